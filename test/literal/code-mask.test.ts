import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCommentsAndStrings } from '../../src/literal/code-mask.ts';
import { runs } from '../property-runs.ts';

/** A blank in the result is drawn as a dot, so that rows can be read. */
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
    ['a mark of a comment in a text', 'typescript', '"//"+c', '....+c'],
    ['a quote in a comment', 'typescript', '// "\nc', '....\nc'],
    ['three quotes over lines', 'python', 'a = """b\n"c\n"""+d', 'a.=.....\n..\n...+d'],
    ['an empty text', 'python', 'a = ""+d', 'a.=...+d'],
    ['a comment with a number sign', 'python', 'a # b', 'a....'],
    ['a doubled quote, where that is an escape', 'sql', "a = 'b''c' -- d", 'a.=............'],
    ['a comment of markup', 'html', "<a>don't</a><!-- b -->", "<a>don't</a>.........."],
    ['no lifetime', 'rust', "fn f<'a>(x: &'a str)", "fn.f<'a>(x:.&'a.str)"],
    ['the longer mark first', 'lua', '--[[ a\nb ]] c', '......\n.....c'],
    ['characters of two code units', 'typescript', '"😀" a', '.....a'],
    ['with CRLF', 'typescript', '// a\r\nb', '.....\nb'],
  ])('%s', (_name, language, text, expected) => {
    expect(masked(text, language)).toBe(expected);
  });

  it('not in a language whose comments are unknown', () => {
    expect(blankCommentsAndStrings('// a', 'klingon')).toBeUndefined();
  });

  it.each(['constructor', '__proto__', 'toString', ''])('not in a language called %j', (language) => {
    expect(blankCommentsAndStrings('// a', language)).toBeUndefined();
  });
});

it('keeps every character’s place and all line feeds, and changes nothing but to blanks, in any language', () => {
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

// In time that grows with the square of the length, none of these would end.
it.each(['"', '/*', '`', '"\\'])('a megabyte of %j comes to an end', (part) => {
  const text = part.repeat(2 ** 20 / part.length);
  expect(blankCommentsAndStrings(text, 'typescript')).toHaveLength(text.length);
});
