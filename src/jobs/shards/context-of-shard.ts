import type { ReviewSubject } from '../choose/choose-guidance.ts';

/**
 * Most shards whose jobs read issues, comments and results of checks from GitHub. Each takes about eight requests, and all
 * jobs of a repository share 1,000 requests an hour.
 */
export const MOST_SHARDS_WITH_REQUESTS = 32;

/**
 * The change with what the prompts of a shard show of its pull request: the description, linked issues, earlier comments and
 * the results of checks, as in a review by one job. The messages of the commits only tell which issues are linked: each push
 * adds one, and if prompts showed them, no shard would keep its prompts.
 *
 * @param shards the number of shards. With more than `MOST_SHARDS_WITH_REQUESTS`, nothing is read that costs requests.
 */
export function contextOfShard({ readThreads, readers, ...subject }: ReviewSubject, shards: number): ReviewSubject {
  const { commits, issues, annotations, earlierPaths } = readers ?? {};
  const fromCheckout = earlierPaths === undefined ? {} : { earlierPaths };
  if (shards > MOST_SHARDS_WITH_REQUESTS) {
    return { ...subject, readers: fromCheckout };
  }
  return {
    ...subject,
    ...(readThreads === undefined ? {} : { readThreads }),
    readers: {
      ...fromCheckout,
      ...(issues === undefined ? {} : { issues: commits === undefined ? issues : { ...issues, commits } }),
      ...(annotations === undefined ? {} : { annotations }),
    },
  };
}
