import {
  validateCustomizations as validateCustomizations
} from "./joined-133c8eb8.js";
import "./joined-e59b8646.js";
import {
  decodeUtf8 as decodeUtf8
} from "./joined-1c9471ce.js";
import {
  computeFingerprint as computeFingerprint
} from "./joined-c1dd7ffa.js";
import {
  isCommentable as isCommentable,
  isWithinOneHunk as isWithinOneHunk
} from "./joined-2a895a02.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import {
  blankSecrets as blankSecrets
} from "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import {
  isPlainPath as isPlainPath,
  positionAt as positionAt,
  sourceText as sourceText
} from "./joined-1c6c8fb1.js";
import "./joined-163616c8.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import {
  runError as runError
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  replaceRanges
} from "./chunk-BK4P3R2O.js";
import {
  RULES
} from "./chunk-RNIVL3NU.js";
import "./chunk-SQBAVEOX.js";
import "./chunk-FDEPYNAN.js";
import "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/findings/rule-draft.ts
var SEVERITIES = { error: "high", warning: "medium", info: "low" };
function writeRuleDraft(diagnostic, file, text) {
  let { rule, severity, path, start, message, sourceLine } = diagnostic, shared = {
    path,
    severity: SEVERITIES[severity],
    kind: rule.startsWith("security-") ? "security" : "bug",
    title: blankSecrets(message),
    body: blankSecrets(describe(diagnostic)),
    confidence: 1,
    origin: "literal",
    rule
  };
  if (file === void 0 || sourceLine === void 0)
    return { ...shared, ...file === void 0 ? {} : { anchor: { kind: "file", reason: "it is about the file as a whole" } } };
  let { line } = start, change = text === void 0 ? void 0 : withoutSecrets(chooseChange(diagnostic, text), path);
  if (change !== void 0 && change.startLine <= line && line <= change.line && isPlaceable(file, change)) {
    let { startLine, line: last, last: lastText, decision } = change;
    return {
      ...shared,
      line: last,
      ...startLine < last ? { startLine } : {},
      suggestion: change.text,
      ...decision === void 0 ? {} : { decision },
      anchor: anchorAt(last, lastText, startLine < last ? startLine : void 0)
    };
  }
  let reason = `about line ${line}, which is not part of the change`;
  return {
    ...shared,
    line,
    anchor: isCommentable(file, "RIGHT", line) ? anchorAt(line, blankSecrets(sourceLine, path)) : { kind: "file", reason }
  };
}
function anchorAt(line, text, startLine) {
  return { kind: "line", side: "RIGHT", line, ...startLine === void 0 ? {} : { startLine }, text, certain: !0, covered: "all" };
}
function describe({ why, hint, suggestions = [] }) {
  let choices = suggestions.length > 1 ? suggestions.map(drawChoice) : [];
  return [why ?? "", hint ?? "", choices.join(`
`)].filter((part) => part !== "").join(`

`);
}
function drawChoice({ title, reason }) {
  return `- ${title} (${reason})`;
}
function chooseChange({ fix, suggestions = [] }, text) {
  let [only] = suggestions.length === 1 ? suggestions : [], chosen = fix ?? only?.fix, change = chosen?.kind === "edits" ? changeLines(text, chosen.edits) : void 0;
  return change === void 0 || fix !== void 0 || only === void 0 ? change : { ...change, decision: only.reason };
}
var MAX_LINES = 30;
function changeLines(text, edits) {
  let source = sourceText("", text), startLine = positionAt(source, Math.min(...edits.map(({ start }) => start))).line, line = positionAt(source, Math.max(...edits.map(({ end }) => end))).line, from = source.lineStarts[startLine - 1] ?? 0, lastFrom = source.lineStarts[line - 1] ?? 0, to = (source.lineStarts[line] ?? text.length + 1) - 1, after = replaceRanges(text, edits);
  return edits.length === 0 || line - startLine >= MAX_LINES ? void 0 : {
    startLine,
    line,
    last: text.slice(lastFrom, to).replace(/\r$/, ""),
    text: after.slice(from, to + after.length - text.length).replace(/\r$/, "")
  };
}
function withoutSecrets(change, path) {
  let { last = "", text = "" } = change ?? {};
  return blankSecrets(text, path) === text && blankSecrets(last, path) === last ? change : void 0;
}
function isPlaceable(file, { startLine, line }) {
  return isWithinOneHunk(file, "RIGHT", startLine, line);
}

// src/jobs/gather/validate-touched.ts
var MAX_REQUESTED_FILES = 50;
async function validateTouched(subject, { files, excluded }, settings, terms) {
  let { sides, guidance, changes } = subject, head = { ...guidance, repository: limitRequests(sides.head, sides.maxReads) }, validation = await validateCustomizations(head, settings, terms), reviewed = new Set(files.map(({ path }) => path)), unseen = new Set(excluded.flatMap(({ path }) => reviewed.has(path) ? [] : path)), found = validation.diagnostics.filter(
    ({ severity, path }) => severity !== "info" && isPlainPath(path) && !unseen.has(path)
  ), added = listAddedLines(files), isAdded = ({ path, start }) => added.get(path)?.has(start.line) === !0, others = found.filter((diagnostic) => !isAdded(diagnostic)), base = { ...guidance, repository: limitRequests(sides.base, sides.maxReads) }, before = others.length === 0 ? [] : (await validateCustomizations(base, settings, terms)).diagnostics, fresh = new Set(withoutKnown(others, before, renamesOf(changes.files))), caused = found.filter((diagnostic) => isAdded(diagnostic) || fresh.has(diagnostic)), reported = new Set(caused);
  return {
    drafts: await writeDrafts(nameAlike(caused), files, sides.head),
    known: found.filter((diagnostic) => !reported.has(diagnostic)),
    validated: validation.files
  };
}
function listAddedLines(files) {
  return new Map(
    files.map(({ path, hunks }) => [
      path,
      new Set(hunks.flatMap(({ lines }) => lines.flatMap((line) => line.kind === "added" ? [line.newLine] : [])))
    ])
  );
}
function renamesOf(files) {
  return new Map(
    files.flatMap(
      ({ path, previousPath, status }) => status === "renamed" && previousPath !== void 0 ? [[path, previousPath]] : []
    )
  );
}
function withoutKnown(findings, before, formerPaths) {
  let left = new Map([...groupBy(before, computeFingerprint)].map(([print, equal]) => [print, equal.length]));
  return findings.filter((finding) => {
    let print = computeFingerprint({ ...finding, path: formerPaths.get(finding.path) ?? finding.path }), number = left.get(print) ?? 0;
    return left.set(print, number - 1), number <= 0;
  });
}
var MANY_FILES = 6;
function nameAlike(diagnostics) {
  let many = new Set(
    [...groupBy(diagnostics, ({ rule }) => rule)].flatMap(
      ([rule, own]) => new Set(own.map(({ path }) => path)).size >= MANY_FILES && new Set(own.map(({ message }) => message)).size > 1 ? rule : []
    )
  ), titles = new Map(RULES.flatMap(({ id, description }) => many.has(id) ? [[id, description]] : []));
  return diagnostics.map((diagnostic) => {
    let title = titles.get(diagnostic.rule), { fix: _fix, suggestions: _suggestions, ...rest } = diagnostic;
    return title === void 0 ? diagnostic : { ...rest, message: title, why: `For example: ${diagnostic.message}.

${diagnostic.why ?? ""}` };
  });
}
async function writeDrafts(diagnostics, files, head) {
  let byPath = new Map(files.map((file) => [file.path, file])), drafts = [];
  for (let [path, own] of groupBy(diagnostics, (diagnostic) => diagnostic.path)) {
    let file = byPath.get(path), hasChange = own.some(({ fix, suggestions }) => fix !== void 0 || suggestions !== void 0), text = file !== void 0 && hasChange ? await readWhole(head, path) : void 0;
    drafts.push(...own.map((diagnostic) => writeRuleDraft(diagnostic, file, text)));
  }
  return drafts;
}
async function readWhole(head, path) {
  let file = await head.read(path), decoded = file.kind === "file" ? decodeUtf8(file.bytes) : void 0;
  return decoded?.kind === "text" ? decoded.text : void 0;
}
function limitRequests(workspace, maxReads) {
  let read = /* @__PURE__ */ new Set(), brought = /* @__PURE__ */ new Set(), count = (path) => {
    if (brought.has(path) || read.add(path), maxReads !== void 0 && read.size > MAX_REQUESTED_FILES)
      throw runError(
        "too-many-requests",
        `More than ${MAX_REQUESTED_FILES} files would have to be requested from GitHub`,
        "Check out the repository with `actions/checkout` before this step."
      );
  };
  return {
    ...workspace,
    read: (path) => (count(path), workspace.read(path)),
    ...workspace.readUpTo !== void 0 && {
      readUpTo: (path, most) => (count(path), workspace.readUpTo?.(path, most) ?? workspace.read(path))
    },
    ...workspace.bring !== void 0 && {
      bring: async (paths, most) => {
        if (paths.length <= MAX_REQUESTED_FILES)
          return new Set(paths);
        let lacking = await workspace.bring?.(paths, most) ?? /* @__PURE__ */ new Set();
        return paths.filter((path) => !lacking.has(path)).forEach((path) => brought.add(path)), lacking;
      }
    }
  };
}
export {
  nameAlike,
  validateTouched
};
