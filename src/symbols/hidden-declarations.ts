import type { DeclarationFact } from '../syntax/facts/types.ts';

type IsHidden = (one: DeclarationFact) => boolean;

/**
 * What hides a declaration from other files although its own words do not: the type of a Go method, a loop in Python, calls in
 * Ruby.
 */
export function hidingOf(
  language: string,
  lines: readonly string[],
  declarations: readonly DeclarationFact[],
): IsHidden {
  switch (language) {
    case 'go':
      return (one) => GO_METHOD_OF_OWN_TYPE.test(lines[one.line - 1]?.slice(one.column) ?? '');
    case 'python':
      return (one) => one.kind === 'variable' && PYTHON_LOOP.test(lines[one.line - 1] ?? '');
    case 'ruby':
      return hidingOfRuby(lines, declarations);
    default:
      return () => false;
  }
}

/** `func (c *cart)`: the name of the type begins with a small letter. */
const GO_METHOD_OF_OWN_TYPE = /^func \(\s*(?:[\p{L}_][\p{L}\p{N}_]*\s+)?\*?[\p{Ll}_][\p{L}\p{N}_]*\s*[)[]/u;

/** A loop, or a block that names what it opens: the name is left over after it. */
const PYTHON_LOOP = /^\s*(?:async\s+)?(?:for|with|except)\b/;

/** `private def add`, on the line of the declaration. */
const HIDING_WORD = /\b(?:private|protected|private_class_method)\s*\(?\s*$/;
/** `private :add, :total`, after or before the declarations. */
const HIDING_NAMES =
  /^\s*(?:private|protected|private_class_method|private_constant)\s*\(?\s*(:\w+[?!=]?(?:\s*,\s*:\w+[?!=]?)*)/;

function hidingOfRuby(lines: readonly string[], declarations: readonly DeclarationFact[]): IsHidden {
  const hidden = new Set(
    lines.flatMap((line, index) => {
      const [, names = ''] = HIDING_NAMES.exec(line) ?? [];
      return names === ''
        ? []
        : names.split(',').map((name) => `${innermostType(declarations, index + 1)} ${name.trim().slice(1)}`);
    }),
  );
  return (one) =>
    HIDING_WORD.test(lines[one.line - 1]?.slice(0, one.column) ?? '') ||
    hidden.has(`${one.inside ?? -1} ${one.name ?? ''}`);
}

/** The number of the class or module that a line is in; -1 outside of all. Inner ones follow the outer ones. */
function innermostType(declarations: readonly DeclarationFact[], line: number): number {
  return declarations.findLastIndex(
    ({ kind, line: first, endLine }) => (kind === 'class' || kind === 'namespace') && first <= line && line <= endLine,
  );
}
