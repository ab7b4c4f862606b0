import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  namePlaces
} from "./chunk-GPIRI7FZ.js";
import {
  modelText
} from "./chunk-Y4QFJIH7.js";
import {
  computeFingerprint
} from "./chunk-CV3EBEZZ.js";
import {
  ruleUrl
} from "./chunk-QR67FW35.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  printed
} from "./chunk-2I2IS3JA.js";
import {
  oneLine,
  showHidden
} from "./chunk-M64T6ERC.js";

// src/reports/code-quality.ts
var SEVERITIES = { error: "major", warning: "minor", info: "info" }, MAX_ISSUES = 5e3, MAX_DESCRIPTION_CHARACTERS = 2e3;
function codeQualityReport(problems) {
  return problems.slice(0, MAX_ISSUES).map(({ check, severity, path, line = 1, endLine, title, body, fingerprint }) => ({
    description: oneLine([title, body].filter((text2) => text2 !== "").join(" ")).slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed(),
    check_name: oneLine(check),
    fingerprint,
    severity: SEVERITIES[severity],
    location: {
      path: path.toWellFormed(),
      lines: { begin: line, ...endLine === void 0 ? {} : { end: endLine } }
    }
  }));
}

// src/reports/junit.ts
var MAX_PROBLEMS = 5e3, MAX_CHARACTERS = 4e3;
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
  let { check, severity, path, line, title, body } = problem, place = line === void 0 ? path : `${path}:${line}`, at = line === void 0 ? "" : ` line="${line}"`, said = text([place, title, body].filter((part) => part !== "").join(`
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
import { createHash } from "node:crypto";
var SEVERITIES2 = { high: "error", medium: "warning", low: "info" };
function findingProblems(findings) {
  return withOwnFingerprints(
    findings.map((finding) => {
      let { path, side, line, startLine, rule, kind, title, body, guideline, fingerprint } = finding, cited = guideline === void 0 ? [] : [`${guideline.source}:${guideline.line}: ${modelText(guideline.text)}`];
      return {
        check: rule ?? kind,
        severity: SEVERITIES2[finding.severity],
        path,
        // The number of a removed line belongs to the base.
        ...line === void 0 || side === "LEFT" ? {} : { line: startLine ?? line, endLine: line },
        title: modelText(title),
        body: [modelText(body), ...cited, ...[namePlaces(finding) ?? []].flat()].map(showHidden).join(`
`),
        fingerprint
      };
    })
  );
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
    let fingerprint = createHash("sha256").update(`${problem.fingerprint}:${nth}`).digest("hex").slice(0, 40);
    return { ...problem, fingerprint };
  });
}

export {
  codeQualityReport,
  junitXml,
  findingProblems,
  diagnosticProblems,
  compactLines
};
