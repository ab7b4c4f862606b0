import { at } from '../../structures/at.ts';
import { folderOf, nearestFolder } from '../../workspace/paths.ts';
import type { WorkspaceEntry } from '../../workspace/workspace.ts';
import type { CheckedFile, RepositoryView } from '../types.ts';

/** A skill and the files in its folder. */
export interface SkillFolder {
  readonly file: CheckedFile;
  readonly folder: string;
  /** The paths of the other files in the folder and its subfolders, without links, and without the files of skills in subfolders. */
  readonly files: readonly string[];
}

/** The folders of the repository's skills. A skill at the top of a repository has no folder of its own. */
export function skillFolders(repository: Pick<RepositoryView, 'files' | 'paths'>): readonly SkillFolder[] {
  const folders = known.get(repository) ?? findSkillFolders(repository);
  known.set(repository, folders);
  return folders;
}

/** Remembered, because several rules ask for them. */
const known = new WeakMap<object, readonly SkillFolder[]>();

function findSkillFolders({ files, paths }: Pick<RepositoryView, 'files' | 'paths'>): readonly SkillFolder[] {
  const skills = new Map(
    files
      .filter(({ kind, level, path }) => kind === 'skill' && level === 'repository' && path.includes('/'))
      .map((file) => [folderOf(file.path), file]),
  );
  return [...skills].map(([folder, file]) => ({
    file,
    folder,
    files: findEntriesBelow(paths.entries, folder)
      .filter(({ kind, path }) => kind === 'file' && path !== file.path && nearestFolder(path, skills) === folder)
      .map(({ path }) => path),
  }));
}

/** The entries in a folder and its subfolders. They are next to each other, because entries are sorted by path. */
function findEntriesBelow(entries: readonly WorkspaceEntry[], folder: string): readonly WorkspaceEntry[] {
  const prefix = `${folder}/`;
  const start = findFirstAtOrAfter(entries, prefix);
  let end = start;
  while (entries[end]?.path.startsWith(prefix) === true) {
    end += 1;
  }
  return entries.slice(start, end);
}

function findFirstAtOrAfter(entries: readonly WorkspaceEntry[], path: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(entries, middle).path < path) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
