import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  otherPathsSentence
} from "./chunk-MS236E4P.js";
import {
  namePlaces
} from "./chunk-GPIRI7FZ.js";
import {
  modelText
} from "./chunk-Y4QFJIH7.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/reports/annotations.ts
var MAX_PER_LEVEL = 10, MAX_MESSAGE_CHARACTERS = 4e3, LEVELS = { high: "error", medium: "warning", low: "notice" };
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
  let { lines, rest } = drawAnnotations(findingAnnotations(findings), before), note = rest.length === 0 ? [] : [`${countNotShown(rest.length)}${others === void 0 ? "" : `; ${others}`}.`];
  return [...lines, ...note].map((line) => `${line}
`).join("");
}
function countNotShown(rest) {
  return `${count(rest, "more finding")} ${rest === 1 ? "is" : "are"} not shown as annotations`;
}
var LEVEL_ORDER = ["error", "warning", "notice"];
function countAnnotations(printed, level) {
  return printed.split(`
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
  let { level, title, message, file, line, endLine, col, endColumn } = placeInMessage(annotation), properties = { file, line, endLine, col, endColumn, title: oneLine(title) }, drawn = Object.entries(properties).flatMap(
    ([name, value]) => value === void 0 ? [] : [`${name}=${escapeProperty(String(value))}`]
  ), text = message.split(`
`).map(oneLine).join(`
`).slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
  return `::${level} ${drawn.join(",")}::${escapeData(text)}`;
}
function placeInMessage(annotation) {
  let { level, title, message, file, line } = annotation, shown = oneLine(file.slice(0, MAX_FILE_CHARACTERS));
  return shown === file ? annotation : { level, title, message: `${shown}${line === void 0 ? "" : `:${line}`}: ${message}` };
}
function drawRunAnnotation(level, message) {
  return `::${level} title=Housestyle::${escapeData(oneLine(message.slice(0, MAX_MESSAGE_CHARACTERS)))}
`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll(`
`, "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

export {
  findingAnnotations,
  diagnosticAnnotations,
  drawAnnotations,
  drawFindingAnnotations,
  countNotShown,
  drawRunAnnotation
};
