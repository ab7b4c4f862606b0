import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { SourceText } from '../../text/source-text.ts';
import { folderOf, joinPath, nameOf, nearestFolder, resolveLink } from '../../workspace/paths.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ToolKind } from '../types.ts';
import { takesName } from './kinds.ts';
import { isSchema } from './set-aside.ts';

/** A file of a plugin. Clients read it where the plugin is installed. */
export interface PluginFile {
  readonly path: string;
  readonly kind: 'agent' | 'command' | 'skill' | 'output-style' | 'hooks' | 'plugin' | 'marketplace' | 'mcp';
  /** The folder of the plugin. */
  readonly root: string;
  /**
   * The program whose form the file has: Claude Code, if the plugin has a manifest for it or a marketplace offers it;
   * Codex, if its manifest is the only one.
   */
  readonly program: 'claude' | 'copilot' | 'codex';
}

/** A folder of the repository that a marketplace in it offers as a plugin. */
export interface OfferedPlugin {
  readonly root: string;
  /** Whether Claude Code reads the marketplace. It does not look in the folders of Copilot. */
  readonly isForClaude: boolean;
}

const CLAUDE_MANIFEST = '.claude-plugin/plugin.json';

/** https://developers.openai.com/codex/plugins/build/ (November 2026) */
const CODEX_MANIFEST = '.codex-plugin/plugin.json';

/** The other places of a manifest, in which Copilot looks before it looks in that of Claude Code. */
const COPILOT_MANIFESTS = ['.plugin/plugin.json', '.github/plugin/plugin.json'];

/** The places of a list of plugins. Below the root of the repository, a file of that name may be anything. */
const MARKETPLACE = /^(?:(?:.*\/)?(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/;

/** Copilot looks in these folders before it looks in that of Claude Code. */
const COPILOT_MARKETPLACE = /(?:^|\/)(?:\.github\/plugin|\.plugin)\/marketplace\.json$/;

/** What a folder with a `plugin.json` must have, because other programs have files of that name too. */
const PARTS = /^(?:(?:agents|commands)\/[^/]+\.md|skills\/[^/]+\/SKILL\.md|hooks\.json|hooks\/hooks\.json|mcp\.json)$/;

/**
 * Finds the customizations in the folders of plugins, and the files that describe these. A plugin has a `plugin.json` in one
 * of several places, or a marketplace of the repository offers it.
 *
 * @see https://code.claude.com/docs/en/plugins-reference#file-locations-reference and
 * https://docs.github.com/copilot/reference/copilot-cli-reference/cli-plugin-reference#file-locations (November 2026)
 */
export function findPluginFiles(
  paths: readonly string[],
  offered: readonly OfferedPlugin[] = [],
): readonly PluginFile[] {
  const ofClaude = new Set(rootsWith(CLAUDE_MANIFEST, paths));
  const others = [...COPILOT_MANIFESTS.flatMap((manifest) => rootsWith(manifest, paths)), ...bareRoots(paths)];
  const ofCopilot = new Set(others);
  const offeredRoots = new Set(offered.map(({ root }) => root));
  const roots = new Set([...ofClaude, ...others, ...offeredRoots, ...rootsWith(CODEX_MANIFEST, paths)]);
  if (roots.size === 0) {
    return [];
  }
  const offeredByClaude = new Set(offered.filter(({ isForClaude }) => isForClaude).map(({ root }) => root));
  return paths.flatMap((path): readonly PluginFile[] => {
    if (path === 'marketplace.json') {
      return [{ path, kind: 'marketplace', root: '', program: 'copilot' }];
    }
    const root = nearestFolder(path, roots) ?? (roots.has('') ? '' : undefined);
    if (root === undefined) {
      return [];
    }
    const below = root === '' ? path : path.slice(root.length + 1);
    if (!ofClaude.has(root) && !ofCopilot.has(root) && !offeredRoots.has(root)) {
      return partOfCodex(path, below, root);
    }
    const kind = kindInPlugin(below);
    // Copilot's agents are in plugins, too. If a plugin is only for Claude Code, agents of that name are Claude's.
    const isOfCopilot = path.endsWith('.agent.md') && (!ofClaude.has(root) || ofCopilot.has(root));
    return kind === undefined || isOfCopilot
      ? []
      : [{ path, kind, root, program: ofClaude.has(root) || offeredByClaude.has(root) ? 'claude' : 'copilot' }];
  });
}

/**
 * Codex finds the skills of a plugin, and its hooks in `hooks/hooks.json`. It takes no agents or commands from it.
 *
 * @see https://github.com/openai/codex, `codex-rs/core-plugins/src/loader.rs` (November 2026)
 */
function partOfCodex(path: string, below: string, root: string): readonly PluginFile[] {
  const kind = below === 'hooks.json' ? undefined : kindInPlugin(below);
  return kind === 'skill' || kind === 'hooks' ? [{ path, kind, root, program: 'codex' }] : [];
}

function rootsWith(manifest: string, paths: readonly string[]): readonly string[] {
  return paths
    .filter((path) => path === manifest || path.endsWith(`/${manifest}`))
    .map((path) => path.slice(0, Math.max(0, path.length - manifest.length - 1)));
}

/**
 * Folders that hold only the manifest of a plugin. The plugin is the folder around it. Codex and Cursor have folders like
 * that of Claude Code: `.codex-plugin`, `.cursor-plugin`.
 *
 * @see https://developers.openai.com/codex/plugins/build/ (November 2026)
 */
const MANIFEST_FOLDER = /(?:^|\/)(?:\.(?:[a-z]+-)?plugin|\.github\/plugin)\//;

/** Folders with a `plugin.json` and at least one part of a plugin. */
function bareRoots(paths: readonly string[]): readonly string[] {
  const folders = paths
    .filter((path) => nameOf(path) === 'plugin.json' && !MANIFEST_FOLDER.test(path) && !isSchema(path))
    .map(folderOf);
  return folders.filter((folder) => {
    const start = folder === '' ? '' : `${folder}/`;
    return paths.some((path) => path.startsWith(start) && PARTS.test(path.slice(start.length)));
  });
}

function kindInPlugin(path: string): PluginFile['kind'] | undefined {
  const exact = FILES.get(path);
  if (exact !== undefined) {
    return exact;
  }
  const [folder = ''] = path.split('/', 1);
  const isDeep = path.split('/').length > 2;
  if (folder === 'skills') {
    return isDeep && nameOf(path) === 'SKILL.md' ? 'skill' : undefined;
  }
  return takesName({ kind: 'markdown' }, nameOf(path)) ? MARKDOWN_FOLDERS.get(folder) : undefined;
}

const FILES: ReadonlyMap<string, PluginFile['kind']> = new Map([
  ['hooks/hooks.json', 'hooks'],
  ['hooks.json', 'hooks'],
  ['plugin.json', 'plugin'],
  ['mcp.json', 'mcp'],
]);

const MARKDOWN_FOLDERS: ReadonlyMap<string, Extract<PluginFile['kind'], ToolKind>> = new Map([
  ['agents', 'agent'],
  ['commands', 'command'],
  ['output-styles', 'output-style'],
]);

/**
 * Reads which folders of the repository the marketplaces in it offer as plugins. Such a folder needs no `plugin.json`.
 *
 * @see https://code.claude.com/docs/en/plugin-marketplaces#relative-paths (November 2026)
 */
export async function findOfferedPlugins(
  workspace: Workspace,
  paths: readonly string[],
): Promise<readonly OfferedPlugin[]> {
  const read = await Promise.all(
    paths
      .filter((path) => MARKETPLACE.test(path))
      .map(async (path) => [path, await readText(workspace, path)] as const),
  );
  return read.flatMap(([path, text]) => {
    const isForClaude = !COPILOT_MARKETPLACE.test(path);
    const roots = text.kind === 'text' ? readOffered(path, text.source) : [];
    return roots.map((root) => ({ root, isForClaude }));
  });
}

function readOffered(path: string, source: SourceText): readonly string[] {
  const { value } = readJsonc(source);
  const plugins: unknown = isRecord(value) ? value['plugins'] : undefined;
  const metadata: unknown = isRecord(value) ? value['metadata'] : undefined;
  const base = isRecord(metadata) && typeof metadata['pluginRoot'] === 'string' ? metadata['pluginRoot'] : '';
  const root = path.replace(/(?:^|\/)(?:(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/, '');
  const entries: readonly unknown[] = Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS) : [];
  return entries.flatMap((entry) => {
    const written = isRecord(entry) ? entry['source'] : undefined;
    const local = typeof written === 'string' && !/^[a-z]+:/i.test(written) ? written : undefined;
    return [local, local && base && `${base}/${local}`].flatMap((folder) => {
      const found = folder === undefined ? undefined : resolveLink(joinPath(root, 'x'), folder.replace(/\/+$/, ''));
      // The whole repository is offered if it is one plugin. Its folders are those of the team, too.
      return found === undefined || found.kind === 'outside' || found.path === '' || found.path === '.'
        ? []
        : [found.path];
    });
  });
}

const MAX_PLUGINS = 2_000;
