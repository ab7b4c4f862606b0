import { CLIENT_NAMES, type Client } from '../customizations/known/clients.ts';
import type { HeadKind } from '../customizations/frontmatter/keys.ts';
import { CLAUDE_AGENTS, COPILOT_CLI_AGENTS, VSCODE_AGENTS } from '../customizations/known/known-agents.ts';
import {
  ALL_SERVERS,
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  COPILOT_TOOL_OF_ALIAS,
  VSCODE_SET_MEMBERS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS,
} from '../customizations/known/known-tools.ts';

/** What the clients know about the name of a tool. */
export interface KnownTool {
  /** The clients that have a tool of that name. */
  readonly clients: readonly Client[];
  /** What it is besides a tool: a tool set with its tools, another name, a server. */
  readonly notes: readonly string[];
  /** The current names, if VS Code has renamed it. */
  readonly successors: readonly string[];
}

/** Looks a tool up by its name as it is written in `tools`. */
export function knownTool(name: string): KnownTool {
  const bare = name.replace(/\(.*\)$/s, '');
  const successors = Object.hasOwn(VSCODE_SUCCESSORS, name) ? (VSCODE_SUCCESSORS[name] ?? []) : [];
  const members = Object.hasOwn(VSCODE_TOOL_SETS, name) ? VSCODE_TOOL_SETS[name] : undefined;
  const alias = COPILOT_TOOL_OF_ALIAS.get(name.toLowerCase());
  const server = name.includes('/') ? name.slice(0, name.indexOf('/')) : name;
  const isVscode =
    members !== undefined ||
    VSCODE_SET_MEMBERS.has(name) ||
    VSCODE_SINGLE_TOOLS.includes(name) ||
    successors.length > 0;
  const clients: readonly (readonly [Client, boolean])[] = [
    ['vscode', isVscode],
    ['github', alias !== undefined],
    ['copilot-cli', alias !== undefined || COPILOT_CLI_TOOLS.includes(name)],
    ['claude', CLAUDE_TOOLS.includes(bare)],
  ];
  return {
    clients: clients.flatMap(([client, isKnown]) => (isKnown ? [client] : [])),
    notes: [
      ...(name === '*' ? ['It means all tools.'] : []),
      ...(members === undefined || members.length === 0 ? [] : [`A tool set of VS Code: ${members.join(', ')}.`]),
      ...(alias === undefined || alias === name
        ? []
        : [`On github.com and in the Copilot CLI another name of ${alias}.`]),
      ...(ALL_SERVERS.has(server.toLowerCase()) && !isVscode
        ? [`${server} is the name of a well-known MCP server, and ${server}/* means all of its tools.`]
        : []),
    ],
    successors,
  };
}

/** The names of tools to offer for a kind of file, the current ones only. */
export function offeredTools(isClaude: boolean): readonly string[] {
  if (isClaude) {
    return CLAUDE_TOOLS;
  }
  const single = VSCODE_SINGLE_TOOLS.filter((name) => !Object.hasOwn(VSCODE_SUCCESSORS, name));
  return [
    ...new Set([...Object.keys(VSCODE_TOOL_SETS), ...VSCODE_SET_MEMBERS, ...single, ...Object.keys(COPILOT_ALIASES)]),
  ];
}

/** Whether the tools, models and agents in a kind of frontmatter are those of Claude Code. */
export function isForClaude(head: HeadKind | undefined): boolean {
  return head === 'claude-agent' || head === 'claude-command' || head === 'skill';
}

/** The clients that have a built-in agent of this name, which needs no file. */
export function builtInAgents(name: string, isClaude: boolean): readonly Client[] {
  const isOne = (names: readonly string[]): boolean => names.some((one) => one.toLowerCase() === name.toLowerCase());
  if (isClaude) {
    return isOne(CLAUDE_AGENTS) ? ['claude'] : [];
  }
  return [
    ...(isOne(VSCODE_AGENTS) ? (['vscode'] as const) : []),
    ...(isOne(COPILOT_CLI_AGENTS) ? (['copilot-cli'] as const) : []),
  ];
}

/** The names of clients as a list in words. */
export function nameClients(clients: readonly Client[]): string {
  const names = clients.map((client) => CLIENT_NAMES[client]);
  const last = names.at(-1) ?? 'no client';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
