import type { Statement } from '../../guidelines/statements/statements.ts';
import { TYPED_SCRIPT } from '../script-languages.ts';
import type { Clause } from '../types.ts';

const NAMES_JAVASCRIPT = /\b(?:javascript|js|jsx)\b/i;
const NAMES_TYPESCRIPT = /\b(?:typescript|ts|tsx)\b/i;

/**
 * A clause whose language only the titles above its statement name. Who writes "JavaScript conventions" into a project of
 * TypeScript means both, unless another title of the document is about TypeScript alone.
 */
export function withTypeScript(clause: Clause, statements: readonly Statement[]): Clause {
  const { statement, scope } = clause;
  const { languages } = scope;
  const isJavaScript = languages?.length !== 0 && languages?.every((one) => one.startsWith('javascript')) === true;
  const own = [statement.text, ...statement.leadIns];
  return !isJavaScript || own.some(namesJavaScriptAlone) || namesTypeScriptApart(statements)
    ? clause
    : { ...clause, scope: { ...scope, languages: [...languages, ...TYPED_SCRIPT] } };
}

/** "Make the generated JavaScript small by avoiding some features of TypeScript" is about both. */
function namesJavaScriptAlone(words: string): boolean {
  return NAMES_JAVASCRIPT.test(words) && !NAMES_TYPESCRIPT.test(words);
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
