import { describe, expect, it } from 'vitest';
import {
  nearRows,
  readFileCode,
  rowsAround,
  type FileCode,
  type RowRange,
} from '../../../src/agents/verify/code-around.ts';
import type { FileChange } from '../../../src/changes/types.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { drawLine } from '../../../src/prompt/parts/change.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const numbered = (from: number, to: number, indent = ''): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${indent}line ${from + index}`);

/** A short function in lines 11 to 20, a long one in lines 31 to 140. */
const LINES = [
  ...numbered(1, 10),
  'function short() {',
  ...numbered(12, 19, '  '),
  '}',
  ...numbered(21, 30),
  'function long() {',
  ...numbered(32, 139, '  '),
  '}',
];
const CHANGED = fileOf(
  'src/a.js',
  hunkAt(14, [' '.repeat(3) + 'line 14', '+  line 15', ' '.repeat(3) + 'line 16']),
  hunkAt(90, ['   line 90', '-  old', '-  older', '+  line 91', '   line 92'], 89),
);

async function codeOf(file: FileChange, text: string | undefined): Promise<FileCode> {
  return readFileCode(file, async () => text, { read: async () => undefined, findFaults: async () => undefined });
}

function finding(fields: Partial<Finding>): Finding {
  return {
    fingerprint: 'f',
    path: 'src/a.js',
    side: 'RIGHT',
    severity: 'low',
    kind: 'bug',
    title: 't',
    body: 'b',
    origin: 'model',
    placement: { kind: 'inline' },
    ...fields,
  };
}

/** `first row … last row`, with number and sign. */
function draw({ rows }: FileCode, { from, to }: RowRange): string {
  return [rows[from], rows[to]].map((row) => (row === undefined ? '?' : drawLine(row).text.trimEnd())).join(' … ');
}

describe('the rows around a finding', () => {
  it.each<[string, Partial<Finding>, string, string]>([
    ['are its function', { line: 15 }, '11 |function short() { … 20 |}', '12 |  line 12 … 18 |  line 18'],
    [
      'reach over the ends of its function',
      { line: 20 },
      '11 |function short() { … 23 |line 23',
      '17 |  line 17 … 23 |line 23',
    ],
    [
      'are those next to it where the function is long',
      { line: 91 },
      '73 |  line 73 … 111 |  line 111',
      '90 |  line 90 … 94 |  line 94',
    ],
    [
      'are those next to a removed line',
      { line: 91, side: 'LEFT' },
      '72 |  line 72 … 110 |  line 110',
      '89 |  line 89 … 93 |  line 93',
    ],
    ['hold its range', { startLine: 33, line: 60 }, '13 |  line 13 … 80 |  line 80', '30 |line 30 … 63 |  line 63'],
    [
      'are those of the change where it has no line',
      {},
      '12 |  line 12 … 78 |  line 78',
      '12 |  line 12 … 78 |  line 78',
    ],
    [
      'are those of the change where its line is nowhere',
      { line: 999 },
      '12 |  line 12 … 78 |  line 78',
      '12 |  line 12 … 78 |  line 78',
    ],
  ])('%s', async (_name, fields, wide, near) => {
    const code = await codeOf(CHANGED, LINES.join('\n'));
    expect(code.rows.filter(({ kind }) => kind !== 'removed')).toHaveLength(LINES.length);
    expect([draw(code, rowsAround(finding(fields), code)), draw(code, nearRows(finding(fields), code))]).toEqual([
      wide,
      near,
    ]);
  });

  it.each<[string, FileChange, string | undefined]>([
    ['where the file is not at hand', CHANGED, undefined],
    ['where it has moved on', CHANGED, 'other\n'.repeat(200)],
    ['where it is read in another form', { ...CHANGED, view: { about: 'v', hunks: CHANGED.hunks } }, LINES.join('\n')],
  ])('are of the hunks alone %s', async (_name, file, text) => {
    const code = await codeOf(file, text);
    expect(draw(code, rowsAround(finding({ line: 91 }), code))).toBe('14 |  line 14 … 92 |  line 92');
  });

  it('are empty for a file without lines', async () => {
    const code = await codeOf(fileOf('src/a.js'), undefined);
    expect(code.rows.slice(0, rowsAround(finding({ line: 1 }), code).to + 1)).toEqual([]);
  });
});

it.each<[string, FileChange, string, readonly string[]]>([
  ['added lines at the top', fileOf('a', hunkAt(1, ['+new'], 0)), 'new\none\ntwo', ['- 1 new', '1 2 one', '2 3 two']],
  [
    'removed lines in the middle',
    fileOf('a', { ...hunkAt(2, ['-gone'], 3), newLines: 0 }),
    'one\ntwo\nthree',
    ['1 1 one', '2 2 two', '3 - gone', '4 3 three'],
  ],
])('rows of %s have the numbers of both sides', async (_name, file, text, numbers) => {
  const { rows } = await codeOf(file, text);
  const numberOf = (row: object, key: string): string =>
    String(Object.entries(row).find(([name]) => name === key)?.[1] ?? '-');
  expect(rows.map((row) => `${numberOf(row, 'oldLine')} ${numberOf(row, 'newLine')} ${row.text}`)).toEqual(numbers);
});
