import type { Actions } from './actions.ts';
import { createAnnouncer } from './announce.ts';
import { readAddress, writeAddress } from './address.ts';
import { createBarsView } from './views/bars-view.ts';
import { createBudgetView } from './views/budget-view.ts';
import { openComparison } from './views/compare-view.ts';
import { showFacts } from './views/facts-view.ts';
import { createFilterView } from './views/filter-view.ts';
import { listenToKeys } from './keys.ts';
import { NO_FILTER } from './ledger-rows.ts';
import { createLedgerView } from './views/ledger-view.ts';
import { showDirections, showLeftOut } from './views/lists-view.ts';
import { createMessagesView } from './views/messages-view.ts';
import { pageOf } from './pages.ts';
import type { ShownDump } from './read-dump.ts';
import { showRequests } from './views/request-view.ts';
import { createSearchView } from './views/search-view.ts';
import { createSituations, type State } from './state.ts';
import { offerThemes } from './theme.ts';
import { showTrouble } from './trouble.ts';

/** Draws a dump and lets a person look around in it. `other`: the JSON of a dump to compare with, or empty. */
export function openInspector(dump: ShownDump, other: string): void {
  const situationOf = createSituations(dump);
  let state = firstState();

  const actions: Actions = {
    chooseRequest: (request) => change({ ...firstState(), request, query: state.query }),
    tryBudget: (budget) => change({ budget }),
    select: (selected, where) => {
      change({ selected });
      reveal(selected, where);
    },
    filter: (filter) => change({ filter: { ...state.filter, ...filter }, page: 0 }),
    sort: (sort) => change({ sort, page: 0 }),
    turnTo: (page) => change({ page }),
    search: (query) => change({ query, match: undefined }),
    step,
    announce: createAnnouncer(),
  };

  const ledger = createLedgerView(actions);
  const messages = createMessagesView(actions);
  const views = [
    createBarsView(actions),
    createBudgetView(actions),
    createFilterView(actions),
    ledger,
    messages,
    createSearchView(actions),
  ];

  function change(part: Partial<State>): void {
    state = { ...state, ...part };
    const situation = situationOf(state);
    if (situation !== undefined) {
      views.forEach((view) => view.show(situation));
      requests.show(situation);
      remember();
    }
  }

  function step(by: 1 | -1): void {
    const matches = situationOf(state)?.matches ?? [];
    const from = state.match ?? (by === 1 ? -1 : 0);
    const next = (from + by + matches.length) % matches.length;
    const match = matches[next];
    if (match === undefined) {
      return;
    }
    change({ match: next });
    if (match.kind === 'text') {
      messages.goToText(match);
    } else {
      change({ selected: match.piece });
      reveal(match.piece, 'ledger', 'search');
    }
  }

  /** Shows where a piece stands; a search keeps the focus. */
  function reveal(piece: number, where: 'ledger' | 'messages', by: 'choice' | 'search' = 'choice'): void {
    if (where === 'messages') {
      messages.goTo(piece, by);
      return;
    }
    if (situationOf(state)?.listed.every(({ index }) => index !== piece) === true) {
      change({ filter: NO_FILTER });
    }
    const listed = situationOf(state)?.listed ?? [];
    change({ page: pageOf(listed.findIndex(({ index }) => index === piece)) });
    ledger.goTo(piece, by);
  }

  function remember(): void {
    const piece = state.selected === undefined ? undefined : dump.requests[state.request]?.pieces[state.selected]?.id;
    const request = state.request === 0 ? undefined : state.request + 1;
    const address = writeAddress({ request, piece, budget: state.budget });
    try {
      history.replaceState(undefined, '', address === '' ? location.pathname + location.search : address);
    } catch {
      // A page without an address of its own, as in a frame, is not allowed to change it.
    }
  }

  /** Whether the address leads anywhere; one that does not may be a link within the page, or to what another dump has. */
  function followAddress(): boolean {
    const address = readAddress(location.hash);
    const request = address.request === undefined ? state.request : address.request - 1;
    const piece = dump.requests[request]?.pieces.findIndex(({ id }) => id === address.piece) ?? -1;
    if (dump.requests[request] === undefined || (address.piece !== undefined && piece < 0)) {
      return false;
    }
    const known = request === state.request ? state : { ...firstState(), request };
    change({ ...known, budget: address.budget, selected: piece < 0 ? undefined : piece });
    if (piece >= 0) {
      reveal(piece, 'ledger', 'search');
      reveal(piece, 'messages', 'search');
    }
    return true;
  }

  const requests = showRequests(dump, actions);
  showFacts(dump);
  showDirections(dump);
  showLeftOut(dump);
  offerThemes();
  listenToKeys(actions);
  if (situationOf(state) === undefined) {
    showTrouble('This dump has no request: nothing was left to send.');
  }
  if (!followAddress()) {
    change({});
  }
  addEventListener('hashchange', followAddress);
  openComparison(dump, other, actions);
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
  };
}
