import type { Comment, Group } from '../types.ts';
import { commentKinds, firstLine, replaceFields } from '../write.ts';

/** Fields that are there, in another shape than the one that was asked for. */
export const fieldShapes: Group = {
  name: 'field shapes',
  kinds: commentKinds({
    'line as a list': (comment) => replaceFields(comment, { line: [comment.line] }),
    'line as a list of the first and the last': (comment) =>
      replaceFields(comment, { line: [firstLine(comment), comment.line], startLine: undefined }),
    'line as an object with start and end': (comment) =>
      replaceFields(comment, { line: { start: firstLine(comment), end: comment.line }, startLine: undefined }),
    'line as an object with from and to': (comment) =>
      replaceFields(comment, { line: { from: firstLine(comment), to: comment.line }, startLine: undefined }),
    'line as an object with the number and the text': (comment) =>
      replaceFields(comment, { line: { number: comment.line, text: comment.quote } }),
    'line is null': (comment) => replaceFields(comment, { line: null }),
    'line and first line are null': (comment) => replaceFields(comment, { line: null, startLine: null }),
    'line is absent': (comment) => replaceFields(comment, { line: undefined, startLine: undefined }),
    'line is empty': (comment) => replaceFields(comment, { line: '' }),
    'line is an empty list': (comment) => replaceFields(comment, { line: [] }),
    'line is an empty object': (comment) => replaceFields(comment, { line: {} }),
    'line is true': (comment) => replaceFields(comment, { line: true }),
    'line is the text of the line': (comment) => replaceFields(comment, { line: comment.quote }),
    'line with its text after it': (comment) => replaceFields(comment, { line: `${comment.line}: ${comment.quote}` }),
    'first line after the last line': (comment) => replaceFields(comment, { startLine: comment.line + 3 }),
    'first line and last line swapped': (comment) =>
      replaceFields(comment, { line: firstLine(comment), startLine: comment.line }),
    'first line is zero': (comment) => replaceFields(comment, { startLine: 0 }),
    'first line is an empty text': (comment) => replaceFields(comment, { startLine: '' }),
    'first line equals the line': (comment) => replaceFields(comment, { startLine: comment.line }),
    'first line as text': (comment) => replaceFields(comment, { startLine: String(firstLine(comment)) }),
    'location with path and line': ({ path, line, ...rest }) => ({ location: { path, line }, ...rest }),
    'location with file and lines': ({ path, line, startLine, ...rest }) => ({
      ...rest,
      location: { file: path, startLine: startLine ?? line, endLine: line },
    }),
    'location as text': ({ path, line, ...rest }) => ({ location: `${path}:${line}`, ...rest }),
    'location beside the path': ({ line, startLine, ...rest }) => ({ ...rest, location: { line, startLine } }),
    'position with line and column': ({ line, ...rest }) => ({ ...rest, position: { line, column: 5 } }),
    'range with start and end': ({ line, startLine, ...rest }) => ({
      ...rest,
      range: { start: startLine ?? line, end: line },
    }),
    'range with lines in start and end': ({ line, startLine, ...rest }) => ({
      ...rest,
      range: { start: { line: startLine ?? line }, end: { line } },
    }),
    'range as a list': ({ line, startLine, ...rest }) => ({ ...rest, range: [startLine ?? line, line] }),
    'range as text': ({ line, startLine, ...rest }) => ({ ...rest, range: `L${startLine ?? line}-L${line}` }),
    'lines as text': ({ line, startLine, ...rest }) => ({ ...rest, lines: `${startLine ?? line}-${line}` }),
    'lines as a list': ({ line, startLine, ...rest }) => ({
      ...rest,
      lines: startLine === null ? [line] : [startLine, line],
    }),
    'body as a list of sentences': (comment) => replaceFields(comment, { body: comment.body.split(/(?<=\.) /) }),
    'body as an object': (comment) => replaceFields(comment, { body: { text: comment.body } }),
    'body as an object with what, why and fix': (comment) =>
      replaceFields(comment, { body: { what: comment.body, why: 'It breaks.', fix: null } }),
    'title is null': (comment) => replaceFields(comment, { title: null }),
    'title is absent': (comment) => replaceFields(comment, { title: undefined }),
    'title is empty': (comment) => replaceFields(comment, { title: '' }),
    'title is very long': (comment) =>
      replaceFields(comment, { title: `${comment.title}, ${'and so on, '.repeat(40)}` }),
    'title only, without body': (comment) => replaceFields(comment, { title: comment.body, body: undefined }),
    'quote as a list of one': (comment) => replaceFields(comment, { quote: [comment.quote] }),
    'quote as an object': (comment) => replaceFields(comment, { quote: { line: comment.line, text: comment.quote } }),
    'quote is null': (comment) => replaceFields(comment, { quote: null }),
    'quote is absent': (comment) => replaceFields(comment, { quote: undefined }),
    'quote is empty': (comment) => replaceFields(comment, { quote: '' }),
    'suggestion as an object': (comment) =>
      replaceFields(comment, { suggestion: { code: comment.suggestion ?? comment.quote } }),
    'suggestion as a list of lines': (comment) => replaceFields(comment, { suggestion: [comment.suggestion ?? ''] }),
    'suggestion is false': (comment) => replaceFields(comment, { suggestion: false }),
    'path as a list': (comment) => replaceFields(comment, { path: [comment.path] }),
    'path as an object': (comment) => replaceFields(comment, { path: { name: comment.path, status: 'modified' } }),
    'path with the line': (comment) =>
      replaceFields(comment, { path: `${comment.path}:${comment.line}`, line: undefined }),
    'all values as text': (comment) =>
      Object.fromEntries(Object.entries(comment).map(([key, value]) => [key, String(value ?? '')])),
    'all values in lists': (comment: Comment) =>
      Object.fromEntries(Object.entries(comment).map(([key, value]) => [key, value === null ? [] : [value]])),
  }),
};
