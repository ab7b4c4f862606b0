import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/visible.ts
var HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
function showHidden(text) {
  return text.replaceAll(HIDDEN, (character, offset) => character === "\r" && text[offset + 1] === `
` ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}
function logLine(text) {
  let line = showHidden(text.replaceAll(/\s+/g, " ")).replaceAll("##[", "# #[");
  return line.trimStart().startsWith("::") ? `: :${line.trimStart().slice(2)}` : line;
}

export {
  showHidden,
  logLine
};
