import { planter, type SourcedDefect } from '../sourced.ts';

const GEMINI = 'https://geminicli.com/docs';
const CODEX = 'https://developers.openai.com/codex';
const CURSOR = 'https://cursor.com/docs';
const FILES = 'OthmanAdi/planning-with-files';
const NX = 'nrwl/nx-console';
const MARKET = 'getsentry/sentry-mcp';
const GUIDE = 'ANcpLua/ancplua-claude-plugins';

const command = planter([NX, '.gemini/commands/monitor-ci.toml', `${GEMINI}/cli/custom-commands`]);
const gemini = planter([NX, '.gemini/settings.json', `${GEMINI}/reference/configuration`]);
const geminiHook = planter([FILES, '.gemini/settings.json', `${GEMINI}/hooks/reference`]);
const geminiAgent = planter(['cinar/resile', '.gemini/agents/code-writer.md', `${GEMINI}/core/subagents`]);
const codex = planter(['fcakyon/claude-codex-settings', '.codex/config.toml', `${CODEX}/config-reference`]);
const codexServer = planter([MARKET, '.codex/config.toml', `${CODEX}/mcp`]);
const codexHook = planter([FILES, '.codex/hooks.json', `${CODEX}/hooks`]);
const cursorRule = planter([GUIDE, '.cursor/rules/project-config.mdc', `${CURSOR}/context/rules`]);
const cursorHook = planter([FILES, '.cursor/hooks.json', `${CURSOR}/agent/hooks`]);
const cursorServer = planter([MARKET, '.cursor/mcp.json', `${CURSOR}/context/mcp`]);
const cursorAgent = planter([NX, '.cursor/agents/ci-watcher.md', `${CURSOR}/context/subagents`]);
const windsurf = planter([
  GUIDE,
  '.windsurf/rules/project-config.md',
  'https://docs.windsurf.com/windsurf/cascade/memories',
]);
const agents = planter([MARKET, 'AGENTS.md', 'https://agents.md/']);

const TIER = 'service_tier = "default"';

/** Defects in files of other clients, one for a sentence or row of their documentation. */
export const OTHER_DEFECTS: readonly SourcedDefect[] = [
  command('the description of a command of Gemini is misspelled', 'description =', 'descripton ='),
  command('the prompt of a command of Gemini is misspelled', 'prompt =', 'promt ='),
  command(
    'the description of a command of Gemini is a list',
    'description = "',
    'description = ["a"] # "',
    'description =',
  ),
  command(
    'a command of Gemini includes a file that does not exist',
    '# Monitor CI Command',
    '@{docs/gone.md}\n\n# Monitor CI Command',
    '@{docs/gone.md}',
  ),
  command('a command of Gemini is a Markdown file', 'description =', 'description =', 'description =', {
    movedTo: '.gemini/commands/monitor-ci.md',
  }),
  gemini('the program of a server of Gemini is a list', '"command": "npx"', '"command": ["npx"]'),
  gemini(
    'the time limit of a server of Gemini is a text',
    '"command": "npx"',
    '"timeout": "600",\n      "command": "npx"',
    '"timeout"',
  ),
  gemini(
    'the tools of a server of Gemini are a text',
    '"command": "npx"',
    '"includeTools": "run",\n      "command": "npx"',
    '"includeTools"',
  ),
  gemini(
    'the allowed servers of Gemini have another key',
    '"contextFileName"',
    '"mcp": { "allow": ["nx-mcp"] },\n  "contextFileName"',
    '"allow"',
  ),
  gemini(
    'the mode for approval of Gemini does not exist',
    '"contextFileName"',
    '"general": { "defaultApprovalMode": "always" },\n  "contextFileName"',
    '"general"',
  ),
  gemini(
    'a switch of Gemini is a word',
    '"contextFileName"',
    '"ui": { "hideTips": "yes" },\n  "contextFileName"',
    '"ui"',
  ),
  geminiHook('an event of Gemini has another form', '"BeforeTool"', '"BeforeTools"'),
  geminiHook('the type of a hook of Gemini does not exist', '"type": "command"', '"type": "shell"'),
  geminiHook('the script of a hook of Gemini does not exist', 'session-start.sh', 'session-begin.sh'),
  geminiHook('the time limit of a hook of Gemini has a unit', '"timeout": 15000', '"timeout": "15s"'),
  geminiHook(
    'the matcher of a hook of Gemini is not valid',
    '"matcher": "write_file|edit_file|replace|create_file|patch|read_file|shell"',
    '"matcher": "write_file|(edit"',
  ),
  geminiAgent('the kind of an agent of Gemini does not exist', 'tools:', 'kind: locale\ntools:', 'kind:'),
  geminiAgent('an agent of Gemini is too hot', 'tools:', 'temperature: 3\ntools:', 'temperature:'),
  geminiAgent('the name of an agent of Gemini has blanks', 'name: code-writer', 'name: Code Writer'),
  geminiAgent('the time of an agent of Gemini is a word', 'tools:', 'timeout_mins: long\ntools:', 'timeout_mins:'),
  codex('the approval of Codex has an underscore', '"on-request"', '"on_request"'),
  codex('the search of Codex is on', 'web_search = "live"', 'web_search = "on"'),
  codex('the personality of Codex does not exist', '"pragmatic"', '"nice"'),
  codex(
    'a limit of Codex is a text',
    'model_auto_compact_token_limit = 400000',
    'model_auto_compact_token_limit = "400000"',
  ),
  codex('the network of Codex is a text', 'network_access = true', 'network_access = "yes"'),
  codex('a key of Codex is written twice', TIER, `model = "gpt-5.4"\n${TIER}`, 'model = "gpt-5.4"'),
  codex(
    'other files of instructions are a text',
    TIER,
    `project_doc_fallback_filenames = "CLAUDE.md"\n${TIER}`,
    'project_doc_fallback',
  ),
  codex(
    'the environment of Codex is inherited by a wrong word',
    '[analytics]',
    '[shell_environment_policy]\ninherit = "everything"\n\n[analytics]',
    'inherit =',
  ),
  codex(
    'the effort of a profile does not exist',
    '[analytics]',
    '[profiles.fast]\nmodel_reasoning_effort = "fast"\n\n[analytics]',
    'model_reasoning_effort = "fast"',
  ),
  codexServer('the address of a server of Codex is misspelled', 'url =', 'uri ='),
  codexServer(
    'a server of Codex has its token in the file',
    '[mcp_servers.sentry-dev]',
    'bearer_token = "abc"\n\n[mcp_servers.sentry-dev]',
    'bearer_token',
  ),
  codexServer(
    'the tools of a server of Codex are a text',
    '[mcp_servers.sentry-dev]',
    'enabled_tools = "search"\n\n[mcp_servers.sentry-dev]',
    'enabled_tools',
  ),
  codexHook('an event of Codex lacks its end', '"PreToolUse"', '"PreTool"'),
  codexHook(
    'the message of a hook of Codex is a number',
    '"statusMessage": "Loading planning context"',
    '"statusMessage": 5',
  ),
  cursorRule('the globs of a Cursor rule are true', 'globs:\n  - "**/*"', 'globs: true', 'globs:'),
  cursorRule('the switch of a Cursor rule has hyphens', 'alwaysApply:', 'always-apply:'),
  cursorRule('the folder of Cursor rules lacks a letter', 'description:', 'description:', '---', {
    movedTo: '.cursor/rule/project-config.mdc',
  }),
  cursorRule('a Cursor rule is a plain Markdown file', 'description:', 'description:', '---', {
    movedTo: '.cursor/rules/project-config.md',
  }),
  cursorHook('an event of Cursor does not exist', '"stop"', '"stopped"'),
  cursorHook('the script of a hook of Cursor does not exist', 'hooks/stop.sh', 'hooks/stopp.sh'),
  cursorHook('the version of the hooks of Cursor is a text', '"version": 1', '"version": "1"'),
  cursorServer('the address of a server of Cursor is misspelled', '"url"', '"urls"'),
  cursorServer('the servers of Cursor have another letter case', '"mcpServers"', '"mcpservers"'),
  cursorAgent('the model of an agent of Cursor is misspelled', 'model: fast', 'modle: fast'),
  cursorAgent('an agent of Cursor only reads by a word', 'model: fast', 'readonly: maybe', 'readonly:'),
  windsurf('the trigger of a Windsurf rule has a hyphen', 'trigger: always_on', 'trigger: always-on'),
  windsurf('the trigger of a Windsurf rule is misspelled', 'trigger:', 'triger:'),
  windsurf('the globs of a Windsurf rule are a number', 'trigger: always_on', 'trigger: glob\nglobs: 5', 'globs:'),
  agents('the name of the file lacks a letter', '# AGENTS', '# AGENTS', '# AGENTS', { movedTo: 'AGENT.md' }),
  agents('a letter is not valid UTF-8', 'tools.', 'to\u00e9ls.', 'Sentry MCP is', { encoding: 'latin1' }),
];
