import { buildSync } from 'esbuild';
import parseDiff from 'parse-diff';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGitDiff } from '../src/changes/diff/read-diff.ts';
import { inScratchFolder } from './scratch-folder.ts';
import { CLI, measureNode, median, timeProcess } from './timing.ts';

const ROUNDS = 7;
/** Changed files of a diff of about 5 MB. */
const FILES = 250;
const GROWTH = 10;
const GROWTH_LIMIT = 1.1 * GROWTH;
const MEMORY_LIMIT = 4;

const LINES_A_FILE = 400;
/** More than twice the context, so that each change is a hunk of its own. */
const LINES_BETWEEN_CHANGES = 10;
/** Numbers of one width, so that ten times the files are ten times the bytes. */
const FIRST_NUMBER = 10_000;
/** One in this number of files is new, and so has a single hunk. */
const FILES_BETWEEN_NEW = 4;

/** What the lines hold: in a mixed diff every seventh is a comment in German and Japanese. */
type Script = 'ASCII' | 'mixed';

/** Reads diffs of 5 and 50 MB, compared with parse-diff and `git diff --numstat`, and lists them with the command. */
export async function measureLargeDiff(): Promise<void> {
  for (const script of ['ASCII', 'mixed'] as const) {
    await inScratchFolder((folder) => {
      const small = makeDiff(join(folder, 'small'), FILES, script);
      const large = makeDiff(join(folder, 'large'), FILES * GROWTH, script);
      measureThroughput(large, script);
      measureGrowth(small, large, script);
      measureMemory(large, script);
    });
  }
}

/** A repository, and the file with the diff between its two commits. */
interface Diff {
  readonly repository: string;
  readonly file: string;
  readonly bytes: Buffer;
  readonly megabytes: number;
}

function measureThroughput(diff: Diff, script: Script): void {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: timeCall(() => readGitDiff(diff.bytes)),
    withLines: timeCall(() =>
      readGitDiff(diff.bytes).files.forEach((file) => file.hunks.forEach(({ lines }) => lines)),
    ),
    parseDiff: timeCall(() => parseDiff(diff.bytes.toString())),
    numstat: timeProcess('git', ['diff', '--numstat', 'HEAD~1', 'HEAD'], diff.repository),
  }));
  const rate = (name: keyof (typeof rounds)[number]): number =>
    diff.megabytes / (median(rounds.map((round) => round[name])) / 1_000);
  const rates = {
    ours: rate('ours'),
    withLines: rate('withLines'),
    parseDiff: rate('parseDiff'),
    numstat: rate('numstat'),
  };
  console.log(
    `large diff, ${script}, ${diff.megabytes.toFixed(0)} MB: read ${rates.ours.toFixed(0)} MB/s, with every line ${rates.withLines.toFixed(0)} MB/s; parse-diff ${rates.parseDiff.toFixed(0)} MB/s, ratio ${(rates.ours / rates.parseDiff).toFixed(2)}, with every line ${(rates.withLines / rates.parseDiff).toFixed(2)}; git diff --numstat ${rates.numstat.toFixed(0)} MB/s, ratio ${(rates.ours / rates.numstat).toFixed(2)}`,
  );
}

/**
 * The smaller diff is read as often as it takes to read as much: then both leave the garbage collector the same work.
 * The fastest round counts, for whatever else the machine does only adds to the others.
 */
function measureGrowth(small: Diff, large: Diff, script: Script): void {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    small: timeCall(() => Array.from({ length: GROWTH }, () => readGitDiff(small.bytes))) / GROWTH,
    large: timeCall(() => readGitDiff(large.bytes)),
  }));
  const smallMs = Math.min(...rounds.map((round) => round.small));
  const largeMs = Math.min(...rounds.map((round) => round.large));
  console.log(
    `large diff, ${script}: ${small.megabytes.toFixed(1)} MB ${smallMs.toFixed(1)} ms, ${large.megabytes.toFixed(1)} MB ${largeMs.toFixed(0)} ms, ratio ${(largeMs / smallMs).toFixed(1)} (limit ${GROWTH_LIMIT})`,
  );
}

/** The reader alone, as one file: Node's reader of types would take 40 MB more. */
const READ_DIFF = `
import { readFileSync } from 'node:fs';
import { readGitDiff } from './read-diff.mjs';
readGitDiff(readFileSync(process.argv[2]));
`;

/** The peak is that of the whole process, Node itself included. */
function measureMemory(diff: Diff, script: Script): void {
  const folder = dirname(diff.file);
  const program = join(folder, 'read.mjs');
  const readDiff = join(import.meta.dirname, '..', 'src/changes/diff/read-diff.ts');
  buildSync({
    entryPoints: [readDiff],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: join(folder, 'read-diff.mjs'),
  });
  writeFileSync(program, READ_DIFF);
  const list = [CLI, 'changes', '--format', 'json', '--output', '/dev/null'];
  const runs = [
    ['the reader alone', [program, diff.file]],
    ['changes --diff', [...list, '--diff', diff.file]],
    ['changes --base --head', [...list, '--base', 'HEAD~1', '--head', 'HEAD']],
  ] as const;
  for (const [name, args] of runs) {
    const { ms, peakMiB } = measureNode(args, diff.repository, `${diff.file}.memory`);
    const peak = (peakMiB * 1024 * 1024) / 1e6;
    console.log(
      `large diff, ${script}: ${name} ${ms.toFixed(0)} ms, peak ${peak.toFixed(0)} MB, diff ${diff.megabytes.toFixed(0)} MB, ratio ${(peak / diff.megabytes).toFixed(2)} (limit ${MEMORY_LIMIT})`,
    );
  }
}

function timeCall(call: () => unknown): number {
  const startedAt = performance.now();
  call();
  return performance.now() - startedAt;
}

function makeDiff(repository: string, files: number, script: Script): Diff {
  mkdirSync(repository);
  const git = (...args: readonly string[]): void => {
    execFileSync(
      'git',
      ['-c', 'user.name=bench', '-c', 'user.email=bench@example.test', '-c', 'commit.gpgsign=false', ...args],
      { cwd: repository },
    );
  };
  git('init', '-q', '-b', 'main');
  for (const commit of ['base', 'head'] as const) {
    for (let file = 0; file < files; file += 1) {
      if (commit === 'head' || file % FILES_BETWEEN_NEW !== 0) {
        const path = join(repository, `src/part-${file % 50}/module-${FIRST_NUMBER + file}.ts`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, drawFile(file, commit, script));
      }
    }
    git('add', '-A');
    git('commit', '-qm', commit);
  }
  const file = `${repository}.diff`;
  git('diff', `--output=${file}`, 'HEAD~1', 'HEAD');
  const bytes = readFileSync(file);
  return { repository, file, bytes, megabytes: bytes.length / 1e6 };
}

function drawFile(file: number, commit: 'base' | 'head', script: Script): string {
  const lines = Array.from({ length: LINES_A_FILE }, (_, line) =>
    drawLine(`value${FIRST_NUMBER + file}_${line}`, line, commit, script),
  );
  return `${lines.join('\n')}\n`;
}

function drawLine(name: string, line: number, commit: 'base' | 'head', script: Script): string {
  if (line % 20 === 0) {
    return `export async function part${line}(input: Input, options: Options): Promise<Output> {`;
  }
  if (script === 'mixed' && line % 7 === 0) {
    return `  // Größe von ${name} – 大きさを計算する`;
  }
  return commit === 'head' && line % LINES_BETWEEN_CHANGES === 5
    ? `  const ${name} = await load(input.part(${line}), options);`
    : `  const ${name} = compute(input.first + ${line});`;
}
