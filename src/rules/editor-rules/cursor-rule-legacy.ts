import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';

export const cursorRuleLegacy: FileRule<true> = {
  id: 'cursor-rule-legacy',
  scope: 'file',
  kinds: ['cursor-rule'],
  description: 'The rules of Cursor are in the old file `.cursorrules`',
  effects: [
    info(
      ['cursor'],
      'Cursor still reads the file, but its documentation calls it a legacy file, and it always applies as a whole.',
    ),
  ],
  source: 'https://cursor.com/docs/context/rules#cursorrules-legacy',
  collect: () => true,
  check(_fact, { path }, report) {
    if (path === '.cursorrules') {
      report(
        { start: 0, end: 0 },
        {
          message: '`.cursorrules` is the old place for rules',
          hint: 'Move the rules to `.cursor/rules/*.mdc`, or to AGENTS.md, which other clients read too.',
        },
      );
    }
  },
};
