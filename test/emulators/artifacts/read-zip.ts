import { crc32, inflateRawSync } from 'node:zlib';

/**
 * The files of an archive by their names, read by PKWARE's APPNOTE.TXT and checked against every length and sum that
 * it gives twice. Throws where a program that unpacks it would stumble; takes no zip64, encryption or comments.
 */
export function readZip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.length - END_LENGTH;
  expectSignature(bytes, end, 0x06_05_4b_50);
  const files = new Map<string, Buffer>();
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    const { name, content, next } = readEntry(bytes, at);
    if (files.has(name)) throw new Error(`"${name}" is there twice.`);
    files.set(name, content);
    at = next;
  }
  if (at !== end) throw new Error('The central directory does not end where the archive says.');
  return files;
}

/** The length of the record at the end, and of the fixed part of the two others. */
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  /** Where the next one of the central directory begins. */
  readonly next: number;
}

function readEntry(bytes: Buffer, at: number): Entry {
  expectSignature(bytes, at, 0x02_01_4b_50);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
  const nameEnd = at + CENTRAL_LENGTH + (nameLength ?? 0);
  const name = bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd);
  if (name.startsWith('/') || name.split('/').includes('..') || name.includes('\\')) {
    throw new Error(`"${name}" leads out of the folder it is unpacked into.`);
  }
  const content = unpack(dataOf(bytes, at, name), bytes.readUInt16LE(at + 10));
  if (content.length !== bytes.readUInt32LE(at + 24)) throw new Error(`"${name}" has another length.`);
  if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`"${name}" has another checksum.`);
  return { name, content, next: nameEnd + (extraLength ?? 0) + (commentLength ?? 0) };
}

/** The packed bytes of an entry; `at` is its place in the central directory. */
function dataOf(bytes: Buffer, at: number, name: string): Buffer {
  const local = bytes.readUInt32LE(at + 42);
  expectSignature(bytes, local, 0x04_03_4b_50);
  const nameLength = bytes.readUInt16LE(local + 26);
  if (bytes.toString('utf8', local + LOCAL_LENGTH, local + LOCAL_LENGTH + nameLength) !== name) {
    throw new Error(`"${name}" has another name where it lies.`);
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
      throw new Error(`Nobody unpacks method ${method}.`);
  }
}

function expectSignature(bytes: Buffer, at: number, signature: number): void {
  if (at < 0 || at + 4 > bytes.length || bytes.readUInt32LE(at) !== signature) {
    throw new Error(`No record ${signature.toString(16)} at byte ${at}.`);
  }
}
