import {
  CONCLUSIONS as CONCLUSIONS,
  KIND_FAMILIES as KIND_FAMILIES
} from "./joined-2a42ba82.js";
import {
  isNotReviewed as isNotReviewed
} from "./joined-a25bbea2.js";
import {
  FINDING_KINDS as FINDING_KINDS,
  SEVERITIES as SEVERITIES
} from "./joined-1afdab75.js";
import {
  isRecord as isRecord
} from "./joined-28e21170.js";
import {
  at as at
} from "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/json/read-shape.ts
var ShapeError = class _ShapeError extends Error {
  #place;
  #expected;
  constructor(place, expected) {
    super(`${place === "" ? "the content" : place.replace(/^\./, "")} is not ${expected}`), this.name = "ShapeError", this.#place = place, this.#expected = expected;
  }
  /** The same error, for a value that is located in another one. */
  within(place) {
    return new _ShapeError(`${place}${this.#place}`, this.#expected);
  }
};
function text(most) {
  return (value, place) => {
    if (typeof value != "string" || value.length > most)
      throw new ShapeError(place, `a text of at most ${most} characters`);
    return value;
  };
}
var count = (value, place) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0)
    throw new ShapeError(place, "a whole number");
  return Number(value);
}, amount = (value, place) => {
  if (typeof value != "number" || !(value >= 0) || value > Number.MAX_SAFE_INTEGER)
    throw new ShapeError(place, "a number");
  return value;
};
function oneOf(choices) {
  return (value, place) => {
    for (let choice of choices)
      if (choice === value)
        return choice;
    throw new ShapeError(place, `one of ${choices.join(", ")}`);
  };
}
function list(read, most) {
  return (value, place) => {
    if (!Array.isArray(value) || value.length > most)
      throw new ShapeError(place, `a list of at most ${most}`);
    let changed, index = 0;
    try {
      for (; index < value.length; index += 1) {
        let item = value[index], found = read(item, "");
        (changed !== void 0 || found !== item) && (changed ??= value.slice(0, index), changed.push(found));
      }
    } catch (error) {
      throw error instanceof ShapeError ? error.within(`${place}[${index}]`) : error;
    }
    return changed ?? value;
  };
}
function dictionary(read, most) {
  return (value, place) => {
    if (!isRecord(value) || Object.keys(value).length > most)
      throw new ShapeError(place, `an object of at most ${most} keys`);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key.slice(0, 200), read(item, `${place}.${key}`)])
    );
  };
}
function optional(read) {
  return { optional: read };
}
function object(fields) {
  let rows = Object.entries(fields).map(
    ([name, read]) => typeof read == "function" ? { name, read, isOptional: !1 } : { name, read: read.optional, isOptional: !0 }
  ), byName = new Map(rows.map((row) => [row.name, row])), required = rows.filter(({ isOptional }) => !isOptional);
  return (value, place) => {
    if (!isRecord(value))
      throw new ShapeError(place, "an object");
    let changed, hasOthers = !1, missing = required.length, name = "";
    try {
      for (name in value) {
        let row = Object.hasOwn(value, name) ? byName.get(name) : void 0, field = value[name];
        if (row === void 0 || field === void 0 && row.isOptional) {
          hasOthers = !0;
          continue;
        }
        let found = row.read(field, "");
        missing -= row.isOptional ? 0 : 1, found !== field && (changed = (changed ?? /* @__PURE__ */ new Map()).set(name, found));
      }
      missing > 0 && ({ name } = at(
        required.filter((row) => !Object.hasOwn(value, row.name)),
        0
      ), byName.get(name)?.read(void 0, ""));
    } catch (error) {
      throw error instanceof ShapeError ? error.within(`${place}.${name}`) : error;
    }
    return changed === void 0 && !hasOthers ? value : takeFields(value, rows, changed);
  };
}
function takeFields(value, rows, changed = /* @__PURE__ */ new Map()) {
  let taken = {};
  for (let { name } of rows)
    Object.hasOwn(value, name) && value[name] !== void 0 && (taken[name] = changed.has(name) ? changed.get(name) : value[name]);
  return taken;
}

// src/jobs/shards/shard-report.ts
var MAX_FINDINGS = 2e4, MAX_ROWS = 5e4, MAX_SENTENCES = 1e3, MAX_TITLE = 2e4, MAX_TEXT = 1e6, FORM = "housestyle-shard-1", title = text(MAX_TITLE), long = text(MAX_TEXT), path = long, flag = (value, place) => {
  if (typeof value != "boolean")
    throw new ShapeError(place, "true or false");
  return value;
}, side = oneOf(["LEFT", "RIGHT"]), sentences = list(long, MAX_SENTENCES), identity = object({
  about: title,
  family: oneOf(KIND_FAMILIES),
  code: optional(title),
  within: optional(title),
  before: optional(title),
  after: optional(title)
}), readPlace = object({
  path,
  side,
  line: optional(count),
  startLine: optional(count),
  quote: optional(long),
  suggestion: optional(long),
  fingerprint: optional(title),
  identity: optional(identity)
}), readInline = object({ kind: oneOf(["inline"]) }), readElsewhere = object({ kind: oneOf(["inline", "file", "summary"]), reason: long }), readPlacement = (value, place) => isRecord(value) && value.kind === "inline" ? readInline(value, place) : readElsewhere(value, place), readFinding = object({
  fingerprint: title,
  identity: optional(identity),
  path,
  side,
  line: optional(count),
  startLine: optional(count),
  quote: optional(long),
  severity: oneOf(SEVERITIES),
  kind: oneOf(FINDING_KINDS),
  title,
  body: long,
  suggestion: optional(long),
  proposal: optional(object({ kind: oneOf(["code", "diff"]), text: long, reason: long })),
  guideline: optional(
    object({
      id: title,
      statement: optional(title),
      source: path,
      level: optional(oneOf(["organization", "user"])),
      line: count,
      text: long
    })
  ),
  confidence: optional(amount),
  origin: oneOf(["model", "literal"]),
  agents: optional(list(title, 100)),
  doubts: optional(list(long, 100)),
  verification: optional(object({ kind: oneOf(["confirmed", "lowered", "unverified"]), reason: optional(long) })),
  places: optional(list(readPlace, MAX_FINDINGS)),
  placement: readPlacement
}), readKind = (value, place) => {
  if (!isNotReviewed(value))
    throw new ShapeError(place, "a reason that this version knows");
  return value;
}, readLines = list(object({ kind: readKind, files: count, lines: count }), 100), readCoverage = object({
  files: count,
  reviewedFiles: count,
  lines: count,
  reviewedLines: count,
  modelLines: count,
  ruleLines: count,
  notReviewed: readLines,
  missedByModel: readLines
}), readUnjudged = object({
  requests: count,
  comments: count,
  unproven: count,
  cutReplies: count,
  statements: count,
  agents: count,
  unaskedModel: optional(title)
}), readRow = object({
  agent: title,
  model: title,
  requests: count,
  failedRequests: count,
  cachedReplies: count,
  waitingRequests: optional(count),
  batchedRequests: optional(count),
  inputTokens: count,
  cachedInputTokens: optional(count),
  outputTokens: count,
  cost: optional(amount),
  saved: optional(amount)
}), readUsage = object({
  provider: title,
  model: optional(title),
  failedRequests: count,
  failure: optional(long),
  rows: list(readRow, 1e3)
}), readReviewer = object({
  name: title,
  source: optional(path),
  why: long,
  files: count,
  unreadFiles: count,
  model: title,
  requests: count,
  toolCalls: dictionary(count, 200),
  findings: count,
  unavailableTools: list(object({ name: title, reason: long }), 500),
  shortages: sentences,
  notes: sentences,
  handoffs: list(object({ label: title, agent: title, prompt: optional(long) }), 100)
}), readLeftOut = object({
  stage: oneOf(["file", "guideline", "change", "request", "finding"]),
  source: path,
  reason: long
}), readReceipt = object({
  source: path,
  folder: optional(path),
  status: oneOf(["in-force", "idle", "left-out"]),
  tokens: optional(count),
  sent: optional(oneOf(["whole", "cut"])),
  changedFiles: count,
  files: list(object({ path, by: long }), 100),
  /** Ids of the statements that were checked without a model. */
  checked: list(title, MAX_ROWS)
}), readReport = object({
  format: oneOf([FORM]),
  plan: title,
  commit: title,
  shard: count,
  most: count,
  /** The attempt of the workflow run. */
  attempt: count,
  isOffline: flag,
  conclusion: oneOf(CONCLUSIONS),
  findings: list(readFinding, MAX_FINDINGS),
  leftOut: list(readLeftOut, MAX_ROWS),
  merged: list(object({ source: path, reason: long }), MAX_ROWS),
  remarks: sentences,
  coverage: readCoverage,
  unjudged: readUnjudged,
  usage: readUsage,
  reviewers: list(readReviewer, 200),
  receipts: list(readReceipt, 1e4),
  verification: optional(
    object({
      confirmed: count,
      lowered: count,
      dropped: count,
      unverified: count,
      lookups: count,
      shortages: sentences,
      notes: sentences
    })
  ),
  judged: object({ byModel: list(path, MAX_ROWS), byRules: list(path, MAX_ROWS) })
});
function makeShardReport(result, { key, commit, most }, { index, attempt }) {
  let { judgedNow, usage } = result, { findings, leftOut, merged, remarks } = result, report = {
    ...result,
    findings: findings.slice(0, MAX_FINDINGS),
    leftOut: [...leftOut.slice(0, MAX_ROWS - 1), ...countRest(findings)],
    merged: merged.slice(0, MAX_ROWS),
    remarks: remarks.slice(0, MAX_SENTENCES),
    format: FORM,
    plan: key,
    commit,
    shard: index,
    most,
    attempt,
    isOffline: usage.provider === "offline",
    receipts: result.receipts.flatMap(shortenReceipt),
    judged: { byModel: [...judgedNow?.byModel ?? []], byRules: [...judgedNow?.byRules ?? []] }
  };
  return readReport(report, "");
}
function countRest({ length }) {
  return length <= MAX_FINDINGS ? [] : [
    {
      stage: "finding",
      source: `${length - MAX_FINDINGS} more findings of a shard`,
      reason: `a shard reports at most ${MAX_FINDINGS}`
    }
  ];
}
function shortenReceipt(receipt) {
  let { guideline, status, tokens, sent, statementRecords = [] } = receipt, checked = statementRecords.flatMap((record) => record.checked ? [record.statement] : []), isBusyAgent = guideline === void 0 && status === "in-force";
  return isBusyAgent || tokens !== void 0 || sent !== void 0 || checked.length > 0 ? [{ ...receipt, files: isBusyAgent ? receipt.files : [], checked }] : [];
}
function readShardReport(value) {
  return readReport(value, "");
}

// src/jobs/shards/shard-file.ts
import { createHmac, timingSafeEqual } from "node:crypto";
var SHARD_FILE = "shard.json", MAX_SHARD_BYTES = 64 * 1024 * 1024;
function writeShardFile(report, secret, cut = (text2) => text2) {
  let text2 = cut(JSON.stringify(report)), seal = secret === void 0 ? void 0 : drawSeal(text2, secret).toString("hex");
  return `${JSON.stringify({ format: HEAD, ...seal === void 0 ? {} : { seal } })}
${text2}
`;
}
var HEAD = "housestyle-shard-file-1", NEWLINE = 10;
function readShardFile({ bytes }, secret) {
  if (bytes.length > MAX_SHARD_BYTES)
    return refuse(`has ${bytes.length} bytes, and at most ${MAX_SHARD_BYTES} are read`);
  let all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), end = all.indexOf(`
`), content = all.subarray(end + 1, all.at(-1) === NEWLINE ? -1 : void 0);
  try {
    let head = end < 0 ? void 0 : JSON.parse(all.toString("utf8", 0, end));
    if (!isRecord(head) || head.format !== HEAD)
      return refuse("was not written by this version");
    let drawn = drawSeal(content, secret ?? "");
    return secret !== void 0 && !isSeal(head.seal, drawn) ? refuse("does not have the seal of this run, so somebody else wrote or changed it") : { kind: "read", report: readShardReport(JSON.parse(content.toString("utf8"))), mark: drawn.toString("hex") };
  } catch (error) {
    if (error instanceof ShapeError)
      return refuse(`cannot be used: ${error.message}`);
    if (error instanceof SyntaxError)
      return refuse("is damaged: it is not valid JSON");
    throw error;
  }
}
function refuse(reason) {
  return { kind: "refused", reason };
}
function isSeal(seal, drawn) {
  let found = Buffer.from(typeof seal == "string" ? seal : "", "hex");
  return found.length === drawn.length && timingSafeEqual(found, drawn);
}
function drawSeal(content, secret) {
  let key = createHmac("sha256", secret).update("housestyle shard").digest();
  return createHmac("sha256", key).update(content).digest();
}

export {
  makeShardReport,
  SHARD_FILE,
  MAX_SHARD_BYTES,
  writeShardFile,
  readShardFile
};
