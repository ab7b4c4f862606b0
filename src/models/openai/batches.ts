import { isPlainId, type BatchLine, type BatchProtocol, type BatchState } from '../batches/batch-protocol.ts';
import { asFields, asList, asText, asTokenCount } from '../answers/json-answer.ts';
import type { OpenAiBatchClient } from './client.ts';

/**
 * OpenAI's Batch API, as of November 2026 (https://platform.openai.com/docs/guides/batch and the types of the client,
 * 6.49.0): a file of at most 50,000 requests or 200 MB to one model, answered within 24 hours at half the price. The file
 * and the results are kept for 30 days. `metadata` holds a label.
 */
export function openAiBatches(
  connect: (fetch: typeof globalThis.fetch) => OpenAiBatchClient,
  endpoint: '/v1/chat/completions' | '/v1/responses',
  { write, read }: Pick<BatchProtocol, 'write' | 'read'>,
): BatchProtocol {
  return {
    maxRequests: 50_000,
    maxBytes: 200_000_000,
    write,
    read,
    send: async ({ label, entries }, fetch) => {
      const lines = entries.map(({ id, body }) =>
        JSON.stringify({ custom_id: id, method: 'POST', url: endpoint, body }),
      );
      const client = connect(fetch);
      const { id } = asFields(await client.upload(`housestyle-${label}.jsonl`, `${lines.join('\n')}\n`));
      if (!isPlainId(id)) {
        throw new Error('the server did not name the uploaded file');
      }
      const metadata = { [LABEL]: label };
      return client.post('/batches', { input_file_id: id, endpoint, completion_window: '24h', metadata });
    },
    look: (id, fetch) => connect(fetch).get(`/batches/${id}`),
    list: (after, fetch) =>
      connect(fetch).get(`/batches?limit=100${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`),
    cancel: (id, fetch) => connect(fetch).post(`/batches/${id}/cancel`, undefined),
    openResults: ({ files }, fetch) => files.map((id) => () => connect(fetch).open(`/files/${id}/content`)),
    readBatch,
    readLine,
  };
}

/** The key of the label in the metadata of a batch. */
const LABEL = 'housestyle';

const ENDED = new Set<unknown>(['completed', 'expired', 'cancelled']);
const MS_PER_SECOND = 1_000;

function readBatch(value: unknown): BatchState | undefined {
  const batch = asFields(value);
  const { id, status, created_at: seconds } = batch;
  if (!isPlainId(id) || typeof status !== 'string' || typeof seconds !== 'number') {
    return undefined;
  }
  const label = asFields(batch['metadata'])[LABEL];
  const errors = asList(asFields(batch['errors'])['data']).map((error) => asText(asFields(error)['message']));
  return {
    kind: 'batch',
    id,
    status: ENDED.has(status) ? 'ended' : status === 'failed' ? 'failed' : 'working',
    createdAt: seconds * MS_PER_SECOND,
    requests: asTokenCount(asFields(batch['request_counts'])['total']),
    label: typeof label === 'string' ? label : undefined,
    files: [batch['output_file_id'], batch['error_file_id']].filter(isPlainId),
    said: errors.find((message) => message !== ''),
  };
}

function readLine(value: unknown): BatchLine | undefined {
  const { custom_id: id, response, error } = asFields(value);
  if (typeof id !== 'string') {
    return undefined;
  }
  const { status_code: status, body } = asFields(response);
  if (typeof status === 'number') {
    return status >= 200 && status < 300 ? { kind: 'answer', id, answer: body } : { kind: 'error', id, status, body };
  }
  const code = asText(asFields(error)['code']);
  if (code === 'batch_expired' || code === 'batch_cancelled') {
    return { kind: 'ended', id, how: code === 'batch_expired' ? 'expired' : 'cancelled' };
  }
  return { kind: 'error', id, status: undefined, body: { error } };
}
