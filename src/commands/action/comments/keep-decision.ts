import { isSealed, sealState, type Seal } from '../../../reports/review/state/seal.ts';
import { decisionSummary, NO_REVIEW_STATE, replaceState } from '../../../reports/review/state/decisions.ts';
import { readPart, readSummaryMarkers } from '../../../reports/review/markers.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';
import type { PostedComment } from '../../../github/threads/comments.ts';
import { groupBy } from '../../../structures/group-by.ts';
import { writeOnce } from '../../../github/publishing/write-once.ts';
import { chooseModels } from '../../../models/choose.ts';

import { WORKFLOW_LOGIN } from '../../../github/workflow-login.ts';
import { chooseSeal } from '../review/post-review.ts';
import type { CommentRun } from './comment-run.ts';

/**
 * Changes the state of the pull request, which is kept in its summary comment: in each, if several jobs review a part of the
 * change. Without a summary, one is posted.
 *
 * @param change returns the same state if there is nothing to change
 * @returns `unsealed` if there is no secret to seal the state with, so that nothing can be kept. Throws a `GithubError` or
 *   an `UnclearWriteError`
 */
export async function keepDecision(
  run: CommentRun,
  change: (state: ReviewState) => ReviewState,
): Promise<'kept' | 'unsealed'> {
  const { client, runner, options } = run;
  const seal = await openSeal(run);
  if (seal.secret === undefined) {
    return 'unsealed';
  }
  const found = await findSummaries(run, seal);
  const changes = (found.length === 0 ? [undefined] : found).flatMap((one) => {
    const changed = change(one?.state ?? NO_REVIEW_STATE);
    const state = changed === one?.state ? undefined : sealState(changed, seal);
    return state === undefined ? [] : [{ summary: one?.summary, state }];
  });
  if (changes.length > 0 && options.dryRun) {
    runner.log('`dry-run` is on: the decision was not kept.');
    return 'kept';
  }
  for (const { summary, state } of changes) {
    await (summary === undefined
      ? postSummary(run, state, seal)
      : client.updateIssueComment(summary.id, replaceState(summary.body, state)));
  }
  return 'kept';
}

async function postSummary(run: CommentRun, state: ReviewState, seal: Seal): Promise<void> {
  const { client, number, runner } = run;
  const { clock, signal } = runner;
  await writeOnce<object>(
    {
      what: 'the summary comment',
      send: () => client.createIssueComment(number, decisionSummary(state)),
      look: async () => (await findSummaries(run, seal))[0]?.summary,
    },
    { clock, signal },
  );
}

async function openSeal(run: CommentRun): Promise<Seal> {
  const { event, number, runner } = run;
  const options = await run.readOptions();
  const pull = { baseRepository: `${event.owner}/${event.repository}`, number };
  return chooseSeal({ options }, { pull }, chooseModels(options, runner.environment));
}

interface FoundSummary {
  readonly summary: PostedComment;
  /** Undefined if it is not sealed. */
  readonly state: ReviewState | undefined;
}

/**
 * Finds our summaries: one for each part of the change, the oldest if there are several. Anybody can copy one with its state,
 * bots included, so its author decides: ourselves, or for a sealed state the account of workflows, because the question who we
 * are costs a request.
 */
async function findSummaries({ client, number }: CommentRun, seal: Seal): Promise<readonly FoundSummary[]> {
  const summaries = (await client.issueComments(number, ({ body }) => readSummaryMarkers(body).isSummary))
    .toSorted((one, other) => one.id - other.id)
    .map((summary) => ({ summary, ...readSummaryMarkers(summary.body) }))
    .map(({ summary, state }) => ({
      summary,
      state: state !== undefined && isSealed(state, seal) ? state : undefined,
    }));
  const sealed = summaries.filter(({ summary, state }) => state !== undefined && summary.author === WORKFLOW_LOGIN);
  if (sealed.length > 0 || summaries.length === 0) {
    return firstOfParts(sealed);
  }
  const login = (await client.login()) ?? WORKFLOW_LOGIN;
  const own = summaries.filter(({ summary }) => summary.author === login);
  const known = own.filter(({ state }) => state !== undefined);
  return firstOfParts(known.length > 0 ? known : own);
}

function firstOfParts(summaries: readonly FoundSummary[]): readonly FoundSummary[] {
  return [...groupBy(summaries, ({ summary }) => readPart(summary.body)).values()].flatMap(([first]) => first ?? []);
}
