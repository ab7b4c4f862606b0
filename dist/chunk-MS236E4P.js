import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";

// src/reports/validation/other-paths.ts
var MAX_NAMED = 3;
function nameOtherPaths({ otherPaths = [] }) {
  return otherPaths.length === 0 ? void 0 : `also ${listPaths(otherPaths, "more path")}`;
}
function nameCopies({ copies = [] }) {
  return copies.length === 0 ? "" : `The same in ${copies.length === 1 ? "its copy" : "its copies"} ${listPaths(copies, "more")}.`;
}
function listPaths(paths, more) {
  let named = paths.slice(0, MAX_NAMED).map((path) => `\`${path}\``), rest = paths.length - named.length;
  return `${named.join(", ")}${rest > 0 ? ` and ${more === "more" ? `${rest} more` : count(rest, more)}` : ""}`;
}
function otherPathsSentence(finding) {
  let named = nameOtherPaths(finding);
  return [named === void 0 ? "" : `The same file is ${named}.`, nameCopies(finding)].filter((sentence) => sentence !== "").join(" ");
}

export {
  nameOtherPaths,
  nameCopies,
  otherPathsSentence
};
