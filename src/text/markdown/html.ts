import { regex } from '../regex.ts';

/** How a run of HTML lines ends: after a line that matches, or before a blank line. */
export type HtmlEnd = RegExp | 'blank-line';

const RAW: readonly { readonly start: RegExp; readonly end: RegExp }[] = [
  { start: /<(?:script|pre|style|textarea)(?=[\s>]|$)/iy, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /<!--/y, end: /-->/ },
  { start: /<\?/y, end: /\?>/ },
  { start: /<![a-z]/iy, end: />/ },
  { start: /<!\[CDATA\[/y, end: /\]\]>/ },
];

const BLOCK_ELEMENT = regex('iy')`
  <\/?(?:
    address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl
    |dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link
    |main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th
    |thead|title|tr|track|ul
  )(?=\s|\/?>|$)
`;

/** The elements of HTML that occur within sentences. */
const INLINE_ELEMENT = regex('iy')`
  <\/?(?:
    a|abbr|audio|b|bdi|bdo|br|button|canvas|cite|code|data|del|dfn|em|embed|font|i|img|input|ins|kbd|label|map
    |mark|meter|object|output|picture|progress|q|rp|rt|ruby|s|samp|select|slot|small|source|span|strong|sub|sup
    |svg|template|time|tt|u|var|video|wbr
  )(?=\s|\/?>)
`;

/**
 * Whether HTML begins at an offset, and how it ends (https://spec.commonmark.org/0.31.2/#html-blocks). Tags that HTML
 * does not define, such as `<rules>`, usually enclose guidance: only their own line is HTML, and the text after it is
 * read. `interrupts` says whether the line could continue a paragraph.
 */
export function htmlAt(text: string, at: number, end: number, interrupts: boolean): HtmlEnd | 'this-line' | undefined {
  const raw = RAW.find(({ start }) => matchesAt(start, text, at));
  if (raw !== undefined) {
    return raw.end;
  }
  if (matchesAt(BLOCK_ELEMENT, text, at)) {
    return 'blank-line';
  }
  const behind = text[at] === '<' ? tagEnd(text, at, end) : undefined;
  if (behind === undefined || text.slice(behind, end).trim() !== '') {
    return undefined;
  }
  if (!matchesAt(INLINE_ELEMENT, text, at)) {
    return 'this-line';
  }
  return interrupts ? undefined : 'blank-line';
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Longer tags are read as words: a thousand of them could overlap. */
const MAX_TAG_CHARACTERS = 1_000;
const TAG =
  /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>/i;

/** The offset after the tag that begins at an offset and closes before `end`, if there is one. */
export function tagEnd(text: string, at: number, end: number): number | undefined {
  const tag = TAG.exec(text.slice(at, Math.min(end, at + MAX_TAG_CHARACTERS)))?.[0];
  return tag === undefined ? undefined : at + tag.length;
}
