import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  baselineStale
} from "./chunk-JHPLEBL2.js";
import {
  detachText
} from "./chunk-LTH2JJM3.js";
import {
  readJsonc
} from "./chunk-YDCA3GX4.js";
import {
  digest
} from "./chunk-OMFRFCOU.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  lineText
} from "./chunk-5N6IQUCW.js";
import {
  lazily,
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/rules/reading/report-place.ts
function locateRange(source, range) {
  return placesIn(source)(range);
}
function placesIn(source) {
  let last;
  return (range) => {
    let start = positionAt(source, range.start);
    return last?.line !== start.line && (last = { line: start.line, text: detachText(lineText(source, start.line)) }), { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
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
var INDENT = "    ", LINES_BEFORE_ENTRIES = 3;
function drawRows(rows) {
  let list = rows.length === 0 ? "[]" : `[
${INDENT}${rows.join(`,
${INDENT}`)}
  ]`;
  return `{
  "version": ${VERSION},
  "findings": ${list}
}
`;
}
function drawEntry({ rule, path, fingerprint, count }) {
  return JSON.stringify({ rule, path, fingerprint, count });
}
function countFindings(findings) {
  let entries = /* @__PURE__ */ new Map();
  for (let finding of findings) {
    let fingerprint = computeFingerprint(finding), count = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule: finding.rule, path: finding.path, fingerprint, count });
  }
  let sortKey = ({ path, rule, fingerprint }) => `${path}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => sortKey(a) < sortKey(b) ? -1 : 1);
}
function computeFingerprint({ rule, path, message, sourceLine = "" }) {
  let parts = [rule, path, withoutNumbers(message), sourceLine.trim()];
  return digest("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}
function withoutNumbers(message) {
  return message.split("`").map((part, index) => index % 2 === 0 ? part.replaceAll(/\d[\d,.]*\d|\d/g, "0") : part).join("`");
}
function applyBaseline(findings, { source, entries, rangeOf }) {
  let left = new Map(entries.map(({ fingerprint, count }) => [fingerprint, count])), known = findings.filter((finding) => {
    let fingerprint = computeFingerprint(finding), count = left.get(fingerprint) ?? 0;
    return left.set(fingerprint, count - 1), count > 0;
  }), gone = new Set(known), kept = entries.flatMap((entry) => {
    let count = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count > 0 ? [{ ...entry, count }] : [];
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
  return { fresh: findings.filter((finding) => !gone.has(finding)), known, stale };
}

export {
  placesIn,
  readBaseline,
  writeBaseline,
  drawBaseline,
  computeFingerprint,
  applyBaseline
};
