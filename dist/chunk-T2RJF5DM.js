import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isLookAlike
} from "./chunk-RY53UR3B.js";
import {
  readParagraphs
} from "./chunk-2OI6KSDN.js";
import {
  loadFrontmatter,
  readLinks
} from "./chunk-W5B2CJSD.js";
import {
  rangeAround,
  readCodeRanges,
  readHidden,
  readJsonc
} from "./chunk-YDCA3GX4.js";
import {
  noFrontmatter
} from "./chunk-5DYC7J3K.js";
import {
  lazily,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  codePointAt
} from "./chunk-EXL4ZIE6.js";

// src/text/hidden/odd-in-place.ts
function isInPlace(text, run) {
  switch (run.kind) {
    case "bidi":
      return ISOLATES.test(text.slice(run.start, run.end)) && isAmongRightToLeft(text, run);
    case "selectors":
      return isOneSelector(text, run);
    case "tag":
      return isFlag(text, run);
    case "invisible":
      return isInvisibleInPlace(text, run);
    case "look-alike":
      return !isLookAlike(text, run.start);
    case "control":
    case "replacement":
      return !1;
  }
}
var ISOLATES = /^[\u2066-\u2069]+$/, RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/, NEAR = 100;
function isAmongRightToLeft(text, { start, end }) {
  return RIGHT_TO_LEFT.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}
function isOneSelector(text, { start, end }) {
  return end - start === 1 || end - start === 2 && new RegExp("\\p{Script=Han}$", "u").test(before(text, start));
}
function isFlag(text, { start, end }) {
  let tags = text.slice(start, Math.min(end, start + MAX_FLAG_UNITS + 1));
  return before(text, start).endsWith("\u{1F3F4}") && FLAG_TAGS.test(tags);
}
var MAX_FLAG_UNITS = 14, FLAG_TAGS = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u, BYTE_ORDER_MARK = "\uFEFF", JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u, UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u, EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\u{E007F}]$/u, EMOJI_AFTER = new RegExp("^\\p{Extended_Pictographic}", "u");
function isInvisibleInPlace(text, run) {
  let { start, end } = run;
  switch (text.slice(start, end)) {
    case BYTE_ORDER_MARK:
      return start === 0;
    case "\u200D":
      return isBesides(text, run, JOINING) || EMOJI_BEFORE.test(before(text, start)) && EMOJI_AFTER.test(text.slice(end, end + 2));
    case "\u200C":
      return isBesides(text, run, JOINING);
    case "\u200B":
      return isBesides(text, run, UNSPACED);
    case "\u200E":
    case "\u200F":
    case "\u061C":
      return isAmongRightToLeft(text, run);
    case "\u115F":
    case "\u1160":
      return isBesides(text, run, /[\u1100-\u11FF]/);
    case "\u180E":
      return isBesides(text, run, new RegExp("\\p{Script=Mongolian}", "u"));
    default:
      return !1;
  }
}
function isBesides(text, { start, end }, letters) {
  return letters.test(before(text, start)) || letters.test(text.slice(end, end + 2));
}
function before(text, offset) {
  return text.slice(Math.max(0, offset - 2), offset);
}

// src/text/hidden/odd-characters.ts
var MAX_OF_A_KIND = 50, ASCII_CONTROL = /[\0-\x08\x0B\x0E-\x1F\x7F]/, BEYOND_ASCII = (
  // oxlint-disable-next-line no-misleading-character-class -- a range of letters has marks among them
  /[\x80-\x9F\xAD\u0370-\u052F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uDB40\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD](?<=[^\u0370-\u052F\uFE00-\uFE0F]|[\uFE00-\uFE0F](?=[\uFE00-\uFE0F\uDB40])|[\u0370-\u052F](?=[A-Za-z_])|[A-Za-z_].)/
), ODD = new RegExp(`${ASCII_CONTROL.source}|${BEYOND_ASCII.source}`, "g");
function findOddCharacters(text) {
  let found = [];
  if (!BEYOND_ASCII.test(text) && !ASCII_CONTROL.test(text))
    return found;
  let counts = /* @__PURE__ */ new Map();
  ODD.lastIndex = 0;
  for (let match = ODD.exec(text); match !== null; match = ODD.exec(text)) {
    let run = runAt(text, match.index);
    ODD.lastIndex = run.end, (counts.get(run.kind) ?? 0) <= MAX_OF_A_KIND && !isInPlace(text, run) && add(found, run, counts);
  }
  return found;
}
function add(found, run, counts) {
  let last = found.at(-1);
  if (last?.kind === run.kind && last.end === run.start) {
    found[found.length - 1] = { ...last, end: run.end };
    return;
  }
  let count = (counts.get(run.kind) ?? 0) + 1;
  counts.set(run.kind, count), count <= MAX_OF_A_KIND && found.push(run);
}
function runAt(text, start) {
  let kind = kindOf(codePointAt(text, start)), end = start + lengthAt(text, start);
  return { kind, start, end: kind === "invisible" || kind === "look-alike" ? end : endOfRun(text, end, kind) };
}
function endOfRun(text, start, kind) {
  let end = start;
  for (; end < text.length && kindOf(codePointAt(text, end)) === kind; )
    end += lengthAt(text, end);
  return end;
}
function lengthAt(text, at) {
  return codePointAt(text, at) > 65535 ? 2 : 1;
}
function kindOf(code) {
  return code <= 159 ? isControl(code) ? "control" : "invisible" : code >= 880 && code <= 1327 ? "look-alike" : code >= 8234 && code <= 8238 || code >= 8294 && code <= 8297 ? "bidi" : code >= 65024 && code <= 65039 || code >= 917760 && code <= 917999 ? "selectors" : code >= 917504 && code <= 917631 ? "tag" : code === 65533 ? "replacement" : "invisible";
}
function isControl(code) {
  return code < 32 ? ![9, 10, 12, 13].includes(code) : code >= 127 && code <= 159;
}

// src/text/markdown/fences.ts
function readFenceLines(text, { start, end }) {
  let backticks = linesWith("```", text, start, end), tildes = linesWith("~~~", text, start, end);
  return tildes.length === 0 ? backticks : [...backticks, ...tildes].sort((a, b) => a.start - b.start);
}
function linesWith(marks, text, start, end) {
  let lines = [];
  for (let at = text.indexOf(marks, start); at >= 0 && at < end && lines.length < 2e3; ) {
    let newline = text.indexOf(`
`, at), lineEnd = newline < 0 || newline > end ? end : newline, lineStart = Math.max(start, text.lastIndexOf(`
`, at - 1) + 1), line = isIndent(text, lineStart, at) ? fenceLineAt(text, at, lineEnd, at - lineStart) : void 0;
    if (line !== void 0) {
      let item = at === lineStart ? -1 : text.slice(lineStart, at).search(/[-*+\d]/);
      lines.push(item < 0 ? line : { ...line, item });
    }
    at = text.indexOf(marks, lineEnd);
  }
  return lines;
}
var MAX_INDENT = 200;
function isIndent(text, lineStart, at) {
  return at === lineStart || at - lineStart < MAX_INDENT && /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(text.slice(lineStart, at));
}
function fenceLineAt(text, at, lineEnd, indent) {
  let mark = text.charAt(at), behind = at;
  for (; behind < lineEnd && text.charAt(behind) === mark; )
    behind += 1;
  let words = behind === lineEnd ? "" : text.slice(behind, lineEnd);
  return mark === "`" && words.includes("`") ? void 0 : { start: at, end: lineEnd, indent, mark, length: behind - at, hasWords: words.trim() !== "" };
}
function looksLast(text, { start, end, indent }) {
  return isBlankLine(text, end + 1) && !isBlankBefore(text, start - indent);
}
function isBlankLine(text, start) {
  return BLANK_LINE.lastIndex = start, start >= text.length || BLANK_LINE.test(text);
}
var BLANK_LINE = /[ \t\r]*(?:\n|$)/y;
function isBlankBefore(text, lineStart) {
  return lineStart < 2 || /\n[ \t\r]*$/.test(text.slice(Math.max(0, lineStart - MAX_INDENT), lineStart - 1));
}
function fencedBlocks(lines, end) {
  let blocks = [], open;
  for (let line of lines)
    open === void 0 ? open = line : closes(line, open) && (blocks.push({ start: open.start, end: line.end }), open = void 0);
  return open === void 0 ? blocks : [...blocks, { start: open.start, end }];
}
function closes(line, open) {
  return !line.hasWords && isLike(line, open) && !isWithin(line, open);
}
function isWithin({ item }, open) {
  return item !== void 0 && open.item === void 0 && item >= open.indent;
}
var CODE_COLUMNS = 4;
function isLike(line, open) {
  return line.mark === open.mark && line.length >= open.length && line.indent < open.indent + CODE_COLUMNS;
}
function fenceFaults(text, lines) {
  let faults = pairFences(lines, () => !1).filter((fault) => !isInQuote(text, fault));
  if (faults.length === 0)
    return faults;
  let byLooks = pairFences(lines, (line) => looksLast(text, line));
  return byLooks.length <= faults.length ? byLooks : faults;
}
function isInQuote(text, fault) {
  return fault.kind === "unclosed" && text.slice(fault.line.start - fault.line.indent, fault.line.start).includes(">");
}
function pairFences(lines, isLast) {
  let faults = [], open = [], inner;
  for (let line of lines) {
    let [outer] = open, last = open.at(-1);
    outer === void 0 || last === void 0 ? !line.hasWords && isLast(line) ? faults.push({ kind: "unopened", line }) : open.push(line) : !line.hasWords && isWithin(line, outer) ? last.item !== void 0 && isLike(line, last) && (open.pop(), inner = inner === last ? void 0 : inner) : closes(line, last) ? (open.pop(), open.length === 0 && inner !== void 0 && (faults.push({ kind: "nested", outer, inner, stray: line }), inner = void 0)) : line.hasWords && isLike(line, outer) && (open.push(line), inner ??= line);
  }
  return open[0] === void 0 ? faults : [...faults, { kind: "unclosed", line: open[0] }];
}

// src/rules/reading/plainly-hidden.ts
function plainlyHidden(text, body, lines, isFenced) {
  return !areOutermost(lines) || hasHtml(text, body, isFenced) ? () => "unknown" : (offset) => offset < body.start || offset >= body.end ? "unknown" : isFenced(offset) ? "code" : isProse(text, body, offset) ? "nothing" : "unknown";
}
function areOutermost(lines) {
  return lines.length < 2e3 && lines.every(({ indent }) => indent === 0);
}
function hasHtml(text, body, isFenced) {
  HTML.lastIndex = body.start;
  for (let match = HTML.exec(text); match !== null && match.index < body.end; match = HTML.exec(text))
    if (!isFenced(match.index))
      return !0;
  return !1;
}
var HTML = /<!--|(?<=(?:^|\n)[ \t]*)<[a-z!?/]/gi, REACH = 4e3;
function isProse(text, body, offset) {
  let before2 = text.slice(Math.max(body.start, offset - REACH), offset), behind = text.slice(offset, Math.min(body.end, offset + REACH)), start = before2.lastIndexOf(`

`), end = behind.indexOf(`

`), isWhole = (start >= 0 || offset - REACH <= body.start) && (end >= 0 || offset + REACH >= body.end), around = before2.slice(start + 1) + (end < 0 ? behind : behind.slice(0, end));
  return isWhole && !/[`\t<]|~~~| {4}/.test(around);
}

// src/rules/reading/markdown-view.ts
function viewMarkdown(text, body) {
  let bodyText = lazily(() => text.slice(body.start, body.end)), codeRanges = lazily(
    () => readCodeRanges(bodyText()).map(({ kind, ...range }) => ({ kind, ...shiftRange(range, body.start) }))
  ), links = lazily(
    () => readLinks(bodyText()).map((link) => ({
      ...link,
      range: shiftRange(link.range, body.start),
      target: shiftRange(link.target, body.start)
    }))
  ), paragraphs = lazily(
    () => readParagraphs(bodyText()).map((paragraph) => ({
      ...paragraph,
      inlines: paragraph.inlines.map((inline) => ({ ...inline, ...shiftRange(inline, body.start) }))
    }))
  ), fenceLines = lazily(() => readFenceLines(text, body)), fenced = lazily(() => fencedBlocks(fenceLines(), body.end)), isFenced = (offset) => rangeAround(fenced(), offset) !== void 0, plainly = lazily(() => plainlyHidden(text, body, fenceLines(), isFenced)), hidden = lazily(() => readHidden(bodyText()));
  return {
    body,
    get fenceLines() {
      return fenceLines();
    },
    isFenced,
    get codeRanges() {
      return codeRanges();
    },
    get links() {
      return links();
    },
    get paragraphs() {
      return paragraphs();
    },
    hiddenAt: (offset) => {
      let known = plainly()(offset);
      return known === "unknown" ? hidden()(offset - body.start) : known === "code" ? known : void 0;
    }
  };
}
function shiftRange({ start, end }, by) {
  return { start: start + by, end: end + by };
}

// src/rules/reading/checked-text.ts
var MAX_CHECKED_BYTES = 1024 * 1024, JSON_KINDS = /* @__PURE__ */ new Set([
  "hooks",
  "settings",
  "mcp",
  "plugin",
  "marketplace",
  "toolset",
  "gemini-settings"
]), TOML_KINDS = /* @__PURE__ */ new Set(["codex-config", "gemini-command"]), YAML_KINDS = /* @__PURE__ */ new Set(["setup-steps", "gemini-review"]);
async function openText(kind, text, isAscii) {
  let format = formatOf(kind), source = sourceText("", text), frontmatter = format === "markdown" ? await loadFrontmatter(source) : NO_FRONTMATTER, yaml = YAML_KINDS.has(kind) ? await loadYaml(source) : void 0, toml = TOML_KINDS.has(kind) ? await loadToml(source) : NO_JSON, markdown = lazily(() => viewMarkdown(text, frontmatter.body)), oddCharacters = lazily(() => findOddCharacters(text)), json = lazily(() => format === "json" ? readJsonc(source) : toml);
  return {
    kind,
    format,
    text,
    source,
    isAscii,
    get oddCharacters() {
      return oddCharacters();
    },
    frontmatter,
    body: frontmatter.body,
    get markdown() {
      return markdown();
    },
    get json() {
      return json();
    },
    yaml
  };
}
async function loadYaml(source) {
  let { readYaml } = await import("./yaml-TJYQH6BH.js");
  return readYaml(source, { start: 0, end: source.text.length });
}
async function loadToml(source) {
  let { readToml } = await import("./toml-4WVJGBO3.js");
  return readToml(source);
}
var PLAIN_KINDS = /* @__PURE__ */ new Set(["bundled-file", ...TOML_KINDS, ...YAML_KINDS]);
function formatOf(kind) {
  return JSON_KINDS.has(kind) ? "json" : PLAIN_KINDS.has(kind) ? "plain" : "markdown";
}
var NO_FRONTMATTER = noFrontmatter("", 0, []), NO_JSON = {
  value: void 0,
  problems: [],
  rangeOf: () => {
  },
  rangeOfKey: () => {
  }
};

export {
  readFenceLines,
  fencedBlocks,
  fenceFaults,
  MAX_CHECKED_BYTES,
  openText
};
