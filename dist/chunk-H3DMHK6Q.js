import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readQuotedPath
} from "./chunk-7DYQVLXX.js";
import {
  chooseFiles,
  filesInGlobs
} from "./chunk-FOFNBJXY.js";
import {
  takeWithin
} from "./chunk-Y4QFJIH7.js";
import {
  boundedContentTest
} from "./chunk-4IQHS3YO.js";
import {
  asBytes,
  readIgnoreFiles,
  readPathPattern
} from "./chunk-2YY7VJQQ.js";
import {
  blankSecrets
} from "./chunk-666BTPVF.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  EXCLUSION_PATH
} from "./chunk-E7S7KQN7.js";
import {
  folderOf,
  nameOf
} from "./chunk-HRJDQKXX.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/guidelines/takes-part.ts
var SOURCES = {
  review: { settings: ["code-generation", "review-selection"], files: !0, task: "reviewing a change" },
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

// src/bundles/split/looks-like-bundle.ts
var MARKS = [
  "__webpack_require__",
  "__webpack_modules__",
  "webpackJsonp",
  "webpackChunk",
  "__nccwpck_require__",
  "__commonJS(",
  "__toESM(",
  "__toCommonJS(",
  "getDefaultExportFromCjs",
  "//#region ",
  // esbuild, minified: `var a=Object.create;var b=Object.defineProperty;var c=Object.getOwnPropertyDescriptor;`
  "=Object.getOwnPropertyDescriptor;var "
], BUILT_PATH = /(?:^|\/)(?:dist|build|out|bundle|bundles|public|assets)\/|(?:\.min|\.bundle|[-.]umd|\.iife|\.global)\.[cm]?js$/;
function looksLikeBundle(path, text) {
  return /\.[cm]?js$/.test(path) ? MARKS.some((mark) => text.includes(mark)) || isMinified(text) || BUILT_PATH.test(path) && isLong(text) : !1;
}
function isMinified(text) {
  return text.length >= 2e3 && text.length / (text.split(`
`).length + 1) >= 500;
}
function isLong(text) {
  return text.length >= 5e4;
}

// src/bundles/compare-apart.ts
import { Worker } from "node:worker_threads";
var LIMITS = { megabytes: 3072, milliseconds: 18e4 }, STACK_MEGABYTES = 64;
function compareApart(before, after, limits = LIMITS) {
  return new Promise((resolve) => {
    let worker = new Worker(workerFile(), {
      workerData: { before, after },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, stackSizeMb: STACK_MEGABYTES },
      execArgv: []
    }), end = (comparison) => {
      clearTimeout(timer), resolve(comparison), worker.terminate();
    }, timer = setTimeout(
      () => end(notCompared(`comparing it takes longer than ${limits.milliseconds / 1e3} seconds`)),
      limits.milliseconds
    );
    worker.once("message", end), worker.once("error", (error) => end(notCompared(describe(error, limits)))), worker.once("exit", () => end(notCompared("the comparison ended without an answer")));
  });
}
function workerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./compare-worker.ts" : "./compare-worker.js", import.meta.url);
}
function notCompared(reason) {
  return { kind: "not-compared", reason };
}
function describe(error, { megabytes }) {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY" ? `comparing it takes more than ${megabytes} MB of memory` : `the comparison failed: ${error instanceof Error ? error.message : String(error)}`;
}

// src/reports/reasons/bundles.ts
var NO_BASE_VERSION = "its version on the base cannot be read", ONLY_FOR_MODELS = "a bundle, whose modules only a model reads";
function tooManyCharacters(most) {
  return `the bundles of this change have more than ${most / 1e6} million characters`;
}
function withoutChangedModule(modules) {
  return `a bundle of ${modules} modules, none of which changed`;
}
function notComparable(reason) {
  return `a bundle that could not be compared: ${reason}`;
}
function readLineByLine(reason) {
  return `a bundle that could not be compared, so it is read line by line: ${reason}`;
}

// src/jobs/choose/compare-bundles.ts
var SCRIPT = /\.[cm]?js$/i;
async function compareChangedBundles(files, readVersion) {
  let scripts = files.filter((file) => SCRIPT.test(file.path) && file.status !== "removed" && hasNewText(file)), compared = /* @__PURE__ */ new Map(), characters = 0;
  for (let file of scripts) {
    let head = await readVersion("head", file);
    if (head !== void 0 && looksLikeBundle(file.path, head)) {
      let base = file.status === "added" ? void 0 : await readVersion("base", file);
      characters += head.length + (base?.length ?? 0), base === void 0 && file.status !== "added" ? compared.set(file.path, NO_BASE) : compared.set(file.path, characters > MAX_CHARACTERS ? TOO_MUCH : await compareApart(base, head));
    }
  }
  return compared;
}
var MAX_CHARACTERS = 4e7, NO_BASE = { kind: "not-compared", reason: NO_BASE_VERSION }, TOO_MUCH = {
  kind: "not-compared",
  reason: tooManyCharacters(MAX_CHARACTERS)
};
function viewOfLines({ hunks }) {
  return hunks.length === 0 ? void 0 : { about: "a bundle that could not be compared; its own lines", hunks };
}
function hasNewText({ binary, additions, deletions }) {
  return binary || additions + deletions > 0;
}
function viewOfBundle(comparison) {
  let { modules, format, unchanged } = comparison;
  if (modules.length !== 0)
    return {
      about: `${format} bundle: ${modules.length} changed of ${modules.length + unchanged} modules, rewritten for reading`,
      hunks: modules.flatMap(drawModule)
    };
}
function drawModule({ name, status, hunks }) {
  return hunks.map((hunk) => ({ ...hunk, lines: hunk.lines, heading: `${status} module ${name}` }));
}

// src/changes/attributes/attributes-file.ts
var TOO_LONG_LINE_BYTES = 2048, TOO_LARGE_FILE_BYTES = 100 * 1024 * 1024;
function readAttributeLines(folder, text) {
  if (Buffer.byteLength(text) >= TOO_LARGE_FILE_BYTES)
    return [];
  let path = folder === "" ? ".gitattributes" : `${folder}/.gitattributes`;
  return text.replace(/^\uFEFF/, "").split(`
`).flatMap((line, index) => {
    let read = readLine(line, `${path}:${index + 1}`);
    return read === void 0 || read.kind === "macro" && folder !== "" ? [] : [read];
  });
}
function readLine(written, source) {
  let line = written.replace(/\0.*$/s, "").replace(/^[ \t\r]+/, "");
  if (line === "" || line.startsWith("#") || Buffer.byteLength(written) >= TOO_LONG_LINE_BYTES)
    return;
  let { pattern, rest } = splitPattern(line), settings = readSettings(rest, source);
  if (settings === void 0)
    return;
  if (pattern.startsWith(MACRO) && pattern !== MACRO) {
    let [name = ""] = splitAtBlanks(pattern.slice(MACRO.length));
    return NAME.test(name) ? { kind: "macro", name, settings } : void 0;
  }
  let read = readPathPattern(asBytes(pattern), { ignoreCase: !1 });
  return read.isNegative ? void 0 : { kind: "paths", pattern: read, settings };
}
var MACRO = "[attr]", NAME = /^[A-Za-z0-9_.][-A-Za-z0-9_.]*$/;
function splitPattern(line) {
  let quoted = readQuotedPath(line);
  if (quoted !== void 0)
    return { pattern: quoted.path, rest: line.slice(quoted.end) };
  let blank = line.search(/[ \t\r]/), end = blank < 0 ? line.length : blank;
  return { pattern: line.slice(0, end), rest: line.slice(end) };
}
function splitAtBlanks(text) {
  return text.split(/[ \t\r]+/).filter((word) => word !== "");
}
function readSettings(text, source) {
  let settings = splitAtBlanks(text).map((word) => {
    let isSigned = /^[-!]/.test(word), unsigned = isSigned ? word.slice(1) : word, equals = unsigned.indexOf("="), name = equals < 0 ? unsigned : unsigned.slice(0, equals);
    return isSigned ? { name, state: { kind: word.startsWith("-") ? "unset" : "unspecified" }, source } : { name, state: equals < 0 ? { kind: "set" } : { kind: "value", value: unsigned.slice(equals + 1) }, source };
  });
  return settings.every(({ name }) => NAME.test(name)) ? settings : void 0;
}

// src/changes/attributes/attributes.ts
function readAttributes(files) {
  let linesOf = new Map(files.map(({ folder, text }) => [folder, readAttributeLines(folder, text).toReversed()])), macros = new Map([...BUILT_IN, ...(linesOf.get("") ?? []).toReversed().flatMap(macroOf)]);
  return {
    of(path) {
      let states = /* @__PURE__ */ new Map();
      for (let { folder, relative } of foldersAbove(path)) {
        let lines = linesOf.get(folder);
        lines !== void 0 && addMatching(states, lines, relative, macros);
      }
      return attributesOf(states);
    }
  };
}
var UNSET = { kind: "unset" }, BUILT_IN = [
  ["binary", ["diff", "merge", "text"].map((name) => ({ name, state: UNSET, source: "git" }))]
];
function macroOf(line) {
  return line.kind === "macro" ? [[line.name, line.settings]] : [];
}
function foldersAbove(path) {
  let folders = [];
  for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1))
    folders.push({ folder: path.slice(0, slash), relative: path.slice(slash + 1) });
  return [...folders, { folder: "", relative: path }];
}
function addMatching(states, lines, relative, macros) {
  let path = { bytes: asBytes(relative), isFolder: !1 };
  for (let line of lines)
    line.kind === "paths" && line.pattern.matches(path) && addSettings(states, line.settings, macros);
}
function addSettings(states, settings, macros) {
  let waiting = [...settings];
  for (let setting = waiting.pop(); setting !== void 0; setting = waiting.pop())
    if (!states.has(setting.name) && (states.set(setting.name, setting), setting.state.kind === "set")) {
      let { source } = setting;
      waiting.push(...(macros.get(setting.name) ?? []).map((part) => ({ ...part, source })));
    }
}
function attributesOf(states) {
  let generated = said(states.get("linguist-generated"), isYes), vendored = said(states.get("linguist-vendored"), isYes), documentation = said(states.get("linguist-documentation"), isYes), noDiff = said(states.get("diff"), (state) => state.kind === "unset");
  return {
    ...generated && { generated },
    ...vendored && { vendored },
    ...documentation && { documentation },
    ...noDiff && { noDiff }
  };
}
function isYes(state) {
  return state.kind === "set" || state.kind === "value" && state.value !== "false";
}
function said(setting, read) {
  return setting === void 0 || setting.state.kind === "unspecified" ? void 0 : { value: read(setting.state), source: setting.source };
}

// src/changes/exclusion/exclusion.ts
async function readExclusions({ ignoreFiles, settings, repository }) {
  let read = settings.length === 0 ? [] : await readAllSettings(settings, repository), diagnostics = read.flatMap((one) => one.diagnostics);
  if (diagnostics.some(({ severity }) => severity === "error"))
    return { kind: "broken", diagnostics };
  let rules = read.flatMap((one) => one.rules), findIgnored = readIgnoreFiles(ignoreFiles), test = boundedContentTest();
  return { kind: "exclusions", exclusions: {
    reasonFor: async (path, readStart) => findIgnored(path) ?? findByPath(rules, path) ?? await findByContent(rules, readStart, test)
  }, warnings: diagnostics };
}
async function readAllSettings(settings, repository) {
  let { readExclusionSettings } = await import("./settings-J64JE4J5.js");
  return settings.map((source) => readExclusionSettings(source, repository));
}
function findByPath(rules, path) {
  for (let rule of rules)
    if (rule.kind === "path" && rule.matches(path))
      return { reason: `excluded by \`${rule.written}\``, source: rule.source };
}
var START_BYTES = 1024;
async function findByContent(rules, readStart, test) {
  let contentRules = rules.flatMap((rule) => rule.kind === "path" ? [] : [rule]), [first] = contentRules;
  if (first === void 0)
    return;
  let start = await readStart();
  if (start === void 0)
    return { reason: "excluded because a rule is about its content, which cannot be read", source: first.source };
  if (start.length === 0)
    return;
  let text = new TextDecoder().decode(start.subarray(0, START_BYTES));
  for (let rule of contentRules) {
    let exclusion = testContent(rule, text, test);
    if (exclusion !== void 0)
      return exclusion;
  }
}
function testContent({ kind, expressions, source }, text, test) {
  let verdicts = expressions.map(({ written, expression }) => ({ written, verdict: test(expression, text) })), unfinished = verdicts.find(({ verdict }) => verdict === "unfinished");
  if (unfinished !== void 0)
    return { reason: `excluded because \`${unfinished.written}\` takes too long on its content`, source };
  let match = verdicts.find(({ verdict }) => verdict === "match");
  return kind === "if-any" ? match && { reason: `excluded because \`${match.written}\` matches its content`, source } : match === void 0 ? { reason: "excluded because its content matches no expression of `ifNoneMatch`", source } : void 0;
}

// src/jobs/choose/read-scope-rules.ts
async function readTrustedRules(trusted, files, exclusion) {
  let folders = listFolders(files), attributes = await readAll(trusted, folders, ".gitattributes"), { exclusions, warnings } = await readExclusionsIn(trusted, folders, exclusion);
  return {
    attributes: readAttributes(
      attributes.flatMap((file) => file.kind === "text" ? [{ folder: file.folder, text: file.source.text }] : [])
    ),
    exclusions,
    problems: warnings
  };
}
async function readAllExclusions(trusted, exclusion) {
  let { entries } = await trusted.find({ endings: [IGNORE_FILE], deep: [""], shallow: [] }), folders = entries.filter(({ path }) => nameOf(path) === IGNORE_FILE).map(({ path }) => folderOf(path));
  return (await readExclusionsIn(trusted, folders, exclusion)).exclusions;
}
var IGNORE_FILE = ".copilotignore";
async function readExclusionsIn(trusted, folders, exclusion) {
  let ignoreFiles = await readAll(trusted, folders, IGNORE_FILE), problem = ignoreFiles.find((file) => file.kind === "unreadable");
  if (problem !== void 0)
    throw unreadable(problem.message, problem.path);
  let read = await readExclusions({
    ignoreFiles: ignoreFiles.flatMap((file) => file.kind === "text" ? [file.source] : []),
    settings: await readSettings2(trusted, exclusion.named),
    repository: exclusion.repository
  });
  if (read.kind === "broken")
    throw brokenSettings(read.diagnostics);
  return read;
}
function listFolders(files) {
  let folders = /* @__PURE__ */ new Set([""]);
  for (let { path, previousPath } of files)
    for (let name of previousPath === void 0 ? [path] : [path, previousPath])
      for (let slash = name.lastIndexOf("/"); slash > 0; slash = name.lastIndexOf("/", slash - 1))
        folders.add(name.slice(0, slash));
  return [...folders];
}
async function readAll(trusted, folders, name) {
  return (await Promise.all(
    folders.map(async (folder) => {
      let path = folder === "" ? name : `${folder}/${name}`, file = await readText(trusted, path);
      return file.kind === "text" ? [{ kind: "text", folder, source: file.source }] : file.code === "missing" ? [] : [{ kind: "unreadable", path, message: file.message }];
    })
  )).flat();
}
async function readSettings2(trusted, named) {
  let path = named ?? EXCLUSION_PATH, file = await readText(trusted, path);
  if (file.kind === "text")
    return [file.source];
  if (file.code === "missing" && named === void 0)
    return [];
  throw unreadable(file.message, path);
}
function unreadable(message, path) {
  return usageError(
    "exclusion-unreadable",
    `The content exclusion cannot be read: ${message}`,
    "No review runs without it. Correct the file, or check the option `content-exclusion`.",
    { path }
  );
}
function brokenSettings(diagnostics) {
  let errors = diagnostics.filter(({ severity }) => severity === "error"), { message, hint = "No review runs without it.", path, start } = at(errors, 0), more = errors.length === 1 ? "" : ` (and ${errors.length - 1} more)`;
  return usageError("exclusion-broken", `${message}${more}`, hint, { path, ...start });
}

// src/jobs/choose/choose-scope.ts
var MAX_HEADS_BY_API = 30, MAX_LINES_BY_CONTENT = 25e4;
function compareBundles({ changes, readVersion }, settings) {
  return compareChangedBundles(settings.bundles ? filesInGlobs(changes.files, settings) : [], readVersion);
}
async function chooseScope(subject, settings, compared) {
  let { changes, trusted, repository, readHead } = subject, rules = await readTrustedRules(trusted, changes.files, { named: settings.contentExclusion, repository }), bundles = compared ?? await compareBundles(subject, settings), scope = await chooseFiles(changes, {
    ...settings,
    ...rules,
    bundles: new Set(bundles.keys()),
    readHead,
    judgeBy: chooseJudging(changes)
  }), judged = scope.reviewed.map((file) => withModules(file, bundles.get(file.path))), reviewed = judged.flatMap((one) => one.kind === "file" ? [one.file] : []);
  return {
    reviewed,
    notes: notesOn(reviewed, bundles),
    leftOut: [...scope.leftOut, ...judged.flatMap((one) => one.kind === "excluded" ? [one.excluded] : [])],
    bundles,
    problems: rules.problems
  };
}
function chooseJudging({ files, source }) {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0) > MAX_LINES_BY_CONTENT ? "name" : (source === "github-files" || source === "github-diff") && files.length > MAX_HEADS_BY_API ? "hunks" : "head";
}
function withModules(file, comparison) {
  if (comparison === void 0)
    return { kind: "file", file };
  let view = comparison.kind === "compared" ? viewOfBundle(comparison) : viewOfLines(file);
  return view !== void 0 ? { kind: "file", file: { ...file, view } } : { kind: "excluded", excluded: comparison.kind === "compared" ? { path: file.path, kind: "generated", reason: withoutChangedModule(comparison.unchanged) } : { path: file.path, kind: "minified", reason: notComparable(comparison.reason) } };
}
function notesOn(files, bundles) {
  return files.flatMap(({ path }) => {
    let comparison = bundles.get(path);
    return comparison?.kind === "not-compared" ? [{ path, reason: readLineByLine(comparison.reason) }] : [];
  });
}

// src/workspace/concealed.ts
import { Buffer as Buffer2 } from "node:buffer";
function concealedWorkspace(workspace) {
  return {
    ...workspace,
    read: async (path) => concealBytes(await workspace.read(path), path),
    ...workspace.readUpTo === void 0 ? {} : { readUpTo: async (path, most) => concealBytes(await readAtMost(workspace, path, most), path) }
  };
}
function readAtMost(workspace, path, most) {
  return workspace.readUpTo === void 0 ? workspace.read(path) : workspace.readUpTo(path, most);
}
function concealBytes(file, path) {
  if (file.kind !== "file")
    return file;
  let text = Buffer2.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength).toString("latin1"), blanked = blankSecrets(text, path);
  return blanked === text ? file : { ...file, bytes: new Uint8Array(Buffer2.from(blanked, "latin1")) };
}

// src/reports/markdown/limit-rows.ts
var MAX_ROWS = 100;
function limitRows(all, limit) {
  let { rows = MAX_ROWS, characters = Number.POSITIVE_INFINITY } = limit, shown = takeWithin(all.slice(0, rows), characters);
  return shown.length === all.length ? all : [...shown, `\u2026 and ${all.length - shown.length} more`];
}

// src/reports/markdown/markdown-table.ts
function markdownTable(head, rows, room = Number.POSITIVE_INFINITY) {
  if (rows.length === 0)
    return [];
  let row = (cells) => `| ${cells.join(" | ")} |`, shown = takeWithin(rows.slice(0, MAX_ROWS).map(row), room), more = rows.length - shown.length, note = more === 0 ? [] : [`
\u2026 and ${more} more; the run's JSON has them.`];
  return [[row(head), row(head.map(() => "---")), ...shown, ...note].join(`
`)];
}

export {
  takesFiles,
  whyNotUsed,
  dependsOnLanguages,
  MAX_ROWS,
  limitRows,
  markdownTable,
  ONLY_FOR_MODELS,
  compareChangedBundles,
  readTrustedRules,
  readAllExclusions,
  chooseScope,
  concealedWorkspace
};
