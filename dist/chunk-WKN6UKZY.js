import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/known-models.ts
var INPUT_TOKENS = [
  ["gpt-3.5", 12e3],
  ["gpt-35", 12e3],
  ["gpt-4-turbo", 12e4],
  ["gpt-4.1", 2e5],
  ["gpt-4o", 12e4],
  ["gpt-4", 7e3],
  ["gpt-5", 2e5],
  ["o1", 12e4],
  ["o3", 12e4],
  ["o4", 12e4]
], INPUT_TOKENS_WITHOUT_MODEL = 128e3, INPUT_TOKENS_OF_UNKNOWN_MODEL = 32e3;
function defaultInputTokens(model) {
  if (model === void 0)
    return INPUT_TOKENS_WITHOUT_MODEL;
  let name = model.toLowerCase().split("/").at(-1) ?? "";
  return INPUT_TOKENS.filter(([prefix]) => name.startsWith(prefix)).sort((a, b) => b[0].length - a[0].length)[0]?.[1] ?? INPUT_TOKENS_OF_UNKNOWN_MODEL;
}

// src/prompt/encodings.ts
var FAMILIES = [
  [/^(?:ft:)?(?:chatgpt-4o|gpt-4o|gpt-4\.[15]|gpt-5|o[134](?![\da-z]))/, "o200k_base"],
  [/^(?:ft:)?(?:gpt-4(?![\w.])|gpt-3\.?5|text-embedding-(?:3|ada-002))/, "cl100k_base"]
], NEWEST = "o200k_base";
function encodingForModel(model) {
  let name = model.slice(model.lastIndexOf("/") + 1).toLowerCase(), family = FAMILIES.find(([names]) => names.test(name));
  return family === void 0 ? { encoding: NEWEST, known: !1 } : { encoding: family[1], known: !0 };
}

// src/prompt/ranks.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
var COUNT_BYTES = 4, decompress = promisify(brotliDecompress);
function rankFileName(encoding) {
  return `${encoding}.ranks.br`;
}
async function loadRanks(encoding, folder) {
  let path = join(folder instanceof URL ? fileURLToPath(folder) : folder, rankFileName(encoding));
  try {
    return readRanks(await decompress(await readFile(path)));
  } catch (error) {
    throw new Error(`The token ranks in ${path} cannot be read`, { cause: error });
  }
}
function readRanks(packed) {
  let count = packed.readUInt32LE(0), firstByte = COUNT_BYTES + count, bytes = packed.toString("latin1", firstByte), ranks = /* @__PURE__ */ new Map(), start = 0;
  for (let rank = 0; rank < count; rank += 1) {
    let end = start + packed.readUInt8(COUNT_BYTES + rank);
    ranks.set(bytes.slice(start, end), rank), start = end;
  }
  if (start !== bytes.length || ranks.size !== count)
    throw new Error(`${count} tokens are announced, but their bytes do not add up`);
  return ranks;
}

// src/prompt/number-heap.ts
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

// src/prompt/byte-pairs.ts
function createPairCounter(ranks) {
  let maxTokenBytes = longestToken(ranks);
  return (piece) => countTokens(bytesOf(piece), ranks, maxTokenBytes);
}
function longestToken(ranks) {
  let longest = 0;
  for (let token of ranks.keys())
    longest = Math.max(longest, token.length);
  return longest;
}
function bytesOf(piece) {
  return Buffer.from(piece, "utf8").toString("latin1");
}
var MAX_SCANNED_BYTES = 200;
function countTokens(bytes, ranks, maxTokenBytes) {
  return ranks.has(bytes) ? 1 : bytes.length <= MAX_SCANNED_BYTES ? countByScanning(bytes, ranks) : countByHeap(bytes, ranks, maxTokenBytes);
}
var NO_RANK = Number.POSITIVE_INFINITY;
function countByScanning(bytes, ranks) {
  let starts = Array.from({ length: bytes.length + 1 }, (_, index) => index), rankOfPair = (index) => ranks.get(bytes.slice(starts[index], starts[index + 2])) ?? NO_RANK, pairRanks = Array.from({ length: bytes.length - 1 }, (_, index) => rankOfPair(index));
  for (; ; ) {
    let best = indexOfLowest(pairRanks);
    if (best === void 0)
      return starts.length - 1;
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
function countByHeap(bytes, ranks, maxTokenBytes) {
  let length = bytes.length, next = Int32Array.from({ length: length + 1 }, (_, index) => index + 1), previous = Int32Array.from({ length: length + 1 }, (_, index) => index - 1), rankAt = new Int32Array(length + 1).fill(GONE), candidates = createNumberHeap(length), nextOf = (place) => next[place] ?? length;
  function considerPair(place) {
    rankAt[place] = GONE;
    let middle = nextOf(place), end = middle >= length ? void 0 : nextOf(middle);
    if (end === void 0 || end - place > maxTokenBytes)
      return;
    let rank = ranks.get(bytes.slice(place, end));
    rank !== void 0 && (rankAt[place] = rank, candidates.push(rank * PLACES + place));
  }
  for (let place = 0; place + 1 < length; place += 1)
    considerPair(place);
  let count = length;
  for (let candidate = candidates.pop(); candidate !== void 0; candidate = candidates.pop()) {
    let place = candidate % PLACES;
    if (rankAt[place] !== (candidate - place) / PLACES)
      continue;
    let middle = nextOf(place), end = nextOf(middle);
    next[place] = end, previous[end] = place, rankAt[middle] = GONE, count -= 1, considerPair(place);
    let before = previous[place] ?? GONE;
    before >= 0 && considerPair(before);
  }
  return count;
}

// src/prompt/encoding-patterns.ts
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

// src/prompt/exact-split.ts
function* blocksOf(text) {
  let start = 0;
  for (let at = text.indexOf(`
`) + 1; at > 0 && at < text.length; at = text.indexOf(`
`, at) + 1)
    isExactSplit(text, at) && (yield text.slice(start, at), start = at);
  start < text.length && (yield text.slice(start));
}
function isExactSplit(text, offset) {
  if (offset <= 0 || offset >= text.length)
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

// src/prompt/tokens.ts
var MAX_REMEMBERED_PIECE_CHARACTERS = 128, MAX_REMEMBERED_PIECES = 5e4, MAX_REMEMBERED_BLOCKS = 2e5, MAX_RETAINED_CHARACTERS = 16e6;
function createTokenizer(encoding, ranks) {
  let expression = ENCODING_PATTERNS[encoding], countTokens2 = createPairCounter(ranks), pieces = /* @__PURE__ */ new Map(), blocks = /* @__PURE__ */ new Map(), retainedCharacters = 0;
  function countPiece(piece) {
    if (piece.length > MAX_REMEMBERED_PIECE_CHARACTERS)
      return countTokens2(piece);
    let remembered = pieces.get(piece);
    if (remembered !== void 0)
      return remembered;
    let count = countTokens2(piece);
    return pieces.size >= MAX_REMEMBERED_PIECES && pieces.clear(), pieces.set(piece, count), count;
  }
  function countBlock(block) {
    let count = 0;
    for (let piece of block.match(expression) ?? [])
      count += countPiece(piece);
    return blocks.size >= MAX_REMEMBERED_BLOCKS && blocks.clear(), blocks.set(block, count), count;
  }
  function retain(text) {
    retainedCharacters + text.length > MAX_RETAINED_CHARACTERS && (pieces.clear(), blocks.clear(), retainedCharacters = 0), retainedCharacters += text.length;
  }
  return {
    encoding,
    count(text) {
      let wellFormed = text.toWellFormed(), isRetained = !1, total = 0;
      for (let block of blocksOf(wellFormed)) {
        let remembered = blocks.get(block);
        remembered === void 0 && !isRetained && (retain(wellFormed), isRetained = !0), total += remembered ?? countBlock(block);
      }
      return total;
    }
  };
}

// src/models/load.ts
var RANKS_FOLDER = new URL("./ranks/", import.meta.url);
async function loadTokenizer(model) {
  let { encoding } = encodingForModel(model ?? "");
  return createTokenizer(encoding, await loadRanks(encoding, RANKS_FOLDER));
}
async function loadAsked(provider, options, onReply) {
  if (provider.kind === "offline")
    return;
  let { openAiModel } = await import("./openai-QWQCBABM.js");
  return {
    model: openAiModel(provider.settings),
    provider: provider.kind,
    tokenizer: await loadTokenizer(provider.settings.model),
    budget: options.maxInputTokens ?? defaultInputTokens(provider.settings.model),
    onReply
  };
}

export {
  defaultInputTokens,
  loadTokenizer,
  loadAsked
};
