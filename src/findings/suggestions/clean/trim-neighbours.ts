import { editCost } from '../similar-lines.ts';
import { replacedLines, type Target } from '../replacement.ts';
import { hasSameBlocks } from '../judge/balance.ts';

/** The most lines above and below the replaced ones that are compared. */
const MAX_NEIGHBOURS = 10;
/** The product of the numbers of lines up to which lines are paired by likeness. */
const MAX_PAIRED = 4_000;

/**
 * Removes lines at both ends that only repeat the lines around the replaced ones, as these would be doubled. A line stays
 * if the replaced lines have it too, because then it stands for that one, or if a bracket or a block would be left open
 * without it.
 */
export function trimNeighbours(lines: readonly string[], target: Target): readonly string[] {
  const { known, start, end } = target;
  const replaced = replacedLines(target);
  const above = known.slice(Math.max(0, start - MAX_NEIGHBOURS), start);
  const below = known.slice(end, end + MAX_NEIGHBOURS);
  const heads = overlaps(lines, above, (count) => [lines.slice(0, count), above.slice(above.length - count)]);
  const tails = overlaps(lines, below, (count) => [lines.slice(lines.length - count), below.slice(0, count)]);
  const options = heads
    .flatMap((head) => tails.map((tail) => ({ head, tail })))
    .filter(({ head, tail }) => head + tail < lines.length)
    .map(({ head, tail }) => {
      const rest = lines.slice(head, lines.length - tail);
      return { rest, cost: costOf(replaced, rest), trimmed: head + tail };
    });
  const balanced = options.filter(({ rest }) => hasSameBlocks(rest, replaced, target.language));
  const [best] = (balanced.length > 0 ? balanced : options).toSorted(
    (a, b) => a.cost - b.cost || a.trimmed - b.trimmed,
  );
  return withoutBlankEnds(best === undefined || best.trimmed === 0 ? lines : best.rest, target);
}

/** The numbers of lines that can be cut off at an end, 0 among them. Blank lines alone are no repetition. */
function overlaps(
  lines: readonly string[],
  around: readonly string[],
  take: (count: number) => readonly [readonly string[], readonly string[]],
): readonly number[] {
  const most = Math.min(around.length, lines.length - 1);
  const counts = Array.from({ length: Math.max(0, most) }, (_, at) => at + 1).filter((count) => {
    const [own, theirs] = take(count);
    return own.every((line, at) => line.trim() === theirs[at]?.trim()) && own.some((line) => line.trim() !== '');
  });
  return [0, ...counts];
}

function costOf(replaced: readonly string[], rest: readonly string[]): number {
  if (replaced.length * rest.length <= MAX_PAIRED) {
    return editCost(replaced, rest);
  }
  const known = new Set(replaced.map((line) => line.trim()));
  return replaced.length + rest.length - 2 * rest.filter((line) => known.has(line.trim())).length;
}

/** Removes blank lines at an end, unless the replaced lines have one there too. */
function withoutBlankEnds(lines: readonly string[], { known, start, end }: Target): readonly string[] {
  const isBlank = (line: string | undefined): boolean => line?.trim() === '';
  if (lines.every(isBlank)) {
    return lines;
  }
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(
    isBlank(known[start]) && start < end ? 0 : first,
    isBlank(known[end - 1]) && start < end ? lines.length : last + 1,
  );
}
