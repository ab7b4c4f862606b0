import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { findNearestGlob } from '../../src/guidelines/nearest-glob.ts';
import { githubGlobs, vscodeGlobs } from '../../src/text/globs/glob.ts';

it.each([
  ['a glob of one folder', ['src/*.ts'], 'src/a/b.ts', '', 'src/**/*.ts'],
  ['a file name of the root', ['Makefile'], 'tools/Makefile', '', '**/Makefile'],
  ['a glob with a leading dot', ['./src/**'], 'src/a.ts', '', 'src/**'],
  ['a folder', ['src'], 'src/a.ts', '', 'src/**'],
  ['a deeper folder', ['api/**/*.py'], 'services/api/main.py', '', '**/api/**/*.py'],
  ['the second of two globs', ['docs/**', 'src/*.ts'], 'src/a/b.ts', '', 'src/**/*.ts'],
  ['a glob of a workspace folder', ['*.ts'], 'packages/shop/src/a.ts', 'packages/shop', '**/*.ts'],
  ['a name that is not in the glob', ['src/**/*.test.ts'], 'src/a/b.ts', '', 'src/**'],
])('offers %s that matches', (_name, patterns, path, folder, instead) => {
  expect(findNearestGlob(patterns, path, folder, 'github')?.instead).toBe(instead);
});

it.each([
  [['test/**'], 'src/a.ts', 'the file is not in `test/`'],
  [['**/*.py'], 'a.ts', 'the file has another ending than `**/*.py` names'],
  [['**/deep/x.py'], 'a.ts', 'its name is not `x.py`'],
])('says of %s what %s differs in', (patterns, path, why) => {
  expect(findNearestGlob(patterns, path, '', 'github')?.why).toBe(why);
});

it.each([[['**/*test*.py']], [['**/test_*.py', '**/conftest.py', '*/*.spec.py']]])(
  'does not offer a glob for all files in place of %s',
  (patterns) => {
    expect(findNearestGlob(patterns, 'src/shop/api.py', '', 'github')).not.toHaveProperty('instead');
  },
);

it('has nothing to say about no glob', () => {
  expect(findNearestGlob([], 'a.ts', '', 'github')).toBeUndefined();
});

const word = fc.constantFrom('src', 'Src', '*', '**', 'a.ts', '*.ts', '{a,b}', '[', '{', '..', '.', '', '!x', 'é');
const pattern = fc.array(word, { maxLength: 5 }).map((words) => words.join('/'));
const path = fc
  .array(fc.constantFrom('src', 'a', 'b.ts', 'c.test.ts', 'Makefile'), { minLength: 1, maxLength: 5 })
  .map((words) => words.join('/'));

it('never offers a glob that does not match', () => {
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 3 }), path, fc.boolean(), (patterns, file, isGithub) => {
      const miss = findNearestGlob(patterns, file, '', isGithub ? 'github' : 'vscode');
      const read = isGithub ? githubGlobs : vscodeGlobs;
      expect(miss?.instead === undefined || read([miss.instead]).matches(file) !== undefined).toBe(true);
    }),
  );
});
