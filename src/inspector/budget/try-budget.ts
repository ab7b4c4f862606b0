import { choosePieces } from '../../fitting/choose.ts';
import { writeLedger, type LedgerEntry } from '../../fitting/ledger.ts';
import type { PromptPlan } from '../../fitting/plan.ts';

/** What would be sent within a budget. */
export interface Trial {
  readonly tokens: number;
  /** The ledger, without places. A growing piece has the tokens that are set aside for it. */
  readonly pieces: readonly LedgerEntry[];
}

/** Chooses pieces as the fitting does. Returns `undefined` if the budget does not hold all that can never be cut. */
export function tryBudget(plan: PromptPlan, budget: number): Trial | undefined {
  const choice = choosePieces(plan, budget);
  return choice.kind === 'too-small'
    ? undefined
    : {
        tokens: choice.tokens,
        pieces: writeLedger(plan, { ...choice, grown: new Map() }, new Map(), budget),
      };
}
