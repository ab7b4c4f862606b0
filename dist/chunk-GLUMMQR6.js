import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/reports/validation/kept-names.ts
function describeKeptName({ path, to, reason }) {
  return oneLine(`\`${path}\` is not renamed to \`${to}\`, because ${reason}.`);
}

export {
  describeKeptName
};
