/**
 * `yaml` finds the limit of its recursion by running out of stack, which on Node 20 can end the process; these
 * limits lie far below that and far above what people write.
 */
export const MAX_NESTING = 64;
const MAX_INDENT_COLUMNS = 256;
/** Also the product of nested ones. The parser searches the whole document for each. */
export const MAX_ALIASES = 50;

/**
 * Where nesting passes the limits. Brackets are counted wherever they stand, even in quotes, so the answer can
 * only be too strict.
 */
export function findDeepNesting(text: string): number | undefined {
  let depth = 0;
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline < 0 ? text.length : newline;
    const lead = /[ \t]*(?:[-?][ \t]+)*/y;
    lead.lastIndex = lineStart;
    const leadLength = lead.exec(text)?.[0].length ?? 0;
    if (leadLength > MAX_INDENT_COLUMNS) {
      return lineStart + MAX_INDENT_COLUMNS;
    }
    for (let at = lineStart; at < lineEnd; at += 1) {
      const character = text.charAt(at);
      if (character === '[' || character === '{') {
        depth += 1;
      } else if ((character === ']' || character === '}') && depth > 0) {
        depth -= 1;
      }
      if (depth > MAX_NESTING) {
        return at;
      }
    }
    lineStart = lineEnd + 1;
  }
  return undefined;
}

/** Whether a value stands within itself, as an alias inside of its own anchor makes it. */
export function holdsItself(value: unknown, holders = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  if (holders.has(value)) {
    return true;
  }
  holders.add(value);
  const found = Object.values(value).some((child) => holdsItself(child, holders));
  holders.delete(value);
  return found;
}
