import type { FileParts, HunkPart } from './change.ts';
import type { PieceGroup, Priority, TextPiece } from '../../fitting/piece.ts';

/** The priorities of the lines of a change. */
export interface ChangePriorities {
  /** The priority of the unchanged lines around the changed lines of a hunk. */
  readonly outer: number;
  /** The priority of the changed lines. In a review it is `required`: lines under review are never cut from a request. */
  readonly changed: Priority;
}

/** The files of a request as one group between `introduction` and `end`. Each file is a group with its fence and name. */
export function changePieces(
  files: readonly FileParts[],
  priorities: ChangePriorities,
  introduction: string,
  end = '',
): readonly PieceGroup[] {
  const children = files.map(({ file, open, close, parts }) => ({
    id: `change/${file.path}`,
    open,
    close,
    children: parts.map((part) => makePiece(part, priorities)),
  }));
  return [{ id: 'change', open: introduction, close: end, children }];
}

function makePiece({ id, path, text, tokens, core }: HunkPart, { outer, changed }: ChangePriorities): TextPiece {
  const piece = { id, kind: 'hunk', source: path } as const;
  if (core === undefined) {
    return { ...piece, priority: changed, text };
  }
  if (tokens === core.tokens) {
    // The outer lines of this part fit into no request.
    return { ...piece, priority: changed, text: core.text, level: 'elided' };
  }
  return { ...piece, priority: outer, text, fallbacks: [{ level: 'elided', text: core.text, priority: changed }] };
}
