import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/structures/group-by.ts
function groupBy(items, keyOf) {
  let groups = /* @__PURE__ */ new Map();
  for (let item of items)
    addToGroup(groups, keyOf(item), item);
  return groups;
}
function addToGroup(groups, key, item) {
  let group = groups.get(key);
  group === void 0 ? groups.set(key, [item]) : group.push(item);
}

// src/structures/words-in.ts
function wordsIn(text) {
  return text.trim().split(/\s+/);
}
function wordSet(text) {
  return new Set(wordsIn(text));
}
export {
  addToGroup,
  groupBy,
  wordSet,
  wordsIn
};
