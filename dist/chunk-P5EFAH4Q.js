import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/github/publishing/fixed-note.ts
var FIXED = /^Fixed in [0-9a-f]{7,}\.(?:\r?\n|$)/;
function saysFixed(body) {
  return FIXED.test(body);
}
function addFixedNote(body, headSha) {
  return `Fixed in ${headSha.slice(0, 7)}.

${removeFixedNote(body)}`;
}
function removeFixedNote(body) {
  return body.replace(FIXED, "").trimStart();
}

export {
  saysFixed,
  addFixedNote,
  removeFixedNote
};
