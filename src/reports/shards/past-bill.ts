import { writeMoney } from '../../models/spending/money.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { count } from '../count.ts';
import { moneyOf, type DrawnBill } from './plan.ts';

/** A merged change, and what its review would have cost, or why that is not known. */
export type PastChange = { readonly commit: string; readonly subject: string } & (
  | { readonly bill: DrawnBill }
  | { readonly reason: string }
);

/** What the reviews of all changes would have used together. */
type Total = Pick<DrawnBill, 'model' | 'requests' | 'inputTokens' | 'outputTokens' | 'cost'> & {
  /** Half of the reviewed changes take at most as many input tokens. */
  readonly median: number;
  readonly largest: number;
};

/** What the reviews of the last merged changes would have cost. */
export interface PastBillReport {
  /** The sum; null if none of the changes has a file to review. */
  readonly total: Total | null;
  /** The merged changes, the newest first. */
  readonly changes: readonly PastChange[];
}

/** The object that `plan --history --format json` prints. */
export function pastBillJson(changes: readonly PastChange[]): PastBillReport {
  return { total: addUp(changes) ?? null, changes };
}

/** A line for each change, and the sum. */
export function pastBillText(changes: readonly PastChange[]): string {
  const total = addUp(changes);
  const reviewed = changes.filter((change) => 'bill' in change).length;
  return [
    total === undefined
      ? `None of the last ${count(changes.length, 'change')} has a file to review.\n`
      : `Reviews of ${reviewed} of the last ${count(changes.length, 'change')} with ${total.model} begin with ${writeCount(total.requests)} ${total.requests === 1 ? 'request' : 'requests'}, ${writeCount(total.inputTokens)} input tokens, and ${writeCount(total.outputTokens)} output tokens if answers are of usual length: ${moneyOf(total.cost)}.\n`,
    ...(total === undefined
      ? []
      : [
          `Half of them take at most ${writeCount(total.median)} input tokens, the largest ${writeCount(total.largest)}.\n`,
          'What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n',
        ]),
    '\n',
    ...changes.map((change) => `${drawChange(change)}\n`),
  ].join('');
}

const TOKENS_COLUMN = 10;
const COST_COLUMN = 8;
const SUBJECT_LENGTH = 60;

function drawChange(change: PastChange): string {
  const name = `${change.commit.slice(0, 8)}  `;
  const subject = oneLine(change.subject).slice(0, SUBJECT_LENGTH);
  if (!('bill' in change)) {
    return `${name}${'–'.padStart(TOKENS_COLUMN)}  ${subject} (${oneLine(change.reason)})`;
  }
  const { inputTokens, cost } = change.bill;
  const money = cost === undefined ? '' : `${writeMoney(cost).padStart(COST_COLUMN)}  `;
  return `${name}${writeCount(inputTokens).padStart(TOKENS_COLUMN)}  ${money}${subject}`;
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
  return {
    // Each change is reviewed by the configuration of its own base, which may name another model.
    model: [...new Set(bills.map(({ model }) => model))].join(', '),
    requests: sum(({ requests }) => requests),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    ...(isPriced ? { cost: sum(({ cost = 0 }) => cost) } : {}),
    median: sizes[Math.floor((sizes.length - 1) / 2)] ?? 0,
    largest: sizes.at(-1) ?? 0,
  };
}
