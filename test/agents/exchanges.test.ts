import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exchangeMessages,
  measureExchange,
  countExchangesTokens,
  fitExchanges,
  type Exchange,
} from '../../src/agents/exchanges.ts';
import { messageTokens } from '../../src/agents/message-tokens.ts';
import { sum } from '../../src/structures/sum.ts';
import { RESULT_LEFT_OUT } from '../../src/prompt/parts/conversation.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';

const tokenizer = characterTokenizer();

function exchange(id: number, ...results: readonly number[]): Exchange {
  const callIds = results.map((_, index) => `${id}.${index}`);
  return measureExchange(
    {
      role: 'assistant',
      content: '',
      toolCalls: callIds.map((callId) => ({ id: callId, name: 'look', arguments: '{}' })),
    },
    callIds.map((callId, index) => ({ role: 'tool', callId, name: 'look', content: 'x'.repeat(results[index]!) })),
    tokenizer,
  );
}

/** The results by call; `-` for one that was left out. */
function draw(exchanges: readonly Exchange[]): string {
  return exchanges
    .map(({ results }) =>
      results.map(({ message }) => (message.content === RESULT_LEFT_OUT ? '-' : message.callId)).join(' '),
    )
    .join(', ');
}

const THREE = [exchange(1, 100, 200), exchange(2, 300), exchange(3, 400)];
const WHOLE = countExchangesTokens(THREE);

describe('exchanges are shortened', () => {
  it.each<[string, number, string]>([
    ['by nothing where they fit', WHOLE, '1.0 1.1, 2.0, 3.0'],
    ['by their oldest result', WHOLE - 1, '- 1.1, 2.0, 3.0'],
    ['by as many as it takes', WHOLE - 200, '- -, 2.0, 3.0'],
    ['by all but the newest', WHOLE - 450, '- -, -, 3.0'],
    ['by the oldest exchange where that is not enough', WHOLE - 500, '-, 3.0'],
    ['by all exchanges but the newest', countExchangesTokens(THREE.slice(2)), '3.0'],
    ['by the newest result after that', countExchangesTokens(THREE.slice(2)) - 1, '-'],
    ['by all there is at last', 10, ''],
  ])('%s', (_name, room, expected) => {
    expect(draw(fitExchanges(THREE, room, tokenizer))).toBe(expected);
  });

  it('at any size, with the token count of their messages', () => {
    const anyExchanges = fc.array(fc.array(fc.nat(300), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(anyExchanges, fc.integer({ min: 0, max: 3_000 }), (sizes, room) => {
        const fitting = fitExchanges(
          sizes.map((results, index) => exchange(index, ...results)),
          room,
          tokenizer,
        );
        expect(countExchangesTokens(fitting)).toBeLessThanOrEqual(room);
        expect(sum(exchangeMessages(fitting).map((message) => messageTokens(message, tokenizer)))).toBe(
          countExchangesTokens(fitting),
        );
      }),
    );
  });
});
