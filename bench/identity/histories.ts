import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../accuracy/random.ts';
import { openRepository, type Half } from '../accuracy/repositories.ts';

/** The repositories whose histories are pushes. Thresholds were chosen with the `tuning` half alone. */
export const HISTORIES: readonly { readonly name: string; readonly half: Half; readonly paths: string }[] = [
  { name: 'gin-gonic/gin', half: 'tuning', paths: '*.go' },
  { name: 'psf/requests', half: 'tuning', paths: '*.py' },
  { name: 'google/gson', half: 'tuning', paths: '*.java' },
  { name: 'spf13/cobra', half: 'reported', paths: '*.go' },
  { name: 'honojs/hono', half: 'reported', paths: '*.ts' },
  { name: 'vitejs/vite', half: 'reported', paths: '*.ts' },
];

/** A file before and after a commit. */
export interface Step {
  readonly commit: string;
  readonly oldPath: string;
  readonly newPath: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const LEAST_LINES = 40;
const MOST_LINES = 1_500;
const MOST_FILES = 3;

/** Picks modified and renamed files of random commits. */
export function readSteps(name: string, paths: string, count: number, random: Random): readonly Step[] {
  const { git, close } = openRepository({ name, url: `https://github.com/${name}` });
  try {
    const list = (...flags: readonly string[]): readonly string[] =>
      git('log', '--no-merges', '--format=%H', ...flags, 'HEAD', '--', paths)
        .split('\n')
        .filter(Boolean);
    const commits = [
      ...random.sample(list('--diff-filter=M'), count),
      ...random.sample(list('-M', '--diff-filter=R'), Math.ceil(count / 6)),
    ];
    return commits.flatMap((commit) => readFiles(git, commit, paths, random));
  } finally {
    close();
  }
}

type Git = (...args: readonly string[]) => string;

function readFiles(git: Git, commit: string, paths: string, random: Random): readonly Step[] {
  const changed = git('diff', '--name-status', '-M', '--diff-filter=MR', `${commit}~`, commit, '--', paths)
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'));
  return random.sample(changed, MOST_FILES).flatMap(([, oldPath = '', newPath = oldPath]) => {
    const [before, after] = [`${commit}~:${oldPath}`, `${commit}:${newPath}`].map((file) =>
      git('show', file).replaceAll('\r', '').trimEnd().split('\n'),
    );
    const fits = [before, after].every(
      (lines = []) => lines.length >= LEAST_LINES && lines.length <= MOST_LINES && !lines.join('').includes('\0'),
    );
    return fits && before !== undefined && after !== undefined ? [{ commit, oldPath, newPath, before, after }] : [];
  });
}

/** For each line of a text, its index in the text before, as git's own comparison says; undefined for an added line. */
export function trackLines(before: readonly string[], after: readonly string[]): readonly (number | undefined)[] {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-identity-'));
  try {
    const files = [join(folder, 'a'), join(folder, 'b')];
    [before, after].forEach((lines, index) => writeFileSync(files[index] ?? '', `${lines.join('\n')}\n`));
    // It exits with 1 if the files differ.
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '-U0', '--', ...files], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return readHunkHeads(stdout, after.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readHunkHeads(diff: string, count: number): readonly (number | undefined)[] {
  const origins: (number | undefined)[] = [];
  let shift = 0;
  for (const head of diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)) {
    const [oldCount, newStart, newCount] = [Number(head[2] ?? 1), Number(head[3]), Number(head[4] ?? 1)];
    // A hunk without added lines names the line before it.
    const first = newCount === 0 ? newStart : newStart - 1;
    while (origins.length < first) {
      origins.push(origins.length + shift);
    }
    origins.push(...Array.from({ length: newCount }, () => undefined));
    shift += oldCount - newCount;
  }
  while (origins.length < count) {
    origins.push(origins.length + shift);
  }
  return origins;
}

/** The commit of this repository that is measured. */
export function ownCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}
