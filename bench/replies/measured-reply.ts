import type { ReviewRun } from '../accuracy/review.ts';
import type { DrawnKind } from './draw.ts';
import type { Judgement } from './judge.ts';
import type { Reply } from './types.ts';

/** The outcome of one reply. */
export interface MeasuredReply {
  readonly drawn: DrawnKind;
  readonly change: string;
  readonly reply: Reply;
  readonly run: ReviewRun;
  readonly judgement: Judgement;
  /** Its outcome when the model answers well the second time it is asked. Undefined if it is asked only once. */
  readonly second: Judgement | undefined;
}
