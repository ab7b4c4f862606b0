/** How `fetch` is to hold a connection; goes into its second argument. */
export type Connection = Pick<RequestInit, 'dispatcher'>;

/** Where Node keeps the dispatcher of its `fetch`, which it names nowhere else. */
const GLOBAL_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

type DispatcherClass = new (options: {
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
}) => NonNullable<RequestInit['dispatcher']>;

/**
 * Connections that wait as long as a model thinks. Node's `fetch` gives up after five minutes without headers, and a
 * server that answers in one piece sends its headers when the answer is there: https://github.com/nodejs/undici/issues/1373.
 * The class is that of Node's own dispatcher, so a proxy from the environment stays in force.
 *
 * @param timeoutMs for the headers, and for each pause of a body; milliseconds
 */
export function patientConnection(timeoutMs: number): Connection {
  // Node makes its dispatcher when something of fetch is first used.
  const isThere = new Request('http://localhost') instanceof Request;
  const current: unknown = isThere ? Reflect.get(globalThis, GLOBAL_DISPATCHER) : undefined;
  if (typeof current !== 'object' || current === null || typeof current.constructor !== 'function') {
    return {};
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Agent and EnvHttpProxyAgent both take these options.
  const Dispatcher = current.constructor as DispatcherClass;
  return { dispatcher: new Dispatcher({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs }) };
}
