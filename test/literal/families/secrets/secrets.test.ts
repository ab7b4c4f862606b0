import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { runLiteralChecks } from '../../../../src/literal/run-checks.ts';
import type { Guideline } from '../../../../src/guidelines/types.ts';
import { fileOf, hunkAt } from '../../../findings/file-change.ts';
import { installedGrammars } from '../../../syntax/installed-grammars.ts';
import { checkLines } from '../check-lines.ts';
import { compileText } from '../run-statement.ts';

describe('rules that keep secrets and addresses out of code', () => {
  it.each([
    'Never hardcode secrets.',
    'Do not hard-code API keys, tokens, or passwords.',
    "Don't hardcode credentials in source code.",
    'No hardcoded secrets.',
    'No hard-coded API keys or credentials in the codebase.',
    'Never commit secrets to the repository.',
    'Never commit API keys or credentials.',
    'Do not check in passwords.',
    'Avoid hardcoding URLs, tokens, or credentials in code.',
    'Secrets must never be hardcoded.',
    'API keys should never be committed to version control.',
    'Never store secrets in code.',
    'Do not put passwords in config files.',
    'Store secrets in environment variables.',
    'Use environment variables for API keys and other sensitive data.',
    'Use Azure Key Vault for all secrets and credentials.',
    'Load credentials from environment variables or a secret manager.',
    "Don't commit secrets to `appsettings.json`.",
    'Do not hardcode IP addresses.',
    'Never hardcode secrets (API keys, passwords, tokens).',
    'Never commit sensitive data such as API keys or passwords.',
  ])('%s', (rule) => {
    expect(compileText(`- ${rule}`, 'secrets')).toHaveLength(1);
  });

  it.each([
    'Never log secrets.',
    'Never expose secrets in outputs.',
    'Do not include sensitive data in names.',
    'Use `.env.example` for secrets.',
    'No sensitive data in logs.',
    'Rotate secrets every 90 days.',
    'Never store tokens.',
    'Use keys for list items.',
    'Never use passwords.',
    'Store tokens in cookies.',
    'Never hardcode colors.',
    'Do not hardcode strings.',
    'Use environment variables for configuration.',
    'Do not add keys to the map.',
    'Never commit generated files.',
    'Keep secrets server-side.',
  ])('is not meant by "%s"', (rule) => {
    expect(compileText(`- ${rule}`, 'secrets')).toEqual([]);
  });
});

const HARDCODED = 'Never hardcode secrets.';
const COMMITTED = 'Never commit secrets.';
/** Keys are put together here, so that no scanner takes this file for a leak. */
const AWS = ['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('');
const STRIPE = ['sk', 'live', '4eC39HqLyjWDarjtZ1zdp7dc'].join('_');
const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');
const KEY_ROW = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
const PRIVATE_KEY = [['-----BEGIN', 'PRIVATE KEY-----'].join(' '), KEY_ROW, KEY_ROW.split('').toReversed().join('')];

type Row = readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]];

describe('secrets in added lines', () => {
  it.each<Row>([
    ['a key by its format', HARDCODED, 'src/a.ts', ['run();', `const key = "${AWS}";`], [2]],
    ['a key in a comment', HARDCODED, 'src/a.py', [`# ${STRIPE}`], [1]],
    ['a key in YAML', HARDCODED, 'config/a.yml', [`key: ${AWS}`], [1]],
    ['a private key', COMMITTED, 'deploy.pem', PRIVATE_KEY, [1]],
    ['a password in TypeScript', HARDCODED, 'src/a.ts', [`const password = "${RANDOM}";`], [1]],
    ['a typed token', HARDCODED, 'src/a.ts', [`const token: string = '${RANDOM}';`], [1]],
    ['a secret in a map of PHP', HARDCODED, 'src/a.php', ['<?php', `$a = ['secret' => '${RANDOM}'];`], [2]],
    ['a password in Go', HARDCODED, 'src/a.go', ['package a', `var dbPassword = "${RANDOM}"`], [2]],
    ['a password in JSON', HARDCODED, 'src/settings.json', [`{ "DbPassword": "${RANDOM}" }`], [1]],
    ['a password in YAML without quotes', HARDCODED, 'src/a.yaml', [`password: ${RANDOM}`], [1]],
    ['a variable of a Dockerfile', HARDCODED, 'Dockerfile', [`ENV API_KEY=${RANDOM}`], [1]],
    ['a password in an address', HARDCODED, 'src/a.rb', [`url = "postgres://app:${RANDOM}@db.acme.io/a"`], [1]],
    ['a part of a connection string', HARDCODED, 'src/A.cs', [`var c = "Server=d;Password=${RANDOM};";`], [1]],
    ['a look-up', HARDCODED, 'src/a.ts', ['const password = process.env["DB_PASSWORD_1"];'], []],
    ['a substitution', HARDCODED, 'src/a.ts', ['const token = `${prefix1}${RANDOM2}abc`;'], []],
    ['a secret of a workflow', HARDCODED, '.github/workflows/a.yml', ['token: ${{ secrets.TOKEN_1 }}'], []],
    ['a placeholder', HARDCODED, 'src/a.ts', ['const apiKey = "your-api-key-12345";'], []],
    ['a name', HARDCODED, 'src/a.ts', ['const token = "accessToken2";', 'const secret = "auth.login.v2";'], []],
    ['a path', HARDCODED, 'src/a.ts', ['const secretPath = "a1b2c3d4e5f6";', 'const token = "/a1/b2c3d4e5"'], []],
    ['a hash', HARDCODED, 'src/a.ts', [`const passwordHash = "${RANDOM}";`], []],
    ['a database for development', HARDCODED, 'src/a.ts', ['u = "postgres://app:s3cr3tPass@localhost/a";'], []],
    ['a test', HARDCODED, 'src/a.test.ts', [`const password = "${RANDOM}";`], []],
    ['a file of examples', HARDCODED, '.env.example', [`PASSWORD=${RANDOM}`], []],
    ['an OpenAPI description', HARDCODED, 'openapi.json', [`"secret_key": "${RANDOM}"`], []],
    ['a file for values of the environment, if secrets belong there', HARDCODED, '.env', [`PASSWORD=${RANDOM}`], []],
    ['the same file, if secrets must not be committed', COMMITTED, '.env', [`PASSWORD=${RANDOM}`], [1]],
    ['a document', COMMITTED, 'docs/a.md', [`Use ${AWS}.`], [1]],
    ['a document, if only code is meant', HARDCODED, 'docs/a.md', [`Use ${AWS}.`], []],
    [
      'the file of a rule',
      "Don't commit secrets to `appsettings.json`.",
      'src/appsettings.json',
      [`"ApiKey": "${RANDOM}"`],
      [1],
    ],
    ['another file', "Don't commit secrets to `appsettings.json`.", 'src/other.json', [`"ApiKey": "${RANDOM}"`], []],
    ['an address', 'Do not hardcode URLs.', 'src/a.ts', ['get("https://api.acme.io/v1");'], [1]],
    ['an address in a comment', 'Do not hardcode URLs.', 'src/a.ts', ['// https://api.acme.io/v1'], []],
    [
      'an address in a sentence',
      'Do not hardcode URLs.',
      'src/a.ts',
      ['log("See https://acme.io/docs for help");'],
      [],
    ],
    ['the name of a format', 'Do not hardcode URLs.', 'src/a.ts', ['a("http://www.w3.org/2000/svg");'], []],
    [
      'an IP address',
      'Do not hardcode IP addresses.',
      'src/a.py',
      ['connect("10.20.30.40")', 'a("0.0.0.0", "127.0.0.1")'],
      [1],
    ],
    ['a version', 'Do not hardcode IP addresses.', 'src/a.py', ['version = "1.2.0.0"', 'b = "10.20.30.400"'], []],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(rule, path, lines)).toEqual(found);
  });

  it('never repeats a secret, and reports it with high severity', async () => {
    const text = `const apiKey = "${RANDOM}";\nconst other = "${AWS}";`;
    const rules: Guideline = {
      id: 2,
      name: 'Rules',
      kind: 'repository-instructions',
      level: 'repository',
      folder: '',
      content: { text: HARDCODED, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
      statements: readStatements(2, HARDCODED),
      filePatterns: ['*'],
      appliesTo: new Map([['a.ts', '*']]),
    };
    const file = fileOf(
      'a.ts',
      hunkAt(
        1,
        text.split('\n').map((line) => `+${line}`),
      ),
    );
    const source = { readHead: () => Promise.resolve(text), grammars: installedGrammars() };
    const { drafts } = await runLiteralChecks([file], [rules], source);
    expect(drafts.map(({ severity, kind }) => `${severity} ${kind}`)).toEqual(['high security', 'high security']);
    expect(JSON.stringify(drafts)).not.toMatch(new RegExp(`${RANDOM}|${AWS}`));
  });
});

it('leaves out values that a program fills in, and keys that every emulator has', async () => {
  const lines = [
    'key = "pi_secret_#{SecureRandom.hex(8)}"',
    'client_secret = f"pi_secret_8F3kd9Xq_{token.value}_2LmZ7vB4nR1"',
    'account_key = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMh0=="',
    'account_key = "Abz8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMh0=="',
  ];
  expect(await checkLines(HARDCODED, 'a.py', lines)).toEqual([4]);
});

it('leaves out what only looks like a secret', async () => {
  const lines = [
    '<A showCompass={is3dActive} />',
    'const id_token = "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.eyJlbWFpbCI6InRlc3RAZXhhbXBsZS5jb20ifQ.signature";',
    'const link = "/download/2?apikey=a%26b%3D1%2B2%25";',
    "x = encrypt(text, secret_key, 'cipher-algo=aes256');",
    '// https://x-access-token:{token}@github.com/owner/repo.git',
    'const other = "/download/2?apikey=aB3dE5fG7hI9jK1lmN";',
  ];
  expect(await checkLines(HARDCODED, 'a.tsx', lines)).toEqual([6]);
});

it('leaves out the public key that pages search with', async () => {
  const key = '0eb8853d9740822fb9d21620d5515f35';
  const search = ['algolia: {', "  appId: 'V93C1M14G6',", `  apiKey: '${key}',`, "  indexName: 'acme',", '}'];
  expect(await checkLines(HARDCODED, 'docusaurus.config.ts', search)).toEqual([]);
  expect(
    await checkLines(
      HARDCODED,
      'a.ts',
      search.map((line) => line.replace('apiKey', 'adminApiKey')),
    ),
  ).toEqual([3]);
  expect(await checkLines(HARDCODED, 'a.ts', ["  url: 'https://acme.io',", `  apiKey: '${key}',`])).toEqual([2]);
});

it('does not look for names of secrets in the lines of a bundle', async () => {
  const line = `a.token="${RANDOM}";`;
  expect(await checkLines(HARDCODED, 'assets/index.js', [line])).toEqual([1]);
  expect(await checkLines(HARDCODED, 'assets/index.js', [line.padEnd(30_000, 'f(x);')])).toEqual([]);
});
