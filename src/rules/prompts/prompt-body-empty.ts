import { VSCODE_AGENTS } from '../../customizations/known/known-agents.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { TextRule } from '../types.ts';
import { writtenAgent } from './written-agent.ts';

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
  check(checked, report) {
    const { text, frontmatter } = checked;
    // A frontmatter that does not end is said to be one; what was to stand below it is inside.
    const isClosed = frontmatter.problems.every(({ code }) => code !== 'fence-unclosed' && code !== 'fence-loose');
    if (frontmatter.present && isClosed && text.slice(frontmatter.body.start).trim() === '' && !startsAgent(checked)) {
      const end = text.indexOf('\n');
      report(
        { start: 0, end: end < 0 ? text.length : end },
        { message: 'The prompt has no text', hint: 'Write below the frontmatter what the model is to do.' },
      );
    }
  },
};

/** Whether the prompt is only a command that starts an agent of the team's own, which brings its instructions with it. */
function startsAgent(text: CheckedText): boolean {
  const agent = writtenAgent(text);
  return agent !== undefined && !VSCODE_AGENTS.some((name) => name.toLowerCase() === agent.name.toLowerCase());
}
