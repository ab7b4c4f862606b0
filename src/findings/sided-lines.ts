import type { Hunk } from '../changes/types.ts';
import type { Side } from './types.ts';

/** A line of a diff on one of its sides. */
export interface SidedLine {
  readonly side: Side;
  readonly line: number;
  readonly text: string;
}

/** Lists the lines of hunks. GitHub accepts comments on both sides of a context line, so it is listed for both. */
export function sidedLines(hunks: readonly Hunk[]): readonly SidedLine[] {
  return hunks.flatMap((hunk) =>
    hunk.lines.flatMap((line): readonly SidedLine[] => {
      switch (line.kind) {
        case 'added':
          return [{ side: 'RIGHT', line: line.newLine, text: line.text }];
        case 'removed':
          return [{ side: 'LEFT', line: line.oldLine, text: line.text }];
        case 'context':
          return [
            { side: 'RIGHT', line: line.newLine, text: line.text },
            { side: 'LEFT', line: line.oldLine, text: line.text },
          ];
      }
    }),
  );
}
