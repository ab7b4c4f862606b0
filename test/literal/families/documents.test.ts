import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';
import { compileText } from './run-statement.ts';

describe('rules on texts', () => {
  it.each<readonly [rule: string, words: string | RegExp | undefined]>([
    ['Do not use emojis in code, comments or documentation.', 'reports emoji in added lines'],
    ['No emojis in code.', 'reports emoji in added lines of code'],
    ['Avoid emoji in the docs and comments.', 'reports emoji in added lines of documents'],
    ['Do not use emojis in console output.', 'reports emoji in added lines that print or log'],
    ['Do not use emojis in the user interface.', undefined],
    ['Use sentence case for all headings.', /after the first word in Markdown$/],
    ['Use title case in headers.', /in lowercase in Markdown$/],
    ['Use title case for buttons.', undefined],
    ['Use sentence case for error messages.', undefined],
    ['HTML comments must never be used.', 'reports HTML comments in Markdown'],
    ['Never remove HTML comments.', undefined],
    ['Unordered lists use `-` (not `*`).', /begin with `\*` or `\+` in Markdown$/],
    ['Ordered lists use `1.` for every item.', undefined],
    ['Use `and` instead of `&` in headings.', 'reports headings with `&` in Markdown'],
    ['Use `and` instead of `&` in expressions.', undefined],
    ['Add a blank line before and after headings, code blocks, and lists.', /^reports headings without a blank line/],
    ['Leave a blank line between functions.', undefined],
    ['Markdown images must have alt text.', 'reports images without an alternative text in Markdown'],
    [
      'Always say Azure Data — never "Azure Data for Everybody".',
      'reports "Azure Data for Everybody" in prose, comments and strings',
    ],
    ['Never write "etc." or "and so on".', 'reports "etc.", "and so on" in prose, comments and strings'],
    ['Use precise verbs (write "tell", not "inform").', 'reports "inform" in prose, comments and strings'],
    ['Use precise verbs (such as "tell" and "inform").', undefined],
    [
      'Use "like" instead of "e.g.", "for example" instead of "i.e.".',
      'reports "e.g.", "i.e." in prose, comments and strings',
    ],
    ['Use "a" instead of "b", and keep sentences short.', undefined],
    ['Use "sign in", not "log in".', 'reports "log in" in prose, comments and strings'],
    ['Prefer "allowlist" over "whitelist".', 'reports "whitelist" in prose, comments and strings'],
    ['Avoid the words "simply" and "just".', 'reports "simply", "just" in prose, comments and strings'],
    ['Use "endpoint", not "address".', undefined],
    ['Write comments in English.', 'reports comments with words in a script that English does not have'],
    [
      'All commit messages must be in English.',
      'reports subjects of commits with words in a script that English does not have',
    ],
    ['Comments must be in English unless they quote a user.', undefined],
    ['Comments should explain why.', undefined],
    ['Use "const", not "var".', undefined],
    ['Code blocks must specify a language.', 'reports code blocks without a language in Markdown'],
    ['Use fenced code blocks with language identifiers.', 'reports code blocks without a language in Markdown'],
    ['Do not skip heading levels.', 'reports headings that skip a level in Markdown'],
  ])('%s', (rule, words) => {
    expect(compileText(`- ${rule}\n`, 'documents').map(({ finder }) => finder.words)).toEqual(
      words === undefined ? [] : [expect.stringMatching(words)],
    );
  });
});

describe('texts', () => {
  const BLOCKS = 'Code blocks must specify a language.';
  const TERMS = 'Use "GitHub", never "Github".';
  const HTTP = 'Never use `http://` links.';

  it.each([
    ['a code block without a language', BLOCKS, 'a.md', ['```', 'a', '```', '', '```ts', 'b', '```'], [1]],
    ['marks of code inside of a longer block', BLOCKS, 'a.md', ['````md', '```', 'a', '```', '````'], []],
    [
      'a heading with a full stop',
      'No trailing punctuation in headings.',
      'a.md',
      ['# A.', '## B', '```sh', '# C.', '```'],
      [1],
    ],
    ['a question as a heading', 'No trailing punctuation in headings.', 'a.md', ['# Why?', '# And so on...'], []],
    ['a skipped level', 'Do not skip heading levels.', 'a.md', ['# A', '### B', '## C', '### D'], [2]],
    ['a term in prose', TERMS, 'a.md', ['On Github.', 'On GitHub.', 'See `Github`.', '[x](https://Github.com)'], [1]],
    ['a term in a comment', TERMS, 'a.ts', ['// On Github', 'const Github = 1;', "const a = 'Github';"], [1, 3]],
    ['an emoji in code', 'No emojis in code.', 'a.ts', ["const a = '🚀';", 'const b = 1; // ©'], [1]],
    ['no emoji of a document', 'No emojis in code.', 'a.md', ['🚀'], []],
    [
      'a comment in Chinese',
      'Write all comments in English.',
      'a.ts',
      ['// 读取文件', '// Reads a file', "const a = '文件';", '// like "文件"'],
      [1],
    ],
    [
      'headings in title case where sentence case is wanted',
      'Use sentence case for headings.',
      'a.md',
      [
        '# Getting Started',
        '',
        '## Azure Functions',
        '',
        '## Read the `Settings` of GitHub',
        '',
        '## Note: The end',
        '',
        '## How To Use it',
      ],
      [1, 9],
    ],
    [
      'headings in sentence case where title case is wanted',
      'Use title case in headings.',
      'a.md',
      ['# Getting started', '', '## Getting Started with the API', '', '```', '# getting started', '```'],
      [1],
    ],
    [
      'comments of HTML',
      'HTML comments must never be used.',
      'a.md',
      ['<!-- a -->', '`<!-- b -->`', '```', '<!-- c -->', '```'],
      [1],
    ],
    [
      'items with a star',
      'Unordered lists use `-`.',
      'a.md',
      ['* a', '- b', '  + c', '* * *', '**bold** text'],
      [1, 3],
    ],
    [
      'a sign in headings',
      'Use `and` instead of `&` in headings.',
      'a.md',
      ['# A & B', '', 'C & D', '', '## `a & b`'],
      [1],
    ],
    [
      'headings without blank lines',
      'Use blank lines around headings.',
      'a.md',
      ['# A', 'b', '', '## C', '', 'd'],
      [1],
    ],
    [
      'emoji that are printed',
      'Do not use emojis in console output.',
      'a.ts',
      ["console.log('✅ a');", "const a = '✅';"],
      [1],
    ],
    [
      'abbreviations',
      'Never write "etc." or "and so on".',
      'a.md',
      ['a, b, etc.', 'a, b and c', 'fetch and so on', 'etcd'],
      [1, 3],
    ],
    ['a comment in Chinese of a translation', 'Write all comments in English.', 'locales/zh.ts', ['// 读取文件'], []],
    [
      'a comment of several lines in Russian',
      'Use English for code, comments and docs.',
      'a.go',
      ['package a', '/* Reads', 'файл */'],
      [3],
    ],
    [
      'comments that are no full sentences',
      'All comments must start with a capital letter and end with a full stop.',
      'a.go',
      [
        'package a',
        '',
        '// reads the whole file.',
        'var x = 1',
        '',
        '// Reads the file',
        '// and closes it',
        'var y = 1',
        '',
        '// y reads the file.',
        '// Reads the file.',
        'var z = 1 // no sentence here',
        '',
        '//nolint:all this is fine',
        'var w = 1',
        '',
        '// x = f(y, z)',
        'var v = 1',
        '',
        '// Short one',
        'var u = 1',
      ],
      [3, 7],
    ],
    [
      'comments without a full stop',
      'Comments must end with a period.',
      'a.ts',
      ['// reads the whole file', 'f();', '', '// See https://a.b/c', 'g();'],
      [1],
    ],
    [
      'an address',
      HTTP,
      'a.md',
      ['http://a.com', 'http://localhost:1', 'https://b.com', 'http://www.w3.org/2000/svg'],
      [1],
    ],
  ])('%s', async (_name, rule, path, lines, found) => {
    expect(await checkLines(`- ${rule}`, path, lines)).toStrictEqual(found);
  });
});
