import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlainFrontmatter } from '../../../src/text/frontmatter/plain-frontmatter.ts';
import { sourceText, type TextRange } from '../../../src/text/source-text.ts';
import { frontmatterTexts } from './plain-frontmatter-texts.ts';
import { comparePlain } from './compare-plain.ts';
import { runs } from '../../property-runs.ts';

function read(text: string) {
  return readPlainFrontmatter(sourceText('a.agent.md', text));
}

const MANY_BRACKETS = '['.repeat(65);

describe('a plain block', () => {
  test.each([
    ['nothing', '', {}],
    ['comments and blank lines', '# c\n\n  \n# d', {}],
    ['a plain scalar', 'a: two words', { a: 'two words' }],
    ['signs that have no meaning in their place', 'a: x:y#z, [1] "q" {k} & *', { a: 'x:y#z, [1] "q" {k} & *' }],
    [
      'comments and blanks after values',
      'a: x  # c\nb: "y" # d\nc: [z] # e\nd: \n',
      { a: 'x', b: 'y', c: ['z'], d: null },
    ],
    ['single quotes', "a: 'it''s: # x'", { a: "it's: # x" }],
    ['double quotes', 'a: "b: # c"', { a: 'b: # c' }],
    ['escapes in double quotes', String.raw`a: "\"\\\/\n\t"`, { a: '"\\/\n\t' }],
    ['empty texts', 'a: ""\nb: \'\'', { a: '', b: '' }],
    ['nulls', 'a: ~\nb: null\nc: Null\nd:\ne: NULL', { a: null, b: null, c: null, d: null, e: null }],
    ['texts that are nearly null or true', 'a: nULL\nb: yes\nc: tRUE', { a: 'nULL', b: 'yes', c: 'tRUE' }],
    ['truths', 'a: true\nb: False\nc: TRUE', { a: true, b: false, c: true }],
    ['integers', 'a: 007\nb: -1\nc: +1\nd: 0x1F\ne: 0o17', { a: 7, b: -1, c: 1, d: 31, e: 15 }],
    ['floats', 'a: 1e3\nb: .5\nc: 1.\nd: -.inf\ne: .NaN', { a: 1000, b: 0.5, c: 1, d: -Infinity, e: Number.NaN }],
    [
      'what is nearly a number',
      'a: 0b1\nb: 1_0\nc: 1.2.3\nd: 0o8\ne: .nAn',
      { a: '0b1', b: '1_0', c: '1.2.3', d: '0o8', e: '.nAn' },
    ],
    ['dates and times', 'a: 2024-01-01\nb: 12:30', { a: '2024-01-01', b: '12:30' }],
    ['quoted numbers', 'a: "1"\nb: \'true\'', { a: '1', b: 'true' }],
    ['a flow list', 'a: [x y, \'b, c\', "d", 1, ]\nb: [ ]', { a: ['x y', 'b, c', 'd', 1], b: [] }],
    ['a flow list on several lines', 'a: [\n  x,\n\n  "y"\n]\nb: 1', { a: ['x', 'y'], b: 1 }],
    ['lists in a flow list', 'a: [[b], [c, [d]], []]', { a: [['b'], ['c', ['d']], []] }],
    ['a flow map', 'a: {b: x y, "c": 1, }\nd: { }', { a: { b: 'x y', c: 1 }, d: {} }],
    ['maps and lists in a flow map', 'a: {b: {c: {}}, d: [{e: f}]}', { a: { b: { c: {} }, d: [{ e: 'f' }] } }],
    [
      'a flow map on several lines',
      'a: {\n  b: x,\n  c: {\n    d: y\n  }\n}\ne: 1',
      { a: { b: 'x', c: { d: 'y' } }, e: 1 },
    ],
    ['flow maps in a list', 'a:\n  - {b: x}\n  - {c: y} # z', { a: [{ b: 'x' }, { c: 'y' }] }],
    ['a flow list under its key', 'a:\n  [\n    x, y ]', { a: ['x', 'y'] }],
    ['a block list', 'a:\n  - x\n  - "y"\n\n  - 1\nb: 2', { a: ['x', 'y', 1], b: 2 }],
    ['a block list directly below its key', 'a:\n- x # c\n# d\n- [y]\nb: 2', { a: ['x', ['y']], b: 2 }],
    ['a map in a map', 'a:\n  b:\n    c: 1\n  d:\ne: 2', { a: { b: { c: 1 }, d: null }, e: 2 }],
    ['maps in a list', 'a:\n  - b: 1\n    c:\n    - 2\n  -   b: 3\ne: 4', { a: [{ b: 1, c: [2] }, { b: 3 }], e: 4 }],
    ['a literal text', 'a: |\n  x: 1\n    y  \n\n  # z\n\n\nb: 1', { a: 'x: 1\n  y  \n\n# z\n', b: 1 }],
    ['a literal text without its last line end', 'a: |-\n  x\n  y', { a: 'x\ny' }],
    ['a folded text', 'a: >\n  x\n  y\n\n\n  z\n', { a: 'x y\n\nz\n' }],
    ['a folded text without its last line end', 'a:\n  b: >-\n    x\n    y\n  c: 1', { a: { b: 'x y', c: 1 } }],
    ['quoted keys', '"a": 1\n\'b-c\': 2\n"true": 3', { a: 1, 'b-c': 2, true: 3 }],
    ['keys that objects inherit', 'toString: 1\nconstructor: 2', { toString: 1, constructor: 2 }],
    ['other white space and letters', 'a: \u{A0}é\u{2028}👍\u{A0}', { a: '\u{A0}é\u{2028}👍\u{A0}' }],
  ])('is read: %s', (_name, block, data) => {
    for (const text of [`---\n${block}\n---\nB`, `---\n${block}\n---\nB`.replaceAll('\n', '\r\n')]) {
      expect(read(text)?.data).toEqual(data);
      expect(comparePlain(text).differences).toEqual([]);
    }
  });

  test.each([
    ['a value that begins like a tag, an anchor or an alias', 'a: !x', 'a: &x', 'a: *', 'a: [*]', 'a: - x', 'a: ? x'],
    ['a value that begins with a reserved sign', 'a: @x', 'a: `x`', 'a: %x', 'a: }', 'a: ,', 'a: ]', 'a: # c', 'a: :x'],
    ['a colon in a value', 'a: b: c', 'a: b:', 'a: [b: c]', 'a: [b:]', 'a: ["b":c]', 'a:\n  - b: c: d'],
    ['more after a quoted value or a list', 'a: "b" c', "a: 'b'c", 'a: "b"#c', 'a: [b] c', 'a: [b]#c', 'a: ["b" c]'],
    ['a quote or bracket that is not closed', 'a: "b', "a: 'b", 'a: [b', 'a: [b,\nc: d', 'a: ["b]', 'a: [b\n'],
    ['escapes of other kinds', String.raw`a: "\x41"`, String.raw`a: "\q"`, String.raw`a: "\""b`, 'a: "\\'],
    ['empty items', 'a: [b,,c]', 'a: [,]', 'a:\n  -\n  - b', 'a:\n- \n'],
    ['more than values between brackets', 'a: [b\n  c]', 'a: [\n  # c\n  b]', 'a: {b\n  : c}', 'a: {\n  # c\n  b: c}'],
    ['a flow list that comes too far out', 'a: [\nb\n]', 'a:\n  b: [\n  c\n  ]', 'a:\n  b: [\n    c\n]'],
    ['a flow list that ends too far out in another', 'a: [[\n  b\n]]', 'a: {b: [\n  c\n]}'],
    [
      'keys between brackets that are of other kinds',
      'a: {b}',
      'a: {b:c}',
      'a: {"b":c}',
      'a: {b: }',
      'a: {1: b}',
      'a: {? b: c}',
    ],
    ['a key that appears twice between brackets', 'a: {b: c, b: d}'],
    ['brackets of different kinds', 'a: {b: c]', 'a: [b}', 'a: [{]}]', 'a: {b: [}]}'],
    [
      'a value over several lines',
      'a: b\n  c',
      'a:\n  b',
      'a: "b\n  c"',
      "a: 'b\n  c'",
      'a:\n  - b\n    c',
      'a:\n  "b"',
    ],
    ['a line that is not an entry', 'a', '- a', 'a: 1\nb', 'a: 1\n- b', '...', 'a:\n  - b\n  c: d', '"a', '- - a'],
    [
      'lines that begin at odd places',
      ' a: 1',
      'a: 1\n b: 2',
      'a:\n    b: 1\n  c: 2',
      'a:\n    - b\n  - c',
      'a:\n- b\n - c',
    ],
    [
      'keys of other kinds',
      '1: a',
      'true: a',
      'Null: a',
      '~: a',
      'a b: c',
      'a : b',
      '? a',
      '"a b": c',
      '<<: a',
      'é: a',
      ': a',
    ],
    ['a key that objects treat specially', '__proto__: a', '"__proto__": a'],
    ['a key that appears twice', 'a: 1\na: 2', 'a: 1\n"a": 2', 'a:\n  b: 1\n  b: 2'],
    ['a key longer than YAML allows', `${'k'.repeat(1_025)}: a`],
    [
      'comments that may belong to a value',
      'a: 1\n  # c',
      'a:\n# c\nb: 1',
      'a:\n# c',
      'a:\n  # c\n  - b',
      'a: # c\n  - b',
    ],
    [
      'texts with other headers or blanks',
      'a: |+\n  b',
      'a: |2\n  b',
      'a: | # c\n  b',
      'a: |\n\n  b',
      'a: |',
      'a: |\nb: 1',
    ],
    [
      'texts with odd indentation',
      'a: >\n  b\n    c',
      'a: |\n  b\n c',
      'a: |\n  b\n \n  c',
      'a: |\n    b\n  c',
      'a:\n  b: |\n  c',
    ],
    ['tabs and control characters', 'a:\tb', 'a: b\tc', '\ta: b', 'a: b\0', 'a: \u{FEFF}', 'a: b\u{1F}', 'a: b\rc: d'],
    [
      'what the full reader finds too deep',
      `a: '${MANY_BRACKETS}'`,
      `a: |\n${' '.repeat(300)}b`,
      `a:\n  -${' '.repeat(300)}b`,
    ],
    ['a directive or a second document', '%YAML 1.2\na: b', 'a: b\n--- x'],
  ])('is left to the full reader: %s', (_name, ...blocks) => {
    const plain = blocks.filter((block) => read(`---\n${block}\n---\nB`) !== undefined);
    expect(plain).toEqual([]);
  });
});

describe('fences', () => {
  test.each([
    ['LF', '---\na: 1\n---\nB', 'a: 1', 'B'],
    ['CRLF', '---\r\na: 1\r\n---\r\nB', 'a: 1', 'B'],
    ['no body', '---\na: 1\n---', 'a: 1', ''],
    ['blanks after them', '--- \na: 1\n---\t\nB', 'a: 1', 'B'],
    ['nothing between', '---\n---\nB', '', 'B'],
    ['a blank line between', '---\r\n\r\n---\r\nB', '', 'B'],
    ['no frontmatter', 'B\n---\na: 1\n---\n', undefined, 'B\n---\na: 1\n---\n'],
    ['an empty file', '', undefined, ''],
    ['four dashes', '----\na: 1\n---\n', undefined, '----\na: 1\n---\n'],
    ['two dashes', '--', undefined, '--'],
  ])('are found: %s', (_name, text, block, body) => {
    const slice = (range: TextRange | undefined) => range && text.slice(range.start, range.end);
    const plain = read(text);
    expect({ block: slice(plain?.block), body: slice(plain?.body) }).toEqual({ block, body });
    expect(comparePlain(text)).toEqual({ isPlain: true, differences: [] });
  });

  test.each([
    ['no closing one', '---\na: 1\n'],
    ['a loose one', '---\na: 1\n----\n---\n'],
    ['a language', '---yaml\na: 1\n---\n'],
    ['a byte order mark', '\u{FEFF}---\na: 1\n---\n'],
    ['a byte order mark without frontmatter', '\u{FEFF}B'],
    ['more than 16,384 characters between', `---\n#${'x'.repeat(16_384)}\n---\n`],
  ])('are left to the full reader: %s', (_name, text) => {
    expect(read(text)).toBeUndefined();
  });
});

test('values, lists and maps, and keys with their quotes have ranges', () => {
  const text = '---\nl:\n  - "k": it # c\n  - x\ne:\nt: |\n  y\n\n---\nB';
  const { rangeOf, rangeOfKey } = read(text)!;
  const slice = (range: TextRange | undefined) => range && text.slice(range.start, range.end);
  const paths = [['l'], ['l', 0], ['l', 0, 'k'], ['l', 1], ['e'], ['t'], ['none'], ['l', 'x'], ['l', 1, 0], ['l', '1']];
  expect(paths.map((path) => [slice(rangeOf(path)), slice(rangeOfKey(path))])).toEqual([
    ['- "k": it # c\n  - x', 'l'],
    ['"k": it # c', undefined],
    ['it', '"k"'],
    ['x', undefined],
    [undefined, 'e'],
    ['|\n  y', 't'],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect([slice(rangeOf([])), rangeOfKey([])]).toEqual([text.slice(4, -7), undefined]);
});

test('whatever it answers, the full reader answers too, with all ranges', () => {
  let plain = 0;
  fc.assert(
    fc.property(frontmatterTexts(), (text) => {
      const { isPlain, differences } = comparePlain(text);
      plain += isPlain ? 1 : 0;
      expect(differences).toEqual([]);
    }),
    { numRuns: runs(10_000) },
  );
  // Or the texts would put nothing to the test.
  expect(plain).toBeGreaterThan(runs(1_000));
});

const CORPUS = join(import.meta.dirname, '../../../../shared/corpus/.github');

test.skipIf(!existsSync(CORPUS))('nearly all real files are plain (skipped where shared/corpus is not here)', () => {
  const files = readdirSync(CORPUS, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const compared = files.map((file) => comparePlain(readFileSync(join(file.parentPath, file.name), 'utf8')));
  expect(compared.flatMap(({ differences }) => differences)).toEqual([]);
  expect(compared.filter(({ isPlain }) => isPlain).length / files.length).toBeGreaterThan(0.98);
});

test('needs no package, so that most files are read without loading one', () => {
  expect([...importedBy('plain-frontmatter.ts')].filter((name) => !name.endsWith('.ts'))).toEqual([]);
  expect(importedBy('full.ts')).toContain('yaml');
});

/** All that a file of `src/text/frontmatter` brings in when it runs. */
function importedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const path = resolve(import.meta.dirname, '../../../src/text/frontmatter', file);
  const text = readFileSync(path, 'utf8');
  for (const [, name = ''] of text.matchAll(/^(?:import|export)\b(?! type)[^;]*? from '([^']+)';/gm)) {
    const to = name.startsWith('.') ? join(path, '..', name) : name;
    if (!seen.has(to)) {
      seen.add(to);
      if (to.endsWith('.ts')) {
        importedBy(to, seen);
      }
    }
  }
  return seen;
}

describe('hostile files', () => {
  const SIGNS = [
    '[',
    '- ',
    '"',
    'k:',
    'k:\n',
    '\n',
    ' ',
    ' \n',
    '# c\n',
    "''",
    '[a,',
    'a, ',
    'a,\n ',
    '- a:\n',
    ' - a: b\n',
    '\\"',
    'a b ',
  ];

  test.each(SIGNS)('a megabyte of %j is left to the full reader or none of its business', { tags: 'large' }, (sign) => {
    const signs = sign.repeat(1_000_000 / sign.length);
    expect(read(signs)?.present ?? false).toBe(false);
    expect(read(`---\n${signs}\n---\nB`)).toBeUndefined();
  });

  test.each(
    SIGNS.flatMap((sign) =>
      ['', 'a: ', 'a:\n', 'a: [', 'a: "', "a: '", 'a: |\n  '].map((start) => [sign, start] as const),
    ),
  )('64 kB of %j after %j come to an end', (sign, start) => {
    const text = `---\n${start}${sign.repeat(60_000 / sign.length)}\n---\nB`;
    expect(read(text)?.body ?? { start: text.length - 1, end: text.length }).toEqual({
      start: text.length - 1,
      end: text.length,
    });
  });

  test('nesting as deep as lines may be indented is read', () => {
    const lines = Array.from({ length: 120 }, (_, depth) => `${' '.repeat(depth)}k:`);
    expect(comparePlain(`---\n${lines.join('\n')}\n---\nB`)).toEqual({ isPlain: true, differences: [] });
  });
});
