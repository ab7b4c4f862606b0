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

/**
 * The files of a repository at one moment: on disk, at a git revision, behind GitHub's API, or in memory.
 * Paths are relative to the root, with `/`, and never begin with `/` or hold `..`; a caller resolves them first.
 */
export interface Workspace {
  /** Named in messages: `the working tree`, `base 1a2b3c4`. */
  readonly name: string;
  /** All entries below a folder at any depth, sorted by path; the whole tree for the empty string. */
  list(folder: string): Promise<readonly WorkspaceEntry[]>;
  /** The entry itself: a symbolic link is not followed. */
  read(path: string): Promise<WorkspaceFile>;
}
