import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digest } from '../../../src/text/bytes/digest.ts';

test.each([
  ['sha1', 'hex'],
  ['sha256', 'hex'],
  ['sha256', 'base64'],
] as const)('gives the %s of a text and of its bytes as %s, as node:crypto does', (algorithm, encoding) => {
  const text = 'naïve';
  const expected = createHash(algorithm).update(text, 'utf8').digest(encoding);
  expect(digest(algorithm, text, encoding)).toBe(expected);
  expect(digest(algorithm, Buffer.from(text), encoding)).toBe(expected);
});
