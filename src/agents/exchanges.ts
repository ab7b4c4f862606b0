import type { AssistantTurn, ModelMessage, ToolResult } from '../models/model.ts';
import { RESULT_LEFT_OUT } from '../prompt/parts/conversation.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import { messageTokens } from './message-tokens.ts';
import { sum } from '../structures/sum.ts';

/** A turn in which the model called tools, with their results. Servers accept calls and results only together. */
export interface Exchange {
  readonly turn: AssistantTurn;
  readonly turnTokens: number;
  readonly results: readonly SizedResult[];
}

interface SizedResult {
  readonly message: ToolResult;
  readonly tokens: number;
}

/** Counts the tokens of an exchange. */
export function measureExchange(turn: AssistantTurn, results: readonly ToolResult[], tokenizer: Tokenizer): Exchange {
  return {
    turn,
    turnTokens: messageTokens(turn, tokenizer),
    results: results.map((message) => ({ message, tokens: messageTokens(message, tokenizer) })),
  };
}

export function countExchangesTokens(exchanges: readonly Exchange[]): number {
  return sum(exchanges.map(({ turnTokens, results }) => turnTokens + sum(results.map(({ tokens }) => tokens))));
}

/** The messages of exchanges, in their original order. */
export function exchangeMessages(exchanges: readonly Exchange[]): readonly ModelMessage[] {
  return exchanges.flatMap(({ turn, results }) => [turn, ...results.map(({ message }) => message)]);
}

/**
 * Shortens exchanges to `room` tokens. First, the results before the newest exchange are replaced by a line that says
 * so, oldest first. Then those exchanges are removed. Then the same happens to the newest exchange.
 */
export function fitExchanges(exchanges: readonly Exchange[], room: number, tokenizer: Tokenizer): readonly Exchange[] {
  const older = shortenExchanges(exchanges.slice(0, -1), room - countExchangesTokens(exchanges.slice(-1)), tokenizer);
  const newest = exchanges.slice(-1);
  return [...older, ...shortenExchanges(newest, room - countExchangesTokens(older), tokenizer)];
}

function shortenExchanges(exchanges: readonly Exchange[], room: number, tokenizer: Tokenizer): readonly Exchange[] {
  let excess = countExchangesTokens(exchanges) - room;
  const withLines = exchanges.map((exchange) => {
    const results = exchange.results.map((result) => {
      const line = excess > 0 ? leftOut(result, tokenizer) : result;
      excess -= result.tokens - line.tokens;
      return line;
    });
    return { ...exchange, results };
  });
  const gone = withLines.findIndex((exchange) => {
    const fits = excess <= 0;
    excess -= fits ? 0 : countExchangesTokens([exchange]);
    return fits;
  });
  return gone === -1 ? [] : withLines.slice(gone);
}

function leftOut(result: SizedResult, tokenizer: Tokenizer): SizedResult {
  const message = { ...result.message, content: RESULT_LEFT_OUT };
  const tokens = messageTokens(message, tokenizer);
  return tokens < result.tokens ? { message, tokens } : result;
}
