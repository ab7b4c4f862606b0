import type { Change } from './changes.ts';
import { plantAt as row, variantAt as valid, type Place, type SourcedDefect } from './sourced.ts';

const CODEX = 'scottdensmore/travel-app';
const TOOLSETS = 'deadronos/SpaceAutoBattler';
const CLAUDE = 'disler/claude-code-hooks-mastery';
const PLUGINS = 'Protagonistss/ithinku-plugins';
const LIFE = 'BudnikOleksii/track-my-life';
const KIT = 'accnet/ai-agent-kit';
const YAHTZEE = 'FabienDehopre/triple-yahtzee-score-board';

const CODEX_CONFIG = '.codex/config.toml';
const CODEX_AGENT = '.codex/agents/entire-search.toml';
const TOOLS = '.vscode/agentmode.toolsets.jsonc';
const BULLETS = '.claude/output-styles/bullet-points.md';
const HOOKS = 'plugins/code-review/hooks/hooks.json';
const AGENT = 'plugins/code-review/agents/code-reviewer.md';
const COMMAND = 'plugins/code-review/commands/performance.md';
const MANIFEST = 'plugins/code-review/.claude-plugin/plugin.json';
const MARKET = '.claude-plugin/marketplace.json';
const SETUP = '.github/workflows/copilot-setup-steps.yml';
const REACT = '.cursor/rules/react.mdc';
const CURSOR = '.cursor/rules/ai-kit.mdc';
const WINDSURF = '.windsurf/rules/ai-kit.md';

const CODEX_DOCS = 'https://developers.openai.com/codex/config-reference';
const CODEX_AGENTS_DOCS = 'https://developers.openai.com/codex/subagents';
const TOOLS_DOCS = 'https://code.visualstudio.com/docs/copilot/chat/chat-tools';
const STYLE_DOCS = 'https://code.claude.com/docs/en/output-styles';
const HOOK_DOCS = 'https://code.claude.com/docs/en/hooks';
const AGENT_DOCS = 'https://code.claude.com/docs/en/sub-agents';
const COMMAND_DOCS = 'https://code.claude.com/docs/en/skills#frontmatter-reference';
const PLUGIN_DOCS = 'https://code.claude.com/docs/en/plugins-reference';
const MARKET_DOCS = 'https://code.claude.com/docs/en/plugin-marketplaces';
const SETUP_DOCS =
  'https://docs.github.com/copilot/how-tos/use-copilot-agents/cloud-agent/customize-the-agent-environment';
const WORKFLOW_DOCS = 'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax';
const CURSOR_DOCS = 'https://cursor.com/docs/context/rules';
const WINDSURF_DOCS = 'https://docs.windsurf.com/windsurf/cascade/memories';

const CONFIG: Place = [CODEX, CODEX_CONFIG, CODEX_DOCS];
const ROLE: Place = [CODEX, CODEX_AGENT, CODEX_AGENTS_DOCS];
const SET: Place = [TOOLSETS, TOOLS, TOOLS_DOCS];
const STYLE: Place = [CLAUDE, BULLETS, STYLE_DOCS];
const HOOK: Place = [PLUGINS, HOOKS, HOOK_DOCS];
const PLUGIN_AGENT: Place = [PLUGINS, AGENT, AGENT_DOCS];
const PLUGIN_COMMAND: Place = [PLUGINS, COMMAND, COMMAND_DOCS];
const PLUGIN: Place = [PLUGINS, MANIFEST, PLUGIN_DOCS];
const LIST: Place = [PLUGINS, MARKET, MARKET_DOCS];
const STEPS: Place = [YAHTZEE, SETUP, SETUP_DOCS];
const JOB: Place = [YAHTZEE, SETUP, WORKFLOW_DOCS];

const table = (text: string): string => `${text}\n\n[features]`;

/** More defects, in places that the first ones do not reach. Written before the program was asked. */
export const MORE_DEFECTS: readonly SourcedDefect[] = [
  row(
    'the approval policy of Codex does not exist',
    CONFIG,
    '[features]',
    table('approval_policy = "on-requests"'),
    'approval_policy',
  ),
  row(
    'the sandbox of Codex does not exist',
    CONFIG,
    '[features]',
    table('sandbox_mode = "workspace-writes"'),
    'sandbox_mode',
  ),
  row(
    'the effort of Codex does not exist',
    CONFIG,
    '[features]',
    table('model_reasoning_effort = "hihg"'),
    'model_reasoning_effort',
  ),
  row('a key of Codex is misspelled', CONFIG, '[features]', table('modle = "gpt-5.4"'), 'modle'),
  row('a feature of Codex is a text', CONFIG, 'hooks = true', 'hooks = "yes"'),
  row('a table of Codex is not closed', CONFIG, '[features]', '[features'),
  row(
    'a server of Codex has arguments in a text',
    CONFIG,
    '[features]',
    table('[mcp_servers.docs]\ncommand = "npx"\nargs = "-y docs"'),
    'args',
  ),
  row(
    'a server of Codex has no command',
    CONFIG,
    '[features]',
    table('[mcp_servers.docs]\nargs = []'),
    '[mcp_servers.docs]',
  ),
  row(
    'the servers of Codex have a misspelled key',
    CONFIG,
    '[features]',
    table('[mcp_server.docs]\ncommand = "npx"'),
    '[mcp_server.docs]',
  ),
  row(
    'a time limit of Codex is a text',
    CONFIG,
    '[features]',
    table('[mcp_servers.docs]\ncommand = "npx"\nstartup_timeout_sec = "20"'),
    'startup_timeout_sec',
  ),
  row(
    'the size of documents of Codex is a text',
    CONFIG,
    '[features]',
    table('project_doc_max_bytes = "65536"'),
    'project_doc_max_bytes',
  ),
  row('an agent of Codex has no description', ROLE, 'description =', 'descripton =', 'descripton'),
  row('the sandbox of an agent of Codex does not exist', ROLE, '"read-only"', '"readonly"'),
  row(
    'a tool set has its tools in a text',
    SET,
    '["websearch","search","think","deepResearch"]',
    '"search"',
    '"tools": "search"',
  ),
  row('a tool set has no tools', SET, '"tools": ["askAboutFile"', '"tool": ["askAboutFile"', '"tool":'),
  row('a tool of a tool set is misspelled', SET, '"websearch","search"', '"websearch","serach"'),
  row('a key of a tool set is misspelled', SET, '"description": "Focused', '"descripton": "Focused', '"descripton"'),
  row('a tool set is not valid JSON', SET, '"icon": "edit"\n  },', '"icon": "edit"\n  }', '"research-and-thinking"'),
  row(
    'a switch of an output style is a text',
    STYLE,
    'description:',
    'keep-coding-instructions: "yes"\ndescription:',
    'keep-coding-instructions',
  ),
  row('the description of an output style is misspelled', STYLE, 'description:', 'descripton:'),
  row('the frontmatter of an output style is not closed', STYLE, 'scanning\n---\n', 'scanning\n', '---'),
  row('a plugin has a hook event that does not exist', HOOK, '"Stop"', '"Stopp"'),
  row(
    'a plugin has a hook whose script does not exist',
    HOOK,
    '"hooks": []',
    '"hooks": [{ "type": "command", "command": "${CLAUDE_PLUGIN_ROOT}/scripts/gone.sh" }]',
    'gone.sh',
  ),
  row(
    'a hook of a plugin has a misspelled type',
    HOOK,
    '"hooks": []',
    '"hooks": [{ "type": "comand", "command": "date" }]',
    '"comand"',
  ),
  row('a hook of a plugin has no prompt', HOOK, '"hooks": []', '"hooks": [{ "type": "prompt" }]', '"prompt"'),
  row('the hooks of a plugin are not a list', HOOK, '"hooks": []', '"hooks": { "type": "command" }'),
  row(
    'the time limit of a hook of a plugin is a text',
    HOOK,
    '"hooks": []',
    '"hooks": [{ "type": "command", "command": "date", "timeout": "60" }]',
    '"timeout"',
  ),
  row(
    'the matcher of a hook of a plugin is not a valid expression',
    HOOK,
    '"hooks": []',
    '"matcher": "Edit|[Write",\n        "hooks": []',
    '"matcher"',
  ),
  row('an agent of a plugin has a skill that does not exist', PLUGIN_AGENT, '- code-analysis', '- code-analysys'),
  row('the model of an agent of a plugin is misspelled', PLUGIN_AGENT, 'skills:', 'model: sonet\nskills:', 'model:'),
  row('an agent of a plugin has no description', PLUGIN_AGENT, 'description:', 'summary:', 'summary:'),
  row('a tool of an agent of a plugin is misspelled', PLUGIN_AGENT, 'skills:', 'tools: Raed, Grep\nskills:', 'tools:'),
  row(
    'the color of an agent of a plugin does not exist',
    PLUGIN_AGENT,
    'skills:',
    'color: turquoise\nskills:',
    'color:',
  ),
  row(
    'an agent of a plugin sets a permission mode, which is not read',
    PLUGIN_AGENT,
    'skills:',
    'permissionMode: acceptEdits\nskills:',
    'permissionMode',
  ),
  row(
    'a key of a command of a plugin is misspelled',
    PLUGIN_COMMAND,
    'skills:',
    'allowed-tool: Bash\nskills:',
    'allowed-tool',
  ),
  row('the model of a command of a plugin is misspelled', PLUGIN_COMMAND, 'skills:', 'model: opsu\nskills:', 'model:'),
  row(
    'a tool of a command of a plugin is misspelled',
    PLUGIN_COMMAND,
    'skills:',
    'allowed-tools: Raed, Grep\nskills:',
    'allowed-tools',
  ),
  row(
    'a switch of a command of a plugin is a text',
    PLUGIN_COMMAND,
    'skills:',
    'disable-model-invocation: "yes"\nskills:',
    'disable-model-invocation',
  ),
  row(
    'a command of a plugin includes a file that does not exist',
    PLUGIN_COMMAND,
    '# Command: /performance',
    '@./gone-rules.md\n\n# Command: /performance',
    '@./gone-rules.md',
  ),
  row('the version of a plugin is a number', PLUGIN, '"version": "0.0.1"', '"version": 1'),
  row('the license of a plugin is a list', PLUGIN, '"license": "MIT"', '"license": ["MIT"]'),
  row(
    'the agents of a plugin have a path without ./',
    PLUGIN,
    '"license": "MIT"',
    '"agents": "agents/code-reviewer.md"',
  ),
  row('the hooks of a plugin do not exist', PLUGIN, '"license": "MIT"', '"hooks": "./hooks/gone.json"'),
  row('a plugin is not valid JSON', PLUGIN, '"version": "0.0.1",', '"version": "0.0.1"', '"description"'),
  row('the owner of a marketplace is a text', LIST, '"owner": {', '"owner": "huangshan", "other": {', '"owner"'),
  row(
    'the source of a plugin has a misspelled type',
    LIST,
    '"source": "./plugins/code-review"',
    '"source": { "source": "githb", "repo": "a/b" }',
    '"githb"',
  ),
  row(
    'the source of a plugin has no repository',
    LIST,
    '"source": "./plugins/code-review"',
    '"source": { "source": "github" }',
  ),
  row(
    'two plugins of a marketplace have one name',
    LIST,
    '"name": "react-coder"',
    '"name": "code-review"',
    '"name": "code-review",\n      "description": "专业的React',
  ),
  row('a plugin is outside of its marketplace', LIST, '"./plugins/code-review"', '"../plugins/code-review"'),
  row(
    'the plugins of a marketplace are an object',
    LIST,
    '"plugins": [',
    '"plugins": { "all": [] }, "others": [',
    '"plugins"',
  ),
  row('a permission of the setup job does not exist', JOB, 'contents: read', 'contents: raed'),
  row('the setup job has no steps', JOB, '    steps:', '    step:', '    step:'),
  row(
    'the setup job has no machine',
    JOB,
    '    runs-on: ubuntu-latest',
    '    permissions-note: none',
    'permissions-note',
  ),
  row(
    'the time limit of the setup job is a text',
    STEPS,
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: ninety\n    runs-on: ubuntu-latest',
    'timeout-minutes',
  ),
  row(
    'an action of the setup job has no version',
    JOB,
    'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6',
    'actions/checkout',
    'uses: actions/checkout',
  ),
  row(
    'a key of a setup step is misspelled',
    JOB,
    '        with:\n          fetch-depth: 0',
    '        wiht:\n          fetch-depth: 0',
    'wiht',
  ),
  row(
    'alwaysApply of Cursor is misspelled',
    [LIFE, REACT, CURSOR_DOCS],
    'globs:',
    'alwaysaply: true\nglobs:',
    'alwaysaply',
  ),
  row(
    'alwaysApply of Cursor is not true or false',
    [KIT, CURSOR, CURSOR_DOCS],
    'alwaysApply: true',
    'alwaysApply: ture',
  ),
  row('a glob of Cursor matches nothing', [LIFE, REACT, CURSOR_DOCS], '**/*.tsx,**/*.jsx', '**/*.txs'),
  row(
    'a Cursor rule begins with a text',
    [KIT, CURSOR, CURSOR_DOCS],
    '---\ndescription',
    'Rules\n\n---\ndescription',
    'Rules',
  ),
  row(
    'the globs of Cursor are a map',
    [LIFE, REACT, CURSOR_DOCS],
    'globs: **/*.tsx,**/*.jsx',
    'globs:\n  tsx: true',
    'globs:',
  ),
  row(
    'a Windsurf rule for the model has no description',
    [KIT, WINDSURF, WINDSURF_DOCS],
    'trigger: always_on\ndescription:',
    'trigger: model_decision\nsummary:',
    'trigger:',
  ),
  row(
    'the globs of a Windsurf rule are misspelled',
    [KIT, WINDSURF, WINDSURF_DOCS],
    'trigger: always_on',
    'trigger: glob\nglob: "**/*.ts"',
    'glob: "',
  ),
  row(
    'a Windsurf rule is too long',
    [KIT, WINDSURF, WINDSURF_DOCS],
    'Read `AGENTS.md`',
    'Keep functions short. '.repeat(600),
    '---',
  ),
];

/** More forms that the clients document. */
export const MORE_VALID: readonly Change[] = [
  valid(
    'the policy and the sandbox of Codex',
    CONFIG,
    '[features]',
    table('approval_policy = "never"\nsandbox_mode = "read-only"'),
  ),
  valid(
    'a server of Codex over HTTP',
    CONFIG,
    '[features]',
    table('[mcp_servers.docs]\nurl = "https://example.com/mcp"\nbearer_token_env_var = "DOCS_TOKEN"'),
  ),
  valid(
    'the highest effort of Codex',
    CONFIG,
    '[features]',
    table('model = "gpt-5.4"\nmodel_reasoning_effort = "xhigh"'),
  ),
  valid('another feature of Codex', CONFIG, 'hooks = true', 'hooks = true\nmulti_agent = true'),
  valid('a comment in tool sets', SET, '{\n', '{\n  // For research.\n'),
  valid('a tool of a server in a tool set', SET, '"websearch","search"', '"websearch","github/*"'),
  valid(
    'an output style that keeps the instructions',
    STYLE,
    'description:',
    'keep-coding-instructions: true\ndescription:',
  ),
  valid(
    'a hook of a plugin with a prompt',
    HOOK,
    '"hooks": []',
    '"hooks": [{ "type": "prompt", "prompt": "Is it done? $ARGUMENTS", "timeout": 30 }]',
  ),
  valid(
    'a hook of a plugin with a matcher',
    HOOK,
    '"Stop": [',
    '"PostToolUse": [{ "matcher": "Write|Edit", "hooks": [{ "type": "command", "command": "date" }] }],\n    "Stop": [',
  ),
  valid(
    'the model of an agent of a plugin',
    PLUGIN_AGENT,
    'skills:',
    'model: inherit\ncolor: blue\ntools: Read, Grep, Glob\nskills:',
  ),
  valid('an agent of a plugin in a work tree', PLUGIN_AGENT, 'skills:', 'isolation: worktree\nmaxTurns: 20\nskills:'),
  valid(
    'tools of a command of a plugin',
    PLUGIN_COMMAND,
    'skills:',
    'allowed-tools: Bash(git diff:*), Read\nargument-hint: "[path]"\nskills:',
  ),
  valid(
    'addresses of a plugin',
    PLUGIN,
    '"license": "MIT"',
    '"license": "MIT", "homepage": "https://example.com", "repository": "https://github.com/a/b"',
  ),
  valid(
    'commands of a plugin in a list',
    PLUGIN,
    '"license": "MIT"',
    '"license": "MIT", "commands": ["./commands/review.md"]',
  ),
  valid(
    'a plugin from an address',
    LIST,
    '"source": "./plugins/code-review"',
    '"source": { "source": "url", "url": "https://example.com/plugin.git" }',
  ),
  valid(
    'a plugin from a folder of a repository',
    LIST,
    '"source": "./plugins/code-review"',
    '"source": { "source": "git-subdir", "url": "https://github.com/a/b.git", "path": "plugins/c" }',
  ),
  valid('more permissions of the setup job', STEPS, 'contents: read', 'contents: read\n      id-token: write'),
  valid('a larger machine for the setup job', STEPS, '    runs-on: ubuntu-latest', '    runs-on: ubuntu-4-core'),
  valid('a Cursor rule that is always on', [LIFE, REACT, CURSOR_DOCS], 'globs: **/*.tsx,**/*.jsx', 'alwaysApply: true'),
  valid('a Windsurf rule that people name', [KIT, WINDSURF, WINDSURF_DOCS], 'always_on', 'manual'),
  valid(
    'a Windsurf rule for globs',
    [KIT, WINDSURF, WINDSURF_DOCS],
    'trigger: always_on',
    'trigger: glob\nglobs: "**/*.md"',
  ),
];
