import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToml } from '../../../src/text/toml/toml.ts';
import { runs } from '../../property-runs.ts';

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

describe('the value of a TOML file', () => {
  it.each([
    ['an empty file is an empty table', '', {}],
    ['tables nest by their names', 'a = 1\n[b.c]\nd = true\n', { a: 1, b: { c: { d: true } } }],
    ['a list of tables has an item for each header', '[[a]]\nb = 1\n[[a]]\nb = 2\n', { a: [{ b: 1 }, { b: 2 }] }],
    ['a table below a list of tables is in its last item', '[[a]]\n[a.b]\nc = 1\n', { a: [{ b: { c: 1 } }] }],
    ['dotted keys and inline tables nest too', 'a.b = { c = [1, 2.5] }', { a: { b: { c: [1, 2.5] } } }],
    ['texts of several lines', 'a = """\nx\ny"""', { a: 'x\ny' }],
    ['a date stays text', 'a = 2026-11-26', { a: '2026-11-26' }],
    ['a byte order mark is no part of a key', '\u{FEFF}a = 1', { a: 1 }],
    ['a key of a prototype is a key like others', '__proto__ = { x = 1 }', JSON.parse('{"__proto__":{"x":1}}')],
  ])('%s', (_name, text, expected) => {
    const { value, problems } = readToml({ text }, '1.0');
    expect(problems).toEqual([]);
    expect(plain(value)).toEqual(expected);
  });
});

describe('the ranges', () => {
  const text = 'top = "x"\n[servers.docs]\nurl = "https://a.test"\n[[list]]\nitem.deep = [1, 22]\n';
  const { rangeOf, rangeOfKey } = readToml({ text }, '1.0');
  const cut = (range: { start: number; end: number } | undefined): string | undefined =>
    range && text.slice(range.start, range.end);

  it.each([
    ['a value', rangeOf(['top']), '"x"'],
    ['a key', rangeOfKey(['top']), 'top'],
    ['a part of the name of a table', rangeOfKey(['servers', 'docs']), 'docs'],
    ['a value in a table', rangeOf(['servers', 'docs', 'url']), '"https://a.test"'],
    ['an item of a list in an item of a list of tables', rangeOf(['list', 0, 'item', 'deep', 1]), '22'],
    ['a part of a dotted key', rangeOfKey(['list', 0, 'item', 'deep']), 'deep'],
    ['a path that does not exist', rangeOf(['none']), undefined],
  ])('%s', (_name, range, expected) => {
    expect(cut(range)).toBe(expected);
  });
});

describe('TOML 1.1', () => {
  it('has line breaks and a last comma in inline tables', () => {
    const text = 'a = {\n  b = 1,\n}\n';
    expect([readToml({ text }, '1.1').value, readToml({ text }, '1.0').value]).toEqual([{ a: { b: 1 } }, undefined]);
  });
});

describe('a file that is not valid TOML', () => {
  it.each([
    ['a text over two lines', 'a = "x\ny"', 'A text has no closing quotes', 1],
    ['a key twice', 'a = 1\na = 2', 'A key or table is defined twice', 2],
    ['a comma at the end of an inline table', 'a = { b = 1, }', 'An inline table must not end with a comma', 1],
    ['an unknown escape', 'a = "\\q"', 'A backslash does not begin a known escape', 1],
    ['YAML', 'a: 1', 'The file is not valid TOML here', 1],
    ['more brackets than any file needs', `a = ${'['.repeat(5000)}`, 'More than 200 lists and tables are nested', 1],
    ['a key of many parts', `a${'.a'.repeat(5000)} = 1`, 'More than 200 lists and tables are nested', 1],
    ['a file of 300 kB', `# ${'x'.repeat(300_000)}`, 'The file is too large to be read as TOML', 1],
  ])('%s', (_name, text, message, line) => {
    const { value, problems } = readToml({ text }, '1.0');
    expect(value).toBeUndefined();
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    expect(text.slice(0, problems[0]?.range.start).split('\n').length).toBe(line);
  });

  it('never makes the reader throw, and every problem is inside of the text', () => {
    const part = fc.constantFrom(
      'a',
      '.',
      '=',
      '"',
      "'",
      '"""',
      '[',
      ']',
      '{',
      '}',
      ',',
      '\n',
      ' ',
      '#',
      '1',
      '\\u',
      '\u{1F600}',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        for (const { range } of readToml({ text }, '1.0').problems) {
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
