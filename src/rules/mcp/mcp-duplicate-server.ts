import { isRecord } from '../../text/record.ts';
import { isServerOfAgent } from '../reading/agent-servers.ts';
import { quoteText } from '../reading/quote-text.ts';
import type { Effects, Said, TextRule } from '../types.ts';
import { serverRule } from './server-rule.ts';

const WHY = 'takes the last of the two and drops the other, without a word.';

const IN_AN_AGENT: Effects = [
  {
    clients: ['github', 'copilot-cli'],
    severity: 'error',
    why: 'Readers of real YAML, as those of github.com and the Copilot CLI, refuse the frontmatter or silently take one of the two servers.',
  },
];

const inServers = serverRule({
  id: 'mcp-duplicate-server',
  description: 'Two MCP servers of a file have the same name',
  effects: {
    agent: IN_AN_AGENT,
    portable: [{ clients: ['claude', 'copilot-cli'], severity: 'error', why: `Claude Code ${WHY}` }],
    vscode: [{ clients: ['vscode'], severity: 'error', why: `VS Code ${WHY}` }],
  },
  check({ name, nameRange }, report, { json }) {
    // Of a repeated key the last one has the place of the server.
    if (json.problems.some(({ code, range }) => code === 'duplicate-key' && range.start === nameRange.start)) {
      report(nameRange, twice(name));
    }
  },
});

export const mcpDuplicateServer: TextRule = {
  ...inServers,
  looksFor: { ...inServers.looksFor, problems: true },
  check(text, report, options) {
    inServers.check(text, report, options);
    // YAML with a repeated key has no servers to read, only the problem.
    for (const { code, range } of text.frontmatter.problems.slice(0, MAX_PROBLEMS)) {
      if (code === 'yaml-duplicate-key' && isServerOfAgent(text, range)) {
        report(range, twice(text.text.slice(range.start, range.end)), { effects: IN_AN_AGENT });
      }
    }
  },
};

const MAX_PROBLEMS = 50;

function twice(name: string): Said {
  return { message: `Two servers are called ${quoteText(name)}`, hint: 'Rename one of them, or take it out.' };
}

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
