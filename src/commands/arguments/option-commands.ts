import type { OptionName } from '../../options/options.ts';
import type { CommandName } from './command-table.ts';

/** The groups of options in a help text, in their order. */
export const OPTION_GROUPS = ['What is read', 'Models', 'Agents', 'Prompt', 'Findings', 'Output'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** The group of an option in help texts, and the commands that read it. */
export interface OptionUse {
  readonly group: OptionGroup;
  readonly commands: readonly CommandName[];
  /** What the help of one command says instead of the description of the table. */
  readonly inCommand?: Readonly<Partial<Record<CommandName, string>>>;
}

const REVIEW = ['review'] as const;
/** What decides how findings are reported: a review, and the results of its shards. */
const REPORTING = ['review', 'publish'] as const;
const ASKING = ['review', 'dump', 'describe'] as const;
/** The commands that look at a change. */
export const FOR_A_CHANGE = [
  'review',
  'plan',
  'publish',
  'dump',
  'describe',
  'guidelines',
  'why',
  'agents',
  'changes',
] as const;
const GUIDED = [
  'review',
  'plan',
  'publish',
  'dump',
  'describe',
  'guidelines',
  'why',
  'agents',
  'validate',
  'lsp',
] as const;
const CHECKING = ['validate', 'lsp'] as const;

/** A workflow has a token of its own; on a command line, one must be given. */
const TOKEN_ON_A_COMMAND_LINE = "token for GitHub's API, such as the one that `gh auth token` prints";

const TOKEN_FOR_EXTENDS = `${TOKEN_ON_A_COMMAND_LINE}, to read the configuration that \`extends\` names`;

/**
 * For each option: the commands that read it. A command refuses the others, because a flag without effect misleads. An
 * option without commands is an input of the Action only.
 */
const OPTION_COMMANDS: Readonly<Record<OptionName, OptionUse>> = {
  config: { group: 'What is read', commands: [...GUIDED, 'changes', 'init', 'doctor', 'learn', 'fleet'] },
  extends: { group: 'What is read', commands: [] },
  'instructions-from': { group: 'What is read', commands: FOR_A_CHANGE },
  paths: { group: 'What is read', commands: [...FOR_A_CHANGE, ...CHECKING] },
  ignore: { group: 'What is read', commands: [...FOR_A_CHANGE, ...CHECKING] },
  'content-exclusion': { group: 'What is read', commands: FOR_A_CHANGE },
  'max-file-lines': { group: 'What is read', commands: FOR_A_CHANGE },
  bundles: { group: 'What is read', commands: FOR_A_CHANGE },
  compatibility: { group: 'What is read', commands: GUIDED },
  'workspace-folders': { group: 'What is read', commands: GUIDED },
  'user-settings': { group: 'What is read', commands: GUIDED },
  'organization-instructions': { group: 'What is read', commands: [] },
  clients: { group: 'What is read', commands: [...CHECKING, 'review', 'why'] },
  all: {
    group: 'What is read',
    commands: ['validate'],
    inCommand: { validate: 'on a pull request, report every problem, not only those that the change touches' },
  },
  baseline: {
    group: 'What is read',
    commands: [...CHECKING, 'review'],
    inCommand: {
      validate: 'file of known problems, which are not reported again; `--write-baseline` creates it',
      lsp: 'file of known problems, which are not reported again',
      review:
        'file of known problems of customization files, which are not reported again; the file of the base counts',
    },
  },
  'all-files': {
    group: 'What is read',
    commands: ['review', 'plan', 'publish'],
    inCommand: {
      review: 'audit every file of a commit instead of a change; nothing is posted',
      plan: 'plan an audit of every file of a commit instead of the review of a change',
      publish: 'merge the results of an audit of every file of a commit',
    },
  },
  'audit-baseline': { group: 'What is read', commands: REPORTING },
  'github-token': {
    group: 'What is read',
    commands: [...FOR_A_CHANGE, ...CHECKING, 'doctor', 'init', 'learn', 'fleet'],
    inCommand: {
      ...Object.fromEntries([...FOR_A_CHANGE, ...CHECKING, 'doctor', 'init'].map((name) => [name, TOKEN_FOR_EXTENDS])),
      guidelines: `${TOKEN_ON_A_COMMAND_LINE}, for \`extends\` and \`--history\``,
      learn: TOKEN_ON_A_COMMAND_LINE,
      fleet: TOKEN_ON_A_COMMAND_LINE,
    },
  },
  'pull-request': { group: 'What is read', commands: [] },
  mode: { group: 'What is read', commands: [] },

  provider: { group: 'Models', commands: [...ASKING, 'plan', 'publish', 'doctor'] },
  model: {
    group: 'Models',
    commands: [...ASKING, 'plan', 'publish', 'doctor', 'why'],
    inCommand: {
      dump: 'name of the model that the prompt is for; nothing is sent to it',
      plan: 'name of the model: tokens are counted as it counts them, and `prices` gives the cost',
      why: 'name of the model: tokens are counted as it counts them',
    },
  },
  'fallback-models': { group: 'Models', commands: [...ASKING, 'publish', 'doctor'] },
  'base-url': { group: 'Models', commands: [...ASKING, 'plan', 'publish', 'doctor'] },
  'api-key': { group: 'Models', commands: [...ASKING, 'plan', 'publish', 'doctor'] },
  'api-version': { group: 'Models', commands: [...ASKING, 'plan', 'publish', 'doctor'] },
  'openai-api': { group: 'Models', commands: ASKING },
  'max-input-tokens': { group: 'Models', commands: [...ASKING, 'plan', 'why'] },
  'max-output-tokens': { group: 'Models', commands: [...ASKING, 'plan'] },
  'max-requests': { group: 'Models', commands: ['review', 'describe'] },
  'max-cost': { group: 'Models', commands: ['review', 'describe'] },
  'max-turns': { group: 'Models', commands: [...ASKING, 'plan'] },
  'max-minutes': { group: 'Models', commands: ['review', 'describe'] },
  concurrency: { group: 'Models', commands: ['review', 'describe'] },
  verify: { group: 'Models', commands: REVIEW },
  'verify-model': { group: 'Models', commands: REPORTING },
  'cache-dir': { group: 'Models', commands: ASKING },
  batch: { group: 'Models', commands: REVIEW },
  'batch-minutes': { group: 'Models', commands: REVIEW },
  'cancel-batches': { group: 'Models', commands: REVIEW },

  agent: { group: 'Agents', commands: ['review', 'publish', 'dump', 'describe', 'guidelines', 'agents'] },
  delegate: { group: 'Agents', commands: ['review', 'publish', 'dump', 'agents'] },
  'max-agents': { group: 'Agents', commands: ['review', 'publish', 'dump', 'agents'] },
  'remote-agents': { group: 'Agents', commands: [] },

  purpose: {
    group: 'Prompt',
    commands: ['dump', 'guidelines'],
    inCommand: {
      dump: 'what the prompt is for: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`; each has its own instructions',
      guidelines:
        'show the guidelines for this purpose: `review`, `code-generation`, `test-generation`, `commit-message` or `pull-request-description`',
    },
  },
  'commit-message': { group: 'Prompt', commands: ['describe'] },
  'context-tokens': { group: 'Prompt', commands: [...ASKING, 'plan'] },
  'leave-out-context': { group: 'Prompt', commands: [...ASKING, 'plan'] },
  'tool-reports': { group: 'Prompt', commands: ASKING },
  memory: { group: 'Prompt', commands: ASKING },
  history: { group: 'Prompt', commands: ASKING },

  'literal-checks': { group: 'Findings', commands: ['review', 'publish', 'dump', 'guidelines', 'why'] },
  'leave-out-checks': { group: 'Findings', commands: ['review', 'publish', 'dump', 'guidelines', 'why'] },
  'customization-checks': { group: 'Findings', commands: REPORTING },
  'max-comments': { group: 'Findings', commands: REPORTING },
  'min-severity': { group: 'Findings', commands: REPORTING },
  'min-confidence': { group: 'Findings', commands: REPORTING },
  'min-acceptance': { group: 'Findings', commands: REPORTING },
  learned: { group: 'Findings', commands: ['review', 'publish', 'learn'] },
  'fail-on': {
    group: 'Findings',
    commands: ['review', 'publish', 'validate'],
    inCommand: {
      review: 'lowest severity of a finding with which the exit code is 1: `never` (default), `low`, `medium`, `high`',
      publish: 'lowest severity of a finding with which the exit code is 1: `never` (default), `low`, `medium`, `high`',
      validate: 'lowest severity of a problem with which the exit code is 1: `never`, `warning`, `error` (default)',
    },
  },
  'min-coverage': { group: 'Findings', commands: REPORTING },
  'fail-on-unread': { group: 'Findings', commands: REPORTING },
  incremental: { group: 'Findings', commands: [] },
  full: { group: 'Findings', commands: [] },

  'sarif-file': {
    group: 'Output',
    commands: ['review', 'publish', 'validate'],
    inCommand: {
      review: 'file to write the findings to, as SARIF 2.1.0',
      publish: 'file to write the findings to, as SARIF 2.1.0',
      validate: 'file to write the problems to, as SARIF 2.1.0',
    },
  },
  'dry-run': {
    group: 'Output',
    commands: ['validate', 'init', 'learn'],
    inCommand: {
      validate: 'with `--fix`: show the changes and write nothing',
      init: 'print the files and write nothing',
      learn: 'print what was learned and write nothing',
    },
  },
  'output-dir': {
    group: 'Output',
    commands: REVIEW,
    inCommand: { review: "folder for the run's files: findings, summary, prompt" },
  },
  shard: {
    group: 'Output',
    commands: REVIEW,
    inCommand: {
      review: 'the part of the plan that this job reviews, such as `3/64`; its result goes to `output-dir`',
    },
  },
  shards: {
    group: 'Output',
    commands: ['plan', 'publish'],
    inCommand: {
      plan: 'maximum number of jobs that the review is divided over; by default, as many as the size of the change asks for',
      publish: 'the same number as for `plan`',
    },
  },
  'seal-key': { group: 'Output', commands: ['review', 'publish'] },
  'shard-results': { group: 'Output', commands: [] },
  'request-changes': { group: 'Output', commands: [] },
  comment: { group: 'Output', commands: [] },
  'review-drafts': { group: 'Output', commands: [] },
  'review-label': { group: 'Output', commands: [] },
  'wait-for-pushes': { group: 'Output', commands: [] },
  'check-run': { group: 'Output', commands: [] },
  artifact: { group: 'Output', commands: [] },
};

const USES: ReadonlyMap<string, OptionUse> = new Map(Object.entries(OPTION_COMMANDS));

/** The group of an option, and the commands that read it; a name that is not an option has none. */
export function findOptionUse(name: string): OptionUse | undefined {
  return USES.get(name);
}
