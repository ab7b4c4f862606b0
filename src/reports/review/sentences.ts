import type { Changes } from '../../changes/types.ts';
import { SEVERITIES } from '../../findings/types.ts';
import { count } from '../count.ts';
import { notReviewedSentence } from './coverage.ts';
import type { ReviewResult } from './review-result.ts';
import { usageSentence, verificationSentence } from './reviewers.ts';

/**
 * Describes the review in a few sentences, the same in every report. They contain the names of models and answers of
 * servers unchanged: whoever shows them has to escape them.
 */
export function summarySentences(result: ReviewResult): readonly string[] {
  return [
    headline(result),
    ...coverageSentence(result),
    ...agentsSentence(result),
    ...checkedSentence(result),
    ...usageSentence(result),
    ...verificationSentence(result),
    ...failureSentence(result),
  ];
}

function headline(result: ReviewResult): string {
  switch (result.conclusion) {
    case 'skipped':
      return 'Nothing to review: the change has no file to review.';
    case 'failed':
      return 'The review could not be finished.';
    case 'clean':
      return 'No findings.';
    case 'findings':
      return `${count(result.findings.length, 'finding')} (${bySeverity(result)}).`;
  }
}

function bySeverity(result: ReviewResult): string {
  return SEVERITIES.toReversed()
    .map((severity) => ({
      severity,
      number: result.findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ number }) => number > 0)
    .map(({ severity, number }) => `${number} ${severity}`)
    .join(', ');
}

function coverageSentence(result: ReviewResult): readonly string[] {
  const { coverage, conclusion } = result;
  if (conclusion === 'skipped') {
    return notReviewedSentence(coverage);
  }
  const files = `${coverage.reviewedFiles} of ${count(coverage.files, 'changed file')}`;
  const lines = `${coverage.reviewedLines} of ${count(coverage.lines, 'changed line')}`;
  return [`Read ${files} (${lines}) against ${guidelinesRead(result)}.`, ...notReviewedSentence(coverage)];
}

/** For agents only: the coverage shows what the default reviewer did not read. */
function agentsSentence({ reviewers }: ReviewResult): readonly string[] {
  const agents = reviewers.filter(({ source }) => source !== undefined);
  const unfinished = agents.filter(({ unreadFiles }) => unreadFiles > 0);
  return unfinished.length === 0
    ? []
    : [`${unfinished.length} of ${count(agents.length, 'agent')} did not read all of their files.`];
}

/** The number of guidelines that the models read. A guideline that was cut from the prompt applies, but was not read. An agent is not a guideline. */
function guidelinesRead({ receipts }: ReviewResult): string {
  const inForce = receipts.filter(({ status, guideline }) => status === 'in-force' && guideline !== undefined);
  const cut = inForce.filter(({ sent }) => sent === 'cut').length;
  const all = count(inForce.length, 'guideline');
  return cut === 0 ? all : `${inForce.length - cut} of ${all}`;
}

function checkedSentence({ literal, usage, conclusion }: ReviewResult): readonly string[] {
  if (conclusion === 'skipped' || literal.statements === 0) {
    return [];
  }
  if (usage.model !== undefined) {
    return [];
  }
  const rest = literal.statements - literal.checkedStatements;
  const notChecked =
    rest === 0
      ? ''
      : `; ${rest === 1 ? 'the other one needs' : `the other ${rest} need`} a model and ${rest === 1 ? 'was' : 'were'} not checked`;
  return [
    `Offline: ${literal.checkedStatements} of ${count(literal.statements, 'statement')} could be checked without a model${notChecked}.`,
  ];
}

function failureSentence({ usage, coverage }: ReviewResult): readonly string[] {
  if (usage.failedRequests === 0) {
    return [];
  }
  const unanswered = `${count(usage.failedRequests, 'prompt')} got no answer`;
  return [
    coverage.notReviewed.some(({ kind }) => kind === 'failed')
      ? `${unanswered}, so a part of the change was not reviewed by the model.`
      : `${unanswered}; another reviewer read the same lines.`,
  ];
}

const SOURCES = {
  git: 'the repository on disk',
  'github-files': "GitHub's list of files",
  'github-diff': "GitHub's diff of the pull request",
  diff: 'the diff that was given',
} as const satisfies Record<Changes['source'], string>;

/** Where the change was read from, and why the better sources could not be used. */
export function sourceSentences({ source, passedOver = [] }: ReviewResult['readFrom']): readonly string[] {
  return [
    `The change was read from ${SOURCES[source]}.`,
    ...passedOver.map((other) => `It was not read from ${SOURCES[other.source]}: ${other.reason}.`),
  ];
}
