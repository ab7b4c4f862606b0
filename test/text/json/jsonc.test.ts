import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNonJson, readJsonc } from '../../../src/text/json/jsonc.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { runs } from '../../property-runs.ts';

function read(text: string) {
  const document = readJsonc(sourceText('settings.json', text));
  const said = document.problems.map(
    ({ code, severity, range }) => `${severity} ${code} ${text.slice(range.start, range.end)}`,
  );
  return { document, value: document.value, said };
}

describe('readJsonc', () => {
  test.each([
    ['plain JSON', '{"a": [1, true, null, "x"]}', { a: [1, true, null, 'x'] }],
    ['comments and trailing commas', '// c\n{"a": 1, /* d */ "b": [2,],}', { a: 1, b: [2] }],
    ['a byte order mark', '\u{FEFF}{"a": 1}', { a: 1 }],
    ['CRLF', '{\r\n"a": 1\r\n}\r\n', { a: 1 }],
    ['an empty file', '', undefined],
    ['a file of comments', '// c', undefined],
    ['escapes', String.raw`{"\u0061": "\n\"\\"}`, { a: '\n"\\' }],
  ])('%s', (_name, text, value) => {
    expect(read(text)).toMatchObject({ value, said: [] });
  });

  test.each([
    ['a repeated key is a warning and the last one wins', '{"a": 1, "a": 2}', { a: 2 }, ['warning duplicate-key "a"']],
    ['a repeated key further in', '[{"b": {"a": 1, "a": 2}}]', [{ b: { a: 2 } }], ['warning duplicate-key "a"']],
    ['a missing comma', '{"a": 1 "b": 2}', { a: 1, b: 2 }, ['error missing-sign "b"']],
    ['a missing colon', '{"a" 1}', {}, ['error missing-sign 1']],
    ['a missing bracket', '[1, 2', [1, 2], ['error missing-sign ']],
    ['a missing value', '{"a": }', {}, ['error value }']],
    ['a text that is not closed', '{"a": "x\n}', { a: 'x' }, ['error string "x']],
    ['an unknown escape', String.raw`["\q"]`, [''], [String.raw`error string "\q"`]],
    ['a comment that is not closed', '1 /* x', 1, ['error comment /* x']],
    ['a second value', '1 2', 1, ['error text-after-end 2']],
    ['a bare word', '[nul]', [], ['error syntax nul']],
  ])('%s', (_name, text, value, said) => {
    expect(read(text)).toMatchObject({ value, said });
  });

  test('the message quotes what stands there and the hint says what to do', () => {
    expect(read('{"a": 1 "b": 2}').document.problems).toMatchObject([
      { message: 'A comma is missing before `"b"`', hint: 'Write `,` there.' },
    ]);
  });

  test('the key `__proto__` is a key like others', () => {
    expect([JSON.stringify(read('{"__proto__": {"x": 1}}').value), 'x' in {}]).toEqual([
      '{"__proto__":{"x":1}}',
      false,
    ]);
  });

  const text = '\u{FEFF}{"a": [1, {"b": "c"}], "d": 1, "d": 2}';
  test.each([
    [[], '{"a": [1, {"b": "c"}], "d": 1, "d": 2}'],
    [['a'], '[1, {"b": "c"}]'],
    [['a', 1, 'b'], '"c"'],
    [['d'], '2'],
    [['x'], undefined],
    [['a', 5], undefined],
    [['a', 'b'], undefined],
    [['d', 0], undefined],
  ])('the range of %j', (path, expected) => {
    const range = read(text).document.rangeOf(path);
    expect(range && text.slice(range.start, range.end)).toBe(expected);
  });

  test.each([
    [['a'], '"a"'],
    [['a', 1, 'b'], '"b"'],
    [['d'], '"d"'],
    [[], undefined],
    [['x'], undefined],
    [['a', 1], undefined],
    [['a', 5, 'b'], undefined],
    [['d', 'b'], undefined],
  ])('the range of the key of %j', (path, expected) => {
    const range = read(text).document.rangeOfKey(path);
    expect(range && text.slice(range.start, range.end)).toBe(expected);
  });

  test('of a repeated key it is the last one that has the ranges', () => {
    const { document } = read(text);
    expect(document.rangeOfKey(['d'])?.start).toBe(text.lastIndexOf('"d"'));
    expect(document.rangeOf(['d'])?.start).toBe(text.lastIndexOf('2'));
  });

  test('the ranges of 20,000 keys of one object come without a search for each', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}`);
    const { document } = read(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 1]))));
    expect(keys.every((key) => document.rangeOf([key]) !== undefined && document.rangeOfKey([key]) !== undefined)).toBe(
      true,
    );
  });

  test('JSON without comments has the value that JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(read(text)).toMatchObject({ said: [] });
        expect(read(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each(['[', '{', '{"a":', '[[],', ']', '"', 'x ', '/*', ',', '{"a":1}'])(
    'a megabyte of %j comes to an end',
    { tags: 'large' },
    (part) => {
      const { document } = read(part.repeat(2 ** 20 / part.length));
      expect(document.problems.length).toBeGreaterThan(0);
      expect(document.problems.length).toBeLessThanOrEqual(51);
    },
  );
});

describe('findNonJson', () => {
  test.each([
    ['plain JSON', '\u{FEFF}{"a": [1, "// x"]}', []],
    ['a comment', '{ // x\n"a": 1}', ['json-comment // x']],
    ['the first of several comments', '// x\n{ // y\n"a": 1 /* z */}', ['json-comment // x']],
    ['a comma after several comments', '// x\n// y\n{"a": 1,}', ['json-comment // x', 'json-last-comma ,']],
    ['a comma at the end', '{"a": [1,\n],\n}', ['json-last-comma ,', 'json-last-comma ,']],
    ['a comma and then a comment', '{"a": 1, /* x */}', ['json-comment /* x */', 'json-last-comma }']],
  ])('%s', (_name, text, said) => {
    const source = sourceText('a.json', text);
    expect(findNonJson(source).map(({ code, range }) => `${code} ${text.slice(range.start, range.end)}`)).toEqual(said);
  });

  test('says how many comments a file has', () => {
    const messages = findNonJson(sourceText('a.json', '// x\n// y\n{}')).map(({ message }) => message);
    expect(messages).toEqual(['A plain JSON file cannot contain comments, and this one has 2']);
  });

  test('finds nothing in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, space) => {
        expect(findNonJson(sourceText('a.json', JSON.stringify(value, undefined, space)))).toEqual([]);
      }),
    );
  });
});

const signs = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  '"a"',
  '1',
  '-',
  '.',
  'e',
  'true',
  'nul',
  '\\',
  '\\u',
  ' ',
  '\n',
  '//',
  '/*',
  '*/',
  '\u{FEFF}',
  '\0',
);
const anyText = fc.oneof(
  fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { document } = read(text);
      expect(
        document.problems.every(
          ({ range }) => 0 <= range.start && range.start <= range.end && range.end <= text.length,
        ),
      ).toBe(true);
    }),
    { numRuns: runs(5_000) },
  );
});
