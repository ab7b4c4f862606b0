import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  coverageShortfall,
  describeRows,
  excludedSentence,
  rowsToJudge
} from "./chunk-YEKU2FGN.js";
import {
  LEVELS,
  LOCATION_NAMES,
  LOCATION_SETTINGS,
  SWITCH_NAMES,
  describeType,
  filesFor,
  hiddenBySwitches,
  jsoncProblems,
  keyRangeBefore,
  openSettingsFile,
  placeOf,
  placesOf,
  rangeOfValue,
  readSwitches,
  resolveFrom,
  respelledDefault,
  takesPath,
  targetOf
} from "./chunk-VLHZCTQX.js";
import {
  KINDS,
  groupBy,
  identify,
  specOf,
  splitPath,
  takesName
} from "./chunk-2BYJWTD5.js";
import {
  headLink,
  limitRows,
  markdownTable,
  modelLine,
  wordsLink
} from "./chunk-JZFQN5EX.js";
import {
  diagnosticAt,
  diagnosticOfFile
} from "./chunk-WWNMEI4L.js";
import {
  displayWidth,
  listNames
} from "./chunk-AY6BGE6D.js";
import {
  readJsonc
} from "./chunk-XVH3T4KG.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  readText
} from "./chunk-SIB5UVDO.js";
import {
  folderOf,
  joinPath,
  nameOf,
  nearestFolder,
  parentsOf,
  resolveLink
} from "./chunk-HEVD5WT2.js";
import {
  cell,
  codeSpan,
  htmlText
} from "./chunk-HZLAI4QF.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  SEVERITIES
} from "./chunk-HWIINBFG.js";
import {
  quoteJson
} from "./chunk-FQPSRER2.js";
import {
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  oneLine,
  showHidden
} from "./chunk-BOOOQYH6.js";

// src/findings/severity.ts
function reaches(severity, threshold) {
  return threshold !== "never" && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

// src/reports/review/places.ts
var MAX_PLACES = 20;
function listPlaces({ places = [] }, target) {
  return drawPlaces(
    places,
    (place) => (
      // A removed line is not part of the head.
      place.side === "LEFT" ? `${codeSpan(nameOfPlace(place))} (removed)` : headLink(place.path, place.line, target)
    )
  );
}
function namePlaces({ places = [] }) {
  return drawPlaces(places, (place) => `${nameOfPlace(place)}${place.side === "LEFT" ? " (removed)" : ""}`);
}
function countPlaces(findings) {
  return findings.reduce((total, { places = [] }) => total + 1 + places.length, 0);
}
function drawPlaces(places, draw) {
  if (places.length === 0)
    return;
  let more = places.length - MAX_PLACES, rest = more > 0 ? ` and ${more} more` : "";
  return `The same at ${count(places.length, "more place")}: ${places.slice(0, MAX_PLACES).map(draw).join(", ")}${rest}.`;
}
function nameOfPlace({ path, line }) {
  return line === void 0 ? path : `${path}:${line}`;
}

// src/reports/review/verdict.ts
function drawVerdict({ conclusion, findings, coverage, unjudged, literal }) {
  let countSeverity = (severity) => findings.filter((finding) => finding.severity === severity).length;
  return {
    conclusion,
    findings: findings.length,
    places: countPlaces(findings),
    low: countSeverity("low"),
    medium: countSeverity("medium"),
    high: countSeverity("high"),
    coverage,
    unjudged,
    rules: literal.statements,
    rulesChecked: literal.checkedStatements
  };
}
function headline(verdict) {
  return [drawOutcome(verdict), ...drawRest(verdict, Number.POSITIVE_INFINITY)].join(" ");
}
function shortHeadline(verdict) {
  let [missing] = drawRest(verdict, MAX_MISSING);
  return { verdict: drawOutcome(verdict), ...missing === void 0 ? {} : { missing } };
}
var MAX_MISSING = 3;
function drawOutcome(verdict) {
  switch (verdict.conclusion) {
    case "skipped":
      return "Nothing to review: the change has no file to review.";
    case "failed":
      return "Failed: the model answered no request, so the change was not reviewed.";
    case "clean":
      return "No findings.";
    case "unchecked":
      return "Unchecked: no model was asked, and no rule could be checked without one.";
    case "incomplete":
      return "Incomplete: nothing was found, but not everything was judged.";
    case "findings":
      return `${count(verdict.findings, "finding")}${atPlaces(verdict)} (${bySeverity(verdict)}).`;
  }
}
function drawRest(verdict, most) {
  switch (verdict.conclusion) {
    case "unchecked":
      return [howToAsk(verdict)];
    case "incomplete":
    case "findings":
      return missingSentence(verdict, most);
    case "clean":
    case "failed":
    case "skipped":
      return [];
  }
}
function howToAsk({ unjudged: { unaskedModel } }) {
  return unaskedModel === void 0 ? "Set `provider`, `model` and `api-key` to have a model judge the change." : `Set \`api-key\` or \`base-url\` to have ${unaskedModel} judge the change.`;
}
function atPlaces({ findings, places }) {
  return places === findings ? "" : ` at ${count(places, "place")}`;
}
function bySeverity(verdict) {
  return SEVERITIES.toReversed().filter((severity) => verdict[severity] > 0).map((severity) => `${verdict[severity]} ${severity}`).join(", ");
}
function missingSentence(verdict, most) {
  let parts = listMissing(verdict), more = parts.length - most, shown = more > 0 ? [...parts.slice(0, most), `and ${more} more`] : parts;
  return parts.length === 0 ? [] : [`Not judged: ${shown.join(", ")}.`];
}
function listMissing({ coverage, unjudged }) {
  let { requests, comments, unproven, cutReplies, statements, agents, unaskedModel } = unjudged, counted = (number, noun, rest) => number === 0 ? [] : [`${count(number, noun)} ${rest}`], hasFailedLines = [...coverage.notReviewed, ...coverage.missedByModel].some(({ kind }) => kind === "failed");
  return [
    ...describeRows(rowsToJudge(coverage)),
    ...describeRows(coverage.missedByModel).map((row) => `by the model: ${row}`),
    ...hasFailedLines ? [] : counted(requests, "request", "without an answer"),
    ...counted(comments, "comment", "of a model that could not be read"),
    ...counted(unproven, "comment", "of a model about code that is not in its file"),
    ...counted(cutReplies, "answer", "of a model that breaks off"),
    ...counted(statements, "rule", "that only a model can judge"),
    ...counted(agents, "agent", "that did not read all of its files"),
    ...unaskedModel === void 0 ? [] : [`everything the model ${unaskedModel} would judge: it has no key or server`]
  ];
}
function listFailures(verdict, { failOn, minCoverage, failOnUnread }, findings = []) {
  let shortfall = coverageShortfall(verdict.coverage, minCoverage), unread = describeRows(rowsToJudge(verdict.coverage)).join(", ");
  return [
    ...describeReached(verdict, failOn, findings),
    ...shortfall === void 0 ? [] : [shortfall],
    ...failOnUnread && unread !== "" ? [`Nobody judged changed code, and \`fail-on-unread\` is on: ${unread}.`] : []
  ];
}
function describeReached(verdict, failOn, findings) {
  let reached = SEVERITIES.reduce((sum, severity) => sum + (reaches(severity, failOn) ? verdict[severity] : 0), 0);
  if (reached === 0)
    return [];
  let worst = findings.find(({ severity }) => reaches(severity, failOn)), first = worst === void 0 ? "" : `; the first is ${nameFinding(worst)}`;
  return [`${count(reached, "finding")} ${reached === 1 ? "reaches" : "reach"} \`fail-on: ${failOn}\`${first}.`];
}
function nameFinding({ path, line, title }) {
  return `${path}${line === void 0 ? "" : `:${line}`} (${title.replace(/[.]$/, "")})`;
}

// src/models/spending/money.ts
function computeCost(price, { inputTokens, outputTokens, cachedInputTokens = 0 }) {
  let cached = Math.min(cachedInputTokens, inputTokens), cost = (inputTokens - cached) * price.input + cached * (price.cachedInput ?? price.input) + outputTokens * price.output;
  return Math.round(cost / 1e6 * 1e9);
}
function writeMoney(amount) {
  return amount === 0 || amount >= 0.1 ? amount.toFixed(2) : amount.toFixed(leadingZeros(amount) + 2);
}
function leadingZeros(amount) {
  return Math.min(7, Math.floor(-Math.log10(amount)));
}

// src/reports/review/missing-tools.ts
var MAX_NAMES = 12;
function missingTools({ unavailableTools }, writeName) {
  return [...groupBy(unavailableTools, ({ reason }) => reason)].map(([reason, tools]) => {
    let names = tools.slice(0, MAX_NAMES).map(({ name }) => writeName(name)), more = tools.length - names.length, listed = listNames(more === 0 ? names : [...names, `${more} more`]);
    return { said: `does not get the tool${tools.length === 1 ? "" : "s"} ${listed}`, reason };
  });
}

// src/reports/review/reviewers.ts
function reviewersMarkdown({ reviewers, idleAgents, verification }, room = Number.POSITIVE_INFINITY) {
  let rows = reviewers.map((one) => [
    nameReviewer(one),
    cell(modelLine(one.why)),
    readFiles(one),
    codeSpan(one.model),
    String(one.requests),
    drawToolCalls(one),
    String(one.findings)
  ]), head = ["Reviewer", "Why", "Files", "Model", "Requests", "Looked up", "Findings"], notes = (verification?.notes ?? []).map((note) => `- verification: ${modelLine(note)}`), idle = idleAgents.map(({ name, reason }) => `- ${codeSpan(name)} did not review: ${modelLine(reason)}`);
  return [
    ...markdownTable(head, rows, room),
    ...list([...reviewers.flatMap(drawRemarks), ...reviewers.flatMap(drawMissingTools), ...notes], room),
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
    drawRequests(row),
    String(row.cachedReplies),
    writeCount(row.inputTokens),
    writeCount(row.outputTokens),
    ...hasCost ? [row.cost === void 0 ? "no price" : writeMoney(row.cost)] : []
  ]), expected = usage.estimate === void 0 ? [] : [`Estimate before the review: ${modelLine(usage.estimate)}.`];
  return [...markdownTable(head, rows, room), ...expected];
}
function drawRequests({ requests, failedRequests }) {
  return failedRequests === 0 ? String(requests) : `${requests} (${failedRequests} failed)`;
}
function verificationSentence({ verification }) {
  if (verification === void 0)
    return [];
  let { confirmed, lowered, dropped, unverified, lookups, shortages } = verification, parts = [
    ...confirmed > 0 ? [`${confirmed} confirmed`] : [],
    ...lowered > 0 ? [`${lowered} lowered`] : [],
    ...dropped > 0 ? [`${dropped} dropped`] : [],
    ...unverified > 0 ? [`${unverified} not checked`] : []
  ], checked = confirmed + lowered + dropped + unverified, why = shortages.length === 0 ? "" : ` (${limitToFirst(
    shortages.map((words) => shorten(words, MAX_SHORTAGE_CHARACTERS)),
    MAX_SHORTAGES
  ).join("; ")})`, by = lookups === 0 ? "" : ` with ${count(lookups, "lookup")}`;
  return parts.length === 0 ? [] : [`A second look checked ${count(checked, "finding")}${by}: ${parts.join(", ")}${why}.`];
}
var MAX_SHORTAGES = 3, MAX_SHORTAGE_CHARACTERS = 300;
function limitToFirst(words, most) {
  return words.length <= most ? words : [...words.slice(0, most), `${words.length - most} more`];
}
function usageSentence({ usage }) {
  let { rows, requests, cachedReplies, inputTokens, outputTokens, cost } = usage, models = [...new Set(rows.map(({ model }) => model))];
  if (models.length === 0)
    return [];
  let cached = cachedReplies === 0 ? "" : `, ${cachedReplies}${requests === 0 ? "" : " more"} answered from the cache`, money = cost === void 0 ? "" : `, at a cost of ${writeMoney(cost)}`;
  return [
    `Asked ${limitToFirst(models, MAX_MODELS).join(", ")} in ${count(requests, "request")}${cached}: ${writeCount(inputTokens)} input and ${writeCount(outputTokens)} output tokens${money}.`
  ];
}
var MAX_MODELS = 5;
function listFinders(agents) {
  return agents === void 0 || agents.length === 0 ? void 0 : `Found by ${listNames(agents.map(codeSpan))}.`;
}
function nameReviewer({ name, source }) {
  return source === void 0 ? codeSpan(name) : `${codeSpan(name)} (${codeSpan(source)})`;
}
function readFiles({ files, unreadFiles }) {
  return unreadFiles === 0 ? String(files) : `${files - unreadFiles} of ${files}`;
}
function drawToolCalls({ toolCalls }) {
  let most = Object.entries(toolCalls).toSorted(([, a], [, b]) => b - a);
  return limitToFirst(
    most.map(([name, calls]) => `${codeSpan(name)} ${calls}`),
    MAX_TOOLS
  ).join(", ");
}
var MAX_TOOLS = 12;
function drawRemarks({ name, shortages, notes }) {
  return [
    ...shortages.map((shortage) => `- ${codeSpan(name)}: ${modelLine(shortage)}`),
    ...notes.map((note) => `- ${codeSpan(name)}: ${modelLine(note)}`)
  ];
}
function drawMissingTools(reviewer) {
  return missingTools(reviewer, codeSpan).map(
    ({ said, reason }) => `- ${codeSpan(reviewer.name)} ${said}: ${modelLine(reason)}`
  );
}
function list(rows, characters) {
  return rows.length === 0 ? [] : [limitRows(rows, { characters }).join(`
`)];
}

// src/reports/markdown/fold.ts
function fold(title, body) {
  return `<details><summary>${htmlText(title)}</summary>

${body}

</details>`;
}

// src/reports/review/summary/since-lines.ts
var MAX_ROWS = 20, MAX_TITLE_CHARACTERS = 120;
function sinceSentence(since) {
  if (since?.since === void 0)
    return [];
  let parts = [
    part(since.fixed, "fixed"),
    part(since.fresh, "new"),
    part(since.returned, "back again"),
    part([...since.open, ...since.unjudged], "open"),
    part(since.dismissed, "dismissed by people")
  ].filter((words2) => words2 !== "");
  return [`${parts.length === 0 ? "No findings" : parts.join(", ")} since ${since.since.slice(0, SHA_CHARACTERS)}.`];
}
var SHA_CHARACTERS = 7;
function part(rows, words) {
  return rows.length === 0 ? "" : `${rows.length} ${words}`;
}
function closedFindings(since, room) {
  let { fixed = [], dismissed = [] } = since ?? {}, rows = [
    ...fixed.map((row) => `- Fixed: ${drawRow(row)}`),
    ...dismissed.map((row) => `- Dismissed: ${drawRow(row)}, because ${modelLine(row.reason)}`)
  ], counts = [part(fixed, "fixed"), part(dismissed, "dismissed")].filter((words) => words !== "").join(", ");
  return rows.length === 0 ? [] : [
    fold(
      `${count(rows.length, "finding")} no longer reported: ${counts}`,
      limitRows(rows, { rows: MAX_ROWS, characters: room }).join(`
`)
    )
  ];
}
function drawRow({ title, url, path }) {
  return `${wordsLink(shorten(title, MAX_TITLE_CHARACTERS), url)} in ${codeSpan(path)}`;
}

// src/reports/review/sentences.ts
function summarySentences(result) {
  return [headline(drawVerdict(result)), ...sinceSentence(result.since), ...workSentences(result)];
}
function workSentences(result) {
  return [
    ...coverageSentence(result),
    ...agentsSentence(result),
    ...checkedSentence(result),
    ...startSentences(result),
    ...usageSentence(result),
    ...verificationSentence(result),
    ...mergedSentence(result),
    ...failureSentence(result)
  ];
}
function coverageSentence(result) {
  let { coverage, conclusion } = result;
  if (conclusion === "skipped")
    return excludedSentence(coverage);
  let files = `${coverage.reviewedFiles} of ${count(coverage.files, "changed file")}`, lines = `${coverage.reviewedLines} of ${count(coverage.lines, "changed line")}`;
  return [
    `Judged ${files} (${lines}${judgesOf(result)}) against ${guidelinesRead(result)}.`,
    ...excludedSentence(coverage)
  ];
}
function judgesOf({ coverage: { reviewedLines, modelLines, earlierLines, ruleLines }, usage }) {
  if (reviewedLines === 0)
    return "";
  let earlier = earlierLines === void 0 ? "" : `, ${earlierLines} of them in an earlier review`, byModel = usage.model === void 0 ? [] : [`${modelLines} by a model${earlier}`], byRules = ruleLines === 0 ? [] : [`${ruleLines} by literal checks`];
  return `: ${[...byModel, ...byRules].join(", ")}`;
}
function agentsSentence({ reviewers }) {
  let agents = reviewers.filter(({ source }) => source !== void 0), unfinished = agents.filter(({ unreadFiles }) => unreadFiles > 0);
  return unfinished.length === 0 ? [] : [`${unfinished.length} of ${count(agents.length, "agent")} did not read all of their files.`];
}
function guidelinesRead({ receipts }) {
  let inForce = receipts.filter(({ status, guideline }) => status === "in-force" && guideline !== void 0), cut = inForce.filter(({ sent }) => sent === "cut").length, all = count(inForce.length, "guideline");
  return cut === 0 ? all : `${inForce.length - cut} of ${all}`;
}
function checkedSentence({ literal, usage, conclusion }) {
  return conclusion === "skipped" || literal.statements === 0 || usage.model !== void 0 ? [] : [`Offline: ${literal.checkedStatements} of ${count(literal.statements, "rule")} checked without a model.`];
}
function startSentences({ literal, usage, conclusion, receipts }) {
  let hasGuideline = receipts.some(({ guideline }) => guideline !== void 0);
  return conclusion === "skipped" || literal.statements > 0 || usage.model !== void 0 || hasGuideline ? [] : [
    'To get checks without a model, write rules such as "Never use `console.log`." into `.github/copilot-instructions.md`.',
    "`housestyle init` writes a first file from the repository's own configuration."
  ];
}
function mergedSentence({ merged }) {
  return merged.length === 0 ? [] : [`Merged ${count(merged.length, "report")} that said the same as another one.`];
}
function failureSentence({ usage, coverage }) {
  let { failedRequests, failure } = usage;
  if (failedRequests === 0)
    return [];
  let unanswered = `${count(failedRequests, "prompt")} got no answer`;
  return [
    [...coverage.notReviewed, ...coverage.missedByModel].some(({ kind }) => kind === "failed") ? `${unanswered}, so a part of the change was not reviewed by the model.` : `${unanswered}; another reviewer read the same lines.`,
    ...failure === void 0 ? [] : [`The first reason: ${failure.replace(/[.]$/, "")}.`]
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
    ...passedOver.map((other) => `It was not read from ${SOURCES[other.source]}: ${other.reason}.`)
  ];
}

// src/reports/review/reservations.ts
function describeReservations({ verification, doubts = [] }) {
  let reason = verification?.reason === void 0 ? "" : `: ${verification.reason}`;
  return [
    ...verification?.kind === "lowered" ? [`A second look lowered its severity${reason}.`] : [],
    ...verification?.kind === "confirmed" || doubts.length === 0 ? [] : [`Doubtful: ${doubts.join("; ")}.`]
  ];
}

// src/reports/guidance/directions.ts
var DIRECTION_FORMS = {
  "address-reviewer": "addresses a reviewing model",
  "ask-for-prompt": "asks for the prompt",
  "chat-markup": "imitates a chat message",
  "claim-override": "claims to override other instructions",
  "forget-instructions": "tells a model to forget its instructions",
  "hidden-text": "is written in invisible characters",
  "new-role": "gives a model another role",
  "steer-review": "says what a review should say"
};
function directionsSentence({ usage }) {
  return usage.model === void 0 ? "Text in this change addresses the reviewer; no model was asked." : "Text in this change addresses the reviewer; it was given to the model as data.";
}
function directionRows(directions) {
  return directions.map(
    (direction) => `- ${codeSpan(describePlace(direction))} ${DIRECTION_FORMS[direction.form]}: ${codeSpan(direction.quote)}`
  );
}
function directionLines(result, most) {
  let { directions } = result;
  if (directions.length === 0)
    return [];
  let rows = directions.slice(0, most).map(
    (direction) => `  ${oneLine(describePlace(direction))} ${DIRECTION_FORMS[direction.form]}: "${oneLine(direction.quote)}"`
  ), more = directions.length - rows.length;
  return [directionsSentence(result), ...rows, ...more === 0 ? [] : [`  ${more} more; see \`--format json\``]];
}
function describePlace(direction) {
  switch (direction.place) {
    case "title":
      return "title";
    case "description":
      return `description:${direction.line}`;
    case "path":
      return direction.path;
    case "line":
      return `${direction.path}:${direction.line}`;
  }
}

// src/reports/review/console.ts
function reviewText(result, paint) {
  let [verdict, ...rest] = summarySentences(result);
  return `${[
    paint("bold", oneLine(verdict)),
    ...result.problems.map((problem) => drawDiagnostic(problem, paint)),
    ...result.findings.map((finding) => drawFinding(finding, paint)),
    ...drawDirections(result, paint),
    ...drawLeftOut(result.leftOut, paint),
    ...drawReviewers(result, paint),
    [...rest.map(oneLine), ...result.remarks.flatMap((remark) => withoutReturns(remark).split(`
`).map(oneLine))].join(
      `
`
    )
  ].filter((block) => block !== "").join(`

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
    ...drawPlaces2(finding, paint),
    ...finding.agents === void 0 || finding.agents.length === 0 ? [] : [paint("dim", `  found by ${listNames(finding.agents.map(oneLine))}`)],
    ...describeReservations(finding).map((reservation) => paint("dim", `  ${oneLine(reservation)}`))
  ].join(`
`);
}
function drawPlaces2(finding, paint) {
  let places = namePlaces(finding);
  return places === void 0 ? [] : [paint("dim", `  ${oneLine(places)}`)];
}
var DIAGNOSTIC_STYLE = { error: "red", warning: "yellow", info: "cyan" };
function drawDiagnostic(diagnostic, paint) {
  let style = DIAGNOSTIC_STYLE[diagnostic.severity], { start, end } = diagnostic, lines = [`${paint("bold", oneLine(`${diagnostic.path}:${start.line}:${start.column}`))}  ${paint(style, diagnostic.severity)}  ${oneLine(diagnostic.message)} ${paint("dim", `[${diagnostic.rule}]`)}`];
  if (diagnostic.sourceLine !== void 0 && diagnostic.sourceLine.trim() !== "") {
    let endColumn = end.line === start.line ? end.column : void 0;
    lines.push(...drawMarked(diagnostic.sourceLine, start.column, endColumn, (carets) => paint(style, carets)));
  }
  return diagnostic.why !== void 0 && lines.push(`  ${oneLine(diagnostic.why)}`), diagnostic.hint !== void 0 && lines.push(
    `  ${oneLine(diagnostic.hint)}${diagnostic.fix === void 0 ? "" : paint("dim", " (`--fix` can do this)")}`
  ), lines.join(`
`);
}
var MAX_LINE_CHARACTERS = 200, MAX_BEFORE_CHARACTERS = 80;
function drawMarked(line, column, endColumn, paintCarets) {
  let from = line.length <= MAX_LINE_CHARACTERS ? 0 : Math.max(0, column - 1 - MAX_BEFORE_CHARACTERS), to = Math.min(line.length, from + MAX_LINE_CHARACTERS), shown = (start, end2) => showHidden(
    line.slice(start, end2).toWellFormed().replaceAll(/[#:]/g, (sign, at) => isCommandAt(line, start + at) ? `${sign} ` : sign)
  ), before = `${from === 0 ? "" : "\u2026"}${shown(from, column - 1)}`, end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1)), marked = shown(column - 1, end).replaceAll("	", TAB_UNDER_CARETS), after = `${shown(end, to)}${to === line.length ? "" : "\u2026"}`;
  return [
    `  ${before}${marked}${after}`,
    `  ${drawBlanks(before)}${paintCarets("^".repeat(Math.max(1, displayWidth(marked))))}`
  ];
}
function isCommandAt(line, at) {
  return line.startsWith("##[", at) || line.startsWith("::", at) && line.slice(0, at).trim() === "";
}
var TAB_UNDER_CARETS = "    ";
function drawBlanks(text) {
  return text.split("	").map((part2) => " ".repeat(displayWidth(part2))).join("	");
}
function drawDirections(result, paint) {
  let [sentence, ...rows] = directionLines(result, MAX_ROWS_OF_A_STAGE);
  return sentence === void 0 ? [] : [[paint("bold", sentence), ...rows].join(`
`)];
}
function drawReviewers({ reviewers, idleAgents, verification }, paint) {
  let rows = [
    ...reviewers.some(({ source }) => source !== void 0) ? limitToFirst2(reviewers.map(drawReviewer)) : [],
    ...limitToFirst2(reviewers.flatMap(drawRemarks2)),
    ...limitToFirst2((verification?.notes ?? []).map((note) => `verification: ${note}`)),
    ...limitToFirst2(reviewers.flatMap(drawMissingTools2)),
    ...limitToFirst2(reviewers.flatMap(nextSteps)),
    ...limitToFirst2(idleAgents.map(({ name, reason }) => `${name} did not review: ${reason}`))
  ];
  return rows.length === 0 ? [] : [[paint("bold", "Reviewers"), ...rows.map((row) => `  ${oneLine(row)}`)].join(`
`)];
}
function drawReviewer({ name, why, files, unreadFiles }) {
  return `${name}: ${why}; ${readFiles({ files, unreadFiles })} file${files === 1 ? "" : "s"}`;
}
function drawRemarks2({ name, shortages, notes }) {
  return [...shortages, ...notes].map((remark) => `${name}: ${remark}`);
}
function drawMissingTools2(reviewer) {
  return missingTools(reviewer, (name) => name).map(({ said, reason }) => `${reviewer.name} ${said}: ${reason}`);
}
function nextSteps({ name, handoffs }) {
  return handoffs.map(({ label, agent }) => `${name} suggests as a next step: ${label} (@${agent})`);
}
function limitToFirst2(rows) {
  let shown = rows.slice(0, MAX_ROWS_OF_A_STAGE), more = rows.length - shown.length;
  return more === 0 ? shown : [...shown, `${more} more; see \`--format json\``];
}
var MAX_ROWS_OF_A_STAGE = 10;
function drawLeftOut(leftOut, paint) {
  let rows = [...new Set(leftOut.map((entry) => entry.stage))].flatMap((stage) => {
    let entries = leftOut.filter((entry) => entry.stage === stage), shown = entries.slice(0, MAX_ROWS_OF_A_STAGE).map((entry) => `  ${stage} ${oneLine(entry.source)}: ${oneLine(entry.reason)}`), more = entries.length - shown.length;
    return more === 0 ? shown : [...shown, `  ${stage}: ${more} more; see \`--format json\``];
  });
  return rows.length === 0 ? [] : [[paint("bold", "Left out"), ...rows].join(`
`)];
}
function withoutReturns(text) {
  return text.replaceAll(`\r
`, `
`);
}

// src/customizations/sources.ts
function repositoryStore(sources) {
  return { level: "repository", workspace: sources.repository, prefix: "" };
}
function userStores({ userFolder }) {
  return userFolder === void 0 ? [] : [{ level: "user", workspace: userFolder, prefix: "~/" }];
}
function organizationStores({
  organization = []
}) {
  return organization.map(({ name, workspace }) => ({ level: "organization", workspace, prefix: `${name}:` }));
}
async function readFrom(store, path) {
  let read = await readText(store.workspace, path);
  return read.kind === "text" && store.prefix !== "" ? { ...read, source: { ...read.source, path: `${store.prefix}${read.source.path}` } } : read;
}

// src/customizations/settings/code-workspace.ts
function missingFolder(source, { path, range }) {
  return diagnosticAt(source, range, {
    rule: "code-workspace-folder",
    severity: "warning",
    message: `The folder ${quoteJson(path)} is left out: the repository has no file in it`,
    hint: "Correct the path, or remove the folder."
  });
}
var MAX_FOLDERS = 200;
function readCodeWorkspace(source) {
  let document = readJsonc(source), problems = [...jsoncProblems(source, document)], { value } = document, root = isRecord(value) ? value : {};
  if (value !== void 0 && !isRecord(value)) {
    let message = `A workspace must be an object, not ${describeType(value)}`;
    problems.push(problemAt(source, document, [], message, 'Write { "folders": [{ "path": "\u2026" }] }.'));
  }
  let folders = Object.hasOwn(root, "folders") ? readFolders(source, document, root.folders) : NO_FOLDERS, hasSettings = Object.hasOwn(root, "settings");
  return {
    folders: folders.folders,
    settings: hasSettings ? { source, level: "workspace", folder: "", under: "settings" } : void 0,
    problems: [...problems, ...folders.problems].toSorted(
      (a, b) => a.start.line - b.start.line || a.start.column - b.start.column
    )
  };
}
var NO_FOLDERS = { folders: [], problems: [] };
function readFolders(source, document, value) {
  if (!Array.isArray(value)) {
    let message = `\`folders\` must be a list, not ${describeType(value)}`;
    return { folders: [], problems: [problemAt(source, document, ["folders"], message, FOLDERS_HINT)] };
  }
  let folders = /* @__PURE__ */ new Map(), problems = [], items = value;
  for (let [index, item] of items.slice(0, MAX_FOLDERS).entries()) {
    let read = readFolder(source, item);
    if (read.kind === "problem")
      problems.push(problemAt(source, document, ["folders", index, ...read.at], read.message, read.hint));
    else if (!folders.has(read.path)) {
      let range = rangeOfValue(document, ["folders", index]);
      folders.set(read.path, { path: read.path, name: read.name, range });
    }
  }
  if (items.length > MAX_FOLDERS) {
    let message = `\`folders\` has ${items.length} folders; only the first ${MAX_FOLDERS} are read`;
    problems.push(problemAt(source, document, ["folders"], message, "Name fewer folders."));
  }
  return { folders: [...folders.values()], problems };
}
var FOLDERS_HINT = 'Write a list of objects: { "path": "\u2026" }, each with an optional "name".';
function readFolder(source, item) {
  let path = isRecord(item) ? item.path : void 0, uri = isRecord(item) ? item.uri : void 0;
  if (typeof path != "string" && typeof uri == "string") {
    let message = `The folder at ${quoteJson(uri)} is left out: only folders of the repository are read`;
    return { kind: "problem", at: ["uri"], message, hint: 'Give a "path" from the folder of this file.' };
  }
  if (typeof path != "string" || path === "")
    return { kind: "problem", at: [], message: 'A folder has no "path", or an empty one', hint: FOLDERS_HINT };
  let resolved = resolveFrom(source.path.split("/").slice(0, -1).join("/"), path);
  if (resolved.kind === "outside") {
    let message = `The folder ${quoteJson(path)} is left out: ${resolved.reason}`;
    return { kind: "problem", at: ["path"], message, hint: "Only folders of the repository are read." };
  }
  return { kind: "folder", path: resolved.path, name: nameOf2(item, resolved.path) };
}
function nameOf2(item, path) {
  let given = isRecord(item) ? item.name : void 0;
  return typeof given == "string" && given !== "" ? given : path.slice(path.lastIndexOf("/") + 1) || ".";
}
function problemAt(source, document, path, message, hint) {
  let range = document.rangeOf(path) ?? { start: 0, end: 0 };
  return diagnosticAt(source, range, { rule: "code-workspace-folder", severity: "warning", message, hint });
}

// src/customizations/settings/location-entries.ts
var MAX_LOCATIONS = 200;
function readWrittenLocations(file, folders) {
  let settings = /* @__PURE__ */ new Map(), problems = [];
  for (let setting of LOCATION_SETTINGS)
    for (let value of file.values.get(setting.key) ?? [])
      if (!isRecord(value.value))
        problems.push(typeProblem(file, setting, value));
      else if (!settings.has(setting.key)) {
        let entries = readEntries(file, setting, value, value.value, folders);
        settings.set(setting.key, entries.paths), problems.push(...entries.problems);
      }
  return { settings, problems };
}
function typeProblem(file, setting, value) {
  let type = describeType(value.value);
  return diagnosticAt(file.source, value.rangeOf([]), {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` must be an object, not ${type}; VS Code looks for ${setting.kind} nowhere, not even in the default folders`,
    hint: 'Write { "path": true, \u2026 }.'
  });
}
function readEntries(file, setting, value, object, folders) {
  let paths = /* @__PURE__ */ new Map(), problems = [], all = Object.entries(object);
  for (let [written, state] of all.slice(0, MAX_LOCATIONS)) {
    let valueRange = value.rangeOf([written]), range = keyRangeBefore(file.source.text, written, valueRange), path = written.trim(), isOn = readState(state), said = entryProblem(setting, value.key, { path, state, isOn }, folders);
    if (said !== void 0) {
      let { isAboutState, ...rest } = said;
      problems.push(diagnosticAt(file.source, isAboutState ? valueRange : range, rest));
    }
    path !== "" && isOn !== void 0 && paths.set(path, { isOn, setBy: placeOf(file.source, range, value.key) });
  }
  return all.length > MAX_LOCATIONS && problems.push(tooManyProblem(file, value, all.length)), { paths, problems };
}
function tooManyProblem(file, value, count2) {
  return diagnosticAt(file.source, value.keyRange, {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` has ${count2} paths; only the first ${MAX_LOCATIONS} are read`,
    hint: "Put the files into fewer folders."
  });
}
function readState(state) {
  if (typeof state == "boolean")
    return state;
  let word = typeof state == "string" ? state.trim().toLowerCase() : void 0;
  return word === "true" || word === "false" ? word === "true" : void 0;
}
function entryProblem(setting, key, { path, state, isOn }, folders) {
  let rule = "settings-location-invalid";
  if (path === "") {
    let message = `\`${key}\` has an empty path, which VS Code ignores`;
    return { rule, severity: "error", message, hint: "Write a path, or remove the entry.", isAboutState: !1 };
  }
  let hint = "Write true or false, without quotes.";
  if (isOn === void 0) {
    let message = `${quoteJson(path)} in \`${key}\` must be true or false, not ${describeType(state)}; VS Code ignores the path`;
    return { rule, severity: "error", message, hint, isAboutState: !0 };
  }
  if (typeof state != "boolean") {
    let message = `${quoteJson(path)} in \`${key}\` must be true or false, not a text, though VS Code reads this one as ${isOn}`;
    return { rule, severity: "warning", message, hint, isAboutState: !0 };
  }
  return isOn ? targetProblem(setting, key, path, folders) : switchedOffProblem(setting, key, path);
}
function switchedOffProblem(setting, key, path) {
  let standard = respelledDefault(setting, path);
  return standard === void 0 ? void 0 : {
    rule: "settings-location-invalid",
    severity: "warning",
    message: `${quoteJson(path)} in \`${key}\` has no effect: VS Code compares it with its default folders letter by letter`,
    hint: `Write "${standard}".`,
    isAboutState: !1
  };
}
function targetProblem(setting, key, path, folders) {
  let targets = folders.map((folder) => targetOf(setting, folder, path)), [first] = targets;
  if (first?.kind === "outside" && targets.every(({ kind }) => kind === "outside"))
    return outsideProblem(key, first);
  if (targets.some(({ kind }) => kind === "glob"))
    return globProblem(setting, key, path);
}
function outsideProblem(key, target) {
  let where = target.isReadByVscode ? "here" : "by VS Code", said = { message: `${quoteJson(target.path)} in \`${key}\` is not read ${where}: ${target.reason}`, isAboutState: !1 };
  if (!target.isReadByVscode)
    return { ...said, rule: "settings-location-invalid", severity: "error", hint: "Write a path from the workspace folder or one that begins with `~/`." };
  let hint = "VS Code reads it on machines that have it; to share the files with everybody, put them into the repository.";
  return isRelative(target.path) ? { ...said, rule: "settings-location-outside", severity: "info", hint } : { ...said, rule: "settings-location-invalid", severity: "warning", hint };
}
function isRelative(path) {
  return !/^(?:\/|[a-z]:)|\\/i.test(path);
}
function globProblem(setting, key, path) {
  return {
    rule: "settings-location-invalid",
    severity: setting.kind === "prompts" ? "warning" : "info",
    message: `${quoteJson(path)} in \`${key}\` is a glob, which VS Code ${setting.kind === "prompts" ? "has deprecated" : "reads, but advises against"}`,
    hint: "Name the folders.",
    isAboutState: !1
  };
}

// src/customizations/settings/applied-locations.ts
function readLocationSettings(files, folders) {
  let read = new Map(
    files.map((file) => [file, readWrittenLocations(file, file.level === "folder" ? [file.folder] : folders)])
  ), locate2 = (kind, folder) => LOCATION_SETTINGS.filter((setting) => setting.kind === kind).flatMap((setting) => {
    let levels = filesFor(files, folder).map((file) => read.get(file)?.settings.get(setting.key));
    return locationsOf(setting, folder, levels);
  }), known = /* @__PURE__ */ new Map();
  return {
    locationsFor: (kind, folder) => {
      let identity = `${kind} ${folder}`, locations = known.get(identity) ?? locate2(kind, folder);
      return known.set(identity, locations), locations;
    },
    problems: [...read.values()].flatMap((one) => one.problems)
  };
}
function locationsOf(setting, folder, levels) {
  let merged = new Map(levels.toReversed().flatMap((level) => [...level ?? []])), configured = [...merged.keys()].filter((written) => !setting.defaults.includes(written)), toLocation = (written, isDefault) => {
    let target = targetOf(setting, folder, written);
    return { written, target, isDefault, isOn: !0, ...merged.get(written) };
  };
  return withoutRepeats([
    ...setting.defaults.map((written) => toLocation(written, !0)),
    ...configured.map((written) => toLocation(written, !1))
  ]);
}
function withoutRepeats(locations) {
  let on = /* @__PURE__ */ new Set();
  return locations.filter(({ target, isOn, isDefault }) => {
    let identity = JSON.stringify(target), isRepeated = on.has(identity);
    return isOn && on.add(identity), isDefault || !isRepeated;
  });
}

// src/customizations/settings/entries.ts
var INSTRUCTION_SETTINGS = [
  {
    key: "github.copilot.chat.codeGeneration.instructions",
    purpose: "code-generation",
    oldKey: "github.copilot.chat.experimental.codeGeneration.instructions",
    isDeprecated: !0
  },
  {
    key: "github.copilot.chat.testGeneration.instructions",
    purpose: "test-generation",
    oldKey: "github.copilot.chat.experimental.testGeneration.instructions",
    isDeprecated: !0
  },
  {
    key: "github.copilot.chat.reviewSelection.instructions",
    purpose: "review-selection",
    oldKey: "github.copilot.chat.experimental.codeFeedback.instructions",
    isDeprecated: !1
  },
  {
    key: "github.copilot.chat.commitMessageGeneration.instructions",
    purpose: "commit-message",
    isDeprecated: !1
  },
  {
    key: "github.copilot.chat.pullRequestDescriptionGeneration.instructions",
    purpose: "pull-request-description",
    isDeprecated: !1
  }
], INSTRUCTION_NAMES = INSTRUCTION_SETTINGS.flatMap(
  ({ key, oldKey }) => [[key, key], ...oldKey === void 0 ? [] : [[oldKey, key]]]
);
function standingOf(entry) {
  return {
    kind: "setting-instructions",
    level: entry.level === "user" ? "user" : "repository",
    folder: entry.folder,
    readers: ["vscode"],
    broughtBy: broughtBy(entry)
  };
}
function broughtBy({ key, form, source, range }) {
  let setting = `\`${key}\``;
  return form.kind === "text" ? setting : `${source.path}:${positionAt(source, range.start).line} (${setting})`;
}
var MAX_ENTRIES = 500;
function readInstructionEntries(file, setting) {
  let values = file.values.get(setting.key) ?? [], noLists = values.filter(({ value }) => !Array.isArray(value)).map(({ key, value, rangeOf }) => {
    let message = `\`${key}\` must be a list, not ${describeType(value)}; VS Code ignores it`;
    return typeProblem2(file, rangeOf([]), "settings-instructions-type", message);
  }), list2 = values.find(({ value }) => Array.isArray(value)), read = list2 === void 0 ? [] : [readList(file, setting, list2)];
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [...noLists, ...read.flatMap(({ problems }) => problems)]
  };
}
function readList(file, { purpose, isDeprecated }, list2) {
  let items = Array.isArray(list2.value) ? list2.value : [], read = items.slice(0, MAX_ENTRIES).map((item, index) => readItem(file, purpose, list2, item, index)), tooMany = `\`${list2.key}\` has ${items.length} entries; only the first ${MAX_ENTRIES} are read`;
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [
      ...isDeprecated && items.length > 0 ? [deprecatedProblem(file, list2)] : [],
      ...items.length > MAX_ENTRIES ? [typeProblem2(file, list2.keyRange, "settings-instruction-entry", tooMany)] : [],
      ...read.flatMap(({ problems }) => problems)
    ]
  };
}
function readItem(file, purpose, { key, rangeOf }, item, index) {
  let wrong = (path2, message) => ({
    entries: [],
    problems: [
      typeProblem2(file, rangeOf(path2), "settings-instruction-entry", `Entry ${index + 1} of \`${key}\` ${message}`)
    ]
  }), text = isRecord(item) && typeof item.text == "string" ? item.text : void 0, path = isRecord(item) && typeof item.file == "string" ? item.file : void 0, language = isRecord(item) ? item.language : void 0;
  if (text === void 0 && path === void 0)
    return wrong([index], 'has neither a "text" nor a "file" that is a string');
  if (language !== void 0 && typeof language != "string")
    return wrong([index, "language"], 'has a "language" that is not a string; VS Code ignores the entry');
  let shared = {
    key,
    purpose,
    level: file.level,
    folder: file.folder,
    source: file.source,
    range: rangeOf([index]),
    ...language === void 0 ? {} : { language }
  };
  return { entries: [
    ...path === void 0 ? [] : [{ ...shared, form: { kind: "file", file: path }, valueRange: rangeOf([index, "file"]) }],
    ...text === void 0 ? [] : [{ ...shared, form: { kind: "text", text }, valueRange: rangeOf([index, "text"]) }]
  ], problems: [] };
}
function typeProblem2(file, range, rule, message) {
  return diagnosticAt(file.source, range, { rule, severity: "error", message, hint: 'Write a list of objects: { "text": "\u2026" } or { "file": "path" }, each with an optional "language".' });
}
function deprecatedProblem(file, list2) {
  return diagnosticAt(file.source, list2.keyRange, {
    rule: "settings-instructions-deprecated",
    severity: "warning",
    message: `\`${list2.key}\` is deprecated since VS Code 1.102`,
    hint: "Move the instructions to `.github/copilot-instructions.md` or a `*.instructions.md` file, which github.com reads too."
  });
}

// src/customizations/settings/repeats.ts
function withoutRepeats2(entries) {
  let first = /* @__PURE__ */ new Map();
  for (let entry of entries) {
    let identity = identityOf(entry, entry.folder);
    first.set(identity, first.get(identity) ?? entry);
  }
  let kept = [], leftOut = [];
  for (let entry of entries) {
    let same = first.get(identityOf(entry, "")) ?? first.get(identityOf(entry, entry.folder));
    if (same === void 0 || same === entry)
      kept.push(entry);
    else {
      let reason = `${describeEntry(entry)} of \`${entry.key}\` in line ${lineOf(entry)} is already in ${same.source.path}, line ${lineOf(same)}`;
      leftOut.push({ source: entry.source.path, reason, ...standingOf(entry) });
    }
  }
  return { kept, leftOut, problems: languageProblems(kept) };
}
function identityOf(entry, folder) {
  return JSON.stringify([entry.form, entry.language, folder]);
}
function languageProblems(kept) {
  let first = /* @__PURE__ */ new Map();
  return kept.flatMap((entry) => {
    let identity = JSON.stringify(entry.form), earlier = first.get(identity) ?? entry;
    return first.set(identity, earlier), earlier.language === entry.language ? [] : [languageProblem(entry, earlier)];
  });
}
function languageProblem(entry, earlier) {
  let scope = earlier.language === void 0 ? "all languages" : `\`${earlier.language}\``;
  return diagnosticAt(entry.source, entry.range, {
    rule: "settings-instruction-language-lost",
    severity: "info",
    message: `${capital(describeEntry(entry))} is already in \`${entry.key}\` for ${scope}; VS Code ignores this entry with another "language"`,
    hint: "Put it into a `*.instructions.md` file whose `applyTo` has the files of all its languages."
  });
}
function describeEntry({ form }) {
  return form.kind === "file" ? `the file ${quoteJson(form.file)}` : `the text ${quoteJson(form.text)}`;
}
function lineOf(entry) {
  return positionAt(entry.source, entry.range.start).line;
}
function capital(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

// src/customizations/settings/settings.ts
var SETTINGS_PATH = ".vscode/settings.json", NAMES = new Map([...SWITCH_NAMES, ...LOCATION_NAMES, ...INSTRUCTION_NAMES]);
function readSettingsFiles(files, folders = [""]) {
  let open = files.map((file) => openSettingsFile(file, NAMES)), switches = readSwitches(open), locations = readLocationSettings(open, folders), instructions = INSTRUCTION_SETTINGS.map((setting) => readPurpose(open, setting)), problems = [
    ...open.flatMap((file) => file.problems),
    ...switches.problems,
    ...locations.problems,
    ...instructions.flatMap((purpose) => purpose.problems)
  ];
  return {
    switchFor: switches.switchFor,
    locationsFor: locations.locationsFor,
    instructions: instructions.flatMap(({ kept }) => kept),
    leftOut: instructions.flatMap(({ leftOut }) => leftOut),
    problems: inFileOrder(problems, files)
  };
}
function readPurpose(files, setting) {
  let read = LEVELS.flatMap((level) => files.filter((file) => file.level === level)).map(
    (file) => readInstructionEntries(file, setting)
  ), entries = read.flatMap((file) => file.entries), kept = withoutRepeats2([
    ...entries.filter(({ form }) => form.kind === "file"),
    ...entries.filter(({ form }) => form.kind === "text")
  ]);
  return { ...kept, problems: [...read.flatMap((file) => file.problems), ...kept.problems] };
}
function inFileOrder(problems, files) {
  let findPlace = (path) => files.findLastIndex(({ source }) => source.path === path);
  return problems.toSorted(
    (a, b) => findPlace(a.path) - findPlace(b.path) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}

// src/customizations/unreadable.ts
var RULE_OF = {
  "not-utf-8": "file-invalid-utf8",
  "utf-16": "file-utf16",
  "too-large": "file-too-large",
  outside: "file-symlink-escapes",
  "dangling-link": "file-unreadable",
  "symlink-loop": "file-unreadable",
  missing: "file-unreadable",
  "not-a-file": "file-unreadable"
}, RULES = new Set(Object.values(RULE_OF)), WARNINGS = /* @__PURE__ */ new Set(["outside", "too-large"]);
function unreadableFile(path, problem) {
  let said = {
    rule: RULE_OF[problem.code],
    severity: WARNINGS.has(problem.code) ? "warning" : "error",
    message: problem.message,
    ...problem.hint === void 0 ? {} : { hint: problem.hint }
  };
  return diagnosticOfFile(path, said, problem.position);
}
function closedLink({ path, reason, leadsOut }) {
  return diagnosticOfFile(path, {
    rule: RULE_OF[leadsOut ? "outside" : "symlink-loop"],
    severity: "warning",
    message: `Nothing is read below "${path}": ${reason}`,
    hint: leadsOut ? "Put the folder itself into the repository." : "Make the link point at another folder, or remove it."
  });
}
function isOfUnreadable({ rule }) {
  return RULES.has(rule);
}

// src/customizations/places/collect-settings.ts
var CODE_WORKSPACE = ".code-workspace", ROOT = { path: "", name: "." };
async function collectSettings(sources, store, { paths, isComplete }) {
  let named = paths.filter((path) => path.endsWith(CODE_WORKSPACE)), atRoot = named.filter((path) => !path.includes("/")), workspaces = await readAll(atRoot, (path) => readWorkspaceFile(store, path)), all = foldersToRead(sources, workspaces.read), missing = isComplete ? await missingFolders(store, all, paths) : /* @__PURE__ */ new Set(), folders = all.filter(({ path }) => !missing.has(path)), present = new Set(paths), ofFolders = await readAll(
    folders.filter(({ path }) => present.has(joinPath(path, SETTINGS_PATH))),
    ({ path }) => readFolderSettings(store, path)
  ), settings = readSettingsFiles(
    [
      ...ofFolders.read,
      ...workspaces.read.flatMap(({ workspace }) => workspace.settings ?? []),
      ...userSettingsFiles(sources)
    ],
    folders.map(({ path }) => path)
  ), unreadable = [...workspaces.problems, ...ofFolders.problems];
  return {
    settings,
    folders,
    leftOut: [
      ...unreadable.map(({ path, message }) => ({ source: path, reason: message })),
      ...named.filter((path) => path.includes("/")).map((source) => ({ source, reason: NOT_AT_ROOT })),
      ...missingOptions(sources, store, missing),
      ...settings.leftOut
    ],
    problems: [...unreadable, ...workspaceProblems(workspaces.read, missing), ...settings.problems]
  };
}
function foldersToRead(sources, workspaces) {
  return uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace.folders),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: splitPath(path).name }))
  ]);
}
function userSettingsFiles({ userSettings }) {
  return userSettings === void 0 ? [] : [{ source: userSettings, level: "user", folder: "" }];
}
function missingOptions({ workspaceFolders }, { workspace }, missing) {
  let reason = `\`workspace-folders\` names it, but ${workspace.name} has no file in it`;
  return [...new Set(workspaceFolders)].filter((path) => missing.has(path)).map((source) => ({ source, reason }));
}
function workspaceProblems(workspaces, missing) {
  return [
    ...workspaces.flatMap(({ workspace }) => workspace.problems),
    ...workspaces.flatMap(
      ({ source, workspace }) => workspace.folders.filter(({ path }) => missing.has(path)).map((folder) => missingFolder(source, folder))
    )
  ];
}
var NOT_AT_ROOT = "only workspace files at the repository's root are read";
async function missingFolders({ workspace }, folders, paths) {
  let known = /* @__PURE__ */ new Set(["", ...paths.flatMap(parentsOf)]), doubtful = folders.map(({ path }) => path).filter((path) => !known.has(path));
  if (doubtful.length === 0)
    return /* @__PURE__ */ new Set();
  let { entries } = await workspace.find({ endings: [""], deep: [], shallow: [] }), present = new Set(entries.flatMap(({ path }) => parentsOf(path))), closed = new Set(entries.flatMap(({ path, kind }) => kind === "file" ? [] : [path]));
  return new Set(
    doubtful.filter((path) => !present.has(path) && ![path, ...parentsOf(path)].some((parent) => closed.has(parent)))
  );
}
async function readAll(items, read) {
  let results = await Promise.all(items.map(read));
  return {
    read: results.flatMap((result) => "value" in result ? [result.value] : []),
    problems: results.flatMap((result) => "problem" in result ? [result.problem] : [])
  };
}
async function readWorkspaceFile(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? { value: { source: file.source, workspace: readCodeWorkspace(file.source) } } : { problem: unreadableFile(path, file) };
}
async function readFolderSettings(store, folder) {
  let path = joinPath(folder, SETTINGS_PATH), file = await readFrom(store, path);
  return file.kind === "text" ? { value: { source: file.source, level: "folder", folder } } : { problem: unreadableFile(path, file) };
}
function uniqueFolders(folders) {
  let byPath = /* @__PURE__ */ new Map();
  for (let { path, name } of folders)
    byPath.has(path) || byPath.set(path, { path, name });
  return [...byPath.values()];
}

// src/customizations/places/contributions.ts
var POINTS = [
  ["chatInstructions", "path-instructions"],
  ["chatAgents", "agent"],
  ["chatPromptFiles", "prompt"],
  ["chatSkills", "skill"]
];
function readContributions(source) {
  let document = readJsonc(source), contributes = isRecord(document.value) ? document.value.contributes : void 0;
  if (!isRecord(contributes))
    return { contributions: [], elsewhere: [], problems: [] };
  let contributions = [], elsewhere = [], problems = [];
  for (let [point, kind] of POINTS) {
    let entries = contributes[point];
    for (let [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      let read = readEntry(document, source, point, index, entry);
      if (read.kind === "problem")
        problems.push(read.problem);
      else {
        let { path, broughtBy: broughtBy2, namedAt } = read;
        (read.isForReview ? contributions : elsewhere).push({ kind, path, broughtBy: broughtBy2, namedAt });
      }
    }
  }
  return { contributions, elsewhere, problems };
}
function readEntry(document, source, point, index, entry) {
  let range = rangeOfValue(document, ["contributes", point, index]), problem = (message, hint) => ({
    kind: "problem",
    problem: diagnosticAt(source, range, { rule: "contribution-path", severity: "error", message, hint })
  });
  if (!isRecord(entry) || typeof entry.path != "string")
    return problem(
      `Entry ${index + 1} of \`contributes.${point}\` has no "path" that is a string`,
      'Write { "path": "./file.md" }.'
    );
  let resolved = resolveLink(source.path, entry.path);
  if (resolved.kind === "outside")
    return problem(
      `The path "${entry.path}" of \`contributes.${point}\` leads out of the repository`,
      "Write a path from the folder of package.json."
    );
  let { line } = positionAt(source, range.start);
  return {
    kind: "path",
    path: resolved.path,
    isForReview: matchesSessionType(entry.sessionTypes, REVIEW_SESSION),
    broughtBy: `${source.path}:${line} (\`contributes.${point}\`)`,
    namedAt: { source, range }
  };
}
var REVIEW_SESSION = "local";
function matchesSessionType(types, session) {
  return Array.isArray(types) ? types.some(
    (type) => typeof type == "string" && (type.endsWith("*") ? session.startsWith(type.slice(0, -1)) : type === session)
  ) : !0;
}

// src/customizations/places/contributed-files.ts
async function readContributed(store, paths, { located, strays }, settings) {
  let read = await Promise.all(likelyManifests(paths, strays).map((path) => readManifest(store, path))), inPlace = new Set(located.map(({ path }) => path)), contributed = new Map(
    read.flatMap(
      ({ contributions }) => contributions.map((contribution) => [contribution.path, contribution])
    )
  ), elsewhere = new Map(
    read.flatMap((manifest) => manifest.elsewhere.map(({ path, broughtBy: broughtBy2 }) => [path, broughtBy2]))
  );
  return {
    located: [...contributed.values()].filter(({ path }) => !inPlace.has(path)).map((contribution) => locatedFrom(contribution, settings)),
    strays: strays.filter(({ path }) => !contributed.has(path)).map((stray) => ofOtherChats(stray, elsewhere.get(stray.path))),
    problems: read.flatMap(({ problems }) => problems)
  };
}
function ofOtherChats(stray, broughtBy2) {
  return broughtBy2 === void 0 ? stray : { ...stray, reason: () => `${broughtBy2} offers it only in other kinds of chats` };
}
var MANIFEST = "package.json";
function likelyManifests(paths, strays) {
  let folders = new Set(foldersWith(MANIFEST, paths)), besideIgnore = foldersWith(".vscodeignore", paths).filter((folder) => folders.has(folder)), aboveStrays = strays.flatMap(({ path }) => nearestFolder(path, folders) ?? []);
  return [.../* @__PURE__ */ new Set([...besideIgnore, ...aboveStrays])].map((folder) => joinPath(folder, MANIFEST)).sort();
}
function foldersWith(name, paths) {
  return paths.filter((path) => nameOf(path) === name).map(folderOf);
}
async function readManifest(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? readContributions(file.source) : { contributions: [], elsewhere: [], problems: [unreadableFile(path, file)] };
}
function locatedFrom({ kind, path, broughtBy: broughtBy2, namedAt }, settings) {
  let { folder, name } = splitPath(path), hidden = hiddenBySwitches(kind, "", settings), place = {
    kind,
    folder,
    depth: "direct",
    name: { kind: "exact", name },
    level: "repository",
    readers: ["vscode"],
    broughtBy: broughtBy2,
    namedAt,
    ...hidden === void 0 ? {} : { hidden }
  };
  return { path, kind, place, folder: "" };
}

// src/customizations/places/find-candidates.ts
var ENDINGS = [".md", ".code-workspace", ".vscode/settings.json", "hooks.json", "package.json", ".vscodeignore"], HOOK_ENDINGS = [".claude/settings.json", ".claude/settings.local.json", ".json"], DEEP = [".github", ".claude", ".agents", ".vscode", ".copilot"], DEPENDENCIES = /(?:^|\/)node_modules\//;
async function findCandidates(workspace, folders, near) {
  let roots = folders.length === 0 ? [""] : folders, above = foldersAbove(near), { entries, isComplete, holdsIgnored } = await workspace.find({
    endings: [...ENDINGS, ...HOOK_ENDINGS],
    deep: roots.flatMap((root) => DEEP.map((folder) => joinPath(root, folder))),
    shallow: [.../* @__PURE__ */ new Set(["", ...roots, ...above.nearest])]
  }), ours = entries.filter(({ path }) => !DEPENDENCIES.test(path)), files = ours.filter(({ path, kind }) => kind !== "submodule" || identify(path) !== void 0), links = await followLinks(workspace, ours), linked = links.flatMap((link) => link.kind === "open" ? link.files : []), paths = [...files.map(({ path }) => path), ...linked.map(({ path }) => path)];
  return {
    paths: [...new Set(paths)].filter((path) => !DEPENDENCIES.test(path)).sort(),
    behindLinks: new Set(linked.map(({ target }) => target)),
    closedLinks: links.flatMap((link) => link.kind === "closed" ? [link] : []),
    isComplete,
    ...holdsIgnored === !0 && { holdsIgnored },
    foldersNotLookedAt: isComplete ? 0 : above.others,
    submodules: ours.filter(({ path, kind }) => kind === "submodule" && mayHoldPlaces(path)).map(({ path }) => path)
  };
}
var MAX_FOLDERS2 = 100, MAX_DEPTH = 64;
function foldersAbove(files) {
  let depths = new Map(
    files.flatMap(
      (path) => parentsOf(path).slice(0, MAX_DEPTH).map((folder, depth) => [folder, depth])
    )
  ), nearest = [...depths].sort(([, a], [, b]) => a - b).slice(0, MAX_FOLDERS2);
  return { nearest: nearest.map(([folder]) => folder), others: depths.size - nearest.length };
}
var PLACE_FOLDERS = new Set(
  KINDS.flatMap(({ places }) => places.flatMap(({ folder }) => [folder, ...parentsOf(folder)]))
), SKILL_FOLDER = /(?:^|\/)\.(?:github|claude|agents)\/skills\/[^/]+$/, MAX_LINKED_FOLDERS = 200;
async function followLinks(workspace, entries) {
  let links = entries.filter(({ path, kind }) => kind === "symlink" && mayHoldPlaces(path)).slice(0, MAX_LINKED_FOLDERS);
  return Promise.all(links.map(({ path }) => followLink(workspace, path, entries)));
}
async function followLink(workspace, path, entries) {
  let closed = (reason, leadsOut = !1) => ({ path, kind: "closed", reason, leadsOut }), link = await workspace.read(path);
  if (link.kind !== "symlink")
    return closed("the link cannot be read");
  let target = resolveLink(path, link.target);
  if (target.kind === "outside")
    return closed(`it is a link to "${link.target}", outside the repository, and is not followed`, !0);
  if (target.path === "" || `${path}/`.startsWith(`${target.path}/`))
    return closed(`it is a link to "${link.target}", a folder that contains the link, and is not followed`);
  let prefix = `${target.path}/`, files = entries.filter((entry) => entry.kind === "file" && entry.path.startsWith(prefix)).map((entry) => ({ path: `${path}/${entry.path.slice(prefix.length)}`, target: entry.path }));
  return { path, kind: "open", files };
}
function mayHoldPlaces(path) {
  let parts = path.split("/");
  return SKILL_FOLDER.test(path) || parts.some((_part, index) => PLACE_FOLDERS.has(parts.slice(index).join("/")));
}

// src/customizations/places/locate-files.ts
function locateFiles(paths, roots) {
  let innermostFirst = roots.toSorted((a, b) => b.path.length - a.path.length), located = [], lost = [];
  for (let path of paths) {
    let file = locate(path, innermostFirst), kind = file === void 0 ? identify(path) ?? misnamed(path)?.kind : void 0;
    file !== void 0 ? located.push(file) : kind !== void 0 && lost.push({ path, kind });
  }
  let skills = skillFoldersOf(located);
  return {
    located,
    strays: lost.map(({ path, kind }) => ({ path, kind, reason: () => reasonOf(path, kind, skills) }))
  };
}
function skillFoldersOf(located) {
  return new Set(located.filter(({ kind }) => kind === "skill").map(({ path }) => folderOf(path)));
}
function locate(path, roots) {
  for (let root of roots) {
    let place = root.places.find((candidate) => takesPath(candidate, path));
    if (place !== void 0)
      return { path, kind: place.kind, place, folder: root.path };
  }
}
var MISNAMED = [
  { folder: /(?:^|\/)\.github\/instructions\//i, kind: "path-instructions", ending: ".instructions.md" },
  { folder: /(?:^|\/)\.github\/prompts\//i, kind: "prompt", ending: ".prompt.md" }
];
function misnamed(path) {
  return takesName({ kind: "markdown" }, splitPath(path).name) ? MISNAMED.find(({ folder }) => folder.test(path)) : void 0;
}
function reasonOf(path, kind, skills) {
  let wrong = identify(path) === void 0 ? misnamed(path) : void 0;
  if (wrong !== void 0)
    return `its name does not end in \`${wrong.ending}\`, so no program reads it there`;
  let skill = nearestFolder(path, skills);
  if (skill !== void 0)
    return `it is part of the skill \`${splitPath(skill).name}\` and is read only when that skill is used`;
  let places = repositoryPlaces(kind), spelling = spellingMeant(path, places);
  if (spelling !== void 0)
    return `below the root it is read only if its name is spelled \`${spelling}\``;
  let folder = folderItWouldServe(path, places);
  return folder !== void 0 ? `\`${folder}\` is not a workspace folder; add it to \`workspace-folders\` or to a \`.code-workspace\` file at the root` : `no program reads it there; ${specOf(kind)?.title ?? kind} files are read as ${places.map(describePlace2).join(", ")}`;
}
function spellingMeant(path, places) {
  let { folder, name } = splitPath(path), meant = places.find(
    (place) => place.name.kind === "exact" && place.name.name.toLowerCase() === name.toLowerCase() && takesPath(place, joinPath(folder, place.name.name))
  );
  return meant?.name.kind === "exact" ? meant.name.name : void 0;
}
function nestedRootOf(path, kind) {
  return folderItWouldServe(path, repositoryPlaces(kind));
}
function repositoryPlaces(kind) {
  return KINDS.filter((spec) => spec.kind === kind).flatMap(({ places }) => places).filter(({ level }) => level === "repository");
}
function folderItWouldServe(path, places) {
  for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) {
    let within = path.slice(slash + 1);
    if (places.some((place) => place.folder !== "" && takesPath(place, within)))
      return path.slice(0, slash);
  }
}
function describePlace2({ folder, depth, name }) {
  let middle = depth === "direct" ? "" : depth === "any" ? "**/" : "*/**/";
  return `\`${folder === "" ? "" : `${folder}/`}${middle}${describeName(name)}\``;
}
function describeName(name) {
  switch (name.kind) {
    case "exact":
      return name.name;
    case "ending":
      return `*${name.ending}`;
    case "markdown":
      return "*.md";
  }
}

// src/customizations/places/placed-file.ts
function placedInRepository(store, { path, kind, place, folder }) {
  return { store, file: path, path, kind, level: store.level, folder, place };
}
function servedFolderOf({ kind, file, level, folder }) {
  let stands = splitPath(file).folder;
  return level !== "repository" || !(kind === "agents-md" || kind === "claude-md" || kind === "gemini-md" || kind === "review-md") || stands === joinPath(folder, ".claude") ? folder : stands;
}
async function placeElsewhere(sources, settings, compatibility) {
  let stores = [...userStores(sources), ...organizationStores(sources)];
  return (await Promise.all(
    stores.map((store) => placeInStore(store, placesOf("", store.level, settings, compatibility)))
  )).flat();
}
async function placeInStore(store, places) {
  let folders = outermost(places.filter(({ depth, name }) => !isOneFile(depth, name)).map(({ folder }) => folder)), listed = await Promise.all(folders.map((folder) => store.workspace.list(folder))), single = places.flatMap(
    ({ folder, depth, name }) => name.kind === "exact" && isOneFile(depth, name) ? [joinPath(folder, name.name)] : []
  ), present = await Promise.all(single.map(async (path) => [path, await store.workspace.read(path)]));
  return [.../* @__PURE__ */ new Set([
    ...listed.flat().map(({ path }) => path),
    ...present.filter(([, file]) => file.kind !== "missing").map(([path]) => path)
  ])].flatMap((file) => {
    let place = places.find((candidate) => takesPath(candidate, file));
    return place === void 0 ? [] : [{ store, file, path: `${store.prefix}${file}`, kind: place.kind, level: store.level, folder: "", place }];
  });
}
function isOneFile(depth, name) {
  return depth === "direct" && name.kind === "exact";
}
function outermost(folders) {
  let all = new Set(folders);
  return [...all].filter((folder) => !parentsOf(folder).some((parent) => all.has(parent)));
}

// src/customizations/trimmed-content.ts
function trimmedContent(source, range) {
  let whole = source.text.slice(range.start, range.end), text = whole.trim(), offset = range.start + (text === "" ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: "file", source, offset } };
}

// src/customizations/settings/instructions.ts
var MAX_FILES = 1e3;
async function readSettingInstructions(workspace, settings, folders) {
  let found = [], leftOut = [], problems = [], distinct = folders.length === 0 ? [""] : [...new Set(folders)], reader = readEachOnce(workspace);
  for (let entry of settings.instructions) {
    let read = entry.form.kind === "text" ? readTextEntry(entry, entry.form.text.trim()) : await readFileEntry(reader, entry, entry.form.file, distinct);
    found.push(...read.contents.map((content) => instructionsOf(entry, content))), problems.push(...read.problems), leftOut.push(
      ...read.problems.map(({ path, message }) => ({
        source: path,
        reason: message,
        ...standingOf(entry)
      }))
    );
  }
  return { found, leftOut, problems };
}
function readEachOnce(workspace) {
  let reads = /* @__PURE__ */ new Map();
  return (path) => {
    let known = reads.get(path);
    if (known !== void 0 || reads.size >= MAX_FILES)
      return known;
    let read = readText(workspace, path);
    return reads.set(path, read), read;
  };
}
function readTextEntry(entry, text) {
  if (text === "")
    return {
      contents: [],
      problems: [
        unusable(entry, "settings-instruction-entry", `An entry of \`${entry.key}\` has an empty "text"`, "Write the instruction, or remove the entry.")
      ]
    };
  let position = positionAt(entry.source, entry.range.start);
  return { contents: [{ text, path: entry.source.path, origin: { kind: "setting", position } }], problems: [] };
}
async function readFileEntry(reader, entry, file, folders) {
  let read = await Promise.all(folders.map((folder) => readFrom2(reader, file, folder))), contents = read.flatMap((one) => one.kind === "content" ? [one.content] : []), broken = read.filter((one) => one.kind === "broken"), absent = contents.length + broken.length > 0 ? [] : read.filter((one) => one.kind === "absent").slice(0, 1), everywhere = folders.length > 1 ? ", and no other workspace folder has this file with text in it" : "", named = `The file ${quoteJson(file)} named by \`${entry.key}\``, rule = "settings-instruction-file-missing";
  return {
    contents,
    problems: [
      ...withoutSame(broken).map(
        ({ message, hint }) => unusable(entry, rule, `${named} cannot be used: ${message}`, hint)
      ),
      ...absent.map(({ message, hint }) => unusable(entry, rule, `${named} ${message}${everywhere}`, hint))
    ]
  };
}
function withoutSame(said) {
  return [...new Map(said.map((one) => [one.message, one])).values()];
}
async function readFrom2(reader, file, folder) {
  let path = resolveFrom(folder, file);
  if (path.kind === "outside")
    return { kind: "broken", message: `${quoteJson(file)} is not a path inside the repository: ${path.reason}`, hint: "Write a path to a file of the repository, with `/`." };
  let text = await reader(path.path === "" ? "." : path.path);
  if (text === void 0)
    return { kind: "broken", message: `only the first ${MAX_FILES} files that settings name are read`, hint: "Put the instructions into fewer files." };
  if (text.kind === "problem") {
    let hint = text.hint === void 0 ? {} : { hint: text.hint };
    return text.code === "missing" ? { kind: "absent", message: `cannot be used: ${text.message}`, ...hint } : { kind: "broken", message: text.message, ...hint };
  }
  let content = trimmedContent(text.source, { start: 0, end: text.source.text.length });
  return content.text === "" ? { kind: "absent", message: "is empty" } : { kind: "content", content };
}
function unusable(entry, rule, message, hint) {
  return diagnosticAt(entry.source, entry.valueRange, {
    rule,
    severity: "warning",
    message,
    ...hint === void 0 ? {} : { hint }
  });
}
function instructionsOf(entry, content) {
  return {
    path: content.path,
    ...standingOf(entry),
    references: [],
    content,
    applies: appliesOf(entry),
    entry: entry.form.kind,
    purpose: entry.purpose
  };
}
function appliesOf({ language, folder }) {
  return language === void 0 ? { kind: "folder", folder } : { kind: "language", language };
}

export {
  repositoryStore,
  userStores,
  organizationStores,
  readFrom,
  unreadableFile,
  closedLink,
  isOfUnreadable,
  collectSettings,
  readContributed,
  findCandidates,
  trimmedContent,
  locateFiles,
  skillFoldersOf,
  nestedRootOf,
  describePlace2 as describePlace,
  placedInRepository,
  servedFolderOf,
  placeElsewhere,
  readSettingInstructions,
  listPlaces,
  namePlaces,
  describeReservations,
  directionsSentence,
  directionRows,
  computeCost,
  writeMoney,
  reviewersMarkdown,
  handoffsMarkdown,
  usageMarkdown,
  listFinders,
  fold,
  sinceSentence,
  closedFindings,
  reaches,
  drawVerdict,
  headline,
  shortHeadline,
  MAX_MISSING,
  listMissing,
  listFailures,
  summarySentences,
  workSentences,
  sourceSentences,
  reviewText,
  drawDiagnostic
};
