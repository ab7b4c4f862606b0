import OpenAI, { AzureOpenAI, type ClientOptions } from 'openai';
import type { JsonSchema } from '../model.ts';

/** Sends requests to OpenAI's two APIs, on any server. Resolves with the JSON of the answer, not validated. */
export interface OpenAiClient {
  chat(body: ChatBody): Promise<unknown>;
  respond(body: ResponsesBody): Promise<unknown>;
}

/** The parameters of Chat Completions that are used. */
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
  readonly temperature?: 0;
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

/** The parameters of the Responses API that are used. */
export interface ResponsesBody {
  readonly model: string;
  readonly instructions?: string;
  readonly input: ResponsesItem[];
  /** The provider must not store reviews. */
  readonly store: false;
  readonly include?: 'reasoning.encrypted_content'[];
  readonly max_output_tokens?: number;
  readonly text?: {
    readonly format: (NamedSchema & { readonly type: 'json_schema' }) | { readonly type: 'json_object' };
  };
  readonly tools?: (DeclaredFunction & { readonly type: 'function'; readonly strict: false })[];
  readonly tool_choice?: 'none';
  readonly temperature?: 0;
}

export type ResponsesItem =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly type: 'function_call'; readonly call_id: string; readonly name: string; readonly arguments: string }
  | { readonly type: 'function_call_output'; readonly call_id: string; readonly output: string }
  | ReturnedItem;

/** An item of an earlier answer, sent back unchanged. */
export interface ReturnedItem extends JsonSchema {
  readonly type: 'reasoning' | 'message' | 'function_call';
}

/** Uploads files and asks for JSON, for the Batch API. Answers are not validated. */
export interface OpenAiBatchClient {
  upload(name: string, text: string): Promise<unknown>;
  get(path: string): Promise<unknown>;
  post(path: string, body: object | undefined): Promise<unknown>;
  open(path: string): Promise<Response>;
}

/** Address and key of a server. */
export interface ClientTerms {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Handles retries, time limits and broken connections in place of the library. */
  readonly fetch: typeof globalThis.fetch;
}

/** The longest delay of a timer. `wire.ts` has its own time limit; the library's covers the response headers only. */
const NEVER_MS = 2 ** 31 - 1;

export function openAiClient({ baseUrl, apiKey, fetch }: ClientTerms): OpenAiClient {
  // The library requires a key; most servers on localhost do not.
  return asClient(new OpenAI({ ...clientOptions(fetch), baseURL: baseUrl, apiKey: apiKey ?? 'none' }));
}

export function openAiBatchClient({ baseUrl, apiKey, fetch }: ClientTerms): OpenAiBatchClient {
  const client = new OpenAI({ ...clientOptions(fetch), baseURL: baseUrl, apiKey: apiKey ?? 'none' });
  return {
    upload: (name, text) => {
      const form = new FormData();
      form.set('purpose', 'batch');
      form.set('file', new Blob([text], { type: 'application/jsonl' }), name);
      return client.post('/files', { body: form });
    },
    get: (path) => client.get(path),
    post: (path, body) => client.post(path, body === undefined ? {} : { body }),
    open: (path) => client.get(path, { __binaryResponse: true }),
  };
}

/** Azure's `v1` API: the deployment is named in the body and the key has its own header. */
export function azureV1Client({ baseUrl, apiKey, fetch }: ClientTerms): OpenAiClient {
  const defaultHeaders = { Authorization: null, 'api-key': apiKey ?? 'none' };
  return asClient(new OpenAI({ ...clientOptions(fetch), baseURL: baseUrl, apiKey: apiKey ?? 'none', defaultHeaders }));
}

/** Azure's older API: the deployment is in the address and the version in the query. */
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

/** The library must not read the environment, retry, enforce time limits or print. */
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
      // Items that are sent back unchanged have the server's types, not the library's.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const body: ResponsesParameters = { ...rest, input: input as OpenAI.Responses.ResponseInput };
      // `responses.create` is not used: it fails if optional parts of the answer are missing.
      return client.post('/responses', { body });
    },
  };
}
