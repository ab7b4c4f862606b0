import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  cell,
  limitRows,
  markdownTable
} from "./chunk-YQAWLCGK.js";
import {
  notReviewedSentence
} from "./chunk-FETMKX2O.js";
import {
  directionLines,
  writeMoney
} from "./chunk-2DZSEIOC.js";
import {
  groupBy
} from "./chunk-N4LXROWB.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  codeSpan,
  modelLine
} from "./chunk-HUXY5LSH.js";
import {
  oneLine,
  showHidden
} from "./chunk-C4UOYGBW.js";
import {
  SEVERITIES
} from "./chunk-FUCRDYO7.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";

// src/reports/list-names.ts
function listNames(names) {
  let [last = ""] = names.slice(-1);
  return names.length <= 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

// src/reports/review/missing-tools.ts
var MAX_NAMES = 12;
function missingTools({ unavailableTools }, writeName) {
  return [...groupBy(unavailableTools, ({ reason }) => reason)].map(([reason, tools]) => {
    let names = tools.slice(0, MAX_NAMES).map(({ name }) => writeName(name)), more = tools.length - names.length, listed = listNames(more === 0 ? names : [...names, `${more} more`]);
    return { said: `has no tool${tools.length === 1 ? "" : "s"} ${listed} here`, reason };
  });
}

// src/reports/review/reviewers.ts
function reviewersMarkdown({ reviewers, idleAgents, verification }, room = Number.POSITIVE_INFINITY) {
  let rows = reviewers.map((one) => [
    nameOf(one),
    cell(modelLine(one.why)),
    readFiles(one),
    codeSpan(one.model),
    String(one.requests),
    toolCallsOf(one),
    String(one.findings)
  ]), head = ["Reviewer", "Why", "Files", "Model", "Requests", "Looked up", "Findings"], notes = (verification?.notes ?? []).map((note) => `- verification: ${modelLine(note)}`), idle = idleAgents.map(({ name, reason }) => `- ${codeSpan(name)} did not review: ${modelLine(reason)}`);
  return [
    ...markdownTable(head, rows, room),
    ...list([...reviewers.flatMap(remarksOf), ...reviewers.flatMap(toolsMissed), ...notes], room),
    ...list(idle, room)
  ];
}
function handoffsMarkdown({ reviewers }) {
  return reviewers.flatMap(
    ({ name, handoffs }) => handoffs.map(({ label, agent, prompt }) => {
      let words = prompt === void 0 ? "" : `: ${modelLine(prompt)}`;
      return `- ${modelLine(label)} (${codeSpan(`@${agent}`)}, after ${codeSpan(name)})${words}`;
    })
  );
}
function usageMarkdown({ usage }, room = Number.POSITIVE_INFINITY) {
  if (usage.rows.length === 0)
    return [];
  let hasCost = usage.rows.some(({ cost }) => cost !== void 0), head = ["For", "Model", "Requests", "Cached", "Input tokens", "Output tokens", ...hasCost ? ["Cost"] : []], rows = usage.rows.map((row) => [
    codeSpan(row.agent),
    codeSpan(row.model),
    requestsOf(row),
    String(row.cachedReplies),
    writeCount(row.inputTokens),
    writeCount(row.outputTokens),
    ...hasCost ? [row.cost === void 0 ? "no price" : writeMoney(row.cost)] : []
  ]), expected = usage.estimate === void 0 ? [] : [`Expected before: ${modelLine(usage.estimate)}.`];
  return [...markdownTable(head, rows, room), ...expected];
}
function requestsOf({ requests, failedRequests }) {
  return failedRequests === 0 ? String(requests) : `${requests} (${failedRequests} failed)`;
}
function verificationSentence({ verification }) {
  if (verification === void 0)
    return [];
  let { confirmed, lowered, dropped, unverified, shortages } = verification, parts = [
    ...confirmed > 0 ? [`${confirmed} confirmed`] : [],
    ...lowered > 0 ? [`${lowered} lowered`] : [],
    ...dropped > 0 ? [`${dropped} dropped`] : [],
    ...unverified > 0 ? [`${unverified} not checked`] : []
  ], checked = confirmed + lowered + dropped + unverified, why = shortages.length === 0 ? "" : ` (${firstOf(shortages.map(shortened), MAX_SHORTAGES).join("; ")})`;
  return parts.length === 0 ? [] : [`Second look at ${count(checked, "finding")}: ${parts.join(", ")}${why}.`];
}
var MAX_SHORTAGES = 3, MAX_SHORTAGE_CHARACTERS = 300;
function shortened(words) {
  return words.length <= MAX_SHORTAGE_CHARACTERS ? words : `${words.slice(0, MAX_SHORTAGE_CHARACTERS).toWellFormed()}\u2026`;
}
function firstOf(words, most) {
  return words.length <= most ? words : [...words.slice(0, most), `${words.length - most} more`];
}
function usageSentence({ usage }) {
  let { rows, requests, cachedReplies, inputTokens, outputTokens, cost } = usage, models = [...new Set(rows.map(({ model }) => model))];
  if (models.length === 0)
    return [];
  let cached = cachedReplies === 0 ? "" : `, ${cachedReplies}${requests === 0 ? "" : " more"} answered from the cache`, money = cost === void 0 ? "" : `, at a cost of ${writeMoney(cost)}`;
  return [
    `Asked ${firstOf(models, MAX_MODELS).join(", ")} in ${count(requests, "request")}${cached}: ${writeCount(inputTokens)} input and ${writeCount(outputTokens)} output tokens${money}.`
  ];
}
var MAX_MODELS = 5;
function findersOf(agents) {
  return agents === void 0 || agents.length === 0 ? void 0 : `Found by ${listNames(agents.map(codeSpan))}.`;
}
function nameOf({ name, source }) {
  return source === void 0 ? codeSpan(name) : `${codeSpan(name)} (${codeSpan(source)})`;
}
function readFiles({ files, unreadFiles }) {
  return unreadFiles === 0 ? String(files) : `${files - unreadFiles} of ${files}`;
}
function toolCallsOf({ toolCalls }) {
  let most = Object.entries(toolCalls).toSorted(([, a], [, b]) => b - a);
  return firstOf(
    most.map(([name, calls]) => `${codeSpan(name)} ${calls}`),
    MAX_TOOLS
  ).join(", ");
}
var MAX_TOOLS = 12;
function remarksOf({ name, shortages, notes }) {
  return [
    ...shortages.map((shortage) => `- ${codeSpan(name)}: ${modelLine(shortage)}`),
    ...notes.map((note) => `- ${codeSpan(name)}: ${modelLine(note)}`)
  ];
}
function toolsMissed(reviewer) {
  return missingTools(reviewer, codeSpan).map(
    ({ said, reason }) => `- ${codeSpan(reviewer.name)} ${said}: ${modelLine(reason)}`
  );
}
function list(rows, characters) {
  return rows.length === 0 ? [] : [limitRows(rows, { characters }).join(`
`)];
}

// src/reports/review/sentences.ts
function summarySentences(result) {
  return [
    headline(result),
    ...coverageSentence(result),
    ...agentsSentence(result),
    ...checkedSentence(result),
    ...usageSentence(result),
    ...verificationSentence(result),
    ...failureSentence(result)
  ];
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
function agentsSentence({ reviewers }) {
  let agents = reviewers.filter(({ source }) => source !== void 0), unfinished = agents.filter(({ unreadFiles }) => unreadFiles > 0);
  return unfinished.length === 0 ? [] : [`${unfinished.length} of ${count(agents.length, "agent")} did not read all that was theirs.`];
}
function guidelinesRead({ receipts }) {
  let inForce = receipts.filter(({ status, guideline }) => status === "in-force" && guideline !== void 0), cut = inForce.filter(({ sent }) => sent === "cut").length, all = count(inForce.length, "guideline");
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
function failureSentence({ usage, coverage }) {
  if (usage.failedRequests === 0)
    return [];
  let unanswered = `${count(usage.failedRequests, "prompt")} stayed without an answer`;
  return [
    coverage.notReviewed.some(({ kind }) => kind === "failed") ? `${unanswered}, so a part of the change was not reviewed by the model.` : `${unanswered}; another reviewer read what they were about.`
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

// src/reports/display-width.ts
var WIDE = new RegExp("[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]|\\p{Emoji_Presentation}", "u"), WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u{FE00}-\u{FE0F}]/u;
function displayWidth(text) {
  let width = 0;
  for (let character of text)
    WIDE.test(character) ? width += 2 : WITHOUT_WIDTH.test(character) || (width += 1);
  return width;
}

// src/reports/review/reservations.ts
function reservationsOf({ verification, doubts = [] }) {
  let reason = verification?.reason === void 0 ? "" : `: ${verification.reason}`;
  return [
    ...verification?.kind === "lowered" ? [`A second look lowered it${reason}.`] : [],
    ...verification?.kind === "confirmed" || doubts.length === 0 ? [] : [`In doubt: ${doubts.join("; ")}.`]
  ];
}

// src/reports/review/console.ts
function reviewText(result, paint) {
  return `${[
    ...result.problems.map((problem) => drawDiagnostic(problem, paint)),
    ...result.findings.map((finding) => drawFinding(finding, paint)),
    ...drawDirections(result, paint),
    ...drawLeftOut(result.leftOut, paint),
    ...drawReviewers(result, paint),
    [
      ...summarySentences(result).map(oneLine),
      ...result.remarks.flatMap((remark) => withoutReturns(remark).split(`
`).map(oneLine))
    ].join(`
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
    ...finding.quote === void 0 ? [] : [paint("dim", `  ${String(finding.line)} | `) + oneLine(finding.quote.replace(/\r$/, ""))],
    ...withoutReturns(finding.body).split(`
`).map((line) => `  ${oneLine(line)}`),
    ...finding.guideline === void 0 ? [] : [
      `  ${paint("dim", oneLine(`${finding.guideline.source}:${finding.guideline.line}`))}  ${oneLine(finding.guideline.text)}`
    ],
    ...finding.agents === void 0 || finding.agents.length === 0 ? [] : [paint("dim", `  found by ${listNames(finding.agents.map(oneLine))}`)],
    ...reservationsOf(finding).map((reservation) => paint("dim", `  ${oneLine(reservation)}`))
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
  let from = line.length <= MAX_LINE_CHARACTERS ? 0 : Math.max(0, column - 1 - MAX_BEFORE_CHARACTERS), to = Math.min(line.length, from + MAX_LINE_CHARACTERS), shown = (start, end2) => showHidden(
    line.slice(start, end2).toWellFormed().replaceAll(/[#:]/g, (sign, at) => isCommandAt(line, start + at) ? `${sign} ` : sign)
  ), before = `${from === 0 ? "" : "\u2026"}${shown(from, column - 1)}`, end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1)), marked = shown(column - 1, end).replaceAll("	", TAB_UNDER_CARETS), after = `${shown(end, to)}${to === line.length ? "" : "\u2026"}`;
  return [
    `  ${before}${marked}${after}`,
    `  ${blankOf(before)}${paintCarets("^".repeat(Math.max(1, displayWidth(marked))))}`
  ];
}
function isCommandAt(line, at) {
  return line.startsWith("##[", at) || line.startsWith("::", at) && line.slice(0, at).trim() === "";
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
function drawReviewers({ reviewers, idleAgents, verification }, paint) {
  let rows = [
    ...reviewers.some(({ source }) => source !== void 0) ? firstOf2(reviewers.map(drawReviewer)) : [],
    ...firstOf2(reviewers.flatMap(remarksOf2)),
    ...firstOf2((verification?.notes ?? []).map((note) => `verification: ${note}`)),
    ...firstOf2(reviewers.flatMap(toolsMissed2)),
    ...firstOf2(reviewers.flatMap(nextSteps)),
    ...firstOf2(idleAgents.map(({ name, reason }) => `${name} did not review: ${reason}`))
  ];
  return rows.length === 0 ? [] : [[paint("bold", "Reviewers"), ...rows.map((row) => `  ${oneLine(row)}`)].join(`
`)];
}
function drawReviewer({ name, why, files, unreadFiles }) {
  return `${name}: ${why}; ${readFiles({ files, unreadFiles })} file${files === 1 ? "" : "s"}`;
}
function remarksOf2({ name, shortages, notes }) {
  return [...shortages, ...notes].map((remark) => `${name}: ${remark}`);
}
function toolsMissed2(reviewer) {
  return missingTools(reviewer, (name) => name).map(({ said, reason }) => `${reviewer.name} ${said}: ${reason}`);
}
function nextSteps({ name, handoffs }) {
  return handoffs.map(({ label, agent }) => `${name} suggests as a next step: ${label} (@${agent})`);
}
function firstOf2(rows) {
  let shown = rows.slice(0, MAX_ROWS_OF_A_STAGE), more = rows.length - shown.length;
  return more === 0 ? shown : [...shown, `${more} more; \`--format json\` has them`];
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
  listNames,
  reservationsOf,
  reviewersMarkdown,
  handoffsMarkdown,
  usageMarkdown,
  findersOf,
  summarySentences,
  sourceSentences,
  reviewText,
  drawDiagnostic
};
