import type { FileChange } from '../../changes/types.ts';
import { overlap } from '../../context/symbols/changed-declarations.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { shortDigest, shownHunks } from './digest-files.ts';

const POSITION_CHARACTERS = 6;
/** 72 bits: nobody can name two functions so that a hunk may move from one to the other unseen. */
const WITHIN_CHARACTERS = 12;

/** Makes a digest of the lines where the hunks of a file begin. */
export function digestPosition(file: FileChange): string {
  const starts = shownHunks(file).map(({ oldStart, newStart }) => [oldStart, newStart]);
  return shortDigest(starts).slice(0, POSITION_CHARACTERS);
}

/**
 * Makes a digest of the headings of a file's hunks and of the declarations around them. It stays the same when lines above
 * move, and differs when a hunk with the same lines is now in another function. Empty if the file cannot be read.
 */
export async function digestWithin(index: SymbolIndex, file: FileChange): Promise<string> {
  const symbols = await index.read(file.path);
  if (symbols === undefined) {
    return '';
  }
  const places = shownHunks(file).map(({ heading, newStart, newLines }) => [
    heading.trim(),
    ...symbols.declarations
      .filter(({ signatureLine, endLine }) =>
        overlap({ from: newStart, to: newStart + Math.max(0, newLines - 1) }, signatureLine, endLine),
      )
      .map(({ container, name }) => [container, name]),
  ]);
  return shortDigest(places).slice(0, WITHIN_CHARACTERS);
}
