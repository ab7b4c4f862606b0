import { findEntryRange as findRange } from '../../../customizations/frontmatter/entry-range.ts';
import { judgeKey, meantBy } from '../../../customizations/frontmatter/judge-key.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../texts/checked-text.ts';

/** The range to report for an entry that the file may lack. */
export function findEntryRange({ text, frontmatter }: CheckedText, key: string): TextRange {
  return findRange(text, frontmatter, key) ?? findFirstLine(text);
}

/** The range of the first line, where something that the file lacks is reported. */
export function findFirstLine(text: string): TextRange {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const end = text.indexOf('\n', start);
  return { start, end: (end < 0 ? text : text.slice(0, end)).trimEnd().length };
}

/** People do not write more keys. */
const MAX_KEYS = 50;

/** Whether the frontmatter of instructions has a key or a misspelling of it, which another rule reports. */
export function hasOrMeans({ frontmatter }: CheckedText, key: 'applyTo' | 'description'): boolean {
  const { data } = frontmatter;
  return (
    Object.hasOwn(data, key) ||
    Object.keys(data)
      .slice(0, MAX_KEYS)
      .some((written) => {
        const fault = judgeKey('instructions', written);
        return fault !== undefined && meantBy(fault)?.name === key;
      })
  );
}
