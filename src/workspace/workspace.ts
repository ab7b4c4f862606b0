/** An entry of a workspace. As in git, a folder is not an entry, unless its files cannot be listed. */
export interface WorkspaceEntry {
  readonly path: string;
  /** `closed-folder`: a folder on disk that the system refuses to list, because it belongs to somebody else, for example. */
  readonly kind: 'file' | 'symlink' | 'submodule' | 'closed-folder';
  /** The id that git gives its content, if the query asks for ids and the workspace knows them. */
  readonly id?: string;
}

/** The result of reading a path. Expected outcomes are values; only failures of disk, git or network throw. */
export type WorkspaceFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'missing' }
  /** `hint` is what to do about it, if putting a text file in its place is not the answer. */
  | { readonly kind: 'not-a-file'; readonly reason: string; readonly hint?: string };

/** A file that was not read because of its size. */
export interface TooLargeFile {
  readonly kind: 'too-large';
  readonly bytes: number;
}

/** Which entries of a workspace may be wanted. */
export interface FindQuery {
  /**
   * Endings of paths in lower case, such as `agents.md` and `.vscode/settings.json`. For the letters A to Z, case does
   * not matter. Every path has the empty ending. Symbolic links, submodules and
   * closed folders always match, whatever their name.
   */
  readonly endings: readonly string[];
  /** If the whole tree cannot be listed, these folders are searched at any depth. The empty path is the root. */
  readonly deep: readonly string[];
  /** If the whole tree cannot be listed, the direct entries of these folders are searched. */
  readonly shallow: readonly string[];
  /** Whether the entries are to have the ids of their contents, which takes memory. */
  readonly withIds?: true;
}

export interface FindResult {
  /** Sorted by path, each path once. */
  readonly entries: readonly WorkspaceEntry[];
  /** Whether the whole tree was searched. If not, at least the folders of the query were. */
  readonly isComplete: boolean;
  /** Whether git was not asked, so that the entries may include ignored files. */
  readonly holdsIgnored?: boolean;
}

/**
 * The files of a repository at one moment: on disk, at a git revision, behind GitHub's API, or in memory.
 * Paths are relative to the root, with `/`. They never begin with `/` or contain `..`: callers resolve them first.
 */
export interface Workspace {
  /** The name in messages, such as `the working tree` or `base 1a2b3c4`. */
  readonly name: string;
  /** All entries below a folder at any depth, sorted by path; the whole tree for the empty string. */
  list(folder: string): Promise<readonly WorkspaceEntry[]>;
  /** The entries that match a query. This is faster than `list`, which creates an entry for every file. */
  find(query: FindQuery): Promise<FindResult>;
  /** The entry itself: a symbolic link is not followed. */
  read(path: string): Promise<WorkspaceFile>;
  /** Like `read`, but a larger file is not read. Absent if the workspace does not know sizes before it reads. */
  readUpTo?(path: string, maxBytes: number): Promise<WorkspaceFile | TooLargeFile>;
  /**
   * Prepares to read these files, except larger ones. Returns the files that will still need a request each. Absent if
   * no file needs a request.
   */
  bring?(paths: readonly string[], maxBytes: number): Promise<ReadonlySet<string>>;
  /** The size of a file in bytes; absent if it is not known before the file is read. */
  sizeOf?(path: string): Promise<number | undefined>;
  /** Whether a file can be executed, according to its mode; absent if modes are not known. */
  isExecutable?(path: string): Promise<boolean>;
}
