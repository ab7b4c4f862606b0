import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { get_encoding as getEncoding } from 'tiktoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRankFiles } from '../../scripts/rank-files.ts';
import type { EncodingName } from '../../src/tokens/encodings.ts';
import { isExactSplit } from '../../src/tokens/exact-split.ts';
import { loadRanks, NO_RANK, packRanks, rankFileName, readRanks, type Ranks } from '../../src/tokens/ranks.ts';
import { characterTokenizer, createTokenizer } from '../../src/tokens/tokens.ts';
import { anyText, codeUnits, lines } from '../prompt/any-text.ts';
import { casesToRun, IS_WHOLE } from '../harness/whole.ts';
import { runs } from '../property-runs.ts';

const ENCODINGS: readonly EncodingName[] = ['o200k_base', 'cl100k_base'];

let folder = '';
const ranksOf = new Map<EncodingName, Ranks>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ranks-'));
  await writeRankFiles(folder);
  for (const encoding of ENCODINGS) {
    ranksOf.set(encoding, await loadRanks(encoding, folder));
  }
});

afterAll(() => rm(folder, { recursive: true }));

function counterFor(encoding: EncodingName) {
  return createTokenizer(encoding, ranksOf.get(encoding)!);
}

describe.each(ENCODINGS)('%s', (encoding) => {
  const oracle = getEncoding(encoding);
  afterAll(() => oracle.free());
  const expected = (text: string): number => oracle.encode_ordinary(text).length;

  test('counts what tiktoken counts in any text', () => {
    const tokenizer = counterFor(encoding);
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: codeUnits }), (text) => {
        expect(tokenizer.count(text)).toBe(expected(text));
      }),
      { numRuns: runs(1_500) },
    );
  });

  test('returns the lengths of the tokens that tiktoken finds', () => {
    const tokenizer = counterFor(encoding);
    const bytesOf = (token: number): number => oracle.decode_single_token_bytes(token).length;
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: codeUnits }), (text) => {
        expect(tokenizer.tokenLengths(text)).toEqual(Array.from(oracle.encode_ordinary(text), bytesOf));
      }),
      { numRuns: runs(1_500) },
    );
  });

  test('returns the lengths of tokens in long pieces, on both sides of the limit between the two ways of merging', () => {
    const tokenizer = counterFor(encoding);
    for (const text of ['abé漢ing'.repeat(15), 'abé漢ing'.repeat(60), '-='.repeat(90), '-=#'.repeat(200)]) {
      const lengths = Array.from(
        oracle.encode_ordinary(text),
        (token) => oracle.decode_single_token_bytes(token).length,
      );
      expect(tokenizer.tokenLengths(text)).toEqual(lengths);
    }
  });

  test.each(
    casesToRun(
      [
        ['every code point between letters and after a blank', (character: string) => `a${character}b ${character}1`],
        [
          'every code point before a line end and after an apostrophe',
          (character: string) => `${character}\nx'${character} `,
        ],
      ],
      1,
    ),
  )('counts %s as tiktoken does', (_name, context) => {
    const tokenizer = counterFor(encoding);
    const wrong: string[] = [];
    for (const batch of batches(sampleOfCodePoints(), 256)) {
      const text = batch.map((codePoint) => context(String.fromCodePoint(codePoint))).join('');
      if (tokenizer.count(text) !== expected(text)) {
        wrong.push(`U+${batch[0]!.toString(16)} and the 255 after it`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('counts long pieces as tiktoken does, on both sides of the limit between the two ways of merging', () => {
    const tokenizer = counterFor(encoding);
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'e', 'é', '漢', 'Z', 'ing', 'tion'),
      minLength: 60,
      maxLength: 600,
    });
    const signs = fc.string({
      unit: fc.constantFrom('-', '=', '/', '*', '_', '#', '!='),
      minLength: 100,
      maxLength: 600,
    });
    fc.assert(
      fc.property(fc.oneof(letters, signs), (text) => {
        expect(tokenizer.count(text)).toBe(expected(text));
      }),
      { numRuns: runs(400) },
    );
  });

  test('counts special tokens as plain text', () => {
    expect(counterFor(encoding).count('a<|endoftext|>b')).toBe(expected('a<|endoftext|>b'));
  });

  test('adds up at exact split points', () => {
    const tokenizer = counterFor(encoding);
    let splits = 0;
    fc.assert(
      fc.property(lines, (text) => {
        const offsets = Array.from({ length: text.length }, (_, at) => at).filter(
          (at) => at > 0 && isExactSplit(text, at),
        );
        const sums = offsets.map((at) => expected(text.slice(0, at)) + expected(text.slice(at)));
        expect(sums).toEqual(offsets.map(() => expected(text)));
        expect(tokenizer.count(text)).toBe(expected(text));
        splits += offsets.length;
      }),
      { numRuns: runs(1_500) },
    );
    expect(splits).toBeGreaterThan(runs(2_500));
  });

  test('counts the same with remembered pieces', () => {
    const tokenizer = counterFor(encoding);
    const texts = fc.sample(anyText, 500);
    const first = texts.map((text) => tokenizer.count(text));
    const joined = texts.join('\nx ');
    expect(tokenizer.count(joined)).toBe(counterFor(encoding).count(joined));
    expect(texts.map((text) => tokenizer.count(text))).toEqual(first);
  });

  test('counts the same after its memory was full', { tags: 'large' }, () => {
    const tokenizer = counterFor(encoding);
    const manyWords = Array.from({ length: 60_000 }, (_, index) => `w${index.toString(36)}q`).join(' ');
    const before = tokenizer.count('some words\nand more');
    const words = tokenizer.count(manyWords);
    tokenizer.count('long '.repeat(3_400_000));
    expect([tokenizer.count('some words\nand more'), tokenizer.count(manyWords)]).toEqual([before, words]);
  });

  // tiktoken panics on these. Its own tokens tell how many signs the longest token of such a run has.
  test.each([
    ['a long run of the letter a', 'a', IS_WHOLE ? 2 ** 20 : 2 ** 18],
    ['blanks', ' ', 2 ** 17],
    ['line feeds', '\n', 2 ** 17],
    ['dashes', '-', 2 ** 17],
    ['digits', '7', 2 ** 17],
  ])('counts %s', (_name, sign, run) => {
    const tokenizer = counterFor(encoding);
    const sample = 2 ** 12;
    const perSample = expected(sign.repeat(sample));
    const count = tokenizer.count(sign.repeat(run));
    expect(tokenizer.count(sign.repeat(sample))).toBe(perSample);
    expect(Math.abs(count - (perSample * run) / sample)).toBeLessThanOrEqual(run / sample);
  });
});

function* batches(codePoints: Iterable<number>, size: number): Generator<readonly number[]> {
  let batch: number[] = [];
  for (const codePoint of codePoints) {
    batch.push(codePoint);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

/** The whole basic plane without surrogates, and every 97th code point beyond. */
function* sampleOfCodePoints(): Generator<number> {
  for (let codePoint = 0; codePoint <= 0x10_ff_ff; codePoint += codePoint < 0x1_00_00 ? 1 : 97) {
    if (codePoint < 0xd8_00 || codePoint > 0xdf_ff) {
      yield codePoint;
    }
  }
}

describe('isExactSplit', () => {
  test.each([
    ['at the start', '|a', true],
    ['at the end', 'a|', true],
    ['before a line with a letter', 'a\n|b', true],
    ['before an indented line', 'a;\n|  b', true],
    ['before an indented comment', 'a;\n|  // b', true],
    ['after a carriage return and a line feed', 'a\r\n|b', true],
    ['before a slash in the first column', 'a;\n|// b', false],
    ['before an empty line', 'a\n|\nb', false],
    ['before a line of blanks', 'a\n|  \nb', false],
    ['before blanks at the end', 'a\n|  ', false],
    ['before white space that is no blank', 'a\n|\u3000b', false],
    ['before a blank after a letter', 'a| b', true],
    ['before blanks after punctuation', 'a;|  b', true],
    ['before a blank after a blank', 'a | b', false],
    ['before a blank after white space beyond ASCII', 'a\u3000| b', false],
    ['before a tab', 'a|\tb', false],
    ['after a blank inside a line', 'a |b', false],
    ['after a lone carriage return', 'a\r|b', false],
  ])('%s', (_name, drawn, exact) => {
    const at = drawn.indexOf('|');
    expect(isExactSplit(drawn.replace('|', ''), at)).toBe(exact);
  });
});

describe('characterTokenizer', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['a😀b', 3],
    ['\uD83D', 1],
    ['\uDE00\uD83D', 2],
  ])('counts the code points of %j', (text, count) => {
    expect(characterTokenizer().count(text)).toBe(count);
  });

  test('returns the number of bytes of each code point', () => {
    expect(characterTokenizer().tokenLengths('aé漢😀\uD83D')).toEqual([1, 2, 3, 4, 3]);
  });
});

function rankOf(ranks: Ranks, token: string): number {
  const bytes = Buffer.from(token);
  return ranks.rankOf(bytes, 0, bytes.length);
}

describe('rank files', () => {
  test('are also found by a URL', async () => {
    const ranks = await loadRanks('cl100k_base', pathToFileURL(`${folder}/`));
    expect([ranks.size, rankOf(ranks, '!'), rankOf(ranks, '!\0!')]).toEqual([100_256, 0, NO_RANK]);
  });

  test('that are missing or damaged are named in the error', async () => {
    const damaged = await mkdtemp(join(tmpdir(), 'ranks-'));
    await writeFile(join(damaged, rankFileName('cl100k_base')), 'x');
    for (const encoding of ENCODINGS) {
      await expect(loadRanks(encoding, damaged)).rejects.toThrow(rankFileName(encoding));
    }
    await rm(damaged, { recursive: true });
  });

  test('unpack to the tokens that were packed', () => {
    const tokens = [Uint8Array.of(0), Uint8Array.of(255, 1), Uint8Array.of(1), Uint8Array.of(255)];
    const ranks = readRanks(packRanks(tokens));
    expect([ranks.size, ranks.longest]).toEqual([4, 2]);
    expect(tokens.map((token) => ranks.rankOf(token, 0, token.length))).toEqual([0, 1, 2, 3]);
    expect(ranks.rankOf(Uint8Array.of(9, 255, 1, 9), 1, 3)).toBe(1);
    expect(ranks.rankOf(Uint8Array.of(1, 255), 0, 2)).toBe(NO_RANK);
  });

  test.each([
    ['is cut off', packRanks([Uint8Array.of(0), Uint8Array.of(255, 1)]).subarray(0, -1)],
    ['goes on behind its last token', Buffer.concat([packRanks([Uint8Array.of(0)]), Buffer.of(7)])],
    ['has the same token twice', packRanks([Uint8Array.of(5), Uint8Array.of(6), Uint8Array.of(5)])],
    ['announces more tokens than it has bytes', Buffer.of(255, 255, 255, 255, 1, 7)],
    ['ends within its count', Buffer.of(1, 0, 0)],
    ['is empty', Buffer.of()],
  ])('are refused when one %s', (_, packed) => {
    expect(() => readRanks(packed)).toThrow('do not add up');
  });
});
