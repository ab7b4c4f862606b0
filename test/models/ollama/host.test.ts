import { describe, expect, it } from 'vitest';
import { ollamaAddress } from '../../../src/models/ollama/host.ts';

describe('OLLAMA_HOST', () => {
  it.each([
    ['', 'http://127.0.0.1:11434'],
    ['1.2.3.4', 'http://1.2.3.4:11434'],
    [':1234', 'http://127.0.0.1:1234'],
    ['1.2.3.4:1234', 'http://1.2.3.4:1234'],
    ['http://1.2.3.4', 'http://1.2.3.4'],
    ['https://1.2.3.4', 'https://1.2.3.4'],
    ['https://1.2.3.4:1234', 'https://1.2.3.4:1234'],
    ['example.com', 'http://example.com:11434'],
    ['example.com:1234', 'http://example.com:1234'],
    ['https://example.com', 'https://example.com'],
    ['http://example.com/ollama/', 'http://example.com/ollama'],
    ['example.com/ollama', 'http://example.com:11434/ollama'],
    ['[::1]', 'http://[::1]:11434'],
    ['[::1]:1337', 'http://[::1]:1337'],
    ['::1', 'http://[::1]:11434'],
    ['[::]:80', 'http://[::1]:80'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['0.0.0.0:8080', 'http://127.0.0.1:8080'],
    ['"localhost"', 'http://localhost:11434'],
    ["' localhost '", 'http://localhost:11434'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['http://', 'http://127.0.0.1'],
  ])('%s', (host, address) => {
    expect(ollamaAddress(host)).toBe(address);
  });

  it.each(['a b', 'ftp://example.com', 'host:99999', 'host:port', 'http://[::1'])('`%s` is no address', (host) => {
    expect(ollamaAddress(host)).toBeUndefined();
  });
});
