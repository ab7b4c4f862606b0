import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../../src/findings/replies/parse-reply.ts';

type Row = readonly [name: string, text: string, expected: readonly string[]];

/** Each draft in one line: its place, its severity and its body. */
function read(text: string): readonly string[] {
  return parseReply(text).drafts.map(
    ({ path, startLine, line, severity, body }) =>
      `${path}:${startLine === undefined ? '' : `${startLine}-`}${line ?? '?'} ${severity}: ${body}`,
  );
}

const YAML: readonly Row[] = [
  ['a list', '- path: a.ts\n  line: 3\n  severity: high\n  body: Wrong.', ['a.ts:3 high: Wrong.']],
  [
    'a list within other keys, after prose',
    'Here it is:\n\nsummary: S\ncomments:\n  - path: a.ts\n    line: 3\n    body: Wrong.',
    ['a.ts:3 medium: Wrong.'],
  ],
  [
    'several documents',
    'path: a.ts\nline: 3\nbody: Wrong.\n---\npath: b.ts\nline: 4\nbody: Slow.',
    ['a.ts:3 medium: Wrong.', 'b.ts:4 medium: Slow.'],
  ],
  [
    'a block of text, without its last line end',
    '- path: a.ts\n  line: 3\n  body: |\n    One.\n    Two.\n',
    ['a.ts:3 medium: One.\nTwo.'],
  ],
  [
    'other names of keys',
    '- file: a.ts\n  start_line: 3\n  end_line: 5\n  message: Wrong.',
    ['a.ts:3-5 medium: Wrong.'],
  ],
  ['a fence of tildes', '~~~yml\n- path: a.ts\n  line: 3\n  body: Wrong.\n~~~', ['a.ts:3 medium: Wrong.']],
  [
    'a colon that breaks the syntax',
    '- path: a.ts\n  line: 3\n  body: It is wrong: yes, really: so.',
    ['a.ts:3 medium: It is wrong: yes, really: so.'],
  ],
  ['an anchor that would grow', `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]`, []],
];

const MARKDOWN: readonly Row[] = [
  ['items with places', '* `a.ts:3` Wrong.\n* `b.ts:4` Slow.', ['a.ts:3 medium: Wrong.', 'b.ts:4 medium: Slow.']],
  [
    'items with numbers',
    '1. a.ts:3-5 - Wrong.\n2. b.ts (line 4): Slow.',
    ['a.ts:3-5 medium: Wrong.', 'b.ts:4 medium: Slow.'],
  ],
  ['severities before places', '- [high] a.ts:3: Wrong.', ['a.ts:3 high: Wrong.']],
  ['a text that goes on', '- a.ts:3: Wrong.\n  It fails.', ['a.ts:3 medium: Wrong.\nIt fails.']],
  [
    'lines below a heading of a file',
    '### `a.ts`\n- Line 3: Wrong.\n- Lines 4-6: Slow.',
    ['a.ts:3 medium: Wrong.', 'a.ts:4-6 medium: Slow.'],
  ],
  [
    'headings of severities',
    '## High\n- a.ts:3: Wrong.\n## Low\n- b.ts:4: Slow.',
    ['a.ts:3 high: Wrong.', 'b.ts:4 low: Slow.'],
  ],
  ['labels', '**File:** a.ts\n**Line:** 3\n**Severity:** low\n**Comment:** Wrong.', ['a.ts:3 low: Wrong.']],
  [
    'a table with escaped bars',
    '| File | Line | Comment |\n|:--|--:|---|\n| a.ts | 3 | `a \\| b` is wrong |',
    ['a.ts:3 medium: `a | b` is wrong'],
  ],
  [
    'a table without its outer bars',
    'File | Line | Comment\n--- | --- | ---\na.ts | 3 | Wrong.',
    ['a.ts:3 medium: Wrong.'],
  ],
  [
    'a table for each file',
    '### `a.ts`\n\n| Line | Severity | Issue |\n|---|---|---|\n| 3 | high | Wrong. |\n\n### b.ts\n\n| Line | Issue |\n|---|---|\n| 4 | Slow. |',
    ['a.ts:3 high: Wrong.', 'b.ts:4 medium: Slow.'],
  ],
  [
    'titles with the place in brackets, below a severity',
    '### 🔴 Critical\n\n- **Bad** (`a.ts:3`): Wrong.\n\n### 🟢 Low\n\n- **Odd** [b.ts:4]\n  Slow.',
    ['a.ts:3 high: Wrong.', 'b.ts:4 low: Slow.'],
  ],
  [
    'the place at the end of an item',
    '- It is wrong. (a.ts:3)\n- It is slow. (b.ts, line 4)',
    ['a.ts:3 medium: It is wrong.', 'b.ts:4 medium: It is slow.'],
  ],
  [
    'a file with its line behind it, below a heading with a severity',
    '### 1. 🔴 High: Bad\n**File:** `a.ts` (line 3)\n\nWrong.\n\n---\n\n### 2. 🟢 Low: Odd\n**File:** `b.ts` (line 4)\n\nSlow.',
    ['a.ts:3 high: Wrong.', 'b.ts:4 low: Slow.'],
  ],
  [
    'folded sections',
    '<details>\n<summary>Bad (a.ts:3)</summary>\n\nWrong.\n\n</details>\n<details>\n<summary>b.ts (1)</summary><blockquote>\n\n`4-5`: Slow.\n\n</blockquote></details>',
    ['a.ts:3 medium: Wrong.', 'b.ts:4-5 medium: Slow.'],
  ],
  ['labels in German', '**Datei:** `a.ts`\n**Zeile:** 3\n**Problem:** Falsch.', ['a.ts:3 medium: Falsch.']],
  ['labels in Chinese', '文件：a.ts\n行号：3\n问题：错。', ['a.ts:3 medium: 错。']],
  [
    'a list within a text',
    '**a.ts:3**\nWrong. Do this:\n- lock\n- test\n\n**b.ts:4**\nSlow.',
    ['a.ts:3 medium: Wrong. Do this:\n- lock\n- test', 'b.ts:4 medium: Slow.'],
  ],
  ['a table of other things', '| Name | Size |\n|---|---|\n| a.ts | 3 |', []],
  ['a table that says none', '| File | Line | Comment |\n|---|---|---|\n| – | – | No issues |\n| N/A | 1 | None |', []],
  ['a file without a line', '- a.ts: Wrong.', []],
  ['a version that looks like a file', 'It needs node.js 3: see 1.2:3.', []],
];

const XML: readonly Row[] = [
  ['attributes', '<issue file="a.ts" line="3" severity="high">Wrong.</issue>', ['a.ts:3 high: Wrong.']],
  ['elements', '<finding><path>a.ts</path><line>3</line><body>Wrong.</body></finding>', ['a.ts:3 medium: Wrong.']],
  ['entities', "<issue file='a.ts' line='3'>a &lt; b &amp;&amp; c</issue>", ['a.ts:3 medium: a < b && c']],
  [
    'a CDATA section with tags',
    '<issue file="a.ts" line="3"><![CDATA[Use <b> here.]]></issue>',
    ['a.ts:3 medium: Use <b> here.'],
  ],
  ['an empty CDATA section', '<issue file="a.ts" line="3"><![CDATA[]]>Wrong.</issue>', ['a.ts:3 medium: Wrong.']],
  [
    'a CDATA section without an end',
    '<issue file="a.ts" line="3" message="Wrong."><![CDATA[</issue>',
    ['a.ts:3 medium: Wrong.'],
  ],
  ['a self-closing element', '<error file="a.ts" line="3" message="Wrong."/>', ['a.ts:3 medium: Wrong.']],
  ['an element without an end', '<issue file="a.ts" line="3">Wrong.', []],
  ['an element without a text', '<issue file="a.ts" line="3"></issue>', []],
];

const HTML: readonly Row[] = [
  [
    'rows of a table',
    '<table><tr><th>File</th><th>Line</th><th>Comment</th></tr><tr><td>a.ts</td><td>3</td><td>a &lt; <b>b</b> | c</td></tr></table>',
    ['a.ts:3 medium: a < b | c'],
  ],
  [
    'rows on several lines',
    '<tr>\n<th>File</th>\n<th>Line</th>\n<th>Comment</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>a.ts</td>\n<td>3</td>\n<td>Wrong.</td>\n</tr>',
    ['a.ts:3 medium: Wrong.'],
  ],
  [
    'cells without ends',
    '<TR><TH>File<TH>Line<TH>Comment</TR><TR><TD>a.ts<TD>3<TD>Wrong.</TR>',
    ['a.ts:3 medium: Wrong.'],
  ],
];

const SARIF = {
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'x', rules: [{ id: 'r', shortDescription: { text: 'No.' } }] } },
      results: [
        {
          ruleId: 'r',
          level: 'error',
          message: { text: 'Wrong.' },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: 'a.ts' }, region: { startLine: 3, endLine: 5 } },
            },
          ],
          relatedLocations: [{ physicalLocation: { artifactLocation: { uri: 'z.ts' }, region: { startLine: 1 } } }],
        },
      ],
    },
  ],
};

const TOOLS: readonly Row[] = [
  ['SARIF', JSON.stringify(SARIF), ['a.ts:3-5 high: Wrong.']],
  [
    'SARIF without its end',
    JSON.stringify(SARIF, undefined, 2).replace(/\s*\]\s*\}\s*\]\s*\}$/, '\n```'),
    ['a.ts:3-5 high: Wrong.'],
  ],
  ['lines of gcc', 'a.c:3:5: error: Wrong.\na.c:4:1: warning: Slow.', ['a.c:3 high: Wrong.', 'a.c:4 medium: Slow.']],
  ['lines of tsc', 'src/a.ts(3,5): error TS2345: Wrong.', ['src/a.ts:3 high: TS2345: Wrong.']],
  ['workflow commands', '::error file=a.ts,line=3,title=T::It is 100%25 wrong.', ['a.ts:3 high: It is 100% wrong.']],
  ['a workflow command without a file', '::warning::Wrong.', []],
  ['separated values', 'file,line,message\na.ts,3,"Wrong, ""really""."\n', ['a.ts:3 medium: Wrong, "really".']],
  ['values separated by tabs', 'file\tline\tmessage\na.ts\t3\tWrong.', ['a.ts:3 medium: Wrong.']],
  ['separated values without a file', 'line,message,size\n3,Wrong.,1', []],
];

describe.each([
  ['YAML', YAML],
  ['Markdown', MARKDOWN],
  ['XML', XML],
  ['HTML', HTML],
  ['output of tools', TOOLS],
] as const)('%s', (_format, rows) => {
  it.each(rows.map((row) => [...row] as const))('%s', (_name, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the parts of an answer are joined', () => {
  const one = '{"path": "a.ts", "line": 3, "body": "Wrong."}';
  const two = '{"path": "b.ts", "line": 4, "body": "Slow."}';
  const both = ['a.ts:3 medium: Wrong.', 'b.ts:4 medium: Slow.'];
  it.each([
    ['objects on lines', `${one}\n${two}`],
    ['a fence for each', `\`\`\`json\n${one}\n\`\`\`\n\n\`\`\`json\n${two}\n\`\`\``],
    ['answers below headings', `## Part 1\n{"comments": [${one}]}\n\n## Part 2\n{"comments": [${two}]}`],
    ['answers with counts', `Part 1:\n{"comments": [${one}]}\nPart 2:\n{"comments": [${two}]}`],
    ['an answer that is continued', `{"comments": [${one}]}\n\nContinued:\n\n{"comments": [${two}]}`],
    ['a list after an answer', `{"comments": [${one}]}\n[${two}]`],
    ['an answer that is begun again', `{"comments": [${one}, {"comments": [${one}, ${two}]}`],
    ['the same answer twice', `{"comments": [${one}, ${two}]}\n{"comments": [${one}, ${two}]}`],
  ])('%s', (_name, text) => {
    expect([read(text), parseReply(text).leftOut]).toEqual([both, []]);
  });

  it('but a revised answer replaces the first', () => {
    expect(read(`{"comments": [${one}]}\nOn second thought:\n{"comments": [${two}]}`)).toEqual([both[1]]);
  });
});
