import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const promptDescriptionMissing: TextRule = {
  id: 'prompt-description-missing',
  scope: 'text',
  kinds: ['prompt'],
  description: 'A prompt has no `description`',
  effects: [
    info(
      ['vscode'],
      'VS Code shows the description next to the name when people type `/`; without it they have to guess.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check({ kind, text, frontmatter }, report) {
    // Other rules report an empty file, and a frontmatter that cannot be read may have a description.
    if (Object.hasOwn(frontmatter.data, 'description') || frontmatter.problems.length > 0 || text.trim() === '') {
      return;
    }
    if (!frontmatter.present && hasLateHead(kind, text)) {
      return;
    }
    const end = text.indexOf('\n');
    report(
      { start: 0, end: frontmatter.present ? (end < 0 ? text.length : end) : 0 },
      { message: 'The prompt has no `description`', hint: 'Describe its purpose in one sentence: `description: …`.' },
    );
  },
};
