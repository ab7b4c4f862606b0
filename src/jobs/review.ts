import { verifyFindings, type Verified } from '../agents/verify/verify.ts';
import type { FileChange } from '../changes/types.ts';
import { interruptedError } from '../errors.ts';
import { gateDrafts } from '../findings/evidence.ts';
import { runLiteralChecks } from '../literal/run-checks.ts';
import { limitFindings, placeFindings } from '../findings/place.ts';
import type { Finding } from '../findings/types.ts';
import { findConflicts } from '../guidelines/conflicts.ts';
import type { Guideline, GuidelineNote } from '../guidelines/types.ts';
import type { Options } from '../options/options.ts';
import type { PartNodes } from '../prompt/arrange.ts';
import type { Conclusion, ReviewResult } from '../reports/review/review-result.ts';
import { accountFor } from './conclude/write-receipts.ts';
import { agentsAtWork } from './choose/agents-at-work.ts';
import { askForReview, hasAnswer, partsOf, unansweredOf, type Answers } from './ask/ask-reviewers.ts';
import { DEFAULT_REVIEWER } from './choose/choose-reviewers.ts';
import { compareGuidance } from './conclude/compare-guidance.ts';
import { coverageOf } from './conclude/measure-coverage.ts';
import { findDirections } from '../findings/directions/find-directions.ts';
import { endsOf } from './ask/ask-reviewer.ts';
import { openTools, type GivenReport } from './gather/open-tools.ts';
import type { HoldSettings } from './compose/compose-for-reviewers.ts';
import type { Prepared, ReviewSubject } from './choose/choose-guidance.ts';
import { readSurroundings } from './gather/read-surroundings.ts';
import { reportIdleAgents, reportReviewers } from './conclude/describe-reviewers.ts';
import { reportVerification } from './conclude/describe-verification.ts';
import type { ReviewModels } from './compose/review-models.ts';
import { usageOf } from './conclude/count-usage.ts';

/** The options that shape a review. */
export type ReviewSettings = HoldSettings &
  Pick<
    Options,
    'bundles' | 'maxComments' | 'minSeverity' | 'compatibility' | 'workspaceFolders' | 'verify' | 'contentExclusion'
  >;

/** Reviews a prepared change: literal checks always, models where there are any. */
export async function reviewChange(
  subject: ReviewSubject,
  prepared: Prepared,
  settings: ReviewSettings,
  asked: AskedReview | undefined,
): Promise<ReviewResult> {
  const { files, excluded, leftOut, applied } = asked === undefined ? withoutViews(prepared) : prepared;
  const edits = await compareGuidance(subject, prepared, settings);
  const literal = await runLiteralChecks(files, applied, subject.readHead);
  const modelled = asked === undefined ? undefined : await reviewByModels(subject, prepared, settings, asked);
  const gated = await gateDrafts(modelled?.answers.drafts ?? [], {
    files,
    guidelines: applied,
    readHead: subject.readHead,
  });
  const placed = placeFindings([...literal.drafts, ...gated.drafts], files, applied, settings);
  const verified = await verify(placed.findings, subject, { files, applied, settings }, asked?.models);
  if (asked?.models.signal.aborted === true) {
    throw interruptedError();
  }
  const { findings: kept, leftOut: refuted } = verified ?? { findings: placed.findings, leftOut: [] };
  const limited = limitFindings(kept, settings);
  const findings = limited.findings.map(withAgentsFirst);
  const { source, passedOver } = subject.changes;
  const reviewers = modelled === undefined ? [] : reportReviewers(modelled.answers, prepared.chosen, findings);
  return {
    readFrom: { source, ...(passedOver === undefined ? {} : { passedOver }) },
    conclusion: concludeFrom(findings, files, modelled?.answers),
    findings,
    // Several reviewers may say the same.
    remarks: [...new Set(modelled?.answers.summaries)],
    guidanceFrom: subject.guidance.repository.name,
    receipts: accountFor(prepared, {
      findings,
      ...(modelled === undefined
        ? {}
        : {
            ledger: modelled.answers.shared,
            agents: agentsAtWork(
              prepared.chosen,
              modelled.answers.reviews.map(({ planned }) => planned),
            ),
          }),
    }),
    notes: [...edits.notes, ...prepared.guidelines.notes, ...(prepared.chosen.routing?.notes ?? []).map(noteOnAgents)],
    conflicts: findConflicts(applied),
    guidelineChanges: edits.changes,
    directions: findDirections(subject.description, files),
    leftOut: [
      ...leftOut,
      ...(modelled?.answers.leftOut ?? []),
      ...(modelled?.leftOut ?? []),
      ...[...gated.leftOut, ...placed.leftOut, ...refuted, ...limited.leftOut].map((entry) => ({
        stage: 'finding' as const,
        ...entry,
      })),
    ],
    problems: prepared.problems,
    coverage: coverageOf(
      subject.changes,
      files,
      excluded,
      modelled === undefined ? undefined : partsOf(modelled.answers),
    ),
    literal: { checkedStatements: literal.checkedStatements, statements: literal.statements },
    usage: usageOf(asked?.models, modelled?.answers),
    reviewers,
    idleAgents: reportIdleAgents(prepared.chosen, reviewers),
    verification: reportVerification(verified, findings),
  };
}

/** What a review by models is given beside the change. */
export interface AskedReview {
  readonly models: ReviewModels;
  /** Results of other tools. */
  readonly reports: readonly GivenReport[];
  /** What somebody wrote who asked for the review. */
  readonly message: string | undefined;
  /** Parts that the user adds to every prompt. */
  readonly parts: PartNodes;
}

interface ReviewByModels {
  readonly answers: Answers;
  readonly leftOut: ReviewResult['leftOut'];
}

async function reviewByModels(
  subject: ReviewSubject,
  prepared: Prepared,
  settings: ReviewSettings,
  { models, reports, message, parts }: AskedReview,
): Promise<ReviewByModels> {
  const { grammars, now } = models;
  const surroundings = await readSurroundings(prepared.files, subject.changes.source, subject.readHead, grammars);
  const opened = await openTools(subject, prepared, { settings, reports, grammars, message, now });
  const { tools, skills } = opened;
  const desk = { subject, prepared, surroundings, models, settings, tools, skills, parts };
  return {
    answers: await askForReview(desk, settings),
    leftOut: [...surroundings.leftOut, ...opened.leftOut].map((entry) => ({ stage: 'request', ...entry })),
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

/** Has the findings checked by a second look, where that is wanted and there is a model to do it. */
function verify(
  findings: readonly Finding[],
  { readHead }: ReviewSubject,
  {
    files,
    applied,
    settings,
  }: {
    readonly files: readonly FileChange[];
    readonly applied: readonly Guideline[];
    readonly settings: ReviewSettings;
  },
  models: ReviewModels | undefined,
): Promise<Verified | undefined> {
  return models === undefined || !settings.verify
    ? Promise.resolve(undefined)
    : verifyFindings(findings, { ...models, ...models.verifier, files, guidelines: applied, readHead });
}

/** The default reviewer is named only beside agents of the repository, and after these. */
function withAgentsFirst(finding: Finding): Finding {
  const { agents = [], ...rest } = finding;
  const own = agents.filter((name) => name !== DEFAULT_REVIEWER);
  return own.length === 0 ? rest : { ...rest, agents: [...own, ...agents.filter((name) => name === DEFAULT_REVIEWER)] };
}

function noteOnAgents(message: string): GuidelineNote {
  return { source: 'agents', message };
}

/** Without findings, a request of a chosen reviewer that failed makes the review one that could not be finished, not a clean one. */
function concludeFrom(
  findings: readonly Finding[],
  files: readonly FileChange[],
  answers: Answers | undefined,
): Conclusion {
  if (files.length === 0) {
    return 'skipped';
  }
  const hasFailed = answers !== undefined && unansweredOf(answers).length > 0;
  const isAnswered = answers?.reviews.some(({ held }) => held.flatMap(endsOf).some(hasAnswer)) ?? false;
  if (hasFailed && (!isAnswered || findings.length === 0)) {
    return 'failed';
  }
  return findings.length === 0 ? 'clean' : 'findings';
}
