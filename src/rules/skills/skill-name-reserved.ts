import { CLIENTS } from '../../customizations/known/clients.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { readString } from './skill-frontmatter.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const skillNameReserved: TextRule = {
  id: 'skill-name-reserved',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { keys: ['name'] },
  description: 'The name of a skill contains a word that claude.ai reserves',
  effects: [
    info(CLIENTS, 'All clients load the skill, but claude.ai and the Claude API do not accept an upload of it.'),
  ],
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview',
  check({ frontmatter }, report) {
    const name = readString(frontmatter, 'name');
    const found = name === undefined ? null : RESERVED.exec(name.value);
    if (name !== undefined && found !== null) {
      report(name.range, {
        message: `The name ${quoteValue(name.value)} contains the reserved word \`${found[0]}\``,
        hint: 'Name the skill after what it does.',
      });
    }
  },
};

const RESERVED = /anthropic|claude/i;
