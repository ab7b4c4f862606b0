import { haveDecidedSince, withReopened } from '../../github/publishing/life/decided-since.ts';
import { readDeciders } from '../../github/publishing/life/read-deciders.ts';
import { makePart } from '../../github/publishing/part.ts';
import { standingReader } from '../../github/publishing/read-standing.ts';
import type { Standing } from '../../github/publishing/standing.ts';
import { chooseGuidance } from '../../jobs/choose/choose-guidance.ts';
import type { EarlierReview } from '../../jobs/incremental/choose-work.ts';
import { digestSettings, makeReviewKey } from '../../jobs/review-key.ts';
import { reviewChange } from '../../jobs/review.ts';
import { chooseModels } from '../../models/choose.ts';
import { describeProgress } from '../../reports/reasons/requests.ts';

import { reviewFailOn } from '../output/fail-on.ts';
import { readGivenFiles } from '../arguments/given-files.ts';
import { openModelInput, routingFor } from '../open/model-input.ts';
import type { ModelTerms } from '../open/open-models.ts';
import type { OpenedPullRequest } from '../../github/open-pull-request.ts';
import { endPaused } from './comments/end-paused.ts';
import { chooseSeal, postReview, readEarlier } from './review/post-review.ts';
import { giveWayToChanges, giveWayWith, type PullWatch } from './review/give-way.ts';
import { readPullRequest, readSubject } from './review/read-subject.ts';
import { noteIdleSilences } from './review/note-idle-silences.ts';
import { reportAgain } from './review/report-again.ts';
import { reportReview } from './review/report-review.ts';
import { afterMergeTerms } from './after-merge-terms.ts';
import { findUnaskedModel } from './unasked-model.ts';
import { compareRequests } from './two-stages/compare-requests.ts';
import { loadGrammars } from '../assets/load-assets.ts';
import { validationInReview } from '../open/validation-in-review.ts';
import type { ActionRun, Outcome } from './run.ts';

/** Reviews the pull request and posts what is new. Gives way if the pull request changes meanwhile. */
export async function reviewInAction(run: ActionRun): Promise<Outcome> {
  const opened = readPullRequest(run);
  const { shard } = run.options;
  if (shard !== undefined) {
    return (await import('./shards/review-shard.ts')).reviewShardInAction(run, opened, shard);
  }
  return giveWayToChanges(run, opened.pull, (watch) => reviewHead(run, opened, watch));
}

async function reviewHead(run: ActionRun, opened: OpenedPullRequest, watch: PullWatch): Promise<Outcome> {
  const { options, runner, event } = run;
  const { message } = event;
  const { pull } = opened;
  const failOn = reviewFailOn(options);
  const choice = chooseModels(options, runner.environment);
  const unaskedModel = findUnaskedModel(run, opened, choice);
  const subject = await readSubject(run, opened);
  const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, message) });
  const provider = choice.kind === 'offline' ? choice.kind : choice.main.provider;
  const given = await readGivenFiles(options, { message });
  const isAsked = run.isAgentAsked === true || (message ?? '').trim() !== '';
  const key = makeReviewKey(pull, { chosen, given, provider, settings: options });
  const seal = chooseSeal(run, opened, choice);
  const readStanding = standingReader(run.client, pull, seal, makePart(options));
  const earlier = await readEarlier(run, opened, readStanding);
  const paused = endPaused(run, earlier.state);
  if (paused !== undefined) {
    return paused;
  }
  // The record of a review has no room for what a SARIF file says, and a later step waits for the file.
  const isAgain = earlier.state?.key === key && !options.full && options.sarifFile === undefined;
  const deciders = isAgain ? await readDeciders(run.client, earlier, failOn !== 'never') : undefined;
  if (deciders !== undefined && earlier.state !== undefined && !haveDecidedSince(earlier, deciders)) {
    return reportAgain(run, earlier, earlier.state, failOn);
  }
  if (choice.kind === 'models') {
    await watch.waitForPushes();
  }
  const input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    modelTerms(run, watch),
  );
  watch.count(input?.models);
  const result = await reviewChange(
    subject,
    noteIdleSilences(chosen, earlier.state?.silenced),
    {
      ...options,
      ...unaskedModel,
      ...afterMergeTerms(run),
      ...validationInReview(options, run.trusted),
      grammars: loadGrammars(),
      isAsked,
    },
    input,
    earlierReview(options, earlier, {
      settings: digestSettings({ given, provider, settings: options }),
      isAsked,
      pull,
    }),
  );
  const target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha,
  };
  const onChanged = giveWayWith(watch, result, target);
  const terms = { earlier, readStanding, ...(deciders && { deciders }), seal, key, target, failOn, onChanged };
  const published = await postReview(run, opened, result, terms);
  return reportReview(run, published, target, failOn);
}

/** What is taken from earlier runs; undefined with `incremental: false`. */
function earlierReview(
  options: ActionRun['options'],
  standing: Standing,
  {
    settings,
    isAsked,
    pull,
  }: Pick<EarlierReview, 'settings'> & {
    readonly isAsked: boolean;
    readonly pull: OpenedPullRequest['pull'];
  },
): EarlierReview | undefined {
  const scope = isAsked ? 'asked' : options.full ? 'all' : 'changed';
  const bodyOf: EarlierReview['bodyOf'] = ({ comment }) =>
    standing.threads.find((thread) => thread.comment === comment)?.finding.body;
  return options.incremental
    ? { state: withReopened(standing), headSha: pull.headSha, settings, scope, bodyOf }
    : undefined;
}

function modelTerms({ runner, firstStage }: ActionRun, watch: PullWatch): ModelTerms {
  return {
    environment: runner.environment,
    signal: watch.signal,
    say: (sentence) => runner.log(sentence),
    onReply: (progress) => {
      runner.log(describeProgress(progress));
      watch.onReply();
    },
    onEstimate: (sentence) => runner.log(`Estimate: ${sentence}.`),
    ...(firstStage && { onCompose: (hashes) => runner.log(compareRequests(firstStage, hashes)) }),
  };
}
