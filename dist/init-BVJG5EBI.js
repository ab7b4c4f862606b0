import {
  describeOutcome as describeOutcome
} from "./joined-3958b8fa.js";
import {
  readOwners as readOwners,
  stepBack as stepBack,
  compileGuideline as compileGuideline,
  escapeForPattern as escapeForPattern,
  mapInOrder as mapInOrder
} from "./joined-83b8efb9.js";
import {
  runLiteralChecks as runLiteralChecks,
  writeFiles as writeFiles
} from "./joined-ccd90ce9.js";
import {
  statementKey as statementKey,
  loadGrammars as loadGrammars,
  readStatements as readStatements,
  chooseFiles as chooseFiles,
  readTrustedRules as readTrustedRules
} from "./joined-ec575719.js";
import {
  followExtends as followExtends,
  noteConfigFault as noteConfigFault,
  readCommandOptions as readCommandOptions,
  openFolder as openFolder
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  openRepository as openRepository,
  CONFIG_PATH as CONFIG_PATH,
  readText as readText,
  PROJECT_URL as PROJECT_URL,
  wrapListing as wrapListing,
  wrapText as wrapText,
  sourceText as sourceText,
  readJsonc as readJsonc
} from "./joined-1c6c8fb1.js";
import "./joined-12ab4997.js";
import {
  languageOf as languageOf
} from "./joined-b7fd8cd1.js";
import "./joined-a845ed26.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  EXIT as EXIT,
  UserError as UserError,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  grammarOf as grammarOf
} from "./joined-dde26feb.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import {
  wordsIn as wordsIn,
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openTree
} from "./chunk-UG5VP4CT.js";
import "./chunk-33H6HWXO.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/jobs/init/first-files.ts
var WORKFLOW_PATH = ".github/workflows/housestyle.yml", CONFIGURATION_PATH = CONFIG_PATH;
function writeWorkflow(version) {
  return `# Reviews pull requests by the team's own instructions, and checks the instruction files that they change.
name: Housestyle
on:
  pull_request:
    types: [opened, reopened, synchronize, ready_for_review, edited] # edited: another base has other rules
jobs:
  review:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    concurrency:
      group: housestyle-\${{ github.event.pull_request.number }}
      cancel-in-progress: false
    steps:
      - uses: ${`${new URL(PROJECT_URL).pathname.slice(1)}@v${version.split(".")[0] ?? ""}`}
        # Without a model, rules that a program can decide are checked. To have a model judge the others, add:
        # with:
        #   model: NAME
        #   api-key: \${{ secrets.OPENAI_API_KEY }}
`;
}
function writeFirstConfiguration() {
  return `# yaml-language-server: $schema=${`${PROJECT_URL.replace("github.com", "raw.githubusercontent.com")}/main/schemas/config.schema.json`}
# Configuration of Housestyle. All keys: ${PROJECT_URL}/blob/main/docs/reference.md

# Files that are not reviewed, in addition to generated and vendored ones:
ignore: []
# From which severity on a review fails the job: never, low, medium or high.
# fail-on: high
# The clients that the team works with: vscode, github, copilot-cli, claude, gemini, codex, cursor, windsurf.
# clients: [vscode, github]
`;
}

// src/jobs/init/rule-guideline.ts
var INSTRUCTIONS_PATH = ".github/copilot-instructions.md", RULES_HEADING = "## Rules";
function ruleGuideline(id, text, paths) {
  let content = `${RULES_HEADING}

- ${text}
`;
  return {
    id,
    name: INSTRUCTIONS_PATH,
    kind: "repository-instructions",
    level: "repository",
    folder: "",
    content: {
      text: content,
      path: INSTRUCTIONS_PATH,
      origin: { kind: "file", source: sourceText(INSTRUCTIONS_PATH, content), offset: 0 }
    },
    statements: readStatements(id, content),
    filePatterns: ["*"],
    appliesTo: new Map(paths.map((path) => [path, "*"]))
  };
}

// src/jobs/init/sample-code.ts
var MAX_FILES_OF_A_LANGUAGE = 160, MAX_FILES_OF_THE_REST = 5e3, MAX_BYTES_OF_A_LANGUAGE = 1e6, MAX_BYTES = 6e4, IS_HEADER = /\.h$/i;
async function sampleCode(repo, languages, settings) {
  let tree = await openHead(repo);
  if (tree !== void 0)
    try {
      let code = tree.entries.filter(
        ({ path, kind, size }) => kind === "file" && (size ?? 0) <= MAX_BYTES && languages.has(languageOf(path) ?? "") && !IS_HEADER.test(path)
      ), partOf = (language, entries) => ({
        language,
        size: entries.length,
        read: () => readReviewed(tree, entries, settings)
      }), parts = [], rest = [];
      for (let [language, files] of groupBy(code, ({ path }) => languageOf(path) ?? "")) {
        let most = Math.min(MAX_FILES_OF_A_LANGUAGE, countAffordable(files)), chosen = new Set(takeEvenly(files, most)), others = takeEvenly(
          files.filter((file) => !chosen.has(file)),
          MAX_FILES_OF_THE_REST
        );
        parts.push(partOf(language, [...chosen]));
        for (let at = 0; at < others.length; at += most)
          rest.push(partOf(language, others.slice(at, at + most)));
      }
      return { parts, rest, close: () => tree.close() };
    } catch (error) {
      throw tree.close(), error;
    }
}
async function openHead(repo) {
  try {
    return await openTree({ repo, head: void 0 });
  } catch (error) {
    if (error instanceof UserError)
      return;
    throw error;
  }
}
async function readReviewed(tree, entries, settings) {
  let { files, readHead } = await tree.readFiles(entries), rules = await readTrustedRules(tree.workspace, entries, {
    named: settings.contentExclusion,
    repository: tree.repository
  });
  return { files: (await chooseFiles(
    { files, leftOut: [], source: "tree" },
    { ...settings, ...rules, bundles: /* @__PURE__ */ new Set(), readHead, judgeBy: "head" }
  )).reviewed, readHead };
}
function countAffordable(files) {
  let bytes = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return Math.max(1, Math.floor(MAX_BYTES_OF_A_LANGUAGE * files.length / Math.max(1, bytes)));
}
function takeEvenly(items, most) {
  let step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

// src/jobs/init/usual-rules.ts
var JAVASCRIPT = ["javascript", "javascriptreact", "typescript", "typescriptreact"], TYPESCRIPT = ["typescript", "typescriptreact"], BY_LANGUAGE = [
  [
    "TypeScript",
    TYPESCRIPT,
    [
      "Never use `any`.",
      "Never use default exports.",
      "Never use non-null assertions.",
      "Never use `enum`.",
      "Never use `@ts-ignore`.",
      "Never use `namespace`."
    ]
  ],
  [
    "JavaScript and TypeScript",
    JAVASCRIPT,
    [
      "Never use `console.log` outside of tests.",
      "Use `===`, never `==`.",
      "Never use `require()`.",
      "Never use `var`.",
      "Never use `innerHTML`.",
      "Never use `eval`."
    ]
  ],
  [
    "React components",
    ["javascriptreact", "typescriptreact"],
    ["Never use class components.", "Never use `dangerouslySetInnerHTML`."]
  ],
  [
    "Python",
    ["python"],
    [
      "Functions must have type annotations.",
      "Public functions must have docstrings.",
      "Never use `# type: ignore`.",
      "Never use `print()` outside of tests.",
      "Never use relative imports.",
      "Never use `os.path`; use `pathlib`.",
      "Never use bare `except:`.",
      "Never use wildcard imports.",
      "Never use `global`.",
      "Never use `eval`."
    ]
  ],
  [
    "Go",
    ["go"],
    [
      "Never use `panic()` outside of tests.",
      "Never use `fmt.Println` outside of tests.",
      "Use `any` instead of `interface{}`.",
      "Never use `log.Fatal`.",
      "Every file must start with a copyright header.",
      "Never import `io/ioutil`."
    ]
  ],
  [
    "Rust",
    ["rust"],
    [
      "Never use `unwrap()` outside of tests.",
      "Never use `unsafe`.",
      "Never use `expect()` outside of tests.",
      "Never use `println!` outside of tests.",
      "Never use `panic!` outside of tests.",
      "Never use `todo!`.",
      "Never use `dbg!`."
    ]
  ],
  [
    "Java",
    ["java"],
    [
      "Every file must start with a copyright header.",
      "Public methods must have Javadoc.",
      "Never use wildcard imports.",
      "Never use `System.out.println` outside of tests.",
      "Never import `java.util.Date`; use `java.time`.",
      "Never use `printStackTrace()`.",
      "Never use `Thread.sleep()`."
    ]
  ],
  [
    "Kotlin",
    ["kotlin"],
    [
      "Never use `!!` outside of tests.",
      "Never use wildcard imports.",
      "Never use `println()` outside of tests.",
      "Never use `runBlocking` outside of tests.",
      "Never use `lateinit`.",
      "Never use `GlobalScope`."
    ]
  ],
  [
    "C#",
    ["csharp"],
    [
      "Use file-scoped namespaces.",
      "Private fields must start with `_`.",
      "Async methods must end with `Async`.",
      "Public methods must have XML comments.",
      "Every file must start with a copyright header.",
      "Never use `#region`.",
      "Never use `Console.WriteLine` outside of tests.",
      "Never use `DateTime.Now`.",
      "Never use `Thread.Sleep`.",
      "Never use `dynamic`.",
      "Never use `async void`."
    ]
  ],
  [
    "Ruby",
    ["ruby"],
    [
      "Every file must start with `# frozen_string_literal: true`.",
      "Never use `puts` outside of tests.",
      "Never use `eval`.",
      "Never use `binding.pry`."
    ]
  ],
  [
    "PHP",
    ["php"],
    [
      "Every file must start with `declare(strict_types=1)`.",
      "Use `[]`, never `array()`.",
      "Never use `die()`.",
      "Never use `var_dump()`.",
      "Never use `global`.",
      "Never use `eval`."
    ]
  ],
  [
    "Swift",
    ["swift"],
    [
      "Never use force unwraps outside of tests.",
      "Never use `print()` outside of tests.",
      "Never use `try!`.",
      "Never use implicitly unwrapped optionals.",
      "Never use `NSLog`.",
      "Never use `fatalError()`."
    ]
  ],
  ["C", ["c"], ["Never use `goto`.", "Every file must start with a copyright header."]],
  [
    "C++",
    ["cpp"],
    [
      "Use `nullptr`, never `NULL`.",
      "Never use `using namespace std`.",
      "Never use `malloc()`.",
      "Never use `goto`.",
      "Every file must start with a copyright header."
    ]
  ],
  ["Scala", ["scala"], ["Never use `null`.", "Never use `return`."]],
  ["Elixir", ["elixir"], ["Never use `IO.inspect`."]],
  ["PowerShell", ["powershell"], ["Never use `Write-Host`."]],
  ["Vue", ["vue"], ["Use `<script setup>`."]],
  ["Dart", ["dart"], ["Never use relative imports.", "Never use `print()` outside of tests.", "Never use `dynamic`."]],
  ["CSS", ["css", "scss", "less"], ["Never use `!important`."]]
], EITHER = [
  ...[
    ["TypeScript", TYPESCRIPT],
    ["JavaScript", ["javascript", "javascriptreact"]]
  ].map(
    ([name, languages]) => [
      name,
      languages,
      ["kebab-case", "camelCase", "PascalCase", "snake_case"].map((style) => `File names must be in ${style}.`)
    ]
  ),
  ["TypeScript", TYPESCRIPT, ["Test files must end with `.test.ts`.", "Test files must end with `.spec.ts`."]],
  ["Java", ["java"], ["Test classes must end with `Test`.", "Test classes must end with `Tests`."]],
  ["C#", ["csharp"], ["Test classes must end with `Tests`.", "Test classes must end with `Test`."]],
  ["JavaScript and TypeScript", JAVASCRIPT, ["Use single quotes.", "Use double quotes."]],
  ["Python", ["python"], ["Use double quotes.", "Use single quotes."]]
];
function listRules(rows) {
  return rows.map(
    ([name, languages, texts]) => texts.map((text) => ({ text: `In ${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`, languages }))
  );
}
var USUAL_RULES = listRules(BY_LANGUAGE), EITHER_RULES = listRules(EITHER), WITH_COMMANDS = ["dockerfile", "json", "makefile", "markdown", "shellscript", "yaml"], SAMPLED_LANGUAGES = /* @__PURE__ */ new Set([
  ...[...USUAL_RULES, ...EITHER_RULES].flat().flatMap(({ languages }) => languages),
  ...WITH_COMMANDS
]);

// src/jobs/init/read-configuration.ts
var CONFIGURATION_FILES = [
  ".editorconfig",
  ".eslintrc.cjs",
  ".eslintrc.js",
  ".eslintrc.json",
  ".eslintrc.yml",
  ".gitattributes",
  ".oxlintrc.json",
  "biome.json",
  "biome.jsonc",
  "build.gradle",
  "build.gradle.kts",
  "bun.lock",
  "bun.lockb",
  "Cargo.toml",
  "Directory.Build.props",
  "Directory.Packages.props",
  "eslint.config.cjs",
  "eslint.config.js",
  "eslint.config.mjs",
  "eslint.config.ts",
  "Gemfile",
  "go.mod",
  "gradle/libs.versions.toml",
  "package-lock.json",
  "package.json",
  "pnpm-lock.yaml",
  "poetry.lock",
  "pom.xml",
  "pyproject.toml",
  "requirements.txt",
  "setup.cfg",
  "setup.py",
  "tsconfig.json",
  "uv.lock",
  "yarn.lock"
], MAX_BYTES2 = 512 * 1024;
async function readConfiguration(workspace) {
  let texts = /* @__PURE__ */ new Map();
  for (let name of CONFIGURATION_FILES) {
    let read = await readText(workspace, name, MAX_BYTES2);
    read.kind === "text" ? texts.set(name, read.source.text) : read.code !== "missing" && texts.set(name, "");
  }
  return {
    text: (name) => texts.get(name),
    json: (name) => {
      let text = texts.get(name), value = text === void 0 ? void 0 : readJsonc(sourceText(name, text)).value;
      return isRecord(value) ? value : void 0;
    },
    first: (...names) => names.find((name) => texts.has(name))
  };
}

// src/jobs/init/suggest-rules.ts
function suggestRules(configuration) {
  return [
    ...generatedFiles(configuration),
    ...packageManager(configuration),
    ...moduleSystem(configuration),
    ...strictTypes(configuration),
    ...chosenPackages(configuration),
    ...goVersion(configuration),
    ...namespaces(configuration)
  ];
}
var ATTRIBUTES = ".gitattributes", MAX_PATTERNS = 10, WHOLE_LANGUAGE = /^(?:\*\*\/)?\*\.(?!(?:lock|map|snap)$)\w+$/;
function generatedFiles({ text }) {
  let paths = (text(ATTRIBUTES) ?? "").split(`
`).flatMap((line) => {
    let [pattern = "", ...attributes] = line.trim().split(/\s+/);
    return attributes.some((one) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(one)) && /^[\w./*@-]+$/.test(pattern) && !WHOLE_LANGUAGE.test(pattern) ? [pattern] : [];
  }).map((pattern) => pattern.replace(/^\//, "").replace(/\/\*{1,2}(?:\/\*)?$/, "/"));
  return [...new Set(paths)].slice(0, MAX_PATTERNS).map((pattern) => ({ text: `Do not edit \`${pattern}\` by hand.`, from: ATTRIBUTES }));
}
var LOCKS = {
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "package-lock.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn"
};
function packageManager({ first }) {
  let present = Object.entries(LOCKS).filter(([name]) => first(name) !== void 0), [found] = present, python = first("uv.lock", "poetry.lock");
  return [
    ...found === void 0 || new Set(present.map(([, manager]) => manager)).size > 1 ? [] : nodeManager(found[0], found[1]),
    ...python === void 0 ? [] : [{ text: `Use ${python === "uv.lock" ? "`uv`" : "`poetry`"}, not \`pip\`.`, from: python }]
  ];
}
function nodeManager(lock, manager) {
  let others = Object.entries(LOCKS).filter(([, other]) => other !== manager), [names, tools] = [others.map(([name]) => name), others.map(([, other]) => other)];
  return [
    { text: `Do not add ${joinCodes(names.filter((name) => name !== "bun.lockb"))}.`, from: lock },
    ...manager === "npm" ? [] : [{ text: `Use \`${manager}\`, not ${joinCodes([...new Set(tools)])}.`, from: lock }]
  ];
}
function moduleSystem({ json }) {
  return json("package.json")?.type === "module" ? [{ text: "Never use `require()`; the package has ES modules.", from: "package.json" }] : [];
}
function strictTypes(configuration) {
  let options = configuration.json("tsconfig.json")?.compilerOptions;
  return !isRecord(options) || options.strict !== !0 ? [] : [
    { text: "Never use `any`.", rule: /no-?explicit-?any/i },
    { text: "Never use `@ts-ignore`.", rule: /ban-?ts-?(?:comment|ignore)/i },
    { text: "Never use `@ts-nocheck`.", rule: /ban-?ts-?comment/i }
  ].filter(({ rule }) => !isEnforced(rule, configuration)).map(({ text }) => ({ text, from: "tsconfig.json" }));
}
var LINTER_FILES = wordsIn(`
  eslint.config.cjs eslint.config.js eslint.config.mjs eslint.config.ts .eslintrc.cjs .eslintrc.js .eslintrc.json
  .eslintrc.yml biome.json biome.jsonc .oxlintrc.json
`), SHARED = /typescript-eslint[^\n]{0,80}(?:recommended|strict)|configs\.(?:recommended|strict)/;
function isEnforced(rule, { text }) {
  return LINTER_FILES.some((name) => {
    let said = text(name) ?? "";
    return rule.test(said) || SHARED.test(said);
  });
}
var MANIFESTS = {
  node: ["package.json"],
  python: ["pyproject.toml", "requirements.txt", "setup.cfg", "setup.py"],
  java: ["build.gradle", "build.gradle.kts", "gradle/libs.versions.toml", "pom.xml"],
  dotnet: ["Directory.Packages.props", "Directory.Build.props"],
  rust: ["Cargo.toml"],
  ruby: ["Gemfile"]
}, CHOICES = [
  [MANIFESTS.node, "vitest", ["@jest/globals", "jest"], "Never import `@jest/globals` or `jest`; use `vitest`."],
  [MANIFESTS.node, "dayjs", ["moment"], "Never import `moment`; use `dayjs`."],
  [MANIFESTS.node, "date-fns", ["moment"], "Never import `moment`; use `date-fns`."],
  [MANIFESTS.node, "luxon", ["moment"], "Never import `moment`; use `luxon`."],
  [MANIFESTS.node, "lodash-es", ["lodash"], "Never import `lodash`; use `lodash-es`."],
  [MANIFESTS.node, "es-toolkit", ["lodash"], "Never import `lodash`; use `es-toolkit`."],
  [MANIFESTS.node, "undici", ["node-fetch"], "Never import `node-fetch`; use `undici`."],
  [MANIFESTS.python, "pytest", [], "In Python, never import `unittest`; use `pytest`."],
  [MANIFESTS.python, "httpx", ["requests"], "In Python, never import `requests`; use `httpx`."],
  [MANIFESTS.python, "structlog", [], "In Python, never import `logging`; use `structlog`."],
  [MANIFESTS.python, "loguru", [], "In Python, never import `logging`; use `loguru`."],
  [
    MANIFESTS.java,
    "junit-jupiter",
    ["junit:junit"],
    "Never import `org.junit.Test`; use `org.junit.jupiter.api.Test`."
  ],
  [MANIFESTS.java, "assertj-core", [], "Never import `org.hamcrest`; use `org.assertj.core`."],
  [MANIFESTS.java, "slf4j-api", [], "Never import `java.util.logging`; use `org.slf4j`."],
  [MANIFESTS.dotnet, "xunit", ["NUnit", "MSTest"], "In C#, never import `NUnit`; use `Xunit`."],
  [MANIFESTS.dotnet, "NUnit", ["xunit", "MSTest"], "In C#, never import `Xunit`; use `NUnit`."],
  [
    MANIFESTS.dotnet,
    "System.Text.Json",
    ["Newtonsoft.Json"],
    "In C#, never import `Newtonsoft.Json`; use `System.Text.Json`."
  ],
  [MANIFESTS.rust, "tracing", ["log"], "In Rust, never import `log`; use `tracing`."],
  [MANIFESTS.ruby, "rspec", ["minitest"], "In Ruby, never import `minitest`; use `rspec`."]
];
function chosenPackages({ text }) {
  return CHOICES.flatMap(([manifests, chosen, others, rule]) => {
    let from = manifests.find((name) => namesPackage(text(name), chosen)), isOpen = others.some((other) => manifests.some((name) => namesPackage(text(name), other)));
    return from === void 0 || isOpen ? [] : [{ text: rule, from }];
  });
}
function namesPackage(manifest, name) {
  let written = escapeForPattern(name);
  return new RegExp(`(?<![\\w@./-])${written}(?![\\w./-])`, "i").test(manifest ?? "");
}
function goVersion({ text }) {
  return Number(/^go 1\.(\d{1,3})/m.exec(text("go.mod") ?? "")?.[1] ?? 0) >= 16 ? [{ text: "Never import `io/ioutil`.", from: "go.mod" }] : [];
}
function namespaces({ text }) {
  return /^\s*csharp_style_namespace_declarations\s*=\s*file_scoped\b/m.test(text(EDITOR_CONFIG) ?? "") ? [{ text: "In C#, use file-scoped namespaces.", from: EDITOR_CONFIG }] : [];
}
var EDITOR_CONFIG = ".editorconfig";
function joinCodes(codes) {
  let written = codes.map((code) => `\`${code}\``);
  return written.length <= 1 ? written[0] ?? "" : `${written.slice(0, -1).join(", ")} or ${written.at(-1) ?? ""}`;
}

// src/jobs/init/keep-readable.ts
var WITH_MACROS = /* @__PURE__ */ new Set(["c", "cpp"]), MAX_FAULTY_PART = 0.2, FILES_AT_ONCE = 32;
async function keepReadable(files, readHead, grammars) {
  return grammars === void 0 ? files : (await mapInOrder(files, FILES_AT_ONCE, async (file) => {
    let language = languageOf(file.path);
    if (language === void 0 || grammarOf(language) === void 0)
      return [file];
    let text = await readHead(file.path);
    return text !== void 0 && await isReadable(text, language, grammars) ? [file] : [];
  })).flat();
}
async function isReadable(text, language, grammars) {
  let faults = await grammars.findFaults(text, language);
  return faults === void 0 || !WITH_MACROS.has(language) ? faults?.length === 0 : faults.reduce((sum, { startLine, endLine }) => sum + endLine - startLine + 1, 0) <= MAX_FAULTY_PART * text.split(`
`).length;
}

// src/jobs/init/try-rules.ts
async function tryRules(rules, { parts }, grammars) {
  let results = [], readable = /* @__PURE__ */ new Map();
  for (let part of parts) {
    let { files, readHead } = await part.read();
    results.push(await tryOver(rules, part.language, { files, readHead }, grammars)), readable.set(part.language, (await keepReadable(files, readHead, grammars)).length), await grammars?.release?.();
  }
  return { tried: countBroken(rules, results), readable };
}
async function keepUnbroken(rules, { rest }, grammars) {
  let kept = rules;
  for (let part of rest) {
    let { language } = part, about = kept.filter(({ languages }) => languages === void 0 || languages.includes(language));
    if (about.length > 0) {
      let tried = countBroken(about, [await tryOver(about, language, await part.read(), grammars)]);
      kept = kept.filter(({ text }) => (tried.get(text)?.files ?? 0) === 0), await grammars?.release?.();
    }
  }
  return kept;
}
async function tryOver(rules, language, { files, readHead }, grammars) {
  let paths = files.map(({ path }) => path), guidelines = rules.flatMap(
    ({ text, languages }, index) => languages === void 0 || languages.includes(language) ? [ruleGuideline(index + FIRST_ID, text, paths)] : []
  ), { drafts, checkedKeys } = await runLiteralChecks(files, guidelines, { readHead, grammars });
  return { drafts, checkedKeys };
}
function countBroken(rules, results) {
  let byGuideline = groupBy(
    results.flatMap(({ drafts }) => drafts),
    ({ citation }) => Number(citation?.split(".")[0])
  );
  return new Map(
    rules.flatMap(({ text }, index) => {
      let id = index + FIRST_ID, keys = ruleGuideline(id, text, []).statements.map(statementKey), isTried = results.some(({ checkedKeys }) => keys.some((key) => checkedKeys.has(key))), own = byGuideline.get(id) ?? [], [first] = own, example = first && `${first.path}${first.line === void 0 ? "" : `:${first.line}`}`, broken = {
        files: new Set(own.map(({ path }) => path)).size,
        ...example === void 0 ? {} : { example }
      };
      return isTried ? [[text, broken]] : [];
    })
  );
}
var FIRST_ID = 2;

// src/jobs/init/write-instructions.ts
var MIN_FILES = 20, FILES_FOR_ONE_BROKEN = 100, MAX_USUAL_RULES = 12, MAX_USUAL_RULES_OF_A_GROUP = 5;
async function writeInstructions(workspace, sample, grammars) {
  let owners = await readOwners(workspace, []), configured = suggestRules(await readConfiguration(workspace)).flatMap((rule) => compileRule(rule, owners)), said = new Set(configured.map(topicOf)), sizes = new Map(sample?.parts.map(({ language, size }) => [language, size])), groups = [...USUAL_RULES, ...EITHER_RULES].map(
    (group) => compileGroup(group, sizes, owners).filter((rule) => !said.has(topicOf(rule)))
  ), { tried, readable } = sample === void 0 ? NOTHING_TRIED : await tryRules([...configured, ...groups.flat()], sample, grammars), broken = configured.flatMap((rule) => {
    let { files = 0, example } = tried.get(rule.text) ?? {};
    return example !== void 0 && files * FILES_FOR_ONE_BROKEN > countFiles(readable, listLanguages(rule)) ? [{ text: rule.text, from: rule.from, files, example }] : [];
  }), isBroken = new Set(broken.map(({ text: text2 }) => text2)), rules = configured.filter(({ text: text2 }) => !isBroken.has(text2)), likely = chooseUsual(countAgain(groups, readable), tried), usual = sample === void 0 ? likely : await keepUnbroken(likely, sample, grammars);
  return { text: `${[
    "# Instructions for this repository",
    ...rules.length + usual.length === 0 ? [] : [RULES_HEADING],
    ...list(
      "These follow from the configuration. `housestyle guidelines --statements` shows how they are checked.",
      rules
    ),
    ...list("No file that was looked at breaks these. Remove those that nobody wants.", usual)
  ].join(`

`)}
`, rules: [...rules, ...usual], broken };
}
var NOTHING_TRIED = { tried: /* @__PURE__ */ new Map(), readable: /* @__PURE__ */ new Map() };
function topicOf({ text }) {
  return /`[^`]+`/.exec(text)?.[0] ?? text;
}
function list(comment, rules) {
  return rules.length === 0 ? [] : [`<!-- ${comment} -->`, rules.map(({ text }) => `- ${text}`).join(`
`)];
}
function compileGroup(group, sizes, owners) {
  return group.flatMap(({ text, languages }) => {
    let files = countFiles(sizes, languages);
    return files < MIN_FILES ? [] : compileRule({ text, from: `${files} files` }, owners).map((rule) => ({ ...rule, languages }));
  });
}
function countAgain(groups, readable) {
  return groups.map(
    (group) => group.flatMap((rule) => {
      let files = countFiles(readable, rule.languages);
      return files < MIN_FILES ? [] : [{ ...rule, from: `${files} files` }];
    })
  );
}
function countFiles(sizes, languages = [...sizes.keys()]) {
  return languages.reduce((sum, language) => sum + (sizes.get(language) ?? 0), 0);
}
function listLanguages({ text }) {
  let [compiled] = compileGuideline(ruleGuideline(FIRST_ID2, text, [])), languages = (compiled?.kind === "checked" ? compiled.checks : []).flatMap(({ clause, finder }) => clause.scope.languages ?? finder.languages ?? [""]);
  return languages.length === 0 || languages.includes("") ? void 0 : [...new Set(languages)];
}
function chooseUsual(groups, tried) {
  let kept = groups.map((group) => group.filter(({ text }) => tried.get(text)?.files === 0)), usual = kept.slice(0, USUAL_RULES.length).map((group) => group.slice(0, MAX_USUAL_RULES_OF_A_GROUP));
  return [...kept.slice(USUAL_RULES.length).filter((group) => group.length === 1), ...usual].flat().slice(0, MAX_USUAL_RULES);
}
function compileRule(rule, owners) {
  let [compiled] = compileGuideline(ruleGuideline(FIRST_ID2, rule.text, []));
  if (compiled?.kind !== "checked")
    return [];
  let left = compiled.checks.filter((check) => stepBack(check, owners) === void 0);
  return left.length === 0 ? [] : [{ ...rule, check: describeOutcome({ ...compiled, checks: left }, []).check ?? "" }];
}
var FIRST_ID2 = 2;

// src/reports/guidance/first-instructions.ts
var WIDTH = 120;
function instructionsText({ path, isWritten, text, rules, broken }, paint) {
  let counts = `${count(rules.length, "rule")}, ${rules.length === 1 ? "which is" : "all of them"} checked without a model.`, left = broken.flatMap(
    ({ text: rule, from, files, example }) => wrapText(
      `left out: ${oneLine(rule)} (${oneLine(from)}) ${count(files, "file")} of those looked at ${files === 1 ? "breaks" : "break"} it: ${oneLine(example)}`,
      WIDTH,
      { first: "  ", rest: "    " }
    )
  );
  if (!isWritten)
    return `${[paint("bold", `\u2500\u2500 ${path}`), "", text, paint("dim", counts), ...left].join(`
`)}
`;
  let rows = rules.flatMap((rule) => [
    ...wrapText(`${oneLine(rule.text)} (${oneLine(rule.from)})`, WIDTH, { first: "  ", rest: "    " }),
    ...wrapText(`\u2192 ${oneLine(rule.check)}`, WIDTH, { first: "    ", rest: "      " }).map((row) => paint("dim", row))
  ]);
  return `${[`Wrote ${paint("bold", path)}: ${counts}`, ...rows, ...left, "Read it, change what is not true, and commit it."].join(`
`)}
`;
}

// src/reports/guidance/first-files.ts
function firstFilesText(files, instructions, paint, columns) {
  let rows = files.map(({ path, state, existing }) => {
    switch (state) {
      case "written":
        return `${paint("green", "wrote")}   ${path}`;
      case "planned":
        return `${paint("green", "would write")}   ${path}`;
      case "kept":
        return `${paint("dim", "kept")}    ${oneLine(existing ?? path)}: it is there already`;
      case "empty":
        return `${paint("yellow", "nothing")} for ${path}: neither the configuration nor the code shows a rule; write it by hand, one rule a bullet`;
    }
  }), texts = files.filter(({ state }) => state === "planned").filter(({ path }) => path !== instructions?.path).map(({ path, text }) => `${paint("bold", `\u2500\u2500 ${path}`)}

${text}`), own = instructions === void 0 ? [] : [instructionsText(instructions, paint).trimEnd()], next = files.some(({ state }) => state === "written") ? ["Next: read the files, commit them, and open a pull request. `housestyle doctor` checks the rest."] : [];
  return `${[...texts, ...own, wrapListing(rows.join(`
`), columns), ...next].join(`

`)}
`;
}

// src/commands/init.ts
var INSTRUCTIONS = [INSTRUCTIONS_PATH, "AGENTS.md", "CLAUDE.md", ".claude/CLAUDE.md", "GEMINI.md"];
async function runInit(line, terminal) {
  let { root, workspace, around } = await openFolder(line.repo);
  await refuseNoRepository(line.repo), await refuseSparse(around);
  let follow = followExtends(line, terminal), unread = await noteConfigFault(line, workspace, follow);
  unread !== void 0 && terminal.say(unread.sentence);
  let options = await readCommandOptions(line, workspace, follow), { dryRun } = options, first = await findFirst(workspace, INSTRUCTIONS) !== void 0 ? NO_INSTRUCTIONS : await suggestFromCode(root, workspace, options, terminal), planned = await planFiles(workspace, first, VERSION);
  dryRun || await writeFiles(
    root,
    new Map(planned.flatMap(({ path, state, text }) => state === "planned" ? [[path, text]] : []))
  );
  let files = dryRun ? planned : planned.map((file) => file.state === "planned" ? { ...file, state: "written" } : file), own = files.find(
    ({ path, state }) => path === INSTRUCTIONS_PATH && (state === "planned" || state === "written")
  ), instructions = own && { path: INSTRUCTIONS_PATH, isWritten: !dryRun, ...first };
  return await terminal.print(
    line.format === "json" ? jsonText({ path: INSTRUCTIONS_PATH, isWritten: own?.state === "written", ...first, files }) : firstFilesText(files, instructions, terminal.paint, terminal.columns)
  ), EXIT.done;
}
async function refuseNoRepository(repo) {
  let opened = await openRepository(repo ?? ".");
  if (opened.kind === "repository")
    opened.repository.close();
  else if (repo === void 0 && opened.code === "not-a-repository")
    throw usageError(
      opened.code,
      opened.message,
      "Run this in your clone, or run `git init` first. `--repo FOLDER` writes the files into a folder without git."
    );
}
async function refuseSparse(around) {
  let first = (around.kind === "repository" ? await around.repository.leftOutPaths() : []).find((path) => path.startsWith(".github/") || INSTRUCTIONS.includes(path));
  if (first !== void 0)
    throw usageError(
      "sparse-checkout",
      `The repository has a file "${first}", which is not on the disk, because this clone is a sparse checkout`,
      "Bring what is there back first: `git sparse-checkout add .github`, or `git sparse-checkout disable` for all files."
    );
}
var NO_INSTRUCTIONS = { text: "", rules: [], broken: [] };
async function suggestFromCode(root, workspace, settings, terminal) {
  terminal.progress("Looking at what the code follows \u2026");
  let sample = await sampleCode(root, SAMPLED_LANGUAGES, settings);
  try {
    return await writeInstructions(workspace, sample, loadGrammars());
  } finally {
    sample?.close();
  }
}
async function planFiles(workspace, first, version) {
  let plan = async (path, text, existing) => ({
    path,
    text,
    ...existing === void 0 ? { state: text === "" ? "empty" : "planned" } : { state: "kept", existing }
  });
  return Promise.all([
    plan(INSTRUCTIONS_PATH, first.rules.length === 0 ? "" : first.text, await findFirst(workspace, INSTRUCTIONS)),
    plan(CONFIGURATION_PATH, writeFirstConfiguration(), await findFirst(workspace, [CONFIGURATION_PATH])),
    plan(WORKFLOW_PATH, writeWorkflow(version), await findWorkflow(workspace))
  ]);
}
async function findFirst(workspace, paths) {
  for (let path of paths)
    if ((await workspace.read(path)).kind !== "missing")
      return path;
}
async function findWorkflow(workspace) {
  let entries = await workspace.list(".github/workflows");
  for (let { path } of entries.filter((entry) => /\.ya?ml$/.test(entry.path))) {
    let read = await readText(workspace, path);
    if (read.kind === "text" && /^\s*-?\s*uses:\s*\S*\/housestyle@/m.test(read.source.text))
      return path;
  }
  return findFirst(workspace, [WORKFLOW_PATH]);
}
export {
  runInit
};
