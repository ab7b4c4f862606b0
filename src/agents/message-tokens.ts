import { TOKENS_PER_MESSAGE } from '../fitting/measure.ts';
import type { ModelMessage, ToolDeclaration } from '../models/model.ts';
import type { Tokenizer } from '../tokens/tokens.ts';
import { sum } from '../structures/sum.ts';

/** Tokens of a tool or a tool call in addition to its texts: keys and brackets. */
const TOKENS_PER_TOOL = 12;

/** Counts the tokens of a message, including its framing. */
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

/** Counts the tokens that the declarations of tools add to a request. */
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
