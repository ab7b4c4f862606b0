import OpenAI, { AzureOpenAI, type ClientOptions } from 'openai';
import type { JsonSchema } from '../model.ts';

/** Sends bodies to the two APIs of OpenAI, wherever they are served; resolves with the answer's JSON, unread. */
export interface OpenAiClient {
  chat(body: ChatBody): Promise<unknown>;
  respond(body: ResponsesBody): Promise<unknown>;
}

/** As much of Chat Completions' parameters as is sent. */
export interface ChatBody {
  readonly model: string;
  readonly messages: ChatBodyMessage[];
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
  readonly response_format?:
    | { readonly type: 'json_schema'; readonly json_schema: NamedSchema }
    | { readonly type: 'json_object' };
  readonly tools?: { readonly type: 'function'; readonly function: DeclaredFunction }[];
  readonly tool_choice?: 'none';
}

export type ChatBodyMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls: ChatBodyCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export interface ChatBodyCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

interface DeclaredFunction {
  readonly name: string;
  readonly description: string;
  readonly parameters: Record<string, unknown>;
}

interface NamedSchema {
  readonly name: string;
  readonly strict: true;
  readonly schema: Record<string, unknown>;
}

/** As much of the Responses API's parameters as is sent. */
export interface ResponsesBody {
  readonly model: string;
  readonly instructions?: string;
  readonly input: ResponsesItem[];
  /** Nothing of a review is kept by the provider. */
  readonly store: false;
  readonly include?: 'reasoning.encrypted_content'[];
  readonly max_output_tokens?: number;
  readonly text?: {
    readonly format: (NamedSchema & { readonly type: 'json_schema' }) | { readonly type: 'json_object' };
  };
  readonly tools?: (DeclaredFunction & { readonly type: 'function'; readonly strict: false })[];
  readonly tool_choice?: 'none';
}

export type ResponsesItem =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly type: 'function_call'; readonly call_id: string; readonly name: string; readonly arguments: string }
  | { readonly type: 'function_call_output'; readonly call_id: string; readonly output: string }
  | ReturnedItem;

/** An item of an earlier answer, given back as it came. */
export interface ReturnedItem extends JsonSchema {
  readonly type: 'reasoning' | 'message' | 'function_call';
}

/** Where a client finds its server, and as whom it asks. */
export interface ClientTerms {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Does what the library would do about retries, times and broken connections. */
  readonly fetch: typeof globalThis.fetch;
}

/** The longest that a timer can be set to. The wire has its own time limit; the library's covers the headers only. */
const NEVER_MS = 2 ** 31 - 1;

export function openAiClient({ baseUrl, apiKey, fetch }: ClientTerms): OpenAiClient {
  // The library insists on a key; servers on localhost mostly need none.
  return asClient(new OpenAI({ ...clientOptions(fetch), baseURL: baseUrl, apiKey: apiKey ?? 'none' }));
}

/** Azure's `v1` form, which names the deployment in the body, takes a key in a header of its own. */
export function azureV1Client({ baseUrl, apiKey, fetch }: ClientTerms): OpenAiClient {
  const defaultHeaders = { Authorization: null, 'api-key': apiKey ?? 'none' };
  return asClient(new OpenAI({ ...clientOptions(fetch), baseURL: baseUrl, apiKey: apiKey ?? 'none', defaultHeaders }));
}

/** Azure's older form, which names the deployment in the address, and the version in the query. */
export function azureDeploymentClient(
  { baseUrl, apiKey, fetch }: ClientTerms,
  { deployment, apiVersion }: { readonly deployment: string; readonly apiVersion: string },
): OpenAiClient {
  return asClient(
    new AzureOpenAI({
      ...clientOptions(fetch),
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      apiVersion,
      deployment: encodeURIComponent(deployment),
    }),
  );
}

/** Nothing is read from the environment, repeated, timed or printed by the library. */
function clientOptions(fetch: typeof globalThis.fetch) {
  return {
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: NEVER_MS,
    logLevel: 'off',
    fetch,
  } satisfies ClientOptions;
}

type ResponsesParameters = OpenAI.Responses.ResponseCreateParamsNonStreaming;

function asClient(client: OpenAI): OpenAiClient {
  return {
    chat: (body) => client.chat.completions.create(body),
    respond: ({ input, ...rest }) => {
      // Items that are given back as they came are of the server's types, not of the library's.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const body: ResponsesParameters = { ...rest, input: input as OpenAI.Responses.ResponseInput };
      // Not by `responses.create`, which reads in the answer what may not be there.
      return client.post('/responses', { body });
    },
  };
}
