import { EXIT } from '../errors.ts';
import type { Guidelines } from '../guidelines/types.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { countStatements, listStatements, listStatementsOfRepository } from '../jobs/statements.ts';
import { readOwners } from '../literal/ownership/read-owners.ts';
import { readSwitches } from '../options/read-switches.ts';
import { checkedRulesText, isRule, statementsText, type StatementsReport } from '../reports/guidance/statements.ts';
import { drawDiagnostic } from '../reports/review/console.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { sayUnusedInstructions, type OpenedChange } from './open/open-change.ts';
import type { Terminal } from './output/terminal.ts';

/** Prints each statement of the guidelines that apply, with its place and how it is checked. */
export async function showStatements(
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
  const { applicable } = chosen.guidelines;
  const switches = readSwitches(options);
  const all =
    line.forFiles.length > 0
      ? listStatements(applicable, switches, owners, paths)
      : listStatementsOfRepository(applicable, switches, owners);
  const shown = line.inForce ? all.filter(isRule) : all;
  const asJson = (): string => jsonText({ statements: shown, ...countStatements(all) } satisfies StatementsReport);
  const { paint, columns } = terminal;
  await terminal.print(line.format === 'json' ? asJson() : statementsText(shown, countStatements(all), paint, columns));
  return EXIT.done;
}

/** Draws which rules for the named files need no model. */
export function drawCheckedRules(
  { subject, options }: Pick<OpenedChange, 'subject' | 'options'>,
  { applicable }: Guidelines,
  { paint, columns }: Terminal,
): string {
  const paths = subject.changes.files.map(({ path }) => path);
  return checkedRulesText(listStatements(applicable, readSwitches(options), [], paths), paint, columns);
}
