import {
  readOwnName as readOwnName,
  readTerms as readTerms,
  concludeValidation as concludeValidation,
  openChecker as openChecker,
  viewRepository as viewRepository
} from "./joined-133c8eb8.js";
import {
  otherPathsSentence as otherPathsSentence
} from "./joined-c1dd7ffa.js";
import {
  localGuidance as localGuidance
} from "./joined-3b15d0af.js";
import {
  followExtends as followExtends,
  readCommandOptions as readCommandOptions
} from "./joined-05017b85.js";
import {
  checkoutWorkspace as checkoutWorkspace,
  openRepository as openRepository,
  mergeEntries as mergeEntries,
  BASELINE_PATH as BASELINE_PATH,
  CONFIG_PATH as CONFIG_PATH,
  readEndings as readEndings,
  readBytes as readBytes,
  loadFrontmatter as loadFrontmatter,
  readHidden as readHidden,
  ruleUrl as ruleUrl,
  githubGlobs as githubGlobs,
  splitGlobList as splitGlobList,
  vscodeGlobs as vscodeGlobs,
  CLIENTS as CLIENTS,
  CLIENT_NAMES as CLIENT_NAMES,
  isBelow as isBelow,
  isPlainPath as isPlainPath,
  parentsOf as parentsOf,
  sourceText as sourceText,
  lazily as lazily
} from "./joined-1c6c8fb1.js";
import {
  listFiles as listFiles
} from "./joined-e59b8646.js";
import {
  decodeUtf8 as decodeUtf8
} from "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import {
  mayHaveImports as mayHaveImports,
  listOnce as listOnce,
  readReferences as readReferences,
  resolveReference as resolveReference,
  withoutPunctuation as withoutPunctuation,
  FRONTMATTER_KEYS as FRONTMATTER_KEYS,
  headOf as headOf,
  keyOf as keyOf,
  describeShape as describeShape
} from "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import {
  UserError as UserError,
  messageOf as messageOf
} from "./joined-e117912a.js";
import {
  at as at
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  applyEdits
} from "./chunk-BK4P3R2O.js";
import {
  RULES
} from "./chunk-RNIVL3NU.js";
import "./chunk-SQBAVEOX.js";
import {
  CLAUDE_AGENTS,
  COPILOT_CLI_AGENTS,
  VSCODE_AGENTS,
  isOtherVendor,
  standingOfModel
} from "./chunk-FDEPYNAN.js";
import {
  CLAUDE_MODELS,
  OFFERED_MODELS,
  OTHER_CLAUDE_MODELS
} from "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import {
  ALL_SERVERS,
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  COPILOT_TOOL_OF_ALIAS,
  VSCODE_SET_MEMBERS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS
} from "./chunk-33H6HWXO.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import {
  connect,
  import_vscode_languageserver
} from "./chunk-6ETFPMWE.js";
import "./chunk-RGP6QW34.js";

// src/editor/folder-contents.ts
import { isDeepStrictEqual } from "node:util";

// src/workspace/unsaved.ts
function unsavedWorkspace(disk, texts, watch) {
  let entries = () => [...texts.paths()].map((path) => ({ path, kind: "file" })), readOpen = (path) => {
    let text = texts.textOf(path);
    return text === void 0 ? void 0 : { kind: "file", bytes: new TextEncoder().encode(text) };
  };
  return {
    name: disk.name,
    list: async (folder) => mergeEntries(
      await disk.list(folder),
      entries().filter(({ path }) => isBelow(path, folder))
    ),
    find: async (query) => {
      let { endText } = readEndings(query.endings), found = await disk.find(query), open = entries().filter(({ path }) => endText(path));
      return { ...found, entries: mergeEntries(found.entries, open) };
    },
    read: async (path) => (await watch(path), readOpen(path) ?? disk.read(path)),
    readUpTo: async (path, maxBytes) => {
      await watch(path);
      let open = readOpen(path);
      return open === void 0 ? await (disk.readUpTo?.(path, maxBytes) ?? disk.read(path)) : refuseLarge(open, maxBytes);
    },
    sizeOf: async (path) => {
      let open = readOpen(path);
      return open?.kind === "file" ? open.bytes.length : disk.sizeOf?.(path);
    }
  };
}
function refuseLarge(file, maxBytes) {
  return file.kind === "file" && file.bytes.length > maxBytes ? { kind: "too-large", bytes: file.bytes.length } : file;
}

// src/editor/folder-contents.ts
var NO_RESULTS = { findings: /* @__PURE__ */ new Map(), files: /* @__PURE__ */ new Map(), repository: void 0 }, READS_BETWEEN_BREATHS = 16;
function watchReads({ breathe }, isDisposed) {
  let recorded, reads = 0;
  return {
    watch: async (path) => {
      if (recorded?.add(path), reads += 1, reads % READS_BETWEEN_BREATHS === 0 && (await breathe(), isDisposed()))
        throw new Error("the folder was closed");
    },
    record: () => (recorded = /* @__PURE__ */ new Set(), recorded),
    stop: () => {
      recorded = void 0;
    }
  };
}
async function configure(folder, disk, texts, { watch }) {
  let workspace = unsavedWorkspace(disk, texts, watch), read = await readTerms2(folder, workspace), { repositoryName } = read.terms.terms, terms = {
    ...read.terms.terms,
    ...repositoryName && { repositoryName: lazily(repositoryName) }
  };
  return {
    ...read.terms,
    terms,
    disk,
    readFrom: new Set(read.terms.readFrom),
    checker: openChecker(RULES, terms.config),
    ...read.problem && { problem: read.problem }
  };
}
async function readTerms2(folder, workspace) {
  try {
    return { terms: await folder.readTerms(workspace) };
  } catch (error) {
    if (!(error instanceof UserError))
      throw error;
    let missing = { kind: "missing" }, terms = await folder.readTerms({
      ...workspace,
      read: () => Promise.resolve(missing),
      readUpTo: () => Promise.resolve(missing)
    }), [path = ""] = terms.readFrom;
    return {
      terms: { ...terms, guidance: { ...terms.guidance, repository: workspace } },
      problem: describeWrongTerms(error, path)
    };
  }
}
var CONFIGURATION_CODE = "configuration";
function describeWrongTerms({ message, hint, place: place2 }, path) {
  let start = { line: place2?.line ?? 1, column: place2?.column ?? 1 };
  return {
    rule: CONFIGURATION_CODE,
    severity: "error",
    path: place2?.path ?? path,
    start,
    end: { ...start, column: start.column + 1 },
    message,
    ...hint === void 0 ? {} : { hint }
  };
}
async function listFolder({ guidance, options, terms, disk }, texts, { watch, record, stop }, last) {
  let whole = unsavedWorkspace(disk, texts, watch), workspace = last?.workspace ?? await listOnce(whole), reads = record(), { compatibility, workspaceFolders } = options, listing = await listFiles({ ...guidance, repository: workspace, compatibility, workspaceFolders }).finally(
    stop
  );
  if (last !== void 0 && areEqual(last.listing, listing))
    return { ...last, reads };
  let repository = await viewRepository(workspace, listing, whole, terms.repositoryName);
  return {
    workspace,
    listing,
    subject: { files: listing.files, given: listing.problems, repository },
    byPath: new Map(listing.files.map((file) => [file.path, file])),
    reads,
    linked: await findLinked(workspace, listing, repository)
  };
}
function areEqual(before, now) {
  return isDeepStrictEqual(before.settings, now.settings) && isDeepStrictEqual(before.problems, now.problems) && isDeepStrictEqual(before.files.map(describeFile), now.files.map(describeFile));
}
function describeFile(file) {
  let { path, kind, level, root, standing, clients, name } = file;
  return { path, kind, level, root, standing, clients, name };
}
async function findLinked(workspace, { files }, { paths }) {
  let links = new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])), found = /* @__PURE__ */ new Map(), linked = links.size === 0 ? [] : files.filter(({ path }) => [path, ...parentsOf(path)].some((one) => links.has(one)));
  for (let { path } of linked) {
    let reads = /* @__PURE__ */ new Set(), recording = {
      ...workspace,
      read: (one) => (reads.add(one), workspace.read(one)),
      readUpTo: (one, most) => (reads.add(one), workspace.readUpTo?.(one, most) ?? workspace.read(one))
    };
    await readBytes(recording, path, 0);
    for (let read of reads)
      found.set(read, [...found.get(read) ?? [], path]);
  }
  return found;
}
function withLinked(edits, { linked }) {
  return new Set([...edits].flatMap((path) => [path, ...linked.get(path) ?? []]));
}
async function checkFolder({ checker, terms, problem }, { subject, listing, byPath }, changed, last) {
  let checked = await checker.check(subject, changed), { diagnostics } = concludeValidation(checked, listing.files, terms), all = problem === void 0 ? diagnostics : [...diagnostics, problem], findings = new Map(
    [...groupBy(all, ({ path }) => path)].map(([path, own]) => {
      let before = last.findings.get(path);
      return [path, before !== void 0 && isDeepStrictEqual(before, own) ? before : own];
    })
  );
  return last.repository === subject.repository && last.findings.size === findings.size && [...findings].every(([path, own]) => last.findings.get(path) === own) ? last : { findings, files: byPath, repository: subject.repository };
}

// src/editor/editor-diagnostics.ts
var SEVERITIES = {
  error: import_vscode_languageserver.DiagnosticSeverity.Error,
  warning: import_vscode_languageserver.DiagnosticSeverity.Warning,
  info: import_vscode_languageserver.DiagnosticSeverity.Information
}, DEPRECATIONS = /-(?:deprecated|renamed|retired)$/;
function editorDiagnostic(finding, document) {
  let { rule, severity, message, why, hint } = finding, locate = locateIn(document);
  return {
    range: { start: locate(finding.start), end: locate(finding.end) },
    severity: SEVERITIES[severity],
    source: "housestyle",
    code: rule,
    ...rule === CONFIGURATION_CODE ? {} : { codeDescription: { href: ruleUrl(rule) } },
    message: [message, why, hint, otherPathsSentence(finding)].filter((part) => part !== void 0 && part !== "").join(`
`),
    ...DEPRECATIONS.test(rule) && { tags: [import_vscode_languageserver.DiagnosticTag.Deprecated] }
  };
}
function locateIn(shown) {
  if (shown === void 0)
    return ({ line, column }) => ({ line: line - 1, character: column - 1 });
  let { document, hiddenStart } = shown, { lineStarts } = sourceText("", document.text);
  return ({ line, column }) => {
    let start = at(lineStarts, Math.min(line, lineStarts.length) - 1);
    return document.positionAt(Math.max(0, start + column - 1 - (line === 1 ? hiddenStart : 0)));
  };
}

// src/editor/folder-paths.ts
import { fileURLToPath, pathToFileURL } from "node:url";
import { isAbsolute, join, relative, sep } from "node:path";
function filePathOf(uri) {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : void 0;
  } catch {
    return;
  }
}
function pathBelow(root, file) {
  let path = relative(root, file);
  return path === "" || isAbsolute(path) || path.split(sep)[0] === ".." ? void 0 : path.split(sep).join("/");
}
function uriBelow(root, path) {
  return path === "" || path.startsWith("~/") || /^[^/]+\/[^/]*:/.test(path) ? void 0 : pathToFileURL(join(root, path)).href;
}

// src/editor/cursor.ts
function findHead(text) {
  let opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === void 0)
    return;
  let rest = text.slice(0, 16384), closing = /^---[ \t]*\r?$/gm;
  closing.lastIndex = opening.length;
  let found = closing.exec(rest), end = found?.index ?? rest.length, bodyStart = found === null ? text.length : Math.min(text.length, found.index + found[0].length + 1);
  return { block: { start: opening.length, end }, bodyStart };
}
function cursorAt(text, offset) {
  let head = findHead(text);
  return head === void 0 || offset >= head.bodyStart ? { kind: "body" } : offset < head.block.start || offset > head.block.end ? { kind: "nothing" } : cursorInHead(text, head, offset);
}
var LINE = /^( *)(- *)?(?:([\w-]+) *(:(?= |\r?$)|$))?/;
function cursorInHead(text, { block }, offset) {
  let start = text.lastIndexOf(`
`, offset - 1) + 1, newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline, line = text.slice(start, end).replace(/\r$/, ""), [whole, indentation = "", mark = "", name, colon] = LINE.exec(line) ?? [""];
  if (line.trimStart().startsWith("#"))
    return { kind: "nothing" };
  let isTop = indentation === "" && mark === "", owner = isTop ? void 0 : findOwner(text, block.start, start), nameStart = start + indentation.length + mark.length, hasKey = name !== void 0 && colon === ":";
  if (hasKey && offset > nameStart + name.length) {
    let written2 = trim(text, { start: start + whole.length, end: start + line.length });
    return { kind: "value", key: name, ...parentOf(owner), written: written2, word: wordAt(text, written2, offset) };
  }
  if (isTop || hasKey) {
    let word = { start: nameStart, end: nameStart + (name ?? "").length };
    return { kind: "key", name: name ?? "", ...parentOf(owner), word };
  }
  if (owner === void 0)
    return { kind: "nothing" };
  let written = trim(text, { start: nameStart, end: start + line.length });
  return { kind: "value", key: owner, written, word: wordAt(text, written, offset) };
}
function parentOf(owner) {
  return owner === void 0 ? {} : { parent: owner };
}
function findOwner(text, blockStart, lineStart) {
  return text.slice(blockStart, lineStart).split(`
`).toReversed().map((line) => /^([\w-]+) *:/.exec(line)?.[1]).find((name) => name !== void 0);
}
function trim(text, { start, end }) {
  let written = text.slice(start, end), lead = written.length - written.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, written.trimEnd().length) };
}
function wordAt(text, { start, end }, offset) {
  let at2 = Math.max(start, Math.min(offset, end)), wordStart = at2;
  for (; wordStart > start && !SEPARATORS.has(text.charAt(wordStart - 1)); )
    wordStart -= 1;
  let wordEnd = at2;
  for (; wordEnd < end && !SEPARATORS.has(text.charAt(wordEnd)); )
    wordEnd += 1;
  return offset > end ? { start: offset, end: offset } : trim(text, { start: wordStart, end: wordEnd });
}
var SEPARATORS = /* @__PURE__ */ new Set([",", "[", "]", "{", "}", '"', "'"]);

// src/editor/suppress.ts
var JSON_WITH_COMMENTS = /(?:^|\/)\.vscode\/[^/]+\.json$|\.code-workspace$|\.jsonc$/;
function suppress({ rule, start }, { path }, text) {
  let { lineStarts } = sourceText("", text), newline = text.includes(`\r
`) ? `\r
` : `
`, at2 = lineStarts[start.line - 1] ?? text.length, indentation = /^[ \t]*/.exec(text.slice(at2))?.[0] ?? "", insert = (offset, comment) => ({
    start: offset,
    end: offset,
    text: `${comment}${newline}`
  });
  if (/\.jsonc?$|\.code-workspace$/i.test(path))
    return JSON_WITH_COMMENTS.test(path) ? insert(at2, `${indentation}// housestyle-disable-next-line ${rule}`) : void 0;
  let head = findHead(text), bodyStart = head?.bodyStart ?? 0;
  return head !== void 0 && at2 >= head.block.start && at2 < head.block.end && !isInBlockText(text, head.block.start, at2) ? insert(at2, `${indentation}# housestyle-disable-next-line ${rule}`) : at2 >= bodyStart && isOutsideOfCode(text, bodyStart, at2) ? insert(at2, `${indentation}<!-- housestyle-disable-next-line ${rule} -->`) : insert(bodyStart, `<!-- housestyle-disable-file ${rule} -->`);
}
function isInBlockText(text, blockStart, at2) {
  let isIndented = /^[ \t]/.test(text.slice(at2, at2 + 1)), opener = text.slice(blockStart, at2).split(`
`).findLast((line) => /^[\w-]/.test(line)) ?? "";
  return isIndented && /[|>][+-]?\d?\s*$/.test(opener.slice(-8));
}
function isOutsideOfCode(text, bodyStart, at2) {
  let body = text.slice(bodyStart), line = body.slice(at2 - bodyStart).split(`
`, 1)[0] ?? "", hiddenAt = readHidden(body), first = at2 - bodyStart + (line.length - line.trimStart().length);
  return !line.trimStart().startsWith("|") && hiddenAt(first) === void 0 && hiddenAt(at2 - bodyStart) === void 0;
}

// src/editor/code-actions.ts
var FIX_ALL = "source.fixAll.housestyle";
function findCodeActions(file, document, range, only, abilities) {
  let isWanted = (kind) => only === void 0 || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`) || wanted === ""), actions = [];
  if (isWanted(import_vscode_languageserver.CodeActionKind.QuickFix)) {
    let touched = file.findings.filter((finding) => touches(finding, file, document, range));
    actions.push(
      ...touched.flatMap((finding) => fixActions(finding, file, document, abilities)),
      ...touched.flatMap((finding) => suggestionActions(finding, file, document, abilities)),
      ...suppressActions(touched, file, document, abilities)
    );
  }
  let all = isWanted(FIX_ALL) ? fixAll(file, document, abilities) : void 0;
  return all === void 0 ? actions : [...actions, all];
}
function touches(finding, file, document, { start, end }) {
  let { range } = editorDiagnostic(finding, { document, hiddenStart: file.hiddenStart }), isBefore = range.end.line < start.line || range.end.line === start.line && range.end.character < start.character, isAfter = range.start.line > end.line || range.start.line === end.line && range.start.character > end.character;
  return !isBefore && !isAfter;
}
function fixActions(finding, file, document, abilities) {
  let edit = finding.fix && writeFix(finding.fix, file, document, abilities);
  return edit === void 0 ? [] : [describeAction(finding.hint ?? finding.message, finding, file, document, { edit, isPreferred: !0 })];
}
function suggestionActions(finding, file, document, abilities) {
  return (finding.suggestions ?? []).flatMap(({ title, reason, fix }) => {
    let edit = writeFix(fix, file, document, abilities);
    return edit === void 0 ? [] : [describeAction(`${title} (${reason})`, finding, file, document, { edit })];
  });
}
function suppressActions(findings, { file, hiddenStart }, document, abilities) {
  return [...new Map(findings.map((finding) => [finding.rule, finding])).values()].flatMap((finding) => {
    let edit = suppress(finding, file, document.text);
    return edit === void 0 ? [] : [
      {
        title: `Silence ${finding.rule} ${edit.text.includes("disable-file") ? "in this file" : "for this line"}`,
        kind: import_vscode_languageserver.CodeActionKind.QuickFix,
        diagnostics: [editorDiagnostic(finding, { document, hiddenStart })],
        edit: writeWorkspaceEdit(document, [textEdit(document, edit, 0)], abilities)
      }
    ];
  });
}
var MAX_TITLE_CHARACTERS = 120;
function describeAction(words, finding, { hiddenStart }, document, rest) {
  let title = words.replaceAll(/\s+/g, " ").replace(/\.$/, "");
  return {
    title: title.length > MAX_TITLE_CHARACTERS ? `${title.slice(0, MAX_TITLE_CHARACTERS - 1)}\u2026` : title,
    kind: import_vscode_languageserver.CodeActionKind.QuickFix,
    diagnostics: [editorDiagnostic(finding, { document, hiddenStart })],
    ...rest
  };
}
function writeFix(fix, { root, file, hiddenStart }, document, abilities) {
  switch (fix.kind) {
    case "edits":
      return writeWorkspaceEdit(document, writeEdits(fix.edits, document, hiddenStart), abilities);
    case "rewrite":
      return writeWorkspaceEdit(document, replaceText(document, fix.text), abilities);
    case "rename": {
      let newUri = abilities.renamesFiles && file.level === "repository" && isPlainPath(fix.to) ? uriBelow(root, fix.to) : void 0;
      return newUri === void 0 ? void 0 : { documentChanges: [{ kind: "rename", oldUri: document.uri, newUri, options: { ignoreIfExists: !0 } }] };
    }
  }
}
function writeWorkspaceEdit({ uri, version }, edits, { editsVersions }) {
  return editsVersions ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}
function writeEdits(edits, document, hiddenStart) {
  if (!edits.some(
    ({ start, end }) => [start, end].some((offset) => splitsPair(document.text, offset - hiddenStart))
  ))
    return edits.map((edit) => textEdit(document, edit, hiddenStart));
  let fixed = edits.toSorted((a, b) => b.start - a.start).reduce(
    (text, { start, end, text: by }) => `${text.slice(0, Math.max(0, start - hiddenStart))}${by}${text.slice(Math.max(0, end - hiddenStart))}`,
    document.text
  );
  return replaceText(document, fixed);
}
function splitsPair(text, offset) {
  let pair = text.slice(Math.max(0, offset - 1), offset + 1);
  return pair === `\r
` || /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair);
}
function textEdit(document, { start, end, text }, hiddenStart) {
  let range = { start: Math.max(0, start - hiddenStart), end: Math.max(0, end - hiddenStart) };
  return { range: document.rangeOf(range), newText: text };
}
function fixAll(file, document, abilities) {
  let hidden = "\uFEFF".repeat(file.hiddenStart), { text, applied } = applyEdits(`${hidden}${document.text}`, file.findings), edits = replaceText(document, text);
  return applied.length === 0 || edits.length === 0 ? void 0 : {
    title: `Make ${applied.length === 1 ? "the safe fix" : `all ${applied.length} safe fixes`} of Housestyle`,
    kind: FIX_ALL,
    edit: writeWorkspaceEdit(document, edits, abilities)
  };
}
function replaceText(document, given) {
  let before = document.text, after = before.startsWith("\uFEFF") ? given : given.replace(/^\u{FEFF}/u, ""), start = 0;
  for (; start < Math.min(before.length, after.length) && before.charCodeAt(start) === after.charCodeAt(start); )
    start += 1;
  for (; splitsPair(before, start) || splitsPair(after, start); )
    start -= 1;
  let same = 0, most = Math.min(before.length, after.length) - start;
  for (; same < most && before.charCodeAt(before.length - same - 1) === after.charCodeAt(after.length - same - 1); )
    same += 1;
  for (; same > 0 && (splitsPair(before, before.length - same) || splitsPair(after, after.length - same)); )
    same -= 1;
  return before === after ? [] : [
    {
      range: document.rangeOf({ start, end: before.length - same }),
      newText: after.slice(start, after.length - same)
    }
  ];
}

// src/editor/agent-names.ts
var MAX_AGENTS = 500;
async function readAgentNames(repository) {
  let files = repository.files.filter(({ kind }) => kind === "agent").slice(0, MAX_AGENTS), agents = [];
  for (let file of files) {
    let source = file.level === "repository" ? await repository.read(file.path) : void 0, data = source === void 0 ? {} : (await loadFrontmatter(source)).data, { name, description } = data;
    agents.push({
      name: typeof name == "string" && name.trim() !== "" ? name.trim() : file.name,
      ...typeof description == "string" && { description },
      file
    });
  }
  return agents.toSorted((a, b) => a.name < b.name ? -1 : +(a.name > b.name));
}

// src/editor/complete-path.ts
var MAX_OFFERED = 300;
function completePath(from, typed, { entries }) {
  let written = typed.slice(0, typed.lastIndexOf("/") + 1), resolved = resolveReference(from, written === "" ? "./" : written);
  if (resolved.kind !== "inside")
    return [];
  let folder = resolved.path === "" || resolved.path.endsWith("/") ? resolved.path : `${resolved.path}/`, wanted = `${folder}${typed.slice(written.length)}`, offered = /* @__PURE__ */ new Map();
  for (let { path } of entries.slice(firstFrom(entries, folder))) {
    if (!path.startsWith(folder) || offered.size >= MAX_OFFERED)
      break;
    if (path !== from && path.toLowerCase().startsWith(wanted.toLowerCase())) {
      let slash = path.indexOf("/", folder.length), isFolder = slash >= 0, text = `${written}${path.slice(folder.length, isFolder ? slash + 1 : path.length)}`;
      offered.set(text, { text, isFolder });
    }
  }
  return [...offered.values()];
}
function firstFrom(entries, path) {
  let low = 0, high = entries.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (entries[middle]?.path ?? "") < path ? low = middle + 1 : high = middle;
  }
  return low;
}

// src/editor/references.ts
var MAX_REFERENCES = 1e3;
function findReferences({ path, kind }, text, { paths }) {
  let bodyStart = findHead(text)?.bodyStart ?? 0;
  return readReferences(text.slice(bodyStart), { imports: mayHaveImports(kind) }).slice(0, MAX_REFERENCES).flatMap((raw) => {
    let range = { start: raw.range.start + bodyStart, end: raw.range.end + bodyStart }, { target } = raw;
    if (raw.kind === "tool")
      return [{ range, target, leadsTo: { kind: "tool", name: target } }];
    let leadsTo = findTarget(path, raw.kind === "link" ? target : withoutPunctuation(target), paths);
    return raw.standing === "tentative" && leadsTo.kind !== "file" ? [] : [{ range, target, leadsTo }];
  });
}
function findTarget(from, target, paths) {
  let resolved = resolveReference(from, target.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1"));
  if (resolved.kind !== "inside")
    return { kind: "elsewhere", reason: resolved.reason };
  let path = resolved.path.replace(/\/$/, "");
  return paths.has(path) ? { kind: "file", path } : { kind: paths.hasFolder(path) ? "folder" : "missing", path };
}

// src/editor/document-links.ts
function findDocumentLinks({ root, file, repository }, document) {
  return file.level !== "repository" || !isMarkdown(file.path) ? [] : findReferences(file, document.text, repository).flatMap(({ range, leadsTo }) => {
    let target = leadsTo.kind === "file" ? uriBelow(root, leadsTo.path) : void 0;
    return target === void 0 ? [] : [{ range: document.rangeOf(range), target, tooltip: leadsTo.kind === "file" ? leadsTo.path : "" }];
  });
}
function isMarkdown(path) {
  return /\.(?:md|mdc|markdown)$/i.test(path);
}

// src/editor/known-names.ts
function knownTool(name) {
  let bare = name.replace(/\(.*\)$/s, ""), successors = Object.hasOwn(VSCODE_SUCCESSORS, name) ? VSCODE_SUCCESSORS[name] ?? [] : [], members = Object.hasOwn(VSCODE_TOOL_SETS, name) ? VSCODE_TOOL_SETS[name] : void 0, alias = COPILOT_TOOL_OF_ALIAS.get(name.toLowerCase()), server = name.includes("/") ? name.slice(0, name.indexOf("/")) : name, isVscode = members !== void 0 || VSCODE_SET_MEMBERS.has(name) || VSCODE_SINGLE_TOOLS.includes(name) || successors.length > 0;
  return {
    clients: [
      ["vscode", isVscode],
      ["github", alias !== void 0],
      ["copilot-cli", alias !== void 0 || COPILOT_CLI_TOOLS.includes(name)],
      ["claude", CLAUDE_TOOLS.includes(bare)]
    ].flatMap(([client, isKnown]) => isKnown ? [client] : []),
    notes: [
      ...name === "*" ? ["It means all tools."] : [],
      ...members === void 0 || members.length === 0 ? [] : [`A tool set of VS Code: ${members.join(", ")}.`],
      ...alias === void 0 || alias === name ? [] : [`On github.com and in the Copilot CLI another name of ${alias}.`],
      ...ALL_SERVERS.has(server.toLowerCase()) && !isVscode ? [`${server} is the name of a well-known MCP server, and ${server}/* means all of its tools.`] : []
    ],
    successors
  };
}
function offeredTools(isClaude) {
  if (isClaude)
    return CLAUDE_TOOLS;
  let single = VSCODE_SINGLE_TOOLS.filter((name) => !Object.hasOwn(VSCODE_SUCCESSORS, name));
  return [
    .../* @__PURE__ */ new Set([...Object.keys(VSCODE_TOOL_SETS), ...VSCODE_SET_MEMBERS, ...single, ...Object.keys(COPILOT_ALIASES)])
  ];
}
function isForClaude(head) {
  return head === "claude-agent" || head === "claude-command" || head === "skill";
}
function builtInAgents(name, isClaude) {
  let isOne = (names) => names.some((one) => one.toLowerCase() === name.toLowerCase());
  return isClaude ? isOne(CLAUDE_AGENTS) ? ["claude"] : [] : [
    ...isOne(VSCODE_AGENTS) ? ["vscode"] : [],
    ...isOne(COPILOT_CLI_AGENTS) ? ["copilot-cli"] : []
  ];
}
function nameClients(clients) {
  let names = clients.map((client) => CLIENT_NAMES[client]), last = names.at(-1) ?? "no client";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

// src/editor/value-kinds.ts
var TOOL_KEYS = /* @__PURE__ */ new Set(["tools", "disallowedTools", "allowed-tools"]), MODEL_KEYS = /* @__PURE__ */ new Set(["model", "models"]), GLOB_KEYS = /* @__PURE__ */ new Set(["applyTo", "paths"]);
function namesAgent(kind, key, parent) {
  return parent === void 0 ? key === "agents" && kind === "agent" || key === "agent" && kind !== "agent" : parent === "handoffs" && key === "agent";
}
function shapeOf(shape, name) {
  switch (shape.kind) {
    case "record":
      return Object.hasOwn(shape.keys, name) ? shape.keys[name] : void 0;
    case "list":
      return shapeOf(shape.of, name);
    case "any-of":
      return shape.shapes.map((one) => shapeOf(one, name)).find((one) => one !== void 0);
    case "text":
    case "boolean":
    case "integer":
    case "choice":
    case "map":
    case "any":
      return;
  }
}
function innerKeys(shape) {
  switch (shape.kind) {
    case "record":
      return Object.keys(shape.keys);
    case "list":
      return innerKeys(shape.of);
    case "any-of":
      return shape.shapes.flatMap(innerKeys);
    case "text":
    case "boolean":
    case "integer":
    case "choice":
    case "map":
    case "any":
      return [];
  }
}
function allowedWords(shape) {
  switch (shape.kind) {
    case "choice":
      return shape.values;
    case "boolean":
      return ["true", "false"];
    case "list":
      return allowedWords(shape.of);
    case "any-of":
      return [...new Set(shape.shapes.flatMap(allowedWords))];
    case "text":
    case "integer":
    case "map":
    case "record":
    case "any":
      return [];
  }
}
function hasChoices(shape) {
  return shape.kind === "list" ? hasChoices(shape.of) : shape.kind === "choice" || shape.kind === "any-of" && shape.shapes.some(hasChoices);
}

// src/editor/completion.ts
async function completeAt(file, document, position) {
  if (!isMarkdown(file.file.path))
    return [];
  let { text } = document, offset = document.offsetAt(position), cursor = cursorAt(text, offset);
  switch (cursor.kind) {
    case "key":
      return completeKey(file, document, cursor);
    case "value":
      return completeValue(file, document, cursor);
    case "body":
      return completeInBody(file, document, offset);
    case "nothing":
      return [];
  }
}
function place(offers, document, word) {
  let range = document.rangeOf(word);
  return offers.map(({ label, kind, detail, documentation, text = label, isDeprecated = !1 }, index) => ({
    label,
    kind,
    ...detail !== void 0 && { detail },
    ...documentation !== void 0 && { documentation },
    // Editors sort by this text: the usual order of keys, deprecated names last.
    sortText: `${isDeprecated ? "z" : "a"}${String(index).padStart(4, "0")}`,
    filterText: text,
    ...isDeprecated && { tags: [import_vscode_languageserver.CompletionItemTag.Deprecated] },
    textEdit: { range, newText: text }
  }));
}
function completeKey({ file }, document, { parent, word }) {
  let head = headOf(file);
  if (head === void 0)
    return [];
  let colon = /^ *:/.test(document.text.slice(word.end)) ? "" : ": ", offers = parent === void 0 ? topKeys(head, document.text, word) : keysWithin(keyOf(head, parent));
  return place(
    offers.map((offer) => ({ ...offer, text: `${offer.label}${colon}` })),
    document,
    word
  );
}
function topKeys(head, text, word) {
  let block = findHead(text)?.block ?? { start: 0, end: 0 }, others = `${text.slice(block.start, word.start)}
${text.slice(word.end, block.end)}`, written = new Set(Array.from(others.matchAll(/^([\w-]+) *:/gm), (match) => match[1]));
  return FRONTMATTER_KEYS[head].filter(({ name }) => !written.has(name)).map(({ name, about, clients, shape, successor }) => ({
    label: name,
    kind: import_vscode_languageserver.CompletionItemKind.Property,
    detail: nameClients(clients),
    documentation: `${about}
Value: ${describeShape(shape).replaceAll("`", "")}.`,
    isDeprecated: successor !== void 0
  }));
}
function keysWithin(key) {
  return (key === void 0 ? [] : innerKeys(key.shape)).map((label) => ({ label, kind: import_vscode_languageserver.CompletionItemKind.Property }));
}
async function completeValue({ file, repository }, document, { key, parent, word }) {
  let head = headOf(file);
  if (head === void 0)
    return [];
  if (parent === void 0 && TOOL_KEYS.has(key))
    return place(offerTools(isForClaude(head)), document, word);
  if (namesAgent(file.kind, key, parent)) {
    let agents = await readAgentNames(repository), offers = offerAgents(
      head,
      agents.filter((agent) => agent.file.path !== file.path)
    );
    return place(
      offers.map((offer) => ({ ...offer, text: quoteIfNeeded(offer.label, document.text, word) })),
      document,
      word
    );
  }
  let shape = keyOf(head, parent ?? key)?.shape, own = shape && (parent === void 0 ? shape : shapeOf(shape, key));
  if (own !== void 0 && MODEL_KEYS.has(key))
    return place(offerModels(head), document, word);
  if (parent === void 0 && own !== void 0 && innerKeys(own).length > 0)
    return isAloneOnLine(document.text, word) ? place(
      keysWithin(keyOf(head, key)).map((offer) => ({ ...offer, text: `${offer.label}: ` })),
      document,
      word
    ) : [];
  let words = own === void 0 ? [] : allowedWords(own);
  return place(
    words.map((label) => ({ label, kind: import_vscode_languageserver.CompletionItemKind.EnumMember })),
    document,
    word
  );
}
function isAloneOnLine(text, { start }) {
  return /^[ -]*$/.test(text.slice(text.lastIndexOf(`
`, start - 1) + 1, start));
}
function offerTools(isClaude) {
  return offeredTools(isClaude).map((label) => ({
    label,
    kind: import_vscode_languageserver.CompletionItemKind.Function,
    detail: nameClients(knownTool(label).clients)
  }));
}
function offerModels(head) {
  return (isForClaude(head) ? CLAUDE_MODELS : OFFERED_MODELS).map((label) => ({ label, kind: import_vscode_languageserver.CompletionItemKind.Value }));
}
function offerAgents(head, agents) {
  let isClaude = isForClaude(head), own = agents.filter(({ file }) => !isClaude || headOf(file) === "claude-agent").map(({ name, description, file }) => ({
    label: name,
    kind: import_vscode_languageserver.CompletionItemKind.Class,
    detail: file.path,
    ...description !== void 0 && { documentation: description }
  })), builtIn = isClaude ? CLAUDE_AGENTS : head === "prompt" ? VSCODE_AGENTS.map((name) => name.toLowerCase()) : [...VSCODE_AGENTS, ...COPILOT_CLI_AGENTS], names = new Set(own.map(({ label }) => label));
  return [
    ...own,
    ...builtIn.filter((name) => !names.has(name)).map((label) => ({ label, kind: import_vscode_languageserver.CompletionItemKind.Class, detail: "built in" }))
  ];
}
function quoteIfNeeded(name, text, { start }) {
  return /["']/.test(text.charAt(start - 1)) || /^[\p{L}\p{N}_][\p{L}\p{N} _./()+-]*$/u.test(name) ? name : JSON.stringify(name);
}
var OPENERS = /(#tool:|#file:|\]\(|(?<![^\s*])@)([^\s()<>"']*)$/i, MAX_TYPED_CHARACTERS = 300;
function completeInBody({ file, repository }, document, offset) {
  let before = document.text.slice(Math.max(0, offset - MAX_TYPED_CHARACTERS), offset), line = before.slice(before.lastIndexOf(`
`) + 1), [, opener = "", typed = ""] = OPENERS.exec(line) ?? [];
  if (opener === "")
    return [];
  let word = { start: offset - typed.length, end: offset };
  if (opener.toLowerCase() === "#tool:")
    return place(offerTools(!1), document, word);
  let offers = completePath(file.path, typed, repository.paths).map(({ text, isFolder }) => ({
    label: text,
    kind: isFolder ? import_vscode_languageserver.CompletionItemKind.Folder : import_vscode_languageserver.CompletionItemKind.File
  }));
  return place(offers, document, word);
}

// src/editor/deliver-diagnostics.ts
var EDIT_DELAY_MS = 10, NO_FINDINGS = [];
function openDiagnostics({ connection, folders, documents, abilities }, scheduler, report) {
  let shown = /* @__PURE__ */ new Map(), ids = resultIds(), isPlanned = !1, draw = (uri, findings) => {
    let document = documents.get(uri), found = document && folders.locate(uri), hiddenStart = found?.folder.session.texts.hiddenStart(found.path) ?? 0;
    return findings.map((finding) => editorDiagnostic(finding, document && { document, hiddenStart }));
  }, push = async () => {
    let current = await collect(folders, documents);
    for (let uri of [...shown.keys()].filter((one) => !current.has(one)))
      shown.delete(uri), await connection.sendDiagnostics({ uri, diagnostics: [] });
    for (let [uri, findings] of current)
      shown.get(uri) !== findings && (shown.set(uri, findings), await connection.sendDiagnostics({ uri, diagnostics: draw(uri, findings) }));
  }, refresh = async () => {
    let current = await collect(folders, documents), stale = [.../* @__PURE__ */ new Set([...shown.keys(), ...documents.all().map(({ uri }) => uri)])].filter((uri) => shown.has(uri) && shown.get(uri) !== (current.get(uri) ?? NO_FINDINGS));
    stale.length > 0 && abilities().refreshesDiagnostics && (stale.forEach((uri) => shown.delete(uri)), await connection.languages.diagnostics.refresh());
  };
  return {
    plan: () => {
      isPlanned || (isPlanned = !0, scheduler.later(EDIT_DELAY_MS, () => {
        isPlanned = !1, (abilities().pullsDiagnostics ? refresh() : push()).catch(
          (error) => report("check the workspace", error)
        );
      }));
    },
    pull: async (uri, previousResultId) => {
      let file = await folders.find(uri), findings = file === void 0 ? await findingsAt(folders, uri) ?? NO_FINDINGS : listOf(file.findings);
      shown.set(uri, findings);
      let resultId = ids(findings);
      return resultId === previousResultId ? { kind: "unchanged", resultId } : { kind: "full", resultId, items: draw(uri, findings) };
    },
    pullAll: async (previous) => {
      let current = await collect(folders, documents), known = new Map(previous.map(({ uri, value }) => [uri, value])), cleared = [...known.keys()].filter((uri) => !current.has(uri));
      return {
        items: [...current, ...cleared.map((uri) => [uri, NO_FINDINGS])].map(([uri, findings]) => {
          let resultId = ids(findings), version = documents.get(uri)?.version ?? null;
          return known.get(uri) === resultId ? { kind: "unchanged", uri, version, resultId } : { kind: "full", uri, version, resultId, items: draw(uri, findings) };
        })
      };
    },
    forget: (folder) => {
      if (folder !== void 0 && !abilities().pullsDiagnostics) {
        let below = uriBelow(folder.root, "x")?.slice(0, -1) ?? "";
        for (let uri of [...shown.keys()].filter((one) => one.startsWith(below)))
          shown.delete(uri), connection.sendDiagnostics({ uri, diagnostics: [] });
      }
    }
  };
}
function listOf(findings) {
  return findings.length === 0 ? NO_FINDINGS : findings;
}
async function findingsAt(folders, uri) {
  let found = folders.locate(uri), results = await found?.folder.session.results();
  return found && results?.findings.get(found.path);
}
async function collect(folders, documents) {
  await folders.ready();
  let found = /* @__PURE__ */ new Map();
  for (let { root, session } of folders.all()) {
    let results = await session.results(), openUris = new Map(
      documents.all().flatMap(({ uri }) => {
        let own = folders.locate(uri);
        return own?.folder.root === root ? [[own.path, uri]] : [];
      })
    );
    for (let [path, findings] of results.findings) {
      let uri = openUris.get(path) ?? (isInFolder(results, path) ? uriBelow(root, path) : void 0), owner = uri === void 0 ? void 0 : folders.locate(uri);
      uri !== void 0 && owner?.folder.root === root && found.set(uri, findings);
    }
  }
  return found;
}
function isInFolder({ files }, path) {
  let level = files.get(path)?.level;
  return level === void 0 ? !path.startsWith("~/") : level === "repository";
}
function resultIds() {
  let ids = /* @__PURE__ */ new WeakMap(), last = 0;
  return (findings) => {
    let known = ids.get(findings);
    return known !== void 0 ? known : (last += 1, ids.set(findings, String(last)), String(last));
  };
}

// node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var FullTextDocument = class _FullTextDocument {
  constructor(uri, languageId, version, content) {
    this._uri = uri, this._languageId = languageId, this._version = version, this._content = content, this._lineOffsets = void 0;
  }
  get uri() {
    return this._uri;
  }
  get languageId() {
    return this._languageId;
  }
  get version() {
    return this._version;
  }
  getText(range) {
    if (range) {
      let start = this.offsetAt(range.start), end = this.offsetAt(range.end);
      return this._content.substring(start, end);
    }
    return this._content;
  }
  update(changes, version) {
    for (let change of changes)
      if (_FullTextDocument.isIncremental(change)) {
        let range = getWellformedRange(change.range), startOffset = this.offsetAt(range.start), endOffset = this.offsetAt(range.end);
        this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
        let insertedEndOffset = startOffset + change.text.length, crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 && this._content.charCodeAt(startOffset) === 10, crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 && this._content.charCodeAt(insertedEndOffset) === 10;
        if (crlfAtStart || crlfAtEnd) {
          this._lineOffsets = void 0;
          continue;
        }
        let startLine = Math.max(range.start.line, 0), endLine = Math.max(range.end.line, 0), lineOffsets = this._lineOffsets, addedLineOffsets = computeLineOffsets(change.text, !1, startOffset);
        if (endLine - startLine === addedLineOffsets.length)
          for (let i = 0, len = addedLineOffsets.length; i < len; i++)
            lineOffsets[i + startLine + 1] = addedLineOffsets[i];
        else
          addedLineOffsets.length < 1e4 ? lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets) : this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
        let diff = change.text.length - (endOffset - startOffset);
        if (diff !== 0)
          for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++)
            lineOffsets[i] = lineOffsets[i] + diff;
      } else if (_FullTextDocument.isFull(change))
        this._content = change.text, this._lineOffsets = void 0;
      else
        throw new Error("Unknown change event received");
    this._version = version;
  }
  getLineOffsets() {
    return this._lineOffsets === void 0 && (this._lineOffsets = computeLineOffsets(this._content, !0)), this._lineOffsets;
  }
  positionAt(offset) {
    offset = Math.max(Math.min(offset, this._content.length), 0);
    let lineOffsets = this.getLineOffsets(), low = 0, high = lineOffsets.length;
    if (high === 0)
      return { line: 0, character: offset };
    for (; low < high; ) {
      let mid = Math.floor((low + high) / 2);
      lineOffsets[mid] > offset ? high = mid : low = mid + 1;
    }
    let line = low - 1;
    return offset = this.ensureBeforeEOL(offset, lineOffsets[line]), { line, character: offset - lineOffsets[line] };
  }
  offsetAt(position) {
    let lineOffsets = this.getLineOffsets();
    if (position.line >= lineOffsets.length)
      return this._content.length;
    if (position.line < 0)
      return 0;
    let lineOffset = lineOffsets[position.line];
    if (position.character <= 0)
      return lineOffset;
    let nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length, offset = Math.min(lineOffset + position.character, nextLineOffset);
    return this.ensureBeforeEOL(offset, lineOffset);
  }
  getLineRange(line) {
    let lineOffsets = this.getLineOffsets();
    if (line >= lineOffsets.length) {
      let lastLine = lineOffsets.length - 1;
      return { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: this._content.length - lineOffsets[lastLine] } };
    } else if (line < 0)
      return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    let startOffset = lineOffsets[line], nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length, endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
    return { start: { line, character: 0 }, end: { line, character: endOffset - startOffset } };
  }
  getEOLCharacters(line) {
    let lineOffsets = this.getLineOffsets();
    if (line >= lineOffsets.length)
      return "";
    if (line < 0)
      return "";
    let nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length, eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
    return this._content.substring(eolOffset, nextLineOffset);
  }
  ensureBeforeEOL(offset, lineOffset) {
    for (; offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1)); )
      offset--;
    return offset;
  }
  get lineCount() {
    return this.getLineOffsets().length;
  }
  static isIncremental(event) {
    let candidate = event;
    return candidate != null && typeof candidate.text == "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength == "number");
  }
  static isFull(event) {
    let candidate = event;
    return candidate != null && typeof candidate.text == "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
  }
}, TextDocument;
(function(TextDocument2) {
  function create(uri, languageId, version, content) {
    return new FullTextDocument(uri, languageId, version, content);
  }
  TextDocument2.create = create;
  function update(document, changes, version) {
    if (document instanceof FullTextDocument)
      return document.update(changes, version), document;
    throw new Error("TextDocument.update: document must be created by TextDocument.create");
  }
  TextDocument2.update = update;
  function applyEdits2(document, edits) {
    let text = document.getText(), sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
      let diff = a.range.start.line - b.range.start.line;
      return diff === 0 ? a.range.start.character - b.range.start.character : diff;
    }), lastModifiedOffset = 0, spans = [];
    for (let e of sortedEdits) {
      let startOffset = document.offsetAt(e.range.start);
      if (startOffset < lastModifiedOffset)
        throw new Error("Overlapping edit");
      startOffset > lastModifiedOffset && spans.push(text.substring(lastModifiedOffset, startOffset)), e.newText.length && spans.push(e.newText), lastModifiedOffset = document.offsetAt(e.range.end);
    }
    return spans.push(text.substr(lastModifiedOffset)), spans.join("");
  }
  TextDocument2.applyEdits = applyEdits2;
})(TextDocument || (TextDocument = {}));
function mergeSort(data, compare2) {
  if (data.length <= 1)
    return data;
  let p = data.length / 2 | 0, left = data.slice(0, p), right = data.slice(p);
  mergeSort(left, compare2), mergeSort(right, compare2);
  let leftIdx = 0, rightIdx = 0, i = 0;
  for (; leftIdx < left.length && rightIdx < right.length; )
    compare2(left[leftIdx], right[rightIdx]) <= 0 ? data[i++] = left[leftIdx++] : data[i++] = right[rightIdx++];
  for (; leftIdx < left.length; )
    data[i++] = left[leftIdx++];
  for (; rightIdx < right.length; )
    data[i++] = right[rightIdx++];
  return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
  let result = isAtLineStart ? [textOffset] : [];
  for (let i = 0; i < text.length; i++) {
    let ch = text.charCodeAt(i);
    isEOL(ch) && (ch === 13 && i + 1 < text.length && text.charCodeAt(i + 1) === 10 && i++, result.push(textOffset + i + 1));
  }
  return result;
}
function isEOL(char) {
  return char === 13 || char === 10;
}
function getWellformedRange(range) {
  let start = range.start, end = range.end;
  return start.line > end.line || start.line === end.line && start.character > end.character ? { start: end, end: start } : range;
}
function getWellformedEdit(textEdit2) {
  let range = getWellformedRange(textEdit2.range);
  return range !== textEdit2.range ? { newText: textEdit2.newText, range } : textEdit2;
}

// src/editor/documents.ts
function openDocuments() {
  let documents = /* @__PURE__ */ new Map(), keep = (document) => {
    let open = describe(document);
    return documents.set(document.uri, { document, open }), open;
  };
  return {
    get: (uri) => documents.get(uri)?.open,
    all: () => [...documents.values()].map(({ open }) => open),
    open: (uri, version, text) => keep(TextDocument.create(uri, "", version, text)),
    change: (uri, version, changes) => {
      let known = documents.get(uri);
      return known && keep(TextDocument.update(known.document, [...changes], version));
    },
    close: (uri) => {
      documents.delete(uri);
    }
  };
}
function describe(document) {
  return {
    uri: document.uri,
    version: document.version,
    text: document.getText(),
    offsetAt: (position) => document.offsetAt(position),
    positionAt: (offset) => document.positionAt(offset),
    rangeOf: ({ start, end }) => ({ start: document.positionAt(start), end: document.positionAt(end) })
  };
}

// src/editor/folders.ts
import { dirname } from "node:path";

// src/editor/open-texts.ts
var BYTE_ORDER_MARK = "\uFEFF";
function openTexts() {
  let open = /* @__PURE__ */ new Map();
  return {
    set: (path, text) => {
      let before = open.get(path)?.standing ?? "opened";
      open.set(path, { text, standing: before === "unreadable" ? "plain" : before });
    },
    close: (path) => {
      open.delete(path);
    },
    compareAgain: (path) => {
      let known = open.get(path);
      known !== void 0 && open.set(path, { ...known, standing: "opened" });
    },
    compareWith: async (disk) => {
      let hasNew = !1;
      for (let [path, { standing }] of open)
        if (standing === "opened") {
          let compared = await compare(disk, path);
          hasNew ||= compared === "new";
          let now = open.get(path);
          now !== void 0 && open.set(path, { text: now.text, standing: compared });
        }
      return hasNew;
    },
    textOf: (path) => {
      let found = open.get(path);
      return found === void 0 || found.standing === "unreadable" ? void 0 : found.standing === "marked" && !found.text.startsWith(BYTE_ORDER_MARK) ? `${BYTE_ORDER_MARK}${found.text}` : found.text;
    },
    paths: () => [...open].flatMap(([path, { standing }]) => standing === "new" ? [path] : []),
    hiddenStart: (path) => {
      let found = open.get(path);
      return found?.standing === "marked" && !found.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    }
  };
}
var MAX_COMPARED_BYTES = 1024 * 1024;
async function compare(disk, path) {
  let file = await (disk.readUpTo?.(path, MAX_COMPARED_BYTES) ?? disk.read(path));
  if (file.kind === "missing")
    return "new";
  let decoded = file.kind === "file" ? decodeUtf8(file.bytes) : void 0;
  return decoded?.kind === "not-utf-8" ? "unreadable" : decoded?.text.startsWith(BYTE_ORDER_MARK) === !0 ? "marked" : "plain";
}

// src/editor/folder-session.ts
var STEPS = ["none", "check", "walk", "list", "configure"];
function isAtLeast(step, least) {
  return STEPS.indexOf(step) >= STEPS.indexOf(least);
}
var WALK_DELAY_MS = 300;
function openSession(folder, scheduler, onChange) {
  let texts = openTexts(), state = {
    needed: "configure",
    isDisposed: !1,
    changed: /* @__PURE__ */ new Set(),
    results: NO_RESULTS,
    configured: void 0,
    listed: void 0,
    running: void 0,
    cancelWalk: void 0
  }, watch = watchReads(scheduler, () => state.isDisposed), need = (step) => {
    state.needed = isAtLeast(state.needed, step) ? state.needed : step;
  }, doStep = async (step, edits) => {
    let isRelisted = isAtLeast(step, "list"), last = step === "configure" ? void 0 : state.configured, disk = last === void 0 || isRelisted ? folder.openDisk() : last.disk, hasNewPath = await texts.compareWith(disk);
    if (state.configured = last === void 0 ? await configure(folder, disk, texts, watch) : { ...last, disk }, isAtLeast(step, "walk") || hasNewPath || state.listed === void 0) {
      let known = isRelisted || hasNewPath || last === void 0 ? void 0 : state.listed;
      state.listed = await listFolder(state.configured, texts, watch, known);
    } else [...edits].some((path) => state.listed?.reads.has(path)) && postponeWalk();
    state.results = await checkFolder(state.configured, state.listed, withLinked(edits, state.listed), state.results);
  }, run = async () => {
    for (; state.needed !== "none" && !state.isDisposed; ) {
      let { needed: step, changed: edits } = state;
      state.needed = "none", state.changed = /* @__PURE__ */ new Set();
      try {
        await doStep(step, edits);
      } catch (error) {
        throw need(step), edits.forEach((path) => state.changed.add(path)), error;
      }
    }
  }, results = async () => {
    for (; (state.needed !== "none" || state.running !== void 0) && !state.isDisposed; )
      state.running ??= run().finally(() => {
        state.running = void 0;
      }), await state.running;
    return state.results;
  }, walkNow = async () => {
    let before = state.results;
    need("walk"), await results() !== before && onChange();
  }, postponeWalk = () => {
    state.cancelWalk ??= scheduler.later(WALK_DELAY_MS, () => {
      state.cancelWalk = void 0, walkNow().catch(() => {
      });
    });
  };
  return {
    texts,
    noteEdits: (paths) => {
      paths.forEach((path) => state.changed.add(path)), need(paths.some((path) => state.configured?.readFrom.has(path)) ? "configure" : "check");
    },
    noteNewPaths: () => need("list"),
    results,
    settle: async () => {
      for (await results(); state.cancelWalk !== void 0 && !state.isDisposed; )
        state.cancelWalk(), state.cancelWalk = void 0, await walkNow();
      return state.results;
    },
    dispose: () => {
      state.isDisposed = !0, state.cancelWalk?.();
    }
  };
}

// src/editor/folders.ts
function openFolders(open, findRepository, scheduler, onChange) {
  let folders = /* @__PURE__ */ new Map(), searching = Promise.resolve(), add = (root) => {
    folders.has(root) || folders.set(root, { root, session: openSession(open(root), scheduler, onChange) });
  }, locate = (uri) => {
    let file = filePathOf(uri);
    return [...folders.values()].flatMap((folder) => {
      let path = file === void 0 ? void 0 : pathBelow(folder.root, file);
      return path === void 0 ? [] : [{ folder, path }];
    }).toSorted((a, b) => b.folder.root.length - a.folder.root.length)[0];
  }, setText = ({ uri, text }) => {
    let found = locate(uri);
    return found?.folder.session.texts.set(found.path, text), found?.folder.session.noteEdits([found.path]), found !== void 0;
  }, noteOnDisk = (uri, update) => {
    let found = locate(uri);
    if (found !== void 0) {
      let { session } = found.folder;
      [...session.texts.paths()].includes(found.path) && session.noteNewPaths(), update(session.texts, found.path), session.noteEdits([found.path]);
    }
  }, search = async (document) => {
    let file = filePathOf(document.uri), root = file === void 0 ? void 0 : await findRepository(dirname(file)).catch(() => {
    });
    root !== void 0 && (add(root), setText(document), onChange());
  };
  return {
    all: () => [...folders.values()],
    add: (root) => {
      root !== void 0 && add(root);
    },
    remove: (root) => {
      let folder = root === void 0 ? void 0 : folders.get(root);
      return folder?.session.dispose(), folders.delete(folder?.root ?? ""), folder;
    },
    noteText: (document) => {
      setText(document) || (searching = searching.then(() => search(document)));
    },
    noteSaved: (uri) => noteOnDisk(uri, (texts, path) => texts.compareAgain(path)),
    noteClosed: (uri) => noteOnDisk(uri, (texts, path) => texts.close(path)),
    noteFile: (uri, isNewPath) => {
      let found = locate(uri);
      found !== void 0 && !/(?:^|\/)\.git\//.test(found.path) && (found.folder.session.texts.compareAgain(found.path), found.folder.session.noteEdits([found.path]), isNewPath && found.folder.session.noteNewPaths());
    },
    locate,
    find: async (uri) => {
      await searching;
      let found = locate(uri), results = await found?.folder.session.results(), file = found && results?.files.get(found.path);
      return found === void 0 || file === void 0 || results?.repository === void 0 ? void 0 : {
        root: found.folder.root,
        file,
        findings: results.findings.get(found.path) ?? [],
        repository: results.repository,
        hiddenStart: found.folder.session.texts.hiddenStart(found.path)
      };
    },
    ready: () => searching,
    close: () => {
      folders.forEach(({ session }) => session.dispose()), folders.clear();
    }
  };
}

// src/editor/glob-count.ts
var MAX_COMPARED = 5e4;
function countGlob(pattern, root, { entries }) {
  let fromRoot = githubGlobs([pattern], root), vscode = vscodeGlobs([pattern], root), [invalid] = fromRoot.invalid, compared = entries.length > MAX_COMPARED ? entries.slice(0, MAX_COMPARED) : entries, files = compared.flatMap(({ path, kind }) => kind === "file" ? [path] : []);
  return {
    vscode: files.filter((path) => vscode.matches(path) !== void 0),
    fromRoot: files.filter((path) => fromRoot.matches(path) !== void 0),
    isCut: compared.length < entries.length,
    ...invalid !== void 0 && vscode.patterns.length === 0 && { problem: invalid.reason }
  };
}

// src/editor/hover.ts
async function hoverAt(file, document, position) {
  if (!isMarkdown(file.file.path))
    return;
  let offset = document.offsetAt(position), cursor = cursorAt(document.text, offset), explained = await explain(file, document.text, cursor, offset);
  return explained && {
    contents: { kind: import_vscode_languageserver.MarkupKind.Markdown, value: explained.lines.join(`

`) },
    range: document.rangeOf(explained.range)
  };
}
async function explain(file, text, cursor, offset) {
  switch (cursor.kind) {
    case "key":
      return explainKey(file, cursor);
    case "value":
      return explainValue(file, text, cursor, offset);
    case "body":
      return explainReference(file, text, offset);
    case "nothing":
      return;
  }
}
function explainKey({ file }, { name, parent, word }) {
  let head = headOf(file), key = head && keyOf(head, parent ?? name);
  if (key === void 0)
    return;
  if (parent !== void 0) {
    let shape = shapeOf(key.shape, name);
    return shape && { range: word, lines: [`${codeSpan(name)} of ${codeSpan(parent)}: ${describeShape(shape)}.`] };
  }
  let readers = readersOf(file.clients), using = readers.filter((client) => key.clients.includes(client)), ignoring = readers.filter((client) => !key.clients.includes(client));
  return {
    range: word,
    lines: [
      `${codeSpan(name)}: ${key.about}`,
      `Read by ${nameClients(using)}.${ignoring.length === 0 ? "" : ` Ignored by ${nameClients(ignoring)}.`}`,
      `Value: ${describeShape(key.shape)}.`,
      ...key.isRequired === !0 ? ["Required: some clients skip the file without it."] : [],
      ...key.successor === void 0 ? [] : [`Deprecated. Write ${codeSpan(key.successor)}.`]
    ]
  };
}
function readersOf(clients) {
  return clients.length === 0 ? CLIENTS : clients;
}
async function explainValue(found, text, { key, parent, word, written }, offset) {
  let { file, repository } = found, head = headOf(file), name = text.slice(word.start, word.end);
  if (parent === void 0 && GLOB_KEYS.has(key))
    return explainGlob(found, text, written, offset);
  if (name === "")
    return;
  if (parent === void 0 && TOOL_KEYS.has(key))
    return { range: word, lines: explainTool(name) };
  if (namesAgent(file.kind, key, parent))
    return { range: word, lines: await explainAgent(name, repository, isForClaude(head)) };
  if (MODEL_KEYS.has(key))
    return { range: word, lines: isForClaude(head) ? explainClaudeModel(name) : explainModel(name) };
  let shape = head && keyOf(head, parent ?? key)?.shape, own = shape && (parent === void 0 ? shape : shapeOf(shape, key));
  return own !== void 0 && hasChoices(own) ? { range: word, lines: [`${codeSpan(key)}: ${describeShape(own)}.`] } : void 0;
}
var MAX_SHOWN_PATHS = 10, GLOB_HEADS_OF_VSCODE = /* @__PURE__ */ new Set(["instructions", "claude-rule"]);
function explainGlob({ file, repository }, text, written, offset) {
  let glob = globAround(text, written, offset);
  if (glob === void 0)
    return;
  let { vscode, fromRoot, isCut, problem } = countGlob(glob.pattern, file.root, repository.paths);
  if (problem !== void 0)
    return {
      range: glob.range,
      lines: [`${codeSpan(glob.pattern)} cannot be used as a glob: ${plainMarkdown(problem)}.`]
    };
  let files = (count) => `${isCut ? "at least " : ""}${count === 1 ? "1 file" : `${count} files`}`, pattern = codeSpan(glob.pattern), isVscode = readersOf(file.clients).includes("vscode") && GLOB_HEADS_OF_VSCODE.has(headOf(file)), other = headOf(file) === "instructions" ? "on github.com" : "in Claude Code", all = isVscode && vscode.length >= fromRoot.length ? vscode : fromRoot, shown = all.slice(0, MAX_SHOWN_PATHS), rest = all.length - shown.length;
  return {
    range: glob.range,
    lines: [
      !isVscode || vscode.length === fromRoot.length ? `${pattern} matches ${files(fromRoot.length)} of the workspace.` : `${pattern} matches ${files(vscode.length)} of the workspace in VS Code, and ${files(fromRoot.length)} ${other}.`,
      ...shown.length === 0 ? [] : [[...shown.map((path) => `- ${codeSpan(path)}`), ...rest > 0 ? [`- and ${rest} more`] : []].join(`
`)]
    ]
  };
}
function globAround(text, { start, end }, offset) {
  let value = text.slice(start, end), lead = /^[[\s]*["']?/.exec(value)?.[0].length ?? 0, inner = value.slice(lead).replace(/["']?[\]\s]*$/, ""), at2 = offset - start - lead, found = splitGlobList(inner).find(({ range }) => range.start <= at2 && at2 <= range.end);
  if (found === void 0)
    return;
  let base = start + lead;
  return { pattern: found.pattern.replaceAll(/^["']|["']$/g, ""), range: { start: base + found.range.start, end: base + found.range.end } };
}
function explainTool(name) {
  let { clients, notes, successors } = knownTool(name), isServerTool = notes.length > 0 || name.includes("/") || name.includes(".");
  return [
    clients.length > 0 ? `${codeSpan(name)}: a tool of ${nameClients(clients)}.` : isServerTool ? `${codeSpan(name)}: not a built-in tool of any client. It may be a tool of an MCP server or an extension.` : `${codeSpan(name)}: no client has a built-in tool of this name.`,
    ...notes.map(plainMarkdown),
    ...successors.length === 0 ? [] : [`VS Code has renamed it. Write ${successors.map((one) => codeSpan(one)).join(" or ")}.`]
  ];
}
function explainClaudeModel(written) {
  let name = codeSpan(written);
  return CLAUDE_MODELS.includes(written) ? [`${name}: a model of Claude Code${written === "inherit" ? ", the one of the main session" : ""}.`] : [
    OTHER_CLAUDE_MODELS.test(written) ? `${name}: Claude Code takes this name or id of a model.` : `${name}: not a model of Claude Code. Write ${CLAUDE_MODELS.map((one) => codeSpan(one)).join(", ")}, or the id of a Claude model.`
  ];
}
function explainModel(written) {
  let name = codeSpan(written);
  if (CLAUDE_MODELS.includes(written))
    return explainClaudeModel(written);
  let standing = isOtherVendor(written) ? { kind: "beyond" } : standingOfModel(written);
  switch (standing.kind) {
    case "offered":
      return [
        `${name}: Copilot offers this model (${plainMarkdown(standing.name)}) in VS Code, on github.com and in the Copilot CLI.`
      ];
    case "retired":
      return [
        `${name}: Copilot does not offer this model since ${standing.date}.`,
        `Its successor is ${plainMarkdown(standing.successor)}.`
      ];
    case "unknown":
      return [
        `${name}: not a model of Copilot.${standing.near === void 0 ? "" : ` Did you mean ${codeSpan(standing.near)}?`}`
      ];
    case "beyond":
      return [`${name}: not in the list of Copilot's models. It may be newer, or come from another provider.`];
  }
}
async function explainAgent(name, repository, isClaude) {
  let builtIn = builtInAgents(name, isClaude), own = (await readAgentNames(repository)).filter((agent) => agent.name === name || agent.file.name === name).map(
    ({ description, file }) => `${codeSpan(name)}: the agent in ${codeSpan(file.path)}${file.clients.length === 0 ? "" : `, for ${nameClients(file.clients)}`}.${description === void 0 ? "" : ` ${plainMarkdown(description.slice(0, MAX_DESCRIPTION_CHARACTERS))}`}`
  ), others = builtIn.map((client) => `${codeSpan(name)}: a built-in agent of ${CLIENT_NAMES[client]}.`), all = [...own, ...others];
  return all.length === 0 ? [`${codeSpan(name)}: no agent of this repository or of a client has this name.`] : all;
}
var MAX_DESCRIPTION_CHARACTERS = 400;
function explainReference({ file, repository }, text, offset) {
  let found = findReferences(file, text, repository).find(
    ({ range }) => range.start <= offset && offset <= range.end
  );
  return found && { range: found.range, lines: describeTarget(found) };
}
function describeTarget({ target, leadsTo }) {
  switch (leadsTo.kind) {
    case "file":
      return [`Leads to the file ${codeSpan(leadsTo.path)}.`];
    case "folder":
      return [`Leads to the folder ${codeSpan(`${leadsTo.path}/`)}.`];
    case "missing":
      return [`Leads to ${codeSpan(leadsTo.path)}, which does not exist.`];
    case "tool":
      return explainTool(leadsTo.name);
    case "elsewhere":
      return [`${codeSpan(target)}: ${plainMarkdown(leadsTo.reason)}.`];
  }
}

// src/editor/client-abilities.ts
function readAbilities({ textDocument, workspace }) {
  return {
    pullsDiagnostics: textDocument?.diagnostic !== void 0,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === !0,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === !0,
    changesFolders: workspace?.workspaceFolders === !0,
    editsVersions: workspace?.workspaceEdit?.documentChanges === !0,
    renamesFiles: workspace?.workspaceEdit?.documentChanges === !0 && workspace.workspaceEdit.resourceOperations?.includes("rename") === !0
  };
}

// src/editor/server.ts
function serveEditor(streams, machine) {
  return new Promise((resolve) => {
    let close = () => {
    }, connection = connect(streams, (exitCode) => {
      close(), resolve(exitCode);
    });
    close = answer(connection, machine), connection.listen();
  });
}
function answer(connection, machine) {
  let documents = openDocuments(), abilities = readAbilities({}), folders = openFolders(machine.openFolder, machine.findRepository, machine.scheduler, () => diagnostics.plan()), isEnding = !1, end = () => {
    isEnding = !0, folders.close();
  }, report = (work, error) => {
    isEnding || connection.console.error(`Housestyle could not ${work}: ${messageOf(error)}`);
  }, server = { connection, folders, documents, abilities: () => abilities, report }, diagnostics = openDiagnostics(server, machine.scheduler, report);
  return connection.onInitialize((params) => (abilities = readAbilities(params.capabilities), rootsOf(params).forEach((root) => folders.add(root)), describeServer(machine.version, abilities))), connection.onInitialized(() => {
    abilities.registersWatchers && connection.client.register(import_vscode_languageserver.DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: "**/*" }] }).catch((error) => report("watch the files", error)), abilities.changesFolders && connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      removed.forEach(({ uri }) => diagnostics.forget(folders.remove(filePathOf(uri)))), added.forEach(({ uri }) => folders.add(filePathOf(uri))), diagnostics.plan();
    }), diagnostics.plan();
  }), listenToDocuments(server, diagnostics.plan), connection.onDidChangeWatchedFiles(({ changes }) => {
    noteFileEvents(folders, changes), diagnostics.plan();
  }), connection.onDidChangeConfiguration(() => {
    folders.all().forEach(({ session }) => session.noteNewPaths()), diagnostics.plan();
  }), answerRequests(server, diagnostics), connection.onShutdown(end), end;
}
function listenToDocuments({ connection, documents, folders }, plan) {
  let note = (document) => {
    document !== void 0 && (folders.noteText(document), plan());
  };
  connection.onDidOpenTextDocument(
    ({ textDocument: { uri, version, text } }) => note(documents.open(uri, version, text))
  ), connection.onDidChangeTextDocument(
    ({ textDocument: { uri, version }, contentChanges }) => note(documents.change(uri, version, contentChanges))
  ), connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
    folders.noteSaved(uri), plan();
  }), connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.close(uri), folders.noteClosed(uri), plan();
  });
}
function answerRequests(server, diagnostics) {
  let { connection, abilities } = server;
  connection.languages.diagnostics.on(
    (params, token) => guard(server, "check a file", token, () => diagnostics.pull(params.textDocument.uri, params.previousResultId))
  ), connection.languages.diagnostics.onWorkspace(
    (params, token) => guard(server, "check the workspace", token, () => diagnostics.pullAll(params.previousResultIds))
  ), connection.onCodeAction(
    ({ textDocument, range, context }, token) => guard(
      server,
      "offer fixes",
      token,
      () => inFile(
        server,
        textDocument.uri,
        [],
        (file, document) => findCodeActions(file, document, range, context.only, abilities())
      )
    )
  ), connection.onHover(
    ({ textDocument, position }, token) => guard(
      server,
      "explain a place",
      token,
      () => inFile(server, textDocument.uri, void 0, (file, document) => hoverAt(file, document, position))
    )
  ), connection.onCompletion(
    ({ textDocument, position }, token) => guard(
      server,
      "complete a word",
      token,
      () => inFile(server, textDocument.uri, [], (file, document) => completeAt(file, document, position))
    )
  ), connection.onDocumentLinks(
    ({ textDocument }, token) => guard(
      server,
      "find links",
      token,
      () => inFile(server, textDocument.uri, [], (file, document) => findDocumentLinks(file, document))
    )
  );
}
async function inFile({ folders, documents }, uri, empty, answerFor) {
  let file = await folders.find(uri), document = documents.get(uri);
  return file === void 0 || document === void 0 ? empty : answerFor(file, document);
}
async function guard({ report }, work, token, run) {
  let cancelled = new Promise((_, reject) => {
    token.onCancellationRequested(
      () => reject(new import_vscode_languageserver.ResponseError(import_vscode_languageserver.LSPErrorCodes.RequestCancelled, "The request was cancelled"))
    );
  });
  try {
    return await Promise.race([run(), cancelled]);
  } catch (error) {
    throw error instanceof import_vscode_languageserver.ResponseError ? error : (report(work, error), new import_vscode_languageserver.ResponseError(import_vscode_languageserver.ErrorCodes.InternalError, `Housestyle could not ${work}: ${messageOf(error)}`));
  }
}
function noteFileEvents(folders, events) {
  for (let { uri, type } of events)
    folders.noteFile(uri, type !== 2);
}
function rootsOf({ workspaceFolders, rootUri, rootPath }) {
  let uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]), roots = uris.flatMap((uri) => filePathOf(uri) ?? []);
  return roots.length === 0 && typeof rootPath == "string" && uris.length === 0 ? [rootPath] : roots;
}
var TRIGGERS = [":", " ", "/", "(", "[", ",", "@", "#", '"', "'"];
function describeServer(version, { changesFolders }) {
  return {
    serverInfo: { name: "housestyle", version },
    capabilities: {
      textDocumentSync: { openClose: !0, change: import_vscode_languageserver.TextDocumentSyncKind.Incremental, save: { includeText: !1 } },
      diagnosticProvider: { identifier: "housestyle", interFileDependencies: !0, workspaceDiagnostics: !0 },
      codeActionProvider: { codeActionKinds: [import_vscode_languageserver.CodeActionKind.QuickFix, FIX_ALL] },
      hoverProvider: !0,
      completionProvider: { triggerCharacters: TRIGGERS },
      documentLinkProvider: {},
      workspace: { workspaceFolders: { supported: !0, changeNotifications: changesFolders } }
    }
  };
}

// src/commands/lsp.ts
async function runLanguageServer(line, terminal) {
  let { stdin: input, stdout: output } = process;
  input.isTTY && terminal.say(
    "This is a language server: an editor starts it and speaks to it. `housestyle validate` is for people. Ctrl+C ends it."
  );
  let exitCode = await Promise.race([
    serveEditor({ input, output }, describeMachine(line, followOrSay(line, terminal))),
    new Promise((resolve) => {
      terminal.signal.addEventListener("abort", () => resolve(0), { once: !0 });
    })
  ]);
  return input.destroy(), exitCode;
}
function followOrSay(line, terminal) {
  let follow = followExtends(line, terminal), said = /* @__PURE__ */ new Set();
  return follow && (async (own, flags) => {
    try {
      return await follow(own, flags);
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== "extends-unreadable")
        throw error;
      return said.has(error.message) || (said.add(error.message), terminal.say(
        `${error.message}. Only the configuration of the folder counts until the server is started again.`
      )), { config: own, flags, policy: [] };
    }
  });
}
function describeMachine(line, follow) {
  return {
    openFolder: (root) => describeFolder(root, line, () => checkoutWorkspace(root), follow),
    findRepository: async (folder) => {
      let opened = await openRepository(folder);
      if (opened.kind !== "problem")
        return opened.repository.close(), opened.repository.root;
    },
    scheduler: {
      later: (milliseconds, callback) => {
        let timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      breathe: () => new Promise((resolve) => {
        setImmediate(resolve);
      })
    },
    version: VERSION
  };
}
function describeFolder(root, line, openDisk, follow) {
  return {
    openDisk,
    readTerms: async (workspace) => {
      let options = await readCommandOptions(line, workspace, follow), guidance = await localGuidance(workspace, workspace, options, line.userFolder), terms = await readTerms(options, workspace);
      return {
        guidance,
        options,
        terms: { ...terms, repositoryName: () => readOwnName(root) },
        readFrom: [CONFIG_PATH, options.baseline ?? BASELINE_PATH]
      };
    }
  };
}
export {
  describeFolder,
  runLanguageServer
};
