import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CONCLUSIONS,
  KIND_FAMILIES
} from "./chunk-LDUEWW3F.js";
import {
  isNotReviewed
} from "./chunk-DGKTSC4J.js";
import {
  FINDING_KINDS,
  SEVERITIES
} from "./chunk-AD52CFGC.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

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
function readPart(read, part, namePlace) {
  try {
    return read(part, "");
  } catch (error) {
    throw error instanceof ShapeError ? error.within(namePlace()) : error;
  }
}
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
    let found = choices.find((choice) => choice === value);
    if (found === void 0)
      throw new ShapeError(place, `one of ${choices.join(", ")}`);
    return found;
  };
}
function list(read, most) {
  return (value, place) => {
    if (!Array.isArray(value) || value.length > most)
      throw new ShapeError(place, `a list of at most ${most}`);
    return value.map((item, index) => readPart(read, item, () => `${place}[${index}]`));
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
  let rows = Object.entries(fields);
  return (value, place) => {
    if (!isRecord(value))
      throw new ShapeError(place, "an object");
    let found = {};
    for (let [name, read] of rows) {
      let field = Object.hasOwn(value, name) ? value[name] : void 0;
      typeof read == "function" ? found[name] = readPart(read, field, () => `${place}.${name}`) : field !== void 0 && (found[name] = readPart(read.optional, field, () => `${place}.${name}`));
    }
    return found;
  };
}

// src/jobs/shards/shard-report.ts
var MAX_FINDINGS = 2e4, MAX_ROWS = 5e4, MAX_PATH = 4096, MAX_TITLE = 2e4, MAX_TEXT = 1e6, FORM = "housestyle-shard-1", path = text(MAX_PATH), title = text(MAX_TITLE), long = text(MAX_TEXT), flag = (value, place) => {
  if (typeof value != "boolean")
    throw new ShapeError(place, "true or false");
  return value;
}, side = oneOf(["LEFT", "RIGHT"]), sentences = list(long, 1e3), identity = object({
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
}), readPlacement = (value, place) => {
  let { kind, reason } = object({ kind: oneOf(["inline", "file", "summary"]), reason: optional(long) })(value, place);
  return kind === "inline" ? { kind } : { kind, reason: reason ?? "" };
}, readFinding = object({
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
  let { judgedNow, usage } = result, report = {
    ...result,
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
var HEAD = "housestyle-shard-file-1";
function readShardFile({ bytes }, secret) {
  if (bytes.length > MAX_SHARD_BYTES)
    return refuse(`has ${bytes.length} bytes, and at most ${MAX_SHARD_BYTES} are read`);
  let all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"), end = all.indexOf(`
`), text2 = all.slice(end + 1).replace(/\n$/, "");
  try {
    let head = end < 0 ? void 0 : JSON.parse(all.slice(0, end));
    return !isRecord(head) || head.format !== HEAD ? refuse("was not written by this version") : secret !== void 0 && !isSealed(text2, head.seal, secret) ? refuse("does not have the seal of this run, so somebody else wrote or changed it") : { kind: "read", report: readShardReport(JSON.parse(text2)) };
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
function isSealed(text2, seal, secret) {
  let found = Buffer.from(typeof seal == "string" ? seal : "", "hex"), expected = drawSeal(text2, secret);
  return found.length === expected.length && timingSafeEqual(found, expected);
}
function drawSeal(text2, secret) {
  let key = createHmac("sha256", secret).update("housestyle shard").digest();
  return createHmac("sha256", key).update(text2).digest();
}

export {
  makeShardReport,
  SHARD_FILE,
  MAX_SHARD_BYTES,
  writeShardFile,
  readShardFile
};
