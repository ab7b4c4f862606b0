import { writeFile } from 'node:fs/promises';
import { EXIT, messageOf, usageError } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { reviewChange } from '../jobs/review.ts';
import { chooseModels } from '../models/choose.ts';
import type { Options } from '../options/options.ts';
import { drawFindingAnnotations } from '../reports/annotations.ts';
import { reviewText, type Paint } from '../reports/review/console.ts';
import { coverageShortfall } from '../reports/review/coverage.ts';
import { reviewJson } from '../reports/review/review-json.ts';
import type { ReviewResult } from '../reports/review/review-result.ts';
import { reviewSarif } from '../reports/review/sarif.ts';
import { count } from '../reports/count.ts';
import { summarySentences } from '../reports/review/sentences.ts';
import { reviewMarkdown } from '../reports/review/summary.ts';
import { reaches } from '../findings/severity.ts';
import { logLine } from '../text/hidden/visible.ts';
import { VERSION } from '../version.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { reviewFailOn } from './fail-on.ts';
import { readGivenFiles } from './arguments/given-files.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import { openModelInput, routingFor } from './model-input.ts';
import type { ModelTerms } from './open-models.ts';
import type { Terminal } from './terminal.ts';
import { jsonText } from '../text/json/json-text.ts';

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
  refuseForeignServer(line, options, terminal);
  const choice = chooseModels(options, terminal.environment);
  const given = await readGivenFiles(line);
  const chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, given.message) });
  const input = await openModelInput(choice, options, given, modelTerms(terminal));
  const result = await reviewChange(subject, chosen, options, input);
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

function modelTerms(terminal: Terminal): ModelTerms {
  return {
    environment: terminal.environment,
    signal: terminal.signal,
    say: (sentence) => terminal.say(sentence),
    onReply: (done, all) => terminal.progress(`${done} of ${count(all, 'request')} answered`),
    onEstimate: (sentence) => terminal.progress(sentence),
  };
}

/** The environment variable with the key for each provider. With `auto`, a server address means an OpenAI-compatible server. */
const KEYS: Readonly<Partial<Record<Options['provider'], string>>> = {
  auto: 'OPENAI_API_KEY',
  openai: 'OPENAI_API_KEY',
  'azure-openai': 'AZURE_OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
};

/** Refuses to send a key to a server that only the repository names: it could be a cloned repository's own server. */
function refuseForeignServer(line: CommandLine, options: Options, { environment }: Terminal): void {
  const key = KEYS[options.provider];
  const isTheRepositorys = options.isServerConfigured && line.config === undefined;
  const isSet = key !== undefined && (environment[key] ?? '').trim() !== '';
  if (isTheRepositorys && isSet && options.apiKey === undefined) {
    throw usageError(
      'foreign-server',
      `The repository's configuration names the server ${options.baseUrl ?? ''}; ${key} is not sent there without your consent`,
      'If you trust the server, pass `--base-url`, or name the configuration file with `--config`.',
    );
  }
}

function drawReview(result: ReviewResult, format: string, paint: Paint): string {
  switch (format) {
    case 'json':
      return jsonText(reviewJson(result));
    case 'markdown':
      return `${reviewMarkdown(result, { all: true, target: undefined })}\n`;
    case 'sarif':
      return jsonText(reviewSarif(result, VERSION));
    case 'github':
      return drawCommands(result);
    default:
      return reviewText(result, paint);
  }
}

/** Workflow commands for the findings, and the summary as plain lines. */
function drawCommands(result: ReviewResult): string {
  const sentences = summarySentences(result).map((sentence) => `${logLine(sentence)}\n`);
  return [drawFindingAnnotations(result.findings), ...sentences].join('');
}

async function writeSarif(file: string, result: ReviewResult): Promise<void> {
  try {
    await writeFile(file, jsonText(reviewSarif(result, VERSION)));
  } catch (error) {
    throw usageError(
      'output-file',
      `SARIF cannot be written to "${file}": ${messageOf(error)}`,
      'Check `--sarif-file`.',
    );
  }
}
