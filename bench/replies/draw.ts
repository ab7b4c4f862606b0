import { createRandom } from '../accuracy/random.ts';
import type { Half } from '../accuracy/repositories.ts';
import type { Group, ReplyKind } from './types.ts';

/** A kind of reply that is to be measured, and the half it belongs to. */
export interface DrawnKind {
  readonly group: string;
  readonly kind: ReplyKind;
  readonly half: Half;
}

/**
 * Draws kinds of replies. Each group gives families to both halves, at random by the seed. With a limit, each family gives
 * one kind, and each group as many as its share of all families.
 *
 * @param limit - The most kinds to draw. Undefined: all of them.
 */
export function drawKinds(groups: readonly Group[], seed: string, limit: number | undefined): readonly DrawnKind[] {
  const families = groups.flatMap((group) => divideFamilies(group, seed));
  const random = createRandom(`${seed} sample`);
  if (limit === undefined) {
    return families.flatMap(({ kinds }) => kinds);
  }
  const share = Math.min(1, limit / families.length);
  return groups.flatMap(({ name }) => {
    const own = families.filter(({ group }) => group === name);
    const chosen = random.sample(own, Math.max(2, Math.round(own.length * share)));
    return chosen.map(({ kinds }) => random.pick(kinds));
  });
}

interface Family {
  readonly group: string;
  readonly kinds: readonly DrawnKind[];
}

function divideFamilies({ name: group, kinds }: Group, seed: string): readonly Family[] {
  const names = [...new Set(kinds.map(familyName))];
  const tuning = new Set(createRandom(`${seed} ${group}`).sample(names, Math.ceil(names.length / 2)));
  return names.map((name) => ({
    group,
    kinds: kinds
      .filter((kind) => familyName(kind) === name)
      .map((kind) => ({ group, kind, half: tuning.has(name) ? 'tuning' : 'reported' })),
  }));
}

function familyName({ family, name }: ReplyKind): string {
  return family ?? name;
}
