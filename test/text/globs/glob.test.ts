import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileGlob,
  githubGlobs,
  matchInBothDialects,
  splitGlobList,
  type ApplyToMatcher,
  vscodeGlobs,
} from '../../../src/text/globs/glob.ts';
import { runs } from '../../property-runs.ts';

function githubApplyTo(value: string): ApplyToMatcher {
  return githubGlobs(splitGlobList(value).map(({ pattern }) => pattern));
}

function vscodeApplyTo(value: string): ApplyToMatcher {
  return vscodeGlobs(splitGlobList(value).map(({ pattern }) => pattern));
}

function matches(pattern: string, path: string): boolean | string {
  const glob = compileGlob(pattern);
  return glob.kind === 'glob' ? glob.matches(path) : glob.reason;
}

describe('compileGlob', () => {
  test.each([
    ['src/**', 'src/a.ts', true],
    ['src/**', 'src/x/y/a.ts', true],
    ['src/**', 'lib/src/a.ts', false],
    ['src/*.ts', 'src/x/a.ts', false],
    ['**/*.ts', 'a.ts', true],
    ['**', '.github/workflows/ci.yml', true],
    ['*.{ts,tsx}', 'a.tsx', true],
    ['*.TS', 'a.ts', false],
    ['a[0-9].ts', 'a1.ts', true],
    ['app/[[]id[]]/*.tsx', 'app/[id]/page.tsx', true],
    ['#a.ts', '#a.ts', true],
    ['!a.ts', 'b.ts', false],
    ['!a.ts', '!a.ts', true],
    ['+(a).ts', 'aa.ts', false],
    ['+(a).ts', '+(a).ts', true],
    ['/src/*', 'src/a.ts', false],
    ['./src/*', 'src/a.ts', false],
    ['docs', 'docs/a.md', false],
    ['ünï/*', 'ünï/ä.ts', true],
    ['', 'a', 'it is empty'],
    ['a'.repeat(4_096), 'a', false],
    ['a'.repeat(4_097), 'a', 'it has more than 4,096 characters'],
  ])('%.30s on %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });

  test.each([
    ['stars', 'a*'.repeat(2_000).concat('b'), 'a'.repeat(2_000)],
    ['globstars', '**/a/'.repeat(500).concat('b'), 'a/'.repeat(500).concat('c')],
    ['braces', '{a,b}'.repeat(20), 'a'.repeat(20)],
    ['ranges', '{1..100000}', '1'],
    ['nested braces', '{'.repeat(1_000).concat('a', '}'.repeat(1_000)), 'a'],
    ['extended globs', '+(a|aa)'.repeat(50), 'a'.repeat(100)],
    ['classes', '[a-z]*'.repeat(600), 'a'.repeat(2_000)],
  ])('hostile %s: matching ends in every dialect', (_name, pattern, path) => {
    expect(matches(pattern, path)).toBeTypeOf('boolean');
    expect([githubApplyTo(pattern).invalid, vscodeApplyTo(pattern).invalid]).toEqual([[], []]);
    vscodeApplyTo(pattern).matches(path);
  });

  test('no pattern makes it throw', () => {
    const signs = fc.constantFrom(
      '*',
      '**',
      '/',
      '?',
      '[',
      ']',
      '{',
      '}',
      ',',
      '!',
      '^',
      '-',
      '\\',
      '.',
      '..',
      '(',
      ')',
      '|',
      '+',
      '@',
      'a',
      '#',
      ' ',
      '\n',
      '\u{1F600}',
      ':',
    );
    const patterns = fc.oneof(
      fc.array(signs, { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(patterns, fc.constantFrom('a', 'a/b.ts', '.a/b', 'a b/[c].ts'), (pattern, path) => {
        expect(matches(pattern, path)).toBeOneOf([true, false, 'it is empty']);
        vscodeApplyTo(pattern).matches(path);
        githubApplyTo(pattern).matches(path);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

describe('splitGlobList', () => {
  test.each([
    ['', []],
    [' , ,', []],
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    ['  a ,\tb  ', ['a', 'b']],
    ['{a,b},c', ['{a,b}', 'c']],
    ['{a,{b,c},d},e', ['{a,{b,c},d}', 'e']],
    ['[a,b].ts,c', ['[a,b].ts', 'c']],
    ['a},b', ['a}', 'b']],
    ['{a,b', ['{a,b']],
    ['😀,b', ['😀', 'b']],
  ])('%j', (value, patterns) => {
    const globs = splitGlobList(value);
    expect(globs.map(({ pattern }) => pattern)).toEqual(patterns);
    expect(globs.map(({ range }) => value.slice(range.start, range.end))).toEqual(patterns);
  });
});

describe('the two readings of applyTo', () => {
  test.each([
    ['**', 'a/b.py', '**', '**'],
    ['**/*', 'a/b.py', '**/*', '**/*'],
    ['*', 'b.py', '*', '*'],
    ['*', 'a/b.py', undefined, '*'],
    ['*.py', 'a/b.py', undefined, '*.py'],
    ['*.py', 'b.py', '*.py', '*.py'],
    ['**/*.py', 'a/b.py', '**/*.py', '**/*.py'],
    ['src/**', 'packages/x/src/a.ts', undefined, 'src/**'],
    ['/src/**', 'src/a.ts', undefined, undefined],
    ['/**', 'src/a.ts', undefined, '/**'],
    ['*.TS', 'a.ts', undefined, '*.TS'],
    ['**/**/*.ts', 'a.ts', '**/**/*.ts', '**/**/*.ts'],
    ['{a..c}.ts', 'b.ts', '{a..c}.ts', undefined],
    ['{a..c}.ts', 'a..c.ts', undefined, '{a..c}.ts'],
    ['*.{ts}', 'a.ts', undefined, '*.{ts}'],
    ['README.md/**', 'README.md', undefined, 'README.md/**'],
    ['a.md/', 'a.md', undefined, 'a.md/'],
    ['docs/', 'docs/a.md', undefined, undefined],
    ['!**/*.ts', 'a.js', undefined, undefined],
    ['src\\a.ts', 'srca.ts', 'src\\a.ts', undefined],
    ['*.md, *.ts ,*.ts', 'a.ts', '*.ts', '*.ts'],
    ['', 'a.ts', undefined, undefined],
  ])('%s on %s: %s on github.com, %s in VS Code', (value, path, github, vscode) => {
    expect([githubApplyTo(value).matches(path), vscodeApplyTo(value).matches(path)]).toEqual([github, vscode]);
  });

  test.each([githubApplyTo, vscodeApplyTo])('invalid patterns are listed apart from the usable ones', (applyTo) => {
    const long = 'a'.repeat(5_000);
    expect(applyTo(`*.ts, ${long},**`)).toMatchObject({
      patterns: ['*.ts', '**'],
      invalid: [{ pattern: long, reason: 'it has more than 4,096 characters' }],
    });
  });
});

describe('lists of globs', () => {
  test.each([
    ['in the order of the list', ['*.js', '**/*.ts', 'src/**'], '', 'src/a.ts', '**/*.ts', '**/*.ts'],
    ['with a comma in one', ['a,b.ts'], '', 'a,b.ts', 'a,b.ts', 'a,b.ts'],
    ['from a folder', ['src/*.ts'], 'packages/a', 'packages/a/src/b.ts', 'src/*.ts', 'src/*.ts'],
    ['not from the root', ['packages/**'], 'packages/a', 'packages/a/src/b.ts', undefined, 'packages/**'],
    ['nothing next to the folder', ['**'], 'packages/a', 'packages/ab/c.ts', undefined, undefined],
    ['an empty one', [], '', 'a.ts', undefined, undefined],
  ])('%s', (_name, patterns, folder, path, github, vscode) => {
    expect([githubGlobs(patterns, folder).matches(path), vscodeGlobs(patterns, folder).matches(path)]).toEqual([
      github,
      vscode,
    ]);
  });
});

describe('matchInBothDialects', () => {
  const PATHS = ['a.ts', 'src/a.ts', 'lib/src/A.ts', 'README.md'];

  /** `path github vscode` for each path that matches. */
  function takenOf(value: string, paths = PATHS, folder = ''): readonly string[] {
    const patterns = splitGlobList(value).map(({ pattern }) => pattern);
    return matchInBothDialects(patterns, paths, folder).taken.map(
      ({ path, github = '-', vscode = '-' }) => `${path} ${github} ${vscode}`,
    );
  }

  test.each<[value: string, expected: readonly string[]]>([
    ['**/*.md', ['README.md **/*.md **/*.md']],
    ['!x, docs/', []],
    ['*.md,src/*.ts', ['src/a.ts src/*.ts src/*.ts', 'lib/src/A.ts - src/*.ts', 'README.md *.md *.md']],
    ['*.css, *.ts', ['a.ts *.ts *.ts', 'src/a.ts - *.ts', 'lib/src/A.ts - *.ts']],
    ['README\\.md', ['README.md README\\.md -']],
    ['**/a.ts', ['a.ts **/a.ts **/a.ts', 'src/a.ts **/a.ts **/a.ts', 'lib/src/A.ts - **/a.ts']],
  ])('%s', (value, expected) => {
    expect(takenOf(value)).toEqual(expected);
  });

  test('matches only paths below a folder, and relative to it for github.com', () => {
    expect(takenOf('*.ts', ['a.ts', 'lib/a.ts', 'lib/src/b.ts'], 'lib')).toEqual([
      'lib/a.ts *.ts *.ts',
      'lib/src/b.ts - *.ts',
    ]);
  });

  test('names the patterns that can be used', () => {
    const { patterns } = matchInBothDialects(['*.ts', 'a'.repeat(5_000)], []);
    expect(patterns).toEqual({ github: ['*.ts'], vscode: ['*.ts'] });
  });
});

interface ConformanceCase {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly applyTo: string; readonly file: string } | { readonly split: string };
  readonly expected: { readonly match?: boolean; readonly pattern?: string; readonly parts?: readonly string[] };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly ConformanceCase[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

/** The cases in which we differ on purpose, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  '"/w/src/*.ts" on /w/src/a.ts':
    'nobody knows in CI where a repository lies on the machines it is opened on, so a path from the root of a file system matches nothing',
};

function ofArea(area: string): readonly ConformanceCase[] {
  return cases.filter((one) => one.area === area && DIFFERENCES[one.name] === undefined);
}

describe.skipIf(!areCasesHere)(
  `Copilot's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not beside this repository)'}`,
  () => {
    /** The cases of VS Code have a workspace at this place. */
    const WORKSPACE = '/w/';

    test.each(ofArea('applyTo').filter(({ input }) => 'split' in input))('VS Code: $name', ({ input, expected }) => {
      // The original keeps empty parts and drops them at its next step.
      const parts = expected.parts?.filter((part) => part !== '');
      expect(splitGlobList('split' in input ? input.split : '').map(({ pattern }) => pattern)).toEqual(parts);
    });

    test.each(ofArea('applyTo').filter(({ input }) => 'file' in input))('VS Code: $name', ({ input, expected }) => {
      const { applyTo, file } = 'split' in input ? { applyTo: '', file: '' } : input;
      expect(vscodeApplyTo(applyTo).matches(file.slice(WORKSPACE.length))).toBe(expected.pattern);
    });

    test.each(ofArea('applyTo-github'))('github.com: $name', ({ input, expected }) => {
      const { applyTo, file } = 'split' in input ? { applyTo: '', file: '' } : input;
      expect(githubApplyTo(applyTo).matches(file) !== undefined).toBe(expected.match);
    });

    test('every listed difference still exists', () => {
      for (const { input, expected } of cases.filter(({ name }) => DIFFERENCES[name] !== undefined)) {
        expect(
          'split' in input ? undefined : vscodeApplyTo(input.applyTo).matches(input.file.slice(WORKSPACE.length)),
        ).not.toBe(expected.pattern);
      }
    });
  },
);
