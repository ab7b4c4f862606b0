import { Buffer } from 'node:buffer';
import { context } from '@actions/github';
import { readGivenDiff } from '../../src/changes/diff/read-diff.ts';
import { readApiFile } from '../../src/changes/diff/read-api-patch.ts';
import { concealFile } from '../../src/changes/conceal-change.ts';
import { parseCommand } from '../../src/commands/action/comments/parse-command.ts';
import { parseAnswer } from '../../src/findings/replies/parse-answer.ts';
import { parseReply } from '../../src/findings/replies/parse-reply.ts';
import { parseVerdicts } from '../../src/findings/replies/parse-verdicts.ts';
import { readFiles, readComments, readPull } from '../../src/github/api/answers.ts';
import { readZipFile } from '../../src/github/artifact-zip.ts';
import { readWorkflowEvent } from '../../src/github/event.ts';
import {
  joinThreads,
  readRestComment,
  readRestReview,
  readReview,
  readThread,
} from '../../src/github/threads/thread-rows.ts';
import { modelLine, modelMarkdown } from '../../src/reports/markdown/model-markdown.ts';
import { readState } from '../../src/reports/review/state/state.ts';
import { loadFrontmatter } from '../../src/text/frontmatter/load-frontmatter.ts';
import { readJsonc } from '../../src/text/json/jsonc.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { readYaml } from '../../src/text/yaml/yaml.ts';
import { TarReader } from '../../src/workspace/remote/tar.ts';
import { makeZip } from '../harness/make-zip.ts';
import { changeJson } from './change-json.ts';
import { drawTar, repairTar } from './change-tar.ts';
import { drawZip, repairZip } from './change-zip.ts';
import type { Structure } from './mutate.ts';

/** A reader of what somebody outside wrote. */
export interface Door {
  readonly name: string;
  /** Valid inputs, from which others are made. */
  readonly seeds: readonly (string | Buffer)[];
  /** Pieces of its syntax. */
  readonly pieces: readonly string[];
  /** How to change an input without breaking its format. Without it, few inputs would get past a signature or a checksum. */
  readonly structure?: Structure;
  /** Packages that read for this door, whose blocks a measure counts too. */
  readonly packages?: readonly string[];
  /**
   * Reads an input as the program does, and returns what it read. An error that the reader announces is a result too:
   * then it returns the message.
   */
  readonly open: (input: Buffer) => unknown;
}

const DIFF = `diff --git a/src/a.ts b/src/b.ts
similarity index 90%
rename from src/a.ts
rename to src/b.ts
index 1234567..89abcde 100644
--- a/src/a.ts
+++ b/src/b.ts
@@ -1,3 +1,4 @@ function a() {
 one
-two
+zwei
+drei
 three
\\ No newline at end of file
diff --git "a/\\303\\244.txt" "b/\\303\\244.txt"
new file mode 100755
index 0000000..1234567
--- /dev/null
+++ "b/\\303\\244.txt"
@@ -0,0 +1 @@
+k = "AKIA"
diff --git a/i.png b/i.png
index 1234567..89abcde 100644
Binary files a/i.png and b/i.png differ
`;

const FRONTMATTER = `---
name: "A"
applyTo: 'src/**,{a,b}/*.ts'
tools: [read, "edit", { a: 1 }]
description: >-
  folded
  text
handoffs:
  - label: x
    agent: y
# comment
---
# Body
`;

const JSONC = `{ // comment
  "github.copilot.chat.reviewSelection.instructions": [{ "text": "a \\u00e4" }, { "file": "b.md" },],
  "a": [1, -2.5e3, true, null, {}], /* b */ "c": "\\n"
}`;

const COMMENT = {
  path: 'src/a.ts',
  line: 3,
  start_line: null,
  side: 'RIGHT',
  quote: 'return 1;',
  severity: 'high',
  kind: 'bug',
  guideline: '2.1',
  title: 'Title',
  body: 'Body with `code`.',
  suggestion: 'return 2;',
  confidence: 0.9,
};
const REPLY = JSON.stringify({ summary: 'One thing.', comments: [COMMENT] });

const EVENT = {
  action: 'created',
  pull_request: {
    number: 7,
    draft: false,
    state: 'open',
    head: { sha: 'a'.repeat(40) },
    base: { sha: 'b'.repeat(40) },
    labels: [{ name: 'x' }],
  },
  issue: { number: 7, pull_request: {} },
  comment: {
    id: 5,
    node_id: 'N',
    body: '/housestyle review',
    user: { login: 'ada', type: 'User' },
    author_association: 'MEMBER',
    created_at: '2026-01-01T00:00:00Z',
  },
  workflow_run: {
    id: 9,
    head_sha: 'c'.repeat(40),
    event: 'pull_request',
    conclusion: 'success',
    pull_requests: [{ number: 7 }],
    head_repository: { full_name: 'a/b' },
  },
};

/** The payload of a check that ended. */
const CHECKED = {
  action: 'completed',
  check_suite: {
    id: 3,
    head_sha: 'd'.repeat(40),
    conclusion: 'failure',
    pull_requests: [{ number: 7 }, { number: 8 }],
  },
  sender: { login: 'ci[bot]', type: 'Bot' },
  deleted: true,
};

/** The payload of a review, and of a label. */
const REVIEWED = {
  action: 'labeled',
  label: { name: 'x' },
  review: {
    id: 6,
    node_id: 'R',
    body: '@housestyle ask Why?',
    user: { login: 'ada', type: 'User' },
    author_association: 'OWNER',
    submitted_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
  },
  comment: {
    id: 5,
    body: '/housestyle fix',
    path: 'src/a.ts',
    in_reply_to_id: 4,
    user: null,
    author_association: 'NONE',
    created_at: '2026-01-01T00:00:00Z',
  },
  pull_request: { number: 7, draft: true, state: 'closed', labels: [], head: { sha: 'a' }, base: null },
};

const EVENT_NAMES = [
  'pull_request',
  'pull_request_target',
  'issue_comment',
  'pull_request_review_comment',
  'pull_request_review',
  'workflow_run',
  'check_suite',
  'push',
  'constructor',
];

const ROWS = [
  {
    id: 1,
    node_id: 'N1',
    body: '**T**\\n\\nB\\n<!-- housestyle:summary -->\\n<!-- housestyle:state {"v":1} -->',
    path: 'src/a.ts',
    line: 3,
    original_line: 3,
    side: 'RIGHT',
    in_reply_to_id: null,
    user: { login: 'ada', type: 'Bot' },
    created_at: '2026-01-01T00:00:00Z',
    html_url: 'https://github.com/a/b/pull/7#x',
    author_association: 'MEMBER',
    state: 'COMMENTED',
    comments: { nodes: [{ databaseId: 2, body: 'x', author: { login: 'b', __typename: 'User' } }] },
    isResolved: false,
    filename: 'src/a.ts',
    status: 'modified',
    additions: 1,
    deletions: 1,
    patch: '@@ -1 +1 @@\\n-a\\n+b',
  },
];

/** The doors of the program, in the order of `docs/threats`. */
export const DOORS: readonly Door[] = [
  {
    name: 'diff',
    seeds: [DIFF, DIFF.replaceAll('\n', '\r\n')],
    pieces: [
      '@@ -1,2 +3,4 @@\n',
      'diff --git a/x b/y\n',
      '--- a/x\n',
      '+++ b/x\n',
      'rename to ',
      '\\ No newline',
      'GIT binary patch\n',
      'old mode 100644\n',
      '"\\303',
      ' @@ -0,0 +1,99999999 @@',
    ],
    open: (input) => {
      const given = readGivenDiff(input);
      const api = readApiFile({
        filename: 'a.ts',
        status: 'modified',
        additions: 1,
        deletions: 1,
        patch: String(input),
      });
      return [given.leftOut, [...given.files, api.file].map(concealFile)];
    },
  },
  {
    name: 'frontmatter',
    seeds: [FRONTMATTER, FRONTMATTER.replaceAll('\n', '\r\n'), `\u{FEFF}${FRONTMATTER}`],
    pieces: ['---\n', '---js\n', '...\n', 'applyTo: ', '- ', '&a ', '*a ', '!!js/function ', '|-\n', '<<: *a\n', '# '],
    open: (input) => loadFrontmatter(sourceText('a.md', String(input))),
  },
  {
    name: 'JSON',
    seeds: [JSONC, JSONC.replaceAll('\n', '\r')],
    pieces: ['//', '/*', '*/', '\\u', ',}', '"a":'],
    open: (input) => readJsonc(sourceText('a.json', String(input))),
  },
  {
    name: 'YAML',
    seeds: [FRONTMATTER.slice(4, -12), 'a: &a [1, *a]\nb: {c: d}\n? x\n: y\n'],
    pieces: ['&a ', '*a', '!!binary ', '? ', ': ', '- - - ', '%YAML 1.2\n---\n', '>\n ', "''", '<<: '],
    open: (input) => {
      const text = String(input);
      return readYaml(sourceText('a.yml', text), { start: 0, end: text.length });
    },
  },
  {
    name: 'reply',
    seeds: [
      REPLY,
      `Here:\n\`\`\`json\n${REPLY}\n\`\`\``,
      '- path: a.ts\n  line: 3\n  title: T\n  body: B\n',
      '| file | line | issue |\n|--|--|--|\n| a.ts | 3 | x |\n',
      '<think>hm</think> src/a.ts:3: error: x',
      JSON.stringify({ verdicts: [{ id: 'a', verdict: 'refuted', reason: 'x' }] }),
    ],
    pieces: [
      '```json\n',
      '"comments": [',
      '"path": "',
      '<think>',
      '</think>',
      '<comment>',
      '- path: ',
      '|',
      'a.ts:3: ',
      '\\"',
      '![x](https://e.test)',
      '```suggestion\n',
      '@a',
      '&commat;',
      '<!--',
    ],
    open: (input) => {
      const text = String(input);
      const answer = parseAnswer(text);
      return [parseReply(text), parseVerdicts(text, new Set(['a'])), answer, modelMarkdown(text), modelLine(text)];
    },
  },
  {
    name: 'zip',
    seeds: [
      makeZip([{ name: 'housestyle-change.json', content: '{"a":1}' }]),
      makeZip([
        { name: 'a', content: 'x'.repeat(999) },
        { name: 'housestyle-change.json', content: 'y' },
      ]),
    ],
    pieces: ['PK\u0001\u0002', 'PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0006\u0007', 'housestyle-change.json', '../'],
    structure: { change: (_input, draw) => drawZip(draw), repair: repairZip },
    packages: ['yauzl'],
    open: (input) => readZipFile(input, 'housestyle-change.json', 10_000),
  },
  {
    name: 'tar',
    seeds: [
      Buffer.concat([
        Buffer.from(`${'a.ts'.padEnd(124, '\0')}00000000003\0${'\0'.repeat(20)}0${'\0'.repeat(355)}`, 'latin1'),
        Buffer.from('abc'.padEnd(512, '\0')),
        Buffer.alloc(1_024),
      ]),
    ],
    pieces: ['\0'.repeat(512), '77777777777\0', '00000000003\0', '\u0080', 'ustar'],
    structure: { change: (_input, draw) => drawTar(draw), repair: repairTar },
    open: (input) => {
      const whole = readTar([input]);
      // A download comes in pieces of any length, which must not change what is read.
      const length = 1 + (input[0] ?? 0);
      const pieces = Array.from({ length: Math.ceil(input.length / length) }, (_, index) =>
        input.subarray(index * length, (index + 1) * length),
      );
      if (JSON.stringify(readTar(pieces)) !== JSON.stringify(whole)) {
        throw new RangeError('it reads another tar in pieces');
      }
      return whole;
    },
  },
  {
    name: 'event payload',
    seeds: [EVENT, CHECKED, REVIEWED].map((payload) => JSON.stringify(payload)),
    pieces: [
      '"pull_request":',
      '"comment":',
      '"number":',
      '"labels":',
      'null',
      '"body":"/housestyle ',
      '[]',
      '{}',
      '@agent ',
    ],
    structure: { change: changeJson },
    open: (input) => {
      // Only JSON reaches the program: the runner's toolkit parses the file.
      const payload = parsed(input) as typeof context.payload;
      return EVENT_NAMES.map((eventName) => {
        Object.assign(context, { eventName, payload });
        return readWorkflowEvent();
      });
    },
  },
  {
    name: 'comment list',
    seeds: [JSON.stringify(ROWS), JSON.stringify([...ROWS, ...ROWS.map((row) => ({ ...row, in_reply_to_id: 1 }))])],
    pieces: [
      '<!-- housestyle:',
      'state {',
      '"in_reply_to_id":',
      '"user":null',
      '"nodes":',
      '-->',
      '/housestyle ignore ',
      '"line":',
    ],
    structure: { change: changeJson },
    open: (input) => {
      const rows = parsed(input);
      const list: readonly unknown[] = Array.isArray(rows) ? rows : [rows];
      const comments = list.flatMap((row) => readRestComment(row) ?? []);
      return [
        announced(() => readComments(rows)),
        announced(() => readFiles(rows)),
        announced(() => readPull(list[0])),
        joinThreads(comments),
        list.map((row) => [readThread(row), readReview(row), readRestReview(row)]),
        parseCommand(String(input)),
        String(input).split('\\n').map(readState),
      ];
    },
  },
];

process.env['GITHUB_REPOSITORY'] ??= 'acme/shop';

/** What a tar has, which comes in pieces. */
function readTar(pieces: readonly Buffer[]): unknown {
  const contents: string[] = [];
  const reader = new TarReader(2_000, ({ bytes }) => contents.push(`${bytes.length}: ${bytes[0]} ${bytes.at(-1)}`));
  return [announced(() => pieces.forEach((piece) => reader.push(piece))), reader.isAtEnd, contents];
}

/** JSON, or the text itself if it is none. */
function parsed(input: Buffer): unknown {
  try {
    return JSON.parse(String(input));
  } catch {
    return String(input);
  }
}

/** An error that the caller of a reader expects. Errors of the language itself are faults. */
function announced(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error) || isFault(error)) {
      throw error;
    }
    return error.message;
  }
}

const FAULTS: ReadonlySet<string> = new Set(['ReferenceError', 'SyntaxError', 'RangeError']);

/** A read of a field of nothing, and the like. `TypeError` is what readers of answers throw for a wrong type. */
function isFault(error: Error): boolean {
  return (
    FAULTS.has(error.name) ||
    /^(?:Cannot read|Cannot destructure|.* is not (?:a function|iterable))/.test(error.message)
  );
}
