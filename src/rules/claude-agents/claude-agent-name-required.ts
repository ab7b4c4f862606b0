import type { TextRange } from '../../text/source-text.ts';
import { error, info } from '../effects.ts';
import type { CheckedFile, Effects, FileRule } from '../types.ts';
import { findOpeningLine, isClaudeAgent, mayBeNote } from '../reading/agents/agent-places.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';

interface Nameless {
  readonly opening: TextRange;
  /** Whether another key shows that the file is an agent. */
  readonly isAgent: boolean;
}

/** Keys that are in the frontmatter of agents, and hardly ever in that of notes. */
const KEYS = ['tools', 'disallowedTools', 'model', 'permissionMode', 'color'];

export const claudeAgentNameRequired: FileRule<Nameless> = {
  id: 'claude-agent-name-required',
  scope: 'file',
  kinds: ['agent'],
  description: 'A Claude Code agent has no `name`',
  effects: [error(['claude'], 'Claude Code requires a name and does not load the agent without one.')],
  source: 'https://code.claude.com/docs/en/sub-agents',
  collect(text) {
    const { data } = text.frontmatter;
    return isReadWithoutError(text) && !Object.hasOwn(data, 'name')
      ? { opening: findOpeningLine(text), isAgent: KEYS.some((key) => Object.hasOwn(data, key)) }
      : undefined;
  },
  check({ opening, isAgent }, file, report) {
    if (isClaudeAgent(file) && (isAgent || !mayBeNote(file))) {
      const texts = { message: 'The agent has no `name`', hint: `Add a line \`name: ${suggestName(file.name)}\`.` };
      report(opening, texts, isInProject(file) ? {} : { effects: IN_PLUGIN });
    }
  },
};

/** Whether a file is in `.claude/agents`. Other agents of Claude Code belong to plugins. */
function isInProject({ path }: Pick<CheckedFile, 'path'>): boolean {
  return /(?:^|\/)\.claude\/agents\//.test(path);
}

/** https://github.com/alirezarezvani/claude-skills/issues/977 shows how Claude Code lists such agents (August 2026). */
const IN_PLUGIN: Effects = [
  info(
    ['claude'],
    'Claude Code documents a name as required, but calls an agent of a plugin by its file if it has none.',
  ),
];

function suggestName(file: string): string {
  return (
    file
      .slice(0, 60)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'my-agent'
  );
}
