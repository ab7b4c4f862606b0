import { usageError } from '../../errors.ts';
import { digest } from '../../text/bytes/digest.ts';
import { fullNameOf } from '../full-name.ts';
import type { AnsweredReply, FailedReply, Model, ModelReply, ModelRequest, TokenUsage } from '../model.ts';
import type { OpenedModel } from '../model-over.ts';
import { isWorthKeeping } from '../replies/kept-reply.ts';
import { cachedModel, storeReply, type ReplyCache, type ReplyOrigin } from '../replies/reply-cache.ts';
import type { ReplyFolder } from '../replies/reply-folder.ts';
import { replyKey } from '../replies/reply-key.ts';
import type { RetryClock } from '../wire/retry-clock.ts';
import { cutReply } from '../without-keys.ts';
import type { BatchState } from './batch-protocol.ts';
import { readRecord, requestId, writeRecord, type BatchedRequest, type BatchRecord } from './batch-record.ts';
import { endedWithout, type ModelBatches } from './model-batches.ts';

/** Asks models in batches: collects requests, sends them together, and picks their replies up, maybe in a later run. */
export interface BatchRun {
  /** Wraps a model so that its requests go into batches. Throws a `UserError` if that is not possible. */
  wrap(opened: OpenedModel, direct: Model, origin: ReplyOrigin): Model;
  /** How many times a request of this run had to wait for a batch. */
  waits(): number;
  /** Sends what was collected. */
  send(signal: AbortSignal): Promise<SentRequests>;
  /** Waits until all batches are answered. Returns false if some are not when the time is over, or none was sent. */
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  /** Begins another round: its first request picks up what was answered meanwhile. */
  nextRound(): void;
  /** Cancels all batches that are not answered. Returns how many there were. */
  cancel(signal: AbortSignal): Promise<number>;
  /** Answers that were paid for and that no request of this run asked for, and what they used. */
  leftOver(): readonly { readonly model: string; readonly usage: TokenUsage }[];
}

export interface SentRequests {
  readonly batches: number;
  readonly requests: number;
  /** Requests in batches of this or an earlier run that are not answered yet. */
  readonly waiting: number;
  /** Why some requests could not be sent. */
  readonly failure: FailedReply | undefined;
}

export interface BatchTerms {
  /** Keeps the records of batches between runs. */
  readonly folder: Pick<ReplyFolder, 'list' | 'read' | 'remove' | 'write'>;
  readonly cache: ReplyCache;
  readonly clock: Pick<RetryClock, 'now' | 'wait'>;
  /** Replaces the keys and tokens of the run in replies. */
  readonly cut: (text: string) => string;
  /** 24 hexadecimal digits that no other batch has. */
  readonly newLabel: () => string;
  readonly say: (sentence: string) => void;
}

/** The batches of one model, with what is known of their requests. */
interface BatchLink {
  readonly name: string;
  readonly model: Pick<Model, 'name' | 'provider'>;
  readonly batches: ModelBatches;
  readonly direct: Model;
  readonly origin: ReplyOrigin;
  readonly secret: string;
  /** A digest of the model and its server. */
  readonly source: string;
  readonly queue: Map<string, QueuedRequest>;
  /** Keys of requests in batches that are not answered. */
  readonly pending: Set<string>;
  /** Replies of batches that are not in the cache: failures, and answers that another try may improve. */
  readonly settled: Map<string, ModelReply>;
  /** What the replies of batches used that are in the cache. */
  readonly paid: Map<string, TokenUsage>;
  /** Forms of requests that the server is known to accept, after one was asked directly. */
  readonly proven: Set<string>;
  readonly proving: Map<string, Promise<ModelReply>>;
  /** Direct requests that failed. */
  failures: number;
  queuedBytes: number;
  pickedUp: Promise<void> | undefined;
  sending: Promise<unknown>;
}

interface QueuedRequest extends BatchedRequest {
  readonly body: object;
}

/** Smaller than providers allow, so that what is collected fits in memory; what exceeds it is sent as another batch. */
const MAX_BATCH_BYTES = 64_000_000;
/** The frame of a request in a batch, with its id. */
const ENTRY_BYTES = 200;
/** A server may be asked directly so many times before its refusals are taken to be about single requests. */
const MAX_DIRECT_FAILURES = 3;
/** A clock of a provider may be behind. */
const MAX_SKEW_MS = 120_000;
const POLL_MS = 60_000;

export function openBatchRun(terms: BatchTerms): BatchRun {
  const links: BatchLink[] = [];
  const total: Totals = { waits: 0, batches: 0, requests: 0, failure: undefined };
  return {
    wrap: (opened, direct, origin) => {
      const link = openLink(opened, direct, origin);
      links.push(link);
      return batchedModel(link, terms, total);
    },
    waits: () => total.waits,
    send: async (signal) => {
      for (const link of links) {
        await sendQueued(link, terms, total, signal);
      }
      return { ...total, waiting: links.reduce((sum, { pending }) => sum + pending.size, 0) };
    },
    wait: (milliseconds, signal) => waitForBatches(links, terms, milliseconds, signal),
    nextRound: () => {
      for (const link of links) {
        link.pickedUp = undefined;
      }
    },
    cancel: (signal) => cancelBatches(links, terms, signal),
    leftOver: () => links.flatMap(({ name, paid }) => [...paid.values()].map((usage) => ({ model: name, usage }))),
  };
}

interface Totals {
  waits: number;
  batches: number;
  requests: number;
  failure: FailedReply | undefined;
}

function openLink(opened: OpenedModel, direct: Model, origin: ReplyOrigin): BatchLink {
  const { name, provider, batches } = opened;
  if (batches === undefined) {
    throw usageError(
      'no-batches',
      `\`batch\` is on, but the provider \`${provider}\` has no batch API that Housestyle supports`,
      'Leave out `batch`, or use the provider `openai` or `anthropic`.',
    );
  }
  if (origin.secret === undefined || origin.secret === '') {
    throw usageError(
      'batch-without-key',
      `\`batch\` needs the API key of ${fullNameOf(opened)}: it seals what is kept about batches between runs`,
      'Give `api-key`, or leave out `batch`.',
    );
  }
  const { address, api, maxOutputTokens } = origin;
  return {
    name: fullNameOf(opened),
    model: { name, provider },
    batches,
    direct,
    origin,
    secret: origin.secret,
    source: digest('sha256', JSON.stringify([provider, name, address, api, maxOutputTokens]), 'hex'),
    queue: new Map(),
    pending: new Set(),
    settled: new Map(),
    paid: new Map(),
    proven: new Set(),
    proving: new Map(),
    failures: 0,
    queuedBytes: 0,
    pickedUp: undefined,
    sending: Promise.resolve(),
  };
}

/** Picks up what earlier batches brought before the first request, and says of each reply what it used. */
function batchedModel(link: BatchLink, terms: BatchTerms, total: Totals): Model {
  const { direct, model, origin } = link;
  const collecting: Model = {
    ...model,
    get takesTools() {
      return direct.takesTools;
    },
    ask: (request, signal) => collect(link, terms, total, request, signal),
  };
  const cached = cachedModel(collecting, origin, terms.cache);
  return {
    ...model,
    get takesTools() {
      return direct.takesTools;
    },
    ask: async (request, signal) => {
      link.pickedUp ??= pickUp(link, terms, signal);
      await link.pickedUp;
      const reply = await cached.ask(request, signal);
      return reply.kind === 'answer' && reply.isCached === true ? withUsage(link, request, reply) : reply;
    },
  };
}

/** The first time that a reply of a batch is used, it counts as what it cost. */
function withUsage(link: BatchLink, request: ModelRequest, reply: AnsweredReply): AnsweredReply {
  const key = replyKey(link.model, link.origin, request);
  const usage = key === undefined ? undefined : link.paid.get(key);
  if (key === undefined || usage === undefined) {
    return reply;
  }
  link.paid.delete(key);
  const { isCached: _, ...rest } = reply;
  return { ...rest, usage, isBatched: true };
}

const QUEUED: FailedReply = {
  kind: 'failed',
  cause: 'batched',
  reason: 'it was put into a batch, which a later run picks up',
  fatal: false,
};
const WAITING: FailedReply = {
  kind: 'failed',
  cause: 'waiting',
  reason: 'it is in a batch that is not answered yet',
  fatal: false,
};

/** Puts a request into the next batch, or says what became of it in an earlier one. */
async function collect(
  link: BatchLink,
  terms: BatchTerms,
  total: Totals,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelReply> {
  const key = replyKey(link.model, link.origin, request);
  if (key === undefined) {
    return link.direct.ask(request, signal);
  }
  const settled = link.settled.get(key);
  if (settled !== undefined) {
    link.settled.set(key, withoutUsage(settled));
    return settled;
  }
  if (link.pending.has(key) || link.queue.has(key)) {
    total.waits += 1;
    return WAITING;
  }
  const proof = await prove(link, request, signal);
  if (proof !== undefined) {
    return proof;
  }
  const body = link.batches.write(request);
  const bytes = Buffer.byteLength(JSON.stringify(body)) + ENTRY_BYTES;
  if (bytes > maxBytes(link)) {
    return { kind: 'failed', cause: 'too-long', reason: 'it is larger than a batch may be', fatal: false };
  }
  if (link.queuedBytes + bytes > maxBytes(link) || link.queue.size >= link.batches.maxRequests) {
    await sendQueued(link, terms, total, signal);
  }
  link.queue.set(key, { key, turn: request.messages.length, isShaped: request.shape !== undefined, body });
  link.queuedBytes += bytes;
  total.waits += 1;
  return QUEUED;
}

function maxBytes({ batches }: BatchLink): number {
  return Math.min(MAX_BATCH_BYTES, batches.maxBytes);
}

function withoutUsage(reply: ModelReply): ModelReply {
  if (reply.kind === 'failed') {
    const { usage: _, ...failed } = reply;
    return failed;
  }
  return { ...reply, isCached: true, isBatched: false, usage: { inputTokens: 0, outputTokens: 0 } };
}

/**
 * Asks the first request of each form directly. In a batch, a parameter that the model does not take would fail all
 * requests a day later; this one shows it at once, and a wrong key or name of the model too.
 */
async function prove(link: BatchLink, request: ModelRequest, signal: AbortSignal): Promise<ModelReply | undefined> {
  for (;;) {
    const form = link.batches.formOf(request);
    const running = link.proving.get(form);
    if (link.proven.has(form) || link.failures >= MAX_DIRECT_FAILURES) {
      return undefined;
    }
    if (running === undefined) {
      return proveBy(link, form, request, signal);
    }
    const reply = await running;
    if (reply.kind === 'failed' && reply.fatal) {
      return reply;
    }
  }
}

async function proveBy(link: BatchLink, form: string, request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
  const asked = link.direct.ask(request, signal);
  link.proving.set(form, asked);
  const reply = await asked;
  link.proving.delete(form);
  if (reply.kind === 'answer') {
    link.proven.add(form);
  } else if (!reply.fatal) {
    link.failures += 1;
  }
  return reply;
}

/** Sends one batch at a time, so that none is sent twice. */
function sendQueued(link: BatchLink, terms: BatchTerms, total: Totals, signal: AbortSignal): Promise<void> {
  const sent = link.sending.then(() => sendBatch(link, terms, total, signal));
  link.sending = sent;
  return sent;
}

/** The record is written before the batch is sent: if the answer is lost, the next run looks for the batch. */
async function sendBatch(link: BatchLink, terms: BatchTerms, total: Totals, signal: AbortSignal): Promise<void> {
  const requests = [...link.queue.values()];
  if (requests.length === 0) {
    return;
  }
  link.queue.clear();
  link.queuedBytes = 0;
  const record: BatchRecord = {
    label: terms.newLabel(),
    source: link.source,
    id: undefined,
    isGuess: false,
    others: [],
    createdAt: terms.clock.now(),
    requests: requests.map(({ key, turn, isShaped }) => ({ key, turn, isShaped })),
  };
  if (!(await keepRecord(link, terms, record))) {
    total.failure ??= {
      kind: 'failed',
      cause: 'invalid',
      reason: 'the batch was not sent, because `cache-dir` does not keep what a later run needs to find it',
      fatal: true,
    };
    return;
  }
  const entries = requests.map(({ body }, place) => ({ id: requestId(record.label, place), body }));
  const sent = await link.batches.send({ label: record.label, entries }, signal);
  if (sent.kind !== 'not-sent') {
    requests.forEach(({ key }) => link.pending.add(key));
  }
  switch (sent.kind) {
    case 'sent':
      await keepRecord(link, terms, { ...record, id: sent.batch.id });
      total.batches += 1;
      total.requests += requests.length;
      terms.say(`Batch ${sent.batch.id} with ${requests.length} requests to ${link.name} was sent.`);
      return;
    case 'unsure':
      total.failure ??= sent.failure;
      terms.say(
        `It is not known whether a batch of ${requests.length} requests to ${link.name} was sent (${terms.cut(sent.failure.reason)}). The next run looks for it before it sends anything again.`,
      );
      return;
    case 'not-sent':
      await terms.folder.remove(keyOf(record));
      total.failure ??= sent.failure;
      terms.say(
        `A batch of ${requests.length} requests to ${link.name} was not sent: ${terms.cut(sent.failure.reason)}.`,
      );
      return;
  }
}

/** The name of a record in its folder. */
function keyOf({ label }: Pick<BatchRecord, 'label'>): string {
  return digest('sha256', label, 'hex');
}

async function keepRecord({ secret }: BatchLink, { folder }: BatchTerms, record: BatchRecord): Promise<boolean> {
  const text = writeRecord(record, secret);
  await folder.write(keyOf(record), text);
  return (await folder.read(keyOf(record))) === text;
}

/** The records of a model's batches. Those of other models and keys are left alone. */
async function readRecords(
  { secret, source }: BatchLink,
  { folder, say }: BatchTerms,
): Promise<readonly BatchRecord[]> {
  const records: BatchRecord[] = [];
  let foreign = 0;
  for (const key of await folder.list()) {
    const text = await folder.read(key);
    const record = text === undefined ? undefined : readRecord(text, secret);
    if (record === undefined || keyOf(record) !== key) {
      foreign += text === undefined ? 0 : 1;
    } else if (record.source === source) {
      records.push(record);
    }
  }
  if (foreign > 0) {
    say(
      `${foreign} ${foreign === 1 ? 'record of a batch in `cache-dir` is' : 'records of batches in `cache-dir` are'} not used: damaged, or not sealed with this API key.`,
    );
  }
  return records.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Looks at the batches of earlier runs, and puts their replies into the cache. */
async function pickUp(link: BatchLink, terms: BatchTerms, signal: AbortSignal): Promise<void> {
  const records = await readRecords(link, terms);
  const taken = new Set(records.flatMap(({ id, isGuess }) => (id === undefined || isGuess ? [] : [id])));
  link.pending.clear();
  for (const record of records) {
    await pickUpBatch(link, terms, record, taken, signal);
  }
}

async function pickUpBatch(
  link: BatchLink,
  terms: BatchTerms,
  record: BatchRecord,
  taken: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const located = record.id === undefined ? await locate(link, terms, record, taken, signal) : record;
  if (located?.id === undefined) {
    if (located !== undefined) {
      record.requests.forEach(({ key }) => link.pending.add(key));
    }
    return;
  }
  const state = await link.batches.look(located.id, signal);
  if (state.kind === 'failed') {
    if (state.cause === 'not-found') {
      await settleAll(link, terms, located, `the provider does not have batch ${located.id} any more`);
      return;
    }
    terms.say(`Batch ${located.id} of ${link.name} cannot be looked at: ${state.reason}.`);
  }
  if (state.kind === 'failed' || state.status === 'working') {
    located.requests.forEach(({ key }) => link.pending.add(key));
    return;
  }
  if (state.status === 'failed') {
    const said = state.said === undefined ? '' : `: ${terms.cut(state.said).slice(0, MAX_SAID_CHARACTERS)}`;
    await settleAll(link, terms, located, `the provider refused its batch${said}`);
    return;
  }
  await takeResults(link, terms, located, state, taken, signal);
}

const MAX_SAID_CHARACTERS = 300;

/**
 * Looks for a batch whose answer was lost. A provider that keeps a label names it by that; else it is the first batch that
 * is new enough, as large, and nobody's, until its results show whose it is. A batch that is not found was not sent.
 */
async function locate(
  link: BatchLink,
  terms: BatchTerms,
  record: BatchRecord,
  taken: Set<string>,
  signal: AbortSignal,
): Promise<BatchRecord | undefined> {
  const { label, others, requests } = record;
  const found = await link.batches.find(
    (batch) =>
      batch.label === undefined
        ? batch.requests === requests.length && !taken.has(batch.id) && !others.includes(batch.id)
        : batch.label === label,
    record.createdAt - MAX_SKEW_MS,
    signal,
  );
  if (found === undefined && isFresh(record, terms)) {
    return record;
  }
  if (found === undefined) {
    terms.say(`A batch of ${requests.length} requests to ${link.name} was not sent by an earlier run after all.`);
    await terms.folder.remove(keyOf(record));
    return undefined;
  }
  if (found.kind === 'failed') {
    terms.say(`It is still not known whether a batch to ${link.name} was sent: ${found.reason}.`);
    return record;
  }
  taken.add(found.id);
  const located = { ...record, id: found.id, isGuess: found.label === undefined };
  await keepRecord(link, terms, located);
  return located;
}

/** A server may list a batch a little later than it took it. */
const LISTED_LATER_MS = 600_000;

function isFresh({ createdAt }: BatchRecord, { clock }: BatchTerms): boolean {
  return clock.now() - createdAt < LISTED_LATER_MS;
}

async function takeResults(
  link: BatchLink,
  terms: BatchTerms,
  record: BatchRecord,
  state: BatchState,
  taken: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const places = new Map(record.requests.map((request, place) => [requestId(record.label, place), request]));
  const missing = new Map(places);
  const failures: string[] = [];
  const read = await link.batches.readResults(
    state,
    {
      turnOf: (id) => places.get(id)?.turn,
      take: async (id, reply) => {
        const request = places.get(id);
        if (request !== undefined) {
          missing.delete(id);
          failures.push(...(reply.kind === 'failed' ? [reply.reason] : []));
          await settle(link, terms, request, reply);
        }
      },
    },
    signal,
  );
  if (read.kind === 'failed') {
    terms.say(`${terms.cut(read.reason)}. The next run tries again.`);
    missing.forEach(({ key }) => link.pending.add(key));
    return;
  }
  if (record.isGuess && missing.size === places.size && read.unknown > 0) {
    const next = { ...record, id: undefined, isGuess: false, others: [...record.others, state.id] };
    await keepRecord(link, terms, next);
    await pickUpBatch(link, terms, next, taken, signal);
    return;
  }
  for (const request of missing.values()) {
    failures.push(NO_RESULT);
    await settle(link, terms, request, endedWithout(NO_RESULT));
  }
  await terms.folder.remove(keyOf(record));
  terms.say(describePickUp(link, state, places.size, failures, read));
}

const NO_RESULT = 'its batch has no result for it';

async function settle(
  link: BatchLink,
  terms: BatchTerms,
  { key, isShaped }: BatchedRequest,
  given: ModelReply,
): Promise<void> {
  const reply = cutReply(given, terms.cut);
  if (reply.kind === 'answer' && isWorthKeeping(reply, { isShaped }, link.model)) {
    await storeReply(terms.cache, key, reply, link.origin);
    if ((await terms.cache.storeFor(link.secret)?.read(key)) !== undefined) {
      link.paid.set(key, reply.usage);
      return;
    }
  }
  link.settled.set(key, reply.kind === 'answer' ? { ...reply, isBatched: true } : reply);
}

async function settleAll(link: BatchLink, terms: BatchTerms, record: BatchRecord, reason: string): Promise<void> {
  for (const { key } of record.requests) {
    link.settled.set(key, endedWithout(reason));
  }
  await terms.folder.remove(keyOf(record));
  terms.say(
    `Batch ${record.id ?? ''} of ${link.name}: none of ${record.requests.length} requests was answered: ${reason}.`,
  );
}

function describePickUp(
  { name }: BatchLink,
  { id }: BatchState,
  all: number,
  failures: readonly string[],
  { unknown, repeated, damaged }: { readonly unknown: number; readonly repeated: number; readonly damaged: number },
): string {
  const [first] = failures;
  const reasons = new Set(failures);
  const odd = [
    ...(unknown === 0 ? [] : [`${unknown} for unknown requests`]),
    ...(repeated === 0 ? [] : [`${repeated} repeated`]),
    ...(damaged === 0 ? [] : [`${damaged} damaged or too long`]),
  ];
  return [
    `Batch ${id} of ${name}: ${all - failures.length} of ${all} requests were answered`,
    first === undefined
      ? ''
      : `; ${failures.length} were not (${first}${reasons.size > 1 ? ', and other reasons' : ''})`,
    odd.length === 0 ? '' : `; results that were ignored: ${odd.join(', ')}`,
    '.',
  ].join('');
}

async function waitForBatches(
  links: readonly BatchLink[],
  terms: BatchTerms,
  milliseconds: number,
  signal: AbortSignal,
): Promise<boolean> {
  const end = terms.clock.now() + milliseconds;
  for (;;) {
    const working = await countWorking(links, terms, signal);
    if (working.sent === 0 || signal.aborted) {
      return false;
    }
    if (working.working === 0) {
      return true;
    }
    const left = end - terms.clock.now();
    if (left <= 0) {
      return false;
    }
    await terms.clock.wait(Math.min(POLL_MS, left), signal);
  }
}

async function countWorking(
  links: readonly BatchLink[],
  terms: BatchTerms,
  signal: AbortSignal,
): Promise<{ readonly sent: number; readonly working: number }> {
  let sent = 0;
  let working = 0;
  for (const link of links) {
    for (const record of await readRecords(link, { ...terms, say: () => undefined })) {
      sent += 1;
      working += (await isWorking(link, record, terms, signal)) ? 1 : 0;
    }
  }
  return { sent, working };
}

async function isWorking(
  { batches }: BatchLink,
  record: BatchRecord,
  terms: BatchTerms,
  signal: AbortSignal,
): Promise<boolean> {
  if (record.id === undefined) {
    return isFresh(record, terms);
  }
  const state = await batches.look(record.id, signal);
  return state.kind === 'failed' ? state.cause !== 'not-found' : state.status === 'working';
}

async function cancelBatches(links: readonly BatchLink[], terms: BatchTerms, signal: AbortSignal): Promise<number> {
  let cancelled = 0;
  for (const link of links) {
    const taken = new Set<string>();
    for (const record of await readRecords(link, terms)) {
      const located = record.id === undefined ? await locate(link, terms, record, taken, signal) : record;
      if (located?.id !== undefined) {
        const state = await link.batches.cancel(located.id, signal);
        cancelled += state.kind === 'batch' ? 1 : 0;
        terms.say(
          state.kind === 'batch'
            ? `Batch ${located.id} of ${link.name} is cancelled. The next run with \`batch\` picks up what was answered.`
            : `Batch ${located.id} of ${link.name} was not cancelled: ${state.reason}.`,
        );
      }
    }
  }
  return cancelled;
}
