import { expect, test } from 'vitest';
import { decodeUtf8 } from '../../../src/text/bytes/decode.ts';

test.each([
  ['an empty file', [], { kind: 'text', text: '', isAscii: true }],
  ['ASCII', [0x61, 0x0a], { kind: 'text', text: 'a\n', isAscii: true }],
  ['UTF-8', [0xc3, 0xa4], { kind: 'text', text: 'ä', isAscii: false }],
  ['a byte order mark, which is kept', [0xef, 0xbb, 0xbf, 0x61], { kind: 'text', text: '\uFEFFa', isAscii: false }],
  ['a byte that UTF-8 does not have', [0x61, 0xff], { kind: 'not-utf-8' }],
  ['a character that is cut off', [0xe2, 0x82], { kind: 'not-utf-8' }],
])('decodes %s', (_name, bytes, expected) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toEqual(expected);
});

test('decodes a part of a larger buffer', () => {
  const whole = Uint8Array.from([0xff, 0x62, 0xff]);
  expect(decodeUtf8(whole.subarray(1, 2))).toEqual({ kind: 'text', text: 'b', isAscii: true });
});
