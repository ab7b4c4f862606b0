import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  quote
} from "./chunk-BAWM62JS.js";
import {
  codePointAt
} from "./chunk-EXL4ZIE6.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/text/markdown/columns.ts
function indentAt(text, cursor, end) {
  let { at: at2, column } = cursor;
  for (; at2 < end && isBlank(text, at2); )
    column += widthOf(text, at2, column), at2 += 1;
  return { at: at2, column, columns: column - cursor.column };
}
function skipColumns(text, cursor, end, columns) {
  let { at: at2, column } = cursor, target = column + columns;
  for (; at2 < end && column < target && isBlank(text, at2); ) {
    let next = column + widthOf(text, at2, column);
    if (next > target)
      return { at: at2, column: target };
    at2 += 1, column = next;
  }
  return { at: at2, column };
}
function widthOf(text, at2, column) {
  return text[at2] === "	" ? 4 - column % 4 : 1;
}
function isBlank(text, at2) {
  let character = text[at2];
  return character === " " || character === "	" || character === "\r";
}
function trimRange(text, { start, end }) {
  let words = text.slice(start, end), from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

// src/text/markdown/containers.ts
var CODE_COLUMNS = 4;
function openingAt(text, indent, end, interrupts) {
  if (indent.columns >= CODE_COLUMNS)
    return;
  let quoted = afterQuoteMark(text, indent, end);
  return quoted === void 0 ? itemAt(text, indent, end, interrupts) : { mark: ">", cursor: quoted, columns: 0, isEmpty: !1 };
}
function afterQuoteMark(text, indent, end) {
  return indent.columns < CODE_COLUMNS && indent.at < end && text[indent.at] === ">" ? skipColumns(text, { at: indent.at + 1, column: indent.column + 1 }, end, 1) : void 0;
}
var ITEM = /(?<number>\d{1,9}(?=[.)]))?(?<mark>[-+*]|(?<=\d)[.)])(?=[ \t\r\n]|$)/y;
function itemAt(text, indent, end, interrupts) {
  ITEM.lastIndex = indent.at;
  let found = ITEM.exec(text), mark = found?.groups?.mark;
  if (found === null || mark === void 0)
    return;
  let width = found[0].length, after = { at: indent.at + width, column: indent.column + width }, words = indentAt(text, after, end), isEmpty2 = words.at >= end;
  if (interrupts && (isEmpty2 || Number(found.groups?.number ?? 1) !== 1))
    return;
  let blanks = isEmpty2 || words.columns > CODE_COLUMNS ? 1 : words.columns, cursor = skipColumns(text, after, end, blanks);
  return { mark, cursor, columns: indent.columns + width + blanks, isEmpty: isEmpty2 };
}

// src/text/markdown/target.ts
function readTarget(text, start, end) {
  let address = readAddress(text, start, end);
  return address === void 0 ? void 0 : { ...address, end: endOfTitle(text, address.end, end) ?? address.end };
}
function readAddress(text, start, end) {
  let at2 = skipBlanks(text, start, end), isPointed = text.charAt(at2) === "<", target = isPointed ? pointedTarget(text, at2 + 1, end) : plainTarget(text, at2, end);
  if (!(target === void 0 || target.start === target.end))
    return { target, end: target.end + (isPointed ? 1 : 0) };
}
function skipBlanks(text, at2, end) {
  let next = at2;
  for (; next < end && (text.charAt(next) === " " || text.charAt(next) === "	"); )
    next += 1;
  return next;
}
function pointedTarget(text, start, end) {
  for (let at2 = start; at2 < end; at2 += 1)
    switch (text.charAt(at2)) {
      case "\\":
        at2 += 1;
        break;
      case "<":
        return;
      case ">":
        return { start, end: at2 };
      default:
    }
}
function plainTarget(text, start, end) {
  let depth = 0, at2 = start;
  for (; at2 < end && text.charAt(at2) > " "; at2 += 1) {
    let sign = text.charAt(at2);
    if (sign === "\\" && text.charAt(at2 + 1) > " " ? at2 += 1 : sign === "(" ? depth += 1 : sign === ")" && (depth -= 1), depth < 0)
      break;
    if (depth > 32)
      return;
  }
  return depth > 0 ? void 0 : { start, end: Math.min(at2, end) };
}
var TITLE_ENDS = { '"': '"', "'": "'", "(": ")" };
function endOfTitle(text, start, end) {
  let open = skipBlanks(text, start, end);
  return open > start ? titleEnd(text, open, end) : void 0;
}
function titleEnd(text, open, end) {
  let close = open < end ? TITLE_ENDS[text.charAt(open)] : void 0;
  if (close !== void 0)
    for (let at2 = open + 1; at2 < end; at2 += 1) {
      let sign = text.charAt(at2);
      if (sign === "\\")
        at2 += 1;
      else {
        if (sign === close)
          return at2 + 1;
        if (sign === "(" && close === ")")
          return;
      }
    }
}

// src/text/markdown/definitions.ts
function normaliseLabel(label) {
  return label.trim().replaceAll(/\s+/g, " ").toLowerCase().toUpperCase();
}
var MAX_LABEL_CHARACTERS = 999, LABEL = /\[((?:[^\\[\]]|\\[^]){0,999})\]/y;
function takeDefinitions(text, lines, labels) {
  if (text[lines[0]?.start ?? text.length] !== "[")
    return lines;
  let content = lines.map(({ start, end: end2 }) => text.slice(start, end2)).join(`
`), end = 0;
  for (let found = definitionAt(content, 0); found !== void 0; found = definitionAt(content, end))
    labels.add(found.label), { end } = found;
  let taken = content.slice(0, end).split(`
`).length - 1;
  return end >= content.length ? [] : lines.slice(taken);
}
function definitionAt(content, start) {
  LABEL.lastIndex = start;
  let found = LABEL.exec(content), label = normaliseLabel(found?.[1] ?? ""), colon = start + (found?.[0].length ?? 0);
  if (label === "" || content[colon] !== ":")
    return;
  let at2 = skipLineEnd(content, colon + 1), end = definitionEnd(content, at2);
  return end === void 0 ? void 0 : { label, end };
}
function definitionEnd(content, at2) {
  let lineEnd = endOfLine(content, at2), address = readAddress(content, at2, lineEnd);
  if (address === void 0)
    return;
  let title = skipLineEnd(content, address.end), withTitle = title > address.end ? behindTitle(content, title) : void 0, isAlone = skipBlanks(content, address.end, lineEnd) === lineEnd;
  return withTitle ?? (isAlone ? lineEnd + 1 : void 0);
}
function behindTitle(content, at2) {
  let title = titleEnd(content, at2, content.length);
  if (title === void 0)
    return;
  let end = endOfLine(content, title);
  return skipBlanks(content, title, end) === end ? end + 1 : void 0;
}
function skipLineEnd(content, at2) {
  let behind = skipBlanks(content, at2, content.length);
  return content[behind] === `
` ? skipBlanks(content, behind + 1, content.length) : behind;
}
function endOfLine(content, at2) {
  let end = content.indexOf(`
`, at2);
  return end < 0 ? content.length : end;
}

// src/text/markdown/html.ts
var RAW = [
  { start: /<(?:script|pre|style|textarea)(?=[\s>]|$)/iy, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /<!--/y, end: /-->/ },
  { start: /<\?/y, end: /\?>/ },
  { start: /<![a-z]/iy, end: />/ },
  { start: /<!\[CDATA\[/y, end: /\]\]>/ }
], BLOCK_ELEMENT = /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/iy, INLINE_ELEMENT = /<\/?(?:a|abbr|audio|b|bdi|bdo|br|button|canvas|cite|code|data|del|dfn|em|embed|font|i|img|input|ins|kbd|label|map|mark|meter|object|output|picture|progress|q|rp|rt|ruby|s|samp|select|slot|small|source|span|strong|sub|sup|svg|template|time|tt|u|var|video|wbr)(?=\s|\/?>)/iy;
function htmlAt(text, at2, end, interrupts) {
  let raw = RAW.find(({ start }) => matchesAt(start, text, at2));
  if (raw !== void 0)
    return raw.end;
  if (matchesAt(BLOCK_ELEMENT, text, at2))
    return "blank-line";
  let behind = text[at2] === "<" ? tagEnd(text, at2, end) : void 0;
  if (!(behind === void 0 || text.slice(behind, end).trim() !== ""))
    return matchesAt(INLINE_ELEMENT, text, at2) ? interrupts ? void 0 : "blank-line" : "this-line";
}
function matchesAt(pattern, text, at2) {
  return pattern.lastIndex = at2, pattern.test(text);
}
var MAX_TAG_CHARACTERS = 1e3, TAG = /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>/i;
function tagEnd(text, at2, end) {
  let tag = TAG.exec(text.slice(at2, Math.min(end, at2 + MAX_TAG_CHARACTERS)))?.[0];
  return tag === void 0 ? void 0 : at2 + tag.length;
}

// src/text/markdown/reader.ts
function container(mark, columns, leads) {
  return { mark, columns, leads, last: void 0 };
}
function openContainer(reader, { mark, columns }) {
  closeLeaf(reader);
  let parent = innermost(reader);
  if (mark === ">") {
    reader.containers.push(container(mark, columns, parent.leads)), parent.last = { kind: "other" };
    return;
  }
  let { last } = parent, leads = last?.kind === "list" && last.mark === mark ? last.leads : leadsOfNext(parent);
  reader.containers.push(container(mark, columns, leads)), parent.last = { kind: "list", mark, leads };
}
function leadsOfNext({ leads, last }) {
  return last?.kind === "paragraph" ? [...leads, last.number] : leads;
}
function closeContainers(reader, depth) {
  depth < reader.containers.length && (closeLeaf(reader), reader.containers.length = depth);
}
function closeLeaf(reader) {
  let { leaf } = reader;
  reader.leaf = void 0, leaf?.kind === "paragraph" ? closeParagraph(reader, leaf) : leaf !== void 0 && "range" in leaf && reader.blocks.push({ kind: leaf.kind === "html" ? "html" : "code", range: leaf.range });
}
function closeParagraph(reader, leaf) {
  let lines = takeDefinitions(reader.text, leaf.lines, reader.labels), holder = innermost(reader);
  if (lines.length === 0) {
    holder.last = { kind: "other" };
    return;
  }
  holder.last = { kind: "paragraph", number: reader.blocks.length }, reader.blocks.push({ kind: "paragraph", lines, leads: holder.leads, isItem: leaf.isItem });
}
function innermost({ containers }) {
  let last = containers.at(-1);
  if (last === void 0)
    throw new Error("The document itself is never closed");
  return last;
}

// src/text/markdown/tables.ts
var DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
function beginsTable(text, header, delimiters) {
  let line = text.slice(delimiters.start, delimiters.end);
  return line.includes("|") && DELIMITER_ROW.test(line) && cellsOf(text, header).length === cellsOf(text, delimiters).length;
}
function cellsOf(text, row) {
  let cells = [], last = row.start + text.slice(row.start, row.end).trimEnd().length, start = text[row.start] === "|" ? row.start + 1 : row.start;
  for (let at2 = start; at2 < last; at2 += 1)
    text[at2] === "\\" ? at2 += 1 : text[at2] === "|" && (cells.push(trimRange(text, { start, end: at2 })), start = at2 + 1);
  return start < last ? [...cells, trimRange(text, { start, end: last })] : cells;
}

// src/text/markdown/leaves.ts
function growLeaf(reader, cursor, line) {
  let { text, leaf } = reader;
  if (leaf === void 0 || !("range" in leaf))
    return !1;
  let indent = indentAt(text, cursor, line.end), isBlank2 = indent.at >= line.end;
  return leaf.kind === "indented" && !isBlank2 && indent.columns < CODE_COLUMNS ? !1 : (isBlank2 || (leaf.range = { start: leaf.range.start, end: line.end }), isLastLine(text, leaf, indent, line.end) && closeLeaf(reader), !0);
}
function isLastLine(text, leaf, indent, end) {
  switch (leaf.kind) {
    case "fence":
      return indent.columns < CODE_COLUMNS && isClosingFence(text.slice(indent.at, end), leaf.fence);
    case "html":
      return leaf.end === "blank-line" ? indent.at >= end : leaf.end.test(text.slice(indent.at, end));
    case "indented":
      return !1;
  }
}
function isClosingFence(rest, fence) {
  let marks = rest.trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}
function beginLeaf(reader, indent, end, place) {
  if (indent.at >= end)
    return !1;
  let rest = { start: indent.at, end };
  return indent.columns >= CODE_COLUMNS ? reader.leaf?.kind !== "paragraph" && begin(reader, place, { kind: "indented", range: rest }) : place.interrupts && (endAsTable(reader, rest) || endAsHeading(reader, rest)) || beginHeading(reader, rest, place) || beginFence(reader, rest, place) || beginHtml(reader, rest, place) || RULE.test(reader.text.slice(rest.start, end)) && begin(reader, place, void 0);
}
var RULE = /^(?:(?:\*[ \t\r]*){3,}|(?:-[ \t\r]*){3,}|(?:_[ \t\r]*){3,})$/;
function begin(reader, { depth }, leaf) {
  return closeContainers(reader, depth), closeLeaf(reader), innermost(reader).last = { kind: "other" }, reader.leaf = leaf, !0;
}
function endAsTable(reader, rest) {
  let { text, leaf } = reader, head = leaf?.kind === "paragraph" ? leaf.lines.at(-1) : void 0;
  if (leaf?.kind !== "paragraph" || head === void 0 || !beginsTable(text, head, rest))
    return !1;
  leaf.lines.pop(), leaf.lines.length > 0 && closeLeaf(reader);
  let holder = innermost(reader);
  return reader.blocks.push({ kind: "head", cells: cellsOf(text, head) }), reader.leaf = { kind: "table", leads: leadsOfNext(holder) }, holder.last = { kind: "other" }, !0;
}
function endAsHeading(reader, rest) {
  let underline = reader.text.slice(rest.start, rest.end).trimEnd();
  if (reader.leaf?.kind !== "paragraph" || !/^(?:=+|-+)$/.test(underline))
    return !1;
  let lines = takeDefinitions(reader.text, reader.leaf.lines, reader.labels);
  return lines.length === 0 ? (reader.leaf.lines.length = 0, !1) : (reader.blocks.push({ kind: "heading", depth: underline.startsWith("=") ? 1 : 2, lines }), innermost(reader).last = { kind: "other" }, reader.leaf = void 0, !0);
}
function beginHeading(reader, rest, place) {
  let depth = /^#{1,6}(?=[ \t\r]|$)/.exec(reader.text.slice(rest.start, rest.end))?.[0].length;
  if (depth === void 0)
    return !1;
  begin(reader, place, void 0);
  let title = trimRange(reader.text, { start: rest.start + depth, end: rest.end });
  return reader.blocks.push({ kind: "heading", depth, lines: [trimRange(reader.text, withoutClosing(reader.text, title))] }), !0;
}
function withoutClosing(text, title) {
  let { end } = title;
  for (; end > title.start && text[end - 1] === "#"; )
    end -= 1;
  return end === title.start || /[ \t]/.test(text.charAt(end - 1)) ? { start: title.start, end } : title;
}
function beginFence(reader, rest, place) {
  let fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(reader.text.slice(rest.start, rest.end))?.[0];
  return fence !== void 0 && begin(reader, place, { kind: "fence", range: rest, fence });
}
function beginHtml(reader, rest, place) {
  let end = htmlAt(reader.text, rest.start, rest.end, reader.leaf?.kind === "paragraph");
  return end === void 0 ? !1 : end === "this-line" || end !== "blank-line" && end.test(reader.text.slice(rest.start, rest.end)) ? (begin(reader, place, void 0), reader.blocks.push({ kind: "html", range: rest }), !0) : begin(reader, place, { kind: "html", range: rest, end });
}

// src/text/markdown/outline.ts
var MAX_DEPTH = 100;
function readOutline(text) {
  let reader = { text, blocks: [], labels: /* @__PURE__ */ new Set(), containers: [container("", 0, [])], leaf: void 0 };
  for (let start = 0; start < text.length; ) {
    let newline = text.indexOf(`
`, start), next = newline < 0 ? text.length : newline + 1, end = newline < 0 ? text.length : newline;
    readLine(reader, { start, end: text[end - 1] === "\r" && end > start ? end - 1 : end }), start = next;
  }
  return closeLeaf(reader), { blocks: reader.blocks, labels: reader.labels };
}
function readLine(reader, line) {
  let entered = enterContainers(reader, line);
  if (!(entered.depth === reader.containers.length && growLeaf(reader, entered.cursor, line))) {
    if (indentAt(reader.text, entered.cursor, line.end).at >= line.end) {
      closeContainers(reader, entered.depth), closeLeaf(reader);
      return;
    }
    readMarks(reader, line, entered);
  }
}
function enterContainers(reader, line) {
  let { text, containers } = reader, cursor = { at: line.start, column: 0 };
  for (let depth = 1; depth < containers.length; depth += 1) {
    let entered = enterContainer(reader, depth, indentAt(text, cursor, line.end), cursor, line.end);
    if (entered === void 0)
      return { cursor, depth };
    cursor = entered;
  }
  return { cursor, depth: containers.length };
}
function enterContainer(reader, depth, indent, cursor, end) {
  let entered = reader.containers[depth];
  if (entered?.mark === ">")
    return afterQuoteMark(reader.text, indent, end);
  if (indent.at >= end)
    return entered?.last === void 0 && reader.leaf === void 0 && depth === reader.containers.length - 1 ? void 0 : cursor;
  let columns = entered?.columns ?? 0;
  return indent.columns >= columns ? skipColumns(reader.text, cursor, end, columns) : void 0;
}
function readMarks(reader, line, entered) {
  let { cursor, depth } = entered;
  for (; ; ) {
    let indent = indentAt(reader.text, cursor, line.end), interrupts = reader.leaf?.kind === "paragraph" && depth === reader.containers.length;
    if (beginLeaf(reader, indent, line.end, { depth, interrupts }))
      return;
    let opening = depth > MAX_DEPTH ? void 0 : openingAt(reader.text, indent, line.end, interrupts);
    if (opening === void 0) {
      addWords(reader, indent, line.end, depth);
      return;
    }
    closeContainers(reader, depth), openContainer(reader, opening), { cursor } = opening, depth += 1;
  }
}
function addWords(reader, indent, end, depth) {
  if (reader.leaf?.kind !== "paragraph" && closeContainers(reader, depth), indent.at >= end)
    return;
  let line = trimRange(reader.text, { start: indent.at, end });
  if (reader.leaf?.kind === "paragraph")
    reader.leaf.lines.push(line);
  else if (reader.leaf?.kind === "table")
    reader.blocks.push({ kind: "row", cells: cellsOf(reader.text, line), leads: reader.leaf.leads });
  else {
    closeLeaf(reader);
    let { mark, last } = innermost(reader);
    reader.leaf = { kind: "paragraph", lines: [line], isItem: mark !== "" && mark !== ">" && last === void 0 };
  }
}

// src/text/markdown/character-references.ts
var NAMED = {
  amp: "&",
  apos: "'",
  copy: "\xA9",
  ge: "\u2265",
  gt: ">",
  hellip: "\u2026",
  larr: "\u2190",
  laquo: "\xAB",
  ldquo: "\u201C",
  le: "\u2264",
  lsquo: "\u2018",
  lt: "<",
  mdash: "\u2014",
  middot: "\xB7",
  nbsp: "\xA0",
  ndash: "\u2013",
  ne: "\u2260",
  quot: '"',
  raquo: "\xBB",
  rarr: "\u2192",
  rdquo: "\u201D",
  reg: "\xAE",
  rsquo: "\u2019",
  sect: "\xA7",
  times: "\xD7",
  trade: "\u2122"
}, REFERENCE = /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>[0-9]{1,7})|(?<name>[a-z][a-z0-9]{1,31}));/iy;
function decodeReference(text, at2) {
  REFERENCE.lastIndex = at2;
  let found = REFERENCE.exec(text), { hex, decimal, name = "" } = found?.groups ?? {}, value = Object.hasOwn(NAMED, name) ? NAMED[name] : decodeNumber(hex, decimal);
  return found === null || value === void 0 ? void 0 : { value, length: found[0].length };
}
var REPLACEMENT = "\uFFFD", LAST_CODE_POINT = 1114111;
function decodeNumber(hex, decimal) {
  let digits = hex ?? decimal;
  if (digits === void 0)
    return;
  let code = Number.parseInt(digits, hex === void 0 ? 10 : 16);
  return code > 0 && code <= LAST_CODE_POINT && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : REPLACEMENT;
}

// src/text/markdown/backticks.ts
function indexBackticks(content) {
  let starts = /* @__PURE__ */ new Map();
  for (let { 0: run, index } of content.matchAll(/`+/g)) {
    let known = starts.get(run.length);
    known === void 0 ? starts.set(run.length, [index]) : known.push(index);
  }
  let passed = /* @__PURE__ */ new Map();
  return (length, from) => {
    let known = starts.get(length) ?? [], next = passed.get(length) ?? 0;
    for (; (known[next] ?? from) < from; )
      next += 1;
    return passed.set(length, next), known[next];
  };
}

// src/text/markdown/emphasis.ts
function delimiterRun(content, from, to) {
  let before = characterBefore(content, from), after = String.fromCodePoint(content.codePointAt(to) ?? 32), opens = !BLANK.test(after) && (!SIGN.test(after) || BLANK.test(before) || SIGN.test(before)), closes = !BLANK.test(before) && (!SIGN.test(before) || BLANK.test(after) || SIGN.test(after)), character = content.charAt(from), isInner = character === "_";
  return {
    character,
    length: to - from,
    canOpen: opens && (!isInner || !closes || SIGN.test(before)),
    canClose: closes && (!isInner || !opens || SIGN.test(after)),
    from,
    to
  };
}
var BLANK = /^\s$/u, SIGN = /^[\p{P}\p{S}]$/u;
function characterBefore(content, at2) {
  let unit = content.charCodeAt(at2 - 1), isLow = unit >= 56320 && unit <= 57343 && at2 > 1;
  return at2 === 0 ? " " : String.fromCodePoint(codePointAt(content, at2 - (isLow ? 2 : 1)));
}
function pairRuns(runs) {
  let openers = [], floors = /* @__PURE__ */ new Map();
  for (let run of runs)
    run.canClose && closeRun(run, openers, floors), run.canOpen && run.to > run.from && openers.push(run);
}
function closeRun(run, openers, floors) {
  let sort = `${run.character}${run.length % 3}${run.canOpen}`;
  for (; run.to > run.from; ) {
    let floor = floors.get(sort) ?? 0, at2 = openers.length - 1;
    for (; at2 >= floor && !fits(openers[at2], run); )
      at2 -= 1;
    let opener = openers[at2];
    if (at2 < floor || opener === void 0) {
      floors.set(sort, openers.length);
      return;
    }
    let taken = opener.to - opener.from > 1 && run.to - run.from > 1 ? 2 : 1;
    opener.to -= taken, run.from += taken, openers.length = opener.to > opener.from ? at2 + 1 : at2;
    for (let [key, known] of floors)
      floors.set(key, Math.min(known, openers.length));
  }
}
function fits(opener, closer) {
  return opener?.character !== closer.character ? !1 : !(opener.canClose || closer.canOpen) || (opener.length + closer.length) % 3 !== 0 || closer.length % 3 === 0;
}

// src/text/markdown/spans.ts
function readSpans(content, labels) {
  if (matchAt(PLAIN, content, 0)?.length === content.length)
    return [{ kind: "words", value: content, from: 0, to: content.length }];
  let reader = {
    content,
    flat: content.replaceAll(`
`, " "),
    labels,
    spans: [],
    runs: [],
    brackets: [],
    spent: 0,
    missing: /* @__PURE__ */ new Set(),
    nextBackticks: indexBackticks(content)
  };
  for (let at2 = 0; at2 < content.length; )
    at2 = readNext(reader, at2);
  return pairRuns(reader.runs), reader.spans.flatMap((span) => isRun(span) ? leftOf(span) : isEmpty(span) ? [] : [span]);
}
function isRun(span) {
  return "character" in span;
}
function isEmpty({ from, to }) {
  return from === to;
}
function leftOf({ character, from, to }) {
  return to > from ? [{ kind: "words", value: character.repeat(to - from), from, to }] : [];
}
var PLAIN = /[^\\`*_[\]!<&\n]+/y;
function readNext(reader, at2) {
  let plain = matchAt(PLAIN, reader.content, at2);
  return plain !== void 0 ? addWords2(reader, at2, at2 + plain.length) : (READERS[reader.content.charAt(at2)] ?? readSign)(reader, at2);
}
var READERS = {
  "\n": (reader, at2) => addWords2(reader, at2, at2 + 1, " "),
  "\\": readEscape,
  "`": readCode,
  "*": readRun,
  _: readRun,
  "[": (reader, at2) => openBracket(reader, at2, at2 + 1),
  "!": readPicture,
  "]": closeBracket,
  "<": readAngle,
  "&": readReference
};
function readSign(reader, at2) {
  return addWords2(reader, at2, at2 + 1);
}
function addWords2(reader, from, to, value = reader.content.slice(from, to)) {
  return reader.spans.push({ kind: "words", value, from, to }), to;
}
function readEscape(reader, at2) {
  let next = reader.content[at2 + 1] ?? "";
  return next === `
` ? at2 + 1 : /[!-/:-@[-`{-~]/.test(next) ? addWords2(reader, at2, at2 + 2, next) : readSign(reader, at2);
}
function readReference(reader, at2) {
  let found = decodeReference(reader.content, at2);
  return found === void 0 ? readSign(reader, at2) : addWords2(reader, at2, at2 + found.length, found.value);
}
function readRun(reader, at2) {
  let to = endOfRun(reader.content, at2), run = delimiterRun(reader.content, at2, to);
  return reader.spans.push(run), reader.runs.push(run), to;
}
function readCode(reader, at2) {
  let length = endOfRun(reader.content, at2) - at2, close = reader.nextBackticks(length, at2 + length);
  if (close === void 0)
    return addWords2(reader, at2, at2 + length);
  let inner = reader.content.slice(at2 + length, close).replaceAll(`
`, " "), value = inner.startsWith(" ") && inner.endsWith(" ") && inner.trim() !== "" ? inner.slice(1, -1) : inner;
  return reader.spans.push({ kind: "code", value, from: at2, to: close + length }), close + length;
}
function endOfRun(content, at2) {
  let end = at2 + 1;
  for (; content[end] === content[at2]; )
    end += 1;
  return end;
}
function readPicture(reader, at2) {
  return reader.content[at2 + 1] === "[" ? openBracket(reader, at2, at2 + 2) : readSign(reader, at2);
}
function openBracket(reader, at2, behind) {
  let outer = reader.brackets.at(-1);
  outer !== void 0 && (outer.isOuter = !0);
  let { length: spans } = reader.spans, { length: runs } = reader.runs;
  return reader.brackets.push({ isPicture: behind > at2 + 1, at: behind, spans, runs, isOuter: !1 }), addWords2(reader, at2, behind);
}
function closeBracket(reader, at2) {
  let bracket = reader.brackets.pop(), isSpent = reader.brackets.length < reader.spent;
  reader.spent = Math.min(reader.spent, reader.brackets.length);
  let end = bracket === void 0 || isSpent && !bracket.isPicture ? void 0 : linkEnd(reader, bracket, at2);
  return bracket === void 0 || end === void 0 ? readSign(reader, at2) : (pairRuns(reader.runs.splice(bracket.runs)), bracket.isPicture ? reader.spans.length = bracket.spans : (reader.spans[bracket.spans] = { kind: "words", value: "", from: bracket.at, to: bracket.at }, reader.spent = reader.brackets.length), end);
}
function linkEnd(reader, bracket, at2) {
  let { content, labels } = reader, target = content[at2 + 1] === "(" ? targetEnd(reader.flat, at2 + 2) : void 0;
  if (target !== void 0)
    return target;
  LABEL.lastIndex = at2 + 1;
  let found = LABEL.exec(content), label = found?.[1] ?? "", end = at2 + 1 + (found?.[0].length ?? 0);
  return label !== "" ? labels.has(normaliseLabel(label)) ? end : void 0 : !bracket.isOuter && at2 - bracket.at <= MAX_LABEL_CHARACTERS && labels.has(normaliseLabel(content.slice(bracket.at, at2))) ? end : void 0;
}
function targetEnd(flat, start) {
  let first = skipBlanks(flat, start, flat.length), target = flat.startsWith("<>", first) ? { end: first + 2 } : readTarget(flat, first, flat.length), close = skipBlanks(flat, target?.end ?? first, flat.length);
  return flat[close] === ")" ? close + 1 : void 0;
}
var ADDRESS = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+)>/iy, COMMENT = /<!--/y, CLOSINGS = [
  { open: COMMENT, close: "-->", inner: 2 },
  { open: /<\?/y, close: "?>", inner: 2 },
  { open: /<!\[CDATA\[/y, close: "]]>", inner: 9 },
  { open: /<![a-z]/iy, close: ">", inner: 3 }
];
function readAngle(reader, at2) {
  let { content } = reader, address = matchAt(ADDRESS, content, at2);
  if (address !== void 0)
    return addWords2(reader, at2 + 1, at2 + address.length - 1) + 1;
  let closing = CLOSINGS.find(({ open }) => matchAt(open, content, at2) !== void 0), end = closing === void 0 ? tagEnd(content, at2, content.length) : closingEnd(reader, at2, closing);
  return end === void 0 ? readSign(reader, at2) : (closing?.open === COMMENT && reader.spans.push({ kind: "comment", value: "", from: at2, to: end }), end);
}
function closingEnd(reader, at2, { close, inner }) {
  let end = reader.missing.has(close) ? -1 : reader.content.indexOf(close, at2 + inner);
  if (end >= 0)
    return end + close.length;
  reader.missing.add(close);
}
function matchAt(pattern, text, at2) {
  return pattern.lastIndex = at2, pattern.exec(text)?.[0];
}

// src/text/markdown/placed-spans.ts
function readPlacedSpans(text, lines, labels) {
  let content = lines.map(({ start, end }) => text.slice(start, end)).join(`
`), place = placesOf(lines);
  return readSpans(content, labels).map(({ kind, value, from, to }) => {
    let start = place(from);
    return { kind, value, start, end: place(to - 1) + 1 };
  });
}
function placesOf(lines) {
  let line = 0, passed = 0;
  return (offset) => {
    let range = at(lines, line);
    for (; offset - passed > range.end - range.start && line + 1 < lines.length; )
      passed += range.end - range.start + 1, line += 1, range = at(lines, line);
    return range.start + offset - passed;
  };
}

// src/text/range-around.ts
function rangeAround(ranges, offset) {
  let found = firstEndingFrom(ranges, offset + 1);
  return found !== void 0 && found.start <= offset ? found : void 0;
}
function firstEndingFrom(ranges, offset) {
  let low = 0, high = ranges.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at(ranges, middle).end >= offset ? high = middle : low = middle + 1;
  }
  return ranges[low];
}

// src/text/markdown/code.ts
function readCodeRanges(text) {
  let { blocks, labels } = readOutline(text);
  return blocks.flatMap((block) => rangesOf(text, block, labels));
}
function readHidden(text) {
  let { blocks, labels } = readOutline(text), placed = [];
  for (let block of blocks) {
    let extent = extentOf(block);
    extent !== void 0 && placed.push({ start: extent.start, end: extent.end, block, ranges: void 0 });
  }
  return (offset) => {
    let around = rangeAround(placed, offset);
    return around && rangeAround(around.ranges ??= rangesOf(text, around.block, labels), offset)?.kind;
  };
}
function extentOf(block) {
  if ("range" in block)
    return block.range;
  let parts = "lines" in block ? block.lines : block.cells, [first] = parts, last = parts.at(-1);
  return first && last && { start: first.start, end: last.end };
}
function rangesOf(text, block, labels) {
  switch (block.kind) {
    case "code":
      return [{ kind: "code", ...block.range }];
    case "html":
      return commentsIn(text, block.range);
    case "heading":
    case "paragraph":
      return hiddenIn(text, block.lines, labels);
    case "head":
    case "row":
      return block.cells.flatMap((cell) => hiddenIn(text, [cell], labels));
  }
}
function hiddenIn(text, lines, labels) {
  return readPlacedSpans(text, lines, labels).flatMap(
    ({ kind, start, end }) => kind === "words" ? [] : [{ kind, start, end }]
  );
}
var COMMENT2 = { open: "<!--", close: "-->" };
function commentsIn(text, { start, end }) {
  let html = text.slice(start, end), comments = [];
  for (let at2 = html.indexOf(COMMENT2.open); at2 >= 0; ) {
    let close = html.indexOf(COMMENT2.close, at2 + 2), behind = close < 0 ? html.length : close + COMMENT2.close.length;
    comments.push({ kind: "comment", start: start + at2, end: start + behind }), at2 = html.indexOf(COMMENT2.open, behind);
  }
  return comments;
}

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = !1) {
  let len = text.length, pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count, exact) {
    let digits = 0, value2 = 0;
    for (; digits < count || !exact; ) {
      let ch = text.charCodeAt(pos);
      if (ch >= 48 && ch <= 57)
        value2 = value2 * 16 + ch - 48;
      else if (ch >= 65 && ch <= 70)
        value2 = value2 * 16 + ch - 65 + 10;
      else if (ch >= 97 && ch <= 102)
        value2 = value2 * 16 + ch - 97 + 10;
      else
        break;
      pos++, digits++;
    }
    return digits < count && (value2 = -1), value2;
  }
  function setPosition(newPosition) {
    pos = newPosition, value = "", tokenOffset = 0, token = 16, scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text.charCodeAt(pos) === 48)
      pos++;
    else
      for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
        pos++;
    if (pos < text.length && text.charCodeAt(pos) === 46)
      if (pos++, pos < text.length && isDigit(text.charCodeAt(pos)))
        for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
          pos++;
      else
        return scanError = 3, text.substring(start, pos);
    let end = pos;
    if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101))
      if (pos++, (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) && pos++, pos < text.length && isDigit(text.charCodeAt(pos))) {
        for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
          pos++;
        end = pos;
      } else
        scanError = 3;
    return text.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    for (; ; ) {
      if (pos >= len) {
        result += text.substring(start, pos), scanError = 2;
        break;
      }
      let ch = text.charCodeAt(pos);
      if (ch === 34) {
        result += text.substring(start, pos), pos++;
        break;
      }
      if (ch === 92) {
        if (result += text.substring(start, pos), pos++, pos >= len) {
          scanError = 2;
          break;
        }
        switch (text.charCodeAt(pos++)) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += `
`;
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            let ch3 = scanHexDigits(4, !0);
            ch3 >= 0 ? result += String.fromCharCode(ch3) : scanError = 4;
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31)
        if (isLineBreak(ch)) {
          result += text.substring(start, pos), scanError = 2;
          break;
        } else
          scanError = 6;
      pos++;
    }
    return result;
  }
  function scanNext() {
    if (value = "", scanError = 0, tokenOffset = pos, lineStartOffset = lineNumber, prevTokenLineStartOffset = tokenLineStartOffset, pos >= len)
      return tokenOffset = len, token = 17;
    let code = text.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do
        pos++, value += String.fromCharCode(code), code = text.charCodeAt(pos);
      while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code))
      return pos++, value += String.fromCharCode(code), code === 13 && text.charCodeAt(pos) === 10 && (pos++, value += `
`), lineNumber++, tokenLineStartOffset = pos, token = 14;
    switch (code) {
      // tokens: []{}:,
      case 123:
        return pos++, token = 1;
      case 125:
        return pos++, token = 2;
      case 91:
        return pos++, token = 3;
      case 93:
        return pos++, token = 4;
      case 58:
        return pos++, token = 6;
      case 44:
        return pos++, token = 5;
      // strings
      case 34:
        return pos++, value = scanString(), token = 10;
      // comments
      case 47:
        let start = pos - 1;
        if (text.charCodeAt(pos + 1) === 47) {
          for (pos += 2; pos < len && !isLineBreak(text.charCodeAt(pos)); )
            pos++;
          return value = text.substring(start, pos), token = 12;
        }
        if (text.charCodeAt(pos + 1) === 42) {
          pos += 2;
          let safeLength = len - 1, commentClosed = !1;
          for (; pos < safeLength; ) {
            let ch = text.charCodeAt(pos);
            if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
              pos += 2, commentClosed = !0;
              break;
            }
            pos++, isLineBreak(ch) && (ch === 13 && text.charCodeAt(pos) === 10 && pos++, lineNumber++, tokenLineStartOffset = pos);
          }
          return commentClosed || (pos++, scanError = 1), value = text.substring(start, pos), token = 13;
        }
        return value += String.fromCharCode(code), pos++, token = 16;
      // numbers
      case 45:
        if (value += String.fromCharCode(code), pos++, pos === len || !isDigit(text.charCodeAt(pos)))
          return token = 16;
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        return value += scanNumber(), token = 11;
      // literals and unknown symbols
      default:
        for (; pos < len && isUnknownContentCharacter(code); )
          pos++, code = text.charCodeAt(pos);
        if (tokenOffset !== pos) {
          switch (value = text.substring(tokenOffset, pos), value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        return value += String.fromCharCode(code), pos++, token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code))
      return !1;
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return !1;
    }
    return !0;
  }
  function scanNextNonTrivia() {
    let result;
    do
      result = scanNext();
    while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2.lineFeed = 10] = "lineFeed", CharacterCodes2[CharacterCodes2.carriageReturn = 13] = "carriageReturn", CharacterCodes2[CharacterCodes2.space = 32] = "space", CharacterCodes2[CharacterCodes2._0 = 48] = "_0", CharacterCodes2[CharacterCodes2._1 = 49] = "_1", CharacterCodes2[CharacterCodes2._2 = 50] = "_2", CharacterCodes2[CharacterCodes2._3 = 51] = "_3", CharacterCodes2[CharacterCodes2._4 = 52] = "_4", CharacterCodes2[CharacterCodes2._5 = 53] = "_5", CharacterCodes2[CharacterCodes2._6 = 54] = "_6", CharacterCodes2[CharacterCodes2._7 = 55] = "_7", CharacterCodes2[CharacterCodes2._8 = 56] = "_8", CharacterCodes2[CharacterCodes2._9 = 57] = "_9", CharacterCodes2[CharacterCodes2.a = 97] = "a", CharacterCodes2[CharacterCodes2.b = 98] = "b", CharacterCodes2[CharacterCodes2.c = 99] = "c", CharacterCodes2[CharacterCodes2.d = 100] = "d", CharacterCodes2[CharacterCodes2.e = 101] = "e", CharacterCodes2[CharacterCodes2.f = 102] = "f", CharacterCodes2[CharacterCodes2.g = 103] = "g", CharacterCodes2[CharacterCodes2.h = 104] = "h", CharacterCodes2[CharacterCodes2.i = 105] = "i", CharacterCodes2[CharacterCodes2.j = 106] = "j", CharacterCodes2[CharacterCodes2.k = 107] = "k", CharacterCodes2[CharacterCodes2.l = 108] = "l", CharacterCodes2[CharacterCodes2.m = 109] = "m", CharacterCodes2[CharacterCodes2.n = 110] = "n", CharacterCodes2[CharacterCodes2.o = 111] = "o", CharacterCodes2[CharacterCodes2.p = 112] = "p", CharacterCodes2[CharacterCodes2.q = 113] = "q", CharacterCodes2[CharacterCodes2.r = 114] = "r", CharacterCodes2[CharacterCodes2.s = 115] = "s", CharacterCodes2[CharacterCodes2.t = 116] = "t", CharacterCodes2[CharacterCodes2.u = 117] = "u", CharacterCodes2[CharacterCodes2.v = 118] = "v", CharacterCodes2[CharacterCodes2.w = 119] = "w", CharacterCodes2[CharacterCodes2.x = 120] = "x", CharacterCodes2[CharacterCodes2.y = 121] = "y", CharacterCodes2[CharacterCodes2.z = 122] = "z", CharacterCodes2[CharacterCodes2.A = 65] = "A", CharacterCodes2[CharacterCodes2.B = 66] = "B", CharacterCodes2[CharacterCodes2.C = 67] = "C", CharacterCodes2[CharacterCodes2.D = 68] = "D", CharacterCodes2[CharacterCodes2.E = 69] = "E", CharacterCodes2[CharacterCodes2.F = 70] = "F", CharacterCodes2[CharacterCodes2.G = 71] = "G", CharacterCodes2[CharacterCodes2.H = 72] = "H", CharacterCodes2[CharacterCodes2.I = 73] = "I", CharacterCodes2[CharacterCodes2.J = 74] = "J", CharacterCodes2[CharacterCodes2.K = 75] = "K", CharacterCodes2[CharacterCodes2.L = 76] = "L", CharacterCodes2[CharacterCodes2.M = 77] = "M", CharacterCodes2[CharacterCodes2.N = 78] = "N", CharacterCodes2[CharacterCodes2.O = 79] = "O", CharacterCodes2[CharacterCodes2.P = 80] = "P", CharacterCodes2[CharacterCodes2.Q = 81] = "Q", CharacterCodes2[CharacterCodes2.R = 82] = "R", CharacterCodes2[CharacterCodes2.S = 83] = "S", CharacterCodes2[CharacterCodes2.T = 84] = "T", CharacterCodes2[CharacterCodes2.U = 85] = "U", CharacterCodes2[CharacterCodes2.V = 86] = "V", CharacterCodes2[CharacterCodes2.W = 87] = "W", CharacterCodes2[CharacterCodes2.X = 88] = "X", CharacterCodes2[CharacterCodes2.Y = 89] = "Y", CharacterCodes2[CharacterCodes2.Z = 90] = "Z", CharacterCodes2[CharacterCodes2.asterisk = 42] = "asterisk", CharacterCodes2[CharacterCodes2.backslash = 92] = "backslash", CharacterCodes2[CharacterCodes2.closeBrace = 125] = "closeBrace", CharacterCodes2[CharacterCodes2.closeBracket = 93] = "closeBracket", CharacterCodes2[CharacterCodes2.colon = 58] = "colon", CharacterCodes2[CharacterCodes2.comma = 44] = "comma", CharacterCodes2[CharacterCodes2.dot = 46] = "dot", CharacterCodes2[CharacterCodes2.doubleQuote = 34] = "doubleQuote", CharacterCodes2[CharacterCodes2.minus = 45] = "minus", CharacterCodes2[CharacterCodes2.openBrace = 123] = "openBrace", CharacterCodes2[CharacterCodes2.openBracket = 91] = "openBracket", CharacterCodes2[CharacterCodes2.plus = 43] = "plus", CharacterCodes2[CharacterCodes2.slash = 47] = "slash", CharacterCodes2[CharacterCodes2.formFeed = 12] = "formFeed", CharacterCodes2[CharacterCodes2.tab = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => " ".repeat(index)), maxCachedValues = 200, cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => `
` + " ".repeat(index)),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => "\r" + " ".repeat(index)),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => `\r
` + " ".repeat(index))
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => `
` + "	".repeat(index)),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => "\r" + "	".repeat(index)),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => `\r
` + "	".repeat(index))
  }
};

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: !1
  };
})(ParseOptions || (ParseOptions = {}));
function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
  let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: void 0 };
  function ensurePropertyComplete(endOffset) {
    currentParent.type === "property" && (currentParent.length = endOffset - currentParent.offset, currentParent = currentParent.parent);
  }
  function onValue(valueNode) {
    return currentParent.children.push(valueNode), valueNode;
  }
  visit(text, {
    onObjectBegin: (offset) => {
      currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
    },
    onObjectProperty: (name, offset, length) => {
      currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] }), currentParent.children.push({ type: "string", value: name, offset, length, parent: currentParent });
    },
    onObjectEnd: (offset, length) => {
      ensurePropertyComplete(offset + length), currentParent.length = offset + length - currentParent.offset, currentParent = currentParent.parent, ensurePropertyComplete(offset + length);
    },
    onArrayBegin: (offset, length) => {
      currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
    },
    onArrayEnd: (offset, length) => {
      currentParent.length = offset + length - currentParent.offset, currentParent = currentParent.parent, ensurePropertyComplete(offset + length);
    },
    onLiteralValue: (value, offset, length) => {
      onValue({ type: getNodeType(value), offset, length, parent: currentParent, value }), ensurePropertyComplete(offset + length);
    },
    onSeparator: (sep, offset, length) => {
      currentParent.type === "property" && (sep === ":" ? currentParent.colonOffset = offset : sep === "," && ensurePropertyComplete(offset));
    },
    onError: (error, offset, length) => {
      errors.push({ error, offset, length });
    }
  }, options);
  let result = currentParent.children[0];
  return result && delete result.parent, result;
}
function visit(text, visitor, options = ParseOptions.DEFAULT) {
  let _scanner = createScanner(text, !1), _jsonPath = [], suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => !0;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => !0;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => !0;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      suppressedCallbacks > 0 ? suppressedCallbacks++ : visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) === !1 && (suppressedCallbacks = 1);
    } : () => !0;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      suppressedCallbacks > 0 && suppressedCallbacks--, suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
    } : () => !0;
  }
  let onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError), disallowComments = options && options.disallowComments, allowTrailingComma = options && options.allowTrailingComma;
  function scanNext() {
    for (; ; ) {
      let token = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          disallowComments || handleError(
            11
            /* ParseErrorCode.UnexpectedEndOfComment */
          );
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token) {
        case 12:
        case 13:
          disallowComments ? handleError(
            10
            /* ParseErrorCode.InvalidCommentToken */
          ) : onComment();
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token;
      }
    }
  }
  function handleError(error, skipUntilAfter = [], skipUntil = []) {
    if (onError(error), skipUntilAfter.length + skipUntil.length > 0) {
      let token = _scanner.getToken();
      for (; token !== 17; ) {
        if (skipUntilAfter.indexOf(token) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token) !== -1)
          break;
        token = scanNext();
      }
    }
  }
  function parseString(isValue) {
    let value = _scanner.getTokenValue();
    return isValue ? onLiteralValue(value) : (onObjectProperty(value), _jsonPath.push(value)), scanNext(), !0;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        let tokenValue = _scanner.getTokenValue(), value = Number(tokenValue);
        isNaN(value) && (handleError(
          2
          /* ParseErrorCode.InvalidNumberFormat */
        ), value = 0), onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(!0);
        break;
      case 9:
        onLiteralValue(!1);
        break;
      default:
        return !1;
    }
    return scanNext(), !0;
  }
  function parseProperty() {
    return _scanner.getToken() !== 10 ? (handleError(3, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ]), !1) : (parseString(!1), _scanner.getToken() === 6 ? (onSeparator(":"), scanNext(), parseValue() || handleError(4, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ])) : handleError(5, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ]), _jsonPath.pop(), !0);
  }
  function parseObject() {
    onObjectBegin(), scanNext();
    let needsComma = !1;
    for (; _scanner.getToken() !== 2 && _scanner.getToken() !== 17; ) {
      if (_scanner.getToken() === 5) {
        if (needsComma || handleError(4, [], []), onSeparator(","), scanNext(), _scanner.getToken() === 2 && allowTrailingComma)
          break;
      } else needsComma && handleError(6, [], []);
      parseProperty() || handleError(4, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]), needsComma = !0;
    }
    return onObjectEnd(), _scanner.getToken() !== 2 ? handleError(7, [
      2
      /* SyntaxKind.CloseBraceToken */
    ], []) : scanNext(), !0;
  }
  function parseArray() {
    onArrayBegin(), scanNext();
    let isFirstElement = !0, needsComma = !1;
    for (; _scanner.getToken() !== 4 && _scanner.getToken() !== 17; ) {
      if (_scanner.getToken() === 5) {
        if (needsComma || handleError(4, [], []), onSeparator(","), scanNext(), _scanner.getToken() === 4 && allowTrailingComma)
          break;
      } else needsComma && handleError(6, [], []);
      isFirstElement ? (_jsonPath.push(0), isFirstElement = !1) : _jsonPath[_jsonPath.length - 1]++, parseValue() || handleError(4, [], [
        4,
        5
        /* SyntaxKind.CommaToken */
      ]), needsComma = !0;
    }
    return onArrayEnd(), isFirstElement || _jsonPath.pop(), _scanner.getToken() !== 4 ? handleError(8, [
      4
      /* SyntaxKind.CloseBracketToken */
    ], []) : scanNext(), !0;
  }
  function parseValue() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray();
      case 1:
        return parseObject();
      case 10:
        return parseString(!0);
      default:
        return parseLiteral();
    }
  }
  return scanNext(), _scanner.getToken() === 17 ? options.allowEmptyContent ? !0 : (handleError(4, [], []), !1) : parseValue() ? (_scanner.getToken() !== 17 && handleError(9, [], []), !0) : (handleError(4, [], []), !1);
}
function getNodeType(value) {
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "string":
      return "string";
    case "object": {
      if (value) {
        if (Array.isArray(value))
          return "array";
      } else return "null";
      return "object";
    }
    default:
      return "null";
  }
}

// node_modules/jsonc-parser/lib/esm/main.js
var createScanner2 = createScanner, ScanError;
(function(ScanError2) {
  ScanError2[ScanError2.None = 0] = "None", ScanError2[ScanError2.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", ScanError2[ScanError2.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", ScanError2[ScanError2.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", ScanError2[ScanError2.InvalidUnicode = 4] = "InvalidUnicode", ScanError2[ScanError2.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", ScanError2[ScanError2.InvalidCharacter = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2.OpenBraceToken = 1] = "OpenBraceToken", SyntaxKind2[SyntaxKind2.CloseBraceToken = 2] = "CloseBraceToken", SyntaxKind2[SyntaxKind2.OpenBracketToken = 3] = "OpenBracketToken", SyntaxKind2[SyntaxKind2.CloseBracketToken = 4] = "CloseBracketToken", SyntaxKind2[SyntaxKind2.CommaToken = 5] = "CommaToken", SyntaxKind2[SyntaxKind2.ColonToken = 6] = "ColonToken", SyntaxKind2[SyntaxKind2.NullKeyword = 7] = "NullKeyword", SyntaxKind2[SyntaxKind2.TrueKeyword = 8] = "TrueKeyword", SyntaxKind2[SyntaxKind2.FalseKeyword = 9] = "FalseKeyword", SyntaxKind2[SyntaxKind2.StringLiteral = 10] = "StringLiteral", SyntaxKind2[SyntaxKind2.NumericLiteral = 11] = "NumericLiteral", SyntaxKind2[SyntaxKind2.LineCommentTrivia = 12] = "LineCommentTrivia", SyntaxKind2[SyntaxKind2.BlockCommentTrivia = 13] = "BlockCommentTrivia", SyntaxKind2[SyntaxKind2.LineBreakTrivia = 14] = "LineBreakTrivia", SyntaxKind2[SyntaxKind2.Trivia = 15] = "Trivia", SyntaxKind2[SyntaxKind2.Unknown = 16] = "Unknown", SyntaxKind2[SyntaxKind2.EOF = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parseTree2 = parseTree;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2.InvalidSymbol = 1] = "InvalidSymbol", ParseErrorCode2[ParseErrorCode2.InvalidNumberFormat = 2] = "InvalidNumberFormat", ParseErrorCode2[ParseErrorCode2.PropertyNameExpected = 3] = "PropertyNameExpected", ParseErrorCode2[ParseErrorCode2.ValueExpected = 4] = "ValueExpected", ParseErrorCode2[ParseErrorCode2.ColonExpected = 5] = "ColonExpected", ParseErrorCode2[ParseErrorCode2.CommaExpected = 6] = "CommaExpected", ParseErrorCode2[ParseErrorCode2.CloseBraceExpected = 7] = "CloseBraceExpected", ParseErrorCode2[ParseErrorCode2.CloseBracketExpected = 8] = "CloseBracketExpected", ParseErrorCode2[ParseErrorCode2.EndOfFileExpected = 9] = "EndOfFileExpected", ParseErrorCode2[ParseErrorCode2.InvalidCommentToken = 10] = "InvalidCommentToken", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", ParseErrorCode2[ParseErrorCode2.InvalidUnicode = 14] = "InvalidUnicode", ParseErrorCode2[ParseErrorCode2.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", ParseErrorCode2[ParseErrorCode2.InvalidCharacter = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
  switch (code) {
    case 1:
      return "InvalidSymbol";
    case 2:
      return "InvalidNumberFormat";
    case 3:
      return "PropertyNameExpected";
    case 4:
      return "ValueExpected";
    case 5:
      return "ColonExpected";
    case 6:
      return "CommaExpected";
    case 7:
      return "CloseBraceExpected";
    case 8:
      return "CloseBracketExpected";
    case 9:
      return "EndOfFileExpected";
    case 10:
      return "InvalidCommentToken";
    case 11:
      return "UnexpectedEndOfComment";
    case 12:
      return "UnexpectedEndOfString";
    case 13:
      return "UnexpectedEndOfNumber";
    case 14:
      return "InvalidUnicode";
    case 15:
      return "InvalidEscapeCharacter";
    case 16:
      return "InvalidCharacter";
  }
  return "<unknown ParseErrorCode>";
}

// src/text/json/jsonc-problems.ts
function describeError(name, range, text) {
  let { code, message, hint } = WORDINGS[name] ?? SYNTAX;
  return { code, severity: "error", message: message(quoteOrEnd(text.slice(range.start, range.end))), hint, range };
}
function describeRepeatedKey(key, range) {
  return {
    code: "duplicate-key",
    severity: "warning",
    message: `The key ${quote(key)} appears twice; the last one is used`,
    hint: "Keep one of them.",
    range
  };
}
function describeDeepNesting(maxNesting, range) {
  return {
    code: "too-deep",
    severity: "error",
    message: `More than ${maxNesting} lists and objects are nested`,
    hint: "Nest fewer values.",
    range
  };
}
function describeComment(range) {
  return {
    code: "json-comment",
    severity: "error",
    message: "A plain JSON file cannot contain comments",
    hint: "Remove it.",
    range
  };
}
function describeLastComma(range) {
  return {
    code: "json-last-comma",
    severity: "error",
    message: "Plain JSON does not allow a comma before a closing bracket",
    hint: "Remove the comma.",
    range
  };
}
function quoteOrEnd(text) {
  return text.trim() === "" ? "the end of the file" : quote(text);
}
var SYNTAX = {
  code: "syntax",
  message: (quoted) => `${quoted} is not allowed here`,
  hint: "Remove it, or put it in double quotes if it is text."
};
function missing(what, sign) {
  return {
    code: "missing-sign",
    message: (quoted) => `${what} is missing before ${quoted}`,
    hint: `Write \`${sign}\` there.`
  };
}
var WORDINGS = {
  CloseBraceExpected: missing("A closing brace", "}"),
  CloseBracketExpected: missing("A closing bracket", "]"),
  ColonExpected: missing("A colon", ":"),
  CommaExpected: missing("A comma", ","),
  EndOfFileExpected: {
    code: "text-after-end",
    message: (quoted) => `${quoted} follows the end of the value`,
    hint: "A file contains one value; remove the rest."
  },
  InvalidCharacter: {
    code: "string",
    message: (quoted) => `A character in ${quoted} must be escaped`,
    hint: "Write a tab as \\t and other control characters as \\u00\u2026."
  },
  InvalidEscapeCharacter: {
    code: "string",
    message: (quoted) => `An escape in ${quoted} is unknown`,
    hint: "Double the backslash if it is part of the text."
  },
  InvalidNumberFormat: {
    code: "number",
    message: (quoted) => `${quoted} is not a number`,
    hint: "Write digits, with a full stop for decimals."
  },
  InvalidUnicode: {
    code: "string",
    message: (quoted) => `An escape in ${quoted} is incomplete`,
    hint: "Write \\u with four hexadecimal digits."
  },
  PropertyNameExpected: {
    code: "key",
    message: (quoted) => `A key in double quotes is expected, not ${quoted}`,
    hint: 'Write each entry as "key": value.'
  },
  UnexpectedEndOfComment: { code: "comment", message: () => "The comment is not closed", hint: "End it with */." },
  UnexpectedEndOfNumber: {
    code: "number",
    message: (quoted) => `The number ${quoted} is incomplete`,
    hint: "Write a digit after the point or the exponent."
  },
  UnexpectedEndOfString: {
    code: "string",
    message: (quoted) => `The text ${quoted} is not closed on its line`,
    hint: "End it with a double quote; write a line break as \\n."
  },
  ValueExpected: {
    code: "value",
    message: (quoted) => `A value is expected, not ${quoted}`,
    hint: "Write text in double quotes, a number, true, false, null, a list or an object."
  }
};

// src/text/json/jsonc.ts
var MAX_NESTING = 256, MAX_PROBLEMS = 50, MAX_BLANKS = 1e3, BYTE_ORDER_MARK = "\uFEFF";
function readJsonc(source) {
  let text = withoutMark(source.text), deep = findDeepNesting(text);
  if (deep !== void 0)
    return {
      value: void 0,
      problems: [describeDeepNesting(MAX_NESTING, deep)],
      rangeOf: nowhere,
      rangeOfKey: nowhere
    };
  let errors = [], root = parseTree2(text, errors, { allowTrailingComma: !0, allowEmptyContent: !0 }), problems = [
    ...withoutFollowers(errors, text).slice(0, MAX_PROBLEMS).map((error) => describeError(printParseErrorCode(error.error), rangeOfError(error, text), text)),
    ...repeatedKeys(root).slice(0, MAX_PROBLEMS).map((key) => describeRepeatedKey(String(key.value), rangeOf(key)))
  ], index = /* @__PURE__ */ new Map();
  return {
    value: root && readValue(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path) => findNodeRange(findNode(root, path, index)),
    rangeOfKey: (path) => {
      let object = findNode(root, path.slice(0, -1), index), step = path.at(-1), property = object && step !== void 0 ? findProperty(object, String(step), index) : void 0;
      return findNodeRange(property?.children?.[0]);
    }
  };
}
function withoutFollowers(errors, text) {
  return errors.filter(({ offset }, index) => {
    let before = errors[index - 1];
    return before === void 0 || text.slice(before.offset + before.length, offset).trimEnd().includes(`
`);
  });
}
function isBroken({ problems }) {
  return problems.some(({ severity }) => severity === "error");
}
function nowhere() {
}
function findNonJson(source) {
  let errors = [], text = withoutMark(source.text);
  parseTree2(text, errors, { disallowComments: !0, allowTrailingComma: !1, allowEmptyContent: !0 });
  let problems = errors.slice(0, MAX_PROBLEMS).map((error) => {
    let range = rangeOfError(error, text);
    return printParseErrorCode(error.error) === "InvalidCommentToken" ? describeComment(range) : describeLastComma(commaBefore(text, range));
  });
  return problems.filter(({ range }, index) => problems[index - 1]?.range.start !== range.start);
}
function withoutMark(text) {
  return text.startsWith(BYTE_ORDER_MARK) ? ` ${text.slice(1)}` : text;
}
function commaBefore(text, { start, end }) {
  let before = text.slice(Math.max(0, start - MAX_BLANKS), start).trimEnd(), comma = Math.max(0, start - MAX_BLANKS) + before.length - 1;
  return before.endsWith(",") ? { start: comma, end: comma + 1 } : { start, end };
}
function findDeepNesting(text) {
  let scanner = createScanner2(text, !0), depth = 0;
  for (scanner.scan(); scanner.getPosition() <= text.length && scanner.getTokenLength() > 0; scanner.scan()) {
    let start = scanner.getTokenOffset(), token = text.slice(start, start + 1);
    if (token === "[" || token === "{" ? depth += 1 : (token === "]" || token === "}") && (depth -= 1), depth > MAX_NESTING)
      return { start, end: start + 1 };
  }
}
function rangeOfError({ offset, length }, text) {
  let start = Math.min(offset, text.length);
  return { start, end: Math.min(start + length, text.length) };
}
function rangeOf(node) {
  return { start: node.offset, end: node.offset + node.length };
}
function findNodeRange(node) {
  return node && rangeOf(node);
}
function findNode(root, path, index) {
  let node = root;
  for (let step of path)
    node?.type === "array" ? node = typeof step == "number" ? node.children?.[step] : void 0 : node = node && findProperty(node, String(step), index)?.children?.[1];
  return node;
}
function findProperty(node, key, index) {
  if (node.type !== "object")
    return;
  let properties = index.get(node);
  return properties === void 0 && (properties = new Map((node.children ?? []).map((property) => [String(property.children?.[0]?.value), property])), index.set(node, properties)), properties.get(key);
}
function readValue(node) {
  return node.type === "array" ? (node.children ?? []).map(readValue) : node.type === "object" ? readObject(node) : node.value;
}
function readObject({ children: properties = [] }) {
  let object = {};
  for (let { children: [key, value] = [] } of properties)
    key !== void 0 && value !== void 0 && addProperty(object, String(key.value), readValue(value));
  return object;
}
function addProperty(object, key, value) {
  key === "__proto__" ? Object.defineProperty(object, key, { value, configurable: !0, enumerable: !0, writable: !0 }) : object[key] = value;
}
function repeatedKeys(root) {
  let repeated = [], open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    let seen = /* @__PURE__ */ new Set();
    for (let child of node.children ?? []) {
      let key = child.type === "property" ? child.children?.[0] : void 0, inner = child.type === "property" ? child.children?.[1] : child;
      key !== void 0 && seen.has(key.value) && repeated.push(key), key !== void 0 && seen.add(key.value), inner?.children !== void 0 && open.push(inner);
    }
  }
  return repeated;
}

export {
  readTarget,
  readAddress,
  skipBlanks,
  normaliseLabel,
  MAX_LABEL_CHARACTERS,
  readOutline,
  decodeReference,
  readPlacedSpans,
  rangeAround,
  firstEndingFrom,
  readCodeRanges,
  readHidden,
  readJsonc,
  isBroken,
  findNonJson
};
