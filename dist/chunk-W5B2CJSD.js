import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FRONTMATTER_KEYS,
  HEAD_KINDS,
  KINDS,
  headsOf,
  keyNamesOf,
  keyOf,
  specOf,
  takesName
} from "./chunk-6FVOEECV.js";
import {
  MAX_LABEL_CHARACTERS,
  firstEndingFrom,
  normaliseLabel,
  rangeAround,
  readCodeRanges,
  readJsonc,
  readTarget,
  skipBlanks
} from "./chunk-YDCA3GX4.js";
import {
  BYTE_ORDER_MARK,
  FENCE,
  MAX_BLOCK_CHARACTERS,
  cutBetween,
  findFences,
  isOpening,
  noFrontmatter,
  splitEntries
} from "./chunk-5DYC7J3K.js";
import {
  diagnosticAt
} from "./chunk-5N6IQUCW.js";
import {
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  isBelow,
  joinPath,
  resolveLink
} from "./chunk-HRJDQKXX.js";
import {
  YAML_MESSAGES
} from "./chunk-L445PHKF.js";
import {
  positionAt,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  lineAt
} from "./chunk-3BFGNSIA.js";
import {
  quote,
  quoteJson
} from "./chunk-BAWM62JS.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/text/frontmatter/plain-lines.ts
function plainLines(text, block) {
  return { text, end: block.end, line: significantLine(text, block.start, block.end) };
}
function endLine(lines, offset) {
  let { text, end } = lines, at2 = skipBlanks2(text, offset);
  if (!isLineEnd(text, at2) && (at2 === offset || text.charAt(at2) !== "#"))
    return;
  let next = Math.min(end, text.indexOf(`
`, at2) + 1);
  return goTo(lines, next), next;
}
function goTo(lines, start) {
  lines.line = significantLine(lines.text, start, lines.end);
}
function moveWithinLine(lines, at2) {
  lines.line = { ...lines.line, at: at2, column: at2 - lines.line.start };
}
function significantLine(text, from, blockEnd) {
  let isAfterComment = !1;
  for (let start = from; start < blockEnd; ) {
    let line = lineOfBlock(text, start, blockEnd), isComment = text.charAt(start) === "#";
    if (!isComment && line.at < line.end)
      return { ...line, isAfterComment };
    isAfterComment ||= isComment, start = line.next;
  }
  return { start: blockEnd, end: blockEnd, at: blockEnd, column: -1, next: blockEnd, isAfterComment };
}
function lineOfBlock(text, start, blockEnd) {
  let newline = text.indexOf(`
`, start), end = text.charAt(newline - 1) === "\r" ? newline - 1 : newline, at2 = skipBlanks2(text, start);
  return { start, end, at: at2, column: at2 - start, next: Math.min(blockEnd, newline + 1) };
}
function skipBlanks2(text, from) {
  let at2 = from;
  for (; text.charCodeAt(at2) === BLANK; )
    at2 += 1;
  return at2;
}
function isLineEnd(text, at2) {
  let character = text.charAt(at2);
  return character === `
` || character === "\r";
}
var BLANK = 32;

// src/text/frontmatter/plain-block-scalar.ts
function readBlockScalar(lines, start, column) {
  let { text } = lines, header = text.slice(start, lines.line.end), first = lineOfBlock(text, lines.line.next, lines.end), isEmpty = first.start >= lines.end || first.at >= first.end || first.column <= column;
  if (!/^[|>]-?$/.test(header) || isEmpty)
    return;
  let content = readContent(lines, first, header.startsWith(">"));
  return content === void 0 ? void 0 : (goTo(lines, content.end), { kind: "scalar", value: header.endsWith("-") ? content.value : `${content.value}
`, start, end: content.end, after: content.end });
}
function readContent({ text, end: blockEnd }, first, isFolded) {
  let parts = [text.slice(first.at, first.end)], { next: end } = first, blankLines = 0;
  for (let start = end; start < blockEnd; ) {
    let line = lineOfBlock(text, start, blockEnd);
    if (start = line.next, line.at >= line.end) {
      if (line.column > 0)
        return;
      blankLines += 1;
      continue;
    }
    if (line.column < first.column)
      break;
    if (isFolded && line.column > first.column)
      return;
    parts.push(separator(blankLines, isFolded), text.slice(line.start + first.column, line.end)), blankLines = 0, end = line.next;
  }
  return { value: parts.join(""), end };
}
function separator(blankLines, isFolded) {
  return isFolded ? `
`.repeat(blankLines) || " " : `
`.repeat(blankLines + 1);
}

// src/text/frontmatter/plain-scalar.ts
function readScalar(rest) {
  switch (rest.charAt(0)) {
    case "'":
      return readSingleQuoted(rest);
    case '"':
      return readDoubleQuoted(rest);
    default: {
      let comment = rest.indexOf(" #");
      return readUnquoted(comment < 0 ? rest : rest.slice(0, comment));
    }
  }
}
function readSingleQuoted(rest) {
  let [whole, content] = /^'([^'\n]*(?:''[^'\n]*)*)'/.exec(rest) ?? [];
  return whole === void 0 || content === void 0 ? void 0 : { value: content.replaceAll("''", "'"), length: whole.length };
}
function readDoubleQuoted(rest) {
  let [whole, content] = /^"([^"\\\n]*(?:\\["\\/nt][^"\\\n]*)*)"/.exec(rest) ?? [];
  return whole === void 0 || content === void 0 ? void 0 : { value: content.includes("\\") ? unescape(content) : content, length: whole.length };
}
function unescape(content) {
  return content.replaceAll(/\\(.)/g, (_whole, character) => ESCAPES[character] ?? character);
}
var ESCAPES = { n: `
`, t: "	" };
function readUnquoted(text) {
  let source = withoutEndBlanks(text);
  return source === "" || SUSPECT_START.test(source) || source.endsWith(":") || source.includes(": ") || source.includes(" #") ? void 0 : { value: resolve(source), length: source.length };
}
var SUSPECT_START = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?: |$))/;
function withoutEndBlanks(text) {
  let end = text.length;
  for (; end > 0 && text.charAt(end - 1) === " "; )
    end -= 1;
  return text.slice(0, end);
}
function resolve(source) {
  return /^[-+.\d~nNtTfF]/.test(source) ? /^(?:~|[Nn]ull|NULL)$/.test(source) ? null : /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/.test(source) ? /^[Tt]/.test(source) : /^[-+.\d]/.test(source) ? resolveNumber(source) ?? source : source : source;
}
function resolveNumber(source) {
  return /^[-+]?\d+$/.test(source) ? Number.parseInt(source, 10) : /^0o[0-7]+$/.test(source) ? Number.parseInt(source.slice(2), 8) : /^0x[\da-fA-F]+$/.test(source) ? Number.parseInt(source.slice(2), 16) : /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source) ? Number.parseFloat(source) : /^[-+]?\.(?:inf|Inf|INF)$/.test(source) ? source.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY : /^\.(?:nan|NaN|NAN)$/.test(source) ? Number.NaN : void 0;
}

// src/text/frontmatter/plain-key.ts
function keyAt(text, start) {
  let key = /(["']?)([A-Za-z_][\w.-]{0,200})\1(?=:[ \r\n])/y;
  key.lastIndex = start;
  let [, quote2, name] = key.exec(text) ?? [];
  return name !== void 0 && name !== "__proto__" && (quote2 !== "" || resolve(name) === name) ? { name, range: { start, end: key.lastIndex } } : void 0;
}

// src/text/frontmatter/plain-node.ts
function createList(items, range, after = range.end) {
  return { kind: "list", value: items.map((item) => item.value), items, start: range.start, end: range.end, after };
}
function rangeOfValue(top, path) {
  let node = findNode(top, path);
  return node === void 0 || node.end === node.start ? void 0 : { start: node.start, end: node.end };
}
function rangeOfKey(top, path) {
  let step = path.at(-1);
  return step === void 0 ? void 0 : findEntry(findNode(top, path.slice(0, -1)), step)?.keyRange;
}
function findNode(top, path) {
  let node = top;
  for (let step of path)
    node = node?.kind === "list" ? findItem(node, step) : findEntry(node, step)?.node;
  return node;
}
function findItem({ items }, step) {
  return typeof step == "number" ? items[step] : void 0;
}
function findEntry(node, step) {
  let name = String(step);
  return node?.kind === "map" ? node.entries.find(({ key }) => key === name) : void 0;
}

// src/text/frontmatter/plain-flow.ts
function readFlow(lines, start, column) {
  let flow = readCollection(lines, start, { column, isOutermost: !0 }), after = flow && endLine(lines, flow.end);
  return flow && after !== void 0 ? { ...flow, after } : void 0;
}
function beginsFlow(text, at2) {
  return text.charAt(at2) === "[" || text.charAt(at2) === "{";
}
function readCollection(lines, start, around) {
  return lines.text.charAt(start) === "[" ? readFlowList(lines, start, around) : readFlowMap(lines, start, around);
}
function readFlowList(lines, start, around) {
  let items = [], end = readMembers(lines, start, { ...around, closing: "]" }, (at2) => {
    let item = readValue(lines, at2, around.column);
    return item !== void 0 && items.push(item), item?.end;
  });
  return end === void 0 ? void 0 : createList(items, { start, end });
}
function readFlowMap(lines, start, around) {
  let entries = [], value = {}, end = readMembers(lines, start, { ...around, closing: "}" }, (at2) => {
    let key = keyAt(lines.text, at2);
    if (key === void 0 || Object.hasOwn(value, key.name))
      return;
    let node = readValue(lines, skipBlanks2(lines.text, key.range.end + 1), around.column);
    if (node !== void 0)
      return entries.push({ key: key.name, keyRange: key.range, node }), value[key.name] = node.value, node.end;
  });
  return end === void 0 ? void 0 : { kind: "map", value, entries, start, end, after: end };
}
function readMembers(lines, start, brackets, readMember) {
  let { text } = lines, at2 = skipFlowSpace(lines, start + 1, brackets);
  for (; at2 !== void 0 && text.charAt(at2) !== brackets.closing; ) {
    let end = readMember(at2), sign = end === void 0 ? void 0 : skipFlowSpace(lines, end, brackets);
    if (sign === void 0 || text.charAt(sign) !== "," && text.charAt(sign) !== brackets.closing)
      return;
    at2 = text.charAt(sign) === "," ? skipFlowSpace(lines, sign + 1, brackets) : sign;
  }
  return at2 === void 0 ? void 0 : at2 + 1;
}
function readValue(lines, at2, column) {
  let { text, end } = lines;
  if (beginsFlow(text, at2))
    return readCollection(lines, at2, { column, isOutermost: !1 });
  let scalar = /["']/.test(text.charAt(at2)) ? readScalar(text.slice(at2, end)) : readUnquoted(readWords(text, at2));
  return scalar && { kind: "scalar", value: scalar.value, start: at2, end: at2 + scalar.length, after: at2 };
}
function readWords(text, at2) {
  let words = /[^,[\]{}\r\n]*/y;
  return words.lastIndex = at2, words.test(text), text.slice(at2, words.lastIndex);
}
function skipFlowSpace({ text, end }, from, { column, isOutermost, closing }) {
  let at2 = skipBlanks2(text, from), depth = Number.POSITIVE_INFINITY;
  for (; at2 < end && isLineEnd(text, at2); ) {
    let start = text.indexOf(`
`, at2) + 1;
    at2 = skipBlanks2(text, start), depth = at2 - start;
  }
  return (depth > column || isOutermost && depth === column && text.charAt(at2) === closing) && at2 < end ? at2 : void 0;
}

// src/text/frontmatter/plain-block.ts
function readTopMap(text, block) {
  let lines = plainLines(text, block);
  return lines.line.column < 0 ? { kind: "map", value: {}, entries: [], start: block.start, end: block.start, after: block.start } : lines.line.column === 0 ? readMap(lines, 0) : void 0;
}
function readMap(lines, column) {
  let start = lines.line.at, entries = [], value = {}, after = start;
  for (; lines.line.column === column; ) {
    let key = keyAt(lines.text, lines.line.at);
    if (key === void 0 || Object.hasOwn(value, key.name))
      return;
    let node = readEntryValue(lines, key.range.end + 1, column);
    if (node === void 0)
      return;
    entries.push({ key: key.name, keyRange: key.range, node }), value[key.name] = node.value, { after } = node;
  }
  return lines.line.column > column ? void 0 : { kind: "map", value, entries, start, end: after, after };
}
function readEntryValue(lines, afterColon, column) {
  let at2 = skipBlanks2(lines.text, afterColon);
  return isLineEnd(lines.text, at2) ? readBelow(lines, at2, column) : readInLine(lines, at2, column);
}
function readBelow(lines, emptyAt, column) {
  goTo(lines, lines.line.next);
  let { line } = lines;
  if (!line.isAfterComment)
    return line.column >= column && isItem(lines) ? readList(lines, line.column) : line.column <= column ? { kind: "scalar", value: null, start: emptyAt, end: emptyAt, after: emptyAt } : beginsFlow(lines.text, line.at) ? readFlow(lines, line.at, column) : readMap(lines, line.column);
}
function readList(lines, column) {
  let start = lines.line.at, items = [], end = start;
  for (; lines.line.column === column && isItem(lines); ) {
    let item = readItem(lines, skipBlanks2(lines.text, lines.line.at + 1), column);
    if (item === void 0)
      return;
    items.push(item), end = item.after;
  }
  return createList(items, { start, end });
}
function isItem({ text, line }) {
  return text.charAt(line.at) === "-" && (text.charAt(line.at + 1) === " " || isLineEnd(text, line.at + 1));
}
function readItem(lines, at2, column) {
  return keyAt(lines.text, at2) === void 0 ? readInLine(lines, at2, column) : (moveWithinLine(lines, at2), readMap(lines, lines.line.column));
}
function readInLine(lines, at2, column) {
  switch (lines.text.charAt(at2)) {
    case "[":
    case "{":
      return readFlow(lines, at2, column);
    case "|":
    case ">":
      return readBlockScalar(lines, at2, column);
    default:
      return readScalarLine(lines, at2);
  }
}
function readScalarLine(lines, start) {
  let scalar = readScalar(lines.text.slice(start, lines.line.end)), end = start + (scalar?.length ?? 0), after = scalar && endLine(lines, end);
  return scalar && after !== void 0 ? { kind: "scalar", value: scalar.value, start, end, after } : void 0;
}

// src/text/frontmatter/plain-frontmatter.ts
function readPlainFrontmatter({ text }) {
  if (text.startsWith(BYTE_ORDER_MARK))
    return;
  if (!isOpening(text, 0))
    return noFrontmatter(text, 0, []);
  let opening = lineAt(text, 0), { closing, loose } = opening.end === FENCE.length ? findFences(text, opening) : {};
  if (closing === void 0 || loose !== void 0)
    return;
  let block = cutBetween(text, opening, closing);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS)
    return;
  let top = isSuspect(text.slice(block.start, block.end)) ? void 0 : readTopMap(text, block);
  return top && {
    present: !0,
    data: top.value,
    body: { start: closing.next, end: text.length },
    block,
    problems: [],
    rangeOf: (path) => rangeOfValue(top, path),
    rangeOfKey: (path) => rangeOfKey(top, path)
  };
}
function isSuspect(block) {
  return UNUSUAL_CHARACTER.test(block) || LONG_LEAD.test(block) || block.split(OPENING_BRACKET, 65).length > 64;
}
var UNUSUAL_CHARACTER = /[\0-\x09\v\f\x0e-\x1f\uFEFF]|\r(?!\n)/, LONG_LEAD = /^[ ?-]{128}/m, OPENING_BRACKET = /[[{]/;

// src/text/frontmatter/load-frontmatter.ts
async function loadFrontmatter(source) {
  return readPlainFrontmatter(source) ?? (await import("./full-LGLMKEPU.js")).readFullFrontmatter(source);
}

// src/text/markdown/links.ts
function readLinks(text) {
  let definitions = readDefinitions(text), { links, labels } = scanBrackets(text, new Set(definitions.map(({ range }) => range.start))), used = definitions.filter(({ range }) => labels.has(labelAt(text, range.start)));
  return [...links, ...used].sort((a, b) => a.range.start - b.range.start);
}
var DEFINITION = /(?<![^\n])[ \t>]*\[(?!\^)[^[\]\n]{1,999}\]:[ \t]*/g;
function readDefinitions(text) {
  return Array.from(text.matchAll(DEFINITION)).flatMap(({ 0: head, index }) => {
    let end = endOfLine(text, index), read = readTarget(text, index + head.length, end), range = { start: index + head.indexOf("["), end };
    return read === void 0 || text.slice(read.end, end).trim() !== "" ? [] : [{ kind: "definition", range, target: read.target }];
  });
}
function endOfLine(text, at2) {
  let end = text.indexOf(`
`, at2);
  return end < 0 ? text.length : end;
}
function labelAt(text, start) {
  return normaliseLabel(text.slice(start + 1, text.indexOf("]", start)));
}
function scanBrackets(text, definitions) {
  let line = { start: 0, end: endOfLine(text, 0) }, scan = { text, definitions, links: [], labels: /* @__PURE__ */ new Set(), open: [], spent: 0, line, lastOpened: -1 }, sign = /[\\[\]\n]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text))
    sign.lastIndex = takeSign(scan, found[0], found.index);
  return scan;
}
function takeSign(scan, sign, at2) {
  switch (sign) {
    case `
`:
      return beginLine(scan, at2 + 1), at2 + 1;
    case "\\":
      return scan.text.charAt(at2 + 1) === `
` ? at2 + 1 : at2 + 2;
    case "[":
      return openBracket(scan, at2);
    default:
      return closeBracket(scan, at2);
  }
}
var NEW_BLOCK = /[ \t\r]*(?:[-*+#>|]|\d{1,9}[.)]|`{3}|~{3}|(?![^\n]))/y;
function beginLine(scan, start) {
  scan.line = { start, end: endOfLine(scan.text, start) }, NEW_BLOCK.lastIndex = start, NEW_BLOCK.test(scan.text) && (scan.open.length = 0, scan.spent = 0);
}
function openBracket(scan, at2) {
  return scan.definitions.has(at2) ? scan.line.end : (scan.open.push(at2), scan.lastOpened = at2, at2 + 1);
}
function closeBracket(scan, at2) {
  let start = scan.open.pop();
  if (start === void 0)
    return at2 + 1;
  start === scan.lastOpened && at2 - start - 1 <= MAX_LABEL_CHARACTERS && scan.labels.add(normaliseLabel(scan.text.slice(start + 1, at2)));
  let isSpent = scan.open.length < scan.spent;
  scan.spent = Math.min(scan.spent, scan.open.length);
  let isPicture = scan.text.charAt(start - 1) === "!" && !isEscaped(scan.text, start - 1), read = scan.text.charAt(at2 + 1) === "(" && (isPicture || !isSpent) ? readInlineTarget(scan.text, at2 + 2, scan.line.end) : void 0;
  if (read === void 0)
    return at2 + 1;
  if (!isPicture) {
    let kind = start < scan.line.start ? "wrapped" : "inline";
    scan.links.push({ kind, range: { start, end: read.end }, target: read.target }), scan.spent = scan.open.length;
  }
  return read.end;
}
function isEscaped(text, at2) {
  let start = at2;
  for (; start > 0 && text.charAt(start - 1) === "\\"; )
    start -= 1;
  return (at2 - start) % 2 === 1;
}
var MAX_LOOSE_CHARACTERS = 4096;
function readInlineTarget(text, start, lineEnd) {
  let strict = readTarget(text, start, lineEnd), strictEnd = strict === void 0 ? lineEnd : skipBlanks(text, strict.end, lineEnd);
  if (strict !== void 0 && strictEnd < lineEnd && text.charAt(strictEnd) === ")")
    return { target: strict.target, end: strictEnd + 1 };
  let rest = text.slice(start, Math.min(lineEnd, start + MAX_LOOSE_CHARACTERS)), loose = rest.slice(0, Math.max(0, rest.indexOf(")")));
  return !/\S[ \t]+\S/.test(loose) || /[[(]/.test(loose) ? void 0 : { target: { start: start + loose.length - loose.trimStart().length, end: start + loose.trimEnd().length }, end: start + loose.length + 1 };
}

// src/customizations/references/references.ts
function readReferences(text, forms) {
  let code = readCodeRanges(text), links = readLinks(text), inline = links.filter(({ kind }) => kind === "inline").map(({ range }) => range);
  return [
    ...links.flatMap(({ kind, target }) => linkReference(text, target, kind, code)),
    ...markedReferences(text, inline, code),
    ...forms.imports ? importReferences(text, code) : []
  ].sort((a, b) => a.range.start - b.range.start);
}
function linkReference(text, range, kind, code) {
  let isCode = rangeAround(code, range.start)?.kind === "code";
  if (isCode && kind !== "inline")
    return [];
  let standing = kind === "inline" ? standingIn(isCode) : kind;
  return [{ kind: "link", target: text.slice(range.start, range.end), range, standing }];
}
function standingIn(isDoubtful) {
  return isDoubtful ? "tentative" : "plain";
}
var MARKED = /#(?:(file):[^\s#]+|tool:[\w./-]+)/gi;
function markedReferences(text, links, code) {
  return Array.from(text.matchAll(MARKED)).flatMap((match) => {
    let end = match.index + match[0].length, link = firstEndingFrom(links, match.index);
    if (link !== void 0 && link.start <= end)
      return [];
    let kind = match[1] === void 0 ? "tool" : "file", written = match[0].slice(2 + kind.length), target = kind === "file" ? written : withoutEnd(written, "."), isCode = kind === "file" && rangeAround(code, match.index)?.kind === "code", start = end - written.length, range = { start, end: start + target.length };
    return target === "" ? [] : [{ kind, target, range, standing: standingIn(isCode) }];
  });
}
var IMPORT = /(?<![^\s*])@(?:[^\s\\]|\\ )+/g, MAY_BE_PATH = /^(?:\/.|~\/|[\w.-])/, LOOKS_LIKE_PATH = /^(?:\.{0,2}|~)\/|\.[a-z][\w-]*$/i;
function importReferences(text, code) {
  return Array.from(text.matchAll(IMPORT)).flatMap((match) => {
    let target = withoutEnd(match[0].slice(1), "*");
    if (!MAY_BE_PATH.test(target) || rangeAround(code, match.index) !== void 0)
      return [];
    let start = match.index + 1, [path = ""] = withoutPunctuation(target).split("#", 1), standing = standingIn(!LOOKS_LIKE_PATH.test(path));
    return [{ kind: "import", target, range: { start, end: start + target.length }, standing }];
  });
}
function withoutPunctuation(target) {
  return withoutEnd(target, `.,;:!?)]}>'"`);
}
function withoutEnd(target, signs) {
  let end = target.length;
  for (; end > 0 && signs.includes(target.charAt(end - 1)); )
    end -= 1;
  return target.slice(0, end);
}

// src/text/near-misses.ts
function nearMisses(keys, names) {
  let lowerCase = [...names].map(([name, today]) => ({ name: name.toLowerCase(), today })), found = [];
  for (let written of keys) {
    let lower = names.has(written) || found.length >= 20 ? void 0 : written.toLowerCase(), near = lower === void 0 ? void 0 : nearest(lower, lowerCase);
    near !== void 0 && found.push({ written, meant: near });
  }
  return found;
}
function nearest(written, names) {
  let best;
  for (let { name, today } of names) {
    let edits = editsUpTo(2, written, name);
    edits !== void 0 && (best === void 0 || edits < best.edits) && (best = { edits, today });
  }
  return best?.today;
}
function editsUpTo(most, from, to) {
  if (Math.abs(from.length - to.length) > most)
    return;
  let row = /* @__PURE__ */ new Map();
  for (let column = 0; column <= Math.min(most, to.length); column += 1)
    row.set(column, column);
  for (let line = 1; line <= from.length; line += 1)
    if (row = nextRow(row, line, most, from, to), row.size === 0)
      return;
  return row.get(to.length);
}
function nextRow(above, line, most, from, to) {
  let row = /* @__PURE__ */ new Map();
  for (let column = Math.max(0, line - most); column <= Math.min(to.length, line + most); column += 1) {
    let change = from.charAt(line - 1) === to.charAt(column - 1) ? 0 : 1, edits = Math.min(
      (above.get(column) ?? most) + 1,
      (row.get(column - 1) ?? most) + 1,
      column === 0 ? most + 1 : (above.get(column - 1) ?? most + 1) + change
    );
    edits <= most && row.set(column, edits);
  }
  return row;
}
function isSwapped(written, known) {
  let at2 = [...written].findIndex((letter, index) => letter !== known.charAt(index));
  return written.length === known.length && at2 >= 0 && written.charAt(at2) === known.charAt(at2 + 1) && written.charAt(at2 + 1) === known.charAt(at2) && written.slice(at2 + 2) === known.slice(at2 + 2);
}

// src/customizations/places/places.ts
function placesOf(folder, level, settings, compatibility) {
  return KINDS.flatMap((spec) => [
    ...spec.places.filter((place) => place.level === level).map(({ switches, ...place }) => {
      let path = joinPath(folder, place.folder), hidden = hiddenByLocation(spec, namesOf(place, path), level, folder, settings) ?? hiddenBySwitch(switches, folder, settings, compatibility) ?? (compatibility === "vscode" && !place.readers.includes("vscode") ? NOT_IN_VSCODE : void 0);
      return { ...place, folder: path, kind: spec.kind, ...hidden === void 0 ? {} : { hidden } };
    }),
    ...configuredPlaces(spec, folder, level, settings)
  ]);
}
var NOT_IN_VSCODE = "VS Code does not read it (`compatibility: vscode`)";
function namesOf({ name }, folder) {
  return name.kind === "exact" ? [folder, joinPath(folder, name.name)] : [folder];
}
function hiddenByLocation({ locations }, names, level, folder, settings) {
  let off = (locations === void 0 ? [] : settings.locationsFor(locations.setting, folder)).find(
    ({ isOn, isDefault, target }) => !isOn && isDefault && names.includes(folderOf(target, level)?.folder ?? "")
  )?.setBy;
  return off === void 0 ? void 0 : `\`${off.key}\` switches its folder off (${off.path}:${off.line})`;
}
function folderOf(target, level) {
  switch (target.kind) {
    case "inside":
      return level === "repository" ? { folder: target.path } : void 0;
    case "glob":
      return level === "repository" ? target : void 0;
    case "user":
      return level === "user" ? { folder: target.path.replace(/^~\/?/, "") } : void 0;
    case "outside":
      return;
  }
}
function hiddenBySwitch(switches, folder, settings, compatibility) {
  for (let name of switches) {
    let { value, setBy } = settings.switchFor(name, folder);
    if (!value && setBy !== void 0)
      return `\`${setBy.key}\` is off (${setBy.path}:${setBy.line})`;
    if (!value && compatibility === "vscode")
      return `\`${name}\` is off by default in VS Code`;
  }
}
function hiddenBySwitches(kind, folder, settings) {
  return hiddenBySwitch(specOf(kind)?.places[0]?.switches ?? [], folder, settings, "github");
}
function configuredPlaces(spec, folder, level, settings) {
  let { locations } = spec;
  if (locations?.name === void 0)
    return [];
  let { name, setting } = locations;
  return settings.locationsFor(setting, folder).flatMap(({ isOn, isDefault, target, setBy }) => {
    let named = isDefault || !isOn ? void 0 : folderOf(target, level);
    if (named === void 0)
      return [];
    let hidden = hiddenBySwitches(spec.kind, folder, settings);
    return [
      {
        kind: spec.kind,
        folder: named.folder,
        depth: depthOf(name),
        name,
        level,
        readers: ["vscode"],
        ...named.pattern === void 0 ? {} : { takes: matcherOf(named.pattern) },
        ...hidden === void 0 ? {} : { hidden },
        ...setBy === void 0 ? {} : { broughtBy: `${setBy.path}:${setBy.line} (\`${setBy.key}\`)` }
      }
    ];
  });
}
function matcherOf(pattern) {
  let globs = [pattern, `${pattern}/**`].map((glob) => compileGlob(glob.toLowerCase()));
  return (path) => globs.some((glob) => glob.kind === "glob" && glob.matches(path.toLowerCase()));
}
function depthOf(name) {
  return name.kind === "exact" ? "below" : "any";
}
function takesPath(place, path) {
  let rest = findRest(place, path);
  if (rest === void 0)
    return !1;
  let slash = rest.lastIndexOf("/");
  return (place.depth === "any" || place.depth === "direct" == slash < 0) && takesName(place.name, rest.slice(slash + 1)) && (place.takes?.(rest) ?? !0);
}
function findRest({ folder, anywhere }, path) {
  if (isBelow(path, folder))
    return folder === "" ? path : path.slice(folder.length + 1);
  let inner = anywhere === !0 ? path.lastIndexOf(`/${folder}/`) : -1;
  return inner < 0 ? void 0 : path.slice(inner + folder.length + 2);
}

// src/customizations/places/set-aside.ts
var TESTS = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?)\//i, TEMPLATES = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?)\//i, BACKUPS = /(?:^|\/)(?:backups|archived)\//i;
function isSetAside(path) {
  return TESTS.test(path) || TEMPLATES.test(path) || BACKUPS.test(path);
}

// src/text/describe-type.ts
function describeType(value) {
  return value === null ? "nothing" : typeof value == "object" ? Array.isArray(value) ? "a list" : "a map" : `a ${typeof value}`;
}

// src/customizations/references/reference-path.ts
var MAX_PATH_CHARACTERS = 4096;
function resolveReference(from, target) {
  let other = otherThanPath(target);
  if (other !== void 0)
    return other;
  let path = decode(target.replace(/[#?].*$/s, ""));
  if (path === "")
    return { kind: "not-a-file", reason: target === "" ? "it is empty" : "a place in the same file" };
  if (path.includes("\0"))
    return { kind: "outside", reason: "a path cannot contain the character NUL" };
  if (path.includes("\\"))
    return { kind: "outside", reason: "a backslash separates folders only on Windows" };
  let isFromRoot = path.startsWith("/"), resolved = resolveLink(isFromRoot ? "" : from, path.replace(/^\/+/, ""));
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: "it leads out of the repository" };
}
var DRIVE = /^[a-z]:/i, ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,63}:|\/\/)/i;
function otherThanPath(target) {
  return target.length > MAX_PATH_CHARACTERS ? { kind: "outside", reason: `it has more than ${writeCount(MAX_PATH_CHARACTERS)} characters` } : DRIVE.test(target) ? { kind: "outside", reason: "it begins with a Windows drive" } : ADDRESS.test(target) ? { kind: "not-a-file", reason: "an address" } : target.startsWith("~/") ? { kind: "not-a-file", reason: "a file in the user's home folder, which reviews do not read" } : void 0;
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError)
      return path;
    throw error;
  }
}

// src/customizations/settings/paths.ts
var MAX_PATH_CHARACTERS2 = 4096;
function resolveFrom(folder, written) {
  if (written.length > MAX_PATH_CHARACTERS2)
    return { kind: "outside", reason: `it has more than ${MAX_PATH_CHARACTERS2} characters` };
  let resolved = resolveLink(joinPath(folder, "link"), written);
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: whyOutside(written) };
}
function whyOutside(written) {
  return /^(?:\/|[a-z]:)/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "a backslash separates folders only on Windows" : written.includes("\0") ? "a path cannot contain the character NUL" : "it leads out of the repository";
}

// src/customizations/settings/locations.ts
var LOCATION_SETTINGS = [
  {
    kind: "agents",
    key: "chat.agentFilesLocations",
    oldKeys: ["chat.modeFilesLocations"],
    defaults: [".github/agents", ".claude/agents", "~/.copilot/agents", "~/.claude/agents"],
    takes: "plain"
  },
  {
    kind: "hooks",
    key: "chat.hookFilesLocations",
    oldKeys: [],
    defaults: [
      ".github/hooks",
      ".claude/settings.json",
      ".claude/settings.local.json",
      "~/.copilot/hooks",
      "~/.claude/settings.json"
    ],
    takes: "plain"
  },
  {
    kind: "instructions",
    key: "chat.instructionsFilesLocations",
    oldKeys: [],
    defaults: [".github/instructions", ".claude/rules", "~/.copilot/instructions", "~/.claude/rules"],
    takes: "any"
  },
  {
    kind: "prompts",
    key: "chat.promptFilesLocations",
    oldKeys: [],
    defaults: [".github/prompts"],
    takes: "any"
  },
  {
    kind: "skills",
    key: "chat.agentSkillsLocations",
    oldKeys: [],
    defaults: [
      ".github/skills",
      ".agents/skills",
      ".claude/skills",
      "~/.copilot/skills",
      "~/.agents/skills",
      "~/.claude/skills"
    ],
    takes: "plain"
  }
], LOCATION_NAMES = LOCATION_SETTINGS.flatMap(
  ({ key, oldKeys }) => [key, ...oldKeys].map((written) => [written, key])
);
function targetOf(setting, folder, written) {
  let unusable = setting.takes === "plain" ? whyNotPlain(written) : void 0;
  if (unusable !== void 0)
    return { kind: "outside", path: written, reason: unusable, isReadByVscode: !1 };
  if (written.startsWith("~/")) {
    let home = resolveFrom("", written.slice(2));
    return home.kind === "inside" ? { kind: "user", path: `~/${home.path}` } : outside(written, home.reason);
  }
  let whole = resolveFrom(folder, written), parts = written.split("/"), firstGlob = parts.findIndex(isGlob);
  if (whole.kind === "outside" || firstGlob < 0)
    return whole.kind === "outside" ? outside(written, whole.reason) : whole;
  let above = resolveFrom(folder, parts.slice(0, firstGlob).join("/")), pattern = parts.slice(firstGlob).join("/");
  return above.kind === "outside" ? outside(written, above.reason) : pattern === "*" ? above : { kind: "glob", folder: above.path, pattern };
}
function outside(path, reason) {
  return { kind: "outside", path, reason, isReadByVscode: !0 };
}
function whyNotPlain(written) {
  return /^(?:\/|[a-z]:[\\/])/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "it has a backslash" : /^~(?!\/)/.test(written) ? "a `~` must be followed by `/`" : /[*?[\]{}]/.test(written) ? "it is a glob" : void 0;
}
function isGlob(part) {
  let count = (sign) => part.split(sign).length - 1, isPaired = (open, close) => count(open) > 0 && count(open) === count(close);
  return /[*?]/.test(part) || isPaired("[", "]") || isPaired("{", "}");
}
function respelledDefault(setting, written) {
  let identity = JSON.stringify(targetOf(setting, "", written));
  return setting.defaults.find(
    (standard) => standard !== written && JSON.stringify(targetOf(setting, "", standard)) === identity
  );
}

// src/customizations/range-of-value.ts
function rangeOfValue2(document, path) {
  let range = document.rangeOf(path);
  if (range === void 0)
    throw new RangeError(`no value at ${JSON.stringify(path)}`);
  return range;
}

// src/customizations/settings/file.ts
var LEVELS = ["folder", "workspace", "user"];
function openSettingsFile(file, names) {
  let document = readJsonc(file.source), under = file.under === void 0 ? [] : [file.under], root = valueAt(document.value, under), written = isRecord(root) ? findWritten(root, names) : [], values = /* @__PURE__ */ new Map();
  for (let { name, path, value } of written) {
    let known = values.get(name) ?? [], setting = settingValue(file.source, document, under, path, value);
    values.set(name, setting.key === name ? [setting, ...known] : [...known, setting]);
  }
  return {
    source: file.source,
    level: file.level,
    folder: file.folder,
    values,
    problems: [
      ...file.under === void 0 ? jsoncProblems(file.source, document) : [],
      ...rootProblems(file.source, document, under, root),
      ...renamedProblems(file.source, values),
      ...isRecord(root) ? misspelledProblems(file.source, document, under, root, names) : []
    ]
  };
}
function filesFor(files, folder) {
  return LEVELS.flatMap(
    (level) => files.filter((file) => file.level === level && (level !== "folder" || file.folder === folder))
  );
}
function jsoncProblems(source, { problems }) {
  let isRepeat = ({ code }) => code === "duplicate-key", syntax = problems.find((problem) => !isRepeat(problem));
  return problems.filter((problem) => problem === syntax || isRepeat(problem)).map((problem) => {
    let { severity, message, hint } = problem, range = withinContent(source.text, problem.range), rule = isRepeat(problem) ? "settings-duplicate-key" : "settings-json-syntax";
    return diagnosticAt(source, range, { rule, severity, message, hint });
  });
}
function withinContent(text, { start, end }) {
  let last = start < text.length ? text.length : text.trimEnd().length;
  return { start: Math.min(start, last), end: Math.min(end, last) };
}
function describeType2(value) {
  return value === null ? "null" : typeof value == "object" ? Array.isArray(value) ? "a list" : "an object" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}
function findWritten(root, names) {
  let found = /* @__PURE__ */ new Map(), below = namesByPrefix(names);
  for (let [key, value] of Object.entries(root)) {
    let name = names.get(key);
    name !== void 0 && found.set(key, { name, path: [key], value });
    for (let [nested, nestedName] of below.get(key) ?? []) {
      let rest = nested.slice(key.length + 1).split("."), inner = valueAt(value, rest);
      found.delete(nested), inner !== void 0 && found.set(nested, { name: nestedName, path: [key, ...rest], value: inner });
    }
  }
  return [...found.values()];
}
function namesByPrefix(names) {
  let below = /* @__PURE__ */ new Map();
  for (let [key, name] of names)
    for (let dot = key.indexOf("."); dot >= 0; dot = key.indexOf(".", dot + 1)) {
      let prefix = key.slice(0, dot);
      below.set(prefix, [...below.get(prefix) ?? [], [key, name]]);
    }
  return below;
}
function valueAt(value, path) {
  let found = value;
  for (let step of path)
    found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : void 0;
  return found;
}
function settingValue(source, document, under, path, value) {
  let range = rangeOfValue2(document, [...under, ...path]), keyRange = keyRangeBefore(source.text, at(path, path.length - 1), range), key = path.join(".");
  return { key, value, keyRange, place: placeOf(source, keyRange, key), rangeOf: rangesWithin(source, range) };
}
function rangesWithin(source, range) {
  let inner;
  return (path) => {
    if (path.length === 0)
      return range;
    inner ??= readJsonc(sourceText(source.path, source.text.slice(range.start, range.end)));
    let within = inner.rangeOf(path);
    return within === void 0 ? range : { start: range.start + within.start, end: range.start + within.end };
  };
}
function placeOf(source, range, key) {
  return { path: source.path, ...positionAt(source, range.start), key };
}
var MAX_GAP_CHARACTERS = 500;
function keyRangeBefore(text, key, value) {
  let quoted = JSON.stringify(key), from = Math.max(0, value.start - quoted.length - MAX_GAP_CHARACTERS), index = text.slice(from, value.start).lastIndexOf(quoted);
  return index < 0 ? value : { start: from + index, end: from + index + quoted.length };
}
function rootProblems(source, document, under, root) {
  if (root === void 0 || isRecord(root))
    return [];
  let range = rangeOfValue2(document, under), message = `Settings must be an object, not ${describeType2(root)}; VS Code ignores them`;
  return [
    diagnosticAt(source, range, { rule: "settings-not-an-object", severity: "error", message, hint: OBJECT_HINT })
  ];
}
var OBJECT_HINT = 'Write { "key": value, \u2026 }.';
function renamedProblems(source, values) {
  return [...values].flatMap(
    ([name, settings]) => settings.filter((setting) => setting.key !== name).map((setting) => {
      let isOvertaken = settings[0]?.key === name, rest = isOvertaken ? ", which is also in this file and wins" : "";
      return diagnosticAt(source, setting.keyRange, {
        rule: "settings-key-renamed",
        severity: "info",
        message: `\`${setting.key}\` is now called \`${name}\`${rest}`,
        hint: isOvertaken ? "Remove the old key." : "Rename the key; newer versions of VS Code may ignore the old one."
      });
    })
  );
}
function misspelledProblems(source, document, under, root, names) {
  return nearMisses(Object.keys(root), names).map(({ written, meant }) => {
    let range = rangeOfValue2(document, [...under, written]);
    return diagnosticAt(source, keyRangeBefore(source.text, written, range), {
      rule: "settings-key-misspelled",
      severity: "warning",
      message: `VS Code has no setting ${quoteJson(written)}`,
      hint: `Did you mean \`${meant}\`?`
    });
  });
}

// src/customizations/settings/switches.ts
var SWITCH_DEFAULTS = {
  "chat.experimental.useSkillAdherencePrompt": !1,
  "chat.generalPurposeAgent.enabled": !1,
  "chat.includeApplyingInstructions": !0,
  "chat.includeReferencedInstructions": !1,
  "chat.subagents.allowInvocationsFromSubagents": !1,
  "chat.useAgentSkills": !0,
  "chat.useAgentsMdFile": !0,
  "chat.useClaudeHooks": !1,
  "chat.useClaudeMdFile": !0,
  "chat.useCustomizationsInParentRepositories": !1,
  "chat.useHooks": !0,
  "chat.useNestedAgentsMdFiles": !1,
  "github.copilot.chat.codeGeneration.useInstructionFiles": !0,
  "github.copilot.chat.customInstructionsInSystemMessage": !0,
  "github.copilot.chat.omitBaseAgentInstructions": !1,
  "github.copilot.chat.organizationCustomAgents.enabled": !0,
  "github.copilot.chat.organizationInstructions.enabled": !0,
  "github.copilot.chat.reviewAgent.enabled": !0,
  "github.copilot.chat.reviewSelection.enabled": !0
}, OLD_SWITCH_NAMES = {
  "chat.useClaudeSkills": "chat.useAgentSkills",
  "github.copilot.chat.experimental.codeGeneration.useInstructionFiles": "github.copilot.chat.codeGeneration.useInstructionFiles"
}, SWITCH_NAMES = [
  ...Object.keys(SWITCH_DEFAULTS).map((name) => [name, name]),
  ...Object.entries(OLD_SWITCH_NAMES)
];
function readSwitches(files) {
  return {
    switchFor: (name, folder) => {
      for (let file of filesFor(files, folder)) {
        let set = switchIn(file, name);
        if (set !== void 0)
          return set;
      }
      return { value: SWITCH_DEFAULTS[name] };
    },
    problems: files.flatMap(typeProblems)
  };
}
function switchIn(file, name) {
  for (let { value, place } of file.values.get(name) ?? [])
    if (typeof value == "boolean")
      return { value, setBy: place };
}
function typeProblems(file) {
  return Object.keys(SWITCH_DEFAULTS).flatMap(
    (name) => (file.values.get(name) ?? []).filter(({ value }) => typeof value != "boolean").map(
      ({ key, value, rangeOf }) => diagnosticAt(file.source, rangeOf([]), {
        rule: "settings-switch-type",
        severity: "error",
        message: `\`${key}\` must be true or false, not ${describeType2(value)}; this value is ignored`,
        hint: "Write true or false, without quotes."
      })
    )
  );
}

// src/customizations/frontmatter/stray-line.ts
var BELONGS = /^(?:[\s#\]}]|["']?[\w.$-]+["']?\s*:|-(?:\s|$)|---|\.\.\.|[?%&!]|[\w-]+\s*=|$)/;
function findStrayLine(text, block) {
  let hasEntry = !1;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end);
    if (hasEntry && !BELONGS.test(content))
      return { start: line.start, end: line.end };
    hasEntry ||= /^["']?[\w.$-]+["']?\s*:/.test(content);
  }
}

// src/customizations/frontmatter/faults.ts
var MAX_FAULTS = 50;
function frontmatterFaults(source, frontmatter) {
  if (frontmatter.problems.length === 0)
    return [];
  let fence = frontmatter.problems.find(({ code }) => code.startsWith("fence-"));
  if (fence !== void 0)
    return [faultOf(source, frontmatter, [], fence)];
  let entries = frontmatter.block === void 0 ? [] : splitEntries(source, frontmatter.block).entries, stray = strayFault(source, frontmatter, entries), faults = frontmatter.problems.slice(0, MAX_FAULTS).filter(({ range }) => stray === void 0 || !isExplainedBy(stray, range)).map((problem) => faultOf(source, frontmatter, entries, problem)), syntax = faults.find(isSyntaxError);
  return [
    ...stray === void 0 ? [] : [stray.fault],
    // Only the first syntax error is reliable: the parser guesses after it.
    // After a line that does not belong to YAML, words such as `user:` in an example are not keys either.
    ...faults.filter(
      (fault) => isSyntaxError(fault) ? fault === syntax && stray === void 0 : stray === void 0 || !isRepeatedKey(fault)
    )
  ].toSorted((a, b) => a.range.start - b.range.start);
}
function isSyntaxError({ rule, severity }) {
  return rule === "frontmatter-yaml-syntax" && severity === "error";
}
function isRepeatedKey({ rule }) {
  return rule === "frontmatter-duplicate-key";
}
var RULES = {
  "fence-language": "frontmatter-language-marker",
  "fence-loose": "frontmatter-unclosed",
  "fence-unclosed": "frontmatter-unclosed",
  "not-a-map": "frontmatter-not-a-map",
  "yaml-duplicate-key": "frontmatter-duplicate-key",
  "yaml-tab": "frontmatter-tab-indent",
  "yaml-tag": "frontmatter-anchor-alias-tag",
  "yaml-too-many-aliases": "frontmatter-anchor-alias-tag"
};
function faultOf(source, frontmatter, entries, problem) {
  let { code, severity, message, hint, range } = problem, entry = entries.find(({ keyRange, rest }) => keyRange.start <= range.start && range.start <= rest.end), tab = code === "yaml-indent" && entry !== void 0 ? tabIn(source, entry) : void 0;
  if (tab !== void 0) {
    let { message: said, hint: way } = YAML_MESSAGES["yaml-tab"];
    return { rule: "frontmatter-tab-indent", severity, message: said(), hint: way, range: tab };
  }
  let rule = source.text.charAt(range.start) === "	" ? "frontmatter-tab-indent" : RULES[code];
  return rule !== void 0 ? { rule, severity, message, hint, range } : isAliasName(source, range) ? { rule: "frontmatter-anchor-alias-tag", severity, message, hint, range } : code !== "yaml-needs-quotes" ? { rule: "frontmatter-yaml-syntax", severity, hint, ...syntaxError(source, entries, entry, problem) } : looseFault(source, frontmatter, entry, problem);
}
function syntaxError(source, entries, entry, { code, message, range }) {
  let opened = code === "yaml-missing" || code === "yaml-indent" ? openedAt(source, entries, range) : void 0;
  if (opened !== void 0)
    return { message: "The value is not closed", range: opened };
  let deeper = code === "yaml-indent" && entry !== void 0 ? deeperKeyIn(source, entry) : void 0;
  return deeper !== void 0 ? { message: "The line is indented as part of the value above it, but written like a key", range: deeper } : { message: /^[\w-]+:\S/.test(source.text.slice(range.start, range.end)) ? "A space is missing after the colon of a key" : message, range };
}
function looseFault(source, frontmatter, entry, { severity, message, range }) {
  let whole = entry && frontmatter.rangeOf([entry.key]), isFlowList = whole !== void 0 && source.text.charAt(whole.start) === "[", item = entry && looseItemAt(frontmatter, entry.key, range), value = isFlowList && !isSimple(source, item) ? void 0 : item ?? whole;
  if (value === void 0) {
    let isText = entry !== void 0 && isTextKey(entry.key) && whole !== void 0;
    return {
      rule: "frontmatter-yaml-syntax",
      severity,
      message: isText ? `The value of ${quote(entry.key)} begins like a list` : message,
      hint: isText ? QUOTE_HINT : LIST_HINT,
      range: whole ?? range,
      ...isText && { fix: putInQuotes(source, whole) }
    };
  }
  let written = source.text.slice(value.start, value.end);
  return {
    rule: /^[*@`%&!|>{]/.test(written) ? "frontmatter-yaml-dialect" : "frontmatter-yaml-syntax",
    severity,
    message,
    hint: QUOTE_HINT,
    range: value,
    fix: putInQuotes(source, value)
  };
}
var LIST_HINT = "Close the open quote or bracket, and put values with special characters in double quotes.", QUOTE_HINT = "Put the value in quotes.";
function looseItemAt({ data, rangeOf }, key, { start }) {
  let value = data[key];
  return (Array.isArray(value) ? value.map((_item, index) => rangeOf([key, index])) : []).find((item) => item !== void 0 && item.start <= start && start < item.end);
}
function isSimple({ text }, item) {
  return item !== void 0 && /^[*@`%][^"'[\]{}]*$/.test(text.slice(item.start, item.end));
}
function isTextKey(name) {
  return HEAD_KINDS.some((head) => keyOf(head, name)?.shape.kind === "text");
}
function putInQuotes({ text }, range) {
  let value = text.slice(range.start, range.end), quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return { kind: "edits", edits: [{ start: range.start, end: range.end, text: quoted }] };
}
function isAliasName({ text }, { start, end }) {
  return /^\*[A-Za-z_][\w-]*$/.test(text.slice(start, end));
}
function openedAt({ text }, entries, { start }) {
  let opened = entries.flatMap(({ rest }) => {
    let value = rest.start + text.slice(rest.start, rest.end).search(/\S|$/);
    return value < start && isLeftOpen(text.slice(value, rest.end)) ? [lineAt(text, value)] : [];
  });
  return opened[0] && { start: opened[0].start, end: opened[0].end };
}
function tabIn({ text }, { rest }) {
  let lead = /\n *\t/.exec(text.slice(rest.start, rest.end)), end = lead === null ? 0 : rest.start + lead.index + lead[0].length;
  return lead === null ? void 0 : { start: end - 1, end };
}
function deeperKeyIn({ text }, { rest }) {
  let found = /(?<=\n[ \t]+)(?:- )?[\w"'.-]+[ \t]*:(?=\s)/.exec(text.slice(rest.start, rest.end));
  if (found === null)
    return;
  let start = rest.start + found.index;
  return { start, end: lineAt(text, start).end };
}
function isLeftOpen(value) {
  let first = value.charAt(0);
  return first === "[" || first === "{" ? value.trimEnd().slice(-1) !== (first === "[" ? "]" : "}") : (first === '"' || first === "'") && value.indexOf(first, 1) < 0;
}
function strayFault(source, { block, problems }, entries) {
  let isReadable = problems.every(({ severity, code }) => severity === "warning" || !/^(?:yaml-|not-a)/.test(code)), stray = block === void 0 || isReadable ? void 0 : findStrayLine(source.text, block), entry = stray && entries.findLast(({ keyRange }) => keyRange.start < stray.start);
  return stray === void 0 || entry === void 0 ? void 0 : {
    from: entry.keyRange.start,
    fault: {
      rule: "frontmatter-unindented-continuation",
      severity: "error",
      message: `The value of ${quote(entry.key)} continues in the first column, where only a key may be`,
      hint: "Indent the line by two spaces, or put the whole value on one line.",
      range: stray
    }
  };
}
function isExplainedBy({ from, fault }, { start }) {
  return start >= from && start <= fault.range.end;
}

// src/customizations/frontmatter/excludable-agents.ts
var EXCLUDABLE_AGENTS = {
  "code-review": "github-review",
  "cloud-agent": "cloud-agent",
  "coding-agent": "cloud-agent"
};

// src/text/frontmatter/late-frontmatter.ts
var MAX_LINES_ABOVE = 12, MAX_LINES_WITHIN = 60, FENCE2 = /^\uFEFF?[ \t]*-{3,}$/, ENTRY = /^[A-Za-z][\w-]*[ \t]*:(?:[ \t]|$)/;
function findLateFrontmatter(text, isKey) {
  let opening = findOpening(text);
  if (opening === void 0)
    return;
  let first = lineAt(text, opening.next), entry = text.slice(first.start, first.end);
  if (!ENTRY.test(entry) || !isKey(entry.slice(0, entry.indexOf(":")).trim()))
    return;
  let closing = findClosing(text, first), start = text.indexOf("-", opening.start);
  return closing && { fence: { start, end: opening.end }, above: { start: 0, end: opening.start }, closing };
}
function findOpening(text) {
  let line = lineAt(text, 0), isInComment = !1;
  for (let lines = 0; lines <= MAX_LINES_ABOVE && line.start < text.length; lines += 1) {
    let content = text.slice(line.start, line.end);
    if (!isInComment && FENCE2.test(content))
      return line;
    let opens = content.lastIndexOf("<!--"), closes = content.lastIndexOf("-->");
    if (!(isInComment || /^\s*<!--/.test(content)) && !/^\uFEFF?\s*(?:#.*|`{3,}[\w-]*|~{3,}[\w-]*)?$/.test(content))
      return;
    isInComment = opens > closes || isInComment && closes < 0, line = lineAt(text, line.next);
  }
}
function findClosing(text, first) {
  let line = first;
  for (let lines = 0; lines < MAX_LINES_WITHIN && line.start < text.length; lines += 1) {
    if (/^[ \t]*-{3,}$/.test(text.slice(line.start, line.end)))
      return line;
    line = lineAt(text, line.next);
  }
}

// src/customizations/frontmatter/late-frontmatter.ts
function findLateHead(kind, text) {
  if (headsOf(kind).length === 0 || !text.includes("---"))
    return;
  let names = new Set(keyNamesOf(kind).map((name) => name.toLowerCase()));
  return findLateFrontmatter(text, (name) => names.has(name.toLowerCase()));
}
function hasLateHead(kind, text) {
  return /^\u{FEFF}?\s*---[ \t]*\r?\n/u.test(text) || findLateHead(kind, text) !== void 0;
}
var LATE_HEAD = {
  message: "The frontmatter is not read: it must begin on the first line, with three dashes",
  hint: "Begin the file with a line that holds only ---."
};

// src/customizations/frontmatter/misnamed-keys.ts
var MISNAMED_KEYS = {
  instructions: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["globs", "applyTo"],
    ["glob", "applyTo"],
    ["paths", "applyTo"],
    ["path", "applyTo"],
    ["files", "applyTo"],
    ["file", "applyTo"],
    ["patterns", "applyTo"],
    ["pattern", "applyTo"],
    ["appliesto", "applyTo"],
    ["filematch", "applyTo"],
    ["filematchpattern", "applyTo"],
    ["desc", "description"],
    ["summary", "description"]
  ]),
  "claude-rule": /* @__PURE__ */ new Map([
    ["globs", "paths"],
    ["glob", "paths"],
    ["path", "paths"],
    ["files", "paths"],
    ["patterns", "paths"],
    ["applyto", "paths"],
    ["apply-to", "paths"],
    ["apply_to", "paths"],
    ["desc", "description"]
  ]),
  agent: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["allowedtools", "tools"],
    ["handoff", "handoffs"],
    ["subagents", "agents"]
  ]),
  "claude-agent": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["allowedtools", "tools"],
    ["allowed_tools", "tools"],
    ["colour", "color"],
    ["skill", "skills"]
  ]),
  prompt: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["command", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["agents", "agent"],
    ["models", "model"]
  ]),
  skill: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"]
  ]),
  "claude-command": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tools", "allowed-tools"],
    ["tool", "allowed-tools"],
    ["args", "argument-hint"]
  ]),
  "claude-output-style": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"]
  ]),
  "cursor-rule": /* @__PURE__ */ new Map([
    ["glob", "globs"],
    ["applyto", "globs"],
    ["paths", "globs"],
    ["patterns", "globs"],
    ["files", "globs"],
    ["always", "alwaysApply"],
    ["always_apply", "alwaysApply"],
    ["desc", "description"]
  ]),
  "windsurf-rule": /* @__PURE__ */ new Map([
    ["activation", "trigger"],
    ["mode", "trigger"],
    ["glob", "globs"],
    ["applyto", "globs"],
    ["paths", "globs"],
    ["desc", "description"]
  ])
}, REPHRASED_KEYS = {
  instructions: /* @__PURE__ */ new Map([
    ["exclude", "`excludeAgent` names agents; to exclude files, narrow `applyTo`."],
    ["alwaysapply", 'Write `applyTo: "**"` for instructions that always apply.']
  ]),
  "claude-rule": /* @__PURE__ */ new Map([["alwaysapply", "A rule without `paths` always applies."]]),
  agent: /* @__PURE__ */ new Map([
    ["hidden", "Write `user-invocable: false` for an agent that people cannot select."],
    ["mode", "Write `user-invocable: false` for an agent that only other agents call."],
    ["instructions", "Write what the agent should do below the frontmatter."],
    ["prompt", "Write what the agent should do below the frontmatter."]
  ]),
  "claude-agent": /* @__PURE__ */ new Map([
    ["instructions", "Write what the agent should do below the frontmatter."],
    ["prompt", "Write what the agent should do below the frontmatter."]
  ]),
  prompt: /* @__PURE__ */ new Map([
    ["args", "Use `argument-hint` to say what to type after the name."],
    ["arguments", "Use `argument-hint` to say what to type after the name."]
  ]),
  skill: new Map(
    ["author", "authors", "category", "homepage", "keywords", "repository", "tags", "version"].map((key) => [
      key,
      `Put it under \`metadata\`, where your own keys are allowed: \`metadata: { ${key}: \u2026 }\`.`
    ])
  ),
  "claude-command": /* @__PURE__ */ new Map(),
  "claude-output-style": /* @__PURE__ */ new Map(),
  "cursor-rule": /* @__PURE__ */ new Map([["trigger", "Write `alwaysApply: true`, or `globs`."]]),
  "windsurf-rule": /* @__PURE__ */ new Map([["alwaysapply", "Write `trigger: always_on`."]])
}, FOREIGN_KEYS = /* @__PURE__ */ new Map([
  ["alwaysApply", "Cursor's rules"],
  ["globs", "Cursor's rules"],
  ["hidden", "OpenCode's agents"],
  ["permission", "OpenCode's agents"],
  ["steps", "OpenCode's agents"],
  ["temperature", "OpenCode's agents"],
  ["top_p", "OpenCode's agents"],
  ["inclusion", "Kiro's steering files"],
  ["fileMatchPattern", "Kiro's steering files"],
  ["trigger", "Windsurf's rules"]
]);

// src/customizations/frontmatter/judge-key.ts
function judgeKey(head, name) {
  if (name.length > MAX_KEY_CHARACTERS || keyOf(head, name) !== void 0)
    return name.length > MAX_KEY_CHARACTERS ? { kind: "unknown" } : void 0;
  let same = squeezedKeys(head).get(squeeze(name));
  if (same !== void 0)
    return { kind: differsInCapitals(name, same.name) ? "case" : "typo", meant: same };
  let other = head === "agent" || head === "claude-agent" ? OTHER_FLAVOUR[head] : void 0, misnamed = MISNAMED_KEYS[head].get(name.toLowerCase());
  if (misnamed === void 0 && other !== void 0 && keyOf(other, name) !== void 0)
    return { kind: "other-client", head: other };
  let advice = REPHRASED_KEYS[head].get(name.toLowerCase()), from = FOREIGN_KEYS.get(name) ?? ownerOf(name), meant = misnamed === void 0 ? void 0 : keyOf(head, misnamed);
  if (meant !== void 0 || advice !== void 0 || from !== void 0)
    return {
      kind: "unknown",
      ...meant && { meant },
      ...advice !== void 0 && { advice },
      ...from !== void 0 && { from }
    };
  let near = nearestKey(head, name);
  return near === void 0 ? { kind: "unknown" } : { kind: "typo", meant: near };
}
function meantBy(fault) {
  return fault.kind === "other-client" ? void 0 : fault.meant;
}
var MAX_KEY_CHARACTERS = 60, OTHER_FLAVOUR = { agent: "claude-agent", "claude-agent": "agent" }, SQUEEZED = /* @__PURE__ */ new Map();
function squeezedKeys(head) {
  let known = SQUEEZED.get(head) ?? new Map(FRONTMATTER_KEYS[head].toReversed().map((key) => [squeeze(key.name), key]));
  return SQUEEZED.set(head, known), known;
}
function squeeze(name) {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
function differsInCapitals(written, known) {
  return written.toLowerCase() === known.toLowerCase() && written !== written.toLowerCase();
}
var HEAD_TITLES = {
  instructions: "`*.instructions.md` files",
  "claude-rule": "Claude's rules",
  agent: "agents",
  "claude-agent": "Claude's agents",
  prompt: "prompts",
  skill: "skills",
  "claude-command": "Claude's commands",
  "claude-output-style": "Claude's output styles",
  "cursor-rule": "Cursor's rules",
  "windsurf-rule": "Windsurf's rules"
};
function ownerOf(name) {
  let owner = HEAD_KINDS.find((head) => keyOf(head, name) !== void 0);
  return owner && HEAD_TITLES[owner];
}
function nearestKey(head, name) {
  let most = name.length < 4 ? 0 : name.length < 8 ? 1 : 2, written = name.toLowerCase(), near = FRONTMATTER_KEYS[head].filter(({ successor }) => successor === void 0).flatMap((key) => {
    let lower = key.name.toLowerCase(), edits = isSwapped(written, lower) && most > 0 ? 1 : editsUpTo(most, written, lower);
    return edits === void 0 ? [] : [{ key, edits }];
  }).toSorted((a, b) => a.edits - b.edits);
  return near[0] !== void 0 && near[0].edits !== near[1]?.edits ? near[0].key : void 0;
}

export {
  readPlainFrontmatter,
  loadFrontmatter,
  resolveReference,
  readLinks,
  readReferences,
  withoutPunctuation,
  rangeOfValue2 as rangeOfValue,
  nearMisses,
  editsUpTo,
  isSwapped,
  LEVELS,
  openSettingsFile,
  filesFor,
  jsoncProblems,
  describeType2 as describeType,
  placeOf,
  keyRangeBefore,
  resolveFrom,
  LOCATION_SETTINGS,
  LOCATION_NAMES,
  targetOf,
  respelledDefault,
  SWITCH_DEFAULTS,
  SWITCH_NAMES,
  readSwitches,
  placesOf,
  hiddenBySwitches,
  takesPath,
  isSetAside,
  frontmatterFaults,
  describeType as describeType2,
  EXCLUDABLE_AGENTS,
  judgeKey,
  meantBy,
  findLateHead,
  hasLateHead,
  LATE_HEAD
};
