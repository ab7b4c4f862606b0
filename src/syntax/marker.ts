import { commentSyntaxOf } from '../text/languages/comment-syntax.ts';
import { at } from '../structures/at.ts';

/** A line may begin with a megabyte of blanks. */
const MAX_INDENT_CHARACTERS = 64;

/**
 * The line that replaces the lines `from` to `to`, counted from 1: a comment of the language, indented like the first
 * of those lines that is not blank.
 */
export function markerFor(lines: readonly string[], from: number, to: number, language: string): string {
  const said = from === to ? `Line ${from} omitted` : `Lines ${from}-${to} omitted`;
  return indentOfFirst(lines, from, to) + asComment(said, language);
}

function indentOfFirst(lines: readonly string[], from: number, to: number): string {
  for (let line = from; line <= to; line += 1) {
    const start = at(lines, line - 1).slice(0, MAX_INDENT_CHARACTERS);
    const indent = /^[\t ]*/.exec(start)?.[0] ?? '';
    if (indent.length < start.length) {
      return indent;
    }
  }
  return '';
}

/** Uses a slash-star comment if the language has one, because it is valid at any place. */
function asComment(said: string, language: string): string {
  const syntax = commentSyntaxOf(language);
  const [block] = syntax?.block ?? [];
  const [line] = syntax?.line ?? [];
  if (block !== undefined && (line === undefined || block[0] === '/*')) {
    return `${block[0]} ${said} ${block[1]}`;
  }
  return line === undefined ? `[${said}]` : `${line.trim()} ${said}`;
}
