import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [name: string, rule: string, path: string, head: string, found: readonly string[]];

const rows: readonly Row[] = [
  ['double quotes', 'Use single quotes.', 'a.ts', 'const a = "b";\n', ['1 a string in double quotes']],
  ['single quotes', 'Use double quotes for strings.', 'a.py', "a = 'b'\n", ['1 a string in single quotes']],
  ['a quote that the other one would have to escape', 'Use single quotes.', 'a.ts', 'const a = "it\'s";\n', []],
  ['quotes of markup', 'Use single quotes.', 'a.tsx', 'const a = <p id="b" />;\n', []],
  ['quotes in a comment', 'Use single quotes.', 'a.ts', '// "b"\n', []],
  ['quotes in a regular expression', 'Use single quotes.', 'a.ts', 'const a = /"b"/;\n', []],
  ['quotes in a template', 'Use single quotes.', 'a.ts', 'const a = `"b"`;\n', []],
  ['a text of several lines', 'Use single quotes.', 'a.py', 'def f():\n    """Text."""\n', []],
  ['characters', 'Use double quotes for strings.', 'a.rs', "fn f() { let a = 'b'; }\n", []],
  ['tabs', 'Use 2 spaces for indentation.', 'a.ts', 'if (a) {\n\tb();\n}\n', ['2 an indentation with tabs']],
  ['tabs that a language wants', 'Use 2 spaces for indentation.', 'a.go', 'func f() {\n\tb()\n}\n', []],
  ['spaces', 'Use tabs for indentation.', 'a.ts', 'if (a) {\n  b();\n}\n', ['2 an indentation with spaces']],
  ['the lines of a comment', 'Use tabs for indentation.', 'a.ts', '/**\n * A\n */\nb();\n', []],
  [
    'white space at the end',
    'No trailing whitespace.',
    'a.ts',
    'a();  \nb();\n',
    ['1 white space at the end of the line'],
  ],
  ['white space at the end in prose', 'No trailing whitespace.', 'a.ts', 'a();\n', []],
  ['no line feed at the end', 'Files must end with a newline.', 'a.ts', 'a();', ['1 a last line without a line feed']],
  ['a line feed at the end', 'Files must end with a newline.', 'a.ts', 'a();\n', []],
];

describe('layout', () => {
  it.each(rows)('%s', async (_name, rule, path, head, found) => {
    const checks = compileText(`- ${rule}`, 'layout');
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, { path, head })).toEqual(found);
  });

  it('says nothing of lines that were there', async () => {
    const checks = compileText('- Use single quotes.', 'layout');
    const base = 'const a = "b";\nc();\n';
    expect(await findInChange(checks, { path: 'a.ts', base, head: `${base}d();\n` })).toEqual([]);
  });

  it.each([
    'Add a newline.',
    'Leave a single newline between functions.',
    'Use single quotes for JSX attributes.',
    'Use tabs for navigation.',
    'Do not use spaces in file names.',
    'Add a newline before `return`.',
  ])('is not meant by "%s"', (rule) => {
    expect(compileText(`- ${rule}`, 'layout')).toEqual([]);
  });
});
