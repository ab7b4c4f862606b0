/** An entry of one folder of a commit. */
export interface TreeEntry {
  readonly kind: 'file' | 'folder' | 'symlink' | 'submodule';
  readonly name: string;
  readonly id: string;
}

/** What is of interest in one folder, each in order. */
export interface TreeEntries {
  readonly folders: readonly TreeEntry[];
  /** Files, symbolic links and submodules. */
  readonly others: readonly TreeEntry[];
}

/** Whether an entry whose name in UTF-8 stands between two offsets is wanted. */
export type IsWanted = (bytes: Buffer, start: number, end: number) => boolean;

const NUL = 0;
const SPACE = 32;
const DIGIT_0 = 48;

/** The bits of a mode that say what it is; all but these three are files. */
const KIND_BITS = 0o170000;
const FOLDER = 0o040000;
const SYMLINK = 0o120000;
const SUBMODULE = 0o160000;

/**
 * The folders, symbolic links and submodules of a tree object and those of its files that are wanted, in order. A tree
 * is a row of `<mode> <name> NUL <id as bytes>`; nothing is made of the files that are not wanted. Names that no
 * checkout could hold, as `..`, are passed over; bytes that are no UTF-8 become U+FFFD.
 * `idBytes` is 20, or 32 in a repository with SHA-256.
 */
export function readTreeEntries(tree: Buffer, idBytes: number, isWanted: IsWanted): TreeEntries {
  const folders: TreeEntry[] = [];
  const others: TreeEntry[] = [];
  for (let at = 0; at < tree.length;) {
    let mode = 0;
    for (; tree[at] !== SPACE && at < tree.length; at += 1) {
      mode = mode * 8 + (tree[at] ?? 0) - DIGIT_0;
    }
    const start = at + 1;
    let end = start;
    while (tree[end] !== NUL && end < tree.length) {
      end += 1;
    }
    at = end + 1 + idBytes;
    const kind = kindOf(mode);
    if (at <= tree.length && (kind !== 'file' || isWanted(tree, start, end))) {
      const name = tree.toString('utf8', start, end);
      if (isPlainName(name)) {
        (kind === 'folder' ? folders : others).push({ kind, name, id: tree.toString('hex', end + 1, at) });
      }
    }
  }
  return { folders, others };
}

function kindOf(mode: number): TreeEntry['kind'] {
  switch (mode & KIND_BITS) {
    case FOLDER:
      return 'folder';
    case SYMLINK:
      return 'symlink';
    case SUBMODULE:
      return 'submodule';
    default:
      return 'file';
  }
}

function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !name.includes('/');
}
