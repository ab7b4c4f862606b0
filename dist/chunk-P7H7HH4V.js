import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  languageNamed
} from "./chunk-PHYUKXV5.js";
import {
  CONDITION,
  EXCEPTION,
  isBareDirective,
  limitingHeadings,
  takesBack
} from "./chunk-6SRTLRXG.js";
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

// src/literal/code-span.ts
function codeSpan(code) {
  return code.includes("`") ? `\`\` ${code} \`\`` : `\`${code}\``;
}

export {
  codeSpan,
  maskCodeSpans,
  unmaskCodeSpans,
  compileLiteralCheck
};
