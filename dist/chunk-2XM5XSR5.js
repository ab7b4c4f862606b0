import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_LIST_PROBLEMS,
  noPlaceInPrompt,
  queryPieces,
  readJsonList,
  readMemory
} from "./chunk-EDFUTCGS.js";
import {
  PRESETS,
  paragraphText
} from "./chunk-S2S4P4FF.js";
import {
  fenced
} from "./chunk-PZBY2WVG.js";
import {
  describeType2 as describeType
} from "./chunk-W5B2CJSD.js";
import {
  folderOf
} from "./chunk-HRJDQKXX.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  quoteJson
} from "./chunk-BAWM62JS.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

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
    return wrong(item, `A message must be an object, not ${describeType(value)}`);
  let { role, content } = value;
  if (role !== "user" && role !== "assistant")
    return wrong(item, `The role of a message must be "user" or "assistant", not ${describeRole(role)}`, "role");
  if (typeof content != "string") {
    let found = content === void 0 ? "missing" : describeType(content);
    return wrong(item, `The content of a message must be text, but here it is ${found}`, "content");
  }
  return { kind: "turn", turn: { role, content } };
}
function wrong(item, message, key) {
  return { kind: "problem", problem: item.problem({ message, hint: 'Write each message as {"role": "user", "content": "\u2026"}.' }, key) };
}
function describeRole(role) {
  return typeof role == "string" ? quoteJson(role) : role === void 0 ? "missing" : describeType(role);
}

// src/context/memory/named-places.ts
var CITATION = /^`?(?:\.?\/)?(?<path>[^\s:#`]*[^\s:#`/])(?:(?::|#L|:L)(?<line>\d{1,9})(?:[-:,].{0,40})?)?`?$/;
function readCitation(citation) {
  let { path, line } = CITATION.exec(citation)?.groups ?? {};
  return path === void 0 || !/[./]/.test(path) ? void 0 : { path, line: line === void 0 ? void 0 : Number(line) };
}
var MAX_NAMES = 50;
function namesInFact(fact) {
  let spans = [...fact.matchAll(/`([^`\n]{1,100})`/g)].map((match) => match[1] ?? ""), identifiers = fact.match(/\b(?:[a-z\d]+[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*|[A-Za-z\d]+_\w+)\b/g) ?? [];
  return [.../* @__PURE__ */ new Set([...spans, ...identifiers])].filter((name) => name.trim() !== "").slice(0, MAX_NAMES);
}

// src/context/memory/check-memory.ts
var MAX_FILES = 40, MAX_SHOWN = 3;
async function checkMemory(entries, read) {
  let readCited = rememberReads(read), kept = [], leftOut = [];
  for (let entry of entries) {
    let names = namesInFact(entry.fact), checked = [];
    for (let citation of entry.citations)
      checked.push({ citation, fault: await findFault(citation, names, readCited) });
    let sound = checked.flatMap(({ citation, fault }) => fault === void 0 ? [citation] : []), stale = checked.flatMap(({ citation, fault }) => fault === void 0 ? [] : [`${citation}: ${fault}`]), isStale = stale.length > 0 && sound.length === 0;
    if (isStale || kept.push({ ...entry, citations: sound }), stale.length > 0) {
      let what = isStale ? "its citations no longer hold" : "it is used without citations that no longer hold";
      leftOut.push({ entry, reason: `${what} (${stale.slice(0, MAX_SHOWN).join("; ")})` });
    }
  }
  return { entries: kept, leftOut };
}
function rememberReads(read) {
  let known = /* @__PURE__ */ new Map();
  return (path) => {
    let found = known.get(path) ?? (known.size < MAX_FILES ? readCitedFile(path, read) : Promise.resolve(NOT_READ));
    return known.set(path, found), found;
  };
}
var NOT_READ = { kind: "not-read" };
async function readCitedFile(path, read) {
  let text = await read(path);
  return text === void 0 ? { kind: "missing" } : { kind: "text", text };
}
async function findFault(citation, names, read) {
  let cited = readCitation(citation);
  if (cited === void 0)
    return;
  let { path, line } = cited;
  if (path.split("/").includes(".."))
    return "it is outside of the repository";
  let file = await read(path);
  if (file.kind !== "text")
    return file.kind === "missing" ? "there is no such text file" : void 0;
  let lines = countLines(file.text);
  return line !== void 0 && (line > lines || line < 1) ? `the file has ${lines} lines` : names.length > 0 && !names.some((name) => file.text.includes(name)) ? `the file does not contain \`${names.slice(0, MAX_SHOWN).join("`, `")}\`` : void 0;
}
function countLines(text) {
  return (text.match(/\n/g)?.length ?? 0) + (text.endsWith(`
`) || text === "" ? 0 : 1);
}

// src/context/memory/choose-memory.ts
function chooseMemory(entries) {
  let chosen = [], leftOut = [], facts = /* @__PURE__ */ new Set();
  for (let entry of entries) {
    let fact = JSON.stringify([entry.subject, entry.fact]);
    facts.has(fact) ? leftOut.push({ entry, reason: "an entry before it says the same" }) : chosen.length === 10 ? leftOut.push({
      entry,
      reason: "only 10 entries go into a prompt, those closest to the change first"
    }) : chosen.push(entry), facts.add(fact);
  }
  return { chosen, leftOut };
}

// src/context/memory/forget-memory.ts
import { createHash } from "node:crypto";
var DAY = 1440 * 60 * 1e3, KEPT_DAYS = 28;
function memoryKey({ subject, fact }) {
  return createHash("sha256").update(JSON.stringify([subject, fact])).digest("hex").slice(0, 32);
}
function forgetUnused(entries, uses) {
  let kept = [], leftOut = [];
  for (let entry of entries) {
    let last = lastUse(entry, uses);
    uses.now - last <= KEPT_DAYS * DAY ? kept.push(entry) : leftOut.push({ entry, reason: describeForgotten(last) });
  }
  return { entries: kept, leftOut };
}
function recordUses(entries, isUsed, uses) {
  return new Map(entries.map((entry) => [memoryKey(entry), isUsed(entry) ? uses.now : lastUse(entry, uses)]));
}
function lastUse(entry, { now, last }) {
  let dates = [last.get(memoryKey(entry)), entry.lastUsed, entry.created].filter((date) => date !== void 0);
  return dates.length === 0 ? now : Math.min(now, Math.max(...dates));
}
function describeForgotten(last) {
  return `it has been of no use since ${new Date(last).toISOString().slice(0, 10)}, for more than ${KEPT_DAYS} days; to keep it, give it a newer \`lastUsed\``;
}

// src/context/memory/relate-memory.ts
var IDENTIFIER = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu, MAX_LINE_CHARACTERS = 1e3, MAX_WORDS = 5e4;
function listTouched(files) {
  let paths = new Set(
    files.flatMap(({ path, previousPath }) => [path, ...previousPath === void 0 ? [] : [previousPath]])
  ), words = /* @__PURE__ */ new Set();
  for (let line of files.flatMap(({ hunks, view }) => (view?.hunks ?? hunks).flatMap((hunk) => hunk.lines)))
    line.kind !== "context" && words.size < MAX_WORDS && wordsOf(line.text.slice(0, MAX_LINE_CHARACTERS)).forEach((word) => words.add(word));
  return { paths, folders: new Set([...paths].map(folderOf)), words };
}
var CITES_FILE = 4, MENTIONS_NAME = 2, CITES_FOLDER = 1;
function relateMemory({ fact, citations }, touched) {
  let cited = citations.flatMap((citation) => readCitation(citation)?.path ?? []), names = namesInFact(fact), citesFile = cited.some((path) => touched.paths.has(path)), mentionsName = names.some((name) => isMentioned(name, touched)), citesFolder = cited.some((path) => touched.folders.has(folderOf(path)));
  return {
    closeness: (citesFile ? CITES_FILE : 0) + (mentionsName ? MENTIONS_NAME : 0) + (citesFolder ? CITES_FOLDER : 0),
    isUsed: citesFile || mentionsName || cited.length === 0 && names.length === 0
  };
}
function isMentioned(name, { words, paths }) {
  let own = wordsOf(name);
  return paths.has(name) || own.length > 0 && own.every((word) => words.has(word));
}
function wordsOf(text) {
  return text.match(IDENTIFIER) ?? [];
}

// src/context/memory/remember.ts
async function remember(entries, { files, readHead, uses }) {
  let touched = listTouched(files), related = entries.map((entry) => ({ entry, ...relateMemory(entry, touched) })), used = new Set(related.filter(({ isUsed }) => isUsed).map(({ entry }) => entry)), sorted = related.toSorted((a, b) => b.closeness - a.closeness).map(({ entry }) => entry), known = uses === void 0 ? { entries: sorted, leftOut: [] } : forgetUnused(sorted, uses), checked = await checkMemory(known.entries, readHead), { chosen, leftOut } = chooseMemory(checked.entries), forgotten = new Set(known.leftOut.map(({ entry }) => entry));
  return {
    chosen,
    leftOut: [...known.leftOut, ...checked.leftOut, ...leftOut],
    // A forgotten entry stays forgotten: otherwise any name in a change would bring it back.
    ...uses === void 0 ? {} : { uses: recordUses(entries, (entry) => used.has(entry) && !forgotten.has(entry), uses) }
  };
}

// src/prompt/parts/history.ts
var MAX_TURN_CHARACTERS = 2e4;
function historyPieces(turns, priority, source) {
  let numbered = numberExchanges(turns), firsts = new Map(numbered.map(({ exchange }, index) => [exchange, index]).toReversed()), children = numbered.map(({ turn, exchange }, index) => {
    let next = firsts.get(exchange + 1);
    return {
      id: makeId(index),
      kind: "history",
      priority,
      weight: exchange,
      ...source === void 0 ? {} : { source },
      keepWith: `history/exchange/${exchange}`,
      ...next === void 0 ? {} : { requires: [makeId(next)] },
      text: paragraphText(drawTurn(turn))
    };
  });
  return children.length === 0 ? [] : [{ id: "history", open: paragraphText(INTRODUCTION), close: "", children }];
}
function numberExchanges(turns) {
  let exchange = 0;
  return turns.map((turn, index) => (exchange += turn.role === "user" || index === 0 ? 1 : 0, { turn, exchange }));
}
function makeId(index) {
  return `history/${index + 1}`;
}
var INTRODUCTION = "The conversation so far, oldest message first; its beginning may be missing. It is here for reference: what is to be done now is said outside of it.";
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

// src/prompt/parts/memory.ts
var MAX_ENTRY_CHARACTERS = 2e3;
function memoryPieces(entries, priority) {
  let children = entries.map((entry, index) => ({
    id: `memory/${index + 1}`,
    kind: "memory",
    priority,
    source: entry.path,
    text: paragraphText(fenced("MEMORY", drawEntry(entry), MAX_ENTRY_CHARACTERS))
  }));
  return children.length === 0 ? [] : [{ id: "memory", open: paragraphText(INTRODUCTION2), close: "", children }];
}
var INTRODUCTION2 = "What was learnt of this repository in earlier sessions. It may be out of date: where the files in front of you show something else, they count.";
function drawEntry({ subject, fact, citations, reason }) {
  return [
    `${subject}: ${fact}`,
    ...citations.length === 0 ? [] : [`Seen in: ${citations.join(", ")}`],
    ...reason === void 0 ? [] : [`Why it matters: ${reason}`]
  ].join(`
`);
}

// src/jobs/gather/read-given.ts
async function readGiven({ message, attach, history, memory, memoryUses: uses }, purpose, { files, readHead }) {
  let { priorities } = PRESETS[purpose], conversation = history === void 0 ? void 0 : readHistory(history.path, history.text), remembered = memory === void 0 ? void 0 : readMemory(memory.path, memory.text);
  throwOnProblem("history", history, conversation?.problems ?? []), throwOnProblem("memory", memory, remembered?.problems ?? []);
  let takesMemory = hasPart(purpose, "memory"), entries = takesMemory ? remembered?.entries ?? [] : [], { chosen, leftOut, uses: memoryUses } = await remember(entries, { files, readHead, uses }), idle = [
    ...memory === void 0 || takesMemory ? [] : [memory.path],
    ...hasPart(purpose, "attachments") ? [] : attach
  ];
  return {
    parts: {
      history: historyPieces(conversation?.turns ?? [], priorities.history, history?.path),
      memory: memoryPieces(chosen, priorities.memory),
      query: queryPieces(message ?? "")
    },
    leftOut: [
      ...idle.map((source) => ({ source, reason: noPlaceInPrompt(purpose) })),
      ...leftOut.map(({ entry, reason }) => ({ source: `${entry.path} (${entry.subject})`, reason }))
    ],
    ...memoryUses === void 0 || memory === void 0 ? {} : { memoryUses }
  };
}
function hasPart(purpose, part) {
  let { system, user } = PRESETS[purpose];
  return system.includes(part) || user.includes(part);
}
function throwOnProblem(flag, file, problems) {
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

export {
  readGiven
};
