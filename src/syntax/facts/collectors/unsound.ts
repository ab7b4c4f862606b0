import type { Collector } from '../walk.ts';

/** Collects the wanted lines on which the text does not follow its grammar. */
export function collectUnsound(lines: readonly number[]): Collector<readonly number[]> {
  const wanted = [...new Set(lines)].toSorted((a, b) => a - b);
  const unsound = new Set<number>();
  return {
    enter: ({ node }) => {
      if (node.isError || node.isMissing) {
        const [from, to] = [node.startPosition.row + 1, node.endPosition.row + 1];
        wanted.filter((line) => line >= from && line <= to).forEach((line) => unsound.add(line));
      }
    },
    end: () => [...unsound].toSorted((a, b) => a - b),
  };
}
