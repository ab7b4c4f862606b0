import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";

// src/reports/validation/other-paths.ts
var MAX_NAMED = 3;
function nameOtherPaths({ otherPaths = [] }) {
  let named = otherPaths.slice(0, MAX_NAMED).map((path) => `\`${path}\``), rest = otherPaths.length - named.length;
  return named.length === 0 ? void 0 : `also ${named.join(", ")}${rest > 0 ? ` and ${count(rest, "more path")}` : ""}`;
}
function otherPathsSentence(finding) {
  let named = nameOtherPaths(finding);
  return named === void 0 ? "" : `The same file is ${named}.`;
}

export {
  nameOtherPaths,
  otherPathsSentence
};
