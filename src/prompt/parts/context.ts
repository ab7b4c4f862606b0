import type { ElidedFile, FileSegment } from '../../context/elided-file.ts';
import { drawFileLevels } from '../file-lines.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';

/** A file that helps to understand the change. */
export interface ContextFile {
  readonly file: ElidedFile;
  /** For a file that does not change: how near it is to the change, from 0 to 1. */
  readonly closeness?: number;
}

/**
 * The code around a change, in the changed files and in those near them, as one group, if there is any. For each file
 * the declarations around the touched lines are shown; then it is shortened to its outline, and then cut. Files with few
 * touched lines are cut first.
 */
export function contextPieces(files: readonly ContextFile[], priority: number): readonly PieceGroup[] {
  const children = files.filter(({ file }) => showsMore(file)).map((file) => contextPiece(file, priority));
  return children.length === 0 ? [] : [{ id: 'context', open: paragraphText(INTRODUCTION), close: '', children }];
}

const INTRODUCTION =
  'What stands around the change, as its files are after it, to understand it by; nothing here is under review. Each line begins with its number and "|"; a line without a number says what was left out there.';

function contextPiece({ file, closeness = 0 }: ContextFile, priority: number): TextPiece {
  const { elided, outline } = drawFileLevels(file);
  return {
    id: `context/${file.path}`,
    kind: 'context',
    priority,
    weight: Math.max(file.touchedLines, closeness),
    source: file.path,
    text: elided,
    level: 'elided',
    ...(file.touchedLines === 0 ? {} : { fallbacks: [{ level: 'outline', text: outline }] }),
  };
}

/** Whether there is more to show than the change does. For a small or a new file there may be nothing. */
function showsMore({ elided, lines }: ElidedFile): boolean {
  return elided.some((segment) => segment.kind === 'lines' && hasText(segment, lines));
}

function hasText({ from, to }: FileSegment, lines: readonly string[]): boolean {
  return lines.slice(from - 1, to).some((line) => /[\p{L}\p{N}]/u.test(line));
}
