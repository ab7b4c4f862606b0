import { resolveReference } from '../customizations/references/reference-path.ts';
import type { RepositoryView } from '../rules/types.ts';

/** A path as it would be written in place of what is typed. Folders end in `/`. */
export interface OfferedPath {
  readonly text: string;
  readonly isFolder: boolean;
}

/** Editors filter what they are given. A folder with more entries is completed after another letter. */
const MAX_OFFERED = 300;

/** The files and folders in the folder that is typed so far, relative to the file `from`. */
export function completePath(
  from: string,
  typed: string,
  { entries }: RepositoryView['paths'],
): readonly OfferedPath[] {
  const written = typed.slice(0, typed.lastIndexOf('/') + 1);
  const resolved = resolveReference(from, written === '' ? './' : written);
  if (resolved.kind !== 'inside') {
    return [];
  }
  const folder = resolved.path === '' || resolved.path.endsWith('/') ? resolved.path : `${resolved.path}/`;
  const wanted = `${folder}${typed.slice(written.length)}`;
  const offered = new Map<string, OfferedPath>();
  for (const { path } of entries.slice(firstFrom(entries, folder))) {
    if (!path.startsWith(folder) || offered.size >= MAX_OFFERED) {
      break;
    }
    if (path !== from && path.toLowerCase().startsWith(wanted.toLowerCase())) {
      const slash = path.indexOf('/', folder.length);
      const isFolder = slash >= 0;
      const text = `${written}${path.slice(folder.length, isFolder ? slash + 1 : path.length)}`;
      offered.set(text, { text, isFolder });
    }
  }
  return [...offered.values()];
}

/** The index of the first entry at or after a path. Entries are sorted. */
function firstFrom(entries: RepositoryView['paths']['entries'], path: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.path ?? '') < path) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
