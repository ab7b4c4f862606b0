import { expect, it } from 'vitest';
import type { Clause } from '../../../src/literal/types.ts';
import { writeDraft } from '../../../src/literal/run/write-draft.ts';
import { createClause } from '../families/clause.ts';

type Kind = Pick<Clause, 'polarity' | 'strength'>;

const NEVER: Kind = { polarity: 'forbidden', strength: 'must' };
const AVOID: Kind = { polarity: 'forbidden', strength: 'should' };
const MUST: Kind = { polarity: 'required', strength: 'must' };
const PREFER: Kind = { polarity: 'required', strength: 'should' };

it.each([
  ['code that must not be used', NEVER, '`eval`', 'The guidelines rule out `eval`'],
  ['code that should not be used', AVOID, '`any`', 'The guidelines advise against `any`'],
  ['a name that is forbidden', NEVER, 'the name `tmp`', 'The guidelines rule out the name `tmp`'],
  ['something missing', MUST, 'a folder without `a.md`', 'The guidelines rule out a folder without `a.md`'],
  [
    'something that should be there',
    PREFER,
    'tests outside of `t/`',
    'The guidelines advise against tests outside of `t/`',
  ],
  ['a name in another form', MUST, '`my_name`', '`my_name` does not follow the guidelines'],
  ['several names', MUST, '3 names in `A` such as `b`', '3 names in `A` such as `b` do not follow the guidelines'],
  ['a word in another form', PREFER, '"web site"', '"web site" does not follow the guidelines'],
  [
    'a file name that has what is forbidden',
    NEVER,
    'the file name `a b.ts`',
    'The file name `a b.ts` does not follow the guidelines',
  ],
  ['a commit', NEVER, 'the commit subject `Add it.`', 'The commit subject `Add it.` does not follow the guidelines'],
  [
    'a description',
    MUST,
    'the description of the pull request',
    'The description of the pull request does not follow the guidelines',
  ],
] as const)('the title of %s is a sentence', (_name, kind, found, title) => {
  const finder = { looksAt: 'text', words: 'reports it', find: () => [] } as const;
  const check = { clause: createClause(kind), family: 'uses', finder };
  expect(writeDraft(check, { path: 'a.ts', line: 1, found }, undefined, false).title).toBe(title);
});
