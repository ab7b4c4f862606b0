import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import { existsSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
// src/commands/output/checkout-around.ts
var SYSTEM_FOLDERS = /^\/(?:dev|proc)\//;
function checkoutAround(target) {
  if (SYSTEM_FOLDERS.test(target))
    return;
  let here = process.cwd();
  return listFoldersAround(target).findLast((folder) => folder === here || existsSync(join(folder, ".git")));
}
function guardedAround(target) {
  return checkoutAround(target) ?? listFoldersAround(target).findLast((folder) => temporaryFolders().includes(folder));
}
function temporaryFolders() {
  let temporary = process.env.RUNNER_TEMP;
  return temporary === void 0 || temporary === "" || !existsSync(temporary) ? [] : [resolve(temporary), resolve(tmpdir())];
}
function folderOfRun() {
  return checkoutAround(join(process.cwd(), "x")) ?? process.cwd();
}
function isWithin(path2, folder) {
  let inside = relative(folder, path2);
  return !/^\.\.(?:[/\\]|$)/.test(inside) && !isAbsolute(inside);
}
function isInCheckout(folder) {
  let inside = (path2) => checkoutAround(join(path2, "x")) !== void 0;
  return inside(resolve(folder)) || inside(followLinks(resolve(folder)));
}
var LINK_OUT = "a symbolic link leads out of the checkout";
function leavesCheckout(path2) {
  let top = checkoutAround(resolve(path2));
  return top === void 0 ? false : !isWithin(followLinks(resolve(path2)), followLinks(top));
}
function followLinks(path2) {
  try {
    return realpathSync(path2);
  } catch {
    return path2;
  }
}
function listFoldersAround(target) {
  let folders = [dirname(target)];
  for (let folder = dirname(target); folder !== dirname(folder); folder = dirname(folder))
    folders.push(dirname(folder));
  return folders;
}

import { readFile, stat } from "node:fs/promises";
import { devNull } from "node:os";
// src/commands/open/own-file.ts
var MEBIBYTE = 1024 * 1024;
var PASSED_BY_SHELL = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/(?:self|\d+)\/fd\/\d+)$/;
async function readOwnFile(path2, maxMebibytes) {
  if (leavesCheckout(path2))
    throw new Error(LINK_OUT);
  let found = await stat(path2), isPassed = path2 === devNull || found.isFIFO() && PASSED_BY_SHELL.test(path2);
  if (!found.isFile() && !found.isDirectory() && !isPassed)
    throw new Error("it is not a file");
  if (found.size > maxMebibytes * MEBIBYTE)
    throw new Error(`it is larger than ${maxMebibytes} MiB`);
  return readFile(path2);
}

// src/text/shown/list-names.ts
function listNames(names, word = "and") {
  let [last = ""] = names.slice(-1);
  return names.length <= 1 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

import {
  usageError as usageError3
} from "./joined-e117912a.js";

import {
  usageError as usageError2
} from "./joined-e117912a.js";
import {
  wordsIn
} from "./joined-b4da4858.js";

import {
  describeUserError,
  usageError
} from "./joined-e117912a.js";

import {
  at
} from "./joined-cc1d52fd.js";
import {
  wordSet,
  groupBy
} from "./joined-b4da4858.js";

// src/text/file-names.ts
var IGNORED_BY_HFS = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;
function foldFileName(name) {
  let folded = foldLetters(name.replaceAll(IGNORED_BY_HFS, "")), stream = folded.indexOf(":", 1), end = stream < 0 ? folded.length : stream;
  for (; end > 0 && (folded[end - 1] === "." || folded[end - 1] === " "); )
    end -= 1;
  return folded.slice(0, end);
}
function foldFilePath(path2) {
  return MAY_FOLD.test(path2) ? path2.split("/").map(foldFileName).join("/") : path2.toLowerCase();
}
var MAY_FOLD = /[^\0-\u007F]|:|[. ](?:\/|$)/;
function foldLetters(name) {
  return NOT_ASCII.test(name) ? name.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC") : name.toLowerCase();
}
function composeLetters(text) {
  return NOT_ASCII.test(text) ? text.normalize("NFC") : text;
}
var NOT_ASCII = /[^\0-\u007F]/;
var DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00B9\u00B2\u00B3])(?:[. ]*|[. ]*[.:].*)$/i;
var FORBIDDEN = /[\u0000-\u001F"*:<>?|\\]|[. ]$/;
function isWindowsName(name) {
  return !DEVICE.test(name) && !FORBIDDEN.test(name);
}

// src/workspace/paths.ts
var OUTSIDE = { kind: "outside" };
var NOT_RELATIVE = /^\/|^[a-z]:|[\\\0]/i;
var NEEDS_CARE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0:]/;
function resolvePath(path2) {
  if (!NEEDS_CARE.test(path2))
    return { kind: "inside", path: path2 };
  let parts = path2.split("/").filter((part) => part !== "" && part !== ".");
  return NOT_RELATIVE.test(path2) || parts.includes("..") ? OUTSIDE : { kind: "inside", path: parts.join("/") };
}
function isPlainPath(path2) {
  let resolved = resolvePath(path2.replaceAll("\\", "_"));
  return resolved.kind === "inside" && resolved.path.length === path2.length;
}
function resolveLink(path2, target) {
  if (NOT_RELATIVE.test(target))
    return OUTSIDE;
  if (!NEEDS_CARE.test(target)) {
    let folder = path2.slice(0, path2.lastIndexOf("/") + 1);
    return resolvePath(`${folder}${target}`);
  }
  let parts = path2.split("/").slice(0, -1);
  for (let part of target.split("/")) {
    if (part === ".." && parts.pop() === void 0)
      return OUTSIDE;
    part !== "" && part !== "." && part !== ".." && parts.push(part);
  }
  return resolvePath(parts.join("/"));
}
function parentsOf(path2) {
  let parents = [];
  for (let slash = path2.indexOf("/"); slash >= 0; slash = path2.indexOf("/", slash + 1))
    parents.push(path2.slice(0, slash));
  return parents;
}
function folderOf(path2) {
  return path2.slice(0, Math.max(0, path2.lastIndexOf("/")));
}
function nameOf(path2) {
  return path2.slice(path2.lastIndexOf("/") + 1);
}
var SLASH = 47;
function isBelow(path2, folder) {
  return folder === "" || path2.charCodeAt(folder.length) === SLASH && path2.startsWith(folder);
}
var MAX_PATH_CHARACTERS = 4096;
function nearestFolder(path2, folders) {
  if (folders.size === 0 || path2.length > MAX_PATH_CHARACTERS)
    return;
  let folder = path2;
  do
    if (folder = folderOf(folder), folders.has(folder))
      return folder;
  while (folder !== "");
}
function byPath(a, b) {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
function isGitFolder(name) {
  return /g.*i.*t/i.test(name) && GIT_FOLDERS.has(foldFileName(name));
}
var GIT_FOLDERS = /* @__PURE__ */ new Set([".git", "git~1"]);
function isPlainOnWindows(path2) {
  return path2.split("/").every(isWindowsName);
}
function isOwnSpelling(root, path2, real) {
  return `${root.replace(/\/$/, "")}/${path2}`.normalize("NFC") === real.normalize("NFC");
}
function joinPath(folder, path2) {
  return folder === "" || path2 === "" ? `${folder}${path2}` : `${folder}/${path2}`;
}
function relativePath(from, to) {
  let start = from.split("/").slice(0, -1), parts = to.split("/"), shared = 0;
  for (; shared < start.length && shared < parts.length - 1 && start[shared] === parts[shared]; )
    shared += 1;
  let up = "../".repeat(start.length - shared);
  return `${up === "" ? "./" : up}${parts.slice(shared).join("/")}`;
}

// src/symbols/companion-key.ts
var ROLE_FOLDERS = new Set(
  [
    "src lib app source sources include inc main test tests spec specs unit integration e2e",
    "__tests__ __test__ __snapshots__ __mocks__ __fixtures__ java kotlin scala groovy"
  ].flatMap((names) => names.split(" "))
);
var PROJECT_OF_TESTS = /\.(?:unit|integration)?tests?$/i;
var INNER_EXTENSIONS = wordSet("test tests spec stories story d module cy e2e bench mock snap");
var MARKS = [
  /^test[_-]/i,
  /^Test(?=[A-Z])/,
  /[_-](?:unit)?(?:tests?|spec)$/i,
  /(?<=[a-z\d])(?:Unit)?(?:Tests?|TestCase|Spec|IT)$/
];
var MAX_MARKS = 3;
function makeCompanionKey(path2) {
  let folders = folderOf(path2).split("/").map((folder) => folder.replace(PROJECT_OF_TESTS, "")).filter((folder) => !ROLE_FOLDERS.has(folder.toLowerCase()));
  return joinPath(folders.join("/"), withoutMarks(readStem(nameOf(path2))));
}
function readStem(name) {
  let stem = withoutExtension(name.endsWith(".snap") ? name.slice(0, -5) : name);
  for (let marks2 = 0; marks2 < MAX_MARKS && INNER_EXTENSIONS.has(extensionOf(stem)); marks2 += 1)
    stem = withoutExtension(stem);
  return stem;
}
function withoutMarks(stem) {
  return MARKS.reduce((left, mark) => left.replace(mark, "") || left, stem);
}
function extensionOf(name) {
  return name.slice(findDot(name) + 1);
}
function withoutExtension(name) {
  return name.slice(0, findDot(name));
}
function findDot(name) {
  let dot = name.lastIndexOf(".");
  return dot > 0 ? dot : name.length;
}
// src/packing/cut-into-shards.ts
var OF_ONE = { above: 0.11, below: 0.15 };
var OF_MANY = { above: 0.09, below: 0.09 };
var RELAXED = 1.1;
function cutIntoShards(units, tokens) {
  let sums = sumUp(units), ranks = rankCuts(units), shards = [], open2 = units.length === 0 ? [] : [[0, units.length]];
  for (let part = open2.pop(); part !== void 0; part = open2.pop()) {
    let [from, to] = part, size = (at(sums, to) - at(sums, from)) / tokens, cut = to - from < 2 || size <= 1 + OF_ONE.above ? void 0 : chooseCut(sums, ranks, from, to, tokens);
    cut === void 0 ? shards.push(units.slice(from, to)) : open2.push([cut, to], [from, cut]);
  }
  return shards;
}
function sumUp(units) {
  let sums = [0];
  for (let unit of units)
    sums.push((sums.at(-1) ?? 0) + unit.tokens);
  return sums;
}
function rankCuts(units) {
  return units.map(({ path: path2 }, index) => (index === 0 ? 0 : countSharedFolders(at(units, index - 1).path, path2)) + hashText(path2) / 2 ** 32);
}
function chooseCut(sums, ranks, from, to, tokens) {
  let best;
  for (let cut = from + 1; cut < to; cut += 1) {
    let left = (at(sums, cut) - at(sums, from)) / tokens, right = (at(sums, to) - at(sums, cut)) / tokens, steps = countSteps(Math.max(errorOf(left), errorOf(right)));
    (best === void 0 || steps < best.steps || steps === best.steps && at(ranks, cut) < at(ranks, best.cut)) && (best = { cut, steps });
  }
  return best?.cut;
}
function errorOf(size) {
  let shards = Math.max(1, Math.round(size)), { above, below } = shards === 1 ? OF_ONE : OF_MANY, error = size / shards - 1;
  return error > 0 ? error / above : -error / below;
}
function countSteps(error) {
  return error <= 1 ? 0 : Math.ceil(Math.log(error) / Math.log(RELAXED));
}
function countSharedFolders(one, other) {
  let shared = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1)
    shared += one[index] === "/" ? 1 : 0;
  return shared;
}
function hashText(text) {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash = Math.imul(hash ^ hash >>> 16, 2246822507), (hash ^ hash >>> 13) >>> 0;
}
// src/packing/plan-shards.ts
var MAX_SHARDS = 256;
var USUAL_TOKENS = 4e5;
var STEP = 1.08;
var MOST_OF_SHARD = 1 / 16;
var MOST_COMPANIONS = 8;
var ALONE = 0.85;
var SPARE = 1.08;
function planShards(files, most) {
  let groups = groupCompanions(files), limit = Math.min(most, MAX_SHARDS), wanted = sumTokens(files) * (limit === 1 ? 1 : SPARE) / limit;
  for (let step = Math.ceil(Math.log(Math.max(1, wanted)) / Math.log(STEP)); ; step += 1) {
    let shards = joinSmallest(divide(groups, STEP ** step), limit, STEP ** step);
    if (shards.length <= limit)
      return shards;
  }
}
var MOST_JOINED = 1.12;
function joinSmallest(all, limit, tokens) {
  let shards = [...all];
  for (; shards.length > limit; ) {
    let sums = shards.slice(1).map((shard, index) => shard.tokens + at(shards, index).tokens), least = sums.indexOf(sums.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)), [first, second] = shards.slice(least, least + 2);
    if (first === void 0 || second === void 0 || first.tokens + second.tokens > tokens * MOST_JOINED)
      break;
    let joined = [...first.paths, ...second.paths].toSorted();
    shards.splice(least, 2, { paths: joined, tokens: first.tokens + second.tokens });
  }
  return shards;
}
function divideFiles(files, tokens) {
  return divide(groupCompanions(files), tokens);
}
function chooseShardCount(files) {
  return Math.min(MAX_SHARDS, countForSize(sumTokens(files), USUAL_TOKENS));
}
function countForSize(all, tokens) {
  let step = Math.ceil(Math.log(Math.max(1, all / tokens)) / Math.log(STEP));
  return Math.ceil(STEP ** step - ROUNDING);
}
var ROUNDING = 1e-9;
function divide(groups, tokens) {
  let units = groups.flatMap(
    (group) => group.files.length > MOST_COMPANIONS || group.tokens > tokens * MOST_OF_SHARD ? group.files : [group]
  ), alone = units.filter((unit) => unit.tokens > tokens * ALONE).map((unit) => [unit]), others = units.filter((unit) => unit.tokens <= tokens * ALONE).toSorted(byPath);
  return [...alone, ...cutIntoShards(others, tokens)].toSorted(byFirstPath).map((shard) => ({
    paths: shard.flatMap(({ paths }) => paths).toSorted(),
    tokens: shard.reduce((sum, unit) => sum + unit.tokens, 0)
  }));
}
function byFirstPath([a], [b]) {
  return a === void 0 || b === void 0 ? 0 : byPath(a, b);
}
function groupCompanions(files) {
  let units = files.map(({ path: path2, tokens }) => ({ path: path2, paths: [path2], tokens: Math.max(1, tokens) }));
  return [...groupBy(units.toSorted(byPath), ({ path: path2 }) => makeCompanionKey(path2)).values()].map((own) => ({
    path: own[0]?.path ?? "",
    paths: own.map(({ path: path2 }) => path2),
    tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    files: own
  }));
}
function sumTokens(files) {
  return files.reduce((sum, { tokens }) => sum + Math.max(1, tokens), 0);
}

// src/findings/types.ts
var SEVERITIES = ["low", "medium", "high"];
var FINDING_KINDS = [
  "bug",
  "security",
  "performance",
  "consistency",
  "documentation",
  "naming",
  "readability",
  "style",
  "other"
];
var CHANGE_ITSELF = "the change itself";

// src/customizations/known/clients.ts
var CLIENTS = ["vscode", "github", "copilot-cli", "claude", "gemini", "codex", "cursor", "windsurf"];
var CLIENT_NAMES = {
  vscode: "VS Code",
  github: "github.com",
  "copilot-cli": "Copilot CLI",
  claude: "Claude Code",
  gemini: "Gemini",
  codex: "Codex",
  cursor: "Cursor",
  windsurf: "Windsurf"
};
var CLIENT_OF = {
  vscode: "vscode",
  "github-review": "github",
  "cloud-agent": "github",
  "copilot-cli": "copilot-cli",
  claude: "claude",
  gemini: "gemini",
  "gemini-review": "gemini",
  codex: "codex",
  cursor: "cursor",
  windsurf: "windsurf"
};
function clientsOf(readers) {
  let clients = new Set(readers.map((reader) => CLIENT_OF[reader]));
  return CLIENTS.filter((client) => clients.has(client));
}

// src/context/provider-names.ts
var CONTEXT_PROVIDERS = [
  "enclosing",
  "definitions",
  "types",
  "callers",
  "tests",
  "similar",
  "documents",
  "issues",
  "commits",
  "threads",
  "literal-checks",
  "changed-together",
  "traits",
  "reports",
  "checks"
];
var LEFT_OUT_BY_DEFAULT = ["similar"];
// src/customizations/types.ts
var COMPATIBILITIES = ["github", "vscode"];
// src/guidelines/purpose.ts
var PURPOSES = [
  "review",
  "code-generation",
  "test-generation",
  "commit-message",
  "pull-request-description"
];
// src/models/providers.ts
var MODEL_PROVIDERS = [
  "openai",
  "azure-openai",
  "anthropic",
  "bedrock",
  "vertex",
  "ollama",
  "copilot"
];
function isModelProvider(name) {
  return MODEL_PROVIDERS.includes(name);
}
// src/options/options.ts
var MODES = ["auto", "review", "validate", "dump", "describe", "plan", "publish"];
var PROVIDERS = ["auto", ...MODEL_PROVIDERS, "offline"];
var OPENAI_APIS = ["chat", "responses"];
var DELEGATIONS = ["auto", "mandatory", "never"];
var SWITCHES = ["on", "off"];
var COMMENT_RULES = ["always", "findings", "never"];
var REVIEW_FAIL_ON = ["never", ...SEVERITIES];
var VALIDATE_FAIL_ON = ["never", "error", "warning"];
var CONFIG_PATH = ".github/housestyle.yml";
var BASELINE_PATH = ".github/housestyle-baseline.json";
var AUDIT_BASELINE_PATH = ".github/housestyle-audit.json";
var LEARNED_PATH = ".github/housestyle-learned.json";
var EXCLUSION_PATH = ".github/content-exclusion.yml";
var TABLE = [
  {
    name: "mode",
    type: "choice",
    choices: MODES,
    default: "auto",
    actionOnly: true,
    description: "`review`, `validate`, `dump`, `describe` or `auto`: pull request events review, `push`, `merge_group` and `schedule` validate, `workflow_dispatch` dumps; `plan` divides a review over jobs, and `publish` merges and posts their results"
  },
  {
    name: "github-token",
    type: "text",
    secret: true,
    runnerDefault: "${{ github.token }}",
    description: "token for the API; the workflow's own token by default"
  },
  {
    name: "pull-request",
    type: "integer",
    least: 1,
    description: "number of the pull request, for events that do not name one"
  },
  {
    name: "provider",
    type: "choice",
    choices: PROVIDERS,
    default: "auto",
    description: "which provider is asked: `openai` (any OpenAI-compatible server), `azure-openai`, `anthropic`, `bedrock` (Amazon Bedrock), `vertex` (Vertex AI of Google), `ollama`, `copilot` (the Copilot CLI, with its tools off), `offline` (literal checks, no model) or `auto`: `anthropic` for a model whose name begins with `claude-`, else the first that is configured, else `offline`"
  },
  { name: "model", type: "text", description: "name of the model or deployment; required, except with `copilot`" },
  {
    name: "fallback-models",
    type: "list",
    form: "names",
    description: "models to ask when the model before cannot answer, in this order, one per line: `gpt-4o`, or `anthropic:claude-sonnet-4-5` for a model of another provider"
  },
  {
    name: "base-url",
    type: "text",
    form: "url",
    description: "address of the provider's server, such as `http://localhost:11434/v1`; `OPENAI_BASE_URL`, `AZURE_OPENAI_ENDPOINT`, `ANTHROPIC_BASE_URL` and `OLLAMA_HOST` work too"
  },
  {
    name: "api-key",
    type: "text",
    secret: true,
    description: "key for the server; `OPENAI_API_KEY`, `AZURE_OPENAI_API_KEY`, `ANTHROPIC_API_KEY` and `AWS_BEARER_TOKEN_BEDROCK` work too"
  },
  {
    name: "api-version",
    type: "text",
    description: "version of the Azure OpenAI API, such as `2024-10-21`; without it, the `v1` API is used"
  },
  {
    name: "openai-api",
    type: "choice",
    choices: OPENAI_APIS,
    default: "chat",
    description: "which API of an OpenAI server is used: `chat` (Chat Completions) or `responses`"
  },
  {
    name: "max-input-tokens",
    type: "integer",
    least: 1e3,
    description: "maximum number of input tokens per request; by default, as many as the model takes"
  },
  {
    name: "max-output-tokens",
    type: "integer",
    least: 16,
    description: "maximum number of output tokens per request; by default, the server decides"
  },
  {
    name: "context-tokens",
    type: "integer",
    least: 0,
    default: "12000",
    description: "maximum number of tokens of the code around the change in one request, for large budgets; small budgets use a part of theirs; with 0, a prompt shows the change alone"
  },
  {
    name: "leave-out-context",
    type: "list",
    form: "choices",
    choices: CONTEXT_PROVIDERS,
    default: LEFT_OUT_BY_DEFAULT.join(`
`),
    description: `kinds of code around the change that prompts leave out, one per line: ${CONTEXT_PROVIDERS.map((name) => `\`${name}\``).join(", ")}; \`dump\` names the kind of each piece; by default, only \`similar\` is left out, because it makes prompts longer and says little`
  },
  {
    name: "max-requests",
    type: "integer",
    least: 1,
    description: "maximum number of model requests per run; what they cannot hold is left out and reported"
  },
  {
    name: "max-cost",
    type: "number",
    least: 0,
    description: "maximum cost of a run, in the currency of `prices` in the configuration file; what would cost more is left out and reported"
  },
  {
    name: "max-turns",
    type: "integer",
    least: 1,
    most: 100,
    default: "8",
    description: "maximum number of turns in which a model looks things up and answers; with 1, it is offered no tools"
  },
  {
    name: "max-minutes",
    type: "integer",
    least: 1,
    default: "20",
    description: "minutes that models may work; after that they are asked to conclude, and what was found is kept"
  },
  {
    name: "concurrency",
    type: "integer",
    least: 1,
    most: 64,
    default: "8",
    description: "maximum number of model requests at the same time"
  },
  {
    name: "verify",
    type: "boolean",
    default: "true",
    description: "have a second, skeptical request check the findings of a model; findings that it cannot confirm are dropped or lowered"
  },
  {
    name: "verify-model",
    type: "text",
    description: "model that checks the findings, written as in `fallback-models`; by default, the same model"
  },
  {
    name: "cache-dir",
    type: "text",
    form: "own-path",
    description: "folder in which models' replies are kept, so that a repeated prompt costs nothing, and the names of code that was read; meant for `actions/cache`"
  },
  {
    name: "batch",
    type: "boolean",
    default: "false",
    description: "with `all-files`: send the requests in batches at half the price, which the provider answers within 24 hours; a later run with the same `cache-dir` picks the replies up. For the providers `openai` and `anthropic`; a review of a change ignores it"
  },
  {
    name: "batch-minutes",
    type: "integer",
    least: 0,
    most: 1440,
    default: "0",
    description: "minutes to wait for batches, and to go on with what they bring; `0`: send them and leave the replies to a later run"
  },
  {
    name: "cancel-batches",
    type: "boolean",
    default: "false",
    description: "with `all-files`: cancel the batches that `cache-dir` knows and that are not answered, and do nothing else"
  },
  {
    name: "config",
    type: "text",
    default: CONFIG_PATH,
    description: "configuration file, read from the trusted revision"
  },
  {
    name: "extends",
    type: "text",
    actionOnly: true,
    description: "configuration file of another repository, such as `acme/.github/housestyle.yml@` and the 40 digits of a commit; keys of the own file win, except those that its `policy` lists"
  },
  {
    name: "instructions-from",
    type: "choice",
    choices: ["base", "head"],
    default: "base",
    description: "revision whose instruction files guide the review; `head` is refused for pull requests from forks"
  },
  {
    name: "compatibility",
    type: "choice",
    choices: COMPATIBILITIES,
    default: "github",
    description: "which client's reading of instruction files counts where clients differ: `github` (`applyTo` counts from the repository's root) or `vscode` (`applyTo` matches at any depth; files that VS Code does not read by default are left out)"
  },
  {
    name: "workspace-folders",
    type: "list",
    form: "folders",
    description: "folders, one per line, with customizations of their own, which apply only inside their folder; the folders of a `.code-workspace` file at the root count too"
  },
  {
    name: "user-settings",
    type: "text",
    keepsOrigin: true,
    description: "VS Code user settings: a file, or the settings themselves as a text that begins with `{`"
  },
  {
    name: "organization-instructions",
    type: "boolean",
    default: "false",
    actionOnly: true,
    description: "read instructions and agents from the owner's `.github-private` and `.github` repositories, if the token may read them"
  },
  {
    name: "clients",
    type: "list",
    form: "choices",
    choices: CLIENTS,
    description: "programs the team works with, one per line: `vscode`, `github`, `copilot-cli`, `claude`, `gemini`, `codex`, `cursor`, `windsurf`; validate reports what is wrong in at least one of them; by default, they follow from the files (`.claude/` shows Claude Code, for example), and what is wrong only in other clients is information"
  },
  {
    name: "all",
    type: "boolean",
    default: "false",
    description: "validate: on a pull request, report every problem, not only those that the change touches"
  },
  {
    name: "baseline",
    type: "text",
    default: BASELINE_PATH,
    isDefaultOptional: true,
    description: "validate: file of known problems, which are not reported again; `--write-baseline` creates it, and on a pull request the base's file counts"
  },
  {
    name: "all-files",
    type: "boolean",
    default: "false",
    description: "review, plan, publish: audit every file of a commit instead of a change; nothing is posted. In a workflow, the files are those of the checkout"
  },
  {
    name: "audit-baseline",
    type: "text",
    default: AUDIT_BASELINE_PATH,
    isDefaultOptional: true,
    description: "with `all-files`: file of known findings, which are not reported again; `--write-baseline` creates it, and it is read from the audited commit"
  },
  {
    name: "agent",
    type: "text",
    description: "name of an agent of the repository (its file name or its `name`): it reviews instead of the default reviewer, or a dump contains its instructions"
  },
  {
    name: "delegate",
    type: "choice",
    choices: DELEGATIONS,
    default: "auto",
    description: "which of the repository's agents review in addition to the default reviewer: `mandatory`: those that instructions delegate to; `auto`: also those whose descriptions match the change; `never`: none"
  },
  {
    name: "max-agents",
    type: "integer",
    least: 0,
    most: 50,
    default: "1",
    description: "maximum number of agents that are chosen by their descriptions or called by a model"
  },
  {
    name: "remote-agents",
    type: "list",
    actionOnly: true,
    form: "names",
    description: "names of agents in the owner's `.github-private` and `.github` repositories that may be used, one per line"
  },
  {
    name: "tool-reports",
    type: "list",
    form: "own-paths",
    description: "files with the results of other tools, one per line: SARIF, ESLint's JSON, or the output of a compiler; a model may look them up"
  },
  {
    name: "memory",
    type: "text",
    form: "own-path",
    description: 'file with facts learned about the repository: a JSON list of `{"subject": "\u2026", "fact": "\u2026", "citations": ["src/a.ts:10"]}`; facts whose citations no longer hold are not used'
  },
  {
    name: "history",
    type: "text",
    form: "own-path",
    description: 'file with an earlier conversation: a JSON list of `{"role": "user" or "assistant", "content": "\u2026"}`'
  },
  {
    name: "purpose",
    type: "choice",
    choices: PURPOSES,
    default: "review",
    description: "dump: what the prompt is for: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`; each has its own instructions"
  },
  {
    name: "commit-message",
    type: "boolean",
    default: "false",
    description: "describe: also write a commit message, by the team's instructions for commit messages"
  },
  {
    name: "paths",
    type: "list",
    form: "globs",
    description: "globs such as `src/**`, one per line: review or validate only these files"
  },
  {
    name: "ignore",
    type: "list",
    form: "globs",
    description: "globs such as `**/*.snap`, one per line: leave these files out"
  },
  {
    name: "literal-checks",
    type: "choice",
    choices: SWITCHES,
    default: "on",
    description: "whether rules that need no model are checked by the program itself: `on` or `off`"
  },
  {
    name: "leave-out-checks",
    type: "list",
    form: "names",
    description: "families of literal checks to leave out, such as `naming` or `layout`, one per line; `housestyle guidelines --statements --format json` names the family of each check"
  },
  {
    name: "customization-checks",
    type: "choice",
    choices: SWITCHES,
    default: "on",
    description: "whether a review of a change that touches customization files also reports what `validate` finds in them: `on` or `off`"
  },
  {
    name: "content-exclusion",
    type: "text",
    default: EXCLUSION_PATH,
    isDefaultOptional: true,
    description: "file of the trusted revision that lists what no model may see, in the format of GitHub's content exclusion settings; `.copilotignore` files count too"
  },
  {
    name: "max-file-lines",
    type: "integer",
    least: 1,
    default: "20000",
    description: "leave out files with more changed lines than this"
  },
  {
    name: "bundles",
    type: "boolean",
    default: "false",
    description: "compare changed bundles (webpack, esbuild, rollup, ncc) module by module and review the modules that changed, instead of leaving the bundle out as generated"
  },
  {
    name: "max-comments",
    type: "integer",
    least: 0,
    default: "20",
    description: "maximum number of inline comments per run; further findings are listed in the summary"
  },
  {
    name: "min-severity",
    type: "choice",
    choices: SEVERITIES,
    default: "low",
    description: "lowest severity that is reported"
  },
  {
    name: "min-confidence",
    type: "number",
    least: 0,
    most: 1,
    default: "0.5",
    description: "lowest confidence, from 0 to 1, with which a finding of a model becomes a comment; less certain findings are listed in the summary"
  },
  {
    name: "min-acceptance",
    type: "number",
    least: 0,
    most: 1,
    default: "0.35",
    description: "findings that people accept with a lower probability than this, from 0 to 1, get no comment and are listed in the summary with their probability; used only if `learned` has a file"
  },
  {
    name: "learned",
    type: "text",
    default: LEARNED_PATH,
    isDefaultOptional: true,
    description: "file of the trusted revision that the command `learn` wrote, with what became of the findings of past pull requests; without it, or with fewer than 30 outcomes in it, nothing changes"
  },
  {
    name: "fail-on",
    type: "choice",
    choices: [...REVIEW_FAIL_ON, "error", "warning"],
    keepsOrigin: true,
    description: "review: `never` (default), `low`, `medium`, `high`; validate: `never`, `error` (default), `warning`"
  },
  {
    name: "min-coverage",
    type: "integer",
    least: 0,
    most: 100,
    default: "0",
    description: "fail if less than this percentage of the changed lines was judged, by a model or by literal checks; lock files, removed files and those that settings exclude do not count, and generated or vendored files count as not judged"
  },
  {
    name: "fail-on-unread",
    type: "boolean",
    default: "false",
    description: "fail if changed code was judged by nobody, such as a file that is too large, cannot be decoded or became executable"
  },
  {
    name: "incremental",
    type: "boolean",
    default: "true",
    actionOnly: true,
    description: "after a push, ask models only about files that changed since the last review of the pull request, and about files that use what changed in them; other findings are carried over"
  },
  {
    name: "full",
    type: "boolean",
    default: "false",
    actionOnly: true,
    description: "review the whole change once more, although an earlier commit of it, or this one, was reviewed"
  },
  {
    name: "comment",
    type: "choice",
    choices: COMMENT_RULES,
    default: "findings",
    actionOnly: true,
    description: "when the summary comment is posted: `findings`: once there is something to say (findings, code that nobody judged, any conclusion but `clean`), and then it is kept up to date; `always`; or `never`; inline comments are posted anyway"
  },
  {
    name: "shards",
    type: "integer",
    least: 1,
    most: MAX_SHARDS,
    description: "plan, publish: maximum number of jobs that a review is divided over; by default, as many as the size of the change asks for, and one for a usual change"
  },
  {
    name: "shard",
    type: "text",
    description: "review: the part of the plan that this job reviews, such as `3/64`; nothing is posted, and the result goes to `output-dir` and, in a workflow, to an artifact"
  },
  {
    name: "seal-key",
    type: "text",
    secret: true,
    description: "secret of your choice that seals the results of shards, the same in all jobs; by default the key of the model. Without either, a job of the same workflow run can forge a result"
  },
  {
    name: "shard-results",
    type: "text",
    actionOnly: true,
    description: "publish: folder with the results of the shards; by default, the artifacts of this workflow run are read"
  },
  {
    name: "review-drafts",
    type: "boolean",
    default: "true",
    actionOnly: true,
    description: "whether drafts are reviewed; with `false`, a review starts when a draft is marked ready for review"
  },
  {
    name: "review-label",
    type: "text",
    actionOnly: true,
    description: "review only pull requests with this label; adding the label starts a review if `on: pull_request` has the type `labeled`"
  },
  {
    name: "wait-for-pushes",
    type: "integer",
    least: 0,
    most: 90,
    default: "60",
    actionOnly: true,
    description: "maximum number of seconds to wait for another push before a model is asked, when a branch was pushed to several times within ten minutes; `0`: never wait"
  },
  {
    name: "check-run",
    type: "choice",
    choices: ["auto", "never"],
    default: "never",
    actionOnly: true,
    description: "whether the verdict is also shown as a check named `housestyle` on the commit: `auto`: if the token has the permission `checks: write`, which costs a request; or `never`"
  },
  {
    name: "request-changes",
    type: "boolean",
    default: "false",
    description: "request changes when a finding reaches `fail-on`"
  },
  {
    name: "sarif-file",
    type: "text",
    form: "own-path",
    description: "file to write the findings to, as SARIF 2.1.0; below the workspace or the temporary folder of the runner (`RUNNER_TEMP`)"
  },
  {
    name: "output-dir",
    type: "text",
    form: "own-path",
    description: "folder for the run's files: findings, summary, prompt; below the workspace or the temporary folder of the runner"
  },
  {
    name: "artifact",
    type: "boolean",
    default: "true",
    actionOnly: true,
    description: "dump: attach the prompt to the workflow run as an artifact; everybody who can read the repository can download it"
  },
  { name: "dry-run", type: "boolean", default: "false", description: "do everything except posting" }
];
var OPTIONS = TABLE;

// node_modules/fastest-levenshtein/esm/mod.js
var peq = new Uint32Array(65536);
var myers_32 = (a, b) => {
  let n = a.length, m = b.length, lst = 1 << n - 1, pv = -1, mv = 0, sc = n, i = n;
  for (; i--; )
    peq[a.charCodeAt(i)] |= 1 << i;
  for (i = 0; i < m; i++) {
    let eq = peq[b.charCodeAt(i)], xv = eq | mv;
    eq |= (eq & pv) + pv ^ pv, mv |= ~(eq | pv), pv &= eq, mv & lst && sc++, pv & lst && sc--, mv = mv << 1 | 1, pv = pv << 1 | ~(xv | mv), mv &= xv;
  }
  for (i = n; i--; )
    peq[a.charCodeAt(i)] = 0;
  return sc;
};
var myers_x = (b, a) => {
  let n = a.length, m = b.length, mhc = [], phc = [], hsize = Math.ceil(n / 32), vsize = Math.ceil(m / 32);
  for (let i = 0; i < hsize; i++)
    phc[i] = -1, mhc[i] = 0;
  let j = 0;
  for (; j < vsize - 1; j++) {
    let mv2 = 0, pv2 = -1, start2 = j * 32, vlen2 = Math.min(32, m) + start2;
    for (let k = start2; k < vlen2; k++)
      peq[b.charCodeAt(k)] |= 1 << k;
    for (let i = 0; i < n; i++) {
      let eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv2, xh = ((eq | mb) & pv2) + pv2 ^ pv2 | eq | mb, ph = mv2 | ~(xh | pv2), mh = pv2 & xh;
      ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv2 = mh | ~(xv | ph), mv2 = ph & xv;
    }
    for (let k = start2; k < vlen2; k++)
      peq[b.charCodeAt(k)] = 0;
  }
  let mv = 0, pv = -1, start = j * 32, vlen = Math.min(32, m - start) + start;
  for (let k = start; k < vlen; k++)
    peq[b.charCodeAt(k)] |= 1 << k;
  let score = m;
  for (let i = 0; i < n; i++) {
    let eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
    score += ph >>> m - 1 & 1, score -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
  }
  for (let k = start; k < vlen; k++)
    peq[b.charCodeAt(k)] = 0;
  return score;
};
var distance = (a, b) => {
  if (a.length < b.length) {
    let tmp = b;
    b = a, a = tmp;
  }
  return b.length === 0 ? a.length : a.length <= 32 ? myers_32(a, b) : myers_x(a, b);
};
// src/text/edit-distance.ts
function editDistance(from, to) {
  let shorter = Math.min(from.length, to.length), start = 0;
  for (; start < shorter && from.charCodeAt(start) === to.charCodeAt(start); )
    start += 1;
  let same = 0;
  for (; same < shorter - start && from.charCodeAt(from.length - 1 - same) === to.charCodeAt(to.length - 1 - same); )
    same += 1;
  return distance(from.slice(start, from.length - same), to.slice(start, to.length - same));
}
// src/options/problems.ts
var MAX_PROBLEMS = 100;
var KEYS_PAGE = "https://github.com/housestyle/housestyle/blob/main/docs/reference.md#inputs";
var MIN_PREFIX = 3;
function suggestionFor(name, names = OPTIONS.map((spec) => spec.name), otherwise = `All names are at ${KEYS_PAGE}.`) {
  let spelled = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(), nearest = names.map((candidate) => ({ candidate, edits: editDistance(spelled, candidate) })).toSorted((a, b) => a.edits - b.edits)[0], longer = spelled.length < MIN_PREFIX ? [] : names.filter((candidate) => candidate.startsWith(spelled)), [completed] = longer;
  return completed !== void 0 && longer.length === 1 ? `Did you mean \`${completed}\`?` : nearest !== void 0 && nearest.edits <= Math.max(2, Math.floor(name.length / 3)) ? `Did you mean \`${nearest.candidate}\`?` : otherwise;
}
function throwAll(problems) {
  let [first, ...others] = problems;
  if (first !== void 0)
    throw others.length === 0 ? first : usageError(first.code, problems.map(describeUserError).join(`
`));
}

// src/options/given.ts
var CONFIG_ONLY = ["rules", "overrides", "prices", "model-names", "policy"];
var NO_CONFIG_ONLY = { values: {}, findPlace: () => {
} };
function isFromFile(given) {
  return given?.where.kind === "file";
}
// src/options/read-policy.ts
function readPolicy({ values, findPlace }, name) {
  let known = [...OPTIONS.map((spec) => spec.name), ...CONFIG_ONLY], { policy = [] } = values;
  if (!Array.isArray(policy) || policy.some((key) => typeof key != "string")) {
    let of = name === void 0 ? "" : ` of ${name}`, wrong2 = usageError2("wrong-policy", `\`policy\`${of} must be a list of keys`, "Write a list, such as `policy: [fail-on, min-coverage]`.", findPlace(["policy"]));
    return { value: [], problems: [wrong2] };
  }
  let keys = policy.map(String), problems = keys.flatMap(
    (key, index) => key === "extends" ? [
      usageError2(
        "wrong-policy",
        "`policy` cannot list `extends`, with which repositories name the file with the policy",
        "Remove it. An `extends` that a required workflow gives as an input wins over that of a repository.",
        findPlace(["policy", index])
      )
    ] : known.includes(key) ? [] : [
      usageError2(
        "wrong-policy",
        `\`policy\` lists the unknown key \`${key}\``,
        suggestionFor(key, known),
        findPlace(["policy", index])
      )
    ]
  );
  return { value: keys, problems };
}
var FAILS = /* @__PURE__ */ new Set(["fail-on", "fail-on-unread", "min-coverage"]);
var LESS_IS_JUDGED = wordsIn(`
  mode paths ignore content-exclusion min-severity literal-checks leave-out-checks instructions-from shard
  review-label review-drafts
`);
function listWaysAround(policy) {
  return policy.some((key) => FAILS.has(key)) ? LESS_IS_JUDGED.filter((key) => !policy.includes(key)) : [];
}

import {
  writeCount
} from "./joined-5ac99ec6.js";

// src/text/bytes/utf16.ts
function readUtf16(bytes) {
  let encoding = encodingOf(bytes);
  if (encoding !== void 0)
    try {
      return { encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
    } catch {
      return { encoding };
    }
}
function encodingOf(bytes) {
  let [first, second, third, fourth] = bytes;
  if (first === 255 && second === 254)
    return third === 0 && fourth === 0 ? void 0 : "utf-16le";
  if (first === 254 && second === 255)
    return "utf-16be";
  if (first !== 0 && second !== 0)
    return;
  let sample = [...bytes.subarray(0, 64)];
  if (sample.length < 8)
    return;
  let isLittle = sample.every((byte, index) => byte === 0 == (index % 2 === 1)), isBig = sample.every((byte, index) => byte === 0 == (index % 2 === 0));
  return isLittle ? "utf-16le" : isBig ? "utf-16be" : void 0;
}

import {
  at as at2
} from "./joined-cc1d52fd.js";

// src/structures/lazily.ts
function lazily(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}

// src/text/source-text.ts
function shiftRange({ start, end }, by) {
  return { start: start + by, end: end + by };
}
function sourceText(path2, text) {
  let lineStarts = lazily(() => findLineStarts(text));
  return {
    path: path2,
    text,
    get lineStarts() {
      return lineStarts();
    }
  };
}
function findLineStarts(text) {
  let lineStarts = [0];
  for (let at22 = text.indexOf(`
`); at22 >= 0; at22 = text.indexOf(`
`, at22 + 1))
    lineStarts.push(at22 + 1);
  return lineStarts;
}
function positionAt(source, offset) {
  let inside = Math.max(0, Math.min(offset, source.text.length)), line = lastLineStartingAtOrBefore(source.lineStarts, inside);
  return { line: line + 1, column: inside - at2(source.lineStarts, line) + 1 };
}
function lastLineStartingAtOrBefore(lineStarts, offset) {
  let low = 0, high = lineStarts.length - 1;
  for (; low < high; ) {
    let middle = low + high + 1 >> 1;
    at2(lineStarts, middle) <= offset ? low = middle : high = middle - 1;
  }
  return low;
}
function lineText(source, line) {
  let start = at2(source.lineStarts, line - 1), end = source.lineStarts[line] ?? source.text.length;
  return source.text.slice(start, end).replace(/\r?\n$/, "");
}

import { isUtf8 } from "node:buffer";
// src/workspace/read-text.ts
var MAX_TEXT_BYTES = 1024 * 1024;
var MAX_LINKS = 40;
async function readText(workspace, path2, maxBytes = MAX_TEXT_BYTES) {
  let read = await readBytes(workspace, path2, maxBytes);
  return read.kind === "bytes" ? decode(read.path, read.bytes, maxBytes) : read;
}
async function readBytes(workspace, path2, maxBytes = Number.POSITIVE_INFINITY) {
  let resolved = resolvePath(path2);
  if (resolved.kind === "outside")
    return problem("outside", `"${path2}" is not a path inside the repository`, { hint: "Write a path from the root of the repository, with `/` and without `..`." });
  let followed = await follow(workspace, resolved.path, path2, maxBytes);
  if (followed.kind === "problem")
    return followed;
  if (followed.kind === "missing")
    return problem("missing", `"${path2}" does not exist in ${workspace.name}`);
  if (followed.kind === "not-a-file") {
    let { reason, hint = "Put a text file in its place." } = followed;
    return problem("not-a-file", `"${path2}" cannot be read as a file: ${reason}`, { hint });
  }
  return isLfsPointer(followed.bytes) ? problem("lfs-pointer", `"${path2}" is a pointer of Git LFS, and its text is not in the repository`, {
    hint: "Take it out of Git LFS: github.com, and every clone without Git LFS, has only the pointer."
  }) : { kind: "bytes", path: resolved.path, bytes: followed.bytes };
}
var LFS_VERSION = "version https://git-lfs.github.com/spec/v1";
var MAX_LFS_POINTER_BYTES = 1024;
function isLfsPointer(bytes) {
  return bytes.length < MAX_LFS_POINTER_BYTES && Buffer.from(bytes.subarray(0, LFS_VERSION.length)).toString("latin1") === LFS_VERSION;
}
async function follow(workspace, start, asked, maxBytes) {
  let path2 = start, isLink = false;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    let file = await (workspace.readUpTo?.(path2, maxBytes) ?? workspace.read(path2));
    if (file.kind === "too-large")
      return tooLarge(asked, file.bytes, maxBytes);
    isLink ||= file.kind === "symlink";
    let link = file.kind === "symlink" ? { path: path2, target: file.target } : file.kind === "missing" ? await linkAbove(workspace, path2) : void 0;
    if (link === void 0)
      return file.kind === "missing" && isLink ? dangling(asked, path2) : withoutLink(file);
    let next = resolveLink(link.path, link.target);
    if (next.kind === "outside") {
      let message = `"${asked}" leaves the repository through the symbolic link "${link.path}" to "${link.target}"`;
      return problem("outside", message, { hint: "Put the file itself into the repository." });
    }
    path2 = joinPath(next.path, path2.slice(link.path.length + 1));
  }
  return problem("symlink-loop", `"${asked}" leads through more than ${MAX_LINKS} symbolic links`, {
    hint: "Make the link point at the file."
  });
}
function withoutLink(file) {
  return file.kind === "symlink" ? { kind: "missing" } : file;
}
function dangling(asked, target) {
  return problem("dangling-link", `"${asked}" is a symbolic link to "${target}", which does not exist`, {
    hint: "Make the link point at the file, or remove it."
  });
}
async function linkAbove(workspace, path2) {
  let folders = parentsOf(path2), last = folders.at(-1), nearest = last === void 0 ? void 0 : await workspace.read(last);
  if (!(nearest === void 0 || nearest.kind === "not-a-file"))
    for (let folder of folders) {
      let file = folder === last ? nearest : await workspace.read(folder);
      if (file.kind === "symlink")
        return { path: folder, target: file.target };
      if (file.kind === "missing")
        return;
    }
}
function tooLarge(path2, size, maxBytes) {
  let message = `"${path2}" has ${writeCount(size)} bytes, more than the ${writeCount(maxBytes)} that are read`;
  return problem("too-large", message, { hint: "Split it into smaller files." });
}
function decode(path2, bytes, maxBytes) {
  if (bytes.length > maxBytes)
    return tooLarge(path2, bytes.length, maxBytes);
  if (!isUtf8(bytes)) {
    if (readUtf16(bytes) !== void 0)
      return problem("utf-16", `"${path2}" is in UTF-16`, { hint: "Save the file as UTF-8." });
    let position = firstBadPosition(bytes), message = `"${path2}" is not UTF-8: line ${position.line}, column ${position.column} has bytes that are not a character`;
    return problem("not-utf-8", message, { hint: "Save the file as UTF-8.", position });
  }
  let text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  return { kind: "text", source: sourceText(path2, text) };
}
var LINE_FEED = 10;
function firstBadPosition(bytes) {
  let start = 0, line = 1;
  for (let end = endOfLine(bytes, start); isUtf8(bytes.subarray(start, end)); end = endOfLine(bytes, start))
    start = end + 1, line += 1;
  return { line, column: firstBadColumn(bytes.subarray(start, endOfLine(bytes, start))) };
}
function endOfLine(bytes, start) {
  let end = bytes.indexOf(LINE_FEED, start);
  return end < 0 ? bytes.length : end;
}
var REPLACEMENT = "\uFFFD";
var REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);
function firstBadColumn(bytes) {
  let text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), at6 = text.indexOf(REPLACEMENT), offset = Buffer.byteLength(text.slice(0, at6));
  for (; REPLACEMENT_BYTES.equals(bytes.subarray(offset, offset + REPLACEMENT_BYTES.length)); ) {
    let next = text.indexOf(REPLACEMENT, at6 + 1);
    offset += Buffer.byteLength(text.slice(at6, next)), at6 = next;
  }
  return at6 + 1;
}
function problem(code, message, more = {}) {
  return { kind: "problem", code, message, ...more };
}

// src/options/extend-config.ts
var EXTENDS = /^((?!\.{1,2}\/)[\w.-]{1,100})\/((?!\.{1,2}\/)[\w.-]{1,100})\/((?:(?!\.{1,2}(?:\/|@))[\w.-]{1,100}\/){0,20}(?!\.{1,2}@)[\w.-]{1,100})@([0-9a-fA-F]{40})$/;
function readExtends({ value, where }) {
  let [, owner, repository, path2, commit] = typeof value == "string" ? EXTENDS.exec(value) ?? [] : [];
  if (owner === void 0 || repository === void 0 || path2 === void 0 || commit === void 0)
    throw usageError3(
      "wrong-extends",
      `\`extends\` must name a file of a repository at a commit, not ${JSON.stringify(value)}`,
      "Write `owner/repository/path/to/file.yml@` and the 40 hexadecimal digits of the commit.",
      where.kind === "file" ? where.place : void 0
    );
  return { owner, repository, path: path2, commit: commit.toLowerCase() };
}
function standInFor(named, trusted) {
  if (named !== void 0)
    return readExtends(named), trusted === void 0 ? void 0 : { ...named, value: trusted };
}
function describeUnreadExtends({ options }) {
  let given = options.get("extends");
  if (given === void 0)
    return;
  let { value, where } = given, place = where.kind === "file" ? `\`${where.place.path}:${where.place.line ?? 1}\`` : `\`${where.name}\``;
  return typeof value == "string" && EXTENDS.test(value) ? `${place}: without a token, the file that \`extends\` names is not read, so its keys and its policy do not count here; pass \`--github-token TOKEN\` (\`gh auth token\` prints one) to read it as the Action does.` : `${place}: this command does not read the file that \`extends\` names, and the Action refuses it, because it names no commit; write \`owner/repository/path/to/file.yml@\` and the 40 hexadecimal digits of the commit.`;
}
function describeNestedExtends({ options, configOnly }) {
  let where = options.get("extends")?.where;
  return where?.kind === "file" && isOwn(configOnly, "policy") ? `\`${where.place.path}:${where.place.line ?? 1}\`: a file with a \`policy\` is one that other repositories extend, and a file that is extended cannot extend another, so their runs would end with an error; remove \`extends\` or \`policy\`.` : void 0;
}
function describeFollowed(name, policy) {
  let decided = policy.length === 0 ? "" : ` Its policy decides ${policy.map((key) => `\`${key}\``).join(", ")}.`;
  return `The configuration extends ${name}.${decided}`;
}
function extendConfig(own, extended, name) {
  if (extended.options.has("extends"))
    throw usageError3(
      "nested-extends",
      `${name} extends another file`,
      "A file that is extended cannot extend another."
    );
  let { value: policy, problems } = readPolicy(extended.configOnly, name);
  return throwAll(problems), throwAll(listWeakened(own, policy, name)), {
    options: new Map([...extended.options, ...own.options]),
    configOnly: {
      values: { ...extended.configOnly.values, ...own.configOnly.values },
      findPlace: (path2, of) => (isOwn(own.configOnly, path2[0]) ? own : extended).configOnly.findPlace(path2, of)
    },
    policy
  };
}
var NAMES_THE_WORK = /* @__PURE__ */ new Set(["mode", "shard"]);
function keepUndecided(inputs, policy) {
  return new Map([...inputs].filter(([key]) => NAMES_THE_WORK.has(key) || !policy.includes(key)));
}
function isOwn({ values }, key) {
  return key !== void 0 && Object.hasOwn(values, key);
}
function listWeakened({ options, configOnly }, policy, name) {
  return policy.flatMap((key) => {
    let where = options.get(key)?.where, place = where?.kind === "file" ? where.place : configOnly.findPlace([key], "key");
    return options.has(key) || isOwn(configOnly, key) ? [
      usageError3(
        "set-by-policy",
        `\`${key}\` is decided by the policy of ${name}`,
        "Remove it from the configuration of this repository.",
        place
      )
    ] : [];
  });
}
// src/options/read-config.ts
async function readWorkspaceConfig(workspace, named, of) {
  let path2 = named ?? CONFIG_PATH, { name = path2, option = "config" } = of ?? {}, file = await readText(workspace, path2);
  if (file.kind === "text")
    return (await import("./read-config-text-RGQSH7B3.js")).readConfig({ ...file.source, path: name });
  if (file.code === "missing" && named === void 0)
    return { options: /* @__PURE__ */ new Map(), configOnly: NO_CONFIG_ONLY };
  throw usageError3(
    "config-unreadable",
    `The configuration cannot be read from ${workspace.name}: ${file.message}`,
    `Check \`${option}\`.`,
    { path: name, ...file.position }
  );
}
var POLICY_KEY = /^["']?policy["']?[ \t]*:/m;
var MISPLACED = [
  ...["housestyle", ".housestyle", ".github/housestyle", ".github/.housestyle", ".housestylerc"].flatMap(
    (name) => ["yml", "yaml", "json"].map((ending) => `${name}.${ending}`)
  ),
  ".housestylerc",
  ".housestyle/config.yml",
  "housestyle.config.js",
  "housestyle.config.ts"
].filter((path2) => path2 !== CONFIG_PATH);
async function describeMisplacedConfig(workspace) {
  if ((await workspace.read(CONFIG_PATH)).kind !== "missing")
    return;
  let files = await Promise.all(MISPLACED.map((path22) => workspace.read(path22))), path2 = MISPLACED[files.findIndex((file) => file.kind === "file" && !POLICY_KEY.test(Buffer.from(file.bytes).toString("latin1")))];
  return path2 === void 0 ? void 0 : `\`${path2}\` is not read: the configuration is \`${CONFIG_PATH}\`.`;
}

import {
  quote
} from "./joined-a845ed26.js";
import {
  fileErrorReason,
  runError
} from "./joined-e117912a.js";
import { mkdtemp } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join2 } from "node:path";
// src/workspace/disk/make-temporary-folder.ts
async function makeTemporaryFolder(purpose) {
  let parent = tmpdir2();
  try {
    return await mkdtemp(join2(parent, `housestyle-${purpose}-`));
  } catch (error) {
    throw runError(
      "no-temporary-folder",
      `No temporary folder can be made in ${quote(parent)}: ${fileErrorReason(error)}`,
      "Set `TMPDIR` (on Windows `TEMP`) to a folder that can be written to.",
      error
    );
  }
}

// src/text/markdown/backticks.ts
function indexBackticks(content) {
  let starts = /* @__PURE__ */ new Map();
  for (let { 0: run, index } of content.matchAll(/`+/g)) {
    let known = starts.get(run.length);
    known === void 0 ? starts.set(run.length, [index]) : known.push(index);
  }
  let passed = /* @__PURE__ */ new Map();
  return (length, from) => {
    let known = starts.get(length) ?? [], next = passed.get(length) ?? 0;
    for (; (known[next] ?? from) < from; )
      next += 1;
    return passed.set(length, next), known[next];
  };
}

import {
  quote as quote2
} from "./joined-a845ed26.js";
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = false) {
  let len = text.length, pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count, exact) {
    let digits = 0, value2 = 0;
    for (; digits < count || !exact; ) {
      let ch = text.charCodeAt(pos);
      if (ch >= 48 && ch <= 57)
        value2 = value2 * 16 + ch - 48;
      else if (ch >= 65 && ch <= 70)
        value2 = value2 * 16 + ch - 65 + 10;
      else if (ch >= 97 && ch <= 102)
        value2 = value2 * 16 + ch - 97 + 10;
      else
        break;
      pos++, digits++;
    }
    return digits < count && (value2 = -1), value2;
  }
  function setPosition(newPosition) {
    pos = newPosition, value = "", tokenOffset = 0, token = 16, scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text.charCodeAt(pos) === 48)
      pos++;
    else
      for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
        pos++;
    if (pos < text.length && text.charCodeAt(pos) === 46)
      if (pos++, pos < text.length && isDigit(text.charCodeAt(pos)))
        for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
          pos++;
      else
        return scanError = 3, text.substring(start, pos);
    let end = pos;
    if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101))
      if (pos++, (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) && pos++, pos < text.length && isDigit(text.charCodeAt(pos))) {
        for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
          pos++;
        end = pos;
      } else
        scanError = 3;
    return text.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    for (; ; ) {
      if (pos >= len) {
        result += text.substring(start, pos), scanError = 2;
        break;
      }
      let ch = text.charCodeAt(pos);
      if (ch === 34) {
        result += text.substring(start, pos), pos++;
        break;
      }
      if (ch === 92) {
        if (result += text.substring(start, pos), pos++, pos >= len) {
          scanError = 2;
          break;
        }
        switch (text.charCodeAt(pos++)) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += `
`;
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            let ch3 = scanHexDigits(4, true);
            ch3 >= 0 ? result += String.fromCharCode(ch3) : scanError = 4;
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31)
        if (isLineBreak(ch)) {
          result += text.substring(start, pos), scanError = 2;
          break;
        } else
          scanError = 6;
      pos++;
    }
    return result;
  }
  function scanNext() {
    if (value = "", scanError = 0, tokenOffset = pos, lineStartOffset = lineNumber, prevTokenLineStartOffset = tokenLineStartOffset, pos >= len)
      return tokenOffset = len, token = 17;
    let code = text.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do
        pos++, value += String.fromCharCode(code), code = text.charCodeAt(pos);
      while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code))
      return pos++, value += String.fromCharCode(code), code === 13 && text.charCodeAt(pos) === 10 && (pos++, value += `
`), lineNumber++, tokenLineStartOffset = pos, token = 14;
    switch (code) {
      // tokens: []{}:,
      case 123:
        return pos++, token = 1;
      case 125:
        return pos++, token = 2;
      case 91:
        return pos++, token = 3;
      case 93:
        return pos++, token = 4;
      case 58:
        return pos++, token = 6;
      case 44:
        return pos++, token = 5;
      // strings
      case 34:
        return pos++, value = scanString(), token = 10;
      // comments
      case 47:
        let start = pos - 1;
        if (text.charCodeAt(pos + 1) === 47) {
          for (pos += 2; pos < len && !isLineBreak(text.charCodeAt(pos)); )
            pos++;
          return value = text.substring(start, pos), token = 12;
        }
        if (text.charCodeAt(pos + 1) === 42) {
          pos += 2;
          let safeLength = len - 1, commentClosed = false;
          for (; pos < safeLength; ) {
            let ch = text.charCodeAt(pos);
            if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
              pos += 2, commentClosed = true;
              break;
            }
            pos++, isLineBreak(ch) && (ch === 13 && text.charCodeAt(pos) === 10 && pos++, lineNumber++, tokenLineStartOffset = pos);
          }
          return commentClosed || (pos++, scanError = 1), value = text.substring(start, pos), token = 13;
        }
        return value += String.fromCharCode(code), pos++, token = 16;
      // numbers
      case 45:
        if (value += String.fromCharCode(code), pos++, pos === len || !isDigit(text.charCodeAt(pos)))
          return token = 16;
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        return value += scanNumber(), token = 11;
      // literals and unknown symbols
      default:
        for (; pos < len && isUnknownContentCharacter(code); )
          pos++, code = text.charCodeAt(pos);
        if (tokenOffset !== pos) {
          switch (value = text.substring(tokenOffset, pos), value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        return value += String.fromCharCode(code), pos++, token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code))
      return false;
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do
      result = scanNext();
    while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2.lineFeed = 10] = "lineFeed", CharacterCodes2[CharacterCodes2.carriageReturn = 13] = "carriageReturn", CharacterCodes2[CharacterCodes2.space = 32] = "space", CharacterCodes2[CharacterCodes2._0 = 48] = "_0", CharacterCodes2[CharacterCodes2._1 = 49] = "_1", CharacterCodes2[CharacterCodes2._2 = 50] = "_2", CharacterCodes2[CharacterCodes2._3 = 51] = "_3", CharacterCodes2[CharacterCodes2._4 = 52] = "_4", CharacterCodes2[CharacterCodes2._5 = 53] = "_5", CharacterCodes2[CharacterCodes2._6 = 54] = "_6", CharacterCodes2[CharacterCodes2._7 = 55] = "_7", CharacterCodes2[CharacterCodes2._8 = 56] = "_8", CharacterCodes2[CharacterCodes2._9 = 57] = "_9", CharacterCodes2[CharacterCodes2.a = 97] = "a", CharacterCodes2[CharacterCodes2.b = 98] = "b", CharacterCodes2[CharacterCodes2.c = 99] = "c", CharacterCodes2[CharacterCodes2.d = 100] = "d", CharacterCodes2[CharacterCodes2.e = 101] = "e", CharacterCodes2[CharacterCodes2.f = 102] = "f", CharacterCodes2[CharacterCodes2.g = 103] = "g", CharacterCodes2[CharacterCodes2.h = 104] = "h", CharacterCodes2[CharacterCodes2.i = 105] = "i", CharacterCodes2[CharacterCodes2.j = 106] = "j", CharacterCodes2[CharacterCodes2.k = 107] = "k", CharacterCodes2[CharacterCodes2.l = 108] = "l", CharacterCodes2[CharacterCodes2.m = 109] = "m", CharacterCodes2[CharacterCodes2.n = 110] = "n", CharacterCodes2[CharacterCodes2.o = 111] = "o", CharacterCodes2[CharacterCodes2.p = 112] = "p", CharacterCodes2[CharacterCodes2.q = 113] = "q", CharacterCodes2[CharacterCodes2.r = 114] = "r", CharacterCodes2[CharacterCodes2.s = 115] = "s", CharacterCodes2[CharacterCodes2.t = 116] = "t", CharacterCodes2[CharacterCodes2.u = 117] = "u", CharacterCodes2[CharacterCodes2.v = 118] = "v", CharacterCodes2[CharacterCodes2.w = 119] = "w", CharacterCodes2[CharacterCodes2.x = 120] = "x", CharacterCodes2[CharacterCodes2.y = 121] = "y", CharacterCodes2[CharacterCodes2.z = 122] = "z", CharacterCodes2[CharacterCodes2.A = 65] = "A", CharacterCodes2[CharacterCodes2.B = 66] = "B", CharacterCodes2[CharacterCodes2.C = 67] = "C", CharacterCodes2[CharacterCodes2.D = 68] = "D", CharacterCodes2[CharacterCodes2.E = 69] = "E", CharacterCodes2[CharacterCodes2.F = 70] = "F", CharacterCodes2[CharacterCodes2.G = 71] = "G", CharacterCodes2[CharacterCodes2.H = 72] = "H", CharacterCodes2[CharacterCodes2.I = 73] = "I", CharacterCodes2[CharacterCodes2.J = 74] = "J", CharacterCodes2[CharacterCodes2.K = 75] = "K", CharacterCodes2[CharacterCodes2.L = 76] = "L", CharacterCodes2[CharacterCodes2.M = 77] = "M", CharacterCodes2[CharacterCodes2.N = 78] = "N", CharacterCodes2[CharacterCodes2.O = 79] = "O", CharacterCodes2[CharacterCodes2.P = 80] = "P", CharacterCodes2[CharacterCodes2.Q = 81] = "Q", CharacterCodes2[CharacterCodes2.R = 82] = "R", CharacterCodes2[CharacterCodes2.S = 83] = "S", CharacterCodes2[CharacterCodes2.T = 84] = "T", CharacterCodes2[CharacterCodes2.U = 85] = "U", CharacterCodes2[CharacterCodes2.V = 86] = "V", CharacterCodes2[CharacterCodes2.W = 87] = "W", CharacterCodes2[CharacterCodes2.X = 88] = "X", CharacterCodes2[CharacterCodes2.Y = 89] = "Y", CharacterCodes2[CharacterCodes2.Z = 90] = "Z", CharacterCodes2[CharacterCodes2.asterisk = 42] = "asterisk", CharacterCodes2[CharacterCodes2.backslash = 92] = "backslash", CharacterCodes2[CharacterCodes2.closeBrace = 125] = "closeBrace", CharacterCodes2[CharacterCodes2.closeBracket = 93] = "closeBracket", CharacterCodes2[CharacterCodes2.colon = 58] = "colon", CharacterCodes2[CharacterCodes2.comma = 44] = "comma", CharacterCodes2[CharacterCodes2.dot = 46] = "dot", CharacterCodes2[CharacterCodes2.doubleQuote = 34] = "doubleQuote", CharacterCodes2[CharacterCodes2.minus = 45] = "minus", CharacterCodes2[CharacterCodes2.openBrace = 123] = "openBrace", CharacterCodes2[CharacterCodes2.openBracket = 91] = "openBracket", CharacterCodes2[CharacterCodes2.plus = 43] = "plus", CharacterCodes2[CharacterCodes2.slash = 47] = "slash", CharacterCodes2[CharacterCodes2.formFeed = 12] = "formFeed", CharacterCodes2[CharacterCodes2.tab = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));
// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => " ".repeat(index));
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => `
` + " ".repeat(index)),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => "\r" + " ".repeat(index)),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => `\r
` + " ".repeat(index))
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => `
` + "	".repeat(index)),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => "\r" + "	".repeat(index)),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => `\r
` + "	".repeat(index))
  }
};
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));
function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
  let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: void 0 };
  function ensurePropertyComplete(endOffset) {
    currentParent.type === "property" && (currentParent.length = endOffset - currentParent.offset, currentParent = currentParent.parent);
  }
  function onValue(valueNode) {
    return currentParent.children.push(valueNode), valueNode;
  }
  visit(text, {
    onObjectBegin: (offset) => {
      currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
    },
    onObjectProperty: (name, offset, length) => {
      currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] }), currentParent.children.push({ type: "string", value: name, offset, length, parent: currentParent });
    },
    onObjectEnd: (offset, length) => {
      ensurePropertyComplete(offset + length), currentParent.length = offset + length - currentParent.offset, currentParent = currentParent.parent, ensurePropertyComplete(offset + length);
    },
    onArrayBegin: (offset, length) => {
      currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
    },
    onArrayEnd: (offset, length) => {
      currentParent.length = offset + length - currentParent.offset, currentParent = currentParent.parent, ensurePropertyComplete(offset + length);
    },
    onLiteralValue: (value, offset, length) => {
      onValue({ type: getNodeType(value), offset, length, parent: currentParent, value }), ensurePropertyComplete(offset + length);
    },
    onSeparator: (sep3, offset, length) => {
      currentParent.type === "property" && (sep3 === ":" ? currentParent.colonOffset = offset : sep3 === "," && ensurePropertyComplete(offset));
    },
    onError: (error, offset, length) => {
      errors.push({ error, offset, length });
    }
  }, options);
  let result = currentParent.children[0];
  return result && delete result.parent, result;
}
function visit(text, visitor, options = ParseOptions.DEFAULT) {
  let _scanner = createScanner(text, false), _jsonPath = [], suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      suppressedCallbacks > 0 ? suppressedCallbacks++ : visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) === false && (suppressedCallbacks = 1);
    } : () => true;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      suppressedCallbacks > 0 && suppressedCallbacks--, suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
    } : () => true;
  }
  let onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError), disallowComments = options && options.disallowComments, allowTrailingComma = options && options.allowTrailingComma;
  function scanNext() {
    for (; ; ) {
      let token = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          disallowComments || handleError(
            11
            /* ParseErrorCode.UnexpectedEndOfComment */
          );
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token) {
        case 12:
        case 13:
          disallowComments ? handleError(
            10
            /* ParseErrorCode.InvalidCommentToken */
          ) : onComment();
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token;
      }
    }
  }
  function handleError(error, skipUntilAfter = [], skipUntil = []) {
    if (onError(error), skipUntilAfter.length + skipUntil.length > 0) {
      let token = _scanner.getToken();
      for (; token !== 17; ) {
        if (skipUntilAfter.indexOf(token) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token) !== -1)
          break;
        token = scanNext();
      }
    }
  }
  function parseString(isValue) {
    let value = _scanner.getTokenValue();
    return isValue ? onLiteralValue(value) : (onObjectProperty(value), _jsonPath.push(value)), scanNext(), true;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        let tokenValue = _scanner.getTokenValue(), value = Number(tokenValue);
        isNaN(value) && (handleError(
          2
          /* ParseErrorCode.InvalidNumberFormat */
        ), value = 0), onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(true);
        break;
      case 9:
        onLiteralValue(false);
        break;
      default:
        return false;
    }
    return scanNext(), true;
  }
  function parseProperty() {
    return _scanner.getToken() !== 10 ? (handleError(3, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ]), false) : (parseString(false), _scanner.getToken() === 6 ? (onSeparator(":"), scanNext(), parseValue() || handleError(4, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ])) : handleError(5, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ]), _jsonPath.pop(), true);
  }
  function parseObject() {
    onObjectBegin(), scanNext();
    let needsComma = false;
    for (; _scanner.getToken() !== 2 && _scanner.getToken() !== 17; ) {
      if (_scanner.getToken() === 5) {
        if (needsComma || handleError(4, [], []), onSeparator(","), scanNext(), _scanner.getToken() === 2 && allowTrailingComma)
          break;
      } else needsComma && handleError(6, [], []);
      parseProperty() || handleError(4, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]), needsComma = true;
    }
    return onObjectEnd(), _scanner.getToken() !== 2 ? handleError(7, [
      2
      /* SyntaxKind.CloseBraceToken */
    ], []) : scanNext(), true;
  }
  function parseArray() {
    onArrayBegin(), scanNext();
    let isFirstElement = true, needsComma = false;
    for (; _scanner.getToken() !== 4 && _scanner.getToken() !== 17; ) {
      if (_scanner.getToken() === 5) {
        if (needsComma || handleError(4, [], []), onSeparator(","), scanNext(), _scanner.getToken() === 4 && allowTrailingComma)
          break;
      } else needsComma && handleError(6, [], []);
      isFirstElement ? (_jsonPath.push(0), isFirstElement = false) : _jsonPath[_jsonPath.length - 1]++, parseValue() || handleError(4, [], [
        4,
        5
        /* SyntaxKind.CommaToken */
      ]), needsComma = true;
    }
    return onArrayEnd(), isFirstElement || _jsonPath.pop(), _scanner.getToken() !== 4 ? handleError(8, [
      4
      /* SyntaxKind.CloseBracketToken */
    ], []) : scanNext(), true;
  }
  function parseValue() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray();
      case 1:
        return parseObject();
      case 10:
        return parseString(true);
      default:
        return parseLiteral();
    }
  }
  return scanNext(), _scanner.getToken() === 17 ? options.allowEmptyContent ? true : (handleError(4, [], []), false) : parseValue() ? (_scanner.getToken() !== 17 && handleError(9, [], []), true) : (handleError(4, [], []), false);
}
function getNodeType(value) {
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "string":
      return "string";
    case "object": {
      if (value) {
        if (Array.isArray(value))
          return "array";
      } else return "null";
      return "object";
    }
    default:
      return "null";
  }
}
// node_modules/jsonc-parser/lib/esm/main.js
var createScanner2 = createScanner;
var ScanError;
(function(ScanError2) {
  ScanError2[ScanError2.None = 0] = "None", ScanError2[ScanError2.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", ScanError2[ScanError2.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", ScanError2[ScanError2.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", ScanError2[ScanError2.InvalidUnicode = 4] = "InvalidUnicode", ScanError2[ScanError2.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", ScanError2[ScanError2.InvalidCharacter = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2.OpenBraceToken = 1] = "OpenBraceToken", SyntaxKind2[SyntaxKind2.CloseBraceToken = 2] = "CloseBraceToken", SyntaxKind2[SyntaxKind2.OpenBracketToken = 3] = "OpenBracketToken", SyntaxKind2[SyntaxKind2.CloseBracketToken = 4] = "CloseBracketToken", SyntaxKind2[SyntaxKind2.CommaToken = 5] = "CommaToken", SyntaxKind2[SyntaxKind2.ColonToken = 6] = "ColonToken", SyntaxKind2[SyntaxKind2.NullKeyword = 7] = "NullKeyword", SyntaxKind2[SyntaxKind2.TrueKeyword = 8] = "TrueKeyword", SyntaxKind2[SyntaxKind2.FalseKeyword = 9] = "FalseKeyword", SyntaxKind2[SyntaxKind2.StringLiteral = 10] = "StringLiteral", SyntaxKind2[SyntaxKind2.NumericLiteral = 11] = "NumericLiteral", SyntaxKind2[SyntaxKind2.LineCommentTrivia = 12] = "LineCommentTrivia", SyntaxKind2[SyntaxKind2.BlockCommentTrivia = 13] = "BlockCommentTrivia", SyntaxKind2[SyntaxKind2.LineBreakTrivia = 14] = "LineBreakTrivia", SyntaxKind2[SyntaxKind2.Trivia = 15] = "Trivia", SyntaxKind2[SyntaxKind2.Unknown = 16] = "Unknown", SyntaxKind2[SyntaxKind2.EOF = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parseTree2 = parseTree;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2.InvalidSymbol = 1] = "InvalidSymbol", ParseErrorCode2[ParseErrorCode2.InvalidNumberFormat = 2] = "InvalidNumberFormat", ParseErrorCode2[ParseErrorCode2.PropertyNameExpected = 3] = "PropertyNameExpected", ParseErrorCode2[ParseErrorCode2.ValueExpected = 4] = "ValueExpected", ParseErrorCode2[ParseErrorCode2.ColonExpected = 5] = "ColonExpected", ParseErrorCode2[ParseErrorCode2.CommaExpected = 6] = "CommaExpected", ParseErrorCode2[ParseErrorCode2.CloseBraceExpected = 7] = "CloseBraceExpected", ParseErrorCode2[ParseErrorCode2.CloseBracketExpected = 8] = "CloseBracketExpected", ParseErrorCode2[ParseErrorCode2.EndOfFileExpected = 9] = "EndOfFileExpected", ParseErrorCode2[ParseErrorCode2.InvalidCommentToken = 10] = "InvalidCommentToken", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", ParseErrorCode2[ParseErrorCode2.InvalidUnicode = 14] = "InvalidUnicode", ParseErrorCode2[ParseErrorCode2.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", ParseErrorCode2[ParseErrorCode2.InvalidCharacter = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
  switch (code) {
    case 1:
      return "InvalidSymbol";
    case 2:
      return "InvalidNumberFormat";
    case 3:
      return "PropertyNameExpected";
    case 4:
      return "ValueExpected";
    case 5:
      return "ColonExpected";
    case 6:
      return "CommaExpected";
    case 7:
      return "CloseBraceExpected";
    case 8:
      return "CloseBracketExpected";
    case 9:
      return "EndOfFileExpected";
    case 10:
      return "InvalidCommentToken";
    case 11:
      return "UnexpectedEndOfComment";
    case 12:
      return "UnexpectedEndOfString";
    case 13:
      return "UnexpectedEndOfNumber";
    case 14:
      return "InvalidUnicode";
    case 15:
      return "InvalidEscapeCharacter";
    case 16:
      return "InvalidCharacter";
  }
  return "<unknown ParseErrorCode>";
}
// src/text/json/jsonc-problems.ts
function describeError(name, range2, text) {
  let { code, message, hint } = WORDINGS[name] ?? SYNTAX;
  return { code, severity: "error", message: message(quoteOrEnd(text.slice(range2.start, range2.end))), hint, range: range2 };
}
function describeRepeatedKey(key, range2) {
  return {
    code: "duplicate-key",
    severity: "warning",
    message: `The key ${quote2(key)} appears twice; the last one is used`,
    hint: "Keep one of them.",
    range: range2
  };
}
function describeDeepNesting(maxNesting, range2) {
  return {
    code: "too-deep",
    severity: "error",
    message: `More than ${maxNesting} lists and objects are nested`,
    hint: "Nest fewer values.",
    range: range2
  };
}
function describeComment(range2, count) {
  return {
    code: "json-comment",
    severity: "error",
    message: `A plain JSON file cannot contain comments${count === 1 ? "" : `, and this one has ${count}`}`,
    hint: count === 1 ? "Remove it." : "Remove them.",
    range: range2
  };
}
function describeLastComma(range2) {
  return {
    code: "json-last-comma",
    severity: "error",
    message: "Plain JSON does not allow a comma before a closing bracket",
    hint: "Remove the comma.",
    range: range2
  };
}
function quoteOrEnd(text) {
  return text.trim() === "" ? "the end of the file" : quote2(text);
}
var SYNTAX = {
  code: "syntax",
  message: (quoted) => `${quoted} is not allowed here`,
  hint: "Remove it, or put it in double quotes if it is text."
};
function missing(what, sign) {
  return {
    code: "missing-sign",
    message: (quoted) => `${what} is missing before ${quoted}`,
    hint: `Write \`${sign}\` there.`
  };
}
var WORDINGS = {
  CloseBraceExpected: missing("A closing brace", "}"),
  CloseBracketExpected: missing("A closing bracket", "]"),
  ColonExpected: missing("A colon", ":"),
  CommaExpected: missing("A comma", ","),
  EndOfFileExpected: {
    code: "text-after-end",
    message: (quoted) => `${quoted} follows the end of the value`,
    hint: "A file contains one value; remove the rest."
  },
  InvalidCharacter: {
    code: "string",
    message: (quoted) => `A character in ${quoted} must be escaped`,
    hint: "Write a tab as \\t and other control characters as \\u00\u2026."
  },
  InvalidEscapeCharacter: {
    code: "string",
    message: (quoted) => `An escape in ${quoted} is unknown`,
    hint: "Double the backslash if it is part of the text."
  },
  InvalidNumberFormat: {
    code: "number",
    message: (quoted) => `${quoted} is not a number`,
    hint: "Write digits, with a full stop for decimals."
  },
  InvalidUnicode: {
    code: "string",
    message: (quoted) => `An escape in ${quoted} is incomplete`,
    hint: "Write \\u with four hexadecimal digits."
  },
  PropertyNameExpected: {
    code: "key",
    message: (quoted) => `A key in double quotes is expected, not ${quoted}`,
    hint: 'Write each entry as "key": value.'
  },
  UnexpectedEndOfComment: { code: "comment", message: () => "The comment is not closed", hint: "End it with */." },
  UnexpectedEndOfNumber: {
    code: "number",
    message: (quoted) => `The number ${quoted} is incomplete`,
    hint: "Write a digit after the point or the exponent."
  },
  UnexpectedEndOfString: {
    code: "string",
    message: (quoted) => `The text ${quoted} is not closed on its line`,
    hint: "End it with a double quote; write a line break as \\n."
  },
  ValueExpected: {
    code: "value",
    message: (quoted) => `A value is expected, not ${quoted}`,
    hint: "Write text in double quotes, a number, true, false, null, a list or an object."
  }
};
// src/text/json/jsonc.ts
var MAX_NESTING = 256;
var MAX_PROBLEMS2 = 50;
var MAX_BLANKS = 1e3;
var IS_COMMENT = /^(?:\/\/|#|[_$]*comments?_*$)/i;
var BYTE_ORDER_MARK = "\uFEFF";
function readJsonc(source) {
  let text = withoutMark(source.text), deep = findDeepNesting(text);
  if (deep !== void 0)
    return {
      value: void 0,
      problems: [describeDeepNesting(MAX_NESTING, deep)],
      rangeOf: nowhere,
      rangeOfKey: nowhere
    };
  let errors = [], root = parseTree2(text, errors, { allowTrailingComma: true, allowEmptyContent: true }), problems = [
    ...withoutFollowers(errors, text).slice(0, MAX_PROBLEMS2).map((error) => describeError(printParseErrorCode(error.error), rangeOfError(error, text), text)),
    ...repeatedKeys(root).filter((key) => !IS_COMMENT.test(String(key.value))).slice(0, MAX_PROBLEMS2).map((key) => describeRepeatedKey(String(key.value), rangeOf(key)))
  ], index = /* @__PURE__ */ new Map();
  return {
    value: root && readValue(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path2) => findNodeRange(findNode(root, path2, index)),
    rangeOfKey: (path2) => {
      let object = findNode(root, path2.slice(0, -1), index), step = path2.at(-1), property = object && step !== void 0 ? findProperty(object, String(step), index) : void 0;
      return findNodeRange(property?.children?.[0]);
    }
  };
}
function withoutFollowers(errors, text) {
  return errors.filter(({ offset }, index) => {
    let before = errors[index - 1];
    return before === void 0 || text.slice(before.offset + before.length, offset).trimEnd().includes(`
`);
  });
}
function isBroken({ problems }) {
  return problems.some(({ severity }) => severity === "error");
}
function nowhere() {
}
function findNonJson(source) {
  let errors = [], text = withoutMark(source.text);
  parseTree2(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true });
  let isComment = ({ error }) => printParseErrorCode(error) === "InvalidCommentToken", comments = errors.filter(isComment), problems = errors.filter((error) => !isComment(error) || error === comments[0]).slice(0, MAX_PROBLEMS2).map((error) => {
    let range2 = rangeOfError(error, text);
    return isComment(error) ? describeComment(range2, comments.length) : describeLastComma(commaBefore(text, range2));
  });
  return problems.filter(({ range: range2 }, index) => problems[index - 1]?.range.start !== range2.start);
}
function withoutMark(text) {
  return text.startsWith(BYTE_ORDER_MARK) ? ` ${text.slice(1)}` : text;
}
function commaBefore(text, { start, end }) {
  let before = text.slice(Math.max(0, start - MAX_BLANKS), start).trimEnd(), comma = Math.max(0, start - MAX_BLANKS) + before.length - 1;
  return before.endsWith(",") ? { start: comma, end: comma + 1 } : { start, end };
}
function findDeepNesting(text) {
  let scanner = createScanner2(text, true), depth = 0;
  for (scanner.scan(); scanner.getPosition() <= text.length && scanner.getTokenLength() > 0; scanner.scan()) {
    let start = scanner.getTokenOffset(), token = text.slice(start, start + 1);
    if (token === "[" || token === "{" ? depth += 1 : (token === "]" || token === "}") && (depth -= 1), depth > MAX_NESTING)
      return { start, end: start + 1 };
  }
}
function rangeOfError({ offset, length }, text) {
  let start = Math.min(offset, text.length);
  return { start, end: Math.min(start + length, text.length) };
}
function rangeOf(node) {
  return { start: node.offset, end: node.offset + node.length };
}
function findNodeRange(node) {
  return node && rangeOf(node);
}
function findNode(root, path2, index) {
  let node = root;
  for (let step of path2)
    node?.type === "array" ? node = typeof step == "number" ? node.children?.[step] : void 0 : node = node && findProperty(node, String(step), index)?.children?.[1];
  return node;
}
function findProperty(node, key, index) {
  if (node.type !== "object")
    return;
  let properties = index.get(node);
  return properties === void 0 && (properties = new Map((node.children ?? []).map((property) => [String(property.children?.[0]?.value), property])), index.set(node, properties)), properties.get(key);
}
function readValue(node) {
  return node.type === "array" ? (node.children ?? []).map(readValue) : node.type === "object" ? readObject(node) : node.value;
}
function readObject({ children: properties = [] }) {
  let object = {};
  for (let { children: [key, value] = [] } of properties)
    key !== void 0 && value !== void 0 && addProperty(object, String(key.value), readValue(value));
  return object;
}
function addProperty(object, key, value) {
  key === "__proto__" ? Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true }) : object[key] = value;
}
function repeatedKeys(root) {
  let repeated = [], open2 = root === void 0 ? [] : [root];
  for (let node = open2.pop(); node !== void 0; node = open2.pop()) {
    let seen = /* @__PURE__ */ new Set();
    for (let child of node.children ?? []) {
      let key = child.type === "property" ? child.children?.[0] : void 0, inner = child.type === "property" ? child.children?.[1] : child;
      key !== void 0 && seen.has(key.value) && repeated.push(key), key !== void 0 && seen.add(key.value), inner?.children !== void 0 && open2.push(inner);
    }
  }
  return repeated;
}

// src/diagnostics/rule-url.ts
var PROJECT_URL = "https://github.com/housestyle/housestyle";
var DOCS = `${PROJECT_URL}/blob/main/docs`;
function ruleUrl(id) {
  return docsUrl(`rules/${id}.md`);
}
function docsUrl(page) {
  return `${DOCS}/${page}`;
}

// src/diagnostics/diagnostic.ts
var DIAGNOSTIC_SEVERITIES = ["error", "warning", "info"];
function diagnosticAt(source, range2, said) {
  let start = positionAt(source, range2.start);
  return {
    ...said,
    path: source.path,
    start,
    end: positionAt(source, Math.max(range2.end, range2.start)),
    sourceLine: lineText(source, start.line)
  };
}
function diagnosticOfFile(path2, said, position = { line: 1, column: 1 }) {
  return { ...said, path: path2, start: position, end: position };
}
function diagnosticJson(diagnostic) {
  return {
    rule: diagnostic.rule,
    severity: diagnostic.severity,
    path: diagnostic.path,
    ...diagnostic.otherPaths === void 0 ? {} : { otherPaths: diagnostic.otherPaths },
    ...diagnostic.copyOf === void 0 ? {} : { copyOf: diagnostic.copyOf },
    line: diagnostic.start.line,
    column: diagnostic.start.column,
    endLine: diagnostic.end.line,
    endColumn: diagnostic.end.column,
    message: diagnostic.message,
    ...diagnostic.why === void 0 ? {} : { why: diagnostic.why },
    ...diagnostic.hint === void 0 ? {} : { hint: diagnostic.hint },
    ...diagnostic.clients === void 0 ? {} : { clients: diagnostic.clients },
    fixable: diagnostic.fix !== void 0,
    ...diagnostic.suggestions === void 0 ? {} : { suggestions: diagnostic.suggestions.map(({ title, reason, fix }) => ({ title, reason, ...fix })) },
    url: ruleUrl(diagnostic.rule)
  };
}

import {
  at as at4,
  regex,
  codePointAt
} from "./joined-cc1d52fd.js";

// src/text/line.ts
function findLineEnd(text, offset) {
  let newline = text.indexOf(`
`, offset);
  return newline < 0 ? text.length : newline;
}
function lineAt(text, start) {
  let newline = text.indexOf(`
`, start), next = newline < 0 ? text.length : newline + 1;
  return { start, end: start + text.slice(start, next).trimEnd().length, next };
}
function readLineEnding(text) {
  return text.includes(`\r
`) ? `\r
` : `
`;
}

// src/text/frontmatter/problems.ts
function problemAt(code, range2, quoted = "") {
  let { message, hint } = WORDINGS2[code], line = quoted.slice(0, 40);
  return { code, severity: "error", message: message(line), hint, range: { start: range2.start, end: range2.end } };
}
var WORDINGS2 = {
  "fence-language": {
    message: (quoted) => `The opening fence is followed by \`${quoted}\`, so no frontmatter is read`,
    hint: "Open the frontmatter with --- alone on the first line; it is always YAML and never run as code."
  },
  "fence-loose": {
    message: (quoted) => `The line \`${quoted}\` begins like a fence but does not end the frontmatter`,
    hint: "Write --- alone on its line to end the frontmatter, or indent the line if it belongs to a value."
  },
  "fence-unclosed": {
    message: () => "The frontmatter is not closed, so the whole file is read as frontmatter",
    hint: "End the frontmatter with a line that has --- and nothing else."
  },
  "not-a-map": {
    message: () => "The frontmatter has no `key: value` lines",
    hint: "Write one key: value on each line between the fences."
  },
  "too-large": {
    message: (limit) => `The frontmatter has more than ${limit} characters`,
    hint: "Move the text below the closing ---."
  }
};
// src/text/frontmatter/fence.ts
var FENCE = "---";
var BYTE_ORDER_MARK2 = "\uFEFF";
var MAX_BLOCK_CHARACTERS = 16384;
function isOpening(text, start) {
  return text.startsWith(FENCE, start) && !text.startsWith("----", start);
}
function findFences(text, opening) {
  let loose;
  for (let at6 = text.indexOf(`
${FENCE}`, opening.end); at6 >= 0; at6 = text.indexOf(`
${FENCE}`, at6 + 1)) {
    let line = lineAt(text, at6 + 1);
    if (text.slice(line.start, line.end) === FENCE)
      return { closing: line, ...loose && { loose } };
    loose ??= line;
  }
  return loose ? { loose } : {};
}
function cutBetween(text, opening, closing) {
  let end = closing === void 0 ? text.length : Math.max(opening.next, closing.start - 1), start = Math.min(opening.next, end);
  return { start, end: Math.max(start, withoutCarriageReturn(text, end)) };
}
function withoutCarriageReturn(text, end) {
  return text.charAt(end - 1) === "\r" ? end - 1 : end;
}
function fenceProblems(text, opening, { closing, loose }) {
  return loose !== void 0 ? [problemAt("fence-loose", loose, text.slice(loose.start, loose.end))] : closing === void 0 ? [problemAt("fence-unclosed", opening)] : [];
}
function languageProblem(text, start, opening) {
  let range2 = { start: start + FENCE.length, end: opening.end };
  return problemAt("fence-language", range2, text.slice(range2.start, range2.end).trim());
}
// src/text/frontmatter/types.ts
function noFrontmatter(text, start, problems) {
  return {
    present: false,
    data: {},
    body: { start, end: text.length },
    problems,
    rangeOf: nowhere2,
    rangeOfKey: nowhere2
  };
}
function nowhere2() {
}

// src/text/trim-range-end.ts
function trimRangeEnd(text, { start, end }) {
  let last = end;
  for (; last > start && SPACE.has(text.charCodeAt(last - 1)); )
    last -= 1;
  return { start, end: last };
}
var SPACE = /* @__PURE__ */ new Set([9, 10, 13, 32]);
// src/text/yaml/limits.ts
function findDeepNesting2(text) {
  let depth = 0, lineStart = 0;
  for (; lineStart < text.length; ) {
    let newline = text.indexOf(`
`, lineStart), lineEnd = newline < 0 ? text.length : newline, lead = /[ \t]*(?:[-?][ \t]+)*/y;
    if (lead.lastIndex = lineStart, lead.test(text), lead.lastIndex - lineStart > 256)
      return lineStart + 256;
    for (let at6 = lineStart; at6 < lineEnd; at6 += 1) {
      let character = text.charAt(at6);
      if (character === "[" || character === "{" ? depth += 1 : (character === "]" || character === "}") && depth > 0 && (depth -= 1), depth > 64)
        return at6;
    }
    lineStart = lineEnd + 1;
  }
}
function containsItself(value, holders = /* @__PURE__ */ new Set()) {
  if (typeof value != "object" || value === null)
    return false;
  if (holders.has(value))
    return true;
  holders.add(value);
  let found = Object.values(value).some((child) => containsItself(child, holders));
  return holders.delete(value), found;
}

// src/text/frontmatter/plain-lines.ts
function plainLines(text, block) {
  return { text, end: block.end, line: significantLine(text, block.start, block.end) };
}
function endLine(lines, offset) {
  let { text, end } = lines, at6 = skipBlanks(text, offset);
  if (!isLineEnd(text, at6) && (at6 === offset || text.charAt(at6) !== "#"))
    return;
  let next = Math.min(end, text.indexOf(`
`, at6) + 1);
  return goTo(lines, next), next;
}
function goTo(lines, start) {
  lines.line = significantLine(lines.text, start, lines.end);
}
function moveWithinLine(lines, at6) {
  lines.line = { ...lines.line, at: at6, column: at6 - lines.line.start };
}
function significantLine(text, from, blockEnd) {
  let isAfterComment = false;
  for (let start = from; start < blockEnd; ) {
    let line = lineOfBlock(text, start, blockEnd), isComment = text.charAt(start) === "#";
    if (!isComment && line.at < line.end)
      return { ...line, isAfterComment };
    isAfterComment ||= isComment, start = line.next;
  }
  return { start: blockEnd, end: blockEnd, at: blockEnd, column: -1, next: blockEnd, isAfterComment };
}
function lineOfBlock(text, start, blockEnd) {
  let newline = text.indexOf(`
`, start), end = text.charAt(newline - 1) === "\r" ? newline - 1 : newline, at6 = skipBlanks(text, start);
  return { start, end, at: at6, column: at6 - start, next: Math.min(blockEnd, newline + 1) };
}
function skipBlanks(text, from) {
  let at6 = from;
  for (; text.charCodeAt(at6) === BLANK; )
    at6 += 1;
  return at6;
}
function isLineEnd(text, at6) {
  let character = text.charAt(at6);
  return character === `
` || character === "\r";
}
var BLANK = 32;
// src/text/frontmatter/plain-block-scalar.ts
function readBlockScalar(lines, start, column) {
  let { text } = lines, header = text.slice(start, lines.line.end), first = lineOfBlock(text, lines.line.next, lines.end), isEmpty3 = first.start >= lines.end || first.at >= first.end || first.column <= column;
  if (!/^[|>]-?$/.test(header) || isEmpty3)
    return;
  let content = readContent(lines, first, header.startsWith(">"));
  return content === void 0 ? void 0 : (goTo(lines, content.end), { kind: "scalar", value: header.endsWith("-") ? content.value : `${content.value}
`, start, end: content.end, after: content.end });
}
function readContent({ text, end: blockEnd }, first, isFolded) {
  let parts = [text.slice(first.at, first.end)], { next: end } = first, blankLines = 0;
  for (let start = end; start < blockEnd; ) {
    let line = lineOfBlock(text, start, blockEnd);
    if (start = line.next, line.at >= line.end) {
      if (line.column > 0)
        return;
      blankLines += 1;
      continue;
    }
    if (line.column < first.column)
      break;
    if (isFolded && line.column > first.column)
      return;
    parts.push(separator(blankLines, isFolded), text.slice(line.start + first.column, line.end)), blankLines = 0, end = line.next;
  }
  return { value: parts.join(""), end };
}
function separator(blankLines, isFolded) {
  return isFolded ? `
`.repeat(blankLines) || " " : `
`.repeat(blankLines + 1);
}
// src/text/frontmatter/plain-scalar.ts
function readScalar(rest) {
  switch (rest.charAt(0)) {
    case "'":
      return readSingleQuoted(rest);
    case '"':
      return readDoubleQuoted(rest);
    default: {
      let comment = rest.indexOf(" #");
      return readUnquoted(comment < 0 ? rest : rest.slice(0, comment));
    }
  }
}
function readSingleQuoted(rest) {
  let [whole, content] = /^'([^'\n]*(?:''[^'\n]*)*)'/.exec(rest) ?? [];
  return whole === void 0 || content === void 0 ? void 0 : { value: content.replaceAll("''", "'"), length: whole.length };
}
function readDoubleQuoted(rest) {
  let [whole, content] = /^"([^"\\\n]*(?:\\["\\/nt][^"\\\n]*)*)"/.exec(rest) ?? [];
  return whole === void 0 || content === void 0 ? void 0 : { value: content.includes("\\") ? unescape(content) : content, length: whole.length };
}
function unescape(content) {
  return content.replaceAll(/\\(.)/g, (_whole, character) => ESCAPES[character] ?? character);
}
var ESCAPES = { n: `
`, t: "	" };
function readUnquoted(text) {
  let source = withoutEndBlanks(text);
  return source === "" || SUSPECT_START.test(source) || source.endsWith(":") || source.includes(": ") || source.includes(" #") ? void 0 : { value: resolve2(source), length: source.length };
}
var SUSPECT_START = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?: |$))/;
function withoutEndBlanks(text) {
  let end = text.length;
  for (; end > 0 && text.charAt(end - 1) === " "; )
    end -= 1;
  return text.slice(0, end);
}
function resolve2(source) {
  return /^[-+.\d~nNtTfF]/.test(source) ? /^(?:~|[Nn]ull|NULL)$/.test(source) ? null : /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/.test(source) ? /^[Tt]/.test(source) : /^[-+.\d]/.test(source) ? resolveNumber(source) ?? source : source : source;
}
function resolveNumber(source) {
  return /^[-+]?\d+$/.test(source) ? Number.parseInt(source, 10) : /^0o[0-7]+$/.test(source) ? Number.parseInt(source.slice(2), 8) : /^0x[\da-fA-F]+$/.test(source) ? Number.parseInt(source.slice(2), 16) : /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source) ? Number.parseFloat(source) : /^[-+]?\.(?:inf|Inf|INF)$/.test(source) ? source.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY : /^\.(?:nan|NaN|NAN)$/.test(source) ? Number.NaN : void 0;
}
// src/text/frontmatter/plain-key.ts
function keyAt(text, start) {
  let key = /(["']?)([A-Za-z_][\w.-]{0,200})\1(?=:[ \r\n])/y;
  key.lastIndex = start;
  let [, quote3, name] = key.exec(text) ?? [];
  return name !== void 0 && name !== "__proto__" && (quote3 !== "" || resolve2(name) === name) ? { name, range: { start, end: key.lastIndex } } : void 0;
}
// src/text/frontmatter/plain-node.ts
function createList(items, range2, after = range2.end) {
  return { kind: "list", value: items.map((item) => item.value), items, start: range2.start, end: range2.end, after };
}
function rangeOfValue(top, path2) {
  let node = findNode2(top, path2);
  return node === void 0 || node.end === node.start ? void 0 : { start: node.start, end: node.end };
}
function rangeOfKey(top, path2) {
  let step = path2.at(-1);
  return step === void 0 ? void 0 : findEntry(findNode2(top, path2.slice(0, -1)), step)?.keyRange;
}
function findNode2(top, path2) {
  let node = top;
  for (let step of path2)
    node = node?.kind === "list" ? findItem(node, step) : findEntry(node, step)?.node;
  return node;
}
function findItem({ items }, step) {
  return typeof step == "number" ? items[step] : void 0;
}
function findEntry(node, step) {
  let name = String(step);
  return node?.kind === "map" ? node.entries.find(({ key }) => key === name) : void 0;
}
// src/text/frontmatter/plain-flow.ts
function readFlow(lines, start, column) {
  let flow = readCollection(lines, start, { column, isOutermost: true }), after = flow && endLine(lines, flow.end);
  return flow && after !== void 0 ? { ...flow, after } : void 0;
}
function beginsFlow(text, at6) {
  return text.charAt(at6) === "[" || text.charAt(at6) === "{";
}
function readCollection(lines, start, around) {
  return lines.text.charAt(start) === "[" ? readFlowList(lines, start, around) : readFlowMap(lines, start, around);
}
function readFlowList(lines, start, around) {
  let items = [], end = readMembers(lines, start, { ...around, closing: "]" }, (at6) => {
    let item = readValue2(lines, at6, around.column);
    return item !== void 0 && items.push(item), item?.end;
  });
  return end === void 0 ? void 0 : createList(items, { start, end });
}
function readFlowMap(lines, start, around) {
  let entries = [], value = {}, end = readMembers(lines, start, { ...around, closing: "}" }, (at6) => {
    let key = keyAt(lines.text, at6);
    if (key === void 0 || Object.hasOwn(value, key.name))
      return;
    let node = readValue2(lines, skipBlanks(lines.text, key.range.end + 1), around.column);
    if (node !== void 0)
      return entries.push({ key: key.name, keyRange: key.range, node }), value[key.name] = node.value, node.end;
  });
  return end === void 0 ? void 0 : { kind: "map", value, entries, start, end, after: end };
}
function readMembers(lines, start, brackets, readMember) {
  let { text } = lines, at6 = skipFlowSpace(lines, start + 1, brackets);
  for (; at6 !== void 0 && text.charAt(at6) !== brackets.closing; ) {
    let end = readMember(at6), sign = end === void 0 ? void 0 : skipFlowSpace(lines, end, brackets);
    if (sign === void 0 || text.charAt(sign) !== "," && text.charAt(sign) !== brackets.closing)
      return;
    at6 = text.charAt(sign) === "," ? skipFlowSpace(lines, sign + 1, brackets) : sign;
  }
  return at6 === void 0 ? void 0 : at6 + 1;
}
function readValue2(lines, at6, column) {
  let { text, end } = lines;
  if (beginsFlow(text, at6))
    return readCollection(lines, at6, { column, isOutermost: false });
  let scalar = /["']/.test(text.charAt(at6)) ? readScalar(text.slice(at6, end)) : readUnquoted(readWords(text, at6));
  return scalar && { kind: "scalar", value: scalar.value, start: at6, end: at6 + scalar.length, after: at6 };
}
function readWords(text, at6) {
  let words = /[^,[\]{}\r\n]*/y;
  return words.lastIndex = at6, words.test(text), text.slice(at6, words.lastIndex);
}
function skipFlowSpace({ text, end }, from, { column, isOutermost, closing }) {
  let at6 = skipBlanks(text, from), depth = Number.POSITIVE_INFINITY;
  for (; at6 < end && isLineEnd(text, at6); ) {
    let start = text.indexOf(`
`, at6) + 1;
    at6 = skipBlanks(text, start), depth = at6 - start;
  }
  return (depth > column || isOutermost && depth === column && text.charAt(at6) === closing) && at6 < end ? at6 : void 0;
}
// src/text/frontmatter/plain-block.ts
function readTopMap(text, block) {
  let lines = plainLines(text, block);
  return lines.line.column < 0 ? { kind: "map", value: {}, entries: [], start: block.start, end: block.start, after: block.start } : lines.line.column === 0 ? readMap(lines, 0) : void 0;
}
function readMap(lines, column) {
  let start = lines.line.at, entries = [], value = {}, after = start;
  for (; lines.line.column === column; ) {
    let key = keyAt(lines.text, lines.line.at);
    if (key === void 0 || Object.hasOwn(value, key.name))
      return;
    let node = readEntryValue(lines, key.range.end + 1, column);
    if (node === void 0)
      return;
    entries.push({ key: key.name, keyRange: key.range, node }), value[key.name] = node.value, { after } = node;
  }
  return lines.line.column > column ? void 0 : { kind: "map", value, entries, start, end: after, after };
}
function readEntryValue(lines, afterColon, column) {
  let at6 = skipBlanks(lines.text, afterColon);
  return isLineEnd(lines.text, at6) ? readBelow(lines, at6, column) : readInLine(lines, at6, column);
}
function readBelow(lines, emptyAt, column) {
  goTo(lines, lines.line.next);
  let { line } = lines;
  if (!line.isAfterComment)
    return line.column >= column && isItem(lines) ? readList(lines, line.column) : line.column <= column ? { kind: "scalar", value: null, start: emptyAt, end: emptyAt, after: emptyAt } : beginsFlow(lines.text, line.at) ? readFlow(lines, line.at, column) : readMap(lines, line.column);
}
function readList(lines, column) {
  let start = lines.line.at, items = [], end = start;
  for (; lines.line.column === column && isItem(lines); ) {
    let item = readItem(lines, skipBlanks(lines.text, lines.line.at + 1), column);
    if (item === void 0)
      return;
    items.push(item), end = item.after;
  }
  return createList(items, { start, end });
}
function isItem({ text, line }) {
  return text.charAt(line.at) === "-" && (text.charAt(line.at + 1) === " " || isLineEnd(text, line.at + 1));
}
function readItem(lines, at6, column) {
  return keyAt(lines.text, at6) === void 0 ? readInLine(lines, at6, column) : (moveWithinLine(lines, at6), readMap(lines, lines.line.column));
}
function readInLine(lines, at6, column) {
  switch (lines.text.charAt(at6)) {
    case "[":
    case "{":
      return readFlow(lines, at6, column);
    case "|":
    case ">":
      return readBlockScalar(lines, at6, column);
    default:
      return readScalarLine(lines, at6);
  }
}
function readScalarLine(lines, start) {
  let scalar = readScalar(lines.text.slice(start, lines.line.end)), end = start + (scalar?.length ?? 0), after = scalar && endLine(lines, end);
  return scalar && after !== void 0 ? { kind: "scalar", value: scalar.value, start, end, after } : void 0;
}
// src/text/frontmatter/plain-frontmatter.ts
function readPlainFrontmatter({ text }) {
  if (text.startsWith(BYTE_ORDER_MARK2))
    return;
  if (!isOpening(text, 0))
    return noFrontmatter(text, 0, []);
  let opening = lineAt(text, 0), { closing, loose } = opening.end === FENCE.length ? findFences(text, opening) : {};
  if (closing === void 0 || loose !== void 0)
    return;
  let block = cutBetween(text, opening, closing);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS)
    return;
  let top = isSuspect(text.slice(block.start, block.end)) ? void 0 : readTopMap(text, block);
  return top && {
    present: true,
    data: top.value,
    body: { start: closing.next, end: text.length },
    block,
    problems: [],
    rangeOf: (path2) => {
      let range2 = rangeOfValue(top, path2);
      return range2 && trimRangeEnd(text, range2);
    },
    rangeOfKey: (path2) => rangeOfKey(top, path2)
  };
}
function isSuspect(block) {
  return UNUSUAL_CHARACTER.test(block) || LONG_LEAD.test(block) || block.split(OPENING_BRACKET, 65).length > 64;
}
var UNUSUAL_CHARACTER = /[\0-\x09\v\f\x0e-\x1f\uFEFF]|\r(?!\n)/;
var LONG_LEAD = /^[ ?-]{128}/m;
var OPENING_BRACKET = /[[{]/;

import {
  at as at3
} from "./joined-cc1d52fd.js";
// src/text/range-around.ts
function rangeAround(ranges, offset) {
  let found = firstEndingFrom(ranges, offset + 1);
  return found !== void 0 && found.start <= offset ? found : void 0;
}
function firstEndingFrom(ranges, offset) {
  let low = 0, high = ranges.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at3(ranges, middle).end >= offset ? high = middle : low = middle + 1;
  }
  return ranges[low];
}

// src/text/markdown/columns.ts
function indentAt(text, cursor, end) {
  let { at: at22, column } = cursor;
  for (; at22 < end && isBlank(text, at22); )
    column += widthOf(text, at22, column), at22 += 1;
  return { at: at22, column, columns: column - cursor.column };
}
function skipColumns(text, cursor, end, columns) {
  let { at: at22, column } = cursor, target = column + columns;
  for (; at22 < end && column < target && isBlank(text, at22); ) {
    let next = column + widthOf(text, at22, column);
    if (next > target)
      return { at: at22, column: target };
    at22 += 1, column = next;
  }
  return { at: at22, column };
}
function widthOf(text, at22, column) {
  return text[at22] === "	" ? 4 - column % 4 : 1;
}
function isBlank(text, at22) {
  let character = text[at22];
  return character === " " || character === "	" || character === "\r";
}
function trimRange(text, { start, end }) {
  let words = text.slice(start, end), from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}
// src/text/markdown/containers.ts
var CODE_COLUMNS = 4;
function openingAt(text, indent, end, interrupts) {
  if (indent.columns >= CODE_COLUMNS)
    return;
  let quoted = afterQuoteMark(text, indent, end);
  return quoted === void 0 ? itemAt(text, indent, end, interrupts) : { mark: ">", cursor: quoted, columns: 0, isEmpty: false };
}
function afterQuoteMark(text, indent, end) {
  return indent.columns < CODE_COLUMNS && indent.at < end && text[indent.at] === ">" ? skipColumns(text, { at: indent.at + 1, column: indent.column + 1 }, end, 1) : void 0;
}
var ITEM = /(?<number>\d{1,9}(?=[.)]))?(?<mark>[-+*]|(?<=\d)[.)])(?=[ \t\r\n]|$)/y;
function itemAt(text, indent, end, interrupts) {
  ITEM.lastIndex = indent.at;
  let found = ITEM.exec(text), mark = found?.groups?.mark;
  if (found === null || mark === void 0)
    return;
  let width = found[0].length, after = { at: indent.at + width, column: indent.column + width }, words = indentAt(text, after, end), isEmpty22 = words.at >= end;
  if (interrupts && (isEmpty22 || Number(found.groups?.number ?? 1) !== 1))
    return;
  let blanks = isEmpty22 || words.columns > CODE_COLUMNS ? 1 : words.columns, cursor = skipColumns(text, after, end, blanks);
  return { mark, cursor, columns: indent.columns + width + blanks, isEmpty: isEmpty22 };
}
// src/text/markdown/target.ts
function readTarget(text, start, end) {
  let address = readAddress(text, start, end);
  return address === void 0 ? void 0 : { ...address, end: endOfTitle(text, address.end, end) ?? address.end };
}
function readAddress(text, start, end) {
  let at22 = skipBlanks2(text, start, end), isPointed = text.charAt(at22) === "<", target = isPointed ? pointedTarget(text, at22 + 1, end) : plainTarget(text, at22, end);
  if (!(target === void 0 || target.start === target.end))
    return { target, end: target.end + (isPointed ? 1 : 0) };
}
function skipBlanks2(text, at22, end) {
  let next = at22;
  for (; next < end && (text.charAt(next) === " " || text.charAt(next) === "	"); )
    next += 1;
  return next;
}
function pointedTarget(text, start, end) {
  for (let at22 = start; at22 < end; at22 += 1)
    switch (text.charAt(at22)) {
      case "\\":
        at22 += 1;
        break;
      case "<":
        return;
      case ">":
        return { start, end: at22 };
      default:
    }
}
function plainTarget(text, start, end) {
  let depth = 0, at22 = start;
  for (; at22 < end && text.charAt(at22) > " "; at22 += 1) {
    let sign = text.charAt(at22);
    if (sign === "\\" && text.charAt(at22 + 1) > " " ? at22 += 1 : sign === "(" ? depth += 1 : sign === ")" && (depth -= 1), depth < 0)
      break;
    if (depth > 32)
      return;
  }
  return depth > 0 ? void 0 : { start, end: Math.min(at22, end) };
}
var TITLE_ENDS = { '"': '"', "'": "'", "(": ")" };
function endOfTitle(text, start, end) {
  let open2 = skipBlanks2(text, start, end);
  return open2 > start ? titleEnd(text, open2, end) : void 0;
}
function titleEnd(text, open2, end) {
  let close = open2 < end ? TITLE_ENDS[text.charAt(open2)] : void 0;
  if (close !== void 0)
    for (let at22 = open2 + 1; at22 < end; at22 += 1) {
      let sign = text.charAt(at22);
      if (sign === "\\")
        at22 += 1;
      else {
        if (sign === close)
          return at22 + 1;
        if (sign === "(" && close === ")")
          return;
      }
    }
}
// src/text/markdown/definitions.ts
function normaliseLabel(label) {
  return label.trim().replaceAll(/\s+/g, " ").toLowerCase().toUpperCase();
}
var MAX_LABEL_CHARACTERS = 999;
var LABEL = /\[((?:[^\\[\]]|\\[^]){0,999})\]/y;
function takeDefinitions(text, lines, labels) {
  if (text[lines[0]?.start ?? text.length] !== "[")
    return lines;
  let content = lines.map(({ start, end: end2 }) => text.slice(start, end2)).join(`
`), end = 0;
  for (let found = definitionAt(content, 0); found !== void 0; found = definitionAt(content, end))
    labels.add(found.label), { end } = found;
  let taken = content.slice(0, end).split(`
`).length - 1;
  return end >= content.length ? [] : lines.slice(taken);
}
function definitionAt(content, start) {
  LABEL.lastIndex = start;
  let found = LABEL.exec(content), label = normaliseLabel(found?.[1] ?? ""), colon = start + (found?.[0].length ?? 0);
  if (label === "" || content[colon] !== ":")
    return;
  let at22 = skipLineEnd(content, colon + 1), end = definitionEnd(content, at22);
  return end === void 0 ? void 0 : { label, end };
}
function definitionEnd(content, at22) {
  let lineEnd = findLineEnd(content, at22), address = readAddress(content, at22, lineEnd);
  if (address === void 0)
    return;
  let title = skipLineEnd(content, address.end), withTitle = title > address.end ? behindTitle(content, title) : void 0, isAlone = skipBlanks2(content, address.end, lineEnd) === lineEnd;
  return withTitle ?? (isAlone ? lineEnd + 1 : void 0);
}
function behindTitle(content, at22) {
  let title = titleEnd(content, at22, content.length);
  if (title === void 0)
    return;
  let end = findLineEnd(content, title);
  return skipBlanks2(content, title, end) === end ? end + 1 : void 0;
}
function skipLineEnd(content, at22) {
  let behind = skipBlanks2(content, at22, content.length);
  return content[behind] === `
` ? skipBlanks2(content, behind + 1, content.length) : behind;
}
// src/text/markdown/html.ts
var RAW = [
  { start: /<(?:script|pre|style|textarea)(?=[\s>]|$)/iy, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /<!--/y, end: /-->/ },
  { start: /<\?/y, end: /\?>/ },
  { start: /<![a-z]/iy, end: />/ },
  { start: /<!\[CDATA\[/y, end: /\]\]>/ }
];
var BLOCK_ELEMENT = regex("iy")`
  <\/?(?:
    address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl
    |dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link
    |main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th
    |thead|title|tr|track|ul
  )(?=\s|\/?>|$)
`;
var INLINE_ELEMENT = regex("iy")`
  <\/?(?:
    a|abbr|audio|b|bdi|bdo|br|button|canvas|cite|code|data|del|dfn|em|embed|font|i|img|input|ins|kbd|label|map
    |mark|meter|object|output|picture|progress|q|rp|rt|ruby|s|samp|select|slot|small|source|span|strong|sub|sup
    |svg|template|time|tt|u|var|video|wbr
  )(?=\s|\/?>)
`;
function htmlAt(text, at22, end, interrupts) {
  let raw = RAW.find(({ start }) => matchesAt(start, text, at22));
  if (raw !== void 0)
    return raw.end;
  if (matchesAt(BLOCK_ELEMENT, text, at22))
    return "blank-line";
  let behind = text[at22] === "<" ? tagEnd(text, at22, end) : void 0;
  if (!(behind === void 0 || text.slice(behind, end).trim() !== ""))
    return matchesAt(INLINE_ELEMENT, text, at22) ? interrupts ? void 0 : "blank-line" : "this-line";
}
function matchesAt(pattern, text, at22) {
  return pattern.lastIndex = at22, pattern.test(text);
}
var MAX_TAG_CHARACTERS = 1e3;
var TAG = /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>/i;
function tagEnd(text, at22, end) {
  let tag = TAG.exec(text.slice(at22, Math.min(end, at22 + MAX_TAG_CHARACTERS)))?.[0];
  return tag === void 0 ? void 0 : at22 + tag.length;
}
// src/text/markdown/reader.ts
function container(mark, columns, leads) {
  return { mark, columns, leads, last: void 0 };
}
function openContainer(reader, { mark, columns }) {
  closeLeaf(reader);
  let parent = innermost(reader);
  if (mark === ">") {
    reader.containers.push(container(mark, columns, parent.leads)), parent.last = { kind: "other" };
    return;
  }
  let { last } = parent, leads = last?.kind === "list" && last.mark === mark ? last.leads : leadsOfNext(parent);
  reader.containers.push(container(mark, columns, leads)), parent.last = { kind: "list", mark, leads };
}
function leadsOfNext({ leads, last }) {
  return last?.kind === "paragraph" ? [...leads, last.number] : leads;
}
function closeContainers(reader, depth) {
  depth < reader.containers.length && (closeLeaf(reader), reader.containers.length = depth);
}
function closeLeaf(reader) {
  let { leaf } = reader;
  reader.leaf = void 0, leaf?.kind === "paragraph" ? closeParagraph(reader, leaf) : leaf !== void 0 && "range" in leaf && reader.blocks.push({ kind: leaf.kind === "html" ? "html" : "code", range: leaf.range });
}
function closeParagraph(reader, leaf) {
  let lines = takeDefinitions(reader.text, leaf.lines, reader.labels), holder = innermost(reader);
  if (lines.length === 0) {
    holder.last = { kind: "other" };
    return;
  }
  holder.last = { kind: "paragraph", number: reader.blocks.length }, reader.blocks.push({ kind: "paragraph", lines, leads: holder.leads, isItem: leaf.isItem });
}
function innermost({ containers }) {
  let last = containers.at(-1);
  if (last === void 0)
    throw new Error("The document itself is never closed");
  return last;
}
// src/text/markdown/tables.ts
var DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
function beginsTable(text, header, delimiters) {
  let line = text.slice(delimiters.start, delimiters.end);
  return line.includes("|") && DELIMITER_ROW.test(line) && cellsOf(text, header).length === cellsOf(text, delimiters).length;
}
function cellsOf(text, row) {
  let cells = [], last = row.start + text.slice(row.start, row.end).trimEnd().length, start = text[row.start] === "|" ? row.start + 1 : row.start;
  for (let at22 = start; at22 < last; at22 += 1)
    text[at22] === "\\" ? at22 += 1 : text[at22] === "|" && (cells.push(trimRange(text, { start, end: at22 })), start = at22 + 1);
  return start < last ? [...cells, trimRange(text, { start, end: last })] : cells;
}
// src/text/markdown/leaves.ts
function growLeaf(reader, cursor, line) {
  let { text, leaf } = reader;
  if (leaf === void 0 || !("range" in leaf))
    return false;
  let indent = indentAt(text, cursor, line.end), isBlank2 = indent.at >= line.end;
  return leaf.kind === "indented" && !isBlank2 && indent.columns < CODE_COLUMNS ? false : (isBlank2 || (leaf.range = { start: leaf.range.start, end: line.end }), isLastLine(text, leaf, indent, line.end) && closeLeaf(reader), true);
}
function isLastLine(text, leaf, indent, end) {
  switch (leaf.kind) {
    case "fence":
      return indent.columns < CODE_COLUMNS && isClosingFence(text.slice(indent.at, end), leaf.fence);
    case "html":
      return leaf.end === "blank-line" ? indent.at >= end : leaf.end.test(text.slice(indent.at, end));
    case "indented":
      return false;
  }
}
function isClosingFence(rest, fence) {
  let marks2 = rest.trimEnd();
  return marks2.length >= fence.length && marks2 === fence.charAt(0).repeat(marks2.length);
}
function beginLeaf(reader, indent, end, place) {
  if (indent.at >= end)
    return false;
  let rest = { start: indent.at, end };
  return indent.columns >= CODE_COLUMNS ? reader.leaf?.kind !== "paragraph" && begin(reader, place, { kind: "indented", range: rest }) : place.interrupts && (endAsTable(reader, rest) || endAsHeading(reader, rest)) || beginHeading(reader, rest, place) || beginFence(reader, rest, place) || beginHtml(reader, rest, place) || RULE.test(reader.text.slice(rest.start, end)) && begin(reader, place, void 0);
}
var RULE = /^(?:(?:\*[ \t\r]*){3,}|(?:-[ \t\r]*){3,}|(?:_[ \t\r]*){3,})$/;
function begin(reader, { depth }, leaf) {
  return closeContainers(reader, depth), closeLeaf(reader), innermost(reader).last = { kind: "other" }, reader.leaf = leaf, true;
}
function endAsTable(reader, rest) {
  let { text, leaf } = reader, head = leaf?.kind === "paragraph" ? leaf.lines.at(-1) : void 0;
  if (leaf?.kind !== "paragraph" || head === void 0 || !beginsTable(text, head, rest))
    return false;
  leaf.lines.pop(), leaf.lines.length > 0 && closeLeaf(reader);
  let holder = innermost(reader);
  return reader.blocks.push({ kind: "head", cells: cellsOf(text, head) }), reader.leaf = { kind: "table", leads: leadsOfNext(holder) }, holder.last = { kind: "other" }, true;
}
function endAsHeading(reader, rest) {
  let underline = reader.text.slice(rest.start, rest.end).trimEnd();
  if (reader.leaf?.kind !== "paragraph" || !/^(?:=+|-+)$/.test(underline))
    return false;
  let lines = takeDefinitions(reader.text, reader.leaf.lines, reader.labels);
  return lines.length === 0 ? (reader.leaf.lines.length = 0, false) : (reader.blocks.push({ kind: "heading", depth: underline.startsWith("=") ? 1 : 2, lines }), innermost(reader).last = { kind: "other" }, reader.leaf = void 0, true);
}
function beginHeading(reader, rest, place) {
  let depth = /^#{1,6}(?=[ \t\r]|$)/.exec(reader.text.slice(rest.start, rest.end))?.[0].length;
  if (depth === void 0)
    return false;
  begin(reader, place, void 0);
  let title = trimRange(reader.text, { start: rest.start + depth, end: rest.end });
  return reader.blocks.push({ kind: "heading", depth, lines: [trimRange(reader.text, withoutClosing(reader.text, title))] }), true;
}
function withoutClosing(text, title) {
  let { end } = title;
  for (; end > title.start && text[end - 1] === "#"; )
    end -= 1;
  return end === title.start || /[ \t]/.test(text.charAt(end - 1)) ? { start: title.start, end } : title;
}
function beginFence(reader, rest, place) {
  let fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(reader.text.slice(rest.start, rest.end))?.[0];
  return fence !== void 0 && begin(reader, place, { kind: "fence", range: rest, fence });
}
function beginHtml(reader, rest, place) {
  let end = htmlAt(reader.text, rest.start, rest.end, reader.leaf?.kind === "paragraph");
  return end === void 0 ? false : end === "this-line" || end !== "blank-line" && end.test(reader.text.slice(rest.start, rest.end)) ? (begin(reader, place, void 0), reader.blocks.push({ kind: "html", range: rest }), true) : begin(reader, place, { kind: "html", range: rest, end });
}
// src/text/markdown/outline.ts
var MAX_DEPTH = 100;
function readOutline(text) {
  let reader = { text, blocks: [], labels: /* @__PURE__ */ new Set(), containers: [container("", 0, [])], leaf: void 0 };
  for (let start = 0; start < text.length; ) {
    let newline = text.indexOf(`
`, start), next = newline < 0 ? text.length : newline + 1, end = newline < 0 ? text.length : newline;
    readLine(reader, { start, end: text[end - 1] === "\r" && end > start ? end - 1 : end }), start = next;
  }
  return closeLeaf(reader), { blocks: reader.blocks, labels: reader.labels };
}
function readLine(reader, line) {
  let entered = enterContainers(reader, line);
  if (!(entered.depth === reader.containers.length && growLeaf(reader, entered.cursor, line))) {
    if (indentAt(reader.text, entered.cursor, line.end).at >= line.end) {
      closeContainers(reader, entered.depth), closeLeaf(reader);
      return;
    }
    readMarks(reader, line, entered);
  }
}
function enterContainers(reader, line) {
  let { text, containers } = reader, cursor = { at: line.start, column: 0 };
  for (let depth = 1; depth < containers.length; depth += 1) {
    let entered = enterContainer(reader, depth, indentAt(text, cursor, line.end), cursor, line.end);
    if (entered === void 0)
      return { cursor, depth };
    cursor = entered;
  }
  return { cursor, depth: containers.length };
}
function enterContainer(reader, depth, indent, cursor, end) {
  let entered = reader.containers[depth];
  if (entered?.mark === ">")
    return afterQuoteMark(reader.text, indent, end);
  if (indent.at >= end)
    return entered?.last === void 0 && reader.leaf === void 0 && depth === reader.containers.length - 1 ? void 0 : cursor;
  let columns = entered?.columns ?? 0;
  return indent.columns >= columns ? skipColumns(reader.text, cursor, end, columns) : void 0;
}
function readMarks(reader, line, entered) {
  let { cursor, depth } = entered;
  for (; ; ) {
    let indent = indentAt(reader.text, cursor, line.end), interrupts = reader.leaf?.kind === "paragraph" && depth === reader.containers.length;
    if (beginLeaf(reader, indent, line.end, { depth, interrupts }))
      return;
    let opening = depth > MAX_DEPTH ? void 0 : openingAt(reader.text, indent, line.end, interrupts);
    if (opening === void 0) {
      addWords(reader, indent, line.end, depth);
      return;
    }
    closeContainers(reader, depth), openContainer(reader, opening), { cursor } = opening, depth += 1;
  }
}
function addWords(reader, indent, end, depth) {
  if (reader.leaf?.kind !== "paragraph" && closeContainers(reader, depth), indent.at >= end)
    return;
  let line = trimRange(reader.text, { start: indent.at, end });
  if (reader.leaf?.kind === "paragraph")
    reader.leaf.lines.push(line);
  else if (reader.leaf?.kind === "table")
    reader.blocks.push({ kind: "row", cells: cellsOf(reader.text, line), leads: reader.leaf.leads });
  else {
    closeLeaf(reader);
    let { mark, last } = innermost(reader);
    reader.leaf = { kind: "paragraph", lines: [line], isItem: mark !== "" && mark !== ">" && last === void 0 };
  }
}
// src/text/markdown/character-references.ts
var NAMED = {
  amp: "&",
  apos: "'",
  copy: "\xA9",
  ge: "\u2265",
  gt: ">",
  hellip: "\u2026",
  larr: "\u2190",
  laquo: "\xAB",
  ldquo: "\u201C",
  le: "\u2264",
  lsquo: "\u2018",
  lt: "<",
  mdash: "\u2014",
  middot: "\xB7",
  nbsp: "\xA0",
  ndash: "\u2013",
  ne: "\u2260",
  quot: '"',
  raquo: "\xBB",
  rarr: "\u2192",
  rdquo: "\u201D",
  reg: "\xAE",
  rsquo: "\u2019",
  sect: "\xA7",
  times: "\xD7",
  trade: "\u2122"
};
var REFERENCE = /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>[0-9]{1,7})|(?<name>[a-z][a-z0-9]{1,31}));/iy;
function decodeReference(text, at22) {
  REFERENCE.lastIndex = at22;
  let found = REFERENCE.exec(text), { hex, decimal, name = "" } = found?.groups ?? {}, value = Object.hasOwn(NAMED, name) ? NAMED[name] : decodeNumber(hex, decimal);
  return found === null || value === void 0 ? void 0 : { value, length: found[0].length };
}
var REPLACEMENT2 = "\uFFFD";
var LAST_CODE_POINT = 1114111;
function decodeNumber(hex, decimal) {
  let digits = hex ?? decimal;
  if (digits === void 0)
    return;
  let code = Number.parseInt(digits, hex === void 0 ? 10 : 16);
  return code > 0 && code <= LAST_CODE_POINT && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : REPLACEMENT2;
}
// src/text/markdown/emphasis.ts
function delimiterRun(content, from, to) {
  let before = characterBefore(content, from), after = String.fromCodePoint(content.codePointAt(to) ?? 32), opens = !BLANK2.test(after) && (!SIGN.test(after) || BLANK2.test(before) || SIGN.test(before)), closes = !BLANK2.test(before) && (!SIGN.test(before) || BLANK2.test(after) || SIGN.test(after)), character = content.charAt(from), isInner = character === "_";
  return {
    character,
    length: to - from,
    canOpen: opens && (!isInner || !closes || SIGN.test(before)),
    canClose: closes && (!isInner || !opens || SIGN.test(after)),
    from,
    to
  };
}
var BLANK2 = /^\s$/u;
var SIGN = /^[\p{P}\p{S}]$/u;
function characterBefore(content, at22) {
  let unit = content.charCodeAt(at22 - 1), isLow = unit >= 56320 && unit <= 57343 && at22 > 1;
  return at22 === 0 ? " " : String.fromCodePoint(codePointAt(content, at22 - (isLow ? 2 : 1)));
}
function pairRuns(runs) {
  let openers = [], floors = /* @__PURE__ */ new Map();
  for (let run of runs)
    run.canClose && closeRun(run, openers, floors), run.canOpen && run.to > run.from && openers.push(run);
}
function closeRun(run, openers, floors) {
  let sort = `${run.character}${run.length % 3}${run.canOpen}`;
  for (; run.to > run.from; ) {
    let floor = floors.get(sort) ?? 0, at22 = openers.length - 1;
    for (; at22 >= floor && !fits(openers[at22], run); )
      at22 -= 1;
    let opener = openers[at22];
    if (at22 < floor || opener === void 0) {
      floors.set(sort, openers.length);
      return;
    }
    let taken = opener.to - opener.from > 1 && run.to - run.from > 1 ? 2 : 1;
    opener.to -= taken, run.from += taken, openers.length = opener.to > opener.from ? at22 + 1 : at22;
    for (let [key, known] of floors)
      floors.set(key, Math.min(known, openers.length));
  }
}
function fits(opener, closer) {
  return opener?.character !== closer.character ? false : !(opener.canClose || closer.canOpen) || (opener.length + closer.length) % 3 !== 0 || closer.length % 3 === 0;
}
// src/text/markdown/spans.ts
function readSpans(content, labels) {
  if (matchAt(PLAIN, content, 0)?.length === content.length)
    return [{ kind: "words", value: content, from: 0, to: content.length }];
  let reader = {
    content,
    flat: content.replaceAll(`
`, " "),
    labels,
    spans: [],
    runs: [],
    brackets: [],
    spent: 0,
    missing: /* @__PURE__ */ new Set(),
    nextBackticks: indexBackticks(content)
  };
  for (let at22 = 0; at22 < content.length; )
    at22 = readNext(reader, at22);
  return pairRuns(reader.runs), reader.spans.flatMap((span) => isRun(span) ? leftOf(span) : isEmpty(span) ? [] : [span]);
}
function isRun(span) {
  return "character" in span;
}
function isEmpty({ from, to }) {
  return from === to;
}
function leftOf({ character, from, to }) {
  return to > from ? [{ kind: "words", value: character.repeat(to - from), from, to }] : [];
}
var PLAIN = /[^\\`*_[\]!<&\n]+/y;
function readNext(reader, at22) {
  let plain = matchAt(PLAIN, reader.content, at22);
  return plain !== void 0 ? addWords2(reader, at22, at22 + plain.length) : (READERS[reader.content.charAt(at22)] ?? readSign)(reader, at22);
}
var READERS = {
  "\n": (reader, at22) => addWords2(reader, at22, at22 + 1, " "),
  "\\": readEscape,
  "`": readCode,
  "*": readRun,
  _: readRun,
  "[": (reader, at22) => openBracket(reader, at22, at22 + 1),
  "!": readPicture,
  "]": closeBracket,
  "<": readAngle,
  "&": readReference
};
function readSign(reader, at22) {
  return addWords2(reader, at22, at22 + 1);
}
function addWords2(reader, from, to, value = reader.content.slice(from, to)) {
  return reader.spans.push({ kind: "words", value, from, to }), to;
}
function readEscape(reader, at22) {
  let next = reader.content[at22 + 1] ?? "";
  return next === `
` ? at22 + 1 : /[!-/:-@[-`{-~]/.test(next) ? addWords2(reader, at22, at22 + 2, next) : readSign(reader, at22);
}
function readReference(reader, at22) {
  let found = decodeReference(reader.content, at22);
  return found === void 0 ? readSign(reader, at22) : addWords2(reader, at22, at22 + found.length, found.value);
}
function readRun(reader, at22) {
  let to = endOfRun(reader.content, at22);
  if (isStarOfGlob(reader.content, at22, to))
    return addWords2(reader, at22, to);
  let run = delimiterRun(reader.content, at22, to);
  return reader.spans.push(run), reader.runs.push(run), to;
}
function isStarOfGlob(content, from, to) {
  return to - from <= 2 && content.charAt(from) === "*" && GLOB_BEFORE.test(content.slice(Math.max(from - 1, 0), from)) && GLOB_AFTER.test(content.slice(to, to + 2));
}
var GLOB_BEFORE = /^[\s/(,]?$/;
var GLOB_AFTER = /^(?:\/[\w.*]|\.[a-z])/;
function readCode(reader, at22) {
  let length = endOfRun(reader.content, at22) - at22, close = reader.nextBackticks(length, at22 + length);
  if (close === void 0)
    return addWords2(reader, at22, at22 + length);
  let inner = reader.content.slice(at22 + length, close).replaceAll(`
`, " "), value = inner.startsWith(" ") && inner.endsWith(" ") && inner.trim() !== "" ? inner.slice(1, -1) : inner;
  return reader.spans.push({ kind: "code", value, from: at22, to: close + length }), close + length;
}
function endOfRun(content, at22) {
  let end = at22 + 1;
  for (; content[end] === content[at22]; )
    end += 1;
  return end;
}
function readPicture(reader, at22) {
  return reader.content[at22 + 1] === "[" ? openBracket(reader, at22, at22 + 2) : readSign(reader, at22);
}
function openBracket(reader, at22, behind) {
  let outer = reader.brackets.at(-1);
  outer !== void 0 && (outer.isOuter = true);
  let { length: spans } = reader.spans, { length: runs } = reader.runs;
  return reader.brackets.push({ isPicture: behind > at22 + 1, at: behind, spans, runs, isOuter: false }), addWords2(reader, at22, behind);
}
function closeBracket(reader, at22) {
  let bracket = reader.brackets.pop(), isSpent = reader.brackets.length < reader.spent;
  reader.spent = Math.min(reader.spent, reader.brackets.length);
  let end = bracket === void 0 || isSpent && !bracket.isPicture ? void 0 : linkEnd(reader, bracket, at22);
  return bracket === void 0 || end === void 0 ? readSign(reader, at22) : (pairRuns(reader.runs.splice(bracket.runs)), bracket.isPicture ? reader.spans.length = bracket.spans : (reader.spans[bracket.spans] = { kind: "words", value: "", from: bracket.at, to: bracket.at }, reader.spent = reader.brackets.length), end);
}
function linkEnd(reader, bracket, at22) {
  let { content, labels } = reader, target = content[at22 + 1] === "(" ? targetEnd(reader.flat, at22 + 2) : void 0;
  if (target !== void 0)
    return target;
  LABEL.lastIndex = at22 + 1;
  let found = LABEL.exec(content), label = found?.[1] ?? "", end = at22 + 1 + (found?.[0].length ?? 0);
  return label !== "" ? labels.has(normaliseLabel(label)) ? end : void 0 : !bracket.isOuter && at22 - bracket.at <= MAX_LABEL_CHARACTERS && labels.has(normaliseLabel(content.slice(bracket.at, at22))) ? end : void 0;
}
function targetEnd(flat, start) {
  let first = skipBlanks2(flat, start, flat.length), target = flat.startsWith("<>", first) ? { end: first + 2 } : readTarget(flat, first, flat.length), close = skipBlanks2(flat, target?.end ?? first, flat.length);
  return flat[close] === ")" ? close + 1 : void 0;
}
var ADDRESS = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+)>/iy;
var COMMENT = /<!--/y;
var CLOSINGS = [
  { open: COMMENT, close: "-->", inner: 2 },
  { open: /<\?/y, close: "?>", inner: 2 },
  { open: /<!\[CDATA\[/y, close: "]]>", inner: 9 },
  { open: /<![a-z]/iy, close: ">", inner: 3 }
];
function readAngle(reader, at22) {
  let { content } = reader, address = matchAt(ADDRESS, content, at22);
  if (address !== void 0)
    return addWords2(reader, at22 + 1, at22 + address.length - 1) + 1;
  let closing = CLOSINGS.find(({ open: open2 }) => matchAt(open2, content, at22) !== void 0), end = closing === void 0 ? tagEnd(content, at22, content.length) : closingEnd(reader, at22, closing);
  return end === void 0 ? readSign(reader, at22) : (closing?.open === COMMENT && reader.spans.push({ kind: "comment", value: "", from: at22, to: end }), end);
}
function closingEnd(reader, at22, { close, inner }) {
  let end = reader.missing.has(close) ? -1 : reader.content.indexOf(close, at22 + inner);
  if (end >= 0)
    return end + close.length;
  reader.missing.add(close);
}
function matchAt(pattern, text, at22) {
  return pattern.lastIndex = at22, pattern.exec(text)?.[0];
}
// src/text/markdown/placed-spans.ts
function readPlacedSpans(text, lines, labels) {
  let content = lines.map(({ start, end }) => text.slice(start, end)).join(`
`), place = placesOf(lines);
  return readSpans(content, labels).map(({ kind, value, from, to }) => {
    let start = place(from);
    return { kind, value, start, end: place(to - 1) + 1 };
  });
}
function placesOf(lines) {
  let line = 0, passed = 0;
  return (offset) => {
    let range2 = at4(lines, line);
    for (; offset - passed > range2.end - range2.start && line + 1 < lines.length; )
      passed += range2.end - range2.start + 1, line += 1, range2 = at4(lines, line);
    return range2.start + offset - passed;
  };
}
// src/text/markdown/code.ts
function readCodeRanges(text) {
  let { blocks, labels } = readOutline(text);
  return blocks.flatMap((block) => rangesOf(text, block, labels));
}
function readHidden(text) {
  let { blocks, labels } = readOutline(text), placed = [];
  for (let block of blocks) {
    let extent = extentOf(block);
    extent !== void 0 && placed.push({ start: extent.start, end: extent.end, block, ranges: void 0 });
  }
  return (offset) => {
    let around = rangeAround(placed, offset);
    return around && rangeAround(around.ranges ??= rangesOf(text, around.block, labels), offset)?.kind;
  };
}
function extentOf(block) {
  if ("range" in block)
    return block.range;
  let parts = "lines" in block ? block.lines : block.cells, [first] = parts, last = parts.at(-1);
  return first && last && { start: first.start, end: last.end };
}
function rangesOf(text, block, labels) {
  switch (block.kind) {
    case "code":
      return [{ kind: "code", ...block.range }];
    case "html":
      return commentsIn(text, block.range);
    case "heading":
    case "paragraph":
      return hiddenIn(text, block.lines, labels);
    case "head":
    case "row":
      return block.cells.flatMap((cell) => hiddenIn(text, [cell], labels));
  }
}
function hiddenIn(text, lines, labels) {
  return readPlacedSpans(text, lines, labels).flatMap(
    ({ kind, start, end }) => kind === "words" ? [] : [{ kind, start, end }]
  );
}
var COMMENT2 = { open: "<!--", close: "-->" };
function commentsIn(text, { start, end }) {
  let html = text.slice(start, end), comments = [];
  for (let at22 = html.indexOf(COMMENT2.open); at22 >= 0; ) {
    let close = html.indexOf(COMMENT2.close, at22 + 2), behind = close < 0 ? html.length : close + COMMENT2.close.length;
    comments.push({ kind: "comment", start: start + at22, end: start + behind }), at22 = html.indexOf(COMMENT2.open, behind);
  }
  return comments;
}
// src/text/frontmatter/load-frontmatter.ts
async function loadFrontmatter(source) {
  return readPlainFrontmatter(source) ?? (await import("./full-S3EG6FIN.js")).readFullFrontmatter(source);
}

import {
  shortenPath
} from "./joined-a845ed26.js";
import {
  regex as regex2
} from "./joined-cc1d52fd.js";
import { stripVTControlCharacters } from "node:util";
// src/reports/wrap.ts
// src/reports/display-width.ts
var WIDE = regex2("u")`
  [\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]
  |\p{Emoji_Presentation}
`;
var WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u{FE00}-\u{FE0F}]/u;
var ONE_COLUMN_EACH = /^[ -~]*$/;
function displayWidth(text) {
  if (ONE_COLUMN_EACH.test(text))
    return text.length;
  let width = 0;
  for (let character of text)
    WIDE.test(character) ? width += 2 : WITHOUT_WIDTH.test(character) || (width += 1);
  return width;
}
// src/reports/wrap.ts
var REPORT_WIDTH = 100;
var LEAST_WIDTH = 40;
function reportWidth(columns) {
  return narrowed(REPORT_WIDTH, columns);
}
function wrapText(text, width, indents) {
  let lines = [], line = indents.first, columns = displayWidth(line), isEmpty3 = true;
  for (let word of text.split(" ")) {
    let own = displayWidth(word);
    !isEmpty3 && columns + 1 + own > width && (lines.push(line), line = indents.rest, columns = displayWidth(line), isEmpty3 = true), line += isEmpty3 ? word : ` ${word}`, columns += isEmpty3 ? own : 1 + own, isEmpty3 = false;
  }
  return [...lines, line];
}
var LISTING_WIDTH = 120;
function listingWidth(columns) {
  return narrowed(LISTING_WIDTH, columns);
}
function narrowed(width, columns = 0) {
  return columns === 0 ? width : Math.min(width, Math.max(columns, LEAST_WIDTH));
}
function wrapListing(text, columns) {
  let width = listingWidth(columns);
  return text.split(`
`).flatMap((line) => {
    if (measure(line) <= width)
      return [line];
    let indent = /^(?:[-+] )? */.exec(stripVTControlCharacters(line))?.[0].length ?? 0, rest = " ".repeat(Math.min(indent, MAX_INDENT) + 2), words = line.slice(0, MAX_LINE_CHARACTERS).split(" ").map((word) => cutWord(word, width - rest.length));
    return wrapWords(words, rest, width);
  }).join(`
`);
}
function wrapAtTerminal(text, columns) {
  return columns === void 0 ? text : wrapListing(text, columns);
}
function wrapMessage(text, columns) {
  if (columns === void 0)
    return text;
  let width = listingWidth(columns);
  return text.split(`
`).flatMap((line) => {
    let indent = /^ */.exec(line)?.[0] ?? "";
    return indent.length >= CODE_INDENT || measure(line) <= width ? [line] : wrapWords(line.split(" "), `${indent}  `, width);
  }).join(`
`);
}
var CODE_INDENT = 4;
var MAX_INDENT = 8;
var MAX_LINE_CHARACTERS = 4e3;
function wrapWords(words, rest, most) {
  let lines = [], line = words[0] ?? "", width = measure(line);
  for (let word of words.slice(1)) {
    let own = measure(word);
    width + 1 + own > most && line.trim() !== "" ? (lines.push(line), line = rest + word, width = rest.length + own) : (line += ` ${word}`, width += 1 + own);
  }
  return [...lines, line];
}
function cutWord(word, most) {
  if (measure(word) <= most)
    return word;
  let [, before = "", text = "", after = ""] = PAINTED_WORD.exec(word) ?? [];
  return text === "" ? word : `${before}${shortenPath(text, most - 1)}${after}`;
}
var PAINTED_WORD = /^((?:\x1B\[[\d;]*m)*)([^\x1B]+)((?:\x1B\[[\d;]*m)*)$/;
function measure(text) {
  return displayWidth(stripVTControlCharacters(text));
}

import {
  quoteJson
} from "./joined-a845ed26.js";
import {
  UserError,
  usageError as usageError4
} from "./joined-e117912a.js";
import {
  isRecord
} from "./joined-cc1d52fd.js";

import {
  writeCount as writeCount2
} from "./joined-5ac99ec6.js";
// node_modules/balanced-match/dist/esm/index.js
var range = (a, b, str) => {
  let begs, beg, left, right, result, ai = str.indexOf(a), bi = str.indexOf(b, ai + 1), i = ai;
  if (ai >= 0 && bi > 0) {
    if (a === b)
      return [ai, bi];
    for (begs = [], left = str.length; i >= 0 && !result; ) {
      if (i === ai)
        begs.push(i), ai = str.indexOf(a, i + 1);
      else if (begs.length === 1) {
        let r = begs.pop();
        r !== void 0 && (result = [r, bi]);
      } else
        beg = begs.pop(), beg !== void 0 && beg < left && (left = beg, right = bi), bi = str.indexOf(b, i + 1);
      i = ai < bi && ai >= 0 ? ai : bi;
    }
    begs.length && right !== void 0 && (result = [left, right]);
  }
  return result;
};
// node_modules/brace-expansion/dist/esm/index.js
var escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
var escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
var escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
var escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
var escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
var escSlashPattern = new RegExp(escSlash, "g");
var escOpenPattern = new RegExp(escOpen, "g");
var escClosePattern = new RegExp(escClose, "g");
var escCommaPattern = new RegExp(escComma, "g");
var escPeriodPattern = new RegExp(escPeriod, "g");
var slashPattern = /\\\\/g;
var openPattern = /\\{/g;
var closePattern = /\\}/g;
var commaPattern = /\\,/g;
var periodPattern = /\\\./g;
var EXPANSION_MAX = 1e5;
var EXPANSION_MAX_LENGTH = 4e6;
var EXPANSION_MAX_DEPTH = 1e3;
var EXPANSION_MAX_REWRITES = 1e3;
var EXPANSION_MAX_STEPS = 2e7;
var CALL_STEPS = 16;
function numeric(str) {
  return isNaN(str) ? str.charCodeAt(0) : parseInt(str, 10);
}
function escapeBraces(str) {
  return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
  return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
}
function pushAll(target, items) {
  for (let i = 0; i < items.length; i++)
    target.push(items[i]);
}
function balancedWithBudget(str, masked, budget) {
  if (budget.remaining < 0)
    return;
  let r = range("{", "}", masked), unmatched = r !== void 0 && masked.indexOf("{") < r[0];
  if (budget.remaining -= r && !unmatched ? r[1] + 1 : str.length, !(!r || budget.remaining < 0))
    return {
      end: r[1],
      pre: str.slice(0, r[0]),
      body: str.slice(r[0] + 1, r[1]),
      post: str.slice(r[1] + 1),
      unmatched
    };
}
function maskUnmatchedOpens(masked, budget) {
  budget.remaining -= masked.length;
  let open2 = [];
  for (let i = 0; i < masked.length; i++) {
    let c = masked.charCodeAt(i);
    c === 123 ? open2.push(i) : c === 125 && open2.length && open2.pop();
  }
  let out = "", last = 0;
  for (let i = 0; i < open2.length; i++) {
    let at6 = open2[i];
    out += masked.slice(last, at6) + "\0", last = at6 + 1;
  }
  return out + masked.slice(last);
}
function commaSetFollows(str, budget) {
  if (budget.remaining -= str.length, budget.remaining < 0)
    return false;
  let close = false;
  for (let i = str.length - 1; i >= 0; i--) {
    let c = str.charCodeAt(i);
    if (c === 125)
      close = true;
    else if (c === 10 || c === 13 || c === 8232 || c === 8233)
      close = false;
    else if (c === 44 && close && str.charCodeAt(i + 1) !== 44)
      return true;
  }
  return false;
}
function parseCommaParts(str, budget) {
  let parts = [], carry = "";
  for (; ; ) {
    let m = balancedWithBudget(str, str, budget);
    if (budget.remaining < 0)
      return;
    if (!m) {
      let tail = str.split(",");
      return tail[0] = carry + tail[0], pushAll(parts, tail), parts;
    }
    let { pre, body, post } = m, p = pre.split(",");
    if (p[0] = carry + p[0], p[p.length - 1] += "{" + body + "}", !post.length)
      return pushAll(parts, p), parts;
    carry = p.pop(), pushAll(parts, p), str = post;
  }
}
function bound(value, fallback) {
  return value === void 0 || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
  if (!str)
    return [];
  let max = bound(options.max, EXPANSION_MAX), maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH), maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH), maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES), maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
  return str.slice(0, 2) === "{}" && (str = "\\{\\}" + str.slice(2)), expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
  return "{" + str + "}";
}
function isPadded(el) {
  return /^-?0\d/.test(el);
}
function lte(i, y) {
  return i <= y;
}
function gte(i, y) {
  return i >= y;
}
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
  let out = [], length = 0, nonEmpty;
  outer: for (let a = 0; a < acc.length; a++) {
    let prefix2 = acc[a] + pre, vs = values;
    dropEmpties && !prefix2 && (nonEmpty || (nonEmpty = values.filter((v) => v)), vs = nonEmpty);
    for (let v = 0; v < vs.length; v++) {
      if (out.length >= max)
        break outer;
      let expansion = prefix2 + vs[v];
      if (length + expansion.length > maxLength)
        break outer;
      out.push(expansion), length += expansion.length;
    }
  }
  return budget.remaining -= out.length, out;
}
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
  let n = body.split(/\.\./), N = [];
  if (n[0] === void 0 || n[1] === void 0)
    return N;
  let x = numeric(n[0]), y = numeric(n[1]), width = Math.max(n[0].length, n[1].length), incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1, test = lte;
  y < x && (incr *= -1, test = gte);
  let pad = n.some(isPadded), cost = pad ? width : 1, length = 0;
  for (let i = x; test(i, y) && N.length < max; i += incr) {
    if (budget.remaining -= cost, budget.remaining < 0)
      return;
    let c;
    if (isAlphaSequence)
      c = String.fromCharCode(i), c === "\\" && (c = "");
    else if (c = String(i), pad) {
      let need = width - c.length;
      if (need > 0) {
        let z = new Array(need + 1).join("0");
        i < 0 ? c = "-" + z + c.slice(1) : c = z + c;
      }
    }
    if (length + c.length > maxLength)
      break;
    N.push(c), length += c.length;
  }
  return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
  if (budget.remaining -= CALL_STEPS, depth > maxDepth)
    return [str];
  let acc = [""], rewrites = 0, dropEmpties = false, firstGroup = true, masked = str;
  for (; ; ) {
    let m = balancedWithBudget(str, masked, budget);
    if (!m)
      return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
    m.unmatched && (masked = maskUnmatchedOpens(masked, budget));
    let pre = m.pre, literal2 = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
    if (/\$$/.test(pre)) {
      if (acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget), firstGroup = false, !m.post.length)
        break;
      str = m.post, masked = masked.slice(m.end + 1);
      continue;
    }
    let isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body), isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body), isSequence = isNumericSequence || isAlphaSequence, isOptions = m.body.indexOf(",") >= 0;
    if (!isSequence && !isOptions) {
      if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
        rewrites++, str = m.pre + "{" + m.body + escClose + m.post, masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1), isTop = true;
        continue;
      }
      return literal2();
    }
    firstGroup && (dropEmpties = isTop && !isSequence, firstGroup = false);
    let values;
    if (isSequence) {
      if (values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget), !values)
        return literal2();
    } else {
      let n = parseCommaParts(m.body, budget);
      if (!n)
        return literal2();
      if (n.length === 1 && n[0] !== void 0) {
        if (n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace), budget.remaining < 0)
          return literal2();
        if (n.length === 1) {
          let next2 = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
          if (budget.remaining < 0)
            return literal2();
          if (acc = next2, !m.post.length)
            break;
          str = m.post, masked = masked.slice(m.end + 1);
          continue;
        }
      }
      let dropsEmpties = dropEmpties && !m.post.length && !pre;
      for (let d = 0; dropsEmpties && d < acc.length; d++)
        acc[d] && (dropsEmpties = false);
      values = [];
      let valuesLength = 0;
      outer: for (let j = 0; j < n.length; j++) {
        let expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
        if (budget.remaining < 0)
          return literal2();
        for (let k = 0; k < expanded.length; k++) {
          let v = expanded[k];
          if (!(dropsEmpties && !v)) {
            if (values.length >= max || valuesLength + v.length > maxLength)
              break outer;
            values.push(v), valuesLength += v.length;
          }
        }
      }
    }
    let next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
    if (budget.remaining < 0)
      return literal2();
    if (acc = next, !m.post.length)
      break;
    str = m.post, masked = masked.slice(m.end + 1);
  }
  return acc;
}
// node_modules/@isaacs/nonrecursive-glob-match/dist/esm/numeric-range.js
var digit = (a, b) => a === b ? { t: "lit", ch: String(a) } : { t: "class", re: new RegExp(`^[${a}-${b}]$`) };
var prefix = (d, alts) => alts.map((s) => [digit(d, d), ...s]);
var fixed = (a, b) => {
  if (!a)
    return [[]];
  let lo = +a[0], hi = +b[0], ra = a.slice(1), rb = b.slice(1);
  if (lo === hi)
    return prefix(lo, fixed(ra, rb));
  let zeros = "0".repeat(ra.length), nines = "9".repeat(ra.length), out = [];
  ra !== zeros && out.push(...prefix(lo++, fixed(ra, nines)));
  let last = rb === nines ? [] : prefix(hi--, fixed(zeros, rb));
  return lo <= hi && out.push([digit(lo, hi), ...Array.from(ra, () => digit(0, 9))]), out.push(...last), out;
};
var nonneg = (a, b, width) => {
  if (width)
    return fixed(String(a).padStart(width, "0"), String(b).padStart(width, "0"));
  let out = [];
  for (let len = String(a).length; len <= String(b).length; len++) {
    let lo = Math.max(a, len === 1 ? 0 : 10 ** (len - 1)), hi = Math.min(b, 10 ** len - 1);
    out.push(...fixed(String(lo), String(hi)));
  }
  return out;
};
var numericRange = (loStr, hiStr) => {
  let lo = Number(loStr), hi = Number(hiStr);
  if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi))
    return;
  lo > hi && ([lo, hi] = [hi, lo]);
  let width = /^-?0\d/.test(loStr) || /^-?0\d/.test(hiStr) ? Math.max(loStr.length, hiStr.length) : 0, out = [];
  if (lo < 0) {
    let neg = nonneg(Math.max(-hi, 1), -lo, width && width - 1);
    out.push(...neg.map((s) => [{ t: "lit", ch: "-" }, ...s]));
  }
  return hi >= 0 && out.push(...nonneg(Math.max(lo, 0), hi, width)), out;
};
// node_modules/@isaacs/nonrecursive-glob-match/dist/esm/parse-class.js
var posixClasses = {
  "[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}"],
  "[:alpha:]": ["\\p{L}\\p{Nl}"],
  "[:ascii:]": ["\\x00-\\x7f"],
  "[:blank:]": ["\\p{Zs}\\t"],
  "[:cntrl:]": ["\\p{Cc}"],
  "[:digit:]": ["\\p{Nd}"],
  "[:graph:]": ["\\p{Z}\\p{C}", true],
  "[:lower:]": ["\\p{Ll}"],
  "[:print:]": ["\\p{C}", true],
  "[:punct:]": ["\\p{P}\\p{S}"],
  "[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f"],
  "[:upper:]": ["\\p{Lu}"],
  "[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}"],
  "[:xdigit:]": ["A-Fa-f0-9"]
};
var braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
var noMatch = /$./;
var parseClass = (glob, position, nocase = false, form) => {
  let norm = (c) => {
    let n = form ? c.normalize(form) : c;
    return [...n].length === 1 ? n : c;
  }, pos = position;
  if (glob.charAt(pos) !== "[")
    throw new Error("not in a brace expression");
  let ranges = [], negs = [], i = pos + 1, sawStart = false, escaping = false, negate = false, endPos = pos, rangeStart = "";
  WHILE: for (; i < glob.length; ) {
    let c = String.fromCodePoint(glob.codePointAt(i));
    if ((c === "!" || c === "^") && i === pos + 1) {
      negate = true, i++;
      continue;
    }
    if (c === "]" && sawStart && !escaping) {
      endPos = i + 1;
      break;
    }
    if (sawStart = true, c === "\\" && !escaping) {
      escaping = true, i++;
      continue;
    }
    if (c === "[" && !escaping) {
      for (let [cls, [unip, neg]] of Object.entries(posixClasses))
        if (glob.startsWith(cls, i)) {
          if (rangeStart)
            return [noMatch, glob.length - pos];
          i += cls.length, neg ? negs.push(unip) : ranges.push(unip);
          continue WHILE;
        }
    }
    escaping = false;
    let n = norm(c);
    if (rangeStart) {
      n.codePointAt(0) > rangeStart.codePointAt(0) ? ranges.push(braceEscape(rangeStart) + "-" + braceEscape(n)) : n === rangeStart && ranges.push(braceEscape(n)), rangeStart = "", i += c.length;
      continue;
    }
    if (glob.startsWith("-]", i + c.length)) {
      ranges.push(braceEscape(n + "-")), i += c.length + 1;
      continue;
    }
    if (glob.startsWith("-", i + c.length)) {
      rangeStart = n, i += c.length + 1;
      continue;
    }
    ranges.push(braceEscape(n)), i += c.length;
  }
  if (endPos < i)
    return [noMatch, 0];
  if (!ranges.length && !negs.length)
    return [noMatch, glob.length - pos];
  let sranges = "[" + (negate ? "^" : "") + ranges.join("") + "]", snegs = "[" + (negate ? "" : "^") + negs.join("") + "]", comb = "^" + (ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs);
  return [new RegExp(comb, nocase ? "iu" : "u"), endPos - pos];
};
// node_modules/@isaacs/nonrecursive-glob-match/dist/esm/index.js
var MATCH = { t: "match", id: 0 };
var extTypes = "!?+*@";
var lit = (ch) => ({ t: "lit", ch });
var reEscape = (s) => s.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
var newFoldRe = (s) => new RegExp(`^${reEscape(s)}$`, "iu");
var foldCache = /* @__PURE__ */ new Map();
var foldRe = (ch) => {
  let re = foldCache.get(ch);
  return re || (re = newFoldRe(ch), foldCache.size >= 1e3 && foldCache.clear(), foldCache.set(ch, re)), re;
};
var litMatch = (l, c) => {
  if (c === l.ch)
    return true;
  if (!l.re)
    return false;
  let code = c.charCodeAt(0);
  if (code >= 128)
    return l.re.test(c);
  let ascii = l.ascii ??= new Uint8Array(128);
  return ascii[code] ||= l.re.test(c) ? 1 : 2, ascii[code] === 1;
};
var tokenize = (p, nocase, noext, form, mark) => {
  let toks = [];
  for (let i = 0; i < p.length; ) {
    let c = String.fromCodePoint(p.codePointAt(i));
    if (mark) {
      let m = c === "\\" && p.startsWith(mark, i + 1) ? 1 : 0;
      if (m || c === mark) {
        let start = i + m + mark.length, end = p.indexOf(mark, start), r = /^(-?\d+)\.\.(-?\d+)$/.exec(p.slice(start, end)), alts = end !== -1 && r && numericRange(r[1], r[2]);
        if (alts) {
          toks.push({ t: "ext", type: "@", alts }), i = end + mark.length;
          continue;
        }
      }
    }
    if (c === "\\") {
      let e = p.codePointAt(i + 1), ch = e === void 0 ? c : String.fromCodePoint(e);
      toks.push(lit(ch)), i += 1 + ch.length;
      continue;
    }
    if (c === "[") {
      let [re, consumed] = parseClass(p, i, nocase, form);
      if (consumed) {
        toks.push({ t: "class", re }), i += consumed;
        continue;
      }
    }
    if (!noext && extTypes.includes(c) && p[i + 1] === "(") {
      toks.push({ t: "open", type: c }), i += 2;
      continue;
    }
    toks.push(!noext && c === "|" ? { t: "bar" } : !noext && c === ")" ? { t: "close" } : c === "*" ? { t: "star" } : c === "?" ? { t: "any" } : lit(c)), i += c.length;
  }
  return toks;
};
var pair = (toks) => {
  let pairs = /* @__PURE__ */ new Map(), stack = [];
  return toks.forEach((tok, i) => {
    tok.t === "open" ? stack.push(i) : tok.t === "close" && stack.length && pairs.set(stack.pop(), i);
  }), pairs;
};
var build = (toks, pairs, start, end, top) => {
  let seq = [], alts = [seq];
  for (let i = start; i < end; i++) {
    let tok = toks[i], close = pairs.get(i);
    if (tok.t === "open" && close !== void 0) {
      let sub = build(toks, pairs, i + 1, close, false);
      seq.push({ t: "ext", type: tok.type, alts: sub }), i = close;
    } else tok.t === "bar" && !top ? alts.push(seq = []) : tok.t === "open" ? seq.push(lit(tok.type), lit("(")) : tok.t === "bar" ? seq.push(lit("|")) : tok.t === "close" ? seq.push(lit(")")) : seq.push(tok);
  }
  return alts;
};
var normalize = (items, form) => {
  let out = [], run = "", flush = () => {
    for (let ch of run.normalize(form))
      out.push(lit(ch));
    run = "";
  };
  for (let it of items) {
    if (it.t === "lit") {
      run += it.ch;
      continue;
    }
    flush(), out.push(it.t === "ext" ? { ...it, alts: it.alts.map((a) => normalize(a, form)) } : it);
  }
  return flush(), out;
};
var compile = (items, nocase) => {
  let id = 1, split = (out) => ({ t: "split", id: id++, out }), seq = (items2, next) => items2.reduceRight((next2, it) => item(it, next2), next), item = (it, next) => {
    switch (it.t) {
      case "lit":
        let re = nocase ? foldRe(it.ch) : void 0;
        return { t: "lit", id: id++, ch: it.ch, re, next };
      case "any":
      case "star":
        return { t: it.t, id: id++, next };
      case "class":
        return { t: "class", id: id++, re: it.re, next };
    }
    let alts = (next2) => it.alts.map((a) => seq(a, next2));
    switch (it.type) {
      case "@":
        return split(alts(next));
      case "?":
        return split([next, ...alts(next)]);
      case "!":
        return { t: "neg", id: id++, sub: split(alts(MATCH)), next };
    }
    let after = split([]), entry = split(alts(after));
    return after.out.push(next, entry), it.type === "*" ? after : entry;
  };
  return [seq(items, MATCH), id];
};
var show = (start) => {
  let lines = [], seen = /* @__PURE__ */ new Set(), ref = (n) => n.t === "match" ? "match" : String(n.id), walk2 = (n, indent) => {
    if (n.t === "match" || seen.has(n))
      return;
    seen.add(n);
    let line = (desc) => lines.push(`${indent}${n.id}: ${desc}`);
    switch (n.t) {
      case "split":
        line(`split -> ${n.out.map(ref).join(", ")}`);
        for (let o of n.out)
          walk2(o, indent);
        return;
      case "neg":
        return line(`!(${ref(n.sub)}) -> ${ref(n.next)}`), walk2(n.sub, indent + "  "), walk2(n.next, indent);
      case "lit":
        line(`${JSON.stringify(n.ch)} -> ${ref(n.next)}`);
        break;
      case "class":
        line(`${n.re} -> ${ref(n.next)}`);
        break;
      default:
        line(`${n.t === "any" ? "?" : "*"} -> ${ref(n.next)}`);
    }
    walk2(n.next, indent);
  };
  return walk2(start, ""), [`start -> ${ref(start)}`, ...lines].join(`
`);
};
var State = class {
  // set by the Sim, to mark the nodes that this state has
  gen;
  threads = [];
  match = false;
  runs = [];
  // the sorted ids of the threads, with 0 for a match, once the
  // state is done
  ids = [];
  constructor(gen) {
    this.gen = gen;
  }
  // no threads, so nothing more can match
  get dead() {
    return !this.threads.length && !this.match && !this.runs.length;
  }
};
var sameState = (a, b) => a.ids.length !== b.ids.length || a.runs.length !== b.runs.length || a.ids.some((id, i) => id !== b.ids[i]) ? false : a.runs.every((r) => b.runs.some((o) => o.neg === r.neg && sameState(o.state, r.state)));
var marks = (size) => ({
  has: new Float64Array(size),
  seen: new Float64Array(size),
  gen: 0
});
var Sim = class {
  // `.` and `..` only match literal dots, even with `dot:true`
  dots;
  // the string starts with `.`, and `dot:true` is not set
  dotStart;
  #marks;
  constructor(dots, dotStart, marks2) {
    this.dots = dots, this.dotStart = dotStart, this.#marks = marks2;
  }
  state() {
    return new State(++this.#marks.gen);
  }
  // sort the ids of a state, once it has all of its threads
  done(state) {
    return state.ids = state.threads.map((n) => n.id).sort((a, b) => a - b), state.match && state.ids.unshift(MATCH.id), state;
  }
  // true the first time that the state walks through the node, so
  // that loops in the graph stop
  #visit(state, node) {
    let { seen } = this.#marks;
    return seen[node.id] === state.gen ? false : (seen[node.id] = state.gen, true);
  }
  #addThread(state, node) {
    let { has } = this.#marks;
    return has[node.id] === state.gen ? false : (has[node.id] = state.gen, state.threads.push(node), true);
  }
  // wildcards only match a leading dot if `dot:true`. In a negated
  // sub-pattern, this does not apply, because the negation itself
  // can not match a leading dot.
  restricted(i, top) {
    return top && (this.dots || this.dotStart && i === 0);
  }
  add(state, node, i, top) {
    switch (node.t) {
      case "split":
        if (!this.#visit(state, node))
          return;
        for (let o of node.out)
          this.add(state, o, i, top);
        return;
      case "neg":
        if (!this.#visit(state, node))
          return;
        let sub = this.state();
        return this.add(sub, node.sub, i, false), this.done(sub), this.addRun(state, { t: "run", neg: node, state: sub }, i, top);
      case "star":
        if (this.restricted(i, top))
          return;
        this.#addThread(state, node) && this.add(state, node.next, i, top);
        return;
      case "match":
        state.match = true;
        return;
      default:
        this.#addThread(state, node);
    }
  }
  addRun(state, run, i, top) {
    for (let r of state.runs)
      if (r.neg === run.neg && sameState(r.state, run.state))
        return;
    state.runs.push(run), run.state.match || this.add(state, run.neg.next, i, top);
  }
  // the threads after char `c`, at index `i`
  step(state, c, i, top) {
    let next = this.state();
    for (let th of state.threads)
      switch (th.t) {
        case "lit":
          litMatch(th, c) && this.add(next, th.next, i + 1, top);
          break;
        case "any":
          this.restricted(i, top) || this.add(next, th.next, i + 1, top);
          break;
        case "class":
          !this.restricted(i, top) && th.re.test(c) && this.add(next, th.next, i + 1, top);
          break;
        case "star":
          this.restricted(i, top) || this.add(next, th, i + 1, top);
      }
    if (!this.restricted(i, top))
      for (let run of state.runs) {
        if (run.state.dead) {
          this.addRun(next, run, i + 1, top);
          continue;
        }
        let sub = this.step(run.state, c, i, false);
        this.addRun(next, { t: "run", neg: run.neg, state: sub }, i + 1, top);
      }
    return this.done(next);
  }
};
var stateKey = (state) => {
  let ids = state.ids.join();
  if (!state.runs.length)
    return ids;
  let runs = state.runs.map((r) => `${r.neg.id}(${stateKey(r.state)})`);
  return `${ids}|${runs.sort().join("|")}`;
};
var DFA_BUDGET = 1 << 18;
var Dfa = class {
  #start;
  #states = /* @__PURE__ */ new Map();
  #size = 0;
  #plain;
  #dotStart;
  #sim;
  #dotSim;
  constructor(start, marks2) {
    this.#start = start, this.#sim = new Sim(false, false, marks2), this.#dotSim = new Sim(false, true, marks2);
  }
  #make(state) {
    return {
      state,
      match: state.match,
      dead: state.dead,
      next: /* @__PURE__ */ new Map()
    };
  }
  #intern(state) {
    let key = stateKey(state), found = this.#states.get(key);
    if (found)
      return found;
    this.#size > DFA_BUDGET && this.#clear();
    let d = this.#make(state);
    return this.#states.set(key, d), this.#size += key.length + 1, d;
  }
  #clear() {
    this.#states.clear(), this.#size = 0, this.#plain = void 0, this.#dotStart = void 0;
  }
  start(dotStart) {
    if (dotStart) {
      if (this.#dotStart)
        return this.#dotStart;
      let state2 = this.#dotSim.state();
      return this.#dotSim.add(state2, this.#start, 0, true), this.#dotStart = this.#make(this.#dotSim.done(state2));
    }
    if (this.#plain)
      return this.#plain;
    let state = this.#sim.state();
    return this.#sim.add(state, this.#start, 0, true), this.#plain = this.#intern(this.#sim.done(state));
  }
  // the next state, after a miss in `d.ascii`
  next(d, c) {
    let code = c.charCodeAt(0), found = code < 128 ? void 0 : d.next.get(c);
    if (found)
      return found;
    let n = d === this.#dotStart ? this.#intern(this.#dotSim.step(d.state, c, 0, true)) : this.#intern(this.#sim.step(d.state, c, 1, true));
    return code < 128 ? (d.ascii || (d.ascii = new Array(128), this.#size += 128), d.ascii[code] = n) : d.next.set(c, n), this.#size++, n;
  }
};
var linear = (start) => {
  let nodes = [];
  for (let n = start; n.t !== "match"; n = n.next) {
    if (n.t === "split" || n.t === "neg")
      return;
    nodes.push(n);
  }
  return nodes;
};
var testLinear = (nodes, chars, start, end) => {
  let ni = 0, ci = start, starNi = -1, starCi = 0;
  for (; ci < end; ) {
    let n = nodes[ni];
    if (n?.t === "star") {
      starNi = ni++, starCi = ci;
      continue;
    }
    let c = chars[ci];
    if (n && (n.t === "any" || n.t === "lit" && litMatch(n, c) || n.t === "class" && n.re.test(c))) {
      ni++, ci++;
      continue;
    }
    if (starNi === -1)
      return false;
    ni = starNi + 1, ci = ++starCi;
  }
  for (; nodes[ni]?.t === "star"; )
    ni++;
  return ni === nodes.length;
};
var lengths = (items) => {
  let min = 0, max = 0;
  for (let it of items) {
    let [lo, hi] = itemLengths(it);
    min += lo, max += hi;
  }
  return [min, max];
};
var itemLengths = (it) => {
  if (it.t === "star")
    return [0, 1 / 0];
  if (it.t !== "ext")
    return [1, 1];
  if (it.type === "!")
    return [0, 1 / 0];
  let alts = it.alts.map(lengths), min = Math.min(...alts.map((a) => a[0])), max = Math.max(...alts.map((a) => a[1])), loop = max === 0 ? 0 : 1 / 0;
  return it.type === "@" ? [min, max] : it.type === "?" ? [0, max] : it.type === "*" ? [0, loop] : [min, loop];
};
var hasAffix = (lits, chars, start) => {
  for (let j = 0; j < lits.length; j++)
    if (!litMatch(lits[j], chars[start + j]))
      return false;
  return true;
};
var slashOrSurrogate = /[/\ud800-\udfff]/;
var surrogate = /[\ud800-\udfff]/;
var codePoints = (s) => surrogate.test(s) ? [...s] : s;
var noSlash = (s) => {
  if (s.includes("/"))
    throw new Error("can only match a single path portion, got: " + s);
};
var Matcher = class {
  pattern;
  options;
  #start;
  // the number of node ids
  #size;
  #marks;
  // the Sim for strings that are only `.` or `..`
  #dotsSim;
  // the string to compare, if the pattern has no magic. With
  // `nocase:true`, the RegExp that folds case is made when it is
  // first used.
  #literal;
  #literalFold = false;
  #literalRe;
  // the nodes between the prefix and suffix, if the graph is a
  // single chain
  #linear;
  // the linear nodes are only `*` and `?`, so the length bounds and
  // the prefix and suffix decide the match
  #wild = false;
  // the least and most chars that a match can have
  #min = 0;
  #max = 1 / 0;
  // the literals that a match must start and end with. Each one
  // matches exactly one char, and they are distinct items in the
  // pattern, so a string that does not have them can not match.
  #prefix = [];
  #suffix = [];
  // the prefix and suffix as strings, if they do not fold case
  #prefixStr;
  #suffixStr;
  // there is a prefix or suffix to check
  #affix = false;
  #dfa;
  #form;
  constructor(pattern, options = {}) {
    if (pattern.includes("/"))
      throw new Error("can only match a single path portion, got pattern: " + pattern);
    this.pattern = pattern, this.options = options;
    let { nocase = false, noext = false, normalize: n } = options;
    this.#form = n === true ? "NFC" : n || void 0;
    let literal2 = /^[?*+@]\(\)$/.test(pattern), toks = tokenize(pattern, nocase, noext || literal2, this.#form, options.rangeMark), [items] = build(toks, pair(toks), 0, toks.length, true);
    this.#form && (items = normalize(items, this.#form));
    let [start, size] = compile(items, nocase);
    if (this.#start = start, this.#size = size, items.every((it) => it.t === "lit"))
      this.#literal = items.map((it) => it.ch).join(""), this.#literalFold = nocase;
    else {
      let lit2 = (it) => it.t !== "lit" ? void 0 : nocase ? { ch: it.ch, re: foldRe(it.ch) } : { ch: it.ch };
      for (let it of items) {
        let l = lit2(it);
        if (!l)
          break;
        this.#prefix.push(l);
      }
      for (let j = items.length - 1; j >= 0; j--) {
        let l = lit2(items[j]);
        if (!l)
          break;
        this.#suffix.unshift(l);
      }
      this.#affix = !!(this.#prefix.length || this.#suffix.length), nocase || (this.#prefixStr = this.#prefix.map((l) => l.ch).join(""), this.#suffixStr = this.#suffix.map((l) => l.ch).join("")), this.#linear = linear(this.#start)?.slice(this.#prefix.length, -this.#suffix.length || void 0), this.#wild = !!this.#linear?.every((n2) => n2.t === "star" || n2.t === "any");
      let [min, max] = lengths(items);
      this.#min = min, this.#max = max;
    }
  }
  test(s) {
    return this.#form ? (noSlash(s), this.#test(s.normalize(this.#form))) : slashOrSurrogate.test(s) ? (noSlash(s), this.#test(s, [...s])) : this.#test(s, s);
  }
  /**
   * The same as {@link Matcher#test}, but the string is not checked
   * for `/` chars, so the result for a string that has one is not
   * defined. Only use it for a string that is known to be one path
   * portion, such as a part of a path that was split on `/`. It can
   * be faster, because some patterns do not need to look at each char
   * of the string.
   */
  testUnchecked(s) {
    return this.#test(this.#form ? s.normalize(this.#form) : s);
  }
  // Test a string that has no `/`. `chars` indexes it by code point.
  // If it is not given, it is only found if a step needs it.
  #test(s, chars) {
    if (this.#literal !== void 0)
      return this.#literalFold ? (this.#literalRe ??= newFoldRe(this.#literal)).test(s) : s === this.#literal;
    let min = this.#min, max = this.#max;
    if (chars === void 0) {
      let most = s.length, least = most + 1 >> 1;
      if (most < min || least > max)
        return false;
      (least < min || most > max) && (chars = codePoints(s));
    }
    if (chars !== void 0 && (chars.length < min || chars.length > max))
      return false;
    let prefix2 = this.#prefix.length;
    if (this.#affix)
      if (this.#prefixStr !== void 0 && this.#suffixStr !== void 0) {
        if (!s.startsWith(this.#prefixStr) || !s.endsWith(this.#suffixStr))
          return false;
      } else {
        chars ??= codePoints(s);
        let end = chars.length - this.#suffix.length;
        if (!hasAffix(this.#prefix, chars, 0) || !hasAffix(this.#suffix, chars, end))
          return false;
      }
    let dotStart = !this.options.dot && s.startsWith(".");
    if (this.#linear) {
      if (s === "." || s === ".." || dotStart && !prefix2)
        return false;
      if (this.#wild)
        return true;
      chars ??= codePoints(s);
      let end = chars.length - this.#suffix.length;
      return testLinear(this.#linear, chars, prefix2, end);
    }
    if (chars ??= codePoints(s), s === "." || s === "..") {
      this.#marks ??= marks(this.#size);
      let sim = this.#dotsSim ??= new Sim(true, false, this.#marks), start = sim.state();
      sim.add(start, this.#start, 0, true);
      let state = sim.done(start);
      for (let i = 0; i < chars.length; i++)
        state = sim.step(state, chars[i], i, true);
      return state.match;
    }
    this.#marks ??= marks(this.#size);
    let dfa = this.#dfa ??= new Dfa(this.#start, this.#marks), d = dfa.start(dotStart), str = chars === s;
    for (let i = 0; i < chars.length; i++) {
      if (d.dead)
        return false;
      let code = str ? s.charCodeAt(i) : chars[i].charCodeAt(0);
      d = d.ascii?.[code] ?? dfa.next(d, chars[i]);
    }
    return d.match;
  }
  /** a readable listing of the state machine */
  toString() {
    return show(this.#start);
  }
};
// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var assertValidPattern = (pattern) => {
  if (typeof pattern != "string")
    throw new TypeError("invalid pattern");
  if (pattern.length > 65536)
    throw new TypeError("pattern is too long");
};
// node_modules/minimatch/dist/esm/escape.js
var escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
  let e = magicalBraces ? windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&") : windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&"), c = e.charAt(0);
  return c === "#" ? (windowsPathsNoEscape ? "[#]" : "\\#") + e.slice(1) : c === "!" ? (windowsPathsNoEscape ? "@(!)" : "\\!") + e.slice(1) : e;
};
// node_modules/minimatch/dist/esm/unescape.js
var unescape2 = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => windowsPathsNoEscape && s.startsWith("@(!)") ? "!" + unescape2(s.slice(4), { windowsPathsNoEscape, magicalBraces }) : magicalBraces ? windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
// node_modules/minimatch/dist/esm/index.js
var DEFAULT_BRACE_EXPAND_MAX = 1e5;
var DEFAULT_GLOB_STAR_RECURSION_MAX = 200;
var AWE_KEY = "allowWindowsEscape";
var minimatch = (p, pattern, options) => (assertValidPattern(pattern), !options?.nocomment && pattern.charAt(0) === "#" ? false : cachedMinimatch(pattern, options).match(p));
var cache = /* @__PURE__ */ new Map();
var oldCache = /* @__PURE__ */ new Map();
var cacheSize = 0;
var cacheTotalWeight = 0;
var cacheMax = 256;
var cacheMaxWeight = 32768;
var cacheMaxEntryWeight = 4096;
var cacheWeight = (mm) => {
  let w = mm.pattern.length;
  for (let s of mm.globSet)
    if (w += s.length + 1, w > cacheMaxEntryWeight)
      break;
  return w;
};
var tri = (v) => v === void 0 ? 0 : v ? 2 : 1;
var booleanWeights = new Map(Object.keys({
  nobrace: 0,
  nocomment: 0,
  nonegate: 0,
  noglobstar: 0,
  noext: 0,
  nonull: 0,
  partial: 0,
  dot: 0,
  nocase: 0,
  nocaseMagicOnly: 0,
  magicalBraces: 0,
  matchBase: 0,
  flipNegate: 0,
  preserveMultipleSlashes: 0,
  windowsNoMagicRoot: 0
}).map((k, i) => [k, 24 * 3 ** i]));
var optionsKey = (o) => {
  let n = 0, wpe = false;
  for (let k in o) {
    let v = o[k];
    switch (k) {
      // the same test as the Minimatch constructor
      case "windowsPathsNoEscape":
        v && (wpe = true);
        break;
      case AWE_KEY:
        v === false && (wpe = true);
        break;
      case "platform": {
        let p = v || defaultPlatform;
        if (p === defaultPlatform)
          break;
        if (p === "darwin")
          n += 3;
        else if (p === "win32")
          n += 6;
        else if (p === "linux")
          n += 9;
        else
          return JSON.stringify(o);
        break;
      }
      case "optimizationLevel":
        if (v === void 0)
          break;
        n += v >= 2 ? 1 : v >= 1 ? 0 : 2;
        break;
      case "braceExpandMax":
        if (v !== void 0 && v !== DEFAULT_BRACE_EXPAND_MAX)
          return JSON.stringify(o);
        break;
      case "maxGlobstarRecursion":
        if (v !== void 0 && v !== DEFAULT_GLOB_STAR_RECURSION_MAX)
          return JSON.stringify(o);
        break;
      case "normalize":
        if (v !== void 0)
          return JSON.stringify(o);
        break;
      default:
        n += (booleanWeights.get(k) ?? 0) * tri(v);
    }
  }
  return wpe ? n + 12 : n;
};
var copyOptions = (o) => {
  let copy = {};
  for (let k in o)
    copy[k] = o[k];
  return copy;
};
var cachedMinimatch = (pattern, options) => {
  let key = options ? optionsKey(options) : 0, mm = cache.get(key)?.get(pattern);
  if (mm)
    return mm;
  mm = oldCache.get(key)?.get(pattern) ?? new Minimatch(pattern, copyOptions(options));
  let weight = cacheWeight(mm);
  if (weight > cacheMaxEntryWeight)
    return mm;
  (cacheSize >= cacheMax || cacheTotalWeight + weight > cacheMaxWeight) && (oldCache = cache, cache = /* @__PURE__ */ new Map(), cacheSize = 0, cacheTotalWeight = 0);
  let byPattern = cache.get(key);
  return byPattern || cache.set(key, byPattern = /* @__PURE__ */ new Map()), byPattern.set(pattern, mm), cacheSize++, cacheTotalWeight += weight, mm;
};
var defaultPlatform = typeof process == "object" && process ? process.env?.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
var path = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
};
var sep = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep;
minimatch.sep = sep;
var GLOBSTAR = /* @__PURE__ */ Symbol("globstar **");
minimatch.GLOBSTAR = GLOBSTAR;
var filter = (pattern, options) => {
  let mm;
  return (p) => (mm ??= cachedMinimatch(pattern, options)).match(p);
};
minimatch.filter = filter;
var ext = (a, b = {}) => Object.assign({}, a, b);
var defaults = (def) => {
  if (!def || typeof def != "object" || !Object.keys(def).length)
    return minimatch;
  let orig = minimatch;
  return Object.assign((p, pattern, options = {}) => orig(p, pattern, ext(def, options)), {
    Minimatch: class extends orig.Minimatch {
      constructor(pattern, options = {}) {
        super(pattern, ext(def, options));
      }
      static defaults(options) {
        return orig.defaults(ext(def, options)).Minimatch;
      }
    },
    unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
    escape: (s, options = {}) => orig.escape(s, ext(def, options)),
    filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
    defaults: (options) => orig.defaults(ext(def, options)),
    braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
    match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
    sep: orig.sep,
    GLOBSTAR
  });
};
minimatch.defaults = defaults;
var braceExpand = (pattern, options = {}) => {
  if (assertValidPattern(pattern), options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern))
    return [pattern];
  let p = pattern.replace(/\\\\/g, "\\\\\\\\");
  return (options.windowsPathsNoEscape || options[AWE_KEY] === false) && (p = p.replace(/\[([{}])\]/g, "[\\$1]")), expand(p, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
var RANGE_MIN = 100;
var rangeRe = /(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g;
var inRepeatOrNegExt = (portion, mark) => {
  let stack = [];
  for (let i = 0; i < portion.length; i++) {
    let c = portion.charAt(i);
    if (c === "\\")
      i++;
    else if (c === mark) {
      if (stack.some((t) => t !== "@" && t !== "?"))
        return true;
    } else portion.charAt(i + 1) === "(" && "!?+*@".includes(c) ? (stack.push(c), i++) : c === ")" && stack.pop();
  }
  return false;
};
var match = (list, pattern, options = {}) => {
  let mm = new Minimatch(pattern, options);
  return list = list.filter((f) => mm.match(f)), mm.options.nonull && !list.length && list.push(pattern), list;
};
minimatch.match = match;
var globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
var classEnd = (pattern, start) => {
  let i = start + 1;
  (pattern.charAt(i) === "!" || pattern.charAt(i) === "^") && i++;
  let sawStart = false;
  for (; i < pattern.length; i++) {
    let c = pattern.charAt(i);
    if (c === "]" && sawStart)
      return i;
    sawStart = true, c === "\\" && i++;
  }
  return -1;
};
var literal = (pattern, noext) => {
  if (!noext && (pattern === "+()" || pattern === "@()"))
    return pattern;
  let lit2 = "";
  for (let i = 0; i < pattern.length; i++) {
    let c = pattern.charAt(i);
    if (c === "\\")
      lit2 += pattern.charAt(++i) || c;
    else {
      if (c === "*" || c === "?")
        return;
      if (c === "[") {
        let close = classEnd(pattern, i);
        if (close === -1) {
          lit2 += c;
          continue;
        }
        let body = pattern.slice(i + 1, close);
        if (body.startsWith("\\") && (body = body.slice(1)), [...body].length !== 1 || "!^".includes(pattern.charAt(i + 1)))
          return;
        lit2 += body, i = close;
      } else {
        if (!noext && "+@!".includes(c) && pattern.charAt(i + 1) === "(" && pattern.includes(")", i + 2))
          return;
        lit2 += c;
      }
    }
  }
  return lit2;
};
var MAX_EXTGLOBS = 256;
var extglobCount = (pattern) => {
  let n = 0;
  for (let i = 0; i < pattern.length - 1; i++) {
    let c = pattern.charAt(i);
    c === "\\" ? i++ : "+@!?*".includes(c) && pattern.charAt(i + 1) === "(" && (n++, i++);
  }
  return n;
};
var assertValidExtglobs = (pattern) => {
  if (extglobCount(pattern) > MAX_EXTGLOBS)
    throw new TypeError("pattern has too many extglobs");
};
var extSafe = (pattern) => {
  if (/^[?*+@]\(\)$/.test(pattern) || pattern.includes("[:"))
    return false;
  let depth = 0;
  for (let i = 0; i < pattern.length; i++) {
    let c = pattern.charAt(i);
    if (c === "\\") {
      if (++i === pattern.length)
        return false;
    } else if (c === "[") {
      let close = classEnd(pattern, i);
      close !== -1 && (i = close);
    } else if ("+@!?*".includes(c) && pattern.charAt(i + 1) === "(")
      depth++, i++;
    else if (c === ")") {
      if (!depth--)
        return false;
    } else if (c === "|" && !depth)
      return false;
  }
  return !depth;
};
var lastSplit;
var lastChecked;
var portionMatch = (p, f) => typeof p == "string" ? f === p : f !== "" && p.testUnchecked(f);
var endIndex = (p, last, lastStart, prev, prevStart) => portionMatch(p, last) ? lastStart : prev !== void 0 && portionMatch(p, prev) ? prevStart : -1;
var isDots = (p) => p === "." || p === "..";
var isDrive = (p) => typeof p == "string" && /^[a-z]:$/i.test(p);
var isLongUNC = (p) => typeof p == "string" && /^unc$/i.test(p);
var uncHost = (p) => {
  if (p[0] !== "" || p[1] !== "")
    return -1;
  let h = p[2] !== "?" ? 2 : isLongUNC(p[3]) ? 4 : -1, host = p[h], share = p[h + 1];
  return h !== -1 && host !== void 0 && host !== "" && host !== GLOBSTAR && share !== void 0 && share !== "" && share !== GLOBSTAR ? h : -1;
};
var walkable = (p, dot) => !isDots(p) && (dot || !p.startsWith("."));
var dotPortion = (f, start, end, dot, sep22) => {
  for (let k = start; k < end; ) {
    if (f.charCodeAt(k) === 46) {
      if (!dot)
        return true;
      let n = f.charCodeAt(k + 1) === 46 ? k + 2 : k + 1;
      if (n >= end || isSep(f.charCodeAt(n), sep22))
        return true;
    }
    let s = nextSep(f, k, sep22);
    if (s === -1)
      return false;
    for (k = s + 1; k < end && isSep(f.charCodeAt(k), sep22); )
      k++;
  }
  return false;
};
var isSep = (c, sep22) => sep22 === "/" ? c === 47 : sep22 === "\\" ? c === 92 : c === 47 || c === 92;
var nextSep = (f, from, sep22) => {
  if (sep22 !== "both")
    return f.indexOf(sep22, from);
  let s = f.indexOf("/", from), b = f.indexOf("\\", from);
  return s === -1 ? b : b === -1 ? s : Math.min(s, b);
};
var lastSep = (f, from, sep22) => sep22 !== "both" ? f.lastIndexOf(sep22, from) : Math.max(f.lastIndexOf("/", from), f.lastIndexOf("\\", from));
var PENDING = {};
var Minimatch = class {
  options;
  set;
  pattern;
  windowsPathsNoEscape;
  nonegate;
  negate;
  comment;
  empty;
  preserveMultipleSlashes;
  partial;
  globSet;
  globParts;
  nocase;
  isWindows;
  platform;
  windowsNoMagicRoot;
  maxGlobstarRecursion;
  // the path can be checked against the last portion, and the string
  // portions, of each row before it is split. See #canMatch.
  #endCheck;
  #literalCheck;
  // level 2 resolves `.` and `..` portions in the path
  #level2;
  // the unicode normalization form, if any
  #form;
  // the string portions of each row in the set
  #literals = [];
  // the rows that #canMatch can match without splitting the path
  #shapes = [];
  // the rows whose last portion can be checked against the path's
  #endRows = [];
  // brace expansion can make the same portion in many rows, so they
  // share one Matcher, and the states that it caches
  #matchers = /* @__PURE__ */ new Map();
  // parse() returns PENDING in place of a Matcher
  #pending = false;
  // the char that marks numeric ranges in globSet, if any
  #rangeMark;
  // the GlobstarParts of each pattern row, by start index and partial
  #globstarParts = /* @__PURE__ */ new WeakMap();
  constructor(pattern, options = {}) {
    assertValidPattern(pattern), options = options || {}, this.options = options, this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? DEFAULT_GLOB_STAR_RECURSION_MAX, this.pattern = pattern, this.platform = options.platform || defaultPlatform, this.isWindows = this.platform === "win32", this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[AWE_KEY] === false, this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/")), this.preserveMultipleSlashes = !!options.preserveMultipleSlashes, this.negate = false, this.nonegate = !!options.nonegate, this.comment = false, this.empty = false, this.partial = !!options.partial, this.nocase = !!this.options.nocase, this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase), this.globSet = [], this.globParts = [], this.set = [], this.#endCheck = !this.preserveMultipleSlashes, this.#level2 = (options.optimizationLevel ?? 1) >= 2;
    let n = options.normalize;
    this.#form = n === true ? "NFC" : n || void 0, this.make();
    let drives = this.set.map((row) => this.#rootIndex(row));
    this.#endRows = this.set.map((row, r) => this.#endCheck && row.length - 1 > drives[r]), this.#literals = this.set.map((row, r) => {
      let end = this.#endRows[r] ? row.length - 1 : row.length, lits = row.slice(drives[r] + 1, end).filter((p) => typeof p == "string" && !!p);
      return [...new Set(lits)];
    }), this.#literalCheck = this.#literals.some((l) => l.length), this.#shapes = this.set.map((row, r) => {
      let [p0, p1, p2] = row;
      if (this.#endRows[r] && row.length === 2 && p0 === GLOBSTAR && p1 !== GLOBSTAR)
        return "tail";
      if (this.#endRows[r] && options.matchBase && row.length === 1 && p0 !== GLOBSTAR && p0 !== "")
        return "base";
      if (!(!this.#endCheck || drives[r] !== -1)) {
        if (row.length === 3 && p0 === GLOBSTAR && p2 === GLOBSTAR && p1 !== GLOBSTAR && p1 !== "" && // the portion between is only matched below this limit
        this.maxGlobstarRecursion > 0)
          return "mid";
        if (row.length === 2 && p1 === GLOBSTAR && p0 !== GLOBSTAR && p0 !== "")
          return "head";
      }
    });
  }
  // a string portion of a pattern, normalized if the option is set
  #norm(p) {
    return this.#form ? p.normalize(this.#form) : p;
  }
  // On Windows, the index of the last root portion of a row, as
  // #matchRow finds it: 0 for `c:/...`, 3 for `//?/c:/...` and
  // `//host/share/...`, and 5 for `//?/UNC/host/share/...`. Otherwise
  // -1.
  #rootIndex(row) {
    if (!this.isWindows)
      return -1;
    if (isDrive(row[0]))
      return 0;
    if (row[0] === "" && row[1] === "" && row[2] === "?" && isDrive(row[3]))
      return 3;
    let h = uncHost(row);
    return h === -1 ? -1 : h + 1;
  }
  hasMagic() {
    if (this.options.magicalBraces && this.set.length > 1)
      return true;
    for (let pattern of this.set)
      for (let part of pattern)
        if (typeof part != "string")
          return true;
    return false;
  }
  make() {
    let pattern = this.pattern, options = this.options;
    if (!options.nocomment && pattern.charAt(0) === "#") {
      this.comment = true;
      return;
    }
    if (!pattern) {
      this.empty = true;
      return;
    }
    this.parseNegate(), this.globSet = [...new Set(this.#expandBraces())];
    let rawGlobParts = this.globSet.map((s) => this.#slashSplit(s));
    this.globParts = this.preprocess(rawGlobParts), this.#pending = true;
    let set = this.globParts.map((s, _, __) => {
      if (this.isWindows && this.windowsNoMagicRoot) {
        let n = s[2] === "?" && isLongUNC(s[3]) ? 6 : 4, isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && s.slice(3, n).every((p) => !globMagic.test(p)), isDrive2 = /^[a-z]:/i.test(s[0]);
        if (isUNC)
          return [
            ...s.slice(0, n).map((p) => this.#norm(p)),
            ...s.slice(n).map((ss) => this.parse(ss))
          ];
        if (isDrive2)
          return [
            this.#norm(s[0]),
            ...s.slice(1).map((ss) => this.parse(ss))
          ];
      }
      return s.map((ss) => this.parse(ss));
    });
    if (this.set = set.filter((s) => s.indexOf(false) === -1), this.isWindows)
      for (let i = 0; i < this.set.length; i++) {
        let p = this.set[i];
        p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && (isDrive(p[3]) || isLongUNC(this.globParts[i][3])) && (isLongUNC(this.globParts[i][3]) && (p[3] = "UNC"), p[2] = "?");
      }
    options.noext || this.mergeRows(), this.#pending = false, this.set.forEach((row, i) => {
      for (let k = 0; k < row.length; k++)
        row[k] === PENDING && (row[k] = this.parse(this.globParts[i][k]));
    });
  }
  // Merge rows that only differ in one portion, where each of them
  // is a Matcher, into one row that matches any of them with
  // `@(a|b|...)`. Then a path is only walked once for all of them,
  // for example with `**/*.{js,ts}`.
  mergeRows() {
    let merged = true;
    for (; merged; ) {
      if (merged = false, this.set.length < 2)
        return;
      let keys = this.#mergeKeys(), len = Math.max(0, ...this.set.map((r) => r.length));
      for (let k = 0; k < len; k++) {
        let groups = /* @__PURE__ */ new Map(), R = this.set.length + 1;
        this.set.forEach((row, i) => {
          if (!(row[k] instanceof Matcher || row[k] === PENDING) || !extSafe(this.globParts[i][k]))
            return;
          let { pre, suf } = keys[i], key = pre[k] * R + suf[k + 1], g = groups.get(key);
          g ? g.push(i) : groups.set(key, [i]);
        });
        let drop = /* @__PURE__ */ new Set();
        for (let g of groups.values()) {
          if (g.length < 2)
            continue;
          let [first, ...rest] = g, glob = `@(${g.map((i) => this.globParts[i][k]).join("|")})`;
          if (!(extglobCount(glob) > MAX_EXTGLOBS)) {
            this.globParts[first][k] = glob, this.set[first][k] = this.parse(glob);
            for (let i of rest)
              drop.add(i);
          }
        }
        if (drop.size) {
          if (merged = true, this.set = this.set.filter((_, i) => !drop.has(i)), this.globParts = this.globParts.filter((_, i) => !drop.has(i)), this.set.length < 2)
            return;
          keys = this.#mergeKeys();
        }
      }
    }
  }
  // For each row, number ids for its prefixes and suffixes, such that
  // pre[k] identifies parts[0..k) and suf[k] identifies parts[k..n).
  // Two rows are the same other than at portion k exactly when they
  // have the same pre[k] and suf[k + 1]. This is linear in the size of
  // the rows, where joining the whole row for every k was quadratic.
  #mergeKeys() {
    let partIds = /* @__PURE__ */ new Map(), ids = this.globParts.map((parts) => parts.map((s) => {
      let id = partIds.get(s);
      return id === void 0 && partIds.set(s, id = partIds.size), id;
    })), P = partIds.size, len = Math.max(0, ...ids.map((r) => r.length)), keys = ids.map((r) => ({
      pre: [0],
      suf: new Array(r.length + 1).fill(0)
    }));
    for (let k = 0; k < len; k++) {
      let m = /* @__PURE__ */ new Map();
      ids.forEach((r, i) => {
        if (k >= r.length)
          return;
        let { pre } = keys[i], key = pre[k] * P + r[k], id = m.get(key);
        id === void 0 && m.set(key, id = m.size + 1), pre.push(id);
      });
    }
    for (let k = len - 1; k >= 0; k--) {
      let m = /* @__PURE__ */ new Map();
      ids.forEach((r, i) => {
        if (k >= r.length)
          return;
        let { suf } = keys[i], key = suf[k + 1] * P + r[k], id = m.get(key);
        id === void 0 && m.set(key, id = m.size + 1), suf[k] = id;
      });
    }
    return keys;
  }
  // various transforms to equivalent pattern sets that are
  // faster to process in a filesystem walk.  The goal is to
  // eliminate what we can, and push all ** patterns as far
  // to the right as possible, even if it increases the number
  // of patterns that we have to process.
  preprocess(globParts) {
    if (this.options.noglobstar)
      for (let partset of globParts)
        for (let j = 0; j < partset.length; j++)
          partset[j] === "**" && (partset[j] = "*");
    let { optimizationLevel = 1 } = this.options;
    return optimizationLevel >= 2 ? (globParts = this.firstPhasePreProcess(globParts), globParts = this.secondPhasePreProcess(globParts)) : optimizationLevel >= 1 ? globParts = this.levelOneOptimize(globParts) : globParts = this.adjascentGlobstarOptimize(globParts), globParts;
  }
  // just get rid of adjascent ** portions
  adjascentGlobstarOptimize(globParts) {
    return globParts.map((parts) => {
      let gs = -1;
      for (; (gs = parts.indexOf("**", gs + 1)) !== -1; ) {
        let i = gs;
        for (; parts[i + 1] === "**"; )
          i++;
        i !== gs && parts.splice(gs, i - gs);
      }
      return parts;
    });
  }
  // get rid of adjascent ** and resolve .. portions
  levelOneOptimize(globParts) {
    return globParts.map((parts) => {
      let root = this.#rootIndex(parts) + 1;
      return parts = parts.reduce((set, part) => {
        let prev = set[set.length - 1];
        return part === "**" && prev === "**" ? set : part === ".." && set.length > root && prev && prev !== ".." && prev !== "." && prev !== "**" ? (set.pop(), set) : (set.push(part), set);
      }, []), parts.length === 0 ? [""] : parts;
    });
  }
  // Check the path against each row before it is split. 'no' if no
  // row can match, so it does not need to be split. 'yes' if a row of
  // `**` and one more portion matches. 'maybe' if it must be split to
  // know. None of this applies with partial, where the path can end
  // before the row does.
  //
  // On Windows, `\` is a separator in the path too, and the portions of
  // a row up to its drive letter or UNC share are not checked (see
  // #rootIndex).
  //
  // Each string portion of a row must be a portion of the path, so the
  // path must contain it. Level 2 can only take portions out of the
  // path, so this is still true then.
  //
  // The last portion of a row must match the last portion of the path,
  // or the one before a trailing `/` (as a/* and a/**/* match a/b/).
  // This does not apply to rows that end in **, rows that end in a
  // root, or preserveMultipleSlashes (which can leave more
  // than one '' at the end). At level 2, it does not apply if that
  // portion is `.` or `..`, which can be
  // resolved away. Level 2 only takes other portions out of the
  // middle of the path.
  //
  // A row of `**/x` then matches if the ** can walk the portions
  // before the one that x matches, the same as #matchGlobstar. At
  // level 2, this is only known if none of them are `.` or `..`, so
  // that the path does not change when it is resolved.
  #canMatch(f) {
    let sep22 = !this.isWindows || !f.includes("\\") ? "/" : f.includes("/") ? "both" : "\\", ends = this.#endCheck ? 0 : -1, last = "", lastStart = 0, prev, prevStart = 0, dot = !!this.options.dot;
    ROWS: for (let r = 0; r < this.set.length; r++) {
      let row = this.set[r], p = row[row.length - 1], end = ends !== -1 && this.#endRows[r] && p !== GLOBSTAR;
      if (end && ends === 0) {
        let i = lastSep(f, f.length, sep22);
        if (lastStart = i + 1, last = f.slice(lastStart), last === "" && i >= 0) {
          let j = i;
          for (; j > 0 && isSep(f.charCodeAt(j - 1), sep22); )
            j--;
          prevStart = j === 0 ? 0 : lastSep(f, j - 1, sep22) + 1, prev = f.slice(prevStart, j);
        }
        let resolves = this.#level2 && (isDots(last) || last === "" && prev !== void 0 && isDots(prev));
        ends = resolves ? -1 : 1, end = !resolves;
      }
      let tailStart = -1;
      if (end && typeof p == "string" && (tailStart = endIndex(p, last, lastStart, prev, prevStart), tailStart === -1))
        continue;
      if (this.#literalCheck) {
        for (let l of this.#literals[r])
          if (!f.includes(l))
            continue ROWS;
      }
      if (end && typeof p == "object" && (tailStart = endIndex(p, last, lastStart, prev, prevStart), tailStart === -1))
        continue;
      let shape = this.#shapes[r];
      if (shape === "base" && end)
        return "yes";
      if (shape === "tail" && end) {
        if (this.#level2 && dotPortion(f, 0, tailStart, true, sep22))
          return "maybe";
        if (!dotPortion(f, 0, tailStart, dot, sep22))
          return "yes";
        continue;
      }
      if (shape === "mid" || shape === "head") {
        let m = this.#walk(f, row, shape === "head", dot, sep22);
        if (m !== "no")
          return m;
        continue;
      }
      return "maybe";
    }
    return "no";
  }
  // Match a row of a known shape against the split path, the same as
  // #matchGlobstar and #matchGlobStarBodySections do. None of these
  // rows have a drive letter, so they start at the first portion.
  #matchShape(file, row, shape) {
    let dot = !!this.options.dot, n = file.length;
    if (shape === "head") {
      if (n < 2 || !portionMatch(row[0], file[0]))
        return false;
      for (let i = 1; i < n; i++)
        if (!walkable(file[i], dot))
          return false;
      return true;
    }
    let x = row[1];
    if (shape === "tail") {
      let t = n - 1;
      if (!portionMatch(x, file[t]) && (file[t] !== "" || n === 1 || !portionMatch(x, file[--t])))
        return false;
      for (let i = 0; i < t; i++)
        if (!walkable(file[i], dot))
          return false;
      return true;
    }
    for (let k = 0; k < n; k++) {
      if (portionMatch(x, file[k]) && k + 1 < n) {
        let i = k + 1;
        for (; i < n && walkable(file[i], dot); )
          i++;
        if (i === n)
          return true;
      }
      if (!walkable(file[k], dot))
        return false;
    }
    return false;
  }
  // Match a row of `**/x/**` or `x/**` against the path, the same as
  // #matchGlobstar and #matchGlobStarBodySections do once it is split.
  // x must match a portion (the first one, for `x/**`), the ** before
  // it must be able to walk the portions before that one, and there
  // must be a portion after it, which the ** after it can walk. At
  // level 2, this is only known if no portion is `.` or `..`.
  #walk(f, row, head, dot, sep22) {
    if (this.#level2 && dotPortion(f, 0, f.length, true, sep22))
      return "maybe";
    let x = row[head ? 0 : 1], s = 0;
    for (let e = nextSep(f, s, sep22); e !== -1; e = nextSep(f, s, sep22)) {
      let next = e + 1;
      for (; next < f.length && isSep(f.charCodeAt(next), sep22); )
        next++;
      if ((typeof x == "string" ? e - s === x.length && f.startsWith(x, s) : e > s && x.testUnchecked(f.slice(s, e))) && !dotPortion(f, next, f.length, dot, sep22))
        return "yes";
      if (head || dotPortion(f, s, next, dot, sep22))
        return "no";
      s = next;
    }
    return "no";
  }
  // the last split, if it was the same path with the same split
  // settings
  #cachedSplit(f) {
    let last = lastSplit;
    return last?.f === f && last.isWindows === this.isWindows && last.preserveMultipleSlashes === this.preserveMultipleSlashes && last.normalize === this.#form ? last : void 0;
  }
  // split a path for match(), and keep the parts for the next call
  #split(f) {
    let { isWindows, preserveMultipleSlashes } = this, parts = this.#slashSplit(isWindows ? f.split("\\").join("/") : f), normalize2 = this.#form;
    return normalize2 && (parts = parts.map((p) => p.normalize(normalize2))), lastSplit = {
      f,
      isWindows,
      preserveMultipleSlashes,
      normalize: normalize2,
      parts
    }, lastSplit;
  }
  // resolve `.` and `..` portions of a path, for level 2
  #levelTwoFileOptimize(file) {
    let parts = [...file], didSomething = false;
    do {
      if (didSomething = false, !this.preserveMultipleSlashes) {
        for (let i = 1; i < parts.length - 1; i++) {
          let p = parts[i];
          i === 1 && p === "" && parts[0] === "" || (p === "." || p === "") && (didSomething = true, parts.splice(i, 1), i--);
        }
        parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "") && (didSomething = true, parts.pop());
      }
      let root = this.#rootIndex(parts) + 1, dd = root;
      for (; (dd = parts.indexOf("..", dd + 1)) !== -1; ) {
        let p = parts[dd - 1];
        p && p !== "." && p !== ".." && p !== "**" && (didSomething = true, parts.splice(dd - 1, 2), dd = Math.max(dd - 2, root));
      }
    } while (didSomething);
    return parts.length === 0 ? [""] : parts;
  }
  // First phase: single-pattern processing
  // <pre> is 1 or more portions
  // <rest> is 1 or more portions
  // <p> is any portion other than ., .., '', or **
  // <e> is . or ''
  //
  // **/.. is *brutal* for filesystem walking performance, because
  // it effectively resets the recursive walk each time it occurs,
  // and ** cannot be reduced out by a .. pattern part like a regexp
  // or most strings (other than .., ., and '') can be.
  //
  // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
  // <pre>/<e>/<rest> -> <pre>/<rest>
  // <pre>/<p>/../<rest> -> <pre>/<rest>
  // **/**/<rest> -> **/<rest>
  //
  // **/*/<rest> -> */**/<rest> <== not valid because ** doesn't follow
  // this WOULD be allowed if ** did follow symlinks, or * didn't
  firstPhasePreProcess(globParts) {
    let { braceExpandMax = DEFAULT_BRACE_EXPAND_MAX } = this.options, splitCells = 0, maxSplitCells = 1e6, didSomething = false;
    do {
      didSomething = false;
      for (let parts of globParts) {
        let gs = -1;
        for (; (gs = parts.indexOf("**", gs + 1)) !== -1; ) {
          let gss = gs;
          for (; parts[gss + 1] === "**"; )
            gss++;
          gss > gs && parts.splice(gs + 1, gss - gs);
          let next = parts[gs + 1], p = parts[gs + 2], p2 = parts[gs + 3];
          if (next !== ".." || !p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..")
            continue;
          let addedCells = parts.length - 1;
          if (globParts.length >= braceExpandMax || splitCells + addedCells > maxSplitCells)
            throw new RangeError("optimizationLevel 2: too many patterns from '**/..'");
          didSomething = true, parts.splice(gs, 1);
          let other = parts.slice(0);
          other[gs] = "**", splitCells += addedCells, globParts.push(other), gs--;
        }
        if (!this.preserveMultipleSlashes) {
          for (let i = 1; i < parts.length - 1; i++) {
            let p = parts[i];
            i === 1 && p === "" && parts[0] === "" || (p === "." || p === "") && (didSomething = true, parts.splice(i, 1), i--);
          }
          parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "") && (didSomething = true, parts.pop());
        }
        let root = this.#rootIndex(parts) + 1, dd = root;
        for (; (dd = parts.indexOf("..", dd + 1)) !== -1; ) {
          let p = parts[dd - 1];
          if (p && p !== "." && p !== ".." && p !== "**") {
            didSomething = true;
            let splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
            parts.splice(dd - 1, 2, ...splin), parts.length === 0 && parts.push(""), dd = Math.max(dd - 2, root);
          }
        }
      }
    } while (didSomething);
    return globParts;
  }
  // second phase: multi-pattern dedupes
  // {<pre>/<rest>,<pre>/<rest>} -> <pre>/<rest>
  // {<pre>/*/<rest>,<pre>/<p>/<rest>} -> <pre>/*/<rest>
  secondPhasePreProcess(globParts) {
    let keys = /* @__PURE__ */ new Set(), rows = globParts.filter((parts) => {
      let key = parts.join("/");
      return keys.has(key) ? false : (keys.add(key), true);
    }), stars = /* @__PURE__ */ new Map();
    for (let parts of rows) {
      let s = [];
      for (let i = 0; i < parts.length; i++)
        parts[i] === "*" && s.push(i);
      s.length && stars.set(s.join(","), s);
    }
    if (!stars.size || rows.length * stars.size > 1e5)
      return rows;
    let { dot } = this.options;
    return rows.filter((parts) => {
      for (let s of stars.values()) {
        if (s[s.length - 1] >= parts.length)
          continue;
        let c = [...parts], ok = true, changed = false;
        for (let i of s) {
          let p = parts[i];
          if (p !== "*") {
            if (!p || p === "**" || !dot && p.startsWith(".")) {
              ok = false;
              break;
            }
            c[i] = "*", changed = true;
          }
        }
        if (ok && changed && keys.has(c.join("/")))
          return false;
      }
      return true;
    });
  }
  parseNegate() {
    if (this.nonegate)
      return;
    let pattern = this.pattern, negate = false, negateOffset = 0;
    for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++)
      negate = !negate, negateOffset++;
    negateOffset && (this.pattern = pattern.slice(negateOffset)), this.negate = negate;
  }
  // Match the parts of a path against one row of the set. `resolved`
  // is the parts after level 2 resolves `.` and `..` in them, or the
  // same parts below level 2. Set partial to true to test if, for
  // example, "/a/b" matches the start of "/*/b/*/d". Partial means, if
  // you run out of file before you run out of pattern, then that's
  // fine, as long as all the parts match.
  #matchRow(file, resolved, pattern, partial) {
    let fileStartIndex = 0, patternStartIndex = 0, fh = this.isWindows ? uncHost(resolved) : -1, ph = fh === -1 ? -1 : uncHost(pattern);
    if (ph !== -1) {
      let host = pattern[ph], share = pattern[ph + 1];
      typeof host != "string" || typeof share != "string" ? (fileStartIndex = fh, patternStartIndex = ph) : resolved[fh].toLowerCase() === host.toLowerCase() && resolved[fh + 1].toLowerCase() === share.toLowerCase() && (fileStartIndex = fh + 2, patternStartIndex = ph + 2);
    } else if (this.isWindows) {
      let fileDrive = typeof file[0] == "string" && /^[a-z]:$/i.test(file[0]), fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]), patternDrive = typeof pattern[0] == "string" && /^[a-z]:$/i.test(pattern[0]), patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] == "string" && /^[a-z]:$/i.test(pattern[3]), fdi = fileUNC ? 3 : fileDrive ? 0 : void 0, pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
      if (typeof fdi == "number" && typeof pdi == "number") {
        let [fd, pd] = [
          file[fdi],
          pattern[pdi]
        ];
        fd.toLowerCase() === pd.toLowerCase() && (patternStartIndex = pdi + 1, fileStartIndex = fdi + 1);
      }
    }
    return file = resolved, pattern.includes(GLOBSTAR) ? this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex) : this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
  }
  #matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
    let { head, body, tail, segments } = this.#getGlobstarParts(pattern, partial, patternIndex);
    if (head.length) {
      let headEnd = fileIndex + head.length;
      if (!this.#matchOne(file, head, partial, fileIndex, 0, headEnd))
        return false;
      fileIndex += head.length, patternIndex += head.length;
    }
    let fileTailMatch = 0;
    if (tail.length) {
      if (tail.length + fileIndex > file.length)
        return false;
      let tailStart = file.length - tail.length;
      if (this.#matchOne(file, tail, partial, tailStart, 0))
        fileTailMatch = tail.length;
      else {
        if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length || (tailStart--, !this.#matchOne(file, tail, partial, tailStart, 0)))
          return false;
        fileTailMatch = tail.length + 1;
      }
    }
    if (!body.length) {
      let sawSome = !!fileTailMatch;
      for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
        let f = String(file[i]);
        if (sawSome = true, f === "." || f === ".." || !this.options.dot && f.startsWith("."))
          return false;
      }
      return partial || sawSome;
    }
    return !!this.#matchGlobStarBodySections(file, segments, file.length - fileTailMatch, fileIndex, 0, partial, 0, !!fileTailMatch, /* @__PURE__ */ new Set());
  }
  // Split the pattern into head, tail, and middle of ** delimited
  // parts. The tail has to be at the end, and the others just have to
  // be found in order from the head. These only depend on the pattern
  // row, so they are kept for the next path.
  #getGlobstarParts(pattern, partial, patternIndex) {
    let byStart = this.#globstarParts.get(pattern);
    byStart || (byStart = [], this.#globstarParts.set(pattern, byStart));
    let key = patternIndex * 2 + (partial ? 1 : 0), found = byStart[key];
    if (found)
      return found;
    let firstgs = pattern.indexOf(GLOBSTAR, patternIndex), lastgs = pattern.lastIndexOf(GLOBSTAR), head = pattern.slice(patternIndex, firstgs), body = pattern.slice(firstgs + 1, partial ? void 0 : lastgs), tail = partial ? [] : pattern.slice(lastgs + 1), segments = [[[], 0]], current = segments[0], nonGsParts = 0, nonGsPartsSums = [0];
    for (let b of body)
      b === GLOBSTAR ? (nonGsPartsSums.push(nonGsParts), current = [[], 0], segments.push(current)) : (current[0].push(b), nonGsParts++);
    segments.forEach((b, i) => {
      b[1] = nonGsParts - nonGsPartsSums[i];
    });
    let parts = { head, body, tail, segments };
    return byStart[key] = parts, parts;
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #matchGlobStarBodySections(file, bodySegments, fileLength, fileIndex, bodyIndex, partial, globStarDepth, sawTail, tried) {
    let bs = bodySegments[bodyIndex];
    if (!bs) {
      if (partial)
        return fileIndex >= fileLength || fileIndex === fileLength - 1 && file[fileIndex] === "";
      for (let i = fileIndex; i < fileLength; i++) {
        sawTail = true;
        let f = file[i];
        if (f === "." || f === ".." || !this.options.dot && f.startsWith("."))
          return false;
      }
      return sawTail;
    }
    let [body, need] = bs, after = partial ? fileLength : fileLength - need;
    for (; fileIndex <= after; ) {
      let key = bodyIndex * (file.length + 1) + fileIndex;
      if (tried.has(key))
        return false;
      if (tried.add(key), this.#matchOne(file, body, partial, fileIndex, 0, fileIndex + body.length) && globStarDepth < this.maxGlobstarRecursion) {
        let sub = this.#matchGlobStarBodySections(file, bodySegments, fileLength, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail, tried);
        if (sub !== false)
          return sub;
      }
      if (fileIndex === after)
        break;
      let f = file[fileIndex];
      if (f === "." || f === ".." || !this.options.dot && f.startsWith("."))
        return false;
      fileIndex++;
    }
    return partial || null;
  }
  #matchOne(file, pattern, partial, fileIndex, patternIndex, fileEnd = file.length) {
    let fi, pi, pl, fl;
    for (fi = fileIndex, pi = patternIndex, fl = Math.min(fileEnd, file.length), pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
      let p = pattern[pi], f = file[fi];
      if (p === false || p === GLOBSTAR || !portionMatch(p, f))
        return false;
    }
    if (fi === fl && pi === pl)
      return true;
    if (fi === fl)
      return partial;
    if (pi === pl)
      return fi === fl - 1 && file[fi] === "";
    throw new Error("wtf?");
  }
  braceExpand() {
    return braceExpand(this.pattern, this.options);
  }
  // Expand braces, except numeric ranges such as {0..999} with at
  // least RANGE_MIN values. Each of those stays in its pattern as
  // `<mark>0..999<mark>`, for the Matcher to test. If a range might
  // be inside a [...] class, expand all of them instead.
  #expandBraces() {
    let { pattern } = this;
    if (this.options.nobrace)
      return this.braceExpand();
    let code = 57344;
    for (; pattern.includes(String.fromCharCode(code)); )
      if (++code > 63743)
        return this.braceExpand();
    let mark = String.fromCharCode(code), found = false, marked = pattern.replace(rangeRe, (m, lo, hi) => {
      let a = Number(lo), b = Number(hi);
      return !Number.isSafeInteger(a) || !Number.isSafeInteger(b) || Math.abs(a - b) + 1 < RANGE_MIN ? m : (found = true, `${mark}${lo}..${hi}${mark}`);
    });
    if (!found)
      return this.braceExpand();
    let set = braceExpand(marked, this.options);
    for (let p of set)
      for (let portion of p.split("/")) {
        let c = portion.indexOf("[");
        if (c !== -1 && c < portion.lastIndexOf(mark))
          return this.braceExpand();
        if (!this.options.noext && inRepeatOrNegExt(portion, mark))
          return this.braceExpand();
      }
    return this.#rangeMark = mark, set;
  }
  parse(pattern) {
    assertValidPattern(pattern);
    let options = this.options;
    if (pattern === "**")
      return GLOBSTAR;
    if (pattern === "")
      return "";
    let { nocase, nocaseMagicOnly, noext = false, dot, normalize: normalize2 } = options, rangeMark = this.#rangeMark, lit2 = rangeMark && pattern.includes(rangeMark) ? void 0 : literal(pattern, noext);
    if (lit2 !== void 0 && !(nocase && !nocaseMagicOnly && pattern.toUpperCase() !== pattern.toLowerCase()))
      return this.#norm(lit2);
    if (this.#pending)
      return PENDING;
    let m = this.#matchers.get(pattern);
    return m || (noext || assertValidExtglobs(pattern), m = new Matcher(pattern, {
      nocase,
      noext,
      dot,
      normalize: normalize2,
      ...rangeMark && { rangeMark }
    }), this.#matchers.set(pattern, m)), m;
  }
  #slashSplit(p) {
    return this.preserveMultipleSlashes ? p.split("/") : this.isWindows && /^\/\/[^/]+/.test(p) ? ["", ...p.split(/\/+/)] : p.split(/\/+/);
  }
  match(f, partial = this.partial) {
    if (this.comment)
      return false;
    if (this.empty)
      return f === "";
    if (f === "/" && partial)
      return true;
    let options = this.options, split = this.#cachedSplit(f);
    if (!split) {
      if (!partial && !this.#form && (this.#endCheck || this.#literalCheck) && lastChecked !== f) {
        lastChecked = f;
        let can = this.#canMatch(f);
        if (can === "no")
          return options.flipNegate ? false : this.negate;
        if (can === "yes")
          return options.flipNegate ? true : !this.negate;
      }
      split = this.#split(f);
    }
    let ff = split.parts, resolved = this.#level2 ? split.resolved ??= this.#levelTwoFileOptimize(ff) : ff, set = this.set, filename = ff[ff.length - 1];
    if (!filename)
      for (let i = ff.length - 2; !filename && i >= 0; i--)
        filename = ff[i];
    for (let r = 0; r < set.length; r++) {
      let pattern = set[r], shape = partial ? void 0 : this.#shapes[r];
      if (shape === "base" ? portionMatch(pattern[0], filename) : shape ? this.#matchShape(resolved, pattern, shape) : options.matchBase && pattern.length === 1 ? this.#matchRow([filename], [filename], pattern, partial) : this.#matchRow(ff, resolved, pattern, partial))
        return options.flipNegate ? true : !this.negate;
    }
    return options.flipNegate ? false : this.negate;
  }
  static defaults(def) {
    return minimatch.defaults(def).Minimatch;
  }
};
minimatch.Minimatch = Minimatch;
minimatch.escape = escape;
minimatch.unescape = unescape2;
// src/text/globs/compile-glob.ts
var MAX_PATTERN_CHARACTERS = 4096;
function compile2(pattern, prepare) {
  if (pattern.length > MAX_PATTERN_CHARACTERS) {
    let reason = `it has more than ${writeCount2(MAX_PATTERN_CHARACTERS)} characters`;
    return { kind: "invalid", pattern, reason };
  }
  if (pattern === "")
    return { kind: "invalid", pattern, reason: "it is empty" };
  let matches = prepare(composeLetters(pattern));
  return { kind: "glob", pattern, matches: (path2) => matches(composeLetters(path2)) };
}
var OPTIONS2 = {
  /** `**` reaches `.github/`. */
  dot: true,
  /** In `applyTo`, a leading `!` or `#` has no meaning, and neither has `+(...)`. */
  nonegate: true,
  nocomment: true,
  noext: true,
  /** Git writes paths with `/` on every system. */
  platform: "linux",
  /** By default, minimatch finds no match beyond 200 names between `**`. No pattern has as many as this. */
  maxGlobstarRecursion: MAX_PATTERN_CHARACTERS
};
var MAX_EXPANSIONS = 1e3;
var MAX_EXPANDED_CHARACTERS = 262144;
function prepareMatcher(pattern, options = {}) {
  let braceExpandMax = Math.min(MAX_EXPANSIONS, Math.ceil(MAX_EXPANDED_CHARACTERS / pattern.length)), glob = new Minimatch(pattern, { ...OPTIONS2, ...options, braceExpandMax }), folder = options.nocase === true ? "" : plainFolder(pattern);
  return (path2) => path2.startsWith(folder) && glob.match(path2);
}
function plainFolder(pattern) {
  return pattern.includes("..") ? "" : PLAIN_FOLDER.exec(pattern)?.[0] ?? "";
}
var PLAIN_FOLDER = /^(?:(?!\.\/)[^/*?[\]{}()\\]+\/)+/;
function prepareCaselessMatcher(pattern, options = {}) {
  return CHANGED_BY_LOWER_CASE.test(pattern) ? prepareMatcher(pattern, { ...options, nocase: true }) : prepareMatcher(pattern.toLowerCase(), options);
}
var CHANGED_BY_LOWER_CASE = /[^\0-\u007F]|\[|\.\./;
var LONG_S = "\u017F";
function foldCase(path2) {
  let lower = path2.toLowerCase();
  return lower.length === path2.length && !lower.includes(LONG_S) ? lower : path2.replaceAll(/[A-Z\u017F\u212A]/g, (letter) => letter === LONG_S ? "s" : letter.toLowerCase());
}
// src/text/globs/glob.ts
function compileGlob(pattern) {
  return compile2(pattern, (composed) => prepareMatcher(composed));
}
var EXTENDED = /[!?*+@]\(/;
function compileExclusionGlob(written) {
  return EXTENDED.test(written) ? {
    kind: "invalid",
    pattern: written,
    reason: "extended globs such as `+(a|b)` are not read alike everywhere"
  } : compile2(written, (pattern) => {
    let patterns = pattern.includes("/") && !/[*?[\]{}\\]/.test(pattern) ? [pattern, `${pattern.replace(/\/+$/, "")}/**`] : [pattern], matchBase = !pattern.startsWith("/"), matchers = patterns.map((one) => prepareCaselessMatcher(one.replace(/^\/+/, ""), { matchBase })), prefixes = pattern.startsWith("{") ? ["", "/"] : [""];
    return (path2) => {
      let folded = foldCase(path2);
      return prefixes.some((prefix2) => matchers.some((matches) => matches(prefix2 + folded)));
    };
  });
}
function splitGlobList(value) {
  let globs = [], start = 0;
  for (let end of [...separators(value), value.length]) {
    let part = value.slice(start, end), pattern = part.trim();
    if (pattern !== "") {
      let from = start + part.length - part.trimStart().length;
      globs.push({ pattern, range: { start: from, end: from + pattern.length } });
    }
    start = end + 1;
  }
  return globs;
}
function separators(value) {
  let commas = [], braces = 0, isInBrackets = false;
  for (let { 0: character, index: at6 } of value.matchAll(/[{}[\],]/g))
    character === "{" ? braces += 1 : character === "}" ? braces = Math.max(0, braces - 1) : character === "[" || character === "]" ? isInBrackets = character === "[" : braces === 0 && !isInBrackets && commas.push(at6);
  return commas;
}
function githubGlobs(patterns, folder = "") {
  return matchFirst(patterns.map(compileGlob), (path2) => relativeTo(folder, path2));
}
function vscodeGlobs(patterns, folder = "") {
  return matchFirst(
    patterns.map(compileForVscode),
    (path2) => relativeTo(folder, path2) === void 0 ? void 0 : `${FOLDERS_IN_VSCODE}${foldCase(path2)}`
  );
}
function matchInBothDialects(patterns, paths, folder = "") {
  let github = githubGlobs(patterns, folder), vscode = vscodeGlobs(patterns, folder), taken = [];
  for (let path2 of paths) {
    let inGithub = github.matches(path2), inVscode = vscode.matches(path2);
    inGithub !== void 0 ? taken.push({ path: path2, github: inGithub, ...inVscode === void 0 ? {} : { vscode: inVscode } }) : inVscode !== void 0 && taken.push({ path: path2, vscode: inVscode });
  }
  return { taken, patterns: { github: github.patterns, vscode: vscode.patterns } };
}
function relativeTo(folder, path2) {
  return folder === "" ? path2 : path2.startsWith(`${folder}/`) ? path2.slice(folder.length + 1) : void 0;
}
function matchFirst(globs, findCandidate) {
  let usable = globs.filter((glob) => glob.kind === "glob");
  return {
    matches(path2) {
      let candidate = findCandidate(path2);
      return candidate === void 0 ? void 0 : usable.find((glob) => glob.matches(candidate))?.pattern;
    },
    patterns: usable.map(({ pattern }) => pattern),
    invalid: globs.filter((glob) => glob.kind === "invalid").map(({ pattern, reason }) => ({ pattern, reason }))
  };
}
var ALWAYS_IN_VSCODE = /* @__PURE__ */ new Set(["**", "**/*", "*"]);
var FOLDERS_IN_VSCODE = "/\uF8FD/\uF8FE/\uF8FF/";
function compileForVscode(written) {
  return compile2(written, (pattern) => {
    if (ALWAYS_IN_VSCODE.has(pattern))
      return () => true;
    let anchored = pattern.startsWith("/") || pattern.startsWith("**/") ? pattern : `**/${pattern}`, glob = writeForMinimatch(anchored), matches = prepareCaselessMatcher(glob);
    if (!glob.endsWith("/**"))
      return matches;
    let matchesFolder = prepareCaselessMatcher(glob.slice(0, -3));
    return (path2) => matches(path2) || matchesFolder(path2);
  });
}
function writeForMinimatch(pattern) {
  return pattern.replace(/\/$/, "").replaceAll("\\", String.raw`\\`).replaceAll(/\{([^{},]*)\}/g, "$1");
}

import { isAbsolute as isAbsolute2 } from "node:path";
// src/options/read-model-names.ts
var HINT = "Write `GPT-5 (copilot): gpt-5`, or `openai:gpt-5` for a model of a particular provider.";
function readModelNames({ values, findPlace }) {
  let given = values["model-names"];
  if (given === void 0)
    return { value: /* @__PURE__ */ new Map(), problems: [] };
  if (!isRecord(given))
    return {
      value: /* @__PURE__ */ new Map(),
      problems: [usageError4("config-model-names", "`model-names` must be a map of names", HINT, findPlace(["model-names"]))]
    };
  let names = /* @__PURE__ */ new Map(), problems = [];
  for (let [name, model] of Object.entries(given))
    if (typeof model == "string" && model.trim() !== "")
      names.set(name, model.trim());
    else {
      let message = `The model of ${quoteJson(name)} must be a text, not ${quoteJson(model)}`;
      problems.push(usageError4("config-model-names", message, HINT, findPlace(["model-names", name])));
    }
  return { value: names, problems };
}
// src/options/read-prices.ts
var MAX_PRICE = 1e6;
var MAX_ROWS = 500;
var KEYS = /* @__PURE__ */ new Set(["input", "output", "cached-input", "cache-write"]);
function readPrices({ values: { prices }, findPlace }) {
  let problems = [], refuse2 = (path2, message, of) => {
    problems.push(usageError4("config-prices", message, HINT2, findPlace(["prices", ...path2], of)));
  };
  if (prices === void 0)
    return { value: [], problems };
  if (!isRecord(prices))
    return refuse2([], "`prices` must be a map of models"), { value: [], problems };
  let rows = Object.entries(prices);
  return rows.length > MAX_ROWS && refuse2([], `\`prices\` has ${rows.length} entries; at most ${MAX_ROWS} are read`), { value: rows.slice(0, MAX_ROWS).flatMap(([pattern, row]) => readRow(pattern, row, refuse2)), problems };
}
var HINT2 = "Write `model: { input: 1.25, output: 10 }`, the prices of a million tokens; `cached-input` and `cache-write` are optional.";
function readRow(pattern, value, refuse2) {
  if (!isRecord(value))
    return refuse2([pattern], `The price of ${quoteJson(pattern)} must be a map, not ${quoteJson(value)}`), [];
  for (let key of Object.keys(value).filter((name) => !KEYS.has(name)))
    refuse2([pattern, key], `A price has no key ${quoteJson(key)}`, "key");
  let readAmount = (key) => {
    let amount = value[key];
    if (typeof amount == "number" && amount >= 0 && amount <= MAX_PRICE)
      return amount;
    let wanted = amount === void 0 ? "is missing" : `must be a number from 0 to ${MAX_PRICE}, not ${quoteJson(amount)}`;
    refuse2([pattern, key], `\`${key}\` of ${quoteJson(pattern)} ${wanted}`);
  }, input = readAmount("input"), output = readAmount("output"), readOptional = (key) => value[key] === void 0 ? void 0 : readAmount(key), cachedInput = readOptional("cached-input"), cacheWrite = readOptional("cache-write");
  return input === void 0 || output === void 0 ? [] : [
    {
      pattern,
      price: {
        input,
        output,
        ...cachedInput === void 0 ? {} : { cachedInput },
        ...cacheWrite === void 0 ? {} : { cacheWrite }
      }
    }
  ];
}
// src/options/read-value.ts
function readValue3(given, spec) {
  switch (spec.type) {
    case "text":
      return readTextOption(given, spec);
    case "integer":
      return readInteger(given, spec);
    case "number":
      return readNumber(given, spec);
    case "boolean":
      return readBoolean(given, spec);
    case "choice":
      return readChoice(given, spec, spec.choices);
    case "list":
      return readList2(given, spec);
  }
}
function wrong(given, spec, wanted) {
  let shown = spec.secret === true ? "the value" : quoteJson(given.value), name = given.where.kind === "named" ? given.where.name : spec.name, place = given.where.kind === "file" ? given.where.place : void 0;
  return usageError4("option-value", `\`${name}\` must be ${wanted}, not ${shown}`, void 0, place);
}
function readTextOption(given, spec) {
  return spec.form === "url" ? readUrl(given, spec) : spec.form === "own-path" ? readOwnPath(given, spec) : readText2(given, spec);
}
function readText2(given, spec) {
  if (typeof given.value != "string" && typeof given.value != "number")
    throw wrong(given, spec, "a text");
  return String(given.value);
}
function readUrl(given, spec) {
  let { value } = given;
  if (typeof value != "string" || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw wrong(given, spec, "an address that begins with http:// or https://");
  return value;
}
function readOwnPath(given, spec) {
  let path2 = readText2(given, spec);
  if (isFromFile(given) && (isAbsolute2(path2) || resolvePath(path2).kind === "outside"))
    throw wrong(given, spec, "a path below the folder that the run starts in, as a configuration file names it");
  if (isFromFile(given) && path2.split(/[/\\]/).some(isGitFolder))
    throw wrong(given, spec, "a path outside of git's own folder");
  if (isFromFile(given) && !resolvesOnWindows(path2))
    throw wrong(given, spec, "a path that is the same file on Windows, which has devices (`CON`) and streams (`a:b`)");
  return path2;
}
function resolvesOnWindows(path2) {
  let resolved = resolvePath(path2);
  return resolved.kind === "inside" && isPlainOnWindows(resolved.path);
}
function readInteger(given, spec) {
  let number = typeof given.value == "string" && /^\d+$/.test(given.value.trim()) ? Number(given.value) : given.value;
  if (typeof number != "number" || !Number.isSafeInteger(number) || !isWithin2(number, spec))
    throw wrong(given, spec, `a whole number ${describeBounds(spec)}`);
  return number;
}
function readNumber(given, spec) {
  let text = typeof given.value == "string" ? given.value.trim() : String(given.value), number = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || !Number.isFinite(number) || !isWithin2(number, spec))
    throw wrong(given, spec, `a number ${describeBounds(spec)}`);
  return number;
}
function isWithin2(number, { least, most = Number.POSITIVE_INFINITY }) {
  return number >= least && number <= most;
}
function describeBounds({ least, most }) {
  return `from ${least}${most === void 0 ? "" : ` to ${most}`}`;
}
function readBoolean(given, spec) {
  let value = typeof given.value == "string" ? given.value.trim().toLowerCase() : given.value;
  if (value === true || value === "true")
    return true;
  if (value === false || value === "false")
    return false;
  throw wrong(given, spec, "`true` or `false`");
}
function readChoice(given, spec, choices) {
  let choice = choices.find((candidate) => candidate === given.value);
  if (choice === void 0)
    throw wrong(given, spec, `one of ${choices.map((candidate) => `\`${candidate}\``).join(", ")}`);
  return choice;
}
function readList2(given, spec) {
  switch (spec.form) {
    case "names":
      return readLines(given, spec, "names");
    case "globs":
      return readGlobs(given, spec);
    case "folders":
      return readFolders(given, spec);
    case "own-paths":
      return readLines(given, spec, "files").map((line) => readOwnPath({ ...given, value: line }, spec));
    case "choices":
      return readLines(given, spec, spec.name).flatMap((line) => line.split(",").map((entry) => entry.trim())).filter((entry) => entry !== "").map((entry) => readChoice({ ...given, value: entry }, spec, spec.choices));
  }
}
function readLines(given, spec, what) {
  return (Array.isArray(given.value) ? given.value : [given.value]).flatMap((entry) => {
    if (typeof entry != "string")
      throw wrong(given, spec, `a list of ${what}`);
    return entry.split(`
`).map((line) => line.trim()).filter((line) => line !== "");
  });
}
function readGlobs(given, spec) {
  let globs = readLines(given, spec, "globs");
  for (let glob of globs) {
    let compiled = compileGlob(glob);
    if (compiled.kind === "invalid")
      throw wrong(given, spec, `a list of globs (\`${glob}\`: ${compiled.reason})`);
  }
  return globs;
}
function readFolders(given, spec) {
  return readLines(given, spec, "folders").map((line) => {
    let resolved = resolvePath(line);
    if (resolved.kind === "outside")
      throw wrong(given, spec, `a list of folders of the repository, written from its root (\`${line}\` is not one)`);
    return resolved.path;
  });
}
// src/options/read-options.ts
function readOptions(layers, configOnly = NO_CONFIG_ONLY, decided = []) {
  let { values, prices, modelNames, problems } = readGiven(layers, configOnly);
  return throwAll(problems), {
    ...values,
    isServerConfigured: isFromFile(findGiven(layers, "base-url")),
    prices,
    modelNames,
    rules: configOnly,
    decided
  };
}
function listWrongValues({ options, configOnly }) {
  return readGiven([options], configOnly).problems;
}
function readGiven(layers, configOnly) {
  let table = readTable(layers), prices = readPrices(configOnly), modelNames = readModelNames(configOnly);
  return {
    values: table.values,
    prices: prices.value,
    modelNames: modelNames.value,
    problems: [...table.problems, ...prices.problems, ...modelNames.problems, ...readPolicy(configOnly).problems]
  };
}
function readTable(layers) {
  let problems = [], values = {};
  for (let spec of OPTIONS.filter(({ name }) => name !== "config"))
    try {
      values[camelCase(spec.name)] = readRow2(findGiven(layers, spec.name), spec);
    } catch (error) {
      if (!(error instanceof UserError))
        throw error;
      problems.push(error);
    }
  return { values, problems };
}
function findGiven(layers, name) {
  return layers.map((layer) => layer.get(name)).find((value) => value !== void 0);
}
function camelCase(name) {
  return name.replaceAll(/-(.)/g, (_hyphen, letter) => letter.toUpperCase());
}
function readRow2(given, spec) {
  let written = given ?? findDefault(spec);
  if (written === void 0)
    return spec.type === "list" ? [] : void 0;
  let value = readValue3(written, spec);
  return spec.keepsOrigin === true ? { value, isShared: isFromFile(written) } : value;
}
function findDefault(spec) {
  return spec.default === void 0 || spec.isDefaultOptional === true ? void 0 : { value: spec.default, where: { kind: "named", name: spec.name } };
}

// src/workspace/merge-entries.ts
function mergeEntries(...answers) {
  let sorted = answers.flat().sort(byPath);
  return sorted.filter(({ path: path2 }, index) => path2 !== sorted[index - 1]?.path);
}

import {
  GitError,
  gaveNoAnswer,
  runGit,
  runGitOrFail,
  splitNull,
  startGit,
  watchSilence
} from "./joined-5ac99ec6.js";
import {
  runError as runError2,
  usageError as usageError5
} from "./joined-e117912a.js";
import {
  at as at5
} from "./joined-cc1d52fd.js";
import { lstat as lstat2, realpath } from "node:fs/promises";
import { join as join3, relative as relative2, resolve as resolvePath2 } from "node:path";
import { devNull as devNull2 } from "node:os";
import { resolve as resolve22 } from "node:path";
import { lstat, readdir, readFile as readFile2, stat as stat2 } from "node:fs/promises";
import { devNull as devNull3 } from "node:os";
import { dirname as dirname2, join as join4, resolve as resolve3 } from "node:path";
import { copyFile, rm, stat as stat22, utimes } from "node:fs/promises";
import { homedir } from "node:os";
import { join as join22, resolve as resolve32 } from "node:path";
import { devNull as devNull32 } from "node:os";
import { devNull as devNull4 } from "node:os";
// src/workspace/git/open-repository.ts
// src/workspace/git/object-id.ts
var OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function isObjectId(text) {
  return OBJECT_ID.test(text);
}
function checkedId(id) {
  if (!isObjectId(id))
    throw new Error(`"${id}" is not the full id of a git object`);
  return id;
}
// src/workspace/git/commits.ts
async function findDefaultBase(git) {
  let head = await resolveCommit(git, "HEAD"), remote = await upstreamRemote(git), names = ["HEAD", "main", "master"].map((name) => `refs/remotes/${remote}/${name}`);
  for (let ref of [...names, "refs/heads/main", "refs/heads/master"]) {
    let tip = await resolveCommit(git, ref), commit = head === void 0 || tip === void 0 ? void 0 : await findMergeBase(git, head, tip);
    if (commit !== void 0)
      return { commit, ref: ref.replace(/^refs\/(?:remotes|heads)\//, "") };
  }
}
var MAX_NAMES = 2e3;
async function listRevisionNames(git) {
  let refs = ["refs/heads", "refs/remotes", "refs/tags"];
  return (await runGit(git, ["for-each-ref", `--count=${MAX_NAMES}`, "--format=%(refname)", ...refs])).stdout.toString("utf8").split(`
`).map((ref) => ref.replace(/^refs\/(?:heads|remotes|tags)\//, "")).filter((name) => name !== "");
}
async function isShallowClone(git) {
  return await readLine2(git, ["rev-parse", "--is-shallow-repository"]) === "true";
}
async function findCurrentBranch(git) {
  return await readLine2(git, ["symbolic-ref", "--quiet", "--short", "HEAD"]) || void 0;
}
async function upstreamRemote(git) {
  let branch = await findCurrentBranch(git) ?? "", remote = branch === "" ? "" : await readLine2(git, ["config", "--get", `branch.${branch}.remote`]);
  return remote === "" || remote === "." ? "origin" : remote;
}
async function findRemoteName(git) {
  let url = await readLine2(git, ["config", "--get", `remote.${await upstreamRemote(git)}.url`]), [, host, path2] = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/+(.+)$/i.exec(url) ?? /^(?:[^/@]*@)?([^/:]{2,}):(?!\/\/)(.+)$/.exec(url) ?? [], name = path2?.replace(/\/+$/, "").replace(/\.git$/, "");
  return host === void 0 || !name ? void 0 : `${host}/${name}`;
}
var AMBIGUOUS = /^warning: refname .* is ambiguous/m;
async function resolveCommit(git, ref) {
  if (ref === "" || ref.includes("\0"))
    return;
  let answer = await runGit(git, ["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`]), id = answer.stdout.toString("utf8").trim();
  if (answer.exitCode === 0 && id !== ref.toLowerCase() && ref !== "HEAD" && AMBIGUOUS.test(answer.stderr))
    throw usageError5(
      "ambiguous-revision",
      `"${ref}" is the name of several revisions, such as a branch and a tag`,
      "Write the whole name: `refs/heads/\u2026`, `refs/remotes/\u2026` or `refs/tags/\u2026`."
    );
  return answer.exitCode === 0 && isObjectId(id) ? id : void 0;
}
async function findMergeBase(git, a, b) {
  let answer = await runGit(git, ["merge-base", checkedId(a), checkedId(b)]);
  if (answer.exitCode !== 0 && answer.exitCode !== 1)
    throw new GitError("git merge-base", answer.exitCode, answer.stderr);
  return answer.stdout.toString("utf8").trim() || void 0;
}
async function readLine2(git, args) {
  let answer = await runGit(git, args);
  return answer.exitCode === 0 ? answer.stdout.toString("utf8").trim() : "";
}
// src/workspace/git/diff.ts
// src/workspace/git/refuse-pipes.ts
async function refusePipes(git) {
  let found = await findRepository(resolve3(git.directory));
  if (found === void 0)
    return;
  let { root, folder } = found;
  await refuse(join4(folder, "commondir"));
  let common = resolve3(folder, (await readSmall(join4(folder, "commondir")))?.trim() ?? "."), ignored = [".gitignore", ".gitattributes"].map((name) => join4(root, name));
  await Promise.all([...ignored.map(refuse), ...[.../* @__PURE__ */ new Set([folder, common])].map(refuseIn)]), await refuseObjects(join4(common, "objects"), /* @__PURE__ */ new Set());
  for (let file of /* @__PURE__ */ new Set([join4(common, "config"), join4(folder, "config.worktree")]))
    await refuseIncluded(git, file, /* @__PURE__ */ new Set());
}
async function findRepository(directory) {
  let entry = join4(directory, ".git"), stats = await stat2(entry).catch(() => {
  });
  if (stats?.isDirectory() === true)
    return { root: directory, folder: entry };
  if (stats?.isFile() === true) {
    let target = /^gitdir: ?(.+)$/m.exec(await readSmall(entry) ?? "")?.[1];
    return target === void 0 ? void 0 : { root: directory, folder: resolve3(directory, target.trim()) };
  }
  let above = dirname2(directory);
  return above === directory ? void 0 : findRepository(above);
}
async function refuseIn(folder) {
  await Promise.all(
    ["", "info", "refs"].map((name) => refuseEntries(join4(folder, name), name === "refs" ? MAX_DEPTH2 : 0))
  );
}
var MAX_DEPTH2 = 8;
async function refuseEntries(folder, depth) {
  let entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (let entry of entries) {
    let path2 = join4(folder, entry.name);
    entry.isDirectory() ? await (depth > 0 ? refuseEntries(path2, depth - 1) : void 0) : !entry.isFile() && !IS_IRRELEVANT.test(entry.name) && await refuse(path2);
  }
}
var IS_IRRELEVANT = /^fsmonitor--daemon/;
async function refuseObjects(store, seen) {
  if (seen.has(store) || seen.size > MAX_FILES)
    return;
  seen.add(store), await Promise.all([refuseEntries(join4(store, "info"), 1), refuseEntries(join4(store, "pack"), 0)]);
  let alternates = await readSmall(join4(store, "info", "alternates")) ?? "";
  for (let line of alternates.split(`
`))
    line !== "" && !line.startsWith("#") && await refuseObjects(resolve3(store, line), seen);
}
async function refuseIncluded(git, file, seen) {
  if (seen.has(file) || seen.size > MAX_FILES || (seen.add(file), await refuse(file), !/\[\s*include/i.test(await readSmall(file) ?? "")))
    return;
  let pairs = await runGit(git, [
    "config",
    "--file",
    file,
    "--no-includes",
    "--type=path",
    "--null",
    "--get-regexp",
    "^include(if\\..*)?\\.path$"
  ]).then(
    ({ stdout }) => splitNull(stdout),
    () => []
  );
  for (let pair2 of pairs)
    await refuseIncluded(git, resolve3(dirname2(file), pair2.slice(pair2.indexOf(`
`) + 1)), seen);
}
var MAX_FILES = 100;
var MAX_BYTES = 1e6;
async function readSmall(path2) {
  let stats = await stat2(path2).catch(() => {
  });
  return stats?.isFile() === true && stats.size <= MAX_BYTES ? readFile2(path2, "utf8").catch(() => {
  }) : void 0;
}
async function isTooLarge(path2) {
  let stats = await stat2(path2).catch(() => {
  });
  return stats?.isFile() === true && stats.size > MAX_BYTES;
}
async function refuse(path2) {
  let stats = await stat2(path2).catch(() => lstat(path2).catch(() => {
  }));
  if (!(stats === void 0 || stats.isFile() || stats.isDirectory() || stats.isSymbolicLink() || await isEmpty2(stats)))
    throw runError2(
      "git-file-is-no-file",
      `Git cannot read this repository, because "${path2}" is a device, a pipe or a socket`,
      "Remove it, or clone the repository again."
    );
}
async function isEmpty2({ rdev }) {
  let empty = await stat2(devNull3).catch(() => {
  });
  return empty !== void 0 && empty.rdev === rdev && rdev !== 0;
}
// src/workspace/git/diff.ts
function readPatch(git, base, head) {
  return diff(git, ["--patch", "--unified=3"], base, head);
}
async function readAccount(git, base, head) {
  return readRecords(splitNull(await diff(git, ["--raw", "--numstat", "-z"], base, head)));
}
var DIFF_OPTIONS = [
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-relative",
  "--inter-hunk-context=0",
  "--indent-heuristic",
  "--src-prefix=a/",
  "--dst-prefix=b/",
  "--find-renames=50%",
  "--full-index",
  "--submodule=short",
  // `dirty` compares only the commit of a submodule. Otherwise git would run inside it, with its own configuration.
  "--ignore-submodules=dirty",
  `-O${devNull2}`
];
async function diff(git, form, base, head) {
  let args = ["diff", ...DIFF_OPTIONS, ...form];
  switch (head) {
    case "index":
      return runGitOrFail(git, [...args, "--cached", checkedId(base), "--"]);
    case "worktree": {
      let settings = [...git.settings, ...await withoutFilters(git)];
      return runGitOrFail({ ...git, settings }, [...args, checkedId(base), "--"]);
    }
    default:
      return runGitOrFail(await withoutWorkingTree(git), [...args, checkedId(base), checkedId(head), "--"]);
  }
}
async function withoutWorkingTree(git) {
  let folder = (await runGitOrFail(git, ["rev-parse", "--absolute-git-dir"])).toString("utf8").replace(/\r?\n$/, "");
  return { ...git, directory: folder, settings: [`--git-dir=${folder}`, "--bare", ...git.settings] };
}
async function withoutFilters(git) {
  await refuseEncodings(git);
  let listed = await runGit(git, ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]), names = splitNull(listed.stdout).map((key) => key.slice(7, key.lastIndexOf("."))), unsafe = names.find((name) => name.includes("="));
  if (unsafe !== void 0) {
    let message = `The repository's configuration has a filter named "${unsafe}", which cannot be turned off`;
    throw runError2("unsafe-filter", message, "Rename the filter, or review commits instead of the working tree.");
  }
  return [...new Set(names)].flatMap(
    (name) => ["clean=", "smudge=", "process=", "required=false"].flatMap((setting) => ["-c", `filter.${name}.${setting}`])
  );
}
async function refuseEncodings(git) {
  let answer = await runGitOrFail(git, ["rev-parse", "--git-path", "info/attributes"]), path2 = resolve22(git.directory, answer.toString("utf8").replace(/\r?\n$/, ""));
  if (await isTooLarge(path2))
    throw runError2(
      "unsafe-encoding",
      "`info/attributes` in the folder of git is larger than 1 MB, so it was not read, and may set `working-tree-encoding`",
      "Move its lines to `.gitattributes`; or review commits instead of the working tree."
    );
  if ((await readSmall(path2))?.includes("working-tree-encoding") === true)
    throw runError2(
      "unsafe-encoding",
      "`info/attributes` in the folder of git sets `working-tree-encoding`, so git would show other text than is on the disk",
      "Remove the line, or move it to `.gitattributes`; or review commits instead of the working tree."
    );
}
function readRecords(fields) {
  let files = [], next = 0;
  for (let record = fields[next]; record?.startsWith(":") === true; record = fields[next]) {
    let letter = at5(record.split(" "), 4).charAt(0), first = at5(fields, next + 1), isMoved = letter === "R" || letter === "C";
    files.push(isMoved ? { path: at5(fields, next + 2), previousPath: first, letter } : { path: first, letter }), next += isMoved ? 3 : 2;
  }
  return files.map((file) => {
    let counts = at5(fields, next).split("	");
    return next += at5(counts, 2) === "" ? 3 : 1, { ...file, additions: readCount(at5(counts, 0)), deletions: readCount(at5(counts, 1)) };
  });
}
function readCount(text) {
  return text === "-" ? void 0 : Number(text);
}
// src/workspace/git/log.ts
var SUBJECT = "%<(300,trunc)%s";
async function readSubjects(git, from, most) {
  let args = ["log", "-z", `--max-count=${most}`, "--no-merges", "--encoding=UTF-8", ...PLAIN2], output = await runGitOrFail(git, [...args, `--format=tformat:${SUBJECT}`, checkedId(from), "--"]);
  return splitNull(output).map((subject) => subject.trimEnd());
}
var MAX_MESSAGE_CHARACTERS = 1e5;
async function readLogMessages(git, from, most, without) {
  let args = ["log", "-z", `--max-count=${most}`, "--no-merges", "--encoding=UTF-8", ...PLAIN2], range2 = [checkedId(from), `^${checkedId(without)}`, "--"];
  return splitNull(await runGitOrFail(git, [...args, "--format=tformat:%ce%x09%B", ...range2])).map((record) => {
    let tab = record.indexOf("	"), message = record.slice(tab + 1, tab + 1 + MAX_MESSAGE_CHARACTERS).trim();
    return { committer: record.slice(0, tab), message };
  });
}
var PLAIN2 = ["--no-show-signature", "--no-color", "--no-decorate", "--no-notes", "--no-mailmap", "--no-patch"];
var MAX_PATHS = 1e3;
var COMMIT = "";
async function readLoggedPaths(git, from, most) {
  let form = ["--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=dirty", "--format=tformat:%x01"], plain = PLAIN2.filter((flag) => flag !== "--no-patch"), args = ["log", "-z", `--max-count=${most}`, "--no-merges", ...plain, ...form], commits = [];
  for (let field of splitNull(await runGitOrFail(git, [...args, checkedId(from), "--"]))) {
    let path2 = field.replace(/^\n/, "");
    path2 === COMMIT ? commits.push([]) : path2 !== "" && commits.at(-1)?.push(path2);
  }
  return commits.map((paths) => paths.length > MAX_PATHS ? [] : paths);
}
async function readMainLine(git, from, most) {
  let format = `--format=tformat:%H%x09%P%x09%ct%x09${SUBJECT}`, args = ["log", "-z", `--max-count=${most}`, "--first-parent", "--encoding=UTF-8", ...PLAIN2, format];
  return splitNull(await runGitOrFail(git, [...args, checkedId(from), "--"])).map((record) => {
    let [id = "", parents = "", seconds = "", ...subject] = record.split("	"), [parent = ""] = parents.split(" ");
    return {
      id,
      ...parent === "" ? {} : { parent },
      subject: subject.join("	").trimEnd(),
      seconds: Number(seconds)
    };
  });
}
// src/workspace/git/object-answers.ts
function splitAnswers(nextQuestion) {
  let head = "", body, takeHead = (chunk, at22) => {
    let end = chunk.indexOf(10, at22);
    return head += chunk.toString("latin1", at22, end < 0 ? chunk.length : end), end < 0 ? chunk.length : (body = readHead(head, nextQuestion()), head = "", body === void 0 ? end + 1 : takeWhole(chunk, end + 1, body));
  }, takeWhole = (chunk, at22, { question, type, size }) => {
    let end = at22 + size;
    return end >= chunk.length || size > question.maxBytes ? at22 : (body = void 0, question.answer({ type, bytes: chunk.subarray(at22, end) }), end + 1);
  }, takeBody = (chunk, at22, into) => {
    let end = Math.min(chunk.length, at22 + into.size - into.taken);
    return into.size <= into.question.maxBytes && (into.bytes ??= Buffer.allocUnsafe(into.size), into.bytes.set(chunk.subarray(at22, end), into.taken)), into.taken += end - at22, into.taken < into.size || end === chunk.length ? end : (into.question.answer({ type: into.type, bytes: into.bytes ?? "too-large" }), body = void 0, end + 1);
  };
  return (chunk) => {
    for (let at22 = 0; at22 < chunk.length; )
      at22 = body === void 0 ? takeHead(chunk, at22) : takeBody(chunk, at22, body);
  };
}
function readHead(head, question) {
  let end = head.lastIndexOf(" "), size = Number(head.slice(end + 1));
  if (Number.isNaN(size)) {
    question.answer(void 0);
    return;
  }
  let type = head.slice(head.lastIndexOf(" ", end - 1) + 1, end);
  return { question, type, size, bytes: void 0, taken: 0 };
}
// src/workspace/git/object-reader.ts
var BUFFERED = {
  args: ["cat-file", "--batch-command", "--buffer"],
  ask: (name) => `contents ${name}
`,
  flush: `flush
`
};
var PLAIN22 = { args: ["cat-file", "--batch"], ask: (name) => `${name}
`, flush: "" };
function startObjectReader(start) {
  let sent = waitingLine(), unsent = [], ending, silence = watchSilence(() => {
    sent.isWaiting() && (end(gaveNoAnswer(BUFFERED.args)), connection.close());
  }).unref(), end = (error) => {
    ending ??= error, [...sent.takeAll(), ...unsent.splice(0)].forEach(({ fail }) => fail(error));
  }, connect = (form) => openConnection(start, form, { nextQuestion: sent.next, onData: () => silence.refresh() }, (hasAnswered) => {
    if (hasAnswered || form === PLAIN22 || ending !== void 0) {
      end(new GitError("git cat-file", void 0, "it ended before it answered"));
      return;
    }
    connection = connect(PLAIN22), unsent = [...sent.takeAll(), ...unsent], send();
  }), send = () => {
    let questions = unsent.splice(0);
    questions.forEach(sent.add), silence.refresh(), connection.ask(questions.map(({ name }) => name));
  }, connection = connect(BUFFERED), ask = (question) => {
    if (ending !== void 0) {
      question.fail(ending);
      return;
    }
    unsent.push(question), unsent.length === 1 && queueMicrotask(send);
  };
  return {
    ask,
    read: (name, maxBytes) => new Promise((resolve42, fail) => {
      ask({
        name,
        maxBytes,
        fail,
        answer: (object) => resolve42(object === void 0 ? void 0 : detachBytes(object))
      });
    }),
    close: () => {
      ending = new Error("The reader of objects was closed"), clearTimeout(silence), connection.close();
    }
  };
}
function detachBytes({ type, bytes }) {
  let isView = bytes !== "too-large" && bytes.length * 2 < bytes.buffer.byteLength;
  return { type, bytes: isView ? Buffer.from(bytes) : bytes };
}
function openConnection(start, form, { nextQuestion, onData }, onEnd) {
  let child = start(form.args), take = splitAnswers(nextQuestion), hasAnswered = false;
  return child.stdout.on("data", (chunk) => {
    hasAnswered = true, onData(), take(chunk);
  }), child.stderr.resume(), child.on("error", () => {
  }), child.on("close", () => onEnd(hasAnswered)), {
    ask: (names) => {
      names.length > 0 && child.stdin.write(`${names.map(form.ask).join("")}${form.flush}`);
    },
    close: () => {
      child.stdin.end(), child.kill();
    }
  };
}
function waitingLine() {
  let items = [], first = 0;
  return {
    add: (item) => {
      items.push(item);
    },
    next: () => {
      let item = items[first];
      if (item === void 0)
        throw new Error("`git cat-file` wrote an answer that nobody asked for");
      return first += 1, (first === items.length || first === 1e4) && (items = items.slice(first), first = 0), item;
    },
    isWaiting: () => first < items.length,
    takeAll: () => {
      let rest = items.slice(first);
      return items = [], first = 0, rest;
    }
  };
}
// src/workspace/git/read-trees.ts
var MAX_TREE_BYTES = 64 * 1024 * 1024;
async function readTree(objects, id) {
  return requireTree(await objects.read(`${id}^{tree}`, MAX_TREE_BYTES), id);
}
function visitTrees(objects, top, visit2) {
  return new Promise((resolve42, fail) => {
    let open2 = 0, ask = (id, name) => {
      open2 += 1, objects.ask({ name, maxBytes: MAX_TREE_BYTES, fail, answer: (object) => take(id, object) });
    }, take = (id, object) => {
      try {
        visit2(requireTree(object, id)).forEach((next) => ask(next, next));
      } catch (error) {
        fail(error);
        return;
      }
      open2 -= 1, open2 === 0 && resolve42();
    };
    ask(top, `${top}^{tree}`);
  });
}
function requireTree(object, id) {
  if (object?.type !== "tree" || object.bytes === "too-large") {
    let reason = object?.type === "tree" ? "is larger than 64 MB" : "is not in this clone";
    throw new GitError("git cat-file", void 0, `the tree ${id} ${reason}`);
  }
  return object.bytes;
}
// src/workspace/git/list-blobs.ts
var RECORD = /^(?<mode>\d+) \w+ (?<id>[\da-f]+) +(?<size>\d+|-|BAD)\t(?<path>[^]*)$/;
async function listBlobs(git, commit) {
  let output = await runGitOrFail(git, ["ls-tree", "-r", "-l", "-z", "--full-tree", checkedId(commit)]);
  return splitNull(output).flatMap((record) => {
    let { mode = "", id = "", size = "", path: path2 = "" } = RECORD.exec(record)?.groups ?? {};
    return isPlainPath(path2) ? [{ path: path2, kind: kindOfMode(mode), id, size: /^\d/.test(size) ? Number(size) : void 0 }] : [];
  });
}
function kindOfMode(mode) {
  return mode === "120000" ? "symlink" : mode === "160000" ? "submodule" : "file";
}
// src/workspace/git/untracked.ts
// src/workspace/git/safe-git.ts
function safeGit(directory, environment) {
  return { directory, environment: safeEnvironment(environment), settings: SETTINGS };
}
async function readSafeDirectories(directory, environment) {
  let git = { directory, environment: withoutGitVariables(environment), settings: [] }, read = (scope) => runGit(git, ["config", scope, "--null", "--get-all", "safe.directory"]);
  return (await Promise.all([read("--system"), read("--global")])).flatMap(({ stdout }) => splitNull(stdout)).flatMap((folder) => ["-c", `safe.directory=${folder}`]);
}
var SETTINGS = [
  "core.quotePath=true",
  "core.fsmonitor=",
  `core.hooksPath=${devNull32}`,
  "core.untrackedCache=false",
  // A file whose content changed, but not its size and time, is compared. These are the defaults.
  "core.trustctime=true",
  "core.checkStat=default",
  // Git warns of the empty `GIT_GRAFT_FILE`.
  "advice.graftFileDeprecated=false",
  // Says if a branch and a tag have the same name.
  "core.warnAmbiguousRefs=true",
  // git calls larger files binary, and does not show their lines. This is its default.
  "core.bigFileThreshold=512m",
  // Attributes count from the base alone.
  `core.attributesFile=${devNull32}`,
  // A repository could name a pipe.
  `core.excludesFile=${devNull32}`,
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "diff.suppressBlankEmpty=false",
  "diff.autoRefreshIndex=false",
  "diff.renameLimit=1000",
  "diff.algorithm=default",
  "submodule.recurse=false"
].flatMap((setting) => ["-c", setting]);
function safeEnvironment(environment) {
  let index = environment.GIT_INDEX_FILE;
  return {
    ...withoutGitVariables(environment),
    ...index === void 0 ? {} : { GIT_INDEX_FILE: index },
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull32,
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    // `info/grafts` gives commits other parents.
    GIT_GRAFT_FILE: devNull32,
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: ""
  };
}
function withoutGitVariables(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith("GIT_")));
}
// src/workspace/git/untracked.ts
async function listUntracked(git) {
  let excludes = ["-c", `core.excludesFile=${await findUserExcludes(git)}`], list = { ...git, settings: [...git.settings, ...excludes] };
  return splitNull(await runGitOrFail(list, ["ls-files", "-z", "--others", "--exclude-standard"])).toSorted();
}
async function findUserExcludes({ directory, environment }) {
  let git = { directory, environment: withoutGitVariables(environment), settings: [] };
  for (let scope of ["--global", "--system"]) {
    let asked = ["config", scope, "--includes", "--null", "--type=path", "--get", "core.excludesFile"], [path2] = splitNull((await runGit(git, asked)).stdout);
    if (path2 !== void 0)
      return path2;
  }
  let { XDG_CONFIG_HOME: configuration = "" } = environment;
  return join22(configuration === "" ? join22(homedir(), ".config") : configuration, "git", "ignore");
}
function extendIndex(git, base, paths) {
  let blob = base.length === EMPTY_BLOB_SHA256.length ? EMPTY_BLOB_SHA256 : EMPTY_BLOB_SHA1, entries = paths.map((path2) => `100644 ${blob}	${path2}\0`).join("");
  return changeIndexCopy(git, [["--add", "--replace", "-z", "--index-info"]], entries);
}
async function listOverlooked(git, base, exists) {
  let paths = splitNull(await runGitOrFail(git, ["ls-files", "-v", "-z"])).filter((line) => /^[a-zS] /.test(line)).map((line) => line.slice(2)), onDisk = (await Promise.all(paths.map(exists))).flatMap((isThere, index) => isThere ? at5(paths, index) : []);
  if (onDisk.length === 0)
    return [];
  let calls = ["--no-assume-unchanged", "--no-skip-worktree"].map((flag) => [flag, "-z", "--stdin"]), listed = new Set(onDisk), copy = await changeIndexCopy(git, calls, onDisk.map((path2) => `${path2}\0`).join(""));
  try {
    return (await copy.account(base, "worktree")).map(({ path: path2 }) => path2).filter((path2) => listed.has(path2));
  } finally {
    await copy.close();
  }
}
async function listLeftOut(git) {
  let { stdout } = await runGit(git, ["config", "--type=bool", "--get", "core.sparseCheckout"]);
  return stdout.toString("utf8").trim() !== "true" ? [] : splitNull(await runGitOrFail(git, ["ls-files", "-t", "-z"])).filter((line) => line.startsWith("S ")).map((line) => line.slice(2));
}
async function changeIndexCopy(git, calls, input) {
  let folder = await makeTemporaryFolder("index"), close = () => rm(folder, { recursive: true, force: true });
  try {
    let index = join22(folder, "index");
    await copyIndex(git, index);
    let extended = {
      ...git,
      environment: { ...git.environment, GIT_INDEX_FILE: index },
      // When git writes an index, it compares files that are as young as the index, and runs their filters for that.
      settings: [...git.settings, ...await withoutFilters(git), "-c", "core.splitIndex=false"]
    };
    for (let args of calls)
      await runGitOrFail(extended, ["update-index", ...args], input);
    return {
      diff: (from, to) => readPatch(extended, from, to),
      account: (from, to) => readAccount(extended, from, to),
      close
    };
  } catch (error) {
    throw await close(), error;
  }
}
var EMPTY_BLOB_SHA1 = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";
var EMPTY_BLOB_SHA256 = "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813";
async function copyIndex(git, to) {
  let answer = await runGitOrFail(git, ["rev-parse", "--git-path", "index"]), path2 = resolve32(git.directory, answer.toString("utf8").replace(/\r?\n$/, ""));
  try {
    let { mtimeMs } = await stat22(path2), seconds = Math.floor(mtimeMs / 1e3);
    await copyFile(path2, to), await utimes(to, seconds, seconds);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
      throw error;
  }
}
// src/workspace/git/working-tree.ts
// src/workspace/git/path-records.ts
function readPathRecords(records, endings) {
  let found = [], start = 0;
  for (let end = records.indexOf(0); end >= 0; end = records.indexOf(0, start))
    records[start] === 63 ? found.push(readOther(records, start + 2, end)) : (records[start + 2 + 1] !== 48 || endings.endBytes(records, start, end)) && found.push(readTracked(records, start + 2, end)), start = end + 1;
  return found;
}
function readOther(records, start, end) {
  let isSubmodule = records[end - 1] === 47;
  return { path: records.toString("utf8", start, isSubmodule ? end - 1 : end), isSubmodule };
}
function readTracked(records, start, end) {
  return { path: records.toString("utf8", records.indexOf(9, start) + 1, end), isSubmodule: records.toString("latin1", start, start + 6) === "160000" };
}
// src/workspace/git/working-tree.ts
async function findInWorkingTree(git, endings) {
  let list = { ...git, settings: [...git.settings, "-c", `core.excludesFile=${devNull4}`] }, records = await runGitOrFail(list, ["ls-files", "-z", "-t", ...["--stage", "--others", "--exclude-standard"]]);
  return records.length === 0 ? void 0 : readPathRecords(records, endings);
}
// src/workspace/git/git.ts
function gitRepository(git) {
  let reader, isOpen = true, objects = () => {
    if (!isOpen)
      throw new Error("The repository was closed");
    return reader ??= startObjectReader((args) => startGit(git, args));
  };
  return {
    root: git.directory,
    resolve: (ref) => resolveCommit(git, ref),
    mergeBase: (a, b) => findMergeBase(git, a, b),
    defaultBase: () => findDefaultBase(git),
    revisionNames: () => listRevisionNames(git),
    isShallow: () => isShallowClone(git),
    currentBranch: () => findCurrentBranch(git),
    diff: (base, head) => readPatch(git, base, head),
    account: (base, head) => readAccount(git, base, head),
    recentSubjects: (from, most) => readSubjects(git, from, most),
    recentMessages: (from, most, without) => readLogMessages(git, from, most, without),
    recentPaths: (from, most) => readLoggedPaths(git, from, most),
    mainLine: (from, most) => readMainLine(git, from, most),
    remoteName: () => findRemoteName(git),
    readTree: async (id) => readTree(objects(), checkedId(id)),
    visitTrees: async (top, visit2) => visitTrees(objects(), checkedId(top), visit2),
    listBlobs: (commit) => listBlobs(git, commit),
    readBlob: async (id, maxBytes) => {
      let object = await objects().read(checkedId(id), maxBytes);
      return object?.type === "blob" ? object.bytes : void 0;
    },
    findInWorkingTree: (folder, endings) => findInWorkingTree({ ...git, directory: folder }, endings),
    untrackedPaths: () => listUntracked(git),
    overlookedPaths: (base, exists) => listOverlooked(git, checkedId(base), exists),
    leftOutPaths: () => listLeftOut(git),
    withUntracked: (base, paths) => extendIndex(git, checkedId(base), paths),
    close: () => {
      isOpen = false, reader?.close();
    }
  };
}
// src/workspace/git/open-repository.ts
async function openRepository(folder, environment = process.env) {
  let directory = resolvePath2(folder), base = safeGit(directory, environment);
  await refusePipes(base);
  let first = await findRoot(base);
  if (first.kind === "root")
    return open(base, first.root);
  if (first.code !== "dubious-ownership")
    return first;
  let trusting = { ...base, settings: [...base.settings, ...await readSafeDirectories(directory, environment)] }, second = await findRoot(trusting);
  return second.kind === "root" ? open(trusting, second.root) : second;
}
function open(git, root) {
  return { kind: "repository", repository: gitRepository({ ...git, directory: root }) };
}
async function findRoot(git) {
  let answer;
  try {
    answer = await runGit(git, ["rev-parse", "--show-toplevel"]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return problem2(
        "git-missing",
        "`git` was not found",
        "Install git 2.30 or later, or give the change with `--diff`."
      );
    throw error;
  }
  if (answer.exitCode !== 0)
    return describeFailure(git, answer);
  let root = answer.stdout.toString("utf8").replace(/\r?\n$/, "");
  return await isInside(git.directory, root) && await isWorkingTree(root) ? { kind: "root", root } : foreignWorktree(git.directory, root);
}
async function isInside(folder, root) {
  let path2 = relative2(await realpath(root), await realpath(folder));
  return path2 !== ".." && !/^\.\.[\\/]/.test(path2) && resolvePath2(root, path2) !== path2;
}
async function isWorkingTree(root) {
  try {
    return await lstat2(join3(root, ".git")), true;
  } catch {
    return false;
  }
}
function foreignWorktree(directory, root) {
  let message = `The repository of "${directory}" says that its files are in "${root}"`;
  return problem2("foreign-worktree", message, "Remove `core.worktree` from its configuration.");
}
function describeFailure(git, answer) {
  let { directory } = git;
  if (/dubious ownership|unsafe repository/.test(answer.stderr)) {
    let hint = `Run \`git config --global --add safe.directory ${directory}\` if you trust it.`;
    return problem2(
      "dubious-ownership",
      `The repository of "${directory}" belongs to another user, so git does not read it`,
      hint
    );
  }
  if (answer.stderr.includes("must be run in a work tree"))
    return problem2(
      "bare-repository",
      `"${directory}" is a repository without a working tree`,
      "Run this in a clone with files."
    );
  if (/not a git repository|cannot change to/.test(answer.stderr))
    return problem2(
      "not-a-repository",
      `"${directory}" is not in a git repository`,
      "Run this inside a clone, or give the change with `--diff`."
    );
  throw new GitError("git rev-parse", answer.exitCode, answer.stderr);
}
function problem2(code, message, hint) {
  return { kind: "problem", code, message, hint };
}

// src/workspace/at-most.ts
function atMost(limit) {
  let waiting = [], running = 0, first = 0, release = () => {
    let next = waiting[first];
    if (next === void 0) {
      running -= 1;
      return;
    }
    first += 1, first === waiting.length && (waiting.length = 0, first = 0), next();
  };
  return async (task) => {
    running < limit ? running += 1 : await new Promise((resolve5) => {
      waiting.push(resolve5);
    });
    try {
      return await task();
    } finally {
      release();
    }
  };
}

// src/workspace/endings.ts
var EVERYTHING = { endText: () => true, endBytes: () => true };
function readEndings(endings) {
  if (endings.includes(""))
    return EVERYTHING;
  let texts = groupByLast(endings, (ending) => readCodes(ending)), bytes = groupByLast(endings, (ending) => [...Buffer.from(ending)]);
  return {
    endText: (path2) => texts.get(lowerCase(path2.charCodeAt(path2.length - 1)))?.some((ending) => endsText(path2, ending)) === true,
    endBytes: (path2, start, end) => {
      let last = end > start ? path2[end - 1] : void 0;
      return (last === void 0 ? void 0 : bytes.get(lowerCase(last)))?.some((ending) => endsBytes(path2, start, end, ending)) === true;
    }
  };
}
function withoutFolders(endings) {
  return endings.map((ending) => ending.slice(ending.lastIndexOf("/") + 1));
}
function readCodes(text) {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
function groupByLast(endings, readCodes2) {
  let groups = /* @__PURE__ */ new Map();
  for (let codes of endings.map(readCodes2)) {
    let last = codes.at(-1);
    last !== void 0 && groups.set(last, [...groups.get(last) ?? [], codes]);
  }
  return groups;
}
function endsText(path2, ending) {
  let from = path2.length - ending.length;
  return from >= 0 && ending.every((code, index) => equalsLetter(path2.charCodeAt(from + index), code));
}
function endsBytes(bytes, start, end, ending) {
  let from = end - ending.length;
  return from >= start && ending.every((code, index) => equalsLetter(bytes[from + index], code));
}
function equalsLetter(code, lower) {
  return code === lower || lower >= 97 && lower <= 122 && code === lower - 32;
}
function lowerCase(code) {
  return code >= 65 && code <= 90 ? code | 32 : code;
}

import {
  GitError as GitError2
} from "./joined-5ac99ec6.js";
import { isUtf8 as isUtf82 } from "node:buffer";
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  opendirSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync as realpathSync2
} from "node:fs";
import { join as join5, resolve as resolve4, sep as sep2 } from "node:path";
// src/workspace/disk/checkout.ts
// src/workspace/disk/undecodable-name.ts
var UNDECODABLE_NAME = {
  kind: "not-a-file",
  reason: "its path is not valid UTF-8",
  hint: "Give the file, and its folders, names in UTF-8."
};
async function hasUndecodableName(disk, path2, folders) {
  let names = path2.split("/"), at6 = names.findIndex((name) => name.includes("\uFFFD")), folder = names.slice(0, Math.max(at6, 0)).join("/");
  return at6 >= 0 && await folders.isReal(folder) && (await disk.readUndecodable(folder)).has(names[at6] ?? "");
}
// src/workspace/disk/real-folders.ts
async function areFolders(disk, folders) {
  for (let folder of folders)
    if (!await isFolder(disk, folder))
      return false;
  return true;
}
function rememberFolders(disk) {
  let known = /* @__PURE__ */ new Map([["", REAL]]), look = async (folder) => await isReal(folderOf(folder)) && await isFolder(disk, folder), isReal = (folder) => {
    let answer = known.get(folder) ?? look(folder);
    return known.set(folder, answer), answer;
  };
  return { isReal, add: (folder) => {
    known.set(folder, REAL);
  } };
}
var REAL = Promise.resolve(true);
async function isFolder(disk, folder) {
  return folder === "" ? true : (isGitFolder(nameOf(folder)) ? void 0 : await disk.kindOf(folder)) === "folder" && await disk.kindOf(`${folder}/.git`) === void 0;
}
// src/workspace/disk/walk.ts
var AT_ONCE = 32;
async function walkFolder(disk, folder, limits, tell) {
  let entries = [], level = [folder], seen = 0;
  for (; level.length > 0; ) {
    let next = [];
    for (let at6 = 0; at6 < level.length; at6 += AT_ONCE) {
      let paths = level.slice(at6, at6 + AT_ONCE), listings = await Promise.all(paths.map((path2) => listFolder(disk, path2)));
      paths.filter((_, index) => listings[index]?.isSubmodule === false).forEach(tell);
      for (let listing of listings)
        listing.entries.forEach((entry) => entries.push(entry)), listing.folders.filter((path2) => !limits.skipped.includes(nameOf(path2))).forEach((path2) => next.push(path2)), seen += listing.entries.length + listing.folders.length;
      if (seen > limits.maxEntries)
        return { entries, isComplete: false };
    }
    level = next;
  }
  return { entries, isComplete: true };
}
async function listFolder(disk, folder) {
  let children = await disk.readFolder(folder);
  if (children === void 0)
    return { isSubmodule: false, entries: folder === "" ? [] : [{ path: folder, kind: "closed-folder" }], folders: [] };
  if (folder !== "" && children.some((child) => child.name === ".git"))
    return { isSubmodule: true, entries: [{ path: folder, kind: "submodule" }], folders: [] };
  let entries = [], folders = [];
  for (let child of children.filter(({ name }) => !isGitFolder(name))) {
    let path2 = folder === "" ? child.name : `${folder}/${child.name}`;
    child.kind === "folder" ? folders.push(path2) : entries.push({ path: path2, kind: child.kind === "symlink" ? "symlink" : "file" });
  }
  return { isSubmodule: false, entries, folders };
}
// src/workspace/disk/find-on-disk.ts
var WALK_LIMITS = { skipped: ["node_modules"], maxEntries: 25e4 };
var AT_ONCE2 = 32;
async function findOnDisk(disk, root, query, limits = WALK_LIMITS, folders = rememberFolders(disk), open2 = () => openRepository(root)) {
  let endings = readEndings(query.endings), isWanted = ({ path: path2, kind }) => kind !== "file" || endings.endText(path2), known = await askGit(await open2(), root, endings), found = known === void 0 ? await walk(disk, query, limits, folders) : await checkOnDisk(disk, known, query.deep, folders);
  return { ...found, entries: found.entries.filter(isWanted) };
}
async function askGit(opened, root, endings) {
  if (opened.kind !== "problem")
    try {
      return await opened.repository.findInWorkingTree(root, endings);
    } catch (error) {
      if (error instanceof GitError2)
        return;
      throw error;
    } finally {
      opened.repository.close();
    }
}
async function checkOnDisk(disk, paths, deep, folders) {
  let inTurn = atMost(AT_ONCE2), findClosed = openClosedFinder(disk), groups = groupByFolder(paths), found = await Promise.all(
    [...groups].map(
      ([folder, inside]) => inTurn(
        async () => await folders.isReal(folder) ? keepExisting(inside, await listFolder(disk, folder)) : await hasUndecodableName(disk, folder, folders) ? inside.map(({ path: path2 }) => ({ path: path2, kind: "file" })) : findClosed(folder)
      )
    )
  ), unseen = deep.filter((folder) => isPlainPath(folder) && folder !== "" && !groups.has(folder)), closed = await Promise.all(unseen.map((folder) => inTurn(() => findClosed(folder))));
  return { entries: mergeEntries(found.flat(), closed.flat()), isComplete: true };
}
function openClosedFinder(disk) {
  let known = /* @__PURE__ */ new Map(), inspect = async (path2) => await disk.kindOf(path2) !== "folder" ? "no-folder" : await disk.readFolder(path2) === void 0 ? "closed" : "listable";
  return async (folder) => {
    for (let path2 of [...parentsOf(folder), folder].filter((one) => one !== "")) {
      let found = known.get(path2) ?? inspect(path2);
      known.set(path2, found);
      let state = await found;
      if (state !== "listable")
        return state === "closed" ? [{ path: path2, kind: "closed-folder" }] : [];
    }
    return [];
  };
}
function groupByFolder(paths) {
  let groups = /* @__PURE__ */ new Map();
  for (let one of paths.filter(({ path: path2 }) => isPlainPath(path2))) {
    let folder = folderOf(one.path), group = groups.get(folder) ?? [];
    group.push(one), groups.set(folder, group);
  }
  return groups;
}
function keepExisting(paths, { entries, folders }) {
  let existing = new Map(entries.map((entry) => [entry.path, entry])), existingFolders = new Set(folders), closed = entries.filter(({ kind }) => kind === "closed-folder");
  return closed.length > 0 ? closed : paths.flatMap(({ path: path2, isSubmodule }) => {
    let entry = existing.get(path2);
    return entry !== void 0 ? [entry] : isSubmodule && existingFolders.has(path2) ? [{ path: path2, kind: "submodule" }] : [];
  });
}
async function walk(disk, query, limits, folders) {
  let { entries, isComplete } = await walkFolder(disk, "", limits, folders.add);
  if (isComplete)
    return { entries: mergeEntries(entries), isComplete, holdsIgnored: true };
  let asked = [entries];
  for (let folder of await keepFolders(disk, query.deep))
    asked.push((await walkFolder(disk, folder, limits, folders.add)).entries);
  for (let folder of await keepFolders(disk, query.shallow))
    asked.push((await listFolder(disk, folder)).entries);
  return { entries: mergeEntries(...asked), isComplete, holdsIgnored: true };
}
async function keepFolders(disk, folders) {
  let inside = [];
  for (let folder of new Set(folders))
    isPlainPath(folder) && await areFolders(disk, [...parentsOf(folder), folder]) && inside.push(folder);
  return inside;
}
// src/workspace/disk/checkout.ts
var MAX_FILE_BYTES = 64 * 1024 * 1024;
function checkoutWorkspace(folder, name = "the working tree", opened) {
  let root = resolve4(folder), disk = diskBelow(root), folders = rememberFolders(disk), read = async (path2, maxBytes) => {
    let file = isInside2(path2) && !isGitFolder(nameOf(path2)) && await folders.isReal(folderOf(path2)) && hasOwnSpelling(root, path2) ? readPath(join5(root, path2), maxBytes) : MISSING;
    return file.kind === "missing" && isInside2(path2) && await hasUndecodableName(disk, path2, folders) ? UNDECODABLE_NAME : file;
  };
  return {
    name,
    list: async (folder2) => (isInside2(folder2) && await folders.isReal(folder2) ? await walkFolder(disk, folder2, EVERYTHING2, folders.add) : { entries: [] }).entries.toSorted(byPath),
    find: (query) => findOnDisk(disk, root, query, void 0, folders, async () => opened ?? openRepository(root)),
    read: async (path2) => {
      let file = await read(path2, MAX_FILE_BYTES);
      return file.kind === "too-large" ? { kind: "not-a-file", reason: "it is larger than 64 MB" } : file;
    },
    readUpTo: read,
    sizeOf: async (path2) => {
      let stats = isInside2(path2) && await folders.isReal(folderOf(path2)) ? statOf(join5(root, path2)) : void 0;
      return stats?.isFile() === true ? stats.size : void 0;
    }
  };
}
var MISSING = { kind: "missing" };
var EVERYTHING2 = { skipped: [], maxEntries: Number.POSITIVE_INFINITY };
function isInside2(path2) {
  return isPlainPath(path2) && (sep2 === "/" || isPlainOnWindows(path2));
}
var HAS_SPELLINGS = process.platform === "darwin" || process.platform === "win32";
function hasOwnSpelling(root, path2) {
  if (!HAS_SPELLINGS || statOf(join5(root, path2))?.isSymbolicLink() === true)
    return true;
  try {
    let [folder = "", file = ""] = [root, join5(root, path2)].map(
      (one) => realpathSync2.native(one).replaceAll(sep2, "/")
    );
    return isOwnSpelling(folder, path2, file);
  } catch {
    return true;
  }
}
function diskBelow(root) {
  return {
    kindOf: (path2) => {
      let stats = statOf(join5(root, path2));
      return Promise.resolve(stats === void 0 ? void 0 : readKind(stats));
    },
    readFolder: async (path2) => readFolder(join5(root, path2))?.map((child) => ({ name: child.name, kind: readKind(child) })),
    readUndecodable: (path2) => Promise.resolve(readUndecodable(join5(root, path2)))
  };
}
function canBeListed(folder) {
  try {
    return opendirSync(folder).closeSync(), true;
  } catch {
    return false;
  }
}
function statOf(path2) {
  try {
    return lstatSync(path2, { throwIfNoEntry: false });
  } catch {
    return;
  }
}
function readKind(found) {
  return found.isFile() ? "file" : found.isDirectory() ? "folder" : found.isSymbolicLink() ? "symlink" : "other";
}
function readFolder(path2) {
  try {
    return readdirSync(path2, { withFileTypes: true });
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"].includes(readErrorCode(error)))
      return [];
    if (isRefused(error))
      return;
    throw error;
  }
}
function readUndecodable(path2) {
  try {
    let names = readdirSync(path2, { encoding: "buffer" }).filter((name) => !isUtf82(name));
    return new Set(names.map((name) => name.toString("utf8")));
  } catch {
    return /* @__PURE__ */ new Set();
  }
}
var OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
var CAN_REFUSE_LINKS = constants.O_NOFOLLOW !== void 0;
function readPath(path2, maxBytes) {
  try {
    return CAN_REFUSE_LINKS || !lstatSync(path2).isSymbolicLink() ? readFile3(path2, maxBytes) : readLink(path2);
  } catch (error) {
    let problem3 = readErrorCode(error) === "ELOOP" ? readLinkIfOne(path2) : describeReadError(error);
    if (problem3 === void 0)
      throw error;
    return problem3;
  }
}
function readLinkIfOne(path2) {
  return statOf(path2)?.isSymbolicLink() === true ? readLink(path2) : CHANGED;
}
function readLink(path2) {
  return { kind: "symlink", target: readlinkSync(path2).replaceAll(sep2, "/") };
}
var CHANGED = { kind: "not-a-file", reason: "it changed while it was read" };
function readFile3(path2, maxBytes) {
  let file = openSync(path2, OPEN_FLAGS);
  try {
    let stats = fstatSync(file), reason = explainNoFile(path2, stats);
    return reason !== void 0 ? { kind: "not-a-file", reason } : stats.size > maxBytes ? { kind: "too-large", bytes: stats.size } : { kind: "file", bytes: readBytes2(file, stats.size) };
  } finally {
    closeSync(file);
  }
}
function explainNoFile(path2, stats) {
  return stats.isDirectory() ? statOf(join5(path2, ".git")) === void 0 ? "it is a folder" : "it is a submodule" : stats.isFile() ? void 0 : "it is a device, a pipe or a socket";
}
function readBytes2(file, size) {
  let bytes = Buffer.allocUnsafe(size), filled = 0;
  for (; filled < size; ) {
    let count = readSync(file, bytes, filled, size - filled, filled);
    if (count === 0)
      return bytes.subarray(0, filled);
    filled += count;
  }
  return bytes;
}
function describeReadError(error) {
  let code = readErrorCode(error);
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
    case "ENAMETOOLONG":
      return MISSING;
    case "EACCES":
    case "EPERM":
      return {
        kind: "not-a-file",
        reason: "reading it is not permitted",
        hint: "Check its owner and its permissions, or run the command as a user who may read it."
      };
    case "EISDIR":
      return CHANGED;
    // A socket cannot be opened.
    case "ENXIO":
    case "EOPNOTSUPP":
      return { kind: "not-a-file", reason: "it is a device, a pipe or a socket" };
    default:
      return isRefused(error) ? { kind: "not-a-file", reason: `the system refuses to read it (${code})` } : void 0;
  }
}
var EXHAUSTED = /* @__PURE__ */ new Set(["EMFILE", "ENFILE", "ENOMEM"]);
function isRefused(error) {
  return error instanceof Error && "syscall" in error && !EXHAUSTED.has(readErrorCode(error));
}
function readErrorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

import {
  ACTING_CHARACTERS
} from "./joined-5ac99ec6.js";
import {
  isRecord as isRecord2
} from "./joined-cc1d52fd.js";
// src/text/json/json-text.ts
function jsonText(value) {
  return `${escapeActing(JSON.stringify(value, void 0, 2))}
`;
}
function* jsonPieces(value) {
  yield* piecesOf(value, "", LEVELS_IN_PIECES), yield `
`;
}
var LEVELS_IN_PIECES = 4;
function* piecesOf(value, indent, levels) {
  let isList = Array.isArray(value), rows = levels === 0 ? [] : listRows(value);
  if (rows.length === 0) {
    let json = JSON.stringify(value, void 0, 2);
    yield escapeActing(indent === "" ? json : json.replaceAll(`
`, `
${indent}`));
    return;
  }
  let inner = `${indent}  `, opening = isList ? "[" : "{";
  for (let [key, item] of rows)
    yield `${opening}
${inner}${key === void 0 ? "" : `${escapeActing(JSON.stringify(key))}: `}`, yield* piecesOf(item, inner, levels - 1), opening = ",";
  yield `
${indent}${isList ? "]" : "}"}`;
}
function listRows(value) {
  return Array.isArray(value) ? value.map((item) => [void 0, isWritten(item) ? item : null]) : isRecord2(value) && !("toJSON" in value) ? Object.entries(value).filter(([, field]) => isWritten(field)) : [];
}
function isWritten(value) {
  return value !== void 0 && typeof value != "function" && typeof value != "symbol";
}
function escapeActing(json) {
  return json.replaceAll(NOT_FOR_A_LOG, escapeUnits);
}
var NOT_FOR_A_LOG = new RegExp(String.raw`#(?=#\[)|${ACTING_CHARACTERS}`, "gu");
function escapeUnits(character) {
  return [...Array(character.length).keys()].map((at6) => String.raw`\u${character.charCodeAt(at6).toString(16).padStart(4, "0")}`).join("");
}
export {
  AUDIT_BASELINE_PATH,
  BASELINE_PATH,
  BYTE_ORDER_MARK2 as BYTE_ORDER_MARK,
  CHANGE_ITSELF,
  CLIENTS,
  CLIENT_NAMES,
  CONFIG_ONLY,
  CONFIG_PATH,
  DIAGNOSTIC_SEVERITIES,
  EXCLUSION_PATH,
  FENCE,
  FINDING_KINDS,
  LEARNED_PATH,
  LEFT_OUT_BY_DEFAULT,
  LINK_OUT,
  MAX_BLOCK_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_PRICE,
  MAX_PROBLEMS,
  MAX_SHARDS,
  MODEL_PROVIDERS,
  NO_CONFIG_ONLY,
  OPTIONS,
  PROJECT_URL,
  REVIEW_FAIL_ON,
  SEVERITIES,
  USUAL_TOKENS,
  VALIDATE_FAIL_ON,
  atMost,
  byPath,
  canBeListed,
  checkoutAround,
  checkoutWorkspace,
  chooseShardCount,
  clientsOf,
  compileExclusionGlob,
  compileGlob,
  composeLetters,
  containsItself,
  cutBetween,
  decodeReference,
  describeFollowed,
  describeMisplacedConfig,
  describeNestedExtends,
  describeUnreadExtends,
  diagnosticAt,
  diagnosticJson,
  diagnosticOfFile,
  displayWidth,
  divideFiles,
  docsUrl,
  editDistance,
  escapeActing,
  extendConfig,
  fenceProblems,
  findDeepNesting2 as findDeepNesting,
  findFences,
  findLineEnd,
  findNonJson,
  firstEndingFrom,
  foldFileName,
  foldFilePath,
  folderOf,
  folderOfRun,
  githubGlobs,
  guardedAround,
  indexBackticks,
  isBelow,
  isBroken,
  isFromFile,
  isGitFolder,
  isInCheckout,
  isModelProvider,
  isOpening,
  isOwnSpelling,
  isPlainOnWindows,
  isPlainPath,
  isWindowsName,
  isWithin,
  joinPath,
  jsonPieces,
  jsonText,
  keepUndecided,
  languageProblem,
  lazily,
  leavesCheckout,
  lineAt,
  lineText,
  listNames,
  listWaysAround,
  listWrongValues,
  listingWidth,
  loadFrontmatter,
  makeCompanionKey,
  makeTemporaryFolder,
  matchInBothDialects,
  mergeEntries,
  nameOf,
  nearestFolder,
  noFrontmatter,
  normaliseLabel,
  nowhere2 as nowhere,
  openRepository,
  parentsOf,
  planShards,
  positionAt,
  problemAt,
  rangeAround,
  readAddress,
  readBytes,
  readCodeRanges,
  readEndings,
  readExtends,
  readHidden,
  readJsonc,
  readLineEnding,
  readOptions,
  readOutline,
  readOwnFile,
  readPlacedSpans,
  readPlainFrontmatter,
  readPolicy,
  readTarget,
  readText,
  readUtf16,
  readWorkspaceConfig,
  relativePath,
  reportWidth,
  resolveLink,
  resolvePath,
  ruleUrl,
  shiftRange,
  skipBlanks2 as skipBlanks,
  sourceText,
  splitGlobList,
  standInFor,
  suggestionFor,
  throwAll,
  trimRangeEnd,
  vscodeGlobs,
  withoutCarriageReturn,
  withoutFolders,
  wrapAtTerminal,
  wrapListing,
  wrapMessage,
  wrapText
};
