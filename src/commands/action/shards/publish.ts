import { keepHeapSmall } from '../../../engine.ts';
import { makePart } from '../../../github/publishing/part.ts';
import { standingReader } from '../../../github/publishing/read-standing.ts';
import type { OpenedPullRequest } from '../../../github/open-pull-request.ts';
import { chooseGuidance } from '../../../jobs/choose/choose-guidance.ts';
import { acceptReports } from '../../../jobs/shards/accept-reports.ts';
import { mergeShards } from '../../../jobs/shards/merge-shards.ts';
import { planReview } from '../../../jobs/shards/plan-review.ts';
import { chooseModels } from '../../../models/choose.ts';

import { reviewFailOn } from '../../output/fail-on.ts';
import { validationInReview } from '../../open/validation-in-review.ts';
import { loadGrammars } from '../../assets/load-assets.ts';
import { routingFor } from '../../open/model-input.ts';
import { readMostShards } from '../../shards/read-shard-folder.ts';
import { secretOf } from '../../shards/shard-secret.ts';
import { endPaused } from '../comments/end-paused.ts';
import { giveWayToChanges, giveWayWith, type PullWatch } from '../review/give-way.ts';
import { chooseSeal, postReview, readEarlier } from '../review/post-review.ts';
import { readPullRequest, readSubject } from '../review/read-subject.ts';
import { reportReview } from '../review/report-review.ts';
import type { ActionRun, Outcome } from '../run.ts';
import { afterMergeTerms } from '../after-merge-terms.ts';
import { openResults } from './open-results.ts';

/** Merges the results of the shards into one review, and posts it as a review by one job would be posted. */
export function publishInAction(run: ActionRun): Promise<Outcome> {
  keepHeapSmall();
  const opened = readPullRequest(run);
  return giveWayToChanges(run, opened.pull, (watch) => publishHead(run, opened, watch));
}

async function publishHead(run: ActionRun, opened: OpenedPullRequest, watch: PullWatch): Promise<Outcome> {
  const { options, runner, event, client } = run;
  const { pull } = opened;
  const failOn = reviewFailOn(options);
  const choice = chooseModels(options, runner.environment);
  const subject = await readSubject(run, opened);
  const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, event.message) });
  const seal = chooseSeal(run, opened, choice);
  const readStanding = standingReader(client, pull, seal, makePart(options));
  const earlier = await readEarlier(run, opened, readStanding);
  const paused = endPaused(run, earlier.state);
  if (paused !== undefined) {
    return paused;
  }
  const results = await openResults(run);
  const plan = planReview(chosen, pull.headSha, options.shards ?? readMostShards(results.names));
  const accepted = await acceptReports(results.files, {
    plan,
    changed: new Set(subject.changes.files.map(({ path }) => path)),
    secret: secretOf(choice, options),
  });
  const refused = [...results.refused, ...accepted.refused];
  refused.forEach(({ name, reason }) => runner.log(`${name} is not used: it ${reason}.`));
  accepted.missing.forEach(({ index, reason }) => runner.log(`Shard ${index} of ${plan.shards.length} ${reason}.`));
  const settings = {
    ...options,
    ...afterMergeTerms(run),
    ...validationInReview(options, run.trusted),
    grammars: loadGrammars(),
    takesOverReports: true,
  };
  const result = await mergeShards(subject, chosen, plan, { ...accepted, refused }, settings);
  const target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha,
  };
  const onChanged = giveWayWith(watch, result, target);
  const terms = { earlier, readStanding, seal, key: plan.key, target, failOn, onChanged };
  const published = await postReview(run, opened, result, terms);
  return reportReview(run, published, target, failOn);
}
