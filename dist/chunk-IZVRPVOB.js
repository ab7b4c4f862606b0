import {
  modelText as modelText,
  digest as digest
} from "./joined-3b15d0af.js";
import {
  computeFingerprint as computeFingerprint
} from "./joined-c1dd7ffa.js";
import {
  ruleUrl as ruleUrl
} from "./joined-1c6c8fb1.js";
import {
  shortenPath as shortenPath
} from "./joined-a845ed26.js";
import {
  printed as printed,
  oneLine as oneLine,
  showHidden as showHidden
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  groupBy
} from "./chunk-DIMNUKE4.js";

// src/reports/code-quality.ts
var SEVERITIES = { error: "major", warning: "minor", info: "info" }, MAX_ISSUES = 5e3, MAX_DESCRIPTION_CHARACTERS = 2e3;
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
var MAX_PROBLEMS = 5e3, MAX_CHARACTERS = 4e3, MAX_PATH_CHARACTERS = 1e3;
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
function isFailure({ severity, isAside }) {
  return severity !== "info" && isAside !== !0;
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
function reviewProblems({
  findings,
  problemsAtHead
}) {
  let aside = diagnosticProblems(problemsAtHead).map((problem) => ({ ...problem, isAside: !0 }));
  return [...findingProblems(findings), ...aside];
}
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
    let fingerprint = digest("sha256", `${problem.fingerprint}:${nth}`, "hex").slice(0, 40);
    return { ...problem, fingerprint };
  });
}

export {
  codeQualityReport,
  junitXml,
  reviewProblems,
  diagnosticProblems,
  compactLines
};
