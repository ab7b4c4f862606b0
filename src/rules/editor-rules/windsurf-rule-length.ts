import { writeCount } from '../../text/shown/write-count.ts';
import { countCharacters } from '../../text/count-characters.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

/** https://docs.windsurf.com/windsurf/cascade/memories#rules (November 2026) */
const MAX_CHARACTERS = 12_000;

export const windsurfRuleLength: FileRule<number> = {
  id: 'windsurf-rule-length',
  scope: 'file',
  kinds: ['windsurf-rule', 'client-agent'],
  description: 'A rule or workflow of Windsurf is longer than Windsurf allows',
  effects: [
    warning(
      ['windsurf'],
      `Windsurf allows ${writeCount(MAX_CHARACTERS)} characters for each file, and cuts off the rest.`,
    ),
  ],
  source: 'https://docs.windsurf.com/windsurf/cascade/memories#rules',
  collect({ text }) {
    const characters = text.length <= MAX_CHARACTERS ? 0 : countCharacters(text);
    return characters > MAX_CHARACTERS ? characters : undefined;
  },
  check(characters, { kind, clients }, report) {
    if (kind === 'client-agent' && !clients.includes('windsurf')) {
      return;
    }
    const what = kind === 'client-agent' ? 'workflow' : 'rule';
    report(
      { start: 0, end: 0 },
      {
        message: `The ${what} has ${writeCount(characters)} characters, more than ${writeCount(MAX_CHARACTERS)}`,
        hint: `Divide it into several ${what}s.`,
      },
    );
  },
};
