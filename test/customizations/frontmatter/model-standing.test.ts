import { describe, expect, it } from 'vitest';
import { OFFERED_MODELS, RETIRED_MODELS } from '../../../src/customizations/known/known-models.ts';
import { isOtherVendor, standingOfModel } from '../../../src/customizations/frontmatter/model-standing.ts';

describe('the standing of a model', () => {
  it.each([...OFFERED_MODELS])('%s is offered', (name) => {
    expect(standingOfModel(name)).toEqual({ kind: 'offered', name });
  });

  it.each([...RETIRED_MODELS])('$name is retired, and its successor is not', ({ name, successor }) => {
    expect(standingOfModel(name).kind).toBe('retired');
    expect(standingOfModel(successor).kind).toBe('offered');
  });

  it.each([
    ['claude-3.5-sonnet', 'retired'],
    ['Claude Sonnet 3.5 (copilot)', 'retired'],
    ['claude-sonnet-4-5-20250929', 'offered'],
    ['gpt-5.4', 'offered'],
    ['GPT5.4', 'offered'],
    ['gpt-4', 'unknown'],
    ['gpt-3.5-turbo', 'unknown'],
    ['Claude 3 Opus', 'unknown'],
    ['Claude Sonnet', 'unknown'],
    ['GPT-5.9', 'beyond'],
    ['GPT-5.4-Codex', 'beyond'],
    ['Claude Opus 5.5', 'beyond'],
    ['Kimi K4', 'beyond'],
    ['Claude 9', 'beyond'],
    ['llama3', 'beyond'],
    ['auto', 'beyond'],
    ['', 'beyond'],
  ])('%j is %s', (written, kind) => {
    expect(standingOfModel(written).kind).toBe(kind);
  });

  it.each([
    ['Claude Sonet 4.6', 'Claude Sonnet 4.6'],
    ['GTP-5.4', 'GPT-5.4'],
    ['Gemini 3.5 Flas', 'Gemini 3.5 Flash'],
  ])('%s is near %s', (written, near) => {
    expect(standingOfModel(written)).toEqual({ kind: 'unknown', near });
  });
});

describe('a model of another vendor', () => {
  it.each([
    ['llama3 (ollama)', true],
    ['openrouter/gpt-4', true],
    ['llama3.1:8b', true],
    ['GPT-5.4 (copilot)', false],
    ['Claude Opus 4.8 (fast mode) (preview)', false],
    ['GPT-5.4', false],
  ])('%s: %s', (written, expected) => {
    expect(isOtherVendor(written)).toBe(expected);
  });
});
