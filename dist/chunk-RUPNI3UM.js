import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";

// src/reports/review/coverage.ts
var REASONS = {
  unread: "could not be read",
  missing: "not given by GitHub",
  "not-in-paths": "not among `paths`",
  ignored: "ignored",
  excluded: "excluded content",
  binary: "binary",
  removed: "removed files",
  "lock-file": "lock files",
  vendored: "vendored",
  generated: "generated",
  "too-large": "too large",
  "no-text": "no text changed",
  "over-limit": "beyond the limits of the run",
  failed: "in requests that failed",
  "long-line": "lines too long to show whole"
};
function isNotReviewed(kind) {
  return typeof kind == "string" && Object.hasOwn(REASONS, kind);
}
function coveragePercent({ lines, reviewedLines }) {
  return lines === 0 ? 100 : Math.floor(reviewedLines / lines * 100);
}
function coverageShortfall(coverage, minCoverage) {
  let percent = coveragePercent(coverage);
  return percent >= minCoverage ? void 0 : `${percent} % of the changed lines were reviewed; \`min-coverage\` requires ${minCoverage} %.`;
}
function notReviewedSentence({ notReviewed }) {
  let parts = notReviewed.map(
    ({ kind, files, lines }) => `${REASONS[kind]} (${count(files, "file")}, ${count(lines, "line")})`
  );
  return parts.length === 0 ? [] : [`Not reviewed: ${parts.join(", ")}.`];
}
function coverageOutputs(coverage) {
  return {
    coverage: String(coveragePercent(coverage)),
    "changed-files": String(coverage.files),
    "reviewed-files": String(coverage.reviewedFiles),
    "changed-lines": String(coverage.lines),
    "reviewed-lines": String(coverage.reviewedLines),
    "not-reviewed": JSON.stringify(coverage.notReviewed)
  };
}

export {
  isNotReviewed,
  coverageShortfall,
  notReviewedSentence,
  coverageOutputs
};
