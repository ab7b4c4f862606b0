import { EXIT } from '../../../errors.ts';
import { reaches } from '../../../findings/severity.ts';
import type { Finding } from '../../../findings/types.ts';
import type { PublishedReview } from '../../../jobs/publish-review.ts';
import { drawFindingAnnotations } from '../../../reports/annotations.ts';
import { coverageOutputs, coverageShortfall } from '../../../reports/review/coverage.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import { reviewJson } from '../../../reports/review/review-json.ts';
import type { ReviewResult } from '../../../reports/review/review-result.ts';
import { reviewSarif } from '../../../reports/review/sarif.ts';
import { sourceSentences, summarySentences } from '../../../reports/review/sentences.ts';
import { reviewMarkdown } from '../../../reports/review/summary.ts';
import { logLine } from '../../../text/hidden/visible.ts';
import { jsonText } from '../../../text/json/json-text.ts';
import { VERSION } from '../../../version.ts';
import type { reviewFailOn } from '../../fail-on.ts';
import { writeOutput, writeRunFile } from '../files.ts';
import type { ActionRun, Outcome } from '../run.ts';

export type FailOn = ReturnType<typeof reviewFailOn>;

/** Reports a review to the runner: log, outputs, files, job summary and exit code. */
export async function reportReview(
  run: ActionRun,
  published: PublishedReview,
  target: LinkTarget,
  failOn: FailOn,
): Promise<Outcome> {
  const { result } = published;
  const markdown = reviewMarkdown(result, { all: true, target });
  const shortfall = coverageShortfall(result.coverage, run.options.minCoverage);
  const notes = [...explainPublication(published), ...(shortfall === undefined ? [] : [shortfall])];
  if (published.kind !== 'posted') {
    // The findings could not be posted, so they go where people look next. The job summary has all of them.
    run.runner.print(drawFindingAnnotations(result.findings, 'the job summary has all of them'));
  }
  const sentences = [...sourceSentences(result.readFrom), ...summarySentences(result), ...notes];
  sentences.forEach((sentence) => run.runner.log(logLine(sentence)));
  const isFailed = result.conclusion === 'failed' || published.kind === 'failed';
  const hasProblems = reachesAny(result.findings, failOn) || shortfall !== undefined;
  return {
    outputs: {
      ...reviewOutputs(published),
      conclusion: isFailed ? 'failed' : result.conclusion,
      ...(await writeFiles(run, result, markdown)),
    },
    jobSummary: [markdown, ...notes].join('\n\n'),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(hasProblems),
  };
}

/** Whether any finding is severe enough to fail the run. */
export function reachesAny(findings: readonly Finding[], failOn: FailOn): boolean {
  return findings.some(({ severity }) => reaches(severity, failOn));
}

export function exitCodeFor(hasProblems: boolean): number {
  return hasProblems ? EXIT.problems : EXIT.done;
}

function reviewOutputs({ result, commentsPosted, reviewUrl }: PublishedReview): Readonly<Record<string, string>> {
  const { findings, usage, coverage } = result;
  return {
    findings: String(findings.length),
    'comments-posted': String(commentsPosted),
    'review-url': reviewUrl ?? '',
    'input-tokens': String(usage.inputTokens),
    'output-tokens': String(usage.outputTokens),
    requests: String(usage.requests),
    cost: usage.cost === undefined ? '' : String(usage.cost),
    usage: JSON.stringify(usage.rows),
    ...coverageOutputs(coverage),
  };
}

function explainPublication({ kind, reason, hint }: PublishedReview): readonly string[] {
  if (reason === undefined) {
    return [];
  }
  return [kind === 'posted' ? `Note: ${reason}.` : `Not posted: ${reason}.`, ...(hint === undefined ? [] : [hint])];
}

async function writeFiles(run: ActionRun, result: ReviewResult, markdown: string): Promise<Record<string, string>> {
  const files = {
    'findings-file': await writeRunFile(run, 'findings.json', jsonText(reviewJson(result))),
    'summary-file': await writeRunFile(run, 'summary.md', `${markdown}\n`),
  };
  const { sarifFile } = run.options;
  if (sarifFile === undefined) {
    return files;
  }
  await writeOutput(sarifFile, jsonText(reviewSarif(result, VERSION)), 'sarif-file');
  return { ...files, 'sarif-file': sarifFile };
}
