import { BOOLEAN, TEXT, TEXTS, type ValueShape } from '../frontmatter/value-shape.ts';

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
const COMMAND = record({ type: { kind: 'choice', values: ['command'] }, command: TEXT }, ['type', 'command']);

/**
 * The types of settings of Claude Code that its documentation names: https://code.claude.com/docs/en/settings (November
 * 2026), and of the others in https://json.schemastore.org/claude-code-settings.json (August 2026). `hooks`, `permissions.defaultMode` and the lists of permissions have rules of their own.
 */
export const CLAUDE_SETTINGS_SHAPE: ValueShape = record({
  // Any other address, also one of a local copy, is an error to Claude Code: anthropics/claude-code#66747.
  $schema: { kind: 'choice', values: ['https://json.schemastore.org/claude-code-settings.json'] },
  ...each(
    `advisorModel agent apiKeyHelper askUserQuestionTimeout autoMemoryDirectory autoUpdatesChannel awsAuthRefresh
    awsCredentialExport claudeMd defaultShell diffTool editorMode effortLevel forceLoginGatewayUrl gcpAuthRefresh language
    minimumVersion model otelHeadersHelper outputStyle plansDirectory preferredNotifChannel processWrapper prUrlTemplate
    requiredMaximumVersion requiredMinimumVersion teammateMode tui viewMode workflowSizeGuideline`,
    TEXT,
  ),
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
  sandbox: record({
    ...each(
      `allowUnsandboxedCommands autoAllowBashIfSandboxed enabled enableWeakerNestedSandbox enableWeakerNetworkIsolation
      failIfUnavailable`,
      BOOLEAN,
    ),
    excludedCommands: TEXTS,
  }),
  cleanupPeriodDays: INTEGER,
  env: VARIABLES,
  fileSuggestion: COMMAND,
  forceLoginMethod: { kind: 'choice', values: ['claudeai', 'console'] },
  permissions: record({ additionalDirectories: TEXTS }),
  statusLine: COMMAND,
});
