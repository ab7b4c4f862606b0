import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextForm } from '../../../src/text/secrets/assigned-secrets.ts';
import { findLineSecrets } from '../../../src/text/secrets/line-secrets.ts';
import { findSecrets } from '../../../src/text/secrets/secrets.ts';
import { runs } from '../../property-runs.ts';

/** Assembled, so that no scanner finds a key in this file. */
const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');
const BASE64 = Buffer.from(`x:${RANDOM}`).toString('base64');
const DATA: TextForm = { isBare: true };
const CODE: TextForm = { isBare: false };
const PROSE: TextForm = { isBare: false, isProse: true };

function found(text: string, form: TextForm): readonly string[] {
  const lines = text.split('\n');
  return [...findLineSecrets(lines, form)].flatMap(([index, secrets]) =>
    secrets.map(
      ({ start, end, isOnlyHidden }) =>
        `${index}: ${(lines[index] ?? '').slice(start, end)}${isOnlyHidden === true ? ' (by its place)' : ''}`,
    ),
  );
}

describe('secrets on a line below their name', () => {
  it.each([
    ['a block of YAML', `password: |\n  ${RANDOM}\nuser: app`, DATA],
    ['a folded block of YAML', `db:\n  password: >-\n    ${RANDOM}\n`, DATA],
    ['a value of YAML', `password:\n  ${RANDOM}`, DATA],
    ['a quoted value of YAML', `password:\n  "${RANDOM}"`, DATA],
    ['a value with a tag', `password: !!str\n  ${RANDOM}`, DATA],
    ['a value with an anchor', `password: &p\n  ${RANDOM}`, DATA],
    ['JSON', `{\n  "clientSecret":\n    "${RANDOM}",\n`, CODE],
    ['code', `const apiKey =\n  "${RANDOM}";`, CODE],
    ['code with a type', `const apiKey: string =\n  '${RANDOM}';`, CODE],
    ['code in brackets', `password = (\n  "${RANDOM}"\n)`, CODE],
    ['code behind a backslash', `password = \\\n  "${RANDOM}"`, CODE],
    ['a comment behind the name', `password: # of the database\n  ${RANDOM}`, DATA],
    ['an empty line between them', `password:\n\n  ${RANDOM}`, DATA],
    ['an element of XML', `<password>\n  ${RANDOM}\n</password>`, CODE],
    ['an argument of a command in a list', `[\n  "--password",\n  "${RANDOM}"\n]`, CODE],
    ['the environment of a container', `- name: DB_PASSWORD\n  value: ${RANDOM}`, DATA],
    ['the environment in JSON', `{\n  "name": "DB_PASSWORD",\n  "value": "${RANDOM}"\n}`, CODE],
    ['a variable of Terraform', `variable "db_password" {\n  type = string\n  default = "${RANDOM}"\n}`, CODE],
    ['a text of several lines', `const password = \`\n${RANDOM}\n\`;`, CODE],
    ['a text of Python', `password = """\n${RANDOM}\n"""`, CODE],
    ['a text of PowerShell', `$password = @'\n${RANDOM}\n'@`, CODE],
    ['a text of PHP', `$password = <<<EOT\n${RANDOM}\nEOT;`, CODE],
    ['a text of Terraform', `secret = <<-EOF\n  ${RANDOM}\nEOF`, CODE],
    ['the input of a command', `export DB_PASSWORD=$(cat <<EOF\n${RANDOM}\nEOF\n)`, DATA],
    ['a list', `"clientSecrets": [\n  "${RANDOM}"\n]`, CODE],
  ])('are found: %s', (_name, text, form) => {
    expect(found(text, form).map((one) => one.replace(/^\d+: /, ''))).toEqual([RANDOM]);
  });

  it.each([
    ['a value of another name', `password:\n  length: 12\n${RANDOM}`, DATA],
    ['a name of something else', `tokenUrl:\n  ${RANDOM}`, DATA],
    ['words', `secrets:\n  some-external-name\n`, DATA],
    ['a field of the next entry', `- name: DB_PASSWORD\n- name: COLOR\n  value: ${RANDOM}`, DATA],
    ['a call', `const token =\n  read("${RANDOM}");`, CODE],
    ['a value without quotes in code', `token:\n  ${RANDOM}`, CODE],
  ])('are not %s', (_name, text, form) => {
    expect(found(text, form)).toEqual([]);
  });
});

describe('secrets in several parts', () => {
  const [A, B] = [RANDOM.slice(0, 7), RANDOM.slice(7)];
  const KEY = ['AKIA', 'QWERTY7ZXCVB2345'] as const;

  it.each<[string, string, TextForm, readonly string[]]>([
    ['joined by `+`', `const password = '${A}' + '${B}';`, CODE, [A, B]],
    ['joined over lines', `const password =\n  '${A}' +\n  '${B}';`, CODE, [A, B]],
    ['joined with the operator below', `const password = '${A}'\n  + "${B}";`, CODE, [A, B]],
    ['joined behind a comment', `const password = '${A}' + // one\n  '${B}';`, CODE, [A, B]],
    ['joined by nothing', `const password = '${A}' + '' + '${B}';`, CODE, [A, B]],
    ['of PHP', `$password = '${A}' . '${B}';`, CODE, [A, B]],
    ['of SQL', `password => '${A}' || '${B}'`, CODE, [A, B]],
    ['of Python', `password = ('${A}'\n            f'${B}')`, CODE, [A, B]],
    ['of C', `const char *password = "${A}" "${B}";`, CODE, [A, B]],
    ['behind backslashes', `password = '${A}' \\\n  '${B}'`, CODE, [A, B]],
    ['of a line that goes on', `db.password=${A}\\\n  ${B}`, DATA, [A, B]],
    ['of a list', `const secret = ['${A}', '${B}'].join('');`, CODE, [A, B]],
    ['of a list of Python', `secret = ''.join(["${A}", "${B}"])`, CODE, [A, B]],
    ['of characters', `char[] password = {${[...RANDOM].map((one) => `'${one}'`).join(', ')}};`, CODE, [...RANDOM]],
    ['of a command', `curl --user \\\n  admin:${RANDOM} https://a.test`, DATA, [RANDOM]],
    ['of a key', `const id = '${KEY[0]}' + '${KEY[1]}';`, CODE, KEY],
    ['with the rest of a value', `const apiKey = '${RANDOM}' +\n  'ab';`, CODE, [RANDOM, 'ab']],
  ])('are found: %s', (_name, text, form, parts) => {
    const [first, ...rest] = parts;
    expect(found(text, form).map((one) => one.replace(/^\d+: /, ''))).toEqual([
      first,
      ...rest.map((part) => `${part} (by its place)`),
    ]);
  });

  it.each([
    ['words', `const password = 'the ' + 'password';`],
    ['names', `const tokenKey = 'auth.' + 'login.' + 'v2';`],
    ['values that are not joined', `call('${A}', '${B}');`],
    ['a list of names', `const secrets = ['${A}', 'b'].map(read);`],
  ])('are not %s', (_name, text) => {
    expect(found(text, CODE)).toEqual([]);
  });
});

describe('secrets on the line of their name', () => {
  it.each([
    ['a name with escapes', `{ "pass\\u0077ord": "${RANDOM}" }`, CODE, `0: ${RANDOM}`],
    ['a name with short escapes', `const o = { "\\x70assword": "${RANDOM}" };`, CODE, `0: ${RANDOM}`],
    ['a name with long escapes', `const o = { "passw\\u{6f}rd": "${RANDOM}" };`, CODE, `0: ${RANDOM}`],
    ['a value with escapes', `{ "password": "\\u0068${RANDOM.slice(1)}" }`, CODE, `0: \\u0068${RANDOM.slice(1)}`],
    ['an assignment before a command', `DB_PASSWORD=${RANDOM} ./start`, DATA, `0: ${RANDOM}`],
    ['a flag', `tool --db-password ${RANDOM} --verbose`, CODE, `0: ${RANDOM}`],
    ['a flag with a sign', `tool --api-key=${RANDOM}`, CODE, `0: ${RANDOM}`],
    ['an argument behind its name', `env.set("DB_PASSWORD", "${RANDOM}")`, CODE, `0: ${RANDOM}`],
    ['the argument of a method', `builder.password("${RANDOM}")`, CODE, `0: ${RANDOM}`],
    ['the argument of a setter', `setApiKey("${RANDOM}")`, CODE, `0: ${RANDOM}`],
    ['a text in three quotes', `PASSWORD = """${RANDOM}"""`, CODE, `0: ${RANDOM}`],
    ['the first item of a list', `secrets = ["${RANDOM}"]`, CODE, `0: ${RANDOM}`],
    ['an environment in a comment', `// DB_PASSWORD=${RANDOM}`, CODE, `0: ${RANDOM}`],
    ['what a variable is made of', `std::string password{"${RANDOM}"};`, CODE, `0: ${RANDOM}`],
    ['what a constant is defined as', `(defparameter *password* "${RANDOM}")`, CODE, `0: ${RANDOM}`],
    ['what a password is compared with', `if (password === "${RANDOM}") enter();`, CODE, `0: ${RANDOM}`],
    ['what a password is compared with in C', `if (!strcmp(password, "${RANDOM}")) enter();`, CODE, `0: ${RANDOM}`],
    ['what a key is set to by a call', `client.setApiKey("${RANDOM}")`, CODE, `0: ${RANDOM}`],
    ['an account of a server', `machine a login b password ${RANDOM}`, CODE, `0: ${RANDOM}`],
    ['a commit message', `Use password=${RANDOM} for now, sorry`, PROSE, `0: ${RANDOM}`],
    ['the end of a sentence', `The token is ${RANDOM}.`, PROSE, `0: ${RANDOM}`],
    ['code in words', `The password: \`${RANDOM}\` works`, PROSE, `0: ${RANDOM}`],
  ])('are found: %s', (_name, text, form, expected) => {
    expect(found(text, form)).toEqual([expected]);
  });

  it.each([
    ['a reading of a secret', `const a = getSecret("${RANDOM}");`, CODE],
    ['a flag and its value', `run("--secret", "source=a2,type=mount,uid=1000")`, CODE],
    ['a place behind a word in brackets', 'the pass (`planner.ts:535-751`) reads it', CODE],
    ['a flag for a file', `tool --password-file ${RANDOM}`, CODE],
    ['an escaped backslash', `{ "pass\\\\u0077ord": "${RANDOM}" }`, CODE],
    ['words about a token', 'The token is refreshed in background2.', PROSE],
    ['a commit', 'The key was 0f3a in v1.2.3', PROSE],
  ])('are not %s', (_name, text, form) => {
    expect(found(text, form)).toEqual([]);
  });
});

describe('secrets of a cluster', () => {
  it.each([
    ['data', `kind: Secret\ndata:\n  a: ${BASE64}\n`, [`2: ${BASE64}`]],
    ['stringData', `kind: Secret\nstringData:\n  a: ${RANDOM}\n`, [`2: ${RANDOM}`]],
    ['words', `kind: Secret\nstringData:\n  a: orchid\n`, ['2: orchid (by its place)']],
    ['a hunk without the kind', `stringData:\n  a: orchid\n`, ['1: orchid (by its place)']],
    [
      'a block',
      `kind: Secret\nstringData:\n  a: |\n    user=orchid\n    b\n  c: d\n`,
      ['3: user=orchid (by its place)', '4: b (by its place)', '5: d (by its place)'],
    ],
    ['a quoted kind and value', `"kind": "Secret"\ndata:\n  "a": "orchid"\n`, ['2: orchid (by its place)']],
    ['a list', `items:\n- kind: Secret\n  stringData:\n    a: orchid\n`, ['3: orchid (by its place)']],
    [
      'one line',
      `kind: Secret\nstringData: {a: orchid, b: "meadow"}\n`,
      ['1: orchid (by its place)', '1: meadow (by its place)'],
    ],
    ['the kind below', `stringData:\n  a: orchid\nkind: Secret\n`, ['1: orchid (by its place)']],
    ['JSON', `{\n  "kind": "Secret",\n  "data": {\n    "a": "orchid"\n  }\n}`, ['3: orchid (by its place)']],
  ])('are found: %s', (_name, text, expected) => {
    expect(found(text, DATA)).toEqual(expected);
  });

  it.each([
    ['a ConfigMap', `kind: ConfigMap\ndata:\n  a: orchid\n`],
    ['another document', `kind: Secret\n---\nkind: ConfigMap\ndata:\n  a: orchid\n`],
    ['a template', `kind: Secret\ndata:\n  a: {{ .Values.a | b64enc }}\n  b: \${B}\n`],
    ['an encrypted value', `kind: Secret\nstringData:\n  a: ENC[AES256_GCM,data:x]\n`],
    ['a name of a secret', `kind: Pod\nenv:\n  secretKeyRef:\n    name: orchid\n    key: meadow\n`],
  ])('are not %s', (_name, text) => {
    expect(found(text, DATA)).toEqual([]);
  });
});

it('are places within their lines, for any text', () => {
  const pieces = fc.constantFrom(
    ...'password|token|name|value|: | = |"|\n|\n  |- |,|{|}|(|--|\\|\\u0070|<password>'.split('|'),
    '|',
    'kind: Secret\n',
    'stringData:\n',
    'data:',
    '---\n',
    RANDOM,
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), fc.boolean(), fc.boolean(), (parts, isBare, isProse) => {
      const lines = parts.join('').split('\n');
      for (const [index, secrets] of findLineSecrets(lines, { isBare, isProse })) {
        let last = 0;
        for (const { start, end } of secrets) {
          expect(start >= last && start < end && end <= (lines[index] ?? '').length).toBe(true);
          last = end;
        }
      }
    }),
    { numRuns: runs(1_000) },
  );
});

it.each([
  'password: ',
  'name: token\n',
  'data:\n',
  '\\u0070',
  '<token>',
  '"--token",',
  '- name: password\n  value: |\n',
  'password =\n',
  'password = "\n',
  'password = <<EOF\n',
  "'a' + ",
  "'a' +\n",
  'a\\\n',
  '["a",',
  "''.join(['a',",
  "{'a',",
  `password = 'hG7kQ2vX' + '9pLw3ZsT';`,
])('take time in proportion to a text of %j', (piece) => {
  const lines = `kind: Secret\n${piece.repeat(40_000 / piece.length)}`.split('\n');
  // A search that goes back and forth would not end within the time that a test has.
  expect(() => findLineSecrets(lines, { isBare: true, isProse: true })).not.toThrow();
});

describe('a password behind letters that look like others', () => {
  const VALUE = 'kV9#xQ2bLm4!zR';
  const hidden = (line: string): string | undefined => {
    const [found] = findLineSecrets([line], { isBare: false }).get(0) ?? [];
    return found === undefined ? undefined : line.slice(found.start, found.end);
  };

  it.each([
    ['wide letters', `const ｐａｓｓｗｏｒｄ = "${VALUE}";`],
    ['Cyrillic letters', `const pаsswоrd = "${VALUE}";`],
    ['an unseen character', `const pass\u200Bword = "${VALUE}";`],
    ['an unseen letter of a tag', `const pass\u{E0041}word = "${VALUE}";`],
    ['a name in German', `String kennwort = "${VALUE}";`],
    ['a name in French', `String motDePasse = "${VALUE}";`],
    ['a name in Chinese', `密码 = "${VALUE}"`],
  ])('is found: %s', (_what, line) => {
    expect(hidden(line)).toBe(VALUE);
  });

  it('is found with its unseen characters', () => {
    expect(hidden(`const password = "\u200F${VALUE}";`)).toContain(VALUE);
  });

  it.each([['const пароли = "все строки";'], ['const café = "ﬁn\u00AD";'], ['label: "Бородино"']])(
    'is not made of letters of a language: %s',
    (line) => {
      expect(hidden(line)).toBeUndefined();
    },
  );
});

it('a key is found around a character that nobody sees', () => {
  const text = 'const k = "AKIAQ7ZXP4\u00ADTN2WLV5RB6";';
  expect(findSecrets(text).map(({ start, end }) => text.slice(start, end))).toEqual(['AKIAQ7ZXP4\u00ADTN2WLV5RB6']);
});

describe('what is no secret in a line', () => {
  it.each([
    ['a variable in an address', 'git push https://ci:$token@git.shop.io/shop'],
    ['a variable of PHP in an address', 'return "mysql://root:{$password}@db.internal/app";'],
    ['the public token of an assembly', '<PublicKeyToken>b03f5f7f11d50a3a</PublicKeyToken>'],
    ['the version of a type', "resource redisPassword 'Microsoft.KeyVault/vaults/secrets@2024-11-01' = {"],
    ['a type with a version', "{ id: 'pg/int4@1', token: 'pg/varchar@1' }"],
    ['the token of a badge', '![coverage](https://codecov.io/github/a/b/graph/badge.svg?token=P2JI2UD0RQ)'],
    ['the options of a mounted secret', '--secret mysecret,target=/run/x1/mysecret,uid=1'],
    ['the options of a mounted secret in a list', '"--secret", "source=mysecret,type=mount,uid=1000,mode=777"'],
    ['a made-up token in Base64', `"Bearer ${Buffer.from('this is a fake bearer token!').toString('base64')}"`],
    ['the label of a report', '**Pass:** 1 | **File:** `app/page/UserList.tsx:~14`'],
    ['a path that is filled in', 'options["handle_token"] = text("org/shop/ShopXC/%1")'],
    ['the name of a type', '@type_token("my8110::MyEnum")'],
    ['where a stream goes on', 'bad_resume_token="1-1162e8285b-100789c6360"'],
    ['a format', 'format_name(layer.w, "enc_%d_conv_pw1_w", i);'],
    ['the name of a feature', 'PasswordRegistration = "pm-27278-v2-password-registration";'],
    ['the version of a package of Maven', 'io-jsonwebtoken-jjwt-api = "io.jsonwebtoken:jjwt-api:0.13.0"'],
    ['a place in an address', 'git clone https://x-access-token:{token}@git.shop.io/shop.git'],
    ['the id of examples', "accessToken: '550e8400-e29b-41d4-a716-446655440000',"],
    ['the style of an element', '<div id="token-chart" style="height:120px;display:flex;gap:2px;"></div>'],
    ['a variable of CSS', '- Add spacing token: `--spacing-6` (1.5rem)'],
    ['the id in a query', "SELECT input_tokens FROM sessions WHERE id='20260802_222214_fed404'"],
    ['a path of variables', '--token "repoV2/$PROJECT/$REPO_ID"'],
    [
      'a user and a password that say what they are',
      `Authorization: Basic ${Buffer.from('username:password').toString('base64')}`,
    ],
    ['a path with places', '--token "repoV2/{project}/{repository-id}"'],
    ['an expression that finds tokens', "'slack-token|xox[baprs]-[A-Za-z0-9-]{10,}'"],
    ['a capability', 'const val AUTH_XOAUTH2: String = "AUTH=XOAUTH2"'],
    ['a link to a group', 'https://link.shop.io/client/add?link_token=131he762-7608-4553-825d-02a0be3ffe75'],
    ['words in capitals in an address', 'MAILER_DSN=mailgun+https://KEY:DOMAIN@requestbin.io'],
    ['the name of a route with a number', 'request2FAEmail: accessRequest2FAEmailRoute,'],
  ])('%s', (_name, line) => {
    expect([...findLineSecrets([line], { isBare: false }).values()].flat()).toEqual([]);
  });

  it('is the next assignment below an empty one', () => {
    expect([...findLineSecrets(['SHOP_API_KEY=', 'SHOP_HTTP_WORKERS_4=2'], DATA).values()].flat()).toEqual([]);
  });
});
