import type { Actions, View } from './actions.ts';
import { createAnnouncer } from './announce.ts';
import { readAddress, writeAddress } from './address.ts';
import { createBarsView } from './views/bars-view.ts';
import { createBudgetView } from './views/budget-view.ts';
import { openComparison } from './views/compare-view.ts';
import { showFacts } from './views/facts-view.ts';
import { createFilterView } from './views/filter-view.ts';
import { listenToKeys } from './keys.ts';
import { NO_FILTER } from './ledger-rows.ts';
import { LedgerView } from './views/ledger-view.ts';
import { showDirections, showLeftOut, showStatements } from './views/lists-view.ts';
import { MessagesView } from './views/messages-view.ts';
import { pageOf } from './pages.ts';
import type { ShownDump } from './read-dump.ts';
import { nextRequestWithMatches } from './messages/find-matches.ts';
import { createPriceView } from './views/price-view.ts';
import { createRequestView } from './views/request-view.ts';
import { createSearchView } from './views/search-view.ts';
import { createSituations, type Situation, type State } from './state.ts';
import { offerThemes } from './theme.ts';
import { answerWhyNot } from './views/why-not-view.ts';
import { showTrouble } from './trouble.ts';

/** Draws a dump and lets a person look around in it. `other`: the JSON of a dump to compare with, or empty. */
export function openInspector(dump: ShownDump, other: string): void {
  const inspector = new Inspector(dump);
  showFacts(dump);
  showDirections(dump);
  showStatements(dump);
  showLeftOut(dump);
  offerThemes();
  listenToKeys(inspector.actions);
  inspector.open();
  answerWhyNot(dump, inspector.actions);
  openComparison(dump, other, inspector.actions);
}

/** The state of the page. Each action changes the state, and then all views show the new situation. */
class Inspector {
  readonly actions: Actions = {
    chooseRequest: (request) => {
      if (request === this.#state.request) {
        return;
      }
      const { query, price } = this.#state;
      this.#change({ ...firstState(), request, query, price });
    },
    tryBudget: (budget) => this.#change({ budget }),
    select: (selected, where) => {
      this.#change({ selected });
      this.#reveal(selected, where, 'choice');
    },
    filter: (filter) => this.#change({ filter: { ...this.#state.filter, ...filter }, page: 0 }),
    sort: (sort) => this.#change({ sort, page: 0 }),
    turnTo: (page) => this.#change({ page }),
    search: (query) => this.#change({ query, match: undefined }),
    setPrice: (price) => this.#change({ price }),
    step: (by) => this.#step(by),
    announce: createAnnouncer(),
  };
  readonly #dump: ShownDump;
  readonly #situationOf: (state: State) => Situation | undefined;
  readonly #ledger: LedgerView;
  readonly #messages: MessagesView;
  readonly #views: readonly View<Situation>[];
  #state: State = firstState();

  constructor(dump: ShownDump) {
    this.#dump = dump;
    this.#situationOf = createSituations(dump);
    this.#ledger = new LedgerView(this.actions);
    this.#messages = new MessagesView(this.actions, dump.statements);
    this.#state = { ...this.#state, price: dump.inputPrice };
    this.#views = [
      createBarsView(this.actions),
      createBudgetView(this.actions),
      createFilterView(this.actions),
      this.#ledger,
      this.#messages,
      createSearchView(this.actions),
      createRequestView(dump, this.actions),
      createPriceView(this.actions),
    ];
  }

  /** Shows the place that the address names, or the beginning. */
  open(): void {
    if (this.#situationOf(this.#state) === undefined) {
      showTrouble('This dump has no request: nothing was left to send.');
    }
    if (!this.#followAddress()) {
      this.#change({});
    }
    addEventListener('hashchange', () => this.#followAddress());
  }

  #change(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    const situation = this.#situationOf(this.#state);
    if (situation !== undefined) {
      this.#views.forEach((view) => view.show(situation));
      this.#writeAddress();
    }
  }

  /** Goes to the next match of the search, or to the one before; after the last one of a request, to another request. */
  #step(by: 1 | -1): void {
    const { matches = [], matchesByRequest = [] } = this.#situationOf(this.#state) ?? {};
    const next = (this.#state.match ?? (by === 1 ? -1 : matches.length)) + by;
    const other =
      matches[next] === undefined
        ? nextRequestWithMatches(matchesByRequest, this.#state.request, by)
        : this.#state.request;
    if (other !== undefined && other !== this.#state.request) {
      this.actions.chooseRequest(other);
      this.#goToMatch(by === 1 ? 0 : -1);
    } else if (matches.length > 0) {
      this.#goToMatch((next + matches.length) % matches.length);
    }
  }

  /** Shows a match of the request. -1 is the last one. */
  #goToMatch(index: number): void {
    const matches = this.#situationOf(this.#state)?.matches ?? [];
    const match = matches.at(index);
    if (match === undefined) {
      return;
    }
    this.#change({ match: index < 0 ? matches.length + index : index });
    if (match.kind === 'text') {
      this.#messages.goToText(match);
    } else {
      this.#change({ selected: match.piece });
      this.#reveal(match.piece, 'ledger', 'search');
    }
  }

  /** Shows where a piece is. A search leaves the focus where it was. */
  #reveal(piece: number, where: 'ledger' | 'messages', by: 'choice' | 'search'): void {
    if (where === 'messages') {
      this.#messages.goTo(piece, by);
      return;
    }
    if (this.#findListed(piece) === -1) {
      this.#change({ filter: NO_FILTER });
    }
    this.#change({ page: pageOf(this.#findListed(piece)) });
    this.#ledger.goTo(piece, by);
  }

  #findListed(piece: number): number {
    return this.#situationOf(this.#state)?.listed.findIndex(({ index }) => index === piece) ?? -1;
  }

  /** Writes what is shown into the address of the page, so that it can be linked to. */
  #writeAddress(): void {
    const { request, selected, budget } = this.#state;
    const piece = selected === undefined ? undefined : this.#dump.requests[request]?.pieces[selected]?.id;
    const address = writeAddress({ request: request === 0 ? undefined : request + 1, piece, budget });
    try {
      history.replaceState(undefined, '', address === '' ? location.pathname + location.search : address);
    } catch {
      // A page without an address of its own, such as one in a frame, may not change it.
    }
  }

  /**
   * Goes to the place that the address names. Returns whether there is one: the address may also be a link within the
   * page, or name a piece of another dump.
   */
  #followAddress(): boolean {
    const { requests } = this.#dump;
    const address = readAddress(location.hash);
    const request = address.request === undefined ? this.#state.request : address.request - 1;
    const piece = requests[request]?.pieces.findIndex(({ id }) => id === address.piece) ?? -1;
    if (requests[request] === undefined || (address.piece !== undefined && piece < 0)) {
      return false;
    }
    const known =
      request === this.#state.request ? this.#state : { ...firstState(), request, price: this.#state.price };
    this.#change({ ...known, budget: address.budget, selected: piece < 0 ? undefined : piece });
    if (piece >= 0) {
      this.#reveal(piece, 'ledger', 'search');
      this.#reveal(piece, 'messages', 'search');
    }
    return true;
  }
}

function firstState(): State {
  return {
    request: 0,
    budget: undefined,
    selected: undefined,
    filter: NO_FILTER,
    sort: { key: 'order', isDescending: false },
    page: 0,
    query: '',
    match: undefined,
    price: undefined,
  };
}
