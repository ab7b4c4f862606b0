import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { blobId } from './blob-id.ts';
import { TarReader } from './tar.ts';

export interface ArchiveLimits {
  /** The limit for the archive as it is received, and for its unpacked content. */
  readonly maxBytes: number;
  /** Larger files are skipped. */
  readonly maxFileBytes: number;
}

/** The files of an archive stay in memory, outside JavaScript's heap. No tool shows larger files. */
const LIMITS: ArchiveLimits = { maxBytes: 200 * 1_024 * 1_024, maxFileBytes: 2 * 1_024 * 1_024 };
const CHUNK_BYTES = 64 * 1_024;

/**
 * Unpacks a server's archive of a commit, a gzipped tar, in memory. Calls `keep` with each content and its git id. Names are
 * ignored: callers know the id of a file from the commit's tree, so an archive may lack content but cannot give a wrong
 * one. Returns the reason if the archive was not read to its end; the contents before that stay valid.
 */
export async function readArchive(
  archive: AsyncIterable<Uint8Array>,
  keep: (id: string, bytes: Uint8Array) => void,
  limits: ArchiveLimits = LIMITS,
): Promise<string | undefined> {
  const tar = new TarReader(limits.maxFileBytes, ({ bytes }) => keep(blobId(bytes), bytes));
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
    // Expected: the connection broke, the bytes are damaged, or there are too many. Files are then read one by one.
    return error instanceof Error ? error.message : String(error);
  }
  return tar.isAtEnd ? undefined : 'it ends in the middle';
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
