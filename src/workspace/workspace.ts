/** What stands at a path of a workspace. A folder is not an entry of its own, as in git. */
export interface WorkspaceEntry {
  readonly path: string;
  readonly kind: 'file' | 'symlink' | 'submodule';
}

/** What reading a path gave: expected outcomes are values; only a failing disk, git or network throws. */
export type WorkspaceFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-a-file'; readonly reason: string };

/** A file that was left alone for its size. */
export interface TooLargeFile {
  readonly kind: 'too-large';
  readonly bytes: number;
}

/** Which entries of a workspace may be wanted. */
export interface FindQuery {
  /**
   * Endings of paths in lower case, as `agents.md` and `.vscode/settings.json`; the letters A to Z are compared
   * without case. The empty one is that of every path. Symbolic links and submodules are wanted whatever their name.
   */
  readonly endings: readonly string[];
  /** Folders to look into, with all below them, where the whole tree cannot be had; the empty one is the root. */
  readonly deep: readonly string[];
  /** Folders of which the direct entries are looked at, where the whole tree cannot be had. */
  readonly shallow: readonly string[];
}

export interface FindResult {
  /** Sorted by path, each path once. */
  readonly entries: readonly WorkspaceEntry[];
  /** Whether the whole tree was looked through; if not, at least the folders of the query were. */
  readonly isComplete: boolean;
  /** Whether nobody asked git, so that what it would ignore may be among the entries. */
  readonly holdsIgnored?: boolean;
}

/**
 * The files of a repository at one moment: on disk, at a git revision, behind GitHub's API, or in memory.
 * Paths are relative to the root, with `/`, and never begin with `/` or hold `..`; a caller resolves them first.
 */
export interface Workspace {
  /** Named in messages: `the working tree`, `base 1a2b3c4`. */
  readonly name: string;
  /** All entries below a folder at any depth, sorted by path; the whole tree for the empty string. */
  list(folder: string): Promise<readonly WorkspaceEntry[]>;
  /** The entries that a query wants. Faster than `list`, as nothing is made of the others. */
  find(query: FindQuery): Promise<FindResult>;
  /** The entry itself: a symbolic link is not followed. */
  read(path: string): Promise<WorkspaceFile>;
  /** As `read`, but a file of more bytes than that is not read; where the workspace can tell before reading. */
  readUpTo?(path: string, maxBytes: number): Promise<WorkspaceFile | TooLargeFile>;
  /**
   * Told of files that are about to be read, as far as they have no more than so many bytes; gives those of them that
   * remain a request each. Absent where all are alike.
   */
  bring?(paths: readonly string[], maxBytes: number): Promise<ReadonlySet<string>>;
  /** How many bytes a file has; absent where that is not known before it is read. */
  sizeOf?(path: string): Promise<number | undefined>;
}
