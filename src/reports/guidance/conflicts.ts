import type { Conflict } from '../../guidelines/claims/conflicts.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import { codeSpan } from '../markdown/markdown-text.ts';
import { shownPath } from '../../text/shown/shown-path.ts';
import type { FileWord } from './receipts.ts';

/** A line for each pair of statements that contradict each other. */
export function conflictsText(conflicts: readonly Conflict[], fileWord: FileWord = 'changed file'): readonly string[] {
  return conflicts.map(({ required, forbidden, files }) => {
    const place = ({ path, line, text }: Conflict['required']): string =>
      `${shownPath(path)}:${line} "${oneLine(text)}"`;
    return `conflict: ${place(required)} against ${place(forbidden)}, for ${count(files, fileWord)}`;
  });
}

/** The same as a sentence of Markdown. */
export function conflictMarkdown({ required, forbidden, files }: Conflict): string {
  const place = ({ path, line, text }: Conflict['required']): string =>
    `${codeSpan(text)} (${codeSpan(`${path}:${line}`)})`;
  return `${place(required)} contradicts ${place(forbidden)} for ${count(files, 'changed file')}.`;
}
