import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FAMILIES,
  MAX_CHECKED_BYTES,
  RULES,
  baselineStale,
  openText,
  ruleHead,
  suppressionUnknownRule,
  suppressionUnused
} from "./chunk-PUNF3J2Q.js";
import {
  resolveOperands
} from "./chunk-Y44UMUBT.js";
import {
  writeOutput
} from "./chunk-YRBLANYS.js";
import {
  countNotShown,
  diagnosticAnnotations,
  drawAnnotations,
  sarifLog,
  sarifUri,
  validateFailOn
} from "./chunk-Z3UJP5XZ.js";
import {
  listOnce
} from "./chunk-WU2DRT2V.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import {
  decodeUtf8
} from "./chunk-WJM2OGSK.js";
import {
  detachText,
  detachValue
} from "./chunk-EFPDKTGX.js";
import {
  digest
} from "./chunk-OMFRFCOU.js";
import {
  closedLink,
  collectSettings,
  describePlace,
  drawDiagnostic,
  findCandidates,
  isOfUnreadable,
  locateFiles,
  nestedRootOf,
  placeElsewhere,
  placedInRepository,
  readContributed,
  readSettingInstructions,
  repositoryStore,
  skillFoldersOf,
  unreadableFile
} from "./chunk-VTA62IFY.js";
import {
  placesOf
} from "./chunk-VLHZCTQX.js";
import {
  KINDS,
  groupBy,
  identify,
  splitPath,
  toolName
} from "./chunk-2BYJWTD5.js";
import {
  overlayWorkspace
} from "./chunk-ZPIK5IOS.js";
import {
  fileLink,
  firstWithin,
  localGuidance,
  takeWithin
} from "./chunk-JZFQN5EX.js";
import {
  diagnosticJson,
  lineText,
  ruleUrl
} from "./chunk-WWNMEI4L.js";
import {
  readCommandOptions
} from "./chunk-G4RC75ET.js";
import {
  LITERAL_CHECKS_NAME
} from "./chunk-E6JL4ZWI.js";
import {
  readJsonc
} from "./chunk-XVH3T4KG.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import {
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  readBytes,
  readText
} from "./chunk-SIB5UVDO.js";
import {
  isPlainPath,
  nearestFolder,
  parentsOf
} from "./chunk-HEVD5WT2.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-HZLAI4QF.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  BASELINE_PATH,
  CLIENTS,
  CLIENT_NAMES,
  MAX_PROBLEMS,
  clientsOf,
  suggestionFor,
  throwAll
} from "./chunk-HWIINBFG.js";
import {
  EXIT,
  usageError
} from "./chunk-X7WSVMCW.js";
import {
  quoteJson
} from "./chunk-FQPSRER2.js";
import {
  lazily,
  positionAt,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  logLine,
  oneLine,
  showHidden
} from "./chunk-BOOOQYH6.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/rules/apply-fixes.ts
function applyEdits(text, diagnostics) {
  let taken = [], applied = [], waiting = [];
  for (let { diagnostic, edits } of sortByPlace(diagnostics)) {
    let refused = edits.findIndex((edit) => !insertApart(taken, edit));
    refused < 0 ? applied.push(diagnostic) : (edits.slice(0, refused).forEach(({ start }) => taken.splice(findFirstFrom(taken, start), 1)), waiting.push(diagnostic));
  }
  return { text: replaceRanges(text, taken), applied, waiting };
}
function sortByPlace(diagnostics) {
  return diagnostics.flatMap((diagnostic) => {
    let edits = diagnostic.fix?.kind === "edits" ? diagnostic.fix.edits : [], [first] = edits;
    return first === void 0 ? [] : [{ diagnostic, edits, start: first.start }];
  }).toSorted((a, b) => a.start - b.start);
}
function insertApart(taken, edit) {
  let index = findFirstFrom(taken, edit.start), isApart = taken.slice(Math.max(0, index - 1), index + 1).every((other) => !touch(edit, other));
  return isApart && taken.splice(index, 0, edit), isApart;
}
function findFirstFrom(edits, offset) {
  let low = 0, high = edits.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at(edits, middle).start < offset ? low = middle + 1 : high = middle;
  }
  return low;
}
function touch(a, b) {
  return a.start < b.end && b.start < a.end ? !0 : a.start === b.start || a.start === a.end && a.start === b.end;
}
function replaceRanges(text, edits) {
  let parts = [], end = 0;
  for (let edit of edits.toSorted((a, b) => a.start - b.start))
    parts.push(text.slice(end, edit.start), edit.text), end = edit.end;
  return [...parts, text.slice(end)].join("");
}

// src/rules/reading/report-place.ts
function locateRange(source, range) {
  return placesIn(source)(range);
}
function placesIn(source) {
  let last;
  return (range) => {
    let start = positionAt(source, range.start);
    return last?.line !== start.line && (last = { line: start.line, text: detachText(lineText(source, start.line)) }), { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
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
  if (!isRecord(value) || value.version !== VERSION2 || !Array.isArray(value.findings))
    return { problem: `it is not an object with \`"version": ${VERSION2}\` and a list of \`findings\`` };
  let findings = value.findings;
  return isEntries(findings) ? { source, entries: findings, rangeOf: (index) => rangeOf(["findings", index]) } : { problem: `\`findings[${findings.findIndex((entry) => !isEntry(entry))}]\` lacks \`rule\`, \`path\`, \`fingerprint\` or \`count\`` };
}
var VERSION2 = 1;
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
var INDENT = "    ", LINES_BEFORE_ENTRIES = 3;
function drawRows(rows) {
  let list = rows.length === 0 ? "[]" : `[
${INDENT}${rows.join(`,
${INDENT}`)}
  ]`;
  return `{
  "version": ${VERSION2},
  "findings": ${list}
}
`;
}
function drawEntry({ rule, path, fingerprint, count: count2 }) {
  return JSON.stringify({ rule, path, fingerprint, count: count2 });
}
function countFindings(findings) {
  let entries = /* @__PURE__ */ new Map();
  for (let finding of findings) {
    let fingerprint = computeFingerprint(finding), count2 = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule: finding.rule, path: finding.path, fingerprint, count: count2 });
  }
  let sortKey = ({ path, rule, fingerprint }) => `${path}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => sortKey(a) < sortKey(b) ? -1 : 1);
}
function computeFingerprint({ rule, path, message, sourceLine = "" }) {
  let parts = [rule, path, message, sourceLine.trim()];
  return digest("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}
function applyBaseline(findings, { source, entries, rangeOf }) {
  let left = new Map(entries.map(({ fingerprint, count: count2 }) => [fingerprint, count2])), known = findings.filter((finding) => {
    let fingerprint = computeFingerprint(finding), count2 = left.get(fingerprint) ?? 0;
    return left.set(fingerprint, count2 - 1), count2 > 0;
  }), gone = new Set(known), kept = entries.flatMap((entry) => {
    let count2 = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count2 > 0 ? [{ ...entry, count: count2 }] : [];
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
  return { fresh: findings.filter((finding) => !gone.has(finding)), known, stale };
}

// src/rules/run/apply-suppressions.ts
function applySuppressions(findings, suppressions, ids) {
  let comments = suppressions.map((suppression) => ({ suppression, silenced: /* @__PURE__ */ new Set() })), { forLines, forRanges } = indexComments(comments), silences = (finding) => {
    let { rule, start } = finding, matching = [
      forLines.get(start.line)?.get(rule),
      forLines.get(start.line)?.get(ALL),
      forRanges.get(rule),
      forRanges.get(ALL)
    ].flatMap(
      (some = []) => some.filter(({ suppression }) => covers(suppression.lines, start.line))
    );
    return matching.forEach(({ silenced }) => silenced.add(rule)), matching.length > 0;
  }, suppressed = findings.filter(silences), gone = new Set(suppressed);
  return {
    kept: findings.filter((finding) => !gone.has(finding)),
    suppressed,
    reported: reportComments(comments, ids)
  };
}
var ALL = "";
function indexComments(comments) {
  let forRanges = /* @__PURE__ */ new Map(), forLines = /* @__PURE__ */ new Map();
  for (let comment of comments) {
    let { lines, rules } = comment.suppression, index = lines === "file" || lines.first !== lines.last ? forRanges : forLines.get(lines.first) ?? /* @__PURE__ */ new Map();
    index !== forRanges && lines !== "file" && forLines.set(lines.first, index);
    for (let id of rules.length === 0 ? [ALL] : new Set(rules.map(({ id: id2 }) => id2))) {
      let known = index.get(id);
      known === void 0 ? index.set(id, [comment]) : known.push(comment);
    }
  }
  return { forLines, forRanges };
}
function covers(lines, line) {
  return lines === "file" || lines.first <= line && line <= lines.last;
}
var MAX_REPORTS_OF_A_FILE = 100;
function reportComments(comments, ids) {
  let reported = [];
  for (let comment of comments) {
    if (reported.length >= MAX_REPORTS_OF_A_FILE)
      return reported;
    reported.push(...reportComment(comment, ids));
  }
  return reported;
}
function reportComment({ suppression, silenced }, ids) {
  let rules = suppression.rules.filter(({ id }) => id !== LITERAL_CHECKS_NAME);
  if (rules.length === 0 && suppression.rules.length > 0)
    return [];
  let unknown = rules.filter(({ id }) => !ids.has(id)), idle = rules.filter(({ id }) => ids.has(id) && !silenced.has(id)), isIdle = unknown.length === 0 && silenced.size === 0;
  return [
    ...unknown.map(({ id, place }) => ({
      rule: suppressionUnknownRule,
      place,
      ...suppressionUnknownRule.say(id, ids)
    })),
    ...isIdle ? [{ rule: suppressionUnused, place: suppression.place, ...suppressionUnused.sayOfAll(suppression) }] : idle.map(({ id, place }) => ({ rule: suppressionUnused, place, ...suppressionUnused.sayOfOne(id) }))
  ];
}

// src/rules/run/diagnose.ts
var WHOLE_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function diagnose({ rule, said, particulars, place }, file, teamClients, enabled) {
  let effect = findEffect(particulars.effects ?? rule.effects, findConcernedClients(file, teamClients));
  return effect && {
    rule: rule.id,
    severity: enabled.severityOf(rule) ?? effect.severity,
    path: file.path,
    ...place,
    message: detachText(said.message),
    hint: detachText(said.hint),
    why: effect.why,
    clients: effect.clients,
    ...particulars.fix && { fix: detachValue(particulars.fix) }
  };
}
function findConcernedClients({ clients }, team) {
  return (clients.length === 0 ? CLIENTS : clients).filter((client) => team.includes(client));
}
function findEffect(effects, clients) {
  let felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}

// src/rules/reading/position-in-bytes.ts
function positionInBytes(bytes, byte) {
  let line = 1, lineStart = 0;
  for (let at2 = bytes.indexOf(10); at2 >= 0 && at2 < byte; at2 = bytes.indexOf(10, at2 + 1))
    line += 1, lineStart = at2 + 1;
  return { line, column: new TextDecoder().decode(bytes.subarray(lineStart, byte)).length + 1 };
}

// src/rules/run/check-bytes.ts
function checkBytes(kind, bytes, enabled) {
  let reported = [];
  for (let rule of enabled.planFor(kind).bytesRules)
    rule.check(
      bytes,
      kind,
      (byte, said, particulars = {}) => {
        let place = byte === void 0 ? WHOLE_FILE : pointAt(positionInBytes(bytes, byte));
        reported.push({ rule, said, particulars, place });
      },
      enabled.optionsOf(rule)
    );
  return reported;
}
function pointAt(start) {
  return { start, end: { ...start, column: start.column + 1 } };
}

// src/rules/reading/suppression-comments.ts
var DIRECTIVE = "housestyle-", MAX_SUPPRESSIONS = 2e3;
function readSuppressions(checked) {
  if (!checked.text.includes(DIRECTIVE))
    return [];
  let directives = findDirectives(checked), locate = placesIn(checked.source);
  return findEnds(directives).flatMap(({ directive, end }) => {
    let lines = findSilencedLines(directive, end, checked);
    return lines === void 0 ? [] : [{ lines, ...readDetails(directive, checked.text, locate) }];
  });
}
var COMMENT = /(<!--|#|\/\/)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])/g;
function findDirectives(checked) {
  let { text, source } = checked, found = [], closeBehind = findCloses(text), read = 0;
  for (let match of text.matchAll(COMMENT)) {
    let [head, mark2 = "", verb = ""] = match;
    if (match.index < read || !isComment(checked, mark2, match.index))
      continue;
    let start = match.index + head.length, lineEnd = endOfLine(text, start), close = mark2 === "<!--" ? closeBehind(start) : void 0, end = close ?? lineEnd, comment = { start: match.index, end: close === void 0 ? end : end + CLOSE.length }, words = { start, end }, { line } = positionAt(source, comment.start);
    if (found.push({ verb, words, rules: readRuleIds(text, words), comment, line }), found.length === MAX_SUPPRESSIONS)
      return found;
    read = comment.end;
  }
  return found;
}
var CLOSE = "-->";
function findCloses(text) {
  let close = text.indexOf(CLOSE);
  return (from) => (close >= 0 && close < from && (close = text.indexOf(CLOSE, from)), close < 0 ? void 0 : close);
}
function isComment({ format, markdown, body, frontmatter }, mark2, at2) {
  switch (mark2) {
    case "//":
      return format === "json";
    case "#":
      return frontmatter.block !== void 0 && at2 >= frontmatter.block.start && at2 < frontmatter.block.end;
    default:
      return format === "markdown" && at2 >= body.start && markdown.hiddenAt(at2) === "comment";
  }
}
function endOfLine(text, at2) {
  let end = text.indexOf(`
`, at2);
  return end < 0 ? text.length : end;
}
function findEnds(directives) {
  let enabledOn = /* @__PURE__ */ new Map(), allEnabledOn = Number.POSITIVE_INFINITY;
  return directives.toReversed().map((directive) => {
    let { verb, line, rules } = directive;
    verb === "enable" && rules.length === 0 ? allEnabledOn = line : verb === "enable" && rules.forEach(({ id }) => enabledOn.set(id, line));
    let own = rules.map(({ id }) => enabledOn.get(id) ?? Number.POSITIVE_INFINITY);
    return { directive, end: Math.min(allEnabledOn, ...own) };
  }).toReversed();
}
function findSilencedLines({ verb, line, comment }, end, { text, source }) {
  switch (verb) {
    case "disable-file":
      return "file";
    case "disable-line":
      return { first: line, last: line };
    case "disable-next-line": {
      let next = nextWrittenLine(text, comment.end), nextLine = next === void 0 ? line + 1 : positionAt(source, next).line;
      return { first: nextLine, last: nextLine };
    }
    case "disable":
      return { first: line, last: Math.min(end, source.lineStarts.length) };
    default:
      return;
  }
}
function nextWrittenLine(text, from) {
  let written = /\S/g;
  return written.lastIndex = endOfLine(text, from), written.exec(text)?.index;
}
function readDetails({ words, rules, comment }, text, locate) {
  let said = text.slice(words.start, words.end), reason = DASHES.exec(said);
  return {
    rules: rules.map(({ id, start }) => ({
      id,
      place: locate({ start, end: start + id.length })
    })),
    reason: reason === null ? void 0 : said.slice(reason.index + reason[0].length).trim() || void 0,
    place: locate(comment),
    removal: withItsLine(text, comment)
  };
}
function withItsLine(text, { start, end }) {
  let lineStart = text.lastIndexOf(`
`, start - 1) + 1, lineEnd = endOfLine(text, end);
  return text.slice(lineStart, start).trim() === "" && text.slice(end, lineEnd).trim() === "" ? { start: lineStart, end: Math.min(text.length, lineEnd + 1) } : { start, end };
}
var DASHES = /(?:^|\s)--(?:\s|$)/, MAX_RULES_OF_A_COMMENT = 50;
function readRuleIds(text, { start, end }) {
  let said = text.slice(start, end), dashes = DASHES.exec(said)?.index ?? said.length, found = [];
  for (let match of said.slice(0, dashes).matchAll(/[^\s,]+/g)) {
    if (found.length === MAX_RULES_OF_A_COMMENT)
      break;
    found.push({ id: match[0], start: start + match.index });
  }
  return found;
}

// src/rules/run/check-text.ts
async function checkText(kind, text, isAscii, enabled) {
  let checked = await openText(kind, text, isAscii), locate = placesIn(checked.source), reported = [], fileFacts = [], repositoryFacts = [];
  for (let rule of enabled.planFor(kind).rulesFor(checked))
    if (rule.scope === "text")
      rule.check(
        checked,
        (range, said, particulars = {}) => {
          reported.push({
            rule,
            said: detachValue(said),
            particulars: detachValue(particulars),
            place: locate(range)
          });
        },
        enabled.optionsOf(rule)
      );
    else {
      let fact = detachValue(rule.collect(checked, enabled.optionsOf(rule)));
      fact !== void 0 && rule.scope === "file" ? fileFacts.push([rule, fact]) : fact !== void 0 && rule.scope === "repository" && repositoryFacts.push([rule, fact]);
    }
  return { reported, fileFacts, repositoryFacts, suppressions: readSuppressions(checked) };
}

// src/rules/run/remember-texts.ts
function rememberTexts() {
  let known = /* @__PURE__ */ new Map();
  return async (kind, bytes, enabled) => {
    let key = `${enabled.variant} ${kind} ${digest("sha1", bytes, "base64")}`, before = known.get(key);
    if (before !== void 0)
      return before;
    let ofBytes = checkBytes(kind, bytes, enabled), ofText = await checkDecoded(kind, bytes, enabled), checked = ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
    return known.set(key, checked), checked;
  };
}
async function checkDecoded(kind, bytes, enabled) {
  let decoded = bytes.length > MAX_CHECKED_BYTES ? void 0 : decodeUtf8(bytes);
  return decoded?.kind === "text" ? checkText(kind, decoded.text, decoded.isAscii, enabled) : NOTHING;
}
var NOTHING = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };

// src/rules/run/rule-plan.ts
function planRules(rules) {
  let reading = rules.filter(isReading), always = indexesWhere(reading, (looksFor) => looksFor === void 0), byKey = indexBy(reading, ({ keys = [] }) => keys), parts = [...indexBy(reading, (looksFor) => looksFor.parts ?? [])].map(([part, indexes]) => ({ part, indexes })), patterns = [...indexBy(reading, ({ pattern }) => pattern === void 0 ? [] : [pattern])].map(
    ([pattern, indexes]) => ({ pattern, indexes })
  ), nonAscii = indexesWhere(reading, (looksFor) => looksFor?.nonAscii === !0), problems = indexesWhere(reading, (looksFor) => looksFor?.problems === !0), noFrontmatter = indexesWhere(reading, (looksFor) => looksFor?.noFrontmatter === !0);
  return {
    bytesRules: rules.filter((rule) => rule.scope === "bytes"),
    rulesFor: (checked) => {
      let { text, frontmatter, isAscii } = checked, wanted = new Uint8Array(reading.length);
      if (mark(wanted, always), mark(wanted, isAscii ? [] : nonAscii), mark(wanted, frontmatter.problems.length > 0 ? problems : []), frontmatter.present)
        for (let key of Object.keys(frontmatter.data))
          mark(wanted, byKey.get(key) ?? []);
      else
        mark(wanted, noFrontmatter);
      for (let { part, indexes } of parts)
        !areMarked(wanted, indexes) && text.includes(part) && mark(wanted, indexes);
      for (let { pattern, indexes } of patterns)
        !areMarked(wanted, indexes) && pattern.test(text) && mark(wanted, indexes);
      return selectMarked(reading, wanted);
    }
  };
}
function isReading(rule) {
  return rule.scope === "text" || rule.scope === "file" || rule.scope === "repository";
}
function indexesWhere(rules, holds) {
  return rules.flatMap(({ looksFor }, index) => holds(looksFor) ? [index] : []);
}
function indexBy(rules, namesOf) {
  let indexes = /* @__PURE__ */ new Map();
  for (let [index, { looksFor = {} }] of rules.entries())
    for (let name of namesOf(looksFor))
      indexes.set(name, [...indexes.get(name) ?? [], index]);
  return indexes;
}
function mark(wanted, indexes) {
  for (let index of indexes)
    wanted[index] = 1;
}
function areMarked(wanted, indexes) {
  for (let index of indexes)
    if (wanted[index] === 0)
      return !1;
  return !0;
}
function selectMarked(rules, wanted) {
  let marked = [];
  for (let index = wanted.indexOf(1); index >= 0; index = wanted.indexOf(1, index + 1)) {
    let rule = rules[index];
    rule !== void 0 && marked.push(rule);
  }
  return marked;
}

// src/rules/run/enabled-rules.ts
function selectEnabledRules(rules, config) {
  let variants = /* @__PURE__ */ new Map(), answers = /* @__PURE__ */ new Map(), answer = (path) => {
    let applied = [...config.overrides.entries()].filter(([, { matches }]) => matches(path)), key = applied.map(([index]) => index).join(), known = variants.get(key);
    if (known !== void 0)
      return known;
    let settings = merge([config.rules, ...applied.map(([, override]) => override.rules)]), made = enableRules(rules, settings, variants.size);
    return variants.set(key, made), made;
  };
  return (path) => {
    let known = answers.get(path) ?? answer(path);
    return answers.set(path, known), known;
  };
}
function merge(layers) {
  let merged = {};
  for (let layer of layers)
    for (let [id, setting] of Object.entries(layer)) {
      let below = merged[id];
      merged[id] = { ...below, ...setting, options: { ...below?.options, ...setting.options } };
    }
  return merged;
}
function enableRules(rules, settings, variant) {
  let isOff = (rule) => settings[rule.id]?.severity === "off", byKind = /* @__PURE__ */ new Map(), plans = /* @__PURE__ */ new Map(), options = /* @__PURE__ */ new Map(), rulesFor = (kind) => {
    let known = byKind.get(kind) ?? rules.filter((rule) => appliesToKind(rule, kind) && !isOff(rule));
    return byKind.set(kind, known), known;
  };
  return {
    variant,
    isOff,
    rulesFor,
    planFor: (kind) => {
      let known = plans.get(kind) ?? planRules(rulesFor(kind));
      return plans.set(kind, known), known;
    },
    severityOf: (rule) => {
      let severity = settings[rule.id]?.severity;
      return severity === "off" ? void 0 : severity;
    },
    optionsOf: (rule) => {
      let known = options.get(rule) ?? readOptionValues(rule, settings[rule.id]?.options ?? {});
      return options.set(rule, known), known;
    }
  };
}
function appliesToKind({ kinds }, kind) {
  return kinds === "all" || kinds.includes(kind);
}
function readOptionValues(rule, given) {
  let findValue = (name) => {
    let value = given[name] ?? rule.options?.[name]?.default;
    if (value === void 0)
      throw new TypeError(`the rule ${rule.id} has no option ${name}`);
    return value;
  }, wrongType = (name) => {
    throw new TypeError(`the option ${name} of the rule ${rule.id} has another type`);
  };
  return {
    integer: (name) => {
      let value = findValue(name);
      return typeof value == "number" ? value : wrongType(name);
    },
    boolean: (name) => {
      let value = findValue(name);
      return typeof value == "boolean" ? value : wrongType(name);
    },
    list: (name) => {
      let value = findValue(name);
      return typeof value == "object" ? value : wrongType(name);
    }
  };
}

// src/rules/run/check-files.ts
async function checkFiles(files, given, repository, rules, config) {
  let run = {
    repository,
    clients: config.clients,
    enabledFor: selectEnabledRules(rules, config),
    checkOnce: rememberTexts(),
    facts: /* @__PURE__ */ new Map(),
    findings: [],
    suppressions: /* @__PURE__ */ new Map()
  }, byId = new Map(rules.map((rule) => [rule.id, rule]));
  for await (let { file, read } of readInOrder(files))
    if (read.kind === "bytes")
      await checkFile(run, file, read.bytes);
    else {
      let problem = unreadableFile(file.path, read);
      addGiven(run, problem, byId.get(problem.rule));
    }
  let readers = new Map(files.map((file) => [file.path, file.read]));
  for (let rule of rules)
    rule.scope === "repository" ? await checkAcrossFiles(run, rule, readers) : rule.scope === "paths" && await checkPaths(run, rule);
  for (let diagnostic of given)
    addGiven(run, diagnostic, byId.get(diagnostic.rule));
  return withoutSuppressed(run, new Set(byId.keys()));
}
var READ_AHEAD = 16;
async function* readInOrder(files) {
  let reading = [], next = 0;
  for (; ; ) {
    for (; next < files.length && reading.length < READ_AHEAD; next += 1) {
      let file = files[next];
      file !== void 0 && reading.push(startReading(file));
    }
    let first = reading.shift();
    if (first === void 0)
      return;
    yield { file: first.file, read: await first.bytes };
  }
}
function startReading(file) {
  let bytes = file.read();
  return bytes.catch(() => {
  }), { file, bytes };
}
async function checkFile(run, file, bytes) {
  let enabled = run.enabledFor(file.path), checked = await run.checkOnce(file.kind, bytes, enabled);
  for (let reported of checked.reported)
    add(run, reported, file, enabled);
  checked.suppressions.length > 0 && run.suppressions.set(file.path, { file, comments: checked.suppressions }), checked.fileFacts.length > 0 && checkFacts(run, file, bytes, checked.fileFacts, enabled);
  for (let [rule, fact] of checked.repositoryFacts) {
    let known = run.facts.get(rule);
    known === void 0 ? run.facts.set(rule, [{ file, fact }]) : known.push({ file, fact });
  }
}
function checkFacts(run, file, bytes, facts, enabled) {
  let locate = lazily(() => placesIn(decodeSource(file.path, bytes)));
  for (let [rule, fact] of facts) {
    let report = (range, said, particulars = {}) => {
      add(run, { rule, said, particulars, place: locate()(range) }, file, enabled);
    };
    rule.check(fact, file, report, run.repository, enabled.optionsOf(rule));
  }
}
async function checkAcrossFiles(run, rule, readers) {
  let found = [];
  await rule.check(
    run.facts.get(rule) ?? [],
    (file, range, said, particulars = {}) => {
      found.push({ file, range, rest: { said, particulars } });
    },
    run.repository,
    (file) => run.enabledFor(file.path).optionsOf(rule)
  );
  for (let [path, own] of groupBy(found, ({ file }) => file.path)) {
    let enabled = run.enabledFor(path), read = enabled.isOff(rule) ? void 0 : await readers.get(path)?.();
    if (read?.kind === "bytes") {
      let locate = placesIn(decodeSource(path, read.bytes));
      own.forEach(({ file, range, rest }) => add(run, { rule, ...rest, place: locate(range) }, file, enabled));
    }
  }
}
function decodeSource(path, bytes) {
  let decoded = decodeUtf8(bytes);
  return sourceText(path, decoded.kind === "text" ? decoded.text : "");
}
async function checkPaths(run, rule) {
  let forAll = run.enabledFor(""), clientsByPath = lazily(() => new Map(run.repository.files.map(({ path, clients }) => [path, clients])));
  await rule.check(
    run.repository,
    (path, said, particulars = {}) => {
      let enabled = run.enabledFor(path);
      if (!enabled.isOff(rule)) {
        let clients = clientsByPath().get(path) ?? [];
        add(run, { rule, said, particulars, place: WHOLE_FILE }, { path, clients }, enabled);
      }
    },
    forAll.optionsOf(rule)
  );
}
function add(run, reported, file, enabled) {
  let diagnostic = diagnose(reported, file, run.clients, enabled);
  diagnostic !== void 0 && run.findings.push(diagnostic);
}
function addGiven(run, diagnostic, rule) {
  let enabled = run.enabledFor(diagnostic.path);
  if (rule === void 0)
    run.findings.push(diagnostic);
  else if (!enabled.isOff(rule)) {
    let { message, hint = "" } = diagnostic, place = { start: diagnostic.start, end: diagnostic.end }, enriched = diagnose(
      { rule, said: { message, hint }, particulars: {}, place },
      { path: diagnostic.path, clients: [] },
      run.clients,
      enabled
    );
    if (enriched !== void 0) {
      let severity = enabled.severityOf(rule) ?? diagnostic.severity;
      run.findings.push({ ...enriched, ...diagnostic, severity });
    }
  }
}
function withoutSuppressed(run, ids) {
  let findings = run.findings.filter(({ path }) => !run.suppressions.has(path)), suppressed = [], byPath = groupBy(run.findings, ({ path }) => path);
  for (let [path, { file, comments }] of run.suppressions) {
    let own = applySuppressions(byPath.get(path) ?? [], comments, ids), enabled = run.enabledFor(path), reported = own.reported.filter(({ rule }) => !enabled.isOff(rule)).flatMap((one) => diagnose(one, file, run.clients, enabled) ?? []);
    own.suppressed.forEach((finding) => suppressed.push(finding)), [...own.kept, ...reported].forEach((finding) => findings.push(finding));
  }
  return { findings, suppressed };
}

// src/rules/stray-files.ts
var TESTS = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?)\//i, TEMPLATES = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?)\//i, PAGES = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function isCheckedStray({ path, kind }, skillFolders) {
  let { folder } = splitPath(path);
  return identify(path) === void 0 || TESTS.test(path) || TEMPLATES.test(path) || PAGES.has(kind) || nearestFolder(path, skillFolders) !== void 0 ? !1 : kind === "hooks" ? /(?:^|\/)\.(?:github|copilot|claude)(?:\/|$)/.test(folder) : kind !== "skill" || path.endsWith("/SKILL.md") || path === "SKILL.md" || /(?:^|\/)skills\//i.test(path);
}

// src/rules/list-files.ts
async function listFiles(sources) {
  let { compatibility = "github", workspaceFolders = [] } = sources, store = repositoryStore(sources), candidates = await findCandidates(store.workspace, workspaceFolders, sources.near ?? []), collected = await collectSettings(sources, store, candidates), { settings, folders } = collected, roots = folders.map(({ path }) => ({ path, places: placesOf(path, store.level, settings, compatibility) })), inPlace = locateFiles(candidates.paths, roots), contributed = await readContributed(store, candidates.paths, inPlace, settings), placed = [
    ...[...inPlace.located, ...contributed.located].map((file) => placedInRepository(store, file)),
    ...await placeElsewhere(sources, settings, compatibility)
  ], ofSettings = await readSettingInstructions(
    store.workspace,
    settings,
    folders.map(({ path }) => path)
  ), read = (path) => () => readBytes(store.workspace, path, MAX_CHECKED_BYTES), skillFolders = skillFoldersOf(inPlace.located), files = [
    ...placed.flatMap(describePlaced),
    ...contributed.strays.filter((stray) => !candidates.behindLinks.has(stray.path) && isCheckedStray(stray, skillFolders)).map((stray) => ({ ...describeStray(stray), read: read(stray.path) })),
    ...candidates.paths.flatMap((path) => {
      let kind = findConfigurationKind(path), root = kind === void 0 ? void 0 : findConfigurationRoot(path);
      return kind === void 0 || root === void 0 ? [] : [{ ...describeConfiguration(path, kind, root, folders), read: read(path) }];
    })
  ], paths = new Set(files.map(({ path }) => path));
  return {
    files: files.sort((a, b) => a.path < b.path ? -1 : +(a.path > b.path)),
    settings,
    problems: [
      // If an unreadable file is checked, its rules report why it cannot be read.
      ...[...collected.problems, ...contributed.problems, ...ofSettings.problems].filter(
        (problem) => !isOfUnreadable(problem) || !paths.has(problem.path)
      ),
      ...candidates.closedLinks.map(closedLink)
    ],
    leftOut: collected.leftOut,
    ...candidates.holdsIgnored === !0 && { holdsIgnored: !0 }
  };
}
function describePlaced({ store, file, path, kind, level, folder, place }) {
  return isChecked(kind) ? [
    {
      path,
      kind,
      level,
      root: folder,
      standing: "in-place",
      clients: clientsOf(place.readers),
      name: toolName(file),
      read: () => readBytes(store.workspace, file, MAX_CHECKED_BYTES)
    }
  ] : [];
}
function isChecked(kind) {
  return kind !== "setting-instructions" && kind !== "referenced-file";
}
function describeStray({ path, kind }) {
  let root = nestedRootOf(path, kind);
  return {
    path,
    kind: isChecked(kind) ? kind : "path-instructions",
    level: "repository",
    root: root ?? "",
    standing: root === void 0 ? "stray" : "nested",
    clients: [],
    name: toolName(path)
  };
}
var CONFIGURATIONS = [
  [/^(?:.*\/)?\.vscode\/settings\.json$/, "settings"],
  [/^[^/]*\.code-workspace$/, "settings"],
  [/^(?:.*\/)?\.vscode\/mcp\.json$/, "mcp"],
  [/^(?:.*\/)?\.mcp\.json$/, "mcp"]
];
function findConfigurationKind(path) {
  return CONFIGURATIONS.find(([pattern]) => pattern.test(path))?.[1];
}
function findConfigurationRoot(path) {
  let { folder } = splitPath(path);
  return folder.replace(/(?:^|\/)\.vscode$/, "");
}
function describeConfiguration(path, kind, root, folders) {
  return {
    path,
    kind,
    level: "repository",
    root,
    standing: folders.some((folder) => folder.path === root) ? "in-place" : "nested",
    clients: kind === "settings" || path.includes(".vscode/") ? ["vscode"] : ["claude", "copilot-cli"],
    name: splitPath(path).name
  };
}

// src/rules/reading/path-index.ts
function indexPaths(entries) {
  let files = lazily(() => new Set(entries.map(({ path }) => path))), folders = lazily(() => /* @__PURE__ */ new Set(["", ...listFolders(entries)])), lower = lazily(() => new Map([...files(), ...folders()].map((path) => [path.toLowerCase(), path]))), extensions = lazily(() => groupByExtension(entries));
  return {
    entries,
    has: (path) => files().has(path),
    hasFolder: (path) => folders().has(path),
    spelled: (path) => files().has(path) || folders().has(path) ? void 0 : lower().get(path.toLowerCase()),
    withExtension: (extension) => extensions().get(extension) ?? []
  };
}
function listFolders(entries) {
  return [...new Set(entries.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf("/")))))].flatMap((folder) => [folder, ...parentsOf(folder)]);
}
function groupByExtension(entries) {
  let groups = /* @__PURE__ */ new Map();
  for (let { path } of entries) {
    let name = path.slice(path.lastIndexOf("/") + 1);
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      let extension = name.slice(dot), group = groups.get(extension);
      group === void 0 ? groups.set(extension, [path]) : group.push(path);
    }
  }
  return groups;
}

// src/rules/view-repository.ts
async function viewRepository(workspace, { settings, files, holdsIgnored = !1 }, whole = workspace, ownName = () => Promise.resolve(void 0)) {
  return {
    paths: indexPaths(await workspace.list("")),
    settings,
    files,
    holdsIgnored,
    listAll: (folder) => whole.list(folder),
    read: async (path) => {
      let read = await readText(workspace, path);
      return read.kind === "text" ? read.source : void 0;
    },
    ownName,
    sizeOf: async (path) => workspace.sizeOf?.(path)
  };
}

// src/jobs/validate.ts
var EVERYTHING = {
  config: { clients: CLIENTS, rules: {}, overrides: [] },
  isWanted: () => !0
};
async function validateCustomizations(guidance, { compatibility, workspaceFolders }, { config, baseline, isWanted, repositoryName } = EVERYTHING) {
  let listed = await listOnce(guidance.repository), listing = await listFiles({ ...guidance, repository: listed, compatibility, workspaceFolders }), repository = await viewRepository(listed, listing, guidance.repository, repositoryName), { findings, suppressed } = await checkFiles(listing.files, listing.problems, repository, RULES, config), { fresh, known, stale } = compareWithBaseline(findings, baseline, config), ofWantedFiles = (all) => all.filter(({ path }) => isWanted(path));
  return {
    diagnostics: inFileOrder(ofWantedFiles([...fresh, ...stale])),
    files: ofWantedFiles(listing.files).length,
    suppressed: ofWantedFiles(suppressed).length,
    known: ofWantedFiles(known).length
  };
}
function compareWithBaseline(findings, baseline, config) {
  if (baseline === void 0)
    return { fresh: findings, known: [], stale: [] };
  let { path } = baseline.source, enabled = selectEnabledRules(RULES, config)(path), { stale, ...compared } = applyBaseline(findings, baseline), reported = stale.filter(({ rule }) => !enabled.isOff(rule));
  return {
    ...compared,
    stale: reported.flatMap((one) => diagnose(one, { path, clients: [] }, config.clients, enabled) ?? [])
  };
}
function inFileOrder(diagnostics) {
  return diagnostics.toSorted(
    (a, b) => (a.path < b.path ? -1 : +(a.path > b.path)) || a.start.line - b.start.line || a.start.column - b.start.column || (a.rule < b.rule ? -1 : +(a.rule > b.rule))
  );
}

// src/jobs/fix.ts
var MAX_ROUNDS = 10;
async function planFixes(guidance, options, terms) {
  let changes = /* @__PURE__ */ new Map(), fixed = [];
  for (let round = 0; ; round += 1) {
    let repository = changes.size === 0 ? guidance.repository : overlayWorkspace(guidance.repository, changes, guidance.repository.name), validation = await validateCustomizations({ ...guidance, repository }, options, termsAfter(terms, changes)), made = round < MAX_ROUNDS ? await fixRound(repository, validation.diagnostics, changes) : [];
    if (made.length === 0)
      return { changes, fixed, validation };
    fixed.push(...made);
  }
}
function termsAfter(terms, changes) {
  let path = terms.baseline?.source.path, text = path === void 0 ? void 0 : changes.get(path), baseline = path === void 0 || text === void 0 ? void 0 : readBaseline(sourceText(path, text));
  return baseline === void 0 || "problem" in baseline ? terms : { ...terms, baseline };
}
async function fixRound(repository, diagnostics, changes) {
  let made = [];
  for (let [path, own] of groupBy(
    diagnostics.filter(({ fix }) => fix !== void 0),
    (diagnostic) => diagnostic.path
  )) {
    let file = isPlainPath(path) ? await repository.read(path) : void 0;
    file?.kind === "file" && made.push(...await fixFile(repository, path, file.bytes, own, changes));
  }
  return made;
}
async function fixFile(repository, path, bytes, diagnostics, changes) {
  let rewritten = diagnostics.find(({ fix }) => fix?.kind === "rewrite");
  if (rewritten?.fix?.kind === "rewrite")
    return changes.set(path, rewritten.fix.text), diagnostics.filter(({ rule, fix }) => rule === rewritten.rule && fix?.kind === "rewrite");
  let decoded = decodeUtf8(bytes);
  if (decoded.kind !== "text")
    return [];
  let { text, applied } = applyEdits(decoded.text, diagnostics);
  if (text !== decoded.text)
    return changes.set(path, text), applied;
  let renamed = diagnostics.find(({ fix }) => fix?.kind === "rename");
  return renamed?.fix?.kind !== "rename" || !await isFree(repository, renamed.fix.to, path) ? [] : (changes.set(path, void 0), changes.set(renamed.fix.to, text), [renamed]);
}
async function isFree(repository, to, from) {
  return isPlainPath(to) && (to.toLowerCase() === from.toLowerCase() || (await repository.read(to)).kind === "missing");
}

// src/reports/validation/worst-first.ts
function worstFirst(findings) {
  return findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
}
var RANK = { error: 0, warning: 1, info: 2 };

// src/reports/validation/diagnostics.ts
function validationJson({ diagnostics, files, suppressed, known, before }) {
  return {
    diagnostics: diagnostics.map(diagnosticJson),
    files,
    errors: countSeverity(diagnostics, "error"),
    warnings: countSeverity(diagnostics, "warning"),
    infos: countSeverity(diagnostics, "info"),
    fixable: diagnostics.filter(({ fix }) => fix !== void 0).length,
    suppressed,
    known,
    ...before === void 0 ? {} : { before }
  };
}
function validationText(validation, paint) {
  return `${[...[...groupBy(validation.diagnostics, ({ path }) => path).values()].flatMap((own) => drawFile(withoutRepeats(own), paint)), validationSentence(validation)].join(`

`)}
`;
}
var MAX_SHOWN_OF_A_FILE = 50;
function drawFile(diagnostics, paint) {
  let { shown, rest } = worstOfFile(diagnostics, MAX_SHOWN_OF_A_FILE), more = rest.length === 0 ? [] : [`${oneLine(at(rest, 0).path)}: ${describeCounts(rest)} more; \`--format compact\` shows them all.`];
  return [...shown.map((diagnostic) => drawDiagnostic(diagnostic, paint)), ...more];
}
function withoutRepeats(diagnostics) {
  let said = /* @__PURE__ */ new Set(), isNew = (sentence) => {
    let before = said.size;
    return said.add(sentence).size > before;
  };
  return diagnostics.map(({ why, hint, ...diagnostic }) => ({
    ...diagnostic,
    ...why !== void 0 && isNew(why) ? { why } : {},
    ...hint !== void 0 && (isNew(hint) || diagnostic.fix !== void 0) ? { hint } : {}
  }));
}
function worstOfFile(diagnostics, most) {
  let worst = new Set(worstFirst(diagnostics).slice(0, most));
  return {
    shown: diagnostics.filter((diagnostic) => worst.has(diagnostic)),
    rest: diagnostics.filter((diagnostic) => !worst.has(diagnostic))
  };
}
function validationCompact(validation) {
  return validation.diagnostics.map(
    ({ path, start, severity, message, rule }) => `${oneLine(path)}:${start.line}:${start.column}: ${severity} ${oneLine(message)} [${rule}]
`
  ).join("");
}
function validationCommands(validation) {
  let { lines, rest } = drawAnnotations(diagnosticAnnotations(validation.diagnostics)), listed = rest.slice(0, MAX_LOGGED).map(
    ({ file, line = 1, level, message, title }) => logLine(`${file}:${line}: ${level} ${message.replace(/\n[^]*/, "")} [${title}]`)
  ), unlisted = rest.length - listed.length;
  return [
    ...lines,
    ...rest.length === 0 ? [] : [`${countNotShown(rest.length)}:`],
    ...listed,
    ...unlisted === 0 ? [] : [`\u2026 and ${unlisted} more`],
    validationSentence(validation)
  ].map((line) => `${line}
`).join("");
}
var MAX_LOGGED = 500;
function validationSentence({ diagnostics, files, suppressed, known, before = 0 }) {
  if (files === 0 && diagnostics.length === 0)
    return `No customization files were found. Searched for ${LOOKED_FOR}.`;
  let fixable = diagnostics.filter(({ fix }) => fix !== void 0).length, rest = [
    ...fixable === 0 ? [] : [`\`--fix\` can fix ${fixable}.`],
    ...known === 0 ? [] : [`${known} known from the baseline.`],
    ...suppressed === 0 ? [] : [`${suppressed} silenced by comments.`],
    ...before === 0 ? [] : [`${before} in files that this change does not touch; \`all\` reports them.`]
  ];
  return [`${count(files, "file")}: ${describeCounts(diagnostics)}.`, ...rest].join(" ");
}
function describeCounts(diagnostics) {
  let infos = countSeverity(diagnostics, "info");
  return [
    count(countSeverity(diagnostics, "error"), "error"),
    count(countSeverity(diagnostics, "warning"), "warning"),
    ...infos === 0 ? [] : [count(infos, "info")]
  ].join(", ");
}
var LOOKED_FOR = [...KINDS.flatMap(usualPlaces), "`.vscode/settings.json`", "`.vscode/mcp.json`", "`.mcp.json`"].join(
  ", "
);
function usualPlaces({ places }) {
  return places.filter(({ level }) => level === "repository").map(describePlace);
}
function countSeverity(diagnostics, severity) {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

// src/reports/validation/validation-markdown.ts
var MAX_CHARACTERS = 3e5, MAX_ROWS_OF_A_FILE = 50;
function validationMarkdown(validation, target) {
  let { diagnostics } = validation, files = [...groupBy(worstFirst(diagnostics), ({ path }) => path).keys()], own = groupBy(diagnostics, ({ path }) => path), tables = files.map((path) => drawFile2(path, own.get(path) ?? [], target)), shown = takeWithin(tables, MAX_CHARACTERS, 2), notShown = tables.length - shown.length, rest = notShown === 0 ? [] : [`\u2026 and the findings of ${count(notShown, "more file")}.`];
  return `${["## Housestyle validation", validationSentence(validation), ...shown, ...rest].join(`

`)}
`;
}
function drawFile2(path, diagnostics, target) {
  let { shown, rest } = worstOfFile(diagnostics, MAX_ROWS_OF_A_FILE);
  return [
    `### ${codeSpan(path)}: ${describeCounts(diagnostics)}`,
    "",
    "| | place | what is wrong | rule |",
    "|---|---|---|---|",
    ...shown.map((diagnostic) => drawRow(diagnostic, target)),
    ...rest.length === 0 ? [] : ["", `\u2026 and ${describeCounts(rest)} more in this file.`]
  ].join(`
`);
}
function drawRow({ severity, path, start, message, hint, rule }, target) {
  let isElsewhere = path.startsWith("~/") || path.includes(":"), place = target === void 0 || isElsewhere ? `${start.line}:${start.column}` : fileLink(path, start.line, target), said = [message, ...hint === void 0 ? [] : [hint]].map(sentenceMarkdown).join("<br>");
  return `| ${severity} | ${place} | ${said} | [${codeSpan(rule)}](${ruleUrl(rule)}) |`;
}
function sentenceMarkdown(sentence) {
  let parts = sentence.split("`");
  return parts.map((part, index) => index % 2 === 1 && index < parts.length - 1 ? codeSpan(part) : `${index % 2 === 1 ? "&#96;" : ""}${/^\s|^$/.test(part) ? " " : ""}${plainMarkdown(part)}${/\s$/.test(part) ? " " : ""}`).join("").trim();
}

// src/reports/validation/validation-sarif.ts
var LEVELS = { error: "error", warning: "warning", info: "note" };
function validationSarif({ diagnostics }, version) {
  let fingerprinted = withFingerprints(diagnostics), kept = withinLimits(worstFirst(fingerprinted)), rules = listRules(kept), indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return sarifLog(
    version,
    rules.map(describeRule),
    kept.map((finding) => ({ ...drawResult(finding), ruleIndex: indexOf.get(finding.rule) })),
    {
      originalUriBaseIds: { [ROOT]: { description: { text: "The root of the repository." } } },
      invocations: [{ executionSuccessful: !0, ...leftOutNote(diagnostics.length - kept.length) }]
    }
  );
}
var ROOT = "%SRCROOT%";
function withFingerprints(diagnostics) {
  let seen = /* @__PURE__ */ new Map();
  return diagnostics.map((diagnostic) => {
    let print = computeFingerprint(diagnostic), nth = (seen.get(print) ?? 0) + 1;
    return seen.set(print, nth), { ...diagnostic, fingerprint: `${print}:${nth}` };
  });
}
var MAX_CHARACTERS2 = 45e5;
function withinLimits(findings) {
  let first = findings.slice(0, 5e3), drawn = first.map((finding) => JSON.stringify(drawResult(finding)));
  return first.slice(0, firstWithin(drawn, MAX_CHARACTERS2).length);
}
function leftOutNote(leftOut) {
  let text = `${count(leftOut, "finding")} did not fit into this file; \`housestyle validate --format json\` has all of them.`;
  return leftOut === 0 ? {} : { toolExecutionNotifications: [{ level: "warning", message: { text } }] };
}
function listRules(findings) {
  let known = new Map(
    FAMILIES.flatMap(({ id: family, rules }) => rules.map((rule) => [rule.id, { rule, family }]))
  );
  return [...new Set(findings.map(({ rule }) => rule))].toSorted().map((id) => {
    let found = known.get(id);
    return found === void 0 ? { id } : { id, known: found };
  });
}
var MAX_DESCRIPTION_CHARACTERS = 1024;
function describeRule({ id, known }) {
  if (known === void 0) {
    let text = `Findings of ${id}.`;
    return { id, shortDescription: { text }, fullDescription: { text }, help: { text } };
  }
  let { rule, family } = known, { severity, why } = rule.effects[0], description = `${rule.description}.`;
  return {
    id,
    shortDescription: { text: description.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    fullDescription: { text: `${description} ${why}`.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    helpUri: ruleUrl(id),
    help: { text: helpText(rule), markdown: `${ruleHead(rule)}

Examples: <${ruleUrl(id)}>` },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: [.../* @__PURE__ */ new Set([family, ...rule.effects.flatMap(({ clients }) => clients)])],
      precision: "high",
      ...family === "security" ? { "security-severity": SECURITY_SEVERITIES[severity] } : { "problem.severity": severity === "info" ? "recommendation" : severity }
    }
  };
}
var SECURITY_SEVERITIES = { error: "8.0", warning: "5.0", info: "2.0" };
function helpText({ id, description, effects, fixes }) {
  return [
    `${description}.`,
    ...effects.map(
      ({ clients, severity, why }) => `${clients.map((client) => CLIENT_NAMES[client]).join(", ")} (${severity}): ${why}`
    ),
    ...fixes === void 0 ? [] : [`housestyle validate --fix: ${fixes}`],
    ruleUrl(id)
  ].join(`
`);
}
function drawResult(finding) {
  let { rule, severity, path, start, end, fingerprint } = finding;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: { text: composeMessage(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: fileLocation(path),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
        }
      }
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...drawFixes(finding)
  };
}
function fileLocation(path) {
  return { uri: sarifUri(path), uriBaseId: ROOT };
}
var MAX_MESSAGE_CHARACTERS = 4e3;
function composeMessage({ message, why, hint }) {
  let sentences = [`${message}.`, why ?? "", hint ?? ""].filter((sentence) => sentence !== "");
  return showHidden(sentences.join(" ").slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()).replaceAll("](", "]\u200B(");
}
var MAX_INSERTED_CHARACTERS = 2e3;
function drawFixes({ path, fix }) {
  if (fix?.kind !== "edits" || fix.edits.reduce((sum, { text }) => sum + text.length, 0) > MAX_INSERTED_CHARACTERS)
    return {};
  let replacements = fix.edits.toSorted((a, b) => a.start - b.start).map(({ start, end, text }) => ({
    deletedRegion: { charOffset: start, charLength: end - start },
    ...text === "" ? {} : { insertedContent: { text } }
  }));
  return { fixes: [{ artifactChanges: [{ artifactLocation: fileLocation(path), replacements }] }] };
}

// src/commands/arguments/own-name.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
async function readOwnName(folder) {
  let config;
  try {
    config = await readFile(join(folder, ".git", "config"), "utf8");
  } catch {
    return;
  }
  let origin = /^\[remote "origin"\]([^[]*)/m.exec(config)?.[1] ?? "";
  return /^\s*url\s*=\s*\S*?github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/m.exec(origin)?.[1];
}

// src/options/read-rules.ts
var SEVERITIES = ["error", "warning", "info", "off"];
function readRulesConfig({ clients, rules: given }, rules) {
  let reading = { given, rules: new Map(rules.map((rule) => [rule.id, rule])), problems: [] }, config = {
    clients,
    rules: readSettings(reading, given.values.rules, ["rules"]),
    overrides: readOverrides(reading)
  };
  return throwAll(reading.problems), config;
}
function refuse({ given, problems }, path, message, hint, of) {
  problems.push(usageError("config-rules", message, hint, given.findPlace(path, of))), problems.length === MAX_PROBLEMS && throwAll(problems);
}
function readSettings(reading, value, path) {
  return value == null ? {} : isRecord(value) ? Object.fromEntries(
    Object.entries(value).flatMap(([id, setting]) => {
      let rule = reading.rules.get(id);
      return rule === void 0 ? (refuse(
        reading,
        [...path, id],
        `There is no rule \`${id}\``,
        suggestionFor(id, [...reading.rules.keys()]),
        "key"
      ), []) : [[id, readSetting(reading, rule, setting, [...path, id])]];
    })
  ) : (refuse(reading, path, "`rules` must be a map of rules", "Write one `rule: severity` per line."), {});
}
function readSetting(reading, rule, value, path) {
  if (!isRecord(value))
    return readSeverity(reading, value, path);
  let { severity, ...options } = value;
  return {
    ...severity === void 0 ? {} : readSeverity(reading, severity, [...path, "severity"]),
    options: Object.fromEntries(
      Object.entries(options).flatMap(([name, given]) => {
        let read = readOption(reading, rule, name, given, [...path, name]);
        return read === void 0 ? [] : [[name, read]];
      })
    )
  };
}
function readSeverity(reading, value, path) {
  let severity = SEVERITIES.find((candidate) => candidate === value);
  if (severity === void 0) {
    let words = SEVERITIES.map((word) => `\`${word}\``).join(", ");
    return refuse(reading, path, `A severity must be one of ${words}, not ${quoteJson(value)}`, "Write one of these words."), {};
  }
  return { severity };
}
function readOption(reading, rule, name, value, path) {
  let option = rule.options?.[name];
  if (option === void 0) {
    let names = ["severity", ...Object.keys(rule.options ?? {})];
    refuse(reading, path, `The rule \`${rule.id}\` has no option \`${name}\``, suggestionFor(name, names), "key");
    return;
  }
  let read = readOptionValue(option, value);
  return read === void 0 && refuse(reading, path, `\`${name}\` must be ${WANTED[option.type]}, not ${quoteJson(value)}`, option.description), read;
}
var WANTED = {
  integer: "a whole number",
  boolean: "`true` or `false`",
  list: "a list of texts"
};
function readOptionValue({ type }, value) {
  switch (type) {
    case "integer":
      return typeof value == "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
    case "boolean":
      return typeof value == "boolean" ? value : void 0;
    case "list":
      return isTexts(value) ? value : void 0;
  }
}
function isTexts(value) {
  return Array.isArray(value) && value.every((entry) => typeof entry == "string");
}
var MAX_OVERRIDES = 500, MAX_PATHS = 100;
function readOverrides(reading) {
  let { overrides } = reading.given.values;
  return overrides == null ? [] : Array.isArray(overrides) ? overrides.length > MAX_OVERRIDES ? (refuse(
    reading,
    ["overrides"],
    `There are ${overrides.length} overrides; at most ${MAX_OVERRIDES} are allowed`,
    "Combine overrides that have the same `rules` into one with several `paths`."
  ), []) : overrides.flatMap((entry, index) => readOverride(reading, entry, ["overrides", index]) ?? []) : (refuse(
    reading,
    ["overrides"],
    "`overrides` must be a list",
    "Write `- paths: [\u2026]` and `rules: {\u2026}` in each entry."
  ), []);
}
function readOverride(reading, entry, path) {
  if (!isRecord(entry)) {
    refuse(
      reading,
      path,
      "An override must be a map with `paths` and `rules`",
      "Write `- paths: [\u2026]` and `rules: {\u2026}`."
    );
    return;
  }
  let unknown = Object.keys(entry).find((key) => key !== "paths" && key !== "rules");
  if (unknown !== void 0) {
    let hint = suggestionFor(unknown, ["paths", "rules"]);
    refuse(reading, [...path, unknown], `An override has no key \`${unknown}\``, hint, "key");
  }
  let paths = typeof entry.paths == "string" ? [entry.paths] : entry.paths;
  if (!isTexts(paths) || paths.length === 0) {
    refuse(reading, [...path, "paths"], "`paths` must be a list of globs", "Write paths: ['packages/legacy/**'].");
    return;
  }
  if (paths.length > MAX_PATHS) {
    refuse(reading, [...path, "paths"], `There are ${paths.length} globs; at most ${MAX_PATHS} are allowed`, "Combine folders with `**`.");
    return;
  }
  let globs = paths.map((pattern, index) => {
    let glob = compileGlob(pattern);
    if (glob.kind === "invalid") {
      let message = `\`${pattern}\` is not a valid glob: ${glob.reason}`;
      refuse(reading, [...path, "paths", index], message, "Correct the glob.");
    }
    return glob;
  });
  return {
    matches: (file) => globs.some((glob) => glob.kind === "glob" && glob.matches(file)),
    rules: readSettings(reading, entry.rules, [...path, "rules"])
  };
}

// src/commands/validation-terms.ts
var MAX_BASELINE_BYTES = 64 * 1024 * 1024;
async function readTerms(options, trusted) {
  let terms = readTermsAlone(options), baseline = await openBaseline(options.baseline, trusted);
  return { ...terms, ...baseline && { baseline } };
}
function readTermsAlone(options) {
  return { config: readRulesConfig(options, RULES), isWanted: selectFiles(options) };
}
async function openBaseline(named, trusted) {
  let path = named ?? BASELINE_PATH, read = await readText(trusted, path, MAX_BASELINE_BYTES);
  if (read.kind === "problem") {
    if (read.code === "missing" && named === void 0)
      return;
    throw usageError(
      "baseline-unreadable",
      `The baseline cannot be read from ${trusted.name}: ${read.message}`,
      "Check `baseline`, or create the file with `housestyle validate --write-baseline`."
    );
  }
  let baseline = readBaseline(read.source);
  if ("problem" in baseline)
    throw usageError(
      "baseline-unreadable",
      `"${path}" is not a valid baseline: ${baseline.problem}`,
      "Create it again with `housestyle validate --write-baseline`."
    );
  return baseline;
}
function selectFiles({ paths, ignore }) {
  let matcher = (globs) => {
    let compiled = globs.map((glob) => compileGlob(glob));
    return (path) => compiled.some((glob) => glob.kind === "glob" && glob.matches(path));
  }, isNamed = matcher(paths), isIgnored = matcher(ignore);
  return (path) => (paths.length === 0 || isNamed(path)) && !isIgnored(path);
}

// src/commands/validate.ts
async function runValidate(line, { root, workspace }, terminal) {
  keepHeapSmall();
  let options = await readCommandOptions(line, workspace), failOn = validateFailOn(options), guidance = await localGuidance(workspace, workspace, options, line.userFolder), given = line.writeBaseline ? readTermsAlone(options) : await readTerms(options, workspace), terms = { ...withOperands(given, await resolveOperands(root, line.operands)), repositoryName: () => readOwnName(root) };
  if (line.writeBaseline)
    return writeBaselineFile(root, guidance, options, terms, terminal);
  let validation = line.fix ? await fixFiles(root, guidance, options, terms, terminal) : await validateCustomizations(guidance, options, terms);
  return await terminal.print(drawValidation(validation, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0 && await writeOutput(options.sarifFile, drawValidation(validation, "sarif", terminal.paint), "sarif-file"), validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}
function withOperands(terms, paths) {
  let isNamed = (path) => paths.length === 0 || paths.some((named) => named === "" || path === named || path.startsWith(`${named}/`));
  return { ...terms, isWanted: (path) => isNamed(path) && terms.isWanted(path) };
}
async function writeBaselineFile(root, guidance, options, terms, terminal) {
  let { diagnostics } = await validateCustomizations(guidance, options, terms), path = options.baseline ?? BASELINE_PATH, { writeFiles } = await import("./write-files-FSVLYP26.js");
  return await writeFiles(root, /* @__PURE__ */ new Map([[path, writeBaseline(diagnostics)]])), terminal.say(`${path} now has ${diagnostics.length} known problems. From now on, only other problems are reported.`), EXIT.done;
}
async function fixFiles(root, guidance, options, terms, terminal) {
  let { changes, fixed, validation } = await planFixes(guidance, options, terms);
  if (options.dryRun) {
    let { drawFixes: drawFixes2 } = await import("./fixes-4X4O4LEG.js");
    return terminal.say(await drawFixes2(changes, guidance.repository, terminal.paint)), validateCustomizations(guidance, options, terms);
  }
  let { writeFiles } = await import("./write-files-FSVLYP26.js");
  return await writeFiles(root, changes), terminal.say(`Fixed ${count(fixed.length, "problem")} in ${count(changes.size, "file")}.`), validation;
}
function drawValidation(validation, format, paint) {
  switch (format) {
    case "json":
      return jsonText(validationJson(validation));
    case "sarif":
      return jsonText(validationSarif(validation, VERSION));
    case "markdown":
      return validationMarkdown(validation);
    case "github":
      return validationCommands(validation);
    case "compact":
      return validationCompact(validation);
    default:
      return validationText(validation, paint);
  }
}
function validationFails({ diagnostics }, failOn) {
  let errors = countSeverity(diagnostics, "error");
  return failOn !== "never" && (errors > 0 || failOn === "warning" && countSeverity(diagnostics, "warning") > 0);
}

export {
  computeFingerprint,
  WHOLE_FILE,
  diagnose,
  selectEnabledRules,
  validateCustomizations,
  validationCommands,
  countSeverity,
  validationMarkdown,
  validationSarif,
  readTerms,
  runValidate,
  validationFails
};
