import { dirname } from 'node:path';
import { EXIT, usageError, UserError } from '../../../errors.ts';
import { uploadArtifact } from '../../../github/artifact.ts';
import type { WorkflowEvent } from '../../../github/event.ts';
import type { AuditSubject } from '../../../jobs/audit/audit-subject.ts';
import { auditInRounds, type BatchedAudit } from '../../../jobs/audit/audit-in-rounds.ts';
import { openAudit } from '../../../jobs/audit/open-audit.ts';
import { openTree, type AuditedTree } from '../../../jobs/audit/open-tree.ts';
import { planAudit } from '../../../jobs/audit/plan-audit.ts';
import { acceptReports } from '../../../jobs/shards/accept-reports.ts';
import { mergeShards } from '../../../jobs/shards/merge-shards.ts';
import { readShardNumber } from '../../../jobs/shards/plan-review.ts';
import { chooseModels, unaskedModelError, type ModelChoice } from '../../../models/choose.ts';
import { count } from '../../../reports/count.ts';
import { describeProgress } from '../../../reports/reasons/requests.ts';
import { describeBatches, describeCancelled } from '../../../reports/audit/batches.ts';
import type { ModelInput } from '../../../jobs/review.ts';
import { drawVerdict } from '../../../reports/review/verdict.ts';
import { planSentence } from '../../../reports/shards/plan.ts';
import { concealedWorkspace } from '../../../workspace/concealed.ts';
import { readGivenFiles } from '../../arguments/given-files.ts';
import { planOutcome } from '../shards/plan.ts';
import { keepParts } from '../../audit/keep-parts.ts';
import { readAuditBaseline } from '../../audit/read-audit-baseline.ts';
import { keepHeapTight } from '../../../engine.ts';
import { loadGrammars } from '../../assets/load-assets.ts';
import { openModelInput, routingFor } from '../../open/model-input.ts';
import { readMostShards } from '../../shards/read-shard-folder.ts';
import { secretOf } from '../../shards/shard-secret.ts';
import { nameShard, writeShard } from '../../shards/write-shard.ts';
import { runFolder } from '../files.ts';
import { verdictOutputs } from '../review/report-review.ts';
import { workflowGuidance, type ActionRun, type Outcome } from '../run.ts';
import { readAttempt } from '../shards/attempt.ts';
import { openResults } from '../shards/open-results.ts';
import { reportAudit } from './report-audit.ts';

interface AuditRun {
  readonly run: ActionRun;
  readonly audited: AuditSubject;
  readonly choice: ModelChoice;
}

/**
 * Audits all files of the workflow's commit, or plans, does or merges a part of it. Nothing is posted: the result is the
 * summary of the job, and files.
 */
export async function auditInAction(run: ActionRun): Promise<Outcome> {
  const { mode, shard } = run.options;
  switch (mode) {
    case 'plan':
      return withTree(run, planJob);
    case 'publish':
      return withTree(run, publishJob);
    case 'auto':
    case 'review':
      return withTree(run, shard === undefined ? auditJob : (audit) => shardJob(audit, shard));
    case 'validate':
    case 'dump':
    case 'describe':
      throw usageError(
        'no-audit',
        `\`mode: ${mode}\` reads no source files, so \`all-files\` has no effect`,
        'Remove `all-files`, or use the mode `review`, `plan` or `publish`.',
      );
  }
}

/**
 * Throws a `UserError` for an event that is about a pull request. The instructions and the configuration of an audit are
 * those of the audited commit, which would be the change itself.
 */
export function refusePullRequests({ name, pullRequest }: WorkflowEvent): void {
  if (pullRequest !== undefined || name.startsWith('pull_request')) {
    throw usageError(
      'audit-of-pull-request',
      `An audit does not run on the event \`${name}\`, which is about a pull request`,
      'Run it on `schedule`, `workflow_dispatch` or `push`, and leave pull requests to the review.',
    );
  }
}

async function withTree(run: ActionRun, work: (audit: AuditRun) => Promise<Outcome>): Promise<Outcome> {
  const { options, runner, event } = run;
  keepHeapTight();
  const tree = await openCheckout(run);
  try {
    const choice = chooseModels(options, runner.environment);
    const guidance = await workflowGuidance(run, concealedWorkspace(tree.workspace));
    const settings = { ...options, ...routingFor(choice, options, event.message) };
    return await work({ run, audited: await openAudit(tree, guidance, settings), choice });
  } finally {
    tree.close();
  }
}

async function openCheckout({ runner, event }: ActionRun): Promise<AuditedTree> {
  const hint = 'Add `actions/checkout` before this step: an audit reads its files from the disk.';
  if (runner.checkout === undefined) {
    throw usageError('no-checkout', 'There is no checkout to audit', hint);
  }
  try {
    return await openTree({ repo: runner.checkout, head: event.sha });
  } catch (error) {
    throw error instanceof UserError
      ? usageError('no-checkout', `The checkout does not have the commit ${event.sha.slice(0, 7)} of this run`, hint)
      : error;
  }
}

async function planJob({ run, audited }: AuditRun): Promise<Outcome> {
  const plan = planAudit(audited, run.options.shards);
  run.runner.log(planSentence(plan));
  return planOutcome(plan);
}

async function auditJob(audit: AuditRun): Promise<Outcome> {
  const { run, audited } = audit;
  if (run.options.cancelBatches) {
    return cancelBatches(audit);
  }
  const known = await readAuditBaseline(run.options, audited.subject.trusted);
  const read = await readTree(audit, { known });
  const outcome = await reportAudit(run, read.result, audited.tree.commit);
  return {
    ...outcome,
    outputs: { ...outcome.outputs, ...batchOutputs(read) },
    exitCode: read.batches?.failure === undefined ? outcome.exitCode : EXIT.failed,
  };
}

async function cancelBatches(audit: AuditRun): Promise<Outcome> {
  const { run } = audit;
  const input = await openInput(audit);
  run.runner.log(describeCancelled((await input?.models.batches?.cancel(run.runner.signal)) ?? 0));
  return { outputs: { conclusion: 'skipped' }, jobSummary: '', exitCode: EXIT.done };
}

function batchOutputs({ batches }: BatchedAudit): Readonly<Record<string, string>> {
  return batches === undefined ? {} : { 'waiting-requests': String(batches.waiting) };
}

async function shardJob(audit: AuditRun, shard: string): Promise<Outcome> {
  const { run, audited, choice } = audit;
  const { runner } = run;
  let read: BatchedAudit | undefined;
  const { path, sentence, result } = await writeShard({
    plan: planAudit(audited, readShardNumber(shard).most),
    shard,
    secret: secretOf(choice, run.options),
    options: { outputDir: runFolder(run) },
    attempt: readAttempt(run),
    cut: runner.cut,
    reviewShard: async (paths) => {
      read = await readTree(audit, { shard: paths });
      return read.result;
    },
  });
  runner.log(sentence);
  const name = `housestyle-${nameShard(shard)}`;
  const uploaded = await uploadArtifact({ name, folder: dirname(path), files: [path] }, runner);
  runner.log(
    uploaded.kind === 'failed'
      ? `The result could not be attached to the run: ${uploaded.reason}. Upload \`shard-file\` yourself, or run the job again.`
      : `The result is attached to the run as ${uploaded.name}.`,
  );
  return {
    outputs: { ...verdictOutputs(drawVerdict(result)), 'shard-file': path, ...(read && batchOutputs(read)) },
    jobSummary: '',
    exitCode: result.conclusion === 'failed' || read?.batches?.failure !== undefined ? EXIT.failed : EXIT.done,
  };
}

async function publishJob({ run, audited, choice }: AuditRun): Promise<Outcome> {
  const { options, runner } = run;
  const { subject, chosen } = audited;
  const results = await openResults(run);
  const plan = planAudit(audited, options.shards ?? readMostShards(results.names));
  const accepted = await acceptReports(results.files, {
    plan,
    changed: new Set(subject.changes.files.map(({ path }) => path)),
    secret: secretOf(choice, run.options),
  });
  const refused = [...results.refused, ...accepted.refused];
  refused.forEach(({ name, reason }) => runner.log(`${name} is not used: it ${reason}.`));
  accepted.missing.forEach(({ index, reason }) => runner.log(`Shard ${index} of ${plan.shards.length} ${reason}.`));
  const known = await readAuditBaseline(options, subject.trusted);
  const settings = { ...options, grammars: loadGrammars(), known, takesOverReports: true };
  const result = await mergeShards(subject, chosen, plan, { ...accepted, refused }, settings);
  return reportAudit(run, result, plan.commit);
}

/** Reads the files of the tree, or of a shard. */
async function readTree(
  audit: AuditRun,
  {
    known,
    shard,
  }: { readonly known?: Awaited<ReturnType<typeof readAuditBaseline>>; readonly shard?: ReadonlySet<string> },
): Promise<BatchedAudit> {
  const { run, audited, choice } = audit;
  const { options, runner } = run;
  const say = (sentence: string): void => runner.log(sentence);
  const done = await auditInRounds(audited, {
    settings: { ...options, grammars: loadGrammars(), known },
    input: await openInput(audit),
    batchMinutes: options.batchMinutes,
    kept: await keepParts(audited, options, choice, { say, cut: runner.cut }),
    ...(shard === undefined ? {} : { shard }),
  });
  const { parts, keptParts, partsLeft } = done;
  say(`${count(parts, 'part')}: ${keptParts} from an earlier audit, ${partsLeft} left for the next one.`);
  describeBatches(done).forEach(say);
  return done;
}

async function openInput({ run, audited, choice }: AuditRun): Promise<ModelInput | undefined> {
  const { options, runner } = run;
  if (choice.kind === 'offline' && choice.unaskedModel !== undefined) {
    throw unaskedModelError(choice.unaskedModel);
  }
  const say = (sentence: string): void => runner.log(sentence);
  const given = await readGivenFiles(options, { message: undefined });
  const { subject, chosen } = audited;
  return openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    {
      environment: runner.environment,
      signal: runner.signal,
      say,
      onReply: (progress) => runner.log(describeProgress(progress)),
      onEstimate: (sentence) => say(`Estimate: ${sentence}.`),
      inBatches: options.batch || options.cancelBatches,
    },
  );
}
