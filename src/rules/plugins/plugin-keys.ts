import type { KnownKeys } from '../reading/json/json-keys.ts';

/** Keys of a manifest that describe the plugin, and those that name its parts. */
const MANIFEST =
  '$schema name displayName version description author homepage repository license keywords category tags dependencies hooks commands agents skills outputStyles themes channels mcpServers lspServers monitors settings userConfig strict metadata defaultEnabled workflows experimental relevance interface apps logo extensions rules'.split(
    ' ',
  );

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['mcp', 'mcpServers'],
  ['mcp_servers', 'mcpServers'],
  ['mcp-servers', 'mcpServers'],
  ['servers', 'mcpServers'],
  ['authors', 'author'],
]);

/**
 * The keys of `plugin.json`, and of `marketplace.json` with its entries. They are the same in Claude Code and Copilot.
 * https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema,
 * https://code.claude.com/docs/en/plugin-marketplaces#marketplace-schema and
 * https://docs.github.com/copilot/reference/copilot-cli-reference/cli-plugin-reference (November 2026)
 */
export const PLUGIN_KEYS: KnownKeys = { names: MANIFEST, synonyms: SYNONYMS };
export const ENTRY_KEYS: KnownKeys = { names: [...MANIFEST, 'source'], synonyms: SYNONYMS };
export const MARKETPLACE_KEYS: KnownKeys = {
  names:
    '$schema name version description owner plugins metadata forceRemoveDeletedPlugins allowCrossMarketplaceDependenciesOn renames interface'.split(
      ' ',
    ),
};

/** The keys of a manifest that name files or folders of the plugin. */
export const PATH_KEYS = ['commands', 'agents', 'skills', 'outputStyles', 'hooks', 'mcpServers', 'lspServers'] as const;

/** The same for a manifest of Codex: https://developers.openai.com/codex/plugins/build/ (November 2026). */
export const CODEX_PATH_KEYS = ['skills', 'hooks', 'mcpServers', 'apps'] as const;
