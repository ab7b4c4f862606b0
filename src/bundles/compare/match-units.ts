import { pairSimilar } from './similar-units.ts';
import { hashUnits, HASH_ROUNDS, referencesOf } from './unit-hashes.ts';
import type { BundleVersion } from '../version.ts';

/** For each unit of the base the unit of the head that it became, and the reverse. */
export interface UnitPairs {
  readonly toHead: ReadonlyMap<number, number>;
  readonly toBase: ReadonlyMap<number, number>;
}

interface Matching {
  readonly base: Side;
  readonly head: Side;
  readonly toHead: Map<number, number>;
  readonly toBase: Map<number, number>;
  /** Pairs whose references have not been followed yet. */
  readonly fresh: (readonly [number, number])[];
}

interface Side {
  readonly version: BundleVersion;
  readonly references: readonly (readonly number[])[];
  readonly hashes: readonly (readonly string[])[];
}

/**
 * Pairs the units of two versions: by path; then by equal content, first if the referenced units are equal too; then by
 * the same place in a paired unit; then by similarity; then by name. A wrong pair can make an unchanged unit look
 * changed, but it cannot hide a change, because every pair is compared.
 */
export function matchUnits(base: BundleVersion, head: BundleVersion): UnitPairs {
  const matching: Matching = {
    base: sideOf(base),
    head: sideOf(head),
    toHead: new Map(),
    toBase: new Map(),
    fresh: [],
  };
  if (base.units.length > 0) {
    pair(matching, 0, 0);
  }
  pairUnique(matching, ({ version }, unit) => {
    const one = version.units[unit];
    return one?.hasPath ? one.name : undefined;
  });
  for (let round = HASH_ROUNDS; round >= 0; round -= 1) {
    pairUnique(matching, ({ hashes }, unit) => hashes[round]?.[unit]);
  }
  followReferences(matching);
  pairInOrder(matching);
  followReferences(matching);
  pairSimilar(unpaired(matching, 'base'), unpaired(matching, 'head')).forEach(([one, other]) =>
    pair(matching, one, other),
  );
  pairUnique(matching, ({ version }, unit) => tellingName(version.units[unit]?.name));
  return matching;
}

function sideOf(version: BundleVersion): Side {
  const references = referencesOf(version);
  return { version, references, hashes: hashUnits(version, references) };
}

function pair({ toHead, toBase, fresh }: Matching, base: number, head: number): void {
  toHead.set(base, head);
  toBase.set(head, base);
  fresh.push([base, head]);
}

/** Pairs the units whose key is unique among the unpaired units of their version. */
function pairUnique(matching: Matching, keyOf: (side: Side, unit: number) => string | undefined): void {
  const [base, head] = [groupUnpaired(matching, 'base', keyOf), groupUnpaired(matching, 'head', keyOf)];
  for (const [key, [one, ...more]] of base) {
    const [other, ...others] = head.get(key) ?? [];
    if (one !== undefined && other !== undefined && more.length === 0 && others.length === 0) {
      pair(matching, one, other);
    }
  }
}

function groupUnpaired(
  matching: Matching,
  which: 'base' | 'head',
  keyOf: (side: Side, unit: number) => string | undefined,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const unit of unpairedNumbers(matching, which)) {
    const key = keyOf(matching[which], unit);
    const group = key === undefined ? undefined : groups.get(key);
    if (group !== undefined) {
      group.push(unit);
    } else if (key !== undefined) {
      groups.set(key, [unit]);
    }
  }
  return groups;
}

function unpairedNumbers({ base, head, toHead, toBase }: Matching, which: 'base' | 'head'): readonly number[] {
  const units = [...(which === 'base' ? base : head).version.units.keys()];
  const paired = which === 'base' ? toHead : toBase;
  return units.filter((unit) => !paired.has(unit));
}

function unpaired(matching: Matching, which: 'base' | 'head') {
  const { units } = matching[which].version;
  return unpairedNumbers(matching, which).flatMap((unit) => {
    const lines = units[unit]?.lines;
    return lines === undefined ? [] : [{ unit, lines }];
  });
}

/**
 * Two paired units with the same text refer to the same units at the same places. Pairs referenced units with the same
 * text at once; then, one after the other, those that are the only candidates left for each other.
 */
function followReferences(matching: Matching): void {
  const { base, head, fresh } = matching;
  const waiting: (readonly [number, number])[] = [];
  for (;;) {
    for (let next = fresh.pop(); next !== undefined; next = fresh.pop()) {
      const [one, other] = next;
      if (base.hashes[0]?.[one] === head.hashes[0]?.[other]) {
        offerReferences(matching, one, other, waiting);
      }
    }
    const left = waiting.pop();
    if (left === undefined) {
      return;
    }
    if (isFree(matching, left)) {
      pair(matching, ...left);
    }
  }
}

function isFree({ toHead, toBase }: Matching, [base, head]: readonly [number, number]): boolean {
  return !toHead.has(base) && !toBase.has(head);
}

function offerReferences(matching: Matching, one: number, other: number, waiting: (readonly [number, number])[]): void {
  const { base, head } = matching;
  base.references[one]?.forEach((from, index) => {
    const to = head.references[other]?.[index];
    if (to === undefined || !isFree(matching, [from, to])) {
      return;
    }
    if (base.hashes[0]?.[from] === head.hashes[0]?.[to]) {
      pair(matching, from, to);
    } else {
      waiting.push([from, to]);
    }
  });
}

/** Pairs units with the same text in their order, those with the same name first. */
function pairInOrder(matching: Matching): void {
  pairUnique(matching, ({ version, hashes }, unit) => `${hashes[0]?.[unit]} ${version.units[unit]?.name}`);
  const head = groupUnpaired(matching, 'head', ({ hashes }, unit) => hashes[0]?.[unit]);
  for (const [hash, units] of groupUnpaired(matching, 'base', ({ hashes }, unit) => hashes[0]?.[unit])) {
    units.forEach((unit, index) => {
      const other = head.get(hash)?.[index];
      if (other !== undefined) {
        pair(matching, unit, other);
      }
    });
  }
}

/** A name of up to three letters comes from a minifier and says nothing; neither do the names that this code gives. */
function tellingName(name: string | undefined): string | undefined {
  return name === undefined || (name.length <= 3 && !/^\d/.test(name)) || name.startsWith('(') ? undefined : name;
}
