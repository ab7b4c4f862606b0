import { CLIENTS } from '../../customizations/known/clients.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { findOpeningDashes } from './skill-frontmatter.ts';

export const skillBodyEmpty: TextRule = {
  id: 'skill-body-empty',
  scope: 'text',
  kinds: ['skill'],
  description: 'A skill has nothing below its frontmatter',
  effects: [warning(CLIENTS, 'All clients offer the skill to the model, but have no instructions for it.')],
  source: 'https://agentskills.io/specification#body-content',
  check({ text, frontmatter, body }, report) {
    const isClosed = frontmatter.present && frontmatter.problems.every(({ severity }) => severity !== 'error');
    if (isClosed && text.slice(body.start, body.end).trim() === '') {
      report(findOpeningDashes(text), {
        message: 'The skill has nothing below its frontmatter',
        hint: 'Write below the frontmatter how to do the task.',
      });
    }
  },
};
