import { CHANGE_ITSELF } from '../../findings/types.ts';
import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { ReviewPlan } from './plan-review.ts';
import { createFindingReader, readShardFile, type ShardFile, type ShardSecret } from './shard-file.ts';
import type { ShardReport } from './shard-report.ts';
import { createTextSharing } from './text-sharing.ts';

/** A file that does not count, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

export interface AcceptedReports {
  /** At most one for each shard, in the order of the shards. */
  readonly reports: readonly ShardReport[];
  readonly refused: readonly RefusedFile[];
  /** The numbers of the shards without a result, each with the reason. */
  readonly missing: readonly { readonly index: number; readonly reason: string }[];
}

export interface AcceptTerms {
  readonly plan: ReviewPlan;
  /** The paths of all changed files. */
  readonly changed: ReadonlySet<string>;
  readonly secret: ShardSecret;
}

/**
 * Reads the results of shards, and chooses one for each. Anybody who can run code in the workflow may have written them, so
 * each must be of this plan, of this commit and about files of this change. If a job was run again, its last attempt counts.
 * If two different results of one attempt claim to be the same shard, none of them counts: one is forged.
 */
export async function acceptReports(
  files: AsyncIterable<ShardFile> | Iterable<ShardFile>,
  terms: AcceptTerms,
): Promise<AcceptedReports> {
  const refused: RefusedFile[] = [];
  const fitting: Fitting[] = [];
  const readLine = createFindingReader(createTextSharing());
  for await (const file of files) {
    const read = readShardFile(file, terms.secret, readLine);
    const problem = read.kind === 'refused' ? read.reason : findProblem(read.report, terms);
    if (read.kind === 'read' && problem === undefined) {
      fitting.push({ name: file.name, report: read.report, mark: read.mark });
    } else {
      refused.push({ name: file.name, reason: problem ?? '' });
    }
  }
  const chosen = [...groupBy(fitting, ({ report }) => report.shard)].map(([index, own]) => ({
    index,
    ...chooseOne(own),
  }));
  const byIndex = new Map(chosen.map((one) => [one.index, one]));
  // A refused result may lie about its shard, so that of any shard may be among the refused ones.
  const absence = refused.length === 0 ? 'left no result' : 'left no result that could be used';
  return {
    reports: chosen.flatMap(({ report }) => report ?? []).toSorted((a, b) => a.shard - b.shard),
    refused: [...refused, ...chosen.flatMap((one) => one.refused)],
    missing: terms.plan.shards.flatMap((_shard, position) => {
      const index = position + 1;
      const one = byIndex.get(index);
      return one?.report === undefined
        ? [{ index, reason: one === undefined ? absence : 'left several results that contradict each other' }]
        : [];
    }),
  };
}

interface Fitting {
  readonly name: string;
  readonly report: ShardReport;
  /** A digest of its result. */
  readonly mark: string;
}

/** Why a result does not belong to the plan; undefined if it does. */
function findProblem(report: ShardReport, { plan, changed }: AcceptTerms): string | undefined {
  if (report.commit !== plan.commit) {
    return `is about the commit ${shorten(report.commit)}, and this review is about ${shorten(plan.commit)}`;
  }
  if (report.plan !== plan.key) {
    return 'belongs to another plan: the files, the guidelines or the number of shards were different';
  }
  if (report.most !== plan.most || report.shard < 1 || report.shard > plan.shards.length) {
    return `claims to be shard ${report.shard}/${report.most}, which the plan does not have`;
  }
  const own = new Set(plan.shards[report.shard - 1]?.paths);
  const isChanged = (path: string): boolean => changed.has(path) || path === CHANGE_ITSELF;
  // A model may name a file that does not exist: its finding stands in the summary.
  const stray = report.findings.find(
    ({ path, placement, places = [] }) =>
      (placement.kind !== 'summary' && !isChanged(path)) || places.some((place) => !isChanged(place.path)),
  );
  if (stray !== undefined) {
    return `has a finding about ${shorten(stray.path)}, which is not part of the change`;
  }
  const judged = [...report.judged.byModel, ...report.judged.byRules].find((path) => !own.has(path));
  if (judged !== undefined) {
    return `claims to have judged ${shorten(judged)}, which belongs to another shard`;
  }
  return report.coverage.files > own.size ? 'claims to have judged more files than its shard has' : undefined;
}

const MAX_SHOWN = 100;

function shorten(text: string): string {
  return text.length > MAX_SHOWN
    ? `${text.slice(0, MAX_SHOWN)}…`
    : /^[\da-f]{40,64}$/.test(text)
      ? text.slice(0, 7)
      : text;
}

function chooseOne(own: readonly Fitting[]): {
  readonly report?: ShardReport;
  readonly refused: readonly RefusedFile[];
} {
  const last = Math.max(...own.map(({ report }) => report.attempt));
  const [current, earlier] = [
    own.filter(({ report }) => report.attempt === last),
    own.filter(({ report }) => report.attempt !== last),
  ];
  const late = earlier.map(({ name }) => ({ name, reason: `is of an earlier attempt than attempt ${last}` }));
  const [first, ...others] = current;
  if (others.some(({ mark }) => mark !== first?.mark)) {
    const reason = `contradicts another result of shard ${at(current, 0).report.shard}; none of them is used`;
    return { refused: [...late, ...current.map(({ name }) => ({ name, reason }))] };
  }
  const doubles = others.map(({ name }) => ({
    name,
    reason: `is a copy of ${first?.name ?? ''}, the result of shard ${at(current, 0).report.shard}`,
  }));
  return { ...(first === undefined ? {} : { report: first.report }), refused: [...late, ...doubles] };
}
