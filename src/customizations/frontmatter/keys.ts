import type { Client } from '../known/clients.ts';
import type { CustomizationKind } from '../types.ts';
import { BOOLEAN, choice, TEXT, TEXT_OR_TEXTS, TEXTS, type ValueShape } from './value-shape.ts';

/** A key of the frontmatter of one kind of file. */
export interface FrontmatterKey {
  readonly name: string;
  readonly shape: ValueShape;
  /** The programs that use the key. */
  readonly clients: readonly Client[];
  /** A short description, which editors show next to the key. */
  readonly about: string;
  /** Whether a client skips files without it. */
  readonly isRequired?: true;
  /** The current key with the same meaning, if this one is deprecated. */
  readonly successor?: string;
  /** Whether programs write the key without a value, with the same meaning as without the key. */
  readonly mayBeEmpty?: true;
  /** The rule that checks the value, if its type alone does not show what is wrong. */
  readonly judgedBy?: string;
}

/**
 * The kinds of frontmatter. Files of one kind have the same keys. An agent in `.claude/agents` has other keys than one in
 * `.github/agents`.
 */
export const HEAD_KINDS = [
  'instructions',
  'claude-rule',
  'agent',
  'claude-agent',
  'prompt',
  'skill',
  'claude-command',
  'claude-output-style',
  'cursor-rule',
  'windsurf-rule',
] as const;
export type HeadKind = (typeof HEAD_KINDS)[number];

const COPILOT: readonly Client[] = ['vscode', 'github', 'copilot-cli'];
const ALL: readonly Client[] = [...COPILOT, 'claude'];

const EFFORTS = choice('low', 'medium', 'high', 'xhigh', 'max');
const ANY_MAP: ValueShape = { kind: 'map', of: { kind: 'any' } };
const PAIRS: ValueShape = { kind: 'map', of: TEXT };

const NAME: FrontmatterKey = { name: 'name', shape: TEXT, clients: ALL, about: 'The name that people see.' };
const DESCRIPTION: FrontmatterKey = {
  name: 'description',
  shape: TEXT,
  clients: ALL,
  about: 'Its purpose. People and models use it to choose.',
};
const ARGUMENT_HINT: FrontmatterKey = {
  name: 'argument-hint',
  shape: TEXT,
  clients: ['vscode'],
  about: 'A hint in the input box about what to type after the name.',
};
const USER_INVOCABLE: FrontmatterKey = {
  name: 'user-invocable',
  shape: BOOLEAN,
  clients: ALL,
  about: 'Whether people can select it themselves. The default is true.',
};
const DISABLE_MODEL_INVOCATION: FrontmatterKey = {
  name: 'disable-model-invocation',
  shape: BOOLEAN,
  clients: ALL,
  about: 'If true, models cannot select it on their own. The default is false.',
};

/** https://docs.github.com/copilot/customizing-copilot/adding-repository-custom-instructions-for-github-copilot */
const INSTRUCTIONS: readonly FrontmatterKey[] = [
  { ...NAME, clients: ['vscode'] },
  { ...DESCRIPTION, clients: ['vscode'], about: 'When to use the instructions, if they do not apply by path.' },
  {
    name: 'applyTo',
    shape: TEXT,
    clients: COPILOT,
    about: 'Globs of the files that the instructions apply to, in one string, separated by commas.',
    judgedBy: 'instructions-apply-to-type',
  },
  {
    name: 'excludeAgent',
    shape: {
      kind: 'any-of',
      shapes: [
        choice('code-review', 'cloud-agent', 'coding-agent'),
        { kind: 'list', of: choice('code-review', 'cloud-agent', 'coding-agent') },
      ],
    },
    clients: COPILOT,
    about: 'The agent that must not read the instructions: `code-review` or `cloud-agent`.',
    judgedBy: 'instructions-exclude-agent-value',
  },
];

/** https://code.claude.com/docs/en/memory */
const CLAUDE_RULE: readonly FrontmatterKey[] = [
  { ...DESCRIPTION, clients: ['vscode', 'claude'] },
  {
    name: 'paths',
    shape: TEXTS,
    clients: ['vscode', 'claude'],
    about: 'Globs of the files that the rule applies to. The default is all files.',
    judgedBy: 'instructions-claude-rule-paths',
  },
];

/** https://docs.github.com/copilot/reference/custom-agents-configuration and VS Code's `promptFileAttributes.ts` */
const AGENT: readonly FrontmatterKey[] = [
  { ...NAME, clients: COPILOT, about: 'The name that people see. The default is the name of the file.' },
  { ...DESCRIPTION, clients: COPILOT, isRequired: true },
  ARGUMENT_HINT,
  {
    name: 'model',
    shape: {
      kind: 'any-of',
      shapes: [
        TEXT,
        {
          kind: 'list',
          of: {
            kind: 'any-of',
            shapes: [TEXT, { kind: 'record', keys: { name: TEXT }, required: ['name'], open: true }],
          },
        },
      ],
    },
    clients: COPILOT,
    about: 'The model to use. In VS Code also a list: the first available model is used.',
    judgedBy: 'agent-model-type',
  },
  { name: 'models', shape: TEXTS, clients: ['copilot-cli'], about: 'Models to choose from.' },
  {
    name: 'modelPolicy',
    shape: choice('preferred', 'required'),
    clients: ['copilot-cli'],
    about: 'Whether another model may be used instead.',
  },
  {
    name: 'reasoningEffort',
    shape: EFFORTS,
    clients: ['vscode', 'copilot-cli'],
    about: 'How much effort the model puts into thinking.',
    judgedBy: 'agent-reasoning-effort-value',
  },
  {
    name: 'tools',
    shape: TEXT_OR_TEXTS,
    clients: COPILOT,
    about: 'The tools that the agent may use. The default is all tools; an empty list means none.',
    judgedBy: 'agent-tools-type',
  },
  {
    name: 'target',
    shape: choice('vscode', 'github-copilot'),
    clients: COPILOT,
    about: 'The client that offers the agent. The default is every client.',
    judgedBy: 'agent-target-value',
  },
  {
    name: 'handoffs',
    shape: {
      kind: 'list',
      of: {
        kind: 'record',
        keys: { label: TEXT, agent: TEXT, prompt: TEXT, send: BOOLEAN, showContinueOn: BOOLEAN, model: TEXT },
        required: ['label', 'agent', 'prompt'],
        open: false,
      },
    },
    clients: ['vscode'],
    about: 'Agents to continue with, offered as buttons.',
    judgedBy: 'agent-handoffs-type',
  },
  {
    name: 'agents',
    shape: { kind: 'any-of', shapes: [TEXTS, choice('*')] },
    clients: ['vscode'],
    about: 'The agents that this agent may call. The default is all agents; an empty list means none.',
    judgedBy: 'agent-agents-type',
  },
  USER_INVOCABLE,
  DISABLE_MODEL_INVOCATION,
  {
    name: 'user-invokable',
    shape: BOOLEAN,
    clients: ['vscode'],
    about: 'The old spelling of `user-invocable`.',
    successor: 'user-invocable',
    judgedBy: 'agent-user-invokable-spelling',
  },
  {
    name: 'infer',
    shape: BOOLEAN,
    clients: COPILOT,
    about: 'Deprecated: use `disable-model-invocation`, which means the opposite.',
    successor: 'disable-model-invocation',
    judgedBy: 'agent-infer-deprecated',
  },
  {
    name: 'hooks',
    shape: ANY_MAP,
    clients: ['vscode'],
    about: 'Commands to run at events of a session.',
    judgedBy: 'agent-hooks-shape',
  },
  {
    name: 'github',
    shape: { kind: 'record', keys: { permissions: PAIRS }, required: [], open: false },
    clients: ['vscode', 'github'],
    about: "Permissions of the agent's token on github.com.",
    judgedBy: 'agent-github-permissions',
  },
  {
    name: 'mcp-servers',
    shape: { kind: 'map', of: ANY_MAP },
    clients: ['github', 'copilot-cli'],
    about: 'MCP servers only for this agent.',
  },
  {
    name: 'metadata',
    shape: PAIRS,
    clients: ['github'],
    about: 'Keys and string values for your own use.',
    judgedBy: 'agent-metadata-type',
  },
  {
    name: 'include-custom-instructions',
    shape: BOOLEAN,
    clients: ['copilot-cli'],
    about: "Whether the repository's instructions are sent too.",
  },
  { name: 'sidekick', shape: ANY_MAP, clients: ['copilot-cli'], about: 'When the agent starts on its own.' },
];

/** https://code.claude.com/docs/en/sub-agents */
const CLAUDE_AGENT: readonly FrontmatterKey[] = [
  { ...NAME, about: 'The name with which Claude calls the agent: lower-case words with hyphens.', isRequired: true },
  { ...DESCRIPTION, isRequired: true },
  {
    name: 'tools',
    shape: TEXT_OR_TEXTS,
    clients: ['claude', 'vscode'],
    about: 'The tools that the agent may use. The default is all tools.',
    judgedBy: 'agent-tools-type',
  },
  {
    name: 'disallowedTools',
    shape: TEXT_OR_TEXTS,
    clients: ['claude', 'vscode'],
    about: 'Tools that the agent must not use.',
  },
  {
    name: 'model',
    shape: TEXT,
    clients: ['claude', 'vscode'],
    about: '`sonnet`, `opus`, `haiku`, `inherit`, or the id of a model.',
    judgedBy: 'claude-agent-enum',
  },
  {
    name: 'permissionMode',
    shape: choice('default', 'acceptEdits', 'plan', 'delegate', 'dontAsk', 'bypassPermissions'),
    clients: ['claude', 'vscode'],
    about: 'What the agent may do without asking.',
    judgedBy: 'claude-agent-enum',
  },
  {
    name: 'skills',
    shape: TEXT_OR_TEXTS,
    clients: ['claude', 'vscode'],
    about: 'Skills to load when the agent starts.',
    judgedBy: 'claude-agent-skills-exist',
  },
  {
    name: 'mcpServers',
    shape: { kind: 'any-of', shapes: [{ kind: 'list', of: { kind: 'any' } }, ANY_MAP] },
    clients: ['claude'],
    about: 'MCP servers: their names or their definitions.',
  },
  { name: 'hooks', shape: ANY_MAP, clients: ['claude', 'vscode'], about: 'Commands to run at events of the agent.' },
  {
    name: 'memory',
    shape: choice('user', 'project', 'local'),
    clients: ['claude', 'vscode'],
    about: 'Where the agent stores what it has learned.',
    judgedBy: 'claude-agent-enum',
  },
  {
    name: 'maxTurns',
    shape: { kind: 'integer' },
    clients: ['claude'],
    about: 'The number of turns after which the agent must stop.',
  },
  { name: 'background', shape: BOOLEAN, clients: ['claude'], about: 'Whether the agent runs in the background.' },
  {
    name: 'effort',
    shape: EFFORTS,
    clients: ['claude'],
    about: 'How much effort the model puts into thinking.',
    judgedBy: 'claude-agent-enum',
  },
  {
    name: 'isolation',
    shape: choice('worktree'),
    clients: ['claude'],
    about: '`worktree`: the agent works in a copy of the repository.',
    judgedBy: 'claude-agent-enum',
  },
  { name: 'color', shape: TEXT, clients: ['claude'], about: 'The colour of the agent in the terminal.' },
  {
    name: 'initialPrompt',
    shape: TEXT,
    clients: ['claude'],
    about: 'The first prompt if the agent runs as the main session.',
  },
];

/** https://code.visualstudio.com/docs/copilot/customization/prompt-files */
const PROMPT: readonly FrontmatterKey[] = [
  { ...NAME, clients: ['vscode'], about: 'The name after the slash. The default is the name of the file.' },
  { ...DESCRIPTION, clients: ['vscode'] },
  ARGUMENT_HINT,
  { name: 'agent', shape: TEXT, clients: ['vscode'], about: '`ask`, `edit`, `agent`, `plan` or the name of an agent.' },
  { name: 'model', shape: TEXT_OR_TEXTS, clients: ['vscode'], about: 'The model to use.' },
  { name: 'tools', shape: TEXT_OR_TEXTS, clients: ['vscode'], about: 'The tools that may be used.' },
  {
    name: 'mode',
    shape: TEXT,
    clients: ['vscode'],
    about: 'The old name of `agent`.',
    successor: 'agent',
    judgedBy: 'prompt-mode-deprecated',
  },
];

/** https://agentskills.io/specification and https://code.claude.com/docs/en/skills */
const SKILL: readonly FrontmatterKey[] = [
  {
    ...NAME,
    shape: { kind: 'text', most: 64 },
    about: "The name of the skill's folder: lower-case letters, digits and hyphens.",
    isRequired: true,
  },
  {
    ...DESCRIPTION,
    shape: { kind: 'text', most: 1024 },
    about: 'What the skill does and when to use it. Models use this to choose a skill.',
    isRequired: true,
  },
  { name: 'license', shape: TEXT, clients: COPILOT, about: 'The license, or the file that contains it.' },
  {
    name: 'compatibility',
    shape: { kind: 'text', most: 500 },
    clients: COPILOT,
    about: 'The environment that the skill needs.',
  },
  {
    name: 'metadata',
    shape: PAIRS,
    clients: COPILOT,
    about: 'Keys and string values for your own use.',
    judgedBy: 'skill-metadata-type',
  },
  {
    name: 'allowed-tools',
    shape: TEXT_OR_TEXTS,
    clients: ['copilot-cli', 'claude'],
    about: 'Tools that the skill may use without asking.',
    judgedBy: 'skill-allowed-tools-form',
  },
  {
    ...ARGUMENT_HINT,
    clients: ['vscode', 'copilot-cli', 'claude'],
    judgedBy: 'skill-argument-hint-type',
  },
  USER_INVOCABLE,
  DISABLE_MODEL_INVOCATION,
  {
    name: 'context',
    shape: choice('fork'),
    clients: ['vscode', 'claude'],
    about: '`fork`: the skill runs in its own agent.',
    judgedBy: 'skill-context-value',
  },
  { name: 'model', shape: TEXT, clients: ['claude'], about: 'The model to use while the skill is active.' },
  { name: 'effort', shape: EFFORTS, clients: ['claude'], about: 'How much effort the model puts into thinking.' },
  { name: 'agent', shape: TEXT, clients: ['claude'], about: 'The kind of agent for `context: fork`.' },
  {
    name: 'hooks',
    shape: ANY_MAP,
    clients: ['claude'],
    about: 'Commands to run at events while the skill is active.',
  },
  { name: 'paths', shape: TEXT_OR_TEXTS, clients: ['claude'], about: 'Globs of the files that the skill applies to.' },
  {
    name: 'shell',
    shape: choice('bash', 'powershell'),
    clients: ['claude'],
    about: 'The shell that runs the commands in the text.',
  },
  {
    name: 'disallowed-tools',
    shape: TEXT_OR_TEXTS,
    clients: ['claude'],
    about: 'Tools that cannot be used while the skill or command is active.',
  },
  {
    name: 'arguments',
    shape: TEXT_OR_TEXTS,
    clients: ['claude'],
    about: 'Names for the arguments, used as `$name` in the text.',
  },
  {
    name: 'background',
    shape: BOOLEAN,
    clients: ['claude'],
    about: 'With `context: fork`, whether the turn goes on without waiting. The default is true.',
  },
  // Documented as a text; nothing shows that a list is not used.
  {
    name: 'when_to_use',
    shape: TEXT_OR_TEXTS,
    clients: ['claude'],
    about: 'More details about when to use the skill.',
  },
];

/**
 * A command is a skill in a file of its own, with the same keys, except that none is required.
 * `hide-from-slash-command-tool` is the old name of `disable-model-invocation`.
 *
 * https://code.claude.com/docs/en/skills#frontmatter-reference (November 2026)
 */
const CLAUDE_COMMAND: readonly FrontmatterKey[] = [
  ...SKILL.map(({ isRequired: _required, ...key }): FrontmatterKey => ({ ...key, clients: ['claude'] })),
  {
    name: 'hide-from-slash-command-tool',
    shape: { kind: 'any-of', shapes: [BOOLEAN, TEXT] },
    clients: ['claude'],
    about: 'If true, models cannot run it on their own.',
  },
];

/** https://code.claude.com/docs/en/output-styles#frontmatter (November 2026); `force-for-plugin` counts in plugins. */
const CLAUDE_OUTPUT_STYLE: readonly FrontmatterKey[] = [
  { ...NAME, clients: ['claude'], about: 'The name that people select. The default is the name of the file.' },
  { ...DESCRIPTION, clients: ['claude'], about: 'What people see when they select a style.' },
  {
    name: 'keep-coding-instructions',
    shape: BOOLEAN,
    clients: ['claude'],
    about: "Whether Claude Code's own instructions for coding are kept. The default is false.",
  },
  {
    name: 'force-for-plugin',
    shape: BOOLEAN,
    clients: ['claude'],
    about: 'Whether the style is used wherever the plugin is enabled.',
  },
];

/** https://cursor.com/docs/context/rules#rule-anatomy (November 2026) */
const CURSOR_RULE: readonly FrontmatterKey[] = [
  {
    ...DESCRIPTION,
    clients: ['cursor'],
    about:
      'What the rule is about. The agent uses it to choose the rule, if it neither always applies nor has `globs`.',
    mayBeEmpty: true,
  },
  {
    name: 'globs',
    shape: TEXT_OR_TEXTS,
    clients: ['cursor'],
    about: 'Globs of the files for which the rule is attached, in one text, separated by commas.',
    mayBeEmpty: true,
  },
  {
    name: 'alwaysApply',
    shape: BOOLEAN,
    clients: ['cursor'],
    about: 'If true, the rule is part of every request, whatever the other keys say.',
    mayBeEmpty: true,
  },
];

/** https://docs.windsurf.com/windsurf/cascade/memories#activation-modes (November 2026) */
const WINDSURF_RULE: readonly FrontmatterKey[] = [
  {
    name: 'trigger',
    shape: choice('always_on', 'model_decision', 'glob', 'manual'),
    clients: ['windsurf'],
    about: 'When the rule is used: `always_on`, `model_decision`, `glob` or `manual`.',
    judgedBy: 'windsurf-rule-trigger',
  },
  {
    ...DESCRIPTION,
    clients: ['windsurf'],
    about: 'When to use the rule. The model reads it if `trigger` is `model_decision`.',
    mayBeEmpty: true,
  },
  {
    name: 'globs',
    shape: TEXT_OR_TEXTS,
    clients: ['windsurf'],
    about: 'Globs of the files for which the rule is used, if `trigger` is `glob`.',
    mayBeEmpty: true,
  },
];

/** All keys of each kind of frontmatter, in the usual order. */
export const FRONTMATTER_KEYS: Readonly<Record<HeadKind, readonly FrontmatterKey[]>> = {
  instructions: INSTRUCTIONS,
  'claude-rule': CLAUDE_RULE,
  agent: AGENT,
  'claude-agent': CLAUDE_AGENT,
  prompt: PROMPT,
  skill: SKILL,
  'claude-command': CLAUDE_COMMAND,
  'claude-output-style': CLAUDE_OUTPUT_STYLE,
  'cursor-rule': CURSOR_RULE,
  'windsurf-rule': WINDSURF_RULE,
};

const BY_NAME = new Map(
  HEAD_KINDS.map((kind) => [kind, new Map(FRONTMATTER_KEYS[kind].map((key) => [key.name, key]))]),
);

/** Finds a key of one kind of frontmatter by its exact spelling. */
export function keyOf(kind: HeadKind, name: string): FrontmatterKey | undefined {
  return BY_NAME.get(kind)?.get(name);
}

const HEADS: ReadonlyMap<string, readonly HeadKind[]> = new Map<CustomizationKind, readonly HeadKind[]>([
  ['path-instructions', ['instructions']],
  ['claude-rule', ['claude-rule']],
  ['agent', ['agent', 'claude-agent']],
  ['prompt', ['prompt']],
  ['skill', ['skill']],
  ['command', ['claude-command']],
  ['output-style', ['claude-output-style']],
  ['cursor-rule', ['cursor-rule']],
  ['windsurf-rule', ['windsurf-rule']],
]);

/** The kinds of frontmatter that a kind of customization may have; empty if it has no frontmatter. */
export function headsOf(kind: string): readonly HeadKind[] {
  return HEADS.get(kind) ?? [];
}

/** The kind of frontmatter of a file. An agent has that of Claude Code by its folder, as in VS Code, or in a plugin. */
export function headOf({
  kind,
  path,
  clients,
}: {
  readonly kind: string;
  readonly path: string;
  readonly clients: readonly Client[];
}): HeadKind | undefined {
  const [first, second] = headsOf(kind);
  return second !== undefined && (clients.includes('claude') || /(?:^|\/)\.claude\//.test(path)) ? second : first;
}

/** The names of all keys that a kind of customization may have in its frontmatter. */
export function keyNamesOf(kind: string): readonly string[] {
  const names = headsOf(kind).flatMap((head) => FRONTMATTER_KEYS[head].map(({ name }) => name));
  return [...new Set(names)];
}
