import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from '../accuracy/random.ts';
import { openRepository, type OpenRepository, type PinnedRepository } from '../accuracy/repositories.ts';

/** An added line whose text occurs nowhere else in its file, before or after the change. */
export interface QuotableLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** Whether the line before it was added too. */
  readonly followsAdded: boolean;
}

/** The code of a commit of a public repository, in a small repository that holds the changed files and one more. */
export interface Change {
  readonly name: string;
  readonly folder: string;
  readonly base: string;
  readonly head: string;
  readonly diff: string;
  readonly lines: readonly QuotableLine[];
  /** A file of the repository that the commit does not change. */
  readonly strangePath: string;
}

const CODE = /\.(?:c|cs|go|h|java|js|mjs|php|py|rb|rs|ts)$/;
const LEAST_LINES = 12;
const LEAST_FILES = 2;
const MOST_FILES = 6;

/**
 * Copies some commits of a repository into small repositories below a folder. A commit is suitable if it changes a few
 * files whose names differ without their folders, with enough lines that can be quoted.
 */
export function copyChanges(
  pinned: PinnedRepository,
  count: number,
  folder: string,
  random: Random,
): readonly Change[] {
  const repository = openRepository(pinned);
  try {
    const changes: Change[] = [];
    for (const commit of random.sample(pinned.commits, pinned.commits.length)) {
      if (changes.length === count) {
        break;
      }
      const change = copyChange(repository, pinned.name, commit, join(folder, commit));
      if (change !== undefined) {
        changes.push(change);
      }
    }
    return changes;
  } finally {
    repository.close();
  }
}

/** Gives undefined if the commit is not suitable. */
function copyChange({ git }: OpenRepository, name: string, commit: string, folder: string): Change | undefined {
  const paths = git('diff', '--name-only', '--diff-filter=M', '--no-renames', `${commit}~1`, commit)
    .split('\n')
    .filter((path) => CODE.test(path));
  const names = new Set(paths.map((path) => baseName(path).toLowerCase()));
  if (paths.length < LEAST_FILES || paths.length > MOST_FILES || names.size < paths.length) {
    return undefined;
  }
  const listFiles = (revision: string): readonly string[] => git('ls-tree', '-r', '--name-only', revision).split('\n');
  const before = new Set(listFiles(`${commit}~1`));
  const strangePath = listFiles(commit).find(
    (path) => before.has(path) && /\/[\w.-]+\.\w+$/.test(path) && !names.has(baseName(path).toLowerCase()),
  );
  const lines = paths.flatMap((path) =>
    findQuotableLines({
      path,
      before: git('show', `${commit}~1:${path}`),
      after: git('show', `${commit}:${path}`),
      diff: git('diff', '--no-renames', '--unified=0', `${commit}~1`, commit, '--', path),
    }),
  );
  if (
    strangePath === undefined ||
    lines.length < LEAST_LINES ||
    new Set(lines.map(({ path }) => path)).size < LEAST_FILES
  ) {
    return undefined;
  }
  const runGit = createRepository(folder);
  const commitFiles = (revision: string, message: string): string => {
    for (const path of [...paths, strangePath]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), git('show', `${revision}:${path}`));
    }
    runGit('add', '--force', '.');
    runGit('commit', '--quiet', '--message', message);
    return runGit('rev-parse', 'HEAD').trim();
  };
  const base = commitFiles(`${commit}~1`, 'Before');
  const head = commitFiles(commit, 'After');
  return {
    name: `${name}@${commit.slice(0, 7)}`,
    folder,
    base,
    head,
    diff: runGit('diff', base, head),
    lines,
    strangePath,
  };
}

function createRepository(folder: string): (...args: readonly string[]) => string {
  mkdirSync(folder, { recursive: true });
  const runGit = (...args: readonly string[]): string =>
    execFileSync(
      'git',
      [
        '-C',
        folder,
        '-c',
        'user.name=bench',
        '-c',
        'user.email=bench@example.com',
        '-c',
        'core.autocrlf=false',
        ...args,
      ],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  runGit('init', '--quiet', '--initial-branch=main');
  return runGit;
}

/** A changed file. `diff` has no lines of context. */
interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly diff: string;
}

/** The lines of a file that a comment can quote without any doubt which line is meant. */
export function findQuotableLines({ path, before, after, diff }: ChangedFile): readonly QuotableLine[] {
  const added = new Set(readAddedLines(diff));
  return after.split('\n').flatMap((text, index): readonly QuotableLine[] => {
    const line = index + 1;
    const code = text.trim();
    return added.has(line) && isTelling(code) && after.split(code).length === 2 && !before.includes(code)
      ? [{ path, line, text, followsAdded: added.has(line - 1) }]
      : [];
  });
}

/** The numbers of the added lines of a diff without context. */
function readAddedLines(diff: string): readonly number[] {
  return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, first, count = '1']) =>
    Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
  );
}

/** Whether a line is long enough to be found again, and short enough to be quoted whole. */
function isTelling(code: string): boolean {
  return code.length >= 16 && code.length <= 110 && /[A-Za-z]{4}/.test(code) && /^[\x20-\x7e]*$/.test(code);
}

function baseName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
