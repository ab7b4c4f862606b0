import type { LedgerFilter, LedgerSort } from './ledger-rows.ts';

/** What a person can do; each view is given those that it offers. */
export interface Actions {
  chooseRequest(request: number): void;
  /** Tokens; `undefined` goes back to the budget of the dump. */
  tryBudget(budget: number | undefined): void;
  /** Goes to a piece where the other view of it stands. */
  select(piece: number, where: 'ledger' | 'messages'): void;
  filter(change: Partial<LedgerFilter>): void;
  sort(sort: LedgerSort): void;
  turnTo(page: number): void;
  search(query: string): void;
  /** To the next match, or to the one before. */
  step(by: 1 | -1): void;
  /** Has a sentence read out. */
  announce(sentence: string): void;
}

/** A part of the page. */
export interface View<Shown> {
  show(shown: Shown): void;
}
