import { locateText } from '../customizations/locate.ts';
import type { Guideline } from '../guidelines/types.ts';
import { compileGuideline, type GuidelineStatement } from '../literal/compile-guideline.ts';
import { describeFamilyCheck } from '../literal/describe-scope.ts';
import { describeTextSearch } from '../literal/describe-text-search.ts';
import { stepBack } from '../literal/ownership/step-back.ts';
import type { Owner } from '../literal/ownership/types.ts';
import { canCount, countsAmong } from '../literal/run/can-count.ts';
import type { Check } from '../literal/types.ts';
import { ALL_ON, type CheckSwitches } from '../literal/switches/check-switches.ts';
import type { StatementCounts, StatementReport } from '../reports/guidance/statements.ts';
import { languageOf } from '../text/languages/languages.ts';
import { isCode } from '../symbols/is-code.ts';
import { writeStatement } from '../guidelines/statements/write-statement.ts';

/**
 * Lists the statements of guidelines in the order of their files: the class of each, and how it is checked or why it is not.
 *
 * @param paths Files that are asked about. A statement whose checks count in none of them is left out.
 */
export function listStatements(
  guidelines: readonly Guideline[],
  switches: CheckSwitches = ALL_ON,
  owners: readonly Owner[] = [],
  paths?: readonly string[],
): readonly StatementReport[] {
  return paths === undefined
    ? listWith(guidelines, switches, owners, (compiled) => compiled)
    : listWith(guidelines, switches, owners, (compiled, guideline) => keepChecksFor(compiled, paths, guideline), paths);
}

/**
 * @param narrow what is left of a statement; undefined to leave it out
 * @param paths the files that are asked about, if not all to which a guideline applies
 */
function listWith(
  guidelines: readonly Guideline[],
  switches: CheckSwitches,
  owners: readonly Owner[],
  narrow: (compiled: GuidelineStatement, guideline: Guideline) => GuidelineStatement | undefined,
  paths?: readonly string[],
): readonly StatementReport[] {
  return guidelines.flatMap((guideline) =>
    compileGuideline(guideline, switches).flatMap((whole): readonly StatementReport[] => {
      const compiled = narrow(whole, guideline);
      if (compiled === undefined) {
        return [];
      }
      const { statement } = compiled;
      const { content, appliesTo } = guideline;
      const { line, column } = locateText(content, statement.offset);
      return [
        {
          id: statement.id,
          source: content.path,
          line,
          column,
          text: writeStatement(statement),
          files: appliesTo.size,
          ...describeOutcome(compiled, owners, (checks) =>
            describeTextSearch(checks, paths ?? appliesTo.keys(), guideline),
          ),
        },
      ];
    }),
  );
}

/**
 * Lists the statements of a whole repository, to whose files the guidelines apply. A statement whose checks read none of these files
 * does not count as checked: in a project in Kotlin, nobody is warned by a check that reads C# and Python.
 */
export function listStatementsOfRepository(
  guidelines: readonly Guideline[],
  switches: CheckSwitches = ALL_ON,
  owners: readonly Owner[] = [],
): readonly StatementReport[] {
  return listWith(guidelines, switches, owners, withoutIdleChecks);
}

function withoutIdleChecks(compiled: GuidelineStatement, guideline: Guideline): GuidelineStatement {
  if (compiled.kind !== 'checked' || !hasCode(guideline)) {
    return compiled;
  }
  const { statement, checks } = compiled;
  const paths = [...guideline.appliesTo.keys()];
  if (checks.some((check) => countsAmong(check, paths, guideline))) {
    return compiled;
  }
  return statement.role === 'rule'
    ? { statement, kind: 'rule', why: { reason: 'its check reads none of the files that it applies to' } }
    : { statement, kind: statement.role };
}

/** A repository with hardly any code is at its beginning, and its rules are about code that is still to come. */
function hasCode({ appliesTo }: Guideline): boolean {
  let count = 0;
  for (const path of appliesTo.keys()) {
    count += languageOf(path) !== undefined && isCode(path) ? 1 : 0;
    if (count >= MIN_CODE_FILES) {
      return true;
    }
  }
  return false;
}

const MIN_CODE_FILES = 5;

/** The statement with the checks that count in any of the files. Undefined if it has checks, and none of them does. */
function keepChecksFor(
  compiled: GuidelineStatement,
  paths: readonly string[],
  guideline: Guideline,
): GuidelineStatement | undefined {
  if (compiled.kind !== 'checked') {
    return compiled;
  }
  const own = paths.filter((path) => guideline.appliesTo.has(path));
  const checks = compiled.checks.filter((check) => own.some((path) => canCount(check, path, guideline)));
  return checks.length === 0 ? undefined : { ...compiled, checks };
}

/**
 * The class of a statement, and how it is checked or why it is not.
 *
 * @param describeSearch says in which languages checks only search the text
 */
export function describeOutcome(
  compiled: GuidelineStatement,
  owners: readonly Owner[],
  describeSearch: (checks: readonly Check[]) => string | undefined = () => undefined,
): Pick<StatementReport, 'kind' | 'check' | 'families' | 'why' | 'hint'> {
  switch (compiled.kind) {
    case 'checked':
      return {
        kind: 'checked',
        check: [
          ...new Set(compiled.checks.map((check) => describeOwnedCheck(check, owners))),
          ...[describeSearch(compiled.checks) ?? []].flat(),
        ].join('; '),
        families: [...new Set(compiled.checks.map(({ family }) => family))],
      };
    case 'off':
      return { kind: 'off', why: compiled.why };
    case 'rule': {
      const { reason, hint } = compiled.why;
      return { kind: 'rule', why: reason, ...(hint === undefined ? {} : { hint }) };
    }
    case 'process':
    case 'background':
      return { kind: compiled.kind };
  }
}

/** What a check reports, and which tool of the repository it is left to. */
function describeOwnedCheck(check: Check, owners: readonly Owner[]): string {
  const back = stepBack(check, owners);
  return [describeFamilyCheck(check), ...(back === undefined ? [] : [back.words])].join(', ');
}

/** Counts the statements that code can break, and those of them that need no model. */
export function countStatements(statements: readonly StatementReport[]): StatementCounts {
  const countOf = (kind: StatementReport['kind']): number => statements.filter((one) => one.kind === kind).length;
  const [checked, off] = [countOf('checked'), countOf('off')];
  return { rules: checked + off + countOf('rule'), checked, off };
}
