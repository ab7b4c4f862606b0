import type { Comment, Group, Severity } from '../types.ts';
import { fence, firstLine, json, textKinds } from '../write.ts';

/** Comments as trees that are natural for data of reviews: by file, by line, by severity, as nodes of a graph. */
export const trees: Group = {
  name: 'trees',
  kinds: textKinds({
    'objects by path, one comment each or a list': ({ comments }) =>
      pretty(
        Object.fromEntries(
          byPath(comments).map(([path, list]) => [path, list.length === 1 ? bare(list[0]) : list.map(bare)]),
        ),
      ),
    'by path, then by line, objects': ({ comments }) =>
      pretty(
        Object.fromEntries(
          byPath(comments).map(([path, list]) => [
            path,
            Object.fromEntries(list.map(({ line, severity, title, body }) => [line, { severity, title, body }])),
          ]),
        ),
      ),
    'by path, then by line with its word, objects': ({ comments }) =>
      pretty(
        Object.fromEntries(
          byPath(comments).map(([path, list]) => [
            path,
            Object.fromEntries(
              list.map(({ line, severity, title, body }) => [`line ${line}`, { severity, title, body }]),
            ),
          ]),
        ),
      ),
    'by path, then by line with its letter, lists': ({ comments }) =>
      pretty(
        Object.fromEntries(
          byPath(comments).map(([path, list]) => [
            path,
            Object.fromEntries(
              list.map(({ line, severity, title, body }) => [`L${line}`, [{ severity, title, body }]]),
            ),
          ]),
        ),
      ),
    'by place': ({ comments }) =>
      pretty(
        Object.fromEntries(
          comments.map(({ path, line, severity, title, body }) => [`${path}:${line}`, { severity, title, body }]),
        ),
      ),
    'by place, in comments': ({ comments, summary }) =>
      pretty({
        summary,
        comments: Object.fromEntries(
          comments.map(({ path, line, severity, title, body }) => [`${path}#L${line}`, { severity, title, body }]),
        ),
      }),
    'by file in review': ({ comments, summary }) =>
      pretty({
        review: { summary, files: byPath(comments).map(([file, list]) => ({ file, comments: list.map(bare) })) },
      }),
    'files with lines with comments': ({ comments }) =>
      pretty({
        files: byPath(comments).map(([path, list]) => ({
          path,
          lines: list.map(({ line, severity, title, body }) => ({ line, comments: [{ severity, title, body }] })),
        })),
      }),
    'files with hunks with comments': ({ comments }) =>
      pretty({
        files: byPath(comments).map(([filename, list]) => ({
          filename,
          hunks: list.map((comment) => ({ header: '@@ -1,4 +1,6 @@', comments: [bare(comment)] })),
        })),
      }),
    'files that are objects with a name': ({ comments }) =>
      pretty({ files: byPath(comments).map(([name, list]) => ({ name, findings: list.map(bare) })) }),
    'files by severity': ({ comments }) =>
      pretty(
        Object.fromEntries(
          byPath(comments).map(([path, list]) => [
            path,
            Object.fromEntries(
              bySeverity(list).map(([severity, own]) => [
                severity,
                own.map(({ line, title, body, quote }) => ({ line, title, body, quote })),
              ]),
            ),
          ]),
        ),
      ),
    'by severity, without the severity': ({ comments }) =>
      pretty(Object.fromEntries(bySeverity(comments).map(([severity, list]) => [severity, list.map(withoutSeverity)]))),
    'by severity in capitals, in findings': ({ comments, summary }) =>
      pretty({
        summary,
        findings: Object.fromEntries(
          bySeverity(comments).map(([severity, list]) => [severity.toUpperCase(), list.map(withoutSeverity)]),
        ),
      }),
    'by severity, named as issues': ({ comments }) =>
      pretty(
        Object.fromEntries(
          bySeverity(comments).map(([severity, list]) => [
            { high: 'critical_issues', medium: 'warnings', low: 'suggestions' }[severity],
            list.map(withoutSeverity),
          ]),
        ),
      ),
    'by severity, groups in a list': ({ comments }) =>
      pretty({
        groups: bySeverity(comments).map(([severity, list]) => ({ severity, comments: list.map(withoutSeverity) })),
      }),
    'by category, groups in a list': ({ comments }) =>
      pretty({
        categories: [...new Set(comments.map(({ kind }) => kind))].map((category) => ({
          category,
          issues: comments.filter(({ kind }) => kind === category).map((comment) => ({ ...comment, kind: undefined })),
        })),
      }),
    'by reviewer': ({ comments, summary }) =>
      pretty({
        reviewers: [
          { name: 'correctness', summary, comments },
          { name: 'style', summary: 'OK', comments: [] },
        ],
      }),
    'by section, some empty': ({ comments, summary }) =>
      pretty({ summary, security: [], performance: [], bugs: comments, style: [], documentation: [] }),
    'edges and nodes': ({ comments }) =>
      pretty({ data: { review: { comments: { edges: comments.map((node) => ({ cursor: 'x', node })) } } } }),
    nodes: ({ comments }) =>
      pretty({
        data: { comments: { totalCount: comments.length, nodes: comments, pageInfo: { hasNextPage: false } } },
      }),
    'threads with comments': ({ comments }) =>
      pretty({
        reviewThreads: {
          nodes: comments.map(({ path, line, severity, title, body }) => ({
            path,
            line,
            isResolved: false,
            comments: { nodes: [{ severity, title, body }] },
          })),
        },
      }),
    'a list of lists by file': ({ comments }) => pretty(byPath(comments).map(([, list]) => list)),
    'pairs of a path and a list': ({ comments }) =>
      pretty(byPath(comments).map(([path, list]) => [path, list.map(bare)])),
    'rows under names of columns': ({ comments }) =>
      pretty({
        columns: ['path', 'line', 'severity', 'title', 'body'],
        rows: comments.map(({ path, line, severity, title, body }) => [path, line, severity, title, body]),
      }),
    'a list for each field': ({ comments }) =>
      pretty({
        path: comments.map(({ path }) => path),
        line: comments.map(({ line }) => line),
        severity: comments.map(({ severity }) => severity),
        body: comments.map(({ body }) => body),
      }),
    'rows after a row of names': ({ comments }) =>
      pretty([
        ['path', 'line', 'severity', 'body'],
        ...comments.map(({ path, line, severity, body }) => [path, line, severity, body]),
      ]),
    'by number of the comment, in review': ({ comments, summary }) =>
      pretty({
        review: { summary, ...Object.fromEntries(comments.map((one, index) => [`comment_${index + 1}`, one])) },
      }),
    'one comment as an object for the list': ({ comments, summary }) =>
      `${pretty({ summary, comments: comments[0] })}\n${comments
        .slice(1)
        .map((comment) => pretty({ comments: comment }))
        .join('\n')}`,
    'a place as an object': ({ comments, summary }) =>
      pretty({
        summary,
        comments: comments.map(({ path, line, startLine, ...rest }) => ({
          location: { file: path, lines: { start: startLine ?? line, end: line } },
          ...rest,
        })),
      }),
    'a place as a text': ({ comments, summary }) =>
      pretty({
        summary,
        issues: comments.map((comment) => ({
          where: `${comment.path}:${comment.line}`,
          what: comment.body,
          title: comment.title,
          severity: comment.severity,
        })),
      }),
    'the text within an object': ({ comments, summary }) =>
      pretty({
        summary,
        comments: comments.map(({ title, body, severity, ...rest }) => ({
          ...rest,
          comment: { title, body, severity },
        })),
      }),
    'details within an object': ({ comments }) =>
      pretty({
        issues: comments.map(({ path, line, severity, title, body }) => ({
          id: 'x-1',
          severity,
          location: { path, line },
          details: { title, description: body },
        })),
      }),
    'attributes of a resource': ({ comments }) =>
      pretty({
        data: comments.map(({ path, line, severity, title, body }, index) => ({
          type: 'comment',
          id: String(index),
          attributes: { path, line, severity, title, body },
        })),
      }),
    'counts beside the list': ({ comments, summary }) =>
      pretty({
        stats: { files: 3, issues: comments.length, high: 1, medium: 1, low: 1 },
        summary,
        comments,
        total: comments.length,
      }),
    'a score and a verdict beside the list': ({ comments, summary }) =>
      pretty({ verdict: 'request_changes', score: 6, approved: false, summary: { text: summary }, comments }),
    'praise beside the list': ({ comments, summary }) =>
      pretty({ summary, positives: ['Good tests.', 'Clear names.'], strengths: ['Small steps'], comments }),
    'three levels of lists': ({ comments }) => JSON.stringify([[comments]]),
    'YAML inside JSON': ({ comments }) =>
      JSON.stringify({
        review: `comments:\n${comments
          .map(
            (comment) =>
              `- path: ${comment.path}\n  line: ${comment.line}\n  severity: ${comment.severity}\n  body: ${JSON.stringify(comment.body)}`,
          )
          .join('\n')}`,
      }),
    'files, each in a fence with its name before it': ({ comments }) =>
      byPath(comments)
        .map(([path, list]) => `\`${path}\`:\n${fence(JSON.stringify(list.map(bare), undefined, 2))}`)
        .join('\n\n'),
    'files, each below a heading, lists without a path': ({ comments }) =>
      byPath(comments)
        .map(([path, list]) => `### ${path}\n\n${fence(JSON.stringify({ comments: list.map(bare) }))}`)
        .join('\n\n'),
    'the answer beside an echo of the request': (answer) =>
      pretty({ request: { task: 'review', files: ['a', 'b'] }, response: JSON.parse(json(answer)) as unknown }),
    'ranges by their two ends': ({ comments, summary }) =>
      pretty({
        summary,
        comments: comments.map((comment) => {
          return { ...comment, line: undefined, startLine: undefined, range: [firstLine(comment), comment.line] };
        }),
      }),
  }),
};

function pretty(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function byPath(comments: readonly Comment[]): readonly (readonly [string, readonly Comment[]])[] {
  return [...new Set(comments.map(({ path }) => path))].map((path) => [
    path,
    comments.filter((comment) => comment.path === path),
  ]);
}

function bySeverity(comments: readonly Comment[]): readonly (readonly [Severity, readonly Comment[]])[] {
  return (['high', 'medium', 'low'] as const)
    .map((severity) => [severity, comments.filter((comment) => comment.severity === severity)] as const)
    .filter(([, list]) => list.length > 0);
}

/** The comment without its path, which is told around it. */
function bare(comment: Comment | undefined): unknown {
  return { ...comment, path: undefined };
}

function withoutSeverity(comment: Comment): unknown {
  return { ...comment, severity: undefined };
}
