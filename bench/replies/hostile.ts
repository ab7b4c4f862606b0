import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../accuracy/random.ts';
import { openReviewer, type Reviewer, type ReviewRun } from '../accuracy/review.ts';
import type { Table } from '../accuracy/tables.ts';
import { makeAnswer } from './answers.ts';
import type { Change } from './changes.ts';
import type { Comment } from './types.ts';
import { json } from './write.ts';

/** A text that keeps a reader busy, as large as it is wanted. */
type Draw = (characters: number, comment: Comment) => string;

const SHAPES: Readonly<Record<string, Draw>> = {
  prose: (characters) => fill('The change looks fine to me. ', characters),
  'opening brackets': (characters) => fill('[', characters),
  'opening braces': (characters) => fill('{', characters),
  'objects within objects': (characters) => fill('{"comments":', characters),
  'lists within comments': (characters) => `{"comments": ${fill('[', characters)}`,
  quotes: (characters) => fill('"', characters),
  'single quotes': (characters) => fill("'", characters),
  backticks: (characters) => fill('`', characters),
  backslashes: (characters) => `{"comments": [{"body": "${fill('\\', characters)}`,
  'quotes and commas': (characters) => `{"comments": [{"body": "${fill('a", ', characters)}`,
  'quotes and colons': (characters) => `{"comments": [{"body": "${fill('": "', characters)}`,
  'keys without values': (characters) => `{"comments": [{${fill('"path": ', characters)}`,
  'beginnings of comments': (characters) =>
    `{"comments": [${fill('{"path": "a.js", "line": 1, "body": "', characters)}`,
  'empty comments': (characters) => `{"comments": [${fill('{},', characters)}`,
  'comments without a body': (characters) => `{"comments": [${fill('{"path": "a.js", "line": 1},', characters)}`,
  fences: (characters) => fill('```json\n', characters),
  'fences with empty answers': (characters) => fill('```json\n{"comments": []}\n```\n', characters),
  'tags of thinking': (characters) => fill('<think>', characters),
  'closing tags of thinking': (characters) => fill('</think>', characters),
  'remarks that are not closed': (characters) => fill('/*', characters),
  'remarks of slashes': (characters) => `{"comments": [${fill('//\n', characters)}`,
  blanks: (characters) => fill(' ', characters),
  'line ends': (characters) => fill('\n', characters),
  'one text': (characters, comment) =>
    json({ summary: 'x', comments: [{ ...comment, body: fill('word ', characters) }] }),
  'one quote': (characters, comment) =>
    json({ summary: 'x', comments: [{ ...comment, quote: fill('word ', characters) }] }),
  'one path': (characters, comment) => json({ summary: 'x', comments: [{ ...comment, path: fill('a/', characters) }] }),
  'one number': (characters, comment) =>
    `{"comments": [{"path": "${comment.path}", "body": "x", "line": ${fill('1', characters)}}]}`,
  'JSON within JSON': (characters) => nestTexts(characters),
  'lines of YAML': (characters) => fill('- path: a.js\n  line: 1\n  body: |\n', characters),
  'rows of a table': (characters) => fill('| a.js | 1 | high | text |\n', characters),
  'lines of a compiler': (characters) => fill('a.js:1:1: error: text\n', characters),
  'comments on a line each': (characters) =>
    fill('{"path": "a.js", "line": 1, "severity": "low", "body": "It is wrong."}\n', characters),
  'a comma at the end of many comments': (characters) =>
    `{"comments": [${fill('{"path": "a.js", "line": 1, "severity": "low", "body": "It is wrong."},', characters)}]}`,
  'texts without opening quotes': (characters) =>
    `{"comments": [${fill('{"path": "a.js", "line": 1, "body": It is "wrong".},', characters)}]}`,
  'lists under one key': (characters) => `{${fill('"comments": [{}], ', characters)}}`,
  'tables in JSON': (characters) => `[${fill('[["path", "body"], ["a.js", "x"]], ', characters)}]`,
  'lists of one field each': (characters) =>
    `{"path": [${fill('"a.js", ', characters / 2)}], "body": [${fill('"text", ', characters / 2)}]}`,
  'places in brackets': (characters) => fill('- text (a.js:1) [b.js:2] (c.js', characters),
  'zero characters': (characters) => fill('\0', characters),
};

/** Numbers of things rather than of characters. */
const COUNTS: Readonly<Record<string, (comment: Comment) => string>> = {
  '100,000 comments': (comment) => repeatComment(comment, 100_000),
  '10,000 levels of lists': () => '['.repeat(10_000) + ']'.repeat(10_000),
  '10,000 levels of objects': () => `${'{"comments":'.repeat(10_000)}[]${'}'.repeat(10_000)}`,
};

const MEBIBYTE = 2 ** 20;
const PROCESS_STATUS = '/proc/self/status';

/** The time of a review with a hostile reply, compared with an ordinary reply of the same size in the same run. */
export async function measureHostileReplies(change: Change, mebibytes: number): Promise<Table> {
  const folder = dirname(change.folder);
  const memoryFile = join(folder, 'peak-memory');
  const reviewer = await openReviewer(writeMeter(folder, memoryFile));
  const comment = makeAnswer(change, createRandom('hostile')).refuted;
  const measure = (reply: string): Promise<MeasuredRun> => measureRun(reviewer, change, reply, memoryFile);
  try {
    await measure('{"comments": []}');
    const small = await measure('{"comments": []}');
    const shapes = Object.entries(SHAPES).map(([name, draw]) => [name, draw(mebibytes * MEBIBYTE, comment)] as const);
    const counts = Object.entries(COUNTS).map(([name, draw]) => [name, draw(comment)] as const);
    const rows: Table['rows'][number][] = [];
    for (const [name, reply] of [...shapes, ...counts]) {
      const plain = await measure(writePlain(comment, reply.length));
      const hostile = await measure(reply);
      rows.push([
        name,
        Math.round((reply.length / MEBIBYTE) * 10) / 10,
        Math.round(hostile.run.milliseconds),
        Math.round((hostile.run.milliseconds / plain.run.milliseconds) * 100) / 100,
        Math.round(hostile.peakMebibytes),
        hostile.run.report?.conclusion ?? `none, exit code ${hostile.run.exitCode}`,
        hostile.run.stderr.trim() === '' ? 0 : hostile.run.stderr.trim().split('\n').length,
      ]);
    }
    return {
      title: 'Hostile replies',
      columns: [
        'reply',
        'MiB',
        'ms',
        'against an ordinary reply of that size',
        'peak MiB',
        'verdict',
        'lines of messages',
      ],
      rows,
      notes: [
        `A review with an empty answer takes ${Math.round(small.run.milliseconds)} ms and ${Math.round(small.peakMebibytes)} MiB.`,
      ],
    };
  } finally {
    await reviewer.close();
  }
}

interface MeasuredRun {
  readonly run: ReviewRun;
  readonly peakMebibytes: number;
}

async function measureRun(reviewer: Reviewer, change: Change, reply: string, memoryFile: string): Promise<MeasuredRun> {
  const run = await reviewer.review({
    repository: change.folder,
    base: change.base,
    head: change.head,
    replies: [reply],
  });
  return { run, peakMebibytes: Number(readFileSync(memoryFile, 'utf8')) / 1024 };
}

/** Writes a module that runs the command, and in the end writes its peak resident memory in KiB to a file. */
function writeMeter(folder: string, memoryFile: string): string {
  const cli = process.env['HOUSESTYLE_CLI'] ?? fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  const meter = join(folder, 'meter.mjs');
  writeFileSync(
    meter,
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
process.on('exit', () => {
  const status = existsSync('${PROCESS_STATUS}') ? readFileSync('${PROCESS_STATUS}', 'utf8') : '';
  const peak = /^VmHWM:\\s*(\\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  writeFileSync(${JSON.stringify(memoryFile)}, String(peak));
});
process.argv[1] = ${JSON.stringify(cli)};
await import(${JSON.stringify(cli)});
`,
  );
  return meter;
}

/** An answer as asked, with as many comments and as much text as the size takes. */
function writePlain(comment: Comment, characters: number): string {
  const count = Math.max(1, Math.min(100, Math.floor(characters / 2_000)));
  const body = fill('It is wrong for a reason. ', characters / count);
  return json({
    summary: 'x',
    comments: Array.from({ length: count }, (_, index) => ({ ...comment, body: `${index} ${body}` })),
  });
}

function repeatComment(comment: Comment, count: number): string {
  const comments = Array.from({ length: count }, (_, index) => ({ ...comment, body: `Number ${index} is wrong.` }));
  return json({ summary: 'x', comments });
}

function nestTexts(characters: number): string {
  let text = '{"comments": []}';
  while (text.length * 2 < characters) {
    text = JSON.stringify({ content: text });
  }
  return text;
}

function fill(part: string, characters: number): string {
  return part.repeat(Math.floor(characters / part.length));
}
