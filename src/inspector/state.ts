import type { LedgerEntry } from '../fitting/ledger.ts';
import { findBudgetRange, type BudgetRange } from './budget/budget-range.ts';
import { countMatches, findMatches, type Match } from './messages/find-matches.ts';
import { filterRows, makeRows, sortRows, type LedgerFilter, type LedgerRow, type LedgerSort } from './ledger-rows.ts';
import type { ShownDump, ShownRequest } from './read-dump.ts';
import { remembered } from './remembered.ts';
import { tryBudget, type Trial } from './budget/try-budget.ts';
import { numberTurns } from './turns.ts';

/** What a person has chosen to see on the page. */
export interface State {
  /** Index of the request. */
  readonly request: number;
  /** The budget that is tried. Absent for the budget of the dump. */
  readonly budget: number | undefined;
  /** Index of the selected piece of the request. */
  readonly selected: number | undefined;
  readonly filter: LedgerFilter;
  readonly sort: LedgerSort;
  readonly page: number;
  readonly query: string;
  /** Index of the match that is shown. */
  readonly match: number | undefined;
  /** Price of a million input tokens. Absent if nobody said it. */
  readonly price: number | undefined;
}

/** All that the views show for a state. Parts that did not change are the same objects as before. */
export interface Situation {
  readonly state: State;
  readonly request: ShownRequest;
  /** The budget of the dump or the one that is tried, in tokens. */
  readonly budget: number;
  readonly range: BudgetRange | undefined;
  readonly trial: Trial | undefined;
  /** Tokens that are sent, or would be sent. */
  readonly tokens: number;
  /** All pieces in the order of the prompt. */
  readonly rows: readonly LedgerRow[];
  /** The rows that the ledger shows, in its order. */
  readonly listed: readonly LedgerRow[];
  readonly matches: readonly Match[];
  /** The number of matches of each request. */
  readonly matchesByRequest: readonly number[];
}

/** Returns a function that works out the situation of a dump for a state. */
export function createSituations({
  requests,
  budget,
}: Pick<ShownDump, 'requests' | 'budget'>): (state: State) => Situation | undefined {
  const rangeOf = remembered(({ plan }: ShownRequest) => (plan === undefined ? undefined : findBudgetRange(plan)));
  const turnsFor = remembered(({ plan }: ShownRequest) => (plan === undefined ? [] : numberTurns(plan)));
  const trialOf = remembered(({ plan }: ShownRequest, tried: number | undefined) =>
    plan === undefined || tried === undefined ? undefined : tryBudget(plan, tried),
  );
  const rowsOf = remembered((request: ShownRequest, tried: readonly LedgerEntry[] | undefined) =>
    makeRows(request.pieces, tried, turnsFor(request)),
  );
  const listedOf = remembered((rows: readonly LedgerRow[], filter: LedgerFilter, sort: LedgerSort) =>
    sortRows(filterRows(rows, filter), sort),
  );
  const matchesOf = remembered((query: string, { messages, pieces }: ShownRequest) =>
    findMatches(query, messages, pieces),
  );
  const countsOf = remembered((query: string) => countMatches(query, requests));
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
      matchesByRequest: countsOf(state.query),
    };
  };
}
