import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/disable-names.ts
var LITERAL_CHECKS_NAME = "literal";

export {
  LITERAL_CHECKS_NAME
};
