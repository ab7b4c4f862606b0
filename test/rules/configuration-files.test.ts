import { describe, expect, it } from 'vitest';
import {
  describeConfiguration,
  findConfigurationKind,
  findConfigurationRoot,
} from '../../src/rules/configuration-files.ts';

describe('configuration files', () => {
  it.each([
    ['.vscode/settings.json', 'settings', ''],
    ['a/.vscode/mcp.json', 'mcp', 'a'],
    ['a/.mcp.json', 'mcp', 'a'],
    ['p/.claude-plugin/plugin.json', 'plugin', 'p'],
    ['.github/plugin/marketplace.json', 'marketplace', ''],
    ['plugin.json', undefined, ''],
  ])('%s: %s of %s', (path, kind, root) => {
    expect([findConfigurationKind(path), findConfigurationRoot(path)]).toEqual([kind, root]);
  });

  it('are nested if their folder is no workspace folder', () => {
    const standings = ['.mcp.json', 'a/.mcp.json'].map(
      (path) => describeConfiguration(path, 'mcp', findConfigurationRoot(path), [{ path: '' }]).standing,
    );
    expect(standings).toEqual(['in-place', 'nested']);
  });
});
