import { EXIT } from '../errors.ts';
import { guidelinesJson } from '../guidelines/guideline-json.ts';
import { prepareReview } from '../jobs/prepare-review.ts';
import { drawDiagnostic } from '../reports/console.ts';
import { guidelinesText } from '../reports/listings.ts';
import type { CommandLine } from './command-line.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { Terminal } from './terminal.ts';

/** `housestyle guidelines`: prints what is in force for a change, and what is not and why. */
export function runGuidelines(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => showGuidelines(opened, line, terminal));
}

async function showGuidelines(
  { subject, options }: OpenedChange,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  const { guidelines, problems } = await prepareReview(subject, options);
  for (const problem of problems) {
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  }
  const isJson = line.format === 'json';
  await terminal.print(
    isJson
      ? `${JSON.stringify(guidelinesJson(guidelines), undefined, 2)}\n`
      : guidelinesText(guidelines, terminal.paint),
  );
  return EXIT.done;
}
