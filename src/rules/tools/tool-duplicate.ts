import { CLAUDE_TOOLS } from '../../customizations/known/known-tools.ts';
import { readTools, removal, type ListedTool } from '../reading/tools/tool-list.ts';
import { isVscodeTool } from '../reading/tools/tool-names.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const toolDuplicate: TextRule = {
  id: 'tool-duplicate',
  scope: 'text',
  kinds: ['agent', 'prompt'],
  looksFor: { keys: ['tools'] },
  description: 'A tool is listed twice',
  effects: [
    info(['vscode'], 'VS Code ignores the second entry, or does not know it if its letter case is different.'),
    info(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI ignore letter case and see one tool in both entries.',
    ),
    info(['claude'], 'Claude Code ignores the second entry.'),
  ],
  fixes: 'Removes the second entry, unless only that one is spelled as in VS Code.',
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check(file, report) {
    const tools = readTools(file);
    const first = new Map<string, ListedTool>();
    let left = MAX_FINDINGS;
    for (const [index, tool] of tools.entries()) {
      const same = first.get(tool.name.toLowerCase());
      if (same === undefined) {
        first.set(tool.name.toLowerCase(), tool);
      } else if (left > 0 && !isForClaudeToo(tool, same, tools)) {
        left -= 1;
        const cut = same.name === tool.name || isVscodeTool(same.name) ? removal(file.text, tools, index) : undefined;
        report(
          tool.range,
          {
            message: `${quoteValue(tool.name)} is listed twice${same.name === tool.name ? '' : `, the first time as ${quoteValue(same.name)}`}`,
            hint: 'Remove one of the two.',
          },
          cut === undefined ? {} : { fix: { kind: 'edits', edits: [{ ...cut, text: '' }] } },
        );
      }
    }
  },
};

/** Whether a list has the tools of Claude Code next to those of Copilot, whose names differ from some of them only in letter case. */
function isForClaudeToo({ name }: ListedTool, same: ListedTool, tools: readonly ListedTool[]): boolean {
  const isClaude = (one: string): boolean => CLAUDE_TOOLS.includes(one);
  return (
    isClaude(name) !== isClaude(same.name) &&
    tools.some((tool) => isClaude(tool.name) && tool.name.toLowerCase() !== name.toLowerCase())
  );
}

/** More findings in one file point to one mistake. */
const MAX_FINDINGS = 50;
