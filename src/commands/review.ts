import { EXIT } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { reviewChange } from '../jobs/review.ts';
import { chooseModels, unaskedModelError } from '../models/choose.ts';
import { drawFindingAnnotations } from '../reports/annotations.ts';
import { codeQualityReport } from '../reports/code-quality.ts';
import { reviewHtml } from '../reports/html/review-html.ts';
import { junitXml, type RunOutcome } from '../reports/junit.ts';
import { findingProblems } from '../reports/problem.ts';
import { reviewText, type Paint } from '../reports/review/console.ts';
import { reviewJson } from '../reports/review/review-json.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { reviewSarif } from '../reports/review/sarif.ts';
import { summarySentences } from '../reports/review/sentences.ts';
import { reviewMarkdown } from '../reports/review/summary.ts';
import { drawVerdictAnnotations } from '../reports/review/verdict-annotations.ts';
import { drawVerdict, listFailures } from '../reports/review/verdict.ts';
import { logLine } from '../text/hidden/visible.ts';
import type { Options } from '../options/options.ts';
import { VERSION } from '../version.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readCommandOptions } from './arguments/command-options.ts';
import { planReview, readShardNumber } from '../jobs/shards/plan-review.ts';
import { secretOf, type WrittenShard } from './shards/shard-secret.ts';
import { reviewFailOn } from './output/fail-on.ts';
import { refuseForeignServer } from './open/foreign-server.ts';
import { readGivenFiles } from './arguments/given-files.ts';
import { withChange, type OpenedChange } from './open/open-change.ts';
import { openModelInput, routingFor, terminalTerms } from './open/model-input.ts';
import { loadGrammars } from './assets/load-assets.ts';
import type { Terminal } from './output/terminal.ts';
import { validationInReview } from './open/validation-terms.ts';
import { jsonText } from '../text/json/json-text.ts';

/** `housestyle review`: reviews a local change and prints the findings. */
export function runReview(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}

async function reviewOpened(opened: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  const { subject, options } = opened;
  reviewFailOn(options);
  refuseForeignServer(line, options, terminal);
  const choice = chooseModels(options, terminal.environment);
  if (choice.kind === 'offline' && choice.unaskedModel !== undefined) {
    throw unaskedModelError(choice.unaskedModel);
  }
  if (choice.kind === 'offline' && line.message !== undefined) {
    terminal.say('No model is asked, so `--message` has no effect.');
  }
  const optionsAt = (workspace: Workspace): Promise<Options> => readCommandOptions(line, workspace);
  const given = await readGivenFiles(options, line);
  const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, given.message) });
  const input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    terminalTerms(terminal),
  );
  const settings = {
    ...options,
    ...validationInReview(options, subject.trusted),
    optionsAt,
    configPath: line.config,
    grammars: loadGrammars(),
  };
  if (options.shard !== undefined) {
    const reviewShard = (paths: ReadonlySet<string>): ReturnType<typeof reviewChange> =>
      reviewChange(subject, chosen, { ...settings, shardPaths: paths }, input);
    const { writeShard } = await import('./shards/write-shard.ts');
    const plan = planReview(chosen, opened.commit, readShardNumber(options.shard).most);
    return endShard(
      await writeShard({
        plan,
        shard: options.shard,
        secret: secretOf(choice),
        options,
        cut: terminal.cut,
        reviewShard,
      }),
      terminal,
    );
  }
  const result = await reviewChange(subject, chosen, settings, input);
  return reportReview(result, options, line, terminal);
}

/** Prints a review, and returns the exit code of the command. */
export async function reportReview(
  result: ReviewResult,
  options: Options,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  const failOn = reviewFailOn(options);
  const failures = listFailures(drawVerdict(result), { ...options, failOn }, result.findings);
  await terminal.print(drawReview(result, failures, line.format ?? 'text', terminal.paint));
  if (options.sarifFile !== undefined) {
    const { writeOutput } = await import('./output/write-output.ts');
    await writeOutput(options.sarifFile, terminal.cut(jsonText(reviewSarif(result, VERSION))), 'sarif-file');
  }
  failures.forEach((failure) => terminal.say(`housestyle: ${logLine(failure)}`));
  if (result.conclusion === 'failed') {
    return EXIT.failed;
  }
  return failures.length > 0 ? EXIT.problems : EXIT.done;
}

/** The limits that fail a run are those of the whole review, so a shard only fails if it could not be reviewed. */
function endShard({ path, sentence, result }: WrittenShard, terminal: Terminal): number {
  terminal.say(`${sentence} The result is in ${path}.`);
  return result.conclusion === 'failed' ? EXIT.failed : EXIT.done;
}

function drawReview(result: ReviewResult, failures: readonly string[], format: string, paint: Paint): string {
  switch (format) {
    case 'json':
      return jsonText(reviewJson(result));
    case 'markdown':
      return `${reviewMarkdown(result, { all: true, target: undefined })}\n`;
    case 'sarif':
      return jsonText(reviewSarif(result, VERSION));
    case 'github':
      return drawCommands(result, failures);
    case 'gitlab':
      return jsonText(codeQualityReport(findingProblems(result.findings)));
    case 'html':
      return reviewHtml(result);
    case 'junit':
      return junitXml(reviewOutcome(result), findingProblems(result.findings));
    default:
      return reviewText(result, paint);
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
  const [verdict, ...rest] = summarySentences(result);
  const ofVerdict = drawVerdictAnnotations(drawVerdict(result), failures, result.usage.failure);
  return [
    `${logLine(verdict)}\n`,
    ofVerdict,
    drawFindingAnnotations(result.findings, undefined, ofVerdict),
    ...rest.map((sentence) => `${logLine(sentence)}\n`),
  ].join('');
}
