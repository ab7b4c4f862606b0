import { BOOLEAN, choice, TEXT, TEXT_OR_TEXTS, TEXTS, type ValueShape } from '../frontmatter/value-shape.ts';
import { wordsIn } from '../../structures/words-in.ts';

const ANY: ValueShape = { kind: 'any' };
const NUMBER: ValueShape = { kind: 'any' };

function record(keys: Readonly<Record<string, ValueShape>>): ValueShape {
  return { kind: 'record', keys, required: [], open: true };
}

/** Keys whose values are not checked. */
function anyOf(names: string): Readonly<Record<string, ValueShape>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, ANY]));
}

/** Keys that switch something on or off. */
function switches(names: string): Readonly<Record<string, ValueShape>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, BOOLEAN]));
}

/** The hooks of an event: https://geminicli.com/docs/hooks/reference (August 2026) */
const HOOKS: ValueShape = {
  kind: 'list',
  of: {
    kind: 'record',
    keys: {
      matcher: TEXT,
      sequential: BOOLEAN,
      hooks: {
        kind: 'list',
        of: {
          kind: 'record',
          keys: {
            type: choice('command', 'runtime'),
            command: TEXT,
            name: TEXT,
            timeout: { kind: 'integer' },
            description: TEXT,
          },
          required: ['type'],
          open: true,
        },
      },
    },
    required: ['hooks'],
    open: true,
  },
};

/**
 * `.gemini/settings.json` of the Gemini CLI. From https://geminicli.com/docs/reference/configuration and its
 * `schemas/settings.schema.json` at commit 5411f113 (August 2026).
 */
export const GEMINI_SETTINGS: ValueShape = record({
  $schema: TEXT,
  mcpServers: { kind: 'map', of: ANY },
  policyPaths: TEXTS,
  adminPolicyPaths: TEXTS,
  general: record({
    ...anyOf('preferredEditor notificationMethod maxAttempts sessionRetention'),
    ...switches('openEditorInNewWindow devtools debugKeystrokeLogging topicUpdateNarration logRagSnippets'),
    ...switches('retryFetchErrors enableAutoUpdate enableAutoUpdateNotification enableNotifications vimMode'),
    checkpointing: record(switches('enabled')),
    plan: record({ ...switches('enabled modelRouting'), ...anyOf('directory') }),
    defaultApprovalMode: choice('default', 'auto_edit', 'plan'),
  }),
  output: record({ format: choice('text', 'json') }),
  ui: record({
    ...anyOf('theme customThemes footer accessibility statusLine loadingPhrases errorVerbosity customWittyPhrases'),
    ...anyOf('inlineThinkingMode terminalBackgroundPollingInterval'),
    ...switches(
      'autoThemeSwitching hideWindowTitle showStatusInTitle dynamicWindowTitle hideTips hideBanner hideFooter',
    ),
    ...switches('showHomeDirectoryWarning showCompatibilityWarnings showShortcutsHint hideContextSummary'),
    ...switches('showMemoryUsage showLineNumbers showCitations showModelInfoInChat showUserIdentity showSpinner'),
    ...switches('useAlternateBuffer useBackgroundColor incrementalRendering compactToolOutput'),
  }),
  ide: record({ enabled: BOOLEAN, hasSeenNudge: BOOLEAN }),
  privacy: record({ usageStatisticsEnabled: BOOLEAN }),
  telemetry: ANY,
  billing: ANY,
  model: record({
    name: TEXT,
    maxSessionTurns: NUMBER,
    summarizeToolOutput: ANY,
    compressionThreshold: NUMBER,
    disableLoopDetection: BOOLEAN,
    skipNextSpeakerCheck: BOOLEAN,
  }),
  modelConfigs: ANY,
  agents: ANY,
  context: record({
    fileName: TEXT_OR_TEXTS,
    importFormat: TEXT,
    includeDirectoryTree: BOOLEAN,
    discoveryMaxDirs: NUMBER,
    memoryBoundaryMarkers: TEXTS,
    includeDirectories: TEXTS,
    loadMemoryFromIncludeDirectories: BOOLEAN,
    fileFiltering: record({
      respectGitIgnore: BOOLEAN,
      respectGeminiIgnore: BOOLEAN,
      enableRecursiveFileSearch: BOOLEAN,
      enableFuzzySearch: BOOLEAN,
      ...anyOf('customIgnoreFilePaths enableFileWatcher maxFileCount searchTimeout disableFuzzySearch'),
    }),
  }),
  tools: record({
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
    ...anyOf('autoAccept enableToolOutputTruncation truncateToolOutputLines enableHooks'),
  }),
  mcp: record({ serverCommand: TEXT, allowed: TEXTS, excluded: TEXTS }),
  useWriteTodos: BOOLEAN,
  security: record({
    ...anyOf('allowedExtensions auth environmentVariableRedaction'),
    ...switches(
      'toolSandboxing disableYoloMode disableAlwaysAllow enablePermanentToolApproval autoAddToPolicyByDefault',
    ),
    ...switches('blockGitExtensions enableConseca'),
    folderTrust: record(switches('enabled')),
  }),
  advanced: record({
    ...anyOf('dnsResolutionOrder excludedEnvVars bugCommand'),
    ...switches('autoConfigureMemory ignoreLocalEnv'),
  }),
  experimental: record({
    ...anyOf('voice adk extensionRegistryURI gemmaModelRouter codebaseInvestigatorSettings introspectionAgentSettings'),
    ...switches('enableAgents worktrees extensionManagement extensionConfig extensionRegistry extensionReloading'),
    ...switches('useOSC52Paste useOSC52Copy taskTracker modelSteering directWebFetch dynamicModelConfiguration'),
    ...switches('gemma voiceMode autoMemory generalistProfile powerUserProfile contextManagement topicUpdateNarration'),
    ...switches('jitContext plan skills'),
  }),
  extensions: ANY,
  skills: record({ enabled: BOOLEAN, disabled: TEXTS }),
  hooksConfig: record({ enabled: BOOLEAN, disabled: TEXTS, notifications: BOOLEAN }),
  hooks: record({
    ...anyOf('enabled disabled notifications'),
    ...Object.fromEntries(
      wordsIn(`
        BeforeTool AfterTool BeforeAgent AfterAgent Notification SessionStart SessionEnd PreCompress BeforeModel
        AfterModel BeforeToolSelection
      `).map((event) => [event, HOOKS]),
    ),
  }),
  contextManagement: ANY,
  admin: ANY,
});

/**
 * Keys of the first form of the settings, and where newer versions read them. Versions since September 2025 use the new
 * form (google-gemini/gemini-cli, release 0.3.0). Current versions do not convert the old one.
 */
export const GEMINI_MOVED: ReadonlyMap<string, string> = new Map([
  ['contextFileName', 'context.fileName'],
  ['includeDirectories', 'context.includeDirectories'],
  ['fileFiltering', 'context.fileFiltering'],
  ['coreTools', 'tools.core'],
  ['allowedTools', 'tools.allowed'],
  ['excludeTools', 'tools.exclude'],
  ['toolDiscoveryCommand', 'tools.discoveryCommand'],
  ['toolCallCommand', 'tools.callCommand'],
  ['sandbox', 'tools.sandbox'],
  ['allowMCPServers', 'mcp.allowed'],
  ['excludeMCPServers', 'mcp.excluded'],
  ['mcpServerCommand', 'mcp.serverCommand'],
  ['theme', 'ui.theme'],
  ['hideTips', 'ui.hideTips'],
  ['hideBanner', 'ui.hideBanner'],
  ['vimMode', 'general.vimMode'],
  ['checkpointing', 'general.checkpointing'],
  ['preferredEditor', 'general.preferredEditor'],
  ['usageStatisticsEnabled', 'privacy.usageStatisticsEnabled'],
  ['maxSessionTurns', 'model.maxSessionTurns'],
  ['selectedAuthType', 'security.auth.selectedType'],
  ['bugCommand', 'advanced.bugCommand'],
]);

/**
 * `.gemini/config.yaml` of Gemini Code Assist on GitHub, from the schema on
 * https://developers.google.com/gemini-code-assist/docs/customize-gemini-behavior-github (November 2026).
 */
export const GEMINI_REVIEW: ValueShape = record({
  $schema: TEXT,
  have_fun: BOOLEAN,
  memory_config: record({ disabled: BOOLEAN }),
  ignore_patterns: TEXTS,
  code_review: record({
    disable: BOOLEAN,
    comment_severity_threshold: choice('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
    max_review_comments: { kind: 'integer' },
    pull_request_opened: record({ help: BOOLEAN, summary: BOOLEAN, code_review: BOOLEAN, include_drafts: BOOLEAN }),
  }),
});
