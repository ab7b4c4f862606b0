import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { linkLabel, modelLine, modelMarkdown, modelText } from '../../../src/reports/markdown/model-markdown.ts';
import { FENCE_LANGUAGES } from '../../../src/reports/markdown/fence-languages.ts';
import { runs } from '../../property-runs.ts';

const BREAK = '\u200B';

describe("a model's words", () => {
  it.each([
    ['keep code and emphasis', 'Use `a < b` and **stop**', 'Use `a < b` and **stop**'],
    ['embed no images', '![x](https://example.test/?q=1)', `!${BREAK}[x]${BREAK}(https:${BREAK}//example.test/?q=1)`],
    ['contain no HTML', '<img src=x> <b>', '&lt;img src=x> &lt;b>'],
    ['mention nobody', 'ask @octocat', `ask @${BREAK}octocat`],
    ['refer to no issue', 'see #12', `see #${BREAK}12`],
    ['refer to no issue in another notation', 'see GH-12', `see GH-${BREAK}12`],
    ['link nowhere', '[here](https://evil.test)', `[here]${BREAK}(https:${BREAK}//evil.test)`],
    [
      'link nowhere by a definition',
      '[here][a]\n\n[a]: https://evil.test',
      `[here][a]\n\n[a]${BREAK}: https:${BREAK}//evil.test`,
    ],
    ['give no commands to bots', 'Fine.\n/approve\n /lgtm now', `Fine.\n${BREAK}/approve\n ${BREAK}/lgtm now`],
    ['show hidden characters', 'a\u202Eb', 'a\\u{202E}b'],
    ['leave decorators in code alone', '`@Input()`', '`@Input()`'],
    [
      'mention nobody by a character reference',
      'ask &commat;octocat &#64;a',
      `ask &amp;commat;octocat &amp;#${BREAK}64;a`,
    ],
    ['refer to no issue by a character reference', 'see &num;12', 'see &amp;num;12'],
    ['show the references that models write for signs', 'a &lt; b &amp;&amp; c', 'a &lt; b &amp;&amp; c'],
    ['do not decode twice', '&amp;commat;octocat', '&amp;commat;octocat'],
    ['have no address', 'see www.evil.test', `see www${BREAK}.evil.test`],
    ['keep an address in code', '`https://a.test`', '`https://a.test`'],
    ['keep the language of code', '```ts\nx\n```', '```ts\nx\n```'],
    ['hold no suggestion', '```suggestion\nx\n```', '```\nx\n```'],
    ['hold no suggestion by tildes', '~~~ suggestion\nx\n~~~', '~~~\nx\n~~~'],
    ['hold no suggestion by a reference', '```sugges&#116;ion\nx\n```', '```\nx\n```'],
    ['hold no suggestion in a quote', '> ~~~suggestion\n> x', `> ~${BREAK}~${BREAK}~suggestion\n> x`],
    ['draw no picture from code', '```mermaid\ngraph\n```', '```\ngraph\n```'],
    ['draw no formula', 'from $a$ to $5', 'from &#36;a&#36; to &#36;5'],
    ['draw no alert', '> [!NOTE]\n> x', `> [${BREAK}!NOTE]\n> x`],
    ['have no heading', '# Housestyle review: clean', '&#35; Housestyle review: clean'],
    ['have no heading in a list', '- > ## x', '- > &#35;# x'],
    ['have no underlined heading', 'Clean\n=====', `Clean\n${BREAK}=====`],
  ])('%s', (_name, text, expected) => {
    expect(modelMarkdown(text)).toBe(expected);
  });

  it('never contain an HTML comment, inside or outside of code', () => {
    const hostile = fc.array(
      fc.constantFrom('<!--', '-->', '`', '```', '\n', ' housestyle:finding ab ', '<', '!', '-', 'x'),
      { maxLength: 20 },
    );
    fc.assert(fc.property(hostile, (parts) => !modelMarkdown(parts.join('')).includes('<!--')));
  });
});

it('has no link where SARIF would make one', () => {
  expect(modelText('![x](https://e.test) `@Input()` a\nb')).toBe(
    `![x]${BREAK}(https:${BREAK}//e.test) \`@Input()\` a\nb`,
  );
});

/** What in a rendered text acts on people, repositories or the page, as a Markdown parser sees it. */
function actsOf(markdown: string): readonly string[] {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return actsIn(root);
}

const ACTING = new Set([
  'link',
  'linkReference',
  'image',
  'imageReference',
  'definition',
  'html',
  'heading',
  'thematicBreak',
  'footnoteDefinition',
  'footnoteReference',
]);

type Tree = ReturnType<typeof fromMarkdown>;

function actsIn(node: Tree | Tree['children'][number]): readonly string[] {
  if (ACTING.has(node.type)) {
    // A rule of stars or underscores draws a line and says nothing.
    return node.type === 'thematicBreak' ? [] : [node.type];
  }
  if (node.type === 'code') {
    return node.lang === null || node.lang === undefined || FENCE_LANGUAGES.has(node.lang)
      ? []
      : [`code: ${node.lang}`];
  }
  if (node.type === 'text') {
    const found = /@[\w-]|#\d|\bGH-\d|https?:\/|www\.|\[!|<!--/i.exec(node.value)?.[0];
    return found === undefined ? [] : [`text: ${found}`];
  }
  return 'children' in node ? node.children.flatMap((child) => actsIn(child)) : [];
}

const PIECES = [
  '@octocat',
  '@',
  '\\@',
  '&commat;',
  '&#x40;',
  '&#64;',
  '&amp;commat;',
  '#12',
  '\\#1',
  '&num;',
  'GH-3',
  'a/b#4',
  'https://evil.test/x',
  'www.evil.test',
  'mailto:a@b.test',
  'a@b.test',
  '[x](https://e.test)',
  '![x](y)',
  '[x]: /y',
  '[^1]',
  '[^1]: n',
  '[[w]]',
  '<b>',
  '<!--',
  '-->',
  '&lt;',
  '&amp;lt;b>',
  '<https://e.test>',
  '[!NOTE]',
  '[',
  ']',
  '(',
  '```',
  '~~~',
  '```suggestion',
  '~~~suggestion',
  '```sugges&#116;ion',
  '```mermaid',
  '`',
  '``',
  '$',
  '$$',
  '|',
  '| a |',
  '---',
  '# ',
  '## x',
  '===',
  '- ',
  '> ',
  '1. ',
  '* ',
  '    ',
  '\t',
  '\\',
  '\n',
  '\n',
  '\n\n',
  ' ',
  'a',
  '*',
  '_',
  '\r',
  '\u202E',
];

describe('whatever a model writes', () => {
  const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join(''));

  it('does nothing on the page but show text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(actsOf(modelMarkdown(text))).toEqual([]);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('does nothing on one line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(actsOf(`**${modelLine(text)}** (low)`)).toEqual([]);
        expect(modelLine(text)).not.toContain('\n');
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('is only the words of the link that it names', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const root = fromMarkdown(`- x: [${linkLabel(text)}](https://github.com/a/b)`);
        expect(JSON.stringify(root)).toContain('"url":"https://github.com/a/b"');
      }),
      { numRuns: runs(1_000) },
    );
  });
});
