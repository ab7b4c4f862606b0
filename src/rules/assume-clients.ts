import { CLIENTS, type Client } from '../customizations/known/clients.ts';
import type { RepositoryView } from './types.ts';

/** The clients that a repository seems to use, and the file that shows it for each of them. */
export interface AssumedClients {
  readonly clients: readonly Client[];
  /** Empty if nothing shows which clients are used. All are assumed then. */
  readonly evidence: readonly { readonly client: Client; readonly path: string }[];
}

const COPILOT = ['vscode', 'github', 'copilot-cli'] as const;

/**
 * Paths that only teams with these clients have. `AGENTS.md`, `.agents/` and `skills/` are not among them: nearly every
 * client reads them. Files in the folders of tests say nothing about the team.
 */
const SIGNS: readonly (readonly [path: RegExp, clients: readonly Client[]])[] = [
  [/(?:^|\/)\.claude(?:-plugin)?\//, ['claude']],
  [/(?:^|\/)CLAUDE(?:\.local)?\.md$/, ['claude']],
  [/(?:^|\/)\.github\/(?:copilot-instructions\.md$|(?:instructions|agents|skills|hooks)\/)/, COPILOT],
  [/(?:^|\/)\.github\/(?:prompts|chatmodes)\//, ['vscode']],
  [/(?:^|\/)\.vscode\/mcp\.json$|\.toolsets\.jsonc$/, ['vscode']],
  [/(?:^|\/)\.github\/workflows\/copilot-setup-steps\.ya?ml$/, ['github']],
  [/(?:^|\/)(?:\.gemini\/|GEMINI\.md$)/, ['gemini']],
  [/(?:^|\/)\.codex\//, ['codex']],
  [/(?:^|\/)(?:\.cursor\/|\.cursorrules$)/, ['cursor']],
  [/(?:^|\/)(?:\.windsurf\/|\.windsurfrules$)/, ['windsurf']],
  [/\.(?:agent|instructions)\.md$/, COPILOT],
  [/\.(?:prompt|chatmode)\.md$/, ['vscode']],
];

const NOT_THE_TEAMS = /(?:^|\/)(?:tests?|__tests__|specs?|testdata|fixtures?|__fixtures__|node_modules|vendor)\//i;

/** The most settings files that are read. */
const MAX_SETTINGS = 5;
/** Matches settings of Copilot and of VS Code's chat. */
const CHAT_SETTING = /"(?:github\.copilot|chat)\.[\w.]+"\s*:/;

/** Finds out which clients a repository uses, for teams that did not configure `clients`. */
export async function assumeClients(repository: RepositoryView): Promise<AssumedClients> {
  const found = new Map<Client, string>();
  // Most paths are next to others that show the same clients, so a sign is not looked for again.
  let open = SIGNS;
  for (const { path } of repository.paths.entries) {
    for (const client of findSigned(path, open)) {
      found.set(client, found.get(client) ?? path);
      open = open.filter(([, clients]) => !clients.every((one) => found.has(one)));
    }
  }
  if (!found.has('vscode')) {
    const path = await findChatSettings(repository);
    if (path !== undefined) {
      found.set('vscode', path);
    }
  }
  const evidence = CLIENTS.flatMap((client) => {
    const path = found.get(client);
    return path === undefined ? [] : [{ client, path }];
  });
  return { clients: evidence.length === 0 ? CLIENTS : evidence.map(({ client }) => client), evidence };
}

function findSigned(path: string, signs: typeof SIGNS): readonly Client[] {
  const found = signs.filter(([sign]) => sign.test(path));
  return found.length === 0 || NOT_THE_TEAMS.test(path) ? [] : found.flatMap(([, clients]) => clients);
}

async function findChatSettings(repository: RepositoryView): Promise<string | undefined> {
  const settings = repository.files.filter(({ kind }) => kind === 'settings').slice(0, MAX_SETTINGS);
  for (const { path } of settings) {
    const source = await repository.read(path);
    if (source !== undefined && CHAT_SETTING.test(source.text)) {
      return path;
    }
  }
  return undefined;
}
