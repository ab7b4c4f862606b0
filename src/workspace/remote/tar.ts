/** What stands in a tar and has content; a symbolic link's content is its target, as in git. */
interface TarContent {
  readonly bytes: Uint8Array;
}

export interface TarReader {
  /** Takes the next bytes of the tar; throws where they are none of a tar. */
  push(chunk: Uint8Array): void;
  /** Whether the two blocks were met that end a tar. */
  isAtEnd(): boolean;
}

const BLOCK_BYTES = 512;
const TYPE_AT = 156;
const NUL = 0;
const FILE = 0x30;
const SYMLINK = 0x32;

/**
 * Reads the contents of a tar as it comes. Nothing is made of names, owners, times, folders, devices and pax records;
 * files of more than `maxFileBytes` and targets that do not fit into a header are passed over.
 */
export function readTar(maxFileBytes: number, visit: (content: TarContent) => void): TarReader {
  const header = Buffer.alloc(BLOCK_BYTES);
  let headerBytes = 0;
  let content: Buffer | undefined;
  let left = 0;
  let padding = 0;
  let isAtEnd = false;

  const begin = (): void => {
    if (sumOf(header) === 0) {
      isAtEnd = true;
      return;
    }
    checkHeader(header);
    const type = header[TYPE_AT];
    left = readOctal(header, 124, 12);
    padding = -left & (BLOCK_BYTES - 1);
    content = (type === FILE || type === NUL) && left <= maxFileBytes ? Buffer.allocUnsafe(left) : undefined;
    if (type === SYMLINK) {
      visit({ bytes: readTarget(header) });
    }
    finish();
  };
  const finish = (): void => {
    if (left === 0 && content !== undefined) {
      visit({ bytes: content });
      content = undefined;
    }
  };
  const takeHeader = (chunk: Uint8Array): number => {
    const part = chunk.subarray(0, BLOCK_BYTES - headerBytes);
    header.set(part, headerBytes);
    headerBytes = (headerBytes + part.length) % BLOCK_BYTES;
    if (headerBytes === 0) {
      begin();
    }
    return part.length;
  };
  const takeContent = (chunk: Uint8Array): number => {
    const part = chunk.subarray(0, left);
    content?.set(part, content.length - left);
    left -= part.length;
    finish();
    return part.length;
  };
  const takePadding = (chunk: Uint8Array): number => {
    const skipped = Math.min(padding, chunk.length);
    padding -= skipped;
    return skipped;
  };
  return {
    push: (chunk) => {
      for (let rest = chunk; rest.length > 0;) {
        const take = isAtEnd ? takeAll : left > 0 ? takeContent : padding > 0 ? takePadding : takeHeader;
        rest = rest.subarray(take(rest));
      }
    },
    isAtEnd: () => isAtEnd,
  };
}

/** What follows the end is filling. */
function takeAll(chunk: Uint8Array): number {
  return chunk.length;
}

const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
const SPACE = 32;

/** The sum of all bytes of a header, with spaces in place of the sum itself. */
function checkHeader(header: Buffer): void {
  const own = header.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES);
  if (sumOf(header) - sumOf(own) + CHECKSUM_BYTES * SPACE !== readOctal(header, CHECKSUM_AT, CHECKSUM_BYTES)) {
    throw new Error('it contains something that is not a tar');
  }
}

function sumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum += byte;
  }
  return sum;
}

/** Sizes that octal digits have no room for, from 8 GB, are written otherwise and refused. */
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
