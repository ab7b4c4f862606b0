import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/record.ts
function isRecord(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}

export {
  isRecord
};
