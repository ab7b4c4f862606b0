import { CLAUDE_TOOLS } from '../../customizations/known/known-tools.ts';
import { editsUpTo, isSwapped } from '../../text/near-misses.ts';
import type { TextRange } from '../../text/source-text.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { isClaudeAgent } from '../reading/agents/agent-places.ts';
import { readNameList, readTools } from '../reading/tools/tool-list.ts';
import { copilotAlias } from '../reading/tools/tool-names.ts';
import { detachText } from '../../text/detach.ts';
import { quoteValue } from '../../text/shown/quote.ts';

/** Tool names that Claude Code does not know. */
type UnknownTools = readonly { readonly name: string; readonly range: TextRange }[];

export const claudeAgentTools: FileRule<UnknownTools> = {
  id: 'claude-agent-tools',
  scope: 'file',
  kinds: ['agent'],
  looksFor: { keys: ['tools', 'disallowedTools'] },
  description: 'A Claude Code agent lists a tool that Claude Code does not have',
  effects: [
    warning(['claude'], 'Claude Code ignores a name that it does not know, and the agent works without that tool.'),
  ],
  source: 'https://code.claude.com/docs/en/sub-agents',
  collect(text) {
    const unknown = [...readTools(text), ...readNameList(text, 'disallowedTools')].filter(
      ({ name }) => !CLAUDE.has(cutArguments(name)),
    );
    return unknown.length === 0
      ? undefined
      : unknown.slice(0, MAX_FINDINGS).map(({ name, range }) => ({ name: detachText(cutArguments(name)), range }));
  },
  check(unknown, file, report) {
    for (const { name, range } of isClaudeAgent(file) ? unknown : []) {
      const near = nearTool(name);
      if (near !== undefined || isForeign(name)) {
        report(range, {
          message: `Claude Code has no tool ${quoteValue(name)}`,
          hint:
            near === undefined
              ? 'Write the names that Claude Code uses: `Read`, `Edit`, `Bash`, `Grep`, …'
              : `Did you mean \`${near}\`?`,
        });
      }
    }
  },
};

/** Three findings are enough for one file. Each one also takes time for Copilot agents, where the rule is then not applied. */
const MAX_FINDINGS = 3;
const CLAUDE: ReadonlySet<string> = new Set([...CLAUDE_TOOLS, '*']);

/** `Bash` for `Bash(git log:*)`. */
function cutArguments(name: string): string {
  const bracket = name.indexOf('(');
  return bracket < 0 ? name : name.slice(0, bracket).trim();
}

/**
 * Whether a name belongs to Copilot: it begins with a lower-case letter, has a tool set before a slash, or is an alias
 * in any letter case. MCP tools begin with `mcp__`.
 */
function isForeign(name: string): boolean {
  return copilotAlias(name) !== undefined || /^[a-z][A-Za-z]*(?:\/[\w*-]+)?$/.test(name);
}

/** The tool that differs by one letter in a short name, by two in a longer one, or by two swapped letters. */
function nearTool(name: string): string | undefined {
  const lower = name.toLowerCase();
  return name.length < 2 || name.length > 30 || !/^[A-Za-z]+$/.test(name)
    ? undefined
    : CLAUDE_TOOLS.find(
        (tool) =>
          isSwapped(lower, tool.toLowerCase()) ||
          editsUpTo(lower.length < 6 ? 1 : 2, lower, tool.toLowerCase()) !== undefined,
      );
}
