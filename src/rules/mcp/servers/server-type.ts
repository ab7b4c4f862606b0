import type { McpDialect, McpServer } from './servers.ts';

/** How a client connects to a server. */
export type Transport = 'local' | 'remote';

/** The types that each kind of list allows. `local` and `stdio` mean the same; so do `http` and `streamable-http`. */
export const TYPES: Readonly<Record<McpDialect, Readonly<Record<string, Transport>>>> = {
  agent: { local: 'local', stdio: 'local', http: 'remote', sse: 'remote' },
  vscode: { stdio: 'local', http: 'remote', sse: 'remote' },
  portable: {
    stdio: 'local',
    local: 'local',
    http: 'remote',
    'streamable-http': 'remote',
    sse: 'remote',
    ws: 'remote',
    sdk: 'local',
  },
  gemini: { stdio: 'local', http: 'remote', sse: 'remote' },
  codex: { stdio: 'local', http: 'remote', 'streamable-http': 'remote', streamable_http: 'remote' },
};

/**
 * Decides how a server is reached: by its type or, without one, by its keys. `undefined` if neither shows it. Codex does not
 * read the type.
 */
export function findTransport({ dialect, value }: McpServer): Transport | undefined {
  const type = dialect === 'codex' ? undefined : value['type'];
  if (typeof type === 'string') {
    return Object.hasOwn(TYPES[dialect], type) ? TYPES[dialect][type] : undefined;
  }
  if (type !== undefined) {
    return undefined;
  }
  return 'command' in value ? 'local' : 'url' in value ? 'remote' : undefined;
}
