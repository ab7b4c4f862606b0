import { isBroken } from '../../text/json/jsonc.ts';
import { error, info, warning } from '../effects.ts';
import type { Effects } from '../types.ts';
import { hasMisnamed } from './mcp-unknown-key.ts';
import { serverRule } from './servers/server-rule.ts';
import { findTransport } from './servers/server-type.ts';
import { quote } from '../../text/shown/quote.ts';

const NO_ARGS: Effects = [
  warning(
    ['github', 'copilot-cli'],
    'github.com and the Copilot CLI require `args` for every local server, even if the list is empty.',
  ),
];

/**
 * The schema of Claude Code takes a server without `type` for a local one, which needs a `command`.
 *
 * @see https://code.claude.com/docs/en/mcp (November 2026) and https://github.com/21st-dev/magic-mcp/issues/82, which
 * quotes what Claude Code 2.1.273 logs
 */
const NO_TYPE: Effects = [
  warning(
    ['claude'],
    'Claude Code takes a server without `type` for a local one, and reports that it has no `command`.',
  ),
];

/** Keys of servers that only Codex has. Plugins of Codex have their servers in `.mcp.json`, too, and need no `type`. */
const KEYS_OF_CODEX = [
  'bearer_token_env_var',
  'env_http_headers',
  'http_headers',
  'startup_timeout_sec',
  'tool_timeout_sec',
];

function isForCodex(value: Readonly<Record<string, unknown>>): boolean {
  return KEYS_OF_CODEX.some((key) => key in value);
}

/** People who offer a configuration to others leave addresses empty on purpose. */
const TO_FILL_IN: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'VS Code, github.com, the Copilot CLI and Claude Code cannot start the server until somebody fills in its address.',
  ),
];

export const mcpRequiredForType = serverRule({
  id: 'mcp-required-for-type',
  description: 'An MCP server has no key that its type requires',
  effects: {
    agent: [
      error(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI cannot start the server, and the agent runs without its tools.',
      ),
    ],
    portable: [
      error(
        ['claude', 'copilot-cli'],
        'Claude Code and the Copilot CLI cannot start the server, and continue without its tools.',
      ),
      error(['cursor'], 'Cursor cannot start the server, and continues without its tools.'),
    ],
    gemini: [error(['gemini'], 'The Gemini CLI cannot start the server, and continues without its tools.')],
    codex: [error(['codex'], 'Codex cannot start the server, and continues without its tools.')],
    vscode: [error(['vscode'], 'VS Code cannot start the server, and continues without its tools.')],
  },
  source:
    'https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers',
  check(server, report, text) {
    // If the file is not valid JSON, the key may be in a part that could not be read.
    if (server.dialect !== 'agent' && isBroken(text.json)) {
      return;
    }
    const { name, value, nameRange } = server;
    // A project switches a server of the user's configuration off by its name alone.
    if (server.dialect === 'codex' && value['enabled'] === false) {
      return;
    }
    // Gemini has further keys for the address.
    if (server.dialect === 'gemini' && ('httpUrl' in value || 'tcp' in value)) {
      return;
    }
    const transport = findTransport(server);
    const wanted =
      transport === 'remote' ? 'url' : transport === 'local' && value['type'] !== 'sdk' ? 'command' : undefined;
    if (wanted === 'url' && value['url'] === '') {
      report(
        server.rangeOfKey(['url']) ?? nameRange,
        {
          message: `The \`url\` of the server ${quote(name)} is empty`,
          hint: 'Add the address of the server, or remove the server until it has one.',
        },
        { effects: TO_FILL_IN },
      );
    } else if (wanted !== undefined && !(wanted in value) && hasMisnamed(server, wanted)) {
      // Another rule reports the key.
    } else if (wanted !== undefined && isMissing(value[wanted])) {
      const type = typeof value['type'] === 'string' ? `, which is of type \`${value['type']}\`,` : '';
      report(server.rangeOfKey([wanted]) ?? nameRange, {
        message: `The server ${quote(name)}${type} has no \`${wanted}\``,
        hint:
          wanted === 'url'
            ? 'Add the address of the server as `url`.'
            : 'Add the program that starts the server as `command`.',
      });
    } else if (wanted === 'command' && server.dialect === 'agent' && !('args' in value)) {
      report(
        nameRange,
        {
          message: `The server ${quote(name)} has no \`args\``,
          hint: 'Write `args: []` if the program takes no arguments.',
        },
        { effects: NO_ARGS },
      );
    } else if (server.dialect === 'portable' && wanted === 'url' && !('type' in value) && !isForCodex(value)) {
      report(
        server.rangeOfKey(['url']) ?? nameRange,
        { message: `The server ${quote(name)} has a \`url\` but no \`type\``, hint: 'Add `"type": "http"`.' },
        { effects: NO_TYPE },
      );
    } else if (
      value['type'] === undefined &&
      transport === undefined &&
      server.dialect !== 'agent' &&
      !('type' in value) &&
      !hasMisnamed(server, 'url') &&
      !hasMisnamed(server, 'command')
    ) {
      report(nameRange, {
        message: `The server ${quote(name)} has neither \`command\` nor \`url\``,
        hint: 'Add the program that starts the server as `command`, or its address as `url`.',
      });
    }
  },
});

function isMissing(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
