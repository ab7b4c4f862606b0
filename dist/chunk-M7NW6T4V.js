import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  EXCLUDABLE_AGENTS,
  LATE_HEAD,
  LEVELS,
  LOCATION_NAMES,
  LOCATION_SETTINGS,
  SWITCH_NAMES,
  describeType,
  describeType2,
  filesFor,
  findLateHead,
  frontmatterFaults,
  hiddenBySwitches,
  isSetAside,
  jsoncProblems,
  judgeKey,
  keyRangeBefore,
  loadFrontmatter,
  meantBy,
  openSettingsFile,
  placeOf,
  placesOf,
  rangeOfValue,
  readReferences,
  readSwitches,
  resolveFrom,
  resolveReference,
  respelledDefault,
  takesPath,
  targetOf,
  withoutPunctuation
} from "./chunk-W5B2CJSD.js";
import {
  KINDS,
  agentFileName,
  identify,
  specOf,
  splitPath,
  takesName,
  toolName
} from "./chunk-6FVOEECV.js";
import {
  readJsonc
} from "./chunk-YDCA3GX4.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  diagnosticAt,
  diagnosticOfFile
} from "./chunk-5N6IQUCW.js";
import {
  splitGlobList
} from "./chunk-2YTCKFBR.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  folderOf,
  isBelow,
  joinPath,
  nameOf,
  nearestFolder,
  parentsOf,
  resolveLink
} from "./chunk-HRJDQKXX.js";
import {
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  quoteJson
} from "./chunk-BAWM62JS.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/customizations/sources.ts
function repositoryStore(sources) {
  return { level: "repository", workspace: sources.repository, prefix: "" };
}
function userStores({ userFolder }) {
  return userFolder === void 0 ? [] : [{ level: "user", workspace: userFolder, prefix: "~/" }];
}
function organizationStores({
  organization = []
}) {
  return organization.map(({ name, workspace }) => ({ level: "organization", workspace, prefix: `${name}:` }));
}
async function readFrom(store, path) {
  let read = await readText(store.workspace, path);
  return read.kind === "text" && store.prefix !== "" ? { ...read, source: { ...read.source, path: `${store.prefix}${read.source.path}` } } : read;
}

// src/customizations/references/reference-target.ts
var NOTHING_MEANT = { kind: "nothing-meant" };
function targetOf2(from, raw, standsAt) {
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
    let target = targetOf2(source.path, raw, standsAt), start = positionAt(source, body.start + raw.range.start);
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
function tooMany(pointer, count) {
  let reason = `too many references: this one and ${writeCount(count - 1)} after it in this file are not checked`;
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
async function bring(walk, file, { path, broughtBy: broughtBy2 }, source) {
  let { root } = file, opened = await broughtText(walk, path, source, root.forms), { body } = opened, brought = { path, source, body, broughtBy: broughtBy2, root: root.path, isStart: walk.starts.has(path) };
  root.seen.add(path);
  let slot = walk.brought.push({ ...brought, references: [] }) - 1, references = await followAll(walk, { path, opened, root, hops: file.hops + 1, above: file });
  walk.brought[slot] = { ...brought, references };
}
async function broughtText(walk, path, source, forms) {
  let key = `${forms.imports ? "@" : "#"}${path}`, known = walk.texts.get(key);
  if (known !== void 0)
    return known;
  let { body } = await loadFrontmatter(source), opened = openText(walk, { source: { ...source, path }, body, forms });
  return walk.texts.set(key, opened), opened;
}

// src/customizations/trimmed-content.ts
function trimmedContent(source, range) {
  let whole = source.text.slice(range.start, range.end), text = whole.trim(), offset = range.start + (text === "" ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: "file", source, offset } };
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
var IMPORTING = /* @__PURE__ */ new Set(["claude-md", "agents-md", "gemini-md"]);
function mayImport(kind, settings) {
  let includes = settings.switchFor("chat.includeReferencedInstructions", "").value;
  return [...IMPORTING].some((importing) => importing === kind) || includes && !isToolKind(kind);
}
var TOOL_KINDS = /* @__PURE__ */ new Set([
  "agent",
  "prompt",
  "command",
  "skill",
  "output-style",
  "hooks",
  "cursor-rule",
  "windsurf-rule",
  "gemini-command",
  "gemini-styleguide",
  "context-file"
]);
function isToolKind(kind) {
  return TOOL_KINDS.has(kind);
}
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
function broughtInstructions({ source, body, path, broughtBy: broughtBy2, isStart, references }, root, starts) {
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
    broughtBy: broughtBy2,
    content,
    references,
    ...purpose !== void 0 && { purpose },
    ...excludes !== void 0 && { excludes }
  };
}

// src/customizations/places/locate-files.ts
function locateFiles(paths, roots) {
  let innermostFirst = roots.toSorted((a, b) => b.path.length - a.path.length), located = [], lost = [];
  for (let path of paths) {
    let file = locate(path, innermostFirst), kind = file === void 0 ? identify(path) ?? misnamed(path)?.kind : void 0;
    file !== void 0 ? located.push(file) : kind !== void 0 && lost.push({ path, kind });
  }
  let skills = skillFoldersOf(located);
  return {
    located,
    strays: lost.map(({ path, kind }) => ({ path, kind, reason: () => reasonOf(path, kind, skills) }))
  };
}
function skillFoldersOf(located) {
  return new Set(located.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf(path)));
}
function locate(path, roots) {
  for (let root of roots) {
    let place = root.places.find((candidate) => takesPath(candidate, path));
    if (place !== void 0)
      return { path, kind: place.kind, place, folder: root.path };
  }
}
var MISNAMED = [
  { folder: /(?:^|\/)\.github\/instructions\//i, kind: "path-instructions", ending: ".instructions.md" },
  { folder: /(?:^|\/)\.github\/prompts\//i, kind: "prompt", ending: ".prompt.md" }
];
function misnamed(path) {
  return takesName({ kind: "markdown" }, splitPath(path).name) ? MISNAMED.find(({ folder: folder2 }) => folder2.test(path)) : void 0;
}
function reasonOf(path, kind, skills) {
  let wrong = identify(path) === void 0 ? misnamed(path) : void 0;
  if (wrong !== void 0)
    return `its name does not end in \`${wrong.ending}\`, so no program reads it there`;
  let skill = nearestFolder(path, skills);
  if (skill !== void 0)
    return `it is part of the skill \`${splitPath(skill).name}\` and is read only when that skill is used`;
  let places = repositoryPlaces(kind), spelling = spellingMeant(path, places);
  if (spelling !== void 0)
    return `below the root it is read only if its name is spelled \`${spelling}\``;
  let folder2 = folderItWouldServe(path, places);
  if (folder2 !== void 0)
    return `\`${folder2}\` is not a workspace folder; add it to \`workspace-folders\` or to a \`.code-workspace\` file at the root`;
  let named = places.slice(0, MAX_NAMED_PLACES).map(describePlace).join(", "), more = places.length - MAX_NAMED_PLACES;
  return `no program reads it there; ${specOf(kind)?.title ?? kind} files are read as ${named}${more > 0 ? ` and in ${more} other places` : ""}`;
}
var MAX_NAMED_PLACES = 3;
function spellingMeant(path, places) {
  let { folder: folder2, name } = splitPath(path), meant = places.find(
    (place) => place.name.kind === "exact" && place.name.name.toLowerCase() === name.toLowerCase() && takesPath(place, joinPath(folder2, place.name.name))
  );
  return meant?.name.kind === "exact" ? meant.name.name : void 0;
}
function nestedRootOf(path, kind) {
  return folderItWouldServe(path, repositoryPlaces(kind));
}
function repositoryPlaces(kind) {
  return REPOSITORY_PLACES.get(kind) ?? [];
}
var REPOSITORY_PLACES = new Map(
  KINDS.map(({ kind, places }) => [kind, places.filter(({ level }) => level === "repository")])
);
function folderItWouldServe(path, places) {
  for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) {
    let within = path.slice(slash + 1);
    if (places.some((place) => place.folder !== "" && takesPath(place, within)))
      return path.slice(0, slash);
  }
}
function describePlace({
  folder: folder2,
  depth,
  name,
  anywhere
}) {
  let middle = depth === "direct" ? "" : depth === "any" ? "**/" : "*/**/";
  return `\`${anywhere === !0 ? "**/" : ""}${folder2 === "" ? "" : `${folder2}/`}${middle}${describeName(name)}\``;
}
function describeName(name) {
  switch (name.kind) {
    case "exact":
      return name.name;
    case "ending":
      return `*${name.ending}`;
    case "markdown":
      return "*.md";
  }
}

// src/customizations/settings/entries.ts
var INSTRUCTION_SETTINGS = [
  {
    key: "github.copilot.chat.codeGeneration.instructions",
    purpose: "code-generation",
    oldKey: "github.copilot.chat.experimental.codeGeneration.instructions",
    isDeprecated: !0
  },
  {
    key: "github.copilot.chat.testGeneration.instructions",
    purpose: "test-generation",
    oldKey: "github.copilot.chat.experimental.testGeneration.instructions",
    isDeprecated: !0
  },
  {
    key: "github.copilot.chat.reviewSelection.instructions",
    purpose: "review-selection",
    oldKey: "github.copilot.chat.experimental.codeFeedback.instructions",
    isDeprecated: !1
  },
  {
    key: "github.copilot.chat.commitMessageGeneration.instructions",
    purpose: "commit-message",
    isDeprecated: !1
  },
  {
    key: "github.copilot.chat.pullRequestDescriptionGeneration.instructions",
    purpose: "pull-request-description",
    isDeprecated: !1
  }
], INSTRUCTION_NAMES = INSTRUCTION_SETTINGS.flatMap(
  ({ key, oldKey }) => [[key, key], ...oldKey === void 0 ? [] : [[oldKey, key]]]
);
function standingOf(entry) {
  return {
    kind: "setting-instructions",
    level: entry.level === "user" ? "user" : "repository",
    folder: entry.folder,
    readers: ["vscode"],
    broughtBy: broughtBy(entry)
  };
}
function broughtBy({ key, form, source, range }) {
  let setting = `\`${key}\``;
  return form.kind === "text" ? setting : `${source.path}:${positionAt(source, range.start).line} (${setting})`;
}
var MAX_ENTRIES = 500;
function readInstructionEntries(file, setting) {
  let values = file.values.get(setting.key) ?? [], noLists = values.filter(({ value }) => !Array.isArray(value)).map(({ key, value, rangeOf: rangeOf2 }) => {
    let message = `\`${key}\` must be a list, not ${describeType(value)}; VS Code ignores it`;
    return typeProblem(file, rangeOf2([]), "settings-instructions-type", message);
  }), list = values.find(({ value }) => Array.isArray(value)), read = list === void 0 ? [] : [readList(file, setting, list)];
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [...noLists, ...read.flatMap(({ problems }) => problems)]
  };
}
function readList(file, { purpose, isDeprecated }, list) {
  let items = Array.isArray(list.value) ? list.value : [], read = items.slice(0, MAX_ENTRIES).map((item, index) => readItem(file, purpose, list, item, index)), tooMany2 = `\`${list.key}\` has ${items.length} entries; only the first ${MAX_ENTRIES} are read`;
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [
      ...isDeprecated && items.length > 0 ? [deprecatedProblem(file, list)] : [],
      ...items.length > MAX_ENTRIES ? [typeProblem(file, list.keyRange, "settings-instruction-entry", tooMany2)] : [],
      ...read.flatMap(({ problems }) => problems)
    ]
  };
}
function readItem(file, purpose, { key, rangeOf: rangeOf2 }, item, index) {
  let wrong = (path2, message) => ({
    entries: [],
    problems: [
      typeProblem(file, rangeOf2(path2), "settings-instruction-entry", `Entry ${index + 1} of \`${key}\` ${message}`)
    ]
  }), text = isRecord(item) && typeof item.text == "string" ? item.text : void 0, path = isRecord(item) && typeof item.file == "string" ? item.file : void 0, language = isRecord(item) ? item.language : void 0;
  if (text === void 0 && path === void 0)
    return wrong([index], 'has neither a "text" nor a "file" that is a string');
  if (language !== void 0 && typeof language != "string")
    return wrong([index, "language"], 'has a "language" that is not a string; VS Code ignores the entry');
  let shared = {
    key,
    purpose,
    level: file.level,
    folder: file.folder,
    source: file.source,
    range: rangeOf2([index]),
    ...language === void 0 ? {} : { language }
  };
  return { entries: [
    ...path === void 0 ? [] : [{ ...shared, form: { kind: "file", file: path }, valueRange: rangeOf2([index, "file"]) }],
    ...text === void 0 ? [] : [{ ...shared, form: { kind: "text", text }, valueRange: rangeOf2([index, "text"]) }]
  ], problems: [] };
}
function typeProblem(file, range, rule, message) {
  return diagnosticAt(file.source, range, { rule, severity: "error", message, hint: 'Write a list of objects: { "text": "\u2026" } or { "file": "path" }, each with an optional "language".' });
}
function deprecatedProblem(file, list) {
  return diagnosticAt(file.source, list.keyRange, {
    rule: "settings-instructions-deprecated",
    severity: "warning",
    message: `\`${list.key}\` is deprecated since VS Code 1.102`,
    hint: "Move the instructions to `.github/copilot-instructions.md` or a `*.instructions.md` file, which github.com reads too."
  });
}

// src/customizations/settings/instructions.ts
var MAX_FILES2 = 1e3;
async function readSettingInstructions(workspace, settings, folders) {
  let found = [], leftOut = [], problems = [], distinct = folders.length === 0 ? [""] : [...new Set(folders)], reader = readEachOnce(workspace);
  for (let entry of settings.instructions) {
    let read = entry.form.kind === "text" ? readTextEntry(entry, entry.form.text.trim()) : await readFileEntry(reader, entry, entry.form.file, distinct);
    found.push(...read.contents.map((content) => instructionsOf(entry, content))), problems.push(...read.problems), leftOut.push(
      ...read.problems.map(({ path, message }) => ({
        source: path,
        reason: message,
        ...standingOf(entry)
      }))
    );
  }
  return { found, leftOut, problems };
}
function readEachOnce(workspace) {
  let reads = /* @__PURE__ */ new Map();
  return (path) => {
    let known = reads.get(path);
    if (known !== void 0 || reads.size >= MAX_FILES2)
      return known;
    let read = readText(workspace, path);
    return reads.set(path, read), read;
  };
}
function readTextEntry(entry, text) {
  if (text === "")
    return {
      contents: [],
      problems: [
        unusable(entry, "settings-instruction-entry", `An entry of \`${entry.key}\` has an empty "text"`, "Write the instruction, or remove the entry.")
      ]
    };
  let position = positionAt(entry.source, entry.range.start);
  return { contents: [{ text, path: entry.source.path, origin: { kind: "setting", position } }], problems: [] };
}
async function readFileEntry(reader, entry, file, folders) {
  let read = await Promise.all(folders.map((folder2) => readFrom2(reader, file, folder2))), contents = read.flatMap((one) => one.kind === "content" ? [one.content] : []), broken2 = read.filter((one) => one.kind === "broken"), absent = contents.length + broken2.length > 0 ? [] : read.filter((one) => one.kind === "absent").slice(0, 1), everywhere = folders.length > 1 ? ", and no other workspace folder has this file with text in it" : "", named = `The file ${quoteJson(file)} named by \`${entry.key}\``, rule = "settings-instruction-file-missing";
  return {
    contents,
    problems: [
      ...withoutSame(broken2).map(
        ({ message, hint }) => unusable(entry, rule, `${named} cannot be used: ${message}`, hint)
      ),
      ...absent.map(({ message, hint }) => unusable(entry, rule, `${named} ${message}${everywhere}`, hint))
    ]
  };
}
function withoutSame(said) {
  return [...new Map(said.map((one) => [one.message, one])).values()];
}
async function readFrom2(reader, file, folder2) {
  let path = resolveFrom(folder2, file);
  if (path.kind === "outside")
    return { kind: "broken", message: `${quoteJson(file)} is not a path inside the repository: ${path.reason}`, hint: "Write a path to a file of the repository, with `/`." };
  let text = await reader(path.path === "" ? "." : path.path);
  if (text === void 0)
    return { kind: "broken", message: `only the first ${MAX_FILES2} files that settings name are read`, hint: "Put the instructions into fewer files." };
  if (text.kind === "problem") {
    let hint = text.hint === void 0 ? {} : { hint: text.hint };
    return text.code === "missing" ? { kind: "absent", message: `cannot be used: ${text.message}`, ...hint } : { kind: "broken", message: text.message, ...hint };
  }
  let content = trimmedContent(text.source, { start: 0, end: text.source.text.length });
  return content.text === "" ? { kind: "absent", message: "is empty" } : { kind: "content", content };
}
function unusable(entry, rule, message, hint) {
  return diagnosticAt(entry.source, entry.valueRange, {
    rule,
    severity: "warning",
    message,
    ...hint === void 0 ? {} : { hint }
  });
}
function instructionsOf(entry, content) {
  return {
    path: content.path,
    ...standingOf(entry),
    references: [],
    content,
    applies: appliesOf(entry),
    entry: entry.form.kind,
    purpose: entry.purpose
  };
}
function appliesOf({ language, folder: folder2 }) {
  return language === void 0 ? { kind: "folder", folder: folder2 } : { kind: "language", language };
}

// src/customizations/settings/code-workspace.ts
function missingFolder(source, { path, range }) {
  return diagnosticAt(source, range, {
    rule: "code-workspace-folder",
    severity: "warning",
    message: `The folder ${quoteJson(path)} is left out: the repository has no file in it`,
    hint: "Correct the path, or remove the folder."
  });
}
var MAX_FOLDERS = 200;
function readCodeWorkspace(source) {
  let document = readJsonc(source), problems = [...jsoncProblems(source, document)], { value } = document, root = isRecord(value) ? value : {};
  if (value !== void 0 && !isRecord(value)) {
    let message = `A workspace must be an object, not ${describeType(value)}`;
    problems.push(problemAt(source, document, [], message, 'Write { "folders": [{ "path": "\u2026" }] }.'));
  }
  let folders = Object.hasOwn(root, "folders") ? readFolders(source, document, root.folders) : NO_FOLDERS, hasSettings = Object.hasOwn(root, "settings");
  return {
    folders: folders.folders,
    settings: hasSettings ? { source, level: "workspace", folder: "", under: "settings" } : void 0,
    problems: [...problems, ...folders.problems].toSorted(
      (a, b) => a.start.line - b.start.line || a.start.column - b.start.column
    )
  };
}
var NO_FOLDERS = { folders: [], problems: [] };
function readFolders(source, document, value) {
  if (!Array.isArray(value)) {
    let message = `\`folders\` must be a list, not ${describeType(value)}`;
    return { folders: [], problems: [problemAt(source, document, ["folders"], message, FOLDERS_HINT)] };
  }
  let folders = /* @__PURE__ */ new Map(), problems = [], items = value;
  for (let [index, item] of items.slice(0, MAX_FOLDERS).entries()) {
    let read = readFolder(source, item);
    if (read.kind === "problem")
      problems.push(
        problemAt(source, document, ["folders", index, ...read.at], read.message, read.hint, read.severity)
      );
    else if (!folders.has(read.path)) {
      let range = rangeOfValue(document, ["folders", index]);
      folders.set(read.path, { path: read.path, name: read.name, range });
    }
  }
  if (items.length > MAX_FOLDERS) {
    let message = `\`folders\` has ${items.length} folders; only the first ${MAX_FOLDERS} are read`;
    problems.push(problemAt(source, document, ["folders"], message, "Name fewer folders."));
  }
  return { folders: [...folders.values()], problems };
}
var FOLDERS_HINT = 'Write a list of objects: { "path": "\u2026" }, each with an optional "name".';
function readFolder(source, item) {
  let path = isRecord(item) ? item.path : void 0, uri = isRecord(item) ? item.uri : void 0;
  if (typeof path != "string" && typeof uri == "string") {
    let message = `The folder at ${quoteJson(uri)} is left out: only folders of the repository are read`;
    return { kind: "problem", at: ["uri"], message, hint: 'Give a "path" from the folder of this file.' };
  }
  if (typeof path != "string" || path === "")
    return { kind: "problem", at: [], message: 'A folder has no "path", or an empty one', hint: FOLDERS_HINT };
  let resolved = resolveFrom(source.path.split("/").slice(0, -1).join("/"), path);
  if (resolved.kind === "outside") {
    let message = `The folder ${quoteJson(path)} is left out: ${resolved.reason}`;
    return {
      kind: "problem",
      at: ["path"],
      severity: "info",
      message,
      hint: "Only folders of the repository are read."
    };
  }
  return { kind: "folder", path: resolved.path, name: nameOf2(item, resolved.path) };
}
function nameOf2(item, path) {
  let given = isRecord(item) ? item.name : void 0;
  return typeof given == "string" && given !== "" ? given : path.slice(path.lastIndexOf("/") + 1) || ".";
}
function problemAt(source, document, path, message, hint, severity = "warning") {
  let range = document.rangeOf(path) ?? { start: 0, end: 0 };
  return diagnosticAt(source, range, { rule: "code-workspace-folder", severity, message, hint });
}

// src/customizations/settings/location-entries.ts
var MAX_LOCATIONS = 200;
function readWrittenLocations(file, folders) {
  let settings = /* @__PURE__ */ new Map(), problems = [];
  for (let setting of LOCATION_SETTINGS)
    for (let value of file.values.get(setting.key) ?? [])
      if (!isRecord(value.value))
        problems.push(typeProblem2(file, setting, value));
      else if (!settings.has(setting.key)) {
        let entries = readEntries(file, setting, value, value.value, folders);
        settings.set(setting.key, entries.paths), problems.push(...entries.problems);
      }
  return { settings, problems };
}
function typeProblem2(file, setting, value) {
  let type = describeType(value.value);
  return diagnosticAt(file.source, value.rangeOf([]), {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` must be an object, not ${type}; VS Code looks for ${setting.kind} nowhere, not even in the default folders`,
    hint: 'Write { "path": true, \u2026 }.'
  });
}
function readEntries(file, setting, value, object, folders) {
  let paths = /* @__PURE__ */ new Map(), problems = [], all = Object.entries(object);
  for (let [written, state] of all.slice(0, MAX_LOCATIONS)) {
    let valueRange = value.rangeOf([written]), range = keyRangeBefore(file.source.text, written, valueRange), path = written.trim(), isOn = readState(state), said = entryProblem(setting, value.key, { path, state, isOn }, folders);
    if (said !== void 0) {
      let { isAboutState, ...rest } = said;
      problems.push(diagnosticAt(file.source, isAboutState ? valueRange : range, rest));
    }
    path !== "" && isOn !== void 0 && paths.set(path, { isOn, setBy: placeOf(file.source, range, value.key) });
  }
  return all.length > MAX_LOCATIONS && problems.push(tooManyProblem(file, value, all.length)), { paths, problems };
}
function tooManyProblem(file, value, count) {
  return diagnosticAt(file.source, value.keyRange, {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` has ${count} paths; only the first ${MAX_LOCATIONS} are read`,
    hint: "Put the files into fewer folders."
  });
}
function readState(state) {
  if (typeof state == "boolean")
    return state;
  let word = typeof state == "string" ? state.trim().toLowerCase() : void 0;
  return word === "true" || word === "false" ? word === "true" : void 0;
}
function entryProblem(setting, key, { path, state, isOn }, folders) {
  let rule = "settings-location-invalid";
  if (path === "") {
    let message = `\`${key}\` has an empty path, which VS Code ignores`;
    return { rule, severity: "error", message, hint: "Write a path, or remove the entry.", isAboutState: !1 };
  }
  let hint = "Write true or false, without quotes.";
  if (isOn === void 0) {
    let message = `${quoteJson(path)} in \`${key}\` must be true or false, not ${describeType(state)}; VS Code ignores the path`;
    return { rule, severity: "error", message, hint, isAboutState: !0 };
  }
  if (typeof state != "boolean") {
    let message = `${quoteJson(path)} in \`${key}\` must be true or false, not a text, though VS Code reads this one as ${isOn}`;
    return { rule, severity: "warning", message, hint, isAboutState: !0 };
  }
  return isOn ? targetProblem(setting, key, path, folders) : switchedOffProblem(setting, key, path);
}
function switchedOffProblem(setting, key, path) {
  let standard = respelledDefault(setting, path);
  return standard === void 0 ? void 0 : {
    rule: "settings-location-invalid",
    severity: "warning",
    message: `${quoteJson(path)} in \`${key}\` has no effect: VS Code compares it with its default folders letter by letter`,
    hint: `Write "${standard}".`,
    isAboutState: !1
  };
}
function targetProblem(setting, key, path, folders) {
  let targets = folders.map((folder2) => targetOf(setting, folder2, path)), [first] = targets;
  if (first?.kind === "outside" && targets.every(({ kind }) => kind === "outside"))
    return outsideProblem(key, first);
  if (targets.some(({ kind }) => kind === "glob"))
    return globProblem(setting, key, path);
}
function outsideProblem(key, target) {
  let where = target.isReadByVscode ? "here" : "by VS Code", said = { message: `${quoteJson(target.path)} in \`${key}\` is not read ${where}: ${target.reason}`, isAboutState: !1 };
  if (!target.isReadByVscode)
    return { ...said, rule: "settings-location-invalid", severity: "error", hint: "Write a path from the workspace folder or one that begins with `~/`." };
  let hint = "VS Code reads it on machines that have it; to share the files with everybody, put them into the repository.";
  return isRelative(target.path) ? { ...said, rule: "settings-location-outside", severity: "info", hint } : { ...said, rule: "settings-location-invalid", severity: "warning", hint };
}
function isRelative(path) {
  return !/^(?:\/|[a-z]:)|\\/i.test(path);
}
function globProblem(setting, key, path) {
  return {
    rule: "settings-location-invalid",
    severity: setting.kind === "prompts" ? "warning" : "info",
    message: `${quoteJson(path)} in \`${key}\` is a glob, which VS Code ${setting.kind === "prompts" ? "has deprecated" : "reads, but advises against"}`,
    hint: "Name the folders.",
    isAboutState: !1
  };
}

// src/customizations/settings/applied-locations.ts
function readLocationSettings(files, folders) {
  let read = new Map(
    files.map((file) => [file, readWrittenLocations(file, file.level === "folder" ? [file.folder] : folders)])
  ), locate3 = (kind, folder2) => LOCATION_SETTINGS.filter((setting) => setting.kind === kind).flatMap((setting) => {
    let levels = filesFor(files, folder2).map((file) => read.get(file)?.settings.get(setting.key));
    return locationsOf(setting, folder2, levels);
  }), known = /* @__PURE__ */ new Map();
  return {
    locationsFor: (kind, folder2) => {
      let identity = `${kind} ${folder2}`, locations = known.get(identity) ?? locate3(kind, folder2);
      return known.set(identity, locations), locations;
    },
    problems: [...read.values()].flatMap((one) => one.problems)
  };
}
function locationsOf(setting, folder2, levels) {
  let merged = new Map(levels.toReversed().flatMap((level) => [...level ?? []])), configured = [...merged.keys()].filter((written) => !setting.defaults.includes(written)), toLocation = (written, isDefault) => {
    let target = targetOf(setting, folder2, written);
    return { written, target, isDefault, isOn: !0, ...merged.get(written) };
  };
  return withoutRepeats([
    ...setting.defaults.map((written) => toLocation(written, !0)),
    ...configured.map((written) => toLocation(written, !1))
  ]);
}
function withoutRepeats(locations) {
  let on = /* @__PURE__ */ new Set();
  return locations.filter(({ target, isOn, isDefault }) => {
    let identity = JSON.stringify(target), isRepeated = on.has(identity);
    return isOn && on.add(identity), isDefault || !isRepeated;
  });
}

// src/customizations/settings/repeats.ts
function withoutRepeats2(entries) {
  let first = /* @__PURE__ */ new Map();
  for (let entry of entries) {
    let identity = identityOf(entry, entry.folder);
    first.set(identity, first.get(identity) ?? entry);
  }
  let kept = [], leftOut = [];
  for (let entry of entries) {
    let same = first.get(identityOf(entry, "")) ?? first.get(identityOf(entry, entry.folder));
    if (same === void 0 || same === entry)
      kept.push(entry);
    else {
      let reason = `${describeEntry(entry)} of \`${entry.key}\` in line ${lineOf(entry)} is already in ${same.source.path}, line ${lineOf(same)}`;
      leftOut.push({ source: entry.source.path, reason, ...standingOf(entry) });
    }
  }
  return { kept, leftOut, problems: languageProblems(kept) };
}
function identityOf(entry, folder2) {
  return JSON.stringify([entry.form, entry.language, folder2]);
}
function languageProblems(kept) {
  let first = /* @__PURE__ */ new Map();
  return kept.flatMap((entry) => {
    let identity = JSON.stringify(entry.form), earlier = first.get(identity) ?? entry;
    return first.set(identity, earlier), earlier.language === entry.language ? [] : [languageProblem(entry, earlier)];
  });
}
function languageProblem(entry, earlier) {
  let scope = earlier.language === void 0 ? "all languages" : `\`${earlier.language}\``;
  return diagnosticAt(entry.source, entry.range, {
    rule: "settings-instruction-language-lost",
    severity: "info",
    message: `${capital(describeEntry(entry))} is already in \`${entry.key}\` for ${scope}; VS Code ignores this entry with another "language"`,
    hint: "Put it into a `*.instructions.md` file whose `applyTo` has the files of all its languages."
  });
}
function describeEntry({ form }) {
  return form.kind === "file" ? `the file ${quoteJson(form.file)}` : `the text ${quoteJson(form.text)}`;
}
function lineOf(entry) {
  return positionAt(entry.source, entry.range.start).line;
}
function capital(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

// src/customizations/settings/settings.ts
var SETTINGS_PATH = ".vscode/settings.json", NAMES = new Map([...SWITCH_NAMES, ...LOCATION_NAMES, ...INSTRUCTION_NAMES]);
function readSettingsFiles(files, folders = [""]) {
  let open = files.map((file) => openSettingsFile(file, NAMES)), switches = readSwitches(open), locations = readLocationSettings(open, folders), instructions = INSTRUCTION_SETTINGS.map((setting) => readPurpose(open, setting)), problems = [
    ...open.flatMap((file) => file.problems),
    ...switches.problems,
    ...locations.problems,
    ...instructions.flatMap((purpose) => purpose.problems)
  ];
  return {
    switchFor: switches.switchFor,
    locationsFor: locations.locationsFor,
    instructions: instructions.flatMap(({ kept }) => kept),
    leftOut: instructions.flatMap(({ leftOut }) => leftOut),
    problems: inFileOrder(problems, files)
  };
}
function readPurpose(files, setting) {
  let read = LEVELS.flatMap((level) => files.filter((file) => file.level === level)).map(
    (file) => readInstructionEntries(file, setting)
  ), entries = read.flatMap((file) => file.entries), kept = withoutRepeats2([
    ...entries.filter(({ form }) => form.kind === "file"),
    ...entries.filter(({ form }) => form.kind === "text")
  ]);
  return { ...kept, problems: [...read.flatMap((file) => file.problems), ...kept.problems] };
}
function inFileOrder(problems, files) {
  let findPlace = (path) => files.findLastIndex(({ source }) => source.path === path);
  return problems.toSorted(
    (a, b) => findPlace(a.path) - findPlace(b.path) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}

// src/customizations/unreadable.ts
var RULE_OF = {
  "not-utf-8": "file-invalid-utf8",
  "utf-16": "file-utf16",
  "too-large": "file-too-large",
  outside: "file-symlink-escapes",
  "dangling-link": "file-unreadable",
  "symlink-loop": "file-unreadable",
  missing: "file-unreadable",
  "not-a-file": "file-unreadable"
}, RULES = new Set(Object.values(RULE_OF)), WARNINGS = /* @__PURE__ */ new Set(["outside", "too-large"]);
function unreadableFile(path, problem) {
  let said = {
    rule: RULE_OF[problem.code],
    severity: WARNINGS.has(problem.code) ? "warning" : "error",
    message: problem.message,
    ...problem.hint === void 0 ? {} : { hint: problem.hint }
  };
  return diagnosticOfFile(path, said, problem.position);
}
function closedLink({ path, reason, leadsOut }) {
  return diagnosticOfFile(path, {
    rule: RULE_OF[leadsOut ? "outside" : "symlink-loop"],
    severity: "warning",
    message: `Nothing is read below "${path}": ${reason}`,
    hint: leadsOut ? "Put the folder itself into the repository." : "Make the link point at another folder, or remove it."
  });
}
function isOfUnreadable({ rule }) {
  return RULES.has(rule);
}

// src/customizations/places/collect-settings.ts
var CODE_WORKSPACE = ".code-workspace", ROOT = { path: "", name: "." };
async function collectSettings(sources, store, { paths, isComplete }) {
  let named = paths.filter((path) => path.endsWith(CODE_WORKSPACE)), atRoot = named.filter((path) => !path.includes("/")), workspaces = await readAll(atRoot, (path) => readWorkspaceFile(store, path)), all = foldersToRead(sources, workspaces.read), missing2 = isComplete ? await missingFolders(store, all, paths) : /* @__PURE__ */ new Set(), folders = all.filter(({ path }) => !missing2.has(path)), present = new Set(paths), ofFolders = await readAll(
    folders.filter(({ path }) => present.has(joinPath(path, SETTINGS_PATH))),
    ({ path }) => readFolderSettings(store, path)
  ), settings = readSettingsFiles(
    [
      ...ofFolders.read,
      ...workspaces.read.flatMap(({ workspace }) => workspace.settings ?? []),
      ...userSettingsFiles(sources)
    ],
    folders.map(({ path }) => path)
  ), unreadable2 = [...workspaces.problems, ...ofFolders.problems];
  return {
    settings,
    folders,
    leftOut: [
      ...unreadable2.map(({ path, message }) => ({ source: path, reason: message })),
      ...named.filter((path) => path.includes("/")).map((source) => ({ source, reason: NOT_AT_ROOT })),
      ...missingOptions(sources, store, missing2),
      ...settings.leftOut
    ],
    problems: [...unreadable2, ...workspaceProblems(workspaces.read, missing2), ...settings.problems]
  };
}
function foldersToRead(sources, workspaces) {
  return uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace.folders),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: splitPath(path).name }))
  ]);
}
function userSettingsFiles({ userSettings }) {
  return userSettings === void 0 ? [] : [{ source: userSettings, level: "user", folder: "" }];
}
function missingOptions({ workspaceFolders }, { workspace }, missing2) {
  let reason = `\`workspace-folders\` names it, but ${workspace.name} has no file in it`;
  return [...new Set(workspaceFolders)].filter((path) => missing2.has(path)).map((source) => ({ source, reason }));
}
function workspaceProblems(workspaces, missing2) {
  return [
    ...workspaces.flatMap(({ workspace }) => workspace.problems),
    ...workspaces.flatMap(
      ({ source, workspace }) => workspace.folders.filter(({ path }) => missing2.has(path)).map((folder2) => missingFolder(source, folder2))
    )
  ];
}
var NOT_AT_ROOT = "only workspace files at the repository's root are read";
async function missingFolders({ workspace }, folders, paths) {
  if (folders.every(({ path }) => path === ""))
    return /* @__PURE__ */ new Set();
  let known = /* @__PURE__ */ new Set(["", ...paths.flatMap(parentsOf)]), doubtful = folders.map(({ path }) => path).filter((path) => !known.has(path));
  if (doubtful.length === 0)
    return /* @__PURE__ */ new Set();
  let { entries } = await workspace.find({ endings: [""], deep: [], shallow: [] }), present = new Set(entries.flatMap(({ path }) => parentsOf(path))), closed = new Set(entries.flatMap(({ path, kind }) => kind === "file" ? [] : [path]));
  return new Set(
    doubtful.filter((path) => !present.has(path) && ![path, ...parentsOf(path)].some((parent) => closed.has(parent)))
  );
}
async function readAll(items, read) {
  let results = await Promise.all(items.map(read));
  return {
    read: results.flatMap((result) => "value" in result ? [result.value] : []),
    problems: results.flatMap((result) => "problem" in result ? [result.problem] : [])
  };
}
async function readWorkspaceFile(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? { value: { source: file.source, workspace: readCodeWorkspace(file.source) } } : { problem: unreadableFile(path, file) };
}
async function readFolderSettings(store, folder2) {
  let path = joinPath(folder2, SETTINGS_PATH), file = await readFrom(store, path);
  return file.kind === "text" ? { value: { source: file.source, level: "folder", folder: folder2 } } : { problem: unreadableFile(path, file) };
}
function uniqueFolders(folders) {
  let byPath = /* @__PURE__ */ new Map();
  for (let { path, name } of folders)
    byPath.has(path) || byPath.set(path, { path, name });
  return [...byPath.values()];
}

// src/customizations/places/contributions.ts
var POINTS = [
  ["chatInstructions", "path-instructions"],
  ["chatAgents", "agent"],
  ["chatPromptFiles", "prompt"],
  ["chatSkills", "skill"]
];
function readContributions(source) {
  let document = readJsonc(source), contributes = isRecord(document.value) ? document.value.contributes : void 0;
  if (!isRecord(contributes))
    return { contributions: [], elsewhere: [], problems: [] };
  let contributions = [], elsewhere = [], problems = [];
  for (let [point, kind] of POINTS) {
    let entries = contributes[point];
    for (let [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      let read = readEntry(document, source, point, index, entry);
      if (read.kind === "problem")
        problems.push(read.problem);
      else {
        let { path, broughtBy: broughtBy2, namedAt } = read;
        (read.isForReview ? contributions : elsewhere).push({ kind, path, broughtBy: broughtBy2, namedAt });
      }
    }
  }
  return { contributions, elsewhere, problems };
}
function readEntry(document, source, point, index, entry) {
  let range = rangeOfValue(document, ["contributes", point, index]), problem = (message, hint) => ({
    kind: "problem",
    problem: diagnosticAt(source, range, { rule: "contribution-path", severity: "error", message, hint })
  });
  if (!isRecord(entry) || typeof entry.path != "string")
    return problem(
      `Entry ${index + 1} of \`contributes.${point}\` has no "path" that is a string`,
      'Write { "path": "./file.md" }.'
    );
  let resolved = resolveLink(source.path, entry.path);
  if (resolved.kind === "outside")
    return problem(
      `The path "${entry.path}" of \`contributes.${point}\` leads out of the repository`,
      "Write a path from the folder of package.json."
    );
  let { line } = positionAt(source, range.start);
  return {
    kind: "path",
    path: resolved.path,
    isForReview: matchesSessionType(entry.sessionTypes, REVIEW_SESSION),
    broughtBy: `${source.path}:${line} (\`contributes.${point}\`)`,
    namedAt: { source, range }
  };
}
var REVIEW_SESSION = "local";
function matchesSessionType(types, session) {
  return Array.isArray(types) ? types.some(
    (type) => typeof type == "string" && (type.endsWith("*") ? session.startsWith(type.slice(0, -1)) : type === session)
  ) : !0;
}

// src/customizations/places/contributed-files.ts
async function readContributed(store, paths, { located, strays }, settings) {
  let read = await Promise.all(likelyManifests(paths, strays).map((path) => readManifest(store, path))), inPlace = new Set(located.map(({ path }) => path)), contributed = new Map(
    read.flatMap(
      ({ contributions }) => contributions.map((contribution) => [contribution.path, contribution])
    )
  ), elsewhere = new Map(
    read.flatMap((manifest) => manifest.elsewhere.map(({ path, broughtBy: broughtBy2 }) => [path, broughtBy2]))
  );
  return {
    located: [...contributed.values()].filter(({ path }) => !inPlace.has(path)).map((contribution) => locatedFrom(contribution, settings)),
    strays: strays.filter(({ path }) => !contributed.has(path)).map((stray) => ofOtherChats(stray, elsewhere.get(stray.path))),
    problems: read.flatMap(({ problems }) => problems)
  };
}
function ofOtherChats(stray, broughtBy2) {
  return broughtBy2 === void 0 ? stray : { ...stray, reason: () => `${broughtBy2} offers it only in other kinds of chats` };
}
var MANIFEST = "package.json";
function likelyManifests(paths, strays) {
  let folders = new Set(foldersWith(MANIFEST, paths)), besideIgnore = foldersWith(".vscodeignore", paths).filter((folder2) => folders.has(folder2)), aboveStrays = strays.flatMap(({ path }) => nearestFolder(path, folders) ?? []);
  return [.../* @__PURE__ */ new Set([...besideIgnore, ...aboveStrays])].map((folder2) => joinPath(folder2, MANIFEST)).sort();
}
function foldersWith(name, paths) {
  return paths.filter((path) => nameOf(path) === name).map(folderOf);
}
async function readManifest(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? readContributions(file.source) : { contributions: [], elsewhere: [], problems: [unreadableFile(path, file)] };
}
function locatedFrom({ kind, path, broughtBy: broughtBy2, namedAt }, settings) {
  let { folder: folder2, name } = splitPath(path), hidden = hiddenBySwitches(kind, "", settings), place = {
    kind,
    folder: folder2,
    depth: "direct",
    name: { kind: "exact", name },
    level: "repository",
    readers: ["vscode"],
    broughtBy: broughtBy2,
    namedAt,
    ...hidden === void 0 ? {} : { hidden }
  };
  return { path, kind, place, folder: "" };
}

// src/customizations/places/context-files.ts
var GEMINI_SETTINGS = ".gemini/settings.json", CODEX_CONFIG = ".codex/config.toml";
async function findContextFiles(workspace, candidates, inPlace) {
  let named = [
    ...candidates.includes(GEMINI_SETTINGS) ? await readGemini(workspace) : [],
    ...candidates.includes(CODEX_CONFIG) ? await readCodex(workspace) : []
  ].slice(0, MAX_NAMES);
  if (named.length === 0)
    return { located: [], alsoReadBy: /* @__PURE__ */ new Map() };
  let known = new Map(inPlace.map((file) => [file.path, file])), endings = named.map(({ name, path }) => (path ?? name).toLowerCase()), { entries } = await workspace.find({ endings, deep: [], shallow: [""] }), located = /* @__PURE__ */ new Map(), alsoReadBy = /* @__PURE__ */ new Map();
  for (let { path, kind } of entries) {
    let found = kind === "file" ? named.find((one) => names(one, path)) : void 0, hasAgentsMd = found?.reader === "codex" && known.has(siblingOf(path, "AGENTS.md"));
    if (found === void 0 || hasAgentsMd && found.path === void 0)
      continue;
    let own = known.get(path);
    own === void 0 ? located.set(path, locate2(path, found)) : own.place.readers.includes(found.reader) || alsoReadBy.set(path, [...alsoReadBy.get(path) ?? [], found.reader]);
  }
  return { located: [...located.values()].slice(0, MAX_FILES3), alsoReadBy };
}
var MAX_NAMES = 50, MAX_FILES3 = 500;
function names({ name, path }, candidate) {
  return path === void 0 ? nameOf(candidate) === name && !/(?:^|\/)node_modules\//.test(candidate) : candidate === path;
}
function siblingOf(path, name) {
  let folder2 = folderOf(path);
  return folder2 === "" ? name : `${folder2}/${name}`;
}
function locate2(path, { reader, broughtBy: broughtBy2 }) {
  return {
    path,
    kind: "context-file",
    folder: "",
    place: {
      kind: "context-file",
      folder: folderOf(path),
      depth: "direct",
      name: { kind: "exact", name: nameOf(path) },
      level: "repository",
      readers: [reader],
      broughtBy: broughtBy2
    }
  };
}
async function readGemini(workspace) {
  let read = await readText(workspace, GEMINI_SETTINGS);
  if (read.kind !== "text")
    return [];
  let document = readJsonc(read.source), context = isRecord(document.value) ? document.value.context : void 0, value = isRecord(context) ? context.fileName : void 0;
  return listNames(value).flatMap(
    ({ name, at }) => isFileName(name) ? [
      {
        reader: "gemini",
        name,
        broughtBy: writePlace(read.source, document, ["context", "fileName", ...at])
      }
    ] : []
  );
}
async function readCodex(workspace) {
  let read = await readText(workspace, CODEX_CONFIG);
  if (read.kind !== "text")
    return [];
  let { readToml } = await import("./toml-4WVJGBO3.js"), document = readToml(read.source), root = isRecord(document.value) ? document.value : {}, fallbacks = listNames(root[FALLBACKS]).flatMap(
    ({ name, at }) => isFileName(name) ? [{ reader: "codex", name, broughtBy: writePlace(read.source, document, [FALLBACKS, ...at]) }] : []
  ), written = root[INSTRUCTIONS], target = typeof written == "string" ? resolveLink(CODEX_CONFIG, written) : void 0;
  return target?.kind === "inside" ? [
    ...fallbacks,
    {
      reader: "codex",
      name: nameOf(target.path),
      path: target.path,
      broughtBy: writePlace(read.source, document, [INSTRUCTIONS])
    }
  ] : fallbacks;
}
var FALLBACKS = "project_doc_fallback_filenames", INSTRUCTIONS = "model_instructions_file";
function listNames(value) {
  return typeof value == "string" ? [{ name: value, at: [] }] : Array.isArray(value) ? value.flatMap((name, index) => typeof name == "string" ? [{ name, at: [index] }] : []) : [];
}
function isFileName(name) {
  return name !== "" && name.length < 200 && !/[/\\*?\0]/.test(name) && name !== "." && name !== "..";
}
function writePlace(source, { rangeOf: rangeOf2 }, path) {
  let range = rangeOf2(path), line = range === void 0 ? 1 : positionAt(source, range.start).line, key = path.filter((step) => typeof step == "string").join(".");
  return `${source.path}:${line} (\`${key}\`)`;
}

// src/customizations/places/find-candidates.ts
var ENDINGS = [
  ".md",
  ".code-workspace",
  ".vscode/settings.json",
  "hooks.json",
  "package.json",
  ".vscodeignore",
  ".toolsets.jsonc",
  "/copilot-setup-steps.yml",
  ".mdc",
  ".cursorrules",
  ".windsurfrules",
  ".toml",
  ".gemini/config.yaml"
], HOOK_ENDINGS = [".claude/settings.json", ".claude/settings.local.json", ".json"], DEEP = [".github", ".claude", ".agents", ".vscode", ".copilot", ".cursor", ".windsurf", ".gemini", ".codex"], DEPENDENCIES = /(?:^|\/)node_modules\//;
async function findCandidates(workspace, folders, near) {
  let roots = folders.length === 0 ? [""] : folders, above = foldersAbove(near), { entries, isComplete, holdsIgnored } = await workspace.find({
    endings: [...ENDINGS, ...HOOK_ENDINGS],
    deep: roots.flatMap((root) => DEEP.map((folder2) => joinPath(root, folder2))),
    shallow: [.../* @__PURE__ */ new Set(["", ...roots, ...above.nearest])]
  }), ours = entries.filter(({ path }) => !DEPENDENCIES.test(path)), files = ours.filter(({ path, kind }) => kind !== "submodule" || identify(path) !== void 0), links = await followLinks(workspace, ours), linked = links.flatMap((link) => link.kind === "open" ? link.files : []), paths = [...files.map(({ path }) => path), ...linked.map(({ path }) => path)];
  return {
    paths: [...new Set(paths)].filter((path) => !DEPENDENCIES.test(path)).sort(),
    behindLinks: new Set(linked.map(({ target }) => target)),
    behindPaths: new Map(linked.map(({ path, target }) => [path, target])),
    linkedFiles: new Set(ours.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])),
    closedLinks: links.flatMap((link) => link.kind === "closed" ? [link] : []),
    isComplete,
    ...holdsIgnored === !0 && { holdsIgnored },
    foldersNotLookedAt: isComplete ? 0 : above.others,
    submodules: ours.filter(({ path, kind }) => kind === "submodule" && mayHoldPlaces(path)).map(({ path }) => path)
  };
}
var MAX_FOLDERS2 = 100, MAX_DEPTH = 64;
function foldersAbove(files) {
  let depths = new Map(
    files.flatMap(
      (path) => parentsOf(path).slice(0, MAX_DEPTH).map((folder2, depth) => [folder2, depth])
    )
  ), nearest = [...depths].sort(([, a], [, b]) => a - b).slice(0, MAX_FOLDERS2);
  return { nearest: nearest.map(([folder2]) => folder2), others: depths.size - nearest.length };
}
var PLACE_FOLDERS = new Set(
  KINDS.flatMap(({ places }) => places.flatMap(({ folder: folder2 }) => [folder2, ...parentsOf(folder2)]))
), SKILL_FOLDER = /(?:^|\/)\.(?:github|claude|agents|cursor|windsurf|gemini|codex)\/skills\/[^/]+$/, MAX_LINKED_FOLDERS = 200;
async function followLinks(workspace, entries) {
  let links = entries.filter(({ path, kind }) => kind === "symlink" && mayHoldPlaces(path)).slice(0, MAX_LINKED_FOLDERS);
  return Promise.all(links.map(({ path }) => followLink(workspace, path, entries)));
}
async function followLink(workspace, path, entries) {
  let closed = (reason, leadsOut = !1) => ({ path, kind: "closed", reason, leadsOut }), link = await workspace.read(path);
  if (link.kind !== "symlink")
    return closed("the link cannot be read");
  let target = resolveLink(path, link.target);
  if (target.kind === "outside")
    return closed(`it is a link to "${link.target}", outside the repository, and is not followed`, !0);
  if (target.path === "" || `${path}/`.startsWith(`${target.path}/`))
    return closed(`it is a link to "${link.target}", a folder that contains the link, and is not followed`);
  let prefix = `${target.path}/`, files = entries.filter((entry) => entry.kind === "file" && entry.path.startsWith(prefix)).map((entry) => ({ path: `${path}/${entry.path.slice(prefix.length)}`, target: entry.path }));
  return { path, kind: "open", files };
}
function mayHoldPlaces(path) {
  let parts = path.split("/");
  return SKILL_FOLDER.test(path) || parts.some((_part, index) => PLACE_FOLDERS.has(parts.slice(index).join("/")));
}

// src/customizations/places/plugin-files.ts
var CLAUDE_MANIFEST = ".claude-plugin/plugin.json", COPILOT_MANIFESTS = [".plugin/plugin.json", ".github/plugin/plugin.json"], MARKETPLACE = /^(?:(?:.*\/)?(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/, PARTS = /^(?:(?:agents|commands)\/[^/]+\.md|skills\/[^/]+\/SKILL\.md|hooks\.json|hooks\/hooks\.json|mcp\.json)$/;
function findPluginFiles(paths, offered = []) {
  let ofClaude = new Set(rootsWith(CLAUDE_MANIFEST, paths)), others = [...COPILOT_MANIFESTS.flatMap((manifest) => rootsWith(manifest, paths)), ...bareRoots(paths)], ofCopilot = new Set(others), roots = /* @__PURE__ */ new Set([...ofClaude, ...others, ...offered]);
  if (roots.size === 0)
    return [];
  let isOffered = new Set(offered);
  return paths.flatMap((path) => {
    if (path === "marketplace.json")
      return [{ path, kind: "marketplace", root: "", isForClaude: !1 }];
    let root = nearestFolder(path, roots) ?? (roots.has("") ? "" : void 0), kind = root === void 0 ? void 0 : kindInPlugin(root === "" ? path : path.slice(root.length + 1)), isOfCopilot = root !== void 0 && path.endsWith(".agent.md") && (!ofClaude.has(root) || ofCopilot.has(root));
    return root === void 0 || kind === void 0 || isOfCopilot ? [] : [{ path, kind, root, isForClaude: ofClaude.has(root) || isOffered.has(root) }];
  });
}
function rootsWith(manifest, paths) {
  return paths.filter((path) => path === manifest || path.endsWith(`/${manifest}`)).map((path) => path.slice(0, Math.max(0, path.length - manifest.length - 1)));
}
function bareRoots(paths) {
  return paths.filter(
    (path) => nameOf(path) === "plugin.json" && !/(?:^|\/)(?:\.claude-plugin|\.plugin|\.github\/plugin)\//.test(path)
  ).map(folderOf).filter((folder2) => {
    let start = folder2 === "" ? "" : `${folder2}/`;
    return paths.some((path) => path.startsWith(start) && PARTS.test(path.slice(start.length)));
  });
}
function kindInPlugin(path) {
  let exact = FILES.get(path);
  if (exact !== void 0)
    return exact;
  let [folder2 = ""] = path.split("/", 1), isDeep = path.split("/").length > 2;
  return folder2 === "skills" ? isDeep && nameOf(path) === "SKILL.md" ? "skill" : void 0 : takesName({ kind: "markdown" }, nameOf(path)) ? MARKDOWN_FOLDERS.get(folder2) : void 0;
}
var FILES = /* @__PURE__ */ new Map([
  ["hooks/hooks.json", "hooks"],
  ["hooks.json", "hooks"],
  ["plugin.json", "plugin"],
  ["mcp.json", "mcp"]
]), MARKDOWN_FOLDERS = /* @__PURE__ */ new Map([
  ["agents", "agent"],
  ["commands", "command"],
  ["output-styles", "output-style"]
]);
async function findOfferedPlugins(workspace, paths) {
  return (await Promise.all(
    paths.filter((path) => MARKETPLACE.test(path)).map(async (path) => [path, await readText(workspace, path)])
  )).flatMap(([path, text]) => text.kind === "text" ? readOffered(path, text.source) : []);
}
function readOffered(path, source) {
  let { value } = readJsonc(source), plugins = isRecord(value) ? value.plugins : void 0, metadata = isRecord(value) ? value.metadata : void 0, base = isRecord(metadata) && typeof metadata.pluginRoot == "string" ? metadata.pluginRoot : "", root = path.replace(/(?:^|\/)(?:(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/, "");
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS) : []).flatMap((entry) => {
    let written = isRecord(entry) ? entry.source : void 0, local = typeof written == "string" && !/^[a-z]+:/i.test(written) ? written : void 0;
    return [local, local && base && `${base}/${local}`].flatMap((folder2) => {
      let found = folder2 === void 0 ? void 0 : resolveLink(joinPath(root, "x"), folder2.replace(/\/+$/, ""));
      return found === void 0 || found.kind === "outside" || found.path === "" || found.path === "." ? [] : [found.path];
    });
  });
}
var MAX_PLUGINS = 2e3;

// src/customizations/places/placed-file.ts
function placedInRepository(store, { path, kind, place, folder: folder2 }) {
  return { store, file: path, path, kind, level: store.level, folder: folder2, place };
}
function servedFolderOf({ kind, file, level, folder: folder2 }) {
  let stands = splitPath(file).folder;
  return level !== "repository" || !(kind === "agents-md" || kind === "claude-md" || kind === "gemini-md" || kind === "review-md") || stands === joinPath(folder2, ".claude") ? folder2 : stands;
}
async function placeElsewhere(sources, settings, compatibility) {
  let stores = [...userStores(sources), ...organizationStores(sources)];
  return (await Promise.all(
    stores.map((store) => placeInStore(store, placesOf("", store.level, settings, compatibility)))
  )).flat();
}
async function placeInStore(store, places) {
  let folders = outermost(places.filter(({ depth, name }) => !isOneFile(depth, name)).map(({ folder: folder2 }) => folder2)), listed = await Promise.all(folders.map((folder2) => store.workspace.list(folder2))), single = places.flatMap(
    ({ folder: folder2, depth, name }) => name.kind === "exact" && isOneFile(depth, name) ? [joinPath(folder2, name.name)] : []
  ), present = await Promise.all(single.map(async (path) => [path, await store.workspace.read(path)]));
  return [.../* @__PURE__ */ new Set([
    ...listed.flat().map(({ path }) => path),
    ...present.filter(([, file]) => file.kind !== "missing").map(([path]) => path)
  ])].flatMap((file) => {
    let place = places.find((candidate) => takesPath(candidate, file));
    return place === void 0 ? [] : [{ store, file, path: `${store.prefix}${file}`, kind: place.kind, level: store.level, folder: "", place }];
  });
}
function isOneFile(depth, name) {
  return depth === "direct" && name.kind === "exact";
}
function outermost(folders) {
  let all = new Set(folders);
  return [...all].filter((folder2) => !parentsOf(folder2).some((parent) => all.has(parent)));
}

// src/customizations/places/walk.ts
async function walkCustomizations(sources) {
  let { compatibility = "github", workspaceFolders = [], near = [] } = sources, store = repositoryStore(sources), candidates = await findCandidates(store.workspace, workspaceFolders, near), { settings, folders, leftOut, problems } = await collectSettings(sources, store, candidates), paths = folders.map(({ path }) => path), roots = paths.map((path) => ({ path, places: placesOf(path, store.level, settings, compatibility) })), inPlace = locateFiles(candidates.paths, roots), contributed = await readContributed(store, candidates.paths, inPlace, settings), context = await findContextFiles(store.workspace, candidates.paths, inPlace.located), isContext = new Set(context.located.map(({ path }) => path)), placed = [
    ...[...inPlace.located, ...contributed.located, ...context.located].map(
      (file) => placedInRepository(store, withReaders(file, context.alsoReadBy.get(file.path)))
    ),
    ...await placeElsewhere(sources, settings, compatibility)
  ], plugins = await findPlugins(store, candidates, placed), pluginOf = new Map(plugins.map(({ path, root }) => [path, root]));
  return {
    store,
    candidates,
    settings,
    folders,
    placed,
    plugins,
    strays: contributed.strays.filter(({ path }) => !isContext.has(path)).map((stray) => inPlugin(stray, pluginOf.get(stray.path))),
    fromSettings: await readSettingInstructions(store.workspace, settings, paths),
    leftOut,
    problems,
    contributionProblems: contributed.problems
  };
}
async function findPlugins(store, { paths, behindLinks }, placed) {
  let inPlace = new Set(placed.map(({ path }) => path)), skillFolders = skillFoldersOf(placed), offered = await findOfferedPlugins(store.workspace, paths);
  return findPluginFiles(paths, offered).filter(
    ({ path }) => !inPlace.has(path) && !behindLinks.has(path) && !isSetAside(path) && nearestFolder(folderOf(path), skillFolders) === void 0
  );
}
function inPlugin(stray, root) {
  if (root === void 0)
    return stray;
  let plugin = root === "" ? "plugin in this repository" : `plugin \`${root}\``;
  return {
    ...stray,
    reason: () => `it is part of the ${plugin} and is read only where that plugin is installed`
  };
}
function withReaders(file, more) {
  return more === void 0 ? file : { ...file, place: { ...file.place, readers: [...file.place.readers, ...more] } };
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
  let { key, without } = SCOPE_KEYS[head], names2 = Object.hasOwn(data, key) ? [] : Object.keys(data).slice(0, MAX_KEYS);
  for (let written of names2) {
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
function readInstructions(file, source, frontmatter) {
  let { kind } = file;
  return kind === "path-instructions" || kind === "claude-rule" ? readWithFrontmatter(file, source, frontmatter) : readWhole(file, source);
}
function readWhole(file, source) {
  let content = trimmedContent(source, { start: 0, end: source.text.length });
  return content.text === "" ? { kind: "unusable", reason: "the file is empty", problems: [] } : instructionsOf2(file, content, servedFiles(file), []);
}
function instructionsOf2({ servedFolder: _served, ...standing }, content, applies, problems) {
  return { kind: "instructions", instructions: { ...standing, content, applies }, problems };
}
function servedFiles({ servedFolder }) {
  return { kind: "folder", folder: servedFolder };
}
function readWithFrontmatter(file, source, frontmatter) {
  let problems = [...frontmatterProblems(source, frontmatter), ...headProblems(file.kind, source, frontmatter)], error = problems.find((problem) => problem.severity === "error");
  if (error !== void 0)
    return { kind: "unusable", reason: `its frontmatter cannot be read: ${error.message}`, problems };
  let content = trimmedContent(source, frontmatter.body);
  if (content.text === "")
    return { kind: "unusable", reason: "the file has no text", problems };
  let read = file.kind === "claude-rule" ? appliesByPaths(frontmatter, file) : appliesByApplyTo(frontmatter);
  if (read.kind === "problem") {
    let all = [...problems, diagnosticAt(source, read.range, read.problem)];
    return { kind: "unusable", reason: read.problem.message, problems: all };
  }
  let excludes = file.kind === "path-instructions" ? excludedReaders(frontmatter.data.excludeAgent) : [], readers = file.readers.filter((reader) => !excludes.includes(reader));
  return instructionsOf2(
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
      `\`applyTo\` must be one string, not ${describeType2(value)}`,
      'Write the globs in one string, separated by commas: applyTo: "**/*.ts,**/*.tsx".',
      range
    );
  if (value === void 0 || value.trim() === "")
    return never(whyNoApplyTo(value));
  let patterns = splitGlobList(value).map(({ pattern }) => pattern);
  return { kind: "applies", applies: { kind: "globs", key: "applyTo", written: value.trim(), patterns, range } };
}
function appliesByPaths(frontmatter, file) {
  let value = frontmatter.data.paths, range = rangeOf(frontmatter, "paths");
  if (value == null)
    return { kind: "applies", applies: servedFiles(file) };
  if (!isListOfTexts(value))
    return wrongType(
      "instructions-claude-rule-paths",
      `\`paths\` must be a list of globs, not ${Array.isArray(value) ? "one with other values" : describeType2(value)}`,
      'Write a list, in brackets or one glob a line: paths: ["src/**/*.ts", "lib/**"].',
      range
    );
  let patterns = value.map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
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
  let { hidden } = placed.place;
  if (extent === "guidance" && hidden !== void 0)
    return { leftOut: leftOutOf(placed, hidden), problems: [] };
  if (extent === "guidance" && isToolKind2(placed.kind))
    return { tool: toolOf(placed, placed.kind), problems: [] };
  let file = await readFrom(placed.store, placed.file);
  if (file.kind === "problem")
    return unreadable(placed, file);
  let read = await readSource(placed, file.source);
  return hidden === void 0 ? read : { leftOut: leftOutOf(placed, hidden), problems: read.problems };
}
async function readSource(placed, source) {
  let { kind } = placed;
  if (isToolKind2(kind))
    return { tool: toolOf(placed, kind), problems: await toolProblems(kind, source) };
  let file = { ...standingOf2(placed), kind, servedFolder: servedFolderOf(placed) }, read = readInstructions(file, source, await loadFrontmatter(source));
  return read.kind === "instructions" ? { instructions: read.instructions, problems: read.problems } : { leftOut: leftOutOf(placed, read.reason), problems: read.problems };
}
function isToolKind2(kind) {
  return Object.hasOwn(NO_PART, kind);
}
var NO_PART = {
  agent: "an agent applies only when it is selected by name",
  prompt: "a prompt applies only when somebody runs it in an editor",
  command: "a command applies only when somebody runs it in Claude Code",
  skill: "a skill applies only when an agent loads it",
  "output-style": "an output style applies only when somebody selects it in Claude Code",
  hooks: "hooks run only in an agent's session, not in a review",
  "cursor-rule": "only Cursor reads it: Copilot's review does not",
  "windsurf-rule": "only Windsurf reads it: Copilot's review does not",
  "gemini-command": "a command applies only when somebody runs it in the Gemini CLI",
  "gemini-styleguide": "only Gemini Code Assist reads it: Copilot's review does not",
  "context-file": "only the program that reads this setting uses it: Copilot's review does not"
};
function toolOf(placed, kind) {
  let name = kind === "agent" ? agentFileName(placed.file) : toolName(placed.file), { broughtBy: broughtBy2, readers } = placed.place, reason = kind === "context-file" && broughtBy2 !== void 0 ? `only ${readers[0] === "codex" ? "Codex" : "Gemini"} reads it, because ${broughtBy2} names it: Copilot's review does not` : NO_PART[kind];
  return { ...standingOf2(placed), kind, name, reason, references: [] };
}
async function toolProblems(kind, source) {
  return kind === "gemini-command" ? [] : kind !== "hooks" ? frontmatterProblems(source, await loadFrontmatter(source)) : readJsonc(source).problems.map(
    ({ severity, message, hint, range }) => diagnosticAt(source, range, {
      rule: "hooks-json-syntax",
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  );
}
function standingOf2({ path, level, folder: folder2, place }) {
  let { readers, broughtBy: broughtBy2 } = place;
  return { path, level, folder: folder2, readers, ...broughtBy2 === void 0 ? {} : { broughtBy: broughtBy2 } };
}
function leftOutOf(placed, reason) {
  let { path, ...standing } = standingOf2(placed);
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

export {
  trimmedContent,
  repositoryStore,
  userStores,
  organizationStores,
  readFrom,
  mayImport,
  followFrom,
  unreadableFile,
  closedLink,
  isOfUnreadable,
  skillFoldersOf,
  nestedRootOf,
  describePlace,
  walkCustomizations,
  readPlaced,
  leftOutOf
};
