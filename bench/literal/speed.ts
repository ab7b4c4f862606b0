/**
 * Measures the literal checks: `node bench/literal/speed.ts`. It runs the sources, so there is nothing to build.
 * 1. A change of 3,000 files against 500 checks, compared with parsing the same files once by the same grammar (limit: 2×).
 * 2. Telling rules, process and background apart in 10,000 statements, and compiling them (limit: 300 ms each).
 *
 * All are CPU time of all threads, which other processes on the machine change less than time. V8 has its own defaults here,
 * and not those of `src/engine.ts`.
 *
 * The files are sources of this project, repeated. In each of them a block of 20 lines is new. A quarter of the checks look
 * for code that occurs in no file, and so need no grammar in most files; the others look at forms that any file may have.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileChange } from '../../src/changes/types.ts';
import { classifyStatement } from '../../src/guidelines/statements/classify.ts';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../src/guidelines/types.ts';
import { compileGuideline, listChecks } from '../../src/literal/compile-guideline.ts';
import { runLiteralChecks } from '../../src/literal/run-checks.ts';
import { createGrammars } from '../../src/syntax/load-grammars.ts';
import { openTreeSitter } from '../../src/syntax/tree-sitter.ts';
import { median } from '../timing.ts';

const FILES = 3_000;
const ADDED_LINES = 20;
const CHECKS = 500;
const STATEMENTS = 10_000;
const ROUNDS = 3;
const MOST_RATIO = 2;
const MOST_STATEMENTS_MS = 300;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GRAMMARS = `${ROOT}/node_modules/@vscode/tree-sitter-wasm/wasm`;
const RUNTIME = `${ROOT}/node_modules/web-tree-sitter`;

const PROSE = [
  'The server keeps its state in memory, and writes it to disk every minute.',
  'Write names that say what a thing is for.',
  'When a request fails, try it again after a second, unless the server forbids it.',
  'Run the tests before you push.',
  'Keep functions short, so that a reader can see them as a whole.',
];

const sources = globSync('src/**/*.ts', { cwd: ROOT })
  .toSorted()
  .map((path) => readFileSync(`${ROOT}/${path}`, 'utf8'));
const texts = new Map(
  Array.from({ length: FILES }, (_, index) => [`src/file${index}.ts`, sources[index % sources.length] ?? '']),
);

await measureChange();
measureStatements();

async function measureChange(): Promise<void> {
  const guideline = guidelineOf(
    Array.from({ length: CHECKS }, (_, index) => ruleOf(index)),
    [...texts.keys()],
  );
  const checks = listChecks(compileGuideline(guideline)).length;
  const files = [...texts].map(([path, text]) => changeOf(path, text));
  const readHead = (path: string): Promise<string | undefined> => Promise.resolve(texts.get(path));
  const treeSitter = await openTreeSitter({ grammars: GRAMMARS, runtime: RUNTIME });
  const parse = await treeSitter.load('tree-sitter-typescript.wasm');
  const grammars = createGrammars(GRAMMARS, RUNTIME);
  // The thread starts and the grammar is loaded before time is taken.
  await grammars.read('', 'typescript');
  const parsing: number[] = [];
  const checking: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    parsing.push(timed(() => texts.forEach((text) => parse(text, () => undefined))));
    const startedAt = cpuMs();
    const { drafts } = await runLiteralChecks(files, [guideline], { readHead, grammars });
    checking.push(cpuMs() - startedAt);
    found = drafts.length;
  }
  const ratio = median(checking) / median(parsing);
  console.log(
    `${FILES} files with ${checks} checks: ${median(checking).toFixed(0)} ms (${found} findings); parsing alone ` +
      `${median(parsing).toFixed(0)} ms; ratio ${ratio.toFixed(2)} (limit ${MOST_RATIO})`,
  );
}

function measureStatements(): void {
  const statements = Array.from({ length: STATEMENTS }, (_, index) =>
    index % 4 === 0 ? ruleOf(index) : `- ${PROSE[index % PROSE.length] ?? ''} Part ${index} tells more.`,
  );
  const classified: number[] = [];
  const compiled: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const guideline = guidelineOf(statements, ['a.ts']);
    classified.push(timed(() => guideline.statements.forEach((statement) => classifyStatement(statement))));
    compiled.push(timed(() => compileGuideline(guideline)));
  }
  for (const [done, rounds] of [
    ['classified', classified],
    ['compiled', compiled],
  ] as const) {
    console.log(
      `${STATEMENTS} items of lists ${done}: ${median(rounds).toFixed(0)} ms (limit ${MOST_STATEMENTS_MS}); ` +
        `slowest ${Math.max(...rounds).toFixed(0)} ms`,
    );
  }
}

/** The rules of many teams differ in the names they rule out. */
function ruleOf(index: number): string {
  switch (index % 8) {
    case 0:
      return '- Avoid empty catch blocks.';
    case 1:
      return `- Never call \`forbidden${index}()\`.`;
    case 2:
      return `- Do not import \`package-${index}\`.`;
    case 3:
      return `- Use \`right${index}\` instead of \`wrong${index}\`.`;
    case 4:
      return `- Never use \`console.method${index}\`.`;
    case 5:
      return `- Never use \`const\` in \`src/folder${index}/\`.`;
    case 6:
      return `- Avoid \`return${index}\` and \`await\`.`;
    default:
      return `- Functions must not have more than ${index + 100} lines.`;
  }
}

function guidelineOf(lines: readonly string[], paths: readonly string[]): Guideline {
  const text = lines.join('\n');
  return {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path: 'AGENTS.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, text),
    filePatterns: ['**'],
    appliesTo: new Map(paths.map((path) => [path, '**'])),
  };
}

function changeOf(path: string, text: string): FileChange {
  const lines = text.split('\n');
  const first = Math.max(0, Math.floor(lines.length / 2) - ADDED_LINES / 2);
  const added = lines.slice(first, first + ADDED_LINES);
  return {
    path,
    status: 'modified',
    binary: false,
    additions: added.length,
    deletions: 0,
    hunks: [
      {
        oldStart: first,
        oldLines: 0,
        newStart: first + 1,
        newLines: added.length,
        heading: '',
        lines: added.map((line, index) => ({ kind: 'added' as const, newLine: first + 1 + index, text: line })),
      },
    ],
  };
}

function timed(work: () => void): number {
  const startedAt = cpuMs();
  work();
  return cpuMs() - startedAt;
}

/** The CPU time of the process until now, in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
