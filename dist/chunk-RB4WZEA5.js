import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CONCLUSIONS,
  KIND_FAMILIES
} from "./chunk-LDUEWW3F.js";
import {
  proseWords
} from "./chunk-PGVBODTB.js";
import {
  isNotReviewed
} from "./chunk-DGKTSC4J.js";
import {
  lazily
} from "./chunk-JWLSZ374.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/findings/identity/digest.ts
import { createHash } from "node:crypto";
var DIGEST_CHARACTERS = 12;
function digestCode(text) {
  return digest(text.trim().replaceAll(/\s+/g, " "));
}
function digestProse(text) {
  return digestCode(text.normalize("NFKC").toLowerCase());
}
function digest(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, DIGEST_CHARACTERS);
}

// src/findings/identity/place-key.ts
var KEY_CHARACTERS = 8;
function placeKey({ about, code, before, after }) {
  return code === void 0 ? void 0 : digestCode(JSON.stringify([about, code, before, after])).slice(0, KEY_CHARACTERS);
}

// src/findings/words/concepts.ts
var CONCEPTS = `
null undefined nil none nullpointerexception npe dereference
check guard verify validation validate unchecked validated unvalidated checked
missing lack without absent no not never forgets forgotten unset
error exception failure errors
throw raise crash panic panics
leak leaked exhaust exhausts exhaustion exhausted
close release free freed dispose undisposed closed
escape sanitize unescaped sanitized encode escaping
inject injection
sql query statement
xss script cross-site scripting
password credential secret
log logged logging
loop iteration iterate
slow inefficient performance quadratic linear
race concurrent concurrently synchronized unsynchronized mutex lock atomic
hang block blocking deadlock forever
unused dead unreferenced referenced
test untested coverage covered exercise
doc docstring document undocumented documentation
rename naming descriptive
constant magic
await awaited floating async
overflow exceed exceeds bound bounds unbounded beyond past
copy clone cloning needless unnecessary
permission authorization authorize permissions
pin pinned unpinned sha commit
quote unquoted quotes
equality equal equals comparison compare compares compared
cache cached stale invalidate invalidated
float floating-point decimal bigdecimal
money amount price cent cents amounts
certificate tls ssl
remove delete removed removes
split divide extract
sort order sorted
negate inverted
everything all broad bare
default defaults
`, FAULTS = new Set(
  `null leak close escape inject xss password log slow race hang unused test doc rename constant await overflow copy permission
  pin quote equality cache tls sort negate default`.split(/\s+/).map((word) => `=${word}`)
);
function isFault(concept) {
  return FAULTS.has(concept);
}
var CONCEPT_OF = new Map(
  CONCEPTS.trim().split(`
`).flatMap((line) => {
    let [first = "", ...others] = proseWords(line);
    return [first, ...others].map((word) => [stem(word), `=${first}`]);
  })
);
function conceptOf(word) {
  let stemmed = stem(word);
  return CONCEPT_OF.get(stemmed) ?? stemmed;
}
function stem(word) {
  return word.replace(/(?<=[a-z]{4})(?:ations?|ings?|ed|es|ly|e|s)$/, "").replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}

// src/findings/words/similar-words.ts
var MAX_CHARACTERS = 2e3, LEAST = { same: 0.4, near: 0.45 };
function readSaid({ title, body }) {
  let text = `${title}
${body}`.slice(0, MAX_CHARACTERS), spans = text.match(CODE) ?? [], all = readWords(text);
  return {
    title: readWords(title),
    all,
    code: new Set(spans.flatMap((span) => proseWords(span))),
    faults: [...all.words].filter(isFault)
  };
}
function isSaidAlike(a, b, where = "same") {
  return measureLikeness(a, b) >= LEAST[where];
}
function measureLikeness(a, b) {
  if (a.code.size > 0 && b.code.size > 0 && weighShared(a.code, b.code) === 0)
    return 0;
  let title = sharePart(a.title, b.title), all = overlap(a.all, b.all);
  return Math.max(title >= LEAST_TITLE ? title : 0, all, (title + all) / 2) * weighFaults(a, b);
}
var LEAST_TITLE = 0.6;
function weighFaults({ faults: some }, { faults: others }) {
  return some.length === 0 || others.length === 0 ? 1 : some.some((fault) => others.includes(fault)) ? SAME_FAULT : OTHER_FAULT;
}
var SAME_FAULT = 1.2, OTHER_FAULT = 0.6, CODE = /`[^`\n]{1,200}`/g, COMMON = new Set(
  proseWords(
    "a an and are as at be been but by can could do does for from has have if in instead is it its may might must of on or should so such than that the then there this these those to too use used using was were when where which will with would you your here also just only any all each every other code function line value"
  )
);
function readWords(text) {
  let found = proseWords(text).filter((word) => !COMMON.has(word)), words = new Set(found.map(conceptOf));
  return { words, weight: weighShared(words, words) };
}
function sharePart(a, b) {
  let both = weighShared(a.words, b.words);
  return both === 0 ? 0 : both / (a.weight + b.weight - both);
}
function overlap(a, b) {
  let both = weighShared(a.words, b.words);
  return both === 0 ? 0 : both / Math.sqrt(a.weight * b.weight);
}
var WEIGHTS = /* @__PURE__ */ new Map([["=missing", 0.3]]);
function weighShared(a, b) {
  let [small, large] = a.size < b.size ? [a, b] : [b, a], weight = 0;
  for (let word of small)
    weight += large.has(word) ? WEIGHTS.get(word) ?? 1 : 0;
  return weight;
}

// src/findings/identity/kind-family.ts
var FAMILIES = {
  bug: "fault",
  performance: "fault",
  other: "fault",
  security: "security",
  consistency: "style",
  documentation: "style",
  naming: "style",
  readability: "style",
  style: "style"
};
function familyOfKind(kind) {
  return FAMILIES[kind];
}

// src/findings/identity/about.ts
function aboutOf({ guideline, rule, kind }) {
  return rule !== void 0 ? digestProse(`rule ${rule}`) : guideline === void 0 ? familyOfKind(kind) : digestProse(guideline.text);
}

// src/findings/identity/units.ts
var MAX_REMEMBERED_PLACES = 200;
function listUnits(findings) {
  return findings.flatMap((finding) => {
    let said = lazily(() => readSaid(finding));
    return [finding, ...finding.places ?? []].map(
      (place, index) => makeUnit(finding, place, said, index <= MAX_REMEMBERED_PLACES)
    );
  }).map((unit) => ({ unit, key: unitKey(unit) })).sort((a, b) => compareKeys(a.key, b.key)).map(({ unit }) => unit);
}
function makeUnit(finding, place, said, isRemembered) {
  let identity = place.identity ?? {
    about: aboutOf(finding),
    family: familyOfKind(finding.kind),
    ...place.quote === void 0 ? {} : { code: digestCode(place.quote) }
  };
  return {
    finding,
    place,
    isOwn: place === finding,
    fingerprint: place.fingerprint ?? "",
    identity,
    key: placeKey(identity),
    said,
    isRemembered
  };
}
function unitKey({ finding, place, fingerprint }) {
  return [place.path, place.side, place.line ?? 0, place.startLine ?? 0, fingerprint, finding.title, finding.body];
}
function listEarlierUnits(earlier, { renames, paths: present }) {
  let sorted = earlier.map((one) => ({ one, key: earlierKey(one) })).sort((a, b) => compareKeys(a.key, b.key)).map(({ one }) => one), seen = /* @__PURE__ */ new Set();
  return sorted.flatMap((one) => {
    let [own] = one.fingerprints;
    if (own === void 0 || seen.has(own))
      return [];
    seen.add(own);
    let renamed = renames.get(one.path), paths = renamed === void 0 ? [one.path] : [renamed, one.path], hasLeft = present !== void 0 && !paths.some((path) => present.has(path)), said = lazily(() => readSaid({ title: one.title, body: one.body ?? "" }));
    return one.fingerprints.map((fingerprint, index) => ({
      earlier: one,
      isOwn: index === 0,
      fingerprint,
      key: index === 0 ? void 0 : one.placeKeys?.[index - 1],
      paths,
      hasLeft,
      said
    }));
  });
}
var STATUS_ORDER = { open: 0, dismissed: 1, fixed: 2 };
function earlierKey(one) {
  return [
    STATUS_ORDER[one.status ?? "open"],
    one.isOutdated || one.line === void 0 ? 1 : 0,
    one.path,
    one.side,
    one.line ?? 0,
    one.lastLine ?? 0,
    one.fingerprints.join(" "),
    one.title,
    one.body ?? ""
  ];
}
function compareKeys(a, b) {
  for (let [index, value] of a.entries()) {
    let other = b[index] ?? 0;
    if (value !== other)
      return value < other ? -1 : 1;
  }
  return 0;
}

// src/reports/review/state/state.ts
import { deflateRawSync, inflateRawSync } from "node:zlib";
var MAX_STATE_CHARACTERS = 15e3, MAX_UNPACKED_CHARACTERS = 1e6;
function stateMarker(state) {
  return `<!-- housestyle:state ${deflateRawSync(JSON.stringify(state)).toString("base64url")} -->`;
}
function readState(line) {
  let packed = /^<!-- housestyle:state ([\w-]+) -->$/.exec(line)?.[1];
  if (packed === void 0)
    return;
  let value;
  try {
    let bytes = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: MAX_UNPACKED_CHARACTERS });
    value = JSON.parse(bytes.toString("utf8"));
  } catch {
    return;
  }
  return isState(value) ? value : void 0;
}
function isState(state) {
  return isRecord(state) ? hasNumbers(state, ["findings", "places", "low", "medium", "high", "rules", "rulesChecked"]) && isCoverage(state.coverage) && isUnjudged(state.unjudged) && typeof state.key == "string" && ["seal", "headSha", "pausedBy"].every((name) => ["undefined", "string"].includes(typeof state[name])) && ["known", "silenced"].every((name) => state[name] === void 0 || Array.isArray(state[name])) && (state.files === void 0 || isRecord(state.files)) && CONCLUSIONS.some((conclusion) => conclusion === state.conclusion) : !1;
}
function isCoverage(coverage) {
  return isRecord(coverage) && hasNumbers(coverage, ["files", "reviewedFiles", "lines", "reviewedLines", "modelLines", "ruleLines"]) && isListOfRows(coverage.notReviewed) && isListOfRows(coverage.missedByModel);
}
function isListOfRows(rows) {
  return Array.isArray(rows) && rows.every((row) => isRecord(row) && hasNumbers(row, ["files", "lines"]) && isNotReviewed(row.kind));
}
function isUnjudged(unjudged) {
  return isRecord(unjudged) && hasNumbers(unjudged, ["requests", "comments", "unproven", "cutReplies", "statements", "agents"]) && ["undefined", "string"].includes(typeof unjudged.unaskedModel) && (unjudged.shards === void 0 || Array.isArray(unjudged.shards));
}
function hasNumbers(record, names) {
  return names.every((name) => Number.isSafeInteger(record[name]));
}

// src/reports/review/markers.ts
var SUMMARY_MARKER = "<!-- housestyle:summary -->";
function findingMarker(fingerprint) {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}
function findingMarkers(finding) {
  let identity = finding.identity === void 0 ? "" : `${identityMarker(finding.identity)}
`, others = rememberedPlaces(finding).map(({ fingerprint, identity: code }) => {
    let key = code === void 0 ? void 0 : placeKey(code);
    return key === void 0 ? fingerprint : `${fingerprint}-${key}`;
  }), places = others.length === 0 ? "" : `<!-- housestyle:places ${others.join(" ")} -->
`;
  return `${identity}${places}${findingMarker(finding.fingerprint)}`;
}
function rememberedPlaces({ places = [] }) {
  return places.slice(0, MAX_REMEMBERED_PLACES).filter(({ fingerprint }) => fingerprint !== void 0);
}
function identityMarker(identity) {
  return `<!-- housestyle:identity ${IDENTITY_FIELDS.flatMap((name) => identity[name] === void 0 ? [] : `${name}=${identity[name]}`).join(" ")} -->`;
}
var IDENTITY_FIELDS = ["about", "family", "code", "within", "before", "after"];
function identityIn(body) {
  let [own, ...above] = body.trimEnd().split(/\r?\n/).slice(-MAX_FINDING_MARKER_LINES).toReversed(), line = above.find((one) => !PLACES_MARKER.test(one)) ?? "", fields = /^<!-- housestyle:identity ([a-z0-9= ]+) -->$/.exec(line)?.[1];
  if (fields === void 0 || !FINDING_MARKER.test(own ?? ""))
    return;
  let values = new Map(fields.split(" ").map((field) => splitAtEqualSign(field))), { about, family: word } = Object.fromEntries(values), family = KIND_FAMILIES.find((one) => one === word);
  if (about === void 0 || family === void 0)
    return;
  let digests = IDENTITY_FIELDS.slice(2).flatMap((name) => {
    let value = values.get(name);
    return value === void 0 ? [] : [[name, value]];
  });
  return { about, family, ...Object.fromEntries(digests) };
}
function splitAtEqualSign(field) {
  let at = field.indexOf("=");
  return [field.slice(0, at), field.slice(at + 1)];
}
var MAX_FINDING_MARKER_LINES = 3, FINDING_MARKER = /^<!-- housestyle:finding ([0-9a-f]+) -->$/, PLACES_MARKER = /^<!-- housestyle:places ([0-9a-f -]+) -->$/;
function fingerprintIn(body) {
  return fingerprintsIn(body)[0];
}
function fingerprintsIn(body) {
  let own = FINDING_MARKER.exec(body.trimEnd().split(/\r?\n/).at(-1) ?? "")?.[1];
  return own === void 0 ? [] : [own, ...placesIn(body).map(([fingerprint]) => fingerprint)];
}
function placeKeysIn(body) {
  return placesIn(body).map(([, key]) => key);
}
function placesIn(body) {
  let line = body.trimEnd().split(/\r?\n/).at(-2) ?? "";
  return (PLACES_MARKER.exec(line)?.[1]?.split(" ") ?? []).map((place) => {
    let [fingerprint = "", key] = place.split("-");
    return [fingerprint, key];
  });
}
function runMarker({ headSha, run }) {
  return `<!-- housestyle:run ${headSha} ${run} -->`;
}
var RUN_MARKER = /^<!-- housestyle:run ([0-9a-f]+) ([\w.-]+) -->$/;
function readRunKey(body) {
  let lines = body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES), [, headSha, run] = lines.map((line) => RUN_MARKER.exec(line)).find((match) => match !== null) ?? [];
  return headSha === void 0 || run === void 0 ? void 0 : { headSha, run };
}
var MAX_MARKER_LINES = 3, MAX_POSTED = 200;
function postedMarker(fingerprints) {
  return `<!-- housestyle:posted ${fingerprints.slice(0, MAX_POSTED).join(" ")} -->`;
}
function postedFingerprints(body) {
  return body.trimEnd().split(/\r?\n/).slice(-MAX_MARKER_LINES).flatMap((line) => /^<!-- housestyle:posted ([0-9a-f ]+) -->$/.exec(line)?.[1] ?? []).flatMap((names) => names.split(" "));
}
function saysTheSame(one, other) {
  return withoutRun(one) === withoutRun(other);
}
function withoutRun(body) {
  return body.trim().split(/\r?\n/).filter((line) => !RUN_MARKER.test(line)).join(`
`);
}
function readSummaryMarkers(body) {
  let lines = body.trimEnd().split(/\r?\n/);
  return lines.at(-1) === SUMMARY_MARKER ? { isSummary: !0, state: readState(lines.at(-2) ?? "") } : { isSummary: !1, state: void 0 };
}

export {
  digestCode,
  digestProse,
  familyOfKind,
  aboutOf,
  conceptOf,
  readSaid,
  isSaidAlike,
  measureLikeness,
  listUnits,
  listEarlierUnits,
  MAX_STATE_CHARACTERS,
  stateMarker,
  readState,
  SUMMARY_MARKER,
  findingMarkers,
  identityIn,
  fingerprintIn,
  fingerprintsIn,
  placeKeysIn,
  runMarker,
  readRunKey,
  postedMarker,
  postedFingerprints,
  saysTheSame,
  readSummaryMarkers
};
