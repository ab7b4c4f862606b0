import type { EarlierFinding } from '../../findings/identity/earlier-finding.ts';

/** A thread on the pull request that begins with a finding of ours. */
export interface OwnThread {
  /** The id for GraphQL; absent if only the REST API answered. */
  readonly threadId?: string;
  /** The number of its first comment, for the REST API, and its id for GraphQL. */
  readonly comment: number;
  readonly nodeId?: string;
  readonly url: string;
  readonly finding: EarlierFinding;
  /** Undefined if only the REST API answered. */
  readonly resolved?: 'no' | 'by us' | 'by a person';
  readonly isMinimized?: boolean;
  /** People with write access, or the author of the change, who marked the comment with 👎. */
  readonly thumbsDown: number;
  readonly replies: readonly ThreadReply[];
}

export interface ThreadReply {
  readonly id: number;
  readonly author: string;
  readonly isBot: boolean;
  /** `member`: may write to the repository. `author`: wrote the change. */
  readonly role?: 'author' | 'member';
  readonly body: string;
}
