import type { Comment, Group, ReplyKind } from '../types.ts';
import { commentKinds, firstLine, renameKeys, whole, wholeWithoutSeverity } from '../write.ts';

/** The keys that carry a finding, under their usual names. */
const USUAL = {
  path: 'path',
  line: 'line',
  quote: 'quote',
  severity: 'severity',
  title: 'title',
  body: 'body',
  suggestion: 'suggestion',
} as const;

/** One key with another name, and the others as asked. */
const OTHER_NAMES: Readonly<Record<keyof typeof USUAL, readonly string[]>> = {
  path: [
    'file',
    'filename',
    'file_name',
    'fileName',
    'filepath',
    'file_path',
    'filePath',
    'File',
    'relevant_file',
    'target_file',
    'uri',
  ],
  line: [
    'lineNumber',
    'line_number',
    'lineno',
    'line_no',
    'Line',
    'end_line',
    'endLine',
    'start_line',
    'new_line',
    'code_line',
    'position',
  ],
  quote: [
    'code',
    'snippet',
    'code_snippet',
    'codeSnippet',
    'existing_code',
    'existingCode',
    'evidence',
    'original',
    'excerpt',
    'line_content',
    'source',
  ],
  severity: ['priority', 'level', 'importance', 'impact', 'risk', 'Severity'],
  title: ['header', 'headline', 'name', 'summary', 'subject', 'issue_header', 'label'],
  body: [
    'message',
    'description',
    'comment',
    'text',
    'content',
    'issue',
    'details',
    'explanation',
    'feedback',
    'reviewComment',
    'issue_content',
    'problem',
    'note',
    'reason',
    'finding',
    'Body',
  ],
  suggestion: ['suggested_code', 'improved_code', 'fix', 'replacement', 'suggestedFix', 'proposed_change'],
};

/** The answer in the keys that another program asks its models for. */
const SCHEMES: Readonly<Record<string, (comment: Comment) => unknown>> = {
  'snake case': (comment) =>
    Object.fromEntries(
      Object.entries(comment).map(([key, value]) => [
        key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  'kebab case': (comment) =>
    Object.fromEntries(
      Object.entries(comment).map(([key, value]) => [
        key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      ]),
    ),
  capitals: (comment) => Object.fromEntries(Object.entries(comment).map(([key, value]) => [key.toUpperCase(), value])),
  'first letter capital': (comment) =>
    Object.fromEntries(
      Object.entries(comment).map(([key, value]) => [key.charAt(0).toUpperCase() + key.slice(1), value]),
    ),
  words: ({ path, line, severity, quote, title, body }) => ({
    'File Path': path,
    'Line Number': line,
    Severity: severity,
    'Code Snippet': quote,
    Title: title,
    Description: body,
  }),
  'keys with blanks': (comment) =>
    Object.fromEntries(Object.entries(comment).map(([key, value]) => [` ${key} `, value])),
  'suggestions of pr-agent': ({ path, quote, body, title, ...comment }) => ({
    relevant_file: path,
    language: 'x',
    existing_code: quote,
    suggestion_content: body,
    improved_code: comment.suggestion ?? quote,
    one_sentence_summary: title,
    relevant_lines_start: firstLine({ ...comment, path, quote, body, title }),
    relevant_lines_end: comment.line,
    label: 'possible issue',
  }),
  'issues of pr-agent': (comment) => ({
    relevant_file: comment.path,
    issue_header: comment.title,
    issue_content: comment.body,
    start_line: firstLine(comment),
    end_line: comment.line,
  }),
  'comments of GitHub': (comment) => ({
    path: comment.path,
    start_line: comment.startLine,
    line: comment.line,
    side: 'RIGHT',
    body: `**${comment.title}**\n\n${comment.body}`,
  }),
  'notes of GitLab': (comment) => ({
    position: { new_path: comment.path, new_line: comment.line },
    body: comment.body,
  }),
  'file, line, comment': ({ path, line, body }) => ({ file: path, line, comment: body }),
  'file, code line, comment': ({ path, line, body }) => ({ file: path, code_line: line, comment: body }),
  'findings of Codex': (comment) => ({
    title: `[P1] ${comment.title}`,
    body: comment.body,
    confidence_score: 0.9,
    priority: 1,
    code_location: {
      absolute_file_path: `/workspace/${comment.path}`,
      line_range: { start: firstLine(comment), end: comment.line },
    },
  }),
  'diagnostics of reviewdog': (comment) => ({
    message: comment.body,
    location: { path: comment.path, range: { start: { line: firstLine(comment) }, end: { line: comment.line } } },
    severity: 'ERROR',
    code: { value: comment.title },
  }),
  'results of Semgrep': (comment) => ({
    check_id: 'rule',
    path: comment.path,
    start: { line: firstLine(comment), col: 1 },
    end: { line: comment.line, col: 9 },
    extra: { message: comment.body, severity: 'ERROR', lines: comment.quote },
  }),
  'issues of Code Climate': (comment) => ({
    type: 'issue',
    check_name: comment.title,
    description: comment.body,
    severity: 'major',
    location: { path: comment.path, lines: { begin: firstLine(comment), end: comment.line } },
  }),
  'messages of Pylint': (comment) => ({
    type: 'warning',
    path: comment.path,
    line: comment.line,
    column: 0,
    symbol: 'x',
    message: comment.body,
  }),
  'results of Ruff': (comment) => ({
    code: 'X1',
    filename: comment.path,
    location: { row: comment.line, column: 1 },
    message: comment.body,
  }),
  'issues of golangci-lint': (comment) => ({
    FromLinter: 'x',
    Text: comment.body,
    SourceLines: [comment.quote],
    Pos: { Filename: comment.path, Line: comment.line, Column: 1 },
  }),
  'file, start line, end line, issue': (comment) => ({
    file: comment.path,
    startLine: firstLine(comment),
    endLine: comment.line,
    severity: comment.severity,
    issue: comment.body,
    recommendation: 'Change it.',
  }),
  'category, problem, recommendation': (comment) => ({
    category: comment.kind,
    file: comment.path,
    line: comment.line,
    code: comment.quote,
    problem: comment.body,
    recommendation: 'Handle it.',
  }),
};

const SCHEMES_WITHOUT_SEVERITY = new Set([
  'suggestions of pr-agent',
  'issues of pr-agent',
  'comments of GitHub',
  'notes of GitLab',
  'file, line, comment',
  'file, code line, comment',
  'findings of Codex',
  'diagnostics of reviewdog',
  'results of Semgrep',
  'issues of Code Climate',
  'messages of Pylint',
  'results of Ruff',
  'issues of golangci-lint',
  'category, problem, recommendation',
]);

/** Right findings under other names of keys. The list is called `comments`, as asked. */
export const keyNames: Group = {
  name: 'other key names',
  kinds: [
    ...Object.entries(OTHER_NAMES).flatMap(([key, names]) =>
      names.flatMap((name) =>
        commentKinds({ [`${key} as ${name}`]: (comment) => renameKeys(comment, { ...USUAL, [key]: name }) }),
      ),
    ),
    ...Object.entries(SCHEMES).map(([name, change]): ReplyKind => ({
      name,
      write: (answer) => {
        const content = JSON.stringify(
          { summary: answer.summary, comments: answer.comments.map((comment) => change(comment)) },
          undefined,
          2,
        );
        return SCHEMES_WITHOUT_SEVERITY.has(name) ? wholeWithoutSeverity(answer, content) : whole(answer, content);
      },
    })),
  ],
};
