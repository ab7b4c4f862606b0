import { describe, expect, it } from 'vitest';
import { defaultInputTokens, defaultOutputTokens } from '../../src/models/known-models.ts';

describe('the default input limit', () => {
  it.each([
    ['gpt-4o-mini', undefined, 120_000],
    ['openai/gpt-4.1', undefined, 200_000],
    ['gpt-4', undefined, 7_000],
    ['gpt-5.4', 'openai', 200_000],
    ['gpt-3.5-turbo', undefined, 12_000],
    ['o3-mini', undefined, 120_000],
    ['claude-sonnet-4-6', 'anthropic', 180_000],
    ['gemini-3.1-pro', 'openai', 200_000],
    ['llama3:8b', 'openai', 7_000],
    ['meta-llama/Llama-3.1-70B-Instruct', 'openai', 120_000],
    ['qwen3-coder:30b', 'openai', 200_000],
    ['qwen3-coder:30b', 'ollama', 32_000],
    ['gemma2:9b', 'ollama', 7_000],
    ['claude-sonnet-4.6', 'copilot', 56_000],
    [undefined, 'copilot', 56_000],
    [undefined, undefined, 128_000],
    ['nobody-knows', undefined, 32_000],
  ])('of %s at %s is %i', (model, provider, tokens) => {
    expect(defaultInputTokens(model, provider)).toBe(tokens);
  });
});

describe('the default output limit', () => {
  it.each([
    ['claude-sonnet-5', 20_000],
    ['claude-3-7-sonnet-20250219', 20_000],
    ['claude-3-5-haiku-20241022', 8_192],
    ['claude-3-haiku-20240307', 4_096],
    ['kimi-k3', 8_192],
  ])('of %s is %i', (model, tokens) => {
    expect(defaultOutputTokens(model)).toBe(tokens);
  });
});
