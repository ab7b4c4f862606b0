import { findOpeningLine } from '../reading/agents/agent-places.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const agentBodyEmpty: TextRule = {
  id: 'agent-body-empty',
  scope: 'text',
  kinds: ['agent'],
  description: 'An agent has nothing below its frontmatter',
  effects: [
    warning(
      ['vscode'],
      'VS Code uses the text below the frontmatter as the instructions of the agent, so the agent has none.',
    ),
    warning(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI use the text below the frontmatter as the instructions of the agent, so the agent has none.',
    ),
    warning(
      ['claude'],
      'Claude Code uses the text below the frontmatter as the instructions of the agent, so the agent has none.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check(file, report) {
    if (isReadWithoutError(file) && file.frontmatter.block !== undefined && isBlank(file)) {
      report(findOpeningLine(file), {
        message: 'The agent has nothing below its frontmatter',
        hint: 'Write below the frontmatter who the agent is, what it does, and how.',
      });
    }
  },
};

/** Stops at the first visible character. Trimming would copy the whole text. */
function isBlank({ body, text }: CheckedText): boolean {
  for (let at = body.start; at < body.end; at += 1) {
    if (text.charAt(at).trim() !== '') {
      return false;
    }
  }
  return true;
}
