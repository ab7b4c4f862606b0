import { usageError } from '../../errors.ts';
import { quote } from '../../text/shown/quote.ts';

/** Price of a million tokens of a model, in the team's currency. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Price of input tokens from the provider's prompt cache; absent: the same as other input. */
  readonly cachedInput?: number;
  /** Price of input tokens that the provider writes into that cache; absent: the same as other input. */
  readonly cacheWrite?: number;
}

/** Price of all models that match a pattern: `gpt-5`, `gpt-5*`, `openai:gpt-5*`. */
export interface PriceRow {
  readonly pattern: string;
  readonly price: Price;
}

/** In the order of the configuration; each pattern occurs once. */
export type Prices = readonly PriceRow[];

/**
 * Finds the price of a model, given as `provider:name`: the row with its exact name, or else the longest pattern that
 * matches.
 */
export function findPrice(prices: Prices, model: string): Price | undefined {
  const names = listNames(model);
  const matching = prices.filter(({ pattern }) => names.some((name) => matches(pattern.toLowerCase(), name)));
  return matching.toSorted((a, b) => rankPattern(b.pattern) - rankPattern(a.pattern))[0]?.price;
}

/** Throws if the run has a limit on money and one of its models has no price. */
export function requirePrices(prices: Prices, models: readonly string[], maxCost: number | undefined): void {
  const unpriced = [...new Set(models)].filter((model) => findPrice(prices, model) === undefined);
  if (maxCost === undefined || unpriced.length === 0) {
    return;
  }
  const rows = unpriced.map((model) => `${JSON.stringify(model)}: { input: …, output: … }`);
  throw usageError(
    'no-price',
    `\`max-cost\` needs the price of ${unpriced.map((model) => quote(model)).join(', ')}`,
    `Add the price per million tokens to \`prices:\` in the configuration file: ${rows.join(', ')}.`,
  );
}

/**
 * The name with and without its provider. Model names contain colons too, as in `ollama:llama3:8b`: the provider ends
 * at the first colon.
 */
function listNames(model: string): readonly string[] {
  const full = model.toLowerCase();
  return [full, full.slice(full.indexOf(':') + 1)];
}

/** Higher than the length of any pattern. */
const RANK_OF_FULL_NAME = 1_000_000;

function rankPattern(pattern: string): number {
  return pattern.includes('*') ? pattern.replaceAll('*', '').length : RANK_OF_FULL_NAME + pattern.length;
}

/** `*` matches any characters, including `/` and `:`, unlike in globs of paths. */
function matches(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) {
    return name === pattern;
  }
  if (!name.startsWith(start) || !name.endsWith(end)) {
    return false;
  }
  let at = start.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) {
      return false;
    }
    at = found + part.length;
  }
  return at <= name.length - end.length;
}
