import { detachText } from '../../text/detach.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { error, info } from '../effects.ts';
import type { Effects, FileRule, RepositoryView } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

interface RootKeys {
  readonly has: readonly string[];
  /** The keys that contain a list of servers, or are a misspelling of such a key. */
  readonly lists: readonly { readonly key: string; readonly range: TextRange; readonly isAround: boolean }[];
  /** Servers that are in no list. */
  readonly strays: readonly { readonly key: string; readonly range: TextRange }[];
}

export const mcpRootKey: FileRule<RootKeys> = {
  id: 'mcp-root-key',
  scope: 'file',
  kinds: ['mcp'],
  description: 'A list of MCP servers is under a key that clients do not read, or a server is in no list',
  effects: [
    error(['vscode'], 'VS Code reads `servers` in its own file, and starts no server that is listed elsewhere.'),
    error(
      ['claude', 'copilot-cli'],
      'Claude Code and the Copilot CLI read `mcpServers`, and start no server that is listed elsewhere.',
    ),
    error(['cursor'], 'Cursor reads `mcpServers`, and starts no server that is listed elsewhere.'),
  ],
  fixes: 'Changes it to the key that the clients read.',
  source: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
  collect({ json }) {
    const { value } = json;
    if (!isRecord(value)) {
      return undefined;
    }
    const has = ROOTS.filter((root) => Object.hasOwn(value, root));
    const lists = Object.keys(value)
      .slice(0, MAX_KEYS)
      .flatMap((key) => {
        const isAround = isAroundList(key, value[key]);
        const range = isAround || (isListName(key) && isRecord(value[key])) ? json.rangeOfKey([key]) : undefined;
        return range === undefined ? [] : [{ key, range, isAround }];
      });
    const strays = Object.keys(value)
      .slice(0, MAX_KEYS)
      .flatMap((key) => {
        const range = isServer(value[key]) ? json.rangeOfKey([key]) : undefined;
        return range === undefined ? [] : [{ key: detachText(key), range }];
      });
    return lists.length + strays.length === 0 ? undefined : { has, lists, strays };
  },
  check({ has, lists, strays }, { path }, report, { paths }) {
    const wanted = /(?:^|\/)\.vscode\/mcp\.json$/.test(path) ? 'servers' : 'mcpServers';
    const isOfPlugin = isNextToManifest(path, paths);
    const isOnlyServers = has.length + lists.length === 0;
    // Claude Code also reads plugins in which nothing is around the servers.
    if (!isOfPlugin || !isOnlyServers || path === '.mcp.json') {
      const particulars = isOfPlugin && isOnlyServers ? { effects: IN_A_PLUGIN } : {};
      // In a file without any list, one place says it for all of them.
      for (const { key, range } of isOnlyServers ? strays.slice(0, 1) : strays) {
        report(
          range,
          {
            message: `The server ${quote(key)} is not in \`${wanted}\``,
            hint: isOnlyServers
              ? `Put the servers into \`{ "${wanted}": { … } }\`.`
              : `Move it into the object of \`${wanted}\`.`,
          },
          particulars,
        );
      }
    }
    if (has.includes(wanted)) {
      return;
    }
    for (const { key, range, isAround } of lists) {
      if (key === 'servers' && /(?:^|\/)\.mcp\.json$/.test(path) && hasVisualStudioProject(paths)) {
        report(
          range,
          {
            message: '`servers` is read by Visual Studio, but not by other clients of this file',
            hint: 'Keep it for Visual Studio. Add the servers under `mcpServers` for Claude Code and the Copilot CLI.',
          },
          { effects: FOR_VISUAL_STUDIO },
        );
        continue;
      }
      report(
        range,
        {
          message: `${quote(key)} is not read in this file`,
          hint: isAround
            ? `Write \`${wanted}\` at the top of the file, without a key around it.`
            : `Write \`${wanted}\`.`,
        },
        lists.length === 1 && !isAround ? { fix: { kind: 'edits', edits: [{ ...range, text: `"${wanted}"` }] } } : {},
      );
    }
  },
};

/** Whether an object is a server: it names a command or an address. */
function isServer(value: unknown): boolean {
  return isRecord(value) && (typeof value['command'] === 'string' || typeof value['url'] === 'string');
}

const MANIFESTS = ['.claude-plugin/plugin.json', '.github/plugin/plugin.json', '.plugin/plugin.json', 'plugin.json'];

/** Whether a file is in the root folder of a plugin. */
function isNextToManifest(path: string, { has }: RepositoryView['paths']): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return MANIFESTS.some((manifest) => has(`${folder}${manifest}`));
}

const IN_A_PLUGIN: Effects = [
  info(
    ['claude'],
    'Claude Code reads the file as that of a plugin. As the file of this repository, it needs `mcpServers`.',
  ),
];

/** https://learn.microsoft.com/en-us/visualstudio/ide/mcp-servers (November 2026) */
const FOR_VISUAL_STUDIO: Effects = [
  info(
    ['claude', 'copilot-cli', 'cursor'],
    'Visual Studio reads `servers` in the `.mcp.json` next to a solution. Claude Code and the Copilot CLI read `mcpServers`.',
  ),
];
const VISUAL_STUDIO_FILES = ['.sln', '.slnx', '.csproj', '.vcxproj', '.fsproj', '.vbproj'] as const;

/** Whether people may open the repository in Visual Studio, which has a format of its own for `.mcp.json`. */
function hasVisualStudioProject(paths: RepositoryView['paths']): boolean {
  return VISUAL_STUDIO_FILES.some((extension) => paths.withExtension(extension).length > 0);
}

const ROOTS: readonly string[] = ['servers', 'mcpServers'];
const MAX_KEYS = 100;

/** Whether a key is `servers`, `mcpServers` or a variant: `mcp-servers`, `mcp_servers`, `MCPServers`, `server`. */
function isListName(key: string): boolean {
  return key.length < 16 && /^(?:mcp)?servers?$/.test(key.toLowerCase().replaceAll(/[-_]/g, ''));
}

/** Whether a key contains the list one level deeper, as VS Code once had it in its settings: `"mcp": { "servers": … }`. */
function isAroundList(key: string, value: unknown): boolean {
  return key === 'mcp' && isRecord(value) && ROOTS.some((root) => isRecord(value[root]));
}
