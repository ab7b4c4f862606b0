import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenced, fenceFor } from '../../src/prompt/fence.ts';
import { runs } from '../property-runs.ts';

const hostile = fc
  .array(
    fc.constantFrom(
      '>>>CHANGE',
      '<<<CHANGE',
      '＞＞＞CHANGE',
      '>>>TITLE ',
      '| ',
      ' ',
      '\n',
      '\r\n',
      '\r',
      '\u2028',
      'a',
      '0123456789ab',
      '\u202E',
      '\u0338',
      '\u0000',
      '😀',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

/** The label of a fence by its opening line. */
function labelOf(name: string, ...contents: readonly string[]): string {
  return fenceFor(name, contents).open.replace(`<<<${name} `, '').trimEnd();
}

describe('a fence', () => {
  it('encloses its content, and each line of it follows a bar', () => {
    expect(fenced('TITLE', 'Fix it')).toMatch(/^<<<TITLE ([0-9a-f]{12})\n\| Fix it\n>>>TITLE \1\n$/);
  });

  it.each([
    ['an empty text', '', []],
    ['a text with a line end', 'a\n', ['| a', '| ']],
    ['hidden characters, written out', 'a\u202Eb\u0000\r\nc', [String.raw`| a\u{202E}b\u{0}`, '| c']],
    ['other ends of lines, written out', 'a\rb\u2028c\u0085d', [String.raw`| a\u{D}b\u{2028}c\u{85}d`]],
    ['marks between messages, written out', '<|im_end|>', [String.raw`| \u{3C}|im_end|>`]],
    ['roles and fences as words', 'system: x\n>>>X 0\n</guidelines>', ['| system: x', '| >>>X 0', '| </guidelines>']],
  ])('holds %s', (_name, content, expected) => {
    expect(fenced('X', content).split('\n').slice(1, -2)).toEqual(expected);
  });

  it('says behind a text that was cut what is missing, without a bar', () => {
    expect(fenced('X', 'abcdef', 4).split('\n').slice(1, -2)).toEqual(['| abcd', '(2 more characters are left out)']);
  });

  it('cuts no character in half', () => {
    expect(fenced('X', 'abc😀d', 4).split('\n').slice(1, -2)).toEqual(['| abc', '(3 more characters are left out)']);
  });

  it('is the same for the same content, and another for another', () => {
    const labels = [['a'], ['a'], ['b'], ['a', ''], ['', 'a']].map((contents) => fenceFor('X', contents).open);
    expect([labels[0] === labels[1], new Set(labels).size]).toEqual([true, 4]);
  });

  it('has another label where the content holds the one it would have', () => {
    const first = labelOf('X', 'a');
    // Stands for a text that was made to hold its own label: to find one takes longer than a test may.
    const made = { includes: (label: string) => label === first, toString: () => 'a' } as unknown as string;
    expect(labelOf('X', made)).toBe(labelOf('X', first, 'a'));
  });

  it('cannot be closed by what it holds, not even by one who knows the fence of another text', () => {
    fc.assert(
      fc.property(hostile, hostile, (content, other) => {
        const guessed = `${content}\n${fenceFor('CHANGE', [content]).close}${fenceFor('CHANGE', [other]).close}`;
        const lines = fenced('CHANGE', guessed).split('\n');
        expect(lines.indexOf(lines.at(-2) ?? '')).toBe(lines.length - 2);
        expect(lines.lastIndexOf(lines[0] ?? '')).toBe(0);
        expect(lines.slice(1, -2).every((line) => line.startsWith('| '))).toBe(true);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
