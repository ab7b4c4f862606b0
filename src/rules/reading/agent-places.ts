import { lineAt } from '../../text/line.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from './checked-text.ts';

/** Whether a path leads to an agent of Claude Code, which has keys and tools of its own. */
export function isClaudeAgent(path: string): boolean {
  return /(?:^|\/)\.claude\/agents\/[^/]+$/.test(path);
}

/** The opening fence, or the first line where there is none: the place of what is wrong with a file as a whole. */
export function findOpeningLine({ text }: Pick<CheckedText, 'text'>): TextRange {
  const { start, end } = lineAt(text, text.startsWith('\uFEFF') ? 1 : 0);
  return { start, end: Math.max(end, Math.min(start + 1, text.length)) };
}

/** A value, as far as it stands on one line; its key, where it is empty or begins below it. */
export function findValueRange(
  { frontmatter, text }: Pick<CheckedText, 'frontmatter' | 'text'>,
  path: readonly (string | number)[],
): TextRange | undefined {
  const range = frontmatter.rangeOf(path);
  const key = frontmatter.rangeOfKey(path);
  if (range === undefined || (key !== undefined && lineAt(text, key.start).end < range.start)) {
    return key;
  }
  return { start: range.start, end: Math.min(range.end, lineAt(text, range.start).end) };
}
