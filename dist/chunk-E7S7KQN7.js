import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_SHARDS,
  SEVERITIES
} from "./chunk-AD52CFGC.js";
import {
  CLIENTS
} from "./chunk-WI7MEB4B.js";

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
], LEFT_OUT_BY_DEFAULT = ["similar"];

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
var MODEL_PROVIDERS = ["openai", "azure-openai", "anthropic", "ollama", "copilot"];
function isModelProvider(name) {
  return MODEL_PROVIDERS.includes(name);
}

// src/options/options.ts
var MODES = ["auto", "review", "validate", "dump", "describe", "plan", "publish"], PROVIDERS = ["auto", ...MODEL_PROVIDERS, "offline"], OPENAI_APIS = ["chat", "responses"], DELEGATIONS = ["auto", "mandatory", "never"], SWITCHES = ["on", "off"], COMMENT_RULES = ["always", "findings", "never"], REVIEW_FAIL_ON = ["never", ...SEVERITIES], VALIDATE_FAIL_ON = ["never", "error", "warning"], CONFIG_PATH = ".github/housestyle.yml", BASELINE_PATH = ".github/housestyle-baseline.json", AUDIT_BASELINE_PATH = ".github/housestyle-audit.json", LEARNED_PATH = ".github/housestyle-learned.json", EXCLUSION_PATH = ".github/content-exclusion.yml", TABLE = [
  {
    name: "mode",
    type: "choice",
    choices: MODES,
    default: "auto",
    actionOnly: !0,
    description: "`review`, `validate`, `dump`, `describe` or `auto`: pull request events review, `push`, `merge_group` and `schedule` validate, `workflow_dispatch` dumps; `plan` divides a review over jobs, and `publish` merges and posts their results"
  },
  {
    name: "github-token",
    type: "text",
    secret: !0,
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
    description: "which provider is asked: `openai` (any OpenAI-compatible server), `azure-openai`, `anthropic`, `ollama`, `copilot` (the Copilot CLI, with its tools off), `offline` (literal checks, no model) or `auto`: the first that is configured, else `offline`"
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
    secret: !0,
    description: "key for the server; `OPENAI_API_KEY`, `AZURE_OPENAI_API_KEY` and `ANTHROPIC_API_KEY` work too"
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
    actionOnly: !0,
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
    description: "which reader is followed where readers differ: `github` (`applyTo` counts from the repository's root) or `vscode` (`applyTo` matches at any depth; files that VS Code does not read by default are left out)"
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
    keepsOrigin: !0,
    description: "VS Code user settings: a file, or the settings themselves as a text that begins with `{`"
  },
  {
    name: "organization-instructions",
    type: "boolean",
    default: "false",
    actionOnly: !0,
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
    isDefaultOptional: !0,
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
    isDefaultOptional: !0,
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
    actionOnly: !0,
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
    description: "globs, one per line: review or validate only these files"
  },
  { name: "ignore", type: "list", form: "globs", description: "globs, one per line: leave these files out" },
  {
    name: "literal-checks",
    type: "choice",
    choices: SWITCHES,
    default: "on",
    description: "whether statements that can be checked without a model are checked without it: `on` or `off`"
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
    isDefaultOptional: !0,
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
    description: "lowest probability, from 0 to 1, with which people accept a finding, for it to become a comment; others are listed in the summary with their probability; it counts only if `learned` has a file"
  },
  {
    name: "learned",
    type: "text",
    default: LEARNED_PATH,
    isDefaultOptional: !0,
    description: "file of the trusted revision that the command `learn` wrote, with what became of the findings of past pull requests; without it, or with fewer than 30 outcomes in it, nothing changes"
  },
  {
    name: "fail-on",
    type: "choice",
    choices: [...REVIEW_FAIL_ON, "error", "warning"],
    keepsOrigin: !0,
    description: "review: `never` (default), `low`, `medium`, `high`; validate: `never`, `error` (default), `warning`"
  },
  {
    name: "min-coverage",
    type: "integer",
    least: 0,
    most: 100,
    default: "0",
    description: "fail if less than this percentage of the changed lines was judged, by a model or by literal checks; excluded files count as not judged"
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
    actionOnly: !0,
    description: "after a push, ask models only about files that changed since the last review of the pull request, and about files that use what changed in them; other findings are carried over"
  },
  {
    name: "full",
    type: "boolean",
    default: "false",
    actionOnly: !0,
    description: "review the whole change once more, although an earlier commit of it, or this one, was reviewed"
  },
  {
    name: "comment",
    type: "choice",
    choices: COMMENT_RULES,
    default: "findings",
    actionOnly: !0,
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
    secret: !0,
    description: "secret of your choice that seals the results of shards, the same in all jobs; by default the key of the model. Without either, a job of the same workflow run can forge a result"
  },
  {
    name: "shard-results",
    type: "text",
    actionOnly: !0,
    description: "publish: folder with the results of the shards; by default, the artifacts of this workflow run are read"
  },
  {
    name: "review-drafts",
    type: "boolean",
    default: "true",
    actionOnly: !0,
    description: "whether drafts are reviewed; with `false`, a review starts when a draft is marked ready for review"
  },
  {
    name: "review-label",
    type: "text",
    actionOnly: !0,
    description: "review only pull requests with this label; adding the label starts a review if `on: pull_request` has the type `labeled`"
  },
  {
    name: "wait-for-pushes",
    type: "integer",
    least: 0,
    most: 90,
    default: "60",
    actionOnly: !0,
    description: "maximum number of seconds to wait for another push before a model is asked, when a branch was pushed to several times within ten minutes; `0`: never wait"
  },
  {
    name: "check-run",
    type: "choice",
    choices: ["auto", "never"],
    default: "never",
    actionOnly: !0,
    description: "whether the verdict is also shown as a check named `housestyle` on the commit: `auto`: if the token has the permission `checks: write`, which costs a request; or `never`"
  },
  {
    name: "request-changes",
    type: "boolean",
    default: "false",
    description: "request changes when a finding reaches `fail-on`"
  },
  { name: "sarif-file", type: "text", form: "own-path", description: "file to write the findings to, as SARIF 2.1.0" },
  {
    name: "output-dir",
    type: "text",
    form: "own-path",
    description: "folder for the run's files: findings, summary, prompt"
  },
  {
    name: "artifact",
    type: "boolean",
    default: "true",
    actionOnly: !0,
    description: "dump: attach the prompt to the workflow run as an artifact; everybody who can read the repository can download it"
  },
  { name: "dry-run", type: "boolean", default: "false", description: "do everything except posting" }
], OPTIONS = TABLE;

export {
  LEFT_OUT_BY_DEFAULT,
  MODEL_PROVIDERS,
  isModelProvider,
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON,
  CONFIG_PATH,
  BASELINE_PATH,
  AUDIT_BASELINE_PATH,
  LEARNED_PATH,
  EXCLUSION_PATH,
  OPTIONS
};
