import type { LedgerEntry } from '../fitting/ledger.ts';
import { budgetRange, type BudgetRange } from './budget/budget-range.ts';
import { findMatches, type Match } from './messages/find-matches.ts';
import { filterRows, ledgerRows, sortRows, type LedgerFilter, type LedgerRow, type LedgerSort } from './ledger-rows.ts';
import type { ShownDump, ShownRequest } from './read-dump.ts';
import { remembered } from './remembered.ts';
import { tryBudget, type Trial } from './budget/try-budget.ts';
import { turnsOf } from './turns.ts';

/** What a person has chosen to see. */
export interface State {
  /** Index of the request. */
  readonly request: number;
  /** The budget that is tried; absent for the one of the dump. */
  readonly budget: number | undefined;
  /** Index of a piece of the request. */
  readonly selected: number | undefined;
  readonly filter: LedgerFilter;
  readonly sort: LedgerSort;
  readonly page: number;
  readonly query: string;
  /** Index of the match that was gone to. */
  readonly match: number | undefined;
}

/** What follows from a state. Parts that did not change are the same objects as before. */
export interface Situation {
  readonly state: State;
  readonly request: ShownRequest;
  /** The budget that the request is held to, or would be, in tokens. */
  readonly budget: number;
  readonly range: BudgetRange | undefined;
  readonly trial: Trial | undefined;
  /** Of what is sent, or would be. */
  readonly tokens: number;
  /** All pieces in the order of the prompt. */
  readonly rows: readonly LedgerRow[];
  /** Those that the ledger shows, in its order. */
  readonly listed: readonly LedgerRow[];
  readonly matches: readonly Match[];
}

/** Works out situations of one dump. */
export function createSituations({
  requests,
  budget,
}: Pick<ShownDump, 'requests' | 'budget'>): (state: State) => Situation | undefined {
  const rangeOf = remembered(({ plan }: ShownRequest) => (plan === undefined ? undefined : budgetRange(plan)));
  const turnsFor = remembered(({ plan }: ShownRequest) => (plan === undefined ? [] : turnsOf(plan)));
  const trialOf = remembered(({ plan }: ShownRequest, tried: number | undefined) =>
    plan === undefined || tried === undefined ? undefined : tryBudget(plan, tried),
  );
  const rowsOf = remembered((request: ShownRequest, tried: readonly LedgerEntry[] | undefined) =>
    ledgerRows(request.pieces, tried, turnsFor(request)),
  );
  const listedOf = remembered((rows: readonly LedgerRow[], filter: LedgerFilter, sort: LedgerSort) =>
    sortRows(filterRows(rows, filter), sort),
  );
  const matchesOf = remembered((query: string, { messages, pieces }: ShownRequest) =>
    findMatches(query, messages, pieces),
  );
  return (state) => {
    const request = requests[state.request];
    if (request === undefined) {
      return undefined;
    }
    const range = rangeOf(request);
    const tried = state.budget === undefined || range === undefined ? undefined : Math.max(range.least, state.budget);
    const trial = trialOf(request, tried);
    const rows = rowsOf(request, trial?.pieces);
    return {
      state,
      request,
      budget: tried ?? budget,
      range,
      trial,
      tokens: trial?.tokens ?? request.tokens,
      rows,
      listed: listedOf(rows, state.filter, state.sort),
      matches: matchesOf(state.query, request),
    };
  };
}
