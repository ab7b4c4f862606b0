import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankRunningText } from '../../../src/text/languages/running-text.ts';
import { runs } from '../../property-runs.ts';

describe('the text that readers of a page see is blanked out', () => {
  it.each([
    ['between tags', '<p>ab</p>', '<p>..</p>'],
    ['around them', 'a<br />b', '.<br />.'],
    ['and not attributes', '<a b="c > d">e</a>', '<a b="c > d">.</a>'],
    ['and not code in braces', '<p>a {b > c} d</p>', '<p>..{b > c}..</p>'],
    ['and not the values of attributes in braces', '<p a={b > c}>d</p>', '<p a={b > c}>.</p>'],
    ['and not styles', '<style>a > b {}</style>c', '<style>a > b {}</style>.'],
    ['and a sign that opens no tag', 'a < b', '.....'],
    ['and not code of a template', '<p>a <%= b > c %> d</p><?= e ?>f', '<p>..<%= b > c %>..</p><?= e ?>.'],
    ['unless code of a template stays open', '<p><% a b', '<p><% a b'],
    ['unless a brace stays open', '<p>{a b', '<p>{a b'],
    ['over several lines', '<p>\na\n</p>', '<p>\n.\n</p>'],
  ])('%s', (_name, text, left) => {
    expect(blankRunningText(text).replaceAll(' ', '.')).toBe(left.replaceAll(' ', '.'));
  });

  it('and every other sign keeps its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '{', '}', '%', 'a', ' ', '"', '/', '\n') }), (text) => {
        const left = blankRunningText(text);
        expect(left).toHaveLength(text.length);
        expect([...left].every((sign, index) => sign === ' ' || sign === text.charAt(index))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
