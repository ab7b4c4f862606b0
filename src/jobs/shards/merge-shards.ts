import type { Changes } from '../../changes/types.ts';
import { findDirections } from '../../findings/directions/find-directions.ts';
import { limitFindings, type FindingLimits, type PlacedFindings } from '../../findings/limit-findings.ts';
import type { Finding, Placement } from '../../findings/types.ts';
import { findConflicts } from '../../guidelines/claims/conflicts.ts';
import type { Options } from '../../options/options.ts';
import type {
  Coverage,
  CustomizationReceipt,
  LeftOut,
  ReviewResult,
  Unjudged,
} from '../../reports/review/review-result.ts';
import { listMissing } from '../../reports/review/verdict.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { foreseeMerge, type AfterMergeTerms } from '../conclude/after-merge.ts';
import { leaveOutKnown, type KnownFindings } from '../audit/audit-baseline.ts';
import { openAcceptance } from '../learn/open-acceptance.ts';
import { compareGuidance } from '../conclude/compare-guidance.ts';
import { collectNotes, nameSource } from '../conclude/conclude-review.ts';
import { placeProblemsAtHead } from '../conclude/problems-at-head.ts';
import { namePaths } from '../conclude/list-judged-now.ts';
import { listUnchecked } from '../conclude/list-unchecked.ts';
import { checkCustomizations, NOT_VALIDATED, type CustomizationSettings } from '../gather/check-customizations.ts';
import { concealSecrets } from '../gather/conceal-secrets.ts';
import type { AcceptedReports } from './accept-reports.ts';
import { checkChange, countChecks, NO_CHECKS } from './merge-checks.ts';
import { addCoverage } from './merge-coverage.ts';
import { mergeReceipts } from './merge-receipts.ts';
import { listCutShort, nameMissing } from './name-missing.ts';
import { sumOf } from '../../structures/sum.ts';
import { joinFindings } from './merge-findings.ts';
import { joinReviewers, joinUsage, joinVerification } from './join-reports.ts';
import { NOT_COMPARED } from './narrow.ts';
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
    /**
     * Whether nobody uses the reports after the merge. Their findings then become those of the result and get its placements:
     * copies of 200,000 would take memory.
     */
    readonly takesOverReports?: boolean;
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
  const baseline = settings.known === undefined ? undefined : leaveOutKnown(joined.findings, settings.known);
  const reported = baseline?.fresh ?? joined.findings;
  const limited = await limitMerged(reported, subject, settings);
  const { findings } = limited;
  const literal = countChecks(chosen, ofChange.literal, reports);
  const receipts = mergeReceipts(chosen, literal.checkedKeys, findings, reports);
  const isOffline = reports.every((report) => report.isOffline);
  const reviewers = joinReviewers(reports, findings);
  const coverage = addCoverage(subject.changes, chosen, plan, reports, missing);
  const unaskedModel = reports.find((report) => report.unjudged.unaskedModel !== undefined)?.unjudged.unaskedModel;
  const unjudged: Unjudged = {
    ...addUnjudged(reports),
    statements: isOffline ? literal.statementsForModels : countCut(receipts),
    ...(isOffline && literal.statementsOff > 0 ? { statementsOff: literal.statementsOff } : {}),
    agents: reviewers.filter(({ source, unreadFiles }) => source !== undefined && unreadFiles > 0).length,
    ...(unaskedModel === undefined ? {} : { unaskedModel }),
    ...(missing.length === 0 ? {} : { shards: nameMissing(missing, plan.shards.length) }),
  };
  return {
    readFrom: nameSource(subject),
    conclusion: conclude({ chosen, findings, coverage, unjudged, isOffline, reports }),
    findings,
    remarks: [...new Set(reports.flatMap(({ remarks }) => remarks))],
    guidanceFrom: subject.guidance.repository.name,
    receipts,
    notes: collectNotes(chosen, edits, customizations),
    conflicts: findConflicts(chosen.applied),
    guidelineChanges: edits.changes,
    ...(afterMerge === undefined ? {} : { afterMerge }),
    ...(customizations.validated === undefined ? {} : { validated: customizations.validated }),
    // The files of a tree are the team's own.
    directions: isTree ? [] : findDirections(subject.description, chosen.files),
    leftOut: withoutDoubles([
      ...chosen.leftOut,
      ...refused.map(({ name, reason }) => ({ stage: 'request' as const, source: name, reason })),
      ...listCutShort(missing, plan.shards.length).map((one) => ({ stage: 'request' as const, ...one })),
      ...reports.flatMap(({ leftOut }) => leftOut),
      ...(isOffline ? listUncheckedByShards(chosen, plan, reports, reported.length > 0) : []),
      ...[...ofChange.leftOut, ...limited.leftOut].map((entry): LeftOut => ({ stage: 'finding', ...entry })),
    ]),
    merged: [...ofChange.merged, ...reports.flatMap(({ merged }) => merged), ...joined.merged],
    problems: chosen.problems,
    problemsAtHead: placeProblemsAtHead(chosen.problems, subject, findings, customizations.known),
    coverage,
    unjudged,
    judgedNow: {
      ...judgedNow(subject.changes, reports, unjudged, isOffline),
      isValidated: customizations.validated !== undefined,
    },
    ...(baseline === undefined || settings.known === undefined
      ? {}
      : { baseline: { path: settings.known.path, known: baseline.known, gone: baseline.gone } }),
    literal: {
      checkedStatements: literal.checkedKeys.size,
      statements: literal.statements,
      searchedLanguages: literal.searchedLanguages,
      ...(literal.leftTo === undefined ? {} : { leftTo: literal.leftTo }),
    },
    usage: joinUsage(reports),
    reviewers,
    idleAgents: idleAgents(chosen, reviewers),
    verification: joinVerification(reports),
  };
}

/** The limits hold for the findings of all shards together. */
async function limitMerged(
  findings: readonly Finding[],
  { changes, trusted }: ReviewSubject,
  settings: MergeSettings,
): Promise<PlacedFindings> {
  if (settings.isPart === true) {
    return { findings, leftOut: [] };
  }
  const acceptanceOf = await openAcceptance(trusted, settings.learned);
  return limitFindings(findings, {
    ...settings,
    ...(acceptanceOf && { acceptanceOf }),
    // Nothing is posted of a tree, so nothing has to be short.
    ...(changes.source === 'tree' ? { maxComments: Number.POSITIVE_INFINITY } : {}),
    ...(settings.takesOverReports === true ? { place: placeInPlace } : {}),
  });
}

function placeInPlace(finding: { placement: Placement } & Finding, placement: Placement): Finding {
  finding.placement = placement;
  return finding;
}

/** What a shard and this job both say, such as which lines of a file are hidden, is listed once. */
function withoutDoubles(all: readonly LeftOut[]): readonly LeftOut[] {
  return [...new Map(all.map((one) => [JSON.stringify([one.stage, one.source, one.reason]), one])).values()];
}

/** A shard lists no files if it judged nothing at all, because it cannot know whether others did. */
function listUncheckedByShards(
  { files, leftOut }: Chosen,
  plan: ReviewPlan,
  reports: readonly ShardReport[],
  hasFindings: boolean,
): readonly LeftOut[] {
  const own = new Set(reports.flatMap(({ shard }) => plan.shards[shard - 1]?.paths ?? []));
  return listUnchecked(
    files.filter(({ path }) => own.has(path)),
    new Set(reports.flatMap(({ judged }) => judged.byRules)),
    [...leftOut, ...reports.flatMap((report) => report.leftOut)],
    hasFindings,
  );
}

/** Counts what the models of all shards did not judge. */
function addUnjudged(
  reports: readonly ShardReport[],
): Pick<Unjudged, 'requests' | 'comments' | 'unproven' | 'cutReplies'> {
  const all = reports.map(({ unjudged }) => unjudged);
  return {
    requests: sumOf(all, ({ requests }) => requests),
    comments: sumOf(all, ({ comments }) => comments),
    unproven: sumOf(all, ({ unproven }) => unproven),
    cutReplies: sumOf(all, ({ cutReplies }) => cutReplies),
  };
}

function countCut(receipts: readonly CustomizationReceipt[]): number {
  return receipts
    .filter(({ status, sent }) => status === 'in-force' && sent === 'cut')
    .reduce((total, { statements = 0 }) => total + statements, 0);
}

/** As for one job: after a failed request nobody knows which findings are gone. */
function judgedNow(
  changes: Changes,
  reports: readonly ShardReport[],
  unjudged: Unjudged,
  isOffline: boolean,
): Omit<NonNullable<ReviewResult['judgedNow']>, 'isValidated'> {
  const isEverythingRead = unjudged.requests + unjudged.agents + unjudged.comments + unjudged.cutReplies === 0;
  return {
    byModel: new Set(isEverythingRead ? reports.flatMap(({ judged }) => judged.byModel) : []),
    byRules: new Set(reports.flatMap(({ judged }) => judged.byRules)),
    isOffline: isOffline && unjudged.unaskedModel === undefined,
    ...namePaths(changes),
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
  // Without a result of any shard, the review was not done, whatever the merging job itself found.
  if (reports.length === 0 && unjudged.shards !== undefined) {
    return 'failed';
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
