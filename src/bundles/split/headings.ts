import type { Comment } from '../syntax.ts';

/** A comment with which a bundler marks the beginning of a module. Without a path it marks the end of one. */
export interface Heading {
  readonly start: number;
  readonly path: string | undefined;
}

/** The headings among the comments of a bundle, in order. */
export function findHeadings(comments: readonly Comment[]): readonly Heading[] {
  return comments.flatMap((comment) => {
    const heading = comment.type === 'CommentLine' ? readHeading(comment.value.trimEnd()) : undefined;
    return heading === undefined ? [] : [{ start: comment.start ?? 0, path: heading.path }];
  });
}

/** A path without blanks, which may begin with the name of a plugin: `(disabled):fs`, `browser-external:util`. */
const PATH = String.raw`(?:\([\w-]+\):)?[^\s"'\`<>{};=,]*[./:][^\s"'\`<>{};=,]*`;

const FORMS: readonly RegExp[] = [
  // webpack: `;// CONCATENATED MODULE: ./src/a.js`, `;// ./src/a.js`; ncc: `// EXTERNAL MODULE: ./src/a.js`
  new RegExp(String.raw`^ (?:CONCATENATED|EXTERNAL) MODULE: (\S.{0,400})$`),
  // rolldown: `//#region src/a.js`
  new RegExp(String.raw`^#region (\S.{0,400})$`),
  // esbuild: `// src/a.js`
  new RegExp(`^ (${PATH})$`),
];

function readHeading(text: string): { readonly path: string | undefined } | undefined {
  if (text === '#endregion') {
    return { path: undefined };
  }
  const path = FORMS.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  return path === undefined || path.startsWith('//') ? undefined : { path };
}
