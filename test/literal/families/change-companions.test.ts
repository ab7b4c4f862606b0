import { expect, it } from 'vitest';
import { checkChange } from './check-change.ts';
import { compileText } from './run-statement.ts';

const PAIR = 'When you change `src/api.ts`, update `docs/api.md`.';
const LOG = 'Update `CHANGELOG.md` with every change.';

it.each<readonly [name: string, rule: string, files: readonly string[], found: readonly string[]]>([
  [
    'a source without its companion',
    PAIR,
    ['M src/api.ts'],
    ['src/api.ts: a change to `src/api.ts` without `docs/api.md`'],
  ],
  ['a source with its companion', PAIR, ['M src/api.ts', 'M docs/api.md'], []],
  ['a companion that is renamed', PAIR, ['M src/api.ts', 'R docs/api.md docs/interface.md'], []],
  ['a companion alone', PAIR, ['M docs/api.md'], []],
  ['another file', PAIR, ['M src/api.test.ts'], []],
  [
    'a condition at the end',
    'Always update `b.json` when modifying `*.yaml` files.',
    ['M x/a.yaml'],
    ['x/a.yaml: a change to `x/a.yaml` without `b.json`'],
  ],
  ['a change without a changelog', LOG, ['M a.ts'], ['the change itself: a change without `CHANGELOG.md`']],
  ['a change with a changelog', LOG, ['M a.ts', 'M CHANGELOG.md'], []],
  [
    'a change without a changeset',
    'Every pull request must include a changeset in `.changeset/`.',
    ['M a.ts'],
    ['the change itself: a change without a changeset'],
  ],
  ['a change with a changeset', 'Add a changeset for every change.', ['M a.ts', 'A .changeset/brave-cats.md'], []],
  [
    'a change without an entry',
    'Add a changelog entry for every change.',
    ['M a.ts'],
    ['the change itself: a change without a changelog entry'],
  ],
  ['an entry in one file', 'A changelog entry is required for every pull request.', ['M a.ts', 'M CHANGES.rst'], []],
  [
    'an entry in a file of its own',
    'Add a changelog entry for every change.',
    ['M a.ts', 'A changelog.d/12.fix.md'],
    [],
  ],
  ['one of two files', 'Update `a.md` and `b.md` together.', ['M a.md'], ['a.md: a change to `a.md` without `b.md`']],
  ['both files', 'Update `a.md` and `b.md` together.', ['M a.md', 'M b.md'], []],
])('judges %s', async (_name, rule, files, found) => {
  expect(await checkChange(rule, files)).toEqual(found);
});

it('does not ask for a companion that is not there', async () => {
  expect(await checkChange(PAIR, ['M src/api.ts'], { exists: () => Promise.resolve(false) })).toEqual([]);
});

it.each([
  'When modifying settings in `src/a.ts`, update `docs/a.md`.',
  'Update `README.md` when adding features.',
  'After changing `schema.prisma`, run `prisma generate`.',
  'When you change `src/a.ts`, never use `any`.',
  'Add a changeset for user-facing changes.',
])('does not understand "%s"', (rule) => {
  expect(compileText(rule, 'change-companions')).toEqual([]);
});

it('lets no other family check a rule that counts only for some changes', () => {
  expect(compileText('When you change `src/a.ts`, never use `any`.', 'uses')).toEqual([]);
});
