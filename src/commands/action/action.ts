import { chooseWork, type Work } from './choose-work.ts';
import { findUnmetCondition } from './find-idle-reason.ts';
import { endIdle } from './end-idle.ts';
import { startRun, withOpenedRun } from './open-run.ts';
import { cutOutcome, guardRunner } from './guard-runner.ts';
import type { ActionRun, GuardedRunner, Outcome, RunStart, Runner } from './run.ts';

/**
 * Reads the event, the inputs and the configuration, and does the work of the event. Nothing is requested for an event
 * without work. Throws a `UserError` for a wrong set-up or a failed run.
 */
export async function runAction(given: Runner): Promise<Outcome> {
  const runner = guardRunner(given);
  return cutOutcome(runner, await doEvent(runner));
}

async function doEvent(runner: GuardedRunner): Promise<Outcome> {
  const start = startRun(runner);
  if (start.options.allFiles) {
    const { auditInAction, refusePullRequests } = await import('./audit/audit.ts');
    refusePullRequests(start.event);
    return withOpenedRun(start, undefined, auditInAction);
  }
  const work = chooseWork(start.event, start.options);
  switch (work.kind) {
    case 'nothing':
      return endIdle(runner, work.reason);
    case 'comment':
      // The pull request is opened only if the comment is a command.
      return doComment(start);
    case 'second-stage':
      return reviewStagedPull(start);
    case 'review':
    case 'validate':
    case 'dump':
    case 'describe':
    case 'plan':
    case 'publish':
    case 'wrong':
      return withOpenedRun(start, findNumber(start), doWork);
  }
}

/** Reviews the pull request that the artifact of a finished workflow run names, after a check against GitHub's API. */
async function reviewStagedPull(start: RunStart): Promise<Outcome> {
  const { runner, event } = start;
  const { findStagedPull } = await import('./two-stages/find-staged-pull.ts');
  const staged = await findStagedPull(start);
  if (staged.kind === 'nothing') {
    return endIdle(runner, staged.reason);
  }
  const { pullRequest, requests } = staged;
  runner.log(
    `The artifact of the workflow run names pull request ${pullRequest}. GitHub confirms its head and the repository of the head.`,
  );
  const named = { ...start, event: { ...event, pullRequest }, firstStage: { requests } };
  return withOpenedRun(named, pullRequest, doWork);
}

function findNumber({ event, options, runner }: RunStart): number | undefined {
  const number = options.pullRequest ?? event.pullRequest;
  const others = event.finished?.pullRequests.filter((other) => other !== number) ?? [];
  if (options.pullRequest === undefined && others.length > 0) {
    runner.log(
      `The commit is also the head of ${others.map((other) => `#${other}`).join(', ')}. Only #${number} is reviewed.`,
    );
  }
  return number;
}

/** Does the work of an event. The configuration file may choose another than the inputs do. */
async function doWork(run: ActionRun): Promise<Outcome> {
  const work = checkState(run, chooseWork(run.event, run.options));
  // Each mode loads only what it uses.
  switch (work.kind) {
    case 'nothing':
      return endIdle(run.runner, work.reason);
    case 'wrong':
      throw work.error;
    case 'comment':
    case 'second-stage':
    case 'review':
      return (await import('./review.ts')).reviewInAction(run);
    case 'plan':
      return (await import('./shards/plan.ts')).planInAction(run);
    case 'publish':
      return (await import('./shards/publish.ts')).publishInAction(run);
    case 'validate':
      return (await import('./validate.ts')).validateInAction(run);
    case 'dump':
      return (await import('./dump.ts')).dumpInAction(run);
    case 'describe':
      return (await import('./describe.ts')).describeInAction(run);
  }
}

/**
 * Looks at the pull request as GitHub's API shows it. The payload of a check or a workflow run does not say whether it is open, a
 * draft or labeled; and the run of an event of pull requests may have waited for others while it was closed.
 */
function checkState({ event, options, opened }: ActionRun, work: Work): Work {
  if ((work.kind !== 'review' && work.kind !== 'describe' && work.kind !== 'publish') || opened === undefined) {
    return work;
  }
  const { pull } = opened;
  const { finished, payloadPull, pullRequest } = event;
  if (finished === undefined) {
    // GitHub may answer with an older state than that of the event for a moment.
    const isNewer = (pull.updatedAt ?? '') >= (payloadPull?.updatedAt ?? '');
    const isAbout = payloadPull !== undefined && event.comment === undefined && pullRequest === pull.number;
    return isAbout && isNewer ? workUnless(findUnmetCondition(pull, options), work) : work;
  }
  if (work.kind === 'publish') {
    return work;
  }
  if (finished.headSha !== pull.headSha && pullRequest === pull.number) {
    const [done, head] = [finished.headSha, pull.headSha].map((sha) => sha.slice(0, 7));
    return {
      kind: 'nothing',
      reason: `The event is about ${done}, but ${head} was pushed since. The run for it reviews.`,
    };
  }
  // A person who asks for a check again asks for the review.
  const isAsked = event.name !== 'workflow_run';
  const conditions = isAsked ? { reviewDrafts: true, reviewLabel: undefined } : options;
  return workUnless(findUnmetCondition(pull, conditions), work);
}

function workUnless(reason: string | undefined, work: Work): Work {
  return reason === undefined ? work : { kind: 'nothing', reason };
}

async function doComment(start: RunStart): Promise<Outcome> {
  const { handleComment } = await import('./comments/handle-comment.ts');
  return handleComment(start, async (run) => (await import('./review.ts')).reviewInAction(run));
}
