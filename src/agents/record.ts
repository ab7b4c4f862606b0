import type { ModelReply, TokenUsage } from '../models/model.ts';
import { sumUsage } from '../models/spending/sum-usage.ts';
import type { Conversation, Turn } from './conversation.ts';
import type { ToolUse } from './tools/calls/run-calls.ts';

/** Records a conversation while it runs. */
export interface ConversationRecord<Answer> {
  /** Number of replies to `open` and `last` turns that did not fail. */
  readonly turns: number;
  addTurn(turn: Turn): void;
  addToolUses(uses: readonly ToolUse[]): void;
  /** Records what is missing because of a limit or an error; the same text is recorded once. */
  addShortage(shortage: string): void;
  /** Keeps an answer, in place of an earlier one. */
  keepAnswer(answer: Answer | undefined): void;
  close(failure: Conversation<Answer>['failure']): Conversation<Answer>;
}

export function openRecord<Answer>(): ConversationRecord<Answer> {
  const replies: ModelReply[] = [];
  const toolUses: ToolUse[] = [];
  const shortages = new Set<string>();
  const notes = new Set<string>();
  let turns = 0;
  let answer: Answer | undefined;
  return {
    get turns() {
      return turns;
    },
    addTurn({ kind, reply }) {
      replies.push(reply);
      if (reply.kind === 'answer') {
        turns += kind === 'again' ? 0 : 1;
        reply.notes?.forEach((note) => notes.add(note));
      }
    },
    addToolUses: (uses) => void toolUses.push(...uses),
    addShortage: (shortage) => void shortages.add(shortage),
    keepAnswer: (next) => {
      answer = next ?? answer;
    },
    close: (failure) => ({
      answer,
      reply: replies.at(-1),
      requests: replies.filter((reply) => reply.kind === 'answer' || reply.isUnsent !== true).length,
      turns,
      toolUses,
      shortages: [...shortages],
      notes: [...notes],
      usage: sumPaidUsage(replies),
      failure,
    }),
  };
}

/** Replies from the cache cost nothing. */
function sumPaidUsage(replies: readonly ModelReply[]): TokenUsage {
  const paid = replies.flatMap((reply) =>
    reply.kind === 'answer' && reply.isCached === true
      ? []
      : [reply, ...(reply.earlier ?? [])].flatMap(({ usage }) => usage ?? []),
  );
  return sumUsage(paid);
}
