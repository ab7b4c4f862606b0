import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { findPrice, requirePrices, type Prices } from '../../../src/models/spending/prices.ts';

/** Rows with different input prices, to distinguish them. */
function prices(...patterns: readonly string[]): Prices {
  return patterns.map((pattern, index) => ({ pattern, price: { input: index + 1, output: 0 } }));
}

/** The pattern that wins. */
function chosen(patterns: readonly string[], model: string): string | undefined {
  const price = findPrice(prices(...patterns), model);
  return price && patterns[price.input - 1];
}

describe('the price of a model', () => {
  it.each<[string, readonly string[], string, string | undefined]>([
    ['is found by its name', ['gpt-5'], 'openai:gpt-5', 'gpt-5'],
    ['is found by its provider and name', ['openai:gpt-5'], 'openai:gpt-5', 'openai:gpt-5'],
    ['is not that of another provider', ['anthropic:gpt-5'], 'openai:gpt-5', undefined],
    ['is not that of a longer name', ['gpt-5'], 'openai:gpt-5-mini', undefined],
    ['is found whatever the letters', ['GPT-5'], 'openai:gpt-5', 'GPT-5'],
    ['may be that of all models', ['*'], 'openai:openai/gpt-5', '*'],
    ['is that of the longest pattern', ['gpt-*', 'gpt-5*', '*'], 'openai:gpt-5-mini', 'gpt-5*'],
    ['is that of the longest pattern, provider and all', ['gpt-5*', 'openai:*'], 'openai:gpt-5-mini', 'openai:*'],
    [
      'is that of a name in full before any pattern',
      ['openai:gpt-5*', 'gpt-5-mini'],
      'openai:gpt-5-mini',
      'gpt-5-mini',
    ],
    ['is that of a name with its provider first', ['gpt-5', 'openai:gpt-5'], 'openai:gpt-5', 'openai:gpt-5'],
    ['is the first of two that are as long', ['gpt*', '*t-5'], 'openai:gpt-5', 'gpt*'],
    ['is found for a name with a colon', ['llama3:8b'], 'ollama:llama3:8b', 'llama3:8b'],
    ['is found by a star amid the name', ['claude-*-4*5'], 'anthropic:claude-sonnet-4-5', 'claude-*-4*5'],
    ['is not found where the ends of a pattern overlap', ['gpt-5*5'], 'openai:gpt-5', undefined],
    ['is found where the parts of a pattern follow each other directly', ['a*b*cd'], 'x:abcd', 'a*b*cd'],
    ['is not found where the parts of a pattern overlap', ['a*bc*cd'], 'x:abcd', undefined],
    ['takes signs of expressions as they are', ['gpt.5'], 'openai:gpt-5', undefined],
  ])('%s', (_name, patterns, model, expected) => {
    expect(chosen(patterns, model)).toBe(expected);
  });

  it('is found in linear time', () => {
    const pattern = `${'a*'.repeat(20_000)}b`;
    expect(findPrice(prices(pattern), `x:${'a'.repeat(200_000)}`)).toBeUndefined();
  });
});

describe('a limit of money', () => {
  it('needs no prices if it is not set', () => {
    expect(() => requirePrices([], ['openai:gpt-5'], undefined)).not.toThrow();
  });

  it('accepts a price for each model', () => {
    expect(() => requirePrices(prices('*'), ['openai:gpt-5', 'ollama:qwen'], 1)).not.toThrow();
  });

  it('names the models without a price, and what to configure', () => {
    const attempt = (): void =>
      requirePrices(prices('gpt-5'), ['openai:gpt-5', 'ollama:qwen3:8b', 'openai:o3', 'openai:o3'], 0);
    expect(attempt).toThrow(UserError);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: 'no-price',
        exitCode: 2,
        message: '`max-cost` needs the price of `ollama:qwen3:8b`, `openai:o3`',
        hint: 'Add the price per million tokens to `prices:` in the configuration file: "ollama:qwen3:8b": { input: …, output: … }, "openai:o3": { input: …, output: … }.',
      }),
    );
  });
});
