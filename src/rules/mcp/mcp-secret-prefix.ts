import { quoteText } from '../reading/quote-text.ts';
import { serverRule } from './server-rule.ts';
import { rangeOfPart, stringsOf } from './server-strings.ts';
import { isRecord } from '../../text/record.ts';

const PREFIX = 'COPILOT_MCP_';

/** `$NAME`, `${NAME}`, `${NAME:-other}`, `${{ secrets.NAME }}`. */
const REFERENCE =
  /\$(?:(?<plain>[A-Z_][A-Z0-9_]*)|\{(?<braced>[A-Z_][A-Z0-9_]*)(?:\}|:-)|\{\{\s*(?:secrets|vars)\.(?<context>[A-Za-z_]\w*)\s*\}\})/g;

/** Every process has these. */
const ALWAYS_SET: ReadonlySet<string> = new Set(['HOME', 'PATH', 'PWD', 'USER', 'SHELL', 'TMPDIR', 'LANG']);

export const mcpSecretPrefix = serverRule({
  id: 'mcp-secret-prefix',
  description: 'An MCP server of an agent asks for a secret or variable that is out of its reach',
  effects: {
    agent: [
      {
        clients: ['github'],
        severity: 'warning',
        why: `github.com hands only secrets and variables to servers whose names start with \`${PREFIX}\`, so the server starts without this one.`,
      },
    ],
  },
  source:
    'https://docs.github.com/en/copilot/how-tos/use-copilot-agents/cloud-agent/extend-cloud-agent-with-mcp#variable-substitution',
  check(server, report, text) {
    const own = isRecord(server.value['env']) ? server.value['env'] : {};
    for (const given of stringsOf(server)) {
      for (const { 0: written, groups } of given.value.matchAll(REFERENCE)) {
        const name = groups?.['plain'] ?? groups?.['braced'] ?? groups?.['context'] ?? '';
        // A command may use what its server is given as `env`.
        const isOwn = given.key === 'args' && Object.hasOwn(own, name);
        if (!name.startsWith(PREFIX) && !ALWAYS_SET.has(name) && !isOwn) {
          report(rangeOfPart(text, server, given, written) ?? server.nameRange, {
            message: `${quoteText(name)} does not start with \`${PREFIX}\``,
            hint: `Call it \`${PREFIX}${name.slice(0, 40)}\`, here and where it is set.`,
          });
        }
      }
    }
  },
});
