import { serverRule } from './servers/server-rule.ts';
import { rangeOfPart, listServerStrings } from './servers/server-strings.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import { warning } from '../effects.ts';

const PREFIX = 'COPILOT_MCP_';

/** Matches `$NAME`, `${NAME}`, `${NAME:-other}` and `${{ secrets.NAME }}`. */
const REFERENCE =
  /\$(?:(?<plain>[A-Z_][A-Z0-9_]*)|\{(?<braced>[A-Z_][A-Z0-9_]*)(?:\}|:-)|\{\{\s*(?:secrets|vars)\.(?<context>[A-Za-z_]\w*)\s*\}\})/g;

/** Variables that are set for every process. */
const ALWAYS_SET: ReadonlySet<string> = new Set(['HOME', 'PATH', 'PWD', 'USER', 'SHELL', 'TMPDIR', 'LANG']);

export const mcpSecretPrefix = serverRule({
  id: 'mcp-secret-prefix',
  description: 'An MCP server of an agent uses a secret or variable that it cannot access',
  effects: {
    agent: [
      warning(
        ['github'],
        `github.com passes only secrets and variables whose names start with \`${PREFIX}\` to servers, so the server starts without this one.`,
      ),
    ],
  },
  source:
    'https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#variable-substitution',
  check(server, report, text) {
    const own = isRecord(server.value['env']) ? server.value['env'] : {};
    for (const given of listServerStrings(server)) {
      for (const { 0: written, groups } of given.value.matchAll(REFERENCE)) {
        const name = groups?.['plain'] ?? groups?.['braced'] ?? groups?.['context'] ?? '';
        // An argument may use a variable that the server's own `env` sets.
        const isOwn = given.key === 'args' && Object.hasOwn(own, name);
        if (!name.startsWith(PREFIX) && !ALWAYS_SET.has(name) && !isOwn) {
          report(rangeOfPart(text, server, given, written), {
            message: `${quote(name)} does not start with \`${PREFIX}\``,
            hint: `Rename it to \`${PREFIX}${name.slice(0, 40)}\`, here and where it is set.`,
          });
        }
      }
    }
  },
});
