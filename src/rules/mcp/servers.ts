import { oncePerText } from '../reading/once-per-checked-text.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';

/**
 * Who reads a list of servers, and how: `agent` is the key `mcp-servers` of an agent, `vscode` is `servers` of
 * `.vscode/mcp.json`, `portable` is `mcpServers` of `.mcp.json`.
 */
export type McpDialect = 'agent' | 'vscode' | 'portable';

type Path = readonly (string | number)[];

/** A server as it is written down. Paths are relative to it. */
export interface McpServer {
  readonly dialect: McpDialect;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** Of its name. */
  readonly nameRange: TextRange;
  readonly rangeOf: (path: Path) => TextRange | undefined;
  readonly rangeOfKey: (path: Path) => TextRange | undefined;
}

/** More of them in one file were made by a program. */
const MAX_SERVERS = 500;

/** The servers that a file lists; those that are no objects are left out. */
export const readServers = oncePerText((text): readonly McpServer[] => {
  const list = listOf(text);
  if (list === undefined) {
    return [];
  }
  const { dialect, path, servers, places } = list;
  return Object.entries(servers)
    .slice(0, MAX_SERVERS)
    .flatMap(([name, value]) => {
      const at = [...path, name];
      const nameRange = places.rangeOfKey(at);
      return isRecord(value) && nameRange !== undefined
        ? [
            {
              dialect,
              name,
              value,
              nameRange,
              rangeOf: (inside: Path) => places.rangeOf([...at, ...inside]),
              rangeOfKey: (inside: Path) => places.rangeOfKey([...at, ...inside]),
            },
          ]
        : [];
    });
});

interface ServerList {
  readonly dialect: McpDialect;
  readonly path: readonly string[];
  readonly servers: Readonly<Record<string, unknown>>;
  readonly places: Pick<McpServer, 'rangeOf' | 'rangeOfKey'>;
}

function listOf(text: CheckedText): ServerList | undefined {
  if (text.kind === 'agent') {
    const { data } = text.frontmatter;
    const servers = data[AGENT_KEY];
    // VS Code reads no servers in agents, and nobody else reads an agent that is for VS Code.
    return isRecord(servers) && data['target'] !== 'vscode'
      ? { dialect: 'agent', path: [AGENT_KEY], servers, places: text.frontmatter }
      : undefined;
  }
  const root = text.json.value;
  if (text.kind !== 'mcp' || !isRecord(root)) {
    return undefined;
  }
  return listIn(text, root, 'vscode', 'servers') ?? listIn(text, root, 'portable', 'mcpServers');
}

function listIn(
  { json }: CheckedText,
  root: Readonly<Record<string, unknown>>,
  dialect: McpDialect,
  key: string,
): ServerList | undefined {
  const servers = root[key];
  return isRecord(servers) ? { dialect, path: [key], servers, places: json } : undefined;
}

const AGENT_KEY = 'mcp-servers';
