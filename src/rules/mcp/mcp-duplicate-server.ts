import { isRecord } from '../../text/record.ts';
import { quoteText } from '../quote-text.ts';
import { serverRule } from './server-rule.ts';

const WHY = 'takes the last of the two and drops the other, without a word.';

export const mcpDuplicateServer = serverRule({
  id: 'mcp-duplicate-server',
  description: 'Two MCP servers of a file have the same name',
  effects: {
    portable: [{ clients: ['claude', 'copilot-cli'], severity: 'error', why: `Claude Code ${WHY}` }],
    vscode: [{ clients: ['vscode'], severity: 'error', why: `VS Code ${WHY}` }],
  },
  check({ name, nameRange }, report, { json }) {
    // Of a repeated key the last one has the place of the server.
    if (json.problems.some(({ code, range }) => code === 'duplicate-key' && range.start === nameRange.start)) {
      report(nameRange, {
        message: `Two servers are called ${quoteText(name)}`,
        hint: 'Rename one of them, or take it out.',
      });
    }
  },
});

/** Whether the repeated key at an offset is the name of a server: `mcp-duplicate-server` speaks of it. */
export function isServerName(
  value: unknown,
  rangeOfKey: (path: readonly string[]) => { readonly start: number } | undefined,
  start: number,
): boolean {
  return ['servers', 'mcpServers'].some((root) => {
    const servers = isRecord(value) ? value[root] : undefined;
    return isRecord(servers) && Object.keys(servers).some((name) => rangeOfKey([root, name])?.start === start);
  });
}
