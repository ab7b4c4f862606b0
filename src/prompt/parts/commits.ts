import type { EarlierSubjects } from '../../context/commits.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** Ten subjects of usual length need a tenth of this. */
const MAX_CHARACTERS = 5_000;

/** Lists the subjects of earlier commits: those of the branch, and other ones of the author. Empty lists are left out. */
export function commitPieces({ author, branch }: EarlierSubjects, priority: number): readonly TextPiece[] {
  return [
    ...subjectsPiece('branch', 'The last commits of this branch', branch, priority),
    ...subjectsPiece('author', 'Other commits of the same author', author, priority),
  ];
}

function subjectsPiece(
  name: string,
  introduction: string,
  subjects: readonly string[],
  priority: number,
): readonly TextPiece[] {
  const list = fenced('COMMITS', subjects.join('\n'), MAX_CHARACTERS);
  return subjects.length === 0
    ? []
    : [
        {
          id: `commits/${name}`,
          kind: 'commit',
          priority,
          text: paragraphText(`${introduction}, newest first, for the style of their subjects alone:\n${list}`),
        },
      ];
}
