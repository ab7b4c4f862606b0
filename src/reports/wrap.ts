import { stripVTControlCharacters } from 'node:util';
import { shortenPath } from '../text/shown/shorten.ts';
import { displayWidth } from './display-width.ts';

/** The most columns of a line in reports for people. Longer lines are hard to read, however wide the terminal is. */
const REPORT_WIDTH = 100;
/** In a narrower terminal, a column of single words would be harder to read than what the terminal breaks itself. */
const LEAST_WIDTH = 40;

/**
 * The most columns of a line of a report.
 *
 * @param columns - The width of the terminal. Undefined if the report goes to a file or a pipe.
 */
export function reportWidth(columns: number | undefined): number {
  return narrowed(REPORT_WIDTH, columns);
}

/**
 * Breaks a text at its spaces, so that no line is wider than a terminal. A longer word stays whole, so that it can be copied.
 *
 * @param width - The most columns of a line, with its indent.
 * @param indents - The beginning of the first line, and of the others.
 */
export function wrapText(
  text: string,
  width: number,
  indents: { readonly first: string; readonly rest: string },
): readonly string[] {
  const lines: string[] = [];
  let line = indents.first;
  let columns = displayWidth(line);
  let isEmpty = true;
  for (const word of text.split(' ')) {
    const own = displayWidth(word);
    if (!isEmpty && columns + 1 + own > width) {
      lines.push(line);
      line = indents.rest;
      columns = displayWidth(line);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    columns += isEmpty ? own : 1 + own;
    isEmpty = false;
  }
  return [...lines, line];
}

/** The most columns of a listing, whose lines begin with names of files. */
const LISTING_WIDTH = 120;

/** The same for a listing: `reportWidth`. */
export function listingWidth(columns: number | undefined): number {
  return narrowed(LISTING_WIDTH, columns);
}

/** Programs that tell no width give 0. */
function narrowed(width: number, columns = 0): number {
  return columns === 0 ? width : Math.min(width, Math.max(columns, LEAST_WIDTH));
}

/**
 * Breaks the lines of a listing that are wider than a terminal. What follows is indented below its line. A word that is
 * wider alone loses its middle; the JSON of the command has it whole.
 */
export function wrapListing(text: string, columns?: number): string {
  const width = listingWidth(columns);
  return text
    .split('\n')
    .flatMap((line) => {
      if (measure(line) <= width) {
        return [line];
      }
      const indent = /^(?:[-+] )? */.exec(stripVTControlCharacters(line))?.[0].length ?? 0;
      const rest = ' '.repeat(Math.min(indent, MAX_INDENT) + 2);
      const words = line
        .slice(0, MAX_LINE_CHARACTERS)
        .split(' ')
        .map((word) => cutWord(word, width - rest.length));
      return wrapWords(words, rest, width);
    })
    .join('\n');
}

/** The same for a text whose lines stay whole in a file or a pipe, where programs read them line by line. */
export function wrapAtTerminal(text: string, columns: number | undefined): string {
  return columns === undefined ? text : wrapListing(text, columns);
}

/**
 * Breaks a message that is wider than the terminal it is said at. Its words stay whole, so that addresses and paths can be
 * copied, and lines of code with the marks below them, and of a stack, stay as they are.
 *
 * @param columns - The width of the terminal. Undefined if the message goes to a file or a pipe.
 */
export function wrapMessage(text: string, columns: number | undefined): string {
  if (columns === undefined) {
    return text;
  }
  const width = listingWidth(columns);
  return text
    .split('\n')
    .flatMap((line) => {
      const indent = /^ */.exec(line)?.[0] ?? '';
      return indent.length >= CODE_INDENT || measure(line) <= width
        ? [line]
        : wrapWords(line.split(' '), `${indent}  `, width);
    })
    .join('\n');
}

/** Messages and hints are indented less than the code that they show. */
const CODE_INDENT = 4;

const MAX_INDENT = 8;
/** A line of a listing is a few sentences. Nobody reads a longer one to its end. */
const MAX_LINE_CHARACTERS = 4_000;

function wrapWords(words: readonly string[], rest: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = words[0] ?? '';
  let width = measure(line);
  for (const word of words.slice(1)) {
    const own = measure(word);
    if (width + 1 + own > most && line.trim() !== '') {
      lines.push(line);
      line = rest + word;
      width = rest.length + own;
    } else {
      line += ` ${word}`;
      width += 1 + own;
    }
  }
  return [...lines, line];
}

/** A color around the whole word stays. A word that changes its color is short, and a cut could leave the color on. */
function cutWord(word: string, most: number): string {
  if (measure(word) <= most) {
    return word;
  }
  const [, before = '', text = '', after = ''] = PAINTED_WORD.exec(word) ?? [];
  return text === '' ? word : `${before}${shortenPath(text, most - 1)}${after}`;
}

// oxlint-disable-next-line no-control-regex -- the sequences that set colors
const PAINTED_WORD = /^((?:\x1B\[[\d;]*m)*)([^\x1B]+)((?:\x1B\[[\d;]*m)*)$/;

function measure(text: string): number {
  return displayWidth(stripVTControlCharacters(text));
}
