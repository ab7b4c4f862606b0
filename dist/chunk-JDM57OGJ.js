import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  displayWidth
} from "./chunk-AY6BGE6D.js";

// src/reports/wrap.ts
function wrapText(text, width, indents) {
  let lines = [], line = indents.first, isEmpty = !0;
  for (let word of text.split(" "))
    !isEmpty && displayWidth(line) + 1 + displayWidth(word) > width && (lines.push(line), line = indents.rest, isEmpty = !0), line += isEmpty ? word : ` ${word}`, isEmpty = !1;
  return [...lines, line];
}

export {
  wrapText
};
