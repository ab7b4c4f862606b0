import type { KnownFinding } from '../../../reports/review/state/known-finding.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';
import type { Standing } from '../standing.ts';
import { listEarlierOnes, type EarlierOne } from './earlier-ones.ts';

/**
 * Whether people dismissed findings, or took that back, since the state was recorded. Then its verdict may be another one,
 * although nothing was pushed. Whether a 👎 counts is not asked here, so each one is a reason to look again.
 */
export function haveDecidedSince(standing: Standing): boolean {
  return listKnown(standing).some(
    (one) => isReopened(one) || (one.known.status === 'open' && (one.status === 'dismissed' || hasDownvotes(one))),
  );
}

/** The state, with the findings open again whose threads people reopened: nobody has to judge their code once more. */
export function withReopened(standing: Standing): ReviewState | undefined {
  const { state } = standing;
  const reopened = new Set(listKnown(standing).flatMap((one) => (isReopened(one) ? [one.known] : [])));
  return state?.known === undefined || reopened.size === 0
    ? state
    : { ...state, known: state.known.map((one) => (reopened.has(one) ? { ...one, status: 'open' } : one)) };
}

interface KnownOne extends EarlierOne {
  readonly known: KnownFinding;
}

function listKnown(standing: Standing): readonly KnownOne[] {
  return listEarlierOnes(standing, new Map()).flatMap(({ known, ...one }) =>
    known === undefined ? [] : [{ ...one, known }],
  );
}

function isReopened(one: KnownOne): boolean {
  return one.known.status === 'dismissed' && one.status === 'open' && !hasDownvotes(one);
}

function hasDownvotes({ thread }: EarlierOne): boolean {
  return thread !== undefined && thread.thumbsDownBy?.length !== 0;
}
