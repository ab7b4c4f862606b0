import type { McpDialect, McpServer } from './servers.ts';

/** How a client talks to a server. */
export type Transport = 'local' | 'remote';

/** The types that each reader takes. `local` and `stdio` are one; the Copilot CLI and Claude Code write `http` in two ways. */
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
};

/** How a server is reached: by its type, or by its keys where it has none; nothing where neither tells. */
export function transportOf({ dialect, value }: McpServer): Transport | undefined {
  const { type } = value;
  if (typeof type === 'string') {
    return Object.hasOwn(TYPES[dialect], type) ? TYPES[dialect][type] : undefined;
  }
  if (type !== undefined) {
    return undefined;
  }
  return 'command' in value ? 'local' : 'url' in value ? 'remote' : undefined;
}
