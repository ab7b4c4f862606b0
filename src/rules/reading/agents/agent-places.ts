import { lineAt } from '../../../text/line.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedFile } from '../../types.ts';
import type { CheckedText } from '../texts/checked-text.ts';

/** Whether a file is a Claude Code agent, by its place or because it belongs to a plugin. These agents have their own keys and tools. */
export function isClaudeAgent({ path, clients }: Pick<CheckedFile, 'path' | 'clients'>): boolean {
  return clients.includes('claude') || /(?:^|\/)\.claude\/agents\/.+$/.test(path);
}

/**
 * Whether a file is in a sub-folder of Claude Code's agents, in a project or a plugin. Teams keep notes and templates there,
 * too, which Claude Code leaves out without a word.
 */
export function mayBeNote({ path, clients }: Pick<CheckedFile, 'path' | 'clients'>): boolean {
  const isBelow = /(?:^|\/)agents\/(?:(?!agents\/)[^/]+\/)+[^/]+$/.test(path);
  return isBelow && (clients.includes('claude') || /(?:^|\/)\.claude\/agents\//.test(path));
}

/** The first line, which is the opening `---` if there is frontmatter. Findings about the whole file are shown there. */
export function findOpeningLine({ text }: Pick<CheckedText, 'text'>): TextRange {
  const { start, end } = lineAt(text, text.startsWith('\uFEFF') ? 1 : 0);
  return { start, end: Math.max(end, Math.min(start + 1, text.length)) };
}

/** The range of a value up to the end of its first line, or of its key if the value is empty or begins on a later line. */
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
