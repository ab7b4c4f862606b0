import { CONTEXT_PROVIDERS, LEFT_OUT_BY_DEFAULT } from '../context/provider-names.ts';
import { CLIENTS } from '../customizations/known/clients.ts';
import { COMPATIBILITIES } from '../customizations/types.ts';
import type { ConfigOnly } from './given.ts';
import { SEVERITIES } from '../findings/types.ts';
import { PURPOSES } from '../guidelines/purpose.ts';
import { MAX_SHARDS } from '../packing/plan-shards.ts';
import { MODEL_PROVIDERS } from '../models/providers.ts';
import type { Prices } from '../models/spending/prices.ts';

/** One input of the Action, flag of the command and key of the configuration file. All three have the same name. */
export type OptionSpec = TextOption | NumberOption | BooleanOption | ChoiceOption | ListOption;

interface OptionBase {
  readonly name: string;
  /** Shown in README, in action.yml, in `--help` and by editors. */
  readonly description: string;
  /**
   * Documented for users, and applied by `readOptions`. It is not written into action.yml: the runner does not tell a
   * default from a given value, so an input's default would hide the value in the configuration file.
   */
  readonly default?: string;
  /** Written into action.yml as the input's default, because only the runner knows the value. */
  readonly runnerDefault?: string;
  /** Masked in logs. */
  readonly secret?: true;
  /** The command has no such flag. */
  readonly actionOnly?: true;
  /** `Options` also says whether the value comes from the configuration file: its meaning depends on that. */
  readonly keepsOrigin?: true;
  /** The default is a file that may be missing. `Options` has `undefined` when nobody named one. */
  readonly isDefaultOptional?: true;
}

interface TextOption extends OptionBase {
  readonly type: 'text';
  /** `own-path`: from a configuration file, only a path below the folder that the run starts in. */
  readonly form?: 'url' | 'own-path';
}

interface NumberOption extends OptionBase {
  readonly type: 'integer' | 'number';
  readonly least: number;
  readonly most?: number;
}

interface BooleanOption extends OptionBase {
  readonly type: 'boolean';
}

interface ChoiceOption extends OptionBase {
  readonly type: 'choice';
  readonly choices: readonly string[];
}

/** A list, or a text with one entry per line. Without a value it is empty. */
type ListOption = OptionBase & { readonly type: 'list' } & (
    | { readonly form: 'names' | 'globs' | 'folders' | 'own-paths' }
    | { readonly form: 'choices'; readonly choices: readonly string[] }
  );

export const MODES = ['auto', 'review', 'validate', 'dump', 'describe', 'plan', 'publish'] as const;
export const PROVIDERS = ['auto', ...MODEL_PROVIDERS, 'offline'] as const;
export const OPENAI_APIS = ['chat', 'responses'] as const;
export const DELEGATIONS = ['auto', 'mandatory', 'never'] as const;
export const SWITCHES = ['on', 'off'] as const;
export const COMMENT_RULES = ['always', 'findings', 'never'] as const;
export const REVIEW_FAIL_ON = ['never', ...SEVERITIES] as const;
export const VALIDATE_FAIL_ON = ['never', 'error', 'warning'] as const;

/** The file that is read when `config` names none. */
export const CONFIG_PATH = '.github/housestyle.yml';
/** The file that is read when `baseline` names none. */
export const BASELINE_PATH = '.github/housestyle-baseline.json';
/** The same for an audit of all files. */
export const AUDIT_BASELINE_PATH = '.github/housestyle-audit.json';
/** The file that is read when `learned` names none. */
export const LEARNED_PATH = '.github/housestyle-learned.json';
/** The file that is read when `content-exclusion` names none. */
export const EXCLUSION_PATH = '.github/content-exclusion.yml';

/**
 * The one table of options. action.yml, README's tables, the command's help, the schema of the configuration file, the
 * type `Options` and the reading of values (`read-options.ts`) are made from it.
 */
const TABLE = [
  {
    name: 'mode',
    type: 'choice',
    choices: MODES,
    default: 'auto',
    actionOnly: true,
    description:
      '`review`, `validate`, `dump`, `describe` or `auto`: pull request events review, `push`, `merge_group` and `schedule` validate, `workflow_dispatch` dumps; `plan` divides a review over jobs, and `publish` merges and posts their results',
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
    description: 'number of the pull request, for events that do not name one',
  },
  {
    name: 'provider',
    type: 'choice',
    choices: PROVIDERS,
    default: 'auto',
    description:
      'which provider is asked: `openai` (any OpenAI-compatible server), `azure-openai`, `anthropic`, `bedrock` (Amazon Bedrock), `vertex` (Vertex AI of Google), `ollama`, `copilot` (the Copilot CLI, with its tools off), `offline` (literal checks, no model) or `auto`: `anthropic` for a model whose name begins with `claude-`, else the first that is configured, else `offline`',
  },
  { name: 'model', type: 'text', description: 'name of the model or deployment; required, except with `copilot`' },
  {
    name: 'fallback-models',
    type: 'list',
    form: 'names',
    description:
      'models to ask when the model before cannot answer, in this order, one per line: `gpt-4o`, or `anthropic:claude-sonnet-4-5` for a model of another provider',
  },
  {
    name: 'base-url',
    type: 'text',
    form: 'url',
    description:
      "address of the provider's server, such as `http://localhost:11434/v1`; `OPENAI_BASE_URL`, `AZURE_OPENAI_ENDPOINT`, `ANTHROPIC_BASE_URL` and `OLLAMA_HOST` work too",
  },
  {
    name: 'api-key',
    type: 'text',
    secret: true,
    description:
      'key for the server; `OPENAI_API_KEY`, `AZURE_OPENAI_API_KEY`, `ANTHROPIC_API_KEY` and `AWS_BEARER_TOKEN_BEDROCK` work too',
  },
  {
    name: 'api-version',
    type: 'text',
    description: 'version of the Azure OpenAI API, such as `2024-10-21`; without it, the `v1` API is used',
  },
  {
    name: 'openai-api',
    type: 'choice',
    choices: OPENAI_APIS,
    default: 'chat',
    description: 'which API of an OpenAI server is used: `chat` (Chat Completions) or `responses`',
  },
  {
    name: 'max-input-tokens',
    type: 'integer',
    least: 1000,
    description: 'maximum number of input tokens per request; by default, as many as the model takes',
  },
  {
    name: 'max-output-tokens',
    type: 'integer',
    least: 16,
    description: 'maximum number of output tokens per request; by default, the server decides',
  },
  {
    name: 'context-tokens',
    type: 'integer',
    least: 0,
    default: '12000',
    description:
      'maximum number of tokens of the code around the change in one request, for large budgets; small budgets use a part of theirs; with 0, a prompt shows the change alone',
  },
  {
    name: 'leave-out-context',
    type: 'list',
    form: 'choices',
    choices: CONTEXT_PROVIDERS,
    default: LEFT_OUT_BY_DEFAULT.join('\n'),
    description: `kinds of code around the change that prompts leave out, one per line: ${CONTEXT_PROVIDERS.map((name) => `\`${name}\``).join(', ')}; \`dump\` names the kind of each piece; by default, only \`similar\` is left out, because it makes prompts longer and says little`,
  },
  {
    name: 'max-requests',
    type: 'integer',
    least: 1,
    description: 'maximum number of model requests per run; what they cannot hold is left out and reported',
  },
  {
    name: 'max-cost',
    type: 'number',
    least: 0,
    description:
      'maximum cost of a run, in the currency of `prices` in the configuration file; what would cost more is left out and reported',
  },
  {
    name: 'max-turns',
    type: 'integer',
    least: 1,
    most: 100,
    default: '8',
    description: 'maximum number of turns in which a model looks things up and answers; with 1, it is offered no tools',
  },
  {
    name: 'max-minutes',
    type: 'integer',
    least: 1,
    default: '20',
    description: 'minutes that models may work; after that they are asked to conclude, and what was found is kept',
  },
  {
    name: 'concurrency',
    type: 'integer',
    least: 1,
    most: 64,
    default: '8',
    description: 'maximum number of model requests at the same time',
  },
  {
    name: 'verify',
    type: 'boolean',
    default: 'true',
    description:
      'have a second, skeptical request check the findings of a model; findings that it cannot confirm are dropped or lowered',
  },
  {
    name: 'verify-model',
    type: 'text',
    description: 'model that checks the findings, written as in `fallback-models`; by default, the same model',
  },
  {
    name: 'cache-dir',
    type: 'text',
    form: 'own-path',
    description:
      "folder in which models' replies are kept, so that a repeated prompt costs nothing, and the names of code that was read; meant for `actions/cache`",
  },
  {
    name: 'batch',
    type: 'boolean',
    default: 'false',
    description:
      'with `all-files`: send the requests in batches at half the price, which the provider answers within 24 hours; a later run with the same `cache-dir` picks the replies up. For the providers `openai` and `anthropic`; a review of a change ignores it',
  },
  {
    name: 'batch-minutes',
    type: 'integer',
    least: 0,
    most: 1_440,
    default: '0',
    description:
      'minutes to wait for batches, and to go on with what they bring; `0`: send them and leave the replies to a later run',
  },
  {
    name: 'cancel-batches',
    type: 'boolean',
    default: 'false',
    description:
      'with `all-files`: cancel the batches that `cache-dir` knows and that are not answered, and do nothing else',
  },
  {
    name: 'config',
    type: 'text',
    default: CONFIG_PATH,
    description: 'configuration file, read from the trusted revision',
  },
  {
    name: 'extends',
    type: 'text',
    actionOnly: true,
    description:
      'configuration file of another repository, such as `acme/.github/housestyle.yml@` and the 40 digits of a commit; keys of the own file win, except those that its `policy` lists',
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
      "which client's reading of instruction files counts where clients differ: `github` (`applyTo` counts from the repository's root) or `vscode` (`applyTo` matches at any depth; files that VS Code does not read by default are left out)",
  },
  {
    name: 'workspace-folders',
    type: 'list',
    form: 'folders',
    description:
      'folders, one per line, with customizations of their own, which apply only inside their folder; the folders of a `.code-workspace` file at the root count too',
  },
  {
    name: 'user-settings',
    type: 'text',
    keepsOrigin: true,
    description: 'VS Code user settings: a file, or the settings themselves as a text that begins with `{`',
  },
  {
    name: 'organization-instructions',
    type: 'boolean',
    default: 'false',
    actionOnly: true,
    description:
      "read instructions and agents from the owner's `.github-private` and `.github` repositories, if the token may read them",
  },
  {
    name: 'clients',
    type: 'list',
    form: 'choices',
    choices: CLIENTS,
    description:
      'programs the team works with, one per line: `vscode`, `github`, `copilot-cli`, `claude`, `gemini`, `codex`, `cursor`, `windsurf`; validate reports what is wrong in at least one of them; by default, they follow from the files (`.claude/` shows Claude Code, for example), and what is wrong only in other clients is information',
  },
  {
    name: 'all',
    type: 'boolean',
    default: 'false',
    description: 'validate: on a pull request, report every problem, not only those that the change touches',
  },
  {
    name: 'baseline',
    type: 'text',
    default: BASELINE_PATH,
    isDefaultOptional: true,
    description:
      "validate: file of known problems, which are not reported again; `--write-baseline` creates it, and on a pull request the base's file counts",
  },
  {
    name: 'all-files',
    type: 'boolean',
    default: 'false',
    description:
      'review, plan, publish: audit every file of a commit instead of a change; nothing is posted. In a workflow, the files are those of the checkout',
  },
  {
    name: 'audit-baseline',
    type: 'text',
    default: AUDIT_BASELINE_PATH,
    isDefaultOptional: true,
    description:
      'with `all-files`: file of known findings, which are not reported again; `--write-baseline` creates it, and it is read from the audited commit',
  },
  {
    name: 'agent',
    type: 'text',
    description:
      'name of an agent of the repository (its file name or its `name`): it reviews instead of the default reviewer, or a dump contains its instructions',
  },
  {
    name: 'delegate',
    type: 'choice',
    choices: DELEGATIONS,
    default: 'auto',
    description:
      "which of the repository's agents review in addition to the default reviewer: `mandatory`: those that instructions delegate to; `auto`: also those whose descriptions match the change; `never`: none",
  },
  {
    name: 'max-agents',
    type: 'integer',
    least: 0,
    most: 50,
    default: '1',
    description: 'maximum number of agents that are chosen by their descriptions or called by a model',
  },
  {
    name: 'remote-agents',
    type: 'list',
    actionOnly: true,
    form: 'names',
    description:
      "names of agents in the owner's `.github-private` and `.github` repositories that may be used, one per line",
  },
  {
    name: 'tool-reports',
    type: 'list',
    form: 'own-paths',
    description:
      "files with the results of other tools, one per line: SARIF, ESLint's JSON, or the output of a compiler; a model may look them up",
  },
  {
    name: 'memory',
    type: 'text',
    form: 'own-path',
    description:
      'file with facts learned about the repository: a JSON list of `{"subject": "…", "fact": "…", "citations": ["src/a.ts:10"]}`; facts whose citations no longer hold are not used',
  },
  {
    name: 'history',
    type: 'text',
    form: 'own-path',
    description: 'file with an earlier conversation: a JSON list of `{"role": "user" or "assistant", "content": "…"}`',
  },
  {
    name: 'purpose',
    type: 'choice',
    choices: PURPOSES,
    default: 'review',
    description:
      'dump: what the prompt is for: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`; each has its own instructions',
  },
  {
    name: 'commit-message',
    type: 'boolean',
    default: 'false',
    description: "describe: also write a commit message, by the team's instructions for commit messages",
  },
  {
    name: 'paths',
    type: 'list',
    form: 'globs',
    description: 'globs such as `src/**`, one per line: review or validate only these files',
  },
  {
    name: 'ignore',
    type: 'list',
    form: 'globs',
    description: 'globs such as `**/*.snap`, one per line: leave these files out',
  },
  {
    name: 'literal-checks',
    type: 'choice',
    choices: SWITCHES,
    default: 'on',
    description: 'whether rules that need no model are checked by the program itself: `on` or `off`',
  },
  {
    name: 'leave-out-checks',
    type: 'list',
    form: 'names',
    description:
      'families of literal checks to leave out, such as `naming` or `layout`, one per line; `housestyle guidelines --statements --format json` names the family of each check',
  },
  {
    name: 'customization-checks',
    type: 'choice',
    choices: SWITCHES,
    default: 'on',
    description:
      'whether a review of a change that touches customization files also reports what `validate` finds in them: `on` or `off`',
  },
  {
    name: 'content-exclusion',
    type: 'text',
    default: EXCLUSION_PATH,
    isDefaultOptional: true,
    description:
      "file of the trusted revision that lists what no model may see, in the format of GitHub's content exclusion settings; `.copilotignore` files count too",
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
      'compare changed bundles (webpack, esbuild, rollup, ncc) module by module and review the modules that changed, instead of leaving the bundle out as generated',
  },
  {
    name: 'max-comments',
    type: 'integer',
    least: 0,
    default: '20',
    description: 'maximum number of inline comments per run; further findings are listed in the summary',
  },
  {
    name: 'min-severity',
    type: 'choice',
    choices: SEVERITIES,
    default: 'low',
    description: 'lowest severity that is reported',
  },
  {
    name: 'min-confidence',
    type: 'number',
    least: 0,
    most: 1,
    default: '0.5',
    description:
      'lowest confidence, from 0 to 1, with which a finding of a model becomes a comment; less certain findings are listed in the summary',
  },
  {
    name: 'min-acceptance',
    type: 'number',
    least: 0,
    most: 1,
    default: '0.35',
    description:
      'findings that people accept with a lower probability than this, from 0 to 1, get no comment and are listed in the summary with their probability; used only if `learned` has a file',
  },
  {
    name: 'learned',
    type: 'text',
    default: LEARNED_PATH,
    isDefaultOptional: true,
    description:
      'file of the trusted revision that the command `learn` wrote, with what became of the findings of past pull requests; without it, or with fewer than 30 outcomes in it, nothing changes',
  },
  {
    name: 'fail-on',
    type: 'choice',
    choices: [...REVIEW_FAIL_ON, 'error', 'warning'],
    keepsOrigin: true,
    description: 'review: `never` (default), `low`, `medium`, `high`; validate: `never`, `error` (default), `warning`',
  },
  {
    name: 'min-coverage',
    type: 'integer',
    least: 0,
    most: 100,
    default: '0',
    description:
      'fail if less than this percentage of the changed lines was judged, by a model or by literal checks; lock files, removed files and those that settings exclude do not count, and generated or vendored files count as not judged',
  },
  {
    name: 'fail-on-unread',
    type: 'boolean',
    default: 'false',
    description:
      'fail if changed code was judged by nobody, such as a file that is too large, cannot be decoded or became executable',
  },
  {
    name: 'incremental',
    type: 'boolean',
    default: 'true',
    actionOnly: true,
    description:
      'after a push, ask models only about files that changed since the last review of the pull request, and about files that use what changed in them; other findings are carried over',
  },
  {
    name: 'full',
    type: 'boolean',
    default: 'false',
    actionOnly: true,
    description: 'review the whole change once more, although an earlier commit of it, or this one, was reviewed',
  },
  {
    name: 'comment',
    type: 'choice',
    choices: COMMENT_RULES,
    default: 'findings',
    actionOnly: true,
    description:
      'when the summary comment is posted: `findings`: once there is something to say (findings, code that nobody judged, any conclusion but `clean`), and then it is kept up to date; `always`; or `never`; inline comments are posted anyway',
  },
  {
    name: 'shards',
    type: 'integer',
    least: 1,
    most: MAX_SHARDS,
    description:
      'plan, publish: maximum number of jobs that a review is divided over; by default, as many as the size of the change asks for, and one for a usual change',
  },
  {
    name: 'shard',
    type: 'text',
    description:
      'review: the part of the plan that this job reviews, such as `3/64`; nothing is posted, and the result goes to `output-dir` and, in a workflow, to an artifact',
  },
  {
    name: 'seal-key',
    type: 'text',
    secret: true,
    description:
      'secret of your choice that seals the results of shards, the same in all jobs; by default the key of the model. Without either, a job of the same workflow run can forge a result',
  },
  {
    name: 'shard-results',
    type: 'text',
    actionOnly: true,
    description:
      'publish: folder with the results of the shards; by default, the artifacts of this workflow run are read',
  },
  {
    name: 'review-drafts',
    type: 'boolean',
    default: 'true',
    actionOnly: true,
    description: 'whether drafts are reviewed; with `false`, a review starts when a draft is marked ready for review',
  },
  {
    name: 'review-label',
    type: 'text',
    actionOnly: true,
    description:
      'review only pull requests with this label; adding the label starts a review if `on: pull_request` has the type `labeled`',
  },
  {
    name: 'wait-for-pushes',
    type: 'integer',
    least: 0,
    most: 90,
    default: '60',
    actionOnly: true,
    description:
      'maximum number of seconds to wait for another push before a model is asked, when a branch was pushed to several times within ten minutes; `0`: never wait',
  },
  {
    name: 'check-run',
    type: 'choice',
    choices: ['auto', 'never'],
    default: 'never',
    actionOnly: true,
    description:
      'whether the verdict is also shown as a check named `housestyle` on the commit: `auto`: if the token has the permission `checks: write`, which costs a request; or `never`',
  },
  {
    name: 'request-changes',
    type: 'boolean',
    default: 'false',
    description: 'request changes when a finding reaches `fail-on`',
  },
  {
    name: 'sarif-file',
    type: 'text',
    form: 'own-path',
    description:
      'file to write the findings to, as SARIF 2.1.0; below the workspace or the temporary folder of the runner (`RUNNER_TEMP`)',
  },
  {
    name: 'output-dir',
    type: 'text',
    form: 'own-path',
    description:
      "folder for the run's files: findings, summary, prompt; below the workspace or the temporary folder of the runner",
  },
  {
    name: 'artifact',
    type: 'boolean',
    default: 'true',
    actionOnly: true,
    description:
      'dump: attach the prompt to the workflow run as an artifact; everybody who can read the repository can download it',
  },
  { name: 'dry-run', type: 'boolean', default: 'false', description: 'do everything except posting' },
] as const satisfies readonly OptionSpec[];

export const OPTIONS: readonly OptionSpec[] = TABLE;

type Row = (typeof TABLE)[number];

/** The names of all options. */
export type OptionName = Row['name'];

/** `max-turns` → `maxTurns`. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type RowValue<Spec extends Row> = Spec extends { type: 'list' }
  ? readonly RowWord<Spec>[]
  : Spec extends { type: 'integer' | 'number' }
    ? number
    : Spec extends { type: 'boolean' }
      ? boolean
      : RowWord<Spec>;

type RowWord<Spec extends Row> = Spec extends { choices: readonly (infer Choice)[] } ? Choice : string;

/** A value whose meaning depends on who gave it. */
export interface WithOrigin<Value> {
  readonly value: Value;
  /** Whether the configuration file has it, which the Action and the command share. */
  readonly isShared: boolean;
}

type RowResult<Spec extends Row> =
  | (Spec extends { keepsOrigin: true } ? WithOrigin<RowValue<Spec>> : RowValue<Spec>)
  | (Spec extends { isDefaultOptional: true }
      ? undefined
      : Spec extends { default: string } | { type: 'list' }
        ? never
        : undefined);

/** The values of the table, by their names in camel case. `config` is read before the others, to find them. */
export type TableOptions = {
  readonly [Spec in Exclude<Row, { name: 'config' }> as CamelCase<Spec['name']>]: RowResult<Spec>;
};

/** All options of a run, checked. */
export interface Options extends TableOptions {
  /** Whether a configuration file names the server in `baseUrl`, rather than the person who starts the run. */
  readonly isServerConfigured: boolean;
  /** The prices of models, from the configuration file. */
  readonly prices: Prices;
  /** The name that agents use for a model → the model's own name, or `provider:name`. From the configuration file. */
  readonly modelNames: ReadonlyMap<string, string>;
  /** The unchecked values of the configuration file. `readRulesConfig`, which knows the rules, checks them. */
  readonly rules: ConfigOnly;
  /** The keys that the policy of an extended configuration decides. */
  readonly decided: readonly string[];
}

/**
 * The value of `fail-on`. Review and validate take different words, so a configuration file, which serves both, may hold
 * the other one's word. A flag or an input may not.
 */
export type FailOn = NonNullable<Options['failOn']>;

/** A text that names a file: one of the trusted revision if the configuration file has it, else one of the user's. */
export type SharedText = WithOrigin<string>;

/** The Action's outputs, as action.yml and the README describe them. */
export const OUTPUTS = {
  findings: 'number of findings',
  errors: 'number of errors (validate)',
  warnings: 'number of warnings (validate)',
  'comments-posted': 'inline comments this run posted (review)',
  fixed: 'findings of earlier runs that are gone (review)',
  'review-url': 'address of the review this run posted (review)',
  'summary-file':
    'the review, or the validation, as Markdown; absent if an earlier run reviewed the same commit with the same guidelines',
  'findings-file': 'the review as JSON (review); absent in the same case',
  'page-file': 'the audit as a page (with `all-files`)',
  'prompt-file': 'the prompt as JSON (dump)',
  'artifact-url': 'address of the artifact that holds the prompt, if it was attached (dump)',
  title: 'the title that was written (describe)',
  'description-file': 'the description as Markdown (describe)',
  'commit-message': 'the commit message, if one was asked for (describe)',
  matrix:
    'the matrix of jobs, as JSON: `{"include": [{"shard": "1/64", "files", "tokens"}]}`; empty if there is nothing to review (plan)',
  shards: 'number of jobs in the matrix; with 1, one job can review everything (plan)',
  'plan-key': 'names the change, its guidance and the plan; results with another key do not count (plan)',
  commit: 'the head that is reviewed (plan)',
  'waiting-requests': 'requests in batches that are not answered yet (review with `batch`)',
  'shard-file': 'the result of the shard (review with `shard`)',
  'sarif-file': 'the findings as SARIF, if `sarif-file` was given',
  'input-tokens': 'input tokens the model used (review) or would use (dump)',
  'output-tokens': 'output tokens the model used (review)',
  usage:
    'requests, tokens and costs by agent and model, as JSON: `[{"agent", "model", "requests", "failedRequests", "cachedReplies", "inputTokens", "outputTokens", "cost"}]`; with `cachedInputTokens`, `waitingRequests`, `batchedRequests` and `saved` where they are not zero (review)',
  requests: 'requests sent to models (review)',
  cost: 'what these requests cost, in the currency of `prices`, if every model used has a price (review)',
  coverage:
    'percentage of the changed lines that a model or a literal check judged, without lock files, removed files and those that settings exclude, rounded down; 100 only if nothing is left to judge (review)',
  rules: 'statements that direct code, in the guidelines that apply to the change (review)',
  'rules-checked': 'those of them that were checked without a model (review)',
  'changed-files': 'files in the change (review)',
  'reviewed-files': 'files with at least one judged line (review)',
  'changed-lines': 'added and removed lines in the change (review)',
  'reviewed-lines': 'added and removed lines that were judged (review)',
  'not-reviewed': 'what nobody judged, by reason, as JSON: `[{"kind", "files", "lines"}]` (review)',
  conclusion:
    '`clean` (everything was judged, nothing was found), `findings`, `unchecked` (nobody could judge anything), `incomplete` (nothing was found, but not everything was judged), `failed` or `skipped` (no file to review)',
} as const;
