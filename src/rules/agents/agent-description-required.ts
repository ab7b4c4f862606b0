import { findOpeningLine } from '../reading/agents/agent-places.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';
import type { TextRule } from '../types.ts';

export const agentDescriptionRequired: TextRule = {
  id: 'agent-description-required',
  scope: 'text',
  kinds: ['agent'],
  description: 'The frontmatter of an agent has no `description`',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI require a description and do not offer the agent without one.',
    },
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code requires a description: it chooses agents by their descriptions.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check(file, report) {
    if (
      isReadWithoutError(file) &&
      !Object.hasOwn(file.frontmatter.data, 'description') &&
      !hasOtherSpelling(file.frontmatter.data)
    ) {
      report(findOpeningLine(file), {
        message: 'The agent has no `description`',
        hint: 'Add a line `description: …` that says what the agent is for and when to use it.',
      });
    }
  },
};

/** Another rule reports a misspelled key. */
function hasOtherSpelling(data: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(data).some((key) => key.length < 20 && /^desc/i.test(key));
}
