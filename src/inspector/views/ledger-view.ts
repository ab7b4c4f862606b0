import type { Actions, View } from '../actions.ts';
import { drawRow } from './draw-row.ts';
import { element, find } from '../element.ts';
import type { LedgerRow, LedgerSort, SortKey } from '../ledger-rows.ts';
import { showPages } from './pages-view.ts';
import { PAGE_ROWS } from '../pages.ts';
import { placeAfter, rove } from '../roving.ts';
import { bringIntoSight } from '../scroll.ts';
import type { Situation } from '../state.ts';

interface LedgerView extends View<Situation> {
  /** Brings the row of a piece into sight; it has to be on the page that is shown. */
  goTo(piece: number, by: 'choice' | 'search'): void;
}

const COLUMNS: readonly { readonly key: SortKey; readonly title: string; readonly hint?: string }[] = [
  { key: 'id', title: 'Piece' },
  { key: 'kind', title: 'Kind' },
  { key: 'priority', title: 'Priority' },
  { key: 'turn', title: 'Goes', hint: 'Its turn to be cut: 1 goes first' },
  { key: 'tokens', title: 'Tokens' },
  { key: 'standing', title: 'State' },
  { key: 'source', title: 'Source' },
];

/** The ledger as a table, one page of rows at a time. */
export function createLedgerView(actions: Pick<Actions, 'sort' | 'select' | 'turnTo'>): LedgerView {
  const scroll = find('ledger-scroll', HTMLElement);
  const body = element('tbody', { role: 'rowgroup' });
  const heads = COLUMNS.map(({ title, hint }) =>
    element('th', { role: 'columnheader', scope: 'col' }, element('button', { type: 'button', title: hint }, title)),
  );
  const why = element('th', { role: 'columnheader', scope: 'col', class: 'why' }, 'Why');
  const table = element(
    'table',
    { role: 'table', class: 'ledger', 'aria-label': 'Pieces of the prompt' },
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...heads, why)),
    body,
  );
  scroll.replaceChildren(table);

  let sort: LedgerSort = { key: 'order', isDescending: false };
  for (const [index, { key }] of COLUMNS.entries()) {
    heads[index]?.classList.add(key);
    heads[index]?.addEventListener('click', () => actions.sort(sortAfter(sort, key)));
  }
  body.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button !== null) {
      actions.select(Number(button.dataset['piece']), 'messages');
    }
  });
  rove(body, 'button', (from, by) => {
    const buttons = [...body.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === from);
    makeStop(buttons[placeAfter(by, at, buttons.length)])?.focus();
  });

  function makeStop(button: HTMLButtonElement | undefined): HTMLButtonElement | undefined {
    if (button !== undefined) {
      body.querySelector('button[tabindex="0"]')?.setAttribute('tabindex', '-1');
      button.tabIndex = 0;
    }
    return button;
  }

  let drawn: { readonly listed: Situation['listed']; readonly page: number } | undefined;
  return {
    show: ({ listed, state }) => {
      sort = state.sort;
      if (drawn?.listed !== listed || drawn.page !== state.page) {
        const isOtherPage = drawn !== undefined && drawn.page !== state.page;
        drawn = { listed, page: state.page };
        drawPage(table, body, listed, state.page);
        makeStop(body.querySelector('button') ?? undefined);
        showPages(listed.length, state.page, actions);
        scroll.scrollTop = isOtherPage ? 0 : scroll.scrollTop;
      }
      showSort(heads, sort);
      showSelected(body, state.selected);
    },
    goTo: (piece, by) => {
      const button = body.querySelector<HTMLButtonElement>(`button[data-piece="${piece}"]`);
      const row = button?.closest('tr');
      if (button !== null && row !== undefined && row !== null) {
        makeStop(button);
        if (by === 'choice') {
          button.focus({ preventScroll: true });
        }
        bringIntoSight(scroll, row);
      }
    },
  };
}

/** Once up, once down, and then in the order of the prompt again. */
function sortAfter({ key, isDescending }: LedgerSort, chosen: SortKey): LedgerSort {
  if (key !== chosen) {
    return { key: chosen, isDescending: false };
  }
  return isDescending ? { key: 'order', isDescending: false } : { key, isDescending: true };
}

function drawPage(table: HTMLElement, body: HTMLElement, listed: readonly LedgerRow[], page: number): void {
  const first = page * PAGE_ROWS;
  const rows = listed.slice(first, first + PAGE_ROWS).map((row, index) => drawRow(row, first + index));
  table.setAttribute('aria-rowcount', String(listed.length + 1));
  const none = element(
    'tr',
    { role: 'row' },
    element('td', { role: 'cell', class: 'nothing' }, 'No piece is like that.'),
  );
  body.replaceChildren(...(rows.length === 0 ? [none] : rows));
}

function showSort(heads: readonly HTMLElement[], { key, isDescending }: LedgerSort): void {
  for (const [index, head] of heads.entries()) {
    const isSorted = COLUMNS[index]?.key === key;
    head.setAttribute('aria-sort', isSorted ? (isDescending ? 'descending' : 'ascending') : 'none');
  }
}

function showSelected(body: HTMLElement, selected: number | undefined): void {
  for (const row of body.querySelectorAll('tr')) {
    const isSelected = row.dataset['piece'] === String(selected);
    row.classList.toggle('selected', isSelected);
    row.setAttribute('aria-current', String(isSelected));
  }
}
