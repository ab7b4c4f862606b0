import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/digest.ts
function digest(algorithm, content, encoding) {
  return process.getBuiltinModule("node:crypto").hash(algorithm, content, encoding);
}

export {
  digest
};
