import { EXIT } from '../errors.ts';
import { guidelinesJson } from '../guidelines/guideline-json.ts';
import type { Guidelines } from '../guidelines/types.ts';
import { listGuidelines } from '../jobs/guidelines.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { loadTokenizer } from './assets/load-assets.ts';
import { drawDiagnostic } from '../reports/review/console.ts';
import { guidelineChangesJson } from '../reports/guidance/guideline-changes.ts';
import { guidelinesText, type GuidelinesListing } from '../reports/guidance/listings.ts';
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
  // Statements are compiled as checks, which is the largest part of the program. The other forms do not need it.
  const show = line.statements ? (await import('./statements.ts')).showStatements : showGuidelines;
  const open = line.forFiles.length > 0 || (line.statements && !namesChange(line)) ? withNamedFiles : withChange;
  return open(line, terminal, (opened) => show(opened, line, terminal));
}

function namesChange({ base, head, staged, workingTree, diff }: CommandLine): boolean {
  return base !== undefined || head !== undefined || staged || workingTree || diff !== undefined;
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
  const shown = line.inForce
    ? { ...report, receipts: inForce, reached: [], hidden: receipts.length - inForce.length }
    : { ...report, receipts };
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
      : (await import('./statements.ts')).drawCheckedRules({ subject, options }, guidelines, terminal);
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
