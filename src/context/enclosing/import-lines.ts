import type { Outline } from '../../syntax/types.ts';
import type { WorthyLines } from './declaration-lines.ts';

/** A longer import is shown only by the lines with names that the change uses, and by its last line. */
const MOST_LINES = 4;
const WORTH = 0.5;
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu;

/** Finds the imports that give the change its names. */
export function importLines(
  lines: readonly string[],
  { imports }: Pick<Outline, 'imports'>,
  names: ReadonlySet<string>,
): readonly WorthyLines[] {
  const found = new Map<number, WorthyLines>();
  for (const { specifier, startLine, endLine } of imports) {
    const naming: number[] = [];
    for (let line = startLine; line <= endLine; line += 1) {
      const words = lines[line - 1]?.match(WORD) ?? [];
      if (words.some((word) => names.has(word))) {
        naming.push(line);
      }
    }
    const why = `imports names of the change from ${JSON.stringify(specifier)}`;
    if (naming.length > 0 && endLine - startLine < MOST_LINES) {
      found.set(startLine, { from: startLine, to: endLine, worth: WORTH, why });
    } else if (naming.length > 0) {
      [...naming, endLine].forEach((line) => found.set(line, { from: line, to: line, worth: WORTH / 2, why }));
    }
  }
  return [...found.values()];
}
