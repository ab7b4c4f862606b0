import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkFolder
} from "./chunk-Y44UMUBT.js";
import {
  listNames
} from "./chunk-FLSH6JJR.js";
import {
  DIAGNOSTIC_SEVERITIES
} from "./chunk-WXXCFTHO.js";
import {
  OPTIONS,
  suggestionFor
} from "./chunk-57G7HP3L.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  EXIT,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-JWLSZ374.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/arguments/command-line.ts
import { parseArgs } from "node:util";

// src/commands/arguments/command-table.ts
var COMMANDS = [
  {
    name: "review",
    description: "review a change by the repository's own guidelines",
    formats: ["text", "json", "markdown", "sarif", "github"]
  },
  {
    name: "validate",
    description: "check the instruction and settings files",
    formats: ["text", "compact", "json", "markdown", "sarif", "github"],
    operands: "[PATH\u2026]"
  },
  {
    name: "dump",
    description: "show the exact prompt that a review or an editor would send",
    formats: ["json", "markdown", "html"]
  },
  {
    name: "guidelines",
    description: "show for every instruction file, agent, prompt and skill whether it applies to a change, and why",
    formats: ["text", "json"]
  },
  {
    name: "init",
    description: "write first instructions from the repository's own configuration; `--dry-run` prints them",
    formats: ["text", "json"]
  },
  {
    name: "agents",
    description: "list the agents; for a message or a change, show who would review it and why",
    formats: ["text", "json"]
  },
  {
    name: "changes",
    description: "show the change as Housestyle reads it: files, hunks, commentable lines",
    formats: ["text", "json"]
  },
  {
    name: "rules",
    description: "list the validator's rules, or explain one of them with examples",
    formats: ["text", "json"],
    operands: "[ID]"
  },
  {
    name: "lsp",
    description: "check the files while they are edited: a language server for editors, over standard input and output",
    formats: []
  }
], FOR_A_CHANGE = ["review", "dump", "guidelines", "agents", "changes"], FLAGS = [
  {
    name: "base",
    type: "text",
    commands: FOR_A_CHANGE,
    description: "revision to compare with; its instructions guide the review; default: where the branch left the default branch"
  },
  { name: "head", type: "text", commands: FOR_A_CHANGE, description: "revision to review; default: HEAD" },
  { name: "staged", type: "switch", commands: FOR_A_CHANGE, description: "review the staged changes" },
  {
    name: "working-tree",
    type: "switch",
    commands: FOR_A_CHANGE,
    description: "review the tracked files as they are on disk"
  },
  {
    name: "diff",
    type: "text",
    commands: FOR_A_CHANGE,
    description: "review a unified diff from a file, or from standard input with `-`"
  },
  {
    name: "for",
    type: "list",
    commands: ["guidelines"],
    description: "file to show the guidelines for, without a change; can be repeated"
  },
  {
    name: "statements",
    type: "switch",
    commands: ["guidelines"],
    description: "list every statement, and how it is checked; without a change, those for all files"
  },
  {
    name: "history",
    type: "text",
    commands: ["guidelines"],
    description: "number of the last merged changes: for every statement, in how many of them it counted, was checked and found something"
  },
  {
    name: "in-force",
    type: "switch",
    commands: ["guidelines"],
    description: "hide what does not apply, and with `--statements` what directs nothing"
  },
  {
    name: "repo",
    type: "text",
    commands: "all",
    description: "folder of the repository; default: the one around the working directory"
  },
  {
    name: "user-folder",
    type: "text",
    commands: ["review", "dump", "guidelines", "agents", "validate", "lsp"],
    description: "folder with the user's own customizations, such as `~`: `.copilot/`, `.claude/`, `.agents/`"
  },
  {
    name: "message",
    type: "text",
    commands: ["review", "dump", "agents"],
    description: "your request, with `@name` for the agent that should do it; default for dump: the request of the purpose"
  },
  {
    name: "attach",
    type: "list",
    commands: ["dump"],
    description: "file of the head to add to the prompt; can be repeated"
  },
  {
    name: "compare",
    type: "text",
    commands: ["dump"],
    description: "with `--format html`: an earlier dump as JSON, to show the differences"
  },
  {
    name: "fix",
    type: "optional",
    choices: ["suggest"],
    commands: ["validate"],
    description: "fix the problems that have one certain solution; with `--dry-run`, only show the changes; `--fix=suggest` shows the other possible changes one by one and writes nothing"
  },
  {
    name: "rule",
    type: "list",
    commands: ["validate"],
    description: "report, or fix, only the findings of this rule; can be repeated"
  },
  {
    name: "severity",
    type: "choice",
    choices: ["error", "warning", "info"],
    commands: ["validate"],
    description: "report, or fix, only findings that are at least as severe: `error`, `warning` or `info`"
  },
  {
    name: "summary",
    type: "switch",
    commands: ["validate"],
    description: "print only how many findings each rule has"
  },
  {
    name: "write-baseline",
    type: "switch",
    commands: ["validate"],
    description: "record all current problems as known: writes the file of `--baseline`"
  },
  {
    name: "stdio",
    type: "switch",
    commands: ["lsp"],
    description: "talk over standard input and output, as without the flag; many editors add it"
  },
  { name: "format", type: "text", commands: "all", description: "how to print the result" },
  {
    name: "output",
    type: "text",
    commands: "all",
    description: "file to write the result to instead of standard output"
  },
  { name: "quiet", type: "switch", commands: "all", description: "print only errors on standard error" },
  {
    name: "color",
    type: "choice",
    choices: ["auto", "always", "never"],
    commands: "all",
    description: "`auto`, `always` or `never`"
  },
  { name: "help", type: "switch", commands: "all", description: "this text" },
  { name: "version", type: "switch", commands: "all", description: "the version" }
];
function commandOptions() {
  return OPTIONS.filter((spec) => spec.actionOnly !== !0);
}

// src/commands/arguments/command-line.ts
function readCommandLine(args) {
  let table = flagTable(), { tokens } = parseArgs({
    args: [...args],
    options: table,
    strict: !1,
    allowPositionals: !0,
    tokens: !0
  }), operands = tokens.flatMap((token) => token.kind === "positional" ? [token.value] : []), command = readCommand(operands[0]), given = /* @__PURE__ */ new Map(), lists = /* @__PURE__ */ new Map();
  for (let token of tokens) {
    if (token.kind !== "option")
      continue;
    let name = token.name, type = table[name]?.type;
    if (type === void 0)
      throw usageError("unknown-flag", `Unknown flag \`${token.rawName}\``, suggestionFor(name, Object.keys(table)));
    if (type === "string" && token.value === void 0)
      throw usageError("flag-value", `\`--${name}\` needs a value`);
    checkCommand(name, command), checkChoice(name, token.value);
    let value = isList(name) ? [...lists.get(name) ?? [], token.value ?? ""] : token.value ?? "true";
    Array.isArray(value) && lists.set(name, value), given.set(name, { value, where: { kind: "named", name: `--${name}` } });
  }
  return makeCommandLine(command, operands.slice(1), given);
}
function checkChoice(name, value) {
  let flag = FLAGS.find((spec) => spec.name === name), choices = flag?.choices ?? [], needsNone = flag?.type === "optional" && value === void 0;
  if (flag !== void 0 && choices.length > 0 && !needsNone && !choices.includes(value ?? ""))
    throw usageError(
      "flag-value",
      `\`--${name}\` must be ${listNames(
        choices.map((choice) => `\`${choice}\``),
        "or"
      )}, not "${value ?? ""}"`
    );
}
function suggestForOperand(command, operand) {
  return operand === "true" || operand === "false" ? `Write the value of a flag after \`=\`, as in \`--verify=${operand}\`.` : command === "rules" ? "Name one rule at a time." : "To name revisions, use `--base` and `--head`.";
}
function makeCommandLine(command, operands, given) {
  let text = (name) => {
    let value = given.get(name)?.value;
    return typeof value == "string" ? value : void 0;
  }, list = (name) => {
    let value = given.get(name)?.value;
    return Array.isArray(value) ? value.map(String) : [];
  }, format = text("format"), color = text("color") ?? "auto";
  checkValues(command, operands, format);
  let line = {
    command,
    operands,
    options: new Map(
      [...given].filter(([name]) => OPTIONS.some((spec) => spec.name === name) && !isFlag(name, command))
    ),
    base: text("base"),
    head: text("head"),
    staged: given.has("staged"),
    workingTree: given.has("working-tree"),
    diff: text("diff"),
    repo: text("repo"),
    userFolder: text("user-folder"),
    message: text("message"),
    attach: list("attach"),
    compare: text("compare"),
    forFiles: list("for"),
    statements: given.has("statements"),
    inForce: given.has("in-force"),
    history: isFlag("history", command) ? text("history") : void 0,
    fix: text("fix") === "suggest" ? "suggest" : given.has("fix") ? "safe" : void 0,
    rules: list("rule"),
    severity: DIAGNOSTIC_SEVERITIES.find((severity) => severity === text("severity")),
    summary: given.has("summary"),
    writeBaseline: given.has("write-baseline"),
    config: text("config"),
    format,
    output: text("output"),
    quiet: given.has("quiet"),
    color,
    help: given.has("help"),
    version: given.has("version")
  };
  return refuseMixedSources(line), line;
}
function checkValues(command, operands, format) {
  let formats = COMMANDS.find((spec) => spec.name === command)?.formats ?? [];
  if (command !== void 0 && format !== void 0 && !formats.includes(format))
    throw usageError(
      "unknown-format",
      `\`${command}\` has no format \`${format}\``,
      `Its formats are ${formats.join(", ")}.`
    );
  if (operands.length > (command === "validate" ? 1 / 0 : command === "rules" ? 1 : 0))
    throw usageError(
      "unexpected-operand",
      `\`${command ?? ""}\` takes ${command === "rules" ? "one rule" : "no operand"}, but "${operands.at(-1) ?? ""}" was given`,
      suggestForOperand(command, operands.at(-1))
    );
}
function refuseMixedSources(line) {
  let chosen = [
    ...line.head === void 0 ? [] : ["--head"],
    ...line.staged ? ["--staged"] : [],
    ...line.workingTree ? ["--working-tree"] : [],
    ...line.diff === void 0 ? [] : ["--diff"],
    ...line.forFiles.length === 0 ? [] : ["--for", ...line.base === void 0 ? [] : ["--base"]]
  ];
  if (chosen.length > 1)
    throw usageError(
      "mixed-sources",
      `${chosen.map((name) => `\`${name}\``).join(" and ")} cannot be given together`,
      "Choose one of them."
    );
}
function readCommand(word) {
  if (word === void 0)
    return;
  let names = COMMANDS.map((command2) => command2.name), command = names.find((name) => name === word);
  if (command === void 0)
    throw usageError("unknown-command", `Unknown command \`${word}\``, suggestionFor(word, names));
  return command;
}
function checkCommand(name, command) {
  let flag = FLAGS.find((spec) => spec.name === name);
  if (!commandOptions().some((spec) => spec.name === name) && command !== void 0 && flag !== void 0 && flag.commands !== "all" && !flag.commands.includes(command))
    throw usageError(
      "flag-of-another-command",
      `\`${command}\` has no flag \`--${name}\``,
      `\`--${name}\` is a flag of ${flag.commands.join(", ")}.`
    );
}
function isFlag(name, command) {
  return FLAGS.some(
    (flag) => flag.name === name && (flag.commands === "all" || command !== void 0 && flag.commands.includes(command))
  );
}
function isList(name) {
  return [...OPTIONS, ...FLAGS].some((spec) => spec.name === name && spec.type === "list");
}
function flagTable() {
  let own = FLAGS.map(
    (flag) => [flag.name, { type: flag.type === "switch" || flag.type === "optional" ? "boolean" : "string" }]
  ), shared = commandOptions().map(
    (spec) => [spec.name, { type: spec.type === "boolean" ? "boolean" : "string" }]
  );
  return Object.fromEntries([...own, ...shared]);
}

// src/commands/arguments/help.ts
function drawHelp(command) {
  let commands = COMMANDS.filter((spec) => command === void 0 || spec.name === command), flags = FLAGS.filter(
    (flag) => command === void 0 || flag.commands === "all" || flag.commands.includes(command)
  );
  return [
    "Usage:",
    ...commands.map(
      (spec) => row(
        `housestyle ${spec.name}${spec.operands === void 0 ? "" : ` ${spec.operands}`}`,
        `${spec.description} (${spec.formats.join(", ")})`
      )
    ),
    "",
    "Flags:",
    ...flags.map((flag) => row(`--${flag.name}${flag.type === "switch" ? "" : " \u2026"}`, flag.description)),
    "",
    "Options (also inputs of the Action and keys of .github/housestyle.yml):",
    ...commandOptions().map(
      (spec) => row(
        `--${spec.name}${spec.type === "boolean" ? "" : " \u2026"}`,
        `${spec.description}${spec.default === void 0 ? "" : ` (${spec.default})`}`
      )
    ),
    "",
    "Exit codes: 0 success; 1 findings or problems at or above --fail-on; 2 wrong usage or configuration; 3 the run failed.",
    ""
  ].join(`
`);
}
var NAME_COLUMN = 28;
function row(name, description) {
  return `  ${name.padEnd(NAME_COLUMN)} ${description}`;
}

// src/commands/terminal.ts
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { styleText } from "node:util";
var PROGRESS_AFTER_MS = 1e3;
function openTerminal(line, signal) {
  let startedAt = performance.now();
  return {
    print: (result) => print(result, line.output),
    say: (message) => {
      line.quiet || process.stderr.write(message.endsWith(`
`) ? message : `${message}
`);
    },
    progress: (message) => {
      !line.quiet && process.stderr.isTTY && performance.now() - startedAt > PROGRESS_AFTER_MS && process.stderr.write(`${message}
`);
    },
    readStandardInput: () => buffer(process.stdin),
    paint: hasColor(line) ? (style, text) => styleText(style, text, { validateStream: !1 }) : (_style, text) => text,
    environment: process.env,
    signal
  };
}
async function print(result, output) {
  if (output === void 0) {
    await pipeline(Readable.from(typeof result == "string" ? [result] : result), process.stdout, { end: !1 });
    return;
  }
  let { writeOutput } = await import("./write-output-XRK6J4M3.js");
  await writeOutput(output, result, "--output");
}
function hasColor(line) {
  return line.color !== "auto" ? line.color === "always" : line.output === void 0 && process.stdout.isTTY && (process.env.NO_COLOR ?? "") === "";
}

// src/commands/run.ts
async function runCommand(args, interruption) {
  let line = readCommandLine(args), terminal = openTerminal(line, interruption);
  return line.version ? (await terminal.print(`${VERSION}
`), EXIT.done) : line.help ? (await terminal.print(drawHelp(line.command)), EXIT.done) : line.command === void 0 ? (terminal.say(drawHelp(void 0)), EXIT.usage) : (await checkFolder("--repo", line.repo), await checkFolder("--user-folder", line.userFolder), runNamed(line, line.command, terminal));
}
async function runNamed(line, command, terminal) {
  switch (command) {
    case "review":
      return (await import("./review-6ZUWT6MR.js")).runReview(line, terminal);
    case "validate":
      return (await import("./start-validation-FONXF5GX.js")).startValidation(line, terminal);
    case "dump":
      return (await import("./dump-HQ7XPT6J.js")).runDump(line, terminal);
    case "guidelines":
      return (await import("./guidelines-DTI2QS6M.js")).runGuidelines(line, terminal);
    case "init":
      return (await import("./init-2LYEDQGM.js")).runInit(line, terminal);
    case "agents":
      return (await import("./agents-3S4JGLCY.js")).runAgents(line, terminal);
    case "rules":
      return (await import("./rules-AIXH2ESW.js")).runRules(line, terminal);
    case "changes":
      return (await import("./changes-Q5G4TD7O.js")).runChanges(line, terminal);
    case "lsp":
      return (await import("./lsp-ORY32PTD.js")).runLanguageServer(line, terminal);
  }
}
export {
  runCommand
};
