import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenced, fenceFor } from '../../src/prompt/fence.ts';

const hostile = fc
  .array(
    fc.constantFrom(
      '>>>CHANGE',
      '<<<CHANGE',
      '>>>TITLE ',
      ' ',
      '\n',
      '\r\n',
      'a',
      '0123456789ab',
      '\u202E',
      '\u0000',
      '😀',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('a fence', () => {
  it('stands around its content', () => {
    expect(fenced('TITLE', 'Fix it')).toMatch(/^<<<TITLE ([0-9a-f]{12})\nFix it\n>>>TITLE \1\n$/);
  });

  it.each([
    ['an empty text', '', []],
    ['a text with a line end', 'a\n', ['a']],
    ['a text without one', 'a', ['a']],
    ['hidden characters, written out', 'a\u202Eb\u0000\r\nc', ['a\\u{202E}b\\u{0}\r', 'c']],
  ])('holds %s', (_name, content, expected) => {
    expect(fenced('X', content).split('\n').slice(1, -2)).toEqual(expected);
  });

  it('is the same for the same content, and another for another', () => {
    const labels = [['a'], ['a'], ['b'], ['a', ''], ['', 'a']].map((contents) => fenceFor('X', contents).open);
    expect([labels[0] === labels[1], new Set(labels).size]).toEqual([true, 4]);
  });

  it('cannot be closed by what it holds, not even by one who knows the fence of another text', () => {
    fc.assert(
      fc.property(hostile, hostile, (content, other) => {
        const guessed = `${content}\n${fenceFor('CHANGE', [content]).close}${fenceFor('CHANGE', [other]).close}`;
        const lines = fenced('CHANGE', guessed).split('\n');
        expect(lines.indexOf(lines.at(-2) ?? '')).toBe(lines.length - 2);
        expect(lines.lastIndexOf(lines[0] ?? '')).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
