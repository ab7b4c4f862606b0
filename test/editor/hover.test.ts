import { describe, expect, it } from 'vitest';
import { agentWith, readMarked } from './at-cursor.ts';
import { openEditor } from './editor.ts';

const AGENT = '.github/agents/a.agent.md';
const PROMPT = '.github/prompts/a.prompt.md';
const INSTRUCTIONS = '.github/instructions/a.instructions.md';
const CLAUDE = '.claude/agents/a.md';
const FILES = {
  '.github/agents/helper.agent.md': '---\nname: Helper\ndescription: Helps with <b>it</b>.\n---\n\nHelp.\n',
  'src/a.ts': '',
  'src/deep/b.ts': '',
  'c.ts': '',
  'docs/guide.md': '# Guide\n',
};

/** What an editor shows for the marked place of a file. */
async function hoverIn(path: string, marked: string): Promise<string | undefined> {
  const { text, at } = readMarked(marked);
  const editor = await openEditor({ ...FILES, [path]: text });
  await editor.open(path);
  const hover = await editor.hover(path, at);
  await editor.close();
  return hover;
}

describe('a key of the frontmatter', () => {
  it.each<[string, string, string, string]>([
    ['says which clients read it', AGENT, agentWith('to|ols: [read]'), 'Read by VS Code, github.com and Copilot CLI'],
    ['says which clients ignore it', AGENT, agentWith('hand|offs: []'), 'Ignored by '],
    ['says what may be its value', AGENT, agentWith('user-inv|ocable: true'), 'Value: `true` or `false`'],
    ['says that it is required', INSTRUCTIONS, '---\nappl|yTo: "**"\n---\n\nBe kind.\n', 'applyTo'],
    ['says what replaces it', AGENT, agentWith('inf|er: true'), 'Deprecated. Write `'],
    [
      'within another key says what may be its value',
      AGENT,
      agentWith('handoffs:\n  - label: Go\n    agent: helper\n    prompt: Go\n    se|nd: true'),
      '`send` of `handoffs`: `true` or `false`',
    ],
  ])('%s', async (_name, path, marked, expected) => {
    expect(await hoverIn(path, marked)).toContain(expected);
  });

  it.each<[string, string, string]>([
    ['that no client knows', AGENT, agentWith('fo|o: 1')],
    ['in a comment', AGENT, agentWith('# to|ols: [read]')],
    ['in a file without frontmatter keys', 'AGENTS.md', 'to|ols: [read]\n'],
  ])('%s is not explained', async (_name, path, marked) => {
    expect(await hoverIn(path, marked)).toBeUndefined();
  });
});

describe('a glob of a file for Claude Code', () => {
  it.each<[string, string, string]>([
    [
      'in a rule counts for each client if they differ',
      '.claude/rules/a.md',
      '`*.ts` matches 3 files of the workspace in VS Code, and 1 file in Claude Code.',
    ],
    [
      'in a skill counts for Claude Code alone',
      '.claude/skills/a/SKILL.md',
      '`*.ts` matches 1 file of the workspace.\n\n- `c.ts`',
    ],
  ])('%s', async (_name, path, expected) => {
    expect(await hoverIn(path, '---\nname: a\npaths: "*|.ts"\n---\n\nBe kind.\n')).toContain(expected);
  });
});

describe('a glob', () => {
  it.each<[string, string, string]>([
    [
      'counts the files that it matches',
      '"src/|**/*.ts"',
      '`src/**/*.ts` matches 2 files of the workspace.\n\n- `src/a.ts`\n- `src/deep/b.ts`',
    ],
    [
      'counts for each client if they differ',
      '"*|.ts"',
      '`*.ts` matches 3 files of the workspace in VS Code, and 1 file on github.com.',
    ],
    ['counts alone in a list with commas', '"docs/**,src|/a.ts"', '`src/a.ts` matches 1 file of the workspace.'],
    ['keeps the commas within braces', '"src/{a,|b}.ts"', '`src/{a,b}.ts` matches 1 file'],
    ['that matches nothing says so', '"lib/|**"', '`lib/**` matches 0 files of the workspace.'],
  ])('%s', async (_name, value, expected) => {
    expect(await hoverIn(INSTRUCTIONS, `---\ndescription: A\napplyTo: ${value}\n---\n\nBe kind.\n`)).toContain(
      expected,
    );
  });

  it('follows files that are added', async () => {
    const { text, at } = readMarked('---\napplyTo: "src/**|"\n---\n\nBe kind.\n');
    const editor = await openEditor({ ...FILES, [INSTRUCTIONS]: text });
    await editor.open(INSTRUCTIONS);
    expect(await editor.hover(INSTRUCTIONS, at)).toContain('matches 2 files');
    await editor.changeDisk('src/new.ts', '');
    await editor.rest();
    expect(await editor.hover(INSTRUCTIONS, at)).toContain('matches 3 files');
    await editor.close();
  });
});

describe('a name', () => {
  it.each<[string, string, string, string]>([
    [
      'of a tool names its clients',
      AGENT,
      agentWith('tools: [re|ad, edit]'),
      '`read`: a tool of VS Code, github.com and Copilot CLI.',
    ],
    ['of a tool set lists its tools', AGENT, agentWith('tools: [rea|d]'), 'A tool set of VS Code: '],
    [
      'of a renamed tool says the new one',
      AGENT,
      agentWith('tools: [code|base]'),
      'VS Code has renamed it. Write `search/codebase`.',
    ],
    ['of a server says what it may be', AGENT, agentWith('tools: ["gith|ub/*"]'), 'well-known MCP server'],
    ['of an unknown tool says so', AGENT, agentWith('tools: [rea|dd]'), 'no client has a built-in tool of this name'],
    [
      'of a tool of Claude Code',
      CLAUDE,
      '---\nname: a\ndescription: A\ntools: Ba|sh(git:*)\n---\n\nWork.\n',
      'a tool of Claude Code',
    ],
    ['of an offered model', AGENT, agentWith('model: Claude Opu|s 4.5'), 'Claude Opus 4.5`: '],
    ['of a retired model names its successor', AGENT, agentWith('model: GPT|-5'), 'Its successor is'],
    ['of an unknown model', AGENT, agentWith('model: Clod|e'), '`Clode`'],
    [
      'of an agent says where it is',
      AGENT,
      agentWith('agents: [He|lper]'),
      '`Helper`: the agent in `.github/agents/helper.agent.md`',
    ],
    [
      'of a model in a file of Claude Code',
      CLAUDE,
      '---\nname: a\nmodel: opus|plan\n---\n\nWork.\n',
      'Claude Code takes this name',
    ],
    [
      'of an unknown model in a file of Claude Code',
      CLAUDE,
      '---\nname: a\nmodel: gpt|-5\n---\n\nWork.\n',
      'not a model of Claude Code',
    ],
    [
      'of an agent of Claude Code in a skill',
      '.claude/skills/a/SKILL.md',
      '---\nname: a\nagent: Exp|lore\n---\n',
      '`Explore`: a built-in agent of Claude Code.',
    ],
    [
      'behind a byte order mark that the editor shows',
      AGENT,
      `\u{FEFF}${agentWith('tools: [re|ad]')}`,
      '`read`: a tool of VS Code',
    ],
    ['of an agent without a file says so', AGENT, agentWith('agents: [Nob|ody]'), 'no agent of this repository'],
    ['of a built-in agent', PROMPT, '---\nagent: as|k\n---\n\nGo.\n', 'a built-in agent of VS Code'],
  ])('%s', async (_name, path, marked, expected) => {
    expect(await hoverIn(path, marked)).toContain(expected);
  });

  it('cannot write HTML into a hover', async () => {
    expect(await hoverIn(AGENT, agentWith('agents: [He|lper]'))).not.toContain('<b>');
  });
});

describe('a reference in the text', () => {
  it.each<[string, string, string]>([
    ['to a file leads there', 'See [the guide](../../docs/gu|ide.md).', 'Leads to the file `docs/guide.md`.'],
    [
      'to a missing file says so',
      'See [the guide](../../docs/go|ne.md).',
      'Leads to `docs/gone.md`, which does not exist.',
    ],
    ['to a tool explains the tool', 'Use #tool:rea|d.', '`read`: a tool of '],
  ])('%s', async (_name, body, expected) => {
    expect(await hoverIn(AGENT, agentWith('name: a', body))).toContain(expected);
  });

  it('is not found in plain words', async () => {
    expect(await hoverIn(AGENT, agentWith('name: a', 'Wo|rk well.'))).toBeUndefined();
  });
});
