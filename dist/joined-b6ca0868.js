import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  listStatements
} from "./joined-3958b8fa.js";
import {
  composeForReviewers,
  gatherContext,
  findDirections,
  lineExceedsBudget,
  readGiven as readGiven2,
  concealDrafts,
  concealSecrets as concealSecrets2,
  findPrice,
  checkLiterally
} from "./joined-2a895a02.js";
import {
  agentsAtWork
} from "./joined-c0f10e06.js";
import {
  lazily
} from "./joined-1c6c8fb1.js";

import {
  filesToName,
  indexPieces,
  readHeads,
  readStandards,
  customizationsIndex,
  outlineOf,
  readGiven,
  changedLines,
  concealSecrets,
  notAttached,
  queryPieces
} from "./joined-2a895a02.js";
import {
  MATERIAL,
  agentPiece,
  arrangeParts,
  countOnce,
  drawFiles,
  fitTree,
  makeRequest,
  pullRequestPieces,
  PARTS,
  PRESETS,
  drawName,
  escapeTags,
  joinRanges,
  paragraphText as paragraphText2,
  quotedAttribute,
  shortenLine,
  customizationReader,
  isForEverything,
  languagesOf,
  readFirstLines,
  scopeOf,
  scopeWithoutFiles,
  dependsOnLanguages,
  takesFiles,
  whyNotUsed,
  fenceFor,
  fenced as fenced2,
  showLineToModel
} from "./joined-c0f10e06.js";
import {
  commentSyntaxOf
} from "./joined-83b8efb9.js";
import {
  priorityBySpecificity,
  readTrustedRules
} from "./joined-ec575719.js";
import {
  digest
} from "./joined-3b15d0af.js";
import {
  languageOf
} from "./joined-b7fd8cd1.js";
import {
  readText,
  resolvePath,
  positionAt,
  readJsonc
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./joined-e117912a.js";
import {
  at,
  isRecord
} from "./joined-cc1d52fd.js";
import {
  CONTAINERS
} from "./joined-b5655cd0.js";
import {
  splitLines
} from "./joined-59014168.js";

import {
  changePieces,
  drawFileName,
  paragraphText,
  fenced
} from "./joined-c0f10e06.js";
// src/prompt/parts/changed-files.ts
var MAX_FILES_NAMED = 300;
var SHORTER = [
  { level: "elided", most: 60 },
  { level: "outline", most: 12 }
];
function namedChangePieces(named, shown, outer) {
  let [longList, changed, names] = [outer + 1, outer + 2, outer + 3];
  return [
    changedFilesPiece(named, names, longList),
    ...changePieces(shown, { outer, changed }, paragraphText("The change:"))
  ];
}
function changedFilesPiece(files, priority, long) {
  let fallbacks = SHORTER.filter(({ most }) => most < files.length).map(({ level, most }) => ({ level, text: drawNames(files, most) })), [first, ...others] = fallbacks;
  return {
    id: "change/files",
    kind: "file",
    priority: first?.level === "elided" ? long : priority,
    text: drawNames(files, MAX_FILES_NAMED),
    ...first === void 0 ? {} : { fallbacks: first.level === "elided" ? [{ ...first, priority }, ...others] : fallbacks }
  };
}
function drawNames(files, most) {
  let lines = files.slice(0, most).map(drawFileName), rest = files.length - lines.length, all = rest === 0 ? lines : [...lines, `and ${rest} more files`];
  return paragraphText(`The changed files, with added and removed lines:
${fenced("FILES", all.join(`
`))}`);
}

// src/jobs/compose/compose-purpose.ts
function composeForPurpose(input) {
  let { purpose, parts, budget, tokenizer } = input, preset = PRESETS[purpose], counting = { budget, tokenizer: countOnce(tokenizer) }, alone = fitTree(arrangeParts(preset, partsAboveChange(parts, preset.priorities)), counting), shown = drawFiles(input.files, budget - alone.tokens, counting.tokenizer), change = input.named.length === 0 ? [] : namedChangePieces(input.named, shown, preset.priorities.change), tree = arrangeParts(preset, { ...parts, change });
  return makeRequest(fitTree(tree, counting), []);
}
function partsAboveChange(parts, priorities) {
  let staying = PARTS.filter((part) => {
    let priority = priorities[part];
    return priority === "required" || priority > priorities.change;
  });
  return Object.fromEntries(staying.map((part) => [part, parts[part] ?? []]));
}
// src/context/commits.ts
async function earlierSubjects(log, head) {
  let subjects = await log.recentSubjects(head, 10);
  return [...new Set(subjects.map((subject) => subject.trim()).filter((subject) => subject !== ""))];
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
  // Copilot has a reader for the content of this file, but never calls it.
  "pyproject.toml": ["python"],
  "requirements.txt": ["python", "pip"],
  "tsconfig.json": ["typescript"],
  "vcpkg.json": ["c++"],
  "yarn.lock": ["yarn"]
};
var READERS = {
  "CMakeLists.txt": ({ text }) => readStandards(text),
  "package.json": readPackageJson
};
var MAX_BYTES = 256 * 1024;
async function workspaceLabels(workspace) {
  let endings = Object.keys(LABELS).map((name) => name.toLowerCase()), { entries } = await workspace.find({ endings, deep: [], shallow: [""] }), found = await Promise.all(
    entries.map(async ({ path, kind }) => {
      let named = kind !== "submodule" && Object.hasOwn(LABELS, path) ? LABELS[path] : void 0;
      return named === void 0 ? [] : [...named, ...await readLabels(workspace, path)];
    })
  ), labels = new Set(found.flat());
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
// src/guidelines/prompt-order.ts
function inPromptOrder(collected) {
  let sorted = [];
  for (let instructions of collected)
    sorted.push({ instructions, sort: sortOf(instructions.kind, sorted.at(-1)?.sort) });
  return sorted.sort((a, b) => a.sort - b.sort).map(({ instructions }) => instructions);
}
var FOR_CERTAIN_FILES = 0;
var BROUGHT_BY_THOSE = 1;
var ALWAYS = 2;
var SETTINGS = 3;
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
  let ofFile = firstOf(given, fileIdentity, ({ instructions }) => languageKey(instructions), ""), placed = given.filter((one) => ofFile(one) === one), ofText = firstOf(placed, ({ content }) => content.text, reachKey, EVERYTHING), kept = placed.filter((one) => ofText(one) === one), isKept = new Set(kept);
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
function fileIdentity({ path, entry, content }) {
  return entry === "text" ? `${path}
${describePosition(content)}` : path;
}
function reachKey({ instructions, scope }) {
  return isForEverything(instructions) ? EVERYTHING : JSON.stringify([scope.filePatterns, languageKey(instructions)]);
}
var EVERYTHING = "everything";
function languageKey({ applies }) {
  return applies.kind === "language" ? applies.language : "";
}
function sameFile({ instructions }, { instructions: earlier }) {
  let by = instructions.broughtBy ?? earlier.broughtBy;
  return `it is already included${by === void 0 ? "" : `; ${by} names it too`}`;
}
function sameText({ instructions: { path, entry, content } }) {
  return `it has the same text as ${entry === "text" ? `${path}:${describePosition(content)}` : path}`;
}
function describePosition({ origin }) {
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
    let reason = whyNotUsed(instructions, purpose, compatibility) ?? attachedAlready(instructions, context), scope = reason === void 0 ? scopeIn(context, instructions, settings) : leftOut(reason);
    return { instructions, scope, takesPart: reason === void 0 };
  }), { kept, repeated } = withoutRepeats(
    judged.flatMap(({ instructions, scope }) => scope.kind === "applies" ? [{ instructions, scope }] : [])
  );
  return {
    applicable: kept.map(({ instructions, scope }) => applicableFrom(instructions, scope)),
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
  agent: "an agent applies only when it is selected",
  prompt: "a prompt applies only when somebody runs it in an editor",
  command: "a command applies only when somebody runs it in Claude Code",
  skill: "a skill applies only when a task needs it",
  "output-style": "an output style applies only when somebody selects it in Claude Code",
  hooks: "hooks run only in an agent's session",
  "cursor-rule": "only Cursor reads it",
  "windsurf-rule": "only Windsurf reads it",
  "gemini-command": "a command applies only when somebody runs it in the Gemini CLI",
  "gemini-styleguide": "only Gemini Code Assist reads it",
  "context-file": "only the program that reads this setting uses it"
};
function scopeIn({ paths }, instructions, settings) {
  return paths.length === 0 ? scopeWithoutFiles(instructions, settings) : scopeOf(instructions, paths, settings);
}
function attachedAlready({ path, entry }, { attached }) {
  return entry !== "text" && attached?.has(path) === true ? "it is already attached to the request" : void 0;
}
function leftOut(reason) {
  return { kind: "left-out", reason };
}
function applicableFrom({ path, kind, level, folder, content, entry, broughtBy, applies }, { filePatterns, appliesTo }) {
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
// src/prompt/file-lines.ts
function drawFileLevels({ path, lines, full, elided, outline }) {
  let head = `File: ${drawName(path)} (${lines.length === 1 ? "1 line" : `${lines.length} lines`})
`, drawn = lines.map((line, index) => `${index + 1} |${shortenLine(showLineToModel(line))}
`), fence = fenceFor("FILE", [head, ...drawn]), inFence = (body) => enclose(fence, head + body);
  return {
    full: inFence(drawSegments(full, drawn)),
    elided: inFence(drawSegments(elided, drawn)),
    outline: inFence(drawSegments(outline, drawn)),
    name: inFence(`(its lines are left out)
`)
  };
}
function drawFileNote(path, note) {
  let content = `File: ${drawName(path)}
(${note})
`;
  return enclose(fenceFor("FILE", [content]), content);
}
function enclose({ open, close }, content) {
  return paragraphText2(open + content + close);
}
function drawSegments(segments, drawn) {
  return segments.map((segment) => drawSegment(segment, drawn)).join("");
}
function drawSegment(segment, drawn) {
  let { kind, from, to } = segment;
  switch (kind) {
    case "lines":
      return drawn.slice(from - 1, to).join("");
    case "omitted":
      return `${segment.marker}
`;
    case "in-change":
      return `(${from === to ? `line ${from} is` : `lines ${from}-${to} are`} in the change)
`;
  }
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
  return children.length === 0 ? [] : [{ id: "attachments", open: paragraphText2(INTRODUCTION), close: "", children }];
}
var INTRODUCTION = 'Files that are attached. Each line begins with its number and "|"; a line without a number says what was left out there.';
function attachmentPiece(file, priorities) {
  let { full, elided, outline, name } = drawFileLevels(file), fallbacks = [
    // If no line is touched, the elided file is the same as the outline.
    ...file.touchedLines === 0 ? [] : [{ level: "elided", text: elided, priority: priorities.elided }],
    { level: "outline", text: outline, priority: priorities.outline },
    { level: "name", text: name, priority: priorities.name }
  ];
  return { ...commonFields(file.path), priority: priorities.full, text: full, fallbacks };
}
function repeatPiece({ path, sameAs }, priorities) {
  let note = sameAs === path ? "it is given elsewhere in this prompt" : `it has the same text as ${drawName(sameAs)}`;
  return { ...commonFields(path), priority: priorities.name, text: drawFileNote(path, note) };
}
function commonFields(path) {
  return { id: `attachments/${path}`, kind: "attachment", source: path };
}
// src/prompt/parts/commits.ts
var MAX_CHARACTERS = 5e3;
var INTRODUCTION2 = "The last commits of this branch, newest first, for the style of their subjects alone:";
function commitPieces(subjects, priority) {
  if (subjects.length === 0)
    return [];
  let list = fenced2("COMMITS", subjects.join(`
`), MAX_CHARACTERS);
  return [{ id: "commits/branch", kind: "commit", priority, text: paragraphText2(`${INTRODUCTION2}
${list}`) }];
}
// src/prompt/parts/instructions.ts
function instructionPieces(instructions, purpose, folders) {
  let { open, close } = BLOCKS[purpose], notes = folders.length > 1 ? [FOLDERS, PREVAIL] : [PREVAIL], times = /* @__PURE__ */ new Map();
  return {
    id: "instructions",
    open: paragraphText2(`${open} ${notes.join(" ")}
<instructions>`),
    close: paragraphText2(close),
    children: instructions.map((instruction) => ({
      id: makeId(instruction.path, times),
      kind: "instructions",
      priority: priorityBySpecificity(instruction),
      source: instruction.path,
      text: paragraphText2(drawInstruction(instruction, folders))
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
};
var PREVAIL = "Where one of them contradicts the rules of this system message, the rules prevail.";
var FOLDERS = "The repository has several workspace folders: instructions with a folder hold for the files of that folder and for no others.";
function makeId(path, times) {
  let time = (times.get(path) ?? 0) + 1;
  return times.set(path, time), `instructions/${path}${time === 1 ? "" : `~${time}`}`;
}
function drawInstruction(instruction, folders) {
  return instruction.entry === void 0 ? drawFile(instruction, folders) : drawEntry(instruction);
}
function drawFile({ path, folder, content }, folders) {
  let name = folders.length > 1 ? folders.find((one) => one.path === folder)?.name : void 0, attribute = name === void 0 ? "" : ` workspaceFolder=${quotedAttribute(name)}`;
  return `<attachment filePath=${quotedAttribute(path)}${attribute}>
${escapeTags(wholeText(content))}
</attachment>`;
}
function wholeText({ text, origin }) {
  return origin.kind === "file" ? origin.source.text.trim() : text;
}
function drawEntry({ language, folder, content }) {
  let text = escapeTags(content.text), code = language === void 0 ? "" : ` ${language} code`, place = folder === "" ? "" : ` ${code === "" ? "files " : ""}in ${quotedAttribute(folder)}`;
  return code !== "" || place !== "" ? `For${code}${place}: ${text}` : text.startsWith("/") ? `- ${text}` : text;
}
// src/prompt/parts/labels.ts
function labelPieces(labels, priority) {
  return labels.length === 0 ? [] : [
    {
      id: "labels",
      kind: "labels",
      priority,
      text: paragraphText2(`The repository is made with: ${labels.join(", ")}.`)
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
      text: paragraphText2(`${ROLES[purpose]}

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
  let paths = new Map(given.map(({ path }) => [path, path])), texts = new Map(given.flatMap(({ path, text }) => makeKeys(text).map((key) => [key, path]))), distinct = /* @__PURE__ */ new Map(), repeated = /* @__PURE__ */ new Map();
  for (let file of files) {
    let { path, text } = file, [key] = makeKeys(text), sameAs = paths.get(path) ?? (key === void 0 ? void 0 : texts.get(key));
    if (sameAs === void 0)
      distinct.set(path, file);
    else {
      let first = distinct.get(sameAs);
      first !== void 0 && distinct.set(sameAs, joinLines(first, file)), (first === void 0 || sameAs !== path) && repeated.set(path, { path, sameAs });
    }
    paths.set(path, sameAs ?? path), key !== void 0 && sameAs === void 0 && texts.set(key, path);
  }
  return { distinct: [...distinct.values()], repeated: [...repeated.values()] };
}
function makeKeys(text) {
  let filled = text.trimEnd();
  return filled === "" ? [] : [digest("sha256", filled, "base64")];
}
function joinLines(first, again) {
  return {
    ...first,
    touched: [...first.touched ?? [], ...again.touched ?? []],
    inChange: [...first.inChange ?? [], ...again.inChange ?? []]
  };
}
// src/syntax/marker.ts
var MAX_INDENT_CHARACTERS = 64;
function markerFor(lines, from, to, language) {
  let said = from === to ? `Line ${from} omitted` : `Lines ${from}-${to} omitted`;
  return indentOfFirst(lines, from, to) + asComment(said, language);
}
function indentOfFirst(lines, from, to) {
  for (let line = from; line <= to; line += 1) {
    let start = at(lines, line - 1).slice(0, MAX_INDENT_CHARACTERS), indent = /^[\t ]*/.exec(start)?.[0] ?? "";
    if (indent.length < start.length)
      return indent;
  }
  return "";
}
function asComment(said, language) {
  let syntax = commentSyntaxOf(language), [block] = syntax?.block ?? [], [line] = syntax?.line ?? [];
  return block !== void 0 && (line === void 0 || block[0] === "/*") ? `${block[0]} ${said} ${block[1]}` : line === void 0 ? `[${said}]` : `${line.trim()} ${said}`;
}
// src/syntax/shown-lines.ts
var SHORT_LINES = 25;
var LINES_AROUND = 3;
var MAX_NOTE_LINES = 3;
var OUTLINED_BLOCK_DEPTH = 2;
function shownLines(lineCount, outline, touched) {
  let shown = new Uint8Array(lineCount + 1);
  for (let { startLine, endLine } of outline.imports)
    show(shown, startLine, endLine);
  let changed = linesIn(touched, lineCount);
  if (changed.includes(1)) {
    let whole = new Uint8Array(lineCount + 1);
    showWay(outline.declarations, shown, whole, counterOf(changed)), showAround(changed, whole, shown);
  } else
    showHeads(outline.declarations, shown, 1);
  return shown;
}
function show(shown, from, to) {
  shown.fill(1, Math.max(from, 1), to + 1);
}
function linesIn(ranges, lineCount) {
  let edges = new Int32Array(lineCount + 2);
  for (let range of ranges) {
    let from = Math.max(range.from, 1), to = Math.min(range.to, lineCount);
    from <= to && (edges[from] = at(edges, from) + 1, edges[to + 1] = at(edges, to + 1) - 1);
  }
  let lines = new Uint8Array(lineCount + 1), open = 0;
  for (let line = 1; line <= lineCount; line += 1)
    open += at(edges, line), lines[line] = open > 0 ? 1 : 0;
  return lines;
}
function counterOf(changed) {
  let upTo = new Uint32Array(changed.length);
  for (let line = 1; line < changed.length; line += 1)
    upTo[line] = at(upTo, line - 1) + at(changed, line);
  return (from, to) => at(upTo, Math.min(to, upTo.length - 1)) - at(upTo, from - 1);
}
function showWay(declarations, shown, whole, count2) {
  for (let declaration of declarations) {
    let { kind, startLine, endLine, headEndLine, children } = declaration;
    showHead(declaration, shown);
    let touched = count2(startLine, endLine);
    if (touched === 0)
      continue;
    show(shown, startLine, headEndLine), showWay(children, shown, whole, count2);
    let inChildren = children.reduce((sum, child) => sum + count2(child.startLine, child.endLine), 0);
    touched > inChildren && endLine - startLine < SHORT_LINES && (show(shown, startLine, endLine), show(whole, startLine, kind === "block" ? startLine - 1 : endLine));
  }
}
function showHead({ startLine, signatureLine, headEndLine, closingLine }, shown) {
  show(shown, signatureLine - startLine > MAX_NOTE_LINES ? signatureLine : startLine, headEndLine), closingLine !== void 0 && show(shown, closingLine, closingLine);
}
function showAround(changed, whole, shown) {
  for (let line = 1; line < changed.length; line += 1)
    changed[line] === 1 && whole[line] === 0 && show(shown, line - LINES_AROUND, line + LINES_AROUND);
}
function showHeads(declarations, shown, depth) {
  for (let declaration of declarations)
    showHead(declaration, shown), isOutlinedInside(declaration.kind, depth) && showHeads(declaration.children, shown, depth + 1);
}
function isOutlinedInside(kind, depth) {
  return CONTAINERS.has(kind) || (kind === "block" || kind === "call") && depth < OUTLINED_BLOCK_DEPTH;
}
// src/syntax/elide.ts
function elideLines(text, outline, language, level, touched) {
  let lines = splitLines(text), shown = shownLines(lines.length, outline, level === "elided" ? touched : []), segments = [];
  for (let from = 1; from <= lines.length; ) {
    let to = lastAlike(shown, from, lines.length);
    for (let segment of shown[from] === 1 ? [{ kind: "lines", from, to }] : leaveOut(lines, from, to, language))
      append(segments, segment);
    from = to + 1;
  }
  return segments;
}
function lastAlike(shown, from, last) {
  let to = from;
  for (; to < last && shown[to + 1] === shown[from]; )
    to += 1;
  return to;
}
var CHARACTERS_PER_MARKER_CHARACTER = 2;
function leaveOut(lines, first, last, language) {
  let from = isBlank(lines[first - 1]) && first < last ? first + 1 : first, to = isBlank(lines[last - 1]) && from < last ? last - 1 : last, marker = markerFor(lines, from, to, language), enough = marker.length * CHARACTERS_PER_MARKER_CHARACTER, characters = to - from;
  for (let line = from; line <= to && characters < enough; line += 1)
    characters += at(lines, line - 1).length;
  return characters < enough ? [{ kind: "lines", from: first, to: last }] : [
    ...first < from ? [{ kind: "lines", from: first, to: first }] : [],
    { kind: "omitted", from, to, marker },
    ...to < last ? [{ kind: "lines", from: last, to: last }] : []
  ];
}
function isBlank(line) {
  return line?.trim() === "";
}
function append(segments, segment) {
  let last = segments.at(-1);
  last?.kind === "lines" && segment.kind === "lines" ? segments[segments.length - 1] = { ...last, to: segment.to } : segments.push(segment);
}
// src/context/elided-file.ts
async function elideFile({ path, text, touched = [], inChange = [] }, grammars) {
  let lines = splitLines(text), language = languageOf(path, lines[0]) ?? "plaintext", outline = await outlineOf(text, language, grammars), elsewhere = markLines(joinRanges(inChange, lines.length), lines.length), segmentsAt = (level) => setApart(
    elideLines(text, outline, language, level, touched),
    elsewhere,
    (from, to) => markerFor(lines, from, to, language)
  ), all = lines.length === 0 ? [] : [{ kind: "lines", from: 1, to: lines.length }];
  return {
    path,
    lines,
    touchedLines: joinRanges(touched, lines.length).reduce((sum, { from, to }) => sum + to - from + 1, 0),
    full: setApart(all, elsewhere, () => ""),
    elided: segmentsAt("elided"),
    outline: segmentsAt("outline")
  };
}
function markLines(ranges, lineCount) {
  let marks = new Uint8Array(lineCount + 2);
  for (let { from, to } of ranges)
    marks.fill(1, from, to + 1);
  return marks;
}
function setApart(segments, elsewhere, markerOf) {
  let apart = [];
  for (let segment of segments)
    for (let from = segment.from; from <= segment.to; ) {
      let to = from;
      for (; to < segment.to && elsewhere[to + 1] === elsewhere[from]; )
        to += 1;
      append2(apart, elsewhere[from] === 1 ? { kind: "in-change", from, to } : cutSegment(segment, from, to, markerOf)), from = to + 1;
    }
  return apart;
}
function append2(segments, segment) {
  let last = segments.at(-1);
  last?.kind === "in-change" && segment.kind === "in-change" ? segments[segments.length - 1] = { ...last, to: segment.to } : segments.push(segment);
}
function cutSegment(segment, from, to, markerOf) {
  return segment.from === from && segment.to === to ? segment : segment.kind === "lines" ? { kind: "lines", from, to } : { kind: "omitted", from, to, marker: markerOf(from, to) };
}
// src/jobs/gather/read-attachments.ts
var MAX_CHANGED = 100;
async function readAttachments(subject, named, changed, grammars, options, given = []) {
  let asked = await readNamed(subject, named, options), candidates = changed.filter(hasText), { texts, unread } = await readHeads(candidates, subject.changes.source, subject.readHead, MAX_CHANGED), files = [...asked, ...[...texts].map(([path, text]) => ({ path, text }))], { distinct, repeated } = distinctFiles(
    files.map((file) => ({ ...file, ...findTouchedLines(file.path, changed) })),
    given
  ), elided = [];
  for (let file of distinct)
    elided.push(await elideFile(file, grammars));
  let isAsked = new Set(asked.map(({ path }) => path));
  return {
    files: elided,
    repeated,
    leftOut: [...unread].filter(([path]) => !isAsked.has(path)).map(([path, why]) => ({ source: path, reason: notAttached(why) }))
  };
}
function attachedPath(name) {
  let resolved = resolvePath(name);
  if (resolved.kind === "outside" || resolved.path === "")
    throw usageError("attachment-outside", `The attachment \`${name}\` is not a file of the repository`, HINT);
  return resolved.path;
}
var HINT = "Give the path from the root of the repository, without `..`.";
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
        `The attachment \`${path}\` is missing in the head, is not a file, or is larger than a prompt can hold`,
        HINT
      );
    let excluded = await rules.exclusions.reasonFor(path, async () => new TextEncoder().encode(text));
    if (excluded !== void 0) {
      let place = excluded.source === void 0 ? "" : ` (${excluded.source})`;
      throw usageError(
        "attachment-excluded",
        `The attachment \`${path}\` must not be shown to a model: ${excluded.reason}${place}`
      );
    }
    if (text.includes("\0"))
      throw usageError("attachment-binary", `The attachment \`${path}\` is not a UTF-8 text file`);
    files.push({ path, text });
  }
  return files;
}
function findTouchedLines(path, changed) {
  return { touched: changed.filter((file) => file.path === path).flatMap((file) => changedLines(file).touched) };
}
function hasText({ status, binary }) {
  return !binary && status !== "removed";
}
// src/jobs/gather/gather-writing.ts
async function gatherForWriting(purpose, subject, chosen, given, options, grammars) {
  let { priorities } = PRESETS[purpose], isAboutCode = takesFiles(purpose), changed = isAboutCode ? chosen.files : [], attach = [...new Set(given.attach.map(attachedPath))], guiding = await gatherInstructions(purpose, subject, chosen, attach), attachments = await readAttachments(subject, attach, changed, grammars, options, guiding.given), { parts, leftOut: leftOut2 } = await readGiven(given, purpose, { files: chosen.files, readHead: subject.readHead }), labels = isAboutCode ? await workspaceLabels(subject.trusted) : [], { earlier } = subject, commits = purpose === "commit-message" && earlier !== void 0 ? await earlierSubjects(earlier.log, earlier.head) : [];
  return {
    parts: {
      role: rolePieces(purpose),
      ...guiding.parts,
      agent: chosen.agent === void 0 ? [] : [agentPiece(chosen.agent)],
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
    // The abilities of an editor's agent.
    abilities: ["read-files", "call-agents"],
    ...agent?.head.agents === void 0 ? {} : { callable: agent.head.agents },
    read: customizationReader(guidance)
  }), { instructions, skills, agents } = index, listed = [...instructions.described, ...skills.described, ...agents.described], shown = /* @__PURE__ */ new Set([agent?.path, ...listed.map(({ path }) => path)]), { priorities } = PRESETS[purpose];
  return {
    parts: {
      instructions: [instructionPieces(selected.applicable, purpose, customizations.folders)],
      index: indexPieces(index, priorities.index)
    },
    given: selected.applicable.flatMap(
      ({ path, entry, content }) => entry === "text" ? [] : [{ path, text: content.text }]
    ),
    leftOut: [...selected.leftOut.filter(({ source }) => !shown.has(source)), ...index.leftOut]
  };
}
// src/jobs/describe/compose-writing.ts
async function composeWriting(purpose, opened, everything, given, options, { budget, tokenizer, grammars }) {
  let { subject, chosen } = concealSecrets(opened, everything), { parts, leftOut: leftOut2 } = await gatherForWriting(purpose, subject, chosen, given, options, grammars), named = filesToName(subject, chosen);
  return { request: composeForPurpose({ purpose, parts, files: chosen.files, named, budget, tokenizer }), leftOut: leftOut2 };
}

import {
  readSwitches
} from "./chunk-CZ7WW5KG.js";
// src/jobs/dump.ts
async function dumpPrompt(opened, everything, given, settings, dumpedFor) {
  let { purpose } = settings, literalDrafts = lazily(
    async () => (await checkLiterally(opened, everything, settings, dumpedFor.grammars)).drafts
  ), { subject, chosen } = concealSecrets2(opened, everything), { requests, leftOut: leftOut2, statements } = purpose === "review" ? await dumpReview(subject, chosen, given, settings, dumpedFor, literalDrafts) : await dumpWriting(purpose, subject, chosen, given, settings, dumpedFor), { tokenizer, budget, model } = dumpedFor.main, price = findPrice(settings.prices, `${model.provider}:${model.name}`);
  return {
    purpose,
    agent: chosen.agent?.name,
    model: dumpedFor.model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    ...price === void 0 ? {} : { inputPrice: price.input },
    directions: findDirections(subject.description, chosen.files),
    leftOut: leftOut2,
    ...statements === void 0 ? {} : { statements },
    requests
  };
}
async function dumpReview(subject, chosen, given, settings, models, literalDrafts) {
  let { parts, leftOut: unused } = await readGiven2(given, "review", {
    files: chosen.files,
    readHead: subject.readHead
  }), context = await gatherContext(subject, chosen, {
    settings,
    message: given.message,
    literalFindings: async () => concealDrafts(await literalDrafts(), chosen.files),
    ...models
  }), reviewers = await composeForReviewers({ subject, chosen, ...context, models, settings, parts }, ({ name }) => ({
    chain: [name],
    call: refuseCall,
    admit: () => true
  })), composed = reviewers.map((ready) => ready.composed);
  return {
    requests: composed.flatMap((one) => one.requests.map((request) => describeRequest(request, one))),
    statements: listStatements(chosen.applied, readSwitches(settings)),
    leftOut: [
      ...listChosenLeftOut(chosen, ["file", "guideline"]),
      ...unused,
      ...context.leftOut,
      ...listIdleAgents(chosen, reviewers),
      ...composed.flatMap(listTooLarge)
    ]
  };
}
function listChosenLeftOut({ leftOut: leftOut2 }, stages) {
  return stages.flatMap(
    (stage) => leftOut2.flatMap(({ source, reason, ...one }) => one.stage === stage ? [{ stage, source, reason }] : [])
  );
}
function listIdleAgents(chosen, ready) {
  return [...agentsAtWork(chosen, ready)].flatMap(
    ([source, outcome]) => outcome.kind === "idle" ? [{ stage: "guideline", source, reason: outcome.reason }] : []
  );
}
function listTooLarge({ tooLarge, reviewer }) {
  let reason = lineExceedsBudget(reviewer.agent === void 0 ? void 0 : reviewer.name);
  return tooLarge.map(({ path }) => ({ stage: "file", source: path, reason }));
}
function refuseCall() {
  throw new TypeError("a dump asks no model, so no model can call an agent");
}
function describeRequest({ hash, tokens, messages, pieces, plan }, { reviewer, tools, toolTokens }) {
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
async function dumpWriting(purpose, subject, chosen, given, options, { main, grammars }) {
  let { request, leftOut: leftOut2 } = await composeWriting(purpose, subject, chosen, given, options, { ...main, grammars }), { hash, tokens, messages, pieces, plan } = request;
  return {
    requests: [{ hash, tokens, messages, pieces, plan }],
    leftOut: [...listChosenLeftOut(chosen, ["file"]), ...leftOut2]
  };
}

import {
  directionRows
} from "./joined-c0f10e06.js";
import {
  escapeActing
} from "./joined-1c6c8fb1.js";
import {
  writeCount
} from "./joined-5ac99ec6.js";
import {
  shortenPath
} from "./joined-a845ed26.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import { readFile } from "node:fs/promises";
// src/reports/dumps/dump.ts
function dumpJson(dump) {
  let {
    purpose,
    agent,
    model,
    encoding,
    encodingNote,
    budget,
    inputPrice,
    directions,
    leftOut: leftOut2,
    statements,
    requests
  } = dump;
  return {
    purpose,
    agent: agent ?? null,
    model: model ?? null,
    encoding,
    encodingNote: encodingNote ?? null,
    budget,
    ...inputPrice === void 0 ? {} : { inputPrice },
    directions,
    leftOut: leftOut2,
    ...statements === void 0 ? {} : { statements },
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
    `For ${dump.purpose}${agent}: ${count(dump.requests.length, "request")}, ${count(total, "token")} in all (${codeSpan(dump.encoding)}, ${model}, at most ${writeCount(dump.budget)} a request).`,
    ...dump.encodingNote === void 0 ? [] : [plainMarkdown(`${dump.encodingNote}.`)],
    ...dump.requests.flatMap((request, index) => [
      `## Request ${index + 1}: ${count(request.tokens, "token")}`,
      `Hash: ${codeSpan(request.hash)}`,
      ...request.agent === void 0 ? [] : [`For the agent ${codeSpan(request.agent)}.`],
      ...request.tools === void 0 ? [] : [
        `Tools offered with it (${count(request.toolTokens ?? 0, "token")}): ${request.tools.map(codeSpan).join(", ")}.`
      ],
      drawLedger(request.pieces),
      ...request.messages.map((message) => `### ${message.role}

${codeBlock("text", message.content)}`)
    ]),
    ...dump.directions.length === 0 ? [] : [
      "## Text that addresses a model",
      "It is in the messages as data.",
      directionRows(dump.directions).join(`
`)
    ],
    ...dump.leftOut.length === 0 ? [] : [
      "## Left out",
      dump.leftOut.map(
        (entry) => `- ${codeSpan(shortenPath(entry.source, MAX_NAME_CHARACTERS))}: ${plainMarkdown(entry.reason)}`
      ).join(`
`)
    ]
  ].join(`

`)}
`;
}
function describeProvided({ by, why, worth }) {
  return plainMarkdown(`${by}, worth ${worth.toPrecision(2)} a token: ${why}`);
}
var MAX_NAME_CHARACTERS = 300;
function drawLedger(pieces) {
  return ["| Piece | Kind | Source | Priority | Tokens | |", "|---|---|---|---|---|---|", ...pieces.map((piece) => {
    let sent = piece.reason === null ? "sent" : plainMarkdown(piece.reason), outcome = piece.provided === void 0 ? sent : `${sent}; ${describeProvided(piece.provided)}`;
    return `| ${codeSpan(shortenPath(piece.id, MAX_NAME_CHARACTERS))} | ${piece.kind} | ${piece.source === null ? "" : codeSpan(shortenPath(piece.source, MAX_NAME_CHARACTERS))} | ${piece.priority ?? "always"} | ${writeCount(piece.tokens)} | ${outcome} |`;
  })].join(`
`);
}
// src/reports/dumps/dump-html.ts
function dumpHtml(template, dump, earlier = "") {
  let [head, afterFirst] = cutAt(template, "{{dump}}</script>"), [between, tail] = cutAt(afterFirst, "{{other}}</script>"), json = JSON.stringify({ ...dumpJson(dump), requests: dump.requests });
  return `${head}${withinScript(json)}</script>${between}${withinScript(earlier)}</script>${tail}`;
}
function cutAt(text, slot) {
  let at2 = text.indexOf(slot);
  if (at2 < 0)
    throw new Error(`the inspector's page has no ${slot}`);
  return [text.slice(0, at2), text.slice(at2 + slot.length)];
}
function withinScript(json) {
  return escapeActing(json).replaceAll("<", String.raw`\u003c`);
}
// src/commands/assets/inspector.ts
var PAGE = new URL("./inspector.html", import.meta.url);
function loadInspector() {
  return readFile(PAGE, "utf8");
}
export {
  composeWriting,
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector,
  namedChangePieces
};
