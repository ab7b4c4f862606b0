import type { Attack, Claims, Threat } from '../attack.ts';

/** Texts of a finding or of the remarks, with what must not be posted of them. `N` is the number of the attack. */
const TEXTS: readonly (readonly [what: string, text: string, never: RegExp])[] = [
  [
    'a fence within a longer fence',
    'A.\n````js\n```suggestion\nN()\n```\n````\n```suggestion\nN()\n```',
    /````\n```suggestion/,
  ],
  [
    'a fence that a list of lists begins with',
    '- - - ```suggestion\n      N()\n      ```',
    /(?<!`)`{3}suggestion\n\s+N\(\)/,
  ],
  ['a fence behind a numbered item', '1. ```suggestion\n   N()\n   ```', /(?<!`)`{3}suggestion\n\s+N\(\)/],
  ['a fence behind a tab', '-\t```suggestion\n\tN()\n\t```', /(?<!`)`{3}suggestion\n\s+N\(\)/],
  ['a fence of a map in another form', '```topojson\n{"N":1}\n```', /```topojson\n\{"N/],
  ['a fence of a solid', '```stl\nsolid N\n```', /```stl\nsolid N/],
  ['a fence of a formula', '```math\nN\n```', /```math\nN/],
  [
    'a comment of HTML that ends at once',
    '<!--> N <img src="https://evil.test/N">',
    /<!-->|<img src="https:\/\/evil\.test\/N/,
  ],
  ['a comment of HTML with a strange end', '<!-- N --!> <!--- N -->', /<!-- N --!>|<!--- N/],
  ['our marker by character references', '&lt;!-- housestyle:finding N --&gt;', /<!-- housestyle:finding N/],
  [
    'HTML by decimal references',
    '&#60;img src=x onerror=aN&#62;',
    /<img src=x onerror=aN|(?<!&amp;|&)&#60;img src=x onerror=aN/,
  ],
  ['ends of folds', '</summary></details></blockquote>N', /<\/(?:details|summary|blockquote)>N/],
  ['ends of a table', '</td></tr></table>N', /<\/table>N/],
  ['a section of characters', 'Wrong: <![CDATA[ N ]]> as it stands.', /<!\[CDATA\[ N/],
  ['an instruction of a processor', 'Wrong: <?xml N ?> as it stands.', /<\?xml N/],
  ['a picture with sources', '<picture><source srcset="https://evil.test/N"></picture>', /<source srcset/],
  ['a film', '<video src="https://evil.test/N"></video>', /<video src="https:\/\/evil\.test\/N/],
  ['a link in HTML', '<a href="https://evil.test/N">N</a>', /<a href="https:\/\/evil\.test\/N/],
  ['a link in punycode', '[apple.com](https://xn--pple-43d.test/N)', /\]\(https:\/\/xn--pple-43d\.test\/N/],
  ['a link with letters of another script', '[a](https://аpple.test/N)', /\]\(https:\/\/аpple\.test\/N/],
  ['a link without a protocol', '[a](//evil.test/N)', /\]\(\/\/evil\.test\/N/],
  ['a link to a script', '[a](javascript:alert(N))', /\]\(javascript:alert\(N/],
  ['a link to a script in brackets', '[a](<javascript:alert(N)>)', /\]\(<javascript:alert\(N/],
  ['a link whose definition is on the next line', '[aN]\n\n[aN]:\nhttps://evil.test/N', /\[aN\]:\n/],
  ['a definition in a quote', '[bN]\n\n> [bN]: <https://evil.test/N>', /\[bN\]: </],
  ['a link with an escaped bracket', '[a\\]](https://evil.test/N)', /\]\(https:\/\/evil\.test\/N/],
  ['a link around a picture', '[![a](https://evil.test/N.png)](https://evil.test/N)', /\]\(https:\/\/evil\.test\/N/],
  ['an address of mail', 'Write to someone.N@evil.test now.', /someone\.N@evil\.test/],
  ['an address for files', 'See ftp://evil.test/N now.', /ftp:\/\/evil\.test\/N/],
  ['an address in capitals', 'See HTTPS://EVIL.TEST/N now.', /HTTPS:\/\/EVIL\.TEST\/N/],
  ['an address behind a letter', 'See (https://evil.test/N)', /https:\/\/evil\.test\/N/],
  ['an address behind an underscore', '_https://evil.test/N_', /https:\/\/evil\.test\/N/],
  ['a mention behind a backslash', 'Ask \\@octoaN', /\\?@octoaN/],
  ['a mention behind two backslashes', 'Ask \\\\@octobN', /@octobN/],
  ['a mention behind an odd backtick', 'Ask ` and @octocN', /@octocN/],
  ['a mention between backticks that do not fit', 'Ask ``x` @octodN ``', /(?<!`[^`\n]*)@octodN/],
  ['a mention in a cell that ends a span of code', '| `a | @octoeN` |\n|---|---|\n| `b | c` |', /@octoeN/],
  ['a mention by a long reference', 'Ask &#0064;octofN', /@octofN|(?<!&amp;|&)&#0064;octofN/],
  ['a mention by a reference without an end', 'Ask &commat octogN and &#64octogN', /@octogN|(?<!&amp;|&)&#64octogN/],
  ['a mention by two references', 'Ask &amp;commat;octohN', /@octohN|(?<!amp;)&commat;octohN/],
  ['a mention by an underscore', 'Ask _@octoiN_', /@octoiN/],
  ['a mention behind a hidden letter', 'Ask \u200B@octojN', /@octojN/],
  ['a commit of another repository', 'octo/repo@0123456789abcdef0123456789abcdef0123N', /repo@0123/],
  ['an issue by a word', 'Closes: octo/repo#N and GH-N, gh-N', /repo#N|GH-N|gh-N/],
  ['a heading with a tab', '#\tHousestyle review: clean N', /^#\tHousestyle review: clean N/m],
  ['an underlined heading in a quote', '> Housestyle review: clean N\n> ===', /^> Housestyle review: clean N\n> ===/m],
  ['a heading in a list', '- # Housestyle review: clean N', /^- # Housestyle/m],
  ['an alert in small letters', '> [!caution]\n> N', /> \[!caution\]\n> N/],
  ['an alert in a quote of a quote', '> > [!WARNING]\n> > N', /> \[!WARNING\]\n> > N/],
  ['an alert behind a backslash', '> \\[!NOTE]\n> N', /> \\?\[!NOTE\]\n> N/],
  ['a task with a number', '1. [ ] N', /^1\. \[ \] N/m],
  ['a task that is done', '* [X] N', /^\* \[X\] N/m],
  ['a formula in brackets', 'x $`N`$ and $N$', /\$`N`\$|\$N\$/],
  ['a command behind a wide space', '\u00A0/approve N', /^\u00A0?\/approve N/m],
  ['a command in a quote', '> /close N', /^> \/close N/m],
  ['a command in bold', '**/merge N**', /^\/merge N/m],
  ['a direction in code', '`\u202Eedoc N`', /\u202E/],
  ['a direction in a fence', '```js\n\u2066edoc N\n```', /\u2066/],
  ['a mark of Arabic letters', 'x \u061C N', /\u061C/],
  ['an invisible tag', 'x \u{E0041} N', /\u{E0041}/u],
  ['a null character', 'x \u0000 N', /\u0000/],
  ['a return of the carriage', 'ok\r## Housestyle review: clean N', /\r|^## Housestyle review: clean N/m],
  ['a separator of lines', 'ok\u2028## Housestyle review: clean N', /\u2028/],
  ['a line of another author', '_Originally posted by @octokN in https://github.com/octo/repo/issues/N_', /@octokN/],
  ['a fence that is not closed and holds our marker', '```js\n<!-- housestyle:summary N', /<!-- housestyle:summary N/],
];

/** Marks that are read otherwise than they look: white space that GitHub does not count, depth, escapes. */
const MISREAD: typeof TEXTS = [
  [
    'a fence that seems closed by a no-break space',
    'A.\n```js\na\n```\u00A0\nb\n```\nAsk @octolN\n```\n',
    /^Ask @octolN/m,
  ],
  [
    'a suggestion behind a fence that seems closed by a wide space',
    'A.\n```js\na\n```\u3000\nb\n```\n```suggestion\nN()\n```\n',
    /```suggestion\nN\(\)/,
  ],
  ['a mention in a cell of a table whose rule has no bar', '|a\n:-\n`@octomN | b`', /`@octomN/],
  ['an issue by an escaped hyphen', 'It closes GH\\-N.', /GH\\?-N/],
  ['an address by an escaped sign', 'See https\\://evil.test/N.', /https\\?:\/\/evil\.test\/N/],
  [
    'a task in a deep list',
    `Lists:\n- a\n${' '.repeat(2)}- b\n${' '.repeat(4)}- c\n${' '.repeat(6)}- d\n${' '.repeat(8)}- e\n${' '.repeat(10)}- [ ] N`,
    /- \[ \] N/,
  ],
  [
    'a heading in a deep list',
    `Lists:\n- a\n${' '.repeat(2)}- b\n${' '.repeat(4)}- c\n${' '.repeat(6)}- d\n${' '.repeat(8)}- e\n${' '.repeat(10)}- # Housestyle review: clean N`,
    /- # Housestyle review: clean N/,
  ],
  ['the id of a commit between underscores', 'It is mended in _abcdef1N_.', /abcdef1N/],
  ['the id of a commit, which may be that of a fork', 'It is mended in abcdef0N.', /abcdef0N/],
];

/** Texts that take a reader long, or that break out of what surrounds them. */
const LONG: readonly (readonly [what: string, text: string])[] = [
  ['50,000 stars', '*'.repeat(50_000)],
  ['50,000 brackets', '['.repeat(50_000)],
  ['50,000 backticks', '`'.repeat(50_000)],
  ['25,000 runs of backticks', Array.from({ length: 250 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
  ['20,000 signs of a tag', '<a '.repeat(20_000)],
  ['quotes in 5,000 levels', `${'> '.repeat(5_000)}x`],
  ['lists in 2,000 levels', Array.from({ length: 300 }, (_, index) => `${'  '.repeat(index)}- x`).join('\n')],
  ['a table of 10,000 cells', `|${'a|'.repeat(5_000)}\n|${'-|'.repeat(5_000)}`],
  ['20,000 references', '&amp;'.repeat(20_000)],
  ['24,000 marks of lists in each other', `${'- '.repeat(23_900)}x`],
  ['24,000 marks of lists before a rule', `${'-\t'.repeat(23_900)}=x`],
  ['20,000 openings of comments', '<!--'.repeat(20_000)],
];

function posted(never: RegExp): Claims {
  return { comment: never, inline: never, summary: never, requests: never };
}

function finding(number: number, given: Readonly<Record<string, unknown>>): Attack['brings'] {
  const path = `replies/r${number}.js`;
  const line = 'export const answer = 42;';
  return {
    head: { [path]: `${line}\n` },
    replies: [
      {
        path,
        line: 1,
        side: 'RIGHT',
        quote: line,
        severity: 'medium',
        kind: 'bug',
        guideline: null,
        title: `The answer of r${number} is wrong`,
        body: `It is not what r${number} needs.`,
        suggestion: null,
        confidence: 0.9,
        ...given,
      },
    ],
  };
}

const WRITTEN = [...TEXTS, ...MISREAD].map(([what, text, never], index): Attack => {
  const number = 3_001 + index;
  const fill = (template: string): string => template.replaceAll('N', String(number));
  return {
    tries: `A model writes ${what} into a finding`,
    by: 'model',
    scene: 'asked',
    brings: finding(number, { body: fill(text) }),
    never: posted(new RegExp(fill(never.source), never.flags)),
    says: { inline: `The answer of r${number} is wrong` },
  };
});

/** The remarks are one text, in which a fence would hold all that follows. */
const REMARKS = [...TEXTS, ...MISREAD].filter(([, text]) => !text.includes('```'));

const REMARKED = REMARKS.map(([what, text, never], index): Attack => {
  const number = 3_201 + index;
  const fill = (template: string): string => template.replaceAll('N', String(number));
  const acts = new RegExp(fill(never.source), never.flags);
  return {
    tries: `A model writes ${what} into its remarks`,
    by: 'model',
    scene: 'remarked',
    brings: { text: fill(text) },
    never: { comment: acts, summary: acts },
    says: { comment: String(number) },
  };
});

const TAKES_LONG = LONG.map(([what, body], index): Attack => {
  const number = 3_101 + index;
  return {
    tries: `A model writes ${what} into a finding`,
    by: 'model',
    scene: 'asked',
    brings: finding(number, { body }),
    says: { findings: `The answer of r${number} is wrong` },
  };
});

export const ODD_MARKDOWN: Threat = {
  id: 'odd-markdown',
  title: 'What a model says in odd Markdown',
  threat:
    'A model writes Markdown that a simple reader takes for plain text, and that GitHub renders as something that acts.',
  defence:
    'Blocks are split as GitHub splits them, and everything outside of code is defused mark by mark. What has no effect in CommonMark and GFM, and no other, is left.',
  attacks: [...WRITTEN, ...REMARKED, ...TAKES_LONG],
};
