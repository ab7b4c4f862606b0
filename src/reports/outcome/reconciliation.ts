import { count } from '../count.ts';

/**
 * What became of every finding of a run: `found = posted + standing + summary + withheld`. If that does not hold, a finding
 * was lost or counted twice, which is a fault of ours.
 */
export interface Reconciliation {
  /** Findings of this run, with those carried over from earlier runs; equal reports are merged before. */
  readonly found: number;
  /** Findings that got their comment in this run. */
  readonly posted: number;
  /** Findings that have a comment of an earlier run. */
  readonly standing: number;
  /** Findings without a comment of their own: the summary comment, or the job summary where none is written, describes them. */
  readonly summary: number;
  /** Findings that are not reported because a person dismissed or silenced them, and those that could not be posted. */
  readonly withheld: number;
  readonly isBalanced: boolean;
}

/** A finding after publishing, as far as its whereabouts go. */
export interface PublishedFinding {
  readonly fingerprint: string;
  readonly placement: { readonly kind: 'inline' | 'file' | 'summary' };
}

export interface PublishedFacts {
  /** Number of findings before publishing. */
  readonly found: number;
  /** The findings after publishing, without those that people dismissed. */
  readonly findings: readonly PublishedFinding[];
  /** Fingerprints of the findings that got a comment in this run. */
  readonly posted: ReadonlySet<string>;
  /** Fingerprints of the findings that have a comment of an earlier run. */
  readonly standing: ReadonlySet<string>;
  /** Findings that people dismissed or silenced. */
  readonly dismissed: number;
  /** Whether posting was skipped or ended early, so that findings without a comment are withheld and not lost. */
  readonly isPartial: boolean;
}

/** Counts what became of every finding. A finding with none of these outcomes is in no count, so the sum shows it. */
export function reconcile(facts: PublishedFacts): Reconciliation {
  const { found, dismissed } = facts;
  const counts = { posted: 0, standing: 0, summary: 0, unposted: 0 };
  for (const finding of facts.findings) {
    const outcome = findOutcome(finding, facts);
    if (outcome !== undefined) {
      counts[outcome] += 1;
    }
  }
  const { posted, standing, summary, unposted } = counts;
  const withheld = dismissed + unposted;
  return {
    found,
    posted,
    standing,
    summary,
    withheld,
    isBalanced: found === posted + standing + summary + withheld,
  };
}

function findOutcome(
  { fingerprint, placement }: PublishedFinding,
  { posted, standing, isPartial }: PublishedFacts,
): 'posted' | 'standing' | 'summary' | 'unposted' | undefined {
  // A finding that is back may have an old comment too, on a line that is gone.
  if (posted.has(fingerprint)) {
    return 'posted';
  }
  if (standing.has(fingerprint)) {
    return 'standing';
  }
  if (placement.kind === 'summary') {
    return 'summary';
  }
  return isPartial ? 'unposted' : undefined;
}

/** The counts as a sentence for the log: `5 findings: 2 posted now, 1 posted earlier, 2 in the summary only.` */
export function reconciliationSentence({ found, posted, standing, summary, withheld }: Reconciliation): string {
  const counted = (number: number, what: string): readonly string[] => (number === 0 ? [] : [`${number} ${what}`]);
  const parts = [
    ...counted(posted, 'posted now'),
    ...counted(standing, 'posted earlier'),
    ...counted(summary, 'in the summary only'),
    ...counted(withheld, 'silenced or not posted'),
  ];
  return parts.length === 0 ? 'No finding to post.' : `${count(found, 'finding')}: ${parts.join(', ')}.`;
}

/** Says that the counts do not add up; undefined if they do. */
export function imbalanceSentence(one: Reconciliation): string | undefined {
  const counted = one.posted + one.standing + one.summary + one.withheld;
  return one.isBalanced
    ? undefined
    : `Internal error: ${one.found} findings were found, but ${counted} are accounted for. The job summary has all of them. This is a bug in Housestyle. Please report it.`;
}
