import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import type { FileChange } from '../../../src/changes/types.ts';
import { changesText } from '../../../src/reports/guidance/listings.ts';
import { displayWidth } from '../../../src/reports/display-width.ts';
import { historyText } from '../../../src/reports/guidance/history.ts';
import { learnedText } from '../../../src/reports/guidance/learned.ts';
import { whyText } from '../../../src/reports/guidance/why.ts';
import { terminalMarkdown } from '../../../src/reports/markdown/terminal-markdown.ts';
import { setupText } from '../../../src/reports/setup.ts';
import { pastBillText } from '../../../src/reports/shards/past-bill.ts';
import { planText } from '../../../src/reports/shards/plan.ts';
import { rulesText } from '../../../src/reports/validation/rule-listing.ts';
import { FAMILIES } from '../../../src/rules/catalogue.ts';
import type { Paint } from '../../../src/reports/review/console.ts';

const paint: Paint = (_style, text) => `\u001B[1m${text}\u001B[22m`;
const SENTENCE = 'a sentence that goes on for much longer than any terminal is wide '.repeat(4).trim();
const PATH = `src/${'deeply/nested/'.repeat(20)}file.ts`;

const FILE: FileChange = {
  path: PATH,
  status: 'modified',
  binary: false,
  additions: 3,
  deletions: 1,
  hunks: [],
};

/** What each command prints, with texts that are wider than any terminal. */
const TEXTS: Readonly<Record<string, (columns?: number) => string>> = {
  why: (columns) =>
    whyText(
      {
        rule: { source: PATH, line: 3, text: SENTENCE },
        path: PATH,
        applies: false,
        code: 'no-match',
        reason: SENTENCE,
        hint: SENTENCE,
        readFrom: 'base 1234567',
        readers: [],
        notes: [SENTENCE],
      },
      paint,
      columns,
    ),
  plan: (columns) =>
    planText(
      { shards: [{ paths: ['a.ts'], tokens: 9 }], most: 1, key: 'k', commit: 'c' },
      { model: 'gpt-5.4', requests: 3, inputTokens: 5, outputTokens: 6, composedParts: 1, parts: 2 },
      columns,
    ),
  'plan --history': (columns) =>
    pastBillText([{ commit: 'abcdef1234', subject: SENTENCE, seconds: 0, reason: SENTENCE }], columns),
  doctor: (columns) =>
    setupText([{ name: 'configuration', state: 'problem', found: SENTENCE, advice: SENTENCE }], paint, columns),
  changes: (columns) =>
    changesText(
      { files: [FILE], leftOut: [{ path: 'b.ts', reason: SENTENCE }], source: 'git' },
      new Map(),
      paint,
      columns,
    ),
  rules: (columns) => rulesText(FAMILIES, paint, columns),
  learn: (columns) =>
    learnedText(
      {
        outcomes: 2,
        accepted: 1,
        base: 0,
        features: [{ name: `guideline ${SENTENCE}`, weight: 1, outcomes: 2, accepted: 1 }],
      } as unknown as Parameters<typeof learnedText>[0],
      columns,
    ),
  'guidelines --history': (columns) =>
    historyText(
      {
        statements: [
          { source: PATH, line: 3, text: SENTENCE, kind: 'checked', changes: 1, files: 1, checked: 1, findings: 0 },
        ],
        changes: 1,
        unread: [{ commit: 'abc', reason: SENTENCE }],
      } as unknown as Parameters<typeof historyText>[0],
      paint,
      columns,
    ),
};

/** The pages of all rules, as `rules ID` prints them, and the description of a change. */
const PAGES = [
  ...readdirSync('docs/rules')
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`docs/rules/${name}`, 'utf8')),
  `Change ${PATH}\n\n${SENTENCE}\n\n| Folder | Files | Lines |\n| --- | --- | --- |\n| \`${PATH}\` | \`a.ts\`, ${SENTENCE} | +1 −2 |\n\n<sub>${SENTENCE}</sub>\n`,
];

describe.each([
  ['a narrow terminal', 60, 60],
  ['a usual terminal', 80, 80],
  ['a wide terminal', 300, 120],
])('in %s', (_name, columns, most) => {
  it.each(Object.entries(TEXTS))('%s prints no longer line', (_command, draw) => {
    expect(widest(draw(columns))).toBeLessThanOrEqual(most);
  });

  it('the pages of rules and descriptions have no longer line', () => {
    expect(Math.max(...PAGES.map((page) => widest(terminalMarkdown(page, paint, columns))))).toBeLessThanOrEqual(most);
  });
});

it.each(['changes', 'doctor', 'plan', 'plan --history'])('%s prints whole lines into a file or a pipe', (command) => {
  expect(widest(TEXTS[command]?.() ?? '')).toBeGreaterThan(120);
});

it('draws Markdown for reading: no comments and HTML, lists with their indent, tables in columns or row by row', () => {
  const page = [
    '# Title',
    '<!-- generated -->',
    '',
    '| option | default | |',
    '|---|---|---|',
    String.raw`| a | b\|c | short |`,
    '',
    '- one two three four five six seven eight nine ten eleven',
    '',
    '```md',
    'x: "a"',
    '    ^^ wrong',
    `command: ${'0123456789'.repeat(4)}`,
    `${' '.repeat(45)}^^ This is wrong`,
    '```',
    '',
    '<details><summary>More</summary>',
    '',
    '| Folder | Files |',
    '|---|---|',
    '| `src/a/` | `one.ts`, `two.ts`, `three.ts`, `four.ts` |',
    '',
    '</details>',
  ].join('\n');
  expect(terminalMarkdown(page, (_style, text) => text, 40)).toBe(`# Title

option  default
a       b|c      short

- one two three four five six seven
  eight nine ten eleven

\`\`\`md
x: "a"
    ^^ wrong
command: 0123456789012345678901234567890
123456789
     ^^ This is wrong
\`\`\`

More

- \`src/a/\`
  Files: \`one.ts\`, \`two.ts\`, \`three.ts\`,
    \`four.ts\`
`);
});

function widest(text: string): number {
  return Math.max(...text.split('\n').map((line) => displayWidth(stripVTControlCharacters(line))));
}
