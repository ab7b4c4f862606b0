/** An entry of a tar that has content. As in git, the content of a symbolic link is its target. */
interface TarContent {
  readonly bytes: Uint8Array;
}

export interface TarReader {
  /** Takes the next bytes. Throws if they are not part of a tar. */
  push(chunk: Uint8Array): void;
  /** Whether the end of the tar was read. */
  isAtEnd(): boolean;
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
export function readTar(maxFileBytes: number, visit: (content: TarContent) => void): TarReader {
  const header = Buffer.alloc(BLOCK_BYTES);
  let headerBytes = 0;
  let content: Buffer | undefined;
  let left = 0;
  let padding = 0;
  let isAtEnd = false;

  const begin = (): void => {
    if (sumBytes(header) === 0) {
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

/** Skips the padding after the end. */
function takeAll(chunk: Uint8Array): number {
  return chunk.length;
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
