import { describe, expect, it } from 'vitest';
import { findNewSecrets } from '../../../../src/literal/families/secrets/find-secrets.ts';
import { fileOf, hunkAt } from '../../../findings/file-change.ts';

const RANDOM = ['hK3x9Lq', '2vTzW8mR5d'].join('');
const ID = ['b7e41c9a-52d3-4f86', 'a1c0-9d3e5f7b2a64'].join('-');
const AWS = ['AKIA', 'Q3EGVNHS2ZPK7YBX'].join('');
const GOOGLE = ['AIza', 'SyD3kQ8vR1mT5xW9zB2nF6hJ4pL7cG0sYuE'].join('');

function findLines(path: string, lines: readonly string[]): readonly (number | undefined)[] {
  const added = lines.map((text, index) => ({ number: index + 1, text }));
  const file = fileOf(
    path,
    hunkAt(
      1,
      lines.map((line) => `+${line}`),
    ),
  );
  return findNewSecrets({ file, added }, () => false).map(({ line }) => line);
}

function token(parts: readonly object[]): string {
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), `${RANDOM}${RANDOM}`].join(
    '.',
  );
}

const HEAD = { alg: 'HS256', typ: 'JWT' };
const LASTING = token([HEAD, { sub: 'acme-service', scope: 'write' }]);
const OVER = token([HEAD, { sub: 'acme-service', exp: 1_539_595_979 }]);

const PERSON = Buffer.from(JSON.stringify({ sub: '1234567890', name: 'John Doe', admin: true })).toString('base64url');

type Row = readonly [name: string, path: string, lines: readonly string[]];

describe('new secrets', () => {
  it.each<Row>([
    ['in code', 'src/a.ts', [`const password = '${RANDOM}';`]],
    ['in a workflow', '.github/workflows/ci.yml', ['env:', `  COVERALLS_REPO_TOKEN: ${RANDOM}`]],
    ['in an environment', '.env', [`API_TOKEN=${RANDOM}`]],
    [
      'in a cell of code of a notebook',
      'a.ipynb',
      ['"cell_type": "code",', '"source": [', ` "token = '${RANDOM}'\\n"`],
    ],
    ['in code that is switched off', 'src/a.ts', [`// const apiKey = '${RANDOM}';`]],
    ['in a line of an environment that is switched off', '.env', [`# DB_PASSWORD=${RANDOM}`]],
    ['in two parts', 'src/a.ts', [`const apiKey = '${RANDOM.slice(0, 9)}' +`, `  '${RANDOM.slice(9)}';`]],
    ['below a comment', 'src/a.ts', ['/* The client. */', `const apiKey = '${RANDOM}';`]],
    ['below a glob', 'src/a.ts', ["const all = '/src/*';", `const apiKey = '${RANDOM}';`]],
    ['below a docstring', 'src/a.py', ['def f():', '    """Connects.', '    """', `    token = '${RANDOM}'`]],
    ['below the end of a docstring', 'src/a.py', ['    Connects.', '    """', `    token = '${RANDOM}'`]],
    ['as an id', 'src/a.ts', [`const apiKey = '${ID}';`]],
    ['in an address of tiles', 'src/a.ts', [`const tiles = 'https://t.acme.io/{z}.png?apikey=${RANDOM}';`]],
    ['of the administrator of a search', 'src/a.ts', ["indexName: 'docs',", `adminApiKey: '${RANDOM}',`]],
    ['with the form of an issuer in a document', 'docs/a.md', [`Use \`${AWS}\`.`]],
    ['with the form of an issuer in a comment', 'src/a.ts', ['/**', ` * ${AWS}`, ' */']],
    ['with the form of an issuer for maps', 'src/map.ts', [`loadMap('${GOOGLE}');`]],
    ['in a column of a table', 'users.csv', ['User name,Password', `bob,${RANDOM}`]],
    ['in a signed token', 'src/a.ts', [`use('${LASTING}');`]],
    ['in code of Rust before its tests', 'src/a.rs', [`const API_KEY: &str = "${RANDOM}";`, '#[cfg(test)]']],
  ])('are reported %s', (_, path, lines) => {
    expect(findLines(path, lines)).toHaveLength(1);
  });

  it.each<Row>([
    ['in a document', 'docs/a.md', ['```', `API_TOKEN=${RANDOM}`, '```']],
    ['in a page of documentation', 'docs/a.html', [`<code>API_TOKEN=${RANDOM}</code>`]],
    ['in a signed token of a document', 'docs/a.rst', [`use ${LASTING}`]],
    ['in a text of a notebook', 'a.ipynb', ['"cell_type": "markdown",', '"source": [', ` "API_TOKEN=${RANDOM}\\n"`]],
    ['in what a notebook printed', 'a.ipynb', ['"cell_type": "code",', '"outputs": [', ` "token: ${RANDOM}\\n"`]],
    ['in a block of a comment', 'src/a.go', ['/* The answer is', `{"access_token": "${RANDOM}"}`, '*/']],
    ['in a comment that explains a call', 'src/a.rb', [`#   user = User.new(name: 'x', password: '${RANDOM}')`]],
    ['in a comment for documentation', 'src/a.rs', [`/// token = "${RANDOM}"`]],
    ['in a docstring', 'src/a.py', ['def f():', '    """Connects.', `    token='${RANDOM}'`, '    """']],
    ['in a template of settings', 'conf/a.yml', [`# deepl_api_key: "${ID}"`]],
    ['in a style sheet', 'a.css', [`a { --token: "${RANDOM}" }`]],
    ['in a diff', 'a.diff', [`+const password = '${RANDOM}';`]],
    ['in a translation', 'resources/lang/aa/a.php', ["<?php return ['api_key' => 'crwdns6798:0crwdne6798:0'];"]],
    ['in a list of a scanner', '.gitleaks.toml', [`'''${AWS}''',`]],
    ['as a placeholder of a form', 'src/a.tsx', [`placeholder: '${AWS}',`]],
    ['under the name of an example', 'src/a.ts', [`const exampleKey = '${AWS}';`]],
    ['of a search in a page', 'docs.config.js', ["appId: 'X',", `apiKey: '${RANDOM}',`, "indexName: 'docs',"]],
    ['with a remark that they are public', 'src/a.ts', [`const apiKey = '${RANDOM}'; // public key`]],
    ['of Firebase', 'src/app.ts', [`apiKey: '${GOOGLE}',`, "authDomain: 'acme.firebaseapp.com',"]],
    ['in a link to a picture', 'src/a.ts', [`const url = 'https://a.acme.io/b.jpeg?alt=media&token=${RANDOM}';`]],
    ['in an address that is signed for hours', 'a.ts', [`get('https://a.acme.io/b?X-Amz-Date=1&token=${RANDOM}');`]],
    ['in a signed token that is over', 'src/a.ts', [`use('${OVER}');`]],
    ['in a token of somebody whom documentation tells of', 'src/a.ts', [`use('v2.public.${PERSON}${PERSON}');`]],
    ['below a row of words in a table of values', 'a.csv', ['A,B,c', 'B,PASS_RESULT,d', `B,${RANDOM},d`]],
    ['in tests of Rust', 'src/a.rs', ['#[cfg(test)]', 'mod tests {', `const API_KEY: &str = "${RANDOM}";`]],
    ['with a name that says that they are wrong', 'src/a.ts', [`const wrongPassword = '${RANDOM}';`]],
    ['in short values that two lines join', 'a.yml', ['"https://a.io/ABBR": "{0:1}"', '"https://a.io/AUTH": "{0:1}"']],
    ['as a public key', 'Dockerfile', [`ENV SIGN_PUBKEY_TOKEN_PUBKEY="${RANDOM}"`]],
    ['with the form of an issuer within a picture', 'a.json', [`"data": "${'iVBORw0KGgoAAAANSUhE'.repeat(8)}+${AWS}"`]],
    ['as the id of a client', 'src/a.rs', [`let client_id = SecretBox::new("${RANDOM}");`]],
    ['in data that a program wrote', 'a.json', [`{"a": "${'x '.repeat(3000)}", "token": "${RANDOM}"}`]],
  ])('are only hidden %s', (_, path, lines) => {
    expect(findLines(path, lines)).toEqual([]);
  });

  it('are judged in a line with many values without reading it again for each', () => {
    const values = Array.from({ length: 3_000 }, (_, at) => `token=${RANDOM}${at}`).join('&');
    expect(findLines('src/a.ts', [`get('https://a.acme.io/?${values}');`])).toEqual([]);
  });
});
