import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { encodingForModel } from '../../src/tokens/encodings.ts';

const tableFile = createRequire(import.meta.url).resolve('tiktoken/model_to_encoding.json');
const TIKTOKEN_TABLE: Readonly<Record<string, string>> = JSON.parse(readFileSync(tableFile, 'utf8'));

describe('encodingForModel', () => {
  test.each([
    ['gpt-4o', 'o200k_base'],
    ['gpt-4o-mini-2024-07-18', 'o200k_base'],
    ['chatgpt-4o-latest', 'o200k_base'],
    ['gpt-4.1-nano', 'o200k_base'],
    ['gpt-4.5-preview', 'o200k_base'],
    ['gpt-5', 'o200k_base'],
    ['gpt-5-mini', 'o200k_base'],
    ['gpt-5.1-codex', 'o200k_base'],
    ['gpt-oss-120b', 'o200k_base'],
    ['o1', 'o200k_base'],
    ['o3-mini', 'o200k_base'],
    ['GPT-4O', 'o200k_base'],
    ['gpt-4', 'cl100k_base'],
    ['gpt-4-turbo', 'cl100k_base'],
    ['gpt-4-0613', 'cl100k_base'],
    ['gpt-3.5-turbo-16k', 'cl100k_base'],
    ['gpt-35-turbo', 'cl100k_base'],
    ['text-embedding-3-small', 'cl100k_base'],
    ['text-embedding-ada-002', 'cl100k_base'],
    ['openai/gpt-4o', 'o200k_base'],
    ['azure/o4-mini', 'o200k_base'],
    ['openrouter/openai/gpt-oss-20b:free', 'o200k_base'],
    ['ft:gpt-4o-mini:team::id', 'o200k_base'],
    ['openai/ft:gpt-4.1-2025-04-14:team::id', 'o200k_base'],
    ['ft:gpt-4:team::id', 'cl100k_base'],
    ['ft:babbage-002:team::id', 'cl100k_base'],
  ])('knows %j', (model, encoding) => {
    expect(encodingForModel(model)).toEqual({ kind: 'known', encoding });
  });

  test.each([
    'gpt-4.7',
    'gpt-4x',
    'gpt-50',
    'o12',
    'davinci',
    'claude-opus-4',
    'meta/llama-4',
    'google/gemini-2.5-pro',
    'my-gpt-4o',
  ])('takes another encoding for %j and says so', (model) => {
    expect(encodingForModel(model)).toEqual({
      kind: 'fallback',
      encoding: 'o200k_base',
      note: `No encoding is known for \`${model}\`, so tokens are estimated with o200k_base`,
    });
  });

  test.each([undefined, ''])('reports for %j that no model is named', (model) => {
    expect(encodingForModel(model)).toEqual({
      kind: 'fallback',
      encoding: 'o200k_base',
      note: 'No model is configured, so tokens are estimated with o200k_base',
    });
  });

  test('quotes a name that contains other characters than a name', () => {
    expect(encodingForModel('a`b\n::error::c')).toMatchObject({
      note: "No encoding is known for `a'b ::error::c`, so tokens are estimated with o200k_base",
    });
  });

  test('agrees with the table of tiktoken, where that names one of the two', () => {
    const ours = Object.keys(TIKTOKEN_TABLE).map((model) => {
      const { kind, encoding } = encodingForModel(model);
      return [model, kind === 'known' ? encoding : 'another'];
    });
    const theirs = Object.entries(TIKTOKEN_TABLE).map(([model, encoding]) => [
      model,
      encoding === 'o200k_base' || encoding === 'cl100k_base' ? encoding : 'another',
    ]);
    expect(ours).toEqual(theirs);
  });
});
