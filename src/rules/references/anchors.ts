import { at } from '../../structures/at.ts';
import { fencedBlocks, readFenceLines } from '../../text/markdown/fences.ts';
import type { TextRange } from '../../text/source-text.ts';

/** Collects the anchors of a Markdown text: those that GitHub generates from headings, and those in its HTML. */
export function readAnchors(text: string, body: TextRange): ReadonlySet<string> {
  const anchors = new Set<string>();
  const repeats = new Map<string, number>();
  for (const slug of headingsIn(text, body).flatMap(makeSlugs)) {
    const count = repeats.get(slug) ?? 0;
    repeats.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${String(count)}`);
  }
  for (const match of text.matchAll(/(?:\b(?:id|name)=["']|\{#)([^"'}\s]{1,200})["'}]/g)) {
    anchors.add(normaliseAnchor(at(match, 1)));
  }
  return anchors;
}

/** Prepares an anchor for comparison. Letter case does not count in browsers, nor do the marks that turn a character into an emoji. */
export function normaliseAnchor(anchor: string): string {
  return anchor.toLowerCase().replaceAll('\uFE0F', '');
}

/** The longest line that is read as a heading. */
const MAX_TITLE_CHARACTERS = 1_000;

function headingsIn(text: string, body: TextRange): readonly string[] {
  const blocks = fencedBlocks(readFenceLines(text, body), body.end);
  const titles: string[] = [];
  let [block, nextBlock] = [blocks[0], 1];
  let above: TextRange = NOTHING;
  for (let start = body.start; start < body.end;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? body.end : newline;
    while (block !== undefined && block.end < start) {
      block = blocks[nextBlock];
      nextBlock += 1;
    }
    const isCode = block !== undefined && block.start <= end;
    const range = isCode || end - start > MAX_TITLE_CHARACTERS ? NOTHING : { start, end };
    const line = MAY_MARK.test(text.charAt(range.start)) ? text.slice(range.start, range.end).trim() : '';
    const title = /^(?:> ?)*#{1,6}[ \t]+(.*)$/.exec(line)?.[1];
    if (title !== undefined) {
      titles.push(title.replace(/[ \t]#+$/, ''));
    } else if (/^(?:=+|-+)$/.test(line) && above.end > above.start) {
      const words = text.slice(above.start, above.end).trim();
      titles.push(...(words === '' ? [] : [words]));
    }
    above = title === undefined ? range : NOTHING;
    start = end + 1;
  }
  return titles;
}

const NOTHING: TextRange = { start: 0, end: 0 };
/** Matches the beginning of a line that may be a heading, or may turn the line above into one. */
const MAY_MARK = /[#>=\-\s]/;

/** Makes the anchors that a title may have, without its Markdown, in the way of https://github.com/Flet/github-slugger. */
function makeSlugs(title: string): readonly string[] {
  return PLAIN_TITLE.test(title)
    ? [
        title
          .trim()
          .toLowerCase()
          .replaceAll(/[^a-z\d -]/g, '')
          .replaceAll(' ', '-'),
      ]
    : makeSlugsOfMarkdown(title);
}

/** Matches titles without markup in ASCII letters, as most are. For them, the slow expressions for all languages are not needed. */
const PLAIN_TITLE = /^[A-Za-z\d .,;()/&'"+!?-]*$/;

/**
 * Colons and underscores may be markup or not: `:tada:` is an emoji, and `draw(in:with:)` contains none; `_word_` is
 * emphasis, and `__init__` in a code span is not. All readings are anchors, because a link to one of them may be right.
 */
function makeSlugsOfMarkdown(title: string): readonly string[] {
  const words = title
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(`+)(.*?)\1|<[^>]*>/g, (_all, _marks: string | undefined, code = '') => code)
    .replaceAll(/\s*\{#[^}]*\}$/g, '');
  const withoutEmoji = words.replaceAll(/:[a-z\d_+-]+:/g, '');
  const readings = [withoutEmoji, words].flatMap((one) => [one.replaceAll(LOOSE_UNDERSCORES, ''), one]);
  return [...new Set(readings.map(joinWords))];
}

const LOOSE_UNDERSCORES = /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

function joinWords(words: string): string {
  return normaliseAnchor(words.trim())
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
