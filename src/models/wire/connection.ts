import { readProxies } from './proxies.ts';

/** Options for the second argument of `fetch`. */
export type Connection = Pick<RequestInit, 'dispatcher'>;

/** The key under which Node stores the dispatcher of its `fetch`; Node does not export it. */
const GLOBAL_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

type DispatcherClass = new (options: {
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}) => NonNullable<RequestInit['dispatcher']>;

/**
 * Creates connections that wait as long as a model thinks. Node's `fetch` fails after five minutes without response
 * headers, and a server without streaming sends its headers only when the answer is complete:
 * https://github.com/nodejs/undici/issues/1373. It uses the class of Node's own dispatcher, so that a proxy from the
 * environment still applies.
 *
 * @param timeoutMs limit for the headers and for each pause in the body, in milliseconds
 */
export function connectionWithTimeout(timeoutMs: number): Connection {
  // Node creates its dispatcher when a part of fetch is first used.
  const isThere = new Request('http://localhost') instanceof Request;
  const current: unknown = isThere ? Reflect.get(globalThis, GLOBAL_DISPATCHER) : undefined;
  if (typeof current !== 'object' || current === null || typeof current.constructor !== 'function') {
    return {};
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Agent and EnvHttpProxyAgent both take these options.
  const Dispatcher = current.constructor as DispatcherClass;
  return {
    dispatcher: new Dispatcher({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs, ...readProxies(process.env) }),
  };
}
