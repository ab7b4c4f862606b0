import { paragraphText, type TextPiece } from '../../fitting/piece.ts';

/** One line with the labels of the repository, if there are any. The labels are our own words and need no fence. */
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
