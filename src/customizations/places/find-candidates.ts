import { CLIENT_FOLDERS } from '../../workspace/listed-workspace.ts';
import { joinPath, parentsOf, resolveLink } from '../../workspace/paths.ts';
import type { Workspace, WorkspaceEntry } from '../../workspace/workspace.ts';
import { identify } from './identify.ts';
import { KINDS } from './kinds.ts';
import { wordsIn } from '../../structures/words-in.ts';

/** The files of a repository that may be customizations or say where some are. */
export interface Candidates {
  /** Sorted. Files in a linked folder have the path of the link. */
  readonly paths: readonly string[];
  /** Whether the whole tree was searched. */
  readonly isComplete: boolean;
  /** If not: the number of folders above changed files that were not searched. */
  readonly foldersNotLookedAt: number;
  /** Files that are also in `paths` under the path of a link. */
  readonly behindLinks: ReadonlySet<string>;
  /** The files that the paths below a linked folder lead to. */
  readonly behindPaths: ReadonlyMap<string, string>;
  /** The paths that are links themselves. */
  readonly linkedFiles: ReadonlySet<string>;
  /** Links in the place of a folder of customizations that are not followed, and why. */
  readonly closedLinks: readonly { readonly path: string; readonly reason: string; readonly leadsOut: boolean }[];
  /** Folders that the system refuses to list. `isPlace`: clients look for customizations there. */
  readonly closedFolders: readonly { readonly path: string; readonly isPlace: boolean }[];
  /** Submodules in the place of a folder of customizations. */
  readonly submodules: readonly string[];
  /** Whether files that git would ignore are among the paths. */
  readonly holdsIgnored?: boolean;
}

/** Endings of all names that a place takes, of settings files, and of the files by which extensions are recognized. */
const ENDINGS = wordsIn(`
  .md .code-workspace .vscode/settings.json hooks.json package.json .vscodeignore .toolsets.jsonc
  /copilot-setup-steps.yml .mdc .cursorrules .windsurfrules .toml .gemini/config.yaml
`);
const HOOK_ENDINGS = ['.claude/settings.json', '.claude/settings.local.json', '.json'];

/** Instructions of a dependency belong to its authors and are not used. */
const DEPENDENCIES = /(?:^|\/)node_modules\//;

export async function findCandidates(
  workspace: Workspace,
  folders: readonly string[],
  near: readonly string[],
): Promise<Candidates> {
  const roots = folders.length === 0 ? [''] : folders;
  const above = foldersAbove(near);
  const { entries, isComplete, holdsIgnored } = await workspace.find({
    endings: [...ENDINGS, ...HOOK_ENDINGS],
    deep: roots.flatMap((root) => CLIENT_FOLDERS.map((folder) => joinPath(root, folder))),
    shallow: [...new Set(['', ...roots, ...above.nearest])],
  });
  const closed = entries.filter(({ kind }) => kind === 'closed-folder');
  const ours = entries.filter(({ path, kind }) => kind !== 'closed-folder' && !DEPENDENCIES.test(path));
  // A submodule with the name of a customization is one that cannot be read.
  const files = ours.filter(({ path, kind }) => kind !== 'submodule' || identify(path) !== undefined);
  const links = await followLinks(workspace, ours);
  const linked = links.flatMap((link) => (link.kind === 'open' ? link.files : []));
  const paths = [...files.map(({ path }) => path), ...linked.map(({ path }) => path)];
  return {
    paths: [...new Set(paths)].filter((path) => !DEPENDENCIES.test(path)).sort(),
    behindLinks: new Set(linked.map(({ target }) => target)),
    behindPaths: new Map(linked.map(({ path, target }) => [path, target])),
    linkedFiles: new Set(ours.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : []))),
    closedLinks: links.flatMap((link) => (link.kind === 'closed' ? [link] : [])),
    isComplete,
    ...(holdsIgnored === true && { holdsIgnored }),
    foldersNotLookedAt: isComplete ? 0 : above.others,
    closedFolders: closed.map(({ path }) => ({
      path,
      isPlace: path.split('/').some((part) => CLIENT_FOLDERS.includes(part)) || mayHoldPlaces(path),
    })),
    submodules: ours.filter(({ path, kind }) => kind === 'submodule' && mayHoldPlaces(path)).map(({ path }) => path),
  };
}

/** The most folders that are listed. Each may cost a request, and a workflow has 1,000 requests an hour for everything. */
const MAX_FOLDERS = 100;
/** Customizations below more folders are not read anyway, and a path may have two thousand folders. */
const MAX_DEPTH = 64;

/** The folders above files: those nearest to the root, which have the most files below them, and the number of others. */
function foldersAbove(files: readonly string[]): { readonly nearest: readonly string[]; readonly others: number } {
  const depths = new Map(
    files.flatMap((path) =>
      parentsOf(path)
        .slice(0, MAX_DEPTH)
        .map((folder, depth) => [folder, depth] as const),
    ),
  );
  const nearest = [...depths].sort(([, a], [, b]) => a - b).slice(0, MAX_FOLDERS);
  return { nearest: nearest.map(([folder]) => folder), others: depths.size - nearest.length };
}

const PLACE_FOLDERS: ReadonlySet<string> = new Set(
  KINDS.flatMap(({ places }) => places.flatMap(({ folder }) => [folder, ...parentsOf(folder)])),
);
const SKILL_FOLDER = /(?:^|\/)\.(?:github|claude|agents|cursor|windsurf|gemini|codex)\/skills\/[^/]+$/;

/** The most links that are followed. No sensible repository has more links to folders of customizations. */
const MAX_LINKED_FOLDERS = 200;

type FollowedLink = { readonly path: string } & (
  | { readonly kind: 'open'; readonly files: readonly { readonly path: string; readonly target: string }[] }
  | { readonly kind: 'closed'; readonly reason: string; readonly leadsOut: boolean }
);

/**
 * The files below linked folders, as `.claude/skills` → `../.agents/skills`, under the path of the link. Links are
 * followed once, and only if they may lead to a place. The target is a folder of the same tree.
 */
async function followLinks(workspace: Workspace, entries: readonly WorkspaceEntry[]): Promise<readonly FollowedLink[]> {
  const links = entries
    .filter(({ path, kind }) => kind === 'symlink' && mayHoldPlaces(path))
    .slice(0, MAX_LINKED_FOLDERS);
  return Promise.all(links.map(({ path }) => followLink(workspace, path, entries)));
}

async function followLink(
  workspace: Workspace,
  path: string,
  entries: readonly WorkspaceEntry[],
): Promise<FollowedLink> {
  const closed = (reason: string, leadsOut = false): FollowedLink => ({ path, kind: 'closed', reason, leadsOut });
  const link = await workspace.read(path);
  if (link.kind !== 'symlink') {
    return closed('the link cannot be read');
  }
  const target = resolveLink(path, link.target);
  if (target.kind === 'outside') {
    return closed(`it is a link to "${link.target}", outside the repository, and is not followed`, true);
  }
  if (target.path === '' || `${path}/`.startsWith(`${target.path}/`)) {
    return closed(`it is a link to "${link.target}", a folder that contains the link, and is not followed`);
  }
  const prefix = `${target.path}/`;
  const files = entries
    .filter((entry) => entry.kind === 'file' && entry.path.startsWith(prefix))
    .map((entry) => ({ path: `${path}/${entry.path.slice(prefix.length)}`, target: entry.path }));
  return { path, kind: 'open', files };
}

/** Whether a path, from any folder, is one of a place or above one. */
function mayHoldPlaces(path: string): boolean {
  const parts = path.split('/');
  return SKILL_FOLDER.test(path) || parts.some((_part, index) => PLACE_FOLDERS.has(parts.slice(index).join('/')));
}
