import { describe, expect, it } from 'vitest';
import { maskSecrets } from '../../../src/text/secrets/mask-secrets.ts';

/** Assembled, so that no scanner finds a key in this file. */
const KEY = ['AK', 'IAQWERTYUIOPASDFGH'].join('');

describe('maskSecrets', () => {
  it.each([
    ['a line without a secret stays', 'a.md', 'Use `const`.', 'Use `const`.'],
    ['a key keeps its length', 'a.md', `Use ${KEY} now`, `Use ${'*'.repeat(20)} now`],
    ['two keys on a line', 'a.md', `${KEY} ${KEY}`, `${'*'.repeat(20)} ${'*'.repeat(20)}`],
    ['a value of a name for secrets', 'a.ts', `password = "hK3x9Lq2vTzW8"`, `password = "${'*'.repeat(13)}"`],
    [
      'a value without quotes, where the format allows it',
      'a.yml',
      'token: hK3x9Lq2vTzW8b',
      `token: ${'*'.repeat(14)}`,
    ],
  ])('%s', (_name, path, line, expected) => {
    expect(maskSecrets(line, path)).toBe(expected);
  });
});
