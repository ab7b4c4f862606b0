import { usageError, type UserError } from '../errors.ts';
import { accessTo, isSetUp, type Access, type Environment, type GivenAccess } from './access.ts';
import { isModelProvider, MODEL_PROVIDERS, type ModelProvider } from './providers.ts';
import { wordSet } from '../structures/words-in.ts';

export type { Environment } from './access.ts';

/** A model and how to reach it. */
export type ChosenModel = Access & {
  /** Undefined: Copilot chooses the model. */
  readonly model: string | undefined;
};

/** The models that a run uses. */
export type ModelChoice =
  | {
      readonly kind: 'offline';
      /** The model that the options name although no provider has a key or a server for it. */
      readonly unaskedModel?: string;
    }
  | {
      readonly kind: 'models';
      readonly main: ChosenModel;
      /** Asked in this order when the previous model cannot answer. */
      readonly fallbacks: readonly ChosenModel[];
      /** Undefined: the main model also verifies. */
      readonly verifier: ChosenModel | undefined;
      /** Resolves any other model by its name, in the syntax of `fallback-models`. Throws if it cannot be asked. */
      readonly named: (name: string) => ChosenModel;
    };

/** The options that select the models. */
export interface ProviderOptions extends GivenAccess {
  readonly provider: 'auto' | ModelProvider | 'offline';
  readonly model: string | undefined;
  readonly fallbackModels: readonly string[];
  readonly verifyModel: string | undefined;
}

/**
 * Chooses the models from the options and the usual environment variables. `auto` uses Anthropic for a
 * model whose name begins with `claude-`, and otherwise the first provider that is configured. Throws if a named model cannot be asked.
 */
export function chooseModels(options: ProviderOptions, environment: Environment): ModelChoice {
  const provider = chooseProvider(options, environment);
  if (provider === 'offline') {
    const isUnasked = options.provider === 'auto' && options.model !== undefined;
    return isUnasked ? { kind: 'offline', unaskedModel: options.model } : { kind: 'offline' };
  }
  const main = accessOrThrow(provider, options, environment);
  const named = (text: string): ChosenModel => {
    const name = readModelName(text, provider);
    const access =
      name.provider === provider ? main : accessOrThrow(name.provider, withoutServer(options), environment);
    return { ...access, model: name.model };
  };
  return {
    kind: 'models',
    main: { ...main, model: requireModel(options.model, provider) },
    fallbacks: options.fallbackModels.map(named),
    verifier: options.verifyModel === undefined ? undefined : named(options.verifyModel),
    named,
  };
}

/** The error for a model that is named and cannot be asked: a review without it would look like one by that model. */
export function unaskedModelError(model: string): UserError {
  return usageError(
    'no-key',
    `The model \`${model}\` is named, but there is no key or server to ask it`,
    `Give \`api-key\` (in a workflow: is the secret missing or misspelt?) or ${keyVariable(model)}, \`base-url\` for a server without a key, or \`provider: offline\` for the checks that need no model.`,
  );
}

/** The provider that `auto` asks for a model if nothing else decides: each one has its own names. */
export function providerOfModel(model: string | undefined): 'anthropic' | 'openai' {
  return model !== undefined && /^claude(?:-|$)/i.test(model) ? 'anthropic' : 'openai';
}

function keyVariable(model: string): string {
  return providerOfModel(model) === 'anthropic' ? 'ANTHROPIC_API_KEY' : 'OPENAI_API_KEY';
}

/** `provider:model`, the name used in messages, prices and reports. */
export function nameOfChosen({ provider, model }: ChosenModel): string {
  return `${provider}:${model ?? 'auto'}`;
}

function chooseProvider(options: ProviderOptions, environment: Environment): ModelProvider | 'offline' {
  if (options.provider !== 'auto') {
    return options.provider;
  }
  const named = providerOfModel(options.model);
  if (namesNoServer(options, environment) && isSetUp(named, options, environment)) {
    return named;
  }
  // `auto` with an address or a key means an OpenAI-compatible server, which is the first provider.
  return MODEL_PROVIDERS.find((one) => isSetUp(one, options, environment)) ?? 'offline';
}

/** Whether requests go to the provider's own server. A server that somebody names may have models of any name. */
function namesNoServer({ baseUrl }: ProviderOptions, environment: Environment): boolean {
  return [baseUrl, environment['OPENAI_BASE_URL'], environment['AZURE_OPENAI_ENDPOINT']].every((one) => !one?.trim());
}

/** Removes address and key: they belong to the main provider, and no other provider may see them. */
function withoutServer(options: GivenAccess): GivenAccess {
  return { baseUrl: undefined, apiKey: undefined, apiVersion: undefined, githubToken: options.githubToken };
}

function accessOrThrow(provider: ModelProvider, given: GivenAccess, environment: Environment): Access {
  const access = accessTo(provider, given, environment);
  if (access.provider === undefined) {
    throw usageError('no-server', `The provider \`${provider}\` has ${access.what}`, access.hint);
  }
  return access;
}

function requireModel(model: string | undefined, provider: ModelProvider): string | undefined {
  if (model === undefined && provider !== 'copilot') {
    throw usageError(
      'no-model',
      'No model is configured',
      `Give \`model\`, such as \`${EXAMPLES[provider]}\`, or \`provider: offline\` for the checks that need no model.`,
    );
  }
  return model;
}

const EXAMPLES: Readonly<Record<Exclude<ModelProvider, 'copilot'>, string>> = {
  openai: 'gpt-5.4',
  'azure-openai': 'the-name-of-your-deployment',
  anthropic: 'claude-sonnet-5',
  vertex: 'gemini-2.5-pro',
  bedrock: 'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
  ollama: 'qwen3-coder:30b',
};

/**
 * Splits `provider:model`. A prefix counts only if it is the name of a provider, because model names contain colons
 * too, as in `llama3:8b`.
 */
function readModelName(
  text: string,
  main: ModelProvider,
): { readonly provider: ModelProvider; readonly model: string } {
  const colon = text.indexOf(':');
  const prefix = text.slice(0, Math.max(0, colon)).trim();
  const rest = text.slice(colon + 1).trim();
  if (isModelProvider(prefix)) {
    if (rest === '') {
      throw usageError('no-model', `${JSON.stringify(text)} does not name a model`, `Write \`${prefix}:NAME\`.`);
    }
    return { provider: prefix, model: rest };
  }
  if (NOT_PROVIDERS.has(prefix.toLowerCase())) {
    throw usageError(
      'unknown-provider',
      `${JSON.stringify(text)} does not begin with a known provider`,
      `The providers are ${MODEL_PROVIDERS.map((one) => `\`${one}\``).join(', ')}.`,
    );
  }
  return { provider: main, model: text.trim() };
}

/** Names that people write for a provider. No model name begins with one of them. */
const NOT_PROVIDERS = wordSet(
  'amazon auto aws azure claude gemini github github-copilot google offline open-ai openrouter vertex-ai',
);
