import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  SCRIPT_FILES
} from "./chunk-2YC3TLQI.js";
import {
  readContent
} from "./chunk-32LFPBL6.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  folderOf,
  nameOf,
  parentsOf
} from "./chunk-HRJDQKXX.js";

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
var LAYOUT = [
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
var PYTHON = ["python"], CODES = {
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
}, RUFF_DEFAULT = ["E4", "E7", "E9", "F"], FLAKE8_DEFAULT = ["E", "F", "W", "C90"], FLAKE8_QUIET = ["C901", "W503", "W504", "E121", "E123", "E126", "E226", "E24", "E704"], PYLINT = {
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
}, PYTHON_PROJECT = {
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
      ), hasTable(isRuffFile ? "format" : "tool.ruff.format") && found.push(...formats("Ruff format", PYTHON));
    }
    if (hasTable("tool.black") && found.push(...formats("Black", PYTHON)), hasTable("tool.isort") && found.push(enforced("isort", "import-order")), hasTable("tool.pylint")) {
      let off = lines.filter(({ table }) => table.startsWith("tool.pylint")).flatMap((line) => valuesOf([line], ["disable"]) ?? []);
      found.push(...readPylint(off));
    }
    return inTable("tool.mypy").some(({ key, value }) => /^(?:strict|disallow_untyped_defs)$/.test(key) && value === "true") && found.push(enforced("mypy", "return-type", "disallow_untyped_defs")), found;
  }
}, PYTHON_SECTIONS = {
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
  return { tool, topic, ...rule === void 0 ? {} : { rule }, languages: PYTHON, isCertain: !0 };
}
function formats(tool, languages, topics = LAYOUT) {
  return topics.map((topic) => ({ tool, topic, languages, isCertain: !0 }));
}
function readCodes(tool, { selected, more, ignored }) {
  return Object.entries(CODES).flatMap(([code, topic]) => longestPrefix(code, [...selected, ...more]) > longestPrefix(code, ignored) ? [enforced(tool, topic, code)] : []);
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
  let parts = text.split(/^\[([^\]\n]{1,100})\]\s*$/m), at = parts.findIndex((part, index) => index % 2 === 1 && name.test(part.trim()));
  return at === -1 ? void 0 : parts[at + 1];
}
function listAt(text, key) {
  let lines = text.split(`
`), at = lines.findIndex((line) => new RegExp(`^${key}\\s*[=:]`).test(line));
  if (at === -1)
    return;
  let end = lines.findIndex((line, index) => index > at && !/^\s+\S/.test(line)), [first = "", ...rest] = lines.slice(at, end === -1 ? void 0 : end);
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
], BY_NAME = [
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
], NOT_DECIDED = {
  gofmt: ["line-length", "quotes"],
  "clang-format": ["quotes", "semicolons"],
  rustfmt: ["quotes", "semicolons"]
}, FORMATTERS = [
  ...BY_NAME.map(([name, tool, languages]) => ({
    isNamed: (file) => name.test(file),
    read: () => formats(
      tool,
      languages,
      LAYOUT.filter((topic) => NOT_DECIDED[tool]?.includes(topic) !== !0)
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
    let languages = index % 2 === 0 && index > 0 ? languagesOfSection(parts[index - 1] ?? "") : [];
    return languages.length > 0 && /^\s*max_line_length\s*=\s*off\b/m.test(part) ? [{ tool: "EditorConfig", topic: "line-length", rule: "max_line_length = off", languages, isCertain: !0 }] : [];
  });
  return [...EDITORCONFIG.filter(
    ([key]) => new RegExp(`^\\s*${key}\\s*=\\s*(?!false|unset|off)\\S`, "m").test(forAll)
  ).map(([key, topic]) => ({
    tool: "EditorConfig",
    topic,
    rule: key,
    languages: ANY_LANGUAGE,
    isCertain: !0
  })), ...unlimited];
}
function languagesOfSection(written) {
  let glob = written.trim(), endings = /^\*\.(?:\{(?<many>[\w,\s]+)\}|(?<one>\w+))$/.exec(glob)?.groups, named = (endings?.many ?? endings?.one ?? "").split(",").flatMap((one) => languageOf(`a.${one.trim()}`) ?? []);
  return glob === "*" ? ANY_LANGUAGE : [...new Set(named)];
}
var ANY_LANGUAGE = ["*"], HOOKS = [
  [/^\s*-\s*id:\s*['"]?ruff-format\b/m, "Ruff format", ["python"]],
  [/^\s*-\s*id:\s*['"]?black\b/m, "Black", ["python"]],
  [/^\s*-\s*id:\s*['"]?(?:cargo-)?fmt\b/m, "rustfmt", ["rust"]],
  [/^\s*-\s*id:\s*['"]?prettier\b/m, "Prettier", PRETTIER_LANGUAGES]
];
function readPreCommit(text) {
  return [
    ...HOOKS.flatMap(([id, tool, languages]) => id.test(text) ? formats(tool, languages) : []),
    .../^\s*-\s*id:\s*['"]?end-of-file-fixer\b/m.test(text) ? [hook("final-newline", "end-of-file-fixer")] : [],
    .../^\s*-\s*id:\s*['"]?trailing-whitespace\b/m.test(text) ? [hook("trailing-spaces", "trailing-whitespace")] : []
  ];
}
function hook(topic, rule) {
  return { tool: "pre-commit", topic, rule, languages: ANY_LANGUAGE, isCertain: !0 };
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
}, CARGO = {
  isNamed: (name) => name === "cargo.toml",
  read: (text) => tableLines(text, /^(?:workspace\.)?lints\.clippy$/).flatMap((line) => {
    let [, rule = "", level = ""] = /^["']?(\w{1,60})["']?\s*=.*?["'](\w{1,10})["']/.exec(line) ?? [], topic = Object.hasOwn(CLIPPY, rule) ? CLIPPY[rule] : void 0;
    return topic !== void 0 && /^(?:warn|deny|forbid)$/.test(level) ? [enforce("Clippy", topic, ["rust"], `clippy::${rule}`)] : [];
  })
}, GOLANGCI = {
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
}, GOLANGCI_CONFIGURATION = {
  isNamed: (name) => /^\.golangci\.(?:ya?ml|toml|json)$/.test(name),
  read: (text) => {
    let enabled = /^\s*enable\s*:([\s\S]{0,8000}?)(?=^\s*\w[\w-]*\s*:)/m.exec(`${text}
end:
`)?.[1] ?? "";
    return Object.entries(GOLANGCI).filter(([linter]) => new RegExp(`(?:-\\s*|[[,]\\s*)["']?${linter}\\b`).test(enabled)).filter(([linter]) => linter !== "errcheck" || /check-blank\s*:\s*true/.test(text)).map(([linter, topic]) => enforce("golangci-lint", topic, ["go"], linter));
  }
}, RUBOCOP = {
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
}, RUBOCOP_CONFIGURATION = {
  isNamed: (name) => name === ".rubocop.yml",
  read: (text) => /DisabledByDefault:\s*true/.test(text) ? [] : Object.entries(RUBOCOP).filter(
    ([cop]) => !new RegExp(`^${cop}:\\n(?:[ \\t]+[^\\n]*\\n){0,10}?[ \\t]+Enabled:\\s*false`, "m").test(text)
  ).map(([cop, topic]) => enforce("RuboCop", topic, ["ruby"], cop))
}, DOTNET = {
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
}, DOTNET_ANALYZERS = {
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
}, MARKDOWNLINT = [
  [["MD009", "no-trailing-spaces"], "trailing-spaces"],
  [["MD012", "no-multiple-blanks"], "blank-lines"],
  [["MD013", "line-length"], "line-length"],
  [["MD047", "single-trailing-newline"], "final-newline"]
], MARKDOWNLINT_CONFIGURATION = {
  isNamed: (name) => /^\.markdownlint(?:-cli2)?\.(?:jsonc?|ya?ml)$/.test(name),
  read: (text) => MARKDOWNLINT.filter(([rules]) => !rules.some((rule) => new RegExp(`["']?${rule}["']?\\s*:\\s*false`).test(text))).filter(() => !/["']?default["']?\s*:\s*false/.test(text)).map(([[rule = ""], topic]) => enforce("markdownlint", topic, ["markdown"], rule))
}, COMMITLINT = {
  isNamed: (name) => /^\.commitlintrc(?:\.\w{2,4})?$|^commitlint\.config\.[cm]?[jt]s$/.test(name),
  read: () => [enforce("commitlint", "commit-message", [], void 0)]
}, OTHER_LINTERS = [
  CARGO,
  GOLANGCI_CONFIGURATION,
  RUBOCOP_CONFIGURATION,
  DOTNET_ANALYZERS,
  MARKDOWNLINT_CONFIGURATION,
  COMMITLINT
];
function enforce(tool, topic, languages, rule) {
  return { tool, topic, languages, isCertain: !0, ...rule === void 0 ? {} : { rule } };
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
}, PRESETS = [
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
], ESLINT_CONFIGURATION = {
  isNamed: (name) => /^eslint\.config\.[cm]?[jt]s$|^\.eslintrc(?:\.(?:json|ya?ml|[cm]?js))?$|^\.?oxlintrc\.jsonc?$|^oxlint\.config\.[cm]?[jt]s$/.test(
    name
  ),
  read: (text, name) => readRules(text, name.includes("oxlint") ? "oxlint" : "ESLint", !/\.[cm]?[jt]s$/.test(name))
};
function readRules(text, tool, isData) {
  let code = withoutComments(text), levels = /* @__PURE__ */ new Map();
  for (let [, name = "", level = ""] of code.matchAll(RULE)) {
    let full = Object.hasOwn(ESLINT, name) ? name : name.replace(/^(?:typescript|eslint)\//, "@typescript-eslint/");
    Object.hasOwn(ESLINT, full) && levels.set(full, levels.get(full) === !0 || !/^(?:off|0|allow)$/.test(level));
  }
  let named = [...levels].filter(([, isOn]) => isOn).map(([rule]) => ({ rule, isCertain: isData })), preset = PRESETS.flatMap(([words, rules]) => words.test(code) ? rules : []).filter((rule) => !levels.has(rule)).map((rule) => ({ rule, isCertain: isData }));
  return [...named, ...preset].flatMap(({ rule, isCertain }) => {
    let topic = ESLINT[rule];
    return topic === void 0 ? [] : [{ tool, topic, rule, languages: SCRIPT_FILES, isCertain }];
  });
}
var RULE = /(?<![\w/@-])((?:@?[\w-]{1,40}\/)?[\w-]{2,60})['"]?\s*:\s*\[?\s*['"]?(error|warn|off|deny|allow|[012])\b/g;
function withoutComments(text) {
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
}, BIOME_DEFAULT = ["noDebugger", "noDoubleEquals", "noExplicitAny", "useConst"], BIOME_LINTER = {
  isNamed: (name) => /^\.?biome\.jsonc?$/.test(name),
  read: (text) => {
    let code = withoutComments(text);
    if (/"linter"\s*:\s*\{[^{}]{0,300}"enabled"\s*:\s*false/.test(code))
      return [];
    let levels = /* @__PURE__ */ new Map();
    for (let [, name = "", level = ""] of code.matchAll(BIOME_RULE))
      Object.hasOwn(BIOME, name) && levels.set(name, levels.get(name) === !0 || level !== "off");
    let defaults = !/"recommended"\s*:\s*false/.test(code) ? BIOME_DEFAULT.filter((rule) => !levels.has(rule)) : [];
    return [...[...levels].filter(([, isOn]) => isOn).map(([rule]) => rule), ...defaults].flatMap(
      (rule) => {
        let topic = BIOME[rule];
        return topic === void 0 ? [] : [{ tool: "Biome", topic, rule, languages: SCRIPT_FILES, isCertain: !0 }];
      }
    );
  }
}, BIOME_RULE = /"((?:no|use|organize)[A-Z]\w{1,50})"\s*:\s*(?:\{\s*"level"\s*:\s*)?"(off|info|on|warn|error)"/g;

// src/literal/ownership/read-owners.ts
var KINDS = [
  ESLINT_CONFIGURATION,
  BIOME_LINTER,
  PYTHON_PROJECT,
  PYTHON_SECTIONS,
  ...OTHER_LINTERS,
  ...FORMATTERS
], ENDINGS = [
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
], MAX_CONFIGURATIONS = 60, MAX_BYTES = 2e5, NO_CONFIGURATION = /(?:^|\/)(?:node_modules|fixtures?|__fixtures__|testdata|templates?|examples?|vendor|third_party)\//i;
async function readOwners(workspace, paths) {
  let folders = new Set(paths.flatMap(parentsOf).concat("")), { entries } = await workspace.find({ endings: ENDINGS, deep: [], shallow: [...folders] }), found = entries.filter(({ kind, path }) => kind === "file" && folders.has(folderOf(path)) && !NO_CONFIGURATION.test(path)).flatMap(({ path }) => {
    let name = nameOf(path).toLowerCase(), kinds = KINDS.filter(({ isNamed }) => isNamed(name));
    return kinds.length === 0 ? [] : [{ path, name, kinds }];
  }).toSorted((a, b) => depthOf(a.path) - depthOf(b.path)).slice(0, MAX_CONFIGURATIONS);
  return await workspace.bring?.(
    found.map(({ path }) => path),
    MAX_BYTES
  ), (await Promise.all(
    found.map(async ({ path, name, kinds }) => {
      let text = await readContent(workspace, path, MAX_BYTES);
      return text === void 0 ? [] : kinds.flatMap((kind) => kind.read(text, name)).map((one) => ({ ...one, path, folder: folderOf(path) }));
    })
  )).flat();
}
function depthOf(path) {
  return path.split("/").length;
}

export {
  readTomlLines,
  readTomlVersion,
  readTomlTexts,
  readOwners
};
