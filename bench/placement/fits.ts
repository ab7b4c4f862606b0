import { linesOfSide, type DiffLine, type FileDiff } from './read-diff.ts';

/**
 * The parts of its lines that a quote keeps. They decide whether the quote is clear: whether only one place of the file's diff
 * fits it. White space and letter case do not count in any comparison.
 * - `whole`: the full text of these lines, one after the other
 * - `pieces`: these parts of one line, in this order
 * - `words`: all words of one line but one
 */
export type Kept =
  | { readonly kind: 'whole'; readonly lines: readonly string[] }
  | { readonly kind: 'pieces'; readonly pieces: readonly string[] }
  | { readonly kind: 'words'; readonly line: string; readonly changed: number };

/** Whether only one place in the diff of the file fits what a quote keeps. */
export function isClear(kept: Kept, file: FileDiff): boolean {
  return countPlaces(kept, file) === 1;
}

function countPlaces(kept: Kept, file: FileDiff): number {
  switch (kept.kind) {
    case 'whole':
      return placesOfLines(kept.lines.map(fold), file);
    case 'pieces':
      return file.lines.filter(({ text }) => hasInOrder(fold(text), kept.pieces.map(fold))).length;
    case 'words': {
      const words = splitWords(kept.line);
      return file.lines.filter(({ text }) => hasOtherWords(splitWords(text), words, kept.changed)).length;
    }
  }
}

function placesOfLines(wanted: readonly string[], file: FileDiff): number {
  const places = new Set<DiffLine>();
  for (const side of ['LEFT', 'RIGHT'] as const) {
    const lines = linesOfSide(file, side);
    const folded = lines.map(({ text }) => fold(text));
    for (const [index, line] of lines.entries()) {
      if (wanted.every((text, offset) => folded[index + offset] === text)) {
        places.add(line);
      }
    }
  }
  return places.size;
}

function hasInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, from);
    if (found < 0) {
      return false;
    }
    from = found + piece.length;
  }
  return true;
}

function hasOtherWords(words: readonly string[], wanted: readonly string[], changed: number): boolean {
  return words.length === wanted.length && words.every((word, index) => index === changed || word === wanted[index]);
}

/** The words of a line, without the marks between them. */
export function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** A text without white space, in lower case. */
export function fold(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase();
}
