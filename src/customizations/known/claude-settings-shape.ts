import { wordsIn } from '../../structures/words-in.ts';
import { BOOLEAN, choice, TEXT, TEXTS, type ValueShape } from '../frontmatter/value-shape.ts';

const INTEGER: ValueShape = { kind: 'integer' };
/** A map of variables. Numbers and switches are written as texts for the process. */
const VARIABLES: ValueShape = { kind: 'map', of: { kind: 'any-of', shapes: [TEXT, INTEGER, BOOLEAN] } };
const record = (keys: Readonly<Record<string, ValueShape>>, required: readonly string[] = []): ValueShape => ({
  kind: 'record',
  keys,
  required,
  open: true,
});
const each = (names: string, shape: ValueShape): Readonly<Record<string, ValueShape>> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, shape]));

/** A command whose output Claude Code shows or uses. */
const COMMAND = record({ type: choice('command'), command: TEXT }, ['type', 'command']);

const SANDBOX = record({
  ...each(
    `allowAppleEvents allowUnsandboxedCommands autoAllowBashIfSandboxed enabled enableWeakerNestedSandbox
    enableWeakerNetworkIsolation failIfUnavailable`,
    BOOLEAN,
  ),
  ...each('bwrapPath socatPath', TEXT),
  excludedCommands: TEXTS,
  filesystem: record({
    ...each('allowWrite denyWrite denyRead allowRead', TEXTS),
    ...each('allowManagedReadPathsOnly disabled', BOOLEAN),
  }),
  network: record({
    ...each('allowUnixSockets allowMachLookup allowedDomains deniedDomains', TEXTS),
    ...each('allowAllUnixSockets allowLocalBinding strictAllowlist allowManagedDomainsOnly', BOOLEAN),
    ...each('httpProxyPort socksProxyPort', INTEGER),
  }),
});

/** Where a marketplace is, with the key that each kind of source needs. */
const MARKETPLACE = record(
  {
    source: record(
      {
        source: choice(
          ...wordsIn('github git url npm file directory hostPattern pathPattern skills-dir settings archive command'),
        ),
        ...each('repo url ref path package', TEXT),
      },
      ['source'],
    ),
    autoUpdate: BOOLEAN,
  },
  ['source'],
);

/**
 * The types of settings of Claude Code that its documentation names: https://code.claude.com/docs/en/settings (November
 * 2026), and of the others in https://json.schemastore.org/claude-code-settings.json (August 2026). `hooks`, `permissions.defaultMode` and the lists of permissions have rules of their own.
 */
export const CLAUDE_SETTINGS_SHAPE: ValueShape = record({
  // Any other address, also one of a local copy, is an error to Claude Code: anthropics/claude-code#66747.
  $schema: choice('https://json.schemastore.org/claude-code-settings.json'),
  ...each(
    `advisorModel agent apiKeyHelper askUserQuestionTimeout autoMemoryDirectory awsAuthRefresh awsCredentialExport claudeMd
    forceLoginGatewayUrl gcpAuthRefresh language minimumVersion model otelHeadersHelper outputStyle
    plansDirectory preferredNotifChannel processWrapper prUrlTemplate requiredMaximumVersion requiredMinimumVersion
    workflowSizeGuideline`,
    TEXT,
  ),
  autoUpdatesChannel: choice('latest', 'stable', 'rc'),
  defaultShell: choice('bash', 'powershell'),
  diffTool: choice('auto', 'terminal'),
  editorMode: choice('normal', 'vim'),
  teammateMode: choice('in-process', 'auto', 'tmux', 'iterm2'),
  tui: choice('default', 'fullscreen'),
  viewMode: choice('default', 'verbose', 'focus'),
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
    BOOLEAN,
  ),
  ...each(
    `allowedHttpHookUrls availableModels claudeMdExcludes companyAnnouncements disabledMcpjsonServers
    enabledMcpjsonServers httpHookAllowedEnvVars pluginSuggestionMarketplaces skippedMarketplaces skippedPlugins
    sshHostAllowlist`,
    TEXTS,
  ),
  attribution: record({ commit: TEXT, pr: TEXT, sessionUrl: BOOLEAN }),
  sandbox: SANDBOX,
  cleanupPeriodDays: { kind: 'integer', least: 1 },
  enabledPlugins: { kind: 'map', of: { kind: 'any-of', shapes: [BOOLEAN, TEXTS] } },
  env: VARIABLES,
  extraKnownMarketplaces: { kind: 'map', of: MARKETPLACE },
  fileSuggestion: COMMAND,
  forceLoginMethod: choice('claudeai', 'console', 'gateway'),
  permissions: record({
    additionalDirectories: TEXTS,
    disableAutoMode: choice('disable'),
    disableBypassPermissionsMode: choice('disable'),
  }),
  skillOverrides: { kind: 'map', of: choice('on', 'name-only', 'user-invocable-only', 'off') },
  statusLine: COMMAND,
  worktree: record({
    baseRef: choice('fresh', 'head'),
    bgIsolation: choice('worktree', 'none'),
    ...each('symlinkDirectories sparsePaths', TEXTS),
  }),
});
