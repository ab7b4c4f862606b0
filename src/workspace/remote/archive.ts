import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { readTar } from './tar.ts';

export interface ArchiveLimits {
  /** Of the archive as it comes, and of what it unpacks to. */
  readonly maxBytes: number;
  /** Larger files are not given. */
  readonly maxFileBytes: number;
}

/** All that is kept of an archive stays in memory, outside of JavaScript's heap. No tool shows larger files. */
const LIMITS: ArchiveLimits = { maxBytes: 200 * 1_024 * 1_024, maxFileBytes: 2 * 1_024 * 1_024 };
const CHUNK_BYTES = 64 * 1_024;

/**
 * Unpacks the archive that a server makes of a commit, a gzipped tar, in memory, and gives each content in it with the
 * id that git has for these bytes. Names are not asked: whoever looks for a file knows its id from the commit's tree, so
 * that an archive can hold too little, but nothing false. Returns why it was not read to its end, which takes nothing
 * from what was given.
 */
export async function readArchive(
  archive: AsyncIterable<Uint8Array>,
  keep: (id: string, bytes: Uint8Array) => void,
  limits: ArchiveLimits = LIMITS,
): Promise<string | undefined> {
  const tar = readTar(limits.maxFileBytes, ({ bytes }) => keep(blobId(bytes), bytes));
  const unpack = async (unzipped: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of atMostBytes(unzipped, limits.maxBytes, 'unpacks to')) {
      tar.push(chunk);
    }
  };
  try {
    await pipeline(
      () => atMostBytes(archive, limits.maxBytes, 'has'),
      createGunzip({ chunkSize: CHUNK_BYTES }),
      unpack,
    );
  } catch (error) {
    // Expected of a connection that breaks off, of damaged bytes and of too many: the files are read one by one then.
    return error instanceof Error ? error.message : String(error);
  }
  return tar.isAtEnd() ? undefined : 'it ends in the middle';
}

async function* atMostBytes(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  does: 'has' | 'unpacks to',
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new Error(`it ${does} more than ${maxBytes} bytes`);
    }
    yield chunk;
  }
}

/** What git calls a file of these bytes. */
function blobId(bytes: Uint8Array): string {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
