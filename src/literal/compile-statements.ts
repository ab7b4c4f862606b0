import type { Statement } from '../guidelines/statements.ts';
import { askFamilies } from './families.ts';
import { readClauses } from './reading/read-clauses.ts';
import { splitList } from './split-list.ts';
import type { Check, Clause, CompiledStatement, NotCompiled } from './types.ts';

/** Compiles the statements of one guideline, in order: each is checked, or says why it is not. */
export function compileStatements(statements: readonly Statement[]): readonly CompiledStatement[] {
  return statements.map((statement, index) => compileStatement(statement, statements[index + 1]));
}

function compileStatement(statement: Statement, next: Statement | undefined): CompiledStatement {
  if (statement.role === 'background') {
    return { statement, kind: 'background' };
  }
  // A statement on the work may still be a rule that the change shows, such as the form of a branch name.
  const reading = readClauses(statement, { next });
  if (reading.kind === 'unread') {
    return notChecked(statement, reading.why);
  }
  const checks: Check[] = [];
  let reason: NotCompiled | undefined;
  for (const clause of reading.clauses) {
    const compiled = compileClause(clause);
    checks.push(...compiled.checks.filter((check) => isNew(check, checks)));
    reason ??= compiled.why;
  }
  return checks.length === 0
    ? notChecked(statement, reason ?? { reason: 'no check covers it' })
    : { statement, kind: 'checked', checks };
}

interface CompiledClause {
  readonly checks: readonly Check[];
  readonly why?: NotCompiled | undefined;
}

/** Asks the families for the whole clause, then for each item of its list. */
function compileClause(clause: Clause): CompiledClause {
  const whole = askFamilies(clause);
  if (whole.kind === 'found') {
    return { checks: [{ clause, family: whole.family, finder: whole.finder }] };
  }
  const checks = (splitList(clause) ?? []).flatMap((item): readonly Check[] => {
    const answer = askFamilies(item);
    return answer.kind === 'found' ? [{ clause: item, family: answer.family, finder: answer.finder }] : [];
  });
  return { checks, why: whole.why };
}

/** Two clauses can ask for the same: `constants and statics`. Each place is reported once. */
function isNew({ finder, clause }: Check, checks: readonly Check[]): boolean {
  return !checks.some(
    (other) =>
      other.finder.words === finder.words && JSON.stringify(other.clause.scope) === JSON.stringify(clause.scope),
  );
}

function notChecked(statement: Statement, why: NotCompiled): CompiledStatement {
  return statement.role === 'process' ? { statement, kind: 'process' } : { statement, kind: 'rule', why };
}
