import { readRunKey, saysTheSame } from '../../reports/review/markers.ts';
import { GithubError } from '../api/github-error.ts';
import type { GithubClient, PullRequest } from '../client.ts';
import { foldDoubles } from './fold-doubles.ts';
import type { Standing } from './standing.ts';
import { githubErrorOrThrow } from './write-failure.ts';
import { writeOnce, type WriteTerms } from './write-once.ts';

export interface SummaryTerms extends WriteTerms {
  readonly client: GithubClient;
  readonly pull: PullRequest;
  /** The head of the pull request now. Somebody may have pushed since the review began. */
  readonly currentHead: string;
  /** Reads what is on the pull request now; throws a `GithubError`. */
  readonly readStanding: () => Promise<Standing>;
}

/** Whether a summary has to be written or updated: a run for an older commit leaves that of the current one alone. */
export function isSummaryNew(
  body: string,
  { summary }: Pick<Standing, 'summary'>,
  { pull, currentHead }: Pick<SummaryTerms, 'pull' | 'currentHead'>,
): boolean {
  if (summary === undefined) {
    return true;
  }
  const isOfNewerCommit = pull.headSha !== currentHead && readRunKey(summary.body)?.headSha === currentHead;
  return !isOfNewerCommit && !saysTheSame(summary.body, body);
}

/**
 * Writes the summary comment or updates the existing one; does nothing if it already has this text. Throws a `GithubError`
 * or an `UnclearWriteError`.
 */
export async function publishSummary(terms: SummaryTerms, body: string, earlier: Standing): Promise<void> {
  if (!isSummaryNew(body, earlier, terms)) {
    return;
  }
  const { summary } = earlier;
  if (summary === undefined) {
    await createSummary(terms, body);
    return;
  }
  try {
    await updateSummary(terms, summary.id, body);
  } catch (error) {
    const isDeleted = error instanceof GithubError && error.status === 404 && (await isGone(terms, summary.id));
    if (!isDeleted) {
      throw error;
    }
    await createSummary(terms, body);
  }
}

/** Whether somebody deleted a summary since it was read. GitHub says 404 also of what a token may not change. */
async function isGone({ readStanding }: SummaryTerms, id: number): Promise<boolean> {
  const { summaries } = await readStanding();
  return summaries.every((one) => one.id !== id);
}

async function createSummary(terms: SummaryTerms, body: string): Promise<void> {
  const { client, pull, readStanding } = terms;
  await writeOnce<object>(
    {
      what: 'the summary comment',
      send: () => client.createIssueComment(pull.number, body),
      look: async () => {
        const found = await readStanding();
        return found.summaries.find((one) => saysTheSame(one.body, body));
      },
    },
    terms,
  );
}

/** An update may be done twice, so the client has repeated it. Here it is only found out whether it was done. */
async function updateSummary(
  { client, readStanding, clock, signal }: SummaryTerms,
  id: number,
  body: string,
): Promise<void> {
  await writeOnce<true>(
    {
      what: 'the summary comment',
      send: async () => {
        await client.updateIssueComment(id, body);
        return true;
      },
      look: async () => {
        const { summary } = await readStanding();
        return summary !== undefined && saysTheSame(summary.body, body) ? true : undefined;
      },
    },
    { clock, signal },
  );
}

/**
 * Looks at the pull request once more after all writes. Another run may have posted the same at the same time: the younger
 * comments are deleted, and the summary that stays gets the text of the run that looks last.
 *
 * @param taken the id of the summary that this run updated
 */
export async function convergeWithOthers(
  terms: SummaryTerms,
  body: string | undefined,
  taken: number | undefined,
): Promise<void> {
  try {
    const standing = await terms.readStanding();
    await foldDoubles(terms.client, standing);
    if (body === undefined) {
      return;
    }
    const { summary, otherSummaries } = standing;
    if (summary !== undefined && isSummaryNew(body, standing, terms)) {
      await terms.client.updateIssueComment(summary.id, body);
    }
    // Another job took over the summary of an earlier version that this one was about to take over as well.
    if (summary === undefined && otherSummaries.some(({ id }) => id === taken)) {
      await createSummary(terms, body);
    }
  } catch (error) {
    // Everything is posted. The next run folds what is doubled.
    githubErrorOrThrow(error);
  }
}
