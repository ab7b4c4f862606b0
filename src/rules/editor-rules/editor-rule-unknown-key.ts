import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { sayUnknown } from '../reading/frontmatter/unknown-key.ts';
import type { FileRule } from '../types.ts';

const JUDGED = judgeKeys('unknown', sayUnknown('rules'));

export const editorRuleUnknownKey: FileRule<readonly SuspectKey[]> = {
  id: 'editor-rule-unknown-key',
  kinds: ['cursor-rule', 'windsurf-rule'],
  description: 'A rule of Cursor or Windsurf has a key that is not one of its keys',
  effects: [
    { clients: ['cursor'], severity: 'warning', why: 'Cursor ignores the key.' },
    { clients: ['windsurf'], severity: 'warning', why: 'Windsurf ignores the key.' },
  ],
  suggests: 'Write the intended key, if it accepts the value and the file does not have it yet.',
  source: 'https://cursor.com/docs/context/rules#rule-anatomy',
  ...JUDGED,
  check(keys, file, report, ...rest) {
    // A file that is elsewhere may be a source from which the rules of several editors are made.
    if (file.standing !== 'stray') {
      JUDGED.check(keys, file, report, ...rest);
    }
  },
};
