/** An entry of a tar that has content. As in git, the content of a symbolic link is its target. */
interface TarContent {
  readonly bytes: Uint8Array;
}

const BLOCK_BYTES = 512;
const TYPE_AT = 156;
const NUL = 0;
const FILE = 0x30;
const SYMLINK = 0x32;

/**
 * Reads the contents of a tar while it is received. Names, owners, times, folders, devices and pax records are ignored.
 * Files of more than `maxFileBytes`, and link targets that do not fit into a header, are skipped.
 */
export class TarReader {
  readonly #maxFileBytes: number;
  readonly #visit: (content: TarContent) => void;
  readonly #header = Buffer.alloc(BLOCK_BYTES);
  #headerBytes = 0;
  /** The content of the current entry; undefined if it is skipped. */
  #content: Buffer | undefined;
  /** The bytes of the current content that are still to come. */
  #left = 0;
  /** The bytes that fill up the last block of the current content. */
  #padding = 0;
  #isAtEnd = false;

  constructor(maxFileBytes: number, visit: (content: TarContent) => void) {
    this.#maxFileBytes = maxFileBytes;
    this.#visit = visit;
  }

  /** Whether the end of the tar was read. */
  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  /** Takes the next bytes. Bytes after the end are padding and are skipped. Throws if they are not part of a tar. */
  push(chunk: Uint8Array): void {
    for (let rest = chunk; rest.length > 0 && !this.#isAtEnd;) {
      rest = rest.subarray(this.#take(rest));
    }
  }

  /** Takes bytes of the part that is read at the moment, and returns their number. */
  #take(chunk: Uint8Array): number {
    if (this.#left > 0) {
      return this.#takeContent(chunk);
    }
    return this.#padding > 0 ? this.#skipPadding(chunk) : this.#takeHeader(chunk);
  }

  #takeHeader(chunk: Uint8Array): number {
    const part = chunk.subarray(0, BLOCK_BYTES - this.#headerBytes);
    this.#header.set(part, this.#headerBytes);
    this.#headerBytes = (this.#headerBytes + part.length) % BLOCK_BYTES;
    if (this.#headerBytes === 0) {
      this.#beginEntry();
    }
    return part.length;
  }

  #takeContent(chunk: Uint8Array): number {
    const part = chunk.subarray(0, this.#left);
    this.#content?.set(part, this.#content.length - this.#left);
    this.#left -= part.length;
    this.#finishContent();
    return part.length;
  }

  #skipPadding(chunk: Uint8Array): number {
    const skipped = Math.min(this.#padding, chunk.length);
    this.#padding -= skipped;
    return skipped;
  }

  /** A header of zeros marks the end. */
  #beginEntry(): void {
    const header = this.#header;
    if (sumBytes(header) === 0) {
      this.#isAtEnd = true;
      return;
    }
    checkHeader(header);
    const type = header[TYPE_AT];
    const size = readOctal(header, 124, 12);
    const isRead = (type === FILE || type === NUL) && size <= this.#maxFileBytes;
    this.#left = size;
    this.#padding = -size & (BLOCK_BYTES - 1);
    this.#content = isRead ? Buffer.allocUnsafe(size) : undefined;
    if (type === SYMLINK) {
      this.#visit({ bytes: readTarget(header) });
    }
    this.#finishContent();
  }

  #finishContent(): void {
    if (this.#left === 0 && this.#content !== undefined) {
      this.#visit({ bytes: this.#content });
      this.#content = undefined;
    }
  }
}

const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
const SPACE = 32;

/** Checks the sum of all bytes of a header, with spaces in place of the sum itself. */
function checkHeader(header: Buffer): void {
  const own = header.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES);
  if (sumBytes(header) - sumBytes(own) + CHECKSUM_BYTES * SPACE !== readOctal(header, CHECKSUM_AT, CHECKSUM_BYTES)) {
    throw new Error('it contains something that is not a tar');
  }
}

function sumBytes(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum += byte;
  }
  return sum;
}

/** Reads an octal number. Sizes from 8 GB on do not fit into octal digits; they are written differently and refused. */
function readOctal(header: Buffer, at: number, length: number): number {
  const digits = /^ *([0-7]+)[ \0]*$/.exec(header.toString('latin1', at, at + length))?.[1];
  if (digits === undefined) {
    throw new Error('it contains a number that is not valid in a tar');
  }
  return Number.parseInt(digits, 8);
}

const TARGET_AT = 157;
const TARGET_BYTES = 100;

function readTarget(header: Buffer): Uint8Array {
  const field = header.subarray(TARGET_AT, TARGET_AT + TARGET_BYTES);
  const end = field.indexOf(NUL);
  return Uint8Array.from(end < 0 ? field : field.subarray(0, end));
}
