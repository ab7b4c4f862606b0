/** The status of a file, as in GitHub's files endpoint. `changed` is a change of only the mode or type. */
export type ChangeStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';

/**
 * One line of a hunk. Line numbers count from 1. `text` has neither the diff's sign nor the line feed, but keeps a CR.
 */
export type DiffLine = (
  | { readonly kind: 'context'; readonly oldLine: number; readonly newLine: number; readonly text: string }
  | { readonly kind: 'added'; readonly newLine: number; readonly text: string }
  | { readonly kind: 'removed'; readonly oldLine: number; readonly text: string }
) & {
  /** Set on the last line of a file that does not end with a line feed. */
  readonly noNewline?: true;
};

/**
 * A hunk with the numbers of its `@@` header. If a count is 0, that side has no line, and its start is the line before.
 */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** The text after the second `@@`: the enclosing declaration that git found. Empty if there is none. */
  readonly heading: string;
  /** A hunk that was read from a diff reads its lines on demand, and may read them again the next time. */
  readonly lines: readonly DiffLine[];
}

/** One file of a change. */
export interface FileChange {
  /** Path in the head, or in the base for a removed file. Relative to the repository's root, with `/`. */
  readonly path: string;
  /** Only for renamed and copied files. */
  readonly previousPath?: string;
  readonly status: ChangeStatus;
  readonly binary: boolean;
  readonly additions: number;
  readonly deletions: number;
  readonly hunks: readonly Hunk[];
  /** How the text is encoded if git and GitHub show the file as binary. GitHub then accepts no comment on its lines. */
  readonly encoding?: BinaryEncoding;
  /**
   * Set if the file can be executed: since this change, or before it already. `unknown`: GitHub's list of files has a change
   * of its mode, but not which. `program`: a binary file whose first bytes or name are those of a program.
   */
  readonly executable?: 'became' | 'already' | 'unknown' | 'program';
  /** Set in an audit: the file is read as it is, and all of its lines count as added although nothing changed. */
  readonly isWhole?: true;
  /** Changed lines that `additions` and `deletions` do not count, because the text cannot be read. */
  readonly unreadLines?: number;
  /** A readable form of the change that is shown instead of the hunks, for files whose hunks are unreadable. */
  readonly view?: ChangeView;
}

/** Encodings of text that git and GitHub show as binary. `utf-8` is such a text if it has NUL characters. */
export type BinaryEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** A file's change in a readable form. Its lines have the numbers of the lines in the file that they came from. */
export interface ChangeView {
  /** A short description of what is shown. */
  readonly about: string;
  readonly hunks: readonly Hunk[];
}

/** A part of the change that will not be read, and the reason. Every left-out part is listed. */
export interface LeftOutFile {
  readonly path: string;
  readonly reason: string;
  /** How many files it is, if the path is a folder. */
  readonly files?: number;
}

/** The kind of reason why a whole file is not reviewed. */
export type FileExclusion =
  /** Its lines, or some of them, could not be read. */
  | 'unread'
  | 'not-in-paths'
  | 'ignored'
  | 'excluded'
  /** Excluded by the repository, although a policy decides `content-exclusion`. */
  | 'excluded-against-policy'
  | 'binary'
  /** Text that the base marks as `-diff` or `binary`. */
  | 'no-diff'
  | 'removed'
  | 'lock-file'
  /** It has the name of a lock file, and lines that no package manager writes there. */
  | 'not-lock-file'
  /** A baseline or the learned file of Housestyle itself. */
  | 'own-file'
  | 'vendored'
  | 'generated'
  /** A new file whose own text or name is the only sign that a tool, or somebody else, wrote it. */
  | 'looks-generated'
  /** Minified code, or a bundle whose modules nobody reads, that the base does not mark as generated. */
  | 'minified'
  | 'too-large'
  /** Text, or a program, in an encoding that cannot be read. */
  | 'unreadable'
  /** The file became executable without a change of text, or is an executable binary file. */
  | 'executable'
  /** Its name became that of code, or it left a place that reviews leave out, and its unchanged lines are not shown. */
  | 'moved'
  /** Its lines are read, but a compiler or an interpreter reads another text. */
  | 'misread'
  /** Only the name or the mode changed. */
  | 'no-text'
  /** In an audit: a link, a submodule or an empty file. */
  | 'no-content';

/** The size of a change: files, and added and removed lines. */
export interface ChangeSize {
  readonly files: number;
  readonly lines: number;
}

/** A source of the change that was tried first and did not return all of it. */
export interface PassedOver {
  readonly source: Changes['source'];
  readonly reason: string;
}

/** A whole change as it was read from one source. */
export interface Changes {
  readonly files: readonly FileChange[];
  readonly leftOut: readonly LeftOutFile[];
  /**
   * A repository on disk, GitHub's list of files, GitHub's diff of the pull request, a diff file, or for an audit the tree of
   * a commit, in which nothing changed.
   */
  readonly source: 'git' | 'github-files' | 'github-diff' | 'diff' | 'tree';
  /** The sources that were tried before, if several could be asked. */
  readonly passedOver?: readonly PassedOver[];
  /** Files and lines that changed but that no source has. */
  readonly missing?: ChangeSize;
}
