import type { FileChange } from '../types.ts';

/** Lines with code on them: neither blank nor, while they are short, a comment. */
interface Shape {
  readonly lines: number;
  readonly characters: number;
  readonly longLines: number;
}

/** Linguist's bound for the average of a minified file, in characters. */
const LONG_LINE_CHARACTERS = 110;
/** A file of a few long lines is no bundle yet. */
const MIN_CHARACTERS = 1_000;
const MINIFIABLE = /\.(?:[cm]?js|css)$/i;

/**
 * The average length of a minified file's lines, in characters; undefined for any other file. JavaScript and CSS are
 * minified where the average is above 110, as to linguist, and half of the lines are that long, so that one long string
 * in a written file does not count. A file that was there before must have been minified then, too.
 *
 * @see https://github.com/github-linguist/linguist/blob/main/lib/linguist/generated.rb
 */
export function minifiedLineLength(file: FileChange, head: string | undefined): number | undefined {
  if (!MINIFIABLE.test(file.path)) {
    return undefined;
  }
  const after = head === undefined ? shapeOf(linesOfSide(file, 'removed')) : shapeOf(linesOf(head));
  const isMinifiedNow = isMinified(after) && (file.status === 'added' || isMinified(shapeBefore(file, head, after)));
  return isMinifiedNow ? Math.round(after.characters / after.lines) : undefined;
}

function isMinified({ lines, characters, longLines }: Shape): boolean {
  return characters >= MIN_CHARACTERS && characters / lines > LONG_LINE_CHARACTERS && longLines * 2 >= lines;
}

/** The shape without what came, and with what went; of the hunks alone where there is no more. */
function shapeBefore(file: FileChange, head: string | undefined, after: Shape): Shape {
  if (head === undefined) {
    return shapeOf(linesOfSide(file, 'added'));
  }
  const came = shapeOf(linesOfKind(file, 'added'));
  const went = shapeOf(linesOfKind(file, 'removed'));
  return {
    lines: after.lines - came.lines + went.lines,
    characters: after.characters - came.characters + went.characters,
    longLines: after.longLines - came.longLines + went.longLines,
  };
}

function shapeOf(texts: Iterable<string>): Shape {
  const shape = { lines: 0, characters: 0, longLines: 0 };
  for (const text of texts) {
    const isLong = text.length > LONG_LINE_CHARACTERS;
    if (isLong || !/^\s*(?:$|\/[/*]|\*)/.test(text)) {
      shape.lines += 1;
      shape.characters += text.length;
      shape.longLines += isLong ? 1 : 0;
    }
  }
  return shape;
}

function* linesOf(text: string): Iterable<string> {
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    yield text.slice(start, end);
    start = end + 1;
  }
}

type Kind = 'added' | 'removed';

function* linesOfKind({ hunks }: FileChange, kind: Kind): Iterable<string> {
  for (const { lines } of hunks) {
    for (const line of lines) {
      if (line.kind === kind) {
        yield line.text;
      }
    }
  }
}

/** What the hunks show of one side: all but the lines of the other. */
function* linesOfSide({ hunks }: FileChange, others: Kind): Iterable<string> {
  for (const { lines } of hunks) {
    for (const line of lines) {
      if (line.kind !== others) {
        yield line.text;
      }
    }
  }
}

const MAY_BE_MAP = /\.(?:map|json)$/i;
/** How a source map of version 3 begins, as tools write it: in one line, with a guard against inclusion or without. */
const SOURCE_MAP = /^(?:\)\]\}'?)?\s{0,10}\{\s{0,10}"version"\s{0,2}:\s{0,2}3,/;
const MAPPINGS = /"mappings"\s{0,2}:\s{0,2}"/;

/** Whether a file is a source map by its content, and, unless it is new, was one before. */
export function isSourceMap(file: FileChange, head: string | undefined): boolean {
  if (!MAY_BE_MAP.test(file.path)) {
    return false;
  }
  const after = head === undefined ? linesOfSide(file, 'removed') : [head];
  return hasSourceMap(after) && (file.status === 'added' || hasSourceMap(linesOfSide(file, 'added')));
}

function hasSourceMap(texts: Iterable<string>): boolean {
  for (const text of texts) {
    if (SOURCE_MAP.test(text) && MAPPINGS.test(text)) {
      return true;
    }
  }
  return false;
}
