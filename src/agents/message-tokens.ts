import { TOKENS_PER_MESSAGE } from '../fitting/measure.ts';
import type { ModelMessage, ToolDeclaration } from '../models/model.ts';
import type { Tokenizer } from '../tokens/tokens.ts';

/** What a tool or a call of one costs beside its texts: the keys and brackets around them. */
const TOKENS_PER_TOOL = 12;

/** The tokens of a message, its framing included. */
export function messageTokens(message: ModelMessage, tokenizer: Tokenizer): number {
  const content = TOKENS_PER_MESSAGE + tokenizer.count(message.content);
  if (message.role === 'tool') {
    return content + TOKENS_PER_TOOL + tokenizer.count(message.name) + tokenizer.count(message.callId);
  }
  if (!('toolCalls' in message)) {
    return content;
  }
  const calls = message.toolCalls.map(
    (call) => TOKENS_PER_TOOL + tokenizer.count(call.name) + tokenizer.count(call.id) + tokenizer.count(call.arguments),
  );
  const opaque = message.opaque === undefined ? 0 : tokenizer.count(JSON.stringify(message.opaque));
  return content + sum(calls) + opaque;
}

/** The tokens by which the declarations of tools make a request longer. */
export function declarationTokens(tools: readonly ToolDeclaration[], tokenizer: Tokenizer): number {
  return sum(
    tools.map(
      ({ name, description, parameters }) =>
        TOKENS_PER_TOOL +
        tokenizer.count(name) +
        tokenizer.count(description) +
        tokenizer.count(JSON.stringify(parameters)),
    ),
  );
}

/** The sum of numbers; 0 of none. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
