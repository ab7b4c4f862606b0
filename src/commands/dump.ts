import { EXIT, messageOf, usageError } from '../errors.ts';
import { dumpPrompt } from '../jobs/dump.ts';
import { prepareReview } from '../jobs/prepare-review.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { loadGrammars, loadTokenizer } from '../models/load.ts';
import { dumpHtml } from '../reports/dump-html.ts';
import { dumpJson, dumpMarkdown, type PromptDump } from '../reports/dump.ts';
import type { CommandLine } from './command-line.ts';
import { readGivenFiles, readNamedFile } from './given-files.ts';
import { loadInspector } from './inspector.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { Terminal } from './terminal.ts';

/** `housestyle dump`: prints the prompt that a review of the same change would send, or one for another purpose. */
export function runDump(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => dumpOpened(opened, line, terminal));
}

async function dumpOpened({ subject, options }: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  const given = await readGivenFiles(line);
  const prepared = await prepareReview(subject, options);
  const dump = await dumpPrompt(subject, prepared, given, options, {
    model: options.model,
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
    grammars: loadGrammars(),
  });
  await terminal.print(await drawDump(dump, line));
  return EXIT.done;
}

async function drawDump(dump: PromptDump, line: CommandLine): Promise<string> {
  switch (line.format ?? 'json') {
    case 'html':
      return dumpHtml(await loadInspector(), dump, await readOther(line));
    case 'markdown':
      return dumpMarkdown(dump);
    default:
      return `${JSON.stringify(dumpJson(dump), undefined, 2)}\n`;
  }
}

/** The JSON of an earlier dump, to be compared with. */
async function readOther({ compare }: CommandLine): Promise<string | undefined> {
  if (compare === undefined) {
    return undefined;
  }
  const { text } = await readNamedFile('--compare', compare);
  try {
    JSON.parse(text);
  } catch (error) {
    throw usageError(
      'compare-file',
      `${compare} is no dump: ${messageOf(error)}`,
      'Give what `dump --format json` printed.',
    );
  }
  return text;
}
