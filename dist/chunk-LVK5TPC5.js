import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  shortenPath
} from "./chunk-TJ3WHKDV.js";

// src/reports/wrap.ts
import { stripVTControlCharacters } from "node:util";

// src/reports/display-width.ts
var WIDE = new RegExp("[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]|\\p{Emoji_Presentation}", "u"), WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u{FE00}-\u{FE0F}]/u;
function displayWidth(text) {
  let width = 0;
  for (let character of text)
    WIDE.test(character) ? width += 2 : WITHOUT_WIDTH.test(character) || (width += 1);
  return width;
}

// src/reports/wrap.ts
var REPORT_WIDTH = 100;
function wrapText(text, width, indents) {
  let lines = [], line = indents.first, isEmpty = !0;
  for (let word of text.split(" "))
    !isEmpty && displayWidth(line) + 1 + displayWidth(word) > width && (lines.push(line), line = indents.rest, isEmpty = !0), line += isEmpty ? word : ` ${word}`, isEmpty = !1;
  return [...lines, line];
}
var LISTING_WIDTH = 120;
function wrapListing(text) {
  return text.split(`
`).flatMap((line) => {
    if (measure(line) <= LISTING_WIDTH)
      return [line];
    let indent = /^(?:[-+] )? */.exec(stripVTControlCharacters(line))?.[0].length ?? 0, rest = " ".repeat(Math.min(indent, MAX_INDENT) + 2), words = line.slice(0, MAX_LINE_CHARACTERS).split(" ").map((word) => cutWord(word, LISTING_WIDTH - rest.length));
    return wrapWords(words, rest);
  }).join(`
`);
}
var MAX_INDENT = 8, MAX_LINE_CHARACTERS = 4e3;
function wrapWords(words, rest) {
  let lines = [], line = words[0] ?? "", width = measure(line);
  for (let word of words.slice(1)) {
    let own = measure(word);
    width + 1 + own > LISTING_WIDTH && line.trim() !== "" ? (lines.push(line), line = rest + word, width = rest.length + own) : (line += ` ${word}`, width += 1 + own);
  }
  return [...lines, line];
}
function cutWord(word, most) {
  return measure(word) > most && stripVTControlCharacters(word) === word ? shortenPath(word, most - 1) : word;
}
function measure(text) {
  return displayWidth(stripVTControlCharacters(text));
}

export {
  displayWidth,
  REPORT_WIDTH,
  wrapText,
  wrapListing
};
