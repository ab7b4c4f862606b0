import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";

// src/reports/review/coverage.ts
var REASONS = {
  unread: { words: "could not be read", part: "to-judge" },
  missing: { words: "not given by GitHub", part: "to-judge" },
  "not-in-paths": { words: "not among `paths`", part: "excluded" },
  ignored: { words: "ignored", part: "excluded" },
  excluded: { words: "excluded content", part: "excluded" },
  binary: { words: "binary", part: "excluded" },
  removed: { words: "removed files", part: "excluded" },
  "lock-file": { words: "lock files", part: "excluded" },
  vendored: { words: "vendored", part: "excluded" },
  generated: { words: "generated", part: "excluded" },
  "looks-generated": { words: "new, and generated or vendored only by their own account", part: "to-judge" },
  minified: { words: "minified code and bundles", part: "to-judge" },
  "too-large": { words: "too large", part: "to-judge" },
  unreadable: { words: "text that could not be decoded", part: "to-judge" },
  executable: { words: "executable, without readable text", part: "to-judge" },
  "no-text": { words: "no text changed", part: "excluded" },
  "no-content": { words: "links, submodules and empty files", part: "excluded" },
  "over-limit": { words: "beyond the limits of the run", part: "to-judge" },
  "in-batch": { words: "in batches that are not answered yet", part: "to-judge" },
  failed: { words: "in requests that failed", part: "to-judge" },
  "no-shard": { words: "in shards without a result", part: "to-judge" },
  "long-line": { words: "lines too long to show whole", part: "to-judge" },
  "no-check": { words: "in files where no statement could be checked without a model", part: "to-judge" }
};
function isNotReviewed(kind) {
  return typeof kind == "string" && Object.hasOwn(REASONS, kind);
}
function rowsToJudge({ notReviewed }) {
  return notReviewed.filter(({ kind }) => REASONS[kind].part === "to-judge");
}
function coveragePercent({
  lines,
  reviewedLines,
  notReviewed
}) {
  let isWhole = rowsToJudge({ notReviewed }).length === 0;
  return lines === 0 ? isWhole ? 100 : 0 : Math.min(isWhole ? 100 : 99, Math.floor(reviewedLines / lines * 100));
}
function coverageShortfall(coverage, minCoverage) {
  let percent = coveragePercent(coverage);
  return percent >= minCoverage ? void 0 : `${percent} % of the changed lines were judged; \`min-coverage\` requires ${minCoverage} %.`;
}
function describeRows(rows) {
  return rows.map(
    ({ kind, files, lines }) => `${REASONS[kind].words} (${count(files, "file")}, ${count(lines, "line")})`
  );
}
function excludedSentence({ notReviewed }) {
  let parts = describeRows(notReviewed.filter(({ kind }) => REASONS[kind].part === "excluded"));
  return parts.length === 0 ? [] : [`Excluded: ${parts.join(", ")}.`];
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
  rowsToJudge,
  coverageShortfall,
  describeRows,
  excludedSentence,
  coverageOutputs
};
