import type { Attack, Threat } from '../attack.ts';

/** Code that a reader may take for a comment or a string, each with its file. Every one uses `eval`. */
const DISGUISES: readonly (readonly [what: string, name: string, text: string])[] = [
  ['a character class with the beginning of a comment', 'd1.js', 'const r = /[/*]/;\neval(1);\n'],
  ['a quote in a regular expression', 'd2.js', 'const r = /["]/;\neval(1);\n'],
  ['a backtick in a regular expression behind a division', 'd3.js', 'const a = b / c; const r = /`/;\neval(1);\n'],
  ['code inserted into a template', 'd4.js', 'const s = `${eval(1)}`;\n'],
  ['code inserted into an f-string', 'd5.py', 's = f"{eval(1)}"\n'],
  ['the beginning of a comment in the first line', 'd6.js', '#!/usr/bin/env node /*\neval(1);\n'],
  ['a carriage return behind a comment', 'd7.js', '// x\reval(1);\n'],
  ['a separator of lines behind a comment', 'd8.js', '// x\u2028eval(1);\n'],
  ['a regular expression that is a division', 'd9.js', 'a = b\n/`/g; eval(1);\n'],
  ['a quote in a regular expression behind a condition', 'd10.js', 'if (x) /"/.test(y);\neval(1);\n'],
  ['a template in a template', 'd11.js', 'const s = `a ${`b ${eval(1)}`}`;\n'],
  ['a regular expression behind an increment', 'd12.js', "x = a++ / 2; y = /'/; \neval(1);\n"],
  ['an apostrophe in JSX', 'd13.jsx', "const a = <p>it's {eval(1)}</p>;\n"],
  ['a quote in TSX', 'd14.tsx', 'const a = <T,>(x: T) => <p>"</p>;\neval(1);\n'],
  ['a comment of HTML in a script', 'd15.js', '<!-- x\neval(1);\n'],
  ['a comment that opens twice', 'd16.js', 'x = 1 /* /* */; eval(1);\n'],
  ['code inserted into a string of Ruby', 'd17.rb', 's = "#{eval(x)}"\n'],
  ['code inserted into a raw f-string', 'd18.py', "s = rf'''{eval(1)}'''\n"],
  ['a backslash at the end of a string', 'd19.py', 's = "\\\\"; eval("1")\n'],
  ['a nowdoc of PHP', 'd20.php', "<?php\n$s = <<<'X'\nfoo\nX;\neval($a);\n"],
  ['the end of PHP in a comment', 'd21.php', '<?php // x ?><?php eval($a);\n'],
  ['the end of PHP in a comment with a hash', 'd22.php', '<?php # x ?> <?php eval($a);\n'],
  ['code in a here document', 'd23.sh', 'cat <<EOF\n$(eval x)\nEOF\n'],
  ['a hash in a string of a shell', 'd24.sh', "x='#'; eval y\n"],
  ['a hash in an expansion of a shell', 'd25.sh', 'a=${b#*/}; eval c\n'],
  ['a long comment of Lua', 'd26.lua', '--[==[ x ]==] eval(1)\n'],
  ['code inserted into a string of Swift', 'd27.swift', 'let s = "\\(eval(1))"\n'],
  ['code inserted into a string of Kotlin', 'd28.kt', 'val s = "${eval(1)}"\n'],
  ['code inserted into a string of C#', 'd29.cs', 'var s = $"{eval(1)}";\n'],
  ['a verbatim string of C#', 'd30.cs', 'var s = @"\\"; eval(1);\n'],
  ['a raw string of Rust', 'd31.rs', 'let s = r#"""#; eval(1);\n'],
  ['a raw string of Go', 'd32.go', 'package a\nvar s = `\\`\nfunc f() { eval(1) }\n'],
  ['a quote as a character of C', 'd33.c', "char c = '\"'; int x = eval(1);\n"],
  [
    'an expression in an attribute of Vue',
    'd35.vue',
    '<template><p @click="eval(x)">a</p></template>\n<script>\neval(1);\n</script>\n',
  ],
  ['a script in HTML', 'd36.html', '<script>eval(1)</script>\n'],
  ['a handler in HTML', 'd37.html', '<p onclick="eval(1)">\n'],
  ['an export', 'd39.mjs', 'export default eval;\n'],
  ['an indirect call', 'd41.js', '(0, eval)(1);\n'],
  ['another name', 'd43.js', 'const e = eval; e(1);\n'],
  ['a member of the window', 'd44.js', 'window.eval(1);\n'],
  ['a block comment of Ruby', 'd47.rb', '=begin\nx\n=end\neval("1")\n'],
  ['code inserted into a string of Groovy', 'd48.groovy', 'def s = "${eval(1)}"\n'],
  ['code inserted into a string of Scala', 'd49.scala', 'val s = s"${eval(1)}"\n'],
  ['code inserted into a string of Dart', 'd50.dart', "var s = '${eval(1)}';\n"],
  ['a text block of Java', 'd51.java', 'String s = """\n  \\""" """; int x = eval(1);\n'],
  ['a string over two lines', 'd54.js', 'const s = "\\\neval(1)"; eval(2);\n'],
  ['a brace in a regular expression', 'd55.js', 'label: { /}/.test(x); eval(1); }\n'],
  ['a division behind a brace', 'd56.js', 'x = {} / 1 /* " */; eval(1)\n'],
  ['strings with all quotes of Python', 'd57.py', "x = '''a''' 'b' \"\"\"c\"\"\"; eval('1')\n"],
  ['code inserted into a string of PowerShell', 'd60.ps1', '$s = "$(eval 1)"\neval 1\n'],
  ['an escaped backtick', 'd62.js', 'x = `\\`${eval(1)}`;\n'],
  ['a syntax error', 'd65.js', '@@@ ### <<<< >>>> syntax error (((\neval(1);\n'],
  ['a NUL character', 'd66.js', '"use strict";\0eval(1);\n'],
  ['code inserted into a string of CoffeeScript', 'd68.coffee', 'a = "#{eval 1}"\n'],
  ['code inserted into a string of Elixir', 'd69.ex', 's = "#{eval(1)}"\n'],
  ['code inserted into a string of Julia', 'd70.jl', 's = "$(eval(1))"\n'],
  ['letters by their numbers', 'd76.js', 'ev\\u0061l(1);\n'],
  ['letters by long numbers', 'd77.ts', 'globalThis.\\u{65}val(1);\n'],
  ['a name in a string', 'd78.js', 'globalThis["eval"](1);\n'],
  ['a name in two strings', 'd79.js', 'globalThis["ev" + "al"](1);\n'],
  ['a name in a template', 'd80.ts', 'window[`eval`](1);\n'],
  ['letters of another form, which Python reads as the same', 'd81.py', '\uFF45val("1")\n'],
  ['mathematical letters, which Python reads as the same', 'd82.py', '\u{1D41E}val("1")\n'],
  ['a key of a pattern', 'd83.js', 'const { eval: run } = globalThis;\nrun(1);\n'],
  ['a member under another name', 'd84.js', 'const run = window.eval;\nrun(1);\n'],
  ['a block of a script in Pug', 'd85.pug', 'script.\n  eval(1);\n'],
  ['an expression in a template of Ruby', 'd86.html.erb', '<p><%= eval(x) %></p>\n'],
  ['a script in a template of Ruby', 'd87.html.erb', '<script>\neval(1);\n</script>\n'],
  ['a script that Ruby writes', 'd88.js.erb', 'eval(1);\n'],
  ['a script in the page around PHP', 'd93.php', '<script>\neval(1);\n</script>\n<?php echo 1;\n'],
  ['PHP in a script', 'd94.php', '<script>\nf(<?= eval($a) ?>);\n</script>\n'],
  ['a call of MATLAB', 'd89.matlab', "eval('x = 1');\n"],
  ['a handler of QML', 'd90.qml', 'Item { onClicked: eval("1") }\n'],
  ['a call of Haxe', 'd91.hx', 'class A { static function main() { eval(1); } }\n'],
  ['a call of Pascal', 'd92.pas', 'begin { x } eval(1); end.\n'],
  ['a regular expression behind a function', 'd75.js', "function f(){} /'/g; eval(1)\n"],
];

/** What no check that reads words can find. */
const REMAINING: readonly (readonly [what: string, name: string, text: string, why: string])[] = [
  [
    'a name that is computed',
    'computed.js',
    'globalThis[["ev", "al"].join("")](1);\n',
    'Names in strings and sums of strings are read. Nothing that does not run the code knows every other way to compute a name: from an array, a table, the answer of a server. A model reads the line.',
  ],
  [
    'a string that a function takes',
    'taken.js',
    'Reflect.get(globalThis, "eval")(1);\n',
    'A rule that names code is checked where the code stands under that name, or under one that a declaration of the file gives it. A string is a value, as in `Reflect.get(globalThis, "eval")`. A model reads the line.',
  ],
  [
    'a spelling that only its interpreter reads as the name',
    'spelled.php',
    '<?php\nEVAL($a);\n',
    "The spelling of a rule counts, and large letters are other names in most languages. PHP reads them as the same, and a shell drops the quotes of `'eval'` and joins lines. A model reads the line.",
  ],
  [
    'the text of a file of data',
    'told.csv',
    '=eval(1)\n',
    'Rules on code are not looked for in files of data, such as tables, logs, schemes and settings, and such files count as checked by the rules that can apply to them. Code in them runs only if other code, which is reviewed, loads it.',
  ],
];

/** Declarations and exports that a rule on forms of code does not find, each with the rule. */
const UNFOUND: readonly (readonly [what: string, rule: string, path: string, text: string, why: string])[] = [
  [
    'A class has a name that a rule forbids, behind a macro of C++',
    'Class names must be PascalCase.',
    'unfound/macros/a.cpp',
    'class EXPORT_API bad_name { };\n',
    'What a macro stands for is written in another file, and the grammar reads `class A b { }` as a function or a variable of the type `A`. Rules on names and sizes of declarations do not find such a class; rules that name code do. A model reads the line.',
  ],
  [
    'A default export stands in a declaration of types',
    'Do not use default exports.',
    'unfound/exports/a.d.ts',
    'declare const x: string;\nexport default x;\n',
    'Tools require the default export of configurations, stories, declarations of types and files in folders such as `.storybook`. The rule is checked in all other files, and the report names the exception. A model reads the line.',
  ],
];

export const DISGUISED: Threat = {
  id: 'disguised',
  title: 'Code that looks like a comment or a string',
  threat:
    'Code that a rule forbids stands where a simple reader sees a comment or a string, so that a check without a model passes it.',
  defence:
    'Checks without a model read the tokens of the grammar where there is one, and else keep the code that strings insert.',
  attacks: [
    ...DISGUISES.map(([what, name, text]): Attack => ({
      tries: `Code stands behind ${what} (\`${name}\`)`,
      by: 'author',
      scene: 'offline',
      brings: { head: { [`disguised/${name}`]: text } },
      says: { findings: `"path": "disguised/${name}"` },
    })),
    ...REMAINING.map(([what, name, text, remains]): Attack => ({
      tries: `Code names \`eval\` by ${what}`,
      by: 'author',
      scene: 'offline',
      brings: { head: { [`disguised/${name}`]: text } },
      never: { findings: `"path": "disguised/${name}"` },
      remains,
    })),
    ...UNFOUND.map(([what, rule, path, text, remains]): Attack => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const instructions = `---\napplyTo: "${folder}/**"\n---\n- ${rule}\n`;
      return {
        tries: what,
        by: 'author',
        scene: 'offline',
        brings: {
          base: { [`.github/instructions/${folder.replace('/', '-')}.instructions.md`]: instructions },
          head: { [path]: text },
        },
        never: { findings: `"path": "${path}"` },
        remains,
      };
    }),
    {
      tries: 'Code that only JavaScript has stands in the page around PHP',
      by: 'author',
      scene: 'offline',
      brings: { head: { 'disguised/page.php': '<script>\nvar page = 1;\n</script>\n<?php echo 1;\n' } },
      never: { findings: '"path": "disguised/page.php"' },
      remains:
        'Rules that name code of any language are checked in the scripts of a page of PHP. A rule that is about JavaScript alone, such as one on `var`, is not looked for in files of PHP. A model reads the line.',
    },
  ],
};
