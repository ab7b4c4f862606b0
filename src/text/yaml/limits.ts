/**
 * The package `yaml` calls itself for each level and stops only when the stack is full. On Node 20, that can end the
 * process. These limits are far below that and far above what people write.
 */
export const MAX_NESTING = 64;
const MAX_INDENT_COLUMNS = 256;
/** Nested aliases multiply, and their product is limited too. The parser searches the whole document for each alias. */
export const MAX_ALIASES = 50;

/**
 * Returns the offset at which nesting exceeds a limit. Brackets in quotes are counted too, so the check can only be too
 * strict.
 */
export function findDeepNesting(text: string): number | undefined {
  let depth = 0;
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline < 0 ? text.length : newline;
    const lead = /[ \t]*(?:[-?][ \t]+)*/y;
    lead.lastIndex = lineStart;
    lead.test(text);
    if (lead.lastIndex - lineStart > MAX_INDENT_COLUMNS) {
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

/** Whether a value contains itself. An alias inside its own anchor does this. */
export function containsItself(value: unknown, holders = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  if (holders.has(value)) {
    return true;
  }
  holders.add(value);
  const found = Object.values(value).some((child) => containsItself(child, holders));
  holders.delete(value);
  return found;
}
