import { describe, expect, it } from 'vitest';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { findOfferedPlugins, findPluginFiles } from '../../../src/customizations/places/plugin-files.ts';

function find(manifest: string, ...paths: readonly string[]): readonly string[] {
  return findPluginFiles([manifest, ...paths]).map(({ path, kind, root }) => `${kind} ${path} of ${root}`);
}

describe('the files of a plugin', () => {
  it.each([
    ['agents/a.md', 'agent p/agents/a.md of p'],
    ['commands/deep/a.md', 'command p/commands/deep/a.md of p'],
    ['output-styles/a.md', 'output-style p/output-styles/a.md of p'],
    ['skills/a/SKILL.md', 'skill p/skills/a/SKILL.md of p'],
    ['hooks/hooks.json', 'hooks p/hooks/hooks.json of p'],
  ])('include %s', (path, expected) => {
    expect(find('p/.claude-plugin/plugin.json', `p/${path}`)).toEqual([expected]);
  });

  it.each(['agents/README.md', 'agents/a.txt', 'docs/a.md', 'skills/SKILL.md', 'hooks/other.json'])(
    'do not include %s',
    (path) => {
      expect(find('p/.claude-plugin/plugin.json', `p/${path}`)).toEqual([]);
    },
  );

  it('may be in the root of the repository', () => {
    expect(find('.claude-plugin/plugin.json', 'agents/a.md')).toEqual(['agent agents/a.md of ']);
  });

  it('need a manifest', () => {
    expect(find('p/package.json', 'p/agents/a.md')).toEqual([]);
  });
});

describe('the plugins that a marketplace of the repository offers', () => {
  it.each([
    ['are the folders of its entries', ['./plugins/a', 'plugins/b/'], undefined, ['plugins/a', 'plugins/b']],
    ['may be below a common folder', ['./a'], './plugins', ['a', 'plugins/a']],
    ['are not the repository itself', ['./', '.'], undefined, []],
    ['are not in other repositories', ['https://example.com/a.git', { source: 'github', repo: 'o/a' }], undefined, []],
    ['are not outside of the repository', ['../a', '/a'], undefined, []],
  ])('%s', async (_name, sources, pluginRoot, expected) => {
    const marketplace = { metadata: { pluginRoot }, plugins: sources.map((source) => ({ name: 'a', source })) };
    const path = '.claude-plugin/marketplace.json';
    const workspace = memoryWorkspace({ [path]: JSON.stringify(marketplace) });
    expect(await findOfferedPlugins(workspace, [path, 'package.json'])).toEqual(expected);
  });

  it('are none if the file is not valid', async () => {
    const path = '.github/plugin/marketplace.json';
    expect(await findOfferedPlugins(memoryWorkspace({ [path]: '{"plugins": 3' }), [path])).toEqual([]);
  });

  it('need no manifest of their own', () => {
    const found = findPluginFiles(['p/agents/a.md', 'p/agents/b.agent.md', 'q/agents/a.md'], ['p']);
    expect(found.map(({ path }) => path)).toEqual(['p/agents/a.md']);
  });
});
