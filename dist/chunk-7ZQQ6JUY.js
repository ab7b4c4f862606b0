import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/visible.ts
var HIDDEN = /(?![\u{FE00}-\u{FE0F}\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]|(?<=[\u{FE00}-\u{FE0F}])[\u{FE00}-\u{FE0F}]/gu;
function showHidden(text) {
  return text.replaceAll(HIDDEN, (character, offset) => character === "\r" && text[offset + 1] === `
` ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}
function logLine(text) {
  return withoutCommands(showHidden(text.replaceAll(/\s+/g, " ")));
}
function oneLine(text) {
  return withoutCommands(showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`));
}
function withoutCommands(line) {
  let plain = line.replaceAll("##[", "# #[");
  return plain.trimStart().startsWith("::") ? `: :${plain.trimStart().slice(2)}` : plain;
}

export {
  showHidden,
  logLine,
  oneLine
};
