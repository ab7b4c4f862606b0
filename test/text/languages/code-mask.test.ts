import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCommentsAndStrings } from '../../../src/text/languages/code-mask.ts';
import { runs } from '../../property-runs.ts';

/** Shows each space of the result as a dot, so that the rows are readable. */
function masked(text: string, language: string): string | undefined {
  return blankCommentsAndStrings(text, language)?.replaceAll(' ', '.');
}

describe('comments and strings are blanked out', () => {
  it.each([
    ['a comment to the end of its line', 'typescript', 'a; // b\nc', 'a;.....\nc'],
    ['a comment of several lines', 'typescript', 'a /* b\n c */ d', 'a.....\n......d'],
    ['a comment that is not closed', 'typescript', 'a /* b\nc', 'a.....\n.'],
    ['a string with its quotes', 'typescript', 'f("a", \'b\')', 'f(...,....)'],
    ['a string with an escaped quote', 'typescript', String.raw`"a\"b"+c`, '......+c'],
    ['a string that ends with a backslash', 'typescript', String.raw`"a\\"+c`, '.....+c'],
    ['a string that is not closed, to the end of its line', 'typescript', 'a = "b\nc', 'a.=...\nc'],
    ['a string that continues after a backslash', 'typescript', '"a\\\nb"+c', '...\n..+c'],
    ['a template over lines', 'typescript', '`a\nb`+c', '..\n..+c'],
    ['a comment mark in a string', 'typescript', '"//"+c', '....+c'],
    ['a quote in a comment', 'typescript', '// "\nc', '....\nc'],
    ['three quotes over lines', 'python', 'a = """b\n"c\n"""+d', 'a.=.....\n..\n...+d'],
    ['an empty string', 'python', 'a = ""+d', 'a.=...+d'],
    ['a comment with a number sign', 'python', 'a # b', 'a....'],
    ['a doubled quote, in a language where that is an escape', 'sql', "a = 'b''c' -- d", 'a.=............'],
    ['a comment in HTML', 'html', "<a>don't</a><!-- b -->", "<a>don't</a>.........."],
    ['strings, but not lifetimes', 'rust', "fn f<'a>(x: &'a str)", "fn.f<'a>(x:.&'a.str)"],
    ['a comment with the longer of two marks', 'lua', '--[[ a\nb ]] c', '......\n.....c'],
    ['characters of two code units', 'typescript', '"😀" a', '.....a'],
    ['a comment before CRLF', 'typescript', '// a\r\nb', '.....\nb'],
  ])('%s', (_name, language, text, expected) => {
    expect(masked(text, language)).toBe(expected);
  });

  it('but not in a language whose comments are unknown', () => {
    expect(blankCommentsAndStrings('// a', 'klingon')).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString', ''])('but not in a language called %j', (language) => {
    expect(blankCommentsAndStrings('// a', language)).toBeUndefined();
  });
});

it('masking keeps the place of every character and all line feeds, and only writes spaces, in any language', () => {
  const languages = [
    'typescript',
    'python',
    'go',
    'rust',
    'sql',
    'html',
    'lua',
    'ruby',
    'perl',
    'csharp',
    'yaml',
    'haskell',
    'vb',
    'cpp',
    'powershell',
    'handlebars',
  ];
  const signs = fc.constantFrom(
    '"',
    "'",
    '`',
    '\\',
    '/',
    '//',
    '/*',
    '*/',
    '#',
    '--',
    '--[[',
    ']]',
    '"""',
    "'''",
    '<!--',
    '-->',
    '\n',
    '\r\n',
    ' ',
    'a',
    '😀',
    '{',
    '=begin',
    '=end',
    'R"(',
    ')"',
    '@"',
    '\uD800',
  );
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(signs, { maxLength: 40 }), (language, parts) => {
      const text = parts.join('');
      const blanked = blankCommentsAndStrings(text, language) ?? '';
      const changed = Array.from({ length: text.length }, (_, at) => at).filter(
        (at) => blanked[at] !== text[at] && (blanked[at] !== ' ' || text[at] === '\n'),
      );
      expect([blanked.length, changed]).toEqual([text.length, []]);
    }),
    { numRuns: runs(3_000) },
  );
});

// With a running time that grows with the square of the length, these tests would time out.
it.each(['"', '/*', '`', '"\\'])('a megabyte of %j is masked in time', { tags: 'large' }, (part) => {
  const text = part.repeat(2 ** 20 / part.length);
  expect(blankCommentsAndStrings(text, 'typescript')).toHaveLength(text.length);
});
