import { findValueRange } from '../reading/agents/agent-places.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const agentTargetValue = agentRule(
  'copilot',
  {
    id: 'agent-target-value',
    kinds: ['agent'],
    looksFor: { keys: ['target'] },
    description: 'The `target` of an agent is not a known target',
    effects: [
      error(['vscode'], 'VS Code knows the targets `vscode` and `github-copilot`, and reports any other as an error.'),
      error(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI know the targets `vscode` and `github-copilot`, so the agent is meant for neither.',
      ),
    ],
    fixes: 'Writes the intended target if it is clear, such as `github-copilot` for `github`.',
    source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  },
  (text, report) => {
    const target = text.frontmatter.data['target'];
    if (target === undefined || target === null || target === '' || isTarget(target)) {
      return;
    }
    const range = findValueRange(text, ['target']);
    if (range === undefined) {
      return;
    }
    const meant = typeof target === 'string' ? MEANT.get(target.trim().toLowerCase()) : undefined;
    report(
      range,
      {
        message: `${quoteValue(target)} is not a valid \`target\``,
        hint: `Write ${meant === undefined ? '`vscode` or `github-copilot`' : `\`${meant}\``}, or remove the key if the agent is for both.`,
      },
      meant === undefined ? {} : { fix: { kind: 'edits', edits: [{ ...range, text: meant }] } },
    );
  },
);

function isTarget(value: unknown): boolean {
  return value === 'vscode' || value === 'github-copilot';
}

const MEANT: ReadonlyMap<string, string> = new Map([
  ['vscode', 'vscode'],
  ['vs-code', 'vscode'],
  ['vs code', 'vscode'],
  ['visual-studio-code', 'vscode'],
  ['code', 'vscode'],
  ['github-copilot', 'github-copilot'],
  ['github copilot', 'github-copilot'],
  ['github_copilot', 'github-copilot'],
  ['githubcopilot', 'github-copilot'],
  ['github', 'github-copilot'],
  ['github.com', 'github-copilot'],
  ['copilot', 'github-copilot'],
]);
