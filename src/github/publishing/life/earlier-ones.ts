import type { EarlierFinding } from '../../../findings/identity/earlier-finding.ts';
import type { KnownFinding } from '../../../reports/review/state/known-finding.ts';
import { postedFingerprints, readRunKey, type RunKey } from '../../../reports/review/markers.ts';
import { isOver } from '../find-doubles.ts';
import { MAX_REPLIES } from '../../threads/pull-parts.ts';
import type { OwnThread } from '../own-thread.ts';
import type { Standing } from '../standing.ts';
import { findDismissal, type Dismissal, type Deciders } from './dismissals.ts';

/** A finding of an earlier run, with its thread and what the last run recorded of it. */
export interface EarlierOne extends EarlierFinding {
  readonly status: 'open' | 'fixed' | 'dismissed';
  readonly thread?: OwnThread;
  readonly known?: KnownFinding;
  /** Only if its status is `dismissed`. */
  readonly dismissal?: Dismissal;
}

/** GitHub does not say who deletes a comment, but lets only people with write access delete ours. */
export const DELETED: Dismissal = { reason: 'a person deleted its comment' };
const RECORDED: Dismissal = { reason: 'a person dismissed it' };

/** Puts together what is known of the findings of earlier runs: by their threads and by the sealed state. */
export function listEarlierOnes(standing: Standing, deciders: Deciders): readonly EarlierOne[] {
  const { threads, state } = standing;
  const known = state?.known ?? [];
  const byComment = new Map(known.flatMap((one) => (one.comment === undefined ? [] : [[one.comment, one] as const])));
  const byName = new Map(known.flatMap((one) => one.fingerprints.slice(0, 1).map((name) => [name, one] as const)));
  const recordOf = (thread: OwnThread): KnownFinding | undefined =>
    byComment.get(thread.comment) ?? byName.get(thread.finding.fingerprints[0] ?? '');
  const withThread = threads.map((thread) =>
    describeThread(thread, recordOf(thread), findDismissal(thread, standing, deciders)),
  );
  const seen = new Set(withThread.flatMap((one) => (one.known === undefined ? [] : [one.known])));
  const without = known.filter(
    (one) => !seen.has(one) && !one.fingerprints.some((name) => standing.fingerprints.has(name)),
  );
  return [...withThread, ...without.map(describeRecord)];
}

function describeThread(thread: OwnThread, known: KnownFinding | undefined, now: Dismissal | undefined): EarlierOne {
  const dismissal = now ?? (isStillDismissed(thread, known) ? RECORDED : undefined);
  const isFixed = isOver(thread) || (known?.status === 'fixed' && thread.resolved === undefined);
  return {
    ...(known?.identity === undefined ? {} : { identity: known.identity }),
    ...thread.finding,
    // The state is of the last reviewed commit, and the comment may be of an older one.
    ...(known?.line === undefined ? {} : { lastLine: known.line }),
    thread,
    ...(known === undefined ? {} : { known }),
    ...(dismissal === undefined ? {} : { dismissal }),
    status: dismissal === undefined ? (isFixed ? 'fixed' : 'open') : 'dismissed',
  };
}

/** Whether a recorded dismissal still counts, because the thread does not show everything any more. */
function isStillDismissed({ resolved, replies }: OwnThread, known: KnownFinding | undefined): boolean {
  return known?.status === 'dismissed' && (resolved === undefined || replies.length >= MAX_REPLIES);
}

/** A finding without a thread: it is in the summary only, or a person deleted its comment. */
function describeRecord(known: KnownFinding): EarlierOne {
  const isDeleted = known.status === 'open' && (known.posted === true || known.comment !== undefined);
  const dismissal = isDeleted ? DELETED : known.status === 'dismissed' ? RECORDED : undefined;
  const { fingerprints, path, side, line, identity, title } = known;
  return {
    fingerprints,
    path,
    side,
    ...(line === undefined ? {} : { lastLine: line }),
    ...(identity === undefined ? {} : { identity }),
    isOutdated: false,
    title,
    known,
    ...(dismissal === undefined ? {} : { dismissal }),
    status: dismissal === undefined ? known.status : 'dismissed',
  };
}

/**
 * The fingerprints of findings whose comments a person deleted. Without a state, our reviews tell what they posted. It counts
 * only if a summary shows that the run came to its end, so that a comment that never arrived is not taken for a deleted one.
 */
export function listDeleted({ state, reviews, summary, fingerprints }: Standing): ReadonlySet<string> {
  const last = summary === undefined ? undefined : readRunKey(summary.body);
  const finished = reviews.filter(({ body }) => state === undefined && isFinished(readRunKey(body), last));
  const posted = finished.flatMap(({ body }) => postedFingerprints(body));
  return new Set(posted.filter((name) => !fingerprints.has(name)));
}

/** Whether the run that wrote a review is the one that wrote the summary, or an earlier one. */
function isFinished(review: RunKey | undefined, summary: RunKey | undefined): boolean {
  if (review === undefined || summary === undefined) {
    return false;
  }
  const [run, attempt] = readNumbers(review);
  const [lastRun, lastAttempt] = readNumbers(summary);
  return review.run === summary.run || run < lastRun || (run === lastRun && attempt < lastAttempt);
}

/** Numbers that cannot be compared are not less than any other. */
function readNumbers({ run }: RunKey): readonly [run: number, attempt: number] {
  const [id, attempt] = run.split('.').map(Number);
  return [id ?? Number.NaN, attempt ?? Number.NaN];
}
