import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Reads the files of a ZIP archive, by name, as PKWARE's APPNOTE.TXT describes. Checks every length and checksum. Throws
 * for anything that an unpacking program could reject. Does not support zip64, encryption or comments.
 */
export function readZip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.length - END_LENGTH;
  expectSignature(bytes, end, 0x06_05_4b_50);
  const files = new Map<string, Buffer>();
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    const { name, content, next } = readEntry(bytes, at);
    if (files.has(name)) throw new Error(`"${name}" appears twice in the archive.`);
    files.set(name, content);
    at = next;
  }
  if (at !== end) throw new Error("The central directory does not end where the archive's last record says.");
  return files;
}

/** Length of the last record, and of the fixed parts of the two other records, in bytes. */
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  /** Offset of the next entry in the central directory. */
  readonly next: number;
}

function readEntry(bytes: Buffer, at: number): Entry {
  expectSignature(bytes, at, 0x02_01_4b_50);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
  const nameEnd = at + CENTRAL_LENGTH + (nameLength ?? 0);
  const name = bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd);
  if (name.startsWith('/') || name.split('/').includes('..') || name.includes('\\')) {
    throw new Error(`"${name}" leads out of the archive's folder.`);
  }
  const content = unpack(dataOf(bytes, at, name), bytes.readUInt16LE(at + 10));
  if (content.length !== bytes.readUInt32LE(at + 24)) throw new Error(`"${name}" has a wrong length.`);
  if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`"${name}" has a wrong checksum.`);
  return { name, content, next: nameEnd + (extraLength ?? 0) + (commentLength ?? 0) };
}

/** Reads the compressed bytes of an entry. `at` is its offset in the central directory. */
function dataOf(bytes: Buffer, at: number, name: string): Buffer {
  const local = bytes.readUInt32LE(at + 42);
  expectSignature(bytes, local, 0x04_03_4b_50);
  const nameLength = bytes.readUInt16LE(local + 26);
  if (bytes.toString('utf8', local + LOCAL_LENGTH, local + LOCAL_LENGTH + nameLength) !== name) {
    throw new Error(`"${name}" has a different name in its local header.`);
  }
  const start = local + LOCAL_LENGTH + nameLength + bytes.readUInt16LE(local + 28);
  return bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
}

function unpack(data: Buffer, method: number): Buffer {
  switch (method) {
    case 0:
      return data;
    case 8:
      return inflateRawSync(data);
    default:
      throw new Error(`Compression method ${method} is not supported.`);
  }
}

function expectSignature(bytes: Buffer, at: number, signature: number): void {
  if (at < 0 || at + 4 > bytes.length || bytes.readUInt32LE(at) !== signature) {
    throw new Error(`No record with signature ${signature.toString(16)} at byte ${at}.`);
  }
}
