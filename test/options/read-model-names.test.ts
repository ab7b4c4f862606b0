import { describe, expect, it } from 'vitest';
import { describeUserError, UserError } from '../../src/errors.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { sourceText } from '../../src/text/source-text.ts';

function read(text: string): ReadonlyMap<string, string> {
  const config = readConfig(sourceText('c.yml', text));
  return readOptions([config.options], config.configOnly).modelNames;
}

function refusal(text: string): string | undefined {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UserError && error.exitCode === 2) {
      return describeUserError(error).split('\n')[0];
    }
    throw error;
  }
  return undefined;
}

describe('names of models in the configuration', () => {
  it('are empty by default', () => {
    expect([read(''), read('model-names:')]).toEqual([new Map(), new Map()]);
  });

  it('map to models of the main provider or of another provider', () => {
    expect(read('model-names:\n  GPT-5 (copilot): gpt-5\n  sonnet: " anthropic:claude-sonnet-4-5 "\n')).toEqual(
      new Map([
        ['GPT-5 (copilot)', 'gpt-5'],
        ['sonnet', 'anthropic:claude-sonnet-4-5'],
      ]),
    );
  });

  it.each([
    ['a string', 'model-names: gpt-5', 'c.yml:1:14: `model-names` must be a map of names'],
    ['a list of models', 'model-names:\n  a: [b]', 'c.yml:2:6: The model of "a" must be a text, not ["b"]'],
    ['no model', 'model-names:\n  a:', 'c.yml:2:3: The model of "a" must be a text, not null'],
    ['an empty model', 'model-names:\n  a: " "', 'c.yml:2:6: The model of "a" must be a text, not " "'],
  ])('may not be %s', (_name, text, expected) => {
    expect(refusal(text)).toBe(expected);
  });
});
