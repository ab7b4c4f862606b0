import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCommentsAndPlainText, blankCommentsAndStrings } from '../../../src/text/languages/code-mask.ts';
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
    [
      'a character that is a quote, where text has other quotes',
      'ada',
      `A := '"'; B; C := '"';`,
      'A.:=....;.B;.C.:=....;',
    ],
    ['strings, but not lifetimes', 'rust', "fn f<'a>(x: &'a str)", "fn.f<'a>(x:.&'a.str)"],
    ['a comment with the longer of two marks', 'lua', '--[[ a\nb ]] c', '......\n.....c'],
    ['comments in comments, where a language has them', 'kotlin', 'a /* /* */ b */ c', 'a...............c'],
    ['comments in comments, with marks of their own', 'julia', 'a #= #= =# =# b', 'a.............b'],
    ['comments that do not nest', 'java', 'a /* /* */ b', 'a..........b'],
    ['a character that is a quote', 'erlang', 'f() -> $", g().', 'f().->...,.g().'],
    ['a character behind a backslash', 'clojure', '(def x \\") (g)', '(def.x...).(g)'],
    ['a character in quotes', 'haskell', "f x' '\"' g", "f.x'.....g"],
    ['a text without escapes', 'dart', "a = r'\\'; b('');", 'a.=.....;.b(..);'],
    ['a text in brackets', 'r', 'a <- r"(")" ; b', 'a.<-........;.b'],
    ['a text between slashes', 'groovy', 'a = /b"/ ; c = d / 2 / "e"', 'a.=......;.c.=.d./.2./....'],
    ['a text of a sigil', 'elixir', 'a = ~S(#{) ; b', 'a.=........;.b'],
    ['a comment of Perl, but no last index', 'perl', '$#a; b # c', '$#a;.b....'],
    ['a comment of MySQL, but not one that runs', 'sql', '/*! a */ /* b */ c', '/*!.a.*/.........c'],
    ['what a shell quotes with escapes', 'shellscript', String.raw`a=$'b\'c'; d`, 'a=.......;.d'],
    ['nothing between backticks of a shell', 'shellscript', 'a=`b "c"`', 'a=`b....`'],
    ['no quoted name, with a quote in it', 'kotlin', 'val `a"b` = "c"', 'val.`a"b`.=....'],
    ['no quoted name of a table', 'sql', "select `a'b`, 'c'", "select.`a'b`,...."],
    ['no symbol', 'scala', "val a = 'b; val c = 'd'", "val.a.=.'b;.val.c.=...."],
    ['an escaped quote of a shell alone', 'shellscript', String.raw`a \" ; b`, 'a....;.b'],
    ['a quote that Perl replaces', 'perl', '$a =~ y/"//; b', '$a.=~......;.b'],
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

describe('code that a string inserts is kept', () => {
  it.each([
    ['shellscript', 'a="$(b "$c")"', /\bb\b/],
    ['shellscript', 'a="`b`"', /\bb\b/],
    ['shellscript', 'a="${b[0]}"', /\bb\b/],
    ['powershell', '$a = "$(b "c")"', /\bb\b/],
    ['swift', String.raw`let a = #"\#(b)"#`, /\bb\b/],
    ['elixir', 'a = ~s(#{b("c")})', /\bb\b/],
    ['elixir', 'a = "#{b("c")}"', /\bb\b/],
    ['scala', 'val a = f"${b("c")}%s"', /\bb\b/],
    ['swift', String.raw`let a = "\(b("c"))"`, /\bb\b/],
    ['terraform', 'a = "${b("c")}"', /\bb\b/],
  ])('%s: %s', (language, text, expected) => {
    expect(blankCommentsAndPlainText(text, language)).toMatch(expected);
  });

  it.each([
    ['a quote', 'shellscript', 'a "b\nc', 'a "b\nc'],
    ['a quote before escaped ones', 'swift', 'a "\\"\\"b', 'a "\\"\\"b'],
    ['three quotes', 'kotlin', 'a """b\nc', 'a """b\nc'],
    ['a comment', 'kotlin', 'a /* /* b */\nc "d"', 'a /* /* b */\nc ...'],
    ['a comment between braces', 'pascal', 'a { b\nc', 'a { b\nc'],
    ['but not a comment that ends with the text', 'shellscript', 'a # b', 'a ...'],
  ])('and what follows after something that never closes: %s', (_name, language, text, expected) => {
    expect(blankCommentsAndPlainText(text, language)).toBe(expected.replaceAll('.', ' '));
  });

  it('but not what a part of a file opens, which may close after it', () => {
    expect(blankCommentsAndPlainText('a /* b\nc', 'kotlin', false)).toBe('a     \n ');
  });

  it.each([
    ['braces', 'tcl', 'set x {"} ; b ; set z {"}', 'set x {"} ; b ; set z {"}'],
    ['the brackets of an expression', 'perl', '$x =~ tr[^"][a]; b; "c"', '$x =~ tr[^"][a]; b; ...'],
  ])('and what follows after a quote that is alone between %s', (_name, language, text, expected) => {
    expect(blankCommentsAndPlainText(text, language)).toBe(expected.replaceAll('.', ' '));
  });

  it.each([
    ['kotlin', 'a "${b("c")} d"; e', 'a    b("c")    ; e'],
    ['shellscript', 'a "x $(b "c")"; e', 'a      b "c"  ; e'],
    ['coffeescript', 'a = "#{b["c"]}"; e "f"', 'a =    b["c"]  ; e    '],
    ['coffeescript', 'a = "#{b["c"]" d', 'a =    b[   ]" d'],
    ['swift', 'a "\\(b("c"))"', 'a    b("c")  '],
    ['elixir', 'a "x#{b}" c', 'a     b   c'],
  ])('and what follows in inserted code that has a quote in it: %s', (language, text, expected) => {
    expect(blankCommentsAndPlainText(text, language)).toBe(expected.replaceAll('.', ' '));
  });

  it('in a time that grows with the text alone, also if nothing closes', () => {
    const openers = ['{', '"', '/*', '"""', '(*', "'", '[[', '<#'];
    for (const language of ['pascal', 'kotlin', 'swift', 'lua', 'powershell', 'fsharp', 'd']) {
      for (const opener of openers) {
        const text = `${opener} `.repeat(100_000);
        expect(blankCommentsAndPlainText(text, language)).toHaveLength(text.length);
      }
    }
  }, 30_000);

  it('but no text of a shell in which nothing is inserted', () => {
    expect(blankCommentsAndPlainText(String.raw`a="\$(b) \`c\`" '$(d)'`, 'shellscript')?.trim()).toBe('a=');
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
