import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  byPath,
  folderOf,
  joinPath,
  nameOf
} from "./chunk-HRJDQKXX.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/findings/types.ts
var SEVERITIES = ["low", "medium", "high"], FINDING_KINDS = [
  "bug",
  "security",
  "performance",
  "consistency",
  "documentation",
  "naming",
  "readability",
  "style",
  "other"
], CHANGE_ITSELF = "the change itself";

// src/symbols/companion-key.ts
var ROLE_FOLDERS = new Set(
  [
    "src lib app source sources include inc main test tests spec specs unit integration e2e",
    "__tests__ __test__ __snapshots__ __mocks__ __fixtures__ java kotlin scala groovy"
  ].flatMap((names) => names.split(" "))
), PROJECT_OF_TESTS = /\.(?:unit|integration)?tests?$/i, INNER_EXTENSIONS = new Set("test tests spec stories story d module cy e2e bench mock snap".split(" ")), MARKS = [
  /^test[_-]/i,
  /^Test(?=[A-Z])/,
  /[_-](?:unit)?(?:tests?|spec)$/i,
  /(?<=[a-z\d])(?:Unit)?(?:Tests?|TestCase|Spec|IT)$/
], MAX_MARKS = 3;
function makeCompanionKey(path) {
  let folders = folderOf(path).split("/").map((folder) => folder.replace(PROJECT_OF_TESTS, "")).filter((folder) => !ROLE_FOLDERS.has(folder.toLowerCase()));
  return joinPath(folders.join("/"), withoutMarks(readStem(nameOf(path))));
}
function readStem(name) {
  let stem = withoutExtension(name.endsWith(".snap") ? name.slice(0, -5) : name);
  for (let marks = 0; marks < MAX_MARKS && INNER_EXTENSIONS.has(extensionOf(stem)); marks += 1)
    stem = withoutExtension(stem);
  return stem;
}
function withoutMarks(stem) {
  return MARKS.reduce((left, mark) => left.replace(mark, "") || left, stem);
}
function extensionOf(name) {
  return name.slice(findDot(name) + 1);
}
function withoutExtension(name) {
  return name.slice(0, findDot(name));
}
function findDot(name) {
  let dot = name.lastIndexOf(".");
  return dot > 0 ? dot : name.length;
}

// src/packing/cut-into-shards.ts
var OF_ONE = { above: 0.11, below: 0.15 }, OF_MANY = { above: 0.09, below: 0.09 }, RELAXED = 1.1;
function cutIntoShards(units, tokens) {
  let sums = sumUp(units), ranks = rankCuts(units), shards = [], open = units.length === 0 ? [] : [[0, units.length]];
  for (let part = open.pop(); part !== void 0; part = open.pop()) {
    let [from, to] = part, size = (at(sums, to) - at(sums, from)) / tokens, cut = to - from < 2 || size <= 1 + OF_ONE.above ? void 0 : chooseCut(sums, ranks, from, to, tokens);
    cut === void 0 ? shards.push(units.slice(from, to)) : open.push([cut, to], [from, cut]);
  }
  return shards;
}
function sumUp(units) {
  let sums = [0];
  for (let unit of units)
    sums.push((sums.at(-1) ?? 0) + unit.tokens);
  return sums;
}
function rankCuts(units) {
  return units.map(({ path }, index) => (index === 0 ? 0 : countSharedFolders(at(units, index - 1).path, path)) + hashText(path) / 2 ** 32);
}
function chooseCut(sums, ranks, from, to, tokens) {
  let best;
  for (let cut = from + 1; cut < to; cut += 1) {
    let left = (at(sums, cut) - at(sums, from)) / tokens, right = (at(sums, to) - at(sums, cut)) / tokens, steps = countSteps(Math.max(errorOf(left), errorOf(right)));
    (best === void 0 || steps < best.steps || steps === best.steps && at(ranks, cut) < at(ranks, best.cut)) && (best = { cut, steps });
  }
  return best?.cut;
}
function errorOf(size) {
  let shards = Math.max(1, Math.round(size)), { above, below } = shards === 1 ? OF_ONE : OF_MANY, error = size / shards - 1;
  return error > 0 ? error / above : -error / below;
}
function countSteps(error) {
  return error <= 1 ? 0 : Math.ceil(Math.log(error) / Math.log(RELAXED));
}
function countSharedFolders(one, other) {
  let shared = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1)
    shared += one[index] === "/" ? 1 : 0;
  return shared;
}
function hashText(text) {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash = Math.imul(hash ^ hash >>> 16, 2246822507), (hash ^ hash >>> 13) >>> 0;
}

// src/packing/plan-shards.ts
var MAX_SHARDS = 256, USUAL_TOKENS = 4e5, STEP = 1.08, MOST_OF_SHARD = 1 / 16, MOST_COMPANIONS = 8, ALONE = 0.85, SPARE = 1.08;
function planShards(files, most) {
  let groups = groupCompanions(files), limit = Math.min(most, MAX_SHARDS), wanted = sumTokens(files) * (limit === 1 ? 1 : SPARE) / limit;
  for (let step = Math.ceil(Math.log(Math.max(1, wanted)) / Math.log(STEP)); ; step += 1) {
    let shards = joinSmallest(divide(groups, STEP ** step), limit, STEP ** step);
    if (shards.length <= limit)
      return shards;
  }
}
var MOST_JOINED = 1.12;
function joinSmallest(all, limit, tokens) {
  let shards = [...all];
  for (; shards.length > limit; ) {
    let sums = shards.slice(1).map((shard, index) => shard.tokens + at(shards, index).tokens), least = sums.indexOf(sums.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)), [first, second] = shards.slice(least, least + 2);
    if (first === void 0 || second === void 0 || first.tokens + second.tokens > tokens * MOST_JOINED)
      break;
    let joined = [...first.paths, ...second.paths].toSorted();
    shards.splice(least, 2, { paths: joined, tokens: first.tokens + second.tokens });
  }
  return shards;
}
function divideFiles(files, tokens) {
  return divide(groupCompanions(files), tokens);
}
function chooseShardCount(files) {
  return Math.min(MAX_SHARDS, countForSize(sumTokens(files), USUAL_TOKENS));
}
function countForSize(all, tokens) {
  let step = Math.ceil(Math.log(Math.max(1, all / tokens)) / Math.log(STEP));
  return Math.ceil(STEP ** step - ROUNDING);
}
var ROUNDING = 1e-9;
function divide(groups, tokens) {
  let units = groups.flatMap(
    (group) => group.files.length > MOST_COMPANIONS || group.tokens > tokens * MOST_OF_SHARD ? group.files : [group]
  ), alone = units.filter((unit) => unit.tokens > tokens * ALONE).map((unit) => [unit]), others = units.filter((unit) => unit.tokens <= tokens * ALONE).toSorted(byPath);
  return [...alone, ...cutIntoShards(others, tokens)].toSorted(byFirstPath).map((shard) => ({
    paths: shard.flatMap(({ paths }) => paths).toSorted(),
    tokens: shard.reduce((sum, unit) => sum + unit.tokens, 0)
  }));
}
function byFirstPath([a], [b]) {
  return a === void 0 || b === void 0 ? 0 : byPath(a, b);
}
function groupCompanions(files) {
  let units = files.map(({ path, tokens }) => ({ path, paths: [path], tokens: Math.max(1, tokens) }));
  return [...groupBy(units.toSorted(byPath), ({ path }) => makeCompanionKey(path)).values()].map((own) => ({
    path: own[0]?.path ?? "",
    paths: own.map(({ path }) => path),
    tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    files: own
  }));
}
function sumTokens(files) {
  return files.reduce((sum, { tokens }) => sum + Math.max(1, tokens), 0);
}

export {
  SEVERITIES,
  FINDING_KINDS,
  CHANGE_ITSELF,
  makeCompanionKey,
  MAX_SHARDS,
  USUAL_TOKENS,
  planShards,
  divideFiles,
  chooseShardCount
};
