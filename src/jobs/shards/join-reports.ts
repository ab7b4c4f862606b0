import type { Finding } from '../../findings/types.ts';
import type { UsageRow } from '../../models/spending/meter.ts';
import { sumRows } from '../../models/spending/sum-rows.ts';
import type { ReviewerReport, ReviewResult } from '../../reports/review/review-result.ts';
import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { DEFAULT_REVIEWER } from '../choose/choose-reviewers.ts';
import type { ShardReport } from './shard-report.ts';

/** Adds up what the shards used. */
export function joinUsage(reports: readonly ShardReport[]): ReviewResult['usage'] {
  const asking = reports.find(({ isOffline }) => !isOffline)?.usage;
  const failure = reports.find(({ usage }) => usage.failure !== undefined)?.usage.failure;
  const rows = joinRows(reports.flatMap(({ usage }) => usage.rows));
  return {
    provider: asking?.provider ?? 'offline',
    model: asking?.model,
    ...sumRows(rows),
    failedRequests: reports.reduce((sum, { usage }) => sum + usage.failedRequests, 0),
    ...(failure === undefined ? {} : { failure }),
    rows,
  };
}

function joinRows(rows: readonly UsageRow[]): readonly UsageRow[] {
  return [...groupBy(rows, ({ agent, model }) => JSON.stringify([agent, model])).values()].map((own) => {
    const { agent, model } = at(own, 0);
    return {
      agent,
      model,
      ...sumRows(own),
      failedRequests: own.reduce((sum, { failedRequests }) => sum + failedRequests, 0),
    };
  });
}

/** Describes each reviewer once, with what it did in all shards. */
export function joinReviewers(
  reports: readonly ShardReport[],
  findings: readonly Finding[],
): readonly ReviewerReport[] {
  const all = reports.flatMap(({ reviewers }) => reviewers);
  return [...groupBy(all, ({ source }) => source).values()].map((own) => joinReviewer(own, findings));
}

function joinReviewer(own: readonly ReviewerReport[], findings: readonly Finding[]): ReviewerReport {
  const one = at(own, 0);
  const { name } = one;
  const sum = (numberOf: (report: ReviewerReport) => number): number =>
    own.reduce((total, report) => total + numberOf(report), 0);
  const calls = groupBy(
    own.flatMap(({ toolCalls }) => Object.entries(toolCalls)),
    ([tool]) => tool,
  );
  return {
    ...one,
    files: sum(({ files }) => files),
    unreadFiles: sum(({ unreadFiles }) => unreadFiles),
    requests: sum(({ requests }) => requests),
    toolCalls: Object.fromEntries(
      [...calls].map(([tool, counts]) => [tool, counts.reduce((total, [, count]) => total + count, 0)]),
    ),
    findings: findings.filter(({ agents = [DEFAULT_REVIEWER], origin }) => origin === 'model' && agents.includes(name))
      .length,
    shortages: distinct(own.flatMap(({ shortages }) => shortages)),
    notes: distinct(own.flatMap(({ notes }) => notes)),
  };
}

/** Adds up what the second look said in all shards; undefined if there was none. */
export function joinVerification(reports: readonly ShardReport[]): ReviewResult['verification'] {
  const all = reports.flatMap(({ verification }) => verification ?? []);
  const sum = (numberOf: (report: (typeof all)[number]) => number): number =>
    all.reduce((total, report) => total + numberOf(report), 0);
  return all.length === 0
    ? undefined
    : {
        confirmed: sum(({ confirmed }) => confirmed),
        lowered: sum(({ lowered }) => lowered),
        dropped: sum(({ dropped }) => dropped),
        unverified: sum(({ unverified }) => unverified),
        lookups: sum(({ lookups }) => lookups),
        shortages: distinct(all.flatMap(({ shortages }) => shortages)),
        notes: distinct(all.flatMap(({ notes }) => notes)),
      };
}

function distinct(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}
