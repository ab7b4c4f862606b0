/** A comment of anyone's on the pull request. */
export interface PostedComment {
  readonly id: number;
  readonly author: string;
  readonly isBot: boolean;
  readonly body: string;
  readonly url: string;
}

/** An inline comment as GitHub's review endpoint takes it. */
export interface NewComment {
  readonly path: string;
  readonly body: string;
  readonly side: 'LEFT' | 'RIGHT';
  readonly line: number;
  readonly startLine?: number;
}

/** A comment of any kind as GitHub answers it; a deleted account has no name. */
export function readComment(comment: {
  readonly id: number;
  readonly body?: string | undefined;
  readonly html_url: string;
  readonly user: { readonly login: string; readonly type: string } | null;
}): PostedComment {
  return {
    id: comment.id,
    author: comment.user?.login ?? '',
    isBot: comment.user?.type === 'Bot',
    body: comment.body ?? '',
    url: comment.html_url,
  };
}

/** An inline comment in the words of GitHub's API. */
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
