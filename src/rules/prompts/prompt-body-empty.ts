import type { TextRule } from '../types.ts';

export const promptBodyEmpty: TextRule = {
  id: 'prompt-body-empty',
  scope: 'text',
  kinds: ['prompt'],
  description: 'A prompt has a frontmatter and nothing to ask',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code sends an empty prompt to the model, as what it sends is the body.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check({ text, frontmatter }, report) {
    // A frontmatter that does not end is said to be one; what was to stand below it is inside.
    const isClosed = frontmatter.problems.every(({ code }) => code !== 'fence-unclosed' && code !== 'fence-loose');
    if (frontmatter.present && isClosed && text.slice(frontmatter.body.start).trim() === '') {
      const end = text.indexOf('\n');
      report(
        { start: 0, end: end < 0 ? text.length : end },
        { message: 'The prompt has no text', hint: 'Write below the frontmatter what the model is to do.' },
      );
    }
  },
};
