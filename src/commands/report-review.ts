import { EXIT } from '../errors.ts';
import type { Options } from '../options/options.ts';
import { drawReviewAnnotations } from '../reports/annotations.ts';
import { codeQualityReport } from '../reports/code-quality.ts';
import { reviewHtml } from '../reports/html/review-html.ts';
import { junitXml, type RunOutcome } from '../reports/junit.ts';
import { compactLines, reviewProblems } from '../reports/problem.ts';
import { reviewText } from '../reports/review/console.ts';
import { reviewJson } from '../reports/review/review-json.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { reviewSarif } from '../reports/review/sarif.ts';
import { failureReason, summarySentences } from '../reports/review/sentences.ts';
import { MAX_REPORT_CHARACTERS, reviewMarkdown } from '../reports/review/summary.ts';
import { drawVerdictAnnotations, isVerdictAnnotated } from '../reports/review/verdict-annotations.ts';
import { drawVerdict, headline, listFailures } from '../reports/review/verdict.ts';
import { oneLine } from '../text/hidden/visible.ts';
import { jsonPieces, jsonText } from '../text/json/json-text.ts';
import { VERSION } from '../version.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { reviewFailOn } from './output/fail-on.ts';
import type { Terminal } from './output/terminal.ts';

/**
 * Prints a review, and returns the exit code of the command.
 * @param page what is printed instead of the usual formats
 */
export async function reportReview(
  result: ReviewResult,
  options: Options,
  line: CommandLine,
  terminal: Terminal,
  page?: string,
): Promise<number> {
  const failOn = reviewFailOn(options);
  const verdict = drawVerdict(result);
  const failures = listFailures(verdict, { ...options, failOn }, result.findings);
  const format = line.format ?? 'text';
  await terminal.print(page ?? drawReview(result, failures, format, terminal), { commands: format === 'github' });
  if (options.sarifFile !== undefined) {
    const { writeOutput } = await import('./output/write-output.ts');
    await writeOutput(options.sarifFile, terminal.cut(jsonText(reviewSarif(result, VERSION))), 'sarif-file');
  }
  if (page === undefined && WITHOUT_VERDICT.has(format) && isVerdictAnnotated(verdict)) {
    terminal.say(`housestyle: ${oneLine(headline(verdict))}`);
  }
  failures.forEach((failure) => terminal.say(`housestyle: ${oneLine(failure)}`));
  if (result.conclusion === 'failed') {
    return EXIT.failed;
  }
  return failures.length > 0 ? EXIT.problems : EXIT.done;
}

/** Formats in which a review that judged nothing looks like a clean one, at least to most of their readers. */
const WITHOUT_VERDICT: ReadonlySet<string> = new Set(['compact', 'gitlab', 'sarif']);

function drawReview(
  result: ReviewResult,
  failures: readonly string[],
  format: string,
  { paint, columns }: Terminal,
): string | Iterable<string> {
  switch (format) {
    case 'json':
      return jsonPieces(reviewJson(result));
    case 'markdown':
      return `${reviewMarkdown(result, { all: true, target: undefined, most: MAX_REPORT_CHARACTERS })}\n`;
    case 'sarif':
      return jsonPieces(reviewSarif(result, VERSION));
    case 'github':
      return drawCommands(result, failures);
    case 'compact':
      return compactLines(reviewProblems(result));
    case 'gitlab':
      return jsonText(codeQualityReport(reviewProblems(result)));
    case 'html':
      return reviewHtml(result);
    case 'junit':
      return junitXml(reviewOutcome(result), reviewProblems(result));
    default:
      return reviewText(result, paint, columns);
  }
}

/** A review that judged nothing, or not everything, is not a passed test. */
function reviewOutcome(result: ReviewResult): RunOutcome {
  const kinds = { failed: 'error', incomplete: 'skipped', unchecked: 'skipped' } as const;
  const { conclusion } = result;
  const kind =
    conclusion === 'clean' || conclusion === 'findings' || conclusion === 'skipped' ? 'passed' : kinds[conclusion];
  return { name: 'Housestyle review', kind, said: summarySentences(result)[0] };
}

/** The verdict, workflow commands for it and for the findings, and the rest of the summary as plain lines. */
function drawCommands(result: ReviewResult, failures: readonly string[]): string {
  const [said, ...rest] = summarySentences(result);
  const verdict = drawVerdict(result);
  const ofVerdict = drawVerdictAnnotations(verdict, failures, failureReason(result));
  return [
    isVerdictAnnotated(verdict) ? '' : `${oneLine(said)}\n`,
    ofVerdict,
    drawReviewAnnotations(result, ofVerdict),
    ...rest.map((sentence) => `${oneLine(sentence)}\n`),
  ].join('');
}
