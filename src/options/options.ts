import { CLIENTS, type Client } from '../customizations/known/clients.ts';
import { COMPATIBILITIES, type Compatibility } from '../customizations/types.ts';
import type { Place } from '../errors.ts';
import { SEVERITIES, type Severity } from '../findings/types.ts';
import { PURPOSES, type Purpose } from '../guidelines/purpose.ts';
import { MODEL_PROVIDERS } from '../models/providers.ts';
import type { Prices } from '../models/spending/prices.ts';

/** One input of the Action, flag of the command and key of the configuration file, all spelled the same. */
export interface OptionSpec {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'list' | 'choice';
  /** As users read it in README and action.yml. */
  readonly description: string;
  /** As documented; applied by `readOptions`, not by the runner. */
  readonly default?: string;
  readonly choices?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  /** Given to the runner as the input's default, because only the runner knows the value. */
  readonly runnerDefault?: string;
  /** Masked in logs. */
  readonly secret?: true;
  /** Only the Action has it. */
  readonly actionOnly?: true;
}

export const MODES = ['auto', 'review', 'validate', 'dump'] as const;
export const PROVIDERS = ['auto', ...MODEL_PROVIDERS, 'offline'] as const;
export const OPENAI_APIS = ['chat', 'responses'] as const;
export const DELEGATIONS = ['auto', 'mandatory', 'never'] as const;
export const REVIEW_FAIL_ON = ['never', ...SEVERITIES] as const;
export const VALIDATE_FAIL_ON = ['never', 'error', 'warning'] as const;

/** The one table that action.yml, the README, the command's help and both entries are made from. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'mode',
    type: 'choice',
    choices: MODES,
    default: 'auto',
    actionOnly: true,
    description:
      '`review`, `validate`, `dump` or `auto`: pull request events review, `push`, `merge_group` and `schedule` validate, `workflow_dispatch` dumps',
  },
  {
    name: 'github-token',
    type: 'text',
    secret: true,
    runnerDefault: '${{ github.token }}',
    description: "token for the API; the workflow's own token by default",
  },
  {
    name: 'pull-request',
    type: 'integer',
    least: 1,
    description: 'number of the pull request, where the event does not name one',
  },
  {
    name: 'provider',
    type: 'choice',
    choices: PROVIDERS,
    default: 'auto',
    description:
      'who is asked: `openai` (any OpenAI-compatible server), `azure-openai`, `anthropic`, `ollama`, `copilot` (the Copilot CLI, with its tools off), `offline` (literal checks, no model) or `auto`: the first that is configured, else `offline`',
  },
  { name: 'model', type: 'text', description: 'name of the model, or of the deployment; required but for `copilot`' },
  {
    name: 'fallback-models',
    type: 'list',
    description:
      'models to ask when the one before cannot answer, in order, one a line: `gpt-4o`, or `anthropic:claude-sonnet-4-5` for one of another provider',
  },
  {
    name: 'base-url',
    type: 'text',
    description:
      "address of the provider's server, such as `http://localhost:11434/v1`; `OPENAI_BASE_URL`, `AZURE_OPENAI_ENDPOINT`, `ANTHROPIC_BASE_URL` and `OLLAMA_HOST` work too",
  },
  {
    name: 'api-key',
    type: 'text',
    secret: true,
    description: 'key for the server; `OPENAI_API_KEY`, `AZURE_OPENAI_API_KEY` and `ANTHROPIC_API_KEY` work too',
  },
  {
    name: 'api-version',
    type: 'text',
    description: 'version of the API of Azure OpenAI, such as `2024-10-21`; without one its `v1` API is used',
  },
  {
    name: 'openai-api',
    type: 'choice',
    choices: OPENAI_APIS,
    default: 'chat',
    description: 'which of its APIs an OpenAI server is asked by: `chat` (Chat Completions) or `responses`',
  },
  {
    name: 'max-input-tokens',
    type: 'integer',
    least: 1000,
    description: 'most input tokens of one request; by default what the model takes',
  },
  {
    name: 'max-output-tokens',
    type: 'integer',
    least: 16,
    description: 'most output tokens of one request; by default the server decides',
  },
  {
    name: 'max-requests',
    type: 'integer',
    least: 1,
    description: 'most model requests of one run; what they do not hold is left out and named',
  },
  {
    name: 'max-cost',
    type: 'number',
    least: 0,
    description:
      'most money of one run, in the currency of `prices` in the configuration file; what it does not pay for is left out and named',
  },
  {
    name: 'max-turns',
    type: 'integer',
    least: 1,
    most: 100,
    default: '8',
    description: 'most turns in which a model looks things up and answers; with 1 it is offered no tools',
  },
  {
    name: 'max-minutes',
    type: 'integer',
    least: 1,
    default: '20',
    description: 'most minutes that models work; then they are told to conclude, and what was found is kept',
  },
  {
    name: 'concurrency',
    type: 'integer',
    least: 1,
    most: 64,
    default: '8',
    description: 'most model requests at once',
  },
  {
    name: 'verify',
    type: 'boolean',
    default: 'true',
    description:
      'have a second, skeptical request check the findings of a model; what it cannot confirm is dropped or lowered',
  },
  {
    name: 'verify-model',
    type: 'text',
    description: 'model that checks the findings, written as in `fallback-models`; the same one by default',
  },
  {
    name: 'cache-dir',
    type: 'text',
    description:
      "folder to keep models' replies in, so that the same prompt costs nothing again; made for `actions/cache`",
  },
  {
    name: 'config',
    type: 'text',
    default: '.github/housestyle.yml',
    description: 'configuration file, read from the trusted revision',
  },
  {
    name: 'instructions-from',
    type: 'choice',
    choices: ['base', 'head'],
    default: 'base',
    description: 'revision whose instruction files guide the review; `head` is refused for pull requests from forks',
  },
  {
    name: 'compatibility',
    type: 'choice',
    choices: COMPATIBILITIES,
    default: 'github',
    description:
      "whose reading counts where readers differ: `github` (`applyTo` from the repository's root) or `vscode` (`applyTo` at any depth; no file and no switch that VS Code would not take)",
  },
  {
    name: 'workspace-folders',
    type: 'list',
    description:
      'folders, one a line, each with customizations of its own that are in force inside of it; those of a `.code-workspace` file at the root count too',
  },
  {
    name: 'user-settings',
    type: 'text',
    description: "the user's settings of VS Code: a file, or its text, which begins with `{`",
  },
  {
    name: 'organization-instructions',
    type: 'boolean',
    default: 'false',
    actionOnly: true,
    description:
      "read instructions and agents of the owner's `.github-private` and `.github` repositories, where the token may",
  },
  {
    name: 'clients',
    type: 'list',
    choices: CLIENTS,
    description:
      'programs the team works with, one a line: `vscode`, `github`, `copilot-cli`, `claude`; validate reports what is wrong in one of them, by default in all',
  },
  {
    name: 'all',
    type: 'boolean',
    default: 'false',
    description: 'validate: report everything on a pull request too, not only what the change touches',
  },
  {
    name: 'baseline',
    type: 'text',
    default: '.github/housestyle-baseline.json',
    description:
      'validate: file of known problems that are not reported again; on a pull request read from the base, made by `--write-baseline`',
  },
  {
    name: 'agent',
    type: 'text',
    description:
      'name of an agent of the repository, as its file or its `name` has it: it reviews in place of the default reviewer, or the prompt of a dump carries its instructions',
  },
  {
    name: 'delegate',
    type: 'choice',
    choices: DELEGATIONS,
    default: 'auto',
    description:
      "which of the repository's agents review beside the default reviewer: `mandatory`, those that instructions delegate to; `auto`, also those whose descriptions match; `never`, none",
  },
  {
    name: 'max-agents',
    type: 'integer',
    least: 0,
    most: 50,
    default: '3',
    description: 'most agents that are chosen by their descriptions',
  },
  {
    name: 'remote-agents',
    type: 'list',
    actionOnly: true,
    description:
      "names of agents of the owner's `.github-private` and `.github` repositories that may be used, one a line",
  },
  {
    name: 'tool-reports',
    type: 'list',
    description:
      "files with the results of other tools, one a line: SARIF, ESLint's JSON, or the output of a compiler; a model may look them up",
  },
  {
    name: 'purpose',
    type: 'choice',
    choices: PURPOSES,
    default: 'review',
    description:
      'dump: what the prompt is for: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`; each has instructions of its own',
  },
  { name: 'paths', type: 'list', description: 'globs, one a line: review or validate only these files' },
  { name: 'ignore', type: 'list', description: 'globs, one a line: leave these files out' },
  {
    name: 'content-exclusion',
    type: 'text',
    default: '.github/content-exclusion.yml',
    description:
      "file of the trusted revision that says what no model may see, in the form of GitHub's content exclusion settings; `.copilotignore` files count too",
  },
  {
    name: 'max-file-lines',
    type: 'integer',
    least: 1,
    default: '20000',
    description: 'leave out files with more changed lines than this',
  },
  {
    name: 'bundles',
    type: 'boolean',
    default: 'false',
    description:
      'compare changed bundles (webpack, esbuild, rollup, ncc) module by module and read the modules that changed, instead of leaving the file out as generated',
  },
  {
    name: 'max-comments',
    type: 'integer',
    least: 0,
    default: '20',
    description: 'most inline comments of one run; further findings stand in the summary',
  },
  {
    name: 'min-severity',
    type: 'choice',
    choices: SEVERITIES,
    default: 'low',
    description: 'least severity that is reported',
  },
  {
    name: 'fail-on',
    type: 'choice',
    choices: [...REVIEW_FAIL_ON, 'error', 'warning'],
    description: 'review: `never` (default), `low`, `medium`, `high`; validate: `never`, `error` (default), `warning`',
  },
  {
    name: 'min-coverage',
    type: 'integer',
    least: 0,
    most: 100,
    default: '0',
    description: 'fail when less than this percentage of the changed lines was reviewed',
  },
  {
    name: 'request-changes',
    type: 'boolean',
    default: 'false',
    description: 'request changes when a finding reaches `fail-on`',
  },
  { name: 'sarif-file', type: 'text', description: 'file to write the findings to as SARIF 2.1.0' },
  { name: 'output-dir', type: 'text', description: "folder for the run's files: findings, summary, prompt" },
  {
    name: 'artifact',
    type: 'boolean',
    default: 'true',
    actionOnly: true,
    description:
      'dump: attach the prompt to the workflow run as an artifact, which everybody who can read the repository can download',
  },
  { name: 'dry-run', type: 'boolean', default: 'false', description: 'do everything but post' },
];

/** A threshold as it was given: review and validate take different words for it. */
export interface FailOn {
  readonly value: (typeof REVIEW_FAIL_ON)[number] | (typeof VALIDATE_FAIL_ON)[number];
  /** The configuration file serves both, so there the other's word is no mistake. */
  readonly isShared: boolean;
}

/** A text that names a file of the trusted revision if it stands in the configuration, else one of the user's. */
export interface SharedText {
  readonly value: string;
  readonly isShared: boolean;
}

/** The keys of the configuration file that are neither inputs nor flags. */
export const CONFIG_ONLY = ['rules', 'overrides', 'prices', 'model-names'] as const;

/** What a configuration file has under these keys, unread, and where each part of it stands. */
export interface ConfigOnly {
  readonly values: Readonly<Partial<Record<(typeof CONFIG_ONLY)[number], unknown>>>;
  /** Of a value, or of its key where `of` says so; the file as a whole where nothing stands there. */
  readonly placeOf: (path: readonly (string | number)[], of?: 'key' | 'value') => Place | undefined;
}

/** Validated values of the table above. */
export interface Options {
  readonly mode: (typeof MODES)[number];
  readonly githubToken: string | undefined;
  readonly pullRequest: number | undefined;
  readonly provider: (typeof PROVIDERS)[number];
  readonly model: string | undefined;
  /** Each a name, or `provider:name`. */
  readonly fallbackModels: readonly string[];
  readonly baseUrl: string | undefined;
  /** Whether a configuration file names that server, rather than who starts the run. */
  readonly isServerConfigured: boolean;
  readonly apiKey: string | undefined;
  readonly apiVersion: string | undefined;
  readonly openaiApi: (typeof OPENAI_APIS)[number];
  readonly maxInputTokens: number | undefined;
  readonly maxOutputTokens: number | undefined;
  readonly maxRequests: number | undefined;
  /** In the currency of the prices. */
  readonly maxCost: number | undefined;
  readonly prices: Prices;
  /** What agents call a model → its name, or `provider:name`. */
  readonly modelNames: ReadonlyMap<string, string>;
  readonly maxTurns: number;
  readonly maxMinutes: number;
  readonly concurrency: number;
  readonly verify: boolean;
  readonly verifyModel: string | undefined;
  readonly cacheDir: string | undefined;
  readonly instructionsFrom: 'base' | 'head';
  readonly compatibility: Compatibility;
  /** From the repository's root. */
  readonly workspaceFolders: readonly string[];
  readonly userSettings: SharedText | undefined;
  readonly organizationInstructions: boolean;
  readonly clients: readonly Client[];
  readonly all: boolean;
  /** Undefined where nobody named one; the default may then be missing. */
  readonly baseline: string | undefined;
  /** As the configuration file has them; `readRulesConfig` knows the rules. */
  readonly rules: ConfigOnly;
  readonly agent: string | undefined;
  readonly delegate: (typeof DELEGATIONS)[number];
  readonly maxAgents: number;
  readonly remoteAgents: readonly string[];
  /** Paths on this machine. */
  readonly toolReports: readonly string[];
  readonly purpose: Purpose;
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
  /** Undefined where nobody named one; the default may then be missing. */
  readonly contentExclusion: string | undefined;
  /** Added and removed lines. */
  readonly maxFileLines: number;
  readonly bundles: boolean;
  readonly maxComments: number;
  readonly minSeverity: Severity;
  readonly failOn: FailOn | undefined;
  /** Percentage of the changed lines. */
  readonly minCoverage: number;
  readonly requestChanges: boolean;
  readonly sarifFile: string | undefined;
  readonly outputDir: string | undefined;
  readonly artifact: boolean;
  readonly dryRun: boolean;
}

/** The Action's outputs, as action.yml and the README describe them. */
export const OUTPUTS = {
  findings: 'number of findings',
  errors: 'number of errors (validate)',
  warnings: 'number of warnings (validate)',
  'comments-posted': 'inline comments this run posted (review)',
  'review-url': 'address of the review this run posted (review)',
  'summary-file': 'the review, or the validation, as Markdown',
  'findings-file': 'the review as JSON (review)',
  'prompt-file': 'the prompt as JSON (dump)',
  'artifact-url': 'address of the artifact that holds the prompt, where it was attached (dump)',
  'sarif-file': 'the findings as SARIF, where `sarif-file` was given',
  'input-tokens': 'input tokens the model used (review) or would use (dump)',
  'output-tokens': 'output tokens the model used (review)',
  usage:
    'requests, tokens and costs by agent and model, as JSON: `[{"agent", "model", "requests", "failedRequests", "cachedReplies", "inputTokens", "outputTokens", "cost"}]` (review)',
  requests: 'requests sent to models (review)',
  cost: 'what they cost, in the currency of `prices`, where every model used has a price (review)',
  coverage: 'percentage of the changed lines that was reviewed, rounded down (review)',
  'changed-files': 'files of the change (review)',
  'reviewed-files': 'files of which any line was reviewed (review)',
  'changed-lines': 'added and removed lines of the change (review)',
  'reviewed-lines': 'added and removed lines that were reviewed (review)',
  'not-reviewed': 'the rest by reason, as JSON: `[{"kind", "files", "lines"}]` (review)',
  conclusion: '`clean`, `findings`, `failed` or `skipped`',
} as const;
