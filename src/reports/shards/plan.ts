import { writeMoney } from '../../models/spending/money.ts';
import { writeCount } from '../../text/write-count.ts';
import { count } from '../count.ts';

/** A planned review, as reports need it. */
export interface DrawnPlan {
  readonly shards: readonly { readonly paths: readonly string[]; readonly tokens: number }[];
  readonly most: number;
  readonly key: string;
  readonly commit: string;
}

/** What a review is expected to use, as reports need it. */
export interface DrawnBill {
  readonly model: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost?: number;
  readonly batchCost?: number;
  readonly composedParts: number;
  readonly parts: number;
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
export function planJson(plan: DrawnPlan, bill?: DrawnBill): Record<string, unknown> {
  return {
    commit: plan.commit,
    key: plan.key,
    shards: plan.shards.length,
    most: plan.most,
    files: plan.shards.reduce((sum, { paths }) => sum + paths.length, 0),
    tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
    matrix: drawMatrix(plan),
    paths: plan.shards.map(({ paths }) => paths),
    bill: bill ?? null,
  };
}

/** A line for the plan, and one for each shard. */
export function planText(plan: DrawnPlan, bill?: DrawnBill): string {
  const rows = drawMatrix(plan).include.map(
    ({ shard, files, tokens }) => `  ${shard}  ${count(files, 'file')}, about ${count(tokens, 'token')}`,
  );
  return [`${planSentence(plan)}\n`, ...rows.map((row) => `${row}\n`), ...billLines(bill)].join('');
}

export function planSentence({ shards }: Pick<DrawnPlan, 'shards'>): string {
  const files = shards.reduce((sum, { paths }) => sum + paths.length, 0);
  return `${count(files, 'file')} in ${count(shards.length, 'shard')}.`;
}

/** What the review is expected to cost, in sentences. */
function billLines(bill: DrawnBill | undefined): readonly string[] {
  if (bill === undefined) {
    return [];
  }
  const { model, requests, inputTokens, outputTokens, cost, batchCost, composedParts, parts } = bill;
  const about = composedParts === parts ? '' : 'about ';
  const money =
    cost === undefined ? '`prices` has no price for it' : `${writeMoney(cost)} in the currency of \`prices\``;
  return [
    `Expected with ${model}: ${about}${writeCount(requests)} ${requests === 1 ? 'request' : 'requests'}, ${about}${writeCount(inputTokens)} input tokens, and ${writeCount(outputTokens)} output tokens if answers are of usual length: ${money}.\n`,
    ...(batchCost === undefined
      ? []
      : [`With \`batch\`, which answers within 24 hours: ${writeMoney(batchCost)} in the same currency.\n`]),
    'What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n',
    ...(composedParts === parts
      ? []
      : [`Composed ${composedParts} of ${parts} parts to the last token; the others are estimated by their size.\n`]),
  ];
}
