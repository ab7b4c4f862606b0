import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/list-names.ts
function listNames(names, word = "and") {
  let [last = ""] = names.slice(-1);
  return names.length <= 1 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

export {
  listNames
};
