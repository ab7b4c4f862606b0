import { usageError, type UserError } from '../errors.ts';
import type { PriceRow, Prices } from '../models/spending/prices.ts';
import type { ConfigOnly } from './options.ts';
import { isRecord } from '../text/record.ts';
import { quoteJson } from '../text/quote.ts';

/** More was never asked for a million tokens in any currency, and less keeps sums exact. */
export const MAX_PRICE = 1_000_000;

/** Each is held against the name of each model. */
const MAX_ROWS = 500;

const KEYS: ReadonlySet<string> = new Set(['input', 'output', 'cached-input']);

/**
 * The prices that the configuration has, with all that is wrong in them, each with its line:
 *
 *     prices:
 *       gpt-5*: { input: 1.25, cached-input: 0.125, output: 10 }
 *       openai:gpt-5-mini: { input: 0.25, output: 2 }
 */
export function readPrices({ values: { prices }, placeOf }: ConfigOnly): {
  readonly value: Prices;
  readonly problems: readonly UserError[];
} {
  const problems: UserError[] = [];
  const refuse: Refuse = (path, message, of) => {
    problems.push(usageError('config-prices', message, HINT, placeOf(['prices', ...path], of)));
  };
  if (prices === undefined) {
    return { value: [], problems };
  }
  if (!isRecord(prices)) {
    refuse([], '`prices` must be a map of models');
    return { value: [], problems };
  }
  const rows = Object.entries(prices);
  if (rows.length > MAX_ROWS) {
    refuse([], `\`prices\` has ${rows.length} entries; at most ${MAX_ROWS} are read`);
  }
  return { value: rows.slice(0, MAX_ROWS).flatMap(([pattern, row]) => readRow(pattern, row, refuse)), problems };
}

type Refuse = (path: readonly string[], message: string, of?: 'key') => void;

const HINT = 'Write `model: { input: 1.25, output: 10 }`, the prices of a million tokens; `cached-input` may be added.';

function readRow(pattern: string, value: unknown, refuse: Refuse): readonly PriceRow[] {
  if (!isRecord(value)) {
    refuse([pattern], `The price of ${quoteJson(pattern)} must be a map, not ${quoteJson(value)}`);
    return [];
  }
  for (const key of Object.keys(value).filter((name) => !KEYS.has(name))) {
    refuse([pattern, key], `A price has no key ${quoteJson(key)}`, 'key');
  }
  const amountOf = (key: string): number | undefined => {
    const amount = value[key];
    if (typeof amount === 'number' && amount >= 0 && amount <= MAX_PRICE) {
      return amount;
    }
    const what = amount === undefined ? 'missing' : `${quoteJson(amount)}, which is no number from 0 to ${MAX_PRICE}`;
    refuse([pattern, key], `\`${key}\` of ${quoteJson(pattern)} is ${what}`);
    return undefined;
  };
  const input = amountOf('input');
  const output = amountOf('output');
  const cachedInput = value['cached-input'] === undefined ? undefined : amountOf('cached-input');
  return input === undefined || output === undefined
    ? []
    : [{ pattern, price: { input, output, ...(cachedInput === undefined ? {} : { cachedInput }) } }];
}
