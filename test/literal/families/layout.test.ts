import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [name: string, rule: string, path: string, head: string, found: readonly string[]];

const blocks = (step: string): string => `if (a) {\n${step}if (b) {\n${step}${step}c();\n${step}}\n}\n`.repeat(3);
const python = (step: string): string => `def f(a):\n${step}if a:\n${step}${step}return a\n\n`.repeat(3);

const rows: readonly Row[] = [
  ['double quotes', 'Use single quotes.', 'a.ts', 'const a = "b";\n', ['1 a string in double quotes']],
  ['single quotes', 'Use double quotes for strings.', 'a.py', "a = 'b'\n", ['1 a string in single quotes']],
  [
    'quotes inside of a value that is inserted',
    'Use double quotes for strings.',
    'a.py',
    "a = f\"{b or 'c'}\"\nd = f'{e}' + 'f'\n",
    ['2 a string in single quotes'],
  ],
  ['a quote that the other one would have to escape', 'Use single quotes.', 'a.ts', 'const a = "it\'s";\n', []],
  ['quotes of markup', 'Use single quotes.', 'a.tsx', 'const a = <p id="b" />;\n', []],
  ['quotes in a comment', 'Use single quotes.', 'a.ts', '// "b"\n', []],
  ['quotes in a regular expression', 'Use single quotes.', 'a.ts', 'const a = /"b"/;\n', []],
  ['quotes in a template', 'Use single quotes.', 'a.ts', 'const a = `"b"`;\n', []],
  ['a text of several lines', 'Use single quotes.', 'a.py', 'def f():\n    """Text."""\n', []],
  ['characters', 'Use double quotes for strings.', 'a.rs', "fn f() { let a = 'b'; }\n", []],
  ['tabs', 'Use 2 spaces for indentation.', 'a.ts', 'if (a) {\n\tb();\n}\n', ['2 an indentation with tabs']],
  ['tabs that a language wants', 'Use 2 spaces for indentation.', 'a.go', 'func f() {\n\tb()\n}\n', []],
  [
    'another number of spaces in a new file',
    'Use 2 spaces for indentation.',
    'a.ts',
    blocks('    '),
    ['2 an indentation of 4 spaces'],
  ],
  ['the wanted number of spaces', 'Use 2 spaces for indentation.', 'a.ts', blocks('  '), []],
  [
    'another number of spaces in Python',
    'Indent with 4 spaces.',
    'a.py',
    python('  '),
    ['2 an indentation of 2 spaces'],
  ],
  [
    'arguments and items of lists, which are no blocks',
    'Indent with 4 spaces.',
    'a.py',
    'call(\n  a,\n)\n'.repeat(4) + 'b = [\n  c,\n]\n'.repeat(4),
    [],
  ],
  ['the wanted number of spaces in Python', 'Indent with 4 spaces.', 'a.py', python('    '), []],
  [
    'another number of spaces in Ruby',
    'Use 2 spaces for indentation.',
    'a.rb',
    'class A\n    def b\n        if c\n            d\n        end\n    end\n\n    def e\n        f\n    end\nend\n',
    ['2 an indentation of 4 spaces'],
  ],
  ['a rule without a number', 'Use spaces for indentation.', 'a.ts', blocks('    '), []],
  ['too few lines to tell', 'Use 2 spaces for indentation.', 'a.ts', 'if (a) {\n    b();\n}\n', []],
  ['lines of prose', 'Use 2 spaces for indentation.', 'a.md', blocks('    '), []],
  ['spaces', 'Use tabs for indentation.', 'a.ts', 'if (a) {\n  b();\n}\n', ['2 an indentation with spaces']],
  ['the lines of a comment', 'Use tabs for indentation.', 'a.ts', '/**\n * A\n */\nb();\n', []],
  [
    'white space at the end',
    'No trailing whitespace.',
    'a.ts',
    'a();  \nb();\n',
    ['1 white space at the end of the line'],
  ],
  [
    'spaces on empty lines',
    'No spaces on empty lines.',
    'a.ts',
    'a();\n  \nb();\n',
    ['2 white space at the end of the line'],
  ],
  [
    'a second blank line',
    'No more than one blank line in a row.',
    'a.ts',
    'a();\n\n\n\nb();\n\nc();\n',
    ['3 a second blank line in a row'],
  ],
  ['white space at the end in prose', 'No trailing whitespace.', 'a.ts', 'a();\n', []],
  ['no line feed at the end', 'Files must end with a newline.', 'a.ts', 'a();', ['1 a last line without a line feed']],
  ['a line feed at the end', 'Files must end with a newline.', 'a.ts', 'a();\n', []],
  [
    'braces left out',
    'Always use curly braces.',
    'a.ts',
    'if (a) b();\nelse c();\nfor (;;) {\n}\n',
    ['1 a body without braces', '2 a body without braces'],
  ],
  [
    'else if',
    'Use braces for all control statements.',
    'A.cs',
    'class A { void F() {\nif (a) { } else if (b) { } else { }\nusing (x) y();\n} }\n',
    [],
  ],
  [
    'conditions of PHP with words',
    'Always use curly braces.',
    'a.php',
    '<?php\nif ($a): b(); endif;\nif ($a) b();\n',
    ['3 a body without braces'],
  ],
  ['an `if` of Python', 'Always use curly braces.', 'a.py', 'if a: b()\n', []],
  ['braces in a text', 'Always use curly braces.', 'a.ts', 'const a = `if (a) b();`;\n', []],
  [
    'a brace below its header',
    'Opening braces go on the same line.',
    'a.ts',
    'if (a)\n{\n  b();\n}\n{\n  c();\n}\n',
    ['2 an opening brace on a line of its own'],
  ],
  [
    'a brace next to its header',
    'Insert a newline before the opening curly brace of any code block (e.g., after `if`, `for`).',
    'A.cs',
    'class A\n{\n  int B { get; set; }\n  void F() {\n    if (a)\n    {\n    }\n    Run(() => {\n    });\n  }\n}\n',
    ['4 an opening brace on the line of its statement'],
  ],
  ['Allman style in a script', 'Use Allman style braces.', 'a.ts', 'if (a) {\n  b();\n}\n', []],
  ['a block of one line', 'Use Allman style braces.', 'A.java', 'class A\n{\n  int f() { return 1; }\n}\n', []],
  [
    'a return that shares its line',
    'Ensure that the final return statement of a method is on its own line.',
    'A.cs',
    'class A { int F() {\n  if (a) return 1;\n  var b = 1; return b;\n}\nint G() {\n  return 1; // One.\n} }\n',
    ['3 a final `return` that shares its line'],
  ],
  [
    'a return below a statement',
    'Add a blank line before return statements.',
    'a.ts',
    'function f() {\n  a();\n  return 1;\n}\nfunction g() {\n  return 1;\n}\nfunction h() {\n  a();\n\n  return 1;\n}\nfunction i() {\n  a();\n  // Why.\n  return 1;\n}\n',
    ['3 `return` without a blank line before it'],
  ],
  [
    'statements without semicolons',
    'Always use semicolons.',
    'a.ts',
    'const a = b\nfor (let i = 0; i < 1; i++) {}\nfunction f() {}\nimport c from "d"\nx();\n',
    ['1 a statement without a semicolon', '4 a statement without a semicolon'],
  ],
  [
    'namespaces, which end with a brace',
    'Always use semicolons.',
    'a.ts',
    'declare global {\n  namespace A {\n    interface B {}\n  }\n}\nnamespace C {\n  export const d = 1\n}\n',
    ['7 a statement without a semicolon'],
  ],
  [
    'semicolons that are not needed',
    'No semicolons.',
    'a.js',
    'a();\nb();\n[1].map(c)\nfor (let i = 0; i < 1; i++) {}\nd(); e()\n',
    ['1 a semicolon at the end of a statement'],
  ],
  ['semicolons of another language', 'No semicolons.', 'A.java', 'class A { int a; }\n', []],
  [
    'collections without a trailing comma',
    'Use trailing commas in multiline objects and arrays.',
    'a.ts',
    'f({\n  a,\n  b\n});\ng([1, 2]);\nh(\n  1\n);\n',
    ['3 a last item without a trailing comma'],
  ],
  ['trailing commas', 'No trailing commas.', 'a.ts', 'f({\n  a,\n  b,\n});\ng([1, 2]);\n', ['3 a trailing comma']],
  ['a tuple of one', 'No trailing commas.', 'a.py', 'a = (1,)\nb = [1,]\n', ['2 a trailing comma']],
  ['ends of lines', 'Use LF line endings.', 'a.ts', 'a();\r\nb();\r\n', ['1 a line that ends with CR LF']],
  ['tabs and no spaces', 'Use tabs, not spaces.', 'a.ts', 'if (a) {\n  b();\n}\n', ['2 an indentation with spaces']],
  [
    'white space that is removed',
    'Remove trailing whitespace.',
    'a.ts',
    'a(); \n',
    ['1 white space at the end of the line'],
  ],
];

describe('layout', () => {
  it.each(rows)('%s', async (_name, rule, path, head, found) => {
    const checks = compileText(`# Code style\n\n- ${rule}`, 'layout');
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, { path, head })).toEqual(found);
  });

  it('says nothing of lines that were there', async () => {
    const checks = compileText('- Use single quotes.', 'layout');
    const base = 'const a = "b";\nc();\n';
    expect(await findInChange(checks, { path: 'a.ts', base, head: `${base}d();\n` })).toEqual([]);
  });

  it.each([
    ['a file that is indented as the rule asks', 'if (a) {\n  b();\n}\n', ['5 an indentation with tabs']],
    ['a file that is indented in the other way', 'if (a) {\n\tb();\n}\n', []],
    ['a file without indentation', 'b();\n\n\n', ['5 an indentation with tabs']],
  ])('looks at the other lines of %s, and reports the first of lines in a row', async (_name, base, found) => {
    const checks = compileText('- Use 2 spaces for indentation.', 'layout');
    const head = `${base}if (c) {\n\td();\n\te();\n}\n`;
    expect(await findInChange(checks, { path: 'a.ts', base, head })).toEqual(found);
  });

  it.each([
    'Add a newline.',
    'Leave a single newline between functions.',
    'Use single quotes for JSX attributes.',
    'Use tabs for navigation.',
    'Do not use spaces in file names.',
    'Add a newline before `return`.',
    'Use curly braces in interpolation.',
    'Use semicolons to separate items of a list.',
    'Put the opening brace on the same line as the name.',
    'Omit braces for objects in configuration.',
  ])('is not meant by "%s"', (rule) => {
    expect(compileText(`- ${rule}`, 'layout')).toEqual([]);
  });
});
