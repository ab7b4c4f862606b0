import type { FileChange } from './types.ts';
import { groupBy } from '../structures/group-by.ts';

/** The changed files below a folder. */
export interface FileGroup {
  /** The folder, such as `src/cart`. Undefined for files at the root, and for folders that no other group has. */
  readonly folder: string | undefined;
  readonly files: readonly FileChange[];
}

const MOST_GROUPS = 12;
/** A group of so few files is not divided: a row of a table can name them all. */
const FEW_FILES = 6;

/**
 * Groups changed files by their folders. The largest group is divided into its subfolders as long as there are at most
 * `most` groups. If there are more folders than that at the root, the largest ones are kept and the other files are the
 * last group.
 */
export function groupFiles(files: readonly FileChange[], most = MOST_GROUPS): readonly FileGroup[] {
  const top = divide({ folder: ROOT, files, isWhole: true });
  if (top.length > most) {
    return keepLargest(top, most);
  }
  let groups = top;
  for (;;) {
    const next = divideLargest(groups, most);
    if (next === undefined) {
      return inOrder(groups).map(drawGroup);
    }
    groups = next;
  }
}

interface Group {
  readonly folder: string;
  readonly files: readonly FileChange[];
  /** Whether subfolders are part of it. */
  readonly isWhole: boolean;
}

const ROOT = '';

function divideLargest(groups: readonly Group[], most: number): readonly Group[] | undefined {
  const bySize = groups.filter(({ isWhole }) => isWhole).toSorted(compareSize);
  for (const group of bySize) {
    const parts = divide(group);
    const isChain = parts.length === 1 && parts[0]?.folder !== group.folder;
    if (isChain || (parts.length > 1 && group.files.length > FEW_FILES && groups.length - 1 + parts.length <= most)) {
      return [...groups.filter((other) => other !== group), ...parts];
    }
  }
  return undefined;
}

/** Divides a group into the files of its folder itself and the groups of its subfolders. */
function divide({ folder, files }: Group): readonly Group[] {
  const prefix = folder === ROOT ? '' : `${folder}/`;
  const parts = groupBy(files, ({ path }) => {
    const end = path.indexOf('/', prefix.length);
    return end < 0 ? folder : path.slice(0, end);
  });
  return [...parts].map(([name, own]) => ({ folder: name, files: own, isWhole: name !== folder }));
}

function keepLargest(groups: readonly Group[], most: number): readonly FileGroup[] {
  const bySize = groups.filter(({ folder }) => folder !== ROOT).toSorted(compareSize);
  const kept = bySize.slice(0, most - 1);
  const rest = groups.filter((group) => !kept.includes(group)).flatMap(({ files }) => files);
  return [...inOrder(kept).map(drawGroup), { folder: undefined, files: rest }];
}

function drawGroup({ folder, files }: Group): FileGroup {
  return { folder: folder === ROOT ? undefined : folder, files };
}

function inOrder(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted((one, other) => compareText(one.folder, other.folder));
}

function compareSize(one: Group, other: Group): number {
  return other.files.length - one.files.length || compareText(one.folder, other.folder);
}

/** Not by the rules of a language, which differ between machines. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
