import type { Side } from '../types.ts';

/** Lines of one side of one hunk that a draft is about. GitHub accepts a comment there. */
export interface LinePlace {
  readonly side: Side;
  readonly line: number;
  readonly startLine?: number;
  /** The line's own text. */
  readonly text: string;
  /** Whether it is proven that these lines are meant. Otherwise a suggestion could replace the wrong lines. */
  readonly certain: boolean;
  /** How many of the lines from `startLine` to `line` the quote contains. */
  readonly covered: 'all' | 'some' | 'none';
}
