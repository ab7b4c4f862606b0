import type { Case } from './cases.ts';
import type { Judgement } from './judge.ts';

/** A case, and what the product made of it. */
export interface Judged {
  readonly one: Case;
  readonly judgement: Judgement;
}
