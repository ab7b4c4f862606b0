import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/version.ts
var VERSION = "1.0.0";

export {
  VERSION
};
