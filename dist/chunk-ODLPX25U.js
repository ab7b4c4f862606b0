import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/known-models.ts
var INPUT_TOKENS = [
  ["chatgpt", 12e4],
  ["claude", 18e4],
  ["codestral", 3e4],
  ["commandr", 12e4],
  ["deepseek", 6e4],
  ["devstral", 12e4],
  ["gemini", 2e5],
  ["gemma", 7e3],
  ["gemma3", 12e4],
  ["gpt3.5", 12e3],
  ["gpt35", 12e3],
  ["gpt4", 7e3],
  ["gpt4.1", 2e5],
  ["gpt4o", 12e4],
  ["gpt4turbo", 12e4],
  ["gpt5", 2e5],
  ["gptoss", 12e4],
  ["grok", 12e4],
  ["grok4", 2e5],
  ["kimi", 12e4],
  ["llama3", 7e3],
  ["llama3.1", 12e4],
  ["llama3.2", 12e4],
  ["llama3.3", 12e4],
  ["llama4", 2e5],
  ["metallama3", 7e3],
  ["metallama3.1", 12e4],
  ["metallama3.2", 12e4],
  ["metallama3.3", 12e4],
  ["mistral", 3e4],
  ["mistrallarge", 12e4],
  ["mistralmedium", 12e4],
  ["mistralsmall", 12e4],
  ["o1", 12e4],
  ["o3", 12e4],
  ["o4", 12e4],
  ["phi4", 14e3],
  ["qwen2.5", 3e4],
  ["qwen3", 3e4],
  ["qwen3coder", 2e5]
], INPUT_TOKENS_WITHOUT_MODEL = 128e3, INPUT_TOKENS_OF_UNKNOWN_MODEL = 32e3, MOST_INPUT_TOKENS = { ollama: 32e3, copilot: 56e3 };
function defaultInputTokens(model, provider) {
  let most = provider === void 0 ? void 0 : MOST_INPUT_TOKENS[provider];
  return Math.min(inputTokensOf(model), most ?? Number.POSITIVE_INFINITY);
}
function inputTokensOf(model) {
  return model === void 0 ? INPUT_TOKENS_WITHOUT_MODEL : longestPrefix(INPUT_TOKENS, model) ?? INPUT_TOKENS_OF_UNKNOWN_MODEL;
}
var OUTPUT_TOKENS = [
  ["claude", 2e4],
  ["claude2", 4096],
  ["claude3", 4096],
  ["claude3.5", 8192],
  ["claude35", 8192],
  ["claude3.7", 2e4],
  ["claude37", 2e4],
  ["claudeinstant", 4096]
], OUTPUT_TOKENS_OF_UNKNOWN_MODEL = 8192;
function defaultOutputTokens(model) {
  return longestPrefix(OUTPUT_TOKENS, model) ?? OUTPUT_TOKENS_OF_UNKNOWN_MODEL;
}
function longestPrefix(table, model) {
  let name = model.slice(model.lastIndexOf("/") + 1).toLowerCase().replaceAll(/[-_ ]/g, "");
  return table.filter(([prefix]) => name.startsWith(prefix)).sort((a, b) => b[0].length - a[0].length)[0]?.[1];
}

export {
  defaultInputTokens,
  defaultOutputTokens
};
