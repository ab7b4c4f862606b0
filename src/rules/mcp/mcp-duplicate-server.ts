import { isRecord } from '../../text/record.ts';
import { isServerOfAgent } from '../reading/agents/agent-servers.ts';
import { error } from '../effects.ts';
import type { Effects, Said, TextRule } from '../types.ts';
import { serverRule } from './servers/server-rule.ts';
import { quote } from '../../text/shown/quote.ts';

const WHY = 'uses the last of the two and silently ignores the other.';

const IN_AN_AGENT: Effects = [
  error(
    ['github', 'copilot-cli'],
    'Readers of real YAML, such as those of github.com and the Copilot CLI, reject the frontmatter or silently use one of the two servers.',
  ),
];

const inServers = serverRule({
  id: 'mcp-duplicate-server',
  description: 'Two MCP servers in a file have the same name',
  effects: {
    agent: IN_AN_AGENT,
    portable: [error(['claude', 'copilot-cli'], `Claude Code ${WHY}`)],
    vscode: [error(['vscode'], `VS Code ${WHY}`)],
  },
  check({ name, nameRange }, report, { json }) {
    // If a key is repeated, the range of the server's name is that of the last one.
    if (json.problems.some(({ code, range }) => code === 'duplicate-key' && range.start === nameRange.start)) {
      report(nameRange, describeDuplicate(name));
    }
  },
});

export const mcpDuplicateServer: TextRule = {
  ...inServers,
  looksFor: { ...inServers.looksFor, problems: true },
  check(text, report, options) {
    inServers.check(text, report, options);
    // The servers of a frontmatter with a repeated key cannot be read; only the problem is known.
    for (const { code, range } of text.frontmatter.problems.slice(0, MAX_PROBLEMS)) {
      if (code === 'yaml-duplicate-key' && isServerOfAgent(text, range)) {
        report(range, describeDuplicate(text.text.slice(range.start, range.end)), { effects: IN_AN_AGENT });
      }
    }
  },
};

const MAX_PROBLEMS = 50;

function describeDuplicate(name: string): Said {
  return { message: `Two servers are named ${quote(name)}`, hint: 'Rename one of them, or remove it.' };
}

/** Whether the repeated key at an offset is the name of a server, which `mcp-duplicate-server` reports. */
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
