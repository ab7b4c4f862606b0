import type { Changes } from '../changes/types.ts';
import { identify } from '../customizations/places/identify.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options/options.ts';
import type { Validation } from '../reports/validation/diagnostics.ts';
import { computeFingerprint, isCountedIn } from '../rules/baseline.ts';
import { RULES } from '../rules/catalogue.ts';
import { diagnose, WHOLE_FILE } from '../rules/run/diagnose.ts';
import { selectEnabledRules } from '../rules/run/enabled-rules.ts';
import { securityForkChangesInstructions } from '../rules/security/security-fork-changes-instructions.ts';
import type { Guidance } from './choose/choose-guidance.ts';
import { validateCustomizations, type ValidationTerms } from './validate.ts';

/** A change whose customizations are validated. */
export interface ChangeToValidate {
  readonly changes: Changes;
  readonly head: Guidance;
  /** Opens the files as they were before the change; called only if a file that the change does not touch has a problem. */
  readonly openBase: () => Promise<Guidance>;
  readonly isFork: boolean;
}

/**
 * Validates the files as they are after the change, and reports what the change is responsible for: all problems in
 * files that it touches, and new problems in other files (for example, a handoff to an agent that the change removes).
 */
export async function validateChange(
  { changes, head, openBase, isFork }: ChangeToValidate,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms,
): Promise<Validation> {
  const touched = touchedPaths(changes);
  const validation = await validateCustomizations(head, options, terms);
  const found = validation.diagnostics.filter((diagnostic) => !isOfOldBaseline(diagnostic, touched, terms));
  const elsewhere = found.filter(({ path }) => !touched.has(path));
  const before = await findKnownBefore(elsewhere, openBase, options, terms);
  const caused = found.filter((diagnostic) => !before.has(diagnostic));
  const ofForks = isFork ? reportForkChanges(touched, terms) : [];
  return { ...validation, diagnostics: [...ofForks, ...caused], before: before.size };
}

/** The findings that are there without the change too. */
async function findKnownBefore(
  findings: readonly Diagnostic[],
  openBase: ChangeToValidate['openBase'],
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms,
): Promise<ReadonlySet<Diagnostic>> {
  if (findings.length === 0) {
    return new Set();
  }
  const { diagnostics } = await validateCustomizations(await openBase(), options, terms);
  return new Set(findCommon(diagnostics, findings));
}

function touchedPaths({ files, leftOut }: Changes): ReadonlySet<string> {
  return new Set([
    ...files.flatMap(({ path, previousPath, status }) =>
      status === 'renamed' && previousPath !== undefined ? [path, previousPath] : [path],
    ),
    ...leftOut.map(({ path }) => path),
  ]);
}

/** The baseline is read from the trusted revision. If the change edits it, reports on its entries may be out of date. */
function isOfOldBaseline({ path }: Diagnostic, touched: ReadonlySet<string>, { baseline }: ValidationTerms): boolean {
  return path === baseline?.source.path && touched.has(path);
}

/** The findings that occur among others too. Of equal findings, as many count as the others have. */
function findCommon(others: readonly Diagnostic[], findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const other of others) {
    const print = computeFingerprint(other);
    left.set(print, (left.get(print) ?? 0) + 1);
  }
  return findings.filter(isCountedIn(left, computeFingerprint));
}

function reportForkChanges(touched: ReadonlySet<string>, { config, isWanted }: ValidationTerms): readonly Diagnostic[] {
  const enabledFor = selectEnabledRules(RULES, config);
  const rule = securityForkChangesInstructions;
  return [...touched]
    .filter((path) => isSteering(path) && isWanted(path) && !enabledFor(path).isOff(rule))
    .toSorted()
    .flatMap((path) => {
      const reported = { rule, said: rule.say(path), particulars: {}, place: WHOLE_FILE };
      return diagnose(reported, { path, clients: [] }, config, enabledFor(path)) ?? [];
    });
}

/** Files that are not customizations, but start programs or turn features on. */
const CONFIGURATIONS = /(?:^|\/)(?:\.vscode\/(?:settings|mcp|tasks)\.json|\.mcp\.json)$|^[^/]+\.code-workspace$/;

function isSteering(path: string): boolean {
  return identify(path) !== undefined || CONFIGURATIONS.test(path);
}
