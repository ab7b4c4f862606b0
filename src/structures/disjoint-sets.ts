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
  const parentOf = (member: number): number => parents[member] ?? member;
  return {
    find(member) {
      let at = member;
      for (let parent = parentOf(at); parent !== at; parent = parentOf(at)) {
        parents[at] = parentOf(parent);
        at = parentOf(at);
      }
      return at;
    },
    join(a, b) {
      if (a === b) {
        return a;
      }
      const [small, large] = (sizes[a] ?? 0) < (sizes[b] ?? 0) ? [a, b] : [b, a];
      parents[small] = large;
      sizes[large] = (sizes[large] ?? 0) + (sizes[small] ?? 0);
      return large;
    },
  };
}
