import {
  displayWidth as displayWidth,
  listingWidth as listingWidth,
  wrapListing as wrapListing,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/markdown/terminal-markdown.ts
function terminalMarkdown(text, paint, columns) {
  let width = listingWidth(columns);
  return `${readBlocks(text.replaceAll(/<!--.*?-->\n?/gs, "")).flatMap((block) => drawBlock(block, width, paint)).join(`
`).replaceAll(/\n{3,}/g, `

`).trim()}
`;
}
function readBlocks(text) {
  let blocks = [], lines = text.split(`
`);
  for (let at = 0; at < lines.length; ) {
    let line = lines[at] ?? "", [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [], isTable = line.startsWith("|"), isWithin = (next) => fence === void 0 ? isTable && next.startsWith("|") : !next.trim().startsWith(fence), end = at + 1;
    for (; end < lines.length && isWithin(lines[end] ?? ""); )
      end += 1;
    end = Math.min(lines.length, fence === void 0 ? end : end + 1);
    let own = lines.slice(at, end);
    blocks.push(
      fence !== void 0 ? { kind: "code", lines: own } : isTable ? { kind: "table", rows: own.filter((row) => !/^\|[\s:|-]+\|$/.test(row)).map(readCells) } : { kind: "line", text: line }
    ), at = end;
  }
  return blocks;
}
function readCells(row) {
  return row.replace(/^\|/, "").replace(/\|\s*$/, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));
}
function drawBlock(block, width, paint) {
  switch (block.kind) {
    case "code":
      return drawCode(block.lines, width);
    case "table":
      return drawTable(block.rows, width, paint);
    case "line":
      return drawLine(block.text.replaceAll(OWN_HTML, ""), width, paint);
  }
}
function drawCode(lines, width) {
  return lines.flatMap((line, at) => {
    if (CARETS.test(line))
      return [];
    let end = lines.findIndex((next, index) => index > at && !CARETS.test(next)), marks = lines.slice(at + 1, end === -1 ? lines.length : end), offset = 0;
    return breakCode(line, width).flatMap((part) => {
      let [first, last] = [offset, offset + Math.max(1, part.length)];
      offset += part.length;
      let own = marks.filter(
        (mark) => mark.indexOf("^") >= first && (mark.indexOf("^") < last || offset === line.length)
      );
      return [part, ...own.flatMap((mark) => drawMark(mark.slice(first), width))];
    });
  });
}
var CARETS = /^ *\^+(?: |$)/;
function drawMark(mark, width) {
  let [, lead = "", carets = "", message = ""] = /^( *)(\^+) ?(.*)$/.exec(mark) ?? [], marked = `${lead}${carets}`.slice(0, width);
  return message === "" || marked.length + 1 + displayWidth(message) <= width ? [`${marked} ${message}`.trimEnd()] : [marked, ...wrapText(message, width, { first: "    ", rest: "    " }).map((line) => wrapListing(line, width))];
}
function breakCode(line, width) {
  let parts = [], part = "";
  for (let character of line)
    displayWidth(part) + displayWidth(character) > width && (parts.push(part), part = ""), part += character;
  return [...parts, part];
}
var OWN_HTML = /<\/?(?:details|summary|sub)>/g;
function drawLine(line, width, paint) {
  let [lead = ""] = /^\s*(?:[-*+] |\d+[.)] |> )?/.exec(line) ?? [], whole = wrapText(line.slice(lead.length), width, { first: lead, rest: " ".repeat(lead.length) }).map((one) => wrapListing(one, width));
  return /^#{1,6} /.test(line) ? whole.map((one) => paint("bold", one)) : whole;
}
function drawTable([head = [], ...rows], width, paint) {
  let widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? "").length))), align = (row) => head.map((_, at) => (row[at] ?? "").padEnd(widths[at] ?? 0)).join("  ").trimEnd();
  return widths.reduce((sum, one) => sum + one + 2, -2) <= width ? [paint("bold", align(head)), ...rows.map(align)] : rows.flatMap(
    (row) => row.flatMap((cell, at) => {
      let [lead, name] = at === 0 ? ["- ", ""] : ["  ", (head[at] ?? "") === "" ? "" : `${head[at]}: `];
      return wrapText(`${name}${cell}`, width, { first: lead, rest: at === 0 ? "  " : "    " }).map(
        (line) => wrapListing(line, width)
      );
    })
  );
}

export {
  terminalMarkdown
};
