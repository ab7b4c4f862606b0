import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  CLIENTS
} from "./joined-1c6c8fb1.js";
// src/rules/suppressions/baseline-stale.ts
var baselineStale = {
  id: "baseline-stale",
  scope: "given",
  kinds: "all",
  description: "The baseline lists a problem that no longer exists",
  effects: [
    {
      clients: [...CLIENTS],
      severity: "info",
      why: "The entry would hide the same problem if it came back, in VS Code and every other client."
    }
  ],
  fixes: "Removes the entries that match no problem from the baseline.",
  say: ({ rule, path }) => ({
    message: `\`${rule}\` in \`${path}\` is no longer reported`,
    hint: "Update the baseline with `housestyle validate --write-baseline`, or remove the entry with `--fix`."
  })
};

import {
  detachText
} from "./joined-1c9471ce.js";
import {
  readJsonc,
  lazily,
  positionAt
} from "./joined-1c6c8fb1.js";
import {
  digest
} from "./joined-3b15d0af.js";
import {
  parseJson
} from "./joined-12ab4997.js";
import {
  isRecord
} from "./joined-b4da4858.js";

import {
  blankSecrets
} from "./joined-3b15d0af.js";
import {
  lineText
} from "./joined-1c6c8fb1.js";
// src/diagnostics/line-to-show.ts
var known = /* @__PURE__ */ new WeakMap();
function lineToShow(source, line) {
  let text2 = lineText(source, line);
  if (text2.trim() === "")
    return text2;
  let lines = known.get(source) ?? blankSecrets(source.text, source.path).split(`
`);
  known.set(source, lines);
  let blanked = lines[line - 1]?.replace(/\r$/, "");
  return blanked !== text2 && blankSecrets(text2, source.path) !== blanked ? text2.replaceAll(/[^\s]/g, "*") : text2;
}

// src/rules/reading/reports/report-place.ts
function locateRange(source, range) {
  return placesIn(source)(range);
}
function placesIn(source) {
  let last;
  return (range) => {
    let start = positionAt(source, range.start);
    return last?.line !== start.line && (last = { line: start.line, text: detachText(lineToShow(source, start.line)) }), { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
  };
}
// src/rules/baseline.ts
function readBaseline(source) {
  return readAsWritten(source) ?? readAnyForm(source);
}
function readAsWritten(source) {
  let value = parseJson(source.text);
  if (!isRecord(value) || !isEntries(value.findings))
    return;
  let entries = value.findings, rows = entries.map(drawEntry);
  return drawRows(rows) === source.text.replaceAll(`\r
`, `
`) ? { source, entries, rangeOf: (index) => findRowRange(source, rows, index) } : void 0;
}
function findRowRange(source, rows, index) {
  let row = rows[index], line = source.lineStarts[LINES_BEFORE_ENTRIES + index], start = line === void 0 ? void 0 : line + INDENT.length;
  return row === void 0 || start === void 0 ? void 0 : { start, end: start + row.length };
}
function readAnyForm(source) {
  let { value, problems, rangeOf } = readJsonc(source), [problem] = problems;
  if (problem !== void 0)
    return { problem: problem.message };
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.findings))
    return { problem: `it is not an object with \`"version": ${VERSION}\` and a list of \`findings\`` };
  let findings = value.findings;
  return isEntries(findings) ? { source, entries: findings, rangeOf: (index) => rangeOf(["findings", index]) } : { problem: `\`findings[${findings.findIndex((entry) => !isEntry(entry))}]\` lacks \`rule\`, \`path\`, \`fingerprint\` or \`count\`` };
}
var VERSION = 1;
function isEntries(value) {
  return Array.isArray(value) && value.every(isEntry);
}
function isEntry(value) {
  return isRecord(value) && typeof value.rule == "string" && typeof value.path == "string" && typeof value.fingerprint == "string" && typeof value.count == "number";
}
function writeBaseline(findings) {
  return drawBaseline(countFindings(findings));
}
function drawBaseline(entries) {
  return drawRows(entries.map(drawEntry));
}
var INDENT = "    ";
var LINES_BEFORE_ENTRIES = 3;
function drawRows(rows) {
  let list = rows.length === 0 ? "[]" : `[
${INDENT}${rows.join(`,
${INDENT}`)}
  ]`;
  return `{
  "version": ${VERSION},
  "findings": ${list}
}
`;
}
function drawEntry({ rule, path, fingerprint, count }) {
  return JSON.stringify({ rule, path, fingerprint, count });
}
function countFindings(findings) {
  let entries = /* @__PURE__ */ new Map();
  for (let finding of findings) {
    let fingerprint = computeFingerprint(finding), count = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule: finding.rule, path: finding.path, fingerprint, count });
  }
  let sortKey = ({ path, rule, fingerprint }) => `${path}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => sortKey(a) < sortKey(b) ? -1 : 1);
}
function computeFingerprint({ rule, path, message, sourceLine = "" }) {
  let parts = [rule, path, withoutNumbers(message), sourceLine.trim()];
  return digest("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}
function withoutNumbers(message) {
  return message.split("`").map((part, index) => index % 2 === 0 ? part.replaceAll(/\d[\d,.]*\d|\d/g, "0") : part).join("`");
}
function applyBaseline(findings, { source, entries, rangeOf }) {
  let left = new Map(entries.map(({ fingerprint, count }) => [fingerprint, count])), known2 = findings.filter((finding) => {
    let fingerprint = computeFingerprint(finding), count = left.get(fingerprint) ?? 0;
    return left.set(fingerprint, count - 1), count > 0;
  }), gone = new Set(known2), kept = entries.flatMap((entry) => {
    let count = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count > 0 ? [{ ...entry, count }] : [];
  }), rest = lazily(() => drawBaseline(kept)), stale = entries.flatMap((entry, index) => {
    let range = (left.get(entry.fingerprint) ?? 0) > 0 ? rangeOf(index) : void 0;
    return range === void 0 ? [] : [
      {
        rule: baselineStale,
        place: locateRange(source, range),
        said: baselineStale.say(entry),
        particulars: { fix: { kind: "rewrite", text: rest() } }
      }
    ];
  });
  return { fresh: findings.filter((finding) => !gone.has(finding)), known: known2, stale };
}

import {
  modelText,
  digest as digest2
} from "./joined-3b15d0af.js";
import {
  ruleUrl,
  shortenPath
} from "./joined-1c6c8fb1.js";
import {
  groupBy
} from "./joined-b4da4858.js";
import {
  printed,
  oneLine,
  showHidden
} from "./joined-ecd9cff4.js";
// src/reports/code-quality.ts
var SEVERITIES = { error: "major", warning: "minor", info: "info" };
var MAX_ISSUES = 5e3;
var MAX_DESCRIPTION_CHARACTERS = 2e3;
function codeQualityReport(problems) {
  return problems.slice(0, MAX_ISSUES).map(({ check, severity, path, line = 1, endLine, title, body, fingerprint }) => ({
    description: describe(title, body),
    check_name: oneLine(check),
    fingerprint,
    severity: SEVERITIES[severity],
    location: {
      path: path.toWellFormed(),
      lines: { begin: line, ...endLine === void 0 ? {} : { end: endLine } }
    }
  }));
}
function describe(title, body) {
  let sentences = [/[.!?:]$/.test(title) ? title : `${title}.`, body].join(" ");
  return oneLine(sentences.replaceAll(/\s+/g, " ").trim()).slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed();
}
// src/reports/junit.ts
var MAX_PROBLEMS = 5e3;
var MAX_CHARACTERS = 4e3;
var MAX_PATH_CHARACTERS = 1e3;
function junitXml(outcome, problems) {
  let shown = problems.slice(0, MAX_PROBLEMS), suites = [
    drawRun(outcome),
    ...[...groupBy(shown, ({ path }) => path)].map(([path, own]) => drawFile(path, own))
  ], failures = shown.filter(isFailure).length, errors = +(outcome.kind === "error"), skipped = +(outcome.kind === "skipped"), head = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${attribute(outcome.name)}" tests="${shown.length + 1}" failures="${failures}" errors="${errors}">
`;
  return printed(`${head}${suites.map((suite) => suite(skipped)).join("")}</testsuites>
`);
}
function isFailure({ severity }) {
  return severity !== "info";
}
function drawRun({ name, kind, said }) {
  let inner = {
    passed: `<system-out>${text(said)}</system-out>`,
    skipped: `<skipped message="${attribute(said)}"/>`,
    error: `<error message="${attribute(said)}" type="run"/>`
  }[kind];
  return (skipped) => `  <testsuite name="${attribute(name)}" tests="1" failures="0" errors="${+(kind === "error")}" skipped="${skipped}">
    <testcase classname="housestyle" name="${attribute(name)}">${inner}</testcase>
  </testsuite>
`;
}
function drawFile(path, problems) {
  let failures = problems.filter(isFailure).length, cases = problems.map(drawCase).join("");
  return () => `  <testsuite name="${attribute(path)}" tests="${problems.length}" failures="${failures}" errors="0" skipped="0">
${cases}  </testsuite>
`;
}
function drawCase(problem) {
  let { check, severity, path, line, title, body } = problem, shown = shortenPath(path, MAX_PATH_CHARACTERS), place = line === void 0 ? shown : `${shown}:${line}`, at = line === void 0 ? "" : ` line="${line}"`, said = text([place, title, body].filter((part) => part !== "").join(`
`)), inner = isFailure(problem) ? `<failure message="${attribute(title)}" type="${severity}">${said}</failure>` : `<system-out>${said}</system-out>`;
  return `    <testcase classname="${attribute(`housestyle.${check}`)}" name="${attribute(`${place}: ${title}`)}" file="${attribute(path)}"${at}>${inner}</testcase>
`;
}
function attribute(value) {
  return escapeXml(oneLine(value).slice(0, MAX_CHARACTERS).toWellFormed());
}
function text(value) {
  return escapeXml(printed(showHidden(value).slice(0, MAX_CHARACTERS).toWellFormed()));
}
function escapeXml(value) {
  return value.replaceAll(/[\uFFFE\uFFFF]/g, "\uFFFD").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("	", " ");
}
// src/reports/problem.ts
var SEVERITIES2 = { high: "error", medium: "warning", low: "info" };
function findingProblems(findings) {
  return withOwnFingerprints(
    findings.flatMap((finding) => {
      let { rule, kind, title, body, guideline, fingerprint, places = [] } = finding, cited = guideline === void 0 ? [] : [`${guideline.source}:${guideline.line}: ${modelText(guideline.text)}`];
      return [finding, ...places].map((place) => ({
        check: rule ?? kind,
        severity: SEVERITIES2[finding.severity],
        ...placeOf(place),
        title: modelText(title),
        body: [modelText(body), ...cited].map(showHidden).join(`
`),
        fingerprint: place.fingerprint ?? fingerprint
      }));
    })
  );
}
function placeOf({ path, side, line, startLine }) {
  return { path, ...line === void 0 || side === "LEFT" ? {} : { line: startLine ?? line, endLine: line } };
}
function diagnosticProblems(diagnostics) {
  return withOwnFingerprints(
    diagnostics.map((diagnostic) => ({
      check: diagnostic.rule,
      severity: diagnostic.severity,
      path: diagnostic.path,
      line: diagnostic.start.line,
      endLine: Math.max(diagnostic.start.line, diagnostic.end.line),
      title: showHidden(diagnostic.message),
      body: [diagnostic.why, diagnostic.hint, ruleUrl(diagnostic.rule)].flatMap((sentence) => sentence === void 0 ? [] : [showHidden(sentence)]).join(`
`),
      fingerprint: computeFingerprint(diagnostic)
    }))
  );
}
function compactLines(problems) {
  return problems.map(
    ({ path, line = 1, severity, title, check }) => `${oneLine(path)}:${line}:1: ${severity} ${oneLine(title)} [${oneLine(check)}]
`
  ).join("");
}
function withOwnFingerprints(problems) {
  let seen = /* @__PURE__ */ new Map();
  return problems.map((problem) => {
    let nth = (seen.get(problem.fingerprint) ?? 0) + 1;
    seen.set(problem.fingerprint, nth);
    let fingerprint = digest2("sha256", `${problem.fingerprint}:${nth}`, "hex").slice(0, 40);
    return { ...problem, fingerprint };
  });
}
export {
  applyBaseline,
  baselineStale,
  codeQualityReport,
  compactLines,
  computeFingerprint,
  diagnosticProblems,
  drawBaseline,
  findingProblems,
  junitXml,
  lineToShow,
  placesIn,
  readBaseline,
  writeBaseline
};
