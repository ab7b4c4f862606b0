import { usageError } from '../../errors.ts';
import { digest } from '../../text/bytes/digest.ts';
import { fullNameOf } from '../full-name.ts';
import type { FailedReply, Model, ModelReply, TokenUsage } from '../model.ts';
import type { OpenedModel } from '../model-over.ts';
import type { ReplyCache, ReplyOrigin } from '../replies/reply-cache.ts';
import type { ReplyFolder } from '../replies/reply-folder.ts';
import type { RetryClock } from '../wire/retry-clock.ts';
import type { BatchedRequest } from './batch-record.ts';
import type { ModelBatches } from './model-batches.ts';

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
export interface BatchLink {
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

export interface QueuedRequest extends BatchedRequest {
  readonly body: object;
}

/** What a run did so far. */
export interface Totals {
  waits: number;
  batches: number;
  requests: number;
  failure: FailedReply | undefined;
}

/** Throws a `UserError` for a model that cannot be asked in batches. */
export function openLink(opened: OpenedModel, direct: Model, origin: ReplyOrigin): BatchLink {
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
