import type { Comment, Group } from '../types.ts';
import { commentKinds, replaceFields } from '../write.ts';

/** A path as models write it. All of them name one file of the change. */
const WRITTEN: Readonly<Record<string, (path: string, comment: Comment) => string>> = {
  'point and slash before': (path) => `./${path}`,
  'slash before': (path) => `/${path}`,
  'a/ before': (path) => `a/${path}`,
  'b/ before': (path) => `b/${path}`,
  'b/./ before': (path) => `b/./${path}`,
  'two points and slash before': (path) => `../${path}`,
  'point and backslash before': (path) => `.\\${path.replaceAll('/', '\\')}`,
  'two slashes': (path) => path.replace('/', '//'),
  'a folder and back': (path) => `src/../${path}`,
  backslashes: (path) => path.replaceAll('/', '\\'),
  'line after': (path, { line }) => `${path}:${line}`,
  'line and column after': (path, { line }) => `${path}:${line}:1`,
  'lines after': (path, { line }) => `${path}:${line}-${line + 2}`,
  'line as a fragment': (path, { line }) => `${path}#L${line}`,
  'line in parentheses': (path, { line }) => `${path} (line ${line})`,
  'line in parentheses, compiler': (path, { line }) => `${path}(${line})`,
  'line after a comma': (path, { line }) => `${path}, line ${line}`,
  backticks: (path) => `\`${path}\``,
  quotes: (path) => `"${path}"`,
  'single quotes': (path) => `'${path}'`,
  bold: (path) => `**${path}**`,
  'angle brackets': (path) => `<${path}>`,
  'square brackets': (path) => `[${path}]`,
  'a Markdown link': (path) => `[${path}](${path})`,
  'a Markdown link to the host': (path, { line }) =>
    `[${path}](https://github.com/owner/name/blob/main/${path}#L${line})`,
  'File: before': (path) => `File: ${path}`,
  'file: before': (path) => `file:${path}`,
  'Path: before': (path) => `Path: ${path}`,
  'a file address': (path) => `file:///${path}`,
  'the address on the host': (path) => `https://github.com/owner/name/blob/main/${path}`,
  '(modified) after': (path) => `${path} (modified)`,
  '(added) after': (path) => `${path} (added)`,
  'modified: before': (path) => `modified: ${path}`,
  'M before': (path) => `M\t${path}`,
  'the header of a diff': (path) => `diff --git a/${path} b/${path}`,
  'the new side of a diff': (path) => `+++ b/${path}`,
  'both names of a diff': (path) => `a/${path} b/${path}`,
  'the folder of a container': (path) => `/github/workspace/${path}`,
  'the folder of a runner': (path) => `/home/runner/work/name/name/${path}`,
  'the folder of a Windows runner': (path) => `D:\\a\\name\\name\\${path.replaceAll('/', '\\')}`,
  'the folder of a container, short': (path) => `/app/${path}`,
  'the folder of a workspace': (path) => `/workspace/${path}`,
  'the home folder': (path) => `~/name/${path}`,
  'the repository before': (path) => `repo/${path}`,
  'the owner and repository before': (path) => `owner/name/${path}`,
  'blanks around': (path) => `  ${path} `,
  'a line end after': (path) => `${path}\n`,
  capitals: (path) => path.toUpperCase(),
  'small letters': (path) => path.toLowerCase(),
  'percent signs': (path) => path.replaceAll('/', '%2F'),
  'an at sign before': (path) => `@${path}`,
  'a reference of Copilot': (path) => `#file:${path}`,
  'a sheet of paper before': (path) => `📄 ${path}`,
  'a full stop after': (path) => `${path}.`,
  'a comma after': (path) => `${path},`,
  'a colon after': (path) => `${path}:`,
  'a slash after': (path) => `${path}/`,
  'a function after': (path) => `${path}::main`,
  'a zero-width sign': (path) => `\u200b${path}`,
  'the branch before': (path) => `HEAD:${path}`,
};

/** Paths as models write them. The comment is right otherwise. */
export const paths: Group = {
  name: 'paths',
  kinds: [
    ...commentKinds(
      Object.fromEntries(
        Object.entries(WRITTEN).map(([name, write]) => [
          name,
          (comment: Comment) => replaceFields(comment, { path: write(comment.path, comment) }),
        ]),
      ),
    ),
    ...commentKinds({
      'base name': (comment) => replaceFields(comment, { path: baseName(comment.path) }),
      'base name in backticks': (comment) => replaceFields(comment, { path: `\`${baseName(comment.path)}\`` }),
      'last folder and base name': (comment) =>
        replaceFields(comment, { path: comment.path.split('/').slice(-2).join('/') }),
      'dots before the base name': (comment) => replaceFields(comment, { path: `.../${baseName(comment.path)}` }),
    }),
  ],
};

function baseName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
