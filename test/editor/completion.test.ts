import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { agentWith, readMarked } from './at-cursor.ts';
import { openEditor, uriOf } from './editor.ts';

const AGENT = '.github/agents/a.agent.md';
const PROMPT = '.github/prompts/a.prompt.md';
const CLAUDE = '.claude/agents/a.md';
const COMMAND = '.claude/commands/a.md';
const SKILL = '.github/skills/a/SKILL.md';
const FILES = {
  '.github/agents/helper.agent.md': '---\nname: Helper\ndescription: Helps.\n---\n\nHelp.\n',
  '.github/agents/docs.agent.md': '---\nname: "Team: Docs"\ndescription: Writes.\n---\n',
  '.claude-plugin/marketplace.json':
    '{"name": "m", "owner": {"name": "o"}, "plugins": [{"name": "p", "source": "./plugins/p"}]}',
  'plugins/p/.claude-plugin/plugin.json': '{"name": "p"}',
  'docs/guide.md': '# Guide\n',
  'docs/more/deep.md': '# Deep\n',
};

/** The offers at the marked place, and the text after one of them is taken. */
async function completeIn(path: string, marked: string) {
  const { text, at } = readMarked(marked);
  const editor = await openEditor({ ...FILES, [path]: text });
  await editor.open(path);
  const items = await editor.complete(path, at);
  await editor.close();
  const document = TextDocument.create(uriOf(path), 'markdown', 1, text);
  const take = (label: string): string => {
    const item = items.find((one) => one.label === label);
    const edit = item?.textEdit;
    return edit === undefined || !('range' in edit) ? `(no ${label})` : TextDocument.applyEdits(document, [edit]);
  };
  return { labels: items.map(({ label }) => label), items, take };
}

describe('completion offers', () => {
  it.each<[string, string, string, string, string]>([
    ['the keys of an agent', AGENT, agentWith('|'), 'tools', agentWith('tools: ')],
    ['a key that is half typed', AGENT, agentWith('han|'), 'handoffs', agentWith('handoffs: ')],
    ['a key before its colon', AGENT, agentWith('too|: [read]'), 'tools', agentWith('tools: [read]')],
    [
      'the keys of a handoff',
      AGENT,
      agentWith('handoffs:\n  - label: Go\n    ag|'),
      'agent',
      agentWith('handoffs:\n  - label: Go\n    agent: '),
    ],
    ['tools in a list', AGENT, agentWith('tools: [read, |]'), 'edit', agentWith('tools: [read, edit]')],
    ['tools in a list of lines', AGENT, agentWith('tools:\n  - se|'), 'search', agentWith('tools:\n  - search')],
    ['tools in quotes', AGENT, agentWith("tools: ['re|']"), 'read', agentWith("tools: ['read']")],
    ['models', AGENT, agentWith('model: |'), 'Claude Opus 4.5', agentWith('model: Claude Opus 4.5')],
    ['models of Claude Code', CLAUDE, '---\nname: a\nmodel: |\n---\n', 'sonnet', '---\nname: a\nmodel: sonnet\n---\n'],
    ['tools of Claude Code', CLAUDE, '---\nname: a\ntools: Ba|\n---\n', 'Bash', '---\nname: a\ntools: Bash\n---\n'],
    [
      'tools of a skill',
      SKILL,
      '---\nname: a\nallowed-tools: |\n---\n',
      'Read',
      '---\nname: a\nallowed-tools: Read\n---\n',
    ],
    [
      'tools in a command of Claude Code',
      COMMAND,
      '---\nallowed-tools: |\n---\n',
      'Bash',
      '---\nallowed-tools: Bash\n---\n',
    ],
    ['models in a command of Claude Code', COMMAND, '---\nmodel: |\n---\n', 'opus', '---\nmodel: opus\n---\n'],
    ['agents of Claude Code in a command', COMMAND, '---\nagent: |\n---\n', 'Plan', '---\nagent: Plan\n---\n'],
    [
      'models of Claude Code in an agent of a plugin',
      'plugins/p/agents/a.md',
      '---\nmodel: |\n---\n',
      'haiku',
      '---\nmodel: haiku\n---\n',
    ],
    [
      'an agent with a colon in its name, in quotes',
      AGENT,
      agentWith('agents: [|]'),
      'Team: Docs',
      agentWith('agents: ["Team: Docs"]'),
    ],
    [
      'an agent with a colon in its name, within the quotes that are there',
      AGENT,
      agentWith("agents: ['|']"),
      'Team: Docs',
      agentWith("agents: ['Team: Docs']"),
    ],
    ['agents of the repository', AGENT, agentWith('agents: [|]'), 'Helper', agentWith('agents: [Helper]')],
    [
      'agents in a handoff',
      AGENT,
      agentWith('handoffs:\n  - agent: |'),
      'Helper',
      agentWith('handoffs:\n  - agent: Helper'),
    ],
    ['built-in agents in a prompt', PROMPT, '---\nagent: |\n---\n', 'ask', '---\nagent: ask\n---\n'],
    ['true and false', AGENT, agentWith('user-invocable: |'), 'false', agentWith('user-invocable: false')],
    [
      'files in a link',
      AGENT,
      agentWith('name: a', 'See [it](../../docs/|'),
      '../../docs/guide.md',
      agentWith('name: a', 'See [it](../../docs/guide.md'),
    ],
    [
      'folders in a link',
      AGENT,
      agentWith('name: a', 'See [it](../../docs/m|'),
      '../../docs/more/',
      agentWith('name: a', 'See [it](../../docs/more/'),
    ],
    ['tools in the text', AGENT, agentWith('name: a', 'Use #tool:re|'), 'read', agentWith('name: a', 'Use #tool:read')],
  ])('%s', async (_name, path, marked, label, expected) => {
    expect((await completeIn(path, marked)).take(label)).toBe(expected);
  });

  it('keys that are not written yet, deprecated ones last', async () => {
    const { labels, items } = await completeIn(AGENT, agentWith('tools: [read]\n|'));
    expect(labels).not.toContain('tools');
    expect(labels).not.toContain('description');
    const deprecated = items.find(({ label }) => label === 'infer');
    expect(deprecated?.tags).toEqual([1]);
    expect(
      items.every(({ sortText = '', tags }) => tags !== undefined || sortText < (deprecated?.sortText ?? '')),
    ).toBe(true);
  });

  it('no agent to itself', async () => {
    const { labels } = await completeIn('.github/agents/helper.agent.md', agentWith('name: Helper\nagents: [|]'));
    expect(labels).not.toContain('Helper');
  });

  it.each<[string, string, string]>([
    ['in plain text', AGENT, agentWith('name: a', 'Wo|rk')],
    ['in a comment of the frontmatter', AGENT, agentWith('# to|')],
    ['for a value with any text', AGENT, agentWith('name: |')],
    ['in a file that is not a customization', 'docs/notes.md', agentWith('|')],
    ['in settings', '.vscode/settings.json', '{"chat|": 1}'],
    ['for a path outside of the repository', AGENT, agentWith('name: a', '[x](../../../../|')],
  ])('nothing %s', async (_name, path, marked) => {
    expect((await completeIn(path, marked)).labels).toEqual([]);
  });
});
