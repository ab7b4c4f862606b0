import { setImmediate } from 'node:timers/promises';
import { atMost } from '../at-most.ts';
import { blobId } from './blob-id.ts';
import { MAX_REQUESTS_AT_ONCE, type RemoteRepository } from './remote.ts';

/** A blob that is probably needed soon. */
export interface ExpectedBlob {
  readonly id: string;
  /** About how large it is. */
  readonly bytes: number;
}

/** Reads blobs in batches. */
export interface GatheredBlobs {
  /** Reads a blob; throws what the repository throws. */
  readonly blob: RemoteRepository['blob'];
  /**
   * Names blobs that are probably needed soon. They are read with the first blob that is needed, if there is room in its
   * batch, and never on their own.
   */
  readonly expect: (blobs: readonly ExpectedBlob[]) => void;
}

/** Most blobs in one request: GitHub ends a request after 10 seconds. */
const MAX_BLOBS = 100;
/** About the most bytes in one request. */
const MAX_BYTES = 2_000_000;

/**
 * Reads blobs that are needed at the same time with one request, together with those that are expected. A text that does
 * not have the bytes of its id (another encoding, a byte order mark, cut off) is not used, and read alone.
 */
export function gatherBlobs(repository: RemoteRepository): GatheredBlobs {
  const inTurn = atMost(MAX_REQUESTS_AT_ONCE);
  const alone = (id: string): Promise<Uint8Array> => inTurn(() => repository.blob(id));
  const { blobs: readMany } = repository;
  if (readMany === undefined) {
    return { blob: alone, expect: () => undefined };
  }
  const expected = new Map<string, number>();
  /** Read, and not yet given to anybody: who needs a blob twice remembers it. */
  const held = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<void>>();
  let batch: { readonly ids: Set<string>; readonly done: Promise<void> } | undefined;

  const readPart = async (ids: readonly string[]): Promise<void> => {
    for (const [id, bytes] of await inTurn(() => readMany(ids))) {
      if (blobId(bytes) === id) {
        held.set(id, bytes);
      }
    }
  };
  const readBatch = async (ids: Set<string>): Promise<void> => {
    // What is asked for at the same time is known when all promises that can go on have done so.
    await setImmediate();
    batch = undefined;
    addExpected(ids, expected);
    ids.forEach((id) => expected.delete(id));
    // A single blob is read alone.
    const parts = divide([...ids]).filter((part) => part.length > 1);
    const reads = parts.map((part) => {
      const done = readPart(part);
      part.forEach((id) => underWay.set(id, done));
      return done;
    });
    await Promise.all(reads);
    ids.forEach((id) => underWay.delete(id));
  };
  const join = (id: string): Promise<void> => {
    if (batch === undefined) {
      const ids = new Set<string>();
      batch = { ids, done: readBatch(ids) };
    }
    batch.ids.add(id);
    return batch.done;
  };
  return {
    blob: async (id) => {
      if (!held.has(id)) {
        await (underWay.get(id) ?? join(id));
      }
      const bytes = held.get(id);
      held.delete(id);
      return bytes ?? alone(id);
    },
    expect: (blobs) =>
      blobs
        .filter(({ id }) => !held.has(id) && !underWay.has(id))
        .forEach(({ id, bytes }) => {
          expected.set(id, bytes);
        }),
  };
}

function divide(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / MAX_BLOBS) }, (_, part) =>
    ids.slice(part * MAX_BLOBS, (part + 1) * MAX_BLOBS),
  );
}

/** Fills a batch with expected blobs, in their order. */
function addExpected(ids: Set<string>, expected: ReadonlyMap<string, number>): void {
  let bytes = 0;
  for (const [id, size] of expected) {
    if (ids.size >= MAX_BLOBS) {
      return;
    }
    if (!ids.has(id) && bytes + size <= MAX_BYTES) {
      bytes += size;
      ids.add(id);
    }
  }
}
