import { element, outside, outsideSentence } from '../element.ts';
import type { LedgerRow } from '../ledger-rows.ts';
import type { ShownStatement } from '../read-dump.ts';
import { costOf, grouped, priorityWords, reasonWords, standingWords, statementWords, worthWords } from '../words.ts';

/** A strip that shows everything about one piece: the one under the pointer or with the focus, else the selected one. */
export interface Card {
  /** Shows a piece, and one of its statements. Without a piece, it goes back to the selected one. */
  show(row: LedgerRow | undefined, statement?: ShownStatement): void;
  /** Keeps the selected piece, and the price of a million input tokens. */
  choose(row: LedgerRow | undefined, price: number | undefined): void;
}

/** Makes a card. It is hidden from screen readers, because the buttons of the pieces have the same text. */
export function createCard(host: HTMLElement): Card {
  host.setAttribute('aria-hidden', 'true');
  let chosen: LedgerRow | undefined;
  let price: number | undefined;
  let shown: readonly unknown[] = [];
  const draw = (row: LedgerRow | undefined, statement?: ShownStatement): void => {
    const facts = [row, statement, price];
    if (host.childElementCount === 0 || facts.some((fact, index) => fact !== shown[index])) {
      shown = facts;
      host.replaceChildren(
        ...(row === undefined
          ? [element('span', {}, 'Point at a piece to see where it comes from.')]
          : drawFacts(row, price, statement)),
      );
    }
  };
  return {
    show: (row, statement) => draw(row ?? chosen, row === undefined ? undefined : statement),
    choose: (row, given) => {
      chosen = row;
      price = given;
      draw(row);
    },
  };
}

function drawFacts(
  row: LedgerRow,
  price: number | undefined,
  statement: ShownStatement | undefined,
): readonly HTMLElement[] {
  const { id, kind, source, priority, tokens, provided } = row.entry;
  const reason = reasonWords(row.entry);
  const fact = (name: string, ...content: readonly (Node | string)[]): HTMLElement =>
    element('span', { class: `fact ${name.replace(' ', '-')}` }, element('b', {}, name), ' ', ...content);
  return [
    ...(statement === undefined
      ? []
      : [fact('statement', outside(statement.place), ' ', outside(statementWords(statement)))]),
    element('code', { class: `name kind-${kind}` }, outside(id)),
    fact('kind', outside(kind)),
    ...(source === null ? [] : [fact('source', outside(source))]),
    fact('priority', priorityWords(priority)),
    fact('tokens', grouped(tokens)),
    ...(price === undefined ? [] : [fact('cost', costOf(tokens, price))]),
    fact('state', standingWords(row)),
    ...(row.turn === undefined ? [] : [fact('cut order', `${row.turn}.`)]),
    ...(reason === undefined ? [] : [fact('why', outsideSentence(reason))]),
    ...(provided === undefined
      ? []
      : [
          fact('found by', outside(provided.by), ` (${worthWords(provided)})`),
          fact('because it', outside(provided.why)),
        ]),
  ];
}
