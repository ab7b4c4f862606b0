import { usageError } from '../errors.ts';
import { accessTo, isSetUp, type Access, type Environment, type GivenAccess } from './access.ts';
import { isModelProvider, MODEL_PROVIDERS, type ModelProvider } from './providers.ts';

export type { Environment } from './access.ts';

/** A model to ask, and how. */
export type ChosenModel = Access & {
  /** Undefined where Copilot is to choose. */
  readonly model: string | undefined;
};

/** What a run asks. */
export type ModelChoice =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'models';
      readonly main: ChosenModel;
      /** Asked in this order when the one before cannot answer. */
      readonly fallbacks: readonly ChosenModel[];
      /** Undefined where nobody named one: the main model checks, too. */
      readonly verifier: ChosenModel | undefined;
      /** Any further model by its name, written as in `fallback-models`. Throws for one that cannot be asked. */
      readonly named: (name: string) => ChosenModel;
    };

/** The options that decide on the models. */
export interface ProviderOptions extends GivenAccess {
  readonly provider: 'auto' | ModelProvider | 'offline';
  readonly model: string | undefined;
  readonly fallbackModels: readonly string[];
  readonly verifyModel: string | undefined;
}

/**
 * Chooses the models from the options and the usual environment variables; `auto` takes the first provider that is set
 * up. Throws where a model is named that cannot be asked.
 */
export function chooseModels(options: ProviderOptions, environment: Environment): ModelChoice {
  const provider = chooseProvider(options, environment);
  if (provider === 'offline') {
    return { kind: 'offline' };
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
    main: { ...main, model: modelOf(options.model, provider) },
    fallbacks: options.fallbackModels.map(named),
    verifier: options.verifyModel === undefined ? undefined : named(options.verifyModel),
    named,
  };
}

/** As `provider:model`, by which users, prices and reports know a model. */
export function nameOfChosen({ provider, model }: ChosenModel): string {
  return `${provider}:${model ?? 'auto'}`;
}

function chooseProvider(options: ProviderOptions, environment: Environment): ModelProvider | 'offline' {
  if (options.provider !== 'auto') {
    return options.provider;
  }
  // An address and a key that are given without a provider are those of an OpenAI-compatible server.
  return MODEL_PROVIDERS.find((one) => isSetUp(one, options, environment)) ?? 'offline';
}

/** Address and key of the options belong to the main provider alone: no other is to see them. */
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

function modelOf(model: string | undefined, provider: ModelProvider): string | undefined {
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
  ollama: 'qwen3-coder:30b',
};

/** Only a provider's name before the first colon counts: names of models have colons themselves, `llama3:8b`. */
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

/** What people write for a provider, and no model's name begins with. */
const NOT_PROVIDERS = new Set([
  'auto',
  'azure',
  'claude',
  'gemini',
  'github',
  'github-copilot',
  'google',
  'offline',
  'open-ai',
  'openrouter',
  'vertex',
]);
