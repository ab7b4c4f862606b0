import type { Statement } from '../../guidelines/statements/statements.ts';
import { TYPED_SCRIPT } from '../script-languages.ts';
import type { Check } from '../types.ts';

const NAMES_JAVASCRIPT = /\b(?:javascript|js|jsx)\b/i;
const NAMES_TYPESCRIPT = /\b(?:typescript|ts|tsx)\b/i;

/**
 * A check whose language only the titles above its statement name. Who writes "JavaScript conventions" into a project of
 * TypeScript means both, unless another title of the document is about TypeScript alone.
 */
export function withTypeScript(check: Check, statement: Statement, statements: readonly Statement[]): Check {
  const { clause, finder } = check;
  const { languages } = clause.scope;
  const isJavaScript = languages?.length !== 0 && languages?.every((one) => one.startsWith('javascript')) === true;
  const own = [statement.text, ...statement.leadIns];
  return !isJavaScript ||
    finder.languages?.some((one) => TYPED_SCRIPT.includes(one)) === false ||
    own.some((words) => NAMES_JAVASCRIPT.test(words)) ||
    namesTypeScriptApart(statements)
    ? check
    : { ...check, clause: { ...clause, scope: { ...clause.scope, languages: [...languages, ...TYPED_SCRIPT] } } };
}

const apart = new WeakMap<readonly Statement[], boolean>();

function namesTypeScriptApart(statements: readonly Statement[]): boolean {
  const found =
    apart.get(statements) ??
    statements.some(({ headings }) =>
      headings.some(({ title }) => NAMES_TYPESCRIPT.test(title) && !NAMES_JAVASCRIPT.test(title)),
    );
  apart.set(statements, found);
  return found;
}
