import {
  wordsIn as wordsIn
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/customizations/known/known-tools.ts
var VSCODE_TOOL_SETS = {
  agent: ["runSubagent"],
  browser: [],
  edit: ["createDirectory", "createFile", "createJupyterNotebook", "editFiles", "editNotebook", "rename"],
  execute: wordsIn(`
    awaitTerminal createAndRunTask getTaskOutput getTerminalOutput killTerminal runInTerminal runNotebookCell runTask
    runTests sendToTerminal testFailure
  `),
  read: wordsIn(`
    getNotebookSummary getTaskOutput problems readFile readNotebookCellOutput skill terminalLastCommand
    terminalSelection viewImage
  `),
  search: wordsIn("changes codebase fileSearch listDirectory searchResults searchSubagent symbols textSearch usages"),
  todo: [],
  todos: [],
  vscode: wordsIn(`
    askQuestions extensions getProjectSetupInfo installExtension memory newWorkspace openIntegratedBrowser
    openSimpleBrowser resolveMemoryFileUri runCommand switchAgent toolSearch VSCodeAPI vscodeAPI
  `),
  web: ["fetch", "githubRepo", "githubTextSearch"]
}, VSCODE_SINGLE_TOOLS = wordsIn(`
  applyPatch askQuestions docInfo findTestFiles githubRepo githubTextSearch installPythonPackage memory newWorkspace
  openIntegratedBrowser openSimpleBrowser renderMermaidDiagram runSubagent runTests runVscodeCommand searchResults
  switchAgent symbols think thinking toolSearch
`), VSCODE_SUCCESSORS = {
  changes: ["search/changes"],
  codebase: ["search/codebase"],
  createAndRunTask: ["execute/createAndRunTask"],
  createDirectory: ["edit/createDirectory"],
  createFile: ["edit/createFile"],
  createJupyterNotebook: ["edit/createJupyterNotebook"],
  editFiles: ["edit/editFiles"],
  editNotebook: ["edit/editNotebook"],
  extensions: ["vscode/extensions"],
  fetch: ["web/fetch"],
  fileSearch: ["search/fileSearch"],
  findFiles: ["search/fileSearch"],
  getNotebookSummary: ["read/getNotebookSummary"],
  getProjectSetupInfo: ["vscode/getProjectSetupInfo"],
  getTerminalOutput: ["execute/getTerminalOutput"],
  installExtension: ["vscode/installExtension"],
  listDirectory: ["search/listDirectory"],
  new: ["vscode/getProjectSetupInfo", "vscode/installExtension", "vscode/runCommand"],
  problems: ["read/problems"],
  readFile: ["read/readFile"],
  readNotebookCellOutput: ["read/readNotebookCellOutput"],
  runCommands: ["execute/runInTerminal", "execute/getTerminalOutput"],
  "runCommands/getTerminalOutput": ["execute/getTerminalOutput"],
  "runCommands/runInTerminal": ["execute/runInTerminal"],
  "runCommands/terminalLastCommand": ["read/terminalLastCommand"],
  "runCommands/terminalSelection": ["read/terminalSelection"],
  runInTerminal: ["execute/runInTerminal"],
  runNotebookCell: ["execute/runNotebookCell"],
  runNotebooks: ["execute/runNotebookCell", "read/getNotebookSummary", "read/readNotebookCellOutput"],
  "runNotebooks/getNotebookSummary": ["read/getNotebookSummary"],
  "runNotebooks/readNotebookCellOutput": ["read/readNotebookCellOutput"],
  "runNotebooks/runCell": ["execute/runNotebookCell"],
  runTask: ["execute/runTask"],
  runTasks: ["execute/createAndRunTask", "execute/runTask"],
  "runTasks/createAndRunTask": ["execute/createAndRunTask"],
  "runTasks/runTask": ["execute/runTask"],
  "search/readFile": ["read/readFile"],
  terminalLastCommand: ["read/terminalLastCommand"],
  terminalSelection: ["read/terminalSelection"],
  testFailure: ["execute/testFailure"],
  textSearch: ["search/textSearch"],
  usages: ["search/usages"],
  vscodeAPI: ["vscode/VSCodeAPI"]
}, COPILOT_ALIASES = {
  execute: ["shell", "Bash", "powershell"],
  read: ["Read", "NotebookRead", "view"],
  edit: ["Edit", "MultiEdit", "Write", "NotebookEdit"],
  search: ["Grep", "Glob"],
  agent: ["custom-agent", "Task"],
  web: ["WebSearch", "WebFetch"],
  todo: ["TodoWrite"]
}, GITHUB_SERVERS = ["github", "playwright"], COPILOT_CLI_TOOLS = wordsIn(`
  apply_patch ask_user bash create glob grep list_agents list_bash read_agent read_bash report_intent rg skill sql
  stop_bash store_memory task update_todo web_fetch web_search write write_bash
`), CLAUDE_TOOLS = wordsIn(`
  Agent Artifact AskUserQuestion Bash BashOutput CronCreate CronDelete CronList Edit EndConversation EnterPlanMode
  EnterWorktree ExitPlanMode ExitWorktree Glob Grep KillBash KillShell LS LSP ListAgents ListMcpResourcesTool Monitor
  MultiEdit NotebookEdit NotebookRead PowerShell PushNotification Read ReadMcpResourceTool RemoteTrigger ReportFindings
  ScheduleWakeup SendMessage SendUserFile ShareOnboardingGuide Skill SlashCommand Task TaskCreate TaskGet TaskList
  TaskOutput TaskStop TaskUpdate TeamCreate TeamDelete TodoRead TodoWrite ToolSearch WaitForMcpServers WebFetch WebSearch
  Workflow Write
`), KNOWN_SERVERS = wordsIn(`
  atlassian aws azure bicep brave chrome cloudflare confluence context7 datadog deepwiki docker exa fabric figma
  filesystem firebase firecrawl git github gitlab grafana helm huggingface jira kubernetes learn linear lingo
  markitdown memory mermaid mongodb mysql neon netlify notion nuget obsidian pagerduty perplexity playwright postgres
  postgresql postman prisma pulumi puppeteer redis salesforce sentry serena shadcn slack snowflake snyk sonarqube
  sqlite stripe supabase tavily terraform time vercel zapier
`), NEVER_TOOLS = {
  create_directory: "`edit/createDirectory`",
  create_file: "`edit/createFile`",
  fetch_webpage: "`web/fetch`",
  file_search: "`search/fileSearch`",
  get_changed_files: "`search/changes`",
  get_errors: "`read/problems`",
  get_terminal_output: "`execute/getTerminalOutput`",
  grep_search: "`search/textSearch`",
  insert_edit_into_file: "`edit/editFiles`",
  list_code_usages: "`search/usages`",
  list_dir: "`search/listDirectory`",
  read_file: "`read/readFile`",
  replace_string_in_file: "`edit/editFiles`",
  run_in_terminal: "`execute/runInTerminal`",
  semantic_search: "`search/codebase`",
  database: "the name of the MCP server or extension that has the database tools",
  terminal: "`execute/runInTerminal`",
  terminalCommand: "`execute/runInTerminal`",
  terminalCommands: "`execute/runInTerminal`"
}, GEMINI_TOOLS = wordsIn(`
  activate_skill ask_user cli_help codebase_investigator complete_task enter_plan_mode exit_plan_mode
  get_internal_docs glob google_web_search grep_search invoke_agent list_directory list_mcp_resources read_file
  read_many_files read_mcp_resource replace run_shell_command save_memory search_file_content tracker_add_dependency
  tracker_create_task tracker_get_task tracker_list_tasks tracker_update_task tracker_visualize update_topic web_fetch
  write_file write_todos
`), VSCODE_SET_MEMBERS = new Set(
  Object.entries(VSCODE_TOOL_SETS).flatMap(([set, tools]) => tools.map((tool) => `${set}/${tool}`))
), COPILOT_TOOL_OF_ALIAS = new Map(
  Object.entries(COPILOT_ALIASES).flatMap(
    ([tool, names]) => [tool, ...names].map((name) => [name.toLowerCase(), tool])
  )
), ALL_SERVERS = /* @__PURE__ */ new Set([...KNOWN_SERVERS, ...GITHUB_SERVERS]);

export {
  VSCODE_TOOL_SETS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  COPILOT_ALIASES,
  GITHUB_SERVERS,
  COPILOT_CLI_TOOLS,
  CLAUDE_TOOLS,
  NEVER_TOOLS,
  GEMINI_TOOLS,
  VSCODE_SET_MEMBERS,
  COPILOT_TOOL_OF_ALIAS,
  ALL_SERVERS
};
