import type { AnsweredReply } from '../models/model.ts';
import type { ConversationTerms } from './conversation.ts';
import { exchangeOf, type Exchange } from './exchanges.ts';
import { messageTokens } from './message-tokens.ts';
import { replayTurn } from './replayed-turn.ts';
import type { SeenCalls } from './tools/calls/answer-calls.ts';
import { runToolCalls, type ToolUse } from './tools/calls/run-calls.ts';
import { LEAST_RESULT_TOKENS, resultRoom, TOKENS_PER_RESULT } from './turn-limits.ts';

/** What the calls of a turn gave. */
export type TurnRun =
  | { readonly kind: 'exchange'; readonly exchange: Exchange; readonly uses: readonly ToolUse[] }
  /** The turn leaves its results too little; they were not fetched. */
  | { readonly kind: 'no-room' }
  | { readonly kind: 'aborted' };

/**
 * Runs the tools that a turn calls.
 *
 * @param limits.seen what was called before in this conversation
 * @param limits.most tokens that the results may have
 * @param limits.room tokens that all exchanges of the conversation may have
 */
export async function runTurn(
  reply: AnsweredReply,
  { tools, tokenizer, signal }: Pick<ConversationTerms<unknown>, 'tools' | 'tokenizer' | 'signal'>,
  { seen, most, room }: { readonly seen: SeenCalls; readonly most: number; readonly room: number },
): Promise<TurnRun> {
  const turn = replayTurn(reply);
  const framing = turn.toolCalls.length * TOKENS_PER_RESULT;
  const maxTokens = Math.min(most, resultRoom(room, messageTokens(turn, tokenizer) + framing));
  if (maxTokens < LEAST_RESULT_TOKENS) {
    return { kind: 'no-room' };
  }
  // The tools get the model's own words, and what is given back goes by the names and ids that its provider takes.
  const calls = turn.toolCalls.map((call, index) => ({ ...call, ...reply.toolCalls[index], id: call.id }));
  const run = await unlessAborted(runToolCalls(calls, tools, { tokenizer, maxTokens, signal, seen }), signal);
  if (run === undefined) {
    return { kind: 'aborted' };
  }
  const results = run.results.map((result, index) => ({ ...result, name: turn.toolCalls[index]?.name ?? '' }));
  return { kind: 'exchange', exchange: exchangeOf(turn, results, tokenizer), uses: run.uses };
}

/** What a promise gives, or undefined as soon as the signal aborts; what it still does then is its own business. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) {
    return undefined;
  }
  const stop = new AbortController();
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true, signal: stop.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stop.abort();
  }
}
