import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRepositoryInstructions } from '../../src/customizations/instructions.ts';
import { locateText } from '../../src/customizations/locate.ts';
import { readStatements } from '../../src/guidelines/statements.ts';
import { sourceText } from '../../src/text/source-text.ts';

function textsOf(markdown: string): readonly string[] {
  return readStatements(2, markdown).map(({ text }) => text);
}

describe('statements are', () => {
  it.each<[string, string, readonly string[]]>([
    ['none in an empty text', '', []],
    ['the bullets of a list', '- Use tabs\n* Be kind\n+ Write tests', ['Use tabs', 'Be kind', 'Write tests']],
    ['numbered points', '1. One\n2. Two', ['One', 'Two']],
    ['the points of nested lists, each on its own', '- A\n  - B\n    1. C\n- D', ['A', 'B', 'C', 'D']],
    ['sentences', 'Use tabs. Be kind! Why? Because.', ['Use tabs.', 'Be kind!', 'Why?', 'Because.']],
    ['sentences over line ends', 'Use\ntabs. Be\r\nkind.', ['Use tabs.', 'Be kind.']],
    [
      'sentences of a bullet over indented lines',
      '- Use tabs\n  always. Be\n  kind.',
      ['Use tabs always.', 'Be kind.'],
    ],
    ['sentences of a quote', '> Use tabs\n> always. Be kind.', ['Use tabs always.', 'Be kind.']],
    [
      'sentences in Chinese and Japanese',
      '用空格。不要用制表符！タブを使わない。',
      ['用空格。', '不要用制表符！', 'タブを使わない。'],
    ],
    [
      'whole where an abbreviation stands',
      'Prefer names, e.g. Foo, i.e. Bar, to codes.',
      ['Prefer names, e.g. Foo, i.e. Bar, to codes.'],
    ],
    ['whole where code follows an abbreviation', 'Use loops (e.g. `for`) well.', ['Use loops (e.g. `for`) well.']],
    ['whole where a number holds a full stop', 'Use 2.5 seconds at most.', ['Use 2.5 seconds at most.']],
    ['whole where code holds a full stop', 'Never call `a.b. C` or `x.Y()`.', ['Never call `a.b. C` or `x.Y()`.']],
    ['two where the second begins with code', 'Use tabs. `goto` is bad.', ['Use tabs.', '`goto` is bad.']],
    [
      'their words without emphasis and links',
      '**Never** use [_this_](http://a.b/c.d) here.',
      ['Never use this here.'],
    ],
    ['their words without escapes and references', 'Use \\* and &amp; only.', ['Use * and & only.']],
    ['not comments, HTML, code blocks or pictures', '<!-- A. -->\n\n<p>B</p>\n\n```\nC.\n```\n\n    D.\n\n![E](f)', []],
    ['not headings', '# Use tabs\n\nBe kind.\n\nTitle\n=====\n', ['Be kind.']],
    ['not signs alone', '- ...\n- ✓\n- `x`', ['`x`']],
    ['on one line after a hard break', 'Use tabs  \nalways.', ['Use tabs always.']],
  ])('%s', (_name, markdown, expected) => {
    expect(textsOf(markdown)).toEqual(expected);
  });

  it('numbered through the whole guideline', () => {
    expect(readStatements(7, 'A. B.\n\n- C').map(({ id }) => id)).toEqual(['7.1', '7.2', '7.3']);
  });

  it('split into words and code', () => {
    expect(readStatements(2, 'Use `===`, not `==`.')[0]?.parts).toEqual([
      { kind: 'words', value: 'Use ' },
      { kind: 'code', value: '===' },
      { kind: 'words', value: ', not ' },
      { kind: 'code', value: '==' },
      { kind: 'words', value: '.' },
    ]);
  });
});

describe('the headings above a statement', () => {
  it.each<[string, string, readonly string[]]>([
    ['are none at the top', 'A', []],
    ['go from the outermost in', '# One\n## Two\n### Three\nA', ['1 One', '2 Two', '3 Three']],
    ['end with the next of their depth', '# One\n## Two\n## Three\nA', ['1 One', '2 Three']],
    ['end with a shallower one', '# One\n### Deep\n## Two\nA', ['1 One', '2 Two']],
    ['keep the words of their code', '## Use of `any`\nA', ['2 Use of any']],
  ])('%s', (_name, markdown, expected) => {
    const headings = readStatements(2, markdown).at(-1)?.headings ?? [];
    expect(headings.map(({ depth, title }) => `${depth} ${title}`)).toEqual(expected);
  });
});

describe('the offset of a statement', () => {
  it.each([
    ['after escapes and references', 'Use \\* and &amp; and &#42;. Never do this.'],
    ['after indented lines of a bullet', '- Use\n  tabs and\n  spaces. Never do this.'],
    ['after lines of a quote with CRLF', '> Use\r\n> tabs. Never do this.'],
    ['after blanks at line ends', 'Use   \ntabs \nand spaces. Never do this.'],
    ['after emphasis, links and code', '*Use* [a](b) `c  d` ``e ` f``. Never do this.'],
    ['after an address', 'See <https://example.com/a>. Never do this.'],
    ['after characters of two code units', 'Use 😀😀. Never do this.'],
    ['in emphasis', 'Use tabs. **Never do this.**'],
  ])('%s', (_name, markdown) => {
    const last = readStatements(2, markdown).at(-1);
    expect(markdown.slice(last?.offset, (last?.offset ?? 0) + 14)).toBe('Never do this.');
  });

  it('leads to the line and column of its first word', () => {
    const source = sourceText('a.md', '\uFEFF\r\n# Rules\r\n\r\n- Use\r\n  tabs. Never\r\n  do this.\r\n');
    const { content } = readRepositoryInstructions(source).found[0]!;
    expect(readStatements(2, content.text).map(({ offset }) => locateText(content, offset))).toEqual([
      { line: 4, column: 3 },
      { line: 5, column: 9 },
    ]);
  });

  it('is where its first word stands, and grows, whatever the text', () => {
    const fragments = fc.constantFrom(
      'Use',
      'tabs',
      'Never',
      'e.g.',
      '. ',
      '.',
      '! ',
      ' ',
      '\n',
      '\r\n',
      '\n\n',
      '- ',
      '  - ',
      '> ',
      '1. ',
      '# ',
      '`a. B`',
      '``x ` y``',
      '**',
      '_',
      '\\*',
      '&amp;',
      '&copy',
      '[',
      '](x)',
      '<b>',
      '  \n',
      '\\\n',
      '    ',
      '用空格。',
      '😀',
      '<!-- c -->',
      '```\n',
      '~~~\n',
      '\t',
      '|',
    );
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 40 }), (parts) => {
        const markdown = parts.join('');
        const statements = readStatements(2, markdown);
        const wrong = statements.filter(({ parts: [first], offset }) => {
          const word = /^[\p{L}\p{N}]+/u.exec(first?.kind === 'words' ? first.value : '')?.[0] ?? '';
          const isThere = first?.kind === 'code' ? markdown[offset] === '`' : markdown.startsWith(word, offset);
          return !isThere;
        });
        const offsets = statements.map(({ offset }) => offset);
        expect([wrong, offsets]).toEqual([[], offsets.toSorted((a, b) => a - b)]);
      }),
      { numRuns: 1_500 },
    );
  });
});
