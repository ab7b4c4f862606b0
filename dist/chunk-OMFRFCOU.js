import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/bytes/digest.ts
var crypto;
function digest(algorithm, content, encoding) {
  return crypto ??= process.getBuiltinModule("node:crypto"), crypto.hash(algorithm, content, encoding);
}

export {
  digest
};
