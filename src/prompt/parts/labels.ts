import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** One line on what the repository is made with; none without labels. They are words of ours and need no fence. */
export function labelPieces(labels: readonly string[], priority: number): readonly TextPiece[] {
  return labels.length === 0
    ? []
    : [
        {
          id: 'labels',
          kind: 'labels',
          priority,
          text: paragraphText(`The repository is made with: ${labels.join(', ')}.`),
        },
      ];
}
