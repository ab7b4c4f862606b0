import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/structures/group-by.ts
function groupBy(items, keyOf) {
  let groups = /* @__PURE__ */ new Map();
  for (let item of items) {
    let key = keyOf(item), group = groups.get(key);
    group === void 0 ? groups.set(key, [item]) : group.push(item);
  }
  return groups;
}

export {
  groupBy
};
