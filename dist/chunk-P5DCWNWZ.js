import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  UnclearWriteError,
  explainFailure,
  githubErrorOrThrow,
  isAboutPlace,
  isUnclear,
  writeOnce
} from "./chunk-ECWPAPZW.js";
import {
  reconcile
} from "./chunk-V4JQUYKY.js";
import {
  findDismissal,
  findOwnThreads
} from "./chunk-GLRCGWU7.js";
import {
  addFixedNote,
  removeFixedNote
} from "./chunk-P5EFAH4Q.js";
import {
  MAX_REPLIES,
  WORKFLOW_LOGIN
} from "./chunk-74RDU262.js";
import {
  isRateLimited
} from "./chunk-VZ7BIA5E.js";
import {
  createDisjointSets
} from "./chunk-LOCZYTHQ.js";
import {
  fingerprint,
  inlineComment,
  summaryComment
} from "./chunk-APKX6MRP.js";
import {
  MAX_STATE_CHARACTERS,
  listEarlierUnits,
  listUnits,
  measureLikeness,
  postedFingerprints,
  postedMarker,
  readRunKey,
  readSummaryMarkers,
  runMarker,
  saysTheSame,
  stateMarker
} from "./chunk-RB4WZEA5.js";
import {
  KIND_FAMILIES
} from "./chunk-LDUEWW3F.js";
import {
  drawVerdict,
  listMissing,
  reaches
} from "./chunk-UT6R2KNG.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  SEVERITIES
} from "./chunk-AD52CFGC.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  messageOf,
  runError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/reports/review/state/seal.ts
import { createHmac, timingSafeEqual } from "node:crypto";
function sealState(state, seal) {
  let { seal: _old, ...facts } = state, drawn = drawSeal(facts, seal);
  return drawn === void 0 ? void 0 : { ...facts, seal: drawn.toString("hex") };
}
function isSealed({ seal: drawn, ...facts }, seal) {
  let expected = drawSeal(facts, seal), found = Buffer.from(drawn ?? "", "hex");
  return expected !== void 0 && found.length === expected.length && timingSafeEqual(found, expected);
}
function drawSeal(facts, { secret, place }) {
  if (secret === void 0 || secret === "")
    return;
  let key = createHmac("sha256", secret).update("housestyle state").digest();
  return createHmac("sha256", key).update(JSON.stringify([place, facts])).digest();
}

// src/github/publishing/find-doubles.ts
function findDoubles(threads) {
  let seen = /* @__PURE__ */ new Set();
  return threads.filter(({ finding, replies, ...thread }) => {
    if (isOver(thread))
      return !1;
    let key = JSON.stringify([thread.author, finding.fingerprints[0], finding.isOutdated]), isDouble = seen.has(key);
    return seen.add(key), isDouble && replies.length === 0;
  });
}
function isOver({
  resolved,
  hiddenAs,
  saysFixed
}) {
  return (resolved ?? "no") !== "no" || hiddenAs !== void 0 || saysFixed;
}

// src/github/publishing/life/returned-note.ts
function returnedMarker(headSha) {
  return `<!-- housestyle:returned ${headSha} -->`;
}
function saysReturned({ replies }, headSha) {
  return replies.some(({ body }) => body.trimEnd().endsWith(returnedMarker(headSha)));
}
function findDoubledNotes(threads, isOurs) {
  return threads.flatMap(({ replies }) => {
    let seen = /* @__PURE__ */ new Set();
    return replies.filter((reply) => {
      let marker = /<!-- housestyle:returned [0-9a-f]+ -->$/.exec(reply.body.trimEnd())?.[0], isDouble = marker !== void 0 && isOurs(reply) && seen.has(marker);
      return marker !== void 0 && isOurs(reply) && seen.add(marker), isDouble;
    });
  });
}

// src/github/publishing/read-standing.ts
function standingReader(client, pull, seal) {
  let login;
  return async () => {
    let parts = await client.pullParts(pull.number);
    login = parts.viewer ?? login ?? await client.login();
    let { author = pull.author } = parts, isOurs = ({ author: author2 }) => author2 === (login ?? WORKFLOW_LOGIN), comments = (parts.comments ?? await client.issueComments(pull.number)).filter(isOurs), rows = parts.threads ?? await client.restThreads(pull.number), reviews = (parts.reviews ?? await client.reviews(pull.number)).filter(isOurs), all = findOwnThreads(rows, { isOurs, author }).filter(({ hiddenAs }) => hiddenAs !== "duplicate"), doubled = new Set(findDoubles(all)), threads = all.filter((thread) => !doubled.has(thread));
    return {
      login,
      ...author === void 0 ? {} : { author },
      isAuthorMember: parts.isAuthorMember === !0,
      ...readHead(parts),
      ...readSummaries(comments, seal),
      threads,
      reviews: reviews.toSorted((one, other) => one.id - other.id),
      fingerprints: new Set(all.flatMap(({ finding }) => finding.fingerprints)),
      doubles: [
        ...[...doubled].map(({ comment, nodeId }) => ({ id: comment, ...nodeId === void 0 ? {} : { nodeId } })),
        ...findDoubledNotes(threads, isOurs).map(({ id }) => ({ id }))
      ]
    };
  };
}
function readHead({ headSha }) {
  return headSha === void 0 ? {} : { headSha };
}
function readSummaries(comments, seal) {
  let summaries = comments.filter(({ body }) => readSummaryMarkers(body).isSummary).toSorted((one, other) => one.id - other.id), [summary] = summaries, state = summary === void 0 ? void 0 : readSummaryMarkers(summary.body).state;
  return {
    summary,
    state: state !== void 0 && isSealed(state, seal) ? state : void 0,
    summaries: summaries.filter(({ author }) => author === summary?.author)
  };
}

// src/github/publishing/fold-doubles.ts
async function foldDoubles(client, { doubles, summaries }) {
  for (let double of doubles)
    await deleteOrHide(client, double, (id) => client.deleteReviewComment(id));
  for (let double of summaries.slice(1))
    await deleteOrHide(client, double, (id) => client.deleteIssueComment(id));
}
async function deleteOrHide(client, { id, nodeId }, deleteComment) {
  !await succeeds(() => deleteComment(id)) && nodeId !== void 0 && await succeeds(() => client.foldComment(nodeId, "DUPLICATE"));
}
async function succeeds(send) {
  try {
    return await send(), !0;
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    return error.status === 404;
  }
}

// src/github/publishing/standing.ts
var NOTHING_STANDING = {
  login: void 0,
  isAuthorMember: !1,
  summary: void 0,
  summaries: [],
  state: void 0,
  threads: [],
  reviews: [],
  fingerprints: /* @__PURE__ */ new Set(),
  doubles: []
};

// src/github/publishing/life/lift-request.ts
function listRequests(reviews) {
  return reviews.filter(({ state }) => state === "CHANGES_REQUESTED");
}
async function liftRequests(client, pull, reviews) {
  let sha = pull.headSha.slice(0, 7);
  for (let { id } of listRequests(reviews))
    try {
      await client.dismissReview(
        pull.number,
        id,
        `The findings that this review requested changes for are gone in ${sha}.`
      );
    } catch (error) {
      let { message } = githubErrorOrThrow(error);
      if (!/can not dismiss a dismissed/i.test(message))
        return [`The request for changes could not be withdrawn: ${message}. A person has to dismiss the review.`];
    }
  return [];
}
async function requestAgain(terms, body) {
  let { client, pull, readReviews } = terms, review = { headSha: pull.headSha, event: "REQUEST_CHANGES", body, comments: [] };
  try {
    return await writeOnce(
      {
        what: "the request for changes",
        send: () => client.createReview(pull.number, review),
        look: async () => listRequests(await readReviews())[0]
      },
      terms
    ), [];
  } catch (error) {
    let message = error instanceof UnclearWriteError ? error.message : githubErrorOrThrow(error).message;
    return /can not request changes/i.test(message) ? [] : [`Changes could not be requested again: ${message}.`];
  }
}

// src/findings/identity/assign.ts
var MAX_EXACT = 100, PAIR_WEIGHT = 1e9;
function assignPairs(edges, rows, columns) {
  let sets = createDisjointSets(rows + columns);
  for (let { row, column } of edges)
    sets.join(sets.find(row), sets.find(rows + column));
  return [...groupBy(edges, ({ row }) => sets.find(row)).values()].flatMap((group) => Math.max(new Set(group.map(({ row }) => row)).size, new Set(group.map(({ column }) => column)).size) <= MAX_EXACT ? assignBest(group) : takeHeaviest(group));
}
function takeHeaviest(edges) {
  let rows = /* @__PURE__ */ new Set(), columns = /* @__PURE__ */ new Set();
  return edges.toSorted((a, b) => b.weight - a.weight || a.row - b.row || a.column - b.column).filter(({ row, column }) => {
    let isFree = !rows.has(row) && !columns.has(column);
    return isFree && (rows.add(row), columns.add(column)), isFree;
  });
}
function assignBest(edges) {
  let rows = numbersOf(edges.map(({ row }) => row)), columns = numbersOf(edges.map(({ column }) => column)), width = Math.max(rows.length, columns.length), costs = Array.from({ length: rows.length }, () => new Float64Array(width)), rowAt = new Map(rows.map((row, index) => [row, index])), columnAt = new Map(columns.map((column, index) => [column, index]));
  for (let { row, column, weight } of edges)
    at(costs, rowAt.get(row) ?? 0)[columnAt.get(column) ?? 0] = -PAIR_WEIGHT - weight;
  let assigned = solve(costs, width);
  return edges.filter(({ row, column }) => assigned[columnAt.get(column) ?? 0] === rowAt.get(row));
}
function numbersOf(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
function solve(costs, width) {
  let rowPotentials = new Float64Array(costs.length + 1), potentials = new Float64Array(width + 1), rowOf = new Int32Array(width + 1);
  for (let row = 1; row <= costs.length; row += 1)
    rowOf[0] = row, augment(costs, { rowPotentials, potentials, rowOf });
  return Array.from(rowOf.subarray(1), (row) => row - 1);
}
function augment(costs, { rowPotentials, potentials, rowOf }) {
  let width = rowOf.length, least = new Float64Array(width).fill(Number.POSITIVE_INFINITY), cameFrom = new Int32Array(width), isDone = new Uint8Array(width), column = 0;
  for (; at(rowOf, column) !== 0; ) {
    isDone[column] = 1;
    let row = at(rowOf, column), next = 0, step = Number.POSITIVE_INFINITY;
    for (let other = 1; other < width; other += 1) {
      if (at(isDone, other) === 1)
        continue;
      let cost = at(at(costs, row - 1), other - 1) - at(rowPotentials, row) - at(potentials, other);
      cost < at(least, other) && (least[other] = cost, cameFrom[other] = column), at(least, other) < step && (step = at(least, other), next = other);
    }
    for (let other = 0; other < width; other += 1)
      if (at(isDone, other) === 1) {
        let owner = at(rowOf, other);
        rowPotentials[owner] = at(rowPotentials, owner) + step, potentials[other] = at(potentials, other) - step;
      } else
        least[other] = at(least, other) - step;
    column = next;
  }
  for (; column !== 0; ) {
    let from = at(cameFrom, column);
    rowOf[column] = at(rowOf, from), column = from;
  }
}

// src/findings/identity/compare-units.ts
var NEAR_LINES = 3;
function compareUnits(unit, other) {
  let isNamed = unit.fingerprint === other.fingerprint;
  if (isNamed && unit.finding.carried !== void 0)
    return { rank: RANKS.carried, weight: 0 };
  if (!other.isOwn && unit.key !== void 0 && unit.key === other.key)
    return { rank: RANKS.keyed, weight: Number(isNamed) };
  if (!other.isOwn || isOnlyNamed(other))
    return isNamed ? { rank: RANKS.listed, weight: 0 } : void 0;
  let place = comparePlaces(unit, other);
  if (place === void 0)
    return;
  let subject = compareSubjects(unit, other), likeness = measureLikeness(unit.said(), other.said());
  return likeness < LEAST_LIKENESS[place][subject] || place === "same" && areTwoFaults(unit, other, subject, likeness) ? void 0 : { rank: place === "same" && subject !== "same" ? RANKS.moved : RANKS[place], weight: weigh(unit, other, subject, likeness) };
}
var RANKS = { carried: 0, same: 1, keyed: 2, listed: 3, moved: 4, near: 5, loose: 6 }, LEAST_LIKENESS = {
  same: { same: 0, compatible: 0.1, other: 0.25, unknown: 0.2 },
  moved: { same: 0.1, compatible: 0.2, other: 0.35, unknown: 0.3 },
  near: { same: 0.3, compatible: 0.3, other: 0.4, unknown: 0.35 },
  loose: { same: 0.3, compatible: 0.35, other: 0.45, unknown: 0.4 }
};
function comparePlaces(unit, other) {
  let { place, identity } = unit, { earlier } = other;
  if (place.side !== earlier.side)
    return;
  if (place.line === void 0 || hasNoLine(other))
    return isSamePath(unit, other) ? "loose" : void 0;
  let isSameCode = identity.code !== void 0 && identity.code === earlier.identity?.code, neighbours = countNeighbours(unit, other);
  if (!isSamePath(unit, other))
    return other.hasLeft && isSameCode && neighbours > 0 ? "moved" : void 0;
  let away = lineDistance(unit, other);
  return away !== void 0 ? placeByLine(away, isSameCode || earlier.identity?.code === void 0, neighbours) : isSameCode ? placeSameCode(unit, other, neighbours) : placeOtherCode(unit, other, neighbours);
}
function placeByLine(away, isSameCode, neighbours) {
  return away === 0 ? isSameCode ? "same" : "moved" : away <= NEAR_LINES ? "near" : isSameCode && neighbours === 2 ? "moved" : void 0;
}
function placeSameCode(unit, other, neighbours) {
  let { earlier } = other;
  return neighbours === 2 || !hasNeighbours(unit.identity) && !hasNeighbours(earlier.identity) ? "same" : neighbours === 1 || !earlier.isOutdated && (isSameDeclaration(unit, other) || earlier.lastLine === unit.place.line) ? "moved" : void 0;
}
function placeOtherCode(unit, other, neighbours) {
  let { earlier } = other, isClose = earlier.lastLine !== void 0 && Math.abs((unit.place.line ?? 0) - earlier.lastLine) <= NEAR_LINES;
  return earlier.identity === void 0 ? isClose ? "near" : void 0 : neighbours === 2 || neighbours === 1 && (isClose || isSameDeclaration(unit, other)) || isBeside(unit, other) ? "near" : void 0;
}
function lineDistance({ place }, { earlier }) {
  if (earlier.isOutdated || earlier.line === void 0 || place.line === void 0)
    return;
  let ends = [place.line, place.startLine ?? place.line], others = [earlier.line, earlier.startLine ?? earlier.line];
  return Math.min(...ends.flatMap((end) => others.map((line) => Math.abs(end - line))));
}
function hasNoLine({ earlier: { line, lastLine, identity } }) {
  return line === void 0 && lastLine === void 0 && identity?.code === void 0;
}
function isOnlyNamed(other) {
  return hasNoLine(other) && other.earlier.identity === void 0 && other.earlier.title === "";
}
function isSamePath({ place }, { paths }) {
  return paths.includes(place.path);
}
function hasNeighbours(identity) {
  return identity?.before !== void 0 || identity?.after !== void 0;
}
function countNeighbours({ identity }, { earlier }) {
  return Number(isEqual(identity.before, earlier.identity?.before)) + Number(isEqual(identity.after, earlier.identity?.after));
}
function isBeside({ identity: one }, { earlier: { identity: other } }) {
  return [
    [one.before, other?.code],
    [one.after, other?.code],
    [one.before, other?.after],
    [one.after, other?.before]
  ].some(([line, another]) => isEqual(line, another));
}
function isSameDeclaration({ identity }, { earlier }) {
  return isEqual(identity.within, earlier.identity?.within);
}
function isEqual(one, other) {
  return one !== void 0 && one === other;
}
function compareSubjects({ identity: one }, { earlier: { identity: other } }) {
  return other === void 0 ? "unknown" : one.about === other.about ? "same" : isFamily(one.about) !== isFamily(other.about) && one.family === other.family ? "compatible" : "other";
}
function isFamily(about) {
  return KIND_FAMILIES.some((family) => family === about);
}
var LEAST_OF_OTHER_FAULTS = 0.1;
function areTwoFaults(unit, other, subject, likeness) {
  if (subject === "same" && !isFamily(unit.identity.about) || likeness >= LEAST_OF_OTHER_FAULTS)
    return !1;
  let { faults } = unit.said(), { faults: others } = other.said();
  return faults.length > 0 && others.length > 0 && !faults.some((fault) => others.includes(fault));
}
var SUBJECT_WEIGHTS = { same: 40, compatible: 20, unknown: 10, other: 0 }, STATUS_WEIGHTS = { open: 8, dismissed: 4, fixed: 0 }, LINE_WEIGHT = 20, WEIGHT_STEPS = 1e3, MAX_LINES_APART = 1e4;
function weigh(unit, other, subject, likeness) {
  let { earlier } = other, away = lineDistance(unit, other), moved = Math.min(
    1,
    Math.abs((unit.place.line ?? 0) - (earlier.lastLine ?? unit.place.line ?? 0)) / MAX_LINES_APART
  ), weight = 200 + Math.min(likeness, 1) * 100 + SUBJECT_WEIGHTS[subject] + countNeighbours(unit, other) * 15 + Number(isSameDeclaration(unit, other)) * 10 + Number(isEqual(unit.identity.code, earlier.identity?.code)) * 20 + +(unit.fingerprint === other.fingerprint) * 5 + STATUS_WEIGHTS[earlier.status ?? "open"] - Math.min(away ?? 0, NEAR_LINES + 1) * LINE_WEIGHT - moved ** 2 * 20;
  return Math.round(weight * WEIGHT_STEPS);
}

// src/findings/identity/find-likely.ts
var MOST_COMPARED = 32;
function openSearch(earlier) {
  let keyed = earlier.flatMap((one, index) => earlierKeys(one).map((key) => ({ key, index, line: lineOf(one) }))), groups = new Map(
    [...groupBy(keyed, ({ key }) => key)].map(([key, group]) => [key, group.toSorted((a, b) => a.line - b.line)])
  );
  return (unit) => {
    let found = /* @__PURE__ */ new Set();
    for (let key of unitKeys(unit))
      for (let { index } of nearest(groups.get(key) ?? [], unit.place.line ?? 0))
        found.add(index);
    return [...found].sort((a, b) => a - b);
  };
}
function lineOf({ earlier: { line, lastLine } }) {
  return line ?? lastLine ?? 0;
}
function nearest(sorted, line) {
  if (sorted.length <= MOST_COMPARED)
    return sorted;
  let low = 0, high = sorted.length;
  for (; low < high; ) {
    let middle = low + high >>> 1;
    at(sorted, middle).line < line ? low = middle + 1 : high = middle;
  }
  let from = Math.max(0, Math.min(low - MOST_COMPARED / 2, sorted.length - MOST_COMPARED));
  return sorted.slice(from, from + MOST_COMPARED);
}
function earlierKeys({ earlier, isOwn, fingerprint: fingerprint2, key, paths, hasLeft }) {
  let named = keyOf("fingerprint", fingerprint2);
  if (!isOwn)
    return key === void 0 ? [named] : [named, keyOf("place", key)];
  let { side, line, startLine, lastLine, identity, isOutdated } = earlier, ends = isOutdated || line === void 0 ? [lastLine] : [line, startLine], hasNoLine2 = line === void 0 && lastLine === void 0 && identity?.code === void 0, inPath = paths.flatMap((path) => [
    keyOf("path", path, side, String(hasNoLine2)),
    ...ends.flatMap((end) => end === void 0 ? [] : [keyOf("line", path, side, end)]),
    ...optionalKey("code", path, side, identity?.code),
    ...optionalKey("before", path, side, identity?.before),
    ...optionalKey("after", path, side, identity?.after)
  ]);
  return [named, ...inPath, ...hasLeft ? optionalKey("code", "", side, identity?.code) : []];
}
function unitKeys({ place, fingerprint: fingerprint2, key, identity }) {
  let { path, side, line, startLine } = place, listed = keyOf("fingerprint", fingerprint2);
  if (line === void 0)
    return [listed, keyOf("path", path, side, "true"), keyOf("path", path, side, "false")];
  let { code, before, after } = identity;
  return [
    listed,
    ...key === void 0 ? [] : [keyOf("place", key)],
    keyOf("path", path, side, "true"),
    ...[.../* @__PURE__ */ new Set([line, startLine ?? line])].flatMap(
      (end) => Array.from({ length: 2 * NEAR_LINES + 1 }, (_, index) => keyOf("line", path, side, end - NEAR_LINES + index))
    ),
    ...optionalKey("code", path, side, code),
    ...optionalKey("code", path, side, before),
    ...optionalKey("code", path, side, after),
    ...optionalKey("code", "", side, code),
    ...optionalKey("before", path, side, before),
    ...optionalKey("before", path, side, after),
    ...optionalKey("after", path, side, after),
    ...optionalKey("after", path, side, before)
  ];
}
function optionalKey(kind, path, side, digest) {
  return digest === void 0 ? [] : [keyOf(kind, path, side, digest)];
}
function keyOf(...parts) {
  return JSON.stringify(parts);
}

// src/findings/identity/split-places.ts
function keepPlaces(finding, kept) {
  let places = (finding.places ?? []).filter((place) => kept.has(place));
  if (kept.has(finding))
    return withPlaces(finding, places);
  let [first, ...others] = places;
  return first === void 0 ? void 0 : withPlaces(moveTo(finding, first), others);
}
function moveTo(finding, place) {
  let {
    suggestion: _replaced,
    proposal: _proposed,
    startLine: _range,
    quote: _text,
    line: _line,
    identity: _code,
    ...shared
  } = finding, fingerprint2 = place.fingerprint ?? finding.fingerprint;
  return { ...shared, ...place, fingerprint: fingerprint2, placement: placementOf(finding, place) };
}
function placementOf({ placement }, { line }) {
  return placement.kind === "summary" ? placement : line === void 0 ? { kind: "file", reason: "its line is not part of the change" } : { kind: "inline" };
}
function withPlaces({ places: _all, ...finding }, places) {
  return places.length === 0 ? finding : { ...finding, places };
}

// src/findings/identity/match-findings.ts
function matchFindings(findings, earlier, terms) {
  let units = listUnits(findings), earlierUnits = listEarlierUnits(earlier, terms), pairs = followRenames(pairUnits(units, earlierUnits), units, earlierUnits), names = nameUnits(units, pairs, earlier), named = new Map(findings.map((finding) => [finding, renameFinding(finding, names)])), unitsOf = groupBy(units, ({ finding }) => finding), sameName = groupBy(earlier, ({ fingerprints: [own] }) => own), used = /* @__PURE__ */ new Set(), continued = [], fresh = [];
  for (let finding of findings) {
    let own = ownFirst(unitsOf.get(finding) ?? []), [first, ...others] = new Set(
      own.flatMap((unit) => {
        let pair = pairs.get(unit);
        return pair === void 0 ? [] : [pair.earlier, ...sameName.get(pair.earlier.fingerprints[0]) ?? []];
      })
    ), renamed = named.get(finding) ?? finding;
    if (first === void 0) {
      fresh.push(renamed);
      continue;
    }
    [first, ...others].forEach((one) => used.add(one));
    let isNew = new Set(
      own.filter((unit) => unit.isRemembered && !pairs.has(unit)).map(({ place }) => names.get(place) ?? "")
    ), newPlaces = keepPlaces(
      renamed,
      new Set([renamed, ...renamed.places ?? []].filter(({ fingerprint: fingerprint2 = "" }) => isNew.has(fingerprint2)))
    );
    continued.push({ finding: renamed, earlier: first, others, ...newPlaces === void 0 ? {} : { newPlaces } });
  }
  return { continued, fresh, gone: earlier.filter((one) => !used.has(one)) };
}
function pairUnits(units, earlier) {
  let search = openSearch(earlier), likely = units.flatMap(
    (unit, row) => search(unit).flatMap((column) => {
      let found = compareUnits(unit, at(earlier, column));
      return found === void 0 ? [] : [{ ...found, row, column }];
    })
  ), pairs = /* @__PURE__ */ new Map(), taken = /* @__PURE__ */ new Set(), byRank = groupBy(likely, ({ rank }) => rank);
  for (let rank of [...byRank.keys()].sort((a, b) => a - b)) {
    let free = (byRank.get(rank) ?? []).filter(
      ({ row, column }) => !pairs.has(at(units, row)) && !taken.has(at(earlier, column))
    );
    for (let { row, column } of assignPairs(free, units.length, earlier.length))
      pairs.set(at(units, row), at(earlier, column)), taken.add(at(earlier, column));
  }
  return pairs;
}
function followRenames(pairs, units, earlier) {
  let taken = new Set(pairs.values()), places = groupBy(
    earlier.filter((one) => !one.isOwn && !taken.has(one)),
    (one) => one.earlier
  ), followed = new Map(pairs), unitsOf = groupBy(units, ({ finding }) => finding);
  for (let [unit, { earlier: one, isOwn }] of pairs)
    if (isOwn && one.path !== unit.place.path) {
      let left = [...places.get(one) ?? []].toReversed();
      for (let other of unitsOf.get(unit.finding) ?? []) {
        let place = pairs.has(other) || other.place.path !== unit.place.path ? void 0 : left.pop();
        place !== void 0 && followed.set(other, place);
      }
    }
  return followed;
}
function ownFirst(units) {
  return units.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
function nameUnits(units, pairs, earlier) {
  let used = new Set(earlier.flatMap(({ fingerprints }) => fingerprints));
  return new Map(
    units.map((unit) => {
      let name = pairs.get(unit)?.fingerprint ?? findFreeName(unit.fingerprint, used);
      return used.add(name), [unit.place, name];
    })
  );
}
function findFreeName(name, used) {
  let free = name;
  for (let ordinal = 1; used.has(free); ordinal += 1)
    free = fingerprint({ path: "", about: name, text: "", ordinal });
  return free;
}
function renameFinding(finding, names) {
  let own = names.get(finding) ?? finding.fingerprint;
  if (finding.places === void 0)
    return { ...finding, fingerprint: own };
  let places = finding.places.map((place) => {
    let name = names.get(place) ?? place.fingerprint;
    return name === void 0 ? place : { ...place, fingerprint: name };
  });
  return { ...finding, fingerprint: own, places };
}

// src/github/publishing/life/earlier-ones.ts
var DELETED = { reason: "a person deleted its comment" }, RECORDED = { reason: "a person dismissed it" };
function listEarlierOnes(standing, downvotes) {
  let { threads, state } = standing, known = state?.known ?? [], byComment = new Map(known.flatMap((one) => one.comment === void 0 ? [] : [[one.comment, one]])), byName = new Map(known.flatMap((one) => one.fingerprints.slice(0, 1).map((name) => [name, one]))), recordOf = (thread) => byComment.get(thread.comment) ?? byName.get(thread.finding.fingerprints[0] ?? ""), withThread = threads.map(
    (thread) => describeThread(thread, recordOf(thread), findDismissal(thread, standing, downvotes))
  ), seen = new Set(withThread.flatMap((one) => one.known === void 0 ? [] : [one.known])), without = known.filter(
    (one) => !seen.has(one) && !one.fingerprints.some((name) => standing.fingerprints.has(name))
  );
  return [...withThread, ...without.map(describeRecord)];
}
function describeThread(thread, known, now) {
  let dismissal = now ?? (isStillDismissed(thread, known) ? RECORDED : void 0), isFixed = isOver(thread) || known?.status === "fixed" && thread.resolved === void 0;
  return {
    ...known?.identity === void 0 ? {} : { identity: known.identity },
    ...thread.finding,
    // The state is of the last reviewed commit, and the comment may be of an older one.
    ...known?.line === void 0 ? {} : { lastLine: known.line },
    thread,
    ...known === void 0 ? {} : { known },
    ...dismissal === void 0 ? {} : { dismissal },
    status: dismissal === void 0 ? isFixed ? "fixed" : "open" : "dismissed"
  };
}
function isStillDismissed({ resolved, replies }, known) {
  return known?.status === "dismissed" && (resolved === void 0 || replies.length >= MAX_REPLIES);
}
function describeRecord(known) {
  let dismissal = known.status === "open" && (known.posted === !0 || known.comment !== void 0) ? DELETED : known.status === "dismissed" ? RECORDED : void 0, { fingerprints, path, side, line, identity, title } = known;
  return {
    fingerprints,
    path,
    side,
    ...line === void 0 ? {} : { lastLine: line },
    ...identity === void 0 ? {} : { identity },
    isOutdated: !1,
    title,
    known,
    ...dismissal === void 0 ? {} : { dismissal },
    status: dismissal === void 0 ? known.status : "dismissed"
  };
}
function listDeleted({ state, reviews, summary, fingerprints }) {
  let last = summary === void 0 ? void 0 : readRunKey(summary.body), posted = reviews.filter(({ body }) => state === void 0 && isFinished(readRunKey(body), last)).flatMap(({ body }) => postedFingerprints(body));
  return new Set(posted.filter((name) => !fingerprints.has(name)));
}
function isFinished(review, summary) {
  if (review === void 0 || summary === void 0)
    return !1;
  let [run, attempt] = readNumbers(review), [lastRun, lastAttempt] = readNumbers(summary);
  return review.run === summary.run || run < lastRun || run === lastRun && attempt < lastAttempt;
}
function readNumbers({ run }) {
  let [id, attempt] = run.split(".").map(Number);
  return [id ?? Number.NaN, attempt ?? Number.NaN];
}

// src/github/publishing/life/judged-files.ts
function isGone({ path: former, side, known }, judged, renames) {
  let path = renames.get(former) ?? former;
  return judged.changed !== void 0 && !judged.changed.has(path) || side === "RIGHT" && judged.removed.has(path) ? !0 : known?.rule !== void 0 ? judged.isValidated : judged.byModel.has(path) ? !0 : (known === void 0 ? judged.isOffline : known.origin === "literal") && judged.byRules.has(path);
}

// src/findings/withhold-silenced.ts
function withholdSilenced(findings, silenced) {
  let kept = [], leftOut = [];
  for (let finding of findings) {
    let by = silenced.find((one) => silences(one, finding))?.by;
    if (by === void 0)
      kept.push(finding);
    else {
      let { path, line } = finding;
      leftOut.push({ source: line === void 0 ? path : `${path}:${line}`, reason: `ignored by @${by}` });
    }
  }
  return { findings: kept, leftOut };
}
var MAX_WORDS_CHARACTERS = 200;
function silenceByWords(silenced, findings) {
  return silenced.map((one) => {
    let words = findings.find(
      ({ guideline }) => guideline?.statement !== void 0 && guideline.statement === one.statement
    )?.guideline?.text.slice(0, MAX_WORDS_CHARACTERS).replace(/(?<=.{100})\s\S*$/s, "");
    return words === void 0 || foldWords(words).trim() === "" ? one : { ...one, statement: words };
  });
}
function silences({ statement, fingerprint: fingerprint2, path }, finding) {
  return path !== void 0 && finding.path !== path && !finding.path.startsWith(`${path}/`) ? !1 : fingerprint2 !== void 0 ? [finding, ...finding.places ?? []].some((place) => place.fingerprint === fingerprint2) : statement !== void 0 && isCited(statement, finding.guideline);
}
function isCited(statement, cited) {
  return cited === void 0 ? !1 : STATEMENT_ID.test(statement) ? statement === cited.statement || statement === cited.id : foldWords(cited.text).includes(foldWords(statement));
}
var STATEMENT_ID = /^\d+(?:\.\d+)?$/;
function foldWords(text) {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;
}

// src/github/publishing/life/silence.ts
function findSilence(finding, silenced) {
  let [found] = withholdSilenced([finding], silenced).leftOut;
  return found === void 0 ? void 0 : { reason: found.reason };
}
function maybeSilenced({ path: file, fingerprints }, silenced) {
  return silenced.some(
    ({ fingerprint: fingerprint2, path }) => (path === void 0 || file === path || file.startsWith(`${path}/`)) && (fingerprint2 === void 0 || fingerprints.includes(fingerprint2))
  );
}

// src/github/publishing/life/plan-threads.ts
function planThreads(findings, standing, terms) {
  let { judged, downvotes, headSha } = terms, { renames, changed } = judged, earlier = listEarlierOnes(standing, downvotes), deleted = listDeleted(standing), reported = findings.filter(({ fingerprint: fingerprint2 }) => !deleted.has(fingerprint2)), matched = matchFindings(reported, earlier, { renames, ...changed === void 0 ? {} : { paths: changed } }), silenced = standing.state?.silenced ?? [], cases = [
    ...matched.continued.map((one) => judgeContinued(one, silenced, terms)),
    ...matched.fresh.map((finding) => judgeFresh(finding, silenced)),
    ...findings.filter((finding) => !reported.includes(finding)).map((finding) => ({ list: "dismissed", status: "dismissed", finding, dismissal: DELETED })),
    ...matched.gone.map((one) => judgeMissing(one, judged, silenced))
  ], inOrder = cases.filter((one) => one.finding !== void 0), kept = inOrder.filter(({ list }) => list !== "dismissed"), listed = (list) => cases.filter((one) => one.list === list).map(makeRow);
  return {
    findings: sortLike(
      findings,
      kept.flatMap(({ finding }) => finding ?? [])
    ),
    toPost: cases.flatMap(({ toPost }) => toPost ?? []).filter(({ placement }) => placement.kind !== "summary"),
    toResolve: cases.flatMap(({ toResolve }) => toResolve ?? []),
    toReopen: cases.flatMap(({ toReopen }) => toReopen ?? []),
    since: {
      ...findSince(standing, headSha),
      fresh: listed("fresh"),
      open: listed("open"),
      fixed: listed("fixed"),
      returned: listed("returned"),
      unjudged: listed("unjudged"),
      dismissed: cases.filter((one) => one.list === "dismissed").map(makeDismissedRow)
    },
    outcomes: cases.map(({ status, finding, earlier: one }) => ({
      status,
      ...finding === void 0 ? {} : { finding },
      ...one === void 0 ? {} : { earlier: one }
    })),
    dismissed: inOrder.filter(({ list }) => list === "dismissed").flatMap(({ finding }) => finding ?? [])
  };
}
function judgeContinued({ finding, earlier: first, others, newPlaces }, silenced, { headSha, failOn }) {
  let [name] = first.fingerprints, earlier = [first, ...others].filter(({ fingerprints }) => fingerprints[0] === name).reduce((one, other) => (other.thread?.comment ?? 0) > (one.thread?.comment ?? 0) ? other : one), added = newPlaces === void 0 ? [] : [newPlaces], silence = findSilence(finding, silenced), dismissal = silence ?? earlier.dismissal;
  if (dismissal?.byAuthorOnly === !0 && reaches(finding.severity, failOn))
    return { list: "open", status: "open", finding, earlier, toPost: added };
  if (dismissal !== void 0)
    return { list: "dismissed", status: "dismissed", finding, earlier, dismissal, toPost: silence === void 0 ? added : [] };
  let { thread } = earlier;
  if (earlier.status === "open" && earlier.known?.status !== "fixed")
    return { list: thread?.commit === headSha && earlier.known === void 0 ? "fresh" : "open", status: "open", finding, earlier, toPost: thread === void 0 ? [finding] : added };
  let returned = { list: "returned", status: "open", finding, earlier };
  return thread === void 0 || earlier.isOutdated ? { ...returned, toPost: [finding] } : { ...returned, toPost: added, ...isOver(thread) ? { toReopen: [thread] } : {} };
}
function judgeFresh(finding, silenced) {
  let dismissal = findSilence(finding, silenced);
  return dismissal === void 0 ? { list: "fresh", status: "open", finding, toPost: [finding] } : { list: "dismissed", status: "dismissed", finding, dismissal };
}
function judgeMissing(earlier, judged, silenced) {
  let { status, thread, known } = earlier;
  return status !== "open" ? { list: status === "fixed" && known?.status === "open" ? "fixed" : void 0, status, earlier } : maybeSilenced(earlier, silenced) || !isGone(earlier, judged, judged.renames) ? { list: "unjudged", status, earlier } : {
    // It was said before if the thread could not be resolved then.
    list: known?.status === "fixed" ? void 0 : "fixed",
    status: "fixed",
    earlier,
    ...thread === void 0 ? {} : { toResolve: [thread] }
  };
}
function findSince({ state, summary }, headSha) {
  let since = state?.headSha ?? (summary === void 0 ? void 0 : readRunKey(summary.body)?.headSha);
  return since === void 0 || since === headSha ? {} : { since };
}
function makeRow({ finding, earlier }) {
  let { fingerprint: fingerprint2, title, path } = finding ?? {
    fingerprint: earlier?.fingerprints[0] ?? "",
    title: earlier?.known?.title ?? earlier?.title ?? "",
    path: earlier?.path ?? ""
  }, severity = finding?.severity ?? earlier?.known?.severity, line = finding === void 0 ? earlier?.line ?? earlier?.lastLine : finding.line, url = earlier?.thread?.url;
  return {
    fingerprint: fingerprint2,
    title,
    ...severity === void 0 ? {} : { severity },
    path,
    ...line === void 0 ? {} : { line },
    ...url === void 0 ? {} : { url }
  };
}
function makeDismissedRow(one) {
  return { ...makeRow(one), reason: one.dismissal?.reason ?? "a person dismissed it" };
}
function sortLike(order, findings) {
  let ranks = new Map(order.map((finding, rank) => [`${finding.path}
${finding.line}
${finding.title}`, rank])), rankOf = ({ path, line, title }) => ranks.get(`${path}
${line}
${title}`) ?? order.length;
  return findings.toSorted((one, other) => rankOf(one) - rankOf(other));
}

// src/github/publishing/life/read-downvotes.ts
var WRITERS = /* @__PURE__ */ new Set(["admin", "write"]), MAX_REQUESTS = 10;
async function readDownvotes(client, { threads, author, isAuthorMember }) {
  let requests = 0, members = threads.flatMap(({ replies }) => replies.filter(({ role }) => role === "member")), known = new Map(members.map((one) => [one.author, !0]));
  author !== void 0 && isAuthorMember && known.set(author, !0);
  let ask = async (send, otherwise) => {
    if (requests += 1, requests > MAX_REQUESTS)
      return otherwise;
    try {
      return await send();
    } catch (error) {
      if (error instanceof GithubError)
        return otherwise;
      throw error;
    }
  }, mayWrite = async (login) => {
    let found = known.get(login) ?? WRITERS.has(await ask(() => client.permission(login), "none"));
    return known.set(login, found), found;
  }, downvotes = /* @__PURE__ */ new Map();
  for (let thread of threads.filter(hasDownvotes)) {
    let logins = thread.thumbsDownBy ?? await ask(() => client.thumbsDown(thread.comment), []);
    for (let login of logins) {
      let isMember = await mayWrite(login);
      if (isMember || login === author) {
        let reason = `${login} marked it with \u{1F44E}`;
        downvotes.set(thread.comment, { reason, ...isMember ? {} : { byAuthorOnly: !0 } });
      }
      if (isMember)
        break;
    }
  }
  return downvotes;
}
function hasDownvotes(thread) {
  return (thread.thumbsDownBy === void 0 || thread.thumbsDownBy.length > 0) && !isOver(thread);
}

// src/github/publishing/publish-findings.ts
async function publishFindings(terms, findings, fresh) {
  let posting = { posted: [], reviewUrl: void 0, unplaced: /* @__PURE__ */ new Map() }, result = () => ({
    commentsPosted: posting.posted.length,
    posted: posting.posted,
    reviewUrl: posting.reviewUrl,
    findings: moveToSummary(findings, posting.unplaced)
  });
  try {
    return await postInline(
      terms,
      fresh.filter(({ placement }) => placement.kind === "inline"),
      posting
    ), await postAlone(
      terms,
      fresh.filter(({ placement }) => placement.kind === "file"),
      posting
    ), result();
  } catch (error) {
    return { ...result(), failure: explainFailure(error) };
  }
}
async function postInline(terms, fresh, posting) {
  if (fresh.length === 0)
    return;
  let missing = fresh, look = async () => {
    let posted = await terms.readPosted();
    return missing = fresh.filter(({ fingerprint: fingerprint2 }) => !posted.has(fingerprint2)), missing.length === 0 ? { url: void 0 } : void 0;
  };
  try {
    let send = () => postReview(terms, fresh), { url } = await writeOnce({ what: "the review", send, look }, terms);
    posting.reviewUrl = url, posting.posted.push(...fresh.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  } catch (error) {
    if (!(error instanceof UnclearWriteError && missing.length < fresh.length) && !isAboutPlace(githubErrorOrThrow(error)))
      throw error;
    let absent = new Set(missing);
    posting.posted.push(...fresh.filter((one) => !absent.has(one)).map(({ fingerprint: fingerprint2 }) => fingerprint2)), await postAlone(terms, missing, posting);
  }
}
async function postReview({ client, pull, text, requestChanges }, fresh) {
  let comments = fresh.map((finding) => makeComment(finding, text)), review = { headSha: pull.headSha, body: text.review(fresh), comments };
  if (requestChanges)
    try {
      return await client.createReview(pull.number, { ...review, event: "REQUEST_CHANGES" });
    } catch (error) {
      if (!/can not request changes/i.test(githubErrorOrThrow(error).message))
        throw error;
    }
  return client.createReview(pull.number, { ...review, event: "COMMENT" });
}
async function postAlone(terms, fresh, posting) {
  for (let finding of fresh) {
    let isOnFile = finding.placement.kind === "file", { fingerprint: fingerprint2, path } = finding;
    try {
      await writeOnce(
        {
          what: `the comment on ${path}`,
          send: async () => (await postComment(terms, finding), !0),
          look: async () => (await terms.readPosted()).has(fingerprint2) ? !0 : void 0
        },
        terms
      ), posting.posted.push(fingerprint2);
    } catch (thrown) {
      let error = githubErrorOrThrow(thrown);
      if (isOnFile ? error.status !== 422 || isRateLimited(error) : !isAboutPlace(error))
        throw error;
      posting.unplaced.set(fingerprint2, `GitHub does not accept a comment on this ${isOnFile ? "file" : "line"}`);
    }
  }
}
function postComment({ client, pull, text }, finding) {
  let { number, headSha } = pull;
  return finding.placement.kind === "file" ? client.createFileComment(number, headSha, { path: finding.path, body: text.comment(finding) }) : client.createReviewComment(number, headSha, makeComment(finding, text));
}
function makeComment(finding, text) {
  return {
    path: finding.path,
    body: text.comment(finding),
    side: finding.side,
    line: finding.line ?? 1,
    ...finding.startLine === void 0 ? {} : { startLine: finding.startLine }
  };
}
function moveToSummary(findings, reasons) {
  return findings.map((finding) => {
    let reason = reasons.get(finding.fingerprint);
    return reason === void 0 ? finding : { ...finding, placement: { kind: "summary", reason } };
  });
}

// src/github/publishing/publish-summary.ts
function isSummaryNew(body, { summary }, { pull, currentHead }) {
  return summary === void 0 ? !0 : !(pull.headSha !== currentHead && readRunKey(summary.body)?.headSha === currentHead) && !saysTheSame(summary.body, body);
}
async function publishSummary(terms, body, earlier) {
  let { client, pull, readStanding } = terms;
  if (!isSummaryNew(body, earlier, terms))
    return;
  let { summary } = earlier;
  if (summary !== void 0) {
    await updateSummary(terms, summary.id, body);
    return;
  }
  await writeOnce(
    {
      what: "the summary comment",
      send: () => client.createIssueComment(pull.number, body),
      look: async () => (await readStanding()).summaries.find((one) => saysTheSame(one.body, body))
    },
    terms
  );
}
async function updateSummary({ client, readStanding, clock, signal }, id, body) {
  await writeOnce(
    {
      what: "the summary comment",
      send: async () => (await client.updateIssueComment(id, body), !0),
      look: async () => {
        let { summary } = await readStanding();
        return summary !== void 0 && saysTheSame(summary.body, body) ? !0 : void 0;
      }
    },
    { clock, signal }
  );
}
async function convergeWithOthers(terms, body) {
  try {
    let standing = await terms.readStanding();
    await foldDoubles(terms.client, standing), body !== void 0 && standing.summary !== void 0 && isSummaryNew(body, standing, terms) && await terms.client.updateIssueComment(standing.summary.id, body);
  } catch (error) {
    githubErrorOrThrow(error);
  }
}

// src/reports/review/comment-text.ts
function drawCommentText(target, run) {
  let marker = run === void 0 ? "" : `
${runMarker(run)}`;
  return {
    review: (findings) => {
      let posted = postedMarker(findings.map(({ fingerprint: fingerprint2 }) => fingerprint2));
      return `Housestyle left ${count(findings.length, "comment")} on this change. The summary comment has the rest.

${posted}${marker}`;
    },
    comment: (finding) => inlineComment(finding, target)
  };
}

// src/jobs/publish/apply-plan.ts
function applyPlan(result, { findings, since }) {
  let dismissed = since.dismissed.map(({ path, line, reason }) => ({
    stage: "finding",
    source: line === void 0 ? path : `${path}:${line}`,
    reason
  })), conclusion = result.conclusion === "findings" && findings.length === 0 ? listMissing(result).length === 0 ? "clean" : "incomplete" : result.conclusion;
  return { ...result, conclusion, findings, since, leftOut: [...result.leftOut, ...dismissed] };
}
function noteMovedHead(result, reviewed, current) {
  if (reviewed === current)
    return result;
  let moved = {
    stage: "change",
    source: `head ${current.slice(0, 7)}`,
    reason: `it was pushed while ${reviewed.slice(0, 7)} was reviewed; the next run reviews it`
  };
  return { ...result, leftOut: [...result.leftOut, moved] };
}

// src/reports/review/state/remember.ts
var MAX_TITLE_CHARACTERS = 80;
function rememberFinding(finding, comment = finding.carried?.comment) {
  let {
    fingerprint: fingerprint2,
    identity,
    path,
    side,
    line,
    severity,
    kind,
    title,
    guideline,
    origin,
    rule,
    places = []
  } = finding;
  return {
    fingerprints: [fingerprint2, ...places.flatMap((place) => place.fingerprint ?? [])],
    ...identity === void 0 ? {} : { identity },
    path,
    side,
    ...line === void 0 ? {} : { line },
    ...places.length === 0 ? {} : {
      places: places.map((place) => ({
        path: place.path,
        side: place.side,
        ...place.line === void 0 ? {} : { line: place.line }
      }))
    },
    ...origin === "literal" ? { origin } : {},
    ...rule === void 0 ? {} : { rule },
    severity,
    kind,
    title: shorten(title, MAX_TITLE_CHARACTERS),
    ...guideline === void 0 ? {} : { source: guideline.source, sourceLine: guideline.line },
    status: "open",
    ...comment === void 0 ? {} : { comment }
  };
}
function fitState(state) {
  let files = Object.entries(state.files ?? {}), known = state.known ?? [], withFiles = longestFitting(files.length, (count2) => ({
    ...state,
    ...state.files === void 0 ? {} : { files: Object.fromEntries(files.slice(0, count2)) }
  }));
  if (fits(withFiles))
    return withFiles;
  let order = ["dismissed", "open", "fixed"], ranked = known.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return longestFitting(ranked.length, (count2) => ({ ...withFiles, known: ranked.slice(0, count2) }));
}
function longestFitting(most, draw) {
  let [low, high] = [0, most];
  for (; low < high; ) {
    let middle = Math.ceil((low + high) / 2);
    fits(draw(middle)) ? low = middle : high = middle - 1;
  }
  return draw(low);
}
var SEAL = "0123456789abcdef".repeat(4), ROOM_FOR_SEAL = 64;
function fits(state) {
  return stateMarker({ ...state, seal: SEAL }).length + ROOM_FOR_SEAL <= MAX_STATE_CHARACTERS;
}

// src/github/publishing/life/known-findings.ts
var MAX_TITLE_CHARACTERS2 = 80;
function listKnownFindings(outcomes) {
  return outcomes.map(({ status, finding, earlier }) => {
    let facts = finding === void 0 ? describeEarlier(earlier) : rememberFinding(finding), comment = earlier?.thread?.comment ?? earlier?.known?.comment, isPosted = comment !== void 0 || status === "open" && finding !== void 0 && finding.placement.kind !== "summary";
    return {
      ...facts,
      status,
      ...comment === void 0 ? {} : { comment },
      ...isPosted || earlier?.known?.posted === !0 ? { posted: !0 } : {}
    };
  }).toSorted((one, other) => SEVERITIES.indexOf(other.severity) - SEVERITIES.indexOf(one.severity));
}
function describeEarlier(earlier) {
  if (earlier?.known !== void 0) {
    let { status: _status, comment: _comment, posted: _posted, ...facts } = earlier.known;
    return facts;
  }
  let { fingerprints = [], path = "", side = "RIGHT", line, identity, title = "", thread } = earlier ?? {};
  return {
    fingerprints,
    ...identity === void 0 ? {} : { identity },
    path,
    side,
    ...line === void 0 ? {} : { line },
    severity: thread?.severity ?? "low",
    kind: thread?.kind ?? "other",
    title: shorten(title, MAX_TITLE_CHARACTERS2)
  };
}

// src/jobs/publish/draw-comment.ts
function drawComment(result, standing, outcomes, { target, key, comment, run, seal }) {
  if (!isCommentDue(result, standing, comment))
    return;
  let facts = { key: isFinished2(result) ? key : UNFINISHED, headSha: run.headSha }, state = sealState(makeState(result, standing.state, outcomes, facts), seal);
  return summaryComment(result, { target, run, ...state === void 0 ? {} : { state } });
}
var UNFINISHED = "unfinished";
function makeState(result, before, outcomes, facts) {
  let { silenced, pausedBy } = before ?? {}, { judged } = result, found = outcomes.flatMap(({ finding }) => finding ?? []);
  return fitState({
    ...facts,
    ...drawVerdict(result),
    ...judged === void 0 ? {} : { files: judged },
    known: listKnownFindings(outcomes),
    ...silenced === void 0 ? {} : { silenced: silenceByWords(silenced, found) },
    ...pausedBy === void 0 ? {} : { pausedBy }
  });
}
function isFinished2({ conclusion, usage }) {
  return conclusion !== "failed" && usage.failedRequests === 0;
}
function isCommentDue({ conclusion, directions, guidelineChanges, afterMerge, receipts }, { summary }, comment) {
  let hasNotice = directions.length > 0 || guidelineChanges !== void 0 || afterMerge !== void 0;
  if (comment === "never" || conclusion === "skipped" && summary === void 0 && !hasNotice)
    return !1;
  let isUnused = conclusion === "unchecked" && receipts.length === 0;
  return comment === "always" || summary !== void 0 || conclusion !== "clean" && !isUnused || hasNotice;
}

// src/jobs/publish/find-whereabouts.ts
function findWhereabouts({ before, now }, confirmed) {
  let known = new Set(before.map(({ comment }) => comment)), added = now.filter(({ comment }) => !known.has(comment));
  return { standing: listFingerprints(before), posted: /* @__PURE__ */ new Set([...confirmed, ...listFingerprints(added)]) };
}
function addAddresses(result, threads) {
  let { since } = result;
  if (since === void 0)
    return result;
  let addresses = new Map(
    threads.toSorted((a, b) => a.comment - b.comment).flatMap(({ finding, url }) => finding.fingerprints.slice(0, 1).map((name) => [name, url]))
  ), add = (row) => {
    let url = addresses.get(row.fingerprint);
    return url === void 0 ? row : { ...row, url };
  };
  return {
    ...result,
    since: {
      ...since,
      fresh: since.fresh.map(add),
      open: since.open.map(add),
      returned: since.returned.map(add)
    }
  };
}
function reconcilePublished({ findings, since }, whereabouts, { found, isPartial }) {
  return reconcile({ ...whereabouts, findings, found, isPartial, dismissed: since?.dismissed.length ?? 0 });
}
function listFingerprints(threads) {
  return new Set(threads.flatMap(({ finding }) => finding.fingerprints));
}

// src/github/publishing/life/settle-threads.ts
var MAX_SETTLED = 40;
async function settleThreads(terms, { toResolve, toReopen }) {
  let refusals = /* @__PURE__ */ new Map(), run = async (threads, what, settle2) => {
    for (let thread of threads.slice(0, MAX_SETTLED))
      try {
        await settle2(thread);
      } catch (error) {
        if (refusals.set(what, explain(error)), !isRefusal(error))
          return;
      }
  }, means = resolvingMeans(terms);
  return await run(toResolve, "Threads of fixed findings could not be resolved", (thread) => useFirst(means, thread)), await run(toReopen, "Threads of findings that returned could not be opened again", (thread) => reopen(terms, thread)), [...refusals].map(([what, reason]) => `${what}: ${reason}.`);
}
function resolvingMeans({ client, pull }) {
  return [
    {
      isRefused: !1,
      settle: ({ threadId }) => threadId === void 0 ? void 0 : client.resolveThread(threadId)
    },
    {
      isRefused: !1,
      settle: ({ nodeId }) => nodeId === void 0 ? void 0 : client.foldComment(nodeId, "RESOLVED")
    },
    {
      isRefused: !1,
      settle: ({ comment, text }) => client.updateReviewComment(comment, addFixedNote(text, pull.headSha))
    }
  ];
}
async function useFirst(means, thread) {
  let refusal;
  for (let one of means.filter(({ isRefused }) => !isRefused))
    try {
      let settled = one.settle(thread);
      if (settled !== void 0) {
        await settled;
        return;
      }
    } catch (error) {
      if (githubErrorOrThrow(error), !isRefusal(error))
        throw error;
      one.isRefused = !0, refusal = error;
    }
  throw refusal ?? new GithubError(0, "GitHub refused it before", void 0, void 0);
}
async function reopen(terms, thread) {
  let { client, pull } = terms, { comment, threadId, nodeId, text } = thread;
  if (!saysReturned(thread, pull.headSha)) {
    let sha = pull.headSha.slice(0, 7);
    await writeOnce(
      {
        what: "the answer in a thread",
        send: () => client.replyInThread(pull.number, comment, `This is back in ${sha}.

${returnedMarker(pull.headSha)}`),
        look: async () => (await terms.readThreads()).find((one) => one.comment === comment && saysReturned(one, pull.headSha))
      },
      terms
    );
  }
  thread.resolved === "by us" && threadId !== void 0 && await client.reopenThread(threadId), thread.hiddenAs !== void 0 && nodeId !== void 0 && await client.unfoldComment(nodeId), thread.saysFixed && await client.updateReviewComment(comment, removeFixedNote(text));
}
function isRefusal(error) {
  return !(error instanceof GithubError) || error.status === 401 || isRateLimited(error) ? !1 : !isUnclear(error) || error.cause instanceof Error && error.cause.name === "GraphqlResponseError";
}
function explain(error) {
  return error instanceof UnclearWriteError ? error.message : githubErrorOrThrow(error).message.replaceAll(/\s+/g, " ");
}

// src/jobs/publish/settle.ts
async function settle({ request, run, readStanding, ...terms }, plan, standing) {
  let { client, pull } = terms, notes = await settleThreads({ ...terms, readThreads: async () => (await readStanding()).threads }, plan);
  if (request === "lift")
    return [...notes, ...await liftRequests(client, pull, standing.reviews)];
  let hasReview = plan.toPost.some(({ placement }) => placement.kind === "inline"), isMissing = listRequests(standing.reviews).length === 0 && plan.since.returned.length > 0 && !hasReview;
  if (request === "keep" || !isMissing)
    return notes;
  let readReviews = async () => (await readStanding()).reviews, body = `Findings that were fixed are back. Their threads are open again.

${runMarker(run)}`;
  return [...notes, ...await requestAgain({ ...terms, readReviews }, body)];
}

// src/jobs/publish-review.ts
var StoppedError = class extends Error {
};
async function publishReview(client, pull, result, earlier, settings) {
  let progress = { result, findings: void 0, threads: { before: earlier.threads, now: [] }, notes: [] }, readStanding = settings.readStanding ?? standingReader(client, pull, settings.seal), failure = await publish({ client, pull, result, settings, progress, readStanding }, earlier).catch(explainAny), { findings } = progress, placed = { ...progress.result, findings: findings?.findings ?? progress.result.findings }, counts = { found: result.findings.length, isPartial: failure !== void 0 }, published = {
    result: placed,
    reconciliation: reconcilePublished(placed, findWhereabouts(progress.threads, findings?.posted ?? []), counts),
    commentsPosted: findings?.commentsPosted ?? 0,
    reviewUrl: findings?.reviewUrl,
    notes: progress.notes
  };
  return failure === void 0 ? { kind: "posted", ...published } : { ...failure, ...published };
}
async function publish(publishing, earlier) {
  let { client, progress, readStanding } = publishing, downvotes = await readDownvotes(client, earlier), first = prepare(publishing, earlier, downvotes);
  if (progress.result = first.result, !isAnythingNew(first))
    return;
  let standing = await readStanding(), next = prepare(publishing, standing, downvotes), head = await readHead2(publishing, standing);
  return head !== publishing.pull.headSha && await publishing.settings.onMoved?.(head).catch((cause) => {
    throw new StoppedError("somebody pushed", { cause });
  }), progress.result = noteMovedHead(next.result, publishing.pull.headSha, head), write(publishing, { ...next, result: progress.result }, head);
}
function prepare({ pull, result, settings }, standing, downvotes) {
  let { failOn } = settings, judged = result.judgedNow ?? NOTHING_JUDGED, plan = planThreads(result.findings, standing, { judged, downvotes, headSha: pull.headSha, failOn }), planned = applyPlan(result, plan), body = drawComment(planned, standing, plan.outcomes, settings), terms = { pull, currentHead: standing.headSha ?? pull.headSha };
  return {
    standing,
    plan,
    result: planned,
    isRequestOver: listRequests(standing.reviews).length > 0 && !isBlocked(plan.outcomes, settings),
    summary: { body, isNew: body !== void 0 && isSummaryNew(body, standing, terms) }
  };
}
var NOTHING_JUDGED = {
  byModel: /* @__PURE__ */ new Set(),
  byRules: /* @__PURE__ */ new Set(),
  isValidated: !1,
  isOffline: !1,
  removed: /* @__PURE__ */ new Set(),
  renames: /* @__PURE__ */ new Map()
};
function isBlocked(outcomes, { requestChanges, failOn }) {
  return outcomes.some(({ status, finding, earlier }) => {
    let severity = finding?.severity ?? earlier?.known?.severity ?? earlier?.thread?.severity ?? "high";
    return requestChanges && status === "open" && reaches(severity, failOn);
  });
}
function isAnythingNew({ plan, isRequestOver, summary }) {
  return plan.toPost.length + plan.toResolve.length + plan.toReopen.length > 0 || isRequestOver || summary.isNew;
}
async function readHead2({ client, pull }, { headSha }) {
  return headSha !== void 0 ? headSha : (await client.pull(pull.number).catch((error) => orRethrow(error, pull))).headSha;
}
async function write(publishing, prepared, currentHead) {
  let { client, pull, settings, progress, readStanding } = publishing, { standing, plan, isRequestOver } = prepared, { clock, signal } = settings, terms = { client, pull, currentHead, clock, signal, readStanding };
  if (progress.findings = await postFindings(publishing, prepared), progress.findings.failure !== void 0)
    return progress.findings.failure;
  let request = isRequestOver ? "lift" : isBlocked(plan.outcomes, settings) ? "needed" : "keep", settling = { client, pull, clock, signal, run: settings.run, readStanding, request };
  progress.notes = await settle(settling, plan, standing);
  let { findings } = progress.findings;
  await noteAddresses(publishing, standing);
  let body = drawComment(
    { ...progress.result, findings },
    standing,
    placeOutcomes(plan.outcomes, findings),
    settings
  );
  body !== void 0 && await publishSummary(terms, body, standing), await convergeWithOthers(terms, body);
}
async function noteAddresses({ progress, readStanding }, standing) {
  let hasPosted = (progress.findings?.commentsPosted ?? 0) > 0, { threads } = hasPosted ? await readStanding().catch((error) => orRethrow(error, standing)) : standing;
  progress.result = addAddresses(progress.result, threads), progress.threads = { before: standing.threads, now: threads };
}
function orRethrow(error, otherwise) {
  if (error instanceof GithubError)
    return otherwise;
  throw error;
}
function postFindings({ client, pull, settings, readStanding }, { standing, plan, result }) {
  let { target, run, clock, signal } = settings, before = new Set(standing.threads.map(({ comment }) => comment)), readPosted = async () => {
    let { threads } = await readStanding();
    return new Set(
      threads.filter(({ comment }) => !before.has(comment)).flatMap(({ finding }) => finding.fingerprints)
    );
  }, requestChanges = isBlocked(plan.outcomes, settings), text = drawCommentText(target, run);
  return publishFindings({ client, pull, text, requestChanges, clock, signal, readPosted }, result.findings, plan.toPost);
}
function placeOutcomes(outcomes, findings) {
  let byName = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return outcomes.map((outcome) => {
    let placed = outcome.finding === void 0 ? void 0 : byName.get(outcome.finding.fingerprint);
    return placed === void 0 ? outcome : { ...outcome, finding: placed };
  });
}
function explainAny(error) {
  if (error instanceof StoppedError)
    throw error.cause;
  return error instanceof GithubError || error instanceof UnclearWriteError ? explainFailure(error) : {
    kind: "failed",
    reason: `internal error: ${messageOf(error)}`,
    hint: "This is a bug in Housestyle. Please report it."
  };
}
function skipPublishing(result) {
  let reason = "`dry-run` is on: nothing was posted", nowhere = findWhereabouts({ before: [], now: [] }, []), reconciliation = reconcilePublished(result, nowhere, { found: result.findings.length, isPartial: !0 });
  return { kind: "posted", result, commentsPosted: 0, reviewUrl: void 0, reconciliation, reason, notes: [] };
}

// src/commands/action/review/post-review.ts
async function readEarlier(run, { pull }, readStanding) {
  if (run.options.dryRun)
    return NOTHING_STANDING;
  try {
    let earlier = await readStanding();
    return await foldDoubles(run.client, earlier), earlier;
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    if (error.status === 403 && !isRateLimited(error))
      return NOTHING_STANDING;
    throw runError(
      "comments-unreadable",
      `The comments on pull request ${pull.number} could not be read: ${error.message}`,
      error.status === 401 ? "Check `github-token`." : "Run the job again.",
      error
    );
  }
}
function chooseSeal({ options }, { pull }, choice) {
  let key = choice.kind === "models" && "apiKey" in choice.main ? choice.main.apiKey : void 0, token = options.githubToken?.startsWith("ghs_") === !0 ? void 0 : options.githubToken;
  return { secret: key ?? token, place: `${pull.baseRepository}#${pull.number}` };
}
function postReview2({ client, options, runner, event }, { pull }, result, { earlier, ...terms }) {
  if (options.dryRun)
    return Promise.resolve(skipPublishing(result));
  let attempt = /^\d+$/.exec(runner.environment.GITHUB_RUN_ATTEMPT ?? "")?.[0] ?? "1", { clock, signal } = runner;
  return publishReview(client, pull, result, earlier, {
    ...terms,
    requestChanges: options.requestChanges,
    comment: options.comment,
    run: { headSha: pull.headSha, run: `${event.runId ?? "local"}.${attempt}` },
    clock,
    signal
  });
}

export {
  sealState,
  isSealed,
  standingReader,
  readEarlier,
  chooseSeal,
  postReview2 as postReview
};
