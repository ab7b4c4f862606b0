import { describe, expect, it } from 'vitest';
import { describeUserError, UserError } from '../../src/errors.ts';
import type { Prices } from '../../src/models/spending/prices.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { sourceText } from '../../src/text/source-text.ts';

function read(text: string): Prices {
  const config = readConfig(sourceText('c.yml', text));
  return readOptions([config.options], config.configOnly).prices;
}

/** The problems, one per line, without the hint that they all share. */
function refusal(text: string): readonly string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UserError && error.exitCode === 2) {
      return describeUserError(error)
        .split('\n')
        .filter((line) => !line.startsWith('  Write `model: { input: 1.25, output: 10 }`'));
    }
    throw error;
  }
  return [];
}

describe('prices of the configuration', () => {
  it('are empty by default', () => {
    expect([read(''), read('prices:'), read('prices: {}')]).toEqual([[], [], []]);
  });

  it('are given by patterns of models, with or without the prices of the cache', () => {
    const text =
      'prices:\n  gpt-5*: { input: 1.25, cached-input: 0.125, output: 10 }\n  claude*: { input: 3, cached-input: 0.3, cache-write: 3.75, output: 15 }\n  ollama:*:\n    input: 0\n    output: 0\n';
    expect(read(text)).toEqual([
      { pattern: 'gpt-5*', price: { input: 1.25, output: 10, cachedInput: 0.125 } },
      { pattern: 'claude*', price: { input: 3, output: 15, cachedInput: 0.3, cacheWrite: 3.75 } },
      { pattern: 'ollama:*', price: { input: 0, output: 0 } },
    ]);
  });

  it('may have names that JavaScript objects have', () => {
    expect(read('prices: { constructor: { input: 1, output: 1 } }')).toEqual([
      { pattern: 'constructor', price: { input: 1, output: 1 } },
    ]);
  });
});

describe('the configuration of prices refuses, with the place,', () => {
  it.each<[string, string, readonly string[]]>([
    ['a list', 'prices: [1]', ['c.yml:1:9: `prices` must be a map of models']],
    ['a price that is a number', 'prices:\n  m: 2', ['c.yml:2:6: The price of "m" must be a map, not 2']],
    ['a price without a value', 'prices:\n  m:', ['c.yml:2:3: The price of "m" must be a map, not null']],
    ['a price without output', 'prices:\n  m: { input: 1 }', ['c.yml:2:6: `output` of "m" is missing']],
    [
      'a negative price',
      'prices:\n  m: { input: -1, output: 1 }',
      ['c.yml:2:15: `input` of "m" must be a number from 0 to 1000000, not -1'],
    ],
    [
      'a price in quotes',
      'prices:\n  m: { input: 1, output: "2" }',
      ['c.yml:2:26: `output` of "m" must be a number from 0 to 1000000, not "2"'],
    ],
    [
      'an infinite price',
      'prices:\n  m: { input: .inf, output: .nan }',
      [
        'c.yml:2:15: `input` of "m" must be a number from 0 to 1000000, not Infinity',
        'c.yml:2:29: `output` of "m" must be a number from 0 to 1000000, not NaN',
      ],
    ],
    [
      'a price of cached input that is empty',
      'prices:\n  m: { input: 1, output: 1, cached-input: }',
      ['c.yml:2:29: `cached-input` of "m" must be a number from 0 to 1000000, not null'],
    ],
    ['another key', 'prices:\n  m: { input: 1, output: 1, cached: 1 }', ['c.yml:2:29: A price has no key "cached"']],
    [
      'a key that is a property of JavaScript objects',
      'prices:\n  m: { input: 1, output: 1, constructor: 1 }',
      ['c.yml:2:29: A price has no key "constructor"'],
    ],
    [
      'all errors at once, also in options and names of models',
      'max-cost: much\nprices: { m: 1 }\nmodel-names: { n: 2 }',
      [
        'c.yml:1:11: `max-cost` must be a number from 0, not "much"',
        'c.yml:2:14: The price of "m" must be a map, not 1',
        'c.yml:3:19: The model of "n" must be a text, not 2',
        '  Write `GPT-5 (copilot): gpt-5`, or `openai:gpt-5` for a model of a particular provider.',
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(refusal(text)).toEqual(expected);
  });

  it('more prices than the limit', () => {
    const rows = Array.from({ length: 501 }, (_, index) => `  m${index}: { input: 1, output: 1 }\n`);
    expect(refusal(`prices:\n${rows.join('')}`)).toEqual(['c.yml:2:3: `prices` has 501 entries; at most 500 are read']);
  });
});
