import { choosePieces } from '../../fitting/choose.ts';
import { writeLedger, type LedgerEntry } from '../../fitting/ledger.ts';
import type { PromptPlan } from '../../fitting/plan.ts';

/** What would be sent within a budget. */
export interface Trial {
  readonly tokens: number;
  /** As the ledger of a dump has them, without places. Pieces that take what is left stand there with what they are sure of. */
  readonly pieces: readonly LedgerEntry[];
}

/** Chooses by the engine itself. `undefined` where the budget does not hold what can never be cut. */
export function tryBudget(plan: PromptPlan, budget: number): Trial | undefined {
  const choice = choosePieces(plan, budget);
  return choice.kind === 'too-small'
    ? undefined
    : {
        tokens: choice.tokens,
        pieces: writeLedger(plan, { ...choice, grown: new Map() }, new Map(), budget),
      };
}
