import { runError, usageError } from '../../errors.ts';
import type { MergedCommit } from '../../workspace/git/git.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import type { CommandLine } from '../arguments/command-line.ts';

/** The changes to look at, and where they were merged. */
export interface Merged {
  readonly commits: readonly MergedCommit[];
  /** `github.com/octo/app`. */
  readonly remote: string | undefined;
}

const MAX_CHANGES = 1_000;

/** What to do if a command that reads GitHub has no token. */
export const NO_TOKEN_HINT = 'Pass `--github-token TOKEN`; `gh auth token` prints one.';

/** Reads the value of `--history`, a number of merged changes. Throws a `UserError` for any other. */
export function readHistoryCount(written: string): number {
  const most = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (most < 1 || most > MAX_CHANGES) {
    throw usageError('flag-value', `\`--history\` must be a number from 1 to ${MAX_CHANGES}, not "${written}"`);
  }
  return most;
}

/** Reads the last merged changes of the main line. */
export async function readMerged(line: Pick<CommandLine, 'repo'>, most: number): Promise<Merged> {
  const opened = await openRepository(line.repo ?? '.');
  if (opened.kind === 'problem') {
    throw usageError(opened.code, opened.message, opened.hint);
  }
  try {
    const head = await opened.repository.resolve('HEAD');
    if (head === undefined) {
      throw runError('no-commit', 'The repository has no commit yet', 'Merge a change first.');
    }
    return {
      commits: await opened.repository.mainLine(head, most),
      remote: await opened.repository.remoteName(),
    };
  } finally {
    opened.repository.close();
  }
}
