import { EXIT } from '../errors.ts';
import { guidelinesJson } from '../guidelines/guideline-json.ts';
import { listGuidelines } from '../jobs/guidelines.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { defaultInputTokens } from '../models/known-models.ts';
import { loadTokenizer } from './load-assets.ts';
import { drawDiagnostic } from '../reports/review/console.ts';
import { guidelineChangesJson } from '../reports/guidance/guideline-changes.ts';
import { guidelinesText } from '../reports/guidance/listings.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { Terminal } from './terminal.ts';
import { jsonText } from '../text/json/json-text.ts';

/** `housestyle guidelines`: prints which customizations apply to a change, and why the others do not. */
export function runGuidelines(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => showGuidelines(opened, line, terminal));
}

async function showGuidelines(
  { subject, options }: OpenedChange,
  line: CommandLine,
  terminal: Terminal,
): Promise<number> {
  const chosen = await chooseGuidance(subject, options);
  const report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
  });
  for (const problem of chosen.problems) {
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  }
  const { guidelines, customizations } = chosen;
  const json = {
    ...guidelinesJson(guidelines),
    customizations: report.receipts,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === undefined ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders,
  };
  await terminal.print(line.format === 'json' ? jsonText(json) : guidelinesText(report, terminal.paint));
  return EXIT.done;
}
