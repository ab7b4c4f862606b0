import { EXIT } from '../errors.ts';
import { openFolder } from '../jobs/open-local-change.ts';
import { validateCustomizations } from '../jobs/validate.ts';
import type { VALIDATE_FAIL_ON } from '../options.ts';
import type { Paint } from '../reports/console.ts';
import {
  countOf,
  validationCommands,
  validationJson,
  validationMarkdown,
  validationText,
  type Validation,
} from '../reports/diagnostics.ts';
import type { CommandLine } from './command-line.ts';
import { validateFailOn } from './fail-on.ts';
import { pathsWithin } from './folder.ts';
import { localGuidance } from './guidance.ts';
import { readOptionsOf } from './open-change.ts';
import type { Terminal } from './terminal.ts';

/** `housestyle validate`: checks the customization files on disk. */
export async function runValidate(line: CommandLine, terminal: Terminal): Promise<number> {
  const { root, workspace } = await openFolder(line.repo);
  const options = await readOptionsOf(line, workspace);
  const failOn = validateFailOn(options);
  const guidance = await localGuidance(workspace, workspace, options, line.userFolder);
  const validation = await validateCustomizations(guidance, options, await pathsWithin(root, line.operands));
  await terminal.print(drawValidation(validation, line.format ?? 'text', terminal.paint));
  return validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}

function drawValidation(validation: Validation, format: string, paint: Paint): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(validationJson(validation), undefined, 2)}\n`;
    case 'markdown':
      return validationMarkdown(validation);
    case 'github':
      return validationCommands(validation);
    default:
      return validationText(validation, paint);
  }
}

/** Whether a validation fails a run that was asked to fail on this. */
export function validationFails({ diagnostics }: Validation, failOn: (typeof VALIDATE_FAIL_ON)[number]): boolean {
  const errors = countOf(diagnostics, 'error');
  return failOn !== 'never' && (errors > 0 || (failOn === 'warning' && countOf(diagnostics, 'warning') > 0));
}
