import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  changedLines,
  composeReview,
  elideFile,
  filesToName,
  findDirections,
  readHeads
} from "./chunk-TMV56J2T.js";
import {
  MATERIAL,
  PARTS,
  PRESETS,
  agentPiece,
  arrangeParts,
  changePieces,
  changedFilesPiece,
  countOnce,
  customizationReader,
  dependsOnLanguages,
  drawFileLevels,
  drawFileNote,
  drawFiles,
  drawName,
  fenced,
  fitTree,
  isForEverything,
  languagesOf,
  paragraphText,
  priorityBySpecificity,
  pullRequestPieces,
  quotedAttribute,
  readFirstLines,
  readTool,
  requestOf,
  scopeOf,
  scopeWithoutFiles,
  showToModel,
  tagged,
  takesFiles,
  whyNoPart,
  whyNotFor,
  withoutTags
} from "./chunk-5OQD3HD2.js";
import {
  readTrustedRules
} from "./chunk-XZBY2RBO.js";
import {
  directionRows
} from "./chunk-WQHZXFH5.js";
import {
  count
} from "./chunk-OFO5PCQL.js";
import {
  readText
} from "./chunk-ANTS6H4Y.js";
import {
  describeType2 as describeType,
  digest,
  loadFrontmatter,
  readJsonc
} from "./chunk-S5SOPDF5.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-ODA2BLIB.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  resolvePath
} from "./chunk-WDZP2R7D.js";
import {
  positionAt,
  sourceText
} from "./chunk-76LYEDA7.js";
import {
  usageError
} from "./chunk-7BEF2JZ2.js";

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

// src/jobs/compose-purpose.ts
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

// src/guidelines/index-budget.ts
function withinIndex(entries, nameOf) {
  let described = whileFitting(entries, 15e3, lengthOf), rest = entries.slice(described.length), named = whileFitting(rest.map(nameOf), 5e3, (name) => name.length + 2);
  return { described, named, beyond: rest.slice(named.length) };
}
function whileFitting(items, most, length) {
  let total = 0, count2 = 0;
  for (let item of items) {
    if (total += length(item), total > most)
      break;
    count2 += 1;
  }
  return items.slice(0, count2);
}
function lengthOf(entry) {
  return Object.values(entry).reduce(
    (total, value) => total + (typeof value == "string" ? value.length : 0),
    0
  );
}

// src/guidelines/customizations-index.ts
async function customizationsIndex({ found, compatibility }, purpose, { offered, abilities, callable, read }) {
  let canRead = takesFiles(purpose) && abilities.includes("read-files"), canCall = takesFiles(purpose) && abilities.includes("call-agents"), skills = found.filter((one) => one.kind === "skill"), agents = found.filter((one) => one.kind === "agent"), listed = {
    instructions: canRead ? await Promise.all(onceByPath(offered).map(indexInstructions)) : [],
    skills: canRead ? await indexTools(skills, read, indexSkill) : [],
    agents: canCall ? await indexTools(agents, read, (agent) => indexAgent(agent, callable, compatibility)) : []
  }, instructions = listOf(listed.instructions, ({ path }) => path), skillList = listOf(withUniqueNames(listed.skills), ({ name }) => name), agentList = listOf(withUniqueNames(listed.agents), ({ name }) => name);
  return {
    instructions: instructions.list,
    skills: skillList.list,
    agents: agentList.list,
    leftOut: [...instructions.leftOut, ...skillList.leftOut, ...agentList.leftOut]
  };
}
function isLeftOut(indexed) {
  return "reason" in indexed;
}
function listOf(indexed, nameOf) {
  let list = withinIndex(
    indexed.flatMap((one) => isLeftOut(one) ? [] : [one]),
    nameOf
  ), beyond = list.beyond.map(({ path }) => ({ source: path, reason: "the index is full" }));
  return { list, leftOut: [...indexed.filter((one) => isLeftOut(one)), ...beyond] };
}
function onceByPath(offered) {
  return [...new Map(offered.map((instructions) => [instructions.path, instructions])).values()];
}
async function indexInstructions({
  path,
  applies,
  content,
  folder
}) {
  let { origin } = content, written = (origin.kind === "file" ? (await loadFrontmatter(origin.source)).data : {}).description, nested = applies.kind === "folder" && applies.folder !== folder ? `Instructions for the folder ${applies.folder}` : void 0, description = typeof written == "string" && written.trim() !== "" ? shorten(written.trim()) : nested, applyTo = applies.kind === "globs" ? applies.written : void 0;
  return description === void 0 && applyTo === void 0 ? { source: path, reason: "without a `description` nothing says when it would be wanted" } : {
    path,
    ...description !== void 0 && { description },
    ...applyTo !== void 0 && { applyTo }
  };
}
async function indexTools(tools, read, index) {
  return Promise.all(
    tools.map(async (tool) => {
      let text = await read(tool);
      if (text.kind === "problem")
        return { source: tool.path, reason: text.message };
      let { head, fault } = await readTool(text.source);
      return fault === void 0 ? index({ path: tool.path, name: head.name ?? tool.name, head }) : { source: tool.path, reason: `its frontmatter cannot be read: ${fault}` };
    })
  );
}
var FOR_PEOPLE = "`disable-model-invocation` keeps it for people";
function indexSkill({ path, name, head }) {
  return head.isForPeopleOnly ? { source: path, reason: FOR_PEOPLE } : head.description === void 0 ? { source: path, reason: "without a `description` nothing says when it would be wanted" } : { path, name, description: shorten(head.description) };
}
var MAX_DESCRIPTION_CHARACTERS = 1024;
function shorten(description) {
  return description.length <= MAX_DESCRIPTION_CHARACTERS ? description : description.slice(0, MAX_DESCRIPTION_CHARACTERS).replace(/[\uD800-\uDBFF]$/, "");
}
function indexAgent({ path, name, head }, callable, compatibility) {
  let isCallable = callable === void 0 || callable.includes("*") || callable.includes(name), reason = whyNotFor(head, compatibility) ?? (head.isForPeopleOnly ? FOR_PEOPLE : void 0) ?? (isCallable ? void 0 : "it is not among the agents that the one in force may call");
  return reason === void 0 ? {
    path,
    name,
    ...head.description !== void 0 && { description: shorten(head.description) },
    ...head.argumentHint !== void 0 && { argumentHint: head.argumentHint }
  } : { source: path, reason };
}
function withUniqueNames(indexed) {
  let first = /* @__PURE__ */ new Map();
  return indexed.map((one) => {
    if (isLeftOut(one))
      return one;
    let earlier = first.get(one.name);
    return first.set(one.name, earlier ?? one.path), earlier === void 0 ? one : { source: one.path, reason: `${earlier} has the same name` };
  });
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
  let ofFile = firstOf(given, placeOf, ({ instructions }) => languageOf(instructions), ""), placed2 = given.filter((one) => ofFile(one) === one), ofText = firstOf(placed2, ({ content }) => content.text, reachOf, EVERYTHING), kept = placed2.filter((one) => ofText(one) === one), isKept = new Set(kept);
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

// src/prompt/attachments.ts
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

// src/prompt/commits.ts
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

// src/prompt/customizations-index.ts
function indexPieces({ instructions, skills, agents }, priority) {
  return [
    listGroup("instructions", INSTRUCTIONS, instructions, { kind: "instructions", priority, draw: drawInstructions }),
    listGroup("skills", SKILLS, skills, { kind: "skill", priority, draw: drawSkill }),
    listGroup("agents", AGENTS, agents, { kind: "agent", priority, draw: drawAgent })
  ].filter(({ children }) => children.length > 0);
}
var INSTRUCTIONS = "Instruction files of the team that are not shown here. Read one before you touch a file that its description or its globs speak of, and follow it; leave the others alone.", SKILLS = "Skills: what the team has written down on certain tasks. When your task is one of them, read the file of that skill first.", AGENTS = "Agents that you may hand a part of your task to, by their names.";
function listGroup(tag, introduction, { described, named, beyond }, { kind, priority, draw }) {
  let entries = described.map((entry) => ({
    id: `index/${tag}/${entry.path}`,
    kind,
    priority,
    source: entry.path,
    text: paragraphText(draw(entry))
  })), rest = drawRest(named, beyond.length);
  return {
    id: `index/${tag}`,
    open: paragraphText(`<${tag}>
${introduction}`),
    close: paragraphText(`</${tag}>`),
    children: rest === void 0 ? entries : [...entries, { id: `index/${tag}~rest`, kind, priority, text: paragraphText(rest) }]
  };
}
function drawRest(named, beyond) {
  let names = tagged("named", named.join(", ")), more = tagged("more", `\u2026 and ${beyond} more`), lines = [...named.length === 0 ? [] : [names], ...beyond === 0 ? [] : [more]];
  return lines.length === 0 ? void 0 : lines.join(`
`);
}
function drawInstructions({ path, description, applyTo }) {
  return drawEntry("instruction", { file: path, description, applyTo });
}
function drawSkill({ path, name, description }) {
  return drawEntry("skill", { name, description, file: path });
}
function drawAgent({ name, description, argumentHint }) {
  return drawEntry("agent", { name, description, argumentHint });
}
function drawEntry(tag, values) {
  let lines = Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [tagged(name, value)]);
  return [`<${tag}>`, ...lines, `</${tag}>`].join(`
`);
}

// src/prompt/instructions.ts
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
  return instruction.entry === void 0 ? drawFile(instruction, folders) : drawEntry2(instruction);
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
function drawEntry2({ language, folder, content }) {
  let text = withoutTags(content.text), code = language === void 0 ? "" : ` ${language} code`, place = folder === "" ? "" : ` ${code === "" ? "files " : ""}in ${quotedAttribute(folder)}`;
  return code !== "" || place !== "" ? `For${code}${place}: ${text}` : text.startsWith("/") ? `- ${text}` : text;
}

// src/prompt/labels.ts
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

// src/prompt/query.ts
function queryPieces(text) {
  let shown = showToModel(text.trim()).replaceAll(TAG, "&lt;");
  return shown === "" ? [] : [
    {
      id: "query",
      kind: "query",
      priority: "required",
      text: paragraphText(`<request>
${shown}
</request>`)
    }
  ];
}
var TAG = /<(?=[\s/]*request\b)/gi;

// src/prompt/requests.ts
var REQUESTS = {
  "code-generation": "Continue the work that the attached files and the change are about.",
  "test-generation": "Write the tests that the changed code still lacks.",
  "commit-message": "Write the message for a commit of this change.",
  "pull-request-description": "Write the title and the description of a pull request with this change."
};

// src/prompt/roles.ts
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

// src/jobs/read-attachments.ts
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

// src/context/choose-memory.ts
function chooseMemory(entries) {
  let chosen = [], leftOut2 = [], facts = /* @__PURE__ */ new Set();
  for (let entry of entries) {
    let fact = JSON.stringify([entry.subject, entry.fact]);
    facts.has(fact) ? leftOut2.push({ entry, reason: "an entry before it says the same" }) : chosen.length === 10 ? leftOut2.push({ entry, reason: "only the first 10 entries go into a prompt" }) : chosen.push(entry), facts.add(fact);
  }
  return { chosen, leftOut: leftOut2 };
}

// src/context/json-list.ts
var MAX_LIST_PROBLEMS = 50, MAX_ITEMS = 1e4;
function readJsonList(source) {
  let document = readJsonc(source), problems = problemsOf(document, source, 0);
  if (Array.isArray(document.value)) {
    let values = document.value;
    return values.length > MAX_ITEMS ? { items: [], problems: [tooMany(source)] } : { items: values.map((value, index) => itemOf(value, document, [index], source, 0)), problems };
  }
  return { items: [], problems: problems.length > 0 ? problems : [notAList(source)] };
}
function readJsonLines(source) {
  let items = [], problems = [];
  for (let start of source.lineStarts) {
    let text = lineAt(source.text, start);
    if (text.trim() === "")
      continue;
    if (items.length === MAX_ITEMS)
      return { items: [], problems: [tooMany(source)] };
    let document = readJsonc(sourceText(source.path, text)), found = problemsOf(document, source, start);
    if (found.length === 0 && items.push(itemOf(document.value, document, [], source, start)), problems.push(...found), problems.length >= MAX_LIST_PROBLEMS)
      break;
  }
  return { items, problems };
}
function lineAt(text, start) {
  let end = text.indexOf(`
`, start);
  return text.slice(start, end < 0 ? text.length : end);
}
function itemOf(value, document, path, source, from) {
  return {
    value,
    problem: (said, key) => {
      let range = (key === void 0 ? void 0 : document.rangeOf([...path, key])) ?? document.rangeOf(path);
      return placed(said, source, (range?.start ?? 0) + from);
    }
  };
}
function problemsOf({ problems }, source, from) {
  return problems.filter(({ severity }) => severity === "error").map(({ message, hint, range }) => placed({ message, hint }, source, range.start + from));
}
function tooMany(source) {
  return placed({ message: `The file has more than ${MAX_ITEMS} entries`, hint: "Keep those that matter." }, source, 0);
}
function notAList(source) {
  return placed({ message: "The file holds no list", hint: "Write a JSON list: `[ \u2026 ]`." }, source, 0);
}
function placed(said, source, offset) {
  let { line, column } = positionAt(source, offset);
  return { path: source.path, line, column, message: said.message, hint: said.hint };
}

// src/context/history.ts
function readHistory(path, text) {
  let { items, problems } = readJsonList(sourceText(path, text)), read = items.map(readTurn);
  return {
    turns: read.flatMap((one) => one.kind === "turn" ? [one.turn] : []),
    problems: [...problems, ...read.flatMap((one) => one.kind === "problem" ? [one.problem] : [])].toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_LIST_PROBLEMS)
  };
}
function readTurn(item) {
  let { value } = item;
  if (!isRecord(value))
    return wrong(item, `A message is an object, not ${describeType(value)}`);
  let { role, content } = value;
  if (role !== "user" && role !== "assistant")
    return wrong(item, `The role of a message is "user" or "assistant", not ${quote(role)}`, "role");
  if (typeof content != "string") {
    let found = content === void 0 ? "missing" : describeType(content);
    return wrong(item, `The content of a message is text, but here it is ${found}`, "content");
  }
  return { kind: "turn", turn: { role, content } };
}
function wrong(item, message, key) {
  return { kind: "problem", problem: item.problem({ message, hint: 'Write each message as {"role": "user", "content": "\u2026"}.' }, key) };
}
var MAX_QUOTED_CHARACTERS = 40;
function quote(role) {
  return typeof role != "string" ? role === void 0 ? "missing" : describeType(role) : JSON.stringify(role.length <= MAX_QUOTED_CHARACTERS ? role : `${role.slice(0, MAX_QUOTED_CHARACTERS)}\u2026`);
}

// src/context/memory.ts
function readMemory(path, text) {
  let { items, problems } = readEither(path, text), read = items.map((item) => readEntry(item, path));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    problems: [...problems, ...read.flatMap((one) => one.problems)].toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_LIST_PROBLEMS)
  };
}
function readEither(path, text) {
  let source = sourceText(path, text);
  return /^\uFEFF?\s*\[/.test(text) ? readJsonList(source) : readJsonLines(source);
}
function readEntry(item, path) {
  let { value } = item;
  if (!isRecord(value)) {
    let message = `An entry is an object, not ${describeType(value)}`;
    return { problems: [item.problem({ message, hint: 'Write {"subject": "\u2026", "fact": "\u2026"}.' })] };
  }
  let [subject, fact, reason, category] = [
    readText2(item, value, "subject"),
    readText2(item, value, "fact"),
    readText2(item, value, "reason"),
    readText2(item, value, "category")
  ], citations = readCitations(item, value), problems = [...[
    ...value.subject === void 0 ? [missingKey(item, "subject")] : [],
    ...value.fact === void 0 ? [missingKey(item, "fact")] : []
  ], ...[subject, fact, citations, reason, category].flatMap((one) => one.problems)];
  return subject.text === void 0 || fact.text === void 0 ? { problems } : { entry: {
    subject: subject.text,
    fact: fact.text,
    citations: citations.list,
    reason: reason.text,
    category: category.text,
    path
  }, problems };
}
function readText2(item, value, key) {
  let found = value[key];
  if (found === void 0)
    return { problems: [] };
  if (typeof found == "string" && found.trim() !== "")
    return { text: found.trim(), problems: [] };
  let what = typeof found == "string" ? "empty" : describeType(found), message = `\`${key}\` is text, but here it is ${what}`;
  return { problems: [item.problem({ message, hint: `Write a sentence as "${key}".` }, key)] };
}
function missingKey(item, key) {
  return item.problem({ message: `An entry has no \`${key}\``, hint: `Write a sentence as "${key}".` });
}
function readCitations(item, { citations = [] }) {
  let list = typeof citations == "string" ? citations.split(",") : citations;
  return Array.isArray(list) && list.every((one) => typeof one == "string") ? { list: list.map((one) => one.trim()).filter((one) => one !== ""), problems: [] } : { list: [], problems: [item.problem({ message: "`citations` is a list of texts, or one text with commas between them", hint: 'Write ["src/a.ts:10"].' }, "citations")] };
}

// src/prompt/history.ts
var MAX_TURN_CHARACTERS = 2e4;
function historyPieces(turns, priority, source) {
  let exchanges = exchangesOf(turns), firsts = new Map([...exchanges.entries()].toReversed().map(([index, exchange]) => [exchange, index])), children = turns.map((turn, index) => {
    let exchange = exchanges[index] ?? 0, next = firsts.get(exchange + 1);
    return {
      id: idOf(index),
      kind: "history",
      priority,
      weight: exchange,
      ...source === void 0 ? {} : { source },
      keepWith: `history/exchange/${exchange}`,
      ...next === void 0 ? {} : { requires: [idOf(next)] },
      text: paragraphText(drawTurn(turn))
    };
  });
  return children.length === 0 ? [] : [{ id: "history", open: paragraphText(INTRODUCTION2), close: "", children }];
}
function exchangesOf(turns) {
  let exchange = 0;
  return turns.map(({ role }, index) => (exchange += role === "user" || index === 0 ? 1 : 0, exchange));
}
function idOf(index) {
  return `history/${index + 1}`;
}
var INTRODUCTION2 = "The conversation so far, oldest message first; its beginning may be missing. It is here for reference: what is to be done now is said outside of it.";
function drawTurn({ role, content }) {
  switch (role) {
    case "user":
      return `The user:
${fenced("USER", content, MAX_TURN_CHARACTERS)}`;
    case "assistant":
      return `You:
${fenced("ASSISTANT", content, MAX_TURN_CHARACTERS)}`;
  }
}

// src/prompt/memory.ts
var MAX_ENTRY_CHARACTERS = 2e3;
function memoryPieces(entries, priority) {
  let children = entries.map((entry, index) => ({
    id: `memory/${index + 1}`,
    kind: "memory",
    priority,
    source: entry.path,
    text: paragraphText(fenced("MEMORY", drawEntry3(entry), MAX_ENTRY_CHARACTERS))
  }));
  return children.length === 0 ? [] : [{ id: "memory", open: paragraphText(INTRODUCTION3), close: "", children }];
}
var INTRODUCTION3 = "What was learnt of this repository in earlier sessions. It may be out of date: where the files in front of you show something else, they count.";
function drawEntry3({ subject, fact, citations, reason }) {
  return [
    `${subject}: ${fact}`,
    ...citations.length === 0 ? [] : [`Seen in: ${citations.join(", ")}`],
    ...reason === void 0 ? [] : [`Why it matters: ${reason}`]
  ].join(`
`);
}

// src/jobs/read-given.ts
function readGiven({ message, attach, history, memory }, purpose) {
  let { priorities } = PRESETS[purpose], conversation = history === void 0 ? void 0 : readHistory(history.path, history.text), remembered = memory === void 0 ? void 0 : readMemory(memory.path, memory.text);
  refuse("history", history, conversation?.problems ?? []), refuse("memory", memory, remembered?.problems ?? []);
  let { chosen, leftOut: leftOut2 } = chooseMemory(remembered?.entries ?? []), idle = [
    ...memory === void 0 || hasPart(purpose, "memory") ? [] : [memory.path],
    ...hasPart(purpose, "attachments") ? [] : attach
  ];
  return {
    parts: {
      history: historyPieces(conversation?.turns ?? [], priorities.history, history?.path),
      memory: memoryPieces(chosen, priorities.memory),
      query: queryPieces(message ?? "")
    },
    leftOut: [
      ...idle.map((source) => ({ source, reason: `a prompt for ${purpose} has no place for it` })),
      ...leftOut2.map(({ entry, reason }) => ({ source: `${entry.path} (${entry.subject})`, reason }))
    ]
  };
}
function hasPart(purpose, part) {
  let { system, user } = PRESETS[purpose];
  return system.includes(part) || user.includes(part);
}
function refuse(flag, file, problems) {
  let [first, ...others] = problems;
  if (first === void 0 || file === void 0)
    return;
  let more = others.map(({ line, column, message }) => `
${file.path}:${line}:${column}: ${message}`).join("");
  throw usageError(`${flag}-file`, `${first.message}${more}`, first.hint, {
    path: file.path,
    line: first.line,
    column: first.column
  });
}

// src/jobs/gather-writing.ts
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
  let { requests, leftOut: leftOut2 } = options.purpose === "review" ? await dumpReview(subject, prepared, given, dumpedFor) : await dumpWriting(options.purpose, subject, prepared, given, options, dumpedFor), { tokenizer, model, budget } = dumpedFor;
  return {
    purpose: options.purpose,
    agent: prepared.agent?.name,
    model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    directions: findDirections(subject.description, prepared.files),
    leftOut: leftOut2,
    requests: requests.map(({ hash, tokens, messages, pieces, plan }) => ({ hash, tokens, messages, pieces, plan }))
  };
}
async function dumpReview(subject, prepared, given, dumpedFor) {
  let { parts, leftOut: leftOut2 } = readGiven(given, "review"), composed = await composeReview(subject, prepared, { ...dumpedFor, parts });
  return {
    requests: composed.requests,
    leftOut: [
      ...prepared.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...leftOut2,
      ...composed.leftOut,
      ...composed.tooLarge.map(({ path }) => ({ source: path, reason: "a line of it exceeds the budget on its own" }))
    ]
  };
}
async function dumpWriting(purpose, subject, prepared, given, options, { budget, tokenizer, grammars }) {
  let { parts, leftOut: leftOut2 } = await gatherForWriting(purpose, subject, prepared, given, options, grammars), named = filesToName(subject, prepared);
  return {
    requests: [composeForPurpose({ purpose, parts, files: prepared.files, named, budget, tokenizer })],
    leftOut: [
      ...prepared.leftOut.flatMap(({ stage, source, reason }) => stage === "file" ? [{ source, reason }] : []),
      ...leftOut2
    ]
  };
}

// src/reports/dump.ts
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
    requests: requests.map(({ hash, tokens, messages, pieces }) => ({ hash, tokens, messages, pieces }))
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

// src/reports/dump-html.ts
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
