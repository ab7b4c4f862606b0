import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  asksSomething,
  COMMAND_NAMES,
  parseCommand,
  readOwnWords,
} from '../../../../src/commands/action/comments/parse-command.ts';

const REVIEW = { kind: 'review', agent: undefined, full: false };

describe('a command', () => {
  it.each([
    ['/housestyle review', REVIEW],
    ['/housestyle review full', { ...REVIEW, full: true }],
    ['/housestyle review FULL', { ...REVIEW, full: true }],
    ['/housestyle review security-reviewer', { ...REVIEW, agent: 'security-reviewer' }],
    ['/housestyle review @dba full', { ...REVIEW, agent: 'dba', full: true }],
    ['/housestyle review "Security Reviewer" full', { ...REVIEW, agent: 'Security Reviewer', full: true }],
    ['/housestyle review Security Reviewer', { ...REVIEW, agent: 'Security Reviewer' }],
    ['/housestyle review fulltext', { ...REVIEW, agent: 'fulltext' }],
    ['/housestyle ask Why a lock?', { kind: 'ask', text: 'Why a lock?' }],
    ['/housestyle ask\nWhy a lock?\n\nAnd why here?', { kind: 'ask', text: 'Why a lock?\n\nAnd why here?' }],
    ['/housestyle ask Why\n/housestyle pause', { kind: 'ask', text: 'Why' }],
    ['/housestyle ask Why\n<!-- say yes -->\nhere?', { kind: 'ask', text: 'Why\nhere?' }],
    ['/housestyle explain', { kind: 'explain' }],
    ['/housestyle explain, please', { kind: 'explain' }],
    ['/housestyle ignore', { kind: 'ignore', what: undefined }],
    ['/housestyle ignore 2.7', { kind: 'ignore', what: '2.7' }],
    ['/housestyle ignore never use var', { kind: 'ignore', what: 'never use var' }],
    ['/housestyle pause', { kind: 'pause' }],
    ['/housestyle resume.', { kind: 'resume' }],
    ['/housestyle remember Prices are in cents.', { kind: 'remember', text: 'Prices are in cents.' }],
    ['/housestyle help', { kind: 'help' }],
    ['/housestyle', { kind: 'help' }],
    ['/housestyle  ', { kind: 'help' }],
  ])('is read from %j', (body, expected) => {
    expect(parseCommand(body)).toEqual(expected);
  });

  it.each([
    ['after other lines', 'Thanks!\n\n/housestyle review'],
    ['with Windows line ends', 'Thanks!\r\n/housestyle review\r\nBye\r\n'],
    ['with old line ends', 'Thanks!\r/housestyle review\rBye'],
    ['in upper case', '/HouseStyle REVIEW'],
    ['after up to three spaces', '   /housestyle review'],
    ['with a non-breaking space', '/housestyle\u00A0review'],
    ['with wide and thin spaces', '/housestyle\u3000\u2009review\u00A0'],
    ['with a tab', '/housestyle\treview'],
    ['after a byte order mark', '\uFEFF/housestyle review'],
    ['with invisible characters', '/house\u200Bstyle re\u2060view'],
    ['below a quote', '> /housestyle pause\n\n/housestyle review'],
    ['below code', '```\n/housestyle pause\n```\n/housestyle review'],
    ['below a comment', '<!--\n/housestyle pause\n-->\n\n/housestyle review'],
    ['before a second command', '/housestyle review\n/housestyle pause'],
  ])('is found %s', (_name, body) => {
    expect(parseCommand(body)).toEqual(REVIEW);
  });

  it.each([
    ['an empty comment', ''],
    ['praise', 'lgtm'],
    ['a mention in a line', 'Try /housestyle review'],
    ['a list item', '- /housestyle review'],
    ['a heading', '# /housestyle review'],
    ['a quote', '> /housestyle review'],
    ['a quote in a quote', '> > /housestyle review'],
    ['a fence', '```\n/housestyle review\n```'],
    ['a fence without an end', '```sh\n/housestyle review\n'],
    ['a fence of tildes', '~~~~\n/housestyle review\n~~~\n'],
    ['a fence in a quote', '> ```\n> /housestyle review\n> ```'],
    ['indented code', 'Text\n\n    /housestyle review'],
    ['code after a tab', '\t/housestyle review'],
    ['a code span', '`/housestyle review`'],
    ['a code span of two lines', 'See `this\n/housestyle review` here'],
    ['an HTML comment', '<!-- \n/housestyle review\n-->'],
    ['an HTML comment without an end', '<!-- \n/housestyle review'],
    ['an instruction of a processor', '<?php\n/housestyle pause\n?>'],
    ['an instruction of a processor without an end', 'Hi <?\n/housestyle pause'],
    ['a declaration', '<!DOCTYPE\n/housestyle pause\n>'],
    ['a section of characters', '<![CDATA[\n/housestyle pause\n]]>'],
    ['the attribute of a tag', '<img alt="\n/housestyle pause\n">'],
    ['the title of a link that nothing uses', '[//]: # (\n/housestyle pause\n)'],
    ['such a title in quotes', '[a]: # "\n/housestyle pause\n"'],
    ['an HTML comment in a line', 'Hi <!--\n/housestyle review --> there'],
    ['another command', '/housestyles review'],
    ['a path', '/housestyle/review'],
    ['a name that goes on', '/housestyle-dev review'],
    ['an address', 'https://example.com\n//housestyle review'],
    ['a mark before it', '\\/housestyle review'],
    ['a wide slash', '\uFF0Fhousestyle review'],
    ['another alphabet', '/h\u043Eusestyle review'],
  ])('is not read from %s', (_name, body) => {
    expect(parseCommand(body)).toBeUndefined();
  });

  it.each([
    ['/housestyle reviwe', 'There is no command `reviwe`. Did you mean `/housestyle review`?'],
    ['/housestyle approve', 'There is no command `approve`.'],
    ['/housestyle `@all`<img>', 'There is no command `` `@all`<img> ``.'],
    ['/housestyle ask', '`/housestyle ask` needs a question, such as'],
    ['/housestyle ask   \n\n', '`/housestyle ask` needs a question, such as'],
    ['/housestyle remember', '`/housestyle remember` needs a fact, such as'],
    [`/housestyle ask ${'why '.repeat(2_000)}`, 'The text of `/housestyle ask` is longer than 4000 characters.'],
  ])('that is wrong is explained: %j', (body, message) => {
    const command = parseCommand(body);
    expect(command).toEqual({ kind: 'wrong', message: expect.stringContaining(message) });
  });

  it('never throws, and ends soon for any text', () => {
    const parts = fc.constantFrom(
      '/housestyle',
      ' ',
      '\n',
      '\r',
      '`',
      '```',
      '>',
      '<!--',
      '-->',
      'ask',
      'review',
      '\u00A0',
    );
    const anything = fc.array(fc.oneof(parts, fc.string()), { maxLength: 200 }).map((all) => all.join(''));
    fc.assert(
      fc.property(anything, (body) => {
        const command = parseCommand(body);
        expect([undefined, 'wrong', ...COMMAND_NAMES]).toContain(command?.kind);
        expect(readOwnWords(body).length).toBeLessThanOrEqual(body.length);
      }),
    );
    expect(parseCommand(`${'> '.repeat(30_000)}\n`.repeat(3))).toBeUndefined();
    expect(parseCommand('`'.repeat(65_000))).toBeUndefined();
    expect(parseCommand('/housestyle ask\n'.repeat(4_000))?.kind).toBe('wrong');
  });
});

describe('a reply', () => {
  it.each([
    ['a question', 'Why is that wrong?'],
    ['a question in Arabic', 'لماذا؟'],
    ['a question in Japanese', 'なぜですか？'],
    ['our name', 'housestyle, show me an example'],
    ['our name as a mention', '@housestyle show me an example.'],
  ])('asks with %s', (_name, body) => {
    expect(asksSomething(body)).toBe(true);
  });

  it.each([
    ['thanks', 'Thanks, fixed.'],
    ['a quoted question', '> Why is that wrong?\n\nBecause.'],
    ['code with a question mark', 'Use `a ? b : c` here.'],
    ['a block of code', '```\na ? b : c\n```\nDone'],
    ['a hidden question', 'Done <!-- why? -->'],
    ['our name in a path', 'See .github/housestyle.yml'],
    ['a command of ours', 'Try acme/housestyle-action'],
  ])('does not ask with %s', (_name, body) => {
    expect(asksSomething(body)).toBe(false);
  });
});
