import * as fc from 'fast-check';
import { get_encoding as getEncoding } from 'tiktoken';
import { afterAll, describe, expect, test } from 'vitest';
import { packedRanks } from '../../scripts/rank-files.ts';
import type { EncodingName } from '../../src/tokens/encodings.ts';
import { readRanks } from '../../src/tokens/ranks.ts';
import { firstTokens } from '../../src/tokens/token-slices.ts';
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

  /** The longest run of tiktoken's first tokens that has at most `most` tokens and also counts at most `most` alone. */
  function longestOf(text: string, most: number): string {
    const tokens = oracle.encode_ordinary(text);
    if (tokens.length <= most) {
      return text.toWellFormed();
    }
    for (let count = most; count > 0; count -= 1) {
      const slice = decoded(tokens.subarray(0, count));
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
        expect(slice.toWellFormed()).toBe(longestOf(text, most));
      }),
      { numRuns: runs(1_500) },
    );
  });

  // A token may end one character and begin the next, as in 컠퀀: there is no cut between the two then.
  test('loses at a cut at most the tokens of two characters', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 40 }), (text, most) => {
        const whole = Math.min(most, expected(text));
        const missing = whole - expected(firstTokens(tokenizer, text, most));
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(missing).toBeLessThanOrEqual(6);
      }),
      { numRuns: runs(1_000) },
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
        expect(firstTokens(tokenizer, text, most)).toBe(longestOf(text, most));
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
  ])('cuts a megabyte of %s without reading all of it', { tags: 'large' }, (_name, sign) => {
    const text = sign.repeat(2 ** 20 / sign.length);
    const reading = readingTokenizer(tokenizer);
    const most = 100;
    const first = firstTokens(reading, text, most);
    expect(text.startsWith(first)).toBe(true);
    expect(tokenizer.count(first)).toBeLessThanOrEqual(most);
    expect(tokenizer.count(first)).toBeGreaterThanOrEqual(97);
    expect(first.isWellFormed()).toBe(text.isWellFormed());
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
    ['nothing of zero tokens', 'abc', 0, ''],
    ['nothing of fewer than none', 'abc', -1, ''],
    ['nothing of no number', 'abc', Number.NaN, ''],
    ['a part', 'abcdef', 2, 'ab'],
    ['no half of a character', 'a😀😀b', 2, 'a😀'],
    ['half of a character that was alone', '\uD83Da\uDE00', 1, '\uD83D'],
    ['a text that fits', 'abc', 3, 'abc'],
    ['a text however many tokens there may be', 'abc', Number.POSITIVE_INFINITY, 'abc'],
    ['an empty text', '', 5, ''],
  ])('gives %s', (_name, text, most, first) => {
    expect(firstTokens(tokenizer, text, most)).toBe(first);
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
    expect(firstTokens(never, 'x'.repeat(200_000), 100_000)).toBe('');
    expect(counted).toBeLessThan(30);
  });
});
