import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  commentableRanges,
  isCommentable,
  isWithinOneHunk
} from "./chunk-OVOX2HMU.js";
import {
  sarifLog,
  sarifUri
} from "./chunk-SD5IPVPT.js";
import {
  commentSyntaxOf,
  composeReview,
  findDirections
} from "./chunk-TMV56J2T.js";
import {
  CONDITION,
  EXCEPTION,
  accountFor,
  compareGuidance,
  findConflicts,
  languageNamed,
  limitingHeadings,
  locateText,
  takesBack
} from "./chunk-WZTYTZM4.js";
import {
  conflictMarkdown,
  guidelineChangesJson,
  guidelineChangesMarkdown,
  receiptsMarkdown
} from "./chunk-5J4WYG4M.js";
import {
  isNotReviewed,
  sourceSentences,
  summarySentences
} from "./chunk-WTVWB6H2.js";
import {
  fileLink,
  takeWithin
} from "./chunk-KDHAYTZJ.js";
import {
  MAX_LINE_CHARACTERS,
  drawName,
  languageOf,
  showToModel
} from "./chunk-5OQD3HD2.js";
import {
  countLines
} from "./chunk-WR5W2W25.js";
import {
  directionRows,
  directionsSentence
} from "./chunk-WQHZXFH5.js";
import {
  count
} from "./chunk-OFO5PCQL.js";
import {
  diagnosticJson
} from "./chunk-I4I5HI56.js";
import {
  closeFence,
  codeBlock,
  codeSpan,
  modelLine,
  modelMarkdown,
  plainMarkdown
} from "./chunk-ODA2BLIB.js";
import {
  showHidden
} from "./chunk-5D6VR3PZ.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  FINDING_KINDS,
  SEVERITIES
} from "./chunk-WOJXPVDC.js";
import {
  usageError
} from "./chunk-7BEF2JZ2.js";

// src/guidelines/code-pattern.ts
var PLACEHOLDER = /\.\.\.|…|<[a-z][a-z -]*>|\bfoo\b|\bbar\b/, COMMENT_MARK = /^(?:\/\/|\/\*|#\s*[a-z]|<!--|--\s|@ts-|eslint-|prettier-|noqa\b|istanbul |pragma |TODO\b|FIXME\b|XXX\b|HACK\b)/, FILE_NAME = /^(?:\.{0,2}\/|~\/)|^\.[\w-]+$|^[\w.-]+\.(?:json|jsonc|md|ya?ml|toml|env|lock|txt|ts|tsx|js|mjs|cjs|jsx|py|go|rs|java|cs|rb|php|sh|cfg|ini|xml|html|css)$/, WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u, DOTTED = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)+$/u;
function compileCodePattern(quoted, use) {
  let code = quoted.trim();
  if (code.length < 2 || code.length > 100 || PLACEHOLDER.test(code) || /\n/.test(code))
    return;
  if (use === "import")
    return { code, place: "import", word: !1, find: importFinder(code) };
  if (FILE_NAME.test(code))
    return;
  let anywhere = use === "comment" || COMMENT_MARK.test(code) || /["'`]/.test(code), expression = expressionOf(code);
  return {
    code,
    place: anywhere ? "anywhere" : "code",
    word: WORD.test(code),
    find: (line) => expression.exec(line)?.index ?? -1
  };
}
function expressionOf(code) {
  let call = /^(.*[\p{L}\p{N}_$])\(\s*\)$/u.exec(code)?.[1], name = call ?? code, body = name.split(/\s+/).map(escapeForRegExp).join(String.raw`\s+`), qualified = DOTTED.test(name), left = leftBoundary(name, WORD.test(name) && !qualified, call !== void 0), right = call === void 0 ? rightBoundary(name) : String.raw`\s*\(`;
  return new RegExp(`${left}${body}${right}`, "u");
}
var OPERATOR = String.raw`[=!<>+\-*/%&|^~?:]`;
function leftBoundary(name, single, call) {
  if (/^[\p{L}\p{N}_$]/u.test(name)) {
    let member = single ? String.raw`(?<!\.|->|::)` : "", declaration = call ? String.raw`(?<!\b(?:function\*?|def|fn|func|fun|sub|proc|void|async)\s+)` : "";
    return String.raw`(?<![\p{L}\p{N}_$]|[\p{L}\p{N}_$]-)${member}${declaration}`;
  }
  return isOperator(name) ? `(?<!${OPERATOR})` : String.raw`(?<![\p{L}\p{N}_$])`;
}
function rightBoundary(name) {
  return /[\p{L}\p{N}_$]$/u.test(name) ? String.raw`(?![\p{L}\p{N}_$]|-[\p{L}\p{N}_$])` : isOperator(name) ? `(?!${OPERATOR})` : "";
}
function isOperator(name) {
  return new RegExp(`^${OPERATOR}+$`).test(name);
}
function importFinder(module) {
  let name = escapeForRegExp(module), quoted = new RegExp(String.raw`\b(?:from|import|require)\b\s*\(?\s*["']${name}(?:["']|/)`, "u"), bare = new RegExp(String.raw`^\s*(?:import|from|use|using|#include\s*<)\s*${name}(?![\p{L}\p{N}_-])`, "u");
  return (line) => {
    let found = quoted.exec(line) ?? bare.exec(line);
    return found === null ? -1 : found.index + found[0].indexOf(module);
  };
}
function escapeForRegExp(text2) {
  return text2.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

// src/guidelines/literal-check.ts
var FIRST_SPAN = 57344, MAX_SPANS = 100, SPAN = "[\\uE000-\\uE0FF]", LIST = `(?<codes>${SPAN}(?:\\s*(?:,\\s*(?:or\\s+|and\\s+|nor\\s+)?|\\/|\\s(?:or|and|nor)\\s)\\s*${SPAN})*)`, KIND_OF_CODE = "(?:keyword|type|function|operator|method|call|statement|assertion|cast|comment|declaration|loop|module|package|library|macro|class|hook|tag|directive|annotation|decorator|import|expression|block|marker|literal|property|attribute)s?", THING = `(?:(?:the|a|an|any)\\s+)?(?:${KIND_OF_CODE}\\s+)?${LIST}(?<noun>\\s+${KIND_OF_CODE})?`, VERB = "(?:(?:ever\\s+)?(?<verb>use|using|call|calling|import|importing|write|writing|add|adding|leave|leaving|introduce|introducing|include|including|rely\\s+on|relying\\s+on|employ|employing)\\s+)?", TAIL = "(?:\\s+(?:anywhere|at\\s+all|ever|under\\s+any\\s+circumstances|or\\s+similar|in\\s+(?:any|new|our|this|the|all)\\s+(?:code|codebase|project|repository|repo)|in\\s+(?<language>[a-z#+.]+)(?:\\s+(?:code|files?|sources?))?))?\\s*(?:[.!]*\\s*$|(?:[;:,(]|\\s[-\u2013\u2014])\\s*(?<explanation>.*)$|\\b(?:because|since|as\\s+(?:it|they|this))\\b(?<reason>.*)$)", ALTERNATIVE = "(?<instead>(?:(?!\\s(?:for|in|when|if|on|at|as|with|to|unless|where)\\s)[^.;:]){1,80}?)", CODE_ALTERNATIVE = `(?<instead>(?:the\\s+|a\\s+)?${SPAN})`, FORMS = [
  {
    strength: "must",
    expression: sentence(
      `(?:please\\s+|you\\s+|we\\s+|code\\s+)?(?:never|do\\s+not|don['\u2019]t|must\\s+not|mustn['\u2019]t|must\\s+never|no)\\s+${VERB}${THING}${TAIL}`
    )
  },
  {
    strength: "should",
    expression: sentence(
      `(?:please\\s+|you\\s+|we\\s+)?(?:avoid|should\\s+not|shouldn['\u2019]t|should\\s+never)\\s+${VERB}${THING}${TAIL}`
    )
  },
  {
    strength: "must",
    expression: sentence(
      `${THING}\\s+(?:(?:is|are)\\s+(?:strictly\\s+)?(?:forbidden|banned|prohibited|disallowed|not\\s+allowed|not\\s+permitted)|(?:must|may|can)\\s*(?:not|never)\\s+(?:be\\s+used|appear))${TAIL}`
    )
  },
  {
    strength: "must",
    expression: sentence(
      `(?:always\\s+|please\\s+)?(?:use|write|call)\\s+${ALTERNATIVE}\\s*,?\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|and\\s+not|not|never)\\s+(?:using\\s+|calling\\s+)?${THING}${TAIL}`
    )
  },
  {
    strength: "should",
    expression: sentence(
      `(?:always\\s+|please\\s+)?(?:prefer|favou?r|choose)\\s+(?:using\\s+)?${ALTERNATIVE}\\s*,?\\s+(?:over|to|instead\\s+of|rather\\s+than)\\s+(?:using\\s+)?${THING}${TAIL}`
    )
  },
  { strength: "must", expression: sentence(`replace\\s+${THING}\\s+(?:with|by)\\s+${CODE_ALTERNATIVE}${TAIL}`) }
];
function sentence(form) {
  return new RegExp(`^${form}`, "iu");
}
function compileLiteralCheck(statement, next) {
  if (statement.parts.length > MAX_SPANS || limitingHeadings(statement).length > 0)
    return;
  let { words, codes } = withoutCode(statement);
  if (!(next !== void 0 && takesBack(next, codes)))
    for (let { strength, expression } of FORMS) {
      let groups = expression.exec(words)?.groups;
      if (groups !== void 0)
        return fromGroups(statement, strength, groups, codes);
    }
}
function withoutCode(statement) {
  let codes = [];
  return { words: statement.parts.map((part) => part.kind === "words" ? part.value.replaceAll(/[\uE000-\uF8FF]/g, " ") : (codes.push(part.value), String.fromCharCode(FIRST_SPAN + codes.length - 1))).join("").trim(), codes };
}
function fromGroups(statement, strength, groups, codes) {
  if (leavesRoom(groups))
    return;
  let languages = languagesOf(statement, groups.language);
  if (languages === "unknown")
    return;
  let use = useOf(groups), patterns = codesIn(groups.codes ?? "", codes).map((code) => compileCodePattern(code, use));
  if (patterns.length === 0 || patterns.includes(void 0))
    return;
  let instead = groups.instead, found = patterns.filter((pattern) => pattern !== void 0), recommended = codesIn(`${instead ?? ""}${groups.explanation ?? ""}`, codes);
  return {
    statement,
    strength,
    patterns: found,
    allowed: recommended.filter(
      (code) => found.some((pattern) => code !== pattern.code && code.includes(pattern.code))
    ),
    ...instead === void 0 ? {} : { instead: withCode(instead, codes) },
    ...languages === void 0 ? {} : { languages }
  };
}
function leavesRoom(groups) {
  let explanation = groups.explanation ?? groups.reason ?? "", namesAlternative = /^(?:use|prefer|call|write|always|instead)\b/i.test(explanation);
  return EXCEPTION.test(explanation) || !namesAlternative && CONDITION.test(explanation);
}
function languagesOf(statement, named2) {
  if (named2 !== void 0)
    return languageNamed(named2) ?? "unknown";
  for (let heading of statement.headings.toReversed()) {
    let languages = heading.title.split(/[\s,/&()]+/).flatMap((word) => languageNamed(word) ?? []);
    if (languages.length > 0)
      return languages;
  }
}
function useOf(groups) {
  return /^import/i.test(groups.verb ?? "") ? "import" : /comment/i.test(groups.noun ?? "") ? "comment" : "code";
}
function codesIn(words, codes) {
  return [...words].flatMap((character) => codes[character.charCodeAt(0) - FIRST_SPAN] ?? []);
}
function withCode(words, codes) {
  return [...words].map((character) => {
    let code = codes[character.charCodeAt(0) - FIRST_SPAN];
    return code === void 0 ? character : `\`${code}\``;
  }).join("").trim();
}

// src/text/code-mask.ts
function blankCommentsAndStrings(text2, languageId) {
  let syntax = commentSyntaxOf(languageId);
  return syntax === void 0 ? void 0 : blank(text2, syntax);
}
function blank(text2, syntax) {
  let spans = spansOf(syntax), openers = new Set(spans.map((span) => span.open.charAt(0))), kept = [], from = 0, at = 0;
  for (; at < text2.length; ) {
    let span = openers.has(text2.charAt(at)) ? spans.find((candidate) => text2.startsWith(candidate.open, at)) : void 0;
    if (span === void 0) {
      at += 1;
      continue;
    }
    let end = endOfSpan(text2, at + span.open.length, span);
    kept.push(text2.slice(from, at), text2.slice(at, end).replaceAll(/[^\n]/g, " ")), from = end, at = end;
  }
  return kept.push(text2.slice(from)), kept.join("");
}
function spansOf(syntax) {
  return [
    ...syntax.line.map((open) => ({ open, close: `
`, escape: void 0, multiline: !1 })),
    ...syntax.block.map(([open, close]) => ({ open, close, escape: void 0, multiline: !0 })),
    ...syntax.strings.map(([open, close, escape]) => ({
      open,
      close,
      escape,
      multiline: open.length > 1 || open === "`"
    }))
  ].sort((a, b) => b.open.length - a.open.length);
}
function endOfSpan(text2, start, span) {
  let at = start;
  for (; at < text2.length; ) {
    if (span.escape !== void 0 && text2.startsWith(span.escape, at)) {
      at += span.escape.length + 1;
      continue;
    }
    if (!span.multiline && text2.charAt(at) === `
`)
      return at;
    if (text2.startsWith(span.close, at))
      return at + span.close.length;
    at += 1;
  }
  return text2.length;
}

// src/findings/literal.ts
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
]), EVERYTHING = /* @__PURE__ */ new Set(["*", "**", "**/*"]), WITH_TEXT = /* @__PURE__ */ new Set([
  "html",
  "javascriptreact",
  "typescriptreact",
  "vue",
  "svelte",
  "astro",
  "php",
  "handlebars",
  "razor"
]);
async function runLiteralChecks(files, guidelines, readHead) {
  let compiled = guidelines.map((guideline) => ({ guideline, checks: compileChecks(guideline) })), drafts = [];
  for (let file of files.filter((one) => one.view === void 0)) {
    let candidates = compiled.filter(({ guideline }) => guideline.appliesTo.has(file.path)).flatMap(({ guideline, checks }) => findCandidates(file, guideline, checks));
    if (candidates.length > 0) {
      let code = await readCode(file, candidates, readHead);
      drafts.push(...candidates.filter((candidate) => isConfirmed(candidate, code)).map(draftOf));
    }
  }
  return {
    drafts,
    checkedStatements: compiled.reduce((total, { checks }) => total + checks.length, 0),
    statements: guidelines.reduce((total, guideline) => total + guideline.statements.length, 0)
  };
}
function compileChecks(guideline) {
  return guideline.statements.flatMap(
    (statement, index) => compileLiteralCheck(statement, guideline.statements[index + 1]) ?? []
  );
}
function findCandidates(file, guideline, checks) {
  let languageId = languageOf(file.path);
  if ((languageId === void 0 || PROSE.has(languageId)) && guideline.filePatterns.some((pattern) => EVERYTHING.has(pattern)))
    return [];
  let relevant = checks.filter(
    (check) => check.languages === void 0 || check.languages.includes(languageId ?? "")
  ), added = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind === "added"));
  return relevant.flatMap(
    (check) => added.flatMap((line) => {
      let text2 = withoutAllowed(line.text, check.allowed), pattern = check.patterns.find((candidate) => candidate.find(text2) >= 0);
      return pattern === void 0 ? [] : [{ path: file.path, languageId, check, pattern, line }];
    })
  );
}
function withoutAllowed(text2, allowed) {
  return allowed.reduce((rest, code) => rest.replaceAll(code, " ".repeat(code.length)), text2);
}
async function readCode(file, candidates, readHead) {
  let languageId = candidates[0]?.languageId;
  if (languageId === void 0 || candidates.every((candidate) => candidate.pattern.place !== "code"))
    return;
  let head = await readHead(file.path);
  if (head !== void 0 && isHeadOf(file, head)) {
    let lines = blankCommentsAndStrings(head, languageId)?.split(`
`);
    return lines === void 0 ? void 0 : new Map(lines.map((line, index) => [index + 1, line]));
  }
  return codeOfHunks(file, languageId);
}
function isHeadOf(file, head) {
  let lines = head.split(`
`);
  return file.hunks.every(
    (hunk) => hunk.lines.every((line) => line.kind !== "added" || lines[line.newLine - 1] === line.text)
  );
}
function codeOfHunks(file, languageId) {
  let code = /* @__PURE__ */ new Map();
  for (let hunk of file.hunks) {
    let lines = hunk.lines.filter((line) => line.kind !== "removed"), blanked = blankCommentsAndStrings(lines.map((line) => line.text).join(`
`), languageId)?.split(`
`);
    if (blanked === void 0)
      return;
    lines.forEach((line, index) => code.set(line.newLine, blanked[index] ?? ""));
  }
  return code;
}
function isConfirmed(candidate, code) {
  let { pattern, line, languageId, check } = candidate;
  if (pattern.place !== "code")
    return !0;
  if (code === void 0)
    return !pattern.word;
  let text2 = withoutAllowed(code.get(line.newLine) ?? "", check.allowed), { length } = pattern.code;
  for (let at = pattern.find(text2); at >= 0; at = pattern.find(text2)) {
    if (!pattern.word || !isRunningTextOrName(text2, at, length, languageId))
      return !0;
    text2 = text2.slice(0, at) + " ".repeat(length) + text2.slice(at + length);
  }
  return !1;
}
var BEFORE_A_WORD = /(?:^|[^\p{L}\p{N}_$])(?:as|async|await|case|const|declare|default|else|export|extends|function|implements|import|in|instanceof|is|keyof|let|new|of|private|protected|public|readonly|return|satisfies|static|throw|typeof|var|yield)\s+$/u;
function isRunningTextOrName(line, at, length, languageId) {
  let before = line.slice(0, at), after = line.slice(at + length);
  if (/(?:^|[{,(])\s*$/.test(before) && /^\s*\??\s*:(?!:)/.test(after) && !["python", "ruby"].includes(languageId ?? ""))
    return !0;
  if (!WITH_TEXT.has(languageId ?? ""))
    return !1;
  let lonely = !/[=(){};:<>,[\]]/.test(line), betweenWords = /[\p{L}\p{N}]\s+$/u.test(before) && /^\s+[\p{L}\p{N}]/u.test(after) && !BEFORE_A_WORD.test(before);
  return lonely || betweenWords;
}
function draftOf({ path, check, pattern, line }) {
  let { statement, instead, strength } = check, ask = instead === void 0 ? "" : ` It asks for ${instead}.`;
  return {
    path,
    line: line.newLine,
    side: "RIGHT",
    quote: line.text,
    severity: strength === "must" ? "medium" : "low",
    kind: "consistency",
    title: strength === "must" ? `The guidelines rule out ${codeSpan2(pattern.code)}` : `The guidelines advise against ${codeSpan2(pattern.code)}`,
    body: `This added line contains ${codeSpan2(pattern.code)}.${ask}`,
    citation: statement.id,
    confidence: 1,
    origin: "literal"
  };
}
function codeSpan2(code) {
  return code.includes("`") ? `\`\` ${code} \`\`` : `\`${code}\``;
}

// src/changes/nearest-line.ts
function nearestCommentable(file, side2, line) {
  let nearest2 = commentableRanges(file)[side2 === "LEFT" ? "left" : "right"].map(([first, last]) => Math.min(Math.max(line, first), last)), [best] = nearest2.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b);
  return best === void 0 ? void 0 : { line: best, distance: Math.abs(best - line) };
}

// src/findings/anchor.ts
var LEAST_PARTIAL_QUOTE = 8;
function anchorDraft(draft, file) {
  let lines = linesOf(file.view?.hunks ?? file.hunks), byQuote = draft.quote === void 0 ? void 0 : findQuote(draft.quote, draft, lines);
  if (byQuote !== void 0 && file.view !== void 0)
    return anchorInView(byQuote, file, file.view);
  if (byQuote !== void 0)
    return withRange(draft, file, lines, byQuote, !0);
  if (!isCommentable(file, draft.side, draft.line))
    return { kind: "file", reason: notInDiff(draft, file) };
  let line = lines.find((line2) => line2.side === draft.side && line2.line === draft.line) ?? { side: draft.side, line: draft.line, text: "" };
  return withRange(draft, file, lines, line, draft.quote === void 0);
}
function anchorInView({ side: side2, line, text: text2 }, file, view) {
  return isCommentable(file, side2, line) ? { kind: "line", side: side2, line, text: text2, quoted: !1 } : { kind: "file", reason: `about \`${shortened(text2.trim())}\` in line ${line} (${view.about})` };
}
var MAX_QUOTE_CHARACTERS = 200;
function shortened(text2) {
  return text2.length <= MAX_QUOTE_CHARACTERS ? text2 : `${text2.slice(0, MAX_QUOTE_CHARACTERS)}\u2026`;
}
function notInDiff(draft, file) {
  let nearest2 = nearestCommentable(file, draft.side, draft.line), away = nearest2 === void 0 ? "" : `; the nearest line of it is ${nearest2.line}, ${drawDistance(nearest2)} away`;
  return `line ${draft.line} is not part of the change${draft.quote === void 0 ? "" : ", nor is the text it quotes"}${away}`;
}
function drawDistance({ distance }) {
  return `${distance} line${distance === 1 ? "" : "s"}`;
}
function linesOf(hunks) {
  return hunks.flatMap(
    (hunk) => hunk.lines.flatMap((line) => {
      switch (line.kind) {
        case "added":
          return [{ side: "RIGHT", line: line.newLine, text: line.text }];
        case "removed":
          return [{ side: "LEFT", line: line.oldLine, text: line.text }];
        case "context":
          return [
            { side: "RIGHT", line: line.newLine, text: line.text },
            { side: "LEFT", line: line.oldLine, text: line.text }
          ];
      }
    })
  );
}
function findQuote(quote, draft, lines) {
  let wanted = normalize(lastLine(quote));
  if (wanted === "")
    return;
  let equal = lines.filter((line) => normalize(line.text) === wanted);
  if (equal.length > 0)
    return nearest(equal, draft);
  let unnumbered = wanted.replace(/^\d*\s?[+|-]\s?/, ""), partial = lines.filter((line) => {
    let text2 = normalize(line.text);
    return text2 === unnumbered || unnumbered.length >= LEAST_PARTIAL_QUOTE && text2.includes(unnumbered);
  });
  return nearest(partial, draft);
}
function lastLine(quote) {
  return quote.trimEnd().split(`
`).at(-1) ?? "";
}
function normalize(text2) {
  return showToModel(text2.replace(/\r$/, "")).trim().replaceAll(/\s+/g, " ");
}
function nearest(lines, draft) {
  let otherSide = (line) => line.side === draft.side ? 0 : 1, distance = (line) => Math.abs(line.line - draft.line);
  return lines.toSorted((a, b) => otherSide(a) - otherSide(b) || distance(a) - distance(b))[0];
}
function withRange(draft, file, lines, found, quoted) {
  let single = { kind: "line", side: found.side, line: found.line, text: found.text, quoted };
  if (draft.startLine === void 0 || draft.startLine >= draft.line)
    return single;
  let length = draft.line - draft.startLine, line = found.line === draft.startLine ? draft.line : found.line, startLine = line - length;
  if (!(startLine >= 1 && isWithinOneHunk(file, found.side, startLine, line)))
    return { ...single, quoted: !1 };
  let text2 = lines.find((candidate) => candidate.side === found.side && candidate.line === line)?.text ?? "";
  return { ...single, line, startLine, text: text2 };
}

// src/findings/fingerprint.ts
import { createHash } from "node:crypto";
var FINGERPRINT_CHARACTERS = 20;
function fingerprint(subject) {
  let text2 = subject.text.trim().replaceAll(/\s+/g, " "), identity = JSON.stringify([subject.path, subject.about, text2, subject.ordinal]);
  return createHash("sha256").update(identity).digest("hex").slice(0, FINGERPRINT_CHARACTERS);
}

// src/findings/place.ts
function placeFindings(drafts, files, guidelines, limits) {
  let { severe, tooMild } = bySeverity(drafts, limits.minSeverity), placed = severe.map((draft) => placeDraft(draft, files, guidelines)), { unique, repeated } = withoutRepeats(placed), sorted = unique.toSorted(worstFirst);
  return {
    findings: withinLimit(named(sorted), limits.maxComments),
    leftOut: [...tooMild, ...repeated]
  };
}
function bySeverity(drafts, least) {
  let rank = (severity) => SEVERITIES.indexOf(severity);
  return {
    severe: drafts.filter((draft) => rank(draft.severity) >= rank(least)),
    tooMild: drafts.filter((draft) => rank(draft.severity) < rank(least)).map((draft) => ({
      source: `${draft.path}:${draft.line}`,
      reason: `its severity ${draft.severity} is below \`min-severity\` ${least}`
    }))
  };
}
function placeDraft(draft, files, guidelines) {
  let file = fileOf(draft.path, files), anchor = file === void 0 ? void 0 : anchorDraft(draft, file), path = file?.path ?? draft.path, citation = citationOf(draft, path, guidelines), shared = {
    path,
    severity: draft.severity,
    kind: draft.kind,
    title: draft.title,
    body: draft.body,
    origin: draft.origin,
    ...citation === void 0 ? {} : { guideline: citation },
    ...draft.confidence === void 0 ? {} : { confidence: draft.confidence }
  };
  if (anchor === void 0)
    return { ...shared, side: draft.side, placement: { kind: "summary", reason: "the file it names is not part of the change" } };
  if (anchor.kind === "file")
    return { ...shared, side: draft.side, placement: anchor };
  let suggestion = usableSuggestion(draft, anchor);
  return {
    ...shared,
    side: anchor.side,
    line: anchor.line,
    ...anchor.startLine === void 0 ? {} : { startLine: anchor.startLine },
    ...suggestion === void 0 ? {} : { suggestion },
    quote: anchor.text,
    placement: { kind: "inline" }
  };
}
function fileOf(path, files) {
  let plain = path.replace(/^"(.+)"$/, "$1").replaceAll("\\", "/").replace(/^(?:\.?\/)+/, ""), names = [path, plain, plain.replace(/^[ab]\//, "")];
  for (let name of names) {
    let file = files.find((candidate) => candidate.path === name) ?? files.find((candidate) => candidate.previousPath === name);
    if (file !== void 0)
      return file;
  }
  return files.find((candidate) => drawName(candidate.path) === path);
}
function usableSuggestion(draft, anchor) {
  let suggestion = draft.suggestion?.replace(/\r?\n$/, ""), isCertain = anchor.side === "RIGHT" && anchor.quoted && !holdsWrittenOut(suggestion ?? ""), changesNothing = anchor.startLine === void 0 && suggestion === anchor.text.replace(/\r$/, "");
  return isCertain && !changesNothing ? suggestion : void 0;
}
function holdsWrittenOut(suggestion) {
  return [...suggestion.matchAll(/\\u\{([\dA-F]{1,6})\}/g)].some(([written, digits = "0"]) => {
    let point = Number.parseInt(digits, 16);
    return point <= 1114111 && (written === OPENING_MARK || showHidden(String.fromCodePoint(point)) === written);
  });
}
var OPENING_MARK = String.raw`\u{3C}`;
function citationOf(draft, path, guidelines) {
  let [id, statementNumber] = (draft.citation ?? "").split("."), guideline = guidelines.find((candidate) => String(candidate.id) === id && candidate.appliesTo.has(path));
  if (guideline === void 0)
    return;
  let statement = guideline.statements[Number(statementNumber) - 1];
  return {
    id: String(guideline.id),
    ...statement === void 0 ? {} : { statement: statement.id },
    source: guideline.content.path,
    ...guideline.level === "repository" ? {} : { level: guideline.level },
    line: locateText(guideline.content, statement?.offset ?? 0).line,
    // "Never use:" makes an item of a list what it is.
    text: statement === void 0 ? guideline.name : [...statement.leadIns, statement.text].join(" ")
  };
}
function withoutRepeats(placed) {
  let unique = [], repeated = [];
  for (let finding of placed.toSorted(worstFirst))
    unique.some((earlier) => isSame(earlier, finding)) ? repeated.push({
      source: `${finding.path}:${finding.line ?? "?"}`,
      reason: `"${finding.title}" says what another finding says of the same line`
    }) : unique.push(finding);
  return { unique, repeated };
}
function isSame(a, b) {
  if (a.path !== b.path || a.side !== b.side || a.line !== b.line)
    return !1;
  if (a.line === void 0)
    return a.title === b.title;
  if (a.guideline === void 0 || b.guideline === void 0)
    return a.guideline === b.guideline && a.kind === b.kind;
  let { statement: one } = a.guideline, { statement: other } = b.guideline;
  return a.guideline.id === b.guideline.id && (one === void 0 || other === void 0 || one === other);
}
function worstFirst(a, b) {
  let rank = (finding) => SEVERITIES.indexOf(finding.severity);
  return rank(b) - rank(a) || compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0) || compare(a.title, b.title) || // Whatever the order of the replies, the same findings come out in the same order.
  compare(JSON.stringify(a), JSON.stringify(b));
}
function compare(a, b) {
  return a === b ? 0 : a < b ? -1 : 1;
}
function named(findings) {
  let seen = /* @__PURE__ */ new Map(), names = /* @__PURE__ */ new Map();
  for (let finding of findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    let subject = {
      path: finding.path,
      about: finding.guideline === void 0 ? finding.kind : `${finding.guideline.source}: ${finding.guideline.text}`,
      text: finding.quote ?? finding.title
    }, name = fingerprint({ ...subject, ordinal: 0 }), ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1), names.set(finding, ordinal === 0 ? name : fingerprint({ ...subject, ordinal }));
  }
  return findings.map((finding) => ({ fingerprint: names.get(finding) ?? "", ...finding }));
}
function withinLimit(findings, maxComments) {
  let rank = (finding) => SEVERITIES.indexOf(finding.severity), isOnFile = (finding) => +(finding.placement.kind === "file"), commented = findings.filter((finding) => finding.placement.kind !== "summary").toSorted((a, b) => rank(b) - rank(a) || isOnFile(a) - isOnFile(b)), over = new Set(commented.slice(maxComments));
  return findings.map(
    (finding) => over.has(finding) ? { ...finding, placement: { kind: "summary", reason: `over \`max-comments\` (${maxComments})` } } : finding
  );
}

// src/findings/answer-shape.ts
var COMMENT = {
  path: { type: "string" },
  line: { type: "integer" },
  startLine: { type: ["integer", "null"] },
  side: { type: "string", enum: ["LEFT", "RIGHT"] },
  quote: { type: "string" },
  severity: { type: "string", enum: SEVERITIES },
  kind: { type: "string", enum: FINDING_KINDS },
  guideline: { type: ["string", "null"] },
  title: { type: "string" },
  body: { type: "string" },
  suggestion: { type: ["string", "null"] },
  confidence: { type: ["number", "null"] }
}, REVIEW_ANSWER = {
  name: "review",
  schema: {
    type: "object",
    additionalProperties: !1,
    required: ["summary", "comments"],
    properties: {
      summary: { type: "string" },
      comments: {
        type: "array",
        items: { type: "object", additionalProperties: !1, required: Object.keys(COMMENT), properties: COMMENT }
      }
    }
  }
};

// src/text/tolerant-json.ts
function readTolerantJson(text2, from) {
  let reader = { text: text2, at: Math.min(from, text2.length), depth: 0 }, value = readValue(reader);
  return { value, complete: value?.complete ?? !1, end: reader.at };
}
function plainValue(node) {
  return node.kind === "scalar" ? node.value : node.kind === "array" ? node.items.map(plainValue) : Object.fromEntries([...node.entries].map(([key, value]) => [key, plainValue(value)]));
}
function readValue(reader) {
  skipSpace(reader);
  let character = reader.text.charAt(reader.at);
  if (character === '"') {
    let { value: value2, complete } = readString(reader);
    return { kind: "scalar", value: value2, complete };
  }
  if (character !== "[" && character !== "{")
    return readLiteral(reader);
  if (reader.depth >= 256)
    return;
  reader.depth += 1, reader.at += 1;
  let value = character === "[" ? readItems(reader) : readEntries(reader);
  return reader.depth -= 1, value;
}
function readItems(reader) {
  let items = [];
  for (; ; ) {
    if (takeSign(reader, "]"))
      return { kind: "array", items, complete: !0 };
    let item = readValue(reader);
    if (item !== void 0 && items.push(item), item?.complete !== !0 || !endsEntry(reader, "]"))
      return { kind: "array", items, complete: !1 };
  }
}
function readEntries(reader) {
  let entries = /* @__PURE__ */ new Map();
  for (; ; ) {
    if (takeSign(reader, "}"))
      return { kind: "object", entries, complete: !0 };
    let key = reader.text.charAt(reader.at) === '"' ? readString(reader) : void 0, value = key?.complete === !0 && takeSign(reader, ":") ? readValue(reader) : void 0;
    if (key !== void 0 && value !== void 0 && entries.set(key.value, value), value?.complete !== !0 || !endsEntry(reader, "}"))
      return { kind: "object", entries, complete: !1 };
  }
}
function endsEntry(reader, closing) {
  return takeSign(reader, ",") || reader.text.charAt(reader.at) === closing;
}
function takeSign(reader, sign) {
  skipSpace(reader);
  let isThere = reader.text.charAt(reader.at) === sign;
  return reader.at += isThere ? 1 : 0, isThere;
}
function skipSpace(reader) {
  let space = /\s*/y;
  space.lastIndex = reader.at, space.test(reader.text), reader.at = space.lastIndex;
}
var LITERALS = [
  ["true", !0],
  ["false", !1],
  ["null", null]
];
function readLiteral(reader) {
  for (let [word, value] of LITERALS)
    if (reader.text.startsWith(word, reader.at))
      return reader.at += word.length, { kind: "scalar", value, complete: !0 };
  let number = /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
  number.lastIndex = reader.at;
  let digits = number.exec(reader.text)?.[0];
  if (digits === void 0)
    return;
  reader.at += digits.length;
  let complete = /[\s,\]}]/.test(reader.text.charAt(reader.at));
  return { kind: "scalar", value: Number(digits), complete };
}
function readString(reader) {
  let start = reader.at + 1, at = start;
  for (; at < reader.text.length && reader.text.charAt(at) !== '"'; )
    at += reader.text.charAt(at) === "\\" ? 2 : 1;
  let complete = at < reader.text.length;
  return reader.at = complete ? at + 1 : reader.text.length, { value: unescape(reader.text.slice(start, at)), complete };
}
var ESCAPES = {
  b: "\b",
  f: "\f",
  n: `
`,
  r: "\r",
  t: "	",
  '"': '"',
  "\\": "\\",
  "/": "/"
};
function unescape(content) {
  return content.replaceAll(
    /\\(?:u([\da-fA-F]{4})|([\s\S]))/g,
    (whole, code, character) => code === void 0 ? ESCAPES[character ?? ""] ?? whole : String.fromCharCode(Number.parseInt(code, 16))
  );
}

// src/findings/parse.ts
var MAX_TRIED_CHARACTERS = 4e6, MAX_TEXT_CHARACTERS = 2e4;
function parseReply(text2) {
  let answer = findAnswer(text2);
  if (answer === void 0)
    return { kind: "unreadable", summary: void 0, drafts: [], leftOut: [] };
  let drafts = [], leftOut = [];
  for (let [index, item] of answer.comments.entries()) {
    let read = readItem(item);
    typeof read == "string" ? leftOut.push({ source: `comment ${index + 1} of the reply`, reason: read }) : drafts.push(read);
  }
  return { kind: "read", summary: answer.summary, drafts, leftOut };
}
function findAnswer(text2) {
  let found, passed = 0, tried = 0;
  for (let { index } of text2.matchAll(/[{[]/g)) {
    if (index < passed)
      continue;
    if (tried > MAX_TRIED_CHARACTERS)
      break;
    let { value, complete, end } = readTolerantJson(text2, index);
    tried += end - index;
    let answer = value === void 0 ? void 0 : answerIn(value);
    if (found = answer ?? found, answer !== void 0 && !complete)
      break;
    passed = complete ? end : index + 1;
  }
  return found;
}
function answerIn(value) {
  if (value.kind === "array")
    return value.items.some((item) => item.kind === "object" && item.entries.has("body")) ? { summary: void 0, comments: value.items } : void 0;
  if (value.kind !== "object")
    return;
  let comments = value.entries.get("comments");
  if (comments?.kind !== "array")
    return;
  let summary = value.entries.get("summary");
  return {
    summary: summary?.kind === "scalar" && summary.complete ? text(summary.value) : void 0,
    comments: comments.items
  };
}
function readItem(item) {
  if (!item.complete)
    return "the reply was cut off inside it";
  let fields = plainValue(item);
  if (!isRecord(fields))
    return "it is not an object";
  let field = (name) => Object.hasOwn(fields, name) ? fields[name] : void 0, path = text(field("path")), line = lineNumber(field("line")), body = text(field("body"));
  if (path === void 0 || line === void 0 || body === void 0)
    return "it lacks a `path`, a `line` or a `body`";
  let startLine = lineNumber(field("startLine")), quote = text(field("quote")), suggestion = suggestedCode(field("suggestion")), citation = cited(field("guideline")), confidence = share(field("confidence"));
  return {
    path,
    line,
    body,
    title: titleFrom(text(field("title")) ?? firstSentence(body)),
    side: side(field("side")),
    severity: oneOf(SEVERITIES, field("severity"), "medium"),
    kind: oneOf(FINDING_KINDS, field("kind"), "other"),
    origin: "model",
    ...startLine === void 0 ? {} : { startLine },
    ...quote === void 0 ? {} : { quote },
    ...suggestion === void 0 ? {} : { suggestion },
    ...citation === void 0 ? {} : { citation },
    ...confidence === void 0 ? {} : { confidence }
  };
}
function text(value) {
  return typeof value == "string" && value.trim() !== "" ? value.slice(0, MAX_TEXT_CHARACTERS).toWellFormed() : void 0;
}
function suggestedCode(value) {
  let code = text(value);
  return code === value ? code : void 0;
}
function lineNumber(value) {
  let number = typeof value == "string" && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number == "number" && Number.isSafeInteger(number) && number >= 1 ? number : void 0;
}
function side(value) {
  return typeof value == "string" && value.trim().toUpperCase() === "LEFT" ? "LEFT" : "RIGHT";
}
function cited(value) {
  let written = typeof value == "number" ? String(value) : value;
  return typeof written == "string" ? /^\[?(\d+(?:\.\d+)?)\]?$/.exec(written.trim())?.[1] : void 0;
}
function share(value) {
  return typeof value == "number" && value >= 0 && value <= 1 ? value : void 0;
}
function oneOf(allowed, value, otherwise) {
  let wanted = typeof value == "string" ? value.trim().toLowerCase() : void 0;
  return allowed.find((candidate) => candidate === wanted) ?? otherwise;
}
var MAX_TITLE_CHARACTERS = 120;
function firstSentence(body) {
  return body.trim().split(/(?<=[.!?])\s|\n/)[0] ?? "";
}
function titleFrom(words) {
  let line = words.trim().replaceAll(/\s+/g, " ");
  return line.length <= MAX_TITLE_CHARACTERS ? line : `${line.slice(0, MAX_TITLE_CHARACTERS - 1).toWellFormed()}\u2026`;
}

// src/models/ask.ts
async function askModel(model, requests, shape, onReply) {
  let replies = requests.map(() => NOT_SENT), next = 0, done = 0, stopped = !1, worker = async () => {
    for (; !stopped && next < requests.length; ) {
      let index = next;
      next += 1;
      let request = requests[index];
      if (request === void 0)
        return;
      let reply = await model.complete(request.messages, shape);
      replies[index] = reply, stopped ||= reply.kind === "failed" && reply.fatal, done += 1, onReply(done);
    }
  };
  return await Promise.all(Array.from({ length: Math.min(4, requests.length) }, worker)), replies;
}
var NOT_SENT = { kind: "failed", reason: "not sent after another request failed", fatal: !0 };

// src/jobs/ask-for-review.ts
async function askForReview(subject, prepared, settings, asked) {
  let prompt = await composeReview(subject, prepared, asked), sent = prompt.requests.slice(0, settings.maxRequests), received = await askModel(asked.model, sent, REVIEW_ANSWER, (done) => asked.onReply(done, sent.length)), replies = sent.map((request, index) => readReply(request, received[index]));
  return {
    replies,
    shared: prompt.shared,
    notSent: [...prompt.requests.slice(sent.length).flatMap((request) => request.parts), ...prompt.tooLarge],
    leftOut: [
      ...notSent(prompt, sent.length, settings),
      ...cutLines(sent),
      ...cutPieces(prompt),
      ...failedReplies(replies)
    ]
  };
}
function partsOf({ replies, notSent: notSent2 }) {
  let parts = (of) => of.flatMap(({ request }) => request.parts);
  return {
    answered: parts(replies.filter(hasAnswer)),
    failed: parts(replies.filter((reply) => !hasAnswer(reply))),
    overLimit: notSent2
  };
}
function readReply(request, reply) {
  if (reply === void 0)
    throw new TypeError("every request has a reply");
  return { request, reply, parsed: reply.kind === "answer" ? parseReply(reply.text) : void 0 };
}
function notSent(prompt, sent, settings) {
  return [
    ...prompt.requests.slice(sent).flatMap((request) => request.parts).map((part) => ({
      stage: "change",
      source: part.path,
      reason: `its part ${part.id} is beyond \`max-requests\` (${settings.maxRequests ?? ""})`
    })),
    ...prompt.tooLarge.map((part) => ({
      stage: "change",
      source: part.path,
      reason: "a line of it exceeds `max-input-tokens` on its own"
    }))
  ];
}
function cutLines(sent) {
  return sent.flatMap((request) => request.parts).filter((part) => part.cutLines > 0).map((part) => ({
    stage: "change",
    source: part.path,
    reason: `${part.cutLines} of its lines ${part.cutLines === 1 ? "is" : "are"} longer than ${MAX_LINE_CHARACTERS.toLocaleString("en")} characters; the model saw only the beginning`
  }));
}
function cutPieces(prompt) {
  let shared = (prompt.requests[0]?.pieces.filter(({ id }) => prompt.shared.has(id)) ?? []).flatMap(
    ({ included, source, id, reason: reason2 }) => included ? [] : [{ stage: "request", source: source ?? id, reason: reason2 ?? "cut" }]
  ), around = prompt.requests.flatMap((request) => request.pieces.filter(({ kind }) => kind === "context")), less = around.filter(({ reason: reason2 }) => reason2 !== null).length, reason = `what stands around the hunks of ${less} of ${count(around.length, "file")} was shortened or cut`;
  return less === 0 ? shared : [...shared, { stage: "request", source: "context", reason }];
}
function failedReplies(replies) {
  return replies.flatMap(({ request, reply, parsed }, index) => {
    let source = `request ${index + 1} of ${replies.length} (${namesOf(request)})`;
    if (reply.kind === "failed") {
      let reason = reply.hint === void 0 ? reply.reason : `${reply.reason} ${reply.hint}`;
      return [{ stage: "request", source, reason }];
    }
    let unread = parsed?.kind === "unreadable" ? [{ stage: "request", source, reason: "the reply holds no JSON with comments" }] : [], cut = reply.cutOff ? [
      {
        stage: "request",
        source,
        reason: "the reply was cut off at its output limit; what was complete is kept"
      }
    ] : [];
    return [...unread, ...cut, ...(parsed?.leftOut ?? []).map((entry) => ({ stage: "finding", ...entry }))];
  });
}
function namesOf(request) {
  let paths = [...new Set(request.parts.map((part) => part.path))], [first = "no file"] = paths;
  return paths.length <= 1 ? first : `${first} and ${paths.length - 1} more`;
}
function hasAnswer({ parsed }) {
  return parsed?.kind === "read";
}

// src/jobs/coverage.ts
function coverageOf(changes, reviewed, excluded, parts) {
  let scale = viewScale(reviewed, parts), rows = [...fileRows(changes, reviewed, excluded), ...parts === void 0 ? [] : partRows(parts, scale)], missing = changes.missing ?? { files: 0, lines: 0 }, lines = linesOf2(changes.files) + missing.lines, unread = rows.reduce((sum, row) => sum + row.lines, 0) + missing.lines, read = parts === void 0 ? reviewed : parts.answered.filter((part) => part.changedLines > 0);
  return {
    files: changes.files.length + missing.files,
    reviewedFiles: new Set(read.map(({ path }) => path)).size,
    lines,
    reviewedLines: lines - unread,
    notReviewed: byKind(rows, missing)
  };
}
function fileRows(changes, reviewed, excluded) {
  let kinds = new Map(excluded.map(({ path, kind }) => [path, kind])), read = new Set(reviewed);
  return changes.files.flatMap((file) => {
    let kind = kinds.get(file.path);
    if (kind === void 0)
      return [];
    let lines = linesOf2([file]) - (read.has(file) ? linesOf2([countLines(file.hunks)]) : 0);
    return [{ kind, path: file.path, lines }];
  });
}
function partRows({ answered, failed, overLimit }, scale) {
  let linesOfPart = (path, lines) => Math.floor(lines * (scale.get(path) ?? 1)), whole = (kind, parts) => parts.map((part) => ({ kind, path: part.path, lines: linesOfPart(part.path, part.changedLines + part.cutLines) })), cut = answered.filter((part) => part.cutLines > 0);
  return [
    ...whole("failed", failed),
    ...whole("over-limit", overLimit),
    ...cut.map((part) => ({
      kind: "long-line",
      path: part.path,
      lines: linesOfPart(part.path, part.cutLines)
    }))
  ];
}
function viewScale(reviewed, parts) {
  let all = parts === void 0 ? [] : [...parts.answered, ...parts.failed, ...parts.overLimit], shown = /* @__PURE__ */ new Map();
  for (let part of all)
    shown.set(part.path, (shown.get(part.path) ?? 0) + part.changedLines + part.cutLines);
  return new Map(
    reviewed.filter((file) => file.view !== void 0).map((file) => [file.path, linesOf2([file]) / Math.max(1, shown.get(file.path) ?? 1)])
  );
}
function byKind(rows, missing) {
  let counted = [...new Set(rows.map((row) => row.kind))].map((kind) => {
    let own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      files: new Set(own.map((row) => row.path)).size,
      lines: own.reduce((sum, row) => sum + row.lines, 0)
    };
  }), unlisted = missing.files + missing.lines === 0 ? [] : [{ kind: "missing", ...missing }];
  return [...counted, ...unlisted].toSorted((a, b) => b.lines - a.lines || b.files - a.files);
}
function linesOf2(files) {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0);
}

// src/jobs/review.ts
async function reviewChange(subject, prepared, settings, asked) {
  let { files, excluded, leftOut, applied } = asked === void 0 ? withoutViews(prepared) : prepared, edits = await compareGuidance(subject, prepared, settings), literal = await runLiteralChecks(files, applied, subject.readHead), answers = asked === void 0 ? void 0 : await askForReview(subject, prepared, settings, asked), drafts = [...literal.drafts, ...answers?.replies.flatMap((reply) => reply.parsed?.drafts ?? []) ?? []], placed = placeFindings(drafts, files, applied, settings), { source, passedOver } = subject.changes;
  return {
    readFrom: { source, ...passedOver === void 0 ? {} : { passedOver } },
    conclusion: concludeFrom(placed.findings, files, answers),
    findings: placed.findings,
    remarks: answers?.replies.flatMap((reply) => reply.parsed?.summary ?? []) ?? [],
    guidanceFrom: subject.guidance.repository.name,
    receipts: accountFor(prepared, {
      findings: placed.findings,
      ...answers === void 0 ? {} : { ledger: answers.shared }
    }),
    notes: [...edits.notes, ...prepared.guidelines.notes],
    conflicts: findConflicts(applied),
    guidelineChanges: edits.changes,
    directions: findDirections(subject.description, files),
    leftOut: [
      ...leftOut,
      ...answers?.leftOut ?? [],
      ...placed.leftOut.map((entry) => ({ stage: "finding", ...entry }))
    ],
    problems: prepared.problems,
    coverage: coverageOf(subject.changes, files, excluded, answers === void 0 ? void 0 : partsOf(answers)),
    literal: { checkedStatements: literal.checkedStatements, statements: literal.statements },
    usage: usageOf(asked, answers)
  };
}
function withoutViews(prepared) {
  let reason = "a bundle, whose modules only a model reads", bundles = prepared.files.filter((file) => file.view !== void 0);
  return {
    ...prepared,
    files: prepared.files.filter((file) => file.view === void 0),
    excluded: [...prepared.excluded, ...bundles.map(({ path }) => ({ path, kind: "generated", reason }))],
    leftOut: [...prepared.leftOut, ...bundles.map(({ path }) => ({ stage: "file", source: path, reason }))]
  };
}
function concludeFrom(findings, files, answers) {
  if (files.length === 0)
    return "skipped";
  let failed = answers?.replies.filter((reply) => !hasAnswer(reply)).length ?? 0;
  return failed > 0 && failed === answers?.replies.length || failed > 0 && findings.length === 0 ? "failed" : findings.length === 0 ? "clean" : "findings";
}
function usageOf(asked, answers) {
  let replies = answers?.replies ?? [], usages = replies.flatMap(({ reply }) => reply.kind === "answer" ? [reply.usage] : []);
  return {
    provider: asked?.provider ?? "offline",
    model: asked?.model.name,
    requests: replies.length,
    failedRequests: replies.filter((reply) => !hasAnswer(reply)).length,
    inputTokens: usages.reduce((total, usage) => total + usage.inputTokens, 0),
    outputTokens: usages.reduce((total, usage) => total + usage.outputTokens, 0)
  };
}

// src/models/choose.ts
function chooseProvider(options, environment) {
  let baseUrl = options.baseUrl ?? nonEmpty(environment.OPENAI_BASE_URL), apiKey = options.apiKey ?? nonEmpty(environment.OPENAI_API_KEY), isConfigured = baseUrl !== void 0 || apiKey !== void 0;
  if (options.provider === "offline" || options.provider === "auto" && !isConfigured)
    return { kind: "offline" };
  if (!isConfigured)
    throw usageError(
      "no-server",
      "The provider `openai` has neither a key nor a server",
      "Give `api-key` (or OPENAI_API_KEY), or `base-url` for a server that needs no key."
    );
  if (options.model === void 0)
    throw usageError(
      "no-model",
      "No model is named",
      "Give `model`, such as `gpt-4o`, or `provider: offline` for the checks that need no model."
    );
  return {
    kind: "openai",
    settings: { model: options.model, baseUrl, apiKey, maxOutputTokens: options.maxOutputTokens }
  };
}
function nonEmpty(text2) {
  return text2 === void 0 || text2.trim() === "" ? void 0 : text2.trim();
}

// src/reports/review-json.ts
function reviewJson(result) {
  return {
    findings: result.findings.map(findingJson),
    summary: [...summarySentences(result), ...result.remarks].join(" "),
    guidanceFrom: result.guidanceFrom,
    customizations: result.receipts,
    notes: result.notes,
    conflicts: result.conflicts,
    guidelineChanges: result.guidelineChanges === void 0 ? null : guidelineChangesJson(result.guidelineChanges),
    directions: result.directions,
    leftOut: result.leftOut,
    problems: result.problems.map(diagnosticJson),
    coverage: result.coverage,
    source: result.readFrom.source,
    passedOver: result.readFrom.passedOver ?? [],
    literal: result.literal,
    usage: result.usage,
    conclusion: result.conclusion
  };
}
function findingJson(finding) {
  let { placement, guideline, ...rest } = finding;
  return {
    ...rest,
    ...guideline === void 0 ? {} : { guideline },
    placement: placement.kind,
    ...placement.kind === "inline" ? {} : { placementReason: placement.reason }
  };
}

// src/reports/sarif.ts
var LEVELS = { high: "error", medium: "warning", low: "note" };
function reviewSarif(result, version) {
  let findings = result.findings.slice(0, 5e3), rules = new Map(findings.map((finding) => [ruleId(finding), ruleOf(finding)]));
  return sarifLog(version, [...rules.values()], findings.map(resultOf));
}
function ruleId(finding) {
  let { guideline } = finding;
  return guideline === void 0 ? `kind/${finding.kind}` : `guideline/${guideline.source}:${guideline.line}`;
}
function ruleOf(finding) {
  let text2 = finding.guideline?.text ?? `Findings of kind ${finding.kind}`;
  return { id: ruleId(finding), shortDescription: { text: text2 } };
}
function resultOf(finding) {
  return {
    ruleId: ruleId(finding),
    level: LEVELS[finding.severity],
    message: { text: `${finding.title}

${finding.body}` },
    partialFingerprints: { "housestyle/v1": finding.fingerprint },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: sarifUri(finding.path) },
          // A removed line has no place in the head; the file has.
          ...finding.line === void 0 || finding.side === "LEFT" ? {} : { region: { startLine: finding.startLine ?? finding.line, endLine: finding.line } }
        }
      }
    ]
  };
}

// src/reports/markers.ts
var SUMMARY_MARKER = "<!-- housestyle:summary -->";
function findingMarker(fingerprint2) {
  return `<!-- housestyle:finding ${fingerprint2} -->`;
}
function fingerprintIn(body) {
  return /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lastLine2(body))?.[1];
}
function stateMarker(state) {
  return `<!-- housestyle:state ${JSON.stringify(state)} -->`;
}
function readSummaryMarkers(body) {
  let lines = body.trimEnd().split(/\r?\n/);
  if (lines.at(-1) !== SUMMARY_MARKER)
    return { isSummary: !1, state: void 0 };
  let json = /^<!-- housestyle:state (\{.*\}) -->$/.exec(lines.at(-2) ?? "")?.[1];
  return { isSummary: !0, state: json === void 0 ? void 0 : parseState(json) };
}
function parseState(json) {
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    return;
  }
  return isState(value) ? value : void 0;
}
function isState(state) {
  return isRecord(state) ? hasNumbers(state, ["findings", "low", "medium", "high"]) && isCoverage(state.coverage) && typeof state.key == "string" && ["clean", "findings", "failed", "skipped"].includes(String(state.conclusion)) : !1;
}
function isCoverage(coverage) {
  if (!isRecord(coverage) || !hasNumbers(coverage, ["files", "reviewedFiles", "lines", "reviewedLines"]))
    return !1;
  let rest = coverage.notReviewed;
  return Array.isArray(rest) && rest.every((row) => isRecord(row) && hasNumbers(row, ["files", "lines"]) && isNotReviewed(row.kind));
}
function hasNumbers(record, names) {
  return names.every((name) => Number.isSafeInteger(record[name]));
}
function lastLine2(body) {
  return body.trimEnd().split(/\r?\n/).at(-1) ?? "";
}

// src/reports/inline-comment.ts
var MAX_COMMENT_CHARACTERS = 6e4;
function inlineComment(finding, target) {
  let parts = [describeFinding(finding, target)];
  finding.placement.kind === "file" && parts.push(`On the file as a whole: ${modelLine(finding.placement.reason)}.`), finding.suggestion !== void 0 && parts.push(codeBlock("suggestion", finding.suggestion));
  let text2 = parts.join(`

`);
  return `${text2.length <= MAX_COMMENT_CHARACTERS ? text2 : closeFence(describeFinding(finding, target).slice(0, MAX_COMMENT_CHARACTERS))}

${findingMarker(finding.fingerprint)}`;
}
function describeFinding(finding, target) {
  let parts = [`**${modelLine(finding.title)}** (${finding.severity}, ${finding.kind})`, modelMarkdown(finding.body)];
  if (finding.guideline !== void 0) {
    let { text: text2, source, line, level } = finding.guideline;
    parts.push(`> ${modelLine(text2)}
> \u2014 ${fileLink(source, line, level === void 0 ? target : void 0)}`);
  }
  return parts.join(`

`);
}

// src/reports/summary.ts
var MAX_SUMMARY_CHARACTERS = 6e4, LEAST_FINDINGS_CHARACTERS = 3e4, MAX_ROWS = 100, MAX_REMARKS = 10, CROWDED_LIST_CHARACTERS = 4500;
function reviewMarkdown(result, options) {
  let shown = result.findings.filter((finding) => options.all || finding.placement.kind === "summary"), head = ["## Housestyle review", summarySentences(result).join(" ")], remarks = limited(result.remarks.map(modelMarkdown), { rows: MAX_REMARKS }), room = MAX_SUMMARY_CHARACTERS - MAX_NOTE_CHARACTERS - sizeOf(head), findingRoom = Math.min(LEAST_FINDINGS_CHARACTERS, sizeOf(findingSection(shown, options))), { above, below } = surroundings(result, options.target, room - findingRoom), around = sizeOf([...remarks, ...above, ...below]), findings = findingSection(shown, options, Math.max(LEAST_FINDINGS_CHARACTERS, room - around)), keptAbove = keepSections(above, room - sizeOf(findings)), keptBelow = keepSections(below, room - sizeOf([...findings, ...keptAbove])), sections = [...keepSections(remarks, room - sizeOf([...findings, ...keptAbove, ...keptBelow])), ...keptAbove, ...findings, ...keptBelow], missing = remarks.length + above.length + findings.length + below.length - sections.length;
  return [...head, ...sections, ...missingNote(missing)].join(SEPARATOR);
}
function surroundings(result, target, room) {
  let draw = (characters) => ({
    above: [
      ...problemSection(result, characters),
      ...guidanceSection(result, characters),
      ...directionSection(result, characters)
    ],
    below: [
      ...receiptSection(result, target, characters),
      ...leftOutSection(result.leftOut, characters),
      ...sourceSection(result)
    ]
  }), whole = draw(Number.POSITIVE_INFINITY);
  return sizeOf([...whole.above, ...whole.below]) <= room ? whole : draw(CROWDED_LIST_CHARACTERS);
}
function summaryComment(result, target, state) {
  let markers = [...state === void 0 ? [] : [stateMarker(state)], SUMMARY_MARKER];
  return `${reviewMarkdown(result, { all: !1, target })}

${markers.join(`
`)}`;
}
function problemSection({ problems }, characters) {
  if (problems.length === 0)
    return [];
  let rows = problems.map(
    (problem) => `- ${codeSpan(`${problem.path}:${problem.start.line}`)} ${sentence2(problem.message)}`
  );
  return [`### Problems in instruction files

${limited(rows, { characters }).join(`
`)}`];
}
function findingSection(findings, options, room = Number.POSITIVE_INFINITY) {
  if (findings.length === 0)
    return [];
  let title = options.all ? "### Findings" : "### Findings without an inline comment", entries = findings.map((finding) => {
    let where = finding.line === void 0 ? finding.path : `${finding.path}:${finding.line}`, reason = finding.placement.kind === "inline" ? "" : ` (${modelLine(finding.placement.reason)})`, quote = (finding.quote ?? "").trim() === "" ? "" : `

${codeSpan(shortened2(finding.quote ?? ""))}`;
    return `#### ${codeSpan(where)}${reason}${quote}

${describeFinding(finding, options.target)}`;
  });
  return [title, ...findingsWithin(entries, room - sizeOf([title]))];
}
function guidanceSection(result, characters) {
  let { notes, conflicts } = result, rows = [
    ...conflicts.map(conflictMarkdown),
    ...notes.map(({ source, message }) => `${codeSpan(source)}: ${sentence2(message)}`)
  ].map((row) => `- ${row}`);
  return [
    ...rows.length === 0 ? [] : [`### Notes on the guidelines

${limited(rows, { characters }).join(`
`)}`],
    ...editedSection(result, characters)
  ];
}
function editedSection({ guidelineChanges, guidanceFrom }, characters) {
  if (guidelineChanges === void 0)
    return [];
  let followed = `This review follows them as they are in ${plainMarkdown(guidanceFrom)}.`, changes = guidelineChangesMarkdown(guidelineChanges, characters);
  return [`### Instruction files edited by this change

${followed} ${changes}`];
}
function directionSection(result, characters) {
  let { directions } = result;
  if (directions.length === 0)
    return [];
  let rows = limited(directionRows(directions), { characters }).join(`
`);
  return [`### Text that addresses the reviewer

${directionsSentence(result)}

${rows}`];
}
function receiptSection({ receipts, guidanceFrom }, target, characters) {
  if (receipts.length === 0)
    return ["No instruction files were found."];
  let title = `${receipts.filter(({ status }) => status === "in-force").length} of ${count(receipts.length, "customization")} in force, as in ${plainMarkdown(guidanceFrom)}`;
  return [details(title, receiptsMarkdown(receipts, target, characters).join(`

`))];
}
function leftOutSection(all, characters) {
  let leftOut = all.filter(({ stage }) => stage !== "guideline");
  if (leftOut.length === 0)
    return [];
  let rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${sentence2(entry.reason)}`);
  return [details(`${leftOut.length} left out`, limited(rows, { characters }).join(`
`))];
}
function sourceSection({ readFrom }) {
  return (readFrom.passedOver ?? []).every(({ source }) => source === "git") ? [] : [details("How the change was read", sourceSentences(readFrom).map(sentence2).join(`
`))];
}
function details(title, body) {
  return `<details><summary>${title}</summary>

${body}

</details>`;
}
function sentence2(text2) {
  return modelLine(text2);
}
var MAX_QUOTE_CHARACTERS2 = 200;
function shortened2(quote) {
  return quote.length <= MAX_QUOTE_CHARACTERS2 ? quote : `${quote.slice(0, MAX_QUOTE_CHARACTERS2)}\u2026`;
}
function limited(all, { rows = MAX_ROWS, characters = Number.POSITIVE_INFINITY }) {
  let shown = takeWithin(all.slice(0, rows), characters);
  return shown.length === all.length ? all : [...shown, `\u2026 and ${all.length - shown.length} more`];
}
var SEPARATOR = `

`, MAX_NOTE_CHARACTERS = 200;
function sizeOf(sections) {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}
function keepSections(sections, room) {
  return takeWithin(sections, room, SEPARATOR.length);
}
function findingsWithin(entries, room) {
  let kept = keepSections(entries.slice(0, MAX_ROWS), room - MAX_NOTE_CHARACTERS), missing = entries.length - kept.length;
  return missing === 0 ? kept : [...kept, `\u2026 and ${count(missing, "more finding")}; the run's JSON has all of them.`];
}
function missingNote(missing) {
  return missing === 0 ? [] : [`(${count(missing, "section")} left out to keep within GitHub's limit; the run's JSON has everything.)`];
}

// src/findings/severity.ts
function reaches(severity, threshold) {
  return threshold !== "never" && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

export {
  reviewChange,
  chooseProvider,
  reviewJson,
  reviewSarif,
  fingerprintIn,
  readSummaryMarkers,
  inlineComment,
  reviewMarkdown,
  summaryComment,
  reaches
};
