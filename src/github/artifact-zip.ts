import zlib from 'node:zlib';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { messageOf } from '../errors.ts';

/** Most files of an archive. A prompt has four. */
const MAX_ENTRIES = 100;

export type ZipContent =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | { readonly kind: 'absent' }
  /** A text without the file's content. Names in it are those of the archive, so it has to be escaped for a log. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads one file of a zip archive that anybody may have made. Nothing is written to disk, and no other file is unpacked.
 * Refuses archives that are damaged, whose names lead out of a folder, or that have the file twice; and files that are
 * larger than `maxBytes`, encrypted, longer than the archive says, or that do not have the checksum that it says.
 */
export async function readZipFile(archive: Buffer, name: string, maxBytes: number): Promise<ZipContent> {
  try {
    const zip = await open(archive);
    const entries = await listEntries(zip);
    const [entry, ...others] = entries.filter(({ fileName }) => fileName === name);
    if (entry === undefined) {
      return { kind: 'absent' };
    }
    if (others.length > 0) {
      return { kind: 'refused', reason: 'it contains the file twice' };
    }
    return entry.uncompressedSize > maxBytes
      ? { kind: 'refused', reason: `the file has ${entry.uncompressedSize} bytes, and at most ${maxBytes} are read` }
      : { kind: 'file', bytes: await unpack(zip, entry) };
  } catch (error) {
    return { kind: 'refused', reason: messageOf(error) };
  }
}

function open(archive: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Entries are read one after the other, names that lead out of a folder are errors, and so are wrong lengths.
    const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true };
    fromBuffer(archive, options, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });
}

function listEntries(zip: ZipFile): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    if (zip.entryCount > MAX_ENTRIES) {
      reject(new Error(`it contains ${zip.entryCount} files, and at most ${MAX_ENTRIES} are read`));
      return;
    }
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Unpacks a file. The library ends the stream with an error as soon as it is longer than its entry says, and reads no checksum. */
function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) {
        reject(error);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('error', reject);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (zlib.crc32(bytes) === entry.crc32) {
          resolve(bytes);
        } else {
          reject(new Error('the file does not have the checksum that the archive says'));
        }
      });
    });
  });
}
