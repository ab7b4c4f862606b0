import { serverRule } from './servers/server-rule.ts';
import { findTransport, type Transport } from './servers/server-type.ts';
import { quote } from '../../text/shown/quote.ts';
import { error, info } from '../effects.ts';

/** The keys that have no meaning for a local or a remote server. */
const FOREIGN: Readonly<Record<Transport, readonly string[]>> = {
  local: ['url', 'headers'],
  remote: ['command', 'args', 'env', 'envFile', 'cwd'],
};

/** The same in Codex, which takes a server with `command` for a local one: `codex-rs/config/src/mcp_types.rs` (November 2026). */
const FOREIGN_IN_CODEX: typeof FOREIGN = {
  local: ['url', 'bearer_token_env_var', 'http_headers', 'env_http_headers', 'oauth', 'oauth_resource'],
  remote: ['args', 'env', 'env_vars', 'cwd'],
};

export const mcpKeyForType = serverRule({
  id: 'mcp-key-for-type',
  description: 'An MCP server has a key that has no meaning for its type',
  effects: {
    agent: [info(['github', 'copilot-cli'], 'github.com and the Copilot CLI ignore the key.')],
    portable: [info(['claude', 'copilot-cli'], 'Claude Code and the Copilot CLI ignore the key.')],
    codex: [
      error(['codex'], 'Codex refuses the configuration, and says that the key is not supported for such a server.'),
    ],
    vscode: [info(['vscode'], 'VS Code marks the key in the editor and ignores it.')],
  },
  check(server, report) {
    const transport = findTransport(server);
    if (transport === undefined) {
      return;
    }
    for (const key of (server.dialect === 'codex' ? FOREIGN_IN_CODEX : FOREIGN)[transport]) {
      const range = Object.hasOwn(server.value, key) ? server.rangeOfKey([key]) : undefined;
      if (range !== undefined) {
        report(range, {
          message: `\`${key}\` has no meaning for ${quote(server.name)}, which is ${WAYS[transport]}`,
          hint: 'Remove the key, or correct the type of the server.',
        });
      }
    }
    if (server.dialect === 'agent' && transport === 'local' && Object.hasOwn(server.value, 'envFile')) {
      report(server.rangeOfKey(['envFile']) ?? server.nameRange, {
        message: '`envFile` is not read in agents',
        hint: 'List the variables under `env`.',
      });
    }
  },
});

const WAYS: Readonly<Record<Transport, string>> = { local: 'started by its command', remote: 'reached at its address' };
