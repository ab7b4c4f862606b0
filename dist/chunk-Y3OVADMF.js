import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/validation/kept-names.ts
function describeKeptName({ path, to, reason }) {
  return oneLine(`\`${path}\` is not renamed to \`${to}\`, because ${reason}.`);
}

export {
  describeKeptName
};
