import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/rules/effects.ts
function error(clients, why) {
  return { clients, severity: "error", why };
}
function warning(clients, why) {
  return { clients, severity: "warning", why };
}
function info(clients, why) {
  return { clients, severity: "info", why };
}

import {
  count
} from "./chunk-W24XEJI4.js";
// src/reports/validation/other-paths.ts
var MAX_NAMED = 3;
function nameOtherPaths({ otherPaths = [] }) {
  return otherPaths.length === 0 ? void 0 : `also ${listPaths(otherPaths, "more path")}`;
}
function nameCopies({ copies = [] }) {
  return copies.length === 0 ? "" : `The same in ${copies.length === 1 ? "its copy" : "its copies"} ${listPaths(copies, "more")}.`;
}
function listPaths(paths, more) {
  let named = paths.slice(0, MAX_NAMED).map((path) => `\`${path}\``), rest = paths.length - named.length;
  return `${named.join(", ")}${rest > 0 ? ` and ${more === "more" ? `${rest} more` : count(rest, more)}` : ""}`;
}
function otherPathsSentence(finding) {
  let named = nameOtherPaths(finding);
  return [named === void 0 ? "" : `The same file is ${named}.`, nameCopies(finding)].filter((sentence) => sentence !== "").join(" ");
}

import {
  CLIENTS
} from "./joined-1c6c8fb1.js";
// src/rules/suppressions/baseline-stale.ts
var baselineStale = {
  id: "baseline-stale",
  scope: "given",
  kinds: "all",
  description: "The baseline lists a problem that no longer exists",
  effects: [
    info([...CLIENTS], "The entry would hide the same problem if it came back, in VS Code and every other client.")
  ],
  fixes: "Removes the entries that match no problem from the baseline.",
  say: ({ rule, path }) => ({
    message: `\`${rule}\` in \`${path}\` is no longer reported`,
    hint: "Update the baseline with `housestyle validate --write-baseline`, or remove the entry with `--fix`."
  })
};

import {
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./joined-e117912a.js";
// src/commands/output/fail-on.ts
function reviewFailOn(options) {
  return failOnAmong(REVIEW_FAIL_ON, options, "never", "a review");
}
function validateFailOn(options) {
  return failOnAmong(VALIDATE_FAIL_ON, options, "error", "a validation");
}
function failOnAmong(words, { failOn }, otherwise, subject) {
  let word = words.find((candidate) => candidate === failOn?.value);
  if (word !== void 0)
    return word;
  if (failOn === void 0 || failOn.isShared)
    return otherwise;
  throw usageError(
    "option-value",
    `For ${subject}, \`fail-on\` must be one of ${words.join(", ")}, not "${failOn.value}"`
  );
}

import {
  digest
} from "./joined-3b15d0af.js";
import {
  detachText
} from "./joined-1c9471ce.js";
import {
  positionAt,
  lazily,
  readLineEnding,
  readJsonc
} from "./joined-1c6c8fb1.js";
import {
  wordSet
} from "./joined-b4da4858.js";
import {
  isRecord
} from "./joined-cc1d52fd.js";

import {
  blankSecrets
} from "./joined-3b15d0af.js";
import {
  lineText
} from "./joined-1c6c8fb1.js";
// src/diagnostics/line-to-show.ts
var known = /* @__PURE__ */ new WeakMap();
function lineToShow(source, line) {
  let text = lineText(source, line);
  if (text.trim() === "")
    return text;
  let lines = known.get(source) ?? blankSecrets(source.text, source.path).split(`
`);
  known.set(source, lines);
  let blanked = lines[line - 1]?.replace(/\r$/, "");
  return blanked !== text && blankSecrets(text, source.path) !== blanked ? text.replaceAll(/[^\s]/g, "*") : text;
}

import {
  parseJson
} from "./chunk-XTXGWJOK.js";
// src/rules/reading/reports/report-place.ts
function locateRange(source, range) {
  return placesIn(source)(range);
}
function placesIn(source) {
  let last;
  return (range) => {
    let start = positionAt(source, range.start);
    return last?.line !== start.line && (last = { line: start.line, text: detachText(lineToShow(source, start.line)) }), { start, end: positionAt(source, Math.max(range.start, range.end)), sourceLine: last.text };
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
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.findings))
    return { problem: `it is not an object with \`"version": ${VERSION}\` and a list of \`findings\`` };
  let findings = value.findings;
  return isEntries(findings) ? { source, entries: findings, rangeOf: (index) => rangeOf(["findings", index]) } : { problem: `\`findings[${findings.findIndex((entry) => !isEntry(entry))}]\` lacks \`rule\`, \`path\`, \`fingerprint\` or \`count\`` };
}
var VERSION = 1;
function isEntries(value) {
  return Array.isArray(value) && value.every(isEntry);
}
function isEntry(value) {
  return isRecord(value) && typeof value.rule == "string" && typeof value.path == "string" && typeof value.fingerprint == "string" && typeof value.count == "number";
}
function writeBaseline(findings) {
  return drawBaseline(
    countFindings(
      findings.map((finding) => ({ rule: finding.rule, path: finding.path, fingerprint: computeFingerprint(finding) }))
    )
  );
}
function drawBaseline(entries) {
  return drawRows(entries.map(drawEntry));
}
var INDENT = "    ";
var LINES_BEFORE_ENTRIES = 3;
function drawRows(rows) {
  let list = rows.length === 0 ? "[]" : `[
${INDENT}${rows.join(`,
${INDENT}`)}
  ]`;
  return `{
  "version": ${VERSION},
  "findings": ${list}
}
`;
}
function drawEntry({ rule, path, fingerprint, count: count2 }) {
  return JSON.stringify({ rule, path, fingerprint, count: count2 });
}
function countFindings(findings) {
  let entries = /* @__PURE__ */ new Map();
  for (let { rule, path, fingerprint } of findings) {
    let count2 = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule, path, fingerprint, count: count2 });
  }
  let sortKey = ({ path, rule, fingerprint }) => `${path}\0${rule}\0${fingerprint}`;
  return [...entries.values()].toSorted((a, b) => sortKey(a) < sortKey(b) ? -1 : 1);
}
function computeFingerprint(finding) {
  return digestWith(finding, isAboutFile(finding) ? "" : finding.sourceLine ?? "");
}
function computeFormerFingerprint(finding) {
  return digestWith(finding, finding.sourceLine ?? "");
}
var ONCE_A_FILE = wordSet(`
  agent-frontmatter-required command-description-missing instructions-frontmatter-required skill-frontmatter-required
  skill-unreachable
`);
function isAboutFile({ rule, start, end }) {
  return start.line === 1 && start.column === 1 && end.line === 1 && end.column === 1 || ONCE_A_FILE.has(rule);
}
function digestWith({ rule, path, message }, line) {
  let parts = [rule, path, withoutNumbers(message), line.trim()];
  return digest("sha256", JSON.stringify(parts), "hex").slice(0, 16);
}
function withoutNumbers(message) {
  return message.split("`").map((part, index) => index % 2 === 0 ? part.replaceAll(/\d[\d,.]*\d|\d/g, "0") : part).join("`");
}
function isCountedIn(left, nameOf) {
  return (item) => {
    let name = nameOf(item), count2 = left.get(name) ?? 0;
    return left.set(name, count2 - 1), count2 > 0;
  };
}
function applyBaseline(findings, { source, entries, rangeOf }) {
  let left = new Map(entries.map(({ fingerprint, count: count2 }) => [fingerprint, count2])), nameOf = (finding) => {
    let name = computeFingerprint(finding);
    return left.has(name) ? name : computeFormerFingerprint(finding);
  }, known2 = findings.filter(isCountedIn(left, nameOf)), gone = new Set(known2), kept = entries.flatMap((entry) => {
    let count2 = entry.count - Math.max(0, left.get(entry.fingerprint) ?? 0);
    return count2 > 0 ? [{ ...entry, count: count2 }] : [];
  }), rest = lazily(() => drawBaseline(kept).replaceAll(`
`, readLineEnding(source.text))), stale = entries.flatMap((entry, index) => {
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
  return { fresh: findings.filter((finding) => !gone.has(finding)), known: known2, stale };
}
export {
  applyBaseline,
  baselineStale,
  computeFingerprint,
  countFindings,
  drawBaseline,
  error,
  info,
  isCountedIn,
  lineToShow,
  nameCopies,
  nameOtherPaths,
  otherPathsSentence,
  placesIn,
  readBaseline,
  reviewFailOn,
  validateFailOn,
  warning,
  writeBaseline
};
