import type { Answer, Comment, Group, ReplyKind } from '../types.ts';
import { fence, firstLine, textKinds, wholeWithoutSeverity } from '../write.ts';

/** The formats of tools that review code, lint it or post comments, which models know from their training. */
export const reviewTools: Group = {
  name: 'formats of review tools',
  kinds: [
    ...textKinds({
      'diagnostics of reviewdog': ({ comments }) =>
        pretty({
          source: { name: 'review' },
          severity: 'WARNING',
          diagnostics: comments.map((comment) => ({
            message: `${comment.title}: ${comment.body}`,
            location: {
              path: comment.path,
              range: { start: { line: firstLine(comment) }, end: { line: comment.line } },
            },
            severity: { high: 'ERROR', medium: 'WARNING', low: 'INFO' }[comment.severity],
          })),
        }),
      'lines of reviewdog': ({ comments }) =>
        comments
          .map((comment) =>
            JSON.stringify({
              message: `${comment.title}: ${comment.body}`,
              location: { path: comment.path, range: { start: { line: comment.line, column: 1 } } },
              severity: { high: 'ERROR', medium: 'WARNING', low: 'INFO' }[comment.severity],
              code: { value: 'review/x', url: 'https://example.com' },
            }),
          )
          .join('\n'),
      'issues of GitLab': ({ comments }) =>
        pretty(
          comments.map((comment) => ({
            description: `${comment.title}: ${comment.body}`,
            check_name: 'review',
            fingerprint: 'f0',
            severity: { high: 'critical', medium: 'major', low: 'minor' }[comment.severity],
            location: { path: comment.path, lines: { begin: comment.line } },
          })),
        ).replaceAll('"major"', '"medium"'),
      'comments with labels of severity': ({ comments, summary }) =>
        pretty({
          body: summary,
          event: 'REQUEST_CHANGES',
          comments: comments.map(({ path, line, severity, title, body }) => ({
            path,
            line,
            side: 'RIGHT',
            body: `**[${severity.toUpperCase()}] ${title}**\n\n${body}`,
            severity,
          })),
        }),
      'diagnostics of a language server': ({ comments }) =>
        pretty(
          byPath(comments).map(([path, list]) => ({
            uri: `file:///${path}`,
            diagnostics: list.map(({ line, severity, title, body }) => ({
              range: { start: { line: line - 1, character: 0 }, end: { line: line - 1, character: 9 } },
              severity: { high: 1, medium: 2, low: 3 }[severity],
              message: `${title}: ${body}`,
            })),
          })),
        ),
      'results of SonarQube': ({ comments }) =>
        pretty({
          issues: comments.map(({ path, line, severity, title, body }) => ({
            rule: 'x:S1',
            severity: { high: 'CRITICAL', medium: 'MEDIUM', low: 'MINOR' }[severity],
            component: `project:${path}`,
            line,
            message: `${title}: ${body}`,
          })),
        }),
    }),
    ...withoutSeverity({
      'a review of GitHub': ({ comments, summary }) =>
        pretty({
          body: summary,
          event: 'COMMENT',
          comments: comments.map(({ path, line, title, body }) => ({
            path,
            line,
            side: 'RIGHT',
            body: `${title}. ${body}`,
          })),
        }),
      'a review of GitHub with ranges': ({ comments, summary }) =>
        pretty({
          commit_id: '0123456789abcdef0123456789abcdef01234567',
          body: summary,
          event: 'REQUEST_CHANGES',
          comments: comments.map((comment) => ({
            path: comment.path,
            start_line: firstLine(comment),
            start_side: 'RIGHT',
            line: comment.line,
            side: 'RIGHT',
            body: `**${comment.title}**\n\n${comment.body}`,
          })),
        }),
      'annotations of a check run': ({ comments, summary }) =>
        pretty({
          conclusion: 'failure',
          output: {
            title: 'Review',
            summary,
            annotations: comments.map((comment) => ({
              path: comment.path,
              start_line: firstLine(comment),
              end_line: comment.line,
              annotation_level: 'warning',
              title: comment.title,
              message: comment.body,
            })),
          },
        }),
      'discussions of GitLab': ({ comments }) =>
        pretty({
          discussions: comments.map(({ path, line, title, body }) => ({
            body: `${title}: ${body}`,
            position: { position_type: 'text', new_path: path, new_line: line, old_path: path, old_line: null },
          })),
        }),
      'comments of Bitbucket': ({ comments }) =>
        pretty({
          values: comments.map(({ path, line, title, body }) => ({
            content: { raw: `${title}: ${body}` },
            inline: { path, to: line },
          })),
        }),
      'comments of Gerrit': ({ comments, summary }) =>
        pretty({
          message: summary,
          labels: { 'Code-Review': -1 },
          comments: Object.fromEntries(
            byPath(comments).map(([path, list]) => [
              path,
              list.map(({ line, title, body }) => ({ line, message: `${title}: ${body}`, unresolved: true })),
            ]),
          ),
        }),
      'threads of Azure DevOps': ({ comments }) =>
        pretty(
          comments.map(({ path, line, title, body }) => ({
            status: 'active',
            threadContext: {
              filePath: `/${path}`,
              rightFileStart: { line, offset: 1 },
              rightFileEnd: { line, offset: 9 },
            },
            comments: [{ content: `${title}: ${body}`, commentType: 'text' }],
          })),
        ),
      'JSON of ESLint': ({ comments }) =>
        pretty(
          byPath(comments).map(([filePath, list]) => ({
            filePath: `/github/workspace/${filePath}`,
            errorCount: list.length,
            messages: list.map(({ line, title, body }) => ({
              ruleId: 'review',
              severity: 2,
              message: `${title}: ${body}`,
              line,
              column: 1,
              endLine: line,
            })),
          })),
        ),
      'JSON of RuboCop': ({ comments }) =>
        pretty({
          files: byPath(comments).map(([path, list]) => ({
            path,
            offenses: list.map(({ line, title, body }) => ({
              severity: 'warning',
              message: `${title}: ${body}`,
              cop_name: 'Lint/X',
              location: { start_line: line, last_line: line },
            })),
          })),
        }),
      'JSON of golangci-lint': ({ comments }) =>
        pretty({
          Issues: comments.map(({ path, line, title, body, quote }) => ({
            FromLinter: 'review',
            Text: `${title}: ${body}`,
            SourceLines: [quote],
            Pos: { Filename: path, Offset: 0, Line: line, Column: 1 },
          })),
        }),
      'JSON of Pylint': ({ comments }) =>
        pretty(
          comments.map(({ path, line, title, body }) => ({
            type: 'warning',
            module: 'm',
            obj: '',
            line,
            column: 0,
            path,
            symbol: 'x',
            message: `${title}: ${body}`,
            'message-id': 'W0001',
          })),
        ),
      'JSON of Ruff': ({ comments }) =>
        pretty(
          comments.map(({ path, line, title, body }) => ({
            cell: null,
            code: 'F401',
            end_location: { column: 10, row: line },
            filename: `/home/runner/work/repo/repo/${path}`,
            fix: null,
            location: { column: 8, row: line },
            message: `${title}: ${body}`,
            url: 'https://example.com',
          })),
        ),
      'JSON of Semgrep': ({ comments }) =>
        pretty({
          results: comments.map(({ path, line, title, body, quote }) => ({
            check_id: 'review.x',
            path,
            start: { line, col: 1, offset: 12 },
            end: { line, col: 9, offset: 20 },
            extra: { message: `${title}: ${body}`, severity: 'WARNING', lines: quote },
          })),
          errors: [],
        }),
      'JSON of PHPStan': ({ comments }) =>
        pretty({
          totals: { errors: 0, file_errors: comments.length },
          files: Object.fromEntries(
            byPath(comments).map(([path, list]) => [
              path,
              {
                errors: list.length,
                messages: list.map(({ line, title, body }) => ({
                  message: `${title}: ${body}`,
                  line,
                  ignorable: true,
                })),
              },
            ]),
          ),
          errors: [],
        }),
      'JSON of ShellCheck': ({ comments }) =>
        pretty({
          comments: comments.map(({ path, line, title, body }) => ({
            file: path,
            line,
            endLine: line,
            column: 1,
            level: 'warning',
            code: 2086,
            message: `${title}: ${body}`,
          })),
        }),
      'JSON of Biome': ({ comments }) =>
        pretty({
          summary: { errors: comments.length, warnings: 0 },
          diagnostics: comments.map(({ path, line, title, body }) => ({
            category: 'lint/x',
            severity: 'warning',
            description: `${title}: ${body}`,
            location: { path: { file: path }, span: [1, 9], line },
          })),
        }),
      'fields of pr-agent': ({ comments }) =>
        pretty({
          code_suggestions: comments.map((comment) => ({
            relevant_file: comment.path,
            language: 'x',
            existing_code: comment.quote,
            suggestion_content: comment.body,
            one_sentence_summary: comment.title,
            relevant_lines_start: firstLine(comment),
            relevant_lines_end: comment.line,
            label: 'possible issue',
          })),
        }),
      'lines of CodeRabbit': ({ comments }) =>
        byPath(comments)
          .map(
            ([path, list]) =>
              `<details>\n<summary>${path} (${list.length})</summary><blockquote>\n\n${list.map((comment) => `\`${firstLine(comment)}-${comment.line}\`: **${comment.title}**\n\n${oneLine(comment.body)}`).join('\n\n')}\n\n</blockquote></details>`,
          )
          .join('\n'),
      'lines of a patch with comments': ({ comments }) =>
        fence(
          byPath(comments)
            .map(
              ([path, list]) =>
                `--- a/${path}\n+++ b/${path}\n${list.map(({ line, quote, body }) => `@@ -${line},1 +${line},1 @@\n+${quote}\n# REVIEW: ${oneLine(body)}`).join('\n')}`,
            )
            .join('\n'),
          'diff',
        ),
      'lines of ripgrep with a comment': ({ comments }) =>
        comments.map(({ path, line, quote, body }) => `${path}:${line}:${quote}\n    ^ ${oneLine(body)}`).join('\n\n'),
      'Checkstyle with two files': ({ comments }) =>
        `<checkstyle version="4.3">\n${byPath(comments)
          .map(
            ([path, list]) =>
              `  <file name="${path}">\n${list.map(({ line, body }) => `    <error line='${line}' column='1' severity='error' message='${xml(oneLine(body))}' />`).join('\n')}\n  </file>`,
          )
          .join('\n')}\n</checkstyle>`,
      'elements of JUnit': ({ comments }) =>
        `<testsuites>\n<testsuite name="review" failures="${comments.length}">\n${comments
          .map(
            ({ path, line, title, body }) =>
              `<testcase name="${xml(title)}" file="${path}" line="${line}"><failure message="${xml(oneLine(body))}"></failure></testcase>`,
          )
          .join('\n')}\n</testsuite>\n</testsuites>`,
      'elements of PMD': ({ comments }) =>
        `<pmd version="7.0">\n${byPath(comments)
          .map(
            ([path, list]) =>
              `<file name="${path}">\n${list.map(({ line, body }) => `<violation beginline="${line}" endline="${line}" rule="X" priority="3">\n${xml(oneLine(body))}\n</violation>`).join('\n')}\n</file>`,
          )
          .join('\n')}\n</pmd>`,
    }),
  ],
};

function withoutSeverity(texts: Readonly<Record<string, (answer: Answer) => string>>): readonly ReplyKind[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    write: (answer) => wholeWithoutSeverity(answer, text(answer)),
  }));
}

function pretty(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function byPath(comments: readonly Comment[]): readonly (readonly [string, readonly Comment[]])[] {
  return [...new Set(comments.map(({ path }) => path))].map((path) => [
    path,
    comments.filter((comment) => comment.path === path),
  ]);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function xml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
