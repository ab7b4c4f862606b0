import { element, outside } from '../element.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { grouped, priorityWords, standingWords } from '../words.ts';

/** Draws a row of the ledger. `place`: its index among the rows of all pages. */
export function drawRow(row: LedgerRow, place: number): HTMLElement {
  const { entry, index, standing, change, turn } = row;
  const cell = (name: string, ...content: readonly (Node | string | undefined)[]): HTMLElement =>
    element('td', { role: 'cell', class: name }, ...content);
  const button = element(
    'button',
    { type: 'button', class: 'link', tabindex: -1, 'data-piece': index },
    outside(entry.id),
  );
  return element(
    'tr',
    { role: 'row', 'aria-rowindex': place + 2, class: `${standing} ${change}`, 'data-piece': index },
    element('th', { role: 'rowheader', scope: 'row', class: 'id' }, button),
    cell('kind', element('span', { class: `swatch kind-${entry.kind}`, 'aria-hidden': 'true' }), outside(entry.kind)),
    cell('priority', priorityWords(entry.priority)),
    cell('turn', turn === undefined ? '' : `${turn}.`),
    cell('tokens', grouped(entry.tokens)),
    cell('standing', element('span', { class: 'badge' }, standingWords(row))),
    cell('source', ...(entry.source === null ? [] : [outside(entry.source)])),
    cell('why', ...(entry.reason === null ? [] : [outside(entry.reason)])),
  );
}
