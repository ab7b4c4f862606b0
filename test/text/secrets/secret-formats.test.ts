import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSecrets } from '../../../src/text/secrets/secrets.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Written another way than the code under test: digit by digit from the highest. */
function checksum(body: string): string {
  const value = crc32(body);
  return Array.from({ length: 6 }, (_, index) => DIGITS[Math.floor(value / 62 ** (5 - index)) % 62]).join('');
}

/** No token stands in this file in one piece, so that nobody takes it for one. */
function token(prefix: string, body: string): string {
  return `${prefix}_${body}${checksum(body)}`;
}

const BODY = 'kQ7vZp2XwLr9TcN4bYh8JsDfGm3RaE';

describe('findSecrets', () => {
  test.each([
    ['a GitHub token', token('ghp', BODY), 'GitHub token'],
    ['a GitHub token whose checksum begins with zeros', token('gho', `${BODY.slice(0, -1)}x`), 'GitHub token'],
    ['an npm token', token('npm', BODY), 'npm token'],
    ['an AWS key', ['AKIA', 'QZ7RTW5XKJ4MVN3P'].join(''), 'AWS access key'],
    ['a Stripe key', ['sk', 'live', 'q8Zr2LmX07vTnKc4Wp1dAe9s'].join('_'), 'Stripe key'],
    ['a Slack token', ['xoxb', '104857600123', 'q8Zr2LmX07vTnKc4Wp1dAe9s'].join('-'), 'Slack token'],
    ['a GitLab token', ['glpat', 'q8Zr2LmX07vTnKc4Wp1d'].join('-'), 'GitLab token'],
    [
      'a private key',
      `-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEAx7Vb0qZkT3yNs9dLwPfRuJ2h\nq8Zr2LmX07vTnKc4Wp1dAe9sBv5Cx6Dz3EgHiJkL\n`,
      'private key',
    ],
  ])('%s', (_name, secret, title) => {
    const text = `Log in with ${secret} and go on.`;
    expect(findSecrets(text).map((found) => [found.title, text.slice(found.start, found.end)])).toEqual([
      [title, secret.trimEnd()],
    ]);
  });

  test.each([
    ['a wrong checksum behind letters that nobody made', `ghp_${'x'.repeat(30)}000000`],
    ['a token that is too long', `${token('ghp', BODY)}x`],
    ['the key of a manual', ['AKIA', 'IOSFODNN7EXAMPLE'].join('')],
    ['a row of one letter', `glpat-${'x'.repeat(20)}`],
    ['a short key', 'sk_live_abc123xyz789'],
    ['a date', 'YYYYMMDD-task-description-research.md'],
    ['a private key that is left out', '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----'],
  ])('not %s', (_name, text) => {
    expect(findSecrets(`Log in with ${text} and go on.`)).toEqual([]);
  });

  test('every body makes a token with its checksum, and none with another', () => {
    const body = fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 61 }), (made, step) => {
        const right = token('ghp', made);
        const last = DIGITS.indexOf(right.at(-1) ?? '');
        const wrong = right.slice(0, -1) + DIGITS.charAt((last + step) % 62);
        expect(findSecrets(right)).toMatchObject([{ isProven: true }]);
        expect(
          findSecrets(wrong).every(({ isProven, isOnlyHidden }) => isOnlyHidden === true && isProven !== true),
        ).toBe(true);
      }),
    );
  });

  test.each(['ghp_', 'sk-proj-', '-----BEGIN ', 'AKIA', 'xoxb-1', 'SG.', '-----BEGIN PRIVATE KEY-----\n'])(
    'a megabyte of %j comes to an end',
    { tags: 'large' },
    (part) => {
      expect(findSecrets(part.repeat(2 ** 20 / part.length))).toEqual([]);
    },
  );
});
