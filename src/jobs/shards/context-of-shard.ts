import type { ReviewSubject } from '../choose/choose-guidance.ts';

/**
 * All jobs of a repository share 1,000 requests of the REST API an hour, and a job of a shard needs two to read the change
 * from a checkout. What its prompt shows costs more: linked issues take up to six requests, and results of checks up to nine.
 * Comments take a request of GraphQL, which has a limit of its own, so all shards show them.
 */
const MOST_SHARDS_WITH_ISSUES = 96;
const MOST_SHARDS_WITH_CHECKS = 32;

/**
 * The change with what the prompts of a shard show of its pull request: the description, linked issues, earlier comments and
 * the results of checks, as in a review by one job. The messages of the commits only tell which issues are linked: each push
 * adds one, and if prompts showed them, no shard would keep its prompts.
 *
 * @param shards the number of shards. The more there are, the less is read that costs requests: see `describeMissing`
 */
export function contextOfShard({ readers, ...subject }: ReviewSubject, shards: number): ReviewSubject {
  const { commits, issues, annotations, earlierPaths } = readers ?? {};
  return {
    ...subject,
    readers: {
      ...(earlierPaths === undefined ? {} : { earlierPaths }),
      ...(issues === undefined || shards > MOST_SHARDS_WITH_ISSUES
        ? {}
        : { issues: commits === undefined ? issues : { ...issues, commits } }),
      ...(annotations === undefined || shards > MOST_SHARDS_WITH_CHECKS ? {} : { annotations }),
    },
  };
}

/** Says what the prompts of so many shards do not show, unlike the prompt of one job; undefined if they show everything. */
export function describeMissing(shards: number): string | undefined {
  if (shards <= MOST_SHARDS_WITH_CHECKS) {
    return undefined;
  }
  const [what, most] =
    shards > MOST_SHARDS_WITH_ISSUES
      ? ['no linked issues and no results of checks', `issues with at most ${MOST_SHARDS_WITH_ISSUES} shards, and both`]
      : ['no results of checks', 'them'];
  return `The prompts show ${what}, because ${shards} jobs would have to request them. They show ${most} with at most ${MOST_SHARDS_WITH_CHECKS}.`;
}
