import type { PrintedLine } from '../normalise/print.ts';
import { addToGroup } from '../../structures/group-by.ts';

interface Candidate {
  readonly unit: number;
  readonly lines: readonly PrintedLine[];
}

/** The minimum share of lines that two versions of one unit have in common. */
const LEAST_LIKENESS = 0.3;
/** A line that occurs in more units than this does not distinguish them. */
const MAX_UNITS_PER_LINE = 24;

/** Pairs the units of base and head that have the most lines in common, the most similar first. */
export function pairSimilar(
  base: readonly Candidate[],
  head: readonly Candidate[],
): readonly (readonly [base: number, head: number])[] {
  const linesOf = new Map<Candidate, ReadonlySet<string>>(
    [...base, ...head].map((one) => [one, new Set(one.lines.map(({ blind }) => blind.trim()).filter(isTelling))]),
  );
  const withLine = new Map<string, Candidate[]>();
  for (const one of base) {
    for (const line of linesOf.get(one) ?? []) {
      addToGroup(withLine, line, one);
    }
  }
  const ranked = head
    .flatMap((other) => likest(other, withLine, linesOf))
    .sort((one, another) => another.likeness - one.likeness || one.pair[1] - another.pair[1]);
  const taken = { base: new Set<number>(), head: new Set<number>() };
  return ranked.flatMap(({ pair }) => {
    const [one, other] = pair;
    if (taken.base.has(one) || taken.head.has(other)) {
      return [];
    }
    taken.base.add(one);
    taken.head.add(other);
    return [pair];
  });
}

/** Brackets and single words occur in every unit, so they say nothing. */
function isTelling(line: string): boolean {
  return line.length > 3;
}

function likest(
  head: Candidate,
  withLine: ReadonlyMap<string, readonly Candidate[]>,
  linesOf: ReadonlyMap<Candidate, ReadonlySet<string>>,
): readonly { readonly pair: readonly [number, number]; readonly likeness: number }[] {
  const lines = linesOf.get(head) ?? new Set();
  const counts = new Map<Candidate, number>();
  for (const line of lines) {
    const units = withLine.get(line) ?? [];
    if (units.length <= MAX_UNITS_PER_LINE) {
      units.forEach((one) => counts.set(one, (counts.get(one) ?? 0) + 1));
    }
  }
  return [...counts].flatMap(([one, common]) => {
    const likeness = (2 * common) / (lines.size + (linesOf.get(one)?.size ?? 0));
    return likeness >= LEAST_LIKENESS ? [{ pair: [one.unit, head.unit] as const, likeness }] : [];
  });
}
