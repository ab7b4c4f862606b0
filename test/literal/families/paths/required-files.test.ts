import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText } from '../run-statement.ts';

const EACH = 'Each `packages/*` folder needs a `README.md`.';
const NEW = 'Every new example in `examples/` must have a `tsconfig.json` and a `README.md`.';

function exists(...paths: readonly string[]): { readonly exists: (path: string) => Promise<boolean> } {
  return { exists: (path) => Promise.resolve(paths.includes(path)) };
}

describe('files that folders must have', () => {
  it.each<
    readonly [name: string, rule: string, files: readonly string[], there: readonly string[], found: readonly string[]]
  >([
    [
      'are missing in a new folder',
      EACH,
      ['A packages/a/package.json', 'A packages/a/src/x.ts'],
      [],
      ['packages/a/package.json: a new folder without `README.md`'],
    ],
    ['are there', EACH, ['A packages/a/package.json'], ['packages/a/README.md'], []],
    ['are missing in an old folder', EACH, ['M packages/a/package.json', 'A packages/a/src/x.ts'], [], []],
    ['are missing in other folders', EACH, ['A packages/a/b/package.json', 'A c/package.json'], [], []],
    [
      'are there in part',
      NEW,
      ['A examples/a/package.json'],
      ['examples/a/README.md'],
      ['examples/a/package.json: a new folder without `tsconfig.json`'],
    ],
    [
      'are missing in a package',
      'Every package must have a `README.md`.',
      ['A libs/a/package.json', 'A test/fixtures/b/package.json'],
      [],
      ['libs/a/package.json: a new folder without `README.md`'],
    ],
  ])('%s', async (_name, rule, files, there, found) => {
    expect(await checkChange(rule, files, exists(...there))).toStrictEqual(found);
  });

  it('are not members of types', () => {
    expect(compileText('- Each `package.json` must have a `name`.\n', 'paths')).toStrictEqual([]);
  });
});
