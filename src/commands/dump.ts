import { EXIT, messageOf, usageError } from '../errors.ts';
import { takesFiles } from '../guidelines/takes-part.ts';
import { dumpPrompt } from '../jobs/dump.ts';
import { chooseGuidance, type GuidanceSettings } from '../jobs/choose/choose-guidance.ts';
import { count } from '../reports/count.ts';
import { dumpHtml } from '../reports/dumps/dump-html.ts';
import { dumpJson, dumpMarkdown, type PromptDump } from '../reports/dumps/dump.ts';
import { dumpText, totalsSentence } from '../reports/dumps/dump-text.ts';
import { isRecord } from '../text/record.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readGivenFiles, readNamedFile } from './arguments/given-files.ts';
import { keepHeapSmall } from '../engine.ts';
import { loadInspector } from './assets/inspector.ts';
import { describeForDump } from './open/open-models.ts';
import { readGivenReports } from './open/tool-reports.ts';
import { sayUnusedInstructions, withChange, type OpenedChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';
import { jsonText } from '../text/json/json-text.ts';

/** `housestyle dump`: prints the prompt that a review of the same change would send, or one for another purpose. */
export function runDump(line: CommandLine, terminal: Terminal): Promise<number> {
  const { format = terminal.isShown ? 'text' : 'json' } = line;
  if (line.compare !== undefined && format !== 'html') {
    throw usageError('compare-format', `\`--compare\` does not work with the format ${format}`, 'Add `--format html`.');
  }
  return withChange(line, terminal, (opened) => dumpOpened(opened, { ...line, format }, terminal));
}

async function dumpOpened({ subject, options }: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  keepHeapSmall();
  const given = await readGivenFiles(options, line);
  const { message } = given;
  const chosen = await chooseGuidance(subject, { ...options, ...routingFor(options, message), typed: message });
  await sayUnusedInstructions({ subject, options }, chosen, line, terminal);
  terminal.progress(`Composing the prompt for ${count(chosen.files.length, 'file')} …`);
  const dump = await dumpPrompt(subject, chosen, given, options, {
    ...(await describeForDump(options, terminal.environment)),
    model: options.model,
    reports: await readGivenReports(options),
  });
  terminal.progress('Drawing the dump …');
  const drawn = await drawDump(dump, line, terminal);
  if (chosen.files.length === 0 && options.purpose === 'review') {
    terminal.say('No request would be sent: the change has no file to review.');
  } else if (subject.changes.files.length === 0 && !takesFiles(options.purpose)) {
    terminal.say('The change is empty: there is nothing to write about.');
  }
  await terminal.print(drawn, { about: totalsSentence(dump) });
  return EXIT.done;
}

/** Only a review has reviewers. */
function routingFor(
  { purpose, delegate, maxAgents }: OpenedChange['options'],
  message: string | undefined,
): Pick<GuidanceSettings, 'routing'> {
  return purpose === 'review' ? { routing: { delegate, maxAgents, message } } : {};
}

async function drawDump(dump: PromptDump, line: CommandLine, { paint, columns }: Terminal): Promise<string> {
  const { format = 'json' } = line;
  switch (format) {
    case 'text':
      return dumpText(dump, paint, columns);
    case 'html':
      return dumpHtml(await loadInspector(), dump, await readOther(line));
    case 'markdown':
      return dumpMarkdown(dump);
    default:
      return jsonText(dumpJson(dump));
  }
}

/** The JSON of an earlier dump to compare with. */
async function readOther({ compare }: CommandLine): Promise<string | undefined> {
  if (compare === undefined) {
    return undefined;
  }
  const { text } = await readNamedFile('--compare', compare);
  const fault = findDumpFault(text);
  if (fault !== undefined) {
    throw usageError(
      'compare-file',
      `"${compare}" is not a dump: ${fault}`,
      'Give a file that `dump --format json` wrote.',
    );
  }
  return text;
}

/** Why a text is not a dump; undefined if it is. The page checks the rest of it. */
function findDumpFault(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && Array.isArray(value['requests']) ? undefined : 'it has no list `requests`';
  } catch (error) {
    return messageOf(error);
  }
}
