import { describe, expect, it } from 'vitest';
import { eachMatch } from '../../src/text/each-match.ts';

describe('eachMatch', () => {
  it.each([
    ['several matches', 'a1 b22 c', /\d+/g],
    ['no match', 'abc', /\d/g],
    ['empty matches', 'ab', /x*/g],
    ['empty matches between others', 'xaxx', /x*/g],
    ['groups and what is before', 'key=1; other=2', /(?<=(?:^|\s))(?<name>\w+)=(\d)/g],
    ['an empty text', '', /^/g],
  ])('finds what `matchAll` finds: %s', (_name, text, expression) => {
    const all = (matches: Iterable<RegExpExecArray>): unknown =>
      [...matches].map(({ index, groups, ...rest }) => ({ index, groups: { ...groups }, found: rest[0] }));
    expect(all(eachMatch(text, expression))).toStrictEqual(all(text.matchAll(expression)));
  });

  it('goes on where it was if the expression is used for another text in between', () => {
    const letter = /[a-z]/g;
    const found = [...eachMatch('abc', letter)].map(([one]) => `${one}${[...eachMatch('xy', letter)].length}`);
    expect(found).toStrictEqual(['a2', 'b2', 'c2']);
  });

  it('begins at the start, and leaves the expression at its start, if the loop ends early', () => {
    const letter = /[a-z]/g;
    expect(letter.test('ab')).toBe(true);
    const [first] = eachMatch('ab', letter);
    expect([first?.index, letter.lastIndex]).toStrictEqual([0, 0]);
  });
});
