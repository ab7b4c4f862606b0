import { CANCELLED } from '../cancelled.ts';
import { fullNameOf } from '../full-name.ts';
import { isWorthKeeping, readKept, writeKept, type KeptReply } from './kept-reply.ts';
import type { AnsweredReply, Model, ModelReply, TokenUsage } from '../model.ts';
import { replyKey, type ReplySource } from './reply-key.ts';
import { createReplyMemory, type ReplyMemory } from './reply-memory.ts';
import { createSharedCalls, type SharedCalls } from './shared-calls.ts';

/** Stores texts by key beyond a run. Its contents are not trusted. Neither function rejects. */
export interface ReplyStore {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}

/** The reply cache of a run, shared by all of its models. */
export interface ReplyCache {
  readonly memory: ReplyMemory;
  readonly calls: SharedCalls<ModelReply>;
  /** The store for replies that are sealed with a key. Undefined: nothing is kept for other runs. */
  readonly storeFor: (secret: string | undefined) => ReplyStore | undefined;
  /** Reports once that some files of the store were ignored. */
  readonly sayDamaged: () => void;
}

/** Where replies are kept beyond a run. */
export interface ReplyStoreTerms {
  readonly store: ReplyStore;
  /** Whether a change can bring files along that lie in the store: without a key, none of them can be told from a kept reply. */
  readonly isInCheckout: boolean;
}

/** @param say receives each kind of problem once */
export function createReplyCache(kept: ReplyStoreTerms | undefined, say: (problem: string) => void): ReplyCache {
  const said = new Set<string>();
  const sayOnce = (problem: string): void => {
    if (!said.has(problem)) {
      said.add(problem);
      say(problem);
    }
  };
  return {
    memory: createReplyMemory(),
    calls: createSharedCalls(),
    storeFor: (secret = '') => {
      if (secret === '' && kept?.isInCheckout === true) {
        sayOnce(
          '`cache-dir` is not used: it lies in the checkout, where a change can bring replies along, and without an API key these could not be told from replies of the model. Name a folder outside of the checkout',
        );
        return undefined;
      }
      return kept?.store;
    },
    sayDamaged: () => {
      sayOnce('Some cached replies were ignored: they are damaged or were saved with another API key');
    },
  };
}

/** What identifies the source of a model's replies, and the API key that seals them. */
export interface ReplyOrigin extends ReplySource {
  /** The API key. It is never stored. Without it nobody can create a file that is accepted. */
  readonly secret: string | undefined;
}

/** Wraps a model so that a request is sent only if neither this run nor the store has a reply for it. */
export function cachedModel(model: Model, source: ReplyOrigin, cache: ReplyCache): Model {
  return {
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: async (request, signal) => {
      const key = replyKey(model, source, request);
      if (key === undefined) {
        return model.ask(request, signal);
      }
      const known = cache.memory.read(key);
      if (known !== undefined) {
        return repliedBefore(known, model);
      }
      const called = await cache.calls.call(key, signal, async (shared) => {
        const kept = await readStored(cache, key, source);
        if (kept !== undefined) {
          cache.memory.keep(key, kept);
          return repliedBefore(kept, model);
        }
        const reply = await model.ask(request, shared);
        if (reply.kind === 'answer' && isWorthKeeping(reply, { isShaped: request.shape !== undefined }, model)) {
          await keepReply(cache, key, reply, source);
        }
        return reply;
      });
      switch (called.kind) {
        case 'left':
          return CANCELLED;
        case 'own':
          return called.value;
        case 'joined':
          return withoutUsage(called.value);
      }
    },
  };
}

const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0 };

async function readStored(
  { storeFor, sayDamaged }: ReplyCache,
  key: string,
  { secret = '' }: ReplyOrigin,
): Promise<KeptReply | undefined> {
  const text = await storeFor(secret)?.read(key);
  if (text === undefined) {
    return undefined;
  }
  const kept = readKept(key, text, secret);
  if (kept === undefined) {
    sayDamaged();
  }
  return kept;
}

async function keepReply(cache: ReplyCache, key: string, reply: AnsweredReply, origin: ReplyOrigin): Promise<void> {
  cache.memory.keep(key, toKept(reply));
  await storeReply(cache, key, reply, origin);
}

/** Stores a reply for this and other runs, without holding it in memory. */
export async function storeReply(
  { storeFor }: Pick<ReplyCache, 'storeFor'>,
  key: string,
  reply: AnsweredReply,
  { secret = '' }: Pick<ReplyOrigin, 'secret'>,
): Promise<void> {
  const store = storeFor(secret);
  const file = store && writeKept(key, toKept(reply), secret);
  if (file !== undefined) {
    await store?.write(key, file);
  }
}

function toKept({ text, toolCalls, opaque, notes = [] }: AnsweredReply): KeptReply {
  return { text, toolCalls, ...(opaque === undefined ? {} : { opaque }), notes };
}

function repliedBefore({ notes, ...kept }: KeptReply, model: Model): AnsweredReply {
  return {
    kind: 'answer',
    ...kept,
    cutOff: false,
    usage: NO_USAGE,
    answeredBy: fullNameOf(model),
    isCached: true,
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** The reply for a caller that joined a request of another caller, which pays for it. */
function withoutUsage(reply: ModelReply): ModelReply {
  const { earlier: _earlier, ...unpaid } = reply;
  if (unpaid.kind === 'answer') {
    return { ...unpaid, usage: NO_USAGE, isCached: true };
  }
  const { usage: _, ...failed } = unpaid;
  return failed;
}
