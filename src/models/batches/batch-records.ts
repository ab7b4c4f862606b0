import { digest } from '../../text/bytes/digest.ts';
import type { BatchLink, BatchTerms } from './batch-link.ts';
import { readRecord, writeRecord, type BatchRecord } from './batch-record.ts';

/** The name of a record in its folder. */
export function keyOf({ label }: Pick<BatchRecord, 'label'>): string {
  return digest('sha256', label, 'hex');
}

export async function keepRecord({ secret }: BatchLink, { folder }: BatchTerms, record: BatchRecord): Promise<boolean> {
  const text = writeRecord(record, secret);
  await folder.write(keyOf(record), text);
  return (await folder.read(keyOf(record))) === text;
}

/** The records of a model's batches. Those of other models and keys are left alone. */
export async function readRecords(
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
