import { createHash } from 'node:crypto';
import type { PrintedLine } from '../normalise/print.ts';
import type { BundleVersion } from '../version.ts';
import { at } from '../../structures/at.ts';

/** The distance that a hash covers: from a unit to the units that it refers to, and on from there. */
export const HASH_ROUNDS = 3;

/** The units that a unit refers to, in the order of its text: the units that declare the names it uses. */
export function referencesOf({ units, owners }: BundleVersion): readonly (readonly number[])[] {
  return units.map(({ lines }, unit) => {
    const references: number[] = [];
    for (const { names } of lines) {
      for (const name of names) {
        const owner = owners[name];
        if (owner !== undefined && owner !== unit) {
          references.push(owner);
        }
      }
    }
    return references;
  });
}

/**
 * For each round, the hashes of all units. The first hash covers only a unit's own text, without its names. Each
 * further one covers the previous hashes of the unit and of the units that it refers to.
 */
export function hashUnits(
  version: BundleVersion,
  references: readonly (readonly number[])[],
): readonly (readonly string[])[] {
  let last = version.units.map(({ lines }) => hashText(lines));
  const rounds = [last];
  for (let round = 0; round < HASH_ROUNDS; round += 1) {
    const before = last;
    last = before.map((own, unit) => {
      const hash = createHash('sha256').update(own);
      at(references, unit).forEach((owner) => hash.update(at(before, owner)));
      return hash.digest('base64');
    });
    rounds.push(last);
  }
  return rounds;
}

/** The text with its names numbered in order of their first occurrence. */
function hashText(lines: readonly PrintedLine[]): string {
  const hash = createHash('sha256');
  const numbers = new Map<number, number>();
  for (const { blind, names } of lines) {
    hash.update(blind);
    for (const name of names) {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      hash.update(` ${number}`);
    }
    hash.update('\n');
  }
  return hash.digest('base64');
}
