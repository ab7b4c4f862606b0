import type { Actions, View } from '../actions.ts';
import { element, find, outside } from '../element.ts';
import { NO_FILTER, STANDINGS, type LedgerRow } from '../ledger-rows.ts';
import type { Situation } from '../state.ts';
import { counted, grouped } from '../words.ts';

/** The filter of the ledger, and the number of rows that match it. */
export function createFilterView({ filter, announce }: Pick<Actions, 'filter' | 'announce'>): View<Situation> {
  const text = find('filter-text', HTMLInputElement);
  const kind = find('filter-kind', HTMLSelectElement);
  const standing = find('filter-standing', HTMLSelectElement);
  const clear = find('clear', HTMLButtonElement);
  text.addEventListener('input', () => filter({ text: text.value }));
  kind.addEventListener('change', () => filter({ kind: kind.value === '' ? undefined : kind.value }));
  standing.addEventListener('change', () => filter({ standing: STANDINGS.find((one) => one === standing.value) }));
  clear.addEventListener('click', () => {
    filter(NO_FILTER);
    text.focus();
  });

  let pieces: Situation['request']['pieces'] | undefined;
  let listed: Situation['listed'] | undefined;
  return {
    show: (situation) => {
      if (pieces !== situation.request.pieces) {
        pieces = situation.request.pieces;
        kind.replaceChildren(...kindOptions(situation.rows));
      }
      const chosen = situation.state.filter;
      text.value = chosen.text;
      kind.value = chosen.kind ?? '';
      standing.value = chosen.standing ?? '';
      showSource(chosen.source);
      clear.hidden = situation.listed.length === situation.rows.length && chosen === NO_FILTER;
      if (listed !== situation.listed) {
        const words = countWords(situation);
        find('listed', HTMLElement).textContent = words;
        if (listed !== undefined && situation.listed.length < situation.rows.length) {
          announce(`${words} in the ledger.`);
        }
        listed = situation.listed;
      }
    },
  };
}

function kindOptions(rows: readonly LedgerRow[]): readonly HTMLOptionElement[] {
  const kinds = new Set(rows.map(({ entry }) => entry.kind));
  return [
    element('option', { value: '' }, 'all'),
    ...[...kinds].map((kind) => element('option', { value: kind }, kind)),
  ];
}

function showSource(source: string | null | undefined): void {
  const chip = find('filter-source', HTMLElement);
  chip.hidden = source === undefined;
  chip.replaceChildren('from ', source === null ? 'no file' : outside(source ?? ''));
}

function countWords({ listed, rows }: Situation): string {
  const all = counted(rows.length, 'piece');
  return listed.length === rows.length ? all : `${grouped(listed.length)} of ${all}`;
}
