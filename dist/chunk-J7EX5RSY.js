import {
  info as info
} from "./joined-c1dd7ffa.js";
import {
  editsUpTo as editsUpTo,
  isSwapped as isSwapped,
  nearMisses as nearMisses,
  BOOLEAN as BOOLEAN,
  TEXT as TEXT,
  TEXTS as TEXTS,
  choice as choice
} from "./joined-ed214829.js";
import {
  detachText as detachText
} from "./joined-1c9471ce.js";
import {
  folderOf as folderOf,
  isBelow as isBelow,
  joinPath as joinPath,
  nameOf as nameOf,
  parentsOf as parentsOf,
  resolveLink as resolveLink,
  lazily as lazily,
  lineAt as lineAt,
  findNonJson as findNonJson,
  isBroken as isBroken
} from "./joined-1c6c8fb1.js";
import {
  quote as quote
} from "./joined-a845ed26.js";
import {
  regex as regex
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ALL_SERVERS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  COPILOT_TOOL_OF_ALIAS,
  VSCODE_SET_MEMBERS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS
} from "./chunk-33H6HWXO.js";

// src/rules/plugins/written-paths/find-paths.ts
function findPaths(checked) {
  let { text, body } = checked, hasVariable = text.includes("CLAUDE_PLUGIN_ROOT");
  return [
    ...findPlainPaths(checked),
    ...hasVariable ? findEach(text, body, BEHIND_VARIABLE, (path) => ({ path, isOfPlugin: !0 })) : [],
    ...hasVariable ? findEach(text, body, FOLDER_BEHIND_VARIABLE, (path) => ({ path, isOfFolder: !0 })) : [],
    ...text.includes("/.claude/") ? findEach(text, body, BEHIND_HOME, (path) => ({ path, isOfHome: !0 })) : [],
    ...text.includes("](../") ? findEach(text, body, OUT_OF_FOLDER, (path) => ({ path, isLink: !0 })) : [],
    .../^@/m.test(text) ? findEach(text, body, OF_NAMED_PLUGIN, (path, plugin) => ({ path, ofPlugin: detachText(plugin) })) : []
  ];
}
function findEach(text, body, pattern, say) {
  let found = /* @__PURE__ */ new Map();
  for (let match of text.slice(body.start, body.start + MAX_CHARACTERS).matchAll(pattern)) {
    let [, path = "", plugin = ""] = match;
    if (!found.has(path) && found.size < MAX_PATHS) {
      let said = say(detachText(path), plugin), [from, to] = match.indices?.[said.isOfHome === !0 ? 0 : 1] ?? [0, 0];
      found.set(path, { ...said, range: { start: body.start + from, end: body.start + to }, isRun: !1 });
    }
  }
  return [...found.values()];
}
var BEHIND_VARIABLE = /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w.-]{0,80}\/){0,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|ts|ya?ml))(?![\w./<{*-])/dg, FOLDER_BEHIND_VARIABLE = /\$\{CLAUDE_PLUGIN_ROOT\}["']?\/((?:\w[\w-]{0,80}\/){1,12}\w[\w-]{0,80})(?![\w./<{*$-])/dg, BEHIND_HOME = regex("dg")`
  (?:~|\$HOME|\$\{HOME\})\/\.claude\/(?!plugins\/cache\/)
    ((?:\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.(?:bash|c?js|json|md|mjs|ps1|py|rb|sh|sql|ts|ya?ml))(?![\w./<{*-])
`, OUT_OF_FOLDER = /\]\(((?:\.\.\/){1,8}(?:[\w.-]{1,80}\/){0,12}[\w.-]{1,80}\.\w{1,5})(?:#[^)\s]{0,100})?\)/dg, OF_NAMED_PLUGIN = /:(?=((?:[\w.-]{1,80}\/){1,12}[\w.-]{1,80}\.md)[ \t]*$)(?<=^@([\w-]{1,60}):)/dgm;
function findPlainPaths({ text, body, markdown }) {
  let found = /* @__PURE__ */ new Map();
  for (let { start, end } of findWrittenPaths(text, body.start)) {
    let written = text.slice(start, end), path = written.replace(/^\.\//, ""), before = text.slice(Math.max(0, start - MAX_BEFORE), start);
    if (!found.has(path) && IN_CODE.test(before)) {
      let isRun = written.startsWith("./") || RUNS.test(before) || before.endsWith(`
`) && IS_PROGRAM.test(path) && markdown.isFenced(start);
      if (isRun && OTHER_FOLDER.test(text.slice(Math.max(0, start - MAX_BLOCK), start)))
        continue;
      found.set(path, { path: detachText(path), range: { start, end }, isRun });
    }
    if (found.size === MAX_PATHS)
      break;
  }
  return [...found.values()];
}
var MAX_CHARACTERS = 2e5, MAX_PATHS = 100, MAX_BEFORE = 40, OTHER_FOLDER = /(?:^|\n|&& ?|; ?)[ \t]*(?:cd[ \t]+(?!"?\$\{?CLAUDE)|git clone[ \t])[^`]{0,300}$/, MAX_BLOCK = 400, IS_PROGRAM = /^(?:bin|scripts)\/[\w-]+$|\.(?:bash|c?js|mjs|ps1|py|rb|sh)$/, PATH = /(?<![\\~$}{:@])(?:\.\/)?(?:(?:\.?\w[\w.-]{0,80}\/){1,12}\w[\w.-]{0,80}\.[A-Za-z]{1,5}|(?:bin|scripts)\/[\w-]{2,80}(?!\.\w))(?![\w/-])/y, NO_PATH = /[^\w./-]/g;
function* findWrittenPaths(text, from) {
  let last = Math.min(text.length, from + MAX_CHARACTERS), end = from;
  for (let slash = text.indexOf("/", from); slash >= 0 && slash < last; slash = text.indexOf("/", end)) {
    let start = beginningOfRun(text, slash, end);
    PATH.lastIndex = start;
    let path = PATH.exec(text)?.[0];
    path !== void 0 && start + path.length <= last && (yield { start, end: start + path.length }), NO_PATH.lastIndex = slash, end = NO_PATH.exec(text)?.index ?? text.length;
  }
}
function beginningOfRun(text, at, from) {
  let start = at;
  for (; start > from && /[\w.-]/.test(text.charAt(start - 1)); )
    start -= 1;
  return start;
}
var RUNS = /(?:^|[\s`"'(;&|])(?:(?:bash|sh|zsh|node|python3?|uv run|bun|deno run|npx tsx|ruby|perl)[ \t]+["']?|(?:[Rr]un|[Ee]xecute)[ \t]+`)$/, IN_CODE = /(?:^|[`"'\n=]|\b(?:bash|bun|execute|follow|load|node|python3?|read|run|see|sh|source|zsh)[ \t]+["'@`]?)$/i;

// src/rules/plugins/written-paths/say-wrong-path.ts
function sayWrongPath(written, file, plugin, index) {
  let outside = sayOutside(written, file, plugin, index);
  return outside !== void 0 || written.isLink === !0 ? outside : written.isOfHome === !0 ? sayOfHome(written.path, plugin, index) : written.isOfFolder === !0 ? sayOfFolder(written.path, plugin, index) : written.isOfPlugin === !0 ? sayOfPlugin(written.path, file, plugin, index) : sayOfProject(written, file, plugin, index);
}
function sayOfHome(path, plugin, index) {
  let inPlugin = findEnd(path, plugin, index);
  return inPlugin === void 0 ? void 0 : {
    message: `${quote(`~/.claude/${path}`)} is where nobody installs the plugin`,
    hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`
  };
}
function sayOfFolder(path, plugin, index) {
  let target = joinPath(plugin, path), end = index.hasFolder(target) || index.has(target) ? void 0 : findEndOfFolder(path, plugin, index);
  return end === void 0 ? void 0 : { message: sayMissing(path, plugin), hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${end}\`.` };
}
function sayOfPlugin(path, file, plugin, index) {
  let target = joinPath(plugin, path);
  if (index.has(target) || index.hasFolder(target))
    return;
  let inSkill = index.has(joinPath(folderOf(file.path), path));
  return {
    message: sayMissing(path, plugin),
    hint: inSkill ? `The file is in the folder of the skill: write \`\${CLAUDE_SKILL_DIR}/${path}\`.` : "Correct the path, or add the file."
  };
}
function sayMissing(path, plugin) {
  return `${quote(path)} does not exist in ${plugin === "" ? "the repository" : `\`${plugin}\``}`;
}
function sayOfProject(written, file, plugin, index) {
  let inPlugin = findInPlugin(written, file, plugin, index);
  return inPlugin === void 0 ? void 0 : {
    message: `${quote(written.path)} does not exist in the project in which the plugin is used`,
    hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${inPlugin}\`.`
  };
}
function sayOutside({ path, isLink, ofPlugin, isRun, ...written }, { path: file, kind }, plugin, index) {
  if (ofPlugin !== void 0)
    return index.has(joinPath(plugin, path)) && nameOf(plugin) === ofPlugin ? {
      message: `${quote(`@${ofPlugin}:${path}`)} names no file, because imports are paths`,
      hint: `Write \`\${CLAUDE_PLUGIN_ROOT}/${path}\`.`
    } : void 0;
  if (plugin === "" || written.isOfPlugin === !0 || written.isOfFolder === !0 || written.isOfHome === !0)
    return;
  if (isLink === !0) {
    let target = resolveLink(file, path);
    return target.kind === "inside" && !isBelow(target.path, plugin) && index.has(target.path) ? {
      message: `${quote(path)} leads out of the plugin ${quote(nameOf(plugin))}, and is not installed with it`,
      hint: "Copy the file into the plugin, or link to it with its address."
    } : void 0;
  }
  let isInside = [plugin, folderOf(file)].some((base) => index.has(joinPath(base, path)));
  return isRun && kind !== "bundled-document" && !isInside && SCRIPT.test(path) && index.has(path) && !isBelow(path, plugin) ? {
    message: `${quote(path)} is not in the plugin ${quote(nameOf(plugin))}, and is not installed with it`,
    hint: "Move the script into the plugin, and write `${CLAUDE_PLUGIN_ROOT}/` in front of its path."
  } : void 0;
}
var SCRIPT = /\.(?:bash|c?js|mjs|ps1|py|rb|sh|ts)$/, MIN_PARTS = 3;
function findEnd(path, plugin, index) {
  let parts = path.split("/");
  return parts.map((_, at) => parts.slice(at).join("/")).slice(0, Math.max(0, parts.length - MIN_PARTS + 1)).find((end) => index.has(joinPath(plugin, end)));
}
function findEndOfFolder(path, plugin, index) {
  let parts = path.split("/");
  return parts.map((_, at) => parts.slice(at).join("/")).slice(1, -1).find((end) => index.hasFolder(joinPath(plugin, end)));
}
function findInPlugin({ path, isRun }, { path: file, kind }, plugin, index) {
  if (plugin !== "" && path.startsWith(`${plugin}/`) && index.has(path))
    return path.slice(plugin.length + 1);
  if (path.startsWith(".claude/") && !index.has(path)) {
    let inSkill = /^\.claude\/skills\/[^/]+\/(.+)$/.exec(path)?.[1];
    return [
      joinPath(plugin, path.slice(8)),
      ...kind === "skill" && inSkill !== void 0 ? [joinPath(folderOf(file), inSkill)] : []
    ].find((place) => index.has(place))?.slice(plugin === "" ? 0 : plugin.length + 1);
  }
  let isKnown = kind === "skill" && index.has(joinPath(folderOf(file), path));
  return kind !== "bundled-document" && isRun && !isKnown && index.has(joinPath(plugin, path)) ? path : void 0;
}

// src/rules/plugins/plugin-file-path.ts
var pluginFilePath = {
  id: "plugin-file-path",
  scope: "file",
  kinds: ["command", "agent", "skill", "bundled-document"],
  description: "A text of a plugin names a file of the plugin by a path that does not exist where the plugin is installed",
  effects: [
    info(
      ["claude"],
      "Claude Code copies the plugin to a folder of its own and runs commands in the project of the user, where the path does not exist."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#environment-variables",
  collect(text) {
    let found = findPaths(text);
    return found.length === 0 ? void 0 : found;
  },
  check(paths, file, report, { paths: index }) {
    let root = parentsOf(file.path).find((folder) => index.has(joinPath(folder, ".claude-plugin/plugin.json"))), ofRepository = index.has(".claude-plugin/plugin.json") ? "" : void 0, plugin = root ?? ofRepository;
    if (checkHomeOfSkill(paths, file, report, index), plugin === void 0) {
      checkClaudeFolder(paths, file, report, index);
      return;
    }
    if (CLIENT_FOLDER.test(plugin === "" ? file.path : file.path.slice(plugin.length + 1)))
      return;
    let count = 0;
    for (let written of paths) {
      let said = count < (written.isLink === !0 ? MAX_LINKS : MAX_FINDINGS) ? sayWrongPath(written, file, plugin, index) : void 0;
      said !== void 0 && (report(written.range, said), count += 1);
    }
  }
}, MAX_FINDINGS = 5, MAX_LINKS = 2, CLIENT_FOLDER = /(?:^|\/)\.(?!claude-plugin\/)[\w-]+\//;
function checkHomeOfSkill(paths, { path: file, kind, standing }, report, index) {
  let skill = folderOf(file);
  for (let { path, range, isOfHome } of kind === "skill" && standing !== "stray" ? paths : []) {
    let [, name, own = ""] = /^skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    isOfHome === !0 && name === nameOf(skill) && !index.has(joinPath(skill, own)) && !MADE.test(own) && report(range, {
      message: `The skill has no file ${quote(own)}`,
      hint: "Correct the path, or add the file."
    });
  }
}
var MADE = /(?:^|[/._-])(?:config|settings|state|cache|logs?|output|data|memory|history|local)(?=[/._-])/i;
function checkClaudeFolder(paths, { path: file, kind }, report, index) {
  let skill = folderOf(file);
  for (let { path, range, isOfHome } of kind === "skill" ? paths : []) {
    let [, name, own = ""] = /^\.claude\/skills\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isOfHome !== !0 && name === nameOf(skill) && !index.has(path) && index.has(joinPath(skill, own))) {
      report(range, {
        message: `${quote(path)} does not exist where the skill is installed for another client or as a plugin`,
        hint: `Write \`${own}\`: clients name the folder of the skill to the model.`
      });
      return;
    }
  }
}

// src/rules/plugins/plugin-root-outside-plugin.ts
var pluginRootOutsidePlugin = {
  id: "plugin-root-outside-plugin",
  scope: "file",
  kinds: ["command", "agent", "skill"],
  looksFor: { parts: ["CLAUDE_PLUGIN_ROOT"] },
  description: "`CLAUDE_PLUGIN_ROOT` is used in a file that is not a part of a plugin",
  effects: [
    info(
      ["claude", "cursor", "codex", "gemini", "copilot-cli", "vscode"],
      "Claude Code sets the variable only for plugins, and no other client does for a skill of the project. The path then begins at the root of the disk."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#environment-variables",
  collect({ text }) {
    let match = VARIABLE.exec(text);
    return match === null ? void 0 : { start: match.index, end: match.index + match[0].length };
  },
  check(range, { path }, report) {
    CLIENT_FOLDER2.test(path) && report(range, {
      message: "`CLAUDE_PLUGIN_ROOT` has no value outside of a plugin",
      hint: "Write a path that counts from the folder of the skill, or from the root of the repository."
    });
  }
}, VARIABLE = /\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)(?=["']?\/\w)/, CLIENT_FOLDER2 = /(?:^|\/)\.(?:agents?|claude|codebuddy|codex|continue|cursor|gemini|github|kilocode|kiro|opencode|windsurf)\/(?:agents?|commands|skills)\//;

// src/rules/reading/agents/agent-places.ts
function isClaudeAgent({ path, clients }) {
  return clients.includes("claude") || /(?:^|\/)\.claude\/agents\/.+$/.test(path);
}
function mayBeNote({ path, clients }) {
  return /(?:^|\/)agents\/(?:(?!agents\/)[^/]+\/)+[^/]+$/.test(path) && (clients.includes("claude") || /(?:^|\/)\.claude\/agents\//.test(path));
}
function findOpeningLine({ text }) {
  let { start, end } = lineAt(text, text.startsWith("\uFEFF") ? 1 : 0);
  return { start, end: Math.max(end, Math.min(start + 1, text.length)) };
}
function findValueRange({ frontmatter, text }, path) {
  let range = frontmatter.rangeOf(path), key = frontmatter.rangeOfKey(path);
  return range === void 0 || key !== void 0 && lineAt(text, key.start).end < range.start ? key : { start: range.start, end: Math.min(range.end, lineAt(text, range.start).end) };
}

// src/customizations/known/codex-config.ts
var ANY = { kind: "any" }, INTEGER = { kind: "integer" };
function record(keys) {
  return { kind: "record", keys, required: [], open: !0 };
}
function anyOf(names) {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, ANY]));
}
var EFFORTS = ["none", "minimal", "low", "medium", "high", "xhigh", "max"], CODEX_HOOK_EVENTS = [
  "Interrupt",
  "PermissionRequest",
  "PostCompact",
  "PostToolUse",
  "PreCompact",
  "PreToolUse",
  "SessionEnd",
  "SessionStart",
  "Stop",
  "SubagentStart",
  "SubagentStop",
  "UserPromptSubmit"
], HOOKS = {
  kind: "list",
  of: record({
    matcher: TEXT,
    hooks: {
      kind: "list",
      of: {
        kind: "record",
        keys: {
          ...anyOf("input"),
          type: choice("command", "mcp_tool", "prompt", "agent"),
          command: TEXT,
          commandWindows: TEXT,
          command_windows: TEXT,
          timeout: INTEGER,
          async: BOOLEAN,
          statusMessage: TEXT,
          additionalContextLimit: INTEGER,
          server: TEXT,
          tool: TEXT
        },
        required: ["type"],
        open: !0
      }
    }
  })
}, KEYS = {
  ...anyOf(`agents analytics approvals_reviewer apps apps_mcp_product_sku audio auto_review
    background_terminal_max_timeout cli_auth_credentials_store compact_prompt debug default_permissions desktop
    experimental_compact_prompt_file experimental_realtime_start_instructions experimental_realtime_ws_backend_prompt
    experimental_realtime_ws_base_url experimental_realtime_ws_model experimental_realtime_ws_startup_context
    experimental_thread_config_endpoint experimental_thread_store experimental_instructions_file feedback file_opener
    forced_chatgpt_workspace_id forced_login_method ghost_snapshot history log_dir marketplaces
    mcp_oauth_callback_port mcp_oauth_callback_url mcp_oauth_credentials_store memories
    model_auto_compact_token_limit_scope model_catalog_json model_providers model_reasoning_summary notice oss_provider otel permissions plan_mode_reasoning_effort plugins profiles
    projects realtime service_tier skills sqlite_home tool_suggest tools tui windows
    windows_wsl_setup_acknowledged disable_response_storage commit_attribution js_repl_node_path zsh_path
    experimental_supported_tools model_availability_nux prompts orchestrator`),
  allow_login_shell: BOOLEAN,
  approval_policy: {
    kind: "any-of",
    shapes: [choice("untrusted", "on-failure", "on-request", "never"), record({ granular: ANY })]
  },
  chatgpt_base_url: TEXT,
  check_for_update_on_startup: BOOLEAN,
  developer_instructions: TEXT,
  disable_paste_burst: BOOLEAN,
  experimental_use_unified_exec_tool: BOOLEAN,
  // Some features have settings of their own.
  features: { kind: "map", of: { kind: "any-of", shapes: [BOOLEAN, { kind: "map", of: ANY }] } },
  hide_agent_reasoning: BOOLEAN,
  hooks: record({ ...Object.fromEntries(CODEX_HOOK_EVENTS.map((event) => [event, HOOKS])), state: ANY }),
  include_apps_instructions: BOOLEAN,
  include_collaboration_mode_instructions: BOOLEAN,
  include_environment_context: BOOLEAN,
  include_permissions_instructions: BOOLEAN,
  instructions: TEXT,
  mcp_servers: { kind: "map", of: ANY },
  model: TEXT,
  model_auto_compact_token_limit: INTEGER,
  model_context_window: INTEGER,
  model_instructions_file: TEXT,
  model_provider: TEXT,
  model_reasoning_effort: choice(...EFFORTS),
  model_supports_reasoning_summaries: BOOLEAN,
  model_verbosity: choice("low", "medium", "high"),
  notify: TEXTS,
  // https://developers.openai.com/codex/config-sample (November 2026)
  personality: choice("none", "friendly", "pragmatic"),
  openai_base_url: TEXT,
  profile: TEXT,
  project_doc_fallback_filenames: TEXTS,
  project_doc_max_bytes: INTEGER,
  project_root_markers: TEXTS,
  review_model: TEXT,
  sandbox_mode: choice("read-only", "workspace-write", "danger-full-access"),
  sandbox_workspace_write: record({
    writable_roots: TEXTS,
    network_access: BOOLEAN,
    exclude_tmpdir_env_var: BOOLEAN,
    exclude_slash_tmp: BOOLEAN
  }),
  shell_environment_policy: record({
    inherit: choice("all", "core", "none"),
    ignore_default_excludes: BOOLEAN,
    exclude: TEXTS,
    include_only: TEXTS,
    set: { kind: "map", of: ANY },
    experimental_use_profile: BOOLEAN
  }),
  show_raw_agent_reasoning: BOOLEAN,
  suppress_unstable_features_warning: BOOLEAN,
  tool_output_token_limit: INTEGER,
  web_search: choice("disabled", "cached", "live")
}, CODEX_CONFIG = record(KEYS), CODEX_AGENT = {
  kind: "record",
  keys: {
    ...KEYS,
    name: TEXT,
    description: TEXT,
    nickname_candidates: TEXTS
  },
  required: ["name", "description", "developer_instructions"],
  open: !0
}, CODEX_USER_KEYS = wordSet(`
  openai_base_url chatgpt_base_url model_provider model_providers profile profiles experimental_realtime_ws_base_url
`);

// src/rules/reading/tools/tool-names.ts
var SETS = new Set(Object.keys(VSCODE_TOOL_SETS)), BARE_MEMBERS = new Set(Object.values(VSCODE_TOOL_SETS).flat()), SINGLE = new Set(VSCODE_SINGLE_TOOLS), CLI = new Set(COPILOT_CLI_TOOLS), SUCCESSORS = new Map(Object.entries(VSCODE_SUCCESSORS));
function isAllTools(name) {
  return name === "*";
}
function copilotAlias(name) {
  return COPILOT_TOOL_OF_ALIAS.get(name.toLowerCase());
}
function vscodeSuccessors(name) {
  return SUCCESSORS.get(name) ?? [];
}
function isVscodeTool(name) {
  return SETS.has(name) || VSCODE_SET_MEMBERS.has(name) || SINGLE.has(name) || BARE_MEMBERS.has(name) || vscodeSuccessors(name).length > 0;
}
function findToolSet(name) {
  let set = name.slice(0, Math.max(0, name.indexOf("/")));
  return SETS.has(set) ? set : void 0;
}
function findServer(name) {
  let server = name.slice(0, Math.max(0, name.indexOf("/")));
  return server === "" || server.includes(".") || findToolSet(name) !== void 0 ? void 0 : server;
}
function mayBeTool(name) {
  return isAllTools(name) || isVscodeTool(name) || copilotAlias(name) !== void 0 || CLI.has(name) || ALL_SERVERS.has(name.toLowerCase()) || // Names of servers and extensions can look like anything else than a single word.
  !/^[A-Za-z]{2,}$/.test(name);
}
function slipInSet(name) {
  let [set = "", member = ""] = name.length > MAX_NAME_CHARACTERS ? [] : name.split("/");
  return (SETS.has(set) ? !VSCODE_SET_MEMBERS.has(name) : BARE_MEMBERS.has(member) && isAlmostSet(set)) ? nearMisses([name], memberNames())[0]?.meant : void 0;
}
function isAlmostSet(word) {
  return word.length > 3 && [...SETS].some((set) => isSwapped(word, set) || editsUpTo(1, word, set) !== void 0);
}
var MAX_NAME_CHARACTERS = 40, memberNames = lazily(
  () => new Map([...VSCODE_SET_MEMBERS].map((name) => [name, name]))
);
function toolNames() {
  return [
    .../* @__PURE__ */ new Set([
      ...SETS,
      ...VSCODE_SET_MEMBERS,
      ...SINGLE,
      ...BARE_MEMBERS,
      ...Object.entries(COPILOT_ALIASES).flatMap(([tool, names]) => [tool, ...names])
    ])
  ];
}

// src/rules/reading/json/json-syntax.ts
function jsonSyntaxRule({ repeatedKey, isPlainJson, isOthers, ...parts }) {
  return {
    ...parts,
    scope: "file",
    collect(text) {
      let always = text.json.problems.filter((problem) => isOthers?.(text, problem) !== !0), inPlainJson = isEmpty(text.text) ? [EMPTY] : isBroken(text.json) ? [] : findNonJson(text.source);
      return always.length + inPlainJson.length === 0 ? void 0 : { always, inPlainJson };
    },
    check({ always, inPlainJson }, { path }, report) {
      for (let { range, message, hint, code } of isPlainJson(path) ? [...always, ...inPlainJson] : always)
        report(range, { message, hint }, code === "duplicate-key" ? { effects: repeatedKey } : {});
    }
  };
}
var EMPTY = {
  code: "empty",
  severity: "error",
  message: "The file is empty",
  hint: "Write an object, or delete the file.",
  range: { start: 0, end: 0 }
}, MOST_BLANKS = 1e3;
function isEmpty(text) {
  return text.length < MOST_BLANKS && text.trim() === "";
}

export {
  isClaudeAgent,
  mayBeNote,
  findOpeningLine,
  findValueRange,
  CODEX_HOOK_EVENTS,
  CODEX_CONFIG,
  CODEX_AGENT,
  CODEX_USER_KEYS,
  isAllTools,
  copilotAlias,
  vscodeSuccessors,
  isVscodeTool,
  findToolSet,
  findServer,
  mayBeTool,
  slipInSet,
  toolNames,
  jsonSyntaxRule,
  pluginFilePath,
  pluginRootOutsidePlugin
};
