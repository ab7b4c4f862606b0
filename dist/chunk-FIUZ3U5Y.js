import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  showHidden
} from "./chunk-FDD4FKYP.js";

// src/reports/markdown-text.ts
function plainMarkdown(text) {
  return showHidden(text.replaceAll(/\s+/g, " ").trim()).replaceAll(/[\\`*_[\]<>|#!~$&]/g, String.raw`\$&`).replaceAll("\\<", "&lt;").replaceAll("\\>", "&gt;").replaceAll("\\&", "&amp;").replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`);
}
function codeSpan(text) {
  let line = showHidden(text.replaceAll(/\s+/g, " ").trim()), longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)), ticks = "`".repeat(longest + 1), padding = longest > 0 ? " " : "";
  return `${ticks}${padding}${line.replaceAll("|", String.raw`\|`)}${padding}${ticks}`;
}
function codeBlock(language, code) {
  let longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length)), fence = "`".repeat(longest + 1);
  return `${fence}${language}
${code}${code.endsWith(`
`) ? "" : `
`}${fence}`;
}
var INVISIBLE_BREAK = "\u200B", CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]+`)/;
function modelMarkdown(text) {
  return showHidden(text).replaceAll("<!--", `<!${INVISIBLE_BREAK}--`).split(CODE).map((part, index) => index % 2 === 1 ? part : defuse(part)).join("").trim();
}
function defuse(words) {
  return words.replaceAll("<", "&lt;").replaceAll("![", `!${INVISIBLE_BREAK}[`).replaceAll(/\]\(/g, `]${INVISIBLE_BREAK}(`).replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`).replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`);
}

export {
  plainMarkdown,
  codeSpan,
  codeBlock,
  modelMarkdown
};
