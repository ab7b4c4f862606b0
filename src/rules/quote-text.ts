/** Longer ones say no more to a reader than their beginning. */
const MAX_CHARACTERS = 40;

/** A value as messages quote it: in backticks, on one line, and cut where it is long. */
export function quoteText(value: string): string {
  const line = value
    .slice(0, 2 * MAX_CHARACTERS)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('`', "'")
    .trim();
  return `\`${line.length <= MAX_CHARACTERS ? line : `${line.slice(0, MAX_CHARACTERS - 1)}…`}\``;
}
