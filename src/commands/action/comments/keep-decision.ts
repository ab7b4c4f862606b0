import { isSealed, sealState, type Seal } from '../../../reports/review/state/seal.ts';
import { decisionSummary, NO_REVIEW_STATE, replaceState } from '../../../reports/review/state/decisions.ts';
import { readSummaryMarkers } from '../../../reports/review/markers.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';
import type { PostedComment } from '../../../github/threads/comments.ts';
import { writeOnce } from '../../../github/publishing/write-once.ts';
import { chooseModels } from '../../../models/choose.ts';

import { WORKFLOW_LOGIN } from '../../../github/workflow-login.ts';
import { chooseSeal } from '../review/post-review.ts';
import type { CommentRun } from './comment-run.ts';

/**
 * Changes the state of the pull request, which is kept in its summary comment. Without a summary, one is posted.
 *
 * @param change returns the same state if there is nothing to change
 * @returns `unsealed` if there is no secret to seal the state with, so that nothing can be kept. Throws a `GithubError` or
 *   an `UnclearWriteError`
 */
export async function keepDecision(
  run: CommentRun,
  change: (state: ReviewState) => ReviewState,
): Promise<'kept' | 'unsealed'> {
  const { client, number, runner, options } = run;
  const seal = await openSeal(run);
  if (seal.secret === undefined) {
    return 'unsealed';
  }
  const found = await findSummary(run, seal);
  const changed = change(found?.state ?? NO_REVIEW_STATE);
  const state = changed === found?.state ? undefined : sealState(changed, seal);
  if (state === undefined) {
    return 'kept';
  }
  if (options.dryRun) {
    runner.log('`dry-run` is on: the decision was not kept.');
    return 'kept';
  }
  if (found !== undefined) {
    await client.updateIssueComment(found.summary.id, replaceState(found.summary.body, state));
    return 'kept';
  }
  const { clock, signal } = runner;
  await writeOnce<object>(
    {
      what: 'the summary comment',
      send: () => client.createIssueComment(number, decisionSummary(state)),
      look: async () => (await findSummary(run, seal))?.summary,
    },
    { clock, signal },
  );
  return 'kept';
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
 * Finds our summary, the oldest if there are several. Anybody can copy one with its state, bots included, so its author
 * decides: ourselves, or for a sealed state the account of workflows, because the question who we are costs a request.
 */
async function findSummary({ client, number }: CommentRun, seal: Seal): Promise<FoundSummary | undefined> {
  const summaries = (await client.issueComments(number, ({ body }) => readSummaryMarkers(body).isSummary))
    .toSorted((one, other) => one.id - other.id)
    .map((summary) => ({ summary, ...readSummaryMarkers(summary.body) }))
    .map(({ summary, state }) => ({
      summary,
      state: state !== undefined && isSealed(state, seal) ? state : undefined,
    }));
  const sealed = summaries.find(({ summary, state }) => state !== undefined && summary.author === WORKFLOW_LOGIN);
  if (sealed !== undefined || summaries.length === 0) {
    return sealed;
  }
  const login = (await client.login()) ?? WORKFLOW_LOGIN;
  const own = summaries.filter(({ summary }) => summary.author === login);
  return own.find(({ state }) => state !== undefined) ?? own[0];
}
