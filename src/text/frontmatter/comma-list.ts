import type { TextRange } from '../source-text.ts';

/** An item of a list in one string. The range takes in the quotes. */
interface CommaListItem {
  readonly value: string;
  readonly quote: 'none' | 'single' | 'double';
  readonly range: TextRange;
}

/**
 * Splits a list written into one value, as Copilot splits `tools`: quotes keep commas and go, blanks around items
 * go, and empty items are none. Ranges are relative to the value.
 */
export function splitCommaList(value: string): readonly CommaListItem[] {
  const items: CommaListItem[] = [];
  for (const { groups, index, 0: whole } of value.matchAll(
    /(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^,]*))(?=\s*(?:,|$))/g,
  )) {
    const content = whole.trim();
    if (content === '') {
      continue;
    }
    const start = index + whole.length - whole.trimStart().length;
    const quote = groups?.['double'] !== undefined ? 'double' : groups?.['single'] !== undefined ? 'single' : 'none';
    items.push({
      value: groups?.['double'] ?? groups?.['single'] ?? content,
      quote,
      range: { start, end: start + content.length },
    });
  }
  return items;
}
