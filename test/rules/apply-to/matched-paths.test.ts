import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPaths } from '../../../src/rules/apply-to/matched-paths.ts';
import { indexPaths } from '../../../src/rules/reading/paths/path-index.ts';
import { githubGlobs, vscodeGlobs } from '../../../src/text/globs/glob.ts';

function indexOf(...paths: readonly string[]): ReturnType<typeof indexPaths> {
  return indexPaths(paths.map((path) => ({ path, kind: 'file' })));
}

describe('whether globs match any path', () => {
  const paths = indexOf('README.md', 'src/app.ts', 'src/View.TSX', 'packages/web/src/main.ts', 'Makefile');

  it.each<[string, string, boolean]>([
    ['', '**/*.ts', true],
    ['', '**/*.tsx', true],
    ['', '**/*.kt', false],
    ['', 'src/*.ts', true],
    ['', 'lib/**', false],
    ['', 'src/lib/**', false],
    ['', '**/*.{kt,md}', true],
    ['', '**/makefile', true],
    ['', '{lib,src}/*.ts', true],
    ['', '{packages/web/src,packages/api/src}/**/*.{ts,tsx}', true],
    ['', '{packages/{web,api}/src,lib}/**', true],
    ['', '{packages/api/src,lib/a}/**/*.{ts,tsx}', false],
    ['packages/web', 'src/**', true],
    ['packages/web', '**/*.md', false],
  ])('from "%s": %s', (root, glob, expected) => {
    expect(matchPaths(paths)(root, [glob])).toBe(expected);
  });

  it('is true if one of several globs matches', () => {
    expect(matchPaths(paths)('', ['**/*.kt', '**/*.md'])).toBe(true);
  });

  it('is assumed below a submodule, whose files are not listed', () => {
    const withModule = indexPaths([
      { path: 'a.ts', kind: 'file' },
      { path: 'vendor/lib', kind: 'submodule' },
    ]);
    expect([matchPaths(withModule)('', ['vendor/lib/**/*.kt']), matchPaths(withModule)('', ['other/**/*.kt'])]).toEqual(
      [true, false],
    );
  });

  it('agrees with the glob readers on each path', () => {
    const name = fc.constantFrom('a', 'B', 'src', 'x.ts', 'y.Ts', '.z');
    const glob = fc
      .array(
        fc.constantFrom('a', 'b', 'src', '*', '**', '*.ts', '{x,y}.ts', '{a/b,src}', '{src/{a,b},.z}', '.z', '?'),
        { minLength: 1, maxLength: 4 },
      )
      .map((parts) => parts.join('/'));
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.array(path, { maxLength: 6 }), glob, (all, pattern) => {
        const readers = [githubGlobs([pattern]), vscodeGlobs([pattern])];
        const expected = all.some((one) => readers.some((reader) => reader.matches(one) !== undefined));
        expect(matchPaths(indexOf(...all))('', [pattern])).toBe(expected);
      }),
    );
  });

  it('stops after too many comparisons and assumes a match', () => {
    const many = indexOf(...Array.from({ length: 3_000 }, (_, index) => `a${index}/b${index}/c.ts`));
    const matchesAny = matchPaths(many);
    const answers = Array.from({ length: 200 }, (_, index) => matchesAny('', [`a*/b*/?/d*${index}`]));
    expect([answers[0], answers.at(-1)]).toEqual([false, true]);
  });
});
