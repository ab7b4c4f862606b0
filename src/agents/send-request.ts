import type { FailedReply, ModelReply } from '../models/model.ts';
import type { ConversationTerms } from './conversation.ts';
import type { DraftedRequest } from './draft-requests.ts';
import type { Reservations } from './reservations.ts';
import type { ConversationRecord } from './record.ts';
import { LIMITS } from './turn-limits.ts';

/**
 * Sends a request that was reserved. A reply with neither text nor calls counts as failed. Requests wait for each other; the
 * first one of a conversation is not sent if the time of the run ends meanwhile.
 */
export async function sendRequest<Answer>(
  { model, signal, deadline }: Pick<ConversationTerms<Answer>, 'model' | 'signal' | 'deadline'>,
  { kind, request, tokens }: DraftedRequest,
  reservations: Reservations,
  record: ConversationRecord<Answer>,
): Promise<ModelReply> {
  const mayBeLate = record.turns === 0 && !deadline.isPast();
  const findRefusal = (): string | undefined => (deadline.isPast() ? LIMITS.time : undefined);
  const answered = await model.ask(mayBeLate ? { ...request, findRefusal } : request, signal);
  reservations.settle(answered);
  const reply = isEmpty(answered) ? emptyReply(answered) : answered;
  record.addTurn({ kind, inputTokens: tokens, reply });
  return reply;
}

function isEmpty(reply: ModelReply): reply is Extract<ModelReply, { kind: 'answer' }> {
  return reply.kind === 'answer' && reply.text.trim() === '' && reply.toolCalls.length === 0;
}

function emptyReply({ usage, cutOff, isCached }: Extract<ModelReply, { kind: 'answer' }>): FailedReply {
  const reason = cutOff
    ? 'the model reached its output limit before it wrote anything'
    : 'the model gave an empty answer';
  return { kind: 'failed', cause: 'empty', reason, fatal: false, ...(isCached === true ? {} : { usage }) };
}
