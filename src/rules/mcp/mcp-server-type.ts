import { serverRule } from './servers/server-rule.ts';
import { TYPES } from './servers/server-type.ts';
import { error, warning } from '../effects.ts';
import type { Effects } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

export const mcpServerType = serverRule({
  id: 'mcp-server-type',
  description: 'The `type` of an MCP server is missing or unknown',
  effects: {
    agent: [
      error(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI do not know how to reach the server, and run the agent without its tools.',
      ),
    ],
    portable: [
      error(
        ['claude', 'copilot-cli'],
        'Claude Code and the Copilot CLI do not know how to reach the server, and continue without its tools.',
      ),
    ],
    vscode: [error(['vscode'], 'VS Code does not know how to reach the server, and continues without its tools.')],
  },
  source:
    'https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#writing-a-json-configuration-for-mcp-servers',
  check({ dialect, name, value, nameRange, rangeOf }, report) {
    const { type } = value;
    const types = TYPES[dialect];
    const offered = Object.keys(types)
      .filter((known) => known !== 'sdk')
      .map((known) => `\`${known}\``)
      .join(', ');
    if (type === undefined && dialect === 'agent' && !Object.hasOwn(value, 'type')) {
      report(nameRange, {
        message: `The server ${quote(name)} has no \`type\``,
        hint: `Write one of ${offered}.`,
      });
    } else if (type !== undefined && !(typeof type === 'string' && Object.hasOwn(types, type))) {
      report(rangeOf(['type']), {
        message:
          typeof type === 'string'
            ? `${quote(type)} is not a type of MCP server`
            : `The \`type\` of ${quote(name)} is not a string`,
        hint: `Write one of ${offered}.`,
      });
    } else if (type === 'local' && dialect === 'portable') {
      report(
        rangeOf(['type']),
        {
          message: '`local` is not a type of MCP server in Claude Code',
          hint: 'Write `stdio`, which all clients read.',
        },
        { effects: OF_COPILOT },
      );
    }
  },
});

/** https://code.claude.com/docs/en/mcp (November 2026): `stdio`, `http`, `sse` and `ws`. The Copilot CLI also reads `local`. */
const OF_COPILOT: Effects = [warning(['claude'], 'Claude Code rejects the server, and continues without its tools.')];
