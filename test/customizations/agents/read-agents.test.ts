import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../../src/customizations/discover.ts';
import { readAgents } from '../../../src/customizations/agents/read-agents.ts';
import { customizationReader } from '../../../src/customizations/read-customization.ts';
import type { CustomizationSources } from '../../../src/customizations/sources.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

type Files = Parameters<typeof memoryWorkspace>[0];

async function agentsOf(files: Files, more: Partial<CustomizationSources> = {}): Promise<readonly string[]> {
  const sources = { repository: memoryWorkspace(files), ...more };
  const { usable, others } = await readAgents(await discoverCustomizations(sources), customizationReader(sources));
  return [
    ...usable.map(({ name, path }) => `${name} (${path})`),
    ...others.map(({ name, path, reason }) => `not ${name} (${path}): ${reason}`),
  ];
}

const A = '.github/agents/a.agent.md';
const B = '.github/agents/b.agent.md';
const ORGANIZATION = [
  {
    name: 'octo/.github-private',
    workspace: memoryWorkspace({ 'agents/a.md': 'private', 'agents/remote.md': 'Look' }),
  },
  { name: 'octo/.github', workspace: memoryWorkspace({ 'agents/remote.md': 'public', 'agents/other.md': 'x' }) },
];

describe('all agents are read', () => {
  it('with the names in their frontmatter, or else with those of their files', async () => {
    expect(await agentsOf({ [A]: '---\nname: Alpha\n---\nA', [B]: 'B' })).toEqual([`Alpha (${A})`, `b (${B})`]);
  });

  it('once for each name: from the lowest level, and there the one of Copilot', async () => {
    const userFolder = memoryWorkspace({ '.copilot/agents/a.agent.md': 'mine', '.copilot/agents/c.agent.md': 'C' });
    expect(await agentsOf({ [A]: 'ours', '.claude/agents/a.md': "Claude's" }, { userFolder })).toEqual([
      `a (${A})`,
      'c (~/.copilot/agents/c.agent.md)',
      `not a (.claude/agents/a.md): ${A} has the same name and takes precedence`,
      `not a (~/.copilot/agents/a.agent.md): ${A} has the same name and takes precedence`,
    ]);
  });

  it('once if two files have the same name in their frontmatter', async () => {
    expect(await agentsOf({ [A]: '---\nname: X\n---\nA', [B]: '---\nname: X\n---\nB' })).toEqual([
      `X (${A})`,
      `not X (${B}): ${A} has the same name and takes precedence`,
    ]);
  });

  it('with the reason of each that cannot be used', async () => {
    const settings = '{"chat.agentFilesLocations": {".claude/agents": false}}';
    const files = {
      [A]: '---\ntarget: vscode\n---\nA',
      [B]: '',
      '.claude/agents/c.md': 'C',
      '.vscode/settings.json': settings,
    };
    expect(await agentsOf(files)).toEqual([
      `not a (${A}): its \`target\` is \`vscode\`, and this run uses agents for \`github-copilot\``,
      `not b (${B}): it has no text below its frontmatter`,
      'not c (.claude/agents/c.md): `chat.agentFilesLocations` switches its folder off (.vscode/settings.json:1)',
    ]);
  });

  it('up to 200', async () => {
    const files = Object.fromEntries(Array.from({ length: 210 }, (_, n) => [`.github/agents/n${n}.agent.md`, 'A']));
    const lines = await agentsOf(files);
    expect(lines.filter((line) => line.endsWith('only the first 200 agents are read')).length).toBe(10);
  });
});

describe('agents of the organization', () => {
  const without = (remoteAgents: readonly string[]): Promise<readonly string[]> =>
    agentsOf({}, { organization: ORGANIZATION, remoteAgents });
  const unnamed = (path: string, name: string): string =>
    `not ${name} (${path}): an agent of the organization is used only if \`remote-agents\` names it`;

  it('are used if they are named, the private ones first', async () => {
    expect(await without(['remote'])).toEqual([
      'remote (octo/.github-private:agents/remote.md)',
      'not remote (octo/.github:agents/remote.md): octo/.github-private:agents/remote.md has the same name and takes precedence',
      unnamed('octo/.github-private:agents/a.md', 'a'),
      unnamed('octo/.github:agents/other.md', 'other'),
    ]);
  });

  it('are all left out if none is named', async () => {
    expect((await without([])).every((line) => line.endsWith('names it'))).toBe(true);
  });

  it('that do not exist are reported, with the nearest name', async () => {
    expect((await without(['remot', 'nobody'])).slice(-2)).toEqual([
      'not remot (remot): `remote-agents` names it, but there is no such agent in octo/.github-private or octo/.github; did you mean `remote`?',
      'not nobody (nobody): `remote-agents` names it, but there is no such agent in octo/.github-private or octo/.github',
    ]);
  });

  it('are reported as unavailable if no repository could be read', async () => {
    expect(await agentsOf({}, { remoteAgents: ['remote'] })).toEqual([
      'not remote (remote): `remote-agents` names it, but no repository of the organization could be read',
    ]);
  });

  it('are read only if they are named', async () => {
    const asked: string[] = [];
    const organization = ORGANIZATION.map(({ name, workspace }) => ({
      name,
      workspace: { ...workspace, read: (path: string) => (asked.push(`${name} ${path}`), workspace.read(path)) },
    }));
    await agentsOf({}, { organization, remoteAgents: ['other'] });
    expect(asked.filter((path) => path.includes('agents/'))).toEqual(['octo/.github agents/other.md']);
  });
});
