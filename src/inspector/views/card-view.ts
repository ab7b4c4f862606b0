import { element, outside } from '../element.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { grouped, priorityWords, standingWords } from '../words.ts';

/** A strip that tells all about the piece that is pointed at or has the focus, else about the chosen one. */
export interface Card {
  /** `undefined` goes back to the chosen one. */
  show(row: LedgerRow | undefined): void;
  choose(row: LedgerRow | undefined): void;
}

/** What it shows is in the names of the pieces' buttons too, so it is kept from screen readers. */
export function createCard(host: HTMLElement): Card {
  host.setAttribute('aria-hidden', 'true');
  let chosen: LedgerRow | undefined;
  let shown: LedgerRow | undefined;
  const draw = (row: LedgerRow | undefined): void => {
    if (row !== shown || host.childElementCount === 0) {
      shown = row;
      host.replaceChildren(
        ...(row === undefined ? [element('span', {}, 'Point at a piece to see where it comes from.')] : factsOf(row)),
      );
    }
  };
  return {
    show: (row) => draw(row ?? chosen),
    choose: (row) => {
      chosen = row;
      draw(row);
    },
  };
}

function factsOf(row: LedgerRow): readonly HTMLElement[] {
  const { id, kind, source, priority, tokens, reason } = row.entry;
  const fact = (name: string, ...content: readonly (Node | string)[]): HTMLElement =>
    element('span', { class: `fact ${name}` }, element('b', {}, name), ' ', ...content);
  return [
    element('code', { class: `name kind-${kind}` }, outside(id)),
    fact('kind', outside(kind)),
    ...(source === null ? [] : [fact('source', outside(source))]),
    fact('priority', priorityWords(priority)),
    fact('tokens', grouped(tokens)),
    fact('state', standingWords(row)),
    ...(row.turn === undefined ? [] : [fact('goes', `${row.turn}.`)]),
    ...(reason === null ? [] : [fact('why', outside(reason))]),
  ];
}
