import type { ModelMessage, ModelRequest, TokenUsage } from '../model.ts';

/** Good enough for prose and code in Latin letters. Counts of the provider are used instead if it sends them. */
const CHARACTERS_PER_TOKEN = 4;

/** Estimates the tokens of a request and its answer, for servers that do not report them. */
export function estimateUsage(request: ModelRequest, output: string): TokenUsage {
  return {
    inputTokens: Math.ceil(countInput(request) / CHARACTERS_PER_TOKEN),
    outputTokens: Math.ceil(output.length / CHARACTERS_PER_TOKEN),
  };
}

/** Length of the input in UTF-16 code units. */
export function countInput({ messages, tools = [], withheldTools = [] }: ModelRequest): number {
  const declared = [...tools, ...withheldTools].reduce((sum, tool) => sum + JSON.stringify(tool).length, 0);
  return messages.reduce((sum, message) => sum + countMessage(message), declared);
}

function countMessage(message: ModelMessage): number {
  const calls = 'toolCalls' in message ? message.toolCalls : [];
  return calls.reduce((sum, call) => sum + call.name.length + call.arguments.length, message.content.length);
}
