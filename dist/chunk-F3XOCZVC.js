import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/syntax/containers.ts
var CONTAINERS = /* @__PURE__ */ new Set([
  "class",
  "enum",
  "impl",
  "interface",
  "module",
  "namespace",
  "record",
  "struct",
  "trait",
  "union"
]);

export {
  CONTAINERS
};
