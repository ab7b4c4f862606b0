import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  changedLines,
  customizationsIndex,
  elideFile,
  filesToName,
  findDirections,
  indexPieces,
  openTools,
  planReviews,
  queryPieces,
  readGiven,
  readHeads,
  readSurroundings
} from "./chunk-QYGQ7462.js";
import {
  MATERIAL,
  PARTS,
  PRESETS,
  agentPiece,
  arrangeParts,
  changePieces,
  changedFilesPiece,
  countOnce,
  drawFileLevels,
  drawFileNote,
  drawFiles,
  drawName,
  fitTree,
  paragraphText,
  priorityBySpecificity,
  pullRequestPieces,
  quotedAttribute,
  requestOf,
  withoutTags
} from "./chunk-WLTIR5N4.js";
import {
  digest
} from "./chunk-OMFRFCOU.js";
import {
  agentsAtWork,
  customizationReader,
  dependsOnLanguages,
  isForEverything,
  languagesOf,
  readFirstLines,
  scopeOf,
  scopeWithoutFiles,
  takesFiles,
  whyNoPart
} from "./chunk-NQQ4WOKD.js";
import {
  readTrustedRules
} from "./chunk-7AGNTXBH.js";
import {
  directionRows
} from "./chunk-2DZSEIOC.js";
import {
  readJsonc
} from "./chunk-N4LXROWB.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  readText
} from "./chunk-SHDYPKWY.js";
import {
  fenced
} from "./chunk-23IGEWRR.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-HUXY5LSH.js";
import {
  resolvePath
} from "./chunk-HEVD5WT2.js";
import {
  usageError
} from "./chunk-XOO4TEA6.js";
import {
  positionAt
} from "./chunk-76LYEDA7.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/fitting/priorities.ts
function between(a, b) {
  let middle = a / 2 + b / 2;
  if (Math.min(a, b) < middle && middle < Math.max(a, b))
    return middle;
  throw new RangeError(`there is no priority between ${a} and ${b}`);
}
function justAbove(priority, taken) {
  let next = Number.POSITIVE_INFINITY;
  for (let other of taken)
    next = other > priority ? Math.min(next, other) : next;
  return next === Number.POSITIVE_INFINITY ? between(priority, priority + 2) : between(priority, next);
}

// src/jobs/compose/compose-purpose.ts
function composeForPurpose(input) {
  let { purpose, parts, budget, tokenizer } = input, preset = PRESETS[purpose], counting = { budget, tokenizer: countOnce(tokenizer) }, alone = fitTree(arrangeParts(preset, outliving(parts, preset.priorities)), counting), change = piecesOf(input, preset.priorities.change, budget - alone.tokens, counting.tokenizer), tree = arrangeParts(preset, { ...parts, change });
  return requestOf(fitTree(tree, counting), []);
}
function outliving(parts, priorities) {
  let staying = PARTS.filter((part) => {
    let priority = priorities[part];
    return priority === "required" || priority > priorities.change;
  });
  return Object.fromEntries(staying.map((part) => [part, parts[part] ?? []]));
}
var CHANGE = paragraphText("The change:");
function piecesOf({ files, named }, outer, room, tokenizer) {
  if (named.length === 0)
    return [];
  let longList = justAbove(outer, []), changed = justAbove(longList, []), names = justAbove(changed, []);
  return [
    changedFilesPiece(named, names, longList),
    ...changePieces(drawFiles(files, room, tokenizer), { outer, changed }, CHANGE)
  ];
}

// src/context/commits.ts
async function earlierSubjects(log, head, author) {
  let commits = await log.recentCommits(head, author === void 0 ? 10 : 500), branch = new Set(commits.slice(0, 10).flatMap(subjectOf)), own = new Set(commits.filter((commit) => commit.author === author).flatMap(subjectOf));
  return {
    branch: [...branch],
    author: [...own].filter((subject) => !branch.has(subject)).slice(0, 10)
  };
}
function subjectOf({ subject }) {
  return subject.trim() === "" ? [] : [subject.trim()];
}

// src/context/labels.ts
var LABELS = {
  "build.boot": ["clojure", "boot"],
  "build.gradle": ["java", "gradle"],
  "build.gradle.kts": ["java", "gradle"],
  "build.sbt": ["scala", "sbt"],
  "build.xml": ["java", "ant"],
  "Cargo.toml": ["rust", "cargo"],
  "CMakeLists.txt": ["c++", "cmake"],
  "composer.json": ["php", "composer"],
  Gemfile: ["ruby", "bundler"],
  "go.mod": ["go", "go.mod"],
  Makefile: ["c++", "makefile"],
  "mix.exs": ["elixir", "mix"],
  "package.json": ["javascript", "npm"],
  Pipfile: ["python", "pip"],
  "pom.xml": ["java", "maven"],
  "project.clj": ["clojure", "lein"],
  "pubspec.yaml": ["dart", "pub"],
  // Copilot has a reader for it that it never asks.
  "pyproject.toml": ["python"],
  "requirements.txt": ["python", "pip"],
  "tsconfig.json": ["typescript"],
  "vcpkg.json": ["c++"],
  "yarn.lock": ["yarn"]
}, READERS = {
  "CMakeLists.txt": readCMakeLists,
  "package.json": readPackageJson
}, MAX_BYTES = 256 * 1024;
async function workspaceLabels(workspace) {
  let endings = Object.keys(LABELS).map((name) => name.toLowerCase()), { entries } = await workspace.find({ endings, deep: [], shallow: [""] }), names = entries.flatMap(
    ({ path, kind }) => kind !== "submodule" && Object.hasOwn(LABELS, path) ? [path] : []
  ), said = await Promise.all(
    names.map(async (name) => [...LABELS[name] ?? [], ...await readLabels(workspace, name)])
  ), labels = new Set(said.flat());
  return labels.has("typescript") && labels.delete("javascript"), [...labels].toSorted();
}
async function readLabels(workspace, name) {
  let reader = READERS[name];
  if (reader === void 0)
    return [];
  let file = await readText(workspace, name, MAX_BYTES);
  return file.kind === "text" ? reader(file.source) : [];
}
function readPackageJson(source) {
  let { value } = readJsonc(source), has = (list, name) => {
    let names = isRecord(value) && Object.hasOwn(value, list) ? value[list] : void 0;
    return isRecord(names) && Object.hasOwn(names, name);
  };
  return [
    ...has("dependencies", "@angular/core") ? ["angular"] : [],
    ...has("dependencies", "react") ? ["react"] : [],
    ...has("dependencies", "vue") ? ["vue"] : [],
    ...has("devDependencies", "typescript") ? ["typescript"] : [],
    ...has("engines", "node") ? ["node"] : [],
    ...has("engines", "vscode") ? ["vscode extension"] : []
  ];
}
function readCMakeLists({ text }) {
  let code = text.replaceAll(/#[^\n]*/g, "");
  return [
    ...standards(code, /\bCMAKE_CXX_STANDARD\s+"?(98|11|14|17|20|23|26)\b/g, "C++"),
    ...standards(code, /\bCMAKE_C_STANDARD\s+"?(90|99|11|17|23)\b/g, "C")
  ];
}
function standards(code, pattern, language) {
  return [...code.matchAll(pattern)].map(([, year = ""]) => `${language}${year}`);
}

// src/guidelines/prompt-order.ts
function inPromptOrder(collected) {
  let sorts = [];
  for (let { kind } of collected)
    sorts.push(sortOf(kind, sorts.at(-1)));
  return collected.map((instructions, index) => ({ instructions, sort: sorts[index] ?? 0 })).toSorted((a, b) => a.sort - b.sort).map(({ instructions }) => instructions);
}
var FOR_CERTAIN_FILES = 0, BROUGHT_BY_THOSE = 1, ALWAYS = 2, SETTINGS = 3;
function sortOf(kind, before = ALWAYS) {
  switch (kind) {
    case "path-instructions":
    case "claude-rule":
      return FOR_CERTAIN_FILES;
    case "referenced-file":
      return Math.max(before, BROUGHT_BY_THOSE);
    case "setting-instructions":
      return SETTINGS;
    case "repository-instructions":
    case "agents-md":
    case "claude-md":
    case "gemini-md":
    case "review-md":
      return ALWAYS;
  }
}

// src/guidelines/repeats.ts
function withoutRepeats(given) {
  let ofFile = firstOf(given, placeOf, ({ instructions }) => languageOf(instructions), ""), placed = given.filter((one) => ofFile(one) === one), ofText = firstOf(placed, ({ content }) => content.text, reachOf, EVERYTHING), kept = placed.filter((one) => ofText(one) === one), isKept = new Set(kept);
  return {
    kept,
    repeated: given.flatMap((one) => {
      let same = ofFile(one), reason = same === one ? sameText(ofText(one)) : sameFile(one, same);
      return isKept.has(one) ? [] : [{ source: one.instructions.path, reason }];
    })
  };
}
function firstOf(given, identityOf, reach, everywhere) {
  let byIdentity = /* @__PURE__ */ new Map();
  for (let one of given) {
    let same = byIdentity.get(identityOf(one.instructions)) ?? /* @__PURE__ */ new Map();
    byIdentity.set(identityOf(one.instructions), same), same.set(reach(one), same.get(reach(one)) ?? one);
  }
  return (one) => {
    let same = byIdentity.get(identityOf(one.instructions));
    return same?.get(everywhere) ?? same?.get(reach(one)) ?? one;
  };
}
function placeOf({ path, entry, content }) {
  return entry === "text" ? `${path}
${placeIn(content)}` : path;
}
function reachOf({ instructions, scope }) {
  return isForEverything(instructions) ? EVERYTHING : JSON.stringify([scope.filePatterns, languageOf(instructions)]);
}
var EVERYTHING = "everything";
function languageOf({ applies }) {
  return applies.kind === "language" ? applies.language : "";
}
function sameFile({ instructions }, { instructions: earlier }) {
  let by = instructions.broughtBy ?? earlier.broughtBy;
  return `it is given already${by === void 0 ? "" : `; ${by} names it too`}`;
}
function sameText({ instructions: { path, entry, content } }) {
  return `its text is that of ${entry === "text" ? `${path}:${placeIn(content)}` : path}`;
}
function placeIn({ origin }) {
  let { line, column } = origin.kind === "setting" ? origin.position : positionAt(origin.source, origin.offset);
  return `${line}:${column}`;
}

// src/guidelines/instructions-for.ts
function selectInstructions(customizations, purpose, context) {
  let { compatibility } = customizations, settings = {
    compatibility,
    languages: languagesOf(context.paths, context.firstLines),
    fileWord: "file in context"
  }, texts = customizations.found.filter((one) => "content" in one), judged = inPromptOrder(texts).map((instructions) => {
    let reason = whyNoPart(instructions, purpose, compatibility) ?? attachedAlready(instructions, context), scope = reason === void 0 ? scopeIn(context, instructions, settings) : leftOut(reason);
    return { instructions, scope, takesPart: reason === void 0 };
  }), { kept, repeated } = withoutRepeats(
    judged.flatMap(({ instructions, scope }) => scope.kind === "in-force" ? [{ instructions, scope }] : [])
  );
  return {
    inForce: kept.map(({ instructions, scope }) => inForceOf(instructions, scope)),
    offered: judged.flatMap(
      ({ instructions, scope, takesPart }) => takesPart && scope.kind === "left-out" && instructions.entry === void 0 ? [instructions] : []
    ),
    leftOut: [
      ...customizations.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...judged.flatMap(
        ({ instructions, scope }) => scope.kind === "left-out" ? [{ source: instructions.path, reason: scope.reason }] : []
      ),
      ...repeated,
      ...customizations.found.flatMap(
        (one) => "content" in one ? [] : [{ source: one.path, reason: ON_REQUEST[one.kind] }]
      )
    ],
    notes: kept.flatMap(
      ({ instructions, scope }) => scope.note === void 0 ? [] : [{ source: instructions.path, message: scope.note }]
    )
  };
}
var ON_REQUEST = {
  agent: "an agent guides only those who ask for it",
  prompt: "a prompt is run by hand in an editor",
  skill: "a skill is read when a task calls for it",
  hooks: "hooks run in an agent's session"
};
function scopeIn({ paths }, instructions, settings) {
  return paths.length === 0 ? scopeWithoutFiles(instructions, settings) : scopeOf(instructions, paths, settings);
}
function attachedAlready({ path, entry }, { attached }) {
  return entry !== "text" && attached?.has(path) === !0 ? "it is attached to the request" : void 0;
}
function leftOut(reason) {
  return { kind: "left-out", reason };
}
function inForceOf({ path, kind, level, folder, content, entry, broughtBy, applies }, { filePatterns, appliesTo }) {
  return {
    path,
    kind,
    level,
    folder,
    content,
    filePatterns,
    appliesTo,
    ...entry !== void 0 && { entry },
    ...broughtBy !== void 0 && { broughtBy },
    ...applies.kind === "language" && { language: applies.language }
  };
}

// src/prompt/parts/attachments.ts
function risingFrom(full) {
  return { full, elided: full + 1, outline: full + 2, name: full + 3 };
}
function attachmentPieces({ files, repeated }, priorities) {
  let children = [
    ...files.map((file) => attachmentPiece(file, priorities)),
    ...repeated.map((file) => repeatPiece(file, priorities))
  ];
  return children.length === 0 ? [] : [{ id: "attachments", open: paragraphText(INTRODUCTION), close: "", children }];
}
var INTRODUCTION = 'Files that are attached. Each line begins with its number and "|"; a line without a number says what was left out there.';
function attachmentPiece(file, priorities) {
  let { full, elided, outline, name } = drawFileLevels(file), fallbacks = [
    // Where nothing in it is touched, it would be the outline by another name.
    ...file.touchedLines === 0 ? [] : [{ level: "elided", text: elided, priority: priorities.elided }],
    { level: "outline", text: outline, priority: priorities.outline },
    { level: "name", text: name, priority: priorities.name }
  ];
  return { ...standing(file.path), priority: priorities.full, text: full, fallbacks };
}
function repeatPiece({ path, sameAs }, priorities) {
  let note = sameAs === path ? "it is given elsewhere in this prompt" : `its text is that of ${drawName(sameAs)}`;
  return { ...standing(path), priority: priorities.name, text: drawFileNote(path, note) };
}
function standing(path) {
  return { id: `attachments/${path}`, kind: "attachment", source: path };
}

// src/prompt/parts/commits.ts
var MAX_CHARACTERS = 5e3;
function commitPieces({ author, branch }, priority) {
  return [
    ...subjectsPiece("branch", "The last commits of this branch", branch, priority),
    ...subjectsPiece("author", "Other commits of the same author", author, priority)
  ];
}
function subjectsPiece(name, introduction, subjects, priority) {
  let list = fenced("COMMITS", subjects.join(`
`), MAX_CHARACTERS);
  return subjects.length === 0 ? [] : [
    {
      id: `commits/${name}`,
      kind: "commit",
      priority,
      text: paragraphText(`${introduction}, newest first, for the style of their subjects alone:
${list}`)
    }
  ];
}

// src/prompt/parts/instructions.ts
function instructionPieces(instructions, purpose, folders, priorityOf = priorityBySpecificity) {
  let { open, close } = BLOCKS[purpose], notes = folders.length > 1 ? [FOLDERS, PREVAIL] : [PREVAIL], times = /* @__PURE__ */ new Map();
  return {
    id: "instructions",
    open: paragraphText(`${open} ${notes.join(" ")}
<instructions>`),
    close: paragraphText(close),
    children: instructions.map((instruction) => ({
      id: ownId(instruction.path, times),
      kind: "instructions",
      priority: priorityOf(instruction),
      source: instruction.path,
      text: paragraphText(drawInstruction(instruction, folders))
    }))
  };
}
var BLOCKS = {
  "code-generation": {
    open: "The team wrote these instructions. Follow them in the code you write.",
    close: "</instructions>"
  },
  "test-generation": {
    open: "The team wrote these instructions. Follow them in the tests you write.",
    close: "</instructions>"
  },
  "commit-message": {
    open: `<custom-instructions>
The team wrote these instructions. Follow them in the commit message.`,
    close: `</instructions>
</custom-instructions>`
  },
  "pull-request-description": {
    open: `<custom-instructions>
The team wrote these instructions. Follow them in the title and the description of the pull request.`,
    close: `</instructions>
</custom-instructions>`
  }
}, PREVAIL = "Where one of them contradicts the rules of this system message, the rules prevail.", FOLDERS = "The repository has several workspace folders: instructions with a folder hold for the files of that folder and for no others.";
function ownId(path, times) {
  let time = (times.get(path) ?? 0) + 1;
  return times.set(path, time), `instructions/${path}${time === 1 ? "" : `~${time}`}`;
}
function drawInstruction(instruction, folders) {
  return instruction.entry === void 0 ? drawFile(instruction, folders) : drawEntry(instruction);
}
function drawFile({ path, folder, content }, folders) {
  let name = folders.length > 1 ? folders.find((one) => one.path === folder)?.name : void 0, attribute = name === void 0 ? "" : ` workspaceFolder=${quotedAttribute(name)}`;
  return `<attachment filePath=${quotedAttribute(path)}${attribute}>
${withoutTags(wholeText(content))}
</attachment>`;
}
function wholeText({ text, origin }) {
  return origin.kind === "file" ? origin.source.text.trim() : text;
}
function drawEntry({ language, folder, content }) {
  let text = withoutTags(content.text), code = language === void 0 ? "" : ` ${language} code`, place = folder === "" ? "" : ` ${code === "" ? "files " : ""}in ${quotedAttribute(folder)}`;
  return code !== "" || place !== "" ? `For${code}${place}: ${text}` : text.startsWith("/") ? `- ${text}` : text;
}

// src/prompt/parts/labels.ts
function labelPieces(labels, priority) {
  return labels.length === 0 ? [] : [
    {
      id: "labels",
      kind: "labels",
      priority,
      text: paragraphText(`The repository is made with: ${labels.join(", ")}.`)
    }
  ];
}

// src/prompt/parts/requests.ts
var REQUESTS = {
  "code-generation": "Continue the work that the attached files and the change are about.",
  "test-generation": "Write the tests that the changed code still lacks.",
  "commit-message": "Write the message for a commit of this change.",
  "pull-request-description": "Write the title and the description of a pull request with this change."
};

// src/prompt/parts/roles.ts
function rolePieces(purpose) {
  return [
    {
      id: "system/role",
      kind: "system",
      priority: "required",
      text: paragraphText(`${ROLES[purpose]}

${MATERIAL}

`)
    }
  ];
}
var ROLES = {
  "code-generation": "You write code in a team's code base, as its members would. Keep to the conventions of the files you are shown and to the team's instructions, change only what the request asks for, and name the file that each piece of code belongs to. Where the request leaves something open, choose what fits the code around it and say what you chose.",
  "test-generation": "You write tests in a team's code base, as its members would: with the test library, file names and style of the tests you are shown. Test what the code promises to its callers, with the ordinary case, the edges and the failures it can have. Every test can fail. Name the file that each test belongs to.",
  "commit-message": "You write the message of one commit. Its first line says in at most 72 characters what the change does, in the imperative and in the style of earlier messages where you are shown any. Then, after an empty line and only where the change needs it, why it was made and what a reader could not see from the diff. Answer with the message alone.",
  "pull-request-description": "You write the title and the description of a pull request for the people who will review it. The title is one line. The description says what changes for users and for other developers and why, what a reviewer should look at first, and how it was verified where the material shows it. It claims nothing that the material does not show. Answer with the title on the first line, an empty line, and the description in Markdown."
};

// src/context/distinct-files.ts
function distinctFiles(files, given = []) {
  let paths = new Map(given.map(({ path }) => [path, path])), texts = new Map(given.flatMap(({ path, text }) => keysOf(text).map((key) => [key, path]))), distinct = /* @__PURE__ */ new Map(), repeated = /* @__PURE__ */ new Map();
  for (let file of files) {
    let { path, text } = file, [key] = keysOf(text), sameAs = paths.get(path) ?? (key === void 0 ? void 0 : texts.get(key));
    if (sameAs === void 0)
      distinct.set(path, file);
    else {
      let first = distinct.get(sameAs);
      first !== void 0 && distinct.set(sameAs, joined(first, file)), (first === void 0 || sameAs !== path) && repeated.set(path, { path, sameAs });
    }
    paths.set(path, sameAs ?? path), key !== void 0 && sameAs === void 0 && texts.set(key, path);
  }
  return { distinct: [...distinct.values()], repeated: [...repeated.values()] };
}
function keysOf(text) {
  let filled = text.trimEnd();
  return filled === "" ? [] : [digest("sha256", filled, "base64")];
}
function joined(first, again) {
  return {
    ...first,
    touched: [...first.touched ?? [], ...again.touched ?? []],
    inChange: [...first.inChange ?? [], ...again.inChange ?? []]
  };
}

// src/jobs/gather/read-attachments.ts
var MAX_CHANGED = 100;
async function readAttachments(subject, named, changed, grammars, options, given = []) {
  let asked = await readNamed(subject, named, options), candidates = changed.filter(hasText), { texts, unread } = await readHeads(candidates, subject.changes.source, subject.readHead, MAX_CHANGED), files = [...asked, ...[...texts].map(([path, text]) => ({ path, text }))], { distinct, repeated } = distinctFiles(
    files.map((file) => ({ ...file, ...linesOf(file.path, changed) })),
    given
  ), elided = [];
  for (let file of distinct)
    elided.push(await elideFile(file, grammars));
  let isAsked = new Set(asked.map(({ path }) => path));
  return {
    files: elided,
    repeated,
    leftOut: [...unread].filter(([path]) => !isAsked.has(path)).map(([path, why]) => ({ source: path, reason: `it is not attached: ${why}` }))
  };
}
function attachedPath(name) {
  let resolved = resolvePath(name);
  if (resolved.kind === "outside" || resolved.path === "")
    throw usageError("attachment-outside", `\`${name}\`, which is to be attached, is no file of the repository`, HINT);
  return resolved.path;
}
var HINT = "Name files by their paths from the root of the repository, without `..`.";
async function readNamed({ trusted, repository, readHead }, paths, { contentExclusion }) {
  let rules = await readTrustedRules(
    trusted,
    paths.map((path) => ({ path })),
    { named: contentExclusion, repository }
  ), files = [];
  for (let path of paths) {
    let text = await readHead(path);
    if (text === void 0)
      throw usageError(
        "attachment-missing",
        `\`${path}\`, which is to be attached, is missing in the head, or no file, or larger than a prompt could hold`,
        HINT
      );
    let excluded = await rules.exclusions.reasonFor(path, async () => new TextEncoder().encode(text));
    if (excluded !== void 0) {
      let place = excluded.source === void 0 ? "" : ` (${excluded.source})`;
      throw usageError("attachment-excluded", `\`${path}\` may not be shown to a model: ${excluded.reason}${place}`);
    }
    if (text.includes("\0"))
      throw usageError("attachment-binary", `\`${path}\`, which is to be attached, is no text in UTF-8`);
    files.push({ path, text });
  }
  return files;
}
function linesOf(path, changed) {
  return { touched: changed.filter((file) => file.path === path).flatMap((file) => changedLines(file).touched) };
}
function hasText({ status, binary }) {
  return !binary && status !== "removed";
}

// src/jobs/gather/gather-writing.ts
async function gatherForWriting(purpose, subject, prepared, given, options, grammars) {
  let { priorities } = PRESETS[purpose], isAboutCode = takesFiles(purpose), changed = isAboutCode ? prepared.files : [], attach = [...new Set(given.attach.map(attachedPath))], guiding = await gatherInstructions(purpose, subject, prepared, attach), attachments = await readAttachments(subject, attach, changed, grammars, options, guiding.given), { parts, leftOut: leftOut2 } = readGiven(given, purpose), labels = isAboutCode ? await workspaceLabels(subject.trusted) : [], commits = purpose === "commit-message" ? await readCommits(subject.earlier) : { branch: [], author: [] };
  return {
    parts: {
      role: rolePieces(purpose),
      ...guiding.parts,
      agent: prepared.agent === void 0 ? [] : [agentPiece(prepared.agent)],
      labels: labelPieces(labels, priorities.labels),
      ...parts,
      commits: commitPieces(commits, priorities.commits),
      description: purpose === "pull-request-description" ? pullRequestPieces(subject.description) : [],
      attachments: attachmentPieces(attachments, risingFrom(priorities.attachments)),
      query: queryPieces(given.message ?? REQUESTS[purpose])
    },
    leftOut: [...guiding.leftOut, ...leftOut2, ...attachments.leftOut]
  };
}
async function gatherInstructions(purpose, { guidance, changes, readHead }, { customizations, agent }, attach) {
  let firstLines = dependsOnLanguages(customizations, purpose) ? await readFirstLines(changes.files, readHead) : void 0, selected = selectInstructions(customizations, purpose, {
    paths: [.../* @__PURE__ */ new Set([...changes.files.map(({ path }) => path), ...attach])],
    ...firstLines === void 0 ? {} : { firstLines }
  }), others = customizations.found.filter(({ path }) => path !== agent?.path), index = await customizationsIndex({ ...customizations, found: others }, purpose, {
    offered: selected.offered,
    // What an editor's agent can do.
    abilities: ["read-files", "call-agents"],
    read: customizationReader(guidance)
  }), { instructions, skills, agents } = index, listed = [...instructions.described, ...skills.described, ...agents.described], shown = /* @__PURE__ */ new Set([agent?.path, ...listed.map(({ path }) => path)]), { priorities } = PRESETS[purpose];
  return {
    parts: {
      instructions: [instructionPieces(selected.inForce, purpose, customizations.folders)],
      index: indexPieces(index, priorities.index)
    },
    given: selected.inForce.flatMap(
      ({ path, entry, content }) => entry === "text" ? [] : [{ path, text: content.text }]
    ),
    leftOut: [...selected.leftOut.filter(({ source }) => !shown.has(source)), ...index.leftOut]
  };
}
function readCommits(earlier) {
  return earlier === void 0 ? Promise.resolve({ branch: [], author: [] }) : earlierSubjects(earlier.log, earlier.head, void 0);
}

// src/jobs/dump.ts
async function dumpPrompt(subject, prepared, given, options, dumpedFor) {
  let { requests, leftOut: leftOut2 } = options.purpose === "review" ? await dumpReview(subject, prepared, given, options, dumpedFor) : await dumpWriting(options.purpose, subject, prepared, given, options, dumpedFor), { model } = dumpedFor, { tokenizer, budget } = dumpedFor.main;
  return {
    purpose: options.purpose,
    agent: prepared.agent?.name,
    model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    directions: findDirections(subject.description, prepared.files),
    leftOut: leftOut2,
    requests
  };
}
async function dumpReview(subject, prepared, given, settings, dumpedFor) {
  let { grammars, now, reports } = dumpedFor, { parts, leftOut: leftOut2 } = readGiven(given, "review"), surroundings = await readSurroundings(prepared.files, subject.changes.source, subject.readHead, grammars), opened = await openTools(subject, prepared, { settings, reports, grammars, message: given.message, now }), { tools, skills } = opened, plans = await planReviews({ subject, prepared, surroundings, tools, skills, models: dumpedFor, settings, parts }, ({ name }) => ({ chain: [name], call: callsNobody }));
  return {
    requests: plans.flatMap(({ composed }) => composed.requests.map((request) => requestOf2(request, composed))),
    leftOut: [
      ...prepared.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...leftOut2,
      ...surroundings.leftOut,
      ...opened.leftOut,
      ...idleAgents(prepared, plans),
      ...plans.flatMap(({ composed }) => tooLarge(composed))
    ]
  };
}
function idleAgents({ chosen }, plans) {
  return [...agentsAtWork(chosen, plans)].flatMap(
    ([source, fate]) => fate.kind === "idle" ? [{ source, reason: fate.reason }] : []
  );
}
function tooLarge({ tooLarge: parts, reviewer }) {
  let by = reviewer.agent === void 0 ? "" : ` of a request to ${reviewer.name}`;
  return parts.map(({ path }) => ({ source: path, reason: `a line of it exceeds the budget${by} on its own` }));
}
function callsNobody() {
  throw new TypeError("a dump asks no model, so that none can call an agent");
}
function requestOf2({ hash, tokens, messages, pieces, plan }, { reviewer, tools, toolTokens }) {
  return {
    hash,
    tokens,
    messages,
    pieces,
    plan,
    ...reviewer.agent === void 0 ? {} : { agent: reviewer.name },
    ...tools.length === 0 ? {} : { tools: tools.map(({ name }) => name), toolTokens }
  };
}
async function dumpWriting(purpose, subject, prepared, given, options, { main, grammars }) {
  let { budget, tokenizer } = main, { parts, leftOut: leftOut2 } = await gatherForWriting(purpose, subject, prepared, given, options, grammars), named = filesToName(subject, prepared);
  return {
    requests: [composeForPurpose({ purpose, parts, files: prepared.files, named, budget, tokenizer })].map(
      ({ hash, tokens, messages, pieces, plan }) => ({ hash, tokens, messages, pieces, plan })
    ),
    leftOut: [
      ...prepared.leftOut.flatMap(({ stage, source, reason }) => stage === "file" ? [{ source, reason }] : []),
      ...leftOut2
    ]
  };
}

// src/reports/dumps/dump.ts
function dumpJson(dump) {
  let { purpose, agent, model, encoding, encodingNote, budget, directions, leftOut: leftOut2, requests } = dump;
  return {
    purpose,
    agent: agent ?? null,
    model: model ?? null,
    encoding,
    encodingNote: encodingNote ?? null,
    budget,
    directions,
    leftOut: leftOut2,
    requests: requests.map(({ hash, agent: own, tokens, tools = [], toolTokens = 0, messages, pieces }) => ({
      hash,
      agent: own ?? null,
      tokens,
      tools,
      toolTokens,
      messages,
      pieces
    }))
  };
}
function dumpMarkdown(dump) {
  let model = dump.model === void 0 ? "no model chosen" : codeSpan(dump.model), total = dump.requests.reduce((sum, request) => sum + request.tokens, 0), agent = dump.agent === void 0 ? "" : `, agent ${codeSpan(dump.agent)}`;
  return `${[
    "# Housestyle prompt",
    `For ${dump.purpose}${agent}: ${count(dump.requests.length, "request")}, ${count(total, "token")} in all (${codeSpan(dump.encoding)}, ${model}, at most ${dump.budget} a request).`,
    ...dump.encodingNote === void 0 ? [] : [plainMarkdown(`${dump.encodingNote}.`)],
    ...dump.requests.flatMap((request, index) => [
      `## Request ${index + 1}: ${count(request.tokens, "token")}`,
      `Hash: ${codeSpan(request.hash)}`,
      ...request.agent === void 0 ? [] : [`For the agent ${codeSpan(request.agent)}.`],
      ...request.tools === void 0 ? [] : [
        `Offered beside it, for ${count(request.toolTokens ?? 0, "token")}: ${request.tools.map(codeSpan).join(", ")}.`
      ],
      drawLedger(request.pieces),
      ...request.messages.map((message) => `### ${message.role}

${codeBlock("text", message.content)}`)
    ]),
    ...dump.directions.length === 0 ? [] : [
      "## Text that addresses a model",
      "It stands in the messages as data.",
      directionRows(dump.directions).join(`
`)
    ],
    ...dump.leftOut.length === 0 ? [] : [
      "## Left out",
      dump.leftOut.map((entry) => `- ${codeSpan(entry.source)}: ${plainMarkdown(entry.reason)}`).join(`
`)
    ]
  ].join(`

`)}
`;
}
function drawLedger(pieces) {
  return ["| Piece | Kind | Source | Priority | Tokens | |", "|---|---|---|---|---|---|", ...pieces.map((piece) => {
    let fate = piece.reason === null ? "sent" : plainMarkdown(piece.reason);
    return `| ${codeSpan(piece.id)} | ${piece.kind} | ${piece.source === null ? "" : codeSpan(piece.source)} | ${piece.priority ?? "always"} | ${piece.tokens} | ${fate} |`;
  })].join(`
`);
}

// src/reports/dumps/dump-html.ts
function dumpHtml(template, dump, earlier = "") {
  let [head, afterFirst] = cutAt(template, "{{dump}}</script>"), [between2, tail] = cutAt(afterFirst, "{{other}}</script>"), json = JSON.stringify({ ...dumpJson(dump), requests: dump.requests });
  return `${head}${withinScript(json)}</script>${between2}${withinScript(earlier)}</script>${tail}`;
}
function cutAt(text, slot) {
  let at = text.indexOf(slot);
  if (at < 0)
    throw new Error(`the inspector's page has no ${slot}`);
  return [text.slice(0, at), text.slice(at + slot.length)];
}
function withinScript(json) {
  return json.replaceAll("<", String.raw`\u003c`).replaceAll("\u2028", String.raw`\u2028`).replaceAll("\u2029", String.raw`\u2029`);
}

// src/commands/inspector.ts
import { readFile } from "node:fs/promises";
var PAGE = new URL("./inspector.html", import.meta.url);
function loadInspector() {
  return readFile(PAGE, "utf8");
}

export {
  dumpPrompt,
  dumpJson,
  dumpMarkdown,
  dumpHtml,
  loadInspector
};
