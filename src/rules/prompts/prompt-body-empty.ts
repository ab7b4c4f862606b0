import { VSCODE_AGENTS } from '../../customizations/known/known-agents.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { writtenAgent } from './written-agent.ts';

export const promptBodyEmpty: TextRule = {
  id: 'prompt-body-empty',
  scope: 'text',
  kinds: ['prompt'],
  description: 'A prompt has a frontmatter but no text',
  effects: [error(['vscode'], 'VS Code sends only the text below the frontmatter, so the model gets an empty prompt.')],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check(checked, report) {
    const { text, frontmatter } = checked;
    // Another rule reports a frontmatter that is never closed; it contains the text that should be below it.
    const isClosed = frontmatter.problems.every(({ code }) => code !== 'fence-unclosed' && code !== 'fence-loose');
    if (frontmatter.present && isClosed && text.slice(frontmatter.body.start).trim() === '' && !startsAgent(checked)) {
      const end = text.indexOf('\n');
      report(
        { start: 0, end: end < 0 ? text.length : end },
        { message: 'The prompt has no text', hint: 'Write below the frontmatter what the model must do.' },
      );
    }
  },
};

/** Whether the prompt only starts one of the team's own agents, which has its own instructions. */
function startsAgent(text: CheckedText): boolean {
  const agent = writtenAgent(text);
  return agent !== undefined && !VSCODE_AGENTS.some((name) => name.toLowerCase() === agent.name.toLowerCase());
}
