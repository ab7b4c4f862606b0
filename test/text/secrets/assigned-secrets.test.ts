import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAssignedSecrets } from '../../../src/text/secrets/assigned-secrets.ts';
import { runs } from '../../property-runs.ts';

/** Joined, so that no scanner finds a key in this file. */
const LETTERS = ['hKQzVTwnRBp', 'QXeLMdkTrWQa'].join('');
const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');

function found(line: string, isBare = false): readonly string[] {
  return findAssignedSecrets(line, { isBare }).map(({ title, start, end }) => `${title}: ${line.slice(start, end)}`);
}

const BASIC = Buffer.from(`app:${RANDOM}`).toString('base64');

describe('secrets in headers, commands and calls', () => {
  it.each([
    `X-Api-Key: ${RANDOM}`,
    `Authorization: Token ${RANDOM}`,
    `curl -H "X-Auth-Token: ${RANDOM}" https://a.io`,
    `headers: { Cookie: "sid=${RANDOM}" }`,
    `const auth = "${RANDOM}"`,
    `new Client({ user: "a", pass: "${RANDOM}" })`,
    `login("admin", "${RANDOM}")`,
    `requests.get(u, auth=("a", "${RANDOM}"))`,
    `CREATE USER a IDENTIFIED BY '${RANDOM}';`,
    `ALTER USER a WITH PASSWORD '${RANDOM}';`,
    `ConvertTo-SecureString "${RANDOM}" -AsPlainText -Force`,
    `docker login -u a -p ${RANDOM} r.io`,
    `redis-cli -a ${RANDOM} ping`,
    `openssl rsa -passin pass:${RANDOM}`,
    `smbclient //a/b -U u%${RANDOM}`,
    `htpasswd -b f u ${RANDOM}`,
    `net user a ${RANDOM} /add`,
    `kubectl create secret generic a --from-literal=k=${RANDOM}`,
    `echo ${RANDOM} | docker login --password-stdin`,
    `gh secret set X --body "${RANDOM}"`,
    `git clone https://${RANDOM}${RANDOM}@a.io/x.git`,
    `createHmac("sha256", "${RANDOM}")`,
    `jwt.sign(payload, "${RANDOM}")`,
    `requirepass ${RANDOM}`,
    `storePassword "${RANDOM}"`,
    `npm config set //r.io/:_authToken ${RANDOM}`,
    `psql "host=a user=b password=${RANDOM}"`,
    `| password | \`${RANDOM}\` |`,
    `<input type="password" value="${RANDOM}">`,
    `<string name="api_key">${RANDOM}</string>`,
    `my $password = q{${RANDOM}};`,
    `password = [[${RANDOM}]]`,
    `password <- "${RANDOM}"`,
    `(setq password "${RANDOM}")`,
  ])('are found: %s', (line) => {
    expect(found(line).map((one) => one.replace(/^[^:]*: /, ''))[0]).toContain(RANDOM);
  });

  it.each([
    'var oauth2Token *oauth2.Token',
    'sentry.dsn=https://502f25099c204a2fbf4cb16edc5975d1@o447951.ingest.sentry.io/5428563',
    'Send the token in version1.2',
    'docker run -p 8080:80 image2',
    'jwt.verify(token, publicKey2)',
    'echo hello2world | tee log',
    'if (auth) { return pass2; }',
    '| token | number2 |',
  ])('are not: %s', (line) => {
    expect(found(line)).toEqual([]);
  });
});

describe('secrets without a format', () => {
  it.each([
    [`const password = "${RANDOM}";`, `password: ${RANDOM}`],
    [`const token = "${LETTERS}"`, `token: ${LETTERS}`],
    [`api_key: '${RANDOM}'`, `key: ${RANDOM}`],
    [`"accessToken": "${RANDOM}",`, `token: ${RANDOM}`],
    [`let clientSecret: string = "${RANDOM}"`, `secret: ${RANDOM}`],
    [`url = "mysql://app:${RANDOM}@db.acme.io/a"`, `password in an address: ${RANDOM}`],
    [`"Server=a;AccountKey=${RANDOM};"`, `secret in a connection string: ${RANDOM}`],
    [`headers["Authorization"] = "Bearer ${RANDOM}abc";`, `token: ${RANDOM}abc`],
    [`h = 'Basic ${BASIC}'`, `password: ${BASIC}`],
    [`fetch("https://x.io/a?b=1&token=${RANDOM}")`, `token: ${RANDOM}`],
    [`fetch("https://x.io/a?api_key=${RANDOM}&c=1")`, `key: ${RANDOM}`],
    [`<password>${RANDOM}</password>`, `secret: ${RANDOM}`],
    [`<add key="DbPassword" value="${RANDOM}" />`, `password: ${RANDOM}`],
    [`curl -s -u admin:${RANDOM} https://x.io`, `password: ${RANDOM}`],
    [`sshpass -p ${RANDOM} ssh x`, `password: ${RANDOM}`],
    [`mysql -u root -p${RANDOM} shop`, `password: ${RANDOM}`],
  ])('%s', (line, expected) => {
    expect(found(line)).toEqual([expected]);
  });

  it.each(['0123456789abcdef0123456789abcdef', 'a placeholder that nobody uses 1', 'test_api_secret_base64'])(
    'are not what Base64 makes of a made-up text: %s',
    (text) => {
      const encoded = Buffer.from(text).toString('base64');
      expect(found(`account_key = "${encoded}"; url = "AccountName=a;AccountKey=${encoded};Endpoint=b"`)).toEqual([]);
    },
  );

  it('are still found if Base64 makes them of other text', () => {
    const encoded = Buffer.from(`${RANDOM}!${RANDOM}`).toString('base64');
    expect(found(`account_key = "${encoded}"`)).toEqual([`key: ${encoded}`]);
  });

  it('are not a word for the form of a key', () => {
    expect(found('"AccountName=a;AccountKey=base64key==;EndpointSuffix=b"')).toEqual([]);
  });

  it.each([
    'Authorization: Bearer ${token}',
    'Send `Bearer YOUR_ACCESS_TOKEN` in the header',
    'h = "Basic dXNlcjpwYXNzd29yZA=="',
    'Basic authentication2019 is old',
    'fetch("https://x.io/a?page_token=abc")',
    'fetch(`https://x.io/a?token=${token}`)',
    'token = "aNameOfAFieldInAForm"',
    'token = "XMLHttpRequestOfHTMLElement"',
    'token = "riverstonelantern"',
    '<password>changeme12</password>',
    '<tokenizer>standard2</tokenizer>',
    '<add key="MaxTokenSize" value="48000" />',
    'curl -u "$USER:$PASSWORD" https://x.io',
    'curl -u user:password1 https://x.io',
    'mysql -u root -p shop2020',
    'mysql --port 3306',
  ])('are not placeholders and words: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it.each(['app_auth_client: 4.0.0-beta.4', 'app_auth_client: ^14.10.2-dev.12', '- asttokens=2.4.1=pyhd8ed1ab_0'])(
    'are no versions: %s',
    (line) => {
      expect(found(line, true)).toEqual([]);
    },
  );

  it('stand behind the name of a variable of an image', () => {
    expect([found(`ENV API_TOKEN ${RANDOM}`, true), found(`ENV API_TOKEN ${RANDOM}`)]).toEqual([
      [`secret: ${RANDOM}`],
      [`secret: ${RANDOM}`],
    ]);
  });

  it('stand without quotes only where a format allows it', () => {
    expect(found(`password: ${RANDOM}`)).toEqual([]);
    expect(found(`password: ${RANDOM}`, true)).toEqual([`password: ${RANDOM}`]);
  });

  it('are places within the line, for any line', () => {
    const piece = fc.constantFrom(
      'password',
      'token',
      'apiKey',
      ' = ',
      ': ',
      '"',
      "'",
      RANDOM,
      '://',
      'a:',
      '@',
      ';',
      'Pwd=',
      ' ',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.boolean(), (pieces, isBare) => {
        const line = pieces.join('');
        for (const { start, end } of findAssignedSecrets(line, { isBare })) {
          expect(start >= 0 && start < end && end <= line.length).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['addresses of people', "$api->addUser('one', 'password', 'someone2@shop.test');"],
    ['names with a number between words', "CACHED_TOKENS: 'short_5m_input_tokens'"],
    [
      'keys of caches that are made of ids',
      'serviceKey = "idtoken-b6c69a37-df96-4db0-9088-2ab96e1d8215-f645ad92-e38d-4d1a-b510-d1b09a74a8ca-"',
    ],
    ['keys of browsers, which are public', `"dd-api-key=pub${'0af31b6c'.repeat(4)}"`],
    ['hashes that say so', `secret = "hash:${'0af31b6c'.repeat(8)}"`],
    ['the first part of a token', 'bearer_token = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"'],
    ['the kind of an element', '<port name="IssuedTokenBinding_Shop" type="tns:IWSTrust13Async">'],
    ['places in an address', 'postgresql://app.[project]:[password]@db.[region].shop.io:5432/app'],
  ])('are no %s', (_name, line) => {
    expect(found(line)).toEqual([]);
  });

  it('may be an id behind a word', () => {
    expect(found('api_key = "live-b6c69a37-df96-4db0-9088-2ab96e1d8215"')).toHaveLength(1);
  });

  it.each(['password', 'a:', 'x://a:', 'Password=', 'token: a<', 'secret = "', 'aB1-'])(
    'take time in proportion to a line of %j',
    (piece) => {
      const line = `token="${piece.repeat(20_000 / piece.length)};`;
      // A search that goes back and forth would not end within the time that a test has.
      expect(() => findAssignedSecrets(line, { isBare: true })).not.toThrow();
    },
  );
});
