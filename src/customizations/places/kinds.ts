import { keyNamesOf } from '../frontmatter/keys.ts';
import type { LocatedKind } from '../settings/locations.ts';
import type { SwitchName } from '../settings/switches.ts';
import type { CustomizationKind, Level, Reader } from '../types.ts';

/** Which names a place takes; letter case counts only where the rule says so. */
export type NameRule =
  | { readonly kind: 'exact'; readonly name: string; readonly withCase?: true }
  | { readonly kind: 'ending'; readonly ending: string }
  /** Any `.md` file except `README.md`. */
  | { readonly kind: 'markdown' };

/** A place in which a kind of customization is found. */
export interface Place {
  /** From the root of a workspace folder, of the user's home or of an organization's repository; empty for the root. */
  readonly folder: string;
  /** `below`: files at any depth below the folder, but not in the folder itself. */
  readonly depth: 'direct' | 'any' | 'below';
  readonly name: NameRule;
  readonly level: Level;
  readonly readers: readonly Reader[];
  /** Whether the folder counts in every folder of the repository, as `.cursor/rules` does. */
  readonly anywhere?: true;
  /** VS Code settings. Each of them can switch the place off. */
  readonly switches: readonly SwitchName[];
}

/** A kind of customization: its title, its places and the keys of its frontmatter. */
export interface KindSpec {
  readonly kind: CustomizationKind;
  readonly title: string;
  /** The keys of its frontmatter, for all readers together. Empty if the file has no frontmatter. */
  readonly keys: readonly string[];
  readonly places: readonly Place[];
  /** The setting that switches these folders off and adds others, and the names that count in the others. */
  readonly locations?: { readonly setting: LocatedKind; readonly name?: NameRule };
}

const COPILOT = ['vscode', 'github-review', 'cloud-agent', 'copilot-cli'] as const;
/** Other programs that read AGENTS.md. Claude Code does so only if no CLAUDE.md takes its place (`agents-md-for-claude.ts`). */
const AGENTS_MD_READERS = ['codex', 'cursor', 'windsurf', 'claude'] as const;

const INSTRUCTION_FILES = 'github.copilot.chat.codeGeneration.useInstructionFiles';
const APPLYING = 'chat.includeApplyingInstructions';
const AGENTS_MD = 'chat.useAgentsMdFile';
const NESTED_AGENTS_MD = 'chat.useNestedAgentsMdFiles';
const CLAUDE_MD = 'chat.useClaudeMdFile';
const SKILLS = 'chat.useAgentSkills';
const HOOKS = 'chat.useHooks';
const CLAUDE_HOOKS = 'chat.useClaudeHooks';

function exact(name: string): NameRule {
  return { kind: 'exact', name };
}

function ending(text: string): NameRule {
  return { kind: 'ending', ending: text };
}

/** A name in this letter case only: `docs/agents.md` is a page about agents, not an AGENTS.md. */
function spelled(name: string): NameRule {
  return { kind: 'exact', name, withCase: true };
}

const MARKDOWN: NameRule = { kind: 'markdown' };

/**
 * Every kind of customization, in the order in which guidelines are collected.
 *
 * Places, names and readers: VS Code's `promptFileLocations.ts` and `agentInstructionsLocator.ts` (microsoft/vscode);
 * https://docs.github.com/copilot/reference/custom-instructions-support for github.com, and
 * https://docs.github.com/copilot/how-tos/copilot-cli/customize-copilot/add-custom-instructions for the Copilot CLI;
 * https://code.claude.com/docs/en/memory, /skills and /output-styles for Claude; https://cursor.com/docs/context/rules;
 * https://docs.windsurf.com/windsurf/cascade/memories; https://geminicli.com/docs/cli/custom-commands, /skills and
 * https://developers.google.com/gemini-code-assist/docs/customize-gemini-behavior-github for Gemini;
 * https://developers.openai.com/codex/guides/agents-md and /skills for Codex (all of them November 2026). REVIEW.md below
 * the root is documented nowhere. GitHub keeps the instructions of an organization in its settings, out of reach of its API; those in files are Housestyle's own, laid
 * out as GitHub does agents: in the repository `.github-private` or `.github`, without a `.github/` in front.
 */
export const KINDS: readonly KindSpec[] = [
  {
    kind: 'repository-instructions',
    title: 'repository instructions',
    keys: [],
    places: [
      {
        folder: '.github',
        depth: 'direct',
        name: exact('copilot-instructions.md'),
        level: 'repository',
        readers: COPILOT,
        switches: [INSTRUCTION_FILES],
      },
      {
        folder: '.copilot',
        depth: 'direct',
        name: exact('copilot-instructions.md'),
        level: 'user',
        readers: ['vscode', 'copilot-cli'],
        switches: [INSTRUCTION_FILES],
      },
      {
        folder: '',
        depth: 'direct',
        name: exact('copilot-instructions.md'),
        level: 'organization',
        readers: [],
        switches: [],
      },
    ],
  },
  {
    kind: 'path-instructions',
    title: 'path instructions',
    keys: keyNamesOf('path-instructions'),
    places: [
      {
        folder: '.github/instructions',
        depth: 'any',
        name: ending('.instructions.md'),
        level: 'repository',
        readers: COPILOT,
        switches: [APPLYING],
      },
      {
        folder: '.copilot/instructions',
        depth: 'any',
        name: ending('.instructions.md'),
        level: 'user',
        readers: ['vscode'],
        switches: [APPLYING],
      },
      {
        folder: 'instructions',
        depth: 'any',
        name: ending('.instructions.md'),
        level: 'organization',
        readers: [],
        switches: [],
      },
    ],
    locations: { setting: 'instructions', name: ending('.instructions.md') },
  },
  {
    kind: 'claude-rule',
    title: "Claude's rule",
    keys: keyNamesOf('claude-rule'),
    places: (['repository', 'user'] as const).map((level) => ({
      folder: '.claude/rules',
      depth: 'any',
      name: MARKDOWN,
      level,
      readers: ['vscode', 'claude'],
      switches: [APPLYING],
    })),
    locations: { setting: 'instructions' },
  },
  {
    kind: 'agents-md',
    title: 'AGENTS.md',
    keys: [],
    places: [
      {
        folder: '',
        depth: 'direct',
        name: exact('AGENTS.md'),
        level: 'repository',
        readers: [...COPILOT, ...AGENTS_MD_READERS],
        switches: [AGENTS_MD],
      },
      {
        folder: '',
        depth: 'below',
        name: spelled('AGENTS.md'),
        level: 'repository',
        readers: [...COPILOT, ...AGENTS_MD_READERS],
        switches: [AGENTS_MD, NESTED_AGENTS_MD],
      },
    ],
  },
  {
    kind: 'claude-md',
    title: 'CLAUDE.md',
    keys: [],
    places: [
      {
        folder: '',
        depth: 'direct',
        name: exact('CLAUDE.md'),
        level: 'repository',
        readers: [...COPILOT, 'claude'],
        switches: [CLAUDE_MD],
      },
      {
        folder: '',
        depth: 'direct',
        name: exact('CLAUDE.local.md'),
        level: 'repository',
        readers: ['vscode', 'claude'],
        switches: [CLAUDE_MD],
      },
      {
        folder: '.claude',
        depth: 'direct',
        name: exact('CLAUDE.md'),
        level: 'repository',
        readers: ['vscode', 'copilot-cli', 'claude'],
        switches: [CLAUDE_MD],
      },
      {
        folder: '.claude',
        depth: 'direct',
        name: exact('CLAUDE.md'),
        level: 'user',
        readers: ['vscode', 'claude'],
        switches: [CLAUDE_MD],
      },
      {
        folder: '',
        depth: 'below',
        name: spelled('CLAUDE.md'),
        level: 'repository',
        readers: ['copilot-cli', 'claude'],
        switches: [],
      },
    ],
  },
  {
    kind: 'gemini-md',
    title: 'GEMINI.md',
    keys: [],
    places: [
      {
        folder: '',
        depth: 'direct',
        name: spelled('GEMINI.md'),
        level: 'repository',
        readers: ['github-review', 'cloud-agent', 'copilot-cli', 'gemini'],
        switches: [],
      },
      {
        folder: '',
        depth: 'below',
        name: spelled('GEMINI.md'),
        level: 'repository',
        readers: ['copilot-cli', 'gemini'],
        switches: [],
      },
    ],
  },
  {
    kind: 'review-md',
    title: 'REVIEW.md',
    keys: [],
    places: [
      {
        folder: '',
        depth: 'direct',
        name: spelled('REVIEW.md'),
        level: 'repository',
        readers: ['github-review'],
        switches: [],
      },
    ],
  },
  {
    kind: 'agent',
    title: 'agent',
    keys: keyNamesOf('agent'),
    places: [
      ...agentPlaces('.github/agents', 'repository', ['vscode', 'cloud-agent', 'copilot-cli']),
      ...agentPlaces('.claude/agents', 'repository', ['vscode', 'claude']),
      claudeAgentsBelow('repository'),
      {
        folder: '.github/chatmodes',
        depth: 'any',
        name: ending('.chatmode.md'),
        level: 'repository',
        readers: ['vscode'],
        switches: [],
      },
      ...agentPlaces('.copilot/agents', 'user', ['vscode', 'copilot-cli']),
      ...agentPlaces('.claude/agents', 'user', ['vscode', 'claude']),
      claudeAgentsBelow('user'),
      ...agentPlaces('agents', 'organization', ['cloud-agent', 'copilot-cli']),
    ],
    locations: { setting: 'agents', name: ending('.agent.md') },
  },
  {
    kind: 'prompt',
    title: 'prompt',
    keys: keyNamesOf('prompt'),
    places: [
      {
        folder: '.github/prompts',
        depth: 'any',
        name: ending('.prompt.md'),
        level: 'repository',
        readers: ['vscode'],
        switches: [],
      },
    ],
    locations: { setting: 'prompts', name: ending('.prompt.md') },
  },
  {
    kind: 'command',
    title: "Claude's command",
    keys: keyNamesOf('command'),
    places: (['repository', 'user'] as const).map((level) => ({
      folder: '.claude/commands',
      depth: 'any',
      name: MARKDOWN,
      level,
      readers: ['claude'],
      switches: [],
    })),
  },
  {
    kind: 'output-style',
    title: "Claude's output style",
    keys: keyNamesOf('output-style'),
    places: (['repository', 'user'] as const).map((level) => ({
      folder: '.claude/output-styles',
      depth: 'any',
      name: MARKDOWN,
      level,
      readers: ['claude'],
      switches: [],
    })),
  },
  {
    kind: 'skill',
    title: 'skill',
    keys: keyNamesOf('skill'),
    places: [
      skillPlace('.github/skills', 'repository', COPILOT),
      skillPlace('.claude/skills', 'repository', [...COPILOT, 'claude']),
      skillPlace('.agents/skills', 'repository', [...COPILOT, 'gemini', 'codex', 'cursor', 'windsurf']),
      skillPlace('.gemini/skills', 'repository', ['gemini']),
      skillPlace('.codex/skills', 'repository', ['codex']),
      skillPlace('.cursor/skills', 'repository', ['cursor']),
      skillPlace('.windsurf/skills', 'repository', ['windsurf']),
      skillPlace('.copilot/skills', 'user', ['vscode', 'copilot-cli']),
      skillPlace('.agents/skills', 'user', ['vscode', 'copilot-cli']),
      skillPlace('.claude/skills', 'user', ['vscode', 'copilot-cli', 'claude']),
    ],
    locations: { setting: 'skills', name: exact('SKILL.md') },
  },
  {
    kind: 'hooks',
    title: 'hooks',
    keys: [],
    places: [
      {
        folder: '.github/hooks',
        depth: 'direct',
        name: ending('.json'),
        level: 'repository',
        readers: ['vscode', 'cloud-agent', 'copilot-cli'],
        switches: [HOOKS],
      },
      ...['settings.json', 'settings.local.json'].map(
        (name) =>
          ({
            folder: '.claude',
            depth: 'direct',
            name: exact(name),
            level: 'repository',
            readers: ['vscode', 'claude'],
            switches: [CLAUDE_HOOKS],
          }) as const,
      ),
      {
        folder: '.copilot/hooks',
        depth: 'direct',
        name: ending('.json'),
        level: 'user',
        readers: ['vscode', 'copilot-cli'],
        switches: [HOOKS],
      },
      {
        folder: '.claude',
        depth: 'direct',
        name: exact('settings.json'),
        level: 'user',
        readers: ['vscode', 'claude'],
        switches: [CLAUDE_HOOKS],
      },
    ],
    locations: { setting: 'hooks', name: ending('.json') },
  },
  {
    kind: 'cursor-rule',
    title: "Cursor's rule",
    keys: keyNamesOf('cursor-rule'),
    places: [
      {
        folder: '.cursor/rules',
        depth: 'any',
        name: ending('.mdc'),
        level: 'repository',
        readers: ['cursor'],
        anywhere: true,
        switches: [],
      },
      {
        folder: '',
        depth: 'direct',
        name: spelled('.cursorrules'),
        level: 'repository',
        readers: ['cursor'],
        switches: [],
      },
    ],
  },
  {
    kind: 'windsurf-rule',
    title: "Windsurf's rule",
    keys: keyNamesOf('windsurf-rule'),
    places: [
      {
        folder: '.windsurf/rules',
        depth: 'any',
        name: MARKDOWN,
        level: 'repository',
        readers: ['windsurf'],
        anywhere: true,
        switches: [],
      },
      {
        folder: '',
        depth: 'direct',
        name: spelled('.windsurfrules'),
        level: 'repository',
        readers: ['windsurf'],
        switches: [],
      },
    ],
  },
  {
    kind: 'gemini-command',
    title: "Gemini's command",
    keys: [],
    places: (['repository', 'user'] as const).map((level) => ({
      folder: '.gemini/commands',
      depth: 'any',
      name: ending('.toml'),
      level,
      readers: ['gemini'],
      switches: [],
    })),
  },
  {
    kind: 'gemini-styleguide',
    title: "Gemini's style guide",
    keys: [],
    places: [
      {
        folder: '.gemini',
        depth: 'direct',
        name: spelled('styleguide.md'),
        level: 'repository',
        readers: ['gemini-review'],
        switches: [],
      },
    ],
  },
];

/** `*.agent.md` at any depth, and any other Markdown file directly in the folder. */
function agentPlaces(folder: string, level: Place['level'], readers: readonly Reader[]): readonly Place[] {
  return [
    { folder, depth: 'any', name: ending('.agent.md'), level, readers, switches: [] },
    { folder, depth: 'direct', name: MARKDOWN, level, readers, switches: [] },
  ];
}

/**
 * Claude Code reads the folder with its sub-folders, VS Code only the folder itself.
 *
 * @see https://code.claude.com/docs/en/sub-agents#choose-the-subagent-scope (November 2026)
 */
function claudeAgentsBelow(level: Place['level']): Place {
  return { folder: '.claude/agents', depth: 'below', name: MARKDOWN, level, readers: ['claude'], switches: [] };
}

function skillPlace(folder: string, level: Place['level'], readers: readonly Reader[]): Place {
  return { folder, depth: 'below', name: exact('SKILL.md'), level, readers, switches: [SKILLS] };
}

/** The row of a kind. */
export function specOf(kind: CustomizationKind): KindSpec | undefined {
  return KINDS.find((spec) => spec.kind === kind);
}

/** Whether a file's name, its last part, is one that a place takes. */
export function takesName(rule: NameRule, name: string): boolean {
  const lower = name.toLowerCase();
  switch (rule.kind) {
    case 'exact':
      return rule.withCase === true ? name === rule.name : lower === rule.name.toLowerCase();
    case 'ending':
      return lower.endsWith(rule.ending.toLowerCase());
    case 'markdown':
      return lower.endsWith('.md') && lower !== 'readme.md';
  }
}
