import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/batches/batch-protocol.ts
function isPlainId(id) {
  return typeof id == "string" && /^[\w-]{1,128}$/.test(id);
}

export {
  isPlainId
};
