import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/write-count.ts
function writeCount(count) {
  return String(count).replaceAll(/(?<=^-?\d+)(?=(?:\d{3})+(?:\.|$))/g, ",");
}

export {
  writeCount
};
