import { isRecord } from '../../text/record.ts';
import { isPlainId, type BatchLine, type BatchProtocol, type BatchState } from '../batches/batch-protocol.ts';
import { asFields, asText, asTokenCount } from '../answers/json-answer.ts';

/** What is used of Anthropic's client. Answers are not validated. */
export interface AnthropicClient {
  get(path: string, options?: { readonly query?: object; readonly __binaryResponse?: boolean }): Promise<unknown>;
  post(path: string, options?: { readonly body?: object }): Promise<unknown>;
}

/**
 * Message Batches, as of November 2026 (https://platform.claude.com/docs/en/build-with-claude/batch-processing and the
 * types of the client, 1.11.0): at most 100,000 requests or 256 MB, answered within 24 hours, results kept for 29 days.
 * Requests that failed, expired or were cancelled are not billed. A batch has no label and no idempotency key: only its
 * results name the requests.
 */
export function anthropicBatches(
  connect: (fetch: typeof globalThis.fetch) => AnthropicClient,
  { write, read }: Pick<BatchProtocol, 'write' | 'read'>,
): BatchProtocol {
  return {
    maxRequests: 100_000,
    maxBytes: 256_000_000,
    write,
    read,
    send: ({ entries }, fetch) =>
      connect(fetch).post(PATH, {
        body: { requests: entries.map(({ id, body }) => ({ custom_id: id, params: body })) },
      }),
    look: (id, fetch) => connect(fetch).get(`${PATH}/${id}`),
    list: (after, fetch) =>
      connect(fetch).get(PATH, { query: { limit: 100, ...(after === undefined ? {} : { after_id: after }) } }),
    cancel: (id, fetch) => connect(fetch).post(`${PATH}/${id}/cancel`),
    // `results_url` is not used: the key must not go to an address that an answer names.
    openResults: ({ id }, fetch) => [
      async () => asResponse(await connect(fetch).get(`${PATH}/${id}/results`, { __binaryResponse: true })),
    ],
    readBatch,
    readLine,
  };
}

function asResponse(answer: unknown): Response {
  if (!(answer instanceof Response)) {
    throw new TypeError('the client did not pass the response on');
  }
  return answer;
}

const PATH = '/v1/messages/batches';

function readBatch(value: unknown): BatchState | undefined {
  const { id, processing_status: status, created_at: createdAt, request_counts: counts } = asFields(value);
  const time = Date.parse(asText(createdAt));
  if (!isPlainId(id) || typeof status !== 'string' || Number.isNaN(time)) {
    return undefined;
  }
  const requests = isRecord(counts)
    ? ['processing', 'succeeded', 'errored', 'canceled', 'expired'].reduce(
        (sum, name) => sum + (asTokenCount(counts[name]) ?? 0),
        0,
      )
    : undefined;
  return {
    kind: 'batch',
    id,
    status: status === 'ended' ? 'ended' : 'working',
    createdAt: time,
    requests,
    label: undefined,
    files: [],
    said: undefined,
  };
}

function readLine(value: unknown): BatchLine | undefined {
  const { custom_id: id, result } = asFields(value);
  const { type, message, error } = asFields(result);
  if (typeof id !== 'string') {
    return undefined;
  }
  switch (type) {
    case 'succeeded':
      return { kind: 'answer', id, answer: message };
    case 'errored':
      return { kind: 'error', id, status: undefined, body: error };
    case 'canceled':
      return { kind: 'ended', id, how: 'cancelled' };
    case 'expired':
      return { kind: 'ended', id, how: 'expired' };
    default:
      return undefined;
  }
}
