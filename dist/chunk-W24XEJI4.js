import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/count.ts
function count(number, noun) {
  return `${writeCount(number)} ${noun}${number === 1 ? "" : "s"}`;
}
function countPart(part, whole, noun) {
  return `${writeCount(part)} of ${count(whole, noun)}`;
}

export {
  count,
  countPart
};
