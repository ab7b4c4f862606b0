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
    ['us.anthropic.claude-sonnet-4-5-20250929-v1:0', 'bedrock', 180_000],
    ['anthropic.claude-v2:1', 'bedrock', 180_000],
    ['meta.llama3-70b-instruct-v1:0', 'bedrock', 7_000],
    ['eu.meta.llama3-2-3b-instruct-v1:0', 'bedrock', 120_000],
    ['openai.gpt-oss-120b-1:0', 'bedrock', 120_000],
    ['us.deepseek.r1-v1:0', 'bedrock', 60_000],
    ['qwen.qwen3-coder-480b-a35b-v1:0', 'bedrock', 200_000],
    ['amazon.nova-micro-v1:0:128k', 'bedrock', 120_000],
    ['amazon.nova-pro-v1:0', 'bedrock', 200_000],
    [
      'arn:aws:bedrock:us-east-1:111122223333:inference-profile/us.anthropic.claude-sonnet-4-5-20250929-v1:0',
      'bedrock',
      180_000,
    ],
    ['arn:aws:bedrock:us-east-1:111122223333:application-inference-profile/a1b2c3d4e5f6', 'bedrock', 32_000],
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
