import type { Effect } from '../types.ts';
import { readTools } from '../reading/tool-list.ts';
import { copilotAlias, isVscodeTool, toolSetOf, vscodeSuccessors } from '../reading/tool-names.ts';
import { agentRule } from '../reading/agent-rule.ts';
import { quoteValue } from '../../text/quote.ts';

const IN_VSCODE: Effect = {
  clients: ['vscode'],
  severity: 'info',
  why: 'VS Code knows its own names alone and passes over those of github.com, the Copilot CLI and Claude Code.',
};
const ON_GITHUB: Effect = {
  clients: ['github', 'copilot-cli'],
  severity: 'info',
  why: 'github.com and the Copilot CLI pass over the names that only VS Code knows.',
};
const MAX_FINDINGS = 50;

export const toolOtherClientName = agentRule(
  'copilot',
  {
    id: 'tool-other-client-name',
    kinds: ['agent'],
    looksFor: { keys: ['target'] },
    description: 'A tool is named as in another client than the one that `target` names',
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
            message: `${quoteValue(name)} is a name for github.com, and the target is VS Code`,
            hint: `Write \`${alias}\`.`,
          },
          { effects: [IN_VSCODE] },
        );
      } else if (target === 'github-copilot' && alias === undefined && isVscodeTool(name)) {
        const group = copilotAlias(toolSetOf(name) ?? toolSetOf(vscodeSuccessors(name)[0] ?? '') ?? '');
        report(
          range,
          {
            message: `${quoteValue(name)} is a name for VS Code, and the target is github.com`,
            hint:
              group === undefined
                ? 'Take it out, or leave `target` out for an agent that is for both.'
                : `Write \`${group}\`.`,
          },
          { effects: [ON_GITHUB] },
        );
      }
    }
  },
);
