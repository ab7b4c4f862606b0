import { judgeKeys, type SuspectKey } from '../reading/frontmatter/frontmatter-keys.ts';
import { sayUnknown } from '../reading/frontmatter/unknown-key.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';

const JUDGED = judgeKeys('unknown', sayUnknown('rules'));

export const editorRuleUnknownKey: FileRule<readonly SuspectKey[]> = {
  id: 'editor-rule-unknown-key',
  kinds: ['cursor-rule', 'windsurf-rule'],
  description: 'A rule of Cursor or Windsurf has a key that is not one of its keys',
  effects: [warning(['cursor'], 'Cursor ignores the key.'), warning(['windsurf'], 'Windsurf ignores the key.')],
  suggests: 'Write the intended key, if it accepts the value and the file does not have it yet.',
  source: 'https://cursor.com/docs/context/rules#rule-anatomy',
  ...JUDGED,
  collect(text, options) {
    const keys = JUDGED.collect(text, options);
    // Frontmatter of Cursor in a rule of Windsurf is one fault, which `windsurf-rule-trigger` reports at `globs`.
    const { globs, trigger } = text.frontmatter.data;
    const isOfCursor = text.kind === 'windsurf-rule' && isWritten(globs) && !isWritten(trigger);
    const left = isOfCursor ? keys?.filter(({ name }) => name !== 'alwaysApply') : keys;
    return left?.length === 0 ? undefined : left;
  },
  check(keys, file, report, ...rest) {
    // A file that is elsewhere may be a source from which the rules of several editors are made.
    if (file.standing !== 'stray') {
      JUDGED.check(keys, file, report, ...rest);
    }
  },
};

function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null;
}
