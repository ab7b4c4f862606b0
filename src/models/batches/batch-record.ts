import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '../../text/record.ts';
import { isPlainId } from './batch-protocol.ts';

/** What a run leaves behind about a batch, so that a later one finds its results. It holds no prompt and no key. */
export interface BatchRecord {
  /** 24 hexadecimal digits. The ids of the requests begin with it. */
  readonly label: string;
  /** A digest of the model and its server. */
  readonly source: string;
  /** The id that the server gave the batch. Undefined: it is about to be sent, or its answer was lost. */
  readonly id: string | undefined;
  /** Whether the id was found in a list, and no result has shown yet that the batch is this one. */
  readonly isGuess: boolean;
  /** Batches that turned out to be others. */
  readonly others: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly requests: readonly BatchedRequest[];
}

/** A request of a batch. Its id is made of the label and its place. */
export interface BatchedRequest {
  /** The key of its reply in the cache. */
  readonly key: string;
  /** Number of its messages. */
  readonly turn: number;
  /** Whether it asks for an answer in a form. */
  readonly isShaped: boolean;
}

/** The ids of the requests of a batch, as the provider gets them: at most 64 of these characters are allowed. */
export function requestId(label: string, place: number): string {
  return `${label}-${place}`;
}

/** Writes the file of a record: a line with the seal, and the record. Nobody can create it without the secret. */
export function writeRecord(record: BatchRecord, secret: string): string {
  const { requests, ...rest } = record;
  const rows = requests.map(({ key, turn, isShaped }) => [key, turn, isShaped ? 1 : 0]);
  const text = JSON.stringify({ format: FORMAT, ...rest, requests: rows });
  return `${drawSeal(text, secret).toString('hex')}\n${text}\n`;
}

const FORMAT = 'housestyle-batch-1';

/** Reads the file of a record; undefined if it was not written with this secret or has another form. */
export function readRecord(file: string, secret: string): BatchRecord | undefined {
  const end = file.indexOf('\n');
  const text = file.slice(end + 1).replace(/\n$/, '');
  const found = Buffer.from(file.slice(0, Math.max(0, end)), 'hex');
  const expected = drawSeal(text, secret);
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) {
    return undefined;
  }
  try {
    return readFields(JSON.parse(text));
  } catch {
    // Sealed, and not JSON: another version wrote it.
    return undefined;
  }
}

function readFields(value: unknown): BatchRecord | undefined {
  if (!isRecord(value) || value['format'] !== FORMAT) {
    return undefined;
  }
  const { label, source, id, isGuess, others, createdAt, requests } = value;
  if (
    typeof label !== 'string' ||
    !/^[0-9a-f]{24}$/.test(label) ||
    typeof source !== 'string' ||
    (id !== undefined && !isPlainId(id)) ||
    typeof isGuess !== 'boolean' ||
    !Array.isArray(others) ||
    !others.every(isPlainId) ||
    typeof createdAt !== 'number' ||
    !Array.isArray(requests)
  ) {
    return undefined;
  }
  const rows = requests.map(readRow);
  return rows.includes(undefined)
    ? undefined
    : { label, source, id, isGuess, others, createdAt, requests: rows.filter((row) => row !== undefined) };
}

function readRow(row: unknown): BatchedRequest | undefined {
  if (!Array.isArray(row)) {
    return undefined;
  }
  const [key, turn, isShaped]: readonly unknown[] = row;
  return typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) && typeof turn === 'number'
    ? { key, turn, isShaped: isShaped === 1 }
    : undefined;
}

/** With a key of its own, so that the secret itself signs nothing. */
function drawSeal(text: string, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('housestyle batch').digest();
  return createHmac('sha256', key).update(text).digest();
}
