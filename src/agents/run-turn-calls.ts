import { at } from '../structures/at.ts';
import type { AnsweredReply } from '../models/model.ts';
import type { ConversationTerms } from './conversation.ts';
import { measureExchange, type Exchange } from './exchanges.ts';
import { messageTokens } from './message-tokens.ts';
import { replayTurn } from './replay-turn.ts';
import type { SeenCalls } from './tools/calls/answer-calls.ts';
import { runToolCalls, type ToolUse } from './tools/calls/run-calls.ts';
import { LEAST_RESULT_TOKENS, resultRoom, TOKENS_PER_RESULT } from './turn-limits.ts';

/** The result of the tool calls of a turn. */
export type TurnCallsResult =
  | { readonly kind: 'exchange'; readonly exchange: Exchange; readonly uses: readonly ToolUse[] }
  /** The turn leaves too little room for results; the tools were not run. */
  | { readonly kind: 'no-room' }
  | { readonly kind: 'aborted' };

/**
 * Runs the tools that the model called in a turn.
 *
 * @param limits.seen results of earlier calls in this conversation
 * @param limits.most maximum tokens of the results
 * @param limits.room maximum tokens of all exchanges of the conversation
 */
export async function runTurnCalls(
  reply: AnsweredReply,
  { tools, tokenizer, signal }: Pick<ConversationTerms<unknown>, 'tools' | 'tokenizer' | 'signal'>,
  { seen, most, room }: { readonly seen: SeenCalls; readonly most: number; readonly room: number },
): Promise<TurnCallsResult> {
  const turn = replayTurn(reply);
  const framing = turn.toolCalls.length * TOKENS_PER_RESULT;
  const maxTokens = Math.min(most, resultRoom(room, messageTokens(turn, tokenizer) + framing));
  if (maxTokens < LEAST_RESULT_TOKENS) {
    return { kind: 'no-room' };
  }
  // The tools get the words of the model; the provider gets back names and ids that it accepts.
  const calls = turn.toolCalls.map((call, index) => ({ ...call, ...reply.toolCalls[index], id: call.id }));
  const run = await unlessAborted(runToolCalls(calls, tools, { tokenizer, maxTokens, signal, seen }), signal);
  if (run === undefined) {
    return { kind: 'aborted' };
  }
  const results = run.results.map((result, index) => ({ ...result, name: at(turn.toolCalls, index).name }));
  return { kind: 'exchange', exchange: measureExchange(turn, results, tokenizer), uses: run.uses };
}

/** Returns the result of a promise, or undefined as soon as the signal aborts, without waiting for the promise. */
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
