import { element, outside, outsidePath, outsideSentence } from '../element.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { cutMiddle, grouped, priorityWords, providedWords, reasonWords, standingWords } from '../words.ts';

/** A longer id or path is cut in its middle. */
const LONGEST_ID = 60;

/** Draws a row of the ledger. `place`: its index among the rows of all pages. */
export function drawRow(row: LedgerRow, place: number): HTMLElement {
  const { entry, index, standing, change, turn } = row;
  const cell = (name: string, ...content: readonly (Node | string | undefined)[]): HTMLElement =>
    element('td', { role: 'cell', class: name }, ...content);
  const button = element(
    'button',
    { type: 'button', class: 'link', tabindex: -1, 'data-piece': index, title: showHidden(entry.id) },
    outsidePath(cutMiddle(entry.id, LONGEST_ID)),
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
    cell(
      'source',
      ...(entry.source === null
        ? []
        : [element('span', { title: showHidden(entry.source) }, outsidePath(cutMiddle(entry.source, LONGEST_ID)))]),
    ),
    cell('why', ...drawWhy(entry)),
  );
}

/** Why a piece is cut or shortened, and why it is in the prompt at all if a provider found it. */
function drawWhy(entry: LedgerRow['entry']): readonly HTMLElement[] {
  const { provided } = entry;
  const reason = reasonWords(entry);
  const reasons = [
    ...(reason === undefined ? [] : [reason]),
    ...(provided === undefined ? [] : [providedWords(provided)]),
  ];
  return reasons.map((one) => element('div', {}, outsideSentence(one)));
}
