import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  bySeverity,
  comparePlaces,
  fingerprint,
  worstFirst
} from "./chunk-APKX6MRP.js";
import {
  MAX_SARIF_RESULTS,
  codeBlock,
  drawPage,
  html,
  inlineCode,
  paragraphs,
  sarifLog,
  sarifUri,
  severityFilter
} from "./chunk-4VKJ5KQF.js";
import {
  drawRunAnnotation
} from "./chunk-MKABJW2N.js";
import {
  aboutOf,
  conceptOf,
  digestCode,
  digestProse,
  familyOfKind,
  isSaidAlike,
  readSaid
} from "./chunk-RB4WZEA5.js";
import {
  guidelineChangesJson
} from "./chunk-BHL7STBA.js";
import {
  findEnclosing,
  nearestCommentable
} from "./chunk-OQBGZSNW.js";
import {
  drawName
} from "./chunk-S2S4P4FF.js";
import {
  compareStatements,
  firstApplying
} from "./chunk-QUGPXIPH.js";
import {
  isHeadOf
} from "./chunk-HHKMP4XT.js";
import {
  blankCommentsAndStrings
} from "./chunk-2YC3TLQI.js";
import {
  byPrecedence
} from "./chunk-ISR5O44F.js";
import {
  countLines
} from "./chunk-BX5L5TWP.js";
import {
  afterMergeLines,
  describeReservations,
  headline,
  listMissing,
  notValidated,
  reaches,
  summarySentences
} from "./chunk-UT6R2KNG.js";
import {
  locateText
} from "./chunk-H334AYWV.js";
import {
  readTrustedRules
} from "./chunk-H3DMHK6Q.js";
import {
  findRuleReason
} from "./chunk-FOFNBJXY.js";
import {
  normalizeText,
  proseWords
} from "./chunk-PGVBODTB.js";
import {
  overlayWorkspace
} from "./chunk-KPSUEGWI.js";
import {
  namePlaces
} from "./chunk-GPIRI7FZ.js";
import {
  fileUrl,
  modelText
} from "./chunk-Y4QFJIH7.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  isCommentable,
  isWithinOneHunk
} from "./chunk-7PWEHFY7.js";
import {
  identify
} from "./chunk-6FVOEECV.js";
import {
  decodeReference,
  isBroken,
  readJsonc
} from "./chunk-YDCA3GX4.js";
import {
  hasBlank
} from "./chunk-666BTPVF.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  diagnosticJson
} from "./chunk-5N6IQUCW.js";
import {
  docsUrl,
  ruleUrl
} from "./chunk-QR67FW35.js";
import {
  editDistance
} from "./chunk-DW3SZSZS.js";
import {
  BASELINE_PATH,
  CONFIG_PATH,
  EXCLUSION_PATH,
  OPTIONS
} from "./chunk-E7S7KQN7.js";
import {
  CHANGE_ITSELF,
  SEVERITIES
} from "./chunk-AD52CFGC.js";
import {
  readYaml
} from "./chunk-CRONDNPJ.js";
import {
  isBelow,
  nameOf
} from "./chunk-HRJDQKXX.js";
import {
  lazily,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  quote
} from "./chunk-BAWM62JS.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  splitLines
} from "./chunk-QOC3LPII.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  showHidden
} from "./chunk-M64T6ERC.js";
import {
  UserError,
  messageOf
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/findings/named-file.ts
var known = /* @__PURE__ */ new WeakMap(), MAX_PATH_CHARACTERS = 400, MAX_END_PARTS = 8;
function fileOf(path, files) {
  let index = indexOf(files), exact = byName(path, index);
  if (exact !== void 0 || path.length > MAX_PATH_CHARACTERS)
    return exact;
  let names = [...new Set(namesWithin(path))];
  return first(names, (name) => byName(name, index)) ?? first(names, (name) => byRunnerPath(name, index)) ?? first(names, (name) => byEnd(name, index));
}
function first(names, find) {
  for (let name of names) {
    let found = find(name);
    if (found !== void 0)
      return found;
  }
}
function indexOf(files) {
  let index = known.get(files) ?? createIndex(files);
  return known.set(files, index), index;
}
function listEnds(files) {
  let byEnd2 = /* @__PURE__ */ new Map();
  for (let file of files) {
    let parts = file.path.toLowerCase().split("/");
    for (let count2 = 1; count2 <= Math.min(parts.length, MAX_END_PARTS); count2 += 1) {
      let end = parts.slice(-count2).join("/");
      byEnd2.set(end, byEnd2.has(end) ? void 0 : file);
    }
    if (parts.length > MAX_END_PARTS) {
      let whole = file.path.toLowerCase();
      byEnd2.set(whole, byEnd2.has(whole) ? void 0 : file);
    }
  }
  return byEnd2;
}
function createIndex(files) {
  return {
    byPath: new Map(files.map((file) => [file.path, file])),
    byPreviousPath: new Map(
      files.flatMap((file) => file.previousPath === void 0 ? [] : [[file.previousPath, file]])
    ),
    byDrawnName: new Map(
      files.flatMap((file) => drawName(file.path) === file.path ? [] : [[drawName(file.path), file]])
    ),
    byEnd: lazily(() => listEnds(files)),
    topFolders: new Set(files.flatMap(({ path }) => path.includes("/") ? [path.slice(0, path.indexOf("/"))] : []))
  };
}
function byName(name, { byPath, byPreviousPath, byDrawnName }) {
  return byPath.get(name) ?? byPreviousPath.get(name) ?? byDrawnName.get(name);
}
function namesWithin(written) {
  let text = written.trim().replaceAll(/\s+/g, " "), link = /^!?\[([^\]]*)\]\(([^()\s]*)\)/.exec(text), moved = /^(.+?)\s*(?:→|=>|->|⟶)\s*(.+)$/.exec(text);
  return [
    text,
    ...link === null ? [] : [link[1] ?? "", link[2] ?? ""],
    ...moved === null ? [] : [moved[2] ?? "", moved[1] ?? ""]
  ].flatMap((one) => {
    let quoted = one.replace(/^[\s`"'“”‘’*]+/, "").replace(/[\s`"'“”‘’*,;:.]+$/, ""), plain = peel(one);
    return [quoted, withoutLine(withoutWords(quoted)), plain, decode(plain)].flatMap(writeForms);
  });
}
var MAX_LAYERS = 6;
function peel(text) {
  let path = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    let inner = withoutLine(withoutWords(withoutGitPrefix(unwrap(path))));
    if (inner === path)
      break;
    path = inner;
  }
  return path;
}
function withoutGitPrefix(text) {
  return text.replace(/^(?:diff --git )?a\/(.+) b\/\1$/, "$1").replace(/^(?:\+\+\+|---) (?=\S)/, "").replace(/^(?:[MADRCTU] |(?:modified|added|new file|deleted|renamed|changed|created|updated): ?)(?=\S)/i, "").replace(/^https?:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+\/(?:-\/)?(?:blob|raw|tree|blame|edit)\/[^/\s]+\//, "").replace(/^(?:#file:|@)(?=[^/\s:]|\/)/, "").replace(/^(?:HEAD|base|head|main|master|[0-9a-f]{7,40}):(?=[^/\s:])/, "");
}
function unwrap(text) {
  return text.replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, "").trim().replace(/^(?:[-*•] +|[\p{Extended_Pictographic}\uFE0F]+ *)+(?=\S)/u, "").replace(/^[\s`"'“”‘’*_<([]+(?=[^\s`"'“”‘’*<([])/, "").replace(/[\s`"'“”‘’*>)\],;:.]+$/, "");
}
function withoutWords(text) {
  return text.replace(
    /^(?:in )?(?:file(?: ?name| ?path)?|path|datei|fichier|archivo)(?:[*`]* ?[:=][*:= `"']*| )(?=\S)/i,
    ""
  ).replace(
    /\s*[([](?:new file|new|modified|added|deleted|removed|renamed|changed|copied|lines?\b)[^()[\]]{0,60}[)\]]?$/i,
    ""
  ).replace(/,?\s+(?:at\s+|on\s+)?(?:lines?|l\.?)\s*#?\d[\d\s,–-]*$/i, "").trim();
}
function withoutLine(text) {
  return text.replace(
    /(?:\/+|::[\w$.]+(?:\(\))?|(?::\d+(?:[-–:,]\d+)*)|#L?\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|:L\d+(?:-L?\d+)?|\(\d+(?:[,-]\s?\d+)*\)|[?#][\w=&-]*)$/,
    ""
  );
}
function decode(text) {
  try {
    return text.includes("%") ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
function writeForms(text) {
  let slashed = text.replaceAll("\\", "/").replaceAll(/\s*\/\s*/g, "/").replace(/^(?:file:\/\/)?(?:\.?\/)+/, (lead) => /^\/|file/.test(lead) ? "/" : ""), own = resolveDots(slashed.replace(/^\/+/, "")), undiffed = resolveDots(slashed.replace(/^\/*(?:[abiw]\/)(?:\.\/)*/, ""));
  return [text, own, undiffed, ...slashed.startsWith("/") ? [slashed] : []].filter((name) => name !== "");
}
function resolveDots(path) {
  if (!/(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(path))
    return path;
  let parts = [];
  for (let part of path.split("/"))
    part === ".." ? parts.pop() : part !== "." && part !== "" && parts.push(part);
  return parts.join("/");
}
var CHECKOUT = /^\/?(?:github\/workspace|__w\/[^/]+\/[^/]+|(?:home|Users)\/[^/]+\/(?:work|actions-runner\/_work)\/[^/]+\/[^/]+|[A-Za-z]:\/a\/[^/]+\/[^/]+|builds\/[^/]+\/[^/]+|workspaces\/[^/]+|workspace|usr\/src\/app)\//, MACHINE = /^(?:~\/|\/(?:home|Users|mnt|tmp|root|opt|data|var|workspace|app|repo)\/|(?:home|Users)\/|[A-Za-z]:\/)/, USUAL_FOLDERS = /^(?:src|lib|libs?|app|apps|packages?|pkg|cmd|internal|tests?|spec|specs|__tests__|docs?|examples?|vendor|node_modules|dist|build|out|bin|scripts?|tools?|config|old|new|legacy|backup|copy|server|client|web|frontend|backend|api|core|common|shared|modules?|plugins?|components?|services?|\..*)$/i;
function byRunnerPath(name, index) {
  let path = name.replaceAll("\\", "/");
  return CHECKOUT.test(path) ? byName(path.replace(CHECKOUT, ""), index) : byRest(path, MACHINE.test(path) ? MAX_FOLDERS_PASSED : 1, index) ?? byRootFile(path, index);
}
var CONTAINER_ROOT = /^\/(app|code|project|repo|repository|workdir)\/(?=[^/]+$)/, HOME_ROOT = /^(?:~|\/(?:home|Users)\/[^/]+|\/root)\/([^/]+)\/(?=[^/]+$)/;
function byRootFile(path, index) {
  let isHome = HOME_ROOT.test(path), [root = "", folder = ""] = (isHome ? HOME_ROOT : CONTAINER_ROOT).exec(path) ?? [], name = path.slice(root.length);
  if (!(root === "" || index.topFolders.has(folder) || isHome && (USUAL_FOLDERS.test(folder) || isUsualName(name))))
    return byName(name, index);
}
var MAX_FOLDERS_PASSED = 8;
function byRest(path, mostPassed, index) {
  let parts = path.replace(/^\//, "").split("/");
  for (let passed = 1; passed <= mostPassed && parts.length - passed >= 2; passed += 1) {
    let folder = parts[passed - 1] ?? "";
    if (USUAL_FOLDERS.test(folder) && !(passed === 1 && mostPassed > 1))
      return;
    let file = index.topFolders.has(folder) ? void 0 : byName(parts.slice(passed).join("/"), index);
    if (file !== void 0)
      return file;
  }
}
var USUAL_NAMES = /^(?:index\.\w+|main\.\w+|mod\.rs|lib\.rs|__init__\.py|setup\.py|package(?:-lock)?\.json|tsconfig\.json|readme(?:\.\w+)?|changelog\.md|license|makefile|dockerfile|cargo\.toml|go\.mod|pom\.xml|build\.gradle|types\.\w+|utils?\.\w+)$/;
function byEnd(name, { byEnd: ends }) {
  let end = name.toLowerCase(), file = ends().get(end);
  return file?.path.toLowerCase() === end || !isUsualName(end) ? file : void 0;
}
function isUsualName(name) {
  return USUAL_NAMES.test(name.toLowerCase());
}

// src/findings/identity/identify.ts
var MAX_HEADS = 30, MAX_PARSED_CHARACTERS = 256 * 1024;
async function identifyFindings(findings, terms) {
  let files = new Map(terms.files.map((file) => [file.path, file])), places = groupBy(
    findings.flatMap((finding) => [finding, ...finding.places ?? []]),
    ({ path }) => path
  ), codes = /* @__PURE__ */ new Map();
  for (let [path, inFile] of places) {
    let hasLines = inFile.some(({ line, side }) => line !== void 0 && side === "RIGHT"), file = files.get(path);
    codes.set(path, file === void 0 ? NO_TEXT : await readText(file, hasLines && codes.size < MAX_HEADS, terms));
  }
  let identify2 = (place, finding) => ({
    about: aboutOf(finding),
    family: familyOfKind(finding.kind),
    ...describeCode(place, codes.get(place.path) ?? NO_TEXT)
  });
  return findings.map((finding) => ({
    ...finding,
    identity: identify2(finding, finding),
    ...finding.places === void 0 ? {} : { places: finding.places.map((place) => ({ ...place, identity: identify2(place, finding) })) }
  }));
}
var NO_TEXT = { head: /* @__PURE__ */ new Map(), base: /* @__PURE__ */ new Map(), declarations: [] };
async function readText(file, isHeadWanted, terms) {
  let drawn = readHunks(file);
  if (!isHeadWanted || file.view !== void 0)
    return drawn;
  try {
    let text = await terms.readHead(file.path), head = text === void 0 ? [] : splitLines(text), isSame = [...drawn.head].every(([line, drawnLine]) => head[line - 1] === drawnLine);
    return text === void 0 || !isSame ? drawn : {
      ...drawn,
      head: { get: (line) => head[line - 1] },
      declarations: await readDeclarations(file.path, text, terms)
    };
  } catch {
    return drawn;
  }
}
async function readDeclarations(path, text, { grammars }) {
  let language = languageOf(path, text.split(`
`, 1)[0]);
  return (language === void 0 || text.length > MAX_PARSED_CHARACTERS ? void 0 : await grammars?.read(text, language))?.declarations ?? [];
}
function readHunks({ hunks, view }) {
  let head = /* @__PURE__ */ new Map(), base = /* @__PURE__ */ new Map();
  for (let line of (view?.hunks ?? hunks).flatMap(({ lines }) => lines)) {
    let text = line.text.replace(/\r$/, "");
    line.kind !== "removed" && head.set(line.newLine, text), line.kind !== "added" && base.set(line.oldLine, text);
  }
  return { head, base, declarations: [] };
}
function describeCode({ line, side, quote: quote2 }, { head, base, declarations }) {
  if (line === void 0)
    return {};
  let lines = side === "RIGHT" ? head : base, code = lines.get(line) ?? quote2, within = side === "RIGHT" ? nameEnclosing(declarations, line) : void 0, before = findNeighbour(lines, line, -1), after = findNeighbour(lines, line, 1);
  return {
    ...code === void 0 ? {} : { code: digestCode(code) },
    ...within === void 0 ? {} : { within: digestCode(within) },
    ...before === void 0 ? {} : { before: digestCode(before) },
    ...after === void 0 ? {} : { after: digestCode(after) }
  };
}
function nameEnclosing(declarations, line) {
  let names = findEnclosing(declarations, line).flatMap(({ name }) => name ?? []);
  return names.length === 0 ? void 0 : JSON.stringify(names);
}
var MAX_NEIGHBOUR_LINES = 10;
function findNeighbour(lines, line, step) {
  for (let away = 1; away <= MAX_NEIGHBOUR_LINES; away += 1) {
    let text = lines.get(line + step * away);
    if (text === void 0)
      return;
    if (/[\p{L}\p{N}]/u.test(text))
      return text;
  }
}

// src/findings/highest-confidence.ts
function highestConfidence(reports) {
  let highest = 0;
  for (let { confidence } of reports) {
    if (confidence === void 0)
      return;
    highest = Math.max(highest, confidence);
  }
  return highest;
}

// src/findings/words/folded-text.ts
function foldText(text) {
  return text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().replaceAll(LINE_REFERENCE, "line #").replaceAll(LINE_AFTER_FILE, ":#").replaceAll(LINE_OF_LINK, "#").toLowerCase();
}
var LINE_REFERENCE = /\blines? (?:no\. ?|number |#)?\d{1,7}\b(?: ?(?:-|–|—|to|and|,|&) ?\d{1,7}\b)*(?:, ?col(?:umn)?\.? \d{1,7}\b)?/gi, LINE_AFTER_FILE = /(?<=\.[A-Za-z]\w{0,7}):\d{1,7}(?::\d{1,7})?\b/g, LINE_OF_LINK = /#L\d{1,7}(?:-L?\d{1,7})?\b|\bL\d{2,7}(?:-L?\d{1,7})?\b/g;

// src/findings/gather.ts
var LEAST_WITH_SUGGESTIONS = 4, LEAST_ACROSS_FILES = 3;
function gatherFaults(findings) {
  return [...groupBy(findings, titleKey).values()].flatMap(
    (own) => own.length === 1 ? own : [...groupBy(own, faultKey).values()].flatMap(gatherEqual)
  );
}
function titleKey({ title }) {
  return foldText(title);
}
function faultKey({ origin, rule, title, body, guideline, placement }) {
  let cited = guideline === void 0 ? void 0 : [guideline.source, guideline.line, guideline.text], text = origin === "literal" ? [foldText(title)] : [foldText(title), foldText(body)];
  return JSON.stringify([origin, rule, placement.kind === "summary", cited, ...text]);
}
function gatherEqual(equal) {
  let isMany = equal.length >= LEAST_WITH_SUGGESTIONS, alone = isMany ? [] : equal.filter(({ suggestion }) => suggestion !== void 0), others = isMany ? equal : equal.filter(({ suggestion }) => suggestion === void 0), groups = others.length >= LEAST_ACROSS_FILES ? [others] : [...groupBy(others, ({ path }) => path).values()];
  return [...alone, ...groups.map(joinPlaces)];
}
function joinPlaces(equal) {
  let sorted = equal.toSorted(worstPlaceFirst), first3 = at(sorted, 0);
  if (sorted.length === 1)
    return first3;
  let { confidence: _own, ...rest } = first3, confidence = highestConfidence(equal), agents = [...new Set(sorted.flatMap((finding) => finding.agents ?? []))];
  return {
    ...rest,
    ...confidence === void 0 ? {} : { confidence },
    ...agents.length === 0 ? {} : { agents },
    places: otherPlaces(first3, sorted)
  };
}
function worstPlaceFirst(a, b) {
  return bySeverity(a, b) || +(a.placement.kind !== "inline") - +(b.placement.kind !== "inline") || comparePlaces(a, b);
}
function otherPlaces(first3, sorted) {
  let all = sorted.flatMap((finding) => [
    ...finding === first3 ? [] : [readPlace(finding)],
    ...finding.places ?? []
  ]), byKey = new Map(all.toReversed().map((place) => [placeKey(place), place]));
  return byKey.delete(placeKey(first3)), [...byKey.values()].sort(comparePlaces);
}
function readPlace({ path, side, line, startLine, quote: quote2, suggestion, fingerprint: fingerprint2 }) {
  return {
    path,
    side,
    ...line === void 0 ? {} : { line },
    ...startLine === void 0 ? {} : { startLine },
    ...quote2 === void 0 ? {} : { quote: quote2 },
    ...suggestion === void 0 ? {} : { suggestion },
    fingerprint: fingerprint2
  };
}
function placeKey({ path, side, line, startLine }) {
  return JSON.stringify([path, side, line, startLine]);
}

// src/findings/limit-findings.ts
function limitFindings(findings, { minSeverity, minConfidence, maxComments, minAcceptance = 0, acceptanceOf }) {
  let { severe, tooMild } = splitBySeverity(findings, minSeverity), welcome = gatherFaults(severe).map((finding) => withoutUncertainComment(finding, minConfidence)).map((finding) => withoutUnwelcomeComment(finding, minAcceptance, acceptanceOf));
  return { findings: withinLimit(welcome.toSorted(worstFirst), maxComments), leftOut: tooMild };
}
function splitBySeverity(said, least) {
  return {
    severe: said.filter(({ severity }) => reaches(severity, least)),
    tooMild: said.filter(({ severity }) => !reaches(severity, least)).map(({ path, line, severity }) => ({
      source: line === void 0 ? path : `${path}:${line}`,
      reason: `its severity ${severity} is below \`min-severity\` ${least}`
    }))
  };
}
function withoutUncertainComment(finding, minConfidence) {
  let { confidence, origin, placement } = finding;
  if (origin === "literal" || placement.kind === "summary" || confidence === void 0 || confidence >= minConfidence)
    return finding;
  let reason = `its confidence ${Number(confidence.toFixed(2))} is below \`min-confidence\` ${minConfidence}`;
  return { ...finding, placement: { kind: "summary", reason } };
}
function withoutUnwelcomeComment(finding, minAcceptance, acceptanceOf) {
  let score = finding.placement.kind === "summary" ? void 0 : acceptanceOf?.(finding);
  if (score === void 0 || score >= minAcceptance)
    return finding;
  let reason = `by what became of earlier findings, people accept it with a probability of ${score.toFixed(2)}, below \`min-acceptance\` ${minAcceptance}`;
  return { ...finding, placement: { kind: "summary", reason } };
}
function withinLimit(findings, maxComments) {
  let candidates = findings.filter(({ placement: placement2 }) => placement2.kind !== "summary");
  if (candidates.length <= maxComments)
    return findings;
  let commented = new Set(takeWorst(candidates, maxComments)), placement = { kind: "summary", reason: `over the limit of \`max-comments\` (${maxComments})` };
  return findings.map(
    (finding) => finding.placement.kind === "summary" || commented.has(finding) ? finding : { ...finding, placement }
  );
}
function takeWorst(findings, most) {
  return [...groupBy(findings, rankForComment)].toSorted(([a], [b]) => b - a).flatMap(([, own]) => own).slice(0, most);
}
function rankForComment({ severity, placement }) {
  return 2 * SEVERITIES.indexOf(severity) + +(placement.kind !== "file");
}

// src/findings/words/code-words.ts
var WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
function wordsOf(text) {
  return normalizeText(text, "NFKC").match(WORD) ?? [];
}
function wordText(text) {
  let words2 = lazily(() => new Set(wordsOf(text))), lowerCase = lazily(() => new Set([...words2()].map((word) => word.toLowerCase())));
  return {
    hasWords: (wanted) => wanted.every((word) => words2().has(word)),
    shareOfWords: (wanted) => wanted.filter((word) => lowerCase().has(word.toLowerCase())).length / Math.max(1, wanted.length)
  };
}

// src/findings/named-code.ts
var MAX_NAMES = 20, SPAN = /`([^`\n]{1,200})`/g, NAME = /^[@#$]?[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:(?:\?\.|\.|::|->|#)[\p{L}_$][\p{L}\p{M}\p{N}_$]*){0,8}(?:\([^()]{0,100}\)|!)?$/u, FILE = /^(?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*\.[A-Za-z]\w{0,7}$/, PLAIN_WORD = new RegExp("^\\p{L}\\p{Ll}*$", "u");
function readNamedCode(text) {
  return [...new Set([...text.matchAll(SPAN)].map(([, code = ""]) => code.trim()))].flatMap((code) => readName(code) ?? []).slice(0, MAX_NAMES);
}
function readName(written) {
  if (!PLAIN_WORD.test(written)) {
    if (NAME.test(written)) {
      let name = written.replace(/\(.*$/, "");
      return { written, words: wordsOf(name).slice(-1) };
    }
    return FILE.test(written) ? { written, words: wordsOf(written.slice(written.lastIndexOf("/") + 1)) } : void 0;
  }
}

// src/findings/align/fold.ts
function createFoldBuffer(characters) {
  return { codes: takeCodes(characters + 16), length: 0 };
}
var POOL_SIZE = 65536, pool = new Uint16Array(POOL_SIZE), used = 0;
function takeCodes(count2) {
  return count2 > POOL_SIZE / 8 ? new Uint16Array(count2) : (used + count2 > POOL_SIZE && (pool = new Uint16Array(POOL_SIZE), used = 0), used += count2, pool.subarray(used - count2, used));
}
var DROPPED = 0, SPECIAL = 1, ASCII = 128, FOLDED = Uint16Array.from({ length: ASCII }, (_, code) => {
  let character = String.fromCharCode(code);
  return code <= 32 || code === 127 ? DROPPED : character === "\\" || character === "&" ? SPECIAL : /['"`]/.test(character) ? 34 : character.toLowerCase().charCodeAt(0);
});
function appendFolded(buffer, text) {
  reserve(buffer, text.includes("\u2026") ? text.length + 2 * (text.split("\u2026").length - 1) : text.length);
  let { codes } = buffer, end = buffer.length;
  for (let index = 0; index < text.length; index += 1) {
    let code = text.charCodeAt(index);
    if (code === ELLIPSIS) {
      codes.set(DOTS, end), end += DOTS.length;
      continue;
    }
    let folded = code < ASCII ? FOLDED[code] ?? SPECIAL : foldTypographic(code);
    if (folded === SPECIAL) {
      appendCodes(buffer, foldText2(text));
      return;
    }
    folded !== DROPPED && (codes[end] = folded, end += 1);
  }
  buffer.length = end;
}
var ELLIPSIS = 8230, DOTS = Uint16Array.from("...", (dot) => dot.charCodeAt(0));
function foldTypographic(code) {
  return code >= 8216 && code <= 8223 ? 34 : code === 8211 || code === 8212 ? 45 : SPECIAL;
}
function foldTexts(texts) {
  let raw = readCodes(texts.join(`
`)), buffer = createFoldBuffer(raw.length), starts = new Int32Array(texts.length + 1);
  for (let entry = 0, from = 0; entry < texts.length; entry += 1) {
    let text = texts[entry] ?? "";
    appendPlain(buffer, raw, from, from + text.length) || appendCodes(buffer, foldText2(text)), from += text.length + 1, starts[entry + 1] = buffer.length;
  }
  return { codes: buffer.codes, starts };
}
function readCodes(text) {
  let bytes = Buffer.from(text, "utf16le");
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}
function appendPlain(buffer, raw, from, to) {
  reserve(buffer, to - from);
  let { codes } = buffer, end = buffer.length;
  for (let at2 = from; at2 < to; at2 += 1) {
    let folded = FOLDED[raw[at2] ?? 0] ?? SPECIAL;
    if (folded === SPECIAL)
      return !1;
    codes[end] = folded, end += folded === DROPPED ? 0 : 1;
  }
  return buffer.length = end, !0;
}
function textOfCodes(codes, start, end) {
  return Buffer.from(codes.buffer, codes.byteOffset + start * 2, (end - start) * 2).toString("utf16le");
}
function appendCodes(buffer, folded) {
  reserve(buffer, folded.length);
  for (let index = 0; index < folded.length; index += 1)
    buffer.codes[buffer.length + index] = folded.charCodeAt(index);
  buffer.length += folded.length;
}
function reserve(buffer, more) {
  if (buffer.length + more > buffer.codes.length) {
    let larger = new Uint16Array((buffer.length + more) * 2);
    larger.set(buffer.codes.subarray(0, buffer.length)), buffer.codes = larger;
  }
}
var WRITTEN_OUT = /\\+u\{[\da-f]{1,6}\}/g, CODE_UNIT = /\\+u([\da-f]{4})/g, ESCAPES = /\\+[ntr]?/g, REFERENCE = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/g, REFERENCES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }, MAX_ROUNDS = 3;
function foldText2(text) {
  let shown = text.replaceAll(/\\+u\{3c\}/gi, "<").replaceAll(/\\+u\{5b\}/gi, "["), plain = normalizeText(showHidden(shown).toLowerCase().replaceAll(WRITTEN_OUT, ""), "NFKC").toLowerCase();
  return decodeReferences(
    plain.replaceAll(CODE_UNIT, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  ).replaceAll(ESCAPES, "").replaceAll(/\s+/g, "").replaceAll(/['"`\u2018-\u201F\u2032\u2033«»]/g, '"').replaceAll(/[\u2010-\u2015\u2212]/g, "-");
}
function decodeReferences(text) {
  let decoded = text;
  for (let round = 0; round < MAX_ROUNDS && decoded.includes("&"); round += 1)
    decoded = decoded.replaceAll(
      REFERENCE,
      (_, name, decimal, hex) => name === void 0 ? codePoint(decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal)) : REFERENCES[name] ?? ""
    );
  return decoded;
}
function codePoint(point) {
  return point <= 1114111 ? String.fromCodePoint(point) : "";
}

// src/findings/align/postings.ts
function createPostings(keys) {
  let size = 1024;
  for (; size < keys.length; )
    size *= 2;
  let mask = size - 1, starts = new Int32Array(size + 1);
  for (let key of keys)
    starts[(key & mask) + 1] = (starts[(key & mask) + 1] ?? 0) + 1;
  for (let index = 1; index <= size; index += 1)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  let next = starts.slice(), values = new Int32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    let bucket = (keys[index] ?? 0) & mask, at2 = next[bucket] ?? 0;
    values[at2] = index, next[bucket] = at2 + 1;
  }
  return { starts, values, mask };
}
function rangeOfKey({ starts, mask }, key) {
  let bucket = key & mask;
  return { start: starts[bucket] ?? 0, end: starts[bucket + 1] ?? 0 };
}
function countOfKey({ starts, mask }, key) {
  let bucket = key & mask;
  return (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0);
}
function sortColumn({ values }, column) {
  let sorted = new Int32Array(values.length);
  for (let place = 0; place < values.length; place += 1)
    sorted[place] = column[values[place] ?? 0] ?? 0;
  return sorted;
}

// src/findings/align/line-index.ts
var CONTEXT = 0, ADDED = 1, REMOVED = 2, KINDS = { context: CONTEXT, added: ADDED, removed: REMOVED }, GRAM = 4;
function indexHunks(hunks) {
  let read = hunks.map(({ lines }) => lines), count2 = read.reduce((sum2, lines) => sum2 + lines.length, 0), [kinds, inHunks] = [new Uint8Array(count2), new Int32Array(count2)], [newLines, oldLines] = [new Int32Array(count2), new Int32Array(count2)], texts = [];
  for (let [hunk, lines] of read.entries()) {
    let { newStart: newLine, oldStart: oldLine } = hunks[hunk] ?? { newStart: 1, oldStart: 1 };
    for (let line of lines) {
      let entry = texts.length;
      newLine = line.kind === "removed" ? newLine : line.newLine, oldLine = line.kind === "added" ? oldLine : line.oldLine, texts.push(line.text), kinds[entry] = KINDS[line.kind], inHunks[entry] = hunk, newLines[entry] = newLine, oldLines[entry] = oldLine, newLine += line.kind === "removed" ? 0 : 1, oldLine += line.kind === "added" ? 0 : 1;
    }
  }
  return {
    count: count2,
    texts,
    kinds,
    hunks: inHunks,
    newLines,
    oldLines,
    runEnds: findRunEnds(kinds, inHunks),
    folded: lazily(() => foldLines(texts))
  };
}
function findRunEnds(kinds, hunks) {
  let ends = new Int32Array(kinds.length);
  for (let entry = kinds.length - 1; entry >= 0; entry -= 1) {
    let joins = kinds[entry] === kinds[entry + 1] && hunks[entry] === hunks[entry + 1];
    ends[entry] = joins ? ends[entry + 1] ?? entry : entry;
  }
  return ends;
}
function indexText(text) {
  let texts = text.split(`
`), count2 = texts.length, numbers = Int32Array.from(texts, (_, index) => index + 1);
  return {
    count: count2,
    texts,
    kinds: new Uint8Array(count2),
    hunks: new Int32Array(count2),
    runEnds: new Int32Array(count2).fill(count2 - 1),
    newLines: numbers,
    oldLines: numbers,
    folded: lazily(() => foldLines(texts))
  };
}
function foldLines(texts) {
  let { codes, starts } = foldTexts(texts), hashes = new Int32Array(texts.length);
  for (let entry = 0; entry < texts.length; entry += 1)
    hashes[entry] = hashCodes(codes, starts[entry] ?? 0, starts[entry + 1] ?? 0);
  return {
    codes,
    starts,
    text: lazily(() => textOfCodes(codes, 0, starts.at(-1) ?? 0)),
    byHash: createPostings(hashes),
    grams: lazily(() => sampleGrams(codes, starts))
  };
}
function hashCodes(codes, start, end) {
  let hash = 33052;
  for (let index = start; index < end; index += 1)
    hash = Math.imul(hash ^ (codes[index] ?? 0), 16777619);
  return hash ^ hash >>> 15;
}
function hashGram(codes, at2) {
  let hash = Math.imul(
    Math.imul(Math.imul((codes[at2] ?? 0) * 31 + (codes[at2 + 1] ?? 0), 40503) + (codes[at2 + 2] ?? 0), 34283) + (codes[at2 + 3] ?? 0),
    2654435761
  );
  return hash ^ hash >>> 15;
}
function sampleGrams(codes, starts) {
  let most = Math.ceil((starts.at(-1) ?? 0) / GRAM) + starts.length, [keys, offsets, lines] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)], unsampled = /* @__PURE__ */ new Set(), count2 = 0;
  for (let entry = 0; entry + 1 < starts.length; entry += 1) {
    let [start, last] = [starts[entry] ?? 0, (starts[entry + 1] ?? 0) - GRAM];
    if (last < start) {
      codes.subarray(start, last + GRAM).forEach((code) => unsampled.add(code));
      continue;
    }
    for (let at2 = start; at2 <= last; at2 += at2 + GRAM > last && at2 < last ? last - at2 : GRAM)
      keys[count2] = hashGram(codes, at2), offsets[count2] = at2, lines[count2] = entry, count2 += 1;
  }
  let votes = new Uint16Array(starts.length), postings = createPostings(keys.subarray(0, count2));
  return { postings, offsets: sortColumn(postings, offsets), lines: sortColumn(postings, lines), unsampled, votes };
}

// src/findings/align/line-numbers.ts
function lineNumber(index, side, entry) {
  return (side === "RIGHT" ? index.newLines : index.oldLines)[entry] ?? 0;
}
function isOnSide({ kinds }, side, entry) {
  return kinds[entry] !== (side === "RIGHT" ? REMOVED : ADDED);
}
function findEntry(index, side, line) {
  let numbers = side === "RIGHT" ? index.newLines : index.oldLines, entry = entryNear(index, side, line);
  for (; entry < index.count && numbers[entry] === line && !isOnSide(index, side, entry); )
    entry = (index.runEnds[entry] ?? entry) + 1;
  return numbers[entry] === line && isOnSide(index, side, entry) ? entry : void 0;
}
function entryNear(index, side, line) {
  let numbers = side === "RIGHT" ? index.newLines : index.oldLines, guess = line - (numbers[0] ?? 0);
  if (guess > 0 && numbers[guess] === line && numbers[guess - 1] === line - 1)
    return guess;
  let start = 0, end = index.count;
  for (; start < end; ) {
    let middle = start + end >> 1;
    (numbers[middle] ?? 0) < line ? start = middle + 1 : end = middle;
  }
  return start;
}
function findRange(index, side, startLine, line) {
  let first3 = findEntry(index, side, startLine), last = findEntry(index, side, line);
  return first3 !== void 0 && last !== void 0 && first3 <= last && index.hunks[first3] === index.hunks[last] ? { first: first3, last } : void 0;
}

// src/findings/align/choose-place.ts
var WEIGHTS = {
  /** Models miscount by a few lines often and by many rarely. */
  number: 1,
  /** A side that is stated is right more often than a number. */
  otherSide: -1.2,
  /** Without a side, the head is meant: so the prompt says. */
  unstatedLeft: -0.7,
  /** Reviews are about changed lines. */
  changed: 1,
  /** Between lines that are equal when folded, the equal letters and blanks tell a little. */
  sameText: 0.6,
  sameIndentation: 0.3,
  /** The number and sign that the prompt wrote before a line were copied, not counted. */
  promptNumber: 2,
  promptSign: 1.5,
  /** For each name of the text that is near one place only. */
  name: 0.8
}, MAX_DISTANCE = 500, LEAST_MARGIN = 0.35, MAX_NAMES2 = 3, LINES_AROUND = 3;
function choosePlace(index, match, stated, draft) {
  let last = match.reading.lines.at(-1), rated = match.windows.flatMap((window) => drawCandidates(index, window)).map((candidate) => ({ ...candidate, score: rate(index, candidate, stated, last) })), [best, second] = distinctPlaces(rated);
  if (best === void 0 || second === void 0)
    return best === void 0 ? { kind: "ambiguous", candidates: [] } : { kind: "chosen", candidate: best, margin: match.isCut ? 0 : Number.POSITIVE_INFINITY };
  let close = best.score - second.score < WEIGHTS.name * MAX_NAMES2 ? rateNames(index, distinctPlaces(rated), draft) : [best, second], [first3 = best, next = second] = close, margin = first3.score - next.score;
  return margin < LEAST_MARGIN ? { kind: "ambiguous", candidates: close.filter(({ score }) => first3.score - score < LEAST_MARGIN) } : { kind: "chosen", candidate: first3, margin };
}
function drawCandidates(index, window) {
  let { track, first: first3, last } = window, isContext = index.kinds[first3] === CONTEXT && (index.runEnds[first3] ?? first3) >= last;
  return ["RIGHT", "LEFT"].filter((side) => isContext || track === "BOTH" || track === side).flatMap((side) => {
    let [from, to] = track === "BOTH" ? cutToSide(index, side, first3, last) : [first3, last];
    return from === void 0 || to === void 0 ? [] : [
      {
        window,
        side,
        first: from,
        last: to,
        firstLine: lineNumber(index, side, from),
        lastLine: lineNumber(index, side, to)
      }
    ];
  });
}
function cutToSide(index, side, first3, last) {
  let [from, to] = [first3, last];
  for (; from <= last && !isOnSide(index, side, from); )
    from += 1;
  for (; to >= first3 && !isOnSide(index, side, to); )
    to -= 1;
  return from <= to ? [from, to] : [];
}
function rate(index, candidate, stated, quoted) {
  let { window, side, first: first3, last } = candidate, isContext = index.kinds[first3] === CONTEXT && (index.runEnds[first3] ?? first3) >= last, otherSide = isContext ? WEIGHTS.sameIndentation * -1 : WEIGHTS.otherSide;
  return -window.cost - WEIGHTS.number * Math.log1p(Math.min(MAX_DISTANCE, distanceOf(candidate, stated))) + (stated.side !== void 0 && stated.side !== side ? otherSide : 0) + (stated.side === void 0 && side === "LEFT" ? WEIGHTS.unstatedLeft : 0) + (isContext ? 0 : WEIGHTS.changed) + (window.track === "BOTH" && side === "LEFT" ? WEIGHTS.unstatedLeft : 0) + rateText(index, candidate, quoted);
}
function distanceOf({ firstLine, lastLine }, { startLine, line }) {
  if (line === void 0)
    return 0;
  let away = Math.min(Math.abs(lastLine - line), Math.abs(firstLine - (startLine ?? line)));
  return firstLine >= (startLine ?? line) && lastLine <= line ? Math.min(away, 0.5) : away;
}
function rateText(index, { side, last }, quoted) {
  if (quoted === void 0)
    return 0;
  let text = (index.texts[last] ?? "").trimEnd(), written = quoted.text.trimEnd(), same = text.trimStart() === written.trimStart() ? WEIGHTS.sameText + (text === written ? WEIGHTS.sameIndentation : 0) : 0, number = quoted.numbers.includes(lineNumber(index, side, last)) ? WEIGHTS.promptNumber : 0, kind = index.kinds[last] ?? CONTEXT, sign = quoted.sign !== void 0 && SIGNS[quoted.sign] === kind ? WEIGHTS.promptSign : 0;
  return same + number + sign;
}
var SIGNS = { "+": ADDED, "-": REMOVED, "|": CONTEXT };
function distinctPlaces(candidates) {
  let sorted = candidates.toSorted((a, b) => b.score - a.score || a.last - a.first - (b.last - b.first)), distinct = [];
  for (let candidate of sorted)
    distinct.some(({ first: first3, last }) => first3 <= candidate.last && candidate.first <= last) || distinct.push(candidate);
  return distinct;
}
function rateNames(index, candidates, draft) {
  let names = readNamedCode(`${draft.title}
${draft.body}`);
  if (names.length === 0)
    return candidates;
  let few = candidates.slice(0, 8), around = few.map(({ first: first3, last }) => readAround(index, first3, last)), telling = names.filter(({ words: words2 }) => {
    let count2 = around.filter((text) => words2.every((word) => text.includes(word))).length;
    return count2 > 0 && count2 < few.length;
  });
  return few.map((candidate, at2) => {
    let near = telling.filter(({ words: words2 }) => words2.every((word) => around[at2]?.includes(word)));
    return { ...candidate, score: candidate.score + WEIGHTS.name * Math.min(MAX_NAMES2, near.length) };
  }).toSorted((a, b) => b.score - a.score);
}
var MAX_LINE_CHARACTERS = 400;
function readAround({ texts, hunks }, first3, last) {
  let lines = [];
  for (let entry = first3 - LINES_AROUND; entry <= Math.min(last, first3 + 20) + LINES_AROUND; entry += 1)
    hunks[entry] === hunks[first3] && lines.push((texts[entry] ?? "").slice(0, MAX_LINE_CHARACTERS));
  return lines.join(`
`);
}

// src/findings/align/choose-range.ts
var WEIGHTS2 = {
  quotesMiddle: -0.6,
  unshifted: 1,
  /** At the stated place, a range is more often quoted by its last line, which the reply's `line` names. */
  unshiftedLast: 1,
  shift: -1.3,
  changedEnd: 0.4,
  blankEnd: -0.7,
  suggestion: 8
}, CERTAIN_MARGIN = { unshifted: 2.5, shifted: 1.5 }, LEAST_MARGIN_OF_SHIFT = 0.85, MAX_COMPARED_CHARACTERS = 600;
function chooseRange(index, candidate, { startLine, line }, suggestion, isWrittenAsOne2) {
  let { side, first: first3, last, firstLine, lastLine } = candidate, quoted = { first: first3, last, certain: !0 };
  if (line === void 0 || startLine === void 0)
    return first3 === last ? quoted : chooseQuotedLines(index, candidate, isWrittenAsOne2 && line !== lastLine ? firstLine : line, suggestion);
  let length = line - startLine + 1, quotedLength = lastLine - firstLine + 1;
  if (quotedLength > 1 && quotedLength >= length - 1) {
    let lines = chooseQuotedLines(index, candidate, void 0, suggestion), isAll = lines.first === first3 && lines.last === last;
    return { ...quoted, certain: isAll && (quotedLength === length || lines.certain && quotedLength <= length + 1) };
  }
  let rated = listStarts(lastLine - length + 1, firstLine, startLine).flatMap((start) => {
    let range = findRange(index, side, start, start + length - 1);
    return range === void 0 || range.first > first3 || range.last < last ? [] : [{ ...range, start, score: rateRange(index, { ...range, start }, candidate, startLine, suggestion) }];
  }).toSorted((a, b) => b.score - a.score), [best, second] = rated, margin = (best?.score ?? 0) - (second?.score ?? LEAST_SCORE), isShifted = best?.start !== startLine;
  return best === void 0 || isShifted && second !== void 0 && margin < LEAST_MARGIN_OF_SHIFT ? { ...quoted, certain: !1 } : { first: best.first, last: best.last, certain: margin >= CERTAIN_MARGIN[isShifted ? "shifted" : "unshifted"] };
}
var LEAST_SCORE = -1, MAX_STARTS = 24;
function listStarts(from, to, stated) {
  let isInside = from <= stated && stated <= to;
  return to - from < MAX_STARTS ? Array.from({ length: Math.max(1, to - from + 1) }, (_, at2) => from + at2) : [.../* @__PURE__ */ new Set([from, to, ...isInside ? [stated] : []])];
}
var LEAST_LEAD = 0.2;
function chooseQuotedLines(index, { first: first3, last, side, firstLine, lastLine }, line, suggestion) {
  let namesFirst = line === firstLine && lastLine === firstLine + 1;
  if (suggestion === void 0 || last - first3 > MAX_STARTS)
    return namesFirst ? { first: first3, last: first3, certain: !1 } : { first: first3, last, certain: suggestion === void 0 };
  let all = compareSuggestion(index, side, first3, last, suggestion), single = Array.from({ length: last - first3 + 1 }, (_, at2) => first3 + at2).filter((entry) => isOnSide(index, side, entry)).map((entry) => ({ entry, similarity: compareSuggestion(index, side, entry, entry, suggestion) })).toSorted((a, b) => b.similarity - a.similarity), [best, second] = single, lead = (best?.similarity ?? 0) - Math.max(all, second?.similarity ?? 0);
  if (best !== void 0 && lead >= LEAST_LEAD)
    return { first: best.entry, last: best.entry, certain: !0 };
  let certain = all - (best?.similarity ?? 0) >= LEAST_LEAD;
  return namesFirst && !certain ? { first: first3, last: first3, certain } : { first: first3, last, certain };
}
function rateRange(index, range, { side, first: first3, last }, startLine, suggestion) {
  let shift = Math.abs(range.start - startLine), isLast = range.last === last, unshifted = WEIGHTS2.unshifted + (isLast ? WEIGHTS2.unshiftedLast : 0);
  return (isLast || range.first === first3 ? 0 : WEIGHTS2.quotesMiddle) + (shift === 0 ? unshifted : WEIGHTS2.shift * Math.log1p(shift)) + rateEnd(index, range.first) + rateEnd(index, range.last) + (suggestion === void 0 ? 0 : WEIGHTS2.suggestion * compareSuggestion(index, side, range.first, range.last, suggestion));
}
function rateEnd({ kinds, texts }, entry) {
  return (kinds[entry] === CONTEXT ? 0 : WEIGHTS2.changedEnd) + ((texts[entry] ?? "").trim() === "" ? WEIGHTS2.blankEnd : 0);
}
function compareSuggestion(index, side, first3, last, suggestion) {
  let lines = [];
  for (let entry = first3, length = 0; entry <= last && length < MAX_COMPARED_CHARACTERS; entry += 1)
    if (isOnSide(index, side, entry)) {
      let text = (index.texts[entry] ?? "").slice(0, MAX_COMPARED_CHARACTERS);
      lines.push(text), length += text.length;
    }
  let replaced = foldText2(lines.join(`
`)).slice(0, MAX_COMPARED_CHARACTERS), written = foldText2(suggestion.slice(0, MAX_COMPARED_CHARACTERS * 2)).slice(0, MAX_COMPARED_CHARACTERS), longer = Math.max(replaced.length, written.length);
  return longer === 0 ? 0 : 1 - editDistance(replaced, written) / longer;
}

// src/findings/align/file-lines.ts
var KNOWN = /* @__PURE__ */ new WeakMap();
function linesOfFile({ view, hunks }) {
  let shown = view?.hunks ?? hunks, known2 = KNOWN.get(shown) ?? indexHunks(shown);
  return KNOWN.set(shown, known2), known2;
}

// src/findings/align/quote-reading.ts
var MAX_CHARACTERS = 4e3;
function readQuote(quote2) {
  let text = quote2.length <= MAX_CHARACTERS ? quote2 : `${quote2.slice(0, MAX_CHARACTERS / 2)}
\u2026
${quote2.slice(-MAX_CHARACTERS / 2)}`, raw = lazily(() => makeReading(rawLines(text)));
  return [
    raw,
    lazily(() => makePlainReading(plainLines(text), raw())),
    ...text.includes("\\n") ? [lazily(() => makeReading(plainLines(unescapeLines(text))))] : [],
    ...SENTENCE_END.test(text) ? [lazily(() => makeReading(plainLines(text.replace(SENTENCE_END, ""))))] : []
  ];
}
var SENTENCE_END = /(?<![.\s])[.,;:!?]\s*$/;
function unescapeLines(text) {
  return text.replaceAll(/(?:\\+r)?\\+n/g, `
`).replaceAll(/\\+t/g, "	");
}
function rawLines(text) {
  return text.split(`
`).map((line) => ({ text: line, numbers: [], sign: void 0 }));
}
function makePlainReading(written, raw) {
  let plain = written.filter(({ text }) => text.trim() !== "");
  return plain.length === raw.lines.length && plain.every(({ text, numbers, sign }, at2) => text === raw.lines[at2]?.text && numbers.length === 0 && !sign) ? raw : makeReading(plain);
}
function makeReading(written) {
  let lines = written.filter(({ text }) => text.trim() !== "");
  return { lines, folded: foldLines2(lines.map(({ text }) => text)) };
}
function foldLines2(lines) {
  let buffer = createFoldBuffer(lines.reduce((sum2, text) => sum2 + text.length, 0)), starts = [], hashes = [];
  for (let text of lines) {
    let start = buffer.length;
    appendFolded(buffer, text), starts.push(start), hashes.push(hashCodes(buffer.codes, start, buffer.length));
  }
  return { codes: buffer.codes, length: buffer.length, starts, hashes };
}
var FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+#.-]*\s*$/, WRAPPERS = [
  /^(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\s*\1$/,
  /^<(code|pre|kbd|samp|tt|q|b|strong|em|i)(?:\s[^<>]*)?>([\s\S]+)<\/\1>$/i,
  /^(\*{1,3}|__)([\s\S]+)\1$/,
  /^(`{1,3})(?!`)([\s\S]+?)\1$/,
  /^(")([\s\S]+)"$/,
  /^(')([\s\S]+)'$/,
  /^([“„«])([\s\S]+)[”“»]$/,
  /^([‘‚])([\s\S]+)[’‘]$/
], WRAPPER_STARTS = "`~<*_\"'\u201C\u201E\xAB\u2018\u201A", NUMBER_STARTS = "0123456789>*lL#[(+|-";
function beginsWith(text, characters) {
  let at2 = 0;
  for (; at2 < text.length && isBlank(text.charCodeAt(at2)); )
    at2 += 1;
  return at2 < text.length && characters.includes(text.charAt(at2));
}
function isBlank(code) {
  return code === 32 || code >= 9 && code <= 13 || code >= 128 && /\s/.test(String.fromCharCode(code));
}
function plainLines(text) {
  return unwrap2(text).split(`
`).filter((line) => !(beginsWith(line, WRAPPER_STARTS) && FENCE.test(line))).map(readLine);
}
var MAX_WRAPPERS = 3;
function unwrap2(text) {
  let inner = text;
  for (let depth = 0; depth < MAX_WRAPPERS && beginsWith(inner, WRAPPER_STARTS); depth += 1) {
    let trimmed = inner.trim(), found = WRAPPERS.map((wrapper) => wrapper.exec(trimmed)?.[2]).find((one) => one !== void 0);
    if (found === void 0)
      return inner;
    inner = found;
  }
  return inner;
}
var NUMBERED = /^\s*(?:[>*]\s*)?(?:lines?\s*|l|#|\[|\()?(\d{1,7})(?:\s*[,:|/ \t]\s*(\d{1,7})(?=[\s|:+\-\])]))?[\])]?(?:\s*([|:+\-.→>)])(?!\S*=(?!=))\s?|\s)([\s\S]*)$/i, LOCATED = /^\s*[\w@+-]?[\w@./\\+-]{0,300}\.\w{1,10}[:(](\d{1,7})(?:[:,]\d{1,7})?[):]\s?([\s\S]*)$/, SIGNED = /^\s*([+|>-])\s?([\s\S]*)$/;
function readLine(line) {
  let located = LOCATED.exec(line);
  if (located !== null)
    return { text: unwrapLine(located[2] ?? ""), numbers: [Number(located[1])], sign: void 0 };
  if (!beginsWith(line, NUMBER_STARTS))
    return { text: unwrapLine(line), numbers: [], sign: void 0 };
  let numbered = NUMBERED.exec(line);
  if (numbered !== null) {
    let [, first3 = "", second, mark, rest = ""] = numbered, signed2 = mark === void 0 || mark === ":" ? /^\s?([+|-])\s?([\s\S]*)$/.exec(rest) : null;
    return {
      text: unwrapLine(signed2?.[2] ?? rest),
      numbers: [Number(first3), ...second === void 0 ? [] : [Number(second)]],
      sign: asSign(signed2?.[1] ?? mark)
    };
  }
  let signed = SIGNED.exec(line);
  return signed === null ? { text: unwrapLine(line), numbers: [], sign: void 0 } : { text: unwrapLine(signed[2] ?? ""), numbers: [], sign: asSign(signed[1]) };
}
function asSign(mark) {
  return mark === "+" || mark === "-" || mark === "|" ? mark : void 0;
}
function unwrapLine(line) {
  return line.includes("`") ? /^\s*`([^`]+)`\s*$/.exec(line)?.[1] ?? line : line;
}
var LEFT_OUT_LINE = /^\s*(?:(?:\/\/|\/\*|#|--|<!--)\s*)?\[?(?:\.{3}|…)(?![\w$([{])/, LEFT_OUT = /\[?(?:…|\.{3,})\]?|\(\d{1,9} more characters of this line are left out\)/;
function splitAtGaps({ lines }) {
  return lines.flatMap(({ text }) => LEFT_OUT_LINE.test(text) ? text.trim().split(LEFT_OUT).slice(0, 1) : text.split(LEFT_OUT)).filter((piece) => /\S/.test(piece) && !/^\s*(?:\/\/|\/\*|#|--|<!--)\s*$/.test(piece));
}

// src/findings/align/tracks.ts
var TRACKS = ["RIGHT", "LEFT", "BOTH"], SKIPPED = { RIGHT: REMOVED, LEFT: ADDED, BOTH: -1 };
function isOnTrack({ kinds }, track, entry) {
  return kinds[entry] !== SKIPPED[track];
}
function nextOnTrack(index, track, entry) {
  let next = entry + 1, skipped = index.kinds[next] === SKIPPED[track] ? (index.runEnds[next] ?? next) + 1 : next;
  return isInHunk(index, entry, skipped) && isOnTrack(index, track, skipped) ? skipped : void 0;
}
function previousOnTrack(index, track, entry) {
  let previous = entry - 1;
  for (; previous >= 0 && index.kinds[previous] === SKIPPED[track] && entry - previous < MOST_SKIPPED; )
    previous -= 1;
  return isInHunk(index, entry, previous) && isOnTrack(index, track, previous) ? previous : void 0;
}
var MOST_SKIPPED = 200;
function isInHunk({ hunks, count: count2 }, entry, other) {
  return other >= 0 && other < count2 && hunks[other] === hunks[entry];
}

// src/findings/align/window.ts
function compareAt(index, track, quote2, laid, budget) {
  let end = compareForward(index, track, quote2, laid, budget), start = end === void 0 ? void 0 : compareBackward(index, track, quote2, laid, budget);
  if (start === void 0 || end === void 0)
    return;
  let { starts } = index.folded();
  return {
    first: start.entry,
    last: end.entry,
    atStart: start.at === starts[start.entry],
    atEnd: end.at === starts[end.entry + 1]
  };
}
function compareForward(index, track, quote2, laid, budget) {
  let { codes, starts } = index.folded(), { entry, at: at2 } = laid;
  for (let offset = laid.offset; offset < quote2.length; offset += 1) {
    for (; at2 >= (starts[entry + 1] ?? 0); ) {
      let next = nextOnTrack(index, track, entry);
      if (budget.left -= 1, next === void 0 || budget.left < 0)
        return;
      entry = next, at2 = starts[entry] ?? 0;
    }
    if (codes[at2] !== quote2.codes[offset]) {
      budget.left -= offset - laid.offset;
      return;
    }
    at2 += 1;
  }
  return budget.left -= quote2.length - laid.offset, { entry, at: at2 };
}
function compareBackward(index, track, quote2, laid, budget) {
  let { codes, starts } = index.folded(), { entry, at: at2 } = laid;
  for (let offset = laid.offset - 1; offset >= 0; offset -= 1) {
    for (; at2 <= (starts[entry] ?? 0); ) {
      let previous = previousOnTrack(index, track, entry);
      if (budget.left -= 1, previous === void 0 || budget.left < 0)
        return;
      entry = previous, at2 = starts[entry + 1] ?? 0;
    }
    if (codes[at2 - 1] !== quote2.codes[offset]) {
      budget.left -= laid.offset - offset;
      return;
    }
    at2 -= 1;
  }
  return budget.left -= laid.offset, { entry, at: at2 };
}

// src/findings/align/search-lines.ts
var MAX_PLACES = 32;
function searchWholeLines(index, quote2, near, budget) {
  let { byHash, starts } = index.folded(), rarest = 0, fewest = Number.POSITIVE_INFINITY;
  for (let line = 0; line < quote2.hashes.length; line += 1) {
    let places = countOfKey(byHash, quote2.hashes[line] ?? 0);
    places < fewest && isFolded(quote2, line) && (rarest = line, fewest = places);
  }
  if (fewest === Number.POSITIVE_INFINITY)
    return { found: [], isCut: !1 };
  let chosen = choosePlaces(byHash, quote2.hashes[rarest] ?? 0, near, byHash.values), offset = quote2.starts[rarest] ?? 0, found = [];
  for (let place = chosen.start; place < chosen.end; place += 1) {
    let entry = byHash.values[place] ?? 0;
    if (quote2.starts.length === 1 && lengthOf(starts, entry) >= quote2.length) {
      let one = budget.left < 0 ? void 0 : compareWithin(index, quote2, entry, starts[entry] ?? 0, budget);
      one?.atEnd === !0 && found.push(one);
      continue;
    }
    for (let one of compareOnTracks(index, quote2, { entry, at: starts[entry] ?? 0, offset }, budget))
      one.atStart && one.atEnd && found.push(one);
  }
  return { found, isCut: chosen.isCut };
}
function lengthOf(starts, entry) {
  return (starts[entry + 1] ?? 0) - (starts[entry] ?? 0);
}
function compareWithin(index, quote2, entry, at2, budget) {
  let { codes, starts } = index.folded(), offset = 0;
  for (; offset < quote2.length && codes[at2 + offset] === quote2.codes[offset]; )
    offset += 1;
  return budget.left -= offset, offset < quote2.length ? void 0 : {
    track: isOnTrack(index, "RIGHT", entry) ? "RIGHT" : "LEFT",
    first: entry,
    last: entry,
    atStart: at2 === starts[entry],
    atEnd: at2 + offset === starts[entry + 1]
  };
}
function isFolded({ starts, length }, line) {
  return (starts[line + 1] ?? length) > (starts[line] ?? 0);
}
var LEAST_PART = 2 * GRAM - 1, MAX_BLOCKS = 3, FEW_PLACES = 6;
function searchPart(index, quote2, near, budget) {
  if (quote2.length < LEAST_PART)
    return { found: [], isCut: !1 };
  let { grams, codes, starts } = index.folded(), { postings, offsets, lines, unsampled } = grams(), counts = countSamples(postings, quote2);
  if (isNowhere(counts, quote2, unsampled))
    return { found: [], isCut: !1 };
  let isCut = !1;
  for (let block of rarestBlocks(counts, quote2)) {
    let found = /* @__PURE__ */ new Map(), add = (one) => {
      found.set((one.first * index.count + one.last) * TRACKS.length + TRACKS.indexOf(one.track), one);
    };
    for (let offset = block; offset < block + GRAM && offset + GRAM <= quote2.length; offset += 1) {
      let chosen = choosePlaces(postings, hashGram(quote2.codes, offset), near, lines);
      isCut ||= chosen.isCut;
      for (let place = chosen.start; place < chosen.end; place += 1) {
        let entry = lines[place] ?? 0, at2 = offsets[place] ?? 0;
        if (!mayFit(codes, starts, quote2, entry, at2 - offset)) {
          budget.left -= 1;
          continue;
        }
        if (at2 - offset >= (starts[entry] ?? 0) && at2 - offset + quote2.length <= (starts[entry + 1] ?? 0)) {
          let one = budget.left < 0 ? void 0 : compareWithin(index, quote2, entry, at2 - offset, budget);
          one !== void 0 && add(one);
          continue;
        }
        compareOnTracks(index, quote2, { entry, at: at2, offset }, budget).forEach(add);
      }
    }
    if (found.size > 0)
      return { found: [...found.values()], isCut };
  }
  return { found: [], isCut: !1 };
}
function mayFit(codes, starts, quote2, entry, first3) {
  let last = first3 + quote2.length - 1;
  return (first3 < (starts[entry] ?? 0) || codes[first3] === quote2.codes[0]) && (last >= (starts[entry + 1] ?? 0) || codes[last] === quote2.codes[quote2.length - 1]);
}
var sampleCounts = new Int32Array(1024);
function countSamples(postings, { codes, length }) {
  let count2 = length - GRAM + 1;
  count2 > sampleCounts.length && (sampleCounts = new Int32Array(2 * count2));
  for (let offset = 0; offset < count2; offset += 1)
    sampleCounts[offset] = countOfKey(postings, hashGram(codes, offset));
  return sampleCounts;
}
function isNowhere(counts, { codes, length }, unsampled) {
  let absent = 0;
  for (let offset = 0; offset + GRAM <= length; offset += 1)
    if (absent = counts[offset] === 0 ? absent + 1 : 0, absent >= GRAM && !unsampled.has(codes[offset] ?? 0))
      return !0;
  return !1;
}
function rarestBlocks(sampleCounts2, quote2) {
  let blocks = [], counts = [], fewPlaces = 0;
  for (let block = 0; block + GRAM <= quote2.length && fewPlaces < MAX_BLOCKS; block += GRAM) {
    let places = 0;
    for (let offset = block; offset < block + GRAM && offset + GRAM <= quote2.length; offset += 1)
      places += sampleCounts2[offset] ?? 0;
    if (places === 0)
      continue;
    fewPlaces += places <= FEW_PLACES ? 1 : 0;
    let rank = counts.length;
    for (; rank > 0 && (counts[rank - 1] ?? 0) > places; )
      rank -= 1;
    rank < MAX_BLOCKS && (blocks.splice(rank, 0, block), counts.splice(rank, 0, places), blocks.length = counts.length = Math.min(MAX_BLOCKS, counts.length));
  }
  return blocks;
}
var SIDES = ["RIGHT", "LEFT"];
function compareOnTracks(index, quote2, laid, budget) {
  let found = [], isOneLine = "starts" in quote2 && quote2.starts.length === 1;
  for (let track of isOneLine ? SIDES : TRACKS) {
    if (budget.left < 0)
      break;
    let extent = isOnTrack(index, track, laid.entry) ? compareAt(index, track, quote2, laid, budget) : void 0;
    if (extent !== void 0 && !found.some(({ first: first3, last }) => first3 === extent.first && last === extent.last) && (found.push({ track, ...extent }), extent.first === extent.last))
      break;
  }
  return found;
}
function choosePlaces(postings, key, near, lines) {
  let { start, end } = rangeOfKey(postings, key);
  if (end - start <= MAX_PLACES)
    return { start, end, isCut: !1 };
  let middle = near === void 0 ? start : findFrom(lines, { start, end }, near), from = Math.max(start, Math.min(middle - MAX_PLACES / 2, end - MAX_PLACES));
  return { start: from, end: from + MAX_PLACES, isCut: !0 };
}
function findFrom(lines, range, near) {
  let { start, end } = range, guess = guessPlace(lines, range, near);
  for (let step = 1; step < range.end - range.start; step *= 4) {
    let isAbove = guess - step < start || (lines[guess - step] ?? 0) < near, isBelow2 = guess + step >= end || (lines[guess + step] ?? 0) >= near;
    if (start = isAbove ? Math.max(start, guess - step + 1) : start, end = isBelow2 ? Math.min(end, guess + step) : end, isAbove && isBelow2)
      break;
  }
  for (; start < end; ) {
    let middle = start + end >> 1;
    (lines[middle] ?? 0) < near ? start = middle + 1 : end = middle;
  }
  return start;
}
function guessPlace(lines, { start, end }, near) {
  let [from, to] = [lines[start] ?? 0, lines[end - 1] ?? 0], share = to > from ? (near - from) / (to - from) : 0;
  return start + Math.round(Math.min(1, Math.max(0, share)) * (end - 1 - start));
}

// src/findings/align/search-pieces.ts
var MAX_PIECES = 60, LEAST_PIECE = 3, MAX_LINES_AWAY = 60, MAX_CODES_AWAY = 4e3, MAX_ANCHORS = 24;
function searchPieces(index, written, near, budget, isOneLine) {
  let pieces = written.slice(0, MAX_PIECES).map((text) => foldLines2([text])).filter(({ length }) => length > 0), longest = pieces.reduce((best, { length }, at2) => length > (pieces[best]?.length ?? 0) ? at2 : best, 0), anchor = pieces[longest];
  if (anchor === void 0 || anchor.length < LEAST_PIECE)
    return [];
  let whole = searchWholeLines(index, anchor, near, budget).found, found = whole.length > 0 || anchor.length < LEAST_PART ? whole : searchPart(index, anchor, near, budget).found, texts = pieces.map(readCodes2), anchors = found.slice(0, MAX_ANCHORS), within = anchors.flatMap((one) => searchIn(readWithin(index, one, budget), one, texts, longest) ?? []);
  return within.length > 0 && isOneLine ? within : anchors.flatMap(
    (one) => TRACKS.filter((track) => [one.first, one.last].every((entry) => isOnTrack(index, track, entry))).flatMap(
      (track) => searchAround(index, { ...one, track }, texts, longest, budget) ?? []
    )
  );
}
function readCodes2({ codes, length }) {
  return textOfCodes(codes, 0, length);
}
function searchAround(index, anchor, pieces, longest, budget) {
  let around = readAround2(index, anchor.track, anchor.first, anchor.last, budget);
  return budget.left < 0 ? void 0 : searchIn(around, anchor, pieces, longest);
}
function searchIn(around, anchor, pieces, longest) {
  let anchorText = pieces[longest] ?? "", anchorStart = around.text.indexOf(anchorText, around.starts[around.entries.indexOf(anchor.first)] ?? 0);
  if (anchorStart < 0)
    return;
  let end = anchorStart + anchorText.length;
  for (let piece of pieces.slice(longest + 1)) {
    let at2 = around.text.indexOf(piece, end);
    if (at2 < 0 && piece.length >= LEAST_PIECE)
      return;
    end = at2 < 0 ? end : at2 + piece.length;
  }
  let start = anchorStart;
  for (let piece of pieces.slice(0, longest).toReversed()) {
    let at2 = start < piece.length ? -1 : around.text.lastIndexOf(piece, start - piece.length);
    if (at2 < 0 && piece.length >= LEAST_PIECE)
      return;
    start = at2 < 0 ? start : at2;
  }
  return describeFound(around, anchor.track, start, end, pieces);
}
function describeFound({ starts, entries, text }, track, start, end, pieces) {
  let from = starts.findLastIndex((at2) => at2 <= start), to = starts.findLastIndex((at2) => at2 < end), extraLines = Math.max(0, new Set(starts.slice(from, to + 1)).size - pieces.length);
  return {
    track,
    first: entries[from] ?? 0,
    last: entries[to] ?? 0,
    atStart: starts[from] === start,
    atEnd: (starts[to + 1] ?? text.length) === end,
    extraLines,
    length: pieces.reduce((sum2, piece) => sum2 + piece.length, 0)
  };
}
function readAround2(index, track, first3, last, budget) {
  let before = collectLines(index, first3, (entry) => previousOnTrack(index, track, entry)).toReversed(), after = collectLines(index, last, (entry) => nextOnTrack(index, track, entry));
  return joinLines(index, [...before, ...listLines(index, track, first3, last), ...after], budget);
}
function readWithin(index, { track, first: first3, last }, budget) {
  return joinLines(index, listLines(index, track, first3, last), budget);
}
function listLines(index, track, first3, last) {
  let within = [];
  for (let entry = first3; entry !== void 0 && entry <= last; )
    within.push(entry), entry = nextOnTrack(index, track, entry);
  return within;
}
function joinLines(index, entries, budget) {
  let { text, starts } = index.folded(), parts = entries.map((entry) => text().slice(starts[entry] ?? 0, starts[entry + 1] ?? 0)), length = 0, offsets = parts.map((part) => (length += part.length, length - part.length));
  return budget.left -= length, { text: parts.join(""), entries, starts: offsets };
}
function collectLines(index, from, step) {
  let { starts } = index.folded(), entries = [], length = 0;
  for (let entry = step(from); entry !== void 0 && entries.length < MAX_LINES_AWAY && (length += (starts[entry + 1] ?? 0) - (starts[entry] ?? 0), !(length > MAX_CODES_AWAY)); entry = step(entry))
    entries.push(entry);
  return entries;
}

// src/findings/align/search-similar.ts
var MAX_GRAMS = 24, MAX_CANDIDATES = 7, MAX_VOTES = 320, LEAST_SHARE_OF_VOTES = 0.4, MAX_COMPARED = 600, LEAST_QUOTE = 6, LEAST_SIMILARITY = 0.5, MAX_LENGTH_OF_PART = 4, LEAST_LENGTH_WITH_PART = 1.15, LEAST_SHARE_OF_LINE = 0.5;
function searchSimilar(index, quote2, near) {
  if (quote2.length < LEAST_QUOTE)
    return [];
  let text = textOfCodes(quote2.codes, 0, quote2.length), inQuote = lazily(() => gramsOf(quote2)), windows = /* @__PURE__ */ new Map();
  for (let entry of mostVoted(index, quote2, near))
    for (let track of SIDES2) {
      if (!isOnTrack(index, track, entry))
        continue;
      let { first: first3, last } = extend(index, track, entry, inQuote, quote2), key = first3 * index.count + last, similar = windows.has(key) ? void 0 : compare(index, track, first3, last, quote2, text);
      similar !== void 0 && similar.similarity >= LEAST_SIMILARITY && windows.set(key, { track, first: first3, last, ...similar });
    }
  return [...windows.values()];
}
var SIDES2 = ["RIGHT", "LEFT"];
function gramsOf({ codes, length }) {
  let grams = /* @__PURE__ */ new Set();
  for (let offset = 0; offset + GRAM <= length; offset += 1)
    grams.add(hashGram(codes, offset));
  return grams;
}
function mostVoted(index, quote2, near) {
  let { postings, lines, votes } = index.folded().grams(), touched = [], room = MAX_VOTES, most = 0;
  for (let { gram, places } of rarestGrams(postings, quote2)) {
    if (room <= 0)
      break;
    let weight = weighSample(places), { start, end } = choosePlaces(postings, gram, near, lines);
    for (let place = start; place < end; place += 1) {
      let entry = lines[place] ?? 0, before = votes[entry] ?? 0;
      before === 0 && touched.push(entry), votes[entry] = before + weight, most = Math.max(most, before + weight);
    }
    room -= end - start;
  }
  let best = chooseMostVoted(touched, votes, most * LEAST_SHARE_OF_VOTES, near);
  for (let entry of touched)
    votes[entry] = 0;
  return best;
}
function chooseMostVoted(entries, votes, fewest, near) {
  let away = (entry) => near === void 0 ? 0 : Math.abs(entry - near), isBefore = (a, b) => ((votes[b] ?? 0) - (votes[a] ?? 0) || away(a) - away(b) || a - b) < 0, best = [];
  for (let entry of entries) {
    let isFull = best.length === MAX_CANDIDATES;
    if ((votes[entry] ?? 0) < fewest || isFull && !isBefore(entry, best.at(-1) ?? 0))
      continue;
    let at2 = isFull ? MAX_CANDIDATES - 1 : best.length;
    for (; at2 > 0 && isBefore(entry, best[at2 - 1] ?? 0); at2 -= 1)
      best[at2] = best[at2 - 1] ?? 0;
    best[at2] = entry;
  }
  return best;
}
function rarestGrams(postings, { codes, length }) {
  let ranked = [];
  for (let offset = 0; offset + GRAM <= length; offset += 1) {
    let gram = hashGram(codes, offset), places = countOfKey(postings, gram), isFull = ranked.length === MAX_GRAMS;
    if (places === 0 || isFull && places >= (ranked.at(-1)?.places ?? 0) || ranked.some((one) => one.gram === gram))
      continue;
    let at2 = isFull ? MAX_GRAMS - 1 : ranked.length, added = { gram, places };
    for (let before = ranked[at2 - 1]; before !== void 0 && before.places > places; before = ranked[at2 - 1])
      ranked[at2] = before, at2 -= 1;
    ranked[at2] = added;
  }
  return ranked;
}
function weighSample(places) {
  return places <= 2 ? 4 : places <= 8 ? 3 : places <= 64 ? 2 : 1;
}
function extend(index, track, entry, inQuote, quote2) {
  if (quote2.starts.length === 1 && lengthOf2(index, entry) >= quote2.length * 0.8)
    return { first: entry, last: entry };
  let room = quote2.length * 1.2 - lengthOf2(index, entry), grow = (step) => {
    let edge = entry;
    for (let next = step(edge); next !== void 0 && room >= lengthOf2(index, next); next = step(next))
      if (room -= lengthOf2(index, next) + 1, lengthOf2(index, next) > 0) {
        if (!isInQuote(index, next, inQuote, quote2))
          break;
        edge = next;
      }
    return edge;
  }, last = grow((from) => nextOnTrack(index, track, from));
  return { first: grow((from) => previousOnTrack(index, track, from)), last };
}
function lengthOf2(index, entry) {
  let { starts } = index.folded();
  return (starts[entry + 1] ?? 0) - (starts[entry] ?? 0);
}
function isInQuote(index, entry, inQuote, quote2) {
  let { codes, starts } = index.folded(), [start, end] = [starts[entry] ?? 0, starts[entry + 1] ?? 0];
  if (end - start < GRAM)
    return quote2.starts.length > 1 && textOfCodes(quote2.codes, 0, quote2.length).includes(textOfCodes(codes, start, end));
  let grams = inQuote(), [all, common] = [0, 0];
  for (let at2 = start; at2 + GRAM <= end; at2 += 1)
    all += 1, common += grams.has(hashGram(codes, at2)) ? 1 : 0;
  return common >= all * LEAST_SHARE_OF_LINE;
}
function compare(index, track, first3, last, quote2, quoteText) {
  let length = lengthOf2(index, first3);
  if (first3 === last && length <= quote2.length * LEAST_LENGTH_WITH_PART && Math.max(length, quote2.length) <= MAX_COMPARED)
    return { similarity: compareLine(index, first3, quote2, quoteText), isPart: !1 };
  let text = readLines(index, track, first3, last, quote2.length);
  if (text.length < quote2.length * LEAST_SIMILARITY || text.length >= quote2.length * MAX_LENGTH_OF_PART)
    return { similarity: 0, isPart: !1 };
  let longer = Math.max(text.length, quote2.length), whole = longer <= MAX_COMPARED ? 1 - editDistance(text, quoteText) / longer : shareOfBoth(text, quoteText), part = text.length > quote2.length * LEAST_LENGTH_WITH_PART && text.length < quote2.length * MAX_LENGTH_OF_PART ? shareOfPairs(quoteText, text) * 0.95 - 0.05 : 0;
  return part > whole ? { similarity: part, isPart: !0 } : { similarity: whole, isPart: !1 };
}
function compareLine(index, entry, quote2, quoteText) {
  let { codes, starts, text } = index.folded(), [from, to] = [starts[entry] ?? 0, starts[entry + 1] ?? 0], shorter = Math.min(to - from, quote2.length), start = 0;
  for (; start < shorter && codes[from + start] === quote2.codes[start]; )
    start += 1;
  let same = 0;
  for (; same < shorter - start && codes[to - 1 - same] === quote2.codes[quote2.length - 1 - same]; )
    same += 1;
  return 1 - editDistance(text().slice(from + start, to - same), quoteText.slice(start, quote2.length - same)) / Math.max(to - from, quote2.length);
}
function readLines(index, track, first3, last, quoteLength) {
  let { text: all, starts } = index.folded(), parts = [], length = 0;
  for (let entry = first3; entry !== void 0 && entry <= last && length < quoteLength * 3; ) {
    let end = Math.min(starts[entry + 1] ?? 0, (starts[entry] ?? 0) + quoteLength * 4);
    parts.push(all().slice(starts[entry] ?? 0, end)), length += end - (starts[entry] ?? 0), entry = nextOnTrack(index, track, entry);
  }
  return parts.join("");
}
function shareOfBoth(text, other) {
  return Math.min(shareOfPairs(text, other), shareOfPairs(other, text));
}
var PAIRS = new Uint16Array(4096);
function shareOfPairs(text, other) {
  for (let at2 = 0; at2 + 2 <= other.length; at2 += 1) {
    let pair = hashPair(other, at2);
    PAIRS[pair] = (PAIRS[pair] ?? 0) + 1;
  }
  let common = 0;
  for (let at2 = 0; at2 + 2 <= text.length; at2 += 1) {
    let pair = hashPair(text, at2), left = PAIRS[pair] ?? 0;
    left > 0 && (PAIRS[pair] = left - 1, common += 1);
  }
  for (let at2 = 0; at2 + 2 <= other.length; at2 += 1)
    PAIRS[hashPair(other, at2)] = 0;
  return text.length < 2 ? 0 : common / (text.length - 1);
}
function hashPair(text, at2) {
  return text.charCodeAt(at2) * 61 + text.charCodeAt(at2 + 1) & PAIRS.length - 1;
}

// src/findings/align/word-difference.ts
var COST_OF_OTHER_WORD = 3, COST_OF_MISSING_WORD = 2, COST_OF_MARK = 1, MAX_ALIGNED = 48, MAX_CHARACTERS2 = 2e3;
function countDifference(text, other) {
  let [written, read] = [text.slice(0, MAX_CHARACTERS2).trim(), other.slice(0, MAX_CHARACTERS2).trim()], start = sameStart(written, read), end = sameEnd(written, read, start);
  return compareWords(
    splitWords(written.slice(start, written.length - end)),
    splitWords(read.slice(start, read.length - end))
  );
}
function sameStart(text, other) {
  let most = Math.min(text.length, other.length), same = 0;
  for (; same < most && text.charCodeAt(same) === other.charCodeAt(same); )
    same += 1;
  for (; same > 0 && isLetter(text.charCodeAt(same - 1)); )
    same -= 1;
  return same;
}
function sameEnd(text, other, start) {
  let most = Math.min(text.length, other.length) - start, same = 0;
  for (; same < most && text.charCodeAt(text.length - 1 - same) === other.charCodeAt(other.length - 1 - same); )
    same += 1;
  for (; same > 0 && isLetter(text.charCodeAt(text.length - same)); )
    same -= 1;
  return same;
}
function isLetter(code) {
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code >= 128;
}
function splitWords(text) {
  return text.toLowerCase().replaceAll(/['"`\u2018-\u201F]/g, '"').match(/[a-z0-9\u0080-\uFFFF]+|\S/g) ?? [];
}
function compareWords(words2, others) {
  let start = 0;
  for (; start < words2.length && start < others.length && words2[start] === others[start]; )
    start += 1;
  let [end, otherEnd] = [words2.length, others.length];
  for (; end > start && otherEnd > start && words2[end - 1] === others[otherEnd - 1]; )
    end -= 1, otherEnd -= 1;
  return end - start === 1 && otherEnd - start === 1 ? costOfReplaced(words2[start] ?? "", others[start] ?? "") : alignWords(words2.slice(start, end), others.slice(start, otherEnd));
}
var ROWS = [new Uint16Array(MAX_ALIGNED + 1), new Uint16Array(MAX_ALIGNED + 1)], MISSING = new Uint16Array(MAX_ALIGNED);
function alignWords(words2, others) {
  if (words2.length > MAX_ALIGNED || others.length > MAX_ALIGNED)
    return Math.max(words2.length, others.length) * COST_OF_OTHER_WORD;
  let [before, row] = ROWS;
  before[0] = 0;
  for (let at2 = 0; at2 < others.length; at2 += 1)
    MISSING[at2] = costOfMissing(others[at2] ?? ""), before[at2 + 1] = (before[at2] ?? 0) + (MISSING[at2] ?? 0);
  for (let word of words2) {
    let missing = costOfMissing(word);
    row[0] = (before[0] ?? 0) + missing;
    for (let at2 = 0; at2 < others.length; at2 += 1) {
      let least = Math.min((before[at2 + 1] ?? 0) + missing, (row[at2] ?? 0) + (MISSING[at2] ?? 0)), diagonal = before[at2] ?? 0, other = others[at2] ?? "", isWorse = diagonal + (word === other ? 0 : COST_OF_MARK) >= least;
      row[at2 + 1] = isWorse ? least : Math.min(least, diagonal + costOfReplaced(word, other));
    }
    [before, row] = [row, before];
  }
  return before[others.length] ?? 0;
}
function costOfMissing(word) {
  return isWord(word) ? COST_OF_MISSING_WORD : COST_OF_MARK;
}
function costOfReplaced(word, other) {
  return word === other ? 0 : !isWord(word) || !isWord(other) ? isWord(word) === isWord(other) ? COST_OF_MARK : COST_OF_OTHER_WORD : Math.abs(word.length - other.length) >= COST_OF_OTHER_WORD ? COST_OF_OTHER_WORD : hasSwappedLetters(word, other) ? 1 : Math.min(COST_OF_OTHER_WORD, editDistance(word, other));
}
function hasSwappedLetters(word, other) {
  if (word.length !== other.length)
    return !1;
  let at2 = 0;
  for (; at2 < word.length && word[at2] === other[at2]; )
    at2 += 1;
  return word[at2] === other[at2 + 1] && word[at2 + 1] === other[at2] && word.slice(at2 + 2) === other.slice(at2 + 2);
}
function isWord(text) {
  let code = text.charCodeAt(0);
  return text.length > 1 || code >= 97 && code <= 122 || code >= 48 && code <= 57 || code >= 128;
}

// src/findings/align/match-quote.ts
var MAX_COMPARISONS = 16e3, COST_OF_PART = 1, COST_OF_MISSING_TEXT = 1.5, COST_OF_INNER_EDGE = 0.4, COST_OF_GAPS = 0.8, COST_OF_EXTRA_LINE = 0.2, MAX_EXTRA_LINES = 10, COST_OF_CHARACTER = 0.7, COST_OF_DIFFERENCE = 3, COST_OF_DIFFERENT_PART = 12;
function matchQuote(index, quote2, near) {
  let readings = readQuote(quote2);
  return matchReadings(index, readings, near) ?? firstFound(readings.slice(1), (reading) => matchSimilar(index, reading, near));
}
function matchExactly(index, quote2, near) {
  return matchReadings(index, readQuote(quote2), near);
}
function matchReadings(index, readings, near) {
  let budget = { left: MAX_COMPARISONS };
  return firstFound(readings, (reading) => matchWhole(index, reading, near, budget)) ?? firstFound(readings, (reading) => matchPart(index, reading, near, budget)) ?? firstFound(readings.slice(1), (reading) => matchPieces(index, reading, near, budget));
}
function firstFound(readings, match) {
  let tried = /* @__PURE__ */ new Set();
  for (let read of readings) {
    let reading = read(), found = tried.has(reading) ? void 0 : match(reading);
    if (tried.add(reading), found !== void 0)
      return found;
  }
}
var matchWhole = (index, reading, near, budget) => {
  let result = searchWholeLines(index, reading.folded, near, budget);
  return asMatch(reading, result, () => ({ form: "whole", cost: 0 }));
}, matchPart = (index, reading, near, budget) => {
  let result = searchPart(index, reading.folded, near, budget);
  return asMatch(
    reading,
    result,
    (found) => found.atStart && found.atEnd ? { form: "whole", cost: 0 } : { form: "part", cost: COST_OF_PART + costOfEdges(index, found, reading.folded.length) }
  );
};
function asMatch(reading, { found, isCut }, rate2) {
  let windows = found.map((one) => ({
    track: one.track,
    first: one.first,
    last: one.last,
    similarity: 1,
    ...rate2(one)
  }));
  return windows.length === 0 ? void 0 : { windows, reading, isCut };
}
function costOfEdges(index, { first: first3, last, atStart, atEnd }, length) {
  let { starts } = index.folded(), all = (starts[last + 1] ?? 0) - (starts[first3] ?? 0);
  return (atStart ? 0 : COST_OF_INNER_EDGE) + (atEnd ? 0 : COST_OF_INNER_EDGE) + COST_OF_MISSING_TEXT * (1 - Math.min(1, length / Math.max(1, all)));
}
var matchPieces = (index, reading, near, budget) => {
  let pieces = splitAtGaps(reading);
  if (pieces.length === 1 && pieces[0] === reading.lines[0]?.text)
    return;
  let windows = searchPieces(index, pieces, near, budget, reading.lines.length === 1).map((one) => {
    let extra = COST_OF_EXTRA_LINE * Math.min(one.extraLines, MAX_EXTRA_LINES), cost = COST_OF_GAPS + extra + costOfEdges(index, one, one.length);
    return { track: one.track, first: one.first, last: one.last, form: "pieces", cost, similarity: 1 };
  });
  return windows.length === 0 ? void 0 : { windows: withoutRepeats(windows), reading, isCut: !1 };
};
function withoutRepeats(windows) {
  return [...new Map(windows.map((window) => [`${window.first} ${window.last}`, window])).values()];
}
function matchSimilar(index, reading, near) {
  let text = lazily(() => reading.lines.map((line) => line.text).join(`
`)), windows = searchSimilar(index, reading.folded, near).map((similar) => {
    let { track, first: first3, last, isPart } = similar, differing = isPart ? 0 : countDifference(text(), textOnTrack(index, track, first3, last)), similarity = isPart ? similar.similarity : Math.max(similar.similarity, 1 - differing / Math.max(1, reading.folded.length)), cost = isPart ? COST_OF_PART + COST_OF_DIFFERENT_PART * (1 - similarity) : COST_OF_CHARACTER * differing + COST_OF_DIFFERENCE * (1 - similarity);
    return { track, first: first3, last, form: "similar", cost, similarity };
  });
  return windows.length === 0 ? void 0 : { windows, reading, isCut: !1 };
}
function textOnTrack(index, track, first3, last) {
  if (first3 === last)
    return index.texts[first3] ?? "";
  let texts = [];
  for (let entry = first3; entry !== void 0 && entry <= last; )
    texts.push(index.texts[entry] ?? ""), entry = nextOnTrack(index, track, entry);
  return texts.join(`
`);
}

// src/findings/align/place-by-number.ts
function placeByNumber(draft, file, index, { startLine, line, side = "RIGHT" }) {
  let { view } = file, isAccepted = (from, to) => view === void 0 ? findRange(index, side, from, to) !== void 0 : isWithinOneHunk(file, side, from, to);
  if (line === void 0 || !isAccepted(line, line))
    return;
  let isRange = startLine !== void 0 && isAccepted(startLine, line), first3 = isRange ? startLine : line, found = view === void 0 ? findRange(index, side, first3, line) : void 0;
  return {
    side,
    line,
    ...isRange ? { startLine } : {},
    text: found === void 0 ? "" : index.texts[found.last] ?? "",
    certain: isRange === (startLine !== void 0) && (draft.origin === "literal" || isProven(draft, index, side, first3, line)),
    covered: "none"
  };
}
var LEAST_SIMILARITY2 = 0.6, LEAST_LEAD2 = 0.2, LINES_AROUND2 = 5;
function isProven({ suggestion, quote: quote2 }, index, side, first3, last) {
  if (suggestion === void 0 || quote2 !== void 0 && quote2.trim() !== "")
    return !1;
  let compare2 = (shift) => {
    let range = findRange(index, side, first3 + shift, last + shift);
    return range === void 0 ? 0 : compareSuggestion(index, side, range.first, range.last, suggestion);
  }, here = compare2(0), shifts = Array.from({ length: LINES_AROUND2 }, (_, at2) => at2 + 1);
  return here >= LEAST_SIMILARITY2 && shifts.every((shift) => [shift, -shift].every((away) => here - compare2(away) >= LEAST_LEAD2));
}

// src/findings/align/stated-place.ts
function readStatedPlace({ line, startLine, side }) {
  let ofSide = side === void 0 ? void 0 : { side };
  return isLineNumber(line) ? !isLineNumber(startLine) || startLine === line ? { line, ...ofSide } : { startLine: Math.min(startLine, line), line: Math.max(startLine, line), ...ofSide } : isLineNumber(startLine) ? { line: startLine, ...ofSide } : { ...ofSide };
}
var MAX_LINE_NUMBER = 1e9;
function isLineNumber(number) {
  return number !== void 0 && Number.isInteger(number) && number >= 1 && number <= MAX_LINE_NUMBER;
}

// src/findings/anchor.ts
function findQuote(draft, file) {
  let index = linesOfFile(file), { line, side = "RIGHT" } = readStatedPlace(draft), near = line === void 0 ? void 0 : entryNear(index, side, line);
  return { match: draft.quote === void 0 ? void 0 : matchQuote(index, draft.quote, near) };
}
function anchorDraft(draft, file, found = findQuote(draft, file)) {
  let anchor = anchorInText(draft, file, found);
  return file.encoding === void 0 || anchor.kind === "file" ? anchor : { kind: "file", reason: `about line ${anchor.line}, but GitHub shows the file as binary (${file.encoding})` };
}
function anchorInText(draft, file, found) {
  let index = linesOfFile(file), stated = readStatedPlace(draft), { match, headLines = [] } = found;
  if (headLines.length > 0)
    return { kind: "file", reason: `the quoted text is on ${nameLines(headLines)} of the file, outside of the change` };
  if (match === void 0)
    return anchorByNumber(draft, file, index, stated);
  let choice = choosePlace(index, match, stated, draft);
  return choice.kind === "ambiguous" ? isFaint(choice.candidates[0], 0, stated) ? anchorByNumber(draft, file, index, stated) : { kind: "file", reason: describeAmbiguous(choice.candidates) } : isFaint(choice.candidate, choice.margin, stated) ? anchorByNumber(draft, file, index, stated) : file.view === void 0 ? anchorAtQuote(draft, index, stated, match, choice) : anchorInView(index, choice.candidate, file, file.view);
}
var CERTAIN_MARGIN2 = 2.3, CERTAIN_SIMILARITY = 0.88;
function anchorAtQuote(draft, index, stated, match, { candidate, margin }) {
  let range = chooseRange(index, candidate, stated, draft.suggestion, isWrittenAsOne(match)), isCertain = margin >= CERTAIN_MARGIN2 && candidate.window.similarity >= CERTAIN_SIMILARITY && !isInOtherLine(index, candidate, stated, match), { side, window } = candidate, isAll = (window.form === "whole" || window.form === "similar") && range.first >= candidate.first && range.last <= candidate.last;
  return {
    kind: "line",
    side,
    line: lineNumber(index, side, range.last),
    ...range.first === range.last ? {} : { startLine: lineNumber(index, side, range.first) },
    text: index.texts[range.last] ?? "",
    certain: isCertain && range.certain,
    covered: isAll ? "all" : "some"
  };
}
function isWrittenAsOne({ reading: { lines } }) {
  return lines.length === 1 && !/\\n/.test(lines[0]?.text ?? "");
}
var MAX_SEARCHED = 2e3;
function isInOtherLine(index, { first: first3, last }, { line, side = "RIGHT" }, { reading: { folded } }) {
  let entry = line === void 0 ? void 0 : findEntry(index, side, line);
  if (entry === void 0 || first3 <= entry && entry <= last || folded.starts.length > 1)
    return !1;
  let { starts, text } = index.folded(), [start, end] = [starts[entry] ?? 0, starts[entry + 1] ?? 0];
  return end - start > folded.length && end - start <= MAX_SEARCHED && text().slice(start, end).includes(textOfCodes(folded.codes, 0, folded.length));
}
var CLEAR_SIMILARITY = 0.72, LEAST_SIMILARITY3 = 0.55, NEAR_LINES = 3, CLEAR_LEAD = 1.8;
function isFaint(candidate, margin, { line }) {
  if (candidate === void 0)
    return !0;
  let similarity = candidate.window.similarity, isNear = line !== void 0 && Math.abs(candidate.lastLine - line) <= NEAR_LINES;
  return similarity < CLEAR_SIMILARITY && !isNear && (similarity < LEAST_SIMILARITY3 || margin < CLEAR_LEAD);
}
function anchorInView(index, { side, last, lastLine }, file, view) {
  let text = index.texts[last] ?? "";
  return isCommentable(file, side, lastLine) ? { kind: "line", side, line: lastLine, text, certain: !1, covered: "all" } : {
    kind: "file",
    reason: `about ${quote(text, { most: MAX_QUOTE_CHARACTERS })} in line ${lastLine} (${view.about})`
  };
}
var MAX_QUOTE_CHARACTERS = 200;
function anchorByNumber(draft, file, index, stated) {
  let { line, side = "RIGHT" } = stated;
  if (line === void 0)
    return { kind: "file", reason: draft.origin === "literal" ? "it is about the file as a whole" : "it names no line, and no line of the change has the text it quotes" };
  let placed = placeByNumber(draft, file, index, stated);
  return placed === void 0 ? { kind: "file", reason: notInDiff(draft, line, side, file) } : { kind: "line", ...placed };
}
function notInDiff(draft, line, side, file) {
  let nearest = nearestCommentable(file, side, line), away = nearest === void 0 ? "" : `; the nearest line of the change is ${nearest.line}, ${drawDistance(nearest)} away`;
  return `line ${line} is not part of the change${draft.quote === void 0 ? "" : ", nor is the text it quotes"}${away}`;
}
function drawDistance({ distance }) {
  return `${distance} line${distance === 1 ? "" : "s"}`;
}
function describeAmbiguous(candidates) {
  let lines = candidates.map(({ lastLine }) => lastLine).toSorted((a, b) => a - b);
  return `the quoted text ${candidates[0]?.window.form === "similar" ? "resembles" : "occurs on"} ${nameLines(lines)}, and nothing tells which is meant`;
}
var MAX_NAMED_LINES = 4;
function nameLines(lines) {
  let distinct = [...new Set(lines)], named = distinct.slice(0, MAX_NAMED_LINES), others = distinct.length - named.length, [last, ...before] = others > 0 ? [`${others} others`, ...named.toReversed()] : named.toReversed();
  return before.length === 0 ? `line ${last}` : `lines ${before.toReversed().join(", ")} and ${last}`;
}

// src/findings/named-statement.ts
function findNamedStatement(citation, path, guidelines, findEqual) {
  let written = (citation ?? "").slice(0, MAX_CHARACTERS3).trim(), applying = guidelines.filter(({ appliesTo }) => appliesTo.has(path)), numbers = readNumbers(written);
  if (numbers !== void 0) {
    let named = numbers.flatMap(
      (number) => findByNumber(number, applying) ?? findRepeat(number, path, guidelines, findEqual) ?? []
    );
    return named.find(({ statement }) => statement !== void 0) ?? named[0];
  }
  return written === "" ? void 0 : findByFile(written, applying) ?? findByWords(written, applying, findEqual);
}
var MAX_CHARACTERS3 = 1e3;
function readNumbers(written) {
  let rest = written.replaceAll(NUMBER, "").replaceAll(/guidelines?|statements?|rules?|instructions?|and|no\./gi, "").replaceAll(/[\s,;&[\]()#"'`§.:]/g, ""), numbers = written.match(NUMBER) ?? [];
  return rest === "" && numbers.length > 0 ? numbers : void 0;
}
var NUMBER = /\d{1,9}(?:\.\d{1,9})?/g;
function findByNumber(number, guidelines) {
  let [id, statementNumber] = number.split("."), guideline = guidelines.find((candidate) => String(candidate.id) === id), statement = guideline?.statements[Number(statementNumber) - 1];
  return guideline && { guideline, ...statement === void 0 ? {} : { statement } };
}
function findRepeat(number, path, guidelines, findEqual) {
  let { statement } = findByNumber(number, guidelines) ?? {};
  return statement && firstApplying(findEqual(statement), path);
}
function findByFile(written, guidelines) {
  let plain = written.replaceAll(/^[\s`"'([<]+|[\s`"')\]>]+$/g, "").replace(/^(?:Instructions? from|\.\/)\s*/i, ""), line = /(?::|#L)(\d{1,7})$/.exec(plain), file = line === null ? plain : plain.slice(0, line.index), exact = guidelines.filter(({ content }) => content.path === file), named = exact.length > 0 ? exact : guidelines.filter(({ content }) => content.path.endsWith(`/${file}`)), [guideline, another] = named;
  if (guideline === void 0 || another !== void 0 || file === "")
    return;
  let statement = guideline.statements.find(
    ({ offset }) => line !== null && locateText(guideline.content, offset).line === Number(line[1])
  );
  return { guideline, ...statement === void 0 ? {} : { statement } };
}
var LEAST_CHARACTERS = 8;
function findByWords(written, guidelines, findEqual) {
  let words2 = plainWords(written);
  if (words2.length < LEAST_CHARACTERS)
    return;
  let all = guidelines.flatMap((guideline) => guideline.statements.map((statement) => ({ guideline, statement }))), equal = all.filter(({ statement }) => plainWords(statement.text) === words2), named = equal.length > 0 ? equal : all.filter(({ statement }) => plainWords(statement.text).includes(words2));
  return new Set(named.map(({ statement }) => findEqual(statement)[0]?.statement)).size === 1 ? at(named, 0) : void 0;
}
function plainWords(text) {
  return text.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// src/findings/rank-statements.ts
var MAX_CHARACTERS4 = 2e3, MAX_STATEMENTS = 1e3, LEAST_SHARE = 0.4, MARGIN = 1.5;
function rankStatements() {
  let known2 = /* @__PURE__ */ new Map();
  return (guideline, { title, body }) => {
    let statements = guideline.statements.slice(0, MAX_STATEMENTS), words2 = known2.get(guideline) ?? statements.map(({ leadIns, text }) => readWords([...leadIns, text].join(" ")));
    known2.set(guideline, words2);
    let said = readWords(`${title}
${body}`.slice(0, MAX_CHARACTERS4)), best = 0, share = 0, second = 0;
    for (let [index, own] of words2.entries()) {
      let part = shareOf(own, said);
      part > share ? (second = share, share = part, best = index) : second = Math.max(second, part);
    }
    let isClear = statements.length === 1 || share >= LEAST_SHARE && share >= second * MARGIN;
    return { best: statements[best], isClear };
  };
}
function readWords(text) {
  return new Set(
    proseWords(text).filter((word) => !COMMON.has(word)).map(conceptOf)
  );
}
var COMMON = new Set(
  proseWords(
    "a an and are as at be by do for from if in instead is it of on or should that the this to use used with must always"
  )
);
function shareOf(statement, said) {
  let shared = 0;
  for (let word of statement)
    shared += said.has(word) ? 1 : 0;
  return statement.size === 0 ? 0 : shared / statement.size;
}

// src/findings/citation.ts
function openCitations(guidelines) {
  let rank = rankStatements(), findEqual = compareStatements(byPrecedence(guidelines));
  return (draft, path) => {
    let named = findNamedStatement(draft.citation, path, guidelines, findEqual);
    if (named === void 0)
      return;
    let { best, isClear } = named.statement === void 0 ? rank(named.guideline, draft) : { best: named.statement, isClear: !0 }, first3 = best && firstApplying(findEqual(best), path);
    return cite(first3?.guideline ?? named.guideline, first3?.statement ?? best, isClear);
  };
}
function citeLine(guidelines, source, line) {
  let guideline = guidelines.find(({ content }) => content.path === source), statement = guideline?.statements.find(({ offset }) => locateText(guideline.content, offset).line === line);
  return guideline === void 0 ? void 0 : { ...cite(guideline, statement, !0), line };
}
function cite(guideline, statement, isNamed) {
  let start = statement?.offset ?? startOfText(guideline.content.text);
  return {
    id: String(guideline.id),
    ...statement === void 0 || !isNamed ? {} : { statement: statement.id },
    source: guideline.content.path,
    ...guideline.level === "repository" ? {} : { level: guideline.level },
    line: locateText(guideline.content, start).line,
    // An item of a list needs its lead-in, such as "Never use:".
    text: statement === void 0 ? readLine2(guideline, start) : [...statement.leadIns, statement.text].join(" ")
  };
}
var MAX_LINE_CHARACTERS2 = 300;
function readLine2({ content: { text }, name }, start) {
  let line = text.slice(start, start + MAX_LINE_CHARACTERS2 + 1).split(/\r?\n/)[0]?.trim() ?? "";
  return line === "" ? name : shorten(line, MAX_LINE_CHARACTERS2);
}
function startOfText(text) {
  return Math.max(0, text.search(/^[ \t]*[^\s#]/m));
}

// src/findings/combine.ts
function combineFindings(first3, others, places) {
  if (others.length === 0)
    return first3;
  let all = [first3, ...others], { replacement: _replacement, confidence: _confidence, agents: _agents, ...base } = chooseBase(all), replacement = all.find((one) => one.replacement !== void 0 && hasSameLines(one, base))?.replacement, confidence = highestConfidence(all), agents = [...new Set(all.flatMap((one) => one.agents ?? []))], guideline = base.guideline?.statement === void 0 ? findStatement(all) ?? base.guideline : base.guideline, elsewhere = otherPlaces2(base, [...all.flatMap((one) => one.places ?? []), ...places]);
  return {
    ...base,
    severity: first3.severity,
    ...guideline === void 0 ? {} : { guideline },
    ...replacement === void 0 ? {} : { replacement },
    ...confidence === void 0 ? {} : { confidence },
    ...agents.length === 0 ? {} : { agents },
    ...elsewhere.length === 0 ? {} : { places: elsewhere }
  };
}
function placeOfReport({ path, side, line, startLine, quote: quote2 }) {
  return {
    path,
    side,
    ...line === void 0 ? {} : { line },
    ...startLine === void 0 ? {} : { startLine },
    ...quote2 === void 0 ? {} : { quote: quote2 }
  };
}
function chooseBase(all) {
  let [first3] = all, literal = all.find(({ origin }) => origin === "literal"), explained = all.find(({ origin }) => origin === "model");
  if (literal !== void 0 && explained !== void 0)
    return literal.rule === void 0 ? { ...literal, body: explained.body } : literal;
  if (first3 === void 0)
    throw new RangeError("no finding to combine");
  return first3;
}
function hasSameLines(a, b) {
  return a.path === b.path && a.side === b.side && a.line === b.line && a.startLine === b.startLine;
}
function findStatement(all) {
  return all.find(({ guideline }) => guideline?.statement !== void 0)?.guideline ?? all.find(({ guideline }) => guideline !== void 0)?.guideline;
}
function otherPlaces2(base, places) {
  let byLine = new Map(places.map((place) => [JSON.stringify([place.path, place.side, place.line]), place]));
  return byLine.delete(JSON.stringify([base.path, base.side, base.line])), [...byLine.values()];
}

// src/findings/merge.ts
var NEAR_LINES2 = 3, LEAST_QUOTE_CHARACTERS = 8, MOST_COMPARED = 64, MOST_WORDINGS = 4;
function mergeFindings(placed) {
  let kept = createKept(), repeated = [];
  for (let finding of placed.toSorted(mostCertainFirst)) {
    let said = once(() => readReport(finding)), one = kept.same(finding, said) ?? kept.near(finding, said);
    one === void 0 ? kept.add(finding) : (kept.join(one, finding), repeated.push({ source: `${finding.path}:${finding.line ?? "?"}`, reason: whyRepeated(finding, one) }));
  }
  return {
    unique: kept.all().map(({ finding, others, places }) => combineFindings(finding, others, places)),
    repeated
  };
}
function findMixed(findings, sourceOf) {
  let sides = /* @__PURE__ */ new Map(), quotes = findings.map(readQuote2);
  for (let [index, finding] of findings.entries()) {
    let source = sourceOf(finding), side = sides.get(sideKey(finding)) ?? { byLine: /* @__PURE__ */ new Map(), byQuote: /* @__PURE__ */ new Map() };
    sides.set(sideKey(finding), side), noteSource(side.byLine, finding.line ?? 0, source), noteSource(side.byQuote, quotes[index], source);
  }
  let isOfOther = (known2, source) => known2 !== void 0 && known2 !== source;
  return new Set(
    findings.filter((finding, index) => {
      let source = sourceOf(finding), side = sides.get(sideKey(finding)), quote2 = quotes[index];
      return quote2 !== void 0 && isOfOther(side?.byQuote.get(quote2), source) || linesAround(finding).some((line) => isOfOther(side?.byLine.get(line ?? 0), source));
    })
  );
}
var SEVERAL = -1;
function noteSource(sources, key, source) {
  if (key !== void 0) {
    let known2 = sources.get(key);
    sources.set(key, known2 === void 0 || known2 === source ? source : SEVERAL);
  }
}
function sideKey({ path, side }) {
  return `${side} ${path}`;
}
function mostCertainFirst(a, b) {
  return bySeverity(a, b) || (b.confidence ?? 0) - (a.confidence ?? 0) || worstFirst(a, b);
}
function whyRepeated({ title, line }, { finding }) {
  let where = finding.line === line ? "the same line" : `line ${finding.line ?? "?"}`;
  return `"${title}" says the same as another finding about ${where}`;
}
function createKept() {
  let all = [], bySubject = /* @__PURE__ */ new Map(), byLine = /* @__PURE__ */ new Map(), byQuote = /* @__PURE__ */ new Map();
  function* around(finding) {
    for (let line of linesAround(finding))
      yield* byLine.get(lineKey(finding, line)) ?? [];
  }
  return {
    add(finding) {
      let { agents = [], origin } = finding, said = [once(() => readReport(finding))], kept = { finding, said, others: [], places: [], hasLiteral: origin === "literal", agents };
      all.push(kept), push(bySubject, subjectKey(finding), kept), push(byLine, lineKey(finding, finding.line), kept), push(byQuote, quoteKey(finding), kept);
    },
    join(kept, finding) {
      finding.line !== kept.finding.line && !isOfOthers(kept, finding) && kept.places.push(placeOfReport(finding)), kept.others.push(finding), kept.hasLiteral ||= finding.origin === "literal", kept.agents = [.../* @__PURE__ */ new Set([...kept.agents, ...finding.agents ?? []])], kept.said.length < MOST_WORDINGS && kept.said.push(once(() => readReport(finding)));
    },
    same(finding, said) {
      let equal = (bySubject.get(subjectKey(finding)) ?? []).find((kept) => mayJoin(kept, finding));
      return equal !== void 0 || finding.line === void 0 ? equal : (byLine.get(lineKey(finding, finding.line)) ?? []).slice(0, MOST_COMPARED).find((kept) => mayJoin(kept, finding) && (isAlike(kept, said, "same") || isFoundLiterally(kept, finding)));
    },
    near(finding, said) {
      let words2 = once(() => foldText(`${finding.title}
${finding.body}`)), alike = byQuote.get(quoteKey(finding) ?? "") ?? [];
      return first2(MOST_COMPARED, around(finding)).find((kept) => isCompared(kept, finding) || !mayJoin(kept, finding) ? !1 : isOfOthers(kept, finding) ? isOneStatement(kept, finding) || isAlike(kept, said, "near") : finding.line !== void 0 && isAlike(kept, said, "near") && !isEqualText(kept, words2())) ?? alike.slice(0, MOST_COMPARED).filter((kept) => mayJoin(kept, finding) && isOfOthers(kept, finding)).find((kept) => isOneStatement(kept, finding) || isAlike(kept, said, "near"));
    },
    all: () => all
  };
}
function isCompared({ finding: kept }, { line }) {
  return line !== void 0 && kept.line === line;
}
function readReport({ title, body, origin, guideline }) {
  return origin === "literal" && guideline !== void 0 ? readSaid({ title: guideline.text, body: title.match(/`.*`/)?.[0] ?? "" }) : readSaid({ title, body });
}
function isFoundLiterally({ finding }, other) {
  if (finding.origin === other.origin)
    return !1;
  let [literal, model] = finding.origin === "literal" ? [finding, other] : [other, finding], code = FOUND_CODE.exec(literal.title)?.[1], isOfForm = FORM_KINDS.has(model.kind) && model.guideline === void 0;
  return code !== void 0 && model.title.includes(`\`${code}\``) && (isOfForm || model.guideline !== void 0 && model.guideline.source === literal.guideline?.source);
}
var FOUND_CODE = /`([^`]+)`$/, FORM_KINDS = /* @__PURE__ */ new Set([
  "consistency",
  "documentation",
  "naming",
  "readability",
  "style",
  "other"
]);
function isAlike(kept, said, where) {
  return kept.said.some((other) => isSaidAlike(other(), said(), where));
}
function isEqualText({ finding, others }, words2) {
  return [finding, ...others.slice(0, MOST_WORDINGS)].some(
    ({ title, body }) => foldText(`${title}
${body}`) === words2
  );
}
function mayJoin({ finding, hasLiteral }, { origin, guideline }) {
  let { guideline: cited } = finding, isLiteralTwice = hasLiteral && origin === "literal", areTwo = cited?.statement !== void 0 && guideline?.statement !== void 0 && cited.statement !== guideline.statement;
  return !isLiteralTwice && !areTwo;
}
function isOneStatement({ finding, hasLiteral }, other) {
  return citesTheSame(finding, other) && !hasLiteral && other.origin !== "literal";
}
function isOfOthers(kept, { agents = [], origin }) {
  return kept.finding.origin !== origin || kept.agents.length > 0 && agents.length > 0 && !agents.some((agent) => kept.agents.includes(agent));
}
function first2(most, items) {
  let taken = [];
  for (let item of items) {
    if (taken.length >= most)
      break;
    taken.push(item);
  }
  return taken;
}
function push(groups, key, kept) {
  if (key !== void 0) {
    let group = groups.get(key);
    group === void 0 ? groups.set(key, [kept]) : group.push(kept);
  }
}
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}
function subjectKey({ path, side, line, title, body, guideline }) {
  return line === void 0 ? JSON.stringify([path, side, "title", title]) : guideline?.statement === void 0 ? JSON.stringify([path, side, line, guideline?.id, title, body]) : JSON.stringify([path, side, line, guideline.statement]);
}
function citesTheSame({ guideline: a }, { guideline: b }) {
  return a?.statement !== void 0 && a.statement === b?.statement;
}
function lineKey({ path, side }, line) {
  return JSON.stringify([path, side, line ?? 0]);
}
function linesAround({ line }) {
  if (line === void 0)
    return [void 0];
  let away = Array.from({ length: NEAR_LINES2 }, (_, index) => [line - index - 1, line + index + 1]);
  return [line, ...away.flat().filter((near) => near >= 1)];
}
function quoteKey(finding) {
  let { path, side } = finding, text = readQuote2(finding);
  return text === void 0 ? void 0 : JSON.stringify([path, side, text]);
}
function readQuote2({ quote: quote2 }) {
  let text = quote2?.trim().replaceAll(/\s+/g, " ") ?? "";
  return text.length < LEAST_QUOTE_CHARACTERS ? void 0 : text;
}

// src/findings/identity/name-findings.ts
function nameFindings(findings) {
  let all = findings.flatMap((finding) => [
    { finding, place: void 0, line: finding.line },
    ...(finding.places ?? []).map((place) => ({ finding, place, line: place.line }))
  ]), seen = /* @__PURE__ */ new Map(), names = /* @__PURE__ */ new Map();
  for (let { finding, place } of all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    let { path, quote: quote2 } = place ?? finding, subject = { path, about: aboutOf(finding), text: quote2 ?? finding.title }, name = fingerprint({ ...subject, ordinal: 0 }), ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1), names.set(place ?? finding, ordinal === 0 ? name : fingerprint({ ...subject, ordinal }));
  }
  let nameOf2 = (named) => names.get(named) ?? "";
  return findings.map(({ places, ...finding }, index) => ({
    fingerprint: nameOf2(at(findings, index)),
    ...finding,
    ...places === void 0 ? {} : { places: places.map((place) => ({ ...place, fingerprint: nameOf2(place) })) }
  }));
}

// src/findings/useful/phrases.ts
var WORDS = String.raw`(?:[\w'§,-]+ ){0,8}?`, GOOD = "(?:good|great|nice|excellent|perfect|fine|correct|right|solid|clean|clear|clever|elegant|sensible|reasonable|appropriate|okay|ok|valid|safe|sound|readable|descriptive|consistent|compliant|thorough|well[ -](?:done|structured|documented|written|designed|named|tested|organized|organised|thought[ -]out|handled))", FOLLOWS = "(?:follow|adhere|compl|conform|match|respect|obey|meet|satisf|align|correspond)[a-z]*(?: (?:to|with))?", RULES = "(?:guidelines?|conventions?|rules?|standards?|style ?guide|requirements?|best practices?|instructions?|statements?|polic(?:y|ies)|principles?)", WELL = "(?:correctly|properly|nicely|cleanly|appropriately|safely|neatly)", TAIL = String.raw`(?:(?:,? and|,) (?:easy to [a-z]+|well [a-z]+|${GOOD}))*(?: (?:choice|approach|practice|idea|improvement|solution|use|implementation|design|change|addition|pattern|way|fix|refactoring|naming|name)s?\b.*)?(?: (?:here|now|overall|to me|as (?:it )?is|in this (?:file|change|case)|with the (?:rest of the code ?base|rest|guidelines?|rules?|conventions?)|with existing code))*`, FAULTS = "(?:issues?|problems?|concerns?|violations?|bugs?|errors?|objections?|remarks?|comments?|complaints?|findings?|changes?|actions?|fix(?:es)?|defects?)", PRAISE = [
  String.raw`(?:lgtm|looks good to me|kudos|approved|well done|good job|great job|nice job|bravo|awesome|kudos (?:for|to)\b.*|thanks?(?: you)?\b.*|love (?:it|this|the|how)\b.*|i (?:really )?like\b.*)`,
  String.raw`(?:very |really |quite |a )?(?:good|great|nice|excellent|perfect|solid|clean|clever|elegant|proper|correct|sensible|thoughtful) (?:defensive |error |exception |test |null |and )?(?:use|usage|work|job|touch|addition|improvement|cleanup|clean-up|refactoring|refactor|simplification|fix|change|choice|catch|call|idea|practice|naming|names?|coverage|documentation|docs|comments?|structure|separation|handling|implementation|approach|design|solution|pattern|example|code|test|tests|check|encapsulation|abstraction|readability|style|and readable)\b.*`,
  `(?:all |overall |very )?${GOOD}${TAIL}`,
  `${WORDS}(?:looks?|is|are|seems?|was|were|sounds?)(?: (?:already|very|quite|really|all|also|a|an|overall|pretty|both))* ${GOOD}${TAIL}`,
  `${WORDS}${WELL} [a-z]+s\\b.*`,
  `${WELL} (?:uses|handles|implements|follows|checks|validates|escapes|closes|sanitizes|applies|returns|uses|named|documented|typed|tested)\\b.*`,
  `${WORDS}(?:is|are|was|were|has been|have been) ${WELL} [a-z]+ed(?: (?:up|here|now))?`,
  `${WORDS}(?:is|are|was|were|has been|have been) [a-z]+ed(?: up)? ${WELL}`,
  `${WORDS}(?:improves?|increases?|enhances?) (?:the )?(?:overall )?(?:code )?(?:readability|maintainability|clarity|type safety|quality|consistency|safety|security|test coverage|performance)\\b.*`,
  `${WORDS}${FOLLOWS} ${WORDS}${RULES}\\b.*`,
  `${RULES} (?:is |are )?(?:followed|respected|met|satisfied|fulfilled)`
], NOTHING_WRONG = [
  `(?:overall, )?(?:(?:there (?:is|are|were)|i (?:have|see|found|find)|has|with) )?no (?:further |other |obvious |major |real |apparent )?${FAULTS}(?: or ${FAULTS})?(?: (?:of|with|in|on|about|regarding|from) ${WORDS}[\\w'\xA7-]+)?(?: (?:is|are|was|were|have been))?(?: (?:here|found|detected|identified|needed|required|necessary|seen|spotted|noted|at this time|to report|in this file))*`,
  "(?:there (?:is|was) )?nothing (?:is )?(?:wrong|to report|to fix|to change|to add|problematic|to complain about)(?: (?:here|with|in|about)\\b.*)?",
  "(?:this|that|it) (?:is|was) not (?:an?|really an?) (?:issue|problem|bug|violation)(?: here)?",
  "(?:this|that|it) (?:is|was|seems|looks) (?:fine|ok|okay|good|correct|acceptable)(?: (?:as (?:it )?is|here|now))?",
  "(?:fine|ok|okay|good) as (?:it )?is"
], ASKS = String.raw`(?:please |kindly |maybe |perhaps |also |just |again )*(?:(?:can|could|would|might|may) (?:you|we) (?:please |want to |wish to )*|you (?:may|might|should|could) (?:also )?(?:want to |like to |wish to |consider )*|it (?:would|might|may) be (?:good|better|nice|worth|worthwhile|useful|helpful|wise|best) to |it is (?:recommended|advisable|important|worth) to |consider |remember to |be sure to |i (?:would )?(?:suggest|recommend) (?:to |that you )?)?(?:please |also )*`, LOOK = String.raw`(?:verify|verifying|check|checking|double[ -]check|double[ -]checking|ensure|ensuring|make sure|making sure|confirm|confirming|review|reviewing|validate|validating|test|testing|re-?check|reconsider|consider|considering|follow|following|keep in mind)\b`, ADD_TESTS = String.raw`(?:to )?(?:add|adding|write|writing|include|including|provide|providing)(?: (?:a|an|some|more|additional|further|new|the|corresponding|appropriate|unit|integration|regression|automated|end-to-end|e2e))* (?:tests?(?: (?:cases?|coverage))?|test(?:s|ing)?)\b`, DESCRIPTION = String.raw`(?:this|the) (?:change|commit|pr|pull request|diff|patch|line|code|hunk)?(?: now| also| simply| just)* ?(?:adds|introduces|defines|declares|imports|creates|refactors|documents)(?: (?:a|an|the|new|small|some|private|public|missing))* (?:(?:helper|unit|utility|test|factory|import) )*(?:function|method|helper|class|constant|variable|tests?|documentation|docs|comments?|interface|import|module|component|code|file)(?: (?:§|called §|named §|for (?:the |a )?(?:new )?(?:§|option|function|method|class|feature|change)))*`;
function begins(patterns) {
  return new RegExp(`^(?:${patterns.join("|")})$`);
}
var PRAISES = begins(PRAISE), FINDS_NOTHING = begins(NOTHING_WRONG), ASKS_TO_LOOK = new RegExp(`^${ASKS}${LOOK}`), ASKS_FOR_TESTS = new RegExp(`^${ASKS}${ADD_TESTS}`), DESCRIBES = begins([DESCRIPTION]), INTRODUCES_RULE = new RegExp(
  String.raw`^(?:according to|as per|per|as stated in|the|your|our|this|project|team|repository|repo|coding|§)(?: [\w-]+){0,3}? ?${RULES}(?: (?:§|\d+(?:\.\d+)?))?(?: (?:say|state|require|ask|recommend|demand|read|want|prescribe)s?(?: (?:that|to|for|us to|you to))?)?[,:]? ?`
);

// src/findings/useful/read-sentences.ts
function readClauses(text) {
  return text.length > 1e3 || /`{3}|~{3}/.test(text) ? void 0 : text.normalize("NFKC").replaceAll(/`[^`\n]*`/g, "\xA7").replaceAll(/[’ʼ]/g, "'").replaceAll(/[*_"“”]/g, "").replaceAll(/^[ \t]*(?:[-+>#]+|\d{1,3}[.)])[ \t]+/gm, "").toLowerCase().split(/\n|(?<=[.!?]) |;|:(?=\s)| [-–—]+ |—|\(|\)/).map(withoutSigns).filter((clause) => clause !== "");
}
function withoutSigns(clause) {
  return clause.replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Mn}]/gu, " ").replaceAll(/\s+/g, " ").replace(/^[\s.,!:+]+/, "").replace(/[\s.,!:]+$/, "");
}

// src/findings/useful/vocabulary.ts
function words(text) {
  return new Set(proseWords(text));
}
var GENERAL_WORDS = words(
  `a about above accordingly account actual actually added adding again all along also always an and any anything
  appropriate approach are as at be been before behave behaves behavior behaviour being below best both break breaking
  breaks by call caller callers can carefully case cases change changed changes code codebase base compatibility
  compatible complete completely consider considered consistency consistent consistently convention conventions correct
  correctly correctness cover coverage covered covers current desired details do docs documentation documented does done double
  each edge effect else ensure everything everywhere existing expect expectation expectations expected feature features
 fix fixed follow followed follows for from function functionality functions fully further general
  guideline guidelines handle handled handles handling has have here how implementation implication implications important
  in input inputs different impact intended intent intention intentional intentionally into is issue issues it its
  itself just keep kind logic look make makes manual manually match matches matter may meet meets method
  methods might more necessary need needed needs new no of on one other others our out overall part parts pass
  passes performance place places please possible potential potentially practice practices pr problem problems proper
  properly project pull quality readability really reasonable recommend regression regressions related relevant request
  requirement requirements respected rest result results review right rule rules same scenario scenarios see should side so some
  something standard standards still style sure system test tested testing tests that the their them then there these
  they thing things this those thorough thoroughly through to too under unit update updated updates updating usage
  use used using utilized valid validity various verified verify want way we well what when where whether which
  will with work working works would you your guide`
), TURNING_WORDS = words(
  `although but cannot could despite except fails however if instead least lest might never nor not only otherwise rather should still
  though too unless until unfortunately while whereas without would yet cant dont doesnt isnt wont wasnt arent shouldnt
  couldnt wouldnt didnt hasnt almost nearly mostly partly partially barely apart aside just supposed required once needs need must another sadly again anymore longer`
), FAULT_WORDS = words(
  `abuse ambiguous attack attacker bad because blocking blocks bottleneck brittle broken bug bypass collide collision
  confusing conflict corrupt corrupted corrupts crash crashed crashes currently dangerous dead deadlock deadlocks
  deprecated dereference duplicate duplicated duplicates duplication empty error eval exceed exceeds exception expires exploit expose
  exposed exposes fail failed failing fails failure false fatal flaky forget forgets forgot forgotten fragile freeze
  hang hangs hardcoded hide hides ignore ignored ignores inaccurate inaccessible incomplete inconsistent incorrect incorrectly
  inefficient infinite injection insecure invalid inverted lack lacking lacks leak leaked leaking leaks lose loses losing lost
  malformed memory misleading mismatch misses missing mistake mistaken misuse mutable mutates nan negative null nil obsolete
  off outdated overflow overflows overwrite overwrites overwritten panic panics password plaintext poison pollution quadratic
  race races redundant secret secrets sensitive shadow shadows since skip skipped skips slow spoof stale starve stuck swallow swallowed
  swallows throw throws timeout traversal truncate truncated typo undefined unbounded unchecked unclear undocumented unescaped
  unexpected unhandled unintended unnecessary unprotected unreachable unresolved unsafe unsanitized untested untrusted unused
  unvalidated vulnerable vulnerability weak worse wrong xss csrf ssrf twice warning n+1`
);

// src/findings/useful/why-useless.ts
function whyUseless(text) {
  let body = readClauses(text.body), title = readClauses(text.title.replace(/…$/, ""));
  if (body === void 0 || title === void 0)
    return;
  let own = title.filter((clause) => !body.some((other) => other.startsWith(clause))), rule = readRule(text), said = body.map((clause) => readClause(clause, rule)), called = own.map((clause) => readClause(clause, rule) ?? readTopic(clause, said)), all = [...said, ...called];
  if (all.length === 0)
    return "it has no words";
  if (!all.includes(void 0))
    return REASONS.find(([clause]) => all.includes(clause))?.[1];
}
var REASONS = [
  ["request", "it only asks to verify or to test something and names no problem"],
  ["rule", "it only repeats its guideline and does not say what in the code breaks it"],
  ["praise", "it only says that the code is good"],
  ["description", "it only describes the change"]
];
function readClause(clause, rule) {
  let words2 = wordsOf2(clause);
  if (words2.length === 0)
    return clause.includes("\xA7") ? void 0 : "praise";
  if (!(clause.includes("?") && !/^(?:please|can|could|would) /.test(clause)))
    return FINDS_NOTHING.test(clause) && !words2.some((word) => TURNING_WORDS.has(word) && word !== "not") || isPraise(clause) ? "praise" : isEmptyRequest(clause, words2) ? "request" : rule !== void 0 && repeatsRule(clause, rule) ? "rule" : DESCRIBES.test(clause) ? "description" : void 0;
}
function isPraise(clause) {
  return [[clause], clause.split(/, (?:and )?/)].some((parts) => parts.every((part) => PRAISES.test(part) && isUnbroken(part)));
}
function readTopic(title, said) {
  let words2 = wordsOf2(title), isAfterPraise = said.every((clause) => clause === "praise" || clause === "description");
  return words2.every((word) => GENERAL_WORDS.has(word) || TOPICS.has(word)) && !words2.includes("no") || isAfterPraise && said.length > 0 && words2.length <= MAX_TOPIC_WORDS && !words2.some(maySayFault) ? "topic" : void 0;
}
var MAX_TOPIC_WORDS = 6, TOPICS = new Set(
  proseWords(
    "confirm check naming name documentation comment refactoring structure positive suggestion note intent correctness"
  )
);
function maySayFault(word) {
  return FAULT_WORDS.has(word) || TURNING_WORDS.has(word);
}
function isUnbroken(clause) {
  if (/n't\b|\bno longer\b/.test(clause))
    return !1;
  let words2 = wordsOf2(clause), dealtWith = /\b(?:avoid|prevent|handl|guard|protect|catch|check|remov|fix|improv|reduc|against|without)/.test(
    clause
  );
  return words2.length <= MAX_PRAISE_WORDS && !words2.some((word) => TURNING_WORDS.has(word) || !dealtWith && FAULT_WORDS.has(word));
}
var MAX_PRAISE_WORDS = 30;
function isEmptyRequest(clause, words2) {
  if (words2.some((word) => FAULT_WORDS.has(word)) || /n't\b/.test(clause))
    return !1;
  if (ASKS_FOR_TESTS.test(clause))
    return !wordsOf2(clause.replace(ASKS_FOR_TESTS, "")).some((word) => TURNING_WORDS.has(word)) && words2.length <= MAX_REQUEST_WORDS;
  let rest = clause.replace(ASKS_TO_LOOK, "");
  return rest !== clause && wordsOf2(rest).every((word) => GENERAL_WORDS.has(word) || word === "not");
}
var MAX_REQUEST_WORDS = 16;
function readRule({ title, body, cited, quote: quote2 = "" }) {
  let codes = `${title}
${body}`.match(/`[^`\n]+`/g) ?? [];
  if (cited === void 0 || codes.some((code) => !cited.includes(code)))
    return;
  let words2 = new Set(proseWords(cited)), telling = [...words2].filter((word) => !GENERAL_WORDS.has(word)), shown = new Set(proseWords(quote2));
  return telling.length === 0 || telling.some((word) => shown.has(word)) ? void 0 : words2;
}
function repeatsRule(clause, rule) {
  let rest = clause.replace(INTRODUCES_RULE, "").replace(/^(?:please|always|guideline)\b/, ""), words2 = wordsOf2(rest);
  return !/\b(?:this|here|these)\b|n't\b/.test(rest) && !words2.some((word) => NEGATIONS.has(word) && !rule.has(word)) && !words2.some((word) => (FAULT_WORDS.has(word) || TURNING_WORDS.has(word)) && !rule.has(word) && !DUTY.has(word)) && words2.every((word) => rule.has(word) || GENERAL_WORDS.has(word) || DUTY.has(word));
}
var NEGATIONS = /* @__PURE__ */ new Set(["no", "not", "never", "none", "nothing", "nobody"]), DUTY = new Set(proseWords("must should shall required require requires every each always according prefer"));
function wordsOf2(clause) {
  return proseWords(clause.replaceAll("\xA7", " ").replaceAll("'", ""));
}

// src/findings/useful/leave-out-useless.ts
function leaveOutUseless(findings) {
  let useful = [], leftOut = [];
  for (let finding of findings) {
    let reason = judge(finding);
    if (reason === void 0)
      useful.push(finding);
    else if (finding.severity === "high")
      useful.push({ ...finding, placement: { kind: "summary", reason } });
    else {
      let { path, line, title } = finding;
      leftOut.push({
        source: line === void 0 ? path : `${path}:${line}`,
        reason: `"${title}" is left out: ${reason}`
      });
    }
  }
  return { useful, leftOut };
}
function judge({ origin, replacement, title, body, quote: quote2, guideline }) {
  return origin === "literal" || replacement !== void 0 ? void 0 : whyUseless({ title, body, quote: quote2, cited: guideline?.text });
}

// src/findings/place.ts
function placeFindings(drafts, files, guidelines, { minSeverity }) {
  let { severe, tooMild } = splitBySeverity(drafts, minSeverity), findCitation = openCitations(guidelines), placed = severe.map((draft) => placeDraft(draft, files, guidelines, findCitation)), { useful, leftOut: useless } = leaveOutUseless(placed), { unique, repeated } = mergeFindings(useful);
  return { findings: nameFindings(unique.toSorted(worstFirst)), leftOut: [...tooMild, ...useless], merged: repeated };
}
function placeDraft(draft, files, guidelines, findCitation) {
  let file = fileOf(draft.path, files), anchor = file === void 0 ? void 0 : draft.anchor ?? anchorDraft(draft, file), path = file?.path ?? draft.path, isAboutChange = draft.origin === "literal" && draft.path === CHANGE_ITSELF, citation = findCitation(draft, isAboutChange ? citedFile(draft, guidelines) ?? path : path), shared = {
    path,
    severity: draft.severity,
    kind: draft.kind,
    title: draft.title,
    body: draft.body,
    origin: draft.origin,
    ...draft.rule === void 0 ? {} : { rule: draft.rule },
    ...citation === void 0 ? {} : { guideline: citation },
    ...draft.confidence === void 0 ? {} : { confidence: draft.confidence },
    ...draft.agents === void 0 ? {} : { agents: draft.agents },
    ...draft.doubts === void 0 ? {} : { doubts: draft.doubts }
  };
  if (anchor === void 0) {
    let reason = isAboutChange ? "it is about the change itself, not about a file" : "the file it names is not part of the change";
    return { ...shared, side: draft.side ?? "RIGHT", placement: { kind: "summary", reason } };
  }
  let replacement = readReplacement(draft, anchor);
  return anchor.kind === "file" ? { ...shared, ...replacement, side: draft.side ?? "RIGHT", placement: anchor } : {
    ...shared,
    side: anchor.side,
    line: anchor.line,
    ...anchor.startLine === void 0 ? {} : { startLine: anchor.startLine },
    ...replacement,
    quote: anchor.text,
    placement: { kind: "inline" }
  };
}
function citedFile({ citation }, guidelines) {
  let [id] = citation?.split(".") ?? [];
  return guidelines.find((guideline) => String(guideline.id) === id)?.appliesTo.keys().next().value;
}
function readReplacement(draft, anchor) {
  let { suggestion, line, startLine, decision } = draft;
  return suggestion === void 0 ? {} : {
    replacement: {
      text: suggestion,
      stated: { ...line === void 0 ? {} : { line }, ...startLine === void 0 ? {} : { startLine } },
      isCertain: anchor.kind === "line" && anchor.certain,
      covered: anchor.kind === "line" ? anchor.covered : "none",
      ...decision === void 0 ? {} : { decision }
    }
  };
}

// src/findings/suggestions/replacement.ts
function replacedLines({ known: known2, start, end }) {
  return known2.slice(start, end);
}
function applyLines({ known: known2, start, end }, lines) {
  return [...known2.slice(0, start), ...lines, ...known2.slice(end)];
}

// src/findings/suggestions/similar-lines.ts
var TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
function readTokens(line) {
  let tokens = [];
  for (let [token] of line.matchAll(TOKEN))
    if (tokens.push(token), tokens.length >= 400)
      break;
  return tokens;
}
function lineSimilarity(a, b) {
  if (a.trim() === b.trim())
    return 1;
  let left = readTokens(a), right = readTokens(b);
  if (left.length === 0 || right.length === 0)
    return 0;
  let counts = /* @__PURE__ */ new Map();
  for (let token of left)
    counts.set(token, (counts.get(token) ?? 0) + 1);
  let shared = 0;
  for (let token of right) {
    let count2 = counts.get(token) ?? 0;
    count2 > 0 && (counts.set(token, count2 - 1), shared += 1);
  }
  return 2 * shared / (left.length + right.length);
}
function letterSimilarity(a, b) {
  let [left, right] = [countPairs(a.trim()), countPairs(b.trim())], shared = 0;
  for (let [pair, count2] of right)
    shared += Math.min(count2, left.get(pair) ?? 0);
  let all = a.trim().length + b.trim().length - 2;
  return all <= 0 ? +(a.trim() === b.trim()) : 2 * shared / all;
}
function countPairs(text) {
  let counts = /* @__PURE__ */ new Map();
  for (let at2 = 0; at2 < Math.min(text.length, 2e3) - 1; at2 += 1) {
    let pair = text.slice(at2, at2 + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}
var LEAST_ALIKE = 0.5;
function pairLines(before, after) {
  let width = after.length + 1, best = new Float64Array((before.length + 1) * width), alike = new Float64Array(before.length * after.length), scores = new Float64Array(before.length * after.length);
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      let similarity = lineSimilarity(before[from] ?? "", after[to] ?? ""), score = similarity + (hasTie(similarity) ? LETTERS * letterSimilarity(before[from] ?? "", after[to] ?? "") : 0);
      alike[from * after.length + to] = similarity, scores[from * after.length + to] = score;
      let paired = similarity >= LEAST_ALIKE ? score + (best[(from + 1) * width + to + 1] ?? 0) : 0;
      best[from * width + to] = Math.max(paired, best[(from + 1) * width + to] ?? 0, best[from * width + to + 1] ?? 0);
    }
  return tracePairs(before.length, after.length, { best, alike, scores });
}
var LETTERS = 1e-3;
function hasTie(similarity) {
  return similarity >= LEAST_ALIKE && similarity < 1;
}
function tracePairs(rows, columns, { best, alike, scores }) {
  let width = columns + 1, pairs = [];
  for (let from = 0, to = 0; from < rows && to < columns; ) {
    let here = best[from * width + to] ?? 0, similarity = alike[from * columns + to] ?? 0, score = scores[from * columns + to] ?? 0;
    similarity >= LEAST_ALIKE && here === score + (best[(from + 1) * width + to + 1] ?? 0) ? (pairs.push({ from, to, similarity }), from += 1, to += 1) : here === (best[(from + 1) * width + to] ?? 0) ? from += 1 : to += 1;
  }
  return pairs;
}
function editCost(before, after) {
  let paired = pairLines(before, after).reduce((sum2, { similarity }) => sum2 + similarity, 0);
  return before.length + after.length - 2 * paired;
}

// src/findings/suggestions/judge/placeholders.ts
var NOTHING = /^[("'`[<]*(?:null|none|nil|undefined|n\/?a|nan|no(?:ne)?(?: code)? (?:change|suggestion)s?(?: needed| required)?|no change|not applicable|same|unchanged|todo|tbd|-+|empty|string|suggestion|code)[)"'`\]>.]*$/i, COMMENT_LEADER = /^(?:\/\/+|\/\*+|\*|#+|--+|<!--|;+|%+|\{\/\*|"""|''')\s*/, COMMENT_END = /\s*(?:\*\/\}?|-->|"""|''')$/, LEFT_OUT2 = /^(?:\.{3,}|…)|(?:\.{3,}|…)\s*\)?$|\b(?:rest of|the rest|remaining (?:code|lines?|logic|implementation|methods?|fields?|function)|existing (?:code|implementation|logic|body|lines?|content)|(?:code|lines?|rest|body|implementation|logic|everything|function|method) (?:is |are |remains? |stays? |as )?(?:unchanged|the same|as before|as (?:they are|it is|is)|omitted|unmodified)|unchanged|same as (?:before|above)|as before|omitted(?: for brevity)?|(?:your|my|more|other|some|previous|original) (?:\w+ )?(?:code|logic|implementation)|code (?:goes )?here|implementation (?:goes )?here|goes here|snip(?:ped)?|etc\.?$)/i, BLANK_TO_FILL = /[<[{]{1,2}\s*(?:your|insert|add|replace|put|the actual|some|appropriate|placeholder|new|fill|existing)\b[^>\]}\n]{0,80}[>\]}]|\bYOUR_[A-Z_]+(?:_HERE)\b/i, DOTS2 = /\(\s*(?:\.{3}|…)\s*\)|\[\s*(?:\.{3}|…)\s*\]|\{\s*(?:\.{3}|…)\s*\}|…/;
function findPlaceholder(lines, target) {
  let replaced = replacedLines(target), before = new Set(replaced.map((line) => line.trim())), solid2 = lines.map((line) => line.trim()).filter((line) => line !== "" && !before.has(line)), whole = solid2.join(" ");
  if (NOTHING.test(whole))
    return "it has no code";
  if (solid2.length > 0 && solid2.every((line) => isTodo(line)) && !replaced.some((line) => /\bTODO\b/.test(line)))
    return "it is only a TODO";
  let isLeftOut = solid2.some(
    (line) => isDots(line) || isDotsWithWords(line, replaced) || isLeftOutComment(line) && !isEdited(line, replaced)
  ), old = replaced.join(`
`), code = blankCommentsAndStrings(lines.join(`
`), target.language) ?? lines.join(`
`), hasDots = DOTS2.test(code.replaceAll(/\bcatch\s*\(\.{3}\)/g, "")) && !DOTS2.test(old), hasBlank2 = BLANK_TO_FILL.test(whole) && !BLANK_TO_FILL.test(old);
  return isLeftOut || hasDots || hasBlank2 ? "it leaves out code" : void 0;
}
var MAX_COMPARED2 = 100, LEAST_ALIKE2 = 0.6;
function isEdited(line, replaced) {
  return replaced.slice(0, MAX_COMPARED2).some((old) => lineSimilarity(old, line) >= LEAST_ALIKE2);
}
function isTodo(line) {
  return /^(?:\/\/+|\/\*+|\*|#+|--+|<!--|;+|%+)?\s*TODO\b/i.test(line);
}
function isDots(line) {
  return /^[([{]?\s*(?:\.{3,}|…|(?:\. ){2,}\.)\s*[)\]}]?[;,]?$/.test(line);
}
function isDotsWithWords(line, replaced) {
  let isExample = replaced.some((old) => /^\s*(?:>>>|\.{3})/.test(old));
  return /^(?:\.{3,}|…)\s+[\p{L}\p{N}<([]/u.test(line) && !isExample && !isEdited(line, replaced);
}
function isLeftOutComment(line) {
  let leader = COMMENT_LEADER.exec(line)?.[0];
  return leader === void 0 ? /(?:\/\/|\/\*|#|--)\s*(?<note>(?:\.{3}|…).*)$/.exec(line)?.groups?.note !== void 0 : LEFT_OUT2.test(line.slice(leader.length).replace(COMMENT_END, "").trim());
}

// src/findings/suggestions/judge/prose.ts
var STARTERS = /^(?:Add|After|Also|Alternatively|Always|Apply|Avoid|Before|Better|But|Call|Change|Check|Consider|Convert|Correct(?:ed)?|Delete|Do|Drop|Ensure|Example|Extract|Fix(?:ed)?|For|Handle|Here(?:'s)?|However|I|If|Improved|In|Initialize|Inline|Insert|Instead|It|Just|Keep|Let's|Make|Maybe|Merge|Move|No|Not|Note|Or|Otherwise|Pass|Perhaps|Please|Prefer|Put|Refactor|Remove|Rename|Replace(?:ment)?|Return|Rewrite|Same|See|Set|Should|Simplif(?:y|ied)|Something|Split|Suggest(?:ed|ion)|Swap|Switch|That|The|Then|There|This|To|Try|Update(?:d)?|Use|Using|Validate|We|When|With|Wrap|Write|You|Your)\b(?:'\w+)?/, COMMENT = /^\s*(?:\/\/|\/\*|\*|#|--|<!--|;|%|"""|''')/;
function looksLikeProse(line, { strict }) {
  let text = line.trim();
  if (text === "" || COMMENT.test(line))
    return !1;
  let plain = text.replaceAll(/`[^`]*`/g, "code").replaceAll(/\*\*|__/g, ""), words2 = plain.match(/(?<![^\s("'])[A-Za-z][A-Za-z'’-]*(?=[\s.,:;!?)"']|$)/g) ?? [], parts = plain.split(/\s+/), isMostlyWords = words2.length >= 2 && words2.length >= parts.length * 0.6;
  if (STARTERS.test(plain) && /^\S+(?:\s+[a-z`"'(A-Z]|:)/.test(plain) && isMostlyWords && (words2.length >= 3 || plain.endsWith(":")))
    return !0;
  let hasCode = /[;{}=<>[\]\\|&@#$^]|\w\(|\)\w|::|->|\w\.\w/.test(plain), isSentence = /^["'(]?[A-Z]/.test(plain) && words2.length >= 4 && isMostlyWords && !hasCode;
  return strict ? isSentence && /[.!?:]$/.test(plain) : isSentence || plain.endsWith(":") && isMostlyWords && !hasCode;
}
var TEXT = /* @__PURE__ */ new Set([
  "plaintext",
  "markdown",
  "mdx",
  "restructuredtext",
  "asciidoc",
  "instructions",
  "prompt",
  "chatagent",
  "skill",
  "latex",
  "tex",
  "typst",
  "html"
]), LEAST_ALIKE3 = 0.4;
function isProse(lines, target) {
  let solid2 = lines.filter((line) => line.trim() !== ""), replaced = replacedLines(target).filter((line) => line.trim() !== ""), isText = TEXT.has(target.language);
  return solid2.some(
    (line) => looksLikeProse(line, { strict: !0 }) && (!isText || STARTERS.test(line.trim())) && !replaced.slice(0, MAX_COMPARED3).some((old) => lineSimilarity(old, line) >= LEAST_ALIKE3) && !isAmongProse(replaced, isText)
  );
}
var MAX_COMPARED3 = 100;
function isAmongProse(replaced, isText) {
  return !isText && replaced.length > 0 && replaced.every((line) => looksLikeProse(line, { strict: !1 }));
}

// src/findings/suggestions/clean/cleaned.ts
function isUnclear(result) {
  return "unclear" in result;
}

// src/findings/suggestions/clean/diff-signs.ts
var HEADER = /^(?:\*\*\* (?:Begin|End) Patch|\*\*\* (?:Update|Add) File: |@@$|diff --git |index [0-9a-f]+\.\.|--- |\+\+\+ |@@ )/, NO_NEWLINE = /^\\ No newline at end of file$/;
function takeNewSide(lines, target) {
  let hasHunk = lines.some((line) => /^@@ .*@@|^\*\*\* Begin Patch$/.test(line)), body = lines.filter((line) => !NO_NEWLINE.test(line) && !(hasHunk && HEADER.test(line)));
  if (!looksLikeDiff(body, target))
    return lines;
  let fresh = body.flatMap((line) => line.startsWith("-") ? [] : [withoutSign(line)]), removed = body.filter((line) => line.startsWith("-")).map(withoutSign), old = body.flatMap((line) => line.startsWith("+") ? [] : [withoutSign(line)]);
  if (removed.length === 0)
    return fresh;
  let inFile = findRun(target, old);
  return inFile !== void 0 ? fitToTarget(body, target, inFile) : sameLines(removed, replacedLines(target)) && body.every((line) => /^[+-]/.test(line)) ? fresh : { unclear: "it is a diff that does not fit the lines" };
}
function looksLikeDiff(body, target) {
  let marked = body.filter((line) => line.trim() !== ""), added = marked.filter((line) => line.startsWith("+")), removed = marked.filter((line) => line.startsWith("-")), replaced = replacedLines(target);
  return added.length === 0 || target.language === "diff" || replaced.some((line) => /^\s*[+]/.test(line)) ? !1 : removed.length > 0 && replaced.some((line) => /^\s*-/.test(line)) ? sameLines(removed.map(withoutSign), replaced) : marked.every((line) => /^[+\- ]/.test(line)) || removed.length > 0;
}
function withoutSign(line) {
  return /^[+\- ]/.test(line) ? line.slice(1) : line;
}
function sameLines(a, b) {
  let solid2 = (lines) => lines.map((line) => line.trim()).filter((line) => line !== ""), left = solid2(a), right = solid2(b);
  return left.length === right.length && left.every((line, at2) => line === right[at2]);
}
var MAX_CONTEXT = 8;
function findRun({ known: known2, start, end }, old) {
  for (let from = start; from >= Math.max(0, start - MAX_CONTEXT); from -= 1)
    if (from + old.length >= end && old.every((line, at2) => known2[from + at2]?.trim() === line.trim()))
      return from;
}
function fitToTarget(body, { start, end }, from) {
  let fresh = [], at2 = from;
  for (let line of body) {
    let isInside = at2 >= start && at2 < end;
    if (line.startsWith("+")) {
      if (!isInside && at2 !== end)
        return { unclear: "it is a diff that also changes other lines" };
      fresh.push(withoutSign(line));
      continue;
    }
    if (line.startsWith("-") && !isInside)
      return { unclear: "it is a diff that also changes other lines" };
    !line.startsWith("-") && isInside && fresh.push(withoutSign(line)), at2 += 1;
  }
  return fresh;
}

// src/findings/suggestions/clean/escapes.ts
function decodeJsonEscapes(lines, target) {
  let [line = ""] = lines, replaced = replacedLines(target).join(`
`);
  if (lines.length === 1 && replaced.includes("\\"))
    return decodeTwice(line, target);
  if (lines.length !== 1 || !/\\[nt"]/.test(line) || /\\[nrt"]/.test(replaced))
    return lines;
  let code = maskOf(line, target.language), quotes = line.match(/\\*"/g) ?? [], hasEscapedQuotes = quotes.length > 0 && quotes.every((quote2) => quote2 === '\\"'), isComment = /^\s*(?:\/\/|\/\*|\*|#|--)/.test(line);
  if (!(hasEscapedQuotes || /\\[nt]/.test(isComment ? line : code)))
    return lines;
  let decoded = line.replaceAll(/\\r\\n|\\n/g, `
`).replaceAll(String.raw`\t`, "	").replaceAll(String.raw`\"`, '"');
  return /\\[nt]/.test(decoded) ? { unclear: "it has line breaks written as `\\n`" } : decoded.split(`
`);
}
function decodeTwice(line, target) {
  let decoded = /\\[\\"]/.test(line) ? readJsonString(line)?.split(`
`) : void 0, replaced = replacedLines(target);
  return decoded === void 0 || replaced.length * decoded.length > MAX_PAIRED ? [line] : editCost(replaced, decoded) >= editCost(replaced, [line]) ? [line] : line.includes('"') ? decoded : { unclear: "its backslashes may be doubled" };
}
var MAX_PAIRED = 4e3;
function readJsonString(text) {
  let value = parseJson(`"${text.replaceAll("	", String.raw`\t`)}"`);
  return typeof value == "string" ? value : void 0;
}
var ESCAPED = /&(?:lt|gt|amp|quot|apos|nbsp|#0*39|#x0*27|#0*34|#x0*22|#0*60|#0*62|#x0*3[ce]|#x0*2f|#0*47);/i, RAW = /[<>]|&(?!(?:\w+|#\w+);)/, WITH_REFERENCES = new Set(
  "html xml xsl vue svelte astro markdown mdx javascriptreact typescriptreact handlebars razor twig php instructions prompt chatagent skill".split(
    " "
  )
);
function decodeReferences2(lines, target) {
  let text = lines.join(`
`);
  if (!ESCAPED.test(text) || ESCAPED.test(replacedLines(target).join(`
`)) && !isEscapedTwice(text, target) || RAW.test(text))
    return lines;
  let isCode = ESCAPED.test(maskOf(text, target.language)) || isEscapedTwice(text, target);
  return WITH_REFERENCES.has(target.language) || !isCode ? { unclear: "it has character references of HTML" } : decodeAll(text).split(`
`);
}
var DOUBLED = /&amp;(?:\w+|#\w+);/i;
function isEscapedTwice(text, target) {
  let replaced = replacedLines(target), [lines, decoded] = [text.split(`
`), decodeAll(text).split(`
`)];
  return DOUBLED.test(text) && ESCAPED.test(replaced.join(`
`)) && replaced.length * lines.length <= MAX_PAIRED && RAW.test(replaced.join(`
`)) && editCost(replaced, decoded) < editCost(replaced, lines);
}
function decodeAll(text) {
  let parts = [];
  for (let at2 = 0; at2 < text.length; ) {
    let found = text.charAt(at2) === "&" ? decodeReference(text, at2) : void 0;
    parts.push(found?.value.replace("\xA0", " ") ?? text.charAt(at2)), at2 += found?.length ?? 1;
  }
  return parts.join("");
}
function maskOf(text, language) {
  return blankCommentsAndStrings(text, language) ?? text;
}

// src/findings/suggestions/clean/fences.ts
var FENCE2 = /^(?<indent>[ \t]*)(?<marks>`{3,}|~{3,})(?<info>[^`]*)$/, WITH_FENCES = /* @__PURE__ */ new Set([
  "markdown",
  "mdx",
  "instructions",
  "prompt",
  "chatagent",
  "skill",
  "asciidoc",
  "restructuredtext"
]), ANY_TEXT = /* @__PURE__ */ new Set(["", "suggestion", "diff", "md", "markdown", "text", "txt"]);
function unwrapFence(lines, target) {
  let blocks = findBlocks(lines), [block] = blocks;
  if (block === void 0 || replacedLines(target).some((line) => FENCE2.test(line)))
    return lines;
  let outside = [...lines.slice(0, block.open), ...lines.slice(block.close + 1)].filter((line) => line.trim() !== "");
  if (WITH_FENCES.has(target.language)) {
    let isWrapper = blocks.length === 1 && outside.length === 0 && ANY_TEXT.has(block.info);
    return blocks.every(({ close }) => close < lines.length) && repeatsText(outside, target) ? lines : isWrapper ? inside(lines, block) : { unclear: "it has a code fence that may belong to the text" };
  }
  return blocks.length > 1 ? { unclear: "it has several code blocks" } : block.close === lines.length && block.open > 0 && block.open === lines.length - 1 ? lines.slice(0, block.open) : outside.every((line) => looksLikeProse(line, { strict: !1 })) ? inside(lines, block) : { unclear: "it has code inside and outside of a code block" };
}
function repeatsText(outside, target) {
  let replaced = replacedLines(target).filter((line) => line.trim() !== "");
  return replaced.length > 0 && replaced.length * outside.length <= MAX_PAIRED2 && pairLines(replaced, outside).filter(({ similarity }) => similarity >= SAME_LINE).length === replaced.length;
}
var MAX_PAIRED2 = 4e3, SAME_LINE = 0.6;
function findBlocks(lines) {
  let blocks = [];
  for (let at2 = 0; at2 < lines.length; at2 += 1) {
    let { indent = "", marks, info = "" } = FENCE2.exec(lines[at2] ?? "")?.groups ?? {};
    if (marks === void 0)
      continue;
    let rest = lines.slice(at2 + 1).findIndex((line) => line.trim().startsWith(marks) && FENCE2.test(line)), close = rest < 0 ? lines.length : at2 + 1 + rest;
    blocks.push({ open: at2, close, indent, info: info.trim().toLowerCase() }), at2 = close;
  }
  return blocks;
}
function inside(lines, { open, close, indent }) {
  let code = lines.slice(open + 1, close);
  return indent !== "" && code.every((line) => line.startsWith(indent) || line.trim() === "") ? code.map((line) => line.slice(indent.length)) : code;
}

// src/findings/suggestions/clean/indent-style.ts
function indentOf(line) {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
function readIndentStyle({ known: known2, start, end }) {
  let indents = known2.slice(Math.max(0, start - 60), end + 60).filter((line) => line.trim() !== "").map(indentOf), tabs = indents.filter((indent) => indent.startsWith("	")).length, blanks = indents.filter((indent) => indent.startsWith("  ")).length;
  return tabs + blanks === 0 ? void 0 : { usesTabs: tabs > blanks, width: commonStep(indents) };
}
function commonStep(indents) {
  let counts = /* @__PURE__ */ new Map();
  indents.forEach((indent, at2) => {
    let step = indent.length - (indents[at2 - 1] ?? "").length;
    step >= 2 && step <= 8 && !indent.includes("	") && counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  let [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || a - b);
  return most?.[0] ?? 4;
}
function adoptStyle(lines, style, expected) {
  return style.usesTabs ? withTabs(lines, expected) : lines.map((line) => withBlanks(line, style.width));
}
function withBlanks(line, width) {
  let indent = indentOf(line);
  return indent.replaceAll("	", " ".repeat(width)) + line.slice(indent.length);
}
function withTabs(lines, expected) {
  let width = widthOfBlanks(lines, expected);
  return lines.map((line) => {
    let indent = indentOf(line);
    if (!indent.includes(" ") || width === void 0)
      return line;
    let columns = indent.replaceAll("	", " ".repeat(width)).length;
    return "	".repeat(Math.floor(columns / width)) + " ".repeat(columns % width) + line.slice(indent.length);
  });
}
function widthOfBlanks(lines, expected) {
  let indents = lines.filter((line) => line.trim() !== "").map((line) => indentOf(line).length), first3 = indents[0] ?? 0, depth = expected.length;
  if (/^\t+$/.test(expected) && first3 > 0 && first3 % depth === 0 && [2, 3, 4, 8].includes(first3 / depth))
    return first3 / depth;
  let steps = indents.map((indent, at2) => Math.abs(indent - (indents[at2 - 1] ?? indent))).filter((step) => step >= 2);
  return steps.length > 0 ? Math.min(...steps) : first3 >= 2 ? 4 : void 0;
}

// src/findings/suggestions/clean/line-numbers.ts
var NUMBERED2 = /^[ \t]*L?(?<number>\d{1,7})(?:[ \t]?[+|]|:|\.[ \t]|\t)(?<code>.*)$/, WITH_BLANK = /^(?<number>\d{1,7}) (?<code>.*)$/, MAX_AWAY = 50;
function removeNumbers(lines, target) {
  let solid2 = lines.filter((line) => line.trim() !== ""), read = solid2.map((line) => NUMBERED2.exec(line)?.groups), first3 = Number(read[0]?.number), countsUp = read.every((groups, at2) => Number(groups?.number) === first3 + at2), isNear = Math.abs(first3 - target.firstLine) <= MAX_AWAY;
  if (solid2.length === 0 || !countsUp || !isNear || replacedLines(target).some((line) => NUMBERED2.test(line)))
    return removeBareNumbers(lines, target);
  let codes = lines.map((line) => line.trim() === "" ? "" : NUMBERED2.exec(line)?.groups?.code ?? line);
  return hasBlankAfterSign(codes, target) ? codes.map((code) => code.replace(/^ /, "")) : codes;
}
function removeBareNumbers(lines, target) {
  let read = lines.filter((line) => line.trim() !== "").map((line) => WITH_BLANK.exec(line)?.groups), first3 = Number(read[0]?.number), countsUp = read.every((groups, at2) => Number(groups?.number) === first3 + at2), isNear = Math.abs(first3 - target.firstLine) <= MAX_AWAY;
  return !countsUp || !isNear || replacedLines(target).some((line) => /^\s*\d/.test(line)) ? lines : first3 === target.firstLine ? lines.map((line) => WITH_BLANK.exec(line)?.groups?.code ?? line) : { unclear: "its lines may begin with line numbers" };
}
function hasBlankAfterSign(codes, target) {
  let solid2 = codes.filter((code) => code !== ""), first3 = indentOf(solid2[0] ?? ""), expected = indentOf(replacedLines(target).find((line) => line.trim() !== "") ?? "");
  return solid2.every((code) => code.startsWith(" ")) && first3 !== expected;
}

// src/findings/suggestions/clean/json-wrapping.ts
var CODE_KEYS = new Set(
  "suggestion suggestions replacement replacements replace_with replacewith code newcode new_code newtext new_text new fix fixed fixed_code fixedcode suggested_code suggestedcode text content after value".split(
    " "
  )
), FIRST = /^\s*[{["]/;
function unwrapJson(lines, target) {
  let text = lines.join(`
`), isOfTheCode = ["json", "jsonc"].includes(target.language) || (replacedLines(target)[0] ?? "").trim()[0] === text.trim()[0], value = FIRST.test(text) && !isOfTheCode ? parseJson(text) : void 0;
  if (value === void 0)
    return lines;
  let code = readCode(value);
  return code === void 0 ? { unclear: "it is JSON" } : code.replaceAll(`\r
`, `
`).replace(/\n$/, "").split(`
`);
}
function readCode(value) {
  if (typeof value == "string")
    return value;
  if (Array.isArray(value))
    return value.length > 0 && value.every((line) => typeof line == "string") ? value.join(`
`) : void 0;
  let code = (typeof value == "object" && value !== null ? Object.entries(value) : []).filter(([key, field2]) => CODE_KEYS.has(key.toLowerCase()) && field2 !== ""), [field] = code;
  return code.length === 1 && field !== void 0 && typeof field[1] != "object" ? readCode(field[1]) : void 0;
}

// src/findings/suggestions/clean/introduction.ts
function dropIntroduction(lines, target) {
  let [first3 = "", ...rest] = lines;
  return !(/:\s*$/.test(first3) && looksLikeProse(first3, { strict: !0 })) || rest.every((line) => line.trim() === "") || replacedLines(target).includes(first3) ? lines : rest[0]?.trim() === "" ? rest.slice(1) : rest;
}

// src/findings/suggestions/clean/quotes.ts
var TAGS = /^<(?<tag>code|pre|suggestion)>(?<code>[\s\S]*)<\/\k<tag>>$/i;
function unwrapQuotes(lines, target) {
  let text = lines.join(`
`).trim(), replaced = replacedLines(target).join(`
`).trim(), code = insideTags(text, replaced) ?? insideMarks(text, replaced);
  return code === void 0 ? lines : withoutOuterBlanks(code.split(`
`));
}
function insideTags(text, replaced) {
  let { tag, code } = TAGS.exec(text)?.groups ?? {};
  return tag === void 0 || replaced.toLowerCase().includes(`<${tag.toLowerCase()}>`) ? void 0 : code;
}
function insideMarks(text, replaced) {
  let mark = /^(?:`{1,2}(?!`)|["'])/.exec(text)?.[0];
  if (mark === void 0 || text.length <= 2 * mark.length || !text.endsWith(mark) || text.includes(`
`))
    return;
  let code = text.slice(mark.length, -mark.length), isPlain = !code.replaceAll(/\\./g, "").includes(mark), isOfTheCode = replaced.startsWith(mark) || replaced.endsWith(mark);
  return isPlain && !isOfTheCode && lineSimilarity(code, replaced) >= lineSimilarity(text, replaced) ? code : void 0;
}
function withoutOuterBlanks(lines) {
  let from = lines[0]?.trim() === "" && lines.length > 1 ? 1 : 0, to = lines.length > 1 && lines.at(-1)?.trim() === "" ? lines.length - 1 : lines.length;
  return lines.slice(from, Math.max(to, from));
}

// src/findings/suggestions/clean/restore-indentation.ts
function restoreIndentation(given, target) {
  let model = findModel(target), lines = withoutSignBlank(given, indentOf(model ?? "")), first3 = lines.find((line) => line.trim() !== "");
  if (model === void 0 || first3 === void 0)
    return lines;
  if (lines.some(mixesIndent) || replacedLines(target).some(mixesIndent))
    return hasKnownIndents(lines, target) ? lines : UNCLEAR;
  let expected = indentOf(model), style = readIndentStyle(target), width = style?.width ?? DEFAULT_WIDTH, kept = new Set(replacedLines(target)), styled = style === void 0 ? lines : adoptStyle(lines, style, expected).map((line, at2) => kept.has(lines[at2] ?? "") ? lines[at2] ?? "" : line), own = indentOf(styled.find((line) => line.trim() !== "") ?? ""), isFlat = styled.filter((line) => line.trim() !== "").every((line) => indentOf(line) === own);
  if (own === expected)
    return isFlat && (losesDepth(styled, target) || countFaults(styled, target, width) > 0) ? UNCLEAR : styled;
  if (own.length > 1)
    return UNCLEAR;
  let scored = [likePartners(styled, target), moveAll(styled, own, expected), moveFirst(styled, expected)].filter((one) => one !== void 0).map((reading) => {
    let faults = countFaults(reading, target, width);
    return { reading, faults, rank: faults + countMoved(reading, target) };
  }), [best] = scored.toSorted((a, b) => a.rank - b.rank);
  return best === void 0 || best.faults >= 1 ? UNCLEAR : best.reading;
}
function mixesIndent(line) {
  return / \t/.test(indentOf(line));
}
function hasKnownIndents(lines, target) {
  let known2 = new Set(replacedLines(target).map(indentOf));
  return lines.every((line) => line.trim() === "" || known2.has(indentOf(line)));
}
function losesDepth(lines, target) {
  let solid2 = replacedLines(target).filter((line) => line.trim() !== "");
  return solid2.some((line) => indentOf(line) !== indentOf(solid2[0] ?? "")) && lines.filter((line) => line.trim() !== "").length === solid2.length;
}
function withoutSignBlank(lines, expected) {
  let solid2 = lines.filter((line) => line.trim() !== "");
  return indentOf(solid2[0] ?? "") === ` ${expected}` && solid2.every((line) => line.startsWith(" ")) ? lines.map((line) => line.replace(/^ /, "")) : lines;
}
var UNCLEAR = { unclear: "its indentation is not that of the lines" }, DEFAULT_WIDTH = 4;
function likePartners(lines, target) {
  let replaced = replacedLines(target);
  if (replaced.length * lines.length > MAX_PAIRED3)
    return;
  let partners = new Map(pairLines(replaced, lines).map(({ from, to }) => [to, replaced[from] ?? ""])), result = lines.map((line, at2) => {
    let partner = partners.get(at2);
    return line.trim() === "" ? line : partner === void 0 ? void 0 : indentOf(partner) + line.trimStart();
  });
  return result.every((line) => line !== void 0) ? result : void 0;
}
function findModel(target) {
  let hasText2 = (line) => line.trim() !== "";
  return replacedLines(target).find(hasText2) ?? target.known.slice(target.end).find(hasText2);
}
function moveAll(lines, own, expected) {
  let isBlank2 = (line) => line.trim() === "";
  if (expected.startsWith(own)) {
    let more = expected.slice(own.length);
    return lines.map((line) => isBlank2(line) ? line : more + line);
  }
  let less = own.length - expected.length;
  if (!(!own.startsWith(expected) || !lines.every((line) => isBlank2(line) || indentOf(line).length >= less)))
    return lines.map((line) => isBlank2(line) ? line : line.slice(less));
}
function moveFirst(lines, expected) {
  let at2 = lines.findIndex((line) => line.trim() !== "");
  return lines.map((line, index) => index === at2 ? expected + line.trimStart() : line);
}
var OPENS = /[([{:]\s*$|(?:=>|->|\bdo|\bthen)\s*$/, CLOSES = /^\s*(?:[)\]}]|end\b|else\b|elif\b|elsif\b|except\b|finally\b|catch\b|rescue\b|ensure\b|when\b|case\b)/, CONTINUES = /^\s*(?:[.?:|&+*/<>=-]|&&|\|\|)/, GOES_ON = /(?:[,\\=+*/|&?(<-])\s*$/, MAX_PAIRED3 = 4e3;
function countFaults(lines, target, width) {
  let code = (blankCommentsAndStrings(lines.join(`
`), target.language) ?? lines.join(`
`)).split(`
`), solid2 = lines.flatMap((line, at2) => line.trim() === "" ? [] : [{ line, code: code[at2] ?? "" }]), open = [indentOf(solid2[0]?.line ?? "").length], faults = 0;
  for (let at2 = 1; at2 < solid2.length; at2 += 1) {
    let before = solid2[at2 - 1]?.code ?? "", depth = indentOf(solid2[at2 - 1]?.line ?? "").length, here = indentOf(solid2[at2]?.line ?? "").length;
    for (faults += stepFault({ before, depth, here, now: solid2[at2]?.line ?? "", width }); (open.at(-1) ?? 0) > here; )
      open.pop();
    faults += here < depth && open.at(-1) !== here ? 1 : 0, open.push(here);
  }
  return faults;
}
function stepFault({ before, depth, here, now, width }) {
  let step = here - depth, isOneLevel = step === width || step === 1;
  return OPENS.test(before) ? CLOSES.test(now) || step > 0 ? step > 0 && !isOneLevel ? 0.5 : 0 : 1 : CLOSES.test(now) && step >= 0 || step > 0 && !CONTINUES.test(now) && !GOES_ON.test(before) ? 1 : step > 0 && !isOneLevel ? 0.25 : 0;
}
function countMoved(lines, target) {
  let replaced = replacedLines(target);
  return replaced.length * lines.length > MAX_PAIRED3 ? 0 : pairLines(replaced, lines).filter(
    ({ from, to, similarity }) => similarity === 1 && indentOf(replaced[from] ?? "") !== indentOf(lines[to] ?? "") && lines[to]?.trim() !== ""
  ).length;
}

// src/findings/suggestions/clean/search-and-replace.ts
var SEARCH = /^<{5,9} ?(?:SEARCH|ORIGINAL)\s*$/i, DIVIDER = /^={5,9}\s*$/, REPLACE = /^>{5,9} ?(?:REPLACE|UPDATED)\s*$/i;
function isSearchAndReplace(text) {
  let lines = text.trim().split(`
`);
  return SEARCH.test(lines[0] ?? "") && REPLACE.test(lines.at(-1) ?? "");
}
function takeReplacement(lines, target) {
  let solid2 = lines.filter((line) => line.trim() !== "");
  if (!SEARCH.test(solid2[0] ?? "") || !REPLACE.test(solid2.at(-1) ?? ""))
    return lines;
  let from = lines.findIndex((line) => SEARCH.test(line)), divider = lines.findIndex((line) => DIVIDER.test(line)), to = lines.findLastIndex((line) => REPLACE.test(line)), old = lines.slice(from + 1, divider).map((line) => line.trim()), replaced = replacedLines(target).map((line) => line.trim());
  return divider > from && to - divider > 1 && old.join(`
`) === replaced.join(`
`) ? lines.slice(divider + 1, to) : { unclear: "its search text does not fit the lines" };
}

// src/findings/suggestions/clean/typographic-quotes.ts
var TYPOGRAPHIC = /[‘’‚‛“”„‟«»]/u, TEXT2 = /* @__PURE__ */ new Set(["markdown", "mdx", "plaintext", "restructuredtext", "asciidoc", "latex"]);
function straightenQuotes(lines, target) {
  let text = lines.join(`
`), replaced = replacedLines(target).join(`
`);
  if (!TYPOGRAPHIC.test(text) || TYPOGRAPHIC.test(replaced))
    return lines;
  let straight = text.replaceAll(/“([^“”\n]*)”/g, '"$1"').replaceAll(/‘([^‘’\n]*)’/g, "'$1'"), known2 = new Set(readTokens(replaced)), hasSame = [...straight].every((sign) => !/["']/.test(sign) || text.includes(sign) || known2.has(sign));
  return TYPOGRAPHIC.test(straight) || TEXT2.has(target.language) || !hasSame ? { unclear: "it has typographic quotes" } : straight.split(`
`);
}

// src/findings/suggestions/judge/balance.ts
var WORD_BLOCKS = {
  crystal: [/^\s*(?:def|class|module|if|unless|while|until|case|begin|struct|enum)\b|\bdo\b/gm, /\bend\b/g],
  elixir: [/\bdo\b(?!:)|\bfn\b/g, /\bend\b/g],
  julia: [/\b(?:function|if|for|while|begin|let|struct|module|try|do|quote|macro)\b/g, /\bend\b/g],
  lua: [/\b(?:function|if|do)\b/g, /\bend\b/g],
  ruby: [
    /^\s*(?:def(?![^\n=]{0,200}\s=\s)|class|module|if|unless|while|until|case|begin|for)\b|\bdo\b(?!:)/gm,
    /(?<![.:])\bend\b(?!:)/g
  ],
  shellscript: [/\b(?:if|case|do)\b/g, /\b(?:fi|esac|done)\b/g],
  makefile: [/^\s*(?:if\w*|define)\b/gm, /^\s*end(?:if|ef)\b/gm]
}, MARKUP = /* @__PURE__ */ new Set([
  "html",
  "xml",
  "xsl",
  "vue",
  "svelte",
  "astro",
  "handlebars",
  "razor",
  "twig"
]), VOID_TAGS = new Set(
  "area base br col embed hr img input link meta source track wbr doctype".split(" ")
);
function isBalanced(lines, target) {
  let { known: known2, start, end, language } = target, before = maskLines(known2, language), after = maskLines(applyLines(target, lines), language), newEnd = start + lines.length, old = before.slice(start, end), fresh = after.slice(start, newEnd);
  return before.length - end === after.length - newEnd && before.slice(end).every((line, at2) => line === after[newEnd + at2]) && openEnds(old) === openEnds(fresh) && isWordBalanced(old, fresh, language) && (!MARKUP.has(language) || openTags(replacedLines(target)) === openTags(lines)) && quoteParity(lines, target) <= quoteParity(replacedLines(target), target) && fenceParity(lines) === fenceParity(replacedLines(target));
}
function hasSameBlocks(a, b, language) {
  let [left, right] = [maskLines(a, language), maskLines(b, language)];
  return openEnds(left) === openEnds(right) && isWordBalanced(left, right, language);
}
function maskLines(lines, language) {
  let text = lines.join(`
`);
  return (blankCommentsAndStrings(text, language) ?? text).split(`
`);
}
var CLOSER = { "(": ")", "[": "]", "{": "}" };
function openEnds(lines) {
  let left = [];
  for (let [bracket] of lines.join(`
`).matchAll(/[()[\]{}]/g)) {
    let opener = left.at(-1) ?? "";
    CLOSER[opener] === bracket ? left.pop() : left.push(bracket);
  }
  return left.join("");
}
function isWordBalanced(old, fresh, language) {
  let words2 = Object.hasOwn(WORD_BLOCKS, language) ? WORD_BLOCKS[language] : void 0;
  if (words2 === void 0)
    return !0;
  let [open, close] = words2, depth = (lines) => {
    let text = lines.join(`
`);
    return (text.match(open)?.length ?? 0) - (text.match(close)?.length ?? 0);
  };
  return depth(old) === depth(fresh);
}
function openTags(lines) {
  let left = [];
  for (let { groups } of lines.join(`
`).matchAll(/<(?<close>\/?)(?<name>[A-Za-z][\w:.-]*)[^<>]*?(?<self>\/?)>/g)) {
    let { close = "", name = "", self = "" } = groups ?? {};
    self !== "" || VOID_TAGS.has(name.toLowerCase()) || (close !== "" && left.at(-1) === name ? left.pop() : left.push(`${close}${name}`));
  }
  return left.join(" ");
}
function quoteParity(lines, { language }) {
  return ["plaintext", "markdown", "vb", "tex", "latex"].includes(language) ? 0 : lines.filter((line) => (line.replaceAll(/\\.|'"'/g, "").match(/"/g)?.length ?? 0) % 2 === 1).length;
}
function fenceParity(lines) {
  return lines.filter((line) => /^\s*(?:`{3,}|~{3,})/.test(line)).length % 2;
}

// src/findings/suggestions/clean/trim-neighbours.ts
var MAX_NEIGHBOURS = 10, MAX_PAIRED4 = 4e3;
function trimNeighbours(lines, target) {
  let { known: known2, start, end } = target, replaced = replacedLines(target), above = known2.slice(Math.max(0, start - MAX_NEIGHBOURS), start), below = known2.slice(end, end + MAX_NEIGHBOURS), heads = overlaps(lines, above, (count2) => [lines.slice(0, count2), above.slice(above.length - count2)]), tails = overlaps(lines, below, (count2) => [lines.slice(lines.length - count2), below.slice(0, count2)]), options = heads.flatMap((head) => tails.map((tail) => ({ head, tail }))).filter(({ head, tail }) => head + tail < lines.length).map(({ head, tail }) => {
    let rest = lines.slice(head, lines.length - tail);
    return { rest, cost: costOf(replaced, rest), trimmed: head + tail };
  }), balanced = options.filter(({ rest }) => hasSameBlocks(rest, replaced, target.language)), [best] = (balanced.length > 0 ? balanced : options).toSorted(
    (a, b) => a.cost - b.cost || a.trimmed - b.trimmed
  );
  return withoutBlankEnds(best === void 0 || best.trimmed === 0 ? lines : best.rest, target);
}
function overlaps(lines, around, take) {
  let most = Math.min(around.length, lines.length - 1);
  return [0, ...Array.from({ length: Math.max(0, most) }, (_, at2) => at2 + 1).filter((count2) => {
    let [own, theirs] = take(count2);
    return own.every((line, at2) => line.trim() === theirs[at2]?.trim()) && own.some((line) => line.trim() !== "");
  })];
}
function costOf(replaced, rest) {
  if (replaced.length * rest.length <= MAX_PAIRED4)
    return editCost(replaced, rest);
  let known2 = new Set(replaced.map((line) => line.trim()));
  return replaced.length + rest.length - 2 * rest.filter((line) => known2.has(line.trim())).length;
}
function withoutBlankEnds(lines, { known: known2, start, end }) {
  let isBlank2 = (line) => line?.trim() === "";
  if (lines.every(isBlank2))
    return lines;
  let first3 = lines.findIndex((line) => !isBlank2(line)), last = lines.findLastIndex((line) => !isBlank2(line));
  return lines.slice(
    isBlank2(known2[start]) && start < end ? 0 : first3,
    isBlank2(known2[end - 1]) && start < end ? lines.length : last + 1
  );
}

// src/findings/suggestions/clean/clean-suggestion.ts
var STEPS = [
  unwrapJson,
  decodeJsonEscapes,
  unwrapFence,
  dropIntroduction,
  unwrapQuotes,
  removeNumbers,
  takeReplacement,
  takeNewSide,
  decodeReferences2,
  straightenQuotes,
  trimNeighbours,
  restoreIndentation,
  trimTrailingBlanks
], MAX_ROUNDS2 = 4;
function cleanSuggestion(text, target) {
  let lines = splitText(text);
  if (lines.every((line) => line.trim() === ""))
    return { kind: "useless", reason: "it is empty" };
  for (let round = 0; round < MAX_ROUNDS2; round += 1) {
    let before = lines.join(`
`);
    for (let step of STEPS) {
      let next = step(lines, target);
      if (isUnclear(next))
        return { kind: "unclear", lines, reason: next.unclear };
      lines = next;
    }
    if (lines.join(`
`) === before) {
      let left = findUseless(lines, target);
      return left === void 0 ? { kind: "code", lines } : { kind: "useless", reason: left };
    }
  }
  return { kind: "unclear", lines, reason: "it is wrapped in too many ways" };
}
function splitText(text) {
  return text.replaceAll(`\r
`, `
`).replace(/\n$/, "").split(`
`);
}
function findUseless(lines, target) {
  return findPlaceholder(lines, target) ?? (isProse(lines, target) ? "it is a sentence, not code" : void 0);
}
function trimTrailingBlanks(lines, target) {
  if (["markdown", "mdx", "instructions", "prompt", "diff"].includes(target.language))
    return lines;
  let kept = new Set(replacedLines(target));
  return lines.map((line) => kept.has(line) ? line : line.replace(/[ \t]{1,200}$/, ""));
}

// src/findings/suggestions/judge/hidden-text.ts
var CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/m, UNUSUAL_BLANKS = /[\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/, MARKERS = /<!--\s*housestyle/i;
function findUnsafeText(text) {
  return holdsHidden(text) || holdsWrittenOut(text) || UNUSUAL_BLANKS.test(text) ? "it has hidden characters" : CONFLICT.test(text) ? "it has the marks of a merge conflict" : MARKERS.test(text) ? "it has marks that this program reads itself" : void 0;
}
function holdsWrittenOut(suggestion) {
  return [...suggestion.matchAll(/\\u\{([\dA-F]{1,6})\}/g)].some(([written, digits = "0"]) => {
    let point = Number.parseInt(digits, 16);
    return point <= 1114111 && (written === OPENING_MARK || showHidden(String.fromCodePoint(point)) === written);
  });
}
function holdsHidden(suggestion) {
  return showHidden(suggestion) !== suggestion;
}
function holdsSuggestionBlock(text) {
  return /^\s*(?:`{3,}|~{3,})\s*suggestion\b/im.test(text);
}
var OPENING_MARK = String.raw`\u{3C}`;

// src/findings/suggestions/words.ts
var COMMON2 = new Set(
  "return if else elif for while do end def fn func function class struct import from export const let var val new public private protected static final void int string bool boolean float double char true false null nil none self this the a an of to in is and or not async await use using require include try catch throw pub mut".split(
    " "
  )
);
function countWords(lines) {
  let counts = /* @__PURE__ */ new Map();
  for (let word of lines.flatMap(readTokens).flatMap(splitName))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
function splitName(token) {
  return !/[\p{L}\p{N}]/u.test(token) || COMMON2.has(token.toLowerCase()) ? [] : token.replaceAll(new RegExp("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})", "gu"), "_").split(/[_$]+/).filter((part) => part !== "").map((part) => part.toLowerCase());
}
function shareOfWords(words2, others) {
  let all = sum(words2.values()), found = sum([...words2].map(([word, count2]) => Math.min(count2, others.get(word) ?? 0)));
  return all === 0 ? void 0 : found / all;
}
function withoutWords2(words2, others) {
  return new Map([...words2].map(([word, count2]) => [word, Math.max(0, count2 - (others.get(word) ?? 0))]));
}
function sum(counts) {
  let total = 0;
  for (let count2 of counts)
    total += count2;
  return total;
}

// src/findings/suggestions/judge/pairing.ts
var REMOVES = /\b(?:remov\w*|delet\w*|drop\w*|unused|redundan\w*|unnecessar\w*|needless|superfluous|dead code|duplicat\w*|twice|obsolete|no longer|not needed|unneeded|never used|leftover|get rid)\b/i, ALTERNATIVE = /^[\s\p{P}]*(?:or|alternatively|alternative|option|variant)(?:\s+\w{1,2})?[\s\p{P}]*$/iu, COMMENT2 = /^\s*(?:\/\/|\/\*|\*(?!\w)|#(?!\w|\[|!)|<!--|--\s|%\s)/;
function findUnpaired(lines, target, claim) {
  let before = replacedLines(target).filter(hasText), after = lines.filter(hasText), pairs = pairLines(before, after), pairing = { before, after, pairs };
  return after.some((line) => ALTERNATIVE.test(line) && !before.includes(line)) ? "it has alternatives" : after.every((line) => COMMENT2.test(line)) && !before.every((line) => COMMENT2.test(line)) ? "it is only a comment" : hasCommentForCode(pairing) ? "a comment in it may stand for code that is left out" : hasSecondVersion(pairing) ? "it may have the same lines twice" : hasEnoughInCommon(pairing) ? pairs.some(({ from, to }) => /\S[ \t]*\t/.test(before[from] ?? "") && !/\S[ \t]*\t/.test(after[to] ?? "")) ? "tabs inside of a line would be lost" : losesLine(pairing, claim) ? "a line of the range would be lost" : extendsOver(pairing, target) || fitsOtherLine(pairing, target) ? "it may be meant for other lines of the file" : void 0 : "it has too little in common with the lines";
}
function hasText(line) {
  return line.trim() !== "";
}
function hasCommentForCode({ before, after, pairs }) {
  let isOld = new Set(pairs.map(({ from }) => from)), isPaired = new Set(pairs.map(({ to }) => to));
  return after.some((line, at2) => {
    if (isPaired.has(at2) || !COMMENT2.test(line))
      return !1;
    let from = pairs.findLast(({ to }) => to < at2)?.from ?? -1, next = pairs.find(({ to }) => to > at2)?.from ?? before.length, lost = before.filter((old, index) => index > from && index < next && !isOld.has(index) && hasWord(old));
    return at2 === after.length - 1 && !COMMENT2.test(before.at(-1) ?? "") || lost.some((old) => !COMMENT2.test(old));
  });
}
function hasWord(line) {
  return /[\p{L}\p{N}]/u.test(line);
}
var SAME_LINE2 = 0.6;
function hasSecondVersion({ before, after, pairs }) {
  let paired = new Set(pairs.map(({ to }) => to)), counts = countLines2(before);
  return after.some((line, at2) => hasWord(line) && at2 > 0 && line.trim() === after[at2 - 1]?.trim() && (counts.get(line.trim()) ?? 0) < 2) || after.some(
    (line, at2) => !paired.has(at2) && countWords([line]).size > 0 && before.some((old) => isSameLine(old, line))
  );
}
function isSameLine(old, line) {
  return ([old, line].every((one) => readTokens(one).length === 1) ? letterSimilarity(old, line) : lineSimilarity(old, line)) >= SAME_LINE2;
}
function countLines2(lines) {
  let counts = /* @__PURE__ */ new Map();
  for (let line of lines)
    counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return counts;
}
var LEAST_KEPT = 0.4;
function hasEnoughInCommon({ before, after, pairs }) {
  let kept = shareOfWords(countWords(before), countWords(after));
  return kept === void 0 ? pairs.some(({ from, to }) => before[from] === after[to]) : kept >= LEAST_KEPT;
}
var LEAST_JOINED = 0.55;
function losesLine({ before, after, pairs }, { said }) {
  let paired = new Set(pairs.map(({ from }) => from)), lost = before.flatMap((line, at2) => paired.has(at2) ? [] : [{ line, at: at2 }]), added = withoutWords2(countWords(after), countWords(before.filter((_, at2) => paired.has(at2))));
  return lost.some(({ line, at: at2 }) => {
    let isInside = at2 > 0 && at2 < before.length - 1;
    return hasWord(line) ? (shareOfWords(countWords([line]), added) ?? 0) >= LEAST_JOINED ? !1 : !(isInside && REMOVES.test(said) && namesLine(said, line, after)) : !isInside && losesSign(line, before, after);
  });
}
function losesSign(line, before, after) {
  let count2 = (lines, sign) => lines.flatMap(readTokens).filter((token) => token === sign).length;
  return readTokens(line).some((sign) => count2(after, sign) < count2(before, sign));
}
function namesLine(said, line, after) {
  let own = countWords([line]), alone = [...withoutWords2(own, countWords(after))].flatMap(([word, count2]) => count2 > 0 ? [word] : []), named = countWords([said]);
  return (alone.length > 0 ? alone : [...own.keys()]).some((word) => named.has(word));
}
var LIKE_NEIGHBOUR = 0.5;
function extendsOver({ before, after, pairs }, { known: known2, start, end }) {
  let first3 = pairs[0]?.to ?? after.length, last = pairs.at(-1)?.to ?? -1, above = known2.slice(Math.max(0, start - 2), start), below = known2.slice(end, end + 2), isVersion = (line, around) => countWords([line]).size > 0 && around.some(
    (other) => lineSimilarity(other, line) >= LIKE_NEIGHBOUR && (shareOfWords(countWords([other]), countWords([line])) ?? 0) > 0 && !before.some((old) => isAsLike(old, other, line))
  );
  return after.slice(0, first3).some((line) => isVersion(line, above)) || after.slice(last + 1).some((line) => isVersion(line, below));
}
function isAsLike(old, other, line) {
  let lead = lineSimilarity(old, line) - lineSimilarity(other, line), words2 = (one) => shareOfWords(countWords([one]), countWords([line])) ?? 0;
  return lead > 0 || lead === 0 && words2(old) >= words2(other);
}
var MAX_LINES_AROUND = 2e3, CLOSE = 0.97, LEAST_LIKE_OTHER = 0.6, LEAD = 0.06, TWIN_LINES = 25;
function fitsOtherLine({ before, after, pairs }, { known: known2, start, end }) {
  let others = [
    ...known2.slice(Math.max(0, start - MAX_LINES_AROUND), start),
    ...known2.slice(end, end + MAX_LINES_AROUND)
  ].filter((line) => countWords([line]).size > 0), hasTwin = hasNearTwin({ known: known2, start, end });
  return closestLines({ before, after, pairs }).some(
    ({ line, old, similarity }) => similarity < CLOSE && readTokens(line).length > 2 && others.some(
      (other) => other.trim() === old?.trim() ? hasTwin : isCloser({ other, old: old ?? "", line, similarity })
    )
  );
}
function hasNearTwin({ known: known2, start, end }) {
  let first3 = Math.max(0, start - TWIN_LINES), around = known2.slice(first3, end + TWIN_LINES).map((line) => line.trim()), own = around.slice(start - first3, end - first3);
  return around.some(
    (line, at2) => at2 !== start - first3 && line === own[0] && own.every((text, index) => around[at2 + index] === text)
  );
}
function isCloser({
  other,
  old,
  line,
  similarity
}) {
  let likeOther = lineSimilarity(other, line);
  if (likeOther < LEAST_LIKE_OTHER)
    return !1;
  let lead = letterSimilarity(other, line) - letterSimilarity(old, line);
  return likeOther === similarity ? lead >= 0 : likeOther >= similarity + LEAD || likeOther > similarity && lead > 0;
}
function closestLines({
  before,
  after,
  pairs
}) {
  return pairs.length > 0 ? pairs.map(({ from, to, similarity }) => ({ line: after[to] ?? "", old: before[from], similarity })) : after.flatMap((line) => before.map((old) => ({ line, old, similarity: lineSimilarity(old, line) }))).toSorted((a, b) => b.similarity - a.similarity).slice(0, 1);
}

// src/findings/suggestions/judge/fits-lines.ts
var MAX_COMPARED4 = 60, LINES_AROUND3 = 3;
function findMisfit(lines, target, claim) {
  let replaced = replacedLines(target);
  if (replaced.length > MAX_COMPARED4 || lines.length > MAX_COMPARED4)
    return "it is too long to be compared with the lines";
  let unpaired = findUnpaired(lines, target, claim);
  if (unpaired !== void 0)
    return unpaired;
  let own = editCost(replaced, lines);
  return isLikeOthers(lines, target, own) ? "it may be meant for the lines next to these" : void 0;
}
var MARGIN2 = 0.5, VERY_ALIKE = 0.75;
function isLikeOthers(lines, { known: known2, start, end }, own) {
  for (let from = Math.max(0, start - LINES_AROUND3); from <= Math.min(known2.length, end + LINES_AROUND3); from += 1)
    for (let to = from + 1; to <= Math.min(known2.length, end + LINES_AROUND3); to += 1) {
      if (from >= start && to <= end || to - from > lines.length + LINES_AROUND3)
        continue;
      let others = known2.slice(from, to);
      if (editCost(others, lines) + MARGIN2 < own && outerLinesAreAlike(others, lines, { from, start, end }))
        return !0;
    }
  return !1;
}
function outerLinesAreAlike(others, lines, { from, start, end }) {
  let pairs = pairLines(others, lines);
  return others.flatMap((line, at2) => from + at2 >= start && from + at2 < end ? [] : [{ line, at: at2 }]).every(({ line, at: at2 }) => {
    let partner = pairs.find((pair) => pair.from === at2);
    return partner !== void 0 && partner.similarity >= VERY_ALIKE && readTokens(line).length >= 3 && lineSimilarity(line, lines[partner.to] ?? "") >= VERY_ALIKE;
  });
}

// src/findings/suggestions/judge/part-of-line.ts
function mayBePart(tokens, old) {
  if (tokens.length === 0 || Math.max(tokens.length, old.length) > 160)
    return !1;
  let lastWord = old.findLastIndex((token) => /[\p{L}\p{N}]/u.test(token));
  return mayLoseStart(tokens, old, 1) || lastWord >= 0 && mayLoseStart(tokens.toReversed(), old.toReversed(), old.length - lastWord);
}
function mayLoseStart(tokens, old, fewest) {
  let costs = alignEnds(tokens, old), least = costs[0]?.[0] ?? 0;
  return old.some((token, at2) => {
    let paired = at2 < fewest ? 1 / 0 : costOfPair(token, tokens[0] ?? "");
    return at2 * 1 + paired + (costs[at2 + 1]?.[1] ?? 1 / 0) <= least;
  });
}
function alignEnds(tokens, old) {
  let costs = Array.from({ length: old.length + 1 }, () => new Float64Array(tokens.length + 1));
  for (let from = old.length; from >= 0; from -= 1)
    for (let to = tokens.length; to >= 0; to -= 1) {
      let [row, below] = [costs[from], costs[from + 1]];
      row === void 0 || from === old.length && to === tokens.length || (row[to] = Math.min(
        (below?.[to] ?? 1 / 0) + 1,
        (row[to + 1] ?? 1 / 0) + 1,
        (below?.[to + 1] ?? 1 / 0) + costOfPair(old[from] ?? "", tokens[to] ?? "")
      ));
    }
  return costs;
}
function costOfPair(token, other) {
  if (token === other)
    return 0;
  let alike = shareOfEnds(token, other);
  return alike >= 0.5 ? 2 * (1 - alike) : 1 / 0;
}
function shareOfEnds(word, other) {
  let most = Math.min(word.length, other.length), start = 0;
  for (; start < most && word[start] === other[start]; )
    start += 1;
  let end = 0;
  for (; end < most - start && word.at(-1 - end) === other.at(-1 - end); )
    end += 1;
  return 2 * (start + end) / (word.length + other.length);
}

// src/findings/suggestions/judge/fragment.ts
var STATEMENT_WORDS = new Set(
  "return throw raise yield if elif else elsif unless while for foreach switch case match when with try catch except import from export use using package include require def fn func function class struct interface enum trait impl module namespace type const let var val mut public private protected static final defer go delete del assert echo print".split(
    " "
  )
), MODIFIERS = new Set(
  "export default public private protected internal static final readonly abstract async await const let var val mut pub override virtual inline extern constexpr volatile unsafe mutable def auto".split(
    " "
  )
), ASSIGNS = /^(?:=|:=|:)$/, DECLARES = new Set("const let var val auto my local".split(" ")), REMOVES2 = /\b(?:remov\w*|delet\w*|drop\w*|unused|redundan\w*|unnecessar\w*|needless|superfluous|never used|no need)\b/i;
function isFragment(lines, replaced, said) {
  let before = solid(replaced), after = solid(lines), oldFirst = before[0], newFirst = findFirst(oldFirst ?? "", after), [oldLast, newLast] = [before.at(-1), after.at(-1)];
  if (oldFirst === void 0 || newFirst === void 0 || oldLast === void 0 || newLast === void 0)
    return !1;
  let [old, fresh] = [readTokens(oldFirst), readTokens(newFirst)], isOneLine = after.length === 1 && before.length === 1;
  return (losesHead(old, fresh) || isOneLine && (isPartOf(fresh, old) || mayBePart(fresh, old))) && !REMOVES2.test(said) || losesEnd(oldLast, newLast);
}
function findFirst(oldFirst, after) {
  let [start] = readTokens(oldFirst);
  return start !== void 0 && readTokens(after[0] ?? "")[0] === start ? after[0] : after.find((line) => lineSimilarity(oldFirst, line) >= SAME_LINE3) ?? after[0];
}
function isPartOf(tokens, line) {
  return tokens.length < line.length && line.some((_, start) => tokens.every((token, at2) => token === line[start + at2]));
}
var SAME_LINE3 = 0.6;
function solid(lines) {
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}
function losesHead(before, after) {
  let [first3 = ""] = after, at2 = before.indexOf(first3);
  if (at2 === 0 || before.length < 2)
    return !1;
  let head = before.slice(0, at2 < 0 ? before.length : at2);
  return losesItem(before, after) ? !0 : at2 > 0 ? !head.every((token) => after.includes(token)) && !hasShape(after, head) : (hasAssignment(before) && !hasAssignment(after) || losesWord(before, after) || losesDeclaration(before, after)) && !STATEMENT_WORDS.has(first3) && !isDeeper(after);
}
function losesWord(before, after) {
  let [word = ""] = before;
  return STATEMENT_WORDS.has(word) && !MODIFIERS.has(word) && !CALLS.has(word) && !after.some((token) => token.startsWith(word));
}
function losesDeclaration(before, after) {
  return DECLARES.has(before[0] ?? "") && hasAssignment(after) && !after.some((token) => DECLARES.has(token));
}
var CALLS = new Set("print echo assert del delete raise throw require include".split(" "));
function losesItem(before, after) {
  let shared = 0;
  for (; shared < after.length && before.at(-1 - shared) === after.at(-1 - shared); )
    shared += 1;
  return after.slice(after.length - shared).some((token) => /[\p{L}\p{N}]/u.test(token)) && before.length - after.length >= 2 && countCommas(after) < countCommas(before);
}
function countCommas(tokens) {
  return tokens.filter((token) => token === ",").length;
}
function hasShape(after, head) {
  let words2 = head.filter((token) => STATEMENT_WORDS.has(token) && !MODIFIERS.has(token)), assigns = head.some((token) => ASSIGNS.test(token));
  return words2.every((word) => after.includes(word)) && (!assigns || after.some((token) => ASSIGNS.test(token))) && (words2.length > 0 || assigns);
}
function hasAssignment(tokens) {
  return tokens.some(
    (token, at2) => ASSIGNS.test(token) && !/^[=:/]$/.test(tokens[at2 + 1] ?? " ") && !"=!<>:".includes(tokens[at2 - 1] ?? " ")
  );
}
function isDeeper(tokens) {
  return /^[{([:]$/.test(tokens.at(-1) ?? "");
}
function losesEnd(before, after) {
  let old = withoutComment(before).at(-1) ?? "", fresh = withoutComment(after).at(-1) ?? "";
  return old === ";" && !";}{,:".includes(fresh) || old === "," && !",;{([}".includes(fresh);
}
function withoutComment(line) {
  return line.replace(/\s+(?:\/\/|#|--\s).*$/, "").trimEnd();
}

// src/findings/suggestions/judge/indentation.ts
var BY_INDENTATION = new Set(
  "python starlark yaml dockercompose coffeescript nim haskell elm purescript fsharp sass stylus jade gdscript restructuredtext makefile".split(
    " "
  )
), PYTHON = /* @__PURE__ */ new Set(["python", "starlark", "gdscript"]);
function keepsStructure(lines, target) {
  if (!BY_INDENTATION.has(target.language))
    return !0;
  let after = applyLines(target, lines);
  return sameParents(lines, target, after) ? !PYTHON.has(target.language) || countPythonFaults(after, target) <= countPythonFaults(target.known, target) : !1;
}
function sameParents(lines, { known: known2, start, end }, after) {
  let before = parentsAt(known2, start, end), now = parentsAt(after, start, start + lines.length), least = Math.min(...known2.slice(start, end).map(depthOf), ...lines.map(depthOf));
  for (let at2 = end; at2 < known2.length; at2 += 1) {
    let depth = depthOf(known2[at2] ?? "");
    if (depth !== 1 / 0) {
      if (drawParents(before, depth) !== drawParents(now, depth))
        return !1;
      if (depth <= least)
        return !0;
      pushParent(before, { depth, isChanged: !1 }), pushParent(now, { depth, isChanged: !1 });
    }
  }
  return !0;
}
function drawParents(parents, depth) {
  return parents.filter((parent) => parent.depth < depth).map((parent) => `${parent.depth}${parent.isChanged ? "*" : ""}`).join(" ");
}
function depthOf(line) {
  return line.trim() === "" ? 1 / 0 : indentOf(line).replaceAll("	", " ".repeat(8)).length;
}
function parentsAt(lines, start, end) {
  let parents = [], least = 1 / 0;
  for (let at2 = end - 1; at2 >= 0 && least > 0; at2 -= 1) {
    let depth = depthOf(lines[at2] ?? "");
    depth < least && (parents.unshift({ depth, isChanged: at2 >= start }), least = depth);
  }
  return parents;
}
function pushParent(parents, parent) {
  for (; (parents.at(-1)?.depth ?? -1) >= parent.depth; )
    parents.pop();
  parents.push(parent);
}
function countPythonFaults(lines, { language, isWholeHead }) {
  let text = lines.join(`
`), masked = (blankCommentsAndStrings(text, language) ?? text).split(`
`), stack = [], faults = 0, brackets = 0, opens = !1, continues = !1;
  return masked.forEach((code, at2) => {
    let isText = code.trim() === "" && !/^\s*(?:[rbuf]{0,2}["'])/i.test(lines[at2] ?? "");
    if (!isText && brackets === 0 && !continues) {
      let depth = depthOf(lines[at2] ?? "");
      faults += stepFault2(stack, depth, opens, isWholeHead), pushParent(stack, { depth, isChanged: !1 });
    }
    if (code.trim() !== "")
      for (let [bracket] of code.matchAll(/[()[\]{}]/g))
        brackets = Math.max(0, brackets + ("([{".includes(bracket) ? 1 : -1));
    isText || (opens = brackets === 0 && /:\s*$/.test(code), continues = /\\\s*$/.test(code));
  }), faults;
}
function stepFault2(stack, depth, opens, isWholeHead) {
  let last = stack.at(-1)?.depth;
  if (last === void 0)
    return 0;
  if (depth > last)
    return opens ? 0 : 1;
  let isKnown = stack.some((parent) => parent.depth === depth) || !isWholeHead && depth < (stack[0]?.depth ?? 0);
  return (opens ? 1 : 0) + (isKnown ? 0 : 1);
}

// src/findings/suggestions/judge/still-parses.ts
var MAX_PARSED_CHARACTERS2 = 256 * 1024;
async function stillParses(lines, target, findFaults) {
  let before = target.known.join(`
`), after = applyLines(target, lines).join(`
`);
  if (!target.isWholeHead || Math.max(before.length, after.length) > MAX_PARSED_CHARACTERS2)
    return;
  let isSound = SOUND[target.language];
  if (isSound !== void 0)
    return isSound(before) ? isSound(after) : void 0;
  let old = await findFaults(before, target.language), fresh = old && await findFaults(after, target.language);
  return old === void 0 || fresh === void 0 ? void 0 : hasNoNewFault(old, fresh, lines, target);
}
var SOUND = {
  json: (text) => parseJson(text) !== void 0,
  jsonc: (text) => !isBroken(readJsonc(sourceText("", text))),
  yaml: isSoundYaml,
  dockercompose: isSoundYaml
};
function isSoundYaml(text) {
  return readYaml(sourceText("", text), { start: 0, end: text.length }).problems.length === 0;
}
function hasNoNewFault(old, fresh, lines, { start, end }) {
  if (fresh.length === 0)
    return !0;
  let moved = lines.length - (end - start), isBelow2 = ({ startLine }) => startLine > end, known2 = new Set(
    old.map((fault) => `${fault.kind} ${isBelow2(fault) ? fault.startLine + moved : fault.startLine}`)
  );
  return fresh.length <= old.length && fresh.every((fault) => known2.has(`${fault.kind} ${fault.startLine}`));
}

// src/findings/suggestions/judge/judge-suggestion.ts
var MAX_LINE_CHARACTERS3 = 5e3;
async function findDoubt(lines, target, claim, findFaults) {
  let replaced = replacedLines(target);
  return [...replaced, ...lines].some((line) => line.length > MAX_LINE_CHARACTERS3) ? "its lines are too long to be checked" : lines.some(hasBlank) ? "a secret on these lines was hidden from its writer" : doubtPlace(lines, target, claim) ?? findMisfit(lines, target, claim) ?? (isFragment(lines, replaced, claim.said) ? "it may be only a part of the lines" : void 0) ?? (isBalanced(lines, target) ? void 0 : "brackets or quotes would be left open") ?? (keepsStructure(lines, target) ? void 0 : "the lines below would belong to another block") ?? await doubtSyntax(lines, target, findFaults);
}
var MAX_UNQUOTED = 40, MOST_DIFFERENT = 0.5;
function doubtPlace(lines, target, { replacement }) {
  let replaced = replacedLines(target), { isCertain, covered, stated } = replacement, isOneLine = replaced.length === 1, statedLines = stated.line === void 0 ? 0 : stated.line - (stated.startLine ?? stated.line) + 1, isStated = covered !== "none" && stated.line === target.firstLine + replaced.length - 1 && (stated.startLine ?? stated.line) === target.firstLine;
  return !isCertain && !isStated ? "it is not certain which lines it is for" : covered === "none" ? Math.max(lines.length, replaced.length) <= MAX_UNQUOTED && editCost(replaced, lines) <= MOST_DIFFERENT * (replaced.length + lines.length) ? void 0 : "no quote shows which lines it is for" : covered === "all" || isOneLine || statedLines === replaced.length ? void 0 : "the quote does not have all of the lines";
}
var MOST_CHANGED = 0.8;
async function doubtSyntax(lines, target, findFaults) {
  let parses = await stillParses(lines, target, findFaults);
  if (parses === !1)
    return "the file would have a syntax error";
  if (parses === !0 || target.isWholeHead)
    return;
  let replaced = replacedLines(target);
  return replaced.length * lines.length <= 4e3 && editCost(replaced, lines) <= MOST_CHANGED * (replaced.length + lines.length) ? void 0 : "the file around it could not be read";
}

// src/findings/suggestions/judge/sensitive-files.ts
var DATA = "ya?ml|json[c5]?|toml|ini|cfg|conf|config|properties|env|xml|plist|lock", NAMES = /^(?:package\.json|npm-shrinkwrap\.json|pnpm-workspace\.yaml|bun\.lockb?|deno\.jsonc?|cargo\.toml|go\.(?:mod|sum|work)|pyproject\.toml|setup\.(?:py|cfg)|(?:.*-)?(?:requirements|constraints)(?:[-.].*)?\.(?:txt|in)|pipfile|tox\.ini|noxfile\.py|pytest\.ini|mypy\.ini|gemfile|rakefile|.*\.gemspec|composer\.json|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle(?:-wrapper)?\.properties|.*\.(?:cs|fs|vb|vcx)proj|.*\.(?:sln|slnx|props|targets|nuspec)|nuget\.config|global\.json|packages\.config|mix\.exs|rebar\.config|package\.swift|package\.resolved|podfile|cartfile|pubspec\.yaml|.*\.cabal|stack\.yaml|build\.sbt|deps\.edn|project\.clj|cmakelists\.txt|(?:gnu|bsd)?makefile|.*\.mk|meson\.build|build(?:\.bazel)?|(?:workspace|module)(?:\.bazel)?|justfile|taskfile\.ya?ml|vagrantfile|tiltfile|procfile|.*\.nix|action\.ya?ml|(?:.*\.)?(?:docker|container)file(?:\..*)?|(?:docker-)?compose(?:[-.].*)?\.ya?ml|jenkinsfile.*|codeowners|kustomization\.ya?ml|chart\.ya?ml|[^/]+\.lock|[^/]+-lock\.(?:json|ya?ml)|[jt]sconfig(?:\..+)?\.json|.+\.config\.[cm]?[jt]sx?|.+rc(?:\.(?:json|ya?ml|[cm]?js))?)$/, CODE_NAMES = /^[^.]+rc$/, DATA_NAME = new RegExp(String.raw`\.(?:${DATA})$`), SETTINGS_FOLDER = /(?:^|\/)(?:config|configs|conf|settings|ci|deploy|deployment|etc)\//, SETTINGS_NAME = new RegExp(String.raw`^(?:config|configuration|settings|appsettings)(?:[-.].*)?\.(?:${DATA})$`);
function isSensitiveFile(path) {
  let lower = path.toLowerCase(), name = lower.slice(lower.lastIndexOf("/") + 1), isData = DATA_NAME.test(name);
  return /(?:^|\/)\./.test(lower) || identify(path) !== void 0 || NAMES.test(name) && !CODE_NAMES.test(name) || isData && (name === lower || SETTINGS_FOLDER.test(lower) || SETTINGS_NAME.test(name));
}

// src/findings/suggestions/open-targets.ts
var MAX_HEADS2 = 30, MAX_HEAD_CHARACTERS = 2e6;
function createTargets(files, readHead) {
  let byPath = new Map(files.map((file) => [file.path, file])), heads = /* @__PURE__ */ new Map(), headOf = (file) => {
    let head = heads.get(file.path) ?? (heads.size < MAX_HEADS2 ? readLines2(file, readHead) : Promise.resolve(void 0));
    return heads.size < MAX_HEADS2 && heads.set(file.path, head), head;
  };
  return async ({ path, line, startLine }) => {
    let file = byPath.get(path);
    if (file === void 0 || line === void 0 || file.view !== void 0)
      return;
    let from = startLine ?? line, known2 = await headOf(file) ?? hunkLines(file, from, line), start = known2 === void 0 ? -1 : from - known2.first, end = known2 === void 0 ? 0 : line - known2.first + 1;
    if (known2 === void 0 || start < 0 || end > known2.lines.length)
      return;
    let isReturned = known2.lines.slice(start, end).every((one) => one.endsWith("\r"));
    return {
      path,
      language: languageOf(path, known2.isWholeHead ? known2.lines[0] : void 0) ?? "plaintext",
      known: known2.lines.map((one) => one.replace(/\r$/, "")),
      isWholeHead: known2.isWholeHead,
      start,
      end,
      firstLine: from,
      ending: isReturned ? `\r
` : `
`
    };
  };
}
async function readLines2(file, readHead) {
  try {
    let head = await readHead(file.path);
    return head === void 0 || head.length > MAX_HEAD_CHARACTERS || !isHeadOf(file, head) ? void 0 : { lines: head.split(`
`), first: 1, isWholeHead: !0 };
  } catch {
    return;
  }
}
function hunkLines({ hunks }, from, to) {
  let hunk = hunks.find(({ newStart, newLines }) => newStart <= from && to < newStart + newLines);
  return hunk === void 0 ? void 0 : { lines: hunk.lines.flatMap((line) => line.kind === "removed" ? [] : [line.text]), first: hunk.newStart, isWholeHead: !1 };
}

// src/findings/suggestions/overlaps.ts
function withoutOverlaps(findings) {
  let taken = /* @__PURE__ */ new Map(), result = [...findings], inOrder = [...findings.entries()].sort(
    ([a, one], [b, other]) => bySeverity(one, other) || (other.confidence ?? 0) - (one.confidence ?? 0) || a - b
  );
  for (let [index, { suggestion, ...finding }] of inOrder) {
    if (suggestion === void 0 || finding.line === void 0)
      continue;
    let lines = taken.get(finding.path) ?? /* @__PURE__ */ new Set();
    taken.set(finding.path, lines);
    let own = linesOf(finding.startLine ?? finding.line, finding.line);
    if (own.some((line) => lines.has(line))) {
      let reason = "another suggestion changes the same lines";
      result[index] = { ...finding, proposal: { kind: "code", text: suggestion.replaceAll(`\r
`, `
`), reason } };
    } else
      own.forEach((line) => lines.add(line));
  }
  return result;
}
function linesOf(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at2) => from + at2);
}

// src/findings/suggestions/prove-suggestions.ts
var MAX_CHECKED = 200, MAX_SUGGESTION_CHARACTERS = 2e4;
async function proveSuggestions(placed, { files, readHead, grammars }) {
  let openTarget = createTargets(files, readHead), findFaults = rememberFaults(grammars), findings = [], leftOut = [], checked = 0;
  for (let { replacement, ...finding } of placed) {
    if (replacement === void 0) {
      findings.push(finding);
      continue;
    }
    checked += 1;
    let outcome = checked > MAX_CHECKED ? { kind: "dropped", reason: `only ${MAX_CHECKED} suggestions are checked` } : await proveOne(finding, replacement, openTarget, findFaults);
    if (findings.push(withOutcome(finding, outcome)), outcome.kind === "dropped") {
      let source = finding.line === void 0 ? finding.path : `${finding.path}:${finding.line}`;
      leftOut.push({ source, reason: `the suggestion of "${finding.title}" is not shown: ${outcome.reason}` });
    }
  }
  return { findings: withoutOverlaps(findings), leftOut };
}
function withOutcome(finding, outcome) {
  switch (outcome.kind) {
    case "proven":
      return { ...finding, suggestion: outcome.suggestion };
    case "shown":
      return { ...finding, proposal: outcome.proposal };
    case "dropped":
      return finding;
  }
}
async function proveOne(finding, replacement, openTarget, findFaults) {
  let { text } = replacement;
  if (finding.rule !== void 0)
    return proveFix(finding, replacement, openTarget);
  if (text.length > MAX_SUGGESTION_CHARACTERS)
    return { kind: "dropped", reason: `it is longer than ${MAX_SUGGESTION_CHARACTERS} characters` };
  let unsafe = isSearchAndReplace(text) ? void 0 : findUnsafeText(text);
  if (unsafe !== void 0)
    return { kind: "dropped", reason: unsafe };
  let target = finding.side === "RIGHT" ? await openTarget(finding) : void 0, cleaned = cleanSuggestion(text, target ?? unknownTarget(finding.path));
  if (cleaned.kind === "useless")
    return { kind: "dropped", reason: cleaned.reason };
  let { lines } = cleaned, decoded = findUnsafeText(lines.join(`
`));
  if (decoded !== void 0 || holdsSuggestionBlock(lines.join(`
`)))
    return { kind: "dropped", reason: decoded ?? "it has a suggestion block inside" };
  let show = (reason, kind = "code", shown = lines) => ({
    kind: "shown",
    proposal: { kind, text: shown.join(`
`), reason }
  });
  if (target === void 0)
    return show(finding.side === "LEFT" ? "it is for removed lines" : "it is not certain which lines it is for");
  if (isSameCode(lines, replacedLines(target)))
    return { kind: "dropped", reason: "it changes nothing" };
  if (cleaned.kind === "unclear")
    return show(cleaned.reason);
  let claim = { replacement, said: `${finding.title}
${finding.body}` }, doubt = await findDoubt(lines, target, claim, findFaults);
  return doubt !== void 0 ? show(doubt) : isSensitiveFile(target.path) ? show("it changes how the repository is built, checked or guided", "diff", drawDiff(lines, target)) : { kind: "proven", suggestion: lines.join(target.ending) };
}
async function proveFix(finding, { text, decision }, openTarget) {
  let target = await openTarget(finding);
  if (target === void 0 || replacedLines(target).at(-1) !== finding.quote?.replace(/\r$/, ""))
    return { kind: "dropped", reason: "its lines are not as the validator read them" };
  let unsafe = findUnsafeText(text);
  if (unsafe !== void 0 || holdsSuggestionBlock(text) || text.length > MAX_SUGGESTION_CHARACTERS)
    return { kind: "dropped", reason: unsafe ?? "it cannot be shown as a suggestion" };
  let lines = text.split(/\r?\n/);
  return decision === void 0 ? { kind: "proven", suggestion: lines.join(target.ending) } : { kind: "shown", proposal: { kind: "diff", text: drawDiff(lines, target).join(`
`), reason: decision } };
}
function unknownTarget(path) {
  return { path, language: "plaintext", known: [], isWholeHead: !1, start: 0, end: 0, firstLine: 1, ending: `
` };
}
function isSameCode(lines, replaced) {
  let plain = (some) => some.join(`
`).replaceAll(/\s+/g, "");
  return plain(lines) === plain(replaced);
}
function drawDiff(lines, target) {
  return [...replacedLines(target).map((line) => `-${line}`), ...lines.map((line) => `+${line}`)];
}
var MAX_REMEMBERED = 40;
function rememberFaults(grammars) {
  let known2 = /* @__PURE__ */ new Map();
  return (text, language) => {
    let key = `${language}
${text}`, faults = known2.get(key) ?? Promise.resolve(grammars?.findFaults(text, language)).catch(() => {
    });
    return known2.size < MAX_REMEMBERED && known2.set(key, faults), faults;
  };
}

// src/jobs/conclude/changed-options.ts
var MAX_VALUE_CHARACTERS = 60;
function compareOptions(before, after) {
  let changed = OPTIONS.flatMap((spec) => {
    let [old, next] = [valueOf(spec, before), valueOf(spec, after)];
    return old === next ? [] : [describeChange(spec, old, next)];
  }), others = ["rules", "overrides"].filter(
    (key) => JSON.stringify(before.rules.values[key]) !== JSON.stringify(after.rules.values[key])
  );
  return [...changed, ...others.map((key) => `The setting \`${key}\` of the validator would change.`)];
}
function describeChange({ name, secret }, old, next) {
  return secret === !0 ? `\`${name}\` would change.` : `\`${name}\` would be ${drawValue(next)}; now it is ${drawValue(old)}.`;
}
function drawValue(value) {
  return value === void 0 ? "not set" : quote(shorten(value, MAX_VALUE_CHARACTERS));
}
function valueOf({ name, keepsOrigin }, options) {
  let key = name.replaceAll(/-(.)/g, (_hyphen, letter) => letter.toUpperCase()), read = new Map(Object.entries(options)).get(key), value = keepsOrigin === !0 && isRecord(read) ? read.value : read;
  if (value !== void 0)
    return typeof value == "string" ? value : JSON.stringify(value);
}

// src/jobs/conclude/lost-files.ts
var MAX_FILES = 5e3;
async function findLostFiles(before, after, { paths, repository }) {
  let { entries, isComplete } = await after.workspace.find({ endings: [""], deep: [""], shallow: [] }), known2 = [.../* @__PURE__ */ new Set([...paths, ...entries.filter(({ kind }) => kind === "file").map(({ path }) => path)])], looked = known2.slice(0, MAX_FILES), [old, next] = [await reasonFinder(before, looked, repository), await reasonFinder(after, looked, repository)], lost = [];
  for (let path of looked) {
    let reason = await old(path) === void 0 ? await next(path) : void 0;
    reason !== void 0 && lost.push({ path, reason });
  }
  return {
    lost: [...groupBy(lost, ({ reason }) => reason)].map(([reason, files]) => ({ reason, paths: files.map(({ path }) => path) })),
    files: looked.length,
    isComplete: isComplete && looked.length === known2.length
  };
}
async function reasonFinder({ workspace, options }, paths, repository) {
  let trusted = await readTrustedRules(
    workspace,
    paths.map((path) => ({ path })),
    { named: options.contentExclusion, repository }
  ), rules = {
    ...options,
    ...trusted,
    readHead: () => Promise.resolve("")
  };
  return async (path) => (await findRuleReason(path, rules))?.reason;
}

// src/jobs/conclude/after-merge.ts
async function foreseeMerge(subject, guidelineChanges, terms) {
  let { optionsAt = unknownOptions } = terms, before = await optionsAt(subject.trusted).catch(orUndefined), steering = subject.changes.files.flatMap((file) => {
    let role = findRole(file, terms, before);
    return role === void 0 ? [] : [{ file, role }];
  });
  if (steering.length === 0)
    return;
  let edited = steering.filter(({ role }) => role.compares), compared = edited.length === 0 ? [] : await compareRuns(
    subject,
    edited.map(({ file }) => file),
    before,
    terms
  ), described = steering.flatMap(
    ({ file, role }) => role.effect === void 0 ? [] : [{ path: file.path, effect: role.effect }]
  );
  return {
    files: steering.map(({ file }) => file.path),
    effects: [...compared, ...listLostGuidelines(guidelineChanges), ...described]
  };
}
function findRole({ path, previousPath, status, additions }, { configPath = CONFIG_PATH, workflowPath }, options) {
  let is = (test) => test(path) || previousPath !== void 0 && test(previousPath), isGone = status === "removed" || previousPath !== void 0 && status === "renamed";
  if (is(
    (one) => one === configPath || one === (options?.contentExclusion ?? EXCLUSION_PATH) || SCOPE_FILE.has(nameOf(one))
  ))
    return { compares: !0 };
  if (is((one) => one === (options?.baseline ?? BASELINE_PATH)))
    return {
      compares: !1,
      effect: isGone ? "The validator would report the problems of this baseline again." : `The validator would not report the problems that this change adds to its baseline (${additions} added lines).`
    };
  if (is((one) => one === workflowPath))
    return {
      compares: !1,
      effect: isGone ? "The workflow that runs this review would not exist under this name any more." : "This is the workflow that runs this review. Its events, permissions and inputs are not compared here: read its diff."
    };
  let what = [path, previousPath].flatMap((one) => one === void 0 ? [] : describeTool(one) ?? [])[0];
  return what === void 0 ? void 0 : { compares: !1, effect: `${what} ${isGone ? "would not exist any more" : status === "added" ? "is new" : "would change"}.` };
}
var SCOPE_FILE = /* @__PURE__ */ new Set([".gitattributes", ".copilotignore"]), TOOLS = {
  agent: "This agent, which can review changes,",
  hooks: "This file of hooks, which run commands in clients of the team,",
  skill: "This skill, which models can read,"
}, PROGRAMS = /(?:^|\/)(?:\.mcp|\.vscode\/mcp|\.claude\/settings(?:\.local)?)\.json$/;
function describeTool(path) {
  let kind = identify(path);
  return PROGRAMS.test(path) ? "This file, which names programs that clients of the team start," : kind && TOOLS[kind];
}
function unknownOptions() {
  return Promise.reject(new UserError("options-unknown", "The options are not known"));
}
function orUndefined(error) {
  if (!(error instanceof UserError || error instanceof GithubError))
    throw error;
}
async function compareRuns({ changes, trusted, readHead, repository }, edited, before, { optionsAt = unknownOptions, configPath = CONFIG_PATH }) {
  let first3 = edited.find(({ path }) => path === configPath)?.path ?? edited[0]?.path ?? configPath;
  try {
    let merged = overlayWorkspace(trusted, await readEdited(edited, readHead), "the head"), after = before === void 0 ? void 0 : await optionsAt(merged), options = before === void 0 || after === void 0 ? [] : compareOptions(before, after), none = { paths: [], ignore: [], contentExclusion: void 0 }, search = await findLostFiles(
      { workspace: trusted, options: before ?? none },
      { workspace: merged, options: after ?? none },
      { paths: changes.files.filter(({ status }) => status !== "removed").map(({ path }) => path), repository }
    ), limit = search.isComplete ? [] : [`Only ${search.files} files of the repository were compared.`];
    return [
      ...search.lost.map(({ reason, paths }) => ({
        path: sourceIn(reason, edited) ?? first3,
        effect: describeLost(reason, paths, search.files)
      })),
      ...options.map((effect) => ({ path: configPath, effect })),
      ...search.lost.length === 0 && options.length === 0 ? [{ path: first3, effect: "No file would be left out that is reviewed now, and no option would change." }] : [],
      ...limit.map((effect) => ({ path: first3, effect }))
    ];
  } catch (error) {
    if (error instanceof UserError || error instanceof GithubError)
      return [{ path: first3, effect: `Reviews would stop, or the effect is not known: ${messageOf(error)}` }];
    throw error;
  }
}
async function readEdited(edited, readHead) {
  let texts = /* @__PURE__ */ new Map();
  for (let { path, previousPath, status } of edited)
    previousPath !== void 0 && status === "renamed" && texts.set(previousPath, void 0), texts.set(path, status === "removed" ? void 0 : await readHead(path));
  return texts;
}
function sourceIn(reason, edited) {
  return edited.find(({ path }) => reason.includes(`(${path}:`))?.path;
}
var MAX_EXAMPLES = 3;
function describeLost(reason, paths, all) {
  let examples = paths.slice(0, MAX_EXAMPLES).map((path) => `\`${path}\``), more = paths.length - examples.length, names = more === 0 ? examples.join(", ") : `${examples.join(", ")} and ${more} more`;
  return `${paths.length} of ${all} files would not be reviewed any more: ${names}: ${reason}.`;
}
function listLostGuidelines(changes) {
  return (changes?.changes ?? []).flatMap((one) => one.kind === "removed" ? [
    {
      path: one.path,
      effect: `${one.statements.length} statements would not guide reviews of these files any more.`
    }
  ] : one.kind === "changed" && one.statements.removed.length > 0 ? [{ path: one.path, effect: `${one.statements.removed.length} statements would be gone or worded differently.` }] : []);
}

// src/jobs/conclude/list-judged-now.ts
function listJudgedNow(changes, reviewed, excluded, { parts, checkedFiles }, { unjudged, isOffline, isValidated }) {
  let unread = new Set(excluded.map(({ path }) => path)), whole = reviewed.filter(({ path }) => !unread.has(path)), isEverythingRead = unjudged.requests + unjudged.agents + unjudged.comments + unjudged.cutReplies === 0, answered = groupBy(parts?.answered ?? [], ({ path }) => path), missed = new Set(
    [...parts?.failed ?? [], ...parts?.overLimit ?? [], ...parts?.waiting ?? []].map(({ path }) => path)
  ), isRead = (file) => !missed.has(file.path) && isShownWhole(file, answered.get(file.path) ?? []);
  return {
    byModel: new Set(isEverythingRead ? whole.filter(isRead).map(({ path }) => path) : []),
    byRules: new Set(whole.filter(({ path }) => checkedFiles.has(path)).map(({ path }) => path)),
    isValidated,
    isOffline: isOffline && unjudged.unaskedModel === void 0,
    ...namePaths(changes)
  };
}
function namePaths(changes) {
  return {
    ...changes.missing === void 0 && changes.leftOut.length === 0 ? { changed: new Set(changes.files.map(({ path }) => path)) } : {},
    removed: new Set(changes.files.filter(({ status }) => status === "removed").map(({ path }) => path)),
    renames: new Map(
      changes.files.flatMap(
        ({ status, path, previousPath }) => status === "renamed" && previousPath !== void 0 ? [[previousPath, path]] : []
      )
    )
  };
}
function isShownWhole(file, parts) {
  if (parts.length === 0 || parts.some(({ cutLines }) => cutLines > 0))
    return !1;
  if (file.view !== void 0 || file.status === "changed")
    return !0;
  let { additions, deletions } = countLines(file.hunks);
  return parts.reduce((sum2, { changedLines }) => sum2 + changedLines, 0) >= additions + deletions;
}

// src/jobs/gather/check-customizations.ts
var NOTHING2 = { drafts: [], validated: void 0, notes: [] };
async function checkCustomizations(subject, chosen, settings) {
  let { readValidationTerms } = settings;
  if (readValidationTerms === void 0 || !touchesCustomization(subject, chosen))
    return NOTHING2;
  try {
    let { validateTouched } = await import("./validate-touched-SCPCMPK7.js");
    return { ...NOTHING2, ...await validateTouched(subject, chosen, settings, await readValidationTerms()) };
  } catch (error) {
    if (error instanceof GithubError || error instanceof UserError && error.code !== "interrupted") {
      let [source] = chosen.files.map(({ path }) => path);
      return {
        ...NOTHING2,
        notes: [{ source: source ?? subject.sides.head.name, message: notValidated(messageOf(error)) }]
      };
    }
    throw error;
  }
}
var SETTINGS = /(?:^|\/)(?:\.vscode\/(?:settings|mcp|tasks)\.json|\.mcp\.json)$|\.code-workspace$/;
function touchesCustomization({ changes }, { customizations: { found, leftOut } }) {
  let known2 = /* @__PURE__ */ new Set([
    ...found.flatMap((one) => [one.path, ..."content" in one ? [one.content.path] : []]),
    ...leftOut.map(({ source }) => source)
  ]), skills = [...known2].flatMap((path) => path.endsWith("/SKILL.md") ? path.slice(0, -9) : []), isOne = (path) => known2.has(path) || identify(path) !== void 0 || SETTINGS.test(path) || skills.some((folder) => isBelow(path, folder));
  return changes.files.some(
    ({ path, previousPath }) => isOne(path) || previousPath !== void 0 && isOne(previousPath)
  );
}

// src/reports/html/review-html.ts
var MAX_FINDINGS = 2e3, MAX_ROWS = 500;
function reviewHtml(result) {
  let [verdict, ...rest] = summarySentences(result), findings = result.findings.toSorted(bySeverity).slice(0, MAX_FINDINGS), notShown = result.findings.length - findings.length, countOf = (name) => result.findings.filter(({ severity }) => severity === name).length;
  return drawPage(
    "Housestyle review",
    html`<header>
        <h1>Housestyle review</h1>
        <p class="verdict"><strong>${inlineCode(verdict)}</strong></p>
      </header>
      <main>
        ${result.remarks.map((remark) => paragraphs(remark))}
        ${severityFilter(SEVERITIES.toReversed().map((name) => ({ name, count: countOf(name) })))}
        ${findings.length === 0 ? "" : html`<h2>Findings</h2>`} ${findings.map(drawFinding)}
        ${notShown === 0 ? "" : html`<p>${notShown} more are not shown; <code>--format json</code> has all of them.</p>`}
        ${drawAfterMerge(result)}
        <section>
          <h2>How this was reviewed</h2>
          <ul>
            ${rest.map((sentence) => html`<li>${inlineCode(sentence)}</li>`)}
          </ul>
          ${drawGuidelines(result.receipts)} ${drawLeftOut(result.leftOut)}
        </section>
      </main>`
  );
}
function drawFinding(finding) {
  let {
    severity,
    kind,
    title,
    body,
    path,
    line,
    startLine,
    quote: quote2,
    guideline,
    suggestion,
    proposal,
    agents = []
  } = finding, at2 = line === void 0 ? path : `${path}:${startLine === void 0 ? "" : `${startLine}\u2013`}${line}`, code = suggestion ?? proposal?.text, places = namePlaces(finding);
  return html`<article class="${severity}">
    <h3><span class="tag">${severity}</span>${inlineCode(title)}</h3>
    <p class="soft">
      <code>${at2}</code> ·
      ${kind}${agents.length === 0 ? "" : ` \xB7 found by ${agents.join(", ")}`}${finding.placement.kind === "inline" ? "" : ` \xB7 ${finding.placement.reason}`}
    </p>
    ${quote2 === void 0 || quote2.trim() === "" ? "" : codeBlock(quote2)} ${paragraphs(body)}
    ${code === void 0 ? "" : html`<p class="soft">
              Suggested code${proposal === void 0 ? "" : `, to check because ${proposal.reason}`}:
            </p>
            ${codeBlock(code)}`}
    ${guideline === void 0 ? "" : html`<blockquote>${inlineCode(guideline.text)}<br /><cite>${guideline.source}:${guideline.line}</cite></blockquote>`}
    ${places === void 0 ? "" : html`<p class="soft">${places}</p>`}
    ${describeReservations(finding).map((reservation) => html`<p class="soft">${reservation}</p>`)}
  </article> `;
}
function drawAfterMerge({ afterMerge }) {
  let lines = afterMergeLines(afterMerge);
  return lines.length === 0 ? html`` : html`<section>
        <h2>After this merge</h2>
        ${lines.map((one) => html`<p>${inlineCode(one)}</p>`)}
      </section>`;
}
function drawGuidelines(receipts) {
  let inForce = receipts.filter(({ status }) => status === "in-force"), others = receipts.filter(({ status }) => status !== "in-force");
  return html`${fold(
    `${count(inForce.length, "instruction file")} applied`,
    ["Instruction file", "Changed files", "Statements", "Cited"],
    inForce.map(({ source, changedFiles, statements = 0, cited = 0 }) => [source, changedFiles, statements, cited])
  )}${fold(
    `${count(others.length, "instruction file")} did not apply`,
    ["Instruction file", "Why"],
    others.map(({ source, reason = "" }) => [source, reason])
  )}`;
}
function drawLeftOut(leftOut) {
  let rows = leftOut.filter(({ stage }) => stage !== "guideline");
  return fold(
    `${count(rows.length, "thing")} left out`,
    ["What", "Name", "Why"],
    rows.map(({ stage, source, reason }) => [stage, source, reason])
  );
}
function fold(title, heads, rows) {
  if (rows.length === 0)
    return html``;
  let shown = rows.slice(0, MAX_ROWS), more = rows.length - shown.length;
  return html`<details>
    <summary>${title}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
    (row) => html`<tr>
                ${row.map((cell) => html`<td>${inlineCode(String(cell))}</td>`)}
              </tr> `
  )}
        </tbody>
      </table>
    </div>
    ${more === 0 ? "" : html`<p>${more} more; <code>--format json</code> has all of them.</p>`}
  </details> `;
}

// src/reports/review/review-json.ts
function reviewJson(result, reconciliation) {
  return {
    findings: result.findings.map(findingJson),
    summary: [...summarySentences(result), ...result.remarks].join(" "),
    guidanceFrom: result.guidanceFrom,
    customizations: result.receipts,
    notes: result.notes,
    conflicts: result.conflicts,
    guidelineChanges: result.guidelineChanges === void 0 ? null : guidelineChangesJson(result.guidelineChanges),
    afterMerge: result.afterMerge ?? null,
    directions: result.directions,
    leftOut: result.leftOut,
    merged: result.merged,
    problems: result.problems.map(diagnosticJson),
    coverage: result.coverage,
    unjudged: result.unjudged,
    source: result.readFrom.source,
    passedOver: result.readFrom.passedOver ?? [],
    literal: result.literal,
    validated: result.validated ?? null,
    usage: result.usage,
    reviewers: result.reviewers,
    idleAgents: result.idleAgents,
    verification: result.verification ?? null,
    since: result.since ?? null,
    baseline: result.baseline ?? null,
    reconciliation: reconciliation ?? null,
    conclusion: result.conclusion
  };
}
function findingJson(finding) {
  let { placement, guideline, agents = [], identity: _digests, places, ...rest } = finding;
  return {
    ...rest,
    ...places === void 0 ? {} : { places: places.map(({ identity: _digest, ...place }) => place) },
    ...guideline === void 0 ? {} : { guideline },
    ...agents.length === 0 ? {} : { agent: agents[0], agents },
    placement: placement.kind,
    ...placement.kind === "inline" ? {} : { placementReason: placement.reason }
  };
}

// src/reports/review/sarif.ts
var LEVELS = { high: "error", medium: "warning", low: "note" };
function reviewSarif(result, version, target) {
  let findings = result.findings.flatMap(atEachPlace).slice(0, MAX_SARIF_RESULTS), rules = new Map(findings.map((finding) => [ruleId(finding), buildRule(finding, target)]));
  return sarifLog(version, [...rules.values()], findings.map(buildResult));
}
function atEachPlace({ places = [], ...finding }) {
  let { line: _line, startLine: _startLine, ...shared } = finding;
  return [
    finding,
    ...places.map(({ fingerprint: fingerprint2 = finding.fingerprint, ...place }) => ({ ...shared, ...place, fingerprint: fingerprint2 }))
  ];
}
function ruleId({ rule, guideline, kind }) {
  return rule !== void 0 ? rule : guideline === void 0 ? `kind/${kind}` : `guideline/${guideline.source}#${digestProse(guideline.text)}`;
}
function buildRule(finding, target) {
  let { rule, guideline, kind } = finding, id = ruleId(finding);
  if (rule !== void 0) {
    let text2 = `Rule ${rule} of the validator for customization files`;
    return {
      id,
      shortDescription: { text: text2 },
      helpUri: ruleUrl(rule),
      help: { text: ruleUrl(rule), markdown: `${text2}: <${ruleUrl(rule)}>` }
    };
  }
  if (guideline === void 0) {
    let text2 = `Findings of kind ${kind}`, help = `${text2}, which no statement of the guidelines covers.`;
    return {
      id,
      name: `${kind}-finding`,
      shortDescription: { text: text2 },
      fullDescription: { text: help },
      helpUri: docsUrl("models.md"),
      help: { text: help, markdown: help },
      properties: { tags: [kind] }
    };
  }
  let text = modelText(guideline.text), place = modelText(`${guideline.source}:${guideline.line}`);
  return {
    id,
    shortDescription: { text: text.slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed() },
    fullDescription: { text: `A rule of the team, in ${place}.`.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    helpUri: guidelineUrl(guideline, target) ?? docsUrl("literal-checks.md"),
    help: { text: `${text}

The guideline is in ${place}.`.toWellFormed() },
    properties: { tags: ["guideline", kind] }
  };
}
function guidelineUrl({ source, line, level }, target) {
  return target === void 0 || level !== void 0 ? void 0 : fileUrl(source, line, target);
}
var MAX_DESCRIPTION_CHARACTERS = 1024;
function buildResult(finding) {
  return {
    ruleId: ruleId(finding),
    level: LEVELS[finding.severity],
    message: { text: modelText(`${finding.title}

${finding.body}`) },
    // Code scanning recognizes a result by the first one.
    partialFingerprints: { primaryLocationLineHash: finding.fingerprint, "housestyle/v1": finding.fingerprint },
    locations: [{ physicalLocation: locate(finding) }]
  };
}
function locate({ path, side, line, startLine, guideline }) {
  return path === CHANGE_ITSELF && guideline !== void 0 ? {
    artifactLocation: { uri: sarifUri(guideline.source) },
    region: { startLine: guideline.line, endLine: guideline.line }
  } : {
    artifactLocation: { uri: sarifUri(path) },
    // A removed line has no place in the head; the file has.
    ...line === void 0 || side === "LEFT" ? {} : { region: { startLine: startLine ?? line, endLine: line } }
  };
}

// src/reports/review/verdict-annotations.ts
function drawVerdictAnnotations(verdict, failures, reason) {
  let said = headline(verdict);
  return [...verdict.conclusion === "failed" ? [drawRunAnnotation("error", reason === void 0 ? said : `${said} The first reason: ${reason}`)] : verdict.conclusion === "unchecked" || listMissing(verdict).length > 0 ? [drawRunAnnotation("warning", said)] : [], ...failures.map((failure) => drawRunAnnotation("error", failure))].join("");
}

// src/jobs/conclude/measure-coverage.ts
function measureCoverage(changes, reviewed, excluded, judges) {
  let unread = new Set(excluded.map(({ path }) => path)), linesOf2 = (file) => unread.has(file.path) ? countReadableLines(file) : countChangedLines(file), partsOf = judges.parts === void 0 ? void 0 : partsByPath(judges.parts), isBefore = ({ path }) => judges.judgedBefore?.has(path) === !0, files = reviewed.map(
    (file) => judgeFile(file, linesOf2(file), judges.checkedFiles, isBefore(file) ? "judged-before" : partsOf)
  ), linesBefore = reviewed.filter(isBefore).reduce((sum2, file) => sum2 + linesOf2(file), 0), rows = [...listFileRows(changes, reviewed, excluded), ...files.flatMap(({ unjudged }) => unjudged)], missing = changes.missing ?? { files: 0, lines: 0 };
  return {
    files: changes.files.length + missing.files,
    reviewedFiles: files.filter(({ isJudged }) => isJudged).length,
    lines: changes.files.reduce((sum2, file) => sum2 + countChangedLines(file), 0) + missing.lines,
    reviewedLines: sumLines(files, ({ judged }) => judged),
    modelLines: sumLines(files, ({ byModel }) => byModel),
    ...linesBefore === 0 ? {} : { earlierLines: linesBefore },
    ruleLines: sumLines(files, ({ byRules }) => byRules),
    notReviewed: sortRows([
      ...countByKind(rows),
      ...missing.files + missing.lines === 0 ? [] : [{ kind: "missing", ...missing }]
    ]),
    missedByModel: sortRows(countByKind(files.flatMap(({ missedByModel }) => missedByModel)))
  };
}
function partsByPath({ answered, failed, overLimit, waiting }) {
  let byPath = (parts) => groupBy(parts, ({ path }) => path);
  return { answered: byPath(answered), failed: byPath(failed), overLimit: byPath(overLimit), waiting: byPath(waiting) };
}
function judgeFile(file, lines, checkedFiles, parts) {
  let { path } = file, isChecked = checkedFiles.has(path), missed = listUnjudged(file, lines, parts), byModel = lines - missed.reduce((sum2, row) => sum2 + row.lines, 0);
  return {
    isJudged: isChecked || byModel > 0,
    judged: isChecked ? lines : byModel,
    byModel,
    byRules: isChecked ? lines : 0,
    unjudged: isChecked ? [] : missed,
    missedByModel: isChecked && parts !== void 0 ? missed : []
  };
}
function missesLines(file, parts) {
  return listMissed(file, countChangedLines(file), partsByPath(parts)).length > 0;
}
function listUnjudged(file, lines, parts) {
  return parts === void 0 ? [{ kind: "no-check", path: file.path, lines }] : parts === "judged-before" ? [] : listMissed(file, lines, parts);
}
function listMissed(file, lines, parts) {
  let { path } = file, answered = parts.answered.get(path) ?? [], failed = countPartLines(parts.failed.get(path) ?? []), overLimit = countPartLines(parts.overLimit.get(path) ?? []), waiting = countPartLines(parts.waiting.get(path) ?? []), cut = answered.reduce((sum2, { cutLines }) => sum2 + cutLines, 0), all = countPartLines(answered) + failed + overLimit + waiting, isShownWhole2 = file.view === void 0 && file.status !== "changed", scale = isShownWhole2 ? 1 : lines / Math.max(1, all), unsent = isShownWhole2 || all === 0 ? Math.max(0, lines - all) : 0, row = (kind, counted) => counted === 0 ? [] : [{ kind, path, lines: Math.floor(counted * scale) }];
  return [
    ...row("failed", failed),
    ...row("over-limit", overLimit),
    ...row("in-batch", waiting),
    ...unsent === 0 ? [] : [{ kind: "over-limit", path, lines: unsent }],
    ...row("long-line", cut)
  ];
}
function countPartLines(parts) {
  return parts.reduce((sum2, { changedLines, cutLines }) => sum2 + changedLines + cutLines, 0);
}
function listFileRows(changes, reviewed, excluded) {
  let kinds = new Map(excluded.map(({ path, kind }) => [path, kind])), read = new Set(reviewed), listed = new Set(changes.files.map(({ path }) => path));
  return [
    ...changes.files.flatMap((file) => {
      let kind = kinds.get(file.path), lines = countChangedLines(file) - (read.has(file) ? countReadableLines(file) : 0);
      return kind === void 0 ? [] : [{ kind, path: file.path, lines }];
    }),
    // Parts of the change that the source could not name, such as a part of a diff without a file. `missing` counts the others.
    ...excluded.filter(({ path, kind }) => kind === "unread" && !listed.has(path) && changes.missing === void 0).map(({ path, kind }) => ({ kind, path, lines: 0 }))
  ];
}
function countByKind(rows) {
  return [...groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    files: new Set(own.map(({ path }) => path)).size,
    lines: own.reduce((sum2, { lines }) => sum2 + lines, 0)
  }));
}
function sortRows(rows) {
  return rows.toSorted((a, b) => b.lines - a.lines || b.files - a.files);
}
function sumLines(files, linesIn) {
  return files.reduce((sum2, file) => sum2 + linesIn(file), 0);
}
function countChangedLines({ additions, deletions, unreadLines = 0 }) {
  return additions + deletions + unreadLines;
}
function countReadableLines(file) {
  let { additions, deletions } = countLines(file.hunks);
  return additions + deletions;
}

export {
  wordsOf,
  wordText,
  readNamedCode,
  indexHunks,
  indexText,
  findEntry,
  findRange,
  linesOfFile,
  isOnTrack,
  matchQuote,
  matchExactly,
  findQuote,
  anchorDraft,
  fileOf,
  identifyFindings,
  limitFindings,
  citeLine,
  mergeFindings,
  findMixed,
  nameFindings,
  placeFindings,
  proveSuggestions,
  foreseeMerge,
  measureCoverage,
  missesLines,
  listJudgedNow,
  namePaths,
  checkCustomizations,
  reviewHtml,
  reviewJson,
  reviewSarif,
  drawVerdictAnnotations
};
