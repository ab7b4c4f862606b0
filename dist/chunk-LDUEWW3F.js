import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/findings/identity/finding-identity.ts
var KIND_FAMILIES = ["fault", "security", "style"];

// src/reports/review/review-result.ts
var CONCLUSIONS = ["clean", "findings", "unchecked", "incomplete", "failed", "skipped"];

export {
  KIND_FAMILIES,
  CONCLUSIONS
};
