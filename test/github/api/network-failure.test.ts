import { describe, expect, it } from 'vitest';
import { describeNetworkFailure, isCertificateRefused } from '../../../src/github/api/network-failure.ts';

function failed(cause?: unknown): Error {
  return new TypeError('fetch failed', cause === undefined ? {} : { cause });
}

function coded(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

describe('describeNetworkFailure', () => {
  it.each<[string, unknown, string, boolean]>([
    ['a failure without a cause', failed(), 'fetch failed', false],
    ['what is no error', 'gone', 'gone', false],
    [
      'an unknown name',
      failed(coded('ENOTFOUND', 'getaddrinfo ENOTFOUND a.test')),
      'fetch failed: getaddrinfo ENOTFOUND a.test',
      false,
    ],
    ['a cause with a code alone', failed(coded('ECONNRESET', '')), 'fetch failed: ECONNRESET', false],
    [
      'a certificate that nobody signed',
      failed(coded('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate')),
      'the certificate of the server is not trusted (self-signed certificate). Set `NODE_EXTRA_CA_CERTS` to the file with the certificates of your organization',
      true,
    ],
    [
      'a certificate of an unknown authority, deeper down',
      failed(
        new Error('outer', {
          cause: coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'),
        }),
      ),
      'the certificate of the server is not trusted (unable to verify the first certificate). Set `NODE_EXTRA_CA_CERTS` to the file with the certificates of your organization',
      true,
    ],
  ])('says why for %s', (_name, error, words, isRefused) => {
    expect(describeNetworkFailure(error)).toBe(words);
    expect(isCertificateRefused(error)).toBe(isRefused);
  });

  it('ends with causes that name each other', () => {
    const one = new Error('one');
    one.cause = new Error('two', { cause: one });
    expect(describeNetworkFailure(one)).toContain('one');
  });
});
