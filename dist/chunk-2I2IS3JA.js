import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  breakCommand
} from "./chunk-M64T6ERC.js";
import {
  codePointAt
} from "./chunk-EXL4ZIE6.js";

// src/text/printed.ts
function printed(text, { colors = !1, commands = !1 } = {}) {
  return text.replaceAll(
    colors ? COLOR_OR_ACTING : ACTING,
    (found) => found.length > 2 ? found : writeOut(found)
  ).split(`
`).map((line) => commands && ANNOTATION.test(line) ? line.replaceAll("##[", "# #[") : breakCommand(line)).join(`
`);
}
var ACTING_CHARACTERS = String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]`, ACTING = new RegExp(String.raw`\r(?!\n)|${ACTING_CHARACTERS}`, "gu"), COLOR_OR_ACTING = new RegExp(String.raw`\x1B\[[\d;]*m|${ACTING.source}`, "gu"), ANNOTATION = /^::(?:error|warning|notice)[ :]/;
function writeOut(character) {
  return `\\u{${codePointAt(character, 0).toString(16).toUpperCase()}}`;
}
function* byLines(pieces, change) {
  let rest = "";
  for (let piece of pieces) {
    let end = piece.lastIndexOf(`
`) + 1;
    end === 0 ? rest += piece : (yield change(rest + piece.slice(0, end)), rest = piece.slice(end));
  }
  rest !== "" && (yield change(rest));
}

export {
  printed,
  ACTING_CHARACTERS,
  byLines
};
