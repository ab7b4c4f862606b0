import {
  SETUP_STEPS_PAGE as SETUP_STEPS_PAGE,
  codexPromptsUnread as codexPromptsUnread,
  pluginCachePath as pluginCachePath,
  pluginPathOutside as pluginPathOutside,
  setupStepsPlace as setupStepsPlace,
  findMeantKey as findMeantKey,
  findMisnamedKeys as findMisnamedKeys,
  findingAt as findingAt,
  nearestName as nearestName,
  areValuesReadable as areValuesReadable,
  oncePerText as oncePerText
} from "./joined-133c8eb8.js";
import {
  error as error,
  info as info,
  warning as warning
} from "./joined-c1dd7ffa.js";
import {
  BOOLEAN as BOOLEAN,
  TEXT as TEXT,
  TEXTS as TEXTS,
  TEXT_OR_TEXTS as TEXT_OR_TEXTS,
  choice as choice,
  describeShape as describeShape,
  hasShape as hasShape
} from "./joined-ed214829.js";
import {
  detachText as detachText
} from "./joined-1c9471ce.js";
import {
  CLIENT_NAMES as CLIENT_NAMES,
  folderOf as folderOf,
  isBelow as isBelow,
  joinPath as joinPath,
  nameOf as nameOf,
  resolveLink as resolveLink,
  isBroken as isBroken,
  readJsonc as readJsonc
} from "./joined-1c6c8fb1.js";
import {
  quote as quote,
  quoteValue as quoteValue
} from "./joined-a845ed26.js";
import {
  at as at,
  regex as regex,
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet,
  wordsIn as wordsIn,
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CODEX_AGENT,
  CODEX_CONFIG,
  CODEX_USER_KEYS,
  findOpeningLine,
  findValueRange,
  isVscodeTool,
  jsonSyntaxRule,
  mayBeTool,
  pluginFilePath,
  pluginRootOutsidePlugin,
  slipInSet,
  toolNames
} from "./chunk-J7EX5RSY.js";
import {
  CLAUDE_TOOLS,
  GEMINI_TOOLS
} from "./chunk-33H6HWXO.js";

// src/customizations/known/claude-settings.ts
var CLAUDE_SETTINGS = `$schema advisorModel agent agentPushNotifEnabled allowAllClaudeAiMcps allowManagedHooksOnly allowManagedMcpServersOnly
  allowManagedPermissionRulesOnly allowedChannelPlugins allowedHttpHookUrls allowedMcpServers alwaysThinkingEnabled
  apiKeyHelper askUserQuestionTimeout attribution autoCompactEnabled autoConnectIde autoInstallIdeExtension
  autoMemoryDirectory autoMemoryEnabled autoMode autoScrollEnabled autoUpdatesChannel availableModels awaySummaryEnabled
  awsAuthRefresh awsCredentialExport axScreenReader blockedMarketplaces browserExternalPageTools channelsEnabled claudeMd
  claudeMdExcludes cleanupPeriodDays companyAnnouncements defaultShell deniedMcpServers diffTool disableAgentView
  disableAllHooks disableArtifact disableAutoMode disableBrowserExternalNavigation disableBundledSkills
  disableClaudeAiConnectors disableDeepLinkRegistration disableMobileSimulatorTools disableRemoteControl
  disableSideloadFlags disableSkillShellExecution disableWorkflows disabledMcpjsonServers editorMode effortLevel
  emojiCompletionEnabled enableAllProjectMcpServers enableArtifact enabledMcpjsonServers enabledPlugins
  enforceAvailableModels env externalEditorContext extraKnownMarketplaces fallbackModel fastMode fastModePerSessionOptIn
  feedbackSurveyRate fileCheckpointingEnabled fileSuggestion footerLinksRegexes forceLoginGatewayUrl forceLoginMethod
  forceLoginOrgUUID forceRemoteSettingsRefresh gcpAuthRefresh hooks httpHookAllowedEnvVars includeCoAuthoredBy
  includeGitInstructions inputNeededNotifEnabled language managedMcpServers minimumVersion model modelOverrides
  otelHeadersHelper outputStyle parentSettingsBehavior permissionExplainerEnabled permissions plansDirectory pluginConfigs
  pluginSuggestionMarketplaces pluginTrustMessage policyHelper preferredNotifChannel prefersReducedMotion prUrlTemplate
  processWrapper remoteControlAtStartup requireCoworkFullVmSandbox requiredMaximumVersion requiredMinimumVersion
  respectGitignore respondToBashCommands sandbox showClearContextOnPlanAccept showThinkingSummaries showTurnDuration
  skillListingBudgetFraction skillListingMaxDescChars skillOverrides skipDangerousModePermissionPrompt
  skipWebFetchPreflight skippedMarketplaces skippedPlugins spinnerTipsEnabled spinnerTipsOverride spinnerVerbs sshConfigs
  sshHostAllowlist statusLine strictKnownMarketplaces strictPluginOnlyCustomization subagentStatusLine
  syntaxHighlightingDisabled teammateDefaultModel teammateMode terminalProgressBarEnabled theme tui useAutoModeDuringPlan
  verbose viewMode vimInsertModeRemaps voice voiceEnabled wheelScrollAccelerationEnabled workflowKeywordTriggerEnabled
  workflowSizeGuideline worktree wslInheritsWindowsSettings additionalMarketplaces allowedMarketplaces autoCompactWindow
  crossSessionInbound dialogExpiry disableCommandPluginSources enableWorkflows isolatePeerMachines keybindingFlavor
  promptSuggestionEnabled remote skipAutoPermissionPrompt spellcheck switchModelsOnFlag syncClaudeAiSkills
  terminalTitleFromRename ultracode`.split(/\s+/), CLAUDE_PERMISSIONS = wordsIn(
  "allow deny ask defaultMode additionalDirectories disableBypassPermissionsMode disableAutoMode"
), CLAUDE_PERMISSION_MODES = wordsIn(
  "default acceptEdits plan auto dontAsk bypassPermissions delegate manual"
);

// src/customizations/known/claude-settings-shape.ts
var INTEGER = { kind: "integer" }, VARIABLES = { kind: "map", of: { kind: "any-of", shapes: [TEXT, INTEGER, BOOLEAN] } }, record = (keys, required = []) => ({
  kind: "record",
  keys,
  required,
  open: !0
}), each = (names, shape) => Object.fromEntries(names.split(/\s+/).map((name) => [name, shape])), COMMAND = record({ type: choice("command"), command: TEXT }, ["type", "command"]), SANDBOX = record({
  ...each(
    `allowAppleEvents allowUnsandboxedCommands autoAllowBashIfSandboxed enabled enableWeakerNestedSandbox
    enableWeakerNetworkIsolation failIfUnavailable`,
    BOOLEAN
  ),
  ...each("bwrapPath socatPath", TEXT),
  excludedCommands: TEXTS,
  filesystem: record({
    ...each("allowWrite denyWrite denyRead allowRead", TEXTS),
    ...each("allowManagedReadPathsOnly disabled", BOOLEAN)
  }),
  network: record({
    ...each("allowUnixSockets allowMachLookup allowedDomains deniedDomains", TEXTS),
    ...each("allowAllUnixSockets allowLocalBinding strictAllowlist allowManagedDomainsOnly", BOOLEAN),
    ...each("httpProxyPort socksProxyPort", INTEGER)
  })
}), MARKETPLACE = record(
  {
    source: record(
      {
        source: choice(
          ...wordsIn("github git url npm file directory hostPattern pathPattern skills-dir settings archive command")
        ),
        ...each("repo url ref path package", TEXT)
      },
      ["source"]
    ),
    autoUpdate: BOOLEAN
  },
  ["source"]
), CLAUDE_SETTINGS_SHAPE = record({
  // Any other address, also one of a local copy, is an error to Claude Code: anthropics/claude-code#66747.
  $schema: choice("https://json.schemastore.org/claude-code-settings.json"),
  ...each(
    `advisorModel agent apiKeyHelper askUserQuestionTimeout autoMemoryDirectory awsAuthRefresh awsCredentialExport claudeMd
    forceLoginGatewayUrl gcpAuthRefresh language minimumVersion model otelHeadersHelper outputStyle
    plansDirectory preferredNotifChannel processWrapper prUrlTemplate requiredMaximumVersion requiredMinimumVersion
    workflowSizeGuideline`,
    TEXT
  ),
  autoUpdatesChannel: choice("latest", "stable", "rc"),
  defaultShell: choice("bash", "powershell"),
  diffTool: choice("auto", "terminal"),
  editorMode: choice("normal", "vim"),
  teammateMode: choice("in-process", "auto", "tmux", "iterm2"),
  tui: choice("default", "fullscreen"),
  viewMode: choice("default", "verbose", "focus"),
  ...each(
    `agentPushNotifEnabled allowAllClaudeAiMcps allowManagedHooksOnly allowManagedMcpServersOnly
    allowManagedPermissionRulesOnly alwaysThinkingEnabled autoCompactEnabled autoConnectIde autoInstallIdeExtension
    autoMemoryEnabled autoScrollEnabled awaySummaryEnabled axScreenReader channelsEnabled disableAgentView disableAllHooks
    disableArtifact disableBrowserExternalNavigation disableBundledSkills disableClaudeAiConnectors
    disableMobileSimulatorTools disableRemoteControl disableSideloadFlags disableSkillShellExecution disableWorkflows
    emojiCompletionEnabled enableAllProjectMcpServers enableArtifact enforceAvailableModels externalEditorContext fastMode
    fastModePerSessionOptIn fileCheckpointingEnabled forceRemoteSettingsRefresh includeCoAuthoredBy
    includeGitInstructions inputNeededNotifEnabled permissionExplainerEnabled prefersReducedMotion
    remoteControlAtStartup requireCoworkFullVmSandbox respectGitignore respondToBashCommands
    showClearContextOnPlanAccept showThinkingSummaries showTurnDuration skipDangerousModePermissionPrompt
    skipWebFetchPreflight spinnerTipsEnabled syntaxHighlightingDisabled terminalProgressBarEnabled
    useAutoModeDuringPlan verbose voiceEnabled wheelScrollAccelerationEnabled workflowKeywordTriggerEnabled
    wslInheritsWindowsSettings`,
    BOOLEAN
  ),
  ...each(
    `allowedHttpHookUrls availableModels claudeMdExcludes companyAnnouncements disabledMcpjsonServers
    enabledMcpjsonServers httpHookAllowedEnvVars pluginSuggestionMarketplaces skippedMarketplaces skippedPlugins
    sshHostAllowlist`,
    TEXTS
  ),
  attribution: record({ commit: TEXT, pr: TEXT, sessionUrl: BOOLEAN }),
  sandbox: SANDBOX,
  cleanupPeriodDays: { kind: "integer", least: 1 },
  enabledPlugins: { kind: "map", of: { kind: "any-of", shapes: [BOOLEAN, TEXTS] } },
  env: VARIABLES,
  extraKnownMarketplaces: { kind: "map", of: MARKETPLACE },
  fileSuggestion: COMMAND,
  forceLoginMethod: choice("claudeai", "console", "gateway"),
  permissions: record({
    additionalDirectories: TEXTS,
    disableAutoMode: choice("disable"),
    disableBypassPermissionsMode: choice("disable")
  }),
  skillOverrides: { kind: "map", of: choice("on", "name-only", "user-invocable-only", "off") },
  statusLine: COMMAND,
  worktree: record({
    baseRef: choice("fresh", "head"),
    bgIsolation: choice("worktree", "none"),
    ...each("symlinkDirectories sparsePaths", TEXTS)
  })
});

// src/rules/reading/json/data-faults.ts
var MAX_KEYS = 300;
function findDataFaults(places, value, shape, path = []) {
  if (shape.kind === "any" || value === null || value === void 0)
    return [];
  if (shape.kind === "any-of") {
    let fitting = shape.shapes.find((one) => fits(value, one));
    return fitting === void 0 ? reportType(places, value, shape, path) : findDataFaults(places, value, fitting, path);
  }
  if (!fits(value, shape))
    return reportType(places, value, shape, path);
  switch (shape.kind) {
    case "choice":
      return typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? findWordFault(places, String(value), shape.values, path) : [];
    case "list":
      return Array.isArray(value) ? value.flatMap((item, at2) => findDataFaults(places, item, shape.of, [...path, at2])) : [];
    case "map":
      return isRecord(value) ? Object.entries(value).slice(0, MAX_KEYS).flatMap(([key, item]) => findDataFaults(places, item, shape.of, [...path, key])) : [];
    case "record":
      return isRecord(value) ? [...findMissing(places, value, shape, path), ...findInRecord(places, value, shape.keys, path)] : [];
    case "integer":
      return typeof value == "number" && value < (shape.least ?? value) ? report(places, path, {
        message: `${nameOf2(path)} must be at least ${shape.least}`,
        hint: `Write \`${shape.least}\` or more.`
      }) : [];
    case "text":
    case "boolean":
      return [];
  }
}
function fits(value, shape) {
  let isWord = shape.kind === "text" || shape.kind === "choice";
  return hasShape(value, shape) && (!isWord || typeof value == "string");
}
function findMissing(places, value, { required }, path) {
  let written = Object.keys(value), missing = required.filter((key) => !written.some((one) => one === key || nearestName(one, [key]) === key)), range = places.rangeOfKey(path) ?? { start: 0, end: 1 };
  return missing.map((key) => ({
    kind: "missing",
    range,
    said: { message: `The required key \`${key}\` is missing`, hint: `Add the key \`${key}\`.` }
  }));
}
function findInRecord(places, value, keys, path) {
  let names = Object.keys(keys);
  return Object.entries(value).slice(0, MAX_KEYS).flatMap(([key, item]) => {
    let shape = Object.hasOwn(keys, key) ? keys[key] : void 0;
    if (shape !== void 0)
      return findDataFaults(places, item, shape, [...path, key]);
    let meant = findMeantKey(key, { names }), range = meant === void 0 || Object.hasOwn(value, meant) ? void 0 : places.rangeOfKey([...path, key]);
    return range === void 0 ? [] : [
      {
        kind: "key",
        range,
        said: { message: `${quote(key)} is not a known key`, hint: `Did you mean \`${meant}\`?` }
      }
    ];
  });
}
function reportType(places, value, shape, path) {
  return report(places, path, {
    message: `${nameOf2(path)} must be ${describeShape(shape)}, not ${describeValue(value)}`,
    hint: shape.kind === "boolean" ? "Write `true` or `false` without quotes." : `Write ${describeShape(shape)}.`
  });
}
function reportWord(places, word, values, path) {
  let near = nearestName(word, values);
  return report(places, path, {
    message: `${quote(word)} is not a value of ${nameOf2(path)}`,
    hint: near === void 0 ? `Write ${values.map((one) => `\`${one}\``).join(", ")}.` : `Did you mean \`${near}\`?`
  });
}
function report(places, path, said) {
  let range = places.rangeOf(path) ?? places.rangeOfKey(path);
  return range === void 0 ? [] : [{ kind: "value", range, said }];
}
function findWordFault(places, word, known, path) {
  return known.includes(word) ? [] : reportWord(places, word, known, path);
}
function nameOf2(path) {
  let name = path.findLast((step) => typeof step == "string");
  return name === void 0 ? "The file" : quote(name);
}
function describeValue(value) {
  return Array.isArray(value) ? "a list" : typeof value == "string" ? "a text" : typeof value == "object" ? "a map" : `a ${typeof value}`;
}

// src/rules/claude-settings/settings-rule.ts
var MAX_FINDINGS = 50;
function claudeSettingsRule({ find, ...parts }) {
  return {
    ...parts,
    scope: "file",
    kinds: ["hooks"],
    collect(text) {
      let findings = isBroken(text.json) ? [] : find(text).slice(0, MAX_FINDINGS);
      return findings.length === 0 ? void 0 : findings;
    },
    check(findings, { path }, report2) {
      for (let { range, said, effects } of SETTINGS.test(path) ? findings : [])
        report2(range, said, effects === void 0 ? {} : { effects });
    }
  };
}
var SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;

// src/rules/claude-settings/claude-settings-key.ts
var claudeSettingsKey = claudeSettingsRule({
  id: "claude-settings-key",
  description: "The settings of Claude Code have a key that is misspelled or in the wrong place",
  effects: [warning(["claude"], "Claude Code ignores the key and everything in it.")],
  source: "https://code.claude.com/docs/en/settings#available-settings",
  find({ json }) {
    let root = json.value;
    return isRecord(root) ? [
      ...findMisplaced(json, root),
      ...findMisnamedKeys(json, [], withoutMisplaced(root), { names: CLAUDE_SETTINGS }),
      ...findMisnamedKeys(json, ["permissions"], root.permissions, {
        names: CLAUDE_PERMISSIONS,
        synonyms: OTHER_WORDS
      }),
      ...findNestedKeys(json, root),
      ...findPluginFaults(json, root)
    ] : [];
  }
}), OTHER_WORDS = /* @__PURE__ */ new Map([
  ["allowed", "allow"],
  ["allowlist", "allow"],
  ["denied", "deny"],
  ["denylist", "deny"],
  ["block", "deny"],
  ["disallow", "deny"]
]);
function findNestedKeys(json, root) {
  let shapes = CLAUDE_SETTINGS_SHAPE.kind === "record" ? CLAUDE_SETTINGS_SHAPE.keys : {};
  return Object.entries(shapes).filter(([key]) => key !== "permissions" && isRecord(root[key])).flatMap(([key, shape]) => findDataFaults(json, root[key], shape, [key])).filter(({ kind }) => kind === "key");
}
function findPluginFaults(json, root) {
  let { enabledPlugins, extraKnownMarketplaces } = root, known = isRecord(extraKnownMarketplaces) ? Object.keys(extraKnownMarketplaces) : [];
  return Object.keys(isRecord(enabledPlugins) ? enabledPlugins : {}).slice(0, MAX_PLUGINS).flatMap((plugin) => {
    let [name = "", marketplace] = plugin.split("@"), near = marketplace === void 0 || known.includes(marketplace) ? void 0 : nearestName(marketplace, known), range = marketplace === void 0 || near !== void 0 ? json.rangeOfKey(["enabledPlugins", plugin]) : void 0;
    return range === void 0 ? [] : [
      {
        range,
        said: near === void 0 ? {
          message: `${quote(plugin)} does not name the marketplace of the plugin`,
          hint: `Write ${quote(`${name}@MARKETPLACE`)}.`
        } : {
          message: `The file has no marketplace ${quote(marketplace ?? "")}`,
          hint: `Did you mean ${quote(`${name}@${near}`)}?`
        }
      }
    ];
  });
}
var MAX_PLUGINS = 300, MISPLACED = new Map([
  ...["allow", "deny", "ask", "defaultMode", "additionalDirectories"].map(
    (key) => [key, "Put it into `permissions`."]
  ),
  ["mcpServers", "Servers of a project belong into `.mcp.json`."]
]);
function findMisplaced(json, root) {
  return Object.keys(root).flatMap((key) => {
    let hint = MISPLACED.get(key), range = hint === void 0 ? void 0 : json.rangeOfKey([key]);
    return hint === void 0 || range === void 0 ? [] : [{ range, said: { message: `\`${key}\` is not read at the top of the settings`, hint } }];
  });
}
function withoutMisplaced(root) {
  return Object.fromEntries(Object.entries(root).filter(([key]) => !MISPLACED.has(key)));
}

// src/rules/claude-settings/claude-settings-permission.ts
var claudeSettingsPermission = claudeSettingsRule({
  id: "claude-settings-permission",
  description: "A permission in the settings of Claude Code does not have the required form",
  effects: [
    warning(
      ["claude"],
      "Claude Code does not apply the permission: it asks where it should not, or allows what should be denied."
    )
  ],
  source: "https://code.claude.com/docs/en/permissions#permission-rule-syntax",
  find({ json }) {
    let permissions = isRecord(json.value) ? json.value.permissions : void 0;
    return permissions === void 0 ? [] : isRecord(permissions) ? [
      ...LISTS.flatMap((list) => findInList(json, list, permissions[list])),
      ...findMode(json, permissions.defaultMode)
    ] : findingAt(json, ["permissions"], {
      message: "`permissions` is not an object",
      hint: 'Write `"permissions": { "allow": [ \u2026 ], "deny": [ \u2026 ] }`.'
    });
  }
}), SHELLS = /* @__PURE__ */ new Set(["Bash", "PowerShell"]), OWN_FIELDS = /* @__PURE__ */ new Map([
  ["Bash", "command"],
  ["PowerShell", "command"],
  ["Read", "file_path"],
  ["Edit", "file_path"],
  ["Write", "file_path"],
  ["WebFetch", "url"]
]), PATHS_READ_AS = /* @__PURE__ */ new Map([
  ["Write", "Edit"],
  ["NotebookEdit", "Edit"],
  ["MultiEdit", "Edit"],
  ["Glob", "Read"]
]), LISTS = ["allow", "deny", "ask"];
function findInList(json, list, value) {
  if (value === void 0)
    return [];
  if (!Array.isArray(value)) {
    let hint = `Write \`"${list}": ["Bash(npm test)"]\`.`;
    return findingAt(json, ["permissions", list], { message: `\`${list}\` is not a list`, hint });
  }
  let all = new Set(value);
  return value.flatMap((rule, index) => {
    let said = judgeRule(rule, list), found = said === void 0 ? [] : findingAt(json, ["permissions", list, index], said);
    return isCovered(rule, all) ? found.map((one) => ({ ...one, effects: COVERED })) : found;
  });
}
var COVERED = [
  info(["claude"], "Claude Code warns of the rule, and goes by the other one for the same path.")
];
function isCovered(rule, all) {
  let [, tool = "", path = ""] = typeof rule == "string" ? /^(\w+)(\(.*)$/s.exec(rule) ?? [] : [], consulted = PATHS_READ_AS.get(tool);
  return consulted !== void 0 && all.has(`${consulted}${path}`);
}
function judgeRule(rule, list) {
  if (typeof rule != "string")
    return { message: `${quoteValue(rule)} is not a permission`, hint: 'Write a text such as `"Bash(npm test)"`.' };
  let open = rule.indexOf("("), [name = "", ...words] = open < 0 ? rule.trim().split(/\s+/) : [];
  if (words.length > 0 && CLAUDE_TOOLS.includes(name))
    return {
      message: `${quoteValue(rule)} has no parentheses`,
      hint: `Write ${quoteValue(`${name}(${words.join(" ")})`)}.`
    };
  if (open >= 0 && !rule.trimEnd().endsWith(")"))
    return { message: `${quoteValue(rule)} has no closing parenthesis`, hint: "Add `)` at the end." };
  let tool = open < 0 ? rule : rule.slice(0, open), command = open < 0 ? "" : rule.slice(open + 1, rule.lastIndexOf(")"));
  if (SHELLS.has(tool) && /^:\*$|:\*./s.test(command))
    return {
      message: `\`:*\` in ${quoteValue(rule)} is not at the end of a command`,
      hint: "Claude Code skips the permission. End it with `:*`, or write `*` for any part: `Bash(git * --force)`."
    };
  let own = OWN_FIELDS.get(tool);
  if (list === "allow" && command === "command:*")
    return;
  if (own !== void 0 && new RegExp(`^\\s*${own}\\s*:`).test(command))
    return {
      message: `${quoteValue(rule)} names the field \`${own}\`, which Claude Code ignores with a warning`,
      hint: tool === "WebFetch" ? "Write `WebFetch(domain:example.com)`." : `Write the value alone: \`${tool}(\u2026)\`.`
    };
  if (tool === "WebFetch" && /^https?:\/\//i.test(command)) {
    let host = /^https?:\/\/([^/:]+)/i.exec(command)?.[1] ?? "example.com";
    return {
      message: `${quoteValue(rule)} is an address, not a domain`,
      hint: `Write ${quoteValue(`WebFetch(domain:${host})`)}.`
    };
  }
  let consulted = PATHS_READ_AS.get(tool);
  if (consulted !== void 0 && /\w/.test(command))
    return {
      message: `Claude Code does not compare paths with ${quoteValue(rule)}`,
      hint: `Write ${quoteValue(`${consulted}(${command})`)}, which counts for all tools that ${consulted === "Read" ? "read" : "write"} files.`
    };
  if (list === "allow" && tool.includes("*") && !/^mcp__[^*]+?__/.test(tool))
    return {
      message: `${quoteValue(rule)} allows nothing, because its star is in the name of the tool or server`,
      hint: "Name each tool, or the server: `mcp__github__*`."
    };
  let near = tool.startsWith("mcp__") || CLAUDE_TOOLS.includes(tool) ? void 0 : nearestName(tool, CLAUDE_TOOLS);
  return near === void 0 ? void 0 : { message: `Claude Code has no tool ${quoteValue(tool)}`, hint: `Did you mean \`${near}\`?` };
}
function findMode(json, mode) {
  if (mode === void 0 || typeof mode == "string" && CLAUDE_PERMISSION_MODES.includes(mode))
    return [];
  let near = typeof mode == "string" ? nearestName(mode, CLAUDE_PERMISSION_MODES) : void 0;
  return findingAt(json, ["permissions", "defaultMode"], {
    message: `${quoteValue(mode)} is not a permission mode`,
    hint: near === void 0 ? "Write `default`, `acceptEdits`, `plan`, `auto`, `dontAsk` or `bypassPermissions`." : `Did you mean \`${near}\`?`
  });
}

// src/rules/claude-settings/claude-settings-value.ts
var claudeSettingsValue = claudeSettingsRule({
  id: "claude-settings-value",
  description: "A value in the settings of Claude Code has the wrong type or is not one of the known words",
  effects: [
    error(
      ["claude"],
      "Claude Code skips the whole file, also its permissions and hooks, and reports it only in a session with a person (anthropics/claude-code#75081)."
    )
  ],
  source: "https://code.claude.com/docs/en/settings#available-settings",
  find({ json }) {
    if (!isRecord(json.value))
      return [];
    let { permissions, ...others } = json.value, value = isRecord(permissions) ? json.value : others;
    return [
      ...findDataFaults(json, value, CLAUDE_SETTINGS_SHAPE).filter(({ kind }) => kind !== "key"),
      ...findDataFaults(json, others, EFFORT).filter(({ kind }) => kind !== "key").map(({ range, said }) => ({ range, said, effects: LEFT_OUT })),
      ...findOtherVariables(json, others.env),
      ...findIncompleteSources(json, others.extraKnownMarketplaces)
    ];
  }
}), EFFORT = {
  kind: "record",
  keys: { effortLevel: choice("low", "medium", "high", "xhigh", "max") },
  required: [],
  open: !0
}, LEFT_OUT = [warning(["claude"], "Claude Code ignores the setting.")], CONVERTED = [
  info(
    ["claude"],
    "Claude Code converts the value, but its documentation and the schema that editors use only know texts."
  )
], MAX_VARIABLES = 300;
function findOtherVariables(json, env) {
  return Object.entries(isRecord(env) ? env : {}).slice(0, MAX_VARIABLES).filter(([, value]) => typeof value == "number" || typeof value == "boolean").flatMap(
    ([name, value]) => findingAt(json, ["env", name], {
      message: `The variable ${quote(name)} is not a text`,
      hint: `Write \`"${String(value)}"\` in quotes.`
    })
  ).map((finding) => ({ ...finding, effects: CONVERTED }));
}
var NEEDED = /* @__PURE__ */ new Map([
  ["github", "repo"],
  ["git", "url"],
  ["url", "url"],
  ["npm", "package"],
  ["file", "path"],
  ["directory", "path"]
]), OTHER_NAMES = wordsIn("repository name uri address folder dir");
function findIncompleteSources(json, marketplaces) {
  return Object.entries(isRecord(marketplaces) ? marketplaces : {}).flatMap(([name, marketplace]) => {
    let source = isRecord(marketplace) ? marketplace.source : void 0, needed = isRecord(source) ? NEEDED.get(source.source) : void 0;
    if (!isRecord(source) || needed === void 0 || typeof source[needed] == "string")
      return [];
    let path = ["extraKnownMarketplaces", name, "source"], written = OTHER_NAMES.find((key) => Object.hasOwn(source, key)), range = written === void 0 ? json.rangeOfKey(path) : json.rangeOfKey([...path, written]);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `The source of the marketplace ${quote(name)} has no \`${needed}\``,
          hint: written === void 0 ? `Add the key \`${needed}\`.` : `Did you mean \`${needed}\`?`
        }
      }
    ];
  });
}

// src/rules/claude-settings/index.ts
var CLAUDE_SETTINGS_RULES = [
  claudeSettingsKey,
  claudeSettingsPermission,
  claudeSettingsValue
];

// src/rules/client-settings/client-agent-frontmatter.ts
var READERS = ["cursor", "gemini", "windsurf"], clientAgentFrontmatter = {
  id: "client-agent-frontmatter",
  scope: "file",
  kinds: ["client-agent"],
  description: "The frontmatter of an agent of Gemini or Cursor, or of a workflow of Windsurf, has a fault",
  effects: [
    error(["gemini"], "The Gemini CLI checks the frontmatter of each agent, and does not load one with such a fault."),
    warning(["cursor"], "Cursor cannot use the value, and treats the key as missing."),
    info(["windsurf"], "Windsurf ignores the key.")
  ],
  source: "https://geminicli.com/docs/core/subagents",
  collect(text) {
    let faults = {
      gemini: findFaultsOfGemini(text),
      cursor: findFaultsOfCursor(text),
      windsurf: findMisspelled(text, ["description", "title"], "windsurf")
    };
    return READERS.some((reader) => faults[reader].length > 0) ? faults : void 0;
  },
  check(faults, { clients }, report2) {
    for (let reader of READERS.filter((one) => clients.includes(one)))
      for (let { range, said, effects } of faults[reader])
        report2(range, said, effects && { effects });
  }
}, GEMINI_TYPES = {
  kind: "place",
  name: "text",
  description: "text",
  display_name: "text",
  tools: "list",
  mcp_servers: "map",
  mcpServers: "map",
  model: "text",
  temperature: "heat",
  max_turns: "count",
  timeout_mins: "count"
}, OF_REMOTE = ["agent_card_url", "agent_card_json", "auth"], SLUG = /^[a-z0-9_-]+$/, MAX_KEYS2 = 5;
function findFaultsOfGemini(text) {
  let { frontmatter } = text;
  if (!frontmatter.present && frontmatter.problems.length === 0)
    return text.text.trim() === "" ? [] : [{ range: findOpeningLine(text), said: { message: "The agent has no frontmatter", hint: "Begin the file with `name` and `description` between two lines `---`." } }];
  let { data } = frontmatter, isRemote = data.kind === "remote" || OF_REMOTE.some((key) => Object.hasOwn(data, key));
  return !areValuesReadable(frontmatter) || Object.keys(data).length === 0 || isRemote ? [] : [
    ...["name", "description"].flatMap((key) => asList(findMissing2(text, key))),
    ...asList(findBadName(text)),
    ...Object.entries(GEMINI_TYPES).flatMap(([key, type]) => asList(findWrongType(text, key, type))),
    ...asList(findToolOfClaude(text)),
    ...findMisspelledTools(text),
    ...findUnknown(text, Object.keys(GEMINI_TYPES), STRICT)
  ];
}
var STRICT = [
  info(["gemini"], "Versions of the Gemini CLI that do not have the key do not load the agent.")
];
function findMissing2(text, key) {
  let { data } = text.frontmatter, value = data[key];
  return !(value == null || typeof value == "string" && value.trim() === "") || Object.keys(data).some((written) => nearestName(written, [key]) !== void 0 && written !== key) ? void 0 : {
    range: text.frontmatter.rangeOfKey([key]) ?? findOpeningLine(text),
    said: { message: `The agent has no \`${key}\``, hint: `Add a line \`${key}: \u2026\`.` }
  };
}
function findBadName(text) {
  let { name } = text.frontmatter.data, range = findValueRange(text, ["name"]);
  return typeof name != "string" || name.trim() === "" || SLUG.test(name) || range === void 0 ? void 0 : {
    range,
    said: {
      message: `${quoteValue(name)} is not a name for an agent of the Gemini CLI`,
      hint: "Write lower-case letters, digits, hyphens and underscores only."
    }
  };
}
var TYPES = {
  text: { words: "a text", is: (value) => typeof value == "string" },
  boolean: { words: "`true` or `false`", is: (value) => typeof value == "boolean" },
  heat: { words: "a number from 0 to 2", is: (value) => typeof value == "number" && value >= 0 && value <= 2 },
  place: { words: "`local` or `remote`", is: (value) => value === "local" || value === "remote" },
  count: { words: "a whole number above 0", is: (value) => Number.isInteger(value) && Number(value) > 0 },
  list: { words: "a list", is: Array.isArray },
  map: { words: "a map", is: (value) => typeof value == "object" && !Array.isArray(value) }
};
function findWrongType(text, key, type) {
  let value = text.frontmatter.data[key], range = value == null ? void 0 : findValueRange(text, [key]), { words, is } = TYPES[type];
  return range === void 0 || is(value) ? void 0 : { range, said: { message: `\`${key}\` must be ${words}`, hint: `Write ${words} after \`${key}:\`.` } };
}
function findToolOfClaude(text) {
  let { tools } = text.frontmatter.data, at2 = Array.isArray(tools) ? tools.findIndex((tool) => CLAUDE_TOOLS.some((name2) => name2 === tool)) : -1, range = at2 < 0 ? void 0 : text.frontmatter.rangeOf(["tools", at2]), name = Array.isArray(tools) ? tools[at2] : void 0;
  return range === void 0 || typeof name != "string" ? void 0 : {
    range,
    said: {
      message: `The Gemini CLI has no tool ${quote(name)}`,
      hint: "Write the names that the Gemini CLI uses: `read_file`, `replace`, `run_shell_command`, \u2026"
    }
  };
}
function findMisspelledTools(text) {
  let { tools } = text.frontmatter.data;
  return (Array.isArray(tools) ? tools.slice(0, MAX_TOOLS) : []).flatMap((tool, index) => {
    let isOwn = typeof tool == "string" && !/^(?:mcp_|discovered_tool_)|__|[*]/.test(tool), isKnown = isOwn && (GEMINI_TOOLS.includes(tool) || CLAUDE_TOOLS.includes(tool)), meant = isOwn && !isKnown ? nearestName(tool, GEMINI_TOOLS) : void 0, range = meant === void 0 ? void 0 : text.frontmatter.rangeOf(["tools", index]);
    return range === void 0 || typeof tool != "string" ? [] : [
      {
        range,
        said: { message: `The Gemini CLI has no tool ${quote(tool)}`, hint: `Did you mean \`${meant}\`?` }
      }
    ];
  });
}
var MAX_TOOLS = 100, CURSOR_KEYS = ["name", "description", "model", "readonly", "is_background"];
function findFaultsOfCursor(text) {
  return areValuesReadable(text.frontmatter) ? [
    ...["readonly", "is_background"].flatMap((key) => asList(findWrongType(text, key, "boolean"))),
    ...findUnknown(text, CURSOR_KEYS, ignoredBy("cursor"))
  ] : [];
}
function findMisspelled(text, known, client) {
  return (areValuesReadable(text.frontmatter) ? Object.keys(text.frontmatter.data) : []).some((key) => nearestName(key, known) !== void 0 && !known.includes(key)) ? findUnknown(text, known, ignoredBy(client)).filter(({ said }) => said.hint.startsWith("Did you mean")) : [];
}
function findUnknown(text, known, effects) {
  let { frontmatter } = text;
  return Object.keys(frontmatter.data).filter((key) => !known.includes(key)).slice(0, MAX_KEYS2).flatMap((key) => {
    let meant = nearestName(key, known), range = frontmatter.rangeOfKey([key]);
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `${detachText(quote(key))} is not a key of this file`,
          hint: meant === void 0 || Object.hasOwn(frontmatter.data, meant) ? `The keys are ${known.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${meant}\`?`
        },
        effects
      }
    ];
  });
}
function ignoredBy(client) {
  return [info([client], `${CLIENT_NAMES[client]} ignores the key.`)];
}
function asList(one) {
  return one === void 0 ? [] : [one];
}

// src/customizations/known/gemini-settings.ts
var ANY = { kind: "any" }, NUMBER = { kind: "any" };
function record2(keys) {
  return { kind: "record", keys, required: [], open: !0 };
}
function anyOf(names) {
  return Object.fromEntries(names.split(" ").map((name) => [name, ANY]));
}
function switches(names) {
  return Object.fromEntries(names.split(" ").map((name) => [name, BOOLEAN]));
}
var HOOKS = {
  kind: "list",
  of: {
    kind: "record",
    keys: {
      matcher: TEXT,
      sequential: BOOLEAN,
      hooks: {
        kind: "list",
        of: {
          kind: "record",
          keys: {
            type: choice("command", "runtime"),
            command: TEXT,
            name: TEXT,
            timeout: { kind: "integer" },
            description: TEXT
          },
          required: ["type"],
          open: !0
        }
      }
    },
    required: ["hooks"],
    open: !0
  }
}, GEMINI_SETTINGS = record2({
  $schema: TEXT,
  mcpServers: { kind: "map", of: ANY },
  policyPaths: TEXTS,
  adminPolicyPaths: TEXTS,
  general: record2({
    ...anyOf("preferredEditor notificationMethod maxAttempts sessionRetention"),
    ...switches("openEditorInNewWindow devtools debugKeystrokeLogging topicUpdateNarration logRagSnippets"),
    ...switches("retryFetchErrors enableAutoUpdate enableAutoUpdateNotification enableNotifications vimMode"),
    checkpointing: record2(switches("enabled")),
    plan: record2({ ...switches("enabled modelRouting"), ...anyOf("directory") }),
    defaultApprovalMode: choice("default", "auto_edit", "plan")
  }),
  output: record2({ format: choice("text", "json") }),
  ui: record2({
    ...anyOf("theme customThemes footer accessibility statusLine loadingPhrases errorVerbosity customWittyPhrases"),
    ...anyOf("inlineThinkingMode terminalBackgroundPollingInterval"),
    ...switches(
      "autoThemeSwitching hideWindowTitle showStatusInTitle dynamicWindowTitle hideTips hideBanner hideFooter"
    ),
    ...switches("showHomeDirectoryWarning showCompatibilityWarnings showShortcutsHint hideContextSummary"),
    ...switches("showMemoryUsage showLineNumbers showCitations showModelInfoInChat showUserIdentity showSpinner"),
    ...switches("useAlternateBuffer useBackgroundColor incrementalRendering compactToolOutput")
  }),
  ide: record2({ enabled: BOOLEAN, hasSeenNudge: BOOLEAN }),
  privacy: record2({ usageStatisticsEnabled: BOOLEAN }),
  telemetry: ANY,
  billing: ANY,
  model: record2({
    name: TEXT,
    maxSessionTurns: NUMBER,
    summarizeToolOutput: ANY,
    compressionThreshold: NUMBER,
    disableLoopDetection: BOOLEAN,
    skipNextSpeakerCheck: BOOLEAN
  }),
  modelConfigs: ANY,
  agents: ANY,
  context: record2({
    fileName: TEXT_OR_TEXTS,
    importFormat: TEXT,
    includeDirectoryTree: BOOLEAN,
    discoveryMaxDirs: NUMBER,
    memoryBoundaryMarkers: TEXTS,
    includeDirectories: TEXTS,
    loadMemoryFromIncludeDirectories: BOOLEAN,
    fileFiltering: record2({
      respectGitIgnore: BOOLEAN,
      respectGeminiIgnore: BOOLEAN,
      enableRecursiveFileSearch: BOOLEAN,
      enableFuzzySearch: BOOLEAN,
      ...anyOf("customIgnoreFilePaths enableFileWatcher maxFileCount searchTimeout disableFuzzySearch")
    })
  }),
  tools: record2({
    sandbox: ANY,
    sandboxAllowedPaths: TEXTS,
    sandboxNetworkAccess: BOOLEAN,
    shell: ANY,
    core: TEXTS,
    allowed: TEXTS,
    confirmationRequired: TEXTS,
    exclude: TEXTS,
    discoveryCommand: TEXT,
    callCommand: TEXT,
    useRipgrep: BOOLEAN,
    truncateToolOutputThreshold: NUMBER,
    disableLLMCorrection: BOOLEAN,
    ...anyOf("autoAccept enableToolOutputTruncation truncateToolOutputLines enableHooks")
  }),
  mcp: record2({ serverCommand: TEXT, allowed: TEXTS, excluded: TEXTS }),
  useWriteTodos: BOOLEAN,
  security: record2({
    ...anyOf("allowedExtensions auth environmentVariableRedaction"),
    ...switches(
      "toolSandboxing disableYoloMode disableAlwaysAllow enablePermanentToolApproval autoAddToPolicyByDefault"
    ),
    ...switches("blockGitExtensions enableConseca"),
    folderTrust: record2(switches("enabled"))
  }),
  advanced: record2({
    ...anyOf("dnsResolutionOrder excludedEnvVars bugCommand"),
    ...switches("autoConfigureMemory ignoreLocalEnv")
  }),
  experimental: record2({
    ...anyOf("voice adk extensionRegistryURI gemmaModelRouter codebaseInvestigatorSettings introspectionAgentSettings"),
    ...switches("enableAgents worktrees extensionManagement extensionConfig extensionRegistry extensionReloading"),
    ...switches("useOSC52Paste useOSC52Copy taskTracker modelSteering directWebFetch dynamicModelConfiguration"),
    ...switches("gemma voiceMode autoMemory generalistProfile powerUserProfile contextManagement topicUpdateNarration"),
    ...switches("jitContext plan skills")
  }),
  extensions: ANY,
  skills: record2({ enabled: BOOLEAN, disabled: TEXTS }),
  hooksConfig: record2({ enabled: BOOLEAN, disabled: TEXTS, notifications: BOOLEAN }),
  hooks: record2({
    ...anyOf("enabled disabled notifications"),
    ...Object.fromEntries(
      wordsIn(`
        BeforeTool AfterTool BeforeAgent AfterAgent Notification SessionStart SessionEnd PreCompress BeforeModel
        AfterModel BeforeToolSelection
      `).map((event) => [event, HOOKS])
    )
  }),
  contextManagement: ANY,
  admin: ANY
}), GEMINI_MOVED = /* @__PURE__ */ new Map([
  ["contextFileName", "context.fileName"],
  ["includeDirectories", "context.includeDirectories"],
  ["fileFiltering", "context.fileFiltering"],
  ["coreTools", "tools.core"],
  ["allowedTools", "tools.allowed"],
  ["excludeTools", "tools.exclude"],
  ["toolDiscoveryCommand", "tools.discoveryCommand"],
  ["toolCallCommand", "tools.callCommand"],
  ["sandbox", "tools.sandbox"],
  ["allowMCPServers", "mcp.allowed"],
  ["excludeMCPServers", "mcp.excluded"],
  ["mcpServerCommand", "mcp.serverCommand"],
  ["theme", "ui.theme"],
  ["hideTips", "ui.hideTips"],
  ["hideBanner", "ui.hideBanner"],
  ["vimMode", "general.vimMode"],
  ["checkpointing", "general.checkpointing"],
  ["preferredEditor", "general.preferredEditor"],
  ["usageStatisticsEnabled", "privacy.usageStatisticsEnabled"],
  ["maxSessionTurns", "model.maxSessionTurns"],
  ["selectedAuthType", "security.auth.selectedType"],
  ["bugCommand", "advanced.bugCommand"]
]), GEMINI_REVIEW = record2({
  $schema: TEXT,
  have_fun: BOOLEAN,
  memory_config: record2({ disabled: BOOLEAN }),
  ignore_patterns: TEXTS,
  code_review: record2({
    disable: BOOLEAN,
    comment_severity_threshold: choice("LOW", "MEDIUM", "HIGH", "CRITICAL"),
    max_review_comments: { kind: "integer" },
    pull_request_opened: record2({ help: BOOLEAN, summary: BOOLEAN, code_review: BOOLEAN, include_drafts: BOOLEAN })
  })
});

// src/rules/client-settings/client-files.ts
var SETTINGS_KINDS = [
  "gemini-settings",
  "gemini-review",
  "codex-config",
  "codex-agent"
], SHAPES = {
  "gemini-settings": GEMINI_SETTINGS,
  "gemini-review": GEMINI_REVIEW,
  "codex-config": CODEX_CONFIG,
  "codex-agent": CODEX_AGENT
}, READERS2 = {
  "gemini-settings": { client: "gemini", name: "The Gemini CLI" },
  "gemini-review": { client: "gemini", name: "Gemini Code Assist" },
  "codex-config": { client: "codex", name: "Codex" },
  "codex-agent": { client: "codex", name: "Codex" }
};
function effectsOn(kind, severity, what) {
  let { client, name } = READERS2[kind];
  return [{ clients: [client], severity, why: `${name} ${what}` }];
}
function isSettingsKind(kind) {
  return SETTINGS_KINDS.some((one) => one === kind);
}
var MAX_FAULTS = 50, findSettingsFaults = oncePerText((text) => {
  let { kind } = text, document = readData(text);
  return document === void 0 || !isSettingsKind(kind) ? [] : findDataFaults(document, document.value, SHAPES[kind]).slice(0, MAX_FAULTS);
});
function readData(text) {
  return text.yaml !== void 0 ? text.yaml.problems.some(({ severity }) => severity === "error") ? void 0 : text.yaml : isBroken(text.json) ? void 0 : text.json;
}

// src/rules/client-settings/client-settings-key.ts
var clientSettingsKey = {
  id: "client-settings-key",
  scope: "text",
  kinds: SETTINGS_KINDS,
  description: "The settings of Gemini or Codex have a key that is misspelled, or that is not read in this file",
  effects: [
    warning(["gemini"], "Gemini ignores the key and everything in it."),
    warning(["codex"], "Codex ignores the key and everything in it.")
  ],
  source: "https://developers.openai.com/codex/config-reference",
  check(text, report2) {
    let { kind } = text;
    for (let { kind: fault, range, said } of findSettingsFaults(text))
      fault === "key" && isSettingsKind(kind) && report2(range, said, { effects: effectsOn(kind, "warning", "ignores the key and everything in it.") });
    let document = readData(text);
    if (document !== void 0 && isRecord(document.value))
      for (let key of Object.keys(document.value))
        checkPlace(kind, key, document.value[key], document.rangeOfKey([key]), report2);
  }
};
function checkPlace(kind, key, value, range, report2) {
  let moved = kind === "gemini-settings" ? GEMINI_MOVED.get(key) : void 0;
  range !== void 0 && moved !== void 0 && report2(range, { message: `${quote(key)} is not read at the top of the settings`, hint: `Write \`${moved}\`.` }), range !== void 0 && kind === "gemini-settings" && key === "model" && typeof value == "string" && report2(range, { message: "`model` is an object in the settings", hint: 'Write `"model": { "name": "\u2026" }`.' }), range !== void 0 && kind === "codex-config" && CODEX_USER_KEYS.has(key) && report2(range, {
    message: `Codex does not read ${quote(key)} in the file of a project`,
    hint: "Each user must set it in `~/.codex/config.toml`. Remove it here."
  });
}

// src/rules/client-settings/client-settings-path.ts
var clientSettingsPath = {
  id: "client-settings-path",
  scope: "file",
  kinds: ["codex-config"],
  description: "The settings of Codex name a file that does not exist",
  effects: [error(["codex"], "Codex reports that it cannot read the file, and does not start.")],
  source: "https://developers.openai.com/codex/config-reference",
  collect(text) {
    let document = readData(text), root = document?.value;
    if (document === void 0 || !isRecord(root))
      return;
    let agents = isRecord(root.agents) ? root.agents : {}, named = [
      ...FILE_KEYS.map((key) => ({ at: [key], value: root[key] })),
      ...Object.entries(agents).flatMap(
        ([role, agent]) => isRecord(agent) ? [{ at: ["agents", role, "config_file"], value: agent.config_file }] : []
      )
    ].flatMap(({ at: at2, value }) => {
      let range = document.rangeOf(at2);
      return typeof value == "string" && range !== void 0 && !/^(?:[~/]|[a-z]:)/i.test(value) ? [{ key: at2.at(-1) ?? "", path: detachText(value), range }] : [];
    });
    return named.length === 0 ? void 0 : named.slice(0, MAX_PATHS);
  },
  check(named, file, report2, { paths }) {
    for (let { key, path, range } of named) {
      let target = resolveLink(file.path, path);
      target.kind === "inside" && !paths.has(target.path) && report2(range, {
        message: `${quote(path)}, which \`${key}\` names, does not exist`,
        hint: "Correct the path. It counts from the folder of this file."
      });
    }
  }
}, FILE_KEYS = ["model_instructions_file", "experimental_instructions_file", "experimental_compact_prompt_file"], MAX_PATHS = 100;

// src/rules/client-settings/client-settings-syntax.ts
var clientSettingsSyntax = {
  id: "client-settings-syntax",
  scope: "text",
  kinds: [...SETTINGS_KINDS, "gemini-command"],
  description: "A file with settings or a command of Gemini or Codex is not valid JSON, TOML or YAML",
  effects: [
    error(["gemini"], "Gemini cannot read the file, and uses nothing of it."),
    error(["codex"], "Codex cannot read the file, and does not start with it.")
  ],
  source: "https://toml.io/en/v1.0.0",
  check(text, report2) {
    for (let { range, message, hint, severity } of problemsOf(text))
      report2(
        range,
        { message, hint },
        severity === "error" ? {} : { effects: [warning(["gemini"], "Gemini uses the last of the two keys.")] }
      );
  }
};
function problemsOf({ yaml, json }) {
  return yaml === void 0 ? json.problems : yaml.problems;
}

// src/rules/client-settings/client-settings-value.ts
var clientSettingsValue = {
  id: "client-settings-value",
  scope: "repository",
  kinds: SETTINGS_KINDS,
  description: "A value in the settings of Gemini or Codex has the wrong type, is not one of the known words, or is missing",
  effects: [
    error(["codex"], "Codex reports the file as invalid and does not start with it."),
    warning(["gemini"], "Gemini reports the value as invalid and does not use it.")
  ],
  source: "https://geminicli.com/docs/reference/configuration",
  collect(text) {
    let isOldModel = ({ said }) => text.kind === "gemini-settings" && said.message.startsWith("`model` must be a map, not a text"), faults = findSettingsFaults(text).filter((fault) => fault.kind !== "key" && !isOldModel(fault)), declared = text.kind === "codex-config" ? findDeclared(readData(text)?.value) : [];
    return faults.length + declared.length === 0 ? void 0 : { faults, declared };
  },
  check(all, report2) {
    let declared = new Set(
      all.flatMap(
        ({ file, fact }) => fact.declared.flatMap((path) => {
          let target = resolveLink(file.path, path);
          return target.kind === "inside" ? [target.path] : [];
        })
      )
    );
    for (let { file, fact } of all) {
      let { kind } = file;
      for (let { kind: fault, range, said } of fact.faults) {
        let isGiven = fault === "missing" && kind === "codex-agent" && declared.has(file.path);
        isSettingsKind(kind) && !isGiven && report2(file, range, said, { effects: effectsOn(kind, ...CONSEQUENCES[kind]) });
      }
    }
  }
};
function findDeclared(settings) {
  let agents = isRecord(settings) ? settings.agents : void 0;
  return isRecord(agents) ? Object.values(agents).map((agent) => isRecord(agent) ? agent.config_file : void 0).filter((path) => typeof path == "string").slice(0, MAX_DECLARED) : [];
}
var MAX_DECLARED = 100, NOT_USED = ["warning", "reports the value as invalid and does not use it."], CONSEQUENCES = {
  "gemini-settings": NOT_USED,
  "gemini-review": NOT_USED,
  "codex-config": ["error", "reports the file as invalid and does not start with it."],
  "codex-agent": ["error", "reports the file as invalid and does not load the agent."]
};

// src/rules/client-settings/gemini-command.ts
var geminiCommand = {
  id: "gemini-command",
  scope: "file",
  kinds: ["gemini-command"],
  description: "A command of the Gemini CLI has no prompt, a misspelled key, or names a file that does not exist",
  effects: [error(["gemini"], "The Gemini CLI skips the command, or sends the prompt without the part.")],
  source: "https://geminicli.com/docs/cli/custom-commands",
  collect(text) {
    let document = readData(text), root = document?.value;
    if (document === void 0 || !isRecord(root))
      return;
    let faults = [...findKeyFaults(text, root), ...findBrackets(text, root.prompt)];
    return faults.length === 0 ? void 0 : faults.slice(0, MAX_FAULTS2);
  },
  check(faults, _file, report2, { paths }) {
    for (let { range, said, path } of faults)
      said !== void 0 ? report2(range, said) : path !== void 0 && !isThere(paths, path) && report2(range, {
        message: `${quote(path)}, which the prompt includes, does not exist`,
        hint: "Correct the path. It counts from the root of the repository."
      });
  }
}, MAX_FAULTS2 = 50, MAX_MARKS = 200, NAMES = ["prompt", "description"], SYNONYMS = /* @__PURE__ */ new Map([
  ["instructions", "prompt"],
  ["template", "prompt"],
  ["content", "prompt"],
  ["desc", "description"]
]);
function isThere(paths, path) {
  let written = joinPath("", path.replace(/^\.\//, "").replace(/\/$/, ""));
  return paths.has(written) || paths.hasFolder(written);
}
function findKeyFaults({ json, text }, root) {
  let { prompt } = root, misnamed = Object.keys(root).flatMap((key) => {
    let meant = findMeantKey(key, { names: NAMES, synonyms: SYNONYMS }), range2 = meant === void 0 || Object.hasOwn(root, meant) ? void 0 : json.rangeOfKey([key]);
    return range2 === void 0 ? [] : [{ range: range2, said: { message: `${quote(key)} is not a key of a command`, hint: `Did you mean \`${meant}\`?` } }];
  }), whole = { start: 0, end: Math.min(1, text.length) };
  if (prompt === void 0)
    return misnamed.some(({ said: said3 }) => said3?.hint.includes("`prompt`")) ? misnamed : [{ range: whole, said: { message: "The command has no `prompt`", hint: 'Add `prompt = """\u2026"""`.' } }, ...misnamed];
  if (typeof prompt != "string" || prompt.trim() === "")
    return [
      { range: json.rangeOf(["prompt"]) ?? whole, said: { message: "`prompt` must be a text that is not empty", hint: 'Write `prompt = """\u2026"""`.' } }
    ];
  let { description } = root, range = description === void 0 || typeof description == "string" ? void 0 : json.rangeOf(["description"]), said = { message: "`description` must be a text", hint: 'Write `description = "\u2026"`.' };
  return range === void 0 ? misnamed : [...misnamed, { range, said }];
}
function findBrackets({ json, text }, prompt) {
  let at2 = json.rangeOf(["prompt"]);
  if (typeof prompt != "string" || at2 === void 0)
    return [];
  let faults = [], marks = [...text.slice(at2.start, at2.end).matchAll(/[@!]\{/g)].slice(0, MAX_MARKS);
  for (let { 0: mark, index } of marks) {
    let start = at2.start + index, end = findClosing(text, start + mark.length, at2.end), range = { start, end: end ?? Math.min(start + mark.length, at2.end) };
    if (end === void 0)
      return [...faults, { range, said: { message: `\`${mark}\` is never closed`, hint: "Add `}`." } }];
    if (mark === "@{") {
      let path = text.slice(start + mark.length, end - 1).trim();
      faults.push(.../[{}*$\\]|^(?:[~/]|[a-z]:)|^\.\.\/|^$/i.test(path) ? [] : [{ range, path: detachText(path) }]);
    }
  }
  return faults;
}
function findClosing(text, start, end) {
  let depth = 1;
  for (let at2 = start; at2 < end; at2 += 1) {
    let character = text.charAt(at2);
    if (depth += character === "{" ? 1 : character === "}" ? -1 : 0, depth === 0)
      return at2 + 1;
  }
}

// src/rules/client-settings/index.ts
var CLIENT_SETTINGS_RULES = [
  clientAgentFrontmatter,
  clientSettingsKey,
  clientSettingsPath,
  clientSettingsSyntax,
  clientSettingsValue,
  codexPromptsUnread,
  geminiCommand
];

// src/rules/plugins/plugin-conflicting-parts.ts
var PARTS = ["commands", "agents", "skills", "hooks", "outputStyles"], pluginConflictingParts = {
  id: "plugin-conflicting-parts",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "A marketplace declares all parts of a plugin, which has a manifest of its own",
  effects: [error(["claude"], 'Claude Code reports "conflicting manifests" and does not load the plugin.')],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#strict-mode",
  collect({ kind, json }) {
    let root = isBroken(json) ? void 0 : json.value;
    if (!isRecord(root))
      return;
    if (kind === "plugin")
      return { hasParts: PARTS.some((key) => root[key] !== void 0), entries: [] };
    let plugins = root.plugins, entries = (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES) : []).flatMap((entry, index) => {
      let plugin = isRecord(entry) ? entry : {}, { strict, source } = plugin, part = PARTS.find((key) => plugin[key] !== void 0), range = strict === !1 ? json.rangeOfKey(["plugins", index, "strict"]) : void 0;
      return range === void 0 || part === void 0 || typeof source != "string" ? [] : [{ source: detachText(source), part, range }];
    });
    return entries.length === 0 ? void 0 : { hasParts: !1, entries };
  },
  check(facts, report2, { paths }) {
    let manifests = new Map(
      facts.flatMap(
        ({ file, fact }) => file.path.endsWith(".claude-plugin/plugin.json") ? [[file.root, { ...fact, path: file.path }]] : []
      )
    );
    for (let { file, fact } of facts)
      for (let { source, part, range } of file.path.includes(".claude-plugin/") ? fact.entries : []) {
        let target = resolveLink(joinPath(file.root, "x"), source.replace(/\/+$/, "")), folder = target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, ""), manifest = folder === void 0 ? void 0 : manifests.get(folder), hasParts = manifest?.hasParts === !0 || STANDARD.some((name) => paths.hasFolder(joinPath(folder ?? "", name)));
        manifest !== void 0 && hasParts && report2(file, range, {
          message: `The entry has \`strict: false\` and \`${part}\`, but \`${manifest.path}\` exists, too`,
          hint: "Remove `strict` and the parts from this entry, so that the manifest and its folders count."
        });
      }
  }
}, STANDARD = ["skills", "agents", "commands"], MAX_ENTRIES = 2e3;

// src/rules/plugins/plugin-count-mismatch.ts
var pluginCountMismatch = {
  id: "plugin-count-mismatch",
  scope: "file",
  kinds: ["plugin", "marketplace"],
  description: "The description of a plugin names another number of skills, agents or commands than it has",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code show the description to people before they install the plugin."
    )
  ],
  collect({ kind, json }) {
    let root = isBroken(json) ? void 0 : json.value;
    if (!isRecord(root))
      return;
    let plugins = kind === "marketplace" ? root.plugins : void 0, counts = kind === "plugin" ? readCounts(json, [], root, ".") : (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES2) : []).flatMap(
      (entry, index) => isRecord(entry) && typeof entry.source == "string" && entry.skills === void 0 ? readCounts(json, ["plugins", index], entry, detachText(entry.source)) : []
    );
    return counts.length === 0 ? void 0 : counts;
  },
  check(counts, { root }, report2, { paths }) {
    for (let { part, number, isLeast, source, folder: named, range } of counts) {
      let target = resolveLink(joinPath(root, "x"), source.replace(/\/+$/, "") || "."), folder = target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, ""), parts = folder === void 0 ? void 0 : resolveLink(joinPath(folder, "x"), named ?? part), found = parts?.kind === "inside" ? countParts(part, parts.path, paths) : 0;
      found > 0 && (isLeast ? found < number : found !== number) && report2(range, {
        message: `The description says ${number}${isLeast ? " or more" : ""} ${part}, but the plugin has ${found}`,
        hint: `Correct the number, or leave it out: ${quote(`${found} ${part}`)}.`
      });
    }
  }
}, MAX_ENTRIES2 = 2e3, COUNT = regex("gi")`
  (?<![\w.,/~#-])(\d{1,4})(\+?)[ ]+
    (?:(?:specialized|specialised|expert|custom|reusable|ai|slash|production-ready|claude code|copilot)[ ]+){0,2}
    (skills|(?:sub-?)?agents|commands)\b
`;
function readCounts(json, at2, plugin, source) {
  let { description } = plugin, range = typeof description == "string" ? json.rangeOf([...at2, "description"]) : void 0;
  return typeof description != "string" || range === void 0 ? [] : Array.from(description.matchAll(COUNT), ([, digits, plus, word = ""]) => {
    let part = /skills/i.test(word) ? "skills" : /agents/i.test(word) ? "agents" : "commands", named = plugin[part];
    return {
      part,
      number: Number(digits),
      isLeast: plus === "+",
      range,
      source,
      ...typeof named == "string" && { folder: detachText(named.replace(/\/+$/, "")) }
    };
  });
}
function countParts(part, folder, { entries }) {
  let base = `${folder}/`, ends = part === "skills" ? /(?:^|\/)SKILL\.md$/ : /^(?:[^/]+\/)*(?!README\.md$)[^/]+\.md$/i;
  return entries.filter(({ path }) => path.startsWith(base) && ends.test(path.slice(base.length))).length;
}

// src/rules/plugins/plugin-duplicate-hooks.ts
var STANDARD2 = "hooks/hooks.json", pluginDuplicateHooks = {
  id: "plugin-duplicate-hooks",
  scope: "file",
  kinds: ["plugin"],
  description: "A manifest names the file of hooks that is loaded without it",
  effects: [
    error(["claude"], `Claude Code reports "Duplicate hooks file detected" and does not load the plugin's hooks.`)
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#hooks",
  collect({ json }) {
    let hooks = isRecord(json.value) && !isBroken(json) ? json.value.hooks : void 0, ranges = (Array.isArray(hooks) ? hooks : [hooks]).flatMap((value, index) => {
      let range = isStandard(value) ? json.rangeOf(Array.isArray(hooks) ? ["hooks", index] : ["hooks"]) : void 0;
      return range === void 0 ? [] : [range];
    });
    return ranges.length === 0 ? void 0 : ranges;
  },
  check(ranges, { path, root }, report2, { paths }) {
    if (/(?:^|\/)\.claude-plugin\/plugin\.json$/.test(path) && paths.has(joinPath(root, STANDARD2)))
      for (let range of ranges)
        report2(range, {
          message: `${quote(STANDARD2)} is loaded already`,
          hint: "Remove it from `hooks`. Name only other files there."
        });
  }
};
function isStandard(value) {
  return typeof value == "string" && value.replace(/^\.\//, "") === STANDARD2;
}

// src/rules/plugins/plugin-json-syntax.ts
var CLIENTS = ["claude", "copilot-cli", "vscode"], pluginJsonSyntax = jsonSyntaxRule({
  id: "plugin-json-syntax",
  kinds: ["plugin", "marketplace", "codex-plugin"],
  description: "The manifest of a plugin or of a marketplace is not valid JSON",
  effects: [
    error(CLIENTS, "Claude Code, the Copilot CLI and VS Code reject the file, so nothing in it can be installed."),
    error(["codex"], "Codex cannot read the manifest and loads no part of the plugin.")
  ],
  repeatedKey: [
    warning(CLIENTS, "Claude Code, the Copilot CLI and VS Code use the last of the two and ignore the other.")
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema",
  isPlainJson: () => !0
});

// src/rules/plugins/local-sources.ts
var MAX_PLUGINS2 = 2e3;
function readSources(json) {
  let plugins = !isBroken(json) && isRecord(json.value) ? json.value.plugins : void 0;
  return Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS2).flatMap((entry) => {
    let source = isRecord(entry) ? entry.source : void 0;
    return typeof source == "string" ? [detachText(source)] : [];
  }) : [];
}
function findFolder(base, path) {
  let target = resolveLink(joinPath(base, "x"), path.replace(/\/+$/, "") || ".");
  return target.kind === "outside" ? void 0 : target.path.replace(/^\.$/, "");
}

// src/rules/plugins/plugin-misplaced-part.ts
var PARTS2 = ["agents", "commands", "hooks", "output-styles", "skills"], pluginMisplacedPart = {
  id: "plugin-misplaced-part",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "Parts of a plugin are where no client looks for them",
  effects: [
    warning(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code look for the parts of a plugin next to the folder of the manifest, and do not find these."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-directory-structure",
  collect({ text, json, kind }) {
    let start = Math.max(0, text.indexOf("{")), named = PARTS2.filter((part) => text.includes(`plugin/${part}`));
    return {
      start: { start, end: start + 1 },
      named,
      namesSkills: text.includes('"skills"'),
      sources: kind === "marketplace" ? readSources(json) : []
    };
  },
  check(facts, report2, { paths }) {
    let flat = findFlatSkills(paths.entries), isListed = facts.some(({ file, fact }) => file.kind === "marketplace" && fact.namesSkills), offered = isMarketplaceAtRoot(paths) ? facts.find(({ file }) => file.path.endsWith(".claude-plugin/plugin.json")) : void 0;
    offered !== void 0 && report2(offered.file, offered.fact.start, { message: "`marketplace.json` is at the root, where Claude Code does not look for it", hint: "Move it to `.claude-plugin/marketplace.json`." }, { effects: NOT_OFFERED });
    for (let { file, fact } of facts) {
      for (let source of CLAUDES_MARKETPLACE.test(file.path) ? fact.sources : []) {
        let plugin = findFolder(file.root, source) ?? "", other = joinPath(plugin, "plugin.json");
        if (plugin !== "" && paths.has(other) && !MANIFESTS.some((manifest) => paths.has(joinPath(plugin, manifest)))) {
          let message = `The manifest ${quote(other)} is not where Claude Code looks for it`, hint = `Move it to ${quote(joinPath(plugin, ".claude-plugin/plugin.json"))}.`;
          report2(file, fact.start, { message, hint }, { effects: NOT_READ });
        }
      }
      let folder = /(?:^|\/)(\.claude-plugin|\.github\/plugin|\.plugin)\/plugin\.json$/.exec(file.path)?.[1];
      if (file.kind !== "plugin" || folder === void 0)
        continue;
      for (let part of PARTS2.filter((one) => !fact.named.includes(one)))
        paths.hasFolder(joinPath(file.root, `${folder}/${part}`)) && !paths.hasFolder(joinPath(file.root, part)) && report2(file, fact.start, {
          message: `\`${part}\` is in \`${folder}\`, where no client looks for it`,
          hint: `Move it next to \`${folder}\`. Only the manifest belongs into that folder.`
        });
      let [first] = fact.namesSkills || isListed ? [] : flat.get(file.root) ?? [];
      if (first !== void 0) {
        let message = `${quote(`skills/${first}`)} is not found as a skill, because it has no folder of its own`, hint = `Rename it to ${quote(`skills/${first.replace(/\.md$/, "")}/SKILL.md`)}.`;
        report2(file, fact.start, { message, hint }, { effects: NO_SKILLS });
      }
      let alone = joinPath(file.root, "skills/SKILL.md");
      folder !== ".claude-plugin" && !fact.namesSkills && paths.has(alone) && report2(file, fact.start, { message: "`skills/SKILL.md` is not found as a skill, because it has no folder of its own", hint: "Move it to `skills/NAME/SKILL.md`." }, { effects: NO_SKILLS_FOR_COPILOT });
      let skills = fact.namesSkills || isListed ? [] : findStraySkills(file.root, paths);
      if (skills.length > 0) {
        let message = `The plugin has skills, such as ${quote(at(skills, 0))}, but no folder \`skills\``;
        report2(file, fact.start, { message, hint: 'Move their folders into `skills`, or name them in the manifest: `"skills": ["./name"]`.' }, { effects: NOT_FOUND });
      }
    }
  }
};
function isMarketplaceAtRoot({ has }) {
  return has("marketplace.json") && ![".claude-plugin", ".github/plugin", ".plugin"].some((folder) => has(`${folder}/marketplace.json`));
}
var NOT_OFFERED = [
  warning(["claude"], "Claude Code reads only `.claude-plugin/marketplace.json`, and cannot add the marketplace.")
], NOT_FOUND = [
  warning(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code look for the skills of a plugin in `skills`, and install this one without any part."
  )
], NO_SKILLS = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code look for `SKILL.md` in the folders of `skills`, and install this plugin without its skills."
  )
], NO_SKILLS_FOR_COPILOT = [
  info(
    ["copilot-cli", "vscode"],
    "The Copilot CLI and VS Code look for `SKILL.md` in the folders of `skills`, and install this plugin without the skill."
  )
], NOT_READ = [
  info(
    ["claude"],
    "Claude Code reads only `.claude-plugin/plugin.json`, and installs the plugin without what this manifest says."
  )
], CLAUDES_MARKETPLACE = /(?:^|\/)\.claude-plugin\/marketplace\.json$/, MANIFESTS = [".claude-plugin/plugin.json", ".github/plugin/plugin.json", ".plugin/plugin.json"];
function findFlatSkills(entries) {
  let proper = new Set(
    entries.flatMap(
      ({ path }) => /(?:^|\/)skill\.md$/i.test(path) ? path.split(FOLDER).slice(0, -1).slice(0, MAX_DEPTH).map(joinParts) : []
    )
  ), flat = entries.flatMap(({ path }) => {
    let [, root = "", name = ""] = /^(?:(.*)\/)?skills\/([a-z\d-]+\.md)$/.exec(path) ?? [];
    return name === "" || proper.has(root) || NO_SKILL_PAGE.test(name) ? [] : [{ root, path: name }];
  });
  return new Map([...groupBy(flat, ({ root }) => root)].map(([root, all]) => [root, all.map(({ path }) => path)]));
}
var FOLDER = /(?<=^|\/)skills\//, MAX_DEPTH = 8;
function joinParts(_part, at2, parts) {
  return parts.slice(0, at2 + 1).join("skills/").replace(/\/$/, "");
}
var NO_SKILL_PAGE = /^(?:index|readme|template|example|notes)\.md$/, ALL_PARTS = [...PARTS2, ".mcp.json", ".lsp.json", "SKILL.md"];
function findStraySkills(root, { entries, has, hasFolder }) {
  if (ALL_PARTS.some((part) => has(joinPath(root, part)) || hasFolder(joinPath(root, part))))
    return [];
  let base = root === "" ? "" : `${root}/`;
  return entries.flatMap(({ path }) => {
    let folder = path.startsWith(base) && path.endsWith("/SKILL.md") ? path.slice(base.length, -9) : "";
    return folder === "" || folder.includes("/") || folder.startsWith(".") || NO_SKILL.test(folder) ? [] : [folder];
  });
}
var NO_SKILL = /^(?:examples?|templates?|tests?|docs?)$/i;

// src/rules/plugins/plugin-name-mismatch.ts
var pluginNameMismatch = {
  id: "plugin-name-mismatch",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "A plugin has another name in its manifest than in the marketplace",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code install the plugin by its name in the marketplace, but call its commands, agents and skills by the name in the manifest."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#plugin-entries",
  collect({ kind, json }) {
    let named = isBroken(json) ? [] : kind === "plugin" ? readName(json, [], json.value) : readEntries(json);
    return named.length === 0 ? void 0 : named;
  },
  check(facts, report2) {
    let manifests = new Map(
      facts.flatMap(
        ({ file, fact }) => file.kind === "plugin" ? [[file.root, { file, named: fact[0] }]] : []
      )
    );
    for (let { file, fact } of facts.filter((one) => one.file.kind === "marketplace"))
      for (let { name, source } of fact) {
        let target = source === void 0 ? void 0 : resolveLink(joinPath(file.root, "x"), source), folder = target === void 0 || target.kind === "outside" ? void 0 : target.path.replace(/^\.$|\/$/, ""), manifest = folder === void 0 ? void 0 : manifests.get(folder);
        manifest?.named !== void 0 && manifest.named.name !== name && report2(manifest.file, manifest.named.range, {
          message: `The plugin is named ${quote(manifest.named.name)} here, but ${quote(name)} in \`${file.path}\``,
          hint: "Give it the same name in both files."
        });
      }
  }
}, MAX_ENTRIES3 = 2e3;
function readEntries(json) {
  let plugins = isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES3) : []).flatMap(
    (entry, index) => readName(json, ["plugins", index], entry)
  );
}
function readName(json, at2, value) {
  let { name, source } = isRecord(value) ? value : {}, range = typeof name == "string" && name !== "" ? json.rangeOf([...at2, "name"]) : void 0;
  if (typeof name != "string" || range === void 0)
    return [];
  let named = { name: detachText(name), range };
  return [typeof source == "string" && source !== "" ? { ...named, source: detachText(source) } : named];
}

// src/rules/plugins/plugin-keys.ts
var MANIFEST = "$schema name displayName version description author homepage repository license keywords category tags dependencies hooks commands agents skills outputStyles themes channels mcpServers lspServers monitors settings userConfig strict metadata defaultEnabled workflows experimental relevance interface apps logo extensions rules".split(
  " "
), SYNONYMS2 = /* @__PURE__ */ new Map([
  ["mcp", "mcpServers"],
  ["mcp_servers", "mcpServers"],
  ["mcp-servers", "mcpServers"],
  ["servers", "mcpServers"],
  ["authors", "author"]
]), PLUGIN_KEYS = { names: MANIFEST, synonyms: SYNONYMS2 }, ENTRY_KEYS = { names: [...MANIFEST, "source"], synonyms: SYNONYMS2 }, MARKETPLACE_KEYS = {
  names: "$schema name version description owner plugins metadata forceRemoveDeletedPlugins allowCrossMarketplaceDependenciesOn renames interface".split(
    " "
  )
}, PATH_KEYS = ["commands", "agents", "skills", "outputStyles", "hooks", "mcpServers", "lspServers"], CODEX_PATH_KEYS = ["skills", "hooks", "mcpServers", "apps"];

// src/rules/plugins/plugin-path-not-found.ts
var pluginPathNotFound = {
  id: "plugin-path-not-found",
  scope: "file",
  kinds: ["plugin", "marketplace", "codex-plugin"],
  description: "A plugin or a marketplace names a file or folder that does not exist",
  effects: [
    error(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code install the plugin without this part, or not at all."
    ),
    error(["codex"], "Codex loads the plugin without this part, and says so only in its log.")
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules",
  collect({ kind, json }) {
    let paths = isBroken(json) ? [] : kind === "marketplace" ? readSources2(json) : readManifestPaths(json, kind);
    return paths.length === 0 ? void 0 : paths.slice(0, MAX_PATHS2);
  },
  check(paths, { root, path: file, kind }, report2, repository) {
    let isOfClaude = /(?:^|\/)\.claude-plugin\/[^/]+$/.test(file), isOfCodex2 = kind === "codex-plugin";
    for (let { path, base, plugin, isAgent, isFile, range } of paths) {
      if (ABSOLUTE.test(path)) {
        let isSource2 = kind === "marketplace" && plugin === void 0;
        report2(
          range,
          {
            message: `${quoteValue(path)} is not a path in the repository`,
            hint: `Write a path that begins with \`./\`. It counts from the folder of the ${isSource2 ? "marketplace" : "plugin"}.`
          },
          {
            effects: isOfClaude || isOfCodex2 ? isSource2 ? SOURCE_NOT_RELATIVE : NOT_RELATIVE : NOT_RELATIVE_FOR_COPILOT
          }
        );
        continue;
      }
      let hasBase = base !== "" && !(isOfClaude && (plugin ?? path).startsWith("./")), folders = (hasBase ? [root, joinPath(root, base)] : [root]).map((folder) => plugin === void 0 ? folder : resolveFolder(folder, plugin)), found = folders.some((folder) => exists(repository, folder, path)), isSource = kind === "marketplace" && plugin === void 0;
      if (isOfClaude && found && isSource && FOLDER_OF_MANIFEST.test(path) && report2(
        range,
        {
          message: `${quote(path)} is the folder of the manifest, not that of the plugin`,
          hint: `Write ${quote(path.replace(FOLDER_OF_MANIFEST, "") || "./")}, and keep only the manifest in \`.claude-plugin\`.`
        },
        { effects: NOT_OF_PLUGIN }
      ), isOfClaude && found && !isSource && folders.every((folder) => leaves(folder, path))) {
        report2(
          range,
          {
            message: `${quote(path)} leads out of the folder of the plugin`,
            hint: "Move what it names into the folder of the plugin, or remove the path."
          },
          { effects: OUTSIDE }
        );
        continue;
      }
      (isOfClaude || isOfCodex2) && base === "" && !path.startsWith("./") && found && report2(
        range,
        {
          message: `${quote(path)} does not begin with \`./\``,
          hint: path.startsWith("..") ? "Move what it names into the folder of the plugin or marketplace." : `Write \`./${path === "." ? "" : path}\`.`
        },
        { effects: isSource ? SOURCE_NOT_RELATIVE : NOT_RELATIVE }
      ), isOfClaude && isAgent === !0 && found && !path.endsWith(".md") && report2(
        range,
        {
          message: `${quote(path)} is a folder, but \`agents\` names files`,
          hint: "Name each `.md` file, or remove the key: the files in `agents` are found without it."
        },
        { effects: NOT_A_FILE }
      ), isOfClaude && isFile === !0 && found && !/\.\w+$/.test(path) && report2(
        range,
        {
          message: `${quote(path)} is a folder, but the key names JSON files`,
          hint: "Name the `.json` file, or remove the key: the file with the usual name is found without it."
        },
        { effects: NOT_A_JSON_FILE }
      );
      let isKnown = plugin === void 0 || folders.some((folder) => repository.paths.hasFolder(folder));
      if (!found && isKnown) {
        let said = {
          message: `${quote(path)} does not exist in ${folders[0] === "" ? "the repository" : `\`${folders[0]}\``}`,
          hint: !hasBase && base !== "" && exists(repository, joinPath(root, base), plugin ?? path) ? `Write ${quote(`./${joinPath(base.replace(/^\.\//, ""), path.replace(/^\.\//, ""))}`)}. Claude Code puts \`pluginRoot\` only in front of names without \`./\`.` : "Correct the path. It counts from the folder of the plugin or marketplace, not from that of the file."
        }, effects = isOfCodex2 && /^\.\/skills\/?$/.test(path) ? NO_SKILLS2 : root !== "" && isInCatalogue(repository, root, path) ? FILLED_IN : void 0;
        report2(range, said, effects && { effects });
      }
    }
  }
}, FOLDER_OF_MANIFEST = /\/\.claude-plugin\/*$/, NOT_OF_PLUGIN = [
  warning(["claude"], "Claude Code looks for the manifest and the parts below this folder, and finds no manifest.")
], OUTSIDE = [
  error(["claude"], "Claude Code reports the path as an error, and installs the plugin without this part.")
], NOT_RELATIVE = [
  warning(["claude"], "Claude Code requires paths that begin with `./`."),
  // `resolve_manifest_path` in https://github.com/openai/codex, `codex-rs/core-plugins/src/manifest.rs` (November 2026).
  error(["codex"], "Codex ignores a path that does not begin with `./`.")
], NO_SKILLS2 = [info(["codex"], "Codex finds no skills in the plugin.")], NOT_A_FILE = [
  error(["claude"], "Claude Code reports the manifest as invalid and does not install the plugin.")
], NOT_A_JSON_FILE = [
  warning(["claude"], "Claude Code requires the path of a file here, and reports the folder as an error.")
], ABSOLUTE = /^(?:[~/]|[A-Za-z]:[\\/])/, NOT_RELATIVE_FOR_COPILOT = [
  info(
    ["copilot-cli", "vscode"],
    "The Copilot CLI and VS Code document only paths that count from the folder of the plugin or marketplace."
  )
], SOURCE_NOT_RELATIVE = [
  error(["claude"], "Claude Code requires sources that begin with `./`, and rejects the whole marketplace otherwise.")
], FILLED_IN = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code find the part only if a script copies it from the folders above into the plugin."
  )
];
function isInCatalogue({ paths }, root, path) {
  let [, folder = "", name] = /^(?:\.\/)?(agents|commands|skills)(?:\/([^/]+?)(?:\.md)?)?\/?$/.exec(path) ?? [], source = (name === void 0 ? { agents: "agents", commands: "prompts", skills: "skills" } : { agents: `agents/${name}.agent.md`, commands: `prompts/${name}.prompt.md`, skills: `skills/${name}/SKILL.md` })[folder];
  return source !== void 0 && foldersAbove(root).some((above) => {
    let found = joinPath(above, source);
    return name === void 0 ? paths.hasFolder(found) : paths.has(found);
  });
}
function foldersAbove(folder) {
  let parts = folder.split("/");
  return parts.map((_, depth) => parts.slice(0, depth).join("/"));
}
var MAX_PATHS2 = 2e3;
function leaves(folder, path) {
  let target = resolveLink(joinPath(folder, "x"), path.replace(/\/+$/, ""));
  return target.kind !== "outside" && folder !== "" && target.path !== folder && !isBelow(target.path, folder);
}
function resolveFolder(folder, path) {
  let target = resolveLink(joinPath(folder, "x"), path.replace(/\/+$/, ""));
  return target.kind === "outside" ? ".." : target.path.replace(/^\.$/, "");
}
function exists({ paths }, root, path) {
  let target = resolveLink(joinPath(root, "x"), path.replace(/\/+$/, ""));
  return target.kind === "outside" ? !1 : target.path === "" || target.path === "." || paths.has(target.path) || paths.hasFolder(target.path);
}
function readManifestPaths(json, kind) {
  let keys = kind === "codex-plugin" ? CODEX_PATH_KEYS : PATH_KEYS;
  return isRecord(json.value) ? readParts(json, [], json.value, "", keys) : [];
}
function readParts(json, at2, plugin, base, keys = PATH_KEYS) {
  return keys.flatMap((key) => {
    let value = plugin[key];
    return (Array.isArray(value) ? value : [value]).flatMap(
      (path, index) => readPath(json, Array.isArray(value) ? [...at2, key, index] : [...at2, key], path, base).map((part) => ({
        ...part,
        ...key === "agents" && { isAgent: !0 },
        ...(key === "hooks" || key === "mcpServers") && { isFile: !0 }
      }))
    );
  });
}
function readSources2(json) {
  let root = json.value, plugins = isRecord(root) ? root.plugins : void 0, metadata = isRecord(root) ? root.metadata : void 0, base = isRecord(metadata) && typeof metadata.pluginRoot == "string" ? metadata.pluginRoot : "";
  return Array.isArray(plugins) ? plugins.flatMap((entry, index) => {
    let at2 = ["plugins", index], source = isRecord(entry) ? entry.source : void 0, sources = readPath(json, [...at2, "source"], source, base);
    return [
      ...sources,
      ...sources.flatMap(
        ({ path: plugin }) => isRecord(entry) ? readParts(json, at2, entry, base).map((part) => ({ ...part, plugin })) : []
      )
    ];
  }) : [];
}
function readPath(json, at2, path, base) {
  let range = typeof path == "string" ? json.rangeOf(at2) : void 0;
  return typeof path != "string" || range === void 0 || path === "" || /^[a-z]{2,}:|\$\{/i.test(path) ? [] : [{ path: detachText(path), range, base: detachText(base) }];
}

// src/rules/plugins/plugin-required-key.ts
var pluginRequiredKey = {
  id: "plugin-required-key",
  scope: "text",
  kinds: ["plugin", "marketplace"],
  description: "A plugin or a marketplace lacks a key that clients require, or its name is not valid",
  effects: [
    error(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code reject the file, so nothing in it can be installed."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#required-fields",
  check({ kind, json, text }, report2) {
    let root = json.value;
    if (isBroken(json) || !isRecord(root) || kind === "marketplace" && isOfCodex(root))
      return;
    let start = Math.max(0, text.indexOf("{")), whole = { start, end: start + 1 }, lists = Array.isArray(root.plugins) ? root.plugins : [], findings = kind === "plugin" ? findFaults(json, [], root, ["name"], whole) : [
      ...findFaults(json, [], root, ["name", "owner", "plugins"], whole),
      ...lists.slice(0, MAX_PLUGINS3).flatMap((entry, index) => {
        let at2 = json.rangeOf(["plugins", index]) ?? whole, opening = { start: at2.start, end: at2.start + 1 };
        return isRecord(entry) ? findFaults(json, ["plugins", index], entry, ["name", "source"], opening) : [];
      }),
      ...findDoubles(json, lists)
    ];
    for (let { range, said } of findings.slice(0, MAX_FINDINGS2))
      report2(range, said);
    let { name } = root, place = kind === "marketplace" ? json.rangeOf(["name"]) : void 0;
    place !== void 0 && typeof name == "string" && isReserved(name, root.owner) && report2(
      place,
      {
        message: `The name ${quote(name)} is reserved for marketplaces of Anthropic`,
        hint: "Give the marketplace another name, such as that of your organization."
      },
      { effects: RESERVED }
    ), kind === "marketplace" && Array.isArray(root.plugins) && !isDescribed(root) && report2(
      whole,
      {
        message: "The marketplace has no description",
        hint: 'Add `"metadata": { "description": "\u2026" }`: say for whom these plugins are.'
      },
      { effects: UNDESCRIBED }
    );
  }
}, RESERVED = [error(["claude"], "Claude Code refuses to add a marketplace with this name.")];
function isReserved(name, owner) {
  return !(isRecord(owner) && [owner.name, owner.email].some((text) => /anthropic/i.test(String(text)))) && (OFFICIAL.has(name.toLowerCase()) || LIKE_OFFICIAL.test(name));
}
var OFFICIAL = wordSet(`
  agent-skills anthropic-agent-skills claude-code-marketplace claude-code-plugins claude-community
  claude-for-financial-services claude-for-legal knowledge-work-plugins life-sciences
`), LIKE_OFFICIAL = /official[^a-z\d]{0,9}(?:anthropic|claude)|(?:anthropic|claude)[^a-z\d]{0,9}official|^(?:anthropic|claude)[^a-z\d]{0,9}(?:marketplace|plugins|official)/i, UNDESCRIBED = [
  info(
    ["claude"],
    "Claude Code shows people a marketplace without a description, and `claude plugin validate` warns of it."
  )
];
function isDescribed(root) {
  let { metadata, description } = root;
  return description !== void 0 || isRecord(metadata) && metadata.description !== void 0;
}
function isOfCodex(root) {
  return isRecord(root.interface) && root.owner === void 0;
}
var MAX_PLUGINS3 = 2e3, MAX_FINDINGS2 = 50;
function findFaults(json, path, value, required, whole) {
  let missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.length === 0 ? [] : [{ range: whole, said: sayMissing(missing) }],
    ...findBadName2(json, [...path, "name"], value.name)
  ];
}
function sayMissing(keys) {
  let names = keys.map((key) => `\`${key}\``), last = names.at(-1) ?? "";
  return {
    message: names.length === 1 ? `The required key ${last} is missing` : `The required keys ${names.slice(0, -1).join(", ")} and ${last} are missing`,
    hint: keys.map((key) => `Add \`"${key}"\`: ${EXAMPLES[key] ?? ""}.`).join(" ")
  };
}
var EXAMPLES = {
  name: "a name in lower case with hyphens",
  owner: "an object with a `name`",
  plugins: "the list of plugins",
  source: 'the path of the plugin, as in `"./plugins/name"`, or where to fetch it from'
};
function findBadName2(json, path, name) {
  let range = json.rangeOf(path);
  if (range === void 0 || typeof name == "string" && name !== "" && !/[\s/\\:@]/.test(name))
    return [];
  let written = typeof name == "string" ? quote(name) : "The value of `name`";
  return [{ range, said: { message: `${written} is not a valid name of a plugin or marketplace`, hint: "Use lower-case letters, digits and hyphens." } }];
}
function findDoubles(json, plugins) {
  let seen = /* @__PURE__ */ new Set();
  return plugins.slice(0, MAX_PLUGINS3).flatMap((entry, index) => {
    let name = isRecord(entry) ? entry.name : void 0, range = typeof name == "string" && seen.has(name) ? json.rangeOf(["plugins", index, "name"]) : void 0;
    return typeof name == "string" && seen.add(name), range === void 0 || typeof name != "string" ? [] : [{ range, said: { message: `Two plugins are named ${quote(name)}`, hint: "Give each plugin its own name." } }];
  });
}

// src/rules/plugins/plugin-skill-unlisted.ts
var pluginSkillUnlisted = {
  id: "plugin-skill-unlisted",
  scope: "file",
  kinds: ["plugin", "marketplace"],
  description: "A plugin names its skills, commands or agents one by one, and leaves out one in the same folder",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code install the plugin without this part, because they do not search this folder."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules",
  collect({ kind, json }) {
    let lists = isBroken(json) || !isRecord(json.value) ? [] : readLists(kind, json, json.value);
    return lists.length === 0 ? void 0 : lists;
  },
  check(lists, { root, kind }, report2, { paths }) {
    let listed = new Set(lists.flatMap((list) => list.key === "skills" ? findFolders(list, root) : []));
    for (let list of lists) {
      if (list.key !== "skills") {
        checkFiles(list, root, report2, paths);
        continue;
      }
      let folders = findFolders(list, root).filter((folder) => paths.has(`${folder}/SKILL.md`)), parents = new Set(folders.map(folderOf)), standard = joinPath(findFolder(root, list.source) ?? "", "skills");
      for (let parent of parents) {
        let named = folders.filter((folder) => folderOf(folder) === parent).length;
        if (named < MIN_NAMED || kind === "plugin" && parent === standard)
          continue;
        let missing = paths.entries.flatMap(({ path }) => {
          let folder = path.endsWith("/SKILL.md") ? folderOf(path) : "";
          return folder !== "" && folderOf(folder) === parent && !listed.has(folder) ? [folder] : [];
        }), [first = ""] = missing;
        if (missing.length > 0 && missing.length * MIN_SHARE <= named) {
          let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
          report2(list.range, {
            message: `The list leaves out ${quote(nameOf(first))}${rest}, but names ${named} other skills in \`${parent}\``,
            hint: `Add ${quote(`./${nameOf(first)}`)} with its folders to the list, or move a skill that is not to be installed.`
          });
        }
      }
    }
  }
};
function checkFiles(list, root, report2, { entries, has }) {
  let plugin = findFolder(root, list.source), named = list.paths.flatMap((path) => plugin === void 0 ? [] : findFolder(plugin, path) ?? []), files = named.filter((path) => path.endsWith(".md") && has(path)), [parent, ...others] = new Set(files.map(folderOf));
  if (parent === void 0 || others.length > 0 || files.length < MIN_FILES || files.length < named.length)
    return;
  let missing = entries.flatMap(
    ({ path }) => folderOf(path) === parent && IS_PART.test(nameOf(path)) && !files.includes(path) ? [path] : []
  ), [first = ""] = missing;
  if (missing.length > 0 && missing.length <= files.length) {
    let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
    report2(list.range, {
      message: `The list leaves out ${quote(nameOf(first))}${rest}, but names ${files.length} other ${list.key} in \`${parent}\``,
      hint: `Add ${quote(`./${list.key}/${nameOf(first)}`)} to the list, or remove the key, so that the whole folder is read.`
    });
  }
}
var MIN_FILES = 2, IS_PART = /^(?!readme|index|template|_)[\w.-]+\.md$/i, MIN_NAMED = 3, MIN_SHARE = 3, MAX_LISTS = 500;
function findFolders({ source, paths }, root) {
  let plugin = findFolder(root, source);
  return plugin === void 0 ? [] : paths.flatMap((path) => {
    let folder = findFolder(plugin, path.replace(/\/SKILL\.md$/, ""));
    return folder === void 0 ? [] : [folder];
  });
}
function readLists(kind, json, root) {
  if (kind === "plugin")
    return readList(json, [], root, ".");
  let plugins = root.plugins;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_LISTS) : []).flatMap(
    (entry, index) => isRecord(entry) && typeof entry.source == "string" ? readList(json, ["plugins", index], entry, detachText(entry.source)) : []
  );
}
function readList(json, at2, plugin, source) {
  return KEYS.flatMap((key) => {
    let parts = plugin[key], range = json.rangeOfKey([...at2, key]), paths = Array.isArray(parts) ? parts.flatMap((path) => typeof path == "string" ? [detachText(path)] : []) : [];
    return range === void 0 || paths.length < (key === "skills" ? MIN_NAMED : MIN_FILES) ? [] : [{ key, range, source, paths }];
  });
}
var KEYS = ["agents", "commands", "skills"];

// src/rules/plugins/plugin-source-own.ts
var pluginSourceOwn = {
  id: "plugin-source-own",
  scope: "repository",
  kinds: ["marketplace", "plugin"],
  looksFor: { parts: ['"source"', '"repository"'] },
  description: "A marketplace fetches a plugin from the repository that it is in",
  effects: [
    info(
      ["claude"],
      "Claude Code has the repository already, and fetches it a second time for this plugin, also from a fork or a branch that people try out."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#relative-paths",
  collect({ kind, json }) {
    let fetched = kind === "marketplace" ? readFetched(json) : [], named = kind === "plugin" && !isBroken(json) && isRecord(json.value) ? json.value.repository : void 0, repository = typeof named == "string" ? GITHUB.exec(named)?.[1] : void 0;
    return fetched.length === 0 && repository === void 0 ? void 0 : { fetched, ...repository !== void 0 && { named: detachText(repository.toLowerCase()) } };
  },
  async check(facts, report2, repository) {
    let remote = facts.some(({ fact }) => fact.fetched.length > 0) ? (await repository.ownName())?.toLowerCase() : void 0, own = new Set(remote === void 0 ? facts.flatMap(({ fact }) => fact.named ?? []) : [remote]);
    for (let { file, fact } of facts)
      for (let { folder, range, repository: name } of file.level === "repository" ? fact.fetched : []) {
        let path = joinPath(file.root, folder);
        own.has(name) && (folder === "" || repository.paths.hasFolder(path)) && report2(file, range, {
          message: `The source is this repository itself, ${quote(name)}`,
          hint: `Write \`"source": ${JSON.stringify(folder === "" ? "./" : `./${folder}`)}\`.`
        });
      }
  }
}, MAX_PLUGINS4 = 500, GITHUB = /^(?:https:\/\/github\.com\/|git@github\.com:)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;
function readFetched(json) {
  let plugins = !isBroken(json) && isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS4) : []).flatMap((entry, index) => {
    let source = isRecord(entry) ? entry.source : void 0, range = json.rangeOf(["plugins", index, "source"]);
    if (!isRecord(source) || range === void 0 || source.ref !== void 0 || source.sha !== void 0)
      return [];
    let { repo, url, path } = source, address = typeof repo == "string" ? repo : typeof url == "string" ? url : "", repository = GITHUB.exec(address)?.[1], folder = typeof path == "string" ? path.replace(/^\.\/|\/$/g, "") : "";
    return repository === void 0 ? [] : [{ repository: detachText(repository.toLowerCase()), folder: detachText(folder), range }];
  });
}

// src/rules/plugins/plugin-unknown-key.ts
var pluginUnknownKey = {
  id: "plugin-unknown-key",
  scope: "text",
  kinds: ["plugin", "marketplace"],
  description: "A key of a plugin or a marketplace is misspelled",
  effects: [
    warning(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code ignore the key, and what it names is not a part of the plugin."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema",
  check({ kind, json }, report2) {
    let root = json.value;
    if (isBroken(json) || !isRecord(root))
      return;
    let plugins = kind === "marketplace" && Array.isArray(root.plugins) ? root.plugins : [], findings = [
      ...findMisnamedKeys(json, [], root, kind === "plugin" ? PLUGIN_KEYS : MARKETPLACE_KEYS),
      ...plugins.slice(0, MAX_PLUGINS5).flatMap((entry, index) => findMisnamedKeys(json, ["plugins", index], entry, ENTRY_KEYS))
    ];
    for (let { range, said } of findings.slice(0, MAX_FINDINGS3))
      report2(range, said);
    let ignored = kind === "plugin" ? [...findKeysOfEntries(json, root), ...findOwnKeys(json, [], root, PLUGIN_KEYS, "`plugin.json`")] : [
      ...findKeysOfMetadata(json, root),
      ...plugins.slice(0, MAX_PLUGINS5).flatMap(
        (entry, index) => findOwnKeys(json, ["plugins", index], entry, ENTRY_KEYS, "a plugin in a marketplace")
      ),
      ...plugins.slice(0, MAX_PLUGINS5).flatMap((entry, index) => findSourcePath(json, ["plugins", index], entry))
    ];
    for (let { range, said } of ignored.slice(0, MAX_FINDINGS3))
      report2(range, said, { effects: IGNORED });
  }
}, IGNORED = [info(["claude"], "Claude Code ignores the key, and `claude plugin validate` warns of it.")], OF_ENTRIES = ["category", "tags", "source", "strict"];
function findKeysOfEntries(json, root) {
  return OF_ENTRIES.flatMap((key) => {
    let range = Object.hasOwn(root, key) ? json.rangeOfKey([key]) : void 0, message = `\`${key}\` is not a key of \`plugin.json\``;
    return range === void 0 ? [] : [{ range, said: { message, hint: "Write it in the entry of the marketplace, or remove it." } }];
  });
}
var METADATA = /* @__PURE__ */ new Set(["description", "version", "pluginRoot"]);
function findKeysOfMetadata(json, root) {
  let metadata = root.metadata;
  return (isRecord(metadata) ? Object.keys(metadata) : []).filter((key) => !METADATA.has(key)).slice(0, MAX_FINDINGS3).flatMap((key) => {
    let range = json.rangeOfKey(["metadata", key]), message = `${quote(key)} is not a key of \`metadata\``;
    return range === void 0 ? [] : [{ range, said: { message, hint: "Write it in `owner` or in the entry of a plugin, or remove it." } }];
  });
}
var MAX_PLUGINS5 = 2e3, MAX_FINDINGS3 = 50;
function findOwnKeys(json, path, entry, known, owner) {
  return (isRecord(entry) ? Object.keys(entry) : []).filter((key) => !known.names.includes(key) && !OF_ENTRIES.includes(key) && findMeantKey(key, known) === void 0).flatMap((key) => {
    let range = json.rangeOfKey([...path, key]), message = `${quote(key)} is not a key of ${owner}`;
    return range === void 0 ? [] : [{ range, said: { message, hint: "Keep it in another file, or remove it." } }];
  });
}
function findSourcePath(json, path, entry) {
  let source = isRecord(entry) ? entry.source : void 0, type = isRecord(source) && typeof source.path == "string" ? source.source : void 0, range = type === "github" || type === "url" ? json.rangeOfKey([...path, "source", "path"]) : void 0, message = `\`path\` is not a key of a source of type \`${String(type)}\``;
  return range === void 0 ? [] : [{ range, said: { message, hint: 'Write `{ "source": "git-subdir", "url": "\u2026", "path": "\u2026" }` for a plugin in a folder of a repository.' } }];
}

// src/rules/plugins/plugin-unlisted.ts
var pluginUnlisted = {
  id: "plugin-unlisted",
  scope: "file",
  kinds: ["marketplace"],
  description: "A marketplace leaves out a plugin next to those that it lists",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code offer only the plugins that the marketplace lists."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#marketplace-schema",
  collect({ json }) {
    let sources = readSources(json), range = sources.length === 0 ? void 0 : json.rangeOfKey(["plugins"]);
    return range === void 0 ? void 0 : { range, sources };
  },
  check({ range, sources }, { root }, report2, { paths }) {
    let listed = new Set(sources.flatMap((source) => findFolder(root, source) ?? [])), plugins = new Set(
      paths.entries.flatMap(({ path }) => MANIFEST2.test(path) ? [path.replace(MANIFEST2, "")] : [])
    ), parts = new Set(paths.entries.flatMap(({ path }) => PART.test(path) ? [path.replace(PART, "")] : [])), left = groupBy(
      [.../* @__PURE__ */ new Set([...plugins, ...[...parts].filter((folder) => folder.includes("/"))])].filter(
        (folder) => !listed.has(folder) && !/(?:^|\/)[._]/.test(folder)
      ),
      folderOf
    );
    for (let [parent, all] of groupBy([...listed], folderOf)) {
      let named = all.filter((folder) => plugins.has(folder) || parts.has(folder) || paths.hasFolder(folder)), missing = left.get(parent) ?? [], [first = ""] = missing, isForgotten = missing.every((folder) => plugins.has(folder)) ? named.length >= MIN_NAMED2 && missing.length <= named.length * MAX_SHARE : missing.length * MIN_SHARE2 <= named.length;
      if (missing.length > 0 && isForgotten) {
        let rest = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
        report2(range, {
          message: `The marketplace leaves out ${quote(nameOf(first))}${rest}, but lists ${named.length} other plugins in ${parent === "" ? "the same folder" : `\`${parent}\``}`,
          hint: `Add an entry with \`"source": ${JSON.stringify(`./${first.slice(root === "" ? 0 : root.length + 1)}`)}\`, or move a plugin that nobody is to install.`
        });
      }
    }
  }
}, MANIFEST2 = /\/\.claude-plugin\/plugin\.json$/, PART = /\/(?:agents\/[^/]+\.md|commands\/[^/]+\.md|skills\/[^/]+\/SKILL\.md)$/, MIN_NAMED2 = 2, MAX_SHARE = 2, MIN_SHARE2 = 3;

// src/rules/plugins/plugin-value-type.ts
var pluginValueType = {
  id: "plugin-value-type",
  scope: "text",
  kinds: ["plugin", "marketplace"],
  description: "A value of a plugin or a marketplace has the wrong type, or a source lacks a key",
  effects: [
    error(["claude"], "Claude Code reports the manifest as invalid and does not install the plugin."),
    warning(
      ["copilot-cli", "vscode"],
      "The Copilot CLI and VS Code document the same types, and may not install the plugin."
    )
  ],
  source: "https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema",
  check({ kind, json }, report2) {
    let root = json.value;
    if (isBroken(json) || !isRecord(root))
      return;
    let plugins = Array.isArray(root.plugins) ? root.plugins : [], findings = kind === "plugin" ? [
      ...findWrongTypes(json, [], root, MANIFEST3),
      ...findIncompleteOptions(json, root.userConfig),
      ...findUnknownTypes(json, root.userConfig),
      ...findUnboundServers(json, root.lspServers)
    ] : [
      ...findWrongTypes(json, [], root, MARKETPLACE2),
      ...findNamelessOwner(json, root.owner),
      ...findLostNames(json, root.renames, plugins),
      ...plugins.slice(0, MAX_PLUGINS6).flatMap((entry, index) => findInEntry(json, ["plugins", index], entry))
    ];
    for (let { range, said } of findings.slice(0, MAX_FINDINGS4))
      report2(range, said);
  }
}, MAX_PLUGINS6 = 2e3, MAX_FINDINGS4 = 50, MANIFEST3 = {
  version: "text",
  description: "text",
  author: "object",
  homepage: "text",
  repository: "text",
  license: "text",
  keywords: "texts",
  agents: "paths",
  skills: "paths",
  outputStyles: "paths",
  defaultEnabled: "switch",
  dependencies: "list",
  channels: "list",
  userConfig: "object"
}, MARKETPLACE2 = {
  owner: "object",
  plugins: "list",
  metadata: "object",
  renames: "object"
}, ENTRY = { ...MANIFEST3, category: "text", tags: "texts", strict: "switch" }, SOURCES = /* @__PURE__ */ new Map([
  ["github", ["repo"]],
  ["url", ["url"]],
  ["git-subdir", ["url", "path"]],
  ["npm", ["package"]],
  ["archive", ["url"]],
  ["command", ["command"]]
]), AS_PATH = 'Write the path alone, from the folder of the marketplace: `"source": "./plugins/name"`.', SOURCES_OF_MARKETPLACES = /* @__PURE__ */ new Map([
  ["directory", AS_PATH],
  ["file", AS_PATH],
  ["local", AS_PATH],
  ["git", 'Write `{ "source": "url", "url": "\u2026" }`.']
]);
function findNamelessOwner(json, owner) {
  let range = isRecord(owner) && typeof owner.name != "string" ? json.rangeOfKey(["owner"]) : void 0;
  return range === void 0 ? [] : [{ range, said: { message: "The owner has no `name`", hint: 'Write `{ "name": "\u2026" }`.' } }];
}
function findLostNames(json, renames, plugins) {
  let names = new Set(plugins.map((plugin) => isRecord(plugin) ? plugin.name : void 0)), changed = isRecord(renames) ? renames : {};
  return Object.entries(changed).slice(0, MAX_PLUGINS6).flatMap(
    ([from, to]) => typeof to != "string" || names.has(to) || Object.hasOwn(changed, to) ? [] : findingAt(json, ["renames", from], {
      message: `The marketplace has no plugin ${quote(to)}`,
      hint: "Write the name of a plugin in `plugins`, or `null` if it was removed."
    })
  );
}
function findInEntry(json, path, entry) {
  return isRecord(entry) ? [...findWrongTypes(json, path, entry, ENTRY), ...findBadSource(json, [...path, "source"], entry.source)] : [];
}
function findWrongTypes(json, path, value, types) {
  return Object.entries(types).flatMap(
    ([key, type]) => !Object.hasOwn(value, key) || hasType(value[key], type) ? [] : findingAt(json, [...path, key], {
      message: `\`${key}\` must be ${WORDS[type]}`,
      hint: HINTS[key] ?? ANY_HINTS[type]
    })
  );
}
function hasType(value, type) {
  switch (type) {
    case "switch":
      return typeof value == "boolean";
    case "text":
      return typeof value == "string";
    case "texts":
      return Array.isArray(value) && value.every((item) => typeof item == "string");
    case "paths":
      return typeof value == "string" || hasType(value, "texts");
    case "object":
      return isRecord(value);
    case "list":
      return Array.isArray(value);
  }
}
var WORDS = {
  switch: "`true` or `false`",
  text: "a text",
  texts: "a list of texts",
  paths: "a path or a list of paths",
  object: "an object",
  list: "a list"
}, ANY_HINTS = {
  switch: "Write `true` or `false` without quotes.",
  text: "Write one text in quotes.",
  texts: 'Write a list: `["one", "two"]`.',
  paths: 'Write a path: `"./skills/"`. Each file has its name and description in its frontmatter.',
  object: "Write an object.",
  list: "Write a list."
}, HINTS = {
  author: 'Write `{ "name": "\u2026" }`.',
  owner: 'Write `{ "name": "\u2026" }`.',
  version: 'Write a version in quotes: `"1.0.0"`.',
  repository: "Write the address as a text."
}, OPTION_KEYS = ["type", "title", "description"];
function findIncompleteOptions(json, options) {
  return isRecord(options) ? Object.entries(options).flatMap(([name, option]) => {
    let missing = isRecord(option) ? OPTION_KEYS.filter((key) => typeof option[key] != "string") : [], range = missing.length === 0 ? void 0 : json.rangeOfKey(["userConfig", name]), keys = missing.map((key) => `\`${key}\``).join(" and ");
    return range === void 0 ? [] : [
      {
        range,
        said: {
          message: `The option ${quote(name)} has no ${keys}`,
          hint: "Add a `type` (`string`, `number`, `boolean`, `directory` or `file`), a `title` and a `description`."
        }
      }
    ];
  }) : [];
}
var OPTION_TYPES = /* @__PURE__ */ new Set(["string", "number", "boolean", "directory", "file"]);
function findUnknownTypes(json, options) {
  return Object.entries(isRecord(options) ? options : {}).flatMap(([name, option]) => {
    let type = isRecord(option) ? option.type : void 0;
    return typeof type != "string" || OPTION_TYPES.has(type) ? [] : findingAt(json, ["userConfig", name, "type"], {
      message: `${quote(type)} is not a type of an option`,
      hint: "Write `string`, `number`, `boolean`, `directory` or `file`."
    });
  });
}
function findUnboundServers(json, servers) {
  return Object.entries(isRecord(servers) ? servers : {}).flatMap(([name, server]) => {
    let missing = isRecord(server) ? ["command", "extensionToLanguage"].find((key) => !Object.hasOwn(server, key)) : void 0, range = missing === void 0 ? void 0 : json.rangeOfKey(["lspServers", name]), said = {
      message: `The language server ${quote(name)} has no \`${missing}\``,
      hint: 'Write `{ "command": "gopls", "extensionToLanguage": { ".go": "go" } }`.'
    };
    return range === void 0 ? [] : [{ range, said }];
  });
}
function findBadSource(json, path, source) {
  if (typeof source == "string" && /^(?:https?:\/\/|git@|ssh:\/\/)/i.test(source))
    return findingAt(json, path, {
      message: "The source is an address, not a path",
      hint: 'Write `{ "source": "url", "url": "\u2026" }`, or `{ "source": "github", "repo": "owner/name" }`.'
    });
  if (!isRecord(source))
    return [];
  let { source: type } = source;
  if (typeof type != "string")
    return findingAt(json, path, {
      message: "The source has no `source`",
      hint: 'Add `"source": "github"`, `"url"`, `"git-subdir"` or `"npm"`.'
    });
  let required = SOURCES.get(type);
  if (required === void 0) {
    let instead = SOURCES_OF_MARKETPLACES.get(type);
    if (instead !== void 0)
      return findingAt(json, [...path, "source"], {
        message: `${quote(type)} is not a source of plugins`,
        hint: instead
      });
    let near = nearestName(type, [...SOURCES.keys()]);
    return near === void 0 ? [] : findingAt(json, [...path, "source"], {
      message: `${quote(type)} is not a source of plugins`,
      hint: `Did you mean \`${near}\`?`
    });
  }
  let { sha } = source;
  if (typeof sha == "string" && !/^[\da-f]{40}$/i.test(sha))
    return findingAt(json, [...path, "sha"], {
      message: `${quote(sha)} is not a full hash of a commit`,
      hint: "Write all 40 characters."
    });
  let missing = required.find((key) => typeof source[key] != "string" || source[key] === "");
  return missing === void 0 ? [] : findingAt(json, path, {
    message: `The source of type \`${type}\` has no \`${missing}\``,
    hint: `Add the key \`${missing}\`.`
  });
}

// src/rules/plugins/plugin-version-mismatch.ts
var pluginVersionMismatch = {
  id: "plugin-version-mismatch",
  scope: "repository",
  kinds: ["plugin", "marketplace"],
  description: "A plugin has different versions in its manifest and in the marketplace, or in two manifests",
  effects: [
    info(
      ["claude", "copilot-cli", "vscode"],
      "Claude Code, the Copilot CLI and VS Code use the version in the manifest, and ignore the one in the marketplace."
    )
  ],
  source: "https://code.claude.com/docs/en/plugin-marketplaces#version-resolution-and-release-channels",
  collect({ kind, json }) {
    let found = isBroken(json) ? [] : kind === "plugin" ? readVersion(json, [], json.value) : readEntries2(json);
    return found.length === 0 ? void 0 : found;
  },
  async check(facts, report2, repository) {
    let manifests = /* @__PURE__ */ new Map();
    for (let { file, fact } of facts) {
      let version = fact[0], first = file.kind === "plugin" ? manifests.get(file.root) : void 0;
      file.kind === "plugin" && version !== void 0 && (first === void 0 ? manifests.set(file.root, { file, version: version.version, range: version.range }) : first.version !== version.version && report2(file, version.range, sayVersions(version.version, first), { effects: TWO_MANIFESTS }));
    }
    for (let { file, version, range } of manifests.values()) {
      let other = await findOtherVersion(file, version, repository);
      other !== void 0 && report2(file, range, sayVersions(version, other), { effects: TWO_MANIFESTS });
    }
    for (let { file, fact } of facts)
      for (let { version, source, range } of file.kind === "marketplace" ? fact : []) {
        let target = source === void 0 ? void 0 : resolveLink(joinPath(file.root, "x"), source), folder = target === void 0 || target.kind === "outside" ? void 0 : target.path.replace(/^\.$|\/$/, ""), manifest = folder === void 0 ? void 0 : manifests.get(folder);
        manifest !== void 0 && manifest.version !== version && report2(file, range, sayVersions(version, manifest));
      }
  }
}, VERSION_FILES = ["VERSION", "VERSION.txt", ".zcode-plugin/plugin.json", ".cursor-plugin/plugin.json"], VERSION = /^v?\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?$/;
async function findOtherVersion({ path, root }, version, repository) {
  for (let other of VERSION_FILES.map((name) => joinPath(root, name))) {
    let source = other !== path && repository.paths.has(other) ? await repository.read(other) : void 0, value = source !== void 0 && other.endsWith(".json") ? readJsonc(source).value : void 0, written = isRecord(value) ? value.version : source?.text.trim();
    if (typeof written == "string" && VERSION.test(written) && written.replace(/^v/, "") !== version)
      return { file: { path: other }, version: written };
  }
}
var TWO_MANIFESTS = [
  info(
    ["claude", "copilot-cli", "vscode"],
    "Claude Code, the Copilot CLI and VS Code each read one of the manifests, and offer an update only when its version changes."
  )
];
function sayVersions(version, other) {
  return {
    message: `The plugin has the version ${quote(version)} here, but ${quote(other.version)} in \`${other.file.path}\``,
    hint: "Give it the same version in both files. A marketplace does not need one if the manifest has it."
  };
}
var MAX_ENTRIES4 = 2e3;
function readEntries2(json) {
  let plugins = isRecord(json.value) ? json.value.plugins : void 0;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_ENTRIES4) : []).flatMap(
    (entry, index) => readVersion(json, ["plugins", index], entry)
  );
}
function readVersion(json, at2, value) {
  let { version, source } = isRecord(value) ? value : {}, range = typeof version == "string" && version !== "" ? json.rangeOf([...at2, "version"]) : void 0;
  if (typeof version != "string" || range === void 0)
    return [];
  let found = { version: detachText(version), range };
  return [typeof source == "string" && source !== "" ? { ...found, source: detachText(source) } : found];
}

// src/rules/plugins/index.ts
var PLUGIN_RULES = [
  pluginCachePath,
  pluginConflictingParts,
  pluginCountMismatch,
  pluginDuplicateHooks,
  pluginFilePath,
  pluginJsonSyntax,
  pluginMisplacedPart,
  pluginNameMismatch,
  pluginPathNotFound,
  pluginPathOutside,
  pluginRequiredKey,
  pluginRootOutsidePlugin,
  pluginSkillUnlisted,
  pluginSourceOwn,
  pluginUnknownKey,
  pluginUnlisted,
  pluginValueType,
  pluginVersionMismatch
];

// src/rules/setup-steps/setup-steps-job.ts
var JOB = "copilot-setup-steps", setupStepsJob = {
  id: "setup-steps-job",
  scope: "text",
  kinds: ["setup-steps"],
  description: "The workflow with the setup steps of Copilot is not valid YAML, or does not have exactly one job with the required name",
  effects: [
    error(
      ["github"],
      "github.com looks for a job with this name. Without it, Copilot starts in an environment where no step was run."
    )
  ],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report2) {
    let broken = yaml?.problems.find(({ severity }) => severity === "error");
    if (broken !== void 0) {
      report2(broken.range, { message: broken.message, hint: broken.hint }, { effects: NOT_READ2 });
      return;
    }
    let root = yaml?.value, jobs = isRecord(root) ? root.jobs : void 0, place = yaml?.rangeOfKey(["jobs"]);
    if (!isRecord(jobs) || place === void 0) {
      report2(place ?? START, { message: "The workflow has no jobs", hint: `Add the job \`${JOB}\` below \`jobs:\`.` });
      return;
    }
    let names = Object.keys(jobs);
    if (!names.includes(JOB)) {
      let [first] = names;
      report2(first !== void 0 && yaml?.rangeOfKey(["jobs", first]) || place, {
        message: `No job is named \`${JOB}\``,
        hint: first === void 0 || names.length > 1 ? `Name the job \`${JOB}\`.` : `Rename ${quote(first)}.`
      });
      return;
    }
    for (let name of names.filter((one) => one !== JOB).slice(0, MAX_JOBS)) {
      let range = yaml?.rangeOfKey(["jobs", name]);
      range !== void 0 && report2(
        range,
        { message: `Copilot does not run the job ${quote(name)}`, hint: "Move it to another workflow." },
        {
          effects: [info(["github"], `github.com requires a single job named \`${JOB}\` and ignores all others.`)]
        }
      );
    }
  }
}, NOT_READ2 = [
  error(["github"], "github.com cannot read the workflow, so Copilot starts in an environment where no step was run.")
], MAX_JOBS = 20, START = { start: 0, end: 0 };

// src/rules/setup-steps/setup-steps-key.ts
var setupStepsKey = {
  id: "setup-steps-key",
  scope: "text",
  kinds: ["setup-steps"],
  description: "The job with the setup steps of Copilot has a key or a value that has no effect",
  effects: [warning(["github"], "github.com ignores the key when it prepares the environment of Copilot.")],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report2) {
    let root = yaml?.value, jobs = isRecord(root) ? root.jobs : void 0, job = isRecord(jobs) ? jobs["copilot-setup-steps"] : void 0;
    if (!(yaml === void 0 || !isRecord(job))) {
      for (let key of Object.keys(job).filter((name) => !KEYS2.includes(name) && !HARMLESS.has(name))) {
        let range = yaml.rangeOfKey([...JOB2, key]);
        if (range !== void 0) {
          let near = nearestName(key, KEYS2), hint = near === void 0 ? ADVICE[key] ?? `Copilot reads ${KEYS2.map((name) => `\`${name}\``).join(", ")}.` : `Did you mean \`${near}\`?`;
          report2(range, { message: `${quote(key)} has no effect on the setup steps`, hint });
        }
      }
      checkTimeout(yaml, job["timeout-minutes"], report2), checkPermissions(yaml, job.permissions, report2);
    }
  }
}, JOB2 = ["jobs", "copilot-setup-steps"], KEYS2 = ["steps", "permissions", "runs-on", "services", "snapshot", "timeout-minutes"], HARMLESS = /* @__PURE__ */ new Set(["name", "concurrency", "if", "environment"]), ADVICE = {
  env: "Set the variables in a step, by writing to `$GITHUB_ENV`, or as Agents variables of the repository.",
  container: "Install in a step what the container contains.",
  strategy: "Write the steps for one environment."
}, MAX_MINUTES = 59;
function checkTimeout(yaml, minutes, report2) {
  let isExpression = typeof minutes == "string" && minutes.includes("${{"), value = minutes != null && typeof minutes != "number" && !isExpression ? yaml.rangeOf([...JOB2, "timeout-minutes"]) : void 0;
  value !== void 0 && report2(
    value,
    { message: "`timeout-minutes` is not a number", hint: `Write a number of at most ${MAX_MINUTES}.` },
    { effects: NOT_GRANTED }
  );
  let range = typeof minutes == "number" && minutes > MAX_MINUTES ? yaml.rangeOf([...JOB2, "timeout-minutes"]) : void 0;
  range !== void 0 && report2(range, {
    message: `\`timeout-minutes\` is more than ${MAX_MINUTES}`,
    hint: `Write at most ${MAX_MINUTES}.`
  });
}
var SCOPES = wordsIn(`
  actions artifact-metadata attestations checks contents copilot-requests deployments discussions id-token issues
  models packages pages pull-requests repository-projects security-events statuses vulnerability-alerts
`), LEVELS = /* @__PURE__ */ new Set(["read", "write", "none"]), NOT_GRANTED = [
  error(["github"], "github.com rejects the workflow, and Copilot starts without the setup steps.")
];
function checkPermissions(yaml, permissions, report2) {
  let at2 = [...JOB2, "permissions"];
  if (!isRecord(permissions)) {
    let range = permissions === null || Array.isArray(permissions) || typeof permissions == "string" && !/^(?:(?:read|write)-all|.*\$\{\{.*)$/.test(permissions) ? findValue(yaml, at2) : void 0;
    range !== void 0 && report2(
      range,
      { message: "The value is not a permission", hint: "Write `permissions: { contents: read }`." },
      { effects: NOT_GRANTED }
    );
    return;
  }
  for (let [scope, level] of Object.entries(permissions)) {
    let near = SCOPES.includes(scope) ? void 0 : nearestName(scope, SCOPES), key = near === void 0 ? void 0 : yaml.rangeOfKey([...at2, scope]), value = LEVELS.has(level) ? void 0 : findValue(yaml, [...at2, scope]);
    key !== void 0 ? report2(
      key,
      { message: `${quote(scope)} is not a permission`, hint: `Did you mean \`${near}\`?` },
      { effects: NOT_GRANTED }
    ) : value !== void 0 && report2(
      value,
      { message: `\`${scope}\` must be \`read\`, \`write\` or \`none\``, hint: "Write one of these words." },
      { effects: NOT_GRANTED }
    );
  }
}
function findValue(yaml, path) {
  let range = yaml.rangeOf(path);
  return range === void 0 || range.start === range.end ? yaml.rangeOfKey(path) : range;
}

// src/rules/setup-steps/setup-steps-step.ts
var setupStepsStep = {
  id: "setup-steps-step",
  scope: "text",
  kinds: ["setup-steps"],
  description: "A setup step of Copilot is not a valid step of a workflow",
  effects: [error(["github"], "github.com rejects the workflow, and Copilot starts without the setup steps.")],
  source: "https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idsteps",
  check({ yaml }, report2) {
    let root = yaml?.value, jobs = isRecord(root) ? root.jobs : void 0, job = isRecord(jobs) ? jobs["copilot-setup-steps"] : void 0, steps = isRecord(job) ? job.steps : void 0;
    if (!(yaml === void 0 || !Array.isArray(steps)))
      for (let [index, step] of steps.slice(0, MAX_STEPS).entries())
        isRecord(step) && checkStep(yaml, ["jobs", "copilot-setup-steps", "steps", index], step, report2);
  }
}, MAX_STEPS = 200, KEYS3 = wordsIn("id if name uses run working-directory shell with env continue-on-error timeout-minutes"), ACTION = /^(?:\.{1,2}\/|docker:\/\/|[^@\s]+\/[^@\s]+@\S)|\$\{\{/;
function checkStep(yaml, at2, step, report2) {
  for (let key of Object.keys(step).filter((name) => !KEYS3.includes(name))) {
    let near = nearestName(key, KEYS3), range = near === void 0 ? void 0 : yaml.rangeOfKey([...at2, key]);
    range !== void 0 && report2(range, { message: `${quote(key)} is not a key of a step`, hint: `Did you mean \`${near}\`?` });
  }
  let run = Object.hasOwn(step, "uses") ? yaml.rangeOfKey([...at2, "run"]) : void 0;
  run !== void 0 && report2(run, {
    message: "The step has both `uses` and `run`",
    hint: "Divide it into two steps: an action and a command."
  });
  let { uses } = step, action = typeof uses == "string" && !ACTION.test(uses) ? yaml.rangeOf([...at2, "uses"]) : void 0;
  action !== void 0 && report2(action, {
    message: `The action ${quote(String(uses))} has no version`,
    hint: "Write it with a tag or a commit, as in `actions/checkout@v6`."
  });
}

// src/rules/setup-steps/index.ts
var SETUP_STEPS_RULES = [setupStepsJob, setupStepsKey, setupStepsPlace, setupStepsStep];

// src/rules/toolsets/toolset-shape.ts
var toolsetShape = {
  id: "toolset-shape",
  scope: "text",
  kinds: ["toolset"],
  description: "A tool set does not have the required form",
  effects: [error(["vscode"], "VS Code ignores the tool set.")],
  source: "https://code.visualstudio.com/docs/agent-customization/tool-sets",
  check({ json }, report2) {
    for (let { range, message, hint } of json.problems)
      report2(range, { message, hint });
    if (!(isBroken(json) || !isRecord(json.value)))
      for (let [name, set] of Object.entries(json.value).slice(0, MAX_SETS)) {
        let range = json.rangeOfKey([name]), tools = isRecord(set) ? set.tools : void 0, isRight = Array.isArray(tools) && tools.length > 0 && tools.every((tool) => typeof tool == "string"), misnamed = findMisnamedKeys(json, [name], set, { names: ["tools", "description", "icon"] });
        for (let finding of misnamed)
          report2(finding.range, finding.said);
        range !== void 0 && !isRight && misnamed.length === 0 && report2((tools === void 0 ? void 0 : json.rangeOf([name, "tools"])) ?? range, {
          message: `The tool set ${quote(name)} has no list of tools`,
          hint: 'Write `{ "tools": ["search/codebase"], "description": "\u2026" }`.'
        });
      }
  }
}, MAX_SETS = 200;

// src/rules/toolsets/toolset-tool-unknown.ts
var toolsetToolUnknown = {
  id: "toolset-tool-unknown",
  scope: "text",
  kinds: ["toolset"],
  description: "A tool set contains a tool whose name is misspelled",
  effects: [warning(["vscode"], "VS Code does not know the tool and leaves it out of the set.")],
  source: "https://code.visualstudio.com/docs/agent-customization/tool-sets",
  check({ json }, report2) {
    let sets = isRecord(json.value) ? Object.entries(json.value).slice(0, MAX_SETS2) : [];
    for (let [name, set] of sets) {
      let tools = isRecord(set) && Array.isArray(set.tools) ? set.tools : [];
      for (let [index, tool] of tools.slice(0, MAX_TOOLS2).entries()) {
        let meant = typeof tool == "string" ? findMeant(tool) : void 0, range = meant === void 0 ? void 0 : json.rangeOf([name, "tools", index]);
        range !== void 0 && typeof tool == "string" && report2(range, { message: `${quote(tool)} is not a tool of VS Code`, hint: `Did you mean \`${meant}\`?` });
      }
    }
  }
}, MAX_SETS2 = 200, MAX_TOOLS2 = 200;
function findMeant(tool) {
  if (!isVscodeTool(tool))
    return slipInSet(tool) ?? (mayBeTool(tool) ? void 0 : nearestName(tool, toolNames()));
}

// src/rules/toolsets/index.ts
var TOOLSET_RULES = [toolsetShape, toolsetToolUnknown];

export {
  CLAUDE_SETTINGS_RULES,
  CLIENT_SETTINGS_RULES,
  PLUGIN_RULES,
  SETUP_STEPS_RULES,
  TOOLSET_RULES
};
