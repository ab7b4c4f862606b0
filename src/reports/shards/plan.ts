import { count } from '../count.ts';

/** A planned review, as reports need it. */
export interface DrawnPlan {
  readonly shards: readonly { readonly paths: readonly string[]; readonly tokens: number }[];
  readonly most: number;
  readonly key: string;
  readonly commit: string;
}

/** A row of the matrix of jobs: `shard` is the input of the same name. */
export interface MatrixRow {
  readonly shard: string;
  readonly files: number;
  readonly tokens: number;
}

/** The matrix of a workflow's jobs, one for each shard. */
export function drawMatrix({ shards, most }: Pick<DrawnPlan, 'shards' | 'most'>): {
  readonly include: readonly MatrixRow[];
} {
  return {
    include: shards.map(({ paths, tokens }, index) => ({ shard: `${index + 1}/${most}`, files: paths.length, tokens })),
  };
}

/** The object that `plan --format json` prints. */
export function planJson(plan: DrawnPlan): Record<string, unknown> {
  return {
    commit: plan.commit,
    key: plan.key,
    shards: plan.shards.length,
    most: plan.most,
    files: plan.shards.reduce((sum, { paths }) => sum + paths.length, 0),
    tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
    matrix: drawMatrix(plan),
    paths: plan.shards.map(({ paths }) => paths),
  };
}

/** A line for the plan, and one for each shard. */
export function planText(plan: DrawnPlan): string {
  const rows = drawMatrix(plan).include.map(
    ({ shard, files, tokens }) => `  ${shard}  ${count(files, 'file')}, about ${count(tokens, 'token')}`,
  );
  return [`${planSentence(plan)}\n`, ...rows.map((row) => `${row}\n`)].join('');
}

export function planSentence({ shards }: Pick<DrawnPlan, 'shards'>): string {
  const files = shards.reduce((sum, { paths }) => sum + paths.length, 0);
  return `${count(files, 'file')} in ${count(shards.length, 'shard')}.`;
}
