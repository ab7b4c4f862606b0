import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/changes/encoding/decode-text.ts';
import type { BinaryEncoding } from '../../../src/changes/types.ts';

const CODE = 'Write-Host "one"\r\n$x = 1 # Grüße 🎉\r\n';

function encode(text: string, encoding: BinaryEncoding): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    case 'utf-32le':
    case 'utf-32be': {
      const units = Buffer.concat(
        [...text].map((character) => {
          const unit = Buffer.alloc(4);
          unit.writeUInt32LE(character.codePointAt(0) ?? 0);
          return unit;
        }),
      );
      return encoding === 'utf-32le' ? units : units.swap32();
    }
  }
}

const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const;

describe('decodeText', () => {
  it.each(ENCODINGS)('decodes %s with and without a byte order mark', (encoding) => {
    for (const isCode of [true, false]) {
      expect(decodeText(encode(CODE, encoding), isCode)).toEqual({ text: CODE, encoding });
      expect(decodeText(encode(`\uFEFF${CODE}`, encoding), isCode)).toEqual({ text: CODE, encoding });
    }
  });

  it('keeps NUL characters in code', () => {
    const text = '// \0\nvar a = 1;\n';
    expect(decodeText(Buffer.from(text), true)).toEqual({ text, encoding: 'utf-8' });
  });

  it('decodes code of which a few bytes are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('// \0 caf'), Buffer.of(0xe9), Buffer.from('\nvar a = 1;\n')]);
    expect(decodeText(bytes, true)?.text).toBe('// \0 caf\uFFFD\nvar a = 1;\n');
    expect(decodeText(bytes, false)).toBeUndefined();
  });

  it.each<[string, Buffer]>([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')],
    ['random bytes', Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7919) % 251))],
    ['zeros', Buffer.alloc(4_096)],
    ['small numbers', Buffer.from(new Uint32Array(Array.from({ length: 500 }, (_, at) => at % 30)).buffer)],
  ])('does not take %s for text', (_name, bytes) => {
    expect(decodeText(bytes, false)).toBeUndefined();
  });

  it('decodes what any text was encoded as, if a mark says how', () => {
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/[\u0000-\u0008\u000E-\u001F]/.test(text));
    fc.assert(
      fc.property(texts, fc.constantFrom(...ENCODINGS), (text, encoding) => {
        // UTF-16 that begins with a NUL has the mark of UTF-32.
        expect(decodeText(encode(`\uFEFF${text}`, encoding), true)).toEqual({ text, encoding });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isCode) => {
        decodeText(bytes, isCode);
      }),
    );
  });
});
