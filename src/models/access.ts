import { usageError } from '../errors.ts';
import { ollamaAddress } from './ollama/host.ts';
import type { ModelProvider } from './providers.ts';

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A provider's address and credentials. */
export type Access =
  | {
      readonly provider: 'openai' | 'anthropic' | 'ollama';
      /** Undefined: the provider's own address. */
      readonly baseUrl: string | undefined;
      readonly apiKey: string | undefined;
    }
  | {
      readonly provider: 'azure-openai';
      readonly baseUrl: string;
      readonly apiKey: string;
      readonly apiVersion: string | undefined;
    }
  | {
      readonly provider: 'bedrock';
      /** Undefined: Amazon's own address in the region. */
      readonly baseUrl: string | undefined;
      /** Undefined: requests are signed with AWS credentials, which its client library finds. */
      readonly apiKey: string | undefined;
      /** Undefined: the region of the profile. */
      readonly region: string | undefined;
    }
  | {
      readonly provider: 'vertex';
      /** Undefined: Google's own address for the location. */
      readonly baseUrl: string | undefined;
      /** An access token. Undefined: the credentials that Google's client library finds. */
      readonly apiKey: string | undefined;
      /** Undefined: the project of the credentials. */
      readonly project: string | undefined;
      readonly location: string;
    }
  | {
      readonly provider: 'copilot';
      readonly token: string;
      readonly tokenVariable: 'COPILOT_GITHUB_TOKEN' | 'GITHUB_TOKEN';
    };

/**
 * Address and credentials from the options. They belong to the main provider; other providers use the environment
 * only.
 */
export interface GivenAccess {
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly apiVersion: string | undefined;
  /** Token for GitHub's API. Copilot accepts the token of a workflow. */
  readonly githubToken: string | undefined;
}

/** Reason why a provider cannot be asked, and how to fix it. */
export interface Missing {
  readonly provider: undefined;
  readonly what: string;
  readonly hint: string;
}

/** Reads how to reach a provider from options and environment. Throws for an invalid address. */
export function accessTo(provider: ModelProvider, given: GivenAccess, environment: Environment): Access | Missing {
  const variable = (name: string): string | undefined => nonEmpty(environment[name]);
  switch (provider) {
    case 'openai':
      return openAiAccess(given, variable);
    case 'azure-openai':
      return azureAccess(given, variable);
    case 'anthropic':
      return anthropicAccess(given, variable);
    case 'bedrock':
      return bedrockAccess(given, variable);
    case 'vertex':
      return vertexAccess(given, variable);
    case 'ollama':
      return ollamaAccess(given, variable);
    case 'copilot':
      return copilotAccess(given, variable);
  }
}

/**
 * Whether `auto` may choose a provider: somebody configured it. Ollama needs no configuration, and a GitHub token may
 * be present for other reasons, so these two count only if their own variable is set. AWS and Google
 * credentials are there for other reasons too, so Bedrock and Vertex AI have to be named.
 */
export function isSetUp(provider: ModelProvider, given: GivenAccess, environment: Environment): boolean {
  switch (provider) {
    case 'ollama':
      return nonEmpty(environment['OLLAMA_HOST']) !== undefined;
    case 'copilot':
      return nonEmpty(environment['COPILOT_GITHUB_TOKEN']) !== undefined;
    case 'bedrock':
    case 'vertex':
      return false;
    case 'openai':
    case 'azure-openai':
    case 'anthropic':
      return accessTo(provider, given, environment).provider !== undefined;
  }
}

type Variable = (name: string) => string | undefined;

function openAiAccess(given: GivenAccess, variable: Variable): Access | Missing {
  const baseUrl = addressIn(given.baseUrl, 'base-url') ?? addressIn(variable('OPENAI_BASE_URL'), 'OPENAI_BASE_URL');
  const apiKey = given.apiKey ?? variable('OPENAI_API_KEY');
  return baseUrl === undefined && apiKey === undefined
    ? missing(
        'neither a key nor a server',
        'Give `api-key` (or OPENAI_API_KEY), or `base-url` for a server that needs no key.',
      )
    : { provider: 'openai', baseUrl, apiKey };
}

function azureAccess(given: GivenAccess, variable: Variable): Access | Missing {
  const baseUrl =
    addressIn(given.baseUrl, 'base-url') ?? addressIn(variable('AZURE_OPENAI_ENDPOINT'), 'AZURE_OPENAI_ENDPOINT');
  const apiKey = given.apiKey ?? variable('AZURE_OPENAI_API_KEY');
  const apiVersion = given.apiVersion ?? variable('OPENAI_API_VERSION');
  if (baseUrl === undefined) {
    return missing('no server', 'Give `base-url` (or AZURE_OPENAI_ENDPOINT), such as `https://NAME.openai.azure.com`.');
  }
  return apiKey === undefined
    ? missing('no key', 'Give `api-key` (or AZURE_OPENAI_API_KEY).')
    : { provider: 'azure-openai', baseUrl, apiKey, apiVersion };
}

function anthropicAccess(given: GivenAccess, variable: Variable): Access | Missing {
  const baseUrl =
    addressIn(given.baseUrl, 'base-url') ?? addressIn(variable('ANTHROPIC_BASE_URL'), 'ANTHROPIC_BASE_URL');
  const apiKey = given.apiKey ?? variable('ANTHROPIC_API_KEY');
  return baseUrl === undefined && apiKey === undefined
    ? missing(
        'neither a key nor a server',
        'Give `api-key` (or ANTHROPIC_API_KEY), or `base-url` for a server that needs no key.',
      )
    : { provider: 'anthropic', baseUrl, apiKey };
}

/** The names of the variables are those of Amazon's own tools, of which the client library reads the rest. */
function bedrockAccess(given: GivenAccess, variable: Variable): Access {
  const own = 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME';
  return {
    provider: 'bedrock',
    baseUrl: addressIn(given.baseUrl, 'base-url') ?? addressIn(variable(own), own),
    apiKey: given.apiKey ?? variable('AWS_BEARER_TOKEN_BEDROCK'),
    region: variable('AWS_REGION') ?? variable('AWS_DEFAULT_REGION'),
  };
}

/** The names of the variables are those of Google's own tools, and of its action for workflows. */
function vertexAccess(given: GivenAccess, variable: Variable): Access {
  return {
    provider: 'vertex',
    baseUrl: addressIn(given.baseUrl, 'base-url'),
    apiKey: given.apiKey,
    project: variable('GOOGLE_CLOUD_PROJECT') ?? variable('GCLOUD_PROJECT'),
    location: variable('GOOGLE_CLOUD_LOCATION') ?? variable('CLOUD_ML_REGION') ?? 'global',
  };
}

function ollamaAccess(given: GivenAccess, variable: Variable): Access {
  const host = variable('OLLAMA_HOST');
  const address = host === undefined ? undefined : ollamaAddress(host);
  if (host !== undefined && address === undefined) {
    throw usageError(
      'bad-address',
      `\`OLLAMA_HOST\` is not a valid address: ${JSON.stringify(host)}`,
      'Write `host:port`.',
    );
  }
  return { provider: 'ollama', baseUrl: addressIn(given.baseUrl, 'base-url') ?? address, apiKey: given.apiKey };
}

function copilotAccess(given: GivenAccess, variable: Variable): Access | Missing {
  if (given.baseUrl !== undefined) {
    throw usageError(
      'no-base-url',
      'The provider `copilot` has no `base-url`',
      'Leave it out, or give another `provider`.',
    );
  }
  const own = given.apiKey ?? variable('COPILOT_GITHUB_TOKEN');
  const token = own ?? variable('GH_TOKEN') ?? variable('GITHUB_TOKEN') ?? given.githubToken;
  if (token === undefined) {
    return missing('no token', 'Give COPILOT_GITHUB_TOKEN, or in a workflow `copilot-requests: write`.');
  }
  if (token.startsWith('ghp_')) {
    throw usageError(
      'classic-token',
      'Copilot refuses classic tokens, which begin with `ghp_`',
      'Give a fine-grained one with the permission "Copilot Requests", or in a workflow its own token.',
    );
  }
  return { provider: 'copilot', token, tokenVariable: own === undefined ? 'GITHUB_TOKEN' : 'COPILOT_GITHUB_TOKEN' };
}

function missing(what: string, hint: string): Missing {
  return { provider: undefined, what, hint };
}

const RETIRED_HOSTS = new Set(['models.github.ai', 'models.inference.ai.azure.com']);

/** The address of one operation, as examples of APIs have it. */
const OPERATION = /\/(?:chat\/completions|responses|messages|api\/(?:chat|generate))\/?$/;

/** Throws for a text that is not an address to which paths can be added, and for the address of a retired server. */
function addressIn(text: string | undefined, name: string): string | undefined {
  if (text === undefined) {
    return undefined;
  }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw usageError(
      'bad-address',
      `\`${name}\` is not a valid address: ${JSON.stringify(text)}`,
      'Write the full address with its scheme, such as `https://api.example.com/v1`.',
    );
  }
  const { hostname, pathname, search, hash, username, password } = new URL(text);
  if (username !== '' || password !== '') {
    throw usageError(
      'bad-address',
      `\`${name}\` has a name or a password in it, which no request can be sent with`,
      'Write the address alone, and give the key as `api-key`.',
    );
  }
  const operation = OPERATION.exec(pathname)?.[0];
  if (operation !== undefined || search !== '' || hash !== '') {
    throw usageError(
      'bad-address',
      `\`${name}\` must not end in \`${operation ?? (search === '' ? '#…' : '?…')}\`: paths of the API are added to it`,
      'Write only what is before that, such as `https://api.example.com/v1`.',
    );
  }
  if (RETIRED_HOSTS.has(hostname)) {
    throw usageError(
      'retired-server',
      `\`${name}\` names GitHub Models, which was retired on 30 July 2026`,
      'Give `provider: copilot` and, in a workflow, the permission `copilot-requests: write`.',
    );
  }
  return text;
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}
