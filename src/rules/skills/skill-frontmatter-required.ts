import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import type { TextRule } from '../types.ts';

export const skillFrontmatterRequired: TextRule = {
  id: 'skill-frontmatter-required',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { noFrontmatter: true },
  description: 'A skill has no frontmatter',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI do not load a skill without `name` and `description`.',
    },
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code never offers a skill without a description to the model.',
    },
    {
      clients: ['claude'],
      severity: 'warning',
      why: 'Claude Code uses the first paragraph of the text as the description.',
    },
  ],
  source: 'https://agentskills.io/specification',
  check({ kind, text, frontmatter }, report) {
    const isEmpty = text.trim() === '';
    if (!frontmatter.present && frontmatter.problems.length === 0 && !isEmpty && !hasLateHead(kind, text)) {
      const end = text.indexOf('\n');
      report(
        { start: 0, end: end < 0 ? text.length : end },
        {
          message: 'The skill has no frontmatter',
          hint: 'Begin the file with `name` and `description` between two lines `---`.',
        },
      );
    }
  },
};
