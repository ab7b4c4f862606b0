import { expect, test } from 'vitest';
import { looksSecret } from '../../../src/rules/mcp/plain-secret.ts';

const RANDOM = 'q8Zr2LmX07vTnKc4Wp1d';

function said(key: string, name: string | undefined, value: string, flag?: string): boolean {
  return looksSecret({ key, value, path: [key], ...(name !== undefined && { name }) }, flag);
}

test.each([
  ['env', 'API_KEY', RANDOM],
  ['env', 'API_KEY', 'sk-1234567890abcdef'],
  ['env', undefined, 'sk-1234567890abcdef'],
  ['env', 'WHATEVER', ['ghp', 'q8Zr2LmX07vTnKc4Wp1dAe9sBv5Cx6Dz3Eg'].join('_')],
  ['env', 'DB_PASSWORD', 'tr0ub4dor&3xyz'],
  ['headers', 'Authorization', `Bearer ${RANDOM}`],
  ['headers', 'X-Api-Key', RANDOM],
  ['args', undefined, `--api-key=${RANDOM}`],
  ['args', undefined, `Authorization: Bearer ${RANDOM}`],
  ['args', undefined, 'postgres://app:tr0ub4dor@db.example.com/app'],
  ['url', undefined, `https://mcp.example.com/mcp?api_key=${RANDOM}`],
])('%s %s=%s is a secret', (key, name, value) => {
  expect(said(key, name, value)).toBe(true);
});

test('an argument after a flag is a secret', () => {
  expect([said('args', undefined, RANDOM, '--token'), said('args', undefined, RANDOM, '--project')]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['env', 'API_KEY', '${API_KEY}'],
  ['env', 'API_KEY', '$API_KEY'],
  ['env', 'API_KEY', '<your-api-key>'],
  ['env', 'API_KEY', 'your-api-key-here-123'],
  ['env', 'API_KEY', 'sk-xxxxxxxxxxxxxxxx1'],
  ['env', 'API_KEY', 'COPILOT_MCP_API_KEY2'],
  ['env', 'TOKEN_URL', 'https://login.example.com/oauth2/token'],
  ['env', 'MAX_TOKENS', '128000'],
  ['env', 'KEY_FILE', '/run/secrets/key-2024.pem'],
  ['env', 'BUILD_ID', RANDOM],
  ['headers', 'Content-Type', 'application/json; v=20240101abc'],
  ['args', undefined, '--token-limit=8000tokens00'],
  ['args', undefined, 'postgres://postgres:postgres@localhost/app'],
  ['args', undefined, '@example/search-mcp@1.2.3'],
  ['url', undefined, 'https://mcp.example.com/mcp?project=q8Zr2LmX07vTnKc4Wp1d'],
])('%s %s=%s is not a secret', (key, name, value) => {
  expect(said(key, name, value)).toBe(false);
});
