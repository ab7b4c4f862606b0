import { at } from '../structures/at.ts';

/** Files that stay together. */
export interface Unit {
  /** The path by which the unit is sorted. */
  readonly path: string;
  readonly paths: readonly string[];
  readonly tokens: number;
}

/** How far the tokens of a shard may be above and below what they should be, unless its units are too large for that. */
const OF_ONE: Tolerance = { above: 0.11, below: 0.15 };
/** The same for several shards that are still to be cut: their tokens must leave a choice. */
const OF_MANY: Tolerance = { above: 0.09, below: 0.09 };
/** If no place fits, all tolerances grow by this factor until one does. Growing in steps, they rarely depend on a small edit. */
const RELAXED = 1.1;

interface Tolerance {
  readonly above: number;
  readonly below: number;
}

/**
 * Cuts units, which are sorted by path, into shards of about `tokens` tokens.
 *
 * The units are cut at the place between the two most distant folders, and of equal ones at the one with the lowest hash of
 * its path, if both sides can be cut into shards of about this size; then each side is cut in the same way. Large parts can
 * be cut anywhere, so their cuts do not depend on sizes, and a change in one part does not move the cuts in another one.
 */
export function cutIntoShards(units: readonly Unit[], tokens: number): readonly (readonly Unit[])[] {
  const sums = sumUp(units);
  const ranks = rankCuts(units);
  const shards: (readonly Unit[])[] = [];
  const open: [from: number, to: number][] = units.length === 0 ? [] : [[0, units.length]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const size = (at(sums, to) - at(sums, from)) / tokens;
    const cut = to - from < 2 || size <= 1 + OF_ONE.above ? undefined : chooseCut(sums, ranks, from, to, tokens);
    if (cut === undefined) {
      shards.push(units.slice(from, to));
    } else {
      open.push([cut, to], [from, cut]);
    }
  }
  return shards;
}

/** The tokens of the units before each unit, and of all units. */
function sumUp(units: readonly Unit[]): readonly number[] {
  const sums = [0];
  for (const unit of units) {
    sums.push((sums.at(-1) ?? 0) + unit.tokens);
  }
  return sums;
}

/** For the cut before each unit: the lower, the better. */
function rankCuts(units: readonly Unit[]): readonly number[] {
  return units.map(({ path }, index) => {
    const shared = index === 0 ? 0 : countSharedFolders(at(units, index - 1).path, path);
    return shared + hashText(path) / 2 ** 32;
  });
}

function chooseCut(
  sums: readonly number[],
  ranks: readonly number[],
  from: number,
  to: number,
  tokens: number,
): number | undefined {
  let best: { readonly cut: number; readonly steps: number } | undefined;
  for (let cut = from + 1; cut < to; cut += 1) {
    const left = (at(sums, cut) - at(sums, from)) / tokens;
    const right = (at(sums, to) - at(sums, cut)) / tokens;
    const steps = countSteps(Math.max(errorOf(left), errorOf(right)));
    if (best === undefined || steps < best.steps || (steps === best.steps && at(ranks, cut) < at(ranks, best.cut))) {
      best = { cut, steps };
    }
  }
  return best?.cut;
}

/** How far a size, in shards, is from what can be cut into shards of about the right size, in tolerances. */
function errorOf(size: number): number {
  const shards = Math.max(1, Math.round(size));
  const { above, below } = shards === 1 ? OF_ONE : OF_MANY;
  const error = size / shards - 1;
  return error > 0 ? error / above : -error / below;
}

/** How many times the tolerances have to grow for this error. */
function countSteps(error: number): number {
  return error <= 1 ? 0 : Math.ceil(Math.log(error) / Math.log(RELAXED));
}

/** How many folders two paths have in common, from the root. */
function countSharedFolders(one: string, other: string): number {
  let shared = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1) {
    shared += one[index] === '/' ? 1 : 0;
  }
  return shared;
}

/** FNV-1a with a last mix: paths that differ in one letter get hashes that say nothing of each other. */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
