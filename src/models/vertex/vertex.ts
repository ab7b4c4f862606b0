import { messageOf, usageError } from '../../errors.ts';
import { anthropicProtocol } from '../anthropic/anthropic.ts';
import { modelOver, type OpenedModel } from '../model-over.ts';
import { chatProtocol } from '../openai/chat.ts';
import { openAiClient } from '../openai/client.ts';
import type { Protocol } from '../protocol.ts';
import type { ServerSettings } from '../wire/server-settings.ts';

/** How requests to Vertex AI are sent. */
export interface VertexAccess {
  /** Undefined: the project of the credentials. */
  readonly project: string | undefined;
  readonly location: string;
  /** Undefined: Google's own address for the location. */
  readonly baseUrl: string | undefined;
  /** An access token. Undefined: the credentials that Google's client library finds. */
  readonly apiKey: string | undefined;
}

export type VertexSettings = ServerSettings & VertexAccess;

/** Address of an API in a project, and the tokens for it. */
interface VertexServer {
  /** Ends with the location. */
  readonly address: string;
  readonly token: () => Promise<string>;
}

/**
 * A model of Vertex AI. Claude is asked in Anthropic's own protocol, all other models through the address that is
 * compatible with OpenAI. Throws if no project or no credentials are found, before anything is sent.
 */
export async function vertexModel(settings: VertexSettings): Promise<OpenedModel> {
  const { address, token } = await openVertex(settings);
  const protocol = protocolFor(settings, address);
  return modelOver(
    {
      ...protocol,
      send: async (request, features, fetch) => await protocol.send(request, features, withToken(fetch, await token())),
    },
    {
      provider: 'vertex',
      baseUrl: address,
      settings,
      hints: {
        access: 'Check the credentials, and whether their account may use this model in this project and location.',
        address: 'Check the location and `base-url`.',
        model: 'Check `model`, GOOGLE_CLOUD_LOCATION, and whether the model is enabled in the project.',
      },
    },
  );
}

/** Finds project, address and credentials. Throws if one is missing. */
export async function openVertex({ project, location, baseUrl, apiKey }: VertexAccess): Promise<VertexServer> {
  // A file of its own in dist/: only Vertex needs the library.
  const { findGoogleCredentials } = await import('./google-auth.ts');
  const credentials = findGoogleCredentials(project);
  const token = (): Promise<string> => (apiKey === undefined ? credentials.token() : Promise.resolve(apiKey));
  await token().catch((error: unknown) => {
    throw usageError(
      'no-key',
      `The provider \`vertex\` has no credentials (${messageOf(error)})`,
      'Give Google credentials, such as those of `google-github-actions/auth`, or an access token as `api-key`.',
    );
  });
  // A token that somebody gives names no project.
  const own = project ?? (apiKey === undefined ? await credentials.project().catch(() => undefined) : undefined);
  if (own === undefined) {
    throw usageError('no-server', 'The provider `vertex` has no project', 'Give GOOGLE_CLOUD_PROJECT.');
  }
  const server = (baseUrl ?? serverOf(location)).replace(/\/(?:v1\/?)?$/, '');
  return {
    address: `${server}/v1/projects/${encodeURIComponent(own)}/locations/${encodeURIComponent(location)}`,
    token,
  };
}

/** From Google's documentation and its client libraries, as of November 2026. */
function serverOf(location: string): string {
  switch (location) {
    case 'global':
      return 'https://aiplatform.googleapis.com';
    case 'us':
    case 'eu':
      return `https://aiplatform.${location}.rep.googleapis.com`;
    default:
      return `https://${location}-aiplatform.googleapis.com`;
  }
}

const CLAUDE = /^(?:anthropic\/)?(?=claude)/;

function protocolFor(settings: VertexSettings, address: string): Protocol {
  const { model, maxOutputTokens } = settings;
  if (CLAUDE.test(model)) {
    const name = model.replace(CLAUDE, '');
    return anthropicProtocol(
      { ...settings, model: name },
      {
        by: `vertex:${model}`,
        baseUrl: address,
        pathOf: (isStream) =>
          `/publishers/anthropic/models/${encodeURIComponent(name)}:${isStream ? 'streamRawPredict' : 'rawPredict'}`,
        bodyOf: ({ model: _model, ...rest }) => ({ anthropic_version: 'vertex-2023-10-16', ...rest }),
      },
    );
  }
  return chatProtocol({ model: model.includes('/') ? model : `google/${model}`, maxOutputTokens }, (fetch) =>
    openAiClient({ baseUrl: `${address}/endpoints/openapi`, apiKey: undefined, fetch }),
  );
}

/** Sends each request with this token, and without what a client library takes for its key. */
function withToken(fetch: typeof globalThis.fetch, token: string): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('x-api-key');
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
}
