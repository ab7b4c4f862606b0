import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitHidden } from '../../../src/inspector/messages/split-hidden.ts';
import { showHidden } from '../../../src/text/hidden/visible.ts';

it.each<[string, readonly string[]]>([
  ['plain', ['plain']],
  ['a\u202Eb', ['a', String.raw`[\u{202E}]`, 'b']],
  ['\u200B\u200C', [String.raw`[\u{200B}\u{200C}]`]],
  ['an escape: \\u{202E}', ['an escape: \\u{202E}']],
  ['\\u{202E} and \u202E', ['\\u{202E} and ', String.raw`[\u{202E}]`]],
  ['❤\uFE0F b\uFE0F', ['❤\uFE0F b', String.raw`[\u{FE0F}]`]],
  ['a\r\nb\rc', ['a\r\nb', String.raw`[\u{D}]`, 'c']],
  ['😀\uD83D', ['😀', String.raw`[\u{D83D}]`]],
])('separates invisible characters from visible ones: %j', (text, runs) => {
  expect(splitHidden(text).map((run) => (run.isHidden ? `[${run.text}]` : run.text))).toEqual(runs);
});

it('shows invisible characters as all other reports do', () => {
  const characters = fc.constantFrom(
    'a',
    '}',
    '\\',
    '\r',
    '\n',
    '\t',
    '\u202E',
    '\uFE0F',
    '❤',
    '😀',
    '\uD83D',
    '\uDE00',
    'ف',
    '=',
  );
  fc.assert(
    fc.property(
      fc.array(characters).map((all) => all.join('')),
      (text) => {
        expect(
          splitHidden(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(showHidden(text));
      },
    ),
  );
});
