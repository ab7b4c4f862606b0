import { element, outside } from '../element.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import { grouped, priorityWords, standingWords, worthWords } from '../words.ts';

/** A strip that shows everything about one piece: the one under the pointer or with the focus, else the selected one. */
export interface Card {
  /** Shows a piece. `undefined` goes back to the selected one. */
  show(row: LedgerRow | undefined): void;
  choose(row: LedgerRow | undefined): void;
}

/** Makes a card. It is hidden from screen readers, because the buttons of the pieces have the same text. */
export function createCard(host: HTMLElement): Card {
  host.setAttribute('aria-hidden', 'true');
  let chosen: LedgerRow | undefined;
  let shown: LedgerRow | undefined;
  const draw = (row: LedgerRow | undefined): void => {
    if (row !== shown || host.childElementCount === 0) {
      shown = row;
      host.replaceChildren(
        ...(row === undefined ? [element('span', {}, 'Point at a piece to see where it comes from.')] : drawFacts(row)),
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

function drawFacts(row: LedgerRow): readonly HTMLElement[] {
  const { id, kind, source, priority, tokens, reason, provided } = row.entry;
  const fact = (name: string, ...content: readonly (Node | string)[]): HTMLElement =>
    element('span', { class: `fact ${name.replace(' ', '-')}` }, element('b', {}, name), ' ', ...content);
  return [
    element('code', { class: `name kind-${kind}` }, outside(id)),
    fact('kind', outside(kind)),
    ...(source === null ? [] : [fact('source', outside(source))]),
    fact('priority', priorityWords(priority)),
    fact('tokens', grouped(tokens)),
    fact('state', standingWords(row)),
    ...(row.turn === undefined ? [] : [fact('cut order', `${row.turn}.`)]),
    ...(reason === null ? [] : [fact('why', outside(reason))]),
    ...(provided === undefined
      ? []
      : [
          fact('found by', outside(provided.by), ` (${worthWords(provided)})`),
          fact('because it', outside(provided.why)),
        ]),
  ];
}
