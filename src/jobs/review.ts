import type { FileChange } from '../changes/types.ts';
import { runLiteralChecks } from '../findings/literal.ts';
import { placeFindings } from '../findings/place.ts';
import type { Finding } from '../findings/types.ts';
import type { Asked } from '../models/ask.ts';
import type { Options } from '../options.ts';
import type { Conclusion, ReviewResult } from '../reports/review-result.ts';
import { findConflicts } from '../guidelines/conflicts.ts';
import { accountFor } from './account.ts';
import { compareGuidance } from './compare-guidance.ts';
import { askForReview, hasAnswer, partsOf, type Answers } from './ask-for-review.ts';
import { coverageOf } from './coverage.ts';
import { findDirections } from './find-directions.ts';
import type { Prepared, ReviewSubject } from './prepare-review.ts';

/** The options that shape a review. */
export type ReviewSettings = Pick<
  Options,
  'bundles' | 'maxComments' | 'minSeverity' | 'maxRequests' | 'compatibility' | 'workspaceFolders'
>;

/** Reviews a prepared change: literal checks always, the model where there is one. */
export async function reviewChange(
  subject: ReviewSubject,
  prepared: Prepared,
  settings: ReviewSettings,
  asked: Asked | undefined,
): Promise<ReviewResult> {
  const { files, excluded, leftOut, applied } = asked === undefined ? withoutViews(prepared) : prepared;
  const edits = await compareGuidance(subject, prepared, settings);
  const literal = await runLiteralChecks(files, applied, subject.readHead);
  const answers = asked === undefined ? undefined : await askForReview(subject, prepared, settings, asked);
  const drafts = [...literal.drafts, ...(answers?.replies.flatMap((reply) => reply.parsed?.drafts ?? []) ?? [])];
  const placed = placeFindings(drafts, files, applied, settings);
  const { source, passedOver } = subject.changes;
  return {
    readFrom: { source, ...(passedOver === undefined ? {} : { passedOver }) },
    conclusion: concludeFrom(placed.findings, files, answers),
    findings: placed.findings,
    remarks: answers?.replies.flatMap((reply) => reply.parsed?.summary ?? []) ?? [],
    guidanceFrom: subject.guidance.repository.name,
    receipts: accountFor(prepared, {
      findings: placed.findings,
      ...(answers === undefined ? {} : { ledger: answers.shared }),
    }),
    notes: [...edits.notes, ...prepared.guidelines.notes],
    conflicts: findConflicts(applied),
    guidelineChanges: edits.changes,
    directions: findDirections(subject.description, files),
    leftOut: [
      ...leftOut,
      ...(answers?.leftOut ?? []),
      ...placed.leftOut.map((entry) => ({ stage: 'finding' as const, ...entry })),
    ],
    problems: prepared.problems,
    coverage: coverageOf(subject.changes, files, excluded, answers === undefined ? undefined : partsOf(answers)),
    literal: { checkedStatements: literal.checkedStatements, statements: literal.statements },
    usage: usageOf(asked, answers),
  };
}

/** What is shown in place of a bundle's own lines is for a model; no literal check reads it. */
function withoutViews(prepared: Prepared): Prepared {
  const reason = 'a bundle, whose modules only a model reads';
  const bundles = prepared.files.filter((file) => file.view !== undefined);
  return {
    ...prepared,
    files: prepared.files.filter((file) => file.view === undefined),
    excluded: [...prepared.excluded, ...bundles.map(({ path }) => ({ path, kind: 'generated' as const, reason }))],
    leftOut: [...prepared.leftOut, ...bundles.map(({ path }) => ({ stage: 'file' as const, source: path, reason }))],
  };
}

/** Without findings, a request that failed makes the review one that could not be finished, not a clean one. */
function concludeFrom(
  findings: readonly Finding[],
  files: readonly FileChange[],
  answers: Answers | undefined,
): Conclusion {
  if (files.length === 0) {
    return 'skipped';
  }
  const failed = answers?.replies.filter((reply) => !hasAnswer(reply)).length ?? 0;
  const allFailed = failed > 0 && failed === answers?.replies.length;
  if (allFailed || (failed > 0 && findings.length === 0)) {
    return 'failed';
  }
  return findings.length === 0 ? 'clean' : 'findings';
}

function usageOf(asked: Asked | undefined, answers: Answers | undefined): ReviewResult['usage'] {
  const replies = answers?.replies ?? [];
  const usages = replies.flatMap(({ reply }) => (reply.kind === 'answer' ? [reply.usage] : []));
  return {
    provider: asked?.provider ?? 'offline',
    model: asked?.model.name,
    requests: replies.length,
    failedRequests: replies.filter((reply) => !hasAnswer(reply)).length,
    inputTokens: usages.reduce((total, usage) => total + usage.inputTokens, 0),
    outputTokens: usages.reduce((total, usage) => total + usage.outputTokens, 0),
  };
}
