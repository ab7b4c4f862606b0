import type { EarlierFinding } from '../../findings/identity/earlier-finding.ts';
import type { FindingKind, Severity } from '../../findings/types.ts';

/** A thread on the pull request that begins with a finding of ours. */
export interface OwnThread {
  /** The id for GraphQL; absent if only the REST API answered. */
  readonly threadId?: string;
  /** The number of its first comment, for the REST API, and its id for GraphQL. */
  readonly comment: number;
  readonly nodeId?: string;
  /** The login that wrote it: ours, or `github-actions[bot]` if ours is not known. */
  readonly author: string;
  readonly url: string;
  /** The commit that it was written on. */
  readonly commit?: string;
  /** The text of its first comment, with markers. */
  readonly text: string;
  readonly finding: EarlierFinding;
  /** As the comment says; absent if its text cannot be read. */
  readonly severity?: Severity;
  readonly kind?: FindingKind;
  /** Undefined if only the REST API answered. */
  readonly resolved?: 'no' | 'by us' | 'by a person';
  /** The login of the person who resolved it, if GitHub names one. */
  readonly resolvedBy?: string;
  /** Why somebody hid its first comment, such as `resolved` or `off-topic`; absent if nobody did. */
  readonly hiddenAs?: string;
  /** Whether our comment says that the finding is fixed, because the thread could not be resolved. */
  readonly saysFixed: boolean;
  /** The logins of those who marked the comment with 👎; undefined if there are some, and it is not known who. */
  readonly thumbsDownBy: readonly string[] | undefined;
  /** The logins of those who marked it with 👍; absent if only the REST API answered. */
  readonly thumbsUpBy?: readonly string[];
  /** The newest replies, oldest first. */
  readonly replies: readonly ThreadReply[];
}

export interface ThreadReply {
  readonly id: number;
  readonly author: string;
  readonly isBot: boolean;
  /**
   * `member`: GitHub says that they belong to the team, which does not mean that they may write. `author`: wrote the change, and
   * is not known to belong to the team.
   */
  readonly role?: 'author' | 'member';
  readonly body: string;
}
