import type { ModelReply, TokenUsage } from '../models/model.ts';
import { sumUsage } from '../models/spending/sum-usage.ts';
import type { Conversation, ConversationTerms, Turn } from './conversation.ts';
import type { ToolUse } from './tools/calls/run-calls.ts';

/** What is kept of a conversation while it is held. */
export interface ConversationRecord<Answer> {
  /** Replies to `open` and `last` turns that did not fail. */
  readonly turns: number;
  came(turn: Turn): void;
  used(uses: readonly ToolUse[]): void;
  /** Says once what a limit or a fault took. */
  fellShort(shortage: string): void;
  /** Keeps an answer until there is a better one: the last that is kept counts. */
  keep(answer: Answer | undefined): void;
  close(failure: Conversation<Answer>['failure']): Conversation<Answer>;
}

export function openRecord<Answer>({ onTurn }: Pick<ConversationTerms<Answer>, 'onTurn'>): ConversationRecord<Answer> {
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
    came(turn) {
      const { kind, reply } = turn;
      replies.push(reply);
      if (reply.kind === 'answer') {
        turns += kind === 'again' ? 0 : 1;
        reply.notes?.forEach((note) => notes.add(note));
      }
      onTurn?.(turn);
    },
    used: (uses) => void toolUses.push(...uses),
    fellShort: (shortage) => void shortages.add(shortage),
    keep: (next) => {
      answer = next ?? answer;
    },
    close: (failure) => ({
      answer,
      reply: replies.at(-1),
      requests: replies.length,
      turns,
      toolUses,
      shortages: [...shortages],
      notes: [...notes],
      usage: usageOf(replies),
      failure,
    }),
  };
}

/** A reply that came from a cache cost nothing. */
function usageOf(replies: readonly ModelReply[]): TokenUsage {
  const paid = replies.flatMap((reply) =>
    reply.kind === 'answer' && reply.isCached === true ? [] : (reply.usage ?? []),
  );
  return sumUsage(paid);
}
