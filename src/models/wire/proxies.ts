import type { Environment } from '../access.ts';

/** The proxies of the environment, as Node's dispatcher for proxies takes them. */
export interface Proxies {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  /** Hosts that are reached directly. */
  readonly noProxy: string;
}

/** A model on the same machine, such as Ollama, is never behind a proxy. */
const THIS_MACHINE = 'localhost,127.0.0.1,::1';

/** Reads the proxies of the environment; undefined if there is none. What is not an address counts as none. */
export function readProxies(environment: Environment): Proxies | undefined {
  const httpProxy = proxyIn(environment['http_proxy'] ?? environment['HTTP_PROXY']);
  const httpsProxy = proxyIn(environment['https_proxy'] ?? environment['HTTPS_PROXY']);
  const direct = environment['no_proxy'] ?? environment['NO_PROXY'] ?? '';
  return httpProxy === undefined && httpsProxy === undefined
    ? undefined
    : {
        ...(httpProxy === undefined ? {} : { httpProxy }),
        ...(httpsProxy === undefined ? {} : { httpsProxy }),
        noProxy: direct.trim() === '*' ? '*' : [direct, THIS_MACHINE].filter((hosts) => hosts.trim() !== '').join(','),
      };
}

const ADDRESS = /^https?:\/\//i;

/** Reads the address of a proxy, which may be written without `http://`. */
export function proxyIn(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  const address = ADDRESS.test(text) ? text : `http://${text}`;
  return text !== '' && URL.canParse(address) ? address : undefined;
}

/**
 * Has Node's own `fetch` use the proxies of the environment, which it ignores otherwise. Versions of Node that cannot be told
 * so at run time do it if they start with `NODE_USE_ENV_PROXY=1`.
 *
 * @returns ends it; undefined if there is no proxy, or if Node cannot be told
 */
export async function useProxies(environment: Environment): Promise<(() => void) | undefined> {
  const proxies = readProxies(environment);
  if (proxies === undefined) {
    return undefined;
  }
  const { httpProxy, httpsProxy, noProxy } = proxies;
  const http: object = await import('node:http');
  const start: unknown = Reflect.get(http, 'setGlobalProxyFromEnv');
  const end: unknown =
    typeof start === 'function'
      ? Reflect.apply(start, undefined, [{ http_proxy: httpProxy, https_proxy: httpsProxy, no_proxy: noProxy }])
      : undefined;
  return typeof end === 'function' ? () => void Reflect.apply(end, undefined, []) : undefined;
}
