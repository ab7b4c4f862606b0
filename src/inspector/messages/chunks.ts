import type { LedgerEntry } from '../../fitting/ledger.ts';

/** A part of a message that is drawn as one block. Offsets are in UTF-16 code units, and the end is exclusive. */
export interface Slice {
  readonly start: number;
  readonly end: number;
  /** Index of the piece. Absent for the lines around pieces. */
  readonly piece: number | undefined;
  /** Whether it is the first slice of its piece. */
  readonly isFirst: boolean;
}

/** A part of a message that is drawn at once, when it comes near the visible part of the page. */
export interface Chunk {
  readonly message: number;
  readonly slices: readonly Slice[];
  /** Its height in lines, estimated. */
  readonly lines: number;
}

const MAX_CHARACTERS = 6_000;
const MAX_SLICES = 40;
/** About how many characters fit on a line of the page. */
const LINE_CHARACTERS = 100;

/** Cuts a message into chunks, at the edges of pieces. Long pieces are also cut at the ends of lines. */
export function chunkMessage(message: number, content: string, pieces: readonly LedgerEntry[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let slices: Slice[] = [];
  let lines = 0;
  let room = MAX_CHARACTERS;
  const close = (): void => {
    if (slices.length > 0) {
      chunks.push({ message, slices, lines });
    }
    [slices, lines, room] = [[], 0, MAX_CHARACTERS];
  };
  for (const slice of cutSlices(message, content, pieces)) {
    if (slices.length === MAX_SLICES || slice.end - slice.start > room) {
      close();
    }
    slices.push(slice);
    lines += countLines(content.slice(slice.start, slice.end));
    room -= slice.end - slice.start;
  }
  close();
  return chunks;
}

function cutSlices(message: number, content: string, pieces: readonly LedgerEntry[]): readonly Slice[] {
  const slices: Slice[] = [];
  let at = 0;
  const cutTo = (end: number, piece: number | undefined): void => {
    for (let isFirst = true; at < end; isFirst = false) {
      const next = lineEndWithin(content, at, end);
      slices.push({ start: at, end: next, piece, isFirst });
      at = next;
    }
  };
  for (const { start, end, piece } of listPlaces(message, pieces)) {
    // Places overlap only in a forged dump. The first one counts.
    if (start >= at) {
      cutTo(start, undefined);
      cutTo(end, piece);
    }
  }
  cutTo(content.length, undefined);
  return slices;
}

function listPlaces(
  message: number,
  pieces: readonly LedgerEntry[],
): readonly { readonly start: number; readonly end: number; readonly piece: number }[] {
  return pieces
    .flatMap(({ place }, piece) => (place?.message === message ? [{ start: place.start, end: place.end, piece }] : []))
    .sort((a, b) => a.start - b.start);
}

/** The end of the last line that fits into a chunk. A longer line is cut, but not within a character. */
function lineEndWithin(content: string, start: number, end: number): number {
  if (end - start <= MAX_CHARACTERS) {
    return end;
  }
  const line = content.slice(start, start + MAX_CHARACTERS).lastIndexOf('\n') + 1;
  if (line > 0) {
    return start + line;
  }
  const last = start + MAX_CHARACTERS - 1;
  const isWithinPair = /^[\u{10000}-\u{10ffff}]/u.test(content.slice(last, last + 2));
  return isWithinPair ? last : last + 1;
}

function countLines(text: string): number {
  return text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / LINE_CHARACTERS), 1);
}
