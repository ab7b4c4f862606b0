import { locateText } from '../customizations/locate.ts';
import type { Guideline } from '../guidelines/types.ts';
import { compileLiteralCheck } from '../literal/compile-check.ts';
import { compileStatements } from '../literal/compile-statements.ts';
import { describeCheck } from '../literal/describe-check.ts';
import type { StatementCounts, StatementReport } from '../reports/guidance/statements.ts';

/** Lists the statements of guidelines in the order of their files, and how each of them is checked. */
export function listStatements(guidelines: readonly Guideline[]): readonly StatementReport[] {
  return guidelines.flatMap(({ statements, content, appliesTo }) => {
    const compiled = compileStatements(statements);
    return statements.map((statement, index): StatementReport => {
      const { line, column } = locateText(content, statement.offset);
      const check = compileLiteralCheck(statement, statements[index + 1]);
      const about = {
        id: statement.id,
        source: content.path,
        line,
        column,
        text: [...statement.leadIns, statement.text].join(' '),
        files: appliesTo.size,
      };
      const own = compiled[index];
      if (own?.kind === 'checked') {
        return { ...about, kind: 'checked', check: own.checks.map(({ finder }) => finder.words).join('; ') };
      }
      if (check !== undefined) {
        return { ...about, kind: 'checked', check: describeCheck(check) };
      }
      return { ...about, kind: statement.directs ? 'for-models' : 'description' };
    });
  });
}

/** Counts the statements that direct something, and those of them that need no model. */
export function countStatements(statements: readonly StatementReport[]): StatementCounts {
  return {
    directing: statements.filter(({ kind }) => kind !== 'description').length,
    checked: statements.filter(({ kind }) => kind === 'checked').length,
  };
}
