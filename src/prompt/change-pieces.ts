import type { HunkPart } from './change.ts';
import type { Batch } from './pack.ts';
import type { PieceGroup, Priority, TextPiece } from './piece.ts';

/** How long the lines of a change stay. */
export interface ChangePriorities {
  /** Of the unchanged lines around what a hunk changes. */
  readonly outer: number;
  /** Of what it changes: in a review `required`, as the lines under review are never cut once they are in a request. */
  readonly changed: Priority;
}

/** The files of a request as groups: fence and name once for each file, its parts as pieces. */
export function changePieces(files: Batch['files'], priorities: ChangePriorities): readonly PieceGroup[] {
  return files.map(({ file, open, close, parts }) => ({
    id: `change/${file.path}`,
    open,
    close,
    children: parts.map((part) => pieceOf(part, priorities)),
  }));
}

function pieceOf({ id, path, text, core }: HunkPart, { outer, changed }: ChangePriorities): TextPiece {
  const piece = { id, kind: 'hunk', source: path, text } as const;
  return core === undefined
    ? { ...piece, priority: changed }
    : { ...piece, priority: outer, fallbacks: [{ level: 'elided', text: core.text, priority: changed }] };
}
