import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  displayWidth
} from "./chunk-4NEEDHSQ.js";

// src/reports/wrap.ts
var REPORT_WIDTH = 100;
function wrapText(text, width, indents) {
  let lines = [], line = indents.first, isEmpty = !0;
  for (let word of text.split(" "))
    !isEmpty && displayWidth(line) + 1 + displayWidth(word) > width && (lines.push(line), line = indents.rest, isEmpty = !0), line += isEmpty ? word : ` ${word}`, isEmpty = !1;
  return [...lines, line];
}

export {
  REPORT_WIDTH,
  wrapText
};
