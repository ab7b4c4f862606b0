import { BOOLEAN, choice, TEXT, TEXTS, type ValueShape } from '../frontmatter/value-shape.ts';
import { wordSet } from '../../structures/words-in.ts';

const ANY: ValueShape = { kind: 'any' };
const INTEGER: ValueShape = { kind: 'integer' };

function record(keys: Readonly<Record<string, ValueShape>>): ValueShape {
  return { kind: 'record', keys, required: [], open: true };
}

/** Keys whose values are not checked. */
function anyOf(names: string): Readonly<Record<string, ValueShape>> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, ANY]));
}

/** How long a model thinks; each model has some of them. */
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];

/** Events of hooks, as in `HookEventsToml` of `codex-rs/config/src/hook_config.rs` (openai/codex, November 2026). */
export const CODEX_HOOK_EVENTS = [
  'Interrupt',
  'PermissionRequest',
  'PostCompact',
  'PostToolUse',
  'PreCompact',
  'PreToolUse',
  'SessionEnd',
  'SessionStart',
  'Stop',
  'SubagentStart',
  'SubagentStop',
  'UserPromptSubmit',
] as const;

/** The hooks of an event: `MatcherGroup` and `HookHandlerConfig` in the same file. */
const HOOKS: ValueShape = {
  kind: 'list',
  of: record({
    matcher: TEXT,
    hooks: {
      kind: 'list',
      of: {
        kind: 'record',
        keys: {
          ...anyOf('input'),
          type: choice('command', 'mcp_tool', 'prompt', 'agent'),
          command: TEXT,
          commandWindows: TEXT,
          command_windows: TEXT,
          timeout: INTEGER,
          async: BOOLEAN,
          statusMessage: TEXT,
          additionalContextLimit: INTEGER,
          server: TEXT,
          tool: TEXT,
        },
        required: ['type'],
        open: true,
      },
    },
  }),
};

/**
 * `.codex/config.toml`. From https://developers.openai.com/codex/config-reference and `codex-rs/core/config.schema.json`
 * of openai/codex at commit 000c857e (November 2026).
 */
const KEYS: Readonly<Record<string, ValueShape>> = {
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
    kind: 'any-of',
    shapes: [choice('untrusted', 'on-failure', 'on-request', 'never'), record({ granular: ANY })],
  },
  chatgpt_base_url: TEXT,
  check_for_update_on_startup: BOOLEAN,
  developer_instructions: TEXT,
  disable_paste_burst: BOOLEAN,
  experimental_use_unified_exec_tool: BOOLEAN,
  // Some features have settings of their own.
  features: { kind: 'map', of: { kind: 'any-of', shapes: [BOOLEAN, { kind: 'map', of: ANY }] } },
  hide_agent_reasoning: BOOLEAN,
  hooks: record({ ...Object.fromEntries(CODEX_HOOK_EVENTS.map((event) => [event, HOOKS])), state: ANY }),
  include_apps_instructions: BOOLEAN,
  include_collaboration_mode_instructions: BOOLEAN,
  include_environment_context: BOOLEAN,
  include_permissions_instructions: BOOLEAN,
  instructions: TEXT,
  mcp_servers: { kind: 'map', of: ANY },
  model: TEXT,
  model_auto_compact_token_limit: INTEGER,
  model_context_window: INTEGER,
  model_instructions_file: TEXT,
  model_provider: TEXT,
  model_reasoning_effort: choice(...EFFORTS),
  model_supports_reasoning_summaries: BOOLEAN,
  model_verbosity: choice('low', 'medium', 'high'),
  notify: TEXTS,
  // https://developers.openai.com/codex/config-sample (November 2026)
  personality: choice('none', 'friendly', 'pragmatic'),
  openai_base_url: TEXT,
  profile: TEXT,
  project_doc_fallback_filenames: TEXTS,
  project_doc_max_bytes: INTEGER,
  project_root_markers: TEXTS,
  review_model: TEXT,
  sandbox_mode: choice('read-only', 'workspace-write', 'danger-full-access'),
  sandbox_workspace_write: record({
    writable_roots: TEXTS,
    network_access: BOOLEAN,
    exclude_tmpdir_env_var: BOOLEAN,
    exclude_slash_tmp: BOOLEAN,
  }),
  shell_environment_policy: record({
    inherit: choice('all', 'core', 'none'),
    ignore_default_excludes: BOOLEAN,
    exclude: TEXTS,
    include_only: TEXTS,
    set: { kind: 'map', of: ANY },
    experimental_use_profile: BOOLEAN,
  }),
  show_raw_agent_reasoning: BOOLEAN,
  suppress_unstable_features_warning: BOOLEAN,
  tool_output_token_limit: INTEGER,
  web_search: choice('disabled', 'cached', 'live'),
};

export const CODEX_CONFIG: ValueShape = record(KEYS);

/**
 * `.codex/agents/NAME.toml`: the keys of the configuration, and three that every agent needs
 * (https://developers.openai.com/codex/subagents, November 2026).
 */
export const CODEX_AGENT: ValueShape = {
  kind: 'record',
  keys: {
    ...KEYS,
    name: TEXT,
    description: TEXT,
    nickname_candidates: TEXTS,
  },
  required: ['name', 'description', 'developer_instructions'],
  open: true,
};

/**
 * Keys that Codex ignores in the file of a project, since version 0.130: https://github.com/openai/codex/pull/20098.
 * `profile` and `profiles` are not read anywhere since version 0.134
 * (https://developers.openai.com/codex/config-advanced#profiles, November 2026).
 */
export const CODEX_USER_KEYS: ReadonlySet<string> = wordSet(`
  openai_base_url chatgpt_base_url model_provider model_providers profile profiles experimental_realtime_ws_base_url
`);
