import { describe, expect, it } from 'vitest';
import { readName, readNames } from '../../src/text/read-names.ts';

describe('the name that a compiler reads', () => {
  it.each([
    ['as it is written', 'evaluate', 'evaluate'],
    ['with a letter by its number', String.raw`ev\u0061l`, 'eval'],
    ['with a letter by a number in brackets', String.raw`\u{65}val`, 'eval'],
    ['with a letter of a shell', String.raw`\x65val`, 'eval'],
    ['in wide letters', '\uFF45\uFF56\uFF41\uFF4C', 'eval'],
    ['in mathematical letters', '\u{1D41E}val', 'eval'],
    ['with a number that no letter has', String.raw`\u{110000}`, String.raw`\u{110000}`],
    ['with a letter of another script, which is another letter', '\u0435val', '\u0435val'],
  ])('%s', (_name, written, read) => {
    expect(readName(written)).toBe(read);
  });

  it.each([
    ['of joined strings', `a["ev" + 'al'](1)`, `a["eval'](1)`],
    ['of joined strings in brackets', `a["e" + ("v" + "al")]`, `a["eval")]`],
    ['of a sum of numbers', 'a + b + 1', 'a + b + 1'],
  ])('%s', (_name, line, read) => {
    expect(readNames(line)).toBe(read);
  });
});
