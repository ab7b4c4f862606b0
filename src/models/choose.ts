import { usageError } from '../errors.ts';
import type { OpenAiSettings } from './openai.ts';

/** The provider that a run uses. */
export type Provider = { readonly kind: 'offline' } | { readonly kind: 'openai'; readonly settings: OpenAiSettings };

/** The options that decide on the provider. */
export interface ProviderOptions {
  readonly provider: 'auto' | 'openai' | 'offline';
  readonly model: string | undefined;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly maxOutputTokens: number | undefined;
}

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Chooses the provider from the options and the usual environment variables; `auto` takes the first one configured. */
export function chooseProvider(options: ProviderOptions, environment: Environment): Provider {
  const baseUrl = options.baseUrl ?? nonEmpty(environment['OPENAI_BASE_URL']);
  const apiKey = options.apiKey ?? nonEmpty(environment['OPENAI_API_KEY']);
  const isConfigured = baseUrl !== undefined || apiKey !== undefined;
  if (options.provider === 'offline' || (options.provider === 'auto' && !isConfigured)) {
    return { kind: 'offline' };
  }
  if (!isConfigured) {
    throw usageError(
      'no-server',
      'The provider `openai` has neither a key nor a server',
      'Give `api-key` (or OPENAI_API_KEY), or `base-url` for a server that needs no key.',
    );
  }
  if (options.model === undefined) {
    throw usageError(
      'no-model',
      'No model is named',
      'Give `model`, such as `gpt-4o`, or `provider: offline` for the checks that need no model.',
    );
  }
  return {
    kind: 'openai',
    settings: { model: options.model, baseUrl, apiKey, maxOutputTokens: options.maxOutputTokens },
  };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}
