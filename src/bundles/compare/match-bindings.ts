import type { LineComparer } from '../../changes/diff/line-difference.ts';
import type { UnitPairs } from './match-units.ts';
import type { PrintedLine } from '../normalise/print.ts';
import type { Binding } from '../names/scope-tree.ts';
import type { BundleVersion, PrintedUnit } from '../version.ts';

/** For each binding of the base, the binding of the head that it became. */
export type BindingPairs = ReadonlyMap<number, number>;

/** How often two bindings occur at the same place. A bundle of a few megabytes has a million places. */
type Votes = Map<number, Map<number, number>>;

/**
 * Pairs the bindings of two versions, each at most once, by how often they occur at the same place of paired units.
 * Names that differ in a way that bundlers do not cause are never paired, so that such a change is visible. The pairs
 * decide how much looks changed, and cannot hide anything: a unit is only the same if every one of its names is paired
 * with the name at its place.
 */
export function matchBindings(
  base: BundleVersion,
  head: BundleVersion,
  units: UnitPairs,
  comparer: LineComparer,
): BindingPairs {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const votes: Votes = new Map();
  for (const [one, other] of units.toHead) {
    const [before, after] = [base.units[one], head.units[other]];
    if (before !== undefined && after !== undefined) {
      vote(before, after, votes, comparer);
      if (before.idBinding !== undefined && after.idBinding !== undefined) {
        pairs.set(before.idBinding, after.idBinding);
        taken.add(after.idBinding);
      }
    }
  }
  for (const [one, other] of rankVotes(votes, base.bindings, head.bindings)) {
    if (!pairs.has(one) && !taken.has(other)) {
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}

function vote(before: PrintedUnit, after: PrintedUnit, votes: Votes, comparer: LineComparer): void {
  const blindOf = ({ lines }: PrintedUnit): readonly string[] => lines.map(({ blind }) => blind);
  for (const run of comparer.compare(blindOf(before), blindOf(after))) {
    for (let index = 0; run.kind === 'same' && index < run.count; index += 1) {
      voteByLine(before.lines[run.base + index], after.lines[run.head + index], votes);
    }
  }
}

function voteByLine(before: PrintedLine | undefined, after: PrintedLine | undefined, votes: Votes): void {
  before?.names.forEach((one, place) => {
    const other = after?.names[place];
    const counts = votes.get(one) ?? new Map<number, number>();
    votes.set(one, counts);
    if (other !== undefined) {
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  });
}

/** The possible pairs, the most certain first. */
function rankVotes(
  votes: Votes,
  base: readonly Binding[],
  head: readonly Binding[],
): readonly (readonly [number, number])[] {
  const mayBecome = renamingBetween(base, head);
  const ranked: { readonly pair: readonly [number, number]; readonly count: number; readonly sameName: boolean }[] = [];
  for (const [one, counts] of votes) {
    for (const [other, count] of counts) {
      const [before, after] = [base[one], head[other]];
      if (before !== undefined && after !== undefined && mayBecome(before, after)) {
        ranked.push({ pair: [one, other], count, sameName: before.name === after.name });
      }
    }
  }
  ranked.sort(
    (one, other) =>
      other.count - one.count || Number(other.sameName) - Number(one.sameName) || one.pair[0] - other.pair[0],
  );
  return ranked.map(({ pair }) => pair);
}

/** Whether a binding may have become another one. */
type MayBecome = (before: Binding, after: Binding) => boolean;

/**
 * A bundler distinguishes equal names by numbers, and between two minified versions any short name may become any
 * other. All other changed names were changed by somebody.
 */
function renamingBetween(base: readonly Binding[], head: readonly Binding[]): MayBecome {
  const minified = isMinified(base) && isMinified(head);
  const stem = (name: string): string =>
    minified && name.length <= MINIFIED_NAME_CHARACTERS ? '' : name.replaceAll(/[\d$]+/g, '');
  return (before, after) =>
    before.kind !== 'module' &&
    after.kind !== 'module' &&
    (before.name === after.name || stem(before.name) === stem(after.name));
}

/** Names of up to three letters give a minifier a quarter of a million names. */
const MINIFIED_NAME_CHARACTERS = 3;
/** People use short names too, but not for most bindings. */
const MINIFIED_SHARE = 0.6;

function isMinified(bindings: readonly Binding[]): boolean {
  const own = bindings.filter(({ kind }) => kind !== 'module');
  const short = own.filter(({ name }) => name.length <= MINIFIED_NAME_CHARACTERS);
  return short.length >= own.length * MINIFIED_SHARE;
}
