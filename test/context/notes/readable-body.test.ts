import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableBody } from '../../../src/context/notes/readable-body.ts';

describe('the text of an issue', () => {
  it.each([
    { name: 'short texts are kept', text: ' One.\r\n\r\nTwo. ', kept: 'One.\n\nTwo.' },
    { name: 'comments are removed', text: 'a <!-- b\n\n --> c<!---->d', kept: 'a  cd' },
    { name: 'a comment without an end hides the rest', text: 'a\n<!-- b', kept: 'a' },
    { name: 'blank lines are joined', text: 'a\n \n\t\n\nb', kept: 'a\n\nb' },
    {
      name: 'a long text ends after a paragraph',
      text: 'One two three.\n\nFour\nfive six seven eight',
      kept: 'One two three.\n(the rest is left out)',
    },
    {
      name: 'or after a line',
      text: 'One two three\nfour five six seven',
      kept: 'One two three\n(the rest is left out)',
    },
    { name: 'or anywhere', text: 'One two three four five six', kept: 'One two three four f\n(the rest is left out)' },
  ])('$name', ({ text, kept }) => {
    expect(readableBody(text, 20)).toBe(kept);
  });

  it('never has more than its limit and a note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        expect(readableBody(text, most).length).toBeLessThanOrEqual(most + '\n(the rest is left out)'.length);
      }),
    );
  });
});
