import {
  describeCountsOfFile as describeCountsOfFile,
  validationSentence as validationSentence,
  worstOfFile as worstOfFile,
  worstFirst as worstFirst
} from "./joined-133c8eb8.js";
import {
  nameCopies as nameCopies,
  nameOtherPaths as nameOtherPaths
} from "./joined-c1dd7ffa.js";
import {
  takeWithin as takeWithin,
  fileLink as fileLink,
  fileUrl as fileUrl
} from "./joined-c0f10e06.js";
import {
  ruleUrl as ruleUrl
} from "./joined-1c6c8fb1.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";

// src/reports/validation/validation-markdown.ts
var MAX_CHARACTERS = 3e5, MAX_ROWS_OF_A_FILE = 50;
function validationMarkdown(validation, target) {
  let { diagnostics } = validation, files = [...groupBy(worstFirst(diagnostics), ({ path }) => path).keys()], own = groupBy(diagnostics, ({ path }) => path), tables = files.map((path) => drawFile(path, own.get(path) ?? [], target)), shown = takeWithin(tables, MAX_CHARACTERS, 2), notShown = tables.length - shown.length, rest = notShown === 0 ? [] : [`\u2026 and the findings of ${count(notShown, "more file")}.`];
  return `${["## Housestyle validation", validationSentence(validation), ...shown, ...rest].join(`

`)}
`;
}
function drawFile(path, diagnostics, target) {
  let { shown, rest } = worstOfFile(diagnostics, MAX_ROWS_OF_A_FILE);
  return [
    `### ${drawPath(path, target)}: ${describeCountsOfFile(diagnostics)}`,
    ...nameOthers(diagnostics),
    "",
    "| | place | what is wrong | rule |",
    "|---|---|---|---|",
    ...shown.map((diagnostic) => drawRow(diagnostic, target)),
    ...rest.length === 0 ? [] : ["", `\u2026 and ${describeCountsOfFile(rest)} more in this file.`]
  ].join(`
`);
}
function drawPath(path, target) {
  return target === void 0 || isElsewhere(path) ? codeSpan(path) : `[${codeSpan(path)}](${fileUrl(path, 1, target)})`;
}
function isElsewhere(path) {
  return path.startsWith("~/") || path.includes(":");
}
function nameOthers([first]) {
  let named = first === void 0 ? void 0 : nameOtherPaths(first);
  return named === void 0 ? [] : ["", sentenceMarkdown(named)];
}
function drawRow(diagnostic, target) {
  let { severity, path, start, message, hint, rule } = diagnostic, place = target === void 0 || isElsewhere(path) ? `${start.line}:${start.column}` : fileLink(path, start.line, target), said = [message, hint ?? "", nameCopies(diagnostic)].filter((sentence) => sentence !== "").map(sentenceMarkdown).join("<br>");
  return `| ${severity} | ${place} | ${said} | [${codeSpan(rule)}](${ruleUrl(rule)}) |`;
}
function sentenceMarkdown(sentence) {
  let parts = sentence.split("`");
  return parts.map((part, index) => index % 2 === 1 && index < parts.length - 1 ? codeSpan(part) : `${index % 2 === 1 ? "&#96;" : ""}${/^\s|^$/.test(part) ? " " : ""}${plainMarkdown(part)}${/\s$/.test(part) ? " " : ""}`).join("").trim();
}

export {
  validationMarkdown
};
