import type { Actions, View } from '../actions.ts';
import { drawRow } from './draw-row.ts';
import { element, find } from '../element.ts';
import type { LedgerRow, LedgerSort, SortKey } from '../ledger-rows.ts';
import { showPages } from './pages-view.ts';
import { PAGE_ROWS } from '../pages.ts';
import { rove, stepFrom, type Move } from '../roving.ts';
import { scrollIntoSight } from '../scroll.ts';
import type { Situation } from '../state.ts';

type LedgerActions = Pick<Actions, 'sort' | 'select' | 'turnTo'>;

const COLUMNS: readonly { readonly key: SortKey; readonly title: string; readonly hint?: string }[] = [
  { key: 'id', title: 'Piece' },
  { key: 'kind', title: 'Kind' },
  { key: 'priority', title: 'Priority' },
  { key: 'turn', title: 'Cut order', hint: 'When the piece is cut: 1 is cut first' },
  { key: 'tokens', title: 'Tokens' },
  { key: 'standing', title: 'State' },
  { key: 'source', title: 'Source' },
];

/** The ledger (what became of each piece) as a table, one page of rows at a time. */
export class LedgerView implements View<Situation> {
  readonly #actions: LedgerActions;
  readonly #pane: HTMLElement = find('ledger-scroll', HTMLElement);
  readonly #heads: readonly HTMLElement[] = COLUMNS.map(drawHead);
  readonly #body: HTMLElement = element('tbody', { role: 'rowgroup' });
  readonly #table: HTMLElement = drawTable(this.#heads, this.#body);
  #sort: LedgerSort = { key: 'order', isDescending: false };
  #drawn: { readonly listed: Situation['listed']; readonly page: number } | undefined;

  constructor(actions: LedgerActions) {
    this.#actions = actions;
    this.#pane.replaceChildren(this.#table);
    this.#listen();
  }

  show({ listed, state }: Situation): void {
    const { page, selected } = state;
    this.#sort = state.sort;
    if (this.#drawn?.listed !== listed || this.#drawn.page !== page) {
      const isOtherPage = this.#drawn !== undefined && this.#drawn.page !== page;
      this.#drawn = { listed, page };
      drawPage(this.#table, this.#body, listed, page);
      this.#stopTabAt(this.#body.querySelector('button'));
      showPages(listed.length, page, this.#actions);
      this.#pane.scrollTop = isOtherPage ? 0 : this.#pane.scrollTop;
    }
    showSort(this.#heads, this.#sort);
    showSelected(this.#body, selected);
  }

  /** Scrolls to the row of a piece, which has to be on the page that is shown. */
  goTo(piece: number, by: 'choice' | 'search'): void {
    const button = this.#body.querySelector<HTMLButtonElement>(`button[data-piece="${piece}"]`);
    const row = button?.closest('tr');
    if (button !== null && row !== undefined && row !== null) {
      this.#stopTabAt(button);
      if (by === 'choice') {
        button.focus({ preventScroll: true });
      }
      scrollIntoSight(this.#pane, row);
    }
  }

  #listen(): void {
    for (const [index, { key }] of COLUMNS.entries()) {
      this.#heads[index]?.addEventListener('click', () => this.#actions.sort(sortAfter(this.#sort, key)));
    }
    this.#body.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button !== null) {
        this.#actions.select(Number(button.dataset['piece']), 'messages');
      }
    });
    rove(this.#body, 'button', (from, by) => this.#moveFocus(from, by));
  }

  #moveFocus(from: HTMLElement, by: Move): void {
    const buttons = [...this.#body.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === from);
    const button = buttons[stepFrom(at, by, buttons.length)] ?? null;
    this.#stopTabAt(button);
    button?.focus();
  }

  /** Makes one button of the table the only one that the Tab key stops at. */
  #stopTabAt(button: HTMLButtonElement | null): void {
    if (button !== null) {
      this.#body.querySelector('button[tabindex="0"]')?.setAttribute('tabindex', '-1');
      button.tabIndex = 0;
    }
  }
}

function drawHead({ key, title, hint }: (typeof COLUMNS)[number]): HTMLElement {
  const button = element('button', { type: 'button', title: hint }, title);
  return element('th', { role: 'columnheader', scope: 'col', class: key }, button);
}

function drawTable(heads: readonly HTMLElement[], body: HTMLElement): HTMLElement {
  const why = element('th', { role: 'columnheader', scope: 'col', class: 'why' }, 'Why');
  return element(
    'table',
    { role: 'table', class: 'ledger', 'aria-label': 'Pieces of the prompt' },
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...heads, why)),
    body,
  );
}

/** The first click on a column sorts up, the second one down, and the third one in the order of the prompt again. */
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
    element('td', { role: 'cell', class: 'nothing' }, 'No piece matches the filter.'),
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
