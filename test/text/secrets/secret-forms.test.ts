import { describe, expect, it } from 'vitest';
import { blankSecrets } from '../../../src/text/secrets/blank-secrets.ts';
import { madeLetters } from './issuer-keys.ts';
import { PARTED_FORMS, SECRET_FORMS, secretFor, writeSecret } from './secret-forms.ts';

const MIXED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

describe('a secret that no issuer shows', () => {
  it.each([...SECRET_FORMS, ...PARTED_FORMS].map((form, row) => [form[0], form, secretFor(row)] as const))(
    'is hidden %s',
    (_what, form, secret) => {
      const blanked = blankSecrets(writeSecret(form, secret), form[1]);
      const middle = secret.length / 2;
      const shown = [secret.slice(0, middle), secret.slice(middle)].filter((part) => blanked.includes(part));
      expect({ blanked, shown }).toEqual({ blanked, shown: [] });
    },
  );

  it.each([
    [
      'that a program reverses',
      'a.js',
      `"${'AKIALAG5YSAQX6K22L6Q'.split('').toReversed().join('')}".split("").reverse()`,
    ],
    ['of 32 bytes in Base64', 'a.md', 'APP_KEY=base64:CTJLHq8BRc21cWFuXG97NYKW0sckWm+l7EnCTJfaSed='],
    ['that makes one-time passwords', 'a.txt', 'TOTP: XV35SZHAP7WJGDROOFGECQ6BNJZXU3NE'],
    ['of an app, in letters alone', 'Appfile', 'apple_app_specific_password("fdar-fwdi-jrne-ollb")'],
    ['of a router, in digits', 'a.txt', 'username admin password 7 30ED51104915B536CD58'],
    [
      'with blanks and signs',
      'a.php',
      "define('NONCE_SALT', 'k9 AS(VerB33tTrn*DJrLGDGJZg jE$pxXv1hFMLheSX5bMaoy)b5uKQLg');",
    ],
    [
      'that is an id, for a registry',
      'a.sh',
      'npm config set //npm.acme.io/:_authToken bbda38ba-e6ee-5bc5-bc7d-785390efc221',
    ],
    [
      'of RSA in XML',
      'a.xml',
      `<RSAKeyValue><Exponent>AQAB</Exponent><D>${madeLetters('D', 170, MIXED)}=</D></RSAKeyValue>`,
    ],
    ['that opens a vault', 'a.md', `Unseal Key 1: ${madeLetters('unseal', 43, MIXED)}=`],
    ['that lets a machine join a cluster', 'a.sh', 'kubeadm join 10.0.0.1:6443 --token q7x2mz.9f4kd82hs7qpl3vn'],
    [
      'of an application of Twitter',
      'a.py',
      `call("${'A'.repeat(21)}MLheAAAAAAA0%2B${madeLetters('twitter', 30, MIXED)}%3D${madeLetters('bearer', 40, MIXED)}")`,
    ],
  ])('is hidden if it is one %s', (_what, path, text) => {
    expect(blankSecrets(text, path)).toMatch(/\[(?:hidden \w+|\w+ access key|(?:private|Vault) key|\w+ token)\]/);
  });

  it.each([
    ['a type in a table of names', 'name, password, role\nuser, string, admin'],
    [
      'a row of names in a table',
      'table,column,default\nUSER,NAME,DF__USER__NAME__04FC2D23\nWORK,PASS_RESULT,DF__WORK__PASS__07D899CE\nWORK,COST,DF__WORK__COST__11620408',
    ],
    ['the key of an account that is an address', '"accountKey": "xtream:Christoph10@konigtv.com"'],
    ['a text that a tool for translations marks', '"apiKeyQuery": "crwdns5515:0crwdne5515:0"'],
    [
      'an argument of a command',
      '$token = az account get-access-token --resource "499b84ac-1321-427f-aa17-267ca6975798" -o tsv',
    ],
    ['a package with a version', '    minipass: "npm:^3.1.6"'],
    ['a query behind a port', 'open("http://localhost:#{port}?code=#{@verification.otp}.to_s")'],
    ['a query behind a fixed port', 'open("http://localhost:3000?code=k7QzVbN5tRw8mLp2@acme.io")'],
    ['an argument of a call with a column', 'login(name, token,\n  request.headers42, nextHandler)'],
    ['a phrase that asks for a key', "define('AUTH_KEY', 'put your unique phrase here, and then another one');"],
    ['a value of JSON next to a kind', '{"kind": "ConfigMap", "data": {"x": "k7QzVbN5tRw8mLp2"}}'],
    ['an id of an element', 'const { id, token: sessionToken2 } = readSession();'],
    ['a name of several words', 'secret_value = "http-header-value-02"'],
    ['a binding of a page', '<A :install-secret="installSecret" :frontend-debug="isFrontendDebugMode" />'],
    ['a word in a text', 'sentry_timestamp=1704801600.0, sentry_secret=deprecated'],
    ['a version', 'const cacheKey = "deps-linux-node-20-v3";'],
    ['a path', 'secretName: "projects/acme/secrets/database-main"'],
    ['a call', 'const token = await readToken("users/current-session");'],
    ['an id', 'tokenId = "7488a646-e31f-11e4-aace-600308960662"'],
    ['a count of tokens', '{"ephemeral_5m_input_tokens":0,"ephemeral_1h_input_tokens":0}'],
    ['a key of a cache', 'cache-shared-key: build-x86_64-pc-windows-msvc'],
    ['a scope of a signature', 'AWS4-HMAC-SHA256 Credential=storeadmin/20240101/us-east-1/s3/aws4_request'],
    ['a call behind credentials', 'connect(new ApiKeyCredential(config.key)).open("gpt-oss-120b:nitro");'],
    ['a phrase of tests', `mnemonic: "${'test '.repeat(11)}junk"`],
    ['a page on hooks', 'see https://docs.acme.io/webhooks/how-to-write-a-receiver-in-go'],
  ])('is not %s', (_what, text) => {
    expect(blankSecrets(text, 'a.ts')).toBe(text);
  });
});
