import type { Reader } from '../types.ts';

/** The programs that a team may use, as named in findings and under `clients` in the configuration. */
export const CLIENTS = ['vscode', 'github', 'copilot-cli', 'claude', 'gemini', 'codex', 'cursor', 'windsurf'] as const;
export type Client = (typeof CLIENTS)[number];

/** The product name of each client, for messages. */
export const CLIENT_NAMES: Readonly<Record<Client, string>> = {
  vscode: 'VS Code',
  github: 'github.com',
  'copilot-cli': 'Copilot CLI',
  claude: 'Claude Code',
  gemini: 'Gemini',
  codex: 'Codex',
  cursor: 'Cursor',
  windsurf: 'Windsurf',
};

const CLIENT_OF: Readonly<Record<Reader, Client>> = {
  vscode: 'vscode',
  'github-review': 'github',
  'cloud-agent': 'github',
  'copilot-cli': 'copilot-cli',
  claude: 'claude',
  gemini: 'gemini',
  'gemini-review': 'gemini',
  codex: 'codex',
  cursor: 'cursor',
  windsurf: 'windsurf',
};

/** The clients that the readers belong to. */
export function clientsOf(readers: readonly Reader[]): readonly Client[] {
  const clients = new Set(readers.map((reader) => CLIENT_OF[reader]));
  return CLIENTS.filter((client) => clients.has(client));
}
