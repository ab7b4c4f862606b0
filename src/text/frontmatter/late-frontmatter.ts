import { lineAt, type Line } from '../line.ts';
import type { TextRange } from '../source-text.ts';

/** Frontmatter that no client reads, because its opening fence is not the first line, or not exactly three dashes. */
export interface LateFrontmatter {
  /** The opening fence as it is written. */
  readonly fence: TextRange;
  /** The lines above the fence: blank lines, comments, a heading, the fence of a code block. */
  readonly above: TextRange;
  /** The line that closes it. */
  readonly closing: Line;
}

/** The most lines above the fence. Further down, three dashes are a horizontal rule. */
const MAX_LINES_ABOVE = 12;
/** The most lines that are searched for the closing fence. */
const MAX_LINES_WITHIN = 60;

const FENCE = /^\uFEFF?[ \t]*-{3,}$/;
const ENTRY = /^[A-Za-z][\w-]*[ \t]*:(?:[ \t]|$)/;

/**
 * Finds frontmatter that comes too late, in a text that does not begin with frontmatter: a fence, a line with `key:`
 * directly below it, and a closing fence.
 *
 * @param isKey whether files of this kind have such a key; dashes around other text are not frontmatter
 */
export function findLateFrontmatter(text: string, isKey: (name: string) => boolean): LateFrontmatter | undefined {
  const opening = findOpening(text);
  if (opening === undefined) {
    return undefined;
  }
  const first = lineAt(text, opening.next);
  const entry = text.slice(first.start, first.end);
  if (!ENTRY.test(entry) || !isKey(entry.slice(0, entry.indexOf(':')).trim())) {
    return undefined;
  }
  const closing = findClosing(text, first);
  const start = text.indexOf('-', opening.start);
  return closing && { fence: { start, end: opening.end }, above: { start: 0, end: opening.start }, closing };
}

function findOpening(text: string): Line | undefined {
  let line = lineAt(text, 0);
  let isInComment = false;
  for (let lines = 0; lines <= MAX_LINES_ABOVE && line.start < text.length; lines += 1) {
    const content = text.slice(line.start, line.end);
    if (!isInComment && FENCE.test(content)) {
      return line;
    }
    const opens = content.lastIndexOf('<!--');
    const closes = content.lastIndexOf('-->');
    const isComment = isInComment || /^\s*<!--/.test(content);
    if (!isComment && !/^\uFEFF?\s*(?:#.*|`{3,}[\w-]*|~{3,}[\w-]*)?$/.test(content)) {
      return undefined;
    }
    isInComment = opens > closes || (isInComment && closes < 0);
    line = lineAt(text, line.next);
  }
  return undefined;
}

function findClosing(text: string, first: Line): Line | undefined {
  let line = first;
  for (let lines = 0; lines < MAX_LINES_WITHIN && line.start < text.length; lines += 1) {
    if (/^[ \t]*-{3,}$/.test(text.slice(line.start, line.end))) {
      return line;
    }
    line = lineAt(text, line.next);
  }
  return undefined;
}
