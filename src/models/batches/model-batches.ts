import { messageOf } from '../../errors.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { explainErrorInAnswer, explainErrorStatus } from '../failures.ts';
import type { FailedReply, ModelReply, ModelRequest, TokenUsage } from '../model.ts';
import { adaptRequest, chooseToolMode, failureOnWire, failureTerms, makeReply, type ModelLink } from '../model-link.ts';
import { quoteServer } from '../quote-server.ts';
import { withUnreadParts } from '../answers/unread-parts.ts';
import { mayHaveActed, openWire, type WireOutcome } from '../wire/wire.ts';
import type { BatchLine, BatchProtocol, BatchState, WrittenBatch } from './batch-protocol.ts';
import { readTextLines, type ReadLine } from './read-lines.ts';

/** The batches of one model. No function rejects. */
export interface ModelBatches {
  readonly maxRequests: number;
  readonly maxBytes: number;
  /** The form of a request. What a server refuses of one request, it refuses of all with the same form. */
  formOf(request: ModelRequest): string;
  /** The body of a request, without what the server is known to refuse. */
  write(request: ModelRequest): object;
  send(batch: WrittenBatch, signal: AbortSignal): Promise<SentBatch>;
  look(id: string, signal: AbortSignal): Promise<BatchState | FailedReply>;
  /** Looks for a batch that was created since a time, in milliseconds since 1970. */
  find(
    isWanted: (batch: BatchState) => boolean,
    since: number,
    signal: AbortSignal,
  ): Promise<BatchState | FailedReply | undefined>;
  cancel(id: string, signal: AbortSignal): Promise<BatchState | FailedReply>;
  readResults(batch: BatchState, reader: ResultReader, signal: AbortSignal): Promise<ReadResults | FailedReply>;
}

export type SentBatch =
  | { readonly kind: 'sent'; readonly batch: BatchState }
  /** `unsure`: the server may have taken the batch, but its answer was lost. */
  | { readonly kind: 'unsure' | 'not-sent'; readonly failure: FailedReply };

export interface ResultReader {
  /** Number of messages of the request with this id; undefined if the batch has no such request. */
  readonly turnOf: (id: string) => number | undefined;
  /** Receives the first result of each request. */
  readonly take: (id: string, reply: ModelReply) => Promise<void>;
}

/** What the results of a batch were, in numbers. */
export interface ReadResults {
  readonly kind: 'results';
  /** Results of requests that the batch does not have. */
  readonly unknown: number;
  /** Further results of requests that had one already. */
  readonly repeated: number;
  /** Lines that are not results, or are too long. */
  readonly damaged: number;
}

export function openModelBatches(link: ModelLink, protocol: BatchProtocol): ModelBatches {
  return {
    maxRequests: protocol.maxRequests,
    maxBytes: protocol.maxBytes,
    formOf: (request) => chooseToolMode(link, request),
    write: (request) => {
      const toolMode = chooseToolMode(link, request);
      return protocol.write(adaptRequest(link, request, toolMode), link.learned[toolMode]);
    },
    send: (batch, signal) => sendBatch(link, protocol, batch, signal),
    look: (id, signal) => askForBatch(link, protocol, signal, (fetch) => protocol.look(id, fetch)),
    find: (isWanted, since, signal) => findBatch(link, protocol, { isWanted, since }, signal),
    cancel: (id, signal) => askForBatch(link, protocol, signal, (fetch) => protocol.cancel(id, fetch)),
    readResults: (batch, reader, signal) => readResults(link, protocol, batch, reader, signal),
  };
}

type Called =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly failure: FailedReply; readonly outcome: WireOutcome };

async function call(
  link: ModelLink,
  signal: AbortSignal,
  isRepeatable: boolean,
  send: (fetch: typeof globalThis.fetch) => Promise<unknown>,
): Promise<Called> {
  const judge = (answer: Parameters<typeof explainErrorStatus>[0]): FailedReply =>
    explainErrorStatus(answer, failureTerms(link));
  const wire = openWire({ ...link, signal, judge, isRepeatable });
  try {
    return { kind: 'done', value: await send(wire.fetch) };
  } catch (error) {
    return { kind: 'failed', failure: failureOnWire(link, wire.outcome(), error), outcome: wire.outcome() };
  }
}

async function askForBatch(
  link: ModelLink,
  protocol: BatchProtocol,
  signal: AbortSignal,
  send: (fetch: typeof globalThis.fetch) => Promise<unknown>,
): Promise<BatchState | FailedReply> {
  const called = await call(link, signal, true, send);
  if (called.kind === 'failed') {
    return called.failure;
  }
  return protocol.readBatch(called.value) ?? notABatch(link);
}

function notABatch({ server }: ModelLink): FailedReply {
  return { kind: 'failed', cause: 'unreadable', reason: `${server} did not answer with a batch`, fatal: false };
}

async function sendBatch(
  link: ModelLink,
  protocol: BatchProtocol,
  batch: WrittenBatch,
  signal: AbortSignal,
): Promise<SentBatch> {
  const called = await call(link, signal, false, (fetch) => protocol.send(batch, fetch));
  if (called.kind === 'done') {
    const state = protocol.readBatch(called.value);
    return state === undefined ? { kind: 'unsure', failure: notABatch(link) } : { kind: 'sent', batch: state };
  }
  const { failure, outcome } = called;
  const told =
    failure.cause === 'not-found'
      ? { ...failure, hint: 'This server may have no batch API: leave out `batch`.' }
      : failure;
  return { kind: mayHaveActed(outcome) ? 'unsure' : 'not-sent', failure: told };
}

/** Pages of 100 batches that are searched at most. */
const MAX_PAGES = 10;

async function findBatch(
  link: ModelLink,
  protocol: BatchProtocol,
  { isWanted, since }: { readonly isWanted: (batch: BatchState) => boolean; readonly since: number },
  signal: AbortSignal,
): Promise<BatchState | FailedReply | undefined> {
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const last = after;
    const called = await call(link, signal, true, (fetch) => protocol.list(last, fetch));
    if (called.kind === 'failed') {
      return called.failure;
    }
    const list = readPage(called.value);
    if (list === undefined) {
      return { ...notABatch(link), reason: `${link.server} did not answer with a list of batches` };
    }
    const batches = list.entries.flatMap((entry) => protocol.readBatch(entry) ?? []);
    const found = batches.find((batch) => batch.createdAt >= since && isWanted(batch));
    const oldest = batches.at(-1);
    if (found !== undefined || !list.hasMore || oldest === undefined || oldest.createdAt < since) {
      return found;
    }
    after = oldest.id;
  }
  return undefined;
}

function readPage(value: unknown): { readonly entries: readonly unknown[]; readonly hasMore: boolean } | undefined {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) {
    return undefined;
  }
  return { entries: value.data, hasMore: 'has_more' in value && value.has_more === true };
}

async function readResults(
  link: ModelLink,
  protocol: BatchProtocol,
  batch: BatchState,
  { turnOf, take }: ResultReader,
  signal: AbortSignal,
): Promise<ReadResults | FailedReply> {
  const seen = new Set<string>();
  const counts = { unknown: 0, repeated: 0, damaged: 0 };
  let status = 0;
  const open: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, { ...init, ...link.connection, signal, redirect: 'manual' });
    ({ status } = response);
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`status ${status}`);
    }
    return response;
  };
  try {
    for (const openText of protocol.openResults(batch, open)) {
      const { body } = await openText();
      for await (const text of body === null ? [] : readTextLines(body)) {
        const line = readLine(protocol, text);
        const turn = line === undefined ? undefined : turnOf(line.id);
        if (line === undefined) {
          counts.damaged += 1;
        } else if (turn === undefined) {
          counts.unknown += 1;
        } else if (seen.has(line.id)) {
          counts.repeated += 1;
        } else {
          seen.add(line.id);
          await take(line.id, replyOf(link, protocol, line, turn));
        }
      }
    }
    return { kind: 'results', ...counts };
  } catch (error) {
    const why = status === 0 || status === 200 ? messageOf(error) : `it answered ${status}`;
    return {
      kind: 'failed',
      cause: signal.aborted ? 'cancelled' : 'dropped',
      reason: `the results of the batch could not be read from ${link.server} (${quoteServer(why, link.secrets)})`,
      fatal: false,
    };
  }
}

function readLine(protocol: BatchProtocol, text: ReadLine): BatchLine | undefined {
  return text === undefined ? undefined : protocol.readLine(parseJson(text));
}

function replyOf(link: ModelLink, protocol: BatchProtocol, line: BatchLine, turn: number): ModelReply {
  switch (line.kind) {
    case 'ended':
      return endedWithout(
        line.how === 'expired' ? 'its batch expired before it was answered' : 'its batch was cancelled',
      );
    case 'error':
      return line.status === undefined
        ? explainErrorInAnswer(line.body, failureTerms(link))
        : explainErrorStatus({ status: line.status, headers: new Headers(), body: line.body }, failureTerms(link));
    case 'answer':
      return makeReply(link, withUnreadParts(protocol.read(line.answer, turn), line.answer), () => UNCOUNTED);
  }
}

/** No prompt is empty, so that 0 tokens mean that nobody counted them. */
const UNCOUNTED: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** The reply to a request that its batch did not answer. */
export function endedWithout(reason: string): FailedReply {
  return { kind: 'failed', cause: 'unbatched', reason, fatal: false };
}
