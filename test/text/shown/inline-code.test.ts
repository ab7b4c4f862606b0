import { expect, it } from 'vitest';
import { splitInlineCode } from '../../../src/text/shown/inline-code.ts';

it.each([
  ['words only', 'no code', ['no code']],
  ['code within words', 'use `const` here', ['use ', ['const'], ' here']],
  ['code at both ends', '`a` or `b`', ['', ['a'], ' or ', ['b'], '']],
  ['a backtick that nothing closes', 'a ` b', ['a ', '` b']],
  ['code, and a backtick that nothing closes', '`a` ` b', ['', ['a'], ' ', '` b']],
])('splits %s', (_name, sentence, expected) => {
  const parts = splitInlineCode(sentence).map(({ kind, text }) => (kind === 'code' ? [text] : text));
  expect(parts).toEqual(expected);
});
