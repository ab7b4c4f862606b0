import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  fenceFor,
  fenced,
  showLineToModel,
  showToModel,
  writeOutMarks
} from "./chunk-PZBY2WVG.js";
import {
  shorten,
  takeStart
} from "./chunk-TJ3WHKDV.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";

// src/fitting/piece.ts
function isGroup(node) {
  return "children" in node;
}
function isGrowing(piece) {
  return "grow" in piece;
}
function paragraphText(text) {
  let body = text.endsWith(`
`) ? text : `${text}
`;
  if (!/^[^\p{White_Space}/]/u.test(body))
    throw new TypeError(
      `a piece must begin with a visible character other than a slash: ${JSON.stringify(body.slice(0, 20))}`
    );
  return body;
}

// src/prompt/parts/change.ts
var MAX_LINE_CHARACTERS = 2e3, NO_LANGUAGES = /* @__PURE__ */ new Map(), NO_GUIDELINES = () => [];
function drawFile(file, room, tokenizer, guidelines = NO_GUIDELINES, languages = NO_LANGUAGES) {
  let drawn = (file.view?.hunks ?? file.hunks).map((hunk, index) => ({
    index,
    head: drawHunkHead(hunk),
    lines: hunk.lines.map(drawLine)
  })), name = `File: ${drawPath(file, guidelines(file.path), languages.get(file.path))}
`, fence = fenceFor("CHANGE", [
    name,
    ...drawn.flatMap((hunk) => [hunk.head, ...hunk.lines.map(({ text }) => text)])
  ]), open = paragraphText(`${fence.open}${name}`), close = paragraphText(fence.close), tokens = tokenizer.count(open) + tokenizer.count(close), parts = drawn.flatMap((hunk) => cutHunk(hunk, room - tokens, tokenizer));
  return {
    file,
    open,
    close,
    tokens,
    parts: parts.map((part, index) => ({ ...part, id: `change/${file.path}/${index + 1}`, path: file.path }))
  };
}
function shownFile({ file, parts }) {
  let { view } = file, all = view?.hunks ?? file.hunks, hunks = parts.flatMap(({ from }) => {
    let hunk = all[from.hunk];
    return hunk === void 0 ? [] : [cutTo(hunk, from)];
  });
  return view === void 0 ? { ...file, hunks } : { ...file, view: { ...view, hunks } };
}
function cutTo({ oldStart, oldLines, newStart, newLines, heading, lines }, { start, end }) {
  return { oldStart, oldLines, newStart, newLines, heading, lines: lines.slice(start, end) };
}
function drawPath(file, guidelines, language) {
  let path = drawName(file.path), status = file.previousPath === void 0 ? file.status : `${file.status} from ${drawName(file.previousPath)}`, notes = [
    file.isWhole === !0 ? "the whole file" : status,
    ...language === void 0 ? [] : [`language: ${language}`],
    // A new file is executable often enough. A file that becomes so runs although its text may hardly change.
    ...file.executable === "became" && file.status !== "added" ? ["now executable"] : [],
    ...file.view === void 0 ? [] : [file.view.about],
    ...guidelines.length === 0 ? [] : [`guideline${guidelines.length === 1 ? "" : "s"} ${drawIds(guidelines)}`]
  ];
  return `${path} (${notes.join("; ")})`;
}
function drawIds(ids) {
  let runs = [];
  for (let id of ids) {
    let last = runs.at(-1);
    last?.to === id - 1 ? last.to = id : runs.push({ from: id, to: id });
  }
  return runs.map(({ from, to }) => from === to ? `${from}` : `${from}${to - from > 1 ? "-" : ", "}${to}`).join(", ");
}
function drawName(path) {
  return /^[\w@.][\w@./+ -]*$/.test(path) ? path : showLineToModel(JSON.stringify(path));
}
function drawHunkHead(hunk) {
  let heading = shortenLine(showLineToModel(hunk.heading.trim())), where = `@@ old ${hunk.oldStart},${hunk.oldLines} new ${hunk.newStart},${hunk.newLines} @@`;
  return `${heading === "" ? where : `${where} ${heading}`}
`;
}
function drawLine(line) {
  let shown = showLineToModel(line.text.replace(/\r$/, ""));
  return {
    text: `${signOf(line)}${shortenLine(shown)}
`,
    isChanged: line.kind !== "context",
    isCut: shown.length > MAX_LINE_CHARACTERS
  };
}
function signOf(line) {
  switch (line.kind) {
    case "added":
      return `${line.newLine} +`;
    case "removed":
      return `${line.oldLine} -`;
    case "context":
      return `${line.newLine} |`;
  }
}
function shortenLine(text) {
  return text.length <= MAX_LINE_CHARACTERS ? text : `${text.slice(0, MAX_LINE_CHARACTERS).toWellFormed()} (${text.length - MAX_LINE_CHARACTERS} more characters of this line are left out)`;
}
function cutHunk(hunk, room, tokenizer) {
  let whole = makePart(hunk, { hunk: hunk.index, start: 0, end: hunk.lines.length }, tokenizer);
  if (whole.tokens <= room)
    return [whole];
  if (whole.core !== void 0 && whole.core.tokens <= room)
    return [{ ...whole, tokens: whole.core.tokens }];
  let head = tokenizer.count(hunk.head), starts = [], left = 0;
  for (let [index, line] of hunk.lines.entries()) {
    let tokens = tokenizer.count(line.text);
    tokens > left && (starts.push(index), left = room - head), left -= tokens;
  }
  return starts.map(
    (start, index) => makePart(hunk, { hunk: hunk.index, start, end: starts[index + 1] ?? hunk.lines.length }, tokenizer)
  );
}
function makePart({ head, lines: all }, from, tokenizer) {
  let lines = all.slice(from.start, from.end), text = drawLines(head, lines), tokens = tokenizer.count(text), first = lines.findIndex((line) => line.isChanged), end = lines.findLastIndex((line) => line.isChanged) + 1, outer = first < 0 ? [] : [...lines.slice(0, first), ...lines.slice(end)], saved = outer.reduce((sum, line) => sum + tokenizer.count(line.text), 0);
  return {
    text,
    tokens,
    ...outer.length === 0 ? {} : { core: { text: drawLines(head, lines.slice(first, end)), tokens: tokens - saved } },
    ...countChanged(lines),
    from
  };
}
function drawLines(head, lines) {
  return head + lines.map((line) => line.text).join("");
}
function countChanged(lines) {
  let changed = lines.filter((line) => line.isChanged), cutLines = changed.filter((line) => line.isCut).length;
  return { changedLines: changed.length - cutLines, cutLines };
}

// src/prompt/tags.ts
var TAGS = [
  "guidelines?",
  "instructions?",
  "custom-instructions",
  "agent-instructions",
  "attachments?",
  "skills?",
  "agents?"
].join("|"), TAG = new RegExp(String.raw`<(?=[\s/\p{Default_Ignorable_Code_Point}]*(?:${TAGS})\b)`, "giu");
function escapeTags(text) {
  return writeOutMarks(text).replaceAll(TAG, "&lt;");
}
function quotedAttribute(value) {
  return escapeTags(JSON.stringify(value));
}
function tagged(name, value) {
  let line = value.split(LINE_ENDS).map((part) => part.trim()).join(" ");
  return `<${name}>${writeOutMarks(line).replaceAll("<", "&lt;")}</${name}>`;
}
var LINE_ENDS = /[\r\n\v\f\u0085\u2028\u2029]+/;

// src/prompt/presets.ts
var PARTS = [
  "role",
  "answer",
  "tools",
  "instructions",
  "agent",
  "index",
  "labels",
  "memory",
  "commits",
  "notes",
  "others",
  "history",
  "description",
  "attachments",
  "context",
  "change",
  "query"
], PRIORITIES = {
  history: 300,
  index: 410,
  memory: 420,
  labels: 430,
  commits: 440,
  // Texts on the whole change. Those on single files belong to the context.
  notes: 445,
  context: 450,
  // The map of the change.
  others: 455,
  attachments: 500,
  description: 600,
  change: 700,
  // General instructions are cut first: specific ones get a few points more (`priorityBySpecificity`).
  instructions: 900,
  role: "required",
  answer: "required",
  tools: "required",
  agent: "required",
  query: "required"
}, STABLE = { share: 0.35, parts: ["labels", "memory", "commits", "history", "index"] }, PRESETS = {
  review: {
    system: ["role", "answer", "tools", "instructions", "agent"],
    user: ["index", "memory", "history", "others", "notes", "description", "query", "context", "change"],
    priorities: PRIORITIES,
    spare: ["index", "memory", "history", "others", "notes"],
    allotments: {
      // If the shared parts left hardly any tokens for the change, a review would need very many requests.
      shared: {
        share: 0.9,
        parts: [
          "role",
          "answer",
          "tools",
          "instructions",
          "agent",
          "index",
          "memory",
          "history",
          "others",
          "notes",
          "description",
          "query"
        ]
      },
      stable: STABLE
    }
  },
  "code-generation": {
    system: ["role", "instructions", "agent", "index"],
    user: ["labels", "memory", "history", "attachments", "change", "query"],
    priorities: PRIORITIES,
    allotments: { stable: STABLE }
  },
  "test-generation": {
    system: ["role", "instructions", "agent", "index"],
    user: ["labels", "memory", "history", "attachments", "change", "query"],
    priorities: PRIORITIES,
    allotments: { stable: STABLE }
  },
  "commit-message": {
    system: ["role", "instructions", "agent"],
    user: ["commits", "history", "attachments", "change", "query"],
    priorities: PRIORITIES,
    allotments: { stable: STABLE }
  },
  "pull-request-description": {
    system: ["role", "instructions", "agent"],
    user: ["history", "description", "attachments", "change", "query"],
    priorities: PRIORITIES,
    allotments: { stable: STABLE }
  }
};

// src/prompt/parts/change-map.ts
var INTRODUCTIONS = {
  "whole-change": "The whole change, of which this request shows a part, with added and removed lines and what changes in each file:",
  "other-files": "Files that change too and are not under review here, with added and removed lines and what changes in each:"
}, CHANGE_MAP = "FILES", MOST_CHARACTERS = 2500, SHORTER = [
  { level: "elided", most: 1500 },
  { level: "outline", most: 500 }
], HEADS_SHARE = 0.6, NAMES_SHARE = 0.85, BEFORE_SHARE = 0.2, MOST_HEADS = 4, MOST_HEAD_CHARACTERS = 100;
function changeMapPiece(of, files, priority) {
  let largestFirst = files.toSorted((a, b) => size(b) - size(a) || (a.file.path < b.file.path ? -1 : 1)), draw = (most, withHeads) => paragraphText(`${INTRODUCTIONS[of]}
${fenced(CHANGE_MAP, drawAll(largestFirst, most, withHeads).join(`
`))}`), text = draw(MOST_CHARACTERS, !0), shorter = SHORTER.map(({ level, most }) => ({ level, text: draw(most, !1) })), fallbacks = shorter.filter((one, index) => one.text.length < (shorter[index - 1]?.text ?? text).length);
  return { id: "change/map", kind: "file", priority, text, ...fallbacks.length === 0 ? {} : { fallbacks } };
}
function size({ file }) {
  return file.additions + file.deletions;
}
function drawAll(files, most, withHeads) {
  let before = files.filter(({ isJudgedBefore }) => isJudgedBefore === !0);
  if (before.length === 0)
    return drawMap(files, most, withHeads);
  let names = [], used = 0;
  for (let name of before.map(({ file }) => drawName(file.path))) {
    if (used += name.length + 2, used > most * BEFORE_SHARE)
      break;
    names.push(name);
  }
  let more = before.length - names.length, list = [...names, ...more > 0 ? [`${more} more`] : []].join(", ");
  return [...drawMap(files, most - used, withHeads), `reviewed before, and unchanged since: ${list}`];
}
function drawMap(files, most, withHeads) {
  let lines = [], used = 0, next = 0, addWhile = (limit, draw) => {
    for (; next < files.length; next += 1) {
      let drawn = files.slice(next, next + 1).flatMap(draw), characters = drawn.reduce((sum, line) => sum + line.length + 1, 0);
      if (used + characters > limit)
        return;
      lines.push(...drawn), used += characters;
    }
  };
  return addWhile(withHeads ? most * HEADS_SHARE : 0, drawWithHeads), addWhile(most * NAMES_SHARE, ({ file }) => [drawFile2(file)]), [...lines, ...foldFiles(files.slice(next), most - used)];
}
function drawWithHeads({ file, heads }) {
  let drawn = heads.slice(0, MOST_HEADS).map((head) => {
    let shown = showLineToModel(head.trim().replaceAll(/\s+/g, " "));
    return `  ${shown.length <= MOST_HEAD_CHARACTERS ? shown : `${shown.slice(0, MOST_HEAD_CHARACTERS).toWellFormed()} \u2026`}`;
  }), more = heads.length - drawn.length;
  return [drawFile2(file), ...drawn, ...more > 0 ? [`  and ${more} more`] : []];
}
function drawFile2({ path, previousPath, status, additions, deletions }) {
  let from = previousPath === void 0 ? "" : ` from ${drawName(previousPath)}`;
  return `${drawName(path)} (${status}${from}) +${additions} -${deletions}`;
}
function foldFiles(files, room) {
  let folders = [...groupBy(files, ({ file }) => file.path.split("/").slice(0, -1).slice(0, FOLDER_DEPTH).join("/"))], lines = [], left = files.length, used = REST_CHARACTERS;
  for (let [folder, group] of folders.toSorted(([, a], [, b]) => b.length - a.length)) {
    let additions = group.reduce((sum, { file }) => sum + file.additions, 0), deletions = group.reduce((sum, { file }) => sum + file.deletions, 0), line = `in ${folder === "" ? "the root folder" : drawName(`${folder}/`)}: ${group.length} more ${group.length === 1 ? "file" : "files"} +${additions} -${deletions}`;
    if (used += line.length + 1, used > room)
      break;
    lines.push(line), left -= group.length;
  }
  return left === 0 ? lines : [...lines, `and ${left} more ${left === 1 ? "file" : "files"}`];
}
var FOLDER_DEPTH = 2, REST_CHARACTERS = 25;

// src/context/note.ts
function notedPaths(note, paths) {
  let noted = note.for?.filter((path) => paths.has(path)) ?? [];
  return noted.length === 0 ? void 0 : noted;
}
var CHARACTERS_PER_TOKEN = 4, TOKENS_PER_NOTE = 12;
function weighNote({ text, worth }) {
  return worth / (TOKENS_PER_NOTE + text.length / CHARACTERS_PER_TOKEN);
}

// src/context/notes/readable-body.ts
function readableBody(markdown, most) {
  let visible = markdown.replaceAll(`\r
`, `
`).replaceAll(/<!--[^]*?(?:-->|$)/g, "").replaceAll(/\n\s*\n/g, `

`).trim();
  return shortenAtLine(visible, most);
}
function shortenAtLine(text, most) {
  return text.length <= most ? text : `${takeWhole(text, most)}
(the rest is left out)`;
}
var LEAST_SHARE = 0.5;
function takeWhole(text, most) {
  let start = takeStart(text, most), end = [start.lastIndexOf(`

`), start.lastIndexOf(`
`)].find((one) => one >= most * LEAST_SHARE) ?? start.length;
  return start.slice(0, end).trimEnd();
}

// src/prompt/parts/notes.ts
function notePieces(notes, priority) {
  let whole = notes.flatMap((note, index) => note.for === void 0 ? [{ note, index, on: "Note" }] : []);
  return groupNotes("notes", WHOLE_CHANGE, whole, priority);
}
function fileNotePieces(notes, paths, priority) {
  let wanted = notes.flatMap((note, index) => {
    let noted = notedPaths(note, paths);
    return noted === void 0 ? [] : [{ note, index, on: `Note on ${drawPaths(noted)}` }];
  });
  return groupNotes("file-notes", SOME_FILES, wanted, priority);
}
var NOTES = "NOTES", WHOLE_CHANGE = "Texts from outside of the code that may help to understand the change. People and tools wrote them for other purposes, and they may be wrong.", SOME_FILES = "Texts from outside of the code on files of the change below. People and tools wrote them for other purposes, and they may be wrong. Use them, but do not report again what they already say.";
function groupNotes(id, introduction, placed, priority) {
  let children = placed.map((one) => makePiece(id, one, priority));
  if (children.length === 0)
    return [];
  let fence = fenceFor(
    NOTES,
    children.map(({ text }) => text)
  );
  return [{ id, open: paragraphText(`${introduction}
${fence.open}`), close: paragraphText(fence.close), children }];
}
function makePiece(id, placed, priority) {
  let { provider, source, why, text } = placed.note, weight = weighNote(placed.note);
  return {
    id: `${id}/${provider}/${placed.index + 1}`,
    kind: "note",
    priority,
    weight,
    source,
    provided: { by: provider, why, worth: weight },
    text: drawNote(placed),
    ...text.length <= LONG_CHARACTERS ? {} : { fallbacks: [{ level: "elided", text: drawNote(placed, shortenAtLine(text, SHORT_CHARACTERS)) }] }
  };
}
var LONG_CHARACTERS = 1500, SHORT_CHARACTERS = 800, MAX_TITLE_CHARACTERS = 300;
function drawNote({ note, on }, text = note.text) {
  let { provider, title = provider } = note, heading = showLineToModel(shorten(title.replaceAll(/\s+/g, " ").trim(), MAX_TITLE_CHARACTERS)), lines = text.trimEnd().split(/\r?\n/).map((line) => `| ${showToModel(line)}
`);
  return paragraphText(`${on}: ${heading}
${lines.join("")}`);
}
var MAX_PATHS_NAMED = 3;
function drawPaths(paths) {
  let named = paths.slice(0, MAX_PATHS_NAMED).map(drawName).join(", "), rest = paths.length - MAX_PATHS_NAMED;
  return rest <= 0 ? named : `${named} and ${rest} more`;
}

export {
  isGroup,
  isGrowing,
  paragraphText,
  MAX_LINE_CHARACTERS,
  drawFile,
  shownFile,
  drawName,
  drawHunkHead,
  drawLine,
  shortenLine,
  escapeTags,
  quotedAttribute,
  tagged,
  PARTS,
  PRESETS,
  CHANGE_MAP,
  changeMapPiece,
  readableBody,
  notePieces,
  fileNotePieces,
  NOTES,
  WHOLE_CHANGE
};
