import { usageError } from '../../errors.ts';
import { inBackticks } from '../../text/in-backticks.ts';

/** What a million tokens of a model cost, in whatever currency the team counts. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Of input tokens that the provider had in its cache of prompts; absent where they cost as much as others. */
  readonly cachedInput?: number;
}

/** Price of all models that a pattern matches: `gpt-5`, `gpt-5*`, `openai:gpt-5*`. */
export interface PriceRow {
  readonly pattern: string;
  readonly price: Price;
}

/** In the order of the configuration; no pattern stands twice. */
export type Prices = readonly PriceRow[];

/** The price of a model, given as `provider:name`: a row that names it in full, else the longest pattern that matches. */
export function priceOf(prices: Prices, model: string): Price | undefined {
  const names = namesOf(model);
  const matching = prices.filter(({ pattern }) => names.some((name) => matches(pattern.toLowerCase(), name)));
  return matching.toSorted((a, b) => rankOf(b.pattern) - rankOf(a.pattern))[0]?.price;
}

/** Throws where a run has a ceiling of money, and there is a model of which nobody said what it costs. */
export function requirePrices(prices: Prices, models: readonly string[], maxCost: number | undefined): void {
  const unpriced = [...new Set(models)].filter((model) => priceOf(prices, model) === undefined);
  if (maxCost === undefined || unpriced.length === 0) {
    return;
  }
  const rows = unpriced.map((model) => `${JSON.stringify(model)}: { input: …, output: … }`);
  throw usageError(
    'no-price',
    `\`max-cost\` needs the price of ${unpriced.map((model) => inBackticks(model)).join(', ')}`,
    `Add the price per million tokens to \`prices:\` in the configuration file: ${rows.join(', ')}.`,
  );
}

/** Names of models have colons themselves, as in `ollama:llama3:8b`: the provider ends at the first. */
function namesOf(model: string): readonly string[] {
  const full = model.toLowerCase();
  return [full, full.slice(full.indexOf(':') + 1)];
}

/** Above all that a pattern's length can give. */
const RANK_OF_FULL_NAME = 1_000_000;

function rankOf(pattern: string): number {
  return pattern.includes('*') ? pattern.replaceAll('*', '').length : RANK_OF_FULL_NAME + pattern.length;
}

/** `*` stands for any characters, `/` and `:` too, unlike in globs of paths. */
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
