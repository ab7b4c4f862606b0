import type { Actions } from '../actions.ts';
import { element, find } from '../element.ts';
import { PAGE_ROWS, pagesOf } from '../pages.ts';
import { grouped } from '../words.ts';

/** Shows buttons to turn the pages of the ledger, if there are several. `rows`: the number of rows on all pages. */
export function showPages(rows: number, page: number, { turnTo }: Pick<Actions, 'turnTo'>): void {
  const nav = find('pages', HTMLElement);
  const pages = pagesOf(rows);
  nav.hidden = pages === 1;
  const turn = (title: string, to: number): HTMLElement => {
    const button = element('button', { type: 'button', class: 'quiet', disabled: to < 0 || to >= pages }, title);
    button.addEventListener('click', () => {
      turnTo(to);
      const again = [...nav.querySelectorAll('button')];
      (
        again.find(({ textContent, disabled }) => textContent === title && !disabled) ??
        again.find(({ disabled }) => !disabled)
      )?.focus();
    });
    return button;
  };
  const last = Math.min(rows, (page + 1) * PAGE_ROWS);
  nav.replaceChildren(
    turn('First', page === 0 ? -1 : 0),
    turn('Previous', page - 1),
    element('span', {}, `${grouped(page * PAGE_ROWS + 1)} to ${grouped(last)} of ${grouped(rows)}`),
    turn('Next', page + 1),
    turn('Last', page === pages - 1 ? pages : pages - 1),
  );
}
