import { showHidden } from '../../text/hidden/visible.ts';

/**
 * Escapes text from outside as plain Markdown on one line: nothing in it formats, links, mentions, refers or embeds. GitHub looks
 * for mentions and references in the rendered text, where a backslash is gone.
 */
export function plainMarkdown(text: string): string {
  return showHidden(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(/[\\`*_[\]<>|#!~$&]/g, String.raw`\$&`)
    .replaceAll('\\<', '&lt;')
    .replaceAll('\\>', '&gt;')
    .replaceAll('\\&', '&amp;')
    .replaceAll(REFERENCE, `$&${INVISIBLE_BREAK}`)
    .replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`);
}

/**
 * What GitHub takes for a mention or a reference to an issue, up to where it is broken. It looks for them in the rendered text,
 * where a backslash before a hyphen is gone.
 */
export const REFERENCE = /@(?=[\w\\-])|#(?=\d)|GH\\?-(?=\d)/gi;

/** The beginning of an address that GitHub makes a link. A backslash before its sign is gone in the rendered text. */
export const ADDRESS = /(?:(?:https?|ftp|mailto|xmpp)\\?:|www(?=\\?\.))/gi;

/** Draws text as a code span, with as many backticks as necessary; safe in a table cell. */
export function codeSpan(text: string): string {
  const line = showHidden(text.replaceAll(/\s+/g, ' ').trim());
  if (line === '') {
    // Two adjacent backticks would open a code span over the following text.
    return '` `';
  }
  const longest = longestBackticks(line);
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${ticks}${padding}${cell(line)}${padding}${ticks}`;
}

/**
 * Escapes the bars in Markdown for a cell of a table, because a bar ends the cell, even in code. Some readers take two
 * backslashes before a bar as an escaped backslash, so the number of backslashes must be odd.
 */
export function cell(markdown: string): string {
  return markdown.replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`);
}

/**
 * Escapes text from outside for HTML, on one line, as for the title of a fold, where Markdown is not read. Nothing in it
 * mentions or refers to anything.
 */
export function htmlText(text: string): string {
  return showHidden(text.replaceAll(/\s+/g, ' ').trim())
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(REFERENCE, `$&${INVISIBLE_BREAK}`)
    .replaceAll(ADDRESS, `$&${INVISIBLE_BREAK}`);
}

/** Draws a code block whose fences are longer than any run of backticks in it. */
export function codeBlock(language: string, code: string): string {
  const fence = '`'.repeat(Math.max(2, longestBackticks(code)) + 1);
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

function longestBackticks(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) {
    longest = Math.max(longest, run.length);
  }
  return longest;
}

/** A zero-width space. It breaks a mention, an image or a comment invisibly. */
export const INVISIBLE_BREAK = '\u200B';
