import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { parseJson } from '../../text/json/parse-json.ts';
import { findInTime } from '../wire/time-limit.ts';

export type {
  ContentBlock,
  ConverseCommandInput,
  SystemContentBlock,
  Tool,
  ToolResultBlock,
} from '@aws-sdk/client-bedrock-runtime';

/** How requests to Bedrock are sent and signed. */
export interface BedrockAccess {
  /** Undefined: the region of the environment or of the profile. */
  readonly region: string | undefined;
  /** Undefined: Amazon's own address in the region. */
  readonly baseUrl: string | undefined;
  /** A Bedrock API key. Undefined: requests are signed with the credentials of the environment, the profile or the machine. */
  readonly apiKey: string | undefined;
}

/** Amazon's client library, with the address it uses and the credentials it found. */
export interface BedrockClient {
  /** Address of the server, for messages. Rejects if no region is configured. */
  address(): Promise<string>;
  /** Rejects if there is no key and no credentials are found. */
  checkCredentials(): Promise<void>;
  /** Sends a request of the Converse API through `fetch`; resolves with the JSON of the answer, not validated. */
  converse(input: ConverseCommandInput, fetch: typeof globalThis.fetch): Promise<unknown>;
}

/** A request as the library gives it to its handler. */
interface SignedRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[] | null>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Opens Amazon's client library, which signs requests (SigV4) and finds credentials where all of Amazon's tools find
 * them: the environment, `~/.aws`, single sign-on, a web identity, a container or an instance. Temporary ones are
 * renewed. Its own retries are off, and each request goes through the `fetch` it is given.
 */
export function openBedrockClient({ region, baseUrl, apiKey }: BedrockAccess): BedrockClient {
  // The library prints a notice about the next versions of Node that it will support.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const find = defaultProvider({
    clientConfig: { ...(region === undefined ? {} : { region }), requestHandler: handlerOver(globalThis.fetch) },
  });
  const credentials = () => findInTime(find);
  const connect = (fetch: typeof globalThis.fetch): BedrockRuntimeClient =>
    new BedrockRuntimeClient({
      ...(region === undefined ? {} : { region }),
      ...(baseUrl === undefined ? {} : { endpoint: baseUrl }),
      ...(apiKey === undefined
        ? { credentials, authSchemePreference: ['sigv4'] }
        : { token: { token: apiKey }, authSchemePreference: ['httpBearerAuth'] }),
      maxAttempts: 1,
      requestHandler: handlerOver(fetch),
    });
  return {
    address: async () => {
      const { config } = connect(globalThis.fetch);
      const Region = await config.region();
      return baseUrl ?? config.endpointProvider({ Region, UseFIPS: await config.useFipsEndpoint() }).url.href;
    },
    checkCredentials: async () => {
      if (apiKey === undefined) {
        await credentials();
      }
    },
    converse: async (input, fetch) => {
      let body: string | undefined;
      const client = connect(async (...given) => {
        const response = await fetch(...given);
        body = await response.text();
        return new Response(body, response);
      });
      try {
        await client.send(new ConverseCommand(input));
      } catch (error) {
        // The library refuses an answer as a whole if one part of it is odd. Here each part is checked.
        if (body === undefined) {
          throw error;
        }
      }
      return parseJson(body ?? '');
    },
  };
}

function handlerOver(fetch: typeof globalThis.fetch) {
  return {
    handle: async (request: SignedRequest) => {
      const response = await fetch(addressOf(request), {
        method: request.method,
        headers: withoutComputed(request.headers),
        ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { body: bodyOf(request.body) }),
      });
      const headers = Object.fromEntries(response.headers);
      return { response: { statusCode: response.status, headers, body: response.body } };
    },
    updateHttpClientConfig: () => undefined,
    httpHandlerConfigs: () => ({}),
  };
}

function addressOf({ protocol, hostname, port, path, query }: SignedRequest): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map(
      (one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`,
    ),
  );
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  return `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${search}`;
}

/** `fetch` sends these two itself, with the same values. */
function withoutComputed(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['host', 'content-length'].includes(name.toLowerCase())),
  );
}

/** The requests that are made here have a text or bytes as their body. */
function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) {
    return new Uint8Array(body);
  }
  return typeof body === 'string' ? body : '';
}
