import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readMarkedPath,
  readQuotedPath,
  readWholePath
} from "./chunk-7DYQVLXX.js";
import {
  at
} from "./chunk-2NL7A4UT.js";
import {
  __commonJS,
  __toESM
} from "./chunk-RGP6QW34.js";

// node_modules/parse-diff/index.js
var require_parse_diff = __commonJS({
  "node_modules/parse-diff/index.js"(exports, module) {
    module.exports = (n) => {
      if (!n) return [];
      if (typeof n != "string" || n.match(/^\s+$/)) return [];
      let s = n.split(`
`);
      if (s.length === 0) return [];
      let a = [], o = null, d = null, u = 0, m = 0, l = null, g = (e) => {
        d?.changes.push({ type: "normal", normal: !0, ln1: u++, ln2: m++, content: e }), l.oldLines--, l.newLines--;
      }, p = (e) => {
        let [t, r] = parseFiles(e) ?? [];
        o = { chunks: [], deletions: 0, additions: 0, from: t, to: r }, a.push(o);
      }, i = () => {
        (!o || o.chunks.length) && p();
      }, $ = (e, t) => {
        i(), o.new = !0, o.newMode = t[1], o.from = "/dev/null";
      }, N = (e, t) => {
        i(), o.deleted = !0, o.oldMode = t[1], o.to = "/dev/null";
      }, x = (e, t) => {
        i(), o.oldMode = t[1];
      }, F = (e, t) => {
        i(), o.newMode = t[1];
      }, S = (e, t) => {
        i(), o.index = e.split(" ").slice(1), t[1] && (o.oldMode = o.newMode = t[1].trim());
      }, k = (e) => {
        i(), o.from = parseOldOrNewFile(e);
      }, y = (e) => {
        i(), o.to = parseOldOrNewFile(e);
      }, f = (e) => +(e || 1), M = (e, t) => {
        o || p(e);
        let [r, c, w, L] = t.slice(1);
        u = +r, m = +w, d = { content: e, changes: [], oldStart: +r, oldLines: f(c), newStart: +w, newLines: f(L) }, l = { oldLines: f(c), newLines: f(L) }, o.chunks.push(d);
      }, R = (e) => {
        d && (d.changes.push({ type: "del", del: !0, ln: u++, content: e }), o.deletions++, l.oldLines--);
      }, b = (e) => {
        d && (d.changes.push({ type: "add", add: !0, ln: m++, content: e }), o.additions++, l.newLines--);
      }, h = (e) => {
        if (!d) return;
        let [t] = d.changes.slice(-1);
        d.changes.push({ type: t.type, [t.type]: !0, ln1: t.ln1, ln2: t.ln2, ln: t.ln, content: e });
      }, _ = [[/^diff\s/, p], [/^new file mode (\d+)$/, $], [/^deleted file mode (\d+)$/, N], [/^old mode (\d+)$/, x], [/^new mode (\d+)$/, F], [/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/, S], [/^---\s/, k], [/^\+\+\+\s/, y], [/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/, M], [/^\\ No newline at end of file$/, h]], v = [[/^\\ No newline at end of file$/, h], [/^-/, R], [/^\+/, b], [/^\s*/, g]], C = (e) => {
        for (let [t, r] of v) {
          let c = e.match(t);
          if (c) {
            r(e, c);
            break;
          }
        }
        l.oldLines === 0 && l.newLines === 0 && (l = null);
      }, H = (e) => {
        for (let [t, r] of _) {
          let c = e.match(t);
          if (c) {
            r(e, c);
            break;
          }
        }
      }, O = (e) => {
        l ? C(e) : H(e);
      };
      for (let e of s) O(e);
      return a;
    };
    var fileNameDiffRegex = /(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g, gitFileHeaderRegex = /^(a|b|i|w|c|o|1|2)\//, parseFiles = (n) => n?.match(fileNameDiffRegex)?.map((a) => a.replace(gitFileHeaderRegex, "").replace(/("|')$/, "")), qoutedFileNameRegex = /^\\?['"]|\\?['"]$/g, parseOldOrNewFile = (n) => {
      let s = leftTrimChars(n, "-+").trim();
      return s = removeTimeStamp(s), s.replace(qoutedFileNameRegex, "").replace(gitFileHeaderRegex, "");
    }, leftTrimChars = (n, s) => {
      if (n = makeString(n), !s && String.prototype.trimLeft) return n.trimLeft();
      let a = formTrimmingString(s);
      return n.replace(new RegExp(`^${a}+`), "");
    }, timeStampRegex = /\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/, removeTimeStamp = (n) => {
      let s = timeStampRegex.exec(n);
      return s && (n = n.substring(0, s.index).trim()), n;
    }, formTrimmingString = (n) => n == null ? "\\s" : n instanceof RegExp ? n.source : `[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1")}]`, makeString = (n) => `${n ?? ""}`;
  }
});

// src/changes/diff/byte-text.ts
function endOfLine(bytes, start) {
  let end = bytes.indexOf(10, start);
  return end < 0 ? bytes.length : end;
}
function hasAt(bytes, ascii, start) {
  for (let index = 0; index < ascii.length; index += 1)
    if (bytes[start + index] !== ascii.charCodeAt(index))
      return !1;
  return !0;
}
function textAt(bytes, start, end) {
  return bytes.toString("utf8", start, end);
}
function countLineFeeds(bytes, start, end) {
  let count = 0;
  for (let at2 = endOfLine(bytes, start); at2 < end; at2 = endOfLine(bytes, at2 + 1))
    count += 1;
  return count;
}

// src/changes/diff/clean-diff.ts
var ESCAPE = "\x1B", COLOUR = new RegExp(String.raw`${ESCAPE}\[[0-9;]*[mK]`, "g"), COLOURED_HEADER = new RegExp(String.raw`^(?:${ESCAPE}\[[0-9;]*m)+(?:diff --|--- |@@ )`, "m"), FIRST_HEADER = /^(?:diff --(?:git|cc|combined) |Index: |--- ).*$/m, BYTE_ORDER_MARK = Buffer.of(239, 187, 191), UTF16_MARK = Buffer.of(255, 254);
function cleanDiff(diff) {
  let utf8 = startsWith(diff, UTF16_MARK) ? Buffer.from(decodeDiff(diff)) : diff, unmarked = startsWith(utf8, BYTE_ORDER_MARK) ? utf8.subarray(BYTE_ORDER_MARK.length) : utf8, plain = isColoured(unmarked) ? replaceAll(unmarked, COLOUR, "") : unmarked;
  return isConverted(plain) ? replaceAll(plain, `\r
`, `
`) : plain;
}
function decodeDiff(bytes) {
  let utf16 = startsWith(bytes, UTF16_MARK);
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8", { ignoreBOM: !0 }).decode(bytes);
}
function startsWith(bytes, mark) {
  return mark.every((byte, index) => bytes[index] === byte);
}
function isColoured(bytes) {
  return bytes.includes(ESCAPE) && findLine(bytes, COLOURED_HEADER) !== void 0;
}
function isConverted(bytes) {
  return findLine(bytes, FIRST_HEADER)?.endsWith("\r") === !0;
}
function findLine(bytes, pattern) {
  for (let piece of linePieces(bytes)) {
    let start = piece.search(pattern);
    if (start >= 0)
      return piece.slice(start).split(`
`, 1)[0];
  }
}
function replaceAll(bytes, pattern, replacement) {
  let replaced = Buffer.allocUnsafe(bytes.length), length = 0;
  for (let piece of linePieces(bytes))
    length += replaced.write(piece.replaceAll(pattern, replacement), length, "latin1");
  return replaced.subarray(0, length);
}
var PIECE_BYTES = 65536;
function* linePieces(bytes) {
  for (let start = 0; start < bytes.length; ) {
    let end = endOfLine(bytes, start + PIECE_BYTES) + 1;
    yield bytes.toString("latin1", start, end), start = end;
  }
}

// src/changes/diff/diff-names.ts
var GIT_PREFIXES = { from: "a/", to: "b/" }, NO_PREFIXES = { from: "", to: "" }, KNOWN_PREFIXES = [
  GIT_PREFIXES,
  ...["ab", "iw", "ci", "cw", "ow", "12"].flatMap(([one, two]) => [
    { from: `${one}/`, to: `${two}/` },
    { from: `${two}/`, to: `${one}/` }
  ]),
  NO_PREFIXES
];
function guessPrefixes(sections) {
  let files = sections.filter((section) => section.kind === "git"), best = { prefixes: GIT_PREFIXES, agreeing: 0 };
  for (let prefixes of KNOWN_PREFIXES) {
    let agreeing = files.filter((file) => headerNames(file, prefixes) !== void 0).length;
    best = agreeing > best.agreeing ? { prefixes, agreeing } : best;
  }
  return best.prefixes;
}
function namesOf(section, prefixes) {
  if (section.kind === "plain")
    return plainNames(section);
  for (let candidate of [prefixes, ...KNOWN_PREFIXES, ...prefixesIn(section)]) {
    let names = headerNames(section, candidate);
    if (names !== void 0)
      return names;
  }
  return markedNames(section, prefixes);
}
var MAX_NAMES_CHARACTERS = 8192, MAX_BLANKS = 64, PREFIX = /^[^"\s/]+\/$/;
function prefixesIn({ names }) {
  if (names.length > MAX_NAMES_CHARACTERS)
    return [];
  let found = [], blank = names.indexOf(" ");
  for (let tries = 0; blank >= 0 && tries < MAX_BLANKS; tries += 1) {
    let from = names.slice(0, names.indexOf("/") + 1), to = names.slice(blank + 1, names.indexOf("/", blank) + 1);
    PREFIX.test(from) && PREFIX.test(to) && names.slice(from.length, blank) === names.slice(blank + 1 + to.length) && found.push({ from, to }), blank = names.indexOf(" ", blank + 1);
  }
  return found;
}
function headerNames(section, prefixes) {
  let moved = movedNames(section), [from, to] = splitNames(section.names, prefixes, moved) ?? [];
  if (from?.startsWith(prefixes.from) !== !0 || to?.startsWith(prefixes.to) !== !0)
    return;
  let names = { from: from.slice(prefixes.from.length), to: to.slice(prefixes.to.length) };
  return (moved === void 0 ? names.from === names.to : names.from === moved.from && names.to === moved.to) ? names : void 0;
}
function movedNames(section) {
  let from = section.fields.get("rename from") ?? section.fields.get("copy from"), to = section.fields.get("rename to") ?? section.fields.get("copy to");
  return from === void 0 || to === void 0 ? void 0 : { from: readWholePath(from), to: readWholePath(to) };
}
function splitNames(names, prefixes, moved) {
  let quoted = readQuotedPath(names), path = (names.length - 1 - prefixes.from.length - prefixes.to.length) / 2, end = quoted?.end ?? prefixes.from.length + (moved === void 0 ? path : moved.from.length);
  if (!(!Number.isInteger(end) || names[end] !== " "))
    return [quoted?.path ?? names.slice(0, end), readWholePath(names.slice(end + 1))];
}
var NO_FILE = "/dev/null";
function markedNames(section, prefixes) {
  let moved = movedNames(section);
  if (moved !== void 0)
    return moved;
  let from = readMarkedPath(section.fields.get("---") ?? NO_FILE).path, to = readMarkedPath(section.fields.get("+++") ?? NO_FILE).path;
  return withoutPrefixes(from === NO_FILE ? void 0 : from, to === NO_FILE ? void 0 : to, prefixes);
}
var EPOCH = /^(?:1969-12-31|1970-01-01) /;
function plainNames(section) {
  let binary = section.fields.get("Binary files");
  if (binary !== void 0) {
    let [from2 = "", to2 = ""] = binary.slice(0, -7).split(" and ");
    return withoutPrefixes(from2 === NO_FILE ? void 0 : from2, to2 === NO_FILE ? void 0 : to2, GIT_PREFIXES);
  }
  let [from, to] = ["---", "+++"].map((name) => {
    let { path, time } = readMarkedPath(section.fields.get(name) ?? NO_FILE);
    return path === NO_FILE || EPOCH.test(time) ? void 0 : path;
  });
  return withoutPrefixes(from, to, GIT_PREFIXES);
}
function withoutPrefixes(from, to, prefixes) {
  if (from !== void 0 && to !== void 0) {
    let path = commonPath(from, to);
    return { from: path, to: path };
  }
  return {
    ...from === void 0 ? {} : { from: from.startsWith(prefixes.from) ? from.slice(prefixes.from.length) : from },
    ...to === void 0 ? {} : { to: to.startsWith(prefixes.to) ? to.slice(prefixes.to.length) : to }
  };
}
function commonPath(from, to) {
  let path = to.slice(to.indexOf("/") + 1);
  return from !== to && to.includes("/") && from.includes("/") && from.slice(from.indexOf("/") + 1) === path ? path : to;
}

// src/changes/diff/parse-hunk.ts
var import_parse_diff = __toESM(require_parse_diff(), 1);
function parseHunkLines(hunk) {
  let { changes } = at(at((0, import_parse_diff.default)(hunk), 0).chunks, 0), lines = [];
  for (let change of changes) {
    let last = lines.at(-1);
    change.content.startsWith("\\") ? last !== void 0 && (lines[lines.length - 1] = { ...last, noNewline: !0 }) : lines.push(lineOf(change));
  }
  return lines;
}
function lineOf(change) {
  let text = change.content.slice(1);
  return change.type === "normal" ? { kind: "context", oldLine: change.ln1, newLine: change.ln2, text } : change.type === "add" ? { kind: "added", newLine: change.ln, text } : { kind: "removed", oldLine: change.ln, text };
}

// src/changes/diff/read-hunk.ts
var HUNK_HEADER = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/, MAX_HEADER_BYTES = 60, NO_NEWLINE_MARK = "\\ No newline at end of file", MAX_ORDINARY_HEADING_BYTES = 200;
function readHunk(bytes, start, recent) {
  let found = HUNK_HEADER.exec(bytes.toString("latin1", start, start + MAX_HEADER_BYTES));
  if (found === null)
    return { kind: "no-hunk" };
  let [header, oldStart, oldLines = "1", newStart, newLines = "1"] = found, numbers = {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines)
  }, headerEnd = endOfLine(bytes, start), body = measureBody(bytes, headerEnd, numbers);
  if (!body.complete)
    return { kind: "cut-short", end: body.end };
  let headingStart = start + header.length, ordinary = body.ordinary && headerEnd - headingStart <= MAX_ORDINARY_HEADING_BYTES;
  return { kind: "hunk", hunk: new HunkInDiff(numbers, { bytes, start, headingStart, end: body.end, ordinary, recent }), additions: body.additions, deletions: body.deletions, end: body.end };
}
var HunkInDiff = class _HunkInDiff {
  oldStart;
  oldLines;
  newStart;
  newLines;
  #bytes;
  #start;
  #headingStart;
  #end;
  #ordinary;
  #recent;
  constructor(numbers, place) {
    this.oldStart = numbers.oldStart, this.oldLines = numbers.oldLines, this.newStart = numbers.newStart, this.newLines = numbers.newLines, this.#bytes = place.bytes, this.#start = place.start, this.#headingStart = place.headingStart, this.#end = place.end, this.#ordinary = place.ordinary, this.#recent = place.recent, Object.defineProperty(this, "heading", _HunkInDiff.#HEADING), Object.defineProperty(this, "lines", _HunkInDiff.#LINES);
  }
  /**
   * One getter that all hunks share. A getter for each hunk would make V8 give each one a hidden class of its own, five
   * times as large.
   */
  static #HEADING = {
    enumerable: !0,
    get() {
      return textAt(this.#bytes, this.#headingStart, endOfLine(this.#bytes, this.#headingStart)).trim();
    }
  };
  static #LINES = {
    enumerable: !0,
    get() {
      return this.#recent.linesOf(this, this.#end - this.#start, () => this.#readLines());
    }
  };
  #readLines() {
    let text = textAt(this.#bytes, this.#start, this.#end);
    return this.#ordinary ? parseHunkLines(text) : readHunkLines(text, lineEnd(text, 0), text.length, this);
  }
};
function measureBody(bytes, headerEnd, counts) {
  let { oldLines, newLines } = counts, context = 0, ordinary = !0, end = headerEnd;
  for (; end < bytes.length - 1; ) {
    let start = end + 1, kind = lineKind(bytes[start]);
    if (!hasRoom(kind, oldLines, newLines))
      break;
    end = endOfLine(bytes, start), ordinary &&= isOrdinary(bytes, kind, start, end, start === headerEnd + 1), oldLines -= kind === "removed" || kind === "context" ? 1 : 0, newLines -= kind === "added" || kind === "context" ? 1 : 0, context += kind === "context" ? 1 : 0;
  }
  let [deletions, additions] = [counts.oldLines - context, counts.newLines - context];
  return { end, complete: oldLines === 0 && newLines === 0, ordinary, additions, deletions };
}
function hasRoom(kind, oldLines, newLines) {
  switch (kind) {
    case "mark":
      return !0;
    case "added":
      return newLines > 0;
    case "removed":
      return oldLines > 0;
    case "context":
      return oldLines > 0 && newLines > 0;
    default:
      return !1;
  }
}
var CARRIAGE_RETURN = 13, BLANK = 32, PLUS = 43, MINUS = 45, BACKSLASH = 92;
function lineKind(first) {
  switch (first) {
    case BLANK:
    case 10:
    case CARRIAGE_RETURN:
      return "context";
    case PLUS:
      return "added";
    case MINUS:
      return "removed";
    case BACKSLASH:
      return "mark";
    default:
      return "foreign";
  }
}
function isOrdinary(bytes, kind, start, end, first) {
  return kind === "mark" ? !first && end - start === NO_NEWLINE_MARK.length && hasAt(bytes, NO_NEWLINE_MARK, start) : bytes[start] !== CARRIAGE_RETURN;
}
function readHunkLines(text, headerEnd, bodyEnd, starts) {
  let lines = [], oldLine = starts.oldStart, newLine = starts.newStart;
  for (let end = headerEnd; end < bodyEnd; ) {
    let start = end + 1;
    end = lineEnd(text, start);
    let signed = text[start] === " " || text[start] === "+" || text[start] === "-", content = text.slice(signed ? start + 1 : start, end), last = lines.at(-1);
    switch (lineKind(text.charCodeAt(start))) {
      case "added":
        lines.push({ kind: "added", newLine: newLine++, text: content });
        break;
      case "removed":
        lines.push({ kind: "removed", oldLine: oldLine++, text: content });
        break;
      case "mark":
        last !== void 0 && (lines[lines.length - 1] = { ...last, noNewline: !0 });
        break;
      case "context":
      case "foreign":
        lines.push({ kind: "context", oldLine: oldLine++, newLine: newLine++, text: content });
    }
  }
  return lines;
}
function lineEnd(text, start) {
  let end = text.indexOf(`
`, start);
  return end < 0 ? text.length : end;
}

// src/changes/diff/recent-lines.ts
function recentLines() {
  let kept = /* @__PURE__ */ new Map(), total = 0;
  return {
    linesOf: (hunk, bytes, read) => {
      let known = kept.get(hunk);
      if (known !== void 0)
        return known.lines;
      let lines = read();
      kept.set(hunk, { lines, bytes }), total += bytes;
      for (let [oldest, { bytes: bytes2 }] of kept) {
        if (total <= 262144 || oldest === hunk)
          break;
        kept.delete(oldest), total -= bytes2;
      }
      return lines;
    }
  };
}

// src/changes/diff/diff-sections.ts
var FIELD_NAMES = [
  "old mode",
  "new mode",
  "deleted file mode",
  "new file mode",
  "copy from",
  "copy to",
  "rename from",
  "rename to",
  "similarity index",
  "dissimilarity index",
  "index",
  "---",
  "+++",
  "Binary files",
  "GIT binary patch"
], COMBINED = /^diff --(?:cc|combined) (.+)$/, SUBMODULE = /^Submodule (.+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?: \([a-z ]*\))?:?$/, UNMERGED = /^\* Unmerged path (.+)$/;
function readSections(bytes) {
  let sections = [], reading = { bytes, lineAt: lineCounter(bytes), recent: recentLines() }, at2 = 0;
  for (; at2 < bytes.length; ) {
    let { section, end } = readSection(reading, at2);
    section !== void 0 && sections.push(section), at2 = end;
  }
  return sections;
}
function lineCounter(bytes) {
  let line = 1, counted = 0;
  return (offset) => (line += countLineFeeds(bytes, counted, offset), counted = offset, line);
}
function readSection(reading, at2) {
  let { bytes } = reading;
  if (hasAt(bytes, "diff --git ", at2)) {
    let end2 = endOfLine(bytes, at2);
    return readFile(reading, end2 + 1, "git", textAt(bytes, at2 + 11, end2));
  }
  if (isPlainHeader(bytes, at2))
    return readFile(reading, at2, "plain", "");
  let end = endOfLine(bytes, at2) + 1, hunk = hasAt(bytes, "@@ -", at2) ? readHunk(bytes, at2, reading.recent) : void 0;
  if (hunk !== void 0 && hunk.kind !== "no-hunk")
    return { section: { kind: "stray", line: reading.lineAt(at2) }, end: hunk.end + 1 };
  let named = readNamed(bytes, at2, end - 1);
  return named === void 0 ? { end } : { section: named, end };
}
function isPlainHeader(bytes, at2) {
  if (!hasAt(bytes, "--- ", at2))
    return !1;
  let second = endOfLine(bytes, at2) + 1;
  return hasAt(bytes, "+++ ", second) && hasAt(bytes, "@@ -", endOfLine(bytes, second) + 1);
}
var NAMED_STARTS = ["diff --c", "Submodule ", "* Unmerged path ", "Binary files "];
function readNamed(bytes, at2, end) {
  if (!NAMED_STARTS.some((start) => hasAt(bytes, start, at2)))
    return;
  let line = textAt(bytes, at2, end), combined = COMBINED.exec(line)?.[1];
  if (combined !== void 0)
    return { kind: "named", path: readWholePath(combined), reason: "a combined diff of a merge" };
  let submodule = SUBMODULE.exec(line)?.[1];
  if (submodule !== void 0)
    return { kind: "named", path: submodule, reason: "a submodule" };
  let unmerged = UNMERGED.exec(line)?.[1];
  if (unmerged !== void 0)
    return { kind: "named", path: readWholePath(unmerged), reason: "in conflict" };
  let binary = line.startsWith("Binary files ") && line.includes(" and ") && line.endsWith(" differ"), fields = /* @__PURE__ */ new Map([["Binary files", line.slice(13)]]);
  return binary ? { kind: "plain", names: "", fields, hunks: [], additions: 0, deletions: 0 } : void 0;
}
function readFile(reading, start, kind, names) {
  let { bytes } = reading, fields = /* @__PURE__ */ new Map(), at2 = start;
  for (let field = readField(bytes, at2); field !== void 0 && !fields.has(field.name); field = readField(bytes, at2))
    fields.set(field.name, field.value), at2 = field.end + 1;
  let { end, problem, ...read } = readHunks(reading, at2), reason = read.hunks.length === 0 && problem === void 0 && fields.has("+++") ? CUT_SHORT : problem;
  return { section: { kind, names, fields, ...read, ...reason === void 0 ? {} : { problem: reason } }, end };
}
function readField(bytes, at2) {
  let name = FIELD_NAMES.find((name2) => hasAt(bytes, name2, at2)), after = name === void 0 ? at2 : at2 + name.length;
  if (name === void 0 || after < bytes.length && !hasAt(bytes, " ", after) && !hasAt(bytes, `
`, after))
    return;
  let end = endOfLine(bytes, at2);
  return { name, value: textAt(bytes, after + 1, end), end };
}
var CUT_SHORT = "the diff is cut short: a hunk has fewer lines than its header counts", ILL_FORMED = "the diff has a hunk header that cannot be read";
function readHunks({ bytes, recent }, start) {
  let hunks = [], additions = 0, deletions = 0, at2 = start;
  for (; hasAt(bytes, "@@ ", at2); ) {
    let read = readHunk(bytes, at2, recent);
    if (read.kind === "no-hunk")
      return { hunks, additions, deletions, problem: ILL_FORMED, end: endOfLine(bytes, at2) + 1 };
    if (read.kind === "cut-short")
      return { hunks, additions, deletions, problem: CUT_SHORT, end: read.end + 1 };
    hunks.push(read.hunk), additions += read.additions, deletions += read.deletions, at2 = read.end + 1;
  }
  return { hunks, additions, deletions, end: at2 };
}

// src/changes/diff/empty-blob.ts
var EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
];
function isEmptyBlob(id) {
  return id !== "" && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}

// src/changes/diff/section-problem.ts
var NO_LINES = "the diff shows no lines of this file", CUT_SHORT2 = "the diff is cut short before the lines of this file", IMPOSSIBLE = "the diff has hunks that no file can have";
function arePossible(hunks, status) {
  let oldEnd = 0, newEnd = 0;
  return hunks.every((hunk) => {
    let oldFirst = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart, newFirst = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart, inOrder = oldFirst > oldEnd && newFirst > newEnd && hunk.oldLines + hunk.newLines > 0;
    return oldEnd = oldFirst + hunk.oldLines - 1, newEnd = newFirst + hunk.newLines - 1, inOrder && (status !== "added" || hunk.oldLines === 0) && (status !== "removed" || hunk.newLines === 0);
  });
}
function findProblem(section, status, byGit) {
  return section.problem !== void 0 ? section.problem : arePossible(section.hunks, status) ? section.hunks.length > 0 || section.fields.has("Binary files") || section.fields.has("GIT binary patch") ? void 0 : problemWithoutLines(section, status, byGit) : IMPOSSIBLE;
}
function problemWithoutLines({ fields }, status, byGit) {
  let ids = /^([0-9a-f]+)\.\.([0-9a-f]+)/.exec(fields.get("index") ?? "");
  if (ids !== null) {
    let [, before = "", after = ""] = ids;
    return before === after || isNothing(before, after) ? void 0 : NO_LINES;
  }
  let similarity = fields.get("similarity index") ?? "100%";
  return byGit && (status === "added" || status === "removed" || similarity !== "100%") ? CUT_SHORT2 : status === "modified" ? NO_LINES : void 0;
}
function isNothing(...ids) {
  return ids.every((id) => /^0+$/.test(id) || isEmptyBlob(id));
}

// src/changes/diff/read-diff.ts
function readGitDiff(diff) {
  let bytes = bytesOf(diff), sections = readSections(bytes), files = sections.map((section, index) => {
    let read = readFile2(section, GIT_PREFIXES, !0);
    return index === sections.length - 1 && isCut(bytes) ? withReason(read, CUT_SHORT3) : read;
  });
  return { ...joinFiles(sections.length === 0 && isCut(bytes) ? [NOTHING_READ] : files), source: "git" };
}
function isCut(bytes) {
  return bytes.length > 0 && bytes.at(-1) !== 10;
}
var CUT_SHORT3 = "the diff is cut short: it ends in the middle of a line", NOTHING_READ = { leftOut: { path: "(line 1 of the diff)", reason: CUT_SHORT3 } };
function withReason(read, reason) {
  return read.leftOut === void 0 && read.file !== void 0 ? { ...read, leftOut: { path: read.file.path, reason } } : read;
}
function readGivenDiff(diff) {
  let sections = readSections(cleanDiff(bytesOf(diff))), prefixes = guessPrefixes(sections);
  return { ...joinFiles(sections.map((section) => readFile2(section, prefixes, !1))), source: "diff" };
}
function bytesOf(diff) {
  return typeof diff == "string" ? Buffer.from(diff) : Buffer.from(diff.buffer, diff.byteOffset, diff.byteLength);
}
var NO_LINES2 = { binary: !1, additions: 0, deletions: 0, hunks: [] };
function readFile2(section, prefixes, byGit) {
  return section.kind === "stray" ? { leftOut: { path: `(line ${section.line} of the diff)`, reason: "a hunk that belongs to no file" } } : section.kind === "named" ? { file: { path: section.path, status: "modified", ...NO_LINES2 }, leftOut: section } : readFileSection(section, namesOf(section, prefixes), byGit);
}
function readFileSection(section, names, byGit) {
  let status = statusOf(section, names), path = status === "removed" ? names.from : names.to ?? names.from;
  if (path === void 0 || path === "")
    return {
      leftOut: { path: section.names || "(a file without a name)", reason: "its name in the diff cannot be read" }
    };
  let file = {
    path,
    ...(status === "renamed" || status === "copied") && names.from !== void 0 ? { previousPath: names.from } : {},
    status,
    ...readExecutable(section),
    binary: section.fields.has("Binary files") || section.fields.has("GIT binary patch"),
    ...arePossible(section.hunks, status) ? { additions: section.additions, deletions: section.deletions, hunks: section.hunks } : { additions: 0, deletions: 0, hunks: [] }
  }, reason = findProblem(section, status, byGit), mode = section.fields.get("new file mode") ?? section.fields.get("deleted file mode");
  return {
    // A bare `diff --git` line is not a change. Git writes it for a file of which only the timestamp changed.
    ...section.fields.size === 0 ? {} : { file },
    ...reason === void 0 ? {} : { leftOut: { path, reason } },
    ...mode === void 0 ? {} : { type: mode.slice(0, 3) }
  };
}
function readExecutable({ fields }) {
  return (fields.get("new mode") ?? fields.get("new file mode")) === EXECUTABLE_MODE ? { executable: "became" } : fields.get("index")?.endsWith(` ${EXECUTABLE_MODE}`) === !0 ? { executable: "already" } : {};
}
var EXECUTABLE_MODE = "100755";
function statusOf(section, names) {
  let { fields } = section;
  if (fields.has("new file mode") || section.kind === "plain" && names.from === void 0)
    return "added";
  if (fields.has("deleted file mode") || section.kind === "plain" && names.to === void 0)
    return "removed";
  if (fields.has("rename to"))
    return "renamed";
  if (fields.has("copy to"))
    return "copied";
  let sameContent = section.hunks.length === 0 && !fields.has("index") && section.problem === void 0;
  return fields.has("new mode") && sameContent ? "changed" : "modified";
}
function countLines(hunks) {
  let additions = 0, deletions = 0;
  for (let hunk of hunks)
    for (let line of hunk.lines)
      additions += line.kind === "added" ? 1 : 0, deletions += line.kind === "removed" ? 1 : 0;
  return { additions, deletions };
}
function joinFiles(read) {
  let byPath = /* @__PURE__ */ new Map(), leftOut = [];
  for (let one of read) {
    if (one.leftOut !== void 0 && leftOut.push({ path: one.leftOut.path, reason: one.leftOut.reason }), one.file === void 0)
      continue;
    let earlier = byPath.get(one.file.path), joined = earlier === void 0 ? { file: one.file } : joinTwo(earlier, { ...one, file: one.file });
    byPath.set(one.file.path, { ...one, ...joined }), joined.leftOut !== void 0 && leftOut.push(joined.leftOut);
  }
  return { files: [...byPath.values()].map((one) => one.file), leftOut };
}
function joinTwo(earlier, later) {
  let additions = earlier.file.additions + later.file.additions, deletions = earlier.file.deletions + later.file.deletions;
  if (earlier.leftOut === void 0 && earlier.file.status === "removed" && later.file.status === "added" && earlier.type !== later.type) {
    let binary = earlier.file.binary || later.file.binary;
    return {
      file: {
        ...later.file,
        status: "changed",
        binary,
        additions,
        deletions,
        hunks: [...earlier.file.hunks, ...later.file.hunks]
      }
    };
  }
  return {
    file: { ...later.file, additions, deletions, hunks: [] },
    leftOut: {
      path: later.file.path,
      reason: "the diff changes this file more than once; give one diff between two commits"
    }
  };
}

export {
  readHunk,
  recentLines,
  isEmptyBlob,
  readGitDiff,
  readGivenDiff,
  countLines
};
