/**
 * The matches of an expression with the flag `g`, as `matchAll` finds them. `matchAll` makes a copy of the expression at each
 * call, which for a long expression takes longer than to search a short text such as a path.
 */
export function* eachMatch(text: string, expression: RegExp): Generator<RegExpExecArray> {
  // The position is kept here and not in the expression, which others may use between two matches.
  let from = 0;
  while (from <= text.length) {
    expression.lastIndex = from;
    const match = expression.exec(text);
    from = expression.lastIndex + (match?.[0] === '' ? 1 : 0);
    expression.lastIndex = 0;
    if (match === null) {
      return;
    }
    yield match;
  }
}
