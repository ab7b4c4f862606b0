/** Providers of models, in the order in which `auto` looks for one that is configured. */
export const MODEL_PROVIDERS = [
  'openai',
  'azure-openai',
  'anthropic',
  'bedrock',
  'vertex',
  'ollama',
  'copilot',
] as const;

export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export function isModelProvider(name: string): name is ModelProvider {
  return (MODEL_PROVIDERS as readonly string[]).includes(name);
}
