import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/review/read-citation.ts
function readCitation(body) {
  let lines = body.replaceAll("\u200B", "").split(/\r?\n/), at = lines.findIndex((line, index) => line.startsWith("> \u2014 ") && lines[index - 1]?.startsWith("> ") === !0);
  return at < 0 ? void 0 : { words: foldQuote((lines[at - 1] ?? "").slice(2)), source: (lines[at] ?? "").slice(4) };
}
function foldQuote(text) {
  return (text.replaceAll(/&(?:#\w{1,7}|[a-z]{2,6});/gi, " ").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

export {
  readCitation,
  foldQuote
};
