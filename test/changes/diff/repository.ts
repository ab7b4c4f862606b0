import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSmallNow } from '../../harness/small-process.ts';

/** A scratch repository in a temporary folder. */
export interface ScratchRepository {
  readonly folder: string;
  git(...args: readonly string[]): Buffer;
  /** Runs git with the given text as its standard input. */
  feed(input: string | Uint8Array, ...args: readonly string[]): Buffer;
  /** Writes a file with its folders. */
  write(path: string, content: string | Uint8Array): void;
  /** Adds all files and commits; returns the commit's id. */
  commit(): string;
  remove(): void;
}

const COMMIT = 'git add -A && git commit -q --allow-empty -m Change && git rev-parse HEAD';

export function scratchRepository(): ScratchRepository {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-'));
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
    // Without this, glibc frees memory after each file that `git fast-import` packs, which takes most of its time.
    MALLOC_TRIM_THRESHOLD_: '67108864',
  };
  const options = { cwd: folder, env };
  const git = (...args: readonly string[]): Buffer => readSmallNow('git', args, options);
  git('init', '-q', '--template=', '-b', 'main');
  return {
    folder,
    git,
    feed: (input, ...args) => readSmallNow('git', args, { ...options, input }),
    write: (path, content) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    commit: () => readSmallNow('sh', ['-c', COMMIT], options).toString().trim(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `line 1` to `line N`, each with a line feed. */
export function numberedLines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
}
