import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateText } from '../../../src/customizations/locate.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { writeStatement } from '../../../src/guidelines/statements/write-statement.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { runs } from '../../property-runs.ts';

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
      'not split at an abbreviation',
      'Prefer names, e.g. Foo, i.e. Bar, to codes.',
      ['Prefer names, e.g. Foo, i.e. Bar, to codes.'],
    ],
    ['not split at an abbreviation before code', 'Use loops (e.g. `for`) well.', ['Use loops (e.g. `for`) well.']],
    ['not split at the full stop of a number', 'Use 2.5 seconds at most.', ['Use 2.5 seconds at most.']],
    ['not split at a full stop in code', 'Never call `a.b. C` or `x.Y()`.', ['Never call `a.b. C` or `x.Y()`.']],
    ['split before a sentence that begins with code', 'Use tabs. `goto` is bad.', ['Use tabs.', '`goto` is bad.']],
    [
      'their words without emphasis and links',
      '**Never** use [_this_](http://a.b/c.d) here.',
      ['Never use this here.'],
    ],
    ['the stars of globs', 'Never edit */api/*.cs and a/*/b/*.ts.', ['Never edit */api/*.cs and a/*/b/*.ts.']],
    ['no stars of emphasis on paths', 'Never edit **src/**, *lib*/ and **a**.', ['Never edit src/, lib/ and a.']],
    ['their words without escapes and character references', 'Use \\* and &amp; only.', ['Use * and & only.']],
    ['not comments, HTML, code blocks or pictures', '<!-- A. -->\n\n<p>B</p>\n\n```\nC.\n```\n\n    D.\n\n![E](f)', []],
    ['not headings', '# Use tabs\n\nBe kind.\n\nTitle\n=====\n', ['Be kind.']],
    ['not bullets with only punctuation', '- ...\n- ✓\n- `x`', ['`x`']],
    ['on one line after a hard break', 'Use tabs  \nalways.', ['Use tabs always.']],
    ['the rows of a table', '|Rule|Why|\n|-|-|\n|Use tabs.|Short. Wide.|', ['Use tabs. | Short. Wide.']],
    ['without checkboxes', '- [ ] Use tabs\n- [x] Be kind', ['Use tabs', 'Be kind']],
    ['read between tags that are not HTML', '<rules>\n- Use tabs\n</rules>', ['Use tabs']],
    [
      'not split at the full stop of a file name',
      'Edit foo.ts and Bar.md. Never b.c.',
      ['Edit foo.ts and Bar.md.', 'Never b.c.'],
    ],
    [
      'not split at a version number',
      'Use v1.2.3 or 2.0 of .NET 8. Be kind.',
      ['Use v1.2.3 or 2.0 of .NET 8.', 'Be kind.'],
    ],
    [
      'not split at the number of a section',
      'See Art. 83 and Rev. 5. Be kind.',
      ['See Art. 83 and Rev. 5.', 'Be kind.'],
    ],
    [
      'not split at a quoted question',
      'Never ask "May I go on?" or "Why?" in it.',
      ['Never ask "May I go on?" or "Why?" in it.'],
    ],
    ['not split at a question mark in an address', 'See https://a.b/c?D=1 first.', ['See https://a.b/c?D=1 first.']],
    ['not split after the number of a line', 'Be kind.\n2. Use tabs', ['Be kind.', '2. Use tabs']],
    ['split after an ellipsis', 'Wait... Then go.', ['Wait...', 'Then go.']],
    ['not lead-ins that only introduce a list', 'Never use:\n- `any`\n- `var`', ['`any`', '`var`']],
    ['not list items that only introduce another list', '- Avoid the following:\n  - A\n- B', ['A', 'B']],
    ['lead-ins that say something themselves', 'Keep functions short:\n- A', ['Keep functions short:', 'A']],
    ['lead-ins without a list', 'Never use:\n\n# A', ['Never use:']],
    ['sentences before a lead-in', 'Be kind. Do not use:\n- A', ['Be kind.', 'A']],
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
    ['are ordered from the outermost to the innermost', '# One\n## Two\n### Three\nA', ['1 One', '2 Two', '3 Three']],
    ['end at the next heading of the same level', '# One\n## Two\n## Three\nA', ['1 One', '2 Three']],
    ['end at a heading of a higher level', '# One\n### Deep\n## Two\nA', ['1 One', '2 Two']],
    ['keep the words of their code', '## Use of `any`\nA', ['2 Use of any']],
  ])('%s', (_name, markdown, expected) => {
    const headings = readStatements(2, markdown).at(-1)?.headings ?? [];
    expect(headings.map(({ depth, title }) => `${depth} ${title}`)).toEqual(expected);
  });
});

describe('the lead-ins of a statement', () => {
  it.each<[string, string, readonly string[]]>([
    ['are none without a list', 'Use:\n\nA', []],
    ['are ordered from the outermost to the innermost', 'Always:\n- In tests:\n  1. A', ['Always:', 'In tests:']],
    ['are their last sentence', 'Be kind. Use:\n- A', ['Use:']],
    ['need no colon', '**Avoid**\n\n- A', ['Avoid']],
    ['are not complete sentences', 'Be kind.\n- A', []],
    ['keep their code', 'In `src/`:\n- A', ['In `src/`:']],
    ['may introduce a table', 'Never:\n\n|A|B|\n|-|-|\n|C|D|', ['Never:']],
    ['are not imports', '@AGENTS.md\n@./docs/rules.md\n\n- Never use `eval`.', []],
  ])('%s', (_name, markdown, expected) => {
    expect(readStatements(2, markdown).at(-1)?.leadIns).toEqual(expected);
  });
});

describe('the range of a statement', () => {
  it.each([
    ['after escapes and references', 'Use \\* and &amp; and &#42;. Never do this.'],
    ['after indented lines of a bullet', '- Use\n  tabs and\n  spaces. Never do this.'],
    ['after lines of a quote with CRLF', '> Use\r\n> tabs. Never do this.'],
    ['after spaces at line ends', 'Use   \ntabs \nand spaces. Never do this.'],
    ['after emphasis, links and code', '*Use* [a](b) `c  d` ``e ` f``. Never do this.'],
    ['after an address', 'See <https://example.com/a>. Never do this.'],
    ['after characters of two code units', 'Use 😀😀. Never do this.'],
    ['in emphasis', 'Use tabs. **Never do this.**'],
    ['before white space', '- Never do this.  \t\n\n'],
    ['after a checkbox', '- [ ] Never do this.'],
    ['before a comment', 'Never do this. <!-- A. -->'],
  ])('%s', (_name, markdown) => {
    const last = readStatements(2, markdown).at(-1);
    expect(markdown.slice(last?.range.start, last?.range.end)).toBe('Never do this.');
  });

  it.each([
    ['lines of a quote', '> A. Use\r\n>  *tabs*.', 'Use\r\n>  *tabs*.'],
    ['code with its backticks', 'Use ``a ` b``', 'Use ``a ` b``'],
    ['an escape at its end', 'A. Use \\*', 'Use \\*'],
    ['a link up to its text', 'See [a `b`](c).', 'See [a `b`](c).'],
    ['the cells of a row', '|A|B|\n|-|-|\n| C \\| D | `e` | |', 'C \\| D | `e`'],
  ])('contains %s', (_name, markdown, expected) => {
    const { range } = readStatements(2, markdown).at(-1) ?? {};
    expect(markdown.slice(range?.start, range?.end)).toBe(expected);
  });

  it('leads to the line and column of its first word', () => {
    const text = '# Rules\r\n\r\n- Use\r\n  tabs. Never\r\n  do this.';
    const source = sourceText('a.md', `\uFEFF\r\n${text}\r\n`);
    const content = { text, path: 'a.md', origin: { kind: 'file', source, offset: 3 } } as const;
    expect(readStatements(2, text).map(({ range }) => locateText(content, range.start))).toEqual([
      { line: 4, column: 3 },
      { line: 5, column: 9 },
    ]);
  });

  it('contains all letters of its words in order and no outer spaces, for any text', () => {
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
      '&#42;',
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
      '|-|-|\n',
      'a|b\n',
      '- [ ] ',
      ':\n- ',
      '? ',
      '"',
      '2.',
    );
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 40 }), (parts) => {
        const markdown = parts.join('');
        const statements = readStatements(2, markdown);
        const wrong = statements.filter(({ text, range }) => {
          const slice = markdown.slice(range.start, range.end);
          return slice !== slice.trim() || !holdsInOrder(slice, text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
        });
        const places = statements.flatMap(({ range, offset }) => [offset, range.start, range.end]);
        expect([wrong, places]).toEqual([[], places.toSorted((a, b) => a - b)]);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0;
  return [...letters].every((letter) => {
    at = text.indexOf(letter, at) + 1;
    return at > 0;
  });
}

describe('300 kB of hostile text is read in time:', { tags: 'large' }, () => {
  it.each([
    ['sentences', 'A b. C d? e f! '],
    ['abbreviations', 'e.g. A '],
    ['escapes at the end of sentences', '\\. A '],
    ['counting', '1. A. '],
    ['lists', '- a\n'],
    ['lists with lead-ins', '!!!!:\n- a\n\n'],
    ['quotes', '> '],
    ['brackets', '['],
  ])('%s', (_name, part) => {
    const statements = readStatements(2, part.repeat(Math.ceil(300_000 / part.length)));
    expect(statements.length).toBeLessThanOrEqual(250_000);
  });
});

it.each([
  ['nothing before it', [], 'Never ignore one.', 'Never ignore one.'],
  ['an introduction with a mark', ['Never use:'], '`var`', 'Never use: `var`'],
  ['introductions without one', ['Handle errors', 'In tests'], 'assert them', 'Handle errors: In tests: assert them'],
])('a statement is written with %s', (_name, leadIns, text, expected) => {
  expect(writeStatement({ leadIns, text })).toBe(expected);
});
