import type { Environment } from '../access.ts';
import { proxyIn, readProxies } from './proxies.ts';

/** What to check if a server cannot be reached and the environment names a proxy for it; undefined if it names none. */
export function adviseOnProxy(address: string, environment: Environment, node: string): string | undefined {
  const variable = findVariable(address, environment);
  if (variable === undefined) {
    return undefined;
  }
  const unused = describeUnusedProxy(address, environment, node);
  return unused === undefined
    ? `Requests go through the proxy in \`${variable}\`: check it, and \`NO_PROXY\`.`
    : `${unused}.`;
}

/** Why requests to a server do not go through the proxy of the environment, without a full stop; undefined if they do. */
export function describeUnusedProxy(address: string, environment: Environment, node: string): string | undefined {
  const variable = findVariable(address, environment);
  if (variable === undefined || isAtLeast(node, TOLD_AT_RUN_TIME)) {
    return undefined;
  }
  const canBeTold = isAtLeast(node, TOLD_AT_START);
  if (canBeTold && environment['NODE_USE_ENV_PROXY'] === '1') {
    return undefined;
  }
  const setting = canBeTold ? 'set `NODE_USE_ENV_PROXY=1`, or ' : '';
  return `\`${variable}\` is set, but Node ${node} does not use it: ${setting}use Node 24.14 or later`;
}

type Releases = readonly (readonly [major: number, minor: number])[];

/** The first releases of Node whose `fetch` can be told to use proxies when it runs. */
const TOLD_AT_RUN_TIME: Releases = [
  [24, 14],
  [25, 4],
];
/** The first that can be told when they start. */
const TOLD_AT_START: Releases = [
  [22, 21],
  [24, 0],
  [25, 0],
];

/** Later major versions than those listed have what the last one has. */
function isAtLeast(version: string, releases: Releases): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return releases.some(([of, first]) => major === of && minor >= first) || major > (releases.at(-1)?.[0] ?? 0);
}

/** The variable with the proxy for an address; undefined if the address is reached directly. */
function findVariable(address: string, environment: Environment): string | undefined {
  const proxies = readProxies(environment);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (proxies === undefined || url === undefined || isDirect(url, proxies.noProxy)) {
    return undefined;
  }
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY', ...FOR_HTTP] : FOR_HTTP;
  return names.find((name) => proxyIn(environment[name]) !== undefined);
}

/** They count for `https:` too if it has no variable of its own. */
const FOR_HTTP = ['http_proxy', 'HTTP_PROXY'];

/** `acme.test`, `.acme.test` and `*.acme.test` mean the host and all hosts below it. */
function isDirect({ hostname, port }: URL, noProxy: string): boolean {
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      const [, host = '', ofPort] = /^(?:\*?\.)?([^:]+)(?::(\d{1,5}))?$/.exec(entry) ?? [];
      const isHost = host !== '' && (hostname === host || hostname.endsWith(`.${host}`));
      return entry === '*' || hostname === `[${entry}]` || (isHost && (ofPort === undefined || ofPort === port));
    });
}
