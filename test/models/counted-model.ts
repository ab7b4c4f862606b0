import type { AnsweredReply, Model, ModelReply, ModelRequest } from '../../src/models/model.ts';

export interface CountedModel extends Model {
  /** The requests that it received, in order. */
  readonly asked: readonly ModelRequest[];
}

/** `openai:gpt`, which answers with the given function. */
export function countedModel(
  reply: (request: ModelRequest, signal: AbortSignal) => Promise<ModelReply> | ModelReply,
  name = 'gpt',
): CountedModel {
  const asked: ModelRequest[] = [];
  return {
    name,
    provider: 'openai',
    takesTools: true,
    asked,
    ask: async (request, signal) => {
      asked.push(request);
      return reply(request, signal);
    },
  };
}

export function answer(given: Partial<AnsweredReply> = {}): AnsweredReply {
  return {
    kind: 'answer',
    text: '{"comments": []}',
    toolCalls: [],
    cutOff: false,
    usage: { inputTokens: 100, outputTokens: 10 },
    answeredBy: 'openai:gpt',
    ...given,
  };
}

export function request(text: string): ModelRequest {
  return { messages: [{ role: 'user', content: text }] };
}
