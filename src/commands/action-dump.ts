import { EXIT, usageError } from '../errors.ts';
import { dumpPrompt } from '../jobs/dump.ts';
import { prepareReview } from '../jobs/prepare-review.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { loadTokenizer } from '../models/load.ts';
import { dumpJson, dumpMarkdown } from '../reports/dump.ts';
import { count } from '../reports/count.ts';
import { scopeSubjectOf, workflowGuidance, type ActionRun, type Outcome } from './action-run.ts';
import { writeRunFile } from './action-files.ts';

/** GitHub shows 1 MiB of a job summary; the file has all. */
const MAX_SUMMARY_BYTES = 1_000_000;

/** Writes the prompt that a review of the pull request would send. */
export async function dumpInAction(run: ActionRun): Promise<Outcome> {
  const { opened, options } = run;
  if (opened === undefined) {
    throw usageError(
      'no-pull-request',
      'A dump needs a pull request',
      'Give `pull-request`, for example from an input of `workflow_dispatch`.',
    );
  }
  const description = { title: opened.pull.title, body: opened.pull.body };
  const guidance = await workflowGuidance(run, opened.base);
  const subject = { ...scopeSubjectOf(run, opened), guidance, description };
  const prepared = await prepareReview(subject, options);
  const dump = dumpPrompt(subject, prepared, {
    model: options.model,
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
  });
  const file = await writeRunFile(run, 'prompt.json', `${JSON.stringify(dumpJson(dump), undefined, 2)}\n`);
  const tokens = dump.requests.reduce((sum, request) => sum + request.tokens, 0);
  run.runner.log(`${count(dump.requests.length, 'request')}, ${count(tokens, 'input token')}.`);
  const markdown = dumpMarkdown(dump);
  return {
    outputs: {
      'prompt-file': file,
      'input-tokens': String(tokens),
      conclusion: dump.requests.length === 0 ? 'skipped' : 'clean',
    },
    jobSummary:
      Buffer.byteLength(markdown) <= MAX_SUMMARY_BYTES
        ? markdown
        : `The prompt is too long to show here; the file \`prompt.json\` has it.`,
    exitCode: EXIT.done,
  };
}
