import { EXIT } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { composeDescription, describeChange } from '../jobs/describe/describe-change.ts';
import { chooseModels, unaskedModelError } from '../models/choose.ts';
import { descriptionJson } from '../reports/describe/description-json.ts';
import { drawCommitMessage, drawDescription, drawTitle } from '../reports/describe/draw-description.ts';
import { terminalMarkdown } from '../reports/markdown/terminal-markdown.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readGivenFiles } from './arguments/given-files.ts';
import { refuseForeignServer } from './open/foreign-server.ts';
import { loadGrammars } from './assets/load-assets.ts';
import { terminalTerms } from './open/model-input.ts';
import { withChange, type OpenedChange } from './open/open-change.ts';
import { openModels } from './open/open-models.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle describe`: prints a title and a description for a pull request with a local change. */
export function runDescribe(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => describeOpened(opened, line, terminal));
}

async function describeOpened(
  { subject, options }: OpenedChange,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  refuseForeignServer(line, options, terminal);
  const choice = chooseModels(options, terminal.environment);
  if (choice.kind === 'offline' && choice.unaskedModel !== undefined) {
    throw unaskedModelError(choice.unaskedModel);
  }
  if (line.format !== 'json' && subject.changes.files.length === 0 && subject.changes.leftOut.length === 0) {
    terminal.say('Nothing to describe: the change has no file.');
    return EXIT.done;
  }
  const given = await readGivenFiles(options, line);
  const chosen = await chooseGuidance(subject, options);
  const models = choice.kind === 'offline' ? undefined : await openModels(choice, options, terminalTerms(terminal));
  const asking =
    models === undefined
      ? undefined
      : { models, composed: await composeDescription(subject, chosen, given, options, models) };
  const described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking);
  if (options.commitMessage && asking === undefined) {
    terminal.say('Without a model there is no commit message. Set `--model` and a key.');
  }
  described.notes.forEach((note) => terminal.say(`Note: ${note}.`));
  const title = drawTitle(described);
  const body = drawDescription(described, { headSha: undefined, proposedTitle: undefined });
  const commitMessage = drawCommitMessage(described);
  await terminal.print(
    line.format === 'json'
      ? jsonText(descriptionJson(described, { title, body, commitMessage }, models?.meter.rows() ?? []))
      : drawForReading(`${title}\n\n${body}\n`, line, terminal),
  );
  return EXIT.done;
}

/** At a terminal the text is read; what is pasted or piped elsewhere must stay Markdown, line by line. */
function drawForReading(text: string, line: CommandLine, terminal: Terminal): string {
  const { paint, columns } = terminal;
  if (columns === undefined || line.format !== undefined) {
    return text;
  }
  terminal.say('Shown for reading; `--format markdown` prints the Markdown to paste.');
  return terminalMarkdown(text, paint, columns);
}
