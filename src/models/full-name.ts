import type { Model } from './model.ts';

/** A model's name with its provider's, by which it is counted, priced and shown: `openai:gpt-5`. */
export function fullNameOf({ provider, name }: Pick<Model, 'provider' | 'name'>): string {
  return `${provider}:${name}`;
}
