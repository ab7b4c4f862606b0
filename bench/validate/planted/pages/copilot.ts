import { planter, type SourcedDefect } from '../sourced.ts';

const GITHUB = 'https://docs.github.com/en/copilot';
const VSCODE = 'https://code.visualstudio.com/docs/copilot';
const FILES = 'OthmanAdi/planning-with-files';
const GEPA = 'Alberto-Codes/gepa-adk';
const BLAST = 'Nico2398/BlastSimulator2026';
const REAPER = 'ReaperOAK/vibecoding';
const DOTNET = 'AlexSchadek/dotnet-claude-kit';
const FC = 'arisng/github-copilot-fc';

const hook = planter([FILES, '.github/hooks/planning-with-files.json', `${GITHUB}/reference/hooks-configuration`]);
const vscodeHook = planter([REAPER, '.github/hooks/auto-sync.json', `${VSCODE}/customization/hooks`]);
const agent = planter([BLAST, '.github/agents/executor.agent.md', `${GITHUB}/reference/custom-agents-configuration`]);
const auditor = planter([GEPA, '.github/agents/adr-auditor.agent.md', `${VSCODE}/customization/custom-agents`]);
const reviewer = planter([DOTNET, '.github/agents/code-reviewer.agent.md', `${VSCODE}/customization/custom-agents`]);
const python = planter([
  REAPER,
  '.github/instructions/python.instructions.md',
  `${VSCODE}/customization/custom-instructions`,
]);
const start = planter([REAPER, '.github/prompts/start.prompt.md', `${VSCODE}/customization/prompt-files`]);
const pull = planter([GEPA, '.github/prompts/pr.create.prompt.md', `${VSCODE}/customization/prompt-files`]);
const settings = planter([FC, '.vscode/settings.json', `${VSCODE}/customization/custom-instructions`]);
const server = planter(['getsentry/sentry-mcp', '.vscode/mcp.json', `${VSCODE}/reference/mcp-configuration`]);
const steps = planter([
  GEPA,
  '.github/workflows/copilot-setup-steps.yml',
  `${GITHUB}/how-tos/use-copilot-agents/cloud-agent/customize-the-agent-environment`,
]);
const skill = planter([DOTNET, '.github/skills/aspire/SKILL.md', 'https://agentskills.io/specification']);

const STOP =
  '"agentStop": [\n      {\n        "type": "command",\n        "bash": ".github/hooks/scripts/agent-stop.sh",\n        "powershell": ".github/hooks/scripts/agent-stop.ps1",\n        "timeout": 10\n      }\n    ]';
const TOOLS = 'tools: ["read", "search", "execute"]';

/** Defects in files of GitHub Copilot and VS Code, one for a sentence or row of their documentation. */
export const COPILOT_DEFECTS: readonly SourcedDefect[] = [
  hook('the version of the hooks does not exist', '"version": 1', '"version": 2'),
  hook('an event of the hooks lacks a letter', '"errorOccurred"', '"errorOccured"'),
  hook(
    'an event has an object instead of a list',
    STOP,
    '"agentStop": { "type": "command", "bash": ".github/hooks/scripts/agent-stop.sh" }',
  ),
  hook(
    'a prompt is a hook before tools',
    '"preToolUse": [',
    '"preToolUse": [\n      { "type": "prompt", "prompt": "Be careful." },',
    '"prompt": "Be careful."',
  ),
  hook('a hook has a program and a shell', '"timeout": 15', '"exec": "node"', '"exec"'),
  hook(
    'a hook expands variables without TLS',
    '"sessionStart": [',
    '"sessionStart": [\n      { "type": "http", "url": "http://example.com/h", "allowedEnvVars": ["TOKEN"] },',
    '"url"',
  ),
  hook('the time limit of a hook has a unit', '"timeout": 15', '"timeout": "15s"'),
  hook(
    'the matcher of a hook of Copilot is not closed',
    '"preToolUse": [\n      {',
    '"preToolUse": [\n      {\n        "matcher": "(bash",',
    '"matcher"',
  ),
  hook('the folder of a hook is a number', '"timeout": 15', '"cwd": 5'),
  hook('the script for Windows does not exist', 'session-start.ps1', 'session-begin.ps1'),
  hook(
    'the headers of a hook are a list',
    '"sessionStart": [',
    '"sessionStart": [\n      { "type": "http", "url": "https://example.com/h", "headers": ["A: b"] },',
    '"headers"',
  ),
  hook(
    'a hook of Copilot over HTTP has no address',
    '"sessionStart": [',
    '"sessionStart": [\n      { "type": "http", "timeoutSec": 5 },',
    '"http"',
  ),
  hook('the hooks have a misspelled key', '"hooks": {', '"hook": {'),
  vscodeHook('an event of VS Code has another form', '"SessionStart"', '"SessionStarted"'),
  vscodeHook('the command of a hook of VS Code is misspelled', '"command": "bash', '"comand": "bash', '"comand"'),
  agent('the tools of an agent are a map', TOOLS, 'tools: { read: true }'),
  agent('two targets are in one text', TOOLS, `target: vscode, github-copilot\n${TOOLS}`, 'target:'),
  agent('the servers of an agent are a list', TOOLS, `mcp-servers:\n  - docs\n${TOOLS}`, 'mcp-servers'),
  agent(
    'the metadata of an agent are deeper than one level',
    TOOLS,
    `metadata:\n  owner: { team: core }\n${TOOLS}`,
    'owner:',
  ),
  agent('the name of an agent of Copilot is a list', 'name: executor', 'name: [executor]'),
  agent(
    'the switch of an agent is a number',
    TOOLS,
    `disable-model-invocation: 1\n${TOOLS}`,
    'disable-model-invocation',
  ),
  agent(
    'an event of an agent of Copilot does not exist',
    TOOLS,
    `hooks:\n  PreTool:\n    - type: command\n      command: date\n${TOOLS}`,
    'PreTool:',
  ),
  agent('an agent is in a folder below that of agents', 'name: executor', 'name: executor', '---', {
    movedTo: '.github/agents/tools/executor.agent.md',
  }),
  agent('the folder of agents is misspelled', 'name: executor', 'name: executor', '---', {
    movedTo: '.github/agent/executor.agent.md',
  }),
  auditor('a handoff goes to a misspelled built-in agent', 'agent: agent', 'agent: agnt'),
  auditor('a handoff has an unknown key', 'send: true', 'sends: true'),
  auditor(
    'a handoff is not a list',
    'handoffs: \n  - label: Fix Violations',
    'handoffs:\n    label: Fix Violations',
    'handoffs:',
  ),
  auditor(
    'the prompt of a handoff is missing',
    '    prompt: Fix the ADR violations identified above. Make minimal changes to bring the code into compliance.\n',
    '',
    '- label',
  ),
  auditor(
    'the subagents of an agent are a text',
    'name: ADR Auditor',
    'name: ADR Auditor\nagents: speckit.plan',
    'agents: speckit',
  ),
  reviewer('one of several models is misspelled', "'Claude Sonnet 4.6 (copilot)'", "'Claude Sonet 4.6 (copilot)'"),
  reviewer(
    'the models of an agent are an empty list',
    "model:\n  - 'Claude Sonnet 4.6 (copilot)'\n  - 'GPT-5.3-Codex (copilot)'\n  - 'GPT-5.4 (copilot)'",
    'model: []',
  ),
  python('the globs of instructions have a hyphen', 'applyTo:', 'apply-to:'),
  python('the globs of instructions begin with a star and have no quotes', "'**/*.py'", '**/*.py', 'applyTo:'),
  python('two globs are separated by a semicolon', "'**/*.py'", "'**/*.py; **/*.pyi'"),
  python('a glob of instructions excludes', "'**/*.py'", "'**/*.py, !tests/**'"),
  python('the globs of instructions are a number', "'**/*.py'", '5', 'applyTo:'),
  python('the globs of instructions have typographic quotes', "'**/*.py'", '“**/*.py”', 'applyTo:'),
  python('the file of instructions lacks a letter', 'name: Python', 'name: Python', '---', {
    movedTo: '.github/instructions/python.instruction.md',
  }),
  python('the folder of instructions lacks a letter', 'name: Python', 'name: Python', '---', {
    movedTo: '.github/instruction/python.instructions.md',
  }),
  python('instructions are in UTF-16', 'name: Python', 'name: Python', '---', { encoding: 'utf16le' }),
  python(
    'the globs of instructions are written twice',
    "applyTo: '**/*.py'",
    "applyTo: '**/*.py'\napplyTo: '**/*.pyi'",
    "applyTo: '**/*.pyi'",
  ),
  python('an empty line is before the frontmatter', '---\nname', '\n---\nname', '---'),
  start('the agent of a prompt is misspelled', "agent: 'CTO'", "agent: 'CTOO'"),
  start('the agent of a prompt is a list', "agent: 'CTO'", "agent: ['CTO']"),
  start('the file of a prompt is misspelled', 'name: start', 'name: start', '---', {
    movedTo: '.github/prompts/start.promt.md',
  }),
  start('the folder of prompts lacks a letter', 'name: start', 'name: start', '---', {
    movedTo: '.github/prompt/start.prompt.md',
  }),
  start(
    'the description of a prompt has a colon and no quotes',
    'description: Initialize a new project from scratch',
    'description: Initialize: a new project from scratch',
    'description:',
  ),
  pull('an input of a prompt has no name', '${input:options:', '${input::', '${input::'),
  pull(
    'a prompt names a file that does not exist',
    '# PR Creation',
    'Follow [the rules](../gone/rules.md).\n\n# PR Creation',
    '../gone/rules.md',
  ),
  pull('a tool of a prompt is misspelled', 'name: pr.create', 'tools: [serch/codebase]\nname: pr.create', 'tools:'),
  settings(
    'a setting names a file that was moved',
    'skills/git-atomic-commit/SKILL.md',
    'skills/git-atomic-comit/SKILL.md',
  ),
  settings('an entry of a setting has an unknown key', '"file": "skills', '"files": "skills'),
  settings(
    'a setting of Copilot lacks a letter',
    'commitMessageGeneration.instructions',
    'commitMessageGeneration.instruction',
  ),
  settings(
    'a location is switched on by a text',
    '{',
    '{\n    "chat.instructionsFilesLocations": { ".github/instructions": "yes" },',
    '"chat.instructionsFilesLocations"',
  ),
  settings(
    'a location of skills is absolute',
    '{',
    '{\n    "chat.agentSkillsLocations": { "/opt/skills": true },',
    '"chat.agentSkillsLocations"',
  ),
  server('the address of a server is misspelled', '"url"', '"uri"'),
  server('the inputs of servers are a map', '"servers"', '"inputs": { "key": {} },\n  "servers"', '"inputs"'),
  server(
    'a header names an input that does not exist',
    '"url":',
    '"headers": { "Authorization": "Bearer ${input:key}" },\n      "url":',
    '"headers"',
  ),
  server(
    'a server over HTTP has a file of variables',
    '"url":',
    '"envFile": "${workspaceFolder}/.env",\n      "url":',
    '"envFile"',
  ),
  steps('a key of the setup job lacks a letter', 'runs-on:', 'run-on:'),
  steps('a permission of the setup job is a wrong word', 'contents: read ', 'contents: readonly '),
  steps('a step of the setup job has a misspelled action', '- uses: astral-sh', '- use: astral-sh'),
  steps(
    'the setup job has another letter case',
    '  copilot-setup-steps:\n',
    '  Copilot-Setup-Steps:\n',
    'Copilot-Setup-Steps:',
  ),
  steps(
    'the setup job runs for each version',
    '    runs-on:',
    '    strategy:\n      matrix:\n        python: [3]\n    runs-on:',
    'strategy:',
  ),
  steps('the setup steps are not among the workflows', 'name: "Copilot', 'name: "Copilot', 'name: "Copilot', {
    movedTo: '.github/copilot-setup-steps.yml',
  }),
  skill('the name of a skill has two hyphens', 'name: aspire', 'name: aspire--host'),
  skill('a skill has no name', 'name: aspire', 'title: aspire', 'title:'),
];
