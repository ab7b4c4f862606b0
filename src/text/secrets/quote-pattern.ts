/** Writes a text as an expression that matches it. Node 20 has no `RegExp.escape`. */
export function quotePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
