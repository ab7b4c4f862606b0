import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/count.ts
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

export {
  count
};
