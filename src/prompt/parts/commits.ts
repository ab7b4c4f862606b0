import { fenced } from '../fence.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** Ten subjects of usual length need a tenth of this. */
const MAX_CHARACTERS = 5_000;

const INTRODUCTION = 'The last commits of this branch, newest first, for the style of their subjects alone:';

/** Lists the subjects of earlier commits of the branch; nothing if there are none. */
export function commitPieces(subjects: readonly string[], priority: number): readonly TextPiece[] {
  if (subjects.length === 0) {
    return [];
  }
  const list = fenced('COMMITS', subjects.join('\n'), MAX_CHARACTERS);
  return [{ id: 'commits/branch', kind: 'commit', priority, text: paragraphText(`${INTRODUCTION}\n${list}`) }];
}
