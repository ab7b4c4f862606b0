import { writeFile } from 'node:fs/promises';
import { EXIT, messageOf, usageError } from '../errors.ts';
import { prepareReview } from '../jobs/prepare-review.ts';
import { reviewChange } from '../jobs/review.ts';
import { chooseProvider } from '../models/choose.ts';
import { loadAsked } from '../models/load.ts';
import { drawAnnotations, findingAnnotations } from '../reports/annotations.ts';
import { reviewText, type Paint } from '../reports/console.ts';
import { coverageShortfall } from '../reports/coverage.ts';
import { reviewJson } from '../reports/review-json.ts';
import type { ReviewResult } from '../reports/review-result.ts';
import { reviewSarif } from '../reports/sarif.ts';
import { count } from '../reports/count.ts';
import { summarySentences } from '../reports/sentences.ts';
import { reviewMarkdown } from '../reports/summary.ts';
import { reaches } from '../findings/severity.ts';
import { VERSION } from '../version.ts';
import type { CommandLine } from './command-line.ts';
import { reviewFailOn } from './fail-on.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { Terminal } from './terminal.ts';

/** `housestyle review`: reviews a local change and prints the findings. */
export function runReview(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}

async function reviewOpened(
  { subject, options }: OpenedChange,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  const failOn = reviewFailOn(options);
  const provider = chooseProvider(options, terminal.environment);
  const prepared = await prepareReview(subject, options);
  const asked = await loadAsked(provider, options, (done, all) =>
    terminal.progress(`${done} of ${count(all, 'request')} answered`),
  );
  const result = await reviewChange(subject, prepared, options, asked);
  await terminal.print(drawReview(result, line.format ?? 'text', terminal.paint));
  if (options.sarifFile !== undefined) {
    await writeSarif(options.sarifFile, result);
  }
  if (result.conclusion === 'failed') {
    return EXIT.failed;
  }
  const shortfall = coverageShortfall(result.coverage, options.minCoverage);
  if (shortfall !== undefined) {
    terminal.say(`housestyle: ${shortfall}`);
  }
  const reached = result.findings.some((finding) => reaches(finding.severity, failOn));
  return reached || shortfall !== undefined ? EXIT.problems : EXIT.done;
}

function drawReview(result: ReviewResult, format: string, paint: Paint): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(reviewJson(result), undefined, 2)}\n`;
    case 'markdown':
      return `${reviewMarkdown(result, { all: true, target: undefined })}\n`;
    case 'sarif':
      return `${JSON.stringify(reviewSarif(result, VERSION), undefined, 2)}\n`;
    case 'github':
      return drawCommands(result);
    default:
      return reviewText(result, paint);
  }
}

/** Workflow commands for the findings, and the summary as plain lines, which hold nothing from outside. */
function drawCommands(result: ReviewResult): string {
  const { lines, rest } = drawAnnotations(findingAnnotations(result.findings));
  const note =
    rest.length === 0 ? [] : [`${count(rest.length, 'further finding')} found no room among the annotations.`];
  return `${[...lines, ...note, ...summarySentences(result)].join('\n')}\n`;
}

async function writeSarif(file: string, result: ReviewResult): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(reviewSarif(result, VERSION), undefined, 2)}\n`);
  } catch (error) {
    throw usageError(
      'output-file',
      `SARIF cannot be written to "${file}": ${messageOf(error)}`,
      'Check `--sarif-file`.',
    );
  }
}
