import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/visible.ts
var HIDDEN = /(?![\u{FE00}-\u{FE0F}\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]|(?<=[\u{FE00}-\u{FE0F}])[\u{FE00}-\u{FE0F}]/gu;
function showHidden(text) {
  return text.replaceAll(HIDDEN, (character, offset) => character === "\r" && text[offset + 1] === `
` ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}
function logLine(text) {
  let line = showHidden(text.replaceAll(/\s+/g, " ")).replaceAll("##[", "# #[");
  return line.trimStart().startsWith("::") ? `: :${line.trimStart().slice(2)}` : line;
}
function oneLine(text) {
  return showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`);
}

export {
  showHidden,
  logLine,
  oneLine
};
