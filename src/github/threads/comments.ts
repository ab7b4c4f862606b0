/** A comment on the pull request, by anybody. */
export interface PostedComment {
  readonly id: number;
  /** The id for GraphQL; absent if the API did not say. */
  readonly nodeId?: string;
  readonly author: string;
  readonly isBot: boolean;
  readonly body: string;
  readonly url: string;
  /** The first comment of its thread, if this one is a reply. */
  readonly replyTo?: number;
}

/** An inline comment for GitHub's review endpoint. */
export interface NewComment {
  readonly path: string;
  readonly body: string;
  readonly side: 'LEFT' | 'RIGHT';
  readonly line: number;
  readonly startLine?: number;
}

/** The parameters of an inline comment in GitHub's API. */
export function commentParameters(comment: NewComment): {
  path: string;
  body: string;
  side: 'LEFT' | 'RIGHT';
  line: number;
  start_line?: number;
  start_side?: 'LEFT' | 'RIGHT';
} {
  return {
    path: comment.path,
    body: comment.body,
    side: comment.side,
    line: comment.line,
    ...(comment.startLine === undefined ? {} : { start_line: comment.startLine, start_side: comment.side }),
  };
}
