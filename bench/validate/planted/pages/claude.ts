import { planter, type Place, type SourcedDefect } from '../sourced.ts';

const DOCS = 'https://code.claude.com/docs/en';
const BLAST = 'Nico2398/BlastSimulator2026';
const MARKET = 'getsentry/sentry-mcp';
const KIT = 'yuuki1036/claude-plugins';

const settingsOf = (page: string): Place => [BLAST, '.claude/settings.json', `${DOCS}/${page}`];
const setting = planter(settingsOf('settings-reference'));
const permission = planter(settingsOf('permissions'));
const hook = planter(settingsOf('hooks'));
const plugins = planter(['nrwl/nx-console', '.claude/settings.json', `${DOCS}/settings-reference`]);
const agent = planter([BLAST, '.claude/agents/executor.md', `${DOCS}/sub-agents`]);
const rule = planter([BLAST, '.claude/rules/core-purity.md', `${DOCS}/memory`]);
const command = planter([BLAST, '.claude/commands/agentic-run.md', `${DOCS}/skills`]);
const skill = planter([BLAST, '.claude/skills/agentic-pipeline-ask/SKILL.md', `${DOCS}/skills`]);
const style = planter([
  'fcakyon/claude-codex-settings',
  'plugins/adhd-output-style/output-styles/adhd-explanatory.md',
  `${DOCS}/output-styles`,
]);
const manifest = planter([
  'ANcpLua/ancplua-claude-plugins',
  'plugins/charon/.claude-plugin/plugin.json',
  `${DOCS}/plugins-reference`,
]);
const asked = planter([KIT, 'code-review/.claude-plugin/plugin.json', `${DOCS}/plugins-reference`]);
const pluginHook = planter([KIT, 'code-review/hooks/hooks.json', `${DOCS}/hooks`]);
const market = planter([MARKET, '.claude-plugin/marketplace.json', `${DOCS}/plugin-marketplaces`]);
const server = planter([MARKET, '.mcp.json', `${DOCS}/mcp`]);
const local = planter(['Alberto-Codes/gepa-adk', '.mcp.json', `${DOCS}/mcp`]);

const ENV = '  "env": {';
const put = (text: string): string => `  ${text},\n${ENV}`;
const SOURCE = '"source": "./plugins/sentry-mcp",';
const LICENSE = '"license": "MIT",';

/** Defects in files of Claude Code, one for a sentence or row of its documentation. */
export const CLAUDE_DEFECTS: readonly SourcedDefect[] = [
  permission('the list of allowed tools is misspelled', '"allow": [', '"alow": ['),
  permission('the list of denied tools has another name', '"deny": [', '"denied": ['),
  permission('the tool of a permission is in small letters', '"Bash(npm ci)"', '"bash(npm ci)"'),
  permission('a permission has its star in the middle, after a colon', '"Bash(npm run:*)"', '"Bash(npm:* run)"'),
  permission('a permission has no parentheses', '"Bash(npm run:*)"', '"Bash npm run:*"'),
  permission('a permission for fetching names no domain', '"Bash(node:*)"', '"WebFetch(https://example.com/*)"'),
  permission('a permission for searching has a specifier', '"Bash(node:*)"', '"WebSearch(news)"'),
  permission('a permission allows the tools of all servers', '"Bash(node:*)"', '"mcp__*"'),
  permission('a permission denies writing to a path', '"Read(./.env)"', '"Write(./.env)"'),
  permission('a permission is an object', '"Bash(node:*)"', '{ "tool": "Bash" }'),
  hook('an event begins with a small letter', '"PreToolUse"', '"preToolUse"'),
  hook('the matcher of a hook is misspelled', '"matcher": "Bash"', '"matchers": "Bash"'),
  hook('the tool of a matcher is misspelled', '"Agent|Task"', '"Agnet|Task"'),
  hook('the matcher of a hook is a list', '"matcher": "Bash"', '"matcher": ["Bash"]'),
  hook('the shell of a hook does not exist', '"timeout": 300', '"shell": "zsh"'),
  hook('a hook over HTTP has no address', '"statusMessage": "Preparing verification channels"', '"type": "http"'),
  hook('the condition of a hook names no tool', '"timeout": 300', '"if": "Bsh(git *)"'),
  hook('a hook runs in the background by a word', '"timeout": 300', '"async": "yes"'),
  hook(
    'the matcher of an event is not one of its values',
    '"SessionStart": [\n      {',
    '"SessionStart": [\n      {\n        "matcher": "start",',
    '"matcher": "start"',
  ),
  planter(['ReaperOAK/vibecoding', '.claude/settings.json', `${DOCS}/hooks`])(
    'an event has its commands without a group',
    '{\n        "hooks": [\n          { "type": "command", "command": "bash .claude/hooks/session-start.sh" }\n        ]\n      }',
    '{ "type": "command", "command": "bash .claude/hooks/session-start.sh" }',
  ),
  setting(
    'a variable is a number',
    '"CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH": "3"',
    '"CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH": 3',
  ),
  setting('the status line is a text', ENV, put('"statusLine": "~/.claude/line.sh"'), '"statusLine"'),
  setting('the mode for permissions is outside of them', ENV, put('"defaultMode": "plan"'), '"defaultMode"'),
  setting(
    'the switch that forbids a mode is true',
    '"permissions": {',
    '"permissions": {\n    "disableBypassPermissionsMode": true,',
    '"disableBypass',
  ),
  setting('the effort is one that does not exist', ENV, put('"effortLevel": "maximum"'), '"effortLevel"'),
  setting('the model is a number', ENV, put('"model": 5'), '"model"'),
  setting('sessions are kept for no day', ENV, put('"cleanupPeriodDays": 0'), '"cleanupPeriodDays"'),
  setting('the sandbox is switched on by a text', ENV, put('"sandbox": { "enabled": "true" }'), '"sandbox"'),
  setting(
    'the domains of the sandbox are misspelled',
    ENV,
    put('"sandbox": { "network": { "allowedDomain": ["example.com"] } }'),
    '"sandbox"',
  ),
  setting('the approved servers are a text', ENV, put('"enabledMcpjsonServers": "docs"'), '"enabledMcpjsonServers"'),
  setting('a part of the attribution is misspelled', ENV, put('"attribution": { "commits": "" }'), '"attribution"'),
  setting('worktrees start from a branch by its name', ENV, put('"worktree": { "baseRef": "main" }'), '"worktree"'),
  setting('the editor mode does not exist', ENV, put('"editorMode": "emacs"'), '"editorMode"'),
  setting('the channel of updates does not exist', ENV, put('"autoUpdatesChannel": "beta"'), '"autoUpdatesChannel"'),
  setting('the method to log in does not exist', ENV, put('"forceLoginMethod": "github"'), '"forceLoginMethod"'),
  setting(
    'servers are in the settings, which are not read for them',
    ENV,
    put('"mcpServers": { "docs": { "command": "npx" } }'),
    '"mcpServers"',
  ),
  setting('a key has another letter case', ENV, put('"apikeyHelper": "./key.sh"'), '"apikeyHelper"'),
  setting(
    'the visibility of a skill does not exist',
    ENV,
    put('"skillOverrides": { "agentic-pipeline-ask": "hidden" }'),
    '"skillOverrides"',
  ),
  setting('announcements are a text', ENV, put('"companyAnnouncements": "Hello"'), '"companyAnnouncements"'),
  plugins(
    'the plugins are a list',
    '"enabledPlugins": {\n    "nx@nx-claude-plugins": true\n  }',
    '"enabledPlugins": ["nx@nx-claude-plugins"]',
  ),
  plugins('a plugin has no marketplace', '"nx@nx-claude-plugins": true', '"nx": true'),
  plugins('a plugin is switched on by a text', '"nx@nx-claude-plugins": true', '"nx@nx-claude-plugins": "true"'),
  plugins('the marketplace of a plugin is misspelled', '"nx@nx-claude-plugins"', '"nx@nx-claude-plugin"'),
  plugins(
    'a marketplace has its source in a text',
    '"source": {\n        "source": "github",\n        "repo": "nrwl/nx-ai-agents-config",\n        "ref": "experimental"\n      }',
    '"source": "github"',
  ),
  plugins('the repository of a marketplace has another key', '"repo"', '"repository"', '"repository"'),
  agent('the name of an agent has a colon', 'name: executor', 'name: blast:executor'),
  agent('the tools of an agent have the key of commands', 'tools:', 'allowed-tools:'),
  agent(
    'the denied tools of an agent have the key of skills',
    'tools:',
    'disallowed-tools: Write\ntools:',
    'disallowed-tools',
  ),
  agent('the effort of an agent does not exist', 'tools:', 'effort: extreme\ntools:', 'effort:'),
  agent('the isolation of an agent does not exist', 'tools:', 'isolation: container\ntools:', 'isolation:'),
  agent('an agent is in the background by a word', 'tools:', 'background: sometimes\ntools:', 'background:'),
  agent('the model of an agent is one of another provider', 'tools:', 'model: gpt-5\ntools:', 'model:'),
  agent('the name of an agent is that of another one', 'name: executor', 'name: ask'),
  agent(
    'the description of an agent is empty',
    'description: Executes simple imperative commands (create issue, comment, tag, etc.) using gh and shell.',
    'description:',
  ),
  agent('an agent calls one that does not exist', 'Bash, Skill', 'Bash, Agent(gone-agent)', 'tools:'),
  agent('the fence of an agent has four dashes', '---\nname', '----\nname', '----'),
  rule('the paths of a rule have the key of Cursor', 'paths:', 'globs:'),
  rule('the paths of a rule match nothing', '"src/core/**/*.ts"', '"src/cor/**/*.ts"'),
  rule('the paths of a rule are a map', '  - "src/core/**/*.ts"', '  core: "src/core/**/*.ts"', 'paths:'),
  rule('the paths of a rule have backslashes', '"src/core/**/*.ts"', "'src\\core\\**\\*.ts'"),
  rule('a rule has the extension of Cursor', 'paths:', 'paths:', '---', { movedTo: '.claude/rules/core-purity.mdc' }),
  command('the context of a command does not exist', 'context: fork', 'context: forked'),
  command('the agent of a command does not exist', 'agent: orchestrator', 'agent: orchestrater'),
  command('the hint of a command is misspelled', 'argument-hint:', 'arguments-hint:'),
  command('the effort of a command does not exist', 'context: fork', 'effort: hi\ncontext: fork', 'effort:'),
  command('the shell of a command does not exist', 'context: fork', 'shell: zsh\ncontext: fork', 'shell:'),
  command(
    'the permission of a command is not closed',
    'context: fork',
    'allowed-tools: Bash(git status\ncontext: fork',
    'allowed-tools',
  ),
  command('the model of a command is misspelled', 'context: fork', 'model: haikuu\ncontext: fork', 'model:'),
  skill('the name of a skill is written with underscores', 'name: agentic-pipeline-ask', 'name: agentic_pipeline_ask'),
  skill('the file of a skill is in small letters', 'name: agentic', 'name: agentic', '---', {
    movedTo: '.claude/skills/agentic-pipeline-ask/skill.md',
  }),
  skill('the metadata of a skill are a list', 'description: >', 'metadata: [ask, answer]\ndescription: >', 'metadata'),
  skill(
    'an event of a skill does not exist',
    'description: >',
    'hooks:\n  PreTool:\n    - hooks:\n        - type: command\n          command: date\ndescription: >',
    'PreTool:',
  ),
  skill(
    'a tool of a skill is misspelled',
    'description: >',
    'allowed-tools: Reed Grep\ndescription: >',
    'allowed-tools',
  ),
  skill(
    'people may call a skill by a misspelled key',
    'description: >',
    'user-invokable: false\ndescription: >',
    'user-invokable',
  ),
  style('a style is forced by a word', 'force-for-plugin: true', 'force-for-plugin: always'),
  style('the switch of a style is misspelled', 'keep-coding-instructions:', 'keep-coding-instruction:'),
  manifest(
    'the author of a plugin is a text',
    '"author": {\n    "name": "ANcpLua",\n    "url": "https://github.com/ANcpLua"\n  }',
    '"author": "ANcpLua"',
  ),
  manifest(
    'the repository of a plugin is an object',
    '"repository": "https://github.com/ANcpLua/ancplua-claude-plugins"',
    '"repository": { "url": "https://github.com/ANcpLua/ancplua-claude-plugins" }',
  ),
  manifest(
    'a plugin is on by default by a text',
    LICENSE,
    `"defaultEnabled": "true",\n  ${LICENSE}`,
    '"defaultEnabled"',
  ),
  manifest(
    'the dependencies of a plugin are a text',
    LICENSE,
    `"dependencies": "exodia",\n  ${LICENSE}`,
    '"dependencies"',
  ),
  manifest(
    'the styles of a plugin do not exist',
    LICENSE,
    `"outputStyles": "./styles/",\n  ${LICENSE}`,
    '"outputStyles"',
  ),
  manifest(
    'a language server of a plugin has no extensions',
    LICENSE,
    `"lspServers": { "go": { "command": "gopls" } },\n  ${LICENSE}`,
    '"lspServers"',
  ),
  manifest(
    'the hooks of a plugin have a misspelled key',
    LICENSE,
    `"hook": "./hooks/hooks.json",\n  ${LICENSE}`,
    '"hook"',
  ),
  manifest('the name of a plugin has a capital', '"name": "charon"', '"name": "Charon"'),
  manifest('a plugin has its parts next to its manifest', '{', '{', '{', {
    movedTo: 'plugins/charon/.claude-plugin/hooks/hooks.json',
    path: 'plugins/charon/hooks/hooks.json',
  }),
  asked(
    'a question of a plugin has no title',
    '"title": "Review Confidence Threshold",\n',
    '',
    '"review_confidence_threshold"',
  ),
  asked('the type of a question does not exist', '"type": "number"', '"type": "integer"'),
  pluginHook('a hook names a variable that does not exist', '${CLAUDE_PLUGIN_ROOT}', '${CLAUDE_PLUGIN_DIR}'),
  market(
    'the name of a marketplace has a blank',
    '"name": "sentry-mcp",\n  "owner"',
    '"name": "Sentry MCP",\n  "owner"',
    '"name": "Sentry MCP"',
  ),
  market('the path of a plugin does not begin with a dot', SOURCE, '"source": "plugins/sentry-mcp",'),
  market('a plugin from npm has no package', SOURCE, '"source": { "source": "npm", "name": "sentry" },'),
  market(
    'a plugin is pinned to a short hash',
    SOURCE,
    '"source": { "source": "github", "repo": "a/b", "sha": "abc1234" },',
  ),
  market('the owner of a marketplace has no name', '"owner": { "name": "Sentry", ', '"owner": { '),
  market('the switch of a plugin is a text', SOURCE, `"strict": "false",\n      ${SOURCE}`, '"strict"'),
  market(
    'a plugin was renamed to one that does not exist',
    '"plugins": [',
    '"renames": { "sentry": "sentry-gone" },\n  "plugins": [',
    '"renames"',
  ),
  market('the tags of a plugin are a text', SOURCE, `"tags": "monitoring",\n      ${SOURCE}`, '"tags"'),
  market('the category of a plugin is a list', '"category": "monitoring"', '"category": ["monitoring"]'),
  server('a server with an address has no type', '"type": "http",\n', '', '"sentry": {'),
  server('the type of a server is a protocol', '"type": "http"', '"type": "https"'),
  server(
    'the headers of a server are a list',
    '"type": "http",',
    '"type": "http",\n      "headers": ["Authorization: x"],',
    '"headers"',
  ),
  server(
    'the time limit of a server is a text',
    '"type": "http",',
    '"type": "http",\n      "timeout": "30s",',
    '"timeout"',
  ),
  server(
    'a server is always loaded by a text',
    '"type": "http",',
    '"type": "http",\n      "alwaysLoad": "true",',
    '"alwaysLoad"',
  ),
  local(
    'the type of a program is misspelled',
    '"command": "uvx",',
    '"type": "stdo",\n      "command": "uvx",',
    '"stdo"',
  ),
  local(
    'the variables of a program have another key',
    '"command": "uvx",',
    '"envs": { "A": "1" },\n      "command": "uvx",',
    '"envs"',
  ),
  local(
    'a variable of a program is a number',
    '"command": "uvx",',
    '"env": { "PORT": 80 },\n      "command": "uvx",',
    '"PORT"',
  ),
];
