import {
  NOT_VALIDATED as NOT_VALIDATED,
  checkCustomizations as checkCustomizations,
  collectNotes as collectNotes,
  foreseeMerge as foreseeMerge,
  identifyFindings as identifyFindings,
  limitFindings as limitFindings,
  listUnchecked as listUnchecked,
  measureCoverage as measureCoverage,
  mergeFindings as mergeFindings,
  nameFindings as nameFindings,
  namePaths as namePaths,
  nameSource as nameSource,
  placeFindings as placeFindings,
  placeProblemsAtHead as placeProblemsAtHead,
  proveSuggestions as proveSuggestions,
  readQuote as readQuote,
  worstFirst as worstFirst,
  openAcceptance as openAcceptance,
  sumRows as sumRows,
  MAX_SHARD_BYTES as MAX_SHARD_BYTES,
  SHARD_FILE as SHARD_FILE,
  createFindingReader as createFindingReader,
  createTextSharing as createTextSharing,
  readShardFile as readShardFile,
  NOT_COMPARED as NOT_COMPARED
} from "./joined-2a42ba82.js";
import {
  compareGuidance as compareGuidance,
  findConflicts as findConflicts,
  writeReceipts as writeReceipts
} from "./joined-5af23b10.js";
import {
  findDirections as findDirections,
  concealDrafts as concealDrafts,
  concealSecrets as concealSecrets,
  sumOf as sumOf,
  withFilesOf as withFilesOf,
  checkLiterally as checkLiterally
} from "./joined-2a895a02.js";
import {
  statementKey as statementKey
} from "./joined-ec575719.js";
import {
  DEFAULT_REVIEWER as DEFAULT_REVIEWER,
  listMissing as listMissing
} from "./joined-c0f10e06.js";
import {
  CHANGE_ITSELF as CHANGE_ITSELF,
  listNames as listNames,
  byPath as byPath
} from "./joined-1c6c8fb1.js";
import {
  countFindings as countFindings,
  drawBaseline as drawBaseline,
  isCountedIn as isCountedIn
} from "./joined-c1dd7ffa.js";
import {
  digest as digest
} from "./joined-3b15d0af.js";
import {
  fileErrorReason as fileErrorReason,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  at as at
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/shards/accept-reports.ts
async function acceptReports(files, terms) {
  let refused = [], fitting = [], readLine = createFindingReader(createTextSharing());
  for await (let file of files) {
    let read = readShardFile(file, terms.secret, readLine), problem = read.kind === "refused" ? read.reason : findProblem(read.report, terms);
    read.kind === "read" && problem === void 0 ? fitting.push({ name: file.name, report: read.report, mark: read.mark }) : refused.push({ name: file.name, reason: problem ?? "" });
  }
  let chosen = [...groupBy(fitting, ({ report }) => report.shard)].map(([index, own]) => ({
    index,
    ...chooseOne(own)
  })), byIndex = new Map(chosen.map((one) => [one.index, one])), absence = refused.length === 0 ? "left no result" : "left no result that could be used";
  return {
    reports: chosen.flatMap(({ report }) => report ?? []).toSorted((a, b) => a.shard - b.shard),
    refused: [...refused, ...chosen.flatMap((one) => one.refused)],
    missing: terms.plan.shards.flatMap((_shard, position) => {
      let index = position + 1, one = byIndex.get(index);
      return one?.report === void 0 ? [{ index, reason: one === void 0 ? absence : "left several results that contradict each other" }] : [];
    })
  };
}
function findProblem(report, { plan, changed }) {
  if (report.commit !== plan.commit)
    return `is about the commit ${shorten(report.commit)}, and this review is about ${shorten(plan.commit)}`;
  if (report.plan !== plan.key)
    return "belongs to another plan: the files, the guidelines or the number of shards were different";
  if (report.most !== plan.most || report.shard < 1 || report.shard > plan.shards.length)
    return `claims to be shard ${report.shard}/${report.most}, which the plan does not have`;
  let own = new Set(plan.shards[report.shard - 1]?.paths), isChanged = (path) => changed.has(path) || path === CHANGE_ITSELF, stray = report.findings.find(
    ({ path, placement, places = [] }) => placement.kind !== "summary" && !isChanged(path) || places.some((place) => !isChanged(place.path))
  );
  if (stray !== void 0)
    return `has a finding about ${shorten(stray.path)}, which is not part of the change`;
  let judged = [...report.judged.byModel, ...report.judged.byRules].find((path) => !own.has(path));
  return judged !== void 0 ? `claims to have judged ${shorten(judged)}, which belongs to another shard` : report.coverage.files > own.size ? "claims to have judged more files than its shard has" : void 0;
}
var MAX_SHOWN = 100;
function shorten(text) {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\u2026` : /^[\da-f]{40,64}$/.test(text) ? text.slice(0, 7) : text;
}
function chooseOne(own) {
  let last = Math.max(...own.map(({ report }) => report.attempt)), [current, earlier] = [
    own.filter(({ report }) => report.attempt === last),
    own.filter(({ report }) => report.attempt !== last)
  ], late = earlier.map(({ name }) => ({ name, reason: `is of an earlier attempt than attempt ${last}` })), [first, ...others] = current;
  if (others.some(({ mark }) => mark !== first?.mark)) {
    let reason = `contradicts another result of shard ${at(current, 0).report.shard}; none of them is used`;
    return { refused: [...late, ...current.map(({ name }) => ({ name, reason }))] };
  }
  let doubles = others.map(({ name }) => ({
    name,
    reason: `is a copy of ${first?.name ?? ""}, the result of shard ${at(current, 0).report.shard}`
  }));
  return { ...first === void 0 ? {} : { report: first.report }, refused: [...late, ...doubles] };
}

// src/jobs/audit/audit-baseline.ts
function leaveOutKnown(findings, { entries }) {
  let left = new Map(entries.map(({ fingerprint, count }) => [fingerprint, count])), isKnown = isCountedIn(left, nameForBaseline), fresh = findings.flatMap(splitPlaces).filter((finding) => !isKnown(finding)), all = findings.reduce((sum, { places = [] }) => sum + 1 + places.length, 0);
  return { fresh, known: all - fresh.length, gone: [...left.values()].filter((count) => count > 0).length };
}
function writeAuditBaseline(findings) {
  return drawBaseline(
    countFindings(
      findings.flatMap(splitPlaces).map((finding) => ({ rule: nameRule(finding), path: finding.path, fingerprint: nameForBaseline(finding) }))
    )
  );
}
function splitPlaces({ places = [], ...finding }) {
  return [finding, ...places.map((place) => atPlace(finding, place))];
}
function atPlace({ line: _line, startLine: _start, quote: _quote, ...finding }, place) {
  return { ...finding, ...place, fingerprint: place.fingerprint ?? finding.fingerprint };
}
function nameForBaseline({ origin, path, title, kind, guideline, quote = "" }) {
  let about = guideline?.text ?? kind, parts = [origin, path, about, origin === "literal" ? withoutNumbers(title) : "", quote.trim()];
  return digest("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}
function withoutNumbers(title) {
  return title.split("`").map((part, index) => index % 2 === 0 ? part.replaceAll(/\d+/g, "0") : part).join("`");
}
var MAX_RULE_CHARACTERS = 120;
function nameRule({ guideline, kind }) {
  return (guideline === void 0 ? kind : `${guideline.source}: ${guideline.text}`).slice(0, MAX_RULE_CHARACTERS).toWellFormed();
}

// src/jobs/shards/merge-checks.ts
async function checkChange(opened, original, { subject, chosen, concealOther }, settings, validated) {
  let literal = await checkLiterally(opened, { ...original, files: [] }, settings, settings.grammars), files = withFilesOf(literal.drafts, subject.changes, chosen.files, concealOther), drafts = [...concealDrafts(literal.drafts, files), ...validated], placed = placeFindings(drafts, files, chosen.guidelines.applicable, settings), against = { files: chosen.files, guidelines: chosen.applied, readHead: subject.readHead }, proven = await proveSuggestions(placed.findings, { ...against, grammars: settings.grammars });
  return {
    literal,
    findings: proven.findings,
    leftOut: [...literal.withheld, ...placed.leftOut, ...proven.leftOut],
    merged: placed.merged
  };
}
var NO_CHECKS = {
  literal: {
    drafts: [],
    withheld: [],
    unread: [],
    checkedKeys: /* @__PURE__ */ new Set(),
    checkedStatements: 0,
    statementsForModels: 0,
    statementsOff: 0,
    statements: 0,
    checkedFiles: /* @__PURE__ */ new Set(),
    searchedLanguages: /* @__PURE__ */ new Set(),
    leftTo: /* @__PURE__ */ new Set()
  },
  findings: [],
  leftOut: [],
  merged: []
};
function countChecks(chosen, ofChange, reports) {
  let checked = new Set(reports.flatMap(({ receipts }) => receipts.flatMap((receipt) => receipt.checked))), keys = chosen.applied.flatMap((guideline) => guideline.statements).filter(({ id }) => checked.has(id)).map(statementKey), leftTo = reports.flatMap(({ literal }) => literal.leftTo ?? []);
  return {
    checkedKeys: /* @__PURE__ */ new Set([...ofChange.checkedKeys, ...keys]),
    statements: ofChange.statements,
    statementsForModels: ofChange.statementsForModels,
    statementsOff: ofChange.statementsOff,
    searchedLanguages: [...new Set(reports.flatMap((report) => report.literal.searchedLanguages))].toSorted(),
    ...leftTo.length === 0 ? {} : { leftTo: [...new Set(leftTo)].toSorted() }
  };
}

// src/jobs/shards/merge-coverage.ts
function addCoverage(changes, { excluded }, plan, reports, missing) {
  let planned = new Set(plan.shards.flatMap(({ paths }) => paths)), rest = { ...changes, files: changes.files.filter(({ path }) => !planned.has(path)) }, left = excluded.filter(({ path }) => !planned.has(path)), ofRest = measureCoverage(rest, [], left, { parts: void 0, checkedFiles: /* @__PURE__ */ new Set() }), lost = new Set(missing.flatMap(({ index }) => plan.shards[index - 1]?.paths ?? [])), lostFiles = changes.files.filter(({ path }) => lost.has(path)), lostLines = sumOf(lostFiles, countLines), all = [ofRest, ...reports.map(({ coverage }) => coverage)];
  return {
    files: sumOf(all, ({ files }) => files) + lostFiles.length,
    reviewedFiles: sumOf(all, ({ reviewedFiles }) => reviewedFiles),
    lines: sumOf(all, ({ lines }) => lines) + lostLines,
    reviewedLines: sumOf(all, ({ reviewedLines }) => reviewedLines),
    modelLines: sumOf(all, ({ modelLines }) => modelLines),
    ruleLines: sumOf(all, ({ ruleLines }) => ruleLines),
    notReviewed: addRows([
      ...all.flatMap(({ notReviewed }) => notReviewed),
      ...lostFiles.length === 0 ? [] : [{ kind: "no-shard", files: lostFiles.length, lines: lostLines }]
    ]),
    missedByModel: addRows(all.flatMap(({ missedByModel }) => missedByModel))
  };
}
function countLines({ additions, deletions, unreadLines = 0 }) {
  return additions + deletions + unreadLines;
}
function addRows(rows) {
  return [...groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => ({ kind, files: sumOf(own, ({ files }) => files), lines: sumOf(own, ({ lines }) => lines) })).toSorted((a, b) => b.lines - a.lines || b.files - a.files);
}

// src/jobs/shards/merge-receipts.ts
function mergeReceipts(chosen, checkedKeys, findings, reports) {
  let keyOf = ({ source, folder = "" }) => JSON.stringify([source, folder]), known = groupBy(
    reports.flatMap(({ receipts }) => receipts),
    keyOf
  );
  return writeReceipts(chosen, { findings, checkedKeys }).map((receipt) => {
    let own = known.get(keyOf(receipt)) ?? [], sent = own.some((one) => one.sent === "cut") ? "cut" : own.find((one) => one.sent !== void 0)?.sent, tokens = own.find((one) => one.tokens !== void 0)?.tokens, busy = receipt.status === "left-out" ? own.filter(({ status }) => status === "in-force") : [], prompt = { ...tokens === void 0 ? {} : { tokens }, ...sent === void 0 ? {} : { sent } };
    if (busy.length === 0)
      return receipt.status === "in-force" || receipt.status === "idle" ? { ...receipt, ...prompt } : receipt;
    let { reason: _idle, ...rest } = receipt;
    return {
      ...rest,
      status: "in-force",
      changedFiles: sumOf(busy, ({ changedFiles }) => changedFiles),
      files: busy.flatMap(({ files }) => files).slice(0, MAX_FILES_LISTED),
      ...prompt
    };
  });
}
var MAX_FILES_LISTED = 100;

// src/jobs/shards/name-missing.ts
var MAX_NUMBERS = 8;
function nameMissing(missing, all) {
  return [...groupBy(missing, ({ reason }) => reason)].map(([reason, own]) => {
    let numbers = own.map(({ index }) => String(index));
    if (numbers.length === 1)
      return `shard ${numbers.join("")} of ${all} ${reason}`;
    if (numbers.length <= MAX_NUMBERS)
      return `shards ${listNames(numbers)} of ${all} ${reason}`;
    let shown = [...numbers.slice(0, MAX_NUMBERS), `${numbers.length - MAX_NUMBERS} more`];
    return `${numbers.length} of ${all} shards ${reason}: ${listNames(shown)}`;
  });
}
function listCutShort(missing, all) {
  return [...groupBy(missing, ({ reason }) => reason)].filter(([, own]) => own.length > MAX_NUMBERS).map(([reason, own]) => ({
    source: `shards ${listNames(own.map(({ index }) => String(index)))} of ${all}`,
    reason
  }));
}

// src/findings/merging/find-mixed.ts
function findMixed(findings, sources) {
  let files = /* @__PURE__ */ new Map(), quotes = findings.map(readQuote), ownSides = findings.map((finding, index) => {
    let sides = files.get(finding.path) ?? /* @__PURE__ */ new Map();
    files.set(finding.path, sides);
    let side = sides.get(finding.side) ?? { byLine: /* @__PURE__ */ new Map(), byQuote: /* @__PURE__ */ new Map() };
    return sides.set(finding.side, side), noteSource(side.byLine, finding.line ?? 0, at(sources, index)), noteSource(side.byQuote, quotes[index], at(sources, index)), side;
  });
  return new Set(
    findings.filter((finding, index) => {
      let source = at(sources, index), side = at(ownSides, index), quote = quotes[index];
      return quote !== void 0 && side.byQuote.get(quote) !== source || isNearOther(side, finding, source);
    })
  );
}
function isNearOther({ byLine }, { line }, source) {
  if (line === void 0)
    return byLine.get(0) !== source;
  for (let near = Math.min(line, Math.max(1, line - 3)); near <= line + 3; near += 1)
    if ((byLine.get(near) ?? source) !== source)
      return !0;
  return !1;
}
var SEVERAL = -1;
function noteSource(sources, key, source) {
  if (key !== void 0) {
    let known = sources.get(key);
    sources.set(key, known === void 0 || known === source ? source : SEVERAL);
  }
}

// src/jobs/shards/merge-findings.ts
async function joinFindings(lists, terms) {
  let shared = listShared(lists);
  if (shared.size === 0)
    return { findings: lists.flat(), merged: [] };
  let { byPath: byPath2, others: findings } = takeShared(lists, shared), changed = [], merged = [];
  for (let own of byPath2.values()) {
    let again = mergeAgain(own);
    again.same.forEach((finding) => findings.push(finding)), again.changed.forEach((finding) => changed.push(finding)), again.merged.forEach((one) => merged.push(one));
  }
  return (await identifyFindings(changed, terms)).forEach((finding) => findings.push(finding)), { findings, merged };
}
function takeShared(lists, shared) {
  let others = [], byPath2 = /* @__PURE__ */ new Map();
  for (let [source, findings] of lists.entries())
    for (let finding of findings)
      if (shared.has(finding.path)) {
        let own = byPath2.get(finding.path) ?? { findings: [], sources: [] };
        byPath2.set(finding.path, own), own.findings.push(finding), own.sources.push(source);
      } else
        others.push(finding);
  return { byPath: byPath2, others };
}
function listShared(lists) {
  let firstSources = /* @__PURE__ */ new Map(), shared = /* @__PURE__ */ new Set();
  for (let [source, findings] of lists.entries())
    for (let { path } of findings) {
      let first = firstSources.get(path);
      first === void 0 ? firstSources.set(path, source) : first !== source && shared.add(path);
    }
  return shared;
}
function mergeAgain({ findings, sources }) {
  let mixed = findMixed(findings, sources), { unique, repeated } = mergeFindings(findings.filter((finding) => mixed.has(finding)).map(withoutNames)), same = findings.filter((finding) => !mixed.has(finding)), taken = new Set(same.map(({ fingerprint }) => fingerprint)), named = nameFindings(unique.toSorted(worstFirst));
  if (named.every(({ fingerprint }) => !taken.has(fingerprint)))
    return { same, changed: named, merged: repeated };
  let all = [...same.map(withoutNames), ...unique].toSorted(worstFirst);
  return { same: [], changed: nameFindings(all), merged: repeated };
}
function withoutNames({ fingerprint: _name, identity: _identity, places, ...finding }) {
  return {
    ...finding,
    ...places === void 0 ? {} : { places: places.map(({ fingerprint: _own, identity: _other, ...place }) => place) }
  };
}

// src/jobs/shards/join-reports.ts
function joinUsage(reports) {
  let asking = reports.find(({ isOffline }) => !isOffline)?.usage, failure = reports.find(({ usage }) => usage.failure !== void 0)?.usage.failure, rows = joinRows(reports.flatMap(({ usage }) => usage.rows));
  return {
    provider: asking?.provider ?? "offline",
    model: asking?.model,
    ...sumRows(rows),
    failedRequests: reports.reduce((sum, { usage }) => sum + usage.failedRequests, 0),
    ...failure === void 0 ? {} : { failure },
    rows
  };
}
function joinRows(rows) {
  return [...groupBy(rows, ({ agent, model }) => JSON.stringify([agent, model])).values()].map((own) => {
    let { agent, model } = at(own, 0);
    return {
      agent,
      model,
      ...sumRows(own),
      failedRequests: own.reduce((sum, { failedRequests }) => sum + failedRequests, 0)
    };
  });
}
function joinReviewers(reports, findings) {
  let all = reports.flatMap(({ reviewers }) => reviewers);
  return [...groupBy(all, ({ source }) => source).values()].map((own) => joinReviewer(own, findings));
}
function joinReviewer(own, findings) {
  let one = at(own, 0), { name } = one, sum = (numberOf) => own.reduce((total, report) => total + numberOf(report), 0), calls = groupBy(
    own.flatMap(({ toolCalls }) => Object.entries(toolCalls)),
    ([tool]) => tool
  );
  return {
    ...one,
    files: sum(({ files }) => files),
    unreadFiles: sum(({ unreadFiles }) => unreadFiles),
    requests: sum(({ requests }) => requests),
    toolCalls: Object.fromEntries(
      [...calls].map(([tool, counts]) => [tool, counts.reduce((total, [, count]) => total + count, 0)])
    ),
    findings: findings.filter(({ agents = [DEFAULT_REVIEWER], origin }) => origin === "model" && agents.includes(name)).length,
    shortages: distinct(own.flatMap(({ shortages }) => shortages)),
    notes: distinct(own.flatMap(({ notes }) => notes))
  };
}
function joinVerification(reports) {
  let all = reports.flatMap(({ verification }) => verification ?? []), sum = (numberOf) => all.reduce((total, report) => total + numberOf(report), 0);
  return all.length === 0 ? void 0 : {
    confirmed: sum(({ confirmed }) => confirmed),
    lowered: sum(({ lowered }) => lowered),
    dropped: sum(({ dropped }) => dropped),
    unverified: sum(({ unverified }) => unverified),
    lookups: sum(({ lookups }) => lookups),
    shortages: distinct(all.flatMap(({ shortages }) => shortages)),
    notes: distinct(all.flatMap(({ notes }) => notes))
  };
}
function distinct(sentences) {
  return [...new Set(sentences)];
}

// src/jobs/shards/merge-shards.ts
async function mergeShards(opened, original, plan, { reports, refused, missing }, settings) {
  let concealed = concealSecrets(opened, original), { subject, chosen } = concealed, isTree = subject.changes.source === "tree", edits = isTree ? NOT_COMPARED : await compareGuidance(subject, chosen, settings), afterMerge = isTree ? void 0 : await foreseeMerge(subject, edits.changes, settings), customizations = isTree ? NOT_VALIDATED : await checkCustomizations(subject, chosen, settings), ofChange = settings.isPart === !0 ? NO_CHECKS : await checkChange(opened, original, concealed, settings, customizations.drafts), joined = await joinFindings([ofChange.findings, ...reports.map(({ findings: findings2 }) => findings2)], {
    files: chosen.files,
    readHead: subject.readHead,
    grammars: settings.grammars
  }), baseline = settings.known === void 0 ? void 0 : leaveOutKnown(joined.findings, settings.known), reported = baseline?.fresh ?? joined.findings, limited = await limitMerged(reported, subject, settings), { findings } = limited, literal = countChecks(chosen, ofChange.literal, reports), receipts = mergeReceipts(chosen, literal.checkedKeys, findings, reports), isOffline = reports.every((report) => report.isOffline), reviewers = joinReviewers(reports, findings), coverage = addCoverage(subject.changes, chosen, plan, reports, missing), unaskedModel = reports.find((report) => report.unjudged.unaskedModel !== void 0)?.unjudged.unaskedModel, unjudged = {
    ...addUnjudged(reports),
    statements: isOffline ? literal.statementsForModels : countCut(receipts),
    ...isOffline && literal.statementsOff > 0 ? { statementsOff: literal.statementsOff } : {},
    agents: reviewers.filter(({ source, unreadFiles }) => source !== void 0 && unreadFiles > 0).length,
    ...unaskedModel === void 0 ? {} : { unaskedModel },
    ...missing.length === 0 ? {} : { shards: nameMissing(missing, plan.shards.length) }
  };
  return {
    readFrom: nameSource(subject),
    conclusion: conclude({ chosen, findings, coverage, unjudged, isOffline, reports }),
    findings,
    remarks: [...new Set(reports.flatMap(({ remarks }) => remarks))],
    guidanceFrom: subject.guidance.repository.name,
    receipts,
    notes: collectNotes(chosen, edits, customizations),
    conflicts: findConflicts(chosen.applied),
    guidelineChanges: edits.changes,
    ...afterMerge === void 0 ? {} : { afterMerge },
    ...customizations.validated === void 0 ? {} : { validated: customizations.validated },
    // The files of a tree are the team's own.
    directions: isTree ? [] : findDirections(subject.description, chosen.files),
    leftOut: withoutDoubles([
      ...chosen.leftOut,
      ...refused.map(({ name, reason }) => ({ stage: "request", source: name, reason })),
      ...listCutShort(missing, plan.shards.length).map((one) => ({ stage: "request", ...one })),
      ...reports.flatMap(({ leftOut }) => leftOut),
      ...isOffline ? listUncheckedByShards(chosen, plan, reports, reported.length > 0) : [],
      ...[...ofChange.leftOut, ...limited.leftOut].map((entry) => ({ stage: "finding", ...entry }))
    ]),
    merged: [...ofChange.merged, ...reports.flatMap(({ merged }) => merged), ...joined.merged],
    problems: chosen.problems,
    problemsAtHead: placeProblemsAtHead(chosen.problems, subject, findings, customizations.known),
    coverage,
    unjudged,
    judgedNow: {
      ...judgedNow(subject.changes, reports, unjudged, isOffline),
      isValidated: customizations.validated !== void 0
    },
    ...baseline === void 0 || settings.known === void 0 ? {} : { baseline: { path: settings.known.path, known: baseline.known, gone: baseline.gone } },
    literal: {
      checkedStatements: literal.checkedKeys.size,
      statements: literal.statements,
      searchedLanguages: literal.searchedLanguages,
      ...literal.leftTo === void 0 ? {} : { leftTo: literal.leftTo }
    },
    usage: joinUsage(reports),
    reviewers,
    idleAgents: idleAgents(chosen, reviewers),
    verification: joinVerification(reports)
  };
}
async function limitMerged(findings, { changes, trusted }, settings) {
  if (settings.isPart === !0)
    return { findings, leftOut: [] };
  let acceptanceOf = await openAcceptance(trusted, settings.learned);
  return limitFindings(findings, {
    ...settings,
    ...acceptanceOf && { acceptanceOf },
    // Nothing is posted of a tree, so nothing has to be short.
    ...changes.source === "tree" ? { maxComments: Number.POSITIVE_INFINITY } : {},
    ...settings.takesOverReports === !0 ? { place: placeInPlace } : {}
  });
}
function placeInPlace(finding, placement) {
  return finding.placement = placement, finding;
}
function withoutDoubles(all) {
  return [...new Map(all.map((one) => [JSON.stringify([one.stage, one.source, one.reason]), one])).values()];
}
function listUncheckedByShards({ files, leftOut }, plan, reports, hasFindings) {
  let own = new Set(reports.flatMap(({ shard }) => plan.shards[shard - 1]?.paths ?? []));
  return listUnchecked(
    files.filter(({ path }) => own.has(path)),
    new Set(reports.flatMap(({ judged }) => judged.byRules)),
    [...leftOut, ...reports.flatMap((report) => report.leftOut)],
    hasFindings
  );
}
function addUnjudged(reports) {
  let all = reports.map(({ unjudged }) => unjudged);
  return {
    requests: sumOf(all, ({ requests }) => requests),
    comments: sumOf(all, ({ comments }) => comments),
    unproven: sumOf(all, ({ unproven }) => unproven),
    cutReplies: sumOf(all, ({ cutReplies }) => cutReplies)
  };
}
function countCut(receipts) {
  return receipts.filter(({ status, sent }) => status === "in-force" && sent === "cut").reduce((total, { statements = 0 }) => total + statements, 0);
}
function judgedNow(changes, reports, unjudged, isOffline) {
  let isEverythingRead = unjudged.requests + unjudged.agents + unjudged.comments + unjudged.cutReplies === 0;
  return {
    byModel: new Set(isEverythingRead ? reports.flatMap(({ judged }) => judged.byModel) : []),
    byRules: new Set(reports.flatMap(({ judged }) => judged.byRules)),
    isOffline: isOffline && unjudged.unaskedModel === void 0,
    ...namePaths(changes)
  };
}
function conclude({
  chosen,
  findings,
  coverage,
  unjudged,
  isOffline,
  reports
}) {
  let isWhole = listMissing({ coverage, unjudged }).length === 0;
  if (chosen.files.length === 0 && findings.length === 0)
    return isWhole ? "skipped" : "incomplete";
  if (reports.length === 0 && unjudged.shards !== void 0)
    return "failed";
  let isAnyFailed = reports.some(({ conclusion }) => conclusion === "failed"), isAnyAnswered = reports.some((report) => !report.isOffline && report.coverage.modelLines > 0);
  return isAnyFailed && !isAnyAnswered ? "failed" : findings.length > 0 ? "findings" : reports.length > 0 && isOffline && coverage.ruleLines === 0 && unjudged.shards === void 0 ? "unchecked" : isWhole ? "clean" : "incomplete";
}
function idleAgents({ routing }, reviewers) {
  let busy = new Set(reviewers.map(({ source }) => source));
  return (routing?.decisions ?? []).flatMap((decision) => decision.kind === "unavailable" ? [{ name: decision.name, source: decision.path, reason: decision.reason }] : decision.kind === "not-chosen" && !busy.has(decision.agent.path) ? [{ name: decision.agent.name, source: decision.agent.path, reason: decision.reason }] : []);
}

// src/commands/shards/read-shard-folder.ts
import { closeSync, lstatSync, openSync, readSync } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
var MAX_FOLDERS = 1024;
async function listShardFiles(folder) {
  let names;
  try {
    names = (await readdir(folder, { withFileTypes: !0 })).map((entry) => ({ path: entry.name, isFolder: entry.isDirectory() })).toSorted(byPath);
  } catch (error) {
    throw usageError(
      "unreadable-results",
      `The folder "${folder}" cannot be read: ${fileErrorReason(error)}`,
      "Name the folder into which the results were downloaded, or that was the `--output-dir` of the shards."
    );
  }
  let inFolders = names.filter(({ isFolder }) => isFolder).slice(0, MAX_FOLDERS).map(({ path }) => join(path, SHARD_FILE)), all = names.some(({ path, isFolder }) => path === SHARD_FILE && !isFolder) ? [SHARD_FILE, ...inFolders] : inFolders, found = await Promise.all(all.map(async (path) => await isFile(join(folder, path)) ? [path] : []));
  if (found.flat().length === 0)
    throw usageError(
      "no-results",
      `The folder "${folder}" has no result of a shard: neither it nor a folder in it has a file ${SHARD_FILE}`,
      "Name the folder into which the results were downloaded, or that was the `--output-dir` of the shards. If the folder is right, no shard was reviewed."
    );
  return found.flat();
}
async function isFile(path) {
  try {
    return (await lstat(path)).isFile();
  } catch {
    return !1;
  }
}
function* readShardFiles(folder, paths) {
  let room = Buffer.alloc(0);
  for (let name of paths) {
    let path = join(folder, name), { size } = lstatSync(path);
    if (size > MAX_SHARD_BYTES) {
      yield { name, bytes: new Uint8Array(MAX_SHARD_BYTES + 1) };
      continue;
    }
    room.length < size && (room = Buffer.allocUnsafeSlow(Math.min(MAX_SHARD_BYTES, Math.ceil(size * MORE_ROOM)))), yield { name, bytes: readInto(room, path, size) };
  }
}
var MORE_ROOM = 1.25;
function readInto(room, path, size) {
  let file = openSync(path, "r");
  try {
    let length = 0;
    for (; length < size; ) {
      let bytesRead = readSync(file, room, length, size - length, length);
      if (bytesRead === 0)
        break;
      length += bytesRead;
    }
    return room.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
function readMostShardsIn(folder, paths) {
  return readMostShards(paths) ?? readMostShards([basename(resolve(folder))]);
}
function readMostShards(names) {
  let counts = /* @__PURE__ */ new Map();
  for (let name of names) {
    let most = /shard-\d{1,4}-of-(\d{1,4})(?!\d)/.exec(name)?.[1];
    most !== void 0 && counts.set(Number(most), (counts.get(Number(most)) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || b - a)[0]?.[0];
}

export {
  acceptReports,
  writeAuditBaseline,
  mergeShards,
  listShardFiles,
  readShardFiles,
  readMostShardsIn,
  readMostShards
};
