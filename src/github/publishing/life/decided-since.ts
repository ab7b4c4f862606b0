import type { KnownFinding } from '../../../reports/review/state/known-finding.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';
import type { Standing } from '../standing.ts';
import { NO_DECIDERS, refuses, type Deciders } from './dismissals.ts';
import { listEarlierOnes, type EarlierOne } from './earlier-ones.ts';

/**
 * Whether people dismissed findings, or took that back, since the state was recorded. Then its verdict may be another one,
 * although nothing was pushed.
 */
export function haveDecidedSince(standing: Standing, deciders: Deciders): boolean {
  return listKnown(standing, deciders).some(
    (one) => isReopened(one) || (one.known.status === 'open' && one.status === 'dismissed'),
  );
}

/** The state, with the findings open again whose threads people reopened: nobody has to judge their code once more. */
export function withReopened(standing: Standing): ReviewState | undefined {
  const { state } = standing;
  const reopened = new Set(listKnown(standing, NO_DECIDERS).flatMap((one) => (isReopened(one) ? [one.known] : [])));
  return state?.known === undefined || reopened.size === 0
    ? state
    : { ...state, known: state.known.map((one) => (reopened.has(one) ? { ...one, status: 'open' } : one)) };
}

interface KnownOne extends EarlierOne {
  readonly known: KnownFinding;
}

function listKnown(standing: Standing, deciders: Deciders): readonly KnownOne[] {
  return listEarlierOnes(standing, deciders).flatMap(({ known, ...one }) =>
    known === undefined ? [] : [{ ...one, known }],
  );
}

function isReopened(one: KnownOne): boolean {
  return one.known.status === 'dismissed' && one.status === 'open' && !isContested(one);
}

/** Whether somebody says that it is not to be fixed. Whether that counts may not have been asked, or not be known this time. */
function isContested({ thread }: EarlierOne): boolean {
  return (
    thread !== undefined && (thread.thumbsDownBy?.length !== 0 || thread.replies.some(({ body }) => refuses(body)))
  );
}
