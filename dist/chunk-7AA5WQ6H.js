import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON
} from "./chunk-6AACIMCU.js";
import {
  logLine
} from "./chunk-HF2NV3ES.js";
import {
  usageError
} from "./chunk-7BEF2JZ2.js";

// src/reports/annotations.ts
var MAX_PER_LEVEL = 10, MAX_MESSAGE_CHARACTERS = 4e3, LEVELS = { high: "error", medium: "warning", low: "notice" };
function findingAnnotations(findings) {
  return findings.map((finding) => ({
    level: LEVELS[finding.severity],
    title: finding.title,
    message: [
      finding.body,
      ...finding.guideline === void 0 ? [] : [`${finding.guideline.text} (${finding.guideline.source}:${finding.guideline.line})`]
    ].join(`
`),
    file: finding.path,
    // A removed line's number counts in the base, which an annotation cannot name.
    ...finding.line === void 0 || finding.side === "LEFT" ? {} : { line: finding.startLine ?? finding.line, endLine: finding.line }
  }));
}
function diagnosticAnnotations(diagnostics) {
  return diagnostics.map((diagnostic) => ({
    level: diagnostic.severity === "info" ? "notice" : diagnostic.severity,
    title: diagnostic.rule,
    message: [diagnostic.message, ...diagnostic.hint === void 0 ? [] : [diagnostic.hint]].join(`
`),
    file: diagnostic.path,
    line: diagnostic.start.line,
    endLine: diagnostic.start.line
  }));
}
function drawAnnotations(annotations) {
  let used = /* @__PURE__ */ new Map(), shown = annotations.filter(({ level }) => (used.set(level, (used.get(level) ?? 0) + 1), (used.get(level) ?? 0) <= MAX_PER_LEVEL));
  return { lines: shown.map(drawAnnotation), notShown: annotations.length - shown.length };
}
function drawAnnotation({ level, title, message, file, line, endLine }) {
  let properties = { file, line, endLine, title: logLine(title) }, drawn = Object.entries(properties).flatMap(
    ([name, value]) => value === void 0 ? [] : [`${name}=${escapeProperty(String(value))}`]
  ), text = message.split(`
`).map(logLine).join(`
`).slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
  return `::${level} ${drawn.join(",")}::${escapeData(text)}`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll(`
`, "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/commands/fail-on.ts
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
    `\`fail-on\` of ${subject} must be one of ${words.join(", ")}, not "${failOn.value}"`
  );
}

export {
  findingAnnotations,
  diagnosticAnnotations,
  drawAnnotations,
  reviewFailOn,
  validateFailOn
};
