import { describe, expect, it } from 'vitest';
import { readAddedNames } from '../../src/literal/added-names.ts';

const ADDED = [
  { number: 3, text: 'ev\\u0061l(code);' },
  { number: 9, text: 'count();' },
];

describe('the names in added lines', () => {
  it('adds the lines in which a compiler reads other names', () => {
    const { lines, others } = readAddedNames(ADDED);
    expect({ lines, others }).toStrictEqual({
      lines: ['ev\\u0061l(code);', 'count();', 'eval(code);'],
      others: ['eval(code);'],
    });
  });

  it.each([
    ['a text as it is written', 'u0061', true],
    ['a name as a compiler reads it', 'eval', true],
    ['a text of no line', 'alert', false],
    ['the end of a line and the beginning of the next', ');count', false],
  ])('%s', (_name, text, expected) => {
    const { have } = readAddedNames(ADDED);
    expect([have(text), have(text)]).toStrictEqual([expected, expected]);
  });
});
