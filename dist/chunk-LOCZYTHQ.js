import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/structures/disjoint-sets.ts
function createDisjointSets(size) {
  let parents = Int32Array.from({ length: size }, (_, index) => index), sizes = new Int32Array(size).fill(1), parentOf = (member) => at(parents, member);
  return {
    find(member) {
      let found = member;
      for (let parent = parentOf(found); parent !== found; parent = parentOf(found))
        parents[found] = parentOf(parent), found = parentOf(found);
      return found;
    },
    join(a, b) {
      if (a === b)
        return a;
      let [small, large] = at(sizes, a) < at(sizes, b) ? [a, b] : [b, a];
      return parents[small] = large, sizes[large] = at(sizes, large) + at(sizes, small), large;
    }
  };
}

export {
  createDisjointSets
};
