import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { count } from '../count.ts';
import { listingWidth, wrapAtTerminal } from '../wrap.ts';
import type { Paint } from '../review/console.ts';
import type { StatementReport } from './statements.ts';

/** What a statement was good for over merged changes. */
export interface StatementHistory extends Pick<StatementReport, 'source' | 'line' | 'text' | 'kind'> {
  /** Changes with a file that it applies to. */
  readonly changes: number;
  /** These files, over all changes. */
  readonly files: number;
  /** Changes in which it was checked without a model. */
  readonly checked: number;
  /** Findings of its check. */
  readonly findings: number;
  /** What became of our findings that cite it on pull requests; absent if none were read. */
  readonly onPullRequests?: CitedOnPullRequests;
}

export interface CitedOnPullRequests {
  readonly cited: number;
  /** Fixed after the comment. */
  readonly fixed: number;
  /** Dismissed by a person. */
  readonly dismissed: number;
}

/** A merged change that could not be read. */
export interface UnreadChange {
  readonly commit: string;
  readonly reason: string;
}

export interface StatementHistoryReport {
  /** Changes that were read. */
  readonly changes: number;
  readonly unread: readonly UnreadChange[];
  readonly statements: readonly StatementHistory[];
  readonly pullRequests?: PullRequestsRead;
}

/** What was read of a repository's pull requests. */
export interface PullRequestsRead {
  /** How many were looked at. */
  readonly read: number;
  /** Those of them with a summary of ours. */
  readonly reviewed: number;
  /** What could not be read, in words. */
  readonly missing: readonly string[];
}

const MAX_UNREAD = 5;

/** Draws a table for each file: how often each statement counted, was checked and found something; then those that never counted. */
export function historyText(report: StatementHistoryReport, paint: Paint, columns?: number): string {
  const { statements, changes, unread, pullRequests } = report;
  const onPulls = pullRequests !== undefined;
  const head = `  line changes checked findings${onPulls ? ' cited fixed dismissed' : ''}  statement`;
  const shown = statements.filter(isCounted);
  const files = [...groupBy(shown, ({ source }) => source)].flatMap(([source, rows]) => [
    paint('bold', oneLine(source)),
    paint('dim', head),
    ...rows.map((row) => drawRow(row, onPulls, listingWidth(columns))),
  ]);
  const never = shown.filter((one) => one.changes === 0).length;
  const others = statements.length - shown.length;
  const idle = statements.filter((one) => one.changes > 0 && one.checked > 0 && one.findings === 0).length;
  const text = `${[
    ...files,
    ...(others === 0 ? [] : [`Not shown: ${count(others, 'statement')} that no code can break; JSON has them.`]),
    `Read ${count(changes, 'merged change')}. ${count(never, 'rule')} applied to no changed file; ${idle} ${idle === 1 ? 'was' : 'were'} checked and found nothing.`,
    ...unread.slice(0, MAX_UNREAD).map(({ commit, reason }) => `Not read: ${commit.slice(0, 10)}: ${oneLine(reason)}`),
    ...(unread.length > MAX_UNREAD ? [`${unread.length - MAX_UNREAD} more changes were not read.`] : []),
    ...(pullRequests === undefined ? [] : drawPullRequests(pullRequests)),
  ].join('\n')}\n`;
  return wrapAtTerminal(text, columns);
}

/** Whether a statement is a rule, or a comment cited it although it describes something. */
function isCounted({ kind, onPullRequests }: StatementHistory): boolean {
  return (kind !== 'process' && kind !== 'background') || (onPullRequests?.cited ?? 0) > 0;
}

function drawRow(
  { line, changes, checked, findings, text, kind, onPullRequests: cited }: StatementHistory,
  onPulls: boolean,
  width: number,
): string {
  const cells = [
    [line, 4],
    [changes, 7],
    [kind === 'checked' ? checked : '-', 7],
    [kind === 'checked' ? findings : '-', 8],
    ...(onPulls
      ? ([
          [cited?.cited ?? 0, 5],
          [cited?.fixed ?? 0, 5],
          [cited?.dismissed ?? 0, 9],
        ] as const)
      : []),
  ] as const;
  const drawn = cells.map(([value, width]) => String(value).padStart(width)).join(' ');
  return `  ${drawn}  ${oneLine(shorten(text.replaceAll(/\s+/g, ' '), width - drawn.length - 4))}`;
}

function drawPullRequests({ read, reviewed, missing }: PullRequestsRead): readonly string[] {
  return [
    `Read ${count(read, 'pull request')}, ${reviewed} of them with a review of ours.`,
    ...missing.map((sentence) => `Not read: ${oneLine(sentence)}`),
  ];
}
