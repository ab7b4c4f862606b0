import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPieces, jsonText } from '../../../src/text/json/json-text.ts';

const letters = fc.string({
  unit: fc.constantFrom('#', '[', ']', '\\', '"', '\u202E', '\u2066', 'é', '😀', '\n', 'a'),
});
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    letters,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(letters, tie('value')),
  ),
})).value;

describe('a value as JSON', () => {
  it('is read as the same value, and holds neither a command of the runner nor a turned direction', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = jsonText(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(text).not.toMatch(/##\[|[\u202E\u2066]/);
      }),
    );
  });

  it('is the same text in pieces, also with fields that JSON does not have', () => {
    const missing = fc.oneof(values, fc.constant(undefined), fc.record({ a: fc.constant(undefined), b: values }));
    fc.assert(
      fc.property(fc.oneof(values, fc.record({ runs: fc.array(missing), rest: missing })), (value) => {
        expect([...jsonPieces(value)].join('')).toBe(jsonText(value));
      }),
    );
  });

  it('has a piece for each finding of a list', () => {
    const findings = Array.from({ length: 50 }, (_, line) => ({ line, text: 'x'.repeat(100) }));
    const longest = Math.max(...[...jsonPieces({ findings })].map(({ length }) => length));
    expect(longest).toBeLessThan(200);
  });

  it.each([
    ['a command in a text', '##[error]x', String.raw`"\u0023#[error]x"`],
    ['a longer row of signs', '###[', String.raw`"#\u0023#["`],
    ['signs that are no command', '## [a]', '"## [a]"'],
  ])('%s', (_, value, text) => {
    expect(jsonText(value)).toBe(`${text}\n`);
  });
});
