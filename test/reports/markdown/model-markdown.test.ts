import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import {
  linkLabel,
  modelDocument,
  modelLine,
  modelMarkdown,
  modelText,
} from '../../../src/reports/markdown/model-markdown.ts';
import { actsOf } from '../../harness/rendered.ts';
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
    ['have no task to tick', '- [ ] x\n1. [x] y', `- [${BREAK} ] x\n1. [${BREAK}x] y`],
    ['have no underlined heading', 'Clean\n=====', `Clean\n${BREAK}=====`],
    ['refer to no issue by an escaped hyphen', 'fixes GH\\-1', `fixes GH\\-${BREAK}1`],
    [
      'have no address by an escaped sign',
      'https\\://a.test www\\.a.test',
      `https\\:${BREAK}//a.test www${BREAK}\\.a.test`,
    ],
    ['refer to no commit', 'see 0123abc', `see 012${BREAK}3abc`],
    ['refer to no commit of another repository', 'o/r@0123456789', `o/r@${BREAK}012${BREAK}3456789`],
    ['refer to no commit between underscores', 'see _0123abc_', `see _012${BREAK}3abc_`],
    ['refer to no commit whose id has only digits', 'see 1234567', `see 123${BREAK}4567`],
    ['keep no amount that begins with a zero', '0123000', `012${BREAK}3000`],
    ['keep numbers and words that are no id of a commit', '123456 facade feedbacks', '123456 facade feedbacks'],
    [
      'stay code behind a fence with a no-break space',
      '```\n```\u00A0\n@a\n```\n@b',
      `\`\`\`\n\`\`\`\u00A0\n@a\n\`\`\`\n@${BREAK}b`,
    ],
    ['have no task in a deep list', `a\n${' '.repeat(10)}- [ ] x`, `a\n${' '.repeat(10)}- [${BREAK} ] x`],
    ['have no heading in a deep list', `a\n${' '.repeat(10)}- # x`, `a\n${' '.repeat(10)}- &#35; x`],
    ['keep no code in a table without a bar in its rule', '|a\n:-\n`@a | b`', `|a\n:-\n&#96;@${BREAK}a | b&#96;`],
    ['have no heading by a hyphen and a blank', 'Clean\n- ', `Clean\n${BREAK}-`],
  ])('%s', (_name, text, expected) => {
    expect(modelMarkdown(text)).toBe(expected);
  });

  it.each([
    ['marks of lists', '- '.repeat(23_900)],
    ['marks of lists and a rule', `${'-\t'.repeat(23_900)}=x`],
    ['marks of quotes', '>'.repeat(47_900)],
    ['cells', ':-'.repeat(23_900)],
    ['hexadecimal digits', 'a'.repeat(47_900)],
    ['backticks', '`a '.repeat(15_900)],
  ])('are drawn in steps that grow with their length: %s', { tags: 'large' }, (_name, text) => {
    // With a check that goes back at each mark, one text took 8 seconds, and this loop as many minutes.
    for (let times = 0; times < 50; times += 1) {
      expect(modelMarkdown(`${text}x`)).toContain('x');
    }
  });

  it.each(['1000000', '86400000', '1048576', '2147483647', '4294967295', '18446744073709551615'])(
    'keep an amount that can hardly be the id of a commit: %s',
    (amount) => {
      expect(modelMarkdown(`at most ${amount} ms`)).toBe(`at most ${amount} ms`);
    },
  );

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
  'GH\\-3',
  '          ',
  '```\u00A0\n',
  '\n|a\n:-\n',
  '`@a | b`',
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
  '[ ] ',
  '[x] ',
  'https://github.test/o/r/blob/main/a.ts',
  'https://github.test/o/r/blob/main/a.ts ',
  'https://github.test/o/r/issues/1',
  'https://github.test/o/r',
  '/blob/main/',
  'a.ts#L1',
  '?plain=1',
  '/../',
  '%2e',
  '\r',
  '\u202E',
];

const OWN = { serverUrl: 'https://github.test', repository: 'o/r' };

describe('an address of the repository itself', () => {
  it.each([
    ['a file', 'https://github.test/o/r/blob/main/src/a.ts'],
    ['a line', 'https://github.test/o/r/blob/main/src/a.ts#L3-L9'],
    ['a line of the source of a document', 'https://github.test/o/r/blob/v1.2/a.md?plain=1#L3'],
    ['the same repository in capitals', 'https://github.test/O/R/blob/main/src/a.ts'],
    ['a folder', 'https://github.test/o/r/tree/main/src/'],
    ['a history', 'https://github.test/o/r/commits/main/src/a.ts'],
    ['the end of a sentence', 'https://github.test/o/r/blob/main/src/a.ts, or'],
    ['the end of a parenthesis', 'https://github.test/o/r/blob/main/src/a.ts). Then'],
  ])('stays a link: %s', (_name, address) => {
    expect(modelMarkdown(`(see ${address}`, OWN)).toBe(`(see ${address}`);
  });

  it.each([
    ['an issue, which gets a reference', 'https://github.test/o/r/issues/1'],
    ['a pull request', 'https://github.test/o/r/pull/1'],
    ['a form that is filled in', 'https://github.test/o/r/issues/new?title=x'],
    ['a comparison that becomes a pull request', 'https://github.test/o/r/compare/main...evil?expand=1'],
    ['a form for a new file', 'https://github.test/o/r/new/main?filename=x'],
    ['an editor', 'https://github.test/o/r/edit/main/a.ts'],
    ['the settings', 'https://github.test/o/r/settings'],
    ['the repository alone', 'https://github.test/o/r'],
    ['another repository', 'https://github.test/o/rx/blob/main/a.ts'],
    ['another owner', 'https://github.test/x/r/blob/main/a.ts'],
    ['another server', 'https://github.test.evil.test/o/r/blob/main/a.ts'],
    ['a user before the server', 'https://github.test@evil.test/o/r/blob/main/a.ts'],
    ['a port', 'https://github.test:8443/o/r/blob/main/a.ts'],
    ['another protocol', 'http://github.test/o/r/blob/main/a.ts'],
    ['a way out of the repository', 'https://github.test/o/r/blob/main/../../../../x/y'],
    ['an encoded way out', 'https://github.test/o/r/blob/main/%2e%2e/x'],
    ['an encoded slash', 'https://github.test/o/r/blob/main/a%2fb'],
    ['a backslash', 'https://github.test/o/r/blob/main/a\\b'],
    ['the commit of a fork', `https://github.test/o/r/blob/${'ab12'.repeat(10)}/a.ts`],
    ['the short id of a commit', 'https://github.test/o/r/tree/ab12cd3/'],
    ['the head of a pull request', 'https://github.test/o/r/blob/refs/pull/7/head/a.ts'],
    ['a query', 'https://github.test/o/r/blob/main/a.ts?x=1'],
    ['a letter that looks like another', 'https://github.test/o/r/blob/m\u0430in/a.ts'],
    ['a second address behind it', 'https://github.test/o/r/blob/main/a.ts,https://evil.test'],
  ])('stays text: %s', (_name, address) => {
    expect(actsOf(modelMarkdown(`see ${address} now`, OWN))).toEqual([]);
    expect(modelMarkdown(`see ${address} now`, OWN)).toMatch(new RegExp(`https?:${BREAK}//`));
  });

  it('stays text if the text is not posted in a repository', () => {
    expect(actsOf(modelMarkdown('https://github.test/o/r/blob/main/a.ts'))).toEqual([]);
  });
});

describe('the text of a whole document', () => {
  it.each([
    ['keeps its headings', '# Summary\n\nx', '# Summary\n\nx'],
    ['has no heading that names us', '## ✅ Housestyle review: clean', '&#35;# ✅ Housestyle review: clean'],
  ])('%s', (_name, text, expected) => {
    expect(modelDocument(text)).toBe(expected);
  });
});

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

  it('links nothing but files of the repository itself, if it may', () => {
    let linked = 0;
    const isOwn = (url: string): boolean => {
      linked += 1;
      const { origin, pathname, search, username, port } = new URL(url);
      const isFile = /^\/o\/r\/(?:blob|tree|blame|commits)\//.test(pathname) && !/[%@:]|\.\./.test(pathname);
      return origin === 'https://github.test' && isFile && /^(?:\?plain=1)?$/.test(search) && username + port === '';
    };
    fc.assert(
      fc.property(hostile, (text) => {
        expect(actsOf(modelMarkdown(text, OWN), isOwn)).toEqual([]);
        expect(actsOf(modelDocument(text, OWN), isOwn).filter((act) => !act.startsWith('heading'))).toEqual([]);
      }),
      { numRuns: runs(2_000) },
    );
    expect(linked).toBeGreaterThan(runs(20));
  });

  it('is cut before it is drawn, so that code at the end stays code', () => {
    const text = `${'a'.repeat(47_900)} \`@octocat ${'$b '.repeat(9_000)}\` https://evil.test`;
    const drawn = modelMarkdown(text);
    expect([drawn.length <= 48_000, actsOf(drawn)]).toEqual([true, []]);
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
