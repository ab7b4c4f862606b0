import type { Changes, FileChange } from '../../changes/types.ts';
import { findDirections } from '../../findings/directions/find-directions.ts';
import { limitFindings, type FindingLimits } from '../../findings/limit-findings.ts';
import { placeFindings } from '../../findings/place.ts';
import { proveSuggestions } from '../../findings/suggestions/prove-suggestions.ts';
import type { Finding } from '../../findings/types.ts';
import { findConflicts } from '../../guidelines/conflicts.ts';
import { statementKey } from '../../guidelines/equal-statements.ts';
import { runLiteralChecks, type LiteralReview } from '../../literal/run-checks.ts';
import type { Options } from '../../options/options.ts';
import { readSwitches } from '../../options/read-switches.ts';
import type {
  Coverage,
  CustomizationReceipt,
  LeftOut,
  LinesByReason,
  ReviewResult,
  Unjudged,
} from '../../reports/review/review-result.ts';
import { listMissing } from '../../reports/review/verdict.ts';
import type { Grammars } from '../../syntax/types.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { foreseeMerge, type AfterMergeTerms } from '../conclude/after-merge.ts';
import { leaveOutKnown, type KnownFindings } from '../audit/audit-baseline.ts';
import { openAcceptance } from '../learn/open-acceptance.ts';
import { compareGuidance } from '../conclude/compare-guidance.ts';
import { measureCoverage } from '../conclude/measure-coverage.ts';
import { writeReceipts } from '../conclude/write-receipts.ts';
import {
  checkCustomizations,
  type CustomizationReview,
  type CustomizationSettings,
} from '../gather/check-customizations.ts';
import { concealDrafts, concealSecrets, type ConcealedChange } from '../gather/conceal-secrets.ts';
import { readCheckedChange } from '../gather/read-checked-change.ts';
import type { AcceptedReports } from './accept-reports.ts';
import { joinFindings } from './merge-findings.ts';
import { joinReviewers, joinUsage, joinVerification } from './join-reports.ts';
import { NOT_COMPARED, NOT_VALIDATED } from './narrow.ts';
import type { ReviewPlan } from './plan-review.ts';
import type { ShardReport } from './shard-report.ts';

export type MergeSettings = FindingLimits &
  Pick<Options, 'literalChecks' | 'leaveOutChecks' | 'compatibility' | 'workspaceFolders'> & {
    readonly grammars?: Grammars;
    /** The file with what was learned, if the user named one. */
    readonly learned?: string | undefined;
    /** Set if another job merges the result with others: limits and checks of the change as a whole are left to it. */
    readonly isPart?: boolean;
    /** The findings of an audit that are not reported again. */
    readonly known?: KnownFindings | undefined;
  } & AfterMergeTerms &
  CustomizationSettings;

/**
 * Merges the results of the shards into one review, by the rules of a review by one job: what is said twice is merged, the
 * limits hold for all findings together, and the verdict counts everything. What can be known without a shard is found out
 * here, and not taken from the results: the guidelines that apply, what is excluded, and the checks of the change as a whole.
 */
export async function mergeShards(
  opened: ReviewSubject,
  original: Chosen,
  plan: ReviewPlan,
  { reports, refused, missing }: AcceptedReports,
  settings: MergeSettings,
): Promise<ReviewResult> {
  const concealed = concealSecrets(opened, original);
  const { subject, chosen } = concealed;
  const isTree = subject.changes.source === 'tree';
  const edits = isTree ? NOT_COMPARED : await compareGuidance(subject, chosen, settings);
  const afterMerge = isTree ? undefined : await foreseeMerge(subject, edits.changes, settings);
  const customizations = isTree ? NOT_VALIDATED : await checkCustomizations(subject, chosen, settings);
  const ofChange =
    settings.isPart === true
      ? NO_CHECKS
      : await checkChange(opened, original, concealed, settings, customizations.drafts);
  const joined = await joinFindings([ofChange.findings, ...reports.map(({ findings }) => findings)], {
    files: chosen.files,
    readHead: subject.readHead,
    grammars: settings.grammars,
  });
  const acceptanceOf = await openAcceptance(subject.trusted, settings.learned);
  const baseline = settings.known === undefined ? undefined : leaveOutKnown(joined.findings, settings.known);
  const reported = baseline?.fresh ?? joined.findings;
  const limited =
    settings.isPart === true
      ? { findings: reported, leftOut: [] }
      : limitFindings(reported, {
          ...settings,
          ...(acceptanceOf && { acceptanceOf }),
          // Nothing is posted, so nothing has to be short.
          ...(isTree ? { maxComments: Number.POSITIVE_INFINITY } : {}),
        });
  const { findings } = limited;
  const literal = countChecks(chosen, ofChange.literal, reports);
  const receipts = mergeReceipts(chosen, literal.checkedKeys, findings, reports);
  const isOffline = reports.every((report) => report.isOffline);
  const reviewers = joinReviewers(reports, findings);
  const coverage = addCoverage(subject.changes, chosen, plan, reports, missing);
  const unjudged: Unjudged = {
    requests: sum(reports, ({ unjudged: own }) => own.requests),
    comments: sum(reports, ({ unjudged: own }) => own.comments),
    unproven: sum(reports, ({ unjudged: own }) => own.unproven),
    cutReplies: sum(reports, ({ unjudged: own }) => own.cutReplies),
    statements: isOffline ? literal.statementsForModels : countCut(receipts),
    agents: reviewers.filter(({ source, unreadFiles }) => source !== undefined && unreadFiles > 0).length,
    ...first(
      reports.map(({ unjudged: own }) => own.unaskedModel),
      'unaskedModel',
    ),
    ...(missing.length === 0
      ? {}
      : { shards: missing.map(({ index, reason }) => `shard ${index} of ${plan.shards.length} ${reason}`) }),
  };
  return {
    readFrom: {
      source: subject.changes.source,
      ...(subject.changes.passedOver === undefined ? {} : { passedOver: subject.changes.passedOver }),
    },
    conclusion: conclude({ chosen, findings, coverage, unjudged, isOffline, reports }),
    findings,
    remarks: [...new Set(reports.flatMap(({ remarks }) => remarks))],
    guidanceFrom: subject.guidance.repository.name,
    receipts,
    notes: [
      ...edits.notes,
      ...customizations.notes,
      ...chosen.guidelines.notes,
      ...(chosen.routing?.notes ?? []).map((message) => ({ source: 'agents', message })),
    ],
    conflicts: findConflicts(chosen.applied),
    guidelineChanges: edits.changes,
    ...(afterMerge === undefined ? {} : { afterMerge }),
    ...(customizations.validated === undefined ? {} : { validated: customizations.validated }),
    // The files of a tree are the team's own.
    directions: isTree ? [] : findDirections(subject.description, chosen.files),
    leftOut: withoutDoubles([
      ...chosen.leftOut,
      ...refused.map(({ name, reason }) => ({ stage: 'request' as const, source: name, reason })),
      ...missing.map(({ index, reason }) => ({
        stage: 'request' as const,
        source: `shard ${index} of ${plan.shards.length}`,
        reason,
      })),
      ...reports.flatMap(({ leftOut }) => leftOut),
      ...[...ofChange.leftOut, ...limited.leftOut].map((entry): LeftOut => ({ stage: 'finding', ...entry })),
    ]),
    merged: [...ofChange.merged, ...reports.flatMap(({ merged }) => merged), ...joined.merged],
    problems: chosen.problems,
    coverage,
    unjudged,
    judgedNow: {
      ...judgedNow(subject.changes, reports, unjudged, isOffline),
      isValidated: customizations.validated !== undefined,
    },
    ...(baseline === undefined || settings.known === undefined
      ? {}
      : { baseline: { path: settings.known.path, known: baseline.known, gone: baseline.gone } }),
    literal: { checkedStatements: literal.checkedKeys.size, statements: literal.statements },
    usage: joinUsage(reports),
    reviewers,
    idleAgents: idleAgents(chosen, reviewers),
    verification: joinVerification(reports),
  };
}

/** What a shard and this job both say, such as which lines of a file are hidden, is listed once. */
function withoutDoubles(all: readonly LeftOut[]): readonly LeftOut[] {
  return [...new Map(all.map((one) => [JSON.stringify([one.stage, one.source, one.reason]), one])).values()];
}

interface ChangeChecks {
  readonly literal: LiteralReview;
  readonly findings: readonly Finding[];
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  readonly merged: readonly { readonly source: string; readonly reason: string }[];
}

/** Runs the checks that look at the change as a whole. Shards leave them out. */
async function checkChange(
  opened: ReviewSubject,
  original: Chosen,
  { subject, chosen, concealOther }: ConcealedChange<ReviewSubject>,
  settings: MergeSettings,
  validated: CustomizationReview['drafts'],
): Promise<ChangeChecks> {
  const literal = await runLiteralChecks(
    [],
    original.applied,
    {
      readHead: opened.readHead,
      readBase: (file) => opened.readVersion('base', file),
      grammars: settings.grammars,
    },
    readCheckedChange(opened, original),
    readSwitches(settings),
  );
  const named = new Set(literal.drafts.map(({ path }) => path));
  const reviewed = new Set(chosen.files.map(({ path }) => path));
  const others = subject.changes.files.filter(({ path }) => named.has(path) && !reviewed.has(path));
  const files = [...chosen.files, ...others.map(concealOther)];
  const drafts = [...concealDrafts(literal.drafts, files), ...validated];
  const placed = placeFindings(drafts, files, chosen.guidelines.applicable, settings);
  const against = { files: chosen.files, guidelines: chosen.applied, readHead: subject.readHead };
  const proven = await proveSuggestions(placed.findings, { ...against, grammars: settings.grammars });
  return {
    literal,
    findings: proven.findings,
    leftOut: [...literal.withheld, ...placed.leftOut, ...proven.leftOut],
    merged: placed.merged,
  };
}

const NO_CHECKS: ChangeChecks = {
  literal: {
    drafts: [],
    withheld: [],
    unread: [],
    checkedKeys: new Set(),
    checkedStatements: 0,
    statementsForModels: 0,
    statements: 0,
    checkedFiles: new Set(),
  },
  findings: [],
  leftOut: [],
  merged: [],
};

interface CheckCounts {
  readonly checkedKeys: ReadonlySet<string>;
  readonly statements: number;
  readonly statementsForModels: number;
}

/** Counts the statements that a job checked. Jobs name them by their ids, which are the same in all jobs. */
function countChecks(chosen: Chosen, ofChange: LiteralReview, reports: readonly ShardReport[]): CheckCounts {
  const checked = new Set(reports.flatMap(({ receipts }) => receipts.flatMap((receipt) => receipt.checked)));
  const statements = chosen.applied.flatMap((guideline) => guideline.statements);
  const keys = statements.filter(({ id }) => checked.has(id)).map(statementKey);
  return {
    checkedKeys: new Set([...ofChange.checkedKeys, ...keys]),
    statements: ofChange.statements,
    statementsForModels: ofChange.statementsForModels,
  };
}

function mergeReceipts(
  chosen: Chosen,
  checkedKeys: ReadonlySet<string>,
  findings: readonly Finding[],
  reports: readonly ShardReport[],
): readonly CustomizationReceipt[] {
  const keyOf = ({ source, folder = '' }: { readonly source: string; readonly folder?: string }): string =>
    JSON.stringify([source, folder]);
  const known = groupBy(
    reports.flatMap(({ receipts }) => receipts),
    keyOf,
  );
  return writeReceipts(chosen, { findings, checkedKeys }).map((receipt) => {
    const own = known.get(keyOf(receipt)) ?? [];
    const sent = own.some((one) => one.sent === 'cut') ? 'cut' : own.find((one) => one.sent !== undefined)?.sent;
    const tokens = own.find((one) => one.tokens !== undefined)?.tokens;
    const busy = receipt.status === 'left-out' ? own.filter(({ status }) => status === 'in-force') : [];
    const prompt = { ...(tokens === undefined ? {} : { tokens }), ...(sent === undefined ? {} : { sent }) };
    if (busy.length === 0) {
      return receipt.status === 'in-force' || receipt.status === 'idle' ? { ...receipt, ...prompt } : receipt;
    }
    // An agent that a model called in one of the shards.
    const { reason: _idle, ...rest } = receipt;
    return {
      ...rest,
      status: 'in-force',
      changedFiles: sum(busy, ({ changedFiles }) => changedFiles),
      files: busy.flatMap(({ files }) => files).slice(0, MAX_FILES_LISTED),
      ...prompt,
    };
  });
}

const MAX_FILES_LISTED = 100;

function countCut(receipts: readonly CustomizationReceipt[]): number {
  return receipts
    .filter(({ status, sent }) => status === 'in-force' && sent === 'cut')
    .reduce((total, { statements = 0 }) => total + statements, 0);
}

/** Adds up what the shards judged, the lines of missing shards, and what no shard was to judge. */
function addCoverage(
  changes: Changes,
  { excluded }: Pick<Chosen, 'excluded'>,
  plan: ReviewPlan,
  reports: readonly ShardReport[],
  missing: AcceptedReports['missing'],
): Coverage {
  const planned = new Set(plan.shards.flatMap(({ paths }) => paths));
  const rest = { ...changes, files: changes.files.filter(({ path }) => !planned.has(path)) };
  const left = excluded.filter(({ path }) => !planned.has(path));
  const ofRest = measureCoverage(rest, [], left, { parts: undefined, checkedFiles: new Set() });
  const lost = new Set(missing.flatMap(({ index }) => plan.shards[index - 1]?.paths ?? []));
  const lostFiles = changes.files.filter(({ path }) => lost.has(path));
  const lostLines = sum(lostFiles, countLines);
  const all = [ofRest, ...reports.map(({ coverage }) => coverage)];
  return {
    files: sum(all, ({ files }) => files) + lostFiles.length,
    reviewedFiles: sum(all, ({ reviewedFiles }) => reviewedFiles),
    lines: sum(all, ({ lines }) => lines) + lostLines,
    reviewedLines: sum(all, ({ reviewedLines }) => reviewedLines),
    modelLines: sum(all, ({ modelLines }) => modelLines),
    ruleLines: sum(all, ({ ruleLines }) => ruleLines),
    notReviewed: addRows([
      ...all.flatMap(({ notReviewed }) => notReviewed),
      ...(lostFiles.length === 0 ? [] : [{ kind: 'no-shard' as const, files: lostFiles.length, lines: lostLines }]),
    ]),
    missedByModel: addRows(all.flatMap(({ missedByModel }) => missedByModel)),
  };
}

function countLines({ additions, deletions, unreadLines = 0 }: FileChange): number {
  return additions + deletions + unreadLines;
}

function addRows(rows: readonly LinesByReason[]): readonly LinesByReason[] {
  return [...groupBy(rows, ({ kind }) => kind)]
    .map(([kind, own]) => ({ kind, files: sum(own, ({ files }) => files), lines: sum(own, ({ lines }) => lines) }))
    .toSorted((a, b) => b.lines - a.lines || b.files - a.files);
}

/** As for one job: after a failed request nobody knows which findings are gone. */
function judgedNow(
  changes: Changes,
  reports: readonly ShardReport[],
  unjudged: Unjudged,
  isOffline: boolean,
): Omit<NonNullable<ReviewResult['judgedNow']>, 'isValidated'> {
  const isEverythingRead = unjudged.requests + unjudged.agents + unjudged.comments + unjudged.cutReplies === 0;
  const isWholeChange = changes.missing === undefined && changes.leftOut.length === 0;
  return {
    byModel: new Set(isEverythingRead ? reports.flatMap(({ judged }) => judged.byModel) : []),
    byRules: new Set(reports.flatMap(({ judged }) => judged.byRules)),
    isOffline: isOffline && unjudged.unaskedModel === undefined,
    ...(isWholeChange ? { changed: new Set(changes.files.map(({ path }) => path)) } : {}),
    removed: new Set(changes.files.filter(({ status }) => status === 'removed').map(({ path }) => path)),
    renames: new Map(
      changes.files.flatMap(({ status, path, previousPath }) =>
        status === 'renamed' && previousPath !== undefined ? [[previousPath, path] as const] : [],
      ),
    ),
  };
}

interface ConclusionBasis {
  readonly chosen: Pick<Chosen, 'files'>;
  readonly findings: readonly Finding[];
  readonly coverage: Coverage;
  readonly unjudged: Unjudged;
  readonly isOffline: boolean;
  readonly reports: readonly ShardReport[];
}

/** The conclusion by the rules of `drawConclusion`, from what the shards say. */
function conclude({
  chosen,
  findings,
  coverage,
  unjudged,
  isOffline,
  reports,
}: ConclusionBasis): ReviewResult['conclusion'] {
  const isWhole = listMissing({ coverage, unjudged }).length === 0;
  if (chosen.files.length === 0 && findings.length === 0) {
    return isWhole ? 'skipped' : 'incomplete';
  }
  const isAnyFailed = reports.some(({ conclusion }) => conclusion === 'failed');
  const isAnyAnswered = reports.some((report) => !report.isOffline && report.coverage.modelLines > 0);
  if (isAnyFailed && !isAnyAnswered) {
    return 'failed';
  }
  if (findings.length > 0) {
    return 'findings';
  }
  if (reports.length > 0 && isOffline && coverage.ruleLines === 0 && unjudged.shards === undefined) {
    return 'unchecked';
  }
  return isWhole ? 'clean' : 'incomplete';
}

/** The agents that reviewed in no shard. */
function idleAgents({ routing }: Chosen, reviewers: ReviewResult['reviewers']): ReviewResult['idleAgents'] {
  const busy = new Set(reviewers.map(({ source }) => source));
  return (routing?.decisions ?? []).flatMap((decision) => {
    if (decision.kind === 'unavailable') {
      return [{ name: decision.name, source: decision.path, reason: decision.reason }];
    }
    return decision.kind === 'not-chosen' && !busy.has(decision.agent.path)
      ? [{ name: decision.agent.name, source: decision.agent.path, reason: decision.reason }]
      : [];
  });
}

function first<K extends string>(values: readonly (string | undefined)[], name: K): { readonly [key in K]?: string } {
  const value = values.find((one) => one !== undefined);
  // A computed key has the type `string`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in K]?: string };
}

function sum<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0);
}
