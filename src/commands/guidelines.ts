import { EXIT } from '../errors.ts';
import { guidelinesJson } from '../guidelines/guideline-json.ts';
import type { Guidelines } from '../guidelines/types.ts';
import { listGuidelines } from '../jobs/guidelines.ts';
import { countStatements, listStatements } from '../jobs/statements.ts';
import { readSwitches } from '../options/read-switches.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { readOwners } from '../literal/ownership/read-owners.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { loadTokenizer } from './assets/load-assets.ts';
import { drawDiagnostic } from '../reports/review/console.ts';
import { guidelineChangesJson } from '../reports/guidance/guideline-changes.ts';
import { guidelinesText, type GuidelinesListing } from '../reports/guidance/listings.ts';
import { checkedRulesText, isRule, statementsText, type StatementsReport } from '../reports/guidance/statements.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { sayUnusedInstructions, withChange, withNamedFiles, type OpenedChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';
import { jsonText } from '../text/json/json-text.ts';

/** `housestyle guidelines`: prints which customizations apply to a change, and why the others do not. */
export async function runGuidelines(line: CommandLine, terminal: Terminal): Promise<number> {
  if (line.history !== undefined) {
    // Only the history of pull requests is read from GitHub.
    const { showHistory } = await import('./history.ts');
    return showHistory(line, line.history, terminal);
  }
  const show = line.statements ? showStatements : showGuidelines;
  const open = line.forFiles.length > 0 || (line.statements && !namesChange(line)) ? withNamedFiles : withChange;
  return open(line, terminal, (opened) => show(opened, line, terminal));
}

function namesChange({ base, head, staged, workingTree, diff }: CommandLine): boolean {
  return base !== undefined || head !== undefined || staged || workingTree || diff !== undefined;
}

/** Prints each statement of the guidelines that apply, with its place and how it is checked. */
async function showStatements(
  { subject, options }: OpenedChange,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  const chosen = await chooseGuidance(subject, options);
  await sayUnusedInstructions({ subject, options }, chosen, line, terminal);
  for (const problem of chosen.problems) {
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  }
  const paths = subject.changes.files.map(({ path }) => path);
  const owners = await readOwners(subject.trusted, paths);
  const asked = line.forFiles.length > 0 ? paths : undefined;
  const all = listStatements(chosen.guidelines.applicable, readSwitches(options), owners, asked);
  const shown = line.inForce ? all.filter(isRule) : all;
  const asJson = (): string => jsonText({ statements: shown, ...countStatements(all) } satisfies StatementsReport);
  const { paint, columns } = terminal;
  await terminal.print(line.format === 'json' ? asJson() : statementsText(shown, countStatements(all), paint, columns));
  return EXIT.done;
}

async function showGuidelines(
  { subject, options }: OpenedChange,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  const chosen = await chooseGuidance(subject, options);
  await sayUnusedInstructions({ subject, options }, chosen, line, terminal);
  const report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
  });
  for (const problem of chosen.problems) {
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  }
  const { guidelines, customizations } = chosen;
  const receipts = line.forFiles.length > 0 ? report.receipts.map(wordForNamedFiles) : report.receipts;
  const inForce = receipts.filter(({ status }) => status === 'in-force');
  const shown = line.inForce ? { ...report, receipts: inForce, reached: [] } : { ...report, receipts };
  const json: GuidelinesListing = {
    ...guidelinesJson(line.forFiles.length > 0 ? wordedForNamedFiles(guidelines) : guidelines),
    customizations: shown.receipts,
    reached: shown.reached,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === undefined ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders,
  };
  if (line.format === 'json') {
    await terminal.print(jsonText(json));
    return EXIT.done;
  }
  const { paint, columns } = terminal;
  const paths = line.forFiles.length > 0 ? subject.changes.files.map(({ path }) => path) : undefined;
  const rules =
    paths === undefined
      ? ''
      : checkedRulesText(listStatements(guidelines.applicable, readSwitches(options), [], paths), paint, columns);
  await terminal.print(`${guidelinesText(shown, paint, paths && 'named file', columns)}${rules}`);
  return EXIT.done;
}

/** Reasons speak of changed files. With `--for`, there is no change. */
function wordForNamedFiles<Reasoned extends { readonly reason?: string | undefined }>(one: Reasoned): Reasoned {
  const { reason } = one;
  return reason === undefined ? one : { ...one, reason: reason.replaceAll('changed file', 'named file') };
}

function wordedForNamedFiles(guidelines: Guidelines): Guidelines {
  return { ...guidelines, leftOut: guidelines.leftOut.map(wordForNamedFiles) };
}
