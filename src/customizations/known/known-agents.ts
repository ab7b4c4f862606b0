/**
 * Agents that are there without a file, as of 21 November 2026: those of VS Code, microsoft/vscode-copilot-chat,
 * `src/extension/agents/vscode-node`, and those of the Copilot CLI,
 * https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference.
 */
export const VSCODE_AGENTS: readonly string[] = ['Agent', 'Ask', 'Edit', 'Explore', 'General Purpose', 'Plan'];

export const COPILOT_CLI_AGENTS: readonly string[] = [
  'code-review',
  'explore',
  'general-purpose',
  'research',
  'rubber-duck',
  'security-review',
  'task',
];

/** Names under which VS Code hands work to others than its own agents. */
export const VSCODE_SESSIONS: readonly string[] = [
  'background',
  'claude',
  'cloud',
  'codex',
  'copilot',
  'copilot-cli',
  'copilot-cloud-agent',
  'copilot-coding-agent',
  'default',
];
