import { wordsIn } from '../../structures/words-in.ts';

/**
 * The keys of `.claude/settings.json`. From https://code.claude.com/docs/en/settings and the schema that Claude Code's
 * documentation names, https://json.schemastore.org/claude-code-settings.json (August 2026), and the index of all settings,
 * https://code.claude.com/docs/en/settings-reference (November 2026).
 */
export const CLAUDE_SETTINGS: readonly string[] =
  `$schema advisorModel agent agentPushNotifEnabled allowAllClaudeAiMcps allowManagedHooksOnly allowManagedMcpServersOnly
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
  terminalTitleFromRename ultracode`.split(/\s+/);

/** The keys of `permissions`. */
export const CLAUDE_PERMISSIONS: readonly string[] = wordsIn(
  'allow deny ask defaultMode additionalDirectories disableBypassPermissionsMode disableAutoMode',
);

/** The values of `permissions.defaultMode`, https://code.claude.com/docs/en/permission-modes (August 2026). */
export const CLAUDE_PERMISSION_MODES: readonly string[] = wordsIn(
  'default acceptEdits plan auto dontAsk bypassPermissions delegate manual',
);
