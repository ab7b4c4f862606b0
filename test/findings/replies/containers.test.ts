import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';

type Row = readonly [name: string, value: unknown, expected: readonly string[]];

const WRONG = { severity: 'high', body: 'Wrong.' };
const SLOW = { severity: 'low', body: 'Slow.' };
const BOTH = ['src/a.ts:12 high: Wrong.', 'b.ts:3 low: Slow.'];

/** Each draft in one line, and what could not be read. */
function read(text: string): readonly string[] {
  const { drafts, leftOut } = parseReply(text);
  return [
    ...drafts.map(({ path, line, severity, body }) => `${path}:${line ?? '?'} ${severity}: ${body}`),
    ...leftOut.map(({ source, reason }) => `${source}: ${reason}`),
  ];
}

const BY_PLACE: readonly Row[] = [
  ['the path, then the line', { 'src/a.ts': { 12: WRONG }, 'b.ts': { 3: SLOW } }, BOTH],
  ['the path, then the line with its word', { 'src/a.ts': { 'line 12': WRONG }, 'b.ts': { L3: [SLOW] } }, BOTH],
  ['the place', { 'src/a.ts:12': WRONG, 'b.ts#L3': SLOW }, BOTH],
  ['the place, in a list name', { comments: { 'src/a.ts:12': WRONG, 'b.ts:3': SLOW } }, BOTH],
  [
    'files with a name',
    {
      files: [
        { name: 'src/a.ts', findings: [{ line: 12, ...WRONG }] },
        { name: 'b.ts', issues: [{ line: 3, ...SLOW }] },
      ],
    },
    BOTH,
  ],
  [
    'files with lines with comments',
    {
      files: [
        { path: 'src/a.ts', lines: [{ line: 12, comments: [WRONG] }] },
        { path: 'b.ts', lines: [{ line: 3, comments: [SLOW] }] },
      ],
    },
    BOTH,
  ],
  [
    'threads that name the place',
    [
      { threadContext: { filePath: 'src/a.ts', rightFileStart: { line: 12 } }, comments: [{ ...WRONG }] },
      { path: 'b.ts', line: 3, comments: { nodes: [SLOW] } },
    ],
    BOTH,
  ],
  ['a word for the place', { issues: [{ where: 'src/a.ts:12', what: 'Wrong.' }] }, ['src/a.ts:12:12 medium: Wrong.']],
];

const BY_SEVERITY: readonly Row[] = [
  ['the word', { high: [{ path: 'a.ts', line: 1, body: 'x' }] }, ['a.ts:1 high: x']],
  ['the word in capitals', { findings: { LOW: [{ path: 'a.ts', line: 1, body: 'x' }] } }, ['a.ts:1 low: x']],
  ['the word with a noun', { critical_issues: [{ path: 'a.ts', line: 1, body: 'x' }] }, ['a.ts:1 high: x']],
  ['the plural', { suggestions: [{ path: 'a.ts', line: 1, body: 'x' }] }, ['a.ts:1 low: x']],
  ['a group', { groups: [{ severity: 'low', comments: [{ path: 'a.ts', line: 1, body: 'x' }] }] }, ['a.ts:1 low: x']],
  ['the path first', { 'a.ts': { high: [{ line: 1, body: 'x' }] } }, ['a.ts:1 high: x']],
  [
    'but a severity of its own counts more',
    { high: [{ path: 'a.ts', line: 1, severity: 'low', body: 'x' }] },
    ['a.ts:1 low: x'],
  ],
];

const TABLES: readonly Row[] = [
  [
    'rows below names',
    [
      ['path', 'line', 'severity', 'body'],
      ['src/a.ts', 12, 'high', 'Wrong.'],
    ],
    [BOTH[0] ?? ''],
  ],
  [
    'columns and rows',
    {
      columns: ['path', 'line', 'severity', 'body'],
      rows: [
        ['src/a.ts', 12, 'high', 'Wrong.'],
        ['b.ts', 3, 'low', 'Slow.'],
      ],
    },
    BOTH,
  ],
  [
    'a list for each field',
    { path: ['src/a.ts', 'b.ts'], line: [12, 3], severity: ['high', 'low'], body: ['Wrong.', 'Slow.'] },
    BOTH,
  ],
  [
    'names without a file',
    [
      ['line', 'body'],
      [12, 'Wrong.'],
    ],
    [],
  ],
  ['lists of different lengths', { path: ['a.ts', 'b.ts'], body: ['x'] }, []],
];

const OF_TOOLS: readonly Row[] = [
  ['golangci-lint', { Issues: [{ Text: 'Wrong.', Pos: { Filename: 'a.go', Line: 3 } }] }, ['a.go:3 medium: Wrong.']],
  [
    'Biome',
    { diagnostics: [{ description: 'Wrong.', location: { path: { file: 'a.ts' }, line: 3 } }] },
    ['a.ts:3 medium: Wrong.'],
  ],
  [
    'Bitbucket',
    { values: [{ content: { raw: 'Wrong.' }, inline: { path: 'a.ts', to: 3 } }] },
    ['a.ts:3 medium: Wrong.'],
  ],
  ['SonarQube', { issues: [{ component: 'p:a.ts', line: 3, message: 'Wrong.' }] }, ['p:a.ts:3 medium: Wrong.']],
];

describe.each([
  ['by place', BY_PLACE],
  ['by severity', BY_SEVERITY],
  ['in tables', TABLES],
  ['in the formats of tools', OF_TOOLS],
] as const)('comments are read %s', (_group, rows) => {
  it.each(rows.map((row) => [...row] as const))('%s', (_name, value, expected) => {
    expect([read(JSON.stringify(value)), read(JSON.stringify(value, undefined, 2))]).toEqual([expected, expected]);
  });
});

describe('an empty answer is an answer', () => {
  const empty = '{"summary": "Fine.", "comments": []}';
  it.each([
    ['between tags', `<answer>${empty}</answer>`],
    ['between tokens of a chat template', `<|python_tag|>{"name": "r", "parameters": ${empty}}<|eom_id|>`],
    ['after thinking on its line', `<think>Should I report {"path": "a.ts", "line": 3}? No.</think>${empty}`],
    ['after a name in brackets', `[TOOL_CALLS][{"name": "r", "arguments": ${empty}}]`],
  ])('%s', (_name, text) => {
    expect(parseReply(text)).toMatchObject({ kind: 'read', drafts: [], leftOut: [] });
  });

  it.each([
    ['in tags of an example', `<example>${empty}</example>`],
    ['under a condition', `I would answer ${empty} if there were nothing, but I have not seen the diff.`],
    ['under a condition before thinking', `<think>x</think>Without findings it should be ${empty}`],
  ])('but not %s', (_name, text) => {
    expect(parseReply(text).kind).toBe('unreadable');
  });
});

describe('nothing is lost when a key is repeated', () => {
  const one = '{"path": "a.ts", "line": 3, "severity": "high", "body": "Wrong."}';
  const two = '{"path": "b.ts", "line": 4, "severity": "low", "body": "Slow."}';
  it.each([
    ['a list, then an empty list', `{"comments": [${one}], "comments": []}`, ['a.ts:3 high: Wrong.']],
    ['two lists', `{"comments": [${two}], "comments": [${one}]}`, ['a.ts:3 high: Wrong.', 'b.ts:4 low: Slow.']],
    [
      'the keys of a comment',
      `{"comments": [${one.slice(0, -1)}, ${two.slice(1)}]}`,
      ['a.ts:3 high: Wrong.', 'b.ts:4 low: Slow.'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a text without its opening quote is read up to its closing quote', () => {
  it.each([
    ['commas', 'Callers pass nothing, and it crashes.'],
    ['quotes in it', 'For \\"\\" the result is wrong.'],
    ['quotes in it that are not escaped', 'The default is "a", which is wrong.'],
    ['brackets', 'It is {a: 1}, yet [b] differs.'],
    ['a colon', 'Wrong: the key: value is lost.'],
  ])('with %s', (_name, body) => {
    const text = `{"comments": [{"path": "a.ts", "line": 3, "body": ${body}", "severity": "high"}]}`;
    expect(read(text)).toEqual([`a.ts:3 high: ${body.replaceAll('\\"', '"')}`]);
  });

  it('but words without quotes end at the next key', () => {
    expect(read('{"comments": [{"path": a.ts, "line": 3, "severity": high, "body": It is wrong, "x": 1}]}')).toEqual([
      'a.ts:3 high: It is wrong',
    ]);
  });
});

it('a list below the name of a file is about that file', () => {
  const list = '[{"line": 3, "severity": "high", "body": "Wrong."}]';
  expect(read(`\`src/a.ts\`:\n\`\`\`json\n${list}\n\`\`\`\n\n### b.ts\n\n${list}`)).toEqual([
    'src/a.ts:3 high: Wrong.',
    'b.ts:3 high: Wrong.',
  ]);
});
