import { nowhere, type Attack, type Threat } from '../attack.ts';
import { listed } from './secrets.ts';
import type { SceneName } from '../scene-names.ts';
import { CANARIES, made } from './keys.ts';

/** Assembled, so that no scanner finds a key in this file. */
const RANDOM = ['hK3x9Lq', '2vTzW8'].join('');

/** Files in which a secret is not on the line of its name, or whose name is not written as it is read. `%` is the secret. */
const LAID_OUT: readonly (readonly [what: string, path: string, text: string])[] = [
  ['in a block of YAML', 'N.yml', 'db:\n  password: |\n    %\n  pool: 5\n'],
  ['in a folded block of YAML', 'N.yaml', 'token: >-\n  %\n'],
  ['on the line below its name in YAML', 'N.yml', 'db:\n  password:\n    %\n'],
  ['on the line below its name in JSON', 'N.json', '{\n  "clientSecret":\n    "%"\n}\n'],
  ['on the line below its name in code', 'N.ts', 'export const apiKey: string =\n  "%";\n'],
  ['in brackets below its name', 'N.py', 'password = (\n    "%"\n)\n'],
  ['behind a backslash', 'N.py', 'password = \\\n    "%"\n'],
  ['in an element of XML with lines of its own', 'N.xml', '<a>\n  <password>\n    %\n  </password>\n</a>\n'],
  ['behind the flag of a command in a list', 'N.json', '[\n  "--password",\n  "%"\n]\n'],
  ['in the environment of a container', 'N.yaml', 'env:\n  - name: DB_PASSWORD\n    value: %\n'],
  ['in an environment in JSON', 'N.json', '{\n  "name": "DB_PASSWORD",\n  "value": "%"\n}\n'],
  ['in a variable of Terraform', 'N.tf', 'variable "db_password" {\n  type    = string\n  default = "%"\n}\n'],
  ['under a name with escapes', 'N.json', '{ "pass\\u0077ord": "%" }\n'],
  ['under a name with short escapes', 'N.js', 'const o = { "\\x70assword": "%" };\n'],
  ['under a name with long escapes', 'N.js', 'const o = { "passw\\u{6f}rd": "%" };\n'],
  ['below a name with escapes', 'N.json', '{\n  "pass\\u0077ord":\n    "%"\n}\n'],
  ['in `stringData` of a cluster', 'N.yaml', 'apiVersion: v1\nkind: Secret\nstringData:\n  a: %\n'],
  ['in `data` of a cluster', 'N.yaml', 'apiVersion: v1\nkind: Secret\ndata:\n  a: "%"\n'],
  ['in a block of `stringData`', 'N.yaml', 'kind: Secret\nstringData:\n  a.ini: |\n    %\n'],
  ['in a cluster in JSON', 'N.json', '{\n  "kind": "Secret",\n  "stringData": {\n    "a": "%"\n  }\n}\n'],
  ['before a command of a shell', 'N.sh', 'DB_PASSWORD=% ./start --now\n'],
  ['behind a flag', 'N.sh', 'tool --db-password % --verbose\n'],
  ['as an argument behind its name', 'N.js', 'env.set("DB_PASSWORD", "%");\n'],
  ['as the argument of a method', 'N.java', 'builder.password("%").build();\n'],
  ['in a text of several lines', 'N.ts', 'export const password = `\n%\n`;\n'],
  ['in a text of Terraform', 'N.tf', 'secret = <<EOF\n%\nEOF\n'],
  ['in the input of a command', 'N.sh', 'export DB_PASSWORD=$(cat <<EOF\n%\nEOF\n)\n'],
  ['in a file that a script writes', 'N.js', 'run(`cat > .env <<EOF\nDB_PASSWORD=%\nEOF`);\n'],
  ['in three quotes', 'N.py', 'PASSWORD = """%"""\n'],
  ['in a list', 'N.json', '{\n  "clientSecrets": [\n    "%"\n  ]\n}\n'],
  ['in the environment of a comment', 'N.ts', '// DB_PASSWORD=%\nexport const a = 1;\n'],
  ['of a command on two lines', 'N.sh', 'curl --user \\\n  admin:% https://a.test\n'],
];

/** The same in two parts, `%1` and `%2`. */
const IN_PARTS: typeof LAID_OUT = [
  ['joined by `+`', 'N.ts', "export const password = '%1' + '%2';\n"],
  ['joined over two lines', 'N.ts', "export const password =\n  '%1' +\n  '%2';\n"],
  ['as a key in two strings', 'N.py', "api_key = ('%1'\n           '%2')\n"],
  ['in two strings of C', 'N.c', 'const char *password = "%1"\n  "%2";\n'],
  ['in a line that goes on', 'N.properties', 'db.password=%1\\\n  %2\n'],
  ['in a list that is joined', 'N.js', "const secret = ['%1', '%2'].join('');\n"],
  ['in two strings of PHP', 'N.php', "<?php\n$password = '%1' . '%2';\n"],
];

const SCENES: readonly (readonly [scene: SceneName, words: string])[] = [
  ['asked', 'by the Action'],
  ['said', 'by the command'],
];

const PARTED = LAID_OUT.flatMap(([what, path, text], index) =>
  SCENES.map(([scene, words]): Attack => {
    const value = `${RANDOM}${scene === 'asked' ? 'a' : 's'}${index}Q`;
    const name = `parted/${path.replace('N', String(index))}`;
    return {
      tries: `The head adds a secret ${what}, which is reviewed ${words}`,
      by: 'author',
      scene,
      brings: { head: { [name]: text.replace('%', () => value) } },
      never: nowhere(value),
      says: scene === 'asked' ? { prompt: /\[hidden \w+\]/, ...listed(name) } : { terminal: `"source": "${name}:` },
    };
  }),
);

const IN_PIECES = IN_PARTS.flatMap(([what, path, text], index) =>
  SCENES.map(([scene, words]): Attack => {
    const [first, second] = [
      `hK3x9Lq${scene === 'asked' ? 'e' : 'm'}${index}`,
      `2vTzW8${scene === 'asked' ? 'u' : 'n'}${index}Q`,
    ];
    const name = `parted/pieces${path.replace('N', String(index))}`;
    return {
      tries: `The head adds a secret in two parts, ${what}, which is reviewed ${words}`,
      by: 'author',
      scene,
      brings: { head: { [name]: text.replace('%1', () => first).replace('%2', () => second) } },
      never: nowhere(new RegExp(`${first}|${second}`)),
      says: scene === 'asked' ? { prompt: /\[hidden \w+\]/, ...listed(name) } : { terminal: `"source": "${name}:` },
    };
  }),
);

/** Keys of an issuer in two parts, which no name announces. A person, or a program, reads them as one. */
const KEYS_IN_PARTS: typeof LAID_OUT = [
  ['over two lines of a document', 'N.md', 'Use %1\n%2 for now\n'],
  ['over two lines of a comment', 'N.js', '// %1\n// %2\nwrapped();\n'],
  ['over two lines of a notebook', 'N.ipynb', '{\n "text": [\n  "token %1\\n",\n  "%2"\n ]\n}\n'],
  ['around a comment', 'N.js', 'const t = "%1" /* x */ + "%2";\n'],
  ['around an insertion of nothing', 'N.js', 'const t = `%1${""}%2`;\n'],
  ['around a character that is NUL', 'N.txt', '%1\0%2\n'],
  ['around a separator of lines', 'N.js', 'const t = "%1\u2028%2";\n'],
  ['around a vertical tab', 'N.js', 'const t = "%1\v%2";\n'],
];

const KEYS_IN_PIECES = KEYS_IN_PARTS.flatMap(([what, path, text], index) =>
  SCENES.map(([scene, words]): Attack => {
    const first = `${['gl', 'pat-'].join('')}${made(scene, 8, 'abcdefghjk23456789').slice(scene.length)}`;
    const second = made(`${scene === 'asked' ? 'K' : 'M'}${index}`, 10, 'abcdefghjk23456789');
    const name = `parted/key${path.replace('N', String(index))}`;
    return {
      tries: `The head adds a key in two parts, ${what}, which is reviewed ${words}`,
      by: 'author',
      scene,
      brings: { head: { [name]: text.replace('%1', () => first).replace('%2', () => second) } },
      never: nowhere(second),
      says: scene === 'asked' ? { prompt: name } : { terminal: name },
    };
  }),
);

/** Secrets that only their place shows: they are hidden, and nobody is told that they are random. */
const PLACED: readonly Attack[] = [
  ['in `stringData`', 'kind: Secret\nstringData:\n  word: orchid-meadow-brook-W\n'],
  ['in a hunk of `stringData` that does not show the kind', 'stringData:\n  word: orchid-meadow-brook-W\n'],
].map(([what = '', text = ''], index): Attack => {
  const word = `orchid-meadow-brook-w${index}`;
  return {
    tries: `The head adds a password of words ${what}`,
    by: 'author',
    scene: 'asked',
    brings: { head: { [`parted/word${index}.yaml`]: text.replace('orchid-meadow-brook-W', word) } },
    never: nowhere(word),
    says: { prompt: 'word: [hidden secret]' },
  };
});

/** Texts that people write around a change. */
const MESSAGES: readonly (readonly [what: string, text: string])[] = [
  ['an assignment without quotes', 'Use password=V for now'],
  ['an assignment in a sentence', 'The token is V. It works.'],
  ['a value in code', 'password: `V`'],
  ['the environment of a command', 'Run DB_PASSWORD=V make deploy'],
];

const WRITTEN = MESSAGES.flatMap(([what, text], index): readonly Attack[] => {
  const value = (letter: string): string => `${RANDOM}${letter}${index}Z`;
  return [
    {
      tries: `A description has a secret as ${what}`,
      by: 'author',
      scene: 'asked',
      brings: { body: text.replace('V', () => value('d')) },
      never: nowhere(value('d'), 'description', 'reads'),
      says: { prompt: '[hidden ' },
    },
    {
      tries: `A commit message has a secret as ${what}`,
      by: 'author',
      scene: 'named',
      brings: { commits: [{ message: `Start ${index}: ${text.replace('V', () => value('c'))}`, author: 'Ada' }] },
      never: { dump: value('c') },
      says: { dump: `Start ${index}: ` },
    },
  ];
});

/** What the command asks, prints, writes and keeps, with each of the twenty. */
const KEPT = CANARIES.map(({ name, secret, code }, index): Attack => ({
  tries: `The ${name} in a change reaches a model, a report or the kept replies of the command`,
  by: 'author',
  scene: 'said',
  brings: { head: { [`said/canary${index}.js`]: `var said${index} = 1; ${code};\n` } },
  never: nowhere(secret),
  says: { prompt: `var said${index} = 1; `, terminal: `said/canary${index}.js` },
}));

export const PARTED_SECRETS: Threat = {
  id: 'parted-secrets',
  title: 'Secrets apart from their names',
  threat:
    'A secret is not on the line of its name, or in several parts, its name is written with escapes, only its place says that it is one, or people write it in a message.',
  defence:
    'Names are read as a parser reads them, and a name whose value is missing looks for it below. Parts that a program joins are read as one. Every value of a Kubernetes `Secret` is hidden. In messages, a value needs no quotes.',
  attacks: [...PARTED, ...IN_PIECES, ...KEYS_IN_PIECES, ...PLACED, ...WRITTEN, ...KEPT],
};
