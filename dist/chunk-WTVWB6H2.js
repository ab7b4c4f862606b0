import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-OFO5PCQL.js";
import {
  mergeEntries,
  readEndings
} from "./chunk-4NKHIJK6.js";
import {
  SEVERITIES
} from "./chunk-WOJXPVDC.js";
import {
  byPath,
  isBelow
} from "./chunk-WDZP2R7D.js";

// src/reports/coverage.ts
var REASONS = {
  unread: "could not be read",
  missing: "not given by GitHub",
  "not-in-paths": "not among `paths`",
  ignored: "ignored",
  excluded: "excluded content",
  binary: "binary",
  removed: "removed files",
  "lock-file": "lock files",
  vendored: "vendored",
  generated: "generated",
  "too-large": "too large",
  "no-text": "no change of text",
  "over-limit": "beyond the limits of the run",
  failed: "in requests that failed",
  "long-line": "lines too long to show whole"
};
function isNotReviewed(kind) {
  return typeof kind == "string" && Object.hasOwn(REASONS, kind);
}
function coveragePercent({ lines, reviewedLines }) {
  return lines === 0 ? 100 : Math.floor(reviewedLines / lines * 100);
}
function coverageShortfall(coverage, minCoverage) {
  let percent = coveragePercent(coverage);
  return percent >= minCoverage ? void 0 : `${percent} % of the changed lines were reviewed, less than \`min-coverage\` asks for (${minCoverage} %).`;
}
function notReviewedSentence({ notReviewed }) {
  let parts = notReviewed.map(
    ({ kind, files, lines }) => `${REASONS[kind]} (${count(files, "file")}, ${count(lines, "line")})`
  );
  return parts.length === 0 ? [] : [`Not reviewed: ${parts.join(", ")}.`];
}
function coverageOutputs(coverage) {
  return {
    coverage: String(coveragePercent(coverage)),
    "changed-files": String(coverage.files),
    "reviewed-files": String(coverage.reviewedFiles),
    "changed-lines": String(coverage.lines),
    "reviewed-lines": String(coverage.reviewedLines),
    "not-reviewed": JSON.stringify(coverage.notReviewed)
  };
}

// src/reports/sentences.ts
function summarySentences(result) {
  return [headline(result), ...coverageSentence(result), ...checkedSentence(result), ...failureSentence(result)];
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
function guidelinesRead({ receipts }) {
  let inForce = receipts.filter(({ status }) => status === "in-force"), cut = inForce.filter(({ sent }) => sent === "cut").length, all = count(inForce.length, "guideline");
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
function failureSentence({ usage }) {
  return usage.failedRequests === 0 ? [] : [
    `${usage.failedRequests} of ${count(usage.requests, "model request")} failed, so a part of the change was not reviewed by the model.`
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

// src/workspace/overlay.ts
var FOLDER = { kind: "not-a-file", reason: "it is a folder" };
function overlayWorkspace(base, changed, name) {
  let given = [...changed].flatMap(
    ([path, content]) => content === void 0 ? [] : [{ path, kind: "file" }]
  ), places = takenPlaces(given), isStanding = ({ path }) => !changed.has(path) && !places.isAbove(path) && !places.isBelow(path), list = async (folder) => {
    let standing = (await base.list(folder)).filter(isStanding), added = given.filter(({ path }) => isBelow(path, folder));
    return mergeEntries(standing, added);
  }, folderOrMissing = async (path) => (await list(path)).length > 0 ? FOLDER : { kind: "missing" }, hasLostAll = async (path) => {
    let { entries, isComplete } = await base.find({ endings: [""], deep: [], shallow: [] });
    return isComplete && !entries.some((entry) => isBelow(entry.path, path) && isStanding(entry));
  };
  return {
    name,
    list,
    sizeOf: async (path) => {
      let content = changed.get(path);
      return content === void 0 ? changed.has(path) ? void 0 : base.sizeOf?.(path) : Buffer.byteLength(content);
    },
    find: async (query) => {
      let { entries, ...rest } = await base.find(query), endings = readEndings(query.endings), found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(entries.filter(isStanding), found), ...rest };
    },
    read: async (path) => {
      let content = changed.get(path);
      if (content !== void 0)
        return { kind: "file", bytes: typeof content == "string" ? new TextEncoder().encode(content) : content };
      if (path === "" || places.isAbove(path))
        return FOLDER;
      if (places.isBelow(path))
        return { kind: "missing" };
      if (changed.has(path))
        return folderOrMissing(path);
      let file = await base.read(path);
      return file.kind === "not-a-file" && [...changed.keys()].some((gone) => isBelow(gone, path)) && await hasLostAll(path) ? { kind: "missing" } : file;
    }
  };
}
function takenPlaces(files) {
  let sorted = files.toSorted(byPath).map(({ path }) => path), paths = new Set(sorted), lengths = [...new Set(sorted.map((path) => path.length))];
  return {
    isAbove: (path) => sorted[firstAtOrAfter(sorted, `${path}/`)]?.startsWith(`${path}/`) === !0,
    isBelow: (path) => lengths.some((length) => path[length] === "/" && paths.has(path.slice(0, length)))
  };
}
function firstAtOrAfter(sorted, path) {
  let low = 0, high = sorted.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (sorted[middle] ?? "") < path ? low = middle + 1 : high = middle;
  }
  return low;
}

export {
  overlayWorkspace,
  isNotReviewed,
  coverageShortfall,
  coverageOutputs,
  summarySentences,
  sourceSentences
};
