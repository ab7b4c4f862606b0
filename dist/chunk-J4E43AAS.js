import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/restore-turn-items.ts
function restoreTurnItems(items, calls, { readId, fill }) {
  let called = items.filter((item) => readId(item) !== void 0);
  if (calls.some(({ id }, index) => called[index] === void 0 || readId(called[index]) !== id))
    return;
  let last = called[calls.length - 1], end = called.length === calls.length || last === void 0 ? items.length : items.indexOf(last) + 1, callOf = new Map(called.map((item, index) => [item, calls[index]]));
  return items.slice(0, end).map((item) => {
    let call = callOf.get(item);
    return call === void 0 ? item : fill(item, call);
  });
}

export {
  restoreTurnItems
};
