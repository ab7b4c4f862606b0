import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  messageOf
} from "./chunk-PI7WXFM3.js";

// src/changes/exclusion/content.ts
import { createContext, Script } from "node:vm";
var MAX_PATTERN_CHARACTERS = 1e3;
function readContentPattern(written) {
  if (written === "")
    return { kind: "invalid", reason: "it is empty and would match every file" };
  if (written.length > MAX_PATTERN_CHARACTERS)
    return { kind: "invalid", reason: `it has more than ${writeCount(MAX_PATTERN_CHARACTERS)} characters` };
  let [, source = written, flags = ""] = /^\/(.+)\/([dgimsuvy]*)$/s.exec(written) ?? [];
  try {
    return { kind: "pattern", written, expression: new RegExp(source, flags) };
  } catch (error) {
    return { kind: "invalid", reason: messageOf(error) };
  }
}
var MAX_MILLISECONDS = 250, MAX_UNFINISHED = 4;
function boundedContentTest() {
  let search = new Script("text.search(expression) >= 0"), globals = createContext({ expression: /$/, text: "" }), unfinished = /* @__PURE__ */ new Map();
  return (expression, text) => {
    let failures = unfinished.get(expression) ?? 0;
    if (failures >= MAX_UNFINISHED)
      return "unfinished";
    Object.assign(globals, { expression, text });
    try {
      return search.runInContext(globals, { timeout: MAX_MILLISECONDS }) === !0 ? "match" : "no match";
    } catch {
      return unfinished.set(expression, failures + 1), "unfinished";
    }
  };
}

export {
  readContentPattern,
  boundedContentTest
};
