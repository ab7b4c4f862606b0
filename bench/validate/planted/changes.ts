import type { HOSTS } from './hosts.ts';

/** One change of a valid file. `from` occurs in the file; its first occurrence is replaced. */
export interface Change {
  readonly says: string;
  readonly host: keyof typeof HOSTS;
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** The name that the file gets. */
  readonly movedTo?: string;
  /** The bytes in which the file is written, if they are not UTF-8. */
  readonly encoding?: 'latin1' | 'utf16le';
}

/** A change that breaks the file for a client that reads it, with a part of the line that a finding must name. */
export interface Defect extends Change {
  readonly at: string;
}

const SIM = 'CAPeddle/particle-sim';
const OMC = 'PeterPonyu/oh-my-copilot';
const DEMO = '0GiS0/demos-codemotion-2025';
const CLAUDE = 'disler/claude-code-hooks-mastery';
const ORCHESTRA = 'Grimblaz/copilot-orchestra';
const LIFE = 'BudnikOleksii/track-my-life';
const KIT = 'accnet/ai-agent-kit';
const RESILE = 'cinar/resile';
const YAHTZEE = 'FabienDehopre/triple-yahtzee-score-board';

const CPP = '.github/instructions/cpp.instructions.md';
const REVIEWER = '.github/agents/code-reviewer.agent.md';
const GATE = '.github/hooks/quality-gate.json';
const SETTINGS = '.claude/settings.json';
const BUILDER = '.claude/agents/team/builder.md';
const HELLO = '.claude/agents/hello-world-agent.md';
const GIT = '.claude/commands/git_status.md';
const PLUGIN = '.claude-plugin/plugin.json';
const MARKET = '.claude-plugin/marketplace.json';
const SETUP = '.github/workflows/copilot-setup-steps.yml';
const MCP = '.vscode/mcp.json';
const WINDSURF = '.windsurf/rules/ai-kit.md';
const REACT = '.cursor/rules/react.mdc';

const row = (says: string, host: Change['host'], path: string, from: string, to: string, at: string = to): Defect => ({
  says,
  host,
  path,
  from,
  to,
  at,
});

/** Written by what clients do with such files, before the program was asked. */
export const DEFECTS: readonly Defect[] = [
  row('applyTo is written in small letters', SIM, CPP, 'applyTo:', 'applyto:'),
  row('applyTo is a list', SIM, CPP, 'applyTo: "**/*.cpp,', 'applyTo: ["**/*.cpp", "', 'applyTo'),
  row('applyTo begins with a slash', SIM, CPP, '"**/*.cpp,', '"/src/**/*.cpp,'),
  row('excludeAgent names no agent', SIM, CPP, 'applyTo:', 'excludeAgent: code-reviewer\napplyTo:', 'excludeAgent'),
  row('the frontmatter is not closed', SIM, CPP, 'cuh"\n---\n', 'cuh"\n', '---'),
  row('a tool is misspelled', SIM, REVIEWER, "'search'", "'serach'"),
  row('a tool is enabled twice', SIM, REVIEWER, "'search'", "'search', 'search'"),
  row('the agent has no description', SIM, REVIEWER, 'description:', 'summary:', 'summary:'),
  row('the model does not exist', SIM, REVIEWER, 'tools:', 'model: GPT-9 Ultra\ntools:', 'model:'),
  row('the target is not a client', SIM, REVIEWER, 'tools:', 'target: vs-code\ntools:', 'target:'),
  row('user-invocable is a text', SIM, REVIEWER, 'tools:', 'user-invocable: "yes"\ntools:', 'user-invocable'),
  row('a subagent does not exist', SIM, REVIEWER, 'tools:', 'agents: [Debuger]\ntools:', 'agents:'),
  row('two agents have one name', SIM, REVIEWER, 'name: Code Reviewer', 'name: Debugger'),
  row(
    'a link of an agent is broken',
    SIM,
    '.github/agents/overlord.agent.md',
    '(../copilot-instructions.md)',
    '(../copilot-instruction.md)',
  ),
  row(
    'a handoff goes to an agent that does not exist',
    OMC,
    '.github/agents/research.agent.md',
    'agent: reviewer',
    'agent: reviwer',
  ),
  row(
    'a handoff has no label',
    OMC,
    '.github/agents/research.agent.md',
    '- label: Review sourced claim\n    agent',
    '- agent',
    '- agent',
  ),
  row('a hook event of Copilot does not exist', SIM, GATE, '"agentStop"', '"agentStopped"'),
  row('the script of a hook does not exist', SIM, GATE, 'scripts/quality-gate.sh', 'scripts/quality_gate.sh'),
  row('the time limit of a hook is a text', SIM, GATE, '120', '"120"'),
  row('the version of hooks is a text', SIM, GATE, '"version": 1', '"version": "one"'),
  row('the hooks file is not JSON', SIM, GATE, '"cwd": ".",', '"cwd": "."', '"timeoutSec"'),
  row(
    'a prompt names an agent that does not exist',
    OMC,
    '.github/prompts/review.prompt.md',
    'agent: reviewer',
    'agent: reviwer',
  ),
  row('a key of a prompt is misspelled', OMC, '.github/prompts/review.prompt.md', 'argument-hint:', 'argument_hint:'),
  row(
    'a variable of a prompt does not exist',
    OMC,
    '.github/prompts/verify.prompt.md',
    'Verify the target using',
    'Verify ${inptu:target} using',
  ),
  row(
    'a file variable names no file',
    OMC,
    '.github/prompts/verify.prompt.md',
    'Verify the target using',
    'Verify #file:../gone.md using',
  ),
  row(
    'the name of a skill is not that of its folder',
    OMC,
    '.github/skills/debug/SKILL.md',
    'name: debug',
    'name: debugging',
  ),
  row('the name of a skill has capitals', OMC, '.github/skills/debug/SKILL.md', 'name: debug', 'name: Debug'),
  row('the description of a skill is misspelled', OMC, '.github/skills/plan/SKILL.md', 'description:', 'descripton:'),
  row(
    'the description of a skill is too long',
    OMC,
    '.github/skills/plan/SKILL.md',
    'Strategic planning',
    'Strategic planning '.repeat(60),
    'description:',
  ),
  row(
    'a fence of a skill is not closed',
    SIM,
    '.github/skills/conventional-commit/SKILL.md',
    'description"\n```\n',
    'description"\n',
    '```bash',
  ),
  row('the servers of VS Code have the key of other clients', DEMO, MCP, '"servers"', '"mcpServers"'),
  row('a server has no command', DEMO, MCP, '"command": "npx",', '', '"playwright-mcp"'),
  row('the type of a server is misspelled', DEMO, MCP, '"stdio"', '"stido"'),
  row(
    'an input of a server is not declared',
    DEMO,
    MCP,
    'http://localhost:3000/mcp',
    'https://example.com/${input:place}',
  ),
  row('a key of a server is misspelled', LIFE, '.mcp.json', '"env"', '"evn"'),
  row(
    'the arguments of a server are a text',
    YAHTZEE,
    MCP,
    '["-y", "@angular/cli", "mcp"]',
    '"-y @angular/cli mcp"',
    '"args"',
  ),
  row(
    'a switch of VS Code is a text',
    ORCHESTRA,
    '.vscode/settings.json',
    '{\n',
    '{\n  "chat.useAgentsMdFile": "yes",\n',
    'useAgentsMdFile',
  ),
  row(
    'locations of VS Code are a list',
    ORCHESTRA,
    '.vscode/settings.json',
    '{\n',
    '{\n  "chat.promptFilesLocations": [".github/prompts"],\n',
    'promptFilesLocations',
  ),
  row('a permission is not closed', CLAUDE, SETTINGS, '"Bash(uv:*)"', '"Bash(uv:*"'),
  row('the tool of a permission is misspelled', CLAUDE, SETTINGS, '"Write",', '"Wriet",'),
  row('the permissions are a text', CLAUDE, SETTINGS, '"deny": []', '"deny": "Bash"'),
  row('the default mode does not exist', CLAUDE, SETTINGS, '"deny": []', '"deny": [], "defaultMode": "acceptEdit"'),
  row('a key of the settings is misspelled', CLAUDE, SETTINGS, '"permissions"', '"permisions"'),
  row('a hook event of Claude does not exist', CLAUDE, SETTINGS, '"PreToolUse"', '"PreToolUsed"'),
  row(
    'the script of a hook of Claude does not exist',
    CLAUDE,
    SETTINGS,
    'hooks/pre_tool_use.py',
    'hooks/pre_tool_used.py',
  ),
  row(
    'the type of a hook of Claude is misspelled',
    CLAUDE,
    SETTINGS,
    '"hooks": [\n          {\n            "type": "command"',
    '"hooks": [\n          {\n            "type": "comand"',
    '"comand"',
  ),
  row('the matcher of a hook is not a valid expression', CLAUDE, SETTINGS, '"matcher": ""', '"matcher": "Write|Edit("'),
  row('the model of a Claude agent is misspelled', CLAUDE, BUILDER, 'model: opus', 'model: opsu'),
  row('the color of a Claude agent does not exist', CLAUDE, BUILDER, 'color: cyan', 'color: cyanish'),
  row('a hook event in an agent does not exist', CLAUDE, BUILDER, '  PostToolUse:', '  PostTooluse:'),
  row('the permission mode of an agent does not exist', CLAUDE, BUILDER, 'color: cyan', 'permissionMode: acceptAll'),
  row('a tool of a Claude agent is misspelled', CLAUDE, HELLO, 'WebSearch', 'WebSerach'),
  row('the name of a Claude agent has spaces', CLAUDE, HELLO, 'name: hello-world-agent', 'name: Hello World'),
  row(
    'a skill of a Claude agent does not exist',
    LIFE,
    '.claude/agents/planner.md',
    'model: inherit',
    'model: inherit\nskills: [gone-skill]',
    'skills:',
  ),
  row('a tool of a command is misspelled', CLAUDE, GIT, 'Bash(git:*)', 'Bsh(git:*)'),
  row('a key of a command is misspelled', CLAUDE, GIT, 'description:', 'descripton:'),
  row('a file that a command includes does not exist', CLAUDE, GIT, '@README.md', '@READNE.md'),
  row('a key of a Claude rule is misspelled', LIFE, '.claude/rules/react.md', 'paths:', 'path:'),
  row('an import of CLAUDE.md does not exist', LIFE, 'CLAUDE.md', '## General rules', '@docs/gone.md'),
  row('a plugin has no name', ORCHESTRA, PLUGIN, '"name": "agent-orchestra",', '', '{'),
  row('the name of a plugin has spaces', ORCHESTRA, PLUGIN, '"agent-orchestra"', '"Agent Orchestra"'),
  row(
    'the commands of a plugin do not exist',
    ORCHESTRA,
    PLUGIN,
    '"license": "MIT",',
    '"license": "MIT", "commands": "./comands/",',
  ),
  row(
    'the key words of a plugin are a text',
    ORCHESTRA,
    PLUGIN,
    '"keywords": [',
    '"keywords": "agents", "kewords": [',
    '"keywords"',
  ),
  row('a marketplace has no owner', ORCHESTRA, MARKET, '"owner"', '"ownr"', '"ownr"'),
  row(
    'a plugin of a marketplace has no source',
    ORCHESTRA,
    MARKET,
    '"source": "./",',
    '',
    '"name": "agent-orchestra",\n      ',
  ),
  row('the source of a plugin does not exist', ORCHESTRA, MARKET, '"source": "./"', '"source": "./gone"'),
  row(
    'a setting of Gemini is misspelled',
    RESILE,
    '.gemini/settings.json',
    '{\n',
    '{\n  "mcpServer": {},\n',
    '"mcpServer"',
  ),
  row(
    'a server of Gemini has no command',
    RESILE,
    '.gemini/settings.json',
    '{\n',
    '{\n  "mcpServers": { "docs": { "args": [] } },\n',
    '"docs"',
  ),
  row('a switch of Gemini is a text', RESILE, '.gemini/settings.json', 'true', '"true"'),
  row('a tool of a Gemini agent is misspelled', RESILE, '.gemini/agents/code-reviewer.md', 'read_file', 'read_fiel'),
  row('a Gemini agent has no description', RESILE, '.gemini/agents/code-reviewer.md', 'description:', 'summary:'),
  row('a key of a Cursor rule is misspelled', LIFE, REACT, 'globs:', 'glob:'),
  row('alwaysApply is a text', LIFE, REACT, 'globs:', 'alwaysApply: "yes"\nglobs:', 'alwaysApply'),
  row('the trigger of a Windsurf rule does not exist', KIT, WINDSURF, 'always_on', 'always'),
  row('a Windsurf rule for globs has none', KIT, WINDSURF, 'trigger: always_on', 'trigger: glob'),
  row('the job of the setup steps has another name', YAHTZEE, SETUP, '  copilot-setup-steps:', '  setup:'),
  row(
    'a key of the setup job is not used',
    YAHTZEE,
    SETUP,
    '    runs-on: ubuntu-latest',
    '    strategy: {}\n    runs-on: ubuntu-latest',
    'strategy',
  ),
  row(
    'the time limit of the setup job is too high',
    YAHTZEE,
    SETUP,
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 90\n    runs-on: ubuntu-latest',
    'timeout-minutes',
  ),
];

const valid = (says: string, host: Change['host'], path: string, from: string, to: string): Change => ({
  says,
  host,
  path,
  from,
  to,
});

/** Forms that the clients document. None may be reported. */
export const VALID: readonly Change[] = [
  valid('braces in applyTo', SIM, CPP, '**/*.cpp,', '**/*.{cpp,ipp},'),
  valid('excludeAgent', SIM, CPP, 'applyTo:', 'excludeAgent: code-review\napplyTo:'),
  valid('a description of instructions', SIM, CPP, 'applyTo:', 'description: Rules for C++\napplyTo:'),
  valid(
    'tools as a text',
    SIM,
    REVIEWER,
    "['agent', 'read', 'search', 'execute', 'todo']",
    "'agent, read, search, execute, todo'",
  ),
  valid('all tools', SIM, REVIEWER, "['agent', 'read', 'search', 'execute', 'todo']", "['*']"),
  valid('subagents by name', SIM, REVIEWER, 'tools:', 'agents: [Debugger]\ntools:'),
  valid('an agent that people cannot choose', SIM, REVIEWER, 'tools:', 'user-invocable: false\ntools:'),
  valid(
    'a handoff that is sent at once',
    OMC,
    '.github/agents/research.agent.md',
    'agent: reviewer',
    'agent: reviewer\n    send: true',
  ),
  valid('another event of hooks', SIM, GATE, '"agentStop"', '"sessionEnd"'),
  valid(
    'an input with a placeholder',
    OMC,
    '.github/prompts/verify.prompt.md',
    'the target using',
    '${input:target:the target} using',
  ),
  valid('the selection', OMC, '.github/prompts/verify.prompt.md', 'the target using', '${selection} using'),
  valid('the built-in agent of a prompt', OMC, '.github/prompts/verify.prompt.md', 'agent: verifier', 'agent: ask'),
  valid('the license of a skill', OMC, '.github/skills/debug/SKILL.md', 'name: debug', 'name: debug\nlicense: MIT'),
  valid(
    'metadata of a skill',
    OMC,
    '.github/skills/debug/SKILL.md',
    'name: debug',
    'name: debug\nmetadata:\n  author: us',
  ),
  valid(
    'a variable of the workspace for a server',
    DEMO,
    MCP,
    '"@playwright/mcp@latest"',
    '"@playwright/mcp@1.0.0", "${workspaceFolder}"',
  ),
  valid('a default for a variable', LIFE, '.mcp.json', '"env": {}', '"env": { "PLACE": "${PLACE:-here}" }'),
  valid('a permission for a domain', CLAUDE, SETTINGS, '"Write",', '"Write", "WebFetch(domain:example.com)",'),
  valid('a permission for a server', CLAUDE, SETTINGS, '"Write",', '"Write", "mcp__github__get_issue",'),
  valid('the mode for plans', CLAUDE, SETTINGS, '"deny": []', '"deny": [], "defaultMode": "plan"'),
  valid('an expression as matcher', CLAUDE, SETTINGS, '"matcher": ""', '"matcher": "mcp__.*__write|Edit"'),
  valid(
    'a time limit of a hook',
    CLAUDE,
    SETTINGS,
    '"type": "command",\n            "command"',
    '"type": "command",\n            "timeout": 60,\n            "command"',
  ),
  valid('the memory of an agent', CLAUDE, BUILDER, 'color: cyan', 'memory: project'),
  valid('tools of a server', CLAUDE, HELLO, 'WebSearch', 'WebSearch, mcp__github__get_issue'),
  valid('several tools of a command', CLAUDE, GIT, 'Bash(git:*)', 'Bash(git status:*), Read'),
  valid('an import from home', LIFE, 'CLAUDE.md', '## General rules', '@~/.claude/own.md'),
  valid(
    'a plugin from GitHub',
    ORCHESTRA,
    MARKET,
    '"source": "./"',
    '"source": { "source": "github", "repo": "Grimblaz/agent-orchestra" }',
  ),
  valid(
    'servers of a plugin',
    ORCHESTRA,
    PLUGIN,
    '"license": "MIT",',
    '"license": "MIT", "mcpServers": { "docs": { "command": "node", "args": [] } },',
  ),
  valid(
    'names of context files',
    RESILE,
    '.gemini/settings.json',
    '{\n',
    '{\n  "context": { "fileName": ["GEMINI.md", "AGENTS.md"] },\n',
  ),
  valid(
    'a server of Gemini over HTTP',
    RESILE,
    '.gemini/settings.json',
    '{\n',
    '{\n  "mcpServers": { "docs": { "httpUrl": "https://example.com/mcp" } },\n',
  ),
  valid('a Cursor rule that is not always on', LIFE, REACT, 'globs:', 'alwaysApply: false\nglobs:'),
  valid('a Windsurf rule that the model chooses', KIT, WINDSURF, 'always_on', 'model_decision'),
  valid(
    'a time limit of the setup job',
    YAHTZEE,
    SETUP,
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 59\n    runs-on: ubuntu-latest',
  ),
];
