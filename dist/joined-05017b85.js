import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  canBeListed,
  checkoutWorkspace,
  openRepository
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./joined-e117912a.js";
import { resolve } from "node:path";
// src/jobs/open/open-folder.ts
async function openFolder(repo) {
  let around = await openRepository(repo ?? ".");
  if (around.kind === "problem" && around.code === "bare-repository")
    throw usageError(around.code, around.message, around.hint);
  around.kind === "repository" && around.repository.close();
  let root = repo ?? (around.kind === "repository" ? around.repository.root : ".");
  if (!canBeListed(root))
    throw usageError(
      "folder-unreadable",
      `The folder "${resolve(root)}" cannot be read`,
      "Check its permissions: the files of a folder that cannot be listed are not found."
    );
  return { root, workspace: checkoutWorkspace(root, void 0, around), around };
}

import {
  UserError,
  usageError as usageError2
} from "./joined-e117912a.js";
import { existsSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, resolve as resolve2, sep } from "node:path";
// src/commands/open/folder.ts
function checkWorkingDirectory() {
  try {
    process.cwd();
  } catch (cause) {
    throw new UserError("no-working-directory", "The working directory no longer exists", {
      hint: "Change to another folder, and start the command again.",
      cause
    });
  }
}
async function checkFolder(flag, folder) {
  if (folder !== void 0 && !await isFolder(folder))
    throw usageError2("no-folder", `"${folder}" is not a folder`, `Check \`${flag}\`.`);
}
async function isFolder(path) {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
async function resolveOperands(root, operands) {
  let top = await realpath(root);
  return Promise.all(operands.map((operand) => resolveOperand(top, operand)));
}
async function resolveOperand(top, operand) {
  let path = relative(top, await resolveRealPath(top, operand));
  if (isAbsolute(path) || path.split(sep)[0] === "..")
    throw usageError2(
      "outside",
      `"${operand}" is outside of "${top}"`,
      "Name a path inside of it, or set `--repo` to another folder."
    );
  return refuseSubmodule(top, path), path.split(sep).join("/");
}
function refuseSubmodule(top, path) {
  let names = path === "" ? [] : path.split(sep), submodule = names.map((_, index) => names.slice(0, index + 1).join(sep)).find((folder) => existsSync(join(top, folder, ".git")));
  if (submodule !== void 0)
    throw usageError2(
      "submodule",
      `"${submodule}" is a submodule or another clone, which is checked by itself`,
      `Run \`housestyle validate --repo ${relative(".", join(top, submodule)) || "."}\`.`
    );
}
function suggestPath(top, operand) {
  let near = findMeantPath(top, operand);
  return near !== void 0 ? `Did you mean \`${near}\`?` : /[*?{]/.test(operand) ? `For a glob, use \`--paths '${operand}'\`.` : "Check the path; it is relative to the working directory.";
}
function findMeantPath(top, operand) {
  let slashed = operand.replaceAll("\\", "/"), found = [resolve2(slashed), join(top, slashed)].find((path) => existsSync(path));
  return found === void 0 ? void 0 : relative(".", found).split(sep).join("/");
}
async function resolveRealPath(top, operand) {
  try {
    return await realpath(resolve2(operand));
  } catch {
    throw usageError2("no-path", `"${operand}" does not exist`, suggestPath(top, operand));
  }
}

import {
  readOwnFile,
  MAX_PRICE,
  readOptions,
  describeMisplacedConfig,
  describeNestedExtends,
  describeUnreadExtends,
  keepUndecided,
  readWorkspaceConfig,
  standInFor,
  CONFIG_PATH,
  OPTIONS,
  sourceText
} from "./joined-1c6c8fb1.js";
import {
  readNamedServer,
  quote
} from "./joined-a845ed26.js";
import {
  fileErrorReason,
  usageError as usageError3
} from "./joined-e117912a.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
// src/options/kept-secret.ts
function describeKeptSecret({ options }) {
  let found = OPTIONS.find(({ name, secret }) => secret === true && hasText(options.get(name)?.value)), where = found === void 0 ? void 0 : options.get(found.name)?.where;
  if (!(found === void 0 || where?.kind !== "file"))
    return `\`${where.place.path}:${where.place.line ?? 1}\`: everybody who can read the repository can read \`${found.name}\`; revoke it, and give a new one as a secret of the workflow or in the environment.`;
}
function hasText(value) {
  return typeof value == "string" && value.trim() !== "";
}
// src/commands/arguments/command-options.ts
async function readCommandOptions(line, trusted, follow) {
  let own = await readOwnConfig(line, trusted), { config, flags, policy } = follow === void 0 ? { config: own, flags: line.options, policy: [] } : await follow(own, line.options), options = readOptions([flags, config.options], config.configOnly, policy);
  return line.price === void 0 ? options : { ...options, prices: [{ pattern: "*", price: readPrice(line.price) }] };
}
function readPrice(written) {
  let [input, output, ...others] = written.split(",").map((part) => part.trim() === "" ? NaN : Number(part));
  if (others.length > 0 || !isPrice(input) || !isPrice(output))
    throw usageError3(
      "flag-value",
      `\`--price\` must be two numbers from 0 to ${MAX_PRICE}, not ${quote(written)}`,
      "Write the price of a million input tokens and that of a million output tokens: `--price 1.25,10`."
    );
  return { input, output };
}
function isPrice(amount) {
  return amount !== void 0 && amount >= 0 && amount <= MAX_PRICE;
}
async function noteConfigFault(line, trusted, follow) {
  let misplaced = line.config === void 0 ? await describeMisplacedConfig(trusted) : void 0;
  if (misplaced !== void 0)
    return { sentence: misplaced, advice: `Move it to \`${CONFIG_PATH}\`.` };
  let own = await readOwnConfig(line, trusted), sentence = (line.config === void 0 ? describeKeptSecret(own) : void 0) ?? describeNestedExtends(own) ?? (follow === void 0 ? describeUnreadExtends(own) : void 0);
  return sentence === void 0 ? void 0 : { sentence };
}
async function readOwnConfig(line, trusted) {
  return line.config === void 0 ? readWorkspaceConfig(trusted, void 0) : readConfigFile(line.config);
}
async function readConfigFile(path) {
  let { readConfig } = await import("./read-config-text-RGQSH7B3.js");
  return readConfig(sourceText(path, await readConfigText(path)));
}
var MAX_MEBIBYTES = 16;
async function readConfigText(path) {
  try {
    return (await readOwnFile(path, MAX_MEBIBYTES)).toString("utf8");
  } catch (error) {
    throw usageError3(
      "config-unreadable",
      `The configuration "${path}" cannot be read: ${fileErrorReason(error)}`,
      "Check `--config`."
    );
  }
}
// src/commands/open/follow-extends.ts
function followExtends({ options }, terminal) {
  let token = options.get("github-token")?.value;
  if (typeof token != "string" || token === "")
    return;
  let reading, open = async () => {
    let { openExtended } = await import("./read-extended-M4OMOYIN.js"), apiUrl = readNamedServer(terminal.environment), settings = { token, apiUrl, version: VERSION, signal: terminal.signal };
    return openExtended(settings, "Check `extends`, and that the token of `--github-token` can read that repository.");
  }, said = /* @__PURE__ */ new Set();
  return followWith(
    async (own, named) => (await (reading ??= open()))(own, named),
    (flag, extended) => {
      let decider = quote(extended, { most: 150 }), sentence = `The flag \`--${flag}\` does not count: the policy of ${decider} decides it.`;
      said.has(sentence) || (said.add(sentence), terminal.say(sentence));
    }
  );
}
function followWith(read, onOverruled = () => {
}) {
  return async (own, flags) => {
    let named = own.options.get("extends");
    if (named === void 0)
      return { config: own, flags, policy: [] };
    let config = await read(own, named), counting = keepUndecided(flags, config.policy);
    return [...flags.keys()].filter((flag) => !counting.has(flag)).forEach((flag) => {
      onOverruled(flag, String(named.value));
    }), { config, flags: counting, policy: config.policy };
  };
}
function followOnly(follow, trusted) {
  return follow && (async (own, flags) => {
    let given = own.options.get("extends"), named = standInFor(given, trusted.extends);
    if (given === void 0 || named === void 0)
      return { config: own, flags, policy: [] };
    let followed = await follow({ ...own, options: new Map([...own.options, ["extends", named]]) }, flags);
    return {
      ...followed,
      config: { ...followed.config, options: new Map([...followed.config.options, ["extends", given]]) }
    };
  });
}

import {
  OPTIONS as OPTIONS2
} from "./joined-1c6c8fb1.js";
// src/commands/arguments/command-table.ts
var COMMANDS = [
  {
    name: "review",
    description: "review a change by the repository's own guidelines",
    formats: ["text", "compact", "json", "markdown", "html", "sarif", "github", "gitlab", "junit"],
    problems: "findings at or above --fail-on, or too little was judged",
    examples: [
      ["housestyle review", "the current branch, from where it left the default branch"],
      ["housestyle review --staged --fail-on medium", "what would be committed; exit code 1 from severity medium on"]
    ]
  },
  {
    name: "plan",
    description: "predict what a review would cost, and divide the review of a large change over jobs",
    formats: ["text", "json"],
    examples: [
      [
        "housestyle plan --model gpt-5.4 --price 1.25,10",
        "requests, tokens and money for the current branch; with `--history 30`, for the last 30 merged changes"
      ],
      ["housestyle plan --shards 8 --format json", "the matrix of at most eight jobs for the current branch"]
    ]
  },
  {
    name: "publish",
    description: "merge the results of the jobs of a plan into one review and print it",
    formats: ["text", "compact", "json", "markdown", "html", "sarif", "github", "gitlab", "junit"],
    operands: "DIR",
    problems: "findings at or above --fail-on, or too little was judged",
    examples: [
      ["housestyle publish results", "the review of the current branch, whose shards were written to `results`"],
      ["housestyle publish results --format sarif", "the same as SARIF"]
    ]
  },
  {
    name: "validate",
    description: "check the instruction and settings files",
    formats: ["text", "compact", "json", "markdown", "html", "sarif", "github", "gitlab", "junit"],
    operands: "[PATH\u2026]",
    problems: "problems at or above --fail-on",
    examples: [
      ["housestyle validate", "all files that assistants read"],
      ["housestyle validate --fix --dry-run .github/agents", "what `--fix` would change in one folder"]
    ]
  },
  {
    name: "dump",
    description: "show the exact prompt that a review or an editor would send",
    formats: ["text", "json", "markdown", "html"],
    examples: [
      ["housestyle dump --format html --output prompt.html", "a page with the prompt and what each part costs"],
      ["housestyle dump --purpose commit-message --staged", "the prompt for a commit message"]
    ]
  },
  {
    name: "describe",
    description: "write a pull request's title and description for a change, by the team's instructions for them",
    formats: ["markdown", "json"],
    examples: [
      ["housestyle describe", "title and description of the current branch"],
      ["housestyle describe --staged --commit-message", "a commit message for what is staged"]
    ]
  },
  {
    name: "guidelines",
    description: "show for every instruction file, agent, prompt and skill whether it applies to a change, and why",
    formats: ["text", "json"],
    examples: [
      ["housestyle guidelines --for src/cart.ts", "the guidelines for a file, without a change"],
      ["housestyle guidelines --statements --in-force", "every rule, and how it is checked"]
    ]
  },
  {
    name: "why",
    description: "say why a rule applies to a file, or the one reason why it does not",
    formats: ["text", "json"],
    operands: "RULE FILE",
    examples: [
      ["housestyle why 'Never use var' src/cart.ts", "a rule by some of its words"],
      ["housestyle why AGENTS.md:12 src/cart.ts", "a rule by its file and line"]
    ]
  },
  {
    name: "init",
    description: "write a workflow, a configuration, and first instructions from what the configuration says and the code keeps; keeps files that are there; `--dry-run` prints them",
    formats: ["text", "json"],
    examples: [
      ["housestyle init --dry-run", "the files, printed"],
      ["housestyle init", "the same, written below .github/"]
    ]
  },
  {
    name: "agents",
    description: "list the agents; for a message or a change, show who would review it and why",
    formats: ["text", "json"],
    examples: [
      ["housestyle agents", "all agents"],
      ["housestyle agents --message '@security look at the login'", "who would answer a message"]
    ]
  },
  {
    name: "changes",
    description: "show the change as Housestyle reads it: files, hunks, commentable lines",
    formats: ["text", "json"],
    examples: [
      ["housestyle changes --base v1 --head v2", "the files and hunks between two tags"],
      ["git diff | housestyle changes --diff -", "the same for a diff"]
    ]
  },
  {
    name: "rules",
    description: "list the validator's rules, those of a group, or explain one of them with examples",
    formats: ["text", "json"],
    operands: "[ID|GROUP]",
    examples: [
      ["housestyle rules --search applyTo", "the rules that have to do with `applyTo`"],
      ["housestyle rules skill-name-format", "one rule, with examples"]
    ]
  },
  {
    name: "doctor",
    description: "check this machine and repository: git, Node, configuration, instruction files, provider",
    formats: ["text", "json"],
    problems: "a problem was found",
    examples: [
      ["housestyle doctor", "what is set up, and what to do about the rest"],
      ["housestyle doctor --format json", "the same, for programs"]
    ]
  },
  {
    name: "completion",
    description: "print a script that completes commands and flags in a shell",
    formats: [],
    operands: "bash|zsh|fish",
    examples: [
      ["housestyle completion bash >> ~/.bashrc", "completion in bash"],
      ["housestyle completion fish > ~/.config/fish/completions/housestyle.fish", "completion in fish"]
    ]
  },
  {
    name: "learn",
    description: "learn from past pull requests which findings people accept, and write the file that reviews read; `--report` shows it",
    formats: ["text", "json"],
    examples: [
      ["housestyle learn --github-token TOKEN", "reads the last 300 merged changes and writes the file"],
      ["housestyle learn --report", "which guidelines lead to comments that people accept"]
    ]
  },
  {
    name: "fleet",
    description: "validate and take stock of all repositories of an owner on GitHub: instruction files, rules that apply, dead files, problems",
    formats: ["markdown", "json"],
    examples: [
      ["housestyle fleet --owner acme --github-token TOKEN", "a page on all repositories of acme"],
      ["housestyle fleet --merge part-1.json --merge part-2.json", "joins the parts that the jobs of a matrix wrote"]
    ]
  },
  {
    name: "lsp",
    description: "check the files while they are edited: a language server for editors, over standard input and output",
    formats: [],
    examples: [
      ["housestyle lsp", "a server that an editor starts"],
      ["housestyle lsp --stdio", "the same, for editors that add the flag"]
    ]
  }
];
// src/commands/arguments/option-commands.ts
var OPTION_GROUPS = ["What is read", "Models", "Agents", "Prompt", "Findings", "Output"];
var REVIEW = ["review"];
var REPORTING = ["review", "publish"];
var ASKING = ["review", "dump", "describe"];
var FOR_A_CHANGE = [
  "review",
  "plan",
  "publish",
  "dump",
  "describe",
  "guidelines",
  "why",
  "agents",
  "changes"
];
var GUIDED = [
  "review",
  "plan",
  "publish",
  "dump",
  "describe",
  "guidelines",
  "why",
  "agents",
  "validate",
  "lsp"
];
var CHECKING = ["validate", "lsp"];
var TOKEN_ON_A_COMMAND_LINE = "token for GitHub's API, such as the one that `gh auth token` prints";
var TOKEN_FOR_EXTENDS = `${TOKEN_ON_A_COMMAND_LINE}, to read the configuration that \`extends\` names`;
var OPTION_COMMANDS = {
  config: { group: "What is read", commands: [...GUIDED, "changes", "init", "doctor", "learn", "fleet"] },
  extends: { group: "What is read", commands: [] },
  "instructions-from": { group: "What is read", commands: FOR_A_CHANGE },
  paths: { group: "What is read", commands: [...FOR_A_CHANGE, ...CHECKING] },
  ignore: { group: "What is read", commands: [...FOR_A_CHANGE, ...CHECKING] },
  "content-exclusion": { group: "What is read", commands: FOR_A_CHANGE },
  "max-file-lines": { group: "What is read", commands: FOR_A_CHANGE },
  bundles: { group: "What is read", commands: FOR_A_CHANGE },
  compatibility: { group: "What is read", commands: GUIDED },
  "workspace-folders": { group: "What is read", commands: GUIDED },
  "user-settings": { group: "What is read", commands: GUIDED },
  "organization-instructions": { group: "What is read", commands: [] },
  clients: { group: "What is read", commands: [...CHECKING, "review", "why"] },
  all: {
    group: "What is read",
    commands: ["validate"],
    inCommand: { validate: "on a pull request, report every problem, not only those that the change touches" }
  },
  baseline: {
    group: "What is read",
    commands: [...CHECKING, "review"],
    inCommand: {
      validate: "file of known problems, which are not reported again; `--write-baseline` creates it",
      lsp: "file of known problems, which are not reported again",
      review: "file of known problems of customization files, which are not reported again; the file of the base counts"
    }
  },
  "all-files": {
    group: "What is read",
    commands: ["review", "plan", "publish"],
    inCommand: {
      review: "audit every file of a commit instead of a change; nothing is posted",
      plan: "plan an audit of every file of a commit instead of the review of a change",
      publish: "merge the results of an audit of every file of a commit"
    }
  },
  "audit-baseline": { group: "What is read", commands: REPORTING },
  "github-token": {
    group: "What is read",
    commands: [...FOR_A_CHANGE, ...CHECKING, "doctor", "init", "learn", "fleet"],
    inCommand: {
      ...Object.fromEntries([...FOR_A_CHANGE, ...CHECKING, "doctor", "init"].map((name) => [name, TOKEN_FOR_EXTENDS])),
      guidelines: `${TOKEN_ON_A_COMMAND_LINE}, for \`extends\` and \`--history\``,
      learn: TOKEN_ON_A_COMMAND_LINE,
      fleet: TOKEN_ON_A_COMMAND_LINE
    }
  },
  "pull-request": { group: "What is read", commands: [] },
  mode: { group: "What is read", commands: [] },
  provider: { group: "Models", commands: [...ASKING, "plan", "publish", "doctor"] },
  model: {
    group: "Models",
    commands: [...ASKING, "plan", "publish", "doctor", "why"],
    inCommand: {
      dump: "name of the model that the prompt is for; nothing is sent to it",
      plan: "name of the model: tokens are counted as it counts them, and `prices` gives the cost",
      why: "name of the model: tokens are counted as it counts them"
    }
  },
  "fallback-models": { group: "Models", commands: [...ASKING, "publish", "doctor"] },
  "base-url": { group: "Models", commands: [...ASKING, "plan", "publish", "doctor"] },
  "api-key": { group: "Models", commands: [...ASKING, "plan", "publish", "doctor"] },
  "api-version": { group: "Models", commands: [...ASKING, "plan", "publish", "doctor"] },
  "openai-api": { group: "Models", commands: ASKING },
  "max-input-tokens": { group: "Models", commands: [...ASKING, "plan", "why"] },
  "max-output-tokens": { group: "Models", commands: [...ASKING, "plan"] },
  "max-requests": { group: "Models", commands: ["review", "describe"] },
  "max-cost": { group: "Models", commands: ["review", "describe"] },
  "max-turns": { group: "Models", commands: [...ASKING, "plan"] },
  "max-minutes": { group: "Models", commands: ["review", "describe"] },
  concurrency: { group: "Models", commands: ["review", "describe"] },
  verify: { group: "Models", commands: REVIEW },
  "verify-model": { group: "Models", commands: REPORTING },
  "cache-dir": { group: "Models", commands: ASKING },
  batch: { group: "Models", commands: REVIEW },
  "batch-minutes": { group: "Models", commands: REVIEW },
  "cancel-batches": { group: "Models", commands: REVIEW },
  agent: { group: "Agents", commands: ["review", "publish", "dump", "describe", "guidelines", "agents"] },
  delegate: { group: "Agents", commands: ["review", "publish", "dump", "agents"] },
  "max-agents": { group: "Agents", commands: ["review", "publish", "dump", "agents"] },
  "remote-agents": { group: "Agents", commands: [] },
  purpose: {
    group: "Prompt",
    commands: ["dump", "guidelines"],
    inCommand: {
      dump: "what the prompt is for: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`; each has its own instructions",
      guidelines: "show the guidelines for this purpose: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`"
    }
  },
  "commit-message": { group: "Prompt", commands: ["describe"] },
  "context-tokens": { group: "Prompt", commands: [...ASKING, "plan"] },
  "leave-out-context": { group: "Prompt", commands: [...ASKING, "plan"] },
  "tool-reports": { group: "Prompt", commands: ASKING },
  memory: { group: "Prompt", commands: ASKING },
  history: { group: "Prompt", commands: ASKING },
  "literal-checks": { group: "Findings", commands: ["review", "publish", "dump", "guidelines", "why"] },
  "leave-out-checks": { group: "Findings", commands: ["review", "publish", "dump", "guidelines", "why"] },
  "customization-checks": { group: "Findings", commands: REPORTING },
  "max-comments": { group: "Findings", commands: REPORTING },
  "min-severity": { group: "Findings", commands: REPORTING },
  "min-confidence": { group: "Findings", commands: REPORTING },
  "min-acceptance": { group: "Findings", commands: REPORTING },
  learned: { group: "Findings", commands: ["review", "publish", "learn"] },
  "fail-on": {
    group: "Findings",
    commands: ["review", "publish", "validate"],
    inCommand: {
      review: "lowest severity of a finding with which the exit code is 1: `never` (default), `low`, `medium`, `high`",
      publish: "lowest severity of a finding with which the exit code is 1: `never` (default), `low`, `medium`, `high`",
      validate: "lowest severity of a problem with which the exit code is 1: `never`, `warning`, `error` (default)"
    }
  },
  "min-coverage": { group: "Findings", commands: REPORTING },
  "fail-on-unread": { group: "Findings", commands: REPORTING },
  incremental: { group: "Findings", commands: [] },
  full: { group: "Findings", commands: [] },
  "sarif-file": {
    group: "Output",
    commands: ["review", "publish", "validate"],
    inCommand: {
      review: "file to write the findings to, as SARIF 2.1.0",
      publish: "file to write the findings to, as SARIF 2.1.0",
      validate: "file to write the problems to, as SARIF 2.1.0"
    }
  },
  "dry-run": {
    group: "Output",
    commands: ["validate", "init", "learn"],
    inCommand: {
      validate: "with `--fix`: show the changes and write nothing",
      init: "print the files and write nothing",
      learn: "print what was learned and write nothing"
    }
  },
  "output-dir": {
    group: "Output",
    commands: REVIEW,
    inCommand: { review: "folder for the run's files: findings, summary, prompt" }
  },
  shard: {
    group: "Output",
    commands: REVIEW,
    inCommand: {
      review: "the part of the plan that this job reviews, such as `3/64`; its result goes to `output-dir`"
    }
  },
  shards: {
    group: "Output",
    commands: ["plan", "publish"],
    inCommand: {
      plan: "maximum number of jobs that the review is divided over; by default, as many as the size of the change asks for",
      publish: "the same number as for `plan`"
    }
  },
  "seal-key": { group: "Output", commands: ["review", "publish"] },
  "shard-results": { group: "Output", commands: [] },
  "request-changes": { group: "Output", commands: [] },
  comment: { group: "Output", commands: [] },
  "review-drafts": { group: "Output", commands: [] },
  "review-label": { group: "Output", commands: [] },
  "wait-for-pushes": { group: "Output", commands: [] },
  "check-run": { group: "Output", commands: [] },
  artifact: { group: "Output", commands: [] }
};
var USES = new Map(Object.entries(OPTION_COMMANDS));
function findOptionUse(name) {
  return USES.get(name);
}
// src/commands/arguments/flags.ts
var FLAGS = [
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
    description: "review what is not committed, as it is on disk; with new files, unless they are ignored"
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
    description: "file to show the guidelines for, without a change; it need not exist; can be repeated"
  },
  {
    name: "statements",
    type: "switch",
    commands: ["guidelines"],
    description: "list the rules, how each is checked, and why the others are not; without a change, those for all files"
  },
  {
    name: "history",
    type: "text",
    commands: ["guidelines", "learn", "plan"],
    description: "number of the last merged changes: for every statement, in how many of them it counted, was checked and found something; learn: how many are read, 300 by default; plan: what their reviews would have cost, with `--model`",
    inCommand: {
      guidelines: "number of the last merged changes: shows for every statement in how many of them it counted, was checked and found something",
      learn: "number of the last merged changes that are read; default: 300",
      plan: "number of the last merged changes: shows what their reviews would have cost, with `--model`"
    }
  },
  {
    name: "price",
    type: "text",
    commands: ["plan", "dump", "review"],
    description: "prices of a million input tokens and a million output tokens, such as `1.25,10`, for all models; instead of `prices` in the configuration file"
  },
  {
    name: "owner",
    type: "text",
    commands: ["fleet"],
    description: "organization or user whose repositories are read"
  },
  {
    name: "part",
    type: "text",
    commands: ["fleet"],
    description: "read only a part of the repositories, such as `2/8`, in one job of a matrix"
  },
  {
    name: "merge",
    type: "list",
    commands: ["fleet"],
    description: "JSON file of a part, to join with the others into one page; can be repeated"
  },
  {
    name: "report",
    type: "switch",
    commands: ["learn"],
    description: "show what was learned: which guidelines lead to comments that people accept, and all weights"
  },
  {
    name: "posted-by",
    type: "text",
    commands: ["guidelines", "learn"],
    description: "account that posts the reviews, such as `my-app[bot]`, if it is neither `github-actions[bot]` nor that of the token"
  },
  {
    name: "in-force",
    type: "switch",
    commands: ["guidelines"],
    description: "hide what does not apply, and with `--statements` what is not a rule"
  },
  {
    name: "repo",
    type: "text",
    commands: { allBut: ["completion", "rules", "fleet", "lsp"] },
    description: "folder of the repository; default: the one around the working directory"
  },
  {
    name: "user-folder",
    type: "text",
    commands: ["review", "plan", "publish", "dump", "describe", "guidelines", "why", "agents", "validate", "lsp"],
    description: "folder with the user's own customizations, such as `~`: `.copilot/`, `.claude/`, `.agents/`"
  },
  {
    name: "message",
    type: "text",
    commands: ["review", "publish", "dump", "describe", "agents"],
    description: "your request, with `@name` for the agent that should do it; default for dump: the request of the purpose",
    inCommand: {
      review: "your request to the reviewer, with `@name` for the agent that should do it",
      publish: "the request that the jobs of the plan were given",
      dump: "your request, with `@name` for the agent that should do it; default: the request of the purpose",
      describe: "your request to the model",
      agents: "a request, with `@name` for the agent that should do it; shows who would answer"
    }
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
    name: "search",
    type: "text",
    commands: ["rules"],
    description: "list only the rules with these words in their name, group or description, such as `applyTo`"
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
    commands: ["validate", "review", "publish"],
    description: "record all current problems as known: writes the file of `--baseline`; with `--all-files`, all findings, and the file of `--audit-baseline`",
    inCommand: {
      validate: "record all current problems as known, in the file of `--baseline`",
      review: "with `--all-files`: record all current findings as known, in the file of `--audit-baseline`",
      publish: "with `--all-files`: record all current findings as known, in the file of `--audit-baseline`"
    }
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
    commands: { allBut: ["lsp"] },
    description: "file to write the result to instead of standard output"
  },
  { name: "quiet", type: "switch", commands: "all", description: "print only errors on standard error" },
  {
    name: "color",
    type: "choice",
    choices: ["auto", "always", "never"],
    commands: { allBut: ["completion", "lsp"] },
    description: "`auto`, `always` or `never`"
  },
  {
    name: "progress",
    type: "choice",
    choices: ["auto", "always", "never"],
    commands: { allBut: ["lsp"] },
    description: "show on standard error what a long run is doing: `auto` (at a terminal), `always` (also in a log) or `never`"
  },
  {
    name: "help",
    type: "optional",
    choices: ["all"],
    short: "h",
    commands: "all",
    description: "this text; `--help=all` describes every flag"
  },
  { name: "version", type: "switch", short: "v", commands: "all", description: "the version" }
];
function commandOptions(command) {
  return OPTIONS2.filter(({ name }) => {
    let commands = findOptionUse(name)?.commands ?? [];
    return command === void 0 ? commands.length > 0 : commands.includes(command);
  });
}
function commandFlags(command) {
  return FLAGS.filter((flag) => command === void 0 || isFlagOf(flag, command));
}
function isFlagOf({ commands }, command) {
  return commands === "all" || ("allBut" in commands ? !commands.allBut.includes(command) : commands.includes(command));
}
export {
  COMMANDS,
  FLAGS,
  OPTION_GROUPS,
  checkFolder,
  checkWorkingDirectory,
  commandFlags,
  commandOptions,
  findOptionUse,
  followExtends,
  followOnly,
  followWith,
  isFlagOf,
  noteConfigFault,
  openFolder,
  readCommandOptions,
  resolveOperands
};
