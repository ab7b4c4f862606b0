import type { TextRange } from '../../text/source-text.ts';
import { wordSet } from '../../structures/words-in.ts';
import { HTML_ELEMENTS } from '../../text/html-elements.ts';

/** A tag that is not part of HTML. */
export interface LoneTag extends TextRange {
  readonly name: string;
  readonly isClosing: boolean;
}

/** Values in quotation marks and braces may contain `>`, as in `<check if="count >= 1">` and `<Show when={<Page />}>`. */
const TAG =
  /<(\/?)([a-z][a-z\d]*(?:[_-][a-z\d]+)*)(?:\s(?:[^<>"{}\n]|"[^"\n]{0,200}"|\{[^{}\n]{0,200}\}){0,300}|\s[^<>\n]{0,300})?>/gi;

/** Elements whose names instructions use for parts of their own: `<output>` and `</output>`. */
const ALSO_PARTS: ReadonlySet<string> = wordSet('area g hgroup output path');

const MAX_TAGS = 2_000;

/** Finds the tags with which people structure instructions, such as `<rules>` and `</rules>`, also in code. */
export function findTags(text: string, { start, end }: TextRange): readonly LoneTag[] {
  const tags: LoneTag[] = [];
  TAG.lastIndex = start;
  for (
    let match = TAG.exec(text);
    match !== null && match.index < end && tags.length < MAX_TAGS;
    match = TAG.exec(text)
  ) {
    const [tag, slash = '', name = ''] = match;
    const element = name.toLowerCase();
    if ((!HTML_ELEMENTS.has(element) || ALSO_PARTS.has(element)) && !tag.endsWith('/>')) {
      const range = { start: match.index, end: match.index + tag.length };
      tags.push({ ...range, name, isClosing: slash !== '' });
    }
  }
  return tags;
}

/** Whether a tag is alone on its line. */
export function isAlone(text: string, { start, end }: TextRange): boolean {
  const newline = text.indexOf('\n', end);
  const before = text.slice(Math.max(0, start - MAX_INDENT), start);
  return (
    /(?:^|\n)[ \t]*$/.test(start <= MAX_INDENT ? `\n${before}` : before) &&
    text.slice(end, newline < 0 ? end + MAX_INDENT : Math.min(newline, end + MAX_INDENT)).trim() === ''
  );
}

const MAX_INDENT = 100;
