import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOnce } from '../../src/tokens/count-once.ts';
import { characterTokenizer, type Tokenizer } from '../../src/tokens/tokens.ts';

/** Notes each text that it counts. */
function recordingTokenizer(): Tokenizer & { readonly asked: string[] } {
  const tokenizer = characterTokenizer();
  const asked: string[] = [];
  return {
    ...tokenizer,
    note: 'an estimate',
    asked,
    count(text) {
      asked.push(text);
      return tokenizer.count(text);
    },
  };
}

describe('countOnce', () => {
  test('counts each text once, also an empty one', () => {
    const recording = recordingTokenizer();
    const once = countOnce(recording);
    const counts = ['a', '', 'bc', 'a', '', 'bc'].map((text) => once.count(text));
    expect({ counts, asked: recording.asked, counted: once.counted }).toEqual({
      counts: [1, 0, 2, 1, 0, 2],
      asked: ['a', '', 'bc'],
      counted: ['a', '', 'bc'],
    });
  });

  test('distinguishes long texts of the same length, and counts each once', () => {
    const recording = recordingTokenizer();
    const once = countOnce(recording);
    const long = 'x'.repeat(20_000);
    const texts = [`${long}a`, `${long}b`, `${long.slice(1)}😀`, `${long}a`, `${long}b`];
    expect(texts.map((text) => once.count(text))).toEqual([20_001, 20_001, 20_000, 20_001, 20_001]);
    expect(recording.asked).toEqual(texts.slice(0, 3));
  });

  test('does not confuse a text with the digest of a long one', async () => {
    const { createHash } = await import('node:crypto');
    const long = 'x'.repeat(20_000);
    const once = countOnce(characterTokenizer());
    once.count(long);
    expect(once.count(createHash('sha256').update(long).digest('hex'))).toBe(64);
  });

  test('forwards everything else to the tokenizer', () => {
    const once = countOnce(recordingTokenizer());
    expect([once.encoding, once.note, once.tokenLengths('aé')]).toEqual(['characters', 'an estimate', [1, 2]]);
  });

  test('counts what the tokenizer counts', () => {
    const once = countOnce(characterTokenizer());
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(once.count(text)).toBe(characterTokenizer().count(text));
      }),
    );
    expect(new Set(once.counted).size).toBe(once.counted.length);
  });
});
