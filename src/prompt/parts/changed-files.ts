import type { FileChange } from '../../changes/types.ts';
import { drawFileName, type FileParts } from './change.ts';
import { changePieces } from './change-pieces.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type PieceNode, type TextPiece } from '../../fitting/piece.ts';

/** If more files change, the list has the first ones and the number of the others. */
const MAX_FILES_NAMED = 300;

/** Shorter lists for small requests, because few names are better than none. */
const SHORTER = [
  { level: 'elided', most: 60 },
  { level: 'outline', most: 12 },
] as const;

/**
 * The change of a prompt that is not divided, with the names of its files. What does not fit is cut in this order: the
 * unchanged lines around the hunks, which have the priority `outer`; names beyond the first ones; the changed lines; the names.
 */
export function namedChangePieces(
  named: readonly FileChange[],
  shown: readonly FileParts[],
  outer: number,
): readonly PieceNode[] {
  const [longList, changed, names] = [outer + 1, outer + 2, outer + 3];
  return [
    changedFilesPiece(named, names, longList),
    ...changePieces(shown, { outer, changed }, paragraphText('The change:')),
  ];
}

/**
 * Lists the changed files by name, with the number of added and removed lines.
 *
 * @param long the priority of a list with hundreds of names, which can still be shortened
 */
export function changedFilesPiece(files: readonly FileChange[], priority: number, long: number): TextPiece {
  const shorter = SHORTER.filter(({ most }) => most < files.length);
  const fallbacks = shorter.map(({ level, most }) => ({ level, text: drawNames(files, most) }));
  const [first, ...others] = fallbacks;
  return {
    id: 'change/files',
    kind: 'file',
    priority: first?.level === 'elided' ? long : priority,
    text: drawNames(files, MAX_FILES_NAMED),
    ...(first === undefined
      ? {}
      : { fallbacks: first.level === 'elided' ? [{ ...first, priority }, ...others] : fallbacks }),
  };
}

function drawNames(files: readonly FileChange[], most: number): string {
  const lines = files.slice(0, most).map(drawFileName);
  const rest = files.length - lines.length;
  const all = rest === 0 ? lines : [...lines, `and ${rest} more files`];
  return paragraphText(`The changed files, with added and removed lines:\n${fenced('FILES', all.join('\n'))}`);
}
