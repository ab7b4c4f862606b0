import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  shortenPath
} from "./chunk-TJ3WHKDV.js";
import {
  INVISIBLE_BREAK,
  codeSpan
} from "./chunk-LLYRRCIH.js";
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

// src/reports/markdown/model-markdown.ts
function modelMarkdown(text) {
  return drawBlocks(text, (words) => words.replaceAll(HEADING, "$1&#35;"));
}
function modelDocument(text) {
  return drawBlocks(text, (words) => words);
}
function drawBlocks(text, drawHeadings) {
  let blocks = splitBlocks(withoutComments(text.replaceAll(/\r\n?/g, `
`).trim())).map(
    (block) => block.kind === "code" ? drawCode(block) : drawHeadings(defuseWords(block.lines.join(`
`)))
  );
  return closeFence(blocks.join(`
`).trimEnd());
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
function defuseWords(text) {
  return text.split(/(\n[ \t]*\n)/).map((part, index) => index % 2 === 1 ? part : defuseParagraph(part)).join("");
}
function defuseParagraph(text) {
  if (TABLE_RULE.test(text) || text.replaceAll(CODE_SPAN, "").includes("`"))
    return defuseBlockMarks(keepReferences(defuse(text).replaceAll("`", "&#96;")));
  let parts = [], from = 0;
  for (let { 0: code, index } of text.matchAll(CODE_SPAN))
    parts.push(keepReferences(defuse(text.slice(from, index))), code), from = index + code.length;
  return defuseBlockMarks([...parts, keepReferences(defuse(text.slice(from)))].join(""));
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
function defuse(words) {
  return words.replaceAll(/&(?:amp|lt|gt|quot|apos|#39|nbsp);/g, (reference) => REFERENCES[reference] ?? reference).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("![", `!${INVISIBLE_BREAK}[`).replaceAll(/\](?=[(:])/g, `]${INVISIBLE_BREAK}`).replaceAll(/\[(?=\\*[!^[])/g, `[${INVISIBLE_BREAK}`).replaceAll(/@(?=[\w\\-])/g, `@${INVISIBLE_BREAK}`).replaceAll(/#(?=\d)/g, `#${INVISIBLE_BREAK}`).replaceAll(/GH-(?=\d)/gi, `$&${INVISIBLE_BREAK}`).replaceAll("$", "&#36;").replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`).replaceAll(/~{3,}/g, (run) => [...run].join(INVISIBLE_BREAK));
}
var ADDRESS = /(?:https?:|ftp:|mailto:|xmpp:|www(?=\.))/gi, OUTER = String.raw`(?:[\t ]{0,9}(?:>|[*+-](?=[\t ])|\d{1,9}[.)](?=[\t ])))*[\t ]{0,9}`, HEADING = new RegExp(String.raw`^(${OUTER})#(?=#{0,5}(?:[\t ]|$))`, "gm"), UNDERLINE = new RegExp(String.raw`^(${OUTER})(?=(?:=+|-+|(?:-[\t ]+){2,}-)[\t ]*$)`, "gm"), COMMAND = new RegExp(String.raw`^(${OUTER})(?=\/[A-Za-z])`, "gm");
function defuseBlockMarks(text) {
  return text.replaceAll(UNDERLINE, `$1${INVISIBLE_BREAK}`).replaceAll(COMMAND, `$1${INVISIBLE_BREAK}`);
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
