import { statementKey } from '../../guidelines/claims/equal-statements.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { isFirst } from '../../structures/is-first.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { compileGuideline, listChecks, listRules } from '../compile-guideline.ts';
import { allowedInTests, dependsOnTools, stepBack, type StepBack } from '../ownership/step-back.ts';
import type { Owner } from '../ownership/types.ts';
import type { CheckSwitches } from '../switches/check-switches.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import type { Check, Place } from '../types.ts';
import { keepForAudit } from './audited.ts';
import { prepareCounts, scopeOf, type ScopeTest } from './in-scope.ts';
import { prepareLook } from './reads-prose.ts';

/** A guideline with its checks. */
export interface GuidelineChecks {
  readonly guideline: Guideline;
  /** The statements that direct code, also those without a check. */
  readonly rules: readonly Statement[];
  readonly checks: readonly PreparedCheck[];
  /** The keys of statements whose checks the team switched off. */
  readonly off: readonly string[];
}

/** A check with what is computed once, not for each file. */
export interface PreparedCheck extends Check {
  /** The key of its statement. */
  readonly key: string;
  /** The same for checks of equal statements that look for the same. */
  readonly checkKey: string;
  readonly countsIn: ScopeTest;
  /** Whether it counts in all files of the languages that it looks at. */
  readonly isEverywhere: boolean;
}

/** The checks that count in a file, in order of precedence. Of those with one key, the first counts. */
export interface FileChecks {
  /** Those that look at the file. */
  readonly own: readonly PreparedCheck[];
  /** Those that leave it to the tools that enforce their rules. */
  readonly left: readonly PreparedCheck[];
  /** Names of these tools. */
  readonly leftTo: readonly string[];
}

/** Compiles the checks of a guideline. An audit, in which nothing changes, leaves out what judges changes. */
export function compileChecks(guideline: Guideline, switches: CheckSwitches, audits: boolean): GuidelineChecks {
  const all = compileGuideline(guideline, switches);
  const compiled = audits ? keepForAudit(all) : all;
  const off = compiled.flatMap(({ kind, statement }) => (kind === 'off' ? statementKey(statement) : []));
  return { guideline, rules: listRules(compiled), checks: listChecks(compiled).map(prepareCheck), off };
}

function prepareCheck(check: Check): PreparedCheck {
  const key = statementKey(check.clause.statement);
  const scope = scopeOf(check);
  return {
    ...check,
    clause: { ...check.clause, scope },
    key,
    checkKey: JSON.stringify([key, check.finder.words]),
    countsIn: prepareCounts(check),
    isEverywhere: scope.inside.length === 0 && scope.outside.length === 0 && check.finder.mayReportIn === undefined,
  };
}

/** Whether any check leaves files to linters that enforce its rule. */
export function asksForLinters(guidelines: readonly GuidelineChecks[]): boolean {
  return guidelines.some(({ checks }) => checks.some(dependsOnTools));
}

/**
 * Chooses the checks of files. A change has many files in few languages to which the same guidelines apply: what their checks
 * have in common is computed once.
 *
 * @param guidelines in order of precedence
 * @param owners the linters and formatters that the repository has configured
 */
export function prepareFileChecks(
  guidelines: readonly GuidelineChecks[],
  owners: readonly Owner[] = [],
): (path: string) => FileChecks {
  const chosen = new Map<string, (path: string) => FileChecks>();
  return (path) => {
    const applied = [...guidelines.entries()].filter(([, { guideline }]) => guideline.appliesTo.has(path));
    const key = [languageOf(path) ?? '', ...applied.map(([index]) => index)].join(' ');
    const choose =
      chosen.get(key) ??
      chooseByPlace(
        applied.flatMap(([, { guideline, checks }]) => checks.filter(prepareLanguageTest(path, guideline))),
        owners,
      );
    chosen.set(key, choose);
    return choose(path);
  };
}

/** Tells of checks whether they look at files in the language of this one. They may count only in some places. */
function prepareLanguageTest(path: string, guideline: Guideline): (check: Check) => boolean {
  const language = languageOf(path);
  const looks = prepareLook(path, guideline);
  return (check) =>
    looks(check) &&
    check.finder.looksAt !== 'change' &&
    (check.clause.scope.languages?.includes(language ?? '') ?? true) &&
    check.finder.mayReportLanguage?.(language) !== false;
}

function chooseByPlace(checks: readonly PreparedCheck[], owners: readonly Owner[]): (path: string) => FileChecks {
  const listed = withoutHidden(checks);
  const isRepeated = new Set(listed.map(({ checkKey }) => checkKey)).size < listed.length;
  const back = new Map<PreparedCheck, StepBack>();
  const allowing = new Map<PreparedCheck, (path: string) => boolean>();
  for (const check of listed) {
    const steps = stepBack(check, owners);
    if (steps !== undefined) {
      back.set(check, steps);
    }
    const allowed = allowedInTests(check, owners);
    if (allowed !== undefined) {
      allowing.set(check, allowed);
    }
  }
  const chooseOnce = (chosen: readonly PreparedCheck[]): readonly PreparedCheck[] =>
    isRepeated ? chosen.filter(isFirst(({ checkKey }) => checkKey)) : chosen;
  const everywhere = chooseOnce(listed.filter(({ isEverywhere }) => isEverywhere));
  const placed = listed.filter(({ isEverywhere }) => !isEverywhere);
  return (path) => {
    const here = new Set(placed.filter(({ countsIn }) => countsIn(path)));
    // Most files have the same checks, as one list, so that what is known of the list is known of all of them.
    const once =
      here.size === 0 ? everywhere : chooseOnce(listed.filter((check) => check.isEverywhere || here.has(check)));
    const left = back.size === 0 ? [] : once.filter((check) => back.get(check)?.covers(path) === true);
    const own = left.length === 0 ? once : once.filter((check) => !left.includes(check));
    const limit = (some: readonly PreparedCheck[]): readonly PreparedCheck[] =>
      allowing.size === 0 ? some : some.flatMap((check) => whereNotAllowed(check, path, allowing));
    const leftTo = left.flatMap((check) => back.get(check)?.tools ?? []);
    return { left: limit(left), leftTo, own: limit(own) };
  };
}

/** The check without the tests of a file, if a tool allows there what it forbids. None if the whole file is a test. */
function whereNotAllowed(
  check: PreparedCheck,
  path: string,
  allowing: ReadonlyMap<PreparedCheck, (path: string) => boolean>,
): readonly PreparedCheck[] {
  if (allowing.get(check)?.(path) !== true) {
    return [check];
  }
  const { clause } = check;
  const outside: readonly Place[] = [...clause.scope.outside, { kind: 'tests' }];
  return isTestPath(path) ? [] : [{ ...check, clause: { ...clause, scope: { ...clause.scope, outside } } }];
}

/** Leaves out what never is the first of its key, because one before it counts in every file. */
function withoutHidden(checks: readonly PreparedCheck[]): readonly PreparedCheck[] {
  const everywhere = new Set<string>();
  return checks.filter(({ checkKey, isEverywhere }) => {
    const isHidden = everywhere.has(checkKey);
    if (isEverywhere) {
      everywhere.add(checkKey);
    }
    return !isHidden;
  });
}
