import { EXIT } from '../errors.ts';
import { planFixes } from '../jobs/fix.ts';
import type { OpenedFolder } from '../jobs/open/open-folder.ts';
import type { Guidance } from '../jobs/choose/choose-guidance.ts';
import { validateCustomizations, type ValidationTerms } from '../jobs/validate.ts';
import { BASELINE_PATH, type Options, type VALIDATE_FAIL_ON } from '../options/options.ts';
import type { Paint } from '../reports/review/console.ts';
import {
  countOf,
  validationCommands,
  validationCompact,
  validationJson,
  validationText,
  type Validation,
} from '../reports/validation/diagnostics.ts';
import { validationMarkdown } from '../reports/validation/validation-markdown.ts';
import { validationSarif } from '../reports/validation/validation-sarif.ts';
import { writeBaseline } from '../rules/baseline.ts';
import { VERSION } from '../version.ts';
import { ownNameOf } from './arguments/own-name.ts';
import { writeOutput } from './action/files.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { validateFailOn } from './fail-on.ts';
import { pathsWithin } from './folder.ts';
import { localGuidance } from './guidance.ts';
import { readOptionsOf } from './arguments/command-options.ts';
import type { Terminal } from './terminal.ts';
import { readTerms, readTermsAlone } from './validation-terms.ts';
import { jsonText } from '../text/json/json-text.ts';

/** Checks the customization files on disk, and mends them if asked to. */
export async function runValidate(
  line: CommandLine,
  { root, workspace }: OpenedFolder,
  terminal: Terminal,
): Promise<number> {
  keepHeapSmall();
  const options = await readOptionsOf(line, workspace);
  const failOn = validateFailOn(options);
  const guidance = await localGuidance(workspace, workspace, options, line.userFolder);
  // A baseline that is to be written need not be there, or may be broken.
  const given = line.writeBaseline ? readTermsAlone(options) : await readTerms(options, workspace);
  const selected = withOperands(given, await pathsWithin(root, line.operands));
  const terms = { ...selected, repositoryName: () => ownNameOf(root) };
  if (line.writeBaseline) {
    return writeBaselineFile(root, guidance, options, terms, terminal);
  }
  const validation = line.fix
    ? await fixFiles(root, guidance, options, terms, terminal)
    : await validateCustomizations(guidance, options, terms);
  await terminal.print(drawValidation(validation, line.format ?? 'text', terminal.paint));
  if (options.sarifFile !== undefined) {
    await writeOutput(options.sarifFile, drawValidation(validation, 'sarif', terminal.paint), 'sarif-file');
  }
  return validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}

function withOperands(terms: ValidationTerms, paths: readonly string[]): ValidationTerms {
  const isNamed = (path: string): boolean =>
    paths.length === 0 || paths.some((named) => named === '' || path === named || path.startsWith(`${named}/`));
  return { ...terms, isWanted: (path) => isNamed(path) && terms.isWanted(path) };
}

/** Makes all findings of today known ones, whichever were known before. */
async function writeBaselineFile(
  root: string,
  guidance: Guidance,
  options: Options,
  terms: ValidationTerms,
  terminal: Terminal,
): Promise<number> {
  const { diagnostics } = await validateCustomizations(guidance, options, terms);
  const path = options.baseline ?? BASELINE_PATH;
  const { writeFiles } = await import('./write-files.ts');
  await writeFiles(root, new Map([[path, writeBaseline(diagnostics)]]));
  terminal.say(`${path} now holds ${diagnostics.length} known problems; only others are reported.`);
  return EXIT.done;
}

/** With `--dry-run` the changes are shown and not made. */
async function fixFiles(
  root: string,
  guidance: Guidance,
  options: Options,
  terms: ValidationTerms,
  terminal: Terminal,
): Promise<Validation> {
  const { changes, fixed, validation } = await planFixes(guidance, options, terms);
  if (options.dryRun) {
    const { drawFixes } = await import('../reports/validation/fixes.ts');
    terminal.say(await drawFixes(changes, guidance.repository, terminal.paint));
    return validateCustomizations(guidance, options, terms);
  }
  const { writeFiles } = await import('./write-files.ts');
  await writeFiles(root, changes);
  terminal.say(`${fixed.length} problems fixed in ${changes.size} files.`);
  return validation;
}

function drawValidation(validation: Validation, format: string, paint: Paint): string {
  switch (format) {
    case 'json':
      return jsonText(validationJson(validation));
    case 'sarif':
      return jsonText(validationSarif(validation, VERSION));
    case 'markdown':
      return validationMarkdown(validation);
    case 'github':
      return validationCommands(validation);
    case 'compact':
      return validationCompact(validation);
    default:
      return validationText(validation, paint);
  }
}

/** Whether a validation fails a run that was asked to fail on this. */
export function validationFails({ diagnostics }: Validation, failOn: (typeof VALIDATE_FAIL_ON)[number]): boolean {
  const errors = countOf(diagnostics, 'error');
  return failOn !== 'never' && (errors > 0 || (failOn === 'warning' && countOf(diagnostics, 'warning') > 0));
}
