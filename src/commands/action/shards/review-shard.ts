import { dirname } from 'node:path';
import { EXIT } from '../../../errors.ts';
import { uploadArtifact } from '../../../github/artifact.ts';
import type { OpenedPullRequest } from '../../../github/open-pull-request.ts';
import { chooseGuidance } from '../../../jobs/choose/choose-guidance.ts';
import { reviewChange } from '../../../jobs/review.ts';
import { contextOfShard, describeMissing } from '../../../jobs/shards/context-of-shard.ts';
import { planReview, readShardNumber } from '../../../jobs/shards/plan-review.ts';
import { chooseModels } from '../../../models/choose.ts';
import { describeProgress } from '../../../reports/reasons/requests.ts';
import { drawVerdict } from '../../../reports/review/verdict.ts';

import { readGivenFiles } from '../../arguments/given-files.ts';
import { loadGrammars } from '../../assets/load-assets.ts';
import { openModelInput, routingFor } from '../../open/model-input.ts';
import { secretOf } from '../../shards/shard-secret.ts';
import { nameShard, writeShard } from '../../shards/write-shard.ts';
import { runFolder } from '../files.ts';
import { readSubject } from '../review/read-subject.ts';
import { findUnaskedModel } from '../unasked-model.ts';
import { verdictOutputs } from '../review/report-review.ts';
import type { ActionRun, Outcome } from '../run.ts';
import { readAttempt } from './attempt.ts';

/** Reviews one shard of the pull request. Nothing is posted: the result is uploaded for the job that merges all of them. */
export async function reviewShardInAction(run: ActionRun, opened: OpenedPullRequest, shard: string): Promise<Outcome> {
  const { options, runner, event } = run;
  const { message } = event;
  const choice = chooseModels(options, runner.environment);
  const unaskedModel = findUnaskedModel(run, opened, choice);
  const whole = await readSubject(run, opened);
  const chosen = await chooseGuidance(whole, { ...options, ...routingFor(choice, options, message) });
  const plan = planReview(chosen, opened.pull.headSha, readShardNumber(shard).most);
  const subject = contextOfShard(whole, plan.shards.length);
  const missing = describeMissing(plan.shards.length);
  if (missing !== undefined) {
    runner.log(missing);
  }
  const given = await readGivenFiles(options, { message });
  const input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    {
      environment: runner.environment,
      signal: runner.signal,
      say: (sentence) => runner.log(sentence),
      onReply: (progress) => runner.log(describeProgress(progress)),
      onEstimate: (sentence) => runner.log(`Estimate: ${sentence}.`),
    },
  );
  const settings = { ...options, ...unaskedModel, grammars: loadGrammars() };
  const written = await writeShard({
    plan,
    shard,
    secret: secretOf(choice, options),
    options: { outputDir: runFolder(run) },
    attempt: readAttempt(run),
    cut: runner.cut,
    reviewShard: (shardPaths) => reviewChange(subject, chosen, { ...settings, shardPaths }, input),
  });
  const { path, sentence, result } = written;
  runner.log(sentence);
  const name = `housestyle-${nameShard(shard)}`;
  const uploaded = await uploadArtifact({ name, folder: dirname(path), files: [path] }, runner);
  const isLost = uploaded.kind === 'failed';
  runner.log(
    isLost
      ? `The result could not be attached to the run: ${uploaded.reason}. Upload \`shard-file\` yourself, or run the job again.`
      : `The result is attached to the run as ${uploaded.name}.`,
  );
  return {
    outputs: { ...verdictOutputs(drawVerdict(result)), 'shard-file': path },
    jobSummary: '',
    exitCode: result.conclusion === 'failed' ? EXIT.failed : EXIT.done,
  };
}
