import { writeMoney } from '../../models/spending/money.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { count } from '../count.ts';
import { wrapAtTerminal } from '../wrap.ts';
import { moneyOf, type DrawnBill } from './plan.ts';

/** A merged change, and what its review would have cost, or why that is not known. */
export type PastChange = {
  readonly commit: string;
  readonly subject: string;
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
} & ({ readonly bill: DrawnBill } | { readonly reason: string });

/** What the reviews of all changes would have used together. */
type Total = Pick<DrawnBill, 'model' | 'requests' | 'inputTokens' | 'outputTokens' | 'cost'> & {
  /** Half of the reviewed changes take at most as many input tokens. */
  readonly median: number;
  readonly largest: number;
  /** What a month would take if changes are merged as often as these were; absent if they span less than a week. */
  readonly month?: MonthOfReviews;
};

/** The reviews of 30 days, one for each merged change. */
interface MonthOfReviews {
  /** Merged changes. */
  readonly changes: number;
  readonly inputTokens: number;
  readonly cost?: number;
}

/** What the reviews of the last merged changes would have cost. */
export interface PastBillReport {
  /** The sum; null if none of the changes has a file to review. */
  readonly total: Total | null;
  /** By what share of its input tokens an estimated change is wrong on average, at most. Absent if all were composed. */
  readonly error?: number;
  /** By what share the input tokens of all changes may be wrong, in nine of ten cases. Absent if all were composed. */
  readonly sumError?: number;
  /** The merged changes, the newest first. */
  readonly changes: readonly PastChange[];
}

/** How wrong the estimates of changes may be, as shares of input tokens. */
interface PastError {
  readonly each: number;
  readonly sum: number;
}

/** The object that `plan --history --format json` prints. */
export function pastBillJson(changes: readonly PastChange[], error?: PastError): PastBillReport {
  const errors = error === undefined ? {} : { error: error.each, sumError: error.sum };
  return { total: addUp(changes) ?? null, ...errors, changes };
}

/**
 * A line for each change, and the sum.
 *
 * @param error how wrong estimates may be; undefined if all changes were composed
 */
export function pastBillText(changes: readonly PastChange[], columns?: number, error?: PastError): string {
  const total = addUp(changes);
  const reviewed = changes.filter((change) => 'bill' in change).length;
  const decimals = countDecimals(changes.flatMap((change) => ('bill' in change ? (change.bill.cost ?? []) : [])));
  const text = [
    total === undefined
      ? `Nothing can be predicted from the last ${changes.length === 1 ? 'change' : `${changes.length} changes`}:\n`
      : `Reviews of ${reviewed} of the last ${count(changes.length, 'change')} with ${total.model} begin with ${writeCount(total.requests)} ${total.requests === 1 ? 'request' : 'requests'}, ${writeCount(total.inputTokens)} input tokens, and ${writeCount(total.outputTokens)} output tokens if answers are of usual length: ${moneyOf(total.cost)}${meanOf(total.cost, reviewed)}.\n`,
    ...(total === undefined
      ? []
      : [
          `Half of them take at most ${writeCount(total.median)} input tokens, the largest ${writeCount(total.largest)}.\n`,
          ...(error === undefined ? [] : [estimateLine(changes, error)]),
          monthLine(total.month),
          'What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n',
        ]),
    '\n',
    ...changes.map((change) => `${drawChange(change, decimals)}\n`),
  ].join('');
  return wrapAtTerminal(text, columns);
}

/** What to multiply by the number of merged changes of other repositories. */
function meanOf(cost: number | undefined, reviewed: number): string {
  return cost === undefined || reviewed < 2 ? '' : `, or ${writeMoney(cost / reviewed)} a change`;
}

function estimateLine(changes: readonly PastChange[], { each, sum }: PastError): string {
  const bills = changes.flatMap((change) => ('bill' in change ? [change.bill] : []));
  const estimated = bills.filter(({ composedParts }) => composedParts === 0).length;
  return `The prompts of ${bills.length - estimated} of them were composed. The other ${estimated}, marked with ~, are estimated by their size. In nine of ten cases, such an estimate is wrong by at most ${percent(each)} on average, and the sum of input tokens by at most ${percent(sum)}.\n`;
}

/** Rounded up, as it is the most that is expected. */
function percent(share: number): string {
  return `${Math.ceil(share * 100)} %`;
}

function monthLine(month: MonthOfReviews | undefined): string {
  if (month === undefined) {
    return 'They were merged within less than a week, which says too little about a month: give `--history` a larger number.\n';
  }
  const money = month.cost === undefined ? '' : `, ${writeMoney(month.cost)}`;
  return `At the pace of these changes, 30 days have about ${count(month.changes, 'change')}: ${writeCount(month.inputTokens)} input tokens${money}, if each is reviewed once. A review after a further push takes about half as much.\n`;
}

const TOKENS_COLUMN = 10;
const COST_COLUMN = 8;
const SUBJECT_LENGTH = 60;

function drawChange(change: PastChange, decimals: number): string {
  const name = `${change.commit.slice(0, 8)}  `;
  const subject = oneLine(change.subject).slice(0, SUBJECT_LENGTH);
  if (!('bill' in change)) {
    return `${name}${'–'.padStart(TOKENS_COLUMN)}  ${subject} (${oneLine(change.reason)})`;
  }
  const { inputTokens, cost, composedParts } = change.bill;
  const money = cost === undefined ? '' : `${cost.toFixed(decimals).padStart(COST_COLUMN)}  `;
  const tokens = `${composedParts === 0 ? '~' : ''}${writeCount(inputTokens)}`;
  return `${name}${tokens.padStart(TOKENS_COLUMN)}  ${money}${subject}`;
}

/** A column of amounts has the decimals of its smallest one, so that the amounts can be compared. */
function countDecimals(amounts: readonly number[]): number {
  const smallest = Math.min(...amounts.filter((amount) => amount > 0));
  return Number.isFinite(smallest) ? Math.min(MOST_DECIMALS, (writeMoney(smallest).split('.')[1] ?? '').length) : 2;
}

const MOST_DECIMALS = 5;

const DAY_SECONDS = 86_400;
const MONTH_SECONDS = 30 * DAY_SECONDS;
/** The pace of less than a week says little: nobody merges on Sundays. */
const LEAST_SPAN_SECONDS = 7 * DAY_SECONDS;

/** What 30 days take at the pace of the changes, the newest first. The oldest begins the span and is not counted in it. */
function projectMonth(
  changes: readonly PastChange[],
  { inputTokens, cost }: Pick<Total, 'inputTokens' | 'cost'>,
): MonthOfReviews | undefined {
  const times = changes.map(({ seconds }) => seconds);
  const span = Math.max(...times) - Math.min(...times);
  if (span < LEAST_SPAN_SECONDS) {
    return undefined;
  }
  const factor = ((MONTH_SECONDS / span) * (changes.length - 1)) / changes.length;
  return {
    changes: Math.round(factor * changes.length),
    inputTokens: Math.round(factor * inputTokens),
    ...(cost === undefined ? {} : { cost: factor * cost }),
  };
}

function addUp(changes: readonly PastChange[]): Total | undefined {
  const bills = changes.flatMap((change) => ('bill' in change ? [change.bill] : []));
  const [first] = bills;
  if (first === undefined) {
    return undefined;
  }
  const sum = (pick: (bill: DrawnBill) => number): number => bills.reduce((before, bill) => before + pick(bill), 0);
  const sizes = bills.map(({ inputTokens }) => inputTokens).toSorted((a, b) => a - b);
  const isPriced = bills.every(({ cost }) => cost !== undefined);
  const total = {
    // Each change is reviewed by the configuration of its own base, which may name another model.
    model: [...new Set(bills.map(({ model }) => model))].join(', '),
    requests: sum(({ requests }) => requests),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    ...(isPriced ? { cost: sum(({ cost = 0 }) => cost) } : {}),
    median: sizes[Math.floor((sizes.length - 1) / 2)] ?? 0,
    largest: sizes.at(-1) ?? 0,
  };
  const month = projectMonth(changes, total);
  return { ...total, ...(month === undefined ? {} : { month }) };
}
