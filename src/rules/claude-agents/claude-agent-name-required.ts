import type { TextRange } from '../../text/source-text.ts';
import type { FileRule } from '../types.ts';
import { findOpeningLine, isClaudeAgent } from '../reading/agents/agent-places.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';

export const claudeAgentNameRequired: FileRule<TextRange> = {
  id: 'claude-agent-name-required',
  scope: 'file',
  kinds: ['agent'],
  description: 'A Claude Code agent has no `name`',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code requires a name and does not load the agent without one.',
    },
  ],
  source: 'https://code.claude.com/docs/en/sub-agents',
  collect(text) {
    return isReadWithoutError(text) && !Object.hasOwn(text.frontmatter.data, 'name')
      ? findOpeningLine(text)
      : undefined;
  },
  check(opening, file, report) {
    if (isClaudeAgent(file)) {
      report(opening, { message: 'The agent has no `name`', hint: `Add a line \`name: ${suggestName(file.name)}\`.` });
    }
  },
};

function suggestName(file: string): string {
  return (
    file
      .slice(0, 60)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'my-agent'
  );
}
