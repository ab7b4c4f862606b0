import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ADDRESS,
  INVISIBLE_BREAK,
  codeSpan
} from "./chunk-S7UHQEAH.js";
import {
  shorten,
  shortenPath
} from "./chunk-TJ3WHKDV.js";
import {
  showHidden
} from "./chunk-M64T6ERC.js";

// src/reports/markdown/fence-languages.ts
var FENCE_LANGUAGES = new Set(
  `asm astro awk bash bat batch bazel bicep c c++ c# clj clojure cmake cmd cobol coffee coffeescript conf cpp cs csharp css
  csv cuda cue cypher dart diff docker dockerfile dotenv editorconfig elixir elm erb erl erlang ex exs f# fish fortran fs fsharp
  gitattributes gitignore glsl go golang gradle graphql groovy h haml handlebars haskell hbs hcl hlsl hpp hs html http ini java
  javascript javascriptreact jinja jl js json json5 jsonc jsonl jsx julia kotlin kt kts latex less lisp log lua make makefile
  markdown matlab md mdx nginx nim nix objc objective-c ocaml pascal patch perl php plaintext powershell prisma properties proto
  protobuf ps1 pug py python qml r razor rb regex ron rs rst ruby rust sass scala scheme scss sh shell shellscript smali solidity
  sql starlark stylus svelte swift systemverilog tcl terraform tex text tf toml ts tsx txt typescript typescriptreact vb verilog
  vhdl vim vue wasm wat xml yaml yml zig zsh`.split(/\s+/)
);

// src/reports/markdown/own-address.ts
var PAGE = String.raw`(?:blob|tree|blame|commits)\/`, REVISION = String.raw`(?!(?:refs|pull|[0-9a-f]{4,64})(?:\/|[?#.,:;!)\s]|$))[\w-][\w.-]*`, PATH = String.raw`(?:\/(?!\.{1,2}(?:\/|[?#\s]|$))[\w.-]+)*\/?`, ANCHOR = String.raw`(?:\?plain=1)?(?:#L\d{1,7}(?:-L\d{1,7})?)?`, END = String.raw`(?=[.,:;!?]*\)*[.,:;!?]*(?:\s|$))`, REST = new RegExp(String.raw`^(?!\S*www\.)/${PAGE}${REVISION}${PATH}${ANCHOR}${END}`, "i");
function isOwnAddress(text, own) {
  if (own === void 0)
    return !1;
  let start = `${own.serverUrl}/${own.repository}`;
  if (text.slice(0, start.length).toLowerCase() !== start.toLowerCase())
    return !1;
  let rest = text.slice(start.length, start.length + MAX_CHARACTERS);
  return REST.test(rest.length < MAX_CHARACTERS ? rest : `${rest}|`);
}
var MAX_CHARACTERS = 1e3;

// src/reports/markdown/model-markdown.ts
function modelMarkdown(text, own) {
  return drawBlocks(text, own, (words) => words.replaceAll(HEADING, "$1&#35;"));
}
function modelDocument(text, own) {
  return drawBlocks(text, own, (words) => words.replaceAll(OUR_HEADING, "$1&#35;"));
}
var MAX_DRAWN_CHARACTERS = 48e3;
function drawBlocks(text, own, drawHeadings) {
  let draw = (part) => {
    let blocks = splitBlocks(withoutComments(part.replaceAll(/\r\n?/g, `
`).trim())).map(
      (block) => block.kind === "code" ? drawCode(block) : drawHeadings(defuseWords(block.lines.join(`
`), own))
    );
    return closeFence(blocks.join(`
`).trimEnd());
  }, kept = shorten(text, MAX_DRAWN_CHARACTERS), drawn = draw(kept);
  for (; drawn.length > MAX_DRAWN_CHARACTERS; )
    kept = shorten(kept, Math.floor(kept.length * MAX_DRAWN_CHARACTERS / drawn.length) - 1), drawn = draw(kept);
  return drawn;
}
function modelLine(text) {
  return defuseParagraph(withoutComments(text.replaceAll(/\s+/g, " ").trim())).replace(HEADING, "$1&#35;").replace(/^(?=`{3}|~{3})/, INVISIBLE_BREAK);
}
function linkLabel(text) {
  let parts = [], from = 0, line = modelLine(text), escape = (words) => words.replaceAll(/[\\[\]]/g, String.raw`\$&`);
  for (let { 0: code, index } of line.matchAll(CODE_SPAN))
    parts.push(escape(line.slice(from, index)), code), from = index + code.length;
  return [...parts, escape(line.slice(from))].join("");
}
function modelText(text) {
  return showHidden(text).replaceAll(/\](?=\()/g, `]${INVISIBLE_BREAK}`).replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`);
}
function closeFence(markdown) {
  let last = splitBlocks(markdown).at(-1);
  return last?.kind === "code" && !last.closed ? `${markdown}
${last.fence}` : markdown;
}
function withoutComments(text) {
  return showHidden(text).replaceAll("<!--", `<!${INVISIBLE_BREAK}--`);
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
function drawCode({ fence, lines }) {
  let [opening = "", ...rest] = lines, language = opening.slice(fence.length).trim().toLowerCase();
  return [`${fence}${FENCE_LANGUAGES.has(language) ? language : ""}`, ...rest].join(`
`);
}
var CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g, TABLE_RULE = /^(?=.*\|)[\s|:-]*-[\s|:-]*$/m;
function defuseWords(text, own) {
  return text.split(/(\n[ \t]*\n)/).map((part, index) => index % 2 === 1 ? part : defuseParagraph(part, own)).join("");
}
function defuseParagraph(text, own) {
  if (TABLE_RULE.test(text) || text.replaceAll(CODE_SPAN, "").includes("`"))
    return defuseBlockMarks(keepReferences(defuse(text, own).replaceAll("`", "&#96;")));
  let parts = [], from = 0;
  for (let { 0: code, index } of text.matchAll(CODE_SPAN))
    parts.push(keepReferences(defuse(text.slice(from, index), own, [text.charAt(from - 1), "`"])), code), from = index + code.length;
  return defuseBlockMarks(
    [...parts, keepReferences(defuse(text.slice(from), own, [text.charAt(from - 1), ""]))].join("")
  );
}
function keepReferences(words) {
  return words.replaceAll(/\\(?=&)/g, `$&${INVISIBLE_BREAK}`);
}
var REFERENCES = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&nbsp;": " "
};
function defuse(words, own, [before, after] = ["", ""]) {
  return words.replaceAll(/&(?:amp|lt|gt|quot|apos|#39|nbsp);/g, (reference) => REFERENCES[reference] ?? reference).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("![", `!${INVISIBLE_BREAK}[`).replaceAll(/\](?=[(:])/g, `]${INVISIBLE_BREAK}`).replaceAll(/\[(?=\\*[!^[])/g, `[${INVISIBLE_BREAK}`).replaceAll(/@(?=[\w\\-])/g, `@${INVISIBLE_BREAK}`).replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`).replaceAll(/GH-(?=\d)/gi, `$&${INVISIBLE_BREAK}`).replaceAll("$", "&#36;").replaceAll(
    ADDRESS,
    (start, at, whole) => isOwnAddress(`${whole.slice(at)}${after}`, own) && /^[\s(]?$/.test(at === 0 ? before : whole.charAt(at - 1)) ? start : `${start}${INVISIBLE_BREAK}`
  ).replaceAll(/~{3,}/g, (run) => [...run].join(INVISIBLE_BREAK));
}
var OUTER = String.raw`(?:[\t ]{0,9}(?:>|[*+-](?=[\t ])|\d{1,9}[.)](?=[\t ])))*[\t ]{0,9}`, HEADING = new RegExp(String.raw`^(${OUTER})#(?=#{0,5}(?:[\t ]|$))`, "gm"), OUR_HEADING = new RegExp(String.raw`^(${OUTER})#(?=#{0,5}[\t ].*housestyle)`, "gim"), UNDERLINE = new RegExp(String.raw`^(${OUTER})(?=(?:=+|-+|(?:-[\t ]+){2,}-)[\t ]*$)`, "gm"), COMMAND = new RegExp(String.raw`^(${OUTER})(?=\/[A-Za-z])`, "gm"), TASK = new RegExp(String.raw`^(${OUTER})\[(?=[ xX\t]\])`, "gm");
function defuseBlockMarks(text) {
  return text.replaceAll(UNDERLINE, `$1${INVISIBLE_BREAK}`).replaceAll(COMMAND, `$1${INVISIBLE_BREAK}`).replaceAll(TASK, `$1[${INVISIBLE_BREAK}`);
}

// src/reports/markdown/links.ts
function headLink(path, line, target, most = Number.POSITIVE_INFINITY) {
  if (line === void 0)
    return codeSpan(shortenPath(showHidden(path), most));
  let revision = target?.headRevision;
  return fileLink(path, line, target && revision !== void 0 ? { ...target, revision } : void 0, most);
}
function fileLink(path, line, target, most = Number.POSITIVE_INFINITY) {
  let label = codeSpan(`${shortenPath(showHidden(path), most)}:${line}`);
  return target === void 0 ? label : `[${label}](${fileUrl(path, line, target)})`;
}
function fileUrl(path, line, { serverUrl, repository, revision }) {
  let encoded = path.toWellFormed().split("/").map((part) => encodeURIComponent(part).replaceAll("(", "%28").replaceAll(")", "%29")).join("/");
  return `${serverUrl}/${repository}/blob/${revision}/${encoded}?plain=1#L${line}`;
}
var ADDRESS2 = /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/;
function wordsLink(words, url) {
  return url !== void 0 && ADDRESS2.test(url) ? `[${linkLabel(words)}](${url})` : modelLine(words);
}

// src/reports/markdown/room.ts
function takeWithin(texts, room, between = 1) {
  let left = room;
  return texts.filter((text) => {
    let size = text.length + between, fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function firstWithin(texts, room) {
  let left = room, end = texts.findIndex((text) => (left -= text.length + 1, left < 0));
  return end < 0 ? texts : texts.slice(0, end);
}

export {
  modelMarkdown,
  modelDocument,
  modelLine,
  modelText,
  closeFence,
  headLink,
  fileLink,
  fileUrl,
  wordsLink,
  takeWithin,
  firstWithin
};
