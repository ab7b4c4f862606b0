import { info } from '../effects.ts';
import type { Effect } from '../types.ts';
import { readTools } from '../reading/tools/tool-list.ts';
import { copilotAlias, isVscodeTool, findToolSet, vscodeSuccessors } from '../reading/tools/tool-names.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';

const IN_VSCODE: Effect = info(
  ['vscode'],
  'VS Code knows only its own tool names and ignores those of github.com, the Copilot CLI and Claude Code.',
);
const ON_GITHUB: Effect = info(
  ['github', 'copilot-cli'],
  'github.com and the Copilot CLI ignore tool names that only VS Code knows.',
);
const MAX_FINDINGS = 50;

export const toolOtherClientName = agentRule(
  'copilot',
  {
    id: 'tool-other-client-name',
    kinds: ['agent'],
    looksFor: { keys: ['target'] },
    description: 'A tool has the name that another client than the `target` uses',
    effects: [IN_VSCODE, ON_GITHUB],
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    const { target } = text.frontmatter.data;
    if (target !== 'vscode' && target !== 'github-copilot') {
      return;
    }
    for (const { name, range } of readTools(text).slice(0, MAX_FINDINGS)) {
      const alias = copilotAlias(name);
      if (target === 'vscode' && alias !== undefined && !isVscodeTool(name)) {
        report(
          range,
          {
            message: `${quoteValue(name)} is a tool name of github.com, but \`target\` is VS Code`,
            hint: `Write \`${alias}\`.`,
          },
          { effects: [IN_VSCODE] },
        );
      } else if (target === 'github-copilot' && alias === undefined && isVscodeTool(name)) {
        const group = findAliasOfSet(name);
        report(
          range,
          {
            message: `${quoteValue(name)} is a tool name of VS Code, but \`target\` is github.com`,
            hint:
              group === undefined ? 'Remove it, or remove `target` if the agent is for both.' : `Write \`${group}\`.`,
          },
          { effects: [ON_GITHUB] },
        );
      }
    }
  },
);

/** The alias on github.com of the tool set to which a VS Code tool, or the first of its successors, belongs. */
function findAliasOfSet(name: string): string | undefined {
  const names = [name, ...vscodeSuccessors(name).slice(0, 1)];
  const set = names.map(findToolSet).find((one) => one !== undefined);
  return set === undefined ? undefined : copilotAlias(set);
}
