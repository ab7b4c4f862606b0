import { bySize } from './first-fit.ts';
import { mapHeads, type Load, type PackItem, type Packing } from './pack-item.ts';
import { at } from '../structures/at.ts';

/** The most choices that are tried for one batch. */
const MAX_STEPS = 2_000;

/**
 * Fills one batch after another: with the largest load that is left, and with those others that leave the least room. A
 * limited search finds them. It fills batches better than first-fit decreasing, which leaves a little room in each.
 * Returns `undefined` if it needs more than `most` batches.
 */
export function fillBatches(
  items: readonly PackItem[],
  loads: readonly Load[],
  room: number,
  most: number,
): Packing | undefined {
  const heads = mapHeads(items);
  const packing: (readonly number[])[] = [];
  for (let left = bySize(loads); left.length > 0;) {
    if (packing.length >= most) {
      return undefined;
    }
    const batch = fillOne(left, room, heads);
    packing.push([...batch].flatMap((load) => load.items));
    left = left.filter((load) => !batch.has(load));
  }
  return packing;
}

function fillOne(left: readonly Load[], room: number, heads: ReadonlyMap<number, number>): ReadonlySet<Load> {
  const chosen = [at(left, 0)];
  const first = at(left, 0).tokens;
  let best: { readonly loads: readonly Load[]; readonly worth: number } = { loads: [...chosen], worth: first };
  let steps = 0;
  choose(1, room - first, first);
  return new Set(best.loads);

  /** Adds loads from index `start` on while `open` tokens are left. `worth`: the tokens of the chosen loads. */
  function choose(start: number, open: number, worth: number): void {
    if (worth > best.worth) {
      best = { loads: [...chosen], worth };
    }
    for (const [index, load] of left.slice(start).entries()) {
      steps += 1;
      if (steps > MAX_STEPS || best.worth >= room) {
        return;
      }
      const tokens = tokensBeside(load);
      if (tokens <= open) {
        chosen.push(load);
        choose(start + index + 1, open - tokens, worth + load.tokens);
        chosen.pop();
      }
    }
  }

  function tokensBeside({ tokens, divided }: Load): number {
    const shared = divided.filter((file) => chosen.some((load) => load.divided.includes(file)));
    return shared.reduce((total, file) => total - (heads.get(file) ?? 0), tokens);
  }
}
