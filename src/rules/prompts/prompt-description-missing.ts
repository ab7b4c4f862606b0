import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import type { TextRule } from '../types.ts';

export const promptDescriptionMissing: TextRule = {
  id: 'prompt-description-missing',
  scope: 'text',
  kinds: ['prompt'],
  description: 'A prompt has no `description`',
  effects: [
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code shows the description beside the name when people type `/`; without one they have to guess.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check({ kind, text, frontmatter }, report) {
    // An empty file lacks more than that, and what cannot be read may have one.
    if (Object.hasOwn(frontmatter.data, 'description') || frontmatter.problems.length > 0 || text.trim() === '') {
      return;
    }
    if (!frontmatter.present && hasLateHead(kind, text)) {
      return;
    }
    const end = text.indexOf('\n');
    report(
      { start: 0, end: frontmatter.present ? (end < 0 ? text.length : end) : 0 },
      { message: 'The prompt has no `description`', hint: 'Say in one sentence what it is for: `description: …`.' },
    );
  },
};
