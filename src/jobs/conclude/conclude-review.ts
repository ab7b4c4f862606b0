import type { AfterMerge } from '../../reports/review/after-merge.ts';
import type { Verified } from '../../agents/verify/verify.ts';
import { findDirections } from '../../findings/directions/find-directions.ts';
import type { Finding, LeftOutDraft } from '../../findings/types.ts';
import { worstFirst } from '../../findings/worst-first.ts';
import { findConflicts } from '../../guidelines/claims/conflicts.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { LiteralReview } from '../../literal/run-checks.ts';
import type { LeftOut, ReviewResult } from '../../reports/review/review-result.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { partsByOutcome } from '../ask/asked-reviewer.ts';
import { agentsAtWork } from '../choose/agents-at-work.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { DEFAULT_REVIEWER } from '../choose/choose-reviewers.ts';
import type { ReviewModels } from '../compose/review-models.ts';
import type { Work } from '../incremental/choose-work.ts';
import { withoutUnsettled } from '../incremental/record-judged.ts';
import type { CustomizationReview } from '../gather/check-customizations.ts';
import type { GuidanceComparison } from './compare-guidance.ts';
import { countUnjudged } from './count-unjudged.ts';
import { countUsage } from './count-usage.ts';
import { describeIdleAgents, describeReviewers } from './describe-reviewers.ts';
import { describeVerification } from './describe-verification.ts';
import { drawConclusion } from './draw-conclusion.ts';
import { listJudgedNow } from './list-judged-now.ts';
import { listUnchecked } from './list-unchecked.ts';
import { measureCoverage } from './measure-coverage.ts';
import { placeProblemsAtHead } from './problems-at-head.ts';
import { writeReceipts, type KnownOutcomes } from './write-receipts.ts';

/** The results of the steps of a review. */
export interface ReviewOutcome {
  readonly edits: GuidanceComparison & { readonly afterMerge: AfterMerge | undefined };
  readonly literal: LiteralReview;
  readonly customizations: CustomizationReview;
  /** Undefined if no model was asked. */
  readonly answers: Answers | undefined;
  /** Undefined if the findings were not checked again. */
  readonly verified: Verified | undefined;
  /** The findings to report, and those that a step left out. */
  readonly found: {
    readonly findings: readonly Finding[];
    readonly leftOut: readonly LeftOutDraft[];
    /** Drafts that say the same as one of the findings. */
    readonly merged: readonly LeftOutDraft[];
    /** Comments of models that were dropped because the file does not contain the code that they quote. */
    readonly unproven: number;
  };
  /** What is taken from earlier runs, and the record for later ones. */
  readonly earlier: Pick<Work, 'untouched' | 'carried' | 'toSettle' | 'leftOut'> & {
    readonly judged: Readonly<Record<string, string>> | undefined;
  };
  readonly models: ReviewModels | undefined;
  /** The model that a setting names and that cannot be asked, because there is no key or server for it. */
  readonly unaskedModel: string | undefined;
  /** Whether a person asked for the review by a message or for one agent. */
  readonly isAsked: boolean;
}

/** Puts together everything that a review found out. Every report is drawn from this one value. */
export function concludeReview(
  subject: ReviewSubject,
  chosen: Chosen,
  { edits, literal, customizations, answers, verified, found, earlier, models, unaskedModel, isAsked }: ReviewOutcome,
): ReviewResult {
  const { files, excluded } = chosen;
  const own = found.findings.map(nameAgentsFirst);
  const findings = earlier.carried.length === 0 ? own : [...own, ...earlier.carried].toSorted(worstFirst);
  const reviewers = describeReviewers(answers?.reviewers ?? [], chosen, own);
  const receipts = writeReceipts(chosen, {
    findings,
    checkedKeys: literal.checkedKeys,
    ...knownFromAnswers(chosen, answers),
  });
  const judges = { parts: partsOfFirstReviewer(answers), checkedFiles: literal.checkedFiles };
  const judgedBefore = new Set(earlier.untouched.map(({ path }) => path));
  const coverage = measureCoverage(subject.changes, files, excluded, { ...judges, judgedBefore });
  const unjudged = countUnjudged({ answers, literal, receipts, reviewers, unproven: found.unproven, unaskedModel });
  const isOffline = answers === undefined;
  const judgedNow = listJudgedNow(subject.changes, files, excluded, judges, {
    unjudged,
    isOffline,
    isValidated: customizations.validated !== undefined,
    isAsked,
  });
  return {
    readFrom: nameSource(subject),
    conclusion: drawConclusion({ files, findings, coverage, unjudged, literal, answers }),
    findings,
    remarks: [...new Set(answers?.summaries)],
    guidanceFrom: subject.guidance.repository.name,
    receipts,
    notes: collectNotes(chosen, edits, customizations),
    conflicts: findConflicts(chosen.applied),
    guidelineChanges: edits.changes,
    ...(edits.afterMerge === undefined ? {} : { afterMerge: edits.afterMerge }),
    // The files of a tree are the team's own.
    directions: subject.changes.source === 'tree' ? [] : findDirections(subject.description, files),
    leftOut: [
      ...collectLeftOut(chosen, answers, found.leftOut),
      ...(isOffline
        ? listUnchecked(files, literal.checkedFiles, [...literal.unread, ...chosen.leftOut], findings.length > 0)
        : []),
      ...earlier.leftOut,
    ],
    merged: found.merged,
    problems: chosen.problems,
    problemsAtHead: placeProblemsAtHead(chosen.problems, subject, findings, customizations.known),
    coverage,
    unjudged,
    judgedNow,
    literal: {
      checkedStatements: literal.checkedStatements,
      statements: literal.statements,
      searchedLanguages: [...literal.searchedLanguages].toSorted(),
      ...(literal.leftTo.size === 0 ? {} : { leftTo: [...literal.leftTo].toSorted() }),
    },
    ...(customizations.validated === undefined ? {} : { validated: customizations.validated }),
    usage: countUsage(models, answers),
    reviewers,
    idleAgents: describeIdleAgents(chosen, reviewers),
    verification: describeVerification(verified, own),
    ...(earlier.judged === undefined
      ? {}
      : {
          // The record of an asked review is that of an earlier run, which goes on to count.
          judged: isAsked
            ? earlier.judged
            : withoutUnsettled(earlier.judged, earlier.toSettle, findings, judgedNow.byModel),
        }),
  };
}

/** From which source the change was read, and which ones were tried before. */
export function nameSource({ changes: { source, passedOver } }: ReviewSubject): ReviewResult['readFrom'] {
  return { source, ...(passedOver === undefined ? {} : { passedOver }) };
}

/** Agents come first. The default reviewer is named only if an agent found the same. */
function nameAgentsFirst(finding: Finding): Finding {
  const { agents = [], ...rest } = finding;
  const own = agents.filter((name) => name !== DEFAULT_REVIEWER);
  return own.length === 0 ? rest : { ...rest, agents: [...own, ...agents.filter((name) => name === DEFAULT_REVIEWER)] };
}

/** Reads from the prompts which customizations are in them. */
function knownFromAnswers(chosen: Chosen, answers: Answers | undefined): KnownOutcomes {
  if (answers === undefined) {
    return {};
  }
  const prompted = answers.reviewers.map(({ ready }) => ready);
  return { ledger: answers.shared, agents: agentsAtWork(chosen, prompted) };
}

/** What people should know about the guidance, in the order in which a review shows it, also one that was divided. */
export function collectNotes(
  { guidelines, routing }: Chosen,
  edits: Pick<GuidanceComparison, 'notes'>,
  customizations: Pick<CustomizationReview, 'notes'>,
): readonly GuidelineNote[] {
  const onAgents = (routing?.notes ?? []).map((message) => ({ source: 'agents', message }));
  return [...edits.notes, ...guidelines.notes, ...onAgents, ...customizations.notes];
}

function collectLeftOut(
  { leftOut }: Chosen,
  answers: Answers | undefined,
  drafts: readonly LeftOutDraft[],
): readonly LeftOut[] {
  return [...leftOut, ...(answers?.leftOut ?? []), ...drafts.map((entry) => ({ stage: 'finding' as const, ...entry }))];
}

/** The first reviewer reads the whole change, so it decides how much of the change was reviewed. */
function partsOfFirstReviewer(answers: Answers | undefined): ReturnType<typeof partsByOutcome> | undefined {
  const first = answers?.reviewers[0];
  return first === undefined ? undefined : partsByOutcome(first);
}
