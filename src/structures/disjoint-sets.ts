import { at } from './at.ts';
interface DisjointSets {
  /** The representative of the set that contains a member. */
  find(member: number): number;
  /** Joins the sets of two representatives, and returns the new representative. */
  join(a: number, b: number): number;
}

/** Sets of the numbers below `size`. At first, each number is in a set of its own. */
export function createDisjointSets(size: number): DisjointSets {
  const parents = Int32Array.from({ length: size }, (_, index) => index);
  const sizes = new Int32Array(size).fill(1);
  const parentOf = (member: number): number => at(parents, member);
  return {
    find(member) {
      let found = member;
      for (let parent = parentOf(found); parent !== found; parent = parentOf(found)) {
        parents[found] = parentOf(parent);
        found = parentOf(found);
      }
      return found;
    },
    join(a, b) {
      if (a === b) {
        return a;
      }
      const [small, large] = at(sizes, a) < at(sizes, b) ? [a, b] : [b, a];
      parents[small] = large;
      sizes[large] = at(sizes, large) + at(sizes, small);
      return large;
    },
  };
}
