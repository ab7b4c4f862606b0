import type { Changes } from '../changes/types.ts';
import { identify } from '../customizations/places/identify.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options/options.ts';
import type { Validation } from '../reports/validation/diagnostics.ts';
import { fingerprintOf } from '../rules/baseline.ts';
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
  /** The files where the change began; read only if something is wrong in one that it does not touch. */
  readonly openBase: () => Promise<Guidance>;
  readonly isFork: boolean;
}

/**
 * Validates the files as the change leaves them, and reports what it is to blame for: what is wrong in files that it
 * touches, and in others what was not wrong before, as where an agent is gone that another one hands over to.
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
  const known =
    elsewhere.length === 0 ? [] : (await validateCustomizations(await openBase(), options, terms)).diagnostics;
  const before = new Set(alsoIn(known, elsewhere));
  return {
    ...validation,
    diagnostics: [
      ...(isFork ? forkFindings(touched, terms) : []),
      ...found.filter((diagnostic) => !before.has(diagnostic)),
    ],
    before: before.size,
  };
}

function touchedPaths({ files, leftOut }: Changes): ReadonlySet<string> {
  return new Set([
    ...files.flatMap(({ path, previousPath, status }) =>
      status === 'renamed' && previousPath !== undefined ? [path, previousPath] : [path],
    ),
    ...leftOut.map(({ path }) => path),
  ]);
}

/** The baseline is the trusted one: where the change touches it, what is said of its entries may be mended already. */
function isOfOldBaseline({ path }: Diagnostic, touched: ReadonlySet<string>, { baseline }: ValidationTerms): boolean {
  return path === baseline?.source.path && touched.has(path);
}

/** Those of some findings that stand among others too: of equal ones as many as there are. */
function alsoIn(others: readonly Diagnostic[], findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const other of others) {
    const print = fingerprintOf(other);
    left.set(print, (left.get(print) ?? 0) + 1);
  }
  return findings.filter((finding) => {
    const print = fingerprintOf(finding);
    const number = left.get(print) ?? 0;
    left.set(print, number - 1);
    return number > 0;
  });
}

function forkFindings(touched: ReadonlySet<string>, { config, isWanted }: ValidationTerms): readonly Diagnostic[] {
  const enabledFor = selectEnabledRules(RULES, config);
  const rule = securityForkChangesInstructions;
  return [...touched]
    .filter((path) => isSteering(path) && isWanted(path) && !enabledFor(path).isOff(rule))
    .toSorted()
    .flatMap((path) => {
      const reported = { rule, said: rule.say(path), particulars: {}, place: WHOLE_FILE };
      return diagnose(reported, { path, clients: [] }, config.clients, enabledFor(path)) ?? [];
    });
}

/** Files beside the customizations that start programs or switch things on. */
const CONFIGURATIONS = /(?:^|\/)(?:\.vscode\/(?:settings|mcp|tasks)\.json|\.mcp\.json)$|^[^/]+\.code-workspace$/;

function isSteering(path: string): boolean {
  return identify(path) !== undefined || CONFIGURATIONS.test(path);
}
