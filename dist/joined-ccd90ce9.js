import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  isGitFolder,
  isWindowsName
} from "./joined-1c6c8fb1.js";
import {
  fileErrorReason,
  messageOf,
  runError,
  usageError
} from "./joined-e117912a.js";
import {
  at
} from "./joined-cc1d52fd.js";

import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
// src/workspace/disk/make-folder.ts
async function makeFolder(path, mode) {
  let top;
  try {
    return await mkdir(path, mode), path;
  } catch (error) {
    if (!hasCode(error, "ENOENT") || dirname(path) === path)
      return await acceptFolder(path, error);
    top = await makeFolder(dirname(path), mode);
  }
  try {
    await mkdir(path, mode);
  } catch (error) {
    await acceptFolder(path, error);
  }
  return top ?? path;
}
async function acceptFolder(path, error) {
  if (!await stat(path).then(
    (found) => found.isDirectory(),
    () => false
  ))
    throw error;
}
function hasCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

import { randomUUID } from "node:crypto";
import { constants, rmSync } from "node:fs";
import { access, chmod, copyFile, link, lstat, realpath, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname as dirname2, isAbsolute, join, relative, resolve, sep } from "node:path";
// src/commands/output/write-files.ts
async function writeFiles(root, files) {
  let top = await realpath(root);
  for (let path of files.keys())
    await refuseLinks(top, path);
  let steps = [], ours = [], removeOurs = () => ours.forEach((path) => rmSync(path, { force: true }));
  process.on("exit", removeOurs);
  try {
    for (let [path, text] of files)
      await perform(path, async () => steps.push(await prepare(resolve(top, path), text, ours)));
    for (let [index, path] of [...files.keys()].entries())
      await perform(path, async () => at(steps, index).commit());
  } catch (error) {
    throw await undoAll(steps), error;
  } finally {
    process.off("exit", removeOurs);
  }
  for (let step of steps)
    await step.finish();
}
async function undoAll(steps) {
  let failures = [];
  for (let step of steps.toReversed())
    try {
      await step.undo();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0)
    throw runError(
      "not-restored",
      `Not all files could be restored: ${failures.map(messageOf).join("; ")}`,
      "Their old texts are in files named `.housestyle-\u2026.old` next to them."
    );
}
async function perform(path, work) {
  try {
    await work();
  } catch (error) {
    throw usageError(
      "unwritable",
      `"${path}" cannot be written, so no file is changed: ${fileErrorReason(error)}`,
      "Check its permissions."
    );
  }
}
async function prepare(target, text, ours) {
  let mode = await readFileMode(target), newFolder = text === void 0 ? void 0 : await makeFolder(dirname2(target)), beside = join(dirname2(target), `.housestyle-${randomUUID()}`), [next, old] = [`${beside}.tmp`, `${beside}.old`];
  ours.push(next, old);
  let state = { isCommitted: false, hadFile: false }, step = {
    async commit() {
      state.hadFile = await keepCopy(target, old), await (text === void 0 ? rm(target) : rename(next, target)), state.isCommitted = true;
    },
    async undo() {
      state.isCommitted && await (state.hadFile ? rename(old, target) : rm(target, { force: true })), await rm(next, { force: true }), await rm(old, { force: true }), newFolder !== void 0 && await removeEmpty(dirname2(target), newFolder);
    },
    finish: () => rm(old, { force: true })
  };
  try {
    text !== void 0 && (await writeFile(next, text, { flag: "wx" }), await (mode === void 0 ? void 0 : chmod(next, mode)));
  } catch (error) {
    throw await step.undo(), error;
  }
  return step;
}
async function keepCopy(target, old) {
  if (await lookAt(target) === void 0)
    return false;
  try {
    await link(target, old);
  } catch {
    await copyFile(target, old, constants.COPYFILE_EXCL);
  }
  return true;
}
async function removeEmpty(folder, outermost) {
  for (let inner = folder; inner.length >= outermost.length; inner = dirname2(inner))
    try {
      await rmdir(inner);
    } catch {
      return;
    }
}
async function readFileMode(path) {
  let stats = await lookAt(path);
  if (stats !== void 0) {
    if (!stats.isFile())
      throw new Error("it is not a file");
    return await access(path, constants.W_OK), stats.mode;
  }
}
async function refuseLinks(top, path) {
  let inside = relative(top, resolve(top, path)).split(sep);
  if (inside[0] === ".." || isAbsolute(inside.join(sep)))
    throw usageError("unwritable", `"${path}" is not written, because it is outside of "${top}"`);
  if (inside.some(isGitFolder))
    throw usageError("unwritable", `"${path}" is not written, because git's own folder is in it`);
  let other = sep === "\\" ? inside.find((part) => !isWindowsName(part)) : void 0;
  if (other !== void 0)
    throw usageError("unwritable", `"${path}" is not written, because "${other}" is a device or a stream on Windows`);
  for (let [depth, part] of inside.entries())
    if (await isLink(join(top, ...inside.slice(0, depth + 1))))
      throw usageError("unwritable", `"${path}" is not written, because "${part}" is a symbolic link`);
}
async function isLink(path) {
  return (await lookAt(path))?.isSymbolicLink() === true;
}
async function lookAt(path) {
  try {
    return await lstat(path);
  } catch {
    return;
  }
}

import {
  LAYOUT,
  allowedInTests,
  dependsOnTools,
  stepBack,
  topicsOf,
  ALL_ON,
  addedLines,
  checkFile,
  compileGuideline,
  findDisabling,
  isSearchedCode,
  listChecks,
  listRules,
  prepareCounts,
  prepareLook,
  prepareMayFind,
  readDisabledLines,
  scopeOf,
  searchesText,
  SECRETS_FAMILY,
  adviseOn,
  findNewSecrets,
  mapInOrder,
  withArticle,
  isTestPath
} from "./joined-83b8efb9.js";
import {
  statementKey,
  unmaskCodeSpans,
  byPrecedence,
  generatedReason
} from "./joined-ec575719.js";
import {
  languageOf,
  findSecrets
} from "./joined-b7fd8cd1.js";
import {
  rememberEach
} from "./joined-12ab4997.js";
import {
  folderOf,
  nameOf,
  lazily
} from "./joined-1c6c8fb1.js";
import {
  regex
} from "./joined-cc1d52fd.js";
// src/changes/whole-file.ts
function wholeFile(path, text) {
  let lines = splitLines(text);
  return {
    path,
    status: "added",
    isWhole: true,
    binary: false,
    additions: lines.length,
    deletions: 0,
    hunks: lines.length === 0 ? [] : [{ ...NO_LINES, newLines: lines.length, lines }]
  };
}
function wholeBinaryFile(path) {
  return { path, status: "added", isWhole: true, binary: true, additions: 0, deletions: 0, hunks: [] };
}
function withoutLines(file) {
  return { ...file, hunks: file.hunks.length === 0 ? [] : WITHOUT_LINES };
}
var NO_LINES = { oldStart: 0, oldLines: 0, newStart: 1, newLines: 0, heading: "" };
var WITHOUT_LINES = [{ ...NO_LINES, lines: [] }];
function splitLines(text) {
  if (text === "")
    return [];
  let lines = text.split(`
`), isClosed = lines.at(-1) === "";
  isClosed && lines.pop();
  let last = lines.length - 1;
  return lines.map((line, index) => ({
    kind: "added",
    newLine: index + 1,
    text: line,
    ...index === last && !isClosed ? { noNewline: true } : {}
  }));
}
// src/structures/is-first.ts
function isFirst(keyOf) {
  let seen = /* @__PURE__ */ new Set();
  return (item) => {
    let key = keyOf(item), isNew = !seen.has(key);
    return seen.add(key), isNew;
  };
}
// src/literal/ownership/weakened-linters.ts
var TOOL_FILE = regex("i")`
  (?:^|[/._-])(?:
    eslint|oxlint|tslint|prettier|oxfmt|dprint|biome|ruff|flake8|pylint|pylintrc|pycodestyle|pydocstyle|isort|mypy
    |rubocop|golangci|clippy|rustfmt|phpcs|phpstan|php-cs-fixer|psalm|checkstyle|detekt|ktlint|spotless|swiftlint
    |swiftformat|swift-format|clang-format|clang-tidy|scalafmt|editorconfig|globalconfig|husky|lefthook
    |lint-?staged|pre-commit|lint(?:er|ing)?
  )(?=$|[/._\d-]|ignore|rc)
  |(?:^|\/)pint\.json$
`;
var SHARED_FILE = regex("i")`
  (?:^|\/)(?:
    package\.json|composer\.json|pyproject\.toml|cargo\.toml|setup\.cfg|tox\.ini|go\.mod
    |directory\.build\.(?:props|targets)|(?:gnu)?makefile|justfile|taskfile\.ya?ml|noxfile\.py|tasks\.py|rakefile
  )$
  |(?:^|\/)\.(?:github\/workflows|circleci|gitlab-ci|buildkite)[/.]
`;
var NAMES_TOOL = regex("i")`
  lint|prettier|biome|ruff|flake8|isort|mypy|rubocop|golangci|clippy|rustfmt|phpcs|phpstan|checkstyle|detekt
  |exclude|ignore|disable|select|lefthook|husky|pre-commit|--no-verify
`;
function mayWeakenLinters(files) {
  return files.some((file) => {
    let paths = [file.path, ...file.previousPath === void 0 ? [] : [file.previousPath]];
    return paths.some((path) => TOOL_FILE.test(path)) || paths.some((path) => SHARED_FILE.test(path)) && (file.hunks.length === 0 || changesLine(file));
  });
}
function changesLine({ hunks }) {
  return hunks.some(({ lines }) => lines.some(({ kind, text }) => kind !== "context" && NAMES_TOOL.test(text)));
}
var SILENCES_LINTER = regex("i")`
  (?:eslint|oxlint|tslint|stylelint)[:-]disable|(?:biome|deno-lint)-ignore|\bnoqa\b|\bnosec\b|\bnolint\b
  |pylint:\s{0,9}(?:disable|skip)|type:\s{0,9}ignore|rubocop:(?:disable|todo)|#!?\[(?:allow|expect)\(
  |(?:swiftlint|ktlint|detekt)[:-]disable|@Suppress|phpcs:(?:disable|ignore)|@codingStandardsIgnore
  |@phpstan-ignore|@psalm-suppress|\bNOLINT|pragma warning disable|CHECKSTYLE[:.]OFF
`;
var SILENCES_FORMATTER = regex("i")`
  (?:biome|prettier|deno-fmt|dprint|swift-format)-ignore|fmt:\s{0,9}(?:off|skip)|isort:\s{0,9}(?:skip|off)
  |\bnoqa\b|rustfmt::skip|swiftformat:disable|rubocop:disable|phpcs:(?:disable|ignore)|clang-format off
  |scalafmt:\s{0,9}off|@formatter:off|editorconfig-checker-disable
`;
function silencesLinters(text, topics) {
  return (topics.length > 0 && topics.every((topic) => LAYOUT.includes(topic)) ? SILENCES_FORMATTER : SILENCES_LINTER).test(text);
}
// src/literal/run/audited.ts
var ONLY_NEW = regex("i")`
  \b(?:new|newly (?:added|written|created)) (?:[\w-]+ )?(?:
    apis?|classes|code|commands?|components?|controllers?|endpoints?|features?|files?|functions?|hooks?|methods?
    |migrations?|modules?|packages?|pages?|routes?|scripts?|services?|tests?|types?|work
  )\b
`;
function isAudit(files) {
  return files.length > 0 && files.every(({ isWhole }) => isWhole === true);
}
function keepForAudit(statements) {
  return statements.flatMap((one) => {
    if (one.kind !== "checked")
      return [one];
    let checks = one.checks.filter(({ finder }) => finder.isAboutChange !== true);
    return checks.length === 0 || ONLY_NEW.test(one.statement.text) ? [] : [{ ...one, checks }];
  });
}
var OF_FILES = [/^This change adds (`[^`]+`(?: and \d+ more files? like it)?)\.$/, "The repository has $1."];
var REWORDINGS = [
  [/^This change adds (`[^`]+\/`) without (.+)$/, "The folder $1 has no $2"],
  [/^This change adds (.+)$/, "The file has $1"],
  [/^The file grows from \d+ to (\d+) lines/, "The file has $1 lines"],
  [/\b(t)his new /i, "$1his "],
  [/\ba new (file|folder|package)\b/, "a $1"]
];
function wordForAudit(text, isOnLine) {
  let [pattern, words] = [...isOnLine ? [] : [OF_FILES], ...REWORDINGS].find(([one]) => one.test(text)) ?? [];
  return pattern === void 0 || words === void 0 ? text : text.replace(pattern, words);
}
// src/literal/run/moved-lines.ts
var MIN_CHARACTERS = 15;
var MOST_PLACES = 20;
function prepareMoved(files, source, checksOf) {
  let index = lazily(() => indexLines(files)), results = /* @__PURE__ */ new Map(), findInBase = (file, check) => {
    let key = JSON.stringify([file.path, check.checkKey]), result = results.get(key) ?? checkBase(file, check, source);
    return results.set(key, result), result;
  };
  return async (quote, { check, violation }) => {
    let text = quote?.trim() ?? "";
    if (text.length < MIN_CHARACTERS || source.readBase === void 0 || check.family === SECRETS_FAMILY.name)
      return false;
    let { removed, added } = index(), places = removed.get(text) ?? [];
    if (places.length === 0 || places.length < (added.get(text) ?? 0))
      return false;
    for (let { file, line } of places.slice(0, MOST_PLACES))
      if (checksOf(file.path).own.some(({ checkKey }) => checkKey === check.checkKey) && (await findInBase(file, check)).has(placeKey({ line, found: violation.found })))
        return true;
    return false;
  };
}
function indexLines(files) {
  let removed = /* @__PURE__ */ new Map(), added = /* @__PURE__ */ new Map();
  for (let file of files)
    for (let line of file.hunks.flatMap(({ lines }) => lines)) {
      let text = line.text.trim();
      if (line.kind === "added")
        added.set(text, (added.get(text) ?? 0) + 1);
      else if (line.kind === "removed" && text.length >= MIN_CHARACTERS) {
        let places = removed.get(text) ?? [];
        places.push({ file, line: line.oldLine }), removed.set(text, places);
      }
    }
  return { removed, added };
}
async function checkBase(file, check, { readBase, grammars }) {
  let text = await readBase?.(file);
  if (text === void 0)
    return /* @__PURE__ */ new Set();
  let whole = wholeFile(file.previousPath ?? file.path, text), { violations } = await checkFile(whole, [check], { readHead: () => Promise.resolve(text), grammars });
  return new Set(violations.map(({ violation }) => placeKey(violation)));
}
function placeKey({ line, found }) {
  return `${line ?? ""} ${found}`;
}
// src/literal/run/new-secrets.ts
function listSuspected({ path, line, title }) {
  return { source: `${path}:${line}`, reason: title, suspected: true };
}
function reportNewSecrets(files, reported, { isOff, leftOut }) {
  if (isOff || leftOut.includes(SECRETS_FAMILY.name))
    return { drafts: [], suspected: [] };
  let keptLines = lazily(() => files.map(linesThatWereThere).join(`
`)), known = new Set(
    reported.flatMap(({ path, line, kind }) => kind === "security" ? [placeKey2(path, line)] : [])
  ), drafts = [], suspected = [];
  for (let file of files) {
    drafts.push(...reportName(file));
    for (let secret of findNewSecrets({ file, added: addedLines(file) }, (value) => keptLines().includes(value)))
      known.has(placeKey2(file.path, secret.line)) || (secret.isSure ? drafts : suspected).push(writeDraft(file, secret));
  }
  return { drafts, suspected };
}
function writeDraft({ path, isWhole }, { line, what, isSure }) {
  let certain = isWhole === true ? `The file has ${what}` : `This change adds ${what}`;
  return {
    path,
    line,
    side: "RIGHT",
    severity: "high",
    kind: "security",
    title: isSure ? `${certain} in plain text` : `By its name, a value in this line may be ${what} in plain text`,
    body: adviseOn(what),
    confidence: 1,
    origin: "literal"
  };
}
function reportName({ path, previousPath = "", status }) {
  let [secret] = status === "added" || status === "renamed" ? findSecrets(path) : [];
  return secret === void 0 || secret.isOnlyHidden === true || previousPath.includes(path.slice(secret.start, secret.end)) ? [] : [
    {
      path,
      severity: "high",
      kind: "security",
      title: `The name of this file has ${withArticle(secret.title)}`,
      body: "Revoke it where it was issued: names of files are shown to a model, in comments and in the history of the repository.",
      confidence: 1,
      origin: "literal"
    }
  ];
}
function placeKey2(path, line) {
  return `${line}:${path}`;
}
function linesThatWereThere({ hunks }) {
  return hunks.flatMap(({ lines }) => lines.flatMap(({ kind, text }) => kind === "added" ? [] : [text])).join(`
`);
}
// src/literal/run/prepare-checks.ts
function compileChecks(guideline, switches, audits) {
  let all = compileGuideline(guideline, switches), compiled = audits ? keepForAudit(all) : all, off = compiled.flatMap(({ kind, statement }) => kind === "off" ? statementKey(statement) : []);
  return { guideline, rules: listRules(compiled), checks: listChecks(compiled).map(prepareCheck), off };
}
function prepareCheck(check) {
  let key = statementKey(check.clause.statement), scope = scopeOf(check);
  return {
    ...check,
    clause: { ...check.clause, scope },
    key,
    checkKey: JSON.stringify([key, check.finder.words]),
    countsIn: prepareCounts(check),
    isEverywhere: scope.inside.length === 0 && scope.outside.length === 0 && check.finder.mayReportIn === void 0
  };
}
function asksForLinters(guidelines) {
  return guidelines.some(({ checks }) => checks.some(dependsOnTools));
}
function prepareFileChecks(guidelines, owners = []) {
  let chosen = /* @__PURE__ */ new Map();
  return (path) => {
    let applied = [...guidelines.entries()].filter(([, { guideline }]) => guideline.appliesTo.has(path)), key = [languageOf(path) ?? "", ...applied.map(([index]) => index)].join(" "), choose = chosen.get(key) ?? chooseByPlace(
      applied.flatMap(([, { guideline, checks }]) => checks.filter(prepareLanguageTest(path, guideline))),
      owners
    );
    return chosen.set(key, choose), choose(path);
  };
}
function prepareLanguageTest(path, guideline) {
  let language = languageOf(path), looks = prepareLook(path, guideline);
  return (check) => looks(check) && check.finder.looksAt !== "change" && (check.clause.scope.languages?.includes(language ?? "") ?? true) && check.finder.mayReportLanguage?.(language) !== false;
}
function chooseByPlace(checks, owners) {
  let listed = withoutHidden(checks), isRepeated = new Set(listed.map(({ checkKey }) => checkKey)).size < listed.length, back = /* @__PURE__ */ new Map(), allowing = /* @__PURE__ */ new Map();
  for (let check of listed) {
    let steps = stepBack(check, owners);
    steps !== void 0 && back.set(check, steps);
    let allowed = allowedInTests(check, owners);
    allowed !== void 0 && allowing.set(check, allowed);
  }
  let chooseOnce = (chosen) => isRepeated ? chosen.filter(isFirst(({ checkKey }) => checkKey)) : chosen, everywhere = chooseOnce(listed.filter(({ isEverywhere }) => isEverywhere)), placed = listed.filter(({ isEverywhere }) => !isEverywhere);
  return (path) => {
    let here = new Set(placed.filter(({ countsIn }) => countsIn(path))), once = here.size === 0 ? everywhere : chooseOnce(listed.filter((check) => check.isEverywhere || here.has(check))), left = back.size === 0 ? [] : once.filter((check) => back.get(check)?.covers(path) === true), own = left.length === 0 ? once : once.filter((check) => !left.includes(check)), limit = (some) => allowing.size === 0 ? some : some.flatMap((check) => whereNotAllowed(check, path, allowing)), leftTo = left.flatMap((check) => back.get(check)?.tools ?? []);
    return { left: limit(left), leftTo, own: limit(own) };
  };
}
function whereNotAllowed(check, path, allowing) {
  if (allowing.get(check)?.(path) !== true)
    return [check];
  let { clause } = check, outside = [...clause.scope.outside, { kind: "tests" }];
  return isTestPath(path) ? [] : [{ ...check, clause: { ...clause, scope: { ...clause.scope, outside } } }];
}
function withoutHidden(checks) {
  let everywhere = /* @__PURE__ */ new Set();
  return checks.filter(({ checkKey, isEverywhere }) => {
    let isHidden = everywhere.has(checkKey);
    return isEverywhere && everywhere.add(checkKey), !isHidden;
  });
}
// src/literal/run/find-silenced.ts
async function findSilenced(file, left, source) {
  let possible = left.length === 0 ? [] : left.filter(prepareMayFind(addedLines(file))), text = possible.length === 0 ? void 0 : await source.readHead(file.path), silenced = text === void 0 ? [] : possible.filter((check) => silencesLinters(text, topicsOf(check)));
  return silenced.length === 0 ? [] : (await checkFile(file, silenced, source)).violations;
}
// src/literal/run/style-of-tools.ts
var OF_STYLE = /* @__PURE__ */ new Set(["companions", "layout", "limits", "naming"]);
function isStyleOfTool({ family, finder, clause }, file) {
  return (OF_STYLE.has(family) || family === "paths" && finder.findingKind === "naming") && isGenerated(file) && !/\bgenerated\b/i.test(clause.statement.text);
}
var isGenerated = rememberEach((file) => generatedReason(file, void 0) !== void 0);
// src/literal/run/write-draft.ts
function writeDraft2({ clause, finder }, violation, quote, isAudit2) {
  let { statement, strength, instead, codes } = clause, { path, line, startLine, suggestion } = violation, word = (text) => isAudit2 ? wordForAudit(text, line !== void 0) : text, found = word(violation.found), note = word(violation.note ?? `This change adds ${violation.found}.`), alternative = instead === void 0 ? "" : ` The guidelines ask for ${unmaskCodeSpans(instead, codes).trim()}.`;
  return {
    path,
    ...line === void 0 ? {} : { line, side: "RIGHT" },
    ...startLine === void 0 ? {} : { startLine },
    ...quote === void 0 || violation.isSecret === true ? {} : { quote },
    severity: finder.severity ?? (strength === "must" ? "medium" : "low"),
    kind: finder.findingKind ?? "consistency",
    title: writeTitle(found, clause),
    body: `${note}${alternative}`,
    ...suggestion === void 0 ? {} : { suggestion },
    citation: statement.id,
    confidence: 1,
    origin: "literal"
  };
}
var NAMED = /^the (?:branch name|commit|commit subject|description of the pull request|file name|target branch|title)\b/;
function writeTitle(found, { polarity, strength }) {
  if (NAMED.test(found) || polarity === "required" && /^(?:[`"\d]|the )/.test(found)) {
    let verb = /^\d/.test(found) ? "do" : "does";
    return `${found.charAt(0).toUpperCase()}${found.slice(1)} ${verb} not follow the guidelines`;
  }
  return `The guidelines ${strength === "must" ? "rule out" : "advise against"} ${found}`;
}
// src/literal/switches/withhold-disabled.ts
async function withholdDisabled(drafts, readHead, { ignoresComments = false } = {}) {
  if (ignoresComments)
    return { kept: drafts, withheld: [] };
  let byPath = /* @__PURE__ */ new Map(), kept = [], withheld = [];
  for (let draft of drafts) {
    let { path, line } = draft, read = byPath.get(path) ?? lazily(async () => readDisabledLines(await readHead(path) ?? "", true));
    byPath.set(path, read);
    let comment = line === void 0 ? void 0 : findDisabling(await read(), line);
    comment === void 0 ? kept.push(draft) : withheld.push({
      source: `${path}:${line}`,
      reason: `"${draft.title}" is switched off by the comment in line ${comment}`,
      switchedOff: true
    });
  }
  return { kept, withheld };
}
// src/literal/run-checks.ts
async function runLiteralChecks(files, guidelines, source, change = { allFiles: files }, switches = ALL_ON) {
  let audits = isAudit([...files, ...change.allFiles]), compiled = byPrecedence([...guidelines, ...change.moreGuidelines ?? []]).map(
    (guideline) => compileChecks(guideline, switches, audits)
  ), whole = audits ? [] : change.wholeChange ?? change.allFiles, owners = asksForLinters(compiled) && !mayWeakenLinters(whole) ? await change.readOwners?.(files.map(({ path }) => path)) : void 0, checksOf = prepareFileChecks(compiled, owners), isMoved = prepareMoved(whole, source, checksOf), results = await mapInOrder(
    files.filter(({ view }) => view === void 0),
    FILES_AT_ONCE,
    (file) => checkOneFile(file, checksOf(file.path), { source, audits, switches, isMoved })
  ), drafts = results.flatMap((result) => result.drafts), withheld = results.flatMap((result) => result.withheld), checkedFiles = new Set(
    // A file of no known language may be code. Checks of prose that look at it say nothing of its code.
    results.flatMap(
      ({ path, known: known2, unread }) => known2.length > 0 && unread === void 0 && languageOf(path) !== void 0 ? path : []
    )
  ), known = new Set([...new Set(results.map((result) => result.known))].flat()), checked = new Set([...known].map(({ key }) => key)), inChange = await checkWholeChange(compiled, change, source, audits);
  inChange.done.forEach((key) => checked.add(key)), inChange.judged.forEach((path) => checkedFiles.add(path));
  let found = [...drafts, ...inChange.drafts], secrets = reportNewSecrets(withoutIgnored(files, change), found, switches), ofChange = await withholdDisabled([...inChange.drafts, ...secrets.drafts], source.readHead, switches);
  drafts.push(...ofChange.kept);
  let suspected = await withholdDisabled(secrets.suspected, source.readHead, switches);
  withheld.push(...ofChange.withheld, ...suspected.kept.map(listSuspected), ...suspected.withheld);
  let applied = new Set(guidelines), ruleKeys = compiled.flatMap(({ guideline, rules: rules2 }) => applied.has(guideline) ? rules2.map(statementKey) : []), statements = (/* @__PURE__ */ new Set([...ruleKeys, ...inChange.done])).size, compiledStatements = compiled.flatMap(
    ({ guideline, checks }) => checks.map(({ key }) => key).filter((key) => applied.has(guideline) || inChange.done.has(key))
  ), withCheck = new Set(compiledStatements), rules = new Set(ruleKeys), off = new Set(compiled.flatMap((one) => one.off.filter((key) => rules.has(key) && !withCheck.has(key))));
  return {
    drafts,
    withheld,
    unread: results.flatMap(({ unread }) => unread ?? []),
    checkedKeys: checked,
    checkedStatements: checked.size,
    statementsForModels: statements - withCheck.size,
    statementsOff: off.size,
    statements,
    checkedFiles,
    searchedLanguages: new Set(results.flatMap(({ searched }) => searched ?? [])),
    leftTo: new Set(results.flatMap((result) => result.leftTo))
  };
}
function withoutIgnored(files, { allFiles, ignored }) {
  let reviewed = new Set(files.map(({ path }) => path));
  return [...files, ...allFiles.filter(({ path }) => !reviewed.has(path) && ignored?.has(path) !== true)];
}
var FILES_AT_ONCE = 32;
async function checkOneFile(file, { own, left, leftTo }, {
  source,
  audits,
  switches,
  isMoved
}) {
  let { path } = file, fromFile = { ...source, readHead: readOnce(source.readHead) }, ofTool = own.filter((check) => isStyleOfTool(check, file)), counting = ofTool.length === 0 ? own : own.filter((check) => !ofTool.includes(check)), { done, violations: ownViolations, unread } = await checkFile(file, counting, fromFile), all = [...ownViolations, ...audits ? [] : await findSilenced(file, left, fromFile)], quotes = lazily(() => addedTexts(file)), quoteOf = ({ line }) => line === void 0 ? void 0 : quotes().get(line), moved = audits ? [] : await mapInOrder(all, 1, (one) => isMoved(quoteOf(one.violation), one)), violations = all.filter((_, index) => moved[index] !== true), isNew = isFirst(
    ({ check, violation: { line, found: what } }) => JSON.stringify([OF_CODE.has(check.family) ? "code" : check.family, line, what])
  ), found = violations.filter(isNew).map(({ check, violation }) => writeDraft2(check, violation, quoteOf(violation), audits)), split = await withholdDisabled(found, fromFile.readHead, switches);
  return {
    path,
    drafts: split.kept,
    withheld: split.withheld,
    known: left.length === 0 ? done : [...done, ...left],
    leftTo,
    ...nameSearched(file, done),
    ...unread === void 0 ? {} : { unread: { stage: "file", source: path, reason: unread } }
  };
}
function nameSearched({ path, additions }, done) {
  let language = additions === 0 ? void 0 : languageOf(path);
  return language !== void 0 && isSearchedCode(language) && done.some(searchesText) ? { searched: language } : {};
}
var OF_CODE = /* @__PURE__ */ new Set(["constructs", "errors-and-logs", "imports", "uses"]);
async function checkWholeChange(compiled, change, source, audits) {
  let drafts = [], done = /* @__PURE__ */ new Set(), judged = /* @__PURE__ */ new Set(), reported = /* @__PURE__ */ new Set();
  for (let { guideline, checks } of compiled)
    for (let check of checks) {
      let { key, finder } = check;
      if (finder.looksAt !== "change")
        continue;
      let files = filesOf(check, guideline, change), violations = files.length === 0 ? void 0 : await findInWholeChange(finder, files, guideline, change, source);
      violations !== void 0 && (done.add(key), files.filter((file) => finder.judgesText?.(file) === true).forEach(({ path }) => judged.add(path)));
      for (let violation of violations ?? []) {
        let name = JSON.stringify([finder.words, violation.path, violation.line, violation.found]);
        reported.has(name) || (reported.add(name), drafts.push(writeDraft2(check, violation, quoteInChange(violation, change), audits)));
      }
    }
  return { drafts, done, judged };
}
function quoteInChange({ path, line }, { allFiles }) {
  let file = line === void 0 ? void 0 : allFiles.find((one) => one.path === path);
  return file === void 0 || line === void 0 ? void 0 : addedTexts(file).get(line);
}
function filesOf(check, { appliesTo }, { allFiles, ignored }) {
  return allFiles.filter(
    (file) => appliesTo.has(file.path) && ignored?.has(file.path) !== true && check.countsIn(file.path) && !isStyleOfTool(check, file)
  );
}
async function findInWholeChange(finder, files, guideline, change, { readHead }) {
  let { allFiles, title, description, branch, target, readCommits, readMessages } = change;
  return finder.find({
    files,
    folder: folderOfRules(guideline),
    allFiles,
    ...title === void 0 ? {} : { title },
    ...description === void 0 ? {} : { description },
    ...branch === void 0 ? {} : { branch },
    ...target === void 0 ? {} : { target },
    readCommits: readCommits ?? unknown,
    readMessages: readMessages ?? unknown,
    readHead,
    exists: change.exists ?? unknown,
    ...change.isNewFolder === void 0 ? {} : { isNewFolder: change.isNewFolder }
  });
}
function folderOfRules({ content: { path } }) {
  let folder = folderOf(path);
  return /^(?:AGENTS|CLAUDE|GEMINI)\.md$/i.test(nameOf(path)) ? folder.replace(/(?:^|\/)\.[^/]+$/, "") : "";
}
function unknown() {
  return Promise.resolve(void 0);
}
function addedTexts({ hunks }) {
  return new Map(
    hunks.flatMap(({ lines }) => lines.flatMap((line) => line.kind === "added" ? [[line.newLine, line.text]] : []))
  );
}
function readOnce(readHead) {
  let texts = /* @__PURE__ */ new Map();
  return (path) => {
    let text = texts.get(path) ?? readHead(path);
    return texts.set(path, text), text;
  };
}
export {
  makeFolder,
  refuseLinks,
  runLiteralChecks,
  wholeBinaryFile,
  wholeFile,
  withoutLines,
  writeFiles
};
