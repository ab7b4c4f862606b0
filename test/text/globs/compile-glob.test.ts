import * as fc from 'fast-check';
import { Minimatch, type MinimatchOptions } from 'minimatch';
import { describe, expect, test } from 'vitest';
import { compileExclusionGlob, compileGlob, vscodeGlobs } from '../../../src/text/globs/glob.ts';
import { runs } from '../../property-runs.ts';

/** One reading of globs: ours, and the slow one that leaves everything to minimatch. */
interface Reading {
  readonly name: string;
  readonly ours: (pattern: string) => (path: string) => boolean;
  readonly theirs: (pattern: string) => (path: string) => boolean;
}

const OPTIONS = {
  dot: true,
  nonegate: true,
  nocomment: true,
  noext: true,
  braceExpandMax: 1_000,
  platform: 'linux',
} as const satisfies MinimatchOptions;

const READINGS: readonly Reading[] = [
  {
    name: 'a glob of a rule',
    ours: (pattern) => matcher(compileGlob(pattern)),
    theirs: (pattern) => (pattern === '' ? () => false : minimatch(pattern, OPTIONS)),
  },
  {
    name: 'a glob of content exclusion',
    ours: (pattern) => matcher(compileExclusionGlob(pattern)),
    theirs: byMinimatchForExclusion,
  },
  {
    name: 'a glob of VS Code',
    ours: (pattern) => {
      const globs = vscodeGlobs([pattern]);
      return (path) => globs.matches(path) !== undefined;
    },
    theirs: byMinimatchForVscode,
  },
];

function matcher(glob: ReturnType<typeof compileGlob>): (path: string) => boolean {
  return glob.kind === 'glob' ? glob.matches : () => false;
}

function minimatch(pattern: string, options: MinimatchOptions): (path: string) => boolean {
  const glob = new Minimatch(pattern, options);
  return (path) => glob.match(path);
}

function byMinimatchForExclusion(pattern: string): (path: string) => boolean {
  if (pattern === '' || /[!?*+@]\(/.test(pattern)) {
    return () => false;
  }
  const options = { ...OPTIONS, nocase: true, matchBase: true };
  const patterns =
    pattern.includes('/') && !/[*?[\]{}\\]/.test(pattern) ? [pattern, `${pattern.replace(/\/+$/, '')}/**`] : [pattern];
  const globs = patterns.map((one) => minimatch(one, options));
  return (path) => globs.some((matches) => matches(path) || matches(`/${path}`));
}

/** Matches the path as an absolute one, below folders whose names are in no pattern. */
function byMinimatchForVscode(pattern: string): (path: string) => boolean {
  if (['**', '**/*', '*'].includes(pattern)) {
    return () => true;
  }
  const anchored = /^(?:\*\*)?\//.test(pattern) ? pattern : `**/${pattern}`;
  const glob = anchored
    .replace(/\/$/, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(/\{([^{},]*)\}/g, '$1');
  const above = glob.endsWith('/**') ? [glob.slice(0, -3)] : [];
  const globs = pattern === '' ? [] : [glob, ...above].map((one) => minimatch(one, { ...OPTIONS, nocase: true }));
  return (path) => globs.some((matches) => matches(`/\u{E001}/\u{E002}/\u{E003}/${path}`));
}

const LETTERS = ['a', 'b', 'A', 's', 'k', 'é', 'É', '😀', 'ſ', '\u212A', '.', '-', '!', '[', ']', '{', '}', ',', '7'];
const SIGNS = [
  '*',
  '*',
  '**',
  '**/',
  '/**',
  '/',
  '/',
  '?',
  '\\',
  '[ab]',
  '[!a]',
  '[a-c',
  '[]]',
  '[[:alpha:]]',
  '{a,b}',
  '{*,}',
  '{1..120}',
  '{a..c}',
  '..',
];

/** Names that git can have: neither `.` nor `..`. */
const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 4 })
  .map((letters) => letters.join(''))
  .filter((text) => !/^\.\.?$/.test(text));
const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'));

const wildPattern = fc
  .array(fc.constantFrom(...LETTERS, ...SIGNS), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(''));

/** A pattern made from the path itself, so that many match. */
const nearPattern = (of: string): fc.Arbitrary<string> =>
  fc.tuple(...of.split('/').map(nearSegment)).map((segments) => segments.filter((one) => one !== '').join('/'));

function nearSegment(written: string): fc.Arbitrary<string> {
  const letters = [...written];
  const [first = ''] = letters;
  const last = letters.at(-1) ?? '';
  return fc.constantFrom(
    written,
    written.toUpperCase(),
    '*',
    '**',
    '',
    `${first}*`,
    `*${last}`,
    `*${first}*${last}*`,
    '?'.repeat(letters.length),
    `[${first}x]*`,
    `{${written},x}`,
    `{x,${first}*,**}`,
    `**/${written}`,
  );
}

const pathAndPattern = path.chain((one) => fc.tuple(fc.constant(one), fc.oneof(nearPattern(one), wildPattern), path));

describe.each(READINGS)('$name', ({ ours, theirs }) => {
  test('matches the same paths as minimatch', () => {
    let matched = 0;
    fc.assert(
      fc.property(pathAndPattern, ([near, pattern, far]) => {
        const paths = [near, far, near.toUpperCase(), `${far}/${near}`, near.slice(near.indexOf('/') + 1)];
        const expected = paths.filter(theirs(pattern));
        expect(paths.filter(ours(pattern))).toEqual(expected);
        matched += expected.length;
      }),
      { numRuns: runs(1_200) },
    );
    // Otherwise the property would compare paths that match no pattern.
    expect(matched).toBeGreaterThan(runs(700));
  });

  test.each<[pattern: string, paths: readonly string[]]>([
    ['a/**/a/**', ['a/b/c', 'a/a/c', 'a/b/a/c', 'a/ba/c', 'a/b/a']],
    ['**/a/**/*.ts', ['a/b.ts', 'a.ts', 'ba/b.ts', 'b/a/c/d.ts', 'a/b.js']],
    ['a/**/b', ['a/b', 'ab', 'a/cb', 'a/c/b', 'a/b/c']],
    ['*/a*a/b', ['x/a/b', 'x/aa/b', 'x/aba/b']],
    ['*a*a', ['a', 'aa', 'aba', 'ab']],
    ['*ab*ba*', ['aba', 'abba', 'ab/ba']],
    ['*\uDE00', ['\u{1F600}', '\uDE00', 'a\uDE00']],
    ['*\uDE00*', ['\u{1F600}', '\uDE00', 'a\uDE00']],
    ['[i]*', ['\u0130', 'I', 'i']],
    ['[s]*k', ['\u017F\u212A', 'SK', '\u0130\u212A']],
    ['{a,ab}*c', ['ac', 'abc', 'c', 'ab']],
    ['{src/a,src/ab}', ['src/a', 'src/ab', 'src/b', 'src']],
    ['[!a]/b', ['b/b', 'a/b']],
    ['*/*/b', ['b', 'a/b', 'a/a/b', 'a/a/a/b']],
    ['/b', ['b', 'a/b']],
    ['/**/b', ['b', 'a/b']],
    ['a/../b', ['b', 'a/b']],
    ['a/b/../*/b', ['a/s/b', 'a/b/s/b', 'a/b/b']],
    ['a/./b/*', ['a/b/s', 'a/./b/s', 'a/s']],
    ['a//b/*', ['a/b/s', 'a/s']],
    ['a/{b,..}/s', ['a/b/s', 's', 'a/s']],
    ['a/s/', ['a/s', 'a/s/b']],
    ['{1..200}', ['150', '250', '007']],
  ])('reads %j like minimatch', (pattern, paths) => {
    expect(paths.filter(ours(pattern))).toEqual(paths.filter(theirs(pattern)));
  });

  test.each<[name: string, pattern: string, path: string]>([
    ['stars in a name', `${'a*'.repeat(2_000)}b`, 'a'.repeat(4_000)],
    ['long texts between stars', `*${'a'.repeat(60)}b`.repeat(60), 'a'.repeat(4_000)],
    ['questions', `*${'?'.repeat(4_000)}b`, 'a'.repeat(4_095)],
    ['classes', '[a-z]*'.repeat(600), 'a'.repeat(4_000)],
    ['a long class', `[${'a-z'.repeat(1_300)}]*`, 'é'.repeat(4_000)],
    ['globstars', '**/a/'.repeat(150).concat('b'), 'a/'.repeat(2_000).concat('c')],
    ['globstars and stars', '**/*a*b/'.repeat(150).concat('b'), 'aaaaaab/'.repeat(500).concat('c')],
    ['names after a globstar', `**/${'a/'.repeat(1_000)}b/**`, 'a/'.repeat(2_000).concat('c')],
    ['names between globstars', `**/${'a/'.repeat(1_000)}**`, 'a/'.repeat(999).concat('b/').repeat(2).concat('c')],
    ['braces', '{a,b}'.repeat(9), 'b'.repeat(9)],
    ['braces in braces', `${'{a,'.repeat(1_000)}b${'}'.repeat(1_000)}`, 'a'],
    ['globstars in braces', '{*,**}/'.repeat(9).concat('b'), 'a/'.repeat(2_000).concat('c')],
    [
      'long ranges',
      '{a,b}'.repeat(5).concat('*{1..100000}*{1..90000}'),
      'a'.repeat(5).concat('1234567890'.repeat(400)),
    ],
  ])('hostile %s: matching ends, with the same answers as minimatch', (_name, pattern, path) => {
    const paths = [path, `${path}b`, path.slice(1)];
    expect(paths.map(ours(pattern))).toEqual(paths.map(theirs(pattern)));
  });
});

describe('ignoring case', () => {
  const LETTERS_OF_UNICODE = Array.from({ length: 0x11_0000 }, (_, point) => String.fromCodePoint(point)).filter(
    (letter) => /^\p{L}|\p{M}|\p{N}|\p{S}$/u.test(letter),
  );

  test('the letters that equal an ASCII letter are the ones that Unicode lists', { tags: 'large' }, () => {
    const globs = [...'abcdefghijklmnopqrstuvwxyz'].map(
      (letter) => [letter, matcher(compileExclusionGlob(letter))] as const,
    );
    const equal = LETTERS_OF_UNICODE.filter((letter) => /^[a-z]$/iu.test(letter));
    expect(equal).toHaveLength(54);
    for (const candidate of equal) {
      expect(globs.filter(([, matches]) => matches(candidate)).map(([letter]) => letter)).toEqual(
        globs.map(([letter]) => letter).filter((letter) => new RegExp(letter, 'iu').test(candidate)),
      );
    }
    const others = LETTERS_OF_UNICODE.filter((letter) => !equal.includes(letter));
    expect(others.filter((letter) => globs.some(([, matches]) => matches(letter)))).toEqual([]);
  });

  test('other letters match as Unicode folds them', { tags: 'large' }, () => {
    const cased = LETTERS_OF_UNICODE.filter(
      (letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter,
    );
    const wrong = cased.flatMap((letter) =>
      [letter.toLowerCase(), letter.toUpperCase()].filter(
        (other) =>
          matcher(compileExclusionGlob(`a*${other}?/s`))(`A${letter}K/ſ`) !==
          new RegExp(`^A.*${other}.$`, 'iu').test(`A${letter}K`),
      ),
    );
    expect(cased.length).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });
});

describe('limits that differ from those of minimatch', () => {
  const LONG = 'x'.repeat(4_000);

  test.each<[why: string, pattern: string, path: string, ours: boolean]>([
    ['more than 200 names between `**` can match', '**/a/'.repeat(300).concat('b'), 'a/'.repeat(300).concat('b'), true],
    [
      'a long pattern has fewer expansions, because all of them took 500 MB',
      `${'{a,b}'.repeat(9)}${LONG}`,
      `${'b'.repeat(9)}${LONG}`,
      false,
    ],
  ])('%s', (_why, pattern, path, expected) => {
    expect(matcher(compileGlob(pattern))(path)).toBe(expected);
    expect(minimatch(pattern, OPTIONS)(path)).toBe(!expected);
  });
});

test('as many names between `**` as a pattern can have are matched', () => {
  const pattern = '**/a/'.repeat(818).concat('b');
  expect(pattern.length).toBeLessThanOrEqual(4_096);
  expect(matcher(compileGlob(pattern))('a/'.repeat(818).concat('b'))).toBe(true);
});

describe('content exclusion', () => {
  test.each<[pattern: string, path: string, expected: boolean]>([
    ['{/a,b}.ts', 'a.ts', true],
    ['{/a,b}.ts', 'x/a.ts', false],
    ['{/a,b}.ts', 'x/B.ts', true],
    ['/a.ts', 'a.ts', true],
    ['/a.ts', 'x/a.ts', false],
    ['//a', 'a/b', true],
    ['/', 'a/b', true],
    ['a.ts', 'x/A.TS', true],
  ])('%s on %s: %s', (pattern, path, expected) => {
    expect(matcher(compileExclusionGlob(pattern))(path)).toBe(expected);
    expect(byMinimatchForExclusion(pattern)(path)).toBe(expected);
  });
});
