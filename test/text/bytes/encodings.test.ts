import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstInvalidByte } from '../../../src/rules/characters/invalid-utf8.ts';
import { readUtf16 } from '../../../src/text/bytes/utf16.ts';

describe('the first byte that is not valid UTF-8', () => {
  it.each<[string, readonly number[], number | undefined]>([
    ['none', [0x61, 0xc3, 0xa4], undefined],
    ['in a later line', [0x61, 0x0a, 0xc3, 0xa4, 0xff], 4],
    ['half of a character at the end', [0x61, 0xe2, 0x82], 1],
    ['half of a character before a line feed', [0xc3, 0x0a], 0],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
  ])('%s', (_name, bytes, expected) => {
    expect(firstInvalidByte(Uint8Array.from(bytes))).toBe(expected);
  });
});

test('the bytes before the first invalid byte are UTF-8', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
      const first = firstInvalidByte(bytes);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      expect(() => decoder.decode(bytes.subarray(0, first))).not.toThrow();
    }),
  );
});

describe('UTF-16', () => {
  const text = 'Write tests.\n';
  const little = Buffer.from(text, 'utf16le');

  it.each<[string, Uint8Array, ReturnType<typeof readUtf16>]>([
    ['with a mark', Buffer.concat([Buffer.of(0xff, 0xfe), little]), { encoding: 'utf-16le', text }],
    [
      'the other way round',
      Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(little).swap16()]),
      { encoding: 'utf-16be', text },
    ],
    ['without a mark', little, { encoding: 'utf-16le', text }],
    ['cut off', Buffer.concat([Buffer.of(0xff, 0xfe), little.subarray(1)]), { encoding: 'utf-16le' }],
    ['UTF-8', Buffer.from(text), undefined],
    ['a zero within UTF-8', Buffer.from('a\0bcdefghij'), undefined],
    ['UTF-32', Buffer.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0), undefined],
  ])('%s', (_name, bytes, expected) => {
    expect(readUtf16(bytes)).toEqual(expected);
  });
});
