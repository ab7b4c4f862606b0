import { INVISIBLE_BREAK } from './markdown-text.ts';

/** Marks of quotes and of lists in each other, nested and indented as deep as somebody likes. It never fails, so it is linear. */
const OUTER = /(?:[\t ]*(?:>|[*+-](?=[\t ])|\d{1,9}[.)](?=[\t ])))*[\t ]*/y;

/** What comes before the words of a line, and the words. */
function splitOuter(line: string): readonly [outer: string, words: string] {
  OUTER.lastIndex = 0;
  const length = OUTER.exec(line)?.[0].length ?? 0;
  return [line.slice(0, length), line.slice(length)];
}

function mapLines(text: string, draw: (line: string) => string): string {
  return text.split('\n').map(draw).join('\n');
}

/** The words of a heading. */
export const HEADING = /^#(?=#{0,5}(?:[\t ]|$))/;
/** A heading that names us. Nobody may speak in our name, even in a text with headings of its own. */
export const OUR_HEADING = /^#(?=#{0,5}[\t ].*housestyle)/i;

/** Draws headings as text. */
export function defuseHeadings(text: string, heading: RegExp): string {
  return mapLines(text, (line) => {
    const [outer, words] = splitOuter(line);
    return `${outer}${words.replace(heading, '&#35;')}`;
  });
}

/**
 * Whether a line may be the one below the head of a table. It needs no bar, and a bar in a row then ends even a span of code.
 * A line of hyphens alone is broken in any case.
 */
export function hasTableRule(text: string): boolean {
  return text
    .split('\n')
    .some((line) => /[|:]/.test(line) && line.includes('-') && /^[\t |:-]*$/.test(splitOuter(line)[1]));
}

/** Some bots execute a line such as `/approve` as a command of the comment's author. */
const COMMAND = /^(\s*)(?=\/[A-Za-z])/;
/** A box that people can tick, and that GitHub counts in the list of pull requests. */
const TASK = /^\[(?=[ xX\t]\])/;

/** Breaks marks at the beginning of a line that would make a rule, a heading of the line above, a command or a task of it. */
export function defuseBlockMarks(text: string): string {
  return mapLines(text, (line) => {
    const [outer, words] = splitOuter(breakUnderline(line));
    return `${outer}${words.replace(COMMAND, `$1${INVISIBLE_BREAK}`).replace(TASK, `[${INVISIBLE_BREAK}`)}`;
  });
}

/** Below a line of text, a run of hyphens or equals signs makes a heading of it; elsewhere a rule. */
function breakUnderline(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') {
    end -= 1;
  }
  const mark = line[end - 1];
  let start = end;
  while (start > 0 && line[start - 1] === mark) {
    start -= 1;
  }
  const isRun = (mark === '-' || mark === '=') && splitOuter(line.slice(0, start))[1] === '';
  return isRun ? `${line.slice(0, start)}${INVISIBLE_BREAK}${line.slice(start)}` : line;
}
