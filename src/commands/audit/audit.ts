import { EXIT, usageError } from '../../errors.ts';
import { acceptReports } from '../../jobs/shards/accept-reports.ts';
import type { AuditSubject } from '../../jobs/audit/audit-subject.ts';
import { auditInRounds, type BatchedAudit, type RoundTerms } from '../../jobs/audit/audit-in-rounds.ts';
import { divideIntoParts, openPart } from '../../jobs/audit/audit-tree.ts';
import { writeAuditBaseline } from '../../jobs/audit/audit-baseline.ts';
import { planAudit } from '../../jobs/audit/plan-audit.ts';
import { mergeShards } from '../../jobs/shards/merge-shards.ts';
import { readShardNumber } from '../../jobs/shards/plan-review.ts';
import type { ModelInput } from '../../jobs/review.ts';
import { unaskedModelError, type ModelChoice } from '../../models/choose.ts';
import { AUDIT_BASELINE_PATH, type Options } from '../../options/options.ts';
import { auditPage } from '../../reports/audit/audit-page.ts';
import { describeBatches, describeCancelled } from '../../reports/audit/batches.ts';
import { count, countPart } from '../../reports/count.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import { planJson, planText } from '../../reports/shards/plan.ts';
import { jsonText } from '../../text/json/json-text.ts';
import { VERSION } from '../../version.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import { readGivenFiles } from '../arguments/given-files.ts';
import { refuseForeignServer } from '../open/foreign-server.ts';
import { loadGrammars } from '../assets/load-assets.ts';
import { openBill } from '../open/open-bill.ts';
import { openModelInput, terminalTerms } from '../open/model-input.ts';
import { reportReview } from '../report-review.ts';
import { listShardFiles, readMostShardsIn, readShardFiles } from '../shards/read-shard-folder.ts';
import { secretOf } from '../shards/shard-secret.ts';
import type { Terminal } from '../output/terminal.ts';
import { refuseUnwritable } from '../output/write-output.ts';
import { keepParts } from './keep-parts.ts';
import { readAuditBaseline } from './read-audit-baseline.ts';
import { withTree } from './with-tree.ts';

/** `housestyle review --all-files`: audits the files of a commit, or those of one shard. */
export function runAudit(line: CommandLine, terminal: Terminal): Promise<number> {
  return withTree(line, terminal, async ({ audited, options, choice, root }) => {
    refuseForeignServer(line, options, terminal);
    if (choice.kind === 'offline' && choice.unaskedModel !== undefined) {
      throw unaskedModelError(choice.unaskedModel);
    }
    const input = await openInput(audited, line, options, choice, terminal);
    const settings = { ...options, grammars: loadGrammars() };
    if (options.cancelBatches) {
      return cancelBatches(input, terminal);
    }
    const shared = {
      input,
      batchMinutes: options.batchMinutes,
      kept: await keepParts(audited, options, choice, terminal),
      onPart: (done: number, all: number) => terminal.progress(`Audited ${countPart(done, all, 'part')}.`),
    };
    if (options.shard !== undefined) {
      return auditShard(audited, options, choice, { settings, ...shared }, terminal);
    }
    // A baseline that is about to be written may be missing or broken.
    if (line.writeBaseline) {
      await refuseUnwritable(options.auditBaseline ?? AUDIT_BASELINE_PATH, 'audit-baseline', root);
    }
    const known = line.writeBaseline ? undefined : await readAuditBaseline(options, audited.subject.trusted);
    const audit = await auditInRounds(audited, { settings: { ...settings, known }, ...shared });
    sayParts(audit, options, terminal);
    sayBatches(audit, terminal);
    const isSent = audit.batches?.failure === undefined;
    const exitCode = line.writeBaseline
      ? await writeBaseline(audit.result, options, root, terminal)
      : await reportReview(audit.result, options, line, terminal, drawPage(audit.result, audited, line));
    return isSent ? exitCode : EXIT.failed;
  });
}

async function cancelBatches(input: ModelInput | undefined, terminal: Terminal): Promise<number> {
  const cancelled = (await input?.models.batches?.cancel(terminal.signal)) ?? 0;
  terminal.say(describeCancelled(cancelled));
  return EXIT.done;
}

/** `housestyle plan --all-files`: divides an audit over jobs. */
export function runAuditPlan(line: CommandLine, terminal: Terminal): Promise<number> {
  return withTree(line, terminal, async ({ audited, options }) => {
    const plan = planAudit(audited, options.shards);
    const bill = await openBill(divideIntoParts(audited), options, terminal.environment, (paths) =>
      openPart(audited, paths),
    );
    await terminal.print(
      line.format === 'json' ? jsonText(planJson(plan, bill)) : planText(plan, bill, terminal.columns),
    );
    return EXIT.done;
  });
}

/** `housestyle publish DIR --all-files`: merges the results of the shards of an audit, and prints them. */
export function runAuditPublish(line: CommandLine, folder: string, terminal: Terminal): Promise<number> {
  return withTree(line, terminal, async ({ audited, options, choice, root }) => {
    const { subject, chosen } = audited;
    const paths = await listShardFiles(folder);
    const plan = planAudit(audited, options.shards ?? readMostShardsIn(folder, paths));
    const accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice, options),
    });
    const known = line.writeBaseline ? undefined : await readAuditBaseline(options, subject.trusted);
    const settings = { ...options, grammars: loadGrammars(), known, takesOverReports: true };
    const result = await mergeShards(subject, chosen, plan, accepted, settings);
    return line.writeBaseline
      ? writeBaseline(result, options, root, terminal)
      : reportReview(result, options, line, terminal, drawPage(result, audited, line));
  });
}

function drawPage(
  result: ReviewResult,
  { tree }: AuditSubject,
  { format }: Pick<CommandLine, 'format'>,
): string | undefined {
  return format === 'html' ? auditPage(result, { commit: tree.commit, version: VERSION }) : undefined;
}

async function openInput(
  { subject, chosen }: AuditSubject,
  line: CommandLine,
  options: Options,
  choice: ModelChoice,
  terminal: Terminal,
): Promise<ModelInput | undefined> {
  const given = await readGivenFiles(options, line);
  const givenFor = { files: chosen.files, readHead: subject.readHead };
  const inBatches = options.batch || options.cancelBatches;
  return openModelInput(choice, options, given, givenFor, { ...terminalTerms(terminal), inBatches });
}

async function auditShard(
  audited: AuditSubject,
  options: Options,
  choice: ModelChoice,
  terms: RoundTerms,
  terminal: Terminal,
): Promise<number> {
  const shard = options.shard ?? '';
  const { writeShard } = await import('../shards/write-shard.ts');
  let isSent = true;
  const { path, sentence, result } = await writeShard({
    plan: planAudit(audited, readShardNumber(shard).most),
    shard,
    secret: secretOf(choice, options),
    options,
    cut: terminal.cut,
    reviewShard: async (paths) => {
      const audit = await auditInRounds(audited, { ...terms, shard: paths });
      sayParts(audit, options, terminal);
      sayBatches(audit, terminal);
      isSent = audit.batches?.failure === undefined;
      return audit.result;
    },
  });
  terminal.say(`${sentence} The result is in ${path}.`);
  return result.conclusion === 'failed' || !isSent ? EXIT.failed : EXIT.done;
}

function sayBatches(audit: BatchedAudit, terminal: Terminal): void {
  describeBatches(audit).forEach((sentence) => terminal.say(sentence));
}

function sayParts(
  { parts, keptParts, partsLeft }: BatchedAudit,
  { cacheDir }: Pick<Options, 'cacheDir'>,
  terminal: Terminal,
): void {
  if (keptParts > 0) {
    terminal.say(`${countPart(keptParts, parts, 'part')} did not change since an earlier audit.`);
  }
  if (partsLeft > 0) {
    const next =
      cacheDir === undefined
        ? 'With `cache-dir`, the next audit would go on there.'
        : 'The next audit with this `cache-dir` goes on there.';
    terminal.say(`The limits of the run were reached: no model read ${countPart(partsLeft, parts, 'part')}. ${next}`);
  }
}

async function writeBaseline(
  result: ReviewResult,
  { auditBaseline }: Pick<Options, 'auditBaseline'>,
  root: string,
  terminal: Terminal,
): Promise<number> {
  if (result.conclusion === 'failed') {
    throw usageError('audit-failed', 'No baseline was written: the model answered no request');
  }
  const path = auditBaseline ?? AUDIT_BASELINE_PATH;
  const { writeFiles } = await import('../output/write-files.ts');
  await writeFiles(root, new Map([[path, terminal.cut(writeAuditBaseline(result.findings))]]));
  const findings = result.findings.reduce((sum, { places = [] }) => sum + 1 + places.length, 0);
  terminal.say(
    `${path} now has ${count(findings, 'known finding')}. From its commit on, audits report only other findings.`,
  );
  return EXIT.done;
}
