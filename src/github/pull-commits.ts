import type { ChangeCommit } from '../context/notes/readers.ts';
import { isRecord } from '../text/record.ts';
import { guarded, optional, type Octokit } from './api/octokit.ts';
import type { RepositoryAddress } from './repository.ts';

/** One page. GitHub lists at most 250 commits of a pull request. */
const PAGE_SIZE = 100;

/** Reads the messages of the first 100 commits of a pull request, without merges; throws a `GithubError`. */
export function readPullCommits(
  { rest }: Octokit,
  address: RepositoryAddress,
  number: number,
  signal: AbortSignal,
): Promise<readonly ChangeCommit[]> {
  return guarded(async () => {
    const query = { ...address, pull_number: number, per_page: PAGE_SIZE };
    const { data } = await rest.pulls.listCommits({ ...query, ...optional(signal) });
    const rows: unknown = data;
    if (!Array.isArray(rows)) {
      // For example, a proxy's page.
      throw new TypeError('GitHub did not answer with a list of commits');
    }
    return rows.flatMap(readCommit);
  });
}

function readCommit(row: unknown): readonly ChangeCommit[] {
  const commit = isRecord(row) ? row['commit'] : undefined;
  const parents = isRecord(row) ? row['parents'] : undefined;
  const message = isRecord(commit) ? commit['message'] : undefined;
  const isMerge = Array.isArray(parents) && parents.length > 1;
  const committer = isRecord(row) ? row['committer'] : undefined;
  const isByGitHub = isRecord(committer) && committer['login'] === 'web-flow';
  return isMerge || typeof message !== 'string' ? [] : [{ message, ...(isByGitHub ? { isByGitHub } : {}) }];
}
