import { ALL_SERVERS, VSCODE_TOOL_SETS } from '../../customizations/known/known-tools.ts';

/** The tools of a review, in the order in which they are declared to a model. */
export const OUR_TOOLS = [
  'read_file',
  'list_dir',
  'file_search',
  'grep_search',
  'semantic_search',
  'find_symbol',
  'find_usages',
  'get_changed_files',
  'get_errors',
  'review_threads',
  'runSubagent',
  'read_skill',
] as const;
export type OurTool = (typeof OUR_TOOLS)[number];

/** The tools that an agent gets by its lists, and the names in the lists that give nothing. */
export interface ToolSelection {
  /** In the order of `OUR_TOOLS`. */
  readonly tools: readonly OurTool[];
  /** Names that a client knows, but that are not or not fully available in a review. Each name once. */
  readonly unavailable: readonly { readonly name: string; readonly reason: string }[];
  /** Names that no client knows. Each name once. */
  readonly unknown: readonly string[];
}

/** The lists as the agent's file has them. A missing list differs from an empty one. */
export interface ToolLists {
  /** Absent or with `*`: all tools. Empty: none. */
  readonly tools?: readonly string[];
  /** Removed from the list above, as in Claude Code. */
  readonly disallowedTools?: readonly string[];
}

/** Maximum entries of a list of tools. */
const MAX_NAMES = 500;
const MAX_NAME_CHARACTERS = 100;

/**
 * Selects the tools that an agent gets. Names may be those of VS Code and its tool sets, of github.com, the Copilot
 * CLI and Claude Code, or the names of the tools themselves, in any letter case.
 */
export function selectTools({ tools, disallowedTools = [] }: ToolLists): ToolSelection {
  const allowed = (tools === undefined ? ['*'] : namesIn(tools)).map((name) => ({ name, ...findMeaning(name) }));
  const denied = namesIn(disallowedTools).map((name) => ({ name, ...findMeaning(name) }));
  const given = new Set(allowed.flatMap((one) => one.gives));
  denied.flatMap((one) => one.gives).forEach((tool) => given.delete(tool));
  return {
    tools: OUR_TOOLS.filter((tool) => given.has(tool)),
    unavailable: allowed.flatMap(({ name, reason }) => (reason === undefined ? [] : [{ name, reason }])),
    unknown: [...new Set([...allowed, ...denied].flatMap(({ name, isUnknown }) => (isUnknown ? [name] : [])))],
  };
}

/**
 * The names of a list, each once. `Agent(first, second)` is one name, although a list with commas is split inside of
 * it.
 */
function namesIn(list: readonly string[]): readonly string[] {
  const names: string[] = [];
  const lastEnd = list.findLastIndex((entry) => entry.includes(')'));
  let isOpen = false;
  for (const [index, entry] of list.slice(0, MAX_NAMES).entries()) {
    if (!isOpen) {
      names.push(entry.trim().slice(0, MAX_NAME_CHARACTERS).toWellFormed());
    }
    isOpen = (isOpen || entry.includes('(')) && !entry.includes(')') && index < lastEnd;
  }
  return [...new Set(names)].filter((name) => name !== '');
}

interface Meaning {
  readonly gives: readonly OurTool[];
  /** Why the name gives nothing, or only a part of what it means. */
  readonly reason?: string;
  readonly isUnknown: boolean;
}

const NOTHING_KNOWN: Meaning = { gives: [], isUnknown: true };

function findMeaning(written: string): Meaning {
  if (written === '*') {
    return given(OUR_TOOLS);
  }
  // `Bash(git diff:*)` is Claude's syntax for allowing a part of a tool.
  const name = written.replace(/\(.*$/s, '').trim().toLowerCase();
  const slash = name.indexOf('/');
  if (slash > 0) {
    return findSetMeaning(name.slice(0, slash), name.slice(slash + 1));
  }
  const server = /^mcp_{1,2}([^_]+)/.exec(name)?.[1];
  if (server !== undefined) {
    return findServerMeaning(server);
  }
  return BY_NAME.get(name) ?? (ALL_SERVERS.has(name) ? findServerMeaning(name) : NOTHING_KNOWN);
}
/** Current sets, and sets that were split up. */
const SETS: ReadonlySet<string> = new Set([
  ...Object.keys(VSCODE_TOOL_SETS),
  'runcommands',
  'runnotebooks',
  'runtasks',
]);

/** Reads `search/codebase`, `server/tool` or `publisher.extension/tool`. */
function findSetMeaning(set: string, tool: string): Meaning {
  if (SETS.has(set)) {
    return BY_NAME.get(tool === '*' || tool === '' ? set : tool) ?? NOTHING_KNOWN;
  }
  if (set.includes('.')) {
    return BY_NAME.get(tool)?.gives === PULL_REQUEST ? given(PULL_REQUEST) : withheld(EXTENSION);
  }
  return findServerMeaning(set);
}

const EXTENSION = 'the extensions of an editor do not run here';
const PULL_REQUEST: readonly OurTool[] = ['get_changed_files', 'review_threads'];

/** In a review, GitHub's server means the pull request. */
function findServerMeaning(server: string): Meaning {
  return server === 'github'
    ? given(PULL_REQUEST, "of GitHub's server only the pull request can be read here: its files and its review threads")
    : withheld('MCP servers are not started here');
}

function given(gives: readonly OurTool[], reason?: string): Meaning {
  return { gives, isUnknown: false, ...(reason !== undefined && { reason }) };
}

function withheld(reason: string): Meaning {
  return given([], reason);
}

const READ: readonly OurTool[] = ['read_file', 'list_dir', 'get_errors', 'read_skill'];
const SEARCH: readonly OurTool[] = [
  'list_dir',
  'file_search',
  'grep_search',
  'semantic_search',
  'find_symbol',
  'find_usages',
  'get_changed_files',
];

/**
 * The tools that each name gives. A set of VS Code gives what its tools would give; for some tools, the most similar
 * one is used.
 */
const GIVEN: readonly (readonly [gives: readonly OurTool[], names: readonly string[]])[] = [
  [READ, ['read']],
  [SEARCH, ['search']],
  [['read_file', 'list_dir'], ['view']],
  [['read_file'], ['readFile', 'read_file', 'NotebookRead']],
  [['list_dir'], ['listDirectory', 'list_dir', 'LS']],
  [['file_search'], ['fileSearch', 'file_search', 'findFiles', 'findTestFiles', 'test_search', 'Glob']],
  [['grep_search'], ['textSearch', 'grep_search', 'Grep', 'rg']],
  [['find_usages'], ['usages', 'list_code_usages', 'find_usages']],
  [['find_symbol', 'find_usages'], ['LSP']],
  [['find_symbol'], ['symbols', 'search_workspace_symbols', 'find_symbol']],
  [['semantic_search'], ['codebase', 'semantic_search', 'searchSubagent', 'search_subagent', 'search_codebase']],
  [['get_changed_files'], ['changes', 'get_changed_files']],
  [['get_errors'], ['problems', 'get_errors']],
  [['review_threads'], ['review_threads']],
  [PULL_REQUEST, ['activePullRequest', 'openPullRequest']],
  [['runSubagent'], ['agent', 'custom-agent', 'Task', 'runSubagent', 'run_subagent', 'list_agents', 'ListAgents']],
  [['read_skill'], ['skill', 'read_skill']],
];

/** Tools that a review does not have, by the reason. */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  'a review changes no file': [
    'edit',
    'create',
    'write',
    'MultiEdit',
    'NotebookEdit',
    'applyPatch',
    'apply_patch',
    'createDirectory',
    'createFile',
    'createJupyterNotebook',
    'create_directory',
    'create_file',
    'create_new_jupyter_notebook',
    'editFiles',
    'editNotebook',
    'edit_file',
    'edit_notebook_file',
    'insert_edit_into_file',
    'multi_replace_string_in_file',
    'rename',
    'replace_string_in_file',
  ],
  'a review runs no command': [
    'execute',
    'shell',
    'Bash',
    'powershell',
    'BashOutput',
    'KillBash',
    'KillShell',
    'Monitor',
    'awaitTerminal',
    'createAndRunTask',
    'create_and_run_task',
    'getTaskOutput',
    'getTerminalOutput',
    'get_terminal_output',
    'installPythonPackage',
    'killTerminal',
    'list_bash',
    'read_bash',
    'runCell',
    'runCommands',
    'runInTerminal',
    'runNotebookCell',
    'runNotebooks',
    'runTask',
    'runTasks',
    'runTests',
    'run_in_terminal',
    'run_notebook_cell',
    'run_task',
    'sendToTerminal',
    'sql',
    'stop_bash',
    'terminalLastCommand',
    'terminalSelection',
    'testFailure',
    'write_bash',
  ],
  'a review fetches nothing from the web': [
    'web',
    'WebFetch',
    'WebSearch',
    'browser',
    'fetch',
    'fetch_webpage',
    'githubRepo',
    'githubTextSearch',
    'github_repo',
    'openIntegratedBrowser',
    'openSimpleBrowser',
    'open_simple_browser',
    'web_fetch',
    'web_search',
  ],
  'a review keeps no list of tasks': [
    'todo',
    'todos',
    'TodoRead',
    'TodoWrite',
    'TaskCreate',
    'TaskGet',
    'TaskList',
    'TaskUpdate',
    'manage_todo_list',
    'update_todo',
  ],
  'nobody can be asked during a review': ['AskUserQuestion', 'askQuestions', 'ask_user'],
  'a review keeps no memory of its own': ['memory', 'resolveMemoryFileUri', 'store_memory'],
  'a subagent answers once, where it was called': [
    'SendMessage',
    'TaskOutput',
    'TaskStop',
    'TeamCreate',
    'TeamDelete',
    'read_agent',
  ],
  'MCP servers are not started here': ['ListMcpResourcesTool', 'ReadMcpResourceTool', 'WaitForMcpServers'],
  'images and notebooks are not opened here': [
    'getNotebookSummary',
    'readNotebookCellOutput',
    'viewImage',
    'view_image',
    'renderMermaidDiagram',
  ],
  'a review has no use for it': [
    'Artifact',
    'CronCreate',
    'CronDelete',
    'CronList',
    'EndConversation',
    'EnterPlanMode',
    'EnterWorktree',
    'ExitPlanMode',
    'ExitWorktree',
    'PushNotification',
    'RemoteTrigger',
    'ReportFindings',
    'ScheduleWakeup',
    'SendUserFile',
    'ShareOnboardingGuide',
    'SlashCommand',
    'ToolSearch',
    'Workflow',
    'report_intent',
    'think',
    'thinking',
    'toolSearch',
  ],
  'it belongs to an editor': [
    'vscode',
    'VSCodeAPI',
    'docInfo',
    'extensions',
    'getProjectSetupInfo',
    'get_search_view_results',
    'get_vscode_api',
    'installExtension',
    'new',
    'newWorkspace',
    'runCommand',
    'runVscodeCommand',
    'run_vscode_command',
    'searchResults',
    'switchAgent',
  ],
};

const BY_NAME: ReadonlyMap<string, Meaning> = new Map([
  ...GIVEN.flatMap(([gives, names]) => names.map((name) => [name.toLowerCase(), given(gives)] as const)),
  ...Object.entries(WITHHELD).flatMap(([reason, names]) =>
    names.map((name) => [name.toLowerCase(), withheld(reason)] as const),
  ),
]);
