import type { TextRule } from '../types.ts';
import { textOf } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/quote.ts';

export const skillNameReserved: TextRule = {
  id: 'skill-name-reserved',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['name'] },
  description: 'The name of a skill has a word in it that claude.ai keeps for itself',
  effects: [
    {
      clients: ['claude'],
      severity: 'warning',
      why: 'Claude Code loads the skill, but claude.ai and the Claude API refuse to take it up.',
    },
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'info',
      why: 'VS Code, github.com and the Copilot CLI load the skill, but claude.ai refuses to take it up.',
    },
  ],
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview',
  check({ frontmatter }, report) {
    const name = textOf(frontmatter, 'name');
    const found = name === undefined ? null : RESERVED.exec(name.value);
    if (name !== undefined && found !== null) {
      report(name.range, {
        message: `The name ${quoteValue(name.value)} has the reserved word \`${found[0]}\` in it`,
        hint: 'Name the skill after what it does.',
      });
    }
  },
};

const RESERVED = /anthropic|claude/i;
