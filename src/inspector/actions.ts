import type { LedgerFilter, LedgerSort } from './ledger-rows.ts';

/** The actions of a person on the page. Each view gets the actions that it offers. */
export interface Actions {
  chooseRequest(request: number): void;
  /** Tries a budget in tokens. `undefined` goes back to the budget of the dump. */
  tryBudget(budget: number | undefined): void;
  /** Selects a piece and shows where it is in the ledger or in the messages. */
  select(piece: number, where: 'ledger' | 'messages'): void;
  filter(change: Partial<LedgerFilter>): void;
  sort(sort: LedgerSort): void;
  turnTo(page: number): void;
  search(query: string): void;
  /** Shows costs, or none if there is no price. */
  setPrice(price: number | undefined): void;
  /** Goes to the next match, or to the one before. */
  step(by: 1 | -1): void;
  /** Lets screen readers read out a sentence. */
  announce(sentence: string): void;
}

/** A part of the page. */
export interface View<Shown> {
  show(shown: Shown): void;
}
