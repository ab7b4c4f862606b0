import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  SEVERITIES
} from "./chunk-CCNXBXGE.js";

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
    return [];
  let files = `${coverage.reviewedFiles} of ${count(coverage.files, "changed file")}`, lines = `${coverage.reviewedLines} of ${count(coverage.lines, "changed line")}`;
  return [`Read ${files} (${lines}) against ${guidelinesRead(result)}.`];
}
function guidelinesRead({ guidelines, leftOut }) {
  let sources = new Set(guidelines.map((guideline) => guideline.source)), cut = leftOut.filter((entry) => entry.stage === "request" && sources.has(entry.source)).length, all = count(guidelines.length, "guideline");
  return cut === 0 ? all : `${guidelines.length - cut} of ${all}`;
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
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

export {
  summarySentences,
  count
};
