import { CLIENTS } from '../../customizations/known/clients.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { findOpeningDashes } from './skill-frontmatter.ts';

export const skillBodyLines: TextRule = {
  id: 'skill-body-lines',
  scope: 'text',
  isAboutSize: true,
  kinds: ['skill'],
  description: 'The text of a skill has more lines than recommended',
  effects: [info(CLIENTS, 'All clients load the whole text each time the skill is used.')],
  options: { maximum: { type: 'integer', default: 500, description: 'The most lines below the frontmatter.' } },
  source: 'https://agentskills.io/specification#progressive-disclosure',
  check({ text, body }, report, options) {
    const most = options.integer('maximum');
    const lines = countLines(text.slice(body.start, body.end).trim());
    if (lines > most) {
      report(findOpeningDashes(text), {
        message: `The text of the skill has ${writeCount(lines)} lines; at most ${writeCount(most)} are recommended`,
        hint: 'Move details to files next to it, and name them in the text, so that they are read when needed.',
      });
    }
  },
};

function countLines(text: string): number {
  return (text.match(/\n/g)?.length ?? 0) + 1;
}
