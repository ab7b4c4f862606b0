import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../../src/customizations/discover.ts';
import { findAgent } from '../../../src/customizations/agents/find-agent.ts';
import { customizationReader } from '../../../src/customizations/read-customization.ts';
import type { CustomizationSources } from '../../../src/customizations/sources.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

type Files = Parameters<typeof memoryWorkspace>[0];

async function lookUp(name: string, files: Files, more: Partial<CustomizationSources> = {}) {
  const sources = { repository: memoryWorkspace(files), ...more };
  return findAgent(await discoverCustomizations(sources), name, customizationReader(sources));
}

/** `name (path) body` of the agent, or the reason why none is found. */
async function found(...asked: Parameters<typeof lookUp>): Promise<string> {
  const lookup = await lookUp(...asked);
  switch (lookup.kind) {
    case 'found':
      return `${lookup.agent.name} (${lookup.agent.path}) ${lookup.agent.body.text}`;
    case 'unusable':
      return `${lookup.path}: ${lookup.reason}`;
    case 'not-found':
      return `nearest ${lookup.nearest.join(' ')} of ${lookup.known.join(' ')}`;
  }
}

const A = '.github/agents/a.agent.md';
const B = '.github/agents/b.agent.md';

describe('an agent is found', () => {
  it('by the name of its file, and its text excludes the frontmatter', async () => {
    const lookup = await lookUp('a', { [A]: '---\nname: Reviewer\ndescription: Looks\n---\n\nBe kind.\n' });
    expect(lookup).toMatchObject({
      kind: 'found',
      agent: { path: A, level: 'repository', name: 'Reviewer', description: 'Looks', body: { text: 'Be kind.' } },
    });
  });

  it.each<[string, Files, string]>([
    ['by the name in its frontmatter', { [A]: '---\nname: Reviewer\n---\nA' }, 'Reviewer'],
    ['by its file, if no frontmatter has the name', { [A]: '---\nname: Other\n---\nA' }, 'a'],
  ])('%s, for both readers', async (_name, files, name) => {
    const answers = [
      await found(name, files, { compatibility: 'github' }),
      await found(name, files, { compatibility: 'vscode' }),
    ];
    expect(answers.every((answer) => answer.endsWith(`(${A}) A`))).toBe(true);
  });

  it.each([
    ['github', `b (${A}) A`],
    ['vscode', `a (${B}) B`],
  ] as const)('where a file has the name that another gives itself, as by %s', async (compatibility, expected) => {
    const files = { [A]: '---\nname: b\n---\nA', [B]: '---\nname: a\n---\nB' };
    expect(await found('a', files, { compatibility })).toBe(expected);
  });

  it("at the lowest level, and there Copilot's agents before Claude's", async () => {
    const others = {
      userFolder: memoryWorkspace({ '.copilot/agents/a.agent.md': 'mine' }),
      organization: [{ name: 'octo/.github', workspace: memoryWorkspace({ 'agents/a.agent.md': 'theirs' }) }],
    };
    const claudes = { '.claude/agents/a.md': "Claude's" };
    expect([
      await found('a', { [A]: 'ours', ...claudes }, others),
      await found('a', claudes, others),
      await found('a', {}, others),
      await found('a', {}, { organization: others.organization }),
    ]).toEqual([
      `a (${A}) ours`,
      "a (.claude/agents/a.md) Claude's",
      'a (~/.copilot/agents/a.agent.md) mine',
      'a (octo/.github:agents/a.agent.md) theirs',
    ]);
  });

  it('on github.com without reading other files', async () => {
    const asked: string[] = [];
    const workspace = memoryWorkspace({ [A]: 'A', [B]: 'B' });
    const repository = { ...workspace, read: (path: string) => (asked.push(path), workspace.read(path)) };
    await lookUp('a', {}, { repository });
    expect(asked.filter((path) => path.includes('agents/'))).toEqual([A]);
  });
});

describe('an agent is not found', () => {
  it.each([
    ['with other letter case', 'A', 'nearest a b of a b'],
    ['with a typing error', 'revewer', 'nearest reviewer of a b reviewer'],
    ['with a name unlike any', 'something else', 'nearest  of a b'],
  ])('%s', async (_name, name, expected) => {
    const more = expected.includes('reviewer') ? { '.github/agents/c.agent.md': '---\nname: reviewer\n---\nC' } : {};
    expect(await found(name, { [A]: 'A', [B]: 'B', ...more })).toBe(expected);
  });

  it('if there are no agents', async () => {
    expect(await lookUp('a', { 'AGENTS.md': 'x' })).toEqual({ kind: 'not-found', nearest: [], known: [] });
  });
});

describe('an agent cannot be used', () => {
  it.each<[string, Files, Partial<CustomizationSources>, string]>([
    ['without a text', { [A]: '---\nname: a\n---\n \n' }, {}, 'it has no text below its frontmatter'],
    ['with unclosed frontmatter', { [A]: '---\nname: a\nText' }, {}, 'its frontmatter cannot be read: '],
    ['that is not text', { [A]: new Uint8Array([0x41, 0xff]) }, {}, `"${A}" is not UTF-8`],
    ['that is too long for github.com', { [A]: `${'x'.repeat(30_000)}🎉` }, {}, 'its text has 30,001 characters'],
    ['that is meant for VS Code', { [A]: '---\ntarget: vscode\n---\nA' }, {}, 'its `target` is `vscode`'],
    [
      'that is meant for github.com',
      { [A]: '---\ntarget: github-copilot\n---\nA' },
      { compatibility: 'vscode' },
      'its `target` is `github-copilot`',
    ],
    [
      'whose folder is switched off',
      { [A]: 'A', '.vscode/settings.json': '{"chat.agentFilesLocations": {".github/agents": false}}' },
      {},
      '`chat.agentFilesLocations` switches its folder off',
    ],
  ])('%s', async (_name, files, sources, reason) => {
    expect(await found('a', files, sources)).toContain(`${A}: ${reason}`);
  });

  it('that is not among the first of thousands, which are not all read', async () => {
    const asked: string[] = [];
    const files = Object.fromEntries(
      Array.from({ length: 1_500 }, (_, index) => [`.github/agents/n${index}.agent.md`, 'A']),
    );
    const workspace = memoryWorkspace(files);
    const repository = { ...workspace, read: (path: string) => (asked.push(path), workspace.read(path)) };
    await lookUp('none', {}, { repository });
    expect(asked.filter((path) => path.includes('agents/')).length).toBe(200);
  });
});
