import type { FileChange } from '../../changes/types.ts';
import { sumRows } from '../../models/spending/sum-rows.ts';
import { divideFiles, USUAL_TOKENS, type Shard } from '../../packing/plan-shards.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import { reviewChange, type ModelInput, type ReviewSettings } from '../review.ts';
import type { AcceptedReports } from '../shards/accept-reports.ts';
import { mergeShards, type MergeSettings } from '../shards/merge-shards.ts';
import { narrowChosen } from '../shards/narrow.ts';
import { makeShardReport, type ShardReport } from '../shards/shard-report.ts';
import type { AuditSubject } from './audit-subject.ts';
import { mayAsk } from './budget.ts';
import { isComplete, type KeptParts } from './kept-parts.ts';
import { shareTexts } from './share-texts.ts';
import { withoutModel } from './without-model.ts';

export interface AuditTerms {
  readonly settings: ReviewSettings & MergeSettings;
  /** Undefined if no model is asked. */
  readonly input: ModelInput | undefined;
  /** The results that an earlier run left in the folder for parts. Absent if no folder was named. */
  readonly kept?: KeptParts | undefined;
  /** The files of this job, if other jobs audit the rest. */
  readonly shard?: ReadonlySet<string>;
  /** About the tokens of a part; absent: as many as those of a shard. Texts of so many tokens are in memory at a time. */
  readonly partTokens?: number;
  /** Is called after each part. */
  readonly onPart?: (done: number, all: number) => void;
}

/** The result of an audit, and how much of it is from an earlier run. */
export interface Audit {
  readonly result: ReviewResult;
  readonly parts: number;
  readonly keptParts: number;
  /** Parts that no model read, because the limits of the run were reached. They are left for the next run. */
  readonly partsLeft: number;
}

/**
 * Audits the files of a tree, part by part, as each job of a large review reviews its shard: texts of one part at a time are
 * in memory, and a part whose files and guidelines are those of an earlier run is not audited again. When the limits of the
 * run are reached, literal checks look at the other parts, and the next run goes on there.
 */
export async function auditTree(audited: AuditSubject, terms: AuditTerms): Promise<Audit> {
  const parts = divideIntoParts(audited, terms);
  const plan = { shards: parts, most: parts.length, key: 'audit', commit: audited.tree.commit };
  const reports: ShardReport[] = [];
  const keep = shareTexts();
  let keptParts = 0;
  let partsLeft = 0;
  for (const [position, part] of parts.entries()) {
    const number = { index: position + 1, attempt: 1 };
    const key = terms.kept?.keyOf(part.paths);
    const known = key === undefined ? undefined : await terms.kept?.read(key);
    if (known !== undefined) {
      keptParts += 1;
      reports.push(
        keep({
          ...withoutUsage(known),
          reviewers: known.reviewers.map((one) => ({ ...one, requests: 0, toolCalls: {} })),
          plan: plan.key,
          commit: plan.commit,
          shard: number.index,
          most: plan.most,
        }),
      );
    } else {
      const isAsked = terms.input !== undefined && mayAsk(terms.input.models);
      const waits = countWaits(terms.input);
      const result = await auditPart(audited, part, terms, isAsked ? terms.input : undefined);
      partsLeft += terms.input !== undefined && !isAsked ? 1 : 0;
      const report = makeShardReport(
        terms.input !== undefined && !isAsked ? withoutModel(result) : result,
        plan,
        number,
      );
      const isAnswered = waits === countWaits(terms.input);
      if (key !== undefined && isAnswered && isComplete(report, { isAsked: terms.input !== undefined })) {
        await terms.kept?.write(key, report);
      }
      reports.push(keep(withoutUsage(report)));
    }
    if (number.index % PARTS_WITH_ONE_PARSER === 0) {
      await terms.settings.grammars?.release?.();
    }
    terms.onPart?.(number.index, parts.length);
  }
  const accepted: AcceptedReports = { reports, refused: [], missing: [] };
  const { subject, chosen } = terms.shard === undefined ? audited : narrowAudit(audited, terms.shard);
  const result = await mergeShards(subject, chosen, plan, accepted, {
    ...terms.settings,
    takesOverReports: true,
    ...(terms.shard === undefined ? {} : { isPart: true }),
  });
  return {
    result: { ...result, usage: { ...result.usage, ...countSpent(terms.input) } },
    parts: parts.length,
    keptParts,
    partsLeft,
  };
}

/**
 * A parser keeps the memory of the largest file that it ever read, and loading its grammars again takes about half a second
 * of CPU time.
 */
const PARTS_WITH_ONE_PARSER = 8;

/** The meter counts for all parts together, so the parts have no counts of their own. */
function withoutUsage(report: ShardReport): ShardReport {
  return { ...report, usage: { ...report.usage, rows: [] } };
}

function countWaits(input: ModelInput | undefined): number {
  return input?.models.batches?.waits() ?? 0;
}

/** What all parts used. */
export function countSpent(input: ModelInput | undefined): Partial<ReviewResult['usage']> {
  const rows = input?.models.meter.rows() ?? [];
  return input === undefined
    ? {}
    : { provider: input.models.main.model.provider, model: input.models.main.model.name, ...sumRows(rows), rows };
}

/** The parts depend on the files alone, so that an edit changes few of them. */
export function divideIntoParts(
  { chosen, survey }: AuditSubject,
  { shard, partTokens = USUAL_TOKENS }: Pick<AuditTerms, 'shard' | 'partTokens'> = {},
): readonly Shard[] {
  const own = chosen.files.filter(({ path }) => shard?.has(path) !== false);
  return divideFiles(
    own.map(({ path }) => ({ path, tokens: survey.sizes.get(path)?.tokens ?? 1 })),
    partTokens,
  );
}

async function auditPart(
  audited: AuditSubject,
  { paths }: Shard,
  { settings }: Pick<AuditTerms, 'settings'>,
  input: ModelInput | undefined,
): Promise<ReviewResult> {
  const own = new Set(paths);
  const { subject, chosen } = await openPart(audited, own);
  return reviewChange(subject, chosen, { ...settings, shardPaths: own }, input);
}

/** Reads the texts of some files of an audit. */
export async function openPart(
  { tree, survey, subject, chosen }: AuditSubject,
  own: ReadonlySet<string>,
): Promise<Pick<AuditSubject, 'subject' | 'chosen'>> {
  const entries = [...own].flatMap((path) => survey.sizes.get(path)?.entry ?? []);
  const { files, readHead } = await tree.readFiles(entries);
  return {
    subject: {
      ...subject,
      changes: { files, leftOut: [], source: 'tree' },
      readHead: (path) => (own.has(path) ? readHead(path) : subject.readHead(path)),
    },
    chosen: withTexts(narrowChosen(chosen, own), files),
  };
}

/** The same choice with the lines of the files. */
function withTexts(chosen: Chosen, files: readonly FileChange[]): Chosen {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const withText = (all: readonly FileChange[]): readonly FileChange[] =>
    all.flatMap(({ path }) => byPath.get(path) ?? []);
  return {
    ...chosen,
    files: withText(chosen.files),
    reviewers: chosen.reviewers.map((reviewer) => ({ ...reviewer, files: withText(reviewer.files) })),
  };
}

/** The tree as the job of a shard reports it: the files that are left out are counted once, by the job that merges. */
function narrowAudit(
  { subject, chosen }: AuditSubject,
  shard: ReadonlySet<string>,
): Pick<AuditSubject, 'subject' | 'chosen'> {
  const files = subject.changes.files.filter(({ path }) => shard.has(path));
  return { subject: { ...subject, changes: { ...subject.changes, files } }, chosen: narrowChosen(chosen, shard) };
}
