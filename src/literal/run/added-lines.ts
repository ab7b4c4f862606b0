import type { FileChange } from '../../changes/types.ts';
import type { AddedLine } from '../types.ts';

/** The lines that a change adds to a file, with their numbers in the head. */
export function addedLines({ hunks }: Pick<FileChange, 'hunks'>): readonly AddedLine[] {
  return hunks.flatMap(({ lines }) =>
    lines.flatMap((line): readonly AddedLine[] =>
      line.kind === 'added' ? [{ number: line.newLine, text: line.text }] : [],
    ),
  );
}
