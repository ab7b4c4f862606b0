import type { Statement } from '../guidelines/statements/statements.ts';
import type { Guideline } from '../guidelines/types.ts';
import { compileStatements } from './compile-statements.ts';
import { canReportAmong, languagesOfPatterns } from './narrowing/languages-of-patterns.ts';
import { ALL_ON, openSwitches, type CheckSwitches } from './switches/check-switches.ts';
import type { Check, CompiledStatement } from './types.ts';

/** What became of a statement of a guideline. `off`: it could be checked, but the team switched that off. */
export type GuidelineStatement =
  | CompiledStatement
  | { readonly statement: Statement; readonly kind: 'off'; readonly why: string };

/** Compiles the statements of a guideline, in order, without the checks that the team switched off. */
export function compileGuideline(
  guideline: Pick<Guideline, 'content' | 'statements'> & Partial<Pick<Guideline, 'filePatterns'>>,
  switches: CheckSwitches = ALL_ON,
): readonly GuidelineStatement[] {
  const { statements } = guideline;
  const whyOff = openSwitches(guideline, switches);
  const languages = languagesOfPatterns(guideline.filePatterns ?? []);
  return compileStatements(statements).map((compiled): GuidelineStatement => {
    if (compiled.kind !== 'checked') {
      return compiled;
    }
    const { statement } = compiled;
    const checks =
      languages === undefined ? compiled.checks : compiled.checks.filter((one) => canReportAmong(one, languages));
    if (checks.length === 0) {
      return statement.role === 'rule'
        ? { statement, kind: 'rule', why: { reason: 'its check looks at other files than those that `applyTo` names' } }
        : { statement, kind: statement.role };
    }
    const why = whyOff(
      statement,
      checks.map(({ family }) => family),
    );
    const left = checks.filter(({ family }) => !switches.leftOut.includes(family));
    return why === undefined ? { ...compiled, checks: left } : { statement, kind: 'off', why };
  });
}

/** The statements that direct code: those with a check, those without, and those whose check is switched off. */
export function listRules(statements: readonly GuidelineStatement[]): readonly Statement[] {
  return statements.filter(({ kind }) => kind !== 'process' && kind !== 'background').map(({ statement }) => statement);
}

/** The checks of families. */
export function listChecks(statements: readonly GuidelineStatement[]): readonly Check[] {
  return statements.flatMap((one) => (one.kind === 'checked' ? one.checks : []));
}
