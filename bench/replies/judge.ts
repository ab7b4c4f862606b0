import type { ReportedFinding, ReviewRun } from '../accuracy/review.ts';
import type { Comment, Expected, Reply } from './types.ts';

/** The findings that a review read from one reply, compared with those in it. */
export interface Judgement {
  readonly expected: number;
  readonly kept: number;
  /** Kept, and placed on the line that was meant. */
  readonly placed: number;
  /** Kept, and placed on another line. */
  readonly misplaced: number;
  /** Kept, with the whole text of the body. */
  readonly textWhole: number;
  readonly severityTold: number;
  readonly severityRight: number;
  /** Findings that the reply does not contain, and findings on files or lines that were never shown. */
  readonly invented: readonly string[];
  /** The verdict is `clean` although the reply contains findings, or although it judges nothing. */
  readonly isFalselyClean: boolean;
  /** The reply says that nothing was found, and the verdict is another one than `clean`. */
  readonly isFalselyUnclean: boolean;
  /** All was kept, and yet the review reports that something was left out. */
  readonly isFalselyIncomplete: boolean;
  /** No result, or a stack trace. */
  readonly hasCrashed: boolean;
}

/** Compares the result of a review with what its reply contains. */
export function judgeReview(reply: Reply, run: ReviewRun): Judgement {
  const { report } = run;
  const findings = (report?.findings ?? []).filter(({ origin }) => origin === undefined || origin === 'model');
  const seen = reply.expected.map((expected) => judgeFinding(expected, findings));
  const count = (test: (judged: FindingJudgement) => boolean): number => seen.filter(test).length;
  const kept = count((judged) => judged.isKept);
  const isWhole = kept === reply.expected.length && reply.optional === undefined && reply.homeless === undefined;
  const conclusion = report?.conclusion ?? 'no result';
  return {
    expected: reply.expected.length,
    kept,
    placed: count((judged) => judged.place === 'exact'),
    misplaced: count((judged) => judged.place === 'other'),
    textWhole: count((judged) => judged.isTextWhole),
    severityTold: count((judged) => judged.isKept && judged.isSeverityRight !== undefined),
    severityRight: count((judged) => judged.isKept && judged.isSeverityRight === true),
    invented: findings.flatMap((finding) => explainInvented(reply, finding)),
    isFalselyClean: conclusion === 'clean' && (reply.expected.length > 0 || reply.verdict === 'told'),
    isFalselyUnclean: reply.verdict === 'clean' && conclusion !== 'clean',
    isFalselyIncomplete: isWhole && reply.expected.length > 0 && (report?.leftOut.length ?? 0) > 0,
    hasCrashed: report === undefined || /\n\s+at .+:\d+:\d+/.test(run.stderr),
  };
}

interface FindingJudgement {
  readonly isKept: boolean;
  readonly place: 'exact' | 'none' | 'other';
  readonly isTextWhole: boolean;
  /** Undefined if the reply does not tell the severity. */
  readonly isSeverityRight: boolean | undefined;
}

function judgeFinding({ comment, severities }: Expected, findings: readonly ReportedFinding[]): FindingJudgement {
  const finding = findings.find((candidate) => isAbout(candidate, comment));
  return {
    isKept: finding !== undefined,
    place: finding === undefined ? 'none' : judgePlace(finding, comment),
    isTextWhole: finding !== undefined && readWords(finding.body).includes(readWords(comment.body)),
    isSeverityRight: severities?.some((severity) => severity === finding?.severity),
  };
}

function judgePlace(finding: ReportedFinding, { path, line }: Comment): FindingJudgement['place'] {
  if (finding.placement !== 'inline') {
    return finding.placement === 'file' && finding.path !== path ? 'other' : 'none';
  }
  return finding.path === path && finding.line === line && finding.side !== 'LEFT' ? 'exact' : 'other';
}

/** Why a finding should not be there, as a list of no or one sentence. */
function explainInvented(reply: Reply, finding: ReportedFinding): readonly string[] {
  const place = `${finding.path}:${finding.line ?? '-'} (${finding.placement})`;
  const real = [...reply.expected.map(({ comment }) => comment), ...(reply.optional ?? [])];
  if (real.some((comment) => isAbout(finding, comment))) {
    return [];
  }
  const homeless = reply.homeless?.find((comment) => isAbout(finding, comment));
  if (homeless === undefined) {
    return [`not in the reply: "${finding.title}" at ${place}`];
  }
  return finding.placement === 'inline' || (finding.placement === 'file' && finding.path !== homeless.path)
    ? [`placed, although its place was never shown: "${finding.title}" at ${place}`]
    : [];
}

/** The number of characters that tell a body from all others. */
const TELLING_CHARACTERS = 24;

/** Whether a finding is the one of a comment: by its title, or by how its body begins, whatever became of the signs. */
function isAbout(finding: ReportedFinding, comment: Comment): boolean {
  const text = readWords(`${finding.title} ${finding.body}`);
  return text.includes(readWords(comment.title)) || text.includes(readWords(comment.body).slice(0, TELLING_CHARACTERS));
}

function readWords(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
