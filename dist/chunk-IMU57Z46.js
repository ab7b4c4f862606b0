import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/cancelled.ts
var CANCELLED = { kind: "failed", cause: "cancelled", reason: "the run was ended", fatal: !0 };

export {
  CANCELLED
};
