import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/options/given.ts
var CONFIG_ONLY = ["rules", "overrides", "prices", "model-names", "policy"], NO_CONFIG_ONLY = { values: {}, findPlace: () => {
} };
function isFromFile(given) {
  return given?.where.kind === "file";
}

export {
  CONFIG_ONLY,
  NO_CONFIG_ONLY,
  isFromFile
};
