import * as fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { readParagraphs } from '../../../src/text/markdown/markdown.ts';
import { runs } from '../../property-runs.ts';

/** As many UTF-16 code units as there are, in any order: lone surrogates too. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

/** Words as they are and code in backticks, each run between bars. */
function drawn(markdown: string): readonly string[] {
  return readParagraphs(markdown).map(({ inlines }) =>
    inlines.map(({ kind, value }) => (kind === 'code' ? `\`${value}\`` : value)).join('|'),
  );
}

describe('paragraphs are', () => {
  it.each<[string, string, readonly string[]]>([
    ['split by blank lines', 'a\n\nb', ['a', 'b']],
    ['the items of lists', '- a\n- b\n  1. c', ['a', 'b', 'c']],
    ['in quotes too', '> a\n>\n> b', ['a', 'b']],
    ['words and code', 'a `b` c', ['a |`b`| c']],
    ['without marks of emphasis', '*a* __b__', ['a| |b']],
    ['the words of links, not their targets', '[a](b "c") <https://d.e> [f][g]\n\n[g]: h', ['a| |https://d.e| |f']],
    ['without HTML', 'a <b>c</b>\n\n<p>d</p>', ['a |c']],
    ['not pictures', '![a](b) c', [' c']],
    ['not code blocks', '```\na\n```\n\n    b\n\nc', ['c']],
    ['not headings', '# a\n\nb\n---\n\nc', ['c']],
    ['runs for each escape and reference', String.raw`a\*b &amp; c`, ['a|*|b |&| c']],
    ['without the references that nobody writes', '&rarr; &bogus; &#65; &#0;', ['→| |&|bogus; |A| |\u{FFFD}']],
    ['without checkboxes', '- [ ] a\n- [x] b\n- [y] c', ['a', 'b', '[|y|]| c']],
    ['without checkboxes at the head of items alone', '[ ] a\n\n- b [x] c', ['[| |]| a', 'b |[|x|]| c']],
    ['rows of tables', '| a | b |\n|---|---|\n| c | `d` |\n| | e |', ['c| | |`d`', 'e']],
    ['rows without outer bars', 'a | b\n--- | ---\nc | d\n\ne', ['c| | |d', 'e']],
    ['rows with bars in them', '|a|b|\n|-|-|\n|c \\| d|`e\\|f`|', ['c ||| d| | |`e|f`']],
    ['the text above a table', 'a\nb | c\n-|-\nd|e', ['a', 'd| | |e']],
    ['no rows if header and delimiters differ', 'a | b\n---|---|---\nc', ['a | b| |---|---|---| |c']],
    ['the text between tags that HTML does not define', '<rules>\n- a\n\nb\n</rules>\nc', ['a', 'b', 'c']],
    ['not the text between tags that HTML defines', '<div>\na\n</div>\n\nb', ['b']],
    ['without comments in sentences', 'a <!-- b --> c', ['a | c']],
    ['lines without the marks of quotes', '> a\n> b\nc', ['a| |b| |c']],
    ['with the marks that are not paired', '*a **b* c', ['*|a |*|b| c']],
    ['with underscores in words', 'a_b_c _d_', ['a|_|b|_|c |d']],
    ['links in links as words', '[a [b](c) d](e)', ['[|a |b| d|]|(e)']],
    ['the text after the title of a definition', '[a]: b "c"\n"d"\n\n[e]: f\n"g"\n"h"', ['"d"', '"h"']],
    ['without definitions of links', '[a]: b "c"\n[d]: <e>\nf [d]', ['f |d']],
  ])('%s', (_name, markdown, expected) => {
    expect(drawn(markdown)).toEqual(expected);
  });
});

it('a run of words is found at its start, character for character', () => {
  const markdown = '> a \\* b\n> *c*  \n> d &amp; e\n\n1. f\n   g';
  const runs = readParagraphs(markdown).flatMap(({ inlines }) => inlines.filter(({ kind }) => kind === 'words'));
  const moved = runs.filter(
    ({ value, start }) => !/^[*&]$|^\s/.test(value) && !markdown.startsWith(value.trimEnd(), start),
  );
  expect([runs.length > 8, moved]).toEqual([true, []]);
});

describe('the lines above a list', () => {
  it.each<[string, string, readonly (readonly number[])[]]>([
    ['lead it', 'a:\n- b\n- c', [[], [0], [0]]],
    ['lead it over a blank line', 'a:\n\n- b\n\n- c\n\nd', [[], [0], [0], []]],
    ['lead lists in it too', 'a:\n- b:\n  - c\n- d', [[], [0], [0, 1], [0]]],
    ['lead rows', 'a:\n\n|b|c|\n|-|-|\n|d|e|', [[], [0]]],
    ['lead one list', 'a:\n- b\n\n1. c', [[], [0], []]],
    ['lead none after a heading', 'a:\n# b\n- c', [[], []]],
    ['lead none after code', 'a:\n```\nb\n```\n- c', [[], []]],
    ['lead none out of a quote', '> a:\n\n- b', [[], []]],
    ['are counted without headings and definitions', '# a\n[b]: c\n\nd:\n- e', [[], [0]]],
  ])('%s', (_name, markdown, expected) => {
    expect(readParagraphs(markdown).map(({ leads }) => leads)).toEqual(expected);
  });
});

describe('as another parser reads it', () => {
  /**
   * Left out are marks of lists without words behind them and those after code by indentation, which the package
   * takes for words where a paragraph came before; tags of a line of their own behind a paragraph; a label followed
   * by a bracket; and of emphasis only that marks are no words, as it counts what is left of a run and not the run.
   */
  const fragments = fc.constantFrom(
    'a',
    'b ',
    '**',
    '*',
    '_',
    '__',
    '`',
    '``',
    'o[',
    ']',
    '](x)',
    '](<y> "t")',
    '[a]',
    '\n\n[a]: x\n\n',
    '![',
    '\nc',
    '\n\nd',
    '\n- e',
    '\n  f',
    '\n  - g',
    '\n> h',
    '\n1. i',
    '\n# j\n',
    '\n---\n',
    '\n===\n',
    '\n```\nk',
    '\n~~~\nk',
    'p<b>',
    'p<b class="x">',
    '\n<div>\nl',
    '<!-- ',
    '-->',
    '\\',
    '\\\n',
    '&amp;',
    '&#65;',
    '. ',
    '\r\nm',
    '<http://a.b>',
    ' "t")',
    '(',
    '!',
    ':',
    ' m',
  );

  it('each paragraph has its words and code', () => {
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 20 }), (parts) => {
        const markdown = parts.join('');
        const own = readParagraphs(markdown).map(({ inlines }) =>
          inlines.map(({ kind, value }) => (kind === 'code' ? `\`${squeezed(value)}\`` : value)).join(''),
        );
        expect(own.map(withoutMarks).filter((text) => text !== '')).toEqual(wordsByPackage(markdown));
      }),
      { numRuns: runs(3_000) },
    );
  });
});

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function wordsByPackage(markdown: string): readonly string[] {
  const paragraphs: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'paragraph') {
      paragraphs.push(withoutMarks(drawnNode(node)));
    } else if (node.type !== 'heading') {
      node.children?.forEach(visit);
    }
  };
  visit(fromMarkdown(markdown));
  return paragraphs.filter((text) => text !== '');
}

function drawnNode({ type, value = '', children = [] }: Node): string {
  switch (type) {
    case 'text':
      return value;
    case 'inlineCode':
      return `\`${squeezed(value)}\``;
    case 'break':
      return ' ';
    default:
      return children.map(drawnNode).join('');
  }
}

function withoutMarks(text: string): string {
  return squeezed(text.replaceAll(/[*_]/g, ''));
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

describe('hostile texts', () => {
  it('never make it throw, and all runs start within the text', () => {
    const signs = fc.constantFrom(
      '#',
      '- ',
      '1. ',
      '> ',
      '`',
      '```',
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '!',
      '<',
      '>',
      '&',
      ';',
      '\\',
      '\n',
      '\r\n',
      '\t',
      '    ',
      '|',
      '~~~',
      'a',
      '😀',
      '\u0000',
      '\uD800',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
          anyText,
        ),
        (text) => {
          const starts = readParagraphs(text).flatMap(({ inlines }) => inlines.map(({ start }) => start));
          expect(starts.filter((start) => start < 0 || start >= text.length)).toEqual([]);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });

  it.each([
    ['quotes in quotes', '> '],
    ['quotes without blanks', '>'],
    ['lists in lists', '- '],
    ['numbered lists in lists', '1. '],
    ['quotes and lists', '> - '],
    ['deep lists and blank lines', `${'- '.repeat(100)}a\n\n\n`],
    ['brackets', '['],
    ['pictures', '!['],
    ['labels', '[a]'],
    ['labels of labels', '[a]['],
    ['emphasis', '*a '],
    ['emphasis that is never opened', 'a** '],
    ['emphasis of two kinds', '_a*b'],
    ['emphasis that is never closed', '**a'],
    ['stars', '***'],
    ['backticks', '`a``'],
    ['tags', '<a '],
    ['tags with open quotes', '<a x="" y="'],
    ['comments', 'a <!-- '],
    ['declarations', 'a <!x '],
    ['links', '[a]('],
    ['links with addresses', '[a](<'],
    ['links with titles', '[a]("'],
    ['links in brackets', '[ [a](b) '],
    ['definitions', '[a]: b\n'],
    ['definitions with open titles', '[a]: b "\n'],
    ['references', '&am;'],
    ['tables', '|a|b|\n|-|-|\n'],
    ['lines that only look like rows', 'a|b\n'],
    ['lines that only look like rules', '* * * *a\n'],
    ['fences', '```\n'],
    ['lines', 'a\n'],
  ])('300 kB of %s comes to an end', { tags: 'large' }, (_name, part) => {
    const paragraphs = readParagraphs(part.repeat(Math.ceil(300_000 / part.length)));
    expect(paragraphs.length).toBeLessThanOrEqual(200_000);
  });

  it.each([
    ['blanks between delimiters and text that is not one', `a|b\n|-${' '.repeat(300_000)}x`, 1],
    ['escapes in a cell', `a|b\n-|-\n${String.raw`\*`.repeat(150_000)}|c`, 1],
    ['brackets in a cell', `a|b\n-|-\n${'['.repeat(300_000)}|c`, 1],
    ['a title without an end', `[a]: b\n"${'c'.repeat(20_000_000)}`, 1],
  ])('%s come to an end', (_name, markdown, count) => {
    expect(readParagraphs(markdown)).toHaveLength(count);
  });
});
