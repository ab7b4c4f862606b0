import type { ReviewThread, ReviewThreads } from '../../context/notes/review-threads.ts';
import { messageOf } from '../../errors.ts';
import { count } from '../../reports/count.ts';
import { isOurReason, refuses } from '../../github/publishing/life/dismissals.ts';
import { saysFixed } from '../../github/publishing/fixed-note.ts';
import type { CitedOnPullRequests, StatementHistoryReport } from '../../reports/guidance/history.ts';
import { fingerprintIn } from '../../reports/review/markers.ts';
import { foldQuote, readCitation, type QuotedStatement } from '../../reports/review/read-citation.ts';
import { MAX_ASKED_PEOPLE, type Writers } from '../learn/writers.ts';

/** Each pull request costs a request. */
export const MAX_PULL_REQUESTS = 100;
const MAX_MISSING = 5;

/**
 * Counts what became of our findings on pull requests: for each statement, how often a comment cites it, how many of these
 * threads were fixed, and how many people resolved without a fix, hid or refused. What cannot be read is listed.
 *
 * @param writers decide whose 👎 count
 * @param posters accounts that post reviews, next to that of the token: any bot may repeat our markers
 */
export async function countThreads(
  report: StatementHistoryReport,
  numbers: readonly number[],
  posters: ReadonlySet<string>,
  writers: Writers,
  read: (number: number) => Promise<ReviewThreads>,
): Promise<StatementHistoryReport> {
  const counts = new Map<StatementHistoryReport['statements'][number], CitedOnPullRequests>();
  const missing: string[] = [];
  const words = new Map(report.statements.map((one) => [one, foldQuote(one.text)]));
  let [done, reviewed, unmatched] = [0, 0, 0];
  for (const number of numbers.slice(0, MAX_PULL_REQUESTS)) {
    try {
      const { threads, note } = await read(number);
      const ours = threads.filter((thread) => isOurs(thread, posters));
      done += 1;
      reviewed += ours.length > 0 ? 1 : 0;
      missing.push(...(note === undefined ? [] : [`#${number}: ${note}`]));
      for (const thread of ours) {
        const quoted = readCitation(thread.comments[0]?.text ?? '');
        const cited = report.statements.find(
          (one) => quoted !== undefined && isQuoted(one.source, words.get(one), quoted),
        );
        if (cited === undefined) {
          unmatched += quoted === undefined ? 0 : 1;
        } else {
          counts.set(cited, addOutcome(counts.get(cited) ?? NONE, await findOutcome(thread, writers)));
        }
      }
    } catch (error) {
      missing.push(`#${number}: ${messageOf(error)}`);
    }
  }
  return {
    ...report,
    statements: report.statements.map((one) => ({ ...one, onPullRequests: counts.get(one) ?? NONE })),
    pullRequests: {
      read: done,
      reviewed,
      missing: [...listMissing(missing), ...listRest(numbers, unmatched, writers.unasked())],
    },
  };
}

const NONE: CitedOnPullRequests = { cited: 0, fixed: 0, dismissed: 0 };

function isOurs({ comments: [first] }: ReviewThread, posters: ReadonlySet<string>): boolean {
  return (
    first !== undefined && (first.isOurs || (posters.has(first.author) && fingerprintIn(first.text) !== undefined))
  );
}

function isQuoted(source: string, words: string | undefined, quoted: QuotedStatement): boolean {
  return words === quoted.words && quoted.source.includes(source);
}

type Outcome = 'fixed' | 'dismissed' | undefined;

function addOutcome({ cited, fixed, dismissed }: CitedOnPullRequests, outcome: Outcome): CitedOnPullRequests {
  return {
    cited: cited + 1,
    fixed: fixed + (outcome === 'fixed' ? 1 : 0),
    dismissed: dismissed + (outcome === 'dismissed' ? 1 : 0),
  };
}

/**
 * Our own note says that a finding is fixed; a person who resolves a thread whose lines changed says the same. A person who
 * hides our comment dismisses it, as in a review, and so do an answer such as "false positive" and a 👎 of somebody who may
 * write.
 */
async function findOutcome(thread: ReviewThread, writers: Writers): Promise<Outcome> {
  const isResolved = thread.isResolved === true;
  if (saysFixed(thread.comments[0]?.text ?? '') || (isResolved && thread.isOutdated)) {
    return 'fixed';
  }
  const isHidden = thread.hiddenAs !== undefined && !isOurReason(thread.hiddenAs);
  if (isResolved || isHidden || isRefused(thread)) {
    return 'dismissed';
  }
  const voters = thread.thumbsDownBy ?? [];
  // Each person costs a request.
  await writers.ask(voters);
  return voters.some((login) => writers.mayWrite(login)) ? 'dismissed' : undefined;
}

function isRefused({ comments }: ReviewThread): boolean {
  return comments.slice(1).some(({ role, isOurs, text }) => role === 'member' && !isOurs && refuses(text));
}

function listMissing(missing: readonly string[]): readonly string[] {
  const more = missing.length - MAX_MISSING;
  return [...missing.slice(0, MAX_MISSING), ...(more > 0 ? [`${more} more remarks of this kind`] : [])];
}

function listRest(numbers: readonly number[], unmatched: number, unasked: number): readonly string[] {
  const more = numbers.length - MAX_PULL_REQUESTS;
  return [
    ...(more > 0 ? [`${more} older pull requests: at most ${MAX_PULL_REQUESTS} are read`] : []),
    ...(unmatched > 0 ? [`${count(unmatched, 'finding')} quoted a rule that no statement words like this today`] : []),
    ...(unasked > 0
      ? [`the 👎 of ${unasked} more: GitHub is asked whether at most ${MAX_ASKED_PEOPLE} people may write`]
      : []),
  ];
}

/** The pull request that a commit of the main line merges: `Add a cart (#12)`, `Merge pull request #12 from …`. */
export function pullRequestOf(subject: string): number | undefined {
  const number = /^Merge pull request #(\d{1,9})\b/.exec(subject)?.[1] ?? /\(#(\d{1,9})\)$/.exec(subject)?.[1];
  return number === undefined ? undefined : Number(number);
}
