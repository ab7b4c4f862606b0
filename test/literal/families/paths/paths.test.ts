import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

type Row = readonly [name: string, rule: string, files: readonly string[], found: readonly string[]];

const rows: readonly Row[] = [
  [
    'lock files of another package manager',
    'Package manager: pnpm',
    ['A package-lock.json', 'A web/yarn.lock', 'M bun.lock', 'A pnpm-lock.yaml', 'A uv.lock'],
    ['package-lock.json: a lock file of `npm`', 'web/yarn.lock: a lock file of `yarn`'],
  ],
  [
    'lock files of another package manager in a guide on Python',
    '# Python\n\n- This project uses `uv` for Python dependency management and scripts.',
    ['A poetry.lock', 'A uv.lock'],
    ['poetry.lock: a lock file of `poetry`'],
  ],
  ['no lock files, where a tool is for something else', 'Use bun for tests.', ['A package-lock.json'], []],
  [
    'the files that words in brackets list',
    'Do not edit generated files (`src/api.ts`, `src/db.ts`).',
    ['M src/api.ts'],
    ['src/api.ts: changes to `src/api.ts`'],
  ],
  [
    'the files that a list behind a colon names',
    'Never edit generated files: `src/api.ts`, `gen/`',
    ['M gen/a.ts'],
    ['gen/a.ts: changes to `gen/`'],
  ],
  [
    'files of a kind that their names and the folder name',
    'Keep stores in `app/stores/`.',
    [
      'A app/stores/user-store.ts',
      'A app/cart/CartStore.ts',
      'A app/cart/store.ts',
      'A app/cart/restore.ts',
      'M a/b-store.ts',
    ],
    [
      'app/cart/CartStore.ts: files named as stores outside of `app/stores/`',
      'app/cart/store.ts: files named as stores outside of `app/stores/`',
    ],
  ],
  ['no file, of which a rule means a part', 'Do not modify the `package.json` scripts.', ['M package.json'], []],
  [
    'files of a glob, which are no parts',
    'Do not modify `*.gen.ts` types.',
    ['M b.gen.ts'],
    ['b.gen.ts: changes to `*.gen.ts`'],
  ],
  [
    'a file that is generated with all its types',
    'Do not edit the generated `api.ts` types.',
    ['M api.ts'],
    ['api.ts: changes to `api.ts`'],
  ],
  [
    'files without an ending',
    'Do not alter `/LICENSE` or `/NOTICE` files.',
    ['M LICENSE', 'M NOTICE', 'M a.ts'],
    ['LICENSE: changes to `/LICENSE`', 'NOTICE: changes to `/NOTICE`'],
  ],
  [
    'a folder out of manual edits',
    'Keep generated TypeScript under `web/types/proto/` out of manual edits.',
    ['M web/types/proto/a.ts'],
    ['web/types/proto/a.ts: changes to `web/types/proto/`'],
  ],
  [
    'a label with what is forbidden',
    'Generated files (never hand-edit): `cmd/manifests.done`.',
    ['M cmd/manifests.done'],
    ['cmd/manifests.done: changes to `cmd/manifests.done`'],
  ],
  ...[
    'The manifest at `a/m.json` is auto-generated; never edit it by hand.',
    'Generated models: `a/m.json` — do not hand-edit; run `make models`.',
    '`a/m.json` — GENERATED from `b.yaml` by `make models`; never hand-edit it.',
    'MUST NOT hand-edit generated models (`a/m.json`) to add behavior; add it to the template.',
    'Edit `b.yaml`; never edit the generated `a/m.json` copy directly.',
  ].map((rule): [string, string, readonly string[], readonly string[]] => [
    rule,
    rule,
    ['M a/m.json'],
    ['a/m.json: changes to `a/m.json`'],
  ]),
  [
    'a generated file with its source',
    'The manifest at `a/m.json` is auto-generated; never edit it by hand.',
    ['M a/m.json', 'M b.yaml'],
    [],
  ],
  [
    'what is generated into a folder',
    'Output is generated into `adapters/` by `make` and never hand-edited.',
    ['M adapters/a.md'],
    ['adapters/a.md: changes to `adapters/`'],
  ],
  [
    'what stays out of the repository',
    'No generated artifacts — `logs/`, `.svelte-kit/` stay out of the repo.',
    ['A logs/a.txt'],
    ['logs/a.txt: commits with `logs/`'],
  ],
  [
    'a file with what to use in its place',
    'Never commit `.env` — use `.env.example` with placeholder values.',
    ['A .env', 'A .env.example'],
    ['.env: commits with `.env`'],
  ],
  ['hands off', 'Hands off `legacy/`.', ['M legacy/a.ts'], ['legacy/a.ts: changes to `legacy/`']],
  [
    'assets by their folder in brackets',
    "Do not commit compiled assets (`web/dist/*`) - they're generated.",
    ['A web/dist/a.js'],
    ['web/dist/a.js: commits with `web/dist/*`'],
  ],
  [
    'a path below the heading of an area',
    '# Frontend Conventions\n\n- Never edit `web/types/proto/`.',
    ['M web/types/proto/a.ts', 'M web/b.ts'],
    ['web/types/proto/a.ts: changes to `web/types/proto/`'],
  ],
  [
    'a new file of a name in a folder',
    'Do not add a `Directory.Packages.props` under `src/`.',
    [
      'A src/a/Directory.Packages.props',
      'A Directory.Packages.props',
      'A src/b.props',
      'M src/Directory.Packages.props',
    ],
    ['src/a/Directory.Packages.props: new files that match `Directory.Packages.props` in `src/`'],
  ],
  [
    'generated files of one compiler that change alone',
    'Do not edit generated proto files by hand.',
    ['M a/b.pb.go'],
    ['a/b.pb.go: changes to generated files of the Protocol Buffer compiler'],
  ],
  ['generated files of another tool', 'Do not edit generated proto files by hand.', ['M a/b.g.cs'], []],
  [
    'a changed file of a folder',
    'Never modify files in `vendor/`.',
    ['M vendor/a/b.go', 'M a.go'],
    ['vendor/a/b.go: changes to `vendor/`'],
  ],
  [
    'a passive rule',
    '`packages/types/` must never be edited.',
    ['M packages/types/a.ts'],
    ['packages/types/a.ts: changes to `packages/types/`'],
  ],
  [
    'a removed file of a folder',
    'Do not modify `packages/types/`.',
    ['D packages/types/a.ts'],
    ['packages/types/a.ts: changes to `packages/types/`'],
  ],
  [
    'a file that leaves a folder',
    'Do not touch `legacy/`.',
    ['R legacy/a.ts src/a.ts'],
    ['src/a.ts: changes to `legacy/`'],
  ],
  [
    'many files of a folder once',
    'Do not touch `legacy/`.',
    ['M legacy/a.ts', 'M legacy/b.ts'],
    ['legacy/a.ts: changes to `legacy/`'],
  ],
  [
    'a new file beside existing ones',
    'Do not modify existing migrations in `db/migrations/`.',
    ['A db/migrations/2.sql'],
    [],
  ],
  [
    'an existing migration',
    'Do not modify existing migrations in `db/migrations/`.',
    ['M db/migrations/1.sql'],
    ['db/migrations/1.sql: changes to `db/migrations/`'],
  ],
  [
    'files of a language in a folder',
    'Do not edit the JSON files in `workers/`.',
    ['M workers/a.json', 'M workers/b.ts', 'M c.json'],
    ['workers/a.json: changes to JSON files in `workers/`'],
  ],
  [
    'a kind of file in a folder',
    'Never modify the migrations in `db/`.',
    ['M db/index.ts', 'M db/migrations/1.sql', 'M other/migrations/1.sql'],
    ['db/migrations/1.sql: changes to migrations in `db/`'],
  ],
  [
    'an ending in a folder',
    'Never touch the `.tmpl` files in `charts/`.',
    ['M charts/a.yaml', 'M charts/a.tmpl', 'M b.tmpl'],
    ['charts/a.tmpl: changes to `.tmpl` files in `charts/`'],
  ],
  [
    'what nobody can tell from other files of a folder',
    'Never edit the fixtures in `tests/`.',
    ['M tests/a.test.ts', 'M tests/data.json'],
    [],
  ],
  [
    'workflows by words',
    'Do not modify CI workflows.',
    ['M .github/workflows/a.yml', 'M .github/workflows/a.md', 'M docs/ci.yml'],
    ['.github/workflows/a.yml: changes to configuration files of CI'],
  ],
  [
    'changesets by words',
    "Don't write changeset files.",
    ['A .changeset/brave-cats.md', 'M .changeset/README.md', 'M a.ts'],
    ['.changeset/brave-cats.md: new changesets'],
  ],
  [
    'removed tests by words',
    'Never delete existing tests.',
    ['D src/a.test.ts', 'M src/b.test.ts', 'D src/c.ts'],
    ['src/a.test.ts: the removal of test files'],
  ],
  [
    'edited tests, of which nobody can tell whether a test is gone',
    'Do not modify existing tests.',
    ['M a.test.ts'],
    [],
  ],
  ['another folder with the same beginning', 'Do not touch `legacy/`.', ['M legacy-tools/a.ts', 'M src/legacy.ts'], []],
  [
    'a committed file',
    'Never commit `.env` files.',
    ['A apps/web/.env', 'M .env.example'],
    ['apps/web/.env: commits with `.env`'],
  ],
  ['the removal of a committed file', 'Never commit `.env` files.', ['D .env'], []],
  ['a file that a test reads', 'Never commit `.env` files.', ['A tests/fixtures/app/.env'], []],
  [
    'a file that is not created',
    'Do not create `eslint.config.*`.',
    ['A eslint.config.mjs'],
    ['eslint.config.mjs: new files that match `eslint.config.*`'],
  ],
  ['a file that is there and only edited', 'Do not create `eslint.config.*`.', ['M eslint.config.mjs'], []],
  [
    'a forbidden ending in a folder',
    'No `.js` files in `src/`.',
    ['A src/a.js', 'A scripts/b.js', 'M src/c.js'],
    ['src/a.js: new files that match `.js`'],
  ],
  ['a generated file with its source', 'Never edit `dist/` by hand.', ['M dist/a.js', 'M src/a.ts'], []],
  ['a generated file alone', 'Never edit `dist/` by hand.', ['M dist/a.js'], ['dist/a.js: changes to `dist/`']],
  ['many generated files alone', 'Never edit `dist/` by hand.', ['M dist/a.js', 'M dist/b.js', 'M dist/c.js'], []],
  ['a lock file alone', 'Never edit `package-lock.json` manually.', ['M package-lock.json'], []],
  [
    'files that the words call generated',
    'Never edit `src/api/*.cs`; it is generated.',
    ['M src/api/a.cs', 'M src/a.cs'],
    [],
  ],
  [
    'a folder to keep',
    'Leave `src/legacy/` untouched.',
    ['A src/legacy/a.ts'],
    ['src/legacy/a.ts: changes to `src/legacy/`'],
  ],
  [
    'a name not in kebab-case',
    'Use kebab-case for file names.',
    ['A src/MyFile.ts', 'A src/my-file.ts', 'M src/OldFile.ts'],
    ['src/MyFile.ts: the file name `MyFile.ts`'],
  ],
  [
    'a file with a new name',
    'File names must be kebab-case.',
    ['R a.ts src/myFile.ts', 'R x/MyOld.ts y/MyOld.ts'],
    ['src/myFile.ts: the file name `myFile.ts`'],
  ],
  [
    'names that tools require',
    'File names must be kebab-case.',
    ['A README.md', 'A src/[id].ts', 'A vite.config.ts', 'A a/my_module.py', 'A __init__.py'],
    [],
  ],
  [
    'names that begin with a time, a number or a version',
    'File names must be kebab-case.',
    ['A db/20260525103410_add_user.ts', 'A db/0001_initial.ts', 'A db/V2__add_user.ts'],
    [],
  ],
  [
    'a name not in snake_case',
    'All filenames must be in snake_case.',
    ['A pkg/my-module.ts', 'A pkg/my_module.py'],
    ['pkg/my-module.ts: the file name `my-module.ts`'],
  ],
  [
    'a style with an ending',
    '# Rules\n\n- Source files: `kebab-case.ts`',
    ['A src/UserCard.ts'],
    ['src/UserCard.ts: the file name `UserCard.ts`'],
  ],
  [
    'spaces in a name',
    'Do not use spaces in file names.',
    ['A src/a%20b.ts'.replace('%20', '\u00a0')],
    ['src/a\u00a0b.ts: the file name `a b.ts`'],
  ],
  [
    'an ending of tests',
    'Test files must end with `.test.ts`.',
    ['A a.spec.ts', 'A b.test.tsx', 'A c_test.go'],
    ['a.spec.ts: the file name `a.spec.ts`'],
  ],
  [
    'tests outside of their folder',
    'All tests go in `tests/`.',
    ['A src/a.test.ts', 'A tests/b.test.ts', 'A src/a.ts'],
    ['src/a.test.ts: tests outside of `tests/`'],
  ],
  [
    'tests away from the code',
    'Put tests next to the source file.',
    ['A tests/a.test.ts', 'A src/a.test.ts', 'A tests/e2e/b.test.ts'],
    ['tests/a.test.ts: tests in a folder of their own'],
  ],
];

it.each(rows)('judges %s', async (_name, rule, files, found) => {
  expect(await checkChange(rule, files)).toEqual(found);
});

it('reads paths relative to the folder of the instruction file', async () => {
  const options = { source: 'packages/a/AGENTS.md' };
  expect(await checkChange('Never touch `src/old/`.', ['M packages/a/src/old/x.ts'], options)).toHaveLength(1);
});

it('reports no file that the settings leave out', async () => {
  const options = { ignored: new Set(['vendor/a.go']) };
  expect(await checkChange('Never touch `vendor/`.', ['M vendor/a.go'], options)).toEqual([]);
});

describe('does not understand', () => {
  it.each<readonly [name: string, rule: string]>([
    ['a permission', 'Never modify `package.json` unless explicitly asked.'],
    ['a lock file', 'Do not touch `package-lock.json`.'],
    ['a permission by somebody', 'Do not edit `vendor/` without approval.'],
    ['a member of an object', 'Do not modify `process.env`.'],
    ['a name of code', 'Never edit `state` directly.'],
    ['a part of a file', 'Do not edit the imports of `src/a.ts`.'],
    ['words alone', 'Never commit inline tokens or secrets.'],
    ['a style of something else', 'Use kebab-case for slugs.'],
    ['a placeholder', 'Do not edit `packages/<name>/`.'],
    ['tests of one kind', 'Integration tests live in `tests/`.'],
  ])('%s', (_name, rule) => {
    expect(compileText(rule, 'paths')).toEqual([]);
  });
});

it.each([
  ['Regenerate dist', []],
  ['Fix', ['chore: bump the compiler']],
])('a change that says "%s" with the commits %j may come from a tool', async (title, commits) => {
  const more = { title, readCommits: () => Promise.resolve(commits) };
  expect(await checkChange('Never edit `dist/` by hand.', ['M dist/a.js'], more)).toEqual([]);
});

it('a change that speaks of no tool is reported', async () => {
  const more = { title: 'Fix the sum', branch: 'sum', readCommits: () => Promise.resolve(['Fix the sum']) };
  expect(await checkChange('Never edit `dist/` by hand.', ['M dist/a.js'], more)).toHaveLength(1);
});

it('reads a folder from the root as well as from the instruction file', async () => {
  const found = await checkChange(
    'All tests go in `python/tests/`.',
    ['A python/tests/test_a.py', 'A python/test_b.py'],
    {
      source: 'python/AGENTS.md',
    },
  );
  expect(found).toStrictEqual(['python/test_b.py: tests outside of `python/tests/`']);
});
