import type { Changes, FileChange } from '../../changes/types.ts';
import type { Coverage, LinesByReason } from '../../reports/review/review-result.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { Chosen } from '../choose/choose-guidance.ts';
import { measureCoverage } from '../conclude/measure-coverage.ts';
import type { AcceptedReports } from './accept-reports.ts';
import type { ReviewPlan } from './plan-review.ts';
import type { ShardReport } from './shard-report.ts';
import { sumOf } from '../../structures/sum.ts';

/** Adds up what the shards judged, the lines of missing shards, and what no shard was to judge. */
export function addCoverage(
  changes: Changes,
  { excluded }: Pick<Chosen, 'excluded'>,
  plan: ReviewPlan,
  reports: readonly ShardReport[],
  missing: AcceptedReports['missing'],
): Coverage {
  const planned = new Set(plan.shards.flatMap(({ paths }) => paths));
  const rest = { ...changes, files: changes.files.filter(({ path }) => !planned.has(path)) };
  const left = excluded.filter(({ path }) => !planned.has(path));
  const ofRest = measureCoverage(rest, [], left, { parts: undefined, checkedFiles: new Set() });
  const lost = new Set(missing.flatMap(({ index }) => plan.shards[index - 1]?.paths ?? []));
  const lostFiles = changes.files.filter(({ path }) => lost.has(path));
  const lostLines = sumOf(lostFiles, countLines);
  const all = [ofRest, ...reports.map(({ coverage }) => coverage)];
  return {
    files: sumOf(all, ({ files }) => files) + lostFiles.length,
    reviewedFiles: sumOf(all, ({ reviewedFiles }) => reviewedFiles),
    lines: sumOf(all, ({ lines }) => lines) + lostLines,
    reviewedLines: sumOf(all, ({ reviewedLines }) => reviewedLines),
    modelLines: sumOf(all, ({ modelLines }) => modelLines),
    ruleLines: sumOf(all, ({ ruleLines }) => ruleLines),
    notReviewed: addRows([
      ...all.flatMap(({ notReviewed }) => notReviewed),
      ...(lostFiles.length === 0 ? [] : [{ kind: 'no-shard' as const, files: lostFiles.length, lines: lostLines }]),
    ]),
    missedByModel: addRows(all.flatMap(({ missedByModel }) => missedByModel)),
  };
}

function countLines({ additions, deletions, unreadLines = 0 }: FileChange): number {
  return additions + deletions + unreadLines;
}

function addRows(rows: readonly LinesByReason[]): readonly LinesByReason[] {
  return [...groupBy(rows, ({ kind }) => kind)]
    .map(([kind, own]) => ({ kind, files: sumOf(own, ({ files }) => files), lines: sumOf(own, ({ lines }) => lines) }))
    .toSorted((a, b) => b.lines - a.lines || b.files - a.files);
}
