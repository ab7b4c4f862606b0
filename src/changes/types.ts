/** How a file changed, in the words of GitHub's files endpoint; `changed` is a change of mode or type alone. */
export type ChangeStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';

/** One line of a hunk. Line numbers count from 1; `text` has neither the diff's sign nor the line feed, but keeps a CR. */
export type DiffLine = (
  | { readonly kind: 'context'; readonly oldLine: number; readonly newLine: number; readonly text: string }
  | { readonly kind: 'added'; readonly newLine: number; readonly text: string }
  | { readonly kind: 'removed'; readonly oldLine: number; readonly text: string }
) & {
  /** Set on the last line of a file that does not end with a line feed. */
  readonly noNewline?: true;
};

/** A hunk as its `@@` header states it. Where a count is 0, that side has no line, and its start is the line before. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** What follows the second `@@`: the enclosing declaration as git saw it; empty where there is none. */
  readonly heading: string;
  /** A hunk read from a diff makes them when they are asked for, and may make them anew the next time. */
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
  /** What is read in place of the hunks, where these are not for reading. */
  readonly view?: ChangeView;
}

/** A file's change in a form that can be read. Its lines have the numbers of the file's own lines they came from. */
export interface ChangeView {
  /** What is shown, in a few words. */
  readonly about: string;
  readonly hunks: readonly Hunk[];
}

/** Something of the change that will not be read, and why: nothing is dropped in silence. */
export interface LeftOutFile {
  readonly path: string;
  readonly reason: string;
}

/** Why a file as a whole is not reviewed. */
export type FileExclusion =
  /** Its lines, or some of them, could not be read. */
  | 'unread'
  | 'not-in-paths'
  | 'ignored'
  | 'excluded'
  | 'binary'
  | 'removed'
  | 'lock-file'
  | 'vendored'
  | 'generated'
  | 'too-large'
  /** A change of name or mode alone. */
  | 'no-text';

/** How much changed: files, and added and removed lines. */
export interface ChangeSize {
  readonly files: number;
  readonly lines: number;
}

/** A source of the change that was tried first and did not give all of it. */
export interface PassedOver {
  readonly source: Changes['source'];
  readonly reason: string;
}

/** A whole change as it was read from one source. */
export interface Changes {
  readonly files: readonly FileChange[];
  readonly leftOut: readonly LeftOutFile[];
  /** A repository on disk, GitHub's list of files, GitHub's diff of the pull request, or a diff that was given. */
  readonly source: 'git' | 'github-files' | 'github-diff' | 'diff';
  /** Where several sources could be asked. */
  readonly passedOver?: readonly PassedOver[];
  /** What is known to have changed, though no source has it. */
  readonly missing?: ChangeSize;
}
