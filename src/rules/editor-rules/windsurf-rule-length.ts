import { writeCount } from '../../text/write-count.ts';
import { countCharacters } from '../reading/count-characters.ts';
import type { TextRule } from '../types.ts';

/** https://docs.windsurf.com/windsurf/cascade/memories#rules (November 2026) */
const MAX_CHARACTERS = 12_000;

export const windsurfRuleLength: TextRule = {
  id: 'windsurf-rule-length',
  scope: 'text',
  kinds: ['windsurf-rule'],
  description: 'A rule of Windsurf is longer than Windsurf allows',
  effects: [
    {
      clients: ['windsurf'],
      severity: 'warning',
      why: `Windsurf allows ${writeCount(MAX_CHARACTERS)} characters for each file, and cuts off the rest.`,
    },
  ],
  source: 'https://docs.windsurf.com/windsurf/cascade/memories#rules',
  check({ text }, report) {
    const characters = text.length <= MAX_CHARACTERS ? 0 : countCharacters(text);
    if (characters > MAX_CHARACTERS) {
      report(
        { start: 0, end: 0 },
        {
          message: `The rule has ${writeCount(characters)} characters, more than ${writeCount(MAX_CHARACTERS)}`,
          hint: 'Divide it into several rules.',
        },
      );
    }
  },
};
