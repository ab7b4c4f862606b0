import { matchFindings, type ContinuedFinding } from '../../../findings/identity/match-findings.ts';
import { reaches } from '../../../findings/severity.ts';
import type { Finding, Severity } from '../../../findings/types.ts';
import type { JudgedNow } from '../../../reports/review/judged-now.ts';
import type { DismissedRow, Since, SinceRow } from '../../../reports/review/state/since.ts';
import type { Silenced } from '../../../reports/review/state/known-finding.ts';
import { readRunKey } from '../../../reports/review/markers.ts';
import { isOver } from '../find-doubles.ts';
import type { OwnThread } from '../own-thread.ts';
import type { Standing } from '../standing.ts';
import { HIDDEN, type Dismissal, type Deciders } from './dismissals.ts';
import { DELETED, listDeleted, listEarlierOnes, type EarlierOne } from './earlier-ones.ts';
import { isGone } from './judged-files.ts';
import { findSilence, isSilenced, maybeSilenced } from './silence.ts';

/** What becomes of the findings of this run, and of the threads of earlier ones. */
export interface ThreadPlan {
  /** The findings of this run without those that people dismissed, with the fingerprints of their comments. */
  readonly findings: readonly Finding[];
  /** The findings, or their new places, that need a comment. */
  readonly toPost: readonly Finding[];
  /** The threads of findings that are fixed. */
  readonly toResolve: readonly OwnThread[];
  /** The threads of findings that have returned, where the comment still shows the line. */
  readonly toReopen: readonly OwnThread[];
  readonly since: Since;
  /** Findings with what became of them, for the state. */
  readonly outcomes: readonly FindingOutcome[];
  /** Findings that people dismissed, but are still in the code. */
  readonly dismissed: readonly Finding[];
  /** The severity of each open finding of an earlier run whose file nobody judged in this one. */
  readonly unsettled: readonly Severity[];
}

/** A finding of this run, of an earlier one, or of both. */
export interface FindingOutcome {
  readonly status: 'open' | 'fixed' | 'dismissed';
  readonly finding?: Finding;
  readonly earlier?: EarlierOne;
}

export interface PlanTerms {
  readonly judged: JudgedNow;
  readonly deciders: Deciders;
  /** The commit that this run reviewed. */
  readonly headSha: string;
  /** The least severity that blocks the change. The author alone cannot dismiss such a finding. */
  readonly failOn: Severity | 'never';
  /** Whether a finding at a path is another job's, which alone says what becomes of it. */
  readonly isOfOtherPart?: (path: string) => boolean;
}

/** Decides what to post, resolve and reopen. Findings are recognized by what they are about, not by their lines. */
export function planThreads(findings: readonly Finding[], standing: Standing, terms: PlanTerms): ThreadPlan {
  const { judged, deciders, headSha, failOn, isOfOtherPart = () => false } = terms;
  const { renames, changed } = judged;
  const earlier = listEarlierOnes(standing, deciders);
  const deleted = listDeleted(standing);
  const reported = findings.filter(({ fingerprint }) => !deleted.has(fingerprint));
  const matched = matchFindings(reported, earlier, { renames, ...(changed === undefined ? {} : { paths: changed }) });
  const gone = matched.gone.filter(({ path }) => !isOfOtherPart(renames.get(path) ?? path));
  const silenced = standing.state?.silenced ?? [];
  const cases = [
    ...matched.continued.map((one) => judgeContinued(one, silenced, terms)),
    ...matched.fresh.map((finding) => judgeFresh(finding, silenced)),
    ...findings
      .filter((finding) => !reported.includes(finding))
      .map((finding): Case => ({ list: 'dismissed', status: 'dismissed', finding, dismissal: DELETED })),
    ...gone.map((one) => judgeMissing(one, judged, silenced, failOn)),
  ];
  const inOrder = cases.filter((one) => one.finding !== undefined);
  const kept = inOrder.filter(({ list }) => list !== 'dismissed');
  const listed = (list: Case['list']): readonly SinceRow[] => cases.filter((one) => one.list === list).map(makeRow);
  return {
    findings: sortLike(
      findings,
      kept.flatMap(({ finding }) => finding ?? []),
    ),
    toPost: cases.flatMap(({ toPost }) => toPost ?? []).filter(({ placement }) => placement.kind !== 'summary'),
    toResolve: cases.flatMap(({ toResolve }) => toResolve ?? []),
    toReopen: cases.flatMap(({ toReopen }) => toReopen ?? []),
    since: {
      ...findSince(standing, headSha),
      fresh: listed('fresh'),
      open: listed('open'),
      fixed: listed('fixed'),
      returned: listed('returned'),
      unjudged: listed('unjudged'),
      dismissed: cases.filter((one) => one.list === 'dismissed').map(makeDismissedRow),
    },
    outcomes: cases.map(({ status, finding, earlier: one }) => ({
      status,
      ...(finding === undefined ? {} : { finding }),
      ...(one === undefined ? {} : { earlier: one }),
    })),
    dismissed: inOrder.filter(({ list }) => list === 'dismissed').flatMap(({ finding }) => finding ?? []),
    unsettled: cases.flatMap(({ isUnsettled, earlier: one }) =>
      isUnsettled === true && one !== undefined ? [severityOf(one)] : [],
    ),
  };
}

/** The severity of a finding of an earlier run: the worst if neither the state nor its comment tells it. */
export function severityOf({ known, thread }: Pick<EarlierOne, 'known' | 'thread'>): Severity {
  return known?.severity ?? thread?.severity ?? 'high';
}

/** What becomes of one finding. */
interface Case {
  /** The list of `Since` that names it; undefined for one that was over before, and still is. */
  readonly list: 'fresh' | 'open' | 'fixed' | 'returned' | 'unjudged' | 'dismissed' | undefined;
  readonly status: FindingOutcome['status'];
  readonly finding?: Finding;
  readonly earlier?: EarlierOne;
  readonly dismissal?: Dismissal;
  readonly toPost?: readonly Finding[];
  readonly toResolve?: readonly OwnThread[];
  readonly toReopen?: readonly OwnThread[];
  /** Set if it may still be in a file that nobody judged in this run. */
  readonly isUnsettled?: true;
}

function judgeContinued(
  { finding, earlier: first, others, newPlaces }: ContinuedFinding<EarlierOne>,
  silenced: readonly Silenced[],
  { headSha, failOn }: PlanTerms,
): Case {
  // A finding that returned has a thread that is over, and a newer one.
  const [name] = first.fingerprints;
  const earlier = [first, ...others]
    .filter(({ fingerprints }) => fingerprints[0] === name)
    .reduce((one, other) => ((other.thread?.comment ?? 0) > (one.thread?.comment ?? 0) ? other : one));
  const added = newPlaces === undefined ? [] : [newPlaces];
  const silence = findSilence(finding, silenced);
  const dismissal = silence ?? earlier.dismissal ?? findHiding(earlier);
  if (dismissal?.byAuthorOnly === true && reaches(finding.severity, failOn)) {
    return { list: 'open', status: 'open', finding, earlier, toPost: added };
  }
  if (dismissal !== undefined) {
    const toPost = silence === undefined ? added : [];
    return { list: 'dismissed', status: 'dismissed', finding, earlier, dismissal, toPost };
  }
  const { thread } = earlier;
  if (earlier.status === 'open' && earlier.known?.status !== 'fixed') {
    const isOfThisCommit = thread?.commit === headSha && earlier.known === undefined;
    // A finding without a comment was in the summary only. It gets one if there is room now.
    const toPost = thread === undefined ? [finding] : added;
    return { list: isOfThisCommit ? 'fresh' : 'open', status: 'open', finding, earlier, toPost };
  }
  const returned = { list: 'returned', status: 'open', finding, earlier } as const;
  if (thread === undefined || earlier.isOutdated) {
    return { ...returned, toPost: [finding] };
  }
  return { ...returned, toPost: added, ...(isOver(thread) ? { toReopen: [thread] } : {}) };
}

/**
 * A person may hide a comment for the reasons for which we do, such as "resolved". We do so only for a finding that is fixed, and
 * record that.
 */
function findHiding({ thread, known }: EarlierOne): Dismissal | undefined {
  const isHidden = thread?.hiddenAs !== undefined && thread.resolved === 'no' && !thread.saysFixed;
  return isHidden && known !== undefined && known.status !== 'fixed' ? HIDDEN : undefined;
}

function judgeFresh(finding: Finding, silenced: readonly Silenced[]): Case {
  const dismissal = findSilence(finding, silenced);
  return dismissal === undefined
    ? { list: 'fresh', status: 'open', finding, toPost: [finding] }
    : { list: 'dismissed', status: 'dismissed', finding, dismissal };
}

/** A finding of an earlier run that this one does not report. */
function judgeMissing(
  earlier: EarlierOne,
  judged: JudgedNow,
  silenced: readonly Silenced[],
  failOn: PlanTerms['failOn'],
): Case {
  const { thread, known, dismissal } = earlier;
  // As for a finding that is reported: the author alone cannot dismiss one that blocks the change.
  const isBlocking = dismissal?.byAuthorOnly === true && reaches(severityOf(earlier), failOn);
  const status = isBlocking ? 'open' : earlier.status;
  if (status !== 'open') {
    // A run that was stopped before its summary may have resolved the thread.
    return { list: status === 'fixed' && known?.status === 'open' ? 'fixed' : undefined, status, earlier };
  }
  const gone = isGone(earlier, judged, judged.renames);
  if (!gone || maybeSilenced(earlier, silenced)) {
    const isUnsettled = !gone && !isSilenced(earlier, silenced);
    return { list: 'unjudged', status, earlier, ...(isUnsettled ? { isUnsettled: true } : {}) };
  }
  return {
    // It was said before if the thread could not be resolved then.
    list: known?.status === 'fixed' ? undefined : 'fixed',
    status: 'fixed',
    earlier,
    ...(thread === undefined ? {} : { toResolve: [thread] }),
  };
}

/** The last reviewed commit, as the sealed state says, else the run that wrote the summary. */
function findSince({ state, summary }: Standing, headSha: string): Pick<Since, 'since'> {
  const since = state?.headSha ?? (summary === undefined ? undefined : readRunKey(summary.body)?.headSha);
  return since === undefined || since === headSha ? {} : { since };
}

function makeRow({ finding, earlier }: Case): SinceRow {
  const { fingerprint, title, path } = finding ?? {
    fingerprint: earlier?.fingerprints[0] ?? '',
    title: earlier?.known?.title ?? earlier?.title ?? '',
    path: earlier?.path ?? '',
  };
  const severity = finding?.severity ?? earlier?.known?.severity ?? earlier?.thread?.severity;
  const line = finding === undefined ? (earlier?.line ?? earlier?.lastLine) : finding.line;
  const url = earlier?.thread?.url;
  return {
    fingerprint,
    title,
    ...(severity === undefined ? {} : { severity }),
    path,
    ...(line === undefined ? {} : { line }),
    ...(url === undefined ? {} : { url }),
  };
}

function makeDismissedRow(one: Case): DismissedRow {
  return { ...makeRow(one), reason: one.dismissal?.reason ?? 'a person dismissed it' };
}

/** Puts findings in the order in which the review reported them. */
function sortLike(order: readonly Finding[], findings: readonly Finding[]): readonly Finding[] {
  const ranks = new Map(order.map((finding, rank) => [`${finding.path}\n${finding.line}\n${finding.title}`, rank]));
  const rankOf = ({ path, line, title }: Finding): number => ranks.get(`${path}\n${line}\n${title}`) ?? order.length;
  return findings.toSorted((one, other) => rankOf(one) - rankOf(other));
}
