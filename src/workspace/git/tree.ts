/** An entry of one folder of a commit. */
export interface TreeEntry {
  readonly kind: 'file' | 'folder' | 'symlink' | 'submodule';
  readonly name: string;
  readonly id: string;
}

/** The entries of one folder that are wanted, each list in order. */
export interface TreeEntries {
  readonly folders: readonly TreeEntry[];
  /** Files, symbolic links and submodules. */
  readonly others: readonly TreeEntry[];
}

/** Whether an entry is wanted. Its name in UTF-8 is between the two offsets. */
export type IsWanted = (bytes: Buffer, start: number, end: number) => boolean;

const NUL = 0;
const SPACE = 32;
const DIGIT_0 = 48;

/** The bits of a mode that give the kind of an entry. Everything except these three kinds is a file. */
const KIND_BITS = 0o170000;
const FOLDER = 0o040000;
const SYMLINK = 0o120000;
const SUBMODULE = 0o160000;

/**
 * Reads the folders, symbolic links and submodules of a tree object, and the files that are wanted, in order. A tree is a
 * sequence of `<mode> <name> NUL <id as bytes>`. Files that are not wanted are never decoded. Names that no checkout could
 * have, such as `..`, are skipped. Invalid UTF-8 becomes U+FFFD.
 * `idBytes` is 20, or 32 in a repository with SHA-256.
 */
export function readTreeEntries(tree: Buffer, idBytes: number, isWanted: IsWanted): TreeEntries {
  const folders: TreeEntry[] = [];
  const others: TreeEntry[] = [];
  for (let at = 0; at < tree.length;) {
    let mode = 0;
    for (let digit = tree[at]; digit !== undefined && digit !== SPACE; digit = tree[at]) {
      mode = mode * 8 + digit - DIGIT_0;
      at += 1;
    }
    const start = at + 1;
    let end = start;
    while (tree[end] !== NUL && end < tree.length) {
      end += 1;
    }
    at = end + 1 + idBytes;
    const kind = readKind(mode);
    if (at <= tree.length && (kind !== 'file' || isWanted(tree, start, end))) {
      const name = tree.toString('utf8', start, end);
      if (isPlainName(name)) {
        (kind === 'folder' ? folders : others).push({ kind, name, id: tree.toString('hex', end + 1, at) });
      }
    }
  }
  return { folders, others };
}

function readKind(mode: number): TreeEntry['kind'] {
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
