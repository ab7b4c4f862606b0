import type { TextRange } from '../source-text.ts';

/** An item of a list that is written in one string. The range includes the quotes. */
interface CommaListItem {
  readonly value: string;
  readonly quote: 'none' | 'single' | 'double';
  readonly range: TextRange;
}

/**
 * Splits a list that is written as one value, as Copilot splits `tools`. Commas inside quotes do not split. Quotes,
 * blanks around items and empty items are removed. Ranges are relative to the value.
 */
export function splitCommaList(value: string): readonly CommaListItem[] {
  return splitBy(/(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|[^,]*)(?=\s*(?:,|$))/g, value);
}

/** Splits a list of tools in the same way, but not at commas between brackets: `Read, Agent(tester, writer)`. */
export function splitToolList(value: string): readonly CommaListItem[] {
  return value.includes('(')
    ? splitBy(/(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?:[^,()]|\([^()]*\)|[()])*)(?=\s*(?:,|$))/g, value)
    : splitCommaList(value);
}

function splitBy(pattern: RegExp, value: string): readonly CommaListItem[] {
  const items: CommaListItem[] = [];
  for (const { groups, index, 0: whole } of value.matchAll(pattern)) {
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
