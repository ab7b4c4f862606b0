import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  quote
} from "./chunk-AV36P5JE.js";
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
  grammarOf
} from "./chunk-JPKCNVSL.js";

// src/tokens/encodings.ts
var FAMILIES = [
  [/^(?:chatgpt-4o|gpt-4o|gpt-4\.[15]|gpt-oss|o[13]|o4-mini)(?![\w.])/, "o200k_base"],
  [/^gpt-5(?!\d)/, "o200k_base"],
  [/^(?:gpt-4|gpt-3\.5|gpt-35-turbo|davinci-002|babbage-002|text-embedding-(?:3|ada-002))(?![\w.])/, "cl100k_base"]
], FALLBACK = "o200k_base";
function encodingForModel(model) {
  let name = (model ?? "").toLowerCase(), family = FAMILIES.find(([names]) => names.test(baseModel(name)));
  if (family !== void 0)
    return { kind: "known", encoding: family[1] };
  let about = model === void 0 || model === "" ? "No model is configured" : `No encoding is known for ${quote(model)}`;
  return { kind: "fallback", encoding: FALLBACK, note: `${about}, so tokens are estimated with ${FALLBACK}` };
}
function baseModel(name) {
  return name.slice(name.lastIndexOf("/") + 1).replace(/^ft:/, "");
}

// src/tokens/ranks.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
var NO_RANK = 2147483647, COUNT_BYTES = 4;
function rankFileName(encoding) {
  return `${encoding}.ranks`;
}
async function loadRanks(encoding, folder) {
  let path = join(folder instanceof URL ? fileURLToPath(folder) : folder, rankFileName(encoding));
  try {
    return readRanks(await readFile(path));
  } catch (error) {
    throw new Error(`The token ranks in ${path} cannot be read`, { cause: error });
  }
}
function readRanks(packed) {
  let size2 = packed.length < COUNT_BYTES ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, !0), ends = tokenEnds(packed, size2), bytes = packed.subarray(COUNT_BYTES + size2), table = createRankTable(bytes, ends), longest = 0;
  for (let rank = 0; rank < size2; rank += 1) {
    let start = startOf(ends, rank), end = ends[rank] ?? start;
    if (longest = Math.max(longest, end - start), !table.add(rank, start, end))
      throw new Error(NOT_AS_ANNOUNCED(size2));
  }
  return { size: size2, longest, rankOf: table.rankOf };
}
function tokenEnds(packed, size2) {
  let ends = new Uint32Array(Math.min(size2, packed.length)), end = 0;
  for (let rank = 0; rank < ends.length; rank += 1)
    end += packed[COUNT_BYTES + rank] ?? 0, ends[rank] = end;
  if (packed.length !== COUNT_BYTES + size2 + end)
    throw new Error(NOT_AS_ANNOUNCED(size2));
  return ends;
}
var NOT_AS_ANNOUNCED = (size2) => `${size2} tokens are announced, but their bytes do not add up`;
function startOf(ends, rank) {
  return ends[rank - 1] ?? 0;
}
function createRankTable(tokens, ends) {
  let mask = 2 ** Math.ceil(Math.log2(Math.max(2, ends.length * 2))) - 1, places = new Uint32Array(mask + 1);
  function findPlace(bytes, start, end) {
    let place = hash(bytes, start, end) & mask;
    for (; ; ) {
      let taken = places[place] ?? 0;
      if (taken === 0 || isToken(taken - 1, bytes, start, end))
        return place;
      place = place + 1 & mask;
    }
  }
  function isToken(rank, bytes, start, end) {
    let tokenStart = startOf(ends, rank), length = end - start;
    if (length !== (ends[rank] ?? 0) - tokenStart)
      return !1;
    for (let at = 0; at < length; at += 1)
      if (bytes[start + at] !== tokens[tokenStart + at])
        return !1;
    return !0;
  }
  return {
    rankOf(bytes, start, end) {
      let taken = places[findPlace(bytes, start, end)] ?? 0;
      return taken === 0 ? NO_RANK : taken - 1;
    },
    add(rank, start, end) {
      let place = findPlace(tokens, start, end), isFree = places[place] === 0;
      return places[place] = rank + 1, isFree;
    }
  };
}
function hash(bytes, start, end) {
  let sum = 2166136261;
  for (let at = start; at < end; at += 1)
    sum = Math.imul(sum ^ (bytes[at] ?? 0), 16777619);
  return (sum ^ sum >>> 15) >>> 0;
}

// src/structures/number-heap.ts
function createNumberHeap(capacity) {
  let values = new Float64Array(capacity), size2 = 0, valueAt = (index) => values[index] ?? Number.POSITIVE_INFINITY;
  return {
    push(value) {
      if (size2 === values.length) {
        let larger = new Float64Array(size2 * 2);
        larger.set(values), values = larger;
      }
      let hole = size2;
      size2 += 1;
      for (let parent = hole - 1 >> 1; hole > 0 && valueAt(parent) > value; parent = hole - 1 >> 1)
        values[hole] = valueAt(parent), hole = parent;
      values[hole] = value;
    },
    pop() {
      if (size2 === 0)
        return;
      let lowest = valueAt(0);
      size2 -= 1;
      let last = valueAt(size2), hole = 0;
      for (let child = 1; child < size2; child = 2 * hole + 1) {
        let lower = child + 1 < size2 && valueAt(child + 1) < valueAt(child) ? child + 1 : child;
        if (valueAt(lower) >= last)
          break;
        values[hole] = valueAt(lower), hole = lower;
      }
      return values[hole] = last, lowest;
    }
  };
}

// src/tokens/byte-pairs.ts
function createPairMerger(ranks) {
  return (piece) => mergePairs(Buffer.from(piece, "utf8"), ranks);
}
var MAX_SCANNED_BYTES = 200;
function mergePairs(bytes, ranks) {
  return ranks.rankOf(bytes, 0, bytes.length) !== NO_RANK ? [bytes.length] : bytes.length <= MAX_SCANNED_BYTES ? mergeByScanning(bytes, ranks) : mergeByHeap(bytes, ranks);
}
function mergeByScanning(bytes, ranks) {
  let starts = Array.from({ length: bytes.length + 1 }, (_, index) => index), rankOfPair = (index) => ranks.rankOf(bytes, starts[index] ?? bytes.length, starts[index + 2] ?? bytes.length), pairRanks = Array.from({ length: bytes.length - 1 }, (_, index) => rankOfPair(index));
  for (; ; ) {
    let best = indexOfLowest(pairRanks);
    if (best === void 0)
      return starts.slice(1);
    starts.splice(best + 1, 1), pairRanks.splice(best, 1), best < pairRanks.length && (pairRanks[best] = rankOfPair(best)), best > 0 && (pairRanks[best - 1] = rankOfPair(best - 1));
  }
}
function indexOfLowest(pairRanks) {
  let best, lowest = NO_RANK;
  for (let [index, rank] of pairRanks.entries())
    rank < lowest && (lowest = rank, best = index);
  return best;
}
var PLACES = 2 ** 32, GONE = -1;
function mergeByHeap(bytes, ranks) {
  let length = bytes.length, next = Int32Array.from({ length: length + 1 }, (_, index) => index + 1), previous = Int32Array.from({ length: length + 1 }, (_, index) => index - 1), rankAt = new Int32Array(length + 1).fill(GONE), candidates = createNumberHeap(length), nextOf = (place) => next[place] ?? length;
  function considerPair(place) {
    rankAt[place] = GONE;
    let middle = nextOf(place), end = middle >= length ? void 0 : nextOf(middle);
    if (end === void 0 || end - place > ranks.longest)
      return;
    let rank = ranks.rankOf(bytes, place, end);
    rank !== NO_RANK && (rankAt[place] = rank, candidates.push(rank * PLACES + place));
  }
  for (let place = 0; place + 1 < length; place += 1)
    considerPair(place);
  for (let candidate = candidates.pop(); candidate !== void 0; candidate = candidates.pop()) {
    let place = candidate % PLACES;
    if (rankAt[place] !== (candidate - place) / PLACES)
      continue;
    let middle = nextOf(place), end = nextOf(middle);
    next[place] = end, previous[end] = place, rankAt[middle] = GONE, considerPair(place);
    let before = previous[place] ?? GONE;
    before >= 0 && considerPair(before);
  }
  let ends = [];
  for (let place = 0; place < length; place = nextOf(place))
    ends.push(nextOf(place));
  return ends;
}

// src/tokens/encoding-patterns.ts
var SPACE = String.raw`\p{White_Space}`, NOT_SPACE = String.raw`\P{White_Space}`, CONTRACTION = String.raw`'(?:[sS\u017F]|[tT]|[rR][eE]|[vV][eE]|[mM]|[lL]{2}|[dD])`, SPACES = `${SPACE}*[\\r\\n]+|${SPACE}+(?!${NOT_SPACE})|${SPACE}+`, BEFORE = String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`, AFTER = String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`, LEAD = String.raw`[^\r\n\p{L}\p{N}]?`, ENCODING_PATTERNS = {
  cl100k_base: new RegExp(
    [CONTRACTION, `${LEAD}\\p{L}+`, "\\p{N}{1,3}", ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n]*`, SPACES].join("|"),
    "gu"
  ),
  o200k_base: new RegExp(
    [
      `${LEAD}${BEFORE}*${AFTER}+(?:${CONTRACTION})?`,
      `${LEAD}${BEFORE}+${AFTER}*(?:${CONTRACTION})?`,
      "\\p{N}{1,3}",
      ` ?[^${SPACE}\\p{L}\\p{N}]+[\\r\\n/]*`,
      SPACES
    ].join("|"),
    "gu"
  )
};

// src/tokens/exact-split.ts
function* blocksOf(text) {
  let start = 0;
  for (let at = text.indexOf(`
`) + 1; at > 0 && at < text.length; at = text.indexOf(`
`, at) + 1)
    isExactSplit(text, at) && (yield text.slice(start, at), start = at);
  start < text.length && (yield text.slice(start));
}
function isExactSplit(text, offset) {
  if (offset <= 0 || offset >= text.length || text.charCodeAt(offset) === BLANK && !isSpace(text.charCodeAt(offset - 1)))
    return !0;
  if (text.charCodeAt(offset - 1) !== LINE_FEED || text.charCodeAt(offset) === SLASH)
    return !1;
  let at = offset;
  for (; text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB; )
    at += 1;
  return at < text.length && !isSpace(text.charCodeAt(at));
}
var TAB = 9, LINE_FEED = 10, CARRIAGE_RETURN = 13, BLANK = 32, SLASH = 47, DELETE = 127, SPACE_BEYOND_ASCII = new RegExp("\\p{White_Space}", "u");
function isSpace(codeUnit) {
  return codeUnit <= DELETE ? codeUnit === BLANK || codeUnit >= TAB && codeUnit <= CARRIAGE_RETURN : SPACE_BEYOND_ASCII.test(String.fromCharCode(codeUnit));
}

// src/tokens/tokens.ts
var MAX_HASHED_CHARACTERS = 16383, MAX_REMEMBERED_PIECE_CHARACTERS = 128, MAX_REMEMBERED_PIECES = 5e4, MAX_REMEMBERED_BLOCKS = 2e5, MAX_RETAINED_CHARACTERS = 16e6;
function createTokenizer(encoding, ranks) {
  let counter = new TokenCounter(encoding, createPairMerger(ranks));
  return { encoding, count: (text) => counter.count(text), tokenLengths: (text) => counter.tokenLengths(text) };
}
var TokenCounter = class {
  #pattern;
  #mergePairs;
  #pieces = /* @__PURE__ */ new Map();
  #blocks = /* @__PURE__ */ new Map();
  /** Characters of the texts that entries of the two memories were cut from. */
  #retainedCharacters = 0;
  constructor(encoding, mergePairs2) {
    this.#pattern = ENCODING_PATTERNS[encoding], this.#mergePairs = mergePairs2;
  }
  count(text) {
    let wellFormed = text.toWellFormed(), isRetained = !1, total = 0;
    for (let block of blocksOf(wellFormed)) {
      let remembered = block.length <= MAX_HASHED_CHARACTERS ? this.#blocks.get(block) : void 0;
      remembered === void 0 && !isRetained && (this.#retain(wellFormed), isRetained = !0), total += remembered ?? this.#countBlock(block);
    }
    return total;
  }
  tokenLengths(text) {
    let lengths = [];
    for (let piece of this.#split(text.toWellFormed())) {
      let start = 0;
      for (let end of this.#mergePairs(piece))
        lengths.push(end - start), start = end;
    }
    return lengths;
  }
  /** The pieces of a text; an empty text has none. */
  #split(text) {
    return text.match(this.#pattern) ?? [];
  }
  #countBlock(block) {
    let count = 0;
    for (let piece of this.#split(block))
      count += this.#countPiece(piece);
    return block.length <= MAX_HASHED_CHARACTERS && remember(this.#blocks, block, count, MAX_REMEMBERED_BLOCKS), count;
  }
  #countPiece(piece) {
    if (piece.length > MAX_REMEMBERED_PIECE_CHARACTERS)
      return this.#mergePairs(piece).length;
    let remembered = this.#pieces.get(piece);
    if (remembered !== void 0)
      return remembered;
    let count = this.#mergePairs(piece).length;
    return remember(this.#pieces, piece, count, MAX_REMEMBERED_PIECES), count;
  }
  #retain(text) {
    this.#retainedCharacters + text.length > MAX_RETAINED_CHARACTERS && (this.#pieces.clear(), this.#blocks.clear(), this.#retainedCharacters = 0), this.#retainedCharacters += text.length;
  }
};
function remember(memory, key, count, most) {
  memory.size >= most && memory.clear(), memory.set(key, count);
}

// src/syntax/load-grammars.ts
import { fileURLToPath as fileURLToPath2 } from "node:url";
import { Worker } from "node:worker_threads";
var MAX_MILLISECONDS = 6e4, MAX_LOST_SECONDS = 120, LOST_SECONDS = { time: MAX_MILLISECONDS / 1e3, memory: 4, installation: 30 }, LOST_CHARACTERS_PER_SECOND = 2e5, MIN_WAITING = 8;
function createGrammars(folder, runtimeFolder = folder, startTimer = endLater) {
  let folders = { grammars: pathOf(folder), runtime: pathOf(runtimeFolder) }, lanes = [createLane(), createLane()], lostSeconds = 0, readNext = async (lane, request) => {
    if (lostSeconds >= MAX_LOST_SECONDS)
      return;
    lane.thread ??= startThread(folders);
    let answer = await ask(lane.thread, request, startTimer);
    if (answer.kind !== "ended" && answer.kind !== "not-installed")
      return lostSeconds += isGivenUp(answer) ? request.text.length / LOST_CHARACTERS_PER_SECOND : 0, answer;
    if (lostSeconds += LOST_SECONDS[answer.kind === "ended" ? answer.by : "installation"], lane.thread.terminate(), lane.thread = void 0, answer.kind === "not-installed")
      throw new Error(`The grammar of ${request.language} is not where it is installed: ${answer.problem}`);
  }, read = (text, language, wanted, lines = []) => {
    if (grammarOf(language) === void 0)
      return Promise.resolve(void 0);
    let [first, second] = lanes, lane = first.waiting >= MIN_WAITING && second.waiting < first.waiting ? second : first;
    lane.waiting += 1;
    let reading = lane.last.then(() => readNext(lane, { text, language, wanted, lines })).finally(() => lane.waiting -= 1);
    return lane.last = reading.catch(() => {
    }), reading;
  };
  return {
    async read(text, language) {
      let answer = await read(text, language, "outline");
      return answer?.kind === "outline" ? answer.outline : void 0;
    },
    async findFaults(text, language) {
      let answer = await read(text, language, "faults");
      return answer?.kind === "faults" ? answer.faults : void 0;
    },
    async readSymbols(text, language) {
      let answer = await read(text, language, "symbols");
      return answer?.kind === "symbols" ? answer.symbols : void 0;
    },
    async readFacts(text, language, lines) {
      let answer = await read(text, language, "facts", lines);
      return answer?.kind === "facts" ? answer.facts : void 0;
    }
  };
}
function createLane() {
  return { thread: void 0, last: Promise.resolve(), waiting: 0 };
}
function isGivenUp(answer) {
  switch (answer.kind) {
    case "outline":
      return answer.outline === void 0;
    case "faults":
      return answer.faults === void 0;
    case "symbols":
      return answer.symbols === void 0;
    case "facts":
      return answer.facts === void 0;
  }
}
function pathOf(folder) {
  return folder instanceof URL ? fileURLToPath2(folder) : folder;
}
function startThread(folders) {
  let thread = new Worker(workerFile(), { workerData: folders, execArgv: [], stderr: !0 });
  return thread.on("error", () => {
  }), thread;
}
function workerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./syntax-worker.ts" : "./syntax-worker.js", import.meta.url);
}
function endLater(end) {
  let timer = setTimeout(end, MAX_MILLISECONDS);
  return () => clearTimeout(timer);
}
function ask(thread, request, startTimer) {
  return new Promise((resolve) => {
    let end = (answer) => {
      stopTimer(), thread.off("message", end).off("exit", endWithout).off("error", endWithout), thread.unref(), resolve(answer);
    }, endWithout = () => end({ kind: "ended", by: "memory" });
    thread.ref(), thread.on("message", end).on("exit", endWithout).on("error", endWithout), thread.postMessage(request);
    let stopTimer = startTimer(() => end({ kind: "ended", by: "time" }));
  });
}

// src/commands/assets/load-assets.ts
var ASSETS = new URL(import.meta.url.endsWith(".ts") ? "../../../dist/" : "./", import.meta.url), RANKS_FOLDER = new URL("./ranks/", ASSETS);
async function loadTokenizer(model) {
  let chosen = encodingForModel(model), tokenizer = createTokenizer(chosen.encoding, await loadRanks(chosen.encoding, RANKS_FOLDER));
  return chosen.kind === "known" ? tokenizer : { ...tokenizer, note: chosen.note };
}
var grammars;
function loadGrammars() {
  return grammars ??= createGrammars(new URL("./grammars/", ASSETS)), grammars;
}

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

// src/prompt/specificity.ts
var PRIORITIES = {
  user: 930,
  path: 920,
  repository: 910,
  "agent-file": 905,
  setting: 900,
  organization: 890
};
function byPrecedence(guidelines) {
  return guidelines.toSorted((a, b) => PRIORITIES[findRank(b)] - PRIORITIES[findRank(a)]);
}
function priorityBySpecificity(text) {
  return PRIORITIES[findRank(text)];
}
function findRank({
  level,
  kind,
  filePatterns
}) {
  if (level !== "repository")
    return level;
  switch (kind) {
    case "repository-instructions":
    case "path-instructions":
    case "claude-rule":
      return filePatterns.includes("*") ? "repository" : "path";
    case "setting-instructions":
      return "setting";
    case "agents-md":
    case "claude-md":
    case "gemini-md":
    case "review-md":
    case "referenced-file":
      return "agent-file";
  }
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
], PRIORITIES2 = {
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
    priorities: PRIORITIES2,
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
    priorities: PRIORITIES2,
    allotments: { stable: STABLE }
  },
  "test-generation": {
    system: ["role", "instructions", "agent", "index"],
    user: ["labels", "memory", "history", "attachments", "change", "query"],
    priorities: PRIORITIES2,
    allotments: { stable: STABLE }
  },
  "commit-message": {
    system: ["role", "instructions", "agent"],
    user: ["commits", "history", "attachments", "change", "query"],
    priorities: PRIORITIES2,
    allotments: { stable: STABLE }
  },
  "pull-request-description": {
    system: ["role", "instructions", "agent"],
    user: ["history", "description", "attachments", "change", "query"],
    priorities: PRIORITIES2,
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
  isExactSplit,
  byPrecedence,
  priorityBySpecificity,
  escapeTags,
  quotedAttribute,
  tagged,
  PARTS,
  PRESETS,
  CHANGE_MAP,
  changeMapPiece,
  createNumberHeap,
  MAX_HASHED_CHARACTERS,
  readableBody,
  notePieces,
  fileNotePieces,
  NOTES,
  WHOLE_CHANGE,
  loadTokenizer,
  loadGrammars
};
