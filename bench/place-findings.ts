import { readGivenDiff } from '../src/changes/diff/read-diff.ts';
import type { FileChange } from '../src/changes/types.ts';
import { anchorDraft } from '../src/findings/anchor.ts';
import { normalizeText } from '../src/text/hidden/normalize.ts';
import type { Draft } from '../src/findings/types.ts';

const ROUNDS = 2;
const FILES = 100;
const LINES_A_FILE = 1_000;
const FINDINGS = 10_000;
const RATIO_LIMIT = 1.5;
const GROWTH = 10;
const GROWTH_LIMIT = 1.3 * GROWTH;

/** The ways in which the findings of a large change quote their line. */
const QUOTES: readonly (readonly [name: string, write: (line: string, number: number) => string])[] = [
  ['verbatim', (line) => line],
  ['trimmed', (line) => line.trim()],
  ['with number and sign', (line, number) => `${number} +${line}`],
  ['in part', (line) => line.slice(4, -8)],
  ['with an ellipsis', (line) => `${line.slice(0, 24)}…${line.slice(-10)}`],
  ['with a mistyped word', (line) => line.replace('load', 'laod')],
];

/** Places 10,000 findings on a change of 100,000 lines, compared with reading and normalizing the diff's lines and the quotes once. */
export function measurePlaceFindings(): void {
  const text = drawDiff(FILES, LINES_A_FILE);
  for (const [name, write] of QUOTES) {
    const drafts = Array.from({ length: FINDINGS }, (_, at) => draftAt(at, write));
    const rounds = Array.from({ length: ROUNDS }, () => ({
      reading: timeCall(() => readOnce(text, drafts)),
      placing: timeCall(() => placeAll(text, drafts)),
    }));
    const reading = Math.min(...rounds.map((round) => round.reading));
    const placing = Math.min(...rounds.map((round) => round.placing));
    console.log(
      `place ${FINDINGS} findings, quotes ${name}: read diff and quotes ${reading.toFixed(0)} ms, read and place ${placing.toFixed(0)} ms, ratio ${(placing / reading).toFixed(2)} (limit ${RATIO_LIMIT})`,
    );
  }
  measureHostileQuotes();
}

interface Shape {
  readonly name: string;
  readonly lines: (size: number) => readonly string[];
  readonly quote: (at: number) => string;
  readonly size: number;
}

const LONG = 'const value = compute(first, second); '.repeat(550);

/** Shapes on which a careless search takes quadratic time. Lines and findings both grow. */
const SHAPES: readonly Shape[] = [
  {
    name: 'equal lines',
    size: 5_000,
    lines: (size) => fill(size, () => 'return value;'),
    quote: () => 'return value;',
  },
  { name: 'brackets', size: 5_000, lines: (size) => fill(size, () => '}'), quote: () => '}\n}\n}' },
  {
    name: 'one long line',
    size: 10_000,
    lines: (size) => ['a=b;c(d);'.repeat(size)],
    quote: (at) => `a=b;c(d);a=b;c(d);${at}`,
  },
  { name: 'long quotes', size: 100, lines: (size) => fill(size, (at) => `line ${at}`), quote: (at) => `${LONG}${at}` },
  {
    name: 'parts of many lines',
    size: 5_000,
    lines: (size) => fill(size, (at) => `prefix.method(argument, ${at});`),
    quote: () => 'prefix.method(argument,',
  },
  {
    name: 'near misses',
    size: 2_000,
    lines: (size) => fill(size, (at) => `const first = read(${at % 7}, ${at});`),
    quote: (at) => `const frist = raed(x${at % 7}, y${at})`,
  },
  {
    name: 'pieces',
    size: 2_000,
    lines: (size) => fill(size, () => 'a(b, c); d(e, f);'),
    quote: () => 'a(b … c) … d(e … g)',
  },
  {
    name: 'common long prefix',
    size: 2_000,
    lines: (size) => fill(size, (at) => `${'first.second(third).'.repeat(20)}${at}`),
    quote: (at) => `${'first.second(third).'.repeat(20)}x${at}`,
  },
  {
    name: 'repeated letters',
    size: 500,
    lines: (size) => fill(size, () => 'a'.repeat(80)),
    quote: (at) => `${'a'.repeat(3_000)}${at}`,
  },
];

/** Measures how the time grows when lines and findings grow tenfold. */
function measureHostileQuotes(): void {
  for (const { name, size, lines, quote } of SHAPES) {
    const time = (count: number): number => {
      const text = drawFile('a.ts', lines(count));
      const drafts = fill(Math.min(FINDINGS, count), (at) => ({
        ...DRAFT,
        path: 'a.ts',
        line: at + 1,
        quote: quote(at),
      }));
      return Math.min(...fill(ROUNDS, () => timeCall(() => placeAll(text, drafts))));
    };
    const [small, large] = [time(size), time(size * GROWTH)];
    console.log(
      `hostile quotes, ${name}: ${small.toFixed(0)} ms, ${GROWTH} times as many ${large.toFixed(0)} ms, ratio ${(large / small).toFixed(1)} (limit ${GROWTH_LIMIT})`,
    );
  }
}

function fill<T>(length: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length }, (_, at) => make(at));
}

const DRAFT: Draft = { path: '', severity: 'low', kind: 'bug', title: 't', body: 'b', origin: 'model' };

/** Every finding names a number that is up to four lines off. */
function draftAt(at: number, write: (line: string, number: number) => string): Draft {
  const file = at % FILES;
  const line = (at * 7_919) % LINES_A_FILE;
  return { ...DRAFT, path: nameFile(file), line: line + (at % 5), quote: write(drawLine(file, line), line + 1) };
}

/** The reference: reads the diff with the product's reader, and normalizes each of its lines and each quote once. */
function readOnce(text: string, drafts: readonly Draft[]): number {
  let characters = 0;
  for (const { hunks } of readGivenDiff(text).files) {
    for (const { lines } of hunks) {
      for (const line of lines) {
        characters += normalize(line.text).length;
      }
    }
  }
  for (const { quote = '' } of drafts) {
    characters += normalize(quote).length;
  }
  return characters;
}

/** The least work that any comparison of quotes with lines needs. */
function normalize(text: string): string {
  return normalizeText(text).trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function placeAll(text: string, drafts: readonly Draft[]): number {
  const files = new Map<string, FileChange>(readGivenDiff(text).files.map((file) => [file.path, file]));
  let placed = 0;
  for (const draft of drafts) {
    const file = files.get(draft.path);
    placed += file !== undefined && anchorDraft(draft, file).kind === 'line' ? 1 : 0;
  }
  return placed;
}

function timeCall(call: () => unknown): number {
  const startedAt = performance.now();
  call();
  return performance.now() - startedAt;
}

function drawDiff(files: number, lines: number): string {
  return fill(files, (file) =>
    drawFile(
      nameFile(file),
      fill(lines, (line) => drawLine(file, line)),
    ),
  ).join('');
}

function nameFile(file: number): string {
  return `src/module-${file}.ts`;
}

function drawLine(file: number, line: number): string {
  return `  const value${file}_${line} = await load(input.part(${line}), options);`;
}

function drawFile(path: string, lines: readonly string[]): string {
  const body = lines.map((line) => `+${line}\n`).join('');
  return `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${body}`;
}
