import type { BatchLink, BatchTerms, Totals } from './batch-link.ts';
import { requestId, type BatchRecord } from './batch-record.ts';
import { keepRecord, keyOf } from './batch-records.ts';

/** Sends one batch at a time, so that none is sent twice. */
export function sendQueued(link: BatchLink, terms: BatchTerms, total: Totals, signal: AbortSignal): Promise<void> {
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
