import { parseJson } from './fields.ts';
import { json, type Sent, type ServerError } from './protocol.ts';
import type { Answer } from './transport.ts';

/** How batches come out, and what is wrong with their results. */
export interface BatchOptions {
  /** How many looks at a batch show it at work. Absent: one. */
  readonly looks?: number;
  /** What became of a request of a batch, by its place; undefined: it is answered by the script. */
  readonly fateOf?: (place: number) => 'cancelled' | 'expired' | undefined;
  /** Changes the lines of the results. Absent: they are in the reverse order, which the providers allow. */
  readonly spoil?: (lines: readonly string[]) => readonly string[];
  /** The address for results in the answers of Anthropic's API. */
  readonly resultsUrl?: string;
  /** The status of each batch, whatever became of its requests. */
  readonly status?: string;
  /** The id that a new batch gets. */
  readonly id?: string;
  /** Redirects whoever asks for results to this address. */
  readonly resultsRedirect?: string;
  /** Breaks the connection instead of answering to a new batch: after it was taken, or before. */
  readonly breaks?: () => 'after' | 'before' | undefined;
  /** Refuses a batch after it was taken, in these words. OpenAI's API only. */
  readonly refusal?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface EmulatedBatch {
  readonly id: string;
  readonly form: 'anthropic' | 'openai';
  readonly entries: readonly { readonly id: string; readonly body: unknown; readonly url: string }[];
  readonly createdAt: number;
  readonly metadata: unknown;
  readonly endpoint: string;
  looks: number;
  isCancelled: boolean;
  results: readonly Result[] | undefined;
}

type Result = { readonly id: string } & (
  | { readonly fate: 'cancelled' | 'expired' }
  | { readonly fate: 'answered'; readonly status: number; readonly body: unknown }
);

/** Answers a request outside of a batch, as its protocol does. */
export type AnswerEntry = (url: string, body: unknown) => { readonly status: number; readonly body: unknown };

export interface BatchShelf {
  readonly batches: EmulatedBatch[];
  readonly files: Map<string, string>;
  readonly options: BatchOptions;
}

const MAX_ENTRIES = { anthropic: 100_000, openai: 50_000 };
const PAGE = 100;

/** Anthropic's Message Batches. */
export function answerMessageBatches(
  shelf: BatchShelf,
  { method, path, query, text, fail }: BatchCall,
  answerEntry: AnswerEntry,
): Answer {
  const [id, action] = path.split('/').filter((part) => part !== '');
  const draw = (batch: EmulatedBatch): Answer => whole(json(200, drawMessageBatch(shelf, batch)));
  if (id === undefined) {
    return method === 'POST'
      ? createMessageBatch(shelf, text, fail, draw)
      : whole(
          json(
            200,
            drawList(shelf, 'anthropic', query.get('after_id'), (batch) => drawMessageBatch(shelf, batch)),
          ),
        );
  }
  const batch = shelf.batches.find((one) => one.id === id && one.form === 'anthropic');
  if (batch === undefined) return whole(fail({ status: 404, message: `Message batch ${id} not found.` }));
  if (action === 'cancel') batch.isCancelled = true;
  else if (action === undefined) look(shelf, batch, answerEntry);
  else if (batch.results === undefined) return whole(fail({ status: 404, message: 'The batch has not ended.' }));
  else return whole(redirected(shelf) ?? lines(shelf, batch.results.map(drawMessageResult)));
  return draw(batch);
}

/** OpenAI's Batch API with its files. */
export function answerOpenAiBatches(
  shelf: BatchShelf,
  { method, path, query, text, fail }: BatchCall,
  answerEntry: AnswerEntry,
): Answer {
  const [kind, id, action] = path.split('/').filter((part) => part !== '');
  if (kind === 'files') {
    if (method === 'POST') return upload(shelf, text, fail);
    const content = shelf.files.get(id ?? '');
    if (content === undefined) return whole(fail({ status: 404, message: `No such File object: ${id}` }));
    return whole(redirected(shelf) ?? plain(content));
  }
  if (id === undefined) {
    return method === 'POST'
      ? createBatch(shelf, text, fail)
      : whole(
          json(
            200,
            drawList(shelf, 'openai', query.get('after'), (batch) => drawBatch(shelf, batch)),
          ),
        );
  }
  const batch = shelf.batches.find((one) => one.id === id && one.form === 'openai');
  if (batch === undefined) return whole(fail({ status: 404, message: `No batch found with id '${id}'.` }));
  if (action === 'cancel') batch.isCancelled = true;
  else look(shelf, batch, answerEntry);
  return whole(json(200, drawBatch(shelf, batch)));
}

export interface BatchCall {
  readonly method: string;
  /** The address after the one of the API. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly text: string;
  readonly fail: (error: ServerError) => Sent;
}

function whole(sent: Sent): Answer {
  return { kind: 'whole', ...sent };
}

function plain(text: string): Sent {
  return { status: 200, text, headers: { 'content-type': 'application/octet-stream' } };
}

function redirected({ options }: BatchShelf): Sent | undefined {
  const { resultsRedirect: location } = options;
  return location === undefined ? undefined : { status: 307, text: '', headers: { location } };
}

/** A look at a batch moves it on: at the end, each of its requests has a result. */
function look({ options }: BatchShelf, batch: EmulatedBatch, answerEntry: AnswerEntry): void {
  batch.looks += 1;
  if (batch.results !== undefined || (batch.looks <= (options.looks ?? 1) && !batch.isCancelled)) return;
  batch.results = batch.entries.map(({ id, url, body }, place): Result => {
    const fate = batch.isCancelled ? 'cancelled' : options.fateOf?.(place);
    return fate === undefined ? { id, fate: 'answered', ...answerEntry(url, body) } : { id, fate };
  });
}

function lines({ options }: BatchShelf, results: readonly object[]): Sent {
  const drawn = results.map((result) => JSON.stringify(result));
  return plain((options.spoil?.(drawn) ?? drawn.toReversed()).map((line) => `${line}\n`).join(''));
}

function take(
  { options, batches }: BatchShelf,
  batch: Pick<EmulatedBatch, 'form' | 'entries' | 'metadata' | 'endpoint'>,
  draw: (batch: EmulatedBatch) => Answer,
): Answer {
  const broken = options.breaks?.();
  if (broken === 'before') return { kind: 'reset' };
  const id = options.id ?? `${batch.form === 'openai' ? 'batch' : 'msgbatch'}_${batches.length + 1}`;
  const createdAt = options.now?.() ?? Date.now();
  const made = { id, createdAt, looks: 0, isCancelled: false, results: undefined, ...batch };
  batches.unshift(made);
  return broken === 'after' ? { kind: 'reset' } : draw(made);
}

function drawList(
  { batches }: BatchShelf,
  form: EmulatedBatch['form'],
  after: string | null,
  draw: (batch: EmulatedBatch) => object,
): object {
  const own = batches.filter((batch) => batch.form === form);
  const start = after === null ? 0 : own.findIndex(({ id }) => id === after) + 1;
  const page = own.slice(start, start + PAGE);
  return { data: page.map(draw), has_more: start + PAGE < own.length, last_id: page.at(-1)?.id ?? null };
}

interface MessageEntry {
  readonly custom_id?: unknown;
  readonly params?: unknown;
}

function createMessageBatch(
  shelf: BatchShelf,
  text: string,
  fail: BatchCall['fail'],
  draw: (batch: EmulatedBatch) => Answer,
): Answer {
  const body = parseJson(text) as { readonly requests?: readonly MessageEntry[] } | undefined;
  const requests = body?.requests ?? [];
  const ids = requests.map(({ custom_id: id }) => String(id));
  const fault =
    requests.length === 0 || requests.length > MAX_ENTRIES.anthropic
      ? 'requests: must have 1 to 100000 items'
      : (ids.find((id) => !/^[a-zA-Z0-9_-]{1,64}$/.test(id)) ??
        (new Set(ids).size < ids.length ? 'custom_id must be unique' : undefined));
  if (fault !== undefined) return whole(fail({ status: 400, message: fault }));
  const entries = requests.map(({ params }, place) => ({ id: ids[place] ?? '', body: params, url: '/v1/messages' }));
  return take(shelf, { form: 'anthropic', entries, metadata: null, endpoint: '/v1/messages' }, draw);
}

function drawMessageBatch({ options }: BatchShelf, batch: EmulatedBatch): object {
  const { id, createdAt, results, entries, isCancelled } = batch;
  const time = (at: number): string => new Date(at).toISOString();
  const counted = (test: (result: Result) => boolean): number => (results ?? []).filter(test).length;
  return {
    id,
    type: 'message_batch',
    processing_status: options.status ?? (results !== undefined ? 'ended' : isCancelled ? 'canceling' : 'in_progress'),
    request_counts: {
      processing: results === undefined ? entries.length : 0,
      succeeded: counted((result) => result.fate === 'answered' && result.status === 200),
      errored: counted((result) => result.fate === 'answered' && result.status !== 200),
      canceled: counted(({ fate }) => fate === 'cancelled'),
      expired: counted(({ fate }) => fate === 'expired'),
    },
    created_at: time(createdAt),
    expires_at: time(createdAt + 86_400_000),
    ended_at: results === undefined ? null : time(createdAt),
    archived_at: null,
    cancel_initiated_at: isCancelled ? time(createdAt) : null,
    results_url: results === undefined ? null : (options.resultsUrl ?? `/v1/messages/batches/${id}/results`),
  };
}

function drawMessageResult(result: Result): object {
  if (result.fate !== 'answered') {
    return { custom_id: result.id, result: { type: result.fate === 'expired' ? 'expired' : 'canceled' } };
  }
  return {
    custom_id: result.id,
    result:
      result.status === 200 ? { type: 'succeeded', message: result.body } : { type: 'errored', error: result.body },
  };
}

/** Reads the parts of an upload; the emulator does not need more of the format. */
function upload(shelf: BatchShelf, text: string, fail: BatchCall['fail']): Answer {
  const purpose = /name="purpose"\r\n\r\n([^\r]*)\r\n/.exec(text)?.[1];
  const content = /name="file"; filename="[^"]*\.jsonl"\r\n(?:[^\r]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(text)?.[1];
  if (purpose !== 'batch' || content === undefined) {
    return whole(fail({ status: 400, message: 'Invalid file or purpose.', parameter: 'purpose' }));
  }
  const id = `file-${shelf.files.size + 1}`;
  shelf.files.set(id, content);
  return whole(json(200, { id, object: 'file', bytes: content.length, purpose, filename: 'batch.jsonl' }));
}

interface BatchBody {
  readonly input_file_id?: string;
  readonly endpoint?: string;
  readonly completion_window?: string;
  readonly metadata?: unknown;
}

interface Entry {
  readonly custom_id: string;
  readonly method: string;
  readonly url: string;
  readonly body: { readonly model?: unknown };
}

function createBatch(shelf: BatchShelf, text: string, fail: BatchCall['fail']): Answer {
  const { input_file_id: file = '', endpoint = '', completion_window: window, metadata } = parseJson(text) as BatchBody;
  const content = shelf.files.get(file);
  if (content === undefined) return whole(fail({ status: 404, message: `No such File object: ${file}` }));
  if (window !== '24h') return whole(fail({ status: 400, message: 'Invalid completion_window.' }));
  const rows = content
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
  const isSound =
    rows.length > 0 &&
    rows.length <= MAX_ENTRIES.openai &&
    new Set(rows.map(({ custom_id: id }) => id)).size === rows.length &&
    new Set(rows.map(({ body }) => body.model)).size === 1 &&
    rows.every(({ method, url }) => method === 'POST' && url === endpoint);
  if (!isSound) return whole(fail({ status: 400, message: 'The batch input file is invalid.' }));
  const entries = rows.map(({ custom_id: id, body, url }) => ({ id, body, url }));
  return take(shelf, { form: 'openai', entries, metadata: metadata ?? null, endpoint }, (batch) =>
    whole(json(200, drawBatch(shelf, batch))),
  );
}

function drawBatch(shelf: BatchShelf, batch: EmulatedBatch): object {
  const { id, createdAt, results, entries, isCancelled, metadata, endpoint } = batch;
  const { refusal } = shelf.options;
  if (results !== undefined) {
    const isAnswer = (result: Result): boolean => result.fate === 'answered' && result.status === 200;
    keepFile(shelf, `output-${id}`, results.filter(isAnswer).map(drawResult));
    keepFile(shelf, `error-${id}`, results.filter((result) => !isAnswer(result)).map(drawResult));
  }
  const ended = isCancelled ? 'cancelled' : 'completed';
  const status = results === undefined ? (isCancelled ? 'cancelling' : 'in_progress') : ended;
  return {
    id,
    object: 'batch',
    endpoint,
    completion_window: '24h',
    status: shelf.options.status ?? (refusal === undefined ? status : 'failed'),
    created_at: Math.floor(createdAt / 1_000),
    metadata,
    errors: refusal === undefined ? null : { object: 'list', data: [{ code: 'refused', message: refusal }] },
    output_file_id: shelf.files.has(`output-${id}`) ? `output-${id}` : null,
    error_file_id: shelf.files.has(`error-${id}`) ? `error-${id}` : null,
    request_counts: { total: entries.length, completed: 0, failed: 0 },
  };
}

function keepFile(shelf: BatchShelf, id: string, results: readonly object[]): void {
  if (results.length > 0 && !shelf.files.has(id)) shelf.files.set(id, lines(shelf, results).text);
}

function drawResult(result: Result): object {
  const { id: custom_id } = result;
  if (result.fate !== 'answered') {
    const code = result.fate === 'expired' ? 'batch_expired' : 'batch_cancelled';
    return { id: `row-${custom_id}`, custom_id, response: null, error: { code, message: 'Not executed.' } };
  }
  const response = { status_code: result.status, request_id: 'req_emulated', body: result.body };
  return { id: `row-${custom_id}`, custom_id, response, error: null };
}
