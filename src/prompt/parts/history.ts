import type { Turn } from '../../context/history.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';

/** The end of a longer message is left out. */
const MAX_TURN_CHARACTERS = 20_000;

/**
 * An earlier conversation as one group, none without turns. The oldest exchange goes first, the answers with what they
 * answer, and none stays without those after it: an answer to nothing misleads, and so does a gap.
 *
 * @param source the file it was read from
 */
export function historyPieces(turns: readonly Turn[], priority: number, source?: string): readonly PieceGroup[] {
  const exchanges = exchangesOf(turns);
  const firsts = new Map([...exchanges.entries()].toReversed().map(([index, exchange]) => [exchange, index]));
  const children = turns.map((turn, index): TextPiece => {
    const exchange = exchanges[index] ?? 0;
    const next = firsts.get(exchange + 1);
    return {
      id: idOf(index),
      kind: 'history',
      priority,
      weight: exchange,
      ...(source === undefined ? {} : { source }),
      keepWith: `history/exchange/${exchange}`,
      ...(next === undefined ? {} : { requires: [idOf(next)] }),
      text: paragraphText(drawTurn(turn)),
    };
  });
  return children.length === 0 ? [] : [{ id: 'history', open: paragraphText(INTRODUCTION), close: '', children }];
}

/** For each turn the number of its exchange, which begins with what the user says. */
function exchangesOf(turns: readonly Turn[]): readonly number[] {
  let exchange = 0;
  return turns.map(({ role }, index) => {
    exchange += role === 'user' || index === 0 ? 1 : 0;
    return exchange;
  });
}

function idOf(index: number): string {
  return `history/${index + 1}`;
}

const INTRODUCTION =
  'The conversation so far, oldest message first; its beginning may be missing. It is here for reference: what is to be done now is said outside of it.';

function drawTurn({ role, content }: Turn): string {
  switch (role) {
    case 'user':
      return `The user:\n${fenced('USER', content, MAX_TURN_CHARACTERS)}`;
    case 'assistant':
      return `You:\n${fenced('ASSISTANT', content, MAX_TURN_CHARACTERS)}`;
  }
}
