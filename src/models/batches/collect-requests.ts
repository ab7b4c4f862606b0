import type { AnsweredReply, FailedReply, Model, ModelReply, ModelRequest } from '../model.ts';
import { cachedModel } from '../replies/reply-cache.ts';
import { replyKey } from '../replies/reply-key.ts';
import type { BatchLink, BatchTerms, Totals } from './batch-link.ts';
import { pickUp } from './pick-up.ts';
import { sendQueued } from './send-batch.ts';

/** Smaller than providers allow, so that what is collected fits in memory; what exceeds it is sent as another batch. */
const MAX_BATCH_BYTES = 64_000_000;
/** The frame of a request in a batch, with its id. */
const ENTRY_BYTES = 200;

/** A server may be asked directly so many times before its refusals are taken to be about single requests. */
const MAX_DIRECT_FAILURES = 3;

/** Picks up what earlier batches brought before the first request, and says of each reply what it used. */
export function batchedModel(link: BatchLink, terms: BatchTerms, total: Totals): Model {
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
