import type { DiffLine, Hunk } from '../../changes/types.ts';
import { lazily } from '../../structures/lazily.ts';
import { foldTexts, textOfCodes } from './fold.ts';
import { createPostings, sortColumn, type Postings } from './postings.ts';

/**
 * The lines of hunks, numbered from 0 in the order of the diff. A context line is one entry with a number on each side.
 * Typed arrays, because a change may have a hundred thousand lines and a model ten thousand findings about them.
 */
export interface LineIndex {
  readonly count: number;
  readonly texts: readonly string[];
  readonly kinds: Uint8Array;
  readonly hunks: Int32Array;
  /** The last line of the run of lines of one kind that a line is in. */
  readonly runEnds: Int32Array;
  /** The line's number in the head. For a removed line, the number that the next line of the head has. */
  readonly newLines: Int32Array;
  /** The line's number in the base. For an added line, the number that the next line of the base has. */
  readonly oldLines: Int32Array;
  /** Created when the first quote is searched. */
  readonly folded: () => FoldedLines;
}

export const CONTEXT = 0;
export const ADDED = 1;
export const REMOVED = 2;
const KINDS: Readonly<Record<DiffLine['kind'], number>> = { context: CONTEXT, added: ADDED, removed: REMOVED };

/** The folded texts of all lines one after the other, and where to find them. */
export interface FoldedLines {
  readonly codes: Uint16Array;
  /** For each line, the offset of its first code. One more at the end. */
  readonly starts: Int32Array;
  /** The codes as one string. Created when pieces or similar lines are searched first. */
  readonly text: () => string;
  /** The lines by the hash of their folded text. */
  readonly byHash: Postings;
  /** Created when the first quote is not a whole line. */
  readonly grams: () => Grams;
}

/** Samples of four codes: every fourth of each line, and its last. */
export interface Grams {
  readonly postings: Postings;
  /** For each place in the postings, the offset of the sample in the codes, and its line. */
  readonly offsets: Int32Array;
  readonly lines: Int32Array;
  /** The codes of lines that are too short for a sample. */
  readonly unsampled: ReadonlySet<number>;
  /** Counts votes for lines while similar lines are searched. All zero at other times. */
  readonly votes: Uint16Array;
}

export const GRAM = 4;

/** Reads the lines of hunks once. */
export function indexHunks(hunks: readonly Hunk[]): LineIndex {
  const read = hunks.map(({ lines }) => lines);
  const count = read.reduce((sum, lines) => sum + lines.length, 0);
  const [kinds, inHunks] = [new Uint8Array(count), new Int32Array(count)];
  const [newLines, oldLines] = [new Int32Array(count), new Int32Array(count)];
  const texts: string[] = [];
  for (const [hunk, lines] of read.entries()) {
    let { newStart: newLine, oldStart: oldLine } = hunks[hunk] ?? { newStart: 1, oldStart: 1 };
    for (const line of lines) {
      const entry = texts.length;
      newLine = line.kind === 'removed' ? newLine : line.newLine;
      oldLine = line.kind === 'added' ? oldLine : line.oldLine;
      texts.push(line.text);
      kinds[entry] = KINDS[line.kind];
      inHunks[entry] = hunk;
      newLines[entry] = newLine;
      oldLines[entry] = oldLine;
      newLine += line.kind === 'removed' ? 0 : 1;
      oldLine += line.kind === 'added' ? 0 : 1;
    }
  }
  return {
    count,
    texts,
    kinds,
    hunks: inHunks,
    newLines,
    oldLines,
    runEnds: findRunEnds(kinds, inHunks),
    folded: lazily(() => foldLines(texts)),
  };
}

function findRunEnds(kinds: Uint8Array, hunks: Int32Array): Int32Array {
  const ends = new Int32Array(kinds.length);
  for (let entry = kinds.length - 1; entry >= 0; entry -= 1) {
    const joins = kinds[entry] === kinds[entry + 1] && hunks[entry] === hunks[entry + 1];
    ends[entry] = joins ? (ends[entry + 1] ?? entry) : entry;
  }
  return ends;
}

/** The lines of a whole file, as one hunk of context. */
export function indexText(text: string): LineIndex {
  const texts = text.split('\n');
  const count = texts.length;
  const numbers = Int32Array.from(texts, (_, index) => index + 1);
  return {
    count,
    texts,
    kinds: new Uint8Array(count),
    hunks: new Int32Array(count),
    runEnds: new Int32Array(count).fill(count - 1),
    newLines: numbers,
    oldLines: numbers,
    folded: lazily(() => foldLines(texts)),
  };
}

function foldLines(texts: readonly string[]): FoldedLines {
  const { codes, starts } = foldTexts(texts);
  const hashes = new Int32Array(texts.length);
  for (let entry = 0; entry < texts.length; entry += 1) {
    hashes[entry] = hashCodes(codes, starts[entry] ?? 0, starts[entry + 1] ?? 0);
  }
  return {
    codes,
    starts,
    text: lazily(() => textOfCodes(codes, 0, starts.at(-1) ?? 0)),
    byHash: createPostings(hashes),
    grams: lazily(() => sampleGrams(codes, starts)),
  };
}

/** A hash of the codes from `start` to `end`, which is exclusive. */
export function hashCodes(codes: Uint16Array, start: number, end: number): number {
  let hash = 0x81_1c;
  for (let index = start; index < end; index += 1) {
    hash = Math.imul(hash ^ (codes[index] ?? 0), 0x01_00_01_93);
  }
  return hash ^ (hash >>> 15);
}

/** A hash of the four codes at an offset. */
export function hashGram(codes: Uint16Array, at: number): number {
  const hash = Math.imul(
    Math.imul(Math.imul((codes[at] ?? 0) * 31 + (codes[at + 1] ?? 0), 0x9e_37) + (codes[at + 2] ?? 0), 0x85_eb) +
      (codes[at + 3] ?? 0),
    0x9e_37_79_b1,
  );
  return hash ^ (hash >>> 15);
}

function sampleGrams(codes: Uint16Array, starts: Int32Array): Grams {
  const most = Math.ceil((starts.at(-1) ?? 0) / GRAM) + starts.length;
  const [keys, offsets, lines] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const unsampled = new Set<number>();
  let count = 0;
  for (let entry = 0; entry + 1 < starts.length; entry += 1) {
    const [start, last] = [starts[entry] ?? 0, (starts[entry + 1] ?? 0) - GRAM];
    if (last < start) {
      codes.subarray(start, last + GRAM).forEach((code) => unsampled.add(code));
      continue;
    }
    for (let at = start; at <= last; at += at + GRAM > last && at < last ? last - at : GRAM) {
      keys[count] = hashGram(codes, at);
      offsets[count] = at;
      lines[count] = entry;
      count += 1;
    }
  }
  const votes = new Uint16Array(starts.length);
  const postings = createPostings(keys.subarray(0, count));
  return { postings, offsets: sortColumn(postings, offsets), lines: sortColumn(postings, lines), unsampled, votes };
}
