import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

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
  "looks-generated": { words: "new and generated only by its own account", part: "to-judge" },
  "too-large": { words: "too large", part: "to-judge" },
  unreadable: { words: "text that could not be decoded", part: "to-judge" },
  executable: { words: "executable, without readable text", part: "to-judge" },
  "no-text": { words: "no text changed", part: "excluded" },
  "over-limit": { words: "beyond the limits of the run", part: "to-judge" },
  failed: { words: "in requests that failed", part: "to-judge" },
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

// src/text/hidden/normalize.ts
var MAY_HOLD_MARKS = /[^\0-\u02FF]/, LONG_RUN = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
function normalizeText(text, form) {
  return (MAY_HOLD_MARKS.test(text) ? text.replaceAll(LONG_RUN, "$1") : text).normalize(form);
}

// src/text/words.ts
function proseWords(text) {
  return runsOf(text).flatMap((run) => UNSPACED_START.test(run) ? pairsOf(run) : wordOf(run));
}
function codeWords(text) {
  return runsOf(text).flatMap((run) => {
    if (UNSPACED_START.test(run))
      return pairsOf(run);
    let parts = run.split(HUMP);
    return parts.length === 1 ? wordOf(run) : [...wordOf(run), ...parts.flatMap(wordOf)];
  });
}
var UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`, UNSPACED_START = new RegExp(`^[${UNSPACED}]`, "u"), RUN = new RegExp(
  String.raw`[${UNSPACED}]+|(?<![\p{L}\p{N}])[CcFf](?:#|\+\+)|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}])+`,
  "gu"
), HUMP = new RegExp("(?<=\\p{Ll}|\\p{N})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})", "u"), MAX_WORD_CHARACTERS = 64;
function runsOf(text) {
  return normalizeText(text, "NFKC").match(RUN) ?? [];
}
function wordOf(run) {
  return run.length > MAX_WORD_CHARACTERS ? [] : [singular(withoutAccents(run.toLowerCase()))];
}
function withoutAccents(word) {
  return isPlain(word) ? word : word.normalize("NFD").replaceAll(/[\u0300-\u036F]/g, "").replaceAll("\xDF", "ss").normalize("NFC");
}
function isPlain(word) {
  return /^[\w#+]*$/.test(word);
}
function singular(word) {
  return word.length > 4 && word.endsWith("ies") ? `${word.slice(0, -3)}y` : /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
function pairsOf(run) {
  let characters = [...run], [only] = characters;
  return characters.length <= 1 ? only === void 0 ? [] : [only] : characters.slice(1).map((character, index) => `${at(characters, index)}${character}`);
}

export {
  isNotReviewed,
  rowsToJudge,
  coverageShortfall,
  describeRows,
  excludedSentence,
  coverageOutputs,
  normalizeText,
  proseWords,
  codeWords
};
