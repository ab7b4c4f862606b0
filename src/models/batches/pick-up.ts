import type { ModelReply } from '../model.ts';
import { isWorthKeeping } from '../replies/kept-reply.ts';
import { storeReply } from '../replies/reply-cache.ts';
import { cutReply } from '../without-keys.ts';
import type { BatchLink, BatchTerms } from './batch-link.ts';
import type { BatchState } from './batch-protocol.ts';
import { requestId, type BatchedRequest, type BatchRecord } from './batch-record.ts';
import { keepRecord, keyOf, readRecords } from './batch-records.ts';
import { endedWithout } from './model-batches.ts';

/** A clock of a provider may be behind. */
const MAX_SKEW_MS = 120_000;

/** Looks at the batches of earlier runs, and puts their replies into the cache. */
export async function pickUp(link: BatchLink, terms: BatchTerms, signal: AbortSignal): Promise<void> {
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
export async function locate(
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

export function isFresh({ createdAt }: BatchRecord, { clock }: BatchTerms): boolean {
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
