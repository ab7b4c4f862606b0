import type { Collector } from '../walk.ts';

/** Collects the wanted lines on which the text does not follow its grammar. */
export function collectUnsound(lines: readonly number[]): Collector<readonly number[]> {
  const wanted = [...new Set(lines)].toSorted((a, b) => a - b);
  const unsound = new Set<number>();
  let isSoundFile = false;
  return {
    enter: ({ node, parent }) => {
      // Only few files and nodes contain an error, and asking each node takes time.
      if (parent === undefined) {
        isSoundFile = !node.hasError;
      }
      if (isSoundFile || (parent !== undefined && !parent.node.hasError)) {
        return;
      }
      if (node.isError || node.isMissing) {
        const [from, to] = [node.startPosition.row + 1, node.endPosition.row + 1];
        wanted.filter((line) => line >= from && line <= to).forEach((line) => unsound.add(line));
      }
    },
    end: () => [...unsound].toSorted((a, b) => a - b),
  };
}
