import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  byPrecedence,
  compareStatements,
  guidelinePieceIds,
  languageNamed
} from "./chunk-TS4QWUPS.js";
import {
  CONDITION,
  EDIT_NOT_READ,
  EXCEPTION,
  NO_REVIEWED_FILE,
  beyondComparedFiles,
  beyondFurtherReads,
  customizationSources,
  discoverCustomizations,
  effectNotKnown,
  isBareDirective,
  leadInPolarity,
  limitReads,
  limitingHeadings,
  locateText,
  plainWords,
  readDirective,
  selectGuidelinesFor,
  shortTitle,
  takesBack
} from "./chunk-BSNJ5HOC.js";
import {
  overlayWorkspace
} from "./chunk-BRS6KCVN.js";
import {
  groupBy,
  identify
} from "./chunk-334M3ZAD.js";
import {
  GithubError
} from "./chunk-AEIEVJYY.js";
import {
  messageOf
} from "./chunk-X7WSVMCW.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/guidelines/code-spans.ts
var FIRST_MARK = 57344, PRIVATE_USE = /[\uE000-\uF8FF]/g;
function maskCodeSpans(parts) {
  let codes = [];
  return { words: parts.map(({ kind, value }) => kind === "words" ? value.replaceAll(PRIVATE_USE, " ") : (codes.push(value), String.fromCharCode(FIRST_MARK + codes.length - 1))).join(""), codes };
}
function listMaskedCodes(words, codes) {
  return [...words.matchAll(PRIVATE_USE)].map(([mark]) => at(codes, mark.charCodeAt(0) - FIRST_MARK));
}
function unmaskCodeSpans(words, codes) {
  return words.replaceAll(PRIVATE_USE, (mark) => `\`${at(codes, mark.charCodeAt(0) - FIRST_MARK)}\``);
}

// src/literal/code-pattern.ts
var PLACEHOLDER = /\.\.\.|…|<[a-z][a-z -]*>|\bfoo\b|\bbar\b/, COMMENT_MARK = /^(?:\/\/|\/\*|#\s*[a-z]|<!--|--\s|@ts-|eslint-|prettier-|noqa\b|istanbul |pragma |TODO\b|FIXME\b|XXX\b|HACK\b)/, FILE_NAME = /^(?:\.{0,2}\/|~\/)|^\.[\w-]+$|^[\w.-]+\.(?:json|jsonc|md|ya?ml|toml|env|lock|txt|ts|tsx|js|mjs|cjs|jsx|py|go|rs|java|cs|rb|php|sh|cfg|ini|xml|html|css)$/, WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u, DOTTED = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)+$/u;
function compileCodePattern(quoted, use) {
  let code = quoted.trim();
  if (code.length < 2 || code.length > 100 || PLACEHOLDER.test(code) || /\n/.test(code))
    return;
  if (use === "import")
    return { code, place: "import", word: !1, call: !1, find: importFinder(code) };
  if (use === "command") {
    let expression2 = commandExpression(code);
    return { code, place: "command", word: !1, call: !1, find: (line) => expression2.exec(line)?.index ?? -1 };
  }
  if (FILE_NAME.test(code))
    return;
  let isComment = use === "comment" || COMMENT_MARK.test(code), expression = compileExpression(code);
  return {
    code,
    place: isComment ? "comment" : /["'`]/.test(code) ? "anywhere" : "code",
    word: WORD.test(code),
    call: /[\p{L}\p{N}_$]\(\s*\)$/u.test(code),
    find: (line) => expression.exec(line)?.index ?? -1
  };
}
function compileExpression(code) {
  let members = /^([\p{L}_$][\p{L}\p{N}_$.]*)\.\*$/u.exec(code)?.[1];
  if (members !== void 0)
    return new RegExp(String.raw`(?<![\p{L}\p{N}_$.-])${escapeForRegExp(members)}\s*\.\s*[\p{L}_$]`, "u");
  let call = /^(.*[\p{L}\p{N}_$])\(\s*\)$/u.exec(code)?.[1], name = call ?? code, body = name.split(/\s+/).map(escapeForRegExp).join(String.raw`\s+`), qualified = DOTTED.test(name), left = leftBoundary(name, WORD.test(name) && !qualified, call !== void 0), right = call === void 0 ? rightBoundary(name) : String.raw`\s*\(`;
  return new RegExp(`${left}${body}${right}`, "u");
}
var METHODS = new Set(
  "catch clone expect finally flatMap forEach reduce reduceRight then toBeTruthy unwrap unwrap_err unwrap_unchecked".split(
    " "
  )
);
function commandExpression(command) {
  let words = command.split(/\s+/).map(escapeForRegExp).join(String.raw`\s+`);
  return new RegExp(
    String.raw`(?<=^|[\s"'\x60&|;($@-])(?<!-\s?-?|[\w.\/-]\s[\w.\/-]*)${words}(?=[\s"'\x60&|;)]|$)`,
    "u"
  );
}
var OPERATOR = String.raw`[=!<>+\-*/%&|^~?:]`;
function leftBoundary(name, single, call) {
  if (/^[\p{L}\p{N}_$]/u.test(name)) {
    let member = single && !(call && METHODS.has(name)) ? String.raw`(?<!\.|->|::)` : "", declaration = call ? String.raw`(?<!\b(?:function\*?|def|fn|func|fun|sub|proc|void|async)\s+)` : "";
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
function escapeForRegExp(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

// src/literal/commands.ts
var COMMANDS = new Set(
  `npm npx pnpm pnpx yarn bun bunx deno node git gh make just cargo rustup go dotnet python python3 pytest pip pip3 pipx
  poetry pipenv conda uv uvx ruff mypy docker kubectl terraform gradle mvn bundle rake composer tsc eslint prettier biome
  vitest jest mocha nvm fnm volta curl wget sudo brew apt apt-get`.split(/\s+/)
), COMMAND_LANGUAGES = [
  "shellscript",
  "yaml",
  "dockerfile",
  "makefile",
  "json",
  "jsonc",
  "powershell",
  "bat"
];
function isCommandName(code) {
  return /^[\w.-]+(?: [\w./:@=-]+)*$/.test(code) && COMMANDS.has(code.split(" ")[0] ?? "");
}

// src/literal/implied-languages.ts
var SCRIPT = ["javascript", "javascriptreact", "typescript", "typescriptreact", "vue", "svelte", "astro"], TYPED = ["typescript", "typescriptreact", "vue", "svelte", "astro"], LANGUAGES = [
  [
    TYPED,
    /^(?:any|as any|: any|as unknown as|unknown|never|as const|satisfies|@ts-\w+|enum|const enum|interface|namespace|readonly)$/
  ],
  [
    SCRIPT,
    /^(?:===|!==|let|const|undefined|console\.[\w*]+(?:\(\))?|require\(\)|React\.\w+|use(?:State|Effect|Memo|Ref|Callback)(?:\(\))?|innerHTML|dangerouslySetInnerHTML|document\.\w+|window\.\w+|localStorage|alert\(\)|async\/await)$/
  ],
  [
    ["rust"],
    /^(?:\w+!(?:\(\))?|\.?unwrap\(\)|\.?expect\(\)|unsafe|#\[\w+(?:\(.*\))?\]|&str|Box<dyn .*|Arc<.*|\.clone\(\)|impl Trait)$/
  ],
  [
    ["csharp"],
    /^(?:is null|is not null|dynamic|Thread\.Sleep(?:\(\))?|Console\.Write(?:Line)?(?:\(\))?|\.Result|\.Wait\(\)|async void|#nullable.*|#region)$/
  ],
  [
    ["python"],
    /^(?:except:|bare except|from \S+ import \*|import \*|typing\.\w+|Any|Optional\[.*\]|Optional|__init__\.py|os\.path|pathlib|self|None|# type: ignore.*|# noqa.*|cast\(\))$/
  ],
  [["go"], /^(?:interface\{\}|fmt\.\w+(?:\(\))?|panic\(\)|log\.Fatal\w*(?:\(\))?|nil|init\(\)|context\.\w+(?:\(\))?)$/],
  [
    ["java", "kotlin", "scala", "groovy"],
    /^(?:System\.(?:out|err)\.\w+(?:\(\))?|Optional\.get\(\)|@Autowired|@Inject)$/
  ],
  // `var` declares in these languages; in Go, Swift and Kotlin there is no other word.
  [[...SCRIPT, "csharp", "java", "dart"], /^var$/]
];
function impliedLanguages(codes) {
  let found;
  for (let code of codes) {
    let languages = LANGUAGES.find(([, expression]) => expression.test(code.trim()))?.[0];
    if (languages !== void 0) {
      let both = found?.filter((language) => languages.includes(language)) ?? languages;
      if (both.length === 0)
        return;
      found = both;
    }
  }
  return found;
}

// src/literal/forms.ts
var SPAN = "[\\uE000-\\uE0FF]", LIST = `(?<codes>${SPAN}(?:\\s*(?:,\\s*(?:or\\s+|and\\s+|nor\\s+)?|\\/|\\s(?:or|and|nor)\\s)\\s*${SPAN})*)`, KIND_OF_CODE = "(?:keyword|type|function|operator|method|call|statement|assertion|cast|comment|declaration|loop|module|package|library|macro|class|hook|tag|directive|annotation|decorator|import|expression|block|marker|literal|property|attribute)s?", THING = `(?:(?:the|a|an|any)\\s+)?(?:${KIND_OF_CODE}\\s+)?${LIST}(?<noun>\\s+${KIND_OF_CODE})?`, VERB = "(?:(?:ever\\s+)?(?<verb>use|using|call|calling|import|importing|write|writing|add|adding|leave|leaving|introduce|introducing|include|including|rely\\s+on|relying\\s+on|employ|employing)\\s+)?", TAIL = "(?:\\s+(?:anywhere|at\\s+all|ever|under\\s+any\\s+circumstances|or\\s+similar|in\\s+(?:any|new|our|this|the|all)\\s+(?:code|codebase|project|repository|repo)|in\\s+(?<language>[a-z#+.]+)(?:\\s+(?:code|files?|sources?))?))?\\s*(?:[.!]*\\s*$|(?:[;:,(]|\\s[-\u2013\u2014])\\s*(?<explanation>.*)$|\\b(?:because|since|as\\s+(?:it|they|this))\\b(?<reason>.*)$)", ALTERNATIVE = "(?<instead>(?:(?!\\s(?:for|in|when|if|on|at|as|with|to|unless|where)\\s)[^.;:]){1,80}?)", CODE_ALTERNATIVE = `(?<instead>(?:the\\s+|a\\s+)?${SPAN})`, SPEAKER = "(?:please\\s+|you\\s+|we\\s+)?", FORMS = [
  {
    example: "Never use `var` or `alert()`; they hide errors.",
    strength: "must",
    sentence: form(
      `(?:please\\s+|you\\s+|we\\s+|code\\s+)?(?:never|do\\s+not|don['\u2019]t|must\\s+not|mustn['\u2019]t|must\\s+never|no)\\s+${VERB}${THING}${TAIL}`
    )
  },
  {
    example: "Avoid `as unknown as`.",
    strength: "should",
    sentence: form(`${SPEAKER}(?:avoid|should\\s+not|shouldn['\u2019]t|should\\s+never)\\s+${VERB}${THING}${TAIL}`)
  },
  {
    example: "`goto` is forbidden.",
    strength: "must",
    sentence: form(
      `${THING}\\s+(?:(?:is|are)\\s+(?:strictly\\s+)?(?:forbidden|banned|prohibited|disallowed|not\\s+allowed|not\\s+permitted)|(?:must|may|can)\\s*(?:not|never)\\s+(?:be\\s+used|appear))${TAIL}`
    )
  },
  {
    example: "Use `===` instead of `==`.",
    strength: "must",
    sentence: form(
      `(?:always\\s+|please\\s+)?(?:use|write|call)\\s+${ALTERNATIVE}\\s*,?\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|and\\s+not|not|never)\\s+(?:using\\s+|calling\\s+)?${THING}${TAIL}`
    )
  },
  {
    example: "Prefer `unknown` over `any`.",
    strength: "should",
    sentence: form(
      `(?:always\\s+|please\\s+)?(?:prefer|favou?r|choose)\\s+(?:using\\s+)?${ALTERNATIVE}\\s*,?\\s+(?:over|to|instead\\s+of|rather\\s+than)\\s+(?:using\\s+)?${THING}${TAIL}`
    )
  },
  {
    example: "Replace `request` with `fetch`.",
    strength: "must",
    sentence: form(`replace\\s+${THING}\\s+(?:with|by)\\s+${CODE_ALTERNATIVE}${TAIL}`)
  }
];
function form(words) {
  return new RegExp(`^${words}`, "i");
}
function matchForm(words) {
  for (let one of FORMS) {
    let groups = one.sentence.exec(words)?.groups, codes = groups?.codes;
    if (codes !== void 0)
      return { form: one, groups: { ...groups, codes } };
  }
}

// src/literal/compile-check.ts
var MAX_SPANS = 100;
function compileLiteralCheck(statement, next) {
  if (statement.parts.length > MAX_SPANS || limitingHeadings(statement).length > 0 || statement.leadIns.some(limitsItems))
    return;
  let { words, codes } = maskCodeSpans(statement.parts);
  if (next !== void 0 && takesBack(next, codes))
    return;
  let match = matchSentence(words, statement);
  return match === void 0 || leavesRoom(match.groups) ? void 0 : checkFrom(statement, match.form, match.groups, codes);
}
function matchSentence(words, { leadIns }) {
  let sentence = words.trim(), own = sentence.replace(MARKS, "").replace(LABEL, "$1 "), lead = leadIns.at(-1)?.replace(MARKS, "").replace(/[\s:：]+$/, "");
  return matchForm(own) ?? (CROSS.test(sentence) && own !== sentence ? matchForm(`avoid ${own}`) : void 0) ?? (lead === void 0 || !isBareDirective(lead) ? void 0 : matchForm(`${lead} ${own}`));
}
function limitsItems(leadIn) {
  let words = leadIn.replace(MARKS, "").replace(/[\s:：]+$/, ""), rest = words.replaceAll(
    /\b(?:when|where|if|wherever|whenever) (?:possible|needed|necessary|appropriate)\b/gi,
    ""
  );
  return !isBareDirective(words) && (!GENERAL_LEAD.test(words) || CONDITION.test(rest) || EXCEPTION.test(rest));
}
var GENERAL_LEAD = /^(?:(?:in particular|in general|guidelines|(?:the |these |our |key |some |more |important |general |basic |additional |project |code |coding )*(?:rules?|conventions?|guidelines|standards|practices|principles|style|requirements)(?: are)?|the following(?: rules)?(?: apply)?|note|notes|also|additionally|important|please|remember|best practices|for example|that is|(?:please )?(?:follow|observe|keep to|stick to|use|prefer|avoid|never|always|do not|don['’]t|respect)\b.*))$/i, MARKS = /^(?:[^\p{L}\p{N}\s"'`([{.@#$<>\-\uE000-\uF8FF][\uFE0F\u20E3]?\s*)+/u, CROSS = /^(?:❌|✗|✘|🚫|⛔|✖)/u, LABEL = /^(avoid|never|never use|do not|don['’]t|do not use|don['’]t use|forbidden|prefer|use)\s*:\s*/i;
function leavesRoom({ explanation, reason }) {
  let rest = explanation ?? reason ?? "", namesAlternative = /^(?:use|prefer|call|write|always|instead)\b/i.test(rest);
  return EXCEPTION.test(rest) || !namesAlternative && CONDITION.test(rest);
}
function checkFrom(statement, { strength }, groups, codes) {
  let { instead } = groups, recommended = listMaskedCodes(`${instead ?? ""}${groups.explanation ?? ""}`, codes), ruledOut = listMaskedCodes(groups.codes, codes), named = readLanguages(statement, groups.language), isCommand = ruledOut.every(isCommandName) && recommended.slice(0, 1).every(isCommandName), patterns = compilePatterns(ruledOut, isCommand ? "command" : readUse(groups));
  if (named === "unknown" || patterns === void 0)
    return;
  let languages = isCommand ? COMMAND_LANGUAGES : named, implied = languages === void 0 ? impliedLanguages([...ruledOut, ...recommended]) : void 0;
  return {
    statement,
    strength,
    patterns,
    allowed: recommended.filter((code) => patterns.some((one) => code !== one.code && code.includes(one.code))),
    ...instead === void 0 ? {} : { instead: unmaskCodeSpans(instead, codes).trim() },
    ...languages === void 0 ? {} : { languages },
    ...implied === void 0 ? {} : { impliedLanguages: implied }
  };
}
function compilePatterns(ruledOut, use) {
  let patterns = ruledOut.flatMap((code) => compileCodePattern(code, use) ?? []);
  return patterns.length === ruledOut.length ? patterns : void 0;
}
function readLanguages(statement, named) {
  if (named !== void 0)
    return languageNamed(named) ?? "unknown";
  for (let heading of statement.headings.toReversed()) {
    let languages = heading.title.split(/[\s,/&()]+/).flatMap((word) => languageNamed(word) ?? []);
    if (languages.length > 0)
      return languages;
  }
}
function readUse({ verb = "", noun = "" }) {
  return /^import/i.test(verb) ? "import" : /comment/i.test(noun) ? "comment" : "code";
}

// src/guidelines/compare.ts
function compareGuidelines(before, after) {
  let partners = pairGuidelines(before, after), taken = new Set(partners.values()), changes = before.flatMap((guideline) => {
    let partner = partners.get(guideline);
    return partner === void 0 ? [whole("removed", guideline)] : changeBetween(guideline, partner) ?? [];
  }), added = after.filter((guideline) => !taken.has(guideline)).map((guideline) => whole("added", guideline)), changed = changes.filter(({ kind }) => kind === "changed").length;
  return { changes: [...changes, ...added], unchanged: partners.size - changed };
}
function whole(kind, guideline) {
  let { name, content, filePatterns } = guideline;
  return {
    kind,
    path: content.path,
    name,
    statements: listStatements(guideline),
    filePatterns,
    files: [...guideline.appliesTo.keys()]
  };
}
function changeBetween(before, after) {
  let [own, other] = [listStatements(before), listStatements(after)], statements = { added: without(other, own), removed: without(own, other) }, filePatterns = { before: before.filePatterns, after: after.filePatterns }, files = { before: [...before.appliesTo.keys()], after: [...after.appliesTo.keys()] };
  return statements.added.length + statements.removed.length === 0 && isEqual(filePatterns) && isEqualSet(files) ? void 0 : { kind: "changed", path: after.content.path, name: after.name, statements, filePatterns, files };
}
function listStatements({ statements }) {
  return statements.map(({ leadIns, text }) => [...leadIns, text].join(" "));
}
function without(list, other) {
  let counts = /* @__PURE__ */ new Map();
  for (let text of other)
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter((text) => {
    let count = counts.get(text) ?? 0;
    return counts.set(text, count - 1), count <= 0;
  });
}
function isEqual({ before, after }) {
  return before.length === after.length && before.every((text, index) => text === after[index]);
}
function isEqualSet({ before, after }) {
  return without(before, after).length + without(after, before).length === 0;
}
function pairGuidelines(before, after) {
  let partners = /* @__PURE__ */ new Map(), later = groupBy(after, ({ content }) => content.path);
  for (let [path, own] of groupBy(before, ({ content }) => content.path))
    pairGuidelinesOfPath({ before: own, after: later.get(path) ?? [] }, partners);
  return partners;
}
function pairGuidelinesOfPath(all, partners) {
  let changed = pairByKeys(all, partners, (guideline) => [
    JSON.stringify([listStatements(guideline), guideline.filePatterns])
  ]), { before, after } = pairByKeys(changed, partners, listStatements), [lastBefore, lastAfter] = [before[0], after[0]];
  lastBefore !== void 0 && lastAfter !== void 0 && before.length + after.length === 2 && partners.set(lastBefore, lastAfter);
}
function pairByKeys({ before, after }, partners, keysOf) {
  let waiting = /* @__PURE__ */ new Map();
  for (let guideline of before.toReversed())
    for (let key of keysOf(guideline))
      waiting.set(key, waiting.get(key) ?? []), waiting.get(key)?.push(guideline);
  let left = after.filter((guideline) => {
    let partner = keysOf(guideline).map((key) => lastWaiting(waiting.get(key) ?? [], partners)).find((found) => found !== void 0);
    return partner !== void 0 && partners.set(partner, guideline), partner === void 0;
  });
  return { before: before.filter((guideline) => !partners.has(guideline)), after: left };
}
function lastWaiting(waiting, partners) {
  for (; ; ) {
    let last = waiting.at(-1);
    if (last === void 0 || !partners.has(last))
      return last;
    waiting.pop();
  }
}

// src/jobs/conclude/compare-guidance.ts
var MAX_CHANGED = 50, MAX_CHARACTERS = 2e6, MAX_FURTHER_READS = 50;
async function compareGuidance(subject, { guidelines, customizations, read }, settings) {
  let edited = findEdited(subject.changes.files, customizations);
  if (edited.length === 0)
    return { changes: void 0, notes: [] };
  let { repository } = subject.guidance, compared = edited.slice(0, MAX_CHANGED);
  try {
    let { contents, unread } = await readEdits(compared, subject.readHead), base = limitReads(repository, read, MAX_FURTHER_READS), head = overlayWorkspace(base.workspace, contents, "the head"), guidance = { ...subject.guidance, repository: head }, after = await discoverCustomizations(customizationSources({ guidance, changes: subject.changes }, settings)), changes = compareGuidelines(guidelines.applicable, (await selectGuidelinesFor(subject, after)).applicable), notes = [
      ...noteOn(
        edited.slice(MAX_CHANGED).map(({ path }) => path),
        beyondComparedFiles(MAX_CHANGED)
      ),
      ...noteOn(unread, EDIT_NOT_READ),
      ...noteOn([...base.refused], beyondFurtherReads(MAX_FURTHER_READS))
    ];
    return { changes, notes };
  } catch (error) {
    if (error instanceof GithubError)
      return { changes: void 0, notes: [{ source: repository.name, message: effectNotKnown(messageOf(error)) }] };
    throw error;
  }
}
function noteOn(paths, message) {
  let [source] = paths, others = paths.length - 1;
  return source === void 0 ? [] : [{ source: others === 0 ? source : `${source} and ${others} more`, message }];
}
function findEdited(files, customizations) {
  let known = /* @__PURE__ */ new Set([
    ...customizations.found.flatMap((found) => [found.path, ..."content" in found ? [found.content.path] : []]),
    ...customizations.leftOut.map(({ source }) => source)
  ]), isOne = (path) => known.has(path) || identify(path) !== void 0 || SETTINGS.test(path);
  return files.filter(({ path, previousPath }) => isOne(path) || previousPath !== void 0 && isOne(previousPath));
}
var SETTINGS = /(?:^|\/)\.vscode\/settings\.json$|\.code-workspace$/;
async function readEdits(edited, readHead) {
  let gone = edited.flatMap(({ path, previousPath, status }) => {
    let left = status === "removed" ? path : status === "copied" ? void 0 : previousPath;
    return left === void 0 ? [] : [[left, void 0]];
  }), standing = [...new Set(edited.filter(({ status }) => status !== "removed").map(({ path }) => path))], texts = await Promise.all(standing.map(async (path) => [path, await readHead(path)])), contents = new Map(gone), unread = [], room = MAX_CHARACTERS;
  for (let [path, text] of texts)
    text === void 0 || text.length > room ? (contents.delete(path), unread.push(path)) : (contents.set(path, text), room -= text.length);
  return { contents, unread };
}

// src/guidelines/actions.ts
var VERBS = [
  "abbreviate access add allow annotate append apply assign bypass call catch change check choose chain",
  "combine comment commit concatenate copy create declare define delete depend disable document edit",
  "employ enable expose export extend format hardcode hard-code handle ignore implement import include",
  "indent inline initialize inject install introduce keep leave log mark mix mock modify mutate name",
  "nest omit open overload override pass perform place prefix print push put query raise read rebase",
  "refactor rely remove rename return reuse run set share skip sort split squash start store suppress",
  "swallow test throw trust update use utilise utilize validate wrap write"
].flatMap((line) => line.split(" ")), STEMS = new Set(VERBS.map(verbStem)), SAME_AS_USE = new Set(["employ", "utilise", "utilize", "choose"].map(verbStem));
function leadingVerb(words) {
  let first = /^[a-z-]+(?= )/.exec(words)?.[0];
  return first !== void 0 && STEMS.has(verbStem(first)) ? first : void 0;
}
function readAction(words, asks) {
  let verb = leadingVerb(words) ?? (asks === "action" ? /^[a-z-]+(?= )/.exec(words)?.[0] : void 0), stem = verbStem(verb ?? "use"), object = words.slice(verb?.length ?? 0).trim();
  return { verb: SAME_AS_USE.has(stem) ? verbStem("use") : stem, object };
}
function verbStem(verb) {
  return verb.replace(/ing$/, "").replace(/e$/, "").replace(/(?<last>[b-df-hj-np-tv-z])\k<last>$/, "$<last>");
}
var ARTICLES = /(?:^|(?<= ))(?:the|an?|any|our|your|their|its) /g, KIND_OF_CODE2 = "(?:keyword|type|function|operator|method|call|statement|assertion|cast|declaration|module|package|library|macro|class|hook|tag|directive|annotation|decorator|expression|block|attribute)s?", CODE_WITH_KIND = new RegExp(`^(?:${KIND_OF_CODE2} )?([\\uE000-\\uF8FF])(?: ${KIND_OF_CODE2})?$`), CODE_LIST = /^[\uE000-\uF8FF](?:(?:, (?:and |or |nor )?| and | or | nor | ?\/ ?)[\uE000-\uF8FF])+$/;
function listThings(object, which) {
  let plain = object.replaceAll(ARTICLES, "").replaceAll(/["“”]/g, "").trim();
  return CODE_LIST.test(plain) ? which === "all" && / or |\//.test(plain) ? [] : [...plain.matchAll(/[\uE000-\uF8FF]/g)].map(([code]) => code) : [plain.replace(CODE_WITH_KIND, "$1")];
}

// src/guidelines/claims.ts
var MAX_CHARACTERS2 = 300, NO_CLAIM = /\?$| \| /;
function readClaims(statements) {
  let title = findTitle(statements);
  return statements.map((statement, index) => readStatementClaims(statement, statements[index + 1], title));
}
function findTitle(statements) {
  let first = statements[0]?.headings[0];
  return first?.depth === 1 && first === statements.at(-1)?.headings[0] ? first : void 0;
}
function readStatementClaims(statement, next, title) {
  if (statement.text.length > MAX_CHARACTERS2 || NO_CLAIM.test(statement.text))
    return [];
  let scope = readScope(statement, title), { words: masked, codes } = maskCodeSpans(statement.parts);
  if (scope === void 0 || EXCEPTION.test(joinWords(statement)) || next !== void 0 && takesBack(next, codes))
    return [];
  let words = stripLabel(plainWords(masked), scope.polarity);
  return words === void 0 ? [] : directClaims(withoutExplanation(words.rest), words.polarity).filter(({ core }) => core !== "").map(({ polarity, core }) => ({ polarity, core: unmaskCodeSpans(core, codes), scope: scope.limits }));
}
var DESCRIBES_FAULTS = /\b(?:mistakes?|pitfalls?|problems?|issues?|errors?|symptoms?|smells?|faults?|traps?|myths?|before|after|bad|wrong|incorrect|troubleshooting|examples?|scenarios?|questions?|checklist|optional|alternatives?)\b/i;
function readScope(statement, title) {
  let limits = [...limitingHeadings(statement)], headings = statement.headings.filter((heading) => heading !== title), polarity, leadIns = statement.leadIns.map(shortTitle);
  for (let words of [...headings.map((heading) => shortTitle(heading.title)), ...leadIns]) {
    let read = leadInPolarity(words);
    if (polarity = read ?? polarity, read === void 0 && DESCRIBES_FAULTS.test(words))
      return;
    words.split(/[\s,/&()]+/).some((word) => languageNamed(word) !== void 0) && limits.push(words);
  }
  return limits.push(...leadIns.filter((leadIn) => leadInPolarity(leadIn) === void 0)), { polarity, limits: [...new Set(limits.map(plainWords))].join(`
`) };
}
function joinWords({ parts }) {
  return parts.map(({ kind, value }) => kind === "words" ? value : " ").join("");
}
var LABELS = {
  forbidden: /^(?:[❌🚫⛔✗✘]\uFE0F?\s*)+(?:(?:bad|wrong|incorrect|never|avoid|don't|do not|no)\s*:\s*)?|^(?:avoid|don't|never|forbidden)\s*:\s*/u,
  required: /^(?:[✅✔✓]\uFE0F?\s*)+(?:(?:good|right|correct|always|prefer|do|yes)\s*:\s*)?|^(?:do|always|prefer|required)\s*:\s*/u
};
function stripLabel(words, polarity) {
  for (let labelled of ["forbidden", "required"]) {
    let label = LABELS[labelled].exec(words)?.[0];
    if (label !== void 0 && label !== "")
      return polarity !== void 0 && polarity !== labelled ? void 0 : { polarity: labelled, rest: words.slice(label.length) };
  }
  return !(readDirective(words) !== void 0 || leadingVerb(words) !== void 0) && /^[^:]{1,60}:\s/.test(words) ? void 0 : { polarity, rest: words };
}
var EXPLANATION = /(?:;|\s[-–—]+\s|\s\(|\.\s|,?\s(?:because|since|as it|as they|as this|so that)\s|:\s).*$/, EVERYWHERE = /(?:\s(?:anywhere|everywhere|at all|at all times|ever|under any circumstances|in (?:any|our|this|the|all)(?: (?:entire|whole))? (?:code|codebase|project|repository|repo)))+$/;
function withoutExplanation(words) {
  let explanation = EXPLANATION.exec(words)?.[0] ?? "";
  return EXCEPTION.test(explanation) || CONDITION.test(explanation) ? "" : words.slice(0, words.length - explanation.length).replace(/[\s.!,:]+$/, "").replace(EVERYWHERE, "");
}
function directClaims(words, polarity) {
  let passive = passiveClaims(words);
  if (passive.length > 0)
    return polarity === "forbidden" ? [] : passive;
  let directive = readDirective(words);
  return directive !== void 0 ? directive.polarity === "required" && polarity === "forbidden" ? [] : alternatives(directive.rest, directive.polarity, directive.asks) : polarity !== void 0 ? alternatives(words, polarity, "thing") : leadingVerb(words) === void 0 ? [] : alternatives(words, "required", "action");
}
var PASSIVES = [
  {
    polarity: "forbidden",
    words: /^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:(?:is|are) (?:strictly |absolutely )?(?:forbidden|prohibited|banned|disallowed|not allowed|not permitted)|(?:must|should|may|can)(?: not|not| never) (?:ever )?be used)$/
  },
  {
    polarity: "required",
    words: /^(?:(?:the )?use of |using )?(?<thing>.{1,60}?) (?:(?:is|are) (?:strictly |always )?(?:required|mandatory)|(?:must|should) (?:always )?be used)$/
  }
];
function passiveClaims(words) {
  for (let { polarity, words: expression } of PASSIVES) {
    let thing = expression.exec(words)?.groups?.thing;
    if (thing !== void 0)
      return claimEach(polarity, `use ${thing}`, "action");
  }
  return [];
}
var INSTEAD = /^(?<own>.+?)(?:,? (?:instead of|rather than|in place of|and not)|, (?:not|never)) (?:using |the use of )?(?<other>.+)$/, PREFERRED = /^(?<own>.+?),? over (?:using )?(?<other>.+)$/, IN_FAVOUR = /^(?<own>.+?),? (?:in favou?r of) (?:using )?(?<other>.+)$/, LIMITED = /\b(?:for|in|when|if|on|at|with|to|unless|where|as|by|from|during|while|until|after|before)\b/;
function alternatives(words, polarity, asks) {
  let both = pairIn(words, polarity, asks), [own, other] = [both?.own, both?.other];
  if (own === void 0 || other === void 0)
    return polarity === "forbidden" && INSTEAD.test(words) ? [] : claimEach(polarity, words, asks);
  if (LIMITED.test(other) || LIMITED.test(own))
    return [];
  let denied = polarity === "required" ? "forbidden" : "required", verb = leadingVerb(own) ?? "use";
  return [...claimEach(polarity, own, asks), ...claimEach(denied, `${verb} ${other}`, "action")];
}
function pairIn(words, polarity, asks) {
  return polarity === "forbidden" ? IN_FAVOUR.exec(words)?.groups : (INSTEAD.exec(words) ?? (asks === "thing" ? PREFERRED.exec(words) : void 0))?.groups;
}
function claimEach(polarity, words, asks) {
  let action = readAction(words, asks);
  return listThings(action.object, polarity === "forbidden" ? "any" : "all").map((thing) => ({ polarity, core: thing === "" ? "" : `${action.verb} ${thing}` }));
}

// src/guidelines/conflicts.ts
var MAX_CONFLICTS = 100, MAX_PAIRS = 1e4;
function findConflicts(guidelines) {
  let claims = guidelines.filter(({ appliesTo }) => appliesTo.size > 0).flatMap(placedClaims), demands = groupBy(firstOfEach(claims, "required"), claimKey), countShared = sharedFileCounter(), conflicts = /* @__PURE__ */ new Map();
  for (let denial of firstOfEach(claims, "forbidden"))
    for (let demand of demands.get(claimKey(denial)) ?? []) {
      let files = demand.statement === denial.statement ? 0 : countShared(demand.guideline, denial.guideline), pair = `${demand.statement.id} ${denial.statement.id}`;
      files > 0 && conflicts.size < MAX_CONFLICTS && !conflicts.has(pair) && conflicts.set(pair, { required: describePlace(demand), forbidden: describePlace(denial), files });
    }
  return [...conflicts.values()];
}
function placedClaims(guideline) {
  let claims = readClaims(guideline.statements);
  return guideline.statements.flatMap(
    (statement, index) => at(claims, index).map((claim) => ({ guideline, statement, claim }))
  );
}
function firstOfEach(claims, polarity) {
  let first = /* @__PURE__ */ new Map();
  for (let placed of claims.filter(({ claim }) => claim.polarity === polarity)) {
    let key = JSON.stringify([placed.guideline.id, claimKey(placed)]);
    first.has(key) || first.set(key, placed);
  }
  return [...first.values()];
}
function claimKey({ claim: { core, scope } }) {
  return JSON.stringify([core, scope]);
}
function sharedFileCounter() {
  let known = /* @__PURE__ */ new Map();
  return (a, b) => {
    let pair = `${a.id} ${b.id}`, counted = known.get(pair);
    if (counted !== void 0 || known.size === MAX_PAIRS)
      return counted ?? 0;
    let [fewer, more] = a.appliesTo.size < b.appliesTo.size ? [a.appliesTo, b.appliesTo] : [b.appliesTo, a.appliesTo], shared = [...fewer.keys()].filter((path) => more.has(path)).length;
    return known.set(pair, shared), shared;
  };
}
function describePlace({ guideline, statement }) {
  return {
    guideline: guideline.id,
    statement: statement.id,
    path: guideline.content.path,
    line: locateText(guideline.content, statement.range.start).line,
    text: statement.text
  };
}

// src/jobs/conclude/write-receipts.ts
var MAX_FILES_LISTED = 100;
function writeReceipts({ customizations, guidelines, applied }, known) {
  let isApplied = new Set(applied), findEqual = compareStatements(byPrecedence(applied));
  return [
    ...guidelines.decisions.map((decision) => {
      let outcome = known.agents?.get(decision.customization.path);
      return outcome === void 0 ? writeReceipt(decision, isApplied, known, findEqual) : writeAgentReceipt(decision.customization, outcome, known);
    }),
    ...customizations.leftOut.map(({ folder, ...rest }) => ({
      readers: [],
      ...rest,
      ...nameFolder(folder),
      status: "left-out",
      changedFiles: 0,
      files: [],
      references: []
    }))
  ];
}
function writeAgentReceipt(customization, outcome, known) {
  let described = describeCustomization(customization);
  return outcome.kind === "idle" ? { ...described, status: "left-out", reason: outcome.reason, changedFiles: 0, files: [] } : {
    ...described,
    status: "in-force",
    changedFiles: outcome.files.length,
    files: outcome.files.slice(0, MAX_FILES_LISTED).map((path) => ({ path, by: "delegation" })),
    ...describeSent([AGENT], outcome.ledger ?? known.ledger)
  };
}
var AGENT = "agent";
function writeReceipt(decision, applied, known, findEqual) {
  let described = describeCustomization(decision.customization);
  if (decision.kind === "left-out")
    return { ...described, status: "left-out", reason: decision.reason, changedFiles: 0, files: [] };
  let { guideline } = decision, isApplied = applied.has(guideline);
  return {
    ...described,
    status: isApplied ? "in-force" : "idle",
    ...isApplied ? {} : { reason: NO_REVIEWED_FILE },
    guideline: String(guideline.id),
    statements: guideline.statements.length,
    changedFiles: guideline.appliesTo.size,
    files: [...guideline.appliesTo].slice(0, MAX_FILES_LISTED).map(([file, by]) => ({ path: file, by })),
    ...describeSent(guidelinePieceIds(guideline), known.ledger),
    ...isApplied ? listRepeats(guideline, findEqual) : {},
    ...known.findings === void 0 ? {} : { cited: countCitations(guideline, known.findings) }
  };
}
function describeCustomization({
  path,
  kind,
  level,
  folder,
  readers,
  broughtBy,
  references
}) {
  return {
    source: path,
    kind,
    level,
    ...nameFolder(folder),
    readers,
    ...broughtBy === void 0 ? {} : { broughtBy },
    references
  };
}
function nameFolder(folder) {
  return folder === void 0 || folder === "" ? {} : { folder };
}
function describeSent(pieces, ledger) {
  let entries = pieces.flatMap((piece) => ledger?.get(piece) ?? []), entry = entries.find(({ included }) => included) ?? entries[0];
  return entry === void 0 ? {} : { tokens: entry.tokens, sent: entry.included ? "whole" : "cut" };
}
function listRepeats({ statements }, findEqual) {
  let repeats = statements.flatMap((statement) => {
    let [first] = findEqual(statement);
    return first === void 0 || first.statement === statement ? [] : [{ statement: statement.id, of: first.statement.id, source: first.guideline.content.path }];
  });
  return repeats.length === 0 ? {} : { repeats };
}
function countCitations(guideline, findings) {
  return findings.filter((finding) => finding.guideline?.id === String(guideline.id)).length;
}

// src/literal/code-span.ts
function codeSpan(code) {
  return code.includes("`") ? `\`\` ${code} \`\`` : `\`${code}\``;
}

export {
  codeSpan,
  compileLiteralCheck,
  compareGuidance,
  findConflicts,
  writeReceipts
};
