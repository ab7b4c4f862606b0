import { wordsIn } from '../../structures/words-in.ts';

/**
 * Built-in agents, which need no file, as of 21 November 2026: those of VS Code, microsoft/vscode-copilot-chat,
 * `src/extension/agents/vscode-node`, and those of the Copilot CLI,
 * https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference.
 */
export const VSCODE_AGENTS: readonly string[] = ['Agent', 'Ask', 'Edit', 'Explore', 'General Purpose', 'Plan'];

export const COPILOT_CLI_AGENTS: readonly string[] = wordsIn(
  'code-review explore general-purpose research rubber-duck security-review task',
);

/** The built-in agents of Claude Code, https://code.claude.com/docs/en/sub-agents#built-in-subagents (November 2026). */
export const CLAUDE_AGENTS: readonly string[] = wordsIn(
  'general-purpose Explore Plan statusline-setup claude-code-guide',
);

/** Names of the sessions outside its own agents to which VS Code can pass work. */
export const VSCODE_SESSIONS: readonly string[] = wordsIn(
  'background claude cloud codex copilot copilot-cli copilot-cloud-agent copilot-coding-agent default',
);
