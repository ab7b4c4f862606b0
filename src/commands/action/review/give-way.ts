import { EXIT, runError } from '../../../errors.ts';
import { GithubError } from '../../../github/api/github-error.ts';
import type { PullRequest } from '../../../github/client.ts';
import type { WorkflowEvent } from '../../../github/event.ts';
import { WORKFLOW_LOGIN } from '../../../github/workflow-login.ts';
import type { ReviewModels } from '../../../jobs/compose/review-models.ts';
import { sumRows } from '../../../models/spending/sum-rows.ts';
import { count } from '../../../reports/count.ts';

import type { ActionRun, Outcome } from '../run.ts';
import { choosePushWait } from './wait-for-pushes.ts';

/** Watches for pushes to a pull request while it is reviewed. */
export interface HeadWatch {
  /** Aborts when the run is stopped, and when it gives way to a new head. */
  readonly signal: AbortSignal;
  /** Waits a moment if the branch was pushed to several times. Ends the run if the head moved. */
  waitForPushes(): Promise<void>;
  /** What the review spends is counted here. */
  count(models: Pick<ReviewModels, 'meter'> | undefined): void;
  /** Has to be called between requests to models. Looks at the head at most every 30 seconds. */
  onReply(): void;
  /** Ends the run, unless no other run will review the new head. Right before posting. */
  giveWayTo(newHead: string): Promise<void>;
}

/**
 * Does a review that gives way when somebody pushes: it stops, posts nothing and ends with success, because the push starts
 * a run of its own. A review that a person asked for by a comment, a dispatch or a check goes on; no other run would do it.
 */
export async function giveWayToPushes(
  run: ActionRun,
  pull: PullRequest,
  review: (watch: HeadWatch) => Promise<Outcome>,
): Promise<Outcome> {
  const watch = new PushWatch(run, pull);
  try {
    return await review(watch);
  } catch (error) {
    // A stopped review ends with an error of its own.
    if (watch.newHead === undefined || run.runner.signal.aborted) {
      throw error;
    }
    return reportSuperseded(run, pull, watch.newHead, watch.models);
  }
}

/** Events of which a push causes another one. */
const REPEATED_EVENTS = new Set(['pull_request', 'pull_request_target', 'workflow_run']);
const CHECK_INTERVAL_MS = 30_000;

class SupersededError extends Error {}

class PushWatch implements HeadWatch {
  readonly signal: AbortSignal;
  newHead: string | undefined;
  models: Pick<ReviewModels, 'meter'> | undefined;
  readonly #run: ActionRun;
  readonly #pull: PullRequest;
  readonly #superseded = new AbortController();
  #checkedAt: number;
  #mayGiveWay: boolean;

  constructor(run: ActionRun, pull: PullRequest) {
    this.#run = run;
    this.#pull = pull;
    this.#checkedAt = run.runner.clock.now();
    this.#mayGiveWay = REPEATED_EVENTS.has(run.event.name);
    this.signal = AbortSignal.any([run.runner.signal, this.#superseded.signal]);
  }

  count(models: Pick<ReviewModels, 'meter'> | undefined): void {
    this.models = models;
  }

  async waitForPushes(): Promise<void> {
    const { client, options, runner, event } = this.#run;
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
      await this.#check(await client.headOf(this.#pull.number));
    }
  }

  onReply(): void {
    const { client, runner } = this.#run;
    const now = runner.clock.now();
    if (this.#mayGiveWay && now - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checkedAt = now;
      void client
        .headOf(this.#pull.number)
        .then((head) => this.#check(head))
        // The signal tells the review.
        .catch(() => undefined);
    }
  }

  async giveWayTo(newHead: string): Promise<void> {
    if (!this.#mayGiveWay) {
      return;
    }
    if (newHead === this.#run.event.payloadPull?.headSha && this.#isOfEvent()) {
      throw staleError(this.#pull.headSha, newHead);
    }
    const push = (await this.#readPushes()).find(({ head }) => head === newHead);
    // What this account pushes starts no workflow.
    if (push?.by === WORKFLOW_LOGIN) {
      this.#mayGiveWay = false;
      return;
    }
    this.newHead = newHead;
    this.#superseded.abort();
    throw new SupersededError(`${newHead} was pushed`);
  }

  /** The reference may lag behind, so the pull request decides. */
  async #check(head: string | undefined): Promise<void> {
    const { number, headSha } = this.#pull;
    if (head === undefined || head === headSha || !this.#mayGiveWay) {
      return;
    }
    const current = await this.#run.client.pull(number).catch((error: unknown) => {
      if (error instanceof GithubError) {
        return undefined;
      }
      throw error;
    });
    if (current !== undefined && current.headSha !== headSha) {
      await this.giveWayTo(current.headSha);
    }
  }

  #isOfEvent(): boolean {
    return this.#run.event.pullRequest === this.#pull.number;
  }

  #readPushes(): ReturnType<ActionRun['client']['recentPushes']> {
    const { headRepository, headRef } = this.#pull;
    return headRepository === undefined ? Promise.resolve([]) : this.#run.client.recentPushes(headRepository, headRef);
  }
}

/** GitHub may answer with an older state for a moment. This run is the one for the new head, so no other would review it. */
function staleError(read: string, head: string): Error {
  const [old, own] = [read, head].map((sha) => sha.slice(0, 7));
  return runError(
    'stale-head',
    `GitHub named ${old} as the head of the pull request at first, and not ${own}, for which this run was started. Nothing was posted`,
    'Run the job again.',
  );
}

function isFurtherPush({ name, action }: WorkflowEvent): boolean {
  return (name === 'pull_request' || name === 'pull_request_target') && action === 'synchronize';
}

/** Reports a review that gave way: nothing is posted, and what it spent is told. */
function reportSuperseded(
  { runner }: ActionRun,
  { headSha }: PullRequest,
  newHead: string,
  models: Pick<ReviewModels, 'meter'> | undefined,
): Outcome {
  const rows = models?.meter.rows() ?? [];
  const { requests, inputTokens, outputTokens, cost } = sumRows(rows);
  const [old, head] = [headSha, newHead].map((sha) => sha.slice(0, 7));
  const spent =
    requests === 0
      ? 'No model was asked.'
      : `Models got ${count(requests, 'request')}, with ${count(inputTokens, 'input token')} and ${count(outputTokens, 'output token')}.`;
  const sentence = `${head} was pushed while ${old} was reviewed. The run for ${head} reviews, so nothing is posted here. ${spent}`;
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
    jobSummary: sentence,
    exitCode: EXIT.done,
  };
}
