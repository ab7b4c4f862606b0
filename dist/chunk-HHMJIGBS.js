import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-LOWNAX6W.js";
import {
  mergeEntries,
  readEndings
} from "./chunk-O42DBZ2L.js";
import {
  SEVERITIES
} from "./chunk-YHQRVUFE.js";
import {
  oneLine,
  showHidden
} from "./chunk-FWJYDT43.js";
import {
  byPath,
  isBelow
} from "./chunk-AK4O2FCH.js";

// src/reports/coverage.ts
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
  "no-text": "no change of text",
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
  return percent >= minCoverage ? void 0 : `${percent} % of the changed lines were reviewed, less than \`min-coverage\` asks for (${minCoverage} %).`;
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

// src/reports/sentences.ts
function summarySentences(result) {
  return [headline(result), ...coverageSentence(result), ...checkedSentence(result), ...failureSentence(result)];
}
function headline(result) {
  switch (result.conclusion) {
    case "skipped":
      return "Nothing to review: the change has no file to read.";
    case "failed":
      return "The review could not be finished.";
    case "clean":
      return "No findings.";
    case "findings":
      return `${count(result.findings.length, "finding")} (${bySeverity(result)}).`;
  }
}
function bySeverity(result) {
  return SEVERITIES.toReversed().map((severity) => ({
    severity,
    number: result.findings.filter((finding) => finding.severity === severity).length
  })).filter(({ number }) => number > 0).map(({ severity, number }) => `${number} ${severity}`).join(", ");
}
function coverageSentence(result) {
  let { coverage, conclusion } = result;
  if (conclusion === "skipped")
    return notReviewedSentence(coverage);
  let files = `${coverage.reviewedFiles} of ${count(coverage.files, "changed file")}`, lines = `${coverage.reviewedLines} of ${count(coverage.lines, "changed line")}`;
  return [`Read ${files} (${lines}) against ${guidelinesRead(result)}.`, ...notReviewedSentence(coverage)];
}
function guidelinesRead({ receipts }) {
  let inForce = receipts.filter(({ status }) => status === "in-force"), cut = inForce.filter(({ sent }) => sent === "cut").length, all = count(inForce.length, "guideline");
  return cut === 0 ? all : `${inForce.length - cut} of ${all}`;
}
function checkedSentence({ literal, usage, conclusion }) {
  if (conclusion === "skipped" || literal.statements === 0)
    return [];
  if (usage.model !== void 0)
    return [];
  let rest = literal.statements - literal.checkedStatements, notChecked = rest === 0 ? "" : `; ${rest === 1 ? "the other one needs" : `the other ${rest} need`} a model and ${rest === 1 ? "was" : "were"} not checked`;
  return [
    `Offline: ${literal.checkedStatements} of ${count(literal.statements, "statement")} could be checked word for word${notChecked}.`
  ];
}
function failureSentence({ usage }) {
  return usage.failedRequests === 0 ? [] : [
    `${usage.failedRequests} of ${count(usage.requests, "model request")} failed, so a part of the change was not reviewed by the model.`
  ];
}
var SOURCES = {
  git: "the repository on disk",
  "github-files": "GitHub's list of files",
  "github-diff": "GitHub's diff of the pull request",
  diff: "the diff that was given"
};
function sourceSentences({ source, passedOver = [] }) {
  return [
    `The change was read from ${SOURCES[source]}.`,
    ...passedOver.map((other) => `Not from ${SOURCES[other.source]}: ${other.reason}.`)
  ];
}

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

// src/workspace/overlay.ts
var FOLDER = { kind: "not-a-file", reason: "it is a folder" };
function overlayWorkspace(base, changed, name) {
  let given = [...changed].flatMap(
    ([path, content]) => content === void 0 ? [] : [{ path, kind: "file" }]
  ), places = takenPlaces(given), isStanding = ({ path }) => !changed.has(path) && !places.isAbove(path) && !places.isBelow(path), list = async (folder) => {
    let standing = (await base.list(folder)).filter(isStanding), added = given.filter(({ path }) => isBelow(path, folder));
    return mergeEntries(standing, added);
  }, folderOrMissing = async (path) => (await list(path)).length > 0 ? FOLDER : { kind: "missing" }, hasLostAll = async (path) => {
    let { entries, isComplete } = await base.find({ endings: [""], deep: [], shallow: [] });
    return isComplete && !entries.some((entry) => isBelow(entry.path, path) && isStanding(entry));
  };
  return {
    name,
    list,
    find: async (query) => {
      let { entries, ...rest } = await base.find(query), endings = readEndings(query.endings), found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(entries.filter(isStanding), found), ...rest };
    },
    read: async (path) => {
      let content = changed.get(path);
      if (content !== void 0)
        return { kind: "file", bytes: typeof content == "string" ? new TextEncoder().encode(content) : content };
      if (path === "" || places.isAbove(path))
        return FOLDER;
      if (places.isBelow(path))
        return { kind: "missing" };
      if (changed.has(path))
        return folderOrMissing(path);
      let file = await base.read(path);
      return file.kind === "not-a-file" && [...changed.keys()].some((gone) => isBelow(gone, path)) && await hasLostAll(path) ? { kind: "missing" } : file;
    }
  };
}
function takenPlaces(files) {
  let sorted = files.toSorted(byPath).map(({ path }) => path), paths = new Set(sorted), lengths = [...new Set(sorted.map((path) => path.length))];
  return {
    isAbove: (path) => sorted[firstAtOrAfter(sorted, `${path}/`)]?.startsWith(`${path}/`) === !0,
    isBelow: (path) => lengths.some((length) => path[length] === "/" && paths.has(path.slice(0, length)))
  };
}
function firstAtOrAfter(sorted, path) {
  let low = 0, high = sorted.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (sorted[middle] ?? "") < path ? low = middle + 1 : high = middle;
  }
  return low;
}

export {
  overlayWorkspace,
  isNotReviewed,
  coverageShortfall,
  coverageOutputs,
  summarySentences,
  sourceSentences,
  reviewText,
  drawDiagnostic
};
