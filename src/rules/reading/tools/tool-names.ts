import {
  ALL_SERVERS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  COPILOT_TOOL_OF_ALIAS,
  VSCODE_SET_MEMBERS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS,
} from '../../../customizations/known/known-tools.ts';
import { lazily } from '../../../structures/lazily.ts';
import { editsUpTo, isSwapped, nearMisses } from '../../../text/near-misses.ts';

const SETS: ReadonlySet<string> = new Set(Object.keys(VSCODE_TOOL_SETS));
const BARE_MEMBERS: ReadonlySet<string> = new Set(Object.values(VSCODE_TOOL_SETS).flat());
const SINGLE: ReadonlySet<string> = new Set(VSCODE_SINGLE_TOOLS);
const CLI: ReadonlySet<string> = new Set(COPILOT_CLI_TOOLS);

const SUCCESSORS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(VSCODE_SUCCESSORS));

/** Whether the name stands for all tools. */
export function isAllTools(name: string): boolean {
  return name === '*';
}

/** The tool that github.com recognizes by a name, in any letter case. */
export function copilotAlias(name: string): string | undefined {
  return COPILOT_TOOL_OF_ALIAS.get(name.toLowerCase());
}

/** The names that have replaced an old name in VS Code. */
export function vscodeSuccessors(name: string): readonly string[] {
  return SUCCESSORS.get(name) ?? [];
}

/** Whether VS Code has, or once had, a built-in tool with that name. */
export function isVscodeTool(name: string): boolean {
  return (
    SETS.has(name) ||
    VSCODE_SET_MEMBERS.has(name) ||
    SINGLE.has(name) ||
    BARE_MEMBERS.has(name) ||
    vscodeSuccessors(name).length > 0
  );
}

/** The tool set at the start of a name, such as `search` for `search/codebase`. */
export function findToolSet(name: string): string | undefined {
  const set = name.slice(0, Math.max(0, name.indexOf('/')));
  return SETS.has(set) ? set : undefined;
}

/** The name of a server in `server/tool` and `server/*`. A name with a dot belongs to an extension. */
export function findServer(name: string): string | undefined {
  const server = name.slice(0, Math.max(0, name.indexOf('/')));
  return server === '' || server.includes('.') || findToolSet(name) !== undefined ? undefined : server;
}

/** Whether a client knows the name, or it may be the name of a server, an extension, or one of their tools. */
export function mayBeTool(name: string): boolean {
  return (
    isAllTools(name) ||
    isVscodeTool(name) ||
    copilotAlias(name) !== undefined ||
    CLI.has(name) ||
    ALL_SERVERS.has(name.toLowerCase()) ||
    // Names of servers and extensions can look like anything else than a single word.
    !/^[A-Za-z]{2,}$/.test(name)
  );
}

/** The tool of a VS Code tool set that a misspelled name such as `search/codebse` means. */
export function slipInSet(name: string): string | undefined {
  const [set = '', member = ''] = name.length > MAX_NAME_CHARACTERS ? [] : name.split('/');
  const mayBeSlip = SETS.has(set) ? !VSCODE_SET_MEMBERS.has(name) : BARE_MEMBERS.has(member) && isAlmostSet(set);
  return mayBeSlip ? nearMisses([name], memberNames())[0]?.meant : undefined;
}

/** Whether a word is one letter away from the name of a tool set. Then it is a misspelling; other words may name a server. */
function isAlmostSet(word: string): boolean {
  return word.length > 3 && [...SETS].some((set) => isSwapped(word, set) || editsUpTo(1, word, set) !== undefined);
}

const MAX_NAME_CHARACTERS = 40;
const memberNames = lazily(
  (): ReadonlyMap<string, string> => new Map([...VSCODE_SET_MEMBERS].map((name) => [name, name])),
);

/** All tool names that people may have meant. */
export function toolNames(): readonly string[] {
  return [
    ...new Set([
      ...SETS,
      ...VSCODE_SET_MEMBERS,
      ...SINGLE,
      ...BARE_MEMBERS,
      ...Object.entries(COPILOT_ALIASES).flatMap(([tool, names]) => [tool, ...names]),
    ]),
  ];
}
