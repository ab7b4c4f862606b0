import type { WorkspaceFile } from '../workspace.ts';
import type { Disk } from './disk.ts';
import type { RealFolders } from './real-folders.ts';

/** Stands for bytes that are not UTF-8. A valid name may contain it, too. */
const REPLACEMENT = '\u{FFFD}';

/** The result of reading a file on Linux whose name, or whose folder's name, is not valid UTF-8. */
export const UNDECODABLE_NAME: WorkspaceFile = {
  kind: 'not-a-file',
  reason: 'its path is not valid UTF-8',
  hint: 'Give the file, and its folders, names in UTF-8.',
};

/**
 * Whether a path that was not found on disk is that of a name which is not valid UTF-8. Git and the disk list such a name
 * with a replacement character, by which it cannot be opened. Links are not followed.
 */
export async function hasUndecodableName(disk: Disk, path: string, folders: RealFolders): Promise<boolean> {
  const names = path.split('/');
  const at = names.findIndex((name) => name.includes(REPLACEMENT));
  const folder = names.slice(0, Math.max(at, 0)).join('/');
  return at >= 0 && (await folders.isReal(folder)) && (await disk.readUndecodable(folder)).has(names[at] ?? '');
}
