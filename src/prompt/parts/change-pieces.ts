import type { FileParts, HunkPart } from './change.ts';
import type { PieceGroup, Priority, TextPiece } from '../../fitting/piece.ts';

/** How long the lines of a change stay. */
export interface ChangePriorities {
  /** Of the unchanged lines around what a hunk changes. */
  readonly outer: number;
  /** Of what it changes: in a review `required`, as the lines under review are never cut once they are in a request. */
  readonly changed: Priority;
}

/** The files of a request as one group below `introduction`: fence and name once for each file, its parts as pieces. */
export function changePieces(
  files: readonly FileParts[],
  priorities: ChangePriorities,
  introduction: string,
): readonly PieceGroup[] {
  const children = files.map(({ file, open, close, parts }) => ({
    id: `change/${file.path}`,
    open,
    close,
    children: parts.map((part) => pieceOf(part, priorities)),
  }));
  return [{ id: 'change', open: introduction, close: '', children }];
}

function pieceOf({ id, path, text, tokens, core }: HunkPart, { outer, changed }: ChangePriorities): TextPiece {
  const piece = { id, kind: 'hunk', source: path } as const;
  if (core === undefined) {
    return { ...piece, priority: changed, text };
  }
  if (tokens === core.tokens) {
    // No request has room for its outer lines.
    return { ...piece, priority: changed, text: core.text, level: 'elided' };
  }
  return { ...piece, priority: outer, text, fallbacks: [{ level: 'elided', text: core.text, priority: changed }] };
}
