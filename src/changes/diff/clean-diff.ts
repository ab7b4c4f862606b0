import { endOfLine } from './byte-text.ts';

const ESCAPE = '\u001B';
const COLOUR = new RegExp(String.raw`${ESCAPE}\[[0-9;]*[mK]`, 'g');
/** A line that the diff itself has, not a file, and that begins with a colour. */
const COLOURED_HEADER = new RegExp(String.raw`^(?:${ESCAPE}\[[0-9;]*m)+(?:diff --|--- |@@ )`, 'm');

/** The first line that git or diff wrote themselves. A CR in it can only come from a conversion of the whole text. */
const FIRST_HEADER = /^(?:diff --(?:git|cc|combined) |Index: |--- ).*$/m;

const BYTE_ORDER_MARK = Buffer.of(0xef, 0xbb, 0xbf);
const UTF16_MARK = Buffer.of(0xff, 0xfe);

/**
 * Undoes what a terminal, an editor or a shell did to a diff: the UTF-16 that `>` writes in Windows PowerShell, a byte
 * order mark, colours, CRLF. In a coloured diff, colour codes that are part of a file are removed too, because they
 * look the same.
 */
export function cleanDiff(diff: Buffer): Buffer {
  const utf8 = startsWith(diff, UTF16_MARK) ? Buffer.from(decodeDiff(diff)) : diff;
  const unmarked = startsWith(utf8, BYTE_ORDER_MARK) ? utf8.subarray(BYTE_ORDER_MARK.length) : utf8;
  const plain = isColoured(unmarked) ? replaceAll(unmarked, COLOUR, '') : unmarked;
  return isConverted(plain) ? replaceAll(plain, '\r\n', '\n') : plain;
}

/** Decodes a diff from UTF-8, or from the UTF-16 that `>` writes in Windows PowerShell. Invalid bytes become U+FFFD. */
function decodeDiff(bytes: Uint8Array): string {
  const utf16 = startsWith(bytes, UTF16_MARK);
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { ignoreBOM: true }).decode(bytes);
}

function startsWith(bytes: Uint8Array, mark: Uint8Array): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function isColoured(bytes: Buffer): boolean {
  return bytes.includes(ESCAPE) && findLine(bytes, COLOURED_HEADER) !== undefined;
}

function isConverted(bytes: Buffer): boolean {
  return findLine(bytes, FIRST_HEADER)?.endsWith('\r') === true;
}

/** The first line that the pattern matches, starting at the match. */
function findLine(bytes: Buffer, pattern: RegExp): string | undefined {
  for (const piece of linePieces(bytes)) {
    const start = piece.search(pattern);
    if (start >= 0) {
      return piece.slice(start).split('\n', 1)[0];
    }
  }
  return undefined;
}

/** The replacement is never longer than what it replaces. */
function replaceAll(bytes: Buffer, pattern: RegExp | string, replacement: string): Buffer {
  const replaced = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (const piece of linePieces(bytes)) {
    length += replaced.write(piece.replaceAll(pattern, replacement), length, 'latin1');
  }
  return replaced.subarray(0, length);
}

const PIECE_BYTES = 65_536;

/** Whole lines, about 64 KiB at a time, as Latin-1: each byte is one character and is written back unchanged. */
function* linePieces(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = endOfLine(bytes, start + PIECE_BYTES) + 1;
    yield bytes.toString('latin1', start, end);
    start = end;
  }
}
