import type { OwnThread } from '../../github/publishing/own-thread.ts';
import { reconcile, type Reconciliation } from '../../reports/outcome/reconciliation.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import type { SinceRow } from '../../reports/review/state/since.ts';

/** Which findings have comments, as the pull request showed them. */
export interface Whereabouts {
  /** Fingerprints of the findings that had a comment before posting. */
  readonly standing: ReadonlySet<string>;
  /** Fingerprints of the findings that got one since. */
  readonly posted: ReadonlySet<string>;
}

/** Our threads before and after posting. `now` is empty if nothing was posted. */
export interface SeenThreads {
  readonly before: readonly OwnThread[];
  readonly now: readonly OwnThread[];
}

/**
 * Finds out which findings had comments before posting, and which have got one since: those that GitHub confirmed, and
 * those in new threads, which another run may have posted.
 */
export function findWhereabouts({ before, now }: SeenThreads, confirmed: readonly string[]): Whereabouts {
  const known = new Set(before.map(({ comment }) => comment));
  const added = now.filter(({ comment }) => !known.has(comment));
  return { standing: listFingerprints(before), posted: new Set([...confirmed, ...listFingerprints(added)]) };
}

/** Adds the addresses of the comments that were just posted, so that the summary can link to them. */
export function addAddresses(result: ReviewResult, threads: readonly OwnThread[]): ReviewResult {
  const { since } = result;
  if (since === undefined) {
    return result;
  }
  // The newest thread wins: a finding that is back may have an old one, on a line that is gone.
  const addresses = new Map(
    threads
      .toSorted((a, b) => a.comment - b.comment)
      .flatMap(({ finding, url }) => finding.fingerprints.slice(0, 1).map((name) => [name, url] as const)),
  );
  const add = (row: SinceRow): SinceRow => {
    const url = addresses.get(row.fingerprint);
    return url === undefined ? row : { ...row, url };
  };
  return {
    ...result,
    since: {
      ...since,
      fresh: since.fresh.map(add),
      open: since.open.map(add),
      returned: since.returned.map(add),
    },
  };
}

/**
 * Counts what became of the findings of a run.
 * @param found number of findings before publishing
 * @param isPartial whether posting was skipped or ended early
 */
export function reconcilePublished(
  { findings, since }: Pick<ReviewResult, 'findings' | 'since'>,
  whereabouts: Whereabouts,
  { found, isPartial }: { readonly found: number; readonly isPartial: boolean },
): Reconciliation {
  return reconcile({ ...whereabouts, findings, found, isPartial, dismissed: since?.dismissed.length ?? 0 });
}

function listFingerprints(threads: readonly OwnThread[]): ReadonlySet<string> {
  return new Set(threads.flatMap(({ finding }) => finding.fingerprints));
}
