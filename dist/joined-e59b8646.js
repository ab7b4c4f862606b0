import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  readLinks
} from "./joined-ed214829.js";
import {
  loadFrontmatter,
  readCodeRanges,
  readHidden,
  rangeAround,
  noFrontmatter,
  shiftRange,
  sourceText,
  lazily,
  readJsonc
} from "./joined-1c6c8fb1.js";
import {
  isLookAlike
} from "./joined-b7fd8cd1.js";
import {
  regex,
  codePointAt
} from "./joined-cc1d52fd.js";
// src/text/markdown/fences.ts
function readFenceLines(text, { start, end }) {
  let backticks = linesWith("```", text, start, end), tildes = linesWith("~~~", text, start, end);
  return tildes.length === 0 ? backticks : [...backticks, ...tildes].sort((a, b) => a.start - b.start);
}
function linesWith(marks, text, start, end) {
  let lines = [];
  for (let at2 = text.indexOf(marks, start); at2 >= 0 && at2 < end && lines.length < 2e3; ) {
    let newline = text.indexOf(`
`, at2), lineEnd = newline < 0 || newline > end ? end : newline, lineStart = Math.max(start, text.lastIndexOf(`
`, at2 - 1) + 1), line = isIndent(text, lineStart, at2) ? fenceLineAt(text, at2, lineEnd, at2 - lineStart) : void 0;
    if (line !== void 0) {
      let item = at2 === lineStart ? -1 : text.slice(lineStart, at2).search(/[-*+\d]/);
      lines.push(item < 0 ? line : { ...line, item });
    }
    at2 = text.indexOf(marks, lineEnd);
  }
  return lines;
}
var MAX_INDENT = 200;
function isIndent(text, lineStart, at2) {
  return at2 === lineStart || at2 - lineStart < MAX_INDENT && /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(text.slice(lineStart, at2));
}
function fenceLineAt(text, at2, lineEnd, indent) {
  let mark = text.charAt(at2), behind = at2;
  for (; behind < lineEnd && text.charAt(behind) === mark; )
    behind += 1;
  let words = behind === lineEnd ? "" : text.slice(behind, lineEnd);
  return mark === "`" && words.includes("`") ? void 0 : { start: at2, end: lineEnd, indent, mark, length: behind - at2, hasWords: words.trim() !== "" };
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
  let faults = pairFences(lines, () => false).filter((fault) => !isInQuote(text, fault));
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
      return false;
  }
}
var ISOLATES = /^[\u2066-\u2069]+$/;
var RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
var NEAR = 100;
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
var MAX_FLAG_UNITS = 14;
var FLAG_TAGS = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;
var BYTE_ORDER_MARK = "\uFEFF";
var JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
var UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u;
var EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\u{E007F}]$/u;
var EMOJI_AFTER = new RegExp("^\\p{Extended_Pictographic}", "u");
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
      return false;
  }
}
function isBesides(text, { start, end }, letters) {
  return letters.test(before(text, start)) || letters.test(text.slice(end, end + 2));
}
function before(text, offset) {
  return text.slice(Math.max(0, offset - 2), offset);
}
// src/text/hidden/odd-characters.ts
var MAX_OF_A_KIND = 50;
var ASCII_CONTROL = /[\0-\x08\x0B\x0E-\x1F\x7F]/;
var BEYOND_ASCII = (
  // oxlint-disable-next-line no-misleading-character-class -- a range of letters has marks among them
  regex()`
    [\x80-\x9F\xAD\u0370-\u052F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uDB40\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFD]
      (?<=
        [^\u0370-\u052F\uFE00-\uFE0F]|[\uFE00-\uFE0F](?=[\uFE00-\uFE0F\uDB40])|[\u0370-\u052F](?=[A-Za-z_])
        |[A-Za-z_].
      )
  `
);
var ODD = new RegExp(`${ASCII_CONTROL.source}|${BEYOND_ASCII.source}`, "g");
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
function lengthAt(text, at2) {
  return codePointAt(text, at2) > 65535 ? 2 : 1;
}
function kindOf(code) {
  return code <= 159 ? isControl(code) ? "control" : "invisible" : code >= 880 && code <= 1327 ? "look-alike" : code >= 8234 && code <= 8238 || code >= 8294 && code <= 8297 ? "bidi" : code >= 65024 && code <= 65039 || code >= 917760 && code <= 917999 ? "selectors" : code >= 917504 && code <= 917631 ? "tag" : code === 65533 ? "replacement" : "invisible";
}
function isControl(code) {
  return code < 32 ? ![9, 10, 12, 13].includes(code) : code >= 127 && code <= 159;
}
// src/rules/reading/texts/plainly-hidden.ts
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
      return true;
  return false;
}
var HTML = /<!--|(?<=(?:^|\n)[ \t]*)<[a-z!?/]/gi;
var REACH = 4e3;
function isProse(text, body, offset) {
  let before2 = text.slice(Math.max(body.start, offset - REACH), offset), behind = text.slice(offset, Math.min(body.end, offset + REACH)), start = before2.lastIndexOf(`

`), end = behind.indexOf(`

`), isWhole = (start >= 0 || offset - REACH <= body.start) && (end >= 0 || offset + REACH >= body.end), around = before2.slice(start + 1) + (end < 0 ? behind : behind.slice(0, end));
  return isWhole && !/[`\t<]|~~~| {4}/.test(around);
}
// src/rules/reading/texts/markdown-view.ts
function viewMarkdown(text, body) {
  let bodyText = lazily(() => text.slice(body.start, body.end)), codeRanges = lazily(
    () => readCodeRanges(bodyText()).map(({ kind, ...range }) => ({ kind, ...shiftRange(range, body.start) }))
  ), links = lazily(
    () => readLinks(bodyText()).map((link) => ({
      ...link,
      range: shiftRange(link.range, body.start),
      target: shiftRange(link.target, body.start)
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
    hiddenAt: (offset) => {
      let known = plainly()(offset);
      return known === "unknown" ? hidden()(offset - body.start) : known === "code" ? known : void 0;
    }
  };
}
// src/rules/reading/texts/checked-text.ts
var MAX_CHECKED_BYTES = 1024 * 1024;
var JSON_KINDS = /* @__PURE__ */ new Set([
  "hooks",
  "settings",
  "mcp",
  "plugin",
  "marketplace",
  "codex-plugin",
  "toolset",
  "gemini-settings"
]);
var TOML_KINDS = /* @__PURE__ */ new Set(["codex-config", "codex-agent", "gemini-command"]);
var YAML_KINDS = /* @__PURE__ */ new Set(["setup-steps", "gemini-review"]);
async function openText(kind, text, isAscii) {
  let format = formatOf(kind), source = sourceText("", text), frontmatter = format === "markdown" ? await loadFrontmatter(source) : NO_FRONTMATTER, yaml = YAML_KINDS.has(kind) ? await loadYaml(source) : void 0, toml = TOML_KINDS.has(kind) ? await loadToml(source, kind) : NO_JSON, markdown = lazily(() => viewMarkdown(text, frontmatter.body)), oddCharacters = lazily(() => findOddCharacters(text)), json = lazily(() => format === "json" ? readJsonc(source) : toml);
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
  let { readYaml } = await import("./yaml-T2NJH2XZ.js");
  return readYaml(source, { start: 0, end: source.text.length });
}
async function loadToml(source, kind) {
  let { readToml } = await import("./toml-MKKP2HZ5.js");
  return readToml(source, kind === "gemini-command" ? "1.0" : "1.1");
}
var PLAIN_KINDS = /* @__PURE__ */ new Set(["bundled-file", ...TOML_KINDS, ...YAML_KINDS]);
function formatOf(kind) {
  return JSON_KINDS.has(kind) ? "json" : PLAIN_KINDS.has(kind) ? "plain" : "markdown";
}
var NO_FRONTMATTER = noFrontmatter("", 0, []);
var NO_JSON = {
  value: void 0,
  problems: [],
  rangeOf: () => {
  },
  rangeOfKey: () => {
  }
};

import {
  closedFolders,
  closedLink,
  filesInPlaceOfFolders,
  foldersInPlaceOfFiles,
  followFrom,
  isOfUnreadable,
  mayImport,
  missingWhereNamed,
  readPlaced,
  walkCustomizations,
  nestedRootOf,
  skillFoldersOf,
  isBroughtAlongAsSkill,
  isSchema,
  isSetAside,
  identify,
  isAmongChatModes,
  splitPath,
  toolName
} from "./joined-ed214829.js";
import {
  languageOf
} from "./joined-b7fd8cd1.js";
import {
  readBytes,
  CLIENTS,
  clientsOf,
  folderOf,
  nameOf,
  nearestFolder,
  resolveLink
} from "./joined-1c6c8fb1.js";
import {
  at
} from "./joined-cc1d52fd.js";
import {
  groupBy
} from "./joined-b4da4858.js";
// src/rules/linked-files.ts
var MAX_STEPS = 8;
async function joinLinked(workspace, files, links) {
  let isLinked = ({ path }) => links.linkedFiles.has(path) || links.behindPaths.has(path);
  if (!files.some(isLinked))
    return files;
  let real = /* @__PURE__ */ new Map();
  for (let file of files)
    real.set(file, isLinked(file) ? await findRealPath(workspace, file.path, links) : file.path);
  return [...groupBy(files, (file) => real.get(file) ?? file.path)].flatMap(([path, same]) => joinSame(path, same));
}
async function findRealPath(workspace, start, links) {
  let path = links.behindPaths.get(start) ?? start;
  for (let step = 0; links.linkedFiles.has(path) && step < MAX_STEPS; step += 1) {
    let read = await workspace.read(path), target = read.kind === "symlink" ? resolveLink(path, read.target) : void 0;
    if (target?.kind !== "inside")
      return start;
    path = links.behindPaths.get(target.path) ?? target.path;
  }
  return path;
}
function joinSame(real, same) {
  let paths = [...new Set(same.map(({ path }) => path))];
  return paths.length === 1 ? paths[0] === real ? same : same.map((file) => ({ ...file, realPath: real })) : [...groupBy(same, ({ kind }) => kind).values()].flatMap((ofKind) => {
    let kept = ofKind.find(({ path }) => path === real) ?? ofKind[0], clients = ofKind.some(({ clients: clients2 }) => clients2.length === 0) ? [] : CLIENTS.filter((client) => ofKind.some((file) => file.clients.includes(client)));
    return kept === void 0 ? [] : [{ ...kept, clients, realPath: real, otherPaths: paths.filter((path) => path !== kept.path).sort() }];
  });
}
function foldLinked(findings, files) {
  let linked = new Map(files.flatMap((file) => file.otherPaths === void 0 ? [] : [[file.path, file]]));
  if (linked.size === 0)
    return findings;
  let kept = /* @__PURE__ */ new Map(), others = [];
  for (let finding of findings) {
    let file = linked.get(finding.path);
    if (file === void 0) {
      others.push(finding);
      continue;
    }
    let { rule, start, message } = finding, key = [file.realPath, rule, start.line, start.column, message].join(`
`);
    (!kept.has(key) || finding.path === file.realPath) && kept.set(key, { ...finding, otherPaths: file.otherPaths ?? [] });
  }
  return [...others, ...kept.values()];
}
// src/customizations/places/bundled-files.ts
var GENERATED = /(?:^|\/)(?:node_modules|__pycache__|\.venv|\.git)\//;
function findBundledFiles(entries, skills) {
  let folders = new Map([...skills].map(([path, skill]) => [folderOf(path), skill]));
  return folders.delete(""), folders.size === 0 ? [] : entries.flatMap(({ path, kind: entryKind }) => {
    let kind = entryKind === "file" && !skills.has(path) ? bundledKind(path) : void 0, skill = kind === void 0 ? void 0 : folders.get(nearestFolder(path, folders) ?? "");
    return kind === void 0 || skill === void 0 || GENERATED.test(path) ? [] : [{ path, kind, skill }];
  });
}
function bundledKind(path) {
  let name = nameOf(path);
  return DOCUMENT.test(name) ? "bundled-document" : languageOf(path) !== void 0 || !name.includes(".", 1) ? "bundled-file" : void 0;
}
var DOCUMENT = /\.(?:md|mdx|markdown)$/i;
// src/customizations/references/imported-files.ts
async function findNamedFiles(walk) {
  let { store, settings, candidates, fromSettings } = walk, placed = walk.placed.filter(({ level, kind }) => level === "repository" && mayImport(kind, settings)), starts = [
    ...(await Promise.all(placed.map((file) => readPlaced(file, "all")))).flatMap(({ instructions }) => instructions === void 0 ? [] : [{ ...instructions, references: [] }]),
    ...fromSettings.found
  ], named = (await followFrom(starts, store, settings, candidates)).filter(
    (one) => one.kind === "referenced-file" || one.kind === "setting-instructions" && one.entry === "file"
  );
  return [...groupBy(named, ({ path }) => path)].map(([path, same]) => ({
    path,
    folder: at(same, 0).folder,
    readers: [...new Set(same.flatMap(({ readers }) => readers))]
  }));
}
// src/rules/client-documents.ts
var DOCUMENTS = [
  { path: /^(?:.*\/)?\.windsurf\/workflows\/[^/]+\.md$/, kind: "client-agent", clients: ["windsurf"] },
  { path: /^\.gemini\/agents\/[^/]+\.md$/, kind: "client-agent", clients: ["gemini"] },
  { path: /^\.cursor\/agents\/(?:.*\/)?[^/]+\.md$/, kind: "client-agent", clients: ["cursor"] },
  { path: /^\.cursor\/commands\/(?:.*\/)?[^/]+\.md$/, kind: "client-document", clients: ["cursor"] }
];
var MAY_BE_DOCUMENT = /(?:^|\/)\.(?:windsurf|gemini|cursor)\//;
var PAGE = /(?:^|\/)readme\.md$/i;
function describeClientDocument(path) {
  let found = MAY_BE_DOCUMENT.test(path) && !PAGE.test(path) ? DOCUMENTS.find((one) => one.path.test(path)) : void 0;
  return found === void 0 ? void 0 : {
    path,
    kind: found.kind,
    level: "repository",
    root: "",
    standing: "in-place",
    clients: found.clients,
    name: toolName(path)
  };
}
// src/rules/configuration-files.ts
var CONFIGURATIONS = [
  { path: /^(?:.*\/)?\.vscode\/settings\.json$/, kind: "settings", clients: ["vscode"] },
  { path: /^[^/]*\.code-workspace$/, kind: "settings", clients: ["vscode"] },
  { path: /^(?:.*\/)?\.vscode\/mcp\.json$/, kind: "mcp", clients: ["vscode"] },
  { path: /^(?:.*\/)?\.mcp\.json$/, kind: "mcp", clients: ["claude", "copilot-cli"] },
  { path: /^\.github\/workflows\/copilot-setup-steps\.yml$/, kind: "setup-steps", clients: ["github"] },
  { path: /^(?:.*\/)?\.cursor\/mcp\.json$/, kind: "mcp", clients: ["cursor"] },
  { path: /^(?:.*\/)?\.gemini\/settings\.json$/, kind: "gemini-settings", clients: ["gemini"] },
  { path: /^\.gemini\/config\.yaml$/, kind: "gemini-review", clients: ["gemini"] },
  { path: /^(?:.*\/)?\.codex\/config\.toml$/, kind: "codex-config", clients: ["codex"] },
  // Codex' hooks have the form of Claude's: https://developers.openai.com/codex/hooks
  { path: /^(?:.*\/)?\.codex\/hooks\.json$/, kind: "hooks", clients: ["codex"] },
  // https://cursor.com/docs/hooks
  { path: /^(?:.*\/)?\.cursor\/hooks\.json$/, kind: "hooks", clients: ["cursor"] },
  { path: /^(?:.*\/)?\.codex\/agents\/.*\.toml$/, kind: "codex-agent", clients: ["codex"] },
  // https://developers.openai.com/codex/plugins/build
  { path: /^(?:.*\/)?\.codex-plugin\/plugin\.json$/, kind: "codex-plugin", clients: ["codex"] },
  { path: /\.toolsets\.jsonc$/, kind: "toolset", clients: ["vscode"] },
  { path: /^(?:.*\/)?\.claude-plugin\/plugin\.json$/, kind: "plugin", clients: ["claude", "copilot-cli", "vscode"] },
  { path: /^(?:.*\/)?\.(?:github\/)?plugin\/plugin\.json$/, kind: "plugin", clients: ["copilot-cli", "vscode"] },
  {
    path: /^(?:.*\/)?\.claude-plugin\/marketplace\.json$/,
    kind: "marketplace",
    clients: ["claude", "copilot-cli", "vscode"]
  },
  {
    path: /^(?:.*\/)?\.(?:github\/)?plugin\/marketplace\.json$/,
    kind: "marketplace",
    clients: ["copilot-cli", "vscode"]
  }
];
var MAY_CONFIGURE = /\.(?:jsonc?|ya?ml|toml|code-workspace)$/;
function findConfigurationKind(path) {
  return MAY_CONFIGURE.test(path) ? CONFIGURATIONS.find((one) => one.path.test(path))?.kind : void 0;
}
function findConfigurationRoot(path) {
  let { folder } = splitPath(path);
  return folder.replace(
    /(?:^|\/)(?:\.vscode|\.claude-plugin|\.codex-plugin|\.plugin|\.cursor|\.gemini|\.codex(?:\/agents(?:\/.*)?)?|\.github\/(?:plugin|workflows))$/,
    ""
  );
}
function describeConfiguration(path, kind, root, folders) {
  return {
    path,
    kind,
    level: "repository",
    root,
    standing: folders.some((folder) => folder.path === root) ? "in-place" : "nested",
    clients: CONFIGURATIONS.find((one) => one.path.test(path))?.clients ?? [],
    name: splitPath(path).name
  };
}
// src/rules/stray-files.ts
var WORKFLOWS = /(?:^|\/)\.github\/workflows\//i;
var PAGES = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function isCheckedStray({ path, kind }, skillFolders, codePackages) {
  let { folder } = splitPath(path);
  return identify(path) === void 0 || isSetAside(path) || isSchema(path) || WORKFLOWS.test(path) || PAGES.has(kind) || nearestFolder(path, skillFolders) !== void 0 || nearestFolder(path, codePackages) !== void 0 ? false : kind === "cursor-rule" ? /(?:rules?|cursor)[^/]*(?:\/|$)/i.test(folder) : kind === "hooks" ? /(?:^|\/)\.(?:github|copilot|claude)(?:\/|$)/.test(folder) : kind !== "skill" || path.endsWith("/SKILL.md") || path === "SKILL.md" || /(?:^|\/)skills\//i.test(path);
}
function findCodePackages(entries) {
  return new Set(
    entries.flatMap(({ path }) => nameOf(path) === "__init__.py" && path.includes("/") ? [folderOf(path)] : [])
  );
}
// src/rules/list-files.ts
function isNoSkill({ kind, path }) {
  return kind === "skill" && isBroughtAlongAsSkill(path);
}
async function listFiles(sources) {
  let walk = await walkCustomizations(sources), { store, candidates, folders } = walk, read = (path) => () => readBytes(store.workspace, path, MAX_CHECKED_BYTES), skillFolders = skillFoldersOf(walk.placed), entries = await store.workspace.list(""), packages = findCodePackages(entries), inPlugin = new Set(walk.plugins.map(({ path }) => path)), inSettings = new Set(walk.fromSettings.found.map(({ path }) => path)), missing = await findMissing(walk.placed, entries, read), placed = [
    ...walk.placed.filter(({ path }) => !missing.has(path)).flatMap(describePlaced),
    ...walk.plugins.filter(({ path }) => findConfigurationKind(path) === void 0).map((file) => ({ ...describePluginFile(file), read: read(file.path) })),
    ...walk.strays.filter(
      (stray) => !inPlugin.has(stray.path) && !inSettings.has(stray.path) && !candidates.behindLinks.has(stray.path) && isCheckedStray(stray, skillFolders, packages)
    ).map((stray) => ({ ...describeStray(stray), read: read(stray.path) })),
    ...candidates.paths.flatMap((path) => {
      let kind = findConfigurationKind(path), root = kind === void 0 || isSetAside(path) ? void 0 : findConfigurationRoot(path);
      return kind === void 0 || root === void 0 ? [] : [{ ...describeConfiguration(path, kind, root, folders), read: read(path) }];
    }),
    ...candidates.paths.flatMap((path) => {
      let document = isSetAside(path) ? void 0 : describeClientDocument(path);
      return document === void 0 ? [] : [{ ...document, read: read(path) }];
    })
  ].filter((file) => !isNoSkill(file)), own = await joinLinked(store.workspace, placed, candidates), files = [...own, ...await listBroughtAlong(walk, own, entries, read)], paths = new Set(files.map(({ path }) => path));
  return await sources.repository.bring?.([...paths], MAX_CHECKED_BYTES), {
    files: files.sort((a, b) => a.path < b.path ? -1 : +(a.path > b.path)),
    settings: walk.settings,
    problems: [
      // If an unreadable file is checked, its rules report why it cannot be read.
      ...[...walk.problems, ...walk.contributionProblems, ...walk.fromSettings.problems].filter(
        (problem) => !isOfUnreadable(problem) || !paths.has(problem.path)
      ),
      ...missing.values(),
      ...candidates.closedLinks.map(closedLink),
      ...closedFolders(candidates.closedFolders),
      ...foldersInPlaceOfFiles(entries.map(({ path }) => path)),
      ...filesInPlaceOfFolders(entries)
    ],
    leftOut: walk.leftOut,
    ...candidates.holdsIgnored === true && { holdsIgnored: true }
  };
}
async function findMissing(placed, entries, read) {
  let listed = new Set(entries.map(({ path }) => path)), unlisted = placed.filter(({ path, place }) => place.namedAt !== void 0 && !listed.has(path)), problems = await Promise.all(
    unlisted.map(async (file) => {
      let result = await read(file.path)(), problem = result.kind === "bytes" ? void 0 : missingWhereNamed(file, result);
      return problem === void 0 ? [] : [[file.path, problem]];
    })
  );
  return new Map(problems.flat());
}
async function listBroughtAlong(walk, own, entries, read) {
  let known = new Set(own.flatMap(({ path, otherPaths = [] }) => [path, ...otherPaths])), named = (await findNamedFiles(walk)).filter(({ path }) => !known.has(path)), bundled = findBundledFiles(entries, mapSkills(own)), files = [
    ...named.map(({ path, folder, readers }) => ({
      path,
      kind: bundledKind(path) === "bundled-file" ? "bundled-file" : "referenced-file",
      level: "repository",
      root: folder,
      standing: "in-place",
      clients: clientsOf(readers),
      name: splitPath(path).name,
      read: read(path)
    })),
    ...bundled.filter(({ path }) => !known.has(path)).map(({ path, kind, skill: { level, root, standing, clients } }) => ({
      path,
      kind,
      level,
      root,
      standing,
      clients,
      name: splitPath(path).name,
      read: read(path)
    }))
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
function mapSkills(files) {
  let skills = files.filter(({ kind, level }) => kind === "skill" && level === "repository");
  return new Map(skills.map((file) => [file.realPath ?? file.path, file]));
}
function describePlaced({ store, file, path, kind, level, folder, place }) {
  return isChecked(kind) ? [
    {
      path,
      kind,
      level,
      root: folder,
      standing: "in-place",
      clients: clientsOf(place.readers),
      name: toolName(file),
      read: () => readBytes(store.workspace, file, MAX_CHECKED_BYTES)
    }
  ] : [];
}
function isChecked(kind) {
  return kind !== "setting-instructions";
}
function describePluginFile({ path, kind, root, program }) {
  return {
    path,
    kind,
    level: "repository",
    root,
    standing: "nested",
    // VS Code and the Copilot CLI install plugins of Claude Code too, but use only their skills and servers.
    clients: kind === "skill" ? [] : readersOfPlugin(kind, program),
    name: toolName(path)
  };
}
function readersOfPlugin(kind, program) {
  switch (program) {
    case "claude":
      return kind === "mcp" ? ["claude", "copilot-cli", "vscode"] : ["claude"];
    case "copilot":
      return ["copilot-cli", "vscode"];
    case "codex":
      return ["codex"];
  }
}
var ONLY_READERS = /* @__PURE__ */ new Map([
  ["cursor-rule", ["cursor"]],
  ["windsurf-rule", ["windsurf"]],
  ["gemini-command", ["gemini"]],
  ["gemini-styleguide", ["gemini"]]
]);
function describeStray({ path, kind }) {
  let root = nestedRootOf(path, kind);
  return {
    path,
    kind: isChecked(kind) ? kind : "path-instructions",
    level: "repository",
    root: root ?? "",
    standing: root === void 0 ? "stray" : "nested",
    clients: ONLY_READERS.get(kind) ?? (isAmongChatModes(path) ? ["vscode"] : []),
    name: toolName(path)
  };
}
export {
  MAX_CHECKED_BYTES,
  fenceFaults,
  fencedBlocks,
  foldLinked,
  listFiles,
  openText,
  readFenceLines
};
