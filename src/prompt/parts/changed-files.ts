import type { FileChange } from '../../changes/types.ts';
import { drawName } from './change.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** A change of thousands of files is named by the first ones and a count. */
const MAX_FILES_NAMED = 300;

/** In a small request fewer names are better than none. */
const SHORTER = [
  { level: 'elided', most: 60 },
  { level: 'outline', most: 12 },
] as const;

/**
 * The changed files by name, with how many lines each adds and removes; it outlives the lines themselves.
 * @param long the priority of a list that could be shorter by hundreds of names
 */
export function changedFilesPiece(files: readonly FileChange[], priority: number, long = priority): TextPiece {
  const piece = filesPiece('change/files', 'The changed files, with added and removed lines:', files, priority);
  const [first, ...others] = piece.fallbacks ?? [];
  return first?.level === 'elided'
    ? { ...piece, priority: long, fallbacks: [{ ...first, priority }, ...others] }
    : piece;
}

/** The files of a change that are not under review, by name. */
export function otherFilesPiece(files: readonly FileChange[], priority: number): TextPiece {
  return filesPiece('change/other-files', 'Files that change too and are not under review:', files, priority);
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

function drawFileName({ path, previousPath, status, additions, deletions }: FileChange): string {
  const from = previousPath === undefined ? '' : ` from ${drawName(previousPath)}`;
  return `${drawName(path)} (${status}${from}) +${additions} -${deletions}`;
}
