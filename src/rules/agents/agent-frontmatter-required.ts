import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import { findOpeningLine } from '../reading/agents/agent-places.ts';
import type { TextRule } from '../types.ts';

export const agentFrontmatterRequired: TextRule = {
  id: 'agent-frontmatter-required',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { noFrontmatter: true },
  description: 'An agent has no frontmatter',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI offer only agents that have a `description` in their frontmatter.',
    },
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code reads the name and the description of an agent from its frontmatter, and ignores a file without frontmatter.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check(file, report) {
    const { frontmatter, kind, text } = file;
    if (frontmatter.present || frontmatter.problems.length > 0 || text.trim() === '' || hasLateHead(kind, text)) {
      return;
    }
    report(findOpeningLine(file), {
      message: 'The agent has no frontmatter',
      hint: 'Begin the file with a line `---`, a line `description: …` that says what the agent is for, and another line `---`.',
    });
  },
};
