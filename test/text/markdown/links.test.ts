import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { readLinks } from '../../../src/text/markdown/links.ts';
import { runs } from '../../property-runs.ts';

function drawn(text: string): readonly string[] {
  return readLinks(text).map(({ kind, target }) => `${kind} ${text.slice(target.start, target.end)}`);
}

describe('links', () => {
  it.each<[string, string, readonly string[]]>([
    ['have a target', '[a](b.md)', ['inline b.md']],
    ['may have no text', '[](b.md)', ['inline b.md']],
    ['may have a title', '[a](b.md "c") [d](e.md \'f\') [g](h.md (i))', ['inline b.md', 'inline e.md', 'inline h.md']],
    ['may be in pointed brackets', '[a](<b c.md>)', ['inline b c.md']],
    ['may contain parentheses', '[a](b(c).md)', ['inline b(c).md']],
    ['may contain escapes', String.raw`[a\]](b\).md)`, [String.raw`inline b\).md`]],
    ['may contain blanks, as people write them', '[a](my style.md)', ['inline my style.md']],
    ['may have blanks around the target', '[a]( b.md )', ['inline b.md']],
    ['are not pictures', '![a](b.png)', []],
    ['are not pictures, but may contain pictures', '[![a](b.png)](c.md)', ['inline c.md']],
    ['may follow an exclamation mark that is escaped', String.raw`\![a](b.md)`, ['inline b.md']],
    ['may not follow one after an escaped backslash', String.raw`\\![a](b.md)`, []],
    ['may follow brackets', '[x] and ![ and [a](b.md)', ['inline b.md']],
    ['are not escaped', String.raw`\[a](b.md)`, []],
    ['do not nest', '[a [b](c.md) d](e.md)', ['inline c.md']],
    ['have a target that is not empty', '[a]() [b](<>) [c]( )', []],
    ['have their target directly after the text', '[a] (b.md)', []],
    ['are closed on their line', '[a](b.md\n)', []],
    ['are seen in code too', '`[a](b.md)`', ['inline b.md']],
    ['may continue on the next line', 'see [our\nrules](b.md)', ['wrapped b.md']],
    ['end with their paragraph', 'see [our\n\nrules](b.md)', []],
    ['end with their list item', '- see [our\n- rules](b.md)', []],
    ['by label have a definition', '[a][b]\n\n[b]: c.md', ['definition c.md']],
    [
      'by label need no label of their own',
      '[a][] [B]\n\n[A]: c.md "d"\n[b]: <d.md>',
      ['definition c.md', 'definition d.md'],
    ],
    ['by label are used', '[b]: c.md\n[//]: # (a comment)', []],
    ['by label begin a line', '[a]\u2028[a]: c.md', []],
    ['by label are not footnotes', 'a[^1]\n\n[^1]: c.md', []],
    ['by label have no text after their target', '[b]\n\n[b]: Do this, please', []],
    ['are not in a text without brackets', '<https://example.com> https://example.com', []],
  ])('%s', (_name, text, expected) => {
    expect(drawn(text)).toEqual(expected);
  });
});

it('a link ranges from bracket to parenthesis', () => {
  const text = 'a [b](c.md "d") e';
  expect(readLinks(text).map(({ range }) => text.slice(range.start, range.end))).toEqual(['[b](c.md "d")']);
});

interface Node {
  readonly type: string;
  readonly url?: string | undefined;
  readonly children?: readonly Node[] | undefined;
}

function urlsOf(node: Node): readonly string[] {
  const own = node.type === 'link' ? [node.url ?? ''] : [];
  return [...own, ...(node.children ?? []).flatMap(urlsOf)];
}

describe('in any text', () => {
  it('a full parser finds the same links', () => {
    const texts = fc.array(fc.constantFrom('[', ']', '](', 'b)', '(', ')', '!', 'a', ' ', '[a](b)', '![', 'c "d")'), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(texts, (parts) => {
        // Not blanks first: these would make it code.
        const text = `x${parts.join('')}`;
        const theirs = urlsOf(fromMarkdown(text));
        // A link without a target is none to us, and then one around it may be.
        fc.pre(!theirs.includes(''));
        // Beyond Markdown we take targets with blanks, as VS Code does; these end a search elsewhere.
        fc.pre(!readLinks(text).some(({ target }) => /[\s(]/.test(text.slice(target.start, target.end))));
        // The parser has no nodes for what stands in the words of a picture.
        fc.pre(!/!\[[^\]]*\[/.test(text));
        expect(drawn(text)).toEqual(theirs.map((url) => `inline ${url}`));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

/** At this size whatever is quadratic takes minutes. */
const LARGE = 1 << 18;

describe('256 kB of hostile text are read in limited time:', { tags: 'large' }, () => {
  it.each([
    ['openers', '['.repeat(LARGE)],
    ['openers of pictures', '!['.repeat(LARGE / 2)],
    ['links without an end', '[a]('.repeat(LARGE / 4)],
    ['links without an end but with blanks', '[a](b '.repeat(LARGE / 6)],
    ['titles without an end', '[a](b "'.repeat(LARGE / 7)],
    ['pointed brackets without an end', '[a](<'.repeat(LARGE / 5)],
    ['closers', ']('.repeat(LARGE / 2)],
    ['parentheses', `[a](${'('.repeat(LARGE)}`],
    ['blanks', `[a](${' '.repeat(LARGE)}`],
    ['nested brackets', '['.repeat(LARGE / 2) + ']'.repeat(LARGE / 2)],
    ['nested links', '['.repeat(LARGE / 5) + '](a)'.repeat(LARGE / 5)],
    ['labels without a definition', '[a][b] '.repeat(LARGE / 7)],
    ['definitions', '[a]: b\n'.repeat(LARGE / 7)],
    ['definitions on one line', '\u2028[a]:b'.repeat(LARGE / 6)],
    ['definitions without an end', '[a]: <'.repeat(LARGE / 6)],
    ['backslashes', '\\'.repeat(LARGE)],
    ['escaped openers', '\\!['.repeat(LARGE / 3)],
  ])('%s', (_name, text) => {
    expect(readLinks(text).every(({ range }) => range.end <= text.length)).toBe(true);
  });
});
