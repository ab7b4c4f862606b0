import type { ToolUse } from './tools/calls/run-calls.ts';

/** Reasons why a model has to answer without further tools; the meter has its own. */
export const LIMITS = {
  time: 'the time was up (`max-minutes`)',
  room: 'its requests had no room left (`max-input-tokens`)',
  fruitless: 'its tool calls repeatedly gave nothing new',
} as const;

/** A shorter result is not worth a turn. */
export const LEAST_RESULT_TOKENS = 300;
/** Tokens of the framing of a result, and of the sentence that every result contains. */
export const TOKENS_PER_RESULT = 60;

/** Tokens for the results of one turn: half of the room, or less if the turn itself is long. */
export function resultRoom(room: number, turnTokens: number): number {
  return Math.max(0, Math.min(Math.floor(room / 2), room - turnTokens));
}

/** Shares of that room to reserve at the meter: if a large share costs too much, a smaller one is tried. */
export const RESULT_SHARES = [1, 1 / 8, 1 / 64] as const;

/** After this many turns in a row whose calls gave nothing new, the model has to answer. */
export const MAX_FRUITLESS_TURNS = 3;

const FRUITLESS: ReadonlySet<ToolUse['outcome']> = new Set(['wrong-arguments', 'not-offered', 'repeated', 'not-run']);

/** Whether a call gave the model nothing new. */
export function isFruitless({ outcome }: ToolUse): boolean {
  return FRUITLESS.has(outcome);
}
