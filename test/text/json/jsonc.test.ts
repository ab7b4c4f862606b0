import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNonJson, readJsonc } from '../../../src/text/json/jsonc.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { plainValue, readTolerantJson, type TolerantJson } from '../../../src/findings/tolerant-json.ts';
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
    ['a comma at the end', '{"a": [1,\n],\n}', ['json-last-comma ,', 'json-last-comma ,']],
    ['a comma and then a comment', '{"a": 1, /* x */}', ['json-comment /* x */', 'json-last-comma }']],
  ])('%s', (_name, text, said) => {
    const source = sourceText('a.json', text);
    expect(findNonJson(source).map(({ code, range }) => `${code} ${text.slice(range.start, range.end)}`)).toEqual(said);
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

test('no text makes either reader throw', () => {
  fc.assert(
    fc.property(anyText, fc.nat(45), (text, from) => {
      const { document } = read(text);
      expect(
        document.problems.every(
          ({ range }) => 0 <= range.start && range.start <= range.end && range.end <= text.length,
        ),
      ).toBe(true);
      const { value, complete, end } = readTolerantJson(text, from);
      expect([complete, end >= Math.min(from, text.length), end <= text.length]).toEqual([
        value?.complete ?? false,
        true,
        true,
      ]);
    }),
    { numRuns: runs(5_000) },
  );
});

function tolerant(text: string, from = 0) {
  const { value, complete, end } = readTolerantJson(text, from);
  return { value: value && plainValue(value), complete, rest: text.slice(end) };
}

/** The items that can be used. */
function completeItems(node: TolerantJson | undefined): readonly unknown[] {
  return node?.kind === 'array' ? node.items.filter((item) => item.complete).map(plainValue) : [];
}

describe('readTolerantJson', () => {
  test.each([
    [
      'a whole value with text after it',
      '{"a": [1, -2.5e3, "x"]} and more',
      { value: { a: [1, -2500, 'x'] }, complete: true, rest: ' and more' },
    ],
    ['a trailing comma', '[1, 2,]', { value: [1, 2], complete: true }],
    ['a cut object', '{"a": 1, "b": {"c": ', { value: { a: 1, b: {} }, complete: false }],
    ['a cut key', '{"a": 1, "b', { value: { a: 1 }, complete: false }],
    ['a cut text', '["x", "y', { value: ['x', 'y'], complete: false }],
    ['a cut escape', String.raw`"x\u00`, { value: String.raw`x\u00`, complete: false }],
    ['a number at the end may go on', '[12', { value: [12], complete: false }],
    ['a cut word', '[tru', { value: [], complete: false }],
    ['a missing comma', '[1 2]', { value: [1], complete: false }],
    ['a line break in a text', '{"a": "x\ny"}', { value: { a: 'x\ny' }, complete: true }],
    [
      'a backslash that escapes nothing',
      String.raw`{"a": "\d+\."}`,
      { value: { a: String.raw`\d+\.` }, complete: true },
    ],
    ['all escapes', String.raw`"\"\\\/\b\f\n\r\t\u00e9"`, { value: '"\\/\b\f\n\r\té', complete: true }],
    ['no value', 'hello', { value: undefined, complete: false, rest: 'hello' }],
    ['the end of the text', '', { value: undefined, complete: false }],
  ])('%s', (_name, text, expected) => {
    expect(tolerant(text)).toMatchObject(expected);
  });

  test('starts at an offset', () => {
    expect(tolerant('Here: {"a": 1}.', 6)).toEqual({ value: { a: 1 }, complete: true, rest: '.' });
  });

  test('says of each item of a cut list whether it is whole', () => {
    const { value } = readTolerantJson('[{"a": 1}, {"b": {"c": 2}}, {"d": "x", "e": "cut of', 0);
    expect(completeItems(value)).toEqual([{ a: 1 }, { b: { c: 2 } }]);
    expect(value && plainValue(value)).toEqual([{ a: 1 }, { b: { c: 2 } }, { d: 'x', e: 'cut of' }]);
  });

  test('the last of repeated keys wins, and `__proto__` is a key like others', () => {
    expect(JSON.stringify(tolerant('{"a": 1, "a": 2, "__proto__": 3}').value)).toBe('{"a":2,"__proto__":3}');
  });

  test('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, space) => {
        const text = `${JSON.stringify(value, undefined, space)}\n`;
        expect(tolerant(text)).toEqual({ value: JSON.parse(text), complete: true, rest: '\n' });
      }),
    );
  });

  test('gives the whole items before any cut', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ a: fc.string(), b: fc.array(fc.integer()) })), fc.nat(), (items, seed) => {
        const text = JSON.stringify(items);
        const cut = text.slice(0, seed % (text.length + 1));
        const recovered = completeItems(readTolerantJson(cut, 0).value);
        expect(recovered).toEqual(items.slice(0, recovered.length));
        const whole = items.filter(
          (_item, index) => JSON.stringify(items.slice(0, index + 1)).length - 1 <= cut.length,
        );
        expect(recovered).toHaveLength(whole.length);
      }),
    );
  });

  test.each(['[', '{', '{"a":', '[[],', '"', '\\', ' ', '[1,'])('a megabyte of %j comes to an end', (part) => {
    const text = part.repeat(2 ** 20 / part.length);
    expect(readTolerantJson(text, 0).end).toBeLessThanOrEqual(text.length);
    expect(readTolerantJson(`"${text}`, 0).end).toBeLessThanOrEqual(text.length + 1);
  });
});
