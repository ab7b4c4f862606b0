import type { ThreadRequests } from './thread-requests.ts';
import type { ReviewThreads } from '../../context/notes/review-threads.ts';

interface Readers extends Pick<ThreadRequests, 'pullParts'> {
  reviewThreads(number: number): Promise<ReviewThreads>;
}

/**
 * Spares the request for the threads of a pull request that has none, as `pullParts` has shown: most pull requests have none
 * when they are reviewed for the first time.
 */
export function rememberEmptyThreads(readers: Readers): Readers {
  const empty = new Set<number>();
  return {
    pullParts: async (number) => {
      const parts = await readers.pullParts(number);
      if (parts.threads?.length === 0) {
        empty.add(number);
      } else {
        empty.delete(number);
      }
      return parts;
    },
    reviewThreads: (number) => (empty.has(number) ? Promise.resolve({ threads: [] }) : readers.reviewThreads(number)),
  };
}
