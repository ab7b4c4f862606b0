import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

describe('new files that a rule does not want are reported:', () => {
  it.each<readonly [name: string, rule: string, files: readonly string[], found: readonly string[]]>([
    [
      'tests in a folder',
      '- Do not put tests in `src/`.',
      ['A src/a.test.ts', 'A test/a.test.ts', 'A src/a.ts', 'M src/b.test.ts'],
      ['src/a.test.ts'],
    ],
    [
      'files of one name',
      '- Do not create `__init__.py` files in new directories.',
      ['A lib/a/__init__.py', 'A lib/a/b.py'],
      ['lib/a/__init__.py'],
    ],
    [
      'files of one name that others include',
      '- Do not include `.env.example` files — put variables into the readme.',
      ['A a/.env.example', 'A a/.env'],
      ['a/.env.example'],
    ],
    [
      'tests of an ending',
      '- Do not write unit tests for `.tsx` files.',
      ['A src/a.test.tsx', 'A src/a.test.ts', 'A src/a.tsx'],
      ['src/a.test.tsx'],
    ],
    [
      'a language in another folder than its own',
      '- New SQL goes in `sql/`, never in `db/`.',
      ['A db/a.sql', 'A sql/a.sql', 'A db/a.ts'],
      ['db/a.sql'],
    ],
    [
      'code in another folder than its own',
      '- Business logic in `app/models/` folder, avoid `app/services/`',
      ['A app/services/a.rb', 'A app/models/a.rb'],
      ['app/services/a.rb'],
    ],
    [
      'images outside of their folder',
      '- Add images to `modules/images` only.',
      ['A a/b.png', 'A modules/images/c.png'],
      ['a/b.png'],
    ],
    [
      'tests outside of a folder with names to fill in',
      '- Place test files at `src/tests/<path>/<module>.test.ts` to mirror `src/<path>/<module>.ts`.',
      ['A src/a.test.ts', 'A src/tests/a/b.test.ts'],
      ['src/a.test.ts'],
    ],
    [
      'tests in folders of their own',
      '- Test files go next to source files (e.g., `A.ts` -> `A.test.ts`).',
      ['A tests/a.test.ts', 'A src/a.test.ts'],
      ['tests/a.test.ts'],
    ],
    [
      'files of another language below a heading of the language',
      '## TypeScript guidelines\n\n- Use TypeScript for all new code',
      ['A src/a.js', 'A src/b.ts'],
      ['src/a.js'],
    ],
    [
      'new files in a folder below a topic',
      '## Skinny controllers, fat models\n\n- Business logic in `app/models/`, avoid `app/services/`',
      ['A app/services/a.rb'],
      ['app/services/a.rb'],
    ],
  ])('%s', async (_name, rule, files, found) => {
    const reported = await checkChange(rule, files);
    expect(reported.map((one) => one.split(':')[0])).toEqual(found);
  });

  it.each<readonly [name: string, rule: string, files: readonly string[]]>([
    ['migrations that nobody edits', '- Migrations are append-only.', ['M db/migrate/2024_a.rb']],
    [
      'migrations after they were applied',
      '- Never edit existing migration SQL files after they have been applied.',
      ['M db/migrations/1.sql'],
    ],
    ['a folder that is off-limits', '- `legacy/` is off-limits.', ['M legacy/a.ts']],
    ['a folder after a label', '- Read-only: `third_party/`', ['M third_party/a.c']],
  ])('%s, which change', async (_name, rule, files) => {
    expect(await checkChange(rule, files)).toHaveLength(1);
  });
});

describe('rules that are something else become no check:', () => {
  it.each<readonly [name: string, rule: string]>([
    ['what code includes', '- Do not include `foo.h` in headers.'],
    ['an unknown kind of file', '- Do not put helpers in `src/`.'],
    ['tests that say what they cover', '- Do not write tests for `Foo`.'],
    ['a case', '- Do not create `README.md` files unless the user asked for one.'],
    ['a folder that the words do not name', '- Do not put tests in the source folder.'],
    ['all documents', '- Never create documentation files.'],
    ['a class that is immutable', '- `Money` is immutable.'],
    ['two things of which one is unknown', '- Widgets go in `a/`, not `b/`.'],
    ['what a value is', '- Do not write `null` to `state/`.'],
  ])('%s', (_name, rule) => {
    expect(compileText(rule, 'paths')).toEqual([]);
  });

  it('a folder is no code', () => {
    expect(compileText('- Put new files under `src/`, not `lib/`.', 'uses')).toEqual([]);
  });
});
