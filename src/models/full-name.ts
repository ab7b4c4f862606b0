import type { Model } from './model.ts';

/** `openai:gpt-5`: the name under which a model is counted, priced and shown. */
export function fullNameOf({ provider, name }: Pick<Model, 'provider' | 'name'>): string {
  return `${provider}:${name}`;
}
