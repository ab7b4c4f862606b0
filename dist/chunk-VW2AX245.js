import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  summarySentences
} from "./chunk-WTVWB6H2.js";
import {
  directionLines
} from "./chunk-WQHZXFH5.js";
import {
  oneLine,
  showHidden
} from "./chunk-5D6VR3PZ.js";

// src/text/display-width.ts
var WIDE = new RegExp("[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]|\\p{Emoji_Presentation}", "u"), WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u{FE00}-\u{FE0F}]/u;
function displayWidth(text) {
  let width = 0;
  for (let character of text)
    WIDE.test(character) ? width += 2 : WITHOUT_WIDTH.test(character) || (width += 1);
  return width;
}

// src/reports/console.ts
function reviewText(result, paint) {
  return `${[
    ...result.problems.map((problem) => drawDiagnostic(problem, paint)),
    ...result.findings.map((finding) => drawFinding(finding, paint)),
    ...drawDirections(result, paint),
    ...drawLeftOut(result.leftOut, paint),
    [...summarySentences(result), ...result.remarks.map((remark) => showHidden(withoutReturns(remark)))].join(`
`)
  ].join(`

`)}
`;
}
var SEVERITY_STYLE = { high: "red", medium: "yellow", low: "cyan" };
function drawFinding(finding, paint) {
  let where = finding.line === void 0 ? finding.path : `${finding.path}:${finding.line}`, place = finding.placement.kind === "inline" ? "" : paint("dim", ` (${finding.placement.reason})`);
  return [
    `${paint("bold", oneLine(where))}  ${paint(SEVERITY_STYLE[finding.severity], finding.severity)}  ${oneLine(finding.title)}${place}`,
    ...finding.quote === void 0 ? [] : [paint("dim", `  ${String(finding.line)} | `) + showHidden(finding.quote.replace(/\r$/, ""))],
    ...withoutReturns(finding.body).split(`
`).map((line) => `  ${showHidden(line)}`),
    ...finding.guideline === void 0 ? [] : [
      `  ${paint("dim", oneLine(`${finding.guideline.source}:${finding.guideline.line}`))}  ${oneLine(finding.guideline.text)}`
    ]
  ].join(`
`);
}
var DIAGNOSTIC_STYLE = { error: "red", warning: "yellow", info: "cyan" };
function drawDiagnostic(diagnostic, paint) {
  let style = DIAGNOSTIC_STYLE[diagnostic.severity], { start, end } = diagnostic, lines = [`${paint("bold", oneLine(`${diagnostic.path}:${start.line}:${start.column}`))}  ${paint(style, diagnostic.severity)}  ${oneLine(diagnostic.message)} ${paint("dim", `[${diagnostic.rule}]`)}`];
  if (diagnostic.sourceLine !== void 0 && diagnostic.sourceLine.trim() !== "") {
    let endColumn = end.line === start.line ? end.column : void 0;
    lines.push(...drawMarked(diagnostic.sourceLine, start.column, endColumn, (carets) => paint(style, carets)));
  }
  return diagnostic.why !== void 0 && lines.push(`  ${oneLine(diagnostic.why)}`), diagnostic.hint !== void 0 && lines.push(`  ${oneLine(diagnostic.hint)}${diagnostic.fix === void 0 ? "" : paint("dim", " (`--fix` does)")}`), lines.join(`
`);
}
var MAX_LINE_CHARACTERS = 200, MAX_BEFORE_CHARACTERS = 80;
function drawMarked(line, column, endColumn, paintCarets) {
  let from = line.length <= MAX_LINE_CHARACTERS ? 0 : Math.max(0, column - 1 - MAX_BEFORE_CHARACTERS), to = Math.min(line.length, from + MAX_LINE_CHARACTERS), shown = (start, end2) => showHidden(line.slice(start, end2).toWellFormed()), before = `${from === 0 ? "" : "\u2026"}${shown(from, column - 1)}`, end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1)), marked = shown(column - 1, end).replaceAll("	", TAB_UNDER_CARETS), after = `${shown(end, to)}${to === line.length ? "" : "\u2026"}`;
  return [
    `  ${before}${marked}${after}`,
    `  ${blankOf(before)}${paintCarets("^".repeat(Math.max(1, displayWidth(marked))))}`
  ];
}
var TAB_UNDER_CARETS = "    ";
function blankOf(text) {
  return text.split("	").map((part) => " ".repeat(displayWidth(part))).join("	");
}
function drawDirections(result, paint) {
  let [sentence, ...rows] = directionLines(result, MAX_ROWS_OF_A_STAGE);
  return sentence === void 0 ? [] : [[paint("bold", sentence), ...rows].join(`
`)];
}
var MAX_ROWS_OF_A_STAGE = 10;
function drawLeftOut(leftOut, paint) {
  let rows = [...new Set(leftOut.map((entry) => entry.stage))].flatMap((stage) => {
    let entries = leftOut.filter((entry) => entry.stage === stage), shown = entries.slice(0, MAX_ROWS_OF_A_STAGE).map((entry) => `  ${stage} ${oneLine(entry.source)}: ${oneLine(entry.reason)}`), more = entries.length - shown.length;
    return more === 0 ? shown : [...shown, `  ${stage}: ${more} more; \`--format json\` has them`];
  });
  return rows.length === 0 ? [] : [[paint("bold", "Left out"), ...rows].join(`
`)];
}
function withoutReturns(text) {
  return text.replaceAll(`\r
`, `
`);
}

export {
  reviewText,
  drawDiagnostic
};
