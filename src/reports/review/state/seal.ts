import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReviewState } from './state.ts';

/** What a state is sealed with, so that a comment that somebody else wrote, or copied, has no effect. */
export interface Seal {
  /** A secret that the next run has too. Undefined: there is none, and no state is written or believed. */
  readonly secret: string | undefined;
  /** The pull request: `acme/shop#7`. */
  readonly place: string;
}

/** Adds the seal to a state; undefined if there is no secret. */
export function sealState(state: ReviewState, seal: Seal): ReviewState | undefined {
  const { seal: _old, ...facts } = state;
  const drawn = drawSeal(facts, seal);
  return drawn === undefined ? undefined : { ...facts, seal: drawn.toString('hex') };
}

/** Whether a run with the same secret wrote this state on this pull request. */
export function isSealed({ seal: drawn, ...facts }: ReviewState, seal: Seal): boolean {
  const expected = drawSeal(facts, seal);
  const found = Buffer.from(drawn ?? '', 'hex');
  return expected !== undefined && found.length === expected.length && timingSafeEqual(found, expected);
}

function drawSeal(facts: Omit<ReviewState, 'seal'>, { secret, place }: Seal): Buffer | undefined {
  if (secret === undefined || secret === '') {
    return undefined;
  }
  // A key of its own, so that the secret itself signs nothing.
  const key = createHmac('sha256', secret).update('housestyle state').digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([place, facts]))
    .digest();
}
