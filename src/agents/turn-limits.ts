import type { ToolUse } from './tools/calls/run-calls.ts';

/** Why a turn is the last one, where the meter does not say it. */
export const LIMITS = {
  time: 'the time was up (`max-minutes`)',
  room: 'its requests had no room left (`max-input-tokens`)',
  fruitless: 'its tool calls repeatedly gave nothing new',
} as const;

/** Less of a result is not worth a turn. */
export const LEAST_RESULT_TOKENS = 300;
/** A result's framing, and the sentence that it has in any case. */
export const TOKENS_PER_RESULT = 60;

/** The tokens that the newest results may have: half of the room, less where the turn that asked for them is long. */
export function resultRoom(room: number, turnTokens: number): number {
  return Math.max(0, Math.min(Math.floor(room / 2), room - turnTokens));
}

/** How much of that room is asked for, where the ceilings of the run allow it. */
export const RESULT_SHARES = [1, 1 / 8, 1 / 64] as const;

/** Turns in a row whose calls gave nothing new; a model that goes on is not looking for anything. */
export const MAX_FRUITLESS_TURNS = 3;

const FRUITLESS: ReadonlySet<ToolUse['outcome']> = new Set(['wrong-arguments', 'not-offered', 'repeated', 'not-run']);

/** Whether a call told the model nothing that it could not have known. */
export function isFruitless({ outcome }: ToolUse): boolean {
  return FRUITLESS.has(outcome);
}
