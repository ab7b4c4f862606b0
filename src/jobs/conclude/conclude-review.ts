import type { Verified } from '../../agents/verify/verify.ts';
import type { FileChange } from '../../changes/types.ts';
import { findDirections } from '../../findings/directions/find-directions.ts';
import type { Finding, LeftOutDraft } from '../../findings/types.ts';
import { findConflicts } from '../../guidelines/conflicts.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { LiteralReview } from '../../literal/run-checks.ts';
import type { Conclusion, LeftOut, ReviewResult } from '../../reports/review/review-result.ts';
import type { Answers } from '../ask/ask-reviewers.ts';
import { finalRequests, hasAnswer, partsByOutcome, unansweredRequests } from '../ask/asked-reviewer.ts';
import { agentsAtWork } from '../choose/agents-at-work.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { DEFAULT_REVIEWER } from '../choose/choose-reviewers.ts';
import type { ReviewModels } from '../compose/review-models.ts';
import type { GuidanceComparison } from './compare-guidance.ts';
import { countUsage } from './count-usage.ts';
import { describeIdleAgents, describeReviewers } from './describe-reviewers.ts';
import { describeVerification } from './describe-verification.ts';
import { measureCoverage } from './measure-coverage.ts';
import { writeReceipts, type KnownOutcomes } from './write-receipts.ts';

/** What the steps of a review came to. */
export interface ReviewOutcome {
  readonly edits: GuidanceComparison;
  readonly literal: LiteralReview;
  /** Undefined if no model was asked. */
  readonly answers: Answers | undefined;
  /** Undefined if the findings were not checked again. */
  readonly verified: Verified | undefined;
  /** The findings to report, and those that a step left out. */
  readonly found: { readonly findings: readonly Finding[]; readonly leftOut: readonly LeftOutDraft[] };
  readonly models: ReviewModels | undefined;
}

/** Puts together everything that a review found out. Every report is drawn from this one value. */
export function concludeReview(
  subject: ReviewSubject,
  chosen: Chosen,
  { edits, literal, answers, verified, found, models }: ReviewOutcome,
): ReviewResult {
  const { files, excluded } = chosen;
  const findings = found.findings.map(nameAgentsFirst);
  const reviewers = describeReviewers(answers?.reviewers ?? [], chosen, findings);
  return {
    readFrom: nameSource(subject),
    conclusion: drawConclusion(findings, files, answers),
    findings,
    remarks: [...new Set(answers?.summaries)],
    guidanceFrom: subject.guidance.repository.name,
    receipts: writeReceipts(chosen, { findings, ...knownFromAnswers(chosen, answers) }),
    notes: collectNotes(chosen, edits),
    conflicts: findConflicts(chosen.applied),
    guidelineChanges: edits.changes,
    directions: findDirections(subject.description, files),
    leftOut: collectLeftOut(chosen, answers, found.leftOut),
    problems: chosen.problems,
    coverage: measureCoverage(subject.changes, files, excluded, partsOfFirstReviewer(answers)),
    literal: { checkedStatements: literal.checkedStatements, statements: literal.statements },
    usage: countUsage(models, answers),
    reviewers,
    idleAgents: describeIdleAgents(chosen, reviewers),
    verification: describeVerification(verified, findings),
  };
}

function nameSource({ changes: { source, passedOver } }: ReviewSubject): ReviewResult['readFrom'] {
  return { source, ...(passedOver === undefined ? {} : { passedOver }) };
}

/** Agents come first. The default reviewer is named only if an agent found the same. */
function nameAgentsFirst(finding: Finding): Finding {
  const { agents = [], ...rest } = finding;
  const own = agents.filter((name) => name !== DEFAULT_REVIEWER);
  return own.length === 0 ? rest : { ...rest, agents: [...own, ...agents.filter((name) => name === DEFAULT_REVIEWER)] };
}

/** If a request of a chosen reviewer failed and nothing was found, the review is not clean but unfinished. */
function drawConclusion(
  findings: readonly Finding[],
  files: readonly FileChange[],
  answers: Answers | undefined,
): Conclusion {
  if (files.length === 0) {
    return 'skipped';
  }
  const hasFailed = unansweredRequests(answers?.reviewers ?? []).length > 0;
  const isAnswered = answers?.reviewers.some(({ asked }) => asked.flatMap(finalRequests).some(hasAnswer)) ?? false;
  if (hasFailed && (!isAnswered || findings.length === 0)) {
    return 'failed';
  }
  return findings.length === 0 ? 'clean' : 'findings';
}

/** What the prompts tell about the customizations in them. */
function knownFromAnswers(chosen: Chosen, answers: Answers | undefined): KnownOutcomes {
  if (answers === undefined) {
    return {};
  }
  const prompted = answers.reviewers.map(({ ready }) => ready);
  return { ledger: answers.shared, agents: agentsAtWork(chosen, prompted) };
}

function collectNotes({ guidelines, routing }: Chosen, edits: GuidanceComparison): readonly GuidelineNote[] {
  const onAgents = (routing?.notes ?? []).map((message) => ({ source: 'agents', message }));
  return [...edits.notes, ...guidelines.notes, ...onAgents];
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
