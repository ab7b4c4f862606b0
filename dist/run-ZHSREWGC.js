import {
  COMMANDS as COMMANDS,
  FLAGS as FLAGS,
  OPTION_GROUPS as OPTION_GROUPS,
  commandFlags as commandFlags,
  commandOptions as commandOptions,
  findOptionUse as findOptionUse,
  isFlagOf as isFlagOf,
  checkFolder as checkFolder,
  checkWorkingDirectory as checkWorkingDirectory
} from "./joined-05017b85.js";
import {
  suggestionFor as suggestionFor,
  OPTIONS as OPTIONS,
  REVIEW_FAIL_ON as REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON as VALIDATE_FAIL_ON,
  listNames as listNames,
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES,
  reportWidth as reportWidth,
  wrapMessage as wrapMessage,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import {
  checkServer as checkServer
} from "./joined-a845ed26.js";
import {
  createKeyCutter as createKeyCutter,
  listEnvironmentKeys as listEnvironmentKeys,
  byLines as byLines,
  printed as printed,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  EXIT as EXIT,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import {
  wordsIn as wordsIn
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-RGP6QW34.js";

// src/commands/arguments/command-line.ts
import { parseArgs } from "node:util";

// src/commands/arguments/named-command.ts
function readCommand(word) {
  if (word === void 0)
    return;
  let names = COMMANDS.map((command2) => command2.name), command = names.find((name) => name === word);
  if (command === void 0)
    throw usageError(
      "unknown-command",
      `Unknown command \`${word}\``,
      OTHER_NAMES.get(word) ?? suggestApart(word, names) ?? suggestionFor(word, names, "`housestyle help` lists the commands.")
    );
  return command;
}
function suggestApart(word, names) {
  let [first = ""] = word.split(" ", 1);
  return word.includes(" ") && names.includes(first) ? `It was given as one argument. Write \`housestyle ${word}\` without quotes around it.` : void 0;
}
var OTHER_NAMES = /* @__PURE__ */ new Map([
  ["audit", "Use `housestyle review --all-files`."],
  ["check", "Use `housestyle validate` for instruction files, or `housestyle review` for a change."],
  ["diff", "Use `housestyle changes`, or `housestyle review --diff FILE`."],
  ["explain", "Use `housestyle rules ID` for a rule of the validator, or `housestyle why RULE FILE` for one of yours."],
  ["fix", "Use `housestyle validate --fix`."],
  ["lint", "Use `housestyle validate`."],
  ["list", "Use `housestyle guidelines`."],
  ["prompt", "Use `housestyle dump`."]
]);
function checkValues(command, operands, format) {
  let formats = COMMANDS.find((spec) => spec.name === command)?.formats ?? [];
  if (command !== void 0 && format !== void 0 && !formats.includes(format))
    throw usageError(
      "unknown-format",
      `\`${command}\` has no format \`${format}\``,
      `Its formats are ${formats.join(", ")}.`
    );
  if (operands.length > mostOperands(command))
    throw usageError(
      "unexpected-operand",
      `\`${command ?? ""}\` takes ${["no operand", "one operand", "two operands"][mostOperands(command)] ?? ""}, but "${operands.at(-1) ?? ""}" was given`,
      suggestForOperand(command, operands.at(-1))
    );
}
function mostOperands(command) {
  return (command === void 0 ? void 0 : MOST_OPERANDS[command]) ?? 0;
}
var MOST_OPERANDS = {
  validate: 1 / 0,
  why: 2,
  rules: 1,
  completion: 1,
  publish: 1
};
function suggestForOperand(command, operand) {
  if (operand === "true" || operand === "false")
    return `Write the value of a flag after \`=\`, as in \`--verify=${operand}\`.`;
  let flag = findMeantFlag(operand ?? "");
  return flag !== void 0 ? flag : /^#?\d+$|\/(?:pull|merge_requests)\/\d+/.test(operand ?? "") ? OF_PULL_REQUESTS : (command === void 0 ? void 0 : OPERAND_HINTS[command])?.replace("\u2026", () => operand ?? "\u2026") ?? "To name revisions, use `--base` and `--head`; `--paths` limits the files.";
}
function findMeantFlag(operand) {
  let [, dash = "", name = "", value = ""] = /^([\u2013\u2014-]?)([a-z][a-z-]*)(=.*)?$/u.exec(operand) ?? [];
  if (!(![...OPTIONS, ...FLAGS].some((spec) => spec.name === name) || dash === "" && value === ""))
    return `Did you mean \`--${name}${value}\`${dash === "" ? "" : ", with two hyphens"}?`;
}
var OF_PULL_REQUESTS = "For a pull request, check it out (`gh pr checkout NUMBER`), or review its diff: `gh pr diff NUMBER | housestyle review --diff -`.", TO_ANOTHER_FOLDER = "To name another folder, use `--repo`.", OPERAND_HINTS = {
  why: "Put the words of a rule in quotes.",
  agents: "`--agent \u2026` names one agent, and `--message` shows who would answer a text.",
  guidelines: "`--for \u2026` shows what counts for a file.",
  rules: "Name one rule at a time.",
  completion: "Name one shell at a time.",
  publish: "Name the one folder that has the results of all jobs.",
  fleet: "Write `--owner \u2026`.",
  doctor: TO_ANOTHER_FOLDER,
  init: TO_ANOTHER_FOLDER,
  learn: TO_ANOTHER_FOLDER,
  lsp: "The editor names the folders."
};

// src/commands/arguments/given-flags.ts
function listFlagTypes() {
  let own = FLAGS.map(
    (flag) => [
      flag.name,
      {
        type: flag.type === "switch" || flag.type === "optional" ? "boolean" : "string",
        ...flag.short === void 0 ? {} : { short: flag.short }
      }
    ]
  ), shared = OPTIONS.map(
    (spec) => [spec.name, { type: spec.type === "boolean" ? "boolean" : "string" }]
  );
  return Object.fromEntries([...shared, ...own]);
}
function addFlag(given, { rawName, value, argument, isApart }, { command, table }) {
  let { name, isNegated } = nameFlag(rawName, table), type = table[name]?.type;
  if (type === void 0) {
    let written = argument.startsWith("--") ? rawName : argument.split("=", 1)[0] ?? rawName;
    throw usageError("unknown-flag", `Unknown flag \`${written}\``, suggestForFlag(written, command));
  }
  if (checkCommand(name, command), isNegated) {
    negate(given, name, value);
    return;
  }
  if (type === "string" && value === void 0)
    throw usageError("flag-value", `\`--${name}\` needs a value`, describeValue(name, command));
  type === "string" && isApart && refuseSwallowed(name, value ?? "", table), checkChoice(name, value), checkThreshold(value, { name, command });
  let earlier = given.get(name)?.value, list = isList(name) ? [...Array.isArray(earlier) ? earlier : [], value ?? ""] : void 0;
  given.set(name, { value: list ?? value ?? "true", where: { kind: "named", name: `--${name}` } });
}
function refuseSwallowed(name, value, table) {
  let [flag = ""] = value.split("=", 1);
  if (flag.startsWith("-") && Object.hasOwn(table, nameFlag(flag, table).name))
    throw usageError(
      "flag-value",
      `\`--${name}\` needs a value, but the flag \`${flag}\` follows`,
      `Write the value before \`${flag}\`. If it is the value, write \`--${name}=${value}\`.`
    );
  if (value.startsWith("="))
    throw usageError(
      "flag-value",
      `The value of \`--${name}\` is "${value}"`,
      `Write \`--${name} VALUE\` or \`--${name}=VALUE\`, without a space before \`=\`.`
    );
}
function describeValue(name, command) {
  let own = FLAGS.find((spec) => spec.name === name && (command === void 0 || isFlagOf(spec, command))), words = (command === void 0 ? void 0 : (own ?? findOptionUse(name))?.inCommand?.[command]) ?? (own ?? OPTIONS.find((spec) => spec.name === name))?.description ?? "";
  return `\`--${name}\`: ${words}.`;
}
function nameFlag(rawName, table) {
  let written = rawName.replace(/^--?/, ""), isShort = !rawName.startsWith("--"), name = isShort ? Object.keys(table).find((key) => table[key]?.short === written) : written, positive = written.startsWith("no-") ? written.slice(3) : "", isNegated = !isShort && !Object.hasOwn(table, written) && Object.hasOwn(table, positive);
  return { name: isNegated ? positive : name ?? written, isNegated };
}
function negate(given, name, value) {
  let isOption = OPTIONS.some((spec) => spec.name === name && spec.type === "boolean"), isSwitch = FLAGS.some((flag) => flag.name === name && (flag.type === "switch" || flag.type === "optional"));
  if (value !== void 0 || !isOption && !isSwitch && name !== "color")
    throw usageError("flag-value", `\`--no-${name}\` cannot be used`, `Write \`--${name} VALUE\`, or leave it out.`);
  if (given.delete(name), !isSwitch) {
    let negated = name === "color" ? "never" : "false";
    given.set(name, { value: negated, where: { kind: "named", name: `--no-${name}` } });
  }
}
function suggestForFlag(written, command) {
  let name = written.replace(/^--?/, ""), [beforeColon, afterColon] = splitOnce(name, ":");
  if (afterColon !== void 0 && [...OPTIONS, ...FLAGS].some((spec) => spec.name === beforeColon))
    return `Write \`--${beforeColon}=${afterColon}\`.`;
  if (command === void 0 && COMMANDS.some((spec) => spec.name === name))
    return `Write \`housestyle ${name}\`: a command has no dashes.`;
  if ((COMMANDS.find((spec) => spec.name === command)?.formats ?? []).includes(name))
    return `Write \`--format ${name}\`.`;
  let names = [...commandFlags(command), ...commandOptions(command)].map((spec) => `--${spec.name}`);
  return (name.length === 1 ? suggestForLetter(name, names) : void 0) ?? suggestionFor(
    name.length === 1 ? name : `--${name}`,
    names,
    `\`housestyle help${command === void 0 ? "" : ` ${command}`}\` lists the flags.`
  );
}
function splitOnce(text, mark) {
  let at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
function suggestForLetter(letter, names) {
  let found = names.filter((name) => name.startsWith(`--${letter.toLowerCase()}`)).map((name) => `\`${name}\``);
  return found.length === 0 || found.length > MAX_NAMED ? void 0 : `Write the whole name: ${listNames(found, "or")}.`;
}
var MAX_NAMED = 6;
function checkThreshold(value, { name, command }) {
  let words = command === "validate" ? VALIDATE_FAIL_ON : REVIEW_FAIL_ON;
  if (name === "fail-on" && (command === "review" || command === "validate") && !words.includes(value ?? "")) {
    let names = listNames(
      words.map((word) => `\`${word}\``),
      "or"
    );
    throw usageError("flag-value", `\`--fail-on\` of \`${command}\` must be ${names}, not "${value ?? ""}"`);
  }
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
var ON_A_COMMAND_LINE = /* @__PURE__ */ new Map([["pull-request", ` ${OF_PULL_REQUESTS}`]]);
function checkCommand(name, command) {
  if (command === void 0 || isFlag(name, command) || commandOptions(command).some((spec) => spec.name === name))
    return;
  let readBy = FLAGS.find((spec) => spec.name === name)?.commands ?? "all", message = `\`${command}\` has no flag \`--${name}\``;
  if (readBy !== "all" && "allBut" in readBy)
    throw usageError("flag-of-another-command", message, "It would have no effect; leave it out.");
  let readers = readBy === "all" ? findOptionUse(name)?.commands ?? [] : readBy;
  throw usageError(
    "flag-of-another-command",
    message,
    readers.length === 0 ? `\`${name}\` is an input of the Action, and has no effect on the command line.${ON_A_COMMAND_LINE.get(name) ?? ""}` : `\`--${name}\` is a flag of ${readers.join(", ")}.`
  );
}
function isFlag(name, command) {
  return FLAGS.some(
    (flag) => flag.name === name && (flag.commands === "all" || command !== void 0 && isFlagOf(flag, command))
  );
}
function isList(name) {
  return [...OPTIONS, ...FLAGS].some((spec) => spec.name === name && spec.type === "list");
}

// src/commands/arguments/validate-flags.ts
function refuseMixedFlags(given) {
  for (let [name, isUseless, hint] of listConflicts(given))
    if (isUseless)
      throw usageError("mixed-flags", `\`--${name}\` does nothing here`, hint);
}
function listConflicts(given) {
  let has = (name) => given.has(name), isSuggest = given.get("fix")?.value === "suggest", isOtherFormat = has("format") && given.get("format")?.value !== "text", alone = "The baseline is always written for all findings of the named paths. Use one of the two.";
  return [
    ["dry-run", has("dry-run") && !has("fix"), "`validate` writes files only with `--fix`."],
    ["summary", has("summary") && has("format"), "The summary has no other format. Use `--summary` or `--format`."],
    ["summary", has("summary") && isSuggest, "Use `--summary` or `--fix=suggest`."],
    [
      "fix=suggest",
      isSuggest && isOtherFormat,
      "`--format json` has the suggestions of each finding anyway; the other formats show none."
    ],
    ...["fix", "summary", "rule", "severity", "format", "sarif-file"].map(
      (name) => [name, has("write-baseline") && has(name), alone]
    )
  ];
}

// src/commands/arguments/command-line.ts
function readCommandLine(args) {
  let table = listFlagTypes(), { tokens } = parseArgs({
    args: [...args],
    options: table,
    strict: !1,
    allowPositionals: !0,
    tokens: !0
  }), words = tokens.flatMap((token) => token.kind === "positional" ? [token.value] : []), asksForHelp = words[0] === "help", asksForVersion = words[0] === "version", operands = asksForVersion || asksForHelp && words[1] === "help" ? [] : words.slice(asksForHelp ? 1 : 0), command = readCommand(operands[0]), given = /* @__PURE__ */ new Map();
  for (let token of tokens)
    if (token.kind === "option") {
      let { rawName, value, index } = token, isApart = token.inlineValue === !1;
      addFlag(given, { rawName, value, argument: args[index] ?? rawName, isApart }, { command, table });
    }
  let line = makeCommandLine(command, operands.slice(1), given);
  return { ...line, help: line.help ?? (asksForHelp ? "usual" : void 0), version: line.version || asksForVersion };
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
      [...given].filter(
        ([name, { value }]) => (
          // As an input of the Action: `--api-key "$KEY"` gives no key if there is no such variable.
          value !== "" && OPTIONS.some((spec) => spec.name === name) && !isFlag(name, command)
        )
      )
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
    owner: text("owner"),
    part: text("part"),
    merge: list("merge"),
    report: given.has("report"),
    history: isFlag("history", command) ? text("history") : void 0,
    postedBy: text("posted-by"),
    fix: text("fix") === "suggest" ? "suggest" : given.has("fix") ? "safe" : void 0,
    rules: list("rule"),
    severity: DIAGNOSTIC_SEVERITIES.find((severity) => severity === text("severity")),
    summary: given.has("summary"),
    search: text("search"),
    writeBaseline: given.has("write-baseline"),
    price: text("price"),
    config: text("config"),
    format,
    output: text("output"),
    quiet: given.has("quiet"),
    color,
    progress: text("progress") ?? "auto",
    help: given.has("help") ? text("help") === "all" ? "all" : "usual" : void 0,
    version: given.has("version")
  };
  return refuseMixedSources(line), command === "validate" && !line.help && refuseMixedFlags(given), line;
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

// src/commands/arguments/help.ts
function drawHelp(command, isComplete = !1, columns) {
  let width = reportWidth(columns), spec = COMMANDS.find(({ name }) => name === command), whole = spec === void 0 ? listCommands(width) : describeCommand(spec, command, width);
  return `${[...whole.length > READABLE_LINES && !isComplete && spec !== void 0 ? describeBriefly(spec, command, width) : whole, "", ...wrapText(exitCodes(spec), width, PLAIN)].join(`
`)}
`;
}
var OWN_NAMES = new Set(FLAGS.map(({ name }) => name)), READABLE_LINES = 60, COMMON = wordsIn(`
  base head staged working-tree diff all-files for statements in-force history purpose message shards shard
  commit-message agent provider model price api-key max-cost paths fix rule severity config min-severity fail-on
  format output help
`);
function exitCodes(spec) {
  let problems = spec === void 0 ? "findings or problems at or above --fail-on" : spec.problems;
  return `Exit codes: 0 done; ${problems === void 0 ? "" : `1 ${problems}; `}2 wrong use or configuration; 3 the run could not be done; 130 interrupted (143 by SIGTERM).`;
}
var PLAIN = { first: "", rest: "" };
function listCommands(width) {
  return [
    ...wrapText(
      "Housestyle reviews changes by your team's instruction files, checks these files, and shows prompts.",
      width,
      PLAIN
    ),
    "",
    "Usage: housestyle COMMAND [FLAGS]",
    "",
    ...COMMANDS.flatMap(({ name, description }) => row(name, description, width)),
    "",
    "Flags of most commands:",
    ...commandFlags().filter(({ commands }) => commands === "all" || "allBut" in commands).flatMap((flag) => flagRow(flag, void 0, width)),
    "",
    ...wrapText("`housestyle help COMMAND` shows the flags of a command, with examples.", width, PLAIN)
  ];
}
function describeBriefly(spec, command, width) {
  let flags = commandFlags(command).filter((flag) => spec.formats.length > 0 || flag.name !== "format"), options = commandOptions(command), rows = COMMON.flatMap((name) => {
    let flag = flags.find((one) => one.name === name), option = OWN_NAMES.has(name) ? void 0 : options.find((one) => one.name === name);
    return flag === void 0 ? option === void 0 ? [] : optionRow(option, command, width) : ownRow(flag, spec, command, width);
  }), isRare = (name) => !COMMON.includes(name) || OWN_NAMES.has(name), groups = [
    ["Other", flags.filter(({ name }) => !COMMON.includes(name))],
    ...OPTION_GROUPS.map(
      (group) => [group, options.filter((one) => isRare(one.name) && findOptionUse(one.name)?.group === group)]
    )
  ];
  return [
    ...beginning(spec, width),
    ...rows,
    "",
    ...wrapText(`More flags; \`housestyle ${spec.name} --help=all\` describes them:`, width, PLAIN),
    ...groups.flatMap(
      ([group, members]) => members.length === 0 ? [] : row(group, members.map(({ name }) => `--${name}`).join(" "), width)
    )
  ];
}
function beginning({ name, description, operands, examples }, width) {
  return [
    `Usage: housestyle ${name}${operands === void 0 ? "" : ` ${operands}`} [FLAGS]`,
    "",
    ...wrapText(`${description.charAt(0).toUpperCase()}${description.slice(1)}.`, width, PLAIN),
    "",
    "Examples:",
    ...examples.flatMap(([line, meaning]) => [
      `  ${line}`,
      ...wrapText(meaning, width, { first: "      ", rest: "      " })
    ]),
    "",
    "Flags:"
  ];
}
function describeCommand(spec, command, width) {
  let options = commandOptions(command), groups = OPTION_GROUPS.flatMap((group) => {
    let own = options.filter((option) => findOptionUse(option.name)?.group === group);
    return own.length === 0 ? [] : ["", `${group}:`, ...own.flatMap((option) => optionRow(option, command, width))];
  });
  return [
    ...beginning(spec, width),
    ...commandFlags(command).filter(({ name }) => spec.formats.length > 0 || name !== "format").flatMap((flag) => ownRow(flag, spec, command, width)),
    ...groups,
    ...groups.length === 0 ? [] : [
      "",
      ...wrapText(
        "Flags in groups are also inputs of the Action and keys of .github/housestyle.yml.",
        width,
        PLAIN
      ),
      "`--no-NAME` sets a flag that is on by default to false."
    ]
  ];
}
function ownRow(flag, { formats }, command, width) {
  return flag.name === "format" ? row("--format \u2026", formats.join(", "), width) : flagRow(flag, command, width);
}
function flagRow({ name, type, short, choices, description, inCommand }, command, width) {
  let value = type === "switch" ? "" : type === "optional" ? `[=${choices?.join("|") ?? "\u2026"}]` : " \u2026";
  return row(
    `${short === void 0 ? "" : `-${short}, `}--${name}${value}`,
    (command && inCommand?.[command]) ?? description,
    width
  );
}
function optionRow(option, command, width) {
  let said = (command && findOptionUse(option.name)?.inCommand?.[command]) ?? option.description;
  return row(
    `--${option.name}${option.type === "boolean" ? "" : " \u2026"}`,
    `${said.replace(`${command}: `, "")}${describeDefault(option)}`,
    width
  );
}
function describeDefault({ type, default: given }) {
  return given === void 0 || type === "boolean" && given === "false" ? "" : type === "boolean" ? " (on by default)" : ` (${given})`;
}
var NAME_COLUMN = 26;
function row(name, description, width) {
  let blank = " ".repeat(NAME_COLUMN + 3);
  return name.length <= NAME_COLUMN ? wrapText(description, width, { first: `  ${name.padEnd(NAME_COLUMN)} `, rest: blank }) : [`  ${name}`, ...wrapText(description, width, { first: blank, rest: blank })];
}

// src/commands/arguments/missing-command.ts
function missingCommand(args) {
  let given = args.flatMap((arg) => /^--(?:no-)?([a-z-]+)/.exec(arg)?.[1] ?? []), example = COMMANDS.find(({ name }) => {
    let known = new Set([...commandFlags(name), ...commandOptions(name)].map((flag) => flag.name));
    return given.every((flag) => known.has(flag));
  }), named = example === void 0 ? "Name one" : `Name one, for example \`housestyle ${example.name}\``;
  return usageError("missing-command", "The command is missing", `${named}; \`housestyle help\` lists all.`);
}

// src/commands/output/terminal.ts
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { styleText } from "node:util";

// src/commands/output/progress.ts
function openProgress(output) {
  let shownAt = output.now(), pending, show = () => {
    pending !== void 0 && (output.write(pending), pending = void 0, shownAt = output.now());
  };
  return {
    say: (message) => {
      let isPlanned = pending !== void 0;
      pending = message;
      let left = shownAt + 1e3 - output.now();
      left <= 0 ? show() : isPlanned || output.later(show, left);
    },
    end: () => {
      pending = void 0;
    }
  };
}

// src/commands/output/terminal.ts
function openTerminal(line, signal) {
  let { cut } = createKeyCutter([...listEnvironmentKeys(process.env), ...listGivenKeys(line.options)]), colors = hasColor(line), write = (message) => {
    let lines = message.endsWith(`
`) ? message : `${message}
`;
    process.stderr.write(printed(wrapMessage(cut(lines), process.stderr.columns), { colors }));
  }, showsProgress = line.progress === "always" || line.progress !== "never" && !line.quiet && process.stderr.isTTY, progress = openProgress({
    write,
    now: readClock,
    later: (work, ms) => setTimeout(work, ms).unref()
  });
  return {
    print: async (result, { about, ...how } = {}) => {
      progress.end();
      let pieces = typeof result == "string" ? [result] : result;
      if (line.output === void 0) {
        await printPieces(byLines(pieces, (text) => printed(cut(text), { colors, ...how })));
        return;
      }
      await writePieces(line.output, byLines(pieces, cut)), showsProgress && write(`Wrote ${oneLine(line.output)}${about === void 0 ? "." : `: ${about}`}`);
    },
    say: (message) => {
      line.quiet || write(message);
    },
    progress: (message) => {
      showsProgress && progress.say(message);
    },
    readStandardInput: async () => {
      process.stdin.isTTY && write("Reading standard input, as nothing is piped in: paste a text and end it with Ctrl+D.");
      let { buffer } = await import("node:stream/consumers");
      return buffer(process.stdin);
    },
    cut,
    paint: colors ? (style, text) => styleText(style, text, { validateStream: !1 }) : (_style, text) => text,
    columns: terminalColumns(line),
    isShown: isAtTerminal(line),
    environment: process.env,
    signal
  };
}
function listGivenKeys(options) {
  return OPTIONS.flatMap(({ name, secret }) => {
    let value = secret === !0 ? options.get(name)?.value : void 0;
    return typeof value == "string" ? [value] : [];
  });
}
async function printPieces(pieces) {
  await pipeline(Readable.from(pieces), process.stdout, { end: !1 });
}
async function writePieces(output, pieces) {
  let { writeOutput } = await import("./write-output-IMKHQZ26.js");
  await writeOutput(output, pieces, "--output");
}
function isAtTerminal(line) {
  return terminalColumns(line) !== void 0;
}
function terminalColumns({ output }) {
  let { isTTY, columns } = process.stdout;
  return output === void 0 && isTTY ? columns : void 0;
}
function hasColor(line) {
  if (line.color !== "auto")
    return line.color === "always";
  let { NO_COLOR = "", FORCE_COLOR = "" } = process.env, isForced = FORCE_COLOR !== "" && FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return line.output === void 0 && NO_COLOR === "" && (isAtTerminal(line) || isForced);
}
function readClock() {
  let [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}

// src/commands/run.ts
async function runCommand(args, interruption) {
  let line = readCommandLine(args), terminal = openTerminal(line, interruption);
  if (line.version)
    return await terminal.print(`${VERSION}
`), EXIT.done;
  if (line.help !== void 0)
    return await terminal.print(drawHelp(line.command, line.help === "all", terminal.columns)), EXIT.done;
  if (line.command === void 0 && args.length > 0)
    throw missingCommand(args);
  return line.command === void 0 ? (terminal.say(drawHelp(void 0, !1, terminal.columns)), EXIT.usage) : (checkWorkingDirectory(), await checkFolder("--repo", line.repo), await checkFolder("--user-folder", line.userFolder), await checkOutputs(line), runNamed(line, line.command, terminal));
}
async function checkOutputs({ output, options }) {
  let sarifFile = options.get("sarif-file")?.value, named = [
    ["--output", output],
    ["--sarif-file", sarifFile]
  ];
  for (let [flag, path] of named)
    typeof path == "string" && await (await import("./write-output-IMKHQZ26.js")).refuseUnwritable(path, flag);
}
async function runNamed(line, command, terminal) {
  switch (command) {
    case "review":
      return (await import("./review-OKALFOYK.js")).runReview(line, terminal);
    case "plan":
      return (await import("./plan-LX5ONZX6.js")).runPlan(line, terminal);
    case "publish":
      return (await import("./publish-J4ESCGRW.js")).runPublish(line, terminal);
    case "validate":
      return (await import("./start-validation-475D4KDR.js")).startValidation(line, terminal);
    case "dump":
      return (await import("./dump-4U5X6ADD.js")).runDump(line, terminal);
    case "describe":
      return checkServer(process.env), (await import("./describe-OTO35WQH.js")).runDescribe(line, terminal);
    case "guidelines":
      return checkServer(process.env), (await import("./guidelines-3TC2M4RF.js")).runGuidelines(line, terminal);
    case "why":
      return (await import("./why-K7FCCXMU.js")).runWhy(line, terminal);
    case "init":
      return (await import("./init-BVJG5EBI.js")).runInit(line, terminal);
    case "agents":
      return (await import("./agents-XU4H4DC6.js")).runAgents(line, terminal);
    case "rules":
      return (await import("./rules-DCW2ZOVW.js")).runRules(line, terminal);
    case "changes":
      return (await import("./changes-SEBTJUHR.js")).runChanges(line, terminal);
    case "doctor":
      return (await import("./doctor-BZ2BUODQ.js")).runDoctor(line, terminal);
    case "completion":
      return (await import("./completion-2H4P7XRB.js")).runCompletion(line, terminal);
    case "learn":
      return checkServer(process.env), (await import("./learn-EHUKO65I.js")).runLearn(line, terminal);
    case "fleet":
      return checkServer(process.env), (await import("./fleet-63WGQTMK.js")).runFleet(line, terminal);
    case "lsp":
      return (await import("./lsp-GJMBR3Q3.js")).runLanguageServer(line, terminal);
  }
}
export {
  runCommand
};
