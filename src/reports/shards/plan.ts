import { writeMoney } from '../../models/spending/money.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { count, countPart } from '../count.ts';
import { wrapAtTerminal } from '../wrap.ts';

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

/** How a review is divided over jobs, and what it is expected to cost. */
export interface PlanReport {
  /** The commit whose change, or whose files, are reviewed. */
  readonly commit: string;
  /** A digest of what is reviewed and by which settings: results of another plan are refused. */
  readonly key: string;
  /** Number of shards, each for one job. */
  readonly shards: number;
  /** The most shards that were asked for. It is the second number in `shard`. */
  readonly most: number;
  /** Number of files in all shards. */
  readonly files: number;
  /** Estimated tokens of the code of all shards. */
  readonly tokens: number;
  /** The matrix of a workflow's jobs. */
  readonly matrix: { readonly include: readonly MatrixRow[] };
  /** The paths of each shard, in the order of the matrix. */
  readonly paths: readonly (readonly string[])[];
  /** Single files that are larger than the average shard. A file is never divided. */
  readonly undivided: readonly UndividedFile[];
  /** What the review is expected to use; null if no model is configured. */
  readonly bill: DrawnBill | null;
}

/** The object that `plan --format json` prints. */
export function planJson(plan: DrawnPlan, bill?: DrawnBill): PlanReport {
  return {
    commit: plan.commit,
    key: plan.key,
    shards: plan.shards.length,
    most: plan.most,
    files: plan.shards.reduce((sum, { paths }) => sum + paths.length, 0),
    tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
    matrix: drawMatrix(plan),
    paths: plan.shards.map(({ paths }) => paths),
    undivided: listUndivided(plan),
    bill: bill ?? null,
  };
}

/** What the review is expected to cost, a line for the plan, and one for each shard if there are several. */
export function planText(plan: DrawnPlan, bill?: DrawnBill, columns?: number): string {
  const { include } = drawMatrix(plan);
  const rows = (include.length === 1 ? [] : include).map(
    ({ shard, files, tokens }) => `  ${shard}  ${count(files, 'file')}, about ${writeCount(tokens)} tokens of code`,
  );
  const text = [
    ...billLines(bill),
    `${planSentence(plan)}\n`,
    ...rows.map((row) => `${row}\n`),
    ...undividedLines(plan),
    ...(bill === undefined && include.length > 0 ? [HOW_TO_PREDICT] : []),
  ].join('');
  return wrapAtTerminal(text, columns);
}

const HOW_TO_PREDICT =
  '`--model NAME --price INPUT,OUTPUT` predicts requests, tokens and, at these prices of a million tokens, money. No key is needed.\n';

export function planSentence({ shards }: Pick<DrawnPlan, 'shards'>): string {
  if (shards.length === 0) {
    return 'There is no file to review, so there is nothing to plan.';
  }
  const files = shards.reduce((sum, { paths }) => sum + paths.length, 0);
  return shards.length === 1
    ? `${count(files, 'file')}: one job is enough for this review.`
    : `${count(files, 'file')} in ${count(shards.length, 'shard')}: a job for each.`;
}

/** A file that alone is more than a shard should be. */
interface UndividedFile {
  readonly path: string;
  readonly tokens: number;
  /** Percent by which it is larger than the average shard. */
  readonly above: number;
}

/** More than this above the average is worth a line. */
const UNEVEN_PERCENT = 15;
/** A smaller file makes no job wait. */
const LEAST_TOKENS = 5_000;
const MOST_UNDIVIDED_LISTED = 5;

/** The shards of a single file that make a plan uneven. */
function listUndivided({ shards }: Pick<DrawnPlan, 'shards'>): readonly UndividedFile[] {
  const average = shards.reduce((sum, { tokens }) => sum + tokens, 0) / shards.length;
  return shards.flatMap(({ paths, tokens }) => {
    const [path, ...others] = paths;
    const above = Math.round((tokens / average - 1) * 100);
    return path === undefined || others.length > 0 || above <= UNEVEN_PERCENT || tokens < LEAST_TOKENS
      ? []
      : [{ path, tokens, above }];
  });
}

function undividedLines(plan: Pick<DrawnPlan, 'shards'>): readonly string[] {
  const all = listUndivided(plan).toSorted((a, b) => b.tokens - a.tokens);
  const more = all.length - MOST_UNDIVIDED_LISTED;
  return [
    ...all
      .slice(0, MOST_UNDIVIDED_LISTED)
      .map(({ path, above }) => `${path} is ${above} % larger than the average shard. A file is never divided.\n`),
    ...(more > 0 ? [`So ${more === 1 ? 'is 1 more file' : `are ${more} more files`}.\n`] : []),
  ];
}

/** A sum of money, or what to do to get one. */
export function moneyOf(cost: number | undefined): string {
  return cost === undefined
    ? '`--price INPUT,OUTPUT`, with the prices of a million tokens, shows what they cost'
    : `${writeMoney(cost)} in the currency of the prices`;
}

/** What the review is expected to cost, in sentences. */
function billLines(bill: DrawnBill | undefined): readonly string[] {
  if (bill === undefined) {
    return [];
  }
  const { model, requests, inputTokens, outputTokens, cost, batchCost, composedParts, parts } = bill;
  const about = composedParts === parts ? '' : 'about ';
  const money = moneyOf(cost);
  return [
    `Expected with ${model}: ${about}${writeCount(requests)} ${requests === 1 ? 'request' : 'requests'}, ${about}${writeCount(inputTokens)} input tokens, and ${writeCount(outputTokens)} output tokens if answers are of usual length: ${money}.\n`,
    // A single request is never sent in a batch, so it costs the same.
    ...(batchCost === undefined || batchCost === cost
      ? []
      : [`With \`batch\`, which answers within 24 hours: ${writeMoney(batchCost)} in the same currency.\n`]),
    'What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n',
    ...(composedParts === parts
      ? []
      : [
          `Composed ${countPart(composedParts, parts, 'part')} to the last token; the others are estimated by their size.\n`,
        ]),
  ];
}
