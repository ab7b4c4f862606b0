import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  canLookAt,
  prepareLook,
  prepareScope
} from "./chunk-HHKMP4XT.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";

// src/literal/run/can-count.ts
function canCount(check, path, guideline) {
  let { clause, finder } = check;
  return prepareScope(clause.scope)(path) && (finder.looksAt === "change" || prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path)));
}

export {
  canCount
};
