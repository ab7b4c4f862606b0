import type { Change } from '../changes.ts';
import { variantOf } from '../sourced.ts';

const BLAST = 'Nico2398/BlastSimulator2026';
const REAPER = 'ReaperOAK/vibecoding';
const FILES = 'OthmanAdi/planning-with-files';
const GEPA = 'Alberto-Codes/gepa-adk';
const MARKET = 'getsentry/sentry-mcp';
const NX = 'nrwl/nx-console';
const KIT = 'yuuki1036/claude-plugins';
const GUIDE = 'ANcpLua/ancplua-claude-plugins';

const setting = variantOf(BLAST, '.claude/settings.json');
const agent = variantOf(BLAST, '.claude/agents/executor.md');
const rule = variantOf(BLAST, '.claude/rules/core-purity.md');
const command = variantOf(BLAST, '.claude/commands/agentic-run.md');
const skill = variantOf(BLAST, '.claude/skills/agentic-pipeline-ask/SKILL.md');
const manifest = variantOf(GUIDE, 'plugins/charon/.claude-plugin/plugin.json');
const asked = variantOf(KIT, 'code-review/.claude-plugin/plugin.json');
const market = variantOf(MARKET, '.claude-plugin/marketplace.json');
const server = variantOf(MARKET, '.mcp.json');
const hook = variantOf(FILES, '.github/hooks/planning-with-files.json');
const copilot = variantOf(BLAST, '.github/agents/executor.agent.md');
const auditor = variantOf(GEPA, '.github/agents/adr-auditor.agent.md');
const python = variantOf(REAPER, '.github/instructions/python.instructions.md');
const start = variantOf(REAPER, '.github/prompts/start.prompt.md');
const settings = variantOf('arisng/github-copilot-fc', '.vscode/settings.json');
const vscode = variantOf(MARKET, '.vscode/mcp.json');
const steps = variantOf(GEPA, '.github/workflows/copilot-setup-steps.yml');
const toml = variantOf(NX, '.gemini/commands/monitor-ci.toml');
const gemini = variantOf(NX, '.gemini/settings.json');
const geminiAgent = variantOf('cinar/resile', '.gemini/agents/code-writer.md');
const codex = variantOf('fcakyon/claude-codex-settings', '.codex/config.toml');
const cursor = variantOf(GUIDE, '.cursor/rules/project-config.mdc');
const cursorAgent = variantOf(NX, '.cursor/agents/ci-watcher.md');
const windsurf = variantOf(GUIDE, '.windsurf/rules/project-config.md');

const ENV = '  "env": {';
const put = (text: string): string => `  ${text},\n${ENV}`;
const SOURCE = '"source": "./plugins/sentry-mcp",';
const LICENSE = '"license": "MIT",';
const TOOLS = 'tools: ["read", "search", "execute"]';
const STEP = '"sessionStart": [';

/** Rare forms that the documentation of the clients names. None may be reported. */
export const PAGES_VALID: readonly Change[] = [
  setting('a permission with stars inside', '"Bash(npm ci)"', '"Bash(git * main)", "Bash(* --version)"'),
  setting('a permission for one parameter of a tool', '"AskUserQuestion",', '"AskUserQuestion", "Agent(model:opus)",'),
  setting('denied tools by a glob', '"AskUserQuestion",', '"AskUserQuestion", "mcp__*",'),
  setting('a permission for a path from the root of the disk', '"Read(./.env)"', '"Read(//**/.env)"'),
  setting('a permission for the domains below one', '"Bash(node:*)"', '"WebFetch(domain:*.example.com)"'),
  setting('a permission for a skill and an agent', '"Bash(node:*)"', '"Skill(deploy *)", "Agent(Explore)"'),
  setting('a matcher with commas', '"Agent|Task"', '"Edit, Write"'),
  setting('a matcher of a server', '"matcher": "Bash"', '"matcher": "mcp__memory__.*"'),
  setting('a hook with a condition', '"timeout": 300', '"if": "Bash(git *)"'),
  setting('a hook in PowerShell', '"timeout": 300', '"shell": "powershell", "async": true'),
  setting(
    'a hook after a batch of tools',
    '"SubagentStop": [',
    '"PostToolBatch": [{ "hooks": [{ "type": "command", "command": "date" }] }],\n    "SubagentStop": [',
  ),
  setting(
    'a hook that calls a tool of a server',
    '"SubagentStop": [',
    '"TaskCompleted": [{ "hooks": [{ "type": "mcp_tool", "server": "memory", "tool": "save" }] }],\n    "SubagentStop": [',
  ),
  setting(
    'the sandbox with its network',
    ENV,
    put('"sandbox": { "enabled": true, "network": { "allowedDomains": ["*.npmjs.org"] } }'),
  ),
  setting('the attribution without a part', ENV, put('"attribution": { "pr": "", "sessionUrl": false }')),
  setting(
    'worktrees from the current commit',
    ENV,
    put('"worktree": { "baseRef": "head", "symlinkDirectories": ["node_modules"] }'),
  ),
  setting('the visibility of a skill', ENV, put('"skillOverrides": { "agentic-pipeline-ask": "name-only" }')),
  setting(
    'a status line with padding',
    ENV,
    put('"statusLine": { "type": "command", "command": "date", "padding": 2 }'),
  ),
  setting('a language and a view', ENV, put('"language": "japanese", "viewMode": "focus", "tui": "fullscreen"')),
  agent('a full name of a model', 'tools:', 'model: claude-opus-5\ntools:'),
  agent('the mode that is called manual', 'tools:', 'permissionMode: manual\ntools:'),
  agent('the newest short name of a model', 'tools:', 'model: fable\neffort: xhigh\ntools:'),
  agent(
    'a server for an agent',
    'tools:',
    'mcpServers:\n  - docs:\n      type: stdio\n      command: npx\n      args: ["-y", "docs@1.0.0"]\ntools:',
  ),
  rule('several patterns with braces', '"src/core/**/*.ts"', '"src/{core,ui}/**/*.{ts,tsx}"'),
  command('arguments with names', 'context: fork', 'arguments: [issue, branch]\ncontext: fork'),
  command('a command that waits for its fork', 'context: fork', 'background: false\ncontext: fork'),
  skill(
    'when to use a skill',
    'description: >',
    'when_to_use: For questions.\ndisallowed-tools: AskUserQuestion\ndescription: >',
  ),
  skill('tools with blanks in a text', 'description: >', 'allowed-tools: Read Grep Bash(git status *)\ndescription: >'),
  skill('the paths of a skill', 'description: >', 'paths: src/**/*.ts, docs/**\ndescription: >'),
  manifest('the name to show', LICENSE, `"displayName": "Charon Ferry",\n  ${LICENSE}`),
  manifest(
    'dependencies with a version',
    LICENSE,
    `"dependencies": [{ "name": "exodia", "version": "~2.1.0" }],\n  ${LICENSE}`,
  ),
  manifest(
    'a language server',
    LICENSE,
    `"lspServers": { "go": { "command": "gopls", "extensionToLanguage": { ".go": "go" } } },\n  ${LICENSE}`,
  ),
  asked('a question about a folder', '"type": "number"', '"type": "directory"'),
  market('a plugin from npm', SOURCE, '"source": { "source": "npm", "package": "@a/b", "version": "^2.0.0" },'),
  market(
    'a plugin at a commit',
    SOURCE,
    `"source": { "source": "github", "repo": "a/b", "sha": "${'0123456789'.repeat(4)}" },`,
  ),
  market(
    'a plugin that was removed',
    '"plugins": [',
    '"renames": { "sentry-old": "sentry-mcp", "sentry-beta": null },\n  "plugins": [',
  ),
  market(
    'a plugin from an archive',
    SOURCE,
    '"source": { "source": "archive", "url": "https://example.com/plugin.zip" },',
  ),
  server('a server over a socket', '"type": "http",\n      "url": "https:', '"type": "ws",\n      "url": "wss:'),
  server(
    'headers from a program',
    '"type": "http",',
    '"type": "http",\n      "headersHelper": "./headers.sh",\n      "timeout": 600000,',
  ),
  server(
    'a server with its client for OAuth',
    '"type": "http",',
    '"type": "http",\n      "oauth": { "clientId": "a", "callbackPort": 8080 },',
  ),
  hook(
    'a program without a shell',
    STEP,
    `${STEP}\n      { "type": "command", "exec": "node", "args": ["--version"] },`,
  ),
  hook('a prompt at the start', STEP, `${STEP}\n      { "type": "prompt", "prompt": "/help" },`),
  hook('a command for all systems', STEP, `${STEP}\n      { "command": "node --version", "timeoutSec": 5 },`),
  hook('an event that changes a prompt', '"agentStop"', '"userPromptTransformed"'),
  hook(
    'an event with a matcher',
    '"errorOccurred": [\n      {',
    '"subagentStart": [\n      {\n        "matcher": "executor|ask",',
  ),
  copilot(
    'a server with a secret',
    TOOLS,
    `mcp-servers:\n  docs:\n    type: local\n    command: docs\n    args: ['--stdio']\n    tools: ['*']\n    env:\n      KEY: \${{ secrets.COPILOT_MCP_KEY }}\n${TOOLS}`,
  ),
  copilot('tools by the names of other clients', TOOLS, 'tools: ["Read", "Grep", "Bash"]'),
  copilot('no tool', TOOLS, 'tools: []'),
  auditor('a handoff with its model', '    send: true', '    send: true\n    model: GPT-5.4 (copilot)'),
  python('several globs with braces', "'**/*.py'", "'**/*.{py,pyi},scripts/**/*.py'"),
  python(
    'an agent that is excluded',
    'name: Python Conventions',
    'name: Python Conventions\nexcludeAgent: "cloud-agent"',
  ),
  start('the built-in agent for plans', "agent: 'CTO'", "agent: 'plan'"),
  start('a folder of the workspace', '# start', 'In ${workspaceFolder}:\n\n# start'),
  settings(
    'locations by switch',
    '{',
    '{\n    "chat.promptFilesLocations": { ".github/prompts": true, "~/prompts": false },',
  ),
  vscode(
    'a header with an input',
    '"servers": {\n    "sentry": {',
    '"inputs": [{ "type": "promptString", "id": "key", "description": "Key", "password": true }],\n  "servers": {\n    "sentry": {\n      "headers": { "Authorization": "Bearer ${input:key}" },',
  ),
  steps(
    'services and a container',
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 30\n    services:\n      db:\n        image: postgres:17\n    runs-on: ubuntu-latest',
  ),
  toml('arguments and a command', '# Monitor CI Command', '{{args}} !{git status}\n\n# Monitor CI Command'),
  gemini(
    'a server with limits',
    '"command": "npx"',
    '"timeout": 600000, "trust": false, "includeTools": ["a"],\n      "command": "npx"',
  ),
  geminiAgent('an agent with all tools of a server', 'tools:', 'kind: local\ntimeout_mins: 5\nmax_turns: 9\ntools:'),
  codex('an environment', '[analytics]', '[shell_environment_policy]\ninherit = "core"\n\n[analytics]'),
  codex(
    'a server with its tools',
    '[analytics]',
    '[mcp_servers.docs]\nurl = "https://example.com/mcp"\nenabled_tools = ["search"]\ntool_timeout_sec = 30\n\n[analytics]',
  ),
  cursor('globs in a text', 'globs:\n  - "**/*"', 'globs: src/**/*.cs,tests/**/*.cs'),
  cursorAgent('an agent that only reads', 'model: fast', 'model: inherit\nreadonly: true\nis_background: true'),
  windsurf('a rule for the model', 'trigger: always_on', 'trigger: model_decision\ndescription: For plugins'),
];
