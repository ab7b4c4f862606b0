import type { FileChange } from '../../changes/types.ts';
import { linesOfFile } from '../align/file-lines.ts';
import { findRange } from '../align/line-numbers.ts';
import { isOnTrack } from '../align/tracks.ts';
import type { Anchor } from '../anchor.ts';

/** Whether a suggestion equals the lines of the change that it would replace. */
export function changesNothing(suggestion: string, file: FileChange, anchor: Anchor): boolean {
  if (file.view !== undefined || anchor.kind === 'file' || anchor.side === 'LEFT') {
    return false;
  }
  const index = linesOfFile(file);
  const range = findRange(index, 'RIGHT', anchor.startLine ?? anchor.line, anchor.line);
  const texts = range === undefined ? [] : index.texts.slice(range.first, range.last + 1);
  const lines = texts.filter((_, at) => isOnTrack(index, 'RIGHT', (range?.first ?? 0) + at));
  return plain(lines.join('\n')) === plain(suggestion);
}

function plain(lines: string): string {
  return lines.replaceAll('\r', '').replace(/\n$/, '');
}
