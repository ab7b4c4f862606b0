import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  mergeEntries,
  readEndings,
  byPath,
  isBelow
} from "./joined-1c6c8fb1.js";
import {
  at
} from "./joined-cc1d52fd.js";
// src/workspace/overlay.ts
var FOLDER = { kind: "not-a-file", reason: "it is a folder" };
function overlayWorkspace(base, changed, name) {
  let given = [...changed].flatMap(
    ([path, content]) => content === void 0 ? [] : [{ path, kind: "file" }]
  ), overlay = { base, changed, given, places: takenPlaces(given) };
  return {
    name,
    list: (folder) => listFolder(overlay, folder),
    sizeOf: (path) => findSize(overlay, path),
    find: async (query) => {
      let { entries, ...rest } = await base.find(query), endings = readEndings(query.endings), found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(withoutReplaced(overlay, entries), found), ...rest };
    },
    read: (path) => readFile(overlay, path)
  };
}
function withoutReplaced({ changed, places }, entries) {
  return entries.filter(({ path }) => !changed.has(path) && !places.isAbove(path) && !places.isBelow(path));
}
async function listFolder(overlay, folder) {
  let kept = withoutReplaced(overlay, await overlay.base.list(folder));
  return mergeEntries(
    kept,
    overlay.given.filter(({ path }) => isBelow(path, folder))
  );
}
async function findSize({ base, changed }, path) {
  let content = changed.get(path);
  return content === void 0 ? changed.has(path) ? void 0 : base.sizeOf?.(path) : Buffer.byteLength(content);
}
async function readFile(overlay, path) {
  let { base, changed, places } = overlay, content = changed.get(path);
  if (content !== void 0)
    return { kind: "file", bytes: typeof content == "string" ? new TextEncoder().encode(content) : content };
  if (path === "" || places.isAbove(path))
    return FOLDER;
  if (places.isBelow(path))
    return { kind: "missing" };
  if (changed.has(path))
    return (await listFolder(overlay, path)).length > 0 ? FOLDER : { kind: "missing" };
  let file = await base.read(path);
  return file.kind === "not-a-file" && [...changed.keys()].some((gone) => isBelow(gone, path)) && await hasLostAll(overlay, path) ? { kind: "missing" } : file;
}
async function hasLostAll(overlay, folder) {
  let { entries, isComplete } = await overlay.base.find({ endings: [""], deep: [], shallow: [] }), below = entries.filter(({ path }) => isBelow(path, folder));
  return isComplete && withoutReplaced(overlay, below).length === 0;
}
function takenPlaces(files) {
  let sorted = files.toSorted(byPath).map(({ path }) => path), paths = new Set(sorted), lengths = [...new Set(sorted.map((path) => path.length))];
  return {
    isAbove: (path) => sorted[firstAtOrAfter(sorted, `${path}/`)]?.startsWith(`${path}/`) === true,
    isBelow: (path) => lengths.some((length) => path[length] === "/" && paths.has(path.slice(0, length)))
  };
}
function firstAtOrAfter(sorted, path) {
  let low = 0, high = sorted.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at(sorted, middle) < path ? low = middle + 1 : high = middle;
  }
  return low;
}

import {
  readOwnFile,
  checkoutWorkspace,
  readText,
  sourceText
} from "./joined-1c6c8fb1.js";
import {
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";
// src/commands/open/guidance.ts
async function localGuidance(repository, trusted, options, userFolder) {
  let userSettings = await readUserSettings(options.userSettings, trusted, readOwnSettings);
  return {
    repository,
    remoteAgents: options.remoteAgents,
    ...userSettings === void 0 ? {} : { userSettings },
    ...userFolder === void 0 ? {} : { userFolder: checkoutWorkspace(userFolder, "the user folder") }
  };
}
function workflowUserSettings(options, trusted) {
  return readUserSettings(options.userSettings, trusted, (path) => readTrustedFile(trusted, path));
}
var OPTION = "user-settings";
async function readUserSettings(given, trusted, readNamed) {
  return given === void 0 || given.value.trimStart().startsWith("{") ? given === void 0 ? void 0 : sourceText(OPTION, given.value) : given.isShared ? readTrustedFile(trusted, given.value) : readNamed(given.value);
}
var MAX_SETTINGS_MEBIBYTES = 16;
async function readOwnSettings(path) {
  try {
    let bytes = await readOwnFile(path, MAX_SETTINGS_MEBIBYTES);
    return sourceText(path, bytes.toString("utf8"));
  } catch (error) {
    throw unusable(path, fileErrorReason(error));
  }
}
async function readTrustedFile(trusted, path) {
  let read = await readText(trusted, path);
  if (read.kind === "problem")
    throw unusable(path, read.message);
  return read.source;
}
function unusable(path, reason) {
  return usageError("user-settings", `The settings "${path}" cannot be read: ${reason}`, "Check `user-settings`.");
}

import {
  textFormOf,
  findAssignedSecrets,
  findSecrets,
  mayAssignSecret
} from "./joined-b7fd8cd1.js";
// src/text/secrets/mask-secrets.ts
var MAX_ROUNDS = 20;
function maskSecrets(line, path) {
  let masked = line;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let found = findSecrets(masked);
    if (found.length === 0)
      break;
    masked = maskRanges(masked, found);
  }
  return mayAssignSecret(masked) ? maskRanges(masked, findAssignedSecrets(masked, textFormOf(path))) : masked;
}
function maskRanges(line, found) {
  return found.reduce(
    (drawn, { start, end }) => `${drawn.slice(0, start)}${"*".repeat(end - start)}${drawn.slice(end)}`,
    line
  );
}

// src/text/frontmatter/comma-list.ts
function splitCommaList(value) {
  return splitBy(/(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|[^,]*)(?=\s*(?:,|$))/g, value);
}
function splitToolList(value) {
  return value.includes("(") ? splitBy(/(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?:[^,()]|\([^()]*\)|[()])*)(?=\s*(?:,|$))/g, value) : splitCommaList(value);
}
function splitBy(pattern, value) {
  let items = [];
  for (let { groups, index, 0: whole } of value.matchAll(pattern)) {
    let content = whole.trim();
    if (content === "")
      continue;
    let start = index + whole.length - whole.trimStart().length, quote = groups?.double !== void 0 ? "double" : groups?.single !== void 0 ? "single" : "none";
    items.push({
      value: groups?.double ?? groups?.single ?? content,
      quote,
      range: { start, end: start + content.length }
    });
  }
  return items;
}

import {
  shortenPath
} from "./joined-a845ed26.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";
// src/text/shown/shown-path.ts
var MAX_PATH_CHARACTERS = 300;
function shownPath(path) {
  return oneLine(shortenPath(path, MAX_PATH_CHARACTERS));
}

// src/text/bytes/digest.ts
var crypto;
function digest(algorithm, content, encoding) {
  return crypto ??= process.getBuiltinModule("node:crypto"), crypto.hash(algorithm, content, encoding);
}

import {
  findLineSecrets,
  mayHaveSecret,
  textFormOf as textFormOf2,
  ASSIGNED_TITLES,
  SECRET_TITLES,
  eachMatch,
  findSecrets as findSecrets2
} from "./joined-b7fd8cd1.js";
// src/text/secrets/blank-secrets.ts
var MAX_ROUNDS2 = 20;
function blankSecrets(text, path) {
  return blankAssigned(blankKeys(text), textFormOf2(path));
}
function blankSecretsInProse(text) {
  return blankAssigned(blankKeys(text), { isBare: false, isProse: true });
}
function blankAssigned(text, form) {
  if (!mayHaveSecret(text))
    return text;
  let lines = text.split(`
`), found = findLineSecrets(lines, form);
  return found.size === 0 ? text : lines.map((line, index) => replaceRanges(line, found.get(index) ?? [])).join(`
`);
}
function replaceRanges(line, found) {
  let drawn = "", at2 = 0;
  for (let { start, end, title } of found.toSorted((a, b) => a.start - b.start))
    start >= at2 && (drawn += `${line.slice(at2, start)}[hidden ${title}]`, at2 = end);
  return drawn + line.slice(at2);
}
function blankKeys(text) {
  let blanked = blankKeyBodies(text);
  for (let round = 0; round < MAX_ROUNDS2; round += 1) {
    let found = findSecrets2(blanked);
    if (found.length === 0)
      return blanked;
    blanked = withoutSecrets(blanked, found);
  }
  return `[list of keys]${blanked.replaceAll(/[^\n]+/g, "")}`;
}
function withoutSecrets(text, found) {
  let parts = [], at2 = 0;
  for (let { start, end, title } of found) {
    let last = title === "private key" ? endOfKey(text, end) : end;
    start >= at2 && (parts.push(text.slice(at2, start), `[${title}]`, text.slice(start, last).replaceAll(/[^\n]+/g, "")), at2 = last);
  }
  return parts.join("") + text.slice(at2);
}
var KEY_LINES = /(?:[A-Za-z0-9+/=]{1,200}(?:\r?\n|\\n|$)[\t ]{0,40}){0,400}(?:-----END [A-Z ]{1,40}-----)?/y;
function endOfKey(text, end) {
  return KEY_LINES.lastIndex = /[\r\n]/.test(text.charAt(end)) ? end + (/^\r?\n[\t ]*/.exec(text.slice(end, end + 60))?.[0].length ?? 0) : end, KEY_LINES.test(text), KEY_LINES.lastIndex;
}
var BLANK = new RegExp(
  `\\[(?:list of keys|hidden (?:value|${ASSIGNED_TITLES.join("|")}|${SECRET_TITLES.join("|")})|${SECRET_TITLES.join("|")})\\]`
);
function hasBlank(text) {
  return BLANK.test(text);
}
var KEY_EDGE = /-{4,5} ?(BEGIN|END)(?: |%20)(?:(?:[A-Z0-9]{1,10}(?: |%20)){0,3}PRIVATE(?: |%20)KEY(?: BLOCK)?|OpenVPN Static key V1) ?-{4,5}|\bPrivate-(Lines): \d{1,4}(?=\r?\n|\\n)|\bPrivate-(MAC):/g;
var KEY_EDGE_PARTS = [" PRIVATE KEY", "PRIVATE%20KEY", "Static key", "Private-"];
var MAX_KEY_CHARACTERS = 4e4;
var KEY_ROW = /(?:[A-Za-z0-9+/=]|%2[BF]|%3D){24,}/g;
function blankKeyBodies(text) {
  if (!KEY_EDGE_PARTS.some((part) => text.includes(part)))
    return text;
  let parts = [], at2 = 0, begin, closeAt = (end, cut) => {
    parts.push(cut(text.slice(at2, end))), at2 = end;
  };
  for (let { 0: edge2, 1: armour, 2: first, index } of eachMatch(text, KEY_EDGE)) {
    let side = armour ?? (first === void 0 ? "END" : "BEGIN");
    begin !== void 0 ? closeAt(index, side === "END" && index - begin <= MAX_KEY_CHARACTERS ? withoutAllRows : withoutFirstRows) : side === "END" && closeAt(index, withoutLastRows), closeAt(index + edge2.length, asItIs), begin = side === "BEGIN" ? at2 : void 0;
  }
  return begin !== void 0 && closeAt(text.length, withoutFirstRows), parts.join("") + text.slice(at2);
}
function asItIs(text) {
  return text;
}
var ROW_ALONE = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/=]{24,}(?:\\n)?[\s"'`,+;\\)]*$/;
var LAST_ROW = /^(?:[\s*#"'`+|>-]|\/\/)*[A-Za-z0-9+/]{1,64}={0,2}[\s"'`,+;\\n)]*$/;
var MAX_ROW_CHARACTERS = 400;
function isRowAlone(line) {
  return line.length <= MAX_ROW_CHARACTERS && (ROW_ALONE.test(line) || LAST_ROW.test(line));
}
var MAX_HEADERS = 4;
var HEADER = /^(?:[\s*#"'`+|>\\n,;-]|\/\/)*(?:[A-Z][A-Za-z]{2,12}(?:-[A-Z][A-Za-z]{2,12})?: [\w,. -]{1,100})?[\s"'`,+;\\n]*$/;
function withoutFirstRows(body) {
  let lines = body.split(`
`), from = lines.slice(0, MAX_HEADERS).findIndex((line) => line.length > MAX_ROW_CHARACTERS || !HEADER.test(line));
  if (from < 0)
    return body;
  let end = lines.findIndex((line, index) => index >= from && !isRowAlone(line)), to = end < 0 ? lines.length : end;
  return to === from ? body : [...lines.slice(0, from), withoutRows(lines.slice(from, to).join(`
`)), ...lines.slice(to)].join(`
`);
}
function withoutLastRows(body) {
  let lines = body.split(`
`), start = lines.findLastIndex((line, index) => index < lines.length - 1 && !isRowAlone(line));
  return [...lines.slice(0, start + 1), withoutRows(lines.slice(start + 1).join(`
`))].join(`
`);
}
var SEPARATOR = String.raw`(?:\\[nr]|[\s"'\x60,*#|>;]|\+(?=\s)|//)`;
var LAST_OF_ROWS = new RegExp(
  String.raw`^(?<before>[=]{0,2}${SEPARATOR}{1,60})(?<row>[A-Za-z0-9+/]{1,63}={0,2})(?=${SEPARATOR}{0,60}(?:=[A-Za-z0-9+/]{4}${SEPARATOR}{0,60})?$)`
);
function withoutAllRows(body) {
  let last = [...body.matchAll(KEY_ROW)].at(-1);
  if (last === void 0)
    return body;
  let end = last.index + last[0].length, rest = body.slice(end);
  return withoutRows(body.slice(0, end)) + (rest.length > MAX_ROW_CHARACTERS ? rest : rest.replace(LAST_OF_ROWS, "$<before>"));
}
function withoutRows(body) {
  let isNamed = false;
  return body.replaceAll(KEY_ROW, () => {
    let shown = isNamed ? "" : "[private key]";
    return isNamed = true, shown;
  });
}

// src/text/hidden/look-alikes.ts
var PAIRS = [
  ["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04BB\u04CF\u0501\u051B\u051D\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405\u051A\u051C", "aeopcyxsijhldqwABEKMHOPCTXYIJSQW"],
  ["\u03BF\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7", "oABEZHIKMNOPTYX"]
];
var LATIN_OF = new Map(
  PAIRS.flatMap(
    ([letters, latin]) => Array.from(letters, (letter, index) => [letter, latin.charAt(index)])
  )
);
function latinOf(letter) {
  return LATIN_OF.get(letter);
}
var CODES = new Set(Array.from(LATIN_OF.keys(), (letter) => letter.charCodeAt(0)));
var MAX_WORD = 100;
var MAX_LINE = 200;
function isLookAlike(text, at2) {
  let before = isLatin(text.charCodeAt(at2 - 1)), behind = isLatin(text.charCodeAt(at2 + 1));
  return !before && !behind || !isLatinBut(text, at2, MAX_WORD, isOfWord) ? false : before && behind || isLatinBut(text, at2, MAX_LINE, isOfLine);
}
function describeLookAlike(text, at2) {
  let letter = text.charAt(at2), start = edge(text, at2, -1, MAX_WORD, isOfWord) + 1, wordEnd = edge(text, at2, 1, MAX_WORD, isOfWord);
  return {
    word: text.slice(start, wordEnd),
    wordEnd,
    script: letter >= "\u0400" ? "Cyrillic" : "Greek",
    latin: LATIN_OF.get(letter) ?? letter
  };
}
function isLatinBut(text, at2, most, isInside) {
  let end = edge(text, at2, 1, most, isInside);
  for (let index = edge(text, at2, -1, most, isInside) + 1; index < end; index += 1) {
    let code = text.charCodeAt(index);
    if (isForeign(code) && !CODES.has(code))
      return false;
  }
  return true;
}
function edge(text, at2, step, most, isInside) {
  let index = at2;
  for (; Math.abs(index - at2) < most && isInside(text.charCodeAt(index)); )
    index += step;
  return index;
}
var LINE_FEED = 10;
var UNDERSCORE = 95;
function isLatin(code) {
  return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === UNDERSCORE;
}
function isForeign(code) {
  return code >= 880 && code <= 1327;
}
function isOfWord(code) {
  return isLatin(code) || isForeign(code) || code >= 48 && code <= 57;
}
function isOfLine(code) {
  return code !== LINE_FEED && !Number.isNaN(code);
}

import {
  count
} from "./joined-b7fd8cd1.js";
import {
  displayWidth
} from "./joined-1c6c8fb1.js";
import {
  showHidden as showHidden2
} from "./joined-5ac99ec6.js";

import {
  shorten,
  shortenPath as shortenPath2
} from "./joined-a845ed26.js";
import {
  showHidden
} from "./joined-5ac99ec6.js";
import {
  ADDRESS,
  INVISIBLE_BREAK,
  REFERENCE,
  codeSpan,
  plainMarkdown
} from "./chunk-IQKJFBHJ.js";
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
var PAGE = String.raw`(?:blob|tree|blame|commits)\/`;
var REVISION = String.raw`(?!(?:refs|pull|[0-9a-f]{4,64})(?:\/|[?#.,:;!)\s]|$))[\w-][\w.-]*`;
var PATH = String.raw`(?:\/(?!\.{1,2}(?:\/|[?#\s]|$))[\w.-]+)*\/?`;
var ANCHOR = String.raw`(?:\?plain=1)?(?:#L\d{1,7}(?:-L\d{1,7})?)?`;
var END = String.raw`(?=[.,:;!?]*\)*[.,:;!?]*(?:\s|$))`;
var REST = new RegExp(String.raw`^(?!\S*www\.)/${PAGE}${REVISION}${PATH}${ANCHOR}${END}`, "i");
function isOwnAddress(text, own) {
  if (own === void 0)
    return false;
  let start = `${own.serverUrl}/${own.repository}`;
  if (text.slice(0, start.length).toLowerCase() !== start.toLowerCase())
    return false;
  let rest = text.slice(start.length, start.length + MAX_CHARACTERS);
  return REST.test(rest.length < MAX_CHARACTERS ? rest : `${rest}|`);
}
var MAX_CHARACTERS = 1e3;
// src/reports/markdown/block-marks.ts
var OUTER = /(?:[\t ]*(?:>|[*+-](?=[\t ])|\d{1,9}[.)](?=[\t ])))*[\t ]*/y;
function splitOuter(line) {
  OUTER.lastIndex = 0;
  let length = OUTER.exec(line)?.[0].length ?? 0;
  return [line.slice(0, length), line.slice(length)];
}
function mapLines(text, draw) {
  return text.split(`
`).map(draw).join(`
`);
}
var HEADING = /^#(?=#{0,5}(?:[\t ]|$))/;
var OUR_HEADING = /^#(?=#{0,5}[\t ].*housestyle)/i;
function defuseHeadings(text, heading) {
  return mapLines(text, (line) => {
    let [outer, words] = splitOuter(line);
    return `${outer}${words.replace(heading, "&#35;")}`;
  });
}
function hasTableRule(text) {
  return text.split(`
`).some((line) => /[|:]/.test(line) && line.includes("-") && /^[\t |:-]*$/.test(splitOuter(line)[1]));
}
var COMMAND = /^(\s*)(?=\/[A-Za-z])/;
var TASK = /^\[(?=[ xX\t]\])/;
function defuseBlockMarks(text) {
  return mapLines(text, (line) => {
    let [outer, words] = splitOuter(breakUnderline(line));
    return `${outer}${words.replace(COMMAND, `$1${INVISIBLE_BREAK}`).replace(TASK, `[${INVISIBLE_BREAK}`)}`;
  });
}
function breakUnderline(line) {
  let end = line.length;
  for (; line[end - 1] === " " || line[end - 1] === "	"; )
    end -= 1;
  let mark = line[end - 1], start = end;
  for (; start > 0 && line[start - 1] === mark; )
    start -= 1;
  return (mark === "-" || mark === "=") && splitOuter(line.slice(0, start))[1] === "" ? `${line.slice(0, start)}${INVISIBLE_BREAK}${line.slice(start)}` : line;
}
// src/reports/markdown/model-markdown.ts
function modelMarkdown(text, own) {
  return drawBlocks(text, own, (words) => defuseHeadings(words, HEADING));
}
function modelDocument(text, own) {
  return drawBlocks(text, own, (words) => defuseHeadings(words, OUR_HEADING));
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
  return defuseHeadings(defuseParagraph(withoutComments(text.replaceAll(/\s+/g, " ").trim())), HEADING).replace(
    /^(?=`{3}|~{3})/,
    INVISIBLE_BREAK
  );
}
function modelWords(text) {
  return plainMarkdown(text.replaceAll(COMMIT_ID, breakCommitId));
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
var CLOSING = /^ {0,3}(?:`+|~+)[ \t]*$/;
function splitBlocks(markdown) {
  let blocks = [];
  for (let line of markdown.split(`
`)) {
    let block = blocks.at(-1), fence = FENCE.exec(line)?.[1];
    block?.kind === "code" && !block.closed ? (block.lines.push(line), block.closed = fence?.startsWith(block.fence) === true && CLOSING.test(line)) : fence !== void 0 ? blocks.push({ kind: "code", lines: [line.trimStart()], fence, closed: false }) : block?.kind === "words" ? block.lines.push(line) : blocks.push({ kind: "words", lines: [line] });
  }
  return blocks;
}
function drawCode({ fence, lines }) {
  let [opening = "", ...rest] = lines, language = opening.slice(fence.length).trim().toLowerCase();
  return [`${fence}${FENCE_LANGUAGES.has(language) ? language : ""}`, ...rest].join(`
`);
}
var CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g;
function defuseWords(text, own) {
  return text.split(/(\n[ \t]*\n)/).map((part, index) => index % 2 === 1 ? part : defuseParagraph(part, own)).join("");
}
function defuseParagraph(text, own) {
  if (hasTableRule(text) || text.replaceAll(CODE_SPAN, "").includes("`"))
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
var COMMIT_ID = /(?<![A-Za-z\d])[\da-f]{7,40}(?![A-Za-z\d])/gi;
var MAX_POWER_DIGITS = 19;
function isAmount(id) {
  if (!/^[1-9]\d*$/.test(id))
    return false;
  let value = id.length > MAX_POWER_DIGITS ? 0n : BigInt(id);
  return id.endsWith("000") || [value, value + 1n, value - 1n].some((one) => one > 0n && (one & one - 1n) === 0n);
}
function breakCommitId(id) {
  return isAmount(id) ? id : `${id.slice(0, 3)}${INVISIBLE_BREAK}${id.slice(3)}`;
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
  return words.replaceAll(/&(?:amp|lt|gt|quot|apos|#39|nbsp);/g, (reference) => REFERENCES[reference] ?? reference).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("![", `!${INVISIBLE_BREAK}[`).replaceAll(/\](?=[(:])/g, `]${INVISIBLE_BREAK}`).replaceAll(/\[(?=\\*[!^[])/g, `[${INVISIBLE_BREAK}`).replaceAll(REFERENCE, `$&${INVISIBLE_BREAK}`).replaceAll(COMMIT_ID, breakCommitId).replaceAll("$", "&#36;").replaceAll(
    ADDRESS,
    (start, at2, whole) => isOwnAddress(`${whole.slice(at2)}${after}`, own) && /^[\s(]?$/.test(at2 === 0 ? before : whole.charAt(at2 - 1)) ? start : `${start}${INVISIBLE_BREAK}`
  ).replaceAll(/~{3,}/g, (run) => [...run].join(INVISIBLE_BREAK));
}
// src/reports/markdown/links.ts
function headLink(path, line, target, most = Number.POSITIVE_INFINITY) {
  if (line === void 0)
    return codeSpan(shortenPath2(showHidden(path), most));
  let revision = target?.headRevision;
  return fileLink(path, line, target && revision !== void 0 ? { ...target, revision } : void 0, most);
}
function fileLink(path, line, target, most = Number.POSITIVE_INFINITY) {
  let label = codeSpan(`${shortenPath2(showHidden(path), most)}:${line}`);
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

import {
  codeSpan as codeSpan2
} from "./chunk-IQKJFBHJ.js";
// src/reports/marked-line.ts
var MAX_LINE_CHARACTERS = 200;
var SHARE_BEFORE = 0.4;
function drawMarked(line, column, endColumn, paintCarets, width = MAX_LINE_CHARACTERS) {
  let from = line.length <= width ? 0 : Math.max(0, column - 1 - Math.floor(width * SHARE_BEFORE)), to = Math.min(line.length, from + width), shown = (start, end2) => showHidden2(
    line.slice(start, end2).toWellFormed().replaceAll(/[#:]/g, (sign, at2) => isCommandAt(line, start + at2) ? `${sign} ` : sign)
  ), before = `${from === 0 ? "" : "\u2026"}${shown(from, column - 1)}`, end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1)), marked = shown(column - 1, end).replaceAll("	", TAB_UNDER_CARETS), after = `${shown(end, to)}${to === line.length ? "" : "\u2026"}`;
  return [
    `${before}${marked}${after}`,
    `${drawBlanks(before)}${paintCarets("^".repeat(Math.max(1, displayWidth(marked))))}`
  ];
}
function isCommandAt(line, at2) {
  return line.startsWith("##[", at2) || line.startsWith("::", at2) && line.slice(0, at2).trim() === "";
}
var TAB_UNDER_CARETS = "    ";
function drawBlanks(text) {
  return text.split("	").map((part) => " ".repeat(displayWidth(part))).join("	");
}
// src/reports/review/places.ts
var MAX_PLACES = 20;
function listPlaces({ places = [] }, target) {
  return drawPlaces(
    places,
    (place) => (
      // A removed line is not part of the head.
      place.side === "LEFT" ? `${codeSpan2(nameOfPlace(place))} (removed)` : headLink(place.path, place.line, target)
    )
  );
}
function namePlaces({ places = [] }) {
  return drawPlaces(places, (place) => `${nameOfPlace(place)}${place.side === "LEFT" ? " (removed)" : ""}`);
}
function countPlaces(findings) {
  return findings.reduce((total, { places = [] }) => total + 1 + places.length, 0);
}
function drawPlaces(places, draw) {
  if (places.length === 0)
    return;
  let more = places.length - MAX_PLACES, rest = more > 0 ? ` and ${more} more` : "";
  return `The same at ${count(places.length, "more place")}: ${places.slice(0, MAX_PLACES).map(draw).join(", ")}${rest}.`;
}
function nameOfPlace({ path, line }) {
  return line === void 0 ? path : `${path}:${line}`;
}

import {
  count as count2
} from "./joined-b7fd8cd1.js";
// src/reports/review/coverage.ts
var REASONS = {
  unread: { words: "could not be read", part: "to-judge" },
  missing: { words: "not given by GitHub", part: "to-judge" },
  "not-in-paths": { words: "not among `paths`", part: "excluded" },
  ignored: { words: "ignored", part: "excluded" },
  excluded: { words: "excluded content", part: "excluded" },
  binary: { words: "binary", part: "excluded" },
  removed: { words: "removed files", part: "excluded" },
  "lock-file": { words: "lock files", part: "excluded" },
  "not-lock-file": { words: "called a lock file, with other text in it", part: "to-judge" },
  vendored: { words: "vendored", part: "other-kind" },
  generated: { words: "generated", part: "other-kind" },
  "looks-generated": { words: "new, and generated or vendored only by their own account", part: "to-judge" },
  minified: { words: "minified code and bundles", part: "to-judge" },
  "too-large": { words: "too large", part: "to-judge" },
  unreadable: { words: "text that could not be decoded, or is not in the repository", part: "to-judge" },
  executable: { words: "executable, without readable text", part: "to-judge" },
  moved: { words: "moved from where nobody judged them", part: "to-judge" },
  misread: { words: "text that a compiler or an interpreter reads differently", part: "to-judge" },
  "no-text": { words: "no text changed", part: "excluded" },
  "no-content": { words: "links, submodules and empty files", part: "excluded" },
  "over-limit": { words: "beyond the limits of the run", part: "to-judge" },
  "in-batch": { words: "in batches that are not answered yet", part: "to-judge" },
  failed: { words: "in requests that failed", part: "to-judge" },
  "no-shard": { words: "in shards without a result", part: "to-judge" },
  "long-line": { words: "lines too long to show whole", part: "to-judge" },
  "no-check": { words: "files in which no rule could be checked without a model", part: "to-judge" }
};
function isNotReviewed(kind) {
  return typeof kind == "string" && Object.hasOwn(REASONS, kind);
}
function rowsToJudge({ notReviewed }) {
  return notReviewed.filter(({ kind }) => REASONS[kind].part === "to-judge");
}
function countToJudge({ files, lines, notReviewed }) {
  let excluded = notReviewed.filter(({ kind }) => REASONS[kind].part === "excluded");
  return {
    files: files - excluded.reduce((sum, row) => sum + row.files, 0),
    lines: lines - excluded.reduce((sum, row) => sum + row.lines, 0)
  };
}
function coveragePercent(coverage) {
  let isWhole = rowsToJudge(coverage).length === 0, { lines } = countToJudge(coverage), { reviewedLines } = coverage;
  return lines === 0 ? isWhole ? 100 : 0 : Math.min(isWhole ? 100 : 99, Math.floor(reviewedLines / lines * 100));
}
function coverageShortfall(coverage, minCoverage) {
  let percent = coveragePercent(coverage);
  return percent >= minCoverage ? void 0 : `${percent} % of the changed lines were judged; \`min-coverage\` requires ${minCoverage} %.`;
}
function describeRows(rows, causes = {}) {
  return rows.map(
    ({ kind, files, lines }) => `${causes[kind] ?? REASONS[kind].words} (${count2(files, "file")}, ${count2(lines, "line")})`
  );
}
function excludedSentence(coverage) {
  let parts = describeRows(coverage.notReviewed.filter(({ kind }) => REASONS[kind].part !== "to-judge"));
  return parts.length === 0 ? [] : [`Excluded: ${parts.join(", ")}.`];
}
function coverageOutputs(coverage) {
  return {
    coverage: String(coveragePercent(coverage)),
    "changed-files": String(coverage.files),
    "reviewed-files": String(coverage.reviewedFiles),
    "changed-lines": String(coverage.lines),
    "reviewed-lines": String(coverage.reviewedLines),
    "not-reviewed": JSON.stringify(coverage.notReviewed)
  };
}
export {
  blankSecrets,
  blankSecretsInProse,
  closeFence,
  countPlaces,
  countToJudge,
  coverageOutputs,
  coverageShortfall,
  describeLookAlike,
  describeRows,
  digest,
  drawMarked,
  excludedSentence,
  fileLink,
  fileUrl,
  firstWithin,
  hasBlank,
  headLink,
  isLookAlike,
  isNotReviewed,
  latinOf,
  listPlaces,
  localGuidance,
  maskSecrets,
  modelDocument,
  modelLine,
  modelMarkdown,
  modelText,
  modelWords,
  namePlaces,
  overlayWorkspace,
  rowsToJudge,
  shownPath,
  splitCommaList,
  splitToolList,
  takeWithin,
  wordsLink,
  workflowUserSettings
};
