import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isNotReviewed
} from "./chunk-RUPNI3UM.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/reports/review/markers.ts
var SUMMARY_MARKER = "<!-- housestyle:summary -->";
function findingMarker(fingerprint) {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}
function fingerprintIn(body) {
  return /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lastLine(body))?.[1];
}
function stateMarker(state) {
  return `<!-- housestyle:state ${JSON.stringify(state)} -->`;
}
function readSummaryMarkers(body) {
  let lines = body.trimEnd().split(/\r?\n/);
  if (lines.at(-1) !== SUMMARY_MARKER)
    return { isSummary: !1, state: void 0 };
  let json = /^<!-- housestyle:state (\{.*\}) -->$/.exec(lines.at(-2) ?? "")?.[1];
  return { isSummary: !0, state: json === void 0 ? void 0 : parseState(json) };
}
function parseState(json) {
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    return;
  }
  return isState(value) ? value : void 0;
}
function isState(state) {
  return isRecord(state) ? hasNumbers(state, ["findings", "low", "medium", "high"]) && isCoverage(state.coverage) && typeof state.key == "string" && ["clean", "findings", "failed", "skipped"].includes(String(state.conclusion)) : !1;
}
function isCoverage(coverage) {
  if (!isRecord(coverage) || !hasNumbers(coverage, ["files", "reviewedFiles", "lines", "reviewedLines"]))
    return !1;
  let rest = coverage.notReviewed;
  return Array.isArray(rest) && rest.every((row) => isRecord(row) && hasNumbers(row, ["files", "lines"]) && isNotReviewed(row.kind));
}
function hasNumbers(record, names) {
  return names.every((name) => Number.isSafeInteger(record[name]));
}
function lastLine(body) {
  let text = body.trimEnd();
  return text.slice(text.lastIndexOf(`
`) + 1);
}

export {
  SUMMARY_MARKER,
  findingMarker,
  fingerprintIn,
  stateMarker,
  readSummaryMarkers
};
