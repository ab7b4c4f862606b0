import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeOutcome
} from "./chunk-QBQ33HU5.js";
import "./chunk-VC5JRZCL.js";
import "./chunk-BHIZZSK3.js";
import {
  readOwners
} from "./chunk-Q7OKFDYH.js";
import {
  stepBack
} from "./chunk-U2XU7DNH.js";
import {
  compileGuideline
} from "./chunk-HHKMP4XT.js";
import "./chunk-2YC3TLQI.js";
import "./chunk-C7DQHY5N.js";
import {
  readStatements
} from "./chunk-H334AYWV.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-44RX5SR4.js";
import {
  listNames
} from "./chunk-FLSH6JJR.js";
import {
  readCommandOptions
} from "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import {
  wrapListing,
  wrapText
} from "./chunk-LVK5TPC5.js";
import {
  openFolder
} from "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-2OI6KSDN.js";
import {
  readJsonc
} from "./chunk-YDCA3GX4.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import {
  PROJECT_URL
} from "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import {
  CONFIG_PATH
} from "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-7XSFURWN.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  writeFiles
} from "./chunk-S2A2SQY5.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/jobs/init/first-files.ts
var WORKFLOW_PATH = ".github/workflows/housestyle.yml", CONFIGURATION_PATH = CONFIG_PATH;
function writeWorkflow(version) {
  return `# Reviews pull requests by the team's own instructions, and checks the instruction files that they change.
name: Housestyle
on:
  pull_request:
    types: [opened, reopened, synchronize, ready_for_review]
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
# The clients that the team works with: vscode, github, copilot-cli, claude.
# clients: [vscode, github]
`;
}

// src/jobs/init/read-configuration.ts
var NAMES = [
  ".editorconfig",
  ".gitattributes",
  ".nvmrc",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  ".prettierrc",
  ".prettierrc.json",
  ".prettierrc.yaml",
  ".prettierrc.yml",
  "Cargo.lock",
  "Cargo.toml",
  "biome.json",
  "biome.jsonc",
  "bun.lock",
  "bun.lockb",
  "eslint.config.cjs",
  "eslint.config.js",
  "eslint.config.mjs",
  "eslint.config.ts",
  ".eslintrc.cjs",
  ".eslintrc.js",
  ".eslintrc.json",
  ".eslintrc.yml",
  "go.mod",
  "package-lock.json",
  "package.json",
  "pnpm-lock.yaml",
  "poetry.lock",
  "prettier.config.cjs",
  "prettier.config.js",
  "prettier.config.mjs",
  "pyproject.toml",
  "ruff.toml",
  "rustfmt.toml",
  "tsconfig.json",
  "uv.lock",
  "yarn.lock"
], MAX_BYTES = 512 * 1024;
async function readConfiguration(workspace) {
  let texts = /* @__PURE__ */ new Map();
  for (let name of NAMES) {
    let read = await readText(workspace, name, MAX_BYTES);
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
    ...layout(configuration),
    ...commands(configuration),
    ...versions(configuration)
  ];
}
var ATTRIBUTES = ".gitattributes", MAX_PATTERNS = 10;
function generatedFiles({ text }) {
  let paths = (text(ATTRIBUTES) ?? "").split(`
`).flatMap((line) => {
    let [pattern = "", ...attributes] = line.trim().split(/\s+/);
    return attributes.some((one) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(one)) && /^[\w./*@-]+$/.test(pattern) ? [pattern] : [];
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
    ...python === void 0 ? [] : [
      {
        text: `Install packages with ${python === "uv.lock" ? "uv" : "Poetry"}, so that \`${python}\` stays up to date.`,
        from: python
      }
    ]
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
var LINTER_FILES = [
  "eslint.config.cjs",
  "eslint.config.js",
  "eslint.config.mjs",
  "eslint.config.ts",
  ".eslintrc.cjs",
  ".eslintrc.js",
  ".eslintrc.json",
  ".eslintrc.yml",
  "biome.json",
  "biome.jsonc",
  ".oxlintrc.json"
], SHARED = /typescript-eslint[^\n]{0,80}(?:recommended|strict)|configs\.(?:recommended|strict)/;
function isEnforced(rule, { text }) {
  return LINTER_FILES.some((name) => {
    let said = text(name) ?? "";
    return rule.test(said) || SHARED.test(said);
  });
}
var CHOICES = [
  { chosen: ["vitest"], others: ["@jest/globals", "jest"] },
  { chosen: ["dayjs", "date-fns", "luxon"], others: ["moment"] },
  { chosen: ["lodash-es", "es-toolkit"], others: ["lodash"] },
  { chosen: ["undici"], others: ["node-fetch"] }
];
function chosenPackages({ json }) {
  let manifest = json("package.json"), dependencies = new Set(
    ["dependencies", "devDependencies", "peerDependencies"].flatMap((key) => {
      let listed = manifest?.[key];
      return isRecord(listed) ? Object.keys(listed) : [];
    })
  );
  return CHOICES.flatMap(({ chosen, others }) => {
    let used = chosen.find((name) => dependencies.has(name));
    return used === void 0 || others.some((name) => dependencies.has(name)) ? [] : [{ text: `Never import ${joinCodes(others)}; use \`${used}\`.`, from: "package.json" }];
  });
}
function goVersion({ text }) {
  return Number(/^go 1\.(\d{1,3})/m.exec(text("go.mod") ?? "")?.[1] ?? 0) >= 16 ? [{ text: "Never import `io/ioutil`.", from: "go.mod" }] : [];
}
var FORMATTERS = [
  {
    names: [
      ".prettierrc",
      ".prettierrc.json",
      ".prettierrc.yaml",
      ".prettierrc.yml",
      "prettier.config.cjs",
      "prettier.config.js",
      "prettier.config.mjs"
    ],
    command: "prettier --write ."
  },
  { names: ["biome.json", "biome.jsonc"], command: "biome check --write" },
  { names: [".oxfmtrc.json"], command: "oxfmt" }
];
function layout(configuration) {
  let { text, first } = configuration, from = ".editorconfig", everything = /^\[\*\]\s*$([^[]*)/m.exec(text(from) ?? "")?.[1] ?? "", setting = (name) => new RegExp(`^\\s*${name}\\s*=\\s*([\\w-]+)`, "mi").exec(everything)?.[1]?.toLowerCase(), isFormatted = first(...FORMATTERS.flatMap(({ names }) => names), "rustfmt.toml", "go.mod") !== void 0, size = setting("indent_size");
  return isFormatted ? [] : [
    ...setting("indent_style") === "space" && size !== void 0 && /^\d$/.test(size) ? [{ text: `Indent with ${size} spaces, never with tabs.`, from }] : [],
    ...setting("indent_style") === "tab" ? [{ text: "Indent with tabs.", from }] : [],
    .../^\d{2,3}$/.test(setting("max_line_length") ?? "") ? [{ text: `Lines must not be longer than ${setting("max_line_length")} characters.`, from }] : [],
    ...setting("insert_final_newline") === "true" ? [{ text: "Files must end with a newline.", from }] : []
  ];
}
function commands({ text, json, first }) {
  let lock = first(...Object.keys(LOCKS)), manager = Object.entries(LOCKS).find(([name]) => name === lock)?.[1] ?? "npm", scripts = json("package.json")?.scripts, named = isRecord(scripts) ? ["lint", "types", "typecheck", "test"].filter((name) => name in scripts) : [], formatter = FORMATTERS.find(({ names }) => first(...names) !== void 0), python = text("pyproject.toml") ?? "", ruff = first("ruff.toml") ?? (/^\[tool\.ruff/m.test(python) ? "pyproject.toml" : void 0);
  return [
    ...formatter === void 0 ? [] : [{ text: `Format changed files with \`${formatter.command}\`.`, from: first(...formatter.names) ?? "" }],
    ...ruff === void 0 ? [] : [{ text: "Format and lint Python with `ruff format` and `ruff check`.", from: ruff }],
    ...ruff === void 0 && /^\[tool\.black/m.test(python) ? [{ text: "Format Python with `black`.", from: "pyproject.toml" }] : [],
    ...first("Cargo.toml") === void 0 ? [] : [{ text: "Run `cargo fmt` and `cargo clippy` before you commit.", from: "Cargo.toml" }],
    ...first("go.mod") === void 0 ? [] : [{ text: "Run `gofmt` and `go vet ./...` before you commit.", from: "go.mod" }],
    ...named.length === 0 ? [] : [
      {
        text: `Run ${listNames(named.map((name) => `\`${manager} run ${name}\``))} before you commit.`,
        from: "package.json"
      }
    ]
  ];
}
function versions({ text, json }) {
  let engines = json("package.json")?.engines, node = isRecord(engines) ? engines.node : void 0, python = /^requires-python\s*=\s*"([<>=~!.,\w *]{1,40})"/m.exec(text("pyproject.toml") ?? "")?.[1];
  return [
    ...typeof node == "string" && /^[\w .<>=^~|-]{1,60}$/.test(node) ? [{ text: `Use only features that Node.js \`${node}\` has.`, from: "package.json" }] : [],
    ...python === void 0 ? [] : [{ text: `Use only features that Python \`${python}\` has.`, from: "pyproject.toml" }]
  ];
}
function joinCodes(codes) {
  let written = codes.map((code) => `\`${code}\``);
  return written.length <= 1 ? written[0] ?? "" : `${written.slice(0, -1).join(", ")} or ${written.at(-1) ?? ""}`;
}

// src/jobs/init/write-instructions.ts
var INSTRUCTIONS_PATH = ".github/copilot-instructions.md", CHECKED = "## Rules", OTHERS = "## Rules for people and models";
async function writeInstructions(workspace) {
  let owners = await readOwners(workspace, []), rules = suggestRules(await readConfiguration(workspace)).flatMap((rule) => compileRule(rule, owners)), checked = rules.filter(({ check }) => check !== void 0), others = rules.filter(({ check }) => check === void 0);
  return { text: `${[
    "# Instructions for this repository",
    ...section(
      CHECKED,
      "<!-- These are checked without a model: `housestyle guidelines --statements` shows how. -->",
      checked
    ),
    ...section(OTHERS, "<!-- No program checks these. -->", others)
  ].join(`

`)}
`, rules: [...checked, ...others] };
}
function section(heading, comment, rules) {
  return rules.length === 0 ? [] : [heading, comment, rules.map(({ text }) => `- ${text}`).join(`
`)];
}
function compileRule(rule, owners) {
  let content = `${CHECKED}

- ${rule.text}
`, source = sourceText(INSTRUCTIONS_PATH, content), [compiled] = compileGuideline({
    content: { text: content, path: INSTRUCTIONS_PATH, origin: { kind: "file", source, offset: 0 } },
    statements: readStatements(FIRST_ID, content)
  });
  if (compiled?.kind !== "checked")
    return [rule];
  let left = compiled.checks.filter((check) => stepBack(check, owners) === void 0);
  return left.length === 0 ? [] : [{ ...rule, check: describeOutcome({ ...compiled, checks: left }, []).check ?? "" }];
}
var FIRST_ID = 2;

// src/reports/guidance/first-instructions.ts
var WIDTH = 120;
function instructionsText({ path, isWritten, text, rules }, paint) {
  let checked = rules.filter(({ check }) => check !== void 0).length, counts = `${count(rules.length, "rule")}, ${checked} of them checked without a model.`;
  if (!isWritten)
    return `${text}
${paint("dim", `This would be \`${path}\`: ${counts}`)}
`;
  let rows = rules.flatMap((rule) => [
    ...wrapText(`${oneLine(rule.text)} (${rule.from})`, WIDTH, { first: "  ", rest: "    " }),
    ...rule.check === void 0 ? [] : wrapText(`\u2192 ${oneLine(rule.check)}`, WIDTH, { first: "    ", rest: "      " }).map((row) => paint("dim", row))
  ]);
  return `${[`Wrote ${paint("bold", path)}: ${counts}`, ...rows, "Read it, change what is not true, and commit it."].join(`
`)}
`;
}

// src/reports/guidance/first-files.ts
function firstFilesText(files, instructions, paint) {
  let rows = files.map(({ path, state, existing }) => {
    switch (state) {
      case "written":
        return `${paint("green", "wrote")}   ${path}`;
      case "planned":
        return `${paint("green", "would write")}   ${path}`;
      case "kept":
        return `${paint("dim", "kept")}    ${oneLine(existing ?? path)}: it is there already`;
      case "empty":
        return `${paint("yellow", "nothing")} for ${path}: no configuration was found to read rules from; write it by hand, one rule a bullet`;
    }
  }), texts = files.filter(({ state }) => state === "planned").filter(({ path }) => path !== instructions?.path).map(({ path, text }) => `${paint("bold", `\u2500\u2500 ${path}`)}

${text}`), own = instructions === void 0 ? [] : [instructionsText(instructions, paint).trimEnd()], next = files.some(({ state }) => state === "written") ? ["Next: read the files, commit them, and open a pull request. `housestyle doctor` checks the rest."] : [];
  return `${[...texts, ...own, wrapListing(rows.join(`
`)), ...next].join(`

`)}
`;
}

// src/commands/init.ts
var INSTRUCTIONS = [INSTRUCTIONS_PATH, "AGENTS.md", "CLAUDE.md", ".claude/CLAUDE.md", "GEMINI.md"];
async function runInit(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), { dryRun } = await readCommandOptions(line, workspace), first = await writeInstructions(workspace), planned = await planFiles(workspace, first, VERSION);
  dryRun || await writeFiles(
    root,
    new Map(planned.flatMap(({ path, state, text }) => state === "planned" ? [[path, text]] : []))
  );
  let files = dryRun ? planned : planned.map((file) => file.state === "planned" ? { ...file, state: "written" } : file), own = files.find(
    ({ path, state }) => path === INSTRUCTIONS_PATH && (state === "planned" || state === "written")
  ), instructions = own && { path: INSTRUCTIONS_PATH, isWritten: !dryRun, ...first };
  return await terminal.print(
    line.format === "json" ? jsonText({ path: INSTRUCTIONS_PATH, isWritten: own?.state === "written", ...first, files }) : firstFilesText(files, instructions, terminal.paint)
  ), EXIT.done;
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
