import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  showHidden
} from "./chunk-BOOOQYH6.js";

// src/reports/markdown/markdown-text.ts
function plainMarkdown(text) {
  return showHidden(text.replaceAll(/\s+/g, " ").trim()).replaceAll(/[\\`*_[\]<>|#!~$&]/g, String.raw`\$&`).replaceAll("\\<", "&lt;").replaceAll("\\>", "&gt;").replaceAll("\\&", "&amp;").replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`);
}
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
  return showHidden(text.replaceAll(/\s+/g, " ").trim()).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`).replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`).replaceAll(/\bGH-(?=\d)/gi, `$&${INVISIBLE_BREAK}`);
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
function modelMarkdown(text) {
  let shown = showHidden(text.replaceAll(`\r
`, `
`).trim()).replaceAll("<!--", `<!${INVISIBLE_BREAK}--`), blocks = splitBlocks(shown).map(
    ({ kind, lines }) => kind === "code" ? lines.join(`
`) : defuseWords(lines.join(`
`))
  );
  return closeFence(blocks.join(`
`).trimEnd());
}
function modelLine(text) {
  let line = showHidden(text.replaceAll(/\s+/g, " ").trim()).replaceAll("<!--", `<!${INVISIBLE_BREAK}--`);
  return defuseParagraph(line).replace(/^(?=`{3}|~{3})/, INVISIBLE_BREAK);
}
function linkLabel(text) {
  let parts = [], from = 0, line = modelLine(text), escape = (words) => words.replaceAll(/[\\[\]]/g, String.raw`\$&`);
  for (let { 0: code, index } of line.matchAll(CODE_SPAN))
    parts.push(escape(line.slice(from, index)), code), from = index + code.length;
  return [...parts, escape(line.slice(from))].join("");
}
function closeFence(markdown) {
  let last = splitBlocks(markdown).at(-1);
  return last?.kind === "code" && !last.closed ? `${markdown}
${last.fence}` : markdown;
}
var FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
function splitBlocks(markdown) {
  let blocks = [];
  for (let line of markdown.split(`
`)) {
    let block = blocks.at(-1), fence = FENCE.exec(line)?.[1];
    block?.kind === "code" && !block.closed ? (block.lines.push(line), block.closed = fence?.startsWith(block.fence) === !0 && line.trim() === fence) : fence !== void 0 ? blocks.push({ kind: "code", lines: [line.trimStart()], fence, closed: !1 }) : block?.kind === "words" ? block.lines.push(line) : blocks.push({ kind: "words", lines: [line] });
  }
  return blocks;
}
var CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g, TABLE_RULE = /^(?=.*\|)[\s|:-]*-[\s|:-]*$/m;
function defuseWords(text) {
  return text.split(/(\n[ \t]*\n)/).map((part, index) => index % 2 === 1 ? part : defuseParagraph(part)).join("");
}
function defuseParagraph(text) {
  if (TABLE_RULE.test(text) || text.replaceAll(CODE_SPAN, "").includes("`"))
    return defuse(text).replaceAll("`", "&#96;");
  let parts = [], from = 0;
  for (let { 0: code, index } of text.matchAll(CODE_SPAN))
    parts.push(defuse(text.slice(from, index)), code), from = index + code.length;
  return [...parts, defuse(text.slice(from))].join("");
}
function defuse(words) {
  return words.replaceAll("<", "&lt;").replaceAll("![", `!${INVISIBLE_BREAK}[`).replaceAll(/\](?=[(:])/g, `]${INVISIBLE_BREAK}`).replaceAll(/@(?=[\w-])/g, `@${INVISIBLE_BREAK}`).replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`).replaceAll(/\bGH-(?=\d)/gi, `$&${INVISIBLE_BREAK}`).replaceAll(/^(?=[\t ]{0,9}\/[A-Za-z])/gm, INVISIBLE_BREAK);
}

export {
  plainMarkdown,
  codeSpan,
  cell,
  htmlText,
  codeBlock,
  modelMarkdown,
  modelLine,
  linkLabel,
  closeFence
};
