import { expect } from 'vitest';
import type { FailedReply, FailureCause, Model, ModelReply, ModelRequest } from '../../src/models/model.ts';

/** A model that returns its replies in order and repeats the last one. */
export interface ScriptedModel extends Model {
  readonly asked: readonly ModelRequest[];
}

export function scriptedModel(name: string, ...replies: readonly ModelReply[]): ScriptedModel {
  const [provider = '', ...rest] = name.split(':');
  const asked: ModelRequest[] = [];
  return {
    name: rest.join(':'),
    provider,
    takesTools: true,
    asked,
    ask: async (request) => {
      asked.push(request);
      return replies[Math.min(asked.length, replies.length) - 1] ?? expect.fail(`${name} has no reply`);
    },
  };
}

export function failure(cause: FailureCause, fields: Partial<FailedReply> = {}): FailedReply {
  return { kind: 'failed', cause, reason: `it was ${cause}`, fatal: false, ...fields };
}

export function answerOf(name: string, fields: Partial<Extract<ModelReply, { kind: 'answer' }>> = {}): ModelReply {
  return {
    kind: 'answer',
    text: `said by ${name}`,
    toolCalls: [],
    cutOff: false,
    usage: { inputTokens: 10, outputTokens: 1 },
    answeredBy: name,
    ...fields,
  };
}
