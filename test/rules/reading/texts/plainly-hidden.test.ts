import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCodeRanges } from '../../../../src/text/markdown/code.ts';
import { fencedBlocks, readFenceLines } from '../../../../src/text/markdown/fences.ts';
import { plainlyHidden, type PlainlyHidden } from '../../../../src/rules/reading/texts/plainly-hidden.ts';
import { runs } from '../../../property-runs.ts';

function readPlainly(text: string): (offset: number) => PlainlyHidden {
  const body = { start: 0, end: text.length };
  const lines = readFenceLines(text, body);
  const blocks = fencedBlocks(lines, body.end);
  return plainlyHidden(text, body, lines, (offset) => blocks.some(({ start, end }) => start <= offset && offset < end));
}

describe('what is plainly hidden', () => {
  it.each([
    ['prose', 'Words here.\n', 'nothing'],
    ['prose below code', '```\ncode\n```\n\nWords here.\n', 'nothing'],
    ['an item of a list', '- Words here.\n', 'nothing'],
    ['fenced code', '```\nWords\n```\n', 'code'],
    ['fenced code with HTML', '```html\n<pre>\nWords\n```\n', 'code'],
    ['an unclosed fence', 'a\n\n~~~\nWords\n', 'code'],
    ['a line with a span', 'Words `here`.\n', 'unknown'],
    ['an indent', '    Words\n', 'unknown'],
    ['code in an item', '- a\n\n  ```\n  Words\n', 'unknown'],
    ['a fence inside HTML', '<pre>\n```\n\nWords\n</pre>\n', 'unknown'],
    ['a paragraph of many words', `${'a b '.repeat(2_000)}\nWords`, 'unknown'],
    ['a comment', 'a <!--\nWords -->\n', 'unknown'],
  ])('%s', (_name, text, expected) => {
    expect(readPlainly(text)(text.indexOf('Words'))).toBe(expected);
  });
});

test('never disagrees with the Markdown reader', () => {
  const pieces = [
    '```',
    '~~~',
    '`',
    '<!--',
    '-->',
    '<pre>',
    '<b>',
    '- ',
    '> ',
    '1. ',
    '    ',
    '  ',
    '\t',
    'a',
    'b c',
    '\n',
    '\n',
    '\n\n',
    '# ',
    '---',
    '\r\n',
    '|',
    '[a]: b',
    '\\',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (parts) => {
      const text = parts.join('');
      const hidden = readPlainly(text);
      const ranges = readCodeRanges(text);
      for (let offset = 0; offset < text.length; offset += 1) {
        const exact = ranges.find(({ start, end }) => start <= offset && offset < end)?.kind ?? 'nothing';
        expect(/\s/.test(text.charAt(offset)) ? 'unknown' : hidden(offset)).toBeOneOf(['unknown', exact]);
      }
    }),
    { numRuns: runs(3_000) },
  );
});
