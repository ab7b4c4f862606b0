import { describe, expect, it } from 'vitest';
import { readNamedServer, readServerAddress } from '../../../src/commands/open/server-address.ts';

describe('the address of the API for a command', () => {
  it.each([
    [
      'github.com, whatever the environment names',
      'github.com',
      'https://ghe.example/api/v3',
      'https://api.github.com',
    ],
    ['the server of the environment', 'ghe.example', 'https://ghe.example/api/v3', 'https://ghe.example/api/v3'],
    ['unknown for another host without it', 'ghe.example', undefined, undefined],
    ['unknown if the variable is empty', 'ghe.example', '', undefined],
  ])('is %s', (_name, host, named, expected) => {
    expect(readServerAddress({ GITHUB_API_URL: named }, host)).toBe(expected);
  });

  it.each([undefined, '', 'https://ghe.example/api/v3'])(
    'has a default if there is no repository on disk: %j',
    (named) => {
      expect(readNamedServer({ GITHUB_API_URL: named })).toBe(named || 'https://api.github.com');
    },
  );

  it.each(['nonsense', 'ghe.example/api/v3', 'file:///etc/passwd', 'https://'])(
    'refuses %j, which is none',
    (named) => {
      expect(() => readNamedServer({ GITHUB_API_URL: named })).toThrow(
        expect.objectContaining({
          code: 'wrong-server',
          exitCode: 2,
          message: `\`GITHUB_API_URL\` is \`${named}\`, not an address`,
        }),
      );
    },
  );
});
