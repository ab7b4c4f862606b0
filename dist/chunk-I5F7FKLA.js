import {
  showHidden as showHidden
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/markdown/markdown-text.ts
function plainMarkdown(text) {
  return showHidden(text.replaceAll(/\s+/g, " ").trim()).replaceAll(/[\\`*_[\]<>|#!~$&]/g, String.raw`\$&`).replaceAll("\\<", "&lt;").replaceAll("\\>", "&gt;").replaceAll("\\&", "&amp;").replaceAll(REFERENCE, `$&${INVISIBLE_BREAK}`).replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`);
}
var REFERENCE = /@(?=[\w\\-])|#(?=\d)|GH\\?-(?=\d)/gi, ADDRESS = /(?:(?:https?|ftp|mailto|xmpp)\\?:|www(?=\\?\.))/gi;
function codeSpan(text) {
  let line = showHidden(text.replaceAll(/\s+/g, " ").trim());
  if (line === "")
    return "` `";
  let longest = longestBackticks(line), ticks = "`".repeat(longest + 1), padding = longest > 0 ? " " : "";
  return `${ticks}${padding}${cell(line)}${padding}${ticks}`;
}
function cell(markdown) {
  return markdown.replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`);
}
function htmlText(text) {
  return showHidden(text.replaceAll(/\s+/g, " ").trim()).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(REFERENCE, `$&${INVISIBLE_BREAK}`).replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`);
}
function codeBlock(language, code) {
  let fence = "`".repeat(Math.max(2, longestBackticks(code)) + 1);
  return `${fence}${language}
${code}${code.endsWith(`
`) ? "" : `
`}${fence}`;
}
function longestBackticks(text) {
  let longest = 0;
  for (let [run] of text.matchAll(/`+/g))
    longest = Math.max(longest, run.length);
  return longest;
}
var INVISIBLE_BREAK = "\u200B";

export {
  plainMarkdown,
  REFERENCE,
  ADDRESS,
  codeSpan,
  cell,
  htmlText,
  codeBlock,
  INVISIBLE_BREAK
};
