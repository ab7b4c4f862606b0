import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isNotReviewed
} from "./chunk-YEKU2FGN.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/reports/review/review-result.ts
var CONCLUSIONS = ["clean", "findings", "unchecked", "incomplete", "failed", "skipped"];

// src/reports/review/markers.ts
var SUMMARY_MARKER = "<!-- housestyle:summary -->";
function findingMarker(fingerprint) {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}
var MAX_MARKED_PLACES = 200;
function findingMarkers(finding) {
  let [own = "", ...others] = markedFingerprints(finding);
  return `${others.length === 0 ? "" : `<!-- housestyle:places ${others.join(" ")} -->
`}${findingMarker(own)}`;
}
function markedFingerprints({
  fingerprint,
  places = []
}) {
  return [fingerprint, ...places.slice(0, MAX_MARKED_PLACES).flatMap((place) => place.fingerprint ?? [])];
}
function fingerprintIn(body) {
  return fingerprintsIn(body)[0];
}
function fingerprintsIn(body) {
  let lines = body.trimEnd().split(/\r?\n/), own = /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lines.at(-1) ?? "")?.[1], others = /^<!-- housestyle:places ([0-9a-f ]+) -->$/.exec(lines.at(-2) ?? "")?.[1]?.split(" ") ?? [];
  return own === void 0 ? [] : [own, ...others];
}
function runMarker({ headSha, run }) {
  return `<!-- housestyle:run ${headSha} ${run} -->`;
}
var RUN_MARKER = /^<!-- housestyle:run ([0-9a-f]+) ([\w.-]+) -->$/;
function readRunKey(body) {
  let lines = body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES), [, headSha, run] = lines.map((line) => RUN_MARKER.exec(line)).find((match) => match !== null) ?? [];
  return headSha === void 0 || run === void 0 ? void 0 : { headSha, run };
}
var MAX_MARKER_LINES = 3;
function saysTheSame(one, other) {
  return withoutRun(one) === withoutRun(other);
}
function withoutRun(body) {
  return body.trim().split(/\r?\n/).filter((line) => !RUN_MARKER.test(line)).join(`
`);
}
function stateMarker(state) {
  return `<!-- housestyle:state ${JSON.stringify(state).replaceAll(">", String.raw`\u003e`)} -->`;
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
  return isRecord(state) ? hasNumbers(state, ["findings", "places", "low", "medium", "high", "rules", "rulesChecked"]) && isCoverage(state.coverage) && isUnjudged(state.unjudged) && typeof state.key == "string" && ["undefined", "string"].includes(typeof state.seal) && CONCLUSIONS.some((conclusion) => conclusion === state.conclusion) : !1;
}
function isCoverage(coverage) {
  return isRecord(coverage) && hasNumbers(coverage, ["files", "reviewedFiles", "lines", "reviewedLines", "modelLines", "ruleLines"]) && isListOfRows(coverage.notReviewed) && isListOfRows(coverage.missedByModel);
}
function isListOfRows(rows) {
  return Array.isArray(rows) && rows.every((row) => isRecord(row) && hasNumbers(row, ["files", "lines"]) && isNotReviewed(row.kind));
}
function isUnjudged(unjudged) {
  return isRecord(unjudged) && hasNumbers(unjudged, ["requests", "comments", "unproven", "cutReplies", "statements", "agents"]) && ["undefined", "string"].includes(typeof unjudged.unaskedModel);
}
function hasNumbers(record, names) {
  return names.every((name) => Number.isSafeInteger(record[name]));
}

export {
  SUMMARY_MARKER,
  findingMarkers,
  markedFingerprints,
  fingerprintIn,
  fingerprintsIn,
  runMarker,
  readRunKey,
  saysTheSame,
  stateMarker,
  readSummaryMarkers
};
