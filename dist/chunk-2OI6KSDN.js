import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readOutline,
  readPlacedSpans
} from "./chunk-YDCA3GX4.js";

// src/text/markdown/markdown.ts
var MAX_BLOCK_CHARACTERS = 4e3;
function readParagraphs(text) {
  let { blocks, labels } = readOutline(text), indices = /* @__PURE__ */ new Map(), paragraphs = [], headings = [], header = [], code = [];
  for (let [number, block] of blocks.entries())
    if (block.kind === "heading")
      headings = addHeading(headings, { depth: block.depth, title: titleOf(text, block.lines, labels) }), code = [];
    else if (block.kind === "head")
      header = block.cells.map((cell) => titleOf(text, [cell], labels));
    else if (block.kind === "code")
      code.push(readCodeBlock(text, block.range));
    else if (block.kind === "paragraph" || block.kind === "row") {
      indices.set(number, paragraphs.length);
      let leads = block.leads.flatMap((lead) => indices.get(lead) ?? []);
      code = [], paragraphs.push({ kind: block.kind, ...wordsOf(text, block, header, labels), headings, leads, blocks: code });
    }
  return paragraphs;
}
var OPENING_FENCE = /^(?:`{3,}|~{3,})[ \t]*(?<language>[^\s`{]*)[^\n]*(?:\n|$)/, CLOSING_FENCE = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;
function readCodeBlock(text, { start, end }) {
  let written = text.slice(start, Math.min(end, start + MAX_BLOCK_CHARACTERS)), opening = OPENING_FENCE.exec(written), lines = written.slice(opening?.[0].length ?? 0).replace(opening === null ? /$/ : CLOSING_FENCE, "").split(/\r?\n/), indent = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length).reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER), language = opening?.groups?.language ?? "";
  return {
    language: language === "" ? void 0 : language,
    code: lines.map((line) => line.slice(indent)).join(`
`)
  };
}
function addHeading(headings, heading) {
  return [...headings.filter(({ depth }) => depth < heading.depth), heading];
}
function titleOf(text, lines, labels) {
  return joinLines(text, lines, labels).map(({ value }) => value).join("");
}
function wordsOf(text, block, header, labels) {
  if (block.kind === "paragraph")
    return { inlines: joinLines(text, block.isItem ? withoutCheckbox(text, block.lines) : block.lines, labels) };
  let cells = block.cells.map((cell) => joinLines(text, [cell], labels).map(inCell));
  return {
    inlines: joinCells(cells),
    cells: cells.map((inlines, index) => ({ header: header[index] ?? "", inlines }))
  };
}
function withoutCheckbox(text, [first, ...rest]) {
  if (first === void 0)
    return [];
  let checkbox = /^\[[ x]\][ \t]+(?=\S)/i.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  return [{ start: first.start + checkbox, end: first.end }, ...rest];
}
function joinLines(text, lines, labels) {
  return readPlacedSpans(text, lines, labels).filter(isShown);
}
function isShown(span) {
  return span.kind !== "comment";
}
function joinCells(cells) {
  let end;
  return cells.flatMap((cell) => {
    let [first] = cell;
    if (first === void 0)
      return [];
    let bar = end === void 0 ? [] : [{ kind: "words", value: " | ", start: end, end: first.start }];
    return end = cell.at(-1)?.end, [...bar, ...cell];
  });
}
function inCell(inline) {
  return inline.kind === "code" ? { ...inline, value: inline.value.replaceAll(String.raw`\|`, "|") } : inline;
}

export {
  readParagraphs
};
