import type { ChangeCommit, ReadIssue } from '../../context/notes/readers.ts';
import type { ReviewThreads } from '../../context/notes/review-threads.ts';
import type { RepositoryAddress } from '../repository.ts';
import type { PullTexts } from './pull-texts.ts';
import type { ThreadRequests } from './thread-requests.ts';

interface Readers extends Pick<ThreadRequests, 'pullParts'> {
  reviewThreads(number: number): Promise<ReviewThreads>;
  pullCommits(number: number, signal: AbortSignal): Promise<readonly ChangeCommit[]>;
  readonly issue: ReadIssue;
}

/**
 * Spares requests for what the first `pullParts` of a pull request shows as well: that it has no threads, as most have none
 * when they are reviewed for the first time; its commits; and the issues that it closes.
 */
export function rememberPullParts(readers: Readers, { owner, repo }: RepositoryAddress): Readers {
  const empty = new Set<number>();
  const texts = new Map<number, PullTexts>();
  const isHome = (address: { readonly owner: string; readonly name: string }): boolean =>
    `${address.owner}/${address.name}`.toLowerCase() === `${owner}/${repo}`.toLowerCase();
  return {
    pullParts: async (number) => {
      const parts = await readers.pullParts(number, { texts: !texts.has(number) });
      if (parts.threads?.length === 0) {
        empty.add(number);
      } else {
        empty.delete(number);
      }
      if (parts.texts !== undefined) {
        texts.set(number, parts.texts);
      }
      return parts;
    },
    reviewThreads: (number) => (empty.has(number) ? Promise.resolve({ threads: [] }) : readers.reviewThreads(number)),
    pullCommits: async (number, signal) => texts.get(number)?.commits ?? readers.pullCommits(number, signal),
    issue: async (address, signal) => {
      const known = isHome(address)
        ? [...texts.values()].flatMap(({ issues }) => issues.get(address.number) ?? [])
        : [];
      const [issue] = known;
      return issue === undefined ? readers.issue(address, signal) : { kind: 'found', issue };
    },
  };
}
