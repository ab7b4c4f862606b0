import type { AnsweredReply, FailedReply } from '../models/model.ts';
import type { AnswerFault } from '../prompt/parts/conversation.ts';
import type { Reading } from './conversation.ts';
import type { Exchange } from './exchanges.ts';

/** How the turns of a conversation ended. An answer that could be read is in the record. */
export type Ending<Answer> =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed'; readonly reply: FailedReply }
  | (Unanswered<Answer> & {
      readonly exchanges: readonly Exchange[];
      readonly limit: number;
      /** Whether tools were still offered. */
      readonly withTools: boolean;
    });

/** The last reply contains no complete answer. */
export interface Unanswered<Answer> {
  readonly kind: 'unanswered';
  readonly fault: AnswerFault;
  readonly reply: AnsweredReply;
  readonly partly: Answer | undefined;
}

/** Describes what is wrong with the last reply of a conversation. */
export function describeUnanswered<Answer>(reply: AnsweredReply, reading: Reading<Answer>): Unanswered<Answer> {
  const partly = reading.kind === 'read' ? reading.answer : reading.partly;
  return { kind: 'unanswered', fault: findFault(reply, reading), reply, partly };
}

function findFault<Answer>({ text, cutOff }: AnsweredReply, reading: Reading<Answer>): AnswerFault {
  if (cutOff || reading.kind === 'read') {
    return { kind: 'cut' };
  }
  return text.trim() === '' ? { kind: 'calls' } : { kind: 'faulty', errors: reading.errors };
}
