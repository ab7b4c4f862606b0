import { editsUpTo } from '../../text/near-misses.ts';

const MAX_EDITS = 2;
const MAX_NEAREST = 3;

/** The known names that differ from a written one by one or two letters, in any letter case; the most similar first. */
export function nearestNames(written: string, known: readonly string[]): readonly string[] {
  const name = written.toLowerCase();
  return [...new Set(known)]
    .flatMap((one) => {
      const edits = editsUpTo(MAX_EDITS, name, one.toLowerCase());
      return edits === undefined ? [] : [{ one, edits }];
    })
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MAX_NEAREST)
    .map(({ one }) => one);
}
