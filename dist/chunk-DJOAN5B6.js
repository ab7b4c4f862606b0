import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/version.ts
var VERSION = "0.1.0";

export {
  VERSION
};
