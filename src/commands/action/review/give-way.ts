import { EXIT, runError } from '../../../errors.ts';
import type { PullNow, PullRequest } from '../../../github/client.ts';
import type { WorkflowEvent } from '../../../github/event.ts';
import { WORKFLOW_LOGIN } from '../../../github/workflow-login.ts';
import type { ReviewModels } from '../../../jobs/compose/review-models.ts';
import { isChanged } from '../../../jobs/publish-review.ts';
import { sumRows } from '../../../models/spending/sum-rows.ts';
import { count } from '../../../reports/count.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import type { ReviewResult } from '../../../reports/review/review-result.ts';
import { MAX_REPORT_CHARACTERS, reviewMarkdown } from '../../../reports/review/summary.ts';

import { readWorkflowPath } from '../after-merge-terms.ts';
import { findUnmetCondition } from '../find-idle-reason.ts';
import type { ActionRun, Outcome } from '../run.ts';
import { startsOnEdits } from './starts-on-edits.ts';
import { choosePushWait } from './wait-for-pushes.ts';

/** Watches a pull request while it is reviewed. */
export interface PullWatch {
  /** Aborts when the run is stopped, and when it gives way. */
  readonly signal: AbortSignal;
  /** Waits a moment if the branch was pushed to several times. Ends the run if the pull request changed. */
  waitForPushes(): Promise<void>;
  /** What the review spends is counted here. */
  count(models: Pick<ReviewModels, 'meter'> | undefined): void;
  /** Has to be called between requests to models. Looks at the pull request at most every 30 seconds. */
  onReply(): void;
  /**
   * Ends the run if the change makes its review useless. Right before posting.
   *
   * @param drawFound draws what the review found as Markdown, for the job summary
   */
  giveWay(now: PullNow, drawFound?: () => string): Promise<void>;
}

/**
 * Does a review that gives way when the pull request changes: it stops, posts nothing and ends with success. After a push or
 * for another base branch, a run of its own reviews; one that is closed, or a draft that is not to be reviewed, needs no
 * review. A review that a person asked for by a comment, a dispatch or a check goes on; no other run would do it.
 */
export async function giveWayToChanges(
  run: ActionRun,
  pull: PullRequest,
  review: (watch: PullWatch) => Promise<Outcome>,
): Promise<Outcome> {
  const watch = new ChangeWatch(run, pull);
  try {
    return await review(watch);
  } catch (error) {
    // A stopped review ends with an error of its own.
    if (watch.end === undefined || run.runner.signal.aborted) {
      throw error;
    }
    if (watch.end.kind === 'failed') {
      throw watch.end.error;
    }
    return reportEnded(run, watch.end, watch.models);
  }
}

/** What a watch does right before a result is posted, if the pull request changed. */
export function giveWayWith(
  watch: PullWatch,
  result: ReviewResult,
  target: LinkTarget,
): (now: PullNow) => Promise<void> {
  const drawFound = (): string => reviewMarkdown(result, { all: true, target, most: MAX_REPORT_CHARACTERS });
  return (now) => watch.giveWay(now, drawFound);
}

/** Events that come again when a pull request changes. */
const REPEATED_EVENTS = new Set(['pull_request', 'pull_request_target', 'workflow_run']);
const CHECK_INTERVAL_MS = 30_000;

type End =
  /** Nothing is posted, and the run ends with success. `sentence` says why. */
  | { readonly kind: 'given way'; readonly sentence: string; readonly found?: string }
  /** Nothing is posted, and no other run may review. */
  | { readonly kind: 'failed'; readonly error: Error };

class GivenWayError extends Error {}

class ChangeWatch implements PullWatch {
  readonly signal: AbortSignal;
  end: End | undefined;
  models: Pick<ReviewModels, 'meter'> | undefined;
  readonly #run: ActionRun;
  readonly #pull: PullRequest;
  readonly #ended = new AbortController();
  #checkedAt: number;
  #isReviewedAnyway: boolean;

  constructor(run: ActionRun, pull: PullRequest) {
    this.#run = run;
    this.#pull = pull;
    this.#checkedAt = run.runner.clock.now();
    this.#isReviewedAnyway = !REPEATED_EVENTS.has(run.event.name);
    this.signal = AbortSignal.any([run.runner.signal, this.#ended.signal]);
  }

  count(models: Pick<ReviewModels, 'meter'> | undefined): void {
    this.models = models;
  }

  async waitForPushes(): Promise<void> {
    const { options, runner, event } = this.#run;
    const { waitForPushes } = options;
    if (waitForPushes === 0 || !isFurtherPush(event)) {
      return;
    }
    const pushes = await this.#readPushes();
    const wait = choosePushWait(pushes, waitForPushes, runner.clock.now());
    if (wait > 0) {
      const seconds = count(Math.ceil(wait / 1_000), 'second');
      runner.log(
        `The branch was pushed to several times within ten minutes. Waiting ${seconds} for another push (\`wait-for-pushes\`).`,
      );
      await runner.clock.wait(wait, runner.signal);
      await this.#look();
    }
  }

  onReply(): void {
    const now = this.#run.runner.clock.now();
    if (now - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checkedAt = now;
      // The signal tells the review.
      void this.#look().catch(() => undefined);
    }
  }

  async giveWay(now: PullNow, drawFound?: () => string): Promise<void> {
    const end = await this.#findEnd(now);
    if (end === undefined || this.#run.runner.signal.aborted) {
      return;
    }
    // Nothing else reviews what was found on a pull request that is closed.
    const isLost = end.kind === 'given way' && !now.isOpen && drawFound !== undefined;
    this.end = isLost ? { ...end, found: drawFound() } : end;
    this.#ended.abort();
    throw new GivenWayError('the pull request changed');
  }

  async #look(): Promise<void> {
    const now = await this.#run.client.pullNow(this.#pull.number);
    if (now !== undefined && isChanged(this.#pull, now)) {
      await this.giveWay(now);
    }
  }

  async #findEnd(now: PullNow): Promise<End | undefined> {
    const { event, options } = this.#run;
    const { number, headSha, baseRef } = this.#pull;
    if (this.#isReviewedAnyway) {
      return now.baseRef === baseRef ? undefined : { kind: 'failed', error: baseError(baseRef, now.baseRef) };
    }
    const unmet = findUnmetCondition({ number, ...now }, options);
    if (unmet !== undefined) {
      return { kind: 'given way', sentence: `${unmet} This changed during the review, so nothing is posted.` };
    }
    const own = event.pullRequest === number ? event.payloadPull : undefined;
    if (now.baseRef !== baseRef) {
      if (now.baseRef === own?.baseRef) {
        return { kind: 'failed', error: staleError('base branch', baseRef, now.baseRef) };
      }
      const isRepeated = await startsOnEdits(
        this.#run.trusted,
        readWorkflowPath(this.#run.runner.environment),
        event.name,
      );
      return isRepeated
        ? { kind: 'given way', sentence: retargetedSentence(baseRef, now.baseRef) }
        : { kind: 'failed', error: baseError(baseRef, now.baseRef) };
    }
    return now.headSha === headSha ? undefined : this.#findPush(now.headSha, own?.headSha);
  }

  async #findPush(newHead: string, ownHead: string | undefined): Promise<End | undefined> {
    const [before, after] = [this.#pull.headSha, newHead].map((sha) => sha.slice(0, 7));
    if (newHead === ownHead) {
      return { kind: 'failed', error: staleError('head', String(before), String(after)) };
    }
    const push = (await this.#readPushes()).find(({ head }) => head === newHead);
    // What this account pushes starts no workflow.
    if (push?.by === WORKFLOW_LOGIN) {
      this.#isReviewedAnyway = true;
      return undefined;
    }
    const sentence = `${after} was pushed while ${before} was reviewed. The run for ${after} reviews, so nothing is posted here.`;
    return { kind: 'given way', sentence };
  }

  #readPushes(): ReturnType<ActionRun['client']['recentPushes']> {
    const { headRepository, headRef } = this.#pull;
    return headRepository === undefined ? Promise.resolve([]) : this.#run.client.recentPushes(headRepository, headRef);
  }
}

/** GitHub may answer with an older state for a moment. This run is the one for the new state, so no other would review it. */
function staleError(what: string, read: string, own: string): Error {
  return runError(
    'stale-head',
    `GitHub named ${read} as the ${what} of the pull request at first, and not ${own}, for which this run was started. Nothing was posted`,
    'Run the job again.',
  );
}

function retargetedSentence(before: string, after: string): string {
  return `The base branch was changed from ${before} to ${after} during the review. The run for the change (\`edited\`) reviews by the rules of ${after}, so nothing is posted here.`;
}

function baseError(before: string, after: string): Error {
  return runError(
    'base-changed',
    `The base branch was changed from ${before} to ${after} during the review, which read the rules of ${before}. Nothing was posted`,
    'Run the job again. With `edited` among the `types` of the event, the workflow does so by itself.',
  );
}

function isFurtherPush({ name, action }: WorkflowEvent): boolean {
  return (name === 'pull_request' || name === 'pull_request_target') && action === 'synchronize';
}

/** Reports a review that gave way: nothing is posted, and what it spent is told. */
function reportEnded(
  { runner }: ActionRun,
  { sentence: why, found }: Extract<End, { readonly kind: 'given way' }>,
  models: Pick<ReviewModels, 'meter'> | undefined,
): Outcome {
  const rows = models?.meter.rows() ?? [];
  const { requests, inputTokens, outputTokens, cost } = sumRows(rows);
  const spent =
    requests === 0
      ? 'No model was asked.'
      : `Models got ${count(requests, 'request')}, with ${count(inputTokens, 'input token')} and ${count(outputTokens, 'output token')}.`;
  const sentence = `${why} ${spent}`;
  runner.log(sentence);
  return {
    outputs: {
      findings: '0',
      'comments-posted': '0',
      fixed: '0',
      'review-url': '',
      'input-tokens': String(inputTokens),
      'output-tokens': String(outputTokens),
      requests: String(requests),
      cost: cost === undefined ? '' : String(cost),
      usage: JSON.stringify(rows),
      conclusion: 'skipped',
    },
    jobSummary: found === undefined ? sentence : `${sentence} The review had found this:\n\n${found}`,
    exitCode: EXIT.done,
  };
}
