import {
  shortDigest as shortDigest
} from "./joined-bd938c68.js";
import {
  converse as converse
} from "./joined-2a42ba82.js";
import {
  composeWriting as composeWriting
} from "./joined-b6ca0868.js";
import {
  filesToName as filesToName,
  concealSecrets as concealSecrets,
  fullNameOf as fullNameOf
} from "./joined-2a895a02.js";
import {
  isTestPath as isTestPath
} from "./joined-83b8efb9.js";
import {
  fold as fold,
  markdownTable as markdownTable,
  takeWithin as takeWithin,
  modelDocument as modelDocument,
  modelWords as modelWords
} from "./joined-c0f10e06.js";
import {
  languageOf as languageOf
} from "./joined-b7fd8cd1.js";
import {
  writeCount as writeCount,
  showHidden as showHidden
} from "./joined-5ac99ec6.js";
import {
  shorten as shorten,
  shortenPath as shortenPath,
  takeStart as takeStart
} from "./joined-a845ed26.js";
import {
  interruptedError as interruptedError,
  runError as runError
} from "./joined-e117912a.js";
import {
  grammarOf as grammarOf
} from "./joined-dde26feb.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  parseAnswer
} from "./chunk-3X5NOF5P.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";

// src/changes/group-files.ts
var MOST_GROUPS = 12, FEW_FILES = 6;
function groupFiles(files, most = MOST_GROUPS) {
  let top = divide({ folder: ROOT, files, isWhole: !0 });
  if (top.length > most)
    return keepLargest(top, most);
  let groups = top;
  for (; ; ) {
    let next = divideLargest(groups, most);
    if (next === void 0)
      return inOrder(groups).map(drawGroup);
    groups = next;
  }
}
var ROOT = "";
function divideLargest(groups, most) {
  let bySize = groups.filter(({ isWhole }) => isWhole).toSorted(compareSize);
  for (let group of bySize) {
    let parts = divide(group);
    if (parts.length === 1 && parts[0]?.folder !== group.folder || parts.length > 1 && group.files.length > FEW_FILES && groups.length - 1 + parts.length <= most)
      return [...groups.filter((other) => other !== group), ...parts];
  }
}
function divide({ folder, files }) {
  let prefix = folder === ROOT ? "" : `${folder}/`;
  return [...groupBy(files, ({ path }) => {
    let end = path.indexOf("/", prefix.length);
    return end < 0 ? folder : path.slice(0, end);
  })].map(([name, own]) => ({ folder: name, files: own, isWhole: name !== folder }));
}
function keepLargest(groups, most) {
  let kept = groups.filter(({ folder }) => folder !== ROOT).toSorted(compareSize).slice(0, most - 1), rest = groups.filter((group) => !kept.includes(group)).flatMap(({ files }) => files);
  return [...inOrder(kept).map(drawGroup), { folder: void 0, files: rest }];
}
function drawGroup({ folder, files }) {
  return { folder: folder === ROOT ? void 0 : folder, files };
}
function inOrder(groups) {
  return groups.toSorted((one, other) => compareText(one.folder, other.folder));
}
function compareSize(one, other) {
  return other.files.length - one.files.length || compareText(one.folder, other.folder);
}
function compareText(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}

// src/symbols/hidden-declarations.ts
function hidingOf(language, lines, declarations) {
  switch (language) {
    case "go":
      return (one) => GO_METHOD_OF_OWN_TYPE.test(lines[one.line - 1]?.slice(one.column) ?? "");
    case "python":
      return (one) => one.kind === "variable" && PYTHON_LOOP.test(lines[one.line - 1] ?? "");
    case "ruby":
      return hidingOfRuby(lines, declarations);
    default:
      return () => !1;
  }
}
var GO_METHOD_OF_OWN_TYPE = /^func \(\s*(?:[\p{L}_][\p{L}\p{N}_]*\s+)?\*?[\p{Ll}_][\p{L}\p{N}_]*\s*[)[]/u, PYTHON_LOOP = /^\s*(?:async\s+)?(?:for|with|except)\b/, HIDING_WORD = /\b(?:private|protected|private_class_method)\s*\(?\s*$/, HIDING_NAMES = /^\s*(?:private|protected|private_class_method|private_constant)\s*\(?\s*(:\w+[?!=]?(?:\s*,\s*:\w+[?!=]?)*)/;
function hidingOfRuby(lines, declarations) {
  let hidden = new Set(
    lines.flatMap((line, index) => {
      let [, names = ""] = HIDING_NAMES.exec(line) ?? [];
      return names === "" ? [] : names.split(",").map((name) => `${innermostType(declarations, index + 1)} ${name.trim().slice(1)}`);
    })
  );
  return (one) => HIDING_WORD.test(lines[one.line - 1]?.slice(0, one.column) ?? "") || hidden.has(`${one.inside ?? -1} ${one.name ?? ""}`);
}
function innermostType(declarations, line) {
  return declarations.findLastIndex(
    ({ kind, line: first, endLine }) => (kind === "class" || kind === "namespace") && first <= line && line <= endLine
  );
}

// src/symbols/compare-exports.ts
var MAX_CHARACTERS = 256 * 1024;
async function readExports(path, text, grammars) {
  let language = languageOf(path, text.split(`
`, 1)[0]?.slice(0, 200));
  if (language === void 0 || text.length > MAX_CHARACTERS)
    return;
  let [facts, symbols] = await Promise.all([
    grammars.readFacts?.(text, language, [], ["declarations"]),
    grammars.readSymbols?.(text, language)
  ]);
  return facts === void 0 || symbols === void 0 ? void 0 : listExports(text, language, facts, symbols);
}
var PASSES_ON = /* @__PURE__ */ new Set(["javascript", "javascriptreact", "typescript", "typescriptreact"]), HIDDEN_KINDS = /* @__PURE__ */ new Set(["namespace", "parameter", "type-parameter", "test"]);
function listExports(text, language, { declarations }, symbols) {
  let lines = text.split(/\r?\n/), listed = new Set(symbols.exports.map(({ local }) => local)), isHidden = hidingOf(language, lines, declarations), isExported = (one) => {
    if (isHidden(one))
      return !1;
    let around = one.inside === void 0 ? void 0 : declarations[one.inside], isMember = around !== void 0 && around.kind !== "namespace";
    return one.isExported || !isMember && listed.has(one.name ?? "");
  }, own = declarations.flatMap(
    (one) => one.name === void 0 || HIDDEN_KINDS.has(one.kind) || !isExported(one) ? [] : [
      {
        name: [...namesAround(one, declarations), one.name].join("."),
        kind: one.kind,
        signature: readSignature(one, lines),
        inside: namesAround(one, declarations).join(".") || void 0
      }
    ]
  ), passedOn = PASSES_ON.has(language) ? symbols.imports.filter((one) => one.isPassedOn) : [];
  return [
    ...own,
    ...passedOn.map(({ local, imported, specifier }) => ({
      name: local ?? `* from ${specifier}`,
      kind: "export",
      signature: local === void 0 ? `* from '${specifier}'` : `${imported} from '${specifier}'`,
      inside: void 0
    }))
  ];
}
function namesAround(one, declarations) {
  let names = [];
  for (let at = one.inside; at !== void 0; at = declarations[at]?.inside)
    names.unshift(declarations[at]?.name ?? "");
  return names.filter((name) => name !== "");
}
var MAX_HEAD_CHARACTERS = 2e3, VALUES = /* @__PURE__ */ new Set(["constant", "variable", "field", "property", "enum-member"]);
function readSignature(one, lines) {
  let head = sliceLines(one, lines).replaceAll(/\/\*[\s\S]*?\*\//g, " ").replaceAll(/\s+/g, " ").replaceAll(/([([]) | (?=[)\]])/g, "$1").replaceAll(/,(?=[)\]])/g, "").trim();
  return one.body === void 0 && VALUES.has(one.kind) ? head.replace(/\s*(?<![=!<>])=(?![=>]).*$/, "").replace(/[;,]$/, "") : one.kind === "type" ? head.replace(/;$/, "") : head.slice(0, endOfHead(head)).trim();
}
function sliceLines({ line, column, endLine, endColumn }, lines) {
  let taken = lines.slice(line - 1, endLine), last = taken.length - 1;
  return taken.map((text, index) => text.slice(index === 0 ? column : 0, index === last ? endColumn : void 0)).join(`
`).slice(0, MAX_HEAD_CHARACTERS);
}
function endOfHead(head) {
  let depth = 0;
  for (let { 0: sign, index } of head.matchAll(/=>|->|[()[\]{}:;]/g))
    if ("([{".includes(sign)) {
      if (sign === "{" && depth === 0 && !/[:|&<,=]\s*$/.test(head.slice(0, index).replace(/->\s*$/, ":")))
        return index;
      depth += 1;
    } else if (")]}".includes(sign))
      depth -= 1;
    else {
      if (depth === 0 && (sign === "=>" || sign === ";"))
        return index;
      if (depth === 0 && sign === ":" && /^(?:async )?(?:def|class) /.test(head))
        return index;
    }
  return head.length;
}
function compareExports(files) {
  let changes = files.flatMap(compareFile), removed = changes.filter(({ change }) => change === "removed"), taken = /* @__PURE__ */ new Set();
  return changes.map((one) => {
    let from = one.change === "added" ? removed.find((other) => !taken.has(other) && isSame(one, other)) : void 0;
    return from === void 0 ? one : (taken.add(from), { ...one, change: "moved", from: from.path });
  }).filter((one) => !taken.has(one));
}
function isSame(one, other) {
  return one.name === other.name && one.kind === other.kind && one.signature === other.signature;
}
function compareFile({ path, before, after }) {
  let earlier = groupByKey(before), later = groupByKey(after), changes = joinKinds([
    ...[...later].flatMap(([key, ones]) => compareOverloads(path, earlier.get(key) ?? [], ones)),
    ...[...earlier].flatMap(([key, ones]) => later.has(key) ? [] : compareOverloads(path, ones, []))
  ]), whole = new Set(
    changes.flatMap(({ change, name }) => change === "added" || change === "removed" ? [`${change} ${name}`] : [])
  ), inside = new Map([...before, ...after].map((one) => [one.name, one.inside]));
  return changes.filter(({ change, name }) => !whole.has(`${change} ${inside.get(name) ?? ""}`));
}
function joinKinds(changes) {
  let removed = new Map(changes.filter(({ change }) => change === "removed").map((one) => [one.name, one])), replaced = /* @__PURE__ */ new Set();
  return changes.map((one) => {
    let before = one.change === "added" ? removed.get(one.name) : void 0;
    return before === void 0 || replaced.has(before) ? one : (replaced.add(before), { ...one, change: "changed", before: before.signature });
  }).filter((one) => !replaced.has(one));
}
function groupByKey(ones) {
  return groupBy(ones, ({ kind, name }) => `${kind} ${name}`);
}
function compareOverloads(path, before, after) {
  let known = new Set(before.map(({ signature }) => signature)), kept = new Set(after.map(({ signature }) => signature)), added = after.filter(({ signature }) => !known.has(signature)), removed = before.filter(({ signature }) => !kept.has(signature)), draw = (change, { name, kind, signature }) => ({
    change,
    name,
    kind,
    path,
    signature
  }), pairs = Math.min(added.length, removed.length);
  return [
    ...added.slice(0, pairs).map((one, index) => ({
      ...draw("added", one),
      change: "changed",
      before: removed[index]?.signature ?? ""
    })),
    ...added.slice(pairs).map((one) => draw("added", one)),
    ...removed.slice(pairs).map((one) => draw("removed", one))
  ];
}

// src/jobs/describe/outline-change.ts
var MAX_COMPARED_BY_API = 20, MAX_COMPARED = 500;
async function outlineChange(subject, chosen, grammars) {
  let files = filesToName(subject, chosen), code = listCode(files, chosen), most = subject.sides.maxReads === void 0 ? MAX_COMPARED : MAX_COMPARED_BY_API, compared = [];
  for (let file of code.slice(0, most)) {
    let both = await readBoth(subject, file, grammars);
    compared.push(...both === void 0 ? [] : [both]);
  }
  return {
    groups: groupFiles(files),
    files: files.length,
    additions: files.reduce((sum, { additions }) => sum + additions, 0),
    deletions: files.reduce((sum, { deletions }) => sum + deletions, 0),
    exports: compareExports(compared),
    uncompared: code.length - compared.length
  };
}
var COMPARED_EXCLUSIONS = /* @__PURE__ */ new Set(["removed", "no-text"]);
function listCode(files, { excluded }) {
  let hidden = new Set(excluded.flatMap(({ kind, path }) => COMPARED_EXCLUSIONS.has(kind) ? [] : [path]));
  return files.filter(
    ({ path, binary, status }) => !binary && status !== "changed" && !hidden.has(path) && !isTestPath(path) && hasGrammar(path)
  );
}
function hasGrammar(path) {
  let language = languageOf(path);
  return language !== void 0 && grammarOf(language) !== void 0;
}
async function readBoth({ readVersion }, file, grammars) {
  let read = async (side) => {
    let path = side === "base" ? file.previousPath ?? file.path : file.path, text = await readVersion(side, file);
    return text === void 0 ? void 0 : readExports(path, text, grammars);
  }, before = file.status === "added" || file.status === "copied" ? [] : await read("base"), after = file.status === "removed" ? [] : await read("head");
  return before === void 0 || after === void 0 ? void 0 : { path: file.path, before, after };
}

// src/jobs/describe/split-description.ts
function splitDescription(reply) {
  let [first = "", ...rest] = unwrapReply(reply).split(`
`), title = first.replace(/^#{1,6}\s+/, "").replace(/^\**title\**\s*:\**\s*/i, "").replace(/^\*\*(.*)\*\*$/, "$1").trim(), body = rest.join(`
`).trim().replace(/^(?:#{1,6}\s+|\**)(?:description|body)(?:\**:\**|\**)[ \t]*\n+/i, "");
  return { title, body: body.trim() };
}
function unwrapReply(reply) {
  let text = reply.replaceAll(/\r\n?/g, `
`).trim(), [, fence = "", inner] = /^(`{3,}|~{3,})\w*\n([\s\S]*)\n\1$/.exec(text) ?? [];
  return withoutJson(inner === void 0 || new RegExp(`^${fence}`, "m").test(inner) ? text : inner.trim());
}
var TITLE_FIELDS = ["title", "subject"], TEXT_FIELDS = ["description", "body", "message", "commit_message", "commitMessage"];
function withoutJson(text) {
  let read = text.startsWith("{") ? parseJson(text) : void 0;
  if (!isRecord(read))
    return text;
  let parts = [TITLE_FIELDS, TEXT_FIELDS].flatMap((names) => names.flatMap((name) => typeof read[name] == "string" ? read[name].trim() : []).find((one) => one !== "") ?? []);
  return parts.length === 0 ? text : parts.join(`

`);
}

// src/jobs/describe/describe-change.ts
async function composeDescription(subject, chosen, given, settings, { main, grammars }) {
  let terms = { ...main, grammars }, compose = async (purpose) => (await composeWriting(purpose, subject, chosen, given, settings, terms)).request, description = await compose("pull-request-description"), commitMessage = settings.commitMessage ? await compose("commit-message") : void 0, hashes = [main.model.provider, main.model.name, description.hash, commitMessage?.hash ?? ""];
  return { description, commitMessage, digest: shortDigest(hashes.join(`
`)) };
}
async function describeChange(opened, everything, grammars, asking) {
  let { subject, chosen } = concealSecrets(opened, everything), outline = await outlineChange(subject, chosen, grammars);
  if (asking === void 0 || outline.files === 0)
    return { outline, notes: [] };
  let { composed, models } = asking, notes = [], description = await ask(composed.description, models, notes), message = composed.commitMessage === void 0 ? void 0 : await ask(composed.commitMessage, models, notes), written = {
    ...splitDescription(description),
    commitMessage: message === void 0 ? void 0 : unwrapReply(message),
    by: fullNameOf(models.main.model)
  };
  return { outline, written, notes };
}
async function ask({ messages }, models, notes) {
  let { main, meter, deadline, signal } = models, conversation = await converse({
    ...main,
    agent: "housestyle",
    messages,
    tools: [],
    maxTurns: 1,
    meter,
    deadline,
    signal,
    read: parseAnswer
  });
  if (signal.aborted)
    throw interruptedError();
  let { answer, failure, shortages } = conversation;
  if (answer === void 0) {
    let reason = failure?.reason ?? shortages.at(-1) ?? "it gave no answer";
    throw runError("no-answer", `The model wrote no description: ${reason}`, failure?.hint);
  }
  return notes.push(...shortages.map((shortage) => `The model's text is not whole: ${shortage}`)), answer;
}

// src/reports/describe/subject-text.ts
var MAX_TITLE_CHARACTERS = 120, MAX_MESSAGE_CHARACTERS = 8e3;
function safeTitle(text) {
  return shorten(withoutTrailers(defuse(text.replaceAll(/\s+/g, " ").trim())), MAX_TITLE_CHARACTERS);
}
function safeCommitMessage(text) {
  return defuse(text.replaceAll(/\r\n?/g, `
`).trim()).split(`
`).filter((line) => !TRAILER.test(line)).join(`
`).trimEnd().slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
}
var VOUCHES = String.raw`\s*(?:[\w-]+-by|co-authored-by|skip-checks|change-id)\s*:`, TRAILER = new RegExp(`^${VOUCHES}`, "i"), TRAILERS = new RegExp(`^(?:${VOUCHES})+`, "i");
function withoutTrailers(title) {
  return title.replace(TRAILERS, "").trim();
}
var SKIP = /\[\s*((?:skip|no)[ -](?:ci|actions|build|deploy)|(?:ci|actions|build|deploy)[ -]skip|\*{3}no_ci\*{3})\s*\]/gi, MAX_ROUNDS = 10;
function defuse(text) {
  let before = showHidden(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let defused = defuseOnce(before);
    if (defused === before)
      return defused;
    before = defused;
  }
  return before.replaceAll(/[#@[\]]|:\/\//g, " ");
}
function defuseOnce(text) {
  return text.replaceAll(SKIP, "($1)").replaceAll(/\bhttps?:\/\/\S+?\/(?:issues|pull)\/(\d+)\S*/gi, "$1").replaceAll(/(?<=\w)#+(?=\d)/g, " ").replaceAll(/#+(?=\d)/g, "").replaceAll(/(?:GH-)+(?=\d)/gi, "").replaceAll(/(?<!\w)@+(?=[\w-])/g, "").replaceAll(/(?:https?|ftp):\/\/(?:www\.)?|\bwww\.(?=\w)/gi, "");
}

// src/reports/describe/walkthrough.ts
var MAX_FILES_SHOWN = 6, MAX_PATH_CHARACTERS = 80, MAX_SIGNATURE_CHARACTERS = 160, MAX_EXPORTS_SHOWN = 40, MAX_EXPORTS_CHARACTERS = 12e3;
function drawWalkthrough(outline) {
  let { groups, exports, uncompared } = outline, table = markdownTable(["Folder", "Files", "Lines"], groups.map(drawGroup2)), lines = exports.slice(0, MAX_EXPORTS_SHOWN).map((one) => `- ${drawExportChange(one)}`), shown = takeWithin(lines, MAX_EXPORTS_CHARACTERS), more = exports.length - shown.length, list = [...shown, ...more > 0 ? [`- and ${more} more`] : []].join(`
`);
  return [
    ...table,
    ...exports.length === 0 ? [] : [fold(`${count(exports.length, "change")} of exported declarations`, list)],
    ...uncompared === 0 ? [] : [`Exported declarations were not compared in ${count(uncompared, "file")}.`]
  ];
}
function drawGroup2({ folder, files }) {
  let added = files.reduce((sum, file) => sum + file.additions, 0), removed = files.reduce((sum, file) => sum + file.deletions, 0);
  return [
    folder === void 0 ? "(other)" : codeSpan(`${shortenPath(folder, MAX_PATH_CHARACTERS)}/`),
    drawFiles(folder, files),
    `+${writeCount(added)} \u2212${writeCount(removed)}`
  ];
}
function drawFiles(folder, files) {
  let shown = files.slice(0, MAX_FILES_SHOWN).map((file) => drawFile(folder, file)), rest = files.length - shown.length;
  return [...shown, ...rest > 0 ? [`and ${writeCount(rest)} more`] : []].join(", ");
}
function drawFile(folder, file) {
  let within = folder === void 0 ? file.path : file.path.slice(folder.length + 1), name = codeSpan(shortenPath(within, MAX_PATH_CHARACTERS));
  switch (file.status) {
    case "added":
    case "removed":
      return `${name} (${file.status})`;
    case "renamed":
    case "copied": {
      let from = codeSpan(shortenPath(file.previousPath ?? "", MAX_PATH_CHARACTERS));
      return `${name} (${file.status} from ${from})`;
    }
    case "modified":
    case "changed":
      return name;
  }
}
function drawExportChange(one) {
  let at = codeSpan(shortenPath(one.path, MAX_PATH_CHARACTERS)), signature = codeSpan(shorten(one.signature, MAX_SIGNATURE_CHARACTERS));
  switch (one.change) {
    case "added":
    case "removed":
      return `${one.change} ${signature} in ${at}`;
    case "changed":
      return `changed ${shortenPair(one.before ?? "", one.signature).map(codeSpan).join(" to ")} in ${at}`;
    case "moved":
      return `moved ${signature} from ${codeSpan(shortenPath(one.from ?? "", MAX_PATH_CHARACTERS))} to ${at}`;
  }
}
var MAX_NAME_CHARACTERS = 60, BEFORE_DIFFERENCE = 20;
function shortenPair(before, after) {
  let same = 0;
  for (; same < before.length && before[same] === after[same]; )
    same += 1;
  let from = same - BEFORE_DIFFERENCE, isSeen = Math.max(before.length, after.length) <= MAX_SIGNATURE_CHARACTERS || from < MAX_SIGNATURE_CHARACTERS - 2 * BEFORE_DIFFERENCE;
  return [before, after].map(
    (text) => shorten(
      isSeen ? text : `${takeStart(text, MAX_NAME_CHARACTERS)} \u2026 ${text.slice(from).replace(/^[\uDC00-\uDFFF]/, "")}`,
      MAX_SIGNATURE_CHARACTERS
    )
  );
}
function outlineTitle({ groups, files, exports }) {
  let [group] = groups, [file] = group?.files ?? [];
  if (group === void 0 || file === void 0)
    return "Change nothing";
  if (files === 1)
    return titleOfFile(file, exports);
  let folders = groups.flatMap(({ folder }) => folder ?? []), where = folders.length === groups.length && folders.length <= 3 ? ` in ${folders.join(", ")}` : "";
  return `Change ${count(files, "file")}${where}`;
}
var VERBS = {
  added: "Add",
  removed: "Remove",
  renamed: "Rename",
  copied: "Copy",
  modified: "Change",
  changed: "Change the mode of"
};
function titleOfFile({ path, previousPath, status }, exports) {
  if (previousPath !== void 0)
    return `${VERBS[status]} ${previousPath} to ${path}`;
  let [only, ...others] = exports;
  return status === "modified" && only !== void 0 && others.length === 0 ? `${EXPORT_VERBS[only.change]} ${only.name} in ${path}` : `${VERBS[status]} ${path}`;
}
var EXPORT_VERBS = { added: "Add", removed: "Remove", changed: "Change", moved: "Move" };

// src/reports/describe/draw-description.ts
function drawTitle({ written, outline }) {
  let title = written === void 0 ? "" : safeTitle(written.title);
  return title === "" ? safeTitle(outlineTitle(outline)) : title;
}
function drawCommitMessage({ written }) {
  let message = written?.commitMessage === void 0 ? "" : safeCommitMessage(written.commitMessage);
  return message === "" ? void 0 : message;
}
var MAX_TEXT_CHARACTERS = 24e3;
function drawDescription(description, { headSha, proposedTitle, own }) {
  let { written, outline, notes } = description, message = drawCommitMessage(description);
  return [
    ...proposedTitle === void 0 ? [] : [`Proposed title: **${modelWords(proposedTitle)}**`],
    ...written === void 0 || written.body.trim() === "" ? [describeSize(description)] : [modelDocument(written.body.slice(0, MAX_TEXT_CHARACTERS).toWellFormed(), own)],
    ...outline.files === 0 ? [] : ["**Walkthrough**"],
    ...drawWalkthrough(outline),
    ...message === void 0 ? [] : [fold("Commit message", codeBlock("text", message))],
    ...notes.map((note) => `Note: ${plainMarkdown(note)}.`),
    drawOrigin(written?.by, headSha)
  ].join(`

`);
}
function describeSize({ outline: { files, additions, deletions } }) {
  return `This change has ${count(files, "file")}, ${count(additions, "added line")} and ${count(deletions, "removed line")}.`;
}
function drawOrigin(by, headSha) {
  let about = headSha === void 0 ? "" : ` about ${codeSpan(headSha.slice(0, 7))}`;
  return `<sub>${by === void 0 ? `Written without a model${about}.` : `Written by ${codeSpan(by)}${about}. It may be wrong.`} If you edit this section, it stays as you wrote it.</sub>`;
}

export {
  composeDescription,
  describeChange,
  drawTitle,
  drawCommitMessage,
  drawDescription
};
