import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { SourceText } from '../../text/source-text.ts';
import { folderOf, joinPath, nameOf, nearestFolder, resolveLink } from '../../workspace/paths.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ToolKind } from '../types.ts';
import { takesName } from './kinds.ts';

/** A file of a plugin of Claude Code. Clients read it where the plugin is installed. */
export interface PluginFile {
  readonly path: string;
  readonly kind: Exclude<ToolKind, 'prompt'>;
  /** The folder of the plugin. */
  readonly root: string;
}

const MANIFEST = '.claude-plugin/plugin.json';
const MARKETPLACE = /^(?:.*\/)?(?:\.claude-plugin|\.github\/plugin)\/marketplace\.json$/;

/**
 * Finds the customizations in the folders of plugins. These have a `.claude-plugin/plugin.json`, or a marketplace of the
 * repository offers them.
 *
 * @see https://code.claude.com/docs/en/plugins-reference#file-locations-reference (November 2026)
 */
export function findPluginFiles(paths: readonly string[], offered: readonly string[] = []): readonly PluginFile[] {
  const withManifest = new Set(
    paths.filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`)).map((path) => folderOf(folderOf(path))),
  );
  const roots = new Set([...withManifest, ...offered]);
  if (roots.size === 0) {
    return [];
  }
  return paths.flatMap((path): readonly PluginFile[] => {
    const root = nearestFolder(path, roots) ?? (roots.has('') ? '' : undefined);
    const kind = root === undefined ? undefined : kindInPlugin(root === '' ? path : path.slice(root.length + 1));
    // Copilot's agents are in plugins, too. Without a manifest of Claude Code, they are only for Copilot.
    const isOfCopilot = root !== undefined && !withManifest.has(root) && path.endsWith('.agent.md');
    return root === undefined || kind === undefined || isOfCopilot ? [] : [{ path, kind, root }];
  });
}

function kindInPlugin(path: string): PluginFile['kind'] | undefined {
  if (path === 'hooks/hooks.json') {
    return 'hooks';
  }
  const [folder = ''] = path.split('/', 1);
  const isDeep = path.split('/').length > 2;
  if (folder === 'skills') {
    return isDeep && nameOf(path) === 'SKILL.md' ? 'skill' : undefined;
  }
  return takesName({ kind: 'markdown' }, nameOf(path)) ? MARKDOWN_FOLDERS.get(folder) : undefined;
}

const MARKDOWN_FOLDERS: ReadonlyMap<string, PluginFile['kind']> = new Map([
  ['agents', 'agent'],
  ['commands', 'command'],
  ['output-styles', 'output-style'],
]);

/**
 * Reads which folders of the repository the marketplaces in it offer as plugins. Such a folder needs no `plugin.json`.
 *
 * @see https://code.claude.com/docs/en/plugin-marketplaces#relative-paths (November 2026)
 */
export async function findOfferedPlugins(workspace: Workspace, paths: readonly string[]): Promise<readonly string[]> {
  const read = await Promise.all(
    paths
      .filter((path) => MARKETPLACE.test(path))
      .map(async (path) => [path, await readText(workspace, path)] as const),
  );
  return read.flatMap(([path, text]) => (text.kind === 'text' ? readOffered(path, text.source) : []));
}

function readOffered(path: string, source: SourceText): readonly string[] {
  const { value } = readJsonc(source);
  const plugins: unknown = isRecord(value) ? value['plugins'] : undefined;
  const metadata: unknown = isRecord(value) ? value['metadata'] : undefined;
  const base = isRecord(metadata) && typeof metadata['pluginRoot'] === 'string' ? metadata['pluginRoot'] : '';
  const root = path.replace(/(?:^|\/)(?:\.claude-plugin|\.github\/plugin)\/marketplace\.json$/, '');
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
