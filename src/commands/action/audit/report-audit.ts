import { drawFindingAnnotations } from '../../../reports/annotations.ts';
import { auditPage } from '../../../reports/audit/audit-page.ts';
import { reviewJson } from '../../../reports/review/review-json.ts';
import type { ReviewResult } from '../../../reports/review/review-result.ts';
import { reviewSarif } from '../../../reports/review/sarif.ts';
import { failureReason, summarySentences } from '../../../reports/review/sentences.ts';
import { MAX_REPORT_CHARACTERS, reviewMarkdown } from '../../../reports/review/summary.ts';
import { drawVerdictAnnotations, isVerdictAnnotated } from '../../../reports/review/verdict-annotations.ts';
import { drawVerdict, listFailures } from '../../../reports/review/verdict.ts';
import { modelLine } from '../../../reports/markdown/model-markdown.ts';
import { jsonText } from '../../../text/json/json-text.ts';
import { VERSION } from '../../../version.ts';
import { EXIT } from '../../../errors.ts';
import { reviewFailOn } from '../../output/fail-on.ts';
import { addFiles, sarifFiles } from '../files.ts';
import { exitCodeFor, verdictOutputs } from '../review/report-review.ts';
import type { ActionRun, Outcome } from '../run.ts';

/** Reports an audit to the runner: log, annotations, outputs, files, job summary and exit code. Nothing is posted. */
export async function reportAudit(run: ActionRun, result: ReviewResult, commit: string): Promise<Outcome> {
  const { runner, options, event } = run;
  const target = {
    serverUrl: event.serverUrl,
    repository: `${event.owner}/${event.repository}`,
    revision: commit,
    headRevision: commit,
  };
  const markdown = reviewMarkdown(result, { all: true, target, most: MAX_REPORT_CHARACTERS });
  const verdict = drawVerdict(result);
  const failures = listFailures(verdict, { ...options, failOn: reviewFailOn(options) }, result.findings);
  const isFailed = result.conclusion === 'failed';
  const [said, ...rest] = summarySentences(result);
  if (!isVerdictAnnotated(verdict)) {
    runner.log(said);
  }
  runner.print(drawVerdictAnnotations(verdict, failures, failureReason(result)));
  runner.print(drawFindingAnnotations(result.findings, 'the job summary has all of them'));
  rest.forEach((sentence) => runner.log(sentence));
  const { usage } = result;
  const outcome = {
    outputs: {
      ...verdictOutputs(verdict),
      commit,
      'input-tokens': String(usage.inputTokens),
      'output-tokens': String(usage.outputTokens),
      requests: String(usage.requests),
      cost: usage.cost === undefined ? '' : String(usage.cost),
      usage: JSON.stringify(usage.rows),
    },
    jobSummary: [markdown, ...failures.map((failure) => modelLine(failure))].join('\n\n'),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0),
  };
  return addFiles(run, outcome, [
    { name: 'findings.json', output: 'findings-file', text: jsonText(reviewJson(result)) },
    { name: 'summary.md', output: 'summary-file', text: `${markdown}\n` },
    { name: 'audit.html', output: 'page-file', text: auditPage(result, { commit, version: VERSION }) },
    ...sarifFiles(run, () => reviewSarif(result, VERSION)),
  ]);
}
