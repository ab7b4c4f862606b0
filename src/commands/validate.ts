import { EXIT, usageError } from '../errors.ts';
import type { OpenedFolder } from '../jobs/open/open-folder.ts';
import type { Guidance } from '../jobs/choose/choose-guidance.ts';
import { noteSparse } from '../jobs/open/note-sparse.ts';
import { validateCustomizations, type ValidationTerms } from '../jobs/validate.ts';
import { DIAGNOSTIC_SEVERITIES } from '../diagnostics/diagnostic.ts';
import { BASELINE_PATH, type Options, type VALIDATE_FAIL_ON } from '../options/options.ts';
import { countSeverity, withCopiesFolded, type Validation } from '../reports/validation/diagnostics.ts';
import { count } from '../reports/count.ts';
import { writeBaseline } from '../rules/baseline.ts';
import { readOwnName } from './arguments/own-name.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { keepHeapSmall } from '../engine.ts';
import { drawValidation } from './output/draw-validation.ts';
import { validateFailOn } from './output/fail-on.ts';
import { resolveOperands } from './open/folder.ts';
import { followExtends } from './open/follow-extends.ts';
import { localGuidance } from './open/guidance.ts';
import { noteConfigFault, readCommandOptions } from './arguments/command-options.ts';
import type { Terminal } from './output/terminal.ts';
import { readTerms, readTermsAlone } from './open/validation-terms.ts';

/** Checks the customization files on disk, and fixes them with `--fix`. */
export async function runValidate(
  line: CommandLine,
  { root, workspace, around }: OpenedFolder,
  terminal: Terminal,
): Promise<number> {
  keepHeapSmall();
  terminal.progress('Checking the instruction files …');
  const follow = followExtends(line, terminal);
  const options = await readCommandOptions(line, workspace, follow);
  if (options.sarifFile !== undefined) {
    const { refuseUnwritable } = await import('./output/write-output.ts');
    await refuseUnwritable(options.sarifFile, 'sarif-file');
  }
  const unread = await noteConfigFault(line, workspace, follow);
  if (unread !== undefined) {
    terminal.say(unread.sentence);
  }
  const failOn = validateFailOn(options);
  const guidance = await localGuidance(workspace, workspace, options, line.userFolder);
  // A baseline that is about to be written may be missing or broken.
  const given = await (line.writeBaseline ? readTermsAlone(options) : readTerms(options, workspace));
  const selected = withOperands(given, await resolveOperands(root, line.operands));
  await refuseUnknownRules(line.rules);
  const terms = { ...withFilters(selected, line), repositoryName: () => readOwnName(root) };
  if (line.writeBaseline) {
    return writeBaselineFile(root, guidance, options, terms, terminal);
  }
  const { format = line.summary ? 'summary' : 'text' } = line;
  if (line.fix === 'suggest' && format === 'text') {
    return suggestChanges(guidance, options, terms, terminal);
  }
  const { validation, changes }: Fixed =
    line.fix === 'safe'
      ? await fixFiles(root, guidance, options, terms, terminal)
      : { validation: await validateCustomizations(guidance, options, terms) };
  const narrowedBy = line.operands.length > 0 ? 'operands' : options.paths.length > 0 ? 'paths' : undefined;
  const reported = FOR_PEOPLE.has(format)
    ? withCopiesFolded({ ...validation, ...(narrowedBy === undefined ? {} : { narrowedBy }) })
    : validation;
  const drawn = await drawValidation(reported, format, terminal);
  // Formats for programs have standard output for themselves.
  const isBefore = changes !== undefined && (format === 'text' || format === 'summary');
  if (changes !== undefined && !isBefore) {
    terminal.say(changes);
  }
  await terminal.print(isBefore ? `${changes}\n\n${drawn}` : drawn, { commands: format === 'github' });
  const absent = await noteSparse(around);
  if (absent !== undefined) {
    terminal.say(absent);
  }
  if (options.sarifFile !== undefined) {
    const { writeOutput } = await import('./output/write-output.ts');
    await writeOutput(
      options.sarifFile,
      terminal.cut(await drawValidation(validation, 'sarif', terminal)),
      'sarif-file',
    );
  }
  return validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}

/** The formats in which a problem of equal files is reported once. Programs look for each file by its path. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['text', 'summary', 'markdown', 'html']);

function withOperands(terms: ValidationTerms, paths: readonly string[]): ValidationTerms {
  const isNamed = (path: string): boolean =>
    paths.length === 0 || paths.some((named) => named === '' || path === named || path.startsWith(`${named}/`));
  return { ...terms, isWanted: (path) => isNamed(path) && terms.isWanted(path) };
}

/** Throws if `--rule` names a rule that does not exist. */
async function refuseUnknownRules(named: readonly string[]): Promise<void> {
  if (named.length === 0) {
    return;
  }
  const { RULES } = await import('../rules/catalogue.ts');
  const ids = new Set(RULES.map(({ id }) => id));
  const unknown = named.find((id) => !ids.has(id));
  if (unknown !== undefined) {
    const { suggestRule } = await import('./arguments/suggest-rule.ts');
    throw usageError('unknown-rule', `There is no rule \`${unknown}\``, suggestRule(unknown));
  }
}

/** Limits what is reported and fixed to `--rule` and `--severity`. */
function withFilters(terms: ValidationTerms, { rules, severity }: CommandLine): ValidationTerms {
  const least = DIAGNOSTIC_SEVERITIES.indexOf(severity ?? 'info');
  return {
    ...terms,
    isReported: (finding) =>
      (rules.length === 0 || rules.includes(finding.rule)) && DIAGNOSTIC_SEVERITIES.indexOf(finding.severity) <= least,
  };
}

/** Records all current findings as known, instead of those that were known before. */
async function writeBaselineFile(
  root: string,
  guidance: Guidance,
  options: Options,
  terms: ValidationTerms,
  terminal: Terminal,
): Promise<number> {
  const { diagnostics } = await validateCustomizations(guidance, options, terms);
  const path = options.baseline ?? BASELINE_PATH;
  const { writeFiles } = await import('./output/write-files.ts');
  await writeFiles(root, new Map([[path, writeBaseline(diagnostics)]]));
  terminal.say(
    `${path} now has ${count(diagnostics.length, 'known problem')}. From now on, only other problems are reported.`,
  );
  return EXIT.done;
}

const NOTHING_FIXED = 'No problem has a fix that is certain, so no file changes.';

interface Fixed {
  readonly validation: Validation;
  /** The changes as a diff, if nothing was written. */
  readonly changes?: string | undefined;
}

/** Fixes the files; with `--dry-run`, only shows the changes. */
async function fixFiles(
  root: string,
  guidance: Guidance,
  options: Options,
  terms: ValidationTerms,
  terminal: Terminal,
): Promise<Fixed> {
  const { planFixes } = await import('../jobs/fix.ts');
  const { describeKeptName } = await import('../reports/validation/kept-names.ts');
  const { changes, fixed, kept, validation } = await planFixes(guidance, options, terms);
  if (options.dryRun) {
    const { drawFixes } = await import('../reports/validation/fixes.ts');
    const drawn = changes.size === 0 ? undefined : await drawFixes(changes, guidance.repository, terminal.paint);
    if (drawn === undefined) {
      terminal.say(NOTHING_FIXED);
    }
    kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence));
    return { validation: await validateCustomizations(guidance, options, terms), changes: drawn?.text };
  }
  const { writeFiles } = await import('./output/write-files.ts');
  await writeFiles(root, changes);
  // A file with a new name is there twice, once without a text.
  const files = [...changes.values()].filter((text) => text !== undefined).length;
  terminal.say(
    fixed.length === 0 ? NOTHING_FIXED : `Fixed ${count(fixed.length, 'problem')} in ${count(files, 'file')}.`,
  );
  kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence));
  return { validation };
}

/** Shows the changes that a person has to decide, one by one. */
async function suggestChanges(
  guidance: Guidance,
  options: Options,
  terms: ValidationTerms,
  terminal: Terminal,
): Promise<number> {
  const { findMentions } = await import('../jobs/find-mentions.ts');
  const { planFixes } = await import('../jobs/fix.ts');
  const { drawSuggestions } = await import('../reports/validation/suggestions.ts');
  const { diagnostics } = await validateCustomizations(guidance, options, terms);
  const { kept } = await planFixes(guidance, options, terms);
  const renamings = diagnostics.flatMap(({ path, suggestions = [] }) =>
    suggestions.flatMap(({ fix }) => (fix.kind === 'rename' ? [{ from: path, to: fix.to }] : [])),
  );
  const mentions = await findMentions(guidance.repository, renamings);
  await terminal.print(
    await drawSuggestions({ diagnostics, mentions, kept }, guidance.repository, terminal.paint, terminal.columns),
  );
  return EXIT.done;
}

/** Whether a validation fails the run, for the given `fail-on`. */
export function validationFails({ diagnostics }: Validation, failOn: (typeof VALIDATE_FAIL_ON)[number]): boolean {
  const errors = countSeverity(diagnostics, 'error');
  return failOn !== 'never' && (errors > 0 || (failOn === 'warning' && countSeverity(diagnostics, 'warning') > 0));
}
