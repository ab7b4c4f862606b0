import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { readCodeRanges, readHidden } from '../../../src/text/markdown/code.ts';
import { runs } from '../../property-runs.ts';

function drawn(text: string): readonly string[] {
  return readCodeRanges(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

describe('code and comments are', () => {
  it.each<[string, string, readonly string[]]>([
    ['fences', 'a\n```ts\nb\n```\nc', ['code ```ts\nb\n```']],
    ['fences of tildes', '~~~\n```\n~~~', ['code ~~~\n```\n~~~']],
    ['fences that are never closed', '```\na\n\nb', ['code ```\na\n\nb']],
    ['fences that end with their list', '- ```\n  a\nb', ['code ```\n  a']],
    ['fences in quotes', '> ```\n> a\nb', ['code ```\n> a']],
    ['longer fences around shorter ones', '````\n```\n````\na', ['code ````\n```\n````']],
    ['no fences with a backtick after them', '``` a`b\nc', []],
    ['indented lines', 'a\n\n    b\n\n    c\n\nd', ['code b\n\n    c']],
    ['no indented lines of a paragraph', 'a\n    b', []],
    ['no indented lines of a list item', '- a\n\n    b', []],
    ['lines indented deeper than their list item', '- a\n\n      b', ['code b']],
    ['lines after a list item without text', '- \n\n    a', ['code a']],
    ['lines after a tab', 'a\n\n\tb', ['code b']],
    ['spans', 'a `b` c ``d ` e`` f', ['code `b`', 'code ``d ` e``']],
    ['spans over lines', '> a `b\n> c` d', ['code `b\n> c`']],
    ['no spans over paragraphs', 'a `b\n\nc` d', []],
    ['no spans over list items', '- a `b\n- c` d', []],
    ['no spans after a backslash', String.raw`\`a\` b`, []],
    ['spans that end after a backslash', 'a `b\\` c', ['code `b\\`']],
    ['spans in headings', '# `a`\n`b`\n===', ['code `a`', 'code `b`']],
    ['comments', '<!-- a -->\nb <!-- c --> d', ['comment <!-- a -->', 'comment <!-- c -->']],
    ['comments over lines', '<!--\na\n\nb\n-->\nc', ['comment <!--\na\n\nb\n-->']],
    ['no comments in code', '`<!--` a `-->`', ['code `<!--`', 'code `-->`']],
    [
      'comments, not what follows them on their line',
      '<!--\n--> a\n<!-- --> b',
      ['comment <!--\n-->', 'comment <!-- -->'],
    ],
    ['comments that are never closed', '<!-- a\n\nb', ['comment <!-- a\n\nb']],
    ['comments that end as they begin', '<!--> a\n\nb <!--> c', ['comment <!-->', 'comment <!-->']],
    ['each comment of a line', '<!-- a --> b <!-- c -->', ['comment <!-- a -->', 'comment <!-- c -->']],
    ['comments in HTML', '<div>\na <!-- b\n--> c\n\nd', ['comment <!-- b\n-->']],
    ['nothing that looks like code in HTML', '<div>\n`a`\n```\nb\n```\n</div>', []],
    ['nothing that looks like code in a tag', 'a <b c="`"> d ` e', []],
    ['code that looks like a tag', 'a `<b c="` d `"> e`', ['code `<b c="`', 'code `"> e`']],
    ['nothing that looks like code in a definition', '[a]: `b`\n`c`', ['code `c`']],
    ['spans in heads and rows of tables', '|`a`|b|\n|-|-|\n|c|`d\\|e`|', ['code `a`', 'code `d\\|e`']],
    ['no spans over cells', '|`a|b`|\n|-|-|\n|`c|d`|', []],
    ['no code in comments', 'a <!-- ` --> b ` c', ['comment <!-- ` -->']],
    ['lines indented deeper than their number', '2)     a', ['code a']],
    ['with CRLF', '```\r\na\r\n```\r\nb', ['code ```\r\na\r\n```']],
    ['nothing in an empty text', '', []],
  ])('%s', (_name, text, expected) => {
    expect(drawn(text)).toEqual(expected);
  });
});

interface Node {
  readonly type: string;
  readonly children?: readonly Node[] | undefined;
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

interface Point {
  readonly offset?: number | undefined;
}

function codeOf(node: Node): readonly { readonly start: number; readonly end: number }[] {
  const own = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
  return node.type === 'code' || node.type === 'inlineCode' ? [own] : (node.children ?? []).flatMap(codeOf);
}

/** The letters of a text that stand in one of the ranges: marks around code are cut differently, and may be. */
function lettersIn(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string {
  return Array.from(text, (letter, at) =>
    /[abc]/.test(letter) && ranges.some(({ start, end }) => start <= at && at < end) ? letter.toUpperCase() : letter,
  ).join('');
}

describe('in any text', () => {
  const signs = fc.constantFrom(
    '`',
    '``',
    '```\n',
    '~~~\n',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '1) ',
    '    ',
    '  ',
    '\t',
    'a',
    'b c',
    '\\',
    '# ',
    '---\n',
    '* ',
    '+ ',
    '===\n',
    '***',
    '\r\n',
    '<div>\n',
    'a<b c="',
    '">',
    'a<!-- ',
    '--> ',
    '[',
    '](',
    ')',
    ']: ',
  );
  const texts = fc.array(signs, { maxLength: 14 }).map((parts) => parts.join(''));

  it('a full parser finds the same letters in code', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const code = readCodeRanges(text).filter(({ kind }) => kind === 'code');
        expect(lettersIn(text, code)).toBe(lettersIn(text, codeOf(fromMarkdown(text))));
      }),
      { numRuns: runs(3_000) },
    );
  });

  const parts = fc.array(fc.oneof(signs, fc.constantFrom('<!--', '-->', '😀', '\0', '| a |\n|-|\n')), {
    maxLength: 40,
  });

  it('every offset is found in the range that contains it', () => {
    fc.assert(
      fc.property(parts, (parts) => {
        const text = parts.join('');
        const ranges = readCodeRanges(text);
        const hiddenAt = readHidden(text);
        const places = Array.from({ length: text.length + 2 }, (_value, index) => index - 1);
        expect(places.map((at) => hiddenAt(at))).toEqual(
          places.map((at) => ranges.find(({ start, end }) => start <= at && at < end)?.kind),
        );
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('ranges are in order, do not overlap and are within the text', () => {
    fc.assert(
      fc.property(parts, (parts) => {
        const text = parts.join('');
        const edges = readCodeRanges(text).flatMap(({ start, end }) => [start, end]);
        const sorted = [...edges].sort((a, b) => a - b);
        expect([edges, edges.filter((edge) => edge > text.length)]).toEqual([sorted, []]);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

/** At this size whatever is quadratic takes minutes. */
const LARGE = 1 << 18;

describe('256 kB of hostile text are read in limited time:', { tags: 'large' }, () => {
  const runs = Array.from({ length: 700 }, (_value, index) => `${'`'.repeat(index + 1)}a`).join('');
  it.each([
    ['backticks in runs that never repeat', runs],
    ['backticks', '`a``'.repeat(LARGE / 4)],
    ['escaped backticks', '\\`'.repeat(LARGE / 2)],
    ['quotes', '> '.repeat(LARGE / 2)],
    ['bullets', '- '.repeat(LARGE / 2)],
    ['stars', `${'*'.repeat(LARGE)}a`],
    ['stars and blanks', `${'* '.repeat(LARGE / 2)}a`],
    ['comments', '<!--'.repeat(LARGE / 4)],
    ['comments in a paragraph', `a ${'<!--'.repeat(LARGE / 4)}`],
    ['comments in HTML', `<div>${'<!--'.repeat(LARGE / 4)}`],
    ['short comments in HTML', `<div>${'<!-->'.repeat(LARGE / 5)}`],
    ['spans in a row', `|a|\n|-|\n|${'`b` '.repeat(LARGE / 4)}|`],
    ['an open comment in each paragraph', 'a <!--\n\n'.repeat(LARGE / 8)],
    ['lines', '\n'.repeat(LARGE)],
    ['one paragraph', 'a\n'.repeat(LARGE / 2)],
    ['fences', '```\n'.repeat(LARGE / 4)],
    ['tabs', '\t'.repeat(LARGE)],
    ['lists in lists', Array.from({ length: 700 }, (_value, index) => `${' '.repeat(index)}- a\n`).join('')],
  ])('%s', (_name, text) => {
    expect(readCodeRanges(text).every(({ end }) => end <= text.length)).toBe(true);
  });
});
