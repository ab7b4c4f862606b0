import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParagraphs } from '../../src/text/markdown.ts';

/** As many UTF-16 code units as there are, in any order: lone surrogates too. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

/** Words as they are and code in backticks, each run between bars. */
function drawn(markdown: string): readonly string[] {
  return readParagraphs(markdown).map(({ inlines }) =>
    inlines.map(({ kind, value }) => (kind === 'code' ? `\`${value}\`` : value)).join('|'),
  );
}

describe('paragraphs are', () => {
  it.each<[string, string, readonly string[]]>([
    ['split by blank lines', 'a\n\nb', ['a', 'b']],
    ['the items of lists', '- a\n- b\n  1. c', ['a', 'b', 'c']],
    ['in quotes too', '> a\n>\n> b', ['a', 'b']],
    ['words and code', 'a `b` c', ['a |`b`| c']],
    ['without marks of emphasis', '*a* __b__', ['a| |b']],
    ['the words of links, not their targets', '[a](b "c") <https://d.e> [f][g]\n\n[g]: h', ['a| |https://d.e| |f']],
    ['without HTML', 'a <b>c</b>\n\n<p>d</p>', ['a |c']],
    ['not pictures', '![a](b) c', [' c']],
    ['not code blocks', '```\na\n```\n\n    b\n\nc', ['c']],
    ['not headings', '# a\n\nb\n---\n\nc', ['c']],
    ['runs for each escape and reference', String.raw`a\*b &amp; c`, ['a|*|b |&| c']],
  ])('%s', (_name, markdown, expected) => {
    expect(drawn(markdown)).toEqual(expected);
  });
});

it('a run of words stands where it starts, character for character', () => {
  const markdown = '> a \\* b\n> *c*  \n> d &amp; e\n\n1. f\n   g';
  const runs = readParagraphs(markdown).flatMap(({ inlines }) => inlines.filter(({ kind }) => kind === 'words'));
  const moved = runs.filter(
    ({ value, start }) => !/^[*&]$|^\s/.test(value) && !markdown.startsWith(value.trimEnd(), start),
  );
  expect([runs.length > 8, moved]).toEqual([true, []]);
});

describe('hostile texts', () => {
  it('never make it throw, and no run starts outside', () => {
    const signs = fc.constantFrom(
      '#',
      '- ',
      '1. ',
      '> ',
      '`',
      '```',
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '!',
      '<',
      '>',
      '&',
      ';',
      '\\',
      '\n',
      '\r\n',
      '\t',
      '    ',
      '|',
      '~~~',
      'a',
      '😀',
      '\u0000',
      '\uD800',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
          anyText,
        ),
        (text) => {
          const starts = readParagraphs(text).flatMap(({ inlines }) => inlines.map(({ start }) => start));
          expect(starts.filter((start) => start < 0 || start >= text.length)).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['quotes in quotes', '> '],
    ['lists in lists', '- '],
    ['brackets', '['],
    ['emphasis', '*a '],
    ['emphasis of two kinds', '_a*b'],
    ['backticks', '`a``'],
    ['tags', '<a '],
    ['links', '[a]('],
  ])('8 kB of %s come to an end', (_name, part) => {
    expect(readParagraphs(part.repeat(8_192 / part.length)).length).toBeLessThanOrEqual(1);
  });
});
