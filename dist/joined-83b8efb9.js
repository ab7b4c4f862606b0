import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/symbols/is-test.ts
function isTestPath(path) {
  return /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|fixtures|testdata|test_\w+)\//i.test(path) || // Projects of .NET: `Shop.Tests/`, `Shop.Specs/`
  /(?:^|\/)[\w.]+\.(?:Tests?|Specs|UnitTests|IntegrationTests|FunctionalTests)\//.test(path) || /(?:^|[/._-])(?:test|tests|spec|e2e|bench)\.[^/]*$|(?:^|\/)test_[^/]*$|_(?:test|spec)\.[^/.]+$/i.test(path) || /(?:Tests?|IT|Spec)\.(?:java|kt|cs|scala|groovy|php|swift)$/.test(path);
}

import {
  listMaskedCodes as listMaskedCodes2
} from "./joined-ec575719.js";
import {
  languageOf as languageOf2
} from "./joined-b7fd8cd1.js";
import {
  isBelow
} from "./joined-1c6c8fb1.js";

import {
  languageNamed,
  listMaskedCodes,
  maskCodeSpans,
  readImports,
  unmaskCodeSpans,
  CONDITION,
  leadInPolarity,
  plainWords,
  shortTitle,
  takesBack,
  generatedByName,
  isLockFile
} from "./joined-ec575719.js";
import {
  CHANGE_ITSELF,
  folderOf,
  nameOf,
  compileGlob
} from "./joined-1c6c8fb1.js";
import {
  findLineSecrets,
  hasBareValues,
  mayHaveSecret,
  languageOf,
  findSecrets
} from "./joined-b7fd8cd1.js";
import {
  at
} from "./joined-cc1d52fd.js";
import {
  readNames,
  splitLines
} from "./joined-59014168.js";
import {
  shorten
} from "./joined-a845ed26.js";
import {
  showHidden
} from "./joined-5ac99ec6.js";

// src/text/languages/comment-syntax.ts
var DOUBLE = ['"', '"', "\\"];
var SINGLE = ["'", "'", "\\"];
var BACKTICK = ["`", "`", "\\"];
var TRIPLE_DOUBLE = ['"""', '"""', "\\"];
var TRIPLE_SINGLE = ["'''", "'''", "\\"];
var PLAIN_DOUBLE = ['"', '"'];
var PLAIN_SINGLE = ["'", "'"];
var SLASH_STAR = ["/*", "*/"];
var MARKUP = ["<!--", "-->"];
function likeC(...strings2) {
  return { line: ["//"], block: [SLASH_STAR], strings: strings2 };
}
function withHash(...strings2) {
  return { line: ["#"], block: [], strings: strings2 };
}
var SCRIPT = likeC(DOUBLE, SINGLE, BACKTICK);
var C = likeC(DOUBLE, SINGLE);
var HTML = { line: [], block: [MARKUP], strings: [] };
var COMPONENT = { line: [], block: [MARKUP, SLASH_STAR], strings: [] };
var LISP = { line: [";"], block: [["#|", "|#"]], strings: [DOUBLE] };
var SYNTAXES = {
  ada: { line: ["--"], block: [], strings: [PLAIN_DOUBLE] },
  apex: C,
  astro: COMPONENT,
  bat: { line: ["::", "REM ", "rem "], block: [], strings: [PLAIN_DOUBLE] },
  bicep: likeC(["'''", "'''"], SINGLE),
  c: C,
  clojure: { line: [";"], block: [], strings: [DOUBLE] },
  cmake: { line: ["#"], block: [["#[[", "]]"]], strings: [DOUBLE] },
  coffeescript: { line: ["#"], block: [["###", "###"]], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] },
  cpp: likeC(['R"(', ')"'], DOUBLE, SINGLE),
  crystal: withHash(DOUBLE, SINGLE),
  csharp: likeC(['"""', '"""'], ['@"', '"'], ['$@"', '"'], DOUBLE, SINGLE),
  css: { line: [], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  "cuda-cpp": C,
  d: likeC(DOUBLE, SINGLE, ["`", "`"]),
  dart: likeC(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  dockercompose: withHash(DOUBLE, PLAIN_SINGLE),
  dockerfile: withHash(DOUBLE, SINGLE),
  dotenv: withHash(DOUBLE, SINGLE),
  elixir: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  elm: { line: ["--"], block: [["{-", "-}"]], strings: [TRIPLE_DOUBLE, DOUBLE] },
  erlang: { line: ["%"], block: [], strings: [DOUBLE] },
  fsharp: { line: ["//"], block: [["(*", "*)"]], strings: [['"""', '"""'], ['@"', '"'], DOUBLE] },
  gdscript: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  gleam: { line: ["//"], block: [], strings: [DOUBLE] },
  go: likeC(DOUBLE, SINGLE, ["`", "`"]),
  "go.mod": { line: ["//"], block: [], strings: [] },
  graphql: withHash(TRIPLE_DOUBLE, DOUBLE),
  groovy: likeC(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  handlebars: { line: [], block: [["{{!--", "--}}"], ["{{!", "}}"], MARKUP], strings: [] },
  // In Haskell a single quote may end a name: `x'`.
  haskell: { line: ["--"], block: [["{-", "-}"]], strings: [DOUBLE] },
  hcl: { line: ["#", "//"], block: [SLASH_STAR], strings: [DOUBLE] },
  html: HTML,
  ignore: withHash(),
  ini: { line: [";", "#"], block: [], strings: [] },
  java: likeC(TRIPLE_DOUBLE, DOUBLE, SINGLE),
  javascript: SCRIPT,
  javascriptreact: SCRIPT,
  json: likeC(DOUBLE),
  json5: likeC(DOUBLE, SINGLE),
  jsonc: likeC(DOUBLE),
  julia: { line: ["#"], block: [["#=", "=#"]], strings: [TRIPLE_DOUBLE, DOUBLE] },
  kotlin: likeC(['"""', '"""'], DOUBLE, SINGLE),
  latex: { line: ["%"], block: [], strings: [] },
  less: likeC(DOUBLE, SINGLE),
  lisp: LISP,
  lua: {
    line: ["--"],
    block: [
      ["--[[", "]]"],
      ["--[=[", "]=]"],
      ["--[==[", "]==]"]
    ],
    strings: [["[[", "]]"], ["[=[", "]=]"], ["[==[", "]==]"], DOUBLE, SINGLE]
  },
  makefile: withHash(),
  nim: { line: ["#"], block: [["#[", "]#"]], strings: [['"""', '"""'], DOUBLE] },
  nix: { line: ["#"], block: [SLASH_STAR], strings: [["''", "''"], DOUBLE] },
  "objective-c": C,
  "objective-cpp": C,
  ocaml: { line: [], block: [["(*", "*)"]], strings: [DOUBLE] },
  perl: {
    line: ["#"],
    block: [
      ["=pod", "=cut"],
      ["=head", "=cut"]
    ],
    strings: [DOUBLE, SINGLE]
  },
  php: { line: ["//", "#"], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  "pip-requirements": withHash(),
  powershell: { line: ["#"], block: [["<#", "#>"]], strings: [['@"', '"@'], ["@'", "'@"], PLAIN_DOUBLE, PLAIN_SINGLE] },
  prisma: { line: ["//"], block: [], strings: [DOUBLE] },
  properties: { line: ["#", "!"], block: [], strings: [] },
  proto3: C,
  puppet: withHash(DOUBLE, SINGLE),
  purescript: { line: ["--"], block: [["{-", "-}"]], strings: [TRIPLE_DOUBLE, DOUBLE] },
  python: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  r: withHash(DOUBLE, SINGLE),
  racket: LISP,
  raku: withHash(DOUBLE, SINGLE),
  razor: { line: [], block: [["@*", "*@"], MARKUP], strings: [] },
  ruby: { line: ["#"], block: [["=begin", "=end"]], strings: [DOUBLE, SINGLE, BACKTICK] },
  // In Rust a single quote begins a lifetime more often than a character.
  rust: likeC(['r#"', '"#'], DOUBLE),
  sass: { line: ["//"], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  scala: likeC(['"""', '"""'], DOUBLE, SINGLE),
  scheme: LISP,
  scss: likeC(DOUBLE, SINGLE),
  shellscript: { ...withHash(DOUBLE, PLAIN_SINGLE, BACKTICK), commentsStartWords: true },
  solidity: C,
  sql: { line: ["--"], block: [SLASH_STAR], strings: [PLAIN_SINGLE, PLAIN_DOUBLE] },
  starlark: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  stylus: likeC(DOUBLE, SINGLE),
  svelte: COMPONENT,
  swift: likeC(TRIPLE_DOUBLE, DOUBLE),
  systemverilog: likeC(DOUBLE),
  tcl: withHash(DOUBLE),
  terraform: { line: ["#", "//"], block: [SLASH_STAR], strings: [DOUBLE] },
  "terraform-vars": { line: ["#", "//"], block: [SLASH_STAR], strings: [DOUBLE] },
  tex: { line: ["%"], block: [], strings: [] },
  toml: withHash(TRIPLE_DOUBLE, ["'''", "'''"], DOUBLE, PLAIN_SINGLE),
  twig: { line: [], block: [["{#", "#}"], MARKUP], strings: [] },
  typescript: SCRIPT,
  typescriptreact: SCRIPT,
  // In Visual Basic an apostrophe begins a comment.
  vb: { line: ["'", "REM "], block: [], strings: [PLAIN_DOUBLE] },
  verilog: likeC(DOUBLE),
  vhdl: { line: ["--"], block: [SLASH_STAR], strings: [PLAIN_DOUBLE] },
  vue: COMPONENT,
  wgsl: { line: ["//"], block: [SLASH_STAR], strings: [] },
  xml: HTML,
  xsl: HTML,
  yaml: withHash(DOUBLE, PLAIN_SINGLE),
  zig: { line: ["//"], block: [], strings: [DOUBLE, SINGLE] }
};
function commentSyntaxOf(languageId) {
  return Object.hasOwn(SYNTAXES, languageId) ? SYNTAXES[languageId] : void 0;
}

import {
  groupBy
} from "./chunk-DIMNUKE4.js";
// src/literal/code-span.ts
function codeSpan(code) {
  return code.includes("`") ? `\`\` ${code} \`\`` : `\`${code}\``;
}
// src/literal/script-languages.ts
var SCRIPT2 = ["javascript", "javascriptreact", "typescript", "typescriptreact"];
var TYPED_SCRIPT = ["typescript", "typescriptreact"];
var WITH_SCRIPTS = ["vue", "svelte", "astro"];
var SCRIPT_FILES = [...SCRIPT2, ...WITH_SCRIPTS];
var TYPED_SCRIPT_FILES = [...TYPED_SCRIPT, ...WITH_SCRIPTS];
// src/literal/reading/scope/implied-languages.ts
var LANGUAGES = [
  [
    TYPED_SCRIPT_FILES,
    /^(?:any|as any|: any|as unknown as|unknown|never|as const|satisfies|@ts-\w+|enum|const enum|interface|namespace|readonly)$/
  ],
  [
    SCRIPT_FILES,
    /^(?:===|!==|let|const|undefined|console\.[\w*]+(?:\(\))?|require\(\)|React\.\w+|use(?:State|Effect|Memo|Ref|Callback)(?:\(\))?|innerHTML|dangerouslySetInnerHTML|document\.\w+|window\.\w+|localStorage|alert\(\)|async\/await)$/
  ],
  [["swift"], /^(?:try!|as!|fatalError(?:\(.*\))?|@MainActor|@Observable|@State|@StateObject|@ObservedObject)$/],
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
    /^(?:except:|bare except|from \S+ import \*|import \*|typing\.\w+|Any|Optional\[.*\]|__init__\.py|os\.path|pathlib|self|None|# type: ignore.*|# noqa.*|cast\(\))$/
  ],
  [["go"], /^(?:interface\{\}|fmt\.\w+(?:\(\))?|panic\(\)|log\.Fatal\w*(?:\(\))?|nil|init\(\)|context\.\w+(?:\(\))?)$/],
  [
    ["java", "kotlin", "scala", "groovy"],
    /^(?:System\.(?:out|err)\.\w+(?:\(\))?|Optional\.get\(\)|@Autowired|@Inject)$/
  ],
  // `var` declares in these languages; in Go and Swift there is no other word, and Kotlin and Scala have `val`.
  [[...SCRIPT_FILES, "csharp", "java", "dart"], /^var$/]
];
var UNMISTAKABLE = [
  [TYPED_SCRIPT_FILES, /^(?:: any|as any|<any>|any\[\]|as unknown as|as const|@ts-\w+)$/],
  [SCRIPT_FILES, /^console\.(?:log|warn|error|info|debug|\*)(?:\(.*\))?$/],
  [
    ["csharp", "fsharp", "vb", "powershell", "razor"],
    /^(?:Console\.Write(?:Line)?(?:\(.*\))?|(?:System|Microsoft|Newtonsoft)\.[A-Z]\w*(?:\.\w+)*|new List<.*>.*|\.ToList\(\))$/
  ]
];
var WITHOUT_ANY = /* @__PURE__ */ new Set(["php", "ruby", "csharp", "java", "rust", "javascript", "elixir"]);
function languagesInstead(codes, scope) {
  let found = UNMISTAKABLE.filter(([, code]) => codes.some((one) => code.test(one.trim()))).map(([ids]) => ids), others = found.filter((ids) => !ids.some((id) => scope.includes(id)));
  return others.length === 0 ? codes.length > 0 && codes.every((code) => code.trim() === "any") && scope.length > 0 && scope.every((id) => WITHOUT_ANY.has(id)) ? TYPED_SCRIPT_FILES : void 0 : [...others.length < found.length ? scope : [], ...others.flat()];
}
function impliedLanguages(codes) {
  if (codes.includes("val") && codes.includes("var"))
    return ["kotlin", "scala"];
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
// src/literal/families/code-list.ts
var CODE = "[\uE000-\uF8FF]";
var JOIN = String.raw`(?:,? ?(?:and|or|&|nor)(?: in| to| from| of| under)? |, ?| ?\/ ?)`;
function plainPhrase(words2) {
  let plain2 = words2.toLowerCase();
  return UNEVEN.test(plain2) ? plain2.replaceAll("\u2019", "'").replaceAll(/[\s*_]+/g, " ").trim().replace(/[.!:;,]+$/, "").trim() : plain2;
}
var UNEVEN = /[^\S ]| {2}|^ | $|[*_’]|[.!:;,]$/;
function codeListPattern(before, after) {
  let item = String.raw`(?:(?:${before}) )*(?:\()?${CODE}\)?(?: (?:${after}))*`;
  return `${item}(?:${JOIN}${item})*`;
}
function codesIn(words2, codes) {
  return listMaskedCodes(words2, codes);
}
function listCodes(codes, join = "or") {
  let spans = codes.map(codeSpan2), last = spans.at(-1) ?? "";
  return spans.length < 2 ? last : `${spans.slice(0, -1).join(", ")} ${join} ${last}`;
}
function codeSpan2(code) {
  let line = showHidden(code.replaceAll(/\s+/g, " ")), longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0), fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}
// src/literal/families/reads-only.ts
function readsOnly(reads, functions) {
  return { reads, ...functions };
}
// src/literal/families/uses/code-pattern.ts
var NO_CODE = /^--?[A-Za-z]|^(?!.*(?:::|->)).*[\p{L}\p{N}]\*$|^[\w.]+!?\((?!\)\.)(?!(?:un)?safe\)$).*\w.*\)$|^[\w.-]+(?:\/[\w.*-]+)+$/u;
var PLACEHOLDER = /<[A-Z]{2,}(?:[_-][A-Z]+)*>|^from [a-z] import|\.\.\.|…|<(?!(?:int|string|bool|boolean|object|number|unknown|any|void|dyn)>)[a-z][a-z -]*>|\bfoo\b|\bbar\b/;
var REGULAR_EXPRESSION = /\\[bdsw](?:[+*?{)\]|\\$]|$)/;
var GENERIC = new RegExp("^(?<name>[\\p{L}_$][\\p{L}\\p{N}_$.:]*)<(?:T\\p{Lu}\\w*|\\p{Lu})(?:\\s*,\\s*(?:T\\p{Lu}\\w*|\\p{Lu}))*>$", "u");
var COMMENT_MARK = /^(?:\/\/|\/\*|#\s*[a-z]|<!--|--\s|@ts-|eslint-|prettier-|noqa\b|istanbul |pragma |TODO\b(?!\(\)$)|FIXME\b|XXX\b|HACK\b)/;
var FILE_NAME = /^(?:\.{0,2}\/|~\/)|^\.[\w-]+$|^[\w.-]+\.(?:json|jsonc|md|ya?ml|toml|env|lock|txt|ts|tsx|js|mjs|cjs|jsx|py|go|rs|java|cs|rb|php|sh|cfg|ini|xml|html|css)$/;
var MEMBER = /^\.(?:[A-Z]\w*|[a-z]+[A-Z]\w*|[a-z]+_[a-z_]+|send|map|each|filter|reduce|apply|call|bind|push|splice|get|first|format|forEach|only|skip|todo|then|catch|finally|unwrap|clone|expect)$/;
var ENVIRONMENT = /^(?:process|import\.meta|Deno|Bun)\.env$/;
var WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
var DOTTED = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)+$/u;
function compileCodePattern(quoted, use) {
  let code = quoted.trim();
  if (code.length < 2 || code.length > 100 || use !== "tag" && PLACEHOLDER.test(code) || REGULAR_EXPRESSION.test(code) || /\n/.test(code))
    return;
  if (use === "import")
    return { code, place: "import", word: false, call: false, find: importFinder(code) };
  if (use === "command") {
    let expression2 = commandExpression(code);
    return { code, place: "command", word: false, call: false, find: (line) => expression2.exec(line)?.index ?? -1 };
  }
  let isComment = use === "comment" || COMMENT_MARK.test(code);
  if (!isComment && FILE_NAME.test(code) && !MEMBER.test(code) && !ENVIRONMENT.test(code) || !isComment && NO_CODE.test(code) && !/^[\p{L}_$][\p{L}\p{N}_$.]*\.\*$/u.test(code))
    return;
  let expression;
  return {
    code,
    place: isComment ? "comment" : /["'`]/.test(code) ? "anywhere" : "code",
    word: WORD.test(code),
    call: /[\p{L}\p{N}_$]\(\s*\)$/u.test(code),
    find: (line) => (expression ??= compileExpression(code), expression.exec(line)?.index ?? -1)
  };
}
function compileExpression(code) {
  let members = /^([\p{L}_$][\p{L}\p{N}_$.]*)\.\*$/u.exec(code)?.[1];
  if (members !== void 0)
    return new RegExp(String.raw`(?<![\p{L}\p{N}_$.-])${escapeForRegExp(members)}\s*\.\s*[\p{L}_$]`, "u");
  let generic = GENERIC.exec(code)?.groups?.name;
  if (generic !== void 0)
    return new RegExp(String.raw`(?<![\p{L}\p{N}_$.])${escapeForRegExp(generic)}<`, "u");
  let call = /^(.*[\p{L}\p{N}_$])\(\s*\)$/u.exec(code)?.[1], name = call ?? code, body = name.split(/\s+/).map(escapeForRegExp).join(String.raw`\s+`), qualified = DOTTED.test(name), left = leftBoundary(name, WORD.test(name) && !qualified, call !== void 0), right = call === void 0 ? rightBoundary(name) : String.raw`\s*\(`;
  return new RegExp(`${left}${body}${right}`, "u");
}
var METHODS = new Set(
  "catch clone expect finally flatMap forEach reduce reduceRight then toBeTruthy unwrap unwrap_err unwrap_unchecked".split(
    " "
  )
);
function commandExpression(command) {
  let words2 = command.split(/\s+/).map(escapeForRegExp).join(String.raw`\s+`);
  return new RegExp(
    String.raw`(?<=^|[\s"'\x60&|;($@-])(?<!-\s?-?|[\w.\/-]\s[\w.\/-]*)${words2}(?=[\s"'\x60&|;)]|$)`,
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
// src/literal/families/uses/class-names.ts
var UTILITIES = new Set(
  `bg text border p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me w h min-w min-h max-w max-h size flex grid gap space
  divide rounded shadow font leading tracking z top left right bottom inset opacity ring outline fill stroke from via to
  translate scale rotate col row order grow shrink basis justify items content self place overflow object aspect cursor
  select transition duration ease delay animate backdrop blur line-clamp whitespace break decoration placeholder caret
  accent`.split(/\s+/)
);
var COLORS = /^(?:gray|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:\*|\d{2,3})$/;
var VALUE = /^(?:\*|\d+(?:\.\d+)?|px|white|black|transparent|current|full|screen|auto|xs|sm|base|lg|[2-9]?xl|thin|light|medium|semibold|bold|extrabold|mono|tight|none|\[.+\]|(?:gray|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|white|black)(?:-(?:\*|\d{2,3}))?(?:\/\d+)?|[xytrbl]-(?:\*|\d+(?:\.\d+)?))$/;
function readClassName(code) {
  if (COLORS.test(code)) {
    let part = code.endsWith("*") ? `-${code.slice(0, -1)}` : `-${code}`;
    return (name) => {
      let bare = withoutVariants(name);
      return code.endsWith("*") ? bare.includes(part) : bare.endsWith(part) || bare.includes(`${part}/`);
    };
  }
  let { utility = "", value = "" } = /^!?-?(?<utility>(?:min-|max-|line-)?[a-z]+)-(?<value>\S+)$/.exec(code)?.groups ?? {};
  if (!(!UTILITIES.has(utility) || !VALUE.test(value)))
    return code.endsWith("*") ? (name) => withoutVariants(name).startsWith(code.slice(0, -1)) : (name) => withoutVariants(name) === code;
}
function withoutVariants(name) {
  return name.replace(/^(?:[a-z\d[\]=&>_-]+:)+/, "").replace(/^!/, "");
}
function listClassNames(text) {
  return text.split(/[\s"'`{}(),;]+/).filter((name) => name.includes("-"));
}
// src/literal/families/element-names.ts
var ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption
  figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend
  li link main map mark marquee menu meta meter nav noframes noscript object ol optgroup option output p param path picture pre
  progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table
  tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`.split(/\s+/)
);
function isElementName(name) {
  return ELEMENTS.has(name) || /^[A-Z]/.test(name) || /^[a-z]\w*-[\w-]+$/.test(name);
}
function isHtmlElement(name) {
  return ELEMENTS.has(name);
}
// src/literal/families/uses/known-names.ts
var GLOBALS = new Set(
  `Array Buffer Date Error Function JSON Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol alert
  atob btoa clearTimeout confirm console crypto document eval exports fetch globalThis history localStorage location
  module navigator parseFloat parseInt process prompt queueMicrotask require sessionStorage setImmediate setInterval
  setTimeout structuredClone window Console Thread Environment GC System Runtime print println exec compile open input
  panic printf malloc free gets strcpy sprintf die exit var_dump puts sleep`.split(/\s+/)
);
var NODE_MODULES = new Set(
  `assert buffer child_process cluster crypto dgram dns events fs http http2 https module net os path perf_hooks
  process querystring readline stream string_decoder timers tls tty url util v8 vm worker_threads zlib`.split(/\s+/)
);
var METHODS2 = new Set(
  `catch clone expect finally flatMap forEach reduce reduceRight then toBeTruthy toBeFalsy unwrap unwrap_err
  unwrap_unchecked unwrap_or_default`.split(/\s+/)
);
var LIST_METHODS = new Set(
  "concat every filter find findIndex flatMap forEach includes indexOf map reduce reduceRight some sort".split(" ")
);
var MEMBERS = new Set(
  "innerHTML outerHTML insertAdjacentHTML dangerouslySetInnerHTML __proto__ getServerSideProps".split(/\s+/)
);
var TYPESCRIPT_TYPES = new Set(
  "any bigint boolean never number object string symbol unknown void".split(" ")
);
function isGlobalName(name) {
  return GLOBALS.has(name) || NODE_MODULES.has(name);
}
function isMethodName(name) {
  return METHODS2.has(name);
}
function areListMethods(names) {
  return names.length > 1 && names.every((name) => LIST_METHODS.has(name));
}
function isMemberName(name) {
  return MEMBERS.has(name);
}
function isTypeWord(name) {
  return TYPESCRIPT_TYPES.has(name);
}
// src/literal/families/uses/fixed-code.ts
function isFixedCode(code) {
  return FORMS.some((form) => form.test(code)) || isOfLanguageWords(code);
}
var LITERAL = String.raw`(?:null|nil|None|undefined|NULL|nullptr|true|false|True|False|NaN|yes|no|Yes|No|-?\d+(?:\.\d+)?|'[^'{<]*'|"[^"{<]*")`;
var NAME = String.raw`[A-Za-z_$][\w$]*`;
var FORMS = [
  // `Write-Host`: a cmdlet.
  /^[A-Z][a-z]+-[A-Z][A-Za-z]+$/,
  // `== null`, `!= true`, `ctx.runtime === 'node'`.
  new RegExp(String.raw`^(?:${NAME}(?:\.${NAME})+ ?)?(?:[=!]==?|is|is not|<>) ?${LITERAL}$`),
  // `continue-on-error: true`, `cursor: pointer`, `permissions: write-all`, `RunOnStartup = true`.
  new RegExp(String.raw`^["']?@?[A-Za-z_][\w.-]*["']? ?[:=] ?${LITERAL},?;?$`),
  /^["']?[A-Za-z_][\w.-]*["']?: ?(?!(?:string|number|boolean|any|object|unknown|int|str|bool|float|value|name|type|x)$)[a-z][a-z0-9-]*;?$/,
  // `browser: Browser`
  new RegExp("^(?<first>[a-z])(?<rest>\\w+): \\p{Lu}\\k<rest>$", "u"),
  // `.GetAwaiter().GetResult()`, `Guid.NewGuid().ToString()`, `->save()`, `[System.Exception]::new()`.
  new RegExp(
    String.raw`^(?:\[[\w.]+\]|${NAME}(?:\(\))?)?(?:(?:\.|::|->|\?\.)${NAME}(?:\((?:"[^"\w]*"|'[^'\w]*')?\))?)+;?$`
  ),
  // `startsWith("/")`, `process.exit(1);`.
  new RegExp(String.raw`^${NAME}(?:\.${NAME})*\((?:"[^"\w]*"|'[^'\w]*'|\d+)\);?$`),
  // `throw ex;`: everybody names errors so.
  /^(?:throw|raise|rethrow) (?:e|ex|err|error|exc|exception);?$/,
  // `#![allow(dead_code)]`: an attribute that takes names of lints.
  /^#!?\[[\w:]+(?:\([\w:, ]*\))?\]$/,
  // `@SuppressWarnings("unchecked")`
  /^@[A-Z]\w*\("[\w:.-]+"\)$/,
  // `DB::`, `\RuntimeException`, `#Preview`.
  /^[A-Z]\w*::$|^\\(?:\w+\\)*[A-Z]\w+$|^#[A-Z]\w+$/,
  // `<div role="button">`
  /^<[a-z][\w-]*(?: [\w:-]+(?:="[\w -]*")?)+ ?\/?>$/,
  // `Optional[str]`, `Dictionary<string, object>`, `ReactiveCommand<T>`: containers of what languages have.
  new RegExp("^[\\p{L}_][\\w.]*(?:\\[(?:str|int|float|bool|bytes|Any|None)(?:, ?(?:str|int|float|bool|bytes|Any|None))*\\]|<(?:string|int|bool|boolean|object|number|any|unknown|void|String|Object|T\\p{Lu}\\w*|\\p{Lu})?(?:, ?(?:string|int|bool|boolean|object|number|any|unknown|void|String|Object|T\\p{Lu}\\w*|\\p{Lu}))*>)$", "u"),
  // `uses: actions/checkout@v2`, `'unsafe-inline'`.
  /^uses: [\w./-]+@[\w.-]+$|^(["'])[\w:/.*-]{2,}\1$/
];
var LANGUAGE_WORDS = new Set(
  `abstract any as assert assertIs async await base bool boolean break case catch char class const constexpr continue def
  default defer delete do double dyn elif else enum except export extends extern false final finally float fn for from func
  function global goto if impl implements import in inline instanceof int interface internal is lambda let long loop match
  mod module move mut namespace native never new nil noexcept None nonisolated not null number object of open operator or
  override package pass private protected pub public raise readonly record ref require return Sendable sealed select self
  short sizeof static std str string struct sub super switch synchronized template this throw throws trait true try type
  typedef typename typeof unchecked undefined union unknown unless unowned unsafe until unsigned use using val var virtual
  void volatile where while with yield True False Exception Error Throwable BaseException Function Object SELECT FROM WHERE
  JOIN DISTINCT DELETE UPDATE INSERT INTO NULL NOT ORDER BY GROUP LIMIT UNION ALL`.split(/\s+/)
);
var SIGNS = /^[\s@:*&?!()[\]{}<>.=+-]*;?$/;
function isOfLanguageWords(code) {
  let words2 = code.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  return words2.length > 0 && words2.every((word) => LANGUAGE_WORDS.has(word)) && SIGNS.test(code.replaceAll(/[\p{L}_][\p{L}\p{N}_]*/gu, "")) && !/\(\w+\)|->|=>/.test(code.replace(/^(?:nonisolated|unowned)\(unsafe\)$/, ""));
}
// src/literal/families/uses/placeholders.ts
var STANDS_FOR_OTHER = [
  /^\d{3}$/,
  // `HS256`, `SHA256` and `AES128` are algorithms, which code names.
  /^(?!(?:[EHPR]S|SHA|AES|RSA|UTF|CRC|BLAKE)\d)[A-Z]{1,7}\d{3,5}$/,
  // `_Should_` is a part of names.
  /^_(?!_)\w+(?<!_)_$/,
  /^\*[\w-]*\.\w+$|^[A-Z]{2,}-\*$/,
  /^--[\w-]*\*$/,
  /^[a-z][\w.-]*(?: [\w:./-]+)* --?[a-z][\w-]*(?: \S+)*$/i,
  // `x.Close()`: an object that stands for any.
  /^(?:x|y|foo|bar|baz|obj|myObj|someObject|instance)(?:\.|->)\w+(?:\(.*\))?$/,
  /^!\(?(?:condition|cond|expr|expression|predicate|boolean|value|variable|var|flag|x|b|foo)\)?$/
];
function standsForOther(code) {
  return STANDS_FOR_OTHER.some((form) => form.test(code));
}
function comparisonIn(code) {
  return /^(?:(?:el(?:se )?)?if |while )?\(?(?:[a-z]|value|val|var|obj)\)? (?<rest>(?:[=!]==?|is|is not) [\w.]+)\)?:?$/.exec(
    code
  )?.groups?.rest ?? code;
}
function memberOfGeneric(code) {
  return code.replace(/^[A-Z]\w*<[A-Z]\w?>(?=\.[A-Z]\w*(?:\(\))?$)/, "").replace(METHOD_OF_ANY, "").replace(/^([A-Z]\w*)<>$/, "$1<T>");
}
var METHOD_OF_ANY = /^(?:(?:String|Array|Promise|Object)(?:\.prototype)?|[A-Z]\w*\.prototype)(?=\.(?:substr|substring|trimLeft|trimRight|concat|forEach|map|filter|reduce|push|splice|sort|then|catch|hasOwnProperty)\(\)$)/;
function withoutArguments(code) {
  let { callee, args } = /^(?<callee>\.?[\p{L}_$][\p{L}\p{N}_$.:]{2,})\((?<args>[^()]+)\)$/u.exec(code)?.groups ?? {};
  return callee !== void 0 && args !== void 0 && PLACEHOLDERS.test(args) && !LITERALS.test(args) && (!isGlobalTest(callee) || OPEN_NAMES.test(args)) ? `${callee}()` : code;
}
function isGlobalTest(callee) {
  return /^(?:expect|assert|require|import|new|test|it|describe|print)$/.test(callee);
}
var OPEN_NAMES = /^(?:\.\.\.|…|[a-z]|x\d?|val|value|obj|object|args?|actual|result|condition|expr|msg|message|name)(?:, ?.*)?$/;
var PLACEHOLDERS = /^[&*]?(?:\.\.\.|…|[a-z]\w*)(?:, ?[&*]?(?:\.\.\.|…|[a-z]\w*))*$/;
var LITERALS = /\b(?:true|false|null|nil|none|undefined|self|this|any|string|number|unsafe|safe)\b/;
// src/literal/families/uses/commands.ts
var COMMANDS = new Set(
  `npm npx pnpm pnpx yarn bun bunx deno node git gh make just cargo rustup go dotnet python python3 pytest pip pip3 pipx
  poetry pipenv conda uv uvx ruff mypy docker kubectl terraform gradle mvn bundle rake composer tsc eslint prettier biome
  vitest jest mocha nvm fnm volta curl wget sudo brew apt apt-get
  powershell pwsh osascript`.split(/\s+/)
);
var COMMAND_LANGUAGES = [
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
function mayRunCommands({ file, languageId }) {
  return languageId !== "json" && languageId !== "jsonc" || JSON_WITH_COMMANDS.test(nameOf(file.path));
}
var JSON_WITH_COMMANDS = /^(?:package|composer|deno|turbo|nx|project|lerna|rush|devcontainer|vercel|netlify|firebase|expo|eas|settings|app|nodemon|lefthook|\.lintstagedrc|\.huskyrc)\.jsonc?$/;
// src/literal/families/uses/match-name.ts
var GLOBAL_OBJECTS = /^(?:window|globalThis|global|System|std|builtins|core)\.(?=.)/;
function plainName(name) {
  return name.replaceAll(/::|->|[\\#/]/g, ".").replace(/^\.+(?=.)/, "").replace(/^node:/, "");
}
function namesOfUse({ name, meaning }) {
  let written = plainName(name), names = [written, written.replace(GLOBAL_OBJECTS, "")];
  if (meaning !== void 0) {
    let meant = plainName(meaning).replace(/\.default(?=\.|$)/, "");
    names.push(meant, meant.replace(GLOBAL_OBJECTS, ""));
  }
  return names;
}
function isQualifiedUse(use, wanted, imports) {
  let code = plainName(wanted);
  if (!mentions(use, code.slice(code.lastIndexOf(".") + 1)))
    return false;
  let [first = ""] = code.split("."), [written = "", short = "", ...meant] = namesOfUse(use);
  return meant.some((name) => isSameName(name, code) || name.startsWith(`${code}.`)) ? true : [written, short].some((name) => name === code || name.startsWith(`${code}.`)) ? isGlobalName(first) ? !use.isOwn && isImportOf(use, first, imports) : true : false;
}
function isSameName(name, code) {
  if (name === code)
    return true;
  let [first = "", ...rest] = name.split("."), [wanted = "", ...parts] = code.split(".");
  return parts.length > 0 && parts.join(".") === rest.join(".") && first.toLowerCase() === wanted.toLowerCase();
}
function mentions({ name, meaning }, word) {
  return name.includes(word) || meaning?.includes(word) === true;
}
function isSingleUse(use, code, imports) {
  if (use.isOwn || !mentions(use, code))
    return false;
  let [, , meant] = namesOfUse(use), path = use.meaning?.includes("#") === true ? use.meaning.slice(use.meaning.indexOf("#") + 1) : void 0;
  return (use.meaning !== void 0 && (meant === code || path === code) || use.name === code || plainName(use.name).replace(GLOBAL_OBJECTS, "") === code) && isImportOf(use, code, imports);
}
function isImportOf({ fromImport }, name, imports) {
  let fact = fromImport === void 0 ? void 0 : imports[fromImport];
  return fact === void 0 || !(isGlobalName(name) || isCommandName(name)) || isModuleNamed(fact.module, name);
}
function isModuleNamed(module, name) {
  let plain2 = module.replace(/^node:/, "");
  return plain2 === name || plain2.startsWith(`${name}/`) || plain2.startsWith(`@${name}/`);
}
// src/literal/families/uses/targets.ts
var USES_FACTS = ["code", "comments", "constructs", "imports", "strings", "unsound", "uses"];
var WORD2 = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
var NAME2 = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
var QUALIFIED = new RegExp(String.raw`^\$?${NAME2}(?:(?:\.|::|->|\\)${NAME2})+$`, "u");
var ALL_MEMBERS = new RegExp(String.raw`^(${NAME2}(?:(?:\.|::)${NAME2})*)(?:\.|::)\*(?:\(\))?$`, "u");
var METHOD = new RegExp(String.raw`^\.(${NAME2})$`, "u");
var MACRO = new RegExp(String.raw`^(?!(?:try|as)!)(${NAME2}(?:::${NAME2})*!)$`, "u");
var ATTRIBUTE = new RegExp(
  String.raw`^(?:@(${NAME2}(?:\.${NAME2})*)(?:\(\))?|#\[(${NAME2}(?:::${NAME2})*)(?:\((?:\.\.\.|…)\))?\]|\[(${NAME2}(?:\.${NAME2})*)(?:\(\))?\])$`,
  "u"
);
var TAG = new RegExp(String.raw`^<(${NAME2}(?:[.-]${NAME2})*)\s*/?>$`, "u");
var CREATION = new RegExp(String.raw`^new (${NAME2}(?:(?:\.|::)${NAME2})*)(?:\(\))?$`, "u");
var OPERATOR2 = /^(?:[=!]==?|[<>&|^?*+\-/%]{2,3}=?|=>|:=|\.\.\.?|<>|\*\*)$/;
var DOC_TAG = /^@(?:author|param|returns?|type|typedef|since|version|throws|todo|see|example|private|public|inheritdoc)$/i;
var PREPROCESSOR = /^#(?:region|endregion|pragma|define|undef|include|ifdef|ifndef|nullable|warning|error)$/;
var SCOPED_PACKAGE = /^@[\w-][\w.-]*\/[\w./-]+$/;
var COMMENT_START = /^(?:\/\/+|\/\*+|#|<!--|--)\s*(?=[\w@])/;
var DIRECTIVE = /^(["']?)use (?:client|server|strict|cache)\1$/;
var NEVER = () => false;
function compileTarget(quoted, noun) {
  let code = withoutArguments(
    comparisonIn(memberOfGeneric(quoted.trim())).replace(/^(#\[[\w:]+)\((?:\.\.\.|…)\)\]$/u, "$1]").replace(/(?<=[\w\]>])\((?:\.\.\.|…)\)(?=\]?$)/u, "()")
  );
  if (standsForOther(code))
    return;
  let special = noun === "module" || noun === "tag" ? void 0 : compileClass(code) ?? compilePrefix(code);
  if (special !== void 0)
    return special;
  let place = placeOf(code, noun), pattern = compileCodePattern(code, place), isOtherTag = noun === "tag" && !isElementName(code.replaceAll(/^<|\s*\/?>$/g, "")) && !DOC_TAG.test(code);
  if (pattern === void 0 || isOtherTag)
    return;
  if (PREPROCESSOR.test(code))
    return {
      code,
      pattern,
      by: "use",
      words: `the directive ${codeSpan(code)}`,
      needle: code,
      isMeant: ({ kind: kind2, name: name2 }) => kind2 === "keyword" && name2 === code
    };
  if (pattern.place === "comment") {
    let search = compileCodePattern(code.replace(COMMENT_START, ""), "comment") ?? pattern;
    return {
      code,
      pattern: search,
      by: "comment",
      isMeant: NEVER,
      words: `comments with ${codeSpan(code)}`,
      needle: search.code
    };
  }
  if (pattern.place === "import")
    return { code, pattern, by: "import", isMeant: NEVER, module: code, words: `imports of ${codeSpan(code)}` };
  if (DIRECTIVE.test(code)) {
    let directive = code.replaceAll(/["']/g, ""), search = compileCodePattern(directive, "code") ?? pattern;
    return {
      code,
      pattern: search,
      by: "string",
      isMeant: NEVER,
      words: `the directive ${codeSpan(directive)}`,
      needle: directive
    };
  }
  let name = readName(code, noun);
  return name !== void 0 ? { code, pattern, by: "use", ...name } : isFixedCode(code) ? { code, pattern, by: "text", isMeant: NEVER, words: codeSpan(code) } : void 0;
}
function compileClass(code) {
  let isClass = readClassName(code);
  return isClass === void 0 ? void 0 : {
    code,
    by: "class",
    isClass,
    isMeant: NEVER,
    pattern: wordsLike(code, (line) => listClassNames(line).some(isClass) ? Math.max(line.search(/\S/), 0) : -1),
    words: `the class ${codeSpan(code)}`,
    needle: code.replace(/\*$/, "")
  };
}
function compilePrefix(code) {
  let prefix = PREFIX.exec(code)?.[1];
  if (prefix === void 0)
    return;
  let start = plainName(prefix), [first = ""] = prefix.match(/\w+/) ?? [];
  return {
    code,
    // The grammar of PHP takes these words for no name.
    by: /^(?:self|static|parent)::/.test(prefix) ? "text" : "use",
    isMeant: ({ kind: kind2, name }) => NAMED.has(kind2) && plainName(name).startsWith(start),
    pattern: wordsLike(code, (line) => line.indexOf(prefix)),
    words: `names that begin with ${codeSpan(prefix)}`,
    needle: first
  };
}
var PREFIX = /^(\$?[A-Za-z_]\w*(?:(?:\.|::|->)\w+)*(?:\.|::|->)\w{2,})\*(?:\(\))?$/;
function wordsLike(code, find2) {
  return { code, place: "code", word: false, call: false, find: find2 };
}
function placeOf(code, noun) {
  return noun === "module" || SCOPED_PACKAGE.test(code) ? "import" : noun === "comment" || DOC_TAG.test(code) ? "comment" : noun === "tag" || isTag(code) ? "tag" : "code";
}
function isTag(code) {
  let name = TAG.exec(code)?.[1];
  return name !== void 0 && isElementName(name);
}
function compileCommand(code) {
  let pattern = compileCodePattern(code, "command");
  return pattern === void 0 ? void 0 : { code, pattern, by: "command", isMeant: NEVER, words: `the command ${codeSpan(code)}` };
}
var NAMES_FUNCTION = new RegExp("(?:\\.|::|->)_?\\p{Ll}[\\p{L}\\p{N}_]*$", "u");
var CALLS = /* @__PURE__ */ new Set(["call", "new"]);
var NAMED = /* @__PURE__ */ new Set(["call", "new", "type", "member", "attribute", "tag", "name"]);
function readName(code, noun) {
  let written = codeSpan(code), members = ALL_MEMBERS.exec(code)?.[1];
  if (members !== void 0) {
    let prefix = `${plainName(members)}.`;
    return {
      words: `members of ${codeSpan(members)}`,
      isMeant: (use, { imports }) => (use.kind === "call" || use.kind === "member") && [use.name, use.meaning ?? ""].some((name) => plainName(name).startsWith(prefix)) && isQualifiedUse({ ...use, name: members }, members, imports)
    };
  }
  let attribute = ATTRIBUTE.exec(code);
  if (attribute !== null || noun === "attribute" && WORD2.test(code)) {
    let wanted = attribute?.[1] ?? attribute?.[2] ?? attribute?.[3] ?? code;
    return {
      words: `the attribute ${written}`,
      isMeant: ({ kind: kind2, name, meaning }) => kind2 === "attribute" && (name === wanted || name === `${wanted}Attribute` || meaning !== void 0 && plainName(meaning).endsWith(`.${wanted}`))
    };
  }
  let tag = TAG.exec(code)?.[1] ?? (noun === "tag" && WORD2.test(code) ? code : void 0);
  if (tag !== void 0)
    return {
      words: `the tag ${codeSpan(`<${tag}>`)}`,
      isMeant: ({ kind: kind2, name }) => kind2 === "tag" && name === tag,
      needle: tag
    };
  let creation = CREATION.exec(code)?.[1];
  if (creation !== void 0)
    return {
      words: written,
      isMeant: (use, { imports }) => use.kind === "new" && isNamed(use, creation, imports),
      needle: "new"
    };
  if (OPERATOR2.test(code))
    return {
      words: `the operator ${written}`,
      isMeant: ({ kind: kind2, name }) => kind2 === "operator" && name === code,
      needle: code
    };
  let macro = MACRO.exec(code.replace(/\(\s*\)$/, ""))?.[1];
  return macro !== void 0 ? {
    words: `the macro ${written}`,
    isMeant: ({ kind: kind2, name }) => kind2 === "call" && (name === macro || name.endsWith(`::${macro}`)),
    needle: macro.replace(/^.*::/, "").slice(0, -1)
  } : readCallOrWord(code, noun);
}
function readCallOrWord(code, noun) {
  let written = codeSpan(code), called = /^(.*[\p{L}\p{N}_$])\(\s*\)$/u.exec(code)?.[1], isCall = called !== void 0 || noun === "call", name = called ?? code, method = METHOD.exec(name)?.[1] ?? (WORD2.test(name) && isMethodName(name) ? name : void 0);
  if (method !== void 0)
    return {
      words: isCall || isMethodName(method) ? `calls of ${written}` : `the member ${written}`,
      isMeant: (use) => (use.kind === "call" || !isCall && !isMethodName(method) && use.kind === "member") && (plainName(use.name).endsWith(`.${method}`) || use.name === method && !use.isOwn),
      needle: method
    };
  if (QUALIFIED.test(name)) {
    let members = called === void 0 && isCall && !NAMES_FUNCTION.test(name) ? readName(`${name}.*`, "code") : void 0;
    return {
      words: isCall ? `calls of ${written}` : `uses of ${written}`,
      isMeant: (use, facts) => (isCall ? CALLS : NAMED).has(use.kind) && isQualifiedUse(use, name, facts.imports) || members?.isMeant(use, facts) === true
    };
  }
  if (!(!WORD2.test(name) || called === void 0 && isCall && new RegExp("^I\\p{Lu}\\p{Ll}", "u").test(name)))
    return isCall ? {
      words: `calls of ${written}`,
      isMeant: (use, { imports }) => CALLS.has(use.kind) && (isSingleUse(use, name, imports) || isNameOfWords(name) && isLastPart(use, name))
    } : isMemberName(name) ? {
      words: `uses of ${written}`,
      isMeant: (use) => use.kind !== "operator" && (use.name === name || plainName(use.name).endsWith(`.${name}`)),
      needle: name
    } : readWord(name, noun);
}
function readWord(word, noun) {
  if (word === "as")
    return {
      words: "type assertions",
      needle: "as",
      isMeant: (use, { constructs, uses: uses2 }) => use.kind === "keyword" && use.name === "as" && !uses2.some(({ name, line, column }) => name === "const" && line === use.line && column === use.column + 3) && constructs.some(
        ({ kind: kind2, line, endLine }) => kind2 === "type-assertion" && use.line >= line && use.line <= endLine
      )
    };
  let words2 = `uses of ${codeSpan(word)}`;
  return {
    words: noun === "type" || isTypeWord(word) ? `the type ${codeSpan(word)}` : words2,
    ...isTypeWord(word) || noun === "keyword" ? { needle: word } : {},
    ...noun === "code" && !isTypeWord(word) ? { module: word } : {},
    isMeant: (use, { imports }) => use.kind === "keyword" ? use.name === word : noun === "keyword" || noun === "operator" || !NAMED.has(use.kind) ? false : isNameOfWords(word) && (use.kind === "call" || use.kind === "member") ? isLastPart(use, word) || use.kind === "call" && isSingleUse(use, word, imports) : (noun !== "type" || use.kind === "type") && use.kind !== "member" && isSingleUse(use, word, imports)
  };
}
function isNameOfWords(name) {
  return /^[a-z]+\d*[A-Z]/.test(name) && !isGlobalName(name);
}
function isLastPart({ name }, last) {
  return plainName(name).endsWith(`.${last}`) && !/^(?:this|self)\.[^.]*$/.test(plainName(name));
}
function isNamed(use, name, imports) {
  return WORD2.test(name) ? isSingleUse(use, name, imports) : isQualifiedUse(use, name, imports);
}
function isTargetModule({ module }, imported) {
  return module !== void 0 && isModuleNamed(imported, module);
}
// src/literal/families/calls/arguments.ts
var NAMED2 = /^(?<name>[A-Za-z_$][\w$-]*)\s*(?<sign>=|:)\s*(?<value>:?[^=:,{}()]{1,40})$/;
var NAME_ALONE = /^[a-z_$][\w$]*[=:]?$/;
var VALUE_ALONE = /^(?:"[^"]{0,40}"|'[^']{0,40}'|-?\d{1,12}(?:\.\d{1,6})?)$/;
var STANDS_FOR_ANY = /^(?:<.*>|\.{2,3}|…|(?!(?:true|false|null|none|nil|undefined)$)[a-z_$][\w$.]*)$/;
function readArgument(code) {
  let plain2 = code.trim(), inBraces = /^\{\s*(?<inner>[^{}]+?)\s*,?\s*\}$/.exec(plain2)?.groups?.inner, inner = inBraces ?? plain2, { name, value } = NAMED2.exec(inner)?.groups ?? {}, isKey = inBraces !== void 0;
  if (name !== void 0 && value !== void 0) {
    let given = value.trim();
    return STANDS_FOR_ANY.test(given) ? { written: plain2, name, isKey } : { written: plain2, name, value: given, isKey };
  }
  return NAME_ALONE.test(inner) ? { written: plain2, name: inner.replace(/[=:]$/, ""), isKey } : VALUE_ALONE.test(inner) ? { written: plain2, name: inner, isKey } : void 0;
}
var MAX_KEPT_CHARACTERS = 80;
var MAX_POSITIONS = 4;
function areAllKnown(given, { name }) {
  return given.length < MAX_POSITIONS + 4 && given.filter((one) => !/^\w+\s*[=:]/.test(one)).length < MAX_POSITIONS && given.every((one) => one.length < MAX_KEPT_CHARACTERS && !/\.\.\.|\*\*|^\*|^&\w/.test(one)) && // What is in a variable of options or in a call that makes them is not known.
  !given.slice(1).some((one) => /^[A-Za-z_$][\w$.]*(?:\(.*\))?$/s.test(one) && !CONSTANT.test(one)) && !/^(?:opt|conf|cfg|setting|init|kwargs|args|request|param|props|spec|payload)/i.test(given[0] ?? "") && // Files that are opened as bytes have no encoding.
  !(name === "encoding" && given.some((one) => /^(?:mode\s*=\s*)?["'][rwax+]*b/.test(one)));
}
var CONSTANT = /^(?:true|false|null|none|nil|undefined)$/i;
function isGiven(given, { name, value, isKey }) {
  return given.some((one) => {
    let text = one.trim();
    if (value === void 0)
      return hasName(text, name, isKey);
    let found = new RegExp(`(?<![\\w$.])["']?${escapeName(name)}["']?\\s*[=:](?!=)\\s*(?<value>[^,}]*)`).exec(text);
    return found !== null && plainValue(found.groups?.value ?? "") === plainValue(value);
  });
}
function hasName(text, name, isKey) {
  return isKey ? new RegExp(`(?<![\\w$.])["']?${escapeName(name)}["']?\\s*(?:[:,}=]|$)`).test(text) : /^[\w$]+$/.test(name) ? new RegExp(`(?<![\\w$])${escapeName(name)}(?![\\w$])`).test(text) : text === name;
}
function plainValue(text) {
  return text.trim().replaceAll(/["'`]/g, "").replaceAll(/\s+/g, " ");
}
function escapeName(name) {
  return name.replaceAll(/[$.-]/g, String.raw`\$&`);
}
// src/literal/families/calls/read-arguments.ts
var NOUN = "(?:keyword |named |optional |positional )*(?:argument|parameter|option|flag|property|prop|keyword|kwarg|value)s?";
var THE = "(?:the |an? |its |their |explicit |all |every |each |any )*";
var CALL = `${THE}(?<call>${CODE})(?<called> (?:function |method )?(?:calls?|invocations?))?`;
var ARGUMENT = `${THE}(?<argument>${CODE})(?<noun> ${NOUN})?(?: set)?`;
var TO = "(?:to|in|on|with|for)";
var GIVES = /^(?:pass|set|specify|include|provide|supply|add|give)$/;
var HAS = /^(?:have|pass|set|specify|include|provide|supply|use|take|receive|contain|need|get)$/;
var CALLS2 = /^(?:|use|call|invoke|run|have|write|make|allow)$/;
var ARGUMENT_TO_CALL = new RegExp(`^${ARGUMENT} ${TO} ${CALL}$`);
var CALL_WITH_ARGUMENT = new RegExp(`^${CALL} with ${ARGUMENT}$`);
var CALL_WITHOUT_ARGUMENT = new RegExp(`^${CALL} without (?:passing |specifying |setting )?${ARGUMENT}$`);
var CALL_WITH_WORDS = new RegExp(
  `^${CALL} with(?<out>out)? (?:passing |specifying )?${THE}(?<words>[a-z][a-z ]{2,30})$`
);
var CALL_ALONE = new RegExp(`^${CALL}$`);
var ARGUMENT_ALONE = new RegExp(`^${ARGUMENT}$`);
function readArgumentRule(clause) {
  let { codes, instead, allowed } = clause;
  if (instead !== void 0 || allowed !== void 0)
    return;
  let counted = readCounted(clause);
  if (counted !== void 0)
    return counted;
  let asked = readAsked(clause), [call = ""] = listMaskedCodes(asked?.call ?? "", codes), argument = readArgument(listMaskedCodes(asked?.argument ?? "", codes)[0] ?? ""), target = asked === void 0 || argument === void 0 ? void 0 : readCall(call);
  if (!(asked === void 0 || argument === void 0 || target === void 0))
    return asked.isForbidden ? forbidArgument(clause, withMembers(target), argument) : requireArgument(clause, target, argument);
}
function withMembers(target) {
  let members = /^[a-z_]+$/.test(target.code) ? compileTarget(`${target.code}.*`, "call") : void 0;
  return members === void 0 ? target : { ...target, isMeant: (use, facts) => target.isMeant(use, facts) || members.isMeant(use, facts) };
}
function readAsked({ polarity, subject, verb, object, codes }) {
  let about = plainPhrase(subject), said = plainPhrase(object), isForbidden = polarity === "forbidden", of = (match, isBan = isForbidden) => {
    let { call: call2 = "", argument = "", called, noun } = match?.groups ?? {}, [code = ""] = listMaskedCodes(argument, codes), [name = ""] = listMaskedCodes(call2, codes), isClear = /[=:]/.test(code) || noun !== void 0 || called !== void 0 && GIVES.test(verb) || name.endsWith(")");
    return match === null || !isClear ? void 0 : { call: call2, argument, isForbidden: isBan };
  };
  if (about === "") {
    if (GIVES.test(verb) || isForbidden && verb === "use")
      return of(ARGUMENT_TO_CALL.exec(said));
    if (!CALLS2.test(verb))
      return;
    let without = isForbidden ? of(CALL_WITHOUT_ARGUMENT.exec(said), false) : void 0, found = CALL_WITH_ARGUMENT.exec(said), code = listMaskedCodes(found?.groups?.argument ?? "", codes)[0] ?? "";
    return without ?? (/[=:]/.test(code) || found?.groups?.noun !== void 0 ? of(found) : void 0);
  }
  let call = CALL_ALONE.exec(about)?.groups, given = HAS.test(verb) ? ARGUMENT_ALONE.exec(said) : null, isCall = call?.called !== void 0 || (listMaskedCodes(call?.call ?? "", codes)[0] ?? "").endsWith(")"), named = given === null || call === void 0 || !isCall ? void 0 : given.groups?.argument;
  return named === void 0 ? void 0 : { call: call?.call ?? "", argument: named, isForbidden };
}
function readCall(code) {
  let name = code.trim().replace(/^new (?=[A-Z])/, ""), target = /^\.?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)*(?:\(\))?$/u.test(name) ? compileTarget(name, "call") : void 0;
  return target?.by === "use" ? target : void 0;
}
function requireArgument(clause, target, argument) {
  let without = codeSpan(argument.written);
  return callFinder(
    clause,
    target,
    [argument.written],
    `calls of ${codeSpan(target.code)} without ${without}`,
    (given) => areAllKnown(given, argument) && !isGiven(given, argument) ? `a call of ${codeSpan(target.code)} without ${without}` : void 0
  );
}
function forbidArgument(clause, target, argument) {
  let written = codeSpan(argument.written);
  return callFinder(
    clause,
    target,
    [argument.written],
    `calls of ${codeSpan(target.code)} with ${written}`,
    (given) => isGiven(given, argument) ? `${written} in a call of ${codeSpan(target.code)}` : void 0
  );
}
var BY_POSITION = [
  { words: /^radix(?: (?:argument|parameter))?$/, call: /^(?:Number\.)?parseInt$/, least: 2 },
  {
    words: /^(?:proper |correct |complete )*dependenc(?:y|ies)(?: (?:array|list)s?)?$/,
    call: /^(?:React\.)?use(?:Effect|LayoutEffect|Memo|Callback|InsertionEffect)$/,
    least: 2
  },
  {
    words: /^(?:time ?zones?|tz|tzinfo)(?: (?:argument|info|information))?$/,
    call: /^datetime(?:\.datetime)?\.now$/,
    least: 1
  },
  { words: /^initial value$/, call: /^\.?reduce$/, least: 2 },
  { words: /^compar(?:e|ator|ison)(?: function)?$/, call: /^\.?sort$/, least: 1 },
  { words: /^(?:arguments?|parameters?)$/, call: /./, least: 1 }
];
function readCounted(clause) {
  let { polarity, subject, verb, object, codes } = clause, about = plainPhrase(subject), said = plainPhrase(object), match = about === "" && CALLS2.test(verb) ? CALL_WITH_WORDS.exec(said)?.groups : void 0, isAsked = match !== void 0 && polarity === "forbidden" == (match.out !== void 0), owner = polarity === "required" && HAS.test(verb) ? CALL_ALONE.exec(about)?.groups : void 0, mark = isAsked ? match.call : owner?.call, words2 = isAsked ? match.words : said.replace(/^(?:an? |the |explicit |proper |correct )+/, ""), [code = ""] = listMaskedCodes(mark ?? "", codes), name = code.trim().replace(/\(\)$/, ""), known6 = BY_POSITION.find((one) => one.words.test(words2 ?? "") && one.call.test(name)), target = known6 === void 0 ? void 0 : readCall(`${name}()`);
  if (known6 === void 0 || target === void 0)
    return;
  let without = `without ${/^[aeiou]/.test(words2 ?? "") ? "an" : "a"} ${words2}`.replace(
    / an? (?=arguments|parameters|dependencies)/,
    " "
  );
  return callFinder(
    clause,
    target,
    [],
    `calls of ${codeSpan(target.code)} ${without}`,
    (given) => given.length < known6.least && !given.some((one) => /^(?:\.\.\.|\*)/.test(one)) ? `a call of ${codeSpan(target.code)} ${without}` : void 0
  );
}
function callFinder(clause, target, written, words2, judge3) {
  let languages = clause.scope.languages === void 0 ? impliedLanguages([...clause.codes, target.code, ...written]) : void 0, needle = target.code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1);
  return {
    looksAt: "code",
    words: `reports ${words2}`,
    topics: [],
    ...languages === void 0 ? {} : { languages },
    ...needle === void 0 ? {} : { signs: [{ inFile: needle }] },
    ...readsOnly(USES_FACTS, {
      find: ({ file: { path }, facts, isAdded }) => facts.uses.flatMap((use) => {
        let found = use.arguments !== void 0 && isAdded(use.line) && target.isMeant(use, facts) ? judge3(use.arguments) : void 0;
        return found === void 0 || facts.unsound.includes(use.line) ? [] : [{ path, line: use.line, found }];
      })
    })
  };
}
// src/literal/families/calls/mocked.ts
var OBJECT = new RegExp(
  `^(?:the |any |all )*(?<codes>${CODE}(?:(?:,? (?:or|and) |, | ?\\/ ?)${CODE})*)(?: (?:packages?|modules?|class(?:es)?|functions?|methods?|clients?|objects?|librar(?:y|ies)|calls?|itself|directly))*$`
);
var VERB = /^(?:mock|stub|patch|spy on|fake|mock out)$/;
var REPLACES_MODULE = /^(?:(?:jest|vi|vitest)\.(?:mock|doMock|unstable_mockModule|setMock)|mock\.module|td\.replace(?:Esm)?)$/;
var REPLACES_MEMBER = /^(?:(?:jest|vi|vitest)\.(?:spyOn|replaceProperty)|spyOn|sinon\.(?:stub|spy|mock|replace)|(?:\w+\.)?patch\.object|monkeypatch\.setattr)$/;
var REPLACES_PATH = /^(?:(?:unittest\.)?(?:mock\.)?patch|mocker\.patch|monkeypatch\.setattr)$/;
var MAKES_MOCK = /^(?:(?:Mockito\.)?(?:mock|spy)|mockk|createMock|\$this->createMock|(?:jest|vi)\.mocked)$/;
function readMockedRule({ polarity, subject, verb, object, codes, allowed }) {
  let listed2 = OBJECT.exec(plainPhrase(object))?.groups?.codes, names = listMaskedCodes(listed2 ?? "", codes).map((code) => code.trim().replace(/\(\)$/, ""));
  return polarity !== "forbidden" || subject !== "" || allowed !== void 0 || !VERB.test(verb) || names.length === 0 || !names.every((name) => /^@?[A-Za-z_$][\w$.@/:-]{1,60}$/.test(name)) ? void 0 : {
    looksAt: "code",
    words: `reports mocks of ${names.map((name) => codeSpan(name)).join(", ")}`,
    topics: [],
    mayMatch: (line) => names.some((name) => line.includes(lastWord(name))),
    ...readsOnly(["uses"], {
      find: ({ file: { path }, facts, isAdded }) => facts.uses.flatMap(({ kind: kind2, name, arguments: given = [], line }) => {
        let found = kind2 === "call" && isAdded(line) ? names.find((one) => isMocked(one, name, given)) : void 0;
        return found === void 0 ? [] : [{ path, line, found: `a mock of ${codeSpan(found)}` }];
      })
    })
  };
}
function isMocked(wanted, call, given) {
  let [first = ""] = given, text = /^["'`](?<text>[^"'`]*)["'`]$/.exec(first)?.groups?.text, plain2 = wanted.replace(/^node:/, "");
  if (REPLACES_MODULE.test(call) && text !== void 0) {
    let module = text.replace(/^node:/, "");
    return module === plain2 || plain2.includes("/") && module.endsWith(`/${plain2.replace(/^\.?\//, "")}`);
  }
  if (REPLACES_PATH.test(call) && text !== void 0)
    return text === plain2 || text.startsWith(`${plain2}.`) || text.endsWith(`.${plain2}`) || text.includes(`.${plain2}.`);
  if (REPLACES_MEMBER.test(call) && text === void 0) {
    let member = /^["'`](?<name>\w+)["'`]$/.exec(given[1] ?? "")?.groups?.name;
    return first === plain2 || `${first}.${member}` === plain2;
  }
  return MAKES_MOCK.test(call) && (first === `${plain2}.class` || first === `${plain2}::class` || first === plain2);
}
function lastWord(name) {
  return name.match(/\w+/g)?.at(-1) ?? name;
}
// src/literal/families/calls.ts
var CALLS_FAMILY = {
  name: "calls",
  compile: (clause) => readArgumentRule(clause) ?? readMockedRule(clause)
};
// src/literal/families/paths/path-in.ts
function pathIn({ folder: folder3 }, path) {
  return folder3 !== "" && path.startsWith(`${folder3}/`) ? path.slice(folder3.length + 1) : path;
}
// src/literal/families/paths/read-path.ts
var FOLDERS_ANYWHERE = new Set(
  `dist build out target lib-out node_modules vendor vendored third_party third-party generated __generated__ gen coverage .next
  .nuxt .output .turbo .wrangler .venv venv __pycache__ __snapshots__ migrations __tests__ tests test spec __mocks__`.split(
    /\s+/
  )
);
var UNMISTAKABLE2 = new Set(
  "node_modules __pycache__ .venv .next .nuxt .turbo .wrangler __snapshots__ __generated__ third_party".split(" ")
);
var OTHER_ENDINGS = /\.(?:lock|lockb|xlf|snap|svg|png|jpe?g|gif|ico|pdf|env|local|example|txt|map|sum|mod|csproj|props|targets|sln|slnx|resx|pem|key|p12|log|db|sqlite|pb|tgz|zip|jar|min\.js|d\.ts|prisma|plist|pbxproj|gen\.go|pyi|strings|stringsdict|xcstrings|xcassets|entitlements|storyboard|xib|po|pot|arb|lcl|sum|ftl|api|golden|approved\.txt)$/i;
var DOT_FILE = /^\.(?:env(?:\.[\w-]+)*|[a-z]+rc(?:\.[a-z]+)?|[a-z]+ignore|editorconfig|gitattributes|gitmodules|npmrc|nvmrc|tool-versions)$/i;
var WHOLE_NAMES = /^(?:makefile|dockerfile|license|licence|notice|authors|contributors|copying|changelog|readme|owners|gemfile|rakefile|procfile|codeowners|justfile|vagrantfile|jenkinsfile|podfile|fastfile|brewfile|version)$/i;
var MAX_CHARACTERS = 200;
function readPath(code, hint) {
  let written = code.trim();
  if (written === "" || written.length > MAX_CHARACTERS || !/^[\w.*?@+{},/~-]+$/.test(written) || /^[@~]|\/\/|\.\.(?:\/|$)|^-|\{[^,}]*\}|^\/(?:etc|usr|var|tmp|home|opt|bin|dev|proc|root|mnt)\b/.test(written))
    return;
  let path = written.replace(/^\.?\//, ""), globs = path === "" ? void 0 : writeGlobs(path, hint);
  if (globs === void 0)
    return;
  let compiled = globs.map(compileGlob);
  return {
    code: written,
    isFolder: /\/(?:\*\*?(?:\/\*)?)?$/.test(path) || globs.some((glob) => glob.endsWith("/**")),
    isName: !path.includes("/"),
    matches: (one) => compiled.some((glob) => glob.kind === "glob" && glob.matches(one))
  };
}
function writeGlobs(path, hint) {
  let name = path.replace(/\/+$/, "");
  if (name === "" || /^[*?{},]+$/.test(name))
    return;
  if (path.endsWith("/") || hint === "folder" && !/[*?]/.test(path))
    return FOLDERS_ANYWHERE.has(name.toLowerCase()) ? [`**/${name}/**`] : [`${name}/**`];
  if (/^\*?\.[A-Za-z][A-Za-z0-9]{0,9}(?:\.[a-z]{1,5})?$/.test(path) && !DOT_FILE.test(path))
    return path.startsWith("*") || hint === "file" ? [`**/*${path.replace(/^\*/, "")}`] : void 0;
  let isFile2 = isFileName(name.slice(name.lastIndexOf("/") + 1));
  return hint === "path" && UNMISTAKABLE2.has(name.toLowerCase()) ? [`**/${name}/**`] : path.includes("/") ? /[*?{]/.test(path) ? path.startsWith("**/") || !path.startsWith("*/") ? [path] : [path, `**/${path}`] : isFile2 ? [path] : hint === "path" && /^[.\w-]+(?:\/[\w.-]+)+$/.test(path) ? [path, `${path}/**`] : KNOWN_FIRST.test(path) ? [path, `${path}/**`] : void 0 : /[*?]/.test(path) ? /[.-]/.test(path) ? [`**/${path}`] : void 0 : isFile2 || hint === "file" && /\.\w+$/.test(path) ? [`**/${path}`] : void 0;
}
var KNOWN_FIRST = /^(?:\.github|\.vscode|\.husky|\.changeset|\.cursor|\.claude|src|lib|libs|app|apps|packages?|pkg|internal|cmd|docs?|tests?|scripts?|tools?|examples?|crates|public|static|assets|components|server|client|api|backend|frontend|config|vendor|third_party|infra|modules|plugins|extensions|migrations|prisma|proto|website|e2e|core|ui|web|services|build|dist|sdk|test)\//;
function isFileName(name) {
  return /^(?:this|self|process|window|document|console|module|React|Math|Object|Array|JSON|Promise)\./.test(name) ? false : DOT_FILE.test(name) || WHOLE_NAMES.test(name) || name.includes(".") && (OTHER_ENDINGS.test(name) || languageOf(name) !== void 0);
}
// src/literal/families/change-companions.ts
var CHANGE_COMPANIONS_FAMILY = {
  name: "change-companions",
  compile: (clause) => {
    if (clause.polarity === "required")
      return clause.whenever === void 0 ? compileAlways(clause) ?? compileTogether(clause) : compilePair(clause);
  }
};
var FILES = codeListPattern(
  "the|accompanying|corresponding|matching|related|both",
  "files?|accordingly|too|as well|to match"
);
var UPDATE = /^(?:update|change|edit|modify|adjust|touch)$/;
function compilePair({ verb, subject, object, codes, whenever = "" }) {
  let phrase = plainPhrase(object);
  if (subject !== "" || !UPDATE.test(verb) || !new RegExp(`^(?:also )?${FILES}$`).test(phrase))
    return;
  let sources = readPaths(codesIn(whenever, codes)), companions = readPaths(codesIn(phrase, codes));
  if (sources === void 0 || companions === void 0 || / or /.test(phrase))
    return;
  let [from, to] = [sources, companions].map(
    (paths2) => listCodes(
      paths2.map(({ code }) => code),
      "and"
    )
  );
  return {
    looksAt: "change",
    isAboutChange: true,
    words: `reports changes to ${from} without a change to ${to}`,
    find: async (change) => {
      let changed = change.files.find(({ path }) => sources.some(({ matches }) => matches(pathIn(change, path)))), missing2 = changed === void 0 ? [] : await listMissing(companions, change);
      return changed === void 0 || missing2.length === 0 ? [] : [withoutCompanion(changed.path, `a change to ${listCodes([changed.path])}`, missing2)];
    }
  };
}
var EVERY = "(?:every|each|all|any) (?:code )?(?:changes?|pull requests?|prs?|merge requests?|commits?)";
var ENTRY = "(?:(?:an?|the|new) )*(?:(?:changelog )?(?:entry|entries|line|note|changes?|update) (?:to|in|into|under) )?(?:the )?";
var COMPANION = `(?<what>(?:an? )?change ?log (?:entry|note|line|update)|a changeset(?: file)?(?: (?:in|to|under) (?:the )?${CODE}(?: folder| directory)?)?|${ENTRY}${CODE})`;
var WITH_EVERY = new RegExp(`^${COMPANION} (?:with|for|in|on|as part of) ${EVERY}$`);
var ONLY_COMPANION = new RegExp(`^${COMPANION}$`);
var ONLY_EVERY = new RegExp(`^${EVERY}$`);
function compileAlways({ verb, subject, object, codes }) {
  let phrase = plainPhrase(object), what = (ONLY_EVERY.test(plainPhrase(subject)) ? /^(?:update|include|add|have|need|require|contain|come|change)$/.test(verb) ? ONLY_COMPANION.exec(phrase) : null : subject === "" && /^(?:update|add|include|create|write|require|)$/.test(verb) ? WITH_EVERY.exec(phrase) : null)?.groups?.what;
  if (what === void 0)
    return;
  if (/^(?:an? )?change ?log /.test(what))
    return CHANGELOG_ENTRY;
  let isChangeset = what.startsWith("a changeset"), named = codesIn(what, codes), paths2 = readPaths(isChangeset ? [named[0] ?? ".changeset/"] : named);
  if (paths2 === void 0)
    return;
  let name = isChangeset ? "a changeset" : listCodes(named);
  return {
    looksAt: "change",
    isAboutChange: true,
    words: `reports changes without ${name}`,
    find: async (change) => (await listMissing(paths2, change)).length === 0 ? [] : [{ path: CHANGE_ITSELF, found: `a change without ${name}`, note: `No file of this change is ${name}.` }]
  };
}
var CHANGELOG_PATH = /(?:^|\/)(?:change-?log|changes|history|news|release[-_ ]?notes)(?:\.[\w.-]+)?$|(?:^|\/)(?:\.changesets?|\.changes|changelogs?(?:\.d)?|newsfragments|changes|upcoming_changes|unreleased)\//i;
var CHANGELOG_ENTRY = {
  looksAt: "change",
  isAboutChange: true,
  words: "reports changes without a changelog entry",
  find: ({ allFiles, exists }) => noEntry(allFiles, exists)
};
async function noEntry(files, exists) {
  return (files.some(({ path }) => CHANGELOG_PATH.test(path)) ? [] : await Promise.all(["CHANGELOG.md", "CHANGELOG"].map((path) => exists(path)))).some((one) => one !== false) ? [
    {
      path: CHANGE_ITSELF,
      found: "a change without a changelog entry",
      note: "No file of this change is a changelog."
    }
  ] : [];
}
var TOGETHER = new RegExp(
  `^(?:both )?(${codeListPattern("the|both", "files?")}) (?:together|in the same (?:change|commit|pr|pull request))$`
);
function compileTogether({ verb, subject, object, codes }) {
  let [, list] = subject === "" && UPDATE.test(verb) ? TOGETHER.exec(plainPhrase(object)) ?? [] : [], paths2 = list === void 0 ? void 0 : readPaths(codesIn(list, codes));
  return paths2 === void 0 || paths2.length < 2 ? void 0 : {
    looksAt: "change",
    isAboutChange: true,
    words: `reports changes to only some of ${listCodes(
      paths2.map(({ code }) => code),
      "and"
    )}`,
    find: async (change) => {
      let changed = change.files.find(({ path }) => paths2.some(({ matches }) => matches(pathIn(change, path)))), missing2 = changed === void 0 ? [] : await listMissing(paths2, change);
      return changed === void 0 || missing2.length === 0 ? [] : [withoutCompanion(changed.path, `a change to ${listCodes([changed.path])}`, missing2)];
    }
  };
}
function withoutCompanion(path, change, missing2) {
  let names = listCodes(
    missing2.map(({ code }) => code),
    "and"
  );
  return { path, found: `${change} without ${names}`, note: `This change does not touch ${names}.` };
}
async function listMissing(paths2, change) {
  let unchanged = paths2.filter(
    ({ matches }) => !change.allFiles.some(
      ({ path, previousPath }) => [path, previousPath].some((one) => one !== void 0 && (matches(one) || matches(pathIn(change, one))))
    )
  );
  return (await Promise.all(unchanged.map(async (path) => await isThere(path, change) ? [path] : []))).flat();
}
async function isThere({ code, isFolder }, { exists, folder: folder3 }) {
  if (isFolder || /[*?{]/.test(code))
    return true;
  let path = code.replace(/^\.?\//, ""), places = folder3 === "" ? [path] : [`${folder3}/${path}`, path];
  return (await Promise.all(places.map(exists))).some((answer) => answer !== false);
}
function readPaths(codes) {
  let paths2 = codes.map((code) => readPath(code));
  return paths2.length === 0 || paths2.includes(void 0) ? void 0 : paths2.flatMap((path) => path ?? []);
}
// src/literal/reading/scope/sides.ts
var FRONT = [
  ...["frontend", "client", "web", "ui", "components"].map(folder),
  {
    kind: "languages",
    ids: "typescriptreact javascriptreact vue svelte astro html css scss less sass razor".split(" ")
  }
];
var BACK = [
  ...["backend", "server", "api"].map(folder),
  { kind: "languages", ids: "python go rust java csharp ruby php elixir scala sql".split(" ") }
];
function readSide(words2) {
  let { side } = /^(?<side>front|back)[- ]?end(?: (?:code|codebase|files?|sources?|modules?|layers?|projects?|apps?|applications?|components?))?$/.exec(
    words2
  )?.groups ?? {};
  return side === void 0 ? void 0 : { inside: side === "front" ? FRONT : BACK, outside: [] };
}
function nameSide(places) {
  return places === FRONT ? "front-end code" : places === BACK ? "back-end code" : void 0;
}
function folder(name) {
  return { kind: "folder", name };
}
// src/literal/reading/scope/places.ts
var FIRST_MARK = 57344;
var SPAN = "[\\uE000-\\uF8FF]";
var TESTS = { kind: "tests" };
var FRAMEWORKS = {
  react: SCRIPT2,
  "react native": SCRIPT2,
  "next.js": SCRIPT2,
  "node.js": SCRIPT2,
  nodejs: SCRIPT2,
  jsx: SCRIPT2,
  "react.js": SCRIPT2,
  nestjs: ["typescript", "javascript"],
  laravel: ["php"],
  symfony: ["php"],
  wordpress: ["php"],
  vue: ["vue", "javascript", "typescript"],
  svelte: ["svelte", "javascript", "typescript"],
  astro: ["astro", "javascript", "typescript"],
  angular: ["typescript", "html"],
  spring: ["java", "kotlin"],
  "spring boot": ["java", "kotlin"],
  quarkus: ["java", "kotlin"],
  micronaut: ["java", "kotlin"],
  ktor: ["kotlin"],
  "jetpack compose": ["kotlin"],
  swiftui: ["swift"],
  flutter: ["dart"],
  phoenix: ["elixir"],
  "express.js": SCRIPT2,
  "ruby on rails": ["ruby"],
  django: ["python"],
  flask: ["python"],
  fastapi: ["python"],
  pytest: ["python"],
  rails: ["ruby"],
  ".net": ["csharp"],
  "asp.net": ["csharp"],
  blazor: ["csharp", "razor"],
  sql: ["sql"],
  mysql: ["sql"],
  postgresql: ["sql"],
  html: ["html"],
  markdown: ["markdown"],
  json: ["json", "jsonc"],
  terraform: ["terraform"],
  "objective-c": ["objective-c"],
  "f#": ["fsharp"],
  bicep: ["bicep"],
  sass: ["scss", "sass"],
  // Templates and languages that no grammar here reads: what is said of them is not about other code.
  twig: ["twig"],
  blade: ["blade"],
  ansible: ["yaml"],
  helm: ["yaml"],
  handlebars: ["handlebars"],
  apex: ["apex"],
  zig: ["zig"],
  clojure: ["clojure"],
  solidity: ["solidity"],
  gdscript: ["gdscript"],
  ocaml: ["ocaml"],
  dockerfiles: ["dockerfile"],
  "shell scripts": ["shellscript"],
  "bash scripts": ["shellscript"],
  "shell script": ["shellscript"]
};
var FOLDERS = {
  client: ["client"],
  server: ["server"],
  cli: ["cli"],
  api: ["api"],
  docs: ["docs"],
  documentation: ["docs"],
  ...singularAndPlural(
    `adapter component controller directive domain entity example factory fixture handler helper hook interceptor library
    middleware migration mixin mock mapper model module page pipe plugin presenter provider reducer repository resolver route
    router saga schema script serializer service slice store story template util validator view viewmodel worker workflow
    selector guard layout benchmark constant`
  )
};
function singularAndPlural(words2) {
  return Object.fromEntries(
    words2.split(/\s+/).flatMap((word) => {
      let plural = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
      return [
        [word, [word, plural]],
        [plural, [word, plural]]
      ];
    })
  );
}
var ARTICLES = /^(?:(?:the|our|your|any|all|every|each|its|a|an|other|entire|whole) )+/;
var KIND_OF_FILE = "(?:code|codebase|source code|source files?|sources?|files?|modules?|layers?|folders?|director(?:y|ies)|packages?|projects?|components?)";
var ENDS_WITH_KIND = new RegExp(`^.+? (?<kind>${KIND_OF_FILE})$`);
var KIND_AT_END = new RegExp(` ${KIND_OF_FILE}$`);
var KIND_BELOW = new RegExp(`^(.+ code|.+ files|.+ tests) (?:in|under|inside|within|below) (${SPAN}.*)$`);
var EVERYWHERE = /^(?:(?:the|our|this|your|any|all|every|new|entire|whole|existing|own|same) )*(?:code|codebase|code base|project|repository|repo|monorepo|source code|source files|cases|circumstances?|times|places|pull requests?|prs?|code changes|files|source|development|new work|situations|scenarios|changes|contributions?)$/;
var OF_TESTS = /^(?:(?:automated|test|testing|vitest|jest|pytest|spec) )?(?:tests?|specs?|test (?:files?|code|suites?|cases?|modules?|methods?|functions?|classes)|spec files?|testing(?: code)?|files|code)$/;
var OF_UNIT_TESTS = /^unit tests?(?: files?| code| suites?)?$/;
var OF_PRODUCTION = /^(?:production|prod|non-test|application|app|shipped|runtime|product|library)(?: ?\/ ?(?:production|application|app|product|library|module|package))*(?: source)? (?:code|codebase|files?|sources?|modules?|paths?)$|^production$/;
var PROGRAMS = ["cli", "cmd", "main", "program"].map((name) => ({ kind: "folder", name }));
var OF_WORKFLOWS = /^(?:github )?(?:actions )?workflow(?: files?|s)$|^github actions(?: workflows?)?$/;
var EXTENSION = /^\*?\.(?<extension>[a-z][a-z0-9.]{0,14})$/i;
var KNOWN_EXTENSION = /\.(?:ts|tsx|mts|cts|js|jsx|mjs|cjs|py|pyi|rb|rs|go|java|kt|kts|cs|cshtml|razor|cpp|hpp|php|swift|scala|css|scss|less|html|md|mdx|json|jsonc|yaml|yml|toml|xml|sql|sh|bash|ps1|vue|svelte|astro|proto|lock|txt|csproj|props|sln|cfg|ini|graphql|prisma|tf|bicep|snap)$/i;
function readPlace(words2, codes) {
  let plain2 = words2.trim().replace(/^both /, "");
  if (plain2 === "" || plain2.length > 120)
    return;
  if (EVERYWHERE.test(plain2))
    return { inside: [], outside: [] };
  let whole = readAtom(plain2, codes);
  if (whole !== void 0)
    return whole;
  let [, kind2, path] = KIND_BELOW.exec(plain2) ?? [], [ofKind2, below] = [kind2, path].map((part) => part === void 0 ? void 0 : readAtom(part, codes));
  if (ofKind2?.languages !== void 0 && below !== void 0 && below.languages === void 0)
    return { ...below, languages: ofKind2.languages };
  let atoms = plain2.split(/(?:,\s*(?:and |or )?| and | or | & |\s?\/\s?| as well as )/);
  return atoms.length < 2 ? void 0 : joinAtoms(atoms, codes);
}
function joinAtoms(atoms, codes) {
  let kind2 = ENDS_WITH_KIND.exec(at(atoms, atoms.length - 1))?.groups?.kind, places = [];
  for (let atom of atoms) {
    let read = readAtom(atom, codes) ?? (kind2 === void 0 ? void 0 : readAtom(`${atom} ${kind2}`, codes));
    if (read === void 0 || read.outside.length > 0 || read.languages !== void 0 && read.inside.length > 0)
      return;
    places.push(
      ...read.languages === void 0 ? read.inside : [{ kind: "languages", ids: read.languages }]
    );
  }
  let languages = places.flatMap((place) => place.kind === "languages" ? place.ids : []);
  return places.every(({ kind: one }) => one === "languages") ? { languages, inside: [], outside: [] } : { inside: places, outside: [] };
}
function readAtom(words2, codes) {
  let plain2 = words2.trim().replace(ARTICLES, "");
  if (OF_TESTS.test(plain2) && plain2 !== "files" && plain2 !== "code")
    return { inside: [TESTS], outside: [] };
  if (OF_UNIT_TESTS.test(plain2))
    return { inside: [TESTS], outside: [folder2("e2e"), folder2("integration")] };
  if (/^(?:e2e|end-to-end) tests?$/.test(plain2))
    return { inside: [folder2("e2e")], outside: [] };
  if (OF_PRODUCTION.test(plain2))
    return { inside: [], outside: plain2.startsWith("library") ? [TESTS, ...PROGRAMS] : [TESTS] };
  if (/^(?:(?:client|server)(?:-side)? components?|example|instance)$/.test(plain2))
    return;
  if (/^config (?:files?|folders?|director(?:y|ies))$/.test(plain2))
    return { inside: [folder2("config")], outside: [] };
  if (OF_WORKFLOWS.test(plain2))
    return paths([".github/workflows/**"]);
  let customization = CUSTOMIZATIONS.find(([kind2]) => kind2.test(plain2));
  return customization !== void 0 ? paths(customization[1]) : readSide(plain2) ?? readLanguages(plain2) ?? readLanguageTests(plain2) ?? readCodePlace(plain2, codes) ?? readFolder(plain2);
}
var CUSTOMIZATIONS = [
  [/^(?:copilot |custom )?(?:chat )?agent(?: definition)? files?$/, ["**/*.agent.md", "**/.claude/agents/**/*.md"]],
  [/^(?:copilot |custom )?instructions? files?$/, ["**/*.instructions.md"]],
  [/^(?:copilot |custom )?prompt files?$/, ["**/*.prompt.md"]],
  [/^(?:agent )?skill files?$/, ["**/SKILL.md"]]
];
function readLanguages(plain2) {
  let name = plain2.replace(
    / (?:source )?(?:code|files?|sources?|projects?|modules?|codebase|scripts?|snippets?|templates?)$/,
    ""
  ), languages = languagesOf(name), isEmbedded = name === plain2 && /^(?:sql|html|json|markdown|yaml|blazor|terraform)$/.test(name);
  return languages === void 0 || isEmbedded ? void 0 : { languages, inside: [], outside: [] };
}
function readLanguageTests(plain2) {
  let [, name = "", rest = ""] = /^(\S+) (.+)$/.exec(plain2) ?? [], languages = languagesOf(name);
  if (languages === void 0)
    return;
  if (OF_TESTS.test(rest))
    return { languages, inside: [TESTS], outside: [] };
  let inside = readFolder(rest)?.inside;
  return inside === void 0 || name === "react" ? reactComponents(plain2) : { languages, inside, outside: [] };
}
function reactComponents(plain2) {
  return /^react components?(?: files?)?$/.test(plain2) ? paths(["**/*.tsx", "**/*.jsx"]) : void 0;
}
function languagesOf(name) {
  let lower = name.toLowerCase();
  return languageNamed(lower) ?? (Object.hasOwn(FRAMEWORKS, lower) ? FRAMEWORKS[lower] : void 0);
}
function languagesListed(words2) {
  let languages = words2.replace(/ (?:only|code|files)$/, "").split(/,? (?:and|or|&) |, ?|\//).map((name) => languagesOf(name));
  return languages.some((found) => found === void 0) ? void 0 : languages.flatMap((found) => found ?? []);
}
function readFolder(plain2) {
  let name = plain2.replace(KIND_AT_END, ""), names = Object.hasOwn(FOLDERS, name) ? FOLDERS[name] : void 0;
  return names === void 0 ? void 0 : { inside: names.map(folder2), outside: [] };
}
var BEFORE_CODE = "(?:(?:files?|code|everything|anything|modules?|sources?|folders?|director(?:y|ies)|paths?|the) )?(?:(?:in|under|inside|within|of|below|matching|the) )*";
var CODE_PLACE = new RegExp(
  `^(?<before>${BEFORE_CODE})(?:the )?(?<code>${SPAN})(?<after>(?: (?:source|sub))? ?(?:code|files?|folders?|director(?:y|ies)|subdirectories|packages?|layers?|modules?|workspaces?|projects?|apps?|trees?))?$`
);
function readCodePlace(plain2, codes) {
  let groups = CODE_PLACE.exec(plain2)?.groups;
  if (groups === void 0)
    return readWrittenPath(plain2);
  let { before = "", code: mark = "", after = "" } = groups, code = codes[mark.charCodeAt(0) - FIRST_MARK] ?? "", globs = globsOf(code);
  return globs !== void 0 ? paths(globs) : /^[\w-]+$/.test(code) && (/(?:folder|director|package|layer|module|workspace|project|app)/.test(after) || /^(?:files?|code|everything|anything|modules?|sources?)/.test(before)) ? { inside: [folder2(code)], outside: [] } : void 0;
}
var PATH_SIGN = /[/.]/;
function readWrittenPath(plain2) {
  if (!PATH_SIGN.test(plain2))
    return;
  let path = plain2.replace(/^(?:files?|code|everything|anything) (?:in|under|inside|within) (?:the )?/, "").replace(/ (?:files?|folders?|director(?:y|ies)|package)$/, "");
  return !path.split("/").every((part) => languagesOf(part) !== void 0) && /^\.?[\w*@-]+(?:\/[\w.*@-]+)*\/(?:\*\*?)?$|^\*?\.[a-z]\w{0,5}$|^\*(?:\.[a-z]\w{0,15}){2,3}$|^(?:\.?[\w@-]+\/){1,8}[\w.*@-]+$/.test(
    path
  ) && (!/^[a-z]+\/[a-z]+$/.test(path) || ROOT_FOLDER.test(path)) && !/^(?:client\/server|api\/ui|web\/mobile|ios\/android|test\/spec|build\/test)$/.test(path) ? whenPath(path) : void 0;
}
var ROOT_FOLDER = /^(?:src|source|sources|lib|libs|app|apps|api|packages?|pkg|cmd|internal|tests?|spec|docs?|scripts?|servers?|clients?|web|frontend|backend|core|common|shared|components?|modules?|plugins?|features?|services?|tools?|build|bin|public|examples?|config|assets|vendor|crates|include|platform|infra|ios|android|projects?|extensions?)\//;
function whenPath(path) {
  let globs = globsOf(path);
  return globs === void 0 ? void 0 : paths(globs);
}
function globsOf(written) {
  let code = written.trim().replace(/^\.\//, "").replace(/^\/(?=\w)/, "").replace(/^[@~#]\/(?=\w)/, ""), extension = EXTENSION.exec(code)?.groups?.extension;
  if (extension !== void 0 && (KNOWN_EXTENSION.test(code) || code.startsWith("*")))
    return [`**/*.${extension}`];
  if (!(!/^[\w.*@/{},[\]()-]+$/.test(code) || /\(\)|^\*+$|^@[\w-]+\/[\w-]+$/.test(code)))
    return code.endsWith("/") ? [`**/${code}**`] : code.includes("/") ? /\.\w+$|\*\*?$/.test(code) ? [`**/${code}`] : [`**/${code}/**`, `**/${code}.*`] : KNOWN_EXTENSION.test(code) && !/^(?:res|response|req|request)\./.test(code) ? [`**/${code}`] : void 0;
}
function paths(globs) {
  return { inside: [{ kind: "paths", globs }], outside: [] };
}
function folder2(name) {
  return { kind: "folder", name };
}
function narrowScope(outer, inner) {
  if (outer.inside.length > 0 && inner.inside.length > 0 && !isSame(outer.inside, inner.inside))
    return;
  let languages = narrowLanguages(outer.languages, inner.languages);
  return {
    ...languages === void 0 ? {} : { languages },
    inside: inner.inside.length > 0 ? inner.inside : outer.inside,
    outside: [...outer.outside, ...inner.outside.filter((one) => !outer.outside.some((other) => isSame(one, other)))]
  };
}
function narrowLanguages(outer, inner) {
  if (outer === void 0 || inner === void 0)
    return inner ?? outer;
  let both = inner.filter((id) => outer.includes(id));
  return both.length === 0 ? inner : both;
}
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
function excludePlace(scope, excluded) {
  if (excluded.languages !== void 0 && excluded.inside.length > 0)
    return;
  if (excluded.inside.length === 0 && excluded.languages === void 0) {
    let [only, ...more] = excluded.outside;
    return only !== void 0 && more.length === 0 && scope.inside.length === 0 ? { ...scope, inside: [only] } : void 0;
  }
  let places = excluded.languages === void 0 ? excluded.inside : [{ kind: "languages", ids: excluded.languages }];
  return { ...scope, outside: [...scope.outside, ...places] };
}
// src/literal/families/companions/base-classes.ts
var EXTENDS = /^(?:extends?|inherits?|derives?|subclass(?:es)?|be derived|be a subclass)$/;
var FROM = /^(?:from |of )?(?:the |our |a |an )?(?:base class |abstract class |custom )?/;
var AFTER = /(?: (?:base )?class(?:es)?)?(?: \(or a subclass\))?$/;
var NAME3 = /^[A-Z][A-Za-z\d]{2,60}$/;
var KIND = /^(?:(?:all|any|every|each|new|the|your|our|custom|application|domain) )*(?<kind>controllers?|services?|repositories|repository|exceptions?|errors?|error classes|exception classes|view ?models?|jobs?|handlers?|polic(?:y|ies)|middlewares?|factor(?:y|ies)|seeders?|serializers?|presenters?|validators?|listeners?|observers?|providers?|commands?|fragments?|activit(?:y|ies)|mailers?|interactors?|use ?cases?|adapters?|mappers?|tests?|test classes|test cases|unit tests?|integration tests?|feature tests?)(?<class> classes)?(?<where> (?:in|under|inside) .{2,60})?$/;
var LANGUAGES2 = ["csharp", "java", "javascript", "javascriptreact", "php", "python", "typescript", "typescriptreact"];
function readBaseClass({ subject, verb, object, codes, statement, scope }) {
  if (!EXTENDS.test(verb))
    return;
  let { kind: kind2, where } = KIND.exec(unmaskCodeSpans(subject, codes).replaceAll("`", ""))?.groups ?? {}, base = readBase(object, codes, statement.text), place = where === void 0 ? void 0 : readPlace(where.trim().replace(/^\w+ /, ""), codes);
  if (kind2 === void 0 || base === void 0 || where !== void 0 && place === void 0)
    return;
  let folders = place?.inside.flatMap((one) => one.kind === "paths" ? one.globs : []) ?? [];
  if (where !== void 0 && scope.inside.length === 0 && folders.length === 0)
    return;
  let isOfTests = /test/.test(kind2), ending = isOfTests ? /(?:Tests?|TestCase|Spec)$|^Test[A-Z]/ : endingOf(kind2), isPlaced = (path) => folders.length === 0 || folders.some((glob) => path.toLowerCase().includes(glob.toLowerCase().replaceAll(/^\*\*\/|\*\*$/g, "")));
  return {
    looksAt: "code",
    words: `reports new classes that extend nothing in place of ${codeSpan(base)}: ${kind2}${where ?? ""}`,
    languages: LANGUAGES2,
    topics: [],
    mayMatch: (line) => /\bclass\b/.test(line),
    ...readsOnly(["declarations"], {
      find: ({ file: { path }, facts, isAdded }) => isTestPath(path) !== isOfTests || !isPlaced(path) ? [] : facts.declarations.filter(
        ({ kind: declared2, name = "", bases, modifiers, inside, nameLine }) => declared2 === "class" && inside === void 0 && ending.test(name) && name !== base && bases.length === 0 && !modifiers.some((word) => /^(?:abstract|static|partial|sealed|data|object)$/.test(word)) && !/^(?:Base|Abstract)/.test(name) && isAdded(nameLine)
      ).map(({ name = "", nameLine }) => ({
        path,
        line: nameLine,
        found: "a class that extends nothing",
        note: `${codeSpan(name)} extends nothing.`
      }))
    })
  };
}
function endingOf(kind2) {
  let noun = kind2.replace(/ classes$/, "").replaceAll(" ", ""), one = noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, "");
  return one === "error" || one === "exception" ? /(?:Error|Exception)$/ : new RegExp(`${one}$`, "i");
}
function readBase(object, codes, written) {
  let words2 = object.trim().replace(FROM, "").replace(AFTER, ""), [quoted] = listMaskedCodes(words2, codes), isOne = quoted !== void 0 && words2.length === 1, at2 = isOne || !/^[a-z\d]+$/.test(words2) ? -1 : written.toLowerCase().lastIndexOf(words2), name = isOne ? quoted.replace(/<.*>$|\(\)$/, "") : at2 < 0 ? "" : written.slice(at2, at2 + words2.length);
  return NAME3.test(name) && /[a-z][A-Z]|^(?:Error|Exception)$/.test(name) ? name : void 0;
}
var OBJECT2 = /^(?:(?:from|of|the|a|an|any|old|legacy|deprecated) )*(?<codes>[\uE000-\uF8FF](?:(?:,? (?:or|and) |, | ?\/ ?)[\uE000-\uF8FF])*)(?: (?:base )?class(?:es)?)?(?: directly)?$/;
var GENERAL = /^(?:(?:(?:all|any|every|each|new|the|your|our|custom) )*(?:class(?:es)?|code|controllers?|services?|components?|models?|types?))?$/;
function readForbiddenBase({ polarity, subject, verb, object, codes, allowed }) {
  if (polarity !== "forbidden" || allowed !== void 0 || !EXTENDS.test(verb))
    return;
  let listed2 = OBJECT2.exec(object.trim())?.groups?.codes, names = listMaskedCodes(listed2 ?? "", codes).map((code) => code.trim().replace(/<.*>$|\(\)$/, ""));
  if (!(!GENERAL.test(subject) || names.length === 0 || !names.every((name) => /^(?:[A-Za-z_]\w*\.)*[A-Z]\w{2,60}$/.test(name))))
    return {
      looksAt: "code",
      words: `reports classes that extend ${names.map((name) => codeSpan(name)).join(" or ")}`,
      languages: LANGUAGES2,
      topics: [],
      mayMatch: (line) => names.some((name) => line.includes(name.replace(/^.*\./, ""))),
      ...readsOnly(["declarations"], {
        find: ({ file: { path }, facts, isAdded }) => facts.declarations.flatMap(({ kind: kind2, bases, nameLine, name: declared2 = "" }) => {
          let found = kind2 === "class" && isAdded(nameLine) ? names.find((name) => bases.some((base) => isBase(base, name))) : void 0;
          return found === void 0 ? [] : [{ path, line: nameLine, found: `${codeSpan(declared2)} as a subclass of ${codeSpan(found)}` }];
        })
      })
    };
}
function isBase(base, name) {
  let plain2 = base.replace(/[<([].*$/s, "").replaceAll(/::|\\/g, ".").replace(/^\./, "").trim();
  return plain2 === name || plain2.endsWith(`.${name}`);
}
// src/text/expressions/required-parts.ts
function requiredParts(expression) {
  let found = known.get(expression) ?? readParts(expression);
  return known.set(expression, found), found;
}
var known = /* @__PURE__ */ new WeakMap();
function readParts({ source, flags }) {
  if (flags.includes("v") || flags.includes("i") && flags.includes("u"))
    return [];
  let reader = new SourceReader(source), all = reader.readAlternatives();
  return reader.isAtEnd() ? all.toSorted(byRarity) : [];
}
var ANY = { kind: "any" };
var PLACE = { kind: "place" };
var SourceReader = class {
  #source;
  #index = 0;
  constructor(source) {
    this.#source = source;
  }
  isAtEnd() {
    return this.#index >= this.#source.length;
  }
  /** Up to the end of the source, or to the bracket that closes the group. */
  readAlternatives() {
    let first = this.#readSequence();
    if (this.#next() !== "|")
      return first;
    let alternatives = [first];
    for (; this.#next() === "|"; )
      this.#index += 1, alternatives.push(this.#readSequence());
    let rarest = alternatives.map((all) => all.toSorted(byRarity)[0] ?? []), parts = [...new Set(rarest.flat())];
    return rarest.some((one) => one.length === 0) || parts.length > 64 ? [] : [parts];
  }
  #readSequence() {
    let found = [], run = "", endRun = () => {
      run.length >= 3 && found.push([run]), run = "";
    };
    for (; !this.isAtEnd() && this.#next() !== "|" && this.#next() !== ")"; ) {
      let atom = this.#readAtom();
      if (atom.kind === "place")
        continue;
      let least = this.#readLeastCount();
      run += atom.kind === "character" && least !== 0 ? atom.character : "", (atom.kind !== "character" || least !== void 0) && endRun(), atom.kind === "group" && least !== 0 && found.push(...atom.all);
    }
    return endRun(), found;
  }
  #next() {
    return this.#source.charAt(this.#index);
  }
  #take() {
    return this.#index += 1, this.#source.charAt(this.#index - 1);
  }
  /** Goes behind the next of a character. */
  #skipTo(character) {
    let found = this.#source.indexOf(character, this.#index);
    this.#index = found < 0 ? this.#source.length : found + 1;
  }
  #readAtom() {
    let character = this.#take();
    switch (character) {
      case "^":
      case "$":
        return PLACE;
      case ".":
        return ANY;
      case "[":
        return this.#skipClass();
      case "\\":
        return this.#readEscape();
      case "(":
        return this.#readGroup();
      default:
        return characterOf(character);
    }
  }
  #skipClass() {
    for (; !this.isAtEnd() && this.#next() !== "]"; )
      this.#index += this.#next() === "\\" ? 2 : 1;
    return this.#index += 1, ANY;
  }
  #readEscape() {
    let character = this.#take();
    switch (character) {
      case "b":
      case "B":
        return PLACE;
      case "p":
      case "P":
      case "k":
      case "u":
        return this.#next() === "{" || this.#next() === "<" ? this.#skipTo(character === "k" ? ">" : "}") : this.#index += character === "u" ? 4 : 0, ANY;
      case "x":
        return this.#index += 2, ANY;
      case "c":
        return this.#index += 1, ANY;
      default:
        return isLetterOrDigit(character) ? ANY : characterOf(character);
    }
  }
  #readGroup() {
    let isAround = false;
    this.#next() === "?" && (this.#index += 1, this.#take() === "<" && this.#next() !== "=" && this.#next() !== "!" ? this.#skipTo(">") : (this.#index += this.#source.charAt(this.#index - 1) === "<" ? 1 : 0, isAround = this.#source.charAt(this.#index - 1) !== ":"));
    let all = this.readAlternatives();
    return this.#index += 1, isAround ? PLACE : { kind: "group", all };
  }
  /** How often the atom before stands at least. Undefined if it stands there exactly once. */
  #readLeastCount() {
    let least = this.#readSign();
    return this.#index += least !== void 0 && this.#next() === "?" ? 1 : 0, least;
  }
  #readSign() {
    switch (this.#next()) {
      case "?":
      case "*":
        return this.#index += 1, 0;
      case "+":
        return this.#index += 1, 1;
      case "{": {
        let least = Number.parseInt(this.#source.slice(this.#index + 1, this.#index + 8), 10);
        return Number.isNaN(least) ? void 0 : (this.#skipTo("}"), least);
      }
      default:
        return;
    }
  }
};
function characterOf(character) {
  return character.charCodeAt(0) < 128 ? { kind: "character", character: character.toLowerCase() } : ANY;
}
function isLetterOrDigit(character) {
  let lower = character.toLowerCase();
  return lower >= "a" && lower <= "z" || lower >= "0" && lower <= "9";
}
function byRarity(one, other) {
  return shortest(other) - shortest(one) || one.length - other.length;
}
function shortest(parts) {
  return Math.min(...parts.map(({ length }) => length));
}
// src/text/expressions/expression-index.ts
var KEY_CHARACTERS = 3;
var GROUPS = 8192;
function createExpressionIndex(items, expressionsOf) {
  let entries;
  return {
    listPossible: (text) => (entries ??= readEntries(items, expressionsOf), findPossible(entries, text.toLowerCase()))
  };
}
function readEntries(items, expressionsOf) {
  let always2 = [], groups = Array.from({ length: GROUPS }, () => {
  });
  for (let [index, item] of items.entries()) {
    let required = expressionsOf(item).map(requiredParts);
    if (required.some(({ length }) => length === 0)) {
      always2.push({ item, index });
      continue;
    }
    for (let [rarest = [], ...others] of required)
      for (let part of rarest) {
        let group = groupOf(part.charCodeAt(0), part.charCodeAt(1), part.charCodeAt(2));
        groups[group] = [...groups[group] ?? [], { item, index, part, others }];
      }
  }
  return { always: always2, groups };
}
function findPossible({ always: always2, groups }, text) {
  let found, first = 0, second = text.charCodeAt(0), third = text.charCodeAt(1);
  for (let start = 0; start + KEY_CHARACTERS <= text.length; start += 1) {
    first = second, second = third, third = text.charCodeAt(start + 2);
    let entries = groups[groupOf(first, second, third)];
    if (entries !== void 0)
      for (let { item, index, part, others } of entries)
        text.startsWith(part, start) && others.every((parts) => parts.some((one) => text.includes(one))) && (found = (found ?? new Map(always2.map((one) => [one.index, one.item]))).set(index, item));
  }
  return found === void 0 ? always2.map(({ item }) => item) : [...found].toSorted(([one], [other]) => one - other).map(([, item]) => item);
}
function groupOf(first, second, third) {
  return (first ^ second << 4 ^ third << 8) & GROUPS - 1;
}
// src/text/languages/code-mask.ts
function blankCommentsAndStrings(text, languageId) {
  let syntax = commentSyntaxOf(languageId);
  return syntax === void 0 ? void 0 : blank(text, syntax, () => []);
}
function blankCommentsAndPlainText(text, languageId) {
  let syntax = commentSyntaxOf(languageId);
  return syntax === void 0 ? void 0 : blank(text, syntax, (start, end) => {
    let pattern = languageId === "rust" || /[$fFtT]["']{0,3}$/.test(text.slice(Math.max(0, start - 2), start + 1)) ? INSERTED : IN_PARENTHESES[languageId] ?? MARKED_INSERTED;
    return [...text.slice(start, end).matchAll(pattern)].map(({ 0: found, 1: inside = "", index }) => {
      let from = start + index + found.length - inside.length - 1;
      return { from, to: from + inside.length };
    });
  });
}
var IN_PARENTHESES = {
  julia: /\$\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/g,
  powershell: /\$\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/g,
  swift: /\\\(([^()\n]{0,100}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?)\)/g
};
var INSERTED = /[$#]?\{([^{}\n]{1,200})\}/g;
var MARKED_INSERTED = /[$#]\{([^{}\n]{1,200})\}/g;
function blank(text, syntax, keep) {
  let spans = listSpans(syntax), openers = new Set(spans.map((span) => span.open.charAt(0))), kept = [], from = 0, at2 = 0;
  for (; at2 < text.length; ) {
    let span = openers.has(text.charAt(at2)) ? spans.find((candidate) => text.startsWith(candidate.open, at2)) : void 0;
    if (span === void 0 || syntax.commentsStartWords === true && !span.isString && !/^[\s;&|()]?$/.test(text.charAt(at2 - 1))) {
      at2 += 1;
      continue;
    }
    let end = findSpanEnd(text, at2 + span.open.length, span);
    kept.push(text.slice(from, at2));
    for (let part of span.isString ? keep(at2, end) : [])
      kept.push(text.slice(at2, part.from).replaceAll(/[^\n]/g, " "), text.slice(part.from, part.to)), at2 = part.to;
    kept.push(text.slice(at2, end).replaceAll(/[^\n]/g, " ")), from = end, at2 = end;
  }
  return kept.push(text.slice(from)), kept.join("");
}
function listSpans(syntax) {
  return [
    ...syntax.line.map((open) => ({ open, close: `
`, escape: void 0, multiline: false, isString: false })),
    ...syntax.block.map(([open, close]) => ({ open, close, escape: void 0, multiline: true, isString: false })),
    ...syntax.strings.map(([open, close, escape]) => ({
      open,
      close,
      escape,
      multiline: open.length > 1 || open === "`",
      isString: true
    }))
  ].sort((a, b) => b.open.length - a.open.length);
}
function findSpanEnd(text, start, span) {
  let at2 = start;
  for (; at2 < text.length; ) {
    if (span.escape !== void 0 && text.startsWith(span.escape, at2)) {
      at2 += span.escape.length + 1;
      continue;
    }
    if (!span.multiline && text.charAt(at2) === `
`)
      return at2;
    if (text.startsWith(span.close, at2))
      return at2 + span.close.length;
    at2 += 1;
  }
  return text.length;
}
// src/syntax/declaration-forms.ts
var NAME4 = String.raw`(?<name>[A-Za-z_]\w*)`;
var REST = "(?<rest>.*)$";
var words = (list) => String.raw`^\s*(?<marks>(?:(?:${list.split(" ").join("|")})\s+)*)`;
var LOUD = (_marks, name) => /^[A-Z][A-Z0-9_]+$/.test(name);
var BLOCK_END = /\*\/\s*$/;
var ANNOTATION = /^\s*@\w/;
var KOTLIN = words(
  String.raw`@\w+(?:\([^()]*\))? public private protected internal open final abstract sealed data enum annotation inner value inline suspend override operator infix tailrec external expect actual const lateinit companion fun(?=\s+interface)`
);
var SWIFT = words(
  String.raw`@\w+(?:\([^()]*\))? public private(?:\(set\))? fileprivate internal open final static class(?=\s+(?:func|var|let)) override mutating nonmutating lazy weak unowned(?:\(\w+\))? indirect required convenience nonisolated isolated async package dynamic`
);
var DART = words(
  "static final const late abstract base sealed interface mixin(?=\\s+class) external covariant required"
);
var SCALA = words(
  "private(?:\\[\\w+\\])? protected final sealed abstract implicit override lazy inline case given open"
);
var ELIXIR = words("");
var LANGUAGES3 = {
  kotlin: {
    forms: [
      { kind: "class", form: new RegExp(`${KOTLIN}(?:class|object)\\s+${NAME4}${REST}`), isType: true },
      { kind: "interface", form: new RegExp(`${KOTLIN}interface\\s+${NAME4}${REST}`), isType: true },
      { kind: "type", form: new RegExp(`${KOTLIN}typealias\\s+${NAME4}${REST}`) },
      {
        kind: "function",
        form: new RegExp(`${KOTLIN}fun\\s+(?:<[^>]*>\\s*)?(?:[\\w.<>?, ]+\\.)?${NAME4}\\s*(?<rest>\\(.*)$`),
        parameter: /(?:^|[(,])\s*(?:(?:vararg|noinline|crossinline)\s+)*(?<name>[A-Za-z_]\w*)\s*:/g
      },
      {
        kind: "variable",
        form: new RegExp(`${KOTLIN}(?:val|var)\\s+(?:<[^>]*>\\s*)?(?:[\\w<>?]+\\.)?${NAME4}\\b(?<rest>(?!\\s*\\.).*)$`),
        isConstant: (marks) => /\bconst\b/.test(marks)
      }
    ],
    isExported: (marks) => !/\b(?:private|internal|protected)\b/.test(marks),
    doc: BLOCK_END,
    attribute: ANNOTATION
  },
  swift: {
    forms: [
      {
        kind: "class",
        form: new RegExp(`${SWIFT}(?:class|actor)\\s+(?!func\\b|var\\b|let\\b)${NAME4}${REST}`),
        isType: true
      },
      { kind: "namespace", form: new RegExp(`${SWIFT}extension\\s+(?:\\w+\\.)*${NAME4}${REST}`), isType: true },
      { kind: "struct", form: new RegExp(`${SWIFT}struct\\s+${NAME4}${REST}`), isType: true },
      { kind: "enum", form: new RegExp(`${SWIFT}enum\\s+${NAME4}${REST}`), isType: true },
      { kind: "interface", form: new RegExp(`${SWIFT}protocol\\s+${NAME4}${REST}`), isType: true },
      { kind: "type", form: new RegExp(`${SWIFT}(?:typealias|associatedtype)\\s+${NAME4}${REST}`) },
      {
        kind: "function",
        form: new RegExp(`${SWIFT}func\\s+${NAME4}\\s*(?:<[^>]*>)?\\s*(?<rest>\\(.*)$`),
        parameter: /(?:^|[(,])\s*(?:\w+\s+)?(?<name>[A-Za-z_]\w*)\s*:/g
      },
      { kind: "variable", form: new RegExp(`${SWIFT}(?:let|var)\\s+${NAME4}\\b${REST}`) }
    ],
    isExported: (marks) => /\b(?:public|open)\b/.test(marks),
    doc: /^\s*\/\/\/|\*\/\s*$/,
    attribute: ANNOTATION
  },
  dart: {
    forms: [
      {
        kind: "class",
        form: new RegExp(`${DART}(?:class|mixin|extension type|extension)\\s+${NAME4}${REST}`),
        isType: true
      },
      { kind: "enum", form: new RegExp(`${DART}enum\\s+${NAME4}${REST}`), isType: true },
      { kind: "type", form: new RegExp(`${DART}typedef\\s+${NAME4}${REST}`) },
      {
        kind: "function",
        form: new RegExp(
          `${DART}(?!(?:return|await|throw|new|else|yield|assert|if|for|while|switch|catch|case|in|is|as)\\b)(?:[A-Za-z_][\\w.]*(?:<[\\w<>?, .]*>)?\\??\\s+)(?:get\\s+)?(?!operator\\b|set\\b)${NAME4}\\s*(?:<[^>]*>)?\\s*(?<rest>\\([^;]*(?:\\{|=>)\\s*.*)$`
        )
      },
      {
        kind: "variable",
        form: new RegExp(
          `^\\s*(?<marks>(?:(?:static|final|const|late|var)\\s+)+)(?:[A-Za-z_][\\w.]*(?:<[\\w<>?, .]*>)?\\??\\s+)?${NAME4}\\s*(?<rest>(?:=|;).*)$`
        ),
        isConstant: (marks) => /\bconst\b/.test(marks)
      }
    ],
    isExported: (_marks, name) => !name.startsWith("_"),
    doc: /^\s*\/\/\/|\*\/\s*$/,
    attribute: ANNOTATION
  },
  scala: {
    forms: [
      { kind: "class", form: new RegExp(`${SCALA}(?:class|object|enum)\\s+${NAME4}${REST}`), isType: true },
      { kind: "interface", form: new RegExp(`${SCALA}trait\\s+${NAME4}${REST}`), isType: true },
      { kind: "type", form: new RegExp(`${SCALA}type\\s+${NAME4}${REST}`) },
      {
        kind: "function",
        form: new RegExp(`${SCALA}def\\s+${NAME4}\\s*(?:\\[[^\\]]*\\])?(?<rest>.*)$`),
        parameter: /[(,]\s*(?:(?:implicit|using)\s+)?(?<name>[A-Za-z_]\w*)\s*:/g
      },
      { kind: "variable", form: new RegExp(`${SCALA}(?:val|var)\\s+${NAME4}\\b${REST}`) }
    ],
    isExported: (marks) => !/\b(?:private|protected)\b/.test(marks),
    doc: BLOCK_END,
    attribute: ANNOTATION
  },
  lua: {
    forms: [
      {
        kind: "method",
        form: new RegExp(`^\\s*(?<marks>)function\\s+[\\w.]+[.:]${NAME4}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g
      },
      {
        kind: "function",
        form: new RegExp(`^\\s*(?<marks>(?:local\\s+)?)function\\s+${NAME4}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g
      },
      {
        // A function of an object: `row.text.show = function`, and `show = function(self)` in the braces of a table.
        kind: "method",
        form: new RegExp(
          `^\\s*(?<marks>)(?:\\w+(?:\\.\\w+)+\\.(?=\\w+\\s*=)|(?=\\w+\\s*=\\s*function\\s*\\(\\s*self\\b))${NAME4}\\s*=\\s*function\\s*(?<rest>\\(.*)$`
        ),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g
      },
      {
        kind: "function",
        form: new RegExp(`^\\s*(?<marks>(?:local\\s+)?)(?:\\w+\\.)?${NAME4}\\s*=\\s*function\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g
      },
      {
        kind: "variable",
        form: new RegExp(`^\\s*(?<marks>local\\s+)${NAME4}\\s*(?:<const>\\s*)?(?<rest>(?:[=,].*)?)$`),
        isConstant: LOUD
      }
    ],
    isExported: (marks) => !/\blocal\b/.test(marks),
    doc: /^\s*---/,
    attribute: /^(?!)/
  },
  elixir: {
    forms: [
      { kind: "namespace", form: new RegExp(`${ELIXIR}defmodule\\s+(?:\\w+\\.)*${NAME4}${REST}`) },
      { kind: "function", form: new RegExp(`^\\s*(?<marks>)def(?:macro|guard|delegate)?\\s+${NAME4}[?!]?(?<rest>.*)$`) },
      {
        kind: "function",
        form: new RegExp(`^\\s*(?<marks>)(?<private>)def(?:p|macrop|guardp)\\s+${NAME4}[?!]?(?<rest>.*)$`)
      }
    ],
    isExported: () => true,
    doc: /^\s*(?:@doc\b|""")/,
    attribute: /^\s*@(?!doc\b)\w/
  },
  powershell: {
    forms: [
      { kind: "class", form: new RegExp(`^\\s*(?<marks>)class\\s+${NAME4}${REST}`, "i"), isType: true },
      { kind: "enum", form: new RegExp(`^\\s*(?<marks>)enum\\s+${NAME4}${REST}`, "i"), isType: true },
      {
        kind: "function",
        form: /^\s*(?<marks>)(?:function|filter)\s+(?:\w+:)?(?<name>[A-Za-z_][\w-]*)(?<rest>.*)$/i,
        parameter: /[(,]\s*(?:\[[^\]]+\]\s*)*\$(?<name>[A-Za-z_]\w*)/g
      }
    ],
    isExported: () => true,
    doc: /#>\s*$|^\s*#/,
    attribute: /^\s*\[/,
    docInside: /^\s*<#/
  },
  shellscript: {
    forms: [
      {
        kind: "function",
        form: /^\s*(?<marks>)(?:function\s+(?<name>[A-Za-z_][\w:.-]*)\s*(?:\(\s*\))?|(?<other>[A-Za-z_][\w:.-]*)\s*\(\s*\))\s*(?<rest>(?:\{|\().*|)$/
      },
      {
        kind: "constant",
        form: new RegExp(`^\\s*(?<marks>(?:readonly|declare\\s+-\\w*r\\w*|local\\s+-r)\\s+)${NAME4}=(?<rest>.*)$`)
      },
      {
        kind: "variable",
        form: new RegExp(`^\\s*(?<marks>(?:local|declare|typeset)\\s+(?:-\\w+\\s+)*)${NAME4}(?<rest>(?:=.*)?)$`)
      }
    ],
    isExported: () => true,
    doc: /^\s*#/,
    attribute: /^(?!)/
  },
  r: {
    forms: [
      {
        kind: "function",
        form: /^(?<marks>\s*)(?<name>[A-Za-z][\w.]*)\s*(?:<-|=)\s*function\s*(?<rest>\(.*)$/,
        parameter: /[(,]\s*(?<name>[A-Za-z][\w.]*)\s*(?=[=,)]|$)/g
      },
      { kind: "variable", form: /^(?<marks>\s*)(?<name>[A-Za-z][\w.]*)\s*<-\s*(?<rest>(?!function\b).*)$/ }
    ],
    isExported: () => true,
    doc: /^\s*#'/,
    attribute: /^(?!)/
  },
  gdscript: {
    forms: [
      { kind: "class", form: new RegExp(`^\\s*(?<marks>)(?:class_name|class)\\s+${NAME4}${REST}`), isType: true },
      { kind: "enum", form: new RegExp(`^\\s*(?<marks>)enum\\s+${NAME4}${REST}`), isType: true },
      {
        kind: "function",
        form: new RegExp(`^\\s*(?<marks>(?:static\\s+)?)func\\s+${NAME4}\\s*(?<rest>\\(.*)$`),
        parameter: /[(,]\s*(?<name>[A-Za-z_]\w*)/g
      },
      { kind: "constant", form: new RegExp(`^\\s*(?<marks>)const\\s+${NAME4}${REST}`) },
      {
        kind: "variable",
        form: new RegExp(`^\\s*(?<marks>(?:@\\w+(?:\\([^()]*\\))?\\s+|static\\s+)*)var\\s+${NAME4}${REST}`)
      }
    ],
    isExported: (_marks, name) => !name.startsWith("_"),
    doc: /^\s*##/,
    attribute: ANNOTATION
  }
};
var TEXT_LANGUAGES = new Set(Object.keys(LANGUAGES3));
// src/syntax/declarations-in-text.ts
var MAX_LINE_CHARACTERS = 500;
var MAX_LIST_LINES = 30;
function declarationsInText(text, languageId) {
  let language = LANGUAGES3[languageId];
  if (language === void 0)
    return;
  let lines = splitLines(text), code = splitLines(blankCommentsAndStrings(text, languageId) ?? text), found = [], open = [];
  for (let [index, line] of code.entries()) {
    if (line.length > MAX_LINE_CHARACTERS || line.trim() === "")
      continue;
    let indent = /^\s*/.exec(line)?.[0].length ?? 0;
    for (; (open.at(-1)?.indent ?? -1) >= indent && !/^\s*[)}\]]/.test(line); )
      open.pop();
    let read = readForm(language, line);
    if (read === void 0)
      continue;
    let { form, marks, name, rest } = read, around = open.at(-1), isInType = around?.isType === true, declaration = describe(language, {
      kind: kindOf(form, marks, name, isInType, around !== void 0),
      marks,
      name,
      rest,
      line: index + 1,
      column: line.indexOf(name, marks.length),
      inside: around?.index,
      hasDoc: hasDoc(language, lines, index),
      above: attributesAbove(language, code, index)
    });
    found.push(declaration), open.push({ indent, index: found.length - 1, isType: form.isType === true }), form.parameter !== void 0 && found.push(...readParameters(form.parameter, code, index, rest, found.length - 1));
  }
  return found;
}
function readForm({ forms: forms2 }, line) {
  for (let form of forms2) {
    let { marks = "", name, other, rest = "" } = form.form.exec(line)?.groups ?? {}, said = name ?? other;
    if (said !== void 0)
      return { form, marks, name: said, rest };
  }
}
function kindOf({ kind: kind2, isConstant: isConstant2 }, marks, name, isInType, isInside2) {
  return isConstant2?.(marks, name) === true ? "constant" : kind2 === "function" && isInType ? "method" : kind2 === "variable" && isInType ? "property" : kind2 === "constant" && isInside2 && !isInType ? "variable" : kind2;
}
function describe({ isExported: isExported2 }, {
  kind: kind2,
  marks,
  name,
  rest,
  line,
  column,
  inside,
  hasDoc: documented,
  above
}) {
  let modifiers = marks.split(/\s+/).filter((word) => word !== "" && !word.startsWith("@")), attributes = [...`${above} ${marks}`.matchAll(/@(\w+)/g)].map(([, attribute = ""]) => attribute);
  return {
    kind: kind2,
    name,
    line,
    column: 0,
    endLine: line,
    endColumn: column + name.length,
    nameLine: line,
    nameColumn: column,
    ...inside === void 0 ? {} : { inside },
    isExported: isExported2(marks, name),
    modifiers,
    attributes,
    bases: [],
    hasDoc: documented,
    isNameGiven: modifiers.includes("override") || attributes.includes("override") || modifiers.includes("extension"),
    isLiteral: /=\s*(?:-?\d|["'])/.test(rest),
    hasBody: /\{|=|:\s*$/.test(rest) || rest === ""
  };
}
function readParameters(parameter, code, index, rest, inside) {
  let found = [], depth = 0, text = rest;
  for (let number = index; number < Math.min(index + MAX_LIST_LINES, code.length); number += 1) {
    let end = endOfList(text, depth);
    for (let { groups } of end.text.matchAll(parameter)) {
      let name = groups?.name ?? "", column = (code[number] ?? "").indexOf(name);
      found.push({
        kind: "parameter",
        name,
        line: number + 1,
        column,
        endLine: number + 1,
        endColumn: column + name.length,
        nameLine: number + 1,
        nameColumn: column,
        inside,
        isExported: false,
        modifiers: [],
        attributes: [],
        bases: [],
        hasDoc: false,
        isNameGiven: false,
        isLiteral: false,
        hasBody: false
      });
    }
    if ({ depth } = end, depth <= 0)
      break;
    text = code[number + 1] ?? "";
  }
  return found;
}
function endOfList(text, from) {
  let depth = from, kept = "";
  for (let sign of text) {
    if (depth += "({<".includes(sign) ? 1 : ")}>".includes(sign) ? -1 : 0, depth <= 0 && ")}".includes(sign))
      return { text: kept, depth: 0 };
    kept += depth <= 1 ? sign : " ";
  }
  return { text: kept, depth };
}
function attributesAbove({ attribute }, code, index) {
  let above = index - 1;
  for (; above >= 0 && attribute.test(code[above] ?? ""); )
    above -= 1;
  return code.slice(above + 1, index).join(" ");
}
function hasDoc({ doc, attribute, docInside }, lines, index) {
  let above = index - 1;
  for (; above >= 0 && attribute.test(lines[above] ?? ""); )
    above -= 1;
  return above >= 0 && doc.test(lines[above] ?? "") || docInside !== void 0 && lines.slice(index + 1, index + 3).some((line) => docInside.test(line));
}
// src/literal/families/declared-in-text.ts
var KNOWN = /* @__PURE__ */ new WeakMap();
function alsoInText(find2) {
  return {
    findInText: (subject) => {
      let { file, head, languageId = "" } = subject;
      if (head === void 0)
        return [];
      let declarations2 = KNOWN.get(file) ?? declarationsInText(head, languageId) ?? [];
      return KNOWN.set(file, declarations2), find2({ ...subject, facts: { declarations: declarations2 } });
    }
  };
}
// src/literal/families/naming/targets.ts
var READ_LANGUAGES = /* @__PURE__ */ new Set([
  ..."javascript javascriptreact typescript typescriptreact python java csharp php ruby rust go c cpp cuda-cpp starlark".split(
    " "
  ),
  ...TEXT_LANGUAGES
]);
var CAMEL_IN_TEXT = ["kotlin", "swift", "dart", "scala"];
var SNAKE_IN_TEXT = ["lua", "elixir", "shellscript", "gdscript", "r"];
var PASCAL_LANGUAGES = [
  ...SCRIPT2,
  "python",
  "java",
  "csharp",
  "php",
  "ruby",
  "rust",
  "go",
  "cpp",
  ...CAMEL_IN_TEXT,
  "gdscript",
  "elixir",
  "powershell"
];
var TYPES = { PascalCase: PASCAL_LANGUAGES };
var NAMES = {
  camelCase: [...SCRIPT2, "java", "php", ...CAMEL_IN_TEXT],
  snake_case: ["python", "ruby", "rust", ...SNAKE_IN_TEXT]
};
var LOCALS = {
  camelCase: [...SCRIPT2, "java", "php", "csharp", "go", ...CAMEL_IN_TEXT],
  snake_case: ["python", "ruby", "rust", ...SNAKE_IN_TEXT]
};
function ofKind(...kinds) {
  return ({ one }) => kinds.includes(one.kind);
}
var isType = ofKind("class", "interface", "struct", "enum", "type");
var isScript = (languageId) => SCRIPT2.includes(languageId);
function isPlainFunction({ one, languageId }) {
  return one.kind === "function" && !(isScript(languageId) && new RegExp("^\\p{Lu}", "u").test(one.name ?? "")) && !one.attributes.includes("Composable");
}
function isOwnMethod({ one, all, languageId }) {
  let around = one.inside === void 0 ? void 0 : all[one.inside], isMember = around !== void 0 && ["class", "struct", "interface", "enum"].includes(around.kind), isFree = languageId === "csharp" || languageId === "java" || languageId === "go" || (around?.bases.length ?? 0) === 0;
  return one.kind === "method" && (isMember || /^(?:rust|go|cpp|lua|swift)$/.test(languageId)) && !one.attributes.includes("Composable") && isFree && !/^__\w+__$/.test(one.name ?? "") && !one.attributes.some((name) => TEST_ATTRIBUTE.test(name) || /(?:^|[.:])(?:no_mangle|allow)$/.test(name));
}
function isPlainVariable({ one, languageId, all }) {
  if (one.kind !== "variable" && !(one.kind === "constant" && isScript(languageId)))
    return false;
  let name = one.name ?? "", isTop = one.inside === void 0 || all[one.inside]?.kind === "namespace", isLoud = /^[\p{Lu}\p{N}_$]+$/u.test(name), isTypeLike = (languageId === "python" ? new RegExp("^_*\\p{Lu}", "u") : new RegExp("^_*\\p{Lu}[\\p{L}\\p{N}]*$", "u")).test(name);
  return !(isLoud && (isTop || isScript(languageId) || name.length <= 2 || one.isLiteral)) && !(isTypeLike && !one.isLiteral);
}
function isConstant({ one, all, languageId }) {
  let around = one.inside === void 0 ? void 0 : all[one.inside], isTop = around === void 0 || around.kind === "namespace";
  return one.kind !== "constant" ? false : isScript(languageId) ? isTop && one.isLiteral && one.modifiers.includes("const") : languageId === "cpp" ? isTop : one.isLiteral;
}
function isField({ one }) {
  return one.kind === "field" && !(one.modifiers.includes("static") && one.modifiers.includes("readonly"));
}
var TEST_ATTRIBUTE = /(?:^|[.:])(?:Test|TestMethod|TestCase|TestCaseSource|DataTestMethod|Fact|Theory|ParameterizedTest|RepeatedTest)$/;
function isTestMethod({ one }) {
  return one.kind === "method" && one.attributes.some((name) => TEST_ATTRIBUTE.test(name));
}
function isTestClass({ one, all, languageId }) {
  return one.kind === "class" && all.some(
    (inner) => inner.inside !== void 0 && all[inner.inside] === one && isTestMethod({ one: inner, all, languageId })
  );
}
function isTopLevel({ one, all }) {
  return one.inside === void 0 || all[one.inside]?.kind === "namespace";
}
function has(word) {
  return ({ one }) => one.modifiers.includes(word);
}
var TARGETS = {
  class: { name: "classes", is: ofKind("class"), common: TYPES },
  constant: {
    name: "constants",
    is: isConstant,
    common: {
      UPPER_SNAKE_CASE: [
        ...SCRIPT2,
        "python",
        "java",
        "rust",
        "ruby",
        "php",
        "c",
        "cpp",
        "kotlin",
        "lua",
        "shellscript",
        "gdscript"
      ],
      PascalCase: ["csharp"],
      camelCase: [...SCRIPT2, "dart", "swift"]
    }
  },
  component: {
    name: "components",
    is: ({ one }) => one.kind === "function" && one.body?.returnsMarkup === true && one.isExported && !/^(?:render|get|use|create|build|make|to|with|format|map|default)/.test(one.name ?? ""),
    common: { PascalCase: SCRIPT2 }
  },
  enum: { name: "enums", is: ofKind("enum"), common: TYPES },
  "enum member": {
    name: "members of enums",
    is: ofKind("enum-member"),
    common: {
      PascalCase: [...SCRIPT2, "csharp", "rust", "php"],
      UPPER_SNAKE_CASE: [...SCRIPT2, "java", "python"],
      camelCase: SCRIPT2
    }
  },
  field: {
    name: "fields",
    is: isField,
    common: { camelCase: ["java", "csharp"], snake_case: ["rust"] }
  },
  function: { name: "functions", is: isPlainFunction, common: NAMES },
  getter: {
    name: "methods without parameters that return a value",
    is: (declared2) => isOwnMethod(declared2) && declared2.one.body?.parameters === 0 && declared2.one.body.returnsValue,
    common: NAMES
  },
  interface: {
    name: "interfaces",
    is: ofKind("interface"),
    common: { ...TYPES, IPascalCase: ["csharp", "typescript", "typescriptreact"] }
  },
  local: {
    name: "local variables",
    is: (declared2) => isPlainVariable(declared2) && declared2.one.inside !== void 0,
    common: LOCALS
  },
  method: {
    name: "methods",
    is: isOwnMethod,
    common: { ...NAMES, PascalCase: ["csharp"] }
  },
  parameter: {
    name: "parameters",
    is: ({ one }) => one.kind === "parameter" && !new RegExp("^_*\\p{Lu}", "u").test(one.name ?? ""),
    common: LOCALS
  },
  property: {
    name: "properties",
    // Scripts call the fields of their classes properties too.
    is: (declared2) => declared2.one.kind === "property" || isScript(declared2.languageId) && isField(declared2),
    common: { PascalCase: ["csharp"], camelCase: [...SCRIPT2, ...CAMEL_IN_TEXT] }
  },
  protocol: {
    name: "protocols",
    is: ({ one, languageId }) => one.kind === "interface" && languageId === "swift",
    common: TYPES
  },
  record: { name: "records", is: ofKind("class"), common: {} },
  struct: { name: "structs", is: ofKind("struct"), common: TYPES },
  trait: { name: "traits", is: ofKind("interface"), common: { PascalCase: ["rust"] } },
  type: { name: "types", is: isType, common: TYPES },
  "type alias": { name: "type aliases", is: ofKind("type"), common: TYPES },
  exception: {
    name: "classes of exceptions",
    is: ({ one }) => one.kind === "class" && one.bases.some((base) => /(?:Exception|Error)$/.test(base)),
    common: TYPES
  },
  member: {
    name: "members of types",
    is: (declared2) => isOwnMethod(declared2) || isField(declared2) || declared2.one.kind === "property",
    common: { PascalCase: ["csharp"] }
  },
  module: {
    name: "modules",
    is: ({ one, languageId }) => one.kind === "namespace" && (languageId === "ruby" || languageId === "rust"),
    common: { PascalCase: ["ruby"], snake_case: ["rust"] }
  },
  namespace: { name: "namespaces", is: ofKind("namespace"), common: { PascalCase: ["csharp", "php"] } },
  "test class": { name: "classes of tests", is: isTestClass, common: TYPES },
  "test method": { name: "test methods", is: isTestMethod, common: { PascalCase: ["csharp"], camelCase: ["java"] } },
  "type parameter": { name: "type parameters", is: ofKind("type-parameter"), common: TYPES },
  variable: { name: "variables", is: isPlainVariable, common: LOCALS }
};
var NOUNS = {
  argument: "parameter",
  "enum constant": "enum member",
  "enum value": "enum member",
  "enum variant": "enum member",
  "generic type parameter": "type parameter",
  "class member": "member",
  "class name": "class",
  "custom error": "exception",
  error: "exception",
  "error class": "exception",
  "exception class": "exception",
  "exception type": "exception",
  implementation: "type",
  "instance variable": "field",
  "local variable": "local",
  "member function": "method",
  "react component": "component",
  static: "constant",
  "test case": "test method",
  "test fixture": "test class",
  "type alias": "type alias",
  "unit test class": "test class",
  "unit test method": "test method",
  variant: "enum member"
};
var QUALITIES = {
  async: has("async"),
  asynchronous: has("async"),
  exported: ({ one }) => one.isExported,
  private: ({ one, languageId }) => one.modifiers.includes("private") || languageId === "csharp" && one.kind === "field" && !one.modifiers.some((word) => /^(?:public|protected|internal)$/.test(word)),
  public: ({ one }) => one.isExported && !one.modifiers.includes("protected"),
  static: has("static"),
  protected: has("protected"),
  "module-level": isTopLevel,
  "top-level": isTopLevel,
  global: isTopLevel
};
var PLAIN_QUALITIES = /* @__PURE__ */ new Set([
  "all",
  "any",
  "the",
  "your",
  "new",
  "every",
  "each",
  "a",
  "an",
  "react",
  "custom",
  "named",
  // Where a rule names its language, its scope has it already.
  "python",
  "typescript",
  "kotlin",
  "ruby",
  "java",
  "rust"
]);
var OTHER_THINGS = /^(?:(?:all|the|environment|env|file|directory|folder|branch) )*(?:files?|file ?names?|folders?|director(?:y|ies)|tables?|columns?|routes?|endpoints?|events?|assets?|schemas?|migrations?|fixtures?|keys?|selectors?|templates?|env vars?|paths?|branches|urls?|queries)(?: names?)?$/;
function isTarget(words2) {
  return readTarget(words2) !== void 0;
}
function readTargets(words2) {
  let parts = words2.split(/\s*(?:,\s*(?:and |or )?|\/|&|\band\b|\bor\b)\s*/).map((part) => part.trim()).filter((part) => part !== ""), targets = withVisibility(withNouns(parts)).filter((part) => !OTHER_THINGS.test(part)).map((part) => readTarget(part) ?? (parts.length > 1 && UNKNOWN_THING.test(part) ? [] : void 0));
  return targets.every((one) => one !== void 0) && targets.flat().length > 0 ? targets.flat() : void 0;
}
var UNKNOWN_THING = /^(?!.*\b(?:database|db|sql|tables?|columns?|css|json|ya?ml|env|environment|resources?|keys?|routes?|urls?|flags?|options?|commands?|labels?|tags?|topics?|queues?|schema|stored|procedures?|views?|indexes|triggers?|terraform|bicep|helm|attributes?|events?|metrics?|tools?|skills?|plugins?|config|configuration|output|input|local|values)\b)(?!.*\b(?:for|in|of|with|that|which|from|on|at|by|to|when|if|only|except|unless|not|never|no|than|as|but|also)\b)(?:(?:[a-z][a-z0-9-]* ){1,3}[a-z][a-z0-9-]*s|(?:every |each )?(?:[a-z][a-z0-9-]* )+command)$/;
function withNouns(parts) {
  return parts.map((part, index) => {
    let next = parts[index + 1], isQuality = part.split(" ").every((word) => Object.hasOwn(QUALITIES, word) || PLAIN_QUALITIES.has(word)), noun = next?.split(" ").findLast(() => true);
    return isQuality && noun !== void 0 ? `${part} ${noun}` : part;
  });
}
function withVisibility(parts) {
  let [first = "", ...others] = parts, visibility = VISIBILITY.exec(first)?.groups?.word, isShared = others.every((part) => !QUANTITY.test(part) && !Object.hasOwn(QUALITIES, part.split(" ")[0] ?? ""));
  return visibility === void 0 || !isShared ? parts : [first, ...others.map((part) => `${visibility} ${part}`)];
}
var VISIBILITY = /^(?:(?:all|any|the|your|new|every|each) )*(?<word>public|exported) /;
var QUANTITY = /^(?:all|any|every|each) /;
function readTarget(written) {
  let words2 = written.replace(/(?<=\S) (?:names?|naming|identifiers?|declarations?)$/, "").split(" "), qualities = [], said = [];
  for (; words2.length > 1; words2.shift()) {
    let [word = ""] = words2, quality = Object.hasOwn(QUALITIES, word) ? QUALITIES[word] : void 0;
    if (quality !== void 0 && !(word === "static" && words2.length === 1))
      qualities.push(quality), said.push(word);
    else if (!PLAIN_QUALITIES.has(word))
      break;
  }
  let noun = singular(words2.join(" ")), key = Object.hasOwn(NOUNS, noun) ? NOUNS[noun] ?? noun : noun, target = Object.hasOwn(TARGETS, key) ? TARGETS[key] : void 0;
  return target === void 0 ? void 0 : {
    name: [...said, target.name].join(" "),
    is: (declared2) => target.is(declared2) && qualities.every((quality) => quality(declared2)),
    common: target.common
  };
}
function singular(noun) {
  return noun.replace(/classes$/, "class").replace(/properties$/, "property").replace(/aliases$/, "alias").replace(/(?<!s)s$/, (found, _at, whole) => /(?:class|alias)$/.test(whole) ? found : "");
}
// src/literal/families/companions/subjects.ts
var API = /^(?:(?:all|any|every|each|the|new|your) )*(?<visible>public(?: and internal| and protected|, protected)?|exported|exposed) (?:apis?|objects?|api members|api surfaces?|members|symbols?|items?|elements?|declarations?|interfaces|surfaces?|types and members)$/;
var API_KINDS = /* @__PURE__ */ new Set(["class", "enum", "function", "interface", "method", "struct", "type"]);
var PUBLIC = {
  name: "public functions, methods and types",
  is: ({ one }) => one.isExported && API_KINDS.has(one.kind),
  common: {}
};
function readSubjects(words2) {
  let plain2 = words2.replace(/ (?:definitions?|signatures?|headers?)$/, ""), parts = /,| and |\//.test(plain2) && !API.test(plain2) ? plain2.split(/\s*(?:,\s*(?:and )?|\/|\band\b)\s*/) : [plain2];
  return parts.some((part) => API.test(part)) ? parts.flatMap((part) => API.test(part) ? [PUBLIC] : readTargets(part) ?? []) : readTargets(plain2);
}
function findLacking({ targets, without, languages, lacks }) {
  let names = targets.map(({ name }) => name).join(" and "), find2 = ({ file, facts, languageId = "", isAdded }) => {
    if (isTestPath(file.path))
      return [];
    let all = facts.declarations, asked = SOURCE_OF_C.test(file.path) ? targets.filter(({ name }) => !OF_API.test(name)) : targets;
    return all.flatMap((one) => {
      let declared2 = { one, all, languageId };
      return one.name !== void 0 && !one.isNameGiven && !/^__.*__$/.test(one.name) && !one.attributes.some((name) => /(?:^|\.)overload$/.test(name)) && isAdded(one.nameLine) && isOpen(declared2) && asked.some(({ is }) => is(declared2)) && !wasThere(file.hunks, one.name) && lacks(declared2) ? [{ path: file.path, line: one.nameLine, found: `${codeSpan(one.name)} ${without}` }] : [];
    });
  };
  return {
    looksAt: "code",
    words: `reports new ${names} ${without}, outside of tests`,
    languages,
    leavesTestsOut: true,
    ...readsOnly(["declarations"], { find: find2 }),
    ...alsoInText(find2)
  };
}
var SOURCE_OF_C = /\.(?:c|cc|cpp|cxx|c\+\+|cu)$/i;
var OF_API = /^(?:public|exported)\b/;
function isOpen({ one, all }) {
  let around = one.inside === void 0 ? void 0 : all[one.inside];
  for (; around !== void 0; ) {
    if (around.body !== void 0 || /^(?:function|method|test)$/.test(around.kind))
      return false;
    around = around.inside === void 0 ? void 0 : all[around.inside];
  }
  return true;
}
function wasThere(hunks, name) {
  return hunks.some(
    ({ lines }) => lines.some((line) => line.kind === "removed" && line.text.split(/[^\p{L}\p{N}_$#@]+/u).includes(name))
  );
}
// src/literal/families/companions/documentation.ts
var OTHERS = "c cpp csharp go java php ruby rust kotlin swift dart scala elixir lua".split(" ");
var WITH_THREE_SLASHES = "c cpp cuda-cpp csharp rust swift dart".split(" ");
var KINDS = [
  [/^doc ?strings?$/, ["python"], "a docstring"],
  [/^(?:jsdoc|tsdoc)$/, SCRIPT2, "a JSDoc comment"],
  [/^javadocs?$/, ["java"], "Javadoc"],
  [/^kdocs?$/, ["kotlin"], "KDoc"],
  [/^dartdocs?$/, ["dart"], "documentation"],
  [/^roxygen2?$/, ["r"], "a roxygen comment"],
  [/^scaladocs?$/, ["scala"], "Scaladoc"],
  [/^comment-based help$/, ["powershell"], "comment-based help"],
  [/^doxygen$/, ["c", "cpp", "cuda-cpp"], "a Doxygen comment"],
  [/^phpdocs?$/, ["php"], "PHPDoc"],
  [/^rustdocs?$/, ["rust"], "documentation"],
  [/^godocs?$/, ["go"], "documentation"],
  [/^\/\/\/$/, WITH_THREE_SLASHES, "documentation"],
  [/^xml(?: doc(?:umentation)?s?)?$/, ["csharp"], "XML documentation"],
  [/^doc(?:umentation)?$/, [...SCRIPT2, ...OTHERS], "a documentation comment"]
];
var NOUN2 = "(?:\\/\\/\\/ (?:@brief )?(?=doc|xml))?(?<noun>doc ?strings?|doxygen|kdocs?|dartdocs?|roxygen2?|scaladocs?|comment-based help|\\/\\/\\/|jsdoc|tsdoc|javadocs?|phpdocs?|rustdocs?|godocs?|xml(?: doc(?:umentation)?s?)?|doc(?:umentation)?)(?:[- ]style(?= (?:\\/\\/\\/|comments?)))?(?: \\/\\/\\/(?: @brief)?)?(?<comment> comments?| blocks?| annotations?)?";
var ADJECTIVES = "(?:(?:a|an|the|factual|useful|thorough|informative|consistent|clear|concise|descriptive|comprehensive|proper|complete|detailed|meaningful|full|short|brief|google[- ]style|numpy[- ]style|sphinx[- ]style|style|with|go|rust|c#|java|php|typescript|javascript|standard|public|api|inline|valid),? )*";
var FORMS2 = [
  new RegExp(
    `^(?:write|add|include|provide|use|create|have) ${ADJECTIVES}${NOUN2} (?:for|to|on|in|with) (?<targets>.+)$`
  ),
  new RegExp(`^(?<targets>.+?) (?:have|include|need|require|contain|carry|use|get) ${ADJECTIVES}${NOUN2}$`),
  new RegExp(`^document (?<targets>.+?) (?:with|using|in|by) ${ADJECTIVES}${NOUN2}$`),
  new RegExp(
    `^${ADJECTIVES}${NOUN2} (?:be|are|is) (?:required|mandatory|created|written|added|provided|present|included) (?:for|on|in) (?<targets>.+)$`
  ),
  // What is left of `docstrings are required for …`.
  new RegExp(`^(?:have )?${ADJECTIVES}${NOUN2} (?:for|on|in) (?<targets>.+)$`)
];
var BY_WORDS = createExpressionIndex(FORMS2, (form) => [form]);
var WHAT_IT_SAYS = /,? (?:describing|explaining|documenting|covering|including|detailing|that (?:describes?|explains?|documents?)) [^;]+$|, validate tags .*$/;
var EVERYTHING_PUBLIC = new Set(
  "ruby python javascript javascriptreact php kotlin dart scala elixir lua".split(" ")
);
var PARTS_OF_FUNCTIONS = /^(?:all |the |every )*(?:function |method )?(?:parameters?|params|arguments)(?:,? (?:and|&) (?:return (?:types?|values?)|returns))$/;
var WITH_TAGS = new RegExp(
  `^(?:write|add|include|provide|use|have) ${ADJECTIVES}${NOUN2} with (?:(?:,|and|\\/|the|an?|tags?|blocks?|annotations?|@[a-z]+) ?)+$`
);
var ANY_FORM = /^document (?<targets>.+)$/;
function readDocumentation(words2, { scope }) {
  let documented = ANY_FORM.exec(words2)?.groups?.targets ?? "", anyForm = readSubjects(documented);
  if (anyForm !== void 0) {
    let languages = [...SCRIPT2, ...OTHERS, "python"], own = /\bapis?\b/.test(documented) ? languages.filter((one) => !EVERYTHING_PUBLIC.has(one)) : languages;
    return find(anyForm, own, "documentation", scope);
  }
  let plain2 = words2.replace(WHAT_IT_SAYS, ""), tagged = WITH_TAGS.exec(plain2)?.groups?.noun, tagKind = tagged === void 0 ? void 0 : KINDS.find(([is]) => is.test(tagged));
  if (tagKind !== void 0 && /@[a-z]/.test(plain2))
    return find(readSubjects("public apis") ?? [], tagKind[1], tagKind[2], scope);
  for (let form of BY_WORDS.listPossible(plain2)) {
    let groups = form.exec(plain2)?.groups, noun = groups?.noun ?? "", kind2 = KINDS.find(([is]) => is.test(noun)), targets = groups === void 0 ? void 0 : readSubjects((groups.targets ?? "").replace(PARTS_OF_FUNCTIONS, "functions")), isCertain = groups?.comment !== void 0 || !/^(?:doc|documentation|xml|doxygen)$/.test(noun);
    if (kind2 !== void 0 && targets !== void 0 && isCertain)
      return find(targets, /(?:^| )\/\/\/ doc/.test(plain2) ? WITH_THREE_SLASHES : kind2[1], kind2[2], scope);
  }
}
function isInherited({ modifiers, attributes }) {
  return modifiers.includes("override") || attributes.some((name) => /(?:^|\.)override$/i.test(name));
}
function find(targets, own, missing2, scope) {
  let languages = own.filter((language) => scope.languages?.includes(language) !== false);
  return languages.length === 0 ? void 0 : findLacking({
    // What a module begins with is checked elsewhere.
    targets: targets.filter(({ name }) => name !== "modules"),
    without: `without ${missing2}`,
    languages,
    // One of several overloads has the documentation of all.
    lacks: ({ one, all }) => !one.hasDoc && !isInherited(one) && !/^test/i.test(one.name ?? "") && !all.some((other) => other.hasDoc && other.name === one.name && other.inside === one.inside)
  });
}
// src/literal/families/companions/file-heads.ts
var HEADS = [
  [/^from __future__ import \w+$/, ["python"]],
  [/^['"]use (?:client|server|strict)['"];?$/, SCRIPT2],
  [/^#nullable enable$/, ["csharp"]],
  [/^declare\(\s*strict_types\s*=\s*1\s*\);?$/, ["php"]],
  [/^(?:#\s*)?frozen_string_literal: true$/, ["ruby"]],
  [/^#pragma once$/, void 0],
  [/^#!\/\S+(?: \S+)*$/, ["shellscript"]],
  [/\b(?:copyright|spdx-license-identifier|licensed under)\b/i, void 0]
];
var FILES2 = "(?:(?:all|every|each|any|new|the|our|source|code|python|typescript|javascript|c#|php|ruby|test|c\\+\\+|c|headers?) )*(?:files?|headers?|modules?|scripts?|source code)";
var CODE2 = "(?:the |a |an )?(?:following )?(?:(?:license|copyright) header |header |directive |line |pragma |import |declaration )*@(?: (?:header|directive|line|pragma|import|declaration|comment|statement))*";
var TOP = "(?: (?:at the (?:top|beginning|start)|as (?:the|its|their) first line|on the first line)(?: of (?:the )?files?)?)";
var FORMS3 = [
  new RegExp(`^${FILES2} (?:start|begin|be start|be begin) with ${CODE2}${TOP}?$`),
  new RegExp(`^${FILES2} (?:have|include|contain|declare|use|need|carry) ${CODE2}${TOP}?$`),
  new RegExp(
    `^(?:add|put|include|place|use|write) ${CODE2} (?:at|to|as) the (?:top|beginning|start|first line) of ${FILES2}$`
  ),
  new RegExp(`^(?:add|include|use|put|enable) ${CODE2} (?:in|to) ${FILES2}$`),
  new RegExp(`^(?:start|begin) ${FILES2} with ${CODE2}$`)
];
var ALONE = new RegExp(`^(?:add|include|use|put|enable|declare|have) ${CODE2}${TOP}?$`);
var BY_ITS_NATURE = /^(?:from __future__|#nullable|declare\(|(?:#\s*)?frozen_string)/;
var MAX_LINES = 40;
function readFileHead({ subject, verb, object, codes, scope }) {
  if (codes.length === 0)
    return;
  let written = `${subject} ${verb} ${object}`.toLowerCase().replaceAll(/\s+/g, " ").trim(), marks = written.match(/[\uE000-\uF8FF]/g) ?? [], [mark = ""] = marks, code = unmaskCodeSpans(mark, codes).replaceAll("`", "").trim(), forms2 = BY_ITS_NATURE.test(code) && scope.languages !== void 0 ? [...FORMS3, ALONE] : FORMS3;
  if (marks.length !== 1 || !forms2.some((form) => form.test(written.replace(mark, "@"))))
    return;
  let head = HEADS.find(([is]) => is.test(code)), isOfHeaders = /\bheaders?\b(?! file comment)/.test(written.replace(/(?:license|copyright) header/g, "")) && /^#pragma once$|^#ifndef\b/.test(code), languages = isOfHeaders ? ["c", "cpp", "cuda-cpp"] : scope.languages ?? head?.[1];
  if (!(head === void 0 || languages === void 0 && scope.inside.length === 0))
    return {
      looksAt: "text",
      words: `reports new files whose first lines do not contain ${codeSpan(code)}`,
      ...languages === void 0 ? {} : { languages },
      find: (file) => isOfHeaders && !/\.(?:h|hh|hpp|hxx|cuh|h\+\+)$/.test(file.file.path) ? [] : findMissingHead(file, code)
    };
}
function findMissingHead({ file, head }, code) {
  return file.status !== "added" || head === void 0 || head.trim() === "" ? [] : plain(head.split(`
`).slice(0, MAX_LINES).join(`
`)).includes(plain(code)) ? [] : [
    {
      path: file.path,
      found: `a new file without ${codeSpan(code)}`,
      note: `The first lines of this new file do not contain ${codeSpan(code)}.`
    }
  ];
}
function plain(text) {
  return text.replaceAll(/["'`]/g, "'").replaceAll(/^[ \t]*(?:\/\/+|\/\*+|\*+\/?|#(?!\w)|--|<!--)/gm, "").replaceAll(/\b(?:19|20)\d\d\b|\byyyy\b|\[year\]|<year>|\{year\}/gi, "YEAR").replaceAll(/[\s;]+/g, "").toLowerCase();
}
// src/text/languages/text-kinds.ts
var KINDS2 = {
  prose: ["markdown", "mdx", "prompt", "instructions", "chatagent", "skill", "asciidoc", "restructuredtext"],
  data: ["dockercompose", "github-actions-workflow", "json", "json5", "jsonc", "jsonl", "properties", "toml", "yaml"],
  plain: ["csv", "diff", "ignore", "log", "plaintext", "tsv"]
};
function textKind(language) {
  for (let kind2 of ["prose", "data", "plain"])
    if (KINDS2[kind2].some((one) => one === language))
      return kind2;
  return "code";
}
// src/literal/families/companions/named-heads.ts
var FILES3 = "(?:(?:all|every|each|any|new|the|our|source|code|python|typescript|javascript|go|rust|java|kotlin|swift|c#|c\\+\\+|php|ruby|\\.[a-z]{1,5}) )*(?:files?|source code|modules?|scripts?)(?: (?:in the repo(?:sitory)?|in the project))?";
var HEADER = "(?:[a-z0-9.-]+ ){0,4}?(?:copyright|license|licence|spdx|copyright and license|license and copyright)(?: [a-z]+[-0-9.]+[a-z0-9.]*)?(?: license)?(?: identifier)? (?:headers?|notices?|comments?)(?: with (?!out\\b)[a-z0-9 .,]{1,40} copyright)?";
var MODULE_DOC = "(?:(?:a|an|the|short|brief|clear) )*(?:module(?:[- ]level)? )?docstrings?";
function forms(head, files) {
  return new RegExp(
    `^${files} (?:have|include|contain|start with|begin with|carry|need|require|use) ${head}(?: (?:at the top|as the first lines?|(?:immediately |right )?after the shebang(?: line)?))?$|^(?:add|include|put|use|place|provide|write|have) ${head} (?:in|to|at the top of|on|for) ${files}$|^(?:add|include) ${head}$|^${head} (?:be )?(?:required|mandatory) (?:in|on|for) ${files}$`
  );
}
var LICENSE_FORM = forms(HEADER, FILES3);
var DOC_FORM = forms(MODULE_DOC, "(?:(?:all|every|each|any|new|the|our|python) )*modules?");
var LANGUAGE = /(?:^| )(python|typescript|javascript|go|rust|java|kotlin|swift|c#|c\+\+|php|ruby) (?:source )?(?:code )?(?:files?|modules?|scripts?)/;
var LICENSE = /\b(?:copyright|licen[sc]ed?|spdx-license-identifier)\b|\(c\)|©/i;
var MAX_LINES2 = 40;
function readNamedHead(words2, { scope }) {
  if (LICENSE_FORM.test(words2)) {
    let language = LANGUAGE.exec(words2)?.[1], ending = /(?:^| )(?<ending>\.[a-z]{1,5}) files?\b/.exec(words2)?.groups?.ending, ofEnding = ending === void 0 ? void 0 : languageOf(`a${ending}`), languages = language === void 0 ? ofEnding === void 0 ? void 0 : [ofEnding] : languagesOf(language);
    return {
      looksAt: "text",
      words: "reports new files of code without a copyright or license in their first lines",
      ...languages === void 0 ? {} : { languages },
      topics: ["license-header"],
      find: (file) => textKind(languageOf(file.file.path) ?? "") === "code" && !LICENSE.test(topOf(file)) ? lacking(file, "a copyright or license header") : []
    };
  }
  return DOC_FORM.test(words2) && scope.languages?.includes("python") !== false ? {
    looksAt: "text",
    words: "reports new modules of Python without a docstring",
    languages: ["python"],
    topics: ["docstring"],
    find: (file) => isDocumented(file) ? [] : lacking(file, "a docstring")
  } : void 0;
}
function topOf({ head = "" }) {
  return head.split(`
`, MAX_LINES2).join(`
`);
}
function isDocumented({ head = "" }) {
  let first = head.split(`
`).find((line) => line.trim() !== "" && !line.trimStart().startsWith("#"));
  return first === void 0 || /^[rRuU]?["']/.test(first);
}
function lacking({ file, head }, what) {
  return file.status === "added" && head !== void 0 && head.trim() !== "" ? [{ path: file.path, found: `a new file without ${what}` }] : [];
}
// src/literal/families/companions/frontmatter-keys.ts
function parseFrontmatterKeys(text) {
  let lines = text.replace(/^\uFEFF/, "").split(/\r?\n/), end = /^---[ \t]*$/.test(lines[0] ?? "") ? lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line)) : -1;
  return new Set(
    lines.slice(1, Math.max(end, 1)).flatMap((line) => /^["']?(?<key>[A-Za-z][\w.-]*)["']?\s*:/.exec(line)?.groups?.key ?? [])
  );
}
// src/literal/families/companions/required-keys.ts
var EVERY2 = "(?:all |every |each |any |new |the |our |github )*";
var KEYS = codeListPattern(
  "a|an|the|valid|both|explicit|top-level",
  "fields?|keys?|sections?|propert(?:y|ies)|frontmatter|metadata|block|entry|entries|attribute"
);
var SAYS = "(?:set|have|include|contain|declare|define|specify|need|require|provide|use|carry|start with|begin with)";
var KINDS3 = [
  {
    words: new RegExp(`^${EVERY2}(?:copilot |custom )?instructions? files?$`),
    name: "instruction files",
    has: (path) => path.endsWith(".instructions.md"),
    isCustomization: true
  },
  {
    words: new RegExp(`^${EVERY2}(?:custom )?(?:chat )?agent(?: definition)?s? files?$|^${EVERY2}custom agents$`),
    name: "agent files",
    has: (path) => /\.agent\.md$|(?:^|\/)\.claude\/agents\/.+\.md$/.test(path),
    isCustomization: true
  },
  {
    words: new RegExp(`^${EVERY2}prompt files?$`),
    name: "prompt files",
    has: (path) => path.endsWith(".prompt.md"),
    isCustomization: true
  },
  {
    words: new RegExp(`^${EVERY2}skills?(?: files?)?$`),
    name: "skills",
    has: (path) => /(?:^|\/)SKILL\.md$/.test(path),
    isCustomization: true
  }
];
var SAYS_FIELD = / (?:fields?|keys?)(?: |$)/;
var THESE = /^(?:(?:the |each |every |all )?(?:it|they|files?|agents?|prompts?|skills?|instructions?))?$/;
var BY_CODE = new RegExp(`^${EVERY2}(?<code>[\uE000-\uF8FF])(?: files?| pages?)?$`);
var FRONT2 = "(?:with |containing |including |that (?:has|includes|contains|declares) |must (?:have|include) )?";
var OBJECT3 = new RegExp(
  `^(?:(?:with )?(?:a |an |the |valid |complete )*(?:yaml )?front ?-?matter (?:block )?(?:section )?${FRONT2})?(?<keys>${KEYS})(?: (?:in|to) (?:the |its |their )*(?:yaml )?front ?-?matter)?(?: (?:fields?|keys?|sections?))?$`
);
var VERB2 = new RegExp(`^${SAYS}$|^(?:start|begin)$`);
function readRequiredKeys(clause) {
  let { polarity, subject, verb, object, codes, statement, scope } = clause;
  if (polarity !== "required" || codes.length === 0 || !VERB2.test(verb))
    return;
  let phrase = plainPhrase(object), list = OBJECT3.exec(phrase)?.groups?.keys, saysFront = /front ?-?matter/i.test(`${statement.text} ${statement.headings.at(-1)?.title ?? ""}`), kind2 = readKind(plainPhrase(subject), codes) ?? kindOfScope(plainPhrase(subject), scope);
  if (list === void 0 || kind2 === void 0 || !(saysFront || kind2.isCustomization === true && SAYS_FIELD.test(phrase)))
    return;
  let keys = codesIn(list, codes).map((code) => code.trim().replace(/:$/, ""));
  if (!(keys.length === 0 || !keys.every((key) => /^[A-Za-z][\w.-]*$/.test(key))))
    return {
      looksAt: "change",
      words: `reports added and changed ${kind2.name} whose frontmatter has no ${listCodes(keys)}`,
      find: async (change) => {
        let found = [];
        for (let { path, status } of change.files) {
          let text = status === "removed" || !kind2.has(path) ? void 0 : await change.readHead(path), own = text === void 0 ? void 0 : parseFrontmatterKeys(text), missing2 = own === void 0 ? [] : keys.filter((key) => !own.has(key));
          missing2.length > 0 && found.push({
            path,
            found: `frontmatter without ${listCodes(missing2)}`,
            note: `The frontmatter of this file has no ${listCodes(missing2)}.`
          });
        }
        return found;
      }
    };
}
function kindOfScope(words2, { inside }) {
  let globs = inside.flatMap((place) => place.kind === "paths" ? place.globs : [""]);
  return THESE.test(words2) && globs.length > 0 && globs.every((glob) => CUSTOMIZATION_GLOB.test(glob)) ? { words: /^$/, name: "files", has: (path) => path.endsWith(".md"), isCustomization: true } : void 0;
}
var CUSTOMIZATION_GLOB = /(?:\.(?:agent|prompt|instructions|chatmode)\.md|\.claude\/agents\/\*\*\/\*\.md|\/SKILL\.md)$/;
function readKind(words2, codes) {
  let known6 = KINDS3.find((kind2) => kind2.words.test(words2)), [code] = codesIn(BY_CODE.exec(words2)?.groups?.code ?? "", codes), ending = /^(?:\*\*\/)?\*?(?<ending>\.[\w.-]*mdx?|[A-Z]+\.md)$/.exec(code ?? "")?.groups?.ending;
  return known6 ?? (ending === void 0 ? void 0 : { words: /^$/, name: `${listCodes([code ?? ""])} files`, has: (path) => path.endsWith(ending) });
}
// src/literal/families/companions/modifiers.ts
var MODIFIERS = {
  final: ["java", "php"],
  internal: ["csharp"],
  private: ["csharp", "java", "php", "typescript", "typescriptreact"],
  readonly: ["csharp", "php", "typescript", "typescriptreact"],
  sealed: ["csharp", "java"],
  static: ["csharp", "java", "php"]
};
var WORD3 = "(?<word>final|internal|private|readonly|sealed|static)";
var FORMS4 = [
  new RegExp(`^(?<targets>.+?) be (?:marked |declared |made )?(?:as |with )?${WORD3}$`),
  new RegExp(`^(?:make|mark|declare|keep) (?<targets>.+?) (?:as |with )?${WORD3}$`)
];
var ACCESS = /^(?:use|specify|write|declare|include|add|have) (?:explicit )?(?:access|accessibility|visibility)(?: modifiers?)?(?: (?:for|on|to) (?:all |every |the |each )*(?:class |type )?members?)?(?: explicitly)?$/;
var MEMBERS2 = /* @__PURE__ */ new Set(["constant", "constructor", "field", "method", "property"]);
var ACCESS_WORDS = /^(?:public|private|protected|internal|file)$/;
function readModifiers(words2, { scope, statement }) {
  if (ACCESS.test(words2) && /\bexplicit/.test(words2)) {
    let languages = ["csharp", "typescript", "typescriptreact", "php"].filter(
      (language) => scope.languages?.includes(language) === true
    );
    return languages.length === 0 ? void 0 : findLacking({
      targets: [
        {
          name: "members of classes",
          is: ({ one, all }) => MEMBERS2.has(one.kind) && one.inside !== void 0 && /^(?:class|struct)$/.test(all[one.inside]?.kind ?? ""),
          common: {}
        }
      ],
      without: "without an access modifier",
      languages,
      lacks: ({ one, languageId }) => !one.modifiers.some((word) => ACCESS_WORDS.test(word)) && !one.name?.startsWith("#") && !(languageId === "csharp" && (one.modifiers.includes("partial") || one.kind === "constructor" && one.modifiers.includes("static")))
    });
  }
  if (!/\b(?:where|when|if|wherever|whenever) (?:possible|practical|applicable|appropriate)\b/i.test(statement.text))
    for (let form of FORMS4) {
      let groups = form.exec(words2)?.groups, word = groups?.word ?? "", targets = groups === void 0 ? void 0 : readSubjects(groups.targets ?? ""), languages = (Object.hasOwn(MODIFIERS, word) ? MODIFIERS[word] ?? [] : []).filter(
        (language) => scope.languages?.includes(language) !== false
      );
      if (targets !== void 0 && languages.length > 0)
        return findLacking({
          targets,
          without: `without ${codeSpan(word)}`,
          languages,
          lacks: ({ one }) => !one.modifiers.includes(word) && !one.name?.startsWith("#") && !one.modifiers.some(
            (other) => other === "abstract" || other === "const" || word === "sealed" && (other === "static" || other === "final")
          )
        });
    }
}
var ATTRIBUTE2 = /^(?:@|\[|#\[)(?<name>[\p{L}_][\p{L}\p{N}_.:]*)(?:\(.*\))?\]?$/u;
var WITH = "(?:annotate|decorate|mark)";
var ATTRIBUTE_FORMS = [
  new RegExp(`^${WITH} (?<targets>.+?) (?:with|as|using) (?:the |a |an )?@(?: attribute| decorator| annotation)?$`),
  new RegExp(
    "^(?<targets>.+?) (?:be (?:annotated|decorated|marked) with|have|carry|need|use|include) (?:the |a |an )?@(?: attribute| decorator| annotation)?$"
  ),
  new RegExp(
    "^(?:add|apply|put|use) (?:the |a |an )?@(?: attribute| decorator| annotation)? (?:to|on|for) (?<targets>.+)$"
  )
];
function readAttributes({ subject, verb, object, codes, scope }) {
  if (codes.length === 0)
    return;
  let written = `${subject} ${verb} ${object}`.toLowerCase().replaceAll(/\s+/g, " ").trim(), marks = written.match(/[\uE000-\uF8FF]/g) ?? [], [mark = ""] = marks, name = marks.length === 1 ? ATTRIBUTE2.exec(unmaskCodeSpans(mark, codes).replaceAll("`", "").trim())?.groups?.name : void 0;
  if (name !== void 0)
    for (let form of ATTRIBUTE_FORMS) {
      let groups = form.exec(written.replace(mark, "@"))?.groups, targets = groups === void 0 ? void 0 : readSubjects(groups.targets ?? ""), languages = scope.languages ?? [];
      if (targets !== void 0 && languages.length > 0)
        return findLacking({
          targets,
          without: `without ${codeSpan(unmaskCodeSpans(mark, codes).replaceAll("`", ""))}`,
          languages,
          lacks: ({ one }) => !one.attributes.some((own) => own === name || own.endsWith(`.${name}`) || own === `${name}Attribute`)
        });
    }
}
// src/literal/families/companions/sibling-files.ts
var COMPONENTS = /^(?:(?:all|every|each|any|new|the|react|vue|svelte|ui) )*components?$/;
var HAS2 = /^(?:have|include|need|require|come with|ship with|provide)$/;
var BEFORE = "(?:an? |the |its |their |own |corresponding |matching |accompanying |co-?located |associated )*";
var ITEM = `${BEFORE}(?:(?:storybook )?(?:stor(?:y|ies))(?: files?)?|${CODE}(?: files?)?)`;
var LIST = new RegExp(`^${ITEM}(?:(?:, and |,? and |, )${ITEM})*$`);
var ENDING = /^(?:\*|<[\w -]+>|\{\w+\}|\[\w+\]|[A-Z]\w*|ComponentName)?(?<ending>\.(?:stories|story|test|spec|module|styles?|types|mock|mdx)\.?(?:[a-z]+)?)$/;
var STORIES = ["tsx", "jsx", "ts", "js", "mdx", "svelte"].flatMap((ending) => [
  `.stories.${ending}`,
  `.story.${ending}`
]);
var COMPONENT2 = /^(?<name>[A-Z][A-Za-z\d]*)\.(?:tsx|jsx|vue|svelte)$/;
var BELOW = [
  "",
  "__tests__/",
  "__stories__/",
  "stories/",
  "tests/",
  "test/",
  "../__tests__/",
  "../stories/",
  "../tests/"
];
function readSiblingFiles({
  polarity,
  subject,
  verb,
  object,
  codes,
  allowed,
  scope
}) {
  let said = plainPhrase(object);
  if (polarity !== "required" || allowed !== void 0 || // Below a heading on tests, only tests would be looked at.
  scope.inside.some(({ kind: kind2 }) => kind2 === "tests") || !HAS2.test(verb) || !COMPONENTS.test(plainPhrase(subject)) || !LIST.test(said))
    return;
  let named = codesIn(said, codes).map((code) => {
    let ending = ENDING.exec(code.trim())?.groups?.ending;
    return ending === void 0 || !/\.[a-z]+\.[a-z]+$|^\.mdx$/.test(ending) ? void 0 : { written: ending, endings: [ending] };
  }), siblings = [
    ...named,
    .../\bstor(?:y|ies)\b/.test(said) ? [{ written: ".stories", endings: STORIES }] : []
  ].filter((one) => one !== void 0);
  if (!(siblings.length === 0 || siblings.length < named.length))
    return {
      looksAt: "change",
      words: `reports new components without ${listCodes(
        siblings.map(({ written }) => written),
        "and"
      )} beside them`,
      isAboutChange: true,
      find: async (change) => (await Promise.all(change.files.map((file) => judge(file, siblings, change)))).flat()
    };
}
async function judge({ path, status }, siblings, change) {
  let name = COMPONENT2.exec(nameOf(path))?.groups?.name;
  if (status !== "added" || name === void 0)
    return [];
  let missing2 = [];
  for (let { written, endings } of siblings)
    await hasAny(`${folderOf(path)}/`, name, endings, change) || missing2.push(written);
  return missing2.length === 0 ? [] : [{ path, found: `a new component without ${listCodes(missing2, "and")}` }];
}
async function hasAny(folder3, name, endings, change) {
  let names = new Set(endings.map((ending) => `${name}${ending}`));
  if (change.allFiles.some(({ path, status }) => status !== "removed" && names.has(nameOf(path))))
    return true;
  for (let below of BELOW)
    for (let file of names) {
      let place = below.startsWith("../") ? `${folderOf(folder3.slice(0, -1))}/${below.slice(3)}`.replace(/^\//, "") : `${folder3 === "/" ? "" : folder3}${below}`;
      if (await change.exists(`${place}${file}`) !== false)
        return true;
    }
  return false;
}
// src/literal/families/companions/test-comments.ts
var TESTS2 = /^(?:(?:all|every|each|any|new|the|unit|integration) )*(?:tests?(?: (?:methods?|functions?|cases?|bod(?:y|ies)))?|specs?)$/;
var HAS3 = /^(?:have|use|include|contain|follow|need|be structured with|be divided into|be separated by)$/;
var LIST2 = new RegExp(`${CODE}(?:(?:,? (?:and|or) |, | ?/ ?|,? then )${CODE})*`);
var COMMENTS = new RegExp(
  `^(?:the |explicit |clear |inline )*(?<codes>${LIST2.source})(?: (?:section |code |inline |separator )*(?:comments?|markers?|comment markers?|sections?|blocks?|labels?))*(?: (?:to (?:separate|mark|delimit|divide) (?:the )?(?:sections|phases|parts|steps)))?$`
);
var ADDED = new RegExp(
  "^(?<comments>.+?) (?:in|to|inside|within) (?<tests>(?:all |every |each |the |unit )*tests?(?: (?:methods?|functions?|cases?))?)$"
);
var MARK = /^(?:\/\/|#|--)\s*(?<word>arrange|act|assert|given|when|then)\b[\s:]*$/i;
var TEST_ATTRIBUTE2 = /(?:^|[.:])(?:Test|TestMethod|TestCase|DataTestMethod|Fact|Theory|ParameterizedTest)$/;
var MIN_LINES = 4;
function readTestComments({
  polarity,
  subject,
  verb,
  object,
  codes,
  scope,
  instead
}) {
  let about = plainPhrase(subject), said = plainPhrase(object), added = /^(?:use|add|include|write|put)$/.test(verb) && about === "" ? ADDED.exec(said)?.groups : void 0, isInTests = scope.inside.length > 0 && scope.inside.every(({ kind: kind2 }) => kind2 === "tests"), comments = TESTS2.test(about) && HAS3.test(verb) ? said : added?.comments ?? (isInTests && about === "" ? said : ""), listed2 = COMMENTS.exec(comments)?.groups?.codes, words2 = listMaskedCodes(listed2 ?? "", codes).map(
    (code) => MARK.exec(code.trim())?.groups?.word?.toLowerCase()
  ), wanted = words2.filter((word) => word !== void 0);
  if (polarity !== "required" || instead !== void 0 || wanted.length < 2 || wanted.length !== words2.length)
    return;
  let names = wanted.map((word) => codeSpan(`${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`));
  return {
    looksAt: "code",
    words: `reports new tests of ${MIN_LINES} lines and more without the comments ${names.join(", ")}`,
    topics: [],
    ...readsOnly(["declarations", "comments"], {
      find: ({ file: { path }, facts, isAdded }) => facts.declarations.filter(isTest).flatMap(({ line, endLine, nameLine }) => {
        let isNew2 = Array.from({ length: endLine - line + 1 }, (_, index) => line + index).every(isAdded), texts = facts.comments.filter((one) => one.line >= line && one.line <= endLine).map(({ text }) => text), missing2 = names.filter((_, index) => !texts.some((text) => hasWord(text, wanted[index] ?? "")));
        return isNew2 && endLine - line + 1 >= MIN_LINES + 1 && missing2.length > 0 ? [{ path, line: nameLine, found: `a test without the comments ${missing2.join(", ")}` }] : [];
      })
    })
  };
}
function isTest({ kind: kind2, attributes, hasBody, name }) {
  return kind2 === "test" || kind2 === "method" && hasBody && name !== void 0 && attributes.some((one) => TEST_ATTRIBUTE2.test(one));
}
function hasWord(comment, word) {
  return comment.toLowerCase().split(/[^a-z]+/).includes(word);
}
// src/literal/families/companions/written-types.ts
var TYPED = ["python", "typescript", "typescriptreact", "php"];
var ADJECTIVES2 = "(?:(?:explicit|full|complete|proper|strict|static|python) )*";
var HINTS = `${ADJECTIVES2}(?:type (?:hints?|annotations?|hinting))`;
var RETURNS = `${ADJECTIVES2}(?:return types?|return type (?:hints?|annotations?|declarations?)|types? (?:for|of) return values?)`;
var PARAMETERS = "(?:all |every |the )*(?:function |method )?(?:parameters?|arguments?)(?: types?)?";
var USE = "(?:use|add|include|provide|write|specify|declare|have|annotate|require|define)";
var ON = "(?:for|on|in|to|of|with)";
var FORMS5 = [
  [new RegExp(`^${USE} ${RETURNS}(?: ${ON} (?<targets>.+))?$`), "result"],
  [new RegExp(`^(?<targets>.+?) (?:have|declare|specify|include|need) (?:an? )?${RETURNS}$`), "result"],
  [/^(?:prefer |always use )?(?:explicit|full) return types?(?: annotations?)?$/, "result"],
  [new RegExp(`^${USE} ${RETURNS} and ${HINTS} ${ON} ${PARAMETERS}$`), "both"],
  [new RegExp(`^${USE} (?:explicit )?(?:parameter|argument) and return types? ${ON} (?<targets>.+)$`), "both"],
  [new RegExp(`^${USE} ${HINTS} ${ON} ${PARAMETERS}(?:,? and (?:all )?return (?:types?|values?))$`), "both"],
  [new RegExp(`^${USE} ${HINTS} ${ON} ${PARAMETERS}$`), "parameters"],
  [new RegExp(`^${PARAMETERS} (?:have|need) ${HINTS}$`), "parameters"],
  [new RegExp(`^annotate ${PARAMETERS},? and (?:all )?return (?:types?|values?)$`), "both"],
  [new RegExp(`^annotate ${PARAMETERS}$`), "parameters"],
  [
    new RegExp(
      `^${USE} (?:type hints?|${ADJECTIVES2}type (?:hints?|annotations?))(?: (?:everywhere|throughout|consistently|always|for all code))?$`
    ),
    "both"
  ],
  [
    new RegExp("^(?:type )?(?:type hints?|type annotations?|hints|annotations) (?:be |are )?(?:mandatory|required)$"),
    "both"
  ],
  [new RegExp(`^${HINTS} (?:be |are )?(?:mandatory|required) ${ON} (?<targets>.+)$`), "both"],
  [new RegExp(`^${RETURNS} (?:be |are )?(?:mandatory|required) ${ON} (?<targets>.+)$`), "result"],
  [new RegExp(`^${USE} ${HINTS} ${ON} (?<targets>.+)$`), "both"],
  [new RegExp(`^(?<targets>.+?) (?:have|include|need|use|carry) ${HINTS}$`), "both"],
  [new RegExp(`^annotate (?<targets>.+?) with ${HINTS}$`), "both"]
];
var BY_WORDS2 = createExpressionIndex(FORMS5, ([form]) => [form]);
var ALL = [
  { name: "functions and methods", is: ({ one }) => one.kind === "function" || one.kind === "method", common: {} }
];
function readWrittenTypes(words2, { scope }) {
  for (let [form, part] of BY_WORDS2.listPossible(words2)) {
    let match = form.exec(words2), named = match?.groups?.targets, functions = (match === null ? void 0 : named === void 0 ? ALL : readSubjects(named))?.filter(({ name }) => FUNCTIONS.test(name)) ?? [];
    if (functions.length > 0) {
      let isResult = part === "result" && /\breturn types?\b/.test(words2), implied = named === void 0 && !isResult || /\bhint/.test(words2) ? ["python", "php"] : TYPED, languages = (scope.languages === void 0 ? implied : TYPED).filter(
        (language) => scope.languages?.includes(language) !== false
      );
      return languages.length === 0 ? void 0 : findLacking({
        targets: functions,
        without: MISSING[part],
        languages,
        lacks: (declared2) => lacksTypes(declared2, part)
      });
    }
  }
}
var FUNCTIONS = /\b(?:functions|methods)\b/;
var MISSING = {
  both: "without written types of parameters or of the result",
  parameters: "without written types of parameters",
  result: "without a written type of the result"
};
function lacksTypes({ one }, part) {
  let { body, type, kind: kind2, name = "" } = one;
  if (body === void 0 || kind2 === "constructor" || /^test/i.test(name) || one.modifiers.includes("set"))
    return false;
  let lacksParameters = body.untyped > 0, lacksResult = type === void 0 && (part === "result" ? one.hasBody : body.returnsValue);
  return part !== "result" && lacksParameters || part !== "parameters" && lacksResult;
}
// src/literal/families/companions/companions.ts
var COMPANIONS_FAMILY = {
  name: "companions",
  compile: (given) => {
    let clause = asRequired(given);
    if (clause.polarity !== "required" || clause.instead !== void 0)
      return readForbiddenBase(clause);
    let words2 = wordsOf(clause);
    return readDocumentation(words2, clause) ?? readWrittenTypes(words2, clause) ?? readModifiers(words2, clause) ?? readAttributes(clause) ?? readFileHead(clause) ?? readRequiredKeys(clause) ?? readNamedHead(words2, clause) ?? readBaseClass(clause) ?? readTestComments(clause) ?? readSiblingFiles(clause);
  }
};
function asRequired(clause) {
  return clause.polarity === "forbidden" && /^(?:skip|omit|forget|neglect)$/.test(clause.verb) && clause.subject === "" ? { ...clause, polarity: "required", verb: "have" } : clause;
}
function wordsOf({ subject, verb, object, codes }) {
  return unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll("`", "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
// src/literal/families/things/phrases.ts
var BEFORE2 = /^(?:(?:the|an?|any|all|every|each|new|more|use of|usage of|using|introduce|introducing|write|writing|create|creating|define|defining|declare|declaring|add|adding|(?:leave|leaving)(?: behind)?) )+(?=\S)/;
var AFTER2 = / (?:statement|expression|syntax|keyword|declaration|definition|block|clause|usage|use|call|operator|construct|function call|method call|import statement)$/;
var EVERYWHERE2 = / (?:in|within|inside|throughout|across) (?:(?:the|our|this|your|new|any|production|application|app|of|committed|merged|final) )*(?:code|codebase|project|repo|repository|source|source code)$/;
function phrasesOf(words2) {
  let plain2 = singulars(
    words2.toLowerCase().replaceAll(/['"“”‘’`]/g, "").replaceAll(/(?<=\w)-(?=\w)/g, " ").replaceAll(/\s+/g, " ").trim()
  ).replace(BEFORE2, "").replace(EVERYWHERE2, ""), found = [plain2, ...withSignFirst(plain2)].flatMap((one) => withShorter({ words: one })), [, first = "", rest = ""] = /^(\S+) (.+)$/.exec(plain2) ?? [], languages = languagesOf(first);
  return languages === void 0 ? found : [...found, ...withShorter({ words: rest, languages })];
}
function withSignFirst(words2) {
  let { sign, thing: thing2 } = /^(?<sign>\S{1,8})(?: keyword| operator| syntax| sign| prefix| symbol)? (?:for|as|in) (?:the |an? )?(?<thing>\w+(?: \w+){0,2})$/.exec(
    words2
  )?.groups ?? /^(?<thing>\w+(?: \w+){0,2}) (?:with|using|by|via) (?:the |an? )?(?<sign>[^\s\w]{1,3}|as)(?: keyword| operator| syntax| sign| prefix| symbol)?$/.exec(
    words2
  )?.groups ?? {};
  return sign === void 0 || thing2 === void 0 ? [] : [`${sign} ${thing2}`];
}
function withShorter(phrase) {
  let shorter = phrase.words.replace(AFTER2, "");
  return shorter === phrase.words ? [phrase] : [phrase, { ...phrase, words: shorter }];
}
function wordsAmong(needed, allowed) {
  let words2 = /* @__PURE__ */ new Set([...needed.flatMap((one) => one.split(/[| ]/)), ...allowed.trim().split(/\s+/)]), has2 = needed.map((one) => `(?=(?:.* )?(?:${one})(?:[ ,]|$))`).join("");
  return new RegExp(`^${has2}(?:(?:${[...words2].join("|")})(?:,? |,?$))+$`);
}
function singulars(words2) {
  return words2.replaceAll(/[^\s,/]+/g, singular2);
}
function singular2(word) {
  return KEPT.test(word) ? word : word.endsWith("ies") && word.length > 4 ? `${word.slice(0, -3)}y` : /(?:ss|x|ch|sh|alias)es$/.test(word) ? word.slice(0, -2) : word.replace(/(?<=[a-z\d)!*>])s$/, "");
}
var KEPT = /^(?:.{1,3}|.*(?:ss|us|is)|css|less|sass|canvas|this|has|does|always|args|kwargs|c#|[a-z]*js)$/;
// src/literal/families/things/thing-list.ts
function createThingList(things) {
  let wordsFor = (polarity) => (thing2) => [expressionOf(thing2, polarity), formOf(thing2, polarity)].filter((one) => one !== void 0);
  return {
    forbidden: createExpressionIndex(things, wordsFor("forbidden")),
    required: createExpressionIndex(things, wordsFor("required"))
  };
}
function expressionOf({ forbidden: forbidden2, required }, polarity) {
  return polarity === "forbidden" ? forbidden2 : required;
}
function formOf({ named, wanted }, polarity) {
  return polarity === "forbidden" ? named : wanted;
}
// src/literal/families/things/named-things.ts
function compileThings(clause, own, all) {
  let { asked, whole, parts } = readThings(clause), one = whole === void 0 ? [] : findThings(own, whole, asked);
  if (one.length > 0 && whole?.isCode === false)
    return joinFinders(one.map(({ finder: finder2 }) => finder2));
  if (parts === void 0)
    return;
  let things = [];
  for (let [index, part] of parts.entries()) {
    let found = findThings(index === 0 ? own : all, part, asked);
    if (found.length === 0)
      return;
    things.push(...found);
  }
  return parts.every((part) => part.isCode) && !things.some(({ mayBeCode }) => mayBeCode === true) ? void 0 : joinFinders([...new Set(things)].map(({ finder: finder2 }) => finder2));
}
var known2 = /* @__PURE__ */ new WeakMap();
function readThings(clause) {
  let found = known2.get(clause) ?? readNamed(readRemoval(clause));
  return known2.set(clause, found), found;
}
function readNamed(asked) {
  return { asked, whole: cleanWords(wholePhrase(asked), asked.codes), parts: readParts2(asked) };
}
function findThings(things, part, clause) {
  let found = [], said = [part.words, ...part.phrases().map(({ words: words2 }) => words2)].join(`
`);
  for (let thing2 of things[clause.polarity].listPossible(said)) {
    let { languages } = thing2.finder, named = found.every(
      ({ finder: finder2 }) => languages !== void 0 && finder2.languages?.some((id) => languages.includes(id)) === false
    ) ? namedBy(thing2, part, clause) : void 0;
    named !== void 0 && found.push(named);
  }
  return found;
}
function readRemoval(clause) {
  let { polarity, verb, subject, instead } = clause;
  return polarity === "required" && subject === "" && instead === void 0 && REMOVES.test(verb) ? { ...clause, polarity: "forbidden", verb: "" } : clause;
}
var REMOVES = /^(?:remove|delete|eliminate|strip|omit|drop|trim)$/;
function wholePhrase({ subject, verb, object }) {
  let isAboutCode = GENERAL_SUBJECT.test(plainWords(subject));
  return isAboutCode && GENERAL_VERB.test(verb) ? object : `${isAboutCode ? "" : subject} ${verb} ${object}`.trim();
}
function partOf(words2, isCode3) {
  let phrases2;
  return { words: words2, isCode: isCode3, phrases: () => phrases2 ??= phrasesOf(words2) };
}
function readParts2({ subject, verb, object, polarity, codes }) {
  let about = plainWords(subject), isAboutCode = GENERAL_SUBJECT.test(about), isDescribed = !isAboutCode && verb === "be" && polarity === "forbidden";
  if (!isAboutCode && !isDescribed) {
    let phrase = cleanWords(`${subject} ${verb} ${object}`, codes);
    return phrase === void 0 ? void 0 : [phrase];
  }
  let items = splitList(isDescribed ? `${object} ${subject}` : object), before = isDescribed || GENERAL_VERB.test(verb) ? "" : `${verb} `, parts = items.flatMap((item) => cleanWords(`${before}${item}`, codes) ?? []);
  return parts.length === items.length && parts.length > 0 ? shareLastNoun(parts) : void 0;
}
var TOPIC = "indentation|formatting|(?:code )?style|layout|spacing|whitespace|syntax|quotes?|strings?|string formatting|semicolons?|commas|trailing commas|braces|imports?|exports?|modules|types?|typing|type safety|functions?|variables|conditionals?|control flow|loops|line endings?|(?:a)?sync(?:hronous)?(?: code)?|error handling|exceptions?|exception handling|errors|comments?|equality|comparisons?|null (?:checks?|handling|safety)|namespaces?|ternar(?:y|ies)|(?:react )?components?|logging|linting|language features";
var GENERAL_SUBJECT = new RegExp(
  `^(?:(?:(?:all |the |your |our |any |new )*(?:code|you|we|codebase|project|source code|production code))|${TOPIC})?$`
);
var GENERAL_VERB = /^(?:|use|have|write|add|leave|leave in|keep|commit|include|introduce|create|employ|allow|permit|contain|put|place|make|insert|rely on|check in|push|merge|ship|stick to|prefer|follow|apply|implement|define|do)$/;
function shareLastNoun(parts) {
  let last = parts.at(-1)?.words.split(" ") ?? [];
  return parts.map(
    (part) => ADJECTIVE.test(part.words) && last.length > 1 ? partOf([part.words, ...last.slice(1)].join(" "), part.isCode) : part
  );
}
var ADJECTIVE = /^(?:bare|broad|empty|generic|wildcard|nested|star|loose)$/;
var MARK2 = "[\\uE000-\\uF8FF]";
var CODE_IN_BRACKETS = new RegExp(
  `\\s*\\((?:(?:e\\.g\\.|i\\.e\\.|eg|ie|like|such as|for example|the|using|with),?\\s*)?${MARK2}(?:(?:,|,? (?:and|or)|\\s*/)\\s*${MARK2})*(?:, etc\\.?)?\\)`,
  "g"
);
var CODE_ONLY = new RegExp(`^(?:use |the )?${MARK2}$`);
function splitList(object) {
  return object.replaceAll(
    CODE_IN_BRACKETS,
    (brackets) => brackets.replaceAll(",", "\0").replaceAll(/ (?:and|or) /g, "\0")
  ).split(/\s*,\s*(?:and\s+|or\s+|nor\s+)?|\s+(?:and|or|nor|and\/or)\s+/).map((item) => item.trim()).filter((item) => item !== "");
}
function cleanWords(masked, codes) {
  let bare = masked.replaceAll("\0", ", ").replaceAll(CODE_IN_BRACKETS, "").trim(), words2 = plainWords(unmaskCodeSpans(bare, codes).replaceAll("`", "")).replace(/[.!:;]+$/, "").replace(/^(?:(?:the|a|an|all|ever|any(?= \w+ \w)|of|use of|usage of|using|explicit(?= any)) )+/, "").replace(
    / (?:anywhere|at all|ever|whatsoever|in (?:the |your |our |this |new |any |production )*(?:code|codebase|project|repo|repository))$/,
    ""
  );
  return words2 === "" ? void 0 : partOf(words2, CODE_ONLY.test(bare) && listMaskedCodes(bare, codes).length === 1);
}
function namedBy(thing2, { words: words2, phrases: phrases2 }, clause) {
  let { instead, needsLanguage, isAlone, isMeantBy, finder: finder2 } = thing2, { polarity, scope, codes } = clause, { languages } = finder2, expression = expressionOf(thing2, polarity), form = formOf(thing2, polarity), phrase = form === void 0 ? void 0 : phrases2().find((one) => form.test(one.words)), spoken = phrase?.languages ?? scope.languages;
  return (expression?.test(words2) === true || phrase !== void 0) && isSpoken(languages, spoken) && (needsLanguage === void 0 || spoken !== void 0) && (isAlone === void 0 || clause.instead === void 0) && isMeantBy?.(clause.statement.text) !== false && (instead === void 0 || polarity === "required" || instead.test(plainWords(unmaskCodeSpans(clause.instead ?? "", codes).replaceAll("`", "")))) ? phrase?.languages === void 0 ? thing2 : {
    ...thing2,
    finder: { ...finder2, languages: phrase.languages.filter((id) => languages?.includes(id) !== false) }
  } : void 0;
}
function isSpoken(languages, spoken) {
  return languages === void 0 || spoken === void 0 || spoken.some((one) => languages.includes(one));
}
function joinFinders(finders) {
  let [first, ...rest] = finders;
  if (first === void 0 || rest.length === 0)
    return first;
  let languages = finders.every((one) => one.languages !== void 0) ? [...new Set(finders.flatMap((one) => one.languages ?? []))] : void 0, words2 = `reports ${finders.map((one) => one.words.replace(/^reports /, "")).join(", ")}`, topics = finders.every((one) => (one.topics ?? []).length > 0) ? finders.flatMap((one) => one.topics ?? []) : [];
  return {
    ...{
      words: words2,
      topics,
      ...languages === void 0 ? {} : { languages },
      ...finders.some(({ leavesTestsOut }) => leavesTestsOut) ? { leavesTestsOut: true } : {}
    },
    looksAt: "code",
    mayMatch: (line) => finders.some((one) => one.looksAt === "text" || one.mayMatch === void 0 || one.mayMatch(line)),
    find: (file) => finders.flatMap(
      (one) => one.languages === void 0 || one.languages.includes(file.languageId ?? "") ? one.find(file) : []
    ),
    ...finders.some((one) => one.looksAt === "text" || one.findInText !== void 0) ? { findInText: (file) => finders.flatMap((one) => findInText(one, file)) } : {}
  };
}
function findInText(finder2, file) {
  return finder2.languages === void 0 || finder2.languages.includes(file.languageId ?? "") ? finder2.looksAt === "text" ? finder2.find(file) : finder2.findInText?.(file) ?? [] : [];
}
function findConstructs({ kinds, name, one, languages, topics, mayMatch, only }) {
  return {
    looksAt: "code",
    words: `reports ${name}`,
    languages,
    topics: topics ?? [],
    ...mayMatch === void 0 ? {} : { mayMatch },
    ...readsOnly(["constructs"], {
      find: (file) => file.facts.constructs.filter((fact) => kinds.includes(fact.kind) && (only === void 0 || only(fact, file))).flatMap((fact) => violationAt(file, fact, one))
    })
  };
}
function violationAt(file, { line }, found) {
  return file.isAdded(line) ? [{ path: file.file.path, line, found }] : [];
}
// src/literal/families/things/comment-forms.ts
function commentLines(words2, found, isMeant32, topics = []) {
  return {
    looksAt: "code",
    words: `reports ${words2}`,
    topics,
    mayMatch: isMeant32,
    find: (file) => file.facts.comments.flatMap(
      (comment) => listLines(comment).filter(({ text }) => isMeant32(text)).flatMap(({ line }) => violationAt(file, { line }, found))
    )
  };
}
function listLines({ text, line }) {
  return text.split(`
`).map((row, index) => ({ line: line + index, text: row }));
}
var SWITCH = /\b(?:eslint-disable|oxlint-disable|biome-ignore|tslint:disable|stylelint-disable|pylint:\s*disable|rubocop:disable|nolint\b|swiftlint:disable|phpcs:(?:ignore|disable)|ktlint-disable|checkstyle:off)|#\s*noqa\b|\bNOLINT/;
var TYPE_SWITCH = /@ts-(?:ignore|nocheck|expect-error)\b|\btype:\s*ignore\b|\b(?:pyright|mypy):\s*ignore/;
var OFF = "(?:disable|suppress|bypass|ignore|silence|turn off|skip)";
var RULES = "(?:(?:any|the|all|existing) )*(?:eslint|lint(?:er|ing)?|biome|pylint|ruff|flake8|rubocop|golangci-lint)(?: (?:rules?|errors?|warnings?|checks?|issues?|violations?))*";
var COMMENTS2 = "(?: (?:with|using|via|through|by) (?:inline )?(?:[\\w-]+ )*(?:comments?|directives?|pragmas?))?";
var TYPES2 = "(?:(?:any|the|all) )*(?:type(?:script)?|type[- ]check(?:er|ing)?|ts)(?: (?:errors?|checks?|checking|warnings?))+";
var IS_FOR_TOOLS = /^(?:\/\*\*|\/\/\/|\/\/!|#!|#\s*(?:-\*-|frozen_string_literal|region|endregion|pragma|noqa|type:|pylint|rubocop|coding)|\/\/\s*(?:@|eslint|prettier|biome|oxlint|tslint|go:|nolint|noinspection|region|endregion|sourceMappingURL|#)|\/\*\s*(?:eslint|istanbul|prettier|global|webpack|@)|<!--\s*(?:prettier|markdownlint))|copyright|licen[sc]e|spdx|@ts-|\btodo\b|https?:\/\//i;
function commentsForReaders(words2, found, isMeant32) {
  return {
    looksAt: "code",
    words: `reports ${words2}`,
    topics: [],
    find: (file) => file.facts.comments.filter(({ text, line }) => !IS_FOR_TOOLS.test(text.trim()) && isMeant32(line, file)).flatMap(({ line }) => violationAt(file, { line }, found))
  };
}
function isInBody(line, { facts }) {
  return facts.declarations.some(
    (one) => /^(?:function|method|constructor)$/.test(one.kind) && line > one.nameLine && line <= one.endLine
  );
}
var IN_CODE = "(?:,? (?:in|inside) (?:(?:all |the |your |any |our |new |generated )*code|(?:[a-z#+]+)(?:(?:, | or | and |, or |, and )[a-z#+]+)*))?";
var COMMENT_FORMS = [
  {
    forbidden: new RegExp(
      `^(?:any |inline |code )*comments? (?:in|inside|within|in the|inside the) (?:of )?(?:method|function|methods'|functions') (?:bodies|body)${IN_CODE}$`
    ),
    named: /^inline comment$|^comment (?:in|inside|within)(?: of)? (?:function|method|function and method)$/,
    finder: commentsForReaders("comments inside of functions", "a comment inside of a function", isInBody)
  },
  {
    forbidden: new RegExp(`^(?:any |code )*comments${IN_CODE}$`),
    isAlone: true,
    finder: commentsForReaders("comments, except documentation, licenses and what tools read", "a comment", () => true)
  },
  {
    forbidden: new RegExp(
      `^${OFF} ${RULES}${COMMENTS2}$|^(?:inline )?(?:eslint|lint(?:er|ing)?)[- ](?:disables?|suppressions?|disable (?:comments?|directives?)|ignores?)(?: comments?)?$`
    ),
    finder: commentLines(
      "comments that switch rules of a linter off",
      "a linter that is switched off",
      (text) => SWITCH.test(text)
    )
  },
  {
    forbidden: new RegExp(`^${OFF} ${TYPES2}${COMMENTS2}$`),
    finder: commentLines(
      "comments that switch the check of types off",
      "a check of types that is switched off",
      (text) => TYPE_SWITCH.test(text)
    )
  },
  {
    required: /^(?:(?:\/\/ ?|# ?)?todo\((?:user ?name|name|author|owner|your-?name|github-?user(?:name)?|handle)\):?(?: (?:format|comments?|style|syntax))?(?: for (?:all )?todos?(?: comments?)?)?)$/,
    finder: commentLines(
      "`TODO` comments without a name in brackets",
      "a `TODO` without a name",
      (text) => /\bTODO\b(?!\([^)]+\))/.test(text)
    )
  }
];
// src/literal/families/things/statement-constructs.ts
var BLOCK_NAMESPACE = findConstructs({
  kinds: ["block-namespace"],
  topics: ["namespace-style"],
  name: "namespaces with braces in files that have only one",
  one: "a namespace with braces",
  languages: ["csharp"],
  mayMatch: (line) => /\bnamespace\b/.test(line)
});
var SWITCH_WITHOUT_DEFAULT = findConstructs({
  kinds: ["switch-without-default"],
  topics: ["switch-default"],
  name: "`switch` statements without a default case",
  one: "`switch` without a default case",
  languages: [...SCRIPT2, "java", "csharp", "php", "c", "cpp"],
  mayMatch: (line) => /\bswitch\b/.test(line)
});
var CONCATENATION = findConstructs({
  kinds: ["string-concatenation"],
  topics: ["string-concatenation"],
  name: "strings that are joined with `+`",
  one: "a string that is joined with `+`",
  languages: [...SCRIPT2, "csharp"],
  mayMatch: (line) => line.includes("+")
});
var PYTHON_CONCATENATION = findConstructs({
  kinds: ["string-concatenation"],
  topics: ["string-concatenation"],
  name: "strings that are joined with `+`",
  one: "a string that is joined with `+`",
  languages: ["python"],
  mayMatch: (line) => line.includes("+")
});
var NULL_OPERATORS = findConstructs({
  kinds: ["null-comparison"],
  topics: ["null-comparison"],
  name: "comparisons with `null` by `==` and `!=`, outside of lambdas",
  one: "a comparison with `null` by an operator",
  languages: ["csharp"],
  mayMatch: (line) => /[!=]=/.test(line)
});
var OBJECT_TYPE_ALIAS = findConstructs({
  kinds: ["object-type-alias"],
  topics: ["object-type-alias"],
  name: "type aliases for the shape of an object",
  one: "a type alias for the shape of an object",
  languages: TYPED_SCRIPT,
  mayMatch: (line) => /\btype\b/.test(line)
});
var FUNCTION_EXPRESSIONS = {
  looksAt: "code",
  words: "reports `function` expressions without a name that use no `this` and no `arguments`",
  topics: ["arrow-callback"],
  languages: SCRIPT2,
  mayMatch: (line) => /\bfunction\b/.test(line),
  find: (file) => {
    let lines = file.head?.split(`
`);
    return lines === void 0 ? [] : file.facts.declarations.filter(
      ({ kind: kind2, name, body, line, endLine }) => kind2 === "function" && name === void 0 && body?.isArrow === false && !NOT_AN_ARROW.test(lines.slice(line - 1, endLine).join(`
`))
    ).flatMap((found) => violationAt(file, found, "a `function` expression"));
  }
};
var NOT_AN_ARROW = /\bthis\b|\barguments\b|\bnew\.target\b|\bfunction\s*\*|\bsuper\b/;
var USINGS_OF_SEVERAL_LINES = {
  looksAt: "code",
  words: "reports `using` directives that take several lines",
  languages: ["csharp"],
  topics: [],
  find: (file) => file.facts.imports.filter(({ line, endLine }) => endLine > line).flatMap((found) => violationAt(file, found, "`using` over several lines"))
};
var ENUMS = {
  looksAt: "code",
  words: "reports declarations of an `enum`",
  topics: ["enum"],
  languages: TYPED_SCRIPT,
  mayMatch: (line) => /\benum\b/.test(line),
  find: (file) => file.facts.declarations.filter(({ kind: kind2 }) => kind2 === "enum").flatMap((one) => violationAt(file, { line: one.nameLine }, codeSpan(`enum ${one.name ?? ""}`.trim())))
};
var DEFAULT = "(?:an? |the )?default(?: cases?| clauses?| branch(?:es)?| labels?)?";
var SWITCHES = "(?:(?:all|every|each|any|the) )*switch(?:es| statements?| blocks?)?";
var FOR_OBJECTS = "(?: (?:for|to define|when defining) (?:(?:all|defining|describing) )*(?:objects?|object (?:shapes?|types?|structures?|definitions?)|props|shapes?|data structures?))?";
var ALIASES = `types?(?: alias(?:es)?)?${FOR_OBJECTS}`;
var NAMESPACES = "(?:the )?namespaces?(?: declarations?| blocks?)?";
var STATEMENT_CONSTRUCTS = [
  {
    required: /^(?:file[- ]scoped namespaces?(?: declarations?)?|namespace (?:statements?|declarations?)(?= instead| |$)(?: instead of namespace blocks)?)(?: (?:only|everywhere|throughout))?$/,
    forbidden: /^(?:block[- ]scoped namespaces?(?: declarations?)?|namespace blocks?)$/,
    finder: BLOCK_NAMESPACE
  },
  { required: /^single-line using directives?$/, finder: USINGS_OF_SEVERAL_LINES },
  {
    required: new RegExp(
      `^(?:usings? )?(?:directives?|statements?)? ?(?:be )?(?:placed )?(?:outside|above|before)(?: of)? ${NAMESPACES}$`
    ),
    forbidden: new RegExp(`^(?:usings? )?(?:directives?|statements?)? ?(?:inside|within|in)(?: of)? ${NAMESPACES}$`),
    finder: findConstructs({
      kinds: ["using-in-namespace"],
      name: "`using` directives inside of namespaces",
      one: "`using` inside of a namespace",
      languages: ["csharp"],
      mayMatch: (line) => /\busing\b/.test(line)
    })
  },
  {
    forbidden: /^#?regions?(?: (?:directives?|blocks?|regions?))?$/,
    finder: findConstructs({
      kinds: ["region"],
      name: "`#region`",
      one: "`#region`",
      languages: ["csharp"],
      mayMatch: (line) => line.includes("#region")
    })
  },
  {
    required: new RegExp(
      `^${SWITCHES} (?:must |should )?(?:always )?(?:have|include|contain|need|handle) ${DEFAULT}$|^${DEFAULT} (?:in|to|for|on) ${SWITCHES}$`
    ),
    forbidden: new RegExp(`^${SWITCHES} without ${DEFAULT}$`),
    finder: SWITCH_WITHOUT_DEFAULT
  },
  {
    required: /^arrow functions?(?: =>| \(=>\))? (?:over|instead of|rather than) (?:(?:traditional|regular|anonymous|normal|classic) )*function expressions?$|^arrow functions?(?: =>| \(=>\))? (?:for|as|in) (?:(?:all|anonymous|inline|short) )*callbacks?$|^arrow callbacks?$|^arrow functions?$/,
    forbidden: /^(?:(?:traditional|regular|normal|anonymous|named|classic) )*function expressions?$|^anonymous functions$/,
    instead: /\barrow\b/,
    finder: FUNCTION_EXPRESSIONS
  },
  {
    required: new RegExp(
      `^interfaces? (?:over|instead of|rather than) ${ALIASES}$|^interfaces${FOR_OBJECTS.slice(0, -1)}$|^interface (?:for|to (?:define|describe)) (?:all )?object (?:shapes?|types?|type definitions)$`
    ),
    forbidden: new RegExp(`^${ALIASES}$`),
    instead: /^(?:an? |the )?(?:`?interface`?s?)(?: (?:declarations?|keyword))?$/,
    mayBeCode: true,
    finder: OBJECT_TYPE_ALIAS
  },
  {
    forbidden: /^(?:string )?concatenat(?:ion|ing)(?: of)?(?: strings?)?(?: (?:with|using|via) \+)?$/,
    required: /^(?:string )?interpolation(?: (?:over|instead of|rather than|for) (?:string )?(?:concatenation|formatting|building strings))?$/,
    instead: /interpolat|\$"/,
    finder: CONCATENATION
  },
  {
    forbidden: /^(?:string )?concatenat(?:ion|ing)(?: of)?(?: strings?)?(?: (?:with|using|via) \+)?$|^\+ concatenation$/,
    instead: /f-string/,
    finder: PYTHON_CONCATENATION
  },
  {
    required: /^is (?:not )?null(?: (?:checks?|patterns?|comparisons?|pattern matching))?(?: for null checks)?$/,
    mayBeCode: true,
    finder: NULL_OPERATORS
  },
  {
    forbidden: /^(?:old[- ]style |c[- ]style )casts?(?: expressions?)?$/,
    finder: findConstructs({
      kinds: ["c-style-cast"],
      name: "casts in the style of C, except to `void`",
      one: "a cast in the style of C",
      languages: ["cpp", "cuda-cpp"],
      mayMatch: (line) => line.includes("(")
    })
  },
  {
    forbidden: /^(?:plain |unscoped |c-style |traditional )?enums?$/,
    instead: /\benum class|scoped enum/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ["unscoped-enum"],
      name: "`enum` without `class`",
      one: "`enum` without `class`",
      languages: ["cpp", "cuda-cpp"],
      mayMatch: (line) => /\benum\b/.test(line)
    })
  },
  { forbidden: /^(?:typescript|ts) enums?(?: types?)?$/, finder: ENUMS },
  {
    forbidden: /^lambda assignments?$|^assign(?:ing)? lambdas?(?: (?:expressions?|functions?))?(?: to (?:an? )?(?:variables?|names?|identifiers?))?$|^lambdas?(?: expressions?)? assigned to (?:variables?|names?)$|^named lambdas?$/,
    finder: findConstructs({
      kinds: ["assigned-lambda"],
      topics: ["assigned-lambda"],
      name: "lambdas that are assigned to a name",
      one: "a lambda that is assigned to a name",
      languages: ["python"],
      mayMatch: (line) => /\blambda\b/.test(line)
    })
  },
  {
    required: /^(?:order|place|put|list|declare|define) required (?:fields?|attributes?|parameters?) before optional (?:fields?|attributes?|parameters?|ones)(?: (?:in|of) (?:all )?dataclass(?:es)?)$|^required (?:fields?|attributes?) before optional (?:fields?|attributes?|ones) (?:in|of) (?:all )?dataclass(?:es)?$/,
    finder: findConstructs({
      kinds: ["required-after-optional"],
      name: "fields of dataclasses without a default after one that has a default",
      one: "a required field after an optional one",
      languages: ["python"]
    })
  }
];
// src/literal/families/things/constructs.ts
var TERNARIES = [...SCRIPT2, "python", "java", "csharp", "php", "cpp", "c", "ruby"];
var LOOSE_EQUALITY = findConstructs({
  kinds: ["loose-equality"],
  topics: ["loose-equality"],
  name: "`==` and `!=`",
  one: "a loose comparison",
  languages: SCRIPT2,
  mayMatch: (line) => /[=!]=/.test(line)
});
var DEFAULT_EXPORT = findConstructs({
  kinds: ["default-export"],
  topics: ["default-export"],
  name: "default exports, except in configuration, stories and type declarations, where tools require them",
  one: "a default export",
  languages: SCRIPT2,
  mayMatch: (line) => /\bdefault\b/.test(line),
  only: (_fact, { file }) => !NEEDS_DEFAULT_EXPORT.test(file.path)
});
var NEEDS_DEFAULT_EXPORT = /\.config\.[^/]*$|\.(?:stories|story)\.[^/]*$|\.d\.[cm]?ts$|(?:^|\/)\.[^/]*\//;
var CLASS_COMPONENT = findConstructs({
  kinds: ["class-component"],
  topics: ["class-component"],
  name: "components that are classes",
  one: "a class component",
  languages: SCRIPT2,
  mayMatch: (line) => /\bclass\b/.test(line)
});
var LET_NEVER_ASSIGNED = findConstructs({
  kinds: ["let-never-assigned"],
  topics: ["let-never-assigned"],
  name: "`let` of a variable that is never assigned again",
  one: "`let` of a variable that never changes",
  languages: SCRIPT2,
  mayMatch: (line) => /\blet\b/.test(line)
});
var STRING_CONCATENATION = findConstructs({
  kinds: ["string-concatenation"],
  topics: ["string-concatenation"],
  name: "strings that are joined with `+`",
  one: "a string that is joined with `+`",
  languages: SCRIPT2,
  mayMatch: (line) => line.includes("+")
});
var OLD_FORMATTING = findConstructs({
  kinds: ["percent-format", "format-call"],
  topics: ["old-formatting"],
  name: "strings that are formatted with `%` or `.format()`",
  one: "a string that is formatted with `%` or `.format()`",
  languages: ["python"]
});
var PROMISE_CHAIN = findConstructs({
  kinds: ["promise-chain"],
  topics: ["promise-chain"],
  name: "`.then()` and `.catch()` on promises",
  one: "a promise chain",
  languages: SCRIPT2,
  mayMatch: (line) => /\b(?:then|catch|finally)\b/.test(line)
});
var CONSTRUCTS = [
  {
    forbidden: /^(?:the )?(?:explicit )?any(?:[- ]types?| type annotations?| as (?:a )?type)?$|^types? any$|^any any types?$/,
    finder: usesOf(
      "keyword",
      "any",
      { name: "the type `any`", languages: TYPED_SCRIPT, topic: "any-type" },
      (line) => /\bany\b/.test(line)
    )
  },
  {
    forbidden: /^(?:loose|abstract|double|non-strict|weak)[- ]equal(?:ity|s)?(?: (?:operators?|checks?|comparisons?))?$/,
    required: /^===(?:(?: and |\/)!==)? (?:for|in) (?:all |every )?(?:equality )?(?:checks?|comparisons?|equality)$|^strict(?:ly)?[- ](?:equal(?:ity|s)?|comparisons?)(?: (?:operators?|checks?|comparisons?))?$|^triple[- ]equals?$|^===(?:,? (?:and|or) !==|\/!==)?(?: only| always)?$/,
    mayBeCode: true,
    finder: LOOSE_EQUALITY
  },
  {
    forbidden: /^(?:(?:use|using) )?(?:default exports?|export default)(?: (?:statements?|syntax))?$/,
    required: /^(?:only )?(?:named exports?)(?: (?:for|in) (?:(?:all|the|our|every|react) )*(?:components?|modules?|files?|functions?|everything|code))?(?: (?:only|exclusively|everywhere))?$/,
    finder: DEFAULT_EXPORT
  },
  {
    forbidden: /^(?:deeply )?(?:nested|chained|nest|chain) (?:ternaries|(?:ternary|conditional) (?:operators?|expressions?)|ternary(?: statements?)?|ternary if expressions)$/,
    finder: findConstructs({
      kinds: ["nested-ternary"],
      topics: ["nested-ternary"],
      name: "ternary expressions inside of others",
      one: "a nested ternary expression",
      languages: TERNARIES,
      mayMatch: (line) => /[?]|\bif\b/.test(line)
    })
  },
  {
    forbidden: /^(?:ternaries|ternary (?:operators?|expressions?|statements?))$/,
    finder: findConstructs({
      kinds: ["ternary"],
      topics: ["ternary"],
      name: "ternary expressions",
      one: "a ternary expression",
      languages: TERNARIES,
      mayMatch: (line) => /[?]|\bif\b/.test(line)
    })
  },
  {
    forbidden: /^non-?null(?:[- ]assertions?)(?: (?:operators?|expressions?))?$|^(?:the )?! non-null assertions?$|^(?:the )?null-forgiving operators?(?: !)?$/,
    finder: findConstructs({
      kinds: ["non-null-assertion"],
      topics: ["non-null-assertion"],
      name: "non-null assertions with `!`",
      one: "a non-null assertion",
      languages: [...TYPED_SCRIPT, "csharp"],
      mayMatch: (line) => line.includes("!")
    })
  },
  {
    forbidden: /^type[- ](?:assertions?|casts?|casting)(?: with as| using as)?$|^(?:as )?type assertions?$|^as casts?$/,
    named: /^as (?:type )?(?:cast|casting|assertion|conversion|coercion)$/,
    finder: findConstructs({
      kinds: ["type-assertion"],
      name: "type assertions, except `as const`",
      one: "a type assertion",
      languages: TYPED_SCRIPT,
      only: ({ subject }) => subject !== "const" && subject !== "as const"
    })
  },
  {
    forbidden: /^(?:raw |chained |long )?(?:promise (?:chains?|chaining)|promise chains? with \.?then(?:\(\))?|\.?then(?:\(\))? (?:chains?|chaining|calls?|callbacks?)|then\/catch(?: chains?)?|\.then(?:\(\))?\/\.catch(?:\(\))?(?: chains?)?|promise\.then(?:\(\))?(?: chains?)?)$/,
    finder: PROMISE_CHAIN
  },
  {
    forbidden: /^(?:raw |plain )?promises$|^\.then(?:\(\))?$/,
    instead: /\basync\b|\bawait\b/,
    mayBeCode: true,
    finder: PROMISE_CHAIN
  },
  {
    forbidden: /^let$/,
    instead: /\bconst\b/,
    required: /^const(?: (?:by default|(?:where|when)(?:ever)? possible|over let|for (?:all )?(?:variables|values|bindings) (?:that|which) (?:are|do|is) (?:never|not) (?:be )?(?:reassigned|change|modified)|unless reassign(?:ed|ment is needed)))?$/,
    mayBeCode: true,
    finder: LET_NEVER_ASSIGNED
  },
  {
    forbidden: /^var(?: (?:declarations?|keyword|statements?|variables?))?$/,
    instead: /\bexplicit(?:ly)? typ/,
    finder: usesOf(
      "keyword",
      "var",
      { name: "`var` in place of a type", languages: ["csharp"], topic: "implicit-type" },
      (line) => /\bvar\b/.test(line)
    )
  },
  {
    forbidden: /^var(?: (?:declarations?|keyword|statements?|variables?))?$/,
    isMeantBy: (statement) => !/\bexplicit(?:ly)? typ/i.test(statement),
    finder: findConstructs({
      kinds: ["var-declaration"],
      topics: ["var-declaration"],
      name: "`var` declarations",
      one: "`var`",
      languages: SCRIPT2,
      mayMatch: (line) => /\bvar\b/.test(line)
    })
  },
  {
    required: /^f-strings?(?: (?:for|in) (?:all )?(?:string )?(?:formatting|interpolation)| for (?:formatting|interpolating) strings)?(?: exclusively| only)?$/,
    forbidden: /^%[- ](?:formatting|style formatting|operators?)$|^percent[- ](?:style )?formatting$|^(?:old[- ]style|c-style) (?:string )?formatting$/,
    finder: OLD_FORMATTING
  },
  {
    forbidden: /^(?:str)?\.format(?:\(\))?(?: calls?)?$/,
    instead: /f-string/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ["format-call"],
      topics: ["old-formatting"],
      name: "strings that are formatted with `.format()`",
      one: "`.format()`",
      languages: ["python"],
      mayMatch: (line) => line.includes("format")
    })
  },
  {
    forbidden: /^%[- ]?(?:formatting|style formatting)?$/,
    instead: /f-string/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ["percent-format"],
      topics: ["old-formatting"],
      name: "strings that are formatted with `%`",
      one: "formatting with `%`",
      languages: ["python"],
      mayMatch: (line) => line.includes("%")
    })
  },
  {
    forbidden: /^(?:wildcard|star|glob|asterisk) imports?(?: statements?)?$|^import wildcards$|^(?:from (?:x|y|m|mod|pkg|module|some_module|package|foo|\.{3}|<\w+>) )?import \*$/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ["wildcard-import"],
      topics: ["wildcard-import"],
      name: "wildcard imports",
      one: "a wildcard import",
      languages: ["python", "java", "rust"],
      mayMatch: (line) => line.includes("*"),
      only: ({ subject }) => subject === void 0 || !/(?:^|::)(?:super|prelude)(?:::|$)/.test(subject)
    })
  },
  {
    forbidden: /^(?:react )?class(?:-based)? components?$/,
    required: /^(?:react )?(?:functional|function)(?:-based)? components?(?: (?:only|exclusively))?(?: (?:with|and) (?:react )?hooks)?(?: (?:only|exclusively))?$/,
    finder: CLASS_COMPONENT
  },
  {
    forbidden: /^inline (?:css|styles?)(?: (?:attributes?|props?|objects?))?$/,
    finder: findConstructs({
      kinds: ["inline-style"],
      topics: ["inline-style"],
      name: "`style` attributes",
      one: "an inline style",
      languages: [...SCRIPT2, "html", "vue"],
      mayMatch: (line) => /\bstyle\b/.test(line)
    })
  },
  {
    forbidden: /^else(?: (?:blocks?|branch(?:es)?|statements?|clauses?))? after (?:an? )?(?:early )?returns?(?: statements?)?$/,
    finder: findConstructs({
      kinds: ["else-after-return"],
      topics: ["else-after-return"],
      name: "`else` after a branch that returns",
      one: "`else` after `return`",
      languages: TERNARIES,
      mayMatch: (line) => /\bel(?:se|if|sif)\b/.test(line)
    })
  },
  {
    required: /^template (?:literals?|strings?)(?: (?:for|over|instead of) (?:all )?(?:string (?:interpolation|concatenation|formatting|building)|concatenation|interpolation))?$/,
    finder: STRING_CONCATENATION
  },
  {
    forbidden: /^(?:string )?concatenat(?:ion|e)(?: of)?(?: strings?)?(?: (?:with|using) \+)?$/,
    instead: /template (?:literal|string)/,
    finder: STRING_CONCATENATION
  },
  {
    forbidden: /^mutable default (?:arguments?|args?|parameters?|(?:argument |parameter )?values?)$|^mutable defaults$/,
    finder: findConstructs({
      kinds: ["mutable-default"],
      topics: ["mutable-default"],
      name: "mutable default values of parameters",
      one: "a mutable default value",
      languages: ["python"]
    })
  },
  {
    forbidden: /^for(?:[- ]|\.{3}|…| … )in(?: loops?)?$/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ["for-in"],
      name: "`for \u2026 in` loops",
      one: "a `for \u2026 in` loop",
      languages: SCRIPT2,
      mayMatch: (line) => /\bfor\b/.test(line)
    })
  },
  {
    forbidden: /^gotos?(?: statements?)?$/,
    finder: findConstructs({
      kinds: ["goto"],
      name: "`goto`",
      one: "`goto`",
      languages: ["c", "cpp", "csharp", "go", "php"],
      mayMatch: (line) => /\bgoto\b/.test(line)
    })
  },
  {
    forbidden: /^(?:typescript |ts )?enums?(?: types?)?$/,
    instead: /\bunions?\b|\bas const\b|const (?:objects?|assertions?|maps?)|\bliteral types?\b|^(?:maps?|(?:plain )?objects?|object maps?|records?)\b/,
    finder: ENUMS
  },
  {
    forbidden: /^(?:typescript |ts )?enums?(?: types?)?$/,
    isAlone: true,
    needsLanguage: true,
    finder: ENUMS
  },
  {
    forbidden: /^(?:any )?emojis?(?: characters?)?$/,
    finder: characters(new RegExp("\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F", "u"), "emoji", "an emoji")
  },
  {
    forbidden: /^em[- ]?dash(?:es)?(?: characters?)?$/,
    finder: characters(/—/u, "em dashes", "an em dash")
  }
];
function usesOf(kind2, word, { name, languages, topic }, mayMatch) {
  return {
    looksAt: "code",
    words: `reports ${name}`,
    languages,
    topics: [topic],
    mayMatch,
    find: (file) => file.facts.uses.filter((use) => use.kind === kind2 && use.name === word).flatMap((use) => violationAt(file, use, codeSpan(word)))
  };
}
function characters(expression, name, one) {
  return {
    looksAt: "text",
    words: `reports ${name} in added lines`,
    readsProse: true,
    find: ({ file, added }) => added.filter(({ text }) => expression.test(text)).map(({ number }) => ({ path: file.path, line: number, found: one }))
  };
}
// src/literal/families/things/declared-forms.ts
function declarations(words2, languages, isMeant32, found) {
  return {
    looksAt: "code",
    words: `reports ${words2}`,
    languages,
    topics: [],
    find: (file) => file.facts.declarations.filter((one) => isMeant32(one, file)).flatMap((one) => violationAt(file, { line: one.nameLine }, found(one.name ?? "")))
  };
}
var CLASSES = declarations(
  "declarations of a `class`",
  SCRIPT2,
  ({ kind: kind2 }) => kind2 === "class",
  (name) => codeSpan(`class ${name}`.trim())
);
var ARROW_COMPONENTS = declarations(
  "components that are arrow functions",
  SCRIPT2,
  ({ body, name = "" }) => body?.isArrow === true && body.returnsMarkup && new RegExp("^\\p{Lu}", "u").test(name),
  (name) => `${codeSpan(name)} as an arrow function`
);
var GLOBALS2 = declarations(
  "variables outside of functions and types, except errors of Go",
  ["go", "javascript", "typescript"],
  ({ kind: kind2, inside, name = "", modifiers }, { languageId }) => kind2 === "variable" && inside === void 0 && (languageId === "go" ? name !== "_" && !/^[Ee]rr(?:[A-Z_]|$)/.test(name) : modifiers.some((word) => word === "let" || word === "var")),
  (name) => `${codeSpan(name)} as a global variable`
);
var SHORT_NAMES = declarations(
  "variables and constants with a name of one letter, except `i`, `j`, `k`, `x`, `y`, `z` and `_`,",
  [...SCRIPT2, "python", "java", "csharp", "php"],
  ({ kind: kind2, name = "", isNameGiven }) => (kind2 === "variable" || kind2 === "constant") && !isNameGiven && /^[a-hl-w]$/i.test(name),
  (name) => `the name ${codeSpan(name)}`
);
var RENAMED_IMPORTS = {
  looksAt: "code",
  words: "reports imports that are given another name",
  languages: [...SCRIPT2, "python"],
  topics: [],
  mayMatch: (line) => /\bas\b/.test(line),
  find: (file) => file.facts.imports.filter(
    ({ imported, local }) => imported !== void 0 && local !== void 0 && !/^(?:default|\*)$/.test(imported) && imported !== local
  ).flatMap((one) => violationAt(file, one, `${codeSpan(one.imported ?? "")} as ${codeSpan(one.local ?? "")}`))
};
var INJECTED_FIELDS = {
  looksAt: "code",
  words: "reports fields with `@Autowired`, `@Inject` or `@Resource`",
  languages: ["java", "kotlin"],
  topics: [],
  find: (file) => file.facts.declarations.filter(
    ({ kind: kind2, attributes }) => /^(?:field|property)$/.test(kind2) && attributes.some((name) => /(?:^|\.)(?:Autowired|Inject|Resource)$/.test(name))
  ).flatMap((one) => violationAt(file, { line: one.nameLine }, `${codeSpan(one.name ?? "")} as an injected field`))
};
function parametersOf(owner, all) {
  return all.filter(({ kind: kind2, inside }) => kind2 === "parameter" && inside !== void 0 && all[inside] === owner);
}
var CONTEXT_LATER = {
  looksAt: "code",
  words: "reports functions with a `context.Context` that is not their first parameter",
  languages: ["go"],
  topics: [],
  mayMatch: (line) => line.includes("Context"),
  find: (file) => {
    let all = file.facts.declarations;
    return all.filter(({ kind: kind2 }) => kind2 === "function" || kind2 === "method").flatMap((owner) => {
      let [first, ...others] = parametersOf(owner, all), late = first?.type === CONTEXT || /^\*?testing\./.test(first?.type ?? "") ? void 0 : others.find(({ type }) => type === CONTEXT);
      return late === void 0 ? [] : violationAt(file, { line: late.nameLine }, `${codeSpan(CONTEXT)} after other parameters`);
    });
  }
};
var CONTEXT = "context.Context";
var UNCANCELLABLE = {
  looksAt: "code",
  words: "reports new public `async` methods without a parameter of the type `CancellationToken`, outside of tests",
  languages: ["csharp"],
  leavesTestsOut: true,
  topics: [],
  mayMatch: (line) => /\basync\b/.test(line),
  find: (file) => {
    let all = file.facts.declarations;
    return isTestPath(file.file.path) ? [] : all.filter(
      (one) => one.kind === "method" && one.modifiers.includes("async") && one.modifiers.includes("public") && !one.isNameGiven && !one.modifiers.includes("override") && one.type !== "void" && !/^(?:Main|DisposeAsync|InvokeAsync|OnInitializedAsync|OnParametersSetAsync|OnGetAsync|OnPostAsync)$/.test(
        one.name ?? ""
      ) && !parametersOf(one, all).some(({ type = "" }) => type.includes("CancellationToken"))
    ).flatMap(
      (one) => violationAt(file, { line: one.nameLine }, `${codeSpan(one.name ?? "")} without a \`CancellationToken\``)
    );
  }
};
var BARREL = {
  looksAt: "code",
  words: "reports `index` files that only export what other files export",
  languages: SCRIPT2,
  topics: [],
  mayMatch: (line) => /\bexport\b/.test(line),
  find: (file) => {
    let { imports, declarations: declared2 } = file.facts, isBarrel = /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file.file.path) && declared2.length === 0 && imports.length > 0 && imports.every(({ kind: kind2 }) => kind2 === "export-from"), first = imports.find(({ line }) => file.isAdded(line));
    return isBarrel && first !== void 0 ? violationAt(file, first, "a barrel file") : [];
  }
};
var FUNCTIONS2 = "(?:regular |plain |pure |named )*functions?";
var OF_GO = "(?:context\\.context|context|ctx)(?: (?:parameter|argument|object))?";
var FIRST = "(?:the |a |an |its |their )?first (?:parameter|argument|param|arg)";
var TOKEN = "(?:an? |the |optional )*cancellation ?tokens?(?: (?:parameters?|arguments?))?";
var ASYNC_METHODS = "(?:(?:all|every|each|any|the|new|public) )*(?:async|asynchronous) (?:methods?|apis?|functions?|operations?)";
var DECLARED_FORMS = [
  {
    forbidden: /^(?:es6 |javascript |typescript |js |ts )?class(?:es)?(?: (?:declarations?|syntax))?$/,
    instead: new RegExp(`^(?:${FUNCTIONS2}|functional\\b.*|closures?|factory functions?|plain objects?|composition)`),
    finder: CLASSES
  },
  {
    required: /^(?:the )?["']?function["']? (?:keyword|declarations?) (?:for|to (?:define|declare|write)) (?:(?:all|react|functional|top-level) )*components?$/,
    forbidden: /^arrow functions? (?:for|as) (?:(?:all|react|functional) )*components?$/,
    finder: ARROW_COMPONENTS
  },
  {
    forbidden: /^(?:use )?single[- ](?:letter|character) (?:(?:variable|identifier|constant) )?(?:names?|variables?|identifiers?)$/,
    finder: SHORT_NAMES
  },
  { forbidden: /^(?:rename|alias|renamed|aliased) (?:named )?imports?$|^renaming imports?$/, finder: RENAMED_IMPORTS },
  {
    forbidden: /^(?:(?:mutable|package-level|module-level|top-level) )*(?:global|package-level) (?:mutable )?variables?$/,
    finder: GLOBALS2
  },
  {
    forbidden: /^(?:@autowired |@inject )?field(?:[- ]based)? injection(?: (?:with|using|via) (?:@?\w+))?$|^@autowired (?:on|for) fields?$/,
    required: /^constructor(?:[- ]based)? injection (?:over|instead of|rather than) field injection$/,
    finder: INJECTED_FIELDS
  },
  {
    required: new RegExp(
      `^(?:(?:pass|accept|take|have|put|keep|place|make|propagate) )?(?:the |an? )?${OF_GO} (?:(?:be|is|as|come|go|always|passed|the|first) )*?${FIRST}(?: (?:to|of|in|for|of all|on) .{1,60})?$`
    ),
    finder: CONTEXT_LATER
  },
  {
    required: new RegExp(
      `^${ASYNC_METHODS} (?:accept|take|have|include|support|expose|receive|provide) ${TOKEN}$|^(?:accept|add|include|provide|support|take|use) ${TOKEN} (?:parameters? )?(?:in|to|for|on) ${ASYNC_METHODS}$`
    ),
    finder: UNCANCELLABLE
  },
  {
    forbidden: /^(?:index(?:\.[jt]sx?)? )?barrel (?:files?|exports?|modules?|indexes|index files?)$|^barrels$/,
    finder: BARREL
  }
];
// src/literal/families/code-lines-in-text.ts
function readCodeLines({ file, head, languageId }) {
  if (languageId === void 0)
    return;
  let blanked = /* @__PURE__ */ new Map();
  if (head !== void 0) {
    let lines = blankCommentsAndPlainText(head, languageId)?.split(`
`);
    return lines?.forEach((text, index) => blanked.set(index + 1, text)), lines === void 0 ? void 0 : blanked;
  }
  for (let { lines } of file.hunks) {
    let shown2 = lines.flatMap((line) => line.kind === "removed" ? [] : [line]), text = blankCommentsAndPlainText(shown2.map((line) => line.text).join(`
`), languageId)?.split(`
`);
    if (text === void 0)
      return;
    shown2.forEach(({ newLine }, index) => blanked.set(newLine, text[index] ?? ""));
  }
  return blanked;
}
// src/literal/families/things/vocabulary/finders.ts
function describe2({ name, languages, topics }) {
  return { words: `reports ${name}`, languages, topics: topics ?? [] };
}
function uses(asked, needles, isMeant32) {
  return {
    ...describe2(asked),
    looksAt: "code",
    mayMatch: (line) => needles.some((needle) => line.includes(needle)),
    find: (file) => asked.isLeftOut?.(file.file.path) === true ? [] : onceALine(
      file.facts.uses.filter((use) => isMeant32(use, file)).flatMap((use) => violationAt(file, use, asked.one))
    )
  };
}
function onceALine(found) {
  let lines = /* @__PURE__ */ new Set();
  return found.filter(({ line }) => !lines.has(line) && lines.add(line).has(line));
}
function keywords(asked, words2) {
  return uses(asked, words2, ({ kind: kind2, name }) => kind2 === "keyword" && words2.includes(name));
}
function declared(asked, isMeant32) {
  return {
    ...describe2(asked),
    looksAt: "code",
    find: (file) => {
      let all = file.facts.declarations;
      return all.filter((one) => isMeant32(one, all, file)).flatMap((one) => violationAt(file, { line: one.nameLine }, asked.one));
    }
  };
}
function strings(asked, isMeant32) {
  return {
    ...describe2(asked),
    looksAt: "code",
    find: (file) => asked.isLeftOut?.(file.file.path) === true ? [] : file.facts.strings.filter((one) => isMeant32(one, file)).flatMap((one) => violationAt(file, { line: one.line }, asked.one))
  };
}
function codeLines(asked, expression) {
  return {
    ...describe2(asked),
    looksAt: "code",
    mayMatch: (line) => expression.test(line),
    find: (file) => file.facts.code.filter(({ text }) => expression.test(text)).flatMap((line) => violationAt(file, line, asked.one)),
    findInText: (file) => {
      let code = file.added.some(({ text }) => expression.test(text)) ? readCodeLines(file) : void 0;
      return file.added.filter(({ number, text }) => expression.test(text) && expression.test(code?.get(number) ?? "")).map(({ number: line }) => ({ path: file.file.path, line, found: asked.one }));
    }
  };
}
function textLines(asked, isMeant32) {
  return {
    ...describe2(asked),
    looksAt: "text",
    find: ({ file: { path }, added }) => asked.isLeftOut?.(path) === true ? [] : added.filter(({ text }) => isMeant32(text, path)).map(({ number: line }) => ({ path, line, found: asked.one }))
  };
}
// src/literal/families/things/errors-and-logs.ts
var WITH_CATCH = [...SCRIPT2, "python", "java", "csharp", "php", "cpp", "ruby"];
var EMPTY_CATCH = findConstructs({
  kinds: ["empty-catch"],
  topics: ["empty-catch"],
  name: "error handlers that are empty",
  one: "an empty error handler",
  languages: WITH_CATCH,
  mayMatch: (line) => /\b(?:catch|except|rescue)\b/.test(line)
});
var IGNORED_ERROR = findConstructs({
  kinds: ["empty-catch", "ignored-error"],
  topics: ["empty-catch", "ignored-error"],
  name: "error handlers that are empty, and in Go errors that are assigned to `_`",
  one: "an ignored error",
  languages: [...WITH_CATCH, "go"],
  mayMatch: (line) => /\b(?:catch|except|rescue|_)\b/.test(line)
});
var BROAD_CATCH = findConstructs({
  kinds: ["broad-catch"],
  topics: ["broad-catch"],
  name: "handlers that catch every kind of error, such as `except Exception`",
  one: "a handler for every kind of error",
  languages: ["python", "java", "csharp", "php", "ruby"],
  mayMatch: (line) => /\b(?:catch|except|rescue)\b/.test(line)
});
var BARE_CATCH = findConstructs({
  kinds: ["bare-catch"],
  topics: ["bare-catch"],
  name: "error handlers that name no type of error",
  one: "an error handler without a type",
  languages: ["python", "csharp", "ruby"],
  mayMatch: (line) => /\b(?:catch|except|rescue)\b/.test(line)
});
var BARE_EXCEPT = findConstructs({
  kinds: ["bare-catch"],
  topics: ["bare-catch"],
  name: "bare `except:`",
  one: "a bare `except:`",
  languages: ["python"],
  mayMatch: (line) => /\bexcept\b/.test(line)
});
var PRINTS = {
  python: /^print$/,
  rust: /^e?print(?:ln)?!?$/,
  go: /^(?:fmt\.Print(?:f|ln)?|print(?:ln)?)$/,
  java: /^(?:java\.lang\.)?System\.(?:out|err)\.print(?:ln|f)?$/,
  csharp: /^(?:System\.)?Console\.Write(?:Line)?$/,
  ruby: /^(?:puts|p|print|pp)$/
};
var SLEEPS = {
  python: /^(?:time|asyncio|anyio|trio)\.sleep$/,
  rust: /^(?:std::)?thread::sleep$|^tokio::time::sleep$/,
  go: /^time\.Sleep$/,
  java: /^(?:java\.lang\.)?Thread\.sleep$/,
  csharp: /^(?:System\.Threading\.)?(?:Thread\.Sleep|(?:Tasks\.)?Task\.Delay)$/,
  ruby: /^(?:Kernel\.)?sleep$/,
  php: /^u?sleep$/
};
var ERRORS_AND_LOGS = [
  {
    forbidden: /^(?:leave )?empty (?:try[-/ ]?)?(?:catch(?:es)?|except(?:ion|s)?|rescue|error)(?: (?:blocks?|clauses?|handlers?|statements?|bodies))?$/,
    finder: EMPTY_CATCH
  },
  {
    forbidden: /^(?:silently )?(?:swallow|suppress)(?: silently)? (?:all )?(?:exceptions?|errors?|exceptions? silently|errors? silently)$|^silently (?:ignore|discard|catch|drop) (?:exceptions?|errors?)$|^(?:silent|swallowed) (?:catch(?:es)?|exceptions|errors)(?: blocks?)?$/,
    finder: EMPTY_CATCH
  },
  {
    forbidden: /^(?:bare|naked|blanket) except(?::|s)?(?: (?:blocks?|clauses?|handlers?|statements?))?$/,
    finder: BARE_EXCEPT
  },
  {
    forbidden: /^(?:bare|untyped) (?:catch(?:es)?|rescues?)(?: (?:blocks?|clauses?|handlers?|statements?))?$/,
    finder: BARE_CATCH
  },
  {
    forbidden: /^(?:broad|generic|overly broad|catch-all|too broad) (?:except(?:ion)?s?|catch(?:es)?|exception (?:catching|handling))(?: (?:blocks?|clauses?|handlers?|statements?|catches|catching))?$|^catch-all (?:handlers?|exception handlers?)$/,
    finder: BROAD_CATCH
  },
  {
    forbidden: /^catch (?:generic|broad|general|bare|all|base|the base) (?:exception|error)(?: types?| class(?:es)?|s)?$|^catch (?:generic|broad|general|bare|all|base|the base) exceptions?$|^catch (?:generic )?(?:system\.)?(?:exception|baseexception|throwable)(?: (?:directly|class|type|generically|broadly|blindly))?$/,
    finder: BROAD_CATCH
  },
  {
    forbidden: /^unwraps?(?: calls?)?$|^calls? to (?:\.)?unwrap(?:\(\))?$/,
    finder: callsOf({ rust: /\.unwrap$/ }, "`unwrap()` calls", /unwrap/, "unwrap")
  },
  {
    forbidden: /^(?:silently )?ignored? (?:all |any )?(?:errors?|exceptions?)(?: silently)?$/,
    finder: IGNORED_ERROR
  },
  {
    forbidden: /^ignored? (?:returned errors?|(?:returned )?errors?(?: with _| using _| by assigning (?:them )?to _))$|^discard(?:ed)? (?:(?:a|the) )?(?:returned )?errors?(?: with _| using _)$/,
    finder: findConstructs({
      kinds: ["ignored-error"],
      topics: ["ignored-error"],
      name: "errors that are assigned to `_`",
      one: "an ignored error",
      languages: ["go"],
      mayMatch: (line) => /\b_\b/.test(line)
    })
  },
  {
    forbidden: /^console\.logs?(?:\(\))?(?: (?:calls?|statements?|debugging|usage))?$|^console logs?(?: (?:calls?|statements?))?$/,
    finder: callsOf(forScript(/^console\.log$/), "`console.log` calls", /\blog\b/, "console")
  },
  {
    // `Logger` of TypeScript stands for the console. Other languages have one too.
    needsLanguage: true,
    required: /^(?:the |our )?(?:(?:central|shared|common|structured|project|built-in|existing) )*(?:\w+\.)*(?:\w*logger|log)(?:\(\))?(?: (?:utility|class|module|helper|service|instance|wrapper|abstraction|function|singleton))?,? (?:for (?:all |any )?(?:logging|logs|log (?:messages|output|statements))(?: purposes| needs)?|(?:instead of|rather than|over|and not|not) console(?:\.\w+|\.\*)?(?:\(\))?)$/,
    finder: callsOf(forScript(/^console\.\w+$/), "calls of `console` methods", /\bconsole\b/, "console")
  },
  {
    forbidden: /^(?:direct |raw )?console(?:\.\*)?(?: (?:calls?|statements?|usage|methods?|output|logging|logging statements?))?$/,
    finder: callsOf(forScript(/^console\.\w+$/), "calls of `console` methods", /\bconsole\b/, "console")
  },
  {
    forbidden: /^(?:debug )?(?:print(?:ing)?|println)(?:\(\))? (?:statements?|calls?|debugging)$|^(?:debug )?prints?$|^debug prints?(?: statements?)?$/,
    finder: callsOf(PRINTS, "`print` calls", /[Pp]rint|put|Write|\bpp?\b/, "print")
  },
  {
    named: /^(?:debug )?print(?: statement| debugging| call)?$|^println(?: statement| call)?$|^print\(\)(?: statement| call)?$/,
    finder: codeLines(
      { name: "calls of `print` in Kotlin, Swift and Dart", one: "`print`", languages: ["kotlin", "swift", "dart"] },
      /(?<![\w.])(?:print|println|debugPrint|NSLog)\(/
    )
  },
  {
    forbidden: /^(?:arbitrary |fixed |hard-?coded |hard |real |explicit |manual |static |fixed-time |fixed-duration |timed )*(?:thread )?(?:sleeps?|sleep (?:calls?|statements?))$/,
    finder: callsOf(SLEEPS, "calls that sleep", /sleep|Sleep|Delay/)
  },
  {
    forbidden: /^debuggers?(?: (?:statements?|keywords?|calls?))?$/,
    finder: {
      looksAt: "code",
      words: "reports `debugger` statements",
      topics: ["debugger"],
      languages: SCRIPT2,
      mayMatch: (line) => line.includes("debugger"),
      find: (file) => file.facts.uses.filter(({ kind: kind2, name }) => kind2 === "keyword" && name === "debugger").flatMap((use) => violationAt(file, use, "`debugger`"))
    }
  },
  {
    forbidden: /^(?:any )?comment(?:ed)?(?:[- ])out (?:code|blocks?(?: of code)?|code blocks?|lines?(?: of code)?)$|^commented (?:code|code blocks?|blocks of code)$/,
    finder: findConstructs({
      kinds: ["commented-out-code"],
      topics: ["commented-out-code"],
      name: "comments that contain code",
      one: "code that is commented out",
      languages: [...WITH_CATCH, "go", "rust", "c"]
    })
  },
  {
    forbidden: /^todos?(?: comments?| markers?)? without (?:an? |any )?(?:linked |tracking |associated |corresponding |github |jira )*(?:issues?|tickets?)(?: (?:references?|numbers?|links?|ids?))?$/,
    required: /^(?:(?:all|every|each|any) )?todos?(?: comments?)? (?:reference|include|link|link to|mention|have|contain|cite|carry) (?:an? |the )?(?:linked |tracking |associated |corresponding |github |jira )*(?:issues?|tickets?)(?: (?:references?|numbers?|links?|ids?))?$/,
    finder: commentsWith(/\bTODO\b/, (text) => !REFERENCE.test(text), {
      name: "`TODO` comments without the number or address of an issue",
      one: "a `TODO` without an issue",
      topic: "todo-issue"
    })
  },
  {
    forbidden: /^todos?(?: comments?| markers?| notes?)?$/,
    finder: commentsWith(/\bTODO\b/, () => true, { name: "`TODO` comments", one: "a `TODO` comment", topic: "todo" })
  },
  {
    forbidden: /^fixmes?(?: comments?| markers?| notes?)?$/,
    finder: commentsWith(/\bFIXME\b/, () => true, {
      name: "`FIXME` comments",
      one: "a `FIXME` comment",
      topic: "todo"
    })
  },
  {
    forbidden: /^todos?\/fixmes?(?: comments?| markers?| notes?)?$/,
    finder: commentsWith(/\b(?:TODO|FIXME)\b/, () => true, {
      name: "`TODO` and `FIXME` comments",
      one: "a `TODO` or `FIXME` comment",
      topic: "todo"
    })
  },
  {
    forbidden: /^throw (?:raw |plain |bare )?(?:strings?|string literals?|literals)$/,
    finder: findConstructs({
      kinds: ["thrown-literal"],
      topics: ["thrown-literal"],
      name: "`throw` of a string or another literal",
      one: "`throw` of a literal",
      languages: SCRIPT2,
      mayMatch: (line) => /\bthrow\b/.test(line)
    })
  }
];
var REFERENCE = /#\d|\b[A-Z][A-Z\d]{1,15}-\d|https?:\/\/|\b(?:issue|ticket|bug|gh)[ -]?\d|\(\d+\)/i;
function commentsWith(mark, isMeant32, { name, one, topic }) {
  let matches = (text) => mark.test(text) && isMeant32(text);
  return {
    looksAt: "code",
    words: `reports ${name}`,
    topics: [topic],
    mayMatch: (line) => mark.test(line),
    find: (file) => file.facts.comments.flatMap(
      (comment) => linesOf(comment).filter(({ text }) => matches(text)).flatMap(({ line }) => violationAt(file, { line }, one))
    ),
    findInText: ({ file, languageId, added }) => {
      let syntax = languageId === void 0 ? void 0 : commentSyntaxOf(languageId), starts = [...syntax?.line ?? [], ...(syntax?.block ?? []).map(([open]) => open)];
      return added.filter(({ text }) => starts.some((start) => text.includes(start) && matches(text.slice(text.indexOf(start))))).map(({ number }) => ({ path: file.path, line: number, found: one }));
    }
  };
}
function linesOf({ text, line }) {
  return text.split(`
`).map((row, index) => ({ line: line + index, text: row }));
}
function forScript(pattern) {
  return Object.fromEntries(SCRIPT2.map((language) => [language, pattern]));
}
function callsOf(names, name, quick, topic) {
  return {
    looksAt: "code",
    ...topic === void 0 ? {} : { topics: [topic] },
    words: `reports ${name}`,
    languages: Object.keys(names),
    mayMatch: (line) => quick.test(line),
    find: (file) => {
      let expression = names[file.languageId ?? ""];
      return expression === void 0 ? [] : file.facts.uses.filter((use) => use.kind === "call" && isGlobalCall(use, expression, file)).flatMap((use) => violationAt(file, use, codeSpan(`${use.name}()`)));
    }
  };
}
function isGlobalCall(use, expression, { languageId }) {
  if (use.meaning !== void 0)
    return expression.test(use.meaning.replace("#", "."));
  let isMethod = expression.source.startsWith("\\."), isPackage = languageId === "go" || languageId === "java" || languageId === "csharp";
  return expression.test(use.name) && (isMethod || !use.isOwn && (use.fromImport === void 0 || isPackage));
}
// src/literal/families/things/line-forms.ts
function codeLines2(words2, languages, expression, found) {
  return {
    looksAt: "code",
    words: `reports ${words2}`,
    languages,
    topics: [],
    mayMatch: (line) => expression.test(line),
    find: (file) => file.facts.code.filter(({ text }) => expression.test(text)).flatMap((line) => violationAt(file, line, found))
  };
}
var INDEX_AS_KEY = codeLines2(
  "elements of lists whose `key` is `index`, `idx` or `i`",
  SCRIPT2,
  /\bkey=\{\s*(?:index|idx|i)\s*\}/,
  "an index as `key`"
);
var RETURN_NULL = codeLines2(
  "`return null`",
  [...SCRIPT2, "java", "csharp", "kotlin", "php", "dart"],
  /\breturn\s+null\b/i,
  "`return null`"
);
var DOT_IMPORT = {
  looksAt: "code",
  words: "reports imports into the own namespace with a dot",
  languages: ["go"],
  topics: [],
  mayMatch: (line) => /^\s*(?:import\s+)?\.\s/.test(line),
  find: (file) => file.facts.imports.flatMap(({ line, endLine }) => {
    let text = file.added.find(({ number }) => number === line)?.text ?? "";
    return line === endLine && /^\s*(?:import\s+)?\.\s+["`]/.test(text) ? violationAt(file, { line }, "a dot import") : [];
  })
};
var MAX_LINES_ABOVE = 8;
var UNSAFE_WITHOUT_COMMENT = {
  looksAt: "code",
  words: "reports `unsafe` blocks without a `SAFETY` comment above or in them",
  languages: ["rust"],
  topics: [],
  mayMatch: (line) => /\bunsafe\b/.test(line),
  find: (file) => file.facts.code.filter(({ text }) => /\bunsafe\s*\{/.test(text)).filter(
    ({ line }) => !file.facts.comments.some(
      ({ text, line: from, endLine }) => /safety/i.test(text) && endLine >= line - MAX_LINES_ABOVE && from <= line + 1
    ) && !hasSafetyAbove(file, line)
  ).flatMap((line) => violationAt(file, line, "`unsafe` without a `SAFETY` comment"))
};
function hasSafetyAbove({ head }, line) {
  return (head?.split(`
`).slice(Math.max(line - 1 - MAX_LINES_ABOVE, 0), line + 1) ?? []).some((text) => /\/[/*].*safety/i.test(text));
}
var ERROR_CALL = /^(?:errors\.New|fmt\.Errorf|errors\.Errorf|errors\.Wrapf?|(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception))$/;
var ERROR_LANGUAGES = ["go", ...SCRIPT2, "python", "java", "csharp"];
var ERROR_TEXT = /^[fFrRbB]{0,2}(?<text>["'`].*\s.*["'`])$/s;
var CAPITALIZED = /^["'`][A-Z][a-z]+(?:[\s:,.'"]|$)/;
function errorTexts(words2, isWrong) {
  return {
    looksAt: "code",
    words: `reports ${words2}`,
    languages: ERROR_LANGUAGES,
    topics: [],
    mayMatch: (line) => /\b(?:errors|fmt)\.\w|(?:Error|Exception)\(/.test(line),
    find: (file) => file.facts.uses.filter(({ kind: kind2, name }) => (kind2 === "call" || kind2 === "new") && ERROR_CALL.test(name)).flatMap((use) => {
      let text = errorText(use.arguments ?? [], /^(?:errors|fmt)\./.test(use.name)), found = text === void 0 ? void 0 : isWrong(text);
      return found === void 0 ? [] : violationAt(file, use, found);
    })
  };
}
function errorText(given, isGo) {
  return isGo ? given.find((argument) => argument.startsWith('"')) : given.map((argument) => ERROR_TEXT.exec(argument)?.groups?.text).find((text) => text !== void 0);
}
var wrongCase = (text) => CAPITALIZED.test(text) ? "an error text that begins with a capital" : void 0;
var wrongEnd = (text) => /[.!]["'`]$/.test(text) && !/\.{3}["'`]$/.test(text) ? "an error text that ends with punctuation" : void 0;
var LOG_CALL = /(?:^|\.)(?:_?logger|_?log|LOGGER|LOG|logging)\.(?:debug|info|warning|warn|error|exception|critical)$/;
var F_STRINGS_IN_LOGS = {
  looksAt: "code",
  words: "reports f-strings as messages of loggers",
  languages: ["python"],
  topics: [],
  mayMatch: (line) => /log/i.test(line),
  find: (file) => file.facts.uses.filter(
    ({ kind: kind2, name, arguments: given }) => kind2 === "call" && LOG_CALL.test(name) && /^[rR]?[fF][rR]?["']/.test(given?.[0] ?? "")
  ).flatMap((use) => violationAt(file, use, `an f-string in ${codeSpan(`${use.name}()`)}`))
};
var COLOR = /(?<![\w-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|rgba|hsl|hsla)\(\s*\d/i;
var NAMES_COLOR = /^\s*(?:--|\$|@)[\w-]+\s*:/;
var COLORS2 = {
  looksAt: "text",
  words: "reports colors in hexadecimal, `rgb()` or `hsl()`, except where a variable is given its value,",
  languages: ["css", "scss", "less"],
  find: ({ file, added }) => added.filter(({ text }) => {
    let value = /:[^{]*$/.exec(text.replace(/\/\*.*?(?:\*\/|$)|\/\/.*$/, ""))?.[0] ?? "";
    return COLOR.test(value) && !NAMES_COLOR.test(text) && !/\burl\(/.test(text);
  }).map(({ number }) => ({ path: file.path, line: number, found: "a color that is written out" }))
};
var LOGS = "(?:all )?(?:log(?:ging|ger)?s?)(?: (?:calls?|statements?|messages?))?";
var ERRORS = "(?:error|errors?) (?:strings?|messages?|texts?)";
var COLORS_WORDS = "(?:hex(?:adecimal)?(?:\\/rgba?)? )?(?:colou?rs?|colou?r (?:values?|literals?)|hex(?:adecimal)?(?:\\/rgba?)? (?:values?|literals?)|hex(?:\\/rgba?)? colou?rs?|hex codes?|literals?(?<=hex\\/rgb literals?))";
var SAFETY = "(?:an? |the )?(?:// ?)?safety:?(?: comments?| notes?| justification| explanation| invariants?)?";
var UNSAFES = "(?:(?:all|every|each|any|the|new) )*unsafe(?: (?:code|blocks?|usages?|uses|code blocks?))?";
var HOME_PATH = /(?<![\w.:/-])(?:\/(?:Users|home)\/(?!user|you|name|runner|node|app|ubuntu|vscode|me\/|root|example|foo|\w*\*)[a-z][\w.-]+\/|[A-Za-z]:\\{1,2}Users\\{1,2}(?!user|you|name|public|default|example)[A-Za-z])/i;
var HOME_PATHS = {
  looksAt: "text",
  words: "reports paths into the home folder of one person",
  find: ({ file, added }) => added.filter(({ text }) => HOME_PATH.test(text)).map(({ number }) => ({ path: file.path, line: number, found: "a path into a home folder" }))
};
var CSS_IDS = {
  looksAt: "text",
  words: "reports selectors with an ID",
  languages: ["css", "scss", "less"],
  find: ({ file, added }) => added.filter(({ text }) => /^[^:{;@/]*#[a-z_][\w-]*[^:;{]*(?:\{|,\s*$)/i.test(text) && !/#\{/.test(text)).map(({ number }) => ({ path: file.path, line: number, found: "a selector with an ID" }))
};
var VUE_OPTIONS = {
  looksAt: "text",
  words: "reports `<script>` of Vue components without `setup`",
  languages: ["vue"],
  find: ({ file, added, head = "" }) => /<script\b[^>]*\bsetup\b/.test(head) ? [] : added.filter(({ text }) => /<script\b(?![^>]*\bsetup\b)/.test(text)).map(({ number }) => ({ path: file.path, line: number, found: "`<script>` without `setup`" }))
};
var SKIPPED = /^(?:(?:it|test|describe|suite|context)\.skip(?:\.each)?|xit|xtest|xdescribe|xcontext|t\.Skip(?:f|Now)?)$/;
var SKIPPED_BY = /(?:^|\.)(?:Disabled|Ignore|skip)$|^ignore$/;
var SKIPPED_TESTS = {
  looksAt: "code",
  words: "reports tests that are skipped",
  topics: [],
  mayMatch: (line) => /skip|ignore|Disabled|\bx(?:it|test|describe|context)\b/i.test(line),
  find: (file) => isTestPath(file.file.path) ? file.facts.uses.filter(
    ({ kind: kind2, name }) => kind2 === "call" && SKIPPED.test(name) || kind2 === "attribute" && SKIPPED_BY.test(name)
  ).flatMap((use) => violationAt(file, use, codeSpan(use.name))) : []
};
var LINE_FORMS = [
  {
    forbidden: /^(?:(?:the |an? )?(?:array |list |map |loop )?(?:index|indices|indexes|array index(?:es)?)) (?:as|for) (?:the |an? |react )*keys?(?: props?)?(?: (?:in|for) (?:lists?|list items?|list rendering|map(?:\(\))?|react))?$|^(?:array )?index(?:es)? keys$/,
    finder: INDEX_AS_KEY
  },
  { forbidden: /^return(?:ing)? null(?: values?)?(?: from (?:methods?|functions?))?$/, finder: RETURN_NULL },
  { forbidden: /^dot[- ]imports?$/, finder: DOT_IMPORT },
  {
    required: new RegExp(
      `^${UNSAFES} (?:have|include|need|require|carry|contain|be (?:preceded|accompanied|documented|justified|explained) (?:by|with)) ${SAFETY}.{0,80}$|^(?:document|justify|explain|annotate) ${UNSAFES} (?:with|using|by) ${SAFETY}.{0,60}$|^(?:write|add|include|provide|put) ${SAFETY} (?:for|on|above|before|to|in|at) ${UNSAFES}$`
    ),
    forbidden: new RegExp(`^${UNSAFES} without ${SAFETY}$`),
    finder: UNSAFE_WITHOUT_COMMENT
  },
  {
    forbidden: new RegExp(`^(?:${ERRORS} be capitalized|capitali[sz]e ${ERRORS})$`),
    required: new RegExp(
      `^${ERRORS} (?:be |start |begin |with |in |an? )*lower[- ]?case(?: letters?)?$|^lower[- ]?case ${ERRORS}$`
    ),
    finder: errorTexts("texts of errors that begin with a capital letter", wrongCase)
  },
  {
    forbidden: new RegExp(
      `^(?:${ERRORS} end (?:with|in) (?:punctuation|an? period|a full stop)|end ${ERRORS} with (?:punctuation|a period))$`
    ),
    finder: errorTexts("texts of errors that end with punctuation", wrongEnd)
  },
  {
    required: new RegExp(
      `^${ERRORS} (?:be |start |begin )?lower[- ]?case(?:,? (?:and |with )?(?:not end with|have no|with no|no|without)(?: trailing| ending)? (?:punctuation|a period|periods?))$`
    ),
    finder: errorTexts(
      "texts of errors that begin with a capital letter or end with punctuation",
      (text) => wrongCase(text) ?? wrongEnd(text)
    )
  },
  {
    forbidden: /^(?:ids?|id selectors?)(?: (?:in|as|for) (?:css )?selectors?| in (?:css|stylesheets?)| for styling)?$/,
    finder: CSS_IDS
  },
  {
    required: /^(?:the )?composition api(?: (?:with|and|using) <?script setup>?)?(?: (?:syntax|only|exclusively))*$|^<script setup(?: lang=["']ts["'])?>(?: (?:syntax|blocks?|sfcs?|for (?:all )?(?:vue )?components))*$/,
    forbidden: /^(?:the )?options api$/,
    mayBeCode: true,
    finder: VUE_OPTIONS
  },
  {
    forbidden: /^(?:commit |leave |add |check in )?(?:skipped|disabled|ignored) tests?$/,
    finder: SKIPPED_TESTS
  },
  { forbidden: new RegExp(`^f-strings? (?:in|for|inside|inside of|with|as) ${LOGS}$`), finder: F_STRINGS_IN_LOGS },
  {
    forbidden: new RegExp(
      `^(?:hard-?code|hard-?coding|hard-?coded|raw|literal|inline|arbitrary) ${COLORS_WORDS}(?: in (?:css|styles?|stylesheets?|components?))?$|^hex(?:adecimal)? (?:colou?rs?|codes?|values?)$`
    ),
    finder: COLORS2
  },
  {
    forbidden: /^(?:hard-?code|hard-?coding|hard-?coded|machine-specific|user-specific|personal) (?:(?:absolute|local|machine-specific|user|home|personal|file|filesystem) )*(?:paths?|home director(?:y|ies))(?: (?:or|and) (?:home director(?:y|ies)|usernames|user names))?$/,
    finder: HOME_PATHS
  }
];
// src/literal/families/things/file-contents.ts
var WITH_CLASSES = [...SCRIPT2, "java", "csharp", "php", "python", "ruby"];
function onePerFile(name, one, isMeant32, languages) {
  return {
    looksAt: "code",
    words: `reports new ${name} in files that have another one`,
    languages,
    topics: [],
    find: (file) => findFurther(file, one, isMeant32)
  };
}
function findFurther({ file, facts, isAdded }, one, isMeant32) {
  let all = facts.declarations, isTop = ({ inside }) => inside === void 0 || all[inside]?.kind === "namespace", seen = /* @__PURE__ */ new Set(), found = [];
  for (let declared2 of all) {
    let { name } = declared2;
    name === void 0 || seen.has(name) || !isTop(declared2) || !isMeant32(declared2) || (seen.size > 0 && isAdded(declared2.nameLine) && !isMoved(file, name) && found.push({
      path: file.path,
      line: declared2.nameLine,
      found: `${codeSpan(name)} in a file with ${codeSpan([...seen][0] ?? "")}`,
      note: `${codeSpan(name)} is another ${one} in this file, after ${codeSpan([...seen][0] ?? "")}.`
    }), seen.add(name));
  }
  return found;
}
function isMoved({ hunks }, name) {
  return hunks.some(
    ({ lines }) => lines.some(({ kind: kind2, text }) => kind2 === "removed" && text.split(/[^\p{L}\p{N}_$]+/u).includes(name))
  );
}
var TYPES3 = /* @__PURE__ */ new Set(["class", "interface", "struct", "enum"]);
var CLASSES2 = onePerFile("classes", "class", ({ kind: kind2 }) => kind2 === "class", WITH_CLASSES);
var PUBLIC_CLASSES = onePerFile(
  "public classes",
  "public class",
  ({ kind: kind2, isExported: isExported2 }) => kind2 === "class" && isExported2,
  WITH_CLASSES
);
var ANY_TYPES = onePerFile("types", "type", ({ kind: kind2 }) => TYPES3.has(kind2), ["csharp", "java", "php"]);
var PUBLIC_TYPES = onePerFile(
  "public types",
  "public type",
  ({ kind: kind2, isExported: isExported2 }) => TYPES3.has(kind2) && isExported2,
  ["csharp", "java", "php"]
);
var COMPONENTS2 = onePerFile(
  "exported components",
  "component",
  ({ kind: kind2, body, isExported: isExported2, name = "" }) => kind2 === "function" && isExported2 && body?.returnsMarkup === true && new RegExp("^\\p{Lu}", "u").test(name),
  SCRIPT2
);
function phrases(noun) {
  let nouns = noun.replace(/(?<!s)$/, "s?").replace(/ss\?$/, "ss(?:es)?").replace(/class$/, "class(?:es)?");
  return {
    required: new RegExp(
      `^(?:(?:only|exactly|just|at most|keep|define|declare) )*(?:one|1|a single) ${noun} (?:per|in each|in every|in a) (?:source |\\.cs |\\.java )?files?(?: only)?$|^(?:(?:put|place|keep|define) )?(?:each|every) ${noun} (?:be )?(?:(?:placed|defined|kept) )?in (?:its|their) own (?:separate )?files?$`
    ),
    forbidden: new RegExp(
      `^(?:multiple|several|two|more than (?:one|1)) (?:${nouns}) (?:per|in (?:one|a|the same|a single|each)) (?:source )?file$`
    )
  };
}
var FILE_CONTENTS = [
  { ...phrases("class"), finder: CLASSES2 },
  { ...phrases("public class"), finder: PUBLIC_CLASSES },
  { ...phrases("(?:top-level )?type"), finder: ANY_TYPES },
  { ...phrases("public (?:top-level )?type"), finder: PUBLIC_TYPES },
  { ...phrases("(?:react )?component"), finder: COMPONENTS2 }
];
// src/literal/families/things/swift-forms.ts
function codeOf(line) {
  let bare = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/, "");
  return /^\s*(?:\*|\/\*|"""|#)/.test(bare) || (bare.match(/"/g) ?? []).length % 2 === 1 ? "" : bare;
}
function inSwift(words2, expression, found) {
  return {
    looksAt: "text",
    words: `reports ${words2} in added lines of Swift, outside of tests`,
    languages: ["swift"],
    topics: [],
    leavesTestsOut: true,
    find: ({ file: { path }, added }) => isTestPath(path) ? [] : added.filter(({ text }) => expression.test(codeOf(text))).map(({ number: line }) => ({ path, line, found }))
  };
}
var UNWRAP = /(?:(?<![\p{L}\p{N}_])(?!(?:try|as|is|in|return|if|while|guard)!)[a-z_][\p{L}\p{N}_]*|[)\]])!(?=[.)\],;?[]|\s*$|\s+[^=\s])/u;
var SWIFT2 = "(?: (?:in|for) swift)?";
var FORCED = "(?:forced?[- ]unwrap(?:s|ping|ped)?(?: (?:optionals?|operators?|values?))?(?: (?:with )?!)?|! force unwraps?|forced unwrapping|implicit force unwraps?)";
var SWIFT_FORMS = [
  {
    forbidden: new RegExp(`^(?:the )?${FORCED}(?: optionals?)?${SWIFT2}$`),
    finder: inSwift("forced unwrapping with `!`", UNWRAP, "a forced unwrap")
  },
  {
    forbidden: new RegExp(`^forced?[- ](?:cast(?:s|ing)?|downcasts?)(?: as!)?${SWIFT2}$`),
    finder: inSwift("forced casts with `as!`", /\bas!/, "a forced cast")
  },
  {
    forbidden: new RegExp(`^forced?[- ]tr(?:y|ies|ying)(?: try!)?${SWIFT2}$`),
    finder: inSwift("`try!`", /\btry!/, "a forced try")
  }
];
// src/literal/families/things/vocabulary/configuration.ts
var EACH = "all every each the an? must should have has include contain declare define need require set specify add use with for on in to of and be is always explicitly explicit own";
var isWorkflow = (path) => /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
function blocksOf(text, opens) {
  let lines = text.split(`
`);
  return lines.flatMap((line, index) => {
    if (!opens.test(line))
      return [];
    let indentation = indentationOf(line), end = index + 1;
    for (; end < lines.length && isInside(lines[end] ?? "", indentation); )
      end += 1;
    return [{ line: index + 1, lines: lines.slice(index + 1, end) }];
  });
}
function indentationOf(line) {
  return line.length - line.trimStart().length;
}
function isInside(line, indentation) {
  return line.trim() === "" || /^\s*#/.test(line) || indentationOf(line) > indentation;
}
function jobsOf(text) {
  let [jobs] = blocksOf(text, /^jobs:\s*(?:#.*)?$/), indentation = /^\s+/.exec(jobs?.lines.find((line) => /^\s+[\w-]+:/.test(line)) ?? "")?.[0];
  return jobs === void 0 || indentation === void 0 ? [] : blocksOf(jobs.lines.join(`
`), new RegExp(`^${indentation}[\\w-]+:\\s*(?:#.*)?$`)).map(({ line, lines }) => ({ line: line + jobs.line, lines })).filter(({ lines }) => !lines.some((line) => /^\s+uses:\s*\S+\.ya?ml/.test(line)));
}
function missing(words2, languages, find2) {
  return {
    looksAt: "text",
    words: `reports ${words2}`,
    languages,
    topics: [],
    find: (file) => file.head === void 0 ? [] : find2(file.head, file).filter(({ line }) => line === void 0 || file.isAdded(line)).map((one) => ({ ...one, path: file.file.path }))
  };
}
var JOBS_WITHOUT_TIMEOUT = missing(
  "jobs of workflows without `timeout-minutes`",
  ["yaml"],
  (head, { file }) => isWorkflow(file.path) ? jobsOf(head).filter(({ lines }) => !lines.some((line) => /^\s+timeout-minutes:/.test(line))).map(({ line }) => ({ line, found: "a job without `timeout-minutes`" })) : []
);
var WORKFLOWS_WITHOUT_PERMISSIONS = missing(
  "new workflows without `permissions`",
  ["yaml"],
  (head, { file }) => isWorkflow(file.path) && file.status === "added" && !/^permissions:/m.test(head) && !jobsOf(head).every(({ lines }) => lines.some((line) => /^\s+permissions:/.test(line))) ? [{ found: "a workflow without `permissions`" }] : []
);
var CHECKOUTS_WITH_CREDENTIALS = missing(
  "`actions/checkout` without `persist-credentials: false`",
  ["yaml"],
  (head) => {
    let texts = head.split(`
`);
    return blocksOf(head, /^\s*-\s+(?:uses:\s*["']?actions\/checkout@|name:)/).flatMap(({ line, lines }) => {
      let used = [texts[line - 1] ?? "", ...lines].findIndex((one) => /\buses:\s*["']?actions\/checkout@/.test(one));
      return used < 0 || lines.some((one) => /^\s+persist-credentials:\s*["']?false/.test(one)) ? [] : [{ line: line + used, found: "`actions/checkout` that keeps its credentials" }];
    });
  }
);
function undescribed(kind2, argument) {
  return missing(
    `each \`${kind2}\` of Terraform without \`${argument}\``,
    ["terraform"],
    (head) => blocksOf(head, new RegExp(`^${kind2}\\s+"[^"]+"\\s*\\{\\s*(?:\\}\\s*)?$`)).filter(({ lines }) => !lines.some((line) => new RegExp(`^\\s*${argument}\\s*=`).test(line))).map(({ line }) => ({ line, found: `\`${kind2}\` without \`${argument}\`` }))
  );
}
var IMAGE = /^\s*FROM\s+(?:--\S+\s+)*(?<image>[^\s:@$]+)(?:\s+AS\s+\S+)?\s*$|^\s*FROM\s+(?:--\S+\s+)*\S+:latest\b/i;
var UNPINNED_IMAGES = missing(
  "`FROM` of images without a tag or digest, and with `latest`, in Dockerfiles",
  ["dockerfile"],
  (head) => {
    let stages = new Set(
      [...head.matchAll(/^\s*FROM\s.*\sAS\s+(\S+)/gim)].map(([, name = ""]) => name.toLowerCase())
    );
    return head.split(`
`).flatMap((text, index) => {
      let image = IMAGE.exec(text)?.groups?.image?.toLowerCase();
      return IMAGE.test(text) && image !== "scratch" && !stages.has(image ?? "") ? [{ line: index + 1, found: "an image without a version" }] : [];
    });
  }
);
var CONFIGURATION_VOCABULARY = [
  {
    // Without the word, these may be the permissions of an application.
    wanted: wordsAmong(
      ["permission", "workflow|job|github action"],
      `${EACH} github file required block top level key token`
    ),
    finder: WORKFLOWS_WITHOUT_PERMISSIONS
  },
  {
    wanted: wordsAmong(
      ["timeout minute|timeout|job timeout", "workflow|job|job timeout|github action|timeout minute"],
      `${EACH} github ci reasonable`
    ),
    finder: JOBS_WITHOUT_TIMEOUT
  },
  {
    wanted: wordsAmong(
      ["persist credentials?: false"],
      `${EACH} action/checkout checkout step workflow github when action`
    ),
    mayBeCode: true,
    finder: CHECKOUTS_WITH_CREDENTIALS
  },
  {
    wanted: wordsAmong(["variable", "description"], `${EACH} terraform input type a both clear meaningful documented`),
    finder: undescribed("variable", "description")
  },
  {
    wanted: wordsAmong(["output", "description"], `${EACH} terraform value a clear meaningful`),
    finder: undescribed("output", "description")
  },
  {
    wanted: wordsAmong(
      ["pin|pinned", "base image|docker image|container image|parent image"],
      `${EACH} specific exact explicit fixed version tag digest sha256? dockerfile by a never latest`
    ),
    finder: UNPINNED_IMAGES
  },
  {
    named: /^(?:un ?pinned|floating|untagged)(?: base| docker| container)* image(?: tag)?$/,
    finder: UNPINNED_IMAGES
  },
  {
    named: /^(?:use )?pull_request_target(?: trigger| event)?$/,
    mayBeCode: true,
    finder: textLines(
      { name: "`pull_request_target` in workflows", one: "`pull_request_target`", languages: ["yaml"] },
      (line, path) => isWorkflow(path) && /^\s*(?:-\s*)?(?:on:\s*\[?.*)?\bpull_request_target\b/.test(line) && !/^\s*#/.test(line)
    )
  }
];
// src/literal/families/things/vocabulary/control-flow.ts
var WITH_BRACES = [...SCRIPT2, "java", "csharp", "php", "c", "cpp"];
var CONTROL_FLOW_VOCABULARY = [
  {
    named: /^switch(?:[ /]case)?$/,
    finder: keywords({ name: "`switch`", one: "`switch`", languages: [...WITH_BRACES, "go"] }, ["switch"])
  },
  {
    named: /^while(?: loop)?$/,
    finder: keywords({ name: "`while` loops", one: "`while`", languages: [...WITH_BRACES, "python", "ruby"] }, [
      "while"
    ])
  },
  {
    named: /^do(?:[ /]|\.\.\.)?while(?: loop)?$/,
    finder: keywords({ name: "`do \u2026 while` loops", one: "`do \u2026 while`", languages: WITH_BRACES }, ["do"])
  },
  {
    named: /^(?:(?:traditional|classic|c style|index based|indexed|index|imperative|raw|manual|plain|regular|basic|counting) )*for loop$/,
    finder: findConstructs({
      kinds: ["counting-loop"],
      name: "`for` loops with a counter",
      one: "a `for` loop with a counter",
      languages: WITH_BRACES,
      mayMatch: (line) => /\bfor\b/.test(line)
    })
  },
  {
    named: /^else(?: branch)?$/,
    instead: /\b(?:early returns?|guard clauses?|return early)\b/,
    finder: keywords({ name: "`else`", one: "`else`", languages: [...WITH_BRACES, "python", "go", "ruby"] }, ["else"])
  },
  {
    named: /^(?:try[ /]catch|try\/except|try except)$/,
    instead: /\b(?:result|either|errors? as values?|neverthrow|trycatch)\b/,
    finder: keywords({ name: "`try`", one: "`try`", languages: [...SCRIPT2, "java", "csharp", "php", "python"] }, [
      "try"
    ])
  },
  {
    named: /^continue$/,
    finder: keywords({ name: "`continue`", one: "`continue`", languages: [...WITH_BRACES, "python", "go"] }, [
      "continue"
    ])
  },
  {
    named: /^goto$/,
    finder: findConstructs({
      kinds: ["goto"],
      name: "`goto`",
      one: "`goto`",
      languages: ["c", "cpp", "csharp", "go", "php"],
      mayMatch: (line) => /\bgoto\b/.test(line)
    })
  },
  {
    named: /^(?:nested|inner) function(?: definition)?$|^function (?:inside|within|in)(?: of)? (?:other |another )?function$/,
    finder: declared(
      {
        name: "named functions that are declared in functions",
        one: "a function in a function",
        languages: [...SCRIPT2, "python", "php"]
      },
      ({ kind: kind2, name, body, inside }, all) => kind2 === "function" && name !== void 0 && body?.isArrow === false && inside !== void 0 && /^(?:function|method|constructor)$/.test(all[inside]?.kind ?? "")
    )
  },
  {
    named: /^(?:nested|inner) (?:class|type)$|^class (?:inside|within|in)(?: of)? (?:other |another )?class$/,
    finder: declared(
      { name: "classes that are declared in classes", one: "a nested class", languages: ["java", "csharp", "python"] },
      ({ kind: kind2, inside }, all) => kind2 === "class" && inside !== void 0 && all[inside]?.kind === "class"
    )
  },
  {
    named: /^(?:abstract (?:base )?class)$/,
    finder: declared(
      {
        name: "abstract classes",
        one: "an abstract class",
        languages: ["java", "csharp", "php", "typescript", "typescriptreact"]
      },
      ({ kind: kind2, modifiers }) => kind2 === "class" && modifiers.includes("abstract")
    )
  },
  {
    named: /^static (?:method|function|helper method)$/,
    finder: declared(
      { name: "static methods", one: "a static method", languages: [...SCRIPT2, "java", "csharp", "php"] },
      ({ kind: kind2, modifiers, name }) => kind2 === "method" && modifiers.includes("static") && name !== "main" && name !== "Main"
    )
  },
  {
    named: /^(?:mutable )?public (?:mutable )?(?:field|member variable|instance variable)$/,
    finder: declared(
      { name: "public fields that are not constant", one: "a public field", languages: ["java", "csharp", "php"] },
      ({ kind: kind2, modifiers }) => (kind2 === "field" || kind2 === "property" && modifiers.every((word) => word !== "abstract")) && kind2 === "field" && modifiers.includes("public") && !modifiers.some((word) => /^(?:static|const|final|readonly)$/.test(word))
    )
  },
  {
    named: /^multiple inheritance$/,
    finder: declared(
      { name: "classes with several bases", one: "multiple inheritance", languages: ["python", "cpp"] },
      ({ kind: kind2, bases }) => kind2 === "class" && bases.filter((base) => !/^(?:ABC|Generic|Protocol|metaclass|abc\.|object|Enum|str|int)/.test(base)).length > 1
    )
  },
  {
    named: /^(?:bool|boolean) (?:parameter|argument|flag parameter|flag argument|function parameter|function argument|method parameter)$|^(?:flag|boolean flag) (?:argument|parameter)$|^boolean trap$/,
    finder: declared(
      {
        name: "parameters of a boolean type",
        one: "a boolean parameter",
        languages: ["typescript", "typescriptreact", "java", "csharp", "go", "rust", "cpp", "php", "python"]
      },
      ({ kind: kind2, type = "" }) => kind2 === "parameter" && /^\??(?:bool|boolean|Boolean)\??$/.test(type)
    )
  },
  {
    named: /^hungarian (?:notation|prefix|naming)(?: (?:in|for) name)?$/,
    finder: declared(
      {
        name: "names that begin with their type, such as `strName`",
        one: "a name that begins with its type",
        languages: [...SCRIPT2, "java", "csharp", "php", "cpp"]
      },
      ({ kind: kind2, name = "", isNameGiven }) => /^(?:variable|constant|parameter|field)$/.test(kind2) && !isNameGiven && /^(?:str|int|bool|arr|obj|lng|dbl|flt|lpsz|psz|sz|dw)[A-Z][a-z]/.test(name)
    )
  },
  {
    named: /^yoda(?: style)?(?: condition| comparison| notation| syntax)?$/,
    finder: codeLines(
      {
        name: "comparisons with the constant first",
        one: "a comparison with the constant first",
        languages: [...SCRIPT2, "java", "csharp", "php", "c", "cpp"]
      },
      /(?:[(!]|&&|\|\||\breturn)\s*(?:null|nullptr|NULL|undefined|true|false|-?\d+(?:\.\d+)?)\s*(?:===?|!==?)\s*[$\p{L}_]/u
    )
  },
  {
    named: /^this(?:\.)? (?:qualifier|prefix|qualification)$|^(?:unnecessary|redundant) this(?:\.)?(?: qualifier)?$|^qualify .* with this\.?$/,
    finder: uses(
      { name: "members that are qualified with `this.`", one: "`this.`", languages: ["csharp"] },
      ["this."],
      ({ name }) => name.startsWith("this.")
    )
  },
  {
    named: /^(?:block|multi line|multiline) comment$/,
    finder: {
      looksAt: "code",
      words: "reports comments in `/* */` that are no documentation",
      topics: [],
      languages: [...SCRIPT2, "java", "csharp", "php", "c", "cpp", "go", "rust"],
      mayMatch: (line) => line.includes("/*"),
      find: (file) => file.facts.comments.filter(
        ({ kind: kind2, text, line }) => kind2 === "block" && file.isAdded(line) && !/^\/\*\s*(?:@|eslint|prettier|istanbul|global|webpack|#__|v8|c8|!)/.test(text)
      ).map(({ line }) => ({ path: file.file.path, line, found: "a block comment" }))
    }
  },
  {
    named: /^(?:trailing|end of line|inline trailing) comment$/,
    finder: {
      looksAt: "code",
      words: "reports comments behind code on the same line",
      topics: [],
      languages: [...WITH_BRACES, "go", "python", "rust", "ruby"],
      find: (file) => file.facts.comments.filter(
        ({ isTrailing, text, line }) => isTrailing && file.isAdded(line) && !/eslint|noqa|type:\s*ignore|@ts-|prettier|biome|pylint|nolint|nosec|istanbul|rubocop|pragma|NOLINT|oxlint/i.test(
          text
        )
      ).map(({ line }) => ({ path: file.file.path, line, found: "a comment behind code" }))
    }
  },
  {
    named: /^(?:banner|separator|section separator|divider|ascii art|section divider|decorative)(?: comment| line)?$/,
    finder: {
      looksAt: "code",
      words: "reports comments that are lines of signs",
      topics: [],
      find: (file) => file.facts.comments.filter(
        ({ text, line }) => file.isAdded(line) && /={6,}|\*{8,}|#{6,}|-{6,}|~{6,}/.test(text.replace(/^\/\*+|\*+\/$/g, ""))
      ).map(({ line }) => ({ path: file.file.path, line, found: "a line of signs" }))
    }
  },
  {
    named: /^(?:smart|curly|typographic) quote(?: character)?$/,
    finder: {
      looksAt: "text",
      words: "reports curly quotes in added lines",
      readsProse: true,
      find: ({ file: { path }, added }) => added.filter(({ text }) => /[“”‘’]/u.test(text)).map(({ number: line }) => ({ path, line, found: "a curly quote" }))
    }
  },
  {
    named: /^(?:non ascii|non ascii unicode|unicode) character$|^non ascii$/,
    finder: {
      looksAt: "text",
      words: "reports characters that are not ASCII in added lines",
      // oxlint-disable-next-line no-control-regex
      find: ({ file: { path }, added }) => added.filter(({ text }) => /[^\t\x20-\x7E\r]/.test(text)).map(({ number: line }) => ({ path, line, found: "a character that is not ASCII" }))
    }
  }
];
// src/literal/families/things/vocabulary/habits.ts
var WITH_FUNCTIONS = [...SCRIPT2, "python", "java", "csharp", "php", "go", "rust", "c", "cpp", "ruby"];
var NESTING = "deep|deeply|nested|nesting|if|else|conditional|branch|condition|block|statement|code|flat|excessive|unnecessary|logic";
var ELSE_AFTER_RETURN = findConstructs({
  kinds: ["else-after-return"],
  topics: ["else-after-return"],
  name: "`else` after a branch that returns, which an early return makes needless,",
  one: "`else` after `return`",
  languages: [...SCRIPT2, "python", "java", "csharp", "php", "cpp", "c", "ruby", "go", "rust"],
  mayMatch: (line) => /\bel(?:se|if|sif)\b/.test(line)
});
var isFunction = ({ kind: kind2 }) => /^(?:function|method|constructor)$/.test(kind2);
var RECURSION = {
  looksAt: "code",
  words: "reports functions that call themselves",
  topics: [],
  languages: WITH_FUNCTIONS,
  find: (file) => {
    let all = file.facts.declarations, caller = (inside) => {
      let around = inside === void 0 ? void 0 : all[inside];
      return around === void 0 || isFunction(around) ? around : caller(around.inside);
    };
    return file.facts.uses.filter(
      ({ kind: kind2, name, inside }) => kind2 === "call" && caller(inside)?.name === name.replace(/^(?:this|self)(?:\.|->|::)/, "")
    ).flatMap((use) => violationAt(file, use, "a recursive call"));
  }
};
var REASSIGNED_PARAMETERS = {
  looksAt: "code",
  words: "reports assignments to parameters of the function around them",
  topics: [],
  languages: [...SCRIPT2, "java", "csharp", "python"],
  find: (file) => {
    let all = file.facts.declarations, bodies = groupBy(
      all.flatMap((declared2) => {
        let owner = declared2.kind === "parameter" && declared2.inside !== void 0 ? all[declared2.inside] : void 0;
        return owner === void 0 ? [] : [{ name: declared2.name, from: declared2.endLine, to: owner.endLine }];
      }),
      ({ name }) => name
    );
    return file.facts.code.flatMap(({ line, text }) => {
      let assigned = /^\s*(?<name>[A-Za-z_$][\w$]*)\s*(?:=(?![=>])|(?:[-+*/%&|^]|\?\?|\|\||&&)=|\+\+|--)/.exec(text)?.groups?.name;
      return assigned !== void 0 && bodies.get(assigned)?.some(({ from, to }) => line > from && line <= to) === true ? violationAt(file, { line }, "an assignment to a parameter") : [];
    });
  }
};
var MOCK_CALL = /^(?:(?:jest|vi)\.(?:mock|doMock|fn|spyOn|mocked)|sinon\.(?:stub|mock|spy|fake)|mock\.(?:module|fn|patch)|(?:mock\.)?patch(?:\.object)?|mocker\.patch(?:\.object)?|Mockito\.(?:mock|spy|when)|gomock\.NewController)$/;
var MOCK_CLASS = /^(?:(?:unittest\.)?mock\.)?(?:Mock|MagicMock|AsyncMock)$|^Mock<.*>$/;
var HABITS_VOCABULARY = [
  {
    wanted: new RegExp(
      `^(?:early (?:return|exit)|return early|guard clause|early return (?:and|or) guard clause|guard clause (?:and|or|with|\\/) early return|early return\\/guard clause)(?: pattern)?(?: (?:to|over|instead of|rather than|and) (?:reduce|avoid|minimize|limit|prevent|keep|${NESTING})(?:(?: |\\/)(?:${NESTING}))*)?$`
    ),
    finder: ELSE_AFTER_RETURN
  },
  {
    named: /^(?:deeply |deep )*(?:nested (?:if else|if|conditional|else|condition|block)|nesting|if else chain|else block|else)$/,
    instead: /early (?:return|exit)|return early|guard clause/,
    finder: ELSE_AFTER_RETURN
  },
  { named: /^recurs(?:ion|ive (?:function|call|algorithm|method))$/, finder: RECURSION },
  {
    named: /^(?:re ?assign(?:ing|ment of)?|overwrit(?:e|ing)|assign(?:ing)? to) (?:function |method |input )*(?:parameter|argument|param)$|^(?:function )?(?:parameter|param|argument) re ?assignment$/,
    finder: REASSIGNED_PARAMETERS
  },
  {
    named: /^(?:the )?singleton(?: pattern| class| object| instance)?$/,
    finder: codeLines(
      {
        name: "`getInstance` and static instances of their own class",
        one: "a singleton",
        languages: [...SCRIPT_FILES, "java", "csharp", "php", "kotlin", "swift", "cpp", "dart"]
      },
      /^\s*(?:(?:public|private|protected|internal|static|final|async)\s+)*(?:static\s+)?(?:function\s+)?(?:[\w<>&*]+\s+)?(?:getInstance|sharedInstance)\s*\(|\bstatic\s+(?:(?:readonly|final|let|var|private|public)\s+)*(?:\w+\??\s+)?\$?(?:shared|_?[iI]nstance)\b\s*(?:[:=;]|=>|\{)/
    )
  },
  {
    named: /^(?:use of )?(?:mock|mocking|mock object|test double|mocked dependency|mocking library|mocking framework)$/,
    finder: uses(
      {
        name: "calls that make mocks, such as `jest.mock`, `vi.fn`, `patch` and `Mockito.mock`",
        one: "a mock",
        languages: [...SCRIPT2, "python", "java", "csharp", "go"]
      },
      ["ock", "jest.", "vi.", "sinon", "patch"],
      ({ kind: kind2, name }) => (kind2 === "call" || kind2 === "attribute") && MOCK_CALL.test(name) || /^(?:call|new)$/.test(kind2) && MOCK_CLASS.test(name)
    )
  },
  {
    wanted: wordsAmong(
      ["private", "protected"],
      "member field method property by default make keep over instead of rather than visibility for be class helper modifier to use"
    ),
    instead: /private/,
    named: /^(?:protected|protected (?:member|field|method|property|visibility|modifier))$/,
    mayBeCode: true,
    finder: {
      looksAt: "code",
      words: "reports members that are `protected`",
      topics: [],
      languages: ["php", "java", "csharp", "typescript", "typescriptreact"],
      mayMatch: (line) => /\bprotected\b/.test(line),
      find: (file) => file.facts.declarations.filter(({ modifiers, isNameGiven }) => modifiers.includes("protected") && !isNameGiven).flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, "a protected member"))
    }
  }
];
// src/literal/families/things/vocabulary/languages/cpp.ts
var CPP = ["cpp", "cuda-cpp"];
var CPP_VOCABULARY = [
  {
    named: /^(?:(?:raw|naked|manual|explicit|bare|owning raw|direct) )+(?:new|new ?(?:\/|and|or) ?delete|delete|new \/ delete pair|memory management|memory allocation|new and delete)$/,
    finder: codeLines(
      { name: "`new` and `delete`", one: "`new` or `delete`", languages: ["cpp", "cuda-cpp"] },
      /(?<!\boperator\s)\bnew\s+(?:\(\w+\)\s*)?[A-Za-z_]|(?<![=]\s*)(?<!operator\s)\bdelete(?:\s*\[\s*\])?\s+[\w*(]/
    )
  },
  {
    named: /^(?:c|preprocessor|c preprocessor|function like|#define) macro$|^#define(?: macro)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "`#define`", one: "`#define`", languages: ["c", "cpp", "cuda-cpp"] },
      /^\s*#\s*define\s+\w+(?:\(|\s+\S)/
    )
  },
  {
    named: /^rtti$/,
    finder: codeLines(
      { name: "`dynamic_cast` and `typeid`", one: "RTTI", languages: ["cpp"] },
      /\b(?:dynamic_cast|typeid)\b/
    )
  },
  {
    named: /^typedef$/,
    mayBeCode: true,
    instead: /\busing\b/,
    finder: keywords({ name: "`typedef`", one: "`typedef`", languages: ["cpp", "cuda-cpp"] }, ["typedef"])
  },
  {
    named: /^friend(?: class| function)?$/,
    needsLanguage: true,
    finder: keywords({ name: "`friend`", one: "`friend`", languages: ["cpp", "cuda-cpp"] }, ["friend"])
  },
  {
    named: /^(?:c\+\+ )?exception$|^(?:throw|throwing)(?: c\+\+| an?)* exception$|^exception handling$|^throw$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: keywords({ name: "`throw`, `try` and `catch`", one: "an exception", languages: CPP }, [
      "throw",
      "try",
      "catch"
    ])
  },
  {
    named: /^auto(?: keyword| type deduction| type)?$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines({ name: "`auto`", one: "`auto`", languages: CPP }, /\bauto\b(?!\s*\()/)
  },
  {
    named: /^(?:(?:c style|raw|c|built in|plain) array)$/,
    finder: codeLines(
      { name: "declarations of arrays in the style of C", one: "an array in the style of C", languages: CPP },
      /^\s*(?:(?:static|const|constexpr|unsigned|signed|volatile)\s+)*(?!return\b|delete\b|new\b|else\b|case\b)[A-Za-z_][\w:]*(?:<[^;=]*>)?[\s*&]+\w+\s*\[[^\]]*\]\s*(?:=|;|\{)/
    )
  },
  {
    named: /^(?:dynamic|heap|runtime|dynamic memory|heap memory|dynamic heap)(?: memory)? allocation(?: at runtime)?$|^dynamic memory$/,
    finder: codeLines(
      { name: "`new`, `malloc`, `calloc` and `realloc`", one: "a dynamic allocation", languages: ["c", ...CPP] },
      /\b(?:malloc|calloc|realloc)\s*\(|(?<!\boperator\s)\bnew\s+(?:\(\w+\)\s*)?[A-Za-z_]/
    )
  },
  {
    named: /^using namespace(?: \w+)?(?: (?:directive|statement))?$|^using directive$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: "`using namespace`", one: "`using namespace`", languages: CPP },
      /^\s*using\s+namespace\b/
    )
  },
  {
    named: /^(?:header |include |#?ifndef )(?:include )?guard$/,
    wanted: /^#?pragma once(?: (?:as|for|in|at the top of|instead of|over) (?:(?:all|every|each|the|an?|new|include|header) )*(?:header|guard|header file|include guard|file))?(?: guard)?$/,
    mayBeCode: true,
    finder: {
      looksAt: "text",
      words: "reports include guards by `#ifndef`",
      languages: ["c", ...CPP],
      find: ({ file: { path }, added }) => added.filter(({ text }, index) => {
        let guard = /^\s*#\s*ifndef\s+(\w+)\s*$/.exec(text)?.[1], next = /^\s*#\s*define\s+(\w+)\s*$/.exec(added[index + 1]?.text ?? "")?.[1];
        return guard !== void 0 && guard === next && /\.(?:h|hh|hpp|hxx|cuh|inl)$/.test(path);
      }).map(({ number: line }) => ({ path, line, found: "an include guard" }))
    }
  }
];
// src/literal/families/things/vocabulary/languages/csharp.ts
var CSHARP = ["csharp"];
var CSHARP_VOCABULARY = [
  {
    named: /^async void(?: (?:method|function|handler|event handler))?$/,
    mayBeCode: true,
    finder: declared(
      { name: "`async void` methods", one: "`async void`", languages: ["csharp"] },
      ({ kind: kind2, modifiers, type }) => /^(?:method|function)$/.test(kind2) && modifiers.includes("async") && type === "void"
    )
  },
  {
    named: /^expression bod(?:ied|y) (?:member|method|property|function|syntax|definition)?$|^expression body$/,
    finder: findConstructs({
      kinds: ["expression-body"],
      name: "members with an expression as their body",
      one: "an expression-bodied member",
      languages: ["csharp"],
      mayMatch: (line) => line.includes("=>")
    })
  },
  {
    named: /^primary constructor$/,
    finder: findConstructs({
      kinds: ["primary-constructor"],
      name: "primary constructors of classes",
      one: "a primary constructor",
      languages: ["csharp"],
      mayMatch: (line) => /\bclass\b/.test(line)
    })
  },
  {
    named: /^(?:linq )?query syntax$|^linq query$/,
    finder: keywords({ name: "queries that begin with `from`", one: "query syntax", languages: ["csharp"] }, ["from"])
  },
  {
    named: /^service locator(?: pattern)?$/,
    finder: uses(
      { name: "calls of `GetService` and `GetRequiredService`", one: "a service locator", languages: ["csharp"] },
      ["GetService", "GetRequiredService"],
      ({ kind: kind2, name }) => kind2 === "call" && /\.Get(?:Required|Keyed)?Service(?:<.*>)?$/.test(name)
    )
  },
  {
    named: /^dynamic(?: type| keyword)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "the type `dynamic`", one: "`dynamic`", languages: ["csharp", "dart"] },
      /(?<![\w.])dynamic(?=\s+\w|[>,?])/
    )
  },
  {
    named: /^partial class$/,
    finder: declared(
      { name: "partial classes", one: "a partial class", languages: ["csharp"] },
      ({ kind: kind2, modifiers }) => kind2 === "class" && modifiers.includes("partial")
    )
  },
  {
    named: /^static class$/,
    finder: declared(
      { name: "static classes", one: "a static class", languages: ["csharp"] },
      ({ kind: kind2, modifiers }) => kind2 === "class" && modifiers.includes("static")
    )
  },
  {
    named: /^global using(?: directive)?$/,
    finder: codeLines({ name: "`global using`", one: "`global using`", languages: ["csharp"] }, /^\s*global\s+using\b/)
  },
  {
    named: /^(?:out|ref)(?: (?:and|or) (?:ref|out))? parameter$|^(?:out|ref)$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: "parameters with `out` and `ref`", one: "an `out` or `ref` parameter", languages: CSHARP },
      /[(,]\s*(?:out|ref)\s+(?!var\b)[\w.<>[\]?,]+\s+\w+\s*[,)]/
    )
  },
  {
    named: /^extension method$/,
    finder: codeLines(
      { name: "extension methods", one: "an extension method", languages: CSHARP },
      /\(\s*this\s+[\w.<>[\]?,]+\s+\w/
    )
  },
  {
    named: /^(?:static using|using static)(?: directive)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "`using static`", one: "`using static`", languages: CSHARP },
      /^\s*(?:global\s+)?using\s+static\b/
    )
  },
  {
    wanted: wordsAmong(
      ["configureawait\\(false\\)|\\.configureawait\\(false\\)"],
      "use always call add append on with all every each await awaited async task call operation expression when awaiting to in the an?"
    ),
    mayBeCode: true,
    finder: codeLines(
      {
        name: "`await` in one line without `ConfigureAwait`",
        one: "`await` without `ConfigureAwait(false)`",
        languages: CSHARP
      },
      /\bawait\s+(?!using\b|foreach\b|Task\.Yield)(?!.*\.ConfigureAwait\().*\);\s*$/
    )
  },
  {
    named: /^(?:block|blocking|synchronously block|blocking wait|block synchronously)(?: call)? on (?:async|asynchronous)(?: code| method| call| operation| task)?$|^(?:sync|synchronous) over async(?: call| pattern)?$/,
    finder: codeLines(
      {
        name: "`.GetAwaiter().GetResult()`, and `.Result` and `.Wait()` of asynchronous calls",
        one: "a wait that blocks",
        languages: CSHARP
      },
      /\.GetAwaiter\(\)\s*\.GetResult\(\)|Async\([^;]*\)\.(?:Result\b|Wait\(\))/
    )
  },
  {
    named: /^record(?: type| class| struct)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "records", one: "a record", languages: CSHARP },
      /^\s*(?:(?:public|internal|private|protected|sealed|abstract|partial|readonly|file)\s+)*record\s+(?:class\s+|struct\s+)?[A-Z]/
    )
  }
];
// src/literal/families/things/vocabulary/languages/debugging.ts
var DEBUGGING = "(?:debug|debugging|leftover debug|temporary debug) (?:function|statement|code|helper|output|call)";
var DEBUGGING_VOCABULARY = [
  {
    named: new RegExp(`^(?:(?:commit|leave|leave in) )?${DEBUGGING}$`),
    finder: uses(
      {
        name: "calls for debugging, such as `dd()`, `breakpoint()`, `binding.pry` and `dbg!`, and `debugger`",
        one: "a call for debugging",
        languages: ["javascript", "javascriptreact", "typescript", "typescriptreact", "php", "python", "ruby", "rust"]
      },
      ["d", "p"],
      ({ kind: kind2, name, isOwn: isOwn2 }, { languageId = "" }) => !isOwn2 && DEBUG_CALLS[languageId]?.test(`${kind2} ${name}`) === true
    )
  }
];
var OF_SCRIPT = /^keyword debugger$|^call console\.debug$/;
var DEBUG_CALLS = {
  javascript: OF_SCRIPT,
  javascriptreact: OF_SCRIPT,
  typescript: OF_SCRIPT,
  typescriptreact: OF_SCRIPT,
  php: /^call (?:dd|dump|ddd|var_dump|print_r|ray|debug_backtrace)$/,
  python: /^call (?:breakpoint|pdb\.set_trace|ipdb\.set_trace|pudb\.set_trace)$/,
  ruby: /^(?:call|name|member) (?:binding\.(?:pry|irb|break)|byebug|debugger)$/,
  rust: /^call (?:std::)?dbg!$/
};
// src/literal/families/things/vocabulary/languages/go.ts
var GO = ["go"];
var WRAPPING = "wrap wrapping use always the an? all every returned error message with context contextual descriptive additional useful meaningful when return returning propagate propagating to add adding provide for format formatting using via by verb and it them that is up call stack preserve chain external underlying original lower level be from function";
var IN_TESTS = "use call invoke add include run have start begin mark make in at on of to the an? all every each new unit go test case subtest function first line beginning top start must should should be always where";
var UNWRAPPED_ERRORS = {
  looksAt: "code",
  words: "reports `fmt.Errorf` that formats an error without `%w`",
  languages: GO,
  topics: [],
  mayMatch: (line) => line.includes("Errorf"),
  find: (file) => file.facts.uses.filter(({ kind: kind2, name, arguments: given = [] }) => {
    let [format = "", ...values] = given;
    return kind2 === "call" && name === "fmt.Errorf" && /%[+#]?[vsq]/.test(format) && !format.includes("%w") && values.some((value) => /^(?:\w+\.)*(?:err|\w*Err)$/.test(value));
  }).flatMap((use) => violationAt(file, use, "an error that is not wrapped"))
};
var COMPARED_ERRORS = codeLines(
  { name: "errors that are compared by `==` and `!=`", one: "a comparison of errors by an operator", languages: GO },
  /\berr\s*[!=]=\s*(?!nil\b)[A-Za-z]/
);
function tests(name, one, call, isMeant32) {
  return {
    looksAt: "code",
    words: `reports ${name}`,
    languages: GO,
    topics: [],
    mayMatch: (line) => /\bfunc\b/.test(line),
    find: (file) => {
      let lines = file.head?.split(`
`);
      if (lines === void 0 || !isTestPath(file.file.path))
        return [];
      let all = file.facts.declarations, parameters = /* @__PURE__ */ new Map();
      for (let one2 of all)
        one2.kind === "parameter" && one2.inside !== void 0 && parameters.set(one2.inside, [...parameters.get(one2.inside) ?? [], one2]);
      return all.filter(
        (declared2, index) => declared2.kind === "function" && declared2.name !== void 0 && declared2.hasBody && isMeant32(declared2, parameters.get(index) ?? []) && !call.test(lines.slice(declared2.line - 1, declared2.endLine).join(`
`))
      ).flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, one));
    }
  };
}
var GO_VOCABULARY = [
  {
    named: /^(?:(?:package )?init function|init\(\)(?: function)?)$/,
    finder: declared(
      { name: "functions with the name `init`", one: "an `init` function", languages: ["go"] },
      ({ kind: kind2, name, inside }) => kind2 === "function" && name === "init" && inside === void 0
    )
  },
  {
    named: /^(?:naked|bare) return$/,
    finder: findConstructs({
      kinds: ["naked-return"],
      name: "`return` without values in functions with named results",
      one: "a naked return",
      languages: ["go"],
      mayMatch: (line) => /\breturn\b/.test(line)
    })
  },
  {
    named: /^named (?:return|return value|return parameter|result|result parameter)$/,
    finder: declared(
      { name: "functions with named results", one: "named results", languages: ["go"] },
      ({ kind: kind2, type = "" }) => /^(?:function|method)$/.test(kind2) && /^\(\s*\w+(?:\s*,\s*\w+)*\s+[^,)]/.test(type)
    )
  },
  {
    named: /^(?:bare|raw|naked|unmanaged) goroutine$|^go$/,
    needsLanguage: true,
    finder: keywords({ name: "`go` statements", one: "a `go` statement", languages: ["go"] }, ["go"])
  },
  {
    named: /^(?:bare|raw|naked) goroutine$/,
    finder: keywords({ name: "`go` statements", one: "a `go` statement", languages: ["go"] }, ["go"])
  },
  {
    named: /^empty interface(?: interface\{\})?$|^interface\{\}$/,
    mayBeCode: true,
    finder: codeLines({ name: "`interface{}`", one: "`interface{}`", languages: ["go"] }, /\binterface\s*\{\s*\}/)
  },
  {
    named: /^(?:mutable )?(?:package level|package global|package) (?:mutable )?(?:variable|var|global|global variable|mutable variable)$/,
    finder: declared(
      { name: "variables outside of functions, except errors", one: "a package-level variable", languages: ["go"] },
      ({ kind: kind2, inside, name = "" }) => kind2 === "variable" && inside === void 0 && name !== "_" && !/^[Ee]rr(?:[A-Z_]|$)/.test(name)
    )
  },
  {
    named: /^blank import$/,
    finder: codeLines(
      { name: "imports as `_`", one: "a blank import", languages: ["go"] },
      /^\s*(?:import\s+)?_\s+["`]/
    )
  },
  {
    wanted: wordsAmong(
      ["%w[^\\s,]*|fmt\\.errorf\\([^()]*%w[^()]*\\)"],
      `${WRAPPING} fmt\\.errorf fmt\\.errorf\\([^()]*\\)`
    ),
    mayBeCode: true,
    finder: UNWRAPPED_ERRORS
  },
  {
    named: /^%v$/,
    instead: /^%w$/,
    mayBeCode: true,
    finder: UNWRAPPED_ERRORS
  },
  {
    named: /^(?:single value|unchecked|one value|bare|panicking|unsafe|naked) type assertion(?: \w+(?:\.\(.*\))?)?$/,
    wanted: wordsAmong(
      ["type assertion|type switch", "comma ok|ok value|ok|two value"],
      "use check always the of for in form idiom pattern when doing safe every all value result with checked"
    ),
    finder: codeLines(
      { name: "type assertions of one value", one: "a type assertion without `ok`", languages: GO },
      /^(?!.*[\w.\])]\s*,\s*\w+\s*:?=[^=]).*[\w)\]]\.\((?!type\))[*\w.[\]{}]+\)/
    )
  },
  {
    named: /^discard (?:(?:a|the) )?(?:type[- ]assertion (?:result|ok|ok value)|result of (?:a )?type[- ]assertion)(?: (?:with|using) _)?$/,
    finder: codeLines(
      {
        name: "type assertions whose `ok` is assigned to `_`",
        one: "a type assertion whose `ok` is ignored",
        languages: GO
      },
      /,\s*_\s*:?=\s*.*[\w)\]]\.\((?!type\))[*\w.[\]{}]+\)\s*;?\s*$/
    )
  },
  {
    wanted: wordsAmong(
      ["t\\.parallel(?:\\(\\))?"],
      `${IN_TESTS} parallel as mark safe independent maximize maximise concurrency`
    ),
    mayBeCode: true,
    finder: tests(
      "tests that do not call `t.Parallel()`",
      "a test without `t.Parallel()`",
      /\.(?:Parallel|Setenv|Chdir)\(/,
      ({ name = "" }) => /^Test(?!Main$)/.test(name)
    )
  },
  {
    wanted: wordsAmong(["t\\.helper(?:\\(\\))?"], `${IN_TESTS} helper utility mark with`),
    mayBeCode: true,
    finder: tests(
      "functions of tests that take a `testing.T` and do not call its `Helper()`",
      "a test helper without `t.Helper()`",
      /\.Helper\(/,
      ({ name = "" }, parameters) => !/^(?:Test|Benchmark|Fuzz|Example)/.test(name) && parameters.some(({ type = "" }) => /^(?:\*testing\.[TBF]|testing\.TB)$/.test(type))
    )
  },
  {
    named: /^(?:==|direct (?:error )?comparison|error comparison (?:with|using|by) ==|== (?:for|on) error(?: comparison)?|compare error (?:with|using|by) ==)$/,
    instead: /errors\.(?:is|as)/i,
    mayBeCode: true,
    finder: COMPARED_ERRORS
  },
  {
    named: /^(?:compare error (?:directly|with ==|using ==|by ==)|== error comparison|direct error comparison)$/,
    wanted: wordsAmong(
      ["errors\\.is(?:\\(\\))?"],
      "use for when to check checking compare comparing comparison error sentinel and errors\\.as(?:\\(\\))? or inspect inspecting match matching type always known specific the wrapped"
    ),
    mayBeCode: true,
    finder: COMPARED_ERRORS
  }
];
// src/literal/families/things/vocabulary/languages/java.ts
var JAVA_VOCABULARY = [
  {
    named: /^(?:(?:inline )?fully qualified|fq) (?:class |type |package )?name(?: (?:in|inside|within) (?:code|code body|method body|java|java code))?$|^(?:fqn|fqcn|inline fqn)$/,
    finder: uses(
      { name: "names of classes with their package", one: "a fully qualified name", languages: ["java"] },
      ["."],
      ({ kind: kind2, name }) => /^(?:call|new|type|name|member)$/.test(kind2) && /^(?:[a-z][a-z\d_]*\.){2,}[A-Z]/.test(name)
    )
  },
  {
    named: /^anonymous (?:inner )?class$/,
    finder: findConstructs({
      kinds: ["anonymous-class"],
      name: "anonymous classes",
      one: "an anonymous class",
      languages: ["java"],
      mayMatch: (line) => /\bnew\b/.test(line)
    })
  },
  {
    named: /^static import$/,
    finder: codeLines({ name: "static imports", one: "a static import", languages: ["java"] }, /^\s*import\s+static\b/)
  },
  {
    named: /^(?:reflection|runtime reflection|java reflection)$/,
    finder: codeLines(
      { name: "imports of reflection", one: "reflection", languages: ["java", "kotlin", "csharp", "go"] },
      /^\s*(?:import\s+(?:static\s+)?(?:java\.lang\.reflect|kotlin\.reflect)\b|using\s+System\.Reflection\b|(?:import\s+)?"reflect"|import\s+\(?\s*"reflect")/
    )
  },
  {
    named: /^finalizer$|^finalize\(\)$/,
    finder: declared(
      { name: "methods with the name `finalize`", one: "a finalizer", languages: ["java"] },
      ({ kind: kind2, name }) => kind2 === "method" && name === "finalize"
    )
  },
  {
    named: /^(?:java\.util\.)?optional (?:as (?:an? )?(?:method )?(?:parameter|argument)|(?:method )?(?:parameter|argument)|for (?:method )?(?:parameter|argument))(?: or field)?$/,
    finder: declared(
      { name: "parameters of the type `Optional`", one: "an `Optional` parameter", languages: ["java"] },
      ({ kind: kind2, type = "" }) => kind2 === "parameter" && /^(?:java\.util\.)?Optional(?:Int|Long|Double)?\b/.test(type)
    )
  },
  {
    named: /^optional (?:as (?:an? )?field|field|for field)(?: type)?$/,
    finder: declared(
      { name: "fields of the type `Optional`", one: "an `Optional` field", languages: ["java"] },
      ({ kind: kind2, type = "" }) => kind2 === "field" && /^(?:java\.util\.)?Optional(?:Int|Long|Double)?\b/.test(type)
    )
  },
  {
    wanted: /^constructor(?: based)? injection(?: (?:for|of|with) (?:all |bean |required )*dependenc(?:y|ies)?)?(?: (?:only|exclusively))?$/,
    finder: codeLines(
      { name: "`@Autowired` and `@Inject` on fields", one: "an injected field", languages: ["java"] },
      /^\s*@(?:Autowired|Inject|Resource)(?:\([^)]*\))?\s+(?:(?:private|protected|public)\s+)?[A-Z][\w<>, ]*\s+\w+\s*;/
    )
  }
];
// src/literal/families/things/vocabulary/languages/kotlin.ts
var KOTLIN2 = ["kotlin"];
var KOTLIN_VOCABULARY = [
  {
    named: /^(?:the )?(?:not null assertion|non null assertion|double bang|bang bang|force unwrap|forced unwrap|force unwrapping|not null assertion operator)(?: !!)?$|^!!(?: operator)?$/,
    mayBeCode: true,
    finder: codeLines({ name: "`!!` in Kotlin", one: "`!!`", languages: KOTLIN2 }, /[\w)\]>?]!!(?!=)/)
  },
  {
    forbidden: /^(?:wildcard|star|glob|asterisk) imports?(?: statements?)?$/,
    finder: codeLines(
      { name: "wildcard imports", one: "a wildcard import", languages: ["kotlin", "scala"] },
      /^\s*import\s+[\w.]+\.[*_]\s*$/
    )
  },
  {
    named: /^var$/,
    instead: /\bval\b/,
    mayBeCode: true,
    finder: codeLines(
      { name: "`var`", one: "`var`", languages: ["kotlin", "scala"] },
      /^\s*(?:(?:private|internal|protected|public|override|lateinit)\s+)*var\s+\w/
    )
  },
  {
    named: /^lateinit(?: var| property| variable)?$/,
    mayBeCode: true,
    finder: codeLines({ name: "`lateinit`", one: "`lateinit`", languages: KOTLIN2 }, /\blateinit\s+var\b/)
  },
  {
    named: /^companion object$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "companion objects", one: "a companion object", languages: KOTLIN2 },
      /\bcompanion\s+object\b/
    )
  },
  {
    named: /^extension (?:function|method)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "extension functions", one: "an extension function", languages: KOTLIN2 },
      /\bfun\s+(?:<[^>]*>\s*)?[A-Z][\w<>?, ]*\.\w+\s*\(/
    )
  },
  {
    named: /^expression bod(?:y|ied)(?: function| method)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "functions with an expression as their body", one: "an expression body", languages: KOTLIN2 },
      /\bfun\s+[\w<>.`, ]+\([^)]*\)(?:\s*:\s*[\w<>?, .]+)?\s*=(?!=)/
    )
  }
];
// src/literal/families/things/vocabulary/languages/php.ts
var PHP_VOCABULARY = [
  {
    named: /^(?:long array syntax|array\(\)(?: syntax)?)$/,
    wanted: /^short array(?: syntax)?(?: \[\])?$/,
    finder: codeLines({ name: "`array()`", one: "`array()`", languages: ["php"] }, /(?<![\w>:$\\])array\s*\(/i)
  },
  {
    named: /^(?:error suppression|error control|@ error suppression|@)(?: operator| with @)?$|^(?:the )?@ operator$/,
    needsLanguage: true,
    finder: codeLines({ name: "the operator `@`", one: "`@`", languages: ["php"] }, /(?<![\w$'"*])@(?=[$\\A-Za-z_])/)
  },
  {
    named: /^(?:php )?closing (?:php )?tag$|^closing \?>(?: tag)?$|^\?>(?: tag)?$/,
    finder: textLines(
      { name: "`?>` at the end of a file", one: "`?>`", languages: ["php"] },
      (line) => /^\s*\?>\s*$/.test(line)
    )
  },
  {
    named: /^(?:php )?short (?:open |opening )?tag$/,
    finder: textLines(
      { name: "`<?` without `php`", one: "a short tag", languages: ["php"] },
      (line) => /<\?(?!php\b|=|xml)/.test(line)
    )
  },
  {
    named: /^(?:laravel )?facade(?: call| usage)?$/,
    finder: codeLines(
      { name: "imports of facades of Laravel", one: "a facade", languages: ["php"] },
      /^\s*use\s+\\?Illuminate\\Support\\Facades\\/
    )
  },
  {
    named: /^(?:heredoc|nowdoc)(?: string)?$/,
    finder: codeLines({ name: "heredocs", one: "a heredoc", languages: ["php"] }, /<<<\s*['"]?\w/)
  }
];
// src/literal/families/things/vocabulary/languages/python.ts
var PYTHON = ["python"];
var PYTHON_VOCABULARY = [
  {
    named: /^global(?: statement| keyword)$|^global$/,
    needsLanguage: true,
    finder: keywords({ name: "`global`", one: "`global`", languages: ["python"] }, ["global"])
  },
  {
    named: /^lambda(?: function)?$/,
    needsLanguage: true,
    finder: keywords({ name: "`lambda`", one: "`lambda`", languages: ["python"] }, ["lambda"])
  },
  {
    named: /^assert(?: statement| keyword)$|^assert$/,
    needsLanguage: true,
    finder: keywords({ name: "`assert`", one: "`assert`", languages: ["python"] }, ["assert"])
  },
  {
    named: /^(?:double|nested|multi level|multiple for|complex nested)(?: list| dict| set)? comprehension$/,
    finder: codeLines(
      { name: "comprehensions with two `for` in one line", one: "a nested comprehension", languages: PYTHON },
      /^[^[({]*[[({](?:(?!\sfor\s).)*\sfor\s(?:(?!\sin\s).)*\sin\s(?:(?!\sfor\s).)*\sfor\s(?:(?!\sin\s).)*\sin\s/
    )
  },
  {
    named: /^(?:list|dict|dictionary|set) comprehension$/,
    finder: codeLines(
      { name: "comprehensions", one: "a comprehension", languages: PYTHON },
      /^[^[{]*[[{](?:(?!\sfor\s).)*\sfor\s(?:(?!\sin\s).)*\sin\s/
    )
  },
  {
    named: /^walrus(?: operator)?(?: :=)?$|^(?:assignment expression|:=)$/,
    mayBeCode: true,
    needsLanguage: true,
    finder: codeLines({ name: "assignments with `:=`", one: "`:=`", languages: PYTHON }, /[\w)]\s*:=\s/)
  },
  {
    named: /^walrus(?: operator)?(?: :=)?$/,
    finder: codeLines({ name: "assignments with `:=`", one: "`:=`", languages: PYTHON }, /[\w)]\s*:=\s/)
  },
  {
    named: /^(?:unittest(?: style)? |pytest )?test class(?: for test)?$|^(?:class based|unittest style) test(?: class| case)?$/,
    needsLanguage: true,
    finder: declared(
      { name: "classes of tests", one: "a class of tests", languages: PYTHON },
      ({ kind: kind2, name = "", bases }, _all, { file }) => kind2 === "class" && isTestPath(file.path) && (name.startsWith("Test") || bases.some((base) => base.endsWith("TestCase")))
    )
  },
  {
    wanted: /^(?:plain|standalone|simple|top level|module level|bare|pytest)(?: test)? function(?: (?:for|over|instead of|rather than) (?:test|test class|class))?$/,
    needsLanguage: true,
    finder: declared(
      { name: "classes of tests", one: "a class of tests", languages: PYTHON },
      ({ kind: kind2, name = "" }, _all, { file }) => kind2 === "class" && isTestPath(file.path) && name.startsWith("Test")
    )
  },
  {
    named: /^(?:back ?slash )(?:(?:for )?(?:line )?continuation|line break)$|^line continuation (?:with|using|by) (?:a )?(?:back ?slash|\\)$/,
    finder: codeLines(
      { name: "lines that end with a backslash", one: "a backslash at the end of a line", languages: PYTHON },
      /\\$/
    )
  },
  {
    named: /^type comment$/,
    finder: {
      looksAt: "code",
      words: "reports types in comments",
      topics: [],
      languages: PYTHON,
      mayMatch: (line) => line.includes("type:"),
      find: (file) => file.facts.comments.filter(({ text, line }) => /^#\s*type:\s*(?!ignore)\S/.test(text) && file.isAdded(line)).map(({ line }) => ({ path: file.file.path, line, found: "a type in a comment" }))
    }
  },
  {
    named: /^(?:property )?setter(?: method| decorator)?$|^@\w+\.setter$/,
    needsLanguage: true,
    finder: declared(
      { name: "setters of properties", one: "a setter", languages: PYTHON },
      ({ attributes }) => attributes.some((name) => name.endsWith(".setter"))
    )
  },
  {
    named: /^(?:staticmethod|static method)$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: declared(
      { name: "methods with `@staticmethod`", one: "a static method", languages: PYTHON },
      ({ attributes }) => attributes.includes("staticmethod")
    )
  },
  {
    named: /^(?:docstring|doc string)$/,
    needsLanguage: true,
    finder: declared(
      { name: "docstrings of functions and classes", one: "a docstring", languages: PYTHON },
      ({ kind: kind2, hasDoc: hasDoc2 }) => hasDoc2 && /^(?:function|method|class)$/.test(kind2)
    )
  },
  {
    named: /^(?:module level |global |mutable |shared )*(?:mutable )(?:module level )?(?:global )?(?:state|global|variable|global variable|module level state|module level variable)$|^(?:mutable )?module level(?: mutable)? state$|^global (?:mutable )?state$/,
    needsLanguage: true,
    finder: codeLines(
      {
        name: "`global`, and lists, dictionaries and sets with a name in lower case outside of functions",
        one: "mutable global state",
        languages: PYTHON
      },
      /^[a-z_][a-z\d_]*\s*(?::[^=]+)?=\s*(?:\[|\{|(?:list|dict|set|defaultdict|OrderedDict|deque)\()|^\s+global\s+\w/
    )
  },
  {
    named: /^metaclass$/,
    finder: codeLines(
      { name: "classes with a metaclass", one: "a metaclass", languages: PYTHON },
      /\bclass\s+\w+\(.*\bmetaclass\s*=/
    )
  }
];
// src/literal/families/things/vocabulary/languages/ruby.ts
function openerOf(lines, index) {
  let indentation = /^\s*/.exec(lines[index] ?? "")?.[0] ?? "";
  for (let above = index - 1; above >= 0; above -= 1) {
    let [, space = "", word] = /^(\s*)(\w+)/.exec(lines[above] ?? "") ?? [];
    if (word !== void 0 && space.length <= indentation.length)
      return word;
  }
}
var RUBY_VOCABULARY = [
  {
    named: /^(?:class variable|@@ variable)(?: @@\w*)?$/,
    needsLanguage: true,
    finder: codeLines({ name: "class variables", one: "a class variable", languages: ["ruby"] }, /@@[a-z_]/)
  },
  {
    named: /^(?:inline rescue|rescue modifier|rescue in modifier form)$/,
    finder: codeLines(
      { name: "`rescue` behind an expression", one: "an inline `rescue`", languages: ["ruby"] },
      /\S\s+rescue\s+\S/
    )
  },
  {
    named: /^(?:(?:active ?record|model|rails|rails model|ar) )callback$/,
    finder: codeLines(
      { name: "callbacks of models", one: "a callback", languages: ["ruby"] },
      /^\s*(?:before|after|around)_(?:save|create|update|destroy|validation|commit|rollback|touch|initialize|find|create_commit|update_commit|destroy_commit|save_commit)\b/
    )
  },
  {
    named: /^default scope$|^default_scope$/,
    mayBeCode: true,
    finder: codeLines({ name: "`default_scope`", one: "`default_scope`", languages: ["ruby"] }, /^\s*default_scope\b/)
  },
  {
    named: /^safe navigation(?: &\.)?$/,
    needsLanguage: true,
    finder: codeLines({ name: "`&.`", one: "`&.`", languages: ["ruby"] }, /&\.\w/)
  },
  {
    named: /^(?:unless|unless block|unless statement) (?:with|and|\.{3}|…)(?: an?)? else(?: branch| block| clause)?$|^unless\/else$/,
    finder: {
      looksAt: "text",
      words: "reports `else` of `unless`",
      languages: ["ruby"],
      find: ({ file: { path }, added, head = "" }) => {
        let lines = head.split(`
`);
        return added.filter(({ text, number }) => /^\s*else\b/.test(text) && openerOf(lines, number - 1) === "unless").map(({ number: line }) => ({ path, line, found: "`else` of `unless`" }));
      }
    }
  },
  {
    named: /^(?:the )?and(?:\/| or | and |, )or(?: keyword| operator)?$/,
    needsLanguage: true,
    finder: keywords({ name: "the keywords `and` and `or`", one: "`and` or `or`", languages: ["ruby"] }, ["and", "or"])
  },
  {
    named: /^class << self(?: block)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "`class << self`", one: "`class << self`", languages: ["ruby"] },
      /^\s*class\s*<<\s*self\b/
    )
  }
];
// src/literal/families/things/vocabulary/languages/rust.ts
var RUST = ["rust"];
var GROUPED_IMPORTS = codeLines(
  { name: "`use` with several items in braces", one: "`use` with braces", languages: RUST },
  /^\s*(?:pub(?:\([^)]*\))?\s+)?use\s+[^;]*\{/
);
var RUST_VOCABULARY = [
  {
    named: /^(?:unsafe|unsafe (?:code|block|rust|function|fn|code block))$/,
    finder: keywords({ name: "`unsafe`", one: "`unsafe`", languages: ["rust", "csharp"] }, ["unsafe"])
  },
  {
    named: /^(?:static mut|mutable static(?: variable)?)$/,
    mayBeCode: true,
    finder: codeLines({ name: "`static mut`", one: "`static mut`", languages: ["rust"] }, /\bstatic\s+mut\b/)
  },
  {
    named: /^(?:panic|panicking|explicit panic|panic call|panic!(?: call| macro)?)$/,
    finder: uses(
      { name: "calls of `panic`", one: "`panic`", languages: ["go", "rust"] },
      ["panic"],
      ({ kind: kind2, name, isOwn: isOwn2 }) => kind2 === "call" && !isOwn2 && /^(?:std::|core::)?panic!?$/.test(name)
    )
  },
  {
    named: /^expect(?:\(\))?(?: call)?$/,
    needsLanguage: true,
    finder: uses(
      { name: "calls of `.expect()`", one: "`.expect()`", languages: ["rust"] },
      ["expect"],
      ({ kind: kind2, name }) => kind2 === "call" && name.endsWith(".expect")
    )
  },
  {
    named: /^(?:wildcard|catch all) (?:match )?(?:arm|pattern|match|match arm|branch)$|^_ =>(?: arm)?$/,
    finder: codeLines(
      { name: "`_ =>` in `match`", one: "a wildcard arm", languages: ["rust"] },
      /^\s*_\s*(?:if\b.*)?=>/
    )
  },
  {
    named: /^as (?:cast|conversion|casting)$|^(?:lossy|numeric) (?:as )?cast$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "casts with `as`", one: "a cast with `as`", languages: ["rust"] },
      /^(?!\s*(?:pub(?:\([^)]*\))?\s+)?(?:use|extern)\b).*[\w)\]]\s+as\s+[\w&*]/
    )
  },
  {
    named: /^(?:nested|grouped|braced|merged) (?:import|use)(?: group| path| tree)?$|^(?:\{\}|brace|import|use)(?: import)? grouping$|^(?:use|import) group$/,
    wanted: /^(?:one|a single) (?:item|import|thing|path|symbol) per (?:use|import|line|use line)$|^(?:one|single|separate|individual|flat)(?: line)? (?:use|import)(?: line)?(?: per (?:item|import|symbol|path|line)| for each (?:item|import|symbol))?$/,
    needsLanguage: true,
    finder: GROUPED_IMPORTS
  },
  {
    wanted: /^one (?:item|import|thing|symbol) per use(?: line)?$/,
    finder: GROUPED_IMPORTS
  },
  {
    named: /^(?:explicit|needless|unnecessary|redundant|trailing) return$/,
    wanted: /^implicit return$/,
    needsLanguage: true,
    finder: {
      looksAt: "code",
      words: "reports `return` as the last statement of a function",
      topics: [],
      languages: RUST,
      mayMatch: (line) => /\breturn\b/.test(line),
      find: (file) => {
        let lines = file.head?.split(`
`) ?? [];
        return file.facts.declarations.filter(
          ({ kind: kind2, hasBody, endLine }) => /^(?:function|method)$/.test(kind2) && hasBody && /^\s*return\b.*;\s*$/.test(lines[endLine - 2] ?? "")
        ).flatMap(({ endLine }) => violationAt(file, { line: endLine - 1 }, "`return` at the end of a function"));
      }
    }
  },
  {
    wanted: wordsAmong(
      ["bottom|end", "test|module|mod|#\\[cfg\\(test\\)\\]"],
      "put place keep at the an? of in source same file module each go unit inline inside and be mod tests? code #\\[cfg\\(test\\)\\] \\{"
    ),
    needsLanguage: true,
    finder: {
      looksAt: "code",
      words: "reports code below the module of tests",
      topics: [],
      languages: RUST,
      find: (file) => {
        let all = file.facts.declarations, tests2 = all.find(
          ({ kind: kind2, name = "", inside }) => kind2 === "namespace" && inside === void 0 && /^tests?$/.test(name)
        );
        return tests2 === void 0 ? [] : all.filter(
          ({ inside, line, name = "" }) => inside === void 0 && line > tests2.endLine && !/tests?$/.test(name)
        ).flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, "code below the tests"));
      }
    }
  }
];
// src/literal/families/things/vocabulary/languages/shell.ts
var SHELL = ["shellscript"];
var BASHISM = /\[\[|<<<|[<>]\(|\$\{\w+(?:\^\^?|,,?|\/\/?)|^\s*function\s+\w|&>|^\s*declare\b|^\s*(?:local\s+)?\w+=\(|\$\{!?\w+\[|\(\(\s*\w+\s*(?:\+\+|--)/;
var SCRIPTS = "script shell shell script sh all every each the must should be only always use write stick to keep with syntax code feature construct strictly and portable compatible compliant conformant style a an no";
var BARE_VARIABLES = {
  looksAt: "text",
  words: "reports variables without quotes, where words are split",
  languages: SHELL,
  topics: [],
  find: (file) => {
    let code = file.added.some(({ text }) => hasBareVariable(text)) ? readCodeLines(file) : void 0, texts = code === void 0 ? void 0 : textLinesOf(file.head?.split(`
`) ?? []);
    return file.added.filter(
      ({ number, text }) => hasBareVariable(text) && code?.get(number)?.includes("$") === true && texts?.has(number) === false
    ).map(({ number: line }) => ({ path: file.file.path, line, found: "a variable without quotes" }));
  }
};
var SHELL_VOCABULARY = [
  {
    named: /^(?:backtick|backquote)(?: command substitution| for command substitution| substitution)?$/,
    instead: /\$\(/,
    finder: textLines(
      { name: "command substitution with backticks", one: "backticks", languages: ["shellscript"] },
      hasBackticks
    )
  },
  {
    named: /^(?:backtick|backquote) (?:command substitution|for command substitution|substitution)$/,
    finder: textLines(
      { name: "command substitution with backticks", one: "backticks", languages: ["shellscript"] },
      hasBackticks
    )
  },
  {
    named: /^\[(?: \.\.\.)? ?\](?: test)?$|^single bracket(?: test| conditional)?$|^\[$/,
    instead: /\[\[/,
    mayBeCode: true,
    finder: codeLines(
      { name: "tests with `[ ]`", one: "`[ ]`", languages: ["shellscript"] },
      /(?:^|[;&|(!]|\b(?:if|while|elif|until)\b)\s*\[\s(?!\[)/
    )
  },
  {
    named: /^single (?:square )?bracket(?: test| conditional)$/,
    finder: codeLines(
      { name: "tests with `[ ]`", one: "`[ ]`", languages: ["shellscript"] },
      /(?:^|[;&|(!]|\b(?:if|while|elif|until)\b)\s*\[\s(?!\[)/
    )
  },
  {
    named: /^function(?: keyword| reserved word)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "`function` in shell scripts", one: "`function`", languages: ["shellscript"] },
      /^\s*function\s+[\w:-]+/
    )
  },
  {
    named: /^(?:bashism|bash(?: specific| only)?(?: (?:feature|syntax|extension|construct|ism))|bash specific)$/,
    wanted: wordsAmong(["posix"], SCRIPTS),
    finder: codeLines(
      { name: "what only Bash understands, such as `[[`, arrays and `<<<`", one: "syntax of Bash", languages: SHELL },
      BASHISM
    )
  },
  {
    named: /^(?:bash |shell )?array$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "arrays", one: "an array", languages: SHELL },
      /^\s*(?:local\s+|declare\s+-a\s+|readonly\s+)?\w+\+?=\(|\$\{!?\w+\[/
    )
  },
  {
    named: /^(?:leave )?(?:un ?quoted)(?: shell)? (?:variable|expansion|variable expansion|parameter expansion|variable reference)(?: unquoted)?$/,
    wanted: wordsAmong(
      [
        "quote|quoted|double quote",
        'variable|expansion|variable expansion|parameter expansion|\\$var|"?\\$\\{?var\\}?"?'
      ],
      "always all every each the shell bash in script with use using when expanding must should be around to prevent word splitting and globbing reference path substitution command"
    ),
    finder: BARE_VARIABLES
  }
];
function hasBackticks(line) {
  let plain2 = line.replaceAll(/'[^']*'/g, "").replace(/(?:^|\s)#.*$/, "");
  return /(?<!\\)`[^`]+`/.test(plain2);
}
function textLinesOf(lines) {
  let found = /* @__PURE__ */ new Set(), end, isQuoted = false;
  for (let [index, line] of lines.entries())
    if ((end !== void 0 ? line.trim() !== end : isQuoted) && found.add(index + 1), end === void 0) {
      let bare = line.replaceAll(/\\./g, "").replace(isQuoted ? /$^/ : /(?:^|\s)#.*$/, "");
      isQuoted = ((isQuoted ? bare : bare.replaceAll(/'[^']*'/g, "")).match(/"/g) ?? []).length % 2 === 1 ? !isQuoted : isQuoted, end = isQuoted ? void 0 : /(?<!<)<<-?\s*(?:\\|['"])?(?<end>[A-Za-z_]\w*)/.exec(line)?.groups?.end;
    } else line.trim() === end && (end = void 0);
  return found;
}
function hasBareVariable(line) {
  if (line.length > MOST_CHARACTERS || /^\s*(?:#|case\b|for\b|\(\()|\[\[|\(\(|<</.test(line))
    return false;
  let code = line.replaceAll(/\\./g, "").replaceAll(/'[^']*'/g, QUOTED).replaceAll(/"(?:\$\((?:[^()]|\([^()]*\))*\)|\$(?!\()|[^"$])*"/g, QUOTED).replace(/(?:^|\s)#.*$/, "").replace(/["'].*$/, "");
  return /(?:^|\s)(?![\w-]+\+?=)[\w./:@%+,=\u0001-]*\$(?:\{\w+[^}]*\}|\w+|[@*])/.test(code);
}
var MOST_CHARACTERS = 1e3;
var QUOTED = "";
// src/literal/families/things/vocabulary/languages/small.ts
var R = ["r"];
var POWERSHELL = ["powershell"];
var ALIASES2 = /(?:^|[|;({=]\s*)\s*(?:gci|gcm|gi|gp|gm|gc|sls|iwr|irm|ni|rni|mi|ri|saps|spps|iex|ft|fl|\?|%|where|foreach|select|sort|measure|group|echo|cat|ls|dir|cp|mv|rm|cd|pwd|type|cls|kill|ps|sleep)(?:\s+[-$'"{\w.]|\s*\{)(?!\s*\()/i;
var SMALL_VOCABULARY = [
  {
    named: /^(?:late|late variable|late keyword)$/,
    needsLanguage: true,
    finder: codeLines({ name: "`late`", one: "`late`", languages: ["dart"] }, /^\s*(?:static\s+)?late\s+\w/)
  },
  {
    named: /^implicitly unwrapped optional$|^iuo$/,
    finder: codeLines(
      { name: "types that are unwrapped implicitly", one: "an implicitly unwrapped optional", languages: ["swift"] },
      /\b(?:var|let)\s+\w+\s*:\s*[\w.<>[\] ]+!/
    )
  },
  {
    wanted: wordsAmong(
      ["\\\\\\(\\w*\\)[^\\s,]*"],
      "use for single line one anonymous function short inline lambda shorthand the \\.{3} in simple"
    ),
    mayBeCode: true,
    finder: codeLines(
      { name: "anonymous functions of one line with `function()`", one: "`function()`", languages: R },
      /[(,=]\s*function\s*\((?:[^()]|\([^()]*\))*\)\s*[^\s{]/
    )
  },
  {
    named: /^=$/,
    instead: /^<-$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "assignments with `=`", one: "an assignment with `=`", languages: R },
      /^\s*[A-Za-z.][\w.$]*\s*=(?!=)\s*[^,]+$/
    )
  },
  {
    named: /^t (?:and|or|\/) f$/,
    wanted: /^true (?:and|or|\/) false$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: "`T` and `F`", one: "`T` or `F`", languages: R },
      /(?<![\w.$])[TF](?![\w.(])(?=\s*(?:[,)&|]|$))/
    )
  },
  {
    wanted: /^<-(?: for (?:all )?assignment)?$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: "assignments with `=`", one: "an assignment with `=`", languages: R },
      /^[A-Za-z.][\w.$]*\s*=(?!=)\s*[^,]+$/
    )
  },
  {
    named: /^(?:cmdlet |command |powershell )?alias(?: for (?:cmdlet|command))?(?: in script)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "aliases of cmdlets, such as `gci` and `?`", one: "an alias", languages: POWERSHELL },
      ALIASES2
    )
  },
  {
    wanted: /^(?:the )?full (?:cmdlet|command)(?: name)?(?: (?:instead of|not|over) alias)?$/,
    finder: codeLines(
      { name: "aliases of cmdlets, such as `gci` and `?`", one: "an alias", languages: POWERSHELL },
      ALIASES2
    )
  },
  {
    named: /^global(?:ly scoped)? variable$|^\$global:?(?: variable| scope)?$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: "variables of the scope `global`", one: "a global variable", languages: POWERSHELL },
      /\$global:/i
    )
  },
  {
    named: /^(?:backtick|backquote|`)(?: character)?(?: for)? (?:as |for )?line continuation(?: character)?$|^line continuation (?:with|using|by) (?:backtick|`)$/,
    finder: textLines(
      { name: "lines that go on after a backtick", one: "a backtick at the end of a line", languages: POWERSHELL },
      (line) => /\s`\s*$/.test(line)
    )
  }
];
// src/literal/families/things/vocabulary/languages/languages.ts
var LANGUAGE_VOCABULARY = [
  ...PYTHON_VOCABULARY,
  ...GO_VOCABULARY,
  ...RUST_VOCABULARY,
  ...JAVA_VOCABULARY,
  ...KOTLIN_VOCABULARY,
  ...CSHARP_VOCABULARY,
  ...PHP_VOCABULARY,
  ...RUBY_VOCABULARY,
  ...CPP_VOCABULARY,
  ...SHELL_VOCABULARY,
  ...SMALL_VOCABULARY,
  ...DEBUGGING_VOCABULARY
];
// src/literal/families/things/vocabulary/script-syntax.ts
var MEMBERS3 = "(?:class )?(?:property|field|member|method|class member|class field|instance variable)";
var PRIVATE_NAMES = codeLines(
  { name: "members whose name begins with `#`", one: "a member with `#`", languages: SCRIPT2 },
  /^\s*(?:(?:static|async|readonly|get|set|accessor)\s+)*\*?#[A-Za-z_$][\w$]*\s*[?!]?\s*[(=;:<]/
);
var PRIVATE_KEYWORD = declared(
  { name: "members with the keyword `private`", one: "a member with `private`", languages: TYPED_SCRIPT },
  ({ kind: kind2, modifiers }) => kind2 !== "constructor" && modifiers.includes("private")
);
var BITS = /^(?:(?:&|\||\^|~|<<|>>|>>>)|(?:&|\||\^|<<|>>|>>>)=)$/;
var JOINS_TYPES = /^[&|]$/;
var SCRIPT_SYNTAX_VOCABULARY = [
  {
    named: new RegExp(
      `^# (?:(?:private|es private|ecmascript private|javascript private|native private) )?${MEMBERS3}$|^(?:#|hash|ecmascript|es|native|js)(?: style)? private(?: ${MEMBERS3}| name)?$|^#private(?: ${MEMBERS3})?$|^# private$`
    ),
    finder: PRIVATE_NAMES
  },
  {
    named: /^#(?:private)?$/,
    instead: /\bprivate\b/,
    mayBeCode: true,
    finder: PRIVATE_NAMES
  },
  {
    named: new RegExp(`^(?:typescript |ts )?private(?: (?:keyword|modifier))?(?: ${MEMBERS3})?$`),
    wanted: new RegExp(`^# (?:private )?${MEMBERS3}$|^(?:ecmascript|es|native|hash) private ${MEMBERS3}$`),
    instead: /#/,
    mayBeCode: true,
    finder: PRIVATE_KEYWORD
  },
  {
    named: /^! (?:type )?assertion$/,
    finder: codeLines(
      { name: "non-null assertions with `!`", one: "a non-null assertion", languages: TYPED_SCRIPT },
      /[\w)\]]!(?=[.[(;,)\]]|\s*$)/
    )
  },
  {
    named: /^generator(?: function)?$|^function\*(?: generator)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "generators", one: "a generator", languages: SCRIPT2 },
      /\bfunction\s*\*|^\s*(?:(?:static|async|public|private|protected)\s+)*\*\s*[[\w#]/
    )
  },
  {
    named: /^bitwise(?: operator| operation)?$/,
    finder: {
      looksAt: "code",
      words: "reports operators on bits",
      topics: [],
      languages: SCRIPT2,
      find: (file) => file.facts.uses.filter(
        ({ kind: kind2, name }) => kind2 === "operator" && BITS.test(name) && !(file.languageId?.startsWith("typescript") === true && JOINS_TYPES.test(name))
      ).flatMap((use) => violationAt(file, use, "an operator on bits"))
    }
  },
  {
    named: /^(?:iife|immediately invoked function(?: expression)?)$/,
    finder: codeLines(
      { name: "functions that are called where they are written", one: "an IIFE", languages: SCRIPT2 },
      /(?:^|[;=(,!]|\breturn|\bawait|\bvoid)\s*\((?:async\s*)?(?:function\b|\([^()]*\)\s*=>\s*\{|\w+\s*=>\s*\{)/
    )
  },
  {
    named: /^(?:getter|setter|getter (?:and|or|\/) setter|getter\/setter|accessor|property accessor)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "accessors with `get` and `set`", one: "an accessor", languages: SCRIPT2 },
      /^\s*(?:(?:public|private|protected|static|override)\s+)*(?:get|set)\s+[\w$#[]+\s*\(/
    )
  },
  {
    named: /^index signature(?: type)?$/,
    finder: codeLines(
      { name: "index signatures", one: "an index signature", languages: TYPED_SCRIPT },
      /(?:^|[{;,])\s*(?:readonly\s+)?\[\s*\w+\s*:\s*(?:string|number|symbol)\s*\]\s*\??:/
    )
  },
  {
    named: /^empty interface$/,
    finder: codeLines(
      { name: "interfaces without members", one: "an empty interface", languages: TYPED_SCRIPT },
      /\binterface\s+\w[^{]*\{\s*\}/
    )
  },
  {
    named: /^(?:function |method )?overload(?: signature)?$|^(?:function|method) overloading$/,
    finder: {
      looksAt: "code",
      words: "reports signatures of overloaded functions",
      topics: [],
      languages: TYPED_SCRIPT,
      find: (file) => {
        let functions = file.facts.declarations.filter(({ kind: kind2 }) => kind2 === "function" || kind2 === "method"), keyOf2 = ({ kind: kind2, name = "", inside = -1 }) => `${kind2} ${inside} ${name}`, written = new Set(functions.filter(({ hasBody }) => hasBody).map(keyOf2));
        return functions.filter((one) => !one.hasBody && !one.modifiers.includes("abstract") && written.has(keyOf2(one))).flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, "an overload"));
      }
    }
  },
  {
    named: /^inline type import$|^inline type(?: keyword| modifier| specifier)? in import$/,
    finder: codeLines(
      { name: "imports with `type` before a name", one: "an inline type import", languages: SCRIPT_FILES },
      /^\s*import\s+(?:\w+\s*,\s*)?\{[^}]*\btype\s+\w/
    )
  },
  {
    named: /^nested template (?:literal|string)$/,
    finder: {
      looksAt: "code",
      words: "reports template literals inside of template literals",
      topics: [],
      languages: SCRIPT2,
      mayMatch: (line) => line.includes("`"),
      find: (file) => {
        let templates = file.facts.strings.filter(({ quote }) => quote === "`").toSorted((a, b) => a.line - b.line || a.column - b.column), outer;
        return templates.filter((inner) => {
          let isNested = outer !== void 0 && isBefore(inner.endLine, inner.endColumn, outer.endLine, outer.endColumn);
          return inner.isInterpolated && !isNested && (outer = inner), isNested;
        }).flatMap((inner) => violationAt(file, inner, "a template literal in another one"));
      }
    }
  },
  {
    named: /^(?:loop |statement )?label$|^labeled (?:loop|break|continue)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "labels of loops", one: "a label", languages: [...SCRIPT2, "java"] },
      /^\s*(?!default\b|case\b)[A-Za-z_$][\w$]*\s*:\s*(?:for|while|do|switch)\b/
    )
  },
  {
    named: /^optional chaining(?: operator)?(?: \?\.)?$/,
    finder: codeLines(
      { name: "optional chaining", one: "optional chaining", languages: SCRIPT2 },
      /\?\.(?=[A-Za-z_$[(#])/
    )
  },
  {
    named: /^&& chain(?:ing)?$|^(?:nested|chained|long) &&(?: check| chain| guard)?$|^&&(?: check| guard)?$/,
    instead: /optional chain|\?\./,
    mayBeCode: true,
    finder: codeLines(
      { name: "`a && a.b`", one: "`&&` in place of `?.`", languages: SCRIPT2 },
      /(?<![\w$.])([\w$]+(?:\.[\w$]+)*)\s*&&\s*\1\s*(?:\.|\[|\()/
    )
  },
  {
    named: /^(?:shorthand fragment|fragment shorthand|short fragment)$|^<>(?: fragment)?$/,
    mayBeCode: true,
    instead: /fragment/i,
    finder: codeLines({ name: "`<>`", one: "`<>`", languages: SCRIPT2 }, /<>/)
  },
  {
    wanted: wordsAmong(
      ["exported|export", "top|first|before"],
      "members? functions? symbols? must appear be placed at the of a file come before others? non exported unexported helpers? private put place declared always"
    ),
    needsLanguage: true,
    finder: {
      looksAt: "code",
      words: "reports exported functions and classes below ones that are not exported",
      topics: [],
      languages: SCRIPT2,
      mayMatch: (line) => /\bexport\b/.test(line),
      find: (file) => {
        let top = file.facts.declarations.filter(
          ({ kind: kind2, inside, name }) => inside === void 0 && name !== void 0 && /^(?:function|class)$/.test(kind2)
        ), firstHidden = top.find(({ isExported: isExported2 }) => !isExported2);
        return top.filter(({ isExported: isExported2, line }) => isExported2 && firstHidden !== void 0 && line > firstHidden.line).flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, "an export below what is not exported"));
      }
    }
  }
];
function isBefore(line, column, otherLine, otherColumn) {
  return line < otherLine || line === otherLine && column < otherColumn;
}
// src/literal/families/imports/find-imports.ts
var MAY_IMPORT = /\b(?:import|from|require|use|using|include|include_once|alias|extern)\b|^\s*(?:_\s+|\w+\s+)?["`(]/;
function mayImport(line) {
  return MAY_IMPORT.test(line);
}
function findImports(words2, judge3, { alsoReads = [], ...more } = {}) {
  return {
    looksAt: "code",
    words: words2,
    mayMatch: mayImport,
    ...more,
    ...readsOnly(["imports", ...alsoReads], {
      find: (subject) => {
        let found = /* @__PURE__ */ new Map();
        for (let fact of subject.facts.imports) {
          let judged = judge3(fact, subject), line = judged === void 0 ? void 0 : addedLine(fact, subject);
          line !== void 0 && judged !== void 0 && found.set(`${line}:${judged.found}`, { path: subject.file.path, line, ...judged });
        }
        return [...found.values()];
      }
    }),
    findInText: (subject) => subject.added.flatMap(
      ({ number, text }) => readLine(subject, number, text).flatMap((fact) => {
        let judged = judge3(fact, { ...subject, facts: NO_FACTS });
        return judged === void 0 ? [] : [{ path: subject.file.path, line: number, ...judged }];
      })
    )
  };
}
var NO_FACTS = {
  imports: [],
  declarations: [],
  uses: [],
  strings: [],
  comments: [],
  constructs: [],
  unsound: [],
  testOnly: [],
  code: []
};
function readLine({ file }, line, text) {
  if (!/^\s*(?:(?:import|export|from|const|let|var|use|using|require)\b|\})/.test(text))
    return [];
  let kind2 = /\brequire\s*\(/.test(text) ? "require" : /\bimport\s*\(/.test(text) ? "dynamic" : "import", place = { line, column: 0, endLine: line, endColumn: text.length };
  return readImports(file.path, [text]).map((module) => ({
    ...place,
    module,
    kind: kind2,
    isType: /^\s*import\s+type\b/.test(text),
    isTop: true
  }));
}
function addedLine({ line, endLine, module, local, imported }, { isAdded, added }) {
  let names = [module, local, imported].filter((name) => name !== void 0 && name !== "*" && name !== "default");
  return added.filter(({ number }) => number >= line && number <= endLine).find(({ text }) => names.some((name) => name !== void 0 && text.includes(name)))?.number ?? (isAdded(line) ? line : void 0);
}
// src/literal/families/things/vocabulary/scripts.ts
var IN_CONDITIONS = "(?:condition|conditional|conditional branch|conditional block|if|branch|loop|nested function|callback|block)";
var HOOKS = "(?:react )?hook(?: conditionally)?";
var IN_JSX = "(?:in|inside|within|inside of) (?:jsx|jsx prop|prop|jsx attribute|render|render method|template)";
var FUNCTIONS_IN_JSX = "(?:inline |anonymous |arrow )*(?:function|callback|lambda|handler|event handler)";
var ASSETS = /\.(?:css|s[ac]ss|less|styl|svg|png|jpe?g|gif|woff2?)(?:\?.*)?$/;
var FOCUSED = /^(?:(?:it|test|describe|suite|context|specify)\.only(?:\.each)?|fit|fdescribe|fcontext|xonly)$/;
var SNAPSHOTS = /\.(?:toMatchSnapshot|toThrowErrorMatchingSnapshot|toMatchInlineSnapshot|toThrowErrorMatchingInlineSnapshot)$/;
var JSX_FUNCTIONS = findConstructs({
  kinds: ["jsx-function"],
  name: "functions that are written in attributes of JSX",
  one: "a function in an attribute of JSX",
  languages: SCRIPT2,
  mayMatch: (line) => /=\{/.test(line)
});
var SCRIPT_VOCABULARY = [
  {
    named: new RegExp(
      `^(?:(?:call|calling|use) )?(?:conditional (?:react )?hook|${HOOKS} (?:(?:inside|in|within)(?: of)? )?${IN_CONDITIONS}(?:(?:, | or | and |, or |/| )${IN_CONDITIONS})*|(?:react )?hook conditionally|conditionally called hook)$`
    ),
    finder: findConstructs({
      kinds: ["conditional-hook"],
      name: "calls of hooks in branches and loops",
      one: "a hook that is called conditionally",
      languages: SCRIPT2,
      mayMatch: (line) => /\buse[A-Z]/.test(line)
    })
  },
  {
    named: /^(?:sequential )?await (?:in|inside|within|inside of) (?:a )?loop(?: body)?$|^(?:await|awaiting) (?:promise )?(?:in|inside) loop$/,
    finder: findConstructs({
      kinds: ["await-in-loop"],
      name: "`await` in loops",
      one: "`await` in a loop",
      languages: SCRIPT2,
      mayMatch: (line) => line.includes("await")
    })
  },
  {
    named: new RegExp(
      `^${FUNCTIONS_IN_JSX} ${IN_JSX}$|^inline jsx (?:function|callback|handler)$|^(?:anonymous|inline) function as prop$`
    ),
    finder: JSX_FUNCTIONS
  },
  {
    named: /^inline (?:(?:arrow|anonymous) )?(?:function|callback|handler|event handler|lambda)$/,
    needsLanguage: true,
    finder: { ...JSX_FUNCTIONS, languages: ["javascriptreact", "typescriptreact"] }
  },
  {
    named: /^(?:jsx )?(?:prop spreading|props? spread|spread(?:ing)? props?|jsx spread|spread attribute|jsx spread attribute|spread prop)$/,
    finder: findConstructs({
      kinds: ["jsx-spread"],
      name: "attributes of JSX that are spread",
      one: "spread attributes",
      languages: SCRIPT2,
      mayMatch: (line) => line.includes("...")
    })
  },
  {
    named: /^(?:component (?:inside|within|in)(?: of)? (?:other |another |a )?component|nested component definition|inline component definition|component defined (?:inside|in|within) (?:other |another )?component|unstable nested component)$/,
    finder: declared(
      {
        name: "components that are declared in other components",
        one: "a component in a component",
        languages: SCRIPT2
      },
      ({ kind: kind2, name = "", body, inside }, all) => kind2 === "function" && body?.returnsMarkup === true && new RegExp("^\\p{Lu}", "u").test(name) && inside !== void 0 && all[inside]?.body?.returnsMarkup === true
    )
  },
  {
    named: /^(?:double|chained|unknown) (?:type )?(?:cast|casting|assertion)$|^(?:cast|casting|type assertion|assertion) (?:through|via) unknown$|^as unknown as(?: [a-z]+)?(?: (?:cast|assertion|pattern))?$/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ["double-assertion"],
      name: "type assertions of type assertions, such as `as unknown as T`",
      one: "a double type assertion",
      languages: TYPED_SCRIPT,
      mayMatch: (line) => /\bas\b/.test(line)
    })
  },
  {
    named: /^(?:any (?:cast|type cast|assertion|type assertion|casting)|cast(?:ing)? to any|as any(?: (?:cast|assertion|type assertion))?|type cast to any)$/,
    finder: findConstructs({
      kinds: ["type-assertion"],
      topics: ["any-type"],
      name: "type assertions to `any`",
      one: "a type assertion to `any`",
      languages: TYPED_SCRIPT,
      mayMatch: (line) => /\bany\b/.test(line),
      only: ({ subject }) => subject === "any"
    })
  },
  {
    named: /^(?:anonymous|unnamed) default (?:export|function export|exported function)$/,
    finder: findConstructs({
      kinds: ["anonymous-default-export"],
      name: "default exports of functions and classes without a name",
      one: "a default export without a name",
      languages: SCRIPT2,
      mayMatch: (line) => line.includes("default")
    })
  },
  {
    named: /^interface$/,
    instead: /^(?:the )?types?(?: alias(?:es)?)?(?: (?:declarations?|keyword))?$/,
    mayBeCode: true,
    finder: declared(
      { name: "declarations of an `interface`", one: "an `interface`", languages: TYPED_SCRIPT },
      ({ kind: kind2, inside, modifiers, line }, _all, { added }) => kind2 === "interface" && inside === void 0 && !modifiers.includes("declare") && // One that is added to the types of somebody else is in a block.
      /^(?:export\s+(?:default\s+)?)?interface\b/.test(added.find(({ number }) => number === line)?.text ?? "")
    )
  },
  {
    named: /^const enum$/,
    finder: codeLines(
      { name: "declarations of a `const enum`", one: "a `const enum`", languages: TYPED_SCRIPT },
      /\bconst\s+enum\b/
    )
  },
  {
    named: /^(?:enum|enum type)$/,
    needsLanguage: true,
    finder: {
      looksAt: "code",
      words: "reports declarations of an `enum`",
      topics: ["enum"],
      languages: TYPED_SCRIPT,
      mayMatch: (line) => /\benum\b/.test(line),
      find: (file) => file.facts.declarations.filter(({ kind: kind2, nameLine }) => kind2 === "enum" && file.isAdded(nameLine)).map(({ nameLine }) => ({ path: file.file.path, line: nameLine, found: "an `enum`" }))
    }
  },
  {
    named: /^namespace$/,
    needsLanguage: true,
    finder: declared(
      { name: "namespaces of TypeScript", one: "a namespace", languages: TYPED_SCRIPT },
      ({ kind: kind2, modifiers, name = "" }) => kind2 === "namespace" && !modifiers.includes("declare") && /^[\p{L}_$]/u.test(name) && name !== "global"
    )
  },
  {
    named: /^parameter property$|^constructor parameter property$/,
    finder: declared(
      {
        name: "parameters of constructors that declare a property",
        one: "a parameter property",
        languages: TYPED_SCRIPT
      },
      ({ kind: kind2, modifiers }) => kind2 === "parameter" && modifiers.some((word) => /^(?:public|private|protected|readonly)$/.test(word))
    )
  },
  {
    named: /^triple slash (?:directive|reference)$/,
    finder: {
      looksAt: "code",
      words: "reports `/// <reference>`",
      topics: [],
      languages: TYPED_SCRIPT,
      mayMatch: (line) => line.includes("///"),
      find: (file) => file.facts.comments.filter(({ text, line }) => /^\/\/\/\s*<(?:reference|amd-)/.test(text) && file.isAdded(line)).map(({ line }) => ({ path: file.file.path, line, found: "a triple-slash directive" }))
    }
  },
  {
    named: /^(?:wrapper|boxed|primitive wrapper) (?:type|object type|object)$/,
    finder: uses(
      {
        name: "the types `String`, `Number`, `Boolean`, `Object` and `Symbol`",
        one: "a wrapper type",
        languages: TYPED_SCRIPT
      },
      ["String", "Number", "Boolean", "Object", "Symbol"],
      ({ kind: kind2, name, isOwn: isOwn2 }) => kind2 === "type" && !isOwn2 && /^(?:String|Number|Boolean|Object|Symbol|BigInt)$/.test(name)
    )
  },
  {
    named: /^arrow function(?: for (?:top level|named|standalone|exported|module level|regular) (?:function|export))?$/,
    instead: /^(?:(?:regular|named|traditional|standard|classic|plain) )*(?:functions?|functions? declarations?|functions?|function keyword)(?: (?:for|at) .+)?$|^the function keyword$/,
    wanted: /^function declaration for (?:top level|named|standalone|exported|module level) (?:function|export)$|^function keyword for (?:top level|named|standalone|exported|module level) function$/,
    finder: declared(
      {
        name: "functions at the top of a file that are arrow functions",
        one: "an arrow function at the top of a file",
        languages: SCRIPT2
      },
      ({ kind: kind2, name, body, inside }) => kind2 === "function" && name !== void 0 && body?.isArrow === true && inside === void 0
    )
  },
  {
    named: /^(?:star|wildcard|namespace|glob) (?:re export|reexport|export)$|^export \*(?: from)?$|^export star$/,
    mayBeCode: true,
    finder: findImports(
      "reports `export *`",
      ({ kind: kind2, imported }) => kind2 === "export-from" && imported === "*" ? { found: "`export *`" } : void 0,
      { languages: SCRIPT_FILES, mayMatch: (line) => line.includes("export") }
    )
  },
  {
    named: /^(?:re export|reexport|re exporting)$/,
    finder: findImports(
      "reports exports from other modules",
      ({ kind: kind2, module }) => kind2 === "export-from" ? { found: "an export from another module", note: `This line exports from \`${module}\`.` } : void 0,
      { languages: SCRIPT_FILES, mayMatch: (line) => line.includes("export") }
    )
  },
  {
    named: /^namespace import$|^import \* as(?: \w+)?$/,
    mayBeCode: true,
    finder: findImports(
      "reports imports of whole modules, as by `import * as x`",
      ({ kind: kind2, imported, isType: isType2 }) => kind2 === "import" && imported === "*" && !isType2 ? { found: "a namespace import" } : void 0,
      { languages: SCRIPT_FILES, mayMatch: (line) => /import\b.*\*/.test(line) }
    )
  },
  {
    named: /^(?:wildcard|star) import$/,
    needsLanguage: true,
    finder: findImports(
      "reports imports of whole modules, as by `import * as x`",
      ({ kind: kind2, imported, isType: isType2 }) => kind2 === "import" && imported === "*" && !isType2 ? { found: "a namespace import" } : void 0,
      { languages: SCRIPT_FILES, mayMatch: (line) => /import\b.*\*/.test(line) }
    )
  },
  {
    named: /^(?:side effect|side effect only|bare) import$/,
    finder: findImports(
      "reports imports for their effects, except of styles",
      ({ kind: kind2, imported, local, module }) => kind2 === "import" && imported === void 0 && local === void 0 && !ASSETS.test(module) ? { found: "an import for its effects", note: `This line imports \`${module}\`.` } : void 0,
      { languages: SCRIPT2 }
    )
  },
  {
    named: /^(?:native|browser|native browser|built in browser) (?:dialog|alert|popup|prompt)$|^alert (?:dialog|box|popup)$|^alert$/,
    finder: uses(
      {
        name: "calls of `alert()`, `confirm()` and `prompt()`",
        one: "a dialog of the browser",
        languages: SCRIPT2,
        topics: ["alert"]
      },
      ["alert", "confirm", "prompt"],
      ({ kind: kind2, name, isOwn: isOwn2, fromImport }) => kind2 === "call" && !isOwn2 && fromImport === void 0 && /^(?:window\.|globalThis\.)?(?:alert|confirm|prompt)$/.test(name)
    )
  },
  {
    named: /^(?:local ?storage|session ?storage)$/,
    finder: uses(
      { name: "uses of `localStorage` and `sessionStorage`", one: "storage of the browser", languages: SCRIPT2 },
      ["localStorage", "sessionStorage"],
      ({ name, isOwn: isOwn2 }) => !isOwn2 && /^(?:window\.|globalThis\.)?(?:local|session)Storage(?:\.|$)/.test(name)
    )
  },
  {
    named: /^(?:focused|exclusive|only) test$|^test (?:with )?\.?only$|^\.only$|^(?:commit )?\.only test$/,
    finder: uses(
      {
        name: "tests that run alone, as by `it.only`",
        one: "a test that runs alone",
        languages: SCRIPT2,
        isLeftOut: (path) => !isTestPath(path)
      },
      ["only", "fit", "fdescribe", "fcontext"],
      ({ kind: kind2, name, isOwn: isOwn2 }) => kind2 === "call" && !isOwn2 && FOCUSED.test(name)
    )
  },
  {
    named: /^(?:snapshot(?: test| testing| assertion)?|inline snapshot)$/,
    finder: uses(
      { name: "assertions with snapshots", one: "a snapshot", languages: SCRIPT2 },
      ["Snapshot"],
      ({ kind: kind2, name }) => kind2 === "call" && SNAPSHOTS.test(name)
    )
  },
  {
    named: /^default prop$|^defaultprops?$/,
    mayBeCode: true,
    finder: codeLines({ name: "`defaultProps`", one: "`defaultProps`", languages: SCRIPT2 }, /\bdefaultProps\b/)
  },
  {
    named: /^(?:promise constructor|new promise|explicit promise construction)$/,
    finder: uses(
      { name: "`new Promise`", one: "`new Promise`", languages: SCRIPT2 },
      ["Promise"],
      ({ kind: kind2, name, isOwn: isOwn2 }) => kind2 === "new" && !isOwn2 && name === "Promise"
    )
  },
  {
    named: /^(?:increment|decrement|increment and decrement|unary increment)$|^\+\+$/,
    finder: uses(
      { name: "the operators `++` and `--`", one: "`++` or `--`", languages: SCRIPT2 },
      ["++", "--"],
      ({ kind: kind2, name }) => kind2 === "operator" && (name === "++" || name === "--")
    )
  }
];
// src/literal/families/things/vocabulary/texts.ts
var STYLES = ["css", "scss", "less"];
var MARKUP2 = ["html", "php", "erb", "handlebars", "razor", "aspnetcorerazor", "blade", "twig", "jinja"];
var WITH_SQL = [...SCRIPT2, "python", "java", "csharp", "php", "go", "ruby", "rust"];
var SQL = /^\s*(?:SELECT\s[\s\S]*\sFROM\s|SELECT\s+\*|INSERT\s+INTO\s|UPDATE\s+\S+\s+SET\s|DELETE\s+FROM\s|CREATE\s+(?:TABLE|INDEX|VIEW|UNIQUE)\s|ALTER\s+TABLE\s|DROP\s+(?:TABLE|INDEX)\s)/;
var TAGGED = /[\w$)\]>]\s*$/;
var isMigration = (path) => /(?:^|\/)(?:migrations?|migrate|db\/migrate|alembic|flyway)(?:\/|$)/i.test(path);
var JOINS = "(?:concatenat(?:ion|e|ing)|interpolat(?:ion|e|ing)|formatting)";
var RAW_SQL = /^(?:raw|inline|hand written|hard ?coded|direct|embedded|literal|plain|manual) sql(?: (?:query|string|statement|literal|command|text))?(?: string)?(?: (?:in|inside) (?:code|application code|source code|string))?$|^sql (?:string|string literal|literal)(?: (?:in|inside) (?:code|application code))?$/;
var WITH_PARAMETERS = /\bparameteri[sz]ed (?:quer(?:y|ies)|sql|statements?)|\bprepared statements?\b|\b(?:bound|bind|query) (?:parameters|variables)\b/i;
var JOINED_SQL = strings(
  {
    name: "SQL in strings with values that are inserted or joined",
    one: "SQL with an inserted value",
    languages: WITH_SQL
  },
  ({ value, role, quote, line, column, isInterpolated, endLine, endColumn }, file) => role === "value" && SQL.test(value) && // A tag such as `sql` passes the values apart from the text.
  !(quote === "`" && TAGGED.test(file.added.find((one) => one.number === line)?.text.slice(0, column) ?? "")) && (isInterpolated || /^\s*(?:\+(?!\+)|%\s|\.format\(|\.\s*\$)/.test(
    file.added.find(({ number }) => number === endLine)?.text.slice(endColumn) ?? ""
  ))
);
var OF_SQL = [
  {
    named: RAW_SQL,
    isMeantBy: (statement) => !WITH_PARAMETERS.test(statement),
    finder: {
      ...strings(
        {
          name: "strings that are SQL, outside of tests and migrations",
          one: "SQL in a string",
          languages: WITH_SQL,
          isLeftOut: (path) => isTestPath(path) || isMigration(path)
        },
        ({ value, role }) => role === "value" && SQL.test(value)
      ),
      leavesTestsOut: true
    }
  },
  {
    named: new RegExp(
      `^(?:string |value |user input |variable |f string |template literal )*${JOINS}?(?: (?:string|value|user input|variable|input|parameter|user data|untrusted input|user supplied value))* ?(?:in|into|for|to build|to construct|to create|when building|inside) (?:raw )?(?:sql|sql query|sql string|sql statement|query sql)$|^sql (?:string )?${JOINS}$|^(?:build|construct|create|compose|assemble) (?:raw )?sql(?: (?:query|statement|string))? (?:with|by|using|via|from|through) (?:string )?(?:${JOINS}|f string|template literal|template string|string)(?: .{0,30})?$|^(?:concatenate|interpolate) .{0,40}(?:into|in) (?:raw )?sql(?: (?:query|string|statement))?$|^(?:string )?${JOINS} sql(?: query)?$|^(?:concatenated|interpolated) sql(?: (?:query|string|statement))?$|^f string (?:in|for) sql(?: query)?$`
    ),
    finder: JOINED_SQL
  },
  { named: RAW_SQL, isMeantBy: (statement) => WITH_PARAMETERS.test(statement), finder: JOINED_SQL },
  {
    named: /^select \*(?: (?:in|from) .{0,30})?$|^select star$/,
    mayBeCode: true,
    finder: textLines(
      { name: "`SELECT *`", one: "`SELECT *`", languages: ["sql", ...WITH_SQL] },
      (line) => /\bSELECT\s+(?:DISTINCT\s+|TOP\s*\(?\d+\)?\s+)?(?:\w+\.)?\*(?!\w)/.test(line) && !/^\s*(?:--|\/\/|#|\*)/.test(line)
    )
  },
  {
    named: /^(?:sql )?cursor$/,
    needsLanguage: true,
    finder: codeLines(
      { name: "cursors of SQL", one: "a cursor", languages: ["sql"] },
      /\bDECLARE\s+\S+\s+(?:\w+\s+)*CURSOR\b/i
    )
  },
  {
    named: /^(?:with )?\(?nolock\)?(?: hint)?$/,
    mayBeCode: true,
    finder: codeLines({ name: "`NOLOCK`", one: "`NOLOCK`", languages: ["sql"] }, /\bNOLOCK\b/i)
  },
  {
    named: /^(?:comma|implicit|old style|comma separated|comma style) join$|^comma join (?:with|in) .{0,40}$/,
    finder: codeLines(
      { name: "tables that are joined by a comma", one: "a join by comma", languages: ["sql"] },
      /\bFROM\s+[\w.[\]"]+(?:\s+(?:AS\s+)?\w+)?\s*,\s*[\w.[\]"]+/i
    )
  },
  {
    wanted: /^(?:use )?(?:upper ?case|all caps|capitalized?|upper case) (?:for )?(?:all )?sql (?:keyword|reserved word)$|^sql keyword (?:be )?(?:in )?(?:upper ?case|all caps|upper case)$|^(?:upper ?case|capitalize) (?:all )?sql keyword$/,
    finder: codeLines(
      { name: "keywords of SQL in lower case", one: "a keyword in lower case", languages: ["sql"] },
      /(?:^|[\s(])(?:select|from|where|insert\s+into|update|delete\s+from|inner\s+join|left\s+join|group\s+by|order\s+by|create\s+table|alter\s+table)(?=\s)/
    )
  }
];
var OF_STYLES = [
  {
    named: /^!important(?: (?:flag|rule|override|in css))?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: "`!important`", one: "`!important`", languages: [...STYLES, "vue", "svelte"] },
      /!\s*important\b/
    )
  },
  {
    named: /^(?:css )?vendor prefix(?:ed property)?$/,
    finder: codeLines(
      { name: "properties with a prefix of a browser", one: "a vendor prefix", languages: STYLES },
      /(?:^|[\s;{])-(?:webkit|moz|ms|o)-[a-z-]+\s*:/
    )
  },
  {
    named: /^@import(?: rule)?$/,
    instead: /@use|@forward|\blink\b/,
    mayBeCode: true,
    finder: codeLines({ name: "`@import`", one: "`@import`", languages: STYLES }, /^\s*@import\b/)
  },
  {
    named: /^(?:px|pixel)(?: unit| value)?$/,
    instead: /\br?em\b/,
    mayBeCode: true,
    finder: codeLines(
      { name: "lengths in `px`", one: "a length in `px`", languages: STYLES },
      /(?<![\w-])-?(?:\d*\.)?\d+px\b/
    )
  },
  {
    named: /^css float$|^float(?:ed)? layout$|^float for layout$/,
    finder: codeLines({ name: "`float`", one: "`float`", languages: STYLES }, /(?:^|[\s;{])float\s*:/)
  }
];
var OF_MARKUP = [
  {
    named: /^inline (?:event handler|event handler attribute|onclick|javascript event handler|js event handler)$|^(?:inline )?(?:onclick|on\w+) attribute$/,
    finder: textLines(
      { name: "attributes such as `onclick` in HTML", one: "an inline event handler", languages: MARKUP2 },
      (line) => /<[a-z][^>]*\son[a-z]+\s*=\s*["']/i.test(line)
    )
  },
  {
    named: /^inline (?:script|<script>|script tag|<script> tag|<script> block|javascript|js)(?: (?:in|inside) .{1,30})?$/,
    finder: textLines(
      { name: "`<script>` without `src` in HTML", one: "an inline script", languages: MARKUP2 },
      (line) => /<script(?![^>]*(?:\bsrc\b|type=["'](?:application|text\/template|importmap)))[^>]*>/i.test(line)
    )
  }
];
var OF_FILES = [
  {
    named: /^:?latest (?:(?:docker |image |base image )?tag|image|docker image|base image)$|^:latest$|^latest for (?:docker |base )?image$/,
    mayBeCode: true,
    finder: textLines(
      {
        name: "images with the tag `latest`",
        one: "an image with the tag `latest`",
        languages: ["dockerfile", "dockercompose", "yaml"]
      },
      (line) => /^\s*(?:FROM\s+(?:--\S+\s+)*|image:\s*["']?|-\s+image:\s*["']?)[\w./-]+:latest\b/i.test(line)
    )
  },
  {
    named: /^add(?: instruction| command)?$/,
    instead: /\bcopy\b/,
    mayBeCode: true,
    finder: textLines(
      { name: "`ADD` in Dockerfiles", one: "`ADD`", languages: ["dockerfile"] },
      (line) => /^\s*ADD\s+(?!https?:|--)/.test(line)
    )
  },
  {
    wanted: /^pin (?:github )?(?:(?:all|every|each|third party|external|any|your|third party github|github) )*action(?: version| reference| usage| use)?(?: used in .{1,30})? (?:to|by|with|using|at|on) .*\b(?:sha|commit|hash|digest)\b.*$|^(?:full )?commit sha for (?:github )?action$|^pin action by commit$/,
    finder: actions(false)
  },
  {
    wanted: /^pin (?:all |every )?third party (?:github )?action .*\b(?:sha|commit|hash|digest)\b.*$/,
    finder: actions(true)
  }
];
function actions(isForOthers) {
  return textLines(
    {
      name: `actions in workflows${isForOthers ? ", except those of GitHub," : ""} that are not pinned by a full commit SHA`,
      one: "an action that is not pinned by a commit",
      languages: ["yaml"]
    },
    (line, path) => {
      let used = /^\s*(?:-\s+)?uses:\s*["']?(?<action>[\w.-]+\/[\w./-]+)@(?<at>[^\s"'#]+)/.exec(line)?.groups;
      return used !== void 0 && (/(?:^|\/)\.github\/(?:workflows|actions)\//.test(path) || /(?:^|\/)action\.ya?ml$/.test(path)) && !/^[\da-f]{40}$|^[\da-f]{64}$|^sha256:/.test(used.at ?? "") && !(isForOthers && /^(?:actions|github)\//.test(used.action ?? ""));
    }
  );
}
var TEXT_VOCABULARY = [...OF_SQL, ...OF_STYLES, ...OF_MARKUP, ...OF_FILES];
// src/literal/families/things/vocabulary/vocabulary.ts
var VOCABULARY = [
  ...SCRIPT_VOCABULARY,
  ...SCRIPT_SYNTAX_VOCABULARY,
  ...CONTROL_FLOW_VOCABULARY,
  ...LANGUAGE_VOCABULARY,
  ...TEXT_VOCABULARY,
  ...HABITS_VOCABULARY,
  ...CONFIGURATION_VOCABULARY
];
// src/literal/families/constructs.ts
var THINGS = [
  ...STATEMENT_CONSTRUCTS,
  ...FILE_CONTENTS,
  ...DECLARED_FORMS,
  ...LINE_FORMS,
  ...SWIFT_FORMS,
  ...COMMENT_FORMS,
  ...CONSTRUCTS,
  ...VOCABULARY
];
var OWN = createThingList(THINGS);
var ALL2 = createThingList([...THINGS, ...ERRORS_AND_LOGS]);
var CONSTRUCTS_FAMILY = {
  name: "constructs",
  // `any` in backticks is a type here, and no word for all of them.
  compile: (clause) => /`any` type (?:assertions?|casts?)/.test(clause.statement.text) ? void 0 : compileThings(clause, OWN, ALL2)
};
// src/literal/families/documents/addresses.ts
var OBJECT4 = new RegExp(
  `^(?:plain |insecure |unencrypted |raw |any )*(?:${CODE}|http(?::\\/\\/)?)(?: (?:links?|urls?|addresses|endpoints|protocol|scheme|uris?))?$`
);
var VERB3 = /^(?:|use|include|add|write|link to|reference|link|have|put)$/;
var NAMES2 = /^(?:[^/\s@"']*@)?(?:localhost|\d{1,3}\.\d{1,3}\.\d|\[|host\.docker|www\.w3\.org|schemas?\.|json-schema\.org|purl\.org|ns\.|xmlns|xml\.|java\.sun\.com|maven\.apache\.org|[^/\s"'`]*\bexample\.|[\w-]+(?::\d|\/|["'`\s)]|$)|[\w.-]+\.(?:local|localhost|test|internal|svc|invalid|lan)\b|[${<%*.])/i;
function readAddressRule({ polarity, subject, verb, object, codes }) {
  if (polarity !== "forbidden" || subject !== "" || !VERB3.test(verb))
    return;
  let phrase = plainPhrase(object), [code = "http://"] = codesIn(phrase, codes), isWords = codesIn(phrase, codes).length === 0 && !/^(?:plain |insecure |unencrypted )*http (?:links?|urls?|addresses)$/.test(phrase);
  if (!(!OBJECT4.test(phrase) || code !== "http://" || isWords))
    return {
      looksAt: "text",
      words: "reports addresses that begin with `http://`, but for those of namespaces, examples and the own machine",
      readsProse: true,
      find: ({ file: { path }, added }) => added.filter(
        ({ text }) => [...text.matchAll(/\bhttp:\/\//g)].some(({ index }) => !NAMES2.test(text.slice(index + 7)))
      ).filter(({ text }) => !/\bxmlns\b|<!DOCTYPE|\$schema/i.test(text)).map(({ number }) => ({ path, line: number, found: "an address with `http://`" }))
    };
}
// src/literal/families/documents/comment-sentences.ts
var SUBJECT = "(?:all |every |each |your |new |code |inline |line )*comments?";
var START = "(?:start|begin) with (?:an? )?(?:capital|capitali[sz]ed|uppercase|upper-case)(?: letter| word)?";
var END = "(?:end|finish|terminate|be terminated) (?:with|in) (?:an? )?(?:trailing )?(?:period|full stop|dot)s?";
var RULE = new RegExp(
  `^${SUBJECT} (?:be (?:full|complete) sentences,? (?:and |that )?)?(?:(?<start>${START})(?:,? and (?<end>${END}))?|(?<only>${END})|(?<last>${END}),? and (?<first>${START}))$`
);
function readCommentSentences({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || codes.length > 0)
    return;
  let groups = RULE.exec(plainPhrase(`${subject} ${verb} ${object}`).trim())?.groups;
  if (groups === void 0)
    return;
  let start = groups.start ?? groups.first, end = groups.end ?? groups.only ?? groups.last;
  return {
    looksAt: "code",
    words: `reports new comments of three words or more, on lines of their own, ${[
      ...start === void 0 ? [] : ["that begin with a lowercase letter"],
      ...end === void 0 ? [] : ["without a full stop at their end"]
    ].join(" or ")}`,
    find: ({ file: { path }, facts: { comments, declarations: declarations2 }, isAdded }) => joinLines(comments).filter((one) => isSentence(one) && one.lines.every(isAdded)).flatMap((one) => {
      let isSmall = start !== void 0 && beginsSmall(one.text, declarations2), isOpen2 = end !== void 0 && /[\p{L}\p{N},]$/u.test(one.text), [first = 1] = one.lines;
      return isSmall || isOpen2 ? [
        {
          path,
          line: isSmall ? first : first + one.lines.length - 1,
          found: isSmall ? "a comment that begins with a lowercase letter" : "a comment without a full stop"
        }
      ] : [];
    })
  };
}
function joinLines(comments) {
  let joined2 = [];
  for (let { line, column, endLine, text, isTrailing, kind: kind2 } of comments) {
    let bare = text.replace(/^(?:\/\/[/!]?|#+|--|;+) ?/, "").trimEnd(), last = joined2.at(-1);
    isTrailing || kind2 === "block" || line !== endLine || !/^(?:\/\/|#|--|;)/.test(text) || (last !== void 0 && last.lines.at(-1) === line - 1 && last.column === column ? (last.lines.push(line), last.text += `
${bare}`) : joined2.push({ lines: [line], text: bare, column }));
  }
  return joined2;
}
var NO_SENTENCE = /^(?:go:|nolint|lint|eslint|prettier|biome|region|endregion|pragma|noqa|type:|pylint|rubocop|swiftlint|@|!|\+build|[-*•]|\d+[.)]|[A-Z]+\()|copyright|spdx|licen[sc]e|[;{}=<>|\\]|\)$|https?:\/\/|^\s*$|\n\s*[-*•] |\n {2,}|\b(?:TODO|FIXME|XXX|HACK)\b/im;
function isSentence({ text }) {
  return !NO_SENTENCE.test(text) && text.split(/\s+/).length >= 3;
}
function beginsSmall(text, declarations2) {
  let word = /^(?<word>[a-z]+)(?=[ ,])/.exec(text)?.groups?.word;
  return word !== void 0 && !declarations2.some(({ name }) => name === word);
}
// src/literal/families/documents/emoji.ts
var EMOJI = new RegExp("\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F", "u");
var OBJECT5 = /^(?:any |the use of )?emojis?(?: characters?)? (?:in|from|to|within|inside|anywhere in) (?<places>.+)$/;
var BARE = /^(?:any )?emojis?(?: characters?)?$/;
var IN_CODE2 = /\bemojis? in (?:the |our |your |any )*((?:source )?code)\b(?! or| and|,)/i;
var VERB4 = /^(?:|use|add|include|put|write|insert|introduce|commit|have|leave)$/;
var ITEM2 = /,? (?:and\/or|and|or|nor) |, | ?\/ /;
var ADJECTIVES3 = /^(?:(?:the|any|all|your|our|code|source|production|new|other) )+(?=\S)/;
var CODE3 = /^(?:code|source|sources|source code|source files|files|codebase|repository|repo|diagnostics?|tests?|test names|snapshots?|scripts?|strings?|identifiers?|examples?|error messages)$/;
var OUTPUT = /^(?:(?:console|terminal|cli|command(?:-| )line|log|script) (?:output|messages?)|print (?:lines|statements?)|printed (?:output|strings)|prints?|stdout)$/;
var PRINTS2 = /\b(?:console\.\w+|print\w*|puts|echo|Write-(?:Host|Output|Verbose|Warning|Error|Information)|Console\.Write\w*|logg?(?:er)?(?:ing)?\.\w+|fmt\.\w+|e?println!|stdout|spinner|chalk)\b/i;
var COMMENT = /^(?:comments?|code comments?|rustdoc|docstrings?|jsdoc|javadoc|doc comments?|xml docs?|inline comments?)$/;
var PROSE = /^(?:documentation|docs?|markdown(?: files)?|readmes?(?: files?)?|documents?|changelogs?(?: entries)?|prose|changesets?|markdown documents)$/;
var ELSEWHERE = /^(?:commits?|commit messages?|commit titles|pull requests?|prs?|pr (?:titles?|descriptions?|bodies|comments?|communication)|pull request (?:titles?|descriptions?)|issues?|issue comments|(?:agent |your )?(?:output|responses?|replies|answers|communication)|reviews?|review comments|chat|branch names|release notes|logs?|log messages)$/;
function readEmojiRule({ polarity, subject, verb, object, statement }) {
  if (polarity !== "forbidden" || subject !== "" || !VERB4.test(verb))
    return;
  let phrase = plainPhrase(object), places = OBJECT5.exec(phrase)?.groups?.places ?? (BARE.test(phrase) ? IN_CODE2.exec(statement.text)?.[1] : void 0);
  if (places === void 0)
    return;
  let items = places.split(ITEM2).map((item) => item.trim()), kinds = new Set(items.map(readKind2)), inCode = kinds.has("code"), inProse = kinds.has("prose"), isPrinted = kinds.has("output") && !inCode && !inProse;
  return kinds.has(void 0) || !(inCode || inProse || isPrinted) ? void 0 : isPrinted ? IN_OUTPUT : findEmoji(inCode, inProse);
}
function readKind2(item) {
  let bare = item.replace(ADJECTIVES3, ""), is = (kind2) => kind2.test(item) || kind2.test(bare);
  return is(OUTPUT) ? "output" : is(COMMENT) ? "comment" : is(CODE3) ? "code" : is(PROSE) ? "prose" : is(ELSEWHERE) ? "elsewhere" : void 0;
}
var IN_OUTPUT = {
  looksAt: "text",
  words: "reports emoji in added lines that print or log",
  find: ({ file: { path }, added }) => added.filter(({ text }) => EMOJI.test(text) && PRINTS2.test(text)).map(({ number }) => ({ path, line: number, found: "an emoji" }))
};
var PROSE_LANGUAGES = ["markdown", "mdx", "plaintext", "restructuredtext", "asciidoc"];
function findEmoji(inCode, inProse) {
  return {
    looksAt: "text",
    words: `reports emoji in added lines${inCode ? inProse ? "" : " of code" : " of documents"}`,
    readsProse: inProse,
    ...inCode ? {} : { languages: PROSE_LANGUAGES },
    find: ({ file: { path }, added }) => added.filter(({ text }) => EMOJI.test(text)).map(({ number }) => ({ path, line: number, found: "an emoji" }))
  };
}
// src/literal/families/documents/english.ts
var COMMENTS3 = "code|source code|comments?|code comments?|inline comments?|doc comments?|docstrings?|code and comments|comments and docstrings|repository files|all files|files|everything|code and documentation|code, comments|source files";
var COMMITS = "commit messages?|commits?|git commit messages?|git commits?";
var KINDS4 = `(?<kinds>(?:all |the |your |our )*(?:${COMMENTS3}|${COMMITS}|variable names|names|identifiers|docs|documentation|log messages|error messages)\\b.{0,120})`;
var FORMS6 = [
  new RegExp(`^(?:use|write|keep) (?:only )?english(?: only)? (?:in|for) ${KINDS4}$`),
  new RegExp(`^(?:write|keep|document) ${KINDS4} (?:only )?in english(?: only)?$`),
  new RegExp(`^${KINDS4} be (?:written |only |always )*in english(?: only)?$`),
  new RegExp(`^(?:only )?english (?:for|in) ${KINDS4}$`)
];
var IS_COMMENTS = new RegExp(`(?:^|\\b)(?:${COMMENTS3})\\b`);
var IS_COMMITS = new RegExp(`^(?:all |the |your |our )*(?:${COMMITS})$`);
var LIMITS = /\b(?:unless|except|when|if|other than|facing|public)\b/;
var OTHER_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]{2}/u;
var QUOTED2 = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[“「『（(][^”」』）)\n]*[”」』）)]/gu;
var OF_OTHER_LANGUAGES = /(?:^|\/)(?:i18n|l10n|locales?|translations?|lang|langs)\/|\.(?:zh|ja|ko|ru|ar|he|th)(?:[-_][A-Za-z]+)?\.[^/]+$/;
function readEnglish({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || codes.length > 0)
    return;
  let words2 = plainPhrase(`${subject} ${verb} ${object}`).trim();
  if (!words2.includes("english"))
    return;
  let kinds = FORMS6.map((form) => form.exec(words2)?.groups?.kinds).find((found) => found !== void 0);
  if (!(kinds === void 0 || LIMITS.test(kinds)))
    return IS_COMMITS.test(kinds) ? COMMIT_MESSAGES : IS_COMMENTS.test(kinds) ? IN_COMMENTS : void 0;
}
function isForeign(text) {
  return OTHER_SCRIPT.test(text.replaceAll(QUOTED2, ""));
}
var IN_COMMENTS = {
  looksAt: "code",
  words: "reports comments with words in a script that English does not have",
  mayMatch: (line) => OTHER_SCRIPT.test(line),
  find: ({ file: { path }, facts, isAdded }) => OF_OTHER_LANGUAGES.test(path) ? [] : facts.comments.flatMap(({ line, text }) => {
    let row = text.split(`
`).findIndex((part, index) => isAdded(line + index) && isForeign(part));
    return row < 0 ? [] : [
      {
        path,
        line: line + row,
        found: "a comment in another language",
        note: "This comment is not in English."
      }
    ];
  })
};
var MAX_SHOWN = 80;
var COMMIT_MESSAGES = {
  looksAt: "change",
  isAboutChange: true,
  findingKind: "naming",
  words: "reports subjects of commits with words in a script that English does not have",
  find: async ({ readCommits }) => {
    let commits = await readCommits(), first = commits?.find(isForeign), shown2 = listCodes([shorten(first?.trim() ?? "", MAX_SHOWN)]);
    return commits === void 0 ? void 0 : first === void 0 ? [] : [
      {
        path: CHANGE_ITSELF,
        found: `the commit subject ${shown2}`,
        note: `The commit subject ${shown2} is not in English.`
      }
    ];
  }
};
// src/literal/families/documents/markdown-lines.ts
var FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?<marks>`{3,}|~{3,})(?<rest>[^`]*)$/;
var HEADING = /^ {0,3}(?<marks>#{1,6})(?:[ \t]+(?<rest>.*?))?[ \t]*#*[ \t]*$/;
var FRONTMATTER = /^---[ \t]*$/;
function readMarkdownLines(text) {
  let lines = text.split(/\r?\n/), start = FRONTMATTER.test(lines[0] ?? "") ? lines.findIndex((line, index) => index > 0 && FRONTMATTER.test(line)) : -1, found = [], open;
  for (let [index, line] of lines.entries()) {
    if (index <= start)
      continue;
    let number = index + 1, { marks = "", rest = "" } = FENCE.exec(line)?.groups ?? {};
    if (open !== void 0)
      open = marks.startsWith(open) && rest.trim() === "" ? void 0 : open, found.push({ number, text: line, kind: "code" });
    else if (marks !== "")
      open = marks, found.push({ number, text: line, kind: "fence", rest: rest.trim() });
    else {
      let heading = HEADING.exec(line)?.groups;
      found.push(
        heading === void 0 ? { number, text: line, kind: "text" } : {
          number,
          text: line,
          kind: "heading",
          level: heading.marks?.length ?? 1,
          rest: (heading.rest ?? "").trim()
        }
      );
    }
  }
  return found;
}
// src/literal/families/documents/find-markdown.ts
function findMarkdown(name, judge3) {
  return {
    looksAt: "text",
    words: `reports ${name} in Markdown`,
    languages: ["markdown", "mdx", "instructions", "prompt", "chatagent", "skill"],
    readsProse: true,
    find: ({ file: { path }, head, isAdded }) => {
      let lines = head === void 0 ? [] : readMarkdownLines(head);
      return lines.flatMap((line, index) => {
        let found = isAdded(line.number) ? judge3(line, lines.slice(0, index), lines[index + 1]) : void 0;
        return found === void 0 ? [] : [{ path, line: line.number, found }];
      });
    }
  };
}
// src/literal/families/documents/markdown-signs.ts
var ALL3 = "(?:all |every |each |any |the |your |our )*";
var IN_MARKDOWN = "(?: (?:in|for|throughout) (?:all |the |your |our |any )*(?:markdown|\\.md|documents?|docs|documentation|articles?|body|body text|body of an article)(?: files?)?)?";
var HEADINGS = `${ALL3}(?:markdown |section )?(?:heading|header)s?`;
var WITHOUT_CODE = /`[^`]*`/g;
var RULE2 = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
var ITEM3 = /^\s*(?<number>\d{1,9})[.)]\s+\S/;
function isBlank(line) {
  return line === void 0 || line.text.trim() === "";
}
var ITALICS = /(?<![\w*\\])\*(?![\s*])[^*]{1,200}(?<![\s*\\])\*(?![\w*])|(?<![\w_\\])_(?![\s_])[^_]{1,200}(?<![\s_\\])_(?![\w_])/;
var MARKDOWN_SIGNS = [
  {
    required: new RegExp(
      `^(?:(?:use|write|prefer|keep) )?(?:only )?atx(?:[- ]style)? ${HEADINGS}(?: only)?${IN_MARKDOWN}$|^${HEADINGS} (?:use|be|be in|follow) (?:the )?atx(?:[- ]style| style)?$|^(?:use |prefer )?(?:the )?atx style${IN_MARKDOWN}(?: for ${HEADINGS})?$`
    ),
    forbidden: new RegExp(`^(?:use |write )?(?:setext|underlined)(?:[- ]style)? ${HEADINGS}${IN_MARKDOWN}$`),
    finder: findMarkdown(
      "headings that are underlined with `=` or `-`",
      (line, before) => line.kind === "text" && /^ {0,3}(?:=+|-{2,})[ \t]*$/.test(line.text) && before.at(-1)?.kind === "text" && !isBlank(before.at(-1)) && !/^\s*(?:[-*+>|<]|\d+[.)])|\|/.test(before.at(-1)?.text ?? "") ? "an underlined heading" : void 0
    )
  },
  {
    forbidden: new RegExp(
      `^(?:(?:use|add|insert|put|include|have|write) )?(?:an? |any )?(?:horizontal (?:rules?|lines?|dividers?|separators?)|thematic breaks?)(?: \\(?(?:\`?---\`?|---)\\)?)?(?: (?:to (?:visually )?separate|between|as separators between) (?:the )?sections?)?${IN_MARKDOWN}$|^(?:use|add|insert|write) \`---\` as (?:an? )?(?:horizontal rules?|horizontal lines?|dividers?|separators?|section separators?)(?: (?:to (?:visually )?separate|between) (?:the )?sections?(?: in the body of an article)?)?${IN_MARKDOWN}$`
    ),
    finder: findMarkdown(
      "horizontal rules",
      (line, before) => line.kind === "text" && RULE2.test(line.text) && isBlank(before.at(-1)) ? "a horizontal rule" : void 0
    )
  },
  {
    required: new RegExp(
      `^(?:use )?\`1\\.\` for (?:every|all|each) (?:list )?items?(?: (?:in|of) ${ALL3}(?:ordered|numbered) lists?)?$|^${ALL3}(?:ordered|numbered) lists? (?:use|have) \`1\\.\` for (?:every|all|each) (?:list )?items?$`
    ),
    finder: findMarkdown("items of ordered lists with another number than 1", (line) => {
      let number = line.kind === "text" ? ITEM3.exec(line.text)?.groups?.number : void 0;
      return number !== void 0 && number !== "1" && number.length < 4 ? `an item with the number ${number}` : void 0;
    })
  },
  {
    forbidden: new RegExp(
      `^(?:use )?(?:any )?(?:italics?|italic (?:text|formatting|type))(?: for emphasis)?${IN_MARKDOWN}$`
    ),
    finder: findMarkdown(
      "italic text",
      (line) => line.kind === "text" && ITALICS.test(line.text.replaceAll(WITHOUT_CODE, "").replaceAll(/\]\([^)]*\)|<[^>]*>|https?:\S+|\$[^$]*\$/g, "")) ? "italic text" : void 0
    )
  }
];
// src/literal/families/documents/markdown-forms.ts
var ALL4 = "(?:all |every |each |any |the |your |our )*";
var BLOCKS = `${ALL4}(?:fenced |markdown )*code (?:blocks?|fences?|snippets?|samples?|examples)(?: in markdown(?: files)?)?`;
var LANGUAGE2 = "(?:a |an |the )?(?:explicit |appropriate |correct |proper |valid |specific |programming )*language(?: (?:identifiers?|tags?|specifiers?|hints?|annotations?|names?|labels?|ids?|info strings?|specified))?(?: for (?:proper )?syntax highlighting)?";
var HEADINGS2 = `${ALL4}(?:markdown |section )?head(?:ing|er)s?(?: titles?| text)?`;
var PUNCTUATION = "(?:with )?(?:a |any )?(?:trailing |ending |final )?(?:punctuation(?: marks?)?|periods?|full stops?|colons?)(?: (?:such as|like) .{1,80})?";
var ORDINARY = new Set(
  `about adding before building changing checking choosing common conclusion configuring contributing creating custom
  debugging defining deploying developing editing enabling examples frequently getting guidelines handling how important
  installation installing introduction known learning limitations making managing migrating naming next of other our
  overview prerequisites principles quick reading recommended related removing requirements running sections setting
  started steps summary supported the this tips to troubleshooting understanding updating upgrading usage using when where
  why with working writing your`.split(/\s+/)
);
var MINOR = /^(?:a|an|and|as|at|but|by|for|from|how|if|in|nor|of|on|or|our|per|the|this|to|up|via|when|where|why|with|your)$/;
function laterWords(heading) {
  return heading.replaceAll(/`[^`]*`|\[[^\]]*\]\([^)]*\)|["“(][^"”)]*["”)]/g, " ").split(/[:.!?/–—-]\s/).flatMap((part) => part.trim().split(/\s+/).slice(1));
}
var HEADINGS_CASE = "(?:all |every |the |your |our )*(?:markdown |section )?(?:head(?:ing|er)s?|titles?)(?: titles?| text)?(?:(?:,| and|, and) [a-z ]{3,30})?";
var LIST_NOUN = "(?:all |every |the |your |our )*(?:unordered |bulleted? |bullet )?(?:lists?|bullets|bullet points|list items)";
var DASH = "(?:`-`|hyphens?|dashes|dash)";
var FORMS7 = [
  ...MARKDOWN_SIGNS,
  {
    required: new RegExp(
      `^(?:use |write |keep )?sentence[- ]cas(?:e|ing) (?:for |in |on )?${HEADINGS_CASE}$|^(?:write )?${HEADINGS_CASE} (?:be |use |in |be in |stay in )*sentence[- ]cas(?:e|ing)$`
    ),
    finder: findMarkdown(
      "headings with ordinary words in capital letters after the first word",
      (line) => line.kind === "heading" && laterWords(line.rest ?? "").some((word) => /^[A-Z][a-z]+$/.test(word) && ORDINARY.has(word.toLowerCase())) ? "a heading that is not in sentence case" : void 0
    )
  },
  {
    required: new RegExp(
      `^(?:use |write |keep )?title[- ]case (?:for |in |on )?${HEADINGS_CASE}$|^(?:write )?${HEADINGS_CASE} (?:be |use |in |be in |stay in )*title[- ]case$`
    ),
    finder: findMarkdown(
      "headings with ordinary words in lowercase",
      (line) => line.kind === "heading" && laterWords(line.rest ?? "").some((word) => /^[a-z]+$/.test(word) && ORDINARY.has(word) && !MINOR.test(word)) ? "a heading that is not in title case" : void 0
    )
  },
  {
    forbidden: /^(?:use |add |write |include |have )?(?:an? |any )?(?:h1|level[- ](?:1|one)|top-level|# ?)(?: \(?#?\)?)? ?head(?:ing|er)s?(?: in markdown(?: files)?)?$/,
    finder: findMarkdown(
      "headings of the first level",
      (line) => line.kind === "heading" && /^\s{0,3}#\s/.test(line.text) ? "a heading of the first level" : void 0
    )
  },
  {
    forbidden: /^(?:use |add |write |include )?html comments?(?: in markdown)?$/,
    finder: findMarkdown(
      "HTML comments",
      (line) => line.kind !== "code" && line.kind !== "fence" && line.text.replaceAll(/`[^`]*`/g, "").includes("<!--") ? "an HTML comment" : void 0
    )
  },
  {
    required: new RegExp(
      `^(?:${LIST_NOUN} (?:use|have|start with|begin with) ${DASH}|use ${DASH} (?:for|in|as) ${LIST_NOUN})(?: markers?)?$`
    ),
    finder: findMarkdown(
      "items of lists that begin with `*` or `+`",
      (line) => line.kind === "text" && /^\s*[*+] +\S/.test(line.text) && !/^\s*\*(?: *\*){2,}\s*$/.test(line.text) ? "a list item that does not begin with `-`" : void 0
    )
  },
  {
    required: /^(?:(?:add|leave|put|use|have|insert) )?(?:a |one |exactly one |single )*blank lines? (?:before and after|around|above and below) (?:all |every |each )*headings?(?:(?:,| and|, and) [a-z ]{3,30})*$|^(?:all |every |each )*headings? (?:be )?surrounded by blank lines?$/,
    finder: findMarkdown("headings without a blank line before or after them", (line, before, after) => {
      let isOpen2 = (one) => one !== void 0 && one.text.trim() !== "";
      return line.kind === "heading" && (isOpen2(before.at(-1)) || isOpen2(after)) ? "a heading without a blank line around it" : void 0;
    })
  },
  {
    required: /^(?:all |every |each )*markdown images? (?:have|include|need) (?:an? )?(?:descriptive |meaningful |proper )*alt(?:ernative)?[- ]text$/,
    finder: findMarkdown(
      "images without an alternative text",
      (line) => line.kind === "text" && /!\[\s*\]\(/.test(line.text.replaceAll(/`[^`]*`/g, "")) ? "an image without an alternative text" : void 0
    )
  },
  {
    required: new RegExp(
      `^(?:${BLOCKS} (?:have|specify|include|use|declare|name|contain|set|state|carry|be (?:tagged|labell?ed|annotated|marked) with) ${LANGUAGE2}|(?:specify|include|add|use|set|provide|declare|name|state|write) ${LANGUAGE2} (?:for|on|in|to|of|after|with) ${BLOCKS}|(?:use|write|tag|label|annotate|mark|provide) ${BLOCKS} with ${LANGUAGE2})$`
    ),
    forbidden: new RegExp(`^(?:(?:use|have|write|leave|add|include) )?${BLOCKS} without ${LANGUAGE2}$`),
    finder: findMarkdown(
      "code blocks without a language",
      (line) => line.kind === "fence" && line.rest === "" ? "a code block without a language" : void 0
    )
  },
  {
    forbidden: new RegExp(
      `^(?:(?:use|put|add|include|have|leave) )?(?:${PUNCTUATION} (?:in|at the end of|on|to|from) ${HEADINGS2}|end ${HEADINGS2} ${PUNCTUATION})$|^${HEADINGS2} (?:end|have) ${PUNCTUATION}$`
    ),
    finder: findMarkdown(
      "headings that end with a full stop, comma, colon or semicolon",
      (line) => line.kind === "heading" && /[^.][.,:;]$/.test(line.rest ?? "") ? "punctuation at the end of a heading" : void 0
    )
  },
  {
    forbidden: /^skip heading levels?$|^skipped heading levels?$/,
    finder: findMarkdown("headings that skip a level", (line, before) => {
      let level = before.findLast(({ kind: kind2 }) => kind2 === "heading")?.level;
      return line.kind === "heading" && level !== void 0 && (line.level ?? 1) > level + 1 ? `a heading of level ${line.level} after one of level ${level}` : void 0;
    })
  },
  {
    required: /^(?:use|have|include|contain) (?:only one|exactly one|a single|one) (?:h1|level[- ]1|top-level|# )(?: ?(?:heading|header|title))?(?: per (?:file|document|page))?$/,
    forbidden: /^(?:(?:use|have|include) )?(?:multiple|more than one) (?:h1|level[- ]1|top-level)(?: (?:headings?|headers?))?(?: per (?:file|document|page))?$/,
    finder: findMarkdown(
      "second headings of the first level",
      (line, before) => line.kind === "heading" && line.level === 1 && before.some(({ level }) => level === 1) ? "a second heading of the first level" : void 0
    )
  }
];
function readMarkdownForm({ polarity, subject, verb, object, codes, instead }) {
  let masked = [subject, verb, object].map(plainPhrase).filter(Boolean).join(" "), phrase = unmaskCodeSpans(masked, codes), sign = instead === void 0 || polarity !== "forbidden" ? void 0 : readSignInHeadings(phrase);
  return sign !== void 0 ? sign : BY_WORDS3[polarity].listPossible(phrase).find((form) => form[polarity]?.test(phrase))?.finder;
}
var BY_WORDS3 = {
  forbidden: createExpressionIndex(FORMS7, ({ forbidden: forbidden2 }) => forbidden2 === void 0 ? [] : [forbidden2]),
  required: createExpressionIndex(FORMS7, ({ required }) => required === void 0 ? [] : [required])
};
function readSignInHeadings(phrase) {
  let sign = /^use [`"](?<sign>[^`"\s]{1,3})[`"] in (?:all |the )*head(?:ing|er)s?$/.exec(phrase)?.groups?.sign;
  return sign === void 0 ? void 0 : findMarkdown(
    `headings with ${codeSpan(sign)}`,
    (line) => line.kind === "heading" && (line.rest ?? "").replaceAll(/`[^`]*`/g, "").split(/\s+/).includes(sign) ? `${codeSpan(sign)} in a heading` : void 0
  );
}
// src/literal/families/documents/quoted-comments.ts
var QUOTED3 = '["\u201C][^"\u201C\u201D]{2,40}["\u201D]';
var LIST3 = new RegExp(
  `^(?:(?:any|the|explicit) )*(?<texts>${QUOTED3}(?:(?:, (?:or |and )?| or | and |/)${QUOTED3})*) (?:section |code |inline )?comments?$`
);
var AAA = /^(?:(?:any|the|explicit) )*(?<texts>arrange(?:,? (?:and )?|\/)act(?:,? (?:and |or )?|\/)assert) (?:section |code |inline )?comments?$/;
var VERB5 = /^(?:|use|add|write|emit|include|leave|put|insert)$/;
function readQuotedComments({ polarity, subject, verb, object, codes }) {
  if (polarity !== "forbidden" || subject !== "" || codes.length > 0 || !VERB5.test(verb))
    return;
  let phrase = plainPhrase(object), quoted = LIST3.exec(phrase)?.groups?.texts, texts = quoted === void 0 ? AAA.test(phrase) ? ["arrange", "act", "assert"] : [] : [...quoted.matchAll(/["“]([^"“”]+)["”]/g)].map(([, text = ""]) => text);
  return texts.length === 0 ? void 0 : {
    looksAt: "code",
    words: `reports comments that say ${texts.map((text) => `"${text}"`).join(", ")} and nothing else`,
    mayMatch: (line) => texts.some((text) => line.toLowerCase().includes(text)),
    find: ({ file, facts, isAdded }) => facts.comments.filter(({ line, text }) => isAdded(line) && texts.includes(bareText(text))).map(({ line, text }) => ({ path: file.path, line, found: `the comment "${bareText(text)}"` }))
  };
}
function bareText(text) {
  return text.toLowerCase().replaceAll(/^[\s/*#<!-]+|[\s/*>.:-]+$/g, "");
}
// src/literal/families/documents/prose-lines.ts
function proseLines({
  head,
  added,
  languageId
}) {
  if (head === void 0)
    return [];
  if (languageId === void 0 || PROSE2.test(languageId)) {
    let code = new Set(
      readMarkdownLines(head).flatMap(({ kind: kind2, number }) => kind2 === "code" || kind2 === "fence" ? [number] : [])
    );
    return added.filter(({ number }) => !code.has(number)).map(({ number, text }) => ({ number, text: text.replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, " ") }));
  }
  let blanked = blankCommentsAndStrings(head, languageId)?.split(`
`);
  return blanked === void 0 ? [] : added.map(({ number, text }) => {
    let code = blanked[number - 1] ?? "";
    return {
      number,
      text: [...text].map((character, index) => /\S/.test(code.charAt(index)) ? " " : character).join("")
    };
  });
}
var PROSE2 = /^(?:markdown|mdx|plaintext|restructuredtext|asciidoc)$/;
// src/literal/families/documents/spelling.ts
var STEMS = [
  ["analyze", "analyse"],
  ["analyzing", "analysing"],
  ["behavior", "behaviour"],
  ["canceled", "cancelled"],
  ["canceling", "cancelling"],
  ["catalog", "catalogue"],
  ["center", "centre"],
  ["color", "colour"],
  ["customiz", "customis"],
  ["defense", "defence"],
  ["favor", "favour"],
  ["fulfill", "fulfil"],
  ["gray", "grey"],
  ["honor", "honour"],
  ["initializ", "initialis"],
  ["labeled", "labelled"],
  ["labeling", "labelling"],
  ["license", "licence"],
  ["modeling", "modelling"],
  ["neighbor", "neighbour"],
  ["normaliz", "normalis"],
  ["optimiz", "optimis"],
  ["organiz", "organis"],
  ["recogniz", "recognis"],
  ["serializ", "serialis"],
  ["summariz", "summaris"],
  ["synchroniz", "synchronis"],
  ["traveling", "travelling"],
  ["utiliz", "utilis"],
  ["visualiz", "visualis"]
];
var SPELLING = /^(?:(?:use|write|write in|in|prefer|follow|spell|with) )*(?:the )?(?<which>american|us|u\.s\.|british|uk) (?:english)?(?: ?(?:spelling|spellings|conventions?))*(?: (?:in|for|throughout|everywhere|across) .{1,80})?$/;
function readSpelling({ polarity, subject, verb, object, codes, instead }) {
  let which = polarity === "required" && codes.length === 0 && instead === void 0 && /^(?:|spelling|all text|text|prose)$/.test(subject) ? SPELLING.exec(plainPhrase(`${verb} ${object}`))?.groups?.which : void 0;
  if (which === void 0 || !/english|spell/.test(object))
    return;
  let isBritish = /^(?:british|uk)$/.test(which), wrong = STEMS.filter(
    ([american, british]) => !(isBritish ? british : american).startsWith(isBritish ? american : british)
  ).map((pair) => pair[isBritish ? 0 : 1]).join("|"), expression = new RegExp(String.raw`(?<![\p{L}\p{N}_$.#/'"-])(?:${wrong})[a-z]{0,7}(?![\p{L}\p{N}_$(-])`, "iu");
  return {
    looksAt: "text",
    words: `reports common words in ${isBritish ? "American" : "British"} spelling in prose and comments`,
    readsProse: true,
    findingKind: "naming",
    find: (file) => proseLines(file).filter(({ number }) => isProse(file, number)).flatMap(({ number, text }) => {
      let word = expression.exec(text)?.[0];
      return word === void 0 ? [] : [{ path: file.file.path, line: number, found: `"${word}"` }];
    })
  };
}
function isProse({ languageId = "plaintext", added }, line) {
  let text = added.find(({ number }) => number === line)?.text ?? "";
  return textKind(languageId) !== "code" || /^\s*(?:\/\/|\/\*|\*|#|--|<!--)/.test(text);
}
// src/literal/families/documents/terms.ts
var QUOTED4 = '["\u201C][^"\u201C\u201D]{2,40}["\u201D]';
var LIST4 = `${QUOTED4}(?:(?:, (?:or |and )?| or | and | nor |/|(?<=,["\u201D]) (?:or |and )?)${QUOTED4})*`;
var WORDS = "(?:words?|terms?|phrases?|phrasing|wording|terminology|expressions?|language)";
var NOUN3 = `(?:(?:the )?(?:[a-z-]+ ){0,2}${WORDS}(?: like| such as|:)? )`;
var NOUN_ALONE = new RegExp(`^(?:the )?(?:[a-z-]+ ){0,2}${WORDS}$`);
var ONLY_TERMS = new RegExp(`^${LIST4}$`);
var NAMED3 = new RegExp(`^${NOUN3}(?<terms>${LIST4})$`);
var ALONE2 = new RegExp(`^${NOUN3}?(?<terms>${LIST4})$`);
var SAYS2 = /^(?:say|write|spell)$/;
var VERB6 = /^(?:|use|say|write|call|prefer|include|spell|refer to|put|choose)$/;
var BEFORE_PAIR = "(?:(?:use|say|write|prefer|the|a|an|always|consistent|consistently|terminology|terms?|words?|wording|naming|throughout|in|across|codebase|code|documentation|docs|project|spelling|phrase|and) )*";
function isPhrase(phrase, { instead, statement }) {
  let [, words2] = /^["“]([\p{L}'’]+(?: [\p{L}'’]+){1,2})["”]$/u.exec(phrase) ?? [];
  return words2 !== void 0 && instead === void 0 && statement.text.includes(words2) && !/[❌✗✘🚫⛔✖]/u.test(statement.text);
}
var PAIR = new RegExp(
  `^${BEFORE_PAIR}(?<wanted>${QUOTED4}),? (?:(?:and )?(?:not|never)|instead of|rather than|over) (?<terms>${LIST4})$`
);
var SAID = new RegExp(
  `^(?:write|say|spell) (?<wanted>${QUOTED4}),? (?:and )?(?:not|never|instead of) (?<unwanted>${LIST4})$`
);
var EACH_PAIR = new RegExp(`(?<wanted>${QUOTED4}) instead of (?<unwanted>${QUOTED4})`, "g");
function readPairs(phrase) {
  let rest = phrase.replaceAll(EACH_PAIR, "#").replaceAll(/,? (?:and |or )?(?=#)/g, ""), found = [...phrase.matchAll(EACH_PAIR)].map(({ groups }) => groups ?? {}), bare = (one) => (one ?? "").replaceAll(/["“”]/g, "");
  return found.length > 1 && /^#+$/.test(rest) ? { wanted: found.map(({ wanted }) => bare(wanted)), unwanted: found.map(({ unwanted }) => bare(unwanted)) } : void 0;
}
var OF_CODE = /^(?:any|unknown|const|let|var|async|await|import|export|function|class|type|interface|enum|null|undefined|none|nil|true|false|return|default|public|private|static|void|string|number|object|array|self|this|new|delete|if|else|for|while|switch|try|catch|finally|throw|goto|use client|use server|use strict)$/;
function readTerms(given) {
  let isAboutWords = given.statement.headings.some(({ title }) => ABOUT_WORDS.test(title)), clause = isAboutWords ? withQuotes(given) : given, { polarity, subject, verb, object, instead, codes, statement } = clause;
  if (codes.length > 0 || subject !== "")
    return;
  let phrase = plainPhrase(object), pair = polarity === "required" ? PAIR.exec(`${verb === "use" || verb === "" ? "" : `${verb} `}${phrase}`)?.groups : void 0, pairs = readPairs(`${instead === void 0 ? "" : `${instead} instead of `}${phrase}`);
  if (polarity === "forbidden" && pairs !== void 0)
    return pairs.unwanted.every(isLanguage) ? findTerms(pairs.unwanted, pairs.wanted) : void 0;
  let said = polarity === "required" ? SAID.exec(plainPhrase(clause.explanation ?? ""))?.groups : void 0;
  if (said !== void 0) {
    let unwanted = listTerms(said.unwanted ?? "", statement.text);
    return unwanted.every(isLanguage) ? findTerms(unwanted, listTerms(said.wanted ?? "", statement.text)) : void 0;
  }
  let inBrackets = polarity === "forbidden" && NOUN_ALONE.test(phrase) ? plainPhrase(clause.explanation ?? "") : "", terms = pair?.terms ?? ONLY_TERMS.exec(inBrackets)?.[0] ?? (polarity === "forbidden" && VERB6.test(verb) ? (isAboutWords || instead !== void 0 && ALONE2.test(plainPhrase(instead)) || SAYS2.test(verb) || isPhrase(phrase, clause) ? ALONE2 : NAMED3).exec(phrase)?.groups?.terms : void 0), wanted = pair?.wanted ?? instead;
  if (terms === void 0)
    return;
  let written = listTerms(terms, statement.text), wantedTerms = listTerms(wanted ?? "", statement.text), areNamed = NAMED3.test(phrase) || SAYS2.test(verb) || inBrackets !== "" || /\b(?:words?|phrases?|spell(?:ing)?)\b/i.test(statement.text);
  return written.every(
    (term) => areNamed || isAboutWords || /[\s-]/.test(term) || wantedTerms.some((one) => isVariant(one, term))
  ) && written.every(isLanguage) ? findTerms(written, wantedTerms) : void 0;
}
var ABOUT_WORDS = /\b(?:terminology|wording|vocabulary|writing style|word choice|glossary|spelling|tone of voice)\b/i;
function withQuotes(clause) {
  let { codes, statement } = clause, quote = (masked) => masked.replaceAll(/[\uE000-\uF8FF]/g, (mark) => `"${listMaskedCodes(mark, codes)[0] ?? ""}"`), { instead, explanation } = clause;
  return {
    ...clause,
    object: quote(clause.object).replace(/^(?:the )?(?:ambiguous|vague|incorrect|old|wrong|deprecated) (?=")/, ""),
    subject: quote(clause.subject),
    ...instead === void 0 ? {} : { instead: quote(instead) },
    ...explanation === void 0 ? {} : { explanation: quote(explanation) },
    codes: [],
    statement: { ...statement, text: statement.text.replaceAll(/`([^`]+)`/g, '"$1"') }
  };
}
function listTerms(words2, written) {
  let quoted = [...written.matchAll(/["“]([^"“”]+)["”]/g)].map(([, term = ""]) => withoutStop(term)), used = /* @__PURE__ */ new Set();
  return [...words2.matchAll(/["“]([^"“”]+)["”]/g)].map(([, said = ""]) => {
    let term = withoutStop(said), index = quoted.findLastIndex((one, at2) => one.toLowerCase() === term && !used.has(at2));
    return used.add(index), quoted[index] ?? term;
  });
}
function withoutStop(term) {
  return term.replace(/,$/, "").replace(/(?<=\S \S+ \S+)\.$/, "");
}
function isLanguage(term) {
  return new RegExp("^(?:\\p{L}[\\p{L}\\p{N} '\u2019-]*\\p{L}\\.?|\\p{L}\\.\\p{L}\\.)$", "u").test(term) && !OF_CODE.test(term.toLowerCase());
}
function isVariant(wanted, word) {
  let [one, other] = [wanted, word].map((term) => term.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  for (let start = 0; start + 4 <= (other ?? "").length; start += 1)
    if (one?.includes((other ?? "").slice(start, start + 4)) === true)
      return true;
  return false;
}
function findTerms(terms, wanted) {
  let expressions = terms.map((term) => {
    let isCase = wanted.some((one) => one.toLowerCase() === term.toLowerCase()) || new RegExp("^\\p{Lu}\\p{L}*$", "u").test(term), body = term.replaceAll(".", String.raw`\.`).split(/\s+/).join(String.raw`\s+`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}_-])${body}(?![\p{L}\p{N}_-])`, isCase ? "u" : "iu");
  });
  return {
    looksAt: "text",
    words: `reports ${terms.map((term) => `"${term}"`).join(", ")} in prose, comments and strings`,
    readsProse: true,
    findingKind: "naming",
    find: (subject) => proseLines(subject).flatMap(({ number, text }) => {
      let found = terms[expressions.findIndex((expression) => expression.test(text))], isAboutWords = wanted.some(
        (one) => text.toLowerCase().includes(one.toLowerCase()) && one.toLowerCase() !== found?.toLowerCase()
      );
      return found === void 0 || isAboutWords ? [] : [{ path: subject.file.path, line: number, found: `"${found}"` }];
    })
  };
}
// src/literal/families/documents.ts
var DOCUMENTS_FAMILY = {
  name: "documents",
  compile: (clause) => readEmojiRule(clause) ?? readQuotedComments(clause) ?? readCommentSentences(clause) ?? readEnglish(clause) ?? readTerms(clause) ?? readSpelling(clause) ?? readMarkdownForm(clause) ?? readAddressRule(clause)
};
// src/literal/families/errors-and-logs.ts
var OWN2 = createThingList(ERRORS_AND_LOGS);
var ALL5 = createThingList([...ERRORS_AND_LOGS, ...STATEMENT_CONSTRUCTS, ...CONSTRUCTS]);
var ERRORS_AND_LOGS_FAMILY = {
  name: "errors-and-logs",
  compile: (clause) => compileThings(clause, OWN2, ALL5)
};
// src/literal/families/imports/read-dependencies.ts
function readDependencies(fileName, text) {
  let lines = text.split(`
`);
  switch (fileName) {
    case "package.json":
      return readSections(
        lines,
        /^ {1,8}"(?:dev|peer|optional)?[dD]ependencies"\s*:\s*\{|^\t"(?:dev|peer|optional)?[dD]ependencies"\s*:\s*\{/,
        /^\s*\}/,
        /^\s*"((?:@[\w.-]+\/)?[\w.-]+)"\s*:/
      );
    case "Cargo.toml":
      return readSections(
        lines,
        /^\[(?:[\w.'()"=-]+\.)?(?:dev-|build-)?dependencies\]/,
        /^\[/,
        /^([\w-]+)(?:\.\w+)?\s*=/
      );
    case "pyproject.toml":
      return [
        ...readSections(lines, /^dependencies\s*=\s*\[\s*$/, /^\s*\]/, /^\s*["']([\w.-]+)/),
        ...readSections(
          lines,
          /^\[tool\.poetry(?:\.group\.[\w-]+)?\.(?:dev-)?dependencies\]/,
          /^\[/,
          /^([\w.-]+)\s*=/
        ).filter(({ name }) => name !== "python")
      ];
    case "go.mod":
      return [
        ...readSections(lines, /^require\s*\(/, /^\)/, /^\s+([\w.-]+\.[\w./~-]+) v\S+\s*$/),
        ...lines.flatMap((line, index) => {
          let [, name] = /^require ([\w./~-]+) v\S+\s*$/.exec(line) ?? [];
          return name === void 0 ? [] : [{ name, line: index + 1 }];
        })
      ];
    default:
      return [];
  }
}
function readSections(lines, start, end, entry) {
  let found = [], isInside2 = false;
  for (let [index, line] of lines.entries()) {
    isInside2 && end.test(line) && !start.test(line) && (isInside2 = false);
    let name = isInside2 ? entry.exec(line)?.[1] : void 0;
    name !== void 0 && found.push({ name, line: index + 1 }), isInside2 ||= start.test(line);
  }
  return found;
}
// src/literal/families/imports/added-dependencies.ts
var ANY2 = /^(?:any |new |additional |extra |more |other |further )*(?:(?:npm|external|third-party|runtime|production|python|go|rust|package) )*(?:dependenc(?:y|ies)|packages|libraries)(?: (?:to|in) (?:the )?(?:project|package\.json|repo(?:sitory)?|codebase))?$/;
var NAMED4 = new RegExp(
  `^(?<list>${codeListPattern("the|package", "packages?|library|libraries")}) (?:as (?:a |an )?(?:new |runtime |direct )*dependenc(?:y|ies)|to (?:the )?(?:dependencies(?: (?:in|of) (?:the )?${CODE})?|${CODE}(?:'s)?(?: (?:dev)?dependencies)?))$`
);
var PACKAGE = /^@?[\w.-]+(?:\/(?:\*|[\w./-]+))?$/;
var MANIFEST = /^(?:package\.json|pyproject\.toml|Cargo\.toml|go\.mod)$/;
var VERB7 = /^(?:add|introduce|install|bring in|)$/;
var PERMISSION = /\b(?:unless|without|explicit(?:ly)?|ask(?:ed|ing)?|permission|approval|until|only (?:if|when)|necessary|needed|required?|unnecessary|discussed|justif\w+|requested)\b/i;
function compileAddedDependencies(clause) {
  let object = plainPhrase(clause.object), list = NAMED4.exec(object)?.groups?.list;
  if (clause.polarity !== "forbidden" || clause.subject !== "" || !VERB7.test(clause.verb) || list === void 0 && !ANY2.test(object))
    return;
  let words2 = clause.statement.parts.map(({ kind: kind2, value }) => kind2 === "words" ? value : " ").join("");
  if (PERMISSION.test(words2))
    return {
      reason: "a change does not show whether somebody allowed the dependency",
      hint: "Name the dependencies that are never added."
    };
  if (list === void 0 && (clause.verb === "" || !/\b(?:new|any|additional|extra|more|other|further|external|third-party|runtime)\b|^dependenc/.test(object)))
    return;
  let named = list === void 0 ? void 0 : codesIn(list, clause.codes), [manifest] = list === void 0 ? [] : codesIn(object.slice(list.length), clause.codes);
  if (!(named?.every((name) => PACKAGE.test(name) && !FILE_OF_PACKAGES.test(name)) === false || manifest !== void 0 && !MANIFEST.test(manifest)))
    return {
      looksAt: "text",
      // A dependency that is named must not be there; any other one may be there for a long time.
      isAboutChange: named === void 0,
      words: `reports ${named === void 0 ? "dependencies" : listCodes(named)} added to \`package.json\`, \`pyproject.toml\`, \`Cargo.toml\` or \`go.mod\``,
      find: (subject) => findAdded(subject, named)
    };
}
var FILE_OF_PACKAGES = /\.(?:txt|toml|json|ya?ml|cfg|lock|xml|gradle)$/;
function findAdded(subject, named) {
  let { file, head, isAdded } = subject;
  if (head === void 0)
    return [];
  let removed = file.hunks.flatMap(
    ({ lines }) => lines.flatMap((line) => line.kind === "removed" ? [line.text] : [])
  );
  return readDependencies(nameOf(file.path), head).filter(({ name, line }) => isAdded(line) && (named?.some((one) => isNamed2(name, one)) ?? true)).filter(({ name }) => !removed.some((text) => text.includes(name))).map(({ name, line }) => ({
    path: file.path,
    line,
    found: `the dependency ${listCodes([name])}`,
    note: `This line adds the dependency ${listCodes([name])}.`
  }));
}
function isNamed2(name, named) {
  return named.endsWith("/*") ? name.startsWith(named.slice(0, -1)) : name === named;
}
// src/literal/families/imports/module-match.ts
var PACKAGE2 = /^@?[A-Za-z][\w.-]*(?:(?:\/|::|#)[\w.*-]+)*(?:\/\*\*?|::\*|\.\*|\/)?$/;
function readModule(code) {
  let written = code.trim().replaceAll(/^["']|["']$/g, "");
  if (/^(?:\.\.?\/)+(?:\.\.\.|\*{1,2})?$/.test(written)) {
    let prefix = written.replace(/\.\.\.$|\*+$/, "");
    return { code, matches: (module) => module.startsWith(prefix) };
  }
  let isAlias = /^[@~#]\//.test(written);
  if (!isAlias && !PACKAGE2.test(written) && !/^node:[\w/]+$/.test(written))
    return;
  let stem = written.replace(/(?:\/|::|\.)\*{1,2}$/, "").replace(/\/+$/, "");
  if (stem === "" || /[*]/.test(stem))
    return;
  let isFolder = written.endsWith("/") || /^(?:src|lib|app|apps|packages|internal|server|client)\//.test(written);
  return {
    code,
    word: wordOfModule(stem),
    matches: (module, importer) => isModule(module, stem) || // What is inside of a folder may import from it.
    (isFolder || isAlias) && isInFolder(module, importer, stem) && !isInLayer(importer, stem.replace(/^[@~#]\//, "src/"))
  };
}
function wordOfModule(name) {
  let last = /[^/]+(?=\/*$)/.exec(name)?.[0] ?? "", [longest] = (last.match(/[A-Za-z_$][\w$]*/g) ?? []).toSorted((a, b) => b.length - a.length);
  return last === "src" ? void 0 : longest;
}
function signsOfModules(modules) {
  let signs = modules.flatMap(({ word }) => word === void 0 ? [] : [{ inFile: word }]);
  return signs.length < modules.length ? void 0 : signs;
}
function isModule(module, name) {
  let bare = module.replace(/^node:/, ""), wanted = name.replace(/^node:/, ""), own = name.startsWith("node:") ? module : bare, compared = name.startsWith("node:") ? name : wanted;
  return own === compared || ["/", ".", "::", "\\"].some((join) => own.startsWith(`${compared}${join}`));
}
function isInFolder(module, importer, folder3) {
  let target = resolveModule(module, importer), wanted = folder3.replace(/^[@~#]\//, "src/");
  return target !== void 0 && (wanted.includes("/") ? `${target}/`.startsWith(`${wanted}/`) : target.split("/").includes(wanted));
}
function leadsToLayer(module, importer, layer) {
  let folder3 = layer.replace(/\/+$/, "");
  return folder3.includes("/") ? isModule(module, folder3) || isInFolder(module, importer, folder3) : (resolveModule(module, importer) ?? module.replaceAll(/::|\\|\./g, "/")).split("/").includes(folder3);
}
function isInLayer(path, layer) {
  let folder3 = layer.replace(/^\.?\//, "").replace(/\/+$/, "");
  return folder3.includes("/") ? path.startsWith(`${folder3}/`) : path.split("/").slice(0, -1).includes(folder3);
}
function resolveModule(module, importer) {
  if (/^[@~#]\//.test(module))
    return `src/${module.slice(2)}`;
  if (!/^\.\.?(?:\/|$)/.test(module))
    return /^[\w-]+(?:\/[\w.-]+)+$/.test(module) ? module : void 0;
  let parts = folderOf(importer).split("/").filter(Boolean);
  for (let part of module.split("/"))
    part === ".." ? parts.pop() : part !== "." && part !== "" && parts.push(part);
  return parts.join("/");
}
// src/literal/families/imports/forbidden-imports.ts
var NOUN4 = "packages?|modules?|library|libraries|npm packages?|namespace|crates?|layer|folders?|director(?:y|ies)|code|directly|files";
var BEFORE3 = "from|the|any|anything|code|in|on|upon|of|within|npm|third-party|other|things";
var MODULES = codeListPattern(BEFORE3, NOUN4);
var NAMES3 = codeListPattern("the|named", "type|types|function|class|symbol|component|helper|hook|directly");
var IMPORT_VERB = /^(?:import|import from|depend|depend on|re-export|require|include|reference|pull|pull in)$/;
var USE_VERB = /^(?:use|add|install|introduce|)$/;
var FROM2 = new RegExp(
  String.raw`^(?:imports? (?:of )?)?(?<names>${NAMES3}) (?:directly )?from (?:the )?(?:(?<modules>${MODULES})|["']?(?<plain>[a-z@][\w@/.-]*)["']?)(?: directly)?$`
);
var ONLY_MODULES = new RegExp(`^(?:(?:direct )?imports? from )?(?:directly )?(?<modules>${MODULES})$`);
var IMPORTS_FROM = new RegExp(`^(?<named>named )?(?:any |direct )?imports? (?:from|of) (?<modules>${MODULES})$`);
var PACKAGES = new RegExp(
  `^(?:the )?(?<modules>${codeListPattern("the|or", "npm packages?|packages?|modules?|library|libraries|crates?")})$`
);
function compileForbiddenImports(clause) {
  if (clause.polarity === "forbidden")
    return compileLayers(clause) ?? compileWrittenImport(clause) ?? compileNamesFrom(clause) ?? compileModules(clause);
}
function readObject({ subject, object }) {
  return /^(?:(?:all |any |the |new |our |production )*(?:code|files|modules|you|we|codebase))?$/.test(
    plainPhrase(subject)
  ) ? plainPhrase(object) : void 0;
}
var LAYER = new RegExp(
  `^${codeListPattern("the|code|files|modules|anything|in|inside|under|of|all", "packages?|modules?|layer|folders?|director(?:y|ies)|code|files|crates?")}$`
);
function compileLayers({ subject, verb, object, codes }) {
  if (!IMPORT_VERB.test(verb) || codes.length === 0)
    return;
  let phrase = plainPhrase(subject), said = ONLY_MODULES.exec(plainPhrase(object));
  if (!LAYER.test(phrase) || said === null)
    return;
  let importers = codesIn(phrase, codes).map(withoutStars), targets = codesIn(said.groups?.modules ?? "", codes).map(withoutStars);
  if ([...importers, ...targets].every((code) => /^[@~]?[\w./-]+$/.test(code) && !code.startsWith(".")))
    return findImports(
      `reports imports of ${listCodes(targets)} in ${listCodes(importers)}`,
      ({ module }, { file: { path } }) => {
        let importer = importers.find((one) => isInLayer(path, one)), target = targets.find((one) => leadsToLayer(module, path, one));
        return importer === void 0 || target === void 0 || isInLayer(path, target) ? void 0 : {
          found: `imports of ${listCodes([target])} in ${listCodes([importer])}`,
          note: `This line imports ${listCodes([module])}.`
        };
      },
      withSigns(targets.map((target) => ({ word: wordOfModule(target) })))
    );
}
function withSigns(modules) {
  let signs = signsOfModules(modules);
  return signs === void 0 ? {} : { signs };
}
function withoutStars(code) {
  return code.replace(/\/\*{1,2}$/, "");
}
var ONLY_CODE = new RegExp(`^${CODE}$`);
function compileWrittenImport(clause) {
  let object = readObject(clause);
  if (object === void 0 || !ONLY_CODE.test(object) || !/^(?:use|write|import|add|do|)$/.test(clause.verb))
    return;
  let code = at(codesIn(object, clause.codes), 0).trim().replace(/;$/, ""), [, names, module] = /^import (?:type )?\{ ?([\w$, ]+?) ?\} from ["']([^"'.]+[^"']*)["']$/.exec(code) ?? [], [, pythonModule, pythonNames] = /^from ([\w.]+) import ([\w, ]+)$/.exec(code) ?? [], [, whole] = /^(?:import (?:[\w$]+|\* as [\w$]+) from |import )["']([^"'.]+[^"']*)["']$/.exec(code) ?? [], modules = [module ?? pythonModule ?? whole].flatMap(
    (one) => one === void 0 ? [] : readModule(one) ?? []
  ), list = (names ?? pythonNames ?? "").split(",").map((name) => name.trim()).filter(Boolean);
  if (modules.length !== 0)
    return list.length > 0 ? findNamesFrom(list, modules) : whole !== void 0 && /^import ["']/.test(code) ? findModules(modules) : void 0;
}
function compileNamesFrom(clause) {
  let object = readObject(clause), groups = object === void 0 ? void 0 : FROM2.exec(object)?.groups;
  if (groups === void 0 || !/^(?:import|use|re-export|)$/.test(clause.verb))
    return;
  let names = codesIn(groups.names ?? "", clause.codes), modules = readModules(
    groups.plain === void 0 ? codesIn(groups.modules ?? "", clause.codes) : [groups.plain]
  ), isName = names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  return modules === void 0 || !isName || !areModules(modules) ? void 0 : findNamesFrom(names, modules);
}
function areModules(modules) {
  return modules.every(({ code }) => !/^[a-z_$]+[A-Z]\w*$/.test(code));
}
function findNamesFrom(names, modules) {
  let from = listCodes(modules.map(({ code }) => code));
  return findImports(
    `reports imports of ${listCodes(names)} from ${from}`,
    ({ module, imported, local }, { file: { path } }) => {
      let name = imported === "default" ? nameOfDefault(names, module, local) : imported;
      return name !== void 0 && names.includes(name) && modules.some((one) => isExactly(one, module, path)) ? {
        found: `imports of ${listCodes([name])} from ${listCodes([module])}`,
        note: `This line imports ${listCodes([name])} from ${listCodes([module])}.`
      } : void 0;
    },
    { mayMatch: (line) => names.some((name) => line.includes(name)), ...withSigns(modules) }
  );
}
function nameOfDefault(names, module, local) {
  let last = /[^/]+$/.exec(module)?.[0].toLowerCase();
  return names.find((name) => name.toLowerCase() === last) ?? local;
}
function isExactly({ code, matches }, module, importer) {
  return code.endsWith("*") || code.endsWith("/") ? matches(module, importer) : module === code.replaceAll(/["']/g, "") || module === `node:${code}`;
}
function compileModules(clause) {
  let object = readObject(clause);
  if (object === void 0)
    return;
  let isImport = IMPORT_VERB.test(clause.verb), groups = (isImport ? ONLY_MODULES.exec(object) : void 0)?.groups ?? (USE_VERB.test(clause.verb) ? IMPORTS_FROM.exec(object) ?? readPackages(object) ?? readPaths2(object, clause) : void 0)?.groups, modules = groups === void 0 ? void 0 : readModules(codesIn(groups.modules ?? "", clause.codes));
  if (!(modules === void 0 || isImport && !isAboutModules(object, modules)))
    return /. from /.test(clause.instead ?? "") ? compileOtherSource(clause, modules) : groups?.named === void 0 ? findModules(modules) : findNamed(modules);
}
function compileOtherSource({ instead = "", codes }, modules) {
  let names = codesIn(FROM2.exec(plainPhrase(instead))?.groups?.names ?? "", codes);
  return names.length > 0 && areModules(modules) ? findNamesFrom(names, modules) : void 0;
}
function readPackages(object) {
  return /\b(?:packages?|modules?|library|libraries|crates?)$/.test(object) ? PACKAGES.exec(object) : null;
}
function readPaths2(object, { codes, instead = "" }) {
  let alternatives = codesIn(plainPhrase(instead), codes), found = ONLY_PATHS.exec(object), named = found === null ? [] : codesIn(found.groups?.modules ?? "", codes), isNextToModule = alternatives.length > 0 && (/ from [\uE000-\uF8FF]$/.test(instead) || alternatives.every((code) => MODULE_PATH.test(code)));
  return named.every((code) => MODULE_PATH.test(code) || isNextToModule && SHORT_PATH.test(code)) ? found : null;
}
var ONLY_PATHS = new RegExp(`^(?:the )?(?<modules>${codeListPattern("the|or|raw|plain", "directly")})$`);
var MODULE_PATH = /^@[a-z0-9][\w.-]*\/[\w./-]+$|^(?:github\.com|gitlab\.com|golang\.org|gopkg\.in|google\.golang\.org|k8s\.io|go\.uber\.org)\/[\w./-]+$|^node:[\w/]+$|^(?:archive|bufio|compress|container|crypto|database|debug|encoding|go|hash|html|image|index|io|log|math|mime|net|os|path|regexp|runtime|sync|testing|text|unicode)\/[a-z][\w/]*$/;
var SHORT_PATH = /^[a-z][\w-]*\/[\w./-]+$/;
function isAboutModules(object, modules) {
  return /\bfrom\b|\bon\b|packages?|modules?|librar/.test(object) || modules.every(({ code }) => !/^[A-Z]\w*$/.test(code));
}
function readModules(codes) {
  let modules = codes.map(readModule);
  return modules.length === 0 || modules.includes(void 0) ? void 0 : modules.flatMap((one) => one ?? []);
}
function findNamed(modules) {
  let from = listCodes(modules.map(({ code }) => code));
  return findImports(
    `reports named imports from ${from}`,
    ({ module, imported, isType: isType2 }, { file: { path } }) => imported === void 0 || imported === "*" || imported === "default" || isType2 || !modules.some((one) => isExactly(one, module, path)) ? void 0 : {
      found: `named imports from ${listCodes([module])}`,
      note: `This line imports ${listCodes([imported])} by its name.`
    },
    withSigns(modules)
  );
}
function findModules(modules) {
  return findImports(
    `reports imports of ${listCodes(modules.map(({ code }) => code))}`,
    ({ module }, { file: { path } }) => {
      let found = modules.find(({ matches }) => matches(module, path));
      return found === void 0 ? void 0 : { found: `imports of ${listCodes([found.code])}`, note: `This line imports ${listCodes([module])}.` };
    },
    withSigns(modules)
  );
}
// src/literal/families/imports/node-modules.ts
var BUILT_IN_MODULES = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs http http2
  https inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls
  trace_events tty url util v8 vm wasi worker_threads zlib`.split(/\s+/)
);
// src/literal/families/imports/words-with-codes.ts
function textOfCodes({ object, codes }) {
  let bare = object.replaceAll(
    / ?\((?:e\.g\.,? |like |such as )?[\uE000-\uF8FF](?:(?:, | or | and |\/)[\uE000-\uF8FF])*\)/g,
    ""
  );
  return plainPhrase(unmaskCodeSpans(bare, codes).replaceAll("`", "").replaceAll(/["']/g, ""));
}
// src/literal/families/imports/import-forms.ts
var RELATIVE = /^\.\.?(?:\/|$)|^\.+\w*$/;
var judgeRelative = ({ module, kind: kind2 }) => RELATIVE.test(module) && kind2 !== "include" ? { found: "relative imports", note: `This line imports ${listCodes([module])}.` } : void 0;
var judgeParent = ({ module }) => /^\.\.\/|^\.\.+\w/.test(module) ? { found: "imports from parent folders", note: `This line imports ${listCodes([module])}.` } : void 0;
var judgeOwnPackage = ({ module, kind: kind2 }, { file: { path } }) => {
  let [first = "", ...rest] = module.split("."), folders = folderOf(path).replace(/^(?:src|lib|python)\//, "").split("/");
  return kind2 === "import" && rest.length > 0 && folders[0] === first && !/^tests?$/.test(first) ? { found: "absolute imports of the own package", note: `This line imports ${listCodes([module])}.` } : void 0;
};
function judgeDepth(folders) {
  let start = "../".repeat(folders);
  return ({ module }) => `${module}/`.startsWith(start) ? { found: "imports from folders above the parent", note: `This line imports ${listCodes([module])}.` } : void 0;
}
var EXTENSION2 = /\.(?:[cm]?[jt]sx?)$/;
var OTHER_EXTENSION = /\.(?:json|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|vue|svelte|astro|html|md|mdx|wasm|node|graphql|gql|txt|yaml|yml|toml|sql|snap)(?:\?.*)?$/;
var judgeMissingExtension = ({ module }) => /^\.\.?\//.test(module) && !EXTENSION2.test(module) && !OTHER_EXTENSION.test(module) && !/[?!]/.test(module) ? { found: "relative imports without a file extension", note: `This line imports ${listCodes([module])}.` } : void 0;
var judgeExtension = ({ module }) => /^[.@~]/.test(module) && EXTENSION2.test(module) && /^(?:\.|[@~]\/)/.test(module) ? { found: "file extensions in imports", note: `This line imports ${listCodes([module])}.` } : void 0;
var judgeNode = (fact, subject) => {
  let { module } = fact, [name = ""] = module.split("/");
  if (!BUILT_IN_MODULES.has(name) || module.includes(":"))
    return;
  let suggestion = rewriteModule(fact, subject, `node:${module}`);
  return {
    found: `${listCodes([module])} without \`node:\``,
    note: `This line imports ${listCodes([module])} without \`node:\`.`,
    ...suggestion === void 0 ? {} : { suggestion }
  };
};
function rewriteModule({ line, endLine, module }, { added }, other) {
  let parts = added.find(({ number }) => number === line)?.text?.split(/(["'])/), places = parts?.flatMap((part, index) => part === module ? [index] : []) ?? [], [place] = places;
  return line !== endLine || parts === void 0 || place === void 0 || places.length > 1 ? void 0 : parts.with(place, other).join("");
}
var judgeInner = (fact, { facts }) => !fact.isTop && (fact.kind === "import" || fact.kind === "require") && !fact.isType && facts.declarations.some(
  ({ kind: kind2, line, endLine }) => (kind2 === "function" || kind2 === "method" || kind2 === "constructor") && line < fact.line && fact.endLine <= endLine
) ? {
  found: "imports inside of functions",
  note: `This line imports ${listCodes([fact.module])} inside of a function.`
} : void 0;
var judgeRequire = ({ kind: kind2, module }) => kind2 === "require" ? { found: "`require`", note: `This line requires ${listCodes([module])}.` } : void 0;
var judgeDynamic = ({ kind: kind2, module }) => kind2 === "dynamic" ? { found: "dynamic imports", note: `This line imports ${listCodes([module])} dynamically.` } : void 0;
var NODE = "(?:node(?:\\.js|js)? )?(?:built-?ins?|built-?in modules?|core modules?|built-?in imports?|standard library modules?|imports?|modules?)";
var FORMS8 = [
  {
    forbidden: /^(?:\.\.\/\.\.\/|(?:deep|deeply nested|long|multi-level) relative (?:imports?|paths?|import paths)|(?:deep|long) (?:\.\.\/)+ ?(?:imports?|paths?)?|(?:\.\.\/){2,}(?:\.\.\.)?(?: (?:imports?|paths?))?|deep relative imports? (?:like |such as )?\(?(?:\.\.\/)+\)?)$/,
    finder: findImports("reports imports that begin with `../../`", judgeDepth(2), {
      languages: SCRIPT_FILES,
      topics: ["relative-import"]
    })
  },
  {
    forbidden: /^(?:parent(?:-relative| relative| directory| folder)? (?:imports?|paths?)|\.\.\/ (?:imports?|paths?)|(?:relative )?(?:parent )?imports? (?:from|with|using) (?:parent (?:folders?|directories)|\.\.\/))$/,
    finder: findImports("reports imports that begin with `../`", judgeParent, { topics: ["relative-import"] })
  },
  {
    forbidden: /^(?:relative (?:imports?|import paths?|module imports)|relative paths? (?:in|for) imports?|(?:imports? )(?:with|by|using) relative paths?)$/,
    required: /^(?:absolute imports?|absolute import paths?|absolute paths? (?:in|for) (?:all )?imports?)$/,
    finder: findImports("reports relative imports", judgeRelative, { topics: ["relative-import"] })
  },
  {
    required: /^(?:explicit )?relative imports?(?: (?:within|inside|in|for) (?:the |a |each |same |own |local |internal |our )*(?:packages?|modules?|codebase|imports|project))?$/,
    finder: findImports("reports imports of the own package by its whole name", judgeOwnPackage, {
      languages: ["python"]
    })
  },
  {
    required: /^(?:(?:use |write )?(?:(?:esm|es module|relative|all|local) )*imports? (?:with|using|use|have|include|need|must have) (?:an? |the )?(?:explicit )?\.[cm]?[jt]s (?:file )?extensions?|(?:explicit |full )?(?:file )?extensions? (?:in|on|for|with) (?:all )?(?:relative )?(?:esm |import )?(?:imports?|import paths?|import specifiers)|(?:the )?\.[jt]s (?:file )?extensions? (?:in|on|for|with) (?:all )?(?:relative )?(?:esm |typescript )?(?:imports?|import paths?|import specifiers))$/,
    finder: findImports("reports relative imports without a file extension", judgeMissingExtension, {
      languages: SCRIPT_FILES
    })
  },
  {
    forbidden: /^(?:(?:the )?(?:file |\.[jt]s |\.js\/\.ts )?extensions? (?:in|to|from|on) (?:all )?(?:typescript |javascript |relative )?(?:imports?|import paths?|import statements|import specifiers)(?: in typescript)?)$/,
    finder: findImports("reports file extensions in imports of own modules", judgeExtension, {
      languages: SCRIPT_FILES
    })
  },
  {
    required: new RegExp(
      String.raw`^(?:the )?(?:node:(?:\*)?) (?:protocol|prefix|scheme|specifiers?|imports?|import prefix|imports prefix)(?: (?:for|when importing|with|in|on) (?:all )?${NODE})?$|^${NODE} (?:with|using|via|through) (?:the )?node:(?: (?:prefix|protocol|scheme))?$|^(?:the )?node:(?: prefix| protocol)? for (?:all )?${NODE}$`
    ),
    finder: findImports("reports imports of modules of Node without `node:`", judgeNode, { languages: SCRIPT_FILES })
  },
  {
    forbidden: /^(?:inline imports?|local imports?|nested imports?|(?:local |inline )?imports? (?:inside|within|in)(?: of)? (?:functions?|methods?|function bodies|functions (?:or|and) methods))$/,
    required: /^(?:(?:all |your )?imports? (?:at|to) the top(?: of (?:the|each|every|a) (?:file|module))?|top-level imports?)$/,
    finder: findImports("reports imports inside of functions", judgeInner, { alsoReads: ["declarations"] })
  },
  {
    forbidden: /^(?:require(?:\(\))?(?: (?:calls?|statements?|imports?))?|commonjs(?: (?:require|requires|modules?|imports?|syntax))?(?: \(?(?:require(?:\(\))?)\)?)?)$/,
    finder: findImports("reports `require`", judgeRequire, { languages: SCRIPT_FILES })
  },
  {
    forbidden: /^(?:dynamic (?:imports?|import\(\))|import\(\)|dynamic imports? \(?import\(\)\)?)$/,
    finder: findImports("reports dynamic imports", judgeDynamic, { languages: SCRIPT_FILES })
  }
];
var VERBS = /^(?:use|have|write|add|prefer|do|import|place|put|keep|include|specify|omit|employ|)$/;
var SUBJECT2 = /^(?:(?:all |the |any |our )*(?:code|files?|you|we|modules?|codebase|imports?|import statements))?$/;
function compileImportForms(clause) {
  let { polarity, verb } = clause, subject = plainPhrase(clause.subject), words2 = clause.statement.parts.map(({ kind: kind2, value }) => kind2 === "words" ? value : " ").join("");
  if (/\bunless\b|\bnecessary\b|\bexcept\b/i.test(words2) && clause.scope.outside.length === 0)
    return;
  if (!SUBJECT2.test(subject) || !VERBS.test(verb))
    return /^(?:be|go|stay|live|belong|stand)$/.test(verb) && /^(?:all )?(?:the )?imports?$/.test(subject) ? compileDescribed(clause) : void 0;
  if (/import/.test(subject))
    return /^(?:use|have|include|omit)$/.test(verb) ? findForm(polarity, `${textOfCodes(clause)} in imports`) : void 0;
  let above = polarity === "forbidden" ? readFoldersAbove(clause) : void 0;
  if (above !== void 0)
    return findImports(`reports imports that begin with \`${"../".repeat(above)}\``, judgeDepth(above), {
      languages: SCRIPT_FILES,
      topics: ["relative-import"]
    });
  let object = textOfCodes(clause);
  return /^relative paths?$/.test(object) && /\bimport|\balias/i.test(`${words2} ${clause.instead ?? ""}`) ? findForm(polarity, "relative imports") : findForm(polarity, verb === "import" ? `imports ${object}` : object) ?? findForm(polarity, object);
}
function readFoldersAbove({ verb, object, codes }) {
  let [code, ...others] = listMaskedCodes(object, codes), folders = /^(?:\.\.\/)+(?:\.\.)?$/.test(code ?? "") ? code?.match(/\.\./g)?.length ?? 0 : 0, isAlone = new RegExp("^(?:from )?\\p{Co}(?: (?:relative )?(?:imports?|paths?))?$", "u").test(object.trim());
  return folders >= 2 && others.length === 0 && isAlone && (verb === "import" || /import/.test(object)) ? folders : void 0;
}
function compileDescribed(clause) {
  let object = textOfCodes(clause);
  return findForm(clause.polarity, `imports ${object}`) ?? findForm(clause.polarity, `${object} imports`);
}
function findForm(polarity, words2) {
  return FORMS8.find((form) => form[polarity]?.test(words2))?.finder;
}
// src/literal/families/imports/python-modules.ts
var PYTHON_STANDARD_LIBRARY = new Set(
  `__future__ abc aifc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar cmath cmd code codecs codeop
  collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg cProfile csv ctypes curses dataclasses
  datetime dbm decimal difflib dis doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions
  ftplib functools gc getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress
  itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder multiprocessing netrc numbers
  operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posix pprint profile pstats pty pwd py_compile
  pyclbr pydoc queue quopri random re readline reprlib resource runpy sched secrets select selectors shelve shlex shutil signal site
  smtplib socket socketserver sqlite3 ssl stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tarfile
  tempfile termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing
  unicodedata unittest urllib uuid venv warnings wave weakref webbrowser winreg wsgiref xml xmlrpc zipapp zipfile zipimport zlib
  zoneinfo`.split(/\s+/)
);
// src/literal/families/imports/import-order.ts
var GO_STANDARD_LIBRARY = new Set(
  `archive bufio builtin bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index io iter log maps math mime net os path plugin reflect regexp runtime slices sort strconv strings
  structs sync syscall testing text time unicode unique unsafe weak`.split(/\s+/)
);
var RANKS = {
  python: (module) => module.startsWith(".") ? 2 : PYTHON_STANDARD_LIBRARY.has(module.split(".", 1)[0] ?? "") ? 0 : void 0,
  go: (module) => {
    let [first = ""] = module.split("/", 1);
    return first.includes(".") ? 1 : GO_STANDARD_LIBRARY.has(first) ? 0 : void 0;
  },
  csharp: (module) => /^System(?:\.|$)/.test(module) ? 0 : 1,
  rust: (module) => /^(?:std|core|alloc)(?:::|$)/.test(module) ? 0 : /^(?:crate|super|self)(?:::|$)/.test(module) ? 2 : 1
};
for (let language of SCRIPT_FILES)
  Object.assign(RANKS, { [language]: rankOfScript });
function rankOfScript(module) {
  return module.startsWith("node:") || BUILT_IN_MODULES.has(module.split("/", 1)[0] ?? "") ? 0 : /^(?:\.|~|@\/|#|\/)/.test(module) ? 2 : 1;
}
var STANDARD = "(?:the )?(?:(?:python |go |rust |node(?:\\.js|js)? |language )?(?:standard[- ]library|stdlib|std|standard|built-?ins?|built-in modules?|core modules?|node(?:\\.js|js)?(?: built-?ins?| core)?|system))(?: (?:imports?|modules?|packages?|librar(?:y|ies)))?";
var OTHERS2 = "(?:third[- ]party|3rd[- ]party|external|npm|vendor|other|library)(?: (?:imports?|modules?|packages?|librar(?:y|ies)|dependencies|crates?))?|(?:packages?|dependencies|libraries)";
var OWN3 = "(?:local|internal|first[- ]party|project|own|application|app|relative|absolute|parent|sibling|same[- ]package|workspace|crate|module|intra-project|[\uE000-\uF8FF])(?: (?:imports?|modules?|packages?|code|paths?|types?|files?))?";
var GROUP = `(?:${STANDARD}|${OTHERS2}|${OWN3}|types?)`;
var NEXT = "(?:,? then |, and then |, (?:and |followed by )?| and (?:then )?| followed by |,? before | ?(?:\u2192|->|>|/) ?|; )";
var LISTED = new RegExp(
  `^(?<first>${GROUP})(?: first)?(?:${NEXT}(?:the |our )?${GROUP}(?: (?:next|last|second|third))?){1,5}$`
);
var EACH2 = new RegExp(`(?<standard>${STANDARD})|(?<others>${OTHERS2})|(?<own>${OWN3})`, "g");
var IMPORTS = "(?:(?:all|your|the|python|go|rust|typescript|javascript) )*(?:imports?|import statements?|import groups|uses|use statements)";
var ORDERED = new RegExp(
  `^(?:(?:group(?:ed)?|order(?:ed)?|organi[sz]ed?|sort(?:ed)?|keep|kept|separated?|arranged?|structured?|be|list(?:ed)?) )*(?:${IMPORTS}(?=[ :]) ?)?(?:(?:group(?:ed)?|ordered|organi[sz]ed|sorted|separated|arranged) )?(?:(?:as|in|into|by|with)(?: (?:this|the following|three|3|four|two|these|the))?(?: order| groups?| sections| blocks)?(?: of)?|order|groups)?:? ?(?<list>.+)$`
);
var SEPARATED = /,? (?:with|and|separated by|each separated by|divided by|with a) (?:an? |one )?(?:blank|empty) lines?(?: (?:between|separating) .*)?$|,? separated by (?:a )?(?:blank|empty) lines?(?=:)|,? separated by (?:a )?(?:blank|empty) lines?.*$/;
var SYSTEM_FIRST = /^(?:(?:order|sort|place|put|keep|list)(?:ed)? )?(?:using|[\uE000-\uF8FF]|using directives?|usings|using statements?|[\uE000-\uF8FF] (?:directives?|statements?|usings?)|system(?:\.\*)? (?:usings?|using directives|directives|namespaces))(?: with)?(?: (?:system(?:\.\*)?|[\uE000-\uF8FF])(?: (?:directives|usings|namespaces))?)? (?:first|at the top|before (?:all )?(?:the )?(?:others?|other (?:usings?|namespaces|directives))|on top)$/;
function compileImportOrder(clause) {
  let { polarity, subject, verb, object, codes, scope, instead } = clause;
  if (polarity !== "required" || instead !== void 0 || !/^(?:order|sort|group|organi[sz]e|separate|arrange|structure|keep|place|put|list|be|use|have|follow|)$/.test(verb))
    return;
  let phrase = plainPhrase(`${subject} ${verb} ${object}`).replace(SEPARATED, "");
  if (SYSTEM_FIRST.test(phrase) && listMaskedCodes(phrase, codes).every((code) => /^(?:System(?:\.\*)?|using)$/.test(code)))
    return scope.languages?.includes("csharp") === false ? void 0 : finder(["csharp"], [0, 1]);
  let list = /\bimports?\b|\buse statements?\b/.test(phrase) ? ORDERED.exec(phrase)?.groups?.list : void 0;
  if (list === void 0 || !LISTED.test(list))
    return;
  let ranks = [...list.matchAll(EACH2)].map(
    ({ groups = {} }) => groups.standard !== void 0 ? 0 : groups.others !== void 0 ? 1 : 2
  ), order = ranks.filter((rank, index) => ranks.indexOf(rank) === index), isRising = order.length > 1 && order.every((rank, index) => index === 0 || rank > (order[index - 1] ?? 0)), languages = Object.keys(RANKS).filter(
    (one) => scope.languages?.includes(one) !== false && (one !== "csharp" || scope.languages !== void 0)
  ).filter((one) => order.includes(0) || one === "rust" || SCRIPT_FILES.includes(one));
  return isRising && languages.length > 0 ? finder(languages, order) : void 0;
}
var NAMES4 = ["the standard library", "packages", "own modules"];
function finder(languages, order) {
  return {
    looksAt: "code",
    words: `reports imports that are not in this order: ${(languages.length === 1 && languages[0] === "csharp" ? ["`System`", "other namespaces"] : order.map((rank) => NAMES4[rank] ?? "")).join(", ")}`,
    languages,
    topics: ["import-order"],
    mayMatch: (line) => /\b(?:import|from|using|use|require)\b|^\s*(?:\w+\s+)?"/.test(line),
    ...readsOnly(["imports"], { find: (subject) => findMisplaced(subject, order) })
  };
}
function findMisplaced({ file, facts, languageId = "", isAdded }, order) {
  let rankOf = RANKS[languageId], seen = /* @__PURE__ */ new Map();
  for (let fact of facts.imports) {
    let rank = fact.isTop && fact.kind === "import" ? rankOf?.(fact.module) : void 0;
    rank !== void 0 && order.includes(rank) && !seen.has(fact.line) && seen.set(fact.line, { fact, rank });
  }
  let all = [...seen.values()].toSorted((one, other) => one.fact.line - other.fact.line), highest = -1, highestBefore = all.map(({ rank }) => {
    let before = highest;
    return highest = Math.max(highest, rank), before;
  }), lowest = 1 / 0, lowestAfter = all.toReversed().map(({ fact, rank }) => {
    let after = lowest;
    return lowest = isAdded(fact.line) ? lowest : Math.min(lowest, rank), after;
  });
  return all.flatMap(({ fact, rank }, index) => {
    let isAfter = (highestBefore[index] ?? -1) > rank, isBefore2 = (lowestAfter[all.length - 1 - index] ?? 1 / 0) < rank;
    return isAdded(fact.line) && (isAfter || isBefore2) ? [
      {
        path: file.path,
        line: fact.line,
        found: `${listCodes([fact.module])} outside of its group of imports`,
        note: `This import of ${listCodes([fact.module])} stands ${isAfter ? "after" : "before"} imports of a ${isAfter ? "later" : "prior"} group.`
      }
    ] : [];
  });
}
// src/literal/families/imports/import-uses.ts
function compileImportUses(clause) {
  let { polarity, subject, verb, object, instead, codes } = clause, phrase = unmaskCodeSpans(plainPhrase(`${subject} ${verb} ${object}`), codes).toLowerCase();
  return polarity === "required" && TYPE_ONLY.test(phrase) || instead !== void 0 && TYPE_ONLY.test(unmaskCodeSpans(plainPhrase(`use ${instead}`), codes).toLowerCase()) ? NO_TYPES_AS_VALUES : polarity === "forbidden" && /^(?:(?:leave|have|keep|include|allow|commit|add)? ?)(?:any |behind )*unused imports?(?: behind| in place)?$/.test(
    phrase
  ) || polarity === "required" && /^(?:remove|delete|clean up|drop|eliminate) (?:all |any |the )*unused imports?$/.test(phrase) ? NO_UNUSED : void 0;
}
var TYPE_ONLY = /^(?:use|prefer|write) (?:typescript )?(?:`?import type`?|`?type`? imports?|`?import \{ type x \}`?|type-only imports?|`?import type\b[^`]*`?)(?: statements?| syntax)?(?: for (?:all |any )?(?:type|type-only|types|importing types|typescript types|imports? of types|type imports|imports? used only as types)(?: imports?| dependencies| references)?)?$/;
var USED_UNSEEN = /^(?:React|h|Fragment|jsx|_|preact)$/;
var NO_UNUSED = {
  looksAt: "code",
  words: "reports imports of names that the file does not use",
  languages: [...SCRIPT_FILES.filter((id) => !/vue|svelte|astro/.test(id)), "python"],
  signs: [{ onLine: "import" }, { onLine: "require" }],
  topics: ["unused-import"],
  find: (subject) => {
    let { file, head, languageId } = subject;
    if (head === void 0 || languageId === "python" && /(?:^|\/)__init__\.py$|(?:^|\/)conftest\.py$/.test(file.path))
      return [];
    let isKept = (line) => /noqa|eslint-disable|type: ?ignore|pylint/.test(textAt(subject, line));
    return addedNames(subject).filter(({ local, line }) => !USED_UNSEEN.test(local) && !isKept(line) && countWord(head, local) === 1).map(({ local, line }) => ({
      path: file.path,
      line,
      found: `the unused import ${codeSpan(local)}`,
      note: `${codeSpan(local)} is not used in this file.`
    }));
  }
};
var NO_TYPES_AS_VALUES = {
  looksAt: "code",
  words: "reports imports without `type` of names that the file uses as types alone",
  languages: TYPED_SCRIPT_FILES.filter((id) => !/vue|svelte|astro/.test(id)),
  signs: [{ onLine: "import" }],
  topics: ["type-import"],
  find: (subject) => {
    let { file, facts, head } = subject;
    if (head === void 0 || isTestPath(file.path) || facts.uses.some(({ kind: kind2 }) => kind2 === "attribute"))
      return [];
    let used = /* @__PURE__ */ new Map();
    for (let { name, kind: kind2 } of facts.uses) {
      let first = /^[\p{L}\p{N}_$]+/u.exec(name)?.[0] ?? "";
      used.set(first, (used.get(first) ?? /* @__PURE__ */ new Set()).add(kind2));
    }
    return addedNames(subject).flatMap(({ local, line, isType: isType2, kind: kind2 }) => {
      let kinds = used.get(local), places = facts.uses.filter(({ name }) => name === local || name.startsWith(`${local}.`)).length;
      return !isType2 && kind2 === "import" && kinds?.size === 1 && kinds.has("type") && !isExported(head, local) && // Each word of the file is accounted for, so that none of them is a value.
      countWord(withoutText(head), local) <= places + 1 ? [
        {
          path: file.path,
          line,
          found: `an import of the type ${codeSpan(local)} without \`type\``,
          note: `${codeSpan(local)} is used as a type alone.`
        }
      ] : [];
    });
  }
};
function addedNames({ facts, isAdded }) {
  return facts.imports.flatMap(
    (one) => one.local !== void 0 && one.kind === "import" && one.isTop && isAdded(one.line) ? [{ ...one, local: one.local }] : []
  );
}
function textAt({ added }, line) {
  return added.find(({ number }) => number === line)?.text ?? "";
}
function countWord(text, word) {
  let escaped = word.replaceAll("$", String.raw`\$`);
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}_$])${escaped}(?![\p{L}\p{N}_$])`, "gu"))].length;
}
function isExported(head, local) {
  return new RegExp(String.raw`\bexport\b[^;]{0,200}\b${local.replaceAll("$", String.raw`\$`)}\b`).test(head);
}
function withoutText(head) {
  return head.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, " ");
}
// src/literal/families/imports/libraries.ts
var LIBRARIES = [
  // JavaScript and TypeScript
  { names: ["jest"], modules: ["jest", "@jest/globals"] },
  { names: ["vitest"], modules: ["vitest"] },
  { names: ["mocha"], modules: ["mocha"] },
  { names: ["jasmine"], modules: ["jasmine"] },
  { names: ["chai"], modules: ["chai"], isWord: true },
  { names: ["enzyme"], modules: ["enzyme"], isWord: true },
  { names: ["sinon"], modules: ["sinon"] },
  { names: ["cypress"], modules: ["cypress"] },
  { names: ["lodash"], modules: ["lodash", "lodash-es"] },
  { names: ["moment.js", "momentjs"], modules: ["moment", "moment-timezone"] },
  { names: ["moment"], modules: ["moment", "moment-timezone"], isWord: true },
  { names: ["axios"], modules: ["axios"] },
  { names: ["jquery"], modules: ["jquery"] },
  { names: ["ramda"], modules: ["ramda"] },
  { names: ["rxjs"], modules: ["rxjs"] },
  { names: ["redux", "redux toolkit"], modules: ["redux", "@reduxjs/toolkit", "react-redux"] },
  { names: ["mobx"], modules: ["mobx", "mobx-react", "mobx-react-lite"] },
  { names: ["zustand"], modules: ["zustand"] },
  { names: ["recoil"], modules: ["recoil"], isWord: true },
  { names: ["styled-components", "styled components"], modules: ["styled-components"] },
  { names: ["emotion"], modules: ["@emotion"], isWord: true },
  { names: ["material ui", "material-ui", "mui"], modules: ["@mui", "@material-ui"] },
  { names: ["express"], modules: ["express"], isWord: true },
  { names: ["typeorm"], modules: ["typeorm"] },
  { names: ["sequelize"], modules: ["sequelize"] },
  { names: ["mongoose"], modules: ["mongoose"], isWord: true },
  { names: ["formik"], modules: ["formik"] },
  { names: ["joi"], modules: ["joi", "@hapi/joi"] },
  { names: ["yup"], modules: ["yup"], isWord: true },
  { names: ["node-fetch"], modules: ["node-fetch"] },
  { names: ["winston"], modules: ["winston"] },
  { names: ["vuex"], modules: ["vuex"] },
  { names: ["zod"], modules: ["zod"] },
  { names: ["arktype"], modules: ["arktype"] },
  { names: ["valibot"], modules: ["valibot"] },
  { names: ["superstruct"], modules: ["superstruct"] },
  { names: ["dayjs"], modules: ["dayjs"] },
  { names: ["day.js"], modules: ["dayjs"] },
  { names: ["date-fns"], modules: ["date-fns"] },
  { names: ["luxon"], modules: ["luxon"] },
  { names: ["underscore"], modules: ["underscore"], isWord: true },
  { names: ["got"], modules: ["got"], isWord: true },
  { names: ["superagent"], modules: ["superagent"] },
  { names: ["chalk"], modules: ["chalk"], isWord: true },
  { names: ["prop-types"], modules: ["prop-types"] },
  { names: ["proptypes"], modules: ["prop-types"] },
  { names: ["classnames"], modules: ["classnames"] },
  { names: ["clsx"], modules: ["clsx"] },
  { names: ["nanoid"], modules: ["nanoid"] },
  { names: ["uuid"], modules: ["uuid"], isWord: true },
  { names: ["bluebird"], modules: ["bluebird"] },
  { names: ["undici"], modules: ["undici"] },
  { names: ["jotai"], modules: ["jotai"] },
  { names: ["swr"], modules: ["swr"] },
  { names: ["react query"], modules: ["@tanstack/react-query", "react-query"] },
  { names: ["tanstack query"], modules: ["@tanstack/react-query"] },
  { names: ["knex"], modules: ["knex"] },
  { names: ["prisma"], modules: ["@prisma/client"] },
  { names: ["drizzle"], modules: ["drizzle-orm"] },
  { names: ["kysely"], modules: ["kysely"] },
  { names: ["pino"], modules: ["pino"], isWord: true },
  { names: ["bunyan"], modules: ["bunyan"] },
  { names: ["immer"], modules: ["immer"] },
  { names: ["lodash-es"], modules: ["lodash-es"] },
  { names: ["react-icons"], modules: ["react-icons"] },
  { names: ["framer motion"], modules: ["framer-motion"] },
  { names: ["framer-motion"], modules: ["framer-motion"] },
  { names: ["tailwind-merge"], modules: ["tailwind-merge"] },
  { names: ["nock"], modules: ["nock"] },
  { names: ["msw"], modules: ["msw"] },
  { names: ["supertest"], modules: ["supertest"] },
  { names: ["puppeteer"], modules: ["puppeteer"] },
  { names: ["playwright"], modules: ["playwright", "@playwright/test"] },
  { names: ["ajv"], modules: ["ajv"] },
  { names: ["class-validator"], modules: ["class-validator"] },
  { names: ["dotenv"], modules: ["dotenv"] },
  { names: ["rimraf"], modules: ["rimraf"] },
  { names: ["fs-extra"], modules: ["fs-extra"] },
  { names: ["glob"], modules: ["glob"], isWord: true },
  { names: ["minimist"], modules: ["minimist"] },
  { names: ["yargs"], modules: ["yargs"] },
  { names: ["commander"], modules: ["commander"], isWord: true },
  { names: ["inquirer"], modules: ["inquirer"] },
  { names: ["cheerio"], modules: ["cheerio"] },
  { names: ["socket.io"], modules: ["socket.io"] },
  { names: ["ts-jest"], modules: ["ts-jest"] },
  { names: ["testing library", "react testing library"], modules: ["@testing-library"] },
  { names: ["next/router"], modules: ["next/router"] },
  { names: ["angular"], modules: ["@angular"], isWord: true },
  { names: ["chakra", "chakra ui"], modules: ["@chakra-ui"] },
  { names: ["ant design", "antd"], modules: ["antd"] },
  { names: ["radix", "radix ui"], modules: ["@radix-ui"] },
  { names: ["headless ui"], modules: ["@headlessui"] },
  { names: ["bootstrap"], modules: ["bootstrap", "react-bootstrap"], isWord: true },
  { names: ["apollo", "apollo client"], modules: ["@apollo"], isWord: true },
  { names: ["fastify"], modules: ["fastify"] },
  { names: ["nestjs"], modules: ["@nestjs"] },
  { names: ["io-ts"], modules: ["io-ts"] },
  { names: ["fp-ts"], modules: ["fp-ts"] },
  { names: ["heroicons"], modules: ["@heroicons"] },
  { names: ["font awesome", "fontawesome"], modules: ["@fortawesome", "font-awesome"] },
  { names: ["react-router-dom"], modules: ["react-router-dom"] },
  { names: ["react hook form"], modules: ["react-hook-form"] },
  { names: ["react-hook-form"], modules: ["react-hook-form"] },
  // Python
  { names: ["unittest"], modules: ["unittest"], except: ["unittest.mock"] },
  { names: ["nose"], modules: ["nose"], isWord: true },
  { names: ["requests"], modules: ["requests"], isWord: true },
  { names: ["aiohttp"], modules: ["aiohttp"] },
  { names: ["urllib"], modules: ["urllib"] },
  { names: ["pandas"], modules: ["pandas"] },
  { names: ["pickle"], modules: ["pickle"] },
  { names: ["argparse"], modules: ["argparse"] },
  { names: ["pytz"], modules: ["pytz"] },
  { names: ["numpy"], modules: ["numpy"] },
  { names: ["httpx"], modules: ["httpx"] },
  { names: ["loguru"], modules: ["loguru"] },
  { names: ["structlog"], modules: ["structlog"] },
  { names: ["click"], modules: ["click"], isWord: true },
  { names: ["typer"], modules: ["typer"] },
  { names: ["marshmallow"], modules: ["marshmallow"], isWord: true },
  { names: ["sqlalchemy"], modules: ["sqlalchemy"] },
  { names: ["simplejson"], modules: ["simplejson"] },
  { names: ["ujson"], modules: ["ujson"] },
  { names: ["orjson"], modules: ["orjson"] },
  { names: ["six"], modules: ["six"], isWord: true },
  { names: ["freezegun"], modules: ["freezegun"] },
  { names: ["pytest"], modules: ["pytest"], isWord: true },
  { names: ["trio"], modules: ["trio"] },
  { names: ["anyio"], modules: ["anyio"] },
  { names: ["asyncio"], modules: ["asyncio"] },
  { names: ["gevent"], modules: ["gevent"] },
  { names: ["celery"], modules: ["celery"] },
  { names: ["polars"], modules: ["polars"] },
  { names: ["dateutil"], modules: ["dateutil"] },
  { names: ["optparse"], modules: ["optparse"] },
  { names: ["pkg_resources"], modules: ["pkg_resources"] },
  { names: ["setuptools"], modules: ["setuptools"] },
  { names: ["attrs"], modules: ["attr", "attrs"], isWord: true },
  // C#
  { names: ["newtonsoft.json", "newtonsoft", "json.net"], modules: ["Newtonsoft.Json"] },
  { names: ["nunit"], modules: ["NUnit"] },
  { names: ["xunit", "xunit.net"], modules: ["Xunit"] },
  { names: ["mstest"], modules: ["Microsoft.VisualStudio.TestTools.UnitTesting"] },
  { names: ["moq"], modules: ["Moq"] },
  { names: ["nsubstitute"], modules: ["NSubstitute"] },
  { names: ["fluentassertions", "fluent assertions"], modules: ["FluentAssertions"] },
  { names: ["automapper"], modules: ["AutoMapper"] },
  { names: ["mediatr"], modules: ["MediatR"] },
  // Java and Kotlin
  { names: ["lombok"], modules: ["lombok"] },
  {
    names: ["junit 4", "junit4"],
    modules: ["org.junit"],
    except: ["org.junit.jupiter", "org.junit.platform", "org.junit.vintage"]
  },
  { names: ["junit 5", "junit5", "junit jupiter"], modules: ["org.junit.jupiter"] },
  { names: ["junit assertions"], modules: ["org.junit.jupiter.api.Assertions", "org.junit.Assert"] },
  { names: ["mockito"], modules: ["org.mockito"] },
  { names: ["powermock"], modules: ["org.powermock"] },
  { names: ["guava"], modules: ["com.google.common"] },
  { names: ["hamcrest"], modules: ["org.hamcrest"] },
  { names: ["gson"], modules: ["com.google.gson"] },
  { names: ["joda-time", "joda time"], modules: ["org.joda.time"] },
  { names: ["testng"], modules: ["org.testng"] },
  { names: ["jackson"], modules: ["com.fasterxml.jackson"], isWord: true },
  { names: ["easymock"], modules: ["org.easymock"] },
  { names: ["assertj"], modules: ["org.assertj"] },
  { names: ["log4j"], modules: ["org.apache.log4j", "org.apache.logging.log4j"] },
  { names: ["rxjava"], modules: ["io.reactivex"] },
  { names: ["kotest"], modules: ["io.kotest"] },
  { names: ["mockk"], modules: ["io.mockk"] },
  { names: ["timber"], modules: ["timber"], isWord: true },
  { names: ["dagger"], modules: ["dagger"], isWord: true },
  { names: ["koin"], modules: ["org.koin"] },
  // Go
  { names: ["testify"], modules: ["github.com/stretchr/testify"] },
  { names: ["logrus"], modules: ["github.com/sirupsen/logrus"] },
  { names: ["gorm"], modules: ["gorm.io/gorm", "github.com/jinzhu/gorm"] },
  { names: ["gomock"], modules: ["github.com/golang/mock", "go.uber.org/mock"] },
  { names: ["ginkgo"], modules: ["github.com/onsi/ginkgo"] },
  { names: ["gomega"], modules: ["github.com/onsi/gomega"] },
  { names: ["zerolog"], modules: ["github.com/rs/zerolog"] },
  { names: ["pkg/errors"], modules: ["github.com/pkg/errors"] },
  { names: ["viper"], modules: ["github.com/spf13/viper"], isWord: true },
  { names: ["cobra"], modules: ["github.com/spf13/cobra"], isWord: true },
  // Rust
  { names: ["anyhow"], modules: ["anyhow"] },
  { names: ["lazy_static", "lazy static"], modules: ["lazy_static"] },
  { names: ["once_cell"], modules: ["once_cell"] },
  { names: ["thiserror"], modules: ["thiserror"] },
  { names: ["eyre"], modules: ["eyre"] },
  { names: ["chrono"], modules: ["chrono"] },
  { names: ["async-std"], modules: ["async_std"] },
  { names: ["tokio"], modules: ["tokio"] },
  { names: ["openssl"], modules: ["openssl"] },
  { names: ["rustls"], modules: ["rustls"] },
  { names: ["failure"], modules: ["failure"], isWord: true },
  { names: ["error-chain"], modules: ["error_chain"] },
  { names: ["log4rs"], modules: ["log4rs"] },
  { names: ["retrofit"], modules: ["retrofit2"] },
  { names: ["okhttp"], modules: ["okhttp3"] },
  { names: ["glide"], modules: ["com.bumptech.glide"], isWord: true },
  { names: ["picasso"], modules: ["com.squareup.picasso"] },
  { names: ["moshi"], modules: ["com.squareup.moshi"] },
  { names: ["hilt"], modules: ["dagger.hilt"] },
  { names: ["livedata"], modules: ["androidx.lifecycle.LiveData", "androidx.lifecycle.MutableLiveData"] },
  { names: ["spock"], modules: ["spock"] },
  { names: ["slf4j"], modules: ["org.slf4j"] },
  { names: ["spring data jpa", "jpa"], modules: ["javax.persistence", "jakarta.persistence"] },
  { names: ["hibernate"], modules: ["org.hibernate"] },
  { names: ["apache commons lang", "commons lang"], modules: ["org.apache.commons.lang", "org.apache.commons.lang3"] },
  { names: ["serilog"], modules: ["Serilog"] },
  { names: ["nlog"], modules: ["NLog"] },
  { names: ["dapper"], modules: ["Dapper"] },
  { names: ["shouldly"], modules: ["Shouldly"] },
  { names: ["fluentvalidation"], modules: ["FluentValidation"] },
  // Ruby, whose files name what they use and import nothing: see `uses`
  // Dart
  { names: ["getx"], modules: ["package:get"] },
  { names: ["riverpod"], modules: ["package:flutter_riverpod", "package:riverpod", "package:hooks_riverpod"] },
  { names: ["dio"], modules: ["package:dio"] },
  // Swift
  { names: ["combine"], modules: ["Combine"], isWord: true },
  { names: ["alamofire"], modules: ["Alamofire"] },
  { names: ["snapkit"], modules: ["SnapKit"] },
  { names: ["kingfisher"], modules: ["Kingfisher"] },
  { names: ["swiftyjson"], modules: ["SwiftyJSON"] },
  { names: ["realm"], modules: ["RealmSwift", "Realm"], isWord: true },
  { names: ["appkit"], modules: ["AppKit"] },
  { names: ["core data", "coredata"], modules: ["CoreData"] },
  { names: ["swift testing"], modules: ["Testing"] },
  { names: ["quick", "nimble"], modules: ["Quick", "Nimble"], isWord: true },
  { names: ["uikit"], modules: ["UIKit"] },
  { names: ["xctest"], modules: ["XCTest"] },
  { names: ["rxswift"], modules: ["RxSwift", "RxCocoa"] }
];
var PURPOSES = [
  [/^(?:unit |integration |component |automated )*(?:tests?|testing)$/, ["jest", "vitest", "mocha", "jasmine"]],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ["pytest", "unittest", "nose"]],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ["nunit", "xunit", "mstest"]],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ["junit 5", "junit 4", "testng"]],
  [
    /^(?:e2e|end-to-end|end to end|browser|ui)(?: tests?| testing| automation)$/,
    ["playwright", "cypress", "puppeteer"]
  ],
  [/^(?:test )?assertions$/, ["assertj", "hamcrest"]],
  [/^(?:test )?assertions$/, ["testify", "gomega"]],
  [/^(?:mocks|mocking|mock objects|test doubles)$/, ["moq", "nsubstitute"]],
  [/^(?:mocks|mocking|mock objects|test doubles)$/, ["mockito", "easymock", "powermock", "mockk"]],
  [/^(?:http|network|api) (?:requests?|calls?)$|^http(?: clients?)?$/, ["axios", "got", "node-fetch", "superagent"]],
  [/^(?:http|network|api) (?:requests?|calls?)$|^http(?: clients?)?$/, ["httpx", "requests", "aiohttp"]],
  [
    /^(?:dates?|times?|date(?: and |\/|-)times?)(?: (?:handling|manipulation|formatting|parsing|operations|utilities))?$/,
    ["date-fns", "dayjs", "moment", "luxon"]
  ],
  [
    /^(?:(?:schema|data|input|runtime|request|form|type) )*(?:validation|schemas)$/,
    ["zod", "yup", "joi", "superstruct", "valibot", "arktype"]
  ],
  [/^(?:global |client |client-side |shared )*state(?: management)?$/, ["redux", "zustand", "mobx", "recoil", "jotai"]],
  [/^forms?(?: (?:handling|state|management|state management))?$/, ["formik", "react-hook-form"]],
  [/^(?:structured )?logging$/, ["winston", "pino", "bunyan"]],
  [/^(?:structured )?logging$/, ["structlog", "loguru"]],
  [/^(?:structured )?logging$/, ["logrus", "zerolog"]],
  [/^(?:data ?frames?|tabular data)$/, ["pandas", "polars"]],
  [
    /^(?:clis?|command[- ]line (?:interfaces?|parsing|arguments)|argument parsing)$/,
    ["click", "typer", "argparse", "optparse"]
  ],
  [/^(?:json|json (?:serialization|parsing|handling|\(de\)serialization))$/, ["jackson", "gson"]],
  [/^(?:dependency injection|di)$/, ["dagger", "koin"]]
];
var FOR_PURPOSE = /^(?:only |the )*(?<library>[\w .@/-]+?)(?: (?:library|package|framework|module))? (?:for|in) (?:all |any |the |our |new |writing |both )*(?<purpose>[a-z0-9() /-]+?)$/;
function readOthers({ polarity, subject, verb, object, codes, instead }) {
  if (polarity !== "required" || instead !== void 0 || !/^(?:use|prefer|write with|)$/.test(verb))
    return;
  let plain2 = plainPhrase(unquote(object, codes)), users = plainPhrase(subject).replace(/^(?:all|the|our|new) /, ""), { library, purpose } = users === "" ? FOR_PURPOSE.exec(plain2)?.groups ?? {} : { library: plain2, purpose: users }, chosen = library === void 0 ? void 0 : BY_NAME.get(library), group = PURPOSES.find(
    ([words2, names]) => purpose !== void 0 && words2.test(purpose) && names.some((name) => BY_NAME.get(name) === chosen)
  );
  return chosen === void 0 ? void 0 : group?.[1].flatMap((name) => BY_NAME.get(name) ?? []).filter((one) => one !== chosen);
}
function unquote(words2, codes) {
  return words2.replaceAll(/[\uE000-\uF8FF]/g, (mark) => codesIn(mark, codes)[0] ?? mark);
}
var BY_NAME = new Map(
  LIBRARIES.flatMap((library) => library.names.map((name) => [name, library]))
);
var VERB8 = /^(?:|use|add|import|introduce|install|depend on|rely on|include|bring in|pull in|adopt|write)$/;
var SUBJECT3 = /^(?:(?:all |the |new |our )*(?:code|tests|you|we|codebase|project))?$/;
var NOUN5 = /(?: (?:library|package|framework|module|dependency|apis?|imports?|tests?|assertions?))$/;
var OF_PURPOSE = / for (?!(?:new|existing|legacy|old|large|small|simple|complex)\b|.*\b(?:when|if|only|except|unless)\b)[a-z][a-z0-9 /-]{1,40}$/;
var BORDER = /,? (?:and|or|nor) |, |\//;
function compileLibraries(clause) {
  let { polarity, subject, verb, object, instead, codes } = clause, others = readOthers(clause);
  if (others !== void 0)
    return findLibraries(others);
  let isQuoted = codesIn(object, codes).some((code) => !code.includes("."));
  if (polarity !== "forbidden" || isQuoted || !VERB8.test(verb) || !SUBJECT3.test(plainPhrase(subject)))
    return;
  let isBesideLibrary = instead !== void 0 && readLibraries(instead.replace(OF_PURPOSE, ""), codes) !== void 0, found = readLibraries(isBesideLibrary ? object.replace(OF_PURPOSE, "") : object, codes), isNamed3 = isBesideLibrary || verb === "import" || isCapitalized(object, clause.statement.text);
  if (!(found === void 0 || found.some(({ isWord }) => isWord === true) && !isNamed3))
    return findLibraries(found);
}
function isCapitalized(object, written) {
  let word = /^[a-z]+$/.exec(object)?.[0] ?? "", name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`, rest = written.replaceAll(/`[^`]*`/g, "");
  return word !== "" && new RegExp(`[a-z,(] ${name}(?![\\w-])|^(?:no|avoid|never|not) ${name}(?![\\w-])`, "i").test(rest) && rest.includes(name) && (rest.match(/\b[A-Z][a-z]+/g) ?? []).length <= 4;
}
function findLibraries(found) {
  let signs = signsOfModules(found.flatMap(({ modules }) => modules.map((one) => ({ word: wordOfModule(one) }))));
  return findImports(
    describe3(found),
    ({ module }) => found.find((one) => isOf(one, module)) === void 0 ? void 0 : { found: `imports of ${listCodes([module])}`, note: `This line imports ${listCodes([module])}.` },
    signs === void 0 ? {} : { signs }
  );
}
function describe3(libraries) {
  let others = libraries.flatMap(({ except: except2 = [] }) => except2), except = others.length === 0 ? "" : `, except of ${listCodes(others, "and")},`;
  return `reports imports of ${listCodes(libraries.flatMap(({ modules }) => modules))}${except}`;
}
function readLibraries(words2, codes) {
  let libraries = plainPhrase(unquote(words2, codes)).replace(/^(?:only|the|just) /, "").split(BORDER).map((name) => BY_NAME.get(name) ?? BY_NAME.get(name.replace(NOUN5, "")));
  return libraries.every((one) => one !== void 0) ? libraries : void 0;
}
function isOf({ modules, except = [] }, module) {
  return modules.some((one) => isPartOf(module, one)) && !except.some((one) => isPartOf(module, one));
}
function isPartOf(module, name) {
  return module === name || ["/", ".", "::"].some((join) => module.startsWith(`${name}${join}`));
}
// src/literal/families/imports/imports.ts
var IMPORTS_FAMILY = {
  name: "imports",
  compile: (clause) => compileImportUses(clause) ?? compileImportForms(clause) ?? compileImportOrder(clause) ?? compileForbiddenImports(clause) ?? compileLibraries(clause) ?? compileAddedDependencies(clause)
};
// src/literal/families/things/braces-and-punctuation.ts
var WITH_BRACES2 = [...SCRIPT2, "java", "csharp", "php", "c", "cpp"];
var WITH_COMMAS = [...SCRIPT2, "python"];
var BRACELESS = findConstructs({
  kinds: ["braceless-body"],
  topics: ["braces"],
  name: "bodies of branches and loops without braces",
  one: "a body without braces",
  languages: WITH_BRACES2,
  mayMatch: (line) => /\b(?:if|else|for|foreach|while|do)\b/.test(line)
});
var BRACE_ON_OWN_LINE = findConstructs({
  kinds: ["brace-on-own-line"],
  topics: ["brace-style"],
  name: "opening braces on a line of their own",
  one: "an opening brace on a line of its own",
  languages: WITH_BRACES2,
  mayMatch: (line) => /^\s*\{/.test(line)
});
var BRACE_ON_HEADER_LINE = findConstructs({
  kinds: ["brace-on-header-line"],
  topics: ["brace-style"],
  name: "opening braces of blocks on the line of their statement or declaration",
  one: "an opening brace on the line of its statement",
  // Nobody writes JavaScript so; the rule is for the languages of a repository in which it is common.
  languages: WITH_BRACES2.filter((language) => !SCRIPT2.includes(language)),
  mayMatch: (line) => line.includes("{")
});
var RETURN_SHARES_LINE = findConstructs({
  kinds: ["return-shares-line"],
  topics: ["one-statement"],
  name: "functions whose last `return` shares its line with other code",
  one: "a final `return` that shares its line",
  languages: [...WITH_BRACES2, "python"],
  mayMatch: (line) => /\breturn\b/.test(line)
});
var NO_BLANK_LINE = findConstructs({
  kinds: ["return-without-blank-line"],
  topics: ["blank-line-before-return"],
  name: "`return` directly below another statement",
  one: "`return` without a blank line before it",
  languages: [...WITH_BRACES2, "python"],
  mayMatch: (line) => /\breturn\b/.test(line)
});
var MISSING_SEMICOLON = findConstructs({
  kinds: ["missing-semicolon"],
  topics: ["semicolons"],
  name: "statements that do not end with a semicolon",
  one: "a statement without a semicolon",
  languages: SCRIPT2
});
var NEEDLESS_SEMICOLON = findConstructs({
  kinds: ["needless-semicolon"],
  topics: ["semicolons"],
  name: "semicolons at the end of statements that do not need them",
  one: "a semicolon at the end of a statement",
  languages: SCRIPT2,
  mayMatch: (line) => line.includes(";")
});
var MISSING_COMMA = findConstructs({
  kinds: ["missing-trailing-comma"],
  topics: ["trailing-commas"],
  name: "collections of several lines without a comma after their last item",
  one: "a last item without a trailing comma",
  languages: WITH_COMMAS
});
var TRAILING_COMMA = findConstructs({
  kinds: ["trailing-comma"],
  topics: ["trailing-commas"],
  name: "commas after the last item",
  one: "a trailing comma",
  languages: WITH_COMMAS,
  mayMatch: (line) => line.includes(",")
});
var CARRIAGE_RETURNS = {
  looksAt: "text",
  words: "reports lines that end with CR LF",
  topics: ["line-endings"],
  find: ({ file, added, languageId }) => languageId === "bat" ? [] : added.filter(({ text }) => text.endsWith("\r")).slice(0, 1).map(({ number }) => ({ path: file.path, line: number, found: "a line that ends with CR LF" }))
};
var EVERY3 = "(?:(?:all|every|any|each|the|your|single-line|one-line|single|body of|bodies of) )*";
var CONTROL = "(?:(?:control(?: flow)?|flow control|conditional|branching|looping|loop|if|for|while) )?(?:statements?|structures?|blocks?|bodies)|conditionals?|ifs?|if/else(?: statements?| blocks?)?|loops?";
var CONTROLS = `${EVERY3}(?:${CONTROL})(?:,? (?:and|or|&) ${EVERY3}(?:${CONTROL}))*`;
var BRACES = "(?:curly )?(?:braces|brackets)";
var OPENING = "(?:open|opening|left) (?:curly )?(?:braces?|brackets?)";
var STANDS = "(?: (?:must|should|always|be|go|goes|are|is|stay|stays|placed|belong|belongs|stand|put|kept))*";
var OF_HEADER = "(?: (?:as|of|with) (?:(?:the|its|their|whatever) )*(?:(?:control )?statements?|declarations?|headers?|keywords?|functions?|conditions?|necessitates? (?:them|it))(?: (?:that )?(?:they|it) belongs? to)?)?";
var BEFORE_BRACE = `(?:newline|new line|line break) before ${EVERY3}${OPENING}(?: of ${EVERY3}(?:code )?blocks?)?`;
var BRACES_AND_PUNCTUATION = [
  {
    required: new RegExp(
      `^${BRACES}(?: (?:for|around|on|with|in) ${CONTROLS})?$|^(?:surround|wrap|enclose) ${CONTROLS} (?:with|in|by) ${BRACES}$|^${CONTROLS} (?:must |should )?(?:always )?(?:have|use) ${BRACES}$`
    ),
    forbidden: new RegExp(
      `^braceless (?:${CONTROL}|one-liners)$|^${CONTROLS} without ${BRACES}$|^omit ${BRACES}(?: (?:for|around|on|with|in) ${CONTROLS})?$`
    ),
    finder: BRACELESS
  },
  {
    required: new RegExp(
      `^${OPENING}${STANDS} on (?:the )?same line${OF_HEADER}$|^(?:k&r|1tbs|egyptian|one true brace)(?:[- ]style)?(?: (?:for )?(?:curly )?brac(?:e|es|ing|ket|kets))?(?: style)?$`
    ),
    forbidden: new RegExp(`^${OPENING}${STANDS} on (?:a|its|their|the) (?:new|own|separate|next) lines?$`),
    finder: BRACE_ON_OWN_LINE
  },
  {
    required: new RegExp(
      `^(?:(?:place|put) )?${OPENING}${STANDS} on (?:(?:a|its|their|the) )?(?:new|own|separate|next) lines?(?: (?:for|of|in) [a-z, ]+)?$|^${BEFORE_BRACE}$|^allman(?:[- ]style)?(?: (?:for )?(?:curly )?brac(?:e|es|ing|ket|kets))?(?: style)?$`
    ),
    forbidden: new RegExp(`^${OPENING}${STANDS} on (?:the )?same line${OF_HEADER}$`),
    finder: BRACE_ON_HEADER_LINE
  },
  {
    required: /^(?:final|last) return(?: statements?)?(?: of (?:a|each|every|the) (?:method|function))? (?:must |should )?(?:be|is|go|goes|stay) on (?:its|their) own line$/,
    finder: RETURN_SHARES_LINE
  },
  {
    required: /^(?:one |a |an )?(?:blank|empty)[- ]lines? before (?:(?:each|every|all|any) )?returns?(?: statements?)?$/,
    finder: NO_BLANK_LINE
  },
  {
    required: /^(?:explicit )?semicolons?(?: (?:at the ends? of|to (?:end|terminate)|after|for) (?:(?:all|every|each|the) )*(?:statements?|lines?))?(?: consistently)?$|^(?:end|terminate) (?:(?:all|every|each) )?statements? with (?:a )?semicolons?$|^semicolons? be (?:required|mandatory)$/,
    forbidden: /^(?:omit|skip|leave out) semicolons$/,
    finder: MISSING_SEMICOLON
  },
  {
    forbidden: /^semicolons(?: at the ends? of (?:(?:all|every|each|the) )*(?:statements?|lines?))?$|^(?:unnecessary|needless|trailing) semicolons$/,
    finder: NEEDLESS_SEMICOLON
  },
  {
    required: /^trailing commas?(?: (?:in|for|on) (?:(?:all|every|any) )?(?:multi[- ]?line (?:(?:objects?|arrays?|lists?|dicts?|dictionaries|collections?|literals?|structures?|constructs?|expressions?|object literals?|array literals?|data structures?)(?:(?:,|,? and|,? or|\/) ?)?)+)\s*)?$/,
    finder: MISSING_COMMA
  },
  { forbidden: /^trailing commas?$/, finder: TRAILING_COMMA },
  {
    required: /^(?:lf|unix|unix-style|linux|posix|\\n)(?: \(?lf\)?)? (?:line[- ]endings?|newlines?|end of lines?)(?: \(lf\)| \(\\n\))?(?: only)?$/,
    forbidden: /^(?:crlf|windows|windows-style|dos)(?: \(?crlf\)?)? (?:line[- ]endings?|newlines?)$/,
    finder: CARRIAGE_RETURNS
  }
];
// src/literal/families/things/layout.ts
var EITHER_QUOTE = [...SCRIPT2, "python", "ruby", "php"];
function findQuotes(unwanted, wanted, name) {
  return {
    looksAt: "code",
    words: `reports strings in ${name} quotes that could have the other ones`,
    topics: ["quotes"],
    languages: EITHER_QUOTE,
    mayMatch: (line) => line.includes(unwanted),
    find: (file) => file.facts.strings.filter((fact) => fact.quote === unwanted && isPlain(fact, wanted)).flatMap((fact) => violationAt(file, fact, `a string in ${name} quotes`))
  };
}
function isPlain({ role, value, isInterpolated }, wanted) {
  return (role === "value" || role === "import") && !isInterpolated && !value.includes(wanted) && !value.includes("\\");
}
function findLines(found, words2, topic, isWrong) {
  return {
    looksAt: "text",
    words: `reports ${words2}`,
    topics: [topic],
    find: (file) => NEEDS_TABS.has(file.languageId ?? "") ? [] : file.added.filter((line) => isWrong(line, file)).map((line) => ({ path: file.file.path, line: line.number, found }))
  };
}
function findIndentation(found, words2, wrong, right, without) {
  let lines = findLines(
    found,
    words2,
    "indentation",
    ({ text }, { languageId }) => wrong.test(text) && !without.includes(languageId ?? "")
  );
  return {
    ...lines,
    find: (file) => {
      let violations = isUsual(file, wrong, right) ? [] : lines.find(file), numbers = new Set(violations.map(({ line }) => line));
      return violations.filter(({ line }) => line === void 0 || !numbers.has(line - 1));
    }
  };
}
function isUsual({ head = "", isAdded }, wrong, right) {
  let kept = head.split(`
`).filter((_, index) => !isAdded(index + 1));
  return kept.filter((line) => wrong.test(line)).length > kept.filter((line) => right.test(line)).length;
}
var NEEDS_TABS = /* @__PURE__ */ new Set(["makefile", "go", "tsv"]);
var INDENTED_WITH_TABS = /^ *\t/;
var INDENTED_WITH_SPACES = /^ {2,}[^\s*]/;
var TABS = findIndentation(
  "an indentation with tabs",
  "lines that are indented with tabs, in files where most are not",
  INDENTED_WITH_TABS,
  INDENTED_WITH_SPACES,
  []
);
var SPACES = findIndentation(
  "an indentation with spaces",
  "lines that are indented with two or more spaces, in files where most are not",
  INDENTED_WITH_SPACES,
  INDENTED_WITH_TABS,
  ["yaml", "json", "jsonc"]
);
var TRAILING = findLines(
  "white space at the end of the line",
  "lines that end with white space",
  "trailing-spaces",
  ({ text }) => /\S[ \t]+\r?$|^[ \t]+\r?$/.test(text)
);
var BLANK_LINES = {
  looksAt: "text",
  words: "reports more than one blank line in a row",
  topics: ["blank-lines"],
  find: ({ file, added, isAdded, head = "" }) => {
    let lines = head.split(`
`), isBlank2 = (number) => number >= 1 && (lines[number - 1] ?? "x").trim() === "";
    return added.filter(
      ({ number }) => number < lines.length && isBlank2(number) && isBlank2(number - 1) && !(isAdded(number - 1) && isBlank2(number - 2))
    ).map(({ number }) => ({ path: file.path, line: number, found: "a second blank line in a row" }));
  }
};
var FINAL_NEWLINE = {
  looksAt: "text",
  words: "reports files whose last line does not end with a line feed",
  topics: ["final-newline"],
  find: ({ file }) => file.hunks.flatMap(({ lines }) => lines).flatMap(
    (line) => line.kind === "added" && line.noNewline === true ? [{ path: file.path, line: line.newLine, found: "a last line without a line feed" }] : []
  )
};
var FOR_STRINGS = "(?: (?:for|around) (?:all )?(?:strings?|string literals?|text))?";
var INDENT = "(?: (?:for|as) (?:indentation|indenting|indents?))?";
var ONE = "(?:(?:a|an|one|exactly one|single|final|trailing) )*";
var AT_END = "(?: at (?:the )?(?:end of (?:each |every |the |all )*files?|eof))?";
var COUNT = "(?:[248]|two|four|eight)";
var LAYOUT = [
  {
    forbidden: new RegExp(`^double[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    required: new RegExp(`^single[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    finder: findQuotes('"', "'", "double")
  },
  {
    forbidden: new RegExp(`^single[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    required: new RegExp(`^double[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    finder: findQuotes("'", '"', "single")
  },
  {
    forbidden: new RegExp(`^(?:hard )?tabs(?: characters?)?${INDENT}$|^tab characters$|^tab indentation$`),
    required: new RegExp(
      `^(?:only )?(?:${COUNT}[- ])?spaces?${INDENT}$|^(?:${COUNT}[- ])?spaces? indentation$|^indent(?:ation)? (?:with|using|of|by|is|must be|uses?) (?:${COUNT}[- ])?spaces?$|^spaces,? not tabs${INDENT}$`
    ),
    finder: TABS
  },
  {
    forbidden: new RegExp(`^spaces${INDENT.slice(0, -1)}$|^space indentation$`),
    required: new RegExp(
      `^(?:only )?(?:hard )?tabs${INDENT}$|^tab indentation$|^indent(?:ation)? (?:with|using|by) tabs?$|^tabs,? not spaces${INDENT}$`
    ),
    finder: SPACES
  },
  {
    forbidden: /^(?:spaces|blanks)$/,
    instead: /^(?:hard )?tabs?(?: characters?)?(?: for (?:indentation|indenting))?$/,
    finder: SPACES
  },
  {
    forbidden: /^trailing (?:whitespaces?|white space|spaces?|blanks)(?: (?:at|on) (?:the )?(?:ends? of )?lines?)?$|^(?:spaces?|whitespace|white space|tabs or spaces|spaces or tabs)(?: characters?)? (?:on|in|at the end of) (?:empty |blank |the |any )*lines?$|^(?:(?:any|each|a|all) )*lines? (?:have|contain|end (?:with|in)|include) (?:any )?trailing (?:whitespaces?|white space|spaces?)$|^(?:blank|empty) lines? (?:have|contain) (?:any )?(?:trailing )?(?:spaces?|whitespace|white space|blanks)$/,
    finder: TRAILING
  },
  {
    forbidden: /^(?:more than one|multiple|several|consecutive|double|two(?: or more)?|successive|extra consecutive) (?:consecutive |successive )?(?:blank|empty) lines?(?: in (?:a row|succession|sequence)| in between| together)?$/,
    finder: BLANK_LINES
  },
  {
    required: new RegExp(
      `^end (?:(?:all|every|each|source) )*files? with ${ONE}(?:newline|line feed|new line)(?: character)?$|^(?:(?:all |every |each )?(?:source )?files? (?:must |should )?end(?:s|ing)? (?:in|with) ${ONE}(?:newline|line feed|new line)(?: character)?|${ONE}(?:final|trailing) newline${AT_END}|${ONE}newline(?: character)?${AT_END.slice(0, -1)})$`
    ),
    finder: FINAL_NEWLINE
  }
];
// src/literal/families/layout.ts
var ALL6 = createThingList([...LAYOUT, ...BRACES_AND_PUNCTUATION]);
var LAYOUT_FAMILY = {
  name: "layout",
  compile: (clause) => compileThings(clause, ALL6, ALL6)
};
// src/literal/families/limits/read-limit.ts
var UNITS = [
  [/^lines?/, ["function lines", "file lines", "class lines", "component lines"]],
  [/^(?:characters?|chars?|columns?|cols?)/, ["line characters"]],
  [/^(?:parameters?|params?|arguments?|args)/, ["parameters"]],
  [/^(?:levels?|layers?)/, ["nesting"]]
];
var NUMBER = String.raw`(?:\d{1,4} ?(?:[-–—]|to) ?)?(?<count>\d{1,5})`;
var UNIT = "(?:[- ](?<unit>lines?|characters?|chars?|columns?|cols?|(?:function |method )?(?:parameters?|params?|arguments?|args)|(?:nesting |indentation )?(?:levels?|layers?)))?";
var AFTER3 = "(?<after>(?: (?:long|of code|in length|each|deep|wide|total|of nesting|of indentation|in total|or less|or fewer|or shorter|max|maximum|preferred|or more))*)";
var LESS = "(?:(?:be )?(?:kept )?(?:to |at )?(?:a )?(?:maximum|max|limit)(?: of)?:?|at most|up to|no more than|not more than|no longer than|within|limited to|\u2264|<=)";
var BELOW2 = "(?:under|below|less than|fewer than|shorter than|smaller than|lower than|<)";
var MORE = "(?:exceed|exceeding|exceeds|go over|go beyond|over|above|beyond|more than|longer than|greater than|larger than|bigger than|deeper than|higher than|wider than|>)";
var BOUND = new RegExp(
  String.raw`(?<=^| )(?:(?<less>${LESS})|(?<below>${BELOW2})|(?<more>${MORE})|(?<exact>to|of|be|at|use|use a)) ${NUMBER}${UNIT}${AFTER3}(?= |$)`
);
var BARE2 = new RegExp(`^(?:use )?(?:a )?${NUMBER}${UNIT}${AFTER3}(?= )`);
var BEFORE_LIMIT = new RegExp(`(?<=^|[a-z] )${NUMBER}${UNIT} (?:or (?:less|fewer|shorter)|max(?:imum)?|at most)$`);
var VERBS2 = "(?:keep|limit|restrict|cap|make|use|have|write|create|ensure|enforce|set|avoid|wrap|break|split|stick|aim for|be|a|an|the|all|any|each|every|single|individual|new|your|source|code)";
var TAIL = "(?:be|be kept|kept|stay|remain|be limited|have|contain|take|accept|receive|with|that|which|span|grow|run|get|is|are|wrap|nest)";
var TARGETS2 = [
  [
    "function lines",
    "(?:functions?|methods?)(?:(?:,? and |,? or |/)(?:functions?|methods?))?(?: (?:bodies|body|lengths?|sizes?))?"
  ],
  [
    "parameters",
    "(?:functions?|methods?|constructors?)(?:(?:,? and |,? or |/)(?:functions?|methods?|constructors?))?(?: (?:parameters|parameter (?:lists?|counts?)))?"
  ],
  [
    "nesting",
    "(?:nest|nested|nesting|nesting (?:depth|levels?)|depth of nesting|indentation|nest code|nested (?:code|blocks|conditionals|ifs?|loops|logic)(?: deeply)?|(?:functions?|methods?|code)(?: bodies)?)"
  ],
  ["class lines", "class(?:es)?(?: (?:bodies|lengths?|sizes?))?"],
  ["component lines", "(?:react )?components?(?: (?:lengths?|sizes?))?"],
  ["file lines", "(?:files?|modules?)(?: (?:lengths?|sizes?))?"],
  ["line characters", "(?:lines?|line (?:lengths?|widths?|limits?)|code lines?|lines? of code)"],
  ["complexity", "(?:cyclomatic )?complexity(?: of (?:functions|methods|a function|each function))?"]
];
var FORMS9 = new Map(
  TARGETS2.map(([measure, target]) => [
    measure,
    [
      new RegExp(`^(?:${VERBS2} )*(?:max(?:imum)? )?${target}(?: ${TAIL})* #$`),
      new RegExp(
        `^(?:${VERBS2} )*(?:${TAIL} )*# (?:per|in|for|on) (?:a |an |any |each |every |the |one |single )*${target}$`
      ),
      new RegExp(`^(?:${VERBS2} )*# ${target}$`)
    ]
  ])
);
var VAGUE = /\b(?:short|small|concise|focused|long|large|deep|deeply|deep nesting|many (?:parameters|arguments)|low)\b/;
function readLimit(written, polarity) {
  let words2 = plainNumbers(written), found = BOUND.exec(words2) ?? (polarity === "required" ? BARE2.exec(words2) ?? BEFORE_LIMIT.exec(words2) : null), groups = found?.groups;
  if (found === null || groups === void 0)
    return measureWithoutNumber(words2) === void 0 ? void 0 : "vague";
  let splits = /^(?:split|refactor|break up|divide) /.test(words2), max = readMaximum(groups, polarity, splits), rest = `${words2.slice(0, found.index)}#${words2.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, " ").replace(/^(?:split|refactor|break up|divide) (?=[a-z])/, "").trim();
  if (max === void 0 || /\d/.test(rest))
    return;
  let unit = groups.unit?.replace(/^(?:function|method|nesting|indentation) /, ""), isLimit = groups.exact === void 0 || /\b(?:limit|restrict|cap|max|maximum|wrap|break|length|width)\b/.test(rest), measure = (unit === void 0 ? /\b(?:parameters|arguments)\b/.test(rest) ? ["parameters"] : ["complexity", "line characters", "nesting"] : UNITS.find(([of]) => of.test(unit))?.[1])?.find((one) => FORMS9.get(one)?.some((form) => form.test(rest)) === true && (unit !== void 0 || one !== "line characters" || /\b(?:length|width)\b/.test(rest)));
  return isLimit && measure !== void 0 ? { measure, max } : void 0;
}
var NUMBER_WORDS = "zero one two three four five six seven eight nine ten".split(" ");
function plainNumbers(written) {
  return written.toLowerCase().replaceAll(/(?<=\d),(?=\d{3}\b)/g, "").replaceAll("`", "").replaceAll(/[~≈] ?(?=\d)/g, "").replaceAll(/\bloc\b/g, "lines").replace(/^ *(?<verb>split|break up|divide) (?<what>.+?) into .+$/, "$<verb> $<what>").replace(
    /\b(?:one|two|three|four|five|six|\d+) (?:or|to) (?=(?:two|three|four|five|six|seven|\d+) (?:parameters?|params?|arguments?|args)\b)/,
    ""
  ).replace(/(?<=\blines)\/(?=file|function|method|class|component)/, " per ").replaceAll(
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)(?=[- ](?:lines?|levels?|layers?|parameters?|params?|arguments?|args)\b)/g,
    (word) => String(NUMBER_WORDS.indexOf(word))
  ).replaceAll(/\s+/g, " ").trim();
}
function measureWithoutNumber(words2) {
  return VAGUE.test(words2) ? VAGUE_FORMS.find(([, form]) => form.test(words2))?.[0] : void 0;
}
var VAGUE_FORMS = TARGETS2.map(
  ([measure, target]) => [
    measure,
    new RegExp(
      `^(?:${VERBS2} )*(?:very |overly |too |deeply )*(?:long |large |deep )?${target}(?: ${TAIL})*(?: (?:very |short|small|concise|focused|simple|low|and|readable|testable|,))*$`
    )
  ]
);
var EXPLAINED = new RegExp(
  `^(?:(?:ideally|preferably|target|aim for|roughly|about|i\\.e\\.|e\\.g\\.),? )*(?:(?:(?:${LESS})|(?<below>${BELOW2})|(?<more>${MORE})) ?)${NUMBER}${UNIT}${AFTER3}$`
);
function readExplainedLimit(written, explanation, polarity) {
  let measure = measureWithoutNumber(plainNumbers(written)), groups = EXPLAINED.exec(plainNumbers(explanation))?.groups, unit = groups?.unit?.replace(/^(?:function|method|nesting|indentation) /, ""), measures = unit === void 0 ? ["nesting", "complexity"] : UNITS.find(([of]) => of.test(unit))?.[1] ?? [];
  if (measure === void 0 || groups === void 0 || !measures.includes(measure))
    return;
  let isTooMuch = groups.more !== void 0, max = Number(groups.count) - (groups.below === void 0 ? 0 : 1);
  return isTooMuch && polarity === "required" ? void 0 : { measure, max };
}
function readMaximum(groups, polarity, splits) {
  let count2 = Number(groups.count), after = groups.after ?? "";
  if (polarity === "forbidden")
    return groups.more !== void 0 && !after.includes("or ") ? count2 : void 0;
  if (groups.more !== void 0 && splits)
    return count2;
  if (!(groups.more !== void 0 || after.includes("or more")))
    return groups.below === void 0 ? count2 : count2 - 1;
}
// src/literal/families/limits/limits.ts
var LIMITS_FAMILY = {
  name: "limits",
  compile: (clause) => {
    if (clause.instead !== void 0)
      return;
    let named = limitNamedFile(clause);
    if (named !== void 0)
      return named;
    let words2 = wordsOf2(clause), read = readLimit(words2, clause.polarity), limit = read === "vague" && clause.explanation !== void 0 ? readExplainedLimit(words2, unmaskCodeSpans(clause.explanation, clause.codes), clause.polarity) ?? read : read;
    return limit === "vague" ? { reason: "it limits a size without a number", hint: 'write the number: "Functions must not exceed 50 lines"' } : limit && createFinder(limit);
  }
};
function limitNamedFile({ subject, verb, object, codes, polarity }) {
  if (codes.length === 0)
    return;
  let masked = `${subject} ${verb} ${object}`.replaceAll(/\s+/g, " ").trim(), marks = masked.match(/[\uE000-\uF8FF]/g) ?? [], [mark = ""] = marks, [name = ""] = listMaskedCodes(mark, codes), words2 = masked.replace(mark, "files").replace(/files (?:files?|body|bodies)\b/, "files"), limit = marks.length === 1 && FILE_NAME2.test(name) ? readLimit(words2, polarity) : void 0;
  if (limit === void 0 || limit === "vague" || limit.measure !== "file lines")
    return;
  let { max } = limit;
  return {
    looksAt: "text",
    readsProse: true,
    words: `reports ${codeSpan(name)} that grows beyond ${max} lines by the change`,
    find: (file) => nameOf(file.file.path) === name ? findLongFile(file, max) : []
  };
}
var FILE_NAME2 = /^[\w-]+\.(?:md|mdx|mdc|ts|tsx|js|jsx|py|go|rs|rb|json|ya?ml|toml)$/;
function wordsOf2({ subject, verb, object, codes }) {
  return unmaskCodeSpans(`${subject} ${verb} ${object}`, codes);
}
function createFinder(limit) {
  let { measure, max } = limit;
  return measure === "line characters" ? max < MIN_CHARACTERS ? void 0 : {
    looksAt: "code",
    words: `reports added lines of code with more than ${max} characters, except imports, addresses, texts of several lines and words that cannot be divided`,
    topics: ["line-length"],
    mayMatch: (line) => line.length > max,
    ...readsOnly(["strings"], { find: (file) => findLongLines(file, max, linesInTexts(file.facts)) }),
    findInText: (file) => findLongLines(file, max, /* @__PURE__ */ new Set())
  } : measure === "file lines" ? {
    looksAt: "text",
    words: `reports files of code that grow beyond ${max} lines by the change`,
    find: (file) => isCode(file) ? findLongFile(file, max) : []
  } : {
    looksAt: "code",
    words: `reports ${WHAT[measure](max)} by the change`,
    ...LENGTHS.has(measure) ? { minLines: max + 1 } : {},
    ...readsOnly(["declarations"], {
      needsBase: ({ facts }) => facts.declarations.some((one) => (sizeOf(one, limit.measure) ?? 0) > limit.max),
      find: (file) => findLargeDeclarations(file, limit)
    })
  };
}
var LENGTHS = /* @__PURE__ */ new Set(["class lines", "component lines", "function lines"]);
var MIN_CHARACTERS = 40;
var WHAT = {
  "class lines": (max) => `classes that grow beyond ${max} lines`,
  complexity: (max) => `functions whose cyclomatic complexity grows beyond ${max}`,
  "component lines": (max) => `components that grow beyond ${max} lines`,
  "function lines": (max) => `functions with a name that grow beyond ${max} lines`,
  nesting: (max) => `functions whose branches and loops are nested more than ${max} deep`,
  parameters: (max) => `functions that get more than ${max} parameters`
};
var CODE4 = new Set(
  "c cpp csharp cuda-cpp dart go java javascript javascriptreact kotlin php python ruby rust scala starlark svelte swift typescript typescriptreact vue".split(" ")
);
function isCode({ languageId }) {
  return languageId !== void 0 && CODE4.has(languageId);
}
var UNDIVIDED = /:\/\/|^\s*(?:import|export|from|use|using|#include|require|\/\/\/?\s*<reference|package)\b|\brequire\(|(?:eslint|oxlint|biome|prettier|noqa|type: ignore|pyright:|mypy:|pylint|rubocop|NOLINT|ts-(?:ignore|expect-error))/;
function findLongLines(file, max, inTexts) {
  if (!isCode(file))
    return [];
  let removed = new Set(
    file.file.hunks.flatMap(
      ({ lines }) => lines.flatMap((line) => line.kind === "removed" ? [line.text.trim()] : [])
    )
  );
  return file.added.flatMap(({ number, text }) => {
    let length = text.length <= max ? 0 : [...text.trimEnd()].length;
    return length > max && !UNDIVIDED.test(text) && !removed.has(text.trim()) && !inTexts.has(number) && isDivisible(text) ? [
      {
        path: file.file.path,
        line: number,
        found: `a line of ${length} characters`,
        note: `This line has ${length} characters; the limit is ${max}.`
      }
    ] : [];
  });
}
function linesInTexts({ strings: strings2 }) {
  let inside = /* @__PURE__ */ new Set();
  for (let { line, endLine } of strings2.filter((one) => one.endLine > one.line))
    for (let at2 = line; at2 <= endLine; at2 += 1)
      inside.add(at2);
  return inside;
}
function isDivisible(text) {
  let value = text.trim().replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '""').replace(/^(?:\/\/|#|\*)\s*/, "").replace(/^(?:(?:export|const|let|var|return|case|static|readonly)\s+)+/, "").replace(/^[\w$.]+\s*[:=]\s*/, "");
  return /[^\s"'`,;(){}]\s+[^\s"'`,;(){}]/.test(value);
}
function findLongFile(file, max) {
  if (file.head === void 0)
    return [];
  let lines = file.head.split(`
`).length - (file.head.endsWith(`
`) ? 1 : 0), removed = file.file.hunks.reduce(
    (sum, { lines: all }) => sum + all.filter(({ kind: kind2 }) => kind2 === "removed").length,
    0
  ), before = lines - file.added.length + removed;
  return lines > max && before <= max ? [
    {
      path: file.file.path,
      found: `a file of ${lines} lines`,
      note: `The file grows from ${before} to ${lines} lines; the limit is ${max}.`
    }
  ] : [];
}
var UNIT2 = {
  "class lines": "lines",
  complexity: "as its complexity",
  "component lines": "lines",
  "file lines": "lines",
  "function lines": "lines",
  "line characters": "characters",
  nesting: "levels of nesting",
  parameters: "parameters"
};
function findLargeDeclarations(file, { measure, max }) {
  let { facts, baseFacts, file: change, added } = file;
  if (baseFacts === void 0 && change.status !== "added")
    return [];
  let before = baseFacts === void 0 ? /* @__PURE__ */ new Map() : sizesByName(baseFacts, measure);
  return [...facts.declarations.entries()].flatMap(([index, one]) => {
    let size = sizeOf(one, measure);
    if (size === void 0 || size <= max || one.name === void 0 || one.attributes.some((name) => /(?:^|\.)overload$/.test(name)))
      return [];
    let old = before.get(keyOf(facts, index)), line = file.isAdded(one.nameLine) ? one.nameLine : added.find(({ number }) => number >= one.line && number <= one.endLine)?.number, isMoved2 = old === void 0 && (wasRemoved(file, one.name) || !file.isAdded(one.nameLine));
    return old !== void 0 && old > max || isMoved2 || line === void 0 ? [] : [
      {
        path: change.path,
        line,
        found: `${codeSpan(one.name)} with ${size} ${UNIT2[measure]}`,
        note: old === void 0 ? `${codeSpan(one.name)} has ${size} ${UNIT2[measure]}; the limit is ${max}.` : `${codeSpan(one.name)} grows from ${old} to ${size} ${UNIT2[measure]}; the limit is ${max}.`
      }
    ];
  });
}
function wasRemoved({ file }, name) {
  return file.hunks.some(
    ({ lines }) => lines.some((line) => line.kind === "removed" && line.text.split(/[^\p{L}\p{N}_$]+/u).includes(name))
  );
}
function sizesByName(facts, measure) {
  let sizes = /* @__PURE__ */ new Map();
  for (let [index, one] of facts.declarations.entries()) {
    let size = sizeOf(one, measure);
    if (size !== void 0) {
      let key = keyOf(facts, index);
      sizes.set(key, Math.max(size, sizes.get(key) ?? 0));
    }
  }
  return sizes;
}
function keyOf({ declarations: declarations2 }, index) {
  let names = [];
  for (let one = declarations2[index]; one !== void 0; one = one.inside === void 0 ? void 0 : declarations2[one.inside])
    names.unshift(one.name ?? "");
  return names.join(".");
}
function sizeOf(one, measure) {
  let { body, kind: kind2 } = one;
  switch (measure) {
    case "class lines":
      return kind2 === "class" ? one.endLine - one.line + 1 : void 0;
    case "component lines":
      return body?.returnsMarkup === true && new RegExp("^\\p{Lu}", "u").test(one.name ?? "") ? body.lines : void 0;
    case "function lines":
      return body === void 0 || !one.hasBody ? void 0 : body.lines;
    case "complexity":
      return body?.complexity;
    case "nesting":
      return body?.nesting;
    case "parameters":
      return one.isNameGiven || kind2 === "constructor" ? void 0 : body?.parameters;
    case "file lines":
    case "line characters":
      return;
  }
}
// src/literal/families/markup/opening-tags.ts
function findOpeningTags(text, isMeant32) {
  let found = [];
  for (let { 0: start, 1: name = "", index } of text.matchAll(
    /(?<![\p{L}\p{N}_$.<])<([A-Za-z][\w.-]*)(?=[\s/>])/gu
  ))
    if (isMeant32(name)) {
      let tag = readTag(text, name, index, index + start.length);
      found.push(...tag === void 0 ? [] : [tag]);
    }
  return found;
}
function readTag(text, name, offset, start) {
  let attributes = [], isOpen2 = false, at2 = start;
  for (; at2 < text.length && at2 - offset < 5e3; ) {
    let character = text.charAt(at2);
    if (character === ">")
      return { name, offset, end: at2 + 1, attributes, isOpen: isOpen2 };
    if (character === "{" || character === "<" && /[?%]/.test(text.charAt(at2 + 1))) {
      isOpen2 = true, at2 = character === "{" ? endOfBraces(text, at2) : endOfCode(text, at2);
      continue;
    }
    let written = /^[^\s=>{}"'`<]+/.exec(text.slice(at2, at2 + 100))?.[0];
    if (written === void 0 || written === "/") {
      at2 += 1;
      continue;
    }
    let value = readValue(text, at2 + written.length);
    isOpen2 ||= /^(?:v-bind|v-html|\*ngFor|\.\.\.|@attributes)$/.test(written), attributes.push({ name: written, offset: at2, ...value.text === void 0 ? {} : { value: value.text } }), at2 = value.end;
  }
}
function readValue(text, start) {
  let sign = /^\s*=\s*/.exec(text.slice(start, start + 100))?.[0];
  if (sign === void 0)
    return { end: start };
  let at2 = start + sign.length, quote = text.charAt(at2);
  if (quote === '"' || quote === "'") {
    let end = text.indexOf(quote, at2 + 1);
    return end < 0 ? { end: text.length } : { text: text.slice(at2 + 1, end), end: end + 1 };
  }
  if (quote === "{")
    return { end: endOfBraces(text, at2) };
  let bare = /^[^\s>]+/.exec(text.slice(at2, at2 + 500))?.[0] ?? "";
  return { text: bare, end: at2 + bare.length };
}
function endOfBraces(text, start) {
  let depth = 0;
  for (let at2 = start; at2 < text.length && at2 - start < 5e3; at2 += 1) {
    let character = text.charAt(at2);
    if (character === "{")
      depth += 1;
    else if (character === "}") {
      if (depth -= 1, depth === 0)
        return at2 + 1;
    } else (character === '"' || character === "'" || character === "`") && (at2 = endOfString(text, at2) ?? at2);
  }
  return text.length;
}
function endOfString(text, start) {
  let quote = text.charAt(start);
  for (let at2 = start + 1; at2 < text.length; at2 += 1) {
    let character = text.charAt(at2);
    if (character === "\\")
      at2 += 1;
    else {
      if (character === quote)
        return at2;
      if (character === `
` && quote !== "`")
        return;
    }
  }
}
function endOfCode(text, start) {
  let end = text.indexOf(`${text.charAt(start + 1)}>`, start);
  return end < 0 ? text.length : end + 2;
}
// src/literal/families/markup/read-attributes.ts
var NOUN6 = "attributes?|props?|propert(?:y|ies)|text";
var ATTRIBUTES = `(?<attributes>${codeListPattern("a|an|the|any|explicit|meaningful|descriptive|appropriate|proper|valid|both|non-empty", NOUN6)})`;
var WORDS_FOR = [
  [/^(?:<img> |html )?(?:images?|img)(?: elements?| tags?)?$/, ["img", "Image"]],
  [/^(?:html )?(?:buttons?)(?: elements?| tags?)?$/, ["button"]],
  [/^(?:html )?(?:iframes?)(?: elements?| tags?)?$/, ["iframe"]],
  [/^(?:external )?(?:links?|anchors?)(?: elements?| tags?)?$/, ["a"]]
];
var QUANTITY2 = "(?:all |every |each |any |the |your |our |native |raw |plain )*";
var ELEMENTS2 = `(?<elements>${QUANTITY2}(?:${codeListPattern("the|all|any|every|each", "elements?|tags?|components?")}|[a-z]+(?: elements?| tags?)?))`;
var HAVING = "(?: (?:with|that (?:have|use|has)|using|having) (?<having>[\\uE000-\\uF8FF]))?";
var SUBJECT4 = new RegExp(`^${ELEMENTS2}${HAVING}$`);
var OBJECT6 = new RegExp(`^(?:always )?${ATTRIBUTES}$`);
var OBJECT_ON = new RegExp(`^${ATTRIBUTES} (?:to|on|for|in|with|of) ${ELEMENTS2}${HAVING}$`);
var HAS4 = /^(?:have|include|specify|provide|need|use|set|require|contain|declare|define|carry|get|receive)$/;
var ADDS = /^(?:add|include|provide|specify|set|pass|use|put|write|supply|have|)$/;
var ACCEPTS = /^(?:accept|take|have|use|support|receive|contain|get|pass|include|set)$/;
function readAttributeRule(clause) {
  let { polarity, verb } = clause, subject = plainPhrase(clause.subject), object = plainPhrase(clause.object), about = subject === "" ? void 0 : SUBJECT4.exec(subject)?.groups;
  if (about !== void 0 && (polarity === "required" ? HAS4 : ACCEPTS).test(verb)) {
    if (polarity === "required" && ALT_TEXT.test(object) && IMAGES.test(subject))
      return ALT_OF_IMAGES;
    let attributes = OBJECT6.exec(object)?.groups?.attributes;
    return attributes === void 0 ? void 0 : makeRule(clause, attributes, about);
  }
  if (subject === "" && ADDS.test(verb)) {
    let alt = /^(?<what>.+) (?:to|on|for) (?<which>\S.*)$/.exec(object)?.groups;
    if (polarity === "required" && ALT_TEXT.test(alt?.what ?? "") && IMAGES.test(alt?.which ?? ""))
      return ALT_OF_IMAGES;
    let on = OBJECT_ON.exec(object)?.groups, attributes = on?.attributes ?? (polarity === "forbidden" ? OBJECT6.exec(object)?.groups?.attributes : void 0);
    return attributes === void 0 ? void 0 : makeRule(clause, attributes, on);
  }
}
var ALT_TEXT = /^(?:(?:an?|the|always|meaningful|descriptive|appropriate|proper) )*alt(?:ernative)?(?:[- ]texts?| attributes?| tags?)$/;
var IMAGES = /^(?:(?:all|every|each|the|any) )*(?:html )?images?(?: elements?| tags?)?$/;
var ALT_OF_IMAGES = {
  polarity: "required",
  elements: ["img", "Image"],
  attributes: [{ name: "alt" }],
  isChoice: false
};
function makeRule({ polarity, codes }, list, about) {
  let attributes = codesIn(list, codes).map(readAttribute), elements = about?.elements === void 0 ? void 0 : readElements(about.elements, codes), [having] = about?.having === void 0 ? [] : codesIn(about.having, codes).map(readAttribute), isMarkup = elements?.isMarkup === true ? list.endsWith(" text") === attributes.every((one) => one?.name === "alt" && list.endsWith(" text")) : / props?$/.test(list) || elements !== void 0 && attributes.every((one) => OF_COMPONENTS.test(one?.name ?? "")) || elements === void 0 && / attributes?$/.test(list) && attributes.every((one) => HTML_ATTRIBUTE.test(one?.name ?? ""));
  if (!(attributes.includes(void 0) || attributes.length === 0 || about?.elements !== void 0 && elements === void 0 || about?.having !== void 0 && having === void 0 || !isMarkup))
    return {
      polarity,
      attributes: attributes.flatMap((one) => one ?? []),
      isChoice: / or |\//.test(list),
      ...elements === void 0 ? {} : { elements: elements.names },
      ...having === void 0 ? {} : { having }
    };
}
var HTML_ATTRIBUTE = /^(?:style|class|className|id|href|src|alt|align|bgcolor|tabindex|tabIndex|autofocus|autoFocus|target|onclick|onload|onerror|onchange|contenteditable|dangerouslySetInnerHTML|(?:data|aria)-[\w-]+)$/;
var OF_COMPONENTS = /^(?:className|style|dangerouslySetInnerHTML|(?:data|aria)-[\w-]+)$/;
function readAttribute(code) {
  let [, name, value] = /^([A-Za-z][\w:-]*)(?:=["']([^"'{}<>…]+)["'])?$/.exec(code.trim()) ?? [];
  return name === void 0 ? void 0 : { name, ...value === void 0 ? {} : { value } };
}
function readElements(words2, codes) {
  let known6 = WORDS_FOR.find(([expression]) => expression.test(words2.replace(new RegExp(`^${QUANTITY2}`), "")));
  if (known6 !== void 0)
    return { names: known6[1], isMarkup: true };
  let written = codesIn(words2, codes), names = written.map((code) => /^<?([A-Za-z][\w.-]*)\s*\/?>?$/.exec(code.trim())?.[1]), isMarkup = written.every((code) => code.startsWith("<") || isHtmlElement(code)) || /\b(?:elements?|tags?)\b/.test(words2), areElements = names.every((name) => name !== void 0 && (isHtmlElement(name) || /^[A-Z]/.test(name)));
  return names.length === 0 || !areElements ? void 0 : { names: names.flatMap((name) => name ?? []), isMarkup };
}
// src/literal/families/markup.ts
var MARKUP_FAMILY = {
  name: "markup",
  compile: (clause) => {
    let rule = readAttributeRule(clause);
    return rule === void 0 ? void 0 : makeFinder(rule);
  }
};
var LANGUAGES4 = [
  "html",
  "vue",
  "svelte",
  "astro",
  "razor",
  "aspnetcorerazor",
  "php",
  "blade",
  "twig",
  "handlebars",
  "erb",
  "mdx",
  "javascript",
  "javascriptreact",
  "typescriptreact"
];
function makeFinder(rule) {
  let needles = [...rule.elements?.map((name) => `<${name}`) ?? [], ...rule.attributes.map(({ name }) => name)];
  return {
    looksAt: "code",
    words: describeRule(rule),
    languages: LANGUAGES4,
    mayMatch: (line) => needles.some((needle) => line.includes(needle)),
    find: (file) => findInMarkup(file, rule, file),
    findInText: (file) => findInMarkup(file, rule, void 0)
  };
}
function describeRule({ polarity, elements, having, attributes, isChoice }) {
  let names = listCodes(attributes.map(writeAttribute), polarity === "required" && !isChoice ? "and" : "or"), on = elements === void 0 ? "" : listCodes(elements.map((name) => `<${name}>`)), limit = having === void 0 ? "" : ` with ${codeSpan(writeAttribute(having))}`;
  return polarity === "required" ? `reports ${on === "" ? "elements" : on}${limit} without ${names}` : `reports ${names}${on === "" ? " in markup" : ` of ${on}`}${limit}`;
}
function writeAttribute({ name, value }) {
  return value === void 0 ? name : `${name}="${value}"`;
}
function findInMarkup(subject, rule, code) {
  let { head, languageId } = subject;
  if (head === void 0)
    return [];
  let text = head.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, " ")), lineOf = lineFinder(text), isMarkup = languageId === "php" || code === void 0;
  return findOpeningTags(text, (name) => rule.elements?.includes(name) ?? true).filter((tag) => rule.having === void 0 || tag.attributes.some((one) => isWanted(one, rule.having))).filter((tag) => isMarkup || isTagByGrammar(tag, lineOf(tag.offset), text, code)).flatMap((tag) => judgeTag(tag, rule, subject, lineOf));
}
function isTagByGrammar({ name, offset }, line, text, { facts, isAdded }) {
  let column = offset - (text.lastIndexOf(`
`, offset) + 1) + 1;
  return !isAdded(line) || facts.uses.some((use) => use.kind === "tag" && use.line === line && use.name === name && use.column === column);
}
function judgeTag(tag, { polarity, attributes, isChoice }, { file: { path }, isAdded }, lineOf) {
  let written = codeSpan(`<${tag.name}>`);
  if (polarity === "forbidden")
    return tag.attributes.flatMap((one) => {
      let line2 = lineOf(one.offset), wanted = attributes.find((attribute) => isWanted(one, attribute));
      return wanted === void 0 || !isAdded(line2) ? [] : [{ path, line: line2, found: `${codeSpan(writeAttribute(wanted))} on ${written}` }];
    });
  let missing2 = attributes.filter((wanted) => !tag.attributes.some((one) => mayBeWanted(one, wanted))), line = lineOf(tag.offset), isEnough = isChoice ? missing2.length < attributes.length : missing2.length === 0;
  return tag.isOpen || isEnough || !isAdded(line) ? [] : [{ path, line, found: `${written} without ${listCodes(missing2.map(writeAttribute), "and")}` }];
}
function plainAttribute(name) {
  return name.replace(/^(?:v-bind:|bind:|:|\[(?:attr\.)?)/, "").replace(/\]$/, "");
}
function isWanted({ name, value }, wanted) {
  return wanted !== void 0 && plainAttribute(name) === wanted.name && (wanted.value === void 0 || value !== void 0 && hasWords(value, wanted.value));
}
function mayBeWanted(attribute, wanted) {
  return isWanted(attribute, wanted) || plainAttribute(attribute.name) === wanted.name && (attribute.value === void 0 || attribute.name !== wanted.name);
}
function hasWords(value, wanted) {
  let words2 = value.split(/\s+/);
  return wanted.split(/\s+/).every((word) => words2.includes(word));
}
function lineFinder(text) {
  let starts = [0];
  for (let { index } of text.matchAll(/\n/g))
    starts.push(index + 1);
  return (offset) => {
    let low = 0, high = starts.length - 1;
    for (; low < high; ) {
      let middle = Math.ceil((low + high) / 2);
      (starts[middle] ?? 0) <= offset ? low = middle : high = middle - 1;
    }
    return low + 1;
  };
}
// src/literal/families/naming/acronyms.ts
var NAME5 = "`?([A-Za-z]{2,24})`?";
var BEFORE4 = "(?:(?:[A-Za-z ]{1,30}|)(?:acronyms?|abbreviations|initialisms|naming|names|identifiers)[A-Za-z ]{0,30}: )?";
var PAIR2 = `(?:use |prefer |write )?${NAME5}(?:,? not |,? instead of |,? rather than |,? over |,? never )${NAME5}`;
var SENTENCE = new RegExp(`^${BEFORE4}${PAIR2}(?:(?:, |; |,? and )${PAIR2})*\\.?$`, "i");
var EACH_PAIR2 = new RegExp(PAIR2, "gi");
function readAcronyms({ statement, scope }) {
  let words2 = statement.text.replaceAll("**", "").trim();
  if (!SENTENCE.test(words2))
    return;
  let pairs = [...words2.matchAll(EACH_PAIR2)].map(([, right = "", wrong = ""]) => readSpelling2(right, wrong)), spellings = pairs.flatMap((pair) => pair ?? []);
  return spellings.length === 0 || spellings.length < pairs.length ? void 0 : findSpellings(spellings, scope.languages ?? [...READ_LANGUAGES]);
}
function readSpelling2(right, wrong) {
  if (right === wrong || right.toLowerCase() !== wrong.toLowerCase())
    return;
  let [own, other] = [partsOf(right), partsOf(wrong)], different = own.flatMap(
    (part, index) => part === other[index] ? [] : [{ right: part, wrong: other[index] ?? "" }]
  ), [only, ...more] = different;
  return own.length === other.length && only !== void 0 && more.length === 0 && /^[A-Z]/.test(only.wrong) ? only : void 0;
}
function partsOf(name) {
  return name.match(new RegExp("\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?\\p{Ll}+|\\p{N}+", "gu")) ?? [];
}
function findSpellings(spellings, languages) {
  let wrong = new Map(spellings.map((one) => [one.wrong, one.right]));
  return {
    looksAt: "code",
    findingKind: "naming",
    words: `reports new names with ${listCodes([...wrong.keys()])} for ${listCodes([...wrong.values()], "and")}`,
    languages,
    signs: [...wrong.keys()].map((onLine) => ({ onLine })),
    find: ({ file, facts, isAdded }) => facts.declarations.flatMap(({ name, nameLine, isNameGiven }) => {
      let part = name === void 0 || isNameGiven || !isAdded(nameLine) ? void 0 : partsOf(name).find((one) => wrong.has(one));
      return name === void 0 || part === void 0 ? [] : [
        {
          path: file.path,
          line: nameLine,
          found: codeSpan(name),
          note: `The guidelines write ${codeSpan(wrong.get(part) ?? "")} in names.`
        }
      ];
    })
  };
}
// src/literal/families/naming/affixes.ts
var A = "(?:a |an |the )?(?:word |letter )?";
var FORMS10 = [
  new RegExp(
    `^(?<side>prefix|suffix) (?<targets>.+?) (?:with|by|using) ${A}@(?: prefix(?:es)?| suffix(?:es)?| letter)?$`
  ),
  new RegExp(`^use ${A}@ (?:as ${A})?(?<side>prefix|suffix)(?:es)? (?:for|on|in|with|to) (?<targets>.+)$`),
  new RegExp(`^(?:add|append|prepend) ${A}@ (?:as ${A})?(?<side>prefix|suffix)(?:es)? to (?<targets>.+)$`),
  new RegExp(`^(?<targets>.+?) (?:use|have|carry|need) ${A}@ (?<side>prefix|suffix)(?:es)?$`),
  new RegExp(`^(?<targets>.+?) be (?<side>prefix|suffix)ed (?:with|by) ${A}@$`),
  new RegExp(`^(?<targets>.+?) (?<side>start|begin|end) (?:with|in) ${A}@$`),
  new RegExp(`^(?<side>start|begin|end) (?<targets>.+?) (?:with|in) ${A}@$`),
  new RegExp(`^(?:name )?(?<targets>.+?) (?:with|using) ${A}@ (?<side>prefix|suffix)(?:es)?$`),
  new RegExp(
    `^(?:create|add|define|write|declare|introduce|use|have)? ?(?:new )?(?<targets>.+?) (?:whose names |that |with names )?(?<side>start|begin|end|prefix|suffix)(?:ing|s|ed)? (?:with|in|by) ${A}@$`
  ),
  new RegExp("^@-(?<side>prefix|suffix)ed (?<targets>.+)$"),
  new RegExp("^(?:the )?@ (?<side>prefix|suffix)(?:es)? (?:on|for|in) (?<targets>.+)$"),
  new RegExp(
    `^(?:use|add|append) ${A}@ (?<side>prefix|suffix)(?:es)? (?:on|for|in|to) (?:the )?names? of (?<targets>.+)$`
  ),
  new RegExp(`^(?:use|add|append) ${A}@ (?<side>prefix|suffix)(?:es)? (?:on|for|in|to) (?<targets>.+)$`)
];
var NAMED_BOOLEANS = new RegExp(
  `^(?:name|start|begin) (?<targets>(?:all )?bool(?:ean)?s?(?: [a-z]+)?) (?:with|like|as) ${A}@(?: prefix(?:es)?)?$`
);
var TEST_TITLES = /^(?:all )?(?:test|test case|unit test|spec)s?(?: (?:names?|titles?|descriptions?|cases?))?$/;
var BOOLEANS = /^(?:all )?(?:boolean|bool)s?(?: (?:variables?|props?|properties|names?|fields?|values?|flags?|parameters?))*$/;
var TO_FILL_IN = /^(?:[A-HJ-SU-Z]|X+|Xx+|Xyz|Foo|Bar|Baz|Name|Prefix|Suffix|Your[A-Z]\w*|My[A-Z]?\w*)$/;
var AFFIX = /^[\p{L}_$][\p{L}_$ ]{0,20}$/u;
function readAffix(clause, _words) {
  let affix = readAffixForm(clause);
  if (affix === void 0 || clause.instead !== void 0 || createsSome(clause))
    return;
  let { side, texts, targets } = affix, isRequired = clause.polarity === "required";
  if (TEST_TITLES.test(targets))
    return texts.every((text) => new RegExp("^\\p{L}+_?$", "u").test(text)) ? createFinder2(
      { ...affix, name: "tests" },
      isRequired,
      void 0,
      ({ one }) => texts.some((text) => text.endsWith("_")) ? /^(?:function|method)$/.test(one.kind) : one.kind === "test"
    ) : void 0;
  if (BOOLEANS.test(targets))
    return isRequired && side === "prefix" && texts.every((text) => /^(?:is|has|can|should|will|did|was|are|does)_?$/.test(text)) ? createFinder2({ ...affix, name: "variables and properties of the type boolean" }, true, void 0, isBoolean) : void 0;
  let named = readTargets(targets);
  if (named === void 0)
    return;
  let name = named.map((target) => target.name).join(" and "), languages = clause.scope.languages?.filter((language) => READ_LANGUAGES.has(language)) ?? (clause.codes.some((code) => /^_[a-z]+_[a-z_]+$/.test(code)) ? [] : commonLanguages(side, texts, name));
  return languages === void 0 || languages.length > 0 ? createFinder2({ ...affix, name }, isRequired, languages, (declared2) => named.some(({ is }) => is(declared2))) : void 0;
}
function createsSome({ polarity, verb, subject, object }) {
  return polarity === "required" && subject === "" && /^(?:create|add|define|write|declare|introduce|have)$/.test(verb) && /\b(?:(?:end|start|begin|prefix|suffix)(?:ing|s|ed)|whose names|with names)\b/.test(object) && !/\b(?:all|each|every)\b/.test(object);
}
function commonLanguages(side, texts, name) {
  let [text] = texts;
  if (side === "suffix" && text === "Async")
    return ["csharp"];
  if (side === "prefix" && text === "_") {
    let others = ["typescript", "typescriptreact", "php"];
    return /private/.test(name) ? /\bmembers\b/.test(name) ? others : ["csharp", ...others] : [];
  }
  return side === "prefix" && text === "I" ? ["csharp", "java", "kotlin", "php", "typescript", "typescriptreact"] : void 0;
}
var LISTED2 = /(?<![\w"'])["']?(?:is|has|can|should|will|did|was|are)["']?(?:(?:\/|, or |, | or )["']?(?:is|has|can|should|will|did|was|are)["']?)+(?![\w])/;
function readAffixForm({ statement, subject, verb, object, codes }) {
  let written = `${subject} ${verb} ${object}`.replaceAll(/\s+/g, " ").replace(
    /(?<=methods|functions) (?:that return|returning) [\uE000-\uF8FF](?:(?: or |\/| and |, )[\uE000-\uF8FF])*/,
    (found2) => listMaskedCodes(found2, codes).every((code) => /^(?:Task|ValueTask|Promise)(?:<\w+>)?$/.test(code)) ? " @async" : found2
  ).replace(/(?<kind>methods|functions) @async/, "async $<kind>").trim(), pattern = readNamePattern(written, codes);
  if (pattern !== void 0)
    return pattern;
  let quoted = /["“'‘](?<text>[^"”'’]{1,20})["”'’]/u, found = /[\uE000-\uF8FF](?:(?:, (?:or |and )?|\/| or | and )[\uE000-\uF8FF])*/.exec(written)?.[0], plain2 = found ?? LISTED2.exec(written)?.[0] ?? quoted.exec(written)?.[0] ?? /\b(?:async|is|has|i|use|handle|underscores?)(?=$| prefix| suffix| as )/i.exec(written)?.[0];
  if (plain2 === void 0)
    return;
  let texts = found === void 0 ? plain2.split(/\/|, or |, | or /).map((word) => asWritten(readPlain(word), statement.text)) : [...found].flatMap(
    (sign) => /[\uE000-\uF8FF]/.test(sign) ? [unmaskCodeSpans(sign, codes).replaceAll("`", "")] : []
  );
  if (texts.length === 0 || !texts.every((text) => AFFIX.test(text) && !TO_FILL_IN.test(text)))
    return;
  let lower = written.toLowerCase(), at2 = lower.lastIndexOf(plain2.toLowerCase()), masked = `${lower.slice(0, at2)}@${lower.slice(at2 + plain2.length)}`;
  for (let form of [...FORMS10, NAMED_BOOLEANS]) {
    let groups = form.exec(masked)?.groups;
    if (groups !== void 0 && !/[@\uE000-\uF8FF]/.test(groups.targets ?? "@"))
      return {
        side: /^(?:suffix|end)/.test(groups.side ?? "") ? "suffix" : "prefix",
        texts,
        targets: groups.targets ?? ""
      };
  }
}
function readNamePattern(written, codes) {
  let { targets = "", mark = "" } = /^(?:name |call )?(?<targets>[a-z][a-z -]{2,60}?)(?: be| are| is)?(?: named| called)?(?: as| like)? (?<mark>[\uE000-\uF8FF])$/.exec(
    written.toLowerCase()
  )?.groups ?? {}, code = mark === "" ? "" : unmaskCodeSpans(mark, codes).replaceAll("`", ""), end = /^(?:\.{3}|…|\*|<[^<>]+>|\{[^{}]+\}|\[[^[\]]+\])(?<end>[A-Z][A-Za-z]{2,30})$/.exec(code)?.groups?.end;
  return end === void 0 || !/\b(?:name|named|call|called)\b/.test(written) ? void 0 : { side: "suffix", texts: [end], targets };
}
function asWritten(text, statement) {
  return [...statement.matchAll(/["“'‘](?<text>[^"”'’\s]{1,20})["”'’]/gu)].map(
    (found) => found.groups?.text
  ).find((one) => one?.toLowerCase() === text.toLowerCase()) ?? text;
}
function readPlain(word) {
  let bare = word.replaceAll(/["“”'‘’]/gu, "");
  return bare === "async" ? "Async" : bare === "i" ? "I" : bare.startsWith("underscore") ? "_" : bare;
}
function isBoolean({ one }) {
  return /^(?:boolean|bool|Boolean)$/.test(one.type ?? "") && ["variable", "constant", "field", "property"].includes(one.kind) && !one.modifiers.includes("const");
}
function createFinder2({ side, texts, name }, isRequired, languages, isMeant32) {
  let spans = texts.map((text) => codeSpan(text)).join(" or "), verb = side === "prefix" ? "begin" : "end", find2 = (file) => {
    let { languageId = "", facts } = file;
    return facts.declarations.flatMap((one) => {
      let own = one.name ?? "", declared2 = { one, all: facts.declarations, languageId };
      return own !== "" && !one.isNameGiven && file.isAdded(one.nameLine) && isMeant32(declared2) && texts.some((text) => hasAffix(own, side, text, one.kind === "test")) !== isRequired ? [
        {
          path: file.file.path,
          line: one.nameLine,
          found: codeSpan(own),
          note: `The name ${codeSpan(own)} ${isRequired ? "does not " : ""}${isRequired ? verb : `${verb}s`} with ${spans}.`
        }
      ] : [];
    });
  };
  return {
    looksAt: "code",
    words: `reports new ${name} whose names ${isRequired ? "do not " : ""}${verb} with ${spans}`,
    ...languages === void 0 ? {} : { languages },
    ...readsOnly(["declarations"], { find: find2 }),
    ...alsoInText(find2)
  };
}
function hasAffix(name, side, text, isTitle) {
  if (side === "suffix")
    return name.endsWith(text);
  if (isTitle)
    return name.toLowerCase().startsWith(text.toLowerCase()) && !new RegExp("^\\p{L}", "u").test(name.slice(text.length));
  let bare = text.startsWith("_") ? name : name.replace(/^[#_$@]+/, ""), rest = bare.slice(text.length);
  return bare.startsWith(text) && (/[^\p{L}\p{N}]$/u.test(text) || rest === "" || /^[\p{Lu}\p{N}_]/u.test(rest));
}
// src/literal/families/naming/forbidden-names.ts
var QUALITY = "(?:(?:overly |too )?(?:generic|vague|ambiguous|cryptic|meaningless|non-descriptive|nondescript|short|unclear|placeholder|abbreviated|single[- ]letter|one[- ]letter|lazy|bad|poor|throwaway|filler|undescriptive|uninformative|opaque|terse) )*";
var KIND2 = "(?:variable|function|method|class|parameter|type|identifier|field|argument)";
var NAMED5 = new RegExp(
  `^(?:any |the |all )?${QUALITY}(?<kind>${KIND2})?(?: |(?<=^.*) ?)?(?:names?|identifiers?|variables?)? ?(?:such as|like|e\\.g\\.,?|including|:)? ?(?<list>${codeListPattern("the|or|and", "etc\\.?|and so on|or similar|and the like|as (?:a )?(?:names?|variable names?|identifiers?)|names?")})$`
);
var ONE_LETTER = /\b(?:single|one)[- ](?:letter|character|char) (?:names?|identifiers?|variables?|variable names?|parameters?|parameter names?)\b/;
var SAYS_NAME = /\b(?:names?|identifiers?|variables?)\b/;
var VERB9 = /^(?:use|call|name|name things|give|introduce|choose|pick|write|)$/;
function readForbiddenNames(clause) {
  let { polarity, subject, verb, object, codes } = clause, phrase = plainPhrase(object), groups = NAMED5.exec(phrase)?.groups, allowed = codesIn(clause.allowed ?? "", codes), isOfLetters = ONE_LETTER.test(phrase);
  if (polarity !== "forbidden" || subject !== "" || !VERB9.test(verb) || !(isOfLetters ? allowed.length > 0 || groups !== void 0 : groups !== void 0 && (SAYS_NAME.test(phrase) || isBadName(phrase, clause) || isChoiceOfNames(clause))))
    return;
  let names = codesIn(groups?.list ?? "", codes).map((code) => code.trim());
  if (names.length === 0 && !isOfLetters || ![...names, ...allowed].every((name) => /^[A-Za-z_]\w{0,30}$/.test(name)))
    return;
  let isOneLetter = isOfLetters && names.every((name) => name.length === 1), isRuledOut = (name) => !allowed.includes(name) && (isOneLetter ? /^[A-Za-z]$/.test(name) : names.includes(name)), find2 = (file) => file.facts.declarations.flatMap(
    ({ kind: kind2, name = "", nameLine, isNameGiven }) => isRuledOut(name) && !isNameGiven && OWN_NAMES.test(kind2) && file.isAdded(nameLine) ? [{ path: file.file.path, line: nameLine, found: `the name ${codeSpan(name)}` }] : []
  );
  return {
    looksAt: "code",
    findingKind: "naming",
    words: isOneLetter ? `reports new names of one letter${allowed.length === 0 ? "" : `, except ${listCodes(allowed, "and")}`}` : `reports new declarations with the ${names.length === 1 ? "name" : "names"} ${listCodes(names)}`,
    ...readsOnly(["declarations"], { find: find2 }),
    ...alsoInText(find2)
  };
}
function isBadName(phrase, { statement }) {
  return /^(?:generic|vague|ambiguous|cryptic|meaningless|unclear|placeholder) [\uE000-\uF8FF]/.test(phrase) && SAYS_NAME.test(statement.text);
}
function isChoiceOfNames({ object, instead, codes, statement }) {
  let names = [...codesIn(object, codes), ...codesIn(instead ?? "", codes)];
  return codesIn(instead ?? "", codes).length > 0 && /\bnaming\b/i.test(statement.headings.at(-1)?.title ?? "") && names.some((name) => new RegExp("\\p{Ll}\\p{Lu}|\\w_\\w", "u").test(name));
}
var OWN_NAMES = /^(?:variable|constant|parameter|function|method|class|interface|struct|type)$/;
// src/literal/families/naming/file-patterns.ts
var STEMS2 = {
  camelcase: /^[a-z][A-Za-z0-9]*$/,
  "kebab-case": /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  pascalcase: /^[A-Z][A-Za-z0-9]*$/,
  snake_case: /^[a-z0-9]+(?:_[a-z0-9]+)*$/
};
var PATTERN = /^(?:[a-z -]{0,30}(?:files?|tests?)(?: be| use|:)* )`(?<style>[A-Za-z_-]{5,7}case)(?<ending>\.[\w-]+\.[a-z]+)`$/i;
function readFilePattern({ subject, verb, object, codes, polarity }) {
  let written = unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll(/\s+/g, " ").trim(), { style = "", ending = "" } = PATTERN.exec(written)?.groups ?? {}, key = style.toLowerCase(), stem = Object.hasOwn(STEMS2, key) ? STEMS2[key] : void 0;
  return stem === void 0 || polarity !== "required" ? void 0 : {
    looksAt: "change",
    findingKind: "naming",
    words: `reports new files that end with ${codeSpan(ending)} and whose names are not in ${style} before it`,
    find: ({ files }) => files.flatMap(({ path, status }) => {
      let name = nameOf(path);
      return status === "added" && name.endsWith(ending) && !stem.test(name.slice(0, -ending.length)) ? [
        {
          path,
          found: `the file name ${codeSpan(name)}`,
          note: `The name of this new file is not in ${style}.`
        }
      ] : [];
    })
  };
}
// src/literal/families/naming/react-names.ts
var HOOKS2 = /^(?:(?:all|custom|the|your|react) )*hooks?(?: functions?| names?)?$/;
var HANDLERS = /^(?:(?:all|the|your) )*(?:event|click)(?:[- ]handl(?:er|ing))?(?: functions?| names?| callbacks?)?s?$/;
var BUILT_IN = /^(?:React\.)?use(?:ActionState|Callback|Context|DebugValue|DeferredValue|Effect|Id|ImperativeHandle|InsertionEffect|LayoutEffect|Memo|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition)$/;
function readReactNames(clause) {
  let affix = readAffixForm(clause);
  if (affix === void 0 || affix.side !== "prefix" || clause.polarity !== "required" || clause.instead !== void 0)
    return;
  let [text, ...others] = affix.texts;
  return text === "use" && others.length === 0 && HOOKS2.test(affix.targets) ? finderOf(
    "functions that call hooks of React, are no components and have names that",
    affix.texts,
    findHooks
  ) : HANDLERS.test(affix.targets) && affix.texts.every((one) => /^(?:handle|on)$/.test(one)) ? finderOf("functions that attributes such as `onClick` are set to and whose names", affix.texts, findHandlers) : void 0;
}
function finderOf(what, texts, find2) {
  let spans = texts.map((text) => codeSpan(text)).join(" or ");
  return {
    looksAt: "code",
    words: `reports new ${what} do not begin with ${spans}`,
    languages: SCRIPT2,
    find: (file) => find2(file.facts).flatMap((one) => startsWithAny(one, texts) ? [] : violationOf(file, one, spans))
  };
}
function startsWithAny({ name = "" }, texts) {
  return texts.some((text) => name.startsWith(text) && !new RegExp("^\\p{Ll}", "u").test(name.slice(text.length)));
}
function violationOf(file, { name = "", nameLine }, spans) {
  return name !== "" && file.isAdded(nameLine) ? [
    {
      path: file.file.path,
      line: nameLine,
      found: codeSpan(name),
      note: `The name ${codeSpan(name)} does not begin with ${spans}.`
    }
  ] : [];
}
function findHooks({ declarations: declarations2, uses: uses2 }) {
  let calling = new Set(uses2.flatMap((use) => use.kind === "call" && BUILT_IN.test(use.name) ? [use.inside] : []));
  return declarations2.filter(
    (one, index) => calling.has(index) && one.kind === "function" && one.body?.returnsMarkup !== true && !new RegExp("^_?\\p{Lu}|^(?:test|it|describe|unstable_|experimental_)", "u").test(one.name ?? "")
  );
}
function findHandlers({ declarations: declarations2, uses: uses2 }) {
  let places = new Map(uses2.map((use) => [`${use.line}:${use.column}`, use])), names = new Set(
    uses2.flatMap((use) => {
      let value = new RegExp("^on\\p{Lu}", "u").test(use.name) && use.kind === "property" ? places.get(valuePlace(use)) : void 0;
      return value?.kind === "name" && value.isOwn ? [value.name] : [];
    })
  );
  return declarations2.filter((one) => one.kind === "function" && names.has(one.name ?? ""));
}
function valuePlace({ endLine, endColumn }) {
  return `${endLine}:${endColumn + 2}`;
}
// src/literal/families/naming/styles.ts
var CAMEL = {
  name: "camelCase",
  fits: (name) => new RegExp("^\\p{Ll}[\\p{L}\\p{N}]*(?:(?<=\\p{N})_\\p{N}[\\p{L}\\p{N}]*)*$", "u").test(name)
};
var PASCAL = {
  name: "PascalCase",
  fits: (name) => new RegExp("^\\p{Lu}[\\p{L}\\p{N}]*(?:(?<=\\p{N})_\\p{N}[\\p{L}\\p{N}]*)*$", "u").test(name)
};
var SNAKE = { name: "snake_case", fits: (name) => /^[\p{Ll}\p{N}_]+$/u.test(name) };
var UPPER = { name: "UPPER_SNAKE_CASE", fits: (name) => /^[\p{Lu}\p{N}_]+$/u.test(name) };
var STYLES2 = {
  allcaps: UPPER,
  camelcase: CAMEL,
  capssnakecase: UPPER,
  constantcase: UPPER,
  lowercamelcase: CAMEL,
  ipascalcase: { name: "IPascalCase", fits: (name) => new RegExp("^I\\p{Lu}[\\p{L}\\p{N}]*$", "u").test(name) },
  lowercasewithunderscores: SNAKE,
  lowersnakecase: SNAKE,
  pascalcase: PASCAL,
  screamingcase: UPPER,
  screamingsnakecase: UPPER,
  snakecase: SNAKE,
  uppercamelcase: PASCAL,
  uppercase: UPPER,
  uppercasewithunderscores: UPPER,
  allcapswithunderscores: UPPER,
  uppercasesnakecase: UPPER,
  uppersnakecase: UPPER
};
var STYLE_WORDS = "camel[ -]?case (?:without|with no) (?:an? |any )?(?:leading )?underscores?(?: prefix)?|(?:(?:_|[kms]_)?camel|(?:(?:lower|upper)[ -]?)?(?:camel|i?pascal))[ -]?cas(?:e|ing)|(?:screaming|upper(?:case)?|lower|all[ -]caps|caps)[ _-]?snake[ _-]?case|(?:screaming|constant)[ _-]?case|snake[ _-]?cas(?:e|ing)|(?:all[ _-]?caps|(?:upper|lower)[ _-]?case)[ _]with[ _]underscores|upper[ _-]?case|all[ _-]?caps";
function styleOf(words2) {
  if (/^camel[ -]?case with/i.test(words2))
    return { ...CAMEL, name: "camelCase without an underscore before it", isWhole: true };
  let [, mark] = /^(_|[kms]_)camel/i.exec(words2) ?? [];
  if (mark !== void 0) {
    let expression = new RegExp(`^${mark}\\p{Ll}[\\p{L}\\p{N}]*$`, "u");
    return { name: `${mark}camelCase`, fits: (name) => expression.test(name), isWhole: true };
  }
  let key = words2.toLowerCase().replace(/casing$/, "case").replaceAll(/[ _-]/g, "");
  return Object.hasOwn(STYLES2, key) ? STYLES2[key] : void 0;
}
function bareName(name) {
  return name.replace(/^[#@$_]+/, "").replace(/[_?!$]+$/, "");
}
// src/literal/families/naming/naming.ts
var NAMING_FAMILY = {
  name: "naming",
  compile: (clause) => {
    if (clause.allowed !== void 0)
      return readForbiddenNames(clause);
    let words2 = wordsOf3(clause), affix = readAcronyms(clause) ?? readForbiddenNames(clause) ?? readAffix(clause, words2) ?? readReactNames(clause) ?? readFilePattern(clause);
    if (affix !== void 0)
      return affix;
    let rules = clause.polarity === "required" && clause.instead === void 0 ? readRules(words2, clause) : void 0;
    return rules === void 0 ? void 0 : createFinder3(rules, clause.scope.languages ?? languagesNamed(words2));
  }
};
function wordsOf3({ subject, verb, object, codes }) {
  return unmaskCodeSpans(`${subject} ${verb} ${object}`, codes).replaceAll("`", "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
var STYLE = `(?<style>${STYLE_WORDS})`;
var FILLER = "(?: (?:names?|nouns?|verbs?|naming|conventions?|notation|style|formatting|format))*";
var VERB10 = "(?:be|use|follow|adopt|apply|have|prefer|keep|stay|remain|are|is|must be|should be|must use|should use|must follow|in|be in|be written in|be named in|be named using)";
var PAIR3 = new RegExp(`^(?:and )?(?:the )?${STYLE}${FILLER}(?: (?:for|in|on))? (?<targets>.+)$`);
var ASSERTION = new RegExp(`^(?<targets>.+?) ${VERB10} (?:the |a |an )?${STYLE}${FILLER}$`);
var NAMED6 = new RegExp(`^(?:name|write) (?<targets>.+?) (?:in|using|with|as) ${STYLE}${FILLER}$`);
var DOUBLED = new RegExp(`^(?<head>[a-z ]+?) (?:use|be|follow) (?<rest>(?:${STYLE_WORDS})${FILLER} for .+)$`);
var NEXT_PAIR = new RegExp(`(?:,|;| and|, and) (?=(?:${STYLE_WORDS})\\b)`);
function readRules(words2, clause) {
  let asserted = NAMED6.exec(words2)?.groups ?? ASSERTION.exec(words2)?.groups;
  if (asserted !== void 0) {
    let rule = toRule(asserted, clause);
    return rule === void 0 ? void 0 : [rule];
  }
  let doubled = DOUBLED.exec(words2)?.groups;
  if (doubled !== void 0 && readTargets(doubled.head ?? "") === void 0 && !/^(?:.* )?naming$/.test(doubled.head ?? ""))
    return;
  let rules = (doubled?.rest ?? withoutIntroduction(words2, clause)).split(NEXT_PAIR).map((part) => {
    let pair = PAIR3.exec(part)?.groups;
    return pair === void 0 ? void 0 : toRule(pair, clause);
  });
  return rules.every((rule) => rule !== void 0) ? rules : void 0;
}
var INTRODUCTION = /^(?:(?:the|our|standard|common|usual|idiomatic|[a-z#+]+|pep ?8|[a-z#+]+ api) ){0,2}naming(?: conventions?| rules?| style)?$/;
function withoutIntroduction(words2, { explanation, codes }) {
  let bare = words2.replace(/^(?:use|follow|adopt|apply|prefer|be|have|stick to) /, ""), [introduction = "", ...rest] = bare.split(/: /);
  return INTRODUCTION.test(introduction) ? (rest.length > 0 ? rest.join(": ") : unmaskCodeSpans(explanation ?? "", codes)).replaceAll("`", "").toLowerCase().replaceAll(/\s+/g, " ").trim() : bare;
}
function languagesNamed(words2) {
  let [, name] = /^(?:use|follow|adopt|apply) (?:(?:the|standard|common|usual|idiomatic) )*([a-z#+]+)(?: api)? naming\b/.exec(
    words2
  ) ?? [];
  return name === void 0 ? void 0 : languagesOf(name);
}
var FILE_NAME3 = /`[\w-]+\.[a-z]{1,4}`/;
var OF_FILES2 = /\bfile(?: ?names?| naming)\b(?! (?:and|&) )/i;
function isAboutFiles({ headings, text }) {
  let [label = ""] = /^[^`:]{1,40}:/.exec(text) ?? [];
  return OF_FILES2.test(label) || OF_FILES2.test(headings.at(-1)?.title ?? "") && FILE_NAME3.test(text);
}
function toRule(groups, { statement }) {
  let style = styleOf(groups.style ?? ""), targets = readTargets(groups.targets ?? "");
  if (style === void 0 || targets === void 0 || isAboutFiles(statement) || targets.some(({ name }) => name === "modules") && FILE_NAME3.test(statement.text))
    return;
  let areTypes = targets.every(
    ({ name }) => /^(?:[a-z]+ )?(?:classes|components|enums|exceptions|interfaces|modules|namespaces|structs|traits|types|classes of exceptions)$/.test(
      name
    )
  );
  if (style.name === "camelCase" && areTypes) {
    let pascal = styleOf("PascalCase");
    return /\bCamelCase\b/.test(statement.text) && pascal !== void 0 ? { styles: [pascal], targets } : void 0;
  }
  if (!(style.name === "camelCase" && /\bCamelCase\b/.test(statement.text) && !/\bcamelCase\b/.test(statement.text)))
    return { styles: [style], targets };
}
function createFinder3(rules, languages) {
  let common = [...new Set(rules.flatMap((rule) => languagesOf2(rule)))], checked = languages?.filter((language) => READ_LANGUAGES.has(language)) ?? common;
  return checked.length === 0 ? void 0 : {
    looksAt: "code",
    words: rules.map(
      ({ styles, targets }) => `reports names of new ${listed([...new Set(targets.map(({ name }) => name))])} that are not in ${listed(styles.map(({ name }) => name))}`
    ).join(", and "),
    languages: checked,
    ...readsOnly(["declarations"], { find: (file) => findNames(file, rules, languages !== void 0) }),
    ...alsoInText((file) => findNames(file, rules, languages !== void 0))
  };
}
function languagesOf2({ styles, targets }) {
  return targets.flatMap(({ common }) => styles.flatMap((style) => common[commonName(style)] ?? []));
}
function commonName({ name, isWhole }) {
  return isWhole === true ? "camelCase" : name;
}
var SENTENCE2 = /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+){2,}$/u;
function findNames(file, rules, isForLanguage) {
  let { languageId = "", facts } = file, all = facts.declarations, isInTests = isTestPath(file.file.path), isSentences = isInTests && all.some(({ kind: kind2, name = "" }) => kind2 === "class" && SENTENCE2.test(name)), wrong = [];
  for (let one of all) {
    let name = bareName(one.name ?? ""), isChecked = name !== "" && !one.isNameGiven && one.kind !== "test" && !(isInTests && SENTENCE2.test(name)) && !(isSentences && one.kind === "class") && !/^__.*__$/.test(one.name ?? "") && file.isAdded(one.nameLine) && /^[\p{L}\p{N}_$]+$/u.test(name), declared2 = { one, all, languageId }, rule = isChecked ? rules.find(
      ({ styles, targets }) => targets.some(
        ({ is, common }) => is(declared2) && (isForLanguage || styles.some((style) => common[commonName(style)]?.includes(languageId) === true))
      )
    ) : void 0;
    rule !== void 0 && !rule.styles.some(({ fits, isWhole }) => fits(isWhole === true ? one.name ?? "" : name)) && !isKeptName(file, one.name ?? "") && wrong.push({ one, rule });
  }
  return [...groupBy(wrong, groupKey).values()].flatMap((names) => report(file, names));
}
var LEAST_TOGETHER = 3;
var MOST_LISTED = 5;
function groupKey({ one: { inside, kind: kind2 }, rule }) {
  return JSON.stringify([inside, kind2 === "field" || kind2 === "property", rule.styles.map(({ name }) => name)]);
}
function report({ file, facts }, wrong) {
  let [first] = wrong, owner = first?.one.inside === void 0 ? void 0 : facts.declarations[first.one.inside]?.name, isMember = first?.one.kind === "field" || first?.one.kind === "property";
  if (first === void 0 || owner === void 0 || !isMember || wrong.length < LEAST_TOGETHER)
    return wrong.map(({ one: { name = "", nameLine }, rule }) => ({
      path: file.path,
      line: nameLine,
      found: codeSpan(name),
      note: `The name ${codeSpan(name)} is not in ${stylesOf(rule)}.`
    }));
  let names = wrong.map(({ one: { name = "" } }) => codeSpan(name)), more = names.length - MOST_LISTED;
  return [
    {
      path: file.path,
      line: first.one.nameLine,
      found: `${names.length} names in ${codeSpan(owner)} such as ${names[0] ?? ""}`,
      note: `These names are not in ${stylesOf(first.rule)}: ${names.slice(0, MOST_LISTED).join(", ")}${more > 0 ? `, and ${more} more` : ""}.`
    }
  ];
}
function stylesOf({ styles }) {
  return listed(styles.map(({ name }) => name));
}
function isKeptName({ file }, name) {
  return file.hunks.some(
    ({ lines }) => lines.some((line) => line.kind === "removed" && line.text.split(/[^\p{L}\p{N}_$]+/u).includes(name))
  );
}
function listed(names) {
  return names.length < 2 ? names[0] ?? "" : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
// src/literal/families/paths/file-languages.ts
var RIVALS = [
  {
    wanted: /^typescript$/,
    other: "JavaScript",
    files: /\.(?:js|jsx|mjs|cjs)$/,
    unwanted: /^(?:plain |vanilla )?(?:javascript|js)$/
  },
  { wanted: /^kotlin$/, other: "Java", files: /\.java$/, unwanted: /^java$/ },
  { wanted: /^swift$/, other: "Objective-C", files: /\.mm?$/, unwanted: /^(?:objective-c|objc)$/ }
];
var OF_TOOLS = /^\.|\.config\.|rc\.[cm]?js$|\.min\.js$|^(?:gulpfile|gruntfile|webpack|babel|jest|setup)\b/i;
var OTHER_FOLDERS = /(?:^|\/)(?:\.[^/]+|scripts?|bin|tools?|build|dist|lib|public|static|assets|vendor|node_modules|generated|examples?|samples?|fixtures?|__fixtures__|config)\//;
var VERB11 = /^(?:use|write|be|prefer)$/;
var NEW_CODE = /^(?:(?:all|any|every|new|the|our|only|your) )*(?:code|source code|source files?|files?|modules?)$/;
function compileFileLanguages({ polarity, subject, verb, object, instead, scope }) {
  let ofHeading = scope.languages ?? [];
  if (!VERB11.test(verb) || !ofHeading.every((id) => /^(?:typescript|typescriptreact|kotlin|swift)$/.test(id)))
    return;
  let words2 = plainPhrase(object).replace(/^(?:written )?in /, ""), about = plainPhrase(subject), isAboutCode = about === "" || NEW_CODE.test(about), [, thing2 = "", forCode] = /^(?:only )?([a-z-]+)(?: (?:only|exclusively))?(?: for (.+?))?(?: (?:only|exclusively))?$/.exec(words2) ?? [], rival = RIVALS.find(
    ({ wanted, unwanted }) => polarity === "required" ? wanted.test(thing2) : unwanted.test(thing2) && (instead === void 0 || wanted.test(plainPhrase(instead)))
  ), isMeant32 = forCode === void 0 || NEW_CODE.test(forCode);
  return rival !== void 0 && isAboutCode && isMeant32 ? findFiles(rival) : void 0;
}
function findFiles({ other, files }) {
  return {
    looksAt: "change",
    words: `reports new files in ${other}, except tests, scripts, configuration and what is built`,
    find: (change) => change.files.flatMap(
      ({ status, path }) => status === "added" && files.test(path) && !OF_TOOLS.test(nameOf(path)) && !OTHER_FOLDERS.test(path) && path.includes("/") && !isTestPath(path) ? [{ path, found: `a new file in ${other}`, note: `This new file is written in ${other}.` }] : []
    )
  };
}
// src/literal/families/paths/file-kinds.ts
var ADJECTIVES4 = "(?:all |every |each |any |new |our |the |source |code |module )*";
var FILES4 = String.raw`(?:files?|file ?names?|names of (?:all )?(?:source )?files)`;
var KINDS5 = [
  { words: new RegExp(`^${ADJECTIVES4}${FILES4}$`), kind: { name: "files", has: isCodePath } },
  {
    words: new RegExp(`^${ADJECTIVES4}(?:unit )?tests? ${FILES4}$|^${ADJECTIVES4}tests$`),
    kind: { name: "test files", has: isTestName }
  },
  {
    words: new RegExp(`^${ADJECTIVES4}(?:react |vue |svelte |ui )?components? ${FILES4}$`),
    kind: { name: "component files", has: isComponentPath }
  },
  {
    words: new RegExp(`^${ADJECTIVES4}(?:react |custom )?hooks? ${FILES4}$`),
    kind: { name: "hook files", has: isHookPath }
  }
];
function readFileKind(words2) {
  let plain2 = words2.replace(/(?<=files?|file ?names?) (?:naming )?(?:conventions?|naming|style)$/, "");
  return findKind(plain2) ?? findInList(plain2);
}
function findKind(words2) {
  return KINDS5.find((one) => one.words.test(words2))?.kind;
}
function findInList(words2) {
  let parts = words2.split(/(?:,| and|, and| \/|\/) ?(?:and )?/).map((part) => part.trim()), known6 = parts.flatMap(
    (part) => findKind(/^(?:all |every |new )*file$/.test(part) ? `${part} names` : part) ?? []
  ), [kind2, ...others] = known6;
  return parts.length > 1 && kind2 !== void 0 && others.length === 0 && parts.every((part) => OF_LIST.test(part) && !isTarget(part)) ? kind2 : void 0;
}
var OF_LIST = /^(?!.*\b(?:for|in|of|with|that|which|from|on|at|by|to|when|if|only|except|unless|not|or)\b)(?:[a-z][a-z0-9-]* ){0,3}[a-z][a-z0-9-]*$/;
function isNewName({ status, path, previousPath }) {
  return status === "added" || status === "copied" || status === "renamed" && previousPath !== void 0 && nameOf(previousPath) !== nameOf(path);
}
function stemOf(path) {
  return nameOf(path).replace(/^[_.]+/, "").split(".", 1)[0] ?? "";
}
function isTestName(path) {
  return /\.(?:test|spec)\.[a-z]+$|_test\.[a-z]+$|_spec\.rb$|^test_.*\.py$/.test(nameOf(path)) && isCodePath(path);
}
function isCodePath(path) {
  let language = languageOf(path);
  return language !== void 0 && textKind(language) === "code";
}
function isHookPath(path) {
  return /\.[jt]sx?$/.test(path) && /^use(?:[A-Z]|[-_])/.test(stemOf(path)) && !/\.(?:test|spec)\./.test(path);
}
function isComponentPath(path) {
  let stem = stemOf(path);
  return (/\.(?:vue|svelte)$/.test(path) || /\.[jt]sx$/.test(path) && /(?:^|\/)components?\//.test(path)) && stem !== "index" && !/^use(?:[A-Z]|-)/.test(stem) && !/\.(?:test|spec|stories|story)\./.test(path);
}
// src/literal/families/paths/file-names.ts
var FREE = "javascript javascriptreact typescript typescriptreact vue svelte astro css scss sass less html shellscript".split(
  " "
);
var SNAKE2 = [...FREE, ..."python go ruby rust dart c cpp elixir lua".split(" ")];
var PASCAL2 = [...FREE, ..."csharp java kotlin swift".split(" ")];
var SEPARATED2 = "(?: (?:words|letters|names))?(?: separated)?";
var STYLES3 = [
  {
    name: "kebab-case",
    words: new RegExp(
      String.raw`^(?:(?:kebab|param)[- ]?case|dash[- ]case|lower[- ]?case,?(?: letters)? (?:with|and|using)${SEPARATED2}(?: words)?(?: separated)?(?: by)? ?(?:hyphens|dashes)(?: as separators)?|hyphen-separated lower[- ]?case|lower[- ]kebab[- ]case)$`
    ),
    fits: (stem) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem),
    languages: new Set(FREE)
  },
  {
    name: "snake_case",
    words: new RegExp(
      String.raw`^(?:(?:lower )?snake[- ]case|lower[- ]?case,?(?: letters)? (?:with|and|using)${SEPARATED2}(?: words)?(?: separated)?(?: by)? ?underscores(?: as separators)?|lowercase with underscores)$`
    ),
    fits: (stem) => /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(stem),
    languages: new Set(SNAKE2)
  },
  {
    name: "camelCase",
    words: /^(?:lower ?)?camel[- ]?case$/,
    fits: (stem) => /^[a-z][A-Za-z0-9]*$/.test(stem),
    languages: new Set(FREE)
  },
  {
    name: "PascalCase",
    words: /^(?:pascal[- ]?case|upper ?camel[- ]?case)$/,
    fits: (stem) => /^[A-Z][A-Za-z0-9]*$/.test(stem),
    languages: new Set(PASCAL2)
  }
];
function compileFileNames(clause) {
  let words2 = readWords(clause);
  return clause.polarity === "required" ? compileStyle(clause, words2) ?? compileEnding(clause, words2) ?? compileBeginning(clause) : compileCharacters(words2);
}
var ALL_CODES = new RegExp(CODE, "g");
function readWords({ subject, verb, object, codes }) {
  let isWord = /^[A-Za-z][A-Za-z_-]*(?:(?<=case)\.[a-z.]+)?$/i, writeOut = (words2) => plainPhrase(
    words2.replaceAll(ALL_CODES, (mark) => {
      let code = at(codesIn(mark, codes), 0);
      return isWord.test(code) ? code : mark;
    })
  );
  return { subject: writeOut(subject), verb: verb.toLowerCase(), object: writeOut(object) };
}
function compileStyle(clause, { subject, verb, object }) {
  let [, reversed, marks] = /^(lower-?case) file ?names? (with (?:hyphens|dashes|underscores)(?: as separators)?)$/.exec(object) ?? [], read = (reversed === void 0 ? void 0 : readStyle(`${reversed} ${marks ?? ""}`, "files")) ?? (/^(?:be|use|follow|have|)$/.test(verb) ? readStyle(object, subject) : void 0) ?? (/^(?:use|prefer|follow|adopt|apply|)$/.test(verb) ? splitAt(object, /^(.+?)(?: naming| names?| format| style| convention)* (?:for|in) (?:naming )?(.+)$/) : void 0) ?? (/^(?:be|use|prefer|keep|have|)$/.test(verb) && (subject === "" || subject === "files") ? splitAt(object, /^(.+?) ((?:source |component |test )*file ?names?)$/) : void 0) ?? (/^(?:name|write|call)$/.test(verb) ? splitAt(object, /^(.+?) (?:in|using|with|as) (.+)$/, true) : void 0);
  if (read === void 0)
    return;
  let { style, kind: kind2 } = withEnding(read, clause), { languages } = clause.scope, isMeant32 = (path) => kind2.has(path) && (languages === void 0 ? style.languages.has(languageOf(path) ?? "") : true);
  return {
    looksAt: "change",
    findingKind: "naming",
    words: `reports new ${kind2.name} whose names are not in ${style.name}`,
    find: (change) => change.files.flatMap(
      (file) => isNewName(file) && isMeant32(file.path) && hasOrdinaryName(file.path) && !style.fits(stemOf(file.path)) ? [nameViolation(file.path, `The name of this new file is not in ${style.name}.`)] : []
    )
  };
}
function withEnding({ style, kind: kind2 }, { object, codes }) {
  let [ending] = codesIn(object, codes).flatMap(
    (code) => /case(?<ending>\.[a-z.]+)$/i.exec(code)?.groups?.ending ?? []
  );
  return ending === void 0 || kind2.name !== "files" ? { style, kind: kind2 } : {
    style: { ...style, languages: /* @__PURE__ */ new Set([...style.languages, languageOf(`a${ending}`) ?? ""]) },
    kind: {
      name: `files that end with ${listCodes([ending])}`,
      has: (path) => path.endsWith(ending)
    }
  };
}
function readStyle(styleWords, kindWords) {
  let words2 = styleWords.replace(/(?: naming| names?| formats?| convention)+$/, "").replace(/^(?:in|a|the) /, ""), style = STYLES3.find((one) => one.words.test(words2.replace(/\.[a-z.]+$/, ""))), kind2 = readFileKind(kindWords);
  return style === void 0 || kind2 === void 0 ? void 0 : { style, kind: kind2 };
}
function splitAt(words2, expression, isKindFirst = false) {
  let [, first, second] = expression.exec(words2) ?? [];
  if (!(first === void 0 || second === void 0))
    return isKindFirst ? readStyle(second, first) : readStyle(first, second);
}
function hasOrdinaryName(path) {
  let name = nameOf(path), stem = stemOf(path);
  return /^[A-Za-z0-9_-]+$/.test(stem) && !/^[A-Z0-9_-]+$/.test(stem) && !/^(?:index|main|app|mod|lib|setup|conftest|manage)$/i.test(stem) && !/^[._]|\.config\.|\.d\.|rc\.|^__/.test(name);
}
function compileEnding(clause, { subject, verb, object }) {
  if (clause.codes.length === 0)
    return;
  let ending = /^(?:end|finish)$/.test(verb) ? WITH_ENDING : verb === "have" || verb === "use" ? ENDING2 : void 0, [, mark] = ending?.exec(object) ?? [], [, usedMark, usedFor] = verb === "use" ? ENDING_FOR.exec(object) ?? [] : [], [code] = codesIn(mark ?? usedMark ?? "", clause.codes), kind2 = readFileKind(usedFor ?? subject);
  if (code === void 0 || kind2 === void 0)
    return;
  let suffix = code.replace(
    /^(?:\*|<[\w -]+>|\{[\w -]+\}|\[[\w -]+\]|(?:\.{3}|…)|(?:foo|xyz|name|filename|module|package|component|feature|file|x+)(?=[._]))/i,
    ""
  );
  if (kind2.name === "test files" && /^test_(?:\*|<[\w -]+>|\{[\w -]+\})\.py$/.test(code))
    return TESTS_OF_PYTEST;
  if (/^[._-][\w.-]+$/.test(suffix))
    return kind2.name === "test files" ? endTests(suffix) : endFiles(suffix, kind2, clause);
}
var WITH_ENDING = new RegExp(
  `^(?:in|with) (?:the )?(?:suffix |extension |ending )?(${CODE})(?: suffix| extension)?$`
);
var ENDING2 = new RegExp(
  `^(?:the |a |an )?(?:(?:suffix|extension|file extension|ending) )?(${CODE})(?: (?:suffix|file extension|extension|ending))?$`
);
var ENDING_FOR = new RegExp(`^(?:the )?(${CODE}) (?:suffix|file extension|extension|ending) for (.+)$`);
var TESTS_OF_PYTEST = {
  looksAt: "change",
  findingKind: "naming",
  words: "reports new test files of Python whose names do not begin with `test_`",
  find: ({ files }) => files.flatMap(
    (file) => isNewName(file) && file.path.endsWith("_test.py") && !nameOf(file.path).startsWith("test_") ? [nameViolation(file.path, "The name of this new test file does not begin with `test_`.")] : []
  )
};
function compileBeginning({ subject, verb, object, codes }) {
  let phrase = `${plainPhrase(subject)} ${verb.toLowerCase()} ${plainPhrase(object)}`.trim(), { kind: kind2, own, mark = "" } = BEGINNING.exec(phrase)?.groups ?? {}, [code] = codesIn(mark, codes);
  return code === "test_" && readFileKind(kind2 ?? own ?? "")?.name === "test files" ? TESTS_OF_PYTEST : void 0;
}
var BEGINNING = new RegExp(
  `^(?:(?<kind>[a-z -]+?) (?:be prefixed|start|begin|be named|use) |prefix (?<own>[a-z -]+?) )(?:with )?(?:the |a )?(?:prefix )?(?<mark>${CODE})(?: prefix)?$`
);
function endFiles(suffix, kind2, { scope }) {
  if (!(scope.inside.length === 0 || kind2.name !== "files" || scope.inside.some((place) => place.kind !== "paths")))
    return {
      looksAt: "change",
      findingKind: "naming",
      words: `reports new files whose names do not end with ${listCodes([suffix])}`,
      find: ({ files }) => files.flatMap(
        (file) => isNewName(file) && !file.path.endsWith(suffix) && !/^(?:README|\.)/i.test(nameOf(file.path)) ? [nameViolation(file.path, `The name of this new file does not end with ${listCodes([suffix])}.`)] : []
      )
    };
}
function endTests(suffix) {
  let [, mark, extension] = /^([._](?:test|spec))\.([a-z]+)$/.exec(suffix) ?? [];
  if (mark === void 0 || extension === void 0)
    return;
  let family = extensionFamily(extension);
  return {
    looksAt: "change",
    findingKind: "naming",
    words: `reports new test files whose names do not end with ${listCodes([suffix])}`,
    find: ({ files }) => files.flatMap((file) => {
      let [, own = ""] = /\.([a-z]+)$/.exec(file.path) ?? [];
      return isNewName(file) && isTestName(file.path) && extensionFamily(own) === family && !file.path.endsWith(`${mark}.${own}`) ? [nameViolation(file.path, `The name of this new test file does not end with ${listCodes([suffix])}.`)] : [];
    })
  };
}
function extensionFamily(extension) {
  return /^[cm]?[jt]sx?$/.test(extension) ? "script" : extension;
}
var CHARACTERS = [
  { words: /^(?:spaces|blanks|whitespace)$/, has: /\s/, name: "spaces" },
  { words: /^(?:upper[- ]?case(?: letters)?|capital letters|capitals)$/, has: /[A-Z]/, name: "capital letters" },
  { words: /^underscores$/, has: /.(?<!^_)_/, name: "underscores" },
  { words: /^(?:hyphens|dashes)$/, has: /-/, name: "hyphens" }
];
function compileCharacters({ subject, verb, object }) {
  let [, what, where] = /^(.+?) in (.+)$/.exec(object) ?? [], isOfUse = /^(?:use|put|)$/.test(verb) && what !== void 0 && where !== void 0, kind2 = readFileKind(isOfUse ? where : subject), said = isOfUse ? what : /^(?:contain|have|use|include)$/.test(verb) ? object : "", characters2 = CHARACTERS.find(({ words: words2 }) => words2.test(said));
  if (!(kind2 === void 0 || characters2 === void 0))
    return {
      looksAt: "change",
      findingKind: "naming",
      words: `reports new ${kind2.name} whose names have ${characters2.name}`,
      find: (change) => change.files.flatMap(
        (file) => isNewName(file) && kind2.has(file.path) && hasCharacters(pathIn(change, file.path), characters2) ? [nameViolation(file.path, `The name of this new file has ${characters2.name}.`)] : []
      )
    };
}
function hasCharacters(path, { has: has2, name }) {
  return name === "spaces" ? has2.test(nameOf(path)) : hasOrdinaryName(path) && has2.test(stemOf(path));
}
function nameViolation(path, note) {
  return { path, found: `the file name ${listCodes([nameOf(path)])}`, note };
}
// src/literal/families/paths/extensions.ts
var EXTENSION3 = /^\*?\.[a-z][a-z0-9]{0,9}$/;
var ENDING3 = "(?: (?:file )?(?:extensions?|endings?|suffix(?:es)?)| files?)?";
var CODE5 = "[\\uE000-\\uF8FF]";
var ALONE3 = new RegExp(`^(?:the )?${CODE5}${ENDING3}(?: for .{1,60}| in .{1,60})?$`);
var VERB12 = /^(?:|use|prefer|write|create|add|name|have)$/;
var OTHER = { ".yaml": ".yml", ".yml": ".yaml" };
function compileExtensions({ polarity, subject, verb, object, instead, codes }) {
  let phrase = plainPhrase(object), isAboutFiles2 = /^(?:(?:all |the |new )*(?:yaml |[a-z]+ )?(?:files?|extensions?|file extensions?))?$/.test(
    plainPhrase(subject)
  ), [code = ""] = codesIn(phrase, codes);
  if (!isAboutFiles2 || !VERB12.test(verb) || !ALONE3.test(phrase) || !EXTENSION3.test(code))
    return;
  let extension = code.replace("*", ""), wanted = instead === void 0 ? [] : codesIn(plainPhrase(instead), codes);
  if (polarity === "forbidden")
    return wanted.length === 1 && wanted.every((one) => EXTENSION3.test(one)) ? findExtension(extension) : void 0;
  let other = /\b(?:extension|ending|suffix)/.test(phrase) && Object.hasOwn(OTHER, extension) ? OTHER[extension] : void 0;
  return other === void 0 ? void 0 : findExtension(other);
}
function findExtension(extension) {
  let name = listCodes([extension]);
  return {
    looksAt: "change",
    words: `reports new files that end with ${name}`,
    find: ({ files }) => files.filter((file) => isNewName(file) && file.path.endsWith(extension)).map(({ path }) => ({ path, found: `files that end with ${name}`, note: `This new file ends with ${name}.` }))
  };
}
// src/literal/families/paths/placed-kinds.ts
var ADJECTIVES5 = "(?:all |every |each |any |new |our |the |custom |shared |static |database |sql |react |project )*";
var NAMED_EVERYWHERE = /^(?:[A-Z][A-Z_.-]+|index|readme|changelog|license)\.[a-z]+$/;
var OF_TOOLS2 = /(?:^|\/)(?:\.[^/]+|node_modules|vendor|third_party)\//;
function kind(name, words2, path) {
  return {
    words: new RegExp(`^${ADJECTIVES5}(?:${words2})$`),
    kind: {
      name,
      has: (given) => path.test(nameOf(given)) && !NAMED_EVERYWHERE.test(nameOf(given)) && !OF_TOOLS2.test(given)
    }
  };
}
var PLACED_KINDS = [
  kind(
    "images",
    "images?(?: files?| assets?)?|icons?(?: files?)?|screenshots?|illustrations?",
    /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i
  ),
  kind(
    "stylesheets",
    "style ?sheets?|styles|css(?: files?)?|scss(?: files?)?|style files?",
    /(?<!\.module)\.(?:css|scss|sass|less)$/
  ),
  kind("stories", "(?:storybook )?(?:stories|story files?)", /\.(?:stories|story)\.[a-z]+$/),
  kind("hooks", "hooks?(?: files?)?", /^use(?:[A-Z]\w*|-[\w-]+)\.[jt]sx?$/),
  kind(
    "documents",
    "(?:documentation|docs|documents?|design docs|design documents|documentation pages|markdown)(?: files?| changes| pages?)?",
    /\.(?:mdx?|rst|adoc)$/
  ),
  kind("migrations", "migrations?(?: files?| scripts?)?", /^(?:\d{8,}|V\d+_)[\w.-]*\.(?:sql|rb|php|py|ts|js|cs|go)$/),
  kind("shell scripts", "(?:shell|bash) scripts?", /\.(?:sh|bash)$/)
];
function readPlacedKind(words2) {
  return PLACED_KINDS.find((one) => one.words.test(words2))?.kind;
}
var NO_KIND = /^(?:files?|code|things?|logic|everything|anything|tests?|specs?|assets?|changes?|secrets?|docs?|documents?|documentation|types?|classes|functions|methods|modules?|packages?|apps?|data|sources?|features?|projects?|imports?|exports?|dependencies|contents?|items?|examples?|notes?|rules?|rows?|columns?|tables?|keys?|values?|names?|lines?|words?|texts?|comments?|images?|icons?|styles?|hooks?|migrations?|settings?|options?)$/;
var NOUN7 = new RegExp(`^${ADJECTIVES5}(?<noun>[a-z]{3,30}?)(?: files?| modules?| classes)?$`);
function readKindByName(words2, folder3) {
  let noun = NOUN7.exec(words2)?.groups?.noun, last = nameOf(folder3.replace(/\/$/, "")).toLowerCase(), one = noun === void 0 ? void 0 : singularOf(noun);
  if (noun === void 0 || one === void 0 || NO_KIND.test(noun) || singularOf(last) !== one)
    return;
  let ending = new RegExp(
    `(?:^|[._-])${one}\\.[a-z]+$|[a-z0-9]${one.charAt(0).toUpperCase()}${one.slice(1)}\\.[a-z]+$|^${one}[._-][\\w.-]+$`
  );
  return {
    name: `files named as ${one.endsWith("y") ? `${one.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`}`,
    has: (path) => isCode2(path) && ending.test(nameOf(path)) && !/\.(?:test|spec|stories|story|d)\./.test(path) && !OF_TOOLS2.test(path)
  };
}
function isCode2(path) {
  let language = languageOf(path);
  return language !== void 0 && textKind(language) === "code";
}
function singularOf(noun) {
  return noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : /(?:ss|x|ch|sh)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/(?<!s)s$/, "");
}
// src/literal/families/paths/file-places.ts
var TESTS3 = "(?:all |new |the |unit |your )*(?:tests|test files)";
var IS_TESTS = new RegExp(`^${TESTS3}$`);
var NEAR = "(?: (?:near|next to|beside|alongside) [a-z ]+,)?";
var SOURCE = "(?:the |their |its )?(?:source(?: files?| code)?|sources|code|implementation(?: files?)?|components?|modules?|files?(?: they test| under test| being tested)?|code (?:they(?: are)? test(?:ing)?|under test)|tested files?)";
var LYING = `(?: (?:structure|tree|hierarchy))?(?: (?:above|at the (?:repo(?:sitory)? |project )?root|only))?(?:,? (?:adjacent to|next to|beside|alongside|near) ${SOURCE}|,? (?:to )?(?:mirror|match)(?:ing)? .+)?`;
var FOLDER = `(?:the |a )?(?<code>${CODE})(?: (?:folders?|director(?:y|ies)))?${LYING}`;
var PUT = new RegExp(String.raw`^(?:${TESTS3})${NEAR} (?:in|into|under|inside|to|at) ${FOLDER}$`);
var PUT_KIND = new RegExp(String.raw`^(?<kind>[a-z -]+?) (?:in|into|under|inside|to) ${FOLDER}$`);
var IN = new RegExp(String.raw`^(?:in|into|under|inside|to|below) ${FOLDER}$`);
var BESIDE = String.raw`(?:next to|beside|alongside|with|near|close to) ${SOURCE}(?: (?:they|it) tests?)?`;
var COLOCATED = new RegExp(String.raw`^${TESTS3} ${BESIDE}$`);
var IS_BESIDE = new RegExp(`^${BESIDE}$`);
var PUT_VERB = /^(?:place|put|keep|store|write|add|create|locate|co-?locate)$/;
var LIVE_VERB = /^(?:live|go|belong|be|reside|stay|sit)$/;
var KIND_OF_TESTS = /\b(?:runtime|unit|integration|ui|e2e|end-to-end|browser|snapshot|functional|acceptance|performance|visual|component|live|recorded|smoke|regression|api)\b[- ]tests?\b/i;
function compileFilePlaces(clause) {
  if (clause.polarity !== "required")
    return;
  let verb = clause.verb.toLowerCase(), object = plainPhrase(clause.object), isAboutTests = IS_TESTS.test(plainPhrase(clause.subject)), mark = ((PUT_VERB.test(verb) ? PUT.exec(object) : null) ?? (isAboutTests && LIVE_VERB.test(verb) ? IN.exec(object) : null))?.groups?.code, placed = mark === void 0 ? readPlaced(clause, verb, object) : void 0;
  return placed !== void 0 ? findOutside(placed.code, placed.kind) : mark !== void 0 ? clause.statement.headings.some(({ title }) => KIND_OF_TESTS.test(title)) ? void 0 : findOutside(codesIn(mark, clause.codes)[0] ?? "", TEST_FILES) : PUT_VERB.test(verb) && COLOCATED.test(object) || isAboutTests && LIVE_VERB.test(verb) && IS_BESIDE.test(object) ? BESIDE_CODE : void 0;
}
var TEST_FILES = { name: "test files", has: isTestName };
function readPlaced({ subject, codes, statement }, verb, object) {
  let put = PUT_VERB.test(verb) && plainPhrase(subject) === "" ? PUT_KIND.exec(object)?.groups : void 0, inside = put ?? (LIVE_VERB.test(verb) ? IN.exec(object)?.groups : void 0), [code] = codesIn(inside?.code ?? "", codes), words2 = put?.kind ?? plainPhrase(subject), tellsWhere = /\b(?:is|are) (?:located|stored|kept|found|defined)\b/i.test(statement.text), kind2 = readPlacedKind(words2) ?? (code === void 0 || tellsWhere ? void 0 : readKindByName(words2, code));
  return kind2 === void 0 || code === void 0 || statement.role === "background" ? void 0 : { code, kind: kind2 };
}
function findOutside(written, kind2) {
  let code = written.replace(/(?<=\/)[^/]*[<*{[].*$/, ""), folder3 = code.replace(/^\.?\//, "").replace(/\/(?:\*\*?)?$/, "");
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(folder3) || /\.(?:test|spec)\.\w+$/.test(folder3) || // The documents of one part: `sdk/<name>/docs` says nothing of others.
  code !== written && kind2 !== TEST_FILES || readPath(`${folder3}/`) === void 0)
    return;
  let name = listCodes([code]);
  return {
    looksAt: "change",
    words: `reports new ${kind2.name} outside of ${name}`,
    find: (change) => change.files.flatMap(
      (file) => file.status === "added" && kind2.has(file.path) && !`/${pathIn(change, file.path)}`.includes(`/${folder3}/`) ? [
        kind2 === TEST_FILES ? { path: file.path, found: `tests outside of ${name}`, note: `This new test file is not in ${name}.` } : {
          path: file.path,
          found: `${kind2.name} outside of ${name}`,
          note: `This new file is not in ${name}.`
        }
      ] : []
    )
  };
}
var APART = /(?:^|\/)(?:tests?|__tests__|spec)\//i;
var OF_SEVERAL = /(?:^|[/._-])(?:e2e|integration|acceptance|smoke|perf|benchmarks?|fixtures|helpers|playwright|cypress|system)(?:[/._-]|$)/i;
var BESIDE_CODE = {
  looksAt: "change",
  words: "reports new test files in folders of their own",
  find: ({ files }) => files.flatMap(
    (file) => isNewName(file) && isTestName(file.path) && APART.test(file.path) && !OF_SEVERAL.test(file.path) ? [
      {
        path: file.path,
        found: "tests in a folder of their own",
        note: "This new test file is not next to the code."
      }
    ] : []
  )
};
// src/literal/families/paths/required-files.ts
var QUANTITY3 = "(?:each|every|all|any|new|the|our|added|newly added|of the|of|existing)";
var KIND3 = "(?:folders?|subfolders?|director(?:y|ies)|subdirector(?:y|ies)|packages?|modules?|examples?|samples?|apps?|plugins?|extensions?|projects?|services?|skills?|components?|crates?|workspaces?|templates?|fixtures?|integrations?|recipes?|demos?|actions?)";
var HAS5 = /^(?:have|include|contain|need|provide|require|ship with|come with)$/;
var FILES5 = new RegExp(
  `^(?<files>${codeListPattern("a|an|its|their|own|at least|both|corresponding|accompanying|matching|valid|the", "files?")})(?: (?:at|in) (?:its|the|their) root)?$`
);
var GLOB = new RegExp(`^(?:${QUANTITY3} )*(?:${KIND3} )?(?<code>${CODE})(?: ${KIND3})?$`);
var UNDER = new RegExp(
  `^(?:${QUANTITY3} )*${KIND3} (?:in|under|inside|of|within|below) (?<code>${CODE})(?: ${KIND3})?$`
);
var PACKAGES2 = new RegExp(`^(?:${QUANTITY3} )+(?:npm |workspace )?packages?$`);
var FIRST_FILES = /^(?:package\.json|cargo\.toml|pyproject\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|.+\.csproj|composer\.json|gemfile|mix\.exs|pubspec\.yaml|action\.ya?ml|wrangler\.(?:toml|jsonc?)|(?:vite|vitest|next|astro|nuxt|svelte)\.config\.\w+|skill\.md|plugin\.json|manifest\.json|main\.tf|chart\.yaml|project\.json)$/i;
var PACKAGE_FILES = /^(?:package\.json|cargo\.toml|pyproject\.toml|pubspec\.yaml)$/i;
var NO_PACKAGES = /(?:^|\/)(?:tests?|__tests__|fixtures?|__fixtures__|examples?|templates?|playgrounds?|node_modules|e2e|bench(?:marks?)?|samples?|demos?)(?:\/|$)/i;
function compileRequiredFiles({ polarity, subject, verb, object, codes }) {
  let list = FILES5.exec(plainPhrase(object))?.groups?.files, about = plainPhrase(subject);
  if (polarity !== "required" || !HAS5.test(verb) || list === void 0)
    return;
  let files = codesIn(list, codes).map((code2) => code2.replace(/^\.?\//, "")), areFiles = files.every(
    (file) => /^[\w./-]+$/.test(file) && !file.endsWith("/") && readPath(file, "file") !== void 0 && /\./.test(file)
  ), mark = UNDER.exec(about)?.groups?.code ?? GLOB.exec(about)?.groups?.code, [code] = mark === void 0 ? [] : codesIn(mark, codes), folders = code === void 0 ? void 0 : readFolders(code, UNDER.test(about));
  return !areFiles || files.length === 0 || folders === void 0 && !PACKAGES2.test(about) ? void 0 : {
    looksAt: "change",
    words: `reports ${folders === void 0 ? "new packages" : `new folders in ${listCodes([folders])}`} without ${listCodes(files)}`,
    find: (change) => findFolders(change, folders, files, / or /.test(list))
  };
}
function readFolders(code, isUnder) {
  let [, parent, star] = /^(?:\.?\/)?([\w.@-]+(?:\/[\w.@-]+)*)((?:\/\*{1,2}|\/<[\w -]+>|\/\{\w+\})?\/?)$/.exec(code.trim()) ?? [];
  return parent === void 0 || !(isUnder || /[*<{]/.test(star ?? "")) ? void 0 : parent;
}
async function findFolders(change, parent, files, isChoice) {
  let found = [];
  for (let first of change.files.filter((file) => isFirstFile(change, file, parent))) {
    let folder3 = folderOf(first.path), missing2 = [];
    for (let file of files) {
      let path = folder3 === "" ? file : `${folder3}/${file}`;
      await change.exists(path) === false && missing2.push(file);
    }
    (isChoice ? missing2.length === files.length : missing2.length > 0) && found.push({
      path: first.path,
      found: `a new folder without ${listCodes(missing2)}`,
      note: `This change adds ${listCodes([`${folder3}/`])} without ${listCodes(missing2)}.`
    });
  }
  return found.filter(({ note }, index) => found.findIndex((one) => one.note === note) === index);
}
function isFirstFile(change, { path, status }, parent) {
  let folder3 = folderOf(pathIn(change, path)), name = nameOf(path);
  return status !== "added" || folder3 === "" ? false : parent === void 0 ? PACKAGE_FILES.test(name) && !NO_PACKAGES.test(folder3) : folderOf(folder3) === parent && FIRST_FILES.test(name);
}
// src/literal/families/paths/untouched-files.ts
var DEEDS = {
  edit: "edit",
  "hand-edit": "edit",
  modify: "edit",
  update: "edit",
  alter: "edit",
  overwrite: "edit",
  rewrite: "edit",
  reformat: "edit",
  change: "touch",
  touch: "touch",
  commit: "commit",
  "check in": "commit",
  "check-in": "commit",
  add: "add",
  create: "add",
  introduce: "add",
  delete: "remove",
  remove: "remove",
  rename: "rename",
  move: "rename"
};
var IDLE = "suggest|propose|generate|write";
var STATUSES = {
  edit: ["modified", "renamed", "changed"],
  touch: ["modified", "renamed", "changed", "added", "copied", "removed"],
  commit: ["modified", "renamed", "changed", "added", "copied"],
  add: ["added", "copied", "renamed"],
  remove: ["removed"],
  rename: ["renamed"]
};
var VERB13 = Object.keys(DEEDS).join("|");
var VERBS3 = String.raw`(?:manually |directly )?(?<verbs>(?:${VERB13})(?:(?:, (?:or|and) |, ?| or | and | ?\/ ?)(?:${VERB13}|${IDLE}))*)`;
var BEFORE5 = "any|all|the|our|existing|new|additional|files?|anything|everything|code|changes?|to|in|into|under|inside|of|within|below|matching|contents?|your|own|a|an|auto-generated|autogenerated|generated|vendored|flat|top-level|root|root-level|local|migrations|build artifacts|build outputs?|artifacts|either|both|these|source|code|config(?:uration)?|ci|workflows?|checked-in|committed|shared|template|lock|schema|snapshots?|translations?|localization|bindings|types|definitions|outputs?|clients?|protobufs?|proto|third-party|upstream|submodules?|parser|found|located|like|such as|directly|manually|directories|folders|director(?:y|ies)|folder|subfolders|subdirectories|test|baselines?|fixtures?|golden|legacy|deprecated|frozen|original|compiled|minified|bundled|synced|mirrored|machine-generated";
var AFTER4 = "files?|folders?|director(?:y|ies)|lockfiles?|packages?|manually|directly|by hand|as|by itself|at all|itself|configs?|configuration|subfolders?|subdirector(?:y|ies)|code|sources?|scripts?|baselines?|snapshots?|outputs?|bindings|types|definitions|content|contents|artifacts|submodules?|tree|path|paths|templates?|schemas?|assets|resources|modules?|themselves|in place|yourself|anywhere|in any way|ever";
var LIST5 = codeListPattern(BEFORE5, AFTER4);
var TO_GIT = "(?: (?:to|into) (?:source control|version control|git|the repo(?:sitory)?|the codebase))?";
var FORBIDDEN = new RegExp(String.raw`^${VERBS3} (?<list>${LIST5})${TO_GIT}(?: manually| directly| by hand)?$`);
var FORBIDDEN_NOUN = new RegExp(
  String.raw`^(?:manual |direct |new )?(?<noun>edits|changes|modifications|updates) (?:to|in|of|under|inside) (?<list>${LIST5})$`
);
var NEW_NOUN = new RegExp(String.raw`^(?:new )?(?<list>${LIST5})$`);
var KEPT2 = new RegExp(
  String.raw`^(?:leave|keep|treat) (?<list>${LIST5}) (?:untouched|unchanged|unmodified|alone|as[ -]is|as (?:read[ -]only|immutable|frozen))$`
);
var ANY_FILES = /^(?:any |the |existing |new )*(?:files?|code|anything|contents?|things)(?: (?:there|manually|directly|by hand))*$/;
var TOOL_FILES = /^(?:any |all |the |our |other )*(?<made>auto-?generated|machine-generated|generated|vendored|vendor|third-party)(?: source)? (?:files?|code|sources)(?: (?:manually|directly|by hand))*$/;
var PROTO_FILES = /^(?:any |all |the |our )*(?:auto-?)?generated (?:proto(?:buf)?|protocol buffers?|pb)(?: (?:files?|code|sources?|bindings|outputs?))(?: (?:manually|directly|by hand))*$/;
var AFTER_USE = / (?:after|once) (?:they|it|a migration)(?:'ve|'re|'s| have| has| are| is)? (?:been )?(?:applied|merged|deployed|committed|released|run|shipped|created)$/;
var FOR_PURPOSE2 = /(?<=[\uE000-\uF8FF](?: files?)?) for [a-z -]{3,40}$/;
var MIGRATIONS = /^(?:any |the |an? |our )*(?:existing|applied|committed|merged|old|previous|past|already[- ](?:applied|merged|committed)) (?:database |db |schema |sql )*migrations?(?: sql)?(?: (?:files?|scripts?))?$/;
var IN_MIGRATIONS = /(?:^|\/)(?:migrations?|migrate)\/(?!.*(?:__init__\.py|README\.md)$)|(?:^|\/)V\d[\d_.]*__\w+\.sql$/;
var BY_TOOL = /\b(?:manual(?:ly)?|by hand|hand-?edit(?:ed|s|ing)?|directly|auto-?generated|generated|generates?|regenerated?|compiled|build (?:output|artifacts?)|bot|synced|managed by|maintained by)\b/i;
var SAYS_GENERATED = /(?:^|[^a-z])(?:auto-?)?(?:generated|gen)(?:$|[^a-z])|codegen/i;
var PERMISSION2 = /\b(?:unless|without|explicit(?:ly)?|ask(?:ed|ing)?|permission|approval|until|only (?:if|when)|lightly|necessary|needed|required?|instructed|told|requested)\b/i;
function compileUntouchedFiles(clause) {
  let rule = readRule(clause);
  if (rule === void 0)
    return;
  let words2 = clause.statement.parts.map(({ kind: kind2, value }) => kind2 === "words" ? value : " ").join("");
  if (PERMISSION2.test(words2))
    return {
      reason: "a change does not show whether somebody allowed it",
      hint: "Say which files are never changed, without an exception."
    };
  if (rule.targets.every(({ isLock }) => isLock) && !rule.deeds.some((deed) => deed === "commit" || deed === "add"))
    return { reason: "a change of a lock file does not show whether a package manager made it" };
  if (/\bexcept\b|\bother than\b/i.test(words2) && clause.scope.outside.length === 0)
    return;
  let names = rule.targets.map(({ name }) => name).join(" "), isByTool = (BY_TOOL.test(`${words2} ${clause.object}`) || SAYS_GENERATED.test(names)) && !rule.deeds.some((deed) => deed === "commit" || deed === "add");
  return {
    looksAt: "change",
    // What must not be committed must not be there.
    isAboutChange: !rule.deeds.includes("commit"),
    words: `reports ${describeDeeds(rule.deeds)} ${describeTargets(rule.targets)}${isByTool ? ", if nothing else changed that a tool could have made them from" : ""}`,
    find: async (change) => (await Promise.all(rule.targets.map((target) => findInTarget(target, rule.deeds, isByTool, change)))).flat()
  };
}
function readRule(clause) {
  let { polarity, verb, codes, scope } = clause, object = plainPhrase(clause.object === "" ? clause.subject : clause.object).replace(AFTER_USE, "").replace(FOR_PURPOSE2, ""), phrase = plainPhrase(`${verb} ${object}`);
  if (polarity === "required") {
    let list = KEPT2.exec(phrase)?.groups?.list;
    return list === void 0 ? void 0 : makeRule2(["touch"], list, codes);
  }
  if (clause.instead !== void 0 && !/^(?:edit|modify|change|update|hand-edit|touch)/.test(phrase))
    return;
  let said = ADDED_BELOW.test(phrase) ? void 0 : FORBIDDEN.exec(phrase)?.groups;
  if (said !== void 0)
    return makeRule2(readDeeds(said.verbs ?? ""), said.list ?? "", codes);
  let [, added, folder3] = ADDED_BELOW.exec(phrase) ?? [];
  if (added !== void 0 && folder3 !== void 0)
    return makeAddedBelow(added, folder3, codes);
  let noun = FORBIDDEN_NOUN.exec(phrase)?.groups;
  if (noun !== void 0 && verb === "")
    return makeRule2(["edit"], noun.list ?? "", codes);
  let listed2 = NEW_NOUN.exec(phrase)?.groups?.list;
  if (listed2 !== void 0 && verb === "" && (phrase.startsWith("new ") || phrase.endsWith(" files")))
    return makeRule2(["add"], listed2, codes);
  let deeds = readDeeds(verb);
  if (deeds.length === 0)
    return;
  let made = TOOL_FILES.exec(object)?.groups?.made;
  if (made !== void 0) {
    let kind2 = /^(?:vendor|third)/.test(made) ? "vendored" : "generated", has2 = (_file, path) => generatedByName(path)?.kind === kind2;
    return { deeds, targets: [{ name: `${kind2} files`, has: has2, isFolder: false }] };
  }
  if (PROTO_FILES.test(object))
    return { deeds, targets: [{ name: "generated files of the Protocol Buffer compiler", has: (_file, path) => generatedByName(path)?.reason.includes("Protocol Buffer") === true, isFolder: false }] };
  if (MIGRATIONS.test(object) && !deeds.includes("add") && !deeds.includes("commit"))
    return { deeds, targets: [{ name: "existing migrations", has: (_file, path) => IN_MIGRATIONS.test(path), isFolder: false }] };
  if (ANY_FILES.test(object) && scope.inside.length > 0 && scope.inside.every(({ kind: kind2 }) => kind2 === "paths")) {
    let globs = scope.inside.flatMap((place) => place.kind === "paths" ? place.globs : []);
    return { deeds, targets: [{ name: `files in ${listCodes(globs)}`, has: () => true, isFolder: false }] };
  }
}
function makeRule2(deeds, list, codes) {
  let isEdit = deeds.some((deed) => deed === "edit" || deed === "touch"), hint = /\b(?:sub)?(?:folders?|director)/.test(list) ? "folder" : /\bfiles?\b/.test(list) ? "file" : isEdit ? "path" : void 0;
  if (isCutOff(list))
    return;
  let isInFolder2 = /\b(?:in|into|under|inside|within|below)\b/.test(list), isAboutFiles2 = /\b(?:files?|existing|migrations|lockfiles?)\b/.test(list), paths2 = codesIn(list, codes).map(
    (code) => readPath(code, hint) ?? (isInFolder2 ? readPath(code, "folder") : void 0)
  );
  if (!(deeds.length === 0 || paths2.length === 0 || paths2.includes(void 0)))
    return { deeds, targets: paths2.flatMap((path) => path === void 0 ? [] : [makeTarget(path, isAboutFiles2)]) };
}
var ADDED_BELOW = new RegExp(
  `^(?:add|create|introduce|place|put) (?:an? |any |new |another )*(${CODE})(?: files?)? (?:under|in|inside|within|below|to) (?:the )?(${CODE})(?: folders?| director(?:y|ies))?$`
);
function makeAddedBelow(added, folder3, codes) {
  let [name, place] = [codesIn(added, codes)[0] ?? "", codesIn(folder3, codes)[0] ?? ""], [file, inside] = [readPath(name, "file"), readPath(place, "folder")], isFolder = /\/\*{0,2}$/.test(place) || inside?.isFolder === true;
  return file === void 0 || inside === void 0 || !file.isName || !isFolder ? void 0 : {
    deeds: ["add"],
    targets: [
      {
        name: `${listCodes([name])} in ${listCodes([place])}`,
        has: (_file, path) => file.matches(path) && inside.matches(path),
        isFolder: false
      }
    ]
  };
}
function isCutOff(list) {
  return new RegExp(`${CODE}\\)?(?: [a-z]+)* (?:in|inside|under|within|of|from|below) (?:[a-z]+ )*${CODE}`).test(list);
}
function makeTarget({ code, isFolder, matches }, isAboutFiles2) {
  return {
    name: listCodes([code]),
    isFolder: isFolder && !isAboutFiles2,
    isLock: isLockFile(code),
    has: (_file, path) => matches(path)
  };
}
function readDeeds(verbs) {
  let deeds = verbs.split(/,? (?:or|and) |, ?| ?\/ ?/).flatMap((verb) => DEEDS[verb.trim()] ?? []);
  return [...new Set(deeds)];
}
var TOOL_AT_WORK = /generat|codegen|compil|\bbuild|\bbuilt|rebuil|bundl|sync|bump|upgrad|updat|releas|version|\bdep(?:s|endenc)|\bbot\b|\[bot\]|renovate|dependabot|auto|mirror|vendor|format|lint|snapshot|refresh|recreat|regen|export|import|migrat|translat|crowdin|revert|merge/i;
var MOST_BY_HAND = 2;
async function findInTarget({ name, has: has2, isFolder }, deeds, isByTool, change) {
  let statuses = new Set(deeds.flatMap((deed) => statusesOf(deed, isFolder))), matching = change.files.filter(
    (file) => statuses.has(file.status) && isMeant(file, deeds, (path) => has2(file, pathIn(change, path)))
  ), byTool = deeds.includes("commit") || deeds.includes("add") ? [] : matching.filter(({ path }) => isByTool || isLockFile(path) || generatedByName(path)?.kind === "generated"), byHand = matching.filter((file) => !byTool.includes(file)), files = isEditedAlone(byTool, change) && !await speaksOfTool(change) ? matching : byHand, [first] = files;
  if (first === void 0)
    return [];
  let more = files.length - 1, rest = more === 0 ? "" : ` and ${more} more ${more === 1 ? "file" : "files"} like it`, alone = files === matching && byTool.length > 0 ? " Nothing else changed that a tool could have made it from." : "";
  return [
    {
      path: first.path,
      found: `${describeDeeds(deeds)} ${name}`,
      note: `This change ${describeStatus(first)} ${listCodes([first.path])}${rest}.${alone}`
    }
  ];
}
function statusesOf(deed, isFolder) {
  return deed === "touch" || deed === "edit" ? STATUSES[isFolder ? "touch" : "edit"] : STATUSES[deed];
}
function isMeant({ path, previousPath, status }, deeds, has2) {
  if (status === "renamed" && previousPath !== void 0) {
    let isNew2 = has2(path), wasThere2 = has2(previousPath), takes = deeds.some((deed) => deed === "edit" || deed === "touch" || deed === "rename"), gives = deeds.some((deed) => deed === "add" || deed === "commit" || deed === "touch");
    return takes && wasThere2 || gives && isNew2 && !wasThere2 || deeds.includes("commit") && isNew2;
  }
  return has2(path);
}
function isEditedAlone(files, { allFiles }) {
  return files.length > 0 && files.length <= MOST_BY_HAND && files.length === allFiles.length && files.every(({ path, status }) => status === "modified" && !isLockFile(path));
}
async function speaksOfTool({ title, branch, readCommits }) {
  return [title ?? [], branch ?? [], await readCommits() ?? []].flat().some((words2) => TOOL_AT_WORK.test(words2));
}
function describeStatus({ status }) {
  switch (status) {
    case "added":
    case "copied":
      return "adds";
    case "removed":
      return "removes";
    case "renamed":
      return "renames";
    case "modified":
    case "changed":
      return "edits";
  }
}
var DEED_WORDS = {
  edit: "changes to",
  touch: "changes to",
  commit: "commits with",
  add: "new files that match",
  remove: "the removal of",
  rename: "the renaming of"
};
function describeDeeds(deeds) {
  return [...new Set(deeds.map((deed) => DEED_WORDS[deed]))].join(", ");
}
function describeTargets(targets) {
  return targets.map(({ name }) => name).join(", ");
}
// src/literal/families/paths/unwanted-files.ts
var MAKING = /^(?:add|create|introduce|write|put|place|store|include|keep|have|generate|go|live|belong|)$/;
var NEW = "(?:(?:any|a|an|new|more|additional|the|your|other) )*";
var FOLDER2 = `(?:the |a )?(?<folder>${CODE})(?: (?:folders?|director(?:y|ies)|trees?|packages?))?`;
var INSIDE = new RegExp(`^(?<what>.+?) (?:in|into|under|inside|to|below|within) ${FOLDER2}$`);
var ANY_FOLDER = / (?:in|to|into|under) (?:new|any|each|the|other)? ?(?:folders|director(?:y|ies)|packages|places)$/;
var TESTS4 = new RegExp(`^${NEW}(?:(?:component|ui|react|unit) (?:or |and )?)*(?:tests?|test files|specs)$`);
var TESTS_OF = new RegExp(`^(?<tests>.+?) for (?<code>${CODE})(?: files)?$`);
var NAMED7 = new RegExp(`^${NEW}(?<codes>${codeListPattern("any|new|a|an", "files?")})$`);
var OF_LANGUAGE = new RegExp(`^${NEW}(?<name>[a-z#+]+)(?: (?:source |code )?files?| code)?$`);
function compileUnwantedFiles({ polarity, subject, verb, object, codes, instead }) {
  if (polarity !== "forbidden" || !MAKING.test(verb) || instead !== void 0 && !/^(?:in|under|to) /.test(instead))
    return;
  let phrase = plainPhrase(`${subject} ${object}`).replace(ANY_FOLDER, ""), inside = INSIDE.exec(phrase)?.groups, [code] = codesIn(inside?.folder ?? "", codes), folder3 = code === void 0 ? void 0 : readPath(code, "folder");
  if (inside !== void 0 && folder3 === void 0)
    return;
  let kind2 = readKind3(inside?.what ?? phrase, codes, folder3 !== void 0, verb);
  return kind2 === void 0 ? void 0 : {
    looksAt: "change",
    words: `reports new ${kind2.name}${code === void 0 ? "" : ` in ${listCodes([code])}`}`,
    find: (change) => findNew(change, kind2, folder3?.matches)
  };
}
function readKind3(words2, codes, isInFolder2, verb) {
  let { tests: tests2 = "", code: mark = "" } = TESTS_OF.exec(words2)?.groups ?? {}, [tested] = codesIn(mark, codes);
  if (tested !== void 0 && TESTS4.test(tests2)) {
    let ending = /^\*?(?<ending>\.[a-z]{1,6})$/.exec(tested)?.groups?.ending;
    return ending === void 0 ? void 0 : {
      name: `test files that end with ${listCodes([ending])}`,
      has: (path) => isTestName(path) && path.endsWith(ending)
    };
  }
  let list = NAMED7.exec(words2)?.groups?.codes;
  if (list !== void 0)
    return / files?$/.test(words2) || /^(?:add|create|introduce)$/.test(verb) ? namedFiles(codesIn(list, codes)) : void 0;
  if (!isInFolder2)
    return;
  if (TESTS4.test(words2))
    return { name: "test files", has: isTestName };
  let placed = readPlacedKind(words2.replace(/^new /, "")), name = OF_LANGUAGE.exec(words2)?.groups?.name, languages = name === void 0 ? void 0 : languagesOf(name);
  return placed ?? (languages === void 0 ? void 0 : { name: `files of ${name ?? ""}`, has: (path) => languages.includes(languageOf(path) ?? "") });
}
function namedFiles(names) {
  let paths2 = names.map((name) => readPath(name, /^\*?\.[a-z.]+$/.test(name) ? "file" : void 0));
  return paths2.length > 0 && paths2.every((path) => path?.isFolder === false) ? {
    name: `files that match ${listCodes(names)}`,
    has: (path) => paths2.some((one) => one?.matches(path))
  } : void 0;
}
function findNew(change, kind2, isInFolder2) {
  return change.files.flatMap(
    (file) => isNewName(file) && kind2.has(file.path) && isInFolder2?.(pathIn(change, file.path)) !== false ? [{ path: file.path, found: `new ${kind2.name}`, note: `This change adds ${listCodes([file.path])}.` }] : []
  );
}
// src/literal/families/paths/paths.ts
var PATHS_FAMILY = {
  name: "paths",
  compile: (clause) => compileExtensions(clause) ?? compileFileNames(clause) ?? compileFileLanguages(clause) ?? compileFilePlaces(clause) ?? compileRequiredFiles(clause) ?? compileUntouchedFiles(clause) ?? compileUnwantedFiles(clause)
};
// src/literal/families/reasons.ts
var REASONS_FAMILY = { name: "reasons", compile: compileReasons };
var NOUN8 = "comments?|annotations?|directives?|usages?|uses|suppressions?|pragmas?|attributes?|markers?|casts?|lines?|disables?";
var SWITCHES2 = `(?:${codeListPattern("the|a|an|any|all|every|each|new|inline|use of|uses of", NOUN8)})`;
var WORDS2 = "(?:(?:all|every|each|any|new|the|inline) )*(?:lint(?:er|ing)? |eslint |rule |warning |analyzer )*(?:suppressions?|suppression comments?|disable comments?|disable directives?)";
var REASON = "(?:a |an |any |the )?(?:clear |short |brief |explanatory |written |good |inline |documented |accompanying |explicit |code )*(?:reasons?|explanations?|justifications?|rationale|comments?|explanatory comments?|description)";
var DETAIL = "(?: (?:explaining|describing|stating|that explains|saying|why|with|for|above|on|next to|in|beside)\\b.*)?";
var WITHOUT = new RegExp(
  `^(?:use |add |have |leave |write )?(?<list>${SWITCHES2}|${WORDS2}) (?:without|lacking|with no) ${REASON}${DETAIL}$`
);
var WITH2 = new RegExp(
  `^(?<list>${SWITCHES2}|${WORDS2}) (?:have|include|need|require|carry|contain|provide|state|be (?:accompanied by|justified with|justified by|explained with|documented with|followed by)) ${REASON}${DETAIL}$`
);
var EXPLAINED2 = new RegExp(`^(?<list>${SWITCHES2}|${WORDS2}) be (?:explained|justified|documented)$`);
var FORBIDDEN2 = createExpressionIndex([WITHOUT], (form) => [form]);
var REQUIRED = createExpressionIndex([WITH2, EXPLAINED2], (form) => [form]);
var SWITCH2 = /^(?:\/\/|\/\*|#|<!--|--)?\s*(?:eslint-disable[\w-]*|@ts-(?:ignore|expect-error|nocheck)|biome-ignore[\w-]*|prettier-ignore|oxlint-disable[\w-]*|noqa\b.*|type:\s*ignore.*|pyright:\s*ignore.*|pylint:\s*disable.*|pragma: no cover|nolint.*|nosec|noinspection\b.*|rubocop:disable.*|phpcs:ignore.*|NOLINT.*|istanbul ignore.*|v8 ignore.*|c8 ignore.*)(?:\s*\*\/|\s*-->)?$|^#!?\[(?:allow|expect)\b.*\]$|^@SuppressWarnings\b.*$|^#pragma warning disable.*$|^\[(?:SuppressMessage|ExcludeFromCodeCoverage)\b.*\]$/;
var ALL_SWITCHES = [
  "eslint-disable",
  "@ts-ignore",
  "@ts-expect-error",
  "biome-ignore",
  "# noqa",
  "# type: ignore",
  "pylint: disable",
  "//nolint",
  "NOLINT",
  "rubocop:disable",
  "#[allow(",
  "@SuppressWarnings",
  "#pragma warning disable"
];
var UNREASONED = /\bwithout (?:a |an |any )?(?:good |clear |valid |explicit )?(?:reasons?|explanations?|justifications?)[.!]*$/i;
function compileReasons({ polarity, subject, verb, object, codes, statement }) {
  let phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(" "), written = UNREASONED.test(statement.text) ? `${phrase} without reason` : phrase, [forms2, words2] = polarity === "forbidden" ? [FORBIDDEN2, written] : [REQUIRED, phrase], list = forms2.listPossible(words2).map((form) => form.exec(words2)?.groups?.list).find((found) => found !== void 0);
  if (list === void 0)
    return;
  let quoted = codesIn(list, codes).map((code) => code.trim());
  if (!quoted.every((code) => SWITCH2.test(code)))
    return;
  let switches = quoted.length === 0 ? ALL_SWITCHES : quoted;
  return {
    looksAt: "text",
    words: `reports ${quoted.length === 0 ? "comments that switch linters off" : listCodes(switches)} without words on why, on the line or above it`,
    find: (file) => findBare(file, switches.map(markOf))
  };
}
function markOf(code) {
  let name = code.replace(/^(?:\/\/|\/\*|<!--|--|#(?![[p!]))\s*/, "").replace(/\s*(?:\*\/|-->)$/, ""), stem = name.replace(/\[[^\]]*\]$|:\s*[A-Z]+\d+.*$/, (rules) => /^#!?\[/.test(name) ? rules : ""), body = stem.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`), isComment = !/^[#@[]/.test(stem) || stem.startsWith("@ts-");
  return { name: code, expression: new RegExp(isComment ? String.raw`(?:\/\/|\/\*|#|<!--|--|\*)\s*${body}` : body) };
}
function findBare({ file: { path }, added, head }, marks) {
  let lines = head?.split(`
`);
  return added.flatMap(({ number, text }) => {
    let mark = marks.find(({ expression }) => expression.test(text)), above = lines?.[number - 2]?.trim() ?? "";
    return mark === void 0 || lines === void 0 || hasWords2(text.replace(mark.expression, " ")) || /^(?:\/\/|\/\*|\*|#(?![[!])|<!--|--)/.test(above) && hasWords2(above) ? [] : [{ path, line: number, found: `${codeSpan(mark.name)} without a reason` }];
  });
}
function hasWords2(text) {
  let comment = /(?:\/\/|\/\*|#(?![[!])|<!--|--|^\s*\*|reason\s*=|Justification\s*=)(?<words>.*)$/.exec(text)?.groups?.words ?? text;
  return /(?<![\w/-])[\p{L}']{2,}[,;:]?\s+[\p{L}']{2,}/u.test(comment.replaceAll(/^[\w\s/,@-]*?--\s/g, ""));
}
// src/literal/families/shell-options.ts
var SHELL_OPTIONS_FAMILY = { name: "shell-options", compile: compileShellOptions };
var SCRIPTS2 = "(?:all |every |each |any |new |the |our |your |bash |shell |sh )*(?:scripts?|shell|bash)(?: scripts?)?";
var TOP2 = "(?: (?:at|near) the (?:top|beginning|start)(?: of (?:.+))?)?";
var FORMS11 = [
  new RegExp(`^${SCRIPTS2} (?:start|begin) with ${CODE}$`),
  new RegExp(`^${SCRIPTS2} (?:use|have|include|set|enable|contain|declare) ${CODE}${TOP2}$`),
  new RegExp(
    `^(?:use|enable|set|add|include|put|write) ${CODE}${TOP2}(?: to (?:fail|exit|stop|abort|catch|ensure) .*)?$`
  ),
  new RegExp(
    `^(?:use|enable|set|add|include|put|write) ${CODE} (?:in|to|at the (?:top|beginning|start) of) ${SCRIPTS2}$`
  ),
  new RegExp(`^(?:start|begin) ${SCRIPTS2} with ${CODE}$`)
];
function compileShellOptions({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || codes.length === 0)
    return;
  let phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(" "), [code = "", ...others] = codesIn(phrase, codes), wanted = readOptions(code);
  if (!(others.length > 0 || wanted.size === 0 || !FORMS11.some((form) => form.test(phrase))))
    return {
      looksAt: "text",
      words: `reports new shell scripts without ${codeSpan(code)}`,
      languages: ["shellscript"],
      find: ({ file: { path, status }, head }) => {
        if (status !== "added" || head === void 0 || !/^#!.*sh\b/.test(head))
          return [];
        let set = readOptions(head);
        return [...wanted].every((option) => set.has(option)) ? [] : [
          {
            path,
            found: `a new script without ${codeSpan(code)}`,
            note: `This script does not set ${codeSpan(code)}.`
          }
        ];
      }
    };
}
function readOptions(text) {
  let options = /* @__PURE__ */ new Set();
  for (let { groups } of text.matchAll(/^(?:#!\S+(?: \S*sh)?|\s*set)(?<words>(?: [-+][a-zA-Z]+| [a-z]+)+)/gm))
    for (let word of (groups?.words ?? "").trim().split(" "))
      word.startsWith("-") ? word.slice(1).replaceAll("o", "").split("").forEach((letter) => options.add(letter)) : /^(?:pipefail|errexit|nounset|noglob|noclobber)$/.test(word) && options.add({ errexit: "e", nounset: "u" }[word] ?? word);
  return options;
}
// src/literal/families/secrets/find-secrets.ts
var EXAMPLE_FILE = /(?:^|[/._-])(?:example|sample|template|dist|mock|fixtures?|testdata|stub)s?(?:[/._-]|$)/i;
function findSecretsInLines(subject, rule) {
  let { file, languageId } = subject, isEnvironment = languageId === "dotenv";
  return EXAMPLE_FILE.test(file.path) || isTestPath(file.path) || rule.file !== void 0 && !isFile(file.path, rule.file) || isEnvironment && rule.allowsEnvironmentFiles ? [] : findInAdded(subject).map(writeViolation(file.path));
}
function findInAdded({
  file,
  added,
  languageId
}) {
  let secrets = /* @__PURE__ */ new Map();
  for (let block of consecutive(added)) {
    let text = block.map((line) => `${line.text}
`).join("");
    for (let { title, start, end, isProven = false } of withoutInner(findSecrets(text).filter(isWorthFinding))) {
      let line = (block[0]?.number ?? 0) + text.slice(0, start).split(`
`).length - 1;
      secrets.has(line) || secrets.set(line, { line, title, value: text.slice(start, end), isProven });
    }
  }
  let shown2 = withContext(file, added);
  if (!mayHaveSecret(shown2.map(({ text }) => text).join(`
`)))
    return [...secrets.values()];
  let isAdded = new Set(added.map(({ number }) => number));
  for (let block of consecutive(shown2)) {
    let lines = block.map(({ text }) => text);
    if (mayHaveSecret(lines.join(`
`)))
      for (let [index, found] of findLineSecrets(lines, { isBare: hasBareValues(languageId) })) {
        let line = (block[0]?.number ?? 0) + index, first = found.find(isWorthFinding);
        if (first !== void 0 && isAdded.has(line) && !secrets.has(line)) {
          let value = (lines[index] ?? "").slice(first.start, first.end);
          secrets.set(line, { line, title: first.title, value, isProven: false });
        }
      }
  }
  return [...secrets.values()];
}
function withoutInner(secrets) {
  let end = 0;
  return secrets.filter((secret) => {
    let isInner = secret.end <= end;
    return end = Math.max(end, secret.end), !isInner;
  });
}
function isWorthFinding({ isOnlyHidden }) {
  return isOnlyHidden !== true;
}
function withContext({ hunks }, added) {
  let shown2 = new Map(added.map((line) => [line.number, line]));
  for (let line of hunks.flatMap(({ lines }) => lines))
    line.kind === "context" && !shown2.has(line.newLine) && shown2.set(line.newLine, { number: line.newLine, text: line.text });
  return [...shown2.values()].toSorted((one, other) => one.number - other.number);
}
function withArticle(noun) {
  return `${/^[AEIO]/i.test(noun) ? "an" : "a"} ${noun}`;
}
function writeViolation(path) {
  return ({ line, title }) => ({
    path,
    line,
    found: `${withArticle(title)} in plain text`,
    note: `This line contains ${withArticle(title)}. Revoke it where it was issued, and remove it: it stays in the history of the repository.`,
    isSecret: true
  });
}
function findNewSecrets(subject, wasThere2) {
  let { path } = subject.file, isMadeUp = EXAMPLE_FILE.test(path) || isTestPath(path);
  return findInAdded(subject).filter(({ value, isProven }) => (isProven || !isMadeUp) && !wasThere2(value)).map(writeViolation(path));
}
function isFile(path, end) {
  return path === end || path.endsWith(`/${end.replace(/^\//, "")}`);
}
function consecutive(added) {
  let blocks = [];
  for (let line of added) {
    let last = blocks.at(-1);
    last !== void 0 && last.at(-1)?.number === line.number - 1 ? last.push(line) : blocks.push([line]);
  }
  return blocks;
}
var WHOLE_URL = /^https?:\/\/(?<host>[^\s/:?#"'`{}$<>]{1,200})(?::\d{1,5})?(?:[/?#][^\s]{0,500})?$/i;
var WHOLE_IP = /^(?:https?:\/\/)?(?<ip>\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:\/.{0,100})?$/;
var NO_PLACE = /^(?:(?:www\.)?w3\.org|schemas?\.[\w.-]+|(?:www\.)?json-?schema\.org|[\w.-]*example\.(?:com|org|net)|localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|purl\.org|xmlns\.com|ns\.adobe\.com|www\.sitemaps\.org|schemastore\.org|[\w.-]*\.(?:test|example|invalid|localhost))$/i;
var NO_IP = /^(?:0\.0\.0\.0|127\.|255\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|[01]\.\d\.\d\.\d$)/;
function findAddresses(subject, rule) {
  let { file, facts } = subject;
  return isTestPath(file.path) || EXAMPLE_FILE.test(file.path) ? [] : facts.strings.flatMap(({ value, role, line, isInterpolated }) => {
    if (role !== "value" && role !== "markup" || isInterpolated || !subject.isAdded(line))
      return [];
    let ip = WHOLE_IP.exec(value)?.groups?.ip, isIp = ip !== void 0 && !NO_IP.test(ip) && ip.split(".").every((part) => Number(part) < 256), host = WHOLE_URL.exec(value)?.groups?.host, isUrl = host !== void 0 && !NO_PLACE.test(host) && (ip === void 0 || isIp);
    return rule.urls && isUrl || rule.addresses && isIp ? [{ path: file.path, line, found: isIp ? "a hard-coded IP address" : "a hard-coded URL" }] : [];
  });
}
// src/literal/families/secrets/read-secret-rule.ts
var ADJECTIVES6 = "(?:(?:any|all|the|your|our|of|real|actual|production|prod|live|raw|plain|plain[- ]?text|clear[- ]?text|unencrypted|hard[- ]?coded|inline|inlined|embedded|sensitive|secret|private|api|aws|azure|gcp|cloud|github|openai|stripe|database|db|access|auth|authentication|authorization|bearer|oauth|webhook|user|service|account|client|admin|encryption|signing|ssh|tls|model|provider|customer|infrastructure|internal|external|static|potential|specific|values? (?:for|of)) )*";
var SECRET = "(?:secrets?|credentials?|creds|(?:api[- ]?)?keys?|api[- ]?(?:secrets?|tokens?)|tokens?|passwords?|passphrases?|connection[- ]strings?|key material|credential material|(?:secret|credential|key|token|password|secrets) (?:values?|literals?)|secrets/credentials|api keys/secrets|keys/secrets|sensitive (?:data|information|info|values?|configuration|config)|other sensitive (?:data|information|values?)|certificates?)";
var URL = "(?:urls?|base urls?|api urls?|endpoints?|api endpoints?|uris?|endpoint urls?|urls?/endpoints?)";
var IP = "(?:ips?|ip addresses|ip address|hosts? addresses|ip-addresses)";
var EXAMPLES = "(?:,? (?:\\((?:[^()]{1,80})\\)|(?:such as|like|including|e\\.g\\.,?) [\\w, /-]{1,80}))?";
var EXAMPLES_AT_END = new RegExp(`${EXAMPLES}$`);
var ITEM4 = `(?:${ADJECTIVES6}(?:(?<secret>${SECRET})|(?<url>${URL})|(?<ip>${IP}))(?: (?:or )?values?)?)`;
var ITEM_WORDS = new RegExp(`^${ITEM4}$`);
var PLACE_NOUN = "(?:(?:(?:any|the|your|our|a|this|public|application|app|source|client|client-side|committed|tracked|checked-in|production|javascript|typescript|python|java|c#|go|new|all) )*(?:code|codebase|source|sources|source code|source files?|code files?|files?|repo|repos|repository|repositories|git|github|git history|version control|source control|vcs|config|configuration|config files?|configuration files?|scripts?|plain ?text|clear ?text|commits?|docs|documentation|comments?|workflows?|examples?|samples?|fixtures?|tests?|test files?|templates?|manifests?|env(?:ironment)?[- ]?(?:vars?|variables?|files?)|git repositor(?:y|ies)|logs?|here))";
var PLACE2 = `(?:(?:(?:anywhere|directly|ever) )?(?:in|into|to|inside|within|from|as part of|of) ${PLACE_NOUN}(?:(?:,? (?:or|and|nor) |, |\\/)${PLACE_NOUN})*)`;
var PLACE_AT_END = new RegExp(`(?:^| )${PLACE2}(?: ${PLACE2})?$`);
var PLACE_ANYWHERE = new RegExp(`\\b${PLACE2}(?=[\\s.,;:!)]|$)`);
var FILE_AT_END = / (?:in|into|to|inside) (?:the |any |a )?(?<file>`[^`]{2,80}`)(?: files?)?$/;
var HARDCODE = /^hard[- ]?code$/;
var PUT2 = /^(?:embed|inline|put|place|write|store|save|keep|include|add|leave|use|have|allow|paste|expose|expose in code|)$/;
var COMMIT = /^(?:commit|check in|check-in|push|add to git|track|version)$/;
var COMMIT_WORDS = /\b(?:repo|repository|repositories|git|github|version control|source control|vcs|commits?|files?|config(?:uration)?)\b/;
var STORE = "(?:(?:the|an?|your|local|secure|dedicated|managed|appropriate|proper|azure|aws|gcp|google|hashicorp|github|github actions|gitlab|kubernetes|k8s|docker|cloudflare|symfony|repository|platform|`?wrangler`?|cloud) )*(?:environment variables?|env(?:ironment)?[- ]?vars?|environment|env|env files?|environment files?|`\\.env(?:\\.local)?`(?: files?)?|\\.env(?: files?)?|key ?vaults?|vaults?|secrets?|(?:secrets?|credentials?|password|secrets management|secret management) (?:managers?|management|stores?|storage|vaults?|tools?|services?|solutions?|providers?|management (?:tools?|systems?|solutions?|services?))|(?:ssm )?parameter store|user secrets|keychain|configuration providers?|`process\\.env`|`os\\.environ`)";
var STORES = `${STORE}(?:(?:,? (?:or|and) |, |/)${STORE})*`;
var REQUIRED2 = [
  new RegExp(
    `^(?:store|keep|put|manage|read|load|get|access|handle|hold|inject|provide|supply|pass|source|retrieve|fetch|save|place) (?<items>.+?) (?:in|from|via|through|with|using|as|by) (?<store>${STORES})$`
  ),
  new RegExp(
    `^(?:use|prefer|rely on) (?<store>${STORES}) (?:for|to (?:store|manage|hold|handle|keep|provide|protect|access)) (?<items>.+)$`
  ),
  new RegExp(
    `^(?<items>.+?) (?:be stored|be kept|be read|be loaded|come|be|be provided|be injected|live|go|be managed|be retrieved|belong|be supplied|be passed) (?:in|from|via|through|with|using|as|by) (?<store>${STORES})$`
  )
];
function readSecretRule(clause) {
  let { subject, verb, object, polarity, codes } = clause, said = Object.fromEntries(
    Object.entries({ subject, verb, object }).map(([key, words2]) => [key, plainPhrase(unmaskCodeSpans(words2, codes))])
  ), isPlaced = PLACE_ANYWHERE.test(clause.statement.text.toLowerCase());
  return polarity === "forbidden" ? readForbidden(said.subject ?? "", said.verb ?? "", said.object ?? "", isPlaced) : readRequired([said.subject, said.verb, said.object].filter((words2) => words2 !== "").join(" "));
}
function readForbidden(subject, verb, object, isPlaced) {
  if (verb === "check" && object.startsWith("in "))
    return readForbidden(subject, "check in", object.slice(3), isPlaced);
  if (verb === "be" || verb === "" && subject !== "") {
    let asVerb = /^(hard-?coded|committed|checked in|embedded|stored|written|included|placed|kept|put|inlined)(?: (.+))?$/.exec(
      object
    ), base = asVerb?.[1]?.replace(/^hard-?coded$/, "hardcode").replace(/^(?:committed|checked in)$/, "commit") ?? "", about = asVerb === null ? object : (asVerb[2] ?? "").replace(/,? or (?:committed|checked in)(?: .*)?$/, ""), isElsewhere = PLACE_AT_END.test(` ${about}`) && about !== "";
    return base === "hardcode" || base === "commit" || isElsewhere ? ruleOf(subject, base === "" || /^(?:stored|written|kept|put)$/.test(base) ? "put" : base, about, isPlaced) : void 0;
  }
  return subject === "" || /^(?:you|we|code|the code)$/.test(subject) ? ruleOf(object, verb, "", isPlaced) : void 0;
}
function ruleOf(items, verb, after, isPlaced) {
  let words2 = after === "" ? items : `${items} ${after}`, file = FILE_AT_END.exec(words2)?.groups?.file, place = file === void 0 ? PLACE_AT_END.exec(words2)?.[0] : void 0, isHardcoded = HARDCODE.test(verb) || /\bhard[- ]?coded\b/.test(words2), isCommitted = COMMIT.test(verb), bare = file !== void 0 ? words2.replace(FILE_AT_END, "") : place === void 0 ? words2 : words2.slice(0, -place.length);
  if (!isHardcoded && !isCommitted && !(PUT2.test(verb) && (isPlaced || place !== void 0 || file !== void 0)))
    return;
  let listed2 = readItems((isHardcoded ? bare.replace(ANY_PLACE_AT_END, "") : bare).trim()), isVague = SENSITIVE_ALONE.test(bare.trim()) && !isHardcoded;
  return listed2 === void 0 || isVague || isCommitted && (listed2.urls || listed2.addresses) ? void 0 : {
    ...listed2,
    isAboutFiles: isCommitted || place !== void 0 && COMMIT_WORDS.test(place),
    ...file === void 0 ? {} : { file: file.replaceAll("`", "") },
    allowsEnvironmentFiles: isHardcoded
  };
}
var ANY_PLACE_AT_END = /(?: inline| (?:in|into|inside|within) (?!.*\b(?:tests?|fixtures?|examples?|samples?|mocks?)\b)(?:the |your |our |any )?[a-z-]+(?: [a-z-]+)?)$/;
var SENSITIVE_ALONE = /^(?:any |other )?sensitive (?!credentials|keys|secrets|tokens|passwords)\w+$/;
function readRequired(words2) {
  for (let form of REQUIRED2) {
    let items = form.exec(words2)?.groups?.items;
    if ((items === void 0 ? void 0 : readItems(items.replace(/^(?:all|any) /, "")))?.secrets === true)
      return { secrets: true, urls: false, addresses: false, isAboutFiles: false, allowsEnvironmentFiles: true };
  }
}
var OTHER_ITEM = /^(?:(?:any|all|the|your|our|real|other|hard-?coded|personal|sensitive|customer|user|private|internal|production|`\.env[^`]*`|\.env\S*|project|org|organi[sz]ation|account|absolute|local|machine-specific) )*(?:data|pii|personal data|personally identifiable information|ids?|identifiers?|files?|names?|paths?|information|identifier|`\.env[^`]*`|\.env\S*|hostnames?|usernames?|emails?|email addresses|config(?:uration)?s?|settings)$/;
function readItems(words2) {
  let all = words2.replace(EXAMPLES_AT_END, "").replace(/,? etc\.?$/, "").split(/\s*(?:,\s*(?:and\/or |and |or |nor )?|\band\/or\b|\band\b|\bor\b|\bnor\b|\/|&)\s*/).filter((item) => item !== ""), isSecret = (item) => ITEM_WORDS.test(item), items = all.some(isSecret) ? all.filter((item) => isSecret(item) || !OTHER_ITEM.test(item)) : all, found = items.map((item) => ITEM_WORDS.exec(item)?.groups);
  if (items.length === 0 || found.some((groups) => groups === void 0))
    return;
  let has2 = (name) => found.some((groups) => groups?.[name] !== void 0);
  return { secrets: has2("secret"), urls: has2("url"), addresses: has2("ip") };
}
// src/literal/families/secrets/secrets.ts
var SECRETS_FAMILY = {
  name: "secrets",
  compile: (clause) => {
    let rule = readSecretRule(clause);
    return rule === void 0 ? void 0 : createFinder4(rule);
  }
};
var SECRETS = "keys and tokens by the formats of their issuers, private keys, and random literals that are assigned to names such as `password`, except in tests and examples";
function createFinder4(rule) {
  return rule.urls || rule.addresses ? codeFinder(rule) : textFinder(rule);
}
function textFinder(rule) {
  return {
    looksAt: "text",
    words: `reports ${SECRETS}`,
    findingKind: "security",
    severity: "high",
    readsProse: rule.isAboutFiles,
    find: (file) => findSecretsInLines(file, rule)
  };
}
function codeFinder(rule) {
  let addresses = [...rule.urls ? ["URLs"] : [], ...rule.addresses ? ["IP addresses"] : []].join(" and ");
  return {
    looksAt: "code",
    words: `reports ${[...rule.secrets ? [SECRETS] : [], `literals that are ${addresses}, except in tests`].join("; ")}`,
    findingKind: rule.secrets ? "security" : "consistency",
    ...rule.secrets ? { severity: "high" } : {},
    find: (file) => [...rule.secrets ? findSecretsInLines(file, rule) : [], ...findAddresses(file, rule)],
    ...rule.secrets ? { findInText: (file) => findSecretsInLines(file, rule) } : {}
  };
}
// src/literal/families/titles/names.ts
var WHO = "(?:all |every |each |the |your |any |our |a |an )*";
var NAMES5 = [
  {
    named: "title",
    words: "(?:pull requests?|prs?|pr/mr|merge requests?)(?:'s)? titles?|titles? of (?:pull requests?|prs?)|(?:pull request|pr) title (?:format|convention)"
  },
  {
    named: "commit",
    words: "(?:git )?commits?(?: messages?)?(?: subjects?| titles?| subject lines?| headers?| summar(?:y|ies))?|(?:commit )?subject lines?|(?:first|subject) lines? of (?:the |a |each |every )?commit(?: message)?s?|commit(?: message)? (?:format|style|convention)s?"
  },
  {
    named: "branch",
    words: "(?:git )?branch(?:es)?(?: names?| naming(?: (?:conventions?|patterns?|format))?)?|names? of branches"
  }
];
var ANY_NAME = `${WHO}(?:${NAMES5.map(({ words: words2 }) => words2).join("|")})`;
var EXPRESSIONS = NAMES5.map(({ named, words: words2 }) => ({ named, expression: new RegExp(`^${WHO}(?:${words2})$`) }));
function readNamed2(words2) {
  return words2 === "" ? void 0 : EXPRESSIONS.find(({ expression }) => expression.test(words2))?.named;
}
var BY_TOOL2 = /^(?:Merge\b|Revert\b|fixup!|squash!|amend!|Initial commit$)/;
var WORDS3 = { title: "title", commit: "commit subject", branch: "branch name" };
var PLURALS = {
  title: "titles of pull requests",
  commit: "subjects of commits",
  branch: "names of branches"
};
var LONG_LIVED = /^(?:main|master|develop|dev|trunk|staging|next|production|gh-pages|HEAD)$|^(?:release|renovate|dependabot|copilot|revert)[-/]|^(?:v?\d)/;
var MAX_SHOWN2 = 100;
function findNames2(named, which, fits, note) {
  return {
    looksAt: "change",
    isAboutChange: true,
    findingKind: "naming",
    words: `reports ${PLURALS[named]} ${which}`,
    find: async (change) => {
      let names = await readNames2(named, change);
      if (names === void 0)
        return;
      let [first, ...more] = names.filter((text) => !fits(text));
      return first === void 0 ? [] : [nameViolation2(named, first, more.length, note)];
    }
  };
}
async function readNames2(named, { title, branch, readCommits }) {
  switch (named) {
    case "title":
      return title === void 0 ? void 0 : BY_TOOL2.test(title) ? [] : [title.trim()];
    case "branch":
      return branch === void 0 ? void 0 : LONG_LIVED.test(branch) ? [] : [branch];
    case "commit":
      return (await readCommits())?.map((subject) => subject.trim()).filter((subject) => subject !== "" && !BY_TOOL2.test(subject));
  }
}
function nameViolation2(named, text, more, note) {
  let shown2 = listCodes([shorten(text, MAX_SHOWN2)]), others = more === 0 ? "" : ` The same is true of ${more} more.`;
  return {
    path: CHANGE_ITSELF,
    found: `the ${WORDS3[named]} ${shown2}`,
    note: `The ${WORDS3[named]} ${shown2} ${note}.${others}`
  };
}
// src/literal/families/titles/beginnings.ts
var PREFIXES = codeListPattern("a|an|the|either|one of|these|following", "prefix|prefixes");
var WITH_PREFIX = new RegExp(
  `^with (?:(?:a|an|one of the|the|either) (?:category |type |appropriate |valid |emoji |following )*prefix(?:es)?(?: describing the change)?:? )?(?<list>${PREFIXES})$`
);
var BEGINS = /^(?:start|begin|prefix)$/;
var PREFIXED = new RegExp(`^(${ANY_NAME}) (with .+)$`);
function compileBeginning2({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || !BEGINS.test(verb))
    return;
  let phrase = plainPhrase(object), [, prefixed, rest] = verb === "prefix" ? PREFIXED.exec(phrase) ?? [] : [], named = readNamed2(prefixed ?? plainPhrase(subject)), list = WITH_PREFIX.exec(rest ?? phrase)?.groups?.list;
  if (named === void 0 || list === void 0)
    return;
  let prefixes = codesIn(list, codes).map((code) => code.replace(/\*$/, ""));
  if (!prefixes.every(
    (prefix) => new RegExp("^(?:(?:\\p{Extended_Pictographic}\\uFE0F? ?)?[a-z]+[:/]|\\[(?!(?:package|scope|area|module|component|name|ticket|type|issue|team|project|crate|feature|jira|id)\\])[\\w./-]+\\]:?|[A-Z]{2,10}-) ?$", "u").test(
      prefix
    )
  ))
    return;
  let fits = (text) => prefixes.some((prefix) => beginsWith(text, prefix.trim()));
  return findNames2(
    named,
    `that do not begin with ${listCodes(prefixes)}`,
    fits,
    `does not begin with ${listCodes(prefixes)}`
  );
}
var TICKET = /^with (?:an? |the |its |your )?(?:(?:jira|linear|github|gitlab|azure|work item|ticket|issue|story|task|bug|corresponding|related) )*(?:tickets?|issues?|jira|linear|keys?|numbers?|ids?|references?|story|task)(?: (?:numbers?|ids?|keys?|references?))*(?: (?:like|such as|e\.g\.,?|for example|in the form)? ?\(?(?<code>[\uE000-\uF8FF])\)?)?$/;
function compileTicket({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || !BEGINS.test(verb))
    return;
  let phrase = plainPhrase(object), [, prefixed, rest] = verb === "prefix" ? PREFIXED.exec(phrase) ?? [] : [], named = readNamed2(prefixed ?? plainPhrase(subject)), groups = TICKET.exec(rest ?? phrase)?.groups;
  if (named === void 0 || named === "branch" || groups === void 0)
    return;
  let [code] = codesIn(groups.code ?? "", codes), form = code === void 0 ? ANY_TICKET : ticketForm(code.trim()), shown2 = code === void 0 ? "the number of an issue" : `an issue such as ${listCodes([code])}`;
  return form === void 0 ? void 0 : findNames2(named, `that do not begin with ${shown2}`, (text) => form.test(text), `does not begin with ${shown2}`);
}
var ANY_TICKET = /^\W{0,2}(?:[A-Z][A-Z0-9]+-\d+|#\d+|GH-\d+)/;
function ticketForm(code) {
  let [, open = "", mark] = /^(\[?)([A-Z][A-Z0-9]*-(?:\d+|[Xx]+|<\w+>|N+)|#\d+)\]?:?(?: .*)?$/.exec(code) ?? [];
  return mark === void 0 ? void 0 : new RegExp(`^${open === "" ? "" : String.raw`\[`}${mark.startsWith("#") ? "#\\d+" : "[A-Z][A-Z0-9]*-\\d+"}`);
}
var BANNED_PREFIX = new RegExp(
  `^(?:(?:an? |any )?(?:prefix(?:es)?|labels?|types?)(?: such as| like|:)? |with (?:an? |any )?(?:prefix(?:es)?(?: such as| like)? )?)(?<list>${codeListPattern("the|or|a", "prefix(?:es)?|etc")})(?: or .*)?$`
);
function compileBannedBeginning({ polarity, subject, verb, object, codes }) {
  if (polarity !== "forbidden" || codes.length === 0)
    return;
  let named = readNamed2(plainPhrase(subject)), list = BANNED_PREFIX.exec(plainPhrase(object))?.groups?.list, prefixes = codesIn(list ?? "", codes).map((code) => code.trim());
  return named === void 0 || prefixes.length === 0 || !/^(?:include|use|start|begin|have|contain|carry)$/.test(verb) || !prefixes.every((prefix) => /^\[?[\w-]+\]?[:/]?$/.test(prefix)) ? void 0 : findNames2(
    named,
    `that begin with ${listCodes(prefixes)}`,
    (text) => !prefixes.some((prefix) => beginsWith(text.toLowerCase(), prefix.toLowerCase())),
    `begins with ${listCodes(prefixes)}`
  );
}
function beginsWith(text, prefix) {
  let word = prefix.slice(0, -1);
  return text.startsWith(prefix) || prefix.endsWith(":") && text.startsWith(word) && /^(?:\([^()]*\))?!?:/.test(text.slice(word.length));
}
// src/literal/families/titles/conventional.ts
var CONVENTIONAL = "(?:the )?(?:conventional|semantic)[- ]commits?(?: (?:format|style|specification|spec|standard|conventions?|guidelines|messages?|message format))*";
var CONVENTIONAL_FOR = new RegExp(
  `^(?:(?:to|in) )?${CONVENTIONAL}(?: (?:for|in) (?<name>${ANY_NAME}))?(?::? \\(?(?:(?:e\\.g\\.|such as|like),? )?${codeListPattern("the", "types?|prefix(?:es)?")}(?:,? etc\\.?)?\\)?)?$`
);
var CONVENTIONAL_TITLE = /^(?:a |an )?conventional[- ]commits?[- ](?:style )?(?:pr |pull request )?titles?$/;
var OTHER_WORDS = /^(?=.*\bconventional[- ]commits?\b)(?:(?:the|an?|to|in|with|of|by|for|as|on|our|your|all|every|each|and|commitizen|its|from|per|conventional[- ]commits?|conventional|semantic|commits?|messages?|titles?|subjects?|headers?|prs?|pull|requests?|formats?|formatted|styles?|structure[ds]?|spec(?:ification)?s?|standards?|conventions?|guidelines?|rules?|patterns?|syntax|types?|prefix(?:es|ed)?|scopes?|outlined|described|defined|specified|given|laid|out|set|found|according|based|adher(?:e|ing|ence)|conform(?:s|ing)?|follow(?:s|ing)?|using|use|v?1\.0\.0|strict(?:ly)?|lightweight|descriptive|clear|concise|valid|proper|[\uE000-\uF8FF])[ ,:]*)+$/;
var NO_NAME = {};
var NAME_WITHIN = new RegExp(
  "\\b(?<name>(?:pr|pull request|commit)(?: (?:titles?|messages?|subjects?))?s?)\\b(?! commits?)"
);
function compileConventional({ polarity, subject, verb, object }) {
  if (polarity !== "required" || !/^(?:follow|use|adhere|be|write|have|conform|format|match|structure|comply|stick|keep|)$/.test(verb))
    return;
  let phrase = plainPhrase(object), about = plainPhrase(subject), said = CONVENTIONAL_FOR.exec(phrase) ?? (OTHER_WORDS.test(phrase) ? NO_NAME : null);
  if (said === null && !CONVENTIONAL_TITLE.test(phrase))
    return;
  let name = said?.groups?.name ?? (said === NO_NAME && about === "" ? NAME_WITHIN.exec(phrase.replace(/\bconventional[- ]commits?\b/, ""))?.groups?.name : void 0), named = said === null ? "title" : name !== void 0 ? readNamed2(name) : about === "" ? "commit" : readNamed2(about);
  return named === void 0 || named === "branch" || said === null && about !== "" ? void 0 : findNames2(
    named,
    "that are not in the form of Conventional Commits",
    (text) => /^[A-Za-z][A-Za-z-]*(?:\([^()]*\))?!?: ?\S/.test(text),
    "is not in the form `type: words` of Conventional Commits"
  );
}
// src/literal/families/titles/messages.ts
var MADE_BY = /^\s*(?:Merge\b|Revert\b|fixup!|squash!)/;
var MAX_SHOWN3 = 80;
function findMessages(words2, isWrong, note) {
  return {
    looksAt: "change",
    findingKind: "naming",
    words: words2,
    find: async ({ readMessages }) => {
      let messages = await readMessages?.();
      if (messages === void 0)
        return;
      let [first, ...more] = messages.filter((one) => !MADE_BY.test(one.message) && isWrong(one));
      if (first === void 0)
        return [];
      let shown2 = listCodes([shorten(first.message.trim().split(`
`, 1)[0] ?? "", MAX_SHOWN3)]), others = more.length === 0 ? "" : ` The same is true of ${more.length} more.`;
      return [
        {
          path: CHANGE_ITSELF,
          found: `the commit ${shown2}`,
          note: `The message of the commit ${shown2} ${note}.${others}`
        }
      ];
    }
  };
}
function unquoted(masked, codes) {
  return plainPhrase(unmaskCodeSpans(masked, codes).replaceAll("`", ""));
}
function wholeClause({ subject, verb, object, codes }) {
  return `${unquoted(subject, codes)} ${verb} ${unquoted(object, codes)}`.trim();
}
// src/literal/families/titles/descriptions.ts
var PULL = "(?:prs?|pull requests?|mrs?|merge requests?)";
var WHO2 = "(?:all |every |each |the |your |any |our |an? )*";
var DESCRIPTION = `${WHO2}(?:${PULL}(?:'s)? (?:descriptions?|bod(?:y|ies)|texts?)(?: itself)?|descriptions? of ${PULL})`;
var IS_SUBJECT = new RegExp(`^(?:${DESCRIPTION}|${WHO2}${PULL})$`);
var NAMED8 = new RegExp(
  `\\b${PULL}(?:'s)? (?:descriptions?|bod(?:y|ies)|texts?)\\b|\\bdescriptions? of (?:the |a )?${PULL}\\b`
);
var TITLE = new RegExp(`^(?!.*\\b(?:commits?|titles?|review|reviewing|reviews)\\b).*\\b${PULL}\\b`, "i");
var IN_IT = `(?: (?:to|in|into|from) (?:${DESCRIPTION}|${WHO2}(?:${PULL}|descriptions?|it)))?`;
var SECTIONS = new RegExp(
  `^(?:an? |any |the |separate |extra )*["\u201C]?(?<name>[a-z][a-z -]{2,30}?)["\u201D]? sections?${IN_IT}$`
);
var SESSION = new RegExp(
  `^(?:any |the |an? )*links? to (?:the |your |any |an? )*(?:ai |agent |claude(?: code)?|copilot|chatgpt|cursor|codex|llm)(?: code)? ?(?:sessions?|conversations?|chats?|threads?|transcripts?)${IN_IT}$`
);
var ISSUE = "(?:an? |the |its |their |any |related |relevant |corresponding |associated |linked |github |jira )*(?:issues?|tickets?)(?: (?:numbers?|ids?|references?|links?|keys?))?";
var LINKS_ISSUE = new RegExp(
  `^(?:reference|link(?: to)?|mention|include|contain|have|cite)(?: (?:a|the) (?:link|reference) to)? ${ISSUE}(?: (?:it|they) (?:fix(?:es)?|close[s]?|resolve[s]?|address(?:es)?))?${IN_IT}$`
);
var WANTED = new RegExp(
  `^(?:an? |the |both )*[\uE000-\uF8FF](?:(?:,? and |, )[\uE000-\uF8FF])*(?: (?:sections?|headings?))?${IN_IT}$`
);
var HARD_BREAKS = new RegExp(
  `^(?:(?:add |use |insert |put |have )?(?:any )?(?:hard |manual )(?:line[- ]?breaks?|wraps?|wrapping|newlines?)|(?:hard[- ]?wrap|wrap)(?: (?:the )?(?:lines|text|paragraphs)(?: (?:in|of))?)?)(?: (?:to|in|into|at))?(?: ${DESCRIPTION})?$`
);
function compileDescriptions(clause) {
  let { polarity, subject, verb, object, codes, statement, explanation } = clause;
  if (explanation !== void 0)
    return;
  let about = unquoted(subject, codes), phrase = unquoted(object, codes).replace(/^(?:also|ever) /, ""), isNamed3 = NAMED8.test(`${about} ${phrase}`), isSubject2 = about !== "" && IS_SUBJECT.test(about), isBelow2 = about === "" && statement.headings.some(({ title }) => TITLE.test(title));
  if (!isNamed3 && !isBelow2 && !isSubject2 || about !== "" && !isSubject2)
    return;
  let said = `${verb} ${phrase}`.trim();
  if (polarity === "forbidden") {
    let section = /^(?:add|include|have|write|put|create|contain|)$/.test(verb) ? SECTIONS.exec(phrase)?.groups?.name : void 0;
    return section !== void 0 ? findSections(section) : SESSION.test(phrase) ? NO_SESSIONS : HARD_BREAKS.test(said) && (isNamed3 || isSubject2) ? NO_HARD_BREAKS : void 0;
  }
  if (LINKS_ISSUE.test(said) && (isNamed3 || isSubject2))
    return ISSUE_LINKED;
  let list = WANTED.test(object.trim()) && /^(?:include|have|contain|use)$/.test(verb) ? codesIn(object, codes) : [];
  return (isNamed3 || isSubject2) && list.length > 0 && list.every((code) => /^#{1,6} \S/.test(code)) ? requireSections(list) : void 0;
}
function findIn(words2, judge3) {
  return {
    looksAt: "change",
    isAboutChange: true,
    findingKind: "naming",
    words: `reports descriptions of pull requests ${words2}`,
    find: ({ description = "" }) => {
      let text = withoutComments(description).trim(), note = text === "" ? void 0 : judge3(text);
      return Promise.resolve(
        text === "" ? void 0 : note === void 0 ? [] : [
          {
            path: CHANGE_ITSELF,
            found: "the description of the pull request",
            note: `The description of the pull request ${note}.`
          }
        ]
      );
    }
  };
}
function withoutComments(text) {
  return text.split("<!--").map(
    (part, index) => index === 0 ? part : part.slice(part.includes("-->") ? part.indexOf("-->") + 3 : part.length)
  ).join("");
}
function headingsOf(description) {
  return description.split(`
`).flatMap((line) => {
    let heading = /^\s{0,3}#{1,6}\s+(?<title>\S.*)$/.exec(line) ?? /^\s{0,3}\*\*(?<title>[^*]{2,60})\*\*:?\s*$/.exec(line);
    return heading?.groups?.title === void 0 ? [] : [plainTitle(heading.groups.title)];
  });
}
function plainTitle(title) {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
function findSections(name) {
  let wanted = plainTitle(name);
  return findIn(
    `with a section "${name}"`,
    (description) => headingsOf(description).some((title) => title === wanted || title === `${wanted}s`) ? `has a section "${name}"` : void 0
  );
}
function requireSections(wanted) {
  return findIn(`without the sections ${listCodes(wanted, "and")}`, (description) => {
    let titles = headingsOf(description), missing2 = wanted.filter((one) => !titles.includes(plainTitle(one)));
    return missing2.length === 0 ? void 0 : `has no ${listCodes(missing2)}`;
  });
}
var NO_SESSIONS = findIn(
  "with links to a session of an assistant",
  (description) => /\b(?:claude\.ai\/(?:code|chat|share)|chatgpt\.com\/(?:c|share|codex)|chat\.openai\.com\/|cursor\.com\/(?:agents|background)|app\.devin\.ai\/sessions|jules\.google\.com\/(?:task|session))/i.test(
    description
  ) ? "links to a session of an assistant" : void 0
);
var ISSUE_LINKED = findIn(
  "without a reference to an issue",
  (description) => /(?:^|[\s([])(?:[\w.-]+\/[\w.-]+)?(?:#|GH-)\d+\b|\/(?:issues|browse|issue|work_items|pull)\/[\w-]*\d|\b[A-Z][A-Z\d]{1,9}-\d+\b/m.test(
    description
  ) ? void 0 : "refers to no issue"
);
var NO_HARD_BREAKS = findIn("whose paragraphs are cut into lines", (description) => {
  let fence = false, cut = 0, lines = description.split(`
`);
  for (let [index, line] of lines.entries()) {
    fence = /^\s*(?:```|~~~)/.test(line) ? !fence : fence;
    let next = lines[index + 1] ?? "", isCut = isProse2(line) && isProse2(next) && line.length >= 50 && line.length <= 100 && !/(?: {2}|\\)$/.test(line);
    cut += !fence && isCut ? 1 : 0;
  }
  return cut < 2 ? void 0 : "has paragraphs that are cut into lines";
});
function isProse2(line) {
  return new RegExp("^\\p{L}", "u").test(line) && !/^[A-Za-z-]{2,30}: /.test(line) && !line.includes("|");
}
// src/literal/families/titles/forms.ts
var FORMS12 = `(?<list>${codeListPattern("the|a|an|either|one of", "format|pattern|convention|form|style|template")})`;
var HAS_FORM = new RegExp(`^(?:(?:the |this )?(?:format|form|pattern|convention|template|style)s?:? )?${FORMS12}$`);
var NAMED_FORM = new RegExp(`^(?<name>${ANY_NAME})(?: as| with| in(?: the form)?| using)?:? ${FORMS12}$`);
var LABELLED = new RegExp(`^(?:messages?|subjects?|titles?)(?: (?:format|style|convention))?:? ${FORMS12}$`);
function compileForm({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || codes.length === 0)
    return;
  let phrase = plainPhrase(object), labelled = verb === "commit" && subject === "" ? LABELLED.exec(phrase)?.groups : void 0, own = subject === "" && /^(?:name|create|prefix|use|format|write)$/.test(verb) ? NAMED_FORM.exec(phrase)?.groups : void 0, described = /^(?:be|follow|use|have|match|adhere|name|)$/.test(verb) ? HAS_FORM.exec(phrase)?.groups : void 0, named = labelled === void 0 ? readNamed2(own === void 0 ? plainPhrase(subject) : own.name ?? "") : "commit", list = (labelled ?? own ?? described)?.list;
  if (named === void 0 || list === void 0)
    return;
  let written = codesIn(list, codes), forms2 = written.map((code) => readForm2(code, named)), known6 = forms2.flatMap((form) => form ?? []), isOneName = written.length === 1 && named === "branch" && !/[<{[*]|\.{3}|…|\/$/.test(written[0] ?? "");
  return known6.length < forms2.length || known6.length === 0 || isOneName ? void 0 : findNames2(
    named,
    `that are not like ${listCodes(written)}`,
    (text) => known6.some((form) => form.test(text)),
    `is not like ${listCodes(written)}`
  );
}
var ANY_WORD = /^(?:<[\w -]+>|\{[\w -]+\}|type|user|username|name|your-?name|initials|author|category|kind|prefix)$/;
function readForm2(code, named) {
  let written = code.trim();
  if (named === "branch") {
    let [, first] = /^([\w-]+|<[\w -]+>|\{[\w -]+\})\/(?:\S| )+$/.exec(written) ?? [];
    return first === void 0 ? void 0 : ANY_WORD.test(first) ? /^[\w.-]+\/./ : new RegExp(`^${first}/`);
  }
  if (/^(?:<?(?:type|label|kind|category|prefix)>?)\s?(?:[([]+(?:optional )?<?[\w -]+>?[)\]]+|<\(?scope\)?>)?\??!?: .+/.test(
    written
  ))
    return /^[A-Za-z][A-Za-z-]*(?:\([^()]*\))?!?: ?\S/;
  let [, type] = /^([a-z]+)(?:\([\w -]+\))?!?: ?\S.*$/.exec(written) ?? [];
  if (type !== void 0)
    return TYPES4.test(type) ? new RegExp(String.raw`^${type}(?:\([^()]*\))?!?: ?\S`) : void 0;
  let [, mark] = /^\[<?([A-Za-z][\w -]*)>?\] ?:? ?\S.*$/.exec(written) ?? [];
  return mark === void 0 ? void 0 : /^\[[^\]]+\] ?:? ?\S/;
}
var TYPES4 = /^(?:feat|fix|docs?|style|refactor|perf|tests?|build|ci|chore|revert|release|deps|wip|security|hotfix|feature|bugfix)$/;
// src/literal/families/titles/message-body.ts
var BODY = "(?:the |every |each )?(?:commit )?(?:message )?bod(?:y|ies)(?: (?:lines?|text))?(?: of (?:the |each |every )?(?:commit )?messages?)?";
var WRAPPED = new RegExp(
  `^(?:(?:wrap|limit|keep) ${BODY}|${BODY} (?:be )?(?:wrap(?:ped)?|limited|kept)) (?:lines )?(?:at|to|under|within|below|at most) (?:about |approximately |around )?(?<count>\\d{2,3}) ?(?:characters|chars|columns)?$`
);
var SEPARATED3 = new RegExp(
  `^(?:separate|divide) (?:the )?(?:subject|title|header|summary|first line)(?: line)? (?:from|and) ${BODY} (?:with|by|using) (?:a |one |an )*(?:blank|empty) line$|^(?:leave|add|put|use|have) (?:a |one |an )*(?:blank|empty) line (?:between|after) (?:the )?(?:subject|title|header|summary|first line)(?: line)?(?: and ${BODY})?$`
);
var WHOLE_LINE = /https?:\/\/|^\s*(?:>|\||[\w-]+: )|^ {4}|\S{60}/;
function compileBody(clause) {
  let { polarity, statement } = clause, isOfCommits = /\bcommits?\b/i.test(`${statement.headings.at(-1)?.title ?? ""} ${statement.text}`);
  if (polarity !== "required" || !isOfCommits)
    return;
  let phrase = wholeClause(clause), count2 = Number(WRAPPED.exec(phrase)?.groups?.count ?? 0);
  return count2 > 0 ? findMessages(
    `reports commit messages with lines of more than ${count2} characters in their body`,
    // GitHub puts whole descriptions and the messages of other commits into the body when it squashes.
    ({ message, isByGitHub }) => isByGitHub !== true && message.trim().split(`
`).slice(1).some((line) => [...line.trimEnd()].length > count2 && !WHOLE_LINE.test(line)),
    `has a line of more than ${count2} characters in its body`
  ) : SEPARATED3.test(phrase) ? findMessages(
    "reports commit messages without a blank line after the subject",
    ({ message }) => (message.trim().split(`
`)[1] ?? "").trim() !== "",
    "has no blank line after its subject"
  ) : void 0;
}
// src/literal/families/titles/mood.ts
var MOOD = String.raw`(?:the |an? )?(?:present[- ]tense,? )?imperative(?:[- ](?:mood|tense|form|voice|style|present))*(?: verbs?)?`;
var END2 = String.raw`(?: \(.*\)|:? ["“].*|,? (?:e\.g\.|such as|like) .*|,? not .*)?`;
var FORMS13 = [
  new RegExp(
    `^(?<name>${ANY_NAME}) (?:be |use |have |follow |start with |begin with |stay |read )?(?:written )?(?:in )?${MOOD}${END2}$`
  ),
  new RegExp(`^(?<name>commit messages?|commit subjects?):? ${MOOD}${END2}$`),
  new RegExp(`^(?:use|write in|write|prefer) ${MOOD} (?:in|for|with) (?<name>${ANY_NAME})${END2}$`),
  new RegExp(`^(?:write|keep|phrase|use|word|start|begin) (?<name>${ANY_NAME}) (?:in|with|using) ${MOOD}${END2}$`)
];
var VERBS4 = `add address adjust allow apply avoid bump change check clarify clean convert correct create delete deprecate disable
  document drop enable ensure enhance expose extend extract fix force handle harden implement improve include increase
  introduce limit log make mark merge migrate move optimize pass pin prevent prefer reduce refactor relax release remove
  rename reorder replace require resolve restore return revert rework rewrite run set simplify skip sort speed split
  start stop support suppress switch sync tighten tweak unify update upgrade use validate wrap write`.split(/\s+/);
var IRREGULAR = {
  drop: ["dropped", "dropping"],
  make: ["made", "making"],
  pin: ["pinned", "pinning"],
  run: ["ran", "running"],
  set: ["setting"],
  skip: ["skipped", "skipping"],
  speed: ["sped", "speeding"],
  split: ["splitting"],
  stop: ["stopped", "stopping"],
  wrap: ["wrapped", "wrapping"],
  write: ["wrote", "writing"],
  rewrite: ["rewrote", "rewriting"],
  log: ["logged", "logging"]
};
var NOUNS2 = new Set(
  "addresses changes checks documents fixes forces handles limits logs marks merges passes pins releases returns runs sets splits starts stops supports switches tweaks updates upgrades uses wraps setting writing".split(
    " "
  )
);
var OTHER_FORMS = new Set(VERBS4.flatMap(otherForms).filter((form) => !NOUNS2.has(form)));
function otherForms(verb) {
  let stem = verb.replace(/e$/, ""), third = verb.endsWith("y") && !/[aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`, past = verb.endsWith("y") && !/[aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  return [/(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : third, ...IRREGULAR[verb] ?? [past, `${stem}ing`]];
}
function compileMood(clause) {
  let phrase = clause.polarity === "required" ? wholeClause(clause).replaceAll(/\s+/g, " ") : "";
  if (!phrase.includes("imperative"))
    return;
  let named = FORMS13.map((form) => readNamed2(form.exec(phrase)?.groups?.name ?? "")).find(
    (one) => one !== void 0
  );
  return named === void 0 || named === "branch" ? void 0 : findNames2(
    named,
    "that begin with a verb in another form than the imperative, such as `Added`",
    (text) => !OTHER_FORMS.has(firstWord(text)),
    "does not begin with an imperative"
  );
}
function firstWord(text) {
  return (text.replace(/^(?:[\w./-]+(?:\([^()]*\))?!?:|\[[^\]]*\]:?|[A-Z][A-Z0-9]+-\d+:?|#\d+:?)\s*/, "").split(/\s/, 1)[0] ?? "").toLowerCase().replace(/[.,:;]$/, "");
}
// src/literal/families/titles/references.ts
var CLOSING = "(?:(?:issue[- ])?(?:auto[- ]?)?clos(?:e|ing)[- ]keywords?|auto[- ]?close keywords?|keywords? (?:that|which) (?:can |will |may )?(?:automatically )?close issues?(?: \\([^()]*\\))?)";
var MENTIONS = "(?:# (?:mentions?|references?)|#\\d+|#n+|#123|(?:github )?issue (?:numbers?|references?|mentions?|ids?|links?)|(?:references?|links?) to issues|issues)";
var WHERE = "(?: (?:in|into|from|to) (?:the |any |your |all |git )*(?:commits?(?: messages?| subjects?| titles?| subject lines?)?|messages|subjects?))?";
var ONE2 = `(?:any |an? |the )*(?:${CLOSING}|${MENTIONS})`;
var REFERENCES = new RegExp(`^${ONE2}(?:(?:,? (?:and|or|nor) |, |\\/)${ONE2})*${WHERE}$`);
function compileReferences({ polarity, subject, verb, object, codes, statement }) {
  if (polarity !== "forbidden")
    return;
  let about = unquoted(subject, codes), isPassive = about !== "" && /^(?:allow|permit|use|appear|be)$/.test(verb), phrase = isPassive ? `${about} ${unquoted(object, codes)}`.replace(/ allowed(?= |$)/, "").trim() : unquoted(object, codes);
  if (!/\bcommits?\b/i.test(`${statement.headings.at(-1)?.title ?? ""} ${statement.text}`) || about !== "" && !isPassive || !(isPassive || /^(?:use|include|put|write|add|have|mention|reference|link|contain|)$/.test(verb)) || !REFERENCES.test(phrase))
    return;
  let [closes, mentions2] = [new RegExp(CLOSING).test(phrase), new RegExp(MENTIONS).test(phrase)], isOfSubject = /\b(?:subjects?|titles?)\b/.test(phrase), what = [
    ...closes ? ["keywords that close issues"] : [],
    ...mentions2 ? ["numbers of issues such as `#1`"] : []
  ];
  return findMessages(
    `reports ${isOfSubject ? "subjects of commits" : "commit messages"} with ${what.join(" and ")}`,
    ({ message, isByGitHub }) => {
      let text = isOfSubject ? message.trim().split(`
`, 1)[0] ?? "" : message, own = isByGitHub === true ? text.replace(/ \(#\d+\)(?=\n|$)/, "") : text;
      return closes && CLOSES.test(own) || mentions2 && /(?:^|[\s([])(?:GH-|#)\d+\b/.test(own);
    },
    `has ${closes ? "a keyword that closes an issue" : "the number of an issue"}`
  );
}
var CLOSES = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+)?#\d+/i;
// src/literal/families/titles/texts.ts
var LOWER = /^(?:with|in) (?:an? )?lower[- ]?case(?:d)?(?: (?:letters?|words?))?$/;
var CAPITAL = /^(?:with|in) (?:an? )?(?:capital(?: letters?)?|capitali[sz]ed (?:words?|letters?)|upper[- ]?case(?: letters?)?)$/;
var CAPITALIZED2 = /^(?:the )?first (?:word|letter)(?: (?:of|in) (?:the |each |every |your )*(?<name>(?:commit |pr |pull request )?(?:descriptions?|subjects?|titles?|summar(?:y|ies)|messages?)(?: lines?)?))?(?: after the (?:[\uE000-\uF8FF]|type|prefix|colon|scope)(?: prefix)?)?(?:,? e\.g\.?)?$/;
function compileCase({ polarity, subject, verb, object, statement }) {
  let phrase = plainPhrase(object), isAbout = /^(?:start|begin)$/.test(verb) ? readNamed2(plainPhrase(subject)) : void 0, capitalized = /^(?:capitali[sz]e|upper-?case|lower-?case)$/.test(verb) ? CAPITALIZED2.exec(phrase) : null, headings = statement.headings.map(({ title }) => title).join(" "), ofTitles = /\b(?:pr|pull request)s?\b/i.test(`${headings} ${capitalized?.groups?.name ?? ""}`), ofCommits = /\bcommits?\b/i.test(`${headings} ${capitalized?.groups?.name ?? ""}`), named = isAbout ?? (capitalized === null ? void 0 : ofCommits ? "commit" : ofTitles ? "title" : void 0), isLower = capitalized === null ? LOWER.test(phrase) : verb.startsWith("lower");
  if (named === void 0 || named === "branch" || capitalized === null && !isLower && !CAPITAL.test(phrase))
    return;
  let wantsLower = isLower === (polarity === "required"), which = wantsLower ? "a lowercase letter" : "a capital letter";
  return findNames2(
    named,
    `whose words do not begin with ${which}`,
    (text) => {
      let [first = ""] = withoutPrefix(text).split(/\s/, 1);
      return new RegExp("^\\p{L}\\p{Ll}*[\\p{P}]*$", "u").test(first) ? new RegExp("^\\p{Ll}", "u").test(first) === wantsLower : true;
    },
    `does not begin with ${which}`
  );
}
function withoutPrefix(text) {
  return text.replace(
    /^(?:[A-Za-z][\w-]*(?:\([^()]*\))?!?:|\[[^\]]*\]:?|[A-Z][A-Z0-9]+-\d+:?|#\d+:?|[\w/.-]+:)\s*/,
    ""
  );
}
var EMOJI_IN = new RegExp(`^(?:any )?emojis?(?: characters?)? (?:in|to|from) (${ANY_NAME})$`);
function compileEmoji({ polarity, subject, verb, object }) {
  if (polarity !== "forbidden")
    return;
  let [, name] = EMOJI_IN.exec(plainPhrase(object)) ?? [], named = name === void 0 ? /^emojis?$/.test(plainPhrase(object)) && /^(?:contain|use|have|include)$/.test(verb) ? readNamed2(plainPhrase(subject)) : void 0 : readNamed2(name);
  return named === void 0 || name !== void 0 && subject !== "" ? void 0 : findNames2(
    named,
    "with emoji",
    (text) => !new RegExp("\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F", "u").test(text),
    "has an emoji"
  );
}
var LIMIT = "(?<most>under|below|less than|fewer than|shorter than|at most|no more than|no longer than|up to|within|to|to at most|to under|a maximum of)? ?(?<count>\\d{2,3}) ?(?:characters|chars)(?: or less| or fewer| max| maximum| long| or shorter)*";
var IS_WITHIN = new RegExp(`^${LIMIT}$`);
var KEPT_WITHIN = new RegExp(`^(?<name>${ANY_NAME}) ${LIMIT}$`);
function compileLength({ polarity, subject, verb, object }) {
  let phrase = plainPhrase(object), said = polarity === "forbidden" ? verb === "exceed" ? IS_WITHIN.exec(phrase) : verb === "be" ? IS_WITHIN.exec(phrase.replace(/^(?:longer|more) than /, "at most ")) : null : /^(?:keep|limit|wrap|)$/.test(verb) ? KEPT_WITHIN.exec(phrase) : /^(?:be|have|stay)$/.test(verb) ? IS_WITHIN.exec(phrase) : null, { name, most = "", count: count2 } = said?.groups ?? {}, named = readNamed2(name ?? plainPhrase(subject));
  if (named === void 0 || count2 === void 0 || polarity === "forbidden" && verb === "be" && !/^(?:longer|more) than /.test(phrase))
    return;
  let limit = Number(count2) - (/under|below|less|fewer|shorter/.test(most) ? 1 : 0);
  return findNames2(
    named,
    `of more than ${limit} characters`,
    (text) => [...text].length <= limit,
    `has more than ${limit} characters`
  );
}
var WITH_STOP = new RegExp(`^(?:(${ANY_NAME}) )?(with (?:a |an )?(?:trailing )?(?:period|full stop|dot))$`);
function compileEnd({ polarity, subject, verb, object }) {
  if (polarity !== "forbidden" || verb !== "end")
    return;
  let [, name, rest] = WITH_STOP.exec(plainPhrase(object)) ?? [], named = readNamed2(name ?? plainPhrase(subject));
  return rest === void 0 || named === void 0 ? void 0 : findNames2(named, "that end with a full stop", (text) => !/[^.]\.$/.test(text), "ends with a full stop");
}
// src/literal/families/titles/trailers.ts
function compileTrailers(clause) {
  let { codes, polarity, verb } = clause, object = unquoted(clause.object, codes);
  if (polarity === "forbidden") {
    let isAuthor = /^(?:add|include|append|use|put|have|contain|insert|write|generate|leave|)$/.test(verb) && (AUTHORS.test(object) || ATTRIBUTION.test(object)), isMention = /^(?:mention|reference|credit|attribute|name)$/.test(verb) && MENTIONED.test(object);
    return isAuthor || isMention ? NO_TOOLS : compileUnwanted(clause);
  }
  return SIGNED.test(wholeClause(clause)) ? SIGNED_OFF : void 0;
}
var IN_COMMITS = "(?:to|in|on|from) (?:the |any |your |all |git )*(?:commits?|commit messages?|messages?|prs?|pull requests?|pr descriptions?)";
var AUTHORS = new RegExp(
  `^(?:an? |any |the |ai |ai-tool |ai tool |claude |agent |your |claude code |copilot |branding (?:or|and) |attributions? (?:or|and) )*co-author(?:ed-by|ship|s|):?(?: (?:trailers?|lines?|headers?|footers?|tags?|attributions?|entry|entries|credits?)| (?:for|naming|referencing|with|from|crediting) (?:an |a |any |the )?(?:ai|claude|claude code|copilot|agents?|ai agents?|assistants?|tools?|models?|llms?)(?:(?:,? or |, | and )(?:an? )?(?:ai|claude|agents?|models?|tools?|assistants?))*| ${IN_COMMITS}(?:(?:,? or | and )(?:prs?|pull requests?|commits?))*)*$`
);
var TOOLS = "(?:ai|claude|claude code|copilot|chatgpt|cursor|codex|llms?|ai tools?|ai assistants?|ai agents?|assistants?|agents?)";
var ATTRIBUTION = new RegExp(
  `^(?:any |an? |the )*(?:${TOOLS} )?(?:attributions?|authorship|co-authorship|signatures?)(?: (?:lines?|trailers?|markers?|footers?|text|notes?|comments?))?(?: ${IN_COMMITS})?(?:(?:,? or | and )(?:prs?|pr descriptions?|pull requests?|commits?))*$|^(?:any )?["\u201C]?(?:co-authored-by: ?${TOOLS}|(?:\u{1F916} )?generated (?:with|by) (?:\\[)?${TOOLS}(?:\\])?)[^"\u201D]{0,60}["\u201D]?(?: or similar)?(?: (?:lines?|trailers?|footers?|text|attributions?|signatures?|messages?|notes?))?(?: ${IN_COMMITS})?$`
);
var MENTIONED = new RegExp(
  `^${TOOLS}(?:(?:,? or |, | and |\\/)${TOOLS})* ${IN_COMMITS}(?:(?:,? or | and )(?:prs?|pr descriptions?|pull requests?|commits?))*$`
);
var UNWANTED = new RegExp(
  `^(?:any |the |an? )?(?<list>${codeListPattern("the|or|a|any", "characters?|signs?|symbols?|prefix(?:es)?|tags?|words?|markers?")}) (?:in|to|from|into|inside|within) (?:the |your |any |all |a )*(?:git )?(?:commit )?(?<what>messages?|message bod(?:y|ies)|bod(?:y|ies)|commit bod(?:y|ies)|commits?|subjects?|subject lines?|titles?)(?: bod(?:y|ies))?$`
);
function compileUnwanted({ polarity, subject, verb, object, codes, statement }) {
  let groups = UNWANTED.exec(plainPhrase(object))?.groups, isOfCommits = /commit/.test(`${groups?.what ?? ""} ${object}`) || statement.headings.some(({ title }) => /\bcommits?\b/i.test(title));
  if (polarity !== "forbidden" || subject !== "" || groups === void 0 || !isOfCommits || !/^(?:use|include|put|write|add|have|mention|reference|)$/.test(verb))
    return;
  let texts = codesIn(groups.list ?? "", codes);
  if (texts.some((text) => /[<>{}*]|\.\.\.|…/.test(text) || text.trim() === ""))
    return;
  let isOfBody = /\bbod(?:y|ies)\b/.test(object), isOfSubject = /\b(?:subjects?|titles?)\b/.test(object);
  return findMessages(
    `reports ${isOfBody ? "bodies of commit messages" : isOfSubject ? "subjects of commits" : "commit messages"} with ${listCodes(texts)}`,
    ({ message }) => {
      let [first = "", ...rest] = message.trim().split(`
`), looked = isOfBody ? rest.join(`
`) : isOfSubject ? first : message;
      return texts.some((text) => looked.includes(text));
    },
    `has ${listCodes(texts)}`
  );
}
var EACH3 = "(?:all |every |each |your |the |new |git )*";
var SIGN = "(?:sign(?:ed)?[- ]?off(?:-by)?|signed \\(?git commit -s\\)?)";
var SIGNED = new RegExp(
  `^(?:${EACH3}commits?(?: messages?)? (?:be|have|include|contain|carry) (?:an? |the )?(?:valid )?(?:dco )?${SIGN}(?:[: ].*)?|sign(?:[- ]off)? (?:off )?(?:on )?${EACH3}commits? (?:with|using|via) git commit (?:-s|--signoff|-sm?)(?: .*)?|sign[- ]?off ${EACH3}commits?(?: .*)?|sign ${EACH3}commits? off(?: .*)?|use git commit (?:-s|--signoff|-sm?)(?: (?:to|for|so) .*)?|(?:a )?(?:dco )?sign-?offs? (?:be )?(?:required|mandatory)(?: (?:on|for|in) ${EACH3}commits?)?|(?:include|add) (?:an? |the )?signed-off-by:?(?: (?:line|trailer|footer|tag))?(?: (?:in|to|on) ${EACH3}commits?(?: messages?)?)?|(?:a )?dco sign-?offs?(?: (?:on|for|in) ${EACH3}commits?)?)$`
);
var TOOL = /\b(?:claude|copilot|cursor(?:agent)?|codex|chatgpt|gpt-?\d|gemini|openai|anthropic|devin|aider|windsurf|jules|opencode|amp|kiro)\b/i;
var NO_TOOLS = findMessages(
  "reports commit messages that name an assistant or model as an author",
  ({ message }) => message.split(`
`).some((line) => /^[^\p{L}]*(?:co-authored-by:|generated (?:with|by)\b)/iu.test(line) && TOOL.test(line)),
  "names a tool as an author"
);
var SIGNED_OFF = findMessages(
  "reports commits without a line `Signed-off-by:`",
  // GitHub writes a message of its own when a pull request is squashed, so the sign-offs of its commits are not known here.
  ({ message, isByGitHub }) => isByGitHub !== true && !/^\s*signed-off-by: ?\S/im.test(message),
  "has no line `Signed-off-by:`"
);
// src/literal/families/titles/allowed-types.ts
var TYPE = /^[a-z][a-z-]{1,20}$/;
var TYPED2 = /^(?<type>[a-z][a-z-]*)(?:\([^()]*\))?!?: /;
function compileTypes({ polarity, subject, verb, object, codes }) {
  if (polarity !== "required" || verb !== "have")
    return;
  let list = /^one of the types (?<list>.+)$/.exec(plainPhrase(object))?.groups?.list, named = readNamed2(plainPhrase(subject));
  if (list === void 0 || named === void 0 || named === "branch")
    return;
  let marked = codesIn(list, codes), types = (marked.length > 0 ? marked : list.split(/, | or | and |,/)).map((one) => one.trim().replace(/:$/, ""));
  return types.length < 2 || !types.every((type) => TYPE.test(type)) ? void 0 : findNames2(
    named,
    `with a type other than ${listCodes(types)}`,
    (text) => types.includes(TYPED2.exec(text)?.groups?.type ?? types[0] ?? ""),
    `has a type other than ${listCodes(types)}`
  );
}
var GITMOJI = /^(?:with |use |using |in |a |an |the |one |single |leading |relevant |appropriate |matching |corresponding )*(?:git ?moji|emoji)s?(?: (?:style|format|convention|prefix|at the (?:start|beginning)))*$/;
var GITMOJI_FOR = /^(?:the )?git ?moji(?:s|es)?(?: (?:style|format|convention|prefix(?:es)?))?(?: (?:for|in|as prefix(?:es)? (?:for|of)) (?<name>[a-z ]+))?$/;
function compileGitmoji({ polarity, subject, verb, object }) {
  let [about, phrase] = [plainPhrase(subject), plainPhrase(object)], name = about === "" && /^(?:use|follow|)$/.test(verb) ? GITMOJI_FOR.exec(phrase)?.groups?.name : isAboutStart(verb, phrase) && GITMOJI.test(phrase) ? about : void 0, named = name === void 0 ? void 0 : readNamed2(name);
  return polarity !== "required" || named === void 0 || named === "branch" ? void 0 : findNames2(
    named,
    "that do not begin with an emoji",
    (text) => new RegExp("^(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}|:[a-z\\d_+-]+:)", "u").test(text),
    "does not begin with an emoji"
  );
}
function isAboutStart(verb, phrase) {
  return /^(?:start|begin|prefix)$/.test(verb) || /git ?moji/.test(phrase) && /^(?:use|follow|have|be|)$/.test(verb);
}
// src/literal/families/titles/under-heading.ts
var PART = "(?:the |an? |your |every |each )?(?:first lines?|subjects?|subject lines?|titles?|headers?|summar(?:y|ies)|summary lines?|headlines?)";
var IS_PART = new RegExp(`^${PART}$`);
var PART_FIRST = new RegExp(`^${PART}(?= |$)`);
var STOP_AT_END = new RegExp(
  `^(?:an? |any |trailing |ending )*(?:period|full stop|dot|punctuation)s?(?: (?:at|on) the end)?(?: (?:of|on|in) ${PART})?$`
);
var PART_OF_MESSAGE = /^[^\p{L}]*(?:style|tone|subjects?(?: lines?)?|titles?|headers?|format|rules|guidelines|requirements)[^\p{L}]*$/iu;
function underHeading(clause) {
  let titles = clause.statement.headings.map((heading) => heading.title), last = titles.at(-1) ?? "", title = PART_OF_MESSAGE.test(last) ? titles.at(-2) ?? "" : last, isOfCommits = /\bcommits?\b/i.test(title);
  if (!isOfCommits && !/\b(?:prs?|pull requests?|merge requests?)\b/i.test(title))
    return;
  let name = isOfCommits ? "commit subjects" : "pull request titles", isAlone = isOfCommits ? /\b(?:messages?|subjects?|conventions?|formats?|style|guidelines?|rules|standards?)\b/i.test(title) : /\btitles?\b/i.test(title), { polarity, subject, verb, object } = clause, about = plainPhrase(subject), phrase = plainPhrase(object);
  if (IS_PART.test(about))
    return { ...clause, subject: name };
  if (about === "")
    return polarity === "forbidden" && STOP_AT_END.test(phrase) && /^(?:|use|add|put|include|have)$/.test(verb) ? { ...clause, subject: name, verb: "end", object: "with a period" } : PART_FIRST.test(phrase) ? { ...clause, object: object.toLowerCase().trim().replace(PART_FIRST, name) } : isAlone && polarity === "forbidden" && /^(?:any )?emojis?$/.test(phrase) && /^(?:|use|add|include)$/.test(verb) ? { ...clause, subject: name, verb: "contain", object: "emoji" } : isAlone && /^(?:start|begin|end)$/.test(verb) && phrase.startsWith("with ") ? { ...clause, subject: name } : void 0;
}
// src/literal/families/titles/titles.ts
var TITLES_FAMILY = {
  name: "titles",
  compile: (given) => compileTitles(given) ?? compileTitles(underHeading(given))
};
function compileTitles(clause) {
  return clause === void 0 ? void 0 : compileConventional(clause) ?? compileTrailers(clause) ?? compileBody(clause) ?? compileForm(clause) ?? compileEmoji(clause) ?? compileBeginning2(clause) ?? compileTicket(clause) ?? compileCase(clause) ?? compileLength(clause) ?? compileEnd(clause) ?? compileMood(clause) ?? compileTypes(clause) ?? compileGitmoji(clause) ?? compileReferences(clause) ?? compileBannedBeginning(clause) ?? compileDescriptions(clause);
}
// src/literal/families/suppressions.ts
var TOOLS2 = [
  [/^biome$/, ["biome-ignore"]],
  [/^eslint$/, ["eslint-disable"]],
  [/^oxlint$/, ["oxlint-disable"]],
  [/^prettier$/, ["prettier-ignore"]],
  [/^(?:typescript|ts|tsc|type)$/, ["@ts-ignore", "@ts-expect-error", "@ts-nocheck"]],
  [/^(?:ruff|flake8)$/, ["# noqa"]],
  [/^(?:mypy|type ?checker)$/, ["# type: ignore"]],
  [/^pyright$/, ["# pyright: ignore"]],
  [/^pylint$/, ["pylint: disable"]],
  [/^rubocop$/, ["rubocop:disable"]],
  [/^shellcheck$/, ["shellcheck disable"]],
  [/^swiftlint$/, ["swiftlint:disable"]],
  [/^golangci(?:-lint)?$/, ["nolint"]],
  [/^phpstan$/, ["@phpstan-ignore"]],
  [/^clang-tidy$/, ["NOLINT"]]
];
var TOOL2 = "(?<tool>biome|eslint|oxlint|prettier|typescript|ts|tsc|type|ruff|flake8|mypy|type ?checker|pyright|pylint|rubocop|shellcheck|swiftlint|golangci(?:-lint)?|phpstan|clang-tidy)";
var MESSAGES = "(?: (?:lints?|lint rules?|rules?|errors?|warnings?|checks?|diagnostics?|violations?|issues?|findings?))?";
var SUPPRESSED = new RegExp(
  `^(?:suppress|disable|ignore|silence|bypass) (?:any |the |all |inline )*${TOOL2}${MESSAGES}(?: (?:inline|with comments|in code|by comments?|with inline comments))?$`
);
function readSuppressions({ polarity, subject, verb, object }) {
  let tool = SUPPRESSED.exec(plainPhrase(`${verb} ${object}`))?.groups?.tool, comments = TOOLS2.find(([name]) => tool !== void 0 && name.test(tool))?.[1];
  if (!(polarity !== "forbidden" || subject !== "" || comments === void 0))
    return comments.flatMap((comment) => compileTarget(comment, "comment") ?? []);
}
// src/literal/families/uses/find-in-text.ts
function findInText2(subject, targets, allowed) {
  let { file, added } = subject, code = added.some(({ text }) => targets.some(({ pattern }) => pattern.find(text) >= 0)) ? readCodeLines(subject) : void 0;
  return added.flatMap(({ number, text }) => {
    let line = blankAllowed(text, allowed), target = targets.find(
      (one) => one.pattern.find(line) >= 0 && isMeant2(one, line, code?.get(number), allowed, subject.languageId)
    );
    return target === void 0 ? [] : [{ path: file.path, line: number, found: codeSpan(target.code) }];
  });
}
function blankAllowed(text, allowed) {
  return allowed.reduce((rest, code) => rest.replaceAll(code, " ".repeat(code.length)), text);
}
function isMeant2({ pattern, by, code: quoted }, line, code, allowed, languageId) {
  switch (by) {
    case "comment":
      return code === void 0 || pattern.find(code) < 0;
    case "import":
      return code === void 0 || IMPORT.test(code);
    case "command":
      return languageId === "json" || languageId === "jsonc" || code === void 0 || pattern.find(code) >= 0;
    case "class":
    case "string":
      return pattern.find(line) >= 0;
    case "text":
    case "use":
      return pattern.place === "anywhere" ? pattern.find(line) >= 0 : code === void 0 ? !pattern.word : findsInLine({ pattern, quoted }, blankAllowed(code, allowed), languageId);
  }
}
var IMPORT = /(?<![\p{L}\p{N}_$])(?:import|from|require|use|using|include)(?![\p{L}\p{N}_$])/u;
function findsInLine({ pattern, quoted }, code, languageId) {
  let { length } = quoted, text = code;
  for (let found = pattern.find(text); found >= 0; found = pattern.find(text)) {
    if (!pattern.word || !isRunningTextOrName(text, found, length, languageId))
      return true;
    text = text.slice(0, found) + " ".repeat(length) + text.slice(found + length);
  }
  return false;
}
var WITH_TEXT = /* @__PURE__ */ new Set([
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
function isRunningTextOrName(line, start, length, languageId) {
  let before = line.slice(0, start), after = line.slice(start + length);
  return isPropertyName(before, after) && !["python", "ruby"].includes(languageId ?? "") || isTypeWord(line.slice(start, start + length)) && /^\s*[?!]?:(?!:)/.test(after) ? true : WITH_TEXT.has(languageId ?? "") && (hasNoCodeSign(line) || isBetweenWords(before, after));
}
function isPropertyName(before, after) {
  return /(?:^|[{,(])\s*$/.test(before) && /^\s*\??\s*:(?!:)/.test(after);
}
function hasNoCodeSign(line) {
  return !/[=(){};:<>,[\]]/.test(line);
}
var KEYWORD_BEFORE = /(?:^|[^\p{L}\p{N}_$])(?:as|async|await|case|const|declare|default|else|export|extends|function|implements|import|in|instanceof|is|keyof|let|new|of|private|protected|public|readonly|return|satisfies|static|throw|typeof|var|yield)\s+$/u;
function isBetweenWords(before, after) {
  return /[\p{L}\p{N}]\s+$/u.test(before) && /^\s+[\p{L}\p{N}]/u.test(after) && !KEYWORD_BEFORE.test(before);
}
// src/literal/families/uses/suggest.ts
var OPERATOR3 = /^[=!<>+\-*/%&|^~?]{2,3}$/;
var QUALIFIED2 = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u;
function suggestReplacement({ added }, facts, target, use, replacement) {
  let line = added.find(({ number }) => number === use.line)?.text;
  if (replacement === void 0 || line === void 0 || use.line !== use.endLine || use.meaning !== void 0)
    return;
  let old = withoutBrackets(target.code), code = withoutBrackets(replacement.code), after = line.slice(use.column + old.length);
  return line.slice(use.column, use.column + old.length) === old && isSameShape(use, old, code, after, facts) ? `${line.slice(0, use.column)}${code}${after}`.replace(/\r$/, "") : void 0;
}
function isSameShape({ kind: kind2 }, old, code, after, facts) {
  if (kind2 === "operator")
    return OPERATOR3.test(code) && !/^\s*(?:null|undefined)\b/.test(after);
  if (kind2 === "keyword")
    return old === "any" && code === "unknown";
  if (!QUALIFIED2.test(code) || !(QUALIFIED2.test(old) || kind2 === "call"))
    return false;
  let [first = ""] = code.split(".");
  return isGlobalName(first) || first === old.split(".")[0] || facts.imports.some(({ local }) => local === first);
}
function withoutBrackets(code) {
  return code.trim().replace(/\(\s*\)$/, "");
}
// src/literal/families/uses/find-in-code.ts
function findInCode(subject, targets, allowed, replacement) {
  let { facts, file } = subject, found = [];
  for (let target of targets) {
    let places = findTarget(target, subject, allowed);
    found.push(...places.map((one) => ({ target, ...one })));
  }
  if (found.length === 0)
    return [];
  let isFirst = firstOfEachLine(), columns = columnsByLine(found.map(({ place }) => place));
  return found.filter(({ place }) => subject.isAdded(place.line)).toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column).filter(({ place }) => isFirst(place.line)).map(({ target, place, use }) => {
    let isAlone = columns.get(place.line)?.size === 1, suggestion = use === void 0 || !isAlone ? void 0 : suggestReplacement(subject, facts, target, use, replacement), alias = use === void 0 ? void 0 : explainAlias(use, target);
    return {
      path: file.path,
      line: place.line,
      found: codeSpan(target.code),
      ...alias === void 0 ? {} : { note: alias },
      ...suggestion === void 0 ? {} : { suggestion }
    };
  });
}
function findTarget(target, subject, allowed) {
  let { facts } = subject;
  switch (target.by) {
    case "comment":
      return findInComments(target, facts);
    case "string":
      return facts.strings.filter(({ value }) => value === target.code.replaceAll(/["']/g, "")).map((place) => ({ place }));
    case "class":
      return facts.strings.filter(({ value }) => listClassNames(value).some((name) => target.isClass?.(name) === true)).map((place) => ({ place }));
    case "import":
      return findImports2(target, subject);
    case "use": {
      let imports = findImports2(target, subject);
      if (imports.length > 0)
        return imports;
      let right = allowed.length === 0 ? [] : facts.uses.filter((use) => isAllowed(use, allowed)), uses2 = facts.uses.filter((use) => target.isMeant(use, facts) && !right.some((one) => isWithin(use, one))).map((use) => ({ place: use, use }));
      return facts.unsound.length === 0 ? uses2 : [...uses2, ...findInLines(target, facts, allowed, new Set(facts.unsound))];
    }
    case "text":
    case "command":
      return target.pattern.place === "anywhere" ? findAnywhere(target, subject) : findInLines(target, facts, allowed);
  }
}
function isWithin(place, around) {
  return place.line === around.line && place.column >= around.column && place.endColumn <= around.endColumn;
}
function isAllowed({ name }, allowed) {
  return allowed.some((code) => code.replace(/\(\s*\)$/, "") === name);
}
function findImports2(target, { facts }) {
  return facts.imports.filter(({ module }) => isTargetModule(target, module)).map((place) => ({ place }));
}
function findInComments({ pattern }, { comments }) {
  return comments.flatMap(
    (comment) => comment.text.split(`
`).flatMap((text, row) => {
      let column = pattern.find(text), line = comment.line + row;
      return column < 0 ? [] : [{ place: { line, column, endLine: line, endColumn: column + pattern.code.length } }];
    })
  );
}
function findInLines({ pattern, code }, { code: lines }, allowed, only) {
  return lines.flatMap(({ line, text }) => {
    let column = only?.has(line) === false ? -1 : pattern.find(blankAllowed(text, allowed));
    return column < 0 ? [] : [{ place: { line, column, endLine: line, endColumn: column + code.length } }];
  });
}
function findAnywhere({ pattern, code }, { added, facts }) {
  return added.flatMap(({ number: line, text }) => {
    let column = pattern.find(text);
    return column < 0 || isInComment(line, column, facts) ? [] : [{ place: { line, column, endLine: line, endColumn: column + code.length } }];
  });
}
function isInComment(line, column, { comments }) {
  return comments.some((one) => one.line <= line && line <= one.endLine && (one.line < line || one.column <= column));
}
function explainAlias({ name, meaning }, { code }) {
  return meaning === void 0 || meaning.includes("#") || name.includes(code.replace(/\(\s*\)$/, "")) ? void 0 : `${codeSpan(name)} is ${codeSpan(meaning)} in this file.`;
}
function columnsByLine(places) {
  let columns = /* @__PURE__ */ new Map();
  for (let { line, column } of places)
    columns.set(line, (columns.get(line) ?? /* @__PURE__ */ new Set()).add(column));
  return columns;
}
function firstOfEachLine() {
  let lines = /* @__PURE__ */ new Set();
  return (line) => !lines.has(line) && lines.add(line).has(line);
}
// src/literal/families/uses/options.ts
var OPTION = /^--[a-z][a-z\d]*(?:-[a-z\d]+)+$/;
var PHRASE = new RegExp(
  `^${codeListPattern("the|any|a", "flags?|options?|switch(?:es)?|arguments?|parameters?")}(?: (?:anywhere|directly))?$`
);
var BYPASS = /^(?:use|using|with|via|by using|by passing) /;
function compileOptions({ polarity, subject, verb, object, codes }) {
  if (polarity !== "forbidden" || subject !== "" || !/^(?:|use|pass|add|set|run|include|specify|bypass)$/.test(verb))
    return;
  let phrase = plainPhrase(object).replace(verb === "bypass" ? BYPASS : /^$/, ""), options = PHRASE.test(phrase) ? codesIn(phrase, codes).map((code) => code.trim()) : [];
  if (options.length === 0 || !options.every((code) => OPTION.test(code)) || verb === "bypass" && phrase === object)
    return;
  let marks = options.map((option) => ({ option, expression: new RegExp(`(?:^|[\\s"'\`])${option}(?![\\w-])`) }));
  return {
    looksAt: "text",
    words: `reports the option ${listCodes(options)} in scripts and workflows`,
    languages: COMMAND_LANGUAGES,
    find: ({ file: { path }, added }) => added.flatMap(({ number, text }) => {
      let found = /^\s*(?:#|\/\/|::|rem\b)/i.test(text) ? void 0 : marks.find(({ expression }) => expression.test(text));
      return found === void 0 ? [] : [{ path, line: number, found: `the option ${codeSpan(found.option)}` }];
    })
  };
}
// src/literal/families/uses/raised.ts
var OBJECT7 = /^(?:(?:the|an?|any|raw|bare|plain|generic|base|built-in|standard|new|untyped|instances? of) )*(?<codes>[\uE000-\uF8FF](?:(?:,? (?:or|and) |, | ?\/ ?)[\uE000-\uF8FF])*)(?: (?:errors?|exceptions?|objects?|instances?|class(?:es)?|types?|directly))*$/;
var NAME6 = /^(?:new )?(?<name>\\?[A-Z]\w*(?:(?:\.|::)[A-Z]\w*)*)(?:\(\))?$/;
function compileRaised({ polarity, subject, verb, object, codes }) {
  let listed2 = OBJECT7.exec(object)?.groups?.codes;
  if (polarity !== "forbidden" || subject !== "" || !/^(?:throw|raise)$/.test(verb) || listed2 === void 0)
    return;
  let names = codesIn(listed2, codes).map((code) => NAME6.exec(code.trim())?.groups?.name);
  if (names.length === 0 || !names.every((name) => name !== void 0))
    return;
  let list = names.map((name) => name.replaceAll(/[.\\]/g, String.raw`\$&`)).join("|"), written = names.map((name) => codeSpan(name)).join(", "), { languages: _, ...finder2 } = codeLines(
    { name: `errors of the type ${written} that are thrown`, one: `a thrown ${written}`, languages: [] },
    new RegExp(String.raw`\b(?:throw|raise)\s+(?:new\s+)?(?:[\w\\]+(?:\.|::|\\))*\\?(?:${list})(?![\w.:])`)
  );
  return finder2.looksAt === "code" ? finder2 : void 0;
}
// src/literal/families/uses/read-targets.ts
var SPAN2 = "[\\uE000-\\uF8FF]";
var NOUNS3 = [
  ["comments?|comment markers?|markers?|suppressions?|pragmas?|suppression comments?|comment directives?", "comment"],
  ["modules?|packages?|librar(?:y|ies)|dependenc(?:y|ies)|frameworks?|crates?|gems?|npm packages?|imports?", "module"],
  ["types?|type annotations?", "type"],
  ["attributes?|annotations?|decorators?", "attribute"],
  ["tags?|elements?|html tags?|html elements?", "tag"],
  ["calls?|function calls?|method calls?", "call"],
  ["macros?", "macro"],
  ["operators?|comparisons?", "operator"],
  ["keywords?|modifiers?", "keyword"],
  ["commands?|clis?", "code"],
  [
    "code|functions?|methods?|statements?|assertions?|type assertions?|casts?|casting|declarations?|loops?|class(?:es)?|hooks?|directives?|expressions?|blocks?|literals?|propert(?:y|ies)|apis?|helpers?|objects?|variables?|globals?|constants?|constructors?|syntax|patterns?|components?|values?|identifiers?|names?|interfaces?|queries|usages?|references?|instances?|strings?|flags?|components|builtins?|built-ins?|namespaces?|members?|accessors?|fields?|colou?rs?|utilit(?:y|ies)|utility class(?:es)?|class ?names?|shades?",
    "code"
  ]
];
var ANY_NOUN = NOUNS3.map(([words2]) => words2).join("|");
var ONLY_NOUNS = NOUNS3.map(([words2, noun]) => [new RegExp(`^(?:${words2})$`), noun]);
var NOUN_AT_END = new RegExp(`(?:^| )(${ANY_NOUN})(?: like| such as)? $`, "i");
var BEFORE6 = new RegExp(
  `^(?:(?:the|a|an|any|all|either|both|direct|directly|raw|plain|bare|debug|debugging|stray|leftover|native|built-in|builtin|global|standard|legacy|deprecated|old|ever|using|use of|usage of|uses of|usages of|calls? to|calling|references? to|importing|(?!native['\u2019])(?:[A-Za-z#.+]+)['\u2019]s|Node(?:\\.js)?|React|Tailwind(?: CSS)?|CSS|HTML|C#|JavaScript|TypeScript|Python|Rust|Go|Java|inline|explicit|nullish coalescing|null[- ]coalescing|optional chaining|null[- ]forgiving|spread|walrus|elvis|safe[- ]call|not-null assertion|(?:${ANY_NOUN})(?: like| such as)?) )*`,
  "i"
);
var AFTER5 = new RegExp(`^(?: (?<noun>(?:${ANY_NOUN})(?: (?:${ANY_NOUN}))?))?(?<tail>.*)$`, "i");
var TAIL2 = /^(?:,? (?:anywhere|at all|ever|directly|whatsoever|explicitly|whenever possible|where possible|when(?:ever)? possible|if possible|as much as possible|under any circumstances?|or similar|etc\.?|and similar|and the like|in (?:any |new |our |your |this |the |all |committed |merged |checked-in |final |shipped )*(?:code|codebase|project|repository|repo|source|source code|source files)|for (?:anything|everything)|at (?:the )?(?:crate root|module level|file level)|left(?: behind)?|behind|remaining|lying around|on (?:a |any )?(?:tasks?|promises?|futures?|coroutines?)))*[.!]*$/i;
var SEPARATOR = /^(?:\s*,\s*(?:and\/or |or |and |nor )?|\s*\/\s*|\s+(?:and\/or|or|and|nor|&)\s+)/i;
function readTargets2(object, codes, verb, written) {
  let bare = /^(?:add|introduce|leave|)$/.test(verb) ? object.trim().replace(/^(?:an? )?new /, "") : object.trim(), name = nameInWords(bare, written), named = name === void 0 ? void 0 : compileTarget(name, "code");
  if (named !== void 0)
    return [named];
  if (NEW_PART.test(object.trim()) || BARE_WORD.test(bare) && listMaskedCodes(bare, codes).every((code) => /^(?:assert|return|raise|throw)$/.test(code)))
    return;
  let asTypes = AS_TYPES.exec(bare)?.groups?.things, given = verb === "import" ? "module" : asTypes === void 0 ? void 0 : "type", things = readThings2((asTypes ?? bare).replace(WHICH_TYPE, ""), given);
  if (things === void 0)
    return;
  let quoted = things.map(({ mark, noun }) => ({
    code: listMaskedCodes(mark, codes)[0] ?? asWritten2(mark, written),
    noun
  }));
  if (quoted.some(({ code }) => SYNTAX_OF_WORD.test(bare) && PLAIN_WORD.test(code)) || areCommandsWithoutOptions(bare, quoted))
    return;
  let methods = areListMethods(quoted.map(({ code }) => code)), commands = quoted.filter(({ code, noun }) => isCommandName(code) && (noun === "code" || noun === "keyword")), areCommands = commands.length === quoted.length;
  if (commands.length > 0 && !areCommands)
    return;
  let targets = quoted.flatMap(
    ({ code, noun }) => (areCommands && verb !== "import" ? compileCommand(code) : compileTarget(methods ? `.${code}()` : code, noun)) ?? []
  );
  return targets.length === things.length && targets.length > 0 ? targets : void 0;
}
function areCommandsWithoutOptions(object, quoted) {
  return /^(?:a |an )?(?:bare|plain) /.test(object) && quoted.some(({ code }) => isCommandName(code));
}
var NEW_PART = /^(?:an? )?new [\uE000-\uF8FF] (?:code|values?|fields?|names?|entries|keys|constants?|members?|components?|variants?|endpoints?)$/;
var SYNTAX_OF_WORD = /[\uE000-\uF8FF] syntax$/;
var PLAIN_WORD = /^[a-z]+$/;
var WHICH_TYPE = /^(?:the )?(?:generic|untyped|unsafe|catch-all|loose) (?=[\uE000-\uF8FF] types?$)/;
var BARE_WORD = /^(?:an? )?(?:bare|plain|raw) [\uE000-\uF8FF]$/;
function nameInWords(object, written) {
  return /^[a-z]{6,40}$/.test(object) ? (written.match(/(?<![\w./@-])(?:[A-Z][a-z]+){2,4}(?![\w/-]|\.\w)/g) ?? []).find((name) => name.toLowerCase() === object && !PRODUCT.test(name)) : void 0;
}
var PRODUCT = /^(?:JavaScript|TypeScript|CoffeeScript|GitHub|GitLab|BitBucket|Graph|WordPress|PowerShell|CloudFormation|CloudFlare|YouTube|LinkedIn|FaceBook|SharePoint|OneDrive|ClickHouse|BigQuery|DataDog|NewRelic|PageSpeed|WebSockets?|WebAssembly|OpenTelemetry|JetBrains|PostgreSql|MySql|NextJs|NodeJs|VueJs|TailwindCss|SonarCloud|SonarQube|CircleCi|CodeCov|DotNet|MarkDown|PascalCase|CamelCase|KebabCase|SnakeCase|StackOverflow|ChatGpt|OpenAi|DeepSeek|VsCode|DevTools|QuickBooks|PayPal|AirTable|TestFlight|XCode|AndroidStudio|HomeBrew|TeamCity|FireFox|DevOps|SemVer)$/;
var AS_TYPES = /^(?<things>.+) as (?:the |an? )?(?:types?|type annotations?)$/;
function asWritten2(word, written) {
  let at2 = written.toLowerCase().indexOf(word.toLowerCase());
  return (at2 < 0 ? word : written.slice(at2, at2 + word.length)).replace(/^([A-Z]{3,})s$/, "$1");
}
function readThings2(object, given) {
  let things = [], rest = object;
  for (; things.length < 100; ) {
    let before = BEFORE6.exec(rest)?.[0] ?? "", item = ITEM5.exec(rest.slice(before.length));
    if (item === null)
      return;
    let [mark] = item, after = AFTER5.exec(rest.slice(before.length + mark.length).replace(/^s(?![\w'’-])/, "")), noun = nounOf(after?.groups?.noun) ?? nounOf(nounBefore(before)) ?? moduleOf(before);
    things.push({ mark, noun }), rest = after?.groups?.tail ?? "";
    let separator = TAIL2.test(rest) ? null : SEPARATOR.exec(rest);
    if (separator === null)
      break;
    rest = rest.slice(separator[0].length);
  }
  if (!TAIL2.test(rest))
    return;
  let shared = things.at(-1)?.noun;
  return things.map(({ mark, noun }) => ({ mark, noun: given ?? noun ?? shared ?? "code" }));
}
var ITEM5 = new RegExp(
  `^(?:${SPAN2}|(?:TODO|FIXME|HACK|XXX)s?\\b|@ts-[a-z]+|[A-Za-z_$][\\w$]*(?:(?:\\.|::)[A-Za-z_$][\\w$]*)*\\(\\)|(?:console|process|window|document|System)(?:\\.[A-Za-z_$][\\w$]*)+|(?:goto|eval|npm|yarn|pnpm|npx|bun|pip|poetry|conda)(?= |$|,|/)|[=!]==?(?= |$))`,
  "i"
);
function nounOf(words2) {
  let plain2 = words2?.toLowerCase().trim();
  if (!(plain2 === void 0 || plain2 === ""))
    return ONLY_NOUNS.find(([expression]) => expression.test(plain2))?.[1] ?? "code";
}
function nounBefore(before) {
  return NOUN_AT_END.exec(before)?.[1];
}
function moduleOf(before) {
  return /(?:^| )node(?:\.js)?['’]s $/i.test(before) ? "module" : void 0;
}
// src/literal/families/uses.ts
var USES_FAMILY = {
  name: "uses",
  compile: (given) => {
    let raised = given.allowed === void 0 ? compileRaised(given) : void 0;
    if (raised !== void 0)
      return raised;
    let options = given.allowed === void 0 ? compileOptions(given) : void 0;
    if (options !== void 0)
      return options;
    let suppressions = given.allowed === void 0 ? readSuppressions(given) : void 0;
    return suppressions === void 0 ? compileUses(forbidBlocking(forbidReplaced(given))) : codeFinder2(suppressions, given);
  }
};
function compileUses(clause) {
  let subject = plainWords(clause.subject), isUser = clause.instead !== void 0 && NEEDS_IT.test(subject);
  if (clause.polarity !== "forbidden" || !VERB14.test(clause.verb) || !(SUBJECT5.test(subject) || isUser) || takesPartOfModule(clause))
    return;
  let targets = readTargets2(clause.object, clause.codes, clause.verb, clause.statement.text);
  if (!(targets === void 0 || // What is an exception to a name has to contain it.
  !listMaskedCodes(clause.allowed ?? "", clause.codes).every(
    (code) => targets.some((one) => code !== one.code && code.includes(one.code))
  ) || isPartOfAlternative(targets, clause) || isOtherCallOfSame(targets, clause) || isOperatorForSome(targets, clause)) && !(isEqualityForOther(targets, clause) || isValueForOther(targets, clause) || isNoCode(targets, clause)) && !targets.every(({ by, code }) => by === "command" && code.startsWith("git ")))
    return targets.some(({ by }) => by === "command") ? isCommandAlternative(clause) ? commandFinder(targets) : void 0 : codeFinder2(targets, clause);
}
function takesPartOfModule({ verb, instead = "" }) {
  return verb === "import" && /. from /.test(instead);
}
function forbidReplaced(clause) {
  let { object = "", instead = "" } = REPLACED.exec(clause.object)?.groups ?? {};
  return clause.verb === "replace" && clause.polarity === "required" && object !== "" ? { ...clause, polarity: "forbidden", verb: "use", object, instead } : clause;
}
function forbidBlocking(clause) {
  let means = clause.verb === "block" ? BLOCKING.exec(clause.object)?.groups?.means : void 0;
  return means === void 0 ? clause : { ...clause, verb: "use", object: means };
}
var BLOCKING = /^(?:on (?:async|asynchronous)(?: code| calls?| methods?| operations?| work)? )?(?:with|using|via|by calling|by using|through) (?<means>.+)$/;
var REPLACED = /^(?<object>.+) (?:with|by) (?<instead>(?:the |a )?[\uE000-\uF8FF])$/;
var VERB14 = /^(?:|use|call|invoke|write|add|leave|leave in|introduce|include|rely on|depend on|employ|import|have|put|insert|keep|commit|create|allow|contain|be|run|reach for|utilize|apply|reference|access|read|set|merge|ship|push|submit|rethrow|leave behind)$/;
var SUBJECT5 = /^(?:(?:all |the |your |our |any |new |please |production |application |app )*(?:code|you|we|codebase|project|source code|developers?|contributors?))?$/;
var NEEDS_IT = /^(?:(?:all|any|every|new|our) )*(?:code|functions?|methods?|class(?:es)?|components?|services?|modules?|tests?|callers?) (?:that|which) (?:needs?|requires?|reads?|gets?|uses?|wants?) [^,;]{2,40}$/;
function isPartOfAlternative(targets, clause) {
  return recommendedCodes(clause).some(
    (code) => /\s/.test(code) && targets.some((one) => code.split(/[^\w$]+/).includes(one.code))
  );
}
function isOtherCallOfSame(targets, clause) {
  let callees = new Set(recommendedCodes(clause).flatMap((code) => CALLEE.exec(code.trim())?.[1] ?? []));
  return targets.some(({ code }) => callees.has(CALLEE.exec(code)?.[1] ?? ""));
}
function isEqualityForOther(targets, clause) {
  return clause.instead !== void 0 && targets.some(({ code }) => /^[=!]=$/.test(code)) && recommendedCodes(clause).length === 0 && !/strict|triple|identity/.test(clause.instead);
}
function isValueForOther(targets, clause) {
  return targets.every(({ code }) => EMPTY_VALUE.test(code)) && recommendedCodes(clause).some((code) => /\(.*\)$/.test(code.trim()));
}
var EMPTY_VALUE = /^(?:NULL|null|nil|None|undefined|true|false|True|False)$/;
function isNoCode(targets, { verb, object, instead = "", statement }) {
  return targets.every(({ code, by }) => by !== "command" && /^[\w./-]+$/.test(code)) && (verb === "run" || /\bbranch(?:es)?\b/.test(`${object} ${instead}`) || DESCRIBES.test(statement.text));
}
var DESCRIBES = /`-(?:based|style|like|specific|driven|related)\b/;
var CALLEE = /^([\p{L}_$.][\p{L}\p{N}_$.:]*)!?\(/u;
function isOperatorForSome(targets, clause) {
  let recommended = recommendedCodes(clause);
  return recommended.length > 0 && targets.some(
    ({ code }) => OPERATOR_ALONE.test(code) && !recommended.some((other) => SAME_KIND.test(`${code} ${other}`))
  );
}
var OPERATOR_ALONE = /^[^\p{L}\p{N}\s_$"'`]{2,3}$/u;
var SAME_KIND = /^(?:([=!]=) \1=|([=!]=)= \2|<> !=|%>% \|>|(?:\+\+|--) [+-]=|&& and|\|\| or)$/;
function recommendedCodes({ instead = "", explanation = "", codes }) {
  return listMaskedCodes(`${instead}${explanation}`, codes);
}
function isCommandAlternative({ instead = "", codes, statement }) {
  let [first] = listMaskedCodes(instead, codes);
  return first === void 0 || readTargets2(instead.replace(/^only /, ""), codes, "", statement.text)?.[0]?.by === "command" || ONLY_CODES.test(instead) && listMaskedCodes(instead, codes).some(isCommandName);
}
var ONLY_CODES = /^(?:only )?[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ )[\uE000-\uF8FF])*$/;
function commandFinder(targets) {
  return {
    looksAt: "text",
    words: `reports ${listWords(targets)}`,
    languages: COMMAND_LANGUAGES,
    find: (subject) => mayRunCommands(subject) ? findInText2(subject, targets, []) : []
  };
}
function codeFinder2(targets, clause) {
  let recommended = recommendedCodes(clause), exceptions = listMaskedCodes(clause.allowed ?? "", clause.codes), allowed = [
    ...recommended.filter((code) => targets.some((one) => code !== one.code && code.includes(one.code))),
    ...exceptions
  ], languages = clause.scope.languages === void 0 ? impliedLanguages([...targets.map((one) => withArguments(one.code, clause)), ...recommended]) : void 0, replacement = readReplacement(clause, targets), signs = targets.map(signOf);
  return {
    looksAt: "code",
    words: `reports ${listWords(targets)}${exceptions.length === 0 ? "" : `, except ${listCodes(exceptions)}`}`,
    ...languages === void 0 ? {} : { languages },
    signs,
    ...readsOnly(USES_FACTS, {
      find: (subject) => {
        let possible = targets.filter((_, index) => {
          let { inFile, onLine } = signs[index] ?? {};
          return (inFile === void 0 || subject.hasWord?.(inFile) !== false) && (onLine === void 0 || subject.added.some(({ text }) => text.includes(onLine) || readNames(text).includes(onLine)));
        });
        return findInCode(subject, possible, allowed, replacement);
      }
    }),
    findInText: (subject) => findInText2(subject, targets, allowed)
  };
}
function withArguments(code, { object, codes }) {
  let name = code.replace(/\(\)$/, "(");
  return listMaskedCodes(object, codes).find((one) => name !== code && one.startsWith(name) && /\(\w/.test(one)) ?? code;
}
function signOf(target) {
  let word = lastWord2(target);
  return {
    ...target.needle === void 0 ? {} : { onLine: target.needle },
    ...word === void 0 ? {} : { inFile: word }
  };
}
function lastWord2({ by, code }) {
  return (by === "use" || by === "import") && !code.endsWith("*") ? code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.at(-1) : void 0;
}
function readReplacement({ instead, codes }, targets) {
  let [code, ...others] = instead === void 0 ? [] : listMaskedCodes(instead, codes);
  return code === void 0 || others.length > 0 || targets.length !== 1 ? void 0 : { code };
}
function listWords(targets) {
  return targets.map(({ words: words2 }) => words2).join(", ");
}
// src/literal/families/versions.ts
var VERSIONS_FAMILY = {
  name: "versions",
  compile: (clause) => readPinnedActions(clause) ?? readBranchPins(clause) ?? readLatestImages(clause) ?? readExactVersions(clause)
};
var ACTIONS = `(?<actions>(?:all |every |each |any |the |external )*(?:${CODE} )?(?:third[- ]party |github |external )*actions?(?: (?:used|references?|versions?))?(?: (?:in|of) (?:all |the |github )*workflows?(?: files?)?)?)`;
var COMMIT2 = "(?:a |an |the |its |their )?(?:full(?:[- ]length)? |specific |exact |immutable |40[- ]character |git )*(?:commit )?(?:sha|hash)(?:s|es)?(?:-1| hash(?:es)?| commits?)?";
var PINNED = new RegExp(
  `^pin ${ACTIONS} (?:to|by|with|at|using|via) ${COMMIT2}(?:,? (?:not|rather than|instead of) .+)?$`
);
function readPinnedActions({ polarity, subject, verb, object }) {
  let actions2 = PINNED.exec(`${verb} ${plainPhrase(object)}`)?.groups?.actions;
  if (polarity !== "required" || subject !== "" || actions2 === void 0)
    return;
  let isOthers = /third[- ]party|external/.test(actions2);
  return {
    looksAt: "text",
    words: `reports ${isOthers ? "actions of others" : "actions"} in workflows that are not pinned to a commit`,
    languages: ["yaml"],
    find: (file) => findLines2(
      file,
      /^\s*(?:-\s*)?uses:\s*["']?(?<action>[\w.-]+\/[\w./-]+)@(?<version>[^\s"'#]+)/,
      (found) => /^[0-9a-f]{40}$/.test(found.version ?? "") || isOthers && /^(?:actions|github)\//.test(found.action ?? "") ? void 0 : codeSpan(`${found.action}@${found.version}`)
    )
  };
}
function readBranchPins({ polarity, object, explanation = "", codes, statement }) {
  let named = codesIn(`${object}${explanation}`, codes).map((code) => code.trim()), isBan = polarity === "forbidden" || /\b(?:not allowed|disallowed|forbidden|never|prohibited|banned)\b/.test(explanation), isAbout = /\bactions?\b/i.test(statement.text) && /\bpin(?:s|ned|ning)?\b|\bref(?:s|erences?)?\b|\bbranch/i.test(statement.text);
  return isBan && isAbout && named.length > 0 && named.every((code) => /^@(?:main|master|develop|HEAD|latest)$/.test(code)) ? {
    looksAt: "text",
    words: `reports actions in workflows that are pinned to ${named.map((code) => codeSpan(code)).join(" or ")}`,
    languages: ["yaml"],
    find: (file) => findLines2(
      file,
      /^\s*(?:-\s*)?uses:\s*["']?(?<action>[\w.-]+\/[\w./-]+)(?<version>@[^\s"'#]+)/,
      ({ action = "", version = "" }) => named.includes(version) ? codeSpan(`${action}${version}`) : void 0
    )
  } : void 0;
}
var LATEST = new RegExp(
  `^(?:the )?(?:docker |container |base |image )*(?:images? )?(?:with |tagged |tags? )?(?:the )?${CODE}(?: (?:image )?(?:tags?|images?|versions?))?(?: (?:for|in|on|of) (?:any |all |the |production )*(?:docker |container |base )*(?:images?|dockerfiles?|manifests?|deployments?))?$`
);
function readLatestImages({ polarity, subject, verb, object, codes, statement }) {
  let phrase = plainPhrase(object), [code] = codesIn(phrase, codes), isAboutImages = /\b(?:docker\w*|containers?|images?|kubernetes|k8s|tags?)\b/i.test(
    `${statement.text} ${statement.headings.map(({ title }) => title).join(" ")}`
  );
  return polarity === "forbidden" && subject === "" && /^(?:|use|deploy|pull|reference|rely on)$/.test(verb) && isAboutImages && LATEST.test(phrase) && /^:?latest$/.test(code ?? "") ? LATEST_IMAGES : void 0;
}
var LATEST_IMAGES = {
  looksAt: "text",
  words: "reports images with the tag `latest`",
  languages: ["dockerfile", "yaml", "dockercompose"],
  find: (file) => findLines2(
    file,
    /^\s*(?:FROM\s+(?:--\S+\s+)*|(?:-\s+)?image:\s*["']?)(?<image>[^\s"'#]+:latest)(?=["'\s#]|$)/i,
    (found) => codeSpan(found.image ?? "")
  )
};
var EXACT = /^(?:pin |use |specify |have |lock )?(?:all |every |each |the |npm |package |runtime |dev |direct )*(?:(?:dependenc(?:y|ies)|dependency versions?|package versions?|packages) (?:to|with|by|at|be|have|use) )?(?:an? |the )?exact versions?(?: numbers?)?(?: (?:for|of|in) (?:all |the |every |npm )*(?:dependencies|packages|package\.json))?$/;
var RANGES = new RegExp(
  `^(?:use )?${CODE}(?:(?: or |, ?|\\/)${CODE})* (?:(?:version )?(?:ranges?|prefix(?:es)?|specifiers?)|in (?:dependency )?versions)(?: (?:for|in|of) (?:any |all |the )*(?:dependencies|dependency versions|packages|versions|package\\.json))?$`
);
function readExactVersions({ polarity, subject, verb, object, codes }) {
  let phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(" "), isRanges = RANGES.test(phrase) && codesIn(phrase, codes).every((code) => code === "^" || code === "~");
  return polarity === "required" && EXACT.test(phrase) || polarity === "forbidden" && isRanges ? EXACT_VERSIONS : void 0;
}
var EXACT_VERSIONS = {
  looksAt: "text",
  words: "reports ranges of versions in the dependencies of `package.json`",
  languages: ["json"],
  find: (file) => /(?:^|\/)package\.json$/.test(file.file.path) && file.head !== void 0 ? findDependencyRanges(file, file.head) : []
};
function findDependencyRanges({ file: { path }, isAdded }, head) {
  let isInside2 = false;
  return head.split(`
`).flatMap((text, index) => {
    let section = /^\s*"(?<name>\w+)"\s*:\s*\{/.exec(text)?.groups?.name;
    isInside2 = section === void 0 ? isInside2 && !/^\s*\}/.test(text) : /^(?:dev|optional)?dependencies$/i.test(section);
    let { name, version } = /^\s*"(?<name>[^"]+)"\s*:\s*"(?<version>[~^][^"]*)"/.exec(text)?.groups ?? {};
    return isInside2 && name !== void 0 && version !== void 0 && isAdded(index + 1) ? [{ path, line: index + 1, found: codeSpan(`"${name}": "${version}"`) }] : [];
  });
}
function findLines2({ file: { path }, added }, expression, judge3) {
  return added.flatMap(({ number, text }) => {
    let groups = expression.exec(text)?.groups, found = groups === void 0 ? void 0 : judge3(groups);
    return found === void 0 ? [] : [{ path, line: number, found }];
  });
}
// src/literal/families.ts
var FAMILIES = [
  SECRETS_FAMILY,
  ERRORS_AND_LOGS_FAMILY,
  CHANGE_COMPANIONS_FAMILY,
  TITLES_FAMILY,
  DOCUMENTS_FAMILY,
  REASONS_FAMILY,
  SHELL_OPTIONS_FAMILY,
  VERSIONS_FAMILY,
  PATHS_FAMILY,
  IMPORTS_FAMILY,
  LIMITS_FAMILY,
  NAMING_FAMILY,
  COMPANIONS_FAMILY,
  LAYOUT_FAMILY,
  MARKUP_FAMILY,
  CALLS_FAMILY,
  CONSTRUCTS_FAMILY,
  // Reads what others leave: code that is looked for as it is written.
  USES_FAMILY
];
var KNOW_EXCEPTIONS = [NAMING_FAMILY, USES_FAMILY];
var FAMILY_NAMES = [...new Set(FAMILIES.map(({ name }) => name))].toSorted();
function askFamilies(clause) {
  let why, asked = clause.whenever !== void 0 ? [CHANGE_COMPANIONS_FAMILY] : clause.allowed !== void 0 ? KNOW_EXCEPTIONS : FAMILIES;
  for (let { name, compile } of asked) {
    let answer = compile(clause);
    if (answer !== void 0 && "looksAt" in answer)
      return { kind: "found", family: name, finder: answer };
    why ??= answer;
  }
  return { kind: "none", why };
}
// src/literal/types.ts
var EVERYWHERE3 = { inside: [], outside: [] };
// src/literal/reading/scope/title-parts.ts
var REMARK = new RegExp(
  `^(?:${[
    "(?:very |super |most |non-?)?(?:critical|important|mandatory|required|negotiable|essential|strict|enforced|binding|hard)(?: rules?)?",
    "must(?:[- ](?:follow|read|have|be followed))?|always(?:[- ](?:on|apply|active|follow|enforced))?(?: context| rules?)?",
    "(?:low|medium|high|top|highest|critical)(?:[- ](?:priority|impact|severity))|priority:? (?:low|medium|high|critical|\\d)|p[0-4]|priority",
    "(?:please )?(?:read (?:this )?first|read carefully|keep in mind|no exceptions|zero tolerance|do not (?:skip|ignore)|follow strictly)",
    "(?:non-negotiable|mandatory|they|these|this)?,? ?(?:apply|applies|apply always|valid)? ?(?:to|for) (?:every|each|all|any) (?:change|changes|file|files|commit|commits|pr|prs|pull requests?|code|contributions?|tasks?|agents?)",
    "language|languages|summary|short|short version|tl;dr|brief|overview|quick reference|directive \\d+|rule #?\\d+|\\[?[a-z]{2,6}-\\d+\\]?",
    "v?\\d+(?:\\.\\d+)*(?:\\+| and (?:later|newer|above))?"
  ].join("|")})$`
);
var STEP = /^(?:phase|step|stage|example|option|scenario|case|appendix|milestone|sprint|version|iteration|problem|fix)\b/;
var BORDER2 = / [-–—·|] |(?<=\S): /;
var ASIDE = / [([](?<aside>[^()[\]]*)[)\]]$/;
function titleParts(words2) {
  let aside = ASIDE.exec(words2)?.groups?.aside, parts = [...words2.replace(ASIDE, "").split(BORDER2), ...aside === void 0 ? [] : [aside]].map(
    (part) => part.trim()
  ), saying = parts.filter((part) => part !== "" && !REMARK.test(part));
  return parts.length === 1 && saying.length === 1 || saying.some((part) => STEP.test(part)) ? void 0 : saying;
}
var NAMED_PART = /^(?<name>[a-z][\w./-]*) (?:packages?|crates?|modules?|apps?|workspaces?|folders?|director(?:y|ies))(?: only)?$/;
var FILES6 = /^[\w./-]*\*[\w./*-]*\.\w+$|^[\w.-]+\/$|^(?:[\w.-]+\/)+[\w.*-]*$/;
function languageAndLibraries(aside) {
  let [first = "", ...libraries] = aside.split(/ ?[+/,] ?/);
  return libraries.length > 0 && languagesListed(first) !== void 0 && libraries.every((one) => LIBRARY.test(one)) ? first : void 0;
}
var LIBRARY = /^[\w.@-]+(?: [\w.-]+)?$/;
function placeInAside(aside) {
  let name = NAMED_PART.exec(aside)?.groups?.name, isPlace = FILES6.test(aside) || languagesListed(aside) !== void 0 || / (?:only|code|files?)$/.test(aside), place = name === void 0 ? isPlace ? readPlace(aside.replace(/ only$/, ""), []) : void 0 : { inside: [{ kind: "folder", name }], outside: [] };
  return place === void 0 || place.inside.length === 0 && place.outside.length === 0 && place.languages === void 0 ? void 0 : place;
}
// src/literal/reading/translations/tongue.ts
function frames(rows) {
  let all = rows.map(([form, english]) => [
    new RegExp(
      `^${form.replaceAll("<a>", "(?<a>.+?)").replaceAll("<b>", "(?<b>.+?)").replaceAll("<n>", "(?<n>.+?)").replaceAll("<#>", "(?<count>\\d+)").replaceAll("_", "\\s*")}$`,
      "u"
    ),
    english
  ]);
  return createExpressionIndex(all, ([form]) => [form]);
}
// src/literal/reading/translations/chinese.ts
var CHINESE = {
  shows: new RegExp("\\p{sc=Han}", "u"),
  and: /\s*(?:、|，|,|和|与|及|以及|或者|或)\s*/u,
  idle: /^(?:所有的?|全部的?|任何|每个|新的?|代码中的?|项目中的?|该)/u,
  frames: frames([
    [
      "(?:\u8BF7|\u5E94)?(?:\u4F18\u5148|\u5C3D\u91CF|\u63A8\u8350|\u9996\u9009)(?:\u4F7F\u7528|\u7528|\u91C7\u7528)?_<a>_[\uFF0C,]?_(?:\u800C\u4E0D\u662F|\u800C\u975E|\u4EE3\u66FF|\u66FF\u4EE3|\u800C\u4E0D\u7528)_<b>",
      "prefer <a> over <b>"
    ],
    [
      "(?:\u8BF7|\u5E94|\u5FC5\u987B|\u59CB\u7EC8|\u4E00\u5F8B|\u7EDF\u4E00)?(?:\u4F7F\u7528|\u91C7\u7528|\u7528)_<a>_[\uFF0C,]?_(?:\u4EE3\u66FF|\u66FF\u4EE3|\u53D6\u4EE3|\u800C\u4E0D\u662F|\u800C\u975E|\u4E0D\u8981\u4F7F\u7528|\u4E0D\u8981\u7528|\u4E0D\u4F7F\u7528|\u800C\u4E0D\u8981\u4F7F\u7528|\u7981\u6B62\u4F7F\u7528)_<b>",
      "use <a> instead of <b>"
    ],
    [
      "(?:\u8BF7)?(?:\u7981\u6B62|\u4E0D\u8981|\u5207\u52FF|\u8BF7\u52FF|\u4E0D\u5F97|\u4E25\u7981|\u4E0D\u5141\u8BB8|\u4E0D\u51C6|\u4E0D\u5E94\u8BE5?|\u4E0D\u80FD|\u52FF|\u7EDD\u4E0D|\u4E0D\u53EF)(?:\u518D)?(?:\u4F7F\u7528|\u7528|\u91C7\u7528|\u51FA\u73B0|\u5F15\u5165|\u5199|\u7F16\u5199|\u6DFB\u52A0|\u6709)_<a>",
      "never use <a>"
    ],
    [
      "(?:\u8BF7)?(?:\u7981\u6B62|\u4E0D\u8981|\u5207\u52FF|\u8BF7\u52FF|\u4E0D\u5F97|\u4E25\u7981|\u4E0D\u80FD|\u52FF|\u4E0D\u53EF)(?:\u624B\u52A8|\u76F4\u63A5|\u624B\u5DE5)?(?:\u4FEE\u6539|\u7F16\u8F91|\u6539\u52A8|\u66F4\u6539)_<a>",
      "never edit <a>"
    ],
    ["(?:\u7981\u6B62|\u4E25\u7981)_<a>", "never use <a>"],
    ["(?:\u8BF7|\u5E94|\u5E94\u8BE5|\u5C3D\u91CF)?\u907F\u514D(?:\u4F7F\u7528|\u51FA\u73B0|\u7528)?_<a>", "avoid <a>"],
    [
      "<n>_(?:\u7684)?(?:\u957F\u5EA6)?(?:\u4E0D\u5F97|\u4E0D\u80FD|\u4E0D\u5E94|\u4E0D\u8981|\u4E0D\u53EF|\u5E94\u4E0D|\u4E0D)?(?:\u8D85\u8FC7|\u591A\u4E8E|\u5927\u4E8E)_<#>_(?<unit>\u884C|\u4E2A\u5B57\u7B26|\u5B57\u7B26|\u4E2A\u53C2\u6570|\u53C2\u6570|\u5C42|\u7EA7|\u5217)",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "<n>_(?:\u6700\u591A|\u9650\u5236\u4E3A|\u9650\u5236\u5728|\u63A7\u5236\u5728)_<#>_(?<unit>\u884C|\u4E2A\u5B57\u7B26|\u5B57\u7B26|\u4E2A\u53C2\u6570|\u53C2\u6570|\u5C42|\u7EA7|\u5217)(?:\u4EE5\u5185|\u4E4B\u5185)?",
      "<n> must not exceed <count> <unit>"
    ],
    ["<n>_(?:\u5FC5\u987B|\u5E94\u5F53|\u5E94\u8BE5|\u5E94|\u9700\u8981|\u9700|\u90FD\u8981|\u5747\u9700)_(?:\u6709|\u5305\u542B|\u5E26\u6709|\u7F16\u5199|\u6DFB\u52A0|\u63D0\u4F9B|\u5177\u6709|\u5199)_<a>", "<n> must have <a>"],
    [
      "<n>_(?:\u5FC5\u987B|\u5E94\u5F53|\u5E94\u8BE5|\u5E94|\u987B|\u9700)?(?:\u653E\u5728|\u653E\u7F6E\u5728|\u4F4D\u4E8E|\u5B58\u653E\u5728|\u5199\u5728)_<a>_(?:\u76EE\u5F55|\u6587\u4EF6\u5939)?(?:\u4E0B|\u4E2D|\u91CC|\u5185)?",
      "<n> must live in <a>"
    ],
    ["<n>_(?:\u5FC5\u987B|\u5E94\u5F53|\u5E94\u8BE5|\u5E94|\u987B|\u9700|\u4E00\u5F8B|\u7EDF\u4E00)?\u4EE5_<a>_(?:\u7ED3\u5C3E|\u4F5C\u4E3A\u540E\u7F00|\u4E3A\u540E\u7F00)", "<n> must end with <a>"],
    ["<n>_(?:\u5FC5\u987B|\u5E94\u5F53|\u5E94\u8BE5|\u5E94|\u987B|\u9700|\u4E00\u5F8B|\u7EDF\u4E00)?\u4EE5_<a>_(?:\u5F00\u5934|\u4F5C\u4E3A\u524D\u7F00|\u4E3A\u524D\u7F00)", "<n> must start with <a>"],
    [
      "<n>_(?:\u5FC5\u987B|\u5E94\u5F53|\u5E94\u8BE5|\u5E94|\u987B|\u9700|\u4E00\u5F8B|\u7EDF\u4E00|\u5747|\u90FD)?(?:\u4F7F\u7528|\u91C7\u7528|\u7528|\u9075\u5FAA|\u4E3A)_<a>_(?:\u7684?\u547D\u540D\u6CD5?|\u683C\u5F0F|\u98CE\u683C|\u89C4\u8303|\u547D\u540D\u89C4\u8303|\u547D\u540D\u65B9\u5F0F|\u65B9\u5F0F)?",
      "<n> must use <a>"
    ],
    ["<n>[:\uFF1A]_(?:\u4F7F\u7528|\u91C7\u7528|\u7528)?_<a>_(?:\u7684?\u547D\u540D\u6CD5?|\u683C\u5F0F|\u98CE\u683C)?", "<n> must use <a>"],
    ["(?:\u8BF7|\u5FC5\u987B|\u5E94\u8BE5|\u5E94\u5F53|\u5E94|\u59CB\u7EC8|\u603B\u662F|\u4E00\u5F8B|\u7EDF\u4E00|\u5168\u90E8|\u52A1\u5FC5)?(?:\u4F7F\u7528|\u91C7\u7528|\u7528)_<a>", "use <a>"]
  ]),
  things: {
    \u9ED8\u8BA4\u5BFC\u51FA: "default exports",
    \u5177\u540D\u5BFC\u51FA: "named exports",
    \u547D\u540D\u5BFC\u51FA: "named exports",
    \u5185\u8054\u6837\u5F0F: "inline styles",
    \u884C\u5185\u6837\u5F0F: "inline styles",
    \u9B54\u6CD5\u6570\u5B57: "magic numbers",
    \u7C7B\u578B\u65AD\u8A00: "type assertions",
    \u901A\u914D\u7B26\u5BFC\u5165: "wildcard imports",
    \u76F8\u5BF9\u8DEF\u5F84\u5BFC\u5165: "relative imports",
    \u76F8\u5BF9\u5BFC\u5165: "relative imports",
    \u76F8\u5BF9\u8DEF\u5F84: "relative imports",
    \u7EDD\u5BF9\u8DEF\u5F84\u5BFC\u5165: "absolute imports",
    \u7EDD\u5BF9\u5BFC\u5165: "absolute imports",
    \u5168\u5C40\u53D8\u91CF: "global variables",
    \u5D4C\u5957\u4E09\u5143\u8868\u8FBE\u5F0F: "nested ternaries",
    \u5D4C\u5957\u4E09\u5143\u8FD0\u7B97\u7B26: "nested ternaries",
    \u7A7A\u7684catch\u5757: "empty catch blocks",
    \u7C7B\u7EC4\u4EF6: "class components",
    \u51FD\u6570\u7EC4\u4EF6: "function components",
    \u51FD\u6570\u5F0F\u7EC4\u4EF6: "functional components",
    \u7BAD\u5934\u51FD\u6570: "arrow functions",
    \u6A21\u677F\u5B57\u7B26\u4E32: "template literals",
    \u5355\u5F15\u53F7: "single quotes",
    \u53CC\u5F15\u53F7: "double quotes",
    \u5206\u53F7: "semicolons",
    \u7C7B\u578B\u6CE8\u89E3: "type annotations",
    \u7C7B\u578B\u63D0\u793A: "type hints",
    \u6587\u6863\u5B57\u7B26\u4E32: "docstrings",
    \u6587\u6863\u6CE8\u91CA: "doc comments",
    \u8868\u60C5\u7B26\u53F7: "emoji",
    \u6587\u4EF6\u540D: "file names",
    \u6587\u4EF6\u547D\u540D: "file names",
    \u51FD\u6570\u540D: "function names",
    \u51FD\u6570\u547D\u540D: "function names",
    \u65B9\u6CD5\u540D: "method names",
    \u65B9\u6CD5\u547D\u540D: "method names",
    \u53D8\u91CF\u540D: "variable names",
    \u53D8\u91CF\u547D\u540D: "variable names",
    \u7C7B\u540D: "class names",
    \u7C7B\u547D\u540D: "class names",
    \u63A5\u53E3\u540D: "interface names",
    \u5E38\u91CF\u540D: "constant names",
    \u5E38\u91CF\u547D\u540D: "constants",
    \u5E38\u91CF: "constants",
    \u7EC4\u4EF6\u540D: "component names",
    \u7EC4\u4EF6\u547D\u540D: "component names",
    \u7EC4\u4EF6: "components",
    \u6D4B\u8BD5\u6587\u4EF6: "test files",
    \u6D4B\u8BD5: "tests",
    \u51FD\u6570: "functions",
    \u65B9\u6CD5: "methods",
    \u7C7B: "classes",
    \u63A5\u53E3: "interfaces",
    \u679A\u4E3E: "enums",
    \u53D8\u91CF: "variables",
    \u516C\u5171\u51FD\u6570: "public functions",
    \u516C\u5171\u65B9\u6CD5: "public methods",
    \u516C\u5F00\u51FD\u6570: "public functions",
    \u6587\u4EF6: "files",
    \u6BCF\u884C: "lines",
    \u884C: "lines",
    \u5355\u884C: "lines",
    \u5355\u4E2A\u51FD\u6570: "functions",
    \u5355\u4E2A\u6587\u4EF6: "files",
    \u63D0\u4EA4\u4FE1\u606F: "commit messages",
    \u63D0\u4EA4\u6D88\u606F: "commit messages",
    \u5206\u652F\u540D: "branch names",
    \u7F29\u8FDB: "indentation",
    \u5236\u8868\u7B26: "tabs",
    \u5927\u9A7C\u5CF0: "PascalCase",
    \u5C0F\u9A7C\u5CF0: "camelCase",
    \u9A7C\u5CF0: "camelCase",
    \u86C7\u5F62: "snake_case",
    \u77ED\u6A2A\u7EBF: "kebab-case",
    \u5168\u5927\u5199\u4E0B\u5212\u7EBF: "UPPER_SNAKE_CASE",
    \u5168\u5927\u5199: "UPPER_CASE",
    \u4E2A\u5B57\u7B26: "characters",
    \u5B57\u7B26: "characters",
    \u4E2A\u53C2\u6570: "parameters",
    \u53C2\u6570: "parameters",
    \u5C42: "levels",
    \u7EA7: "levels",
    \u5217: "characters",
    \u6CE8\u91CA: "comments",
    \u5F85\u529E\u6CE8\u91CA: "TODO comments",
    \u5D4C\u5957: "nesting",
    \u88AB\u6CE8\u91CA\u6389\u7684\u4EE3\u7801: "commented-out code",
    \u6CE8\u91CA\u6389\u7684\u4EE3\u7801: "commented-out code"
  }
};
// src/literal/reading/translations/french.ts
var FRENCH = {
  shows: /(?:^|[\s(])(?:n['’]utilise[zr]?|utilise[zr]?|jamais|toujours|évite[zr]?|préfère[zr]?|préférer|doivent|doit|interdite?s?|pas|les|des|du|une|aucune?|au lieu)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| et | ou |\/)\s*/u,
  idle: /^(?:(?:tous|toutes|chaque|les|des|du|de la|de|un|une|le|la|nouveaux|nouvelles) |d['’]|l['’])+/u,
  frames: frames([
    [
      "utilise[zr]?(?: toujours)? <a>,? (?:au lieu de|\xE0 la place de|plut\xF4t que|et non|pas) <b>",
      "use <a> instead of <b>"
    ],
    ["pr\xE9f[\xE9\xE8]re[zr]? <a> (?:\xE0|plut\xF4t que|au lieu de) <b>", "prefer <a> over <b>"],
    ["n[\u2019']utilise[zr]? (?:jamais|pas|aucune?) <a>", "never use <a>"],
    ["ne (?:jamais|pas) utiliser <a>", "never use <a>"],
    ["(?:pas|jamais|aucune?) (?:de |d[\u2019'])?<a>", "never use <a>"],
    ["<a> (?:est|sont) (?:interdite?s?|prohib\xE9e?s?|\xE0 proscrire)", "never use <a>"],
    ["\xE9vite[zr]? (?:d[\u2019']utiliser |l[\u2019']utilisation de )?<a>", "avoid <a>"],
    [
      "<n> ne (?:doivent|doit) pas (?:d\xE9passer|faire plus de|avoir plus de) <#> (?<unit>lignes|caract\xE8res|param\xE8tres|niveaux)",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "(?:maximum|au plus) <#> (?<unit>lignes|caract\xE8res|param\xE8tres|niveaux) par <n>",
      "<n> must not exceed <count> <unit>"
    ],
    ["<n> (?:doivent|doit) (?:avoir|contenir|comporter) <a>", "<n> must have <a>"],
    ["<n> (?:doivent se terminer|se terminent|finissent) par <a>", "<n> must end with <a>"],
    ["<n> (?:doivent commencer|commencent) par <a>", "<n> must start with <a>"],
    ["<n> (?:vont|se trouvent|doivent se trouver|sont plac\xE9s) dans <a>", "<n> must live in <a>"],
    ["<n> (?:en|doivent \xEAtre en|sont en) <a>", "<n> must use <a>"],
    ["<n> ?: <a>", "<n> must use <a>"],
    ["utilise[zr]?(?: toujours)? <a> pour <n>", "<n> must use <a>"],
    ["(?:utilise[zr]?(?: toujours)?|toujours utiliser) <a>", "use <a>"]
  ]),
  things: {
    "exports par d\xE9faut": "default exports",
    "exports nomm\xE9s": "named exports",
    "styles en ligne": "inline styles",
    "styles inline": "inline styles",
    "nombres magiques": "magic numbers",
    "assertions de type": "type assertions",
    "imports relatifs": "relative imports",
    "imports absolus": "absolute imports",
    "variables globales": "global variables",
    "ternaires imbriqu\xE9s": "nested ternaries",
    "composants de classe": "class components",
    "composants fonctionnels": "functional components",
    "fonctions fl\xE9ch\xE9es": "arrow functions",
    "guillemets simples": "single quotes",
    "guillemets doubles": "double quotes",
    "points-virgules": "semicolons",
    "annotations de type": "type annotations",
    docstrings: "docstrings",
    docstring: "docstrings",
    emojis: "emoji",
    \u00E9mojis: "emoji",
    "noms de fichiers": "file names",
    "noms de fonctions": "function names",
    "noms de variables": "variable names",
    "noms de classes": "class names",
    constantes: "constants",
    composants: "components",
    "fichiers de test": "test files",
    tests: "tests",
    fonctions: "functions",
    fonction: "functions",
    m\u00E9thodes: "methods",
    m\u00E9thode: "methods",
    classes: "classes",
    variables: "variables",
    fichiers: "files",
    fichier: "files",
    lignes: "lines",
    ligne: "lines",
    caract\u00E8res: "characters",
    param\u00E8tres: "parameters",
    niveaux: "levels",
    "messages de commit": "commit messages",
    "noms de branches": "branch names",
    tabulations: "tabs",
    espaces: "spaces",
    "fonctions publiques": "public functions",
    interfaces: "interfaces",
    "code comment\xE9": "commented-out code"
  }
};
// src/literal/reading/translations/german.ts
var GERMAN = {
  shows: /(?:^|[\s(])(?:nicht|niemals|nie|keine?n?|keiner|immer|stets|verwende|verwenden|nutze|nutzen|benutze|vermeide|vermeiden|bevorzuge|statt|anstatt|muss|müssen|darf|dürfen|soll|sollen|enden|beginnen|liegen|höchstens|maximal|mit|haben|und|für)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| und | oder |\/)\s*/u,
  idle: new RegExp("^(?:(?:alle|jede[rs]?|neue|der|die|das|den|eine?n?|\xF6ffentliche) )+(?=\\p{L})", "u"),
  frames: frames([
    [
      "(?:bitte )?(?:verwende|verwenden sie|nutze|nutzen sie|benutze)(?: immer| stets)? <a>,? (?:statt|anstatt|anstelle von|und nicht|nicht) <b>",
      "use <a> instead of <b>"
    ],
    ["(?:immer )?<a> (?:statt|anstatt|anstelle von) <b>(?: verwenden| nutzen| benutzen)?", "use <a> instead of <b>"],
    ["(?:bevorzuge|bevorzugen sie) <a> (?:gegen\xFCber|vor|statt) <b>", "prefer <a> over <b>"],
    [
      "(?:bitte )?(?:verwende|verwenden sie|nutze|nutzen sie|benutze|schreibe|erstelle)(?: bitte)? (?:niemals |nie )?(?:keine?n?|nicht) <a>",
      "never use <a>"
    ],
    ["(?:niemals |nie )?keine?n? <a>(?: verwenden| nutzen| benutzen| einsetzen)?", "never use <a>"],
    ["<a> (?:niemals|nie|nicht) (?:verwenden|nutzen|benutzen)", "never use <a>"],
    ["<a> (?:ist|sind) (?:verboten|nicht erlaubt|untersagt|nicht gestattet)", "never use <a>"],
    ["(?:vermeide|vermeiden sie) <a>", "avoid <a>"],
    ["<a> vermeiden", "avoid <a>"],
    [
      "<n> (?:d\xFCrfen|darf|sollen|soll|sollten) (?:nicht (?:l\xE4nger als|mehr als)|h\xF6chstens|maximal) <#> (?<unit>zeilen|zeichen|parameter|ebenen)(?: lang)?(?: sein| haben)?",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "(?:maximal|h\xF6chstens) <#> (?<unit>zeilen|zeichen|parameter|ebenen) (?:pro|je) <n>",
      "<n> must not exceed <count> <unit>"
    ],
    ["<n> (?:m\xFCssen|muss|sollen|sollten) <a> (?:haben|enthalten|besitzen)", "<n> must have <a>"],
    ["<n> (?:enden|m\xFCssen enden|endet) (?:mit|auf) <a>", "<n> must end with <a>"],
    ["<n> m\xFCssen (?:mit|auf) <a> enden", "<n> must end with <a>"],
    ["<n> (?:beginnen|m\xFCssen beginnen|beginnt) mit <a>", "<n> must start with <a>"],
    ["<n> (?:liegen|geh\xF6ren|kommen|m\xFCssen) (?:in|nach|unter) <a>(?: liegen)?", "<n> must live in <a>"],
    ["<n> (?:in|im|als) <a>(?: schreiben| benennen)?", "<n> must use <a>"],
    ["<n>: <a>", "<n> must use <a>"],
    ["(?:verwende|verwenden sie|nutze|nutzen sie|benutze)(?: immer| stets)? <a> f\xFCr <n>", "<n> must use <a>"],
    ["(?:verwende|verwenden sie|nutze|nutzen sie|benutze)(?: immer| stets)? <a>", "use <a>"],
    ["(?:immer |stets )<a> (?:verwenden|nutzen|benutzen)", "use <a>"]
  ]),
  things: {
    "default-exporte": "default exports",
    "default exporte": "default exports",
    "benannte exporte": "named exports",
    "inline-styles": "inline styles",
    "magische zahlen": "magic numbers",
    "magic numbers": "magic numbers",
    "type assertions": "type assertions",
    typzusicherungen: "type assertions",
    "wildcard-importe": "wildcard imports",
    "relative importe": "relative imports",
    "relativen importe": "relative imports",
    "absolute importe": "absolute imports",
    "globale variablen": "global variables",
    "globalen variablen": "global variables",
    "verschachtelte tern\xE4re operatoren": "nested ternaries",
    "leere catch-bl\xF6cke": "empty catch blocks",
    klassenkomponenten: "class components",
    "funktionale komponenten": "functional components",
    pfeilfunktionen: "arrow functions",
    "arrow functions": "arrow functions",
    "template-strings": "template literals",
    "template literals": "template literals",
    "einfache anf\xFChrungszeichen": "single quotes",
    "doppelte anf\xFChrungszeichen": "double quotes",
    semikolons: "semicolons",
    "type hints": "type hints",
    docstrings: "docstrings",
    emojis: "emoji",
    dateinamen: "file names",
    funktionsnamen: "function names",
    methodennamen: "method names",
    variablennamen: "variable names",
    klassennamen: "class names",
    konstanten: "constants",
    komponenten: "components",
    testdateien: "test files",
    tests: "tests",
    funktionen: "functions",
    funktion: "functions",
    methoden: "methods",
    methode: "methods",
    klassen: "classes",
    klasse: "classes",
    variablen: "variables",
    dateien: "files",
    datei: "files",
    zeilen: "lines",
    zeile: "lines",
    zeichen: "characters",
    parameter: "parameters",
    ebenen: "levels",
    "commit-nachrichten": "commit messages",
    "branch-namen": "branch names",
    tabs: "tabs",
    tabulatoren: "tabs",
    leerzeichen: "spaces",
    interfaces: "interfaces",
    schnittstellen: "interfaces",
    "\xF6ffentliche funktionen": "public functions",
    "\xF6ffentliche methoden": "public methods",
    "auskommentierten code": "commented-out code",
    "todo-kommentare": "TODO comments"
  }
};
// src/literal/reading/translations/japanese.ts
var JAPANESE = {
  shows: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  and: /\s*(?:、|,|と|や|および|または|・)\s*/u,
  idle: /^(?:すべての|全ての|新しい|各|任意の)/u,
  frames: frames([
    [
      "<b>_(?:\u3067\u306F\u306A\u304F|\u306E\u4EE3\u308F\u308A\u306B|\u3088\u308A(?:\u3082)?)_[\u3001,]?_<a>_\u3092_(?:\u4F7F\u3046|\u4F7F\u7528\u3059\u308B|\u4F7F\u7528\u3059\u308B\u3053\u3068|\u4F7F\u3046\u3053\u3068|\u4F7F\u7528\u3057\u3066\u304F\u3060\u3055\u3044|\u4F7F\u3063\u3066\u304F\u3060\u3055\u3044|\u4F7F\u7528|\u512A\u5148\u3059\u308B|\u512A\u5148)",
      "use <a> instead of <b>"
    ],
    [
      "<a>_(?:\u306F|\u3092|\u306E)_(?:\u7D76\u5BFE\u306B|\u6C7A\u3057\u3066)?_(?:\u4F7F\u7528|\u5229\u7528|\u4F7F\u308F)?_(?:\u306A\u3044|\u3057\u306A\u3044|\u3057\u306A\u3044\u3053\u3068|\u306A\u3044\u3053\u3068|\u3057\u306A\u3044\u3067\u304F\u3060\u3055\u3044|\u306A\u3044\u3067\u304F\u3060\u3055\u3044|\u7981\u6B62|\u7981\u6B62\u3059\u308B|\u7981\u6B62\u3068\u3059\u308B|\u7981\u6B62\u3067\u3059)",
      "never use <a>"
    ],
    ["<a>_(?:\u306E\u4F7F\u7528)?(?:\u306F|\u3092)_(?:\u907F\u3051\u308B|\u907F\u3051\u308B\u3053\u3068|\u907F\u3051\u3066\u304F\u3060\u3055\u3044)", "avoid <a>"],
    [
      "<n>_(?:\u306F|\u3092)_<#>_(?<unit>\u884C|\u6587\u5B57|\u500B|\u6BB5|\u968E\u5C64)_(?:\u4EE5\u5185|\u4EE5\u4E0B)_?(?:\u306B(?:\u3059\u308B|\u53CE\u3081\u308B|\u6291\u3048\u308B|\u3059\u308B\u3053\u3068|\u3057\u3066\u304F\u3060\u3055\u3044))?",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "<n>_(?:\u306F|\u304C)_<#>_(?<unit>\u884C|\u6587\u5B57|\u500B|\u6BB5|\u968E\u5C64)_\u3092\u8D85\u3048(?:\u306A\u3044|\u306A\u3044\u3053\u3068|\u3066\u306F\u306A\u3089\u306A\u3044|\u3066\u306F\u3044\u3051\u306A\u3044)",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "<n>_\u306B(?:\u306F|\u3082)?_(?:\u5FC5\u305A)?_<a>_\u3092_(?:\u4ED8\u3051\u308B|\u3064\u3051\u308B|\u66F8\u304F|\u8A18\u8FF0\u3059\u308B|\u8FFD\u52A0\u3059\u308B|\u4ED8\u3051\u308B\u3053\u3068|\u66F8\u304F\u3053\u3068|\u5FC5\u9808\u3068\u3059\u308B)",
      "<n> must have <a>"
    ],
    [
      "<n>_\u306F_<a>_(?:\u30C7\u30A3\u30EC\u30AF\u30C8\u30EA|\u30D5\u30A9\u30EB\u30C0|\u914D\u4E0B)?_\u306B_(?:\u914D\u7F6E\u3059\u308B|\u7F6E\u304F|\u914D\u7F6E\u3059\u308B\u3053\u3068|\u7F6E\u304F\u3053\u3068|\u4F5C\u6210\u3059\u308B)",
      "<n> must live in <a>"
    ],
    ["<n>_\u306F_<a>_\u3067\u7D42\u308F\u308B(?:\u3053\u3068)?", "<n> must end with <a>"],
    ["<n>_\u306F_<a>_\u3067\u59CB(?:\u307E\u308B|\u3081\u308B)(?:\u3053\u3068)?", "<n> must start with <a>"],
    [
      "<n>_\u306F_<a>_(?:\u3092|\u3067|\u306B|\u3068)_(?:\u4F7F\u7528\u3059\u308B|\u4F7F\u3046|\u4F7F\u7528\u3059\u308B\u3053\u3068|\u4F7F\u3046\u3053\u3068|\u547D\u540D\u3059\u308B|\u66F8\u304F|\u8A18\u8FF0\u3059\u308B|\u7D71\u4E00\u3059\u308B|\u3059\u308B|\u3059\u308B\u3053\u3068|\u547D\u540D\u3059\u308B\u3053\u3068|\u4F7F\u7528\u3057\u3066\u304F\u3060\u3055\u3044)",
      "<n> must use <a>"
    ],
    ["<n>[:\uFF1A]_<a>", "<n> must use <a>"],
    [
      "(?:\u5FC5\u305A|\u5E38\u306B)?_<a>_\u3092_(?:\u4F7F\u7528\u3059\u308B|\u4F7F\u3046|\u4F7F\u7528\u3059\u308B\u3053\u3068|\u4F7F\u3046\u3053\u3068|\u4F7F\u7528\u3057\u3066\u304F\u3060\u3055\u3044|\u4F7F\u3063\u3066\u304F\u3060\u3055\u3044|\u4F7F\u7528|\u4F7F\u3044\u307E\u3059|\u4F7F\u7528\u3057\u307E\u3059)",
      "use <a>"
    ]
  ]),
  things: {
    \u30C7\u30D5\u30A9\u30EB\u30C8\u30A8\u30AF\u30B9\u30DD\u30FC\u30C8: "default exports",
    \u540D\u524D\u4ED8\u304D\u30A8\u30AF\u30B9\u30DD\u30FC\u30C8: "named exports",
    \u30A4\u30F3\u30E9\u30A4\u30F3\u30B9\u30BF\u30A4\u30EB: "inline styles",
    \u30DE\u30B8\u30C3\u30AF\u30CA\u30F3\u30D0\u30FC: "magic numbers",
    \u578B\u30A2\u30B5\u30FC\u30B7\u30E7\u30F3: "type assertions",
    \u30EF\u30A4\u30EB\u30C9\u30AB\u30FC\u30C9\u30A4\u30F3\u30DD\u30FC\u30C8: "wildcard imports",
    \u76F8\u5BFE\u30A4\u30F3\u30DD\u30FC\u30C8: "relative imports",
    \u7D76\u5BFE\u30A4\u30F3\u30DD\u30FC\u30C8: "absolute imports",
    \u30B0\u30ED\u30FC\u30D0\u30EB\u5909\u6570: "global variables",
    \u30AF\u30E9\u30B9\u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8: "class components",
    \u95A2\u6570\u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8: "function components",
    \u30A2\u30ED\u30FC\u95A2\u6570: "arrow functions",
    \u30C6\u30F3\u30D7\u30EC\u30FC\u30C8\u30EA\u30C6\u30E9\u30EB: "template literals",
    \u30B7\u30F3\u30B0\u30EB\u30AF\u30A9\u30FC\u30C8: "single quotes",
    \u30C0\u30D6\u30EB\u30AF\u30A9\u30FC\u30C8: "double quotes",
    \u30BB\u30DF\u30B3\u30ED\u30F3: "semicolons",
    \u578B\u6CE8\u91C8: "type annotations",
    \u578B\u30D2\u30F3\u30C8: "type hints",
    \u7D75\u6587\u5B57: "emoji",
    \u30D5\u30A1\u30A4\u30EB\u540D: "file names",
    \u95A2\u6570\u540D: "function names",
    \u30E1\u30BD\u30C3\u30C9\u540D: "method names",
    \u5909\u6570\u540D: "variable names",
    \u30AF\u30E9\u30B9\u540D: "class names",
    \u30A4\u30F3\u30BF\u30FC\u30D5\u30A7\u30FC\u30B9\u540D: "interface names",
    \u5B9A\u6570\u540D: "constant names",
    \u5B9A\u6570: "constants",
    \u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8\u540D: "component names",
    \u30B3\u30F3\u30DD\u30FC\u30CD\u30F3\u30C8: "components",
    \u30C6\u30B9\u30C8\u30D5\u30A1\u30A4\u30EB: "test files",
    \u30C6\u30B9\u30C8: "tests",
    \u95A2\u6570: "functions",
    \u30E1\u30BD\u30C3\u30C9: "methods",
    \u30AF\u30E9\u30B9: "classes",
    \u5909\u6570: "variables",
    \u516C\u958B\u95A2\u6570: "public functions",
    \u30D1\u30D6\u30EA\u30C3\u30AF\u95A2\u6570: "public functions",
    \u30D5\u30A1\u30A4\u30EB: "files",
    "1\u884C": "lines",
    \u4E00\u884C: "lines",
    \u884C: "lines",
    \u6587\u5B57: "characters",
    \u500B: "parameters",
    \u6BB5: "levels",
    \u968E\u5C64: "levels",
    \u5F15\u6570: "functions",
    \u30B3\u30DF\u30C3\u30C8\u30E1\u30C3\u30BB\u30FC\u30B8: "commit messages",
    \u30D6\u30E9\u30F3\u30C1\u540D: "branch names",
    \u30C9\u30AD\u30E5\u30E1\u30F3\u30C8\u30B3\u30E1\u30F3\u30C8: "doc comments",
    \u30BF\u30D6: "tabs",
    \u30D1\u30B9\u30AB\u30EB\u30B1\u30FC\u30B9: "PascalCase",
    \u30AD\u30E3\u30E1\u30EB\u30B1\u30FC\u30B9: "camelCase",
    \u30B9\u30CD\u30FC\u30AF\u30B1\u30FC\u30B9: "snake_case",
    \u30B1\u30D0\u30D6\u30B1\u30FC\u30B9: "kebab-case",
    \u30CD\u30B9\u30C8: "nesting",
    \u30B3\u30E1\u30F3\u30C8\u30A2\u30A6\u30C8\u3055\u308C\u305F\u30B3\u30FC\u30C9: "commented-out code"
  }
};
// src/literal/reading/translations/korean.ts
var KOREAN = {
  shows: new RegExp("\\p{sc=Hangul}", "u"),
  and: /\s*(?:,|와|과|및|또는|그리고)\s*/u,
  idle: /^(?:모든|새로운|각)\s*/u,
  frames: frames([
    ["<b>_\uB300\uC2E0(?:\uC5D0)?_<a>_(?:\uC744|\uB97C)?_\uC0AC\uC6A9(?:\uD558\uC138\uC694|\uD55C\uB2E4|\uD569\uB2C8\uB2E4|\uD558\uC2ED\uC2DC\uC624|\uD560 \uAC83)?", "use <a> instead of <b>"],
    [
      "(?:\uC808\uB300(?:\uB85C)? )?<a>_(?:\uC744|\uB97C|\uC740|\uB294)?_(?:\uC808\uB300(?:\uB85C)? )?(?:\uC0AC\uC6A9\uD558\uC9C0 (?:\uB9C8\uC138\uC694|\uB9C8\uC2ED\uC2DC\uC624|\uB9D0 \uAC83|\uC54A\uB294\uB2E4|\uC54A\uC2B5\uB2C8\uB2E4|\uC54A\uAE30|\uB9D0\uC544\uC57C \uD55C\uB2E4)|\uC0AC\uC6A9 \uAE08\uC9C0|\uC4F0\uC9C0 (?:\uB9C8\uC138\uC694|\uC54A\uB294\uB2E4|\uB9D0 \uAC83)|\uAE08\uC9C0(?:\uD55C\uB2E4|\uD569\uB2C8\uB2E4)?)",
      "never use <a>"
    ],
    ["<a>_(?:\uC744|\uB97C|\uC740|\uB294)?_(?:\uC9C1\uC811 )?(?:\uC218\uC815|\uD3B8\uC9D1)\uD558\uC9C0 (?:\uB9C8\uC138\uC694|\uB9C8\uC2ED\uC2DC\uC624|\uB9D0 \uAC83|\uC54A\uB294\uB2E4|\uC54A\uC2B5\uB2C8\uB2E4)", "never edit <a>"],
    [
      "<a>_(?:\uC758)?_(?:\uC0AC\uC6A9)?(?:\uC744|\uB97C)?_(?:\uD53C\uD558\uC138\uC694|\uD53C\uD55C\uB2E4|\uD53C\uD560 \uAC83|\uD53C\uD569\uB2C8\uB2E4|\uC9C0\uC591\uD55C\uB2E4|\uC9C0\uC591\uD569\uB2C8\uB2E4|\uC9C0\uC591\uD558\uC138\uC694)",
      "avoid <a>"
    ],
    [
      "<n>_(?:\uC740|\uB294|\uC774|\uAC00)_<#>_(?<unit>\uC904|\uC790|\uAE00\uC790|\uAC1C|\uB2E8\uACC4)_(?:\uC744|\uB97C)?_(?:\uB118\uC9C0 \uC54A\uB294\uB2E4|\uB118\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4|\uB118\uC9C0 \uB9D0 \uAC83|\uCD08\uACFC\uD558\uC9C0 \uC54A\uB294\uB2E4|\uCD08\uACFC\uD558\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4|\uCD08\uACFC\uD558\uC9C0 \uB9D0 \uAC83|\uB118\uC9C0 \uB9C8\uC138\uC694)",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "<n>_(?:\uC740|\uB294|\uC774|\uAC00)?_<#>_(?<unit>\uC904|\uC790|\uAE00\uC790|\uAC1C|\uB2E8\uACC4)_(?:\uC774\uD558|\uC774\uB0B4)(?:\uB85C (?:\uC791\uC131\uD55C\uB2E4|\uC720\uC9C0\uD55C\uB2E4|\uC81C\uD55C\uD55C\uB2E4|\uC791\uC131\uD558\uC138\uC694|\uC720\uC9C0\uD558\uC138\uC694|\uC81C\uD55C\uD569\uB2C8\uB2E4))?",
      "<n> must not exceed <count> <unit>"
    ],
    ["<n>_(?:\uC5D0\uB294|\uC5D0)_<a>_(?:\uC744|\uB97C)_(?:\uC791\uC131\uD55C\uB2E4|\uCD94\uAC00\uD55C\uB2E4|\uC791\uC131\uD558\uC138\uC694|\uCD94\uAC00\uD558\uC138\uC694|\uC791\uC131\uD569\uB2C8\uB2E4)", "<n> must have <a>"],
    [
      "<n>_(?:\uC740|\uB294)_<a>_(?:\uB514\uB809\uD130\uB9AC|\uB514\uB809\uD1A0\uB9AC|\uD3F4\uB354)?_?\uC5D0_(?:\uB454\uB2E4|\uC704\uCE58\uD55C\uB2E4|\uBC30\uCE58\uD55C\uB2E4|\uC791\uC131\uD55C\uB2E4|\uB461\uB2C8\uB2E4|\uC704\uCE58\uD569\uB2C8\uB2E4)",
      "<n> must live in <a>"
    ],
    ["<n>_(?:\uC740|\uB294)_<a>_(?:\uC73C)?\uB85C_\uB05D(?:\uB09C\uB2E4|\uB098\uC57C \uD55C\uB2E4|\uB098\uC57C \uD569\uB2C8\uB2E4)", "<n> must end with <a>"],
    ["<n>_(?:\uC740|\uB294)_<a>_(?:\uC73C)?\uB85C_\uC2DC\uC791(?:\uD55C\uB2E4|\uD574\uC57C \uD55C\uB2E4|\uD574\uC57C \uD569\uB2C8\uB2E4)", "<n> must start with <a>"],
    [
      "<n>_(?:\uC740|\uB294)_<a>_(?:\uC744|\uB97C|\uC73C\uB85C|\uB85C)?_(?:\uC0AC\uC6A9\uD55C\uB2E4|\uC0AC\uC6A9\uD569\uB2C8\uB2E4|\uC0AC\uC6A9\uD558\uC138\uC694|\uC791\uC131\uD55C\uB2E4|\uC791\uC131\uD569\uB2C8\uB2E4|\uBA85\uBA85\uD55C\uB2E4|\uD45C\uAE30\uD55C\uB2E4|\uB530\uB978\uB2E4)",
      "<n> must use <a>"
    ],
    ["<n>:_<a>", "<n> must use <a>"],
    ["(?:\uD56D\uC0C1 )?<a>_(?:\uC744|\uB97C)?_\uC0AC\uC6A9(?:\uD558\uC138\uC694|\uD55C\uB2E4|\uD569\uB2C8\uB2E4|\uD558\uC2ED\uC2DC\uC624|\uD560 \uAC83)", "use <a>"]
  ]),
  things: {
    "\uAE30\uBCF8 \uB0B4\uBCF4\uB0B4\uAE30": "default exports",
    "\uC774\uB984 \uC788\uB294 \uB0B4\uBCF4\uB0B4\uAE30": "named exports",
    "\uC778\uB77C\uC778 \uC2A4\uD0C0\uC77C": "inline styles",
    "\uB9E4\uC9C1 \uB118\uBC84": "magic numbers",
    "\uD0C0\uC785 \uB2E8\uC5B8": "type assertions",
    "\uC640\uC77C\uB4DC\uCE74\uB4DC \uC784\uD3EC\uD2B8": "wildcard imports",
    "\uC0C1\uB300 \uACBD\uB85C \uC784\uD3EC\uD2B8": "relative imports",
    "\uC0C1\uB300 \uACBD\uB85C": "relative imports",
    "\uC808\uB300 \uACBD\uB85C \uC784\uD3EC\uD2B8": "absolute imports",
    "\uC808\uB300 \uACBD\uB85C": "absolute imports",
    "\uC804\uC5ED \uBCC0\uC218": "global variables",
    "\uD074\uB798\uC2A4 \uCEF4\uD3EC\uB10C\uD2B8": "class components",
    "\uD568\uC218\uD615 \uCEF4\uD3EC\uB10C\uD2B8": "functional components",
    "\uD654\uC0B4\uD45C \uD568\uC218": "arrow functions",
    "\uD15C\uD50C\uB9BF \uB9AC\uD130\uB7F4": "template literals",
    \uC791\uC740\uB530\uC634\uD45C: "single quotes",
    \uD070\uB530\uC634\uD45C: "double quotes",
    \uC138\uBBF8\uCF5C\uB860: "semicolons",
    "\uD0C0\uC785 \uD78C\uD2B8": "type hints",
    \uC774\uBAA8\uC9C0: "emoji",
    \uD30C\uC77C\uBA85: "file names",
    "\uD30C\uC77C \uC774\uB984": "file names",
    \uD568\uC218\uBA85: "function names",
    "\uD568\uC218 \uC774\uB984": "function names",
    \uBCC0\uC218\uBA85: "variable names",
    "\uBCC0\uC218 \uC774\uB984": "variable names",
    \uD074\uB798\uC2A4\uBA85: "class names",
    "\uD074\uB798\uC2A4 \uC774\uB984": "class names",
    \uC0C1\uC218: "constants",
    "\uCEF4\uD3EC\uB10C\uD2B8 \uC774\uB984": "component names",
    \uCEF4\uD3EC\uB10C\uD2B8\uBA85: "component names",
    \uCEF4\uD3EC\uB10C\uD2B8: "components",
    "\uD14C\uC2A4\uD2B8 \uD30C\uC77C": "test files",
    \uD14C\uC2A4\uD2B8: "tests",
    \uD568\uC218: "functions",
    \uBA54\uC11C\uB4DC: "methods",
    \uD074\uB798\uC2A4: "classes",
    \uBCC0\uC218: "variables",
    \uD30C\uC77C: "files",
    "\uD55C \uC904": "lines",
    \uC904: "lines",
    \uC790: "characters",
    \uAE00\uC790: "characters",
    \uAC1C: "parameters",
    \uB2E8\uACC4: "levels",
    "\uCEE4\uBC0B \uBA54\uC2DC\uC9C0": "commit messages",
    "\uBE0C\uB79C\uCE58 \uC774\uB984": "branch names",
    \uD0ED: "tabs",
    \uD30C\uC2A4\uCE7C\uCF00\uC774\uC2A4: "PascalCase",
    \uCE74\uBA5C\uCF00\uC774\uC2A4: "camelCase",
    "\uACF5\uAC1C \uD568\uC218": "public functions",
    \uC911\uCCA9: "nesting"
  }
};
// src/literal/reading/translations/portuguese.ts
var PORTUGUESE = {
  shows: /(?:^|[\s(])(?:nunca|não|sempre|use|usar|utilize|utilizar|evite|evitar|prefira|devem?|proibid[oa]s?|em vez|ao invés|os|as|o|de|com)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| e | ou |\/)\s*/u,
  idle: /^(?:(?:todos|todas|cada|os|as|o|a|um|uma|novos|novas) )+/u,
  frames: frames([
    [
      "(?:use|usar|utilize|utilizar)(?: sempre)? <a>,? (?:em vez de|ao inv\xE9s de|no lugar de|e n\xE3o|n\xE3o) <b>",
      "use <a> instead of <b>"
    ],
    ["(?:prefira|preferir) <a> (?:a|em vez de|ao inv\xE9s de|sobre) <b>", "prefer <a> over <b>"],
    ["(?:nunca|n\xE3o|jamais) (?:use|usar|utilize|utilizar) <a>", "never use <a>"],
    ["sem <a>", "never use <a>"],
    ["<a> (?:\xE9|s\xE3o) proibid[oa]s?", "never use <a>"],
    ["evit(?:e|ar)(?: usar| utilizar| o uso de)? <a>", "avoid <a>"],
    [
      "<n> n\xE3o (?:devem|deve) (?:exceder|ultrapassar|ter mais de) <#> (?<unit>linhas|caracteres|par\xE2metros|n\xEDveis)",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "(?:m\xE1ximo de|no m\xE1ximo) <#> (?<unit>linhas|caracteres|par\xE2metros|n\xEDveis) por <n>",
      "<n> must not exceed <count> <unit>"
    ],
    ["<n> (?:devem|deve) (?:ter|incluir|conter) <a>", "<n> must have <a>"],
    ["<n> (?:devem terminar|terminam) (?:com|em) <a>", "<n> must end with <a>"],
    ["<n> (?:devem come\xE7ar|come\xE7am) com <a>", "<n> must start with <a>"],
    ["<n> (?:ficam|est\xE3o|devem ficar|v\xE3o) em <a>", "<n> must live in <a>"],
    ["<n> (?:em|usam|devem usar|devem estar em) <a>", "<n> must use <a>"],
    ["<n>: <a>", "<n> must use <a>"],
    ["(?:use|usar|utilize|utilizar)(?: sempre)? <a> para <n>", "<n> must use <a>"],
    ["(?:sempre )?(?:use|usar|utilize|utilizar)(?: sempre)? <a>", "use <a>"]
  ]),
  things: {
    "exporta\xE7\xF5es padr\xE3o": "default exports",
    "exports padr\xE3o": "default exports",
    "exporta\xE7\xF5es nomeadas": "named exports",
    "estilos inline": "inline styles",
    "n\xFAmeros m\xE1gicos": "magic numbers",
    "asser\xE7\xF5es de tipo": "type assertions",
    "importa\xE7\xF5es relativas": "relative imports",
    "imports relativos": "relative imports",
    "importa\xE7\xF5es absolutas": "absolute imports",
    "vari\xE1veis globais": "global variables",
    "tern\xE1rios aninhados": "nested ternaries",
    "componentes de classe": "class components",
    "componentes funcionais": "functional components",
    "arrow functions": "arrow functions",
    "aspas simples": "single quotes",
    "aspas duplas": "double quotes",
    "ponto e v\xEDrgula": "semicolons",
    "anota\xE7\xF5es de tipo": "type annotations",
    docstrings: "docstrings",
    docstring: "docstrings",
    emojis: "emoji",
    "nomes de arquivos": "file names",
    "nomes de arquivo": "file names",
    "nomes de fun\xE7\xF5es": "function names",
    "nomes de vari\xE1veis": "variable names",
    "nomes de classes": "class names",
    constantes: "constants",
    componentes: "components",
    "arquivos de teste": "test files",
    testes: "tests",
    fun\u00E7\u00F5es: "functions",
    fun\u00E7\u00E3o: "functions",
    m\u00E9todos: "methods",
    m\u00E9todo: "methods",
    classes: "classes",
    classe: "classes",
    vari\u00E1veis: "variables",
    arquivos: "files",
    arquivo: "files",
    linhas: "lines",
    linha: "lines",
    caracteres: "characters",
    par\u00E2metros: "parameters",
    n\u00EDveis: "levels",
    "mensagens de commit": "commit messages",
    "nomes de branches": "branch names",
    tabula\u00E7\u00F5es: "tabs",
    espa\u00E7os: "spaces",
    "fun\xE7\xF5es p\xFAblicas": "public functions",
    interfaces: "interfaces",
    "c\xF3digo comentado": "commented-out code"
  }
};
// src/literal/reading/translations/spanish.ts
var SPANISH = {
  shows: /(?:^|[\s(])(?:no|nunca|siempre|usa|usar|use|utiliza|utilice|utilizar|evita|evite|evitar|prefiere|deben?|prohibid[oa]s?|en lugar|en vez|los|las|el|de|con)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| y | o | e |\/)\s*/u,
  idle: /^(?:(?:todos|todas|cada|los|las|el|la|un|una|nuevos|nuevas) )+/u,
  frames: frames([
    [
      "(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? <a>,? (?:en lugar de|en vez de|y no|no) <b>",
      "use <a> instead of <b>"
    ],
    ["(?:prefiere|preferir|prefiera) <a> (?:sobre|a|antes que|en lugar de|en vez de) <b>", "prefer <a> over <b>"],
    ["(?:nunca|no|jam\xE1s) (?:uses|usar|use|usen|utilices|utilizar|utilice) <a>", "never use <a>"],
    ["(?:nada de|sin) <a>", "never use <a>"],
    ["<a> (?:est\xE1|est\xE1n) prohibid[oa]s?", "never use <a>"],
    ["evit(?:a|ar|e)(?: usar| utilizar| el uso de)? <a>", "avoid <a>"],
    [
      "<n> no (?:deben|debe|deber\xEDan) (?:superar|exceder|tener m\xE1s de) (?:las |los )?<#> (?<unit>l\xEDneas|caracteres|par\xE1metros|niveles)",
      "<n> must not exceed <count> <unit>"
    ],
    [
      "(?:m\xE1ximo|como m\xE1ximo) <#> (?<unit>l\xEDneas|caracteres|par\xE1metros|niveles) por <n>",
      "<n> must not exceed <count> <unit>"
    ],
    ["<n> (?:deben|debe) (?:tener|incluir|contener|llevar) <a>", "<n> must have <a>"],
    ["<n> (?:deben terminar|terminan|acaban) (?:con|en) <a>", "<n> must end with <a>"],
    ["<n> (?:deben empezar|deben comenzar|empiezan|comienzan) (?:con|por) <a>", "<n> must start with <a>"],
    ["<n> (?:van|est\xE1n|deben estar|se ubican) en <a>", "<n> must live in <a>"],
    ["<n> (?:en|usan|deben usar|deben estar en|deben ir en) <a>", "<n> must use <a>"],
    ["<n>: <a>", "<n> must use <a>"],
    ["(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? <a> para <n>", "<n> must use <a>"],
    ["(?:siempre )?(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? <a>", "use <a>"]
  ]),
  things: {
    "exportaciones por defecto": "default exports",
    "exports por defecto": "default exports",
    "exportaciones nombradas": "named exports",
    "estilos en l\xEDnea": "inline styles",
    "n\xFAmeros m\xE1gicos": "magic numbers",
    "aserciones de tipo": "type assertions",
    "importaciones relativas": "relative imports",
    "imports relativos": "relative imports",
    "importaciones absolutas": "absolute imports",
    "variables globales": "global variables",
    "ternarios anidados": "nested ternaries",
    "componentes de clase": "class components",
    "componentes funcionales": "functional components",
    "funciones flecha": "arrow functions",
    "comillas simples": "single quotes",
    "comillas dobles": "double quotes",
    "punto y coma": "semicolons",
    "puntos y comas": "semicolons",
    "anotaciones de tipo": "type annotations",
    docstrings: "docstrings",
    docstring: "docstrings",
    emojis: "emoji",
    "nombres de archivo": "file names",
    "nombres de archivos": "file names",
    "nombres de funciones": "function names",
    "nombres de variables": "variable names",
    "nombres de clases": "class names",
    constantes: "constants",
    componentes: "components",
    "archivos de prueba": "test files",
    "archivos de test": "test files",
    pruebas: "tests",
    tests: "tests",
    funciones: "functions",
    funci\u00F3n: "functions",
    m\u00E9todos: "methods",
    m\u00E9todo: "methods",
    clases: "classes",
    clase: "classes",
    variables: "variables",
    archivos: "files",
    archivo: "files",
    l\u00EDneas: "lines",
    l\u00EDnea: "lines",
    caracteres: "characters",
    par\u00E1metros: "parameters",
    niveles: "levels",
    "mensajes de commit": "commit messages",
    "nombres de ramas": "branch names",
    tabuladores: "tabs",
    espacios: "spaces",
    "funciones p\xFAblicas": "public functions",
    interfaces: "interfaces",
    "c\xF3digo comentado": "commented-out code"
  }
};
// src/literal/reading/translations/translations.ts
var TONGUES = [JAPANESE, KOREAN, CHINESE, GERMAN, FRENCH, PORTUGUESE, SPANISH];
var SAME = /^(?:[\uE000-\uF8FF]|(?:pascal|camel|kebab|snake|upper_snake|screaming_snake)[-_]?case|upper_case|conventional commits?|any|var|todo|typescript|docstrings?|jsdoc|tsdoc|javadoc|\d+ spaces|spaces)$/iu;
function translateSentence(plain2) {
  for (let tongue of TONGUES)
    if (tongue.shows.test(plain2)) {
      let found = translate(plain2.trim().replace(/[。．.!！]+$/u, ""), tongue);
      if (found !== void 0)
        return found;
    }
}
function translate(plain2, tongue) {
  for (let [form, english] of tongue.frames.listPossible(plain2)) {
    let groups = form.exec(plain2)?.groups;
    if (groups === void 0)
      continue;
    let words2 = Object.entries(groups).map(
      ([name, value]) => [name, name === "count" ? value : toEnglish(value, tongue)]
    );
    if (words2.every(([, value]) => value !== void 0))
      return words2.reduce((sentence, [name, value = ""]) => sentence.replaceAll(`<${name}>`, value), english);
  }
}
function toEnglish(words2, { things, and, idle }) {
  let items = words2.split(and).map((item) => item.trim()).filter((item) => item !== "").map((item) => thingOf(item, things) ?? thingOf(item.replace(idle, "").trim(), things));
  return items.length === 0 || items.includes(void 0) ? void 0 : items.join(" and ");
}
function thingOf(item, things) {
  if (SAME.test(item))
    return item;
  let key = item.toLowerCase();
  return Object.hasOwn(things, key) ? things[key] : void 0;
}
var TITLES = [
  [/测试|測試|テスト|테스트|^(?:testen|tests? schreiben|pruebas|testes)\b/u, "testing"],
  [/示例|例子|サンプル|예제|^(?:beispiele?|exemples?|ejemplos?|exemplos?)\b/u, "examples"],
  [
    /常见(?:错误|问题)|反模式|アンチパターン|안티패턴|^(?:häufige fehler|erreurs courantes|errores comunes|erros comuns)/u,
    "common mistakes"
  ],
  [/文档|文檔|ドキュメント|문서|^(?:dokumentation|documentación|documentação)\b/u, "docs"],
  [/提交|コミット|커밋/u, "commits"]
];
function translateTitle(words2) {
  return TITLES.find(([title]) => title.test(words2))?.[1] ?? words2;
}
// src/literal/reading/scope/read-title.ts
var wordsOfHeadings = /* @__PURE__ */ new WeakMap();
function titleWords(heading) {
  let words2 = wordsOfHeadings.get(heading) ?? readTitleWords(heading.title);
  return wordsOfHeadings.set(heading, words2), words2;
}
function readTitleWords(title) {
  return translateTitle(plainWords(shortTitle(title))).replace(/^(?:\(?[\d.]+[.)]?|[a-z][.)]|[ivx]+\.)\s+/, "").replaceAll(/^[^\p{L}\p{N}`.*@/]+|[^\p{L}\p{N}#+/*)]+$/gu, "").replace(/^(?:step|rule|section|part) \d+\s*[:.–—-]*\s*/, "").replace(ASIDE2, (_, aside) => {
    let named = languagesListed(aside) === void 0 ? languageAndLibraries(aside) : aside;
    return named === void 0 ? "" : ` ${named}`;
  }).replace(/(?<=\b(?:style|conventions?|standards?|guidelines?|naming|formatting)) (?:and |with |& )?examples?$/, "").replace(/^cross-(?:module|cutting|package|crate|project|repo|component|service) (?=\S)/, "").replace(FOR_READERS, "");
}
var ASIDE2 = /(?<=\w) \((?<aside>[^()]*)\)$/;
function readWholeTitle(heading, isDocument) {
  let words2 = titleWords(heading), aside = isDocument ? void 0 : ASIDE2.exec(plainWords(shortTitle(heading.title)))?.groups?.aside, named = aside === void 0 ? void 0 : placeInAside(aside), read = readTitle(words2, isDocument) ?? readParts3(words2);
  return named === void 0 || named.languages !== void 0 ? read : (read === void 0 ? void 0 : narrowScope(read, named)) ?? named;
}
function readParts3(words2) {
  let scope = EVERYWHERE3, parts = titleParts(words2);
  for (let part of parts ?? []) {
    let read = ORDER.test(part) ? EVERYWHERE3 : readTitle(part, false);
    scope = scope === void 0 || read === void 0 ? void 0 : narrowScope(scope, read);
  }
  return parts === void 0 ? void 0 : scope;
}
var FOR_READERS = / for (?:(?:github )?copilot|claude(?: code)?|cursor|ai(?: coding)?(?: agents?| assistants?)?|(?:coding |all )?agents?|llms?|contributors|developers|code generation|(?:all )?changes|new code|(?:this|the) (?:project|repo|repository|codebase)|this (?:package|crate|module|library|folder|directory|workspace)|all (?:code|files|languages))$/;
var ORDER = /^(?:(?:critical|important|mandatory)(?: rules?)?\s*[:–—-]+\s*)?(?:always |please )?(?:use|prefer|avoid|never|do not|don't|no|keep|follow|respect|choose|extract|hoist|minimi[sz]e|optimi[sz]e|favou?r|be|stay|write|name)\b(?!.* (?:in|within|when|if|on|with|while|during|outside|under|from|unless|except|only)\b)/;
var TOPIC2 = /(?:^| )(?:rules?|conventions?|guidelines?|standards?|styles?|best practices?|practices|principles?|requirements?|guide|patterns?|naming|formatting|coding|code|development|specifics?|notes?|quality|performance|accessibility|instructions?)$/;
var TESTING = /^(?:(?:unit|writing|automated|our|reliable|writing reliable|writing good)? ?(?:tests?|testing|specs?))(?: (?:code|files?|strateg(?:y|ies)|approach|style|frameworks?|writing|authoring|quality|structure|patterns|organi[sz]ation|expectations|assertions?|reliability|types|naming|design|best practices|practices|guidelines|rules|conventions|standards|requirements))?(?: (?:and|&) (?:validation|quality|patterns|coverage|assertions|mocking|strategy|conventions|style))?$/;
var KIND_OF_TESTING = /^(?!(?:unit|e2e|end-to-end|integration|manual|adding|running|without|before|after|when|writing|skipping|new|how)\b)(?:[a-z-]+ ){1,3}(?:testing|tests)$/;
var DESCRIBES_FAULTS = /\b(?:mistakes?|pitfalls?|problems?|symptoms?|smells?|faults?|traps?|myths?|before|after|wrong|incorrect|troubleshooting|examples?|scenarios?|questions?|faq|optional|exceptions?(?! handling| class(?:es)?| types?| hierarchy)|legacy|deprecated|migrat(?:ion|ing) (?:guide|from)|upgrading|allowed|acceptable|when|if|unless)\b/;
var LIMITING = /\b(?!review (?:categories|priorities|checklist|focus|areas|rules|expectations|comments|criteria)\b)(?:tests?|testing|specs?|samples?|front-?end|back-?end|server|client|ui|apis?|components?|controllers?|services?|routes?|routers?|routing|migrations?|scripts?|ci|docs?|documentation|database|sql|for|in|with|on|working|writing|adding|creating|reviewing|review|workers?|workflows?|pages?|hooks?|views?|models?|entities|endpoints?|handlers?|stores?|mobile|android|ios|windows|linux|web|desktop|cli|plugins?|extensions?|packages?|modules?|apps?|library|libraries|sdk|e2e|storybook|stories|fixtures?|mocks?|examples?|templates?|pull requests?|commits?|git|schemas?|requests?|responses?|queries|dtos?|events?|commands|jobs|tasks|forms?|tables?|widgets?|screens?|dialogs?|activities|fragments?|resolvers?|middlewares?|repositories|utilities|helpers|reducers?|selectors?|actions?|providers?|contexts?|adapters?|parsers?|workloads?|pipelines?|dockerfiles?|containers?|images?|charts?|infrastructure|notebooks?|prototypes?|experiments?|demos?|tools?|prompts?|agents?|skills?|releases?|deployments?|deploying|builds?|building|generated|public|internal|private)\b/;
var ALL_LIMITING = new RegExp(LIMITING.source, "g");
var LIMITS_HOW = /^(?:for|in|with|on|working|writing|adding|creating|reviewing|review|building|deploying|public|internal|private|linux|windows|android|ios|mobile|server|client|ui|web|desktop|e2e|front-?end|back-?end|ci)$/;
var DIRECTIVES = /^(?:(?:core|key|agent|main|prime|primary|general|global|ai|critical|coding|development|important|project|system|fundamental|mandatory) )+directives$/;
var ABOUT_DATA = /^(?:safe |secure )?(?:json|yaml|xml|csv|sql|html|markdown)(?: data)? (?:parsing|serialization|serialisation|deserialization|handling|encoding|decoding|processing|sanitization|escaping|rendering|injection)$/;
var ABOUT_DOCUMENTATION = /^(?:(?:code|api|inline|source) )?documentation(?: (?:and comments|standards?|style|guidelines?|rules?|conventions?|requirements?|practices|best practices))?$|^comments (?:and|&) documentation$/;
var ABOUT_WORDS2 = /^(?:(?:terminology|vocabulary|wording|word choice|glossary|spelling|writing style|tone(?: of voice)?|language)(?:,? (?:and|&) |, )?){1,3}(?: (?:rules|guidelines|conventions|style))?$/;
var COVERAGE = /\bcoverage\b/;
var WORKFLOW = /^(?:(?:(?:development|dev|git|coding|agent|team|standard) )?(?:workflows?|commands?)|setup|getting started|tooling|tools|package manag(?:er|ement)s?|dependency management|(?:library|module|package|code) (?:design|structure|exports|imports|organi[sz]ation|boundaries|layout|resolution|naming|style|formats?|syntax)|module systems?|commands? (?:and|&) tools?)(?: (?:rules|guidelines|conventions))?$/;
var WORKERS = "(?:agents?|assistants?|ai|ai agents?|copilot|claude|contributors?|developers?|team|house|pre-commit|pre-merge|pre-push|pre-pr|pr|pull request|output|code|self|self-review|peer|review|task|working|development|dev|coding|project|repository|repo|quality|final|delivery|completion|submission)";
var OF_WORK = new RegExp(
  `^(?:${WORKERS}(?:[ -]specific)?(?: |, | and | & |/|-))+(?:rules?|workflows?|agreements?|checklists?|guidelines?|conventions?|instructions?|standards?|practices|principles|expectations|requirements?|guardrails|constraints|directives|protocols?|discipline|policy|policies|etiquette|conduct|behaviou?rs?|gates?|criteria|style)$`
);
var MOMENT_OF_ALL = /^(?:when(?:ever)?|while|before|after) (?:you )?(?:mak(?:e|ing)|propos(?:e|ing)|writ(?:e|ing)|generat(?:e|ing)|contribut(?:e|ing)|implement(?:ing)?|commit(?:ting)?|submit(?:ting)?|push(?:ing)?|merging|opening|finishing|coding)(?: (?:any|new|a|an|your|the|all|code|work|or|and))*(?: ?(?:changes?|code|edits|features?|pull requests?|prs?|commits?|contributions?|work))?$/;
var MOMENT_OF_CODE = /^when (?:you )?(?:(?:adding|modifying|changing|editing|updating|writing)(?: or | and |\/| )?)+(?: ?any| ?the| ?new)* ?(?:source )?code$/;
var ORDER_IN_LANGUAGE = /^(?:always |please )?(?:use|prefer|avoid|never|do not|don't|no|minimi[sz]e|favou?r) (?!.* (?:within|when|if|on|with|while|during|outside|under|from|unless|except|only)\b).+ in (?<languages>[^ ]+(?: code)?)$/;
var EDITED = /^(?:when|while) (?:you )?(?:edit(?:ing)?|chang(?:e|ing)|modify(?:ing)?|touch(?:ing)?|updat(?:e|ing)) (?:the |a |an |any )?(?<file>[^ ]+\.[a-z]+)$/;
function readTitle(words2, isDocument) {
  let topic = words2.replace(
    /^(?:general|common|our|the|key|core|basic|important|global|project|additional|other|all) /,
    ""
  );
  if (DIRECTIVES.test(words2) || ABOUT_DATA.test(topic) || ABOUT_DOCUMENTATION.test(topic) || ABOUT_WORDS2.test(topic))
    return EVERYWHERE3;
  if (!isDocument && COVERAGE.test(topic))
    return;
  let edited = EDITED.exec(words2)?.groups?.file, globs = edited === void 0 ? void 0 : globsOf(edited);
  if (globs !== void 0)
    return { inside: [{ kind: "paths", globs }], outside: [] };
  let ordered = languagesListed(ORDER_IN_LANGUAGE.exec(words2)?.groups?.languages ?? "");
  if (ordered !== void 0)
    return { ...EVERYWHERE3, languages: ordered };
  let languages = languagesIn(topic);
  if (languages !== void 0) {
    let rest = withoutLanguages(topic);
    return isDocument || isGeneralRest(rest) || OF_LANGUAGE2.test(rest) || /^(?:components?|\d+(?:\.\d+)*\+?(?: apis?)?|apis?|projects?|apps?|applications?|(?:packages?|librar(?:y|ies)|crates?|modules?|sdk|sources?|backend|frontend)(?: development)?|development)$/.test(
      rest
    ) ? { languages, inside: [], outside: [] } : joined({ languages, inside: [], outside: [] }, readTitle(rest, false));
  }
  if (isDocument)
    return EVERYWHERE3;
  if (/^(?:changes|commits?|git|pull requests?|prs?|branch(?:es|ing)?)(?: (?:and|&|\/) (?:commits?|git|pull requests?|prs?|branch(?:es|ing)?))?(?: (?:messages?|guidelines|workflow|conventions?|style|rules|hygiene|titles?|format|naming|operations|usage|safety|policy|practices|discipline|etiquette))*$/.test(
    topic
  ))
    return EVERYWHERE3;
  if (WORKFLOW.test(topic) || OF_WORK.test(topic) || ORDER.test(words2) || MOMENT_OF_ALL.test(words2) || MOMENT_OF_CODE.test(words2))
    return EVERYWHERE3;
  if (DESCRIBES_FAULTS.test(topic))
    return;
  let place = placeOfTitle(topic) ?? placeAfterPreposition(topic);
  return place !== void 0 ? place : isGeneralRest(topic) || !LIMITING.test(topic) ? EVERYWHERE3 : void 0;
}
function placeAfterPreposition(topic) {
  let { what, where = "" } = /^(?<what>.+?) (?:in|for|of) (?:the |our |all |any )?(?<where>.+)$/.exec(topic)?.groups ?? {};
  return what === void 0 || LIMITING.test(what) ? void 0 : placeOfTitle(where);
}
function joined(one, other) {
  return other === void 0 ? void 0 : narrowScope(one, other);
}
function isGeneralRest(rest) {
  return rest === "" || /^(?:code )?(?:style|naming|formatting|imports?|types?|typing|testing style|error handling|async|general|language|review|quality|security|performance|commits?|commit messages|pull requests?|git|documentation|comments?|dependencies|modules|working in this repo(?:sitory)?|in general|code review|review (?:guidelines|rules|checklist|focus|criteria|instructions))(?: (?:and|&) \w+)?(?: (?:rules?|conventions?|guidelines?|standards?))?$/.test(
    rest
  );
}
function placeOfTitle(topic) {
  let library = /^`?(?<name>[a-z][\w-]*)\/`? (?:librar(?:y|ies)|packages?|modules?|apps?|crates?|projects?|layers?)$/.exec(topic)?.groups?.name;
  if (library !== void 0)
    return { inside: [{ kind: "folder", name: library }], outside: [] };
  if (/^(?:[a-z]+ )?layout$|^(?:[a-z]+ )?migration$/.test(topic))
    return;
  let rest = topic.replace(
    /^(?:in|for|working (?:in|with|on)|writing|when writing|rules for|conventions for|guidelines for) (?:the )?/,
    ""
  ).replace(/:$/, "");
  if (TESTING.test(rest) || KIND_OF_TESTING.test(rest))
    return { inside: [{ kind: "tests" }], outside: [] };
  let named = readPlace(rest, []);
  if (named !== void 0)
    return named;
  let general = rest.replace(TOPIC2, "").replace(TOPIC2, "").trim();
  return general === rest || general === "" ? /^[\w.*@/-]+ \(.*\)$/.test(rest) ? readPlace(rest.replace(/ \(.*\)$/, ""), []) : void 0 : TESTING.test(general) ? { inside: [{ kind: "tests" }], outside: [] } : readPlace(general, []);
}
var OF_LANGUAGE2 = /^(?:(?:(?:coding |code |general |key |specific |important )*(?:rules?|guidelines?|conventions?|standards?|notes|tips|best practices|practices|instructions|requirements?|style)|writing|using|working) ?(?:for|in|with|on|of)?|exceptions?|ui|front-?end|web)$/;
var NO_LANGUAGE_BEFORE = /^(?:go|swift|c|dart|shell|scala|rails|flask|json|markdown|html|sql)$/;
var OF_QUERIES = /\bsql (?:migrations?|queries|schemas?|style|standards|conventions|naming|scripts?|code|rules)\b/;
var OF_R = /^r (?=(?:packages?|code|coding|style|scripts?|functions?|development|conventions?|guidelines?|programming)\b)/;
function languagesIn(topic) {
  if (OF_R.test(topic))
    return ["r"];
  let names = topic.split(/[\s,/&()]+/), languages = names.flatMap((name, index) => {
    let found = languagesOf(name.replace(/:$/, "")) ?? [];
    return NO_LANGUAGE_BEFORE.test(name) && index > 0 && names.length > 3 && !OF_QUERIES.test(topic) ? [] : found;
  });
  return languages.length === 0 ? void 0 : [...new Set(languages)];
}
function withoutLanguages(topic) {
  return topic.replace(OF_R, "").split(/[\s,/&()]+/).filter(
    (word) => languagesOf(word.replace(/:$/, "")) === void 0 && !/^(?:and|or|code|files?|specific|-specific)$/.test(word)
  ).join(" ").replace(TOPIC2, "").replace(TOPIC2, "").trim();
}
function limitingStems(words2) {
  return DESCRIBES_FAULTS.test(words2) ? [] : [...words2.matchAll(ALL_LIMITING)].map(([word]) => word.replace(/(?:ies|y|ing|e?s)$/, ""));
}
function namesOnlyThings(words2) {
  return !DESCRIBES_FAULTS.test(words2) && ![...words2.matchAll(ALL_LIMITING)].some(([word]) => LIMITS_HOW.test(word));
}
// src/literal/reading/scope/heading-scope.ts
var known3 = /* @__PURE__ */ new WeakMap();
function readHeadings(headings) {
  let found = known3.get(headings) ?? joinHeadings(headings);
  return known3.set(headings, found), found;
}
function readHeadingsOf(headings, plain2) {
  let read = readHeadings(headings);
  return read.kind === "unread" && read.otherwise !== void 0 && read.limits !== void 0 && read.limits.length > 0 && read.limits.every((stem) => plain2.includes(stem)) ? read.otherwise : read;
}
function joinHeadings(headings) {
  let scope = EVERYWHERE3, understood = EVERYWHERE3, polarity, showsFaults = false, limiting, limits = [], isAboutThings = true, document = stemsOfDocument(headings);
  for (let heading of headings) {
    let { depth, title } = heading, words2 = titleWords(heading);
    if (FAULTS.test(words2)) {
      showsFaults = true;
      continue;
    }
    let own = leadInPolarity(words2);
    polarity = own ?? polarity;
    let isDocument = depth === 1 && headings[0]?.title === title, read = own === void 0 ? readWholeTitle(heading, isDocument) : EVERYWHERE3, stems = read === void 0 ? limitingStems(words2) : [], joined2 = stems.length > 0 && stems.every((stem) => document.has(stem)) ? scope : read === void 0 ? void 0 : narrowScope(scope, read);
    if (joined2 !== void 0) {
      scope = joined2, understood = (read === void 0 ? void 0 : narrowScope(understood, read)) ?? understood;
      continue;
    }
    limiting ??= title, understood = withoutPlaces(understood), isAboutThings &&= read === void 0 && namesOnlyThings(words2), limits.push(...stems);
  }
  let found = {
    kind: "scope",
    scope,
    ...polarity === void 0 ? {} : { polarity },
    ...showsFaults ? { showsFaults } : {}
  };
  return limiting === void 0 ? found : {
    kind: "unread",
    why: {
      reason: `the heading "${shortTitle(limiting)}" may limit where it counts`,
      hint: 'name the place in the sentence: "Never use `x` in `src/api/`"'
    },
    known: understood,
    ...isAboutThings ? { otherwise: found, limits } : {}
  };
}
function withoutPlaces({ languages }) {
  return { ...EVERYWHERE3, ...languages === void 0 ? {} : { languages } };
}
function stemsOfDocument(headings) {
  let [first] = headings;
  return new Set(first?.depth === 1 ? limitingStems(titleWords(first)) : []);
}
var FAULTS = /^(?:(?:common|frequent|known|important|typical|critical|key) )*(?:pitfalls?|mistakes?|gotchas?|anti-?patterns?|errors|issues|traps)(?: (?:and|&) (?:pitfalls?|mistakes?|gotchas?|anti-?patterns?))?(?: to avoid)?$/;
// src/literal/check-languages.ts
function isOfCommands({ languages }) {
  return languages === COMMAND_LANGUAGES;
}
function withoutLanguages2(check) {
  let { family, clause, finder: finder2 } = check, isOfDocuments = family === "documents" && (!canReport(check) || OF_PROSE.test(finder2.words) && isLimitedByTitleAlone(clause));
  if (family === "titles" || family === "secrets" || isOfCommands(finder2) || isOfDocuments) {
    let { languages: _2, ...scope2 } = clause.scope;
    return { ...check, clause: { ...clause, scope: scope2 } };
  }
  if ((family === "uses" || family === "imports") && isOfData(clause)) {
    let { languages: _2, ...scope2 } = clause.scope;
    return { ...check, clause: { ...clause, scope: scope2 } };
  }
  let isNamed3 = clause.polarity === "forbidden" || /^reports new files in [A-Z]/.test(check.finder.words);
  if (family !== "paths" || !isNamed3)
    return check;
  let { languages: _, ...scope } = clause.scope, namesPath = listMaskedCodes(clause.object, clause.codes).every((code) => NAMES_PATH.test(code)), isBelowArea = clause.polarity === "forbidden" && namesPath && scope.inside.every(({ kind: kind2 }) => kind2 === "folder");
  return { ...check, clause: { ...clause, scope: isBelowArea ? { ...scope, inside: [] } : scope } };
}
var OF_PROSE = /\bin prose\b/;
function isLimitedByTitleAlone({ scope, statement: { headings } }) {
  let titles = headings.filter(({ depth }) => depth === 1);
  return scope.languages !== void 0 && titles.length > 0 && isEqual(readHeadings(titles), scope.languages);
}
function isEqual(read, languages) {
  return read.kind === "scope" && read.scope.languages?.join() === languages.join();
}
var NAMES_PATH = /\w\/\w|^\*?\.\w+\.\w+$/;
function isOfData({ scope, object, codes }) {
  let { languages = [] } = scope, named = listMaskedCodes(object, codes);
  return languages.length > 0 && languages.every((id) => DATA.has(id)) && named.length > 0 && named.every((code) => /^[\p{L}_$][\w$]*(?:(?:\.|::)[\p{L}_$][\w$]*)*(?:\(.*\))?$/u.test(code) && /[(.:]/.test(code));
}
var DATA = /* @__PURE__ */ new Set(["json", "jsonc", "csv", "toml", "xml"]);
var OF_ANY_LANGUAGE = /* @__PURE__ */ new Set(["companions", "layout", "limits", "naming"]);
function inSection(check, sectionLanguages) {
  let { family, clause, finder: finder2 } = check, languages = finder2.looksAt === "code" && clause.scope.languages === void 0 && OF_ANY_LANGUAGE.has(family) ? sectionLanguages() : void 0, isPossible = languages?.some((one) => finder2.languages?.includes(one) !== false) === true;
  return languages !== void 0 && isPossible ? { ...check, clause: { ...clause, scope: { ...clause.scope, languages } } } : check;
}
function canReport({ finder: finder2, clause }) {
  let { languages, inside } = clause.scope, isInTestsAlone = inside.length > 0 && inside.every(({ kind: kind2 }) => kind2 === "tests");
  return (languages === void 0 || finder2.languages?.some((id) => languages.includes(id)) !== false) && !(isInTestsAlone && finder2.leavesTestsOut === true);
}
// src/literal/document-languages.ts
var NAMED9 = [
  [
    SCRIPT_FILES,
    /\b(?:TypeScript|JavaScript|React|Next\.js|Node(?:\.js)?|Vue|Svelte|Angular|Deno|ESLint|Vite|Vitest|Jest|npm|pnpm|yarn)\b|\.[cm]?[jt]sx?\b/i
  ],
  [["python"], /\b(?:Python|pytest|pip|uv|ruff|mypy|Django|FastAPI|Flask|PEP ?8)\b|\.py\b/i],
  [
    ["csharp", "razor", "fsharp", "vb"],
    /\bC#|\bF#|\.NET\b|\bASP\.NET\b|\b(?:dotnet|NuGet|Blazor|XAML|xUnit|NUnit|MSTest|csproj)\b|\.cs\b/i
  ],
  [
    ["java", "kotlin", "groovy", "scala"],
    /\b(?:Java|Maven|Gradle|Spring(?: Boot)?|JUnit|Kotlin|Scala|Lombok)\b|\.(?:java|kt|scala)\b/i
  ],
  [
    ["go"],
    /\b(?:Golang|gofmt|golangci-lint|go\.mod|go (?:test|build|vet|fmt|mod))\b|\bGo\b(?! (?:to|through|back|ahead|with|for|over|into)\b)|\.go\b/
  ],
  [["rust"], /\b(?:Rust|cargo|clippy|rustfmt)\b|\.rs\b/i],
  [["ruby"], /\b(?:Ruby|Rails|RSpec|rubocop)\b|\.rb\b/i],
  [["php", "blade"], /\b(?:PHP|Composer|Laravel|Symfony|phpstan)\b|\.php\b/i],
  [["swift"], /\b(?:Swift|SwiftUI|Xcode|XCTest)\b|\.swift\b/],
  [["c", "cpp", "cuda-cpp"], /\bC\+\+|\b(?:CMake|clang-format|clang-tidy)\b|\.(?:cpp|hpp|cc|h|c)\b/i],
  [["dart"], /\b(?:Dart|Flutter)\b/],
  [["elixir"], /\b(?:Elixir|Phoenix LiveView|mix (?:test|format))\b/],
  [["shellscript"], /\b(?:bash|shellcheck|shell scripts?)\b|\.sh\b/i],
  [["powershell"], /\bPowerShell\b|\.psm?1\b/i],
  [["lua"], /\bLua\b/],
  [["r"], /\btestthat\b|\broxygen2?\b/]
];
var BY_WORDS4 = /* @__PURE__ */ new Set(["companions", "constructs", "errors-and-logs", "layout"]);
var known4 = /* @__PURE__ */ new WeakMap();
function isOfOtherSection({ clause }) {
  let { languages } = clause.scope, [first, ...others] = clause.statement.headings;
  if (languages === void 0 || first?.depth !== 1)
    return false;
  let named = languagesNamed2(others.map(({ title }) => title).join(`
`));
  return named.size > 0 && !languages.some((id) => named.has(id)) && languages.every((id) => ALL_NAMED.has(id));
}
function isOfOtherLanguage({ family, clause, finder: finder2 }, statements) {
  if (isOwnAny(clause, statements))
    return clause.scope.languages?.every((id) => TYPED_SCRIPT_FILES.includes(id)) === true;
  let { languages } = finder2;
  if (!BY_WORDS4.has(family) || clause.scope.languages !== void 0 || languages === void 0)
    return false;
  let named = languagesOfDocument(statements);
  return named.size > 0 && !languages.some((id) => named.has(id));
}
function inDocument(check, statements) {
  let { family, clause, finder: finder2 } = check, named = family === "layout" && clause.scope.languages === void 0 ? languagesOfDocument(statements) : void 0, languages = finder2.languages?.filter((id) => named?.has(id));
  return languages === void 0 || languages.length === 0 ? check : { ...check, clause: { ...clause, scope: { ...clause.scope, languages } } };
}
function languagesOfDocument(statements) {
  let found = known4.get(statements) ?? readLanguages2(statements);
  return known4.set(statements, found), found;
}
function readLanguages2(statements) {
  let text = [...new Set(statements.flatMap(({ headings }) => headings.map(({ title }) => title))), ...statements.map((one) => one.text)].join(`
`);
  return languagesNamed2(text);
}
function languagesNamed2(text) {
  return new Set(NAMED9.filter(([, words2]) => words2.test(text)).flatMap(([languages]) => languages));
}
var ALL_NAMED = new Set(NAMED9.flatMap(([languages]) => languages));
function isOwnAny({ object, codes }, statements) {
  let named = listMaskedCodes(object, codes), languages = languagesOfDocument(statements);
  return named.length > 0 && named.every((code) => code.trim() === "any") && !languages.has("typescript") && ["go", "kotlin", "swift"].some((id) => languages.has(id));
}
// src/literal/meant-elsewhere.ts
function isMeantElsewhere({ family, clause }) {
  let { headings, leadIns, text } = clause.statement, above = [...headings.map(({ title }) => title), ...leadIns];
  return OF_TEXTS.has(family) && above.some((words2) => TEXTS_OF_CHANGES.test(words2)) || family === "uses" && above.some((words2) => TOOLS_OF_ASSISTANTS.test(words2)) || family === "companions" && above.slice(-1 - leadIns.length).some((words2) => WRITTEN_BY_GENERATORS.test(words2)) || family === "titles" && leadIns.some((words2) => CONDITION2.test(words2) && !NAMES_CHANGES.test(words2)) || // `Mock services, not objects` says which objects are not mocked, and not that none is.
  clause.verb === "mock" && clause.instead !== void 0 || family === "paths" && TESTS_OF_PART.test(text) || OF_CODE2.has(family) && BEGINS_WITH_PART.test(text) && isWithoutPlace(clause);
}
function withoutPlaceOfThing(check) {
  let { clause, finder: finder2 } = check, { inside } = clause.scope, title = clause.statement.headings.at(-1)?.title ?? "";
  return inside.length > 0 && inside.every((place) => place.kind === "folder" && /^(?:components?|hooks?)$/.test(place.name)) && /\b(?:components?|hooks?)\b/i.test(title) && /\b(?:components?|hooks?)\b/.test(finder2.words) ? { ...check, clause: { ...clause, scope: { ...clause.scope, inside: [] } } } : check;
}
var OF_TEXTS = /* @__PURE__ */ new Set(["constructs", "documents", "layout", "limits", "naming"]);
var TEXTS_OF_CHANGES = /\b(?:git )?(?:commits?|pull requests?|prs?|merge requests?|branch(?:es)?)(?:[ -](?:messages?|conventions?|formats?|formatting|style|subjects?|titles?|descriptions?|bod(?:y|ies)|templates?|guidelines?|standards?|naming|names?))+\b|\bconventional commits?\b|^[^\p{L}]*(?:git )?commits?(?: (?:and|&) (?:pull requests?|prs?))?[^\p{L}]*$/iu;
var CONDITION2 = /^[^\p{L}]*(?:if|when|unless)\b/iu;
var NAMES_CHANGES = /\b(?:commit(?:s|ting)?|pull requests?|prs?|branch(?:es)?|titles?)\b/i;
var TOOLS_OF_ASSISTANTS = /\b(?:tools?[ -](?:usage|use|calls?|calling|selection|policy|restrictions?|permissions?|preferences?)|(?:allowed|available|forbidden|prohibited|permitted|mcp|agent)[ -]tools?)\b/i;
var WRITTEN_BY_GENERATORS = /^[^\p{L}]*code generation[^\p{L}]*$|\b(?:auto-?)?generated (?:code|sources?|output|files?|comments?)\b/iu;
var TESTS_OF_PART = /^[^\p{L}]*(?:check|lint|rule|review|report|format|build|type|command|query|model|render) tests\b/iu;
var OF_CODE2 = /* @__PURE__ */ new Set(["calls", "constructs", "uses"]);
var BEGINS_WITH_PART = new RegExp("^[^\\p{L}]*(?:[A-Z][a-z]+){2,}[^\\p{L}\\s]* [-\u2013\u2014] (?=\\p{L})", "u");
function isWithoutPlace({ scope: { inside, languages } }) {
  return inside.length === 0 && languages === void 0;
}
// src/literal/reading/markdown/antecedents.ts
var FILES7 = "(?:files?|folders?|director(?:y|ies)|artifacts?|code|outputs?)";
var HOW = "(?: (?:directly|manually|by hand|themselves|yourself|in place))*";
var EDITS_THEM = new RegExp(
  `^(?:[a-z]+: )?(?:you |agents? )?(?:never|do not|don't|must not|should not|please do not)(?: ever)?(?: manually| directly)? (?<verb>edit|modify|change|touch|hand-edit|hand edit)(?:(?: or | ?/ ?)(?:edit|modify|change|touch|delete|commit changes to))? (?:(?<one>it|this ${FILES7})|(?<all>them|these(?: ${FILES7})?|those(?: ${FILES7})?|(?:any of )?(?:the )?following(?: ${FILES7})?))${HOW}[.!]*$`
);
var MADE_BY_TOOL = /\b(?:auto-?generated?|generated?|generates?|codegen|compiled|build (?:outputs?|artifacts?)|vendored|submodules?|synced|mirrored|overwritten|machine-written)\b/i;
var MOST_BETWEEN = 4;
function namePlaces(statements, index) {
  let statement = statements[index], groups = statement === void 0 || statement.parts.some(({ kind: kind2 }) => kind2 === "code") || isBareOrder(statement) ? void 0 : EDITS_THEM.exec(plainWords(statement.text).replace(/^[^\p{L}]+/u, ""))?.groups;
  if (statement === void 0 || groups === void 0 && !isBareOrder(statement))
    return;
  let paths2 = pathsBefore(statement, statements[index - 1]) ?? (groups?.all === void 0 ? void 0 : pathsBelow(statement, statements.slice(index + 1)));
  return paths2 === void 0 ? void 0 : [
    { kind: "words", value: `Never ${groups?.verb ?? "edit"} generated files in ` },
    ...paths2.flatMap((value, at2) => [
      { kind: "words", value: at2 === 0 ? "" : ", " },
      { kind: "code", value }
    ]),
    { kind: "words", value: " directly" }
  ];
}
var BARE_ORDER = /^(?:[a-z]+: )?(?:never|do not|don't|must not|please do not) (?:edit|modify|change|touch) (?:directly|manually|by hand)(?:[.!]*|(?:,|;| [-–—]) ?(?:instead,? |but |please )?(?:re-?generate|run|use|edit|update|change|rebuild)\b(?!.*\b(?:unless|except|if|when)\b).{1,100})$/;
function isBareOrder({ text }) {
  return BARE_ORDER.test(plainWords(text).replace(/^[^\p{L}]+/u, ""));
}
function pathsBefore({ headings, offset }, before) {
  if (!(before !== void 0 && before.headings === headings && offset - before.range.end <= MOST_BETWEEN) || !MADE_BY_TOOL.test(before.text))
    return;
  let [first, ...more] = before.parts.filter(({ kind: kind2, value }) => kind2 === "code" || value.trim() !== "");
  return first?.kind === "code" && isPath(first.value) && more.length > 0 ? [first.value] : void 0;
}
function pathsBelow({ headings }, below) {
  let paths2 = [];
  for (let one of below) {
    let [first, second] = one.parts.filter(({ kind: kind2, value }) => kind2 === "code" || value.trim() !== "");
    if (!(one.headings === headings && first?.kind === "code" && isPath(first.value) && (second === void 0 || /^\s*(?:[-–—:(]|$)/.test(second.value))))
      break;
    paths2.push(first.value);
  }
  return paths2.length === 0 ? void 0 : paths2;
}
function isPath(code) {
  return /^[\w.*-]*(?:\/[\w.*{},-]*)+$|^[\w*-]+(?:\.[\w*-]+)+$/.test(code.trim()) && !/^\/|\.\.\.|\(/.test(code.trim());
}
// src/literal/reading/bare-imperatives.ts
function isBelowDont({ headings, leadIns, cells }) {
  let title = plainWords(shortTitle(headings.at(-1)?.title ?? "")).replaceAll(/^[^\p{L}]+|[^\p{L}']+$/gu, "");
  return leadIns.length === 0 && cells === void 0 && /^(?:do not|don'?ts?|never(?: do(?: this)?)?|must not|what not to do)$/.test(title);
}
var REPLACES = /^(?!never|do not|don't|avoid|no )[a-z]+ .*\b(?:instead of|rather than)\b/;
var BARE_IMPERATIVE = /^(?:use|add|write|create|call|import|commit|edit|modify|skip|catch|throw|log|hard-?code|mix|nest|put|leave|ignore|swallow|mutate|disable|suppress|expose|return|define|declare|omit|bypass|introduce|export|access|store|place|rely) (?!.*\b(?:instead|rather than)\b)/;
function isBareImperative(words2) {
  return !/^(?:always|must|should|prefer|ensure|make sure|only|instead)\b/.test(words2) && !/\b(?:must|should|instead|rather)\b/.test(words2);
}
// src/literal/reading/heads/verbs.ts
var VERBS5 = `abbreviate abuse accept access add adhere adopt alias allow alter annotate append apply assert assign assume author await
  base begin belong block break build bump bundle bypass cache call capitalize cast catch change chain check choose clean
  clear close combine comment commit compare compose compute concatenate configure construct contain convert copy couple create
  debug declare decorate default define delete depend deploy derive describe design destructure develop disable discard do
  document drop duplicate edit embed employ enable encode end enforce enqueue escape evaluate exceed exclude execute exit
  explain expose export extend extract fail fetch fix follow force forget format generate give globalize go group guard
  hand-edit handle hard-code hardcode hash have hide hoist ignore implement import include indent inherit initialise initialize
  inject inline insert inspect install instantiate interpolate introduce invoke iterate join keep launch lead leak leave let
  link lint list live load localize locate log lower make mark match maintain memoize mention merge mix mock modify monkeypatch
  move mutate name nest null-check omit open order organise organize output overload override overuse overwrite parse pass
  patch perform pick pin place poll prefer prefix preserve print propagate provide publish pull push put query raise re-export
  re-raise re-throw read reassign rebase redefine reexport refactor refer reference regenerate register reintroduce reimplement
  rely remove rename render reorder repeat replace require reside resolve rethrow retry return reuse revert rewrite run sanitize save
  scatter schedule separate serialize serve set shadow share ship show silence sit skip sleep sort specify spell split spread spawn squash stage start state
  stay stick store stub stringify submit subclass suffix suggest suppress swallow swap switch tag take target terminate test throw touch track
  translate treat trim trigger truncate trust try type uncomment unwrap update upgrade use utilise utilize validate vendor
  verify version wait wrap write yield be ask batch bring capture clarify classify collect consider copy-paste dispose distribute download
  eliminate encapsulate encrypt examine find get guide help identify incorporate isolate justify leverage look
  maximize measure minimize mirror monitor normalize note obtain optimize parametrize parameterize practice prevent process
  produce protect re-run recommend reject rerun respect restrict retain review roll scan see select send serve simplify
  sprinkle strive strip surround synchronize tell turn understand warn watch work fake force-push amend interact intercept
  loop dereference downcast upcast synthesize subscribe sanitize scope sort spin align archive concat nullify
  recurse recreate reach request require round seal toggle typecheck undo unsubscribe unlock
  wire zip sign colocate co-locate reuse`.split(/\s+/);
var IRREGULAR2 = {
  has: "have",
  having: "have",
  had: "have",
  does: "do",
  done: "do",
  goes: "go",
  gone: "go",
  written: "write",
  kept: "keep",
  made: "make",
  left: "leave",
  thrown: "throw",
  built: "build",
  shown: "show",
  given: "give",
  chosen: "choose",
  caught: "catch",
  hidden: "hide",
  taken: "take",
  spelt: "spell",
  begun: "begin",
  broken: "break",
  rewritten: "rewrite",
  overwritten: "overwrite",
  overridden: "override",
  rethrown: "rethrow",
  lying: "lie",
  is: "be",
  are: "be",
  being: "be"
};
var SAME_PARTICIPLE = /* @__PURE__ */ new Set(["put", "set", "read", "run", "split", "let", "spread"]);
var BASES = new Set(VERBS5);
var FORMS14 = listForms();
function baseVerb(word) {
  return BASES.has(word) ? word : void 0;
}
function verbOfGerund(word) {
  return FORMS14.gerunds.get(word);
}
function verbOfParticiple(word) {
  return FORMS14.participles.get(word);
}
function verbOfThirdPerson(word) {
  return FORMS14.thirds.get(word);
}
function listForms() {
  let gerunds = /* @__PURE__ */ new Map(), participles = /* @__PURE__ */ new Map(), thirds = /* @__PURE__ */ new Map();
  for (let verb of VERBS5) {
    for (let stem of stemsOf(verb))
      gerunds.set(`${stem}ing`, verb), participles.set(`${stem}ed`, verb);
    participles.set(verb.replace(/y$/, "i").replace(/e?$/, "ed"), verb), thirds.set(/(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`, verb), thirds.set(verb.replace(/y$/, "ie") + "s", verb);
  }
  for (let [form, verb] of Object.entries(IRREGULAR2))
    (form.endsWith("ing") ? gerunds : ["has", "does", "goes", "is", "are"].includes(form) ? thirds : participles).set(form, verb);
  for (let verb of SAME_PARTICIPLE)
    participles.set(verb, verb);
  return { gerunds, participles, thirds };
}
function stemsOf(verb) {
  return /[^aeioy]e$/.test(verb) ? [verb.slice(0, -1)] : /[aeiou][bdglmnprt]$/.test(verb) ? [verb, `${verb}${verb.slice(-1)}`] : [verb];
}
// src/literal/reading/sentences/said.ts
function isUnread(read) {
  return "reason" in read;
}
function unknownForm() {
  return {
    reason: "its wording is not known",
    hint: 'word it as "Never use `x`", "Use `a` instead of `b`" or "Functions must \u2026"'
  };
}
function joinEach(all) {
  let said = [];
  for (let one of all) {
    if (isUnread(one))
      return one;
    said.push(one);
  }
  return said.length === 0 ? unknownForm() : said;
}
function mapScope(said, change) {
  return joinEach(
    said.map((one) => {
      let scope = change(one.scope);
      return scope === void 0 ? { reason: "it names two places, and a check can take only one" } : { ...one, scope };
    })
  );
}
function explain(said, words2) {
  return said.map(
    (one, index) => index < said.length - 1 ? one : { ...one, explanation: one.explanation === void 0 ? words2 : `${one.explanation}; ${words2}` }
  );
}
// src/literal/reading/limit-clauses.ts
var TWO_PLACES = {
  reason: "it, its heading or its list name two places, and a check can take only one"
};
function limitEach(said, scope) {
  if (scope === void 0)
    return said;
  let limited = said.flatMap((one) => {
    let joined2 = narrowScope(scope, one.scope);
    return joined2 === void 0 ? [] : [{ ...one, scope: joined2 }];
  });
  return limited.length === said.length ? limited : TWO_PLACES;
}
function limitAll(said, outer, next, codes) {
  let limited = limitEach(said, outer);
  if (isUnread(limited) || next === void 0 || isOwnRule(next, codes) || !takesBack(next, codes) || BANS.test(next.text) && said.every(({ polarity }) => polarity === "forbidden"))
    return limited;
  let place = /^(?:except(?:ions?)?|but|the only exceptions?|this does not apply)(?: (?:is|are))?:? (?:for |in |to |inside |within )*(?<place>.+?)[.!]*$/.exec(
    plainWords(next.text)
  )?.groups?.place, read = place === void 0 ? void 0 : readPlace(place, []), without = read === void 0 ? [] : limited.flatMap((one) => {
    let scope = excludePlace(one.scope, read);
    return scope === void 0 ? [] : [{ ...one, scope }];
  });
  return without.length === limited.length ? without : {
    reason: "the statement after it takes something back",
    hint: 'put the exception into the sentence: "\u2026, except in tests"'
  };
}
var BANS = /^[^\p{L}]*(?:never|do not|don't|avoid|must not|no)\b/iu;
function isOwnRule({ text, parts }, codes) {
  let who = /^only [^a-z]{0,3}(?:the )?`[^`]+`[^,;:]{0,60} (?:may|should|can|must) [a-z]/i.test(text), isShared = parts.some(({ kind: kind2, value }) => kind2 === "code" && codes.includes(value));
  if (who && !isShared)
    return true;
  let verb = /^only (?<verb>[a-z]+) (?!it\b|them\b|this\b|these\b|that\b|so\b)/i.exec(text)?.groups?.verb;
  return verb !== void 0 && baseVerb(verb.toLowerCase()) !== void 0 && !isShared;
}
// src/literal/reading/markdown/bare-code.ts
var EXTENSIONS = "tsx?|[mc]ts|jsx|[mc]js|py|pyi|rb|rs|go|java|kts?|cs|csproj|cshtml|razor|cpp|hpp|php|swift|scala|s?css|less|html|mdx?|jsonc?|ya?ml|toml|xml|sql|sh|bash|ps1|vue|svelte|proto|lock|txt|sln|props|targets|config|cfg|ini|graphql|prisma|tf|tfstate|tfvars|bicep|snap|env|gradle|mod|sum";
var BARE_CODE = new RegExp(
  [
    String.raw`(?<![\w/.@~$*-])(?:\*\.)?(?:\.{0,2}\/)?(?:[\w@*.-]{1,40}\/){0,8}(?:\*|[\w-]{1,60}(?:\.[\w-]{1,30}){0,3}|)\.(?:${EXTENSIONS})(?![\w/-]|\.\w)`,
    String.raw`(?<![\w/.@~$*:-])(?:\.{0,2}\/)?(?:\.?[a-zA-Z][\w.-]{1,40}\/){2,8}(?![\w/*])`,
    String.raw`(?<![\w/.@~$*:-])(?:dist|node_modules|build|vendor|generated|out|target|coverage|migrations)\/(?![\w/*])`,
    String.raw`(?<![\w/.@~$*-])package-lock\.json(?!\w)`,
    String.raw`(?<![\w/.@~$*-])console\.(?:log|error|warn|info|debug|\*)(?:\(\))?(?!\w)`,
    String.raw`(?<![\w/.@~$*-])[A-Za-z_][\w]{1,40}(?:\.[A-Za-z_]\w{1,40}){0,3}\(\)`,
    String.raw`(?<![\w/.@~$*)\]-])\.[a-z_]\w{1,40}\(\)`,
    String.raw`(?<![\w/.@~$*-])(?:panic|todo|unimplemented|unreachable|e?println|e?print|dbg)!(?:\(\))?(?!\w)`,
    // `localStorage`, `useEffect`: nobody writes other words so.
    String.raw`(?<![\w/.@~$*#:<>-])[a-z]{2,20}(?:[A-Z][a-z\d]{1,20}){1,4}(?![\w/-]|\.\w)`,
    String.raw`(?<![\w/.@~$*#:<>-])[$]?[A-Za-z_]\w{1,30}(?:->|::)[A-Za-z_]\w{1,40}\*?(?:\(\))?(?![\w/-])`
  ].join("|"),
  "g"
);
var NO_FILE = /^(?:e\.g|i\.e|etc|vs|asp\.net|socket\.io|web\.config files)$/i;
var NO_NAME2 = /^(?:(?:lower|upper)?camelCase|(?:pascal|snake|kebab|title|sentence|constant|dot|path|header|upper|lower)Case|[a-z]+Script|gitHub|gitLab|mySql|postgreSql|graphQl|[a-z]+Js|[a-z]+Doc|youTube|linkedIn|devOps|openAi|webSockets?|webAssembly)$/;
var PRODUCT2 = /^[A-Z][a-zA-Z]*\.(?:js|ts|io|net|ai|py|rs|config)$/;
function quoteBareCode(parts) {
  return parts.some(
    ({ kind: kind2, value }) => kind2 === "words" && (/[.][a-z]|\(\)|\/|::|->|[a-z]!/i.test(value) || /[a-z][A-Z][a-z]/.test(value))
  ) ? parts.flatMap((part) => part.kind === "words" ? quoteIn(part.value) : [part]) : parts;
}
function quoteIn(words2) {
  let parts = [], from = 0;
  for (let { 0: code, index } of words2.matchAll(BARE_CODE)) {
    let isQuoted = /["'“‘]$/.test(words2.slice(0, index));
    NO_FILE.test(code) || NO_NAME2.test(code) || PRODUCT2.test(code) && code !== "NuGet.config" || isQuoted || (parts.push({ kind: "words", value: words2.slice(from, index) }, { kind: "code", value: code }), from = index + code.length);
  }
  return [...parts, { kind: "words", value: words2.slice(from) }];
}
// src/literal/reading/markdown/example-colon.ts
var GOES_ON = /(?:^| )(?:with|as|following|this|these|those|below|by|to|in|from|like|use|using|is|are|be|or|and|of|for|on|the|a|an|must|should|include|includes|have|when|if|where|example|examples|pattern|format|structure|order|way|steps?)$/;
function withoutColon(plain2) {
  let rule = plain2.replace(/\s*[:：]$/u, "");
  return GOES_ON.test(rule) ? plain2 : rule;
}
// src/literal/reading/markdown/examples.ts
var BAD = /❌|✗|✘|🚫|⛔|👎|\b(?:bad|wrong|incorrect|avoid|don['’]?t|do not|never|not like this|before|invalid|not ok|no)\b/iu;
var GOOD = /✅|✔|✓|👍|\b(?:good|right|correct|prefer(?:red)?|do|instead|yes|after|always|valid|better|ok|use)\b/iu;
var COMMENT2 = /^\s*(?:\/\/|#(?!\[|!|include|define|if|region|nullable)|--|<!--|\/\*|;)\s*(?<words>.{1,80}?)\s*(?:-->|\*\/)?\s*$/;
function readExamples({ blocks }) {
  return blocks.flatMap((block) => {
    let isGood = block.label === void 0 ? void 0 : judge2(block.label);
    return isGood === void 0 ? splitByComments(block) : [exampleOf(isGood, block, block.code)];
  });
}
function exampleOf(isGood, { language }, code) {
  return { isGood, language, code };
}
function judge2(words2) {
  return BAD.test(words2) ? false : GOOD.test(words2) ? true : void 0;
}
function splitByComments(block) {
  let examples = [], isGood, lines = [], end = () => {
    isGood !== void 0 && lines.some((line) => line.trim() !== "") && examples.push(exampleOf(isGood, block, lines.join(`
`).trim())), lines = [];
  };
  for (let line of block.code.split(`
`)) {
    let words2 = COMMENT2.exec(line)?.groups?.words, found = words2 === void 0 || !BEGINS_LABEL.test(words2) ? void 0 : judge2(words2);
    found === void 0 ? lines.push(line) : (end(), isGood = found);
  }
  return end(), examples;
}
var BEGINS_LABEL = /^(?:❌|✗|✘|🚫|⛔|👎|✅|✔|✓|👍|(?:very |not )?(?:bad|wrong|incorrect|avoid|don['’]?t|do not|never|before|invalid|good|right|correct|prefer(?:red)?|do|instead|yes|no|after|always|valid|better|ok)\b(?:[\s:.,!()-]|$))/iu;
// src/literal/reading/markdown/format-options.ts
var OPTIONS = {
  semi: (value) => choice(value, "semicolons", "no semicolons"),
  singlequote: (value) => choice(value, "single quotes", "double quotes"),
  usetabs: (value) => choice(value, "tabs for indentation", "spaces for indentation"),
  tabwidth: (value) => count(value, (number) => `${number}-space indentation`),
  indentsize: (value) => count(value, (number) => `${number}-space indentation`),
  printwidth: (value) => count(value, (number) => `line length ${number}`),
  linelength: (value) => count(value, (number) => `line length ${number}`),
  maxlinelength: (value) => count(value, (number) => `line length ${number}`),
  linewidth: (value) => count(value, (number) => `line length ${number}`),
  trailingcomma: (value) => value === "none" ? "no trailing commas" : /^(?:all|es5)$/.test(value) ? "trailing commas" : void 0
};
function choice(value, yes, no) {
  return value === "true" ? yes : value === "false" ? no : void 0;
}
function count(value, words2) {
  return /^\d{1,3}$/.test(value) ? words2(value) : void 0;
}
var OPTION2 = /^["']?(?<key>[a-z][\w-]{2,20})["']?\s*[:=]\s*["']?(?<value>\w{1,6})["']?,?$/i;
var AROUND = /^(?:[\s,;:.()&+–—-]|\b(?:prettier|biome|formatt(?:er|ing)|format|config(?:uration)?|settings?|options?|code|style|use|uses|using|with|we|the|our|and|is|are|set to|rules?)\b)*$/i;
function spellOptions(parts) {
  let spelled = parts.map((part) => part.kind === "code" ? spellOption(part.value) : void 0);
  return parts.every(
    ({ kind: kind2, value }, index) => kind2 === "code" ? spelled[index] !== void 0 : AROUND.test(value)
  ) && spelled.some((words2) => words2 !== void 0) ? parts.map((part, index) => ({ kind: "words", value: spelled[index] ?? part.value })) : parts;
}
function spellOption(code) {
  let { key = "", value = "" } = OPTION2.exec(code.trim())?.groups ?? {}, name = key.toLowerCase().replaceAll(/[_-]/g, "");
  return Object.hasOwn(OPTIONS, name) ? OPTIONS[name]?.(value.toLowerCase()) : void 0;
}
// src/literal/reading/markdown/tables.ts
var COLUMNS = [
  [
    "forbidden",
    /^(?:don'?ts?|do not|avoid|never|bad|wrong|incorrect|instead of|not|not this|forbidden|do not use|don't use|never use|banned|prohibited|disallowed|anti-?patterns?|mistakes?|pitfalls?|deprecated(?: (?:apis?|props?|methods?|names?))?|old(?: (?:apis?|way|names?|props?))?|legacy(?: api)?|❌.*)$/
  ],
  [
    "required",
    /^(?:do|use|use this|use instead|instead|prefer(?:red)?|good|correct|right|write|replacement|alternative|recommended|idiomatic|fix|solution|better|do this instead|correct approach|right way|new(?: (?:apis?|way|names?|props?))?|recommended(?: (?:apis?|props?))?|replacements?|use instead)$/
  ],
  [
    "rule",
    /^(?:rules?|guidelines?|guidance|requirements?|standard|policy|practices?|best practices?|what to do|directive)$/
  ],
  [
    "subject",
    /^(?:elements?|components?(?: \/ .*)?|types?|kinds?|items?|what|construct|identifiers?|entit(?:y|ies)|symbols?|names?|categor(?:y|ies)|code elements?|artifacts?|things?|naming|files?|file types?|object|member|scope)$/
  ],
  [
    "convention",
    /^(?:conventions?|case|casing|naming|naming conventions?|style|format|pattern|naming style|name format|case style)$/
  ],
  [
    "explanation",
    /^(?:examples?(?: .*)?|why\b.*|reason|purpose|rationale|notes?|comments?|description|explanation|details?|severity|priority|level|#|no\.?|id|status|because|source|reference|enforced by|tool)$/
  ]
];
var USE_NOT = { polarity: "forbidden", strength: "must", verb: "use" };
var SEVERAL_WORDS = /^[a-z]+\d*(?:[A-Z][a-z0-9]+)+$/;
var PLAIN_WORD2 = /^[a-z]+$/;
function isOfMigration(header) {
  return /^[^\p{L}]*(?:old|legacy|deprecated|before|previous|removed|v\d)/iu.test(header);
}
function readRow({ cells }) {
  if (cells === void 0)
    return;
  let banned = bannedPath(cells);
  if (banned !== void 0)
    return { parts: [{ kind: "words", value: "Never edit " }, banned] };
  let columns = cells.map((cell, index) => ({ cell, kind: kindOf2(cell.header, index) })), only = (kind2) => {
    let found = columns.filter((one) => one.kind === kind2 && one.cell.parts.length > 0);
    return found.length === 1 ? found[0]?.cell : void 0;
  };
  if (columns.some(({ kind: kind2, cell }) => kind2 === "unknown" && cell.parts.length > 0))
    return unknownColumns();
  let [forbidden2, required, rule] = [only("forbidden"), only("required"), only("rule")], [subject, convention] = [only("subject"), only("convention")], exact = forbidden2?.parts.filter(({ kind: kind2 }) => kind2 === "code") ?? [];
  if (forbidden2 !== void 0 && required !== void 0 && subject !== void 0 && exact.length > 0 && exact.every(({ value }) => SEVERAL_WORDS.test(value)) && columns.every(({ kind: kind2 }) => kind2 !== "rule" && kind2 !== "convention"))
    return { parts: forbidden2.parts, frame: USE_NOT, instead: required.parts };
  if (forbidden2 !== void 0 && isOfMigration(forbidden2.header) && exact.some(({ value }) => PLAIN_WORD2.test(value)))
    return unknownColumns();
  if (forbidden2 !== void 0 && columns.every(({ kind: kind2 }) => !["rule", "subject", "convention"].includes(kind2)))
    return { parts: forbidden2.parts, frame: USE_NOT, ...required === void 0 ? {} : { instead: required.parts } };
  if (subject !== void 0 && convention !== void 0 && forbidden2 === void 0 && required === void 0) {
    let frame = { polarity: "required", strength: "must", verb: "be", subject: wordsOf4(subject.parts) };
    return hasCode(subject.parts) ? unknownColumns() : { parts: convention.parts, frame };
  }
  return rule !== void 0 && subject !== void 0 && convention === void 0 && !hasCode(subject.parts) ? { parts: [...subject.parts, { kind: "words", value: ": " }, ...rule.parts] } : rule !== void 0 && subject === void 0 && convention === void 0 ? { parts: rule.parts } : unknownColumns();
}
var BANS_EDITS = /^(?:auto-?generated[,;.:—– -]*)?(?:never|do not|don't|must not be) (?:hand-?)?(?:edit|modify|touch|change)(?:ed|ied|d)?(?: (?:it|this|this file|manually|by hand|directly))*(?:[.!]*|[,;.:—– (-]+(?!.*\b(?:unless|except|if|when|only|without)\b).*)$/;
var MOST_CHARACTERS2 = 300;
var PATH = /^[\w@.-]*(?:\/[\w@.*-]+)*(?:\/|\.\w{1,10})$/;
function bannedPath(cells) {
  let isBan = ({ parts }) => {
    let words2 = hasCode(parts) ? "" : wordsOf4(parts);
    return words2.length <= MOST_CHARACTERS2 && BANS_EDITS.test(words2);
  }, codes = cells.flatMap(({ parts }) => parts.filter(({ kind: kind2 }) => kind2 === "code")), [only, ...more] = codes;
  return cells.some(isBan) && only !== void 0 && more.length === 0 && PATH.test(only.value) ? only : void 0;
}
function unknownColumns() {
  return {
    reason: "the columns of its table do not say what is required or forbidden",
    hint: 'give the table the header "Instead of | Use", or write the rule as a sentence'
  };
}
function kindOf2(header, index) {
  let words2 = plainWords(header.replace(/\s*\([^()]*\)\s*$/, "")).replaceAll(/^[^\p{L}#]+|[^\p{L}.#]+$/gu, "");
  if (words2 === "" && /❌|✗|✘|🚫/u.test(header))
    return "forbidden";
  if (words2 === "" && /✅|✔|✓/u.test(header))
    return "required";
  let kinds = COLUMNS.filter(([, expression]) => expression.test(words2)).map(([kind2]) => kind2);
  return kinds.length > 1 ? index === 0 ? "subject" : "convention" : kinds[0] ?? "unknown";
}
function wordsOf4(parts) {
  return plainWords(maskCodeSpans(parts).words);
}
function hasCode(parts) {
  return parts.some(({ kind: kind2 }) => kind2 === "code");
}
// src/literal/reading/wordings/pair-wordings.ts
var CODE6 = "[\\uE000-\\uF8FF]";
var WORD4 = `(?:${CODE6}|@?[a-z][a-z0-9.+#/_-]*)`;
var THING = `${WORD4}(?:(?:, | and | \\+ | & | ){1}${WORD4}){0,7}?`;
var OTHER2 = `${WORD4}(?:(?:,? | ?\\/ ?)${WORD4}){0,5}`;
var CODES = `${CODE6}(?:(?:,? (?:or|and|nor) |, | ?\\/ ?)${CODE6})*`;
var NOT = "(?:never use|do not use|don't use|instead of|rather than|avoid|never|not)";
var PAIRS = [
  new RegExp(
    `^(?<own>${THING})(?:, (?:and |but )?(?:never|not)| (?:and |but )(?:never|not)| not| over| instead of| rather than) (?<other>${OTHER2})$`
  ),
  new RegExp(`^(?<own>${THING}) \\((?:and )?${NOT} (?<other>${OTHER2})\\)$`),
  new RegExp(`^(?<own>${THING})(?: [-\u2013\u2014] ?|; )${NOT} (?<other>${OTHER2})$`)
];
var WITHOUT2 = new RegExp(`^(?<own>${THING}) \\(no (?<other>[a-z][a-z /-]+)\\)$`);
var ARROW = new RegExp(
  `^(?<other>(?:raw |direct |manual |plain |bare )*${CODES}) (?:\u2192|->|=>|\u27A1\uFE0F?) (?:use |prefer )(?<own>${CODE6})$`
);
var SAYS_MORE = /^(?:the|an?|this|that|these|those|it|its|they|we|you|he|our|your|all|any|each|every|some|if|when|while|for|in|on|to|at|by|with|from|as|is|are|was|be|has|have|must|should|shall|can|may|will|do|does|did|not|never|no|always|only|please|avoid|prefer|ensure|make|and|or|but|so|then|there|here|why|what|which|how|where|favou?r|instead)\b/;
var TELLS = /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|must|should|shall|can|may|will|would|could|uses?|returns?|means?|takes?|gets?|gives?|needs?|requires?|contains?|becomes?|runs?|works?|lives?|goes|stays?|comes?|applies|belongs?|matters?|that|which|who|if|when|unless|because|only|just|yet|also|always|necessarily|more|less|one|all|every|both|vice)\b/;
function rewordPair(plain2) {
  let arrow = ARROW.exec(plain2)?.groups;
  if (arrow !== void 0)
    return `use ${arrow.own ?? ""} instead of ${arrow.other ?? ""}`;
  if (!(SAYS_MORE.test(plain2) || baseVerb(/^[a-z-]+/.exec(plain2)?.[0] ?? "") !== void 0))
    for (let form of [...PAIRS, WITHOUT2]) {
      let { own = "", other = "" } = form.exec(plain2)?.groups ?? {};
      if (own !== "" && !TELLS.test(own) && !TELLS.test(other))
        return `use ${withoutPurpose(own, other)} instead of ${other}`;
    }
}
function withoutPurpose(own, other) {
  return /[\uE000-\uF8FF]/u.test(other) ? own : own.replace(/ for .+$/, "");
}
function isPairWithoutVerb(statement) {
  let plain2 = plainWords(statement.replaceAll(/`[^`]+`/g, "\uE000")).replace(/^[a-z ]{2,30}: /, "");
  return rewordPair(plain2.replace(/[\s.!:]+$/, "")) !== void 0;
}
// src/literal/reading/heads/read-head.ts
var POLITE = /^(?:(?:please|also|additionally|furthermore|moreover|then|just|simply|importantly|strictly|instead|and|but|so|however|ideally|generally|thus|therefore|in general|by default|note that|remember that|you|we|i|one|it is important to|it's important to|important|developers?|contributors?|agents?(?! (?:definition )?files?\b)|the agent|copilot|github copilot|claude|ai agents?|ai assistants?|assistants?|reviewers?|authors?|everyone|engineers?)[,:]? )+(?=\S)/;
function readHead(words2, frame) {
  let said = words2.trim().replace(/[\s.,;:!]+$/, "").replace(POLITE, "");
  if (!(said === "" || said.length > 300 || said.endsWith("?")))
    return leavesChoice(said) ? { reason: "it leaves the choice to the author of the code", hint: "say what must or must not be done" } : readImperative(said, frame) ?? readAboutSubject(said) ?? readThing(said, frame);
}
function leavesChoice(said) {
  return /^(?:consider|feel free|you may|may|can|might|could|it is (?:fine|ok|okay|allowed|possible)|it's (?:fine|ok|okay)|no need to|do not need|don't need|do not have to|don't have to|do not worry|don't worry|don't be afraid|do not hesitate|don't hesitate|not all|not every|not necessarily|don't just|do not just|don't only|do not only|don't always|do not always|never mind|no problem|try)\b/.test(
    said
  );
}
var ADVERBS = "(?:(?:as much as possible|where(?:ver)? possible|when(?:ever)? possible|if possible|ever|also|simply|blindly|accidentally|explicitly|strictly|generally|typically|normally|usually|always|consistently|under any circumstances|again) )*";
var HAND = "(?:(?<hand>manually|directly|unnecessarily|excessively|needlessly|silently|automatically|deeply|overly|by hand|either) )?";
var NEGATIVE = new RegExp(
  `^(?<modal>must not|mustn't|must never|should not|shouldn't|should never|shall not|shall never|may not|may never|cannot|can't|can not|do not|don't|dont|never|not|refrain from|is not allowed to|are not allowed to|you are not allowed to|it is (?:strictly )?(?:forbidden|prohibited|not allowed|not permitted) to|it's (?:forbidden|not allowed) to|are forbidden to|never ever) ${ADVERBS}${HAND}(?<rest>.+)$`
);
var AVOID = new RegExp(
  `^(?:always |should |must |shall |try to |strictly )*(?<word>avoid|discourage|stay away from|steer clear of|minimi[sz]e|limit) (?:at all costs )?${ADVERBS}${HAND}(?<rest>.+)$`
);
var PREFER = /^(?:always |should |must |shall |try to )*(?:prefer|favou?r|opt for|lean towards?)(?<to> to(?= ))? (?<rest>.+)$/;
var ENSURE = /^(?:always |must |should )*(?:ensure|make sure|be sure|make certain|remember|verify|check|see to it|do not forget|don't forget|never forget)(?: that)? (?<rest>.+)$/;
var POSITIVE = new RegExp(
  `^(?<modal>(?:must|should|shall|always|do|need to|needs to|have to|has to|are required to|is required to|are expected to|ought to)(?: always| only)*|only) ${ADVERBS}${HAND}(?<rest>.+)$`
);
var NO = /^(?:there (?:must|should) be |use |have |absolutely |strictly )?no (?<rest>.+)$/;
var NOTHING_MORE = /^(?:longer needed|one |matter |problem|worries|such |other )/;
function readImperative(said, frame) {
  let ensured = ENSURE.exec(said)?.groups?.rest;
  if (ensured !== void 0)
    return readEnsured(ensured, /^(?:verify|check)/.test(said));
  let negative = NEGATIVE.exec(said)?.groups;
  if (negative !== void 0) {
    let { modal = "", hand, rest = "" } = negative, strength = modal.startsWith("should") ? "should" : "must", form = modal.startsWith("refrain") ? "gerund" : /^(?:never|not)/.test(modal) && !BEFORE_DETERMINER.test(rest) ? "base" : "any";
    return readVerbs(rest, form, { strength, polarity: "forbidden", hand });
  }
  let avoid2 = AVOID.exec(said)?.groups;
  if (avoid2 !== void 0)
    return readAvoided(avoid2, frame);
  let { to, rest: preferred } = PREFER.exec(said)?.groups ?? {};
  if (preferred !== void 0) {
    let head = { strength: "should", polarity: "required", directive: "prefer" };
    return readVerbs(preferred, to === void 0 ? "gerund" : "base", head) ?? [thing(preferred, head)];
  }
  let none = NO.exec(said)?.groups?.rest;
  if (none !== void 0 && !NOTHING_MORE.test(none))
    return readNone(none);
  let positive = POSITIVE.exec(said)?.groups;
  return positive !== void 0 ? readPositive(positive) : BEGINS_WITH_NOUN.test(said) ? void 0 : readVerbs(said, "base", { strength: "must", polarity: "required" });
}
var BEGINS_WITH_NOUN = /^(?!(?:note|assume|say|keep|make|mark|declare|have|let)\b)[a-z-]+ (?!(?:the|a|an|all|any|it|this|that|your|our|only)\b)[a-z-]+ (?:must|should|shall|need to|needs to|have to|has to) |^test files? (?:go|live|sit|stay|belong|reside) |^(?:commit (?:messages?|subjects?|titles?|subject lines?)|test (?:files?|names?|titles?|functions?|cases?|classes|methods?)|pull requests?|pull request titles?) (?:must|should|shall|need|needs|are|is|have|has|start|end|follow|use|never|always|cannot|may)\b|^[a-z-]+ [a-z-]+ (?:is|are) (?:strictly |absolutely |highly |strongly )*(?:forbidden|prohibited|banned|disallowed|discouraged|(?:not|never) (?:allowed|permitted|acceptable|accepted))\b/;
function readAvoided({ word = "", hand, rest = "" }, frame) {
  if (word === "limit" && /^[^,;]{1,60} to (?:at most |a maximum of |no more than )?\d/.test(rest))
    return [headOf("", "limit", rest, { strength: "must", polarity: "required" })];
  if (word.startsWith("minimi") || word === "limit")
    return { reason: "it asks for less of something, which has no clear limit", hint: "forbid it, or give a number" };
  if (frame?.polarity === "forbidden" && frame.asks === "action")
    return;
  let head = { strength: "should", polarity: "forbidden", directive: "avoid", hand };
  return readVerbs(rest, "gerund", head) ?? [thing(rest.replace(/^(?:the )?(?:use|usage) of /, ""), head)];
}
function readPositive({ modal = "", hand, rest = "" }) {
  let isOnly = modal.endsWith("only"), head = {
    strength: modal.startsWith("should") ? "should" : "must",
    polarity: "required",
    hand,
    isOnly
  };
  return readVerbs(rest, "base", head) ?? (isOnly ? [thing(`only ${rest}`, { ...head, isOnly: false })] : void 0);
}
function readNone(rest) {
  if (/ (?:is|are)? ?(?:needed|required|necessary)$/.test(rest))
    return { reason: "it says that something is not needed", hint: 'forbid it: "Never use `x`"' };
  let { subject, verb } = /^(?<subject>[^,]{1,80}?) (?:may|should|must|shall|can|ever)(?: ever)? (?<verb>.+)$/.exec(rest)?.groups ?? {};
  if (subject !== void 0 && verb !== void 0)
    return readPassive(subject, verb, { strength: "must", polarity: "forbidden" }) ?? withSubject(readVerbs(verb, "base", { strength: "must", polarity: "forbidden" }), subject);
  let named = rest.replace(/ (?:is|are) (?:allowed|permitted|accepted)$/, ""), head = { strength: "must", polarity: "forbidden" };
  return readVerbs(named, "gerund", head) ?? [thing(named, head)];
}
function readEnsured(rest, isCheck) {
  let action = /^to (?<verbs>.+)$/.exec(rest)?.groups?.verbs;
  if (action !== void 0)
    return readImperative(action, void 0);
  let about = readAboutSubject(rest);
  return about !== void 0 || isCheck ? about : [thing(rest, { strength: "must", polarity: "required" })];
}
function thing(words2, said) {
  return headOf("", "", words2, said);
}
function headOf(subject, verb, object, said) {
  let { strength, polarity, directive = "other", hand, isOnly = false } = said, only = /^only (?<rest>.+)$/.exec(object)?.groups?.rest;
  return {
    strength,
    polarity,
    directive,
    isOnly: isOnly || only !== void 0 && /^(?:in|for|within|inside|under) /.test(only),
    subject: subject.trim(),
    verb,
    object: hand === void 0 ? object.trim() : `${object.trim()} ${hand}`.trim()
  };
}
var BEFORE_DETERMINER = /^[a-z]{3,} (?:the|a|an|any|your|our|this|these|those|its|their|it|them)\b/;
var ANY_VERB = /^(?!(?:the|a|an|any|all|not|only|also|just|be|it|this|that|in|on|for|to|of|as|at|by|with|from|if|when|and|or|[a-z]+ly)$)[a-z]{2,}(?:-[a-z]+)?$/;
var VERB_LIST = /^(?<first>[a-z-]+)(?<more>(?:, [a-z-]+){0,4})(?:,? (?:or|and|nor) |\/)(?<last>[a-z-]+)(?<rest> .+)?$/;
function readVerbs(words2, form, said) {
  let base = form === "gerund" ? verbOfGerund : baseVerb, list = VERB_LIST.exec(words2)?.groups;
  if (list !== void 0) {
    let { first: first2 = "", more = "", last = "", rest: rest2 = "" } = list, verbs = [first2, ...more.split(", ").filter((word) => word !== ""), last].map(base);
    if (rest2 !== "" && verbs.every((verb2) => verb2 !== void 0))
      return verbs.map((verb2) => headOf("", verb2, rest2, said));
  }
  let { first = "", rest = "" } = /^(?<first>[a-z][a-z-]*)(?<rest> .*)?$/s.exec(words2)?.groups ?? {}, verb = base(first) ?? (form === "any" && ANY_VERB.test(first) ? first : void 0);
  return verb === void 0 || rest === "" && form === "gerund" ? void 0 : [headOf("", verb, rest, said)];
}
function withSubject(heads, subject) {
  return heads?.map((head) => ({ ...head, subject: subject.trim() }));
}
var MODAL = new RegExp(
  `^(?<subject>[^,;:]{1,100}?) (?<modal>must never|must not|must always|must only|mustn't|must|should never|should not|should always|should only|shouldn't|should|shall never|shall not|shall|may not|may never|may only|can only|cannot|can't|can not|do not|does not|don't|doesn't|never|always|need to|needs to|has to|have to|are required to|is required to|are not allowed to|is not allowed to|are expected to|(?:is|are) (?:never|not) to|(?:is|are) to) ${ADVERBS}${HAND}(?<rest>.+)$`
);
var STATE = /^(?<subject>.{1,120}?) (?:is|are|(?:must|should|shall) be|being)(?: (?:strictly|absolutely|strongly|generally|explicitly|always|highly|completely))* (?<state>forbidden|prohibited|banned|disallowed|not allowed|not permitted|never allowed|never acceptable|unacceptable|not acceptable|not accepted|discouraged|avoided|to be avoided|not recommended|never ok|not ok|required|mandatory|compulsory|obligatory|preferred|recommended|encouraged|expected|a must)(?<rest>(?: (?:in|for|within|inside|under|over|on|outside|unless|except|when|if|where|everywhere|anywhere|at) ?.*)?)$/;
var FORBIDDEN_STATE = /^(?:forbidden|prohibited|banned|disallowed|not |never |unacceptable|discouraged|avoided|to be avoided)/;
var WEAK_STATE = /^(?:discouraged|avoided|to be avoided|not recommended|preferred|recommended|encouraged|expected)/;
var GENERATED = / (?:is|are) (?:automatically |auto-?)?(?:generated|created|managed|maintained)(?: (?:by|from|with) [^,]{1,60}?)?,? (?:and|so)$/;
var STATES_FACT = /^(?:do not|does not|don't|doesn't|cannot|can't|can not)$/;
var RELATIVE2 = /(?:^| )(?:that|which|who|whose|where|when|if|what|how|why|because|and|or|but|to)$/;
function readAboutSubject(said) {
  let state = STATE.exec(said)?.groups;
  if (state !== void 0)
    return readState(state);
  let modal = MODAL.exec(said)?.groups;
  if (modal !== void 0 && !RELATIVE2.test((modal.subject ?? "").replace(GENERATED, ""))) {
    let { subject: written = "", modal: word = "", hand, rest = "" } = modal, subject = written.replace(GENERATED, ""), isForbidden = /\b(?:not|never|cannot)\b|n't/.test(word), about = {
      strength: word.startsWith("should") || word.includes("expected") ? "should" : "must",
      polarity: isForbidden ? "forbidden" : "required",
      hand,
      isOnly: word.endsWith("only")
    };
    return STATES_FACT.test(word) && !/^(?:import|depend|exceed|contain|reference|include|rely)\b/.test(rest) ? void 0 : readPassive(subject, rest, about) ?? withSubject(readVerbs(rest, /^(?:must|should|shall)/.test(word) ? "any" : "base", about), subject) ?? withSubject(readThirdPerson(rest, about), subject);
  }
  return readPresent(said);
}
function readState({ subject = "", state = "", rest = "" }) {
  let about = {
    strength: WEAK_STATE.test(state) ? "should" : "must",
    polarity: FORBIDDEN_STATE.test(state) ? "forbidden" : "required",
    directive: state === "preferred" ? "prefer" : "other"
  }, named = subject.replace(POLITE, "").replace(/^(?:the )?(?:use|usage) of /, "");
  if (/^(?:it|this|that|they|these|those|which)$/.test(named))
    return;
  let isUse = named !== subject;
  return readVerbs(`${named}${rest}`, "gerund", about) ?? [headOf("", isUse ? "use" : "", `${named}${rest}`, about)];
}
function readPassive(subject, rest, said) {
  let { words: words2 } = /^be (?:(?:always|never|only|ever|explicitly|properly) )?(?<words>.+)$/.exec(rest)?.groups ?? {};
  if (words2 === void 0)
    return;
  let isOnly = said.isOnly === true || rest.startsWith("be only "), isForbidden = rest.startsWith("be never "), about = { ...said, isOnly, ...isForbidden ? { polarity: "forbidden" } : {} };
  return passive(subject, words2, about) ?? [headOf(subject, "be", words2, about)];
}
function passive(subject, words2, said) {
  let {
    hand,
    first = "",
    more = "",
    rest = ""
  } = /^(?:(?<hand>manually|directly|automatically|silently) )?(?<first>[a-z-]+)(?<more>(?:(?:, | or | and |, or )[a-z-]+)*?)(?<rest>(?: (?!or |and ).*)?)$/.exec(
    words2
  )?.groups ?? {}, verbs = [first, ...more.split(/, or |, | or | and /).filter((word) => word !== "")].map(verbOfParticiple);
  if (verbs.every((verb) => verb !== void 0))
    return verbs.map(
      (verb) => headOf("", verb, `${subject.trim()}${rest}`, hand === void 0 ? said : { ...said, hand })
    );
}
function readThirdPerson(rest, said) {
  let { first = "", words: words2 = "" } = /^(?<first>[a-z-]+)(?<words>(?: .*)?)$/.exec(rest)?.groups ?? {}, verb = verbOfThirdPerson(first);
  return verb === void 0 || verb === "be" ? void 0 : [headOf("", verb, words2, said)];
}
var PRESENT_VERBS = "use|uses|have|has|start|starts|begin|begins|end|ends|live|lives|go|goes|belong|belongs|follow|follows|stay|stays|reside|resides|sit|sits|return|returns|extend|extends|implement|implements|contain|contains|match|matches|mirror|mirrors|get|gets|need|needs|require|requires";
var PRESENT = new RegExp(`^(?<subject>[^,;:]{1,60}?) (?<verb>${PRESENT_VERBS}) (?<rest>.+)$`);
var PRESENT_PASSIVE = /^(?<subject>[^,;:]{1,60}?) (?:is|are) (?:(?<how>always|never|only|not) )?(?<words>(?:named|written|placed|prefixed|suffixed|documented|kept|imported|used|sorted|ordered|declared|indented|formatted|stored|located|marked|edited|modified|committed|capitalized|spelled|typed|tested|wrapped|exported|defined) (?!by ).*|(?:used|edited|modified|committed|exported|documented|typed|tested|sorted))$/;
var NO_SUBJECT = / (?:is|are|was|be|been|before|after|can|will|would|could|might|to|and|or|not|by|when|if|its|their) | (?:of|in|for|on|with|the|a|an) $/;
var VISIBLE = /^(?:all )?(?:public|exported)(?:,? (?:and|or) (?:protected|internal|exported))+(?= )/;
function readPresent(said) {
  let passively = PRESENT_PASSIVE.exec(said)?.groups;
  if (passively !== void 0) {
    let { subject: subject2 = "", how, words: words2 = "" } = passively;
    return passive(subject2, words2, {
      strength: "must",
      polarity: how === "never" || how === "not" ? "forbidden" : "required",
      isOnly: how === "only"
    });
  }
  let { subject, verb = "", rest = "" } = PRESENT.exec(said)?.groups ?? {}, base = /^(?:need|require)s?$/.test(verb) ? "have" : baseVerb(verb) ?? verbOfThirdPerson(verb);
  if (!(subject === void 0 || base === void 0 || RELATIVE2.test(subject) || NO_SUBJECT.test(` ${subject.replace(VISIBLE, "")} `) || verb.startsWith("need") && /^(?:to|no|not) /.test(rest) || /^(?:it|this|that|they|these|those|which|to|the project|the codebase|the repository)$/.test(subject)))
    return [
      headOf(subject.replace(/^(?:all|every|each|any) /, ""), base, rest, { strength: "must", polarity: "required" })
    ];
}
var NEGATES = /^(?:do not|don't|never|avoid|must not|should not|not) /;
function readThing(said, frame) {
  if (frame === void 0 || NEGATES.test(said))
    return;
  let { polarity, strength, verb, subject = "" } = frame, named = readVerbs(said, "gerund", { strength, polarity });
  return (verb === "" ? named : void 0) ?? [headOf(subject, verb, said, { strength, polarity })];
}
// src/literal/reading/sentences/leaves-room.ts
var HOW2 = "(?:explicitly|specifically|absolutely|actually|really|truly|strictly|clearly|directly|genuinely|otherwise|very|intentionally|deliberately|expressly|well|fully)";
var WHO3 = "(?:you|you've|you have|it|it's|they|we|there|this|that|the user|users?|the task|the issue|the request|a maintainer|maintainers|someone|doing so|the prompt|explicitly)";
var IS = "(?:is|are|was|were|have been|has been|been|have|has|being|be)";
var REASON2 = "(?:asked|told|instructed|requested|required|needed|necessary|unavoidable|justified|warranted|intentional|appropriate|documented|approved|specified|directed|indicated|permitted|authori[sz]ed|mandated|asks?|requests?|requires?|says?|needs?|instructs?|tells?|specif(?:y|ies)|approves?|demands?|(?:a |an )?(?:(?:very |really )?(?:good|strong|compelling|clear|specific|explicit|documented|valid|legitimate) )?(?:reason|request|need|justification|instruction|permission|approval)|no (?:other )?(?:alternative|option|way|choice|other way))";
var AFTER6 = "(?:to|to do so|it|so|otherwise|for it|for them|not to|you to|them|by (?:the )?(?:user|task|maintainers?|prompt|issue)|for (?:correctness|clarity|performance|compatibility|interop(?:erability)?)|and (?:fully |well |clearly )?(?:documented|justified|approved|commented)|(?:and )?document (?:why|it)|in (?:the )?(?:prompt|issue|task))";
var ROOM = new RegExp(
  `^(?:unless|except (?:when|if|where)|only (?:when|if)|without|until)(?: ${WHO3})?(?: ${IS})?(?: ${HOW2})*(?: ${WHO3})?(?: ${IS})?(?: ${HOW2})* ${REASON2}(?:,? ${AFTER6})*$`
);
var NAMES_CASES = /^(?:only (?:when|if) .*\b(?:needed|required|necessary|appropriate)|without (?!.*\b(?:reason|permission|approval|request|justification|instruction|asked)))/;
function leavesRoom(words2) {
  return ROOM.test(words2) && !NAMES_CASES.test(words2);
}
var LAST_ROOM = /,? (?<room>(?:unless|except when|except if|except where|without|until) [^,]{3,80})$/;
function findRoom(words2) {
  let found = LAST_ROOM.exec(words2), room = found?.groups?.room;
  return found !== null && room !== void 0 && leavesRoom(room) ? { before: words2.slice(0, found.index), room } : void 0;
}
// src/literal/reading/sentences/peel-tail.ts
function allowedIn(words2) {
  return ALLOWED.exec(words2)?.groups?.codes;
}
var ALLOWED = /^(?:for |in |the |as |when used as |used as |to )*(?:(?!in\b|when\b|if\b|where\b)[a-z-]+ ){0,4}?\(?(?:like |such as |e\.g\. )?(?<codes>[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*)\)?(?: etc\.?)?$/;
var WEAK = /(?:^|,? )(?:(?:where|when|if|whenever|wherever) (?:possible|practical|applicable|feasible|appropriate|it makes sense|available|you can|sensible|reasonable)|as (?:much|often|far) as possible|by default|in most cases|in general|generally|as needed|at all costs)$/;
var ALL_CASES = /(?: |^)(?:anywhere|everywhere|at all|ever|whatsoever|under any circumstances?|under no circumstances|at all times|in all cases|in any case|consistently|no matter what|for any reason|instead)$/;
var CONDITION3 = /,? (?:when|whenever|if|while|until|once|wherever|where|as long as|in case|during|unless it|given that|provided) (?!(?:statements?|loops?|blocks?|conditions?|clauses?|expressions?|else|chains?|branch(?:es)?)\b).+$/;
var DANGLING = /(?:^| )(?:unless|except|when|if|while|until|where|whether|because|but|only|without)$| (?:unless|except) (?!(?:clauses?|blocks?|statements?|handlers?)\b)/;
var EXCEPT = /,? (?:except|unless|apart from|aside from|other than|excluding|with the exception of|save for)(?: for)? (?!(?:clauses?|blocks?|statements?|handlers?)\b)(?<rest>.+)$/;
var ONLY = /^(?:(?<object>.+?) )?only (?:in|for|within|inside|under|from|by|on) (?<place>.+)$/;
var PLACE3 = /,? (?<preposition>in|within|inside of|inside|under|throughout|across|for|on|outside of|outside|when (?:writing|editing|working (?:in|on|with))) /g;
var PURPOSE = / (?<purpose>(?:in order )?to (?:ensure|indicate|signal|distinguish|keep|improve|maintain|reduce|minimi[sz]e|make (?:it|the|sure|code|them)|help|preserve|simplify|ease|increase|guarantee|stay|enhance|promote|encourage|facilitate|foster|speed up)\b.*|for (?:better |improved |more |the sake of |greater |maximum |easier |enhanced )?(?:consistency|readability|clarity|maintainability|simplicity|performance|security|safety|testability|type safety|compatibility|efficiency|reliability|accessibility|traceability|reproducibility|debugging purposes|tree[- ]shaking)(?: (?:and|of|reasons?)\b.*)?|for (?:[a-z]+ ){1,2}(?:support|compatibility)|for (?:[a-z]+-[a-z]+ )?(?:correctness|portability|compatibility|exhaustiveness|determinism|ergonomics|discoverability|interoperability|immutability|hygiene|type inference|error messages)|for (?:better|improved|more(?! than)|greater|easier|faster|cleaner|safer|higher|enhanced|increased) (?:(?!in |when |if |where |with |inside |within )[^ ]+ ?){1,8}|for (?:their|its) .+|(?:as|because|since) (?:it|they|this|that|these|those|we) .+)$/;
var SOURCE2 = /(?<source>(?:,| \(|(?<=[\uE000-\uF8FF])) ?(?:consistent with|consistently with|as (?:enforced|required|described|configured|documented|specified|defined|set|checked|outlined|mandated) (?:by|in|at)|in line with|in keeping with|as per|per|according to|like the rest of)(?!.*\b(?:unless|except|if|when|only|but)\b) [^,;]{2,80})$/;
var PREVENTS = / (?<purpose>(?:in order )?to (?:avoid|prevent|eliminate|protect)\b.*)$/;
var AGAINST_RISK = / (?<purpose>(?:in order )?to (?:avoid|prevent|reduce|eliminate|protect against) (?:[a-z-]+ ){0,2}(?:security|xss|injections?|vulnerabilit(?:y|ies)|leaks?|leaking|attacks?|exposure|breaches|merge conflicts|circular (?:imports|dependencies)|collisions|prototype pollution)\b[^,]*)$/;
var PUTTING = new Set(
  `put place live go store keep locate belong define declare create add organize organise group move save document register
  list reside sit stay write implement build develop author stay generate have be name commit include leave`.split(
    /\s+/
  )
);
var EDITING = new Set(
  `edit hand-edit change modify touch update delete remove create add commit rename alter patch rewrite overwrite move track
  format lint`.split(/\s+/)
);
function peelTail(head, codes) {
  let { object, polarity } = head, scope = EVERYWHERE3, isWeak = false, explanation, allowed, room = findRoom(object);
  if (room !== void 0 && /^(?:run|execute|invoke|start|launch|commit|push|create|bump|upgrade|add)$/.test(head.verb))
    return { reason: "whether somebody asked for it cannot be seen in the change" };
  room !== void 0 && (isWeak = true, object = room.before, explanation = room.room);
  let except = EXCEPT.exec(object);
  if (except !== null) {
    let place = (except.groups?.rest ?? "").replace(/^(?:for |in |inside |within |under |on )+/, ""), read = readPlace(place, codes), left = read === void 0 ? void 0 : excludePlace(scope, read);
    if (allowed = left === void 0 && head.polarity === "forbidden" ? allowedIn(place) : void 0, left === void 0 && allowed === void 0)
      return {
        reason: "it has an exception other than a place",
        hint: 'name the place of the exception: "Never use `x`, except in tests"'
      };
    scope = left ?? scope, object = object.slice(0, except.index);
  }
  let only = readOnly(head, object, codes);
  if (only !== void 0)
    return only;
  for (head.isOnly && (object = `only ${object}`); ; ) {
    let shorter = object.replace(WEAK, "");
    if (shorter !== object) {
      isWeak = true, object = shorter;
      continue;
    }
    let bare = object.replace(ALL_CASES, "").replace(polarity === "required" ? /(?<=(?:in|to|under|into) [\uE000-\uF8FF]) only$/ : /$^/, "");
    if (bare !== object) {
      object = bare;
      continue;
    }
    let purpose = SOURCE2.exec(object)?.groups?.source ?? purposeIn(head, object, codes) ?? purposeAfterPlace(head, object, codes);
    if (purpose !== void 0) {
      let reason = purpose.replace(/^[\s,(]+/, "");
      explanation = explanation === void 0 ? reason : `${reason}; ${explanation}`, object = object.slice(0, object.length - purpose.length).trimEnd();
      continue;
    }
    let place = placeAtEnd(head, object, codes);
    if (place === void 0)
      break;
    let joined2 = narrowScope(scope, place.scope);
    if (joined2 === void 0)
      return { reason: "it names two places, and a check can take only one" };
    scope = joined2, object = place.object;
  }
  return CONDITION3.test(` ${object}`) || DANGLING.test(object) ? {
    reason: "it depends on a condition",
    hint: 'a rule without "when" or "if" can be checked: "Never use `x` in tests"'
  } : {
    object: object.replace(/[\s,.;:]+$/, ""),
    polarity,
    scope,
    isWeak,
    ...explanation === void 0 ? {} : { explanation },
    ...allowed === void 0 ? {} : { allowed }
  };
}
function readOnly(head, object, codes) {
  let written = ONLY.exec(object)?.groups, found = head.isOnly ? written ?? /^(?<object>.+?) (?:in|for|within|inside|under|from|by|on) (?<place>.+)$/.exec(object)?.groups : written;
  if (found === void 0 || head.polarity === "forbidden")
    return found !== void 0 && (head.isOnly || / only /.test(` ${object}`)) ? onlyUnread() : void 0;
  let place = readPlace(found.place ?? "", codes), scope = place === void 0 ? void 0 : excludePlace(EVERYWHERE3, place), thing2 = found.object;
  return scope === void 0 || thing2 === void 0 || thing2 === "" ? onlyUnread() : { object: thing2, polarity: "forbidden", scope, isWeak: false };
}
function onlyUnread() {
  return {
    reason: 'what follows "only" is not known as a place',
    hint: 'word it as "Never use `x` outside of `src/api/`"'
  };
}
var NATURES = [
  [
    /^(?:console\b.*|(?:System\.out\.)?print(?:ln|f)?(?:\(.*\))?|fmt\.Print.*|Console\.Write.*|echo|var_dump.*|puts|p|pp|log(?:\(\))?)$/i,
    / (?<purpose>for (?:all |any |user-facing |diagnostic |error |production |debug )*(?:logging|messages|diagnostics|debugging|debug(?:ging)? (?:output|purposes|logs)|output|printing|logs))$/
  ],
  [
    /^(?:any|unknown|object|Any|dynamic|interface\{\})$/,
    / (?<purpose>as (?:the |a )?(?:types?|type annotations?)(?: (?:for|of|in) [^,]*(?:variables|parameters|arguments|returns?|return values|types|functions|properties)[^,]*(?:,[^,]*(?:values|types))?)?)$/
  ]
];
function natureIn(object, codes) {
  let named = listMaskedCodes(object, codes), [, words2] = NATURES.find(([code]) => named.length > 0 && named.every((one) => code.test(one))) ?? [];
  return words2?.exec(object)?.groups?.purpose;
}
function taskOfLibrary(object, codes) {
  let { mark = "", purpose } = TASK.exec(object)?.groups ?? {}, [code = ""] = listMaskedCodes(mark, codes);
  return LIBRARY2.test(code) ? purpose : void 0;
}
var TASK = /(?:instead of|rather than|over|not) (?<mark>[\uE000-\uF8FF]) (?<purpose>for (?!(?:new|old|small|simple|large|complex|internal|external|static|single|server|client|some|certain|this|that)\b)(?!.*\b(?:in|on|when|if|unless|except|only|where|within|inside|under)\b)[a-z][a-z -]{2,40})$/;
var LIBRARY2 = /^(?:node:[a-z_/]+|@[\w-]+\/[\w.-]+|os\.path|(?:moment|axios|lodash|underscore|request|jquery|unittest|nose|jest|mocha|jasmine|chai|enzyme|redux|momentjs|requests|urllib|urllib2|urllib3|node-fetch|superagent|bluebird|async|q|tslint|yup|joi|styled-components|emotion|formik|junit|hamcrest|log4j|gson|newtonsoft\.json|automapper|fluentassertions|moq|nunit|xunit|mstest|winston|bunyan|express)(?:\.js)?)$/i;
function purposeIn({ polarity, directive }, object, codes) {
  let found = PURPOSE.exec(object)?.groups?.purpose ?? natureIn(object, codes) ?? taskOfLibrary(object, codes);
  return found !== void 0 ? found : polarity === "required" || directive === "avoid" ? PREVENTS.exec(object)?.groups?.purpose : AGAINST_RISK.exec(object)?.groups?.purpose;
}
function purposeAfterPlace(head, object, codes) {
  let purpose = PREVENTS.exec(object)?.groups?.purpose, rest = purpose === void 0 ? "" : object.slice(0, object.length - purpose.length).trimEnd();
  return rest !== "" && (/ (?:directly|anywhere)$/.test(rest) || placeAtEnd(head, rest, codes) !== void 0) ? purpose : void 0;
}
var SAYS_WHICH = /^(?:declared|defined|listed|described|found|located|documented|specified|stored|kept|used|written|shown|given|set|is|are|exported|created|outlined|configured|provided|contained)$/;
var STYLE2 = /(?:case|hyphens|dashes|underscores|[\uE000-\uF8FF])$/;
function placeAtEnd(head, object, codes) {
  let padded = ` ${object}`;
  for (let { index, 0: found, groups } of padded.matchAll(PLACE3)) {
    let preposition = groups?.preposition ?? "", words2 = padded.slice(index + found.length).replace(/[\s,.;:]+$/, ""), read = readPlace(words2, codes), before = /(?<word>[a-z]+)$/.exec(padded.slice(0, index))?.groups?.word ?? "", isStyled = preposition === "for" && /^(?:(?:all|any|every|each|new|the) )*files?$/.test(words2) && STYLE2.test(padded.slice(0, index));
    if (read === void 0 || isStyled || SAYS_WHICH.test(before) || !isPlaceHere(head, preposition, read))
      continue;
    let scope = preposition.startsWith("outside") ? excludePlace(EVERYWHERE3, read) : read;
    if (scope !== void 0)
      return { object: padded.slice(1, Math.max(index, 1)).trimEnd(), scope };
  }
}
function isPlaceHere({ verb, polarity }, preposition, { inside, languages, outside }) {
  if (inside.length === 0 && languages === void 0 && outside.length === 0)
    return preposition !== "outside" && preposition !== "outside of" && preposition !== "on";
  if (preposition === "for")
    return inside.length === 0 && outside.length === 0;
  if (preposition === "on")
    return inside.some((place) => place.kind === "folder" && !/^(?:server|client|backend|frontend)$/.test(place.name));
  if (preposition.startsWith("outside"))
    return polarity === "forbidden" || !PUTTING.has(verb);
  let isPath2 = inside.some(({ kind: kind2 }) => kind2 === "paths" || kind2 === "folder");
  return !(EDITING.has(verb) && isPath2) && !(PUTTING.has(verb) && (polarity === "required" || isPath2));
}
// src/literal/reading/sentences/sources.ts
var SOURCE3 = /^(?<what>.+) from [\uE000-\uF8FF]$/u;
var OTHER_SOURCE = /^(?:(?:it|them|that|these|those|any of them) )?(?:directly )?(?<source>from .+)$/u;
function namesSource(words2) {
  return SOURCE3.test(words2);
}
function fromOtherSource(own, other) {
  let what = SOURCE3.exec(own)?.groups?.what, source = OTHER_SOURCE.exec(other)?.groups?.source;
  return what === void 0 || source === void 0 ? void 0 : `${what} ${source}`;
}
// src/literal/reading/sentences/alternatives.ts
var INSTEAD_OF = /^(?<own>.+?),? (?:instead of|rather than|in place of|as opposed to|and not) (?<other>.+)$/;
var COMMA_NOT = /^(?<own>.+?)(?:, (?:and )?(?:not|never)|(?<=[\uE000-\uF8FF]) not(?= [\uE000-\uF8FF])) (?<other>.+)$/;
var REPLACED2 = /^(?<other>(?:the )?[\uE000-\uF8FF](?: [a-z]+)?) (?:with|by) (?<own>(?:the |an? )?[\uE000-\uF8FF](?: [a-z]+)?)$/;
var OVER = /^(?<own>.+?),? (?:over|to|instead of|rather than) (?<other>.+)$/;
var CODE_OVER = /^(?:the )?[\uE000-\uF8FF](?: [a-z]+)? over (?:(?:the |a |an )?[\uE000-\uF8FF](?: [a-z]+)?|[a-z]\w*(?:[.-]\w+)+)$/;
var IN_FAVOUR = /^(?<other>.+?),? (?:in favou?r of|and use|but use|but) (?:using )?(?<own>.+?)(?: instead)?$/;
var LIMITED = /^(?<thing>.+?)(?<limit> (?:for|in|when|if|on|at|with|to|where|as|by|from|during|while|until|between|inside|within) .+)$/;
function pairOf(object, { polarity, directive, verb }) {
  if (polarity === "forbidden") {
    let { own: own2, other: other2 } = IN_FAVOUR.exec(object)?.groups ?? {};
    return own2 !== void 0 && other2 !== void 0 ? { object: other2, instead: own2 } : /\b(?:instead of|rather than)\b/.test(object) ? { reason: "it forbids replacing one thing by another", hint: 'word it as "Use `a` instead of `b`"' } : void 0;
  }
  let replaced = verb === "replace" ? REPLACED2.exec(object)?.groups : void 0;
  if (replaced !== void 0)
    return { verb: "use", object: replaced.other ?? "", instead: replaced.own ?? "" };
  let found = directive === "prefer" || verb === "use" && CODE_OVER.test(object) ? OVER.exec(object) ?? INSTEAD_OF.exec(object) : COMMA_NOT.exec(object) ?? INSTEAD_OF.exec(object), { own, other } = found?.groups ?? {};
  if (own === void 0 || other === void 0)
    return;
  let sameThing = fromOtherSource(own, other);
  if (sameThing !== void 0)
    return { object: sameThing, instead: own };
  let { verb: ownVerb, thing: thing2 } = withoutGerund(other), { thing: bare, limit = "" } = namesSource(own) ? {} : LIMITED.exec(own)?.groups ?? {};
  return { ...ownVerb === void 0 ? {} : { verb: ownVerb }, object: `${thing2}${limit}`, instead: bare ?? own };
}
function withoutGerund(words2) {
  let [, first = "", rest = ""] = /^([a-z-]+) (.+)$/.exec(words2) ?? [], verb = verbOfGerund(first);
  return verb === void 0 ? { thing: words2.replace(/^the use of /, "") } : { verb, thing: rest };
}
// src/literal/reading/sentences/style-phrases.ts
function readStylePhrases(words2, codes, frame) {
  if (words2.length > MAX_CHARACTERS2 || frame?.polarity === "forbidden")
    return;
  let written = writeOutStyles(words2, codes).replace(/[\s.,;:]+$/, "").replaceAll(EXAMPLES2, ""), named = frame?.subject === void 0 ? written : `${frame.subject}: ${written}`;
  return readCases(named) ?? readLayout(written);
}
var MAX_CHARACTERS2 = 250;
var MARK3 = "[\\uE000-\\uF8FF]";
var CASE = "(?:(?:lower|upper)[ -]?)?(?:camel|pascal|kebab|snake|dash|title)[ _-]?case|(?:screaming|upper(?:case)?|lower(?:case)?|all[ -]?caps|caps)[ _-]snake[ _-]?case|(?:screaming|constant)[ _-]?case|upper[ _-]?case|all[ -]?caps|lowercase(?:,? with| and| using)? (?:hyphens|dashes|underscores)";
var HAS_CASE = new RegExp(CASE);
var CODE_OF_CASE = new RegExp(`^(?:${CASE})$`, "i");
var MARKS = new RegExp(MARK3, "g");
var EXAMPLES2 = new RegExp(
  `\\s*\\((?:(?:e\\.g\\.?|i\\.e\\.?|for example|like|such as|example|examples),?:? ?)?(?:${MARK3}(?:, etc\\.?|, ...)?(?:,? (?:and |or )?|/)?)+\\)`,
  "g"
);
function writeOutStyles(words2, codes) {
  return codes.length === 0 ? words2 : words2.replaceAll(MARKS, (mark) => {
    let [code = ""] = listMaskedCodes(mark, codes);
    return CODE_OF_CASE.test(code) ? code.toLowerCase() : mark;
  });
}
var FILLER2 = "(?: (?:names?|naming|conventions?|notation|style|formatting|format))*";
var LEAD = "(?:(?:and|use|prefer|follow|adopt|apply|keep|always|with|the|naming(?: conventions?)?|name) )*";
var STYLED = new RegExp(`^${LEAD}(?<style>${CASE})${FILLER2}(?: (?:for|in|on))? (?<things>[^:;\u2013\u2014]+)$`);
var NAMED10 = new RegExp(
  `^${LEAD}(?<things>[^:;\u2013\u2014]+?)(?::(?: use| always| in)*| [-\u2013\u2014=\u2192](?: use)?| (?:are|is|use|uses|be|as|in|using|must be|should be|must use|should use|follow|must follow|should follow|are named in|are written in))?(?: in)? (?<style>${CASE})${FILLER2}$`
);
var ENDING4 = new RegExp(
  `^${LEAD}(?<things>[a-z][a-z -]{1,40}?) (?:with|use|have|get|end with|end in|are suffixed with)(?: an?| the)? (?<end>${MARK3})(?<kind> (?:suffix|extension|ending|prefix))?$`
);
var NEXT2 = /(?:,|;)(?: and)? |,? and (?=\S+(?: \S+){0,3}$)|,? and (?=\S+[- _]?case\b)/g;
var LIMITS2 = /\b(?:unless|except|when|if|only|where|while|but|not|never|instead|rather|without|or)\b/;
function readCases(words2) {
  if (!HAS_CASE.test(words2) || LIMITS2.test(words2))
    return;
  let heads = joinLists(words2.split(NEXT2)).map((part) => {
    let { style, things } = STYLED.exec(part)?.groups ?? NAMED10.exec(part)?.groups ?? {};
    if (style !== void 0 && things !== void 0)
      return [headOf2("use", `${style} for ${things}`)];
    let { things: files, end = "", kind: kind2 = " suffix" } = ENDING4.exec(part)?.groups ?? {};
    return files === void 0 ? void 0 : [{ ...headOf2("use", `${end}${kind2}`), subject: files }];
  });
  return heads.every((head) => head !== void 0) ? heads.flat() : void 0;
}
function joinLists(parts) {
  let joined2 = [], open = "";
  for (let part of parts) {
    let text = open === "" ? part : `${open}, ${part}`;
    open = "";
    let last = joined2.at(-1);
    HAS_CASE.test(part) || ENDING4.test(part) ? joined2.push(text) : last !== void 0 && STYLED.test(last) ? joined2[joined2.length - 1] = `${last}, ${text}` : open = text;
  }
  return open === "" ? joined2 : [...joined2, open];
}
function headOf2(verb, object) {
  return { strength: "must", polarity: "required", directive: "other", isOnly: false, subject: "", verb, object };
}
var TAIL3 = "(?<tail> (?:in|for|within) .+)?";
var COUNT2 = "(?:[1-8]|two|three|four|eight)";
var CHARACTERS2 = "(?:char(?:acter)?s?|columns?|cols?)";
function phraseOf(words2, head) {
  return { phrase: new RegExp(`^(?:use |prefer |with |always |indent with )*(?:${words2})${TAIL3}$`), head };
}
var LAYOUT2 = [
  phraseOf(
    `(?:indent(?:ation)? (?:of |is )?(?:use |with )?)?(?<count>${COUNT2})[- ]spaces?(?:,? (?:not|no) tabs)?(?: (?:indentation|indents?|for indentation|per (?:indent(?:ation)?(?: level)?|level)))?(?:,? (?:not|no) tabs)?`,
    ({ count: count2 = "" }) => headOf2("", `${count2} spaces indentation`)
  ),
  phraseOf(
    "(?:indentation (?:use |with )?)?spaces(?:,? (?:not|no) tabs)(?: for indentation)?",
    () => headOf2("", "spaces for indentation")
  ),
  phraseOf(
    "(?:indentation (?:use |with )?)tabs(?:,? (?:not|no) spaces)?|tabs,? (?:not|no) spaces(?: for indentation)?|tabs? (?:for )?indentation",
    () => headOf2("", "tabs for indentation")
  ),
  phraseOf(
    "(?:quotes |strings (?:use )?)?(?<quote>single|double)(?:[- ]quotes?| quoted strings)?(?: for strings)?",
    ({ quote = "" }) => headOf2("", `${quote} quotes`)
  ),
  phraseOf(
    "semicolons(?: (?:always|required|use|yes|at (?:the )?ends? of (?:statements|lines)))?",
    () => headOf2("", "semicolons")
  ),
  phraseOf(
    "(?:no|omit|without) semicolons|semicolons (?:no|none|never|omit(?:ted)?|off)",
    () => forbidden("semicolons")
  ),
  phraseOf(
    "(?:es5 |multi-?line )?trailing commas?(?: (?:always|required|es5|all))?",
    () => headOf2("", "trailing commas")
  ),
  phraseOf("(?:no|without) trailing commas?|trailing commas? (?:no|none|never)", () => forbidden("trailing commas")),
  phraseOf("no trailing (?:white ?space|spaces)", () => forbidden("trailing whitespace")),
  phraseOf("no tabs?", () => forbidden("tabs")),
  phraseOf("(?:final|trailing) newline(?: at (?:the )?end of files?)?", () => headOf2("", "final newline")),
  phraseOf(
    `(?:max(?:imum)? |soft |hard )?(?:line|print|column) ?(?:length|width|limit)(?: (?:of|is|max(?:imum)?|limit|at most|limited to|\u2264|up to))* (?<count>\\d{2,3})(?: ${CHARACTERS2})?(?: max(?:imum)?)?|(?:max(?:imum)? )?(?<other>\\d{2,3})[- ]${CHARACTERS2}(?: max(?:imum)?)? (?:lines?|line (?:length|width|limit)|max(?:imum)?|width|limit|per line)(?: limit)?|max(?:imum)? (?<third>\\d{2,3})[- ]${CHARACTERS2}(?: per line)?`,
    ({ count: count2, other, third }) => ({
      ...forbidden(`${count2 ?? other ?? third ?? ""} characters`),
      subject: "lines",
      verb: "exceed"
    })
  ),
  phraseOf(
    "(?:max(?:imum)? )?(?<what>(?:cyclomatic )?complexity|nesting)(?: (?:depth|levels?|of|is|max(?:imum)?|limit|\u2264|up to))* (?<count>\\d{1,2})(?: levels?)?|max(?:imum)?(?: of)? (?<levels>\\d) levels? of (?:nesting|indentation)",
    ({ what, count: count2, levels }) => limitOf(what ?? "nesting", what?.includes("complexity") ? count2 : `${count2 ?? levels ?? ""} levels`)
  ),
  phraseOf(
    "(?:max(?:imum)? )?(?<what>functions?|methods?|files?|class(?:es)?|components?) (?:length|size|lines?)(?: (?:of|is|max(?:imum)?|limit|at most|\u2264|up to))* (?<count>\\d{1,4}) lines(?: max(?:imum)?)?",
    ({ what = "", count: count2 }) => limitOf(what, `${count2 ?? ""} lines`)
  ),
  phraseOf(
    "max(?:imum)?(?: of)? (?<count>\\d{1,4}) (?<unit>lines(?: of code)?|parameters|params|arguments) (?:per|in (?:a|each|every)) (?<what>function|method|file|class|component)",
    ({ what = "", count: count2, unit = "" }) => limitOf(what, `${count2 ?? ""} ${unit}`)
  ),
  phraseOf(
    "(?<what>(?:only |exactly )?(?:one|a single) (?:public |top-level |react )?(?:class|type|component) per (?:source )?file)",
    ({ what = "" }) => headOf2("use", what)
  ),
  phraseOf(
    "(?<what>required (?:fields|attributes) before optional (?:fields|attributes|ones))",
    ({ what = "" }) => headOf2("order", what)
  ),
  phraseOf(
    "no (?<thing>default exports?|wildcard imports?|star imports?|barrel files?|magic numbers?|emojis?|console logs?|any types?|var)",
    ({ thing: thing2 = "" }) => forbidden(thing2)
  ),
  phraseOf(
    "(?<thing>named exports|arrow functions|strict equality|template literals)(?: only| preferred)?",
    ({ thing: thing2 = "" }) => headOf2("use", thing2)
  )
];
function limitOf(what, limit) {
  return { ...forbidden(limit ?? ""), subject: what, verb: "exceed" };
}
function forbidden(object) {
  return { ...headOf2("", object), polarity: "forbidden" };
}
var OTHER_PART = new RegExp(`^[a-z${MARK3.slice(1, -1)}][a-z0-9 ${MARK3.slice(1, -1)}./+#'-]{0,50}$`);
var SENTENCE3 = /\b(?:is|are|was|be|must|should|can|may|will|when|if|unless|except|where|while|but|or|only|before|after|that|which|because|legacy|old|existing)\b/;
function readLayout(words2) {
  let parts = words2.split(/(?:,|;) (?:and )?(?!not |no (?:tabs|spaces)\b)| and (?=no |single |double |\d)| \+ /), heads = [];
  for (let part of parts) {
    let weak = / (?:preferred|recommended)$/.test(part), plain2 = part.replace(/ (?:preferred|recommended|required|only|everywhere|throughout)$/, ""), found = LAYOUT2.map(({ phrase, head }) => ({ groups: phrase.exec(plain2)?.groups, head })).find(
      ({ groups }) => groups !== void 0
    );
    if (found?.groups !== void 0) {
      let head = found.head(found.groups);
      heads.push({
        ...head,
        object: `${head.object}${found.groups.tail ?? ""}`,
        strength: weak || part.startsWith("prefer ") ? "should" : "must"
      });
    } else if (!OTHER_PART.test(part) || SENTENCE3.test(part))
      return;
  }
  return heads.length === 0 ? void 0 : heads;
}
// src/literal/reading/sentences/read-part.ts
function readPart(words2, codes, frame, scope) {
  let plain2 = readHead(words2, frame), phrases2 = plain2 === void 0 || "reason" in plain2 || frame?.subject !== void 0 || MAY_BE_STYLE.test(words2) ? readStylePhrases(words2, codes, frame) : void 0, head = phrases2 !== void 0 && (plain2 === void 0 || "reason" in plain2 || phrases2.length > 1 || LISTED3.test(frame?.subject ?? "")) ? phrases2 : plain2;
  if (head === void 0) {
    let named = neverThing(words2);
    return named === void 0 ? unknownForm() : joinEach(finishHead(named, codes, scope));
  }
  return "reason" in head ? head : joinEach(head.flatMap((one) => finishHead(one, codes, scope)));
}
function neverThing(words2) {
  let object = /^never (?<thing>[^,;:]{2,60})$/.exec(words2)?.groups?.thing;
  return object === void 0 ? void 0 : { strength: "must", polarity: "forbidden", subject: "", verb: "", object, directive: "other", isOnly: false };
}
var MAY_BE_STYLE = /case\b|caps\b|quotes|indent|semicolons|[\uE000-\uF8FF][^,;]*(?:,|\band\b)/;
var LISTED3 = /\/|,|&|\band\b/;
function finishHead(head, codes, scope) {
  let peeled = peelTail(head, codes);
  if ("reason" in peeled)
    return [peeled];
  let joined2 = narrowScope(scope, peeled.scope);
  if (joined2 === void 0)
    return [{ reason: "it names two places, and a check can take only one" }];
  let subjectPlace = placeOfSubject(head.subject, codes) ?? placeOfUser(head, peeled, joined2, codes), own = subjectPlace === void 0 ? joined2 : narrowScope(joined2, subjectPlace);
  if (own === void 0)
    return [{ reason: "it names two places, and a check can take only one" }];
  let base = {
    strength: peeled.isWeak ? "should" : head.strength,
    subject: subjectPlace === void 0 ? head.subject : "",
    verb: head.verb,
    scope: own,
    ...peeled.explanation === void 0 ? {} : { explanation: peeled.explanation },
    ...peeled.allowed === void 0 ? {} : { allowed: peeled.allowed }
  }, pair = pairOf(peeled.object, head);
  return pair !== void 0 ? "reason" in pair ? [pair] : [{ ...base, ...pair, polarity: "forbidden" }] : [{ ...base, polarity: peeled.polarity, object: peeled.object }];
}
function placeOfSubject(subject, codes) {
  let [, rest] = /^(?:(?:all|any|every|the|our|your|new) )*(?:code|files?|modules?|everything|anything|nothing|sources?)(?: (?:in|under|inside|within|of|from) (?<place>.+))?$/.exec(
    subject
  ) ?? [];
  return rest !== void 0 ? readPlace(rest, codes) : /^(?:(?:all|any|every|the|our|your|new) )*(?:code|everything|anything|nothing)$/.test(subject) ? EVERYWHERE3 : void 0;
}
var USING = /^(?:use|call|import|import from|access|reference|include|contain|instantiate|invoke|depend|rely)$/;
function standingIn(said, codes) {
  let { polarity, object, subject, verb, scope } = said, place = placeOfUser({ subject, verb }, { polarity, object }, scope, codes);
  return place === void 0 ? said : { ...said, subject: "", scope: narrowScope(scope, place) ?? scope };
}
function placeOfUser({ subject, verb }, { polarity, object }, around, codes) {
  let place = polarity === "forbidden" && USING.test(verb) && /^[a-z .#+-]+$/.test(subject) && !/\d|more than/.test(object) ? readPlace(subject.replace(/^(?:(?:all|any|every|new|our) )+/, ""), codes) : void 0;
  return place !== void 0 && (place.inside.length > 0 || place.languages !== void 0) && narrowScope(around, place) !== void 0 ? place : void 0;
}
// src/literal/reading/sentences/add-rule.ts
var EXCEPTION = /\b(?:unless|except|(?:the only|the|an|one|some) exceptions?|exceptions? (?:are|is|apply|applies)|exceptions?:|outside|apart from|other than|but|however|(?<!not )(?<!never )allowed|acceptable|fine|okay|ok|exempt|only in|only for)\b|\bonly$/;
function addRule(said, words2, codes, scope) {
  let plain2 = words2.replace(/^(?:and |but |or )+/, ""), last = said.at(-1);
  if (last?.explanation?.startsWith("to ") === true && /^(?:avoid|prevent)\b/.test(plain2))
    return explain(said, words2);
  let bare = /^(?:never|not) (?<thing>.+)$/.exec(plain2)?.groups?.thing, isThing = bare !== void 0 && readHead(`never ${bare}`, void 0) === void 0;
  if (last?.polarity === "required" && bare !== void 0 && isThing) {
    if (/ (?:in|as|on|when|where) /.test(last.object) || isOneFile(last.scope))
      return {
        reason: "what limits the first thing may limit the other one",
        hint: 'word it as "Use `a` instead of `b`"'
      };
    let sameThing = fromOtherSource(last.object, bare);
    if (sameThing !== void 0)
      return [...said.slice(0, -1), { ...last, polarity: "forbidden", object: sameThing, instead: last.object }];
    let thing2 = peelThing(bare, last, codes), verb = listMaskedCodes(bare, codes).every((code) => /^[\w.:]+\(.*\)$|^[A-Z]{4,} \*$/.test(code)) && /^[\uE000-\uF8FF]/.test(bare) && !OF_CODE3.test(last.verb) ? "use" : last.verb;
    return thing2 === void 0 ? [...said.slice(0, -1), { ...last, verb, polarity: "forbidden", object: bare, instead: last.object }] : [...said.slice(0, -1), { ...last, ...thing2, verb, polarity: "forbidden", instead: last.object }];
  }
  let read = readPart(plain2, codes, void 0, scope);
  if (isUnread(read))
    return /^(?:only|use|prefer|always)\b/.test(plain2) && !EXCEPTION.test(plain2) && !CONDITION.test(plain2) ? explain(said, words2) : read;
  let subject = plain2.startsWith("not ") ? last?.subject ?? "" : "";
  return [
    ...said,
    ...read.map((one) => ({ ...one, ...sourceOfLast(one, last), ...one.subject === "" ? { subject } : {} }))
  ];
}
function sourceOfLast({ polarity, object }, last) {
  let sameThing = polarity === "forbidden" && last !== void 0 && /^(?:it|them) /.test(object) ? fromOtherSource(last.object, object) : void 0;
  return sameThing === void 0 ? {} : { object: sameThing };
}
var OF_CODE3 = /^(?:|use|call|import|import from|extend|implement|throw|raise|return|catch|put|place|add|create|edit|commit|store|keep|write|name|prefix|log|inject|read|set|run|install|test|mock)$/;
function peelThing(bare, { verb, scope }, codes) {
  let peeled = peelTail({
    strength: "must",
    polarity: "forbidden",
    subject: "",
    verb,
    object: bare,
    directive: "other",
    isOnly: false
  }, codes), joined2 = "reason" in peeled || peeled.object === bare ? void 0 : narrowScope(scope, peeled.scope);
  return "reason" in peeled || joined2 === void 0 ? void 0 : { object: peeled.object, scope: joined2 };
}
function isOneFile({ inside }) {
  return inside.some(
    (place) => place.kind === "paths" && place.globs.every((glob) => /^(?:\*\*\/)?[^*{]+\.\w+$/.test(glob))
  );
}
// src/literal/reading/sentences/limit-said.ts
var LIMITS3 = /^(?:and |but |or )*(?:only|when|if|where|in|for|during|while|until|unless|within|inside|outside|on|at)\b/;
function limitLast(said, words2, codes) {
  if (/^(?:when|where|if|wherever|whenever) (?:possible|practical|applicable|feasible|appropriate|it makes sense|you can)$/.test(
    words2
  ))
    return said.map((one) => ({ ...one, strength: "should" }));
  let place = /^(?:only )?(?:in|for|within|inside|on) (?<place>.+)$/.exec(words2)?.groups?.place, read = place === void 0 ? void 0 : readPlace(place, codes);
  return read === void 0 ? { reason: `a part of it limits it in a way that is not known: "${shown(words2)}"` } : mapScope(said, (scope) => narrowScope(scope, read));
}
function exceptFor(said, words2, codes) {
  let place = words2.replace(/^(?:only |for |in |inside |within |under |on |of )+/, ""), read = readPlace(place, codes), allowed = read === void 0 && said.every(({ polarity }) => polarity === "forbidden") ? allowedIn(place) : void 0;
  return allowed !== void 0 ? said.map((one) => ({ ...one, allowed })) : read === void 0 ? {
    reason: "it has an exception other than a place",
    hint: 'name the place of the exception: "Never use `x`, except in tests"'
  } : mapScope(said, (scope) => excludePlace(scope, read));
}
function shown(words2) {
  return words2.replaceAll(/[\uE000-\uF8FF]/g, "`\u2026`").slice(0, 60);
}
// src/literal/reading/sentences/contrast.ts
function contrastOf(last, words2) {
  let { from, other } = CONTRAST.exec(words2)?.groups ?? {};
  if (other === void 0 || last.polarity !== "required" || last.instead !== void 0 || LIMITS3.test(other) || words2.startsWith("no ") && HAS_CODE.test(other) && (HAS_CODE.test(last.object) || last.verb !== "use") || EDITS.test(last.verb) && !HAS_CODE.test(other))
    return;
  if (from !== void 0) {
    let object = fromOtherSource(last.object, `from ${other}`);
    return object === void 0 ? void 0 : { ...last, polarity: "forbidden", object, instead: last.object };
  }
  let { strength, polarity, subject, verb } = last, pair = pairOf(`${last.object}, not ${other}`, {
    strength,
    polarity,
    subject,
    verb,
    object: last.object,
    directive: "other",
    isOnly: false
  });
  return pair === void 0 || "reason" in pair ? void 0 : { ...last, ...pair, polarity: "forbidden" };
}
var CONTRAST = /^(?:and )?(?:(?:not|never)(?: use| using)?|avoid|no|do not use|don't use|instead of|rather than) (?:just )?(?<from>from )?(?<other>[^,;:]{1,80})$/;
var EDITS = /^(?:edit|change|modify|update|touch)$/;
var HAS_CODE = /[\uE000-\uF8FF]/u;
// src/literal/reading/sentences/add-segments.ts
var TO_USE = /^(?:(?:please |always |just |instead,? |and |but |or |you (?:should|must) )*)(?:use|prefer|call|write|choose|go with|opt for|always use|always|favou?r|import|replace (?:it|them|with)|using)(?: |: )(?<instead>.+?)(?: instead)?$/;
var DEPRECATED = /^(?:the )?(?:old |older |legacy )?(?<thing>[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*)(?: [a-z]+)? (?:is|are) (?:now )?(?:deprecated|legacy|obsolete|banned|forbidden|discouraged|not allowed)$/;
var INSTEAD = /^instead,? (?:please )?(?:use |prefer |call |write )?(?<instead>.+)$/;
var EXCEPT2 = /^(?:but |and |or )*(?:except(?:ions?)?|unless|apart from|aside from|other than|excluding|with the exception of|save)(?: (?:for|are|is))?:? ?(?<rest>.*)$/;
var FINE = /^(?:but |and |or |it |they |that |this |these |those |is |are )*(?<before>.*?) ?(?:is|are|'s|'re)? ?(?:fine|ok|okay|allowed|acceptable|permitted|exempt|good|allowed only|only allowed|only acceptable)(?: (?<rest>.*))?$/;
var NEW_RULE = /^(?:and |but |or )*(?:never|not|do not|don't|no|avoid|must|should|always|use|prefer|ensure|make sure|only)\b/;
var TELLS_WHICH = /^no [\uE000-\uF8FF]/;
var HAS_PLACE = /\b(?:from|in|inside|within|on|during) (?:a|an|the|any|your|each|another)\b/;
var CONTRASTS = /^not (?:this|that|these|the|a|an|our|your|its|for|because|just) (?!.*[\uE000-\uF8FF])/;
var EXAMPLE = /^(?:e\.g\.?|i\.e\.?|for example|for instance|such as|like|example|see|especially|in particular|including|even)\b/;
var SAYS_STYLE = /\b(?:naming|names?|styles?|conventions?|formatting|casing|guidelines?|standards?)$/;
function addSegments(first, segments, codes, scope) {
  let said = first;
  for (let segment of segments) {
    let added = addSegment(said, segment, codes, scope);
    if (isUnread(added))
      return added;
    said = added;
  }
  return said;
}
function addSegment(said, { sign, words: words2 }, codes, scope) {
  if (leavesRoom(words2))
    return explain(said, words2).map((one) => ({ ...one, strength: "should" }));
  let exception = EXCEPT2.exec(words2)?.groups?.rest;
  if (exception !== void 0)
    return exceptFor(said, exception, codes);
  let last = said.at(-1);
  if (last === void 0)
    return unknownForm();
  let instead = last.polarity === "forbidden" && last.instead === void 0 ? alternativeIn(words2, sign) : void 0;
  if (instead !== void 0 && /\b(?:unless|except|apart from|other than)\b/.test(instead))
    return { reason: "its alternative has an exception", hint: "put the exception into a sentence of its own" };
  if (instead !== void 0)
    return [...said.slice(0, -1), { ...last, instead }];
  let deprecated = last.polarity === "required" && last.verb === "use" ? DEPRECATED.exec(words2)?.groups : void 0;
  if (deprecated !== void 0)
    return [...said, { ...last, polarity: "forbidden", object: deprecated.thing ?? "", instead: last.object }];
  if (EXAMPLE.test(words2) || sign === "reason")
    return explain(said, words2);
  if (sign === "arrow")
    return { reason: "an arrow may mean several things", hint: 'word it as "Use `a` instead of `b`"' };
  let fine = /\b(?:fine|ok|okay|allowed|acceptable|permitted|exempt)\b/.test(words2) && !/\b(?:not|no|never)\b/.test(words2) ? FINE.exec(words2)?.groups : void 0;
  if (fine !== void 0)
    return exceptFor(said, (fine.rest ?? "") || (fine.before ?? ""), codes);
  let contrast = sign === "bracket" ? contrastOf(last, words2) : void 0;
  if (contrast !== void 0)
    return [...said, standingIn(contrast, codes)];
  if (last.explanation !== void 0 && CONTRASTS.test(words2))
    return explain(said, words2);
  if (sign !== "bracket" && last.polarity === "forbidden" && TELLS_WHICH.test(words2) && HAS_PLACE.test(last.object))
    return explain(said, words2);
  if (NEW_RULE.test(words2) && sign !== "bracket")
    return addRule(said, words2, codes, scope);
  let languages = sign === "bracket" ? languagesListed(words2) : void 0;
  if (languages !== void 0)
    return mapScope(said, (outer) => narrowScope(outer, { ...EVERYWHERE3, languages }));
  if (LIMITS3.test(words2))
    return limitLast(said, words2, codes);
  if (EXCEPTION.test(words2))
    return { reason: "its explanation may contain an exception", hint: 'put the exception as "\u2026, except in tests"' };
  let styles = (sign === "colon" || sign === "bracket" || sign === "dash") && last.polarity === "required" && SAYS_STYLE.test(last.object) ? readStylePhrases(words2, codes, void 0) : void 0;
  if (styles !== void 0) {
    let languages2 = last.object.split(" ").flatMap((word) => languagesOf(word) ?? []), named = languages2.length === 0 ? EVERYWHERE3 : { ...EVERYWHERE3, languages: languages2 };
    return joinEach(styles.flatMap((one) => finishHead(one, codes, narrowScope(last.scope, named) ?? last.scope)));
  }
  return sign === "colon" && last.polarity === "required" && !isExample(words2, codes) ? joinColon(said, last, words2) : explain(said, words2);
}
function isExample(words2, codes) {
  let [code = "", ...others] = /^[\uE000-\uF8FF]$/.test(words2) ? listMaskedCodes(words2, codes) : [];
  return others.length === 0 && /\w \S/.test(code) && /[()[\]{}=;]/.test(code);
}
function joinColon(said, last, words2) {
  return [...said.slice(0, -1), { ...last, object: `${last.object}: ${words2}` }];
}
function alternativeIn(words2, sign) {
  let found = TO_USE.exec(words2)?.groups?.instead ?? INSTEAD.exec(words2)?.groups?.instead;
  return found !== void 0 ? found.replace(/[\s,.;]+$/, "") : sign === "arrow" ? words2 : void 0;
}
// src/literal/reading/sentences/open-sentence.ts
var LEAD_PLACE = /^(?<preposition>in|within|inside|inside of|under|for|on|throughout|across|outside|outside of|except in|(?:when|while|if)(?: you are| you're| you)? (?:writing|working (?:in|with|on)|editing|modifying|changing|creating|adding|reviewing|generating|updating|touching|write|edit|modify|change|create|add|update|touch)) (?<place>[^,:;]{1,100}?)[,:] (?<rest>.+)$/;
var LEAD_PURPOSE = /^(?:to (?:avoid|prevent|ensure|keep|make|reduce|improve|maintain|allow|enable|simplify|minimi[sz]e|help|preserve)\b[^,]{0,120}|for (?:consistency|readability|clarity|simplicity|performance|security|safety|maintainability)[^,]{0,60}|as a (?:general )?rule|in general|generally speaking|by convention|as always|note|important|where(?:ver)? possible|when(?:ever)? possible|if possible), (?<rest>.+)$/;
var LEAD_CONDITION = /^(?:when|whenever|if|where|wherever|while|unless|until|before|after|once|during|as soon as|only if|even if)\b/;
var NOT_NEEDED = /^no [^,;:.()–—]{1,80}? (?:is |are )?(?:needed|required|necessary|mandatory)$/;
function openSentence(words2, codes) {
  if (NOT_NEEDED.test(words2))
    return { reason: "it says that something is not needed", hint: 'forbid it: "Never use `x`"' };
  let place = LEAD_PLACE.exec(words2)?.groups;
  if (place !== void 0) {
    let { preposition = "", place: name = "", rest = "" } = place, read = readPlace(name, codes), isOutside = /^(?:outside|except)/.test(preposition), scope = read === void 0 ? void 0 : isOutside ? excludePlace(EVERYWHERE3, read) : read;
    if (scope !== void 0)
      return { words: rest, scope };
  }
  let purpose = LEAD_PURPOSE.exec(words2)?.groups?.rest;
  return purpose !== void 0 ? { words: purpose, scope: EVERYWHERE3 } : LEAD_CONDITION.test(words2) && !/^(?:where|when|if) (?:possible|applicable)/.test(words2) ? {
    reason: "it depends on a condition",
    hint: 'a rule without "when" or "if" can be checked: "Never use `x` in tests"'
  } : place !== void 0 && place.preposition !== "for" ? unknownPlace() : { words: words2, scope: EVERYWHERE3 };
}
function unknownPlace() {
  return {
    reason: "it names a place that is not a known folder, language or kind of file",
    hint: 'name a path or language: "Never use `x` in `src/api/`"'
  };
}
// src/literal/reading/sentences/segments.ts
var SPLIT = new RegExp(
  // Every sign begins with one of these characters, and most positions in a sentence have none of them.
  `(?=[\\s;\u2014.:,)])(?:${[
    String.raw`(?<dash>\s*;\s+|\s+[-–—]+\s+|\s*—\s*|\.\s+)`,
    String.raw`(?<colon>:\s+)`,
    String.raw`(?<bracket>\s+\((?=[^()]*(?:\(\)[^()]*)*\)))`,
    String.raw`(?<close>(?<!\()\)(?:\s+[-–—]+\s+|[,.;:]?(?:\s+|$)))`,
    String.raw`(?<arrow>\s+(?:→|->|=>|➡️?)\s+)`,
    String.raw`(?<reason>,\s+(?=(?:they are|it is|it's|they're)\b)|,?\s+(?=(?:because|since|so that|as (?:it|they|this|that|these|those)|so (?:it|they|the|we|you)|which (?:is|are|can|may|will|makes?|causes?|breaks?|leads?)|in order to|otherwise|this (?:is|can|will|makes|breaks))\b))`,
    String.raw`(?<comma>,\s+(?:and\s+|but\s+|or\s+)?(?=(?:instead|never|not|do not|don't|always|use|using|prefer|avoid|must|should|no|only|except|unless|but|even|especially|including|such as|like|for example|e\.g\.)\b)|\s+but\s+|\s+and\s+(?=(?:never|avoid|always|not|do not|don't)\b)|(?<=^(?!never|do not|don't|avoid|no |must not)[a-z].{8,200})\s+and\s+(?=prefer\b))`
  ].join("|")})`,
  "g"
);
var SIGNS2 = ["dash", "colon", "bracket", "arrow", "reason", "comma"];
function splitSegments(words2) {
  let segments = [], sign = "start", start = 0;
  for (let { groups = {}, index, 0: found } of words2.matchAll(SPLIT)) {
    let closes = groups.close !== void 0;
    closes === (sign === "bracket") && (segments.push({ sign, words: words2.slice(start, index) }), start = index + found.length, sign = closes ? signAfterBracket(found, words2.slice(start)) : SIGNS2.find((name) => groups[name] !== void 0) ?? "dash");
  }
  return segments.push({ sign, words: words2.slice(start) }), joinAfterBrackets(segments);
}
var NEXT_RULE = /^(?:and|but) (?:prefer|use|never|avoid|always|do not|don't|keep|write|add|put)\b/;
function signAfterBracket(close, rest) {
  return /[,;:–—-]/.test(close) || NEXT_RULE.test(rest) ? "dash" : "start";
}
function joinAfterBrackets(segments) {
  let [first, ...rest] = segments;
  return [
    {
      sign: "start",
      words: [first?.words ?? "", ...rest.filter(({ sign }) => sign === "start").map(({ words: words2 }) => words2)].map((words2) => words2.trim()).filter((words2) => words2 !== "").join(" ")
    },
    ...rest.filter(({ sign }) => sign !== "start").map(({ sign, words: words2 }) => ({ sign, words: words2.trim() })).filter(({ words: words2 }) => words2 !== "")
  ];
}
// src/literal/reading/sentences/read-sentence.ts
function readSentence(words2, codes, frame) {
  let opened = openSentence((frame === void 0 ? rewordPair(words2) : void 0) ?? words2, codes);
  if ("reason" in opened)
    return opened;
  let [main, ...others] = withNamedException(splitSegments(opened.words));
  if (main === void 0 || main.words === "")
    return unknownForm();
  if (DESCRIPTION2.test(main.words) && others.length > 0)
    return { reason: "it describes something first, which may limit the rule after it", hint: "begin with the rule" };
  let first = readPart(main.words, codes, frame, opened.scope);
  return isUnread(first) ? first : addSegments(first, others, codes, opened.scope);
}
function withNamedException([main, bracket, ...others]) {
  return main !== void 0 && bracket?.sign === "bracket" && ENDS_WITH_EXCEPTION.test(main.words) && ONLY_CODES2.test(bracket.words) ? [{ ...main, words: `${main.words} ${bracket.words}` }, ...others] : [main, bracket, ...others].filter((one) => one !== void 0);
}
var ENDS_WITH_EXCEPTION = /\b(?:except|apart from|other than|excluding)(?: for)? (?!when\b|if\b|where\b|in\b)(?:[a-z-]+ ?){1,4}$/;
var ONLY_CODES2 = /^(?:(?:e\.g\.|like|such as),? )?[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*$/;
var DESCRIPTION2 = /^(?:(?:all|our|the|these|this|each|every) )?(?:[\w-]+ ){1,4}(?:serves? as|acts? as|represents?|contains?|provides?|holds?|lives? in)\b/;
// src/literal/reading/read-cell.ts
function readCell(plain2, codes, frame, instead) {
  let words2 = plain2.replace(LEADING_MARKS, ""), read = readSentence(words2, codes, frame);
  if (isUnread(read))
    return read;
  let [only, ...more] = frame.polarity === "forbidden" ? read.map(forbid) : read;
  return only !== void 0 && more.length > 0 && instead === void 0 && frame.polarity === "required" ? read : only === void 0 || more.length > 0 ? { reason: "a cell of its table says more than one thing" } : [
    {
      ...only,
      ...instead === void 0 || instead === "" ? {} : { instead: instead.replace(LEADING_MARKS, "").replace(/^use (?=\S)/, "") }
    }
  ];
}
var LEADING_MARKS = /^(?:[❌✗✘🚫⛔✖✅✔✓☑]\uFE0F?\s*)+/u;
function forbid(said) {
  return { ...said, polarity: "forbidden" };
}
// src/literal/reading/scope/labels.ts
var MARKS2 = /^(?:[^\p{L}\p{N}\s"'`([{.@#$<>\-*/\\_\uE000-\uF8FF][\uFE0F\u20E3]?\s*)+/u;
var CROSS = /^(?:❌|✗|✘|🚫|⛔|✖|🛑|👎|🙅)/u;
var TICK = /^(?:✅|✔|✓|☑|👍|🟢)/u;
var FORBIDDING = /^(?:avoid|never|never use|never do(?: this)?|do not|don't|donts?|don'ts|do not use|don't use|do not do|forbidden|prohibited|banned|not allowed|bad|wrong|incorrect|anti-?patterns?|no|disallowed|must not|not)$/;
var REQUIRING = /^(?:do|always|prefer|preferred|use|good|right|correct|must|required|mandatory|yes|dos|always use|recommended|always do(?: this)?)$/;
var WEAK2 = /^(?:avoid|prefer|preferred|recommended|bad|good)$/;
var GENERAL2 = /^(?:notes?|important(?: note)?|critical|rule(?: #?\d+)?|rules|remember|warning|caution|always remember|tip|general|general rule|convention|guideline|key (?:point|rule)|security|style|naming|performance|consistency|imports?|error handling|types?|type safety|formatting|code style|documentation|comments?|async(?:\/await)?|logging|quality|code quality|exports?|dependencies|readability|simplicity|best practice|safety|immutability|modules?|strings?|quotes|indentation|semicolons|variables?|null safety|nullability|no [a-z ]{1,30}|hard rule|golden rule|mandatory rule|reminder|(?:the )?short version|in short|in brief|tl;dr)$/;
var OF_TOOL = /^(?:the |our )?(?:(?:javascript|typescript|js|ts|node|python|php|ruby|unit|e2e|code) )?(?:(?:package|dependency|project|environment|version) manag(?:ers?|ement)|runtimes?|(?:test|task|script) runners?|test(?:ing)? (?:framework|library)|build (?:tools?|system)|bundlers?|linters?|formatters?|installers?)$/;
var LABEL = /^(?<label>[^:;.()]{1,40}?)\s*(?::|：)\s*(?<rest>.+)$/s;
var DASHED = /^(?<label>[^:;.(),\uE000-\uF8FF]{1,30}?) [-–—] (?<rest>.+)$/s;
function readLabel(words2, codes) {
  let own = words2.replace(MARKS2, "").trim(), marked = CROSS.test(words2) ? frameOf("forbidden", "must") : TICK.test(words2) ? frameOf("required", "must") : void 0, labelled = readOwnLabel(own, codes);
  if (labelled !== void 0)
    return marked === void 0 || labelled.frame !== void 0 && labelled.frame.polarity === marked.polarity ? labelled : labelled.frame === void 0 ? { ...labelled, frame: marked } : void 0;
}
function frameOf(polarity, strength, verb = "") {
  return { polarity, strength, verb };
}
function readOwnLabel(own, codes) {
  let again = SAID_AGAIN.exec(own)?.groups;
  if (again !== void 0 && !/\b(?:when|if|unless|except|only)\b/.test(own))
    return { words: again.rest ?? "" };
  let rule = RULE_OF_LINTER.exec(own)?.groups, [ruleName = ""] = listMaskedCodes(rule?.mark ?? "", codes);
  if (rule !== void 0 && LINTER_RULE.test(ruleName))
    return { words: rule.rest ?? "" };
  let { label = "", rest = "" } = (LABEL.exec(own) ?? DASHED.exec(own))?.groups ?? {}, name = label.replace(MARKS2, "").trim();
  if (name === "" || rest === "")
    return { words: own };
  if (SHOWS.test(name))
    return;
  let frame = labelFrame(name);
  if (frame !== void 0)
    return { words: rest, frame };
  if (LAYOUT3.test(name))
    return { words: `${name} ${rest}` };
  if (NAMED_TOO.test(name) && isSubject(name, rest) && !rest.startsWith("use "))
    return subjectLabel(name, rest);
  if (GENERAL2.test(name) || OF_TOOL.test(name))
    return { words: rest };
  let placed = name.replace(/^(?:in|for|within) /, ""), place = readPlace(placed, codes) ?? placeOfLanguages(placed) ?? placeOfFormat(placed);
  if (place !== void 0)
    return place.languages === void 0 && isSubject(name, rest) ? subjectLabel(name, rest) : { words: rest, scope: place };
  let isTopic = /^(?:[a-z]+ [a-z]+ ?[a-z]*|[a-z]+)$/.test(name) && BEGINS_RULE.test(rest), namesFiles = / files?$/.test(name) && isSubject(name, rest);
  if (beginsClause(name) && !namesFiles && !(isTopic && NOUN_TOO.test(name)))
    return { words: own };
  if (isSubject(name, rest))
    return subjectLabel(name, rest);
  let title = isTopic ? readTitle(name, false) : void 0;
  return title === void 0 ? void 0 : { words: rest, scope: title };
}
function placeOfFormat(name) {
  let languages = /^(?:json|yaml|toml|xml|markdown)(?: files?)?$/.test(name) ? languagesOf(name.replace(/ files?$/, "")) : void 0;
  return languages === void 0 ? void 0 : { languages, inside: [], outside: [] };
}
function placeOfLanguages(name) {
  let names = name.split(/\s*(?:\/|,|&|\band\b)\s*/);
  return names.length > 1 && names.every((one) => languagesOf(one) !== void 0) ? { inside: [], outside: [], languages: names.flatMap((one) => languagesOf(one) ?? []) } : void 0;
}
var SHOWS = /^(?:for )?(?:examples?|instance)$/;
var BEGINS_RULE = /^(?:always|never|do not|don't|avoid|prefer|must|should|use|no|ensure|make sure|only|all|every|each|keep|follow|write|add|import|declare|define|place|put|name)\b/;
var SAID_AGAIN = /^(?:use|prefer|avoid|follow|keep|write|add|include|document|name|always use) [^:]{2,60}: (?<rest>.+ (?:must|should) .+)$/s;
var RULE_OF_LINTER = /^(?<mark>[\uE000-\uF8FF]): (?<rest>(?:always|never|use|prefer|avoid|no|do not|don't|all|every|functions?|code|files?|imports?|names?) .+)$/s;
var LINTER_RULE = /^(?:@?[a-z-]+\/)?[a-z]+(?:-[a-z]+)+$|^(?:curly|eqeqeq|camelcase|semi|quotes|indent|radix|yoda)$/;
var NOUN_TOO = /^(?:query|test|design|state|type|name|error|import|export|comment|log|cache|build|format|style|version|document|handle|load|file|access|output|input|print|return|call|loop|list|link|share|display|render|request|release|review|commit|change|update|merge|lint|process|resource|trigger|import|monitor|measure|support|surface|pin|push|scope|guard|hash|time|track|wrap|split|index|order|sort)\b/;
var LAYOUT3 = /^(?:(?:max(?:imum)? )?(?:(?:line|print) ?(?:length|width|limit)|(?:function|method|file|class|component) (?:length|size)|nesting(?: depth| levels?)?|line endings?|(?:cyclomatic )?complexity)|quotes|strings|semicolons|trailing commas?|indent(?:ation)?)$/;
var NAMED_TOO = /^(?:types?|variables?|modules?|exports?)$/;
function labelFrame(label) {
  let strength = WEAK2.test(label) ? "should" : "must", verb = / use$|^use$/.test(label) ? "use" : "";
  return FORBIDDING.test(label) ? frameOf("forbidden", strength, verb) : REQUIRING.test(label) ? frameOf("required", strength, verb) : void 0;
}
function beginsClause(name) {
  let first = /^[a-z'-]+/.exec(name)?.[0] ?? "";
  return /^(?:never|do not|don't|always|avoid|prefer|must|should|no|only|ensure|make sure|please|not|all|every|each|if|when|for|in)\b/.test(
    name
  ) || baseVerb(first) !== void 0 && / /.test(name) || / (?:must|should|are|is|use|uses|have|has) /.test(`${name} `);
}
var CASES = /^(?:use |always |must be |should be |in )?(?:\uE000 )?(?:pascal|_?camel|kebab|snake|upper|lower|title|screaming|all[- ]?caps|singular|plural|dash|hyphen|[\uE000-\uF8FF]|prefix|suffix|uppercase|lowercase)/;
var REPLACES2 = /^use [\uE000-\uF8FF](?:\(\))? (?:instead of|rather than|over) /;
function isSubject(name, rest) {
  return /^[a-z][a-z/ -]+$/.test(name) && name.split(" ").length <= 4 && CASES.test(rest) && !REPLACES2.test(rest);
}
function subjectLabel(name, rest) {
  let affix = /^(?<verb>prefix|suffix) (?<with>with .+)$/s.exec(rest)?.groups;
  if (affix !== void 0)
    return { words: `${affix.verb ?? ""} ${name} ${affix.with ?? ""}` };
  let verb = /^(?:use|must be|should be) /.exec(rest)?.[0] ?? "";
  return {
    words: rest.slice(verb.length).replace(/^(?:always|in) /, ""),
    frame: { polarity: "required", strength: "must", verb: verb.startsWith("use") ? "use" : "be", subject: name }
  };
}
// src/literal/reading/sentences/ban-labels.ts
var BAN = /^(?<ban>no (?!longer\b|need\b|matter\b|more\b|less\b|other\b|one\b)(?<thing>[^:;.(),–—]{2,60}?))(?: [-–—] |: )(?<rest>\S.*)$/s;
var LIMITS4 = /\b(?:when|whenever|if|unless|except|only(?!$)|where|while|until|without|other than|outside|before|after|once|may|can|could|might|allowed|fine|okay|acceptable|optional|exceptions?|however|but|still|mostly|usually|for now|yet)\b/;
var INSTEAD2 = /^(?:please |always |instead,? )?(?:use|prefer) (?<other>(?:the |a |an |only )?(?:[\p{L}\d.#+-]+|[\uE000-\uF8FF])(?: [\p{L}-]+){0,2}?)(?: instead)?$/u;
var PREPOSITION = /\b(?:for|in|on|to|with|within|inside|during|at|from|as|via|through|and|or|that|which)\b/;
function readBanLabel(plain2, codes) {
  let { ban = "", thing: thing2 = "", rest = "" } = BAN.exec(plain2)?.groups ?? {};
  if (ban === "" || LIMITS4.test(rest))
    return;
  let other = INSTEAD2.exec(rest)?.groups?.other, pair = other === void 0 || PREPOSITION.test(other) ? void 0 : readSentence(`use ${other} instead of ${thing2}`, codes, void 0);
  if (pair !== void 0 && !isUnread(pair))
    return pair;
  let read = readSentence(ban, codes, void 0);
  return isUnread(read) ? void 0 : explain(read, rest);
}
// src/literal/reading/sentences/inner-bans.ts
var CODE7 = "[\uE000-\uF8FF]";
var CODES2 = `${CODE7}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE7})*`;
var BAN2 = new RegExp(
  `(?:^|[(:;,] ?| [-\u2013\u2014] ?|\\. )(?:and |but |please )*(?:never|do not|don't|must not) (?:ever |manually |directly )?(?:hand-)?(?<verb>edit|modify|touch|change)(?: the)? (?<files>files in )?(?<codes>${CODES2})(?: files?| folders?| director(?:y|ies))?(?: directly| manually| by hand| yourself| itself)*(?=[).,;:]|$| [-\u2013\u2014])`,
  "g"
);
var LIMITS5 = /\b(?:when|if|unless|except|only|where|while|until|without|other than|instead of|outside|before|after|once|example|e\.g)\b/;
function readInnerBans(plain2) {
  if (LIMITS5.test(plain2))
    return;
  let said = [...plain2.matchAll(BAN2)].map(({ groups = {} }) => ({
    strength: "must",
    polarity: "forbidden",
    subject: "",
    verb: groups.verb ?? "edit",
    object: `${groups.files ?? ""}${groups.codes ?? ""} directly`,
    scope: EVERYWHERE3
  }));
  return said.length === 0 ? void 0 : said;
}
// src/literal/reading/sentences/part-rules.ts
var BORDER3 = /(?:; |, | [-–—] | but | and )(?=(?:and |but )?(?:never|no|avoid|do not|don't|must not|always|use|prefer|must|keep|write|ensure)\b)/;
var FORBIDS = /^(?:and |but )?(?:no (?!longer|need|matter|more|less)|avoid |(?:never|do not|don't|must not) (?:use|call|import|add|write|throw|swallow|leave|commit|introduce|log|create|include|catch|disable|hard-?code|edit|modify) )/;
var LIMITS6 = /\b(?:when|if|unless|except|only|where|while|until|may|can|allowed|fine|okay|optional|instead|without|other than|outside|example|e\.g|i\.e)\b|^(?:in|on|for|within|inside|under|during|at|with|by|from|to)\b/;
var CONTEXT2 = /\b(?:for|in|on|to|with|within|inside|during|at|from|as|via|through|between|by)\b/;
var TELLS2 = /\b(?:is|are|was|has|have|does|shares?|uses?|receives?|runs?|lives?|contains?|handles?|must|should|needs?|requires?|returns?|owns?|stays?)\b/;
var POINTS_BACK = /\b(?:it|its|they|them|their|this|that|these|those|such|there|either|both)\b/;
var MOST_PARTS = 8;
function readPartRules(plain2, codes) {
  let parts = plain2.split(BORDER3).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.some((part) => LIMITS6.test(part)))
    return;
  let said = parts.flatMap((part, index) => {
    let before = parts.slice(0, index);
    if (!FORBIDS.test(part) || POINTS_BACK.test(part) || before.some((one) => !FORBIDS.test(one) && (CONTEXT2.test(one) || TELLS2.test(one))))
      return [];
    let read = readSentence(part.replace(/^(?:and|but) /, ""), codes, void 0);
    return isUnread(read) ? [] : read.filter(({ polarity }) => polarity === "forbidden");
  });
  return said.length === 0 ? void 0 : said;
}
// src/literal/reading/scope/doubts.ts
function joinDoubts(first, all) {
  let { why } = first, known6 = all.find((one) => one.known !== void 0)?.known;
  return {
    why,
    isTopic: all.every(({ isTopic }) => isTopic),
    isArea: all.every(({ isArea, isTopic }) => isArea === true || isTopic),
    isOfAllCode: all.every(({ isOfAllCode: isOfAllCode2, isLabel }) => isOfAllCode2 === true || isLabel === true),
    isLabel: all.every(({ isLabel }) => isLabel === true),
    ...known6 === void 0 ? {} : { known: known6 }
  };
}
var PLACES_AND_CASES = /\b(?:tests?|testing|specs?|samples?|examples?|docs?|documentation|readmes?|migrations?|scripts?|ci|e2e|storybook|stories|fixtures?|mocks?|demos?|playground|prototypes?|experiments?|notebooks?|front-?end|back-?end|server|client|mobile|android|ios|windows|linux|macos|web|desktop|cli|when|if|before|after|during|while|until|unless|except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating|upgrading|questions?|faq|mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?|anti-?patterns?|common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|for|in|on|with|within|without|from|vs|versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on|not report|false positives?|e\.g)\b/;
var CASES2 = /\b(?:samples?|examples?|migrations?|fixtures?|demos?|playground|prototypes?|experiments?|notebooks?|if|before|after|during|while|until|unless|except|only|legacy|old|deprecated|existing|optional|allowed|acceptable|migrating|upgrading|questions?|faq|mistakes?|wrong|bad|incorrect|pitfalls?|problems?|symptoms?|smells?|traps?|myths?|anti-?patterns?|common issues|troubleshooting|scenarios?|cases?|exceptions?|exclusions?|may|can|could|from|vs|versus|alternatives?|history|changelog|background|rationale|skip|ignore|comment(?:ing)? on|not report|false positives?|e\.g|direct|fast path|without)\b/;
function isAreaTitle(title) {
  return !CASES2.test(plainWords(shortTitle(title)));
}
function isTopicTitle(title) {
  return !PLACES_AND_CASES.test(plainWords(shortTitle(title)));
}
function isAreaOfList(leadIn) {
  return isAreaTitle(leadIn) && !/\b(?:in|when|while|within|inside|where|on|under|during)\b/i.test(leadIn);
}
var NO_TOPIC = /\b(?:problem|solution|cause|symptom|analysis|purpose|alternative|impact|detection|note|workaround|fix|why|reason|step|phase|option|migration|upgrade|example|goal|task|question|answer|result|output|input|usage|user|role|risk|issue|error|warning|benefit|description|location|trigger|status|current|today|before|after|action|check|verify|learning|priority|severity)s?\b|\btab (?:width|size|stop)s?$|^(?:if|when|unless|until|while|for|in|on|at|to|with)\b/;
var KINDS_OF_CODE = /\b(?:components?|controllers?|services?|routes?|routers?|routing|apis?|ui|database|modules?|packages?|librar(?:y|ies)|pages?|hooks?|views?|models?|entities|endpoints?|handlers?|stores?|workers?|plugins?|extensions?|apps?|applications?|sdk|templates?|schemas?|requests?|responses?|quer(?:y|ies)|dtos?|events?|commands?|jobs?|tools?|forms?|tables?|widgets?|screens?|dialogs?|activities|fragments?|resolvers?|middlewares?|repositories|utilit(?:y|ies)|helpers?|reducers?|selectors?|providers?|contexts?|adapters?|parsers?|pipelines?|workflows?|dockerfiles?|docker|containers?|images?|charts?|infrastructure|prompts?|agents?|skills?|generated|files?|markdown|readmes?|effects?|types?|interfaces?|classes|functions|methods|fields|properties|variables|constants)\b/;
var PROCEDURE = /^(?:how|what|why|who|where|which|to|this|that|these|it|they|you|we|there|each|every)\b|\b(?:adding|creating|updating|editing|changing|modifying|renaming|removing|deleting|migrating|releasing|writing|managing|moving|converting|publishing|working|building|using|running|step|phase|option|new)\b/;
function isOfAllCode(words2) {
  return words2.split(" ").length <= MOST_WORDS && /^[\p{L}\p{N}' &/,().-]+$/u.test(words2) && !PLACES_AND_CASES.test(words2) && ![KINDS_OF_CODE, PROCEDURE, NO_TOPIC].some((one) => one.test(words2));
}
function isTitleOfAllCode(title) {
  return isOfAllCode(plainWords(shortTitle(title)).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ""));
}
var MOST_WORDS = 8;
function isTopicOfList(leadIn) {
  let words2 = plainWords(leadIn).replace(/ (?:for|in) this (?:project|repo|repository|codebase)\b/, "");
  return words2.split(" ").length <= MOST_WORDS && !PLACES_AND_CASES.test(words2) || IS_ORDER.test(words2);
}
var IS_ORDER = /^(?:[a-z ]{2,40}: )?(?:always |please )?(?:use|prefer|replace|avoid|never use|do not use|don't use|minimi[sz]e|reduce|keep|maintain|support|protect|ensure|preserve|respect|optimi[sz]e|improve) (?!.*\b(?:when|if|unless|except|only|where|while|during|until|before|after|tests?|examples?|docs|documentation|legacy|migrations?|scripts?|for)\b)/;
// src/literal/reading/wordings/ban-rewordings.ts
var CODE8 = "[\uE000-\uF8FF]";
var CODES3 = `${CODE8}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE8})*`;
var OF_CODE4 = "(?: (?:functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?|modules?|library|dependency|macros?|attributes?))?";
var USED = `(?:the |our |a |an |shared )*${CODE8}${OF_CODE4}`;
var PLACE4 = "(?:the )?(?:[\uE000-\uF8FF]|tests?(?: code| files)?|production code)(?: (?:folder|directory|module|package|layer))?";
var BAN_REWORDINGS = [
  [
    new RegExp(
      `^(?:(?:do not|don't|never) (?:rely on|reach for|resort to|fall back (?:on|to)|make use of|go through)|(?:stay|steer|keep) (?:away from|clear of)|eliminate|get rid of|stop using|no more) (?:any |the |all |using )*(${CODES3})(${OF_CODE4})$`
    ),
    "never use $1$2"
  ],
  [new RegExp(`^(?:any |all |direct )*use of (${CODES3})(${OF_CODE4}) (?:is|are) `), "the use of $1$2 is "],
  [
    new RegExp(
      `^(${CODES3})(${OF_CODE4}) (?:should|must|may|shall) (?:never|not) (?:ever )?(?:appear|show up|occur|exist|remain|be present|be found|be seen)(?: in (?:the |our |this |new |any |production )*(?:code|codebase|project|repo|repository|source|diff|pr))?$`
    ),
    "never use $1$2"
  ],
  [
    new RegExp(
      `^(?:code|prs?|pull requests|changes|commits) (?:using|with|containing|that (?:use|contain|add|introduce)s?) (${CODES3})(${OF_CODE4}) (?:will be|are|is|get|gets) (?:rejected|not accepted|blocked|refused|declined)$`
    ),
    "never use $1$2"
  ],
  [
    new RegExp(`^(?:verify|ensure|check|confirm|make sure)(?: that)? there (?:are|is) no (${CODES3})(${OF_CODE4})$`),
    "never use $1$2"
  ],
  [
    new RegExp(
      `^neither (${CODE8}) nor (${CODE8})(${OF_CODE4}) (?:may|should|must|can|is|are)(?: ever)?(?: be)? (?:used|allowed|permitted|called|imported|added)$`
    ),
    "never use $1 or $2$3"
  ],
  [new RegExp(`^instead of (${CODES3}),? (?:always |please |prefer to )*use (${USED})$`), "use $2 instead of $1"],
  [new RegExp(`^use (${USED}) in favou?r of (${CODES3}${OF_CODE4})$`), "use $1 instead of $2"],
  [
    new RegExp(
      `^(?:always |please )*(?:choose|opt for|rely on|pick|go with|reach for|stick with|stick to|default to) (${USED}) (?:over|instead of|rather than|and not|not) (${CODES3}${OF_CODE4})$`
    ),
    "use $1 instead of $2"
  ],
  [
    new RegExp(
      `^(?:the|this|our) (?:project|codebase|code base|repo|repository|app|application|code|team) (?:only |always |consistently )?uses (${USED})(?:,? not|,? instead of|,? rather than|, never) (${CODES3}${OF_CODE4})$`
    ),
    "use $1 instead of $2"
  ],
  [
    new RegExp(`^(?:always )?use (${USED}) exclusively \\((?:no|not|never) (${CODES3}${OF_CODE4})\\)$`),
    "use $1, never $2"
  ],
  [new RegExp(`^keep (${CODES3})(${OF_CODE4}) out of (${PLACE4})$`), "never use $1$2 in $3"],
  [
    new RegExp(
      `^(?:in|within|inside) ((?:unit |integration |our |the )*tests?|production code|new code|components|(?:the )?${CODE8}) ((?:avoid|never|do not|don't|always|prefer) .+)$`
    ),
    "in $1, $2"
  ],
  // the frontmatter of customizations, in checklists
  [
    new RegExp(
      `^(?:(?:the |each |every )?(?:agent|prompt|skill|file|instructions?) )?(?:has|includes|contains|defines|declares|sets) (?:a |an |the |non-empty |valid |proper |clear )*(${CODE8}) (field|key)(?: (?:with|wrapped in|that|of|matching) [^;]{1,80})?(?: \\((?!.*\\boptional)[^()]{1,80}\\))?$`
    ),
    "must have $1 $2"
  ]
];
// src/literal/reading/wordings/code-rewordings.ts
var CODE9 = "[\uE000-\uF8FF]";
var CODES4 = `${CODE9}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE9})*`;
var OF_CODE5 = "(?: (?:functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?|modules?|library|keywords?|operators?|macros?|attributes?|decorators?|annotations?))?";
var WHY = "(?:(?:,? (?:because|since|as it|as they|so that)| ?[-\u2013\u2014;:]) (?!.*\\b(?:unless|except|if|when|only|but|in|for)\\b)[^;]{1,100})?";
var NAMED11 = "(?:operators?|functions?|macros?|methods?|packages?|modules?|types?|pipes?|keywords?|commands?|helpers?|class(?:es)?|attributes?|hooks?|apis?|alias(?:es)?|chains?|paths?|imports?)";
var ALLOWED2 = "(?:allowed|permitted|acceptable|accepted|ok|okay|fine|valid|used|called|imported|accessed|legal)";
var CODE_REWORDINGS = [
  [
    /^(?:it is|it's|it’s) (?:strongly |highly )?(?:recommended|advised|preferable|best|encouraged) to use (.+?) (?:instead of|rather than|over) (.+)$/,
    "prefer $1 over $2"
  ],
  [
    /^alt(?:ernative)?[- ]text (?:is required|is mandatory|must be provided|is needed) (?:for|on) ((?:all |every |each )?images)$/,
    "$1 must have alt text"
  ],
  [
    /^(?:always )?(?:double[- ])?quote (?:all |your |every |shell |bash )*(?:variables?|(?:variable |parameter )?expansions?)(?: (?:references|expansions?|substitutions))?(?:(?:,|:| to| with| in (?:shell |bash )?scripts,?| [-–—]| \() ?(?!.*\b(?:unless|except|only)\b).*)?$/,
    "never use unquoted variables"
  ],
  [
    /^(?:use |keep |only use )?(?:plain )?ascii(?: characters?| text)?(?: only)?(?: (?:in|for) (?:source|code|all|comments|files)(?: (?:source|code|comments|files))*)?$|^only (?:use )?ascii(?: characters?)?$/,
    "no non-ascii characters"
  ],
  [
    /^(?:all |every |returned |go )*errors? (?:must|should) (?:always )?be (?:handled|checked)(?:,? (?:and )?(?:not|never) (?:be )?(?:silently )?(?:ignored|swallowed|discarded))?$|^(?:always |explicitly )+(?:handle|check) (?:all |every |the |returned )*errors?(?: explicitly)?$|^(?:handle|check) (?:all|every) (?:returned )?errors?(?: explicitly)?$/,
    "never ignore errors"
  ],
  [
    /^(?:always |please )?(?:write|add|include|put) (.{1,30} comments?)(?: (?:following|in|with) .{3,40})? when(?:ever)? (?:you )?(?:writing|using|adding|write|use|add) (.{1,20} (?:code|blocks?))$/,
    "$2 must have $1"
  ],
  [
    new RegExp(
      "^(?!.*\\b(?:in|inside|within|tests?|never|not|avoid|only)\\b.* \\()(?:use )?[^()]{3,40} for [^()]{3,40} \\((?:never|not|no|don't use|do not use|avoid) ((?!tabs?\\b|spaces?\\b|single|double|camel|snake|pascal|kebab|allowed|needed|required|just|yet)[a-z][\\w.-]+(?: [a-z][\\w.-]+)?)\\)$"
    ),
    "never use $1"
  ],
  [/^type-only imports (?:must|should) (?:always )?use (.+)$/, "use $1 for type-only imports"],
  // ``ban `x`: use `y` instead``
  [
    new RegExp(
      `^(?:ban|forbid|disallow|prohibit|outlaw)(?: the use of| any use of| all)? (${CODES4})${OF_CODE5}(?::| [-\u2013\u2014]|;|,) use (.+?)(?: instead)?$`
    ),
    "never use $1; use $2 instead"
  ],
  [
    new RegExp(`^(?:ban|forbid|disallow|prohibit|outlaw)(?: the use of| any use of| all)? (${CODES4}${OF_CODE5})$`),
    "never use $1"
  ],
  // ``x` is only allowed in tests``
  [
    new RegExp(
      `^(?:the )?(${CODES4})${OF_CODE5} (?:is|are|may be|can be|should be|must be|may|should|must) (?:only (?:be )?${ALLOWED2}|${ALLOWED2} only) (?:in|inside|within|from|by|under) (?:the )?([^,;:]{2,60})$`
    ),
    "never use $1 outside of $2"
  ],
  [
    new RegExp(`^(?:the )?(${CODES4})${OF_CODE5} (?:belongs?|goes|go|stays?) only in (?:the )?([^,;:]{2,60})$`),
    "never use $1 outside of $2"
  ],
  // ``no `x` left in the code``
  [
    new RegExp(
      `^(?:no|never leave|do not leave|don't leave|leave no) (?:any |stray |leftover |forgotten |debug )*(${CODES4}${OF_CODE5}) (?:left|remaining|behind|left behind)(?: (?:in|inside) (?:the |your |any )?(?:code|codebase|commits?|committed code|final code|production code|pull requests?|prs?))?$`
    ),
    "never use $1"
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES4})${OF_CODE5} (?:has|have) no place (?:here|in (?:this|the|our) (?:code|codebase|repo|repository|project))$`
    ),
    "never use $1"
  ],
  // ``use the base pipe (`|>`), not the magrittr pipe (`%>%`)``
  [
    new RegExp(
      `^(use|prefer) (?:the |an? )?(?:[a-z-]+ ){0,3}?${NAMED11} \\((${CODE9})\\),? (?:and )?(?:not|never|instead of|rather than|over) (?:the |an? )?(?:[a-z-]+ ){0,3}${NAMED11} \\((${CODE9})\\)(?: for [^;]{3,60})?$`
    ),
    "$1 $2 instead of $3"
  ],
  // ``x` is deprecated here; use `y` ``
  [
    new RegExp(
      `^(?:the )?(${CODES4})${OF_CODE5} (?:is|are) (?:deprecated|legacy|obsolete|banned|forbidden|off[- ]limits|discouraged|not allowed|gone)(?: (?:here|in (?:this|our|the) (?:code|codebase|repo|repository|project)))?(?:,|;|:| [-\u2013\u2014]) ?(?:please |always |instead,? )*(?:use|prefer|call|reach for|go with) (?:the )?(${CODE9})(?: instead)?${WHY}$`
    ),
    "use $2 instead of $1"
  ],
  [/^(?:only|exclusively) named exports(?: please)?$|^named exports only(?: please)?$/, "use named exports"],
  [
    /^(?:all )?imports? (?:belong |go |stay |live )?(?:at|on|to) (?:the )?top(?: of (?:the|each|every|a) (?:file|module))?$/,
    "put all imports at the top of the file"
  ],
  [
    /^imports?(?: (?:are|must be|should be))?(?: (?:ordered|sorted|grouped|organi[sz]ed))?(?: in this order| as follows| order)?: ((?:the )?(?:python |go |rust |node(?:\.js)? )?(?:standard|stdlib|std\b|built-?in|external|third|node\b|core\b|system\b).*(?:,|→|->|>|then|before).+)$/,
    "order imports: $1"
  ],
  // ``ESM only, never `require()` ``
  [
    new RegExp(
      `^(?:use )?(?:es ?m(?:odules?)?|es6 modules?|esm)\\b[^;.]{0,60}?(?:,| [-\u2013\u2014])? (?:and )?(?:never|no|not) (${CODES4})$`
    ),
    "never use $1"
  ],
  // ``structured logging (no `console.log`)``
  [new RegExp(`^[a-z][a-z ,/-]{3,60} \\((?:no|never) (${CODES4})\\)$`), "never use $1"],
  [
    /^(sentence|title)[- ]cas(?:e|ing) (?:for|in|on) ((?:all |every |the )*(?:markdown |section )?(?:headings?|headers?|titles?))(?: \(.*\))?$/,
    "use $1 case for $2"
  ],
  [
    new RegExp(
      `^non-?null assertions?(?: operators?)?(?::| [-\u2013\u2014]) (?:avoid|never|no|do not use|never use|don't use)(?: using)?(?: the)? ${CODE9}$`
    ),
    "never use non-null assertions"
  ],
  [new RegExp(`^no (${CODES4}) (?:[-\u2013\u2014]|;) (${CODE9}) only(?: \\(.*\\))?$`), "use $2 instead of $1"],
  [new RegExp("^(?:use )?constructor injection only(?: \\((?:no|never|not) .*\\))?$"), "use constructor injection"],
  [
    new RegExp(
      `^(?:(?:copyright|license) )?header: (${CODE9}) (?:at|on) (?:the )?top of ((?:all|every|each) .+ files?)$`
    ),
    "$2 must start with $1"
  ],
  [new RegExp(`^(?:no|avoid|never use) (?:${CODE9}|index\\.[jt]s|index) re-exports?$`), "no barrel files"],
  [
    /^never (?:use|have|take|accept|pass|write) more than (\d+|one|two|three|four|five|six|seven) (?:function |method )?(parameters?|arguments?|params?|args)(?: (?:per|in a|to a|for a) (?:function|method))?$/,
    "functions must not have more than $1 parameters"
  ],
  [
    new RegExp(
      `^((?:[a-z ]{2,30}: )?no ${CODE9}), (?:explicit|strict|full|proper|consistent|typed|named|exhaustive) [^;]+$`
    ),
    "$1"
  ]
];
// src/literal/reading/wordings/file-rewordings.ts
var CODE10 = "[\uE000-\uF8FF]";
var CODES5 = `${CODE10}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE10})*`;
var FILES8 = "(?: (?:files?|folders?|director(?:y|ies)|code|sources?|outputs?|packages?|modules?))?";
var MADE = "(?:(?:automatically |auto-?|machine-|fully )?(?:generated|created|produced|written|built|compiled|managed|maintained|synced|vendored)|build (?:output|artifacts?)|generated (?:code|output|files?))";
var MAKER = "(?: (?:by|from|with|via|using|at|during) [^,;:]{1,60}?)?";
var EDITED2 = "(?:edit(?:ed)?|hand-?edit(?:ed)?|modif(?:y|ied)|change[d]?|touch(?:ed)?|alter(?:ed)?)(?: (?:it|them|this|these|those))?(?: (?:manually|directly|by hand|in place|yourself))?";
var BY_HAND = "(?:manual|hand|direct|human)[- ]?(?:edits?|editing|changes|modifications?)";
var WHY2 = "(?:(?:,? (?:because|since|as|so)| ?[-\u2013\u2014;]|,) (?!.*\\b(?:unless|except|if|when|only|but)\\b)[^;]{1,120})?";
var FILE_REWORDINGS = [
  [
    /^(?:keep|write) (?:all |the )?(?:file ?names|names of files) (?:in )?([a-z_-]+[- _]?case)$/,
    "use $1 for file names"
  ],
  [
    /^((?:component|hook|test|source|module)s? files?): (?:use )?([a-z_-]+[- _]?case)(?:,? (?:matching|that match(?:es)?|named after) (?:the |its |their )?(?:component|hook|class|export|default export|main export)s?(?: names?)?|,? (?:prefixed|starting|beginning) with (?:the )?[\uE000-\uF8FF](?: prefix)?)?(?: \(.*\))?$/,
    "use $2 for $1"
  ],
  [
    new RegExp(
      `^(?:all |the |any )?(?:files|code|everything|anything|sources) (?:in|under|inside|below|within) (?:the )?(${CODES5})${FILES8} (?:is|are) ${MADE}${MAKER}(?::|;| [-\u2013\u2014]) ?(?:please )?(?:never|do not|don't) ${EDITED2}${WHY2}$`
    ),
    "never edit files in $1"
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES5})${FILES8} (?:is|are|contains?|holds?) (?:only )?${MADE}${MAKER}(?::|;| [-\u2013\u2014]) ?(?:please )?(?:never|do not|don't) ${EDITED2}${WHY2}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES5})${FILES8} (?:is|are|contains?|holds?) (?:only )?(?:generated|vendored|third[- ]party|auto-?generated|compiled|upstream) (?:code|files?|outputs?|sources?)${MAKER}(?:,? (?:and|so)|[,:;]| [-\u2013\u2014]) ?(?:must not be|must never be|shall not be|may not be|cannot be|can't be|never|do not|don't|please do not) ${EDITED2}${WHY2}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:the |our |all )?(?:[a-z-]+ ){0,3}?(?:files?|code|outputs?|artifacts?|sources?|folders?|director(?:y|ies)|assets|bindings|clients?) \\((?:never|do not|don't|must not be|not to be|should not be) ${EDITED2}\\)(?::| [-\u2013\u2014]) (${CODES5})${WHY2}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:the |our |all )?(?:[a-z-]+ ){0,3}?(?:files?|code|headers?|outputs?|artifacts?|sources?|assets|bindings|clients?)(?::| [-\u2013\u2014]) (${CODES5})(?: [-\u2013\u2014]|;|,) (?:never|do not|don't|must not be|not to be) ${EDITED2}(?: or (?:commit|delete|rename)(?:ted|d)?)?(?: (?:it|them))?${WHY2}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^keep (?:the |all |any )?(?:[a-z-]+ ){0,5}?(?:(?:in|under|inside|below) )?(${CODES5})${FILES8} (?:out of|free of|free from|clear of|without) ${BY_HAND}(?:,? (?:and|or) [^,;]{1,60})?$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES5})${FILES8} (?:is|are) (?:git-?ignored|local|private|machine-specific|per-user|untracked|build output|a build artifact)[^;]{0,60}?(?:,? (?:and|so)|[,:;]| [-\u2013\u2014]) ?(?:must not be|must never be|should never be|never|do not|don't|is never|are never) (?:commit(?:ted)?|check(?:ed)? in|pushe?d?)(?: (?:it|them))?${WHY2}$`
    ),
    "never commit $1"
  ],
  [
    new RegExp(`^(?:[a-z+#]+ )?file (?:extensions?|endings?): ${CODES5} \\((?:not|never) (${CODES5})\\)(?:[,;].*)?$`),
    "never add $1 files"
  ],
  [new RegExp(`^(?:keep )?(?:your )?hands off (?:the )?(${CODES5})${FILES8}${WHY2}$`), "never edit $1"],
  [
    new RegExp(
      `^(?:stay out of|stay away from|keep out of|steer clear of|no touching|no changes? (?:to|in|under)|no edits? (?:to|in|under)|don't mess with|do not mess with) (?:the )?(${CODES5})${FILES8}${WHY2}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:treat|consider|regard) (?:the )?(${CODES5})${FILES8} as (?:being )?(?:off[- ]limits|generated|vendored|third[- ]party|frozen|immutable|read[- ]only|untouchable)(?: code| files?| output)?${WHY2}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:manual|direct|hand) (?:edits|changes|modifications) (?:to|in|of|under) (?:the )?(${CODES5})${FILES8} (?:are|is) (?:(?:strictly )?(?:forbidden|prohibited|not allowed|disallowed|not permitted)|(?:overwritten|lost|discarded)(?: .*)?)$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:base|model|pattern) .{3,60} on (${CODE10}) \\((?:never|do not|don't) (?:edit|modify|change) (?:the (?:example|template|original|sample)|it)(?: directly| itself)?\\)$`
    ),
    "never edit $1"
  ]
];
// src/literal/reading/wordings/limit-rewordings.ts
var COUNT3 = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)";
var SIZED = "(?:functions?|methods?|files?|classes|class|components?|modules?|lines?|functions(?: and|\\/) ?methods|methods(?: and|\\/) ?functions)";
var MOST = "(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|<=|\u2264|limit(?:ed)? to|within)";
var BELOW3 = "(?:under|below|less than|fewer than|shorter than|smaller than|<)";
var ALL7 = "(?:(?:all|the|each|every|any|your|our|new|keep) )*";
var ADJECTIVE2 = "(?:small|short|focused|concise|brief|compact|tight|lean|manageable|cohesive|single-purpose|reasonable|readable)";
var SMALL = `${ADJECTIVE2}(?:(?:,| and|, and) ${ADJECTIVE2})*`;
var STAY = "(?: (?:are|is|be|stay|stays|remain|kept|should be|must be|should stay|must stay|are kept|should be kept))?";
var LINES = "(?:lines?|loc)(?: of code)?";
var USUAL = "(?:\\d+ ?[-\u2013\u2014] ?\\d+ (?:lines? )?(?:typical|typically|usual|ideal|preferred), )?";
var NEVER_LESS = "(?:,? (?:ideally|preferably|if possible))?";
var OPTIONS2 = "(?:an? )?(?:single )?(?:(?:options?|config(?:uration)?|params?|parameter|settings|props|request|typed) )?(?:object|struct|record|dataclass|interface|type)";
var LIMIT_REWORDINGS = [
  [
    new RegExp(
      `^${ALL7}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})?[:,]? \\((?:ideally )?${BELOW3} ?(\\d+) ${LINES}(?: each)?${NEVER_LESS}\\)$`
    ),
    "$1 must be under $2 lines"
  ],
  [
    new RegExp(
      `^${ALL7}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})?[:,]? \\(${USUAL}(?:${MOST} ?)(\\d+)(?: ${LINES})?(?: each)?${NEVER_LESS}\\)$`
    ),
    "$1 must not exceed $2 lines"
  ],
  [
    new RegExp(
      `^${ALL7}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})?[:,]? \\(${USUAL}(\\d+)(?: ${LINES})? (?:max|maximum|at most|or less|or fewer)\\)$`
    ),
    "$1 must not exceed $2 lines"
  ],
  [
    new RegExp(
      `^(?:the )?((?:commit |pr |pull request )?(?:subject|title|header|summary|first)(?: line)?)(?: length)?(?::| [-\u2013\u2014]|,) ?${MOST} ?(\\d{2,3}) (?:characters|chars)$`
    ),
    "the $1 must not exceed $2 characters"
  ],
  [
    new RegExp(
      "^(?:the )?((?:commit |pr |pull request )?(?:subject|title|header|summary|first)(?: line)?)(?: length)?(?::| [-\u2013\u2014]|,) ?(\\d{2,3}) (?:characters|chars)(?: max(?:imum)?| or less| or fewer| at most)$"
    ),
    "the $1 must not exceed $2 characters"
  ],
  [new RegExp(`^${ALL7}(?:${SMALL} )?(${SIZED})${STAY} ${BELOW3} ?(\\d+) ${LINES}$`), "$1 must be under $2 lines"],
  [new RegExp(`^${ALL7}(?:${SMALL} )?(${SIZED})${STAY} ${MOST} ?(\\d+) ${LINES}$`), "$1 must not exceed $2 lines"],
  [
    /^(?:keep |each |every |all |new )*(function|file|component|class|method|module)(?:e?s)?(?: (?:should|must) be| are| stay| length|:)? ?(?:at most|max(?:imum)?(?: of)?|≤|<=|up to|within) (\d+) (?:lines|loc|lines of code)(?: long| each| max)?$/,
    "each $1 must not exceed $2 lines"
  ],
  [
    /^(?:keep |each |every |all |new )*(function|file|component|class|method|module)(?:e?s)?(?: (?:should|must) be| are| stay| length|:)? ?(?:under|below|<) (\d+) (?:lines|loc|lines of code)(?: long| each| max)?$/,
    "each $1 must be under $2 lines"
  ],
  [
    /^((?:no|avoid) (?:deep(?:ly)? )?nest(?:ing|ed code) \((?:>|more than|over) ?\d+ levels?(?: deep)?\))(?:;|,|:| [-–—])(?: prefer| use)? (?:early returns?|guard clauses?|early exits?|extract(?:ed)? (?:functions|helpers|methods)|flat(?:ter)? (?:code|structures?))(?: instead)?$/,
    "$1"
  ],
  [
    new RegExp(
      `^(?:functions|methods|functions and methods)(?: with| that (?:take|have|need|accept)) (?:more than|over|>) ?(${COUNT3}) (?:parameters|params|arguments|args)(?: should| must)? (?:take|takes|use|accept|get|need|require) ${OPTIONS2}(?: instead)?$`
    ),
    "functions must not have more than $1 parameters"
  ],
  [
    new RegExp(
      `^(?:use|prefer|take|pass) ${OPTIONS2} (?:for|if|when) (?:functions|methods|a function|there are|functions and methods) ?(?:with|that (?:take|have|need)|has|have|takes)? ?(?:more than|over|>) ?(${COUNT3}) (?:parameters|params|arguments|args)$`
    ),
    "functions must not have more than $1 parameters"
  ],
  [
    new RegExp(
      `^(?:keep )?(?:the )?(?:cyclomatic )?complexity(?: of functions)?:? ${BELOW3} ?(\\d+)(?: per function)?$`
    ),
    "complexity must be under $1"
  ],
  [
    new RegExp(`^(?:keep )?(?:the )?(?:cyclomatic )?complexity(?: of functions)?:? ${MOST} ?(\\d+)(?: per function)?$`),
    "complexity must not exceed $1"
  ],
  [
    new RegExp(
      `^(${SIZED})(?: (?:length|size))?(?::| [-\u2013\u2014]) (?:keep |stay |aim for |are |must be |should be )?(?:it |them )?${BELOW3} (\\d+) lines?(?: each| long| of code| max)?$`
    ),
    "$1 must be under $2 lines"
  ],
  [
    new RegExp(
      `^(${SIZED})(?: (?:length|size))?(?::| [-\u2013\u2014]) (?:keep |stay |aim for |are |must be |should be )?(?:it |them )?(?:to )?${MOST} (\\d+) lines?(?: each| long| of code)?$`
    ),
    "$1 must not exceed $2 lines"
  ],
  [
    new RegExp(
      `^(${SIZED})(?::| [-\u2013\u2014]) (?:keep |stay )?(?:short|small|brief|focused),? \\(?(?:${MOST}|${BELOW3}) (\\d+) lines\\)?$`
    ),
    "$1 must not exceed $2 lines"
  ],
  [
    new RegExp(
      `^${MOST} (${COUNT3}) (parameters?|params?|arguments?|args)(?: (?:per|for each|for every|in each|for a|in a|on a) (?:function|method|constructor|function or method))?$`
    ),
    "functions must not have more than $1 parameters"
  ],
  [
    new RegExp(
      `^(?:function|method)s? (?:take|accept|have|get)s? ${MOST} (${COUNT3}) (?:parameters?|params?|arguments?|args)$`
    ),
    "functions must not have more than $1 parameters"
  ],
  [new RegExp(`^${MOST} (${COUNT3}) levels?(?: of (?:nesting|indentation))?$`), "nesting must not exceed $1 levels"],
  [
    new RegExp(`^(?:nest|indent)(?: code| blocks)? (?:${MOST}) (${COUNT3}) levels?(?: deep)?$`),
    "nesting must not exceed $1 levels"
  ]
];
// src/literal/reading/wordings/review-rewordings.ts
var ANY3 = "(?:any |all |every |each |new |the |an? |direct )*";
var DOCS = "(?:xml |doc |api |public )*(?:docstrings?|jsdoc|tsdoc|kdoc|javadocs?|doc comments?|documentation comments?|xml comments?|documentation|type hints?|type annotations?|return types?)(?: comments?)?";
var POINT_OUT = "(?:flag|call out|reject|disallow|block|point out|always flag|raise (?:a|an) (?:issue|comment|finding) (?:for|on))";
var FAULTY = "(?:left-?over|stray|forgotten|accidental(?:ly committed)?|unintended|hard-?coded|hardcoded|commented[- ]out|unused|debug|debugging|committed|exposed|leaked)";
var WHOLE = "(?!only\\b|as\\b|it\\b|them\\b|this\\b|that\\b|if\\b|when\\b|whether\\b)";
var REVIEW_REWORDINGS = [
  [
    new RegExp(
      `^${POINT_OUT} ${ANY3}(.+?) (?:without|that lacks?|lacking|missing|with no) (?:any |proper |the )?documentation$`
    ),
    "documentation comments are required for $1"
  ],
  [new RegExp(`^${POINT_OUT} ${ANY3}missing (${DOCS}) (?:on|for|in|of) (.+)$`), "$1 are required for $2"],
  [
    new RegExp(
      `^${POINT_OUT} ${ANY3}(.+?) (?:without|that lacks?|lacking|missing|with no) (?:an? |any |proper |the )?(${DOCS})$`
    ),
    "$2 are required for $1"
  ],
  [
    new RegExp(
      `^${POINT_OUT} ${ANY3}(functions|methods|files|classes|lines) (?:longer than|over|exceeding|above|that exceed|with more than|of more than) (\\d+) (lines|characters|chars|parameters)(?: of code)?$`
    ),
    "$1 must not exceed $2 $3"
  ],
  [
    new RegExp(
      `^${POINT_OUT} ${ANY3}(?:(?:uses?|usages?|instances?|occurrences?|additions?|introductions?) of |attempts? to |code (?:that uses|using|with) |prs? that (?:use|add|introduce) )?${ANY3}${WHOLE}(\\S.*)$`
    ),
    "no $1"
  ],
  [new RegExp(`^(?:look|watch|watch out|check|scan|search|be alert) for ${ANY3}(${FAULTY} \\S.*)$`), "no $1"],
  [/^report (?:any |all |every )*(?:uses?|usages?|instances?|occurrences?) of (\S.*)$/, "no $1"],
  [
    /^(?:ensure|make sure|verify|check|confirm)(?: that)? (?:there (?:are|is) )?no (\S.*?)(?: (?:remains?|are left|is left|left behind|left in(?: the)? code|are present|is present|are used|is used|are introduced|are added|is added|slips? through|are committed|is committed))+$/,
    "no $1"
  ]
];
// src/literal/reading/wordings/short-rewordings.ts
var ONE_CODE = "[\uE000-\uF8FF]";
var ASIDE3 = "(?: \\((?![^()]*\\b(?:unless|except|only|if|when)\\b)[^()]*\\))?";
var WHAT2 = "(?!.*\\b(?:must|should|be)\\b)[a-z]+(?: [a-z]+){0,3}?";
var SHORT_REWORDINGS = [
  [
    /^(?:always )?(?:remove|delete|strip) (?:all |any |every )*([\uE000-\uF8FF](?:(?:, | and | or )[\uE000-\uF8FF])*) (?:calls|statements|usages?|debug(?:ging)? (?:calls|statements))$/,
    "never use $1"
  ],
  [
    new RegExp(`^(${WHAT2})(?: are| is)? (prefix|suffix)ed (with|by) (an? )?(underscores?|${ONE_CODE})${ASIDE3}$`),
    "$1 must be $2ed $3 $4$5"
  ],
  [
    new RegExp(
      `^(private [a-z]+(?: [a-z]+)?)(?::| (?:use|have|get|need|take)) (?:an? )?(?:leading )?underscore(?: prefix)?${ASIDE3}$`
    ),
    "use an underscore prefix for $1"
  ],
  [
    new RegExp(
      `^([a-z]+(?: [a-z]+)?): (?:no|never an?|without an?) (["\u201C]?[a-z]["\u201D]?|${ONE_CODE}) (prefix|suffix)${ASIDE3}$`
    ),
    "no $2 $3 for $1"
  ],
  [
    /^((?:all |the )?[a-z]+(?: [a-z]+)?) (?:is|are) (?:capped|limited|restricted) (?:at|to) (?:a maximum of |at most )?(\d+ (?:lines|characters|chars|columns|parameters|arguments|levels)(?: of code)?)$/,
    "$1 must not exceed $2"
  ],
  [
    /^cap ((?:all |the )?[a-z]+(?: [a-z]+)?) (?:at|to) (\d+ (?:lines|characters|chars|columns)(?: of code)?)$/,
    "$1 must not exceed $2"
  ],
  [
    /^(functions|methods|components|files|classes) (?:should|must) (?:do one thing|be (?:small|short|focused|simple))(?:,? and)? (?:be |stay |have )?(?:less|fewer) than (\d+) lines$/,
    "$1 must be under $2 lines"
  ],
  [
    /^(use|prefer) (absolute|named|static|type-only) (imports|exports)(?: and not|,? not|,? never| over| instead of| rather than) (relative|default|dynamic)$/,
    "$1 $2 $3 instead of $4 $3"
  ],
  [/^(.+) rather than as (default exports)$/, "$1 rather than $2"],
  [
    /^(?:place |put |keep )?(?:all )?imports (?:at|on|go at) (?:the )?top of (?:the |each |every )?(?:file|module)s?(?: only)?$/,
    "all imports must be at the top of the file"
  ],
  [/^(.*\bbare) except$/, "$1 excepts"],
  [
    /^((?:all |every )?files?) (?:shall |must |should )?end with (?:a|one|exactly one) (?:single )?new ?line(?: characters?)?(?: at the end)?$/,
    "$1 must end with a newline"
  ],
  [
    new RegExp(
      `^(?:catch|handle) (?:only )?specific (?:exceptions?|errors?|exception types?)(?: and not|,? not|,? never| instead of| rather than| over) (?:the )?(?:generic |bare |broad |base )?(${ONE_CODE})$`
    ),
    "never catch $1"
  ],
  [
    new RegExp(
      `^((?:never|do not|don't|avoid) catch(?:ing)?) (?:the )?(?:generic|broad|base|general|plain|bare|raw) (${ONE_CODE})$`
    ),
    "$1 $2"
  ],
  [
    new RegExp(
      `^use ${ONE_CODE} by default,(?: and)? (?:use )?${ONE_CODE} (?:when|if|for|only)\\b[^,;]{2,60}(?:,|;)(?: and| but)? never (?:use )?(${ONE_CODE})$`
    ),
    "never use $1"
  ],
  [
    /^(?:add |write |include |specify |use )?explicit return types (?:on|for) (?:all |every |each )?((?:exported |public )?(?:functions|methods))$/,
    "all $1 must have explicit return types"
  ],
  [
    /^(?:never|do not|don't) (?:edit|modify|change|touch) (?:a |any |the )?(?:database )?migrations? (?:that|which) (?:has|have) (?:already )?been (?:merged|applied|released|committed|deployed|run|shipped)$/,
    "never edit existing migrations"
  ],
  [
    /^braces (?:are |is )?(?:required|mandatory|always|expected) (?:on|for|around|in) (?:all |every |each )?(?:control (?:statements?|structures?|flow)|ifs?|if statements?|blocks?)$/,
    "always use braces"
  ],
  [
    /^(?:opening )?(?:curly )?braces? (?:are |is |must be |go |goes )?on (?:(?:a|their own|its own|the next|a separate) (?:new )?line|new lines)$/,
    "opening braces go on their own line"
  ],
  [
    /^(?:(?:all|write|keep|code|and|the) )*(?:code )?comments (?:are |stay |must be |should be )?(?:written )?in english(?: only)?$/,
    "code comments must be in english"
  ],
  [/^english (?:code )?comments(?: only)?$/, "code comments must be in english"],
  [
    /^(file-scoped namespaces|named exports|absolute imports|single quotes|double quotes|(?:lf|crlf|unix) line endings|functional components|function components|arrow functions) (?:only|exclusively|everywhere|throughout|always)$/,
    "use $1"
  ],
  [
    /^(?:no|avoid|never make) (?:manual|hand|direct) (?:edits?|changes|modifications) (?:to|of|in|on) (?:the |any |all )?(generated (?:files|code|sources))$/,
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:no|avoid|never make) (?:manual|hand|direct) (?:edits?|changes|modifications) (?:to|of|in|on) (?:the |any )?(${ONE_CODE})$`
    ),
    "never edit $1"
  ],
  [
    /^(?:generated|auto-?generated) (?:files|code|sources)(?::| [-–—]|,) (?:never|do not|don't) (?:hand-?)?(?:edit|modify|touch|change)(?: (?:them|it|these))?(?: (?:manually|by hand|directly))?$/,
    "never edit generated files"
  ],
  [
    new RegExp(
      "^(?:a )?change ?log (?:entry|entries|notes?|lines?|updates?) (?:is|are) (?:required|mandatory|needed) (?:for|with|in) (?:every|each|all) (?:changes?|prs?|pull requests?|commits?)$"
    ),
    "every change must have a changelog entry"
  ],
  [
    new RegExp(
      `^(?:all )?(images|${ONE_CODE}) (?:need|require|must have|should have|must include|have) (?:an? )?(?:descriptive |meaningful )?alt (?:attributes?|text|texts)$`
    ),
    "$1 must have $2".replace("$2", "alt text")
  ],
  [
    /^(tests|test files) (?:belong|go|live) (?:in|under) (?:the )?([\uE000-\uF8FF])(?: (?:folder|directory))?,? (?:and )?not (?:next to|beside|alongside|near|with) (?:the )?(?:source|code|implementation)(?: (?:files?|code))?$/,
    "$1 go in $2"
  ],
  [
    /^(?:add|put|include) (?:an? |the )?([\uE000-\uF8FF])(?: (?:header|line|comment))? (?:to|in|at the top of) ((?:all |every |each )?(?:new |source )+files)$/,
    "$2 must start with $1"
  ],
  [
    /^(.+ (?:must have|need|have|with)) (?:full |complete )?(type hints|type annotations) (?:for|on) (?:all )?(?:parameters|arguments|function parameters)(?: and|,) (?:return (?:values|types?)|returns)$/,
    "$1 $2"
  ],
  [/^function parameters and return types (?:are )?required$/, "all functions must have type hints"],
  [
    /^(.+) (?:should|must) (?:receive|get|carry) ((?:an? )?(?:full |complete )?(?:jsdoc|docstrings?|tsdoc|javadocs?|xml doc|doc comments?).*)$/,
    "$1 must have $2"
  ],
  [
    /^(?:don't|do not|never) (?:put|place|add|create|keep) (?:unit |any |new )*(tests|test files) outside (?:of )?(?:the )?([\uE000-\uF8FF])(?: (?:folder|directory|structure|tree))?$/,
    "$1 go in $2"
  ]
];
var ORDER_OF_IMPORTS = /^(?:sort|group|order|organize) imports:? .+ → .+$|^imports?(?: are)? (?:order|ordered|grouped|sorted|groups|ordering)(?: \([^()]*\))?:? .+ → .+$/;
function rewordImportOrder(plain2) {
  return ORDER_OF_IMPORTS.test(plain2) ? plain2.replace(/ \((?:enforced|checked|sorted|done) by [^()]*\)/, "").replaceAll(/ (?:→|->) /g, ", ") : void 0;
}
// src/literal/reading/wordings/commit-rewordings.ts
var MARK4 = "[\\uE000-\\uF8FF]";
var TYPES5 = `(?:e\\.g\\.,? |like |such as |types?:? )?(?:(?:${MARK4}|[a-z]{2,10}:?|type\\(scope\\): [a-z -]+|type: [a-z -]+)(?:,? (?:and |or )?|\\/| \\/ )?)+(?:etc\\.?|\\.\\.\\.|\u2026)?`;
var SPECIFICATION = "(?:the )?conventional[- ]commits?(?:[- ](?:messages?|formats?|style|styled?|specification|spec|standard|conventions?|prefix(?:es)?|syntax|v?1\\.0\\.0))*";
var SHOWN = `(?: \\(${TYPES5}\\)|:(?: ${TYPES5})?| with (?:an )?optional scopes?:?| [-\u2013\u2014] ${TYPES5})?`;
var COMMIT_REWORDINGS = [
  [
    new RegExp(
      `^(?:git )?(commit|pr|pull request)s?(?: (?:messages?|titles?|subjects?|style|format|conventions?))?(?::| [-\u2013\u2014]) (?:use |follow |must follow |should follow )?${SPECIFICATION}${SHOWN}$`
    ),
    "$1 titles must follow conventional commits"
  ],
  [
    new RegExp(
      `^(?:(?:this|the|our) (?:repo|repository|project|team|codebase) (?:uses|follows)|we (?:use|follow)|(?:always )?(?:use|follow|write|commit (?:with|using|in|as))|all commits (?:use|follow)) ${SPECIFICATION}${SHOWN}$`
    ),
    "commits must follow conventional commits"
  ],
  [new RegExp(`^${SPECIFICATION}(?: \\(${TYPES5}\\)|: ${TYPES5})$`), "commits must follow conventional commits"]
];
// src/literal/reading/wordings/verbless-rewordings.ts
var ONE_CODE2 = "[\uE000-\uF8FF]";
var CODES6 = `${ONE_CODE2}(?:(?:, (?:and |or )?| and | or | ?\\/ ?)${ONE_CODE2})*`;
var STYLE3 = `(?:${ONE_CODE2}|[a-z]+[-_ ]?case|[a-z]+_[a-z]+_case)`;
var LANGUAGE3 = "(?:typescript|kotlin|swift)";
var NEW_CODE2 = "(?:(?:all|any|every|new|the|our) )+(?:code|source code|source files|files|modules)";
var DOCS2 = "(?:jsdoc|tsdoc|javadocs?|phpdocs?|docstrings?|(?:xml |api )?doc(?:umentation)? comments?|xml documentation(?: comments?)?)";
var HEADERS = "(?:[a-z0-9.-]+ ){0,3}?(?:copyright|license|licence|spdx) (?:headers?|notices?)";
var ASIDE4 = "(?: \\((?![^()]*\\b(?:unless|except|only|if|when|not)\\b)[^()]*\\))?";
var VERBLESS = [
  [
    /^((?:(?:all|new|source|python|typescript|test) )*files?) (?:is|are) ([\uE000-\uF8FF])(?:, tests? (?:files )?are [\uE000-\uF8FF])?$/,
    "$1 must be $2"
  ],
  [
    new RegExp(
      `^(${HEADERS}) (?:(?:is|are) )?(?:required |mandatory )?(?:on|in|for|at the top of) (.+? files?)${ASIDE4}$`
    ),
    "$2 must have a $1"
  ],
  [
    new RegExp(`^(${DOCS2}) (?:on|for) ((?:all |every |each |any |public |exported )+[a-z ,]+?)${ASIDE4}$`),
    "$1 are required for $2"
  ],
  [
    new RegExp(
      `^(?:write |use )?(?:all |any )?(${LANGUAGE3}) (?:only|exclusively)(?: \\((?:never|no|not) [a-z-]+\\)|,? (?:never|no|not) [a-z-]+)?(?: for ${NEW_CODE2})?$`
    ),
    "use $1"
  ],
  [new RegExp(`^(?:always |only |prefer |use )+(${LANGUAGE3}) for ${NEW_CODE2}${ASIDE4}$`), "use $1"],
  [
    new RegExp(
      `^(?:write )?${NEW_CODE2} (?:(?:must|should|has to|needs to) be |is |are )?(?:written )?in (${LANGUAGE3})(?:,? (?:never|not) (?:in )?[a-z-]+)?$`
    ),
    "use $1"
  ],
  [
    /^keep (?:all )?((?:secrets?|credentials?|api keys?|tokens?|passwords?)(?:(?:, |,? and |,? or )(?:secrets?|credentials?|api keys?|tokens?|passwords?))*) out of (?:the )?(?:source code|code|source|version control|source control|git|repo|repository|codebase|commits)$/,
    "never commit $1"
  ],
  [
    /^braces (?:on|for|around) (?:all |every |each )?(?:control (?:statements?|structures?|flow)|ifs?|if statements?|blocks?)$/,
    "always use braces"
  ],
  [
    new RegExp(
      `^(type hints|type annotations|return types|explicit return types(?= are| required)) (?:(?:are )?required )?(?:on|for|in) (?:all |every |each )?((?:public |exported )?(?:functions?|methods?)(?:(?: and |\\/)(?:functions?|methods?))?)(?: signatures?| definitions?)?${ASIDE4}$`
    ),
    "$1 are required for all $2"
  ],
  [new RegExp(`^conventional commits?(?: format| style)?: ${CODES6}(?:,? etc)?$`), "follow conventional commits"],
  // What is right, and in brackets what is not.
  [
    new RegExp(
      `^(${ONE_CODE2}) \\((?:not|never|instead of|rather than) (?:the )?(?:deprecated |legacy |old |obsolete )?(${CODES6})\\)$`
    ),
    "use $1 instead of $2"
  ],
  [new RegExp(`^(${ONE_CODE2}) ?(?:\\/|and) ?${ONE_CODE2}, (?:and )?(?:not|never) (${CODES6})$`), "use $1 instead of $2"],
  [
    new RegExp(`^([a-z][a-z ]{2,30}): ${STYLE3} with (?:an? |the )?(${ONE_CODE2}) (prefix|suffix)${ASIDE4}$`),
    "use a $2 $3 for $1"
  ],
  [
    new RegExp(
      "^([a-z]+(?:-[a-z]+)? indentation|(?:single|double) quotes) (?:is|are) (?:the )?(?:standard|default|norm|used|required)$"
    ),
    "use $1"
  ],
  [
    /^(?:no|never|avoid|do not use) (?:arbitrary |fixed |hard-?coded |real )*(?:sleeps?|delays?) \([\uE000-\uF8FF]\)( in tests)$/,
    "never use sleeps$1"
  ]
];
var LABELLED_STYLE = `[a-z]+(?: [a-z]+)?(?:\\/[a-z]+)?: ${STYLE3}`;
var LABELLED_STYLES = new RegExp(
  `^(?:naming(?: conventions?)?: )?${LABELLED_STYLE}(?:(?:, |; | \\| )${LABELLED_STYLE})+$`
);
var EACH_STYLE = new RegExp(`([a-z]+(?: [a-z]+)?(?:\\/[a-z]+)?): (${STYLE3})`, "g");
var DECLARED = "(?:(?:public|private|protected|internal|local|static|global|exported)(?:\\/(?:public|private|protected|internal))? )?(?:class(?:es)?|interfaces?|types?|type aliases|enums?|structs?|records?|delegates?|components?|methods?|functions?|properties|variables?|constants?|fields?|parameters?|locals|namespaces|modules?|traits?)(?: names)?";
var STYLE_FIRST = new RegExp(
  `^(?<style>${STYLE3}|_camelcase)(?::| [-\u2013\u2014]) (?<things>${DECLARED}(?:(?:, and |, | and | ?[/&] ?)${DECLARED})*)$`
);
var LIST_FIRST = new RegExp(
  `^(?<things>[a-z]+(?: [a-z]+)?(?: ?(?:\\/|&|,| and ) ?[a-z]+(?: [a-z]+)?){1,6}): (?:use |always )?(?<style>${STYLE3})$`
);
function rewordStyleList(plain2) {
  let { style, things } = STYLE_FIRST.exec(plain2)?.groups ?? LIST_FIRST.exec(plain2)?.groups ?? {};
  return style !== void 0 && things !== void 0 && !/\b(?:files?|folders?|director(?:y|ies)|filenames?)\b/.test(things) ? `use ${style} for ${things.replaceAll(/ ?[/&] ?/g, ", ").replaceAll(", and ", " and ")}` : LABELLED_STYLES.test(plain2) ? plain2.replace(/^naming(?: conventions?)?: /, "").replaceAll(EACH_STYLE, "$2 for $1").replaceAll(/; | \| /g, ", ") : void 0;
}
// src/literal/reading/wordings/rewordings.ts
var CODES7 = "[\\uE000-\\uF8FF](?:(?:, (?:and |or )?| and | or )[\\uE000-\\uF8FF])*";
var COUNT4 = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)";
var GOOD2 = "(?:descriptive |meaningful |clear |good |concise |short |proper |small |atomic |focused )*";
var CONVENTIONAL2 = "conventional[- ]commits?(?:[- ](?:style|format|convention|spec(?:ification)?|standard)s?)*";
var TITLES2 = "(?:pr|pull request|merge request) titles?";
var LISTED4 = "(?::? \\(?(?:e\\.g\\.,? |such as |like )?[\uE000-\uF8FF][^;]{0,90})?";
var SO_THAT = "(?:,? (?:as seen in|as shown in|matching|like the rest of|consistent with|so that|so|because|since|because of) [^,;]{1,80}|: these .{1,60})?";
var DOCS3 = "(?:docstrings?|jsdoc|tsdoc|kdoc|javadocs?|doc comments?|documentation comments?|xml (?:doc(?:umentation)? )?comments?|xml documentation|kdoc|type hints?|type annotations?|return types?)";
var TEST_FILES2 = "(?:all |new |the )*(?:unit )?(?:tests|test files?|spec files|specs)";
var ONE_CODE3 = "[\uE000-\uF8FF]";
var OF_CODE6 = "(?: (?:functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?|modules?|library|packages|props?|propert(?:y|ies)|attributes?|macros?|usages?))?";
var OLD = "(?:deprecated|legacy|obsolete|outdated|banned|forbidden|prohibited|discouraged|superseded|retired|frozen|being phased out|being removed)";
var BECAUSE = "(?:(?: because| since| so that| [-\u2013\u2014]) (?!.*\\b(?:unless|except|if|when|only)\\b)[^;]{1,100})?";
var REWORDINGS = [
  [
    /^commit (?:summary|summaries|subjects?|titles?|headers?|subject lines?|message subjects?)(?: lines?)?:? (?:must be |should be )?(?:under|below|<) (\d+) (?:chars?|characters)(?:, [a-z ]{3,40})*$/,
    "commit subject lines must be under $1 characters"
  ],
  [
    /^commit (?:summary|summaries|subjects?|titles?|headers?|subject lines?|message subjects?)(?: lines?)?:? (?:must be |should be )?(?:max(?:imum)?|at most|up to|within|<=|≤) (\d+) (?:chars?|characters)(?:, [a-z ]{3,40})*$/,
    "commit subject lines must not exceed $1 characters"
  ],
  [/^line endings?: (lf|crlf|unix)$/, "use $1 line endings"],
  [
    /^(pin .+ to .*\b(?:shas?|hash(?:es)?)),? (?:and )?never (?:a |to )?(?:mutable |floating )?(?:tags?|branch(?:es)?|versions?)(?:(?:,| or|,? and) (?:tags?|branch(?:es)?|versions?))*$/,
    "$1"
  ],
  [
    /^(?:always )?(?:put|place|keep|define|create|write) (?:(?:each|every|all|new|the) )*(?:class(?:es)?|types?|interfaces?|enums?|records?|structs?)(?:(?:,| and|, and) (?:interfaces?|class(?:es)?|types?|enums?|records?|structs?))+ in (?:their own|separate|its own|a separate|own|dedicated) (?:source )?files?$/,
    "each type must be in its own file"
  ],
  [
    /^(?:always )?(?:put|place|keep|define|create|write) (?:(?:each|every|all|new|the) )*(class|component|type)(?:es|s)? in (?:their own|separate|its own|a separate|own|dedicated) (?:source )?files?$/,
    "each $1 must be in its own file"
  ],
  [
    /^(?:avoid creating|never create|do not create|don't create) (?:source )?files (?:that|which|with) ?(?:implement|contain|define|declare|hold|have)? ?(?:multiple|several|more than one) (class|component|type)(?:es|s)?(?:; .*)?$/,
    "each $1 must be in its own file"
  ],
  [
    /^(one (?:public |top-level )?(?:class|type|component) per file): each .+ (?:its|their) own file\b(?!.*\b(?:unless|except|if|when)\b).*$/,
    "$1"
  ],
  [
    /^(?:prefer |use |always use )?explicit return types (?:on|for) ((?:all |every |the )*(?:public|exported) apis?)$/,
    "use explicit return types for $1"
  ],
  [
    /^(?:always |please )?(?:say|write) [a-z][a-z .&-]{2,40}(?: [-–—]|,) (?:and )?never (["“][^"“”]{3,60}["”])$/,
    "never write $1"
  ],
  [
    new RegExp(
      `^(name [a-z ]{3,40} ${ONE_CODE3})(?: \\([^()]*\\))?,? not ${ONE_CODE3}(?: [-\u2013\u2014] (?:e\\.g\\.|for example) .*)?$`
    ),
    "$1"
  ],
  // files that nobody edits
  [
    new RegExp(
      `^(?:the )?(${CODES7})(?: (?:files?|folders?|director(?:y|ies)))? (?:is|are) (?:strictly )?(?:off[- ]limits|read[- ]only|immutable|frozen)${BECAUSE}$`
    ),
    "never edit $1"
  ],
  [
    new RegExp(
      `^(?:read[- ]only|off[- ]limits|(?:do not|don't|never) (?:touch|edit|modify))(?: files?| folders?)?: (${CODES7})$`
    ),
    "never edit $1"
  ],
  [
    /^(?:(?:existing|applied|committed|database) )*migrations?(?: files?)? (?:are|is|must be|stay) (?:immutable|append-only|frozen|read-only)(?:(?: after|;|,| once| [-–—]) (?!.*\b(?:unless|except)\b).*)?$/,
    "never edit existing migrations"
  ],
  // one folder, and not the other
  [
    new RegExp(
      `^(?:business logic|logic|code|new code|new files) (?:goes |lives |belongs |go )?(?:in|into|under) (?:the )?${ONE_CODE3}(?: folder| directory)?,? (?:and )?(?:avoid|not|never)(?: (?:in|into|under))? (?:the )?(${ONE_CODE3})(?: folder| directory)?$`
    ),
    "never add files to $1"
  ],
  [
    new RegExp(
      `^((?:[a-z ]{3,30}|${CODES7})) (?:go|goes|belong|belongs|live|lives) (?:in|under) (?:the )?${ONE_CODE3}(?: folder)?,? (?:and )?(?:not|never)(?: (?:in|under))? (?:the )?(${ONE_CODE3})(?: folder)?$`
    ),
    "never put $1 in $2"
  ],
  [/^never ([\uE000-\uF8FF](?:(?:,? (?:or|and|nor) |, | ?\/ ?)[\uE000-\uF8FF])*)$/, "never use $1"],
  [new RegExp(`^never (${CODES7})((?:,|;| [-\u2013\u2014]) .+)$`), "never use $1$2"],
  [new RegExp(`^(${ONE_CODE3}): (?:always |please )*use (${ONE_CODE3}) instead$`), "use $2 instead of $1"],
  // `a` instead of `b`, without a verb
  [new RegExp(`^(${ONE_CODE3}) (?:instead of|rather than|and not|not),? (${CODES7})$`), "use $1 instead of $2"],
  [new RegExp(`^(${ONE_CODE3}), (?:and )?(?:not|never) (${CODES7})$`), "use $1 instead of $2"],
  [new RegExp(`^(${ONE_CODE3}) over (${CODES7})$`), "prefer $1 over $2"],
  [
    new RegExp(
      `^instead of (${CODES7})(?: directly)?, (?:please |always )?(?:use|prefer|call|write) (${ONE_CODE3})${BECAUSE}$`
    ),
    "use $2 instead of $1"
  ],
  [/^(use|prefer|name) (.*\b(?:case|case_case)) filenames$/, "$1 $2 for file names"],
  [
    new RegExp(`^(?:the )?(?:unit )?test file ?names? (?:must |should )?(?:end|finish) (?:with|in) (${ONE_CODE3})$`),
    "test files must end with $1"
  ],
  // `use absolute imports rather than relative ones`
  [/^(use|prefer) ([a-z-]+) ([a-z]+(?: [a-z]+)?) (instead of|rather than|over) ([a-z-]+) ones$/, "$1 $2 $3 $4 $5 $3"],
  [
    /^use (named exports|named imports|functional components|function components|type imports|arrow functions|async\/await) (?:only|exclusively)$/,
    "use $1"
  ],
  // `b` is deprecated, use `a` instead
  [
    new RegExp(
      `^(?:the )?(${CODES7})${OF_CODE6} (?:is|are|has been|have been) (?:now |strictly )?${OLD}(?: (?:in favou?r of|and replaced by)|(?:,|;|:| [-\u2013\u2014]) ?(?:so |and |please |always |instead,? )*(?:use|prefer|switch to)) (?:the )?(${ONE_CODE3})(?: instead)?${BECAUSE}$`
    ),
    "use $2 instead of $1"
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES7})${OF_CODE6} (?:is|are|has been|have been) (?:now |strictly )?${OLD}(?:,|;|:| [-\u2013\u2014]) ?(?:so |and |please )*(?:never|do not|don't|must not|should not|avoid) (?:use|using|add|adding|call|calling|import|importing|rely on|introduce|reach for)(?: (?:it|them|this|these|new ones|more of (?:it|them)|new (?:uses|usages|calls|imports|code)))?(?: (?:in|for) (?:any )?new (?:code|work|files))?${BECAUSE}$`
    ),
    "never use $1"
  ],
  [
    new RegExp(
      `^(${ONE_CODE3})(?::| [-\u2013\u2014]) (?:never|do not|don't|must not|avoid)(?: ever)? (?:use|using|be used)(?: (?:it|this|them))?$`
    ),
    "never use $1"
  ],
  [
    new RegExp(`^(${ONE_CODE3})(?::| [-\u2013\u2014]) (?:banned|forbidden|prohibited|not allowed|deprecated|disallowed)$`),
    "never use $1"
  ],
  [
    new RegExp(
      `^no (?:direct|raw|bare|manual|explicit|inline) (${CODES7}) (?:access|usages?|uses?|calls?|reads?|lookups?)$`
    ),
    "never use $1"
  ],
  [
    new RegExp(
      `^(?:always )?(?:remove|delete|strip|clean up) (?:all |any |the |your )*(?:debug(?:ging)? |leftover |stray |temporary )*(${CODES7})${OF_CODE6} before (?:you )?(?:commit(?:ting)?|push(?:ing)?|merg(?:e|ing)|submitting|opening a pr|creating a pr)(?: (?:your |the |any )?(?:code|changes|work|pr))?$`
    ),
    "never use $1"
  ],
  [
    new RegExp(
      `^(?:unit )?tests?(?: files?)?(?: are| live| sit| stay|:)?(?: (?:colocated|co-located|placed|stored|kept))? ?(?:as )?(${ONE_CODE3})(?: files)?,? (?:alongside|beside|next to|with|near) (?:the |their )?(?:source|implementation|code|component|module)s?(?: (?:files?|code))?$`
    ),
    "test files must end with $1"
  ],
  [
    new RegExp(
      `^(?:unit )?tests (?:are|live) (?:colocated|co-located|placed|kept)? ?(?:alongside|beside|next to|with|near) (?:the |their )?(?:source|implementation|code|component|module)s?(?: (?:files?|code))? (?:as|in|named) (${ONE_CODE3})(?: files)?$`
    ),
    "test files must end with $1"
  ],
  [
    new RegExp(
      `^(?:name )?${TEST_FILES2}(?: names?)?(?: (?:must|should) be| are| be|)(?: named| written| called)? (?:with|using|as|in|ending in)(?: the| an?)? ?([\uE000-\uF8FF])(?: files?)?(?: suffix| extension| ending| file extension| naming)?(?: alongside (?:the )?(?:implementation|source|code))?(?: \\([^()]*\\))?(?:,? and (?:store|place|put|keep|colocate|co-locate) them .{3,80})?$`
    ),
    "test files must end with $1"
  ],
  [
    new RegExp(
      `^name ${TEST_FILES2} (${ONE_CODE3})(?:,? and (?:store|place|put|keep|colocate|co-locate) them .{3,80})?$`
    ),
    "test files must end with $1"
  ],
  [
    new RegExp(
      `^(?:name )?${TEST_FILES2} (?:are named|must be named|should be named|named|use|should use|must use|follow|:) (?:the )?([\uE000-\uF8FF])(?: (?:suffix|extension|pattern|naming|convention))*$`
    ),
    "test files must end with $1"
  ],
  [
    new RegExp(
      `^(${DOCS3})(?::| [-\u2013\u2014])? (?:are |is )?(?:always )?(?:required|mandatory|expected)(?: for| on| in)? (?!when|if|only)([a-z].+)$`
    ),
    "$1 are required for $2"
  ],
  [
    new RegExp(`^(?:never|do not|don't) (?:skip|omit|forget|leave out) (${DOCS3}) (?:for|on|in) (.+)$`),
    "$1 are required for $2"
  ],
  [
    /^(.+? (?:must|should) (?:have|include|contain) (?:an? |the )?(?:jsdoc|tsdoc|javadoc|docstrings?|xml documentation(?: comments?)?|documentation comments?|doc comments?|(?:[a-z]+ )?(?:copyright|license) header))(?: at the (?:very )?(?:top|beginning|start)(?: of (?:the|each|every) file)?)?(?: with| that includes?| including| containing| that contains?| covering)?:$/,
    "$1"
  ],
  [
    new RegExp(
      `^(?:use|write|create|make|keep) ${GOOD2}(?:commit messages?|commits)(?:,? (?:that )?(?:following|follow|in|using|which follow|with)) (?:the )?${CONVENTIONAL2}${LISTED4}${SO_THAT}$`
    ),
    "commit messages must follow conventional commits"
  ],
  [new RegExp(`^(?:we )?(?:use|follow) (?:the )?${CONVENTIONAL2}${LISTED4}${SO_THAT}$`), "follow conventional commits"],
  [
    new RegExp(`^(?:use|write|follow) (?:the |a )?${CONVENTIONAL2} ${TITLES2}${LISTED4}${SO_THAT}$`),
    "pull request titles must follow conventional commits"
  ],
  [
    new RegExp(`^(?:use|write|follow) (?:the |a )?${CONVENTIONAL2} (?:commit )?messages?${LISTED4}${SO_THAT}$`),
    "commit messages must follow conventional commits"
  ],
  [
    new RegExp(
      `^(?:all |every |each )?(?:commits?|commit messages?) (?:\\w+ )?(?:follows?|uses?|adheres? to) (?:the |a )?(?:lightweight |simple |standard )?${CONVENTIONAL2}${LISTED4}${SO_THAT}$`
    ),
    "commit messages must follow conventional commits"
  ],
  [
    new RegExp(
      `^(?:all |every |each )?${TITLES2} (?:\\w+ )?(?:follows?|uses?|adheres? to) (?:the |a )?${CONVENTIONAL2}${LISTED4}${SO_THAT}$`
    ),
    "pull request titles must follow conventional commits"
  ],
  [
    /^(?:semantic |conventional )?(?<what>commit messages?|commits?|commit titles?|pr titles?|pull request titles?)(?: format| style| convention| naming)?: ([\uE000-\uF8FF])$/,
    "$1 must follow the format $2"
  ],
  [
    new RegExp(
      `^only (?:the )?(${CODES7}|tests|test files) (?:may|should|can|must|is allowed to|are allowed to|is permitted to) ([a-z].+)$`
    ),
    "never $2 outside of $1"
  ],
  [new RegExp(`^(?:no|not) more than (${COUNT4} levels?) of (?:nesting|indentation)$`), "nesting must not exceed $1"],
  [
    new RegExp(
      `^(?:no|not) more than (${COUNT4} [a-z]+(?: of code)?) (?:per|in (?:a|any|each|every|one)) (function|method|file|class|component)$`
    ),
    "$2s must not have more than $1"
  ],
  [
    /^(?:max(?:imum)?(?: of)?|at most) (?:1|one) ((?:public |top-level )?(?:class|component|type)) per file$/,
    "one $1 per file"
  ]
];
var STYLE4 = "(?:[\uE000-\uF8FF]|[a-z]+[-_ ]?case|[a-z]+_[a-z]+_case)";
var STYLES_IN_BRACKETS = new RegExp(
  `^(?:naming(?: conventions?)?: )?${STYLE4} \\([a-z/, ]+\\)(?:(?:, | and |, and |; )${STYLE4} \\([a-z/, ]+\\))*$`
);
var STYLE_IN_BRACKETS = new RegExp(`(${STYLE4}) \\(([a-z/, ]+)\\)`, "g");
var SHORT = /\b(?:vars?|fns?|funcs?|consts?|params?)\b/g;
var FULL = {
  var: "variables",
  vars: "variables",
  fn: "functions",
  fns: "functions",
  func: "functions",
  funcs: "functions",
  const: "constants",
  consts: "constants",
  param: "parameters",
  params: "parameters"
};
var ALL8 = createExpressionIndex(
  [
    ...REWORDINGS,
    ...VERBLESS,
    ...FILE_REWORDINGS,
    ...CODE_REWORDINGS,
    ...LIMIT_REWORDINGS,
    ...SHORT_REWORDINGS,
    ...REVIEW_REWORDINGS,
    ...BAN_REWORDINGS,
    ...COMMIT_REWORDINGS
  ],
  ([form]) => [form]
);
function rewordSentence(plain2) {
  let whole = reword(plain2), border = whole === void 0 ? plain2.indexOf("; ") : -1, first = border < 0 ? void 0 : reword(plain2.slice(0, border));
  return whole ?? (first === void 0 ? plain2 : `${first}${plain2.slice(border)}`);
}
function reword(plain2) {
  let styles = STYLES_IN_BRACKETS.test(plain2) ? plain2.replaceAll(STYLE_IN_BRACKETS, "$1 for $2").replaceAll(SHORT, (word) => FULL[word] ?? word) : void 0;
  if (styles !== void 0)
    return styles;
  let list = rewordStyleList(plain2) ?? rewordImportOrder(plain2);
  if (list !== void 0)
    return list;
  let [form, same] = ALL8.listPossible(plain2).find(([one]) => one.test(plain2)) ?? [];
  return form === void 0 || same === void 0 ? void 0 : plain2.replace(form, same);
}
// src/literal/reading/topic-labels.ts
var UNKNOWN_LABEL = {
  reason: "its label may limit where it counts",
  hint: 'begin with the rule: "In tests, never use `x`"'
};
function splitTopic(plain2, codes) {
  let { label = "", rest = "" } = LABELLED_ORDER.exec(plain2)?.groups ?? {};
  return rest !== "" && readLabel(plain2, codes) === void 0 && isTopicOfList(label) && !NO_TOPIC.test(label) ? rewordSentence(rest) : void 0;
}
var LABELLED_ORDER = /^(?<label>[a-z][a-z0-9/& '’-]{1,40}): (?<rest>\S.+)$/s;
// src/literal/reading/wordings/other-languages.ts
var THING2 = "[\\uE000-\\uF8FF](?:\\s*(?:,|\u3001|\uFF0C|\\/|und|oder|et|ou|ni|y|o|e|\u6216|\u548C|\u3084|\u3068|\u307E\u305F\u306F|\uB610\uB294|\uC640|\uACFC|\u53CA|\u4EE5\u53CA)\\s*[\\uE000-\\uF8FF])*";
var NOUN9 = "(?:-\\p{L}{3,20}|\\s*(?:\u7C7B\u578B|\u985E\u578B|\u51FD\u6570|\u51FD\u6578|\u65B9\u6CD5|\u8BED\u53E5|\u8A9E\u53E5|\u5173\u952E\u5B57|\u95DC\u9375\u5B57|\u5B8F|\u5305|\u5E93|\u5EAB|\u4F9D\u8D56|\u578B|\u95A2\u6570|\u30E1\u30BD\u30C3\u30C9|\u69CB\u6587|\u30AD\u30FC\u30EF\u30FC\u30C9|\u30E9\u30A4\u30D6\u30E9\u30EA|\uD0C0\uC785|\uD568\uC218|\uBA54\uC11C\uB4DC|\uBAA8\uB4C8|\uB77C\uC774\uBE0C\uB7EC\uB9AC|\uD0A4\uC6CC\uB4DC))?";
function wording(polarity, strength, verb, words2) {
  let sentence = words2.replace(/[XB]/, `(?:[a-z\xE4\xF6\xFC\xDF\xE9\xE8\xEA\xE0\xE7\xF1\xE3\xF5\u2019']{1,12} )?(?<object>${THING2})${NOUN9}`).replace("S", `(?<subject>${THING2})(?:_(?:\u5C42|\u5C64|\u5C42\u4EE3\u7801|\u76EE\u5F55))?`).replace("A", `(?:[a-z\xE4\xF6\xFC\xDF\xE9\xE8\xEA\xE0\xE7\xF1\xE3\xF5\u2019']{1,12} )?(?<instead>${THING2})`).replaceAll("_", "\\s*");
  return { polarity, strength, verb, sentence: new RegExp(`^${sentence}$`, "u") };
}
var never = (verb, words2) => wording("forbidden", "must", verb, words2);
var avoid = (words2) => wording("forbidden", "should", "use", words2);
var always = (verb, words2) => wording("required", "must", verb, words2);
var WORDINGS = [
  // German
  never(
    "use",
    "(?:bitte )?(?:verwende|verwenden sie|verwendet|nutze|nutzen sie|benutze|benutzen sie)(?: bitte)? (?:niemals|nie|kein|keine|keinen|nicht) X"
  ),
  never("use", "(?:verwende|nutze|benutze) X (?:niemals|nie|nicht)"),
  never("use", "(?:niemals|nie|kein|keine|keinen) X(?: (?:verwenden|nutzen|benutzen|einsetzen))?"),
  never("use", "X (?:niemals|nie|nicht) (?:verwenden|nutzen|benutzen|einsetzen)"),
  never("use", "X (?:darf|d\xFCrfen|soll|sollen) (?:niemals|nie|nicht) (?:verwendet|genutzt|benutzt|eingesetzt) werden"),
  never("use", "X (?:ist|sind) (?:verboten|nicht erlaubt|untersagt)"),
  never("edit", "X (?:nicht|niemals|nie) (?:bearbeiten|\xE4ndern|editieren|ver\xE4ndern)"),
  never("edit", "(?:bearbeite|\xE4ndere|editiere|bearbeiten sie|\xE4ndern sie) (?:niemals|nie|nicht) X"),
  never("edit", "(?:bearbeite|\xE4ndere|editiere|bearbeiten sie|\xE4ndern sie) X (?:niemals|nie|nicht)"),
  never("edit", "(?:niemals|nie) X (?:bearbeiten|\xE4ndern|editieren|ver\xE4ndern)"),
  never("import", "(?:importiere|importieren sie) (?:niemals|nie|nicht) X"),
  never("import", "(?:niemals|nie) X importieren"),
  avoid("(?:vermeide|vermeiden sie|vermeidet)(?: (?:die|den|das))?(?: verwendung von)? X"),
  never("use", "(?:es ist |ist )?(?:verboten|untersagt)(?:,| ist) X(?: zu (?:verwenden|nutzen|benutzen))?"),
  avoid("X (?:m\xF6glichst )?vermeiden"),
  never(
    "use",
    "(?:verwende|verwenden sie|nutze|nutzen sie|benutze|benutzen sie)(?: immer| stets)? A (?:statt|anstatt|anstelle von|und nicht|, nicht) B"
  ),
  never("use", "(?:immer )?A (?:statt|anstatt|anstelle von) B (?:verwenden|nutzen|benutzen)"),
  avoid("(?:bevorzuge|bevorzugen sie) A (?:gegen\xFCber|vor|statt) B"),
  always("use", "(?:verwende|verwenden sie|nutze|nutzen sie|benutze) (?:immer|stets) X"),
  always("use", "(?:immer|stets) X (?:verwenden|nutzen|benutzen)"),
  // French
  never("use", "(?:n['\u2019]utilise[zr]?|n['\u2019]employe[zr]?) (?:jamais|pas) X"),
  never("use", "(?:ne )?(?:jamais|pas) utiliser X"),
  never("use", "X (?:est|sont) (?:interdite?s?|prohib\xE9e?s?|\xE0 proscrire)"),
  never("use", "(?:il est |interdit |interdiction |d\xE9fense )*d['\u2019](?:utiliser|employer) X"),
  never("use", "(?:pas de|jamais de|aucun|aucune|proscrire) X"),
  never("edit", "(?:ne modifie[zr]?|n['\u2019]\xE9dite[zr]?|ne change[zr]?) (?:jamais|pas) X"),
  never("edit", "(?:ne )?(?:jamais|pas) (?:modifier|\xE9diter|changer) X"),
  never("import", "n['\u2019]importe[zr]? (?:jamais|pas) X"),
  avoid("\xE9vite[zr]?(?: d['\u2019]utiliser)? X"),
  never("use", "utilise[zr]?(?: toujours)? A (?:au lieu de|\xE0 la place de|plut\xF4t que|et non|, pas) B"),
  avoid("pr\xE9f[\xE9\xE8]re[zr]? A (?:\xE0|plut\xF4t que|au lieu de) B"),
  always("use", "utilise[zr]? toujours X"),
  // Spanish
  never("use", "(?:nunca|no|jam\xE1s) (?:uses|usar|use|usen|utilices|utilizar|utilice|emplees) X"),
  never("use", "X (?:est\xE1|est\xE1n) prohibid[oa]s?"),
  never("use", "(?:est\xE1 |queda )?prohibido (?:el uso de|usar|utilizar)? ?X"),
  never("use", "(?:nada de|sin usar|jam\xE1s) X"),
  never("edit", "(?:nunca|no|jam\xE1s) (?:edites|editar|edite|modifiques|modificar|modifique|cambies) X"),
  never("import", "(?:nunca|no|jam\xE1s) (?:importes|importar|importe) X"),
  avoid("evit(?:a|ar|e)(?: usar| utilizar| el uso de)? X"),
  never("use", "(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? A (?:en lugar de|en vez de|y no|, no) B"),
  avoid("(?:prefiere|preferir|prefiera) A (?:sobre|a|antes que|en lugar de|en vez de) B"),
  always("use", "(?:usa|usar|use|utiliza|utilizar|utilice) siempre X"),
  always("use", "siempre (?:usa|usar|use|utiliza|utilizar|utilice) X"),
  // Portuguese
  never("use", "(?:nunca|n\xE3o|jamais) (?:use|usar|utilize|utilizar|empregue) X"),
  never("use", "X (?:\xE9|s\xE3o) proibid[oa]s?"),
  never("use", "(?:\xE9 )?proibido (?:o uso de|usar|utilizar)? ?X"),
  never("use", "(?:nada de|sem usar|nunca) X"),
  never("edit", "(?:nunca|n\xE3o|jamais) (?:edite|editar|modifique|modificar|altere|alterar) X"),
  never("import", "(?:nunca|n\xE3o|jamais) (?:importe|importar) X"),
  avoid("evit(?:e|ar)(?: usar| utilizar| o uso de)? X"),
  never("use", "(?:use|usar|utilize|utilizar)(?: sempre)? A (?:em vez de|ao inv\xE9s de|no lugar de|e n\xE3o|, n\xE3o) B"),
  avoid("(?:prefira|preferir) A (?:a|em vez de|ao inv\xE9s de|sobre) B"),
  always("use", "(?:use|usar|utilize|utilizar) sempre X"),
  always("use", "sempre (?:use|usar|utilize|utilizar) X"),
  // Chinese
  never(
    "use",
    "(?:\u8BF7|\u8ACB)?(?:\u7981\u6B62|\u4E0D\u8981|\u5207\u52FF|\u8BF7\u52FF|\u8ACB\u52FF|\u4E0D\u5F97|\u4E25\u7981|\u56B4\u7981|\u4E0D\u80FD|\u4E0D\u53EF|\u4E0D\u53EF\u4EE5|\u4E0D\u5141\u8BB8|\u4E0D\u5141\u8A31|\u4E0D\u5E94|\u4E0D\u5E94\u8BE5|\u4E0D\u61C9|\u52FF|\u7EDD\u4E0D|\u7D55\u4E0D)(?:\u5728\u4EE3\u7801\u4E2D|\u518D|\u76F4\u63A5|\u968F\u610F|\u96A8\u610F)?(?:\u4F7F\u7528|\u7528|\u8C03\u7528|\u8ABF\u7528|\u5199|\u5BEB|\u51FA\u73B0|\u51FA\u73FE|\u65B0\u589E|\u6DFB\u52A0|\u624B\u5199|\u624B\u5BEB|\u63D0\u4EA4)_(?:\u4EFB\u4F55|\u88F8)?_X"
  ),
  never("edit", "(?:\u8BF7|\u8ACB)?(?:\u7981\u6B62|\u4E0D\u8981|\u5207\u52FF|\u8BF7\u52FF|\u8ACB\u52FF|\u4E0D\u5F97|\u4E25\u7981|\u56B4\u7981|\u52FF)(?:\u624B\u52A8|\u624B\u52D5|\u76F4\u63A5)?(?:\u4FEE\u6539|\u7F16\u8F91|\u7DE8\u8F2F|\u66F4\u6539)_X"),
  never(
    "import",
    "(?:\u8BF7|\u8ACB)?(?:\u7981\u6B62|\u4E0D\u8981|\u5207\u52FF|\u8BF7\u52FF|\u8ACB\u52FF|\u4E0D\u5F97|\u4E25\u7981|\u56B4\u7981|\u4E0D\u80FD|\u4E0D\u5141\u8BB8|\u4E0D\u5141\u8A31)(?:\u518D|\u76F4\u63A5)?(?:\u5BFC\u5165|\u5C0E\u5165|\u5F15\u5165|\u4F9D\u8D56|\u4F9D\u8CF4|import)_X"
  ),
  never("use", "(?:\u7981\u6B62|\u4E25\u7981|\u56B4\u7981)_X"),
  never("depend on", "(?:\u7981\u6B62|\u4E0D\u8981|\u4E0D\u5F97|\u4E25\u7981|\u4E0D\u5141\u8BB8|\u4E0D\u80FD)_S_(?:\u76F4\u63A5)?(?:\u4F9D\u8D56|\u4F9D\u8CF4|\u5BFC\u5165|\u5C0E\u5165|\u5F15\u7528|import|\u8C03\u7528)_B"),
  never("depend on", "S_(?:\u7981\u6B62|\u4E0D\u8981|\u4E0D\u5F97|\u4E25\u7981|\u4E0D\u5141\u8BB8|\u4E0D\u80FD|\u4E0D\u5E94|\u4E0D\u53EF)(?:\u76F4\u63A5)?(?:\u4F9D\u8D56|\u4F9D\u8CF4|\u5BFC\u5165|\u5C0E\u5165|\u5F15\u7528|import)_B"),
  avoid("(?:\u5E94|\u61C9|\u8BF7|\u8ACB|\u5C3D\u91CF|\u76E1\u91CF)?\u907F\u514D(?:\u4F7F\u7528|\u7528)?_X"),
  never(
    "use",
    "(?:\u8BF7|\u8ACB|\u5E94|\u61C9|\u5FC5\u987B|\u5FC5\u9808|\u59CB\u7EC8|\u59CB\u7D42)?(?:\u4F7F\u7528|\u7528)_A_(?:[,\uFF0C]_)?(?:\u4EE3\u66FF|\u66FF\u4EE3|\u53D6\u4EE3|\u800C\u4E0D\u662F|\u800C\u975E|\u4E0D\u8981\u4F7F\u7528|\u4E0D\u8981\u7528|\u800C\u4E0D\u8981\u4F7F\u7528)_B"
  ),
  avoid("(?:\u4F18\u5148|\u512A\u5148|\u5C3D\u91CF|\u76E1\u91CF|\u63A8\u8350|\u63A8\u85A6|\u9996\u9009|\u9996\u9078)(?:\u4F7F\u7528|\u7528)?_A_(?:[,\uFF0C]_)?(?:\u800C\u4E0D\u662F|\u800C\u975E|\u4EE3\u66FF|\u66FF\u4EE3)_B"),
  always("use", "(?:\u5FC5\u987B|\u5FC5\u9808|\u59CB\u7EC8|\u59CB\u7D42|\u603B\u662F|\u7E3D\u662F|\u4E00\u5F8B|\u52A1\u5FC5|\u52D9\u5FC5)(?:\u4F7F\u7528|\u7528)_X"),
  // Japanese
  never(
    "use",
    "X_(?:\u306F|\u3092|\u306E)_(?:\u4F7F\u7528|\u5229\u7528)_?(?:\u7981\u6B62|\u3057\u306A\u3044|\u3057\u306A\u3044\u3053\u3068|\u3057\u306A\u3044\u3067\u304F\u3060\u3055\u3044|\u3057\u3066\u306F\u3044\u3051\u306A\u3044|\u3057\u3066\u306F\u306A\u3089\u306A\u3044|\u3057\u306A\u3044\u3067\u4E0B\u3055\u3044)"
  ),
  never(
    "use",
    "X_(?:\u306F|\u3092)_(?:\u7D76\u5BFE\u306B|\u6C7A\u3057\u3066)?_(?:\u4F7F\u308F\u306A\u3044|\u4F7F\u308F\u306A\u3044\u3053\u3068|\u4F7F\u308F\u306A\u3044\u3067\u304F\u3060\u3055\u3044|\u4F7F\u3063\u3066\u306F\u3044\u3051\u306A\u3044|\u4F7F\u3063\u3066\u306F\u306A\u3089\u306A\u3044|\u7981\u6B62|\u7981\u6B62\u3059\u308B|\u7981\u6B62\u3067\u3059|\u4E0D\u53EF)"
  ),
  never("use", "X_\u306E(?:\u4F7F\u7528|\u5229\u7528)(?:\u306F|\u3092)\u7981\u6B62(?:\u3059\u308B|\u3067\u3059|\u3057\u307E\u3059)?"),
  never("use", "X_(?:\u306E)?(?:\u4F7F\u7528|\u5229\u7528)?_(?:\u7981\u6B62|\u53B3\u7981)"),
  never("use", "\u7981\u6B62_X"),
  never("edit", "X_(?:\u306F|\u3092)_(?:\u76F4\u63A5|\u624B\u52D5\u3067)?_(?:\u7DE8\u96C6|\u5909\u66F4)(?:\u3057\u306A\u3044|\u3057\u306A\u3044\u3053\u3068|\u3057\u306A\u3044\u3067\u304F\u3060\u3055\u3044|\u7981\u6B62)"),
  avoid("X_(?:\u306E(?:\u4F7F\u7528|\u5229\u7528))?(?:\u306F|\u3092)_(?:\u907F\u3051\u308B|\u907F\u3051\u308B\u3053\u3068|\u907F\u3051\u3066\u304F\u3060\u3055\u3044|\u907F\u3051\u3066)"),
  never(
    "use",
    "B_(?:\u3067\u306F\u306A\u304F|\u306E\u4EE3\u308F\u308A\u306B|\u3058\u3083\u306A\u304F)_[\u3001,]?_A_\u3092_(?:\u4F7F\u3046|\u4F7F\u3046\u3053\u3068|\u4F7F\u3063\u3066\u304F\u3060\u3055\u3044|\u4F7F\u7528\u3059\u308B|\u4F7F\u7528\u3059\u308B\u3053\u3068|\u4F7F\u7528\u3057\u3066\u304F\u3060\u3055\u3044|\u4F7F\u7528|\u4F7F\u3044\u307E\u3059|\u4F7F\u7528\u3057\u307E\u3059|\u5229\u7528\u3059\u308B)"
  ),
  avoid("B_\u3088\u308A\u3082?_[\u3001,]?_A_\u3092_(?:\u512A\u5148\u3059\u308B|\u512A\u5148\u3057\u3066\u304F\u3060\u3055\u3044|\u512A\u5148|\u597D\u3080|\u63A8\u5968)"),
  always("use", "(?:\u5FC5\u305A|\u5E38\u306B)_X_\u3092_(?:\u4F7F\u3046|\u4F7F\u3046\u3053\u3068|\u4F7F\u3063\u3066\u304F\u3060\u3055\u3044|\u4F7F\u7528\u3059\u308B|\u4F7F\u7528\u3059\u308B\u3053\u3068|\u4F7F\u7528\u3057\u3066\u304F\u3060\u3055\u3044|\u4F7F\u7528)"),
  // Korean
  never(
    "use",
    "(?:\uC808\uB300(?:\uB85C)? )?X_(?:\uC744|\uB97C|\uC740|\uB294)?_(?:\uC808\uB300(?:\uB85C)? )?(?:\uC0AC\uC6A9\uD558\uC9C0 (?:\uB9C8\uC138\uC694|\uB9C8\uC2ED\uC2DC\uC624|\uB9D0 \uAC83|\uB9D0 \uAC83|\uC54A\uB294\uB2E4|\uC54A\uC2B5\uB2C8\uB2E4|\uB9D0\uC544\uC57C \uD569\uB2C8\uB2E4|\uB9D0\uC544\uC57C \uD55C\uB2E4)|\uC0AC\uC6A9 \uAE08\uC9C0|\uC0AC\uC6A9\uD558\uC9C0 (?:\uC54A\uAE30|\uB9D0\uAE30|\uB9C8|\uC54A\uC74C)|\uC4F0\uC9C0 (?:\uB9C8\uC138\uC694|\uC54A\uB294\uB2E4|\uB9D0 \uAC83|\uC54A\uAE30|\uB9D0\uAE30)|\uC0AC\uC6A9\uC744 \uAE08\uC9C0\uD55C\uB2E4|(?:\uC784\uD3EC\uD2B8|import) \uAE08\uC9C0|\uAE08\uC9C0(?:\uD569\uB2C8\uB2E4|\uD55C\uB2E4|\uC785\uB2C8\uB2E4)?)"
  ),
  never("edit", "X_(?:\uC744|\uB97C|\uC740|\uB294)?_(?:\uC9C1\uC811 )?(?:\uC218\uC815|\uD3B8\uC9D1)\uD558\uC9C0 (?:\uB9C8\uC138\uC694|\uB9C8\uC2ED\uC2DC\uC624|\uB9D0 \uAC83|\uC54A\uB294\uB2E4|\uC54A\uC2B5\uB2C8\uB2E4)"),
  avoid("X_(?:\uC758)?_(?:\uC0AC\uC6A9)?(?:\uC744|\uB97C)?_(?:\uD53C\uD558\uC138\uC694|\uD53C\uD55C\uB2E4|\uD53C\uD560 \uAC83|\uD53C\uD558\uC2ED\uC2DC\uC624|\uC9C0\uC591\uD558\uC138\uC694|\uC9C0\uC591\uD55C\uB2E4|\uC9C0\uC591\uD569\uB2C8\uB2E4)"),
  never("use", "B_\uB300\uC2E0(?:\uC5D0)?_A_(?:\uC744|\uB97C)?_\uC0AC\uC6A9(?:\uD558\uC138\uC694|\uD55C\uB2E4|\uD569\uB2C8\uB2E4|\uD558\uC2ED\uC2DC\uC624|\uD560 \uAC83)?"),
  avoid("B_\uBCF4\uB2E4(?:\uB294)?_A_(?:\uC744|\uB97C)?_(?:\uC120\uD638(?:\uD558\uC138\uC694|\uD55C\uB2E4|\uD569\uB2C8\uB2E4)|\uC6B0\uC120(?:\uD558\uC138\uC694|\uD55C\uB2E4|\uD569\uB2C8\uB2E4))"),
  always("use", "\uD56D\uC0C1_X_(?:\uC744|\uB97C)?_\uC0AC\uC6A9(?:\uD558\uC138\uC694|\uD55C\uB2E4|\uD569\uB2C8\uB2E4|\uD558\uC2ED\uC2DC\uC624|\uD560 \uAC83)")
];
var FOREIGN = new RegExp("[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]|(?:^|\\s)(?:niemals|nie|kein|keine|keinen|verwende|verwenden|nutze|nutzen|benutze|benutzen|vermeide|vermeiden|bevorzuge|statt|anstatt|nicht|immer|stets|verboten|bearbeite|jamais|utilise[zr]?|n['\u2019]\\p{L}+|ne|\xE9viter?|\xE9vitez|pr\xE9f[\xE9\xE8]re[zr]?|interdite?s?|nunca|no uses|usa|usar|utiliza|utilizar|utilices|utilice|evita|evitar|evite|prefiere|preferir|siempre|est\xE1|est\xE1n|n\xE3o|jam\xE1s|utilize|interdit|interdiction|proscrire|aucune?|prohibido|proibido|vermeidet|untersagt|prefira|sempre|proibid[oa]s?|edites|edite|modifiques?|importes|em vez|ao inv\xE9s|en lugar|en vez|au lieu|plut\xF4t|evitar|modifiez|n\xE3o)(?=\\s|$)", "u");
var LIMITS7 = /(?:außer|ausgenommen|wenn|falls|sofern|ausnahme|sauf|excepté|lorsque|quand|à moins|excepto|salvo|cuando|menos que|exceto|quando|除非|除了|以外|除外|如果|当|當|时|時|ただし|除き|除く|場合|とき|제외|경우|때|unless|except)|(?:^|\s)(?:si|se|nur|seulement|solo|sólo|só|apenas)(?=\s)/u;
var IN_TESTS2 = /^(?:in (?:den )?tests|dans les tests|en (?:las |los )?(?:pruebas|tests)|nos testes|em testes|(?:在)?(?:测试|測試)(?:代码|代碼)?(?:中|里)|テスト(?:コード)?(?:では|で|内では)|테스트(?:\s?코드)?에서는?)\s*[,，、]?\s*(?<rest>.+)$| (?:in (?:den )?tests|dans les tests|en (?:las |los )?(?:pruebas|tests)|nos testes|em testes)$/u;
var ANYWHERE = /^在?(?:(?:本|整个)?(?:项目|工程|仓库|源|新)?(?:代码|代碼|项目|工程))(?:中|里|内)?[,，]?\s*(?=禁止|不|切勿|请|严禁|避免)|^(?:コード|プロジェクト)(?:内|中)?では、?\s*| (?:no código|em todo o código|en el código|dans le code|im code|no projeto|en el proyecto|dans le projet|im projekt)$/u;
var LABEL2 = /^(?:类型安全|类型|代码风格|风格|命名|日志|错误处理|导入|依赖|注意|重要|规范|代码规范|安全|質量|型安全性?|型|安全性|命名規則|ログ|エラー処理|インポート|注意|重要|コードスタイル|타입(?: 안전성)?|안전성?|명명|로그|에러 처리|임포트|주의|중요|코드 스타일|tipos|tipagem|tipado|segurança|seguridad|importações|estilo|importante|erros|errores|types|typage|sécurité|erreurs|style|typen|typisierung|sicherheit|wichtig|stil|fehler|hinweis)\s*[:：]\s*/u;
function withoutForeignLabel(words2) {
  let rest = words2.replace(LABEL2, "");
  return rest !== words2 && FOREIGN.test(rest) ? rest : words2;
}
function readForeign(words2) {
  if (!FOREIGN.test(words2))
    return;
  let tests2 = IN_TESTS2.exec(words2), placed = tests2 === null ? words2.replace(ANYWHERE, "") : tests2.groups?.rest ?? words2.slice(0, tests2.index), [, main = placed, explanation] = /^(.+?)\s*(?:[;；:：（(–—。]|, (?=weil|da |car|parce|porque|pois|denn)|，因为)\s*(.*)$/u.exec(placed) ?? [], scope = tests2 === null ? EVERYWHERE3 : { inside: [{ kind: "tests" }], outside: [] }, whole = readMain(main.trim(), scope), said = whole === void 0 ? readEach(main.trim(), scope) : [whole];
  return said !== void 0 ? explanation !== void 0 && LIMITS7.test(explanation) ? { reason: "its explanation may contain an exception" } : said : {
    reason: "its wording is not known in its language",
    hint: 'word it in English as "Never use `x`" or "Use `a` instead of `b`"'
  };
}
function readMain(main, scope) {
  if (CODE11.test(main))
    for (let { polarity, strength, verb, sentence } of WORDINGS) {
      let { object, instead, subject } = sentence.exec(main)?.groups ?? {};
      if (object !== void 0) {
        let said = { polarity, strength, subject: inEnglish(subject ?? ""), verb, object: inEnglish(object), scope };
        return instead === void 0 ? said : { ...said, instead: inEnglish(instead) };
      }
    }
}
var CODE11 = /[\uE000-\uF8FF]/u;
function readEach(main, scope) {
  let parts = main.split(new RegExp("\\s*[\u3001\uFF0C\uFF1B]\\s*|, | (?:und|et|y|e) (?=\\p{L}{4})", "u")).filter((part) => part !== ""), read = parts.map((part) => readMain(part.replace(/^(?:und|et|y|e|并|且|并且) /u, ""), scope)), areClear = parts.every((part, index) => read[index] !== void 0 || !CODE11.test(part) && !LIMITS7.test(part)), said = read.filter((one) => one?.polarity === "forbidden");
  return parts.length > 1 && areClear && said.length > 0 ? said.filter((one) => one !== void 0) : void 0;
}
function inEnglish(things) {
  return [...things.matchAll(/[\uE000-\uF8FF]/g)].map(([mark]) => mark).join(" or ");
}
// src/literal/reading/read-words.ts
function readWordsOrParts(plain2, codes, lead, headings) {
  let whole = readWords2(plain2, codes, lead, headings);
  return (isUnread(whole) && (whole === UNKNOWN_LABEL || whole.reason === unknownForm().reason) && lead.frame === void 0 ? readPartRules(plain2, codes) : void 0) ?? (isUnread(whole) && lead.frame === void 0 ? readInnerBans(plain2) : void 0) ?? whole;
}
function readWords2(plain2, codes, lead, headings) {
  let pair = MARKED_PAIR.exec(plain2)?.groups;
  if (pair !== void 0)
    return readCell(pair.wrong ?? "", codes, { polarity: "forbidden", strength: "must", verb: "" }, pair.right);
  if (INNER_MARK.test(plain2))
    return { reason: "it has marks such as \u274C inside" };
  let generated = GENERATED2.exec(plain2)?.groups;
  if (generated !== void 0) {
    let { thing: thing2 = "", verb = "", folder: folder3, files = "" } = generated;
    return readSentence(
      `never ${verb} ${folder3 === void 0 ? "" : "files in "}${thing2}${folder3 ?? files} directly`,
      codes,
      void 0
    );
  }
  let banned = lead.frame === void 0 ? readBanLabel(plain2.replace(MARKS3, ""), codes) : void 0;
  if (banned !== void 0)
    return banned;
  let labelled = readLabel(withoutForeignLabel(plain2), codes);
  if (labelled === void 0)
    return UNKNOWN_LABEL;
  let wrong = labelled.frame?.polarity === "forbidden" ? WRONG_CHOICE.exec(labelled.words)?.groups : void 0;
  if (wrong !== void 0)
    return readSentence(`use ${wrong.right ?? ""} instead of ${wrong.wrong ?? ""}`, codes, void 0);
  let heading = readHeadings(headings), above = lead.frame ?? (heading.kind === "scope" ? frameOfHeading(heading.polarity) : void 0);
  if (labelled.frame !== void 0 && above !== void 0 && labelled.frame.polarity !== above.polarity)
    return { reason: "its mark and the words above it do not agree" };
  let named = labelled.frame ?? above, frame = named?.verb === "" && above !== void 0 ? above : named, foreign = readForeign(labelled.words), read = foreign === void 0 || isUnread(foreign) ? readTranslated(labelled.words, codes) ?? foreign ?? readSentence(labelled.words, codes, frame) : foreign;
  if (isUnread(read))
    return read;
  if (labelled.frame?.polarity === "forbidden" && read.every(({ polarity }) => polarity === "required")) {
    let [only, ...more] = read;
    return only === void 0 || more.length > 0 || !isBareImperative(labelled.words) ? { reason: "it requires something after a mark that forbids" } : limitEach([forbid(only)], labelled.scope);
  }
  if (above?.asks === "action" && above.polarity === "forbidden" && isForbiddenAction(read, labelled.words)) {
    let [first, ...others] = read, instead = first !== void 0 && others.length > 0 && SAYS_WHAT_INSTEAD.test(labelled.words) ? others : [];
    return limitEach(read.filter((one) => !instead.includes(one)).map(forbid), labelled.scope);
  }
  return above?.polarity === "forbidden" && read.some(({ polarity }) => polarity === "required") ? { reason: "it requires something below words that forbid" } : limitEach(nounAdded(read, lead), labelled.scope);
}
function readTranslated(words2, codes) {
  let english = translateSentence(words2), read = english === void 0 ? void 0 : readSentence(english, codes, void 0);
  return read === void 0 || isUnread(read) ? void 0 : read;
}
var CODES8 = "[\\uE000-\\uF8FF](?:(?:, | and |, and | or | \\/ )[\\uE000-\\uF8FF])*";
var GENERATED2 = new RegExp(
  `^(?:(?!files? (?:in|under) )(?:(?!from |by |with |via |using |out |of )[a-z]+ ){1,3}?(?:(?:in|under|files?) )?)?(?<thing>${CODES8})(?:(?<files> files?)|(?<folder> (?:folders?|director(?:y|ies))))?(?:\\s?[-\u2013\u2014:(]\\s?|,? (?:is|are|contains?) ).{0,160}?\\b(?:never|do not|don't|not to be|must not be|should not be)(?: manually| hand-?| directly)? ?(?<verb>edit|modify|touch|change)(?:ed|ied|d)?(?: or (?:commit|edit|modify|touch|delete)(?:ed|ted|ied|d)?)?(?: (?:it|this|them|directly|manually|by hand|these files|this file|these|this folder|this directory))*(?: ?[-\u2013\u2014;,:] ?(?!.*\\b(?:unless|except|if|when|without|only)\\b).{1,120})?[).]*$`
);
var MARKS3 = /^(?:❌|✗|✘|🚫|⛔)\uFE0F?\s*/u;
var MARKED_PAIR = /^(?:❌|✗|✘|🚫|⛔)\uFE0F? ?(?:bad|wrong|don't|avoid)?:? ?(?<wrong>[^✅✔✓❌✗✘🚫⛔]+?)[\s,;|→–-]*(?:✅|✔|✓)\uFE0F? ?(?:good|right|correct|do)?:? ?(?<right>[^✅✔✓❌✗✘🚫⛔]+)$/u;
var INNER_MARK = /\S\s*(?:❌|✗|✘|🚫|⛔|✅)/u;
var WRONG_CHOICE = /^(?:use|using|call|calling|write|writing|import|importing) (?<wrong>[^,;:.]{1,60}?) (?:instead of|rather than|in place of) (?<right>[^,;:.]{1,60})$/;
var SAYS_WHAT_INSTEAD = /(?:[;:.]| [-–—]) ?(?:always |please |instead,? )?(?:use|prefer|call|choose) /;
function isForbiddenAction(read, words2) {
  return isBareImperative(words2) && read.every(
    ({ polarity, subject, verb, instead }) => polarity === "required" && subject === "" && verb !== "" && instead === void 0
  );
}
function frameOfHeading(polarity) {
  return polarity === void 0 ? void 0 : { polarity, strength: polarity === "forbidden" ? "must" : "should", verb: "" };
}
function nounAdded(said, { noun }) {
  return noun === void 0 ? said : said.map((one) => /^[\uE000-\uF8FF]$/.test(one.object) ? { ...one, object: `${one.object} ${noun}` } : one);
}
// src/literal/reading/scope/lead-ins.ts
var GENERAL3 = /^(?:in particular|in general|guidelines|(?:the |these |our |key |some |more |important |general |basic |additional |project |code |coding |following |core |critical |hard |main |strict |mandatory |cardinal |golden |house |agent |naming |quality |safety |security )*(?:rules?|guardrails|invariants|conventions?|guidelines|standards|practices|principles|style|requirements|constraints|restrictions|expectations|patterns|checklist)(?: (?:are|to follow|for (?:this|the|all) (?:project|code|codebase|repository|repo)))?|(?:the )?following(?: (?:rules|conventions|guidelines|principles|standards))?(?: apply)?|notes?|also|additionally|important|please|remember|critical|always|must|best practices?|that is|naming(?: conventions?)?|formatting|imports?|style|code style|error handling|types?|logging|non-negotiables?|(?:the )?top (?:\d+|three|five|ten)(?: most)?(?: (?:critical|important))?|(?:please )?(?:follow|observe|keep to|stick to|adhere to|respect|make sure to follow|ensure)\b.*)$/;
var FOREIGN_RULES = new RegExp("^\\p{Script=Han}{0,4}(?:\u898F\u5247|\u89C4\u5219|\u898F\u7BC4|\u89C4\u8303|\u7D04\u5B9A|\u7EA6\u5B9A|\u539F\u5247|\u539F\u5219|\u898F\u7D04|\u4F9D\u8D56\u65B9\u5411|\u4F9D\u8CF4\u65B9\u5411|\u5B88\u5247|\u51C6\u5219)(?:\uFF08[^\uFF08\uFF09]{1,12}\uFF09|\\([^()]{1,12}\\))?$|^(?:\u30B3\u30FC\u30C7\u30A3\u30F3\u30B0)?\u30EB\u30FC\u30EB$|^(?:\uCF54\uB529 )?\uADDC\uCE59$", "u");
var DOCUMENTING = /^(?:(?:code|api|inline|source) )?documentation(?: (?:and|&) comments)?$/;
var FRAME_OBJECT = /^(?:(?:any|all|each|one)? ?(?:of )?(?:the )?(?:following|these|those)|this|any)?(?: (?<noun>[a-z]+(?: or [a-z]+)?))?(?: in (?<place>.+))?$/;
var PLAIN_NOUN = /^(?:files?|folders?|director(?:y|ies)|paths?|practices?|patterns?|things?|rules?|items?|anti-patterns?|files or (?:folders|directories))$/;
function readLeadIns(leadIns) {
  let frame = {}, limits = EVERYWHERE3;
  for (let leadIn of leadIns) {
    let read = readLeadIn(leadIn), scope = read === void 0 ? void 0 : narrowScope(limits, read.scope);
    if (read === void 0 || scope === void 0)
      return {
        reason: `the introduction of its list may limit it: "${leadIn.slice(0, 80)}"`,
        hint: 'introduce the list with "Never use:", "In tests:" or the like, or end the introduction with a full stop'
      };
    frame = read.frame === void 0 ? frame : read, limits = scope;
  }
  return { ...frame, scope: limits };
}
var GENERAL_MOMENT = /^(?:when(?:ever)?|while|as you are|if you are) (?:you (?:are )?)?(?:making|writing|introducing|proposing|generating|contributing|implementing|modifying|changing|working on|editing|make|write|generate) (?:any |new |your |our |the |code |all |or |and |modifying |editing |suggestions? (?:or|and) )*(?:changes?|code|contributions?|edits|features?|pull requests?|this (?:repo|repository|project|codebase)),? /;
var BEFORE_THE_END = / \((?:(?:run|do|check|verify|complete|review|read|apply) (?:this |these |it )?)?before (?:(?:you|any|each|every|a|the|your|marking|considering|calling|declaring|work|tasks?|code|it|as|is|opening|submitting|committing|commit|pushing|merging|finishing|completing|done|complete|completed|finished|pr|pull request|commits) ?){1,6}\)$/;
function readLeadIn(leadIn) {
  let { words: masked, codes } = maskCodeSpans(partsOf2(leadIn)), words2 = plainWords(masked).replace(/^[^\p{L}\p{N}\uE000-\uF8FF]+/u, "").replace(/[\s:：.]+$/u, "").replace(/^\d+[.)] /, "").replace(/,? (?:when|where|wherever|whenever|if) (?:possible|applicable|appropriate|practical)$/, "").replace(BEFORE_THE_END, "").replace(GENERAL_MOMENT, "");
  if (words2.length > 200 || /^(?:(?:more|some|good|bad|correct|incorrect|for) )?examples?$/.test(words2))
    return;
  let label = modalFrame(words2) ?? labelFrame(words2);
  if (label !== void 0)
    return { scope: EVERYWHERE3, frame: label };
  if (words2 === "" || GENERAL3.test(words2) || FOREIGN_RULES.test(words2) || DOCUMENTING.test(words2) || isAnnouncement(words2))
    return { scope: EVERYWHERE3 };
  let polarity = leadInPolarity(words2);
  if (polarity !== void 0) {
    let strength = /^(?:avoid|prefer|should)/.test(words2) ? "should" : "must";
    return { scope: EVERYWHERE3, frame: { polarity, strength, verb: /\b(?:use|using)\b/.test(words2) ? "use" : "" } };
  }
  let place = placeOfLeadIn(BEFORE_ACCEPTING.exec(words2)?.groups?.place ?? words2, codes);
  return place !== void 0 ? { scope: place } : readFrame(words2, codes) ?? readTopic(words2) ?? readParts4(words2);
}
function readParts4(words2) {
  let parts = titleParts(words2) ?? [words2], all = parts.flatMap((part) => part.split(/ (?:&|and) /));
  return parts.length === 1 && parts[0] === words2 && all.length === 1 || all.some((part) => !GENERAL3.test(part) && !TOPIC3.test(part) && !isAnnouncement(part)) ? void 0 : { scope: EVERYWHERE3 };
}
var BEFORE_ACCEPTING = /^before (?:accepting|approving|committing|merging|submitting|delivering) (?:(?:any|all|the|new|your|(?:ai|agent)[- ](?:produced|generated|written)) )*(?<place>[^,]+ code),? (?:verify|check|ensure|confirm|make sure)(?: that)?$/;
var PLACING = /^(?:in|for|within|inside|under|on|(?:when|while|if) (?:you (?:are )?)?(?:working (?:in|with|on)|writing|editing|modifying|changing|creating|adding|reviewing|generating|updating)|(?:only )?appl(?:y|ies) to|files? (?:that )?(?:end(?:s|ing)? in|match(?:es|ing)?)) (?:the |a |an |any |all |new |existing |or |code in |changes to |files (?:that |which )?(?:end(?:ing)? in|in|under|match(?:ing)?) )*(?<place>.+)$/;
var WITH_PATH = /^[^()]{3,60} \((?<path>[^()\s]+)\)$/;
function placeOfLeadIn(words2, codes) {
  let name = PLACING.exec(words2)?.groups?.place, path = WITH_PATH.exec(name ?? words2)?.groups?.path, pathScope = path === void 0 ? void 0 : readPlace(path, codes);
  return pathScope !== void 0 && (pathScope.inside.length > 0 || pathScope.languages !== void 0) ? pathScope : readPlace(name ?? words2, codes);
}
var WHO4 = "(?:you|we|i|code|all code|all changes|changes|every change|every implementation|new code|contributors|developers|(?:ai |coding |ai coding |all )?(?:agents?|assistants?)|copilot|github copilot|claude|everyone|authors|reviewers|the agent|the code|llms?)";
var MODAL2 = new RegExp(
  `^(?:(?:in addition(?: to [^,]{1,80})?|additionally|also|furthermore|as a rule|in general|to (?:keep|ensure|avoid|make|maintain|prevent|help|improve)[^,]{1,80}|for [a-z]+), )?(?:therefore,? |please,? )*(?:${WHO4} (?:also )?)?(?<modal>must not|must never|must always|must|should not|should never|should always|should|shall not|shall|may not|cannot|can not|do not|don't|never|always|need to|needs to|have to|has to|are not allowed to|are required to|is expected to|are expected to|are forbidden to|are forbidden from|are prohibited from)(?: ever| also)?$`
);
function modalFrame(words2) {
  let modal = MODAL2.exec(words2)?.groups?.modal;
  if (modal !== void 0)
    return {
      polarity: /\b(?:not|never|forbidden|prohibited)\b|n't/.test(modal) || modal === "cannot" ? "forbidden" : "required",
      strength: modal.startsWith("should") || modal.includes("expected") ? "should" : "must",
      verb: "",
      asks: "action"
    };
}
var ADJECTIVES7 = "(?:the |these |those |our |your |all |some |any |following |core |key |main |basic |general |specific |important |critical |mandatory |absolute |strict |hard |cardinal |golden |house |additional |other |common |house |coding |code |project |repository |repo |quality |naming |style |formatting |typescript |language |design |engineering |enforced |agreed |current |recommended |required |non-negotiable )*";
var ANNOUNCED = "(?:rules?|conventions?|guidelines?|standards?|practices|principles|requirements|constraints|expectations|directives|policies|policy|checklist|checks|gates?|patterns|invariants|guardrails|preferences|reminders?|do'?s|notes|points|restrictions|instructions|must-haves|commandments)";
var ANNOUNCEMENT = new RegExp(
  [
    `(?:(?:this|the|our) (?:project|repo|repository|codebase|code base|team) |we |please |always |you (?:must|should) |you |must |strictly |code (?:must|should) )*(?:follow(?:s|ed)?|uses?|observes?|adheres? to|respects?|applies|apply|enforces?|keeps?(?: to)?|adopts?|sticks? to|meets?|has|have|complies with|comply with) ${ADJECTIVES7}${ANNOUNCED}(?: (?:below|strictly|closely|consistently|throughout|at all times|for consistency|in this (?:repo|repository|project|codebase)))*`,
    `${ADJECTIVES7}${ANNOUNCED}(?: (?:that|which) [^,]{1,40})?(?: (?:are|is|must be|should be|apply|to be|to|have to be))?(?: (?:followed|follow|enforced|applied|apply|observed|respected|met|kept|here|below|everywhere|used|in use|mandatory|important|as follows|strict|keep in mind|remember|always|strictly|at all times|(?:for|to|in) (?:all|any|every|each) (?:changes?|code|contributions?|files?|commits?)))*`,
    `${ADJECTIVES7}${ANNOUNCED} (?:that|which) (?!.*\\b(?:when|if|only|unless|except|in|for|on|during|while|until)\\b)[^,]{41,120}`,
    `(?:these|those|here|below|the following) are ${ADJECTIVES7}${ANNOUNCED}(?: (?:to follow|for (?:this|the|all) (?:project|code|codebase|repository|repo)|of (?:this|the) (?:project|codebase|repository|repo)))?`,
    `(?:the following|these) (?!.*\\b(?:tests?|testing)\\b)[a-z -]{2,40} ${ANNOUNCED} are (?:enforced|applied|checked|validated|mandatory|required)(?: (?:in|by) [^,]{1,40})?`,
    `${ADJECTIVES7}${ANNOUNCED} (?:for|when|to) (?:writing |working on |contributing |changing |editing |reviewing |generating |consistency |good |clean |new |all |any |the |this |our )*(?:code|changes|contributions?|contributors|(?:ai |coding )*agents?|copilot|claude|repo|repository|project|codebase|follow|consider|developers|everyone|quality)(?: (?:in|to) this (?:repo|repository|project))?`,
    "(?:before|when|prior to|once) (?:you |any |marking |considering |work |the |a |your |every |each )*(?:commit(?:ting)?|submit(?:ting)?|push(?:ing)?|finish(?:ing)?|merg(?:e|ing)|accepting|approving|delivering|shipping|returning|finali[sz]ing|declaring|calling|opening|complete|done|completion|writing code|generating code|coding|work is complete|pr|pull request|review|task|features?|implementations?)(?: (?:a |an |any |your |the |it |this )*(?:(?:ai|agent)[- ](?:produced|generated|written) )?(?:prs?|pull requests?|code|changes?|work|complete|done|ready|tasks?|features?|implementations?|commits?|documentation complete))*(?:,? (?:check|verify|ensure|confirm|make sure)(?: that)?)?",
    "(?:this|the|our) (?:project|repo|repository|codebase) (?:uses|prefers|avoids|has) (?!.*\\b(?:when|if|only|except|unless|in|where)\\b).{3,100}",
    "(?:check|verify|ensure|confirm|make sure|look for|remember|note|keep in mind|be careful|pay attention to)(?: that)?(?: the following)?",
    "[a-z](?!.* (?:when|if|while|during|in|for|on|within|except|unless|only) )[a-z -]{3,80} by (?:avoiding|following|applying|never using|not using) (?:certain|these|the following|some|the|a few) [a-z ]{3,40}",
    "(?:specifically|in short|in summary|instead|thus|therefore|concretely|for (?:all )?(?:code|changes|files|languages)|style|typing|language|general|(?:the )?(?:short version|gist|essentials|basics|bottom line)(?: is)?|in brief|quick (?:rules|reference)|(?:the |our |current )?(?:prettier|eslint|biome|formatter|linter|oxlint|ruff|editorconfig|stylelint)(?: and (?:prettier|eslint))? (?:config(?:uration)?|settings|options|rules)(?: \\(in [^()]{1,40}\\))?|tl;dr|also note|highlights?)"
  ].map((form) => `^${form}$`).join("|")
);
function isAnnouncement(words2) {
  return ANNOUNCEMENT.test(words2);
}
function readFrame(words2, codes) {
  let opened = /^(?:in|for|within|inside|(?:when|while) (?:you (?:are )?)?(?:working (?:in|with|on)|writing|editing|modifying|changing)) (?:the |any |new )*(?<place>[^,]+), (?<rest>.+)$/.exec(
    words2
  )?.groups, scope = opened === void 0 ? EVERYWHERE3 : readPlace(opened.place ?? "", codes), rest = opened?.rest ?? words2;
  if (scope === void 0)
    return;
  if (opened !== void 0 && (GENERAL3.test(rest) || isAnnouncement(rest) || ANNOUNCED_AFTER.test(rest)))
    return { scope };
  let label = labelFrame(rest);
  if (label !== void 0)
    return { scope, frame: label };
  let heads = readHead(rest, void 0), [head, ...more] = heads === void 0 || "reason" in heads ? [] : heads;
  if (head === void 0 || more.length > 0)
    return;
  let groups = FRAME_OBJECT.exec(head.object)?.groups, noun = groups?.noun, place = groups?.place, own = place === void 0 ? scope : readPlace(place, codes);
  if (groups !== void 0 && own !== void 0 && head.subject === "" && !head.isOnly) {
    let frame = { polarity: head.polarity, strength: head.strength, verb: head.verb };
    return { scope: own, frame, ...noun === void 0 || PLAIN_NOUN.test(noun) ? {} : { noun } };
  }
  return opened === void 0 && head.subject === "" && !/ (?:when|if|where|for|in|with|during|while|to) /.test(` ${head.object} `) ? { scope: EVERYWHERE3 } : void 0;
}
var ANNOUNCED_AFTER = /^(?:please |always )?(?:prefer|use|follow|apply|keep to|stick to|observe) (?:the following|these|those|the)(?: [a-z]+)? ?(?:patterns?|rules?|conventions?|guidelines?|practices|idioms|styles?|forms?)?(?: below)?$/;
var TOPIC3 = /^(?:[a-z]+ )?(?:security|performance|accessibility|readability|maintainability|naming|formatting|logging|consistency|safety|type safety|error handling|exception handling|code quality|quality|guidance|rules?|guidelines|conventions?|practices|principles|imports?|exports?|dependencies|comments?|documentation|types?|typing|simplicity|immutability|indentation|whitespace|strings|quotes|semicolons|variables|declarations|async(?:\/await)?|concurrency|style|code style|syntax|nullability|null safety)(?: (?:rules?|guidelines|conventions?|practices|guidance|style))?(?: for (?:copilot|agents?|claude|ai))?$/;
function readTopic(words2) {
  if (TOPIC3.test(words2) && !LIMITING_FIRST.test(words2))
    return { scope: EVERYWHERE3 };
  let scope = TITLE2.test(words2) ? readTitle(words2, false) : void 0;
  return scope === void 0 ? void 0 : { scope };
}
var TITLE2 = /^(?!(?:when|if|for|to|use|only|after|before|choose|example|good|bad|each|every|optional|legacy|old|create|add|update|run|no)\b)(?:[a-z/-]+ |& ){0,3}(?:management|handling|design|quality|gates?|naming|names?|typing|safety|usage|formatting|organi[sz]ation|structure|validation|discipline|hygiene|policy|considerations|optimi[sz]ations?|immutability|imports|exports|indentation|comments|layout|spacing|casing|changes|best practices)$/;
var LIMITING_FIRST = /^(?:api|ui|test|testing|client|server|database|sql|form|request|response|schema|component|mobile|web|graphql|rest|docker|build|release|deployment|legacy|optional|old)\b/;
function partsOf2(leadIn) {
  return leadIn.split(/`([^`]*)`/).map((value, index) => ({ kind: index % 2 === 1 ? "code" : "words", value }));
}
// src/literal/reading/sentences/code-bans.ts
var CODE12 = "[\uE000-\uF8FF]";
var CODES9 = `${CODE12}(?:(?:, (?:or |and )?| or | and | nor | ?\\/ ?)${CODE12})*`;
var AS_IT_IS = "(?:(?:a|an|the|any|raw|bare|ad-hoc|ad hoc|plain|direct|directly|new|manual|manually|hand-rolled|hand-written|built-in|native|inline|naive|standalone) )";
var BAN3 = new RegExp(
  `(?:[(;] ?|, (?:and |but )?| [-\u2013\u2014] ?|\\. )(?<word>never|no|not|do not|don't|avoid)(?: use| call| using| calling| import| importing| instantiate| invoke)? ${AS_IT_IS}{0,3}(?<codes>${CODES9})(?: (?:calls?|usages?|directly|anywhere|imports?|either))*(?=[).;]|,? ?$| [-\u2013\u2014] )`,
  "g"
);
var LIMITS8 = /\b(?:when|whenever|if|unless|except|only|where|while|until|without|other than|instead|rather|outside|inside|within|before|after|once|example|e\.g|for this|for these|may|can|could|might|optional|allowed|here)\b/;
var TELLS3 = /\b(?:is|are|was|were|has|have|had|does|did|will|would|returns?|contains?|emits?|produces?|becomes?|stays?|means|handles?|takes|gets|sets|maps|carries|resolves?|expects?|receives?|accepts?|reads|writes|runs|lives?|so that|because|in)\b/;
var ORDERS = /^(?:(?:always|please|prefer|must|[a-z][a-z ]{2,30}:) )*(?:use|prefer|call|go through|import|access|wrap|build|create|construct|write|read|get|log|throw|raise|run|query|fetch|render|handle|resolve|validate|generate|invoke|instantiate|obtain|derive|parse|format|return|pass|inject|replace|rely on|keep|assert|mock|compare|add|all [a-z]|every [a-z]|each [a-z]|[\uE000-\uF8FF] for )/;
var ON_OTHER = new RegExp(`\\b(?:on|to|into|in|by|as|with|at|of) ${CODE12}$`);
var EXACT2 = new RegExp("^(?:new )?(?:[\\p{L}_$][\\w$]*(?:<[\\w, ]*>)?(?:(?:\\.|::|->)[\\p{L}_$][\\w$]*(?:<[\\w, ]*>)?)+(?:\\(.*\\))?|[\\p{L}_$][\\w$]*\\((?:\\.\\.\\.)?\\)|@[a-z][\\w-]*\\/[\\w./-]+|node:[\\w/]+|[a-z_]+!|\\p{Lu}[\\p{Ll}\\d]+(?:\\p{Lu}[\\p{Ll}\\d]+)+)$", "u");
var NO_USE = /\.(?:md|json|ya?ml|toml|tsx?|jsx?|py|go|rs|cs|java|kt|rb|php|css|scss|html|sql|sh|lock|txt|csv|xml)$/i;
function readCodeBans(plain2, codes) {
  if (LIMITS8.test(plain2))
    return;
  let said = [...plain2.matchAll(BAN3)].flatMap(({ index, groups = {} }) => {
    let before = plain2.slice(0, index).trimEnd(), named = listMaskedCodes(groups.codes ?? "", codes).map((code) => code.trim()), source = IMPORTS2.exec(before)?.groups;
    if (source !== void 0 && named.every((code) => MODULE.test(code)) && !TELLS3.test(before)) {
      let names = source.names === void 0 ? "" : `${source.names} from `;
      return [forbid2(groups.word, "import", `${names}${groups.codes ?? ""}`, before)];
    }
    return groups.from === void 0 && ORDERS.test(before) && !TELLS3.test(before) && !ON_OTHER.test(before) && named.every((code) => EXACT2.test(code) && !NO_USE.test(code)) ? [forbid2(groups.word, "use", groups.codes ?? "", before)] : [];
  });
  return said.length === 0 ? void 0 : said;
}
var IMPORTS2 = new RegExp(
  `(?:^|: |always )import (?:the |all |types? )?(?:(?<names>${CODES9}) )?(?:directly )?from ${CODE12}$`
);
var MODULE = /^(?:@?[a-z][\w-]*(?:[/:.][\w.-]+)*)$/;
function forbid2(word, verb, object, explanation) {
  return {
    strength: word === "avoid" ? "should" : "must",
    polarity: "forbidden",
    subject: "",
    verb,
    object,
    scope: EVERYWHERE3,
    explanation
  };
}
// src/literal/reading/sentences/split-condition.ts
var CODE13 = "[\uE000-\uF8FF]";
var ITEM6 = `(?:the |any |a )*${CODE13}(?: files?)?`;
var FILES9 = `${ITEM6}(?:(?:,? (?:or|and) |, )${ITEM6})*`;
var CHANGE = "(?:chang|edit|modif|updat|touch)(?:e|es|y|ies|ing|ying|s)?";
var CONDITION4 = `(?:when|whenever|if|after|each time|every time|any time) (?:you |we |you are )?${CHANGE}(?:(?: or |\\/)${CHANGE})* (?<files>${FILES9})(?: (?:is|are) changed)?`;
var LEADING = new RegExp(
  `^(?:always )?${CONDITION4}, (?:then |please |also |always |you must |make sure to |remember to )*(?<rest>[a-z].+)$`
);
var TRAILING2 = new RegExp(`^(?<rest>.+?),? ${CONDITION4}$`);
function splitCondition(plain2) {
  let { files, rest } = LEADING.exec(plain2)?.groups ?? TRAILING2.exec(plain2)?.groups ?? {};
  return files === void 0 || rest === void 0 ? void 0 : { whenever: files, rest };
}
// src/literal/reading/title-lists.ts
var WHAT3 = "(?<commit>(?:git )?commit(?: messages?)?(?: subjects?| titles?| headers?| summar(?:y|ies)| subject lines?| first lines?| messages?)?(?: lines?)?|(?:commit )?subject lines?)|(?<title>(?:pr|pull request|merge request) titles?)";
var LIST6 = new RegExp(
  `^(?:write |use |keep )?(?:all |every |the |your )*(?:${WHAT3})(?: \\([^()]*\\))?(?: (?:format|style|rules?|conventions?))?(?::| [-\u2013\u2014]| must be| should be| are| is| must| should| have| in) (?<items>.+)$`
);
var NEXT3 = /,? and |,? but |[,;] ?| [-–—+&] |\. /;
var LIMITS9 = /\b(?:unless|except|if|when|only|optional(?:ly)?|or)\b(?! (?:less|fewer|shorter)\b)/;
var ITEMS = [
  [
    /^(?:(?:header|subject|line|title|first line|keep|kept|is|be|of|length|it|with|a) )*(?:(?:to|at) )?(?:max(?:imum)?(?: of)?|at most|≤|<=|up to|within|no more than|not more than|no longer than|limit(?:ed)? to|to) ?(?<count>\d{2,3}) ?(?:chars?|characters)(?: long| in length)?$|^(?<bare>\d{2,3}) ?(?:chars?|characters)(?: (?:max(?:imum)?|or (?:less|fewer)|limit|at most))$/,
    (count2) => ({ polarity: "forbidden", verb: "exceed", object: `${count2} characters` })
  ],
  [
    /^(?:(?:header|subject|line|title|first line|keep|kept|is|be|it|with) )*(?:under|below|less than|fewer than|shorter than|<) ?(?<count>\d{2,3}) ?(?:chars?|characters)(?: long| in length)?$/,
    (count2) => ({ polarity: "forbidden", verb: "exceed", object: `${count2 - 1} characters` })
  ],
  [
    /^(?:(?:with )?no|without|not? end(?:ing)? (?:with|in)|do not end with|must not end with|never end with)(?: a| any| the)?(?: trailing| ending| final| terminal)?(?: a)? (?:period|dot|full stop|punctuation)s?(?: at the end)?$/,
    () => ({ polarity: "forbidden", verb: "end", object: "with a period" })
  ],
  [
    /^(?:start(?:s|ing)? (?:with )?)?(?:an? )?(?:all |small )?lower[- ]?cased?(?: (?:first letter|first word|start|beginning|letters?|subject|description|only))?$|^(?:small|lower[- ]?case) first letter$/,
    () => ({ polarity: "required", verb: "begin", object: "with a lower-case letter" })
  ],
  [
    /^(?:start(?:s|ing)? with )?(?:an? |the )?(?:capitali[sz]ed(?: (?:first (?:letter|word)|subject))?|capital(?: first)? letter|sentence[- ]case|upper[- ]?case first letter|first (?:letter|word) capitali[sz]ed)$/,
    () => ({ polarity: "required", verb: "begin", object: "with a capital letter" })
  ],
  [
    /^(?:follow(?:s|ing)? |use |in )?(?:the )?conventional[- ]commits?(?: (?:format|style|spec(?:ification)?|convention|prefix(?:es)?))?$/,
    () => ({ polarity: "required", verb: "follow", object: "conventional commits" })
  ],
  [/^(?:no|without) emojis?$/, () => ({ polarity: "forbidden", verb: "contain", object: "emojis" })]
];
function readTitleList(plain2, headings = []) {
  let types = readTypes(plain2, headings);
  if (types !== void 0)
    return [types];
  let { commit, items = "" } = LIST6.exec(plain2)?.groups ?? {};
  if (items === "" || LIMITS9.test(items))
    return;
  let parts = items.split(NEXT3).filter((part) => part !== ""), demands = parts.flatMap((part) => {
    for (let [form, demand] of ITEMS) {
      let groups = form.exec(part.trim())?.groups;
      if (form.test(part.trim()))
        return [demand(Number(groups?.count ?? groups?.bare ?? 0))];
    }
    return [];
  });
  return parts.length < 2 || demands.length === 0 ? void 0 : demands.map((demand) => ({
    strength: "must",
    subject: commit === void 0 ? "pull request titles" : "commit subjects",
    scope: EVERYWHERE3,
    ...demand
  }));
}
var TYPES6 = /^(?:(?:the |all |only )?(?:valid|allowed|accepted|permitted|supported|possible|available|standard|common|commit|conventional|pr|following|use one of these|use one of the following) )*(?:commit )?(?:types?|prefixes)(?: (?:are|include))?:? (?<list>[a-z\uE000-\uF8FF].*)$/u;
var ITEM7 = "(?:[a-z][a-z-]{1,20}|[\uE000-\uF8FF]):?";
var WHOLE_LIST = new RegExp(`^${ITEM7}(?:(?:, (?:or |and )?| or | and | ?\\| ?| ?/ ?)${ITEM7})+$`, "u");
function readTypes(plain2, headings) {
  let list = TYPES6.exec(plain2)?.groups?.list, isAll = /^(?:(?:the |all |only )*(?:valid|allowed|accepted|permitted|supported)|use one of)\b/.test(plain2), about = headings.findLast((title) => /\b(?:commits?|titles?)\b/i.test(title));
  return list === void 0 || !isAll || about === void 0 || !WHOLE_LIST.test(list) ? void 0 : {
    strength: "must",
    polarity: "required",
    subject: /\btitles?\b/i.test(about) && !/\bcommits?\b/i.test(about) ? "pull request titles" : "commit subjects",
    verb: "have",
    object: `one of the types ${list.replaceAll(/ ?[|/] ?/g, ", ")}`,
    scope: EVERYWHERE3
  };
}
// src/literal/reading/wordings/purposes.ts
var CODE14 = "[\uE000-\uF8FF]";
var CODES10 = `${CODE14}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE14})*`;
var OF_CODE7 = "(?: (?:functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?|modules?|library|wrappers?|service|client|logger|directly))?";
var WORDS4 = "[a-z][a-z\\d /-]{1,50}?";
var USED2 = `(?<used>(?:the |our |a |an |shared )*${CODE14}${OF_CODE7})`;
var LINK = "(?:,? (?:instead of|rather than|over|in place of|and not|not|never|and never|never with|not with)|[,;]? (?:do not|don't|never|avoid) (?:use|using|call)|(?:;| [-\u2013\u2014]) (?:never|no|not)(?: use)?|,? \\((?:not|never|no|instead of))";
var REPLACED3 = `(?:using |calling |the |raw |plain |direct |bare |with |via )*(?<replaced>${CODES10})(?<tail>${OF_CODE7}\\)?(?: directly)?)`;
var FORMS15 = [
  new RegExp(`^(?:all|any|every|each) (?<purpose>${WORDS4}) (?:through|via|with|using|by) ${USED2}${LINK} ${REPLACED3}$`),
  new RegExp(`^(?:always |please |only )*use ${USED2} (?:for|to) (?<purpose>${WORDS4})${LINK} ${REPLACED3}$`),
  new RegExp(
    `^(?:always |please |only )*use ${USED2} \\((?:not|never|instead of) ${REPLACED3} for (?<purpose>${WORDS4})$`
  ),
  new RegExp(`^for (?<purpose>${WORDS4}),? (?:always |please |only )*(?:use|prefer) ${USED2}${LINK} ${REPLACED3}$`),
  new RegExp(
    `^(?:when|while|to) (?<purpose>${WORDS4}), (?:always |please |only )*(?:use|prefer) ${USED2}${LINK} ${REPLACED3}$`
  ),
  new RegExp(
    `^(?:all |any |every |each )?(?<purpose>${WORDS4}) (?:must |should |always |only |has to |have to )*(?:be (?:done|made|handled|written) (?:with|via|using|through|by)|uses?|go(?:es)? (?:through|via)|happens? (?:via|through|in)|relies on|rely on) ${USED2}${LINK} ${REPLACED3}$`
  ),
  new RegExp(
    `^(?:always |please )?(?<purpose>(?:log|print|debug|fetch|wait|sleep|assert|format|parse|validate|write|read|load|query|navigate|mock|style|render|test|generate|serialize|store|cache|run|spawn|execute|make|handle)(?: [a-z]{2,20}){0,3}) (?:with|via|using|through|by) ${USED2}${LINK} ${REPLACED3}$`
  )
];
var PURPOSES2 = [
  [
    /\b(?:log|logs|logging|debug\w*|output|print\w*|diagnostics?|trac(?:e|ing)|messages?)\b/,
    /^(?:console\b|e?print|system\.(?:out|err)|fmt\.print|log\b|nslog|echo|var_dump|puts|pp$|debug|trace|dbg|dd$|sys\.stdout|process\.std|stdout)/
  ],
  [
    /\b(?:https?|network\w*|requests?|api calls?|remote|rest|fetch\w*|endpoints?|server calls?)\b/,
    /fetch|axios|http|request|urllib|curl|ajax|\bgot\b|superagent|webclient|resttemplate|aiohttp/
  ],
  [/\b(?:dates?|times?|timestamps?|timezones?|durations?)\b/, /date|time|moment|calendar|clock|\bnow\b/],
  [/\b(?:assertions?|assert|test\w*|expectations?)\b/, /assert|expect|should|jest|mocha|junit|unittest|nunit|xunit/],
  [/\b(?:random\w*|uuids?|ids?|identifiers?|tokens?)\b/, /rand|uuid|guid|nanoid/],
  [/\b(?:wait\w*|delays?|sleep\w*|pauses?|timing|timeouts?)\b/, /sleep|timeout|delay|wait/],
  [
    /\b(?:paths?|files?|file system|filesystem|i\/o|directories|folders)\b/,
    /path|^fs\b|\bfile|^open\b|readfile|writefile|^io\b|dirname/
  ],
  [
    /\b(?:json|serializ\w*|serialis\w*|pars\w*|decod\w*|encod\w*)\b/,
    /json|pars|pickle|serial|yaml|gson|jackson|newtonsoft/
  ],
  [/\b(?:env\w*|environment variables|config\w*|settings?)\b/, /env|config/],
  [
    /\b(?:sql|quer(?:y|ies|ying)|database\w*|db|persistence)\b/,
    /sql|query|execute|cursor|\bdb\b|prisma|typeorm|sequelize|psycopg|jdbc|\bpg\b|knex|mysql|sqlite|mongo/
  ],
  [/\b(?:navigat\w*|rout\w*|links?|redirects?)\b/, /location|href|router|navigat|^<?a>?$|history\.push/],
  [/\b(?:stor\w*|persist\w*|cach\w*|tokens?|sessions?|preferences)\b/, /storage|cookie|sharedpreferences|userdefaults/],
  [/\bicons?\b/, /icon|lucide|fontawesome|heroicons|material/],
  [/\b(?:styl\w*|css|class names?|colou?rs?)\b/, /style|css|sass|emotion|classname|clsx/],
  [/\bimages?\b/, /img|image/],
  [/\bforms?\b/, /form/],
  [/\b(?:state\w*|stores?)\b/, /redux|mobx|zustand|recoil|vuex|ngrx|pinia|jotai/],
  [
    /\b(?:commands?|process(?:es)?|shell|subprocess(?:es)?|executables?)\b/,
    /exec|spawn|system|subprocess|popen|processbuilder/
  ],
  [
    /\b(?:concurren\w*|threads?|threading|parallel\w*|background|async\w*)\b/,
    /thread|executor|asynctask|dispatchqueue|asyncio|timer/
  ],
  [/\b(?:mock\w*|stubs?|fakes?|spies)\b/, /mock|stub|sinon|patch|fake/],
  [/\b(?:validat\w*|schemas?)\b/, /joi|yup|zod|valid|ajv|pydantic|marshmallow/],
  [/\b(?:translat\w*|i18n|locali[sz]ation|labels?)\b/, /i18n|intl|gettext|locali|translat/],
  [/\b(?:money|currency|amounts?|prices?|decimals?)\b/, /float|double/],
  [
    /\b(?:ui|components?|buttons?|inputs?|tables?|modals?|dialogs?)\b/,
    /^<?(?:button|input|table|dialog|select|textarea)\b|antd|material|bootstrap|mui/
  ]
];
function withoutPurpose2(plain2, codes) {
  for (let form of FORMS15) {
    let { purpose, used, replaced, tail = "" } = form.exec(plain2)?.groups ?? {};
    if (purpose !== void 0 && used !== void 0 && replaced !== void 0)
      return listMaskedCodes(replaced, codes).every((code) => isFor(purpose, code)) ? `use ${used} instead of ${replaced}${tail.replace(/\)|(?: directly)$/g, "")}` : plain2;
  }
  return plain2;
}
function isFor(purpose, code) {
  let name = code.toLowerCase(), parts = name.split(/[^a-z\d]+/).filter((part) => part.length > 3), words2 = purpose.split(/[^a-z\d]+/).map((word) => word.replace(/(?:ging|ing|ed|es|s)$/, ""));
  return PURPOSES2.some(([what, names]) => what.test(purpose) && names.test(name)) || words2.some((word) => word.length > 3 && parts.some((part) => part.startsWith(word) || word.startsWith(part)));
}
// src/literal/reading/read-clauses.ts
var MAX_CHARACTERS3 = 500;
var MAX_SPANS = 100;
var UNFINISHED = /(?:,| (?:or|and|nor|the|a|an)|[\uE000-\uF8FF] (?:in|on|for|of|with|to))$/u;
function readClauses(statement, { next, parts } = {}) {
  let row = readRow(statement);
  if (row !== void 0 && "reason" in row)
    return unread(row);
  let { words: words2, codes } = maskCodeSpans(quoteBareCode(spellOptions(parts ?? joinRow(row) ?? statement.parts)));
  if (words2.length > MAX_CHARACTERS3 || codes.length > MAX_SPANS)
    return unread({ reason: "it is too long to be read with certainty", hint: "divide it into short sentences" });
  let [written = "", instead] = words2.split(CELL_BORDER).map((part) => plainWords(part).replace(/[\s.!。！．]+$/u, "")), own = statement.blocks.length > 0 ? withoutColon(written) : written;
  if (isBelowDont(statement) && REPLACES.test(own))
    return unread({ reason: "it requires something below words that forbid" });
  let plain2 = isBelowDont(statement) && BARE_IMPERATIVE.test(own) && isBareImperative(own) ? `never ${own}` : withoutPurpose2(own, codes);
  if (plain2.endsWith("?"))
    return unread({ reason: "it is a question" });
  if (UNFINISHED.test(plain2))
    return unread({ reason: "it is not complete" });
  if (/[:：]$/u.test(plain2) && rewordSentence(plain2) === plain2)
    return unread({ reason: "it only introduces what is below it" });
  let leadRead = readLeadIns(statement.leadIns), lead = "reason" in leadRead ? { scope: EVERYWHERE3 } : leadRead, doubts = "reason" in leadRead ? [
    {
      why: leadRead,
      isTopic: statement.leadIns.every(isTopicOfList),
      isArea: statement.leadIns.every(isAreaOfList),
      isOfAllCode: statement.leadIns.every(isTitleOfAllCode)
    }
  ] : [], condition = splitCondition(plain2), whole = rewordSentence(condition?.rest ?? plain2), topic = row?.frame === void 0 ? splitTopic(whole, codes) : void 0;
  topic !== void 0 && doubts.push({ why: UNKNOWN_LABEL, isTopic: true, isLabel: true });
  let said = row?.frame === void 0 ? readTitleList(plain2, [...statement.headings.map(({ title }) => title), ...statement.leadIns]) ?? readWordsOrParts(topic ?? whole, codes, lead, plain2 === own ? statement.headings : []) : readCell(plain2, codes, row.frame, instead), bans = row === void 0 && lead.frame === void 0 && mayHaveBans(said) ? readCodeBans(whole, codes) : void 0;
  if (isUnread(said) && bans === void 0)
    return unread(said);
  let headingsRead = readHeadingsOf(statement.headings, plain2);
  headingsRead.kind === "unread" && doubts.push({
    why: headingsRead.why,
    isTopic: statement.headings.every(
      ({ title, depth }) => isTopicTitle(title) || depth === 1 && isAreaTitle(title)
    ),
    isArea: statement.headings.every(({ title }) => isAreaTitle(title)),
    isOfAllCode: statement.headings.every(({ title, depth }) => depth === 1 || isTitleOfAllCode(title)),
    known: headingsRead.known
  });
  let headings = headingsRead.kind === "unread" ? { kind: "scope", scope: headingsRead.known } : headingsRead, [doubt] = doubts;
  if (doubt !== void 0 && row?.frame === void 0 && doubts.some(({ isLabel }) => isLabel !== true) && !DIRECTS.test(plain2))
    return unread(doubt.why);
  if (headings.showsFaults === true && !FORBIDS2.test(plain2) && !CORRECTS.test(plain2))
    return unread({
      reason: "it stands below a heading of faults, and may describe one",
      hint: 'begin with "Never" or "Avoid"'
    });
  let outer = narrowScope(headings.scope, lead.scope), limit = (some) => isUnread(some) ? some : outer === void 0 ? TWO_PLACES : limitAll(some, outer, next, codes), limited = limit(said), limitedBans = bans === void 0 || condition !== void 0 ? [] : limit(bans), banned = isUnread(limitedBans) ? [] : limitedBans.map((one) => toClause(one, statement, codes));
  return isUnread(limited) && banned.length === 0 ? unread(limited) : {
    kind: "clauses",
    ...doubt === void 0 ? {} : { doubt: joinDoubts(doubt, doubts) },
    clauses: (isUnread(limited) ? [] : limited).map((one) => ({
      ...toClause(one, statement, codes),
      ...condition === void 0 ? {} : { whenever: condition.whenever }
    })),
    ...banned.length === 0 ? {} : { parts: banned },
    ...isUnread(limited) ? { why: limited } : {}
  };
}
function mayHaveBans(said) {
  return !isUnread(said) || said === UNKNOWN_LABEL || said.reason === unknownForm().reason;
}
var DIRECTS = /\b(?:never|do not|don't|must|always|avoid|instead of|rather than|not|no|forbidden|prohibited|banned|only|should|prefer|required)\b|^(?:use|replace|name|prefix|keep|follow|write|document|sort|place|put) /;
var FORBIDS2 = /^[^\p{L}]*(?:never|do not|don't|avoid|must not|should not|no) /u;
var CORRECTS = /^(?:always |please )?(?:use|prefer|call|import) (?:the )?[\uE000-\uF8FF](?: [a-z]+)?,? (?:and )?(?:not|never|instead of|rather than|over) [\uE000-\uF8FF]/u;
var CELL_BORDER = "\0";
function joinRow(row) {
  return row?.instead === void 0 ? row?.parts : [...row.parts, { kind: "words", value: CELL_BORDER }, ...row.instead];
}
function unread(why) {
  return { kind: "unread", why };
}
function toClause(said, statement, codes) {
  let written = listMaskedCodes(`${said.object}${said.instead ?? ""}`, codes), implied = said.scope.languages === void 0 ? impliedLanguages(written) : languagesInstead(written, said.scope.languages);
  return {
    statement,
    ...said,
    codes,
    scope: implied === void 0 ? said.scope : { ...said.scope, languages: implied },
    examples: readExamples(statement)
  };
}
// src/literal/section-languages.ts
var SIGNS3 = [
  [
    ["go"],
    /\bgolangci-lint\b|\bgofmt\b|\bgofumpt\b|\bgoimports\b|\bEffective Go\b|\bGo Code Review Comments\b|\bgo (?:vet|test)\b/
  ],
  [["rust"], /\bclippy\b|\brustfmt\b|\bcargo (?:fmt|test|build|check)\b|\bRust API Guidelines\b/],
  [
    ["python"],
    /\bPEP ?8\b|\bPEP ?257\b|\b(?:ruff|mypy|pyright|flake8|pylint|isort|pytest)\b|\bblack\b(?= (?:format|style))/
  ],
  [["ruby"], /\brubocop\b|\bsorbet\b|\brspec\b|\bminitest\b/i],
  [["swift"], /\bswiftlint\b|\bswiftformat\b|\bSwift API Design Guidelines\b/i],
  [["kotlin"], /\bktlint\b|\bdetekt\b|\bKotlin [Cc]oding [Cc]onventions\b/],
  [["php"], /\bPSR-?(?:1|2|4|12)\b|\bphpstan\b|\bphpcs\b|\bphp-cs-fixer\b|\bpsalm\b/i],
  [["java"], /\bcheckstyle\b|\bGoogle Java (?:Style|Format)\b|\berror-?prone\b/i],
  [["csharp"], /\bdotnet format\b|\bStyleCop\b|\bRoslyn analyzers?\b|\b\.NET [Rr]untime coding\b/],
  [SCRIPT2, /\beslint\b|\bprettier\b|\bbiome\b|\btypescript-eslint\b|\btsc\b|\btsconfig\b/i]
];
var known5 = /* @__PURE__ */ new WeakMap();
function languagesOfSection({ headings }, statements) {
  if (headings.length !== 0)
    return known5.has(headings) || known5.set(headings, readSection(statements.filter((one) => one.headings === headings))), known5.get(headings);
}
function readSection(statements) {
  let text = statements.map((one) => one.text).join(`
`), [first, ...others] = SIGNS3.filter(([, words2]) => words2.test(text));
  return others.length > 0 ? void 0 : first?.[0];
}
// src/literal/outside-of-loggers.ts
var PRINTS3 = /\bconsole\b|\bprint(?:ln|f)?\b|\bSystem\.(?:out|err)\b|\bDebug\.WriteLine\b|\bputs\b|\bvar_dump\b/i;
var LOGS2 = /\blogg(?:er|ing)\b|\blog\b/i;
var LOGGERS = ["logger", "logging"].map((name) => ({ kind: "folder", name }));
function outsideOfLoggers(check) {
  let { clause } = check, { polarity, object, instead = "", codes, scope } = clause, read = (words2) => unmaskCodeSpans(words2, codes);
  return polarity === "forbidden" && PRINTS3.test(read(object)) && LOGS2.test(read(instead)) ? { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, ...LOGGERS] } } } : check;
}
// src/literal/hints.ts
var BY_REASON = [
  [
    /only introduces/,
    "the items below it are read one by one: put a rule of its own into a sentence that ends with a full stop"
  ],
  [/is a question/, "say what must or must not be done"],
  [/not complete/, "write the whole sentence on one line"],
  [/two places/, "name one place in the sentence, or write a sentence for each place"],
  [/marks such as/, "put what is wrong and what is right into lines of their own"],
  [
    /do not agree|below words that forbid|after a mark that forbids/,
    'begin with "Never", or move it out of what is forbidden'
  ],
  [
    /lock file|whether somebody/,
    "a model can compare it with the description of the change; a program sees only the files"
  ],
  [/a part of it limits/, 'name a path or language as the limit: "Never use `x` in `src/api/`"'],
  [/may contain an exception/, 'put the exception as "\u2026, except in tests"'],
  [/takes something back/, 'put the exception into the sentence: "\u2026, except in tests"'],
  [/cell of its table/, 'put one thing into each cell, below the header "Instead of | Use"']
];
var NUMBER2 = /\b\d+\b/;
var NAMES6 = /\b(?:nam(?:e[ds]?|ing)|prefix|suffix|case)\b/i;
function withHint({ reason, hint }, statement) {
  return { reason, hint: hint ?? BY_REASON.find(([words2]) => words2.test(reason))?.[1] ?? hintByWords(statement) };
}
function hintByWords({ text, parts }) {
  return parts.some(({ kind: kind2 }) => kind2 === "code") ? 'say what is not used, or in place of what: "Never use `x`", "Use `a` instead of `b`", "Do not edit `dist/`"' : NUMBER2.test(text) ? 'say what is counted and where: "Functions must not exceed 40 lines"' : NAMES6.test(text) ? 'say which names and which form: "Name files in kebab-case", "Prefix interfaces with `I`"' : "quote the code, path or name that a program can look for; a model judges what takes judgement";
}
// src/literal/says-itself.ts
var ABOUT_NAMED_THINGS = /* @__PURE__ */ new Set(["titles", "secrets"]);
var OF_SYNTAX = /* @__PURE__ */ new Set(["companions", "constructs", "errors-and-logs", "layout", "limits"]);
var IN_ALL_CODE = /\b(?:in|across|throughout) (?:this|our) (?:entire |whole )?(?:codebase|code base|repository|repo|project)\b/i;
function namesFile({ subject, codes }) {
  return listMaskedCodes(subject, codes).some((code) => /^[\w.*-]+\.(?:md|json|ya?ml|toml)$/.test(code.trim()));
}
var EXACT_CODE = new RegExp("^[@#]?\\[?[\\p{L}_$][\\p{L}\\p{N}_$]*(?:\\]?(?:\\.|::|->|-)[\\p{L}_$][\\p{L}\\p{N}_$]*)+(?:\\(.*\\))?$|^[\\p{L}_$]*\\p{Ll}\\p{Lu}[\\p{L}\\p{N}_$]*(?:\\(.*\\))?$|^[\\p{L}_$]+_[\\p{L}\\p{N}_$]+(?:\\(.*\\))?!?$|^@[\\p{L}]|^[\\p{L}_]+!$", "u");
var EXACT_SIGNS = /^[\w$]+: ?[\w'".]+$|^(?:#|\/\/) ?@?[a-z][\w-]*(?:: ?[\w ]+)?$|^#[a-z]+$|^!important$|^[A-Z]\w*::$|^\.[A-Z]\w+(?:\(\))?$/;
var COMMON = /^(?:get|set|add|remove|map|filter|then|catch|any|object|null|undefined|self|this|new)(?:\(\))?$/;
var OF_ANYBODY = /^(?:@?(?:console|process|Math|JSON|Date|Object|Array|Promise|Number|String|Symbol|window|document|localStorage|sessionStorage|navigator|history|location|global|globalThis|fs|os|sys|path|fmt|log|time|errors|context|http|System|Console|Task|Thread|DateTime|Environment|Directory|File|Log|Timber|Debug|print|println|use[A-Z]\w*|set[A-Z]\w*|get[A-Z]\w*|inner|dangerously|logger|self|this|std|core|alloc|test|expect|assert|jest|vi|cy|React|Vue|np|pd|plt|datetime|logging|asyncio|threading|subprocess|unittest|pytest|sinon)(?:[._:(]|$))/;
var OWN_SIGNS = /^(?:#|\/\/) ?@?[a-z][\w-]*(?:: ?[\w ]+)?$|^@[a-z0-9-]+\/[\w./-]+$/;
function isOwn(code) {
  return OWN_SIGNS.test(code) || new RegExp("\\w(?:\\.|::)\\w|\\(|(?:\\p{Ll}\\p{Lu}\\p{L}*){3}", "u").test(code) && isExact(code) && !OF_ANYBODY.test(code);
}
function isExact(code) {
  return (EXACT_CODE.test(code) || EXACT_SIGNS.test(code)) && !COMMON.test(code);
}
var ANYBODYS_FOLDER = /^\.?\/?(?:\.github|\.claude|\.cursor|\.vscode|src|source|lib|app|apps|packages|docs?|tests?|scripts?|examples?)(?:\/\*{0,2})?$/i;
function isAnybodysFolder({ object, codes }) {
  return listMaskedCodes(object, codes).some((code) => ANYBODYS_FOLDER.test(code.trim()));
}
function isOfCase({ family, clause }) {
  let title = clause.statement.headings.at(-1)?.title ?? "";
  return family === "paths" && PROCEDURE2.test(title) && isAnybodysFolder(clause);
}
var PROCEDURE2 = /^[^\p{L}]*(?:how to|adding|creating|updating|editing|changing|modifying|renaming|removing|deleting|migrating|releasing|writing|managing|moving|converting|publishing)\b/iu;
function isOfPart({ family, clause: { statement } }, statements) {
  return family === "paths" && statement.leadIns.length > 0 && statements.some(
    ({ headings, offset, text }) => headings === statement.headings && offset < statement.offset && SAYS_CONTENTS.test(text)
  );
}
var SAYS_CONTENTS = /^[^\p{L}]*(?:(?:each|every|all|an?|the|your|our) )?(?!repo|project|codebase)[a-z-]+(?: folders?| director(?:y|ies)| packages?)? (?:(?:must|should|may|can) )?(?:only (?:contain|include|have|hold)|(?:contain|include|hold)s? only)\b/iu;
var ABOUT_NAMES = /\bnam(?:es?|ing)\b/i;
var OF_DOCUMENTS = /\b(?:writing|docs?|documentation|prose|markdown|headings?|style|formatting)\b/i;
function saysItself({ family, clause, finder: finder2 }, { isTopic, isArea, isLabel, isOfAllCode: isOfAllCode2, known: known6 }) {
  if (ABOUT_NAMED_THINGS.has(family) || isLabel === true && family !== "uses" || isOfAllCode2 === true && OF_SYNTAX.has(family) || IN_ALL_CODE.test(clause.statement.text) || namesFile(clause))
    return true;
  let { scope, verb, polarity, object, codes } = clause;
  if (family === "paths")
    return !isAnybodysFolder(clause) && polarity === "forbidden" && finder2.looksAt === "change" && (isTopic || !/^(?:add|create|introduce)$/.test(verb));
  if (family === "documents" && clause.statement.leadIns.length === 0 && clause.statement.headings.every(({ title }, index) => index === 0 || OF_DOCUMENTS.test(title)))
    return true;
  let isPlaceOfHeadings = known6 !== void 0 && known6.inside === scope.inside;
  if (scope.inside.some(({ kind: kind2 }) => kind2 === "paths") && (isArea === true || !isPlaceOfHeadings))
    return true;
  let named = listMaskedCodes(object, codes);
  if (isTopic && (family === "imports" && named.length === 0 && polarity === "forbidden" || isOfCommands(finder2)))
    return true;
  let isPair = isArea === true && !ABOUT_NAMES.test(
    [...clause.statement.headings.map(({ title }) => title), ...clause.statement.leadIns].join(" ")
  ) && clause.instead !== void 0 && listMaskedCodes(clause.instead, codes).length > 0, isRow = clause.statement.cells !== void 0 && clause.instead !== void 0 || isPair;
  return (family === "uses" || family === "imports") && named.length > 0 && named.every((code) => (isTopic || isRow) && isExact(code.trim()) || isArea === true && isOwn(code.trim()));
}
// src/literal/split-list.ts
var CODE15 = "[\\uE000-\\uF8FF]";
var BORDER4 = /,\s+(?:and\/or|and|or|nor)\s+|,\s+|\s+(?:and\/or|and|or|nor)\s+/;
var MAY_LIMIT = /\b(?:in|inside|for|with|without|to|that|which|when|while|on|of|from|at|as|by|over|across|during|against|into|than|where|if|unless|until|using|outside|within|under|between|before|after|via|through|per|only|just|about|like|such|de|del|sin|sem|sans|ohne|para|con|com)\b/;
var ARE_ONE = /\b(?:together|both|simultaneously|same|combined?|mix(?:ed|ing)?|each other|at once|pair(?:ed)?|between)\b/;
var GOES_WITH_FIRST = / and (?:then )?(?:ignore|swallow|discard|forget|skip|drop|assume|return|treat|expect|hope|continue|proceed|leave|rely)\b /;
var ENDS_WITH_CODE = new RegExp(`${CODE15}$`);
var BARE_CODE2 = new RegExp(`^(?:(?:the|a|an|any|raw) )?${CODE15}$`);
var CODE_WITH_NOUN = new RegExp(`^(?:(?:the|a|an|any|raw) )?${CODE15} \\S`);
var ONE_WORD = /^[^\s\uE000-\uF8FF]+$/;
function splitList2(clause) {
  let { object } = clause, named = STYLE_FOR_NAMES.exec(object)?.groups;
  if (named !== void 0)
    return splitNames(clause, named.style ?? "", named.things ?? "");
  if (ARE_ONE.test(object) || /[()"“”:;]/.test(object))
    return;
  let items = object.split(BORDER4).map((item) => item.trim()), [first = "", ...others] = items;
  if (items.every((item) => BARE_CODE2.test(item)) || GOES_WITH_FIRST.test(object) || others.length === 0 || items.includes("") || items.slice(0, -1).some((item) => ONE_WORD.test(item) && !BARE_CODE2.test(item) && !isPlural(item, clause)))
    return;
  let sharesNoun = items.some(
    (item, index) => BARE_CODE2.test(item) && items.slice(index + 1).some((later) => CODE_WITH_NOUN.test(later))
  ), sharesAdjective = /^(?!the |a |an |any )[^\uE000-\uF8FF]/.test(first) && ENDS_WITH_CODE.test(first) || /\b[a-z]+-(?:specific|related|dependent|independent|only|internal) /.test(first), goesOn = items.some((item, index) => MAY_LIMIT.test(item) && index < items.length - 1);
  return /^(?:(?:any|all|some|the) )?(?:other|similar(?:ly)?|comparable) .*\b(?:names|fields|keys|properties|columns|labels|options)$/.test(
    items.at(-1) ?? ""
  ) || sharesNoun || sharesAdjective || goesOn || others.some((item) => MAY_LIMIT.test(item)) ? void 0 : items.map((item) => ({ ...clause, object: item }));
}
function isPlural(item, { object, polarity, verb }) {
  return polarity === "forbidden" && (verb !== "" || !/[\uE000-\uF8FF]/.test(object)) && /[^su]s$/.test(item) && item.length > 4;
}
function splitActions(clause) {
  let { first = "", verb = "", rest = "" } = ACTIONS2.exec(clause.object)?.groups ?? {};
  if (clause.polarity !== "forbidden" || clause.subject !== "" || clause.instead !== void 0 || baseVerb(verb) !== verb)
    return;
  let second = { ...clause, verb, object: rest };
  return MAY_LIMIT.test(rest) || ARE_ONE.test(rest) ? [second] : [{ ...clause, object: first }, second];
}
var ACTIONS2 = /^(?<first>[^,;:()]+?) or (?<verb>[a-z-]+) (?<rest>[^,;:()]+)$/;
var STYLE_FOR_NAMES = new RegExp(
  `^(?<style>(?:${CODE15}|[a-z-]+[ _-]?case|[a-z]+_case|all caps)(?: naming)?) for (?<things>.+)$`
);
function splitNames(clause, style, things) {
  let items = things.replace(/ (?:names?|naming|identifiers)$/, "").split(/\s*(?:,\s*(?:and )?|\/|&|\band\b)\s*/).map((item) => item.replace(/^(?:all|the|your|any) /, "")).filter((item) => item !== "");
  return items.length > 1 && items.every((item) => /^[a-z-]+$/.test(item)) ? items.map((item) => ({ ...clause, object: `${style} for ${item}` })) : void 0;
}
// src/literal/title-languages.ts
var NAMES_JAVASCRIPT = /\b(?:javascript|js|jsx)\b/i;
var NAMES_TYPESCRIPT = /\b(?:typescript|ts|tsx)\b/i;
function withTypeScript(check, statement, statements) {
  let { clause, finder: finder2 } = check, { languages } = clause.scope, isJavaScript = languages?.length !== 0 && languages?.every((one) => one.startsWith("javascript")) === true, own = [statement.text, ...statement.leadIns];
  return !isJavaScript || finder2.languages?.some((one) => TYPED_SCRIPT.includes(one)) === false || own.some((words2) => NAMES_JAVASCRIPT.test(words2)) || namesTypeScriptApart(statements) ? check : { ...check, clause: { ...clause, scope: { ...clause.scope, languages: [...languages, ...TYPED_SCRIPT] } } };
}
var apart = /* @__PURE__ */ new WeakMap();
function namesTypeScriptApart(statements) {
  let found = apart.get(statements) ?? statements.some(
    ({ headings }) => headings.some(({ title }) => NAMES_TYPESCRIPT.test(title) && !NAMES_JAVASCRIPT.test(title))
  );
  return apart.set(statements, found), found;
}
// src/literal/unnamed-folders.ts
function isBelowUnnamedFolder({ clause }, statements) {
  let { statement, scope } = clause, folders = namesOf(scope.inside);
  if (folders.length === 0 || folders.length < scope.inside.length)
    return false;
  let read = readHeadings(statement.headings), above = namesOf((read.kind === "scope" ? read.scope : read.known).inside);
  return above.length > 0 && folders.every((name) => above.includes(name) && !KNOWN_FOLDERS.has(name)) && !statement.headings.some(({ title }) => SAYS_FOLDER.test(title)) && !folders.some((name) => namesFolder(statements, name));
}
var SAYS_FOLDER = /\b(?:folders?|director(?:y|ies)|packages?|layers?|files?|projects?|workspaces?|crates?)\b/i;
function namesOf(places) {
  return places.flatMap((place) => place.kind === "folder" ? [place.name] : []);
}
var KNOWN_FOLDERS = /* @__PURE__ */ new Set(["docs", "cli", "server", "client", "api"]);
function namesFolder(statements, name) {
  let path = new RegExp(`(?:^|[\\s\`'"(/*])${name}/|/${name}(?:$|[\\s\`'")/])`, "i");
  return statements.some(
    ({ text, headings, blocks }) => path.test(text) || headings.some(({ title }) => path.test(title)) || blocks.some((block) => path.test(block.code ?? ""))
  );
}
// src/literal/weak-evidence.ts
function weakEvidence(check, statements) {
  if (isBelowUnnamedFolder(check, statements))
    return {
      reason: "its heading may name a topic, and not a folder",
      hint: 'name the place in the sentence: "Never use `x` in `src/hooks/`"'
    };
  if (isOfOtherSection(check))
    return {
      reason: "its heading and the title of the document name different languages",
      hint: 'name the language in the sentence: "In TypeScript, never use `x`"'
    };
  if (isShownAlone(check))
    return {
      reason: "it shows what is meant, and says no rule of its own",
      hint: 'say it as a rule: "Never use `x`", "Use `a` instead of `b`"'
    };
}
function isShownAlone(check) {
  let { family, clause, finder: finder2 } = check, { text, cells, headings } = clause.statement;
  return IS_EXAMPLE.test(text) ? true : family === "limits" ? LABELLED_LIMIT.test(text) && !NAMES_SIZE.test(text) : OF_CODE8.has(family) ? isOfCommands(finder2) ? clause.verb === "run" || clause.verb === "execute" : cells === void 0 && isPairWithoutVerb(text) && isFaultItself(clause, headings.at(-1)?.title ?? "") || family === "uses" && isProduct(clause) || isUnquotedCall(clause) || isOnlyForSome(clause) : false;
}
var OF_CODE8 = /* @__PURE__ */ new Set(["constructs", "errors-and-logs", "imports", "uses"]);
var IS_EXAMPLE = /^[^\p{L}]*(?:e\.g\b|for (?:example|instance)\b|examples?:)/iu;
var LABELLED_LIMIT = new RegExp("^[^\\p{L}]*\\p{L}[^:.]{1,60}: ?(?:max(?:imum)? )?\\d+[ -](?:characters?|chars?|columns?)\\b", "iu");
var NAMES_SIZE = /\b(?:lines?|width|length|columns?|style|format\w*|code|limits?|prettier|ruler)\b[^:]*:/i;
function isFaultItself({ statement: { text }, instead = "", object, codes }, title) {
  if (BEGINS_WITH_FAULT.test(text) && !/→|->|=>/.test(text) || LISTS_FAULTS.test(title))
    return true;
  let isInWords = listMaskedCodes(`${instead}${object}`, codes).length === 0, lastWord3 = (words2) => words2.trim().split(" ").at(-1), areNames = [instead, object].every((words2) => words2.trim().split(" ").length === 1);
  return isInWords && !areNames && / over /.test(text) && lastWord3(instead) !== lastWord3(object) && !NAMES_FORM.test(instead);
}
var BEGINS_WITH_FAULT = /^[^\p{L}]*(?:hard-?coded|missing|manual(?:ly)?|raw|direct(?:ly)?|unnecessary|inline|ad[- ]hoc|magic|duplicated?|unhandled|unused|using|calling|importing|returning|throwing)\b/iu;
var LISTS_FAULTS = /\b(?:violations?|flag(?:ged)?|smells?|red flags|faults|to catch|reject)\b/i;
var NAMES_FORM = /\b(?:guard clauses?|early returns?|composition|aliases|f-strings?|literals?|async|hooks?|functions?|exports?|interfaces?|types?|enums?|records?|properties|constants?|injection|comprehensions?)\b/i;
function isProduct({ object, instead, scope: { languages }, statement: { text } }) {
  return /^[a-z]{6,40}$/.test(object.trim()) && instead === void 0 && languages === void 0 && !new RegExp(`[(\u2014\u2013-] ?(?:avoid|not|never|no) ${object.trim()}\\b`, "i").test(text);
}
function isUnquotedCall({ object, codes, statement: { parts } }) {
  let quoted = new Set(parts.flatMap(({ kind: kind2, value }) => kind2 === "code" ? [value.trim()] : []));
  return listMaskedCodes(object, codes).some(
    (code) => /^[a-z]+\(\)$/.test(code) && !quoted.has(code) && !isGlobalName(code.slice(0, -2))
  );
}
function isOnlyForSome({ object, codes, instead = "", statement: { text } }) {
  let named = listMaskedCodes(object, codes).map((code) => code.trim()), others = listMaskedCodes(instead, codes), isStored = named.length > 0 && named.every((code) => STORAGE.test(code)) && FOR_SOME_DATA.test(text), isEverywhere = instead !== "" && others.length === 0 && named.length > 0 && named.every((code) => NEEDED.test(code));
  return isStored || isEverywhere;
}
var STORAGE = /^(?:UserDefaults|localStorage|sessionStorage|SharedPreferences|AsyncStorage|NSUserDefaults)(?:\W.*)?$/;
var FOR_SOME_DATA = /\b(?:for|store|storing|keep|persist) .*\b(?:data|tokens?|secrets?|credentials?|passwords?|keys?|sensitive)\b/i;
var NEEDED = /^(?:new|this|self|null|nil|None|return|if|else|for|while|import|from|class|function|static|public|private)$/;
// src/literal/compile-statements.ts
var COMPILED = /* @__PURE__ */ new WeakMap();
function compileStatements(statements) {
  let compiled = COMPILED.get(statements) ?? statements.map(
    (statement, index) => compileStatement(statement, { next: statements[index + 1], parts: namePlaces(statements, index) }, statements)
  );
  return COMPILED.set(statements, compiled), compiled;
}
function compileStatement(statement, around, statements) {
  let reading = readClauses(statement, around);
  if (reading.kind === "unread")
    return notChecked(statement, reading.why);
  let checks = [], reason = reading.why, parts = reading.parts ?? [];
  for (let clause of [...reading.clauses, ...parts]) {
    if (checks.length > 0 && parts.includes(clause))
      break;
    let compiled = compileClause(clause), found = compiled.checks.map(withoutLanguages2).map(outsideOfLoggers).map((check) => withTypeScript(check, statement, statements)).map((check) => inSection(check, () => languagesOfSection(statement, statements))).map((check) => inDocument(check, statements)).map(withoutPlaceOfThing).filter(
      (check) => canReport(check) && isRule(check, statement) && !isMeantElsewhere(check) && !isOfOtherLanguage(check, statements)
    );
    for (let check of found) {
      let weak = weakEvidence(check, statements);
      reason ??= weak, weak === void 0 && isNew(check, checks) && !isOfCase(check) && !isOfPart(check, statements) && isSure(check, reading.doubt) && checks.push(check);
    }
    reason ??= compiled.checks.length > 0 ? reading.doubt?.why : compiled.why;
  }
  return reason ??= reading.doubt?.why, checks.length === 0 ? notChecked(statement, reason ?? { reason: "no check covers it" }) : { statement, kind: "checked", checks };
}
var WORDED_AS_FACTS = /* @__PURE__ */ new Set(["titles", "naming", "paths"]);
function isRule({ family, clause, finder: finder2 }, { role, cells, text, headings }) {
  let isSetting = (family === "limits" || ONE_PER_FILE.test(text) || family === "layout" && SETTING.test(text)) && !IS_FACT.test(text), isRequired = family === "companions" && /\b(?:requires?|required|mandatory)\b/i.test(text), isReplaced = (family === "uses" || family === "imports" || family === "constructs") && clause.instead !== void 0 && (cells !== void 0 || /(?:^`[^`]+`|\buses? .{2,60}) \((?:not|never|instead of)\b/.test(text) || /\b(?:deprecated|obsolete|banned|superseded) in favou?r of\b/i.test(text)), isChoice = OF_CODE9.has(family) && isPairWithoutVerb(text) && (isOfCommands(finder2) || isChoiceOfCode(family, clause));
  if (family === "uses" && (isAboutNames(clause) || namesFolders(clause) || namesLintRules(clause)))
    return false;
  let title = headings.at(-1)?.title ?? "", isBelowRules = RULES_TITLE.test(title) || languagesListed(title) !== void 0, isListed = OF_LAYOUT.has(family) && isBelowRules && !IS_FACT.test(text), isDocumented2 = family === "companions" && languagesListed(title) !== void 0 && ON_ALL.test(text);
  return isListed || isDocumented2 || role !== "background" || WORDED_AS_FACTS.has(family) || isReplaced || isChoice || isRequired || isSetting;
}
function isChoiceOfCode(family, { object, instead, codes }) {
  let named = listMaskedCodes(object, codes), isCodeForCode = instead !== void 0 && listMaskedCodes(instead, codes).length > 0;
  return instead !== void 0 && (named.length === 0 || isCodeForCode && named.every((code) => (family === "uses" ? CHOSEN_CODE : NAME_OF_CODE).test(code.trim())));
}
var NAME_OF_CODE = /^\S{2,60}$/;
var CHOSEN_CODE = /^(?=\S{1,60}$)(?:[@#.].*|.*(?:\(\)|\w(?:\.|::|->)\w|\w!$).*|[=!<>&|?+]{2,3})$/;
var OF_CODE9 = /* @__PURE__ */ new Set(["constructs", "errors-and-logs", "imports", "uses"]);
var OF_LAYOUT = /* @__PURE__ */ new Set(["constructs", "documents", "imports", "layout", "limits", "naming"]);
var RULES_TITLE = /\b(?:rules?|conventions?|standards?|style|styles|styling guide|formatting|layout|imports|coding|naming|limits)\b/i;
var ON_ALL = /\b(?:on|for|in) (?:all|every|each)\b/i;
var SETTING = /^[^\p{L}\p{N}]*(?:max(?:imum)?\b|(?:line|print|file|function|method) (?:length|width|size)|indent(?:ation)?\b|(?:single|double)[- ]quotes?\b|(?:\d+|two|four)[- ]spaces?\b|tabs?\b|semicolons?\b|trailing commas?\b|quotes?\b)/iu;
var ONE_PER_FILE = /^[^\p{L}\p{N}]*(?:only )?one (?:[a-z]+ ){1,3}per file\b/iu;
var IS_FACT = /\b(?:has|have|was|were|currently|today|already|contains?)\b/i;
function namesLintRules({ object, codes }) {
  return listMaskedCodes(object, codes).some((code) => /^(?:@?[a-z][\w-]*\/)?no-[a-z]+(?:-[a-z]+)*$/.test(code));
}
function namesFolders({ verb, object, codes }) {
  let named = listMaskedCodes(object, codes);
  return named.length > 0 && named.every((code) => /^(?:[\w.@-]+\/){2,}$/.test(code.trim())) || /^(?:put|place|store|keep|move|live|go|belong|add|create)$/.test(verb) && named.every((code) => code.endsWith("/"));
}
var OF_COMMITS = /\b(?:commits?|changelogs?|changesets?|change ?logs?|release notes?)\b/i;
var OF_PULL_REQUESTS = /^[^\p{L}]*(?:pull requests?|prs?|issues?)(?: (?:titles?|bod(?:y|ies)|descriptions?|templates?))?\b(?:[^\p{L}]*$| [-–—])/iu;
function isAboutNames({ statement: { headings, leadIns }, object, codes }) {
  let title = headings.at(-1)?.title ?? "", named = listMaskedCodes(object, codes);
  return OF_COMMITS.test(title) || [title, ...leadIns].some((words2) => OF_PULL_REQUESTS.test(words2)) || /\bnaming\b/i.test(title) && named.length > 0 && named.every((code) => /^[A-Za-z]\w*$/.test(code));
}
function isSure(check, doubt) {
  return doubt === void 0 || saysItself(check, doubt);
}
function compileClause(clause) {
  let whole = askFamilies(clause);
  if (whole.kind === "found")
    return { checks: [{ clause, family: whole.family, finder: whole.finder }] };
  let named = namedInBrackets(clause), inBrackets = named === void 0 ? void 0 : askFamilies(named);
  if (named !== void 0 && inBrackets?.kind === "found")
    return { checks: [{ clause: named, family: inBrackets.family, finder: inBrackets.finder }] };
  let unquoted2 = withoutProseCodes(clause), inWords = unquoted2 === void 0 ? void 0 : askFamilies(unquoted2);
  return unquoted2 !== void 0 && inWords?.kind === "found" ? { checks: [{ clause: unquoted2, family: inWords.family, finder: inWords.finder }] } : { checks: (splitActions(clause) ?? splitList2(clause) ?? []).flatMap((item) => {
    let answer = askFamilies(item);
    return answer.kind === "found" ? [{ clause: item, family: answer.family, finder: answer.finder }] : [];
  }), why: whole.why };
}
function withoutProseCodes(clause) {
  let { object, codes } = clause;
  if (!codes.some((code) => PROSE3.test(code)))
    return;
  let plain2 = object.replaceAll(/[\uE000-\uF8FF]/g, (mark) => {
    let [code = ""] = listMaskedCodes(mark, codes);
    return PROSE3.test(code) ? code : mark;
  });
  return plain2 === object ? void 0 : { ...clause, object: plain2 };
}
var PROSE3 = /^[a-z]+(?:[ -][a-z]+){1,4}s?$/;
function namedInBrackets(clause) {
  let { polarity, object, explanation = "", subject, verb } = clause;
  if (polarity !== "forbidden" || subject !== "" || explanation === "")
    return;
  let isNamed3 = /^(?:use|call|write|)$/.test(verb) && /^(?:the |an? |any )?(?:[a-z-]+ ){0,3}(?:operators?|keywords?|functions?|methods?|macros?|attributes?|decorators?|assertions?|calls?|statements?|types?|syntax|apis?|directives?)(?: and [a-z -]{3,60})?$/.test(
    object
  ) && /^[\uE000-\uF8FF](?:(?:,|,? (?:or|and)| ?\/) ?[\uE000-\uF8FF])*$/.test(explanation), areFiles = /^(?:edit|hand-edit|modify|touch|change|commit|update)$/.test(verb) && /^(?:the |any |all )?(?:[a-z-]+ ){0,3}(?:artifacts?|files?|folders?|directories|outputs?|code|assets|sources|bindings|clients?|schemas?|migrations|snapshots?|binaries|bundles?|dependencies|caches?|logs?)(?: directly| manually| by hand)?$/.test(
    object
  ) && AT_FIRST.test(explanation);
  return isNamed3 || areFiles ? { ...clause, object: AT_FIRST.exec(explanation)?.groups?.named ?? explanation } : void 0;
}
var AT_FIRST = /^(?<named>[\uE000-\uF8FF](?:(?:,|,? (?:or|and)| ?\/) ?[\uE000-\uF8FF])*)(?:; (?!.*\b(?:unless|except|only|if|when)\b).*)?$/;
function isNew({ finder: finder2, clause }, checks) {
  return !checks.some(
    (other) => other.finder.words === finder2.words && JSON.stringify(other.clause.scope) === JSON.stringify(clause.scope)
  );
}
function notChecked(statement, why) {
  return statement.role === "rule" ? { statement, kind: "rule", why: withHint(why, statement) } : { statement, kind: statement.role };
}

// src/literal/ownership/step-back.ts
function stepBack(check, owners) {
  let topics = topicsOf(check), languages = check.finder.languages ?? check.clause.scope.languages, owning = owners.filter(
    (owner) => topics.includes(owner.topic) && (languages === void 0 || coversAll(owner) || owner.languages.some((one) => languages.includes(one)))
  );
  if (!(topics.length === 0 || topics.some((topic) => !owning.some((owner) => owner.topic === topic))))
    return {
      covers: (path) => topics.every((topic) => owning.some((owner) => owner.topic === topic && owns(owner, path))),
      words: describeOwners(owning)
    };
}
function owns(owner, path) {
  return isBelow(path, owner.folder) && (coversAll(owner) || owner.languages.includes(languageOf2(path) ?? ""));
}
function coversAll({ languages }) {
  return languages.includes("*");
}
var MAX_NAMED = 2;
function describeOwners(owners) {
  let named = [...new Set(owners.map(describeOwner))], more = named.length > MAX_NAMED ? ` and ${named.length - MAX_NAMED} more` : "";
  return `left to ${named.slice(0, MAX_NAMED).join(", ")}${more}`;
}
function describeOwner({ tool, rule, path, isCertain }) {
  return `${tool}, which ${isCertain ? "" : "probably "}enforces ${rule === void 0 ? "it" : codeSpan(rule)} (${codeSpan(path)})`;
}
function topicsOf({ clause, finder: finder2 }) {
  if (finder2.topics !== void 0)
    return finder2.topics;
  let codes = clause.polarity === "forbidden" ? listMaskedCodes2(clause.object, clause.codes) : [], topics = codes.flatMap(
    (code) => TOPICS_OF_CODE.find(([expression]) => expression.test(code.trim()))?.[1] ?? []
  );
  return topics.length === codes.length ? topics : [];
}
var TOPICS_OF_CODE = [
  [/^var$/, "var-declaration"],
  [/^console\.(?:log|\*)(?:\(.*\))?$/, "console"],
  [/^debugger$/, "debugger"],
  [/^alert(?:\(\))?$/, "alert"],
  [/^(?:eval|eval\(\))$/, "eval"],
  [/^(?:==|!=)$/, "loose-equality"],
  [/^(?:: )?any$/, "any-type"],
  [/^export default$/, "default-export"],
  [/^print(?:\(\))?$/, "print"],
  [/^except:$/, "bare-catch"],
  [/^except Exception(?: as e)?:?$/, "broad-catch"],
  [/^(?:from \w+ )?import \*$/, "wildcard-import"],
  [/^\.?unwrap(?:\(\))?$/, "unwrap"],
  [/^\.?expect(?:\(\))?$/, "expect"],
  [/^@ts-(?:ignore|nocheck|expect-error)$/, "ts-comment"],
  [/^!$/, "non-null-assertion"],
  [/^\.then(?:\(\))?$/, "promise-chain"],
  [/^TODO$/, "todo"],
  [/^enum$/, "enum"]
];

import {
  readContent
} from "./joined-ec575719.js";
import {
  languageOf as languageOf3
} from "./joined-b7fd8cd1.js";
import {
  parseJson
} from "./joined-12ab4997.js";
import {
  folderOf as folderOf2,
  nameOf as nameOf2,
  parentsOf
} from "./joined-1c6c8fb1.js";
// src/context/traits/toml-lines.ts
function readTomlLines(text) {
  let found = [], table = "", list;
  for (let raw of text.split(`
`, 5e3)) {
    let line = raw.length > 2e3 ? "" : withoutComment(raw).trim(), heading = /^\[\[?\s*([^\]]+?)\s*\]\]?$/.exec(line)?.[1];
    if (list !== void 0 && heading === void 0) {
      list.parts.push(line), line.endsWith("]") && (found.push({ table, key: list.key, value: list.parts.join(" ") }), list = void 0);
      continue;
    }
    if (list = void 0, heading !== void 0) {
      table = heading.replaceAll(/["'\s]/g, "");
      continue;
    }
    let [, key, value] = /^["']?([\w.-]+?)["']?\s*=\s*(.+)$/.exec(line) ?? [];
    key === void 0 || value === void 0 || (value.startsWith("[") && !value.endsWith("]") ? list = { key, parts: [value] } : found.push({ table, key, value }));
  }
  return found;
}
function withoutComment(line) {
  return /^(?:[^"'#]|"[^"]*"|'[^']*')*/.exec(line)?.[0] ?? "";
}
function readTomlVersion(value) {
  return (/^(["'])([^"']*)\1$/.exec(value) ?? /\bversion\s*=\s*(["'])([^"']*)\1/.exec(value))?.[2];
}
function readTomlTexts(value) {
  return [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? "");
}
// src/literal/ownership/types.ts
var LAYOUT4 = [
  "indentation",
  "quotes",
  "brace-style",
  "semicolons",
  "trailing-commas",
  "final-newline",
  "trailing-spaces",
  "line-endings",
  "blank-lines",
  "line-length",
  "one-statement"
];
// src/literal/ownership/python-linters.ts
var PYTHON2 = ["python"];
var CODES11 = {
  E722: "bare-catch",
  BLE001: "broad-catch",
  S110: "empty-catch",
  T201: "print",
  T100: "debugger",
  S307: "eval",
  F401: "unused-import",
  F403: "wildcard-import",
  TID252: "relative-import",
  I001: "import-order",
  B006: "mutable-default",
  UP031: "old-formatting",
  RET505: "else-after-return",
  ERA001: "commented-out-code",
  FIX002: "todo",
  TD003: "todo-issue",
  ANN401: "any-type",
  ANN201: "return-type",
  D103: "docstring",
  C901: "complexity",
  PLR0913: "parameters",
  PLR0915: "function-length",
  E501: "line-length",
  Q000: "quotes",
  COM812: "trailing-commas",
  W291: "trailing-spaces",
  W292: "final-newline",
  E701: "one-statement",
  E303: "blank-lines",
  W191: "indentation"
};
var RUFF_DEFAULT = ["E4", "E7", "E9", "F"];
var FLAKE8_DEFAULT = ["E", "F", "W", "C90"];
var FLAKE8_QUIET = ["C901", "W503", "W504", "E121", "E123", "E126", "E226", "E24", "E704"];
var PYLINT = {
  "bare-except": "bare-catch",
  "broad-exception-caught": "broad-catch",
  "eval-used": "eval",
  "wildcard-import": "wildcard-import",
  "wrong-import-order": "import-order",
  "dangerous-default-value": "mutable-default",
  "consider-using-f-string": "old-formatting",
  "no-else-return": "else-after-return",
  fixme: "todo",
  "missing-function-docstring": "docstring",
  "too-many-arguments": "parameters",
  "too-many-lines": "file-length",
  "line-too-long": "line-length",
  "trailing-whitespace": "trailing-spaces",
  "missing-final-newline": "final-newline"
};
var PYTHON_PROJECT = {
  isNamed: (name) => /^(?:pyproject|\.?ruff)\.toml$/.test(name),
  read: (text, name) => {
    let lines = readTomlLines(text), hasTable = (table) => new RegExp(`^\\[+\\s*${table.replaceAll(".", "\\.")}(?:\\.|\\s*\\])`, "m").test(text), isRuffFile = name !== "pyproject.toml", inTable = (...tables) => lines.filter(({ table }) => tables.includes(table)), found = [];
    if (isRuffFile || hasTable("tool.ruff")) {
      let lint = inTable(isRuffFile ? "" : "tool.ruff", isRuffFile ? "lint" : "tool.ruff.lint");
      found.push(
        ...readCodes("Ruff", {
          selected: valuesOf(lint, ["select", "lint.select"]) ?? RUFF_DEFAULT,
          more: valuesOf(lint, ["extend-select", "lint.extend-select"]) ?? [],
          ignored: [
            ...valuesOf(lint, ["ignore", "lint.ignore"]) ?? [],
            ...valuesOf(lint, ["extend-ignore", "lint.extend-ignore"]) ?? []
          ]
        })
      ), hasTable(isRuffFile ? "format" : "tool.ruff.format") && found.push(...formats("Ruff format", PYTHON2));
    }
    if (hasTable("tool.black") && found.push(...formats("Black", PYTHON2)), hasTable("tool.isort") && found.push(enforced("isort", "import-order")), hasTable("tool.pylint")) {
      let off = lines.filter(({ table }) => table.startsWith("tool.pylint")).flatMap((line) => valuesOf([line], ["disable"]) ?? []);
      found.push(...readPylint(off));
    }
    return inTable("tool.mypy").some(({ key, value }) => /^(?:strict|disallow_untyped_defs)$/.test(key) && value === "true") && found.push(enforced("mypy", "return-type", "disallow_untyped_defs")), found;
  }
};
var PYTHON_SECTIONS = {
  isNamed: (name) => /^(?:\.flake8|setup\.cfg|tox\.ini|\.?pylintrc|\.?mypy\.ini|\.isort\.cfg)$/.test(name),
  read: (text, name) => {
    let found = [], flake8 = sectionOf(text, /^flake8$/);
    return flake8 !== void 0 && found.push(
      ...readCodes("flake8", {
        selected: listAt(flake8, "select") ?? FLAKE8_DEFAULT,
        more: listAt(flake8, "extend-select") ?? [],
        ignored: [...listAt(flake8, "ignore") ?? FLAKE8_QUIET, ...listAt(flake8, "extend-ignore") ?? []]
      })
    ), name.endsWith("pylintrc") && found.push(...readPylint(listAt(text, "disable") ?? [])), /^strict\s*=\s*true|^disallow_untyped_defs\s*=\s*true/im.test(sectionOf(text, /^mypy$/) ?? "") && found.push(enforced("mypy", "return-type", "disallow_untyped_defs")), (name === ".isort.cfg" || sectionOf(text, /^(?:tool:)?isort$/) !== void 0) && found.push(enforced("isort", "import-order")), found;
  }
};
function enforced(tool, topic, rule) {
  return { tool, topic, ...rule === void 0 ? {} : { rule }, languages: PYTHON2, isCertain: true };
}
function formats(tool, languages, topics = LAYOUT4) {
  return topics.map((topic) => ({ tool, topic, languages, isCertain: true }));
}
function readCodes(tool, { selected, more, ignored }) {
  return Object.entries(CODES11).flatMap(([code, topic]) => longestPrefix(code, [...selected, ...more]) > longestPrefix(code, ignored) ? [enforced(tool, topic, code)] : []);
}
function longestPrefix(code, prefixes) {
  return Math.max(
    -1,
    ...prefixes.map((prefix) => prefix === "ALL" ? 0 : code.startsWith(prefix) && prefix !== "" ? prefix.length : -1)
  );
}
function readPylint(disabled) {
  return disabled.includes("all") ? [] : Object.entries(PYLINT).filter(([message]) => !disabled.includes(message)).map(([message, topic]) => enforced("Pylint", topic, message));
}
function valuesOf(lines, keys) {
  let line = lines.find(({ key }) => keys.includes(key));
  return line && [...line.value.matchAll(/["']([^"']{1,60})["']/g)].flatMap(([, value = ""]) => value.split(/\s*,\s*/));
}
function sectionOf(text, name) {
  let parts = text.split(/^\[([^\]\n]{1,100})\]\s*$/m), at2 = parts.findIndex((part, index) => index % 2 === 1 && name.test(part.trim()));
  return at2 === -1 ? void 0 : parts[at2 + 1];
}
function listAt(text, key) {
  let lines = text.split(`
`), at2 = lines.findIndex((line) => new RegExp(`^${key}\\s*[=:]`).test(line));
  if (at2 === -1)
    return;
  let end = lines.findIndex((line, index) => index > at2 && !/^\s+\S/.test(line)), [first = "", ...rest] = lines.slice(at2, end === -1 ? void 0 : end);
  return [first.replace(/^[^=:]*[=:]/, ""), ...rest].map((line) => line.replace(/[#;].*$/, "")).join(",").split(/[\s,]+/).filter((value) => value !== "");
}
// src/literal/ownership/formatters.ts
var PRETTIER_LANGUAGES = [
  ...SCRIPT_FILES,
  "css",
  "scss",
  "less",
  "json",
  "jsonc",
  "html",
  "graphql",
  "markdown",
  "yaml"
];
var BY_NAME2 = [
  [
    /^\.prettierrc(?:\.(?:jsonc?|json5|ya?ml|toml|[cm]?[jt]s))?$|^prettier\.config\.[cm]?[jt]s$/,
    "Prettier",
    PRETTIER_LANGUAGES
  ],
  [/^\.?oxfmtrc\.jsonc?$|^oxfmt\.config\.[cm]?[jt]s$/, "oxfmt", PRETTIER_LANGUAGES],
  [/^\.?dprint\.jsonc?$/, "dprint", [...SCRIPT_FILES, "json", "jsonc"]],
  [/^\.?rustfmt\.toml$/, "rustfmt", ["rust"]],
  [/^go\.mod$/, "gofmt", ["go"]],
  [/^[._]clang-format$/, "clang-format", ["c", "cpp", "objective-c", "objective-cpp", "cuda-cpp"]],
  [/^\.php-cs-fixer(?:\.dist)?\.php$|^pint\.json$/, "PHP-CS-Fixer", ["php"]],
  [/^\.scalafmt\.conf$/, "scalafmt", ["scala"]],
  [/^\.swift-format$|^\.swiftformat$/, "SwiftFormat", ["swift"]]
];
var NOT_DECIDED = {
  gofmt: ["line-length", "quotes"],
  "clang-format": ["quotes", "semicolons"],
  rustfmt: ["quotes", "semicolons"]
};
var FORMATTERS = [
  ...BY_NAME2.map(([name, tool, languages]) => ({
    isNamed: (file) => name.test(file),
    read: () => formats(
      tool,
      languages,
      LAYOUT4.filter((topic) => NOT_DECIDED[tool]?.includes(topic) !== true)
    )
  })),
  { isNamed: (name) => name === "package.json", read: readPackage },
  { isNamed: (name) => /^\.?biome\.jsonc?$/.test(name), read: readBiome },
  { isNamed: (name) => name === ".editorconfig", read: readEditorconfig },
  { isNamed: (name) => name === ".pre-commit-config.yaml", read: readPreCommit }
];
function readPackage(text) {
  let value = parseJson(text);
  return typeof value == "object" && value !== null && "prettier" in value ? formats("Prettier", PRETTIER_LANGUAGES) : [];
}
function readBiome(text) {
  return /"formatter"\s*:\s*\{[^{}]{0,300}"enabled"\s*:\s*false/.test(text) ? [] : formats("Biome", [...SCRIPT_FILES, "json", "jsonc", "css", "graphql"]);
}
var EDITORCONFIG = [
  ["indent_style", "indentation"],
  ["insert_final_newline", "final-newline"],
  ["trim_trailing_whitespace", "trailing-spaces"],
  ["end_of_line", "line-endings"],
  ["max_line_length", "line-length"]
];
function readEditorconfig(text) {
  let parts = text.split(/^\[([^\n]{1,200})\]\s*$/m), forAll = parts.filter((_part, index) => index > 0 && index % 2 === 0 && parts[index - 1]?.trim() === "*").join(`
`), unlimited = parts.flatMap((part, index) => {
    let languages = index % 2 === 0 && index > 0 ? languagesOfSection2(parts[index - 1] ?? "") : [];
    return languages.length > 0 && /^\s*max_line_length\s*=\s*off\b/m.test(part) ? [{ tool: "EditorConfig", topic: "line-length", rule: "max_line_length = off", languages, isCertain: true }] : [];
  });
  return [...EDITORCONFIG.filter(
    ([key]) => new RegExp(`^\\s*${key}\\s*=\\s*(?!false|unset|off)\\S`, "m").test(forAll)
  ).map(([key, topic]) => ({
    tool: "EditorConfig",
    topic,
    rule: key,
    languages: ANY_LANGUAGE,
    isCertain: true
  })), ...unlimited];
}
function languagesOfSection2(written) {
  let glob = written.trim(), endings = /^\*\.(?:\{(?<many>[\w,\s]+)\}|(?<one>\w+))$/.exec(glob)?.groups, named = (endings?.many ?? endings?.one ?? "").split(",").flatMap((one) => languageOf3(`a.${one.trim()}`) ?? []);
  return glob === "*" ? ANY_LANGUAGE : [...new Set(named)];
}
var ANY_LANGUAGE = ["*"];
var HOOKS3 = [
  [/^\s*-\s*id:\s*['"]?ruff-format\b/m, "Ruff format", ["python"]],
  [/^\s*-\s*id:\s*['"]?black\b/m, "Black", ["python"]],
  [/^\s*-\s*id:\s*['"]?(?:cargo-)?fmt\b/m, "rustfmt", ["rust"]],
  [/^\s*-\s*id:\s*['"]?prettier\b/m, "Prettier", PRETTIER_LANGUAGES]
];
function readPreCommit(text) {
  return [
    ...HOOKS3.flatMap(([id, tool, languages]) => id.test(text) ? formats(tool, languages) : []),
    .../^\s*-\s*id:\s*['"]?end-of-file-fixer\b/m.test(text) ? [hook("final-newline", "end-of-file-fixer")] : [],
    .../^\s*-\s*id:\s*['"]?trailing-whitespace\b/m.test(text) ? [hook("trailing-spaces", "trailing-whitespace")] : []
  ];
}
function hook(topic, rule) {
  return { tool: "pre-commit", topic, rule, languages: ANY_LANGUAGE, isCertain: true };
}
// src/literal/ownership/other-linters.ts
var CLIPPY = {
  unwrap_used: "unwrap",
  expect_used: "expect",
  print_stdout: "print",
  wildcard_imports: "wildcard-import",
  cognitive_complexity: "complexity",
  too_many_arguments: "parameters",
  too_many_lines: "function-length",
  missing_docs_in_private_items: "docstring"
};
var CARGO = {
  isNamed: (name) => name === "cargo.toml",
  read: (text) => tableLines(text, /^(?:workspace\.)?lints\.clippy$/).flatMap((line) => {
    let [, rule = "", level = ""] = /^["']?(\w{1,60})["']?\s*=.*?["'](\w{1,10})["']/.exec(line) ?? [], topic = Object.hasOwn(CLIPPY, rule) ? CLIPPY[rule] : void 0;
    return topic !== void 0 && /^(?:warn|deny|forbid)$/.test(level) ? [enforce("Clippy", topic, ["rust"], `clippy::${rule}`)] : [];
  })
};
var GOLANGCI = {
  errcheck: "ignored-error",
  forbidigo: "print",
  godox: "todo",
  lll: "line-length",
  gofmt: "indentation",
  gci: "import-order",
  goimports: "import-order",
  gocyclo: "complexity",
  funlen: "function-length",
  nestif: "nesting"
};
var GOLANGCI_CONFIGURATION = {
  isNamed: (name) => /^\.golangci\.(?:ya?ml|toml|json)$/.test(name),
  read: (text) => {
    let enabled = /^\s*enable\s*:([\s\S]{0,8000}?)(?=^\s*\w[\w-]*\s*:)/m.exec(`${text}
end:
`)?.[1] ?? "";
    return Object.entries(GOLANGCI).filter(([linter]) => new RegExp(`(?:-\\s*|[[,]\\s*)["']?${linter}\\b`).test(enabled)).filter(([linter]) => linter !== "errcheck" || /check-blank\s*:\s*true/.test(text)).map(([linter, topic]) => enforce("golangci-lint", topic, ["go"], linter));
  }
};
var RUBOCOP = {
  "Lint/SuppressedException": "empty-catch",
  "Lint/RescueException": "broad-catch",
  "Lint/Debugger": "debugger",
  "Style/NestedTernaryOperator": "nested-ternary",
  "Style/StringLiterals": "quotes",
  "Style/Semicolon": "semicolons",
  "Layout/IndentationWidth": "indentation",
  "Layout/TrailingWhitespace": "trailing-spaces",
  "Layout/TrailingEmptyLines": "final-newline",
  "Layout/EmptyLines": "blank-lines",
  "Layout/LineLength": "line-length",
  "Metrics/MethodLength": "function-length",
  "Metrics/ParameterLists": "parameters"
};
var RUBOCOP_CONFIGURATION = {
  isNamed: (name) => name === ".rubocop.yml",
  read: (text) => /DisabledByDefault:\s*true/.test(text) ? [] : Object.entries(RUBOCOP).filter(
    ([cop]) => !new RegExp(`^${cop}:\\n(?:[ \\t]+[^\\n]*\\n){0,10}?[ \\t]+Enabled:\\s*false`, "m").test(text)
  ).map(([cop, topic]) => enforce("RuboCop", topic, ["ruby"], cop))
};
var DOTNET = {
  CA1031: "broad-catch",
  IDE0011: "braces",
  IDE0055: "indentation",
  IDE0161: "namespace-style",
  IDE0041: "null-comparison",
  SA1500: "brace-style",
  SA1503: "braces",
  S1135: "todo",
  S125: "commented-out-code",
  S3358: "nested-ternary"
};
var DOTNET_ANALYZERS = {
  isNamed: (name) => name === ".editorconfig" || name === ".globalconfig",
  read: (text) => [
    ...[...text.matchAll(/^\s*dotnet_diagnostic\.(\w{2,10})\.severity\s*=\s*(?:error|warning)/gm)].flatMap(
      ([, rule = ""]) => {
        let topic = Object.hasOwn(DOTNET, rule.toUpperCase()) ? DOTNET[rule.toUpperCase()] : void 0;
        return topic === void 0 ? [] : [enforce(".NET analyzers", topic, ["csharp"], rule.toUpperCase())];
      }
    ),
    .../^\s*csharp_style_namespace_declarations\s*=\s*file_scoped\s*:\s*(?:error|warning)/m.test(text) ? [enforce(".NET analyzers", "namespace-style", ["csharp"], "csharp_style_namespace_declarations")] : [],
    .../^\s*csharp_prefer_braces\s*=\s*true\s*:\s*(?:error|warning)/m.test(text) ? [enforce(".NET analyzers", "braces", ["csharp"], "csharp_prefer_braces")] : []
  ]
};
var MARKDOWNLINT = [
  [["MD009", "no-trailing-spaces"], "trailing-spaces"],
  [["MD012", "no-multiple-blanks"], "blank-lines"],
  [["MD013", "line-length"], "line-length"],
  [["MD047", "single-trailing-newline"], "final-newline"]
];
var MARKDOWNLINT_CONFIGURATION = {
  isNamed: (name) => /^\.markdownlint(?:-cli2)?\.(?:jsonc?|ya?ml)$/.test(name),
  read: (text) => MARKDOWNLINT.filter(([rules]) => !rules.some((rule) => new RegExp(`["']?${rule}["']?\\s*:\\s*false`).test(text))).filter(() => !/["']?default["']?\s*:\s*false/.test(text)).map(([[rule = ""], topic]) => enforce("markdownlint", topic, ["markdown"], rule))
};
var COMMITLINT = {
  isNamed: (name) => /^\.commitlintrc(?:\.\w{2,4})?$|^commitlint\.config\.[cm]?[jt]s$/.test(name),
  read: () => [enforce("commitlint", "commit-message", [], void 0)]
};
var OTHER_LINTERS = [
  CARGO,
  GOLANGCI_CONFIGURATION,
  RUBOCOP_CONFIGURATION,
  DOTNET_ANALYZERS,
  MARKDOWNLINT_CONFIGURATION,
  COMMITLINT
];
function enforce(tool, topic, languages, rule) {
  return { tool, topic, languages, isCertain: true, ...rule === void 0 ? {} : { rule } };
}
function tableLines(text, name) {
  let parts = text.split(/^\[([^\]\n]{1,100})\]\s*$/m);
  return parts.flatMap(
    (part, index) => index > 0 && index % 2 === 0 && name.test(parts[index - 1]?.trim() ?? "") ? part.split(`
`).filter((line) => !line.trimStart().startsWith("#")) : []
  );
}
// src/literal/ownership/script-linters.ts
var ESLINT = {
  "no-var": "var-declaration",
  "prefer-const": "let-never-assigned",
  "no-console": "console",
  "no-debugger": "debugger",
  "no-alert": "alert",
  "no-eval": "eval",
  eqeqeq: "loose-equality",
  "@typescript-eslint/no-explicit-any": "any-type",
  "import/no-default-export": "default-export",
  "import-x/no-default-export": "default-export",
  "no-nested-ternary": "nested-ternary",
  "unicorn/no-nested-ternary": "nested-ternary",
  "sonarjs/no-nested-conditional": "nested-ternary",
  "no-ternary": "ternary",
  "@typescript-eslint/no-non-null-assertion": "non-null-assertion",
  "promise/prefer-await-to-then": "promise-chain",
  "@typescript-eslint/no-floating-promises": "floating-promise",
  "prefer-template": "string-concatenation",
  "react/prefer-function-component": "class-component",
  "react-native/no-inline-styles": "inline-style",
  "no-empty": "empty-catch",
  "sonarjs/no-commented-code": "commented-out-code",
  "no-warning-comments": "todo",
  "no-throw-literal": "thrown-literal",
  "@typescript-eslint/only-throw-error": "thrown-literal",
  "no-else-return": "else-after-return",
  "@typescript-eslint/ban-ts-comment": "ts-comment",
  "@typescript-eslint/consistent-type-imports": "type-import",
  "unused-imports/no-unused-imports": "unused-import",
  "no-unused-vars": "unused-import",
  "@typescript-eslint/no-unused-vars": "unused-import",
  "import/order": "import-order",
  "import-x/order": "import-order",
  "simple-import-sort/imports": "import-order",
  "perfectionist/sort-imports": "import-order",
  "@typescript-eslint/explicit-function-return-type": "return-type",
  "jsdoc/require-jsdoc": "docstring",
  complexity: "complexity",
  "max-params": "parameters",
  "max-depth": "nesting",
  "max-lines-per-function": "function-length",
  "max-lines": "file-length",
  "max-len": "line-length",
  "@stylistic/max-len": "line-length",
  indent: "indentation",
  "@stylistic/indent": "indentation",
  quotes: "quotes",
  "@stylistic/quotes": "quotes",
  semi: "semicolons",
  "@stylistic/semi": "semicolons",
  "comma-dangle": "trailing-commas",
  "@stylistic/comma-dangle": "trailing-commas",
  curly: "braces",
  "brace-style": "brace-style",
  "@stylistic/brace-style": "brace-style",
  "default-case": "switch-default",
  "newline-before-return": "blank-line-before-return",
  "padding-line-between-statements": "blank-line-before-return",
  "prefer-arrow-callback": "arrow-callback",
  "@typescript-eslint/consistent-type-definitions": "object-type-alias",
  "eol-last": "final-newline",
  "@stylistic/eol-last": "final-newline",
  "no-trailing-spaces": "trailing-spaces",
  "@stylistic/no-trailing-spaces": "trailing-spaces",
  "linebreak-style": "line-endings",
  "no-multiple-empty-lines": "blank-lines",
  "@stylistic/no-multiple-empty-lines": "blank-lines",
  "max-statements-per-line": "one-statement",
  "prettier/prettier": "indentation"
};
var PRESETS = [
  [/eslint:recommended|\bjs\.configs\.recommended\b|\beslint\.configs\.recommended\b/, ["no-debugger", "no-empty"]],
  [
    /plugin:@typescript-eslint\/(?:recommended|strict)|\b(?:tseslint|ts|typescriptEslint)\.configs\.(?:recommended|strict)/,
    ["no-var", "prefer-const", "@typescript-eslint/no-explicit-any", "@typescript-eslint/ban-ts-comment"]
  ],
  [
    /plugin:@typescript-eslint\/strict|\b(?:tseslint|ts|typescriptEslint)\.configs\.strict/,
    ["@typescript-eslint/no-non-null-assertion"]
  ],
  [
    /plugin:@typescript-eslint\/\w+-type-checked|\b(?:tseslint|ts)\.configs\.(?:recommended|strict)TypeChecked/,
    ["@typescript-eslint/no-floating-promises", "@typescript-eslint/only-throw-error"]
  ]
];
var ESLINT_CONFIGURATION = {
  isNamed: (name) => /^eslint\.config\.[cm]?[jt]s$|^\.eslintrc(?:\.(?:json|ya?ml|[cm]?js))?$|^\.?oxlintrc\.jsonc?$|^oxlint\.config\.[cm]?[jt]s$/.test(
    name
  ),
  read: (text, name) => readRules2(text, name.includes("oxlint") ? "oxlint" : "ESLint", !/\.[cm]?[jt]s$/.test(name))
};
function readRules2(text, tool, isData) {
  let code = withoutComments2(text), levels = /* @__PURE__ */ new Map();
  for (let [, name = "", level = ""] of code.matchAll(RULE3)) {
    let full = Object.hasOwn(ESLINT, name) ? name : name.replace(/^(?:typescript|eslint)\//, "@typescript-eslint/");
    Object.hasOwn(ESLINT, full) && levels.set(full, levels.get(full) === true || !/^(?:off|0|allow)$/.test(level));
  }
  let named = [...levels].filter(([, isOn]) => isOn).map(([rule]) => ({ rule, isCertain: isData })), preset = PRESETS.flatMap(([words2, rules]) => words2.test(code) ? rules : []).filter((rule) => !levels.has(rule)).map((rule) => ({ rule, isCertain: isData }));
  return [...named, ...preset].flatMap(({ rule, isCertain }) => {
    let topic = ESLINT[rule];
    return topic === void 0 ? [] : [{ tool, topic, rule, languages: SCRIPT_FILES, isCertain }];
  });
}
var RULE3 = /(?<![\w/@-])((?:@?[\w-]{1,40}\/)?[\w-]{2,60})['"]?\s*:\s*\[?\s*['"]?(error|warn|off|deny|allow|[012])\b/g;
function withoutComments2(text) {
  return text.replaceAll(/^[\t ]*(?:\/\/|#|\*).*$/gm, "").replaceAll(/\/\*[^*]{0,5000}\*\//g, "");
}
var BIOME = {
  noVar: "var-declaration",
  useConst: "let-never-assigned",
  noConsole: "console",
  noConsoleLog: "console",
  noDebugger: "debugger",
  noAlert: "alert",
  noGlobalEval: "eval",
  noDoubleEquals: "loose-equality",
  noExplicitAny: "any-type",
  noDefaultExport: "default-export",
  noNestedTernary: "nested-ternary",
  noNonNullAssertion: "non-null-assertion",
  noFloatingPromises: "floating-promise",
  useTemplate: "string-concatenation",
  noEmptyBlockStatements: "empty-catch",
  useThrowOnlyError: "thrown-literal",
  noUselessElse: "else-after-return",
  noEnum: "enum",
  noTsIgnore: "ts-comment",
  organizeImports: "import-order",
  useBlockStatements: "braces",
  useDefaultSwitchClause: "switch-default",
  useArrowFunction: "arrow-callback",
  useConsistentTypeDefinitions: "object-type-alias",
  noExcessiveCognitiveComplexity: "complexity"
};
var BIOME_DEFAULT = ["noDebugger", "noDoubleEquals", "noExplicitAny", "useConst"];
var BIOME_LINTER = {
  isNamed: (name) => /^\.?biome\.jsonc?$/.test(name),
  read: (text) => {
    let code = withoutComments2(text);
    if (/"linter"\s*:\s*\{[^{}]{0,300}"enabled"\s*:\s*false/.test(code))
      return [];
    let levels = /* @__PURE__ */ new Map();
    for (let [, name = "", level = ""] of code.matchAll(BIOME_RULE))
      Object.hasOwn(BIOME, name) && levels.set(name, levels.get(name) === true || level !== "off");
    let defaults = !/"recommended"\s*:\s*false/.test(code) ? BIOME_DEFAULT.filter((rule) => !levels.has(rule)) : [];
    return [...[...levels].filter(([, isOn]) => isOn).map(([rule]) => rule), ...defaults].flatMap(
      (rule) => {
        let topic = BIOME[rule];
        return topic === void 0 ? [] : [{ tool: "Biome", topic, rule, languages: SCRIPT_FILES, isCertain: true }];
      }
    );
  }
};
var BIOME_RULE = /"((?:no|use|organize)[A-Z]\w{1,50})"\s*:\s*(?:\{\s*"level"\s*:\s*)?"(off|info|on|warn|error)"/g;
// src/literal/ownership/read-owners.ts
var KINDS6 = [
  ESLINT_CONFIGURATION,
  BIOME_LINTER,
  PYTHON_PROJECT,
  PYTHON_SECTIONS,
  ...OTHER_LINTERS,
  ...FORMATTERS
];
var ENDINGS = [
  ".json",
  ".jsonc",
  ".json5",
  ".yml",
  ".yaml",
  ".toml",
  "config.js",
  "config.mjs",
  "config.cjs",
  "config.ts",
  "config.mts",
  "rc.js",
  "rc.cjs",
  "rc.mjs",
  "rc",
  ".cfg",
  ".ini",
  ".conf",
  ".flake8",
  "go.mod",
  ".editorconfig",
  ".globalconfig",
  "clang-format",
  ".php",
  "swift-format",
  ".swiftformat"
];
var MAX_CONFIGURATIONS = 60;
var MAX_BYTES = 2e5;
var NO_CONFIGURATION = /(?:^|\/)(?:node_modules|fixtures?|__fixtures__|testdata|templates?|examples?|vendor|third_party)\//i;
async function readOwners(workspace, paths2) {
  let folders = new Set(paths2.flatMap(parentsOf).concat("")), { entries } = await workspace.find({ endings: ENDINGS, deep: [], shallow: [...folders] }), found = entries.filter(({ kind: kind2, path }) => kind2 === "file" && folders.has(folderOf2(path)) && !NO_CONFIGURATION.test(path)).flatMap(({ path }) => {
    let name = nameOf2(path).toLowerCase(), kinds = KINDS6.filter(({ isNamed: isNamed3 }) => isNamed3(name));
    return kinds.length === 0 ? [] : [{ path, name, kinds }];
  }).toSorted((a, b) => depthOf(a.path) - depthOf(b.path)).slice(0, MAX_CONFIGURATIONS);
  return await workspace.bring?.(
    found.map(({ path }) => path),
    MAX_BYTES
  ), (await Promise.all(
    found.map(async ({ path, name, kinds }) => {
      let text = await readContent(workspace, path, MAX_BYTES);
      return text === void 0 ? [] : kinds.flatMap((kind2) => kind2.read(text, name)).map((one) => ({ ...one, path, folder: folderOf2(path) }));
    })
  )).flat();
}
function depthOf(path) {
  return path.split("/").length;
}

import {
  locateText
} from "./joined-ec575719.js";
import {
  LITERAL_CHECKS_NAME
} from "./joined-12ab4997.js";
import {
  readHidden,
  compileGlob as compileGlob2,
  lazily,
  positionAt,
  sourceText
} from "./joined-1c6c8fb1.js";
import {
  languageOf as languageOf4
} from "./joined-b7fd8cd1.js";
import {
  readNames as readNames3
} from "./joined-59014168.js";
import {
  grammarOf
} from "./joined-dde26feb.js";
// src/literal/switches/disable-comments.ts
var COMMENT3 = /(?:<!--|\/\/|\/\*|#|--|;|%|\{-)[ \t]*housestyle-(disable-next-line|disable-line|disable-file|disable|enable)(?![\w-])(.*)/;
var MARKER = "housestyle-";
var MAX_COMMENTS = 2e3;
function readDisabledLines(text, countsWithoutName, isComment = () => true) {
  if (!text.includes(MARKER))
    return [];
  let lines = text.split(`
`), disabled = [], open, offset = 0, comments = 0;
  for (let [index, line] of lines.entries()) {
    let number = index + 1, match = comments < MAX_COMMENTS && line.includes(MARKER) ? COMMENT3.exec(line) : null;
    if (match !== null && isComment(offset + match.index) && isMeant3(match[2] ?? "", countsWithoutName))
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
function isMeant3(words2, countsWithoutName) {
  let [named = ""] = words2.split(/(?:^|\s)--(?:\s|$)|-->|\*\/|-\}/, 1), names = named.split(/[\s,]+/).filter((name) => name !== "");
  return names.length === 0 ? countsWithoutName : names.includes(LITERAL_CHECKS_NAME);
}
function nextWrittenLine(lines, index) {
  let next = lines.findIndex((line, at2) => at2 > index && line.trim() !== "");
  return next < 0 ? index + 2 : next + 1;
}
// src/literal/switches/check-switches.ts
var ALL_ON = { isOff: false, leftOut: [] };
function openSwitches({ content }, { isOff, leftOut }) {
  let { text } = content, hidden = lazily(() => readHidden(text)), disabled = readDisabledLines(text, false, (offset) => hidden()(offset) === "comment"), source = sourceText("", text), firstLine = locateText(content, 0).line;
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
  return statements.filter(({ kind: kind2 }) => kind2 !== "process" && kind2 !== "background").map(({ statement }) => statement);
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
// src/text/languages/embedded-scripts.ts
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
  MARK5.lastIndex = front?.end ?? 0;
  for (let mark = MARK5.exec(text); mark !== null; mark = MARK5.exec(text)) {
    if (mark[0] === "<!--") {
      MARK5.lastIndex = endOfComment(text, mark.index);
      continue;
    }
    let name = mark[1]?.toLowerCase() ?? "", start = endOfTag(text, MARK5.lastIndex), attributes = text.slice(MARK5.lastIndex, start - 1), isEmpty = /\/\s*$/.test(attributes) && languageId !== "html", end = isEmpty ? start : endOfElement(text, start, name);
    if (name === "script" && !isEmpty && end > start) {
      let language = scriptLanguage(attributes, fallback);
      language !== "data" && scripts.push({ start, end, language });
    }
    MARK5.lastIndex = Math.max(end, start);
  }
  return scripts;
}
var MARK5 = /<!--|<(script|style)(?=[\s/>])/gi;
function endOfComment(text, start) {
  let short = /^<!---?>/.exec(text.slice(start, start + 6))?.[0];
  if (short !== void 0)
    return start + short.length;
  let [plain2, other] = [text.indexOf("-->", start + 4), text.indexOf("--!>", start + 4)];
  return plain2 < 0 && other < 0 ? text.length : other >= 0 && (plain2 < 0 || other < plain2) ? other + 4 : plain2 + 3;
}
function endOfTag(text, from) {
  let quote = "";
  for (let at2 = from; at2 < text.length; at2 += 1) {
    let sign = text.charAt(at2);
    if (quote !== "")
      quote = sign === quote ? "" : quote;
    else {
      if (sign === ">")
        return at2 + 1;
      (sign === '"' || sign === "'") && /=\s*$/.test(text.slice(Math.max(from, at2 - 20), at2)) && (quote = sign);
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
    return LANGUAGES5[language.toLowerCase()];
  let type = attributeValue(attributes, "type")?.trim().toLowerCase() ?? "";
  return type === "" || type === "module" || /(?:java|ecma)script/.test(type) ? fallback : /json|^importmap$/.test(type) ? "json" : /typescript/.test(type) ? "typescript" : /^text\/(?:babel|jsx)/.test(type) ? "javascriptreact" : "data";
}
var LANGUAGES5 = {
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
  let kept = [], at2 = 0;
  for (let { start, end } of ranges)
    kept.push(blank2(text.slice(at2, start)), text.slice(start, end)), at2 = end;
  return [...kept, blank2(text.slice(at2))].join("");
}
function blankRanges(text, ranges) {
  let kept = [], at2 = 0;
  for (let { start, end } of ranges)
    kept.push(text.slice(at2, start), blank2(text.slice(start, end))), at2 = end;
  return [...kept, text.slice(at2)].join("");
}
function blank2(text) {
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
// src/literal/run/quick-look.ts
function prepareMayFind(added) {
  let lines = [...added.map(({ text }) => text), ...readOtherNames(added)], all = lines.join(`
`), looks = /* @__PURE__ */ new Map(), matchesAny = (mayMatch) => {
    let known6 = looks.get(mayMatch) ?? lines.some((line) => mayMatch(line));
    return looks.set(mayMatch, known6), known6;
  };
  return ({ finder: finder2 }) => {
    if (finder2.looksAt !== "code")
      return true;
    let { signs, mayMatch } = finder2;
    return (signs === void 0 || signs.some(({ onLine }) => onLine === void 0 || all.includes(onLine))) && (mayMatch === void 0 || matchesAny(mayMatch));
  };
}
function prepareMayOccur({ head, hasWord: hasWord2, added }) {
  let others = lazily(() => readOtherNames(added)), isOnLine = (text) => added.some((line) => line.text.includes(text)) || others().some((line) => line.includes(text)), lines = lazily(() => countLines(head ?? ""));
  return ({ finder: finder2 }) => {
    if (finder2.looksAt !== "code" || head === void 0 || hasWord2 === void 0)
      return true;
    let { signs, minLines } = finder2, hasSign = ({ onLine, inFile }) => (inFile === void 0 || hasWord2(inFile)) && (onLine === void 0 || isOnLine(onLine));
    return (signs === void 0 || signs.some(hasSign)) && (minLines === void 0 || lines() >= minLines);
  };
}
function readOtherNames(added) {
  return added.flatMap(({ text }) => {
    let read = readNames3(text);
    return read === text ? [] : [read];
  });
}
function countLines(text) {
  let lines = 1;
  for (let at2 = text.indexOf(`
`); at2 >= 0; at2 = text.indexOf(`
`, at2 + 1))
    lines += 1;
  return lines;
}
// src/literal/run/script-parts.ts
function divideByScripts(subject) {
  let { head, languageId } = subject;
  if (head === void 0 || !containsScripts(languageId))
    return;
  let scripts = findScripts(head, languageId);
  return {
    scripts: [...new Set(scripts.flatMap(({ language }) => language ?? []))].map((language) => partOf2(subject, language, keepRanges(head, ofLanguage(scripts, language)))),
    markup: partOf2(
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
function partOf2(subject, languageId, head) {
  let lines = head.split(`
`), added = subject.added.map(({ number }) => ({ number, text: lines[number - 1]?.replace(/\r$/, "") ?? "" })).filter(({ text }) => text.trim() !== ""), numbers = new Set(added.map(({ number }) => number));
  return { ...subject, languageId, head, added, isAdded: (line) => numbers.has(line) };
}
// src/literal/run/test-code.ts
function findTestCode({ testOnly }) {
  return { has: (line) => testOnly.some((one) => one.line <= line && line <= one.endLine) };
}
// src/literal/run/check-file.ts
var MAX_LINE_CHARACTERS2 = 2e4;
async function checkFile(file, checks, source) {
  let languageId = languageOf4(file.path), able = checks.filter(({ finder: finder2 }) => canLookAt(finder2, languageId)), added = able.length === 0 ? [] : addedLines(file), long = added.find(({ text }) => text.length > MAX_LINE_CHARACTERS2);
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
  let subject = await readSubject(file, languageId, added, source), wanted = new Set(matching.filter(prepareMayOccur(subject))), parts = await readParts5(subject, languageId, [...wanted], source), isUnread2 = parts.some((part) => part.facts === void 0 && isParsed(part.subject, source)), [only] = parts, tests2 = only?.facts === void 0 ? void 0 : findTestCode(only.facts.facts), undone = /* @__PURE__ */ new Set(), violations = [];
  for (let check of wanted) {
    let found = runFinder(check.finder, subject, parts);
    if ((found === void 0 || isUnread2 && check.finder.looksAt === "code") && undone.add(check), found === void 0 || found.length === 0)
      continue;
    let leavesOutTests = check.clause.scope.outside.some(({ kind: kind2 }) => kind2 === "tests");
    violations.push(
      ...found.filter(({ line }) => !(leavesOutTests && line !== void 0 && tests2?.has(line) === true)).map((violation) => ({ check, violation }))
    );
  }
  return {
    done: undone.size === 0 ? able : able.filter((check) => !undone.has(check)),
    violations,
    ...isUnread2 ? { unread: subject.head === void 0 ? NO_TEXT : GIVEN_UP } : {}
  };
}
var GIVEN_UP = "the parser gave up on it, or on too many files before it, so literal checks did not look at its code";
var NO_TEXT = "its whole text was not read, because it is too large or the diff does not fit to it, so literal checks looked at its added lines alone";
function isParsed({ languageId }, { grammars }) {
  return grammars?.readFacts !== void 0 && languageId !== void 0 && grammarOf(languageId) !== void 0;
}
function canLookAt({ looksAt, languages }, languageId) {
  return looksAt !== "change" && (languages === void 0 || languages.includes(languageId ?? "") || looksAt === "code" && containsScripts(languageId) && SCRIPT2.some((one) => languages.includes(one)));
}
var IS_ASCII = /^[\0-\x7F]*$/;
var ASCII_WORDS = /[A-Za-z_$][\w$]*/g;
var WORDS5 = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
function wordsIn(text) {
  let words2 = new Set(text.match(IS_ASCII.test(text) ? ASCII_WORDS : WORDS5));
  for (let word of words2)
    word.startsWith("$") && words2.add(word.slice(1));
  return words2;
}
function runFinder(finder2, subject, parts) {
  switch (finder2.looksAt) {
    case "change":
      return;
    case "text":
      return finder2.find(subject);
    case "code": {
      let found = parts.filter((part) => canLookAt(finder2, part.subject.languageId)).map((part) => findInPart(finder2, part, subject));
      return found.some((one) => one !== void 0) ? found.flatMap((one) => one ?? []) : void 0;
    }
  }
}
function findInPart(finder2, { subject, facts }, whole) {
  let found = facts === void 0 ? finder2.findInText?.(subject) : finder2.find({ ...subject, ...facts });
  return subject === whole ? found : found?.map((violation) => withoutPartialSuggestion(violation, subject, whole));
}
function withoutPartialSuggestion(violation, part, whole) {
  let { suggestion, ...rest } = violation, [inPart, inWhole] = [part, whole].map(
    ({ added }) => added.find(({ number }) => number === violation.line)?.text
  );
  return suggestion === void 0 || inPart === inWhole ? violation : rest;
}
async function readParts5(subject, languageId, wanted, source) {
  let code = wanted.flatMap(({ finder: finder2 }) => finder2.looksAt === "code" ? [finder2] : []);
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
async function readSubject(file, languageId, added, { readHead: readHead2 }) {
  let numbers = new Set(added.map(({ number }) => number)), text = await readHead2(file.path), head = text !== void 0 && isHeadOf(file, text) ? text : void 0, words2 = lazily(() => wordsIn([head ?? "", ...readOtherNames(added)].join(`
`)));
  return {
    file,
    languageId,
    added,
    isAdded: (line) => numbers.has(line),
    head,
    ...head === void 0 ? {} : { hasWord: (word) => words2().has(word) }
  };
}
async function readFactsOf(subject, code, { grammars, readBase: readBase2 }, partOfBase) {
  let { file, languageId, added, head } = subject;
  if (head === void 0 || languageId === void 0)
    return;
  let kinds = kindsFor(code), facts = await grammars?.readFacts?.(
    head,
    languageId,
    added.map(({ number }) => number),
    kinds
  );
  if (facts === void 0)
    return;
  let base = file.status !== "added" && code.some((finder2) => finder2.needsBase?.({ ...subject, facts }) === true) ? await readBase2?.(file) : void 0, baseFacts = base === void 0 ? void 0 : await grammars?.readFacts?.(partOfBase(base), languageId, [], kinds);
  return { facts, ...baseFacts === void 0 ? {} : { baseFacts } };
}
function kindsFor(code) {
  let kinds = /* @__PURE__ */ new Set(["testOnly"]);
  for (let { reads } of code) {
    if (reads === void 0)
      return;
    reads.forEach((kind2) => kinds.add(kind2));
  }
  return [...kinds];
}
// src/literal/run/in-scope.ts
function prepareScope({ languages, inside, outside }) {
  let wanted = languages && new Set(languages), inPlaces = inside.map(preparePlace), outOfPlaces = outside.map(preparePlace);
  return (path) => (wanted === void 0 || wanted.has(languageOf4(path) ?? "")) && (inPlaces.length === 0 || inPlaces.some((contains) => contains(path))) && !outOfPlaces.some((contains) => contains(path));
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
      let globs = place.globs.map(compileGlob2);
      return (path) => globs.some((glob) => glob.kind === "glob" && glob.matches(path));
    }
    case "languages": {
      let ids = new Set(place.ids);
      return (path) => ids.has(languageOf4(path) ?? "");
    }
  }
}
function namesIn(path) {
  return path.split(/[/._-]|(?<=[a-z\d])(?=[A-Z])/).map((name) => name.toLowerCase());
}
// src/literal/run/reads-prose.ts
var PROSE4 = /* @__PURE__ */ new Set([
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
]);
var EVERYTHING = /* @__PURE__ */ new Set(["*", "**", "**/*"]);
function prepareLook(path, { filePatterns }) {
  let languageId = languageOf4(path), isProse3 = languageId === void 0 || PROSE4.has(languageId), isAboutEverything = filePatterns.some((pattern) => EVERYTHING.has(pattern)), isSeen = !isProse3 || !isAboutEverything;
  return ({ finder: finder2 }) => isSeen || finder2.looksAt === "text" && finder2.readsProse === true;
}
export {
  ALL_ON,
  FAMILY_NAMES,
  SCRIPT2 as SCRIPT,
  SCRIPT_FILES,
  SECRETS_FAMILY,
  addedLines,
  blankCommentsAndPlainText,
  blankCommentsAndStrings,
  canLookAt,
  checkFile,
  codeSpan,
  commentSyntaxOf,
  compileGuideline,
  compileStatements,
  findDisabling,
  findNewSecrets,
  isHeadOf,
  isTestPath,
  listChecks,
  listRules,
  nameSide,
  prepareLook,
  prepareScope,
  readDisabledLines,
  readOwners,
  readTomlLines,
  readTomlTexts,
  readTomlVersion,
  stepBack,
  textKind,
  topicsOf,
  withArticle
};
