import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codePointAt
} from "./chunk-EXL4ZIE6.js";

// src/text/hidden/visible.ts
var HIDDEN = (
  // oxlint-disable-next-line no-control-regex -- all of them but tab and line feed
  /[\0-\x08\x0B-\x1F\x7F-\x9F\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\uFFF9-\uFFFB\u{13430}-\u{1343F}]/gu
), SELECTS = new RegExp("^(?:\\p{Emoji}[\\uFE0E\\uFE0F]|[\\p{Sm}\\p{Script=Han}\\p{Script=Myanmar}\\p{Script=Phags_Pa}\\u3000-\\u303F\\uFF00-\\uFF5E][\\uFE00-\\uFE02])$", "u");
function showHidden(text) {
  return text.replaceAll(HIDDEN, (character, offset) => character === "\r" && text[offset + 1] === `
` || character >= "\uFE00" && character <= "\uFE0F" && SELECTS.test(characterBefore(text, offset) + character) ? character : `\\u{${codePointAt(character, 0).toString(16).toUpperCase()}}`);
}
function characterBefore(text, offset) {
  let pair = text.slice(Math.max(0, offset - 2), offset);
  return (pair.codePointAt(0) ?? 0) > 65535 ? pair : pair.slice(-1);
}
function oneLine(text) {
  return breakCommand(showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`));
}
function breakCommand(line) {
  return line.replaceAll("##[", "# #[").replace(/^(\s*):(?=:)/, "$1: ");
}

export {
  showHidden,
  oneLine,
  breakCommand
};
