import { EXIT } from '../errors.ts';
import { dumpPrompt } from '../jobs/dump.ts';
import { prepareReview } from '../jobs/prepare-review.ts';
import { loadTokenizer } from '../models/load.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { dumpJson, dumpMarkdown } from '../reports/dump.ts';
import type { CommandLine } from './command-line.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { Terminal } from './terminal.ts';

/** `housestyle dump`: prints the prompt that a review of the same change would send. */
export function runDump(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => dumpOpened(opened, line, terminal));
}

async function dumpOpened({ subject, options }: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  const prepared = await prepareReview(subject, options);
  const dump = dumpPrompt(subject, prepared, {
    model: options.model,
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
  });
  await terminal.print(
    (line.format ?? 'json') === 'json' ? `${JSON.stringify(dumpJson(dump), undefined, 2)}\n` : dumpMarkdown(dump),
  );
  return EXIT.done;
}
