import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourceText } from '../../../src/text/source-text.ts';
import { readYaml } from '../../../src/text/yaml/yaml.ts';
import { runs } from '../../property-runs.ts';

function read(text: string) {
  const document = readYaml(sourceText('config.yml', text), { start: 0, end: text.length });
  const said = document.problems.map(
    ({ code, severity, range }) => `${severity} ${code} ${text.slice(range.start, range.end)}`,
  );
  return { document, value: document.value, said };
}

describe('values', () => {
  test.each([
    ['an empty text has no value', '', undefined],
    ['a text of comments has no value', '# only this\n', undefined],
    ['a key without value holds null', 'a:\n', { a: null }],
    [
      'numbers, booleans and null are those of the core schema',
      'a: 010\nb: 0x1f\nc: yes\nd: true\ne: ~\nf: 12:30',
      { a: 10, b: 31, c: 'yes', d: true, e: null, f: '12:30' },
    ],
    ['a date stays text', 'a: 2026-11-21', { a: '2026-11-21' }],
    ['a merge key is a key like others', 'a: &x {b: 1}\nc: {<<: *x}', { a: { b: 1 }, c: { '<<': { b: 1 } } }],
    ['an alias is its anchor', 'a: &x [1]\nb: *x', { a: [1], b: [1] }],
    ['block and flow lists', 'a: [x, "y"]\nb:\n- z', { a: ['x', 'y'], b: ['z'] }],
    ['a literal block keeps its line ends', 'a: |\n  x\n  y\n', { a: 'x\ny\n' }],
    ['an address needs no quotes', 'a: http://x:80/#y', { a: 'http://x:80/#y' }],
    ['a text that is no map', 'just text', 'just text'],
  ])('%s', (_name, text, value) => {
    expect(read(text)).toMatchObject({ value, said: [] });
  });

  test('the key `__proto__` is a key like others', () => {
    const { value } = read('__proto__:\n  polluted: true');
    expect([JSON.stringify(value), 'polluted' in {}]).toEqual(['{"__proto__":{"polluted":true}}', false]);
  });
});

describe('problems', () => {
  test.each([
    ['a glob without quotes', 'applyTo: **/*.ts', ['error yaml-alias **/*.ts']],
    ['a list of globs without quotes', 'applyTo: *.ts,*.js', ['error yaml-alias *.ts,*.js']],
    ['an alias whose anchor comes later', 'a: *x\nb: &x 1', ['error yaml-alias *x']],
    ['a colon in a value', 'description: Use when: it rains', ['error yaml-colon Use when: it rains']],
    ['a sign that begins no value', 'a: @x y', ['error yaml-bad-start @x y']],
    ['a key twice', 'a: 1\nb: 2\na: 3', ['error yaml-duplicate-key a']],
    ['a key twice, once in quotes', 'a: 1\n"a": 3', ['error yaml-duplicate-key "a"']],
    ['a tab that indents', 'a:\n\tb: 1', ['error yaml-tab \t']],
    ['an unclosed list', 'a: [1, 2', ['error yaml-missing ']],
    ['an unclosed quote', 'a: "x', ['error yaml-missing ']],
    ['an escape that is none', String.raw`a: "\d"`, ['error yaml-escape \\']],
    ['a second document', 'a: 1\n---\nb: 2', ['error yaml-many-documents ---']],
    ['deeper lines after a value', 'a: 1\n b: 2', ['error yaml-indent 1']],
    ['a line that is no entry', 'a: 1\nfoo\nb: 2', ['error yaml-syntax foo']],
    ['text after a quoted value', "a: 'x', 'y'", ["error yaml-syntax , 'y'"]],
    ['an unknown tag is a warning', 'a: !x y', ['warning yaml-tag !x']],
    [
      'one problem for each line, in order',
      'b: c: d\na: @\ne: x: y: z',
      ['error yaml-colon c: d', 'error yaml-bad-start @', 'error yaml-colon x: y: z'],
    ],
    ['a value that holds itself', 'a: &x [*x]', ['error yaml-too-many-aliases ']],
  ])('%s', (_name, text, said) => {
    expect(read(text).said).toEqual(said);
  });

  test('the message quotes the value and the hint says what to do', () => {
    const [problem] = readYaml(sourceText('a.yml', 'applyTo: **/*.ts'), { start: 0, end: 16 }).problems;
    expect(problem).toMatchObject({
      message: 'Text that begins with * must be quoted: `**/*.ts`',
      hint: 'Put the value in double quotes; YAML reads it as an alias otherwise.',
    });
  });
});

describe('ranges', () => {
  const text = 'skip me\na: 1 # c\nb:\n  - x\n  - {c: "d e"}\nempty:\nf: &x [1]\ng: *x\n';
  const document = readYaml(sourceText('a.yml', text), { start: 8, end: text.length });
  const textAt = (range: { start: number; end: number } | undefined) => range && text.slice(range.start, range.end);

  test.each([
    [['a'], '1', 'a'],
    [['b', 0], 'x', undefined],
    [['b', 1, 'c'], '"d e"', 'c'],
    [['empty'], undefined, 'empty'],
    [['g'], '*x', 'g'],
    [['g', 0], '1', undefined],
    [['missing'], undefined, undefined],
    [['a', 'b'], undefined, undefined],
    [['b', 7], undefined, undefined],
    [['b', 'x'], undefined, undefined],
  ])('of %j', (path, value, key) => {
    expect([textAt(document.rangeOf(path)), textAt(document.rangeOfKey(path))]).toEqual([value, key]);
  });
});

describe('hostile texts', () => {
  const bomb = [
    'a0: &a0 [x]',
    ...Array.from({ length: 30 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`),
  ].join('\n');

  test.each([
    ['brackets', '['.repeat(60_000), 'yaml-too-deep'],
    ['braces', 'a: '.concat('{'.repeat(60_000)), 'yaml-too-deep'],
    ['list signs', '- '.repeat(30_000), 'yaml-too-deep'],
    ['key signs', '? '.repeat(30_000), 'yaml-too-deep'],
    ['indentation', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), 'yaml-too-deep'],
    ['an alias bomb', bomb, 'yaml-too-many-aliases'],
    ['an alias bomb below the count', bomb.split('\n').slice(0, 20).join('\n'), 'yaml-too-many-aliases'],
    [
      'thousands of aliases',
      Array.from({ length: 5_000 }, (_, index) => `a${index}: &a${index} x\nb${index}: *a${index}`).join('\n'),
      'yaml-too-many-aliases',
    ],
    ['thousands of keys', Array.from({ length: 9_000 }, (_, index) => `k${index}:`).join('\n'), undefined],
    ['an anchor that cannot be written, on a map that is a key', '? : &x\uFEFF', 'yaml-too-many-aliases'],
    ['quotes', '"'.repeat(60_000), 'yaml-syntax'],
    ['colons', 'a: '.repeat(20_000), 'yaml-colon'],
  ])('%s come to an end', (_name, text, code) => {
    expect(read(text).document.problems[0]?.code).toBe(code);
  });

  test('at most a hundred problems are told', () => {
    expect(read('a: b: c\n'.repeat(1_000)).said).toHaveLength(100);
  });

  test('no text makes it throw', () => {
    const parts = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '\t',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      '&x',
      '*x',
      '!',
      '|',
      '>',
      '#',
      '? ',
      '%',
      '---',
      '...',
      ',',
      '<<',
      '\\',
      '\r',
      '\u{FEFF}',
      '\u{2028}',
      '0x',
      '~',
    );
    const texts = fc.oneof(
      fc.array(parts, { maxLength: 30 }).map((text) => text.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { document, said } = read(text);
        expect(JSON.stringify([document.value, said])).toBeTypeOf('string');
        expect(
          document.problems.every(
            ({ range }) => 0 <= range.start && range.start <= range.end && range.end <= text.length,
          ),
        ).toBe(true);
      }),
      { numRuns: runs(5_000) },
    );
  });
});
