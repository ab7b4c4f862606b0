import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  SCRIPT,
  compileStatements
} from "./chunk-2YC3TLQI.js";
import {
  locateText
} from "./chunk-H334AYWV.js";
import {
  isTestPath
} from "./chunk-44RX5SR4.js";
import {
  LITERAL_CHECKS_NAME
} from "./chunk-E6JL4ZWI.js";
import {
  readHidden
} from "./chunk-YDCA3GX4.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  lazily,
  positionAt,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  grammarOf
} from "./chunk-JPKCNVSL.js";

// src/literal/switches/disable-comments.ts
var COMMENT = /(?:<!--|\/\/|\/\*|#|--|;|%|\{-)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])(.*)/, MARKER = "housestyle-", MAX_COMMENTS = 2e3;
function readDisabledLines(text, countsWithoutName, isComment = () => !0) {
  if (!text.includes(MARKER))
    return [];
  let lines = text.split(`
`), disabled = [], open, offset = 0, comments = 0;
  for (let [index, line] of lines.entries()) {
    let number = index + 1, match = comments < MAX_COMMENTS && line.includes(MARKER) ? COMMENT.exec(line) : null;
    if (match !== null && isComment(offset + match.index) && isMeant(match[2] ?? "", countsWithoutName))
      switch (comments += 1, match[1] ?? "") {
        case "disable-file":
          disabled.push({ first: 1, last: lines.length, comment: number });
          break;
        case "disable-line":
          disabled.push({ first: number, last: number, comment: number });
          break;
        case "disable-next-line": {
          let next = nextWrittenLine(lines, index);
          disabled.push({ first: next, last: next, comment: number });
          break;
        }
        case "disable":
          open ??= { first: number, comment: number };
          break;
        default:
          disabled.push(...open === void 0 ? [] : [{ ...open, last: number }]), open = void 0;
      }
    offset += line.length + 1;
  }
  return open === void 0 ? disabled : [...disabled, { ...open, last: lines.length }];
}
function findDisabling(disabled, line) {
  return disabled.find(({ first, last }) => first <= line && line <= last)?.comment;
}
function isMeant(words, countsWithoutName) {
  let [named = ""] = words.split(/(?:^|\s)--(?:\s|$)|-->|\*\/|-\}/, 1), names = named.split(/[\s,]+/).filter((name) => name !== "");
  return names.length === 0 ? countsWithoutName : names.includes(LITERAL_CHECKS_NAME);
}
function nextWrittenLine(lines, index) {
  let next = lines.findIndex((line, at) => at > index && line.trim() !== "");
  return next < 0 ? index + 2 : next + 1;
}

// src/literal/switches/check-switches.ts
var ALL_ON = { isOff: !1, leftOut: [] };
function openSwitches({ content }, { isOff, leftOut }) {
  let { text } = content, hidden = lazily(() => readHidden(text)), disabled = readDisabledLines(text, !1, (offset) => hidden()(offset) === "comment"), source = sourceText("", text), firstLine = locateText(content, 0).line;
  return ({ offset }, families) => {
    if (isOff)
      return "switched off by `literal-checks: off`";
    let comment = disabled.length === 0 ? void 0 : findDisabling(disabled, positionAt(source, offset).line);
    if (comment !== void 0)
      return `switched off by the comment in line ${comment + firstLine - 1}`;
    let named = [...new Set(families)].filter((family) => leftOut.includes(family));
    return named.length > 0 && named.length === new Set(families).size ? `switched off by \`leave-out-checks: ${named.join(", ")}\`` : void 0;
  };
}

// src/literal/compile-guideline.ts
function compileGuideline(guideline, switches = ALL_ON) {
  let { statements } = guideline, whyOff = openSwitches(guideline, switches);
  return compileStatements(statements).map((compiled) => {
    if (compiled.kind !== "checked")
      return compiled;
    let { statement, checks } = compiled, why = whyOff(
      statement,
      checks.map(({ family }) => family)
    ), left = checks.filter(({ family }) => !switches.leftOut.includes(family));
    return why === void 0 ? { ...compiled, checks: left } : { statement, kind: "off", why };
  });
}
function listRules(statements) {
  return statements.filter(({ kind }) => kind !== "process" && kind !== "background").map(({ statement }) => statement);
}
function listChecks(statements) {
  return statements.flatMap((one) => one.kind === "checked" ? one.checks : []);
}

// src/changes/head-text.ts
function isHeadOf(file, head) {
  let lines = head.split(`
`);
  return file.hunks.every(
    (hunk) => hunk.lines.every((line) => line.kind !== "added" || lines[line.newLine - 1] === line.text)
  );
}

// src/text/embedded-scripts.ts
var DEFAULTS = {
  astro: "typescript",
  html: "javascript",
  svelte: "javascript",
  vue: "javascript"
};
function containsScripts(languageId) {
  return languageId !== void 0 && Object.hasOwn(DEFAULTS, languageId);
}
function findScripts(text, languageId) {
  let fallback = DEFAULTS[languageId] ?? "javascript", front = languageId === "astro" ? frontmatterRange(text) : void 0, scripts = front === void 0 ? [] : [{ ...front, language: fallback }];
  MARK.lastIndex = front?.end ?? 0;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    if (mark[0] === "<!--") {
      MARK.lastIndex = endOfComment(text, mark.index);
      continue;
    }
    let name = mark[1]?.toLowerCase() ?? "", start = endOfTag(text, MARK.lastIndex), attributes = text.slice(MARK.lastIndex, start - 1), isEmpty = /\/\s*$/.test(attributes) && languageId !== "html", end = isEmpty ? start : endOfElement(text, start, name);
    if (name === "script" && !isEmpty && end > start) {
      let language = scriptLanguage(attributes, fallback);
      language !== "data" && scripts.push({ start, end, language });
    }
    MARK.lastIndex = Math.max(end, start);
  }
  return scripts;
}
var MARK = /<!--|<(script|style)(?=[\s/>])/gi;
function endOfComment(text, start) {
  let short = /^<!---?>/.exec(text.slice(start, start + 6))?.[0];
  if (short !== void 0)
    return start + short.length;
  let [plain, other] = [text.indexOf("-->", start + 4), text.indexOf("--!>", start + 4)];
  return plain < 0 && other < 0 ? text.length : other >= 0 && (plain < 0 || other < plain) ? other + 4 : plain + 3;
}
function endOfTag(text, from) {
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    let sign = text.charAt(at);
    if (quote !== "")
      quote = sign === quote ? "" : quote;
    else {
      if (sign === ">")
        return at + 1;
      (sign === '"' || sign === "'") && /=\s*$/.test(text.slice(Math.max(from, at - 20), at)) && (quote = sign);
    }
  }
  return text.length;
}
function endOfElement(text, start, name) {
  let end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = start;
  for (let found = end.exec(text); found !== null; found = end.exec(text))
    if (name !== "script" || !isDoublyOpen(text.slice(start, found.index)))
      return found.index;
  return end.lastIndex = start, end.exec(text)?.index ?? text.length;
}
function isDoublyOpen(content) {
  let comment = content.lastIndexOf("<!--"), rest = comment < 0 ? "" : content.slice(comment);
  return !rest.includes("-->") && /<script[\s/>]/i.test(rest) && !/<\/script[\s/>]/i.test(rest);
}
function scriptLanguage(attributes, fallback) {
  let language = attributeValue(attributes, "lang");
  if (language !== void 0)
    return LANGUAGES[language.toLowerCase()];
  let type = attributeValue(attributes, "type")?.trim().toLowerCase() ?? "";
  return type === "" || type === "module" || /(?:java|ecma)script/.test(type) ? fallback : /json|^importmap$/.test(type) ? "json" : /typescript/.test(type) ? "typescript" : /^text\/(?:babel|jsx)/.test(type) ? "javascriptreact" : "data";
}
var LANGUAGES = {
  javascript: "javascript",
  js: "javascript",
  jsx: "javascriptreact",
  ts: "typescript",
  tsx: "typescriptreact",
  typescript: "typescript"
};
function attributeValue(attributes, name) {
  let found = new RegExp(
    `(?<![^\\s"'])${name}\\s{0,5}=\\s{0,5}(?:"([^"]{0,100})"|'([^']{0,100})'|([^\\s"'>]{1,100}))`,
    "i"
  ).exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
function frontmatterRange(text) {
  let open = /^\s{0,100}---[^\S\n]*\r?\n?/.exec(text)?.[0];
  if (open === void 0)
    return;
  let end = text.indexOf(`
---`, open.length - 1), range = { start: open.length, end: end < 0 ? text.length : end + 1 };
  return range.end > range.start ? range : void 0;
}
function keepRanges(text, ranges) {
  let kept = [], at = 0;
  for (let { start, end } of ranges)
    kept.push(blank(text.slice(at, start)), text.slice(start, end)), at = end;
  return [...kept, blank(text.slice(at))].join("");
}
function blankRanges(text, ranges) {
  let kept = [], at = 0;
  for (let { start, end } of ranges)
    kept.push(text.slice(at, start), blank(text.slice(start, end))), at = end;
  return [...kept, text.slice(at)].join("");
}
function blank(text) {
  return text.replaceAll(/[^\r\n\u2028\u2029]/g, " ");
}

// src/literal/run/added-lines.ts
function addedLines({ hunks }) {
  return hunks.flatMap(
    ({ lines }) => lines.flatMap(
      (line) => line.kind === "added" ? [{ number: line.newLine, text: line.text }] : []
    )
  );
}

// src/literal/run/script-parts.ts
function divideByScripts(subject) {
  let { head, languageId } = subject;
  if (head === void 0 || !containsScripts(languageId))
    return;
  let scripts = findScripts(head, languageId);
  return {
    scripts: [...new Set(scripts.flatMap(({ language }) => language ?? []))].map((language) => partOf(subject, language, keepRanges(head, ofLanguage(scripts, language)))),
    markup: partOf(
      subject,
      languageId,
      blankRanges(
        head,
        scripts.filter(({ language }) => language !== void 0)
      )
    )
  };
}
function keepScripts(text, languageId, language) {
  return keepRanges(text, ofLanguage(findScripts(text, languageId), language));
}
function ofLanguage(scripts, wanted) {
  return scripts.filter(({ language }) => language === wanted);
}
function partOf(subject, languageId, head) {
  let lines = head.split(`
`), added = subject.added.map(({ number }) => ({ number, text: lines[number - 1]?.replace(/\r$/, "") ?? "" })).filter(({ text }) => text.trim() !== ""), numbers = new Set(added.map(({ number }) => number));
  return { ...subject, languageId, head, added, isAdded: (line) => numbers.has(line) };
}

// src/literal/run/test-code.ts
function findTestCode({ testOnly }) {
  return { has: (line) => testOnly.some((one) => one.line <= line && line <= one.endLine) };
}

// src/literal/run/check-file.ts
var MAX_LINE_CHARACTERS = 2e4;
async function checkFile(file, checks, source) {
  let languageId = languageOf(file.path), able = checks.filter(({ finder }) => canLookAt(finder, languageId)), added = able.length === 0 ? [] : addedLines(file), long = added.find(({ text }) => text.length > MAX_LINE_CHARACTERS);
  if (long !== void 0) {
    let length = long.text.length.toLocaleString("en-US");
    return {
      done: [],
      violations: [],
      unread: `no literal check reads line ${long.number}, with ${length} characters`
    };
  }
  let matching = able.filter(prepareMayFind(added));
  if (matching.length === 0)
    return { done: able, violations: [] };
  let subject = await readSubject(file, languageId, added, source), wanted = new Set(matching.filter(prepareMayOccur(subject))), parts = await readParts(subject, languageId, [...wanted], source), isUnread = parts.some((part) => part.facts === void 0 && isParsed(part.subject, source)), [only] = parts, tests = only?.facts === void 0 ? void 0 : findTestCode(only.facts.facts), done = [], violations = [];
  for (let check of able) {
    let found = wanted.has(check) ? runFinder(check.finder, subject, parts) : [], leavesOutTests = check.clause.scope.outside.some(({ kind }) => kind === "tests");
    violations.push(
      ...(found ?? []).filter(({ line }) => !(leavesOutTests && line !== void 0 && tests?.has(line) === !0)).map((violation) => ({ check, violation }))
    ), found !== void 0 && !(isUnread && wanted.has(check) && check.finder.looksAt === "code") && done.push(check);
  }
  return { done, violations, ...isUnread ? { unread: GIVEN_UP } : {} };
}
var GIVEN_UP = "the parser gave up on it, or on too many files before it, so literal checks did not look at its code";
function isParsed({ head, languageId }, { grammars }) {
  return grammars?.readFacts !== void 0 && head !== void 0 && languageId !== void 0 && grammarOf(languageId) !== void 0;
}
function canLookAt({ looksAt, languages }, languageId) {
  return looksAt !== "change" && (languages === void 0 || languages.includes(languageId ?? "") || looksAt === "code" && containsScripts(languageId) && SCRIPT.some((one) => languages.includes(one)));
}
function prepareMayFind(added) {
  let all = added.map(({ text }) => text).join(`
`), looks = /* @__PURE__ */ new Map(), matchesAny = (mayMatch) => {
    let known = looks.get(mayMatch) ?? added.some(({ text }) => mayMatch(text));
    return looks.set(mayMatch, known), known;
  };
  return ({ finder }) => {
    if (finder.looksAt !== "code")
      return !0;
    let { needles, mayMatch } = finder;
    return (needles === void 0 || needles.some((needle) => all.includes(needle))) && (mayMatch === void 0 || matchesAny(mayMatch));
  };
}
function prepareMayOccur({ hasWord }) {
  return ({ finder }) => finder.looksAt !== "code" || finder.anyWord === void 0 || hasWord === void 0 || finder.anyWord.some(hasWord);
}
var IS_ASCII = /^[\0-\x7F]*$/, ASCII_WORDS = /[A-Za-z_$][\w$]*/g, WORDS = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
function wordsIn(text) {
  let words = new Set(text.match(IS_ASCII.test(text) ? ASCII_WORDS : WORDS));
  for (let word of words)
    word.startsWith("$") && words.add(word.slice(1));
  return words;
}
function runFinder(finder, subject, parts) {
  switch (finder.looksAt) {
    case "change":
      return;
    case "text":
      return finder.find(subject);
    case "code": {
      let found = parts.filter((part) => canLookAt(finder, part.subject.languageId)).map((part) => findInPart(finder, part, subject));
      return found.some((one) => one !== void 0) ? found.flatMap((one) => one ?? []) : void 0;
    }
  }
}
function findInPart(finder, { subject, facts }, whole) {
  let found = facts === void 0 ? finder.findInText?.(subject) : finder.find({ ...subject, ...facts });
  return subject === whole ? found : found?.map((violation) => withoutPartialSuggestion(violation, subject, whole));
}
function withoutPartialSuggestion(violation, part, whole) {
  let { suggestion, ...rest } = violation, [inPart, inWhole] = [part, whole].map(
    ({ added }) => added.find(({ number }) => number === violation.line)?.text
  );
  return suggestion === void 0 || inPart === inWhole ? violation : rest;
}
async function readParts(subject, languageId, wanted, source) {
  let code = wanted.flatMap(({ finder }) => finder.looksAt === "code" ? [finder] : []);
  if (code.length === 0)
    return [];
  let divided = divideByScripts(subject);
  if (divided === void 0)
    return [{ subject, facts: await readFactsOf(subject, code, source, (base) => base) }];
  let scripts = divided.scripts.filter(({ added }) => added.length > 0);
  return [...await Promise.all(
    scripts.map(async (script) => ({
      subject: script,
      facts: await readFactsOf(
        script,
        code,
        source,
        (base) => keepScripts(base, languageId ?? "", script.languageId ?? "")
      )
    }))
  ), { subject: divided.markup, facts: void 0 }];
}
async function readSubject(file, languageId, added, { readHead }) {
  let numbers = new Set(added.map(({ number }) => number)), text = await readHead(file.path), head = text !== void 0 && isHeadOf(file, text) ? text : void 0, words = lazily(() => wordsIn(head ?? ""));
  return {
    file,
    languageId,
    added,
    isAdded: (line) => numbers.has(line),
    head,
    ...head === void 0 ? {} : { hasWord: (word) => words().has(word) }
  };
}
async function readFactsOf(subject, code, { grammars, readBase }, partOfBase) {
  let { file, languageId, added, head } = subject;
  if (head === void 0 || languageId === void 0)
    return;
  let facts = await grammars?.readFacts?.(
    head,
    languageId,
    added.map(({ number }) => number)
  );
  if (facts === void 0)
    return;
  let base = file.status !== "added" && code.some((finder) => finder.needsBase?.({ ...subject, facts }) === !0) ? await readBase?.(file) : void 0, baseFacts = base === void 0 ? void 0 : await grammars?.readFacts?.(partOfBase(base), languageId, []);
  return { facts, ...baseFacts === void 0 ? {} : { baseFacts } };
}

// src/literal/run/in-scope.ts
function prepareScope({ languages, inside, outside }) {
  let wanted = languages && new Set(languages), inPlaces = inside.map(preparePlace), outOfPlaces = outside.map(preparePlace);
  return (path) => (wanted === void 0 || wanted.has(languageOf(path) ?? "")) && (inPlaces.length === 0 || inPlaces.some((contains) => contains(path))) && !outOfPlaces.some((contains) => contains(path));
}
function preparePlace(place) {
  switch (place.kind) {
    case "tests":
      return isTestPath;
    case "folder": {
      let name = place.name.toLowerCase();
      return (path) => path.toLowerCase().includes(name) && namesIn(path).includes(name);
    }
    case "paths": {
      let globs = place.globs.map(compileGlob);
      return (path) => globs.some((glob) => glob.kind === "glob" && glob.matches(path));
    }
    case "languages": {
      let ids = new Set(place.ids);
      return (path) => ids.has(languageOf(path) ?? "");
    }
  }
}
function namesIn(path) {
  return path.split(/[/._-]|(?<=[a-z\d])(?=[A-Z])/).map((name) => name.toLowerCase());
}

// src/literal/run/reads-prose.ts
var PROSE = /* @__PURE__ */ new Set([
  "asciidoc",
  "chatagent",
  "instructions",
  "latex",
  "markdown",
  "mdx",
  "plaintext",
  "prompt",
  "restructuredtext",
  "skill"
]), EVERYTHING = /* @__PURE__ */ new Set(["*", "**", "**/*"]);
function prepareLook(path, { filePatterns }) {
  let languageId = languageOf(path), isProse = languageId === void 0 || PROSE.has(languageId), isAboutEverything = filePatterns.some((pattern) => EVERYTHING.has(pattern)), isSeen = !isProse || !isAboutEverything;
  return ({ finder }) => isSeen || finder.looksAt === "text" && finder.readsProse === !0;
}

export {
  isHeadOf,
  readDisabledLines,
  findDisabling,
  ALL_ON,
  compileGuideline,
  listRules,
  listChecks,
  addedLines,
  checkFile,
  canLookAt,
  prepareScope,
  prepareLook
};
