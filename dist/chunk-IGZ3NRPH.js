import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseScope
} from "./chunk-QBQOZJOS.js";
import {
  collectSettings,
  drawDiagnostic,
  findCandidates,
  listNames,
  locateFiles,
  organizationStores,
  placeElsewhere,
  placedInRepository,
  readContributed,
  readFrom,
  readSettingInstructions,
  repositoryStore,
  servedFolderOf,
  trimmedContent,
  unreadableFile,
  userStores
} from "./chunk-SROGDGKL.js";
import {
  EXCLUDABLE_AGENTS,
  KINDS,
  LATE_HEAD,
  agentFileName,
  describeType2 as describeType,
  editsUpTo,
  findLateHead,
  frontmatterFaults,
  groupBy,
  identify,
  judgeKey,
  loadFrontmatter,
  meantBy,
  placesOf,
  readJsonc,
  readParagraphs,
  readPlainFrontmatter,
  readReferences,
  resolveReference,
  toolName,
  withoutPunctuation
} from "./chunk-NGXF3HO4.js";
import {
  diagnosticAt,
  diagnosticJson,
  diagnosticOfFile
} from "./chunk-NHNZIALO.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  matchInBothDialects,
  splitGlobList
} from "./chunk-2YTCKFBR.js";
import {
  isBelow,
  joinPath,
  nameOf,
  parentsOf
} from "./chunk-HEVD5WT2.js";
import {
  readFullFrontmatter
} from "./chunk-WF74X4VI.js";
import {
  splitCommaList
} from "./chunk-GOFXTA2L.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  usageError
} from "./chunk-X7WSVMCW.js";
import {
  quote,
  quoteJson
} from "./chunk-6NF4M5OP.js";
import {
  lazily,
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  shorten
} from "./chunk-ABZRELN7.js";
import {
  oneLine
} from "./chunk-BOOOQYH6.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/text/frontmatter/frontmatter.ts
function readFrontmatter(source) {
  return readPlainFrontmatter(source) ?? readFullFrontmatter(source);
}

// src/customizations/references/reference-target.ts
var NOTHING_MEANT = { kind: "nothing-meant" };
function targetOf(from, raw, standsAt) {
  let isTentative = raw.standing === "tentative";
  if (raw.kind === "tool")
    return notAFile("a tool");
  let resolved = resolveReference(from, plainTarget(raw));
  if (resolved.kind === "outside")
    return isTentative ? NOTHING_MEANT : broken(resolved.reason);
  if (resolved.kind === "not-a-file" || resolved.path === from) {
    let reason = resolved.kind === "inside" ? "a place in the same file" : resolved.reason;
    return isTentative ? NOTHING_MEANT : notAFile(reason);
  }
  let { path } = resolved;
  switch (standsAt(path)) {
    case "file":
    case void 0:
      return { kind: "file", path };
    case "folder":
      return isTentative ? NOTHING_MEANT : folder(raw, path);
    case "missing": {
      let better = withoutItsPunctuation(from, raw, standsAt);
      return better !== void 0 ? broken(better) : isTentative ? NOTHING_MEANT : missing(from, raw, path, standsAt);
    }
  }
}
function notAFile(reason) {
  return { kind: "none", outcome: { kind: "not-a-file", reason } };
}
function broken(reason) {
  return { kind: "none", outcome: { kind: "broken", reason } };
}
function folder({ kind }, path) {
  return kind === "link" ? notAFile("a folder") : broken(`"${path}" is a folder`);
}
function missing(from, raw, path, standsAt) {
  if (/\{\{|\$\{/.test(raw.target))
    return notAFile("a placeholder");
  let fromRoot = resolveReference("", plainTarget(raw)), isThere = from.includes("/") && fromRoot.kind === "inside" && standsAt(fromRoot.path) === "file";
  return broken(`"${path}" does not exist${isThere ? `; "/${fromRoot.path}" does, from the repository's root` : ""}`);
}
function plainTarget({ kind, target }) {
  switch (kind) {
    case "link":
      return target.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
    case "import":
      return target.replaceAll("\\ ", " ");
    case "file":
    case "tool":
      return target;
  }
}
function withoutItsPunctuation(from, raw, standsAt) {
  let target = plainTarget(raw), bare = withoutPunctuation(target), resolved = raw.kind === "link" || bare === target ? void 0 : resolveReference(from, bare);
  if (!(resolved?.kind !== "inside" || standsAt(resolved.path) !== "file"))
    return `"${target.slice(bare.length)}" is read as part of the name; put a space before it to refer to "${resolved.path}"`;
}

// src/customizations/references/follow-pointers.ts
function readPointers({ source, body, forms }, standsAt) {
  return readReferences(source.text.slice(body.start, body.end), forms).flatMap((raw) => {
    let target = targetOf(source.path, raw, standsAt), start = positionAt(source, body.start + raw.range.start);
    return target.kind === "nothing-meant" ? [] : [{ raw, start, target }];
  });
}

// src/customizations/references/follow-reader.ts
var MAX_CHARACTERS = 16 * 1024 * 1024;
function boundedReader(readFile, maxFiles) {
  let known = /* @__PURE__ */ new Map(), characters = 0;
  return async (path) => {
    let before = known.get(path);
    if (before !== void 0)
      return before;
    if (known.size >= maxFiles)
      return { kind: "too-many", reason: `only the first ${writeCount(maxFiles)} referenced files are read` };
    if (characters >= MAX_CHARACTERS)
      return { kind: "too-many", reason: `the referenced files together have more than ${writeCount(MAX_CHARACTERS)} characters` };
    let read = await readFile(path);
    return characters += read.kind === "text" ? read.source.text.length : 0, known.set(path, read), read;
  };
}

// src/customizations/references/follow.ts
var MAX_IMPORT_HOPS = 5, MAX_HOPS = 64, MAX_FILES = 2e3, MAX_REFERENCES_OF_A_FILE = 1e3, MAX_REFERENCES = 5e4;
async function followReferences(input) {
  let references = /* @__PURE__ */ new Map(), walk = {
    input,
    starts: new Set(input.start.map(({ source }) => source.path)),
    read: boundedReader(input.readFile, MAX_FILES),
    texts: /* @__PURE__ */ new Map(),
    brought: [],
    references: 0
  };
  for (let text of input.start) {
    let { path } = text.source;
    if (!references.has(path)) {
      let root = { path, forms: text.forms, seen: /* @__PURE__ */ new Set([path]) }, opened = openText(walk, text);
      references.set(path, await followAll(walk, { path, opened, root, hops: 0, above: void 0 }));
    }
  }
  return { references, brought: walk.brought };
}
function openText({ input }, text) {
  let all = readPointers(text, input.standsAt), { source, body } = text, pointers = all.slice(0, MAX_REFERENCES_OF_A_FILE), first = all[MAX_REFERENCES_OF_A_FILE], rest = first === void 0 ? {} : { rest: { first, count: all.length - MAX_REFERENCES_OF_A_FILE } };
  return { source, body, pointers, ...rest };
}
async function followAll(walk, file) {
  let { pointers, rest } = file.opened, references = [];
  for (let [index, pointer] of pointers.entries()) {
    if (walk.references >= MAX_REFERENCES)
      return [...references, tooMany(pointer, pointers.length - index + (rest?.count ?? 0))];
    walk.references += 1;
    let outcome = await decideOutcome(walk, file, pointer);
    outcome !== void 0 && references.push(createReference(pointer, outcome));
  }
  return rest === void 0 ? references : [...references, tooMany(rest.first, rest.count)];
}
function createReference({ raw, start }, outcome) {
  return { kind: raw.kind, target: raw.target, start, outcome };
}
function tooMany(pointer, count2) {
  let reason = `too many references: this one and ${writeCount(count2 - 1)} after it in this file are not checked`;
  return createReference(pointer, { kind: "not-a-file", reason });
}
async function decideOutcome(walk, file, pointer) {
  let { raw, target, start } = pointer;
  if (target.kind === "none")
    return target.outcome;
  let { path } = target, reason = whyNotFollowed(walk.input, file, raw);
  return reason === void 0 ? follow(walk, file, { raw, path, broughtBy: `${file.path}:${start.line}` }) : raw.standing !== "tentative" || walk.input.standsAt(path) === "file" ? { kind: "not-followed", path, reason } : void 0;
}
function whyNotFollowed(input, file, { kind, standing }) {
  return kind === "import" ? void 0 : input.includeReferenced ? standing === "wrapped" ? "VS Code does not recognize links whose text spans several lines" : standing === "definition" ? "VS Code does not recognize links whose target is defined apart from their text" : file.above === void 0 || input.isCustomization(file.path) ? void 0 : "links and `#file:` are followed only in customizations" : "the setting `chat.includeReferencedInstructions` is off";
}
async function follow(walk, file, found) {
  let { raw, path } = found;
  if (isAbove(file, path))
    return { kind: "not-followed", path, reason: "a cycle: that file already includes this one" };
  if (file.root.seen.has(path))
    return { kind: "followed", path };
  let limit = raw.kind === "import" ? MAX_IMPORT_HOPS : MAX_HOPS;
  if (file.hops >= limit)
    return { kind: "not-followed", path, reason: `more than ${limit} references lead here from "${file.root.path}"` };
  let read = await walk.read(path);
  if (read.kind === "too-many" || walk.brought.length >= MAX_FILES) {
    let reason = read.kind === "too-many" ? read.reason : `only ${writeCount(MAX_FILES)} files are included`;
    return { kind: "not-followed", path, reason };
  }
  return read.kind === "problem" ? raw.standing !== "tentative" || !["missing", "not-a-file"].includes(read.code) ? { kind: "broken", reason: read.message } : void 0 : (await bring(walk, file, found, read.source), { kind: "followed", path });
}
function isAbove(file, path) {
  for (let above = file.above; above !== void 0; above = above.above)
    if (above.path === path)
      return !0;
  return !1;
}
async function bring(walk, file, { path, broughtBy }, source) {
  let { root } = file, opened = broughtText(walk, path, source, root.forms), { body } = opened, brought = { path, source, body, broughtBy, root: root.path, isStart: walk.starts.has(path) };
  root.seen.add(path);
  let slot = walk.brought.push({ ...brought, references: [] }) - 1, references = await followAll(walk, { path, opened, root, hops: file.hops + 1, above: file });
  walk.brought[slot] = { ...brought, references };
}
function broughtText(walk, path, source, forms) {
  let key = `${forms.imports ? "@" : "#"}${path}`, known = walk.texts.get(key);
  if (known !== void 0)
    return known;
  let opened = openText(walk, { source: { ...source, path }, body: readFrontmatter(source).body, forms });
  return walk.texts.set(key, opened), opened;
}

// src/customizations/references/reference-tree.ts
function standingsIn(entries) {
  let kinds = new Map(entries.map(({ path, kind }) => [path, kind])), folders = /* @__PURE__ */ new Set(["", ...entries.flatMap(({ path }) => parentsOf(path))]);
  return (path) => {
    let kind = kinds.get(path);
    return kind !== void 0 ? kind === "symlink" ? void 0 : kind === "file" ? "file" : "folder" : folders.has(path) ? "folder" : parentsOf(path).some((parent) => kinds.get(parent) === "symlink") ? void 0 : "missing";
  };
}

// src/customizations/references/follow-instructions.ts
var IMPORTING = /* @__PURE__ */ new Set(["claude-md", "agents-md"]);
async function followFrom(found, store, settings, { isComplete }) {
  let starts = new Map(
    found.flatMap((customization) => {
      let start = startOf(customization);
      return start === void 0 ? [] : [[start.file.source.path, start]];
    })
  ), files = [...starts.values()].map(({ file }) => file);
  if (!files.some(mayRefer))
    return found.map(withOwnReferences);
  let entries = isComplete ? (await store.workspace.find(EVERYTHING)).entries : void 0, { references, brought } = await followReferences({
    start: files,
    includeReferenced: settings.switchFor("chat.includeReferencedInstructions", "").value,
    isCustomization: (path) => identify(path) !== void 0,
    standsAt: entries === void 0 ? () => {
    } : standingsIn(entries),
    readFile: (path) => readFrom(store, path)
  }), byRoot = groupBy(brought, ({ root }) => root);
  return found.flatMap((customization) => {
    let path = startOf(customization)?.file.source.path ?? "", start = starts.get(path), own = references.get(path);
    return own === void 0 || start?.instructions !== customization ? [withOwnReferences(customization)] : [
      { ...customization, references: own },
      ...(byRoot.get(path) ?? []).flatMap((file) => broughtInstructions(file, start.instructions, starts) ?? [])
    ];
  });
}
var EVERYTHING = { endings: [""], deep: [], shallow: [] };
function withOwnReferences(customization) {
  let start = customization.level === "repository" ? void 0 : startIn(customization);
  if (start === void 0 || !mayRefer(start.file))
    return customization;
  let pointers = readPointers(start.file, () => {
  }).slice(0, MAX_REFERENCES2);
  return { ...start.instructions, references: pointers.flatMap((pointer) => ownReference(pointer) ?? []) };
}
var MAX_REFERENCES2 = 1e3;
function ownReference({ raw, start, target }) {
  if (raw.standing === "tentative")
    return;
  let outcome = target.kind === "none" ? target.outcome : {
    kind: "not-followed",
    path: target.path,
    reason: "only references in the repository's own files are followed"
  };
  return { kind: raw.kind, target: raw.target, start, outcome };
}
function startOf(customization) {
  return customization.level === "repository" ? startIn(customization) : void 0;
}
function startIn(customization) {
  if (!("content" in customization))
    return;
  let { text, origin } = customization.content;
  if (origin.kind !== "file")
    return;
  let body = { start: origin.offset, end: origin.offset + text.length };
  return {
    instructions: customization,
    file: { source: origin.source, body, forms: { imports: IMPORTING.has(customization.kind) } }
  };
}
function mayRefer({ source, forms }) {
  return /#(?:file|tool):|\][([:]/i.test(source.text) || forms.imports && source.text.includes("@");
}
function appliesWherever(instructions, other) {
  let { applies } = instructions;
  if (guidedBy(instructions) !== guidedBy(other))
    return !1;
  if (applies.kind !== "folder")
    return JSON.stringify(applies) === JSON.stringify(other.applies);
  let served = other.applies.kind === "folder" ? other.applies.folder : other.folder;
  return served === applies.folder || isBelow(served, applies.folder);
}
function guidedBy({ purpose = "code-generation", excludes = [] }) {
  return [purpose, ...excludes].join();
}
function broughtInstructions({ source, body, path, broughtBy, isStart, references }, root, starts) {
  let content = trimmedContent(source, body), own = isStart ? starts.get(path)?.instructions : void 0;
  if (content.text === "" || own !== void 0 && appliesWherever(own, root))
    return;
  let { level, folder: folder2, readers, applies, purpose, excludes } = root;
  return {
    kind: "referenced-file",
    path,
    level,
    folder: folder2,
    readers,
    applies,
    broughtBy,
    content,
    references,
    ...purpose !== void 0 && { purpose },
    ...excludes !== void 0 && { excludes }
  };
}

// src/customizations/order.ts
var LEVELS = ["repository", "user", "organization"], NESTED = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function byCollectionOrder(a, b) {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || rankOf(a.kind) - rankOf(b.kind) || (NESTED.has(a.kind) ? depthOf(b.path) - depthOf(a.path) : 0) || (a.path < b.path ? -1 : +(a.path > b.path));
}
function rankOf(kind) {
  return KINDS.findIndex((spec) => spec.kind === kind);
}
function depthOf(path) {
  return path.split("/").length - 1;
}

// src/customizations/frontmatter/instructions-frontmatter.ts
function headProblems(kind, source, frontmatter) {
  return frontmatter.present ? kind === "claude-rule" ? scopeKeyProblems(source, frontmatter, "claude-rule") : [...scopeKeyProblems(source, frontmatter, "instructions"), ...excludeAgentProblems(source, frontmatter)] : lateHeadProblems(kind, source, frontmatter);
}
function whyNoApplyTo(value) {
  return `${value === void 0 ? "it has no `applyTo`" : "its `applyTo` is empty"}, so no program applies it automatically`;
}
function lateHeadProblems(kind, source, { problems }) {
  let late = problems.length === 0 ? findLateHead(kind, source.text) : void 0;
  return late === void 0 ? [] : [diagnosticAt(source, late.fence, { rule: "frontmatter-not-first-line", severity: "warning", ...LATE_HEAD })];
}
var MAX_KEYS = 50;
function scopeKeyProblems(source, { data, rangeOfKey }, head) {
  let { key, without } = SCOPE_KEYS[head], names = Object.hasOwn(data, key) ? [] : Object.keys(data).slice(0, MAX_KEYS);
  for (let written of names) {
    let fault = judgeKey(head, written), range = fault !== void 0 && meantBy(fault)?.name === key ? rangeOfKey([written]) : void 0;
    if (fault !== void 0 && range !== void 0) {
      let rule = SCOPE_KEY_RULES[fault.kind], message = `${quoteJson(written)} is not read here; ${without}`;
      return [diagnosticAt(source, range, { rule, severity: "warning", message, hint: `Did you mean \`${key}\`?` })];
    }
  }
  return [];
}
var SCOPE_KEYS = {
  instructions: { key: "applyTo", without: "without it, the file never applies" },
  "claude-rule": { key: "paths", without: "without it, the rule applies to all files" }
}, SCOPE_KEY_RULES = {
  case: "frontmatter-key-case",
  typo: "frontmatter-key-typo",
  "other-client": "frontmatter-other-client-key",
  unknown: "instructions-unknown-key"
};
function excludedReaders(value) {
  return namesIn(value).flatMap((name) => readerOf(name) ?? []);
}
function readerOf(name) {
  return Object.hasOwn(EXCLUDABLE_AGENTS, name) ? EXCLUDABLE_AGENTS[name] : void 0;
}
function namesIn(value) {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry == "string").map((entry) => entry.trim());
}
function excludeAgentProblems(source, frontmatter) {
  let value = frontmatter.data.excludeAgent, unknown = namesIn(value).find((name) => readerOf(name) === void 0), isNone = value !== void 0 && typeof value != "string" && !Array.isArray(value);
  if (unknown === void 0 && !isNone)
    return [];
  let range = frontmatter.rangeOf(["excludeAgent"]) ?? { start: 0, end: 0 }, message = unknown === void 0 ? "`excludeAgent` must be a string or a list, so it excludes no agent" : `${quoteJson(unknown)} in \`excludeAgent\` is not a known agent, so it has no effect`;
  return [
    diagnosticAt(source, range, { rule: "instructions-exclude-agent-value", severity: "warning", message, hint: 'Write "code-review" or "cloud-agent".' })
  ];
}

// src/customizations/instructions.ts
function readInstructions(file, source) {
  return file.kind === "path-instructions" ? readWithFrontmatter(file, source, appliesByApplyTo) : file.kind === "claude-rule" ? readWithFrontmatter(file, source, appliesByPaths) : readWhole(file, source);
}
function readWhole(file, source) {
  let content = trimmedContent(source, { start: 0, end: source.text.length });
  return content.text === "" ? { kind: "unusable", reason: "the file is empty", problems: [] } : instructionsOf(file, content, servedFiles(file), []);
}
function instructionsOf({ servedFolder: _served, ...standing }, content, applies, problems) {
  return { kind: "instructions", instructions: { ...standing, content, applies }, problems };
}
function servedFiles({ servedFolder }) {
  return { kind: "folder", folder: servedFolder };
}
function readWithFrontmatter(file, source, readApplies) {
  let frontmatter = readFrontmatter(source), problems = [...frontmatterProblems(source, frontmatter), ...headProblems(file.kind, source, frontmatter)], error = problems.find((problem) => problem.severity === "error");
  if (error !== void 0)
    return { kind: "unusable", reason: `its frontmatter cannot be read: ${error.message}`, problems };
  let content = trimmedContent(source, frontmatter.body);
  if (content.text === "")
    return { kind: "unusable", reason: "the file has no text", problems };
  let read = readApplies(frontmatter, file);
  if (read.kind === "problem") {
    let all = [...problems, diagnosticAt(source, read.range, read.problem)];
    return { kind: "unusable", reason: read.problem.message, problems: all };
  }
  let excludes = file.kind === "path-instructions" ? excludedReaders(frontmatter.data.excludeAgent) : [], readers = file.readers.filter((reader) => !excludes.includes(reader));
  return instructionsOf(
    { ...file, readers, ...excludes.length > 0 && { excludes } },
    content,
    read.applies,
    problems
  );
}
function frontmatterProblems(source, frontmatter) {
  return frontmatterFaults(source, frontmatter).map(
    ({ range, rule, severity, message, hint }) => diagnosticAt(source, range, { rule, severity, message, hint })
  );
}
function appliesByApplyTo(frontmatter) {
  let value = frontmatter.data.applyTo, range = rangeOf(frontmatter, "applyTo");
  if (value !== void 0 && typeof value != "string")
    return wrongType(
      "instructions-apply-to-type",
      `\`applyTo\` must be one string, not ${describeType(value)}`,
      'Write the globs in one string, separated by commas: applyTo: "**/*.ts,**/*.tsx".',
      range
    );
  if (value === void 0 || value.trim() === "")
    return never(whyNoApplyTo(value));
  let patterns = splitGlobList(value).map(({ pattern: pattern2 }) => pattern2);
  return { kind: "applies", applies: { kind: "globs", key: "applyTo", written: value.trim(), patterns, range } };
}
function appliesByPaths(frontmatter, file) {
  let value = frontmatter.data.paths, range = rangeOf(frontmatter, "paths");
  if (value == null)
    return { kind: "applies", applies: servedFiles(file) };
  if (!isListOfTexts(value))
    return wrongType(
      "instructions-claude-rule-paths",
      `\`paths\` must be a list of globs, not ${Array.isArray(value) ? "one with other values" : describeType(value)}`,
      'Write a list, in brackets or one glob a line: paths: ["src/**/*.ts", "lib/**"].',
      range
    );
  let patterns = value.map((pattern2) => pattern2.trim()).filter((pattern2) => pattern2 !== "");
  return patterns.length === 0 ? never("its `paths` names no files") : { kind: "applies", applies: { kind: "globs", key: "paths", written: patterns.join(", "), patterns, range } };
}
function isListOfTexts(value) {
  return Array.isArray(value) && value.every((entry) => typeof entry == "string");
}
function never(reason) {
  return { kind: "applies", applies: { kind: "never", reason } };
}
function wrongType(rule, message, hint, range) {
  return { kind: "problem", problem: { rule, severity: "error", message, hint }, range };
}
function rangeOf(frontmatter, key) {
  return frontmatter.rangeOf([key]) ?? frontmatter.rangeOfKey([key]) ?? { start: 0, end: 0 };
}

// src/customizations/read-file.ts
async function readPlaced(placed, extent) {
  let { hidden: hidden2 } = placed.place;
  if (extent === "guidance" && hidden2 !== void 0)
    return { leftOut: leftOutOf(placed, hidden2), problems: [] };
  if (extent === "guidance" && isToolKind(placed.kind))
    return { tool: toolOf(placed, placed.kind), problems: [] };
  let file = await readFrom(placed.store, placed.file);
  if (file.kind === "problem")
    return unreadable(placed, file);
  let read = readSource(placed, file.source);
  return hidden2 === void 0 ? read : { leftOut: leftOutOf(placed, hidden2), problems: read.problems };
}
function readSource(placed, source) {
  let { kind } = placed;
  if (isToolKind(kind))
    return { tool: toolOf(placed, kind), problems: toolProblems(kind, source) };
  let read = readInstructions({ ...standingOf(placed), kind, servedFolder: servedFolderOf(placed) }, source);
  return read.kind === "instructions" ? { instructions: read.instructions, problems: read.problems } : { leftOut: leftOutOf(placed, read.reason), problems: read.problems };
}
function isToolKind(kind) {
  return Object.hasOwn(NO_PART, kind);
}
var NO_PART = {
  agent: "an agent applies only when it is selected by name",
  prompt: "a prompt applies only when somebody runs it in an editor",
  skill: "a skill applies only when an agent loads it",
  hooks: "hooks run only in an agent's session, not in a review"
};
function toolOf(placed, kind) {
  let name = kind === "agent" ? agentFileName(placed.file) : toolName(placed.file);
  return { ...standingOf(placed), kind, name, reason: NO_PART[kind], references: [] };
}
function toolProblems(kind, source) {
  return kind !== "hooks" ? frontmatterProblems(source, readFrontmatter(source)) : readJsonc(source).problems.map(
    ({ severity, message, hint, range }) => diagnosticAt(source, range, {
      rule: "hooks-json-syntax",
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  );
}
function standingOf({ path, level, folder: folder2, place }) {
  let { readers, broughtBy } = place;
  return { path, level, folder: folder2, readers, ...broughtBy === void 0 ? {} : { broughtBy } };
}
function leftOutOf(placed, reason) {
  let { path, ...standing } = standingOf(placed);
  return { ...standing, source: path, kind: placed.kind, reason };
}
function unreadable(placed, problem) {
  return {
    leftOut: leftOutOf(placed, problem.message),
    problems: [missingWhereNamed(placed.place, problem) ?? unreadableFile(placed.path, problem)]
  };
}
function missingWhereNamed({ namedAt }, { code, message }) {
  return namedAt === void 0 || code !== "missing" ? void 0 : diagnosticAt(namedAt.source, namedAt.range, {
    rule: "contribution-path",
    severity: "error",
    message,
    hint: "Correct the path, or remove the entry."
  });
}

// src/customizations/agents/nearest-names.ts
var MAX_EDITS = 2, MAX_NEAREST = 3;
function nearestNames(written, known) {
  let name = written.toLowerCase();
  return [...new Set(known)].flatMap((one) => {
    let edits = editsUpTo(MAX_EDITS, name, one.toLowerCase());
    return edits === void 0 ? [] : [{ one, edits }];
  }).toSorted((a, b) => a.edits - b.edits).slice(0, MAX_NEAREST).map(({ one }) => one);
}

// src/customizations/agents/remote-agents.ts
function keepNamedAgents(found, sources) {
  let { remoteAgents } = sources;
  if (remoteAgents === void 0)
    return { found, leftOut: [] };
  let remote = found.filter(isRemoteAgent), wanted = new Set(remoteAgents.map((name) => name.trim()).filter((name) => name !== "")), unnamed = remote.filter(({ name }) => !wanted.has(name)), there = new Set(remote.map(({ name }) => name)), repositories = organizationStores(sources).map(({ prefix }) => prefix.slice(0, -1));
  return {
    found: found.filter((one) => !isRemoteAgent(one) || wanted.has(one.name)),
    leftOut: [
      ...unnamed.map(({ path, kind, level, folder: folder2, readers }) => ({
        source: path,
        kind,
        level,
        folder: folder2,
        readers,
        reason: UNNAMED
      })),
      ...[...wanted].filter((name) => !there.has(name)).map(
        (name) => ({
          source: name,
          kind: "agent",
          level: "organization",
          readers: [],
          reason: absence(name, [...there], repositories)
        })
      )
    ]
  };
}
var UNNAMED = "an agent of the organization is used only if `remote-agents` names it";
function isRemoteAgent(one) {
  return one.kind === "agent" && one.level === "organization";
}
function absence(name, known, repositories) {
  if (repositories.length === 0)
    return "`remote-agents` names it, but no repository of the organization could be read";
  let [nearest] = nearestNames(name, known);
  return `\`remote-agents\` names it, but there is no such agent in ${repositories.join(" or ")}${nearest === void 0 ? "" : `; did you mean \`${nearest}\`?`}`;
}

// src/customizations/discover.ts
var MAX_CUSTOMIZATIONS = 2e3, MAX_FOLDERS_ABOVE = 64;
async function discoverCustomizations(sources) {
  let { compatibility = "github", extent = "guidance", workspaceFolders = [], near = [] } = sources, store = repositoryStore(sources), candidates = await findCandidates(store.workspace, workspaceFolders, near), collected = await collectSettings(sources, store, candidates), { settings, folders } = collected, roots = folders.map(({ path }) => ({
    path,
    places: placesOf(path, store.level, settings, compatibility)
  })), inPlace = locateFiles(candidates.paths, roots), contributed = await readContributed(store, candidates.paths, inPlace, settings), placed = [
    ...[...inPlace.located, ...contributed.located].map((file) => placedInRepository(store, file)),
    ...await placeElsewhere(sources, settings, compatibility)
  ], { kept, beyond } = withinLimits(placed.toSorted(byCollectionOrder)), read = await Promise.all(kept.map((file) => readPlaced(file, extent))), fromSettings = await readSettingInstructions(
    store.workspace,
    settings,
    folders.map(({ path }) => path)
  ), collectedFiles = inCollectionOrder(read, fromSettings.found), named = keepNamedAgents(collectedFiles, extent === "all" ? {} : sources), { found } = named, followed = await followFrom(found, store, settings, candidates), given = new Set(followed.map(({ path }) => path));
  return {
    found: followed,
    leftOut: [
      ...collected.leftOut,
      ...read.flatMap(({ leftOut: leftOut3 }) => leftOut3 ?? []),
      ...fromSettings.leftOut,
      ...named.leftOut,
      ...beyond.leftOut,
      ...contributed.strays.filter(({ path }) => !given.has(path) && !candidates.behindLinks.has(path)).map(strayFile),
      ...candidates.closedLinks.map(({ path, reason }) => ({ source: path, reason })),
      ...candidates.submodules.map((source) => ({ source, reason: SUBMODULE })),
      ...treeCut(candidates, store.workspace.name)
    ],
    problems: inFileOrder([
      ...collected.problems,
      ...contributed.problems,
      ...read.flatMap(({ problems }) => problems),
      ...fromSettings.problems,
      ...beyond.problems
    ]),
    folders,
    compatibility
  };
}
function inCollectionOrder(read, fromSettings) {
  let files = read.flatMap(({ instructions, tool }) => [
    ...instructions === void 0 ? [] : [{ ...instructions, references: [] }],
    ...tool === void 0 ? [] : [tool]
  ]), isRepositoryText = (customization) => customization.level === "repository" && "content" in customization;
  return [
    ...files.filter(isRepositoryText),
    ...fromSettings,
    ...files.filter((file) => !isRepositoryText(file) && "content" in file),
    ...files.filter((file) => !("content" in file))
  ];
}
function inFileOrder(problems) {
  return problems.toSorted(
    (a, b) => (a.path < b.path ? -1 : +(a.path > b.path)) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}
function withinLimits(placed) {
  let isTooDeep = ({ file }) => depthOf(file) > MAX_FOLDERS_ABOVE, deep = placed.filter(isTooDeep), reachable = placed.filter((file) => !isTooDeep(file)), many = reachable.slice(MAX_CUSTOMIZATIONS);
  return {
    kept: reachable.slice(0, MAX_CUSTOMIZATIONS),
    beyond: {
      leftOut: [...deep.map((file) => leftOutOf(file, TOO_DEEP)), ...many.map((file) => leftOutOf(file, TOO_MANY))],
      problems: [
        ...deep.map(({ path }) => limitProblem(path, "customization-depth", `"${path}" is not read: ${TOO_DEEP}`)),
        ...many.slice(0, 1).map(
          ({ path }) => limitProblem(
            path,
            "customization-count",
            `"${path}" and ${many.length - 1} more are not read: ${TOO_MANY}`
          )
        )
      ]
    }
  };
}
var TOO_DEEP = `more than ${MAX_FOLDERS_ABOVE} folders are above it`, TOO_MANY = `only the first ${writeCount(MAX_CUSTOMIZATIONS)} customizations are read`;
function limitProblem(path, rule, message) {
  return diagnosticOfFile(path, { rule, severity: "warning", message });
}
var SUBMODULE = "it is a submodule: its files belong to another repository and are not read";
function strayFile(stray) {
  return { source: stray.path, kind: stray.kind, reason: stray.reason(), level: "repository", readers: [] };
}
function treeCut({ isComplete, foldersNotLookedAt }, name) {
  let others = foldersNotLookedAt === 0 ? "" : `, except ${foldersNotLookedAt} of these`;
  return isComplete ? [] : [
    {
      source: name,
      reason: `GitHub does not list a tree of this size as a whole: customizations were searched only in the usual folders and in the folders above the changed files${others}`
    }
  ];
}

// src/guidelines/takes-part.ts
var SOURCES = {
  review: { settings: ["code-generation"], files: !0, task: "reviewing a change" },
  "code-generation": { settings: ["code-generation"], files: !0, task: "writing code" },
  "test-generation": { settings: ["code-generation", "test-generation"], files: !0, task: "writing tests" },
  "commit-message": { settings: ["commit-message"], files: !1, task: "writing a commit message" },
  "pull-request-description": {
    settings: ["pull-request-description"],
    files: !1,
    task: "describing a pull request"
  }
};
function takesFiles(purpose) {
  return SOURCES[purpose].files;
}
function whyNotUsed({ purpose: setting, excludes = [] }, purpose, compatibility) {
  let { settings, files, task } = SOURCES[purpose];
  if (setting !== void 0 && !settings.includes(setting))
    return `a ${setting} instruction is not used for ${task}`;
  if (setting === void 0 && !files)
    return `an instruction file is not used for ${task}`;
  let reader = purpose === "review" ? "github-review" : "cloud-agent";
  return (purpose === "review" || compatibility === "github") && excludes.includes(reader) ? `its \`excludeAgent\` excludes ${EXCLUDED[reader]}` : void 0;
}
var EXCLUDED = { "github-review": "code review", "cloud-agent": "the cloud agent" };
function dependsOnLanguages({ found, compatibility }, purpose) {
  return found.some(
    (one) => "applies" in one && one.applies.kind === "language" && whyNotUsed(one, purpose, compatibility) === void 0
  );
}

// src/reports/review/agents.ts
function agentsText({ agents, unusable, changedFiles, routing }, paint) {
  let byPath2 = new Map(agents.map((one) => [one.agent.path, one])), decisions = (routing?.decisions ?? []).filter((one) => one.kind !== "unavailable"), inOrder = routing === void 0 ? agents : decisions.flatMap(({ agent }) => byPath2.get(agent.path) ?? []), decided = new Map(decisions.map((one) => [one.agent.path, one])), paragraphs = inOrder.map((one) => {
    let decision = decided.get(one.agent.path);
    return [
      headLine(one.agent, paint),
      ...(decision === void 0 ? detailLines(one) : decisionLines(decision)).map((line) => `  ${line}`)
    ].join(`
`);
  }), closed = unusable.map(
    ({ name, path, reason }) => `${paint("dim", "not usable")} ${oneLine(name)} ${paint("dim", oneLine(path))}: ${oneLine(reason)}`
  ), notes = (routing?.notes ?? []).map((note) => `note: ${oneLine(note)}`), problems = (routing?.problems ?? []).map((problem) => drawDiagnostic(problem, paint));
  return `${[...[...paragraphs, ...[closed, notes, problems].map((lines) => lines.join(`
`))].filter((section) => section !== ""), closingLine(inOrder.length, unusable.length, changedFiles, decisions)].join(`

`)}
`;
}
function closingLine(usable, unusable, changedFiles, decisions) {
  let all = `${count(usable, "agent")}${unusable === 0 ? "" : `, ${unusable} not usable`}`;
  if (usable + unusable === 0)
    return "There are no agents. An agent is a file such as `.github/agents/NAME.agent.md`.";
  if (decisions.length === 0)
    return `${all}.`;
  let reviewing = decisions.filter((one) => "files" in one).length, files = changedFiles === void 0 ? "" : ` ${count(changedFiles, "changed file")}`;
  return `${all}; ${reviewing === 0 ? "none" : reviewing} would review${files}.`;
}
function headLine({ name, path, level }, paint) {
  return `${paint("bold", oneLine(name))} ${paint("dim", `${oneLine(path)}${level === "repository" ? "" : ` (${level})`}`)}`;
}
function detailLines({ agent, tools }) {
  let { head, description } = agent;
  return [
    description === void 0 ? "no description, so it is used only when it is named" : oneLine(description),
    `tools: ${tools.tools.length === 0 ? "none" : tools.tools.join(", ")}`,
    ...tools.unavailable.length === 0 ? [] : [`not available here: ${tools.unavailable.map(({ name }) => oneLine(name)).join(", ")}`],
    ...tools.unknown.length === 0 ? [] : [`unknown tools: ${tools.unknown.map(oneLine).join(", ")}`],
    ...head.models.length === 0 ? [] : [`model: ${head.models.map(oneLine).join(", else ")}`],
    ...head.globs.length === 0 ? [] : [`for: ${head.globs.map(oneLine).join(", ")}`],
    ...head.agents === void 0 ? [] : [`may call: ${head.agents.length === 0 ? "nobody" : head.agents.map(oneLine).join(", ")}`],
    ...head.handoffs.map(({ label, agent: next }) => `then: ${oneLine(label)} (@${oneLine(next)})`),
    ...head.maxTurns === void 0 ? [] : [`at most ${count(head.maxTurns, "turn")}`],
    ...head.isForPeopleOnly ? ["for people only: it is not chosen by its description, and other agents cannot call it"] : [],
    ...head.isUserInvocable ? [] : ["for other agents only: people cannot call it with `@`"],
    ...head.faults.map((fault) => `note: ${oneLine(fault)}`)
  ];
}
var CHOSEN = {
  named: "named in the message",
  mandatory: "ordered by a statement",
  matched: "chosen by its score"
};
function decisionLines(decision) {
  let { score, parts, orders } = decision;
  return [
    decision.kind === "not-chosen" ? `not chosen: ${oneLine(decision.reason)}` : `would review${decision.files.length === 0 ? "" : ` ${count(decision.files.length, "file")}`}: ${CHOSEN[decision.kind]}`,
    ...orders.map(
      ({ source, line, statement }) => `by ${oneLine(source)}:${line}: ${oneLine(shorten(statement.text, MAX_STATEMENT_CHARACTERS))}`
    ),
    ...parts.length === 0 ? [] : [`${count(score, "point")}: ${parts.map(drawPart).join("; ")}`]
  ];
}
var ABOUT = {
  globs: "its globs",
  folder: "a folder it names",
  ending: "a kind of file it names",
  language: "a language it names",
  "any-change": "its task",
  message: "words in the message",
  path: "words in the paths",
  code: "words in the added lines"
};
function aboutPart({ why, evidence }) {
  return `${ABOUT[why]} (${evidence})`;
}
function drawPart({ why, points, evidence }) {
  return `${ABOUT[why]} ${points} (${oneLine(evidence)})`;
}
var MAX_STATEMENT_CHARACTERS = 200;
function agentsJson({
  agents,
  unusable,
  message,
  changedFiles,
  routing
}) {
  let decided = new Map(
    (routing?.decisions ?? []).flatMap((one) => one.kind === "unavailable" ? [] : [[one.agent.path, one]])
  );
  return {
    agents: agents.map((one) => ({ ...agentJson(one), ...decisionJson(decided.get(one.agent.path)) })),
    unusable: unusable.map(({ name, path, level, reason }) => ({ name, path, level: level ?? null, reason })),
    message: message ?? null,
    changedFiles: changedFiles ?? null,
    reviewers: (routing?.decisions ?? []).flatMap((one) => "files" in one ? [one.agent.name] : []),
    notes: routing?.notes ?? [],
    problems: (routing?.problems ?? []).map(diagnosticJson)
  };
}
function agentJson({ agent, tools }) {
  let { name, fileName, path, level, description, head } = agent;
  return {
    name,
    fileName,
    path,
    level,
    description: description ?? null,
    models: head.models,
    tools: tools.tools,
    unavailableTools: tools.unavailable,
    unknownTools: tools.unknown,
    mayCall: head.agents ?? "all",
    handoffs: head.handoffs,
    globs: head.globs,
    target: head.target ?? null,
    maxTurns: head.maxTurns ?? null,
    forPeopleOnly: head.isForPeopleOnly,
    userInvocable: head.isUserInvocable,
    notes: head.faults
  };
}
function decisionJson(decision) {
  if (decision === void 0)
    return {};
  let { kind, score, parts, orders } = decision;
  return {
    decision: {
      kind,
      score,
      parts,
      files: "files" in decision ? decision.files : [],
      reason: "reason" in decision ? decision.reason : null,
      orders: orders.map(({ source, line, statement }) => ({ path: source, line, text: statement.text }))
    }
  };
}

// src/customizations/read-customization.ts
function customizationReader(sources) {
  let stores = [repositoryStore(sources), ...userStores(sources), ...organizationStores(sources)];
  return async ({ path, level }) => {
    let store = stores.find((one) => one.level === level && path.startsWith(one.prefix));
    return store === void 0 ? {
      kind: "problem",
      code: "missing",
      message: `"${path}" is not in the repository, the user's folder or the organization's repositories`
    } : readFrom(store, path.slice(store.prefix.length));
  };
}

// src/text/languages.ts
var LANGUAGES = {
  abap: { extensions: ["abap"] },
  ada: { extensions: ["adb", "ads"] },
  apex: { extensions: ["apex", "trigger"] },
  asciidoc: { extensions: ["adoc", "asciidoc", "asc"] },
  astro: { extensions: ["astro"] },
  bat: { extensions: ["bat", "cmd"] },
  bibtex: { extensions: ["bib"] },
  bicep: { extensions: ["bicep", "bicepparam"] },
  c: { extensions: ["c", "i"] },
  clojure: { extensions: ["clj", "cljs", "cljc", "cljx", "clojure", "edn"], interpreters: ["bb"] },
  cmake: { extensions: ["cmake"], names: ["CMakeLists.txt"] },
  cobol: { extensions: ["cob", "cbl", "cpy"] },
  coffeescript: { extensions: ["coffee", "cson", "iced"] },
  cpp: {
    extensions: [
      "cpp",
      "cppm",
      "cc",
      "ccm",
      "cxx",
      "cxxm",
      "c++",
      "hpp",
      "hh",
      "hxx",
      "h++",
      "h",
      "ii",
      "ino",
      "inl",
      "ipp",
      "ixx",
      "tpp",
      "txx",
      "hpp.in",
      "h.in"
    ]
  },
  crystal: { extensions: ["cr"], interpreters: ["crystal"] },
  csharp: { extensions: ["cs", "csx", "cake"] },
  css: { extensions: ["css"] },
  csv: { extensions: ["csv"] },
  "cuda-cpp": { extensions: ["cu", "cuh"] },
  d: { extensions: ["d", "di"] },
  dart: { extensions: ["dart"], interpreters: ["dart"] },
  diff: { extensions: ["diff", "patch", "rej"] },
  dockercompose: {
    extensions: ["compose.yaml", "compose.yml"],
    names: ["compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml"]
  },
  dockerfile: { extensions: ["dockerfile", "containerfile"], names: ["Dockerfile", "Containerfile"] },
  dotenv: { extensions: ["env"], names: [".env", ".env.local", ".env.example", ".flaskenv", "user-dirs.dirs"] },
  elixir: { extensions: ["ex", "exs"], names: ["mix.lock"], interpreters: ["elixir"] },
  elm: { extensions: ["elm"] },
  erlang: { extensions: ["erl", "hrl"], names: ["rebar.config"], interpreters: ["escript"] },
  FortranFreeForm: { extensions: ["f90", "f95", "f03", "f08", "f18"] },
  fsharp: { extensions: ["fs", "fsi", "fsx", "fsscript"] },
  gdscript: { extensions: ["gd"] },
  "git-commit": { names: ["COMMIT_EDITMSG", "MERGE_MSG"] },
  "git-rebase": { names: ["git-rebase-todo"] },
  gleam: { extensions: ["gleam"] },
  go: { extensions: ["go"] },
  "go.mod": { names: ["go.mod"] },
  "go.sum": { names: ["go.sum"] },
  "go.work": { names: ["go.work"] },
  graphql: { extensions: ["graphql", "gql", "graphqls"] },
  groovy: {
    extensions: ["groovy", "gvy", "gradle", "jenkinsfile", "nf"],
    names: ["Jenkinsfile"],
    interpreters: ["groovy"]
  },
  handlebars: { extensions: ["handlebars", "hbs", "hjs"] },
  haskell: { extensions: ["hs", "lhs", "hs-boot"], interpreters: ["runhaskell", "runghc"] },
  haxe: { extensions: ["hx"] },
  hcl: { extensions: ["hcl"] },
  hlsl: { extensions: ["hlsl", "hlsli", "fx", "fxh", "vsh", "psh", "cginc", "compute"] },
  html: {
    extensions: ["html", "htm", "shtml", "xhtml", "xht", "mdoc", "jsp", "asp", "aspx", "jshtm", "volt", "rhtml", "ejs"]
  },
  ignore: {
    extensions: ["gitignore_global", "gitignore"],
    names: [
      ".gitignore",
      ".dockerignore",
      ".npmignore",
      ".prettierignore",
      ".eslintignore",
      ".vscodeignore",
      "exclude"
    ]
  },
  ini: { extensions: ["ini"] },
  instructions: { extensions: ["instructions.md"], names: ["copilot-instructions.md"] },
  java: { extensions: ["java", "jav"], interpreters: ["java"] },
  javascript: { extensions: ["js", "es6", "mjs", "cjs", "pac"], names: ["jakefile"], interpreters: ["node", "nodejs"] },
  javascriptreact: { extensions: ["jsx"] },
  json: {
    extensions: [
      "json",
      "bowerrc",
      "jscsrc",
      "webmanifest",
      "js.map",
      "css.map",
      "ts.map",
      "har",
      "geojson",
      "ipynb",
      "vuerc"
    ],
    names: ["composer.lock", ".watchmanconfig", "Pipfile.lock", "flake.lock"]
  },
  json5: { extensions: ["json5"] },
  jsonc: {
    extensions: [
      "jsonc",
      "code-workspace",
      "language-configuration.json",
      "eslintrc",
      "eslintrc.json",
      "jshintrc",
      "swcrc",
      "babelrc",
      "hintrc",
      "jsfmtrc"
    ],
    names: [
      "tsconfig.json",
      "jsconfig.json",
      ".babelrc.json",
      "devcontainer.json",
      "deno.json",
      "typedoc.json",
      ".ember-cli",
      "bun.lock"
    ]
  },
  jsonl: { extensions: ["jsonl", "ndjson"] },
  julia: { extensions: ["jl"], interpreters: ["julia"] },
  kotlin: { extensions: ["kt", "kts"], interpreters: ["kotlin"] },
  latex: { extensions: ["tex", "ltx", "ctx"] },
  less: { extensions: ["less"] },
  lisp: { extensions: ["lisp", "lsp", "cl", "el"] },
  log: { extensions: ["log"] },
  lua: { extensions: ["lua", "rockspec"], interpreters: ["lua", "luajit"] },
  makefile: { extensions: ["mak", "mk"], names: ["Makefile", "GNUmakefile", "OCamlMakefile"], interpreters: ["make"] },
  markdown: { extensions: ["md", "mkd", "mdwn", "mdown", "markdown", "markdn", "mdtxt", "mdtext", "workbook"] },
  matlab: { extensions: ["mlx", "matlab"] },
  mdx: { extensions: ["mdx"] },
  nim: { extensions: ["nim", "nims", "nimble"] },
  nix: { extensions: ["nix"] },
  "objective-c": { extensions: ["m"] },
  "objective-cpp": { extensions: ["mm"] },
  ocaml: { extensions: ["ml", "mli"], interpreters: ["ocaml"] },
  pascal: { extensions: ["pas", "dpr", "lpr"] },
  perl: { extensions: ["pl", "pm", "pod", "t", "psgi"], interpreters: ["perl"] },
  php: { extensions: ["php", "php4", "php5", "phtml", "ctp"], interpreters: ["php"] },
  plaintext: { extensions: ["txt", "text"], names: ["LICENSE", "NOTICE", "AUTHORS", "CODEOWNERS"] },
  powershell: { extensions: ["ps1", "psm1", "psd1", "pssc", "psrc"], interpreters: ["pwsh"] },
  prisma: { extensions: ["prisma"] },
  prompt: { extensions: ["prompt.md"] },
  chatagent: { extensions: ["agent.md", "chatmode.md"] },
  properties: {
    extensions: [
      "properties",
      "cfg",
      "conf",
      "directory",
      "gitattributes",
      "gitconfig",
      "gitmodules",
      "editorconfig",
      "repo",
      "npmrc"
    ]
  },
  proto3: { extensions: ["proto"] },
  jade: { extensions: ["pug", "jade"] },
  puppet: { extensions: ["pp"] },
  purescript: { extensions: ["purs"] },
  python: {
    extensions: ["py", "rpy", "pyw", "cpy.py", "gyp", "gypi", "pyi", "ipy", "pyt", "wsgi"],
    names: ["SConstruct", "SConscript", "Snakefile"],
    interpreters: ["python", "python2", "python3", "pypy", "uv"]
  },
  "pip-requirements": { extensions: ["requirements.txt"], names: ["requirements.txt", "constraints.txt"] },
  qml: { extensions: ["qml"] },
  r: { extensions: ["r", "rhistory", "rprofile", "rt"], interpreters: ["rscript"] },
  racket: { extensions: ["rkt"], interpreters: ["racket"] },
  raku: {
    extensions: ["raku", "rakumod", "rakutest", "rakudoc", "nqp", "p6", "pl6", "pm6"],
    interpreters: ["raku", "perl6"]
  },
  razor: { extensions: ["cshtml", "razor"] },
  rescript: { extensions: ["res", "resi"] },
  restructuredtext: { extensions: ["rst"] },
  ruby: {
    extensions: ["rb", "rbx", "rjs", "gemspec", "rake", "ru", "erb", "podspec", "rbi"],
    names: [
      "Rakefile",
      "Gemfile",
      "Guardfile",
      "Podfile",
      "Capfile",
      "Cheffile",
      "Hobofile",
      "Vagrantfile",
      "Appraisals",
      "Rantfile",
      "Berksfile",
      "Fastfile",
      "Appfile",
      "Brewfile",
      "Dangerfile"
    ],
    interpreters: ["ruby", "jruby"]
  },
  rust: { extensions: ["rs"], interpreters: ["rust-script"] },
  sass: { extensions: ["sass"] },
  scala: { extensions: ["scala", "sc", "sbt"], interpreters: ["scala", "scala-cli"] },
  scheme: { extensions: ["scm", "ss", "sld"] },
  scss: { extensions: ["scss"] },
  search: { extensions: ["code-search"] },
  shaderlab: { extensions: ["shader"] },
  shellscript: {
    extensions: [
      "sh",
      "bash",
      "bashrc",
      "bash_aliases",
      "bash_profile",
      "bash_login",
      "ebuild",
      "eclass",
      "profile",
      "bash_logout",
      "xprofile",
      "zsh",
      "zshrc",
      "zprofile",
      "zlogin",
      "zlogout",
      "zshenv",
      "zsh-theme",
      "fish",
      "ksh",
      "csh",
      "cshrc",
      "tcshrc",
      "bats",
      "envrc"
    ],
    names: ["APKBUILD", "PKGBUILD", ".envrc", ".hushlogin"],
    interpreters: ["sh", "bash", "dash", "zsh", "ksh", "fish", "csh", "tcsh", "ash", "bats"]
  },
  skill: { names: ["SKILL.md"] },
  slint: { extensions: ["slint"] },
  snippets: { extensions: ["code-snippets"] },
  solidity: { extensions: ["sol"] },
  sql: { extensions: ["sql", "dsql"] },
  starlark: { extensions: ["bzl", "bazel", "star"], names: ["BUILD", "WORKSPACE", "Tiltfile"] },
  stylus: { extensions: ["styl"] },
  svelte: { extensions: ["svelte"] },
  swift: { extensions: ["swift"], interpreters: ["swift"] },
  systemverilog: { extensions: ["sv", "svh"] },
  tcl: { extensions: ["tcl"], interpreters: ["tclsh", "wish"] },
  terraform: { extensions: ["tf"] },
  "terraform-vars": { extensions: ["tfvars"] },
  tex: { extensions: ["sty", "cls", "bbx", "cbx"] },
  toml: { extensions: ["toml"], names: ["Cargo.lock", "Pipfile", "poetry.lock", "uv.lock"] },
  tsv: { extensions: ["tsv"] },
  twig: { extensions: ["twig"] },
  typescript: { extensions: ["ts", "cts", "mts"], interpreters: ["deno", "bun", "ts-node", "tsx"] },
  typescriptreact: { extensions: ["tsx"] },
  typst: { extensions: ["typ"] },
  vb: { extensions: ["vb", "brs", "vbs", "bas", "vba"] },
  verilog: { extensions: ["v", "vh"] },
  vhdl: { extensions: ["vhd", "vhdl"] },
  vue: { extensions: ["vue"] },
  wgsl: { extensions: ["wgsl"] },
  xml: {
    extensions: [
      "xml",
      "xsd",
      "ascx",
      "atom",
      "axml",
      "axaml",
      "bpmn",
      "cpt",
      "csl",
      "csproj",
      "dita",
      "ditamap",
      "dtd",
      "ent",
      "mod",
      "dtml",
      "fsproj",
      "fxml",
      "iml",
      "isml",
      "jmx",
      "launch",
      "menu",
      "mxml",
      "nuspec",
      "opml",
      "owl",
      "proj",
      "props",
      "pt",
      "publishsettings",
      "pubxml",
      "pubxml.user",
      "rbxlx",
      "rbxmx",
      "rdf",
      "rng",
      "rss",
      "shproj",
      "slnx",
      "storyboard",
      "svg",
      "targets",
      "tld",
      "tmx",
      "vbproj",
      "vbproj.user",
      "vcxproj",
      "vcxproj.filters",
      "wsdl",
      "wxi",
      "wxl",
      "wxs",
      "xaml",
      "xbl",
      "xib",
      "xlf",
      "xliff",
      "xpdl",
      "xul",
      "xoml",
      "plist",
      "resx"
    ],
    names: ["pom.xml", "NuGet.config", "web.config", "app.config", "packages.config"]
  },
  xsl: { extensions: ["xsl", "xslt"] },
  yaml: {
    extensions: ["yml", "yaml", "eyml", "eyaml", "cff", "yaml-tmlanguage", "clangd"],
    names: [".clang-format", ".clang-tidy", ".clangd", "yarn.lock"]
  },
  zig: { extensions: ["zig", "zon"] }
}, BY_NAME = indexBy((files) => files.names), BY_EXTENSION = indexBy((files) => files.extensions), BY_INTERPRETER = indexBy((files) => files.interpreters);
function indexBy(keysOf) {
  let index = /* @__PURE__ */ new Map();
  for (let [language, files] of Object.entries(LANGUAGES))
    for (let key of keysOf(files) ?? [])
      index.set(key.toLowerCase(), language);
  return index;
}
function languageOf(path, firstLine) {
  let name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return BY_NAME.get(name) ?? ofFamily(path.toLowerCase(), name) ?? ofExtension(name) ?? ofFirstLine(firstLine);
}
var FAMILIES = [
  [/(?:^|\/)(?:tsconfig|jsconfig)[.-][^/]*\.json$/, "jsonc"],
  [/(?:^|\/)\.(?:vscode|devcontainer)\/[^/]*\.json$/, "jsonc"],
  [/(?:^|\/)(?:dockerfile|containerfile)\.[^/]+$/, "dockerfile"],
  [/(?:^|\/)makefile\.[^/]+$/, "makefile"],
  [/(?:^|\/)\.env\.[^/]+$/, "dotenv"],
  [/(?:^|\/)docker-compose\.[^/]+\.ya?ml$/, "dockercompose"]
];
function ofFamily(path, name) {
  return name.includes(".") ? FAMILIES.find(([pattern2]) => pattern2.test(path))?.[1] : void 0;
}
function ofExtension(name) {
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    let language = BY_EXTENSION.get(name.slice(dot + 1));
    if (language !== void 0)
      return language;
  }
}
function ofFirstLine(line) {
  let program = /^#!\s*(?:\S*\/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:\S*\/)?([\w+-]+)/.exec(line ?? "")?.[1]?.toLowerCase();
  return program === void 0 ? void 0 : BY_INTERPRETER.get(program);
}

// src/guidelines/changed-languages.ts
function languagesOf(changedPaths, firstLines = /* @__PURE__ */ new Map()) {
  return new Map(
    changedPaths.flatMap((path) => {
      let language = languageOf(path, firstLines.get(path));
      return language === void 0 ? [] : [[path, language]];
    })
  );
}
function needFirstLine(changedPaths) {
  return changedPaths.filter((path) => languageOf(path) === void 0 && !/\.[^./]+$/.test(path));
}

// src/guidelines/for-everything.ts
function isForEverything({ applies, folder: folder2 }) {
  switch (applies.kind) {
    case "folder":
      return applies.folder === "";
    case "globs":
      return folder2 === "" && applies.patterns.some((pattern2) => pattern2 === "**" || pattern2 === "**/*");
    case "language":
    case "never":
      return !1;
  }
}
function scopeWithoutFiles({ applies, folder: folder2 }, { compatibility }) {
  let whole = folder2 === "" ? "*" : joinPath(folder2, "**");
  switch (applies.kind) {
    case "folder":
      return applies.folder === folder2 ? scopeFor(whole) : leftOut(`it applies only to files in \`${applies.folder}\`, and ${NO_FILE}`);
    case "globs": {
      let all = applies.patterns.find((pattern2) => FOR_ALL[compatibility].has(pattern2));
      return all === void 0 ? leftOut(`\`${applies.key}: ${applies.written}\` selects files, and ${NO_FILE}`) : scopeFor(joinPath(folder2, all));
    }
    case "language":
      return leftOut(`it applies only to files in the language \`${applies.language}\`, and ${NO_FILE}`);
    case "never":
      return leftOut(applies.reason);
  }
}
var NO_FILE = "no file is in context", FOR_ALL = {
  github: /* @__PURE__ */ new Set(["**", "**/*"]),
  vscode: /* @__PURE__ */ new Set(["**", "**/*", "*"])
};
function scopeFor(pattern2) {
  return { kind: "applies", filePatterns: [pattern2], appliesTo: /* @__PURE__ */ new Map() };
}
function leftOut(reason) {
  return { kind: "left-out", reason };
}

// src/guidelines/scope.ts
function scopeOf(instructions, paths, settings) {
  let { applies, folder: folder2 } = instructions;
  switch (applies.kind) {
    case "folder":
      return scopeOfFolder(applies.folder, paths, settings);
    case "globs":
      return scopeOfGlobs(applies, folder2, paths, settings);
    case "language":
      return scopeOfLanguage(applies.language, folder2, paths, settings);
    case "never":
      return leftOut2(applies.reason);
  }
}
function leftOut2(reason) {
  return { kind: "left-out", reason };
}
function scopeOfFolder(folder2, paths, { fileWord }) {
  let pattern2 = folder2 === "" ? "*" : `${folder2}/**`, inside = paths.filter((path) => isInside(path, folder2));
  return inside.length === 0 && folder2 !== "" ? leftOut2(`no ${fileWord} is in \`${folder2}\``) : { kind: "applies", filePatterns: [pattern2], appliesTo: new Map(inside.map((path) => [path, pattern2])) };
}
function isInside(path, folder2) {
  return folder2 === "" || path.startsWith(`${folder2}/`);
}
function scopeOfGlobs({ key, patterns, written }, folder2, paths, { compatibility, fileWord }) {
  let { taken: taken2, patterns: usable } = matchInBothDialects(patterns, paths, folder2), appliesTo = /* @__PURE__ */ new Map();
  for (let match of taken2) {
    let pattern2 = match[compatibility];
    pattern2 !== void 0 && appliesTo.set(match.path, pattern2);
  }
  if (appliesTo.size > 0) {
    let filePatterns = usable[compatibility].map((pattern2) => joinPattern(folder2, pattern2)), note = key === "applyTo" ? describeDisagreement(taken2, compatibility) : void 0;
    return { kind: "applies", filePatterns, appliesTo, ...note === void 0 ? {} : { note } };
  }
  let where = folder2 === "" ? "" : ` in \`${folder2}\``;
  return leftOut2(`\`${key}: ${written}\` matches no ${fileWord}${where}${matchElsewhere(taken2, compatibility)}`);
}
function joinPattern(folder2, pattern2) {
  return folder2 === "" ? pattern2 : `${folder2}/${pattern2}`;
}
function matchElsewhere([first], compatibility) {
  return first === void 0 ? "" : compatibility === "github" ? ` on github.com, where it counts from the repository's root; in VS Code it would match ${first.path}` : ` in VS Code; on github.com it would match ${first.path}`;
}
function describeDisagreement(taken2, compatibility) {
  let differing = taken2.filter(({ github, vscode }) => github === void 0 || vscode === void 0), [first] = differing;
  if (first === void 0)
    return;
  let more = differing.length === 1 ? "" : ` and ${differing.length - 1} more`, [pattern2, here, there] = first.vscode === void 0 ? [first.github, "on github.com", "in VS Code"] : [first.vscode, "in VS Code", "on github.com"], reader = compatibility === "github" ? "github.com" : "VS Code";
  return `\`${pattern2}\` matches ${first.path}${more} ${here}, but not ${there}; this run follows ${reader}`;
}
function scopeOfLanguage(language, folder2, paths, { languages, fileWord }) {
  let patterns = /* @__PURE__ */ new Set(), appliesTo = /* @__PURE__ */ new Map();
  for (let path of paths)
    isInside(path, folder2) && languages.get(path) === language && (patterns.add(patternForFile(path)), appliesTo.set(path, `language ${language}`));
  return appliesTo.size === 0 ? leftOut2(`no ${fileWord} is in its language, \`${language}\``) : { kind: "applies", filePatterns: [...patterns], appliesTo };
}
function patternForFile(path) {
  let name = path.slice(path.lastIndexOf("/") + 1), dot = name.lastIndexOf(".");
  return dot > 0 ? `*${name.slice(dot)}` : name;
}

// src/guidelines/polarity.ts
function plainWords(text) {
  return text.toLowerCase().replaceAll("\u2019", "'").replaceAll(/\s+/g, " ").trim();
}
var WHO = "(?:please |you |we |all code |code )?", FORMS = [
  { polarity: "required", asks: "action", words: form("(?:don't|do not|never) forget to") },
  {
    polarity: "forbidden",
    asks: "action",
    words: form(
      "(?:must not|mustn't|must never|should not|shouldn't|should never|shall not|may not|cannot|can't|do not|don't|never|not|refrain from)(?: ever)?"
    )
  },
  { polarity: "forbidden", asks: "thing", words: form("(?:always |should |must )?avoid") },
  {
    polarity: "forbidden",
    asks: "thing",
    words: form(
      "no(?= (?!longer|need|matter|one|other|more|less|fewer|later|sooner|such|problem))(?!.* (?:needed|required|necessary)$)"
    )
  },
  { polarity: "required", asks: "thing", words: form("(?:always |should |must )?(?:prefer|favou?r)(?: to(?= ))?") },
  {
    polarity: "required",
    asks: "action",
    words: form(
      "(?:must always|should always|shall|must|should|always|do|ensure to|make sure to|be sure to|remember to)"
    )
  }
];
function form(words) {
  return new RegExp(`^${WHO}${words}(?![\\w'-])[ ,:]*`);
}
function readDirective(words) {
  for (let { polarity, asks, words: expression } of FORMS) {
    let head = expression.exec(words)?.[0];
    if (head !== void 0)
      return { polarity, asks, rest: words.slice(head.length) };
  }
}
var ONLY_USES = /^(?:(?:to )?(?:use|using|do|doing)\b ?)?(?:(?:(?:any of )?the following|these|this)(?: (?:practices?|patterns?|things?|rules?|anti-patterns?|instead))?)?$/;
function isBareDirective(leadIn) {
  return leadInPolarity(leadIn) !== void 0;
}
var MAX_LEAD_IN_CHARACTERS = 100;
function leadInPolarity(leadIn) {
  if (leadIn.length > MAX_LEAD_IN_CHARACTERS)
    return;
  let words = plainWords(leadIn).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ""), directive = readDirective(words);
  return directive !== void 0 ? ONLY_USES.test(directive.rest) ? directive.polarity : void 0 : FORBIDDING_TITLE.test(words) ? "forbidden" : words !== "" && ONLY_USES.test(words) ? "required" : void 0;
}
var FORBIDDING_TITLE = /^(?:things |patterns |practices |what )?(?:to avoid|not to do|not to use|don'ts|forbidden|prohibited|banned|disallowed|not allowed|anti-?patterns?|bad practices)(?: (?:patterns?|practices?|things|apis?|to avoid))?$/;

// src/guidelines/sentences.ts
var segmenter = lazily(() => new Intl.Segmenter("en", { granularity: "sentence" }));
function sentenceRanges(text) {
  if (!MAY_END.test(text))
    return [{ start: 0, end: text.length }];
  let ranges = [], start = 0;
  for (let { index, segment } of segmenter().segment(text)) {
    let end = index + segment.length, isCount = index === start && COUNTS.test(segment);
    (end === text.length || !(isCount || goesOn(segment, text.slice(end, end + MAX_LOOK_AHEAD)))) && (ranges.push({ start, end }), start = end);
  }
  return ranges;
}
var MAY_END = /[\p{Sentence_Terminal}\u0085](?=.)/su, MAX_LOOK_AHEAD = 20, ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|incl|excl|approx|resp)\.\s*$/i, BEFORE_NUMBER = /(?:^|[\s(])(?:art|ch|fig|no|rev|sec|vol)\.\s*$/i, COUNTS = /^\s*\(?(?:\d{1,3}|[a-z])[.)]\s*$/, INSIDE_WORD = /[!-~]$/;
function goesOn(segment, next) {
  return ABBREVIATION.test(segment) || INSIDE_WORD.test(segment) || new RegExp(`^["'\u201D\u2019\xBB)]*\\p{Ll}`, "u").test(next) || BEFORE_NUMBER.test(segment) && /^\d/.test(next);
}

// src/guidelines/statements.ts
function readStatements(guidelineId, text) {
  let paragraphs = readParagraphs(text), leading = new Set(paragraphs.flatMap(({ leads }) => leads.slice(-1))), leadIns = [], statements = [];
  for (let [index, paragraph] of paragraphs.entries()) {
    let sentences = listSentences(paragraph), lead = leading.has(index) ? readLeadIn(sentences) : void 0;
    leadIns.push(lead);
    let above = paragraph.leads.flatMap((number) => leadIns[number] ?? []), own = lead !== void 0 && isBareDirective(lead) ? sentences.slice(0, -1) : sentences;
    for (let inlines of own) {
      let id = `${guidelineId}.${statements.length + 1}`;
      statements.push(createStatement(id, inlines, paragraph.headings, above));
    }
  }
  return statements;
}
function createStatement(id, inlines, headings, leadIns) {
  let { start } = at(inlines, 0), range = { start, end: at(inlines, inlines.length - 1).end };
  return { id, text: writeText(inlines), parts: mergeParts(inlines), range, offset: start, headings, leadIns };
}
function writeText(inlines) {
  return inlines.map(({ kind, value }) => kind === "code" ? `\`${value}\`` : value).join("").replaceAll(/ {2,}/g, " ").trim();
}
function mergeParts(inlines) {
  let parts = [];
  for (let { kind, value } of inlines) {
    let last = parts.at(-1);
    last?.kind === "words" && kind === "words" ? last.values.push(value) : parts.push({ kind, values: [value] });
  }
  return parts.map(({ kind, values }) => ({ kind, value: values.join("") }));
}
function readLeadIn(sentences) {
  let text = writeText(sentences.at(-1) ?? []);
  return text === "" || /[.!?。！？…]$/.test(text) ? void 0 : text;
}
function listSentences({ kind, inlines }) {
  return (kind === "row" ? [inlines] : splitSentences(inlines)).filter(
    (sentence) => sentence.some((inline) => inline.kind === "code" || /[\p{L}\p{N}]/u.test(inline.value))
  );
}
function splitSentences(inlines) {
  let masked = inlines.map((inline) => inline.kind === "code" ? "X".repeat(inline.value.length) : inline.value.replaceAll(/\s/g, " ")).join(""), sentences = [], first = 0, at2 = 0;
  for (let range of sentenceRanges(masked)) {
    let cut = [];
    for (let next = first; next < inlines.length && at2 < range.end; next += 1) {
      let inline = inlines[next];
      if (inline === void 0 || (cut.push(cutInline(inline, range.start - at2, range.end - at2)), at2 + inline.value.length > range.end))
        break;
      at2 += inline.value.length, first = next + 1;
    }
    sentences.push(trimInlines(cut));
  }
  return sentences;
}
function cutInline(inline, start, end) {
  let from = Math.max(start, 0), to = Math.min(end, inline.value.length);
  if (inline.kind === "code" || inline.end - inline.start !== inline.value.length)
    return inline;
  let value = inline.value.slice(from, to).replaceAll(/\s/g, " ");
  return { kind: inline.kind, value, start: inline.start + from, end: inline.start + to };
}
function trimInlines(inlines) {
  let from = inlines.findIndex(hasWords), to = inlines.findLastIndex(hasWords);
  return inlines.slice(Math.max(from, 0), to + 1).map((inline, index, all) => {
    let opened = index === 0 ? trimmedStart(inline) : inline;
    return index === all.length - 1 ? trimmedEnd(opened) : opened;
  });
}
function hasWords({ kind, value }) {
  return kind === "code" || value.trim() !== "";
}
function trimmedStart(inline) {
  let value = inline.kind === "code" ? inline.value : inline.value.trimStart();
  return { ...inline, value, start: inline.start + inline.value.length - value.length };
}
function trimmedEnd(inline) {
  let value = inline.kind === "code" ? inline.value : inline.value.trimEnd();
  return { ...inline, value, end: inline.end - (inline.value.length - value.length) };
}

// src/guidelines/select.ts
var FIRST_ID = 2;
function selectGuidelines(customizations, changedPaths, firstLines) {
  let settings = {
    compatibility: customizations.compatibility,
    languages: languagesOf(changedPaths, firstLines),
    fileWord: "changed file"
  }, decisions = [], notes = [], firstWithText = /* @__PURE__ */ new Map(), nextId = FIRST_ID;
  for (let customization of customizations.found) {
    if (!("content" in customization)) {
      decisions.push({ kind: "left-out", customization, reason: customization.reason });
      continue;
    }
    let scope = withoutRepeat(customization, scopeForReview(customization, changedPaths, settings), firstWithText);
    if (scope.kind === "left-out") {
      decisions.push({ kind: "left-out", customization, reason: scope.reason });
      continue;
    }
    decisions.push({ kind: "applies", customization, guideline: createGuideline(nextId, customization, scope) }), notes.push(...scope.note === void 0 ? [] : [{ source: customization.path, message: scope.note }]), nextId += 1;
  }
  return {
    decisions,
    applicable: decisions.flatMap((decision) => decision.kind === "applies" ? [decision.guideline] : []),
    leftOut: [
      ...customizations.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...decisions.flatMap(
        (decision) => decision.kind === "left-out" ? [{ source: decision.customization.path, reason: decision.reason }] : []
      )
    ],
    notes
  };
}
function scopeForReview(instructions, changedPaths, settings) {
  let reason = whyNotUsed(instructions, "review", settings.compatibility);
  return reason === void 0 ? scopeOf(instructions, changedPaths, settings) : { kind: "left-out", reason };
}
function withoutRepeat(instructions, scope, firstWithText) {
  if (scope.kind === "left-out")
    return scope;
  let files = isForEverything(instructions) ? "all" : scope.filePatterns, identity = JSON.stringify([instructions.content.text, files]), earlier = firstWithText.get(identity);
  return earlier !== void 0 ? { kind: "left-out", reason: whyRepeated(instructions, earlier) } : (firstWithText.set(identity, instructions.path), scope);
}
function whyRepeated({ path, broughtBy }, earlier) {
  return path !== earlier ? `it has the same text as ${earlier}, for the same files` : `it is already included for these files${broughtBy === void 0 ? "" : `; ${broughtBy} names it again`}`;
}
function createGuideline(id, instructions, scope) {
  let { content, kind, level, folder: folder2 } = instructions;
  return {
    id,
    name: guidelineName(instructions),
    kind,
    level,
    folder: folder2,
    content,
    statements: readStatements(id, content.text),
    filePatterns: scope.filePatterns,
    appliesTo: scope.appliesTo
  };
}
function guidelineName({ kind, entry, content }) {
  return kind === "setting-instructions" && entry === "text" ? "Code Generation Instruction" : `Instruction from ${content.path}`;
}

// src/reports/reasons/guidance.ts
var NO_REVIEWED_FILE = "it applies to changed files, but none of them is reviewed", EDIT_NOT_READ = "the new version in this change was not read (not a file, too large, or beyond the limit), so the old version was used for the comparison";
function beyondComparedFiles(most) {
  return `only the first ${most} edited instruction files were checked for what they would change`;
}
function beyondFurtherReads(most) {
  return `the edited instruction files refer to more than ${most} other files; the rest was not read`;
}
function effectNotKnown(problem) {
  return `the effect of the edited instruction files is not known: ${problem}`;
}

// src/workspace/watched-reads.ts
function recordReads(workspace) {
  let read = /* @__PURE__ */ new Set();
  return {
    workspace: {
      ...workspace,
      read: (path) => (read.add(path), workspace.read(path))
    },
    read
  };
}
function limitReads(workspace, free, most) {
  let others = /* @__PURE__ */ new Set(), refused = /* @__PURE__ */ new Set();
  return {
    workspace: {
      ...workspace,
      read: (path) => {
        if (!free.has(path) && !others.has(path)) {
          if (others.size === most)
            return refused.add(path), Promise.resolve({ kind: "not-a-file", reason: `more than ${most} further files are named` });
          others.add(path);
        }
        return workspace.read(path);
      }
    },
    refused
  };
}

// src/jobs/choose/agents-at-work.ts
function agentsAtWork({ reviewers, routing }, prompted = []) {
  let idle = (routing?.decisions ?? []).flatMap(idleOutcome), chosen = reviewers.flatMap(
    ({ agent, files }) => outcomeByPath(agent, { kind: "reviews", files: listPaths(files) })
  );
  return new Map([...idle, ...chosen, ...promptedOutcomes(prompted)]);
}
function idleOutcome(decision) {
  return decision.kind === "unavailable" ? [[decision.path, { kind: "idle", reason: decision.reason }]] : decision.kind === "not-chosen" ? [[decision.agent.path, { kind: "idle", reason: decision.reason }]] : [];
}
function promptedOutcomes(prompted) {
  return [...groupBy(prompted, ({ composed }) => composed.reviewer.agent?.path).values()].flatMap((ofOne) => {
    let fitting = ofOne.filter(({ unfit }) => unfit === void 0), first = fitting[0] ?? at(ofOne, 0), { reviewer, shared } = first.composed, files = [...new Set(fitting.flatMap(({ composed }) => listPaths(composed.reviewer.files)))];
    return outcomeByPath(
      reviewer.agent,
      first.unfit === void 0 ? { kind: "reviews", files, ledger: shared } : { kind: "idle", reason: first.unfit.message }
    );
  });
}
function outcomeByPath(agent, outcome) {
  return agent === void 0 ? [] : [[agent.path, outcome]];
}
function listPaths(files) {
  return files.map(({ path }) => path);
}

// src/customizations/frontmatter/tool-frontmatter.ts
async function readTool(source) {
  return readToolFrom(source, await loadFrontmatter(source));
}
function readToolFrom(source, frontmatter) {
  let fault = frontmatter.problems.find(({ severity }) => severity === "error")?.message;
  return {
    head: toolHeadOf(frontmatter),
    body: trimmedContent(source, frontmatter.body),
    ...fault !== void 0 && { fault }
  };
}
function toolHeadOf({ data }) {
  let name = textOf(data.name), description = textOf(data.description), argumentHint = textOf(data["argument-hint"]), target = textOf(data.target), switchedOff = data["disable-model-invocation"], forUsers = data["user-invocable"] ?? data["user-invokable"];
  return {
    ...name !== void 0 && { name },
    ...description !== void 0 && { description },
    ...argumentHint !== void 0 && { argumentHint },
    ...target !== void 0 && { target },
    isForPeopleOnly: typeof switchedOff == "boolean" ? switchedOff : data.infer === !1,
    isUserInvocable: forUsers !== !1,
    globs: [...globsOf(data.applyTo), ...globsOf(data.paths)]
  };
}
function globsOf(value) {
  return (Array.isArray(value) ? value : [value]).flatMap((text) => typeof text == "string" ? splitGlobList(text).map(({ pattern: pattern2 }) => pattern2) : []);
}
function textOf(value) {
  let text = typeof value == "string" ? value.trim() : "";
  return text === "" ? void 0 : text;
}
function whyNotFor({ target }, compatibility) {
  let meantFor = compatibility === "github" ? "github-copilot" : "vscode", other = compatibility === "github" ? "vscode" : "github-copilot";
  return target === other ? `its \`target\` is \`${other}\`, and this run uses agents for \`${meantFor}\`` : void 0;
}

// src/customizations/frontmatter/agent-frontmatter.ts
async function readAgent(source) {
  let frontmatter = await loadFrontmatter(source);
  return { ...readToolFrom(source, frontmatter), head: agentHeadOf(frontmatter) };
}
function agentHeadOf(frontmatter) {
  let { data } = frontmatter, faults = [], read = (key, wanted, asValue) => {
    let written = data[key], value = written == null ? void 0 : asValue(written);
    return value === void 0 && written !== void 0 && written !== null && faults.push(`\`${key}\` is ${describeType(written)}, not ${wanted}, and is ignored`), value;
  }, tools = read("tools", NAMES, asNames), agents = read("agents", NAMES, asNames), maxTurns = read("maxTurns", "a whole number of at least 1", asCount), models = [
    ...read("model", "a name or a list of names", asModels) ?? [],
    ...read("models", NAMES, asNames) ?? []
  ], handoffs = read("handoffs", "a list of maps with `agent`", asHandoffs) ?? [], disallowedTools = read("disallowedTools", NAMES, asNames) ?? [];
  Array.isArray(data.handoffs) && data.handoffs.length > handoffs.length && faults.push("`handoffs` has an entry without `agent`, which is ignored");
  for (let key of GLOBS)
    read(key, "globs", (value) => typeof value == "string" || Array.isArray(value) ? value : void 0);
  for (let key of SWITCHES)
    read(key, "`true` or `false`", (value) => typeof value == "boolean" ? value : void 0);
  for (let key of TEXTS)
    read(key, "a text", (value) => typeof value == "string" ? value : void 0);
  return {
    ...toolHeadOf(frontmatter),
    ...tools !== void 0 && { tools },
    disallowedTools,
    // `inherit` in Claude Code means the same as no model.
    models: models.filter((model) => model !== "inherit"),
    ...agents !== void 0 && !agents.includes("*") && { agents },
    handoffs,
    ...maxTurns !== void 0 && { maxTurns },
    faults
  };
}
var NAMES = "a list of names", SWITCHES = ["user-invocable", "user-invokable", "disable-model-invocation", "infer"], GLOBS = ["applyTo", "paths"], TEXTS = ["name", "description", "argument-hint", "target"];
function asNames(value) {
  return typeof value == "string" ? splitCommaList(value).map((item) => item.value) : Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : void 0;
}
function asModels(value) {
  return typeof value == "string" ? [textOf(value) ?? []].flat() : Array.isArray(value) ? value.flatMap((item) => textOf(isRecord(item) ? item.name : item) ?? []) : void 0;
}
function asCount(value) {
  return typeof value == "number" && Number.isSafeInteger(value) && value >= 1 ? value : void 0;
}
function asHandoffs(value) {
  return Array.isArray(value) ? value.flatMap(handoffOf) : void 0;
}
function handoffOf(value) {
  let written = isRecord(value) ? value : {}, agent = textOf(written.agent), prompt = textOf(written.prompt), model = textOf(written.model);
  return agent === void 0 ? [] : [
    {
      label: textOf(written.label) ?? agent,
      agent,
      ...prompt !== void 0 && { prompt },
      send: written.send === !0,
      ...model !== void 0 && { model }
    }
  ];
}

// src/customizations/agents/open-agent.ts
function agentsAmong(found) {
  return found.filter((one) => one.kind === "agent").toSorted(byPreference);
}
var LEVELS2 = ["repository", "user", "organization"];
function byPreference(a, b) {
  return LEVELS2.indexOf(a.level) - LEVELS2.indexOf(b.level) || Number(isClaudes(a)) - Number(isClaudes(b));
}
function isClaudes({ readers }) {
  return readers.includes("claude");
}
async function openAgent(tool, read) {
  let text = await read(tool);
  return { tool, file: text.kind === "text" ? await readAgent(text.source) : text.message };
}
function shownName({ tool, file }) {
  return headName(file) ?? tool.name;
}
function headName(file) {
  return typeof file == "string" ? void 0 : file.head.name;
}
function agentOf(opened, compatibility) {
  let { tool, file } = opened;
  if (typeof file == "string")
    return { kind: "unusable", reason: file };
  let reason = whyUnusable(file, compatibility);
  if (reason !== void 0)
    return { kind: "unusable", reason };
  let { path, level, folder: folder2, readers, broughtBy } = tool, { head, body } = file;
  return {
    kind: "agent",
    agent: {
      path,
      level,
      folder: folder2,
      readers,
      ...broughtBy !== void 0 && { broughtBy },
      name: shownName(opened),
      fileName: tool.name,
      ...head.description !== void 0 && { description: head.description },
      body,
      head
    }
  };
}
var MAX_BODY_CHARACTERS = 3e4;
function whyUnusable({ head, body, fault }, compatibility) {
  return fault !== void 0 ? `its frontmatter cannot be read: ${fault}` : body.text === "" ? "it has no text below its frontmatter" : compatibility === "github" && body.text.length > MAX_BODY_CHARACTERS ? `its text has ${body.text.length} characters, more than the ${MAX_BODY_CHARACTERS} that github.com accepts` : whyNotFor(head, compatibility);
}

// src/customizations/agents/find-agent.ts
var MAX_READ = 200;
async function findAgent(customizations, name, read) {
  let { compatibility } = customizations, agents = agentsAmong(customizations.found), byFile = agents.find((agent) => agent.name === name), first = byFile === void 0 ? void 0 : await openAgent(byFile, read);
  if (first !== void 0 && isCertain(first, name, compatibility))
    return lookupOf(first, compatibility);
  let others = agents.filter((agent) => agent !== byFile).slice(0, MAX_READ), opened = await Promise.all(others.map((agent) => openAgent(agent, read))), found = opened.find(({ file }) => headName(file) === name) ?? first;
  return found === void 0 ? hiddenAgent(customizations, name) ?? notFound(name, agents, opened) : lookupOf(found, compatibility);
}
function isCertain({ file }, name, compatibility) {
  return compatibility === "github" || (headName(file) ?? name) === name;
}
function lookupOf(opened, compatibility) {
  let read = agentOf(opened, compatibility);
  return read.kind === "agent" ? { kind: "found", agent: read.agent } : { kind: "unusable", path: opened.tool.path, reason: read.reason };
}
function hiddenAgent({ leftOut: leftOut3 }, name) {
  let hidden2 = leftOut3.find(({ kind, source }) => kind === "agent" && agentFileName(source) === name);
  return hidden2 === void 0 ? void 0 : { kind: "unusable", path: hidden2.source, reason: hidden2.reason };
}
function notFound(name, agents, opened) {
  let shown = new Map(opened.map((one) => [one.tool, shownName(one)])), known = [...new Set(agents.map((agent) => shown.get(agent) ?? agent.name))].toSorted();
  return { kind: "not-found", nearest: nearestNames(name, [...known, ...agents.map((agent) => agent.name)]), known };
}

// src/jobs/choose/choose-agent.ts
var MAX_NAMES = 20;
async function chooseAgent(name, customizations, read) {
  if (name === void 0)
    return;
  let lookup = await findAgent(customizations, name, read);
  switch (lookup.kind) {
    case "found":
      return lookup.agent;
    case "unusable":
      throw usageError(
        "agent-unusable",
        `The agent \`${name}\` in ${lookup.path} cannot be used: ${lookup.reason}`,
        "Run `housestyle validate` to see where the problem is."
      );
    case "not-found": {
      let nearest = [...lookup.nearest, ...await findNamesByFile(name, customizations, read)];
      throw usageError("agent-not-found", `There is no agent \`${name}\``, suggestAgent(nearest, lookup.known));
    }
  }
}
async function findNamesByFile(path, customizations, read) {
  let lookup = await findAgent(customizations, nameOf(path).replace(/(?:\.agent)?\.md$/i, ""), read);
  return lookup.kind === "found" ? [lookup.agent.name] : [];
}
function suggestAgent(nearest, known) {
  let [best] = nearest;
  if (best !== void 0)
    return `Did you mean \`${best}\`?`;
  let names = known.slice(0, MAX_NAMES).map((one) => `\`${one}\``);
  return names.length === 0 ? "The repository has no agents. An agent is a file such as `.github/agents/NAME.agent.md`." : `The agents are ${names.join(", ")}${known.length > names.length ? " and others" : ""}.`;
}

// src/customizations/agents/read-agents.ts
var MAX_READ2 = 200;
async function readAgents({ found, leftOut: leftOut3, compatibility }, read) {
  let agents = agentsAmong(found), opened = await Promise.all(agents.slice(0, MAX_READ2).map((agent) => openAgent(agent, read))), usable = [], others = [];
  for (let { opened: one, winner } of withWinners(opened, compatibility)) {
    let result = agentOf(one, compatibility);
    if (winner === void 0 && result.kind === "agent")
      usable.push(result.agent);
    else {
      let reason = winner === void 0 ? reasonOf(result) : `${winner} has the same name and takes precedence`;
      others.push({ name: shownName(one), path: one.tool.path, level: one.tool.level, reason });
    }
  }
  let beyond = agents.slice(MAX_READ2).map(({ name, path, level }) => ({ name, path, level, reason: TOO_MANY2 }));
  return { usable, others: [...others, ...beyond, ...leftOut3.filter(({ kind }) => kind === "agent").map(hidden)] };
}
var TOO_MANY2 = `only the first ${MAX_READ2} agents are read`;
function withWinners(opened, compatibility) {
  let byFile = /* @__PURE__ */ new Map(), byShown = /* @__PURE__ */ new Map();
  return opened.map((one) => {
    let { path, name } = one.tool, shown = shownName(one), winner = byShown.get(shown) ?? (compatibility === "github" ? byFile.get(name) : void 0);
    return winner === void 0 && (byFile.set(name, path), byShown.set(shown, path)), { opened: one, winner };
  });
}
function reasonOf(result) {
  return result.kind === "unusable" ? result.reason : "";
}
function hidden({ source, level, reason }) {
  return { name: agentFileName(source), path: source, ...level !== void 0 && { level }, reason };
}

// src/reports/reasons/reviewers.ts
var REVIEWS_EVERYTHING = "it reviews the whole change", NAMED_BY_OPTION = "the option `agent` names it", OPTION_CHOOSES = "the option `agent` chooses who reviews", UNKNOWN_TOOL = "no program that reads agents has a tool of this name, as far as is known", NO_READABLE_ANSWER = "none of its answers could be read", PROMPT_DIVIDED = "a prompt was longer than the model accepts and was divided into smaller ones; lower `max-input-tokens`";
function calledBy(callers) {
  return `${listNames(callers)} called it`;
}
function toolCallFailed(tool, problem) {
  return `its call of ${quote(tool)} failed: ${problem}`;
}
function explainChoice(decision) {
  switch (decision.kind) {
    case "named":
      return "the message names it";
    case "mandatory": {
      let { source, line } = at(decision.orders, 0);
      return `${source}:${line} delegates to it`;
    }
    case "matched":
      return `its description matches: ${strongestParts(decision.parts).map(aboutPart).join("; ")}`;
  }
}
var MAX_PARTS = 2;
function strongestParts(parts) {
  return parts.toSorted((a, b) => b.points - a.points).slice(0, MAX_PARTS);
}

// src/agents/route/agent-names.ts
var LEAST_LIKE = 5, MAX_NAME_CHARACTERS = 100;
function indexNames(agents) {
  let exact = /* @__PURE__ */ new Map(), folded = /* @__PURE__ */ new Map(), rows = [
    ...agents.map((agent) => [agent.name, agent]),
    ...agents.flatMap((agent) => agent.fileName === void 0 ? [] : [[agent.fileName, agent]])
  ];
  for (let [name, agent] of rows) {
    exact.set(name, exact.get(name) ?? agent);
    let key = foldName(name);
    folded.set(key, (folded.get(key) ?? /* @__PURE__ */ new Set()).add(agent));
  }
  return {
    find: (written) => {
      let same = exact.get(written), alike = same === void 0 ? folded.get(foldName(written)) : void 0;
      return same ?? (alike?.size === 1 ? [...alike][0] : void 0);
    },
    nearest: (written) => written.length < LEAST_LIKE ? [] : nearestNames(
      written,
      [...exact.keys()].filter((name) => name.length >= LEAST_LIKE)
    ),
    all: [...exact.keys()].filter((name) => name.length <= MAX_NAME_CHARACTERS).toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  };
}
function foldName(name) {
  return name.normalize("NFC").toLowerCase().replaceAll(/[\s_-]+/g, "-");
}
function writeNamePattern({ all }) {
  return all.length === 0 ? "(?!)" : `(?:${all.map(pattern).join("|")})`;
}
function pattern(name) {
  return name.split(/[\s_-]+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join(String.raw`[\s_-]`);
}

// src/text/hidden/normalize.ts
var MAY_HOLD_MARKS = /[^\0-\u02FF]/, LONG_RUN = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
function normalizeText(text, form2) {
  return (MAY_HOLD_MARKS.test(text) ? text.replaceAll(LONG_RUN, "$1") : text).normalize(form2);
}

// src/text/words.ts
function proseWords(text) {
  return runsOf(text).flatMap((run) => UNSPACED_START.test(run) ? pairsOf(run) : wordOf(run));
}
function codeWords(text) {
  return runsOf(text).flatMap((run) => {
    if (UNSPACED_START.test(run))
      return pairsOf(run);
    let parts = run.split(HUMP);
    return parts.length === 1 ? wordOf(run) : [...wordOf(run), ...parts.flatMap(wordOf)];
  });
}
var UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`, UNSPACED_START = new RegExp(`^[${UNSPACED}]`, "u"), RUN = new RegExp(
  String.raw`[${UNSPACED}]+|(?<![\p{L}\p{N}])[CcFf](?:#|\+\+)|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}])+`,
  "gu"
), HUMP = new RegExp("(?<=\\p{Ll}|\\p{N})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})", "u"), MAX_WORD_CHARACTERS = 64;
function runsOf(text) {
  return normalizeText(text, "NFKC").match(RUN) ?? [];
}
function wordOf(run) {
  return run.length > MAX_WORD_CHARACTERS ? [] : [singular(withoutAccents(run.toLowerCase()))];
}
function withoutAccents(word) {
  return isPlain(word) ? word : word.normalize("NFD").replaceAll(/[\u0300-\u036F]/g, "").replaceAll("\xDF", "ss").normalize("NFC");
}
function isPlain(word) {
  return /^[\w#+]*$/.test(word);
}
function singular(word) {
  return word.length > 4 && word.endsWith("ies") ? `${word.slice(0, -3)}y` : /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
function pairsOf(run) {
  let characters = [...run], [only] = characters;
  return characters.length <= 1 ? only === void 0 ? [] : [only] : characters.slice(1).map((character, index) => `${at(characters, index)}${character}`);
}

// src/agents/route/change-words.ts
var MAX_CODE_CHARACTERS = 262144, MAX_FILE_CHARACTERS = 16384, MAX_MESSAGE_CHARACTERS = 65536;
function readChangeWords(message, changed) {
  let files = changed.toSorted((a, b) => a.path < b.path ? -1 : +(a.path > b.path)), code = /* @__PURE__ */ new Map(), paths = /* @__PURE__ */ new Map(), languages = /* @__PURE__ */ new Map(), room = MAX_CODE_CHARACTERS;
  for (let file of files) {
    let language = languageOf(file.path);
    language !== void 0 && languages.set(file.path, language);
    for (let word of codeWords(file.path.replace(/\.[^./]+$/, "")))
      paths.set(word, paths.get(word) ?? file.path);
    let text = addedText(file, Math.min(room, MAX_FILE_CHARACTERS));
    room -= text.length;
    for (let word of codeWords(text))
      code.set(word, code.get(word) ?? file.path);
  }
  let hasCode = [...languages.values()].some((language) => !PROSE.has(language));
  return { message: new Map(proseWords(message.slice(0, MAX_MESSAGE_CHARACTERS)).map((word) => [word, "the message"])), paths, code, languages, files: files.map(({ path }) => path), hasCode };
}
var PROSE = /* @__PURE__ */ new Set(["markdown", "plaintext", "restructuredtext", "asciidoc", "latex", "tex"]);
function addedText({ hunks, view }, most) {
  let text = "";
  for (let { lines } of view?.hunks ?? hunks)
    for (let line of text.length < most ? lines : [])
      line.kind === "added" && text.length < most && (text += `${line.text.slice(0, most - text.length)}
`);
  return text;
}

// src/agents/route/mention-word.ts
var MENTION_EDGE = String.raw`(?![A-Za-zÀ-ɏͰ-ӿ0-9_/]|[-.][A-Za-z0-9])`, WORD = /[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}/uy;
function readMentionWord(text, at2) {
  WORD.lastIndex = at2;
  let word = WORD.exec(text)?.[0];
  return text[at2 + (word?.length ?? 0)] === "/" ? void 0 : word?.replace(/[.-]+$/, "");
}

// src/agents/route/mentions.ts
var MAX_MESSAGE_CHARACTERS2 = 65536, MAX_NEAR_MISSES = 10;
function readMentions(message, names) {
  let text = withoutCode(message.slice(0, MAX_MESSAGE_CHARACTERS2)), known = new RegExp(
    String.raw`(?:"(?<quoted>[^"\n]{1,100})"|(?<plain>${writeNamePattern(names)})${MENTION_EDGE})`,
    "iuy"
  ), called = /* @__PURE__ */ new Set(), nearMisses = /* @__PURE__ */ new Map();
  for (let { index } of text.matchAll(AT)) {
    known.lastIndex = index + 1;
    let groups = known.exec(text)?.groups, written = groups?.quoted ?? groups?.plain ?? readMentionWord(text, index + 1), agent = written === void 0 ? void 0 : names.find(written);
    if (agent !== void 0)
      called.add(agent);
    else if (written !== void 0 && nearMisses.size < MAX_NEAR_MISSES) {
      let nearest = names.nearest(written);
      nearest.length > 0 && nearMisses.set(written, nearest);
    }
  }
  return { called: [...called], nearMisses: [...nearMisses].map(([written, nearest]) => ({ written, nearest })) };
}
var AT = /(?<![A-Za-zÀ-ɏͰ-ӿ0-9_.+/-])@/g;
function withoutCode(message) {
  return readParagraphs(message).map(({ inlines }) => inlines.map(({ kind, value }) => kind === "code" ? " " : value).join("")).join(`

`);
}

// src/customizations/locate.ts
function locateText(content, offset) {
  switch (content.origin.kind) {
    case "file":
      return positionAt(content.origin.source, content.origin.offset + offset);
    case "setting":
      return content.origin.position;
  }
}

// src/agents/route/order-problems.ts
function orderProblems(orders, unusable, names) {
  let closed = indexNames(unusable);
  return orders.filter(({ agent }) => agent === void 0).map(({ guideline, statement, written }) => {
    let name = written.replace(/^@/, ""), there = closed.find(name), [nearest] = names.nearest(name), said = there === void 0 ? {
      rule: "delegation-agent-exists",
      severity: "warning",
      message: `The statement assigns work to \`${name}\`, but there is no such agent`,
      ...nearest === void 0 ? {} : { hint: `Did you mean \`${nearest}\`?` }
    } : {
      rule: "delegation-agent-usable",
      severity: "warning",
      message: `The statement assigns work to \`${name}\`, but ${there.path} cannot be used: ${there.reason}`
    }, { content } = guideline, { origin } = content;
    return origin.kind === "file" ? diagnosticAt(
      origin.source,
      {
        start: origin.offset + statement.range.start,
        end: origin.offset + statement.range.end
      },
      said
    ) : diagnosticOfFile(content.path, said, locateText(content, statement.range.start));
  });
}

// src/guidelines/limits.ts
var EXCEPTION = /\b(?:unless|except|exceptions?|outside|apart from|other than|but|however|allowed|acceptable|fine|okay|ok|exempt|only in|only for)\b/i, CONDITION = /\b(?:when|if|where|while|until|only|without|during|inside|within)\b/i, NEXT_TAKES_BACK = /^(?:except|unless|exceptions?|the only|only|but|however|it is|it's|this (?:does|is)|these|they are)\b.*/i, HEADING_LIMITS = /\b(?:tests?|testing|specs?|examples?|samples?|front-?end|back-?end|server|client|ui|api|apis|components?|controllers?|routes?|migrations?|scripts?|ci|docs?|documentation|database|sql|bad|wrong|exceptions?|legacy|when|if)\b/i;
function takesBack(next, codes) {
  return NEXT_TAKES_BACK.test(next.text) ? EXCEPTION.test(next.text) || CONDITION.test(next.text) : EXCEPTION.test(next.text) && next.parts.some((part) => part.kind === "code" && codes.includes(part.value));
}
var MAX_TITLE_CHARACTERS = 200;
function shortTitle(title) {
  return title.slice(0, MAX_TITLE_CHARACTERS);
}
function limitingHeadings(statement) {
  return statement.headings.filter((heading) => heading.depth > 1).map((heading) => shortTitle(heading.title)).filter((title) => HEADING_LIMITS.test(title));
}

// src/agents/route/delegation-words.ts
var NOTHING = /(?!)/, OPENING = String.raw`["'“„«「『]?$`, CLOSING = String.raw`^["'”“»」』]?\s*`, GIVES_EN = String.raw`delegat\w+|hand(?:ed|ing|s)?|escalat\w+|rout(?:e|ed|es|ing)|forward(?:ed)?|pass(?:ed)?|assign(?:ed)?|entrust(?:ed)?|defer(?:red)?`, CALLS_EN = String.raw`review(?:ed|s)?|check(?:ed|s)?|audit(?:ed|s)?|inspect(?:ed|s)?|examin(?:e|ed|es)|approv(?:e|ed|es)|verif(?:y|ied|ies)|us(?:e|ed|ing)|invok(?:e|ed)|call(?:ed)?|run|ask(?:ed)?|consult(?:ed)?|involv(?:e|ed)|sen[dt]|go through`, BETWEEN_EN = String.raw`(?:(?!must\b|always\b|shall\b|required\b)[\w'’-]+\s+){0,5}`, ENGLISH = {
  gives: new RegExp(String.raw`\b(?:${GIVES_EN})\b`),
  calls: new RegExp(String.raw`\b(?:${CALLS_EN})\b`),
  force: new RegExp(
    String.raw`\b(?:must|always|shall|mandatory|required|requires|obligatory|ha(?:ve|s) to|needs? to)\b|(?:^|, (?:then )?)(?:please )?(?:delegate|hand|escalate)\b`
  ),
  denial: new RegExp(
    String.raw`(?:\b(?:not|never|cannot|avoid|without|instead of|rather than|no need to|may|can|could|might|should|would|consider|optionally)|n['’]t)\s+${BETWEEN_EN}(?:${GIVES_EN}|${CALLS_EN})\b|\b(?:not|n['’]t|never|nor) (?:\w+ )?(?:required|necessary|needed|mandatory|obligatory)\b|\boptional\b|\bno (?:delegation|hand-?over|review)\b|\bneed(?:s)? not\b|\bno longer\b|\bbe avoided\b`
  ),
  before: new RegExp(
    String.raw`(?:^|\s)(?:to|by|with|via|through|using|use|invoke|call|run|ask|consult|involve)\s+(?:(?:the|our|a|an|your)\s+)?(?:(?:custom|dedicated|speciali[sz]ed)\s+)?(?:(?:sub-?)?agents?:?\s+)?${OPENING}`
  ),
  after: NOTHING
}, CHINESE = {
  gives: /委托|委派|移交|转交|交给|交由|派给|分派|分配给|指派|委託|轉交|移給|交給/,
  calls: /由[^，。；]{0,40}(?:审查|审核|检查|评审|复核|审计|審查|審核)|调用|使用|请求/,
  force: /必须|务必|一定要|强制|始终|总是|一律|必需|应始终|必須|務必|強制|始終/,
  denial: /(?:不|无需|无须|毋须|禁止|请勿|勿|别|可以|可|无法|無需|請勿)[^，。；、]{0,8}(?:委托|委派|移交|转交|交给|交由|派给|分派|分配|指派|委託|轉交|交給|审查|审核|检查|评审|调用|使用)|可选|不是必须|不必须|并非必须|如有需要|必要时/,
  before: new RegExp(
    String.raw`(?:给|予|至|到|由|用|使用|调用|请|向|給)\s*(?:子?代理|子?智能体|sub-?agent|agent)?\s*${OPENING}`
  ),
  after: new RegExp(String.raw`${CLOSING}(?:子?代理|子?智能体|agent)?\s*(?:来|进行|负责)?\s*(?:审查|审核|评审|复核)`)
}, JAPANESE = {
  gives: /委任|委譲|委託|引き渡|引き継|任せ|委ね|渡す|渡して|回す|回して/,
  calls: /レビュー|確認|チェック|監査|検査|依頼|呼び出/,
  force: /必ず|必須|常に|なければなら|なければいけ|義務|必要があ/,
  denial: /ては(?:いけ|なら|だめ|ダメ)|てもよい|てもいい|できる|できます|ことができ|必要は(?:な|あ)|不要|任意|禁止|なくて(?:も)?|ないで|ません(?!か)|べきで(?:は)?ない|しない/,
  before: NOTHING,
  after: new RegExp(
    String.raw`${CLOSING}(?:(?:サブ)?エージェント|agent)?${CLOSING.slice(1)}(?:に|へ|が|による|によって|を(?:使|呼|通))`
  )
}, GERMAN_VERBS = "deleg|\xFCbergeb|\xFCbergib|\xFCberg[ai]b|weitergeb|weiterleit|weitergeleit|weitergegeb|\xFCberlass|abgeb|abzugeb|zuweis|zugewies|\xFCberantwort", GERMAN_CALLS = "pr\xFCf|begutacht|kontrollier|aufruf|einbezieh|hinzuzieh|freigeb", GERMAN = {
  gives: new RegExp(`(?:${GERMAN_VERBS})`),
  calls: new RegExp(`(?:${GERMAN_CALLS})`),
  force: /(?:^|\s)(?:muss|müssen|immer|stets|zwingend|unbedingt|grundsätzlich|ausnahmslos)(?=[\s,.)]|$)|pflicht|verbindlich|obligatorisch|(?:ist|sind) .{0,100}\szu\s|^(?:delegiere|übergib)\s/,
  denial: new RegExp(
    String.raw`(?:^|\s)(?:nicht|nie|niemals|keinesfalls|kein\w*)\s+(?:(?!muss|müssen|immer|zwingend)[\p{L}\d\uE000-\uE2FF]+\s+){0,5}(?:\p{L}*(?:${GERMAN_VERBS}|${GERMAN_CALLS}))|(?:^|\s)(?:nie|niemals|keinesfalls|kann|kannst|können|könnte\w*|darf|dürfen|sollte\w*|optional|freiwillig)(?=[\s,.)]|$)|nicht (?:nötig|notwendig|erforderlich|verpflichtend|zwingend)`,
    "u"
  ),
  before: new RegExp(
    String.raw`(?:^|\s)(?:an|von|vom|durch|mit|bei)\s+(?:(?:den|die|das|dem|der|unseren?|unserem)\s+)?(?:(?:sub-?)?agent(?:en)?\s+)?${OPENING}`
  ),
  after: NOTHING
}, FRENCH = {
  gives: /dél[ée]g|confi(?:er|é|ez|ons)|transmi|transmet|soum(?:is|et)|remi(?:s|tre)|remet/,
  calls: /rel(?:u|ire|ecture)|revu|vérifi|examin|contrôl|appel|consult|audit/,
  force: /(?:^|\s)(?:doit|doivent|devez|toujours|impérativement|systématiquement)(?=[\s,.)]|$)|obligatoire|il faut|(?:est|sont) à\s|^(?:déléguez|confiez)\s/,
  denial: /(?:^|\s)(?:ne|jamais|facultati\w*|optionnel\w*|inutile)(?=[\s,.)]|$)|(?:^|\s)n['’]|(?:^|\s)(?:peu(?:t|vent|x)|pouvez|pourr\w+|devrai\w+)(?=[\s,.)]|$)/,
  before: new RegExp(
    String.raw`(?:^|\s)(?:à|a|au|aux|par|vers|via)\s+(?:(?:le|la)\s+|l['’]\s*)?(?:(?:sous-)?agent\s+)?${OPENING}`
  ),
  after: NOTHING
}, SPANISH = {
  gives: /deleg|confi(?:ar|ad)|derivar|derivad|asignar|asignad|encomend|traspas|enviar|enviad/,
  calls: /revis|verific|examin|audit|comprob|consult|invoc/,
  force: /(?:^|\s)(?:debe|deben|debes|siempre|obligatoriamente)(?=[\s,.)]|$)|obligatori|hay que|tienen? que|es necesario|^(?:delega|delegue)\s/,
  denial: /(?:^|\s)(?:no|nunca|jamás|puede|pueden|puedes|podría\w*|debería\w*|opcional\w*)(?=[\s,.)]|$)/,
  before: new RegExp(
    String.raw`(?:^|\s)(?:a|al|en|por|con)\s+(?:(?:el|la|los|las)\s+)?(?:(?:sub)?agente\s+)?${OPENING}`
  ),
  after: NOTHING
}, DELEGATION_WORDS = [ENGLISH, CHINESE, JAPANESE, GERMAN, FRENCH, SPANISH];
function mayDelegate(words) {
  return DELEGATION_WORDS.some(({ gives, calls }) => gives.test(words) || calls.test(words));
}
var NO_ORDER = /[?？]["'”」)]?\s*$|^(?:for example|for instance|e\.g\.|example|z\. ?b\.|zum beispiel|par exemple|por ejemplo|例如|比如|例えば|例：|例:)|\b(?:if|when|whenever|unless|where)\s+(?:unsure|in doubt|stuck|asked|requested|necessary|needed|possible|appropriate|available|uncertain|you(?:['’]re|\s+are)\s+(?:unsure|not sure|in doubt|stuck|uncertain|asked|unable)|you\s+(?:cannot|can['’]t|do not know|don['’]t know|wish|like|want))\b|\b(?:as|if) (?:needed|appropriate)\b|\bin case of doubt\b|falls (?:nötig|erforderlich)|bei bedarf|wenn (?:nötig|möglich)|im zweifel|si (?:nécessaire|besoin|possible)|au besoin|en cas de doute|si es necesario|si procede|en caso de duda|必要に応じて|可能であれば|不明な場合|如果?不确定|如有疑问/, AGENT_NOUN = /\b(?:sub-?)?agent(?:s|e|en|es)?\b|智能体|代理|エージェント|에이전트/i;

// src/agents/route/mask-statement.ts
var AGENT = "\uE200", CODE = "\uE000", MENTION = "\uE100";
function maskStatement({ parts }, names, nameFinder2) {
  let masks = [], words = "";
  for (let { kind, value } of parts)
    if (kind === "code") {
      let agent = findAgentInSpan(value, names), at2 = words.length;
      masks.push(
        agent === void 0 ? { kind: "code", at: at2, written: value } : { kind: "agent", at: at2, written: value, agent }
      ), words += agent === void 0 ? CODE : AGENT;
    } else {
      let plain = value.replaceAll(/[\uE000-\uF8FF]/g, " "), from = 0;
      for (let found of nameFinder2(plain)) {
        words += lowerCase(plain.slice(from, found.start)), from = found.end;
        let agent = names.find(found.written), at2 = words.length;
        agent !== void 0 ? (masks.push({ kind: "agent", at: at2, written: found.written, agent }), words += AGENT) : found.isMention ? (masks.push({ kind: "mention", at: at2, written: found.written }), words += MENTION) : words += lowerCase(plain.slice(found.start, found.end));
      }
      words += lowerCase(plain.slice(from));
    }
  return { words, masks };
}
function lowerCase(text) {
  let small = text.toLowerCase();
  return small.length === text.length ? small : text;
}
function findAgentInSpan(code, names) {
  let written = code.trim().replace(/^@/, "");
  return names.find(written) ?? (/\.md$/i.test(written) ? names.find(readFileName(written)) : void 0);
}
function readFileName(path) {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.agent|\.chatmode)?\.md$/i, "");
}
var START = String.raw`(?<![A-Za-zÀ-ɏͰ-ӿ0-9_/.-])`, NOUN = String.raw`(?:custom\s+)?(?:sub-?)?agente?n?s?(?![A-Za-z])|智能体|子?代理|(?:サブ)?エージェント`;
function nameFinder(names) {
  let distinct = writeNamePattern({ all: names.all.filter(isDistinct) }), any = writeNamePattern(names), expression = new RegExp(
    String.raw`${START}(?:@(?<called>${any})${MENTION_EDGE}|(?<at>@)(?=[\p{L}\p{N}])|(?<distinct>${distinct})${MENTION_EDGE}|(?<beside>${any})(?=\s*(?:${NOUN})))`,
    "giu"
  );
  return (words) => [...words.matchAll(expression)].map(({ index, 0: whole, groups = {} }) => {
    let unknown = groups.at === void 0 ? void 0 : readMentionWord(words, index + 1), written = groups.called ?? groups.distinct ?? groups.beside ?? unknown ?? "", isMention = groups.called !== void 0 || groups.at !== void 0;
    return {
      start: index,
      end: index + (unknown === void 0 ? whole.length : 1 + unknown.length),
      written,
      isMention
    };
  });
}
function isDistinct(name) {
  return new RegExp("[\\s_-]|[^\\0-\\x7F]|\\p{Ll}\\p{Lu}|\\d", "u").test(name);
}

// src/agents/route/statement-paths.ts
function readNamedFiles(candidates) {
  let globs = [], except = [], isException = !1;
  for (let { value, isCode, before } of candidates) {
    let found = writeGlobs(value.trim(), isCode, before);
    found.length > 0 && (isException = EXCEPTION2.test(before) || isException && JOINS.test(before), (isException ? except : globs).push(...found));
  }
  return { globs, except };
}
var EXCEPTION2 = /\b(?:except|excluding|other than|but not|unless|outside|apart from|außer|ausgenommen|außerhalb|sauf|hormis|excepto|salvo|menos)\b[^.;]*$|(?:除了|除|以外|を除)[^，。；]*$/, JOINS = /^\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|や|と|\/|&|,\s*(?:and|or))?\s*(?:in|under|below|inside|the|files?)?\s*$/, IN_FOLDER = /(?:\b(?:under|below|beneath|inside|within|in|folder|directory|path|module|package|unter|in|sous|dans|bajo|dentro de|en)(?:\s+(?:the|folder|directory|dem|der|den|el|la|le))*|目录|文件夹|在|配下の|下の)\s*$/, MAX_PATH_CHARACTERS = 300;
function writeGlobs(value, isCode, before) {
  if (value === "" || value.length > MAX_PATH_CHARACTERS || /[\s()<>;"'`=]|:\/\/|^[@#$-]/.test(value))
    return [];
  let path = value.replace(/^\.?\/+/, "");
  return /^\*?\.[A-Za-z0-9]{1,10}$/.test(value) ? [`**/*${value.replace(/^\*/, "")}`] : /[*?{]/.test(value) ? path.includes("/") ? [path, ...path.endsWith("/") ? [`${path}**`] : []] : [`**/${path}`] : path.endsWith("/") && path.length > 1 ? [`${path}**`, `**/${path}**`] : /\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path) && /^[\w.@+\u0080-\uFFFF/-]+$/.test(path) ? path.includes("/") ? [path] : [`**/${path}`] : (isCode ? path.includes("/") || IN_FOLDER.test(before) : path.split("/").length > 2) && /^[\w.@+\u0080-\uDFFF\uF900-\uFFFF/-]+$/.test(path) ? [path, `${path}/**`, `**/${path}/**`] : [];
}

// src/agents/route/read-orders.ts
var MAX_CHARACTERS2 = 2e3, MAX_ORDERS = 500;
function readOrders(guidelines, names) {
  let find = nameFinder(names), orders = [];
  for (let guideline of guidelines) {
    let isBinding = rememberBinding();
    for (let statement of guideline.statements) {
      let binds = isBinding(statement);
      if (orders.length >= MAX_ORDERS || statement.text.length > MAX_CHARACTERS2 || !(binds || mayDelegate(statement.text.toLowerCase())))
        continue;
      let masked = maskStatement(statement, names, find), targets = findTargets(masked, statement, binds, names), files = findFiles(masked, targets);
      for (let target of targets) {
        let agent = target.kind === "agent" ? { agent: target.agent } : {}, { line } = locateText(guideline.content, statement.range.start);
        orders.push({
          guideline,
          statement,
          source: guideline.content.path,
          line,
          written: target.written,
          ...agent,
          ...files
        });
      }
    }
  }
  return orders;
}
function findTargets(masked, statement, binds, names) {
  if (NO_ORDER.test(masked.words) || statement.headings.some(({ title }) => EXAMPLES.test(shortTitle(title))))
    return [];
  let context = [...statement.headings.map(({ title }) => shortTitle(title)), ...statement.leadIns].join(`
`), isAgent = (mask) => mask.kind === "agent" || isMeantAsAgent(mask, masked, context, names), ordered = DELEGATION_WORDS.flatMap((language) => findOrdered(language, masked, isAgent));
  return ordered.length > 0 ? onceEach(ordered) : binds ? findMapped(masked, isAgent) : [];
}
var EXAMPLES = /^(?:examples?|beispiele?|exemples?|ejemplos?|例|示例|サンプル)\b|^(?:示例|例)/i;
function findOrdered({ gives, calls, force, denial, before, after }, { words, masks }, isAgent) {
  if (!force.test(words) || denial.test(words) || !(gives.test(words) || calls.test(words)))
    return [];
  if (isAboutAgent(words))
    return SUBJECT_REVIEWS.test(words) ? masks.slice(0, 1).filter(({ kind }) => kind === "agent") : [];
  let targets = [];
  for (let mask of masks) {
    let last = targets.at(-1), front = words.slice(Math.max(0, mask.at - REACH), mask.at), behind = words.slice(mask.at + 1, mask.at + 1 + REACH), isListed = last !== void 0 && LISTED.test(words.slice(last.at + 1, mask.at));
    (before.test(front) && isFitLink(front, behind) || after.test(behind) || isListed) && isAgent(mask) && targets.push(mask);
  }
  return targets;
}
var REACH = 40, LISTED = /^\s*(?:sub-?)?(?:agents?)?\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|と|&|\+|,\s*(?:and|or|then))\s*(?:then\s+)?(?:(?:to|by|an|von|à|par|a|por)\s+)?(?:(?:the|our|den|die|le|la|el)\s+)?(?:(?:sub-?)?agente?n?\s+)?$/;
function isFitLink(front, behind) {
  return !/(?:use|using|call|run|invoke|用|使用|调用)\s*(?:the|our|a|an)?\s*["'“「]?$/.test(front) || /^["'”」]?\s*(?:custom\s+)?(?:(?:sub-?)?agent|智能体|子?代理)/.test(behind);
}
var SUBJECT = String.raw`^(?:(?:the|our|der|die|le|la|el)\s+)?(?:(?:sub-?)?agente?\s+)?${AGENT}(?:\s+(?:sub-?)?agente?)?\s+`, ABOUT_AGENT = new RegExp(
  String.raw`${SUBJECT}(?:must|shall|always|has to|needs to|should|muss|doit|debe)\b(?!\s+(?:always\s+)?be\b)`
), SUBJECT_REVIEWS = new RegExp(
  String.raw`${SUBJECT}(?:must|shall|has to|needs to|always|muss|doit|debe)\s+(?:always\s+|immer\s+|toujours\s+|siempre\s+)?(?:(?:review|check|audit|inspect|examine|approve|verif)|.*(?:prüfen|begutachten)|(?:relire|vérifier|examiner)|(?:revisar|verificar|examinar))`
);
function isAboutAgent(words) {
  return ABOUT_AGENT.test(words);
}
function findMapped({ words, masks }, isAgent) {
  if (PERMITTED.test(words))
    return [];
  let isMapped = ({ at: at2 }) => {
    let front = words.slice(Math.max(0, at2 - REACH), at2), behind = words.slice(at2 + 1, at2 + 1 + REACH), isLinked = DELEGATION_WORDS.some(({ before }) => before.test(front)) && isFitLink(front, behind);
    return ARROW_BEFORE.test(front) || ARROW_BEHIND.test(behind) || isLinked;
  }, mapped = masks.filter((mask) => isMapped(mask) && mask.kind !== "mention"), known = mapped.filter(({ kind }) => kind === "agent"), unknown = mapped.filter((mask) => mask.kind === "code" && isName(mask.written)), named = masks.filter(isAgent);
  return known.length > 0 ? known : unknown.length > 0 ? unknown.slice(-1) : named.length === 1 && masks.length === 1 && words.trim().length <= BARE ? named : [];
}
var BARE = 24, ARROW_BEFORE = /(?:→|->|=>|⇒|:|：|\||—|–|\s-|⟶)\s*(?:(?:the|our)\s+)?(?:(?:sub-?)?agent:?\s+)?["“'「]?$/, ARROW_BEHIND = /^["”'」]?\s*(?:(?:sub-?)?agent)?\s*(?:→|->|=>|⇒|:|：|\||—|–|-\s|⟵)/, PERMITTED = /\b(?:optional(?:ly)?|may|can|could|might|should|consider|never|not|n['’]t|no agent|none)\b|n['’]t\b|可选|可以|不|任意|不要|できる|optional|facultati|opcional|kann|nicht/;
function rememberBinding() {
  let known = /* @__PURE__ */ new Map();
  return ({ headings, leadIns }) => {
    let inner = leadIns.at(-1);
    if (inner !== void 0 && isBindingTitle(inner, known))
      return !0;
    let title = headings.findLast(
      (heading) => mayDelegate(shortTitle(heading.title).toLowerCase()) || /optional|可选|任意/i.test(heading.title.slice(0, REACH))
    );
    return title !== void 0 && isBindingTitle(title.title, known);
  };
}
function isBindingTitle(title, known) {
  let words = shortTitle(title).toLowerCase(), binding = known.get(words) ?? (!/optional|可选|任意/.test(words) && DELEGATION_WORDS.some(
    ({ gives, calls, force, denial }) => (gives.test(words) || calls.test(words)) && force.test(words) && !denial.test(words)
  ));
  return known.set(words, binding), binding;
}
function isMeantAsAgent(mask, { words }, context, names) {
  let written = mask.written.replace(/^@/, ""), isNear = isName(mask.written) && names.nearest(written).length > 0;
  if (mask.kind !== "code" || isNear)
    return isNear;
  let around = `${words.slice(Math.max(0, mask.at - REACH), mask.at)} ${words.slice(mask.at + 1, mask.at + 1 + REACH)}`;
  return isName(mask.written) && (AGENT_NOUN.test(around) || AGENT_NOUN.test(context) || ROLE.test(written));
}
function isName(written) {
  return /^@?[\p{L}\p{N}][\p{L}\p{N}_ .-]{0,63}$/u.test(written) && !/\.\w{1,8}$/.test(written);
}
var ROLE = /(?:^|[-_ ])(?:reviewer|auditor|agent|expert|specialist|checker|guardian|architect)$/i;
function findFiles({ words, masks }, targets) {
  let taken2 = new Set(targets), spans = masks.filter((mask) => mask.kind === "code" && !taken2.has(mask)).map(({ at: at2, written }) => ({ at: at2, value: written, isCode: !0 })), plain = [...words.matchAll(PLAIN_PATH)].map(({ index, 0: value }) => ({
    at: index,
    value: value.replace(/[.,;:]+$/, ""),
    isCode: !1
  })), all = [...spans, ...plain].toSorted((a, b) => a.at - b.at), end = 0, candidates = all.map(({ at: at2, value, isCode }) => {
    let before = words.slice(Math.max(end, at2 - REACH), at2);
    return end = at2 + (isCode ? 1 : value.length), { value, isCode, before };
  });
  return readNamedFiles(candidates);
}
var PLAIN_PATH = /(?<![\w./*@-])[\w.*@-]*(?:\/|\*)[\w.*/{},@-]*/g;
function onceEach(masks) {
  return [...new Set(masks)];
}

// src/agents/route/common-words.ts
var COMMON = new Set(
  proseWords(
    `a about above across act acts after again against all also always am an and any anything are as at avoid be because
    been before being best better between both but by can clear common complete comprehensive could create creates creating
    current custom deep default deliver detailed develop developer developers development did do does doing done
    down during each engineer ensure ensures etc every expert expertise experts few first focus focused focusing focuses follow
    following for from full get give given good guidance guide guidelines had handle has have help helping helps here
    high how idea if implement implementing in include includes including into is issue issues it its itself just keep kind
    know knowledge last level like look looks made make makes making many may modern more most much must my need needs never
    new no not now of off on once one only or other our out over own part pattern patterns perform person practice
    practices principle principles production professional project projects proper provide provides quality ready real
    related results right run same see senior set several should show single so solution solutions some special specialist
    specialists specialized specializing step still such support sure system systems take task tasks team teams than that the
    their them then there these they thing things this those through time to too tool tools two under up use used user
    users uses using various very via want was way we well were what when where whether which while who why will with within
    without work working works workflow workflows would write writes writing you your
    agent agents ai assistant application applications app apps architect architecture base based bot build building change changes
    changed chat check checker checking checks code codebase codebases coding commit commits context copilot design detect
    expert feature features file files find finds function functions generate generates github index instruction instructions lib
    library main mentor mode model module package pr prs pull pullrequest request requests repo repositories repository review
    reviewed reviewer reviewers reviewing reviews role service services server servers software source src standard standards
    subagent subagents test tests testing unit value data type types audit auditor audits analysis analyze analyzer inspect verify verifies
    und oder der die das den dem des ein eine einen einer ist sind f\xFCr mit von auf im in zu bei pr\xFCft pr\xFCfen
    et ou le la les un une des du de est sont pour avec sur dans
    y o el los las una del es son para con en por
    e il lo gli di per che os as um uma do da com n\xE3o
    const let var return import export from class function def async await public private static void new this self null true
    false undefined string number boolean int if else for while try catch throw interface extends implements`
  )
), COMMON_PAIRS = new Set(
  proseWords(
    "\u4EE3\u7801 \u5BA1\u67E5 \u68C0\u67E5 \u6587\u4EF6 \u4F7F\u7528 \u6240\u6709 \u5FC5\u987B \u9879\u76EE \u6211\u4EEC \u4F60\u7684 \u53EF\u4EE5 \u8FDB\u884C \u53D8\u66F4 \u4FEE\u6539 \u5909\u66F4 \u30B3\u30FC\u30C9 \u30EC\u30D3\u30E5\u30FC \u78BA\u8A8D \u30D5\u30A1\u30A4\u30EB \u3067\u3059 \u3057\u307E\u3059 \u3059\u308B \u3057\u3066 \u304F\u3060\u3055\u3044 \u3053\u306E \u305D\u306E \uCF54\uB4DC \uB9AC\uBDF0 \uAC80\uD1A0 \uD30C\uC77C"
  )
);
function isCommonWord(word) {
  return word.length < 2 || COMMON.has(word) || COMMON_PAIRS.has(word) || new RegExp("^\\d+$|\\p{sc=Hiragana}", "u").test(word);
}

// src/agents/route/named-kinds.ts
var LANGUAGES2 = {
  ".net": ["csharp", "fsharp", "vb"],
  angular: ["typescript", "html"],
  ansible: ["yaml"],
  astro: ["astro"],
  bash: ["shellscript"],
  bicep: ["bicep"],
  C: ["c"],
  "c#": ["csharp"],
  "c++": ["cpp"],
  clojure: ["clojure"],
  cpp: ["cpp"],
  csharp: ["csharp"],
  css: ["css", "scss", "less"],
  Dart: ["dart"],
  dockerfile: ["dockerfile"],
  dockerfiles: ["dockerfile"],
  elixir: ["elixir"],
  erlang: ["erlang"],
  "f#": ["fsharp"],
  flutter: ["dart"],
  Go: ["go"],
  golang: ["go"],
  graphql: ["graphql"],
  groovy: ["groovy"],
  haskell: ["haskell"],
  hcl: ["terraform", "hcl"],
  html: ["html"],
  Java: ["java"],
  javascript: ["javascript", "javascriptreact"],
  jsx: ["javascriptreact"],
  Julia: ["julia"],
  kotlin: ["kotlin"],
  laravel: ["php"],
  lua: ["lua"],
  Makefile: ["makefile"],
  markdown: ["markdown"],
  mysql: ["sql"],
  "next.js": ["typescriptreact", "javascriptreact"],
  nextjs: ["typescriptreact", "javascriptreact"],
  "node.js": ["javascript", "typescript"],
  "objective-c": ["objective-c"],
  Perl: ["perl"],
  php: ["php"],
  plsql: ["sql"],
  postgres: ["sql"],
  postgresql: ["sql"],
  powershell: ["powershell"],
  Prisma: ["prisma"],
  protobuf: ["proto3", "proto"],
  python: ["python"],
  rails: ["ruby"],
  Ruby: ["ruby"],
  Rust: ["rust"],
  sass: ["scss", "sass"],
  Scala: ["scala"],
  scss: ["scss"],
  Shell: ["shellscript"],
  solidity: ["solidity"],
  sql: ["sql"],
  svelte: ["svelte"],
  Swift: ["swift"],
  terraform: ["terraform", "hcl"],
  tsx: ["typescriptreact"],
  typescript: ["typescript", "typescriptreact"],
  Vue: ["vue"],
  wordpress: ["php"],
  Zig: ["zig"]
}, ALSO_FORMATS = /* @__PURE__ */ new Set([
  "markdown",
  "html",
  "css",
  "scss",
  "less",
  "yaml",
  "makefile",
  "shellscript"
]);
function isExclusive(language) {
  return !ALSO_FORMATS.has(language);
}
var BY_LOWER = new Map(
  Object.entries(LANGUAGES2).map(([name, ids]) => [name.toLowerCase(), { name, ids, isCommon: /^[A-Z]/.test(name) }])
), TOKEN = /[\p{L}\p{N}_.*@/#+-]+/gu, MAX_KINDS = 100;
function readNamedKinds(text) {
  let languages = /* @__PURE__ */ new Map(), endings = /* @__PURE__ */ new Set(), folders = /* @__PURE__ */ new Set();
  for (let { 0: token } of text.matchAll(TOKEN)) {
    if (token.length > 100 || languages.size + endings.size + folders.size >= MAX_KINDS)
      continue;
    let word = token.replace(/[.,:;]+$/, "");
    for (let name of [word, ...word.includes("/") || word.includes("-") ? word.split(/[/-]/) : []])
      for (let language of languagesCalled(name))
        languages.set(language, languages.get(language) ?? name);
    let ending = /^\*?\*?\/?\*?(\.[A-Za-z0-9]{1,8})$/.exec(word)?.[1] ?? FILE_NAMES.exec(word)?.[0];
    ending !== void 0 && ending.toLowerCase() !== ".net" && endings.add(ending.toLowerCase());
    let folder2 = /^(?:\.\/|\/)?((?:[\w.@-]+\/)+)(?:\*\*?(?:\/\*)?)?$/.exec(word)?.[1];
    folder2 !== void 0 && folders.add(folder2.slice(0, -1));
  }
  return /\bgithub actions\b/i.test(text) && folders.add(".github/workflows"), { languages, endings: [...endings], folders: [...folders] };
}
var FILE_NAMES = /^(?:Dockerfile|Jenkinsfile|docker-compose\.ya?ml|package\.json|go\.mod|Cargo\.toml|pom\.xml|build\.gradle|openapi\.ya?ml)$/i;
function languagesCalled(word) {
  let known = BY_LOWER.get(word.toLowerCase());
  return known === void 0 || known.isCommon && word !== known.name ? [] : known.ids;
}

// src/agents/route/purpose-words.ts
var REVIEWS_EN = /\b(?:code[- ]?)?review(?:s|er|ers|ing)?\b|\baudit(?:s|or|ors|ing)?\b|\b(?:checks|checker|inspects?|inspector|scrutini[sz]es?|critiques?|lints?|linter|vets)\b|\bcheck(?:ing)? (?:for|that|whether|if|against|code|changes)\b|\b(?:detects?|identif(?:y|ies|ying)|finds?|finding|spots?|catch(?:es)?|flags?|hunts?|hunting|scans? for)\b(?:\W+\w+){0,4}?\W+(?:issues?|bugs?|problems?|vulnerabilit\w+|flaws?|violations?|smells?|anti-?patterns?|risks?|errors?|mistakes?|regressions?|defects?|leaks?)\b|\b(?:bug|vulnerability) hunting\b|\b(?:security|accessibility|compliance|quality|code|static|impact) (?:analysis|assessment|scanning|scan|verification|validation)\b|\bvulnerabilit(?:y|ies)\b|\bguardian\b|\bvalidates?\b|\b(?:verif(?:y|ies)) (?:that|code|changes|compliance|the implementation|package)\b|\bimplementation verification\b/, REVIEWS_OTHER = /审查|审核|评审|审计|检查|代码质量|漏洞|審查|審核|レビュー|監査|検査|チェック|脆弱性|검토|감사|리뷰|취약점|prüf|begutacht|sicherheitslücke|überprüf|relect|relit|révis|vérifi|contrôl|vulnérabilit|revis(?:a|or|ión)|audit|verific|vulnerabilidad|comprueba|controlla|verifica/, KNOWS = /\b(?:experts?|specialists?|speciali[sz](?:es|ing|ed)|expertise|best practices|standards|architect(?:ure)?|advisor|authority|guru|dba|database administrator|conventions|hardening|security|accessibility|a11y|performance)\b|专家|规范|安全|性能|専門|セキュリティ|규칙|전문가|보안|spezialist|experte|sicherheit|spécialiste|sécurité|expertos?|especialista|seguridad/, NOT_ITS = /\b(?:never|not|no|without|don['’]t|doesn['’]t|for|human|peer|your|existing|address(?:es|ing)?|respond(?:s|ing)? to|resolve(?:s)?|after|before|pr|pending)(?:\s+(?:a|an|the|any|code|human|pull request|pr))?\s*$/, NOT_REVIEWING = /^\s*(?:comments?|feedback|threads?|requests?|cycle|process)\b/;
function readPurpose(text) {
  return isSaid(text, REVIEWS_EN) || REVIEWS_OTHER.test(text) ? "reviews" : KNOWS.test(text) ? "knows" : "other";
}
var MOST_PLACES = 20, LOOK_BACK = 40;
function isSaid(text, expression) {
  let everywhere = new RegExp(expression, "g");
  for (let place = 0; place < MOST_PLACES; place += 1) {
    let found = everywhere.exec(text);
    if (found === null)
      return !1;
    let behind = found.index + found[0].length;
    if (!NOT_ITS.test(text.slice(Math.max(0, found.index - LOOK_BACK), found.index)) && !NOT_REVIEWING.test(text.slice(behind, behind + LOOK_BACK)))
      return !0;
  }
  return !1;
}
var ANY_CHANGE = /\bcode[- ]review(?:s|er|ers|ing)?\b|\breview(?:s|ing|er)?\b(?:\W+[\w-]+){0,3}?\W+(?:code|changes?|pull requests?|prs?|diffs?|implementations?)\b|\b(?:code|pr|pull request|diff) reviewer\b|(?:代码|変更|程式碼)(?:审查|评审|審查)|コードレビュー|코드 리뷰|code-?(?:prüfung|review)|revue de code|revisión de código/;
function reviewsAnyChange(text) {
  return isSaid(text, ANY_CHANGE);
}

// src/agents/route/agent-profile.ts
var OF_NAME = 2, OF_TRIGGER = 2, OF_DESCRIPTION = 1, MAX_DESCRIPTION_CHARACTERS = 4096;
function readProfile({
  name,
  fileName,
  description = ""
}) {
  let text = description.slice(0, MAX_DESCRIPTION_CHARACTERS), named = [.../* @__PURE__ */ new Set([name, fileName])].join(" ").slice(0, MAX_DESCRIPTION_CHARACTERS), all = `${named.replaceAll(/[-_]/g, " ")}. ${text}`.toLowerCase(), kinds = readNamedKinds(`${named} ${text}`), languages = new Set([...kinds.languages.values()].flatMap(codeWords)), saysSomething = (word) => !isCommonWord(word) && !languages.has(word), nameWords = codeWords(named).filter(saysSomething), words = /* @__PURE__ */ new Map(), add = (word, weight) => {
    saysSomething(word) && words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  return nameWords.forEach((word) => add(word, OF_NAME)), findTriggers(text).flatMap(proseWords).forEach((word) => add(word, OF_TRIGGER)), proseWords(withoutDenials(text)).forEach((word) => add(word, OF_DESCRIPTION)), {
    words,
    specialty: nameWords.filter((word) => !TRADES.has(word)),
    kinds,
    purpose: readPurpose(all),
    reviewsAny: reviewsAnyChange(all)
  };
}
var TRADES = new Set(
  proseWords(
    "guardian advisor mode general universal principal frontend backend fullstack lead dba code quality helper database administrator tester runtime analyst consultant coach"
  )
), TRIGGERS = /(?:trigger(?: words?| phrases?|s)?|keywords?|use (?:this |it |the agent )?(?:when|for)|触发词|触发|关键词|觸發詞|トリガー|キーワード|auslöser|schlüsselwörter|stichwörter|mots[- ]clés|palabras clave|disparadores)\s*[:：]?\s*(?<list>[^.。\n]{1,400})/giu;
function findTriggers(description) {
  return [...description.matchAll(TRIGGERS)].map((match) => at(match, 1));
}
function withoutDenials(description) {
  return description.replaceAll(/\b(?:never|not for|do not use|don['’]t use|except|but not)\b[^.;。]{0,200}/gi, " ");
}

// src/agents/route/score-agents.ts
var LEAST_SCORE = 3, POINTS = { globs: 8, folder: 6, ending: 4, language: 3, "any-change": 3 }, WORD_POINTS = { message: 3, path: 2, code: 1 }, MOST_POINTS = { message: 9, path: 6, code: 4 };
function scoreAgents(agents, change) {
  let profiles = agents.map((agent) => ({ agent, profile: readProfile(agent) })), rarity = measureRarity(profiles.map(({ profile }) => profile));
  return profiles.map(({ agent, profile }) => scoreAgent(agent, profile, change, rarity));
}
function measureRarity(profiles) {
  let counts = /* @__PURE__ */ new Map();
  for (let { words } of profiles)
    for (let word of words.keys())
      counts.set(word, (counts.get(word) ?? 0) + 1);
  let all = profiles.length;
  return (word) => Math.log(1 + all / (counts.get(word) ?? 1)) / Math.log(1 + all);
}
function scoreAgent(agent, profile, change, rarity) {
  let kinds = kindParts(agent, profile, change), isElsewhere = namesOtherKinds(profile, kinds), words = wordParts(profile, change, rarity), parts = [
    ...kinds.map(({ part }) => part),
    ...profile.reviewsAny && !isElsewhere && change.hasCode ? [{ why: "any-change", points: POINTS["any-change"], evidence: "it reviews any change of code" }] : [],
    ...words.map(({ part }) => part)
  ], reason = whyNot(agent, profile, kinds, isElsewhere, isOnSubject(profile, kinds, words, rarity)), narrow = [...new Set(kinds.flatMap(({ files }) => files))].toSorted();
  return {
    agent,
    score: round(parts.reduce((sum, { points }) => sum + points, 0)),
    parts,
    files: narrow.length > 0 && !profile.reviewsAny ? narrow : change.files,
    ...reason !== void 0 && { reason }
  };
}
function kindParts({ head }, { kinds }, { files, languages }) {
  let byGlob = matchInBothDialects(head.globs, files).taken, inFolder = (folder2) => (path) => `/${path}`.includes(`/${folder2}/`), hasEnding = (ending) => (path) => ending.startsWith(".") ? path.toLowerCase().endsWith(ending) : path.toLowerCase().split("/").at(-1) === ending, isIn = (language) => (path) => languages.get(path) === language;
  return [
    ...scoreKind(
      "globs",
      head.globs.slice(0, 1).map((glob) => ({ shown: glob, files: byGlob.map(({ path }) => path) }))
    ),
    ...scoreKind(
      "folder",
      kinds.folders.map((folder2) => ({ shown: folder2, files: files.filter(inFolder(folder2)) }))
    ),
    ...scoreKind(
      "ending",
      kinds.endings.map((ending) => ({ shown: ending, files: files.filter(hasEnding(ending)) }))
    ),
    ...scoreKind(
      "language",
      [...kinds.languages].map(([language, shown]) => ({ shown, files: files.filter(isIn(language)) }))
    )
  ];
}
function scoreKind(why, named) {
  let found = named.filter(({ files: files2 }) => files2.length > 0), files = [...new Set(found.flatMap((one) => one.files))], [first = ""] = files, names = [...new Set(found.map(({ shown }) => shown))].slice(0, SHOWN).join(", "), more = files.length > 1 ? ` and ${files.length - 1} more` : "";
  return found.length === 0 ? [] : [{ part: { why, points: POINTS[why], evidence: `${names}: ${first}${more}` }, files }];
}
var SHOWN = 5;
function wordParts({ words }, change, rarity) {
  let rest = new Map(words);
  return ["message", "path", "code"].flatMap((why) => {
    let said = why === "path" ? change.paths : change[why], found = [...rest].filter(([word]) => said.has(word)).map(([word, weight]) => ({ word, points: weight * WORD_POINTS[why] * rarity(word) })).toSorted((a, b) => b.points - a.points || (a.word < b.word ? -1 : 1));
    found.forEach(({ word }) => rest.delete(word));
    let points = found.reduce((sum, one) => sum + one.points, 0), shown = found.slice(0, SHOWN).map(({ word }) => word);
    return found.length === 0 ? [] : [
      {
        part: {
          why,
          points: round(Math.min(points, MOST_POINTS[why])),
          evidence: `${shown.join(", ")}${found.length > SHOWN ? " \u2026" : ""}`
        },
        words: found.map(({ word }) => word)
      }
    ];
  });
}
function namesOtherKinds({ kinds }, found) {
  return found.length === 0 && [...kinds.languages.keys()].some(isExclusive);
}
function whyNot({ head }, { purpose, kinds }, found, isElsewhere, onSubject) {
  let hasGlob = found.some(({ part }) => part.why === "globs");
  return head.isForPeopleOnly ? "`disable-model-invocation` reserves it for people" : head.globs.length > 0 ? hasGlob ? void 0 : "no changed file matches its globs" : purpose === "other" ? "its name and description do not say that it reviews code or is an expert on a subject" : isElsewhere ? `it is for ${[...new Set(kinds.languages.values())].slice(0, SHOWN).join(", ")}, and no such file changed` : purpose === "knows" && !onSubject ? "it does not say that it reviews code, and the change is not about the subject that it is an expert on" : void 0;
}
var LEAST_SHARE = 0.4;
function isOnSubject({ specialty }, found, words, rarity) {
  let seen = new Set(words.flatMap((one) => one.words));
  if (found.length > 0)
    return specialty.length === 0 || found.some(({ part }) => part.why !== "language") || specialty.some((word) => seen.has(word));
  let weigh = (some) => some.reduce((sum, word) => sum + rarity(word), 0);
  return specialty.length > 0 && weigh(specialty.filter((word) => seen.has(word))) >= LEAST_SHARE * weigh(specialty);
}
function round(points) {
  return Math.round(points * 100) / 100;
}

// src/agents/route/route.ts
function routeAgents(input) {
  let { message, guidelines, delegate } = input, agents = input.agents.usable.toSorted(byLevelAndPath), names = indexNames(agents), mentions = readMentions(message, names), orders = readOrders(guidelines, names), paths = input.files.map(({ path }) => path).toSorted(), named = new Set(mentions.called.filter(({ head }) => head.isUserInvocable)), binding = delegate === "never" ? /* @__PURE__ */ new Map() : bindingFiles(orders, paths), bound = new Set([...binding.values()].flat()), free = input.files.filter(({ path }) => !bound.has(path)), isSettled = named.size > 0 || bound.size > 0 && free.length === 0, scored = scoreAgents(agents, readChangeWords(message, isSettled ? input.files : free)).toSorted(byScore), matched = delegate === "auto" && !isSettled ? chooseBest(scored, input.maxAgents, binding) : /* @__PURE__ */ new Set(), decisions = scored.map((score) => decide(score, { input, paths, orders, named, binding, matched, isSettled }));
  return {
    decisions: [
      ...decisions.filter(({ kind }) => kind !== "not-chosen").toSorted(byKind),
      ...decisions.filter(({ kind }) => kind === "not-chosen"),
      ...input.agents.others.map(({ name, path, reason }) => ({ kind: "unavailable", name, path, reason })).toSorted(byPath)
    ],
    notes: writeNotes(input, mentions),
    problems: delegate === "never" ? [] : orderProblems(orders, input.agents.others, names)
  };
}
function decide(scored, selection) {
  let { agent, parts, score, files } = scored, { input, paths, named, binding, matched, isSettled } = selection, orders = selection.orders.filter((order) => order.agent === agent), common = { agent, score, parts, orders }, ordered = binding.get(agent);
  return named.has(agent) ? { kind: "named", ...common, files: paths } : ordered !== void 0 ? { kind: "mandatory", ...common, files: ordered } : matched.has(agent) ? { kind: "matched", ...common, files } : { kind: "not-chosen", ...common, reason: explainNotChosen(scored, orders, input, isSettled) };
}
function writeNotes({ message, agents }, { called, nearMisses }) {
  return [
    ...called.filter(({ head }) => !head.isUserInvocable).map(({ name }) => `\`@${name}\` is not called: \`user-invocable\` reserves the agent for other agents`),
    ...unavailableNamed(message, agents.others),
    ...nearMisses.map(
      ({ written, nearest }) => `There is no agent \`${written}\`. Did you mean \`@${at(nearest, 0)}\`?`
    )
  ];
}
var LEVELS3 = ["repository", "user", "organization"];
function byLevelAndPath(a, b) {
  return LEVELS3.indexOf(a.level) - LEVELS3.indexOf(b.level) || byPath(a, b);
}
function byPath(a, b) {
  return a.path < b.path ? -1 : +(a.path > b.path);
}
function byScore(a, b) {
  return b.score - a.score || (a.agent.name < b.agent.name ? -1 : +(a.agent.name > b.agent.name));
}
var KINDS2 = ["named", "mandatory", "matched"];
function byKind(a, b) {
  return KINDS2.indexOf(a.kind) - KINDS2.indexOf(b.kind);
}
function bindingFiles(orders, files) {
  let found = /* @__PURE__ */ new Map();
  for (let { agent, guideline, globs, except } of orders) {
    let inForce = files.filter((path) => guideline.appliesTo.has(path)), wanted = globs.length === 0 ? inForce : taken(globs, inForce), out = new Set(taken(except, wanted)), bound = wanted.filter((path) => !out.has(path));
    agent !== void 0 && bound.length > 0 && found.set(agent, /* @__PURE__ */ new Set([...found.get(agent) ?? [], ...bound]));
  }
  return new Map([...found].map(([agent, paths]) => [agent, [...paths].toSorted()]));
}
function taken(globs, files) {
  return matchInBothDialects(globs, files).taken.map(({ path }) => path);
}
function chooseBest(scored, most, binding) {
  let fit = scored.filter(
    ({ agent, reason, score }) => !binding.has(agent) && reason === void 0 && score >= LEAST_SCORE
  );
  return new Set(fit.slice(0, most).map(({ agent }) => agent));
}
function explainNotChosen({ reason, score }, orders, { delegate, maxAgents }, isSettled) {
  return delegate === "never" ? "`delegate` is `never`" : orders.length > 0 ? "none of the files that an instruction assigns to it changed" : delegate === "mandatory" ? "`delegate` is `mandatory`, and no instruction assigns files to it" : reason !== void 0 ? reason : score < LEAST_SCORE ? `it has ${score} ${score === 1 ? "point" : "points"}, and ${LEAST_SCORE} are needed` : isSettled ? "the message or an instruction names the reviewers, so no agent is chosen by score" : `\`max-agents\` is ${maxAgents}, and other agents rank higher`;
}
function unavailableNamed(message, others) {
  return readMentions(message, indexNames(others)).called.map(
    ({ name, path, reason }) => `\`@${name}\` is not called: ${path} cannot be used: ${reason}`
  );
}

// src/jobs/choose/choose-reviewers.ts
var DEFAULT_REVIEWER = "housestyle", NO_AGENTS = { usable: [], others: [] };
async function chooseReviewers({ customizations, read, files, guidelines, agent }, settings) {
  let first = agent === void 0 ? { name: DEFAULT_REVIEWER, files } : { name: agent.name, agent, files };
  if (settings === void 0 || !customizations.found.some(({ kind }) => kind === "agent"))
    return { reviewers: [first], agents: NO_AGENTS };
  let agents = await readAgents(customizations, read), { message = "", delegate, maxAgents } = settings, terms = { agents, files, guidelines, message, maxAgents }, routing = agent !== void 0 && delegate === "auto" ? withoutScores(routeAgents({ ...terms, delegate: "mandatory" })) : routeAgents({ ...terms, delegate }), chosen = routing.decisions.flatMap((decision) => "files" in decision ? [decision] : []), others = chosen.filter((one) => one.agent.path !== agent?.path).map((one) => makeReviewer(one, files)).filter((one) => one.files.length > 0);
  return { reviewers: agent === void 0 && others.length > 0 && chosen.some(({ kind }) => kind === "named") ? others : [first, ...others], routing, agents };
}
function withoutScores(routing) {
  let decisions = routing.decisions.map(
    (one) => one.kind === "not-chosen" ? { ...one, reason: OPTION_CHOOSES } : one
  );
  return { ...routing, decisions };
}
function makeReviewer({ agent, files }, all) {
  let paths = new Set(files);
  return { name: agent.name, agent, files: all.filter(({ path }) => paths.has(path)) };
}

// src/jobs/choose/first-lines.ts
var MAX_HEADS = 30;
async function readFirstLines(files, readHead) {
  let byPath2 = new Map(files.map((file) => [file.path, file])), needed = new Set(needFirstLine([...byPath2.keys()])), wanted = [...byPath2.values()].filter(({ path }) => needed.has(path)), shown = new Map(
    wanted.flatMap((file) => {
      let line = firstLineShown(file);
      return line === void 0 ? [] : [[file.path, line]];
    })
  ), rest = wanted.filter(({ path, status }) => !shown.has(path) && status !== "removed").slice(0, MAX_HEADS), read = await Promise.all(
    rest.map(async ({ path }) => [path, (await readHead(path))?.split(`
`, 1)[0]])
  );
  return new Map([...shown, ...read.flatMap(([path, line]) => line === void 0 ? [] : [[path, line]])]);
}
function firstLineShown({ hunks: [hunk] }) {
  return hunk?.newStart === 1 ? hunk.lines.find((line) => line.kind !== "removed" && line.newLine === 1)?.text : void 0;
}

// src/jobs/choose/choose-guidance.ts
async function chooseGuidance(subject, settings) {
  let scope = await chooseScope(subject, settings), { workspace, read } = recordReads(subject.guidance.repository), guidance = { ...subject.guidance, repository: workspace }, customizations = await discoverCustomizations(customizationSources({ ...subject, guidance }, settings)), readCustomization = customizationReader(guidance), agent = await chooseAgent(settings.agent, customizations, readCustomization), guidelines = await selectGuidelinesFor(subject, customizations), files = scope.reviewed, applied = guidelines.applicable.filter((guideline) => appliesToAny(guideline, files)), reviewers = await chooseReviewers(
    { customizations, read: readCustomization, files, guidelines: applied, agent },
    settings.routing
  );
  return {
    ...reviewers,
    files,
    excluded: scope.leftOut,
    customizations,
    read,
    guidelines,
    agent,
    applied,
    problems: [
      ...scope.problems,
      ...customizations.problems.filter(concernsReview),
      ...reviewers.routing?.problems ?? []
    ],
    leftOut: [...leaveOutFiles(scope), ...leaveOutGuidelines(guidelines, files, reviewers)]
  };
}
function appliesToAny({ appliesTo }, files) {
  return files.some((file) => appliesTo.has(file.path));
}
function leaveOutFiles({ leftOut: leftOut3, notes }) {
  return [...leftOut3, ...notes].map(({ path, reason }) => ({ stage: "file", source: path, reason }));
}
function leaveOutGuidelines(guidelines, files, reviewers) {
  let agents = agentsAtWork(reviewers), others = guidelines.leftOut.filter(({ source }) => !agents.has(source)), idle = guidelines.applicable.filter((guideline) => !appliesToAny(guideline, files));
  return [
    ...others.map((entry) => ({ stage: "guideline", ...entry })),
    ...idle.map(({ content }) => ({ stage: "guideline", source: content.path, reason: NO_REVIEWED_FILE }))
  ];
}
function customizationSources({ guidance, changes }, { compatibility, workspaceFolders }) {
  return {
    ...guidance,
    compatibility,
    workspaceFolders,
    near: changes.files.map(({ path }) => path)
  };
}
async function selectGuidelinesFor({ changes, readHead }, customizations) {
  let firstLines = dependsOnLanguages(customizations, "review") ? await readFirstLines(changes.files, readHead) : void 0;
  return selectGuidelines(
    customizations,
    changes.files.map(({ path }) => path),
    firstLines
  );
}
function concernsReview({ severity, rule }) {
  return severity !== "info" && rule !== "settings-instructions-deprecated";
}

export {
  discoverCustomizations,
  customizationReader,
  languageOf,
  languagesOf,
  isForEverything,
  scopeWithoutFiles,
  scopeOf,
  plainWords,
  readDirective,
  leadInPolarity,
  takesFiles,
  whyNotUsed,
  dependsOnLanguages,
  NO_REVIEWED_FILE,
  EDIT_NOT_READ,
  beyondComparedFiles,
  beyondFurtherReads,
  effectNotKnown,
  limitReads,
  agentsAtWork,
  readTool,
  whyNotFor,
  readAgents,
  agentsText,
  agentsJson,
  REVIEWS_EVERYTHING,
  NAMED_BY_OPTION,
  UNKNOWN_TOOL,
  NO_READABLE_ANSWER,
  PROMPT_DIVIDED,
  calledBy,
  toolCallFailed,
  explainChoice,
  normalizeText,
  proseWords,
  codeWords,
  readChangeWords,
  locateText,
  EXCEPTION,
  CONDITION,
  takesBack,
  shortTitle,
  limitingHeadings,
  isCommonWord,
  routeAgents,
  DEFAULT_REVIEWER,
  readFirstLines,
  chooseGuidance,
  customizationSources,
  selectGuidelinesFor
};
