import { EXIT } from '../errors.ts';
import { validateCustomizations } from '../jobs/validate.ts';
import { countOf, validationCommands, validationMarkdown } from '../reports/diagnostics.ts';
import { firstWithin } from '../reports/room.ts';
import { workflowGuidance, type ActionRun, type Outcome } from './action-run.ts';
import { validateFailOn } from './fail-on.ts';
import { validationFails } from './validate.ts';

/** GitHub drops a job summary of more than 1 MiB whole; a character takes up to three bytes. */
const MAX_SUMMARY_CHARACTERS = 300_000;

/** Validates the customization files: of the head for a pull request, else of the commit the workflow runs for. */
export async function validateInAction(run: ActionRun): Promise<Outcome> {
  const { options } = run;
  const failOn = validateFailOn(options);
  const guidance = await workflowGuidance(run, run.opened?.head ?? run.trusted);
  const validation = await validateCustomizations(guidance, options, []);
  run.runner.print(validationCommands(validation));
  const isBad = validationFails(validation, failOn);
  return {
    outputs: {
      errors: String(countOf(validation.diagnostics, 'error')),
      warnings: String(countOf(validation.diagnostics, 'warning')),
      conclusion: validation.diagnostics.length === 0 ? 'clean' : 'findings',
    },
    jobSummary: shortened(validationMarkdown(validation)),
    exitCode: isBad ? EXIT.problems : EXIT.done,
  };
}

/** A row of it is a line. */
function shortened(markdown: string): string {
  const lines = markdown.split('\n');
  const shown = firstWithin(lines, MAX_SUMMARY_CHARACTERS);
  return shown.length === lines.length
    ? markdown
    : `${shown.join('\n')}\n\n… and ${lines.length - shown.length} more\n`;
}
