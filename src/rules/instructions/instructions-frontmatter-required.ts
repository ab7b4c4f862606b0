import { findLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import type { TextRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/documentation.ts';
import { findFirstLine } from '../reading/instructions-frontmatter.ts';

export const instructionsFrontmatterRequired: TextRule = {
  id: 'instructions-frontmatter-required',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { noFrontmatter: true },
  description: 'Instructions have no frontmatter',
  effects: [
    {
      clients: ['github'],
      severity: 'warning',
      why: 'github.com never applies the file, because nothing says which files it is for.',
    },
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code never applies the file automatically, and there is no description by which a model could pick it.',
    },
  ],
  source: GITHUB_INSTRUCTIONS,
  check({ text, frontmatter }, report) {
    // Other rules report frontmatter that cannot be read, and a file without text.
    const isMissing = !frontmatter.present && frontmatter.problems.length === 0 && text.trim() !== '';
    if (isMissing && findLateHead('path-instructions', text) === undefined) {
      report(findFirstLine(text), {
        message: 'The file has no frontmatter',
        hint: 'Begin the file with a line `---`, then `applyTo: "**"` and a `description`, then another line `---`.',
      });
    }
  },
};
