import { blankCommentsAndPlainText } from '../../text/languages/code-mask.ts';
import type { TextSubject } from '../types.ts';

/** Line number → the line with comments and strings blanked out. Undefined for a language whose comments are unknown. */
export function readCodeLines({ file, head, languageId }: TextSubject): ReadonlyMap<number, string> | undefined {
  if (languageId === undefined) {
    return undefined;
  }
  const blanked = new Map<number, string>();
  if (head !== undefined) {
    const lines = blankCommentsAndPlainText(head, languageId)?.split('\n');
    lines?.forEach((text, index) => blanked.set(index + 1, text));
    return lines === undefined ? undefined : blanked;
  }
  // Each hunk is read on its own: a comment that opens above the hunk is not recognized.
  for (const { lines } of file.hunks) {
    const shown = lines.flatMap((line) => (line.kind === 'removed' ? [] : [line]));
    const text = blankCommentsAndPlainText(shown.map((line) => line.text).join('\n'), languageId, false)?.split('\n');
    if (text === undefined) {
      return undefined;
    }
    shown.forEach(({ newLine }, index) => blanked.set(newLine, text[index] ?? ''));
  }
  return blanked;
}
