import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
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
    'an entry that every change needs',
    'Every change needs an entry in `CHANGELOG.md`.',
    ['M a.ts'],
    ['the change itself: a change without `CHANGELOG.md`'],
  ],
  ['an entry that one change needs', 'A breaking change needs an entry in `CHANGELOG.md`.', ['M a.ts'], []],
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
  ['one of two copies', 'Keep `a.md` and `b.md` identical.', ['M a.md'], ['a.md: a change to `a.md` without `b.md`']],
  ['both files', 'Update `a.md` and `b.md` together.', ['M a.md', 'M b.md'], []],
  [
    'one of two that are committed',
    'Commit `a.md` + `b.md` together.',
    ['M b.md'],
    ['b.md: a change to `b.md` without `a.md`'],
  ],
  ...[
    'Any change to `src/api.ts` must be accompanied by a change to `docs/api.md`.',
    'Changes to `src/api.ts` must be reflected in `docs/api.md`.',
    'Modifying `src/api.ts` requires updating `docs/api.md` via `make docs`.',
    'When `src/api.ts` changes, regenerate `docs/api.md`.',
    'Update `docs/api.md` whenever `src/api.ts` is changed.',
    'If you edit `src/api.ts`, also update `docs/api.md` in the same commit.',
  ].flatMap((rule): (readonly [string, string, readonly string[], readonly string[]])[] => [
    [`a lone source: ${rule}`, rule, ['M src/api.ts'], ['src/api.ts: a change to `src/api.ts` without `docs/api.md`']],
    [`both: ${rule}`, rule, ['M src/api.ts', 'M docs/api.md'], []],
    [`a lone companion: ${rule}`, rule, ['M docs/api.md'], []],
  ]),
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
  'Keep `a.md` and `b.md` in sync.',
  'Commit `package.json` and `package-lock.json` together.',
  'Modifying `pyproject.toml` requires updating `poetry.lock`.',
  'Changes to `src/api.ts` must be reflected in `docs/api.md` unless they are internal.',
  'To change the behavior, edit both `a.md` and `b.md` in the same change.',
  'Add new helpers to both `src/a.rs` and `src/b.rs`.',
  'Add every new string to both `src/en.json` and the other locales.',
])('does not understand "%s"', (rule) => {
  expect(compileText(rule, 'change-companions')).toEqual([]);
});

it('lets no other family check a rule that counts only for some changes', () => {
  expect(compileText('When you change `src/a.ts`, never use `any`.', 'uses')).toEqual([]);
});

describe('entries of several files', () => {
  const RULE = 'Add every new UI string to both `messages/de.json` and `messages/en.json`.';

  function judge(files: Readonly<Record<string, readonly string[]>>, rule = RULE): Promise<readonly string[]> {
    const listed = Object.keys(files).map((path) => `M ${path}`);
    return checkChange(rule, listed, {
      allFiles: Object.entries(files).map(([path, lines]) => fileOf(path, hunkAt(1, lines))),
    });
  }

  it.each([
    'Add the key to both `messages/de.json` and `messages/en.json`.',
    'Strings must be defined in both `messages/de.json` and `messages/en.json`.',
    RULE,
  ])('misses one of them: %s', async (rule) => {
    expect(await judge({ 'messages/en.json': ['+"a": "b",'] }, rule)).toEqual([
      'messages/en.json: new lines of `messages/en.json` without `messages/de.json`',
    ]);
  });

  it('knows files by the ends of their paths', async () => {
    const rule = 'Add keys to BOTH `en/common.json` AND `vi/common.json`.';
    const english = { 'web/locales/en/common.json': ['+"a": "b",'] };
    expect(await judge(english, rule)).toHaveLength(1);
    expect(await judge({ ...english, 'web/locales/vi/common.json': ['+"a": "c",'] }, rule)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, readonly string[]>>]>([
    ['both', { 'messages/en.json': ['+"a": "b",'], 'messages/de.json': ['+"a": "c",'] }],
    ['a text that is another one', { 'messages/en.json': ['-"a": "b",', '+"a": "c",'] }],
    ['an entry that is gone', { 'messages/en.json': ['-"a": "b",'] }],
    ['another file', { 'src/a.ts': ['+b'] }],
  ])('lets pass %s', async (_name, files) => {
    expect(await judge(files)).toEqual([]);
  });
});

describe('changes with tests', () => {
  const FOUND = ['the change itself: a change of code without a test'];

  function judge(rule: string, title: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const allFiles = Object.entries(files).map(([listed, line]) => ({
      ...fileOf(listed.slice(2), hunkAt(1, [`+${line}`])),
      status: listed.startsWith('A') ? ('added' as const) : ('modified' as const),
    }));
    return checkChange(
      rule,
      Object.keys(files).map((listed) => `M ${listed.slice(2)}`),
      { allFiles, title },
    );
  }

  it.each([
    ['Every code change must include tests.', 'Rename f', 'M src/a.ts'],
    ['PRs must include tests.', 'Rename f', 'M src/a.ts'],
    ['Tests are required for all changes.', 'Rename f', 'M src/a.ts'],
    ['Bug fixes must include a regression test.', 'Fix the total of the cart', 'M src/a.ts'],
    ['When fixing a bug, add a regression test.', 'fix(cart): count once', 'M src/a.ts'],
    ['All new features must have tests.', 'feat: add vouchers', 'M src/a.ts'],
    ['Write tests for all new features and bug fixes.', 'feat(cart)!: add vouchers', 'M src/a.ts'],
    ['New code must be covered by tests.', 'Add vouchers', 'A src/a.ts'],
    ['Testing: Every feature MUST be accompanied by unit tests.', 'feat: add f', 'M src/a.ts'],
    ['Ensure that all bugfixes and features have corresponding tests.', 'fix: f', 'M src/a.ts'],
    ['Bug fixes need a regression test that fails without the fix.', 'fix: f', 'M src/a.ts'],
    ['Cover new code with tests.', 'Add f', 'A src/a.ts'],
    ['New code must be tested.', 'Add f', 'A src/a.ts'],
    ['Never ship a feature without tests.', 'feat: f', 'M src/a.ts'],
    ['Add tests when adding new features.', 'feat: f', 'M src/a.ts'],
    ['Mandatory corresponding pytest unit test for all new code.', 'Add f', 'A src/a.ts'],
    ['Update tests in the same change when behavior changes.', 'feat: add f', 'M src/a.ts'],
    ['## Testing\n\n- Bug fixes need a regression test.', 'Fix the total', 'M src/a.ts'],
  ])('asks for a test: %s', async (rule, title, listed) => {
    expect(await judge(rule, title, { [listed]: 'f();' })).toEqual(FOUND);
    expect(await judge(rule, title, { [listed]: 'f();', 'M src/a.test.ts': 'test();' })).toEqual([]);
    expect(await judge(rule, title, { [listed]: '// f' })).toEqual([]);
    expect(await judge(rule, title, { 'A docs/a.md': 'F' })).toEqual([]);
  });

  it('asks for a test of new logic', async () => {
    const rule = 'Every new module needs corresponding tests.';
    expect(await judge(rule, 'Add f', { 'A src/a.ts': 'export function f() {}' })).toEqual(FOUND);
  });

  it.each([
    ['a change that is no fix', 'Bug fixes must include a regression test.', 'Rename f', { 'M src/a.ts': 'f();' }],
    ['a change that is no feature', 'New features must have tests.', 'fix: f', { 'M src/a.ts': 'f();' }],
    ['no new function', 'Tests are required for all new logic.', 'f', { 'A src/a.ts': 'export const A = 1;' }],
    ['no new file', 'New code must have tests.', 'Add vouchers', { 'M src/a.ts': 'f();' }],
    ['cases of tests', 'Every change needs a test.', 'f', { 'M a.rs': 'f();', 'M b/sql-sqltests/join.sqltest': 'a' }],
    ['a snapshot', 'Every change needs a test.', 'f', { 'M a.rs': 'f();', 'M b/results/join.snap': 'a' }],
    ['a test in the same file', 'Every change must include tests.', 'f', { 'M src/a.rs': '#[test]' }],
    ['configuration', 'Every change must include tests.', 'f', { 'A vite.config.ts': 'f();' }],
    ['a template', 'Every change must include tests.', 'f', { 'M resources/views/a.blade.php': '<a>' }],
    ['a translation', 'Every change must include tests.', 'f', { 'M lang/en/a.php': "'a' => 'b'," }],
    ['an example', 'Every change must include tests.', 'f', { 'A examples/a.ts': 'f();' }],
    ['a query', 'Every change must include tests.', 'f', { 'A db/a.sql': 'select 1' }],
  ])('asks for none with %s', async (_name, rule, title, files) => {
    expect(await judge(rule, title, files)).toEqual([]);
  });

  it.each([
    'All code must have tests.',
    'Fixes have tests.',
    'New features need tests unless they are trivial.',
    'Tests are important for new features.',
    'Add tests for edge cases.',
    'Add tests for new functions only when they are public.',
    'New features need tests (unless they are trivial).',
  ])('does not understand "%s"', (rule) => {
    expect(compileText(rule, 'change-companions')).toEqual([]);
  });
});

describe('versions of plugins', () => {
  const RULE = "Any change to a plugin's files MUST include a version bump in that plugin's `plugin.json`.";
  const exists = (path: string): Promise<boolean> => Promise.resolve(path === 'plugins/a/.claude-plugin/plugin.json');

  it('that stay as they are are reported', async () => {
    expect(
      await checkChange(RULE, ['M plugins/a/b.md', 'M plugins/a/c.md', 'M plugins/d/e.md', 'M f.md'], { exists }),
    ).toEqual(['plugins/a/b.md: a change to a plugin without a new version in `plugin.json`']);
  });

  it.each([
    ['{ "version": "2.0.0" }', '"version": "2.0.0"', 0],
    ['another field', '"name": "b"', 1],
  ])('are new with %s', async (_name, line, count) => {
    const allFiles = [
      { ...fileOf('plugins/a/b.md', hunkAt(1, ['+b'])), status: 'modified' as const },
      { ...fileOf('plugins/a/.claude-plugin/plugin.json', hunkAt(1, [`+${line}`])), status: 'modified' as const },
    ];
    expect(await checkChange(RULE, ['M plugins/a/b.md'], { allFiles, exists })).toHaveLength(count);
  });
});

describe('versions of the project that a change sets by hand', () => {
  const bumped = (path: string): FileChange => ({
    ...fileOf(path, hunkAt(1, [' {', '-  "version": "1.0.0",', '+  "version": "1.1.0",', ' }'])),
    status: 'modified',
  });

  it.each<readonly [name: string, rule: string, files: readonly FileChange[], found: readonly string[]]>([
    [
      'a new version',
      'Never bump the version manually.',
      [bumped('package.json')],
      ['package.json: a new version of the project'],
    ],
    [
      'another manifest than the named one',
      'Never bump the version in `a/package.json`.',
      [bumped('b/package.json')],
      [],
    ],
    [
      'what a tool releases',
      'Never bump the version manually.',
      [bumped('package.json'), { ...fileOf('CHANGELOG.md', hunkAt(1, ['+- a'])), status: 'modified' }],
      [],
    ],
    [
      'the version of a new package',
      'Never bump the version manually.',
      [{ ...fileOf('a/package.json', hunkAt(1, ['+{', '+  "version": "0.1.0"', '+}'])), status: 'added' }],
      [],
    ],
  ])('reports or leaves %s', async (_name, rule, allFiles, found) => {
    expect(
      await checkChange(
        rule,
        allFiles.map(({ path }) => `M ${path}`),
        { allFiles },
      ),
    ).toEqual(found);
  });
});
