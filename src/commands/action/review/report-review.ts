import { EXIT } from '../../../errors.ts';
import type { PublishedReview } from '../../../jobs/publish-review.ts';
import { drawFindingAnnotations, drawRunAnnotation } from '../../../reports/annotations.ts';
import { reviewHtml } from '../../../reports/html/review-html.ts';
import { coverageOutputs } from '../../../reports/review/coverage.ts';
import { imbalanceSentence, reconciliationSentence } from '../../../reports/outcome/reconciliation.ts';
import type { LinkTarget } from '../../../reports/markdown/links.ts';
import { modelLine } from '../../../reports/markdown/model-markdown.ts';
import { reviewJson } from '../../../reports/review/review-json.ts';
import { reviewSarif } from '../../../reports/review/sarif.ts';
import { failureReason, sourceSentences, summarySentences } from '../../../reports/review/sentences.ts';
import { MAX_REPORT_CHARACTERS, reviewMarkdown } from '../../../reports/review/summary.ts';
import { drawVerdictAnnotations, isVerdictAnnotated } from '../../../reports/review/verdict-annotations.ts';
import { drawVerdict, listFailures, type Verdict } from '../../../reports/review/verdict.ts';

import { jsonText } from '../../../text/json/json-text.ts';
import { VERSION } from '../../../version.ts';
import type { reviewFailOn } from '../../output/fail-on.ts';
import { addFiles, sarifFiles } from '../files.ts';
import type { ActionRun, Outcome } from '../run.ts';
import { showCheckRun } from './show-check-run.ts';

export type FailOn = ReturnType<typeof reviewFailOn>;

/** Reports a review to the runner: log, outputs, files, job summary and exit code. */
export async function reportReview(
  run: ActionRun,
  published: PublishedReview,
  target: LinkTarget,
  failOn: FailOn,
): Promise<Outcome> {
  const { result } = published;
  const markdown = reviewMarkdown(result, { all: true, target, most: MAX_REPORT_CHARACTERS });
  const verdict = drawVerdict(result);
  const failures = listFailures(verdict, { ...run.options, failOn }, result.findings);
  const isFailed = result.conclusion === 'failed' || published.kind === 'failed';
  const notes = explainPublication(published);
  const [said, ...rest] = summarySentences(result);
  if (!isVerdictAnnotated(verdict)) {
    run.runner.log(said);
  }
  const ofVerdict = drawVerdictAnnotations(verdict, failures, failureReason(result));
  run.runner.print(ofVerdict);
  annotateUnposted(run, published, notes, ofVerdict);
  const checkNotes = await showCheckRun(run, published, target, { failures, isFailed });
  const counts = reconciliationSentence(published.reconciliation);
  const sentences = [...sourceSentences(result.readFrom), ...rest, counts, ...notes, ...checkNotes];
  sentences.forEach((sentence) => run.runner.log(sentence));
  const outcome = {
    outputs: { ...reviewOutputs(published), ...(isFailed ? { conclusion: 'failed' } : {}) },
    jobSummary: [markdown, ...notes, ...failures.map((failure) => modelLine(failure))].join('\n\n'),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0),
  };
  return addFiles(run, outcome, [
    { name: 'findings.json', output: 'findings-file', text: jsonText(reviewJson(result, published.reconciliation)) },
    { name: 'summary.md', output: 'summary-file', text: `${markdown}\n` },
    { name: 'review.html', text: reviewHtml(result) },
    ...sarifFiles(run, () => reviewSarif(result, VERSION, target)),
  ]);
}

/**
 * Findings that could not be posted go where people look next, and with `comment: never` those that only the summary comment
 * would describe. The job summary has all of them.
 */
function annotateUnposted(
  { runner, options }: Pick<ActionRun, 'runner' | 'options'>,
  { kind, isFork, result, reconciliation }: PublishedReview,
  notes: readonly string[],
  printed: string,
): void {
  const imbalance = imbalanceSentence(reconciliation);
  const isEverythingPosted = kind === 'posted' && imbalance === undefined;
  if (isEverythingPosted && options.comment === 'never' && !options.dryRun) {
    const unplaced = result.findings.filter(({ placement }) => placement.kind === 'summary');
    runner.print(drawFindingAnnotations(unplaced, 'the job summary has all of them', printed));
  }
  if (!isEverythingPosted) {
    const own = [
      ...(kind === 'failed' ? [drawRunAnnotation('error', notes.join(' '))] : []),
      // A missing permission is a fault of the workflow, and nothing on the pull request shows it.
      ...(kind === 'refused' && isFork !== true ? [drawRunAnnotation('warning', notes.join(' '))] : []),
      ...(imbalance === undefined ? [] : [drawRunAnnotation('warning', imbalance)]),
    ].join('');
    runner.print(own);
    runner.print(drawFindingAnnotations(result.findings, 'the job summary has all of them', `${printed}${own}`));
  }
}

export function exitCodeFor(hasProblems: boolean): number {
  return hasProblems ? EXIT.problems : EXIT.done;
}

function reviewOutputs({ result, commentsPosted, reviewUrl }: PublishedReview): Readonly<Record<string, string>> {
  const { usage } = result;
  return {
    ...verdictOutputs(drawVerdict(result)),
    'comments-posted': String(commentsPosted),
    fixed: String(result.since?.fixed.length ?? 0),
    'review-url': reviewUrl ?? '',
    'input-tokens': String(usage.inputTokens),
    'output-tokens': String(usage.outputTokens),
    requests: String(usage.requests),
    cost: usage.cost === undefined ? '' : String(usage.cost),
    usage: JSON.stringify(usage.rows),
  };
}

/** The outputs that a later run on the same commit repeats. */
export function verdictOutputs(verdict: Verdict): Readonly<Record<string, string>> {
  return {
    findings: String(verdict.findings),
    ...coverageOutputs(verdict.coverage),
    rules: String(verdict.rules),
    'rules-checked': String(verdict.rulesChecked),
    conclusion: verdict.conclusion,
  };
}

function explainPublication({ kind, reason, hint, notes, commentsPosted }: PublishedReview): readonly string[] {
  if (reason === undefined) {
    return notes;
  }
  // Messages of GitHub may end with a full stop.
  const head = kind === 'posted' ? 'Note' : commentsPosted > 0 ? 'Not everything was posted' : 'Not posted';
  const said = `${head}: ${reason.replace(/[.]$/, '')}.`;
  return [said, ...(hint === undefined ? [] : [hint]), ...notes];
}
