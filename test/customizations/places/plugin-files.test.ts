import { describe, expect, it } from 'vitest';
import { findPluginFiles } from '../../../src/customizations/places/plugin-files.ts';

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
