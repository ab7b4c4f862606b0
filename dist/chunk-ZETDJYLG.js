import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  digest
} from "./chunk-OMFRFCOU.js";
import {
  chooseShardCount,
  planShards
} from "./chunk-AD52CFGC.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/jobs/shards/plan-review.ts
function readShardNumber(text) {
  let [, index = "", most = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [], shard = { index: Number(index), most: Number(most) };
  if (shard.index < 1 || shard.index > shard.most)
    throw usageError(
      "shard",
      `\`shard\` must be like \`3/64\`, not "${text}"`,
      "Use a value of the matrix that `plan` prints."
    );
  return shard;
}
var CHARACTERS_PER_TOKEN = 4, TOKENS_PER_LINE = 2, TOKENS_PER_FILE = 30;
function planReview({ files, applied }, commit, most, tokensOf = estimateTokens) {
  let sized = files.map((file) => ({ path: file.path, tokens: tokensOf(file) })), limit = most ?? chooseShardCount(sized), shards = planShards(sized, limit), texts = applied.map(({ id, content, filePatterns }) => [id, content.path, content.text, filePatterns]), sizes = sized.map(({ path, tokens }) => [path, tokens]), key = digest("sha256", JSON.stringify([FORM, commit, limit, texts, sizes, shards]), "hex").slice(
    0,
    KEY_CHARACTERS
  );
  return { shards, most: limit, key, commit };
}
var FORM = 2, KEY_CHARACTERS = 32;
function estimateTokens({ hunks, view, additions, deletions }) {
  let tokens = TOKENS_PER_FILE;
  for (let hunk of view?.hunks ?? hunks)
    for (let { text } of hunk.lines)
      tokens += text.length / CHARACTERS_PER_TOKEN + TOKENS_PER_LINE;
  return Math.ceil(hunks.length === 0 ? tokens + (additions + deletions) * USUAL_LINE_TOKENS : tokens);
}
var USUAL_LINE_TOKENS = 10;
function filesOfShard({ shards, most }, { index }) {
  let shard = shards[index - 1];
  if (shard === void 0)
    throw usageError(
      "no-such-shard",
      `The change has ${shards.length} shards with \`--shards ${most}\`, so there is no shard ${index}`,
      "Run `plan` again: the change is another one now."
    );
  return new Set(shard.paths);
}

export {
  readShardNumber,
  planReview,
  estimateTokens,
  filesOfShard
};
