import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable } from '../../../../src/literal/families/secrets/is-guessable.ts';

function encode(text: string): string {
  return Buffer.from(text).toString('base64');
}

describe('isGuessable', () => {
  it.each([
    'SecurePass123!',
    'Strong!Passw0rd',
    'V3ry_S3nsit1ve',
    's3cUreP4$$w0rD',
    'Administrator1!',
    'large4cats',
    'required|string|min:16',
    'min:6|required_with:password_confirmation|same:password_confirmation',
    'user.account.passwordHash2',
    'com.acme-ios.mtls.p12',
    encode('admin:password1'),
    encode('user1:$apr1$XAJyNrzH$cDcw/X1PBe1fN9mAPpzq0'),
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    'MCowBQYDK2VwAyEAgiimqA4yuUL9ahhsRGooZXoO4XTDzmK+pu4mJnfdPIk=',
    'EJ[1:5TE4VYQ+nQa7WM3qR5ALYYnIKKkWRIgxZCDiyvAfdXA=:qUatH1YPs/8LOteGlHWncNVqnPB8E7Fz:z0CF7Veo+cu7jmLZsqhqAY0m]',
    'ENC(G6N718UuyPE5bHyWKyuLQSm02auQPUtm)',
    `AgB${'y3Kd8xQw'.repeat(30)}`,
    'k8s-aws-v1.',
    'A-Za-z0-9_:-',
    'font-family:var(--font-m);font-size:11px',
    encode('{"view":"board","layout":2}'),
    encode('-----BEGIN CERTIFICATE-----\nMIIB'),
  ])('takes %s for a made-up password or something else', (value) => {
    expect(isGuessable(value, true)).toBe(true);
  });

  it.each(['Api20100401Token', 'pm-40201-derive-ssh-keys', 'app.k9mail_auth', 'V1WebhookHMACAuth'])(
    'takes %s for a name, if it is not that of a password',
    (value) => {
      expect(isGuessable(value, false)).toBe(true);
    },
  );

  it.each(['TwilightImperium#4', 'k8smasterk8smaster'])('takes %s for a password', (value) => {
    expect(isGuessable(value, true)).toBe(false);
  });

  it.each([
    'hK3x9Lq2vTzW8',
    'MsnvA2DfQqxSK5jh',
    'T8JVJzKrcl4p6uT',
    '1cf998c4e2ad4704b45a98a509d15719',
    '=tW$56zytgB&3jN2E%7-+q',
  ])('does not take %s for one', (value) => {
    expect([isGuessable(value, true), isGuessable(value, false)]).toEqual([false, false]);
  });

  it('does not take a whole file of a key in Base64 for one', () => {
    const key = 'RWRTY0IyO8HTORlKYe8i3doAjoWOpeyD9ttqTlUK76AAAAAAxQz3kV9bN5tRw8mLp2hJ4fG7cYsDqE1uB0iXoZ6vWnCrTyPa';
    expect(isGuessable(encode(`untrusted comment: encrypted secret key\n${key}${key}`), false)).toBe(false);
  });

  it('takes no random value of 32 digits or 40 letters for one that somebody made up', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
    const letters = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'),
      minLength: 40,
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(hex, letters), (value) => {
        fc.pre(new Set(value).size >= 12);
        expect(isGuessable(value, true)).toBe(false);
      }),
    );
  });

  it.each([
    ['letters', 'ab'.repeat(100_000)],
    ['dots', 'a.'.repeat(100_000)],
    ['bars', 'ab|'.repeat(70_000)],
  ])('judges long %s in linear time', (_, value) => {
    const start = performance.now();
    isGuessable(value, false);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
