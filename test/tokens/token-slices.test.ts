import * as fc from 'fast-check';
import { get_encoding as getEncoding } from 'tiktoken';
import { afterAll, describe, expect, test } from 'vitest';
import { packedRanks } from '../../scripts/rank-files.ts';
import type { EncodingName } from '../../src/tokens/encodings.ts';
import { readRanks } from '../../src/tokens/ranks.ts';
import { firstTokens, lastLinesWithin, lastTokens } from '../../src/tokens/token-slices.ts';
import { characterTokenizer, createTokenizer, type Tokenizer } from '../../src/tokens/tokens.ts';
import { anyText, codeUnits, lines } from '../prompt/any-text.ts';
import { runs } from '../property-runs.ts';

const ENCODINGS: readonly EncodingName[] = ['o200k_base', 'cl100k_base'];
const tokenizers = new Map<EncodingName, Tokenizer>();
for (const encoding of ENCODINGS) {
  tokenizers.set(encoding, createTokenizer(encoding, readRanks(await packedRanks(encoding))));
}
/** Digits stand in groups of three from where they begin, so that an end of them may count more than within the text. */
const digits = fc.string({ unit: fc.constantFrom('1', '2', '٣', '½', 'Ⅷ', '𝟎'), maxLength: 40 });
const texts = fc.oneof(anyText, lines, codeUnits, digits);
const fewTokens = fc.integer({ min: -1, max: 40 });

describe.each(ENCODINGS)('%s', (encoding) => {
  const oracle = getEncoding(encoding);
  const tokenizer = tokenizers.get(encoding)!;
  const expected = (text: string): number => oracle.encode_ordinary(text).length;

  afterAll(() => oracle.free());

  /** The text of tiktoken's tokens; undefined where they begin or end inside of a character. */
  function decoded(tokens: Uint32Array): string | undefined {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(oracle.decode(tokens));
    } catch {
      return undefined;
    }
  }

  /** Of tiktoken's own tokens from one end the longest run that is `most` at most and counts so many alone. */
  function longestOf(text: string, most: number, run: (tokens: Uint32Array, count: number) => Uint32Array): string {
    const tokens = oracle.encode_ordinary(text);
    if (tokens.length <= most) {
      return text.toWellFormed();
    }
    for (let count = most; count > 0; count -= 1) {
      const slice = decoded(run(tokens, count));
      if (slice !== undefined && expected(slice) <= most) {
        return slice;
      }
    }
    return '';
  }

  test('returns the first tokens of tiktoken that do not count more on their own', () => {
    fc.assert(
      fc.property(texts, fewTokens, (text, most) => {
        const slice = firstTokens(tokenizer, text, most);
        expect(text.startsWith(slice)).toBe(true);
        expect(slice.toWellFormed()).toBe(longestOf(text, most, (tokens, count) => tokens.subarray(0, count)));
      }),
      { numRuns: runs(1_500) },
    );
  });

  test('returns the last tokens of tiktoken that do not count more on their own', () => {
    fc.assert(
      fc.property(texts, fewTokens, (text, most) => {
        const slice = lastTokens(tokenizer, text, most);
        expect(text.endsWith(slice)).toBe(true);
        expect(slice.toWellFormed()).toBe(
          longestOf(text, most, (tokens, count) => tokens.subarray(tokens.length - count)),
        );
      }),
      { numRuns: runs(1_500) },
    );
  });

  // A token may end one character and begin the next, as in 컠퀀: there is no cut between the two then.
  test('loses at a cut at most the tokens of two characters', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 40 }), (text, most) => {
        const whole = Math.min(most, expected(text));
        const slices = [firstTokens(tokenizer, text, most), lastTokens(tokenizer, text, most)];
        const missing = slices.map((slice) => whole - expected(slice));
        expect(missing.filter((tokens) => tokens < 0 || tokens > 6)).toEqual([]);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('returns as many whole lines from the end as fit', () => {
    fc.assert(
      fc.property(texts, fewTokens, (text, most) => {
        const slice = lastLinesWithin(tokenizer, text, most);
        const before = text.slice(0, text.length - slice.length);
        const oneMore = text.slice(before.lastIndexOf('\n', before.length - 2) + 1);
        expect(text.endsWith(slice)).toBe(true);
        expect([before === '' || slice === '' || before.endsWith('\n'), expected(slice) <= Math.max(0, most)]).toEqual([
          true,
          true,
        ]);
        expect(before === '' || expected(before.length === 1 ? text : oneMore) > most).toBe(true);
      }),
      { numRuns: runs(1_500) },
    );
  });

  test('cuts a long text at the same place as its full list of tokens', () => {
    const prose = fc
      .array(fc.constantFrom('const', ' value', ' = ', '漢字', '😀', 'Straße', '\n', '12345', '; ', '"//'), {
        minLength: 8_000,
        maxLength: 9_000,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(prose, fc.integer({ min: 1, max: 600 }), (text, most) => {
        expect(firstTokens(tokenizer, text, most)).toBe(
          longestOf(text, most, (tokens, count) => tokens.subarray(0, count)),
        );
        expect(lastTokens(tokenizer, text, most)).toBe(
          longestOf(text, most, (tokens, count) => tokens.subarray(tokens.length - count)),
        );
      }),
      { numRuns: runs(30), endOnFailure: true },
    );
  });

  test.each([
    ['one letter', 'a'],
    ['blanks', ' '],
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['dashes', '-'],
    ['digits', '7'],
    ['ideographs', '漢字仮名交'],
    ['lone surrogates', '\uD800'],
    ['emoji', '😀'],
    ['emoji with joiners', '👩‍👩‍👧'],
    ['slashes in the first column', '/\n'],
    ['capital letters', 'あBCDEFG'],
  ])('cuts a megabyte of %s without reading all of it', (_name, sign) => {
    const text = sign.repeat(2 ** 20 / sign.length);
    const reading = readingTokenizer(tokenizer);
    const most = 100;
    const [first, last] = [firstTokens(reading, text, most), lastTokens(reading, text, most)];
    const lastLines = lastLinesWithin(reading, text, most);
    expect([text.startsWith(first), text.endsWith(last), text.endsWith(lastLines)]).toEqual([true, true, true]);
    expect([first, last].filter((slice) => tokenizer.count(slice) > most || tokenizer.count(slice) < 97)).toEqual([]);
    expect([first, last].map((slice) => slice.isWellFormed())).toEqual(Array(2).fill(text.isWellFormed()));
    expect(tokenizer.count(lastLines)).toBeLessThanOrEqual(most);
    expect(reading.longest()).toBeLessThan(60_000);
  });
});

/** Tells how long the longest text was that it was given. */
function readingTokenizer(tokenizer: Tokenizer): Tokenizer & { longest(): number } {
  let longest = 0;
  const noting = (text: string): string => {
    longest = Math.max(longest, text.length);
    return text;
  };
  return {
    encoding: tokenizer.encoding,
    count: (text) => tokenizer.count(noting(text)),
    tokenLengths: (text) => tokenizer.tokenLengths(noting(text)),
    longest: () => longest,
  };
}

describe('with a token for each character', () => {
  const tokenizer = characterTokenizer();

  test.each([
    ['nothing of zero tokens', 'abc', 0, '', ''],
    ['nothing of fewer than none', 'abc', -1, '', ''],
    ['nothing of no number', 'abc', Number.NaN, '', ''],
    ['a part', 'abcdef', 2, 'ab', 'ef'],
    ['no half of a character', 'a😀😀b', 2, 'a😀', '😀b'],
    ['half of a character that was alone', '\uD83Da\uDE00', 1, '\uD83D', '\uDE00'],
    ['a text that fits', 'abc', 3, 'abc', 'abc'],
    ['a text however many tokens there may be', 'abc', Number.POSITIVE_INFINITY, 'abc', 'abc'],
    ['an empty text', '', 5, '', ''],
  ])('gives %s', (_name, text, most, first, last) => {
    expect([firstTokens(tokenizer, text, most), lastTokens(tokenizer, text, most)]).toEqual([first, last]);
  });

  test.each([
    ['a last line with its end', 'one\ntwo\n', 4, 'two\n'],
    ['a last line without an end', 'one\ntwo', 3, 'two'],
    ['no part of a line', 'one\ntwo\n', 7, 'two\n'],
    ['all lines', 'one\ntwo\n', 8, 'one\ntwo\n'],
    ['empty lines', '\n\n\n', 2, '\n\n'],
    ['nothing where the last line is too long', 'one\ntwo', 2, ''],
    ['nothing of no tokens', '\n', 0, ''],
    ['nothing of no number', 'one', Number.NaN, ''],
    ['nothing of an empty text', '', 5, ''],
  ])('gives %s', (_name, text, most, slice) => {
    expect(lastLinesWithin(tokenizer, text, most)).toBe(slice);
  });

  test('stops soon if every slice of a text counts too many tokens', () => {
    let counted = 0;
    const never: Tokenizer = {
      ...tokenizer,
      count() {
        counted += 1;
        return Number.POSITIVE_INFINITY;
      },
    };
    expect(lastTokens(never, 'x'.repeat(200_000), 100_000)).toBe('');
    expect(counted).toBeLessThan(30);
  });

  test('returns as many lines as fit, for any number of lines', () => {
    const text = 'line\n'.repeat(10_000);
    const found = [0, 1, 2, 7, 999, 9_999, 10_000].map(
      (count) => lastLinesWithin(tokenizer, text, count * 5 + 4).length / 5,
    );
    expect(found).toEqual([0, 1, 2, 7, 999, 9_999, 10_000]);
  });
});
