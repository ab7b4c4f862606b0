import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GITHUB_SERVERS,
  KNOWN_SERVERS,
  VSCODE_TOOL_SETS
} from "./chunk-JWWWFEIG.js";

// src/agents/tools/tool-names.ts
var OUR_TOOLS = [
  "read_file",
  "list_dir",
  "file_search",
  "grep_search",
  "semantic_search",
  "find_symbol",
  "find_usages",
  "get_changed_files",
  "get_errors",
  "review_threads",
  "runSubagent",
  "read_skill"
], MAX_NAMES = 500, MAX_NAME_CHARACTERS = 100;
function selectTools({ tools, disallowedTools = [] }) {
  let allowed = (tools === void 0 ? ["*"] : namesIn(tools)).map((name) => ({ name, ...findMeaning(name) })), denied = namesIn(disallowedTools).map((name) => ({ name, ...findMeaning(name) })), given2 = new Set(allowed.flatMap((one) => one.gives));
  return denied.flatMap((one) => one.gives).forEach((tool) => given2.delete(tool)), {
    tools: OUR_TOOLS.filter((tool) => given2.has(tool)),
    unavailable: allowed.flatMap(({ name, reason }) => reason === void 0 ? [] : [{ name, reason }]),
    unknown: [...new Set([...allowed, ...denied].flatMap(({ name, isUnknown }) => isUnknown ? [name] : []))]
  };
}
function namesIn(list) {
  let names = [], lastEnd = list.findLastIndex((entry) => entry.includes(")")), isOpen = !1;
  for (let [index, entry] of list.slice(0, MAX_NAMES).entries())
    isOpen || names.push(entry.trim().slice(0, MAX_NAME_CHARACTERS).toWellFormed()), isOpen = (isOpen || entry.includes("(")) && !entry.includes(")") && index < lastEnd;
  return [...new Set(names)].filter((name) => name !== "");
}
var NOTHING_KNOWN = { gives: [], isUnknown: !0 };
function findMeaning(written) {
  if (written === "*")
    return given(OUR_TOOLS);
  let name = written.replace(/\(.*$/s, "").trim().toLowerCase(), slash = name.indexOf("/");
  if (slash > 0)
    return findSetMeaning(name.slice(0, slash), name.slice(slash + 1));
  let server = /^mcp_{1,2}([^_]+)/.exec(name)?.[1];
  return server !== void 0 ? findServerMeaning(server) : BY_NAME.get(name) ?? (SERVERS.has(name) ? findServerMeaning(name) : NOTHING_KNOWN);
}
var SERVERS = /* @__PURE__ */ new Set([...KNOWN_SERVERS, ...GITHUB_SERVERS]), SETS = /* @__PURE__ */ new Set([
  ...Object.keys(VSCODE_TOOL_SETS),
  "runcommands",
  "runnotebooks",
  "runtasks"
]);
function findSetMeaning(set, tool) {
  return SETS.has(set) ? BY_NAME.get(tool === "*" || tool === "" ? set : tool) ?? NOTHING_KNOWN : set.includes(".") ? BY_NAME.get(tool)?.gives === PULL_REQUEST ? given(PULL_REQUEST) : withheld(EXTENSION) : findServerMeaning(set);
}
var EXTENSION = "the extensions of an editor do not run here", PULL_REQUEST = ["get_changed_files", "review_threads"];
function findServerMeaning(server) {
  return server === "github" ? given(PULL_REQUEST, "of GitHub's server only the pull request can be read here: its files and its review threads") : withheld("MCP servers are not started here");
}
function given(gives, reason) {
  return { gives, isUnknown: !1, ...reason !== void 0 && { reason } };
}
function withheld(reason) {
  return given([], reason);
}
var READ = ["read_file", "list_dir", "get_errors", "read_skill"], SEARCH = [
  "list_dir",
  "file_search",
  "grep_search",
  "semantic_search",
  "find_symbol",
  "find_usages",
  "get_changed_files"
], GIVEN = [
  [READ, ["read"]],
  [SEARCH, ["search"]],
  [["read_file", "list_dir"], ["view"]],
  [["read_file"], ["readFile", "read_file", "NotebookRead"]],
  [["list_dir"], ["listDirectory", "list_dir", "LS"]],
  [["file_search"], ["fileSearch", "file_search", "findFiles", "findTestFiles", "test_search", "Glob"]],
  [["grep_search"], ["textSearch", "grep_search", "Grep", "rg"]],
  [["find_usages"], ["usages", "list_code_usages", "find_usages"]],
  [["find_symbol", "find_usages"], ["LSP"]],
  [["find_symbol"], ["symbols", "search_workspace_symbols", "find_symbol"]],
  [["semantic_search"], ["codebase", "semantic_search", "searchSubagent", "search_subagent", "search_codebase"]],
  [["get_changed_files"], ["changes", "get_changed_files"]],
  [["get_errors"], ["problems", "get_errors"]],
  [["review_threads"], ["review_threads"]],
  [PULL_REQUEST, ["activePullRequest", "openPullRequest"]],
  [["runSubagent"], ["agent", "custom-agent", "Task", "runSubagent", "run_subagent", "list_agents"]],
  [["read_skill"], ["skill", "read_skill"]]
], WITHHELD = {
  "a review changes no file": [
    "edit",
    "create",
    "write",
    "MultiEdit",
    "NotebookEdit",
    "applyPatch",
    "apply_patch",
    "createDirectory",
    "createFile",
    "createJupyterNotebook",
    "create_directory",
    "create_file",
    "create_new_jupyter_notebook",
    "editFiles",
    "editNotebook",
    "edit_file",
    "edit_notebook_file",
    "insert_edit_into_file",
    "multi_replace_string_in_file",
    "rename",
    "replace_string_in_file"
  ],
  "a review runs no command": [
    "execute",
    "shell",
    "Bash",
    "powershell",
    "BashOutput",
    "KillBash",
    "KillShell",
    "Monitor",
    "awaitTerminal",
    "createAndRunTask",
    "create_and_run_task",
    "getTaskOutput",
    "getTerminalOutput",
    "get_terminal_output",
    "installPythonPackage",
    "killTerminal",
    "list_bash",
    "read_bash",
    "runCell",
    "runCommands",
    "runInTerminal",
    "runNotebookCell",
    "runNotebooks",
    "runTask",
    "runTasks",
    "runTests",
    "run_in_terminal",
    "run_notebook_cell",
    "run_task",
    "sendToTerminal",
    "sql",
    "stop_bash",
    "terminalLastCommand",
    "terminalSelection",
    "testFailure",
    "write_bash"
  ],
  "a review fetches nothing from the web": [
    "web",
    "WebFetch",
    "WebSearch",
    "browser",
    "fetch",
    "fetch_webpage",
    "githubRepo",
    "githubTextSearch",
    "github_repo",
    "openIntegratedBrowser",
    "openSimpleBrowser",
    "open_simple_browser",
    "web_fetch",
    "web_search"
  ],
  "a review keeps no list of tasks": [
    "todo",
    "todos",
    "TodoRead",
    "TodoWrite",
    "TaskCreate",
    "TaskGet",
    "TaskList",
    "TaskUpdate",
    "manage_todo_list",
    "update_todo"
  ],
  "nobody can be asked during a review": ["AskUserQuestion", "askQuestions", "ask_user"],
  "a review keeps no memory of its own": ["memory", "resolveMemoryFileUri", "store_memory"],
  "a subagent answers once, where it was called": [
    "SendMessage",
    "TaskOutput",
    "TaskStop",
    "TeamCreate",
    "TeamDelete",
    "read_agent"
  ],
  "MCP servers are not started here": ["ListMcpResourcesTool", "ReadMcpResourceTool"],
  "images and notebooks are not opened here": [
    "getNotebookSummary",
    "readNotebookCellOutput",
    "viewImage",
    "view_image",
    "renderMermaidDiagram"
  ],
  "a review has no use for it": [
    "CronCreate",
    "CronDelete",
    "CronList",
    "EnterPlanMode",
    "EnterWorktree",
    "ExitPlanMode",
    "ExitWorktree",
    "SlashCommand",
    "ToolSearch",
    "report_intent",
    "think",
    "thinking",
    "toolSearch"
  ],
  "it belongs to an editor": [
    "vscode",
    "VSCodeAPI",
    "docInfo",
    "extensions",
    "getProjectSetupInfo",
    "get_search_view_results",
    "get_vscode_api",
    "installExtension",
    "new",
    "newWorkspace",
    "runCommand",
    "runVscodeCommand",
    "run_vscode_command",
    "searchResults",
    "switchAgent"
  ]
}, BY_NAME = new Map([
  ...GIVEN.flatMap(([gives, names]) => names.map((name) => [name.toLowerCase(), given(gives)])),
  ...Object.entries(WITHHELD).flatMap(
    ([reason, names]) => names.map((name) => [name.toLowerCase(), withheld(reason)])
  )
]);

export {
  selectTools
};
