import { folderOf, nameOf, nearestFolder } from '../../workspace/paths.ts';
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

/**
 * Finds the customizations in the folders of plugins, which have a `.claude-plugin/plugin.json`.
 *
 * @see https://code.claude.com/docs/en/plugins-reference#file-locations-reference (November 2026)
 */
export function findPluginFiles(paths: readonly string[]): readonly PluginFile[] {
  const roots = new Set(
    paths.filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`)).map((path) => folderOf(folderOf(path))),
  );
  if (roots.size === 0) {
    return [];
  }
  return paths.flatMap((path): readonly PluginFile[] => {
    const root = nearestFolder(path, roots) ?? (roots.has('') ? '' : undefined);
    const kind = root === undefined ? undefined : kindInPlugin(root === '' ? path : path.slice(root.length + 1));
    return root === undefined || kind === undefined ? [] : [{ path, kind, root }];
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
