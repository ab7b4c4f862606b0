import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inScratchFolder } from './scratch-folder.ts';
import { CLI, measureNode, median, timeProcess } from './timing.ts';

const FILES = 3_000;
const LINES_A_FILE = 100;
/** Lines that change in each file; added and removed together make 100,000. */
const CHANGED_A_FILE = 17;
const GUIDELINES = 50;
const ROUNDS = 3;
const LIMIT = 3;
const MEMORY_LIMIT_MIB = 512;

const TIKTOKEN_PASS = `
import { readFileSync } from 'node:fs';
import { get_encoding } from 'tiktoken';
const encoding = get_encoding('o200k_base');
encoding.encode_ordinary(readFileSync(process.argv[1], 'utf8'));
`;

/** The time until prompts are finished, compared with `git diff` and one pass of tiktoken over its output. */
export async function measureLargeChange(): Promise<void> {
  await inScratchFolder((folder) => {
    makeRepository(folder);
    const diffFile = join(folder, '..', `${folder.split('/').at(-1) ?? ''}.diff`);
    const rounds = Array.from({ length: ROUNDS }, () => measureOnce(folder, diffFile));
    rmSync(diffFile, { force: true });
    const ours = median(rounds.map((round) => round.ours));
    const git = median(rounds.map((round) => round.git));
    const tiktoken = median(rounds.map((round) => round.tiktoken));
    const peak = Math.max(...rounds.map((round) => round.peakMiB));
    const ratio = ours / (git + tiktoken);
    console.log(
      `large change: dump of ${FILES} files, ${FILES * CHANGED_A_FILE * 2} lines, ${GUIDELINES} guidelines ${ours.toFixed(0)} ms; git diff ${git.toFixed(0)} ms + tiktoken ${tiktoken.toFixed(0)} ms; ratio ${ratio.toFixed(2)} (limit ${LIMIT}); peak ${peak.toFixed(0)} MiB (limit ${MEMORY_LIMIT_MIB})`,
    );
  });
}

function measureOnce(
  folder: string,
  diffFile: string,
): { ours: number; git: number; tiktoken: number; peakMiB: number } {
  const git = timeProcess('git', ['diff', '-M', `--output=${diffFile}`, 'HEAD~1', 'HEAD'], folder);
  const tiktoken = timeProcess(
    process.execPath,
    ['--input-type=module', '-e', TIKTOKEN_PASS, diffFile],
    join(import.meta.dirname, '..'),
  );
  const { ms, peakMiB } = measureNode(
    [CLI, 'dump', '--base', 'HEAD~1', '--head', 'HEAD', '--output', '/dev/null'],
    folder,
    `${diffFile}.memory`,
  );
  rmSync(`${diffFile}.memory`, { force: true });
  return { ours: ms, git, tiktoken, peakMiB };
}

function makeRepository(folder: string): void {
  const git = (...args: readonly string[]): void => {
    execFileSync(
      'git',
      ['-c', 'user.name=bench', '-c', 'user.email=bench@example.test', '-c', 'commit.gpgsign=false', ...args],
      { cwd: folder },
    );
  };
  git('init', '-q', '-b', 'main');
  for (let index = 0; index < GUIDELINES; index += 1) {
    write(folder, `.github/instructions/part-${index}.instructions.md`, drawGuideline(index));
  }
  for (let file = 0; file < FILES; file += 1) {
    write(folder, pathOf(file), drawFile(file, false));
  }
  git('add', '-A');
  git('commit', '-qm', 'base');
  for (let file = 0; file < FILES; file += 1) {
    write(folder, pathOf(file), drawFile(file, true));
  }
  git('commit', '-qam', 'head');
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function pathOf(file: number): string {
  return `src/part-${file % GUIDELINES}/module-${file}.ts`;
}

function drawGuideline(index: number): string {
  const rules = Array.from(
    { length: 10 },
    (_, rule) => `- Never use \`legacy${index}_${rule}()\`; call \`modern${rule}()\`.`,
  );
  return `---\napplyTo: "src/part-${index}/**/*.ts"\n---\n\n# Part ${index}\n\n${rules.join('\n')}\n`;
}

/** Code-like lines; every sixth differs between base and head. */
function drawFile(file: number, isHead: boolean): string {
  const step = Math.floor(LINES_A_FILE / CHANGED_A_FILE);
  const lines = Array.from({ length: LINES_A_FILE }, (_, line) => {
    const changed = isHead && line % step === 0 && line / step < CHANGED_A_FILE;
    const name = `value${file}_${line}`;
    return changed
      ? `export const ${name} = await load(${line}, { retries: ${file % 7}, label: 'module ${file}' });`
      : `export const ${name} = compute(${line}) + ${file * line};`;
  });
  return `${lines.join('\n')}\n`;
}
