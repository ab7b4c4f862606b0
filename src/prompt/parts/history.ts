import type { Turn } from '../../context/history.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';

/** The rest of a longer message is left out. */
const MAX_TURN_CHARACTERS = 20_000;

/**
 * An earlier conversation as one group, if there are messages. The oldest exchange is cut first, and a question is cut
 * together with its answers. No exchange is kept if a later one is cut: a gap, or an answer without its question, would
 * mislead the model.
 *
 * @param source the file that the conversation was read from
 */
export function historyPieces(turns: readonly Turn[], priority: number, source?: string): readonly PieceGroup[] {
  const numbered = numberExchanges(turns);
  const firsts = new Map(numbered.map(({ exchange }, index) => [exchange, index] as const).toReversed());
  const children = numbered.map(({ turn, exchange }, index): TextPiece => {
    const next = firsts.get(exchange + 1);
    return {
      id: makeId(index),
      kind: 'history',
      priority,
      weight: exchange,
      ...(source === undefined ? {} : { source }),
      keepWith: `history/exchange/${exchange}`,
      ...(next === undefined ? {} : { requires: [makeId(next)] }),
      text: paragraphText(drawTurn(turn)),
    };
  });
  return children.length === 0 ? [] : [{ id: 'history', open: paragraphText(INTRODUCTION), close: '', children }];
}

/** Numbers the exchanges of a conversation. Each message of the user begins one. */
function numberExchanges(turns: readonly Turn[]): readonly { readonly turn: Turn; readonly exchange: number }[] {
  let exchange = 0;
  return turns.map((turn, index) => {
    exchange += turn.role === 'user' || index === 0 ? 1 : 0;
    return { turn, exchange };
  });
}

function makeId(index: number): string {
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
