import { quoteText } from './quote-text.ts';

/** A value from a file in backticks; of a list or a map, its JSON. */
export function quoted(value: unknown): string {
  return quoteText(typeof value === 'string' ? value : writeJson(value));
}

/** Lists and maps of YAML may hold themselves. */
function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}
