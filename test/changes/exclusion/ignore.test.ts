import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readIgnoreFiles } from '../../../src/changes/exclusion/ignore.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { scratchRepository } from '../diff/repository.ts';
import { runs } from '../../property-runs.ts';

const repository = scratchRepository();
afterAll(() => repository.remove());

/** Maps a folder to the text of its ignore file. */
type Files = ReadonlyMap<string, string>;

const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
const ARGUMENTS = ['-c', 'core.ignoreCase=true', 'check-ignore', '--no-index', '-z', '-v', '-n', '--stdin'];

/** Lists the paths that git ignores, each with the line that matches. */
function askGit(files: Files, paths: readonly string[]): readonly string[] {
  for (const [folder, text] of files) {
    repository.write(join(folder, '.gitignore'), text);
  }
  const answer = execFileSync('sh', ['-c', 'git "$@" || [ $? = 1 ]', 'git', ...ARGUMENTS], {
    cwd: repository.folder,
    env,
    input: paths.map((path) => `${path}\0`).join(''),
  });
  for (const folder of files.keys()) {
    rmSync(join(repository.folder, folder.split('/')[0] || '.gitignore'), { recursive: true, force: true });
  }
  const fields = answer.toString().split('\0');
  return paths.flatMap((path, index) => {
    const [file = '', line = '', pattern = ''] = fields.slice(index * 4);
    return pattern === '' || pattern.startsWith('!') ? [] : [`${path} by ${file}:${line}`];
  });
}

function askUs(files: Files, paths: readonly string[]): readonly string[] {
  const find = readIgnoreFiles([...files].map(([folder, text]) => sourceText(join(folder, '.gitignore'), text)));
  return paths.flatMap((path) => {
    const found = find(path);
    return found === undefined ? [] : [`${path} by ${found.source}`];
  });
}

const oneOf = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split(' '));
const names = fc.oneof(
  oneOf(String.raw`a b ab a.b aab .a ö A AB - ] [a] !a #a a* \ "`),
  fc.constant('b c'),
  fc.constant('a '),
);
const path = fc.array(names, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const signs = oneOf(
  String.raw`* * ** *** **/ /**/ /** / / / ? a a b B . c ö - # \ \* \# \! {a,b} " [ ] [a] [!a] [^b] [a-c] []a] [a-`.concat(
    String.raw` [[:alpha:]] [![:punct:]] [[:no:]] [[:a] [\]a] [*] [/] [--/] [c-a]`,
  ),
);
const plain = fc.array(signs, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const near = fc
  .tuple(
    path,
    fc.array(fc.oneof(signs, fc.constant(undefined), fc.constant(undefined)), { minLength: 4, maxLength: 4 }),
  )
  .map(([text, parts]) => Array.from(text, (letter, index) => parts[index % 5] ?? letter).join(''));
const line = fc
  .tuple(oneOf('!  #'), fc.oneof(plain, near), fc.constantFrom('', '', '', '/', ' ', String.raw`\ `, '\r'))
  .map((parts) => parts.join(''));
const text = fc
  .tuple(fc.constantFrom('', '\uFEFF'), fc.array(line, { maxLength: 8 }))
  .map(([mark, lines]) => `${mark}${lines.join('\n')}\n`);
const files = fc
  .tuple(text, fc.array(fc.tuple(oneOf('a b a/b a/a/ab ö/ab b/[a]'), text), { maxLength: 3 }))
  .map(([root, below]) => new Map([['', root], ...below]));

test('never finds an escaped capital letter, or one in a set, when case is ignored, as git does not', () => {
  const files: Files = new Map([['', '\\B\n[C]\n[D-E]\nF\n']]);
  const paths = [...'bBcCdDfF'];
  expect(askUs(files, paths)).toEqual(askGit(files, paths));
  expect(askUs(files, paths)).toEqual(
    ['d', 'D', 'f', 'F'].map((path) => `${path} by .gitignore:${/d/i.test(path) ? 3 : 4}`),
  );
});

test('ignores the same random paths as git, by the same line', () => {
  fc.assert(
    fc.property(files, fc.uniqueArray(path, { minLength: 30, maxLength: 50 }), (given, paths) => {
      // Git sees a folder on disk as a folder, but our code is given it as a file.
      const files = paths.filter((one) => ![...given.keys()].some((folder) => `${folder}/`.startsWith(`${one}/`)));
      expect(askUs(given, files)).toEqual(askGit(given, files));
    }),
    { numRuns: runs(60) },
  );
});
