import type { Reader } from '../types.ts';

/** The programs a team may work with, as `clients` in the configuration and findings name them. */
export const CLIENTS = ['vscode', 'github', 'copilot-cli', 'claude'] as const;
export type Client = (typeof CLIENTS)[number];

/** As people know them. */
export const CLIENT_NAMES: Readonly<Record<Client, string>> = {
  vscode: 'VS Code',
  github: 'github.com',
  'copilot-cli': 'Copilot CLI',
  claude: 'Claude Code',
};

const CLIENT_OF: Readonly<Record<Reader, Client | undefined>> = {
  vscode: 'vscode',
  'github-review': 'github',
  'cloud-agent': 'github',
  'copilot-cli': 'copilot-cli',
  claude: 'claude',
  gemini: undefined,
};

/** The clients behind readers; none for a file that only a reader outside of the list takes. */
export function clientsOf(readers: readonly Reader[]): readonly Client[] {
  const clients = new Set(readers.map((reader) => CLIENT_OF[reader]));
  return CLIENTS.filter((client) => clients.has(client));
}
