import { judgeKey, meantBy } from '../../customizations/frontmatter/judge-key.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';

/** Where a value begins on the line of its key, that; otherwise the key: people look for the entry there. */
export function findEntryRange({ text, frontmatter }: CheckedText, key: string): TextRange {
  const value = frontmatter.rangeOf([key]);
  const name = frontmatter.rangeOfKey([key]);
  const isBelow = value !== undefined && name !== undefined && text.slice(name.end, value.start).includes('\n');
  return (isBelow ? name : (value ?? name)) ?? findFirstLine(text);
}

/** The first line, for what is missing from the frontmatter or the file. */
export function findFirstLine(text: string): TextRange {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const end = text.indexOf('\n', start);
  return { start, end: (end < 0 ? text : text.slice(0, end)).trimEnd().length };
}

/** More keys are no work of a person. */
const MAX_KEYS = 50;

/** Whether the frontmatter of instructions has a key, or one that was probably meant to be it: that is said there. */
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
