import type { Client } from '../customizations/known/clients.ts';
import { splitPath } from '../customizations/places/identify.ts';
import type { ConfigurationKind } from './reading/texts/checked-kind.ts';
import type { FileToCheck } from './run/subject.ts';

interface Configuration {
  readonly path: RegExp;
  readonly kind: ConfigurationKind | 'hooks';
  readonly clients: readonly Client[];
}

/** Files that are not customizations but configure the same clients. */
const CONFIGURATIONS: readonly Configuration[] = [
  { path: /^(?:.*\/)?\.vscode\/settings\.json$/, kind: 'settings', clients: ['vscode'] },
  { path: /^[^/]*\.code-workspace$/, kind: 'settings', clients: ['vscode'] },
  { path: /^(?:.*\/)?\.vscode\/mcp\.json$/, kind: 'mcp', clients: ['vscode'] },
  { path: /^(?:.*\/)?\.mcp\.json$/, kind: 'mcp', clients: ['claude', 'copilot-cli'] },
  { path: /^\.github\/workflows\/copilot-setup-steps\.yml$/, kind: 'setup-steps', clients: ['github'] },
  { path: /^(?:.*\/)?\.cursor\/mcp\.json$/, kind: 'mcp', clients: ['cursor'] },
  { path: /^(?:.*\/)?\.gemini\/settings\.json$/, kind: 'gemini-settings', clients: ['gemini'] },
  { path: /^\.gemini\/config\.yaml$/, kind: 'gemini-review', clients: ['gemini'] },
  { path: /^(?:.*\/)?\.codex\/config\.toml$/, kind: 'codex-config', clients: ['codex'] },
  // Codex' hooks have the form of Claude's: https://developers.openai.com/codex/hooks
  { path: /^(?:.*\/)?\.codex\/hooks\.json$/, kind: 'hooks', clients: ['codex'] },
  // https://cursor.com/docs/hooks
  { path: /^(?:.*\/)?\.cursor\/hooks\.json$/, kind: 'hooks', clients: ['cursor'] },
  { path: /^(?:.*\/)?\.codex\/agents\/.*\.toml$/, kind: 'codex-agent', clients: ['codex'] },
  // https://developers.openai.com/codex/plugins/build
  { path: /^(?:.*\/)?\.codex-plugin\/plugin\.json$/, kind: 'codex-plugin', clients: ['codex'] },
  { path: /\.toolsets\.jsonc$/, kind: 'toolset', clients: ['vscode'] },
  { path: /^(?:.*\/)?\.claude-plugin\/plugin\.json$/, kind: 'plugin', clients: ['claude', 'copilot-cli', 'vscode'] },
  { path: /^(?:.*\/)?\.(?:github\/)?plugin\/plugin\.json$/, kind: 'plugin', clients: ['copilot-cli', 'vscode'] },
  {
    path: /^(?:.*\/)?\.claude-plugin\/marketplace\.json$/,
    kind: 'marketplace',
    clients: ['claude', 'copilot-cli', 'vscode'],
  },
  {
    path: /^(?:.*\/)?\.(?:github\/)?plugin\/marketplace\.json$/,
    kind: 'marketplace',
    clients: ['copilot-cli', 'vscode'],
  },
];

/** A cheap test, as every path that may be a customization is asked. */
const MAY_CONFIGURE = /\.(?:jsonc?|ya?ml|toml|code-workspace)$/;

export function findConfigurationKind(path: string): Configuration['kind'] | undefined {
  return !MAY_CONFIGURE.test(path) ? undefined : CONFIGURATIONS.find((one) => one.path.test(path))?.kind;
}

/** The folder that a configuration file is for: that of the workspace or of the plugin. */
export function findConfigurationRoot(path: string): string {
  const { folder } = splitPath(path);
  return folder.replace(
    /(?:^|\/)(?:\.vscode|\.claude-plugin|\.codex-plugin|\.plugin|\.cursor|\.gemini|\.codex(?:\/agents(?:\/.*)?)?|\.github\/(?:plugin|workflows))$/,
    '',
  );
}

export function describeConfiguration(
  path: string,
  kind: Configuration['kind'],
  root: string,
  folders: readonly { readonly path: string }[],
): Omit<FileToCheck, 'read'> {
  return {
    path,
    kind,
    level: 'repository',
    root,
    standing: folders.some((folder) => folder.path === root) ? 'in-place' : 'nested',
    clients: CONFIGURATIONS.find((one) => one.path.test(path))?.clients ?? [],
    name: splitPath(path).name,
  };
}
