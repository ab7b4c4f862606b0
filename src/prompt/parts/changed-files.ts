import type { FileChange } from '../../changes/types.ts';
import { drawFileName } from './change.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** If more files change, the list has the first ones and the number of the others. */
const MAX_FILES_NAMED = 300;

/** Shorter lists for small requests, because few names are better than none. */
const SHORTER = [
  { level: 'elided', most: 60 },
  { level: 'outline', most: 12 },
] as const;

/**
 * Lists the changed files by name, with the number of added and removed lines. The list is cut later than the lines.
 *
 * @param long the priority of a list with hundreds of names, which can still be shortened
 */
export function changedFilesPiece(files: readonly FileChange[], priority: number, long = priority): TextPiece {
  const piece = filesPiece('change/files', 'The changed files, with added and removed lines:', files, priority);
  const [first, ...others] = piece.fallbacks ?? [];
  return first?.level === 'elided'
    ? { ...piece, priority: long, fallbacks: [{ ...first, priority }, ...others] }
    : piece;
}

function filesPiece(id: string, introduction: string, files: readonly FileChange[], priority: number): TextPiece {
  const shorter = SHORTER.filter(({ most }) => most < files.length);
  return {
    id,
    kind: 'file',
    priority,
    text: drawNames(introduction, files, MAX_FILES_NAMED),
    ...(shorter.length === 0
      ? {}
      : { fallbacks: shorter.map(({ level, most }) => ({ level, text: drawNames(introduction, files, most) })) }),
  };
}

function drawNames(introduction: string, files: readonly FileChange[], most: number): string {
  const lines = files.slice(0, most).map(drawFileName);
  const rest = files.length - lines.length;
  const all = rest === 0 ? lines : [...lines, `and ${rest} more files`];
  return paragraphText(`${introduction}\n${fenced('FILES', all.join('\n'))}`);
}
