import type { FailedReply, Model, TokenUsage } from '../model.ts';
import type { OpenedModel } from '../model-over.ts';
import type { ReplyOrigin } from '../replies/reply-cache.ts';
import { openLink, type BatchLink, type BatchTerms, type Totals } from './batch-link.ts';
import type { BatchRecord } from './batch-record.ts';
import { readRecords } from './batch-records.ts';
import { batchedModel } from './collect-requests.ts';
import { isFresh, locate } from './pick-up.ts';
import { sendQueued } from './send-batch.ts';

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
