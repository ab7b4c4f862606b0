import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  blankSecrets
} from "./joined-3b15d0af.js";
import {
  lineText
} from "./joined-1c6c8fb1.js";
// src/diagnostics/line-to-show.ts
var known = /* @__PURE__ */ new WeakMap();
function lineToShow(source, line) {
  let text2 = lineText(source, line);
  if (text2.trim() === "")
    return text2;
  let lines = known.get(source) ?? blankSecrets(source.text, source.path).split(`
`);
  known.set(source, lines);
  let blanked = lines[line - 1]?.replace(/\r$/, "");
  return blanked !== text2 && blankSecrets(text2, source.path) !== blanked ? text2.replaceAll(/[^\s]/g, "*") : text2;
}

import {
  namePlaces,
  modelText
} from "./joined-3b15d0af.js";
import {
  count as count2
} from "./joined-b7fd8cd1.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";

import {
  count
} from "./joined-b7fd8cd1.js";
// src/reports/validation/other-paths.ts
var MAX_NAMED = 3;
function nameOtherPaths({ otherPaths = [] }) {
  return otherPaths.length === 0 ? void 0 : `also ${listPaths(otherPaths, "more path")}`;
}
function nameCopies({ copies = [] }) {
  return copies.length === 0 ? "" : `The same in ${copies.length === 1 ? "its copy" : "its copies"} ${listPaths(copies, "more")}.`;
}
function listPaths(paths, more) {
  let named = paths.slice(0, MAX_NAMED).map((path2) => `\`${path2}\``), rest = paths.length - named.length;
  return `${named.join(", ")}${rest > 0 ? ` and ${more === "more" ? `${rest} more` : count(rest, more)}` : ""}`;
}
function otherPathsSentence(finding) {
  let named = nameOtherPaths(finding);
  return [named === void 0 ? "" : `The same file is ${named}.`, nameCopies(finding)].filter((sentence) => sentence !== "").join(" ");
}

import {
  groupBy
} from "./chunk-DIMNUKE4.js";
// src/reports/annotations.ts
var MAX_PER_LEVEL = 10;
var MAX_MESSAGE_CHARACTERS = 4e3;
var LEVELS = { high: "error", medium: "warning", low: "notice" };
function findingAnnotations(findings) {
  return findings.map((finding) => ({
    level: LEVELS[finding.severity],
    title: modelText(finding.title),
    message: [
      modelText(finding.body),
      ...finding.guideline === void 0 ? [] : [`${finding.guideline.text} (${finding.guideline.source}:${finding.guideline.line})`],
      ...[namePlaces(finding) ?? []].flat()
    ].join(`
`),
    file: finding.path,
    // The number of a removed line belongs to the base, but an annotation refers to the head.
    ...finding.line === void 0 || finding.side === "LEFT" ? {} : { line: finding.startLine ?? finding.line, endLine: finding.line }
  }));
}
function diagnosticAnnotations(diagnostics) {
  return diagnostics.map((diagnostic) => ({
    level: diagnostic.severity === "info" ? "notice" : diagnostic.severity,
    title: diagnostic.rule,
    message: [diagnostic.message, diagnostic.hint ?? "", otherPathsSentence(diagnostic)].filter((sentence) => sentence !== "").join(`
`),
    file: diagnostic.path,
    line: diagnostic.start.line,
    // An annotation is shown below its last line. For a long range, that is out of sight.
    endLine: diagnostic.start.line,
    ...diagnostic.end.line === diagnostic.start.line ? { col: diagnostic.start.column, endColumn: diagnostic.end.column } : {}
  }));
}
function drawAnnotations(annotations, before = "") {
  let sorted = annotations.toSorted((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level)), shown = new Set(
    [...groupBy(sorted, ({ level }) => level).values()].flatMap(
      (own) => spreadOverFiles(own, MAX_PER_LEVEL - countAnnotations(before, own[0]?.level))
    )
  );
  return {
    lines: sorted.filter((annotation) => shown.has(annotation)).map(drawAnnotation),
    rest: sorted.filter((annotation) => !shown.has(annotation))
  };
}
function drawFindingAnnotations(findings, others, before) {
  return drawCounted(findingAnnotations(findings), others, before);
}
function drawReviewAnnotations({ findings, problemsAtHead }, others, before) {
  return drawCounted([...findingAnnotations(findings), ...diagnosticAnnotations(problemsAtHead)], others, before);
}
function drawCounted(annotations, others, before) {
  let { lines, rest } = drawAnnotations(annotations, before), note = rest.length === 0 ? [] : [`${countNotShown(rest.length)}${others === void 0 ? "" : `; ${others}`}.`];
  return [...lines, ...note].map((line) => `${line}
`).join("");
}
function countNotShown(rest) {
  return `${count2(rest, "more finding")} ${rest === 1 ? "is" : "are"} not shown as annotations`;
}
var LEVEL_ORDER = ["error", "warning", "notice"];
function countAnnotations(printed2, level) {
  return printed2.split(`
`).filter((line) => line.startsWith(`::${level ?? ""} `)).length;
}
function spreadOverFiles(annotations, most) {
  let files = [...groupBy(annotations, ({ file }) => file).values()], chosen = [];
  for (let nth = 0; nth < most; nth += 1)
    chosen.push(...files.flatMap((own) => own[nth] ?? []).slice(0, Math.max(0, most - chosen.length)));
  return chosen;
}
var MAX_FILE_CHARACTERS = 1e3;
function drawAnnotation(annotation) {
  let { level, title: title2, message, file, line, endLine, col, endColumn } = placeInMessage(annotation), properties = { file, line, endLine, col, endColumn, title: oneLine(title2) }, drawn = Object.entries(properties).flatMap(
    ([name, value]) => value === void 0 ? [] : [`${name}=${escapeProperty(String(value))}`]
  ), text2 = message.split(`
`).map(oneLine).join(`
`).slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
  return `::${level} ${drawn.join(",")}::${escapeData(text2)}`;
}
function placeInMessage(annotation) {
  let { level, title: title2, message, file, line } = annotation, shown = oneLine(file.slice(0, MAX_FILE_CHARACTERS));
  return shown === file ? annotation : { level, title: title2, message: `${shown}${line === void 0 ? "" : `:${line}`}: ${message}` };
}
function drawRunAnnotation(level, message) {
  return `::${level} title=Housestyle::${escapeData(oneLine(message.slice(0, MAX_MESSAGE_CHARACTERS)))}
`;
}
function escapeData(text2) {
  return text2.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll(`
`, "%0A");
}
function escapeProperty(text2) {
  return escapeData(text2).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

import {
  detachText
} from "./joined-1c9471ce.js";
import {
  digest
} from "./joined-3b15d0af.js";
import {
  parseJson
} from "./joined-12ab4997.js";
import {
  readJsonc,
  lazily,
  positionAt
} from "./joined-1c6c8fb1.js";

import {
  CLIENTS
} from "./joined-1c6c8fb1.js";
// src/rules/suppressions/baseline-stale.ts
var baselineStale = {
  id: "baseline-stale",
  scope: "given",
  kinds: "all",
  description: "The baseline lists a problem that no longer exists",
  effects: [
    {
      clients: [...CLIENTS],
      severity: "info",
      why: "The entry would hide the same problem if it came back, in VS Code and every other client."
    }
  ],
  fixes: "Removes the entries that match no problem from the baseline.",
  say: ({ rule, path: path2 }) => ({
    message: `\`${rule}\` in \`${path2}\` is no longer reported`,
    hint: "Update the baseline with `housestyle validate --write-baseline`, or remove the entry with `--fix`."
  })
};

import {
  isRecord
} from "./chunk-IPFRPVR7.js";
// src/rules/reading/reports/report-place.ts
function locateRange(source, range) {
  return placesIn(source)(range);
}
function placesIn(source) {
  let last;
  return (range) => {
    let start = positionAt(source, range.start);
    return last?.line !== start.line && (last = { line: start.line, text: detachText(lineToShow(source, start.line)) }), { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
  };
}
// src/rules/baseline.ts
function readBaseline(source) {
  return readAsWritten(source) ?? readAnyForm(source);
}
function readAsWritten(source) {
  let value = parseJson(source.text);
  if (!isRecord(value) || !isEntries(value.findings))
    return;
  let entries = value.findings, rows = entries.map(drawEntry);
  return drawRows(rows) === source.text.replaceAll(`\r
`, `
`) ? { source, entries, rangeOf: (index) => findRowRange(source, rows, index) } : void 0;
}
function findRowRange(source, rows, index) {
  let row = rows[index], line = source.lineStarts[LINES_BEFORE_ENTRIES + index], start = line === void 0 ? void 0 : line + INDENT.length;
  return row === void 0 || start === void 0 ? void 0 : { start, end: start + row.length };
}
function readAnyForm(source) {
  let { value, problems, rangeOf } = readJsonc(source), [problem] = problems;
  if (problem !== void 0)
    return { problem: problem.message };
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.findings))
    return { problem: `it is not an object with \`"version": ${VERSION}\` and a list of \`findings\`` };
  let findings = value.findings;
  return isEntries(findings) ? { source, entries: findings, rangeOf: (index) => rangeOf(["findings", index]) } : { problem: `\`findings[${findings.findIndex((entry) => !isEntry(entry))}]\` lacks \`rule\`, \`path\`, \`fingerprint\` or \`count\`` };
}
var VERSION = 1;
function isEntries(value) {
  return Array.isArray(value) && value.every(isEntry);
}
function isEntry(value) {
  return isRecord(value) && typeof value.rule == "string" && typeof value.path == "string" && typeof value.fingerprint == "string" && typeof value.count == "number";
}
function writeBaseline(findings) {
  return drawBaseline(countFindings(findings));
}
function drawBaseline(entries) {
  return drawRows(entries.map(drawEntry));
}
var INDENT = "    ";
var LINES_BEFORE_ENTRIES = 3;
function drawRows(rows) {
  let list2 = rows.length === 0 ? "[]" : `[
${INDENT}${rows.join(`,
${INDENT}`)}
  ]`;
  return `{
  "version": ${VERSION},
  "findings": ${list2}
}
`;
}
function drawEntry({ rule, path: path2, fingerprint, count: count4 }) {
  return JSON.stringify({ rule, path: path2, fingerprint, count: count4 });
}
function countFindings(findings) {
  let entries = /* @__PURE__ */ new Map();
  for (let finding of findings) {
    let fingerprint = computeFingerprint(finding), count4 = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule: finding.rule, path: finding.path, fingerprint, count: count4 });
  }
  let sortKey = ({ path: path2, rule, fingerprint }) => `${path2}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => sortKey(a) < sortKey(b) ? -1 : 1);
}
function computeFingerprint({ rule, path: path2, message, sourceLine = "" }) {
  let parts = [rule, path2, withoutNumbers(message), sourceLine.trim()];
  return digest("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}
function withoutNumbers(message) {
  return message.split("`").map((part, index) => index % 2 === 0 ? part.replaceAll(/\d[\d,.]*\d|\d/g, "0") : part).join("`");
}
function applyBaseline(findings, { source, entries, rangeOf }) {
  let left = new Map(entries.map(({ fingerprint, count: count4 }) => [fingerprint, count4])), known2 = findings.filter((finding) => {
    let fingerprint = computeFingerprint(finding), count4 = left.get(fingerprint) ?? 0;
    return left.set(fingerprint, count4 - 1), count4 > 0;
  }), gone = new Set(known2), kept = entries.flatMap((entry) => {
    let count4 = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count4 > 0 ? [{ ...entry, count: count4 }] : [];
  }), rest = lazily(() => drawBaseline(kept)), stale = entries.flatMap((entry, index) => {
    let range = (left.get(entry.fingerprint) ?? 0) > 0 ? rangeOf(index) : void 0;
    return range === void 0 ? [] : [
      {
        rule: baselineStale,
        place: locateRange(source, range),
        said: baselineStale.say(entry),
        particulars: { fix: { kind: "rewrite", text: rest() } }
      }
    ];
  });
  return { fresh: findings.filter((finding) => !gone.has(finding)), known: known2, stale };
}

import {
  isNotReviewed
} from "./joined-3b15d0af.js";
import {
  FINDING_KINDS,
  SEVERITIES
} from "./joined-1c6c8fb1.js";
import {
  at
} from "./joined-cc1d52fd.js";

// src/findings/identity/finding-identity.ts
var KIND_FAMILIES = ["fault", "security", "style"];
// src/reports/review/review-result.ts
var CONCLUSIONS = ["clean", "findings", "unchecked", "incomplete", "failed", "skipped"];

import {
  isRecord as isRecord2
} from "./chunk-IPFRPVR7.js";
import { isAscii } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
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
var count3 = (value, place) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0)
    throw new ShapeError(place, "a whole number");
  return Number(value);
};
var amount = (value, place) => {
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
    if (!isRecord2(value) || Object.keys(value).length > most)
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
    ([name, read]) => typeof read == "function" ? { name, read, isOptional: false } : { name, read: read.optional, isOptional: true }
  ), byName = new Map(rows.map((row) => [row.name, row])), required = rows.filter(({ isOptional }) => !isOptional);
  return (value, place) => {
    if (!isRecord2(value))
      throw new ShapeError(place, "an object");
    let changed, hasOthers = false, missing = required.length, name = "";
    try {
      for (name in value) {
        let row = Object.hasOwn(value, name) ? byName.get(name) : void 0, field = value[name];
        if (row === void 0 || field === void 0 && row.isOptional) {
          hasOthers = true;
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
var MAX_FINDINGS = 2e4;
var MAX_ROWS = 5e4;
var MAX_SENTENCES = 1e3;
var MAX_TITLE = 2e4;
var MAX_TEXT = 1e6;
var FORM = "housestyle-shard-1";
var title = text(MAX_TITLE);
var long = text(MAX_TEXT);
var path = long;
var flag = (value, place) => {
  if (typeof value != "boolean")
    throw new ShapeError(place, "true or false");
  return value;
};
var side = oneOf(["LEFT", "RIGHT"]);
var sentences = list(long, MAX_SENTENCES);
var identity = object({
  about: title,
  family: oneOf(KIND_FAMILIES),
  code: optional(title),
  within: optional(title),
  before: optional(title),
  after: optional(title)
});
var readPlace = object({
  path,
  side,
  line: optional(count3),
  startLine: optional(count3),
  quote: optional(long),
  suggestion: optional(long),
  fingerprint: optional(title),
  identity: optional(identity)
});
var readInline = object({ kind: oneOf(["inline"]) });
var readElsewhere = object({ kind: oneOf(["inline", "file", "summary"]), reason: long });
var readPlacement = (value, place) => isRecord2(value) && value.kind === "inline" ? readInline(value, place) : readElsewhere(value, place);
var readFinding = object({
  fingerprint: title,
  identity: optional(identity),
  path,
  side,
  line: optional(count3),
  startLine: optional(count3),
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
      line: count3,
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
});
var readKind = (value, place) => {
  if (!isNotReviewed(value))
    throw new ShapeError(place, "a reason that this version knows");
  return value;
};
var readLines = list(object({ kind: readKind, files: count3, lines: count3 }), 100);
var readCoverage = object({
  files: count3,
  reviewedFiles: count3,
  lines: count3,
  reviewedLines: count3,
  modelLines: count3,
  ruleLines: count3,
  notReviewed: readLines,
  missedByModel: readLines
});
var readUnjudged = object({
  requests: count3,
  comments: count3,
  unproven: count3,
  cutReplies: count3,
  statements: count3,
  agents: count3,
  unaskedModel: optional(title)
});
var readRow = object({
  agent: title,
  model: title,
  requests: count3,
  failedRequests: count3,
  cachedReplies: count3,
  waitingRequests: optional(count3),
  batchedRequests: optional(count3),
  inputTokens: count3,
  cachedInputTokens: optional(count3),
  outputTokens: count3,
  cost: optional(amount),
  saved: optional(amount)
});
var readUsage = object({
  provider: title,
  model: optional(title),
  failedRequests: count3,
  failure: optional(long),
  rows: list(readRow, 1e3)
});
var readReviewer = object({
  name: title,
  source: optional(path),
  why: long,
  files: count3,
  unreadFiles: count3,
  model: title,
  requests: count3,
  toolCalls: dictionary(count3, 200),
  findings: count3,
  unavailableTools: list(object({ name: title, reason: long }), 500),
  shortages: sentences,
  notes: sentences,
  handoffs: list(object({ label: title, agent: title, prompt: optional(long) }), 100)
});
var readLeftOut = object({
  stage: oneOf(["file", "guideline", "change", "request", "finding"]),
  source: path,
  reason: long
});
var readReceipt = object({
  source: path,
  folder: optional(path),
  status: oneOf(["in-force", "idle", "left-out"]),
  tokens: optional(count3),
  sent: optional(oneOf(["whole", "cut"])),
  changedFiles: count3,
  files: list(object({ path, by: long }), 100),
  /** Ids of the statements that were checked without a model. */
  checked: list(title, MAX_ROWS)
});
var readReport = object({
  format: oneOf([FORM]),
  plan: title,
  commit: title,
  shard: count3,
  most: count3,
  /** The attempt of the workflow run. */
  attempt: count3,
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
      confirmed: count3,
      lowered: count3,
      dropped: count3,
      unverified: count3,
      lookups: count3,
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
function readFindings(value, before) {
  let read = list(readFinding, MAX_FINDINGS)(value, before === 0 ? "findings" : `findings.slice(${before})`);
  if (before + read.length > MAX_FINDINGS)
    throw new ShapeError("findings", `a list of at most ${MAX_FINDINGS}`);
  return read;
}
// src/jobs/shards/shard-file.ts
var SHARD_FILE = "shard.json";
var MAX_SHARD_BYTES = 64 * 1024 * 1024;
var FINDINGS_PER_LINE = 64;
function writeShardFile(report, secret, cut = (text2) => text2) {
  let { findings } = report, lines = [JSON.stringify({ ...report, findings: [] })];
  for (let start = 0; start < findings.length; start += FINDINGS_PER_LINE)
    lines.push(JSON.stringify(findings.slice(start, start + FINDINGS_PER_LINE)));
  let text2 = cut(lines.join(`
`)), seal = secret === void 0 ? void 0 : drawSeal(text2, secret).toString("hex");
  return `${JSON.stringify({ format: HEAD, ...seal === void 0 ? {} : { seal } })}
${text2}
`;
}
var HEAD = "housestyle-shard-file-2";
var NEWLINE = 10;
function readShardFile({ bytes }, secret, share = () => {
}) {
  if (bytes.length > MAX_SHARD_BYTES)
    return refuse(`has ${bytes.length} bytes, and at most ${MAX_SHARD_BYTES} are read`);
  let all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), end = all.indexOf(`
`), content = all.subarray(end + 1, all.at(-1) === NEWLINE ? -1 : void 0);
  try {
    let head = end < 0 ? void 0 : JSON.parse(all.toString("utf8", 0, end));
    if (!isRecord2(head) || head.format !== HEAD)
      return refuse("was not written by this version");
    let drawn = drawSeal(content, secret ?? "");
    return secret !== void 0 && !isSeal(head.seal, drawn) ? refuse("does not have the seal of this run, so somebody else wrote or changed it") : { kind: "read", report: readContent(content, share), mark: drawn.toString("hex") };
  } catch (error) {
    if (error instanceof ShapeError)
      return refuse(`cannot be used: ${error.message}`);
    if (error instanceof SyntaxError)
      return refuse("is damaged: it is not valid JSON");
    throw error;
  }
}
function readContent(content, share) {
  let end = content.indexOf(NEWLINE), report = readShardReport(JSON.parse(readText(content.subarray(0, end < 0 ? void 0 : end)))), findings = [...report.findings];
  for (; end >= 0; ) {
    let start = end + 1;
    end = content.indexOf(NEWLINE, start);
    let line = readFindings(
      JSON.parse(readText(content.subarray(start, end < 0 ? void 0 : end))),
      findings.length
    );
    share(line), line.forEach((finding) => findings.push(finding));
  }
  return { ...report, findings };
}
function readText(content) {
  return content.toString(isAscii(content) ? "latin1" : "utf8");
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

import {
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";
// src/commands/output/fail-on.ts
function reviewFailOn(options) {
  return failOnAmong(REVIEW_FAIL_ON, options, "never", "a review");
}
function validateFailOn(options) {
  return failOnAmong(VALIDATE_FAIL_ON, options, "error", "a validation");
}
function failOnAmong(words, { failOn }, otherwise, subject) {
  let word = words.find((candidate) => candidate === failOn?.value);
  if (word !== void 0)
    return word;
  if (failOn === void 0 || failOn.isShared)
    return otherwise;
  throw usageError(
    "option-value",
    `For ${subject}, \`fail-on\` must be one of ${words.join(", ")}, not "${failOn.value}"`
  );
}

import {
  maskSecrets,
  digest as digest2
} from "./joined-3b15d0af.js";
import {
  PROJECT_URL,
  ruleUrl,
  writeCount
} from "./joined-1c6c8fb1.js";
import {
  printed,
  showHidden
} from "./joined-5ac99ec6.js";
// src/text/shown/inline-code.ts
function splitInlineCode(sentence) {
  let parts = sentence.split("`"), hasOpen = parts.length % 2 === 0;
  return parts.map((part, index) => {
    let isOpen = hasOpen && index === parts.length - 1;
    return index % 2 === 1 && !isOpen ? { kind: "code", text: part } : { kind: "words", text: `${isOpen ? "`" : ""}${part}` };
  });
}
// src/reports/html/html.ts
function html(pieces, ...parts) {
  return {
    markup: pieces.map((piece, index) => piece + (index < parts.length ? insert(parts[index]) : "")).join("")
  };
}
function insert(part) {
  return part === void 0 ? "" : typeof part == "string" || typeof part == "number" ? escapeHtml(String(part)) : "markup" in part ? part.markup : part.map((one) => typeof one == "string" ? escapeHtml(one) : one.markup).join("");
}
function escapeHtml(text2) {
  return printed(showHidden(text2)).toWellFormed().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}
function inlineCode(sentence) {
  return html`${splitInlineCode(sentence).map(({ kind, text: text2 }) => kind === "code" ? codeSpan(text2) : text2)}`;
}
var MAX_UNBROKEN_CHARACTERS = 30;
function codeSpan(text2) {
  return text2.length <= MAX_UNBROKEN_CHARACTERS ? html`<code class="short">${text2}</code>` : html`<code>${text2}</code>`;
}
function paragraphs(text2) {
  let lines = text2.replaceAll(`\r
`, `
`).split(`
`), blocks = [], words = [], code, fence = "", endWords = () => {
    let joined = words.join(`
`).trim();
    joined !== "" && blocks.push(...joined.split(/\n{2,}/).map((paragraph) => html`<p>${inlineCode(paragraph)}</p>`)), words = [];
  };
  for (let line of lines) {
    let mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    code === void 0 && mark !== void 0 ? (endWords(), [code, fence] = [[], mark]) : code !== void 0 && mark !== void 0 && mark.startsWith(fence) ? (blocks.push(codeBlock(code.join(`
`))), code = void 0) : (code ?? words).push(line);
  }
  return endWords(), html`${code === void 0 ? blocks : [...blocks, codeBlock(code.join(`
`))]}`;
}
function codeBlock(text2) {
  return html`<pre tabindex="0"><code>${text2}</code></pre>`;
}
// src/reports/html/diagnostic-article.ts
function drawDiagnostic(diagnostic, isAlone = false) {
  let { path: path2, severity, start, message, rule, why, hint, sourceLine = "", fix } = diagnostic, copies = nameCopies(diagnostic);
  return html`<article class="${severity}${isAlone ? " always" : ""}">
    <h3><span class="tag">${severity}</span>${inlineCode(message)}</h3>
    <p class="soft">
      ${isAlone ? html`<code>${path2}</code>, ` : ""}line ${start.line}, column ${start.column} ·
      <a href="${ruleUrl(rule)}">${rule}</a>
    </p>
    ${isWithoutWords(sourceLine) || maskSecrets(sourceLine, path2) !== sourceLine ? "" : codeBlock(sourceLine.slice(0, MAX_LINE_CHARACTERS))}
    ${why === void 0 ? "" : html`<p>${inlineCode(why)}</p>`}
    ${hint === void 0 ? "" : html`<p>${inlineCode(hint)}${fix === void 0 ? "" : html` (<code>--fix</code> can do this)`}</p>`}
    ${copies === "" ? "" : html`<p>${inlineCode(copies)}</p>`}
  </article> `;
}
var MAX_LINE_CHARACTERS = 400;
function isWithoutWords(line) {
  return /^\s*(?:-{3}\s*)?$/.test(line);
}
// src/reports/html/page.ts
function drawPage(title2, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; style-src '${hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${html`<title>${title2}</title>`.markup}
<style>${STYLE}</style>
</head>
<body>
${body.markup}
</body>
</html>
`;
}
function hashOf(text2) {
  return `sha256-${digest2("sha256", text2, "base64")}`;
}
function severityFilter(severities) {
  let total = severities.reduce((sum, { count: count4 }) => sum + count4, 0), shown = severities.filter(({ count: count4 }) => count4 > 0);
  return shown.length < 2 ? html`` : html`<fieldset class="filter">
    <legend>Show</legend>
    <label><input type="radio" name="severity" value="all" checked />all ${writeCount(total)}</label>
    ${shown.map(
    ({ name, count: count4 }) => html`<label><input type="radio" name="severity" value="${name}" />${name} ${count4}</label> `
  )}
  </fieldset>`;
}
var STYLE = `
:root{color-scheme:light dark;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--paper:#fff;--tint:#f6f8fa;--link:#0550ae;--high:#c02024;--medium:#8a5a00;--low:#0550ae}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9da7b3;--line:#3d444d;--paper:#0d1117;--tint:#161b22;--link:#79b8ff;--high:#ff9492;--medium:#e3b341;--low:#79b8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.4rem;margin:0 0 .25rem}
h2{font-size:1.1rem;margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:0}
p{margin:.4rem 0}
a{color:var(--link)}
code,pre{font:.86em/1.5 ui-monospace,monospace;background:var(--tint);border-radius:4px}
code{padding:.1em .3em;display:inline-block;max-width:100%}
code.short{display:inline;white-space:nowrap}
pre{padding:.6rem .8rem;overflow:auto;border:1px solid var(--line)}
pre code{display:inline;padding:0;background:none;font-size:1em;overflow-wrap:normal}
.soft{color:var(--soft)}
.verdict{font-size:1.05rem}
article{border:1px solid var(--line);border-left:4px solid var(--low);border-radius:6px;padding:.7rem .9rem;margin:.8rem 0}
article.high,article.error{border-left-color:var(--high)}
article.medium,article.warning{border-left-color:var(--medium)}
.tag{font-size:.8rem;font-weight:600;margin-right:.5rem;color:var(--low)}
.high>*>.tag,.error>*>.tag{color:var(--high)}
.medium>*>.tag,.warning>*>.tag{color:var(--medium)}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:.93em}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
th{overflow-wrap:normal}
td:has(>code),td:has(pre){min-width:8rem}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}
details{margin:.8rem 0}
summary{cursor:pointer;font-weight:600}
.filter{border:0;margin:1.5rem 0 0;padding:0;display:flex;gap:1rem;flex-wrap:wrap}
.filter legend{float:left;padding:0;margin-right:1rem;color:var(--soft)}
.filter label{cursor:pointer}
.filter input{margin:0 .4rem 0 0}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
${["high", "medium", "low", "error", "warning", "info"].map(
  (name) => `body:has(.filter input[value=${name}]:checked) :is(article,section:has(article:not(.always)):not(:has(article.${name}))):not(.${name},.always)`
).join(",")}{display:none}
@media print{.filter{display:none}article{break-inside:avoid}}
`;
// src/reports/sarif-log.ts
var MAX_SARIF_RESULTS = 5e3;
function sarifLog(version, rules, results, further = {}) {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "Housestyle", informationUri: PROJECT_URL, semanticVersion: version, rules }
        },
        columnKind: "utf16CodeUnits",
        ...further,
        results
      }
    ]
  };
}
function sarifUri(path2) {
  return path2.toWellFormed().split("/").map((part) => encodeURIComponent(part)).join("/");
}
// src/reports/validation/sarif-result.ts
var SARIF_LEVELS = {
  error: "error",
  warning: "warning",
  info: "note"
};
var ROOT = "%SRCROOT%";
var ROOT_BASE = { [ROOT]: { description: { text: "The root of the repository." } } };
function withFingerprints(diagnostics) {
  let seen = /* @__PURE__ */ new Map();
  return diagnostics.map((diagnostic) => {
    let print = computeFingerprint(diagnostic), nth = (seen.get(print) ?? 0) + 1;
    return seen.set(print, nth), { ...diagnostic, fingerprint: `${print}:${nth}` };
  });
}
function drawResult(finding) {
  let { rule, severity, path: path2, start, end, fingerprint } = finding;
  return {
    ruleId: rule,
    level: SARIF_LEVELS[severity],
    message: { text: composeMessage(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: fileLocation(path2),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
        }
      }
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...drawFixes(finding)
  };
}
function fileLocation(path2) {
  return { uri: sarifUri(path2), uriBaseId: ROOT };
}
var MAX_MESSAGE_CHARACTERS2 = 4e3;
function composeMessage(finding) {
  let { message, why, hint } = finding, sentences2 = [`${message}.`, why ?? "", hint ?? "", otherPathsSentence(finding)].filter(
    (sentence) => sentence !== ""
  );
  return showHidden(sentences2.join(" ").slice(0, MAX_MESSAGE_CHARACTERS2).toWellFormed()).replaceAll("](", "]\u200B(");
}
var MAX_INSERTED_CHARACTERS = 2e3;
function drawFixes({ path: path2, fix }) {
  if (fix?.kind !== "edits" || fix.edits.reduce((sum, { text: text2 }) => sum + text2.length, 0) > MAX_INSERTED_CHARACTERS)
    return {};
  let replacements = fix.edits.toSorted((a, b) => a.start - b.start).map(({ start, end, text: text2 }) => ({
    deletedRegion: { charOffset: start, charLength: end - start },
    ...text2 === "" ? {} : { insertedContent: { text: text2 } }
  }));
  return { fixes: [{ artifactChanges: [{ artifactLocation: fileLocation(path2), replacements }] }] };
}

import {
  refuseUnwritable
} from "./joined-1c9471ce.js";
import { join } from "node:path";
// src/commands/output/refuse-outputs.ts
async function refuseOutputs({ sarifFile, shard }, folder) {
  if (sarifFile !== void 0 && await refuseUnwritable(sarifFile, "sarif-file"), shard !== void 0) {
    let { nameShard } = await import("./write-shard-O5VYHVVF.js");
    await refuseUnwritable(join(folder, nameShard(shard), SHARD_FILE), "output-dir");
  }
}
export {
  CONCLUSIONS,
  KIND_FAMILIES,
  MAX_SARIF_RESULTS,
  MAX_SHARD_BYTES,
  ROOT_BASE,
  SARIF_LEVELS,
  SHARD_FILE,
  applyBaseline,
  baselineStale,
  codeBlock,
  computeFingerprint,
  countNotShown,
  diagnosticAnnotations,
  drawAnnotations,
  drawBaseline,
  drawDiagnostic,
  drawFindingAnnotations,
  drawPage,
  drawResult,
  drawReviewAnnotations,
  drawRunAnnotation,
  findingAnnotations,
  html,
  inlineCode,
  lineToShow,
  makeShardReport,
  nameCopies,
  nameOtherPaths,
  otherPathsSentence,
  paragraphs,
  placesIn,
  readBaseline,
  readShardFile,
  refuseOutputs,
  reviewFailOn,
  sarifLog,
  sarifUri,
  severityFilter,
  validateFailOn,
  withFingerprints,
  writeBaseline,
  writeShardFile
};
