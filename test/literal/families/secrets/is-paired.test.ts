import { describe, expect, it } from 'vitest';
import { findNewSecrets } from '../../../../src/literal/families/secrets/find-secrets.ts';
import { fileOf, hunkAt } from '../../../findings/file-change.ts';

const RANDOM = ['hK3x9Lq', '2vTzW8mR5d'].join('');
const DIGEST = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3';

/** The lines with a secret, and whether it is sure. */
function judge(path: string, lines: readonly string[]): readonly (readonly [line: number, isSure: boolean])[] {
  const added = lines.map((text, index) => ({ number: index + 1, text }));
  const shown = lines.map((line) => `+${line}`);
  return findNewSecrets({ file: fileOf(path, hunkAt(1, shown)), added }, () => false).map(({ line, isSure }) => [
    line,
    isSure,
  ]);
}

type Row = readonly [name: string, path: string, lines: readonly string[]];

describe('a value that only its name makes a secret', () => {
  it.each<Row>([
    ['below its user', 'src/a.ts', ["const user = 'ida.acme';", `const password = '${RANDOM}';`]],
    ['below a user of an environment', '.env', ['SMTP_USERNAME=ida@shop.io', `SMTP_PASSWORD=${RANDOM}`]],
    ['below a user in YAML', 'a.yml', ['mail:', '  username: b8a87ed6ed3563', `  password: ${RANDOM}`]],
    ['above its user', 'a.py', [`PASSWORD = "${RANDOM}"`, 'HOST = "db1"', 'USER = "shop"']],
    ['with its user in one line', 'src/a.ts', [`connect({ user: 'shop', password: '${RANDOM}' });`]],
    ['below the id of a client', 'a.json', ['"clientId": "acme-shop",', `"clientSecret": "${RANDOM}"`]],
    [
      'of a header below the id',
      'A.java',
      ['h.set("X-Acme-Client-Id", "pbrU5");', `h.set("X-Acme-Client-Secret", "${RANDOM}");`],
    ],
  ])('is sure %s', (_, path, lines) => {
    expect(judge(path, lines).map(([, isSure]) => isSure)).toEqual([true]);
  });

  it.each<Row>([
    ['alone', 'src/a.ts', [`const password = '${RANDOM}';`]],
    ['of a key of the application', '.env', ['APP_ENV=dev', `APP_SECRET=${RANDOM}`]],
    ['far from a user', 'a.yml', ['user: ida', 'a: 1', 'b: 2', `password: ${RANDOM}`]],
    ['next to an account that is there by default', 'a.yml', ['username: admin', `password: ${RANDOM}`]],
    ['next to somebody of documentation', 'a.yml', ['email: ida@example.com', `password: ${RANDOM}`]],
    ['next to a user that is read elsewhere', 'src/a.ts', ['user: process.env.USER,', `password: '${RANDOM}',`]],
    ['that is the hash of a password', 'a.sql', [`INSERT INTO u SET user = 'ida', password = '${DIGEST}';`]],
    ['of a token', 'src/a.ts', ["email: 'ida@shop.io',", `token: '${RANDOM}',`]],
    ['of a server that its user has the name of', 'a.yml', ['userAgent: acme', `password: ${RANDOM}`]],
  ])('is not sure %s', (_, path, lines) => {
    expect(judge(path, lines).map(([, isSure]) => isSure)).toEqual([false]);
  });

  it.each<Row>([
    ['an issuer', 'src/a.ts', [`use('${['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('')}');`]],
    ['an address', 'src/a.ts', [`open('amqp://shop:${RANDOM}@mq.acme.io/a');`]],
    ['a connection string', 'a.json', [`"Shop": "Server=db.acme.io;User Id=shop;Password=${RANDOM};"`]],
  ])('is sure with the form of %s', (_, path, lines) => {
    expect(judge(path, lines)).toEqual([[1, true]]);
  });
});
