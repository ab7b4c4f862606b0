import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_LINE_CHARACTERS,
  agentPiece,
  composePrompt,
  languageOf
} from "./chunk-5OQD3HD2.js";
import {
  directionsIn,
  latinOf
} from "./chunk-NM5G4MUO.js";
import {
  identify
} from "./chunk-S5SOPDF5.js";
import {
  showHidden
} from "./chunk-5D6VR3PZ.js";
import {
  CONTAINERS,
  isClosingLine,
  splitLines
} from "./chunk-NACDKL4I.js";

// src/jobs/files-to-name.ts
function filesToName({ changes }, { excluded }) {
  let apart = new Set(excluded.flatMap(({ kind, path }) => KEPT_APART.has(kind) ? [path] : []));
  return changes.files.filter(({ path }) => !apart.has(path));
}
var KEPT_APART = /* @__PURE__ */ new Set(["excluded", "ignored", "not-in-paths"]);

// src/context/join-ranges.ts
function joinRanges(ranges, lineCount) {
  let joined = [];
  for (let range of ranges.toSorted((a, b) => a.from - b.from)) {
    let from = Math.max(range.from, 1), to = Math.min(range.to, lineCount), last = joined.at(-1);
    from > to || (last !== void 0 && from <= last.to + 1 ? joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) } : joined.push({ from, to }));
  }
  return joined;
}

// src/context/changed-lines.ts
function changedLines({ hunks }) {
  return {
    touched: joinRanges(hunks.flatMap(touchedBy), Number.POSITIVE_INFINITY),
    inChange: hunks.flatMap(
      ({ newStart, newLines }) => newLines === 0 ? [] : [{ from: newStart, to: newStart + newLines - 1 }]
    )
  };
}
function touchedBy({ newStart, newLines, lines }) {
  let touched = [], next = newLines === 0 ? newStart + 1 : newStart;
  for (let line of lines)
    line.kind !== "context" && touched.push({ from: next, to: next }), line.kind !== "removed" && (next = line.newLine + 1);
  return touched;
}

// src/text/comment-syntax.ts
var DOUBLE = ['"', '"', "\\"], SINGLE = ["'", "'", "\\"], BACKTICK = ["`", "`", "\\"], TRIPLE_DOUBLE = ['"""', '"""', "\\"], TRIPLE_SINGLE = ["'''", "'''", "\\"], PLAIN_DOUBLE = ['"', '"'], PLAIN_SINGLE = ["'", "'"], SLASH_STAR = ["/*", "*/"], MARKUP = ["<!--", "-->"];
function likeC(...strings) {
  return { line: ["//"], block: [SLASH_STAR], strings };
}
function withHash(...strings) {
  return { line: ["#"], block: [], strings };
}
var SCRIPT = likeC(DOUBLE, SINGLE, BACKTICK), C = likeC(DOUBLE, SINGLE), HTML = { line: [], block: [MARKUP], strings: [] }, COMPONENT = { line: [], block: [MARKUP, SLASH_STAR], strings: [] }, LISP = { line: [";"], block: [["#|", "|#"]], strings: [DOUBLE] }, SYNTAXES = {
  ada: { line: ["--"], block: [], strings: [PLAIN_DOUBLE] },
  apex: C,
  astro: COMPONENT,
  bat: { line: ["::", "REM ", "rem "], block: [], strings: [PLAIN_DOUBLE] },
  bicep: likeC(["'''", "'''"], SINGLE),
  c: C,
  clojure: { line: [";"], block: [], strings: [DOUBLE] },
  cmake: { line: ["#"], block: [["#[[", "]]"]], strings: [DOUBLE] },
  coffeescript: { line: ["#"], block: [["###", "###"]], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] },
  cpp: likeC(['R"(', ')"'], DOUBLE, SINGLE),
  crystal: withHash(DOUBLE, SINGLE),
  csharp: likeC(['"""', '"""'], ['@"', '"'], ['$@"', '"'], DOUBLE, SINGLE),
  css: { line: [], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  "cuda-cpp": C,
  d: likeC(DOUBLE, SINGLE, ["`", "`"]),
  dart: likeC(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  dockercompose: withHash(DOUBLE, PLAIN_SINGLE),
  dockerfile: withHash(DOUBLE, SINGLE),
  dotenv: withHash(DOUBLE, SINGLE),
  elixir: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  elm: { line: ["--"], block: [["{-", "-}"]], strings: [TRIPLE_DOUBLE, DOUBLE] },
  erlang: { line: ["%"], block: [], strings: [DOUBLE] },
  fsharp: { line: ["//"], block: [["(*", "*)"]], strings: [['"""', '"""'], ['@"', '"'], DOUBLE] },
  gdscript: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  gleam: { line: ["//"], block: [], strings: [DOUBLE] },
  go: likeC(DOUBLE, SINGLE, ["`", "`"]),
  "go.mod": { line: ["//"], block: [], strings: [] },
  graphql: withHash(TRIPLE_DOUBLE, DOUBLE),
  groovy: likeC(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  handlebars: { line: [], block: [["{{!--", "--}}"], ["{{!", "}}"], MARKUP], strings: [] },
  // A single quote may end a name there: `x'`.
  haskell: { line: ["--"], block: [["{-", "-}"]], strings: [DOUBLE] },
  hcl: { line: ["#", "//"], block: [SLASH_STAR], strings: [DOUBLE] },
  html: HTML,
  ignore: withHash(),
  ini: { line: [";", "#"], block: [], strings: [] },
  java: likeC(TRIPLE_DOUBLE, DOUBLE, SINGLE),
  javascript: SCRIPT,
  javascriptreact: SCRIPT,
  json: likeC(DOUBLE),
  json5: likeC(DOUBLE, SINGLE),
  jsonc: likeC(DOUBLE),
  julia: { line: ["#"], block: [["#=", "=#"]], strings: [TRIPLE_DOUBLE, DOUBLE] },
  kotlin: likeC(['"""', '"""'], DOUBLE, SINGLE),
  latex: { line: ["%"], block: [], strings: [] },
  less: likeC(DOUBLE, SINGLE),
  lisp: LISP,
  lua: { line: ["--"], block: [["--[[", "]]"]], strings: [["[[", "]]"], DOUBLE, SINGLE] },
  makefile: withHash(),
  nim: { line: ["#"], block: [["#[", "]#"]], strings: [['"""', '"""'], DOUBLE] },
  nix: { line: ["#"], block: [SLASH_STAR], strings: [["''", "''"], DOUBLE] },
  "objective-c": C,
  "objective-cpp": C,
  ocaml: { line: [], block: [["(*", "*)"]], strings: [DOUBLE] },
  perl: {
    line: ["#"],
    block: [
      ["=pod", "=cut"],
      ["=head", "=cut"]
    ],
    strings: [DOUBLE, SINGLE]
  },
  php: { line: ["//", "#"], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  "pip-requirements": withHash(),
  powershell: { line: ["#"], block: [["<#", "#>"]], strings: [['@"', '"@'], ["@'", "'@"], PLAIN_DOUBLE, PLAIN_SINGLE] },
  prisma: { line: ["//"], block: [], strings: [DOUBLE] },
  properties: { line: ["#", "!"], block: [], strings: [] },
  proto3: C,
  puppet: withHash(DOUBLE, SINGLE),
  purescript: { line: ["--"], block: [["{-", "-}"]], strings: [TRIPLE_DOUBLE, DOUBLE] },
  python: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  r: withHash(DOUBLE, SINGLE),
  racket: LISP,
  raku: withHash(DOUBLE, SINGLE),
  razor: { line: [], block: [["@*", "*@"], MARKUP], strings: [] },
  ruby: { line: ["#"], block: [["=begin", "=end"]], strings: [DOUBLE, SINGLE, BACKTICK] },
  // A single quote begins a lifetime more often than a character.
  rust: likeC(['r#"', '"#'], DOUBLE),
  sass: { line: ["//"], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  scala: likeC(['"""', '"""'], DOUBLE, SINGLE),
  scheme: LISP,
  scss: likeC(DOUBLE, SINGLE),
  shellscript: withHash(DOUBLE, PLAIN_SINGLE, BACKTICK),
  solidity: C,
  sql: { line: ["--"], block: [SLASH_STAR], strings: [PLAIN_SINGLE, PLAIN_DOUBLE] },
  starlark: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  stylus: likeC(DOUBLE, SINGLE),
  svelte: COMPONENT,
  swift: likeC(TRIPLE_DOUBLE, DOUBLE),
  systemverilog: likeC(DOUBLE),
  tcl: withHash(DOUBLE),
  terraform: { line: ["#", "//"], block: [SLASH_STAR], strings: [DOUBLE] },
  "terraform-vars": { line: ["#", "//"], block: [SLASH_STAR], strings: [DOUBLE] },
  tex: { line: ["%"], block: [], strings: [] },
  toml: withHash(TRIPLE_DOUBLE, ["'''", "'''"], DOUBLE, PLAIN_SINGLE),
  twig: { line: [], block: [["{#", "#}"], MARKUP], strings: [] },
  typescript: SCRIPT,
  typescriptreact: SCRIPT,
  // In Visual Basic an apostrophe begins a comment.
  vb: { line: ["'", "REM "], block: [], strings: [PLAIN_DOUBLE] },
  verilog: likeC(DOUBLE),
  vhdl: { line: ["--"], block: [SLASH_STAR], strings: [PLAIN_DOUBLE] },
  vue: COMPONENT,
  wgsl: { line: ["//"], block: [SLASH_STAR], strings: [] },
  xml: HTML,
  xsl: HTML,
  yaml: withHash(DOUBLE, PLAIN_SINGLE),
  zig: { line: ["//"], block: [], strings: [DOUBLE, SINGLE] }
};
function commentSyntaxOf(languageId) {
  return Object.hasOwn(SYNTAXES, languageId) ? SYNTAXES[languageId] : void 0;
}

// src/syntax/marker.ts
var MAX_INDENT_CHARACTERS = 64;
function markerFor(lines, from, to, language) {
  let said = from === to ? `Line ${from} omitted` : `Lines ${from}-${to} omitted`;
  return indentOfFirst(lines, from, to) + asComment(said, language);
}
function indentOfFirst(lines, from, to) {
  for (let line = from; line <= to; line += 1) {
    let start = (lines[line - 1] ?? "").slice(0, MAX_INDENT_CHARACTERS), indent = /^[\t ]*/.exec(start)?.[0] ?? "";
    if (indent.length < start.length)
      return indent;
  }
  return "";
}
function asComment(said, language) {
  let syntax = commentSyntaxOf(language), [block] = syntax?.block ?? [], [line] = syntax?.line ?? [];
  return block !== void 0 && (line === void 0 || block[0] === "/*") ? `${block[0]} ${said} ${block[1]}` : line === void 0 ? `[${said}]` : `${line.trim()} ${said}`;
}

// src/syntax/shown-lines.ts
var SHORT_LINES = 25, LINES_AROUND = 3, MAX_NOTE_LINES = 3, OUTLINED_BLOCK_DEPTH = 2;
function shownLines(lineCount, outline, touched) {
  let shown = new Uint8Array(lineCount + 1);
  for (let { startLine, endLine } of outline.imports)
    show(shown, startLine, endLine);
  let changed = linesIn(touched, lineCount);
  if (changed.includes(1)) {
    let whole = new Uint8Array(lineCount + 1);
    showWay(outline.declarations, shown, whole, counterOf(changed)), showAround(changed, whole, shown);
  } else
    showHeads(outline.declarations, shown, 1);
  return shown;
}
function show(shown, from, to) {
  shown.fill(1, Math.max(from, 1), to + 1);
}
function linesIn(ranges, lineCount) {
  let edges = new Int32Array(lineCount + 2);
  for (let range of ranges) {
    let from = Math.max(range.from, 1), to = Math.min(range.to, lineCount);
    from <= to && (edges[from] = (edges[from] ?? 0) + 1, edges[to + 1] = (edges[to + 1] ?? 0) - 1);
  }
  let lines = new Uint8Array(lineCount + 1), open = 0;
  for (let line = 1; line <= lineCount; line += 1)
    open += edges[line] ?? 0, lines[line] = open > 0 ? 1 : 0;
  return lines;
}
function counterOf(changed) {
  let upTo = new Uint32Array(changed.length);
  for (let line = 1; line < changed.length; line += 1)
    upTo[line] = (upTo[line - 1] ?? 0) + (changed[line] ?? 0);
  return (from, to) => (upTo[Math.min(to, upTo.length - 1)] ?? 0) - (upTo[from - 1] ?? 0);
}
function showWay(declarations, shown, whole, count) {
  for (let declaration of declarations) {
    let { kind, startLine, endLine, headEndLine, children } = declaration;
    showHead(declaration, shown);
    let touched = count(startLine, endLine);
    if (touched === 0)
      continue;
    show(shown, startLine, headEndLine), showWay(children, shown, whole, count);
    let inChildren = children.reduce((sum, child) => sum + count(child.startLine, child.endLine), 0);
    touched > inChildren && endLine - startLine < SHORT_LINES && (show(shown, startLine, endLine), show(whole, startLine, kind === "block" ? startLine - 1 : endLine));
  }
}
function showHead({ startLine, signatureLine, headEndLine, closingLine }, shown) {
  show(shown, signatureLine - startLine > MAX_NOTE_LINES ? signatureLine : startLine, headEndLine), closingLine !== void 0 && show(shown, closingLine, closingLine);
}
function showAround(changed, whole, shown) {
  for (let line = 1; line < changed.length; line += 1)
    changed[line] === 1 && whole[line] === 0 && show(shown, line - LINES_AROUND, line + LINES_AROUND);
}
function showHeads(declarations, shown, depth) {
  for (let declaration of declarations)
    showHead(declaration, shown), isOutlinedInside(declaration.kind, depth) && showHeads(declaration.children, shown, depth + 1);
}
function isOutlinedInside(kind, depth) {
  return CONTAINERS.has(kind) || (kind === "block" || kind === "call") && depth < OUTLINED_BLOCK_DEPTH;
}

// src/syntax/elide.ts
function elideLines(text, outline, language, level, touched) {
  let lines = splitLines(text), shown = shownLines(lines.length, outline, level === "elided" ? touched : []), segments = [];
  for (let from = 1; from <= lines.length; ) {
    let to = lastAlike(shown, from, lines.length);
    for (let segment of shown[from] === 1 ? [{ kind: "lines", from, to }] : leaveOut(lines, from, to, language))
      append(segments, segment);
    from = to + 1;
  }
  return segments;
}
function lastAlike(shown, from, last) {
  let to = from;
  for (; to < last && shown[to + 1] === shown[from]; )
    to += 1;
  return to;
}
var CHARACTERS_PER_MARKER_CHARACTER = 2;
function leaveOut(lines, first, last, language) {
  let from = isBlank(lines[first - 1]) && first < last ? first + 1 : first, to = isBlank(lines[last - 1]) && from < last ? last - 1 : last, marker = markerFor(lines, from, to, language), enough = marker.length * CHARACTERS_PER_MARKER_CHARACTER, characters = to - from;
  for (let line = from; line <= to && characters < enough; line += 1)
    characters += lines[line - 1]?.length ?? 0;
  return characters < enough ? [{ kind: "lines", from: first, to: last }] : [
    ...first < from ? [{ kind: "lines", from: first, to: first }] : [],
    { kind: "omitted", from, to, marker },
    ...to < last ? [{ kind: "lines", from: last, to: last }] : []
  ];
}
function isBlank(line) {
  return line?.trim() === "";
}
function append(segments, segment) {
  let last = segments.at(-1);
  last?.kind === "lines" && segment.kind === "lines" ? segments[segments.length - 1] = { ...last, to: segment.to } : segments.push(segment);
}

// src/syntax/import-lines.ts
var IMPORT_LINES = {
  css: /^@import\s+(.+)/,
  dart: /^(?:import|export|part(?:\s+of)?)\s+(.+)/,
  elixir: /^(?:alias|import|require|use)\s+(.+)/,
  fsharp: /^open\s+(.+)/,
  groovy: /^import\s+(?:static\s+)?(.+)/,
  haskell: /^import\s+(?:qualified\s+)?(.+)/,
  kotlin: /^import\s+(.+)/,
  less: /^@import\s+(.+)/,
  lua: /^local\s+\w+\s*=\s*require\b(.+)/,
  "objective-c": /^[#@](?:import|include)\s+(.+)/,
  perl: /^(?:use|require)\s+(.+)/,
  proto3: /^import\s+(?:public\s+|weak\s+)?(.+)/,
  scala: /^import\s+(.+)/,
  scss: /^@(?:import|use|forward)\s+(.+)/,
  shellscript: /^(?:source|\.)\s+(.+)/,
  solidity: /^import\s+(.+)/,
  svelte: /^import\s+(?:.+\sfrom\s+)?(.+)/,
  swift: /^(?:@testable\s+)?import\s+(.+)/,
  vue: /^import\s+(?:.+\sfrom\s+)?(.+)/
}, MAX_LINE_CHARACTERS2 = 500;
function importedOnLine(trimmed, language) {
  let pattern = Object.hasOwn(IMPORT_LINES, language) ? IMPORT_LINES[language] : void 0;
  return trimmed.length > MAX_LINE_CHARACTERS2 ? void 0 : bare(pattern?.exec(trimmed)?.[1]);
}
function bare(written) {
  return written === void 0 ? void 0 : /["'<]([^"'<>]+)["'>]/.exec(written)?.[1] ?? written.replace(/;.*$/, "").trim();
}

// src/syntax/outline-by-indentation.ts
var TAB_COLUMNS = 4, MAX_NAME_CHARACTERS = 80;
function outlineByIndentation(text, language) {
  let lines = splitLines(text), isNote = noteTest(language), declarations = [], imports = [], open = [], lastLine = 0, noteStart;
  for (let [index, line] of lines.entries()) {
    let trimmed = line.trim(), number = index + 1;
    if (trimmed === "") {
      noteStart = void 0;
      continue;
    }
    let indent = indentOf(line);
    close(open, indent, isClosingLine(trimmed) ? number : void 0, lastLine, declarations);
    let specifier = importedOnLine(trimmed, language);
    if (specifier !== void 0 && imports.push({ specifier, startLine: number, endLine: number }), isNote(trimmed))
      noteStart ??= number;
    else {
      if (open.length < 64) {
        let name = trimmed.slice(0, MAX_NAME_CHARACTERS);
        open.push({ indent, head: number, startLine: noteStart ?? number, name, children: [] });
      }
      noteStart = void 0;
    }
    lastLine = number;
  }
  return close(open, -1, void 0, lastLine, declarations), { declarations, imports, by: "indentation" };
}
function close(open, indent, closingLine, lastLine, roots) {
  for (let top = open.at(-1); top !== void 0 && top.indent >= indent; top = open.at(-1))
    if (open.pop(), top.head < lastLine) {
      let closes = top.indent === indent ? closingLine : void 0;
      (open.at(-1)?.children ?? roots).push({
        kind: "block",
        name: top.name,
        startLine: top.startLine,
        signatureLine: top.head,
        headEndLine: top.head,
        closingLine: closes,
        endLine: closes ?? lastLine,
        children: top.children
      });
    }
}
function indentOf(line) {
  let columns = 0;
  for (let at = 0; at < line.length; at += 1) {
    let character = line.charCodeAt(at);
    if (character === 9)
      columns += TAB_COLUMNS;
    else if (character === 32)
      columns += 1;
    else
      break;
  }
  return columns;
}
function noteTest(language) {
  let syntax = commentSyntaxOf(language), openers = syntax === void 0 ? [] : [...syntax.line, ...syntax.block.map(([open]) => open), "* ", "*/", "@"];
  return (trimmed) => trimmed === "*" || !trimmed.endsWith("{") && openers.some((opener) => trimmed.startsWith(opener));
}

// src/syntax/outline.ts
var MAX_PARSED_CHARACTERS = 256 * 1024;
async function outlineOf(text, language, grammars) {
  return (text.length <= MAX_PARSED_CHARACTERS ? await grammars.read(text, language) : void 0) ?? outlineByIndentation(text, language);
}

// src/context/elided-file.ts
async function elideFile({ path, text, touched = [], inChange = [] }, grammars) {
  let lines = splitLines(text), language = languageOf(path, lines[0]) ?? "plaintext", outline = await outlineOf(text, language, grammars), elsewhere = marksOf(joinRanges(inChange, lines.length), lines.length), segmentsAt = (level) => setApart(
    elideLines(text, outline, language, level, touched),
    elsewhere,
    (from, to) => markerFor(lines, from, to, language)
  ), all = lines.length === 0 ? [] : [{ kind: "lines", from: 1, to: lines.length }];
  return {
    path,
    lines,
    touchedLines: joinRanges(touched, lines.length).reduce((sum, { from, to }) => sum + to - from + 1, 0),
    full: setApart(all, elsewhere, () => ""),
    elided: segmentsAt("elided"),
    outline: segmentsAt("outline")
  };
}
function marksOf(ranges, lineCount) {
  let marks = new Uint8Array(lineCount + 2);
  for (let { from, to } of ranges)
    marks.fill(1, from, to + 1);
  return marks;
}
function setApart(segments, elsewhere, markerOf) {
  let apart = [];
  for (let segment of segments)
    for (let from = segment.from; from <= segment.to; ) {
      let to = from;
      for (; to < segment.to && elsewhere[to + 1] === elsewhere[from]; )
        to += 1;
      append2(apart, elsewhere[from] === 1 ? { kind: "in-change", from, to } : partOf(segment, from, to, markerOf)), from = to + 1;
    }
  return apart;
}
function append2(segments, segment) {
  let last = segments.at(-1);
  last?.kind === "in-change" && segment.kind === "in-change" ? segments[segments.length - 1] = { ...last, to: segment.to } : segments.push(segment);
}
function partOf(segment, from, to, markerOf) {
  return segment.from === from && segment.to === to ? segment : segment.kind === "lines" ? { kind: "lines", from, to } : { kind: "omitted", from, to, marker: markerOf(from, to) };
}

// src/jobs/read-heads.ts
async function readHeads(files, source, readHead, most) {
  let paths = [...new Set(files.map(({ path }) => path))], isByApi = source === "github-files" || source === "github-diff", wanted = paths.slice(0, isByApi ? 30 : most), texts = /* @__PURE__ */ new Map(), unread = /* @__PURE__ */ new Map(), characters = 0;
  for (let from = 0; from < wanted.length && characters <= 3e6; from += 8) {
    let some = wanted.slice(from, from + 8), read = await Promise.all(some.map((path) => readHead(path)));
    for (let [index, path] of some.entries()) {
      let text = read[index];
      characters += text?.length ?? 0, text === void 0 ? unread.set(path, "it is too large, no text file, or not at hand") : characters <= 3e6 && texts.set(path, text);
    }
  }
  for (let path of paths)
    !texts.has(path) && !unread.has(path) && unread.set(path, `only as many of ${paths.length} files are read as a prompt could hold`);
  return { texts, unread };
}

// src/jobs/read-surroundings.ts
var MAX_FILES = 100;
async function readSurroundings(files, source, readHead, grammars) {
  let wanted = files.filter(hasSurroundings).toSorted((a, b) => changedOf(b) - changedOf(a)), { texts, unread } = await readHeads(wanted, source, readHead, MAX_FILES), shown = /* @__PURE__ */ new Map();
  for (let file of wanted) {
    let text = texts.get(file.path);
    text !== void 0 && shown.set(file.path, { file: await elideFile({ path: file.path, text, ...changedLines(file) }, grammars) });
  }
  return {
    files: shown,
    leftOut: [...unread].map(([path, why]) => ({
      source: path,
      reason: `what stands around its hunks was not read: ${why}`
    }))
  };
}
function hasSurroundings({ status, binary, hunks, view }) {
  return !binary && view === void 0 && hunks.length > 0 && status !== "added" && status !== "removed";
}
function changedOf({ additions, deletions }) {
  return additions + deletions;
}

// src/jobs/compose-review.ts
async function composeReview({ changes, readHead, description }, prepared, { tokenizer, budget, grammars, parts }) {
  let reviewed = new Set(prepared.files.map(({ path }) => path)), surroundings = await readSurroundings(prepared.files, changes.source, readHead, grammars);
  return { ...composePrompt({
    files: prepared.files,
    guidelines: prepared.applied,
    description,
    others: filesToName({ changes }, prepared).filter((file) => !reviewed.has(file.path)),
    parts: { ...parts, agent: prepared.agent === void 0 ? [] : [agentPiece(prepared.agent)] },
    surroundings: surroundings.files,
    budget,
    tokenizer
  }), leftOut: surroundings.leftOut };
}

// src/text/undisguise.ts
var BEYOND_ASCII = /[^\x00-\x7F]/, TAG = /[\u{E0020}-\u{E007E}]/gu, TAG_OFFSET = 917504, UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mn}\uFFF9-\uFFFB]/gu, MIXED_WORD = /(?<![A-Za-z\u0370-\u052F])(?:[A-Za-z]+[\u0370-\u052F]|[\u0370-\u052F]+[A-Za-z])[A-Za-z\u0370-\u052F]*/g, FOREIGN = /[\u0370-\u052F]/g;
function undisguise(line) {
  return BEYOND_ASCII.test(line) ? line.replaceAll(TAG, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - TAG_OFFSET)).normalize("NFKC").replaceAll(UNSEEN, "").replaceAll(MIXED_WORD, (word) => word.replaceAll(FOREIGN, (letter) => latinOf(letter) ?? letter)) : line;
}
var HIDDEN_TEXT = /[\u{E0020}-\u{E007E}]{8,}|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{8,}|[\u200B-\u200D\u2060-\u2064\uFEFF]{16,}/u;
function findHiddenText(line) {
  return BEYOND_ASCII.test(line) ? HIDDEN_TEXT.exec(line)?.[0] : void 0;
}

// src/text/plain-words.ts
var LEADING = /^[\s/*#>;%|!<-]+/, EMPHASIS = /[*`~]+|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g, BLANKS = /\s{2,}|[^\S ]/g;
function plainWords(line) {
  return undisguise(line).replace(LEADING, "").replaceAll(EMPHASIS, "").replaceAll(BLANKS, " ").trim();
}

// src/jobs/find-directions.ts
var MAX_OF_A_TEXT = 10, MAX_DIRECTIONS = 100, MAX_BODY_CHARACTERS = 65536;
function findDirections(description, files) {
  return [
    ...description === void 0 ? [] : inDescription(description),
    ...files.flatMap((file) => [...inPath(file.path), ...inAddedLines(file)])
  ].slice(0, MAX_DIRECTIONS);
}
function inDescription({ title, body }) {
  return [
    ...found([linesOf(title)]).map(({ said }) => ({ place: "title", ...said })),
    ...found([linesOf(body)]).map(({ line, said }) => ({ place: "description", line, ...said }))
  ];
}
function linesOf(text) {
  return text.slice(0, MAX_BODY_CHARACTERS).split(/\r\n|[\n\r\u2028\u2029]/).map((line, index) => ({ line: index + 1, text: line }));
}
function inPath(path) {
  let words = path.replaceAll(/[-_/.]+/g, " ");
  return found([[{ line: 1, text: words }]]).map(({ said }) => ({ place: "path", path, ...said }));
}
function inAddedLines({ path, hunks, view }) {
  let isInstruction = identify(path) !== void 0;
  return found(
    (view?.hunks ?? hunks).flatMap(addedRuns),
    ({ form }) => !isInstruction || !OF_INSTRUCTIONS.has(form)
  ).map(({ line, said }) => ({ place: "line", path, line, ...said }));
}
var OF_INSTRUCTIONS = /* @__PURE__ */ new Set([
  "address-reviewer",
  "claim-override",
  "new-role",
  "steer-review"
]);
function addedRuns({ lines }) {
  let runs = [[]];
  for (let line of lines)
    line.kind !== "added" ? runs.push([]) : runs.at(-1)?.push({ line: line.newLine, text: line.text });
  return runs.filter((run) => run.length > 0);
}
function found(runs, isTold = () => !0) {
  let byLine = /* @__PURE__ */ new Map();
  for (let run of runs)
    for (let one of [...hiddenIn(run), ...saidIn(run)].toSorted((a, b) => a.line - b.line)) {
      if (byLine.size === MAX_OF_A_TEXT)
        return [...byLine.values()];
      !byLine.has(one.line) && isTold(one.said) && byLine.set(one.line, one);
    }
  return [...byLine.values()];
}
function* hiddenIn(lines) {
  for (let { line, text } of lines) {
    let hidden = findHiddenText(text.slice(0, MAX_LINE_CHARACTERS));
    if (hidden !== void 0) {
      let letters = undisguise(hidden);
      yield { line, said: { form: "hidden-text", quote: quoted(letters === "" ? hidden : letters) } };
    }
  }
}
function* saidIn(lines) {
  let starts = [], parts = [], length = 0;
  for (let { text } of lines) {
    let part = `${plainWords(text.slice(0, MAX_LINE_CHARACTERS))} `;
    starts.push(length), parts.push(part), length += part.length;
  }
  let words = parts.join(""), index = 0;
  for (let { form, start, end } of directionsIn(words)) {
    for (; (starts[index + 1] ?? Number.POSITIVE_INFINITY) <= start; )
      index += 1;
    yield { line: lines[index]?.line ?? 0, said: { form, quote: quoted(words.slice(start, Math.max(end, start + MAX_QUOTE_CHARACTERS + 1))) } };
  }
}
var MAX_QUOTE_CHARACTERS = 120;
function quoted(text) {
  let shown = showHidden(text).trimEnd();
  return shown.length <= MAX_QUOTE_CHARACTERS ? shown : `${shown.slice(0, MAX_QUOTE_CHARACTERS).toWellFormed()}\u2026`;
}

export {
  commentSyntaxOf,
  filesToName,
  changedLines,
  elideFile,
  readHeads,
  composeReview,
  findDirections
};
