import {
  canCount as canCount,
  describeTextSearch as describeTextSearch
} from "./joined-3958b8fa.js";
import {
  chooseGuidance as chooseGuidance,
  whyNotUsed as whyNotUsed,
  defaultInputTokens as defaultInputTokens
} from "./joined-c0f10e06.js";
import {
  READER_NAMES as READER_NAMES
} from "./joined-5af23b10.js";
import {
  openLocalChange as openLocalChange,
  relativeToRepository as relativeToRepository,
  withChange as withChange,
  withNamedFiles as withNamedFiles
} from "./joined-54af6f11.js";
import {
  compileGuideline as compileGuideline
} from "./joined-83b8efb9.js";
import {
  writeStatement as writeStatement,
  loadTokenizer as loadTokenizer,
  describeFamilyCheck as describeFamilyCheck,
  locateText as locateText,
  readStatements as readStatements
} from "./joined-ec575719.js";
import {
  localGuidance as localGuidance
} from "./joined-3b15d0af.js";
import {
  openFolder as openFolder
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  readText as readText,
  listNames as listNames,
  githubGlobs as githubGlobs,
  vscodeGlobs as vscodeGlobs,
  CLIENT_NAMES as CLIENT_NAMES,
  clientsOf as clientsOf,
  listingWidth as listingWidth,
  wrapAtTerminal as wrapAtTerminal,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import "./joined-e59b8646.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import {
  shorten as shorten
} from "./joined-a845ed26.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  EXIT as EXIT,
  UserError as UserError,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listGuidelines
} from "./chunk-Q4EF4PAS.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  readSwitches
} from "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";

// src/guidelines/nearest-glob.ts
function findNearestGlob(patterns, path, folder, compatibility) {
  for (let change of CHANGES)
    for (let pattern of patterns) {
      let changed = change.apply(pattern, path.slice(folder === "" ? 0 : folder.length + 1));
      if (changed !== void 0 && changed !== pattern && matches(changed, path, folder, compatibility))
        return { pattern, why: change.why(pattern), instead: changed };
    }
  let [first] = patterns;
  return first === void 0 ? void 0 : { pattern: first, why: describeDifference(first, path, folder) };
}
function describeDifference(pattern, path, folder) {
  let fixed = pattern.split("/").slice(0, -1), wildcard = fixed.findIndex((name) => /[*?[{]/.test(name)), place = [...folder === "" ? [] : [folder], ...wildcard < 0 ? fixed : fixed.slice(0, wildcard)].join("/");
  return place !== "" && !path.startsWith(`${place}/`) ? `the file is not in \`${place}/\`` : `its name is not \`${pattern.slice(pattern.lastIndexOf("/") + 1)}\``;
}
function matches(pattern, path, folder, compatibility) {
  return (compatibility === "github" ? githubGlobs([pattern], folder) : vscodeGlobs([pattern], folder)).matches(path) !== void 0;
}
var CHANGES = [
  {
    apply: (pattern) => /^\.?\//.test(pattern) ? pattern.replace(/^\.?\/+/, "") : void 0,
    why: (pattern) => `a glob begins without \`${pattern.startsWith("./") ? "./" : "/"}\``
  },
  {
    apply: (pattern, path) => takeCase(pattern, path),
    why: () => "letter case counts"
  },
  {
    apply: (pattern) => pattern.endsWith("/") ? `${pattern}**` : void 0,
    why: () => "a folder alone does not match the files in it"
  },
  {
    apply: (pattern) => /[*?]/.test(pattern) || /\.\w+$/.test(pattern) ? void 0 : `${pattern}/**`,
    why: () => "a folder alone does not match the files in it"
  },
  {
    apply: (pattern) => pattern.includes("/") ? void 0 : `**/${pattern}`,
    why: () => "a glob without a folder matches only files of the root"
  },
  {
    apply: (pattern) => /(?:^|\/)\*(?=[^*/]*$)/.test(pattern) ? pattern.replace(/\*(?=[^*/]*$)/, "**/*") : void 0,
    why: () => "`*` does not cross folders"
  },
  {
    apply: (pattern) => pattern.startsWith("**/") ? void 0 : `**/${pattern}`,
    why: () => "the glob counts from the root, and the file is deeper"
  },
  {
    apply: (pattern, path) => takeEnding(pattern, path),
    why: (pattern) => `the file has another ending than \`${pattern}\` names`
  },
  {
    apply: (pattern, path) => takeName(pattern, path),
    why: () => "the folder matches, and the name does not"
  }
];
function takeCase(pattern, path) {
  let words = new Map(path.split(/[/.]/).map((word) => [word.toLowerCase(), word])), changed = pattern.replace(/[\w-]+/g, (word) => words.get(word.toLowerCase()) ?? word);
  return changed === pattern ? void 0 : changed;
}
function takeEnding(pattern, path) {
  let ending = /\.[\w-]+$/.exec(path)?.[0];
  return ending === void 0 || !/\.[\w{},-]+$/.test(pattern) ? void 0 : pattern.replace(/\.(?:\{[^{}]*\}|[\w-]+)$/, ending);
}
function takeName(pattern, path) {
  let folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf("/"))).replace(/\/\*\*$/, "");
  return !/[^*/]/.test(folder) || !path.includes("/") || pattern.endsWith("/**") ? void 0 : `${folder}/**`;
}

// src/jobs/why/explain-rule.ts
function explainRule(rule, path, subject) {
  let customization = chooseCustomization(rule, subject), answer2 = explain(rule, path, customization, subject), { statement } = rule;
  return {
    rule: { source: rule.source, ...statement },
    path,
    applies: answer2.code === "applies",
    ...answer2,
    readFrom: subject.readFrom,
    readers: customization?.readers ?? [],
    notes: [
      ...listFacts(rule, path, customization, subject, answer2.code),
      ...rule.others.length === 0 ? [] : [`the same words are also at ${rule.others.slice(0, MAX_OTHERS).join(", ")}`]
    ]
  };
}
var MAX_OTHERS = 5;
function chooseCustomization({ source }, { chosen }) {
  let own = chosen.guidelines.decisions.filter(({ customization }) => customization.path === source);
  return (own.find(({ kind }) => kind === "applies") ?? own[0])?.customization;
}
function explain(rule, path, customization, subject) {
  return whyNotRead(rule, customization, subject) ?? whyOtherClient(customization, subject) ?? whyFileNotReviewed(path, subject) ?? whyNoMatch(customization, path, subject) ?? whyCut(rule, subject) ?? explainStatement(rule, path, customization, subject);
}
function whyNotRead({ source }, customization, { chosen }) {
  if (customization === void 0) {
    let left = chosen.customizations.leftOut.find((one) => one.source === source);
    return left === void 0 ? {
      code: "not-read",
      reason: `no assistant reads \`${source}\` as instructions at this place`,
      hint: `Import it with \`@${source}\` in AGENTS.md or CLAUDE.md, or move its rules to \`.github/instructions/NAME.instructions.md\`.`
    } : { code: "left-out", reason: left.reason };
  }
  return "content" in customization ? void 0 : { code: "selected-only", reason: customization.reason, hint: "Move the rule to an instruction file." };
}
function whyOtherClient(customization, { clients }) {
  let readers = customization?.readers ?? [], own = clientsOf(readers);
  return clients.length === 0 || readers.length === 0 || own.some((client) => clients.includes(client)) ? void 0 : {
    code: "other-client",
    reason: `only ${own.length === 0 ? "another program" : listNames(own.map((client) => CLIENT_NAMES[client]))} ${own.length > 1 ? "read" : "reads"} this file, and \`clients\` names ${listNames(clients.map((client) => CLIENT_NAMES[client]))}`,
    hint: "Move the rule to AGENTS.md or to `.github/instructions/`, which more clients read."
  };
}
function whyFileNotReviewed(path, { chosen, isChanged }) {
  if (!isChanged)
    return {
      code: "not-changed",
      reason: `the change does not touch \`${path}\``,
      hint: "Leave out the revisions to ask about the file as it is."
    };
  let isReviewed = chosen.files.some((file) => file.path === path), excluded = chosen.excluded.find((file) => file.path === path);
  return isReviewed || excluded === void 0 ? void 0 : { code: "file-not-reviewed", reason: `the file is not reviewed: ${excluded.reason}` };
}
function whyNoMatch(customization, path, { chosen }) {
  let decision = chosen.guidelines.decisions.find((one) => one.customization === customization);
  if (customization === void 0 || !("content" in customization) || decision === void 0 || decision.kind === "applies" && decision.guideline.appliesTo.has(path))
    return;
  let { compatibility } = chosen.customizations, excluded = whyNotUsed(customization, "review", compatibility);
  if (excluded !== void 0)
    return { code: "excluded", reason: excluded };
  let miss = whyScopeMisses(customization, path, compatibility);
  return miss !== void 0 ? miss : { code: "repeated", reason: decision.kind === "left-out" ? decision.reason : "it applies to other files" };
}
function whyScopeMisses({ applies, folder }, path, compatibility) {
  let isOutside = folder !== "" && !path.startsWith(`${folder}/`);
  switch (applies.kind) {
    case "folder":
      return applies.folder !== "" && !path.startsWith(`${applies.folder}/`) ? { code: "no-match", reason: `it applies to files in \`${applies.folder}\` only` } : void 0;
    case "globs": {
      let reason = `\`${applies.key}: ${applies.written}\` does not match \`${path}\``;
      if (isOutside)
        return { code: "no-match", reason: `${reason}: it counts in the workspace folder \`${folder}\` only` };
      let miss = findNearestGlob(applies.patterns, path, folder, compatibility);
      return {
        code: "no-match",
        reason: miss === void 0 ? reason : `${reason}: ${miss.why}`,
        ...miss?.instead === void 0 ? {} : { hint: `\`${miss.instead}\` would match.` }
      };
    }
    case "language":
      return { code: "no-match", reason: `the language of the file is not \`${applies.language}\`` };
    case "never":
      return { code: "no-match", reason: applies.reason };
  }
}
function whyCut({ source }, { receipts }) {
  let receipt = receipts.find((one) => one.source === source && one.guideline !== void 0);
  return receipt?.sent === "cut" ? {
    code: "over-budget",
    reason: `the prompt has no room for this file of ${count(receipt.tokens ?? 0, "token")}`,
    hint: "Raise `max-input-tokens`, or shorten the instruction files. `housestyle dump` shows what takes the room."
  } : void 0;
}
function explainStatement({ statement }, path, customization, subject) {
  let guideline = guidelineOf(customization, subject), by = guideline?.appliesTo.get(path), applies = {
    code: "applies",
    reason: by === void 0 || by === "*" ? "its rules are for all files" : `\`${by}\` matches the file`
  }, compiled = guideline === void 0 || statement === void 0 ? void 0 : findCompiled(guideline, statement, subject);
  switch (compiled?.kind) {
    case void 0:
    case "rule":
      return applies;
    case "background":
      return {
        code: "not-a-rule",
        reason: "its file applies, but this statement describes something and directs nothing",
        hint: 'Word it as a rule: "Use \u2026", "Never \u2026", "Do not \u2026".'
      };
    case "process":
      return {
        code: "not-a-rule",
        reason: "its file applies, but this statement directs the work of people and assistants, not code"
      };
    case "off":
      return { code: "check-off", reason: `its check without a model is switched off: ${compiled.why}` };
    case "checked": {
      let counts = compiled.checks.some((check2) => guideline !== void 0 && canCount(check2, path, guideline)), [check] = compiled.checks;
      return counts || check === void 0 ? applies : { code: "other-place", reason: `the rule's own words limit it: it ${describeFamilyCheck(check)}` };
    }
  }
}
function guidelineOf(customization, { chosen }) {
  let found = chosen.guidelines.decisions.find(
    (one) => one.customization === customization && one.kind === "applies"
  );
  return found?.kind === "applies" ? found.guideline : void 0;
}
function findCompiled(guideline, { line, text }, { switches }) {
  return compileGuideline(guideline, switches).find(
    ({ statement }) => locateText(guideline.content, statement.offset).line === line && writeStatement(statement) === text
  );
}
function listFacts({ statement }, path, customization, subject, code) {
  let guideline = guidelineOf(customization, subject);
  if (code !== "applies" || guideline === void 0)
    return [];
  let isReadByReview = (customization?.readers ?? []).includes("github-review");
  return [
    ...statement === void 0 ? [`it has ${count(readStatements(0, guideline.content.text).length, "statement")}`] : describeCheck(findCompiled(guideline, statement, subject), path, guideline),
    ...isReadByReview ? [] : ["Copilot\u2019s own review does not read this file; Housestyle does"]
  ];
}
function describeCheck(compiled, path, guideline) {
  if (compiled?.kind === "checked") {
    let own = compiled.checks.filter((check) => canCount(check, path, guideline)), search = [describeTextSearch(own, [path], guideline) ?? []].flat();
    return [`checked without a model: ${[...new Set(own.map(describeFamilyCheck)), ...search].join("; ")}`];
  }
  return compiled?.kind === "rule" ? [`only a model can judge it: ${compiled.why.reason}`] : [];
}

// src/jobs/why/find-rule.ts
async function readRuleQuery(written, workspaces, customizations) {
  let plain = written.replace(/^\.\//, ""), [, path = plain, line] = /^(.+?):(\d+)(?::\d+)?$/.exec(plain) ?? [];
  if (customizations.found.some((one) => one.path === path) || customizations.leftOut.some(({ source }) => source === path) || await isFile(workspaces, path))
    return line === void 0 ? { kind: "file", path } : { kind: "line", path, line: Number(line) };
  if (!/\s/.test(plain) && /[/\\]|\.(?:md|mdc|json|ya?ml|txt)$/i.test(path))
    throw usageError(
      "no-rule-file",
      `There is no file "${path}" in ${workspaces.map(({ name }) => name).join(" or in ")}`,
      suggestFile(path, customizations)
    );
  let named = /\s/.test(plain) ? void 0 : findByName(plain, customizations);
  return named === void 0 ? { kind: "words", words: written } : { kind: "file", path: named };
}
function findByName(name, { found, leftOut }) {
  return [...found.map(({ path }) => path), ...leftOut.map(({ source }) => source)].find((path) => nameFile(path) === name.toLowerCase());
}
function nameFile(path) {
  let [file = "", folder = ""] = path.toLowerCase().split("/").toReversed();
  return file === "skill.md" ? folder : file.replace(/(?<=.)\..*$/, "");
}
function suggestFile(path, { found }) {
  let name = (one) => one.slice(one.lastIndexOf("/") + 1).toLowerCase(), same = found.find((one) => name(one.path) === name(path));
  return same === void 0 ? "Name the file from the root of the repository, or give some words of the rule." : `Did you mean \`${same.path}\`?`;
}
async function isFile(workspaces, path) {
  if (path === "" || path.startsWith("/") || path.split("/").includes(".."))
    return !1;
  for (let workspace of workspaces)
    if ((await readText(workspace, path)).kind === "text")
      return !0;
  return !1;
}
async function findRule(query, { customizations, prefers, workspace }) {
  let texts = customizations.found.filter(isText).toSorted((a, b) => Number(prefers(b)) - Number(prefers(a)));
  switch (query.kind) {
    case "file":
      return isThere(query.path, customizations) || await isFile([workspace], query.path) ? { source: query.path, others: [] } : void 0;
    case "line":
      return findByLine(query, texts, customizations, workspace);
    case "words":
      return findByWords(query.words, texts) ?? await findInOtherTexts(query.words, workspace);
  }
}
function isText(customization) {
  return "content" in customization;
}
function isThere(path, { found, leftOut }) {
  return found.some((one) => one.path === path) || leftOut.some(({ source }) => source === path);
}
async function findByLine({ path, line }, texts, customizations, workspace) {
  let own = texts.find((one) => one.path === path);
  if (own === void 0)
    return isThere(path, customizations) || await isFile([workspace], path) ? { source: path, others: [] } : void 0;
  let placed = placeStatements(own), at = placed.find(({ line: first, endLine }) => first <= line && line <= endLine);
  if (at === void 0) {
    let nearest = placed.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];
    throw usageError(
      "no-statement",
      `"${path}" has no statement at line ${line}`,
      nearest === void 0 ? "The file has no statement." : `The nearest one is at line ${nearest.line}: ${shorten(nearest.text, MAX_QUOTED)}`
    );
  }
  return { source: path, statement: { line: at.line, text: at.text }, others: [] };
}
var MAX_QUOTED = 80;
function placeStatements(instructions) {
  let { content } = instructions;
  return readStatements(0, content.text).map((statement) => ({
    line: locateText(content, statement.offset).line,
    endLine: locateText(content, Math.max(statement.offset, statement.range.end - 1)).line,
    text: writeStatement(statement)
  }));
}
function findByWords(words, texts) {
  let hasWords = wordFinder(words), hits = texts.flatMap(
    (one) => placeStatements(one).filter(({ text }) => hasWords(text)).map(({ line, text }) => ({ source: one.path, statement: { line, text } }))
  ), [first, ...others] = hits;
  return first === void 0 ? void 0 : { ...first, others: others.map(({ source, statement }) => `${source}:${statement.line}`) };
}
function wordFinder(words, { whole = !1 } = {}) {
  let wanted = foldWords(words), inside = /^[\p{L}\p{N}]/u.test(wanted) ? /[\p{L}\p{N}]/u : void 0;
  return (text) => {
    let folded = foldWords(text);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
      if (!(whole && (inside?.test(folded[at + wanted.length] ?? " ") ?? !1)) && (inside === void 0 || !inside.test(folded[at - 1] ?? " ")))
        return wanted !== "";
    return !1;
  };
}
function foldWords(text) {
  return text.toLowerCase().replace(/[`*_"'\u201C\u201D\u2019]/g, "").replace(/\s+/g, " ").replace(/[.!]+$/, "").trim();
}
var TEXT = /\.(?:md|mdc|mdx|markdown|txt|rst|adoc|cursorrules|windsurfrules)$/i, MAX_TEXTS = 3e3, MAX_CHARACTERS = 5e5;
async function findInOtherTexts(words, workspace) {
  let hasWords = wordFinder(words, { whole: !0 }), entries = (await workspace.list("")).filter(({ kind, path }) => kind === "file" && TEXT.test(path)), hits = [];
  for (let { path } of entries.slice(0, MAX_TEXTS)) {
    let read = await readText(workspace, path);
    if (read.kind === "text" && read.source.text.length <= MAX_CHARACTERS) {
      let at = read.source.text.split(`
`).findIndex(hasWords), text = at < 0 ? void 0 : read.source.text.split(`
`)[at];
      text !== void 0 && hits.push({ source: path, statement: { line: at + 1, text: text.trim() } });
    }
  }
  let [first, ...others] = hits;
  return first === void 0 ? void 0 : { ...first, others: others.map(({ source, statement }) => `${source}:${statement.line}`) };
}
function nearestStatements(words, customizations) {
  let wanted = new Set(listWords(words));
  return customizations.found.filter(isText).flatMap(
    (one) => placeStatements(one).map(({ line, text }) => {
      let own = listWords(text);
      return { score: own.filter((word) => wanted.has(word)).length / (wanted.size + own.length || 1), shown: `${one.path}:${line}` };
    })
  ).filter(({ score }) => score >= MIN_SCORE).toSorted((a, b) => b.score - a.score).slice(0, MAX_NEAREST).map(({ shown }) => shown);
}
var MIN_SCORE = 0.15, MAX_NEAREST = 3;
function listWords(text) {
  return foldWords(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

// src/reports/guidance/why.ts
function whyText(report, paint, columns) {
  let width = listingWidth(columns), { rule, path, applies, reason, hint, readFrom, readers, notes } = report, answer2 = applies ? paint("green", "It applies") : paint("yellow", "It does not apply"), place = `${oneLine(rule.source)}${rule.line === void 0 ? "" : `:${rule.line}`}`, words = rule.text === void 0 ? "" : `  ${oneLine(rule.text)}`, text = [
    ["", `${answer2}: ${oneLine(reason)}.`],
    ...hint === void 0 ? [] : [["do", oneLine(hint)]],
    ["rule", `${place}${words}`],
    ["file", oneLine(path)],
    ...readers.length === 0 ? [] : [["read by", [...new Set(readers.map((reader) => READER_NAMES[reader]))].join(", ")]],
    ["read in", oneLine(readFrom)],
    ...notes.map((note) => ["note", oneLine(note)])
  ].flatMap(
    ([name = "", text2 = ""]) => name === "" ? wrapText(text2, width, { first: "", rest: "  " }) : wrapText(text2, width, { first: `  ${name.padEnd(NAME_WIDTH)}`, rest: " ".repeat(2 + NAME_WIDTH) })
  ).join(`
`);
  return `${wrapAtTerminal(text, columns)}
`;
}
var NAME_WIDTH = 9;

// src/commands/why.ts
async function runWhy(line, terminal) {
  let [rule, file] = line.operands;
  if (rule === void 0 || file === void 0)
    throw usageError(
      "missing-operand",
      "`why` needs a rule and a file",
      "For example `housestyle why AGENTS.md:12 src/cart.ts`, or `housestyle why 'Never use var' src/cart.ts`."
    );
  if (STATEMENT_NUMBER.test(rule))
    throw usageError(
      "statement-number",
      `"${rule}" is the number of a statement in one prompt, and another prompt may give it to another statement`,
      "Name the rule by its file and line, for example `housestyle why AGENTS.md:12 src/cart.ts`."
    );
  let path = await relativeToRepository(line.repo, file, "the second operand");
  await refuseSwapped(line.repo, rule, path);
  let asked = { ...line, forFiles: namesChange(line) ? [] : [file] }, report = await (namesChange(line) ? withChange : withNamedFiles)(asked, terminal, (opened) => answer(opened, asked, { rule, path }));
  return await terminal.print(line.format === "json" ? jsonText(report) : whyText(report, terminal.paint, terminal.columns)), EXIT.done;
}
async function refuseSwapped(repo, rule, path) {
  let { workspace } = await openFolder(repo), isMissing = async (one) => (await workspace.read(one)).kind === "missing", [, named] = /^(.+):\d+$/.exec(path) ?? [];
  if (named !== void 0 && await isMissing(path) && !await isMissing(named) && isRelative(rule) && !rule.includes(":") && !await isMissing(rule))
    throw usageError(
      "swapped-operands",
      `"${path}" names a rule, and "${rule}" a file`,
      `The rule comes first, then the file: \`housestyle why ${path} ${rule}\`.`
    );
  if (/\s/.test(path) && !/\s/.test(rule) && isRelative(rule) && !await isMissing(rule) && await isMissing(path))
    throw usageError(
      "swapped-operands",
      `"${rule}" is a file, and there is no file "${path}"`,
      `The rule comes first, then the file: \`housestyle why '${path}' ${rule}\`.`
    );
}
function isRelative(path) {
  return !path.startsWith("/") && !path.split("/").includes("..");
}
var STATEMENT_NUMBER = /^\d{1,4}(?:\.\d{1,4})?$/;
function namesChange({ base, head, staged, workingTree, diff }) {
  return base !== void 0 || head !== void 0 || staged || workingTree || diff !== void 0;
}
async function answer(opened, line, { rule, path }) {
  let { subject } = opened, head = namesChange(line) ? subject.sides.head : void 0, here = await look(opened, path, line), query = await readRuleQuery(
    rule,
    [here.workspace, ...head === void 0 ? [] : [head]],
    here.chosen.customizations
  ), found = await here.find(query);
  if (head !== void 0)
    return found === void 0 ? onlyOnHead(await requireElsewhere(query, opened, head, line, here), path, here.readFrom) : explainRule(found, path, here);
  if (found === void 0)
    throw notFound(query, here);
  let report = explainRule(found, path, here);
  return report.applies ? await checkBase(report, found, opened, line) : report;
}
async function look({ subject, options }, path, line) {
  let chosen = await chooseGuidance(subject, options), { receipts } = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  }), { repository: workspace } = subject.guidance, applying = new Set(
    chosen.guidelines.applicable.flatMap(({ content, appliesTo }) => appliesTo.has(path) ? [content] : [])
  ), prefers = ({ content }) => applying.has(content);
  return {
    chosen,
    receipts,
    workspace,
    switches: readSwitches(options),
    clients: options.clients,
    readFrom: workspace.name,
    isChanged: subject.changes.files.some((file) => file.path === path) || !namesChange(line),
    find: (query) => findRule(query, { customizations: chosen.customizations, prefers, workspace })
  };
}
async function requireElsewhere(query, opened, head, line, here) {
  let { subject } = opened, guidance = { ...subject.guidance, repository: head }, found = await (await look({ ...opened, subject: { ...subject, guidance } }, "", line)).find(query);
  if (found === void 0)
    throw notFound(query, here);
  return found;
}
function onlyOnHead(found, path, base) {
  return {
    rule: { source: found.source, ...found.statement },
    path,
    applies: !1,
    code: "only-head",
    reason: `a review reads its rules from the base, and ${base} does not have this one yet`,
    hint: "It applies once it is merged. `--instructions-from head` reads the rules of the head.",
    readFrom: base,
    readers: [],
    notes: []
  };
}
async function checkBase(report, found, opened, line) {
  let base = await openBase(line);
  if (base === void 0)
    return {
      ...report,
      notes: [...report.notes, "no base was found to compare with, so only the files on disk were read"]
    };
  try {
    let { trusted } = base, guidance = await localGuidance(trusted, trusted, opened.options, line.userFolder), there = await look({ ...opened, subject: { ...opened.subject, trusted, guidance } }, report.path, line), isThere2 = there.chosen.guidelines.decisions.some(({ customization }) => customization.path === found.source), query = found.statement === void 0 ? { kind: "file", path: found.source } : { kind: "words", words: found.statement.text };
    return (isThere2 ? await there.find(query) : void 0) === void 0 ? onlyOnHead(found, report.path, trusted.name) : report;
  } finally {
    base.close();
  }
}
async function openBase(line) {
  try {
    return await openLocalChange({ repo: line.repo, base: void 0, source: { kind: "revision", head: void 0 } });
  } catch (error) {
    if (!(error instanceof UserError))
      throw error;
    return;
  }
}
function notFound(query, { chosen, readFrom }) {
  if (query.kind !== "words")
    return usageError("no-rule", `"${query.path}" is not in ${readFrom}`, "`housestyle guidelines` lists the files.");
  let near = nearestStatements(query.words, chosen.customizations);
  return usageError(
    "no-rule",
    `No instruction file and no other text of ${readFrom} says "${query.words}"`,
    near.length === 0 ? "`housestyle guidelines --statements` lists all rules." : `The nearest rules are at ${near.join(", ")}.`
  );
}
export {
  runWhy
};
