import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  quote
} from "./chunk-BAWM62JS.js";
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
  let size = packed.length < COUNT_BYTES ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, !0), ends = tokenEnds(packed, size), bytes = packed.subarray(COUNT_BYTES + size), table = createRankTable(bytes, ends), longest = 0;
  for (let rank = 0; rank < size; rank += 1) {
    let start = startOf(ends, rank), end = ends[rank] ?? start;
    if (longest = Math.max(longest, end - start), !table.add(rank, start, end))
      throw new Error(NOT_AS_ANNOUNCED(size));
  }
  return { size, longest, rankOf: table.rankOf };
}
function tokenEnds(packed, size) {
  let ends = new Uint32Array(Math.min(size, packed.length)), end = 0;
  for (let rank = 0; rank < ends.length; rank += 1)
    end += packed[COUNT_BYTES + rank] ?? 0, ends[rank] = end;
  if (packed.length !== COUNT_BYTES + size + end)
    throw new Error(NOT_AS_ANNOUNCED(size));
  return ends;
}
var NOT_AS_ANNOUNCED = (size) => `${size} tokens are announced, but their bytes do not add up`;
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
  let values = new Float64Array(capacity), size = 0, valueAt = (index) => values[index] ?? Number.POSITIVE_INFINITY;
  return {
    push(value) {
      if (size === values.length) {
        let larger = new Float64Array(size * 2);
        larger.set(values), values = larger;
      }
      let hole = size;
      size += 1;
      for (let parent = hole - 1 >> 1; hole > 0 && valueAt(parent) > value; parent = hole - 1 >> 1)
        values[hole] = valueAt(parent), hole = parent;
      values[hole] = value;
    },
    pop() {
      if (size === 0)
        return;
      let lowest = valueAt(0);
      size -= 1;
      let last = valueAt(size), hole = 0;
      for (let child = 1; child < size; child = 2 * hole + 1) {
        let lower = child + 1 < size && valueAt(child + 1) < valueAt(child) ? child + 1 : child;
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

export {
  isExactSplit,
  byPrecedence,
  priorityBySpecificity,
  createNumberHeap,
  MAX_HASHED_CHARACTERS,
  loadTokenizer,
  loadGrammars
};
