import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  summarySentences
} from "./chunk-3UDWVOHQ.js";
import {
  showHidden
} from "./chunk-OSMCUVWC.js";

// src/reports/console.ts
function reviewText(result, paint) {
  return `${[
    ...result.problems.map((problem) => drawDiagnostic(problem, paint)),
    ...result.findings.map((finding) => drawFinding(finding, paint)),
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
function drawDiagnostic(diagnostic, paint) {
  let style = diagnostic.severity === "error" ? "red" : "yellow", { start, end } = diagnostic, lines = [`${paint("bold", oneLine(`${diagnostic.path}:${start.line}:${start.column}`))}  ${paint(style, diagnostic.severity)}  ${oneLine(diagnostic.message)} ${paint("dim", `[${diagnostic.rule}]`)}`];
  if (diagnostic.sourceLine !== void 0 && diagnostic.sourceLine.trim() !== "") {
    let before = showHidden(diagnostic.sourceLine.slice(0, start.column - 1)), marked = showHidden(
      diagnostic.sourceLine.slice(start.column - 1, end.line === start.line ? end.column - 1 : void 0)
    );
    lines.push(
      `  ${showHidden(diagnostic.sourceLine)}`,
      `  ${before.replaceAll(/[^\t]/g, " ")}${paint(style, "^".repeat(Math.max(1, marked.length)))}`
    );
  }
  return diagnostic.hint !== void 0 && lines.push(`  ${oneLine(diagnostic.hint)}`), lines.join(`
`);
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
function oneLine(text) {
  return showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`);
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
