import { join } from 'node:path';
import { filesOfShard, readShardNumber, type ReviewPlan } from '../../jobs/shards/plan-review.ts';
import { SHARD_FILE, writeShardFile, type ShardSecret } from '../../jobs/shards/shard-file.ts';
import { makeShardReport } from '../../jobs/shards/shard-report.ts';
import type { Options } from '../../options/options.ts';
import { count, countPart } from '../../reports/count.ts';
import { countToJudge } from '../../reports/review/coverage.ts';
import type { ReviewResult } from '../../reports/review/review-result.ts';
import { writeOutput } from '../output/write-output.ts';
import type { WrittenShard } from './shard-secret.ts';

export interface ShardTerms {
  readonly plan: ReviewPlan;
  /** `3/64`. */
  readonly shard: string;
  readonly secret: ShardSecret;
  readonly options: Pick<Options, 'outputDir'>;
  /** The attempt of the workflow run. */
  readonly attempt?: number;
  /** Takes keys and tokens of the run out of a text. */
  readonly cut?: (text: string) => string;
  readonly reviewShard: (paths: ReadonlySet<string>) => Promise<ReviewResult>;
}

/** The name of a shard in folders and artifacts: `shard-3-of-64`. */
export function nameShard(shard: string): string {
  const { index, most } = readShardNumber(shard);
  return `shard-${index}-of-${most}`;
}

/** Reviews a shard and writes its result to a folder of its own in `output-dir`. */
export async function writeShard(terms: ShardTerms): Promise<WrittenShard> {
  const { plan, shard, secret, options, attempt = 1, cut, reviewShard } = terms;
  const number = readShardNumber(shard);
  const paths = filesOfShard(plan, number);
  const result = await reviewShard(paths);
  const report = makeShardReport(result, plan, { index: number.index, attempt });
  const path = join(options.outputDir ?? '.', nameShard(shard), SHARD_FILE);
  await writeOutput(path, writeShardFile(report, secret, cut), 'output-dir');
  const { coverage, findings } = result;
  return {
    path,
    sentence: `Shard ${number.index} of ${plan.shards.length}: ${count(findings.length, 'finding')} in ${count(paths.size, 'file')}, ${countPart(coverage.reviewedLines, countToJudge(coverage).lines, 'line')} judged.`,
    result,
  };
}
