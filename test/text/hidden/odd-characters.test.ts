import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findOddCharacters } from '../../../src/text/hidden/odd-characters.ts';

function found(text: string): readonly string[] {
  return findOddCharacters(text).map(({ kind, start, end }) => `${kind} ${start}-${end}`);
}

describe('odd characters', () => {
  it.each<[string, string, readonly string[]]>([
    ['a zero-width space', 'a\u200Bb', ['invisible 1-2']],
    ['several of one kind, which are one', 'a\u200B\u2060b', ['invisible 1-3']],
    ['a soft hyphen', 'a\u00ADb', ['invisible 1-2']],
    ['a joiner between Latin letters', 'a\u200Db', ['invisible 1-2']],
    ['a mark of direction without any text from right to left', 'a\u200Eb', ['invisible 1-2']],
    ['a byte order mark within the text', 'a\uFEFFb', ['invisible 1-2']],
    ['an override', 'a\u202Eb', ['bidi 1-2']],
    ['an isolate without any text from right to left', 'a\u2066b', ['bidi 1-2']],
    ['tags without a flag', 'a\u{E0061}\u{E0062}', ['tag 1-5']],
    ['a flag with a long story', '\u{1F3F4}' + '\u{E0061}'.repeat(9) + '\u{E007F}', ['tag 2-22']],
    ['two selectors', '☀\uFE0F\uFE0F', ['selectors 1-3']],
    ['a selector of the upper ones', 'a\u{E0110}', ['selectors 1-3']],
    ['a backspace', 'a\bb', ['control 1-2']],
    ['a destroyed character', '\uFFFD', ['replacement 0-1']],
    ['a Cyrillic letter in a Latin word', 'n\u0430me', ['look-alike 1-2']],
    ['a Cyrillic letter at the end of a Latin word', 'Nam\u0435 it', ['look-alike 3-4']],
    ['two Cyrillic letters in a Latin word', 'N\u0430\u0430me', ['look-alike 1-3']],
    ['a selector of either kind', '☀\uFE0F\u{E0110}', ['selectors 1-4']],
    ['an escape in an English text', 'a\u001B[31m', ['control 1-2']],
    ['an escape in a text with dashes', 'a — \u001B[31m', ['control 4-5']],
    ['a Cyrillic letter at the start of a Latin word', '\u0430pplyTo: x', ['look-alike 0-1']],
  ])('%s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['tabs and line ends', 'a\tb\r\nc\fd'],
    ['a byte order mark at the start', '\uFEFFa'],
    ['a family', '👨\u200D👩\u200D👧'],
    ['a heart on fire', '❤\uFE0F\u200D🔥'],
    ['a skin and a profession', '👩🏽\u200D🔬'],
    ['the flag of Wales', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष'],
    ['Thai', 'ภาษา\u200Bไทย'],
    ['a mark of direction in Hebrew', 'שלום (API)\u200F!'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['a variant of a Chinese character', '葛\u{E0100}'],
    ['a Russian ending of a Latin name', 'Читай JSON\u0430 и пиши.'],
    ['a Russian sentence', 'Пиши тесты.'],
    ['a formula', 'Δt in μs'],
  ])('%s is ordinary', (_name, text) => {
    expect(found(text)).toEqual([]);
  });

  it('returns at most fifty of a kind', () => {
    expect(findOddCharacters('a\u200B'.repeat(1000))).toHaveLength(50);
  });
});

test('all results are within the text, in order and without overlap', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '\u200B', '\u{E0061}', '\uFE0F', 'е', '\u202E', '\b', '👩') }),
      (text) => {
        let end = 0;
        for (const run of findOddCharacters(text)) {
          expect(run.start).toBeGreaterThanOrEqual(end);
          expect(run.end).toBeGreaterThan(run.start);
          end = run.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
