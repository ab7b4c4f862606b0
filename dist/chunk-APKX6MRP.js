import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  SUMMARY_MARKER,
  findingMarkers,
  runMarker,
  stateMarker
} from "./chunk-RB4WZEA5.js";
import {
  conflictMarkdown,
  guidelineChangesMarkdown
} from "./chunk-BHL7STBA.js";
import {
  receiptsMarkdown
} from "./chunk-MHGBR4QQ.js";
import {
  MAX_MISSING,
  afterMergeRows,
  closedFindings,
  describeReservations,
  directionRows,
  directionsSentence,
  drawVerdict,
  fold,
  handoffsMarkdown,
  isAudit,
  listFinders,
  listMissing,
  reviewersMarkdown,
  shortHeadline,
  sinceSentence,
  sourceSentences,
  usageMarkdown,
  workSentences
} from "./chunk-UT6R2KNG.js";
import {
  MAX_ROWS,
  limitRows
} from "./chunk-H3DMHK6Q.js";
import {
  listPlaces
} from "./chunk-GPIRI7FZ.js";
import {
  closeFence,
  fileLink,
  firstWithin,
  headLink,
  modelLine,
  modelMarkdown,
  takeWithin,
  wordsLink
} from "./chunk-Y4QFJIH7.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  ruleUrl
} from "./chunk-QR67FW35.js";
import {
  SEVERITIES
} from "./chunk-AD52CFGC.js";
import {
  cell,
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-S7UHQEAH.js";
import {
  shorten,
  shortenPath
} from "./chunk-TJ3WHKDV.js";
import {
  showHidden
} from "./chunk-M64T6ERC.js";

// src/findings/worst-first.ts
function worstFirst(a, b) {
  return bySeverity(a, b) || comparePlaces(a, b) || compare(a.title, b.title) || compare(a.body, b.body) || // The result does not depend on the order of the replies. Long bodies are not written again at each comparison.
  compare(JSON.stringify({ ...a, body: "" }), JSON.stringify({ ...b, body: "" }));
}
function bySeverity(a, b) {
  return SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}
function comparePlaces(a, b) {
  return compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0) || compare(a.side, b.side) || (a.startLine ?? 0) - (b.startLine ?? 0);
}
function compare(a, b) {
  return a === b ? 0 : a < b ? -1 : 1;
}

// src/reports/review/suggested-code.ts
function drawSuggestion({ suggestion, proposal }) {
  if (suggestion !== void 0)
    return codeBlock("suggestion", suggestion);
  if (proposal === void 0)
    return;
  let { kind, text, reason } = proposal;
  return kind === "diff" ? `**Check this change before you make it:** ${reason}, so it has no button.

${codeBlock("diff", text)}` : `Suggested code, without a button because ${reason}:

${codeBlock("", text)}`;
}

// src/reports/review/inline-comment.ts
var MAX_COMMENT_CHARACTERS = 6e4;
function inlineComment(finding, target) {
  let parts = [describeFinding(finding, target)];
  finding.placement.kind === "file" && parts.push(`This comment is on the whole file: ${modelLine(finding.placement.reason)}.`);
  let code = drawSuggestion(finding);
  code !== void 0 && parts.push(code);
  let text = parts.join(`

`);
  return `${text.length <= MAX_COMMENT_CHARACTERS ? text : closeFence(describeFinding(finding, target).slice(0, MAX_COMMENT_CHARACTERS))}

${findingMarkers(finding)}`;
}
function describeFinding(finding, target) {
  let parts = [`**${modelLine(finding.title)}** (${finding.severity}, ${finding.kind})`, modelMarkdown(finding.body, target)];
  if (finding.guideline !== void 0) {
    let { text, source, line, level } = finding.guideline;
    parts.push(`> ${modelLine(text)}
> \u2014 ${fileLink(source, line, level === void 0 ? target : void 0)}`);
  }
  finding.rule !== void 0 && parts.push(`Rule [${finding.rule}](${ruleUrl(finding.rule)})`);
  let places = listPlaces(finding, target), finders = listFinders(finding.agents);
  return [
    ...parts,
    ...places === void 0 ? [] : [places],
    ...describeReservations(finding).map(modelLine),
    ...finders === void 0 ? [] : [finders]
  ].join(`

`);
}

// src/reports/review/summary/findings-in-full.ts
var MAX_QUOTE_CHARACTERS = 200, MAX_FOLDS = 5, MAX_TITLE_CHARACTERS = 70, MAX_PATH_CHARACTERS = 40, FRAME_CHARACTERS = 1200, SEPARATOR = `

`;
function findingsInFull(findings, { all, target, room }) {
  let shown = all ? findings : findings.filter(({ placement }) => placement.kind === "summary");
  if (shown.length === 0)
    return [];
  let entries = shown.slice(0, MAX_ROWS).map((finding) => ({ finding, body: drawEntry(finding, target) })), kept = entriesWithin(entries, room - FRAME_CHARACTERS), missing = shown.length - kept.length, rest = missing === 0 ? [] : [`\u2026 and ${count(missing, "more finding")}; the run's JSON has all of them.`];
  if (all)
    return [
      fold(`${count(shown.length, "finding")} in full`, [...kept.map(drawUnderHeading), ...rest].join(SEPARATOR))
    ];
  let alone = kept.slice(0, MAX_FOLDS).map(({ finding, body }) => fold(nameFinding(finding), body)), together = kept.slice(MAX_FOLDS), others = together.length === 0 ? rest : [
    fold(
      `${count(shown.length - MAX_FOLDS, "more finding")} without an inline comment`,
      [...together.map(drawUnderHeading), ...rest].join(SEPARATOR)
    )
  ];
  return ["### Findings without an inline comment", ...alone, ...others];
}
function entriesWithin(entries, room) {
  let left = room;
  return entries.filter((entry) => {
    let size = drawUnderHeading(entry).length + SEPARATOR.length, fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
var MAX_HEADING_CHARACTERS = 300;
function drawUnderHeading({ finding, body }) {
  return `#### ${codeSpan(shortenPath(placeOf(finding), MAX_HEADING_CHARACTERS))}

${body}`;
}
function drawEntry(finding, target) {
  let { placement, quote = "" } = finding;
  return [
    ...quote.trim() === "" ? [] : [codeSpan(shorten(quote, MAX_QUOTE_CHARACTERS))],
    describeFinding(finding, target),
    ...placement.kind === "summary" ? [`Why it has no inline comment: ${modelLine(placement.reason)}.`] : []
  ].join(SEPARATOR);
}
function nameFinding(finding) {
  let place = shortenPath(showHidden(placeOf(finding)), MAX_PATH_CHARACTERS);
  return `${finding.severity}: ${shorten(showHidden(finding.title), MAX_TITLE_CHARACTERS)} (${place})`;
}
function placeOf({ path, line }) {
  return line === void 0 ? path : `${path}:${line}`;
}

// src/reports/review/summary/screen.ts
function countLines(markdown) {
  let depth = 0, total = 0;
  for (let line of markdown.split(`
`)) {
    let isInFold = depth > 0;
    depth += line.startsWith("<details>") ? 1 : line === "</details>" ? -1 : 0, isInFold || (total += linesOf(line));
  }
  return total;
}
function wrapCharacters(length) {
  return Math.max(1, Math.ceil(length / 100));
}
function linesOf(line) {
  return line.trim() === "" || line.startsWith("| --- ") ? 0 : wrapCharacters(visibleText(line).length) + (line.startsWith("#") ? 1 : 0);
}
function visibleText(line) {
  return line.replaceAll(/<\/?(?:details|summary)>/g, "").replaceAll(/&(?:lt|gt|amp|#\d+);/g, "&");
}

// src/reports/review/summary/finding-table.ts
var LEAST_ROWS = 5, MAX_ROWS2 = 100, MAX_TITLE_CHARACTERS2 = 80, MAX_PATH_CHARACTERS2 = 40, OTHER_CHARACTERS = 35, OTHER_LINES = 2;
function findingTable(findings, terms) {
  if (findings.length === 0)
    return [];
  let links = collectLinks(terms.since), marks = collectMarks(terms.since), rows = findings.slice(0, MAX_ROWS2).map((finding) => drawRow(finding, terms.target, { links, marks })), shown = firstWithin(takeLines(rows, terms.lines - OTHER_LINES), terms.room), more = findings.length - shown.length, note = more === 0 ? [] : [`\u2026 and ${count(more, "more finding")}; the run's JSON has all of them.`], table = ["| Severity | Finding | Place | Guideline |", "| --- | --- | --- | --- |", ...shown].join(`
`);
  return shown.length === 0 ? note : [table, ...note];
}
function takeLines(rows, lines) {
  let left = lines;
  return rows.filter((row, index) => (left -= row.lines, left >= 0 || index < LEAST_ROWS)).map(({ markdown }) => markdown);
}
function drawRow(finding, target, { links, marks }) {
  let { fingerprint: fingerprint2, severity, guideline } = finding, shown = severity === "high" ? "**high**" : severity, title = shorten(showHidden(finding.title), MAX_TITLE_CHARACTERS2), words = cell(wordsLink(title, links.get(fingerprint2))), place = drawPlace(finding, target), paths = [finding.path, guideline?.source ?? ""].map(
    (path) => shortenPath(showHidden(path), MAX_PATH_CHARACTERS2)
  );
  return {
    markdown: `| ${shown}${marks.get(fingerprint2) ?? ""} | ${words} | ${place} | ${drawGuideline(finding, target)} |`,
    lines: wrapCharacters(title.length + paths.join("").length + OTHER_CHARACTERS)
  };
}
function drawPlace({ path, line, side, places = [] }, target) {
  let removed = side === "LEFT" && line !== void 0 ? " (removed)" : "";
  return `${headLink(path, line, removed === "" ? target : void 0, MAX_PATH_CHARACTERS2)}${removed}${places.length === 0 ? "" : ` and ${places.length} more`}`;
}
function drawGuideline({ guideline, kind }, target) {
  if (guideline === void 0)
    return `none (${kind})`;
  let { source, line, level } = guideline;
  return fileLink(source, line, level === void 0 ? target : void 0, MAX_PATH_CHARACTERS2);
}
function collectLinks(since) {
  let rows = since === void 0 ? [] : [...since.fresh, ...since.returned, ...since.open];
  return new Map(rows.flatMap(({ fingerprint: fingerprint2, url }) => url === void 0 ? [] : [[fingerprint2, url]]));
}
function collectMarks(since) {
  return since?.since === void 0 ? /* @__PURE__ */ new Map() : new Map([
    ...since.fresh.map(({ fingerprint: fingerprint2 }) => [fingerprint2, ", new"]),
    ...since.returned.map(({ fingerprint: fingerprint2 }) => [fingerprint2, ", again"])
  ]);
}

// src/reports/review/summary/footer.ts
function footer({ findings, conclusion }) {
  if (conclusion === "skipped")
    return [];
  let silence = "Resolve a thread to silence its finding.", commands = [
    ...findings.length === 0 ? [] : ["`/housestyle explain` or `/housestyle ignore` in a thread"],
    "`/housestyle review` to review again",
    "`/housestyle help`"
  ].join(", ");
  return [
    "---",
    `${findings.some(({ placement }) => placement.kind !== "summary") ? `${silence} ` : ""}If this workflow runs on comments, people with write access can reply: ${commands}.`
  ];
}

// src/reports/review/summary/how-reviewed.ts
var MAX_REMARKS = 10, CROWDED_LIST_CHARACTERS = 4500, SEPARATOR2 = `

`, FRAME_CHARACTERS2 = 300;
function howReviewed(result, target, room) {
  let work = workSentences(result).map(modelLine), head = [...notJudged(result), ...work.length === 0 ? [] : [work.join(" ")]], left = room - FRAME_CHARACTERS2 - measure(head), sections = surroundings(result, target, left), kept = takeWithin(sections, left, SEPARATOR2.length), remarks = remarkSection(result), keptRemarks = takeWithin(remarks, left - measure(kept), SEPARATOR2.length), missing = sections.length + remarks.length - kept.length - keptRemarks.length;
  return fold(titleOf(result), [...head, ...keptRemarks, ...kept, ...missingNote(missing)].join(SEPARATOR2));
}
function titleOf({ coverage, conclusion, readFrom }) {
  let line = isAudit({ readFrom }) ? "line" : "changed line";
  return conclusion === "skipped" ? "How this was reviewed" : `How this was reviewed: ${coverage.reviewedLines} of ${count(coverage.lines, line)} judged`;
}
function notJudged(result) {
  let missing = listMissing(result);
  return missing.length <= MAX_MISSING ? [] : [`Not judged:

${missing.map((part) => `- ${modelLine(part)}`).join(`
`)}`];
}
function surroundings(result, target, room) {
  let draw = (characters) => [
    ...nextSteps(result, characters),
    ...reviewerSection(result, characters),
    ...receiptSection(result, target, characters),
    ...noteSection(result, characters),
    ...leftOutSection(result.leftOut, characters),
    ...sourceSection(result)
  ], whole = draw(Number.POSITIVE_INFINITY);
  return measure(whole) <= room ? whole : draw(CROWDED_LIST_CHARACTERS);
}
function remarkSection({ remarks }) {
  return remarks.length === 0 ? [] : [
    "#### Remarks of the model",
    ...limitRows(
      remarks.map((text) => modelMarkdown(text)),
      { rows: MAX_REMARKS }
    )
  ];
}
function nextSteps(result, characters) {
  let steps = handoffsMarkdown(result);
  return steps.length === 0 ? [] : [`#### Suggested next steps

${limitRows(steps, { characters }).join(`
`)}`];
}
function reviewerSection(result, characters) {
  let each = characters / 2, parts = [...reviewersMarkdown(result, each), ...usageMarkdown(result, each)], { reviewers } = result;
  return parts.length === 0 ? [] : [[`#### ${count(reviewers.length, "reviewer")}: what they used and could not do`, ...parts].join(SEPARATOR2)];
}
function receiptSection({ receipts, guidanceFrom }, target, characters) {
  return receipts.length === 0 ? ["No instruction files were found."] : [[`#### ${receipts.filter(({ status }) => status === "in-force").length} of ${count(receipts.length, "customization")} applied, as in ${plainMarkdown(guidanceFrom)}`, ...receiptsMarkdown(receipts, target, characters)].join(SEPARATOR2)];
}
function noteSection({ notes, conflicts }, characters) {
  let rows = [
    ...conflicts.map(conflictMarkdown),
    ...notes.map(({ source, message }) => `${codeSpan(source)}: ${modelLine(message)}`)
  ].map((row) => `- ${row}`);
  return rows.length === 0 ? [] : [`#### Notes on the guidelines

${limitRows(rows, { characters }).join(`
`)}`];
}
function leftOutSection(all, characters) {
  let leftOut = all.filter(({ stage }) => stage !== "guideline"), rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${modelLine(entry.reason)}`);
  return rows.length === 0 ? [] : [`#### ${leftOut.length} left out

${limitRows(rows, { characters }).join(`
`)}`];
}
function sourceSection({ readFrom }) {
  return (readFrom.passedOver ?? []).every(({ source }) => source === "git") ? [] : [`#### How the change was read

${sourceSentences(readFrom).map(modelLine).join(`
`)}`];
}
function measure(sections) {
  return sections.reduce((total, section) => total + section.length + SEPARATOR2.length, 0);
}
function missingNote(missing) {
  return missing === 0 ? [] : [`(${count(missing, "section")} left out because of GitHub's size limit; the run's JSON has everything.)`];
}

// src/reports/review/summary/notices.ts
var MAX_LIST_LINES = 6, MAX_MESSAGE_CHARACTERS = 140, MAX_QUOTE_CHARACTERS2 = 80, MAX_PATH_CHARACTERS3 = 50;
function noticeSections(result, room) {
  return [
    ...directionSection(result, room),
    ...afterMergeSection(result, room),
    ...editedSection(result, room),
    ...problemSection(result, room)
  ];
}
function directionSection(result, room) {
  let { directions } = result;
  if (directions.length === 0)
    return [];
  let short = directionRows(
    directions.map((one) => ({
      ...one,
      ..."path" in one ? { path: shortenPath(showHidden(one.path), MAX_PATH_CHARACTERS3) } : {},
      quote: shorten(one.quote, MAX_QUOTE_CHARACTERS2)
    }))
  ), list = listWithFold({ short, whole: directionRows(directions), noun: "place" }, room);
  return [`### Text that addresses the reviewer

${directionsSentence(result)}

${list}`];
}
function afterMergeSection({ afterMerge, guidanceFrom }, room) {
  if (afterMerge === void 0)
    return [];
  let short = afterMergeRows(afterMerge, { path: MAX_PATH_CHARACTERS3, effect: MAX_MESSAGE_CHARACTERS }), whole = afterMergeRows(afterMerge, { path: Number.POSITIVE_INFINITY, effect: Number.POSITIVE_INFINITY }), list = listWithFold({ short, whole, noun: "effect" }, room);
  return [`### After this merge

${`This change edits files that decide what is reviewed. This review used their versions in ${plainMarkdown(guidanceFrom)}; later ones would use the edited files.`}

${list}`];
}
function editedSection({ guidelineChanges, guidanceFrom }, room) {
  if (guidelineChanges === void 0)
    return [];
  let followed = `This review uses the versions in ${plainMarkdown(guidanceFrom)}.`, [sentence = "", ...rows] = guidelineChangesMarkdown(guidelineChanges, room).split(`
`), list = rows.join(`
`).trim(), whole = [`### Instruction files edited by this change

${followed} ${sentence}`];
  if (list === "")
    return whole;
  let shown = countLines(list) <= MAX_LIST_LINES ? list : fold("What the edited files would change", list);
  return [[...whole, shown].join(`

`)];
}
function problemSection({ problems }, room) {
  if (problems.length === 0)
    return [];
  let draw = (mostOfPath, mostOfMessage) => problems.map(({ path, start, message }) => `- ${codeSpan(`${shortenPath(showHidden(path), mostOfPath)}:${start.line}`)} ${modelLine(shorten(showHidden(message), mostOfMessage))}`), short = draw(MAX_PATH_CHARACTERS3, MAX_MESSAGE_CHARACTERS), whole = draw(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  return [`### Problems in instruction files

${listWithFold({ short, whole, noun: "problem" }, room)}`];
}
function listWithFold({ short, whole, noun }, room) {
  let left = MAX_LIST_LINES, seen = short.filter((row, index) => (left -= countLines(row), left >= 0 || index === 0)), rest = seen.length === whole.length && seen.every((row, index) => row === whole[index]) ? [] : [fold(`All ${count(whole.length, noun)}`, limitRows(whole, { characters: room }).join(`
`))];
  return [seen.join(`
`), ...rest].join(`

`);
}

// src/reports/review/summary.ts
var MAX_SUMMARY_CHARACTERS = 45e3, MAX_TABLE_CHARACTERS = 9e3, MAX_NOTICE_CHARACTERS = 3e3, MAX_CLOSED_CHARACTERS = 3e3, LEAST_HOW_CHARACTERS = 12e3, SEPARATOR3 = `

`;
function reviewMarkdown(result, { all, target }) {
  let { since } = result, worst = result.findings.toSorted(bySeverity), head = [drawHeadline(result), ...sinceSentence(since).map(modelLine)], notices = noticeSections(result, MAX_NOTICE_CHARACTERS), closed = closedFindings(since, MAX_CLOSED_CHARACTERS), foot = all ? [] : footer(result), around = [...head, ...notices, ...closed, ...foot], ownRoom = Math.min(LEAST_HOW_CHARACTERS, howReviewed(result, target, MAX_SUMMARY_CHARACTERS).length), room = MAX_SUMMARY_CHARACTERS - measure2(around) - MAX_TABLE_CHARACTERS - ownRoom, findings = findingsInFull(worst, { all, target, room }), lines = [...around, ...findings].reduce((total, section) => total + countLines(section), HOW_LINES), table = findingTable(worst, {
    target,
    since,
    lines: all ? Number.POSITIVE_INFINITY : 60 - lines,
    room: MAX_TABLE_CHARACTERS
  }), how = howReviewed(result, target, MAX_SUMMARY_CHARACTERS - measure2([...around, ...findings, ...table])), whole = [...head, ...table, ...notices, ...findings, ...closed, how, ...foot].join(SEPARATOR3);
  return whole;
}
var HOW_LINES = 1;
function summaryComment(result, { target, state, run }) {
  let markers = [
    ...run === void 0 ? [] : [runMarker(run)],
    ...state === void 0 ? [] : [stateMarker(state)],
    SUMMARY_MARKER
  ];
  return `${reviewMarkdown(result, { all: !1, target })}

${markers.join(`
`)}`;
}
function drawHeadline(result) {
  let { verdict, missing } = shortHeadline(drawVerdict(result)), bold = `**Housestyle review: ${modelLine(verdict)}**`;
  return missing === void 0 ? bold : `${bold} ${modelLine(missing)}`;
}
function measure2(sections) {
  return sections.reduce((total, section) => total + section.length + SEPARATOR3.length, 0);
}

// src/findings/fingerprint.ts
import { createHash } from "node:crypto";
var FINGERPRINT_CHARACTERS = 20;
function fingerprint(subject) {
  let text = subject.text.trim().replaceAll(/\s+/g, " "), identity = JSON.stringify([subject.path, subject.about, text, subject.ordinal]);
  return createHash("sha256").update(identity).digest("hex").slice(0, FINGERPRINT_CHARACTERS);
}

export {
  worstFirst,
  bySeverity,
  comparePlaces,
  fingerprint,
  inlineComment,
  reviewMarkdown,
  summaryComment
};
