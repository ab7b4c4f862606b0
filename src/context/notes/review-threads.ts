/** A conversation about a line or a file of the pull request. Anybody may have written its texts. */
export interface ReviewThread {
  readonly path: string;
  /**
   * Line number in the current file, or, for an outdated thread, in the file at that time. Absent for a thread about
   * the whole file.
   */
  readonly line?: number;
  /** `head`: a line of the new version. `base`: a removed line. */
  readonly side: 'head' | 'base';
  /** Whether its lines have changed since. */
  readonly isOutdated: boolean;
  /** Absent if this is unknown. */
  readonly isResolved?: boolean;
  readonly resolvedBy?: string;
  /** Why somebody hid its first comment, such as `resolved` or `off-topic`; absent if nobody did, or if this is unknown. */
  readonly hiddenAs?: string;
  /** Up to ten people who marked its first comment with 👎; absent if there are none, or if this is unknown. */
  readonly thumbsDownBy?: readonly string[];
  /** The first comments. */
  readonly comments: readonly ThreadComment[];
  readonly furtherComments: number;
}

export interface ThreadComment {
  /** Empty for a deleted account. */
  readonly author: string;
  /** The author of the change, or a person who may write to the repository; absent for others, and if it is unknown. */
  readonly role?: 'author' | 'member';
  /** Whether an earlier run of this program wrote it. */
  readonly isOurs: boolean;
  /** Markdown as it was written, including hidden comments. */
  readonly text: string;
}

export interface ReviewThreads {
  /** The oldest first. */
  readonly threads: readonly ReviewThread[];
  /** A sentence about threads that are missing. */
  readonly note?: string;
}

/** Reads the threads of a change. It may throw. */
export type ReadThreads = () => Promise<ReviewThreads>;
