import type { FileChange } from '../types.ts';

/** The number and length of lines with code: neither blank lines nor short lines with a comment. */
interface Shape {
  readonly lines: number;
  readonly characters: number;
  readonly longLines: number;
}

/** Linguist's limit for the average line length of a minified file, in characters. */
const LONG_LINE_CHARACTERS = 110;
/** A file with only a few long lines is not a bundle. */
const MIN_CHARACTERS = 1_000;
const MINIFIABLE = /\.(?:[cm]?js|css)$/i;

/**
 * The average line length of a minified file, in characters; undefined for any other file. JavaScript and CSS are
 * minified if the average is above 110, as in linguist, and half of the lines are that long, so that one long string in
 * a written file does not count. An existing file must also have been minified before the change.
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

/**
 * The shape without the added lines and with the removed ones. Without the text of the head, only the shape of the
 * hunks.
 */
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

/** The lines of one side that the hunks show: all lines except those of the other side. */
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
/**
 * The beginning of a source map of version 3, as tools write it: on one line, with or without a guard against
 * inclusion.
 */
const SOURCE_MAP = /^(?:\)\]\}'?)?\s{0,10}\{\s{0,10}"version"\s{0,2}:\s{0,2}3,/;
const MAPPINGS = /"mappings"\s{0,2}:\s{0,2}"/;

/** Whether the content of a file is a source map and, unless the file is new, was one before. */
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
