import { usageError, type UserError } from '../errors.ts';
import type { PriceRow, Prices } from '../models/spending/prices.ts';
import type { ConfigOnly } from './given.ts';
import { isRecord } from '../text/record.ts';
import { quoteJson } from '../text/shown/quote.ts';

/** No provider ever asked more for a million tokens, in any currency. The limit keeps sums exact. */
export const MAX_PRICE = 1_000_000;

/** The most prices that are read. Each is matched against the name of each model. */
const MAX_ROWS = 500;

const KEYS: ReadonlySet<string> = new Set(['input', 'output', 'cached-input', 'cache-write']);

/**
 * Reads the prices in the configuration, and what is wrong in them, each with its place:
 *
 *     prices:
 *       gpt-5*: { input: 1.25, cached-input: 0.125, output: 10 }
 *       openai:gpt-5-mini: { input: 0.25, output: 2 }
 */
export function readPrices({ values: { prices }, findPlace }: ConfigOnly): {
  readonly value: Prices;
  readonly problems: readonly UserError[];
} {
  const problems: UserError[] = [];
  const refuse: Refuse = (path, message, of) => {
    problems.push(usageError('config-prices', message, HINT, findPlace(['prices', ...path], of)));
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

const HINT =
  'Write `model: { input: 1.25, output: 10 }`, the prices of a million tokens; `cached-input` and `cache-write` are optional.';

function readRow(pattern: string, value: unknown, refuse: Refuse): readonly PriceRow[] {
  if (!isRecord(value)) {
    refuse([pattern], `The price of ${quoteJson(pattern)} must be a map, not ${quoteJson(value)}`);
    return [];
  }
  for (const key of Object.keys(value).filter((name) => !KEYS.has(name))) {
    refuse([pattern, key], `A price has no key ${quoteJson(key)}`, 'key');
  }
  const readAmount = (key: string): number | undefined => {
    const amount = value[key];
    if (typeof amount === 'number' && amount >= 0 && amount <= MAX_PRICE) {
      return amount;
    }
    const wanted =
      amount === undefined ? 'is missing' : `must be a number from 0 to ${MAX_PRICE}, not ${quoteJson(amount)}`;
    refuse([pattern, key], `\`${key}\` of ${quoteJson(pattern)} ${wanted}`);
    return undefined;
  };
  const input = readAmount('input');
  const output = readAmount('output');
  const readOptional = (key: string): number | undefined => (value[key] === undefined ? undefined : readAmount(key));
  const cachedInput = readOptional('cached-input');
  const cacheWrite = readOptional('cache-write');
  return input === undefined || output === undefined
    ? []
    : [
        {
          pattern,
          price: {
            input,
            output,
            ...(cachedInput === undefined ? {} : { cachedInput }),
            ...(cacheWrite === undefined ? {} : { cacheWrite }),
          },
        },
      ];
}
