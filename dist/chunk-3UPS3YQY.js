import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listOnce
} from "./chunk-LDWTVIKS.js";
import {
  foldLinked,
  listFiles
} from "./chunk-ADSRVCT4.js";
import {
  RULES,
  suppressionUnknownRule,
  suppressionUnused
} from "./chunk-DREISFQA.js";
import {
  MAX_CHECKED_BYTES,
  openText
} from "./chunk-T2RJF5DM.js";
import {
  decodeUtf8
} from "./chunk-WJM2OGSK.js";
import {
  applyBaseline,
  placesIn
} from "./chunk-CV3EBEZZ.js";
import {
  LITERAL_CHECKS_NAME
} from "./chunk-E6JL4ZWI.js";
import {
  unreadableFile
} from "./chunk-M7NW6T4V.js";
import {
  detachText,
  detachValue
} from "./chunk-LTH2JJM3.js";
import {
  blankSecrets
} from "./chunk-666BTPVF.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  CLIENTS
} from "./chunk-WI7MEB4B.js";
import {
  parentsOf
} from "./chunk-HRJDQKXX.js";
import {
  lazily,
  positionAt,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";

// src/rules/assume-clients.ts
var COPILOT = ["vscode", "github", "copilot-cli"], SIGNS = [
  [/(?:^|\/)\.claude(?:-plugin)?\//, ["claude"]],
  [/(?:^|\/)CLAUDE(?:\.local)?\.md$/, ["claude"]],
  [/(?:^|\/)\.github\/(?:copilot-instructions\.md$|(?:instructions|agents|skills|hooks)\/)/, COPILOT],
  [/(?:^|\/)\.github\/(?:prompts|chatmodes)\//, ["vscode"]],
  [/(?:^|\/)\.vscode\/mcp\.json$|\.toolsets\.jsonc$/, ["vscode"]],
  [/(?:^|\/)\.github\/workflows\/copilot-setup-steps\.ya?ml$/, ["github"]],
  [/(?:^|\/)(?:\.gemini\/|GEMINI\.md$)/, ["gemini"]],
  [/(?:^|\/)\.codex\//, ["codex"]],
  [/(?:^|\/)(?:\.cursor\/|\.cursorrules$)/, ["cursor"]],
  [/(?:^|\/)(?:\.windsurf\/|\.windsurfrules$)/, ["windsurf"]],
  [/\.(?:agent|instructions)\.md$/, COPILOT],
  [/\.(?:prompt|chatmode)\.md$/, ["vscode"]]
], MAY_BE_SIGN = /\.claude|CLAUDE|\.(?:gemini|codex|cursor|windsurf)|GEMINI|\.github\/|\.vscode\/|toolsets|\.(?:agent|instructions|prompt|chatmode)\.md$/, NOT_THE_TEAMS = /(?:^|\/)(?:tests?|__tests__|specs?|testdata|fixtures?|__fixtures__|node_modules|vendor)\//i, MAX_SETTINGS = 5, CHAT_SETTING = /"(?:github\.copilot|chat)\.[\w.]+"\s*:/;
async function assumeClients(repository) {
  let found = /* @__PURE__ */ new Map();
  for (let { path } of repository.paths.entries) {
    if (found.size === CLIENTS.length)
      break;
    for (let client of MAY_BE_SIGN.test(path) && !NOT_THE_TEAMS.test(path) ? findSigned(path) : [])
      found.set(client, found.get(client) ?? path);
  }
  if (!found.has("vscode")) {
    let path = await findChatSettings(repository);
    path !== void 0 && found.set("vscode", path);
  }
  let evidence = CLIENTS.flatMap((client) => {
    let path = found.get(client);
    return path === void 0 ? [] : [{ client, path }];
  });
  return { clients: evidence.length === 0 ? CLIENTS : evidence.map(({ client }) => client), evidence };
}
function findSigned(path) {
  return SIGNS.flatMap(([sign, clients]) => sign.test(path) ? clients : []);
}
async function findChatSettings(repository) {
  let settings = repository.files.filter(({ kind }) => kind === "settings").slice(0, MAX_SETTINGS);
  for (let { path } of settings) {
    let source = await repository.read(path);
    if (source !== void 0 && CHAT_SETTING.test(source.text))
      return path;
  }
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
function diagnose({ rule, said, particulars, place }, file, team, enabled) {
  let effect = findEffect(particulars.effects ?? rule.effects, file, team);
  return effect && {
    rule: rule.id,
    severity: enabled.severityOf(rule) ?? effect.severity,
    path: file.path,
    ...place,
    // Messages quote what is wrong, which may be a key.
    message: detachText(blankSecrets(said.message)),
    hint: detachText(blankSecrets(said.hint)),
    why: effect.why,
    clients: effect.clients,
    ...particulars.fix && { fix: detachValue(particulars.fix) },
    ...particulars.suggestions && { suggestions: detachValue(particulars.suggestions) }
  };
}
function findEffect(effects, file, team) {
  let readers = file.clients.length === 0 ? CLIENTS : file.clients, own = readers.filter((client) => team.clients.includes(client));
  if (team.areAssumed !== !0)
    return findFelt(effects, own);
  let felt = findFelt(effects, own.length === 0 ? readers : own), elsewhere = felt === void 0 ? findFelt(effects, readers) : void 0;
  return felt ?? (elsewhere && { ...elsewhere, severity: "info" });
}
function findFelt(effects, clients) {
  let felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}

// src/rules/reading/position-in-bytes.ts
function positionInBytes(bytes, byte) {
  let line = 1, lineStart = 0;
  for (let at = bytes.indexOf(10); at >= 0 && at < byte; at = bytes.indexOf(10, at + 1))
    line += 1, lineStart = at + 1;
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
function isComment({ format, markdown, body, frontmatter }, mark2, at) {
  switch (mark2) {
    case "//":
      return format !== "markdown";
    case "#":
      return format === "plain" || frontmatter.block !== void 0 && at >= frontmatter.block.start && at < frontmatter.block.end;
    default:
      return format === "markdown" && at >= body.start && markdown.hiddenAt(at) === "comment";
  }
}
function endOfLine(text, at) {
  let end = text.indexOf(`
`, at);
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
async function checkText(kind, bytes, { text, isAscii }, enabled) {
  let checked = await openText(kind, text, isAscii), locate = placesIn(checked.source), reported = [], fileFacts = [], repositoryFacts = [];
  for (let rule of enabled.planFor(kind).rulesFor(checked, bytes))
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
var MAX_COMPARED = 4, MAX_KEPT_BYTES = 8 * 1024 * 1024;
function rememberTexts() {
  let known = /* @__PURE__ */ new Map(), room = MAX_KEPT_BYTES, keep = ({ compared }, bytes, checked) => {
    compared.length < MAX_COMPARED && bytes.length <= room && (room -= bytes.length, compared.push({ bytes: Uint8Array.from(bytes), checked }));
  };
  return async (file, bytes, enabled) => {
    let look = `${enabled.variant} ${file.kind} ${sampleBytes(bytes)}`, alike = known.get(look);
    if (alike === void 0) {
      let checked2 = await checkAll(file.kind, bytes, enabled);
      return known.set(look, { first: { file, checked: checked2 }, compared: [] }), checked2;
    }
    let { first } = alike, read = await first?.file.read();
    first !== void 0 && read?.kind === "bytes" && keep(alike, read.bytes, first.checked), alike.first = void 0;
    let before = alike.compared.find((other) => Buffer.compare(other.bytes, bytes) === 0);
    if (before !== void 0)
      return before.checked;
    let checked = await checkAll(file.kind, bytes, enabled);
    return keep(alike, bytes, checked), checked;
  };
}
var SAMPLES = 8;
function sampleBytes(bytes) {
  let sample = String(bytes.length);
  for (let part = 1; part <= SAMPLES; part += 1)
    sample += ` ${bytes[Math.floor(bytes.length * part / (SAMPLES + 1))] ?? ""}`;
  return sample;
}
async function checkAll(kind, bytes, enabled) {
  let ofBytes = checkBytes(kind, bytes, enabled), ofText = await checkDecoded(kind, bytes, enabled);
  return ofBytes.length === 0 ? ofText : { ...ofText, reported: [...ofBytes, ...ofText.reported] };
}
async function checkDecoded(kind, bytes, enabled) {
  let decoded = bytes.length > MAX_CHECKED_BYTES ? void 0 : decodeUtf8(bytes);
  return decoded?.kind === "text" ? checkText(kind, bytes, decoded, enabled) : { ...NOTHING };
}
var NOTHING = { reported: [], fileFacts: [], repositoryFacts: [], suppressions: [] };

// src/rules/run/result-memory.ts
import { isDeepStrictEqual } from "node:util";
function rememberResults() {
  let files = /* @__PURE__ */ new Map(), changedChecks = /* @__PURE__ */ new Map(), rules = /* @__PURE__ */ new Map(), watch = watchReads();
  return {
    forget: (changed) => {
      for (let path of changed) {
        let checked = files.get(path)?.checked;
        checked !== void 0 && changedChecks.set(path, checked), files.delete(path);
      }
      for (let [rule, result] of rules)
        dependsOn(result, changed) && rules.delete(rule);
      watch.forget(changed);
    },
    fileResult: (path) => files.get(path),
    keepFacts: (path, checked) => {
      let before = changedChecks.get(path);
      return changedChecks.delete(path), before === void 0 ? checked : { ...checked, repositoryFacts: keepEqual(before, checked) };
    },
    keepFile: (path, result) => {
      files.set(path, result);
    },
    retain: (paths) => {
      for (let path of files.size > paths.size ? [...files.keys()] : [])
        paths.has(path) || files.delete(path);
    },
    findingsOf: async (rule, facts, repository, check) => {
      let last = rules.get(rule);
      if (last?.repository === repository && areSame(last.facts, facts))
        return last.findings;
      rules.delete(rule);
      let { view, reads } = watch.start(repository), findings = await check(view);
      return rules.set(rule, { repository, facts, reads, findings }), findings;
    }
  };
}
function dependsOn({ reads, findings }, changed) {
  return [...changed].some((path) => reads.has(path)) || findings.some(({ path }) => changed.has(path));
}
function keepEqual(before, now) {
  let facts = new Map(before.repositoryFacts);
  return now.repositoryFacts.map(([rule, fact]) => {
    let known = facts.get(rule);
    return [rule, known !== void 0 && isDeepStrictEqual(known, fact) ? known : fact];
  });
}
function areSame(before, now) {
  return before.length === now.length && before.every(({ file, fact }, index) => file === now[index]?.file && fact === now[index].fact);
}
function watchReads() {
  let reads = /* @__PURE__ */ new Set(), last, parts = /* @__PURE__ */ new Map(), startPart = (repository, work) => {
    let own = /* @__PURE__ */ new Set();
    return { value: work({ read: (path) => (own.add(path), repository.read(path)) }), reads: own };
  };
  async function remember(repository, key, work) {
    let ofRule = reads, part = parts.get(key) ?? startPart(repository, work);
    parts.set(key, part);
    let value = await part.value.catch((error) => {
      throw parts.delete(key), error;
    });
    return part.reads.forEach((path) => ofRule.add(path)), value;
  }
  let watched = (repository) => ({
    ...repository,
    read: (path) => (reads.add(path), repository.read(path)),
    sizeOf: (path) => (reads.add(path), repository.sizeOf(path)),
    remember: (key, work) => remember(repository, key, work)
  });
  return {
    start: (repository) => (reads = /* @__PURE__ */ new Set(), last?.repository !== repository && (parts.clear(), last = { repository, view: watched(repository) }), { view: last.view, reads }),
    forget: (changed) => {
      for (let [key, part] of parts)
        [...changed].some((path) => part.reads.has(path)) && parts.delete(key);
    }
  };
}

// src/rules/reading/checked-kind.ts
function isBundled(kind) {
  return kind === "bundled-document" || kind === "bundled-file";
}

// src/text/bytes/survey-bytes.ts
function surveyBytes() {
  let seen = new Uint32Array(8192), mayContain = ({ triples }) => hasAll(seen, triples);
  return (bytes) => (seen.fill(0), { hasControl: noteTriples(seen, bytes), mayContain });
}
function soughtPart(part) {
  let bytes = Buffer.from(part);
  return { part, triples: Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at) => hashTriple(bytes, at)) };
}
function hashTriple(bytes, at) {
  return bytes.subarray(at, at + 3).reduce(addByte, 0);
}
function addByte(hash, byte) {
  return (hash << 6 ^ byte) & 262143;
}
function noteTriples(seen, bytes) {
  let hash = 0, controls = 0, deleted = !1;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0;
    byte < 32 && (controls |= 1 << byte), deleted ||= byte === 127, hash = addByte(hash, byte);
    let word = hash >> 5;
    seen[word] = (seen[word] ?? 0) | 1 << hash;
  }
  return deleted || (controls & -13825) !== 0;
}
function hasAll(seen, triples) {
  for (let hash of triples)
    if (((seen[hash >> 5] ?? 0) & 1 << hash) === 0)
      return !1;
  return !0;
}

// src/rules/run/rule-plan.ts
function planRules(rules) {
  let reading = rules.filter(isReading), always = indexesWhere(reading, (looksFor) => looksFor === void 0), byKey = indexBy(reading, ({ keys = [] }) => keys), parts = [...indexBy(reading, (looksFor) => looksFor.parts ?? [])].map(([part, indexes]) => ({
    sought: soughtPart(part),
    indexes
  })), survey = surveyBytes(), controls = indexesWhere(reading, (looksFor) => looksFor?.controls === !0), nonAscii = indexesWhere(reading, (looksFor) => looksFor?.nonAscii === !0), problems = indexesWhere(reading, (looksFor) => looksFor?.problems === !0), noFrontmatter = indexesWhere(reading, (looksFor) => looksFor?.noFrontmatter === !0);
  return {
    bytesRules: rules.filter((rule) => rule.scope === "bytes"),
    rulesFor: (checked, bytes) => {
      let { text, frontmatter, isAscii } = checked, wanted = new Uint8Array(reading.length);
      if (mark(wanted, always), mark(wanted, isAscii ? [] : nonAscii), mark(wanted, frontmatter.problems.length > 0 ? problems : []), frontmatter.present)
        for (let key of Object.keys(frontmatter.data))
          mark(wanted, byKey.get(key) ?? []);
      else
        mark(wanted, noFrontmatter);
      let { hasControl, mayContain } = survey(bytes);
      mark(wanted, hasControl ? controls : []);
      for (let { sought, indexes } of parts)
        !areMarked(wanted, indexes) && mayContain(sought) && text.includes(sought.part) && mark(wanted, indexes);
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
function appliesToKind({ kinds, bundled }, kind) {
  return kind === "bundled-document" ? bundled !== void 0 : kind === "bundled-file" ? bundled === "all" : kinds === "all" || kinds.includes(kind);
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
function checkFiles(files, given, repository, rules, config) {
  return runRules(readTerms(rules, config), { files, given, repository });
}
function openChecker(rules, config) {
  let terms = readTerms(rules, config), memory = rememberResults();
  return {
    check: (subject, changed) => (memory.forget(changed), runRules(terms, subject, memory))
  };
}
function readTerms(rules, config) {
  return {
    rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    team: config,
    enabledFor: selectEnabledRules(rules, config)
  };
}
async function runRules(terms, { files, given, repository }, memory) {
  let run = {
    ...terms,
    repository,
    checkOnce: rememberTexts(),
    facts: /* @__PURE__ */ new Map(),
    suppressions: /* @__PURE__ */ new Map(),
    findings: [],
    copies: { firstOf: /* @__PURE__ */ new Map(), copyOf: /* @__PURE__ */ new Map() },
    ...memory && { memory }
  };
  for await (let { file, known, read } of readInOrder(files, memory)) {
    let isCurrent = known?.repository === repository, result = isCurrent ? known : await checkFile(run, file, known?.checked, read);
    isCurrent || memory?.keepFile(file.path, result), addFile(run, file, result);
  }
  memory?.retain(new Set(files.map(({ path }) => path)));
  let readers = new Map(files.map((file) => [file.path, file.read]));
  for (let rule of run.rules)
    if (rule.scope === "repository") {
      let facts = run.facts.get(rule) ?? [];
      addAll(run, await askMemory(run, rule, facts, (view) => checkAcrossFiles(run, rule, facts, view, readers)));
    } else rule.scope === "paths" && addAll(run, await askMemory(run, rule, [], (view) => checkPaths(run, rule, view)));
  return addAll(
    run,
    given.flatMap((diagnostic) => diagnoseGiven(run, diagnostic))
  ), withoutSuppressed(run);
}
function noteCopy({ firstOf, copyOf }, { path }, checked) {
  let first = firstOf.get(checked);
  first === void 0 ? firstOf.set(checked, path) : copyOf.set(path, first);
}
function askMemory({ memory, repository }, rule, facts, check) {
  return memory === void 0 ? check(repository) : memory.findingsOf(rule, facts, repository, check);
}
function addAll({ findings }, added) {
  added.forEach((finding) => findings.push(finding));
}
var READ_AHEAD = 16;
async function* readInOrder(files, memory) {
  let reading = [], next = 0;
  for (; ; ) {
    for (; next < files.length && reading.length < READ_AHEAD; next += 1) {
      let file = files[next];
      if (file !== void 0) {
        let known = memory?.fileResult(file.path);
        reading.push({ file, known, bytes: known?.checked === void 0 ? startReading(file) : void 0 });
      }
    }
    let first = reading.shift();
    if (first === void 0)
      return;
    yield { file: first.file, known: first.known, read: await first.bytes };
  }
}
function startReading(file) {
  let bytes = file.read();
  return bytes.catch(() => {
  }), bytes;
}
async function checkFile(run, file, known, read) {
  let { repository, memory } = run;
  if (read !== void 0 && read.kind !== "bytes") {
    let findings = !isBundled(file.kind) || read.code === "outside" ? diagnoseGiven(run, unreadableFile(file.path, read)) : [];
    return { repository, checked: void 0, findings };
  }
  let enabled = run.enabledFor(file.path), checked = known ?? (read && await run.checkOnce(file, read.bytes, enabled));
  if (checked === void 0)
    return { repository, checked, findings: [] };
  let found = checkFacts(run, file, checked.fileFacts, enabled), bytes = found.length === 0 ? void 0 : read ?? await file.read();
  return {
    repository,
    checked: memory === void 0 || known !== void 0 ? checked : memory.keepFacts(file.path, checked),
    findings: [
      ...checked.reported.flatMap((reported) => diagnoseAll(reported, file, run, enabled)),
      ...bytes?.kind === "bytes" ? locateAll(run, file, bytes.bytes, found) : []
    ]
  };
}
function checkFacts({ repository }, file, facts, enabled) {
  let found = [];
  for (let [rule, fact] of facts) {
    let report = (range, said, particulars = {}) => {
      found.push({ rule, said, particulars, range });
    };
    rule.check(fact, file, report, repository, enabled.optionsOf(rule));
  }
  return found;
}
function locateAll(run, file, bytes, found) {
  let enabled = run.enabledFor(file.path), locate = placesIn(decodeSource(file.path, bytes));
  return found.flatMap(
    ({ rule, said, particulars, range }) => diagnoseAll({ rule, said, particulars, place: locate(range) }, file, run, enabled)
  );
}
function addFile(run, file, { checked, findings }) {
  if (addAll(run, findings), checked !== void 0) {
    noteCopy(run.copies, file, checked), checked.suppressions.length > 0 && run.suppressions.set(file.path, { file, comments: checked.suppressions });
    for (let [rule, fact] of checked.repositoryFacts) {
      let known = run.facts.get(rule);
      known === void 0 ? run.facts.set(rule, [{ file, fact }]) : known.push({ file, fact });
    }
  }
}
async function checkAcrossFiles(run, rule, facts, repository, readers) {
  let found = [];
  await rule.check(
    facts,
    (file, range, said, particulars = {}) => {
      found.push({ file, rule, said, particulars, range });
    },
    repository,
    (file) => run.enabledFor(file.path).optionsOf(rule)
  );
  let findings = [];
  for (let [path, own] of groupBy(found, ({ file }) => file.path)) {
    let read = run.enabledFor(path).isOff(rule) ? void 0 : await readers.get(path)?.(), file = own[0]?.file;
    read?.kind === "bytes" && file !== void 0 && addAll({ findings }, locateAll(run, file, read.bytes, own));
  }
  return findings;
}
function decodeSource(path, bytes) {
  let decoded = decodeUtf8(bytes);
  return sourceText(path, decoded.kind === "text" ? decoded.text : "");
}
async function checkPaths(run, rule, repository) {
  let clientsByPath = lazily(() => new Map(repository.files.map(({ path, clients }) => [path, clients]))), findings = [];
  return await rule.check(
    repository,
    (path, said, particulars = {}) => {
      let enabled = run.enabledFor(path);
      if (!enabled.isOff(rule)) {
        let file = { path, clients: clientsByPath().get(path) ?? [] };
        addAll({ findings }, diagnoseAll({ rule, said, particulars, place: WHOLE_FILE }, file, run, enabled));
      }
    },
    run.enabledFor("").optionsOf(rule)
  ), findings;
}
function diagnoseAll(reported, file, { team }, enabled) {
  let diagnostic = diagnose(reported, file, team, enabled);
  return diagnostic === void 0 ? [] : [diagnostic];
}
function diagnoseGiven(run, diagnostic) {
  let enabled = run.enabledFor(diagnostic.path), rule = run.byId.get(diagnostic.rule);
  if (rule === void 0)
    return [diagnostic];
  if (enabled.isOff(rule))
    return [];
  let { message, hint = "" } = diagnostic, place = { start: diagnostic.start, end: diagnostic.end }, file = { path: diagnostic.path, clients: [] };
  return diagnoseAll({ rule, said: { message, hint }, particulars: {}, place }, file, run, enabled).map((enriched) => ({
    ...enriched,
    ...diagnostic,
    severity: enabled.severityOf(rule) ?? diagnostic.severity
  }));
}
function withoutSuppressed(run) {
  let ids = new Set(run.byId.keys()), findings = run.findings.filter(({ path }) => !run.suppressions.has(path)), suppressed = [], inFilesWithComments = run.findings.filter(({ path }) => run.suppressions.has(path)), byPath = groupBy(inFilesWithComments, ({ path }) => path);
  for (let [path, { file, comments }] of run.suppressions) {
    let own = applySuppressions(byPath.get(path) ?? [], comments, ids), enabled = run.enabledFor(path), reported = own.reported.filter(({ rule }) => !enabled.isOff(rule)).flatMap((one) => diagnose(one, file, run.team, enabled) ?? []);
    own.suppressed.forEach((finding) => suppressed.push(finding)), addAll({ findings }, [...own.kept, ...reported]);
  }
  return { findings, suppressed, copyOf: run.copies.copyOf };
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
  let read = async (path) => {
    let found = await readText(workspace, path);
    return found.kind === "text" ? found.source : void 0;
  };
  return {
    paths: indexPaths(await workspace.list("")),
    settings,
    files: files.filter(({ kind }) => !isBundled(kind)),
    holdsIgnored,
    listAll: (folder) => whole.list(folder),
    read,
    ownName,
    sizeOf: async (path) => workspace.sizeOf?.(path),
    remember: (_, work) => work({ read })
  };
}

// src/jobs/validate.ts
var EVERYTHING = {
  config: { clients: CLIENTS, rules: {}, overrides: [] },
  isWanted: () => !0
};
async function validateCustomizations(guidance, { compatibility, workspaceFolders }, terms = EVERYTHING) {
  let listed = await listOnce(guidance.repository), listing = await listFiles({ ...guidance, repository: listed, compatibility, workspaceFolders }), repository = await viewRepository(listed, listing, guidance.repository, terms.repositoryName), assumed = terms.config.areAssumed === !0 ? await assumeClients(repository) : void 0, config = assumed === void 0 ? terms.config : { ...terms.config, clients: assumed.clients }, checked = await checkFiles(listing.files, listing.problems, repository, RULES, config), validation = concludeValidation(checked, listing.files, { ...terms, config });
  return assumed === void 0 ? validation : { ...validation, clientEvidence: assumed.evidence };
}
function concludeValidation(checked, files, { config, baseline, isWanted, isReported = () => !0 }) {
  let findings = foldLinked(checked.findings, files), { suppressed } = checked, { fresh, known, stale } = compareWithBaseline(findings, baseline, config), otherPaths = new Map(files.map((file) => [file.path, file.otherPaths])), ofWantedFiles = (all) => all.filter(({ path }) => isWanted(path) || otherPaths.get(path)?.some(isWanted) === !0), inWanted = ofWantedFiles, wanted = (all) => inWanted(all).filter(isReported), found = inWanted([...fresh, ...stale]), diagnostics = inFileOrder(found.filter(isReported)), checkedFiles = ofWantedFiles(files);
  return {
    diagnostics,
    copyOf: checked.copyOf,
    hidden: found.length - diagnostics.length,
    files: checkedFiles.length,
    kinds: countKinds(checkedFiles),
    clients: config.clients,
    suppressed: wanted(suppressed).length,
    known: wanted(known).length
  };
}
function countKinds(files) {
  return new Map([...groupBy(files, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]));
}
function compareWithBaseline(findings, baseline, config) {
  if (baseline === void 0)
    return { fresh: findings, known: [], stale: [] };
  let { path } = baseline.source, enabled = selectEnabledRules(RULES, config)(path), { stale, ...compared } = applyBaseline(findings, baseline), reported = stale.filter(({ rule }) => !enabled.isOff(rule));
  return {
    ...compared,
    stale: reported.flatMap((one) => diagnose(one, { path, clients: [] }, config, enabled) ?? [])
  };
}
function inFileOrder(diagnostics) {
  return diagnostics.toSorted(
    (a, b) => (a.path < b.path ? -1 : +(a.path > b.path)) || a.start.line - b.start.line || a.start.column - b.start.column || (a.rule < b.rule ? -1 : +(a.rule > b.rule))
  );
}

export {
  WHOLE_FILE,
  diagnose,
  selectEnabledRules,
  openChecker,
  viewRepository,
  validateCustomizations,
  concludeValidation
};
