import { describe, expect, it } from 'vitest';
import { quoteServer, listSecrets, showServer } from '../../src/models/quote-server.ts';

describe('a quotation from a server', () => {
  it.each<[string, string, string]>([
    ['loses its full stop', 'No such model.', 'No such model'],
    ['comes on one line', 'a\r\n\tb\u0000\u001b[31mc', 'a b [31mc'],
    ['has every occurrence of the key masked', 'key sk-secret, again sk-secret', 'key ***, again ***'],
    ['has a longer secret masked before one within it', 'sk-secret-2', '***'],
    ['has a key with a line break masked', 'bad header "two\nlines"', 'bad header "***"'],
  ])('%s', (_name, text, quoted) => {
    expect(quoteServer(text, ['sk-secret', 'sk-secret-2', 'two\nlines', ''])).toBe(quoted);
  });

  it('is shortened to a length that fits into a report', () => {
    const quoted = quoteServer('long '.repeat(1_000_000), []);
    expect([quoted.length, quoted.at(-1)]).toEqual([300, '…']);
  });

  it('is not shortened at exactly this length', () => {
    expect(quoteServer('x'.repeat(300), [])).toBe('x'.repeat(300));
  });

  it('masks a key at the position where it is cut', () => {
    expect(quoteServer(`${'x'.repeat(295)}sk-secret`, ['sk-secret'])).not.toContain('sk-');
  });
});

describe('an address', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['https://user:word@host:8443/v1/?key=abc#top', 'https://host:8443/v1'],
    ['http://localhost:11434/', 'http://localhost:11434'],
    ['not an address?key=abc', 'the address in `base-url`'],
  ])('%s is shown as %s', (address, shown) => {
    expect(showServer(address)).toBe(shown);
  });

  it('lists its own secrets, to be masked', () => {
    expect(listSecrets({ baseUrl: 'https://user:word@host/?key=abc', apiKey: 'sk' })).toEqual([
      'sk',
      'user',
      'word',
      'key=abc',
    ]);
  });
});
